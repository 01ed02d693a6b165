//===- GraphTreeHarness.cpp - Functions for CUDA graph trees --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTreeHarness.h"

#include <algorithm>

using namespace ao::cts;

static const int64_t oneDimension[] = {count};

Draft::Draft(std::string name, AortMode mode) : name(std::move(name)) {
  spec.structSize = sizeof(spec);
  spec.mode = mode;
  spec.length = 10;
}

Draft &Draft::argument(AortArgumentClass kind) {
  AortArgumentSpec one{};
  one.structSize = sizeof(one);
  one.name = "x";
  one.origin = "model.py:7";
  one.kind = kind;
  one.rank = 1;
  one.elementBytes = sizeof(uint32_t);
  one.sizes = oneDimension;
  arguments.push_back(one);
  return *this;
}

Draft &Draft::buffer(int64_t elements, int64_t begin, int64_t end,
                     AortSide side) {
  AortBufferSpec one{};
  one.structSize = sizeof(one);
  one.name = "own";
  one.side = side;
  one.bytes = elements * static_cast<int64_t>(sizeof(uint32_t));
  one.begin = begin;
  one.end = end;
  one.hint = -1;
  buffers.push_back(one);
  return *this;
}

Draft &Draft::result(AortResultClass kind, int32_t index) {
  AortResultSpec one{};
  one.structSize = sizeof(one);
  one.name = "y";
  one.origin = "model.py:9";
  one.kind = kind;
  one.index = index;
  one.rank = 1;
  one.elementBytes = sizeof(uint32_t);
  one.sizes = oneDimension;
  results.push_back(one);
  return *this;
}

Draft &Draft::fresh(AortSide side) {
  buffer(count, 0, 10, side);
  return result(AORT_RESULT_BUFFER, static_cast<int32_t>(buffers.size()) - 1);
}

const AortFunctionSpec &Draft::finish() {
  spec.name = name.c_str();
  spec.arguments = arguments.data();
  spec.argumentCount = static_cast<int32_t>(arguments.size());
  spec.buffers = buffers.data();
  spec.bufferCount = static_cast<int32_t>(buffers.size());
  spec.results = results.data();
  spec.resultCount = static_cast<int32_t>(results.size());
  spec.constants = constants.data();
  spec.constantCount = static_cast<int32_t>(constants.size());
  return spec;
}

std::vector<uint32_t> ao::cts::rotated(std::vector<uint32_t> values) {
  std::rotate(values.begin(),
              values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2),
              values.end());
  return values;
}

std::vector<uint32_t> ao::cts::mixed(const std::vector<uint32_t> &first,
                                     const std::vector<uint32_t> &second) {
  std::vector<uint32_t> result = first;
  std::copy(second.begin() + static_cast<std::ptrdiff_t>(second.size() / 2),
            second.end(),
            result.begin() + static_cast<std::ptrdiff_t>(result.size() / 2));
  return result;
}

//===----------------------------------------------------------------------===//
// Trees and functions
//===----------------------------------------------------------------------===//

AortGraphTreeOptions GraphTreeTest::treeOptions() {
  AortGraphTreeOptions options;
  aortGraphTreeOptionsInit(&options);
  options.checks = 1;
  // Few addresses: sanitizers keep books of all of them.
  options.poolBytes = options.hostPoolBytes = 64 << 20;
  return options;
}

void GraphTreeTest::open(const AortGraphTreeOptions &options) {
  AO_CHECK(aortGraphTreeCreate(device, &options, &tree));
}

void GraphTreeTest::TearDown() {
  if (tree) {
    AortGraphTreeStatistics s = treeStatistics();
    EXPECT_EQ(s.runs, s.replays + s.captures + s.warmups + s.eagerRuns);
    EXPECT_LE(s.poolBoundBytes, s.poolBytes);
    EXPECT_EQ(aortGraphTreeCheck(tree), AORT_OK) << aortLastErrorMessage();
    EXPECT_EQ(aortGraphTreeDestroy(tree), AORT_OK) << aortLastErrorMessage();
  }
  for (void *pointer : inputs)
    freeDevice(pointer);
  RuntimeTest::TearDown();
}

static AortStatus runCode(const AortFrame *frame) {
  auto *code = static_cast<Code *>(frame->data);
  ++code->calls;
  return code->body(*frame);
}

AortFunction *
GraphTreeTest::add(Draft &draft,
                   std::function<AortStatus(const AortFrame &)> body) {
  auto code = std::make_unique<Code>();
  code->body = std::move(body);
  draft.spec.entry = runCode;
  draft.spec.data = code.get();
  AortFunction *function = nullptr;
  EXPECT_EQ(aortGraphTreeAddFunction(tree, &draft.finish(), &function), AORT_OK)
      << aortLastErrorMessage();
  codes[function] = std::move(code);
  return function;
}

