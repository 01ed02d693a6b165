//===- GraphTreeRun.cpp - One run from end to end -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../core/Device.h"
#include "GraphTree.h"

#include <algorithm>

using namespace ao::runtime;

Status GraphTree::run(AortFunction &function, const AortArgument *arguments,
                      int32_t n, AortBuffer **results, int32_t m,
                      bool beginsSteps) {
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
    if (results[i])
      (void)pool->release(*results[i]);
  return finished;
}

Status GraphTree::finish(AortFunction &function) {
  if (function.mode != AORT_MODE_INFERENCE)
    isForwardPending = function.mode == AORT_MODE_FORWARD;
  random->drawn += static_cast<uint64_t>(function.randomNumbers);
  ++counts.runs;
  AORT_RETURN_IF_ERROR(releaseConsumed());
  if (options.checks >= 1)
    AORT_RETURN_IF_ERROR(checkPlaces());
  if (options.checks >= 2)
    AORT_RETURN_IF_ERROR(fillFree());
  return options.synchronize ? device.synchronize() : Status();
}

Status GraphTree::act(Plan &plan, AortBuffer **results) {
  if (plan.isEager) {
    beginIfDue(plan);
    return runEagerly(plan, results);
  }
  GraphTreeNode &node = plan.node ? *plan.node : *plan.fresh;
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
  ++(isReplay ? counts.replays : node.graph ? counts.captures : counts.warmups);
  ++node.runs;
  node.lastUsed = ++clock;
  pathsBegun += node.parent == nullptr;
  node.lastTurn = runsOf(node.parent);
  current = &node;
  isBehindNew = !isReplay;
  handOut(node, results, /*isKept=*/true);
  return {};
}

void GraphTree::beginIfDue(const Plan &plan) {
  if (plan.endsGeneration)
    endGeneration();
  else if (plan.endsPath)
    endPath();
}

void GraphTree::addNode(std::unique_ptr<GraphTreeNode> fresh) {
  GraphTreeNode *parent = fresh->parent;
  // The last launch of the removed node may still run.
  if (GraphTreeNode *old = findOldVariant(*fresh); old && synchronizeAll().ok())
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

/// A storage of the run: that of the last run, unless it is still held.
Storage &GraphTree::freshStorage(StorageUse &use, bool isKept) {
  Storage *storage = use.last;
  if (storage &&
      (storage->references > 0 || storage->ownership != use.ownership)) {
    pool->drop(*storage);
    storage = nullptr;
  }
  if (!storage)
    storage = &pool->makeStorage();
  use.last = isKept ? storage : nullptr;
  storage->isKept = isKept;
  storage->info = use.info;
  storage->side = use.info->side;
  storage->ownership = use.ownership;
  storage->pointer = use.address;
  storage->bytes = use.bytes;
  storage->isStale = false;
  storage->isOrphan = false;
  storage->slot = -1;
  if (use.ownership == Ownership::Pool) {
    storage->slot = static_cast<int32_t>(slots.size());
    slots.push_back(storage);
  }
  return *storage;
}

/// The handle of the last run, unless it is still held.
AortBuffer &GraphTree::freshHandle(ResultUse &use, Storage &storage,
                                   bool isKept) {
  AortBuffer *handle = use.handle;
  if (handle && handle->references > 0) {
    pool->drop(*handle);
    handle = nullptr;
  }
  if (!handle)
    handle = &pool->makeBuffer();
  use.handle = isKept ? handle : nullptr;
  handle->isKept = isKept;
  handle->info = use.info;
  handle->storage = &storage;
  handle->offset = use.address ? use.address - storage.pointer : 0;
  handle->generation = generation;
  return *handle;
}

/// Returns the results of a run to the caller. With `isKept`, the node reuses
/// its handles.
void GraphTree::handOut(GraphTreeNode &node, AortBuffer **results,
                        bool isKept) {
  const AortFunction &function = *node.variant->function;
  for (size_t i = 0; i < node.results.size(); ++i) {
    ResultUse &use = node.results[i];
    results[i] = nullptr;
    if (function.results[i].kind == AORT_RESULT_NONE)
      continue;
    // A result that has the same bytes already.
    AortBuffer *same = use.sameAs >= 0     ? results[use.sameAs]
                       : use.argument >= 0 ? given[use.argument].buffer
                                           : nullptr;
    Storage *storage = same ? same->storage : nullptr;
    if (!storage && use.slot >= 0)
      storage = slots[static_cast<size_t>(use.slot)];
    if (!storage && use.argument >= 0)
      storage = findLive(use.address);
    if (!storage)
      storage = &freshStorage(node.storages[static_cast<size_t>(use.storage)],
                              isKept);
    if (storage->ownership == Ownership::Inline) {
      storage->number = node.numbers[i];
      storage->pointer = reinterpret_cast<char *>(&storage->number);
    }
    bool isSame = same && same->pointer() == use.address &&
                  same->info->hasLayoutOf(*use.info);
    AortBuffer &buffer = isSame ? *same : freshHandle(use, *storage, isKept);
    pool->hand(buffer);
    results[i] = &buffer;
  }
}

Status GraphTree::releaseConsumed() {
  Status first;
  for (const GivenArgument &one : given)
    if (one.isConsumed && one.buffer)
      if (Status status = pool->release(*one.buffer);
          !status.ok() && first.ok())
        first = status;
  return first;
}

//===----------------------------------------------------------------------===//
// Outside of the pool
//===----------------------------------------------------------------------===//

Status GraphTree::allocateEagerly(const FunctionVariant &variant,
                                  GraphTreeNode &node) {
  const AortFunction &function = *variant.function;
  for (size_t i = 0; i < function.arguments.size(); ++i) {
    bool isRandom = function.arguments[i].kind == AORT_ARGUMENT_RANDOM;
    void *pointer = isRandom ? randomBlock : given[i].pointer;
    bool isCopied = !given[i].isUsable ||
                    (function.arguments[i].isScratch() && !ownsBytes(i));
    if (function.arguments[i].isMemory() && isCopied) {
      AORT_RETURN_IF_ERROR(
          pool->allocate(AORT_SIDE_DEVICE, variant.argumentBytes[i],
                         function.arguments[i].name.c_str(), pointer));
      node.arguments[i].kind = ArgumentUse::Copied;
    } else {
      node.arguments[i].slot = given[i].slot;
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
void GraphTree::freeEagerly(const FunctionVariant &variant, GraphTreeNode &node,
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
  // Memory that cannot be freed is reported as a leak.
  for (size_t i = 0; i < function.arguments.size(); ++i)
    if (node.arguments[i].kind == ArgumentUse::Copied && !keepsArgument[i])
      (void)pool->free(AORT_SIDE_DEVICE, node.argumentPointers[i]);
  for (size_t i = 0; i < function.buffers.size(); ++i)
    if (!keepsBuffer[i] && node.bufferPointers[i])
      (void)pool->free(function.buffers[i].side, node.bufferPointers[i]);
}

Status GraphTree::runEagerly(Plan &plan, AortBuffer **results) {
  FunctionVariant &variant = *plan.variant;
  AortFunction &function = *plan.function;
  GraphTreeNode node;
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
  planResults(node, Ownership::Storage);
  handOut(node, results, /*isKept=*/false);
  ++counts.eagerRuns;
  ++counts.reasons[plan.reason];
  return {};
}
