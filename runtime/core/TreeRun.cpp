//===- TreeRun.cpp - One run from end to end ------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "Tree.h"

#include <algorithm>

using namespace ao::runtime;

Status Tree::run(AortFunction &function, const AortArgument *arguments,
                 int32_t n, AortBuffer **results, int32_t m, bool beginsSteps) {
  if (isShutDown)
    return invalidState("function '" + function.name +
                        "' runs after the tree was shut down");
  if (static_cast<size_t>(n) != function.arguments.size() ||
      static_cast<size_t>(m) != function.results.size())
    return invalidArgument(
        "function '" + function.name + "' has " +
        std::to_string(function.arguments.size()) + " arguments and " +
        std::to_string(function.results.size()) + " results, got " +
        std::to_string(n) + " and " + std::to_string(m));
  if (device.capture().isOpen())
    return invalidState("function '" + function.name +
                        "' runs inside a capture");
  if (int64_t live = device.transfers().live(); live > 0)
    return invalidState("function '" + function.name + "' runs with " +
                        std::to_string(live) + " transfers in flight");
  mayBegin = beginsSteps && options.automaticSteps;
  AORT_RETURN_IF_ERROR(readArguments(function, arguments));
  Plan plan;
  plan.function = &function;
  AORT_RETURN_IF_ERROR(decide(plan));
  AORT_RETURN_IF_ERROR(act(plan, results));
  Status finished = finish(function);
  // The caller gets none of them.
  for (int32_t i = 0; i < m && !finished.ok(); ++i)
    (void)pool->release(*results[i]);
  return finished;
}

Status Tree::finish(AortFunction &function) {
  if (function.mode != AORT_MODE_INFERENCE)
    isForwardPending = function.mode == AORT_MODE_FORWARD;
  numbersDrawn += static_cast<uint64_t>(function.randomNumbers);
  ++counts.runs;
  AORT_RETURN_IF_ERROR(releaseConsumed());
  if (options.checks >= 1)
    AORT_RETURN_IF_ERROR(checkPlaces());
  if (options.checks >= 2)
    AORT_RETURN_IF_ERROR(fillFree());
  return options.synchronize ? device.synchronize() : Status();
}

Status Tree::act(Plan &plan, AortBuffer **results) {
  if (plan.isEager) {
    beginIfDue(plan);
    return runEagerly(plan, results);
  }
  TreeNode &node = plan.node ? *plan.node : *plan.fresh;
  bool isWarm = plan.variant->isWarm || options.skipWarmup;
  bool isReplay = node.graph != nullptr;
  // A capture runs nothing: until it has succeeded, all is as it was.
  if (!isReplay && isWarm && !options.forceWarmup)
    AORT_RETURN_IF_ERROR(
        record(node, plan.fresh ? findOldVariant(node) : nullptr));
  beginIfDue(plan);
  warnOnceIfStuck(*plan.function);
  AORT_RETURN_IF_ERROR(writeRandom(*plan.function));
  AORT_RETURN_IF_ERROR(copyInputs(node));
  AORT_RETURN_IF_ERROR(node.graph ? launch(node) : warmUp(node));
  if (plan.fresh)
    addNode(std::move(plan.fresh));
  ++(isReplay     ? counts.replays
     : node.graph ? counts.recordings
                  : counts.warmups);
  ++node.runs;
  node.lastUsed = ++clock;
  current = &node;
  isBehindNew = !isReplay;
  handOut(node, results);
  return {};
}

void Tree::beginIfDue(const Plan &plan) {
  if (plan.endsGeneration)
    endGeneration();
  else if (plan.endsPath)
    endPath();
}