static AortStatus copyHalf(const AortFrame &frame, void *to, bool toSecond,
                           const void *from, bool fromSecond) {
  return aortCopy(frame.stream, static_cast<char *>(to) + toSecond * bytes / 2,
                  static_cast<const char *>(from) + fromSecond * bytes / 2,
                  bytes / 2);
}

AortStatus ao::cts::copyRotated(const AortFrame &frame, void *to,
                                const void *from) {
  AortStatus status = copyHalf(frame, to, false, from, true);
  return status != AORT_OK ? status : copyHalf(frame, to, true, from, false);
}

AortFunction *GraphTreeTest::rotation(const char *name, AortMode mode,
                                      AortArgumentClass kind) {
  Draft draft(name, mode);
  draft.argument(kind).fresh();
  return add(draft, [](const AortFrame &frame) {
    return copyRotated(frame, frame.buffers[0], frame.arguments[0]);
  });
}

AortFunction *GraphTreeTest::mixture(const char *name, AortMode mode,
                                     AortArgumentClass kind) {
  Draft draft(name, mode);
  draft.argument(kind).argument(kind).fresh();
  return add(draft, [](const AortFrame &frame) {
    AortStatus status =
        copyHalf(frame, frame.buffers[0], false, frame.arguments[0], false);
    return status != AORT_OK ? status
                             : copyHalf(frame, frame.buffers[0], true,
                                        frame.arguments[1], true);
  });
}

//===----------------------------------------------------------------------===//
// Runs and results
//===----------------------------------------------------------------------===//

AortArgument GraphTreeTest::memory(void *pointer) {
  AortArgument argument{};
  argument.structSize = sizeof(argument);
  argument.pointer = pointer;
  argument.rank = 1;
  argument.elementBytes = sizeof(uint32_t);
  argument.sizes = oneDimension;
  return argument;
}

AortArgument GraphTreeTest::held(AortBuffer *buffer) {
  AortArgument argument{};
  argument.structSize = sizeof(argument);
  argument.buffer = buffer;
  return argument;
}

AortArgument GraphTreeTest::consumed(AortBuffer *buffer) {
  AortArgument argument = held(buffer);
  argument.flags = AORT_ARGUMENT_CONSUMED;
  return argument;
}

AortArgument GraphTreeTest::number(int64_t value) {
  AortArgument argument{};
  argument.structSize = sizeof(argument);
  argument.value = value;
  return argument;
}

AortStatus GraphTreeTest::tryRun(AortFunction *function,
                                 const std::vector<AortArgument> &arguments,
                                 std::vector<AortBuffer *> &results) {
  return aortFunctionRun(function, arguments.data(),
                         static_cast<int32_t>(arguments.size()), results.data(),
                         static_cast<int32_t>(results.size()));
}

AortBuffer *GraphTreeTest::run(AortFunction *function,
                               const std::vector<AortArgument> &arguments) {
  std::vector<AortBuffer *> results(1);
  EXPECT_EQ(tryRun(function, arguments, results), AORT_OK)
      << aortLastErrorMessage();
  return results[0];
}

void GraphTreeTest::runRounds(AortFunction *function, void *x, int rounds) {
  for (int round = 0; round < rounds; ++round)
    release(run(function, {memory(x)}));
}

void GraphTreeTest::release(AortBuffer *buffer) {
  EXPECT_EQ(aortBufferRelease(buffer), AORT_OK) << aortLastErrorMessage();
}

void *GraphTreeTest::pointerOf(AortBuffer *buffer) {
  void *pointer = nullptr;
  EXPECT_EQ(aortBufferMap(buffer, &pointer), AORT_OK) << aortLastErrorMessage();
  return pointer;
}

std::vector<uint32_t> GraphTreeTest::contents(AortBuffer *buffer) {
  return read(pointerOf(buffer), count);
}

AortBufferInfo GraphTreeTest::infoOf(AortBuffer *buffer) {
  AortBufferInfo info{};
  info.structSize = sizeof(info);
  EXPECT_EQ(aortBufferInfo(buffer, &info), AORT_OK) << aortLastErrorMessage();
  return info;
}

AortGraphTreeStatistics GraphTreeTest::treeStatistics() {
  AortGraphTreeStatistics statistics{};
  statistics.structSize = sizeof(statistics);
  EXPECT_EQ(aortGraphTreeStatistics(tree, &statistics), AORT_OK)
      << aortLastErrorMessage();
  return statistics;
}

std::string GraphTreeTest::treeJson() {
  size_t needed = 0;
  EXPECT_EQ(aortGraphTreeJson(tree, nullptr, 0, &needed), AORT_OK);
  std::string text(needed, '\0');
  EXPECT_EQ(aortGraphTreeJson(tree, text.data(), text.size(), nullptr),
            AORT_OK);
  text.resize(needed - 1);
  return text;
}

void *GraphTreeTest::input(uint32_t seed) {
  void *pointer = deviceBuffer(bytes);
  write(pointer, pattern(count, seed));
  inputs.push_back(pointer);
  return pointer;
}
