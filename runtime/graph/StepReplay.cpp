//===- StepReplay.cpp - Functions that lowered code replays ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of a divided step pass buffers to each other by address. Buffers of
// a tree are looked up here by their address, so that they are managed inputs
// of the next run, and so that freeing them releases them.
//
//===----------------------------------------------------------------------===//

#include "StepReplay.h"
#include "../api/ApiSupport.h"
#include "../api/StepSupport.h"
#include "GraphTree.h"
#include "GraphTreeTable.h"

#include <cstring>

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Held results
//===----------------------------------------------------------------------===//

void HeldResults::add(void *pointer, AortBuffer *result) {
  std::lock_guard<std::mutex> lock(mutex);
  results.emplace(pointer, result);
  ++count;
}

AortBuffer *HeldResults::find(void *pointer, bool takes) {
  if (count.load(std::memory_order_relaxed) == 0)
    return nullptr;
  std::lock_guard<std::mutex> lock(mutex);
  auto end = results.upper_bound(pointer);
  if (end == results.begin() || std::prev(end)->first != pointer)
    return nullptr;
  AortBuffer *result = std::prev(end)->second;
  if (takes) {
    results.erase(std::prev(end));
    --count;
  }
  return result;
}

//===----------------------------------------------------------------------===//
// One replay
//===----------------------------------------------------------------------===//

namespace {

Status statusOf(AortStatus status) {
  return status == AORT_OK ? Status() : Status(status, aortLastErrorMessage());
}

/// The words of one call, read as the function's arguments and results.
class Replay {
public:
  Replay(AortDevice &device, const AortFunctionSpec &spec, int64_t *words)
      : device(device), spec(spec), words(words) {}

  Status run();

private:
  void readWords();
  AortArgument describe(size_t argument) const;
  Status runFrom();
  Status hold(const std::vector<AortBuffer *> &results);
  Status runAlone();
  Status allocate(const FunctionVariant &variant);
  Status callEntry();
  Status freeOwn();
  void answerAlone();
  void provide();
  void *address(size_t argument) const {
    return reinterpret_cast<void *>(values[argument]);
  }
  /// Returns the address of a result that is a part of an argument.
  void *place(const ResultTraits &result) const {
    return static_cast<char *>(address(result.index)) + result.offset;
  }
  void answer(size_t result, void *pointer) {
    words[firstResult + result] =
        static_cast<int64_t>(reinterpret_cast<intptr_t>(pointer));
  }

  AortDevice &device;
  const AortFunctionSpec &spec;
  int64_t *words;
  AortFunction *function = nullptr;
  /// Of each argument: its address or number, and its sizes.
  std::vector<int64_t> values, key;
  std::vector<std::vector<int64_t>> sizes;
  size_t firstResult = 0;
  /// Without a tree.
  std::unique_ptr<AortFunction> own;
  std::vector<void *> buffers, constants;
  std::vector<int64_t> numbers;
};

} // namespace

void Replay::readWords() {
  size_t next = 0;
  for (const ArgumentTraits &argument : function->arguments) {
    values.push_back(words[next++]);
    if (argument.kind == AORT_ARGUMENT_KEY)
      key.push_back(values.back());
    sizes.push_back(argument.sizes);
    for (int64_t &size : sizes.back())
      if (size < 0) {
        size = words[next++];
        key.push_back(size);
      }
  }
  firstResult = next;
  for (size_t i = 0; i < function->results.size(); ++i)
    answer(i, nullptr);
}

//===----------------------------------------------------------------------===//
// From a tree
//===----------------------------------------------------------------------===//

AortArgument Replay::describe(size_t index) const {
  const ArgumentTraits &traits = function->arguments[index];
  AortArgument argument{};
  argument.structSize = sizeof(argument);
  if (traits.kind == AORT_ARGUMENT_KEY)
    argument.value = values[index];
  if (!traits.isMemory())
    return argument;
  argument.buffer = GraphTreeTable::of(device).held().find(address(index));
  if (!argument.buffer)
    argument.pointer = address(index);
  if (traits.isDonated && (argument.buffer || argument.pointer))
    argument.flags = AORT_ARGUMENT_CONSUMED;
  argument.rank = static_cast<int32_t>(sizes[index].size());
  argument.elementBytes = traits.elementBytes;
  // A shape without dimensions needs a pointer as well.
  static constexpr int64_t noSize = 0;
  argument.sizes = sizes[index].empty() ? &noSize : sizes[index].data();
  return argument;
}

