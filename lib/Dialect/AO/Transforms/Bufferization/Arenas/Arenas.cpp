//===- Arenas.cpp - Buffers of a step at fixed places ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/Transforms/Bufferization/Arenas.h"
#include "ao/Analysis/Aliases/Ownership.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOArenas.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace ao;

/// The functions that code of the module refers to: calls, mostly.
static llvm::StringSet<> collectCalled(ModuleOp module) {
  llvm::StringSet<> called;
  module.walk([&](Operation *op) {
    if (auto constant = dyn_cast<func::ConstantOp>(op))
      called.insert(constant.getValue());
    auto call = dyn_cast<CallOpInterface>(op);
    if (!call)
      return;
    if (auto callee = dyn_cast<SymbolRefAttr>(call.getCallableForCallee()))
      called.insert(callee.getRootReference().getValue());
  });
  return called;
}

/// Why the buffers of `step` have no arena; empty if they may.
static std::string findObstacle(const StepArenas &step,
                                const llvm::StringSet<> &called) {
  for (func::FuncOp function : {step.forward, step.backward}) {
    if (!function)
      continue;
    if (called.contains(function.getName()))
      return ("the module itself calls '@" + function.getName() + "'").str();
    if (!function.getBody().hasOneBlock() ||
        !isa<func::ReturnOp>(function.getBody().front().getTerminator()))
      return ("'@" + function.getName() + "' has branches between blocks")
          .str();
  }
  return "";
}

static void makeProblem(StepArenas &step, const ArenaOptions &options) {
  step.problem.name = step.forward.getName().str();
  step.problem.pools = {{"device", options.alignment, {}, {}},
                        {"host", options.alignment, {}, {}}};
  for (const ArenaBuffer &buffer : step.buffers) {
    if (!buffer.reason.empty())
      continue;
    layout::Buffer &placed = step.problem.buffers.emplace_back();
    placed.name = buffer.name;
    placed.bytes = buffer.bytes;
    placed.slots = buffer.numSlots;
    placed.pool = buffer.onHost ? 1 : 0;
    placed.live = buffer.live;
  }
}

std::vector<StepArenas> ao::collectArenas(ModuleOp module,
                                          const ArenaOptions &options) {
  llvm::StringSet<> called = collectCalled(module);
  llvm::DenseMap<Operation *, func::FuncOp> backwardOf;
  for (auto [forward, backward] : findPairs(module))
    backwardOf[forward] = backward;
  std::vector<StepArenas> steps;
  for (auto function : module.getOps<func::FuncOp>()) {
    bool isStep = function->hasAttr(AODialect::kStepAttr) ||
                  backwardOf.contains(function);
    if (!isStep || function.isExternal())
      continue;
    StepArenas step;
    step.forward = function;
    step.backward = backwardOf.lookup(function);
    step.obstacle = findObstacle(step, called);
    if (step.obstacle.empty())
      findArenaBuffers(step, options);
    makeProblem(step, options);
    steps.push_back(std::move(step));
  }
  return steps;
}

/// The effort of a search that is only made where a budget could be exceeded.
static constexpr int effortWithinLimits = 2;

bool ao::searchWithinLimits(StepArenas &step, const ArenaOptions &options) {
  auto limits = step.forward->getAttrOfType<ArenasAttr>(kArenaLimitsAttr);
  if (!limits || !step.obstacle.empty())
    return false;
  layout::LayoutProblem limited = step.problem;
  limited.pools[0].capacity = limits.getDevice();
  limited.pools[1].capacity = limits.getHost();
  bool isAbove = false;
  for (auto [pool, figures] : llvm::zip(limited.pools, step.layout.pools)) {
    isAbove |= figures.bytes > *pool.capacity;
    if (figures.boundBytes > *pool.capacity)
      return false;
  }
  if (!isAbove)
    return false;
  layout::LayoutOptions longer = options.layout;
  longer.effort = std::max(longer.effort, effortWithinLimits);
  layout::LayoutResult result = layout::solveLayout(limited, longer);
  if (result.layout)
    step.layout = std::move(*result.layout);
  return result.layout.has_value();
}

FailureOr<std::vector<StepArenas>>
ao::computeArenas(ModuleOp module, const ArenaOptions &options) {
  std::vector<StepArenas> steps = collectArenas(module, options);
  for (StepArenas &step : steps) {
    layout::LayoutResult result =
        layout::solveLayout(step.problem, options.layout);
    if (!result.layout)
      return emitError(step.forward.getLoc())
             << "the buffers of '@" << step.forward.getName()
             << "' have no layout: " << result.error.message;
    step.layout = std::move(*result.layout);
    searchWithinLimits(step, options);
  }
  return steps;
}

/// Returns the slot of the allocation with this number. The slots of an
/// allocation that rotates through several are contiguous.
static SlotAttr getSlot(MLIRContext *context, const ArenaBuffer &buffer,
                        size_t allocation, int64_t offset, int64_t stride) {
  if (buffer.numSlots == 1)
    return SlotAttr::get(context, offset, buffer.bytes, /*numSlots=*/1);
  if (std::optional<int64_t> slotIndex = buffer.slotIndexOf[allocation])
    return SlotAttr::get(context, offset + *slotIndex * stride, buffer.bytes,
                         /*numSlots=*/1);
  return SlotAttr::get(context, offset, stride, buffer.numSlots);
}

static void setSlots(StepArenas &step, const ArenaBuffer &buffer,
                     int64_t offset, int64_t stride) {
  StringRef name = AODialect::kSlotAttr;
  MLIRContext *context = step.forward.getContext();
  for (auto [number, alloc] : llvm::enumerate(buffer.allocations))
    alloc->setAttr(name, getSlot(context, buffer, number, offset, stride));
  for (memref::DeallocOp free : buffer.frees)
    free->setAttr(name, UnitAttr::get(context));
  // A buffer with several places is never returned.
  auto slot = SlotAttr::get(context, offset, buffer.bytes, /*numSlots=*/1);
  unsigned numOutputs = step.forward.getNumResults() -
                        (step.backward ? getNumSaved(step.forward) : 0);
  for (unsigned result : buffer.forwardResults) {
    step.forward.setResultAttr(result, name, slot);
    if (result < numOutputs)
      continue;
    // The caller passes it on, and no op frees it.
    step.backward.setArgAttr(result - numOutputs, name, slot);
    step.backward.removeArgAttr(result - numOutputs, AODialect::kDonatedAttr);
  }
  for (unsigned result : buffer.backwardResults)
    step.backward.setResultAttr(result, name, slot);
}

void ao::placeInArenas(StepArenas &step) {
  if (!step.obstacle.empty())
    return;
  MLIRContext *context = step.forward.getContext();
  size_t placed = 0;
  for (const ArenaBuffer &buffer : step.buffers) {
    if (!buffer.reason.empty())
      continue;
    int64_t stride = step.problem.strideOf(step.problem.buffers[placed]);
    setSlots(step, buffer, step.layout.offsets[placed++], stride);
  }
  for (auto [loop, first] : step.firstIterations)
    loop->setAttr(kFirstIterationAttr,
                  Builder(context).getI64IntegerAttr(first));
  auto arenas =
      ArenasAttr::get(context, step.getDeviceBytes(), step.getHostBytes());
  step.forward->setAttr(AODialect::kArenasAttr, arenas);
  step.forward->removeAttr(kArenaLimitsAttr);
  if (step.backward)
    step.backward->setAttr(AODialect::kArenasAttr, arenas);
}
