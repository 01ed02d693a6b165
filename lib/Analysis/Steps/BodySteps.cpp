//===- BodySteps.cpp - Bodies of loops as steps ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/BodySteps.h"

#include "StepBuilder.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Loops/LoopWork.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOLayers.h"

using namespace mlir;
using namespace ao;

/// Returns true if the ops of an iteration are those of both phases, or several
/// loops.
static bool isMarkedStep(scf::ForOp loop) {
  bool hasForward = false, hasBackward = false;
  size_t loops = 0;
  for (Operation &op : loop.getBody()->without_terminator()) {
    loops += op.getNumRegions() > 0 && isa<LoopLikeOpInterface>(op);
    auto phase = op.getAttrOfType<StringAttr>(kPhaseAttr);
    hasForward |= phase && phase == "forward";
    hasBackward |= phase && phase == "backward";
  }
  return (hasForward && hasBackward) || loops > 1;
}

/// Returns true if `loop` has been streamed: it no longer shares residuals.
static bool hasSliceTransfers(scf::ForOp loop) {
  return llvm::any_of(*loop.getBody(), [](Operation &op) {
    return isTransferOp(&op) && isSliceTransfer(&op);
  });
}

bool ao::mayHoldStep(scf::ForOp loop) {
  return isMarkedStep(loop) ||
         (getLoopWork(*loop.getBody()).size() > 1 && !hasSliceTransfers(loop));
}

/// Returns the loops of `step` that write residuals for others or read theirs:
/// an iteration is a layer or a time step.
static llvm::SmallPtrSet<Operation *, 8>
findWritingLoops(const StepFunctions &step) {
  llvm::SmallPtrSet<Operation *, 8> loops;
  StepResiduals residuals(step);
  for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
    loops.insert(stacked.writer->loop);
    for (const StackedResidual::Reader &reader : stacked.readers)
      loops.insert(reader.loop->loop);
  }
  return loops;
}

/// Locations in files are no names: they change whenever a file is written.
static std::string getLoopName(scf::ForOp loop) {
  return loop.getLoc()->findInstanceOf<NameLoc>()
             ? getLocationName(loop.getLoc())
             : "loop";
}

SmallVector<std::pair<scf::ForOp, std::string>>
ao::getBodies(const StepFunctions &step) {
  SmallVector<std::pair<scf::ForOp, std::string>> bodies;
  llvm::StringMap<unsigned> counts;
  std::optional<llvm::SmallPtrSet<Operation *, 8>> stacking;
  for (Block *block : step.getBlocks())
    for (auto loop : block->getOps<scf::ForOp>()) {
      if (!mayHoldStep(loop))
        continue;
      if (!isMarkedStep(loop) && !stacking)
        stacking = findWritingLoops(step);
      if (!isMarkedStep(loop) && stacking->contains(loop))
        continue;
      bodies.emplace_back(loop, getLoopName(loop));
      ++counts[bodies.back().second];
    }
  llvm::StringMap<unsigned> numbers;
  for (auto &[loop, name] : bodies) {
    if (counts[name] > 1)
      name += "#" + std::to_string(numbers[name]++);
    name = (step.getName() + "/" + name).str();
  }
  return bodies;
}

scf::ForOp ao::findBody(ArrayRef<Step> steps, StringRef name) {
  for (const Step &step : steps)
    for (auto &[loop, candidate] : getBodies(step))
      if (candidate == name)
        return loop;
  return {};
}

FailureOr<Step> ao::buildBodyStep(scf::ForOp loop, StringRef name) {
  return StepBuilder(StepFunctions(loop, name)).build();
}

//===----------------------------------------------------------------------===//
// Paths
//===----------------------------------------------------------------------===//

FailureOr<StepFunctions> StepPath::find(ModuleOp module) const {
  FailureOr<std::vector<StepFunctions>> steps = findStepFunctions(module);
  if (failed(steps))
    return failure();
  StepFunctions found = (*steps)[number];
  for (size_t body : bodies) {
    auto [loop, name] = getBodies(found)[body];
    found = StepFunctions(loop, name);
  }
  return found;
}

static bool isInModule(ModuleOp module, Operation *loop) {
  return module
      .walk([&](scf::ForOp found) {
        return found == loop ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Rewrites may leave fewer loops in a body than identify it as a step.
FailureOr<Step> StepPath::rewrite(
    ModuleOp module,
    llvm::function_ref<LogicalResult(const StepFunctions &)> rewrite) const {
  FailureOr<StepFunctions> found = find(module);
  if (failed(found) || failed(rewrite(*found)))
    return failure();
  if (!isBody())
    return build(module);
  if (!isInModule(module, found->getRoot()))
    return failure();
  return StepBuilder(*found).build();
}

FailureOr<Step> StepPath::build(ModuleOp module) const {
  if (isBody()) {
    FailureOr<StepFunctions> found = find(module);
    if (failed(found))
      return failure();
    return StepBuilder(*found).build();
  }
  FailureOr<std::vector<Step>> steps = buildSteps(module);
  if (failed(steps))
    return failure();
  return std::move((*steps)[number]);
}
