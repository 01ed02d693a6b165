//===- Tree.cpp - Trees of recordings -------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tree.h"
#include "ao-runtime/Step.h"

#include <cstring>
#include <deque>

using namespace ao::python;
namespace nb = nanobind;

static void check(AortStatus status) {
  if (status != AORT_OK)
    throw TreeFailure(status, aortLastErrorMessage());
}

[[noreturn]] static void refuse(const std::string &message) {
  throw TreeFailure(AORT_INVALID_ARGUMENT, message.c_str());
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// The runtime inside of this module, which no other library sees.
static void *findSymbol(const char *name, void *) {
  static const std::map<std::string_view, void *> known = {
#define AORT_STEP_FUNCTION(result, name, arguments)                            \
  {#name, reinterpret_cast<void *>(name)},
#define AORT_MLIR_FUNCTION(result, name, arguments)                            \
  {#name, reinterpret_cast<void *>(name)},
#include "ao-runtime/Step.def"
  };
  auto found = known.find(name);
  return found == known.end() ? nullptr : found->second;
}

std::shared_ptr<Functions> Functions::compile(Module &module, int optimization,
                                              Messages &messages) {
  AoFunctionOptions options;
  aoFunctionOptionsInit(&options);
  options.optimization = optimization;
  options.findSymbol = findSymbol;
  AoFunctions *compiled = module.compile(options, messages);
  return compiled ? std::make_shared<Functions>(compiled) : nullptr;
}

std::vector<std::string> Functions::names() const {
  std::vector<std::string> names;
  for (size_t i = 0;; ++i) {
    AoStringRef name = aoFunctionsName(functions, i);
    if (name.length == 0)
      return names;
    names.emplace_back(name.data, name.length);
  }
}

const AortFunctionSpec *Functions::find(const std::string &name) const {
  return static_cast<const AortFunctionSpec *>(
      aoFunctionsFind(functions, {name.data(), name.size()}));
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

namespace {
/// The arguments of a run, with what they refer to.
class Arguments {
public:
  explicit Arguments(const AortFunctionSpec &spec) : spec(spec) {}
  ~Arguments() {
    for (Py_buffer &view : views)
      PyBuffer_Release(&view);
  }
  Arguments(const Arguments &) = delete;
  Arguments &operator=(const Arguments &) = delete;

  void add(const nb::handle &object);
  void addBuffer(AortBuffer *buffer) { next().buffer = buffer; }

  std::vector<AortArgument> arguments;

private:
  AortArgument &next();
  void addMemory(const nb::handle &object);
  void addValue(const nb::handle &object);
  static bool readWord(const nb::handle &object, int64_t &word);
  std::string name() const {
    return "argument " + std::to_string(arguments.size() - 1) + " of '" +
           spec.name + "'";
  }

  const AortFunctionSpec &spec;
  std::deque<Py_buffer> views;
  std::deque<std::vector<int64_t>> numbers;
};
} // namespace

AortArgument &Arguments::next() {
  AortArgument &made = arguments.emplace_back();
  made = {};
  made.structSize = sizeof(made);
  return made;
}

void Arguments::add(const nb::handle &object) {
  AortArgumentClass kind =
      arguments.size() < static_cast<size_t>(spec.argumentCount)
          ? spec.arguments[arguments.size()].kind
          : AORT_ARGUMENT_AUTO;
  if (kind == AORT_ARGUMENT_RANDOM && object.is_none()) {
    (void)next();
    return;
  }
  if (kind == AORT_ARGUMENT_VALUE)
    return addValue(object);
  if (kind != AORT_ARGUMENT_KEY)
    return addMemory(object);
  if (!readWord(object, next().value))
    refuse(name() + " is a whole number of 64 bits");
}

/// Whether the object is a whole number of 64 bits.
bool Arguments::readWord(const nb::handle &object, int64_t &word) {
  int overflow = 0;
  nb::object number = nb::steal(PyNumber_Index(object.ptr()));
  if (number)
    word = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
  PyErr_Clear();
  return number && !overflow;
}

/// A number that the function reads on the device: its bits, as a whole number,
/// or the bytes of one element.
void Arguments::addValue(const nb::handle &object) {
  const AortArgumentSpec &wanted = spec.arguments[arguments.size()];
  AortArgument &made = next();
  if (readWord(object, made.value))
    return;
  std::string fits = name() + " is a whole number of 64 bits or a buffer of " +
                     std::to_string(wanted.elementBytes) + " bytes";
  Py_buffer view;
  if (PyObject_GetBuffer(object.ptr(), &view, PyBUF_SIMPLE) != 0) {
    PyErr_Clear();
    refuse(fits);
  }
  views.push_back(view);
  if (view.len != wanted.elementBytes)
    refuse(fits + ", got " + std::to_string(view.len));
  std::memcpy(&made.value, view.buf, static_cast<size_t>(view.len));
}

void Arguments::addMemory(const nb::handle &object) {
  size_t index = arguments.size();
  AortArgument &made = next();
  int flags = PyBUF_STRIDES;
  if (index < static_cast<size_t>(spec.argumentCount) &&
      spec.arguments[index].mutated)
    flags |= PyBUF_WRITABLE;
  Py_buffer view;
  if (PyObject_GetBuffer(object.ptr(), &view, flags) != 0)
    throw nb::python_error();
  views.push_back(view);
  if (view.itemsize == 0)
    refuse(name() + " has elements of no bytes");
  std::vector<int64_t> &sizes = numbers.emplace_back();
  std::vector<int64_t> &strides = numbers.emplace_back();
  for (int d = 0; d < view.ndim; ++d) {
    sizes.push_back(view.shape[d]);
    // ctypes gives none, even where they are asked for.
    if (!view.strides)
      continue;
    if (view.strides[d] % view.itemsize != 0)
      refuse(name() + " has a stride that is no multiple of its elements");
    strides.push_back(view.strides[d] / view.itemsize);
  }
  // A shape without dimensions is given, too.
  sizes.push_back(0);
  strides.push_back(0);
  made.pointer = view.buf;
  made.rank = view.ndim;
  made.elementBytes = view.itemsize;
  made.sizes = sizes.data();
  made.strides = view.strides ? strides.data() : nullptr;
}

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

void Tree::warn(void *self, const char *message) {
  auto *tree = static_cast<Tree *>(self);
  std::lock_guard<std::mutex> lock(tree->warningsMutex);
  tree->warnings.emplace_back(message);
}

std::vector<std::string> Tree::takeWarnings() {
  std::lock_guard<std::mutex> lock(warningsMutex);
  return std::exchange(warnings, {});
}

Tree::Tree(std::shared_ptr<Functions> given, const AortTreeOptions &options)
    : code(std::move(given)) {
  AortInstanceOptions how;
  aortInstanceOptionsInit(&how);
  check(aortInstanceOptionsFromEnvironment(&how));
  how.backend = AORT_BACKEND_HOST;
  how.launchesOnly = 1;
  how.warning = warn;
  how.warningData = this;
  check(aortInstanceCreate(&how, &instance));
  try {
    device = aortInstanceDevice(instance, 0);
    check(aortTreeCreate(device, &options, &open));
    for (const std::string &name : code->names()) {
      auto &[spec, function] = functions[name];
      spec = code->find(name);
      check(aortTreeAddFunction(open, spec, &function));
    }
  } catch (...) {
    aortInstanceDestroy(instance);
    throw;
  }
}

Tree::~Tree() { aortInstanceDestroy(instance); }

AortTree *Tree::tree() const {
  if (!open)
    throw TreeFailure(AORT_INVALID_STATE, "the tree is closed");
  return open;
}

void Tree::markStep() { check(aortTreeMarkStep(tree())); }

void Tree::reset() { check(aortTreeReset(tree())); }

void Tree::writeDot(const std::string &path) const {
  check(aortTreeWriteDot(tree(), path.c_str()));
}

void Tree::close() {
  if (open)
    check(aortTreeDestroy(open));
  open = nullptr;
}

AortTreeStatistics Tree::statistics() const {
  AortTreeStatistics statistics{};
  statistics.structSize = sizeof(statistics);
  check(aortTreeStatistics(tree(), &statistics));
  return statistics;
}

std::string Tree::json() const {
  size_t needed = 0;
  check(aortTreeJson(tree(), nullptr, 0, &needed));
  std::string text(needed, '\0');
  check(aortTreeJson(tree(), text.data(), text.size(), &needed));
  text.resize(needed - 1);
  return text;
}

/// What functions call of the runtime works on the default instance, so that
/// one runs at a time, whatever tree it is of. Behind it the caller's memory is
/// its own again; `finished` says whether all that was started has ended well.
static AortStatus runAlone(AortInstance *instance, AortFunction *function,
                           const std::vector<AortArgument> &arguments,
                           std::vector<AortBuffer *> &results,
                           AortStatus &finished) {
  static std::mutex running;
  std::lock_guard<std::mutex> lock(running);
  aortSetDefaultInstance(instance);
  AortStatus status = aortFunctionRun(
      function, arguments.data(), static_cast<int32_t>(arguments.size()),
      results.data(), static_cast<int32_t>(results.size()));
  aortSetDefaultInstance(nullptr);
  // Not while another run captures on the device.
  if (status == AORT_OK)
    finished = aortDeviceSynchronize(aortInstanceDevice(instance, 0));
  return status;
}

std::vector<std::shared_ptr<Buffer>>
Tree::run(const std::string &name, const nb::list &given,
          const std::vector<size_t> &consumed) {
  (void)tree();
  auto known = functions.find(name);
  if (known == functions.end())
    refuse("there is no function '" + name + "'");
  auto [spec, function] = known->second;
  Arguments arguments(*spec);
  for (nb::handle object : given)
    if (nb::isinstance<Buffer>(object))
      arguments.addBuffer(nb::cast<Buffer &>(object).get());
    else
      arguments.add(object);
  for (size_t index : consumed)
    arguments.arguments.at(index).flags |= AORT_ARGUMENT_CONSUMED;
  std::vector<AortBuffer *> results(static_cast<size_t>(spec->resultCount));
  AortStatus ran, finished = AORT_OK;
  {
    nb::gil_scoped_release release;
    ran = runAlone(instance, function, arguments.arguments, results, finished);
  }
  check(ran);
  // The run has taken what it consumes and made results, finished or not.
  for (size_t index : consumed)
    nb::cast<Buffer &>(given[index]).buffer = nullptr;
  std::vector<std::shared_ptr<Buffer>> handed;
  for (AortBuffer *result : results)
    handed.push_back(std::make_shared<Buffer>(shared_from_this(), result));
  check(finished);
  return handed;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

Buffer::~Buffer() {
  // Nobody is left to hear of a failure.
  if (buffer)
    (void)aortBufferRelease(buffer);
}

AortBuffer *Buffer::get() const {
  if (!buffer)
    throw TreeFailure(AORT_INVALID_STATE, "the buffer was released");
  return buffer;
}

AortBufferInfo Buffer::info() const {
  AortBufferInfo info{};
  info.structSize = sizeof(info);
  check(aortBufferInfo(get(), &info));
  return info;
}

void Buffer::read(void *target, int64_t bytes) const {
  void *pointer = nullptr;
  check(aortBufferMap(get(), &pointer));
  if (bytes == 0)
    return;
  AortStream *stream = nullptr;
  check(aortDeviceComputeStream(tree->device, &stream));
  check(aortCopy(stream, target, pointer, bytes));
  check(aortStreamSynchronize(stream));
}

void Buffer::detach() { check(aortBufferDetach(get())); }

void Buffer::release() {
  check(aortBufferRelease(get()));
  buffer = nullptr;
}
