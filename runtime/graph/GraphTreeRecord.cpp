//===- GraphTreeRecord.cpp - Warm-up, capture and launch ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../api/StepSupport.h"
#include "../backend/Clock.h"
#include "../core/Device.h"
#include "GraphTree.h"

using namespace ao::runtime;

namespace {
/// While an entry runs, the tree refuses calls of this thread, and failures of
/// step functions are kept from the error handler, which may jump away.
class EntryScope {
public:
  EntryScope(GraphTreePool &pool, Status &failure) : pool(pool) {
    pool.runner = std::this_thread::get_id();
    step::deferFailures(&failure);
  }
  ~EntryScope() {
    step::deferFailures(nullptr);
    pool.runner = std::thread::id();
  }

private:
  GraphTreePool &pool;
};
} // namespace

Status GraphTree::callEntry(FunctionVariant &variant, GraphTreeNode &node) {
  const AortFunction &function = *variant.function;
  AortFrame frame{};
  frame.device = &device;
  AORT_RETURN_IF_ERROR(device.streams().compute(frame.stream));
  frame.arguments = node.argumentPointers.data();
  frame.buffers = node.bufferPointers.data();
  frame.constants = node.constantPointers.data();
  frame.key = variant.key.data();
  if (function.randomNumbers > 0)
    frame.random = static_cast<const uint64_t *>(randomBlock);
  frame.data = function.data;
  node.numbers.assign(function.results.size(), 0);
  frame.numbers = node.numbers.data();
  stepFailure = Status();
  AortStatus status;
  {
    EntryScope scope(*pool, stepFailure);
    status = function.entry(&frame);
  }
  if (!stepFailure.ok())
    return stepFailure;
  if (status == AORT_OK)
    return {};
  return {status,
          "function '" + function.name + "' failed: " + aortLastErrorMessage()};
}

Status GraphTree::warmUp(GraphTreeNode &node) {
  AORT_RETURN_IF_ERROR(callEntry(*node.variant, node));
  node.variant->isWarm = true;
  return {};
}

/// Captures the function. `old`, which may be null, is replaced, and its
/// executable graph is reused. After a failure, the function is no longer
/// captured.
Status GraphTree::record(GraphTreeNode &node, GraphTreeNode *old) {
  int64_t start = nowNs();
  AortFunction &function = *node.variant->function;
  // Its last launch may still run.
  if (old)
    AORT_RETURN_IF_ERROR(synchronizeAll());
  AORT_RETURN_IF_ERROR(device.capture().begin(/*mayAllocate=*/false));
  node.transfers.clear();
  device.records().setJournal(&node.transfers);
  Status status = callEntry(*node.variant, node);
  device.records().setJournal(nullptr);
  std::unique_ptr<BackendGraph> graph;
  Status ended = device.capture().end(old ? old->graph.get() : nullptr, graph);
  if (old)
    dropNode(*old);
  if (int64_t live = device.transfers().live(); live > 0) {
    if (status.ok())
      status = uncapturable(std::to_string(live) + " transfers, one of " +
                            device.transfers().anyLiveName() +
                            ", begin in the function and end "
                            "elsewhere");
    device.transfers().abandon();
  }
  if (status.ok())
    status = ended;
  if (!status.ok()) {
    function.reason = status.message();
    return {status.code(), "function '" + function.name +
                               "' cannot be captured: " + status.message()};
  }
  node.graph = std::move(graph);
  counts.captureNs += nowNs() - start;
  return {};
}

