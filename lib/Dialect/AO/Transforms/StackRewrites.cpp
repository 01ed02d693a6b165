//===- StackRewrites.cpp - What rewrites of stacks share ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackRewrites.h"

#include "ao/Analysis/Stacks.h"
#include "ao/Analysis/StorageAliases.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace ao;

void ao::countWhileLoops(ModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  scf::populateUpliftWhileToForPatterns(patterns);
  SmallVector<Operation *> loops;
  module.walk([&](scf::WhileOp loop) { loops.push_back(loop); });
  (void)applyOpPatternsGreedily(loops, std::move(patterns));
}

/// Which of the values that a loop carries are tensors that stay what they
/// were.
static llvm::BitVector findUnchanged(scf::ForOp loop) {
  llvm::BitVector unchanged(loop.getNumRegionIterArgs());
  for (auto [index, argument, yielded] :
       llvm::enumerate(loop.getRegionIterArgs(), loop.getYieldedValues()))
    unchanged[index] =
        argument == yielded && isa<RankedTensorType>(argument.getType());
  return unchanged;
}

static void captureUnchanged(scf::ForOp loop) {
  llvm::BitVector unchanged = findUnchanged(loop);
  if (unchanged.none())
    return;
  SmallVector<Value> inits;
  llvm::BitVector arguments(1);
  for (auto [index, init] : llvm::enumerate(loop.getInitArgs())) {
    arguments.push_back(unchanged[index]);
    if (!unchanged[index]) {
      inits.push_back(init);
      continue;
    }
    loop.getRegionIterArg(index).replaceAllUsesWith(init);
    loop.getResult(index).replaceAllUsesWith(init);
  }
  OpBuilder builder(loop);
  auto kept =
      scf::ForOp::create(builder, loop.getLoc(), loop.getLowerBound(),
                         loop.getUpperBound(), loop.getStep(), inits,
                         /*bodyBuilder=*/nullptr, loop.getUnsignedCmp());
  kept->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  kept.getRegion().takeBody(loop.getRegion());
  kept.getBody()->getTerminator()->eraseOperands(unchanged);
  kept.getBody()->eraseArguments(arguments);
  unsigned next = 0;
  for (OpResult result : loop->getResults())
    if (!unchanged[result.getResultNumber()])
      result.replaceAllUsesWith(kept.getResult(next++));
  loop.erase();
}

/// What the stacks of `loop` held before is not computed: all of it is written
/// over.
static void dropOldData(LoopLikeOpInterface loop) {
  llvm::SetVector<Operation *> old;
  for (const WrittenStack &stack : LoopStacks::find(loop).written) {
    OpOperand *init = loop.getTiedLoopInit(stack.carried);
    Operation *op = init->get().getDefiningOp();
    auto type = cast<RankedTensorType>(init->get().getType());
    if (!op || definesNoData(op) || type.getEncoding())
      continue;
    OpBuilder builder(loop);
    init->set(tensor::EmptyOp::create(builder, op->getLoc(), type.getShape(),
                                      type.getElementType()));
    old.insert(op);
  }
  eraseDead(std::move(old));
}

FailureOr<std::vector<Step>> ao::buildStepsOfLoops(ModuleOp module) {
  countWhileLoops(module);
  module.walk([](scf::ForOp loop) { captureUnchanged(loop); });
  module.walk(dropOldData);
  FailureOr<std::vector<Step>> steps = buildSteps(module);
  if (failed(steps))
    return failure();
  bool changed = false;
  for (const Step &step : *steps)
    changed |= moveStackAccesses(step);
  return changed ? buildSteps(module) : std::move(steps);
}

bool ao::hasMarkedLoop(ModuleOp module, StringRef attribute) {
  return module
      .walk([&](LoopLikeOpInterface loop) {
        return loop->hasAttr(attribute) ? WalkResult::interrupt()
                                        : WalkResult::advance();
      })
      .wasInterrupted();
}

Value ao::reshapeSlice(OpBuilder &builder, Location loc, Value slice,
                       RankedTensorType type) {
  auto from = cast<RankedTensorType>(slice.getType());
  if (from == type)
    return slice;
  if (from.getRank() == type.getRank()) {
    // Each has left out another one: by way of a tensor with none of them.
    SmallVector<int64_t> shape(type.getShape());
    llvm::erase(shape, 1);
    slice = reshapeSlice(builder, loc, slice,
                         RankedTensorType::get(shape, type.getElementType(),
                                               type.getEncoding()));
    return reshapeSlice(builder, loc, slice, type);
  }
  auto reassociation = getReassociationIndicesForReshape(from, type);
  if (from.getRank() < type.getRank())
    return tensor::ExpandShapeOp::create(builder, loc, type, slice,
                                         *reassociation);
  return tensor::CollapseShapeOp::create(builder, loc, type, slice,
                                         *reassociation);
}

SlicePlace ao::getSlicePlace(OpBuilder &builder, RankedTensorType type,
                             unsigned dim, OpFoldResult row) {
  SlicePlace place;
  place.offsets.assign(type.getRank(), builder.getIndexAttr(0));
  place.strides.assign(type.getRank(), builder.getIndexAttr(1));
  place.sizes = getAsIndexOpFoldResult(builder.getContext(), type.getShape());
  place.sizes[dim] = builder.getIndexAttr(1);
  place.offsets[dim] = row;
  return place;
}

Location ao::getIterationLoc(Location loc, const Twine &which) {
  auto name = dyn_cast<NameLoc>(loc);
  if (!name)
    return loc;
  std::string text = (name.getName().getValue() + "[" + which + "]").str();
  return NameLoc::get(StringAttr::get(loc.getContext(), text),
                      name.getChildLoc());
}

void ao::collectSources(Operation *op, llvm::SetVector<Operation *> &sources) {
  for (Value operand : op->getOperands())
    if (Operation *source = operand.getDefiningOp())
      sources.insert(source);
}

void ao::eraseDead(llvm::SetVector<Operation *> candidates) {
  while (!candidates.empty()) {
    Operation *op = candidates.pop_back_val();
    if (!isOpTriviallyDead(op))
      continue;
    collectSources(op, candidates);
    op->erase();
  }
}
