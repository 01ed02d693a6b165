//===- BodySteps.cpp - Bodies of loops and branches as steps --------------===//
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
#include "ao/Analysis/Memory/InPlace.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace ao;

/// Returns the body of a loop, or the bodies of a branch; none of other ops.
static SmallVector<Block *> getBodyBlocks(Operation *op) {
  SmallVector<Block *> blocks;
  if (op->getNumRegions() > 0 && (isa<scf::ForOp>(op) || runsOneRegion(op)))
    for (Region &region : op->getRegions())
      if (region.hasOneBlock())
        blocks.push_back(&region.front());
  return blocks;
}

/// Returns true if the ops of `body` are those of both phases, or several
/// loops, or if it has a branch with such ops.
static bool isMarkedStep(Block *body) {
  bool hasForward = false, hasBackward = false;
  size_t loops = 0;
  for (Operation &op : body->without_terminator()) {
    loops += op.getNumRegions() > 0 && isa<LoopLikeOpInterface>(op);
    auto phase = op.getAttrOfType<StringAttr>(kPhaseAttr);
    hasForward |= phase && phase == "forward";
    hasBackward |= phase && phase == "backward";
    if (!isa<scf::ForOp>(op) && llvm::any_of(getBodyBlocks(&op), isMarkedStep))
      return true;
  }
  return (hasForward && hasBackward) || loops > 1;
}

/// Returns true if a loop with this body has been streamed: it no longer shares
/// residuals.
static bool hasSliceTransfers(Block *body) {
  return llvm::any_of(*body, [](Operation &op) {
    return isTransferOp(&op) && isSliceTransfer(&op);
  });
}

static bool mayBeStep(Block *body) {
  return isMarkedStep(body) ||
         (getLoopWork(*body).size() > 1 && !hasSliceTransfers(body));
}

bool ao::mayHoldStep(Operation *op) {
  return llvm::any_of(getBodyBlocks(op), mayBeStep);
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
static std::string getBodyName(Operation *op) {
  if (op->getLoc()->findInstanceOf<NameLoc>())
    return getLocationName(op->getLoc());
  return isa<LoopLikeOpInterface>(op) ? "loop" : "branch";
}

/// Returns the blocks of the bodies of `step`.
static SmallVector<Block *> findBodyBlocks(const StepFunctions &step) {
  SmallVector<Block *> bodies;
  std::optional<llvm::SmallPtrSet<Operation *, 8>> stacking;
  for (Block *block : step.getBlocks())
    for (Operation &op : *block)
      for (Block *body : getBodyBlocks(&op)) {
        if (!mayBeStep(body))
          continue;
        if (!isMarkedStep(body) && !stacking)
          stacking = findWritingLoops(step);
        if (isMarkedStep(body) || !stacking->contains(&op))
          bodies.push_back(body);
      }
  return bodies;
}

SmallVector<StepFunctions> ao::getBodies(const StepFunctions &step) {
  SmallVector<Block *> blocks = findBodyBlocks(step);
  llvm::StringMap<unsigned> counts, numbers;
  for (Block *body : blocks)
    ++counts[getBodyName(body->getParentOp())];
  SmallVector<StepFunctions> bodies;
  for (Block *body : blocks) {
    std::string name = getBodyName(body->getParentOp());
    if (counts[name] > 1)
      name += "#" + std::to_string(numbers[name]++);
    bodies.emplace_back(body, (step.getName() + "/" + name).str());
  }
  return bodies;
}

std::optional<StepFunctions> ao::findBody(ArrayRef<Step> steps,
                                          StringRef name) {
  for (const Step &step : steps)
    for (const StepFunctions &body : getBodies(step))
      if (body.getName() == name)
        return body;
  return std::nullopt;
}

FailureOr<Step> ao::buildBodyStep(const StepFunctions &body) {
  return StepBuilder(body).build();
}

//===----------------------------------------------------------------------===//
// Paths
//===----------------------------------------------------------------------===//

FailureOr<StepFunctions> StepPath::find(ModuleOp module) const {
  FailureOr<std::vector<StepFunctions>> steps = findStepFunctions(module);
  if (failed(steps))
    return failure();
  StepFunctions found = (*steps)[number];
  for (size_t body : bodies)
    found = getBodies(found)[body];
  return found;
}

static bool isInModule(ModuleOp module, Block *body) {
  return module
      .walk([&](Block *found) {
        return found == body ? WalkResult::interrupt() : WalkResult::advance();
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
  if (!isInModule(module, &found->getForwardBlock()))
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