Status GraphTree::launch(GraphTreeNode &node) {
  int64_t start = nowNs();
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(device.streams().compute(stream));
  AORT_RETURN_IF_ERROR(device.hostMemory().launch(*node.graph, *stream));
  for (const Recorder::IssuedTransfer &transfer : node.transfers)
    device.records().transferIssued(transfer.value, transfer.direction,
                                    transfer.bytes);
  counts.replayNs += nowNs() - start;
  return {};
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// Returns the copy from the argument to a dense copy, whose strides are stored
/// in `dense`.
AortStridedCopy GraphTree::denseCopy(const AortFunction &function, size_t index,
                                     int64_t *dense) const {
  const GivenArgument &one = given[index];
  const ArgumentTraits &traits = function.arguments[index];
  AortStridedCopy copy{};
  copy.source = one.pointer;
  copy.elementBytes = traits.elementBytes;
  copy.rank = static_cast<int32_t>(traits.sizes.size());
  copy.sizes = one.given->sizes;
  if (!copy.sizes && one.buffer)
    copy.sizes = one.buffer->info->sizes.data();
  int64_t elements = 1;
  for (int32_t d = copy.rank; d-- > 0; elements *= copy.sizes[d])
    dense[d] = elements;
  copy.destinationStrides = dense;
  copy.sourceStrides = one.strides ? one.strides : dense;
  return copy;
}

/// By value, in stream order: whatever is copied from would have to outlive
/// this call, and runs before may not have read the last number yet.
Status GraphTree::writeNumber(AortStream &stream, uint64_t bits, int64_t bytes,
                              char *target) {
  for (int64_t done = 0; done < bytes; done += 4)
    AORT_RETURN_IF_ERROR(device.backend().fill(
        *stream.backend, target + done,
        static_cast<uint32_t>(bits >> (8 * done)),
        static_cast<int32_t>(std::min<int64_t>(bytes, 4)), /*count=*/1));
  return {};
}

Status GraphTree::copyInput(const FunctionVariant &variant, size_t index,
                            char *target) {
  if (variant.argumentBytes[index] == 0)
    return {};
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(device.streams().compute(stream));
  const ArgumentTraits &traits = variant.function->arguments[index];
  if (traits.kind == AORT_ARGUMENT_VALUE)
    return writeNumber(*stream,
                       static_cast<uint64_t>(given[index].given->value),
                       traits.elementBytes, target);
  // By value as well: the next run of what made it may be sooner than the copy.
  if (const AortBuffer *buffer = given[index].buffer;
      buffer && buffer->storage->ownership == Ownership::Inline)
    return writeNumber(*stream, static_cast<uint64_t>(buffer->storage->number),
                       variant.argumentBytes[index], target);
  int64_t dense[AORT_MAX_RANK];
  AortStridedCopy copy = denseCopy(*variant.function, index, dense);
  copy.destination = target;
  ++counts.copiedInputs;
  counts.copiedBytes += variant.argumentBytes[index];
  return device.transfers().copyStrided(*stream, copy);
}

/// Copies the writes of an eager run from a dense copy to its argument.
Status GraphTree::copyBack(const FunctionVariant &variant, size_t index,
                           const char *source) {
  bool isUpdated = variant.function->arguments[index].isUpdated();
  if (!isUpdated || variant.argumentBytes[index] == 0)
    return {};
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(device.streams().compute(stream));
  int64_t dense[AORT_MAX_RANK];
  AortStridedCopy copy = denseCopy(*variant.function, index, dense);
  std::swap(copy.destinationStrides, copy.sourceStrides);
  copy.destination = given[index].pointer;
  copy.source = source;
  return device.transfers().copyStrided(*stream, copy);
}

Status GraphTree::copyInputs(const GraphTreeNode &node) {
  for (size_t i = 0; i < node.arguments.size(); ++i)
    if (node.arguments[i].kind == ArgumentUse::Copied)
      AORT_RETURN_IF_ERROR(
          copyInput(*node.variant, i, node.arguments[i].address));
  return {};
}

Status GraphTree::constants(const AortFunction &function, GraphTreeNode &node) {
  for (const ConstantTraits &constant : function.constants)
    AORT_RETURN_IF_ERROR(device.memory().constant(
        constant.data, constant.bytes, constant.name.c_str(),
        node.constantPointers.emplace_back()));
  return {};
}

/// The address from which captured graphs read their random state is stable.
Status GraphTree::prepareRandom(const AortFunction &function) {
  if (function.randomNumbers == 0 || randomBlock)
    return {};
  return device.memory().allocate(
      2 * sizeof(uint64_t), nullptr, "random numbers of the tree",
      /*shared=*/false, /*enforce=*/true, randomBlock);
}

/// In stream order: runs before may not have read it yet.
Status GraphTree::writeRandom(const AortFunction &function) {
  if (function.randomNumbers == 0)
    return {};
  AORT_RETURN_IF_ERROR(prepareRandom(function));
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(device.streams().compute(stream));
  auto *place = static_cast<char *>(randomBlock);
  AORT_RETURN_IF_ERROR(
      writeNumber(*stream, random->seed, sizeof(uint64_t), place));
  return writeNumber(*stream, random->drawn, sizeof(uint64_t),
                     place + sizeof(uint64_t));
}