void Tree::addNode(std::unique_ptr<TreeNode> fresh) {
  TreeNode *parent = fresh->parent;
  // The last launch of what goes may still run.
  if (TreeNode *old = findOldVariant(*fresh); old && synchronizeAll().ok())
    dropNode(*old);
  fresh->id = ++nodesMade;
  for (size_t side = 0; side < 2; ++side) {
    int64_t &bytes = footprint.bytes[side];
    bytes = std::max(bytes, fresh->need.bytes[side]);
    int64_t &bound = footprint.bound[side];
    bound = std::max(bound, fresh->need.bound[side]);
  }
  (parent ? parent->children : roots).push_back(std::move(fresh));
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// The handle of a result in the pool, or of memory that nobody gives back: the
/// same as the last time, unless somebody still holds that.
AortBuffer &Tree::freshHandle(ResultUse &use) {
  Ownership ownership = use.isPooled ? Ownership::Pool : Ownership::Nobody;
  AortBuffer *handle = use.handle;
  if (handle && (handle->references > 0 || handle->ownership != ownership)) {
    pool->drop(*handle);
    handle = nullptr;
  }
  if (!handle) {
    handle = &pool->makeBuffer();
    handle->info = use.info;
    handle->isKept = true;
    use.handle = handle;
  }
  handle->ownership = ownership;
  handle->pointer = use.address;
  handle->generation = generation;
  handle->isStale = false;
  handle->isOrphan = false;
  handle->slot = -1;
  if (use.isPooled) {
    handle->slot = static_cast<int32_t>(slots.size());
    slots.push_back(handle);
  }
  return *handle;
}

void Tree::handOut(TreeNode &node, AortBuffer **results) {
  const AortFunction &function = *node.variant->function;
  for (size_t i = 0; i < node.results.size(); ++i) {
    ResultUse &use = node.results[i];
    const ResultTraits &traits = function.results[i];
    AortBuffer *same = nullptr;
    if (use.sameAs >= 0)
      same = results[use.sameAs];
    else if (use.slot >= 0)
      same = slots[static_cast<size_t>(use.slot)];
    else if (traits.kind == AORT_RESULT_ARGUMENT && !use.isPooled)
      same = given[traits.index].buffer;
    AortBuffer &buffer = same ? *same : freshHandle(use);
    pool->hand(buffer);
    results[i] = &buffer;
  }
}

Status Tree::releaseConsumed() {
  Status first;
  for (const GivenArgument &one : given)
    if (one.isConsumed)
      if (Status status = pool->release(*one.buffer);
          !status.ok() && first.ok())
        first = status;
  return first;
}

//===----------------------------------------------------------------------===//
// Outside of the pool
//===----------------------------------------------------------------------===//

Status Tree::allocateEagerly(const FunctionVariant &variant, TreeNode &node) {
  const AortFunction &function = *variant.function;
  for (size_t i = 0; i < function.arguments.size(); ++i) {
    bool isRandom = function.arguments[i].kind == AORT_ARGUMENT_RANDOM;
    void *pointer = isRandom ? randomBlock : given[i].pointer;
    if (function.arguments[i].isMemory() && !given[i].isUsable) {
      // The function wants it dense and aligned.
      AORT_RETURN_IF_ERROR(
          pool->allocate(AORT_SIDE_DEVICE, variant.argumentBytes[i],
                         function.arguments[i].name.c_str(), pointer));
      node.arguments[i].kind = ArgumentUse::Copied;
    }
    node.argumentPointers[i] = pointer;
  }
  for (size_t i = 0; i < function.buffers.size(); ++i)
    AORT_RETURN_IF_ERROR(pool->allocate(
        function.buffers[i].side, variant.bufferBytes[i],
        function.buffers[i].name.c_str(), node.bufferPointers[i]));
  return constants(function, node);
}

/// All but what results keep.
void Tree::freeEagerly(const FunctionVariant &variant, TreeNode &node,
                       bool hasFailed) {
  const AortFunction &function = *variant.function;
  std::vector<bool> keepsArgument(function.arguments.size()),
      keepsBuffer(function.buffers.size());
  for (const ResultTraits &result : function.results)
    if (hasFailed)
      continue;
    else if (result.kind == AORT_RESULT_BUFFER)
      keepsBuffer[result.index] = true;
    else if (result.kind == AORT_RESULT_ARGUMENT)
      keepsArgument[result.index] = true;
  // What cannot be freed is found as a leak.
  for (size_t i = 0; i < function.arguments.size(); ++i)
    if (node.arguments[i].kind == ArgumentUse::Copied && !keepsArgument[i])
      (void)pool->free(AORT_SIDE_DEVICE, node.argumentPointers[i]);
  for (size_t i = 0; i < function.buffers.size(); ++i)
    if (!keepsBuffer[i] && node.bufferPointers[i])
      (void)pool->free(function.buffers[i].side, node.bufferPointers[i]);
}

void Tree::handOutEagerly(const FunctionVariant &variant, TreeNode &node,
                          AortBuffer **results) {
  const AortFunction &function = *variant.function;
  for (size_t i = 0; i < function.results.size(); ++i) {
    const ResultTraits &traits = function.results[i];
    AortBuffer *buffer = nullptr;
    bool owns = traits.kind == AORT_RESULT_BUFFER;
    void *pointer = nullptr;
    if (traits.kind == AORT_RESULT_RESULT) {
      buffer = results[traits.index];
    } else if (traits.kind == AORT_RESULT_ARGUMENT) {
      const GivenArgument &one = given[traits.index];
      owns = node.arguments[traits.index].kind == ArgumentUse::Copied;
      pointer = node.argumentPointers[traits.index];
      if (!owns && one.slot >= 0)
        buffer = slots[static_cast<size_t>(one.slot)];
      else if (!owns)
        buffer = one.buffer;
    } else {
      pointer = owns ? node.bufferPointers[traits.index]
                     : node.constantPointers[traits.index];
    }
    if (!buffer) {
      buffer = &pool->makeBuffer();
      buffer->info = variant.results[i];
      buffer->pointer = static_cast<char *>(pointer);
      buffer->ownership = owns ? Ownership::Handle : Ownership::Nobody;
      buffer->generation = generation;
    }
    pool->hand(*buffer);
    results[i] = buffer;
  }
}

Status Tree::runEagerly(Plan &plan, AortBuffer **results) {
  FunctionVariant &variant = *plan.variant;
  AortFunction &function = *plan.function;
  TreeNode node;
  node.variant = &variant;
  node.arguments.resize(function.arguments.size());
  node.argumentPointers.resize(function.arguments.size());
  node.bufferPointers.resize(function.buffers.size());
  Status status = writeRandom(function);
  if (status.ok())
    status = allocateEagerly(variant, node);
  for (size_t i = 0; i < function.arguments.size() && status.ok(); ++i)
    if (node.arguments[i].kind == ArgumentUse::Copied)
      status =
          copyInput(variant, i, static_cast<char *>(node.argumentPointers[i]));
  if (status.ok())
    status = callEntry(variant, node);
  for (size_t i = 0; i < function.arguments.size() && status.ok(); ++i)
    if (node.arguments[i].kind == ArgumentUse::Copied)
      status =
          copyBack(variant, i, static_cast<char *>(node.argumentPointers[i]));
  freeEagerly(variant, node, !status.ok());
  if (!status.ok())
    return plan.reason == AORT_REASON_POOL_EXHAUSTED
               ? Status(status.code(),
                        status.message() + "; " + poolFailure.message())
               : status;
  variant.isWarm = true;
  handOutEagerly(variant, node, results);
  ++counts.eagerRuns;
  ++counts.reasons[plan.reason];
  return {};
}