/// A result that is an argument or another result belongs to the owner of that.
Status Replay::hold(const std::vector<AortBuffer *> &results) {
  for (size_t i = 0; i < results.size(); ++i) {
    const ResultTraits &traits = function->results[i];
    if (!results[i])
      continue;
    void *pointer = nullptr;
    AORT_RETURN_IF_ERROR(statusOf(aortBufferMap(results[i], &pointer)));
    AortBufferInfo info{};
    info.structSize = sizeof(info);
    AORT_RETURN_IF_ERROR(statusOf(aortBufferInfo(results[i], &info)));
    bool isOwn = traits.kind == AORT_RESULT_BUFFER;
    if (traits.kind == AORT_RESULT_NUMBER)
      std::memcpy(&words[firstResult + i], pointer, sizeof(int64_t));
    else if (traits.kind == AORT_RESULT_ARGUMENT)
      // A copy of it in the pool is released with its handle.
      answer(i, place(traits));
    else
      // An empty result has no address.
      answer(i, info.bytes > 0 ? pointer : nullptr);
    if (isOwn && info.bytes > 0)
      GraphTreeTable::of(device).held().add(pointer, results[i]);
    else
      AORT_RETURN_IF_ERROR(statusOf(aortBufferRelease(results[i])));
  }
  return {};
}

Status Replay::runFrom() {
  std::vector<AortArgument> arguments;
  for (size_t i = 0; i < function->arguments.size(); ++i)
    arguments.push_back(describe(i));
  std::vector<AortBuffer *> results(function->results.size());
  bool isStepFailure = false;
  AORT_RETURN_IF_ERROR(statusOf(runFunction(
      function, arguments.data(), static_cast<int32_t>(arguments.size()),
      results.data(), static_cast<int32_t>(results.size()),
      /*beginsSteps=*/false, isStepFailure)));
  // A result may be where an argument was that died.
  for (size_t i = 0; i < arguments.size(); ++i)
    if (arguments[i].buffer && function->arguments[i].isDonated)
      (void)GraphTreeTable::of(device).held().take(address(i));
  AORT_RETURN_IF_ERROR(hold(results));
  for (size_t i = 0; i < arguments.size(); ++i)
    if (!arguments[i].buffer && function->arguments[i].isDonated)
      AORT_RETURN_IF_ERROR(
          statusOf(aortDeviceFree(&device, address(i), nullptr)));
  return {};
}

//===----------------------------------------------------------------------===//
// Without a tree
//===----------------------------------------------------------------------===//

/// Allocates the buffers as lowered code without a tree would.
Status Replay::allocate(const FunctionVariant &variant) {
  buffers.resize(function->buffers.size());
  for (size_t i = 0; i < buffers.size(); ++i) {
    const BufferTraits &buffer = function->buffers[i];
    const char *name = buffer.name.c_str();
    int64_t bytes = variant.bufferBytes[i];
    AORT_RETURN_IF_ERROR(statusOf(
        buffer.side == AORT_SIDE_HOST
            ? aortHostAlloc(&device, bytes, name, &buffers[i])
            : aortDeviceAlloc(&device, bytes, nullptr, name, &buffers[i])));
  }
  for (const ConstantTraits &constant : function->constants)
    AORT_RETURN_IF_ERROR(device.memory().constant(constant.data, constant.bytes,
                                                  constant.name.c_str(),
                                                  constants.emplace_back()));
  return {};
}

Status Replay::callEntry() {
  std::vector<void *> arguments;
  for (size_t i = 0; i < function->arguments.size(); ++i) {
    bool isNumber = function->arguments[i].kind == AORT_ARGUMENT_KEY;
    arguments.push_back(isNumber ? nullptr : address(i));
  }
  AortFrame frame{};
  frame.device = &device;
  frame.arguments = arguments.data();
  frame.buffers = buffers.data();
  frame.constants = constants.data();
  frame.key = key.data();
  frame.data = function->data;
  numbers.assign(function->results.size(), 0);
  frame.numbers = numbers.data();
  AORT_RETURN_IF_ERROR(device.streams().compute(frame.stream));
  return statusOf(function->entry(&frame));
}

