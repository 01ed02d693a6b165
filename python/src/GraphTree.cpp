//===- GraphTree.cpp - CUDA graph trees -----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTree.h"
#include "ao-runtime/Step.h"

#include <cstring>
#include <deque>
#include <nanobind/stl/shared_ptr.h>

using namespace ao::python;
namespace nb = nanobind;

static void check(AortStatus status) {
  if (status != AORT_OK)
    throw GraphTreeFailure(status, aortLastErrorMessage());
}

[[noreturn]] static void refuse(const std::string &message) {
  throw GraphTreeFailure(AORT_INVALID_ARGUMENT, message.c_str());
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

  /// With `isConsumed`, the function may write over the object's bytes.
  void add(const nb::handle &object, bool isConsumed);
  void addBuffer(AortBuffer *buffer, bool isConsumed) {
    AortArgument &made = next();
    made.buffer = buffer;
    made.flags = isConsumed ? AORT_ARGUMENT_CONSUMED : 0;
  }

  std::vector<AortArgument> arguments;

private:
  AortArgument &next();
  void addMemory(const nb::handle &object, bool isConsumed);
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

void Arguments::add(const nb::handle &object, bool isConsumed) {
  AortArgumentClass kind =
      arguments.size() < static_cast<size_t>(spec.argumentCount)
          ? spec.arguments[arguments.size()].kind
          : AORT_ARGUMENT_AUTO;
  bool isMemory = kind != AORT_ARGUMENT_RANDOM && kind != AORT_ARGUMENT_KEY &&
                  kind != AORT_ARGUMENT_VALUE;
  if (isConsumed && !isMemory) {
    (void)next();
    refuse(name() + " is a number and cannot be consumed");
  }
  if (kind == AORT_ARGUMENT_RANDOM && object.is_none()) {
    (void)next();
    return;
  }
  if (kind == AORT_ARGUMENT_VALUE)
    return addValue(object);
  if (kind != AORT_ARGUMENT_KEY)
    return addMemory(object, isConsumed);
  if (!readWord(object, next().value))
    refuse(name() + " is a whole number of 64 bits");
}

/// Returns true if the object is a whole number of 64 bits.
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

void Arguments::addMemory(const nb::handle &object, bool isConsumed) {
  size_t index = arguments.size();
  AortArgument &made = next();
  int flags = PyBUF_STRIDES;
  // Of an argument that is donated, nothing is written that is not consumed.
  bool isUpdated = index < static_cast<size_t>(spec.argumentCount) &&
                   spec.arguments[index].mutated &&
                   !spec.arguments[index].donated;
  if (isUpdated || isConsumed)
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
      refuse(name() + " has a stride that is not a multiple of its elements");
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
  // Without bytes there is nothing to give up.
  made.flags = isConsumed && view.buf ? AORT_ARGUMENT_CONSUMED : 0;
}

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

void GraphTree::warn(void *self, const char *message) {
  auto *tree = static_cast<GraphTree *>(self);
  std::lock_guard<std::mutex> lock(tree->warningsMutex);
  tree->warnings.emplace_back(message);
}

std::vector<std::string> GraphTree::takeWarnings() {
  std::lock_guard<std::mutex> lock(warningsMutex);
  return std::exchange(warnings, {});
}

/// One function runs at a time, whatever tree it is of.
static std::mutex &running() {
  static std::mutex mutex;
  return mutex;
}

AortRandomState RandomState::read() const {
  std::lock_guard<std::mutex> lock(running());
  return state;
}

void RandomState::write(uint64_t seed, uint64_t drawn) {
  std::lock_guard<std::mutex> lock(running());
  state = {sizeof(state), seed, drawn};
}

GraphTree::GraphTree(std::shared_ptr<Functions> given,
                     const AortGraphTreeOptions &options,
                     std::shared_ptr<RandomState> shared)
    : code(std::move(given)), random(std::move(shared)) {
  AortContextOptions how;
  aortContextOptionsInit(&how);
  ::check(aortContextOptionsFromEnvironment(&how));
  how.backend = AORT_BACKEND_HOST;
  how.launchesOnly = 1;
  how.warning = warn;
  how.warningData = this;
  ::check(aortContextCreate(&how, &context));
  try {
    device = aortContextDevice(context, 0);
    ::check(aortGraphTreeCreate(device, &options, &open));
    if (random)
      ::check(aortGraphTreeRegisterRandomState(open, &random->state));
    for (const std::string &name : code->names()) {
      auto &[spec, function] = functions[name];
      spec = code->find(name);
      ::check(aortGraphTreeAddFunction(open, spec, &function));
    }
  } catch (...) {
    aortContextDestroy(context);
    throw;
  }
}

GraphTree::~GraphTree() { aortContextDestroy(context); }

AortGraphTree *GraphTree::tree() const {
  if (!open)
    throw GraphTreeFailure(AORT_INVALID_STATE, "the tree is closed");
  return open;
}

void GraphTree::markStep() { ::check(aortGraphTreeMarkStep(tree())); }

void GraphTree::beginBackward() { ::check(aortGraphTreeBeginBackward(tree())); }

void GraphTree::reset() { ::check(aortGraphTreeReset(tree())); }

void GraphTree::shutdown() { ::check(aortGraphTreeShutdown(tree())); }

void GraphTree::check() const { ::check(aortGraphTreeCheck(tree())); }

void GraphTree::synchronize() const {
  (void)tree();
  ::check(aortDeviceSynchronize(device));
}

AortRandomState GraphTree::randomState() const {
  AortRandomState state{};
  state.structSize = sizeof(state);
  ::check(aortGraphTreeRandomState(tree(), &state));
  return state;
}

void GraphTree::setRandomState(uint64_t seed, uint64_t drawn) {
  AortRandomState state = {sizeof(state), seed, drawn};
  ::check(aortGraphTreeSetRandomState(tree(), &state));
}

void GraphTree::writeDot(const std::string &path) const {
  ::check(aortGraphTreeWriteDot(tree(), path.c_str()));
}

void GraphTree::close() {
  if (open)
    ::check(aortGraphTreeDestroy(open));
  open = nullptr;
}

AortGraphTreeStatistics GraphTree::statistics() const {
  AortGraphTreeStatistics statistics{};
  statistics.structSize = sizeof(statistics);
  ::check(aortGraphTreeStatistics(tree(), &statistics));
  return statistics;
}

std::string GraphTree::json() const {
  size_t needed = 0;
  ::check(aortGraphTreeJson(tree(), nullptr, 0, &needed));
  std::string text(needed, '\0');
  ::check(aortGraphTreeJson(tree(), text.data(), text.size(), &needed));
  text.resize(needed - 1);
  return text;
}

/// Runs a function with the default context set, on which its calls of the
/// runtime work. Afterwards the caller's memory is no longer in use; `finished`
/// says whether all of the issued work has completed.
static AortStatus runAlone(AortContext *context, AortFunction *function,
                           const std::vector<AortArgument> &arguments,
                           std::vector<AortBuffer *> &results,
                           AortStatus &finished) {
  std::lock_guard<std::mutex> lock(running());
  aortSetDefaultContext(context);
  AortStatus status = aortFunctionRun(
      function, arguments.data(), static_cast<int32_t>(arguments.size()),
      results.data(), static_cast<int32_t>(results.size()));
  aortSetDefaultContext(nullptr);
  // Not while another run captures on the device.
  if (status == AORT_OK)
    finished = aortDeviceSynchronize(aortContextDevice(context, 0));
  return status;
}

/// A number with its sign, of as many bytes as it has.
static nb::object readNumber(AortBuffer *result) {
  AortBufferInfo info{};
  info.structSize = sizeof(info);
  ::check(aortBufferInfo(result, &info));
  void *pointer = nullptr;
  ::check(aortBufferMap(result, &pointer));
  int64_t value = 0;
  std::memcpy(&value, pointer, static_cast<size_t>(info.elementBytes));
  int64_t above = 64 - 8 * info.elementBytes;
  value = static_cast<int64_t>(static_cast<uint64_t>(value) << above) >> above;
  ::check(aortBufferRelease(result));
  return nb::int_(value);
}

nb::list GraphTree::run(const std::string &name, const nb::list &given,
                        const std::vector<size_t> &consumed) {
  (void)tree();
  auto known = functions.find(name);
  if (known == functions.end())
    refuse("there is no function '" + name + "'");
  auto [spec, function] = known->second;
  Arguments arguments(*spec);
  std::vector<bool> isConsumed(nb::len(given));
  for (size_t index : consumed)
    isConsumed.at(index) = true;
  for (size_t i = 0; i < isConsumed.size(); ++i) {
    nb::object object = given[i];
    if (nb::isinstance<Buffer>(object))
      arguments.addBuffer(nb::cast<Buffer &>(object).get(), isConsumed[i]);
    else
      arguments.add(object, isConsumed[i]);
  }
  std::vector<AortBuffer *> results(static_cast<size_t>(spec->resultCount));
  AortStatus ran, finished = AORT_OK;
  {
    nb::gil_scoped_release release;
    ran = runAlone(context, function, arguments.arguments, results, finished);
  }
  ::check(ran);
  // The run has taken what it consumes and made results, finished or not.
  for (size_t index : consumed)
    if (nb::isinstance<Buffer>(given[index]))
      nb::cast<Buffer &>(given[index]).buffer = nullptr;
  nb::list values;
  for (size_t i = 0; i < results.size(); ++i)
    if (!results[i])
      values.append(nb::none());
    else if (spec->results[i].kind == AORT_RESULT_NUMBER)
      values.append(readNumber(results[i]));
    else
      values.append(std::make_shared<Buffer>(shared_from_this(), results[i]));
  ::check(finished);
  return values;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

Buffer::~Buffer() {
  // Errors during teardown are ignored.
  if (buffer)
    (void)aortBufferRelease(buffer);
}

AortBuffer *Buffer::get() const {
  if (!buffer)
    throw GraphTreeFailure(AORT_INVALID_STATE, "the buffer was released");
  return buffer;
}

AortBufferInfo Buffer::info() const {
  AortBufferInfo info{};
  info.structSize = sizeof(info);
  check(aortBufferInfo(get(), &info));
  return info;
}

void Buffer::read(void *target) const {
  AortBufferInfo known = info();
  void *pointer = nullptr;
  check(aortBufferMap(get(), &pointer));
  if (known.bytes == 0)
    return;
  AortStream *stream = nullptr;
  check(aortDeviceComputeStream(tree->device, &stream));
  std::vector<int64_t> dense(static_cast<size_t>(known.rank));
  int64_t elements = 1;
  for (size_t d = dense.size(); d-- > 0; elements *= known.sizes[d])
    dense[d] = elements;
  AortStridedCopy copy{};
  copy.destination = target;
  copy.source = pointer;
  copy.elementBytes = known.elementBytes;
  copy.rank = known.rank;
  copy.sizes = known.sizes;
  copy.destinationStrides = dense.data();
  copy.sourceStrides = known.strides;
  check(known.strides ? aortCopyStrided(stream, &copy)
                      : aortCopy(stream, target, pointer, known.bytes));
  check(aortStreamSynchronize(stream));
}

void Buffer::detach() { check(aortBufferDetach(get())); }

void Buffer::release() {
  check(aortBufferRelease(get()));
  buffer = nullptr;
}