/// Results keep their buffers.
void Replay::answerAlone() {
  for (size_t i = 0; i < function->results.size(); ++i) {
    const ResultTraits &result = function->results[i];
    int64_t &word = words[firstResult + i];
    if (result.kind == AORT_RESULT_BUFFER)
      answer(i, std::exchange(buffers[result.index], nullptr));
    else if (result.kind == AORT_RESULT_ARGUMENT)
      answer(i, address(result.index));
    else if (result.kind == AORT_RESULT_CONSTANT)
      answer(i, constants[result.index]);
    else if (result.kind == AORT_RESULT_RESULT)
      word = words[firstResult + result.index];
    else
      word = numbers[i];
    word += result.offset;
  }
}

Status Replay::freeOwn() {
  for (size_t i = 0; i < buffers.size(); ++i) {
    if (!buffers[i])
      continue;
    bool onHost = function->buffers[i].side == AORT_SIDE_HOST;
    AORT_RETURN_IF_ERROR(
        statusOf(onHost ? aortHostFree(&device, buffers[i])
                        : aortDeviceFree(&device, buffers[i], nullptr)));
  }
  return {};
}

Status Replay::runAlone() {
  if (function->randomNumbers > 0)
    return unsupported("function '" + function->name +
                       "' draws random numbers, which needs a tree");
  std::unique_ptr<FunctionVariant> variant;
  AORT_RETURN_IF_ERROR(function->makeVariant(key, variant));
  Status status = allocate(*variant);
  if (status.ok())
    status = callEntry();
  if (status.ok())
    answerAlone();
  Status freed = freeOwn();
  AORT_RETURN_IF_ERROR(status);
  AORT_RETURN_IF_ERROR(freed);
  for (size_t i = 0; i < function->arguments.size(); ++i)
    if (function->arguments[i].isDonated)
      AORT_RETURN_IF_ERROR(
          statusOf(aortDeviceFree(&device, address(i), nullptr)));
  return {};
}

//===----------------------------------------------------------------------===//
// Either
//===----------------------------------------------------------------------===//

/// A step that runs on after a failure finds memory in place of results.
void Replay::provide() {
  std::unique_ptr<FunctionVariant> variant;
  if (!device.backend().deviceMemoryIsHostReadable() ||
      !function->makeVariant(key, variant).ok())
    return;
  for (size_t i = 0; i < function->results.size(); ++i) {
    const ResultInfo &info = *variant->results[i];
    void *pointer = nullptr;
    Status status =
        info.side == AORT_SIDE_HOST
            ? device.hostMemory().acquire(info.bytes, info.name.c_str(),
                                          /*enforce=*/false, pointer)
            : device.memory().allocate(info.bytes, nullptr, info.name.c_str(),
                                       /*shared=*/false, /*enforce=*/false,
                                       pointer);
    if (status.ok())
      answer(i, pointer);
  }
}

Status Replay::run() {
  AortGraphTree *tree = GraphTreeTable::of(device).tree();
  if (tree) {
    GraphTreeLock lock;
    AORT_RETURN_IF_ERROR(lock.take(*tree->pool));
    AORT_RETURN_IF_ERROR(tree->functionOf(spec, function));
  } else {
    AortFunctionSpec complete{};
    AORT_RETURN_IF_ERROR(readCallersStruct(&spec, complete));
    AORT_RETURN_IF_ERROR(AortFunction::create(complete, own));
    function = own.get();
  }
  readWords();
  Status status = tree ? runFrom() : runAlone();
  if (!status.ok())
    provide();
  return status;
}

/// After a failure, results have memory of the right size if the step continues
/// after failures.
static AortStatus replay(AortDevice &device, const void *spec, int64_t *words) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(spec);
    AORT_REQUIRE(words);
    return Replay(device, *static_cast<const AortFunctionSpec *>(spec), words)
        .run();
  });
}

void aortStepReplay(const void *spec, int64_t *words) {
  step::refuseNested();
  if (!step::skipping())
    step::check(replay(step::device(), spec, words));
}
