//===- ResidualRewrites.cpp - Rewrites of stacked residuals ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualRewrites.h"
#include "Helpers/PairSignature.h"
#include "ao/Dialect/AO/Transforms/PrepareLoops.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Loops/Residuals.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include <limits>

using namespace mlir;
using namespace ao;

/// Returns the numbers of the carried values of a loop that are tensors which
/// no iteration changes.
static llvm::BitVector findUnchanged(scf::ForOp loop) {
  llvm::BitVector unchanged(loop.getNumRegionIterArgs());
  for (auto [index, argument, yielded] :
       llvm::enumerate(loop.getRegionIterArgs(), loop.getYieldedValues()))
    unchanged[index] =
        argument == yielded && isa<RankedTensorType>(argument.getType());
  return unchanged;
}

/// Removes the numbers of results that a loop no longer has.
static void dropNumbers(SmallVectorImpl<int64_t> &numbers,
                        const llvm::BitVector &dropped) {
  SmallVector<int64_t> kept;
  for (auto [result, number] : llvm::enumerate(numbers))
    if (result >= dropped.size() || !dropped.test(result))
      kept.push_back(number);
  numbers = std::move(kept);
}

void ao::dropCarried(scf::ForOp loop, const llvm::BitVector &dropped,
                     llvm::SetVector<Operation *> &sources) {
  SmallVector<Value> inits;
  llvm::BitVector arguments(1);
  for (auto [index, init] : llvm::enumerate(loop.getInitArgs())) {
    arguments.push_back(dropped[index]);
    if (!dropped[index]) {
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
  LoopDecision decision = LoopDecision::get(loop);
  dropNumbers(decision.offload, dropped);
  dropNumbers(decision.rematerialize, dropped);
  decision.set(kept);
  kept.getRegion().takeBody(loop.getRegion());
  kept.getBody()->getTerminator()->eraseOperands(dropped);
  kept.getBody()->eraseArguments(arguments);
  unsigned next = 0;
  for (OpResult result : loop->getResults())
    if (!dropped[result.getResultNumber()])
      result.replaceAllUsesWith(kept.getResult(next++));
  collectSources(loop, sources);
  if (sources.remove(loop))
    sources.insert(kept);
  loop.erase();
}

static void captureUnchanged(scf::ForOp loop) {
  llvm::BitVector unchanged = findUnchanged(loop);
  if (unchanged.none())
    return;
  llvm::SetVector<Operation *> sources;
  dropCarried(loop, unchanged, sources);
  eraseDead(std::move(sources));
}

/// Captures the unchanged values of `scf.while` ops, whatever their condition.
static void captureUnchangedInTests(ModuleOp module) {
  SmallVector<Operation *> loops;
  module.walk([&](scf::WhileOp loop) { loops.push_back(loop); });
  if (loops.empty())
    return;
  RewritePatternSet patterns(module.getContext());
  populateRegionBranchOpInterfaceCanonicalizationPatterns(
      patterns, scf::WhileOp::getOperationName());
  (void)applyOpPatternsGreedily(loops, std::move(patterns));
}

/// Returns true if an op has computed the data of `value`.
static bool isComputed(Value value) {
  Operation *op = value.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return op && type && !type.getEncoding() && !definesNoData(op);
}

/// The search for residuals looks at each iteration.
static bool mayHoldOldData(LoopLikeOpInterface loop) {
  auto yields = loop.getYieldedValuesMutable();
  if (!yields || yields->size() != loop.getInits().size())
    return false;
  for (auto [init, yield] : llvm::zip_equal(loop.getInits(), *yields))
    if (isComputed(init) &&
        yield.get().getDefiningOp<SubsetInsertionOpInterface>())
      return true;
  return false;
}

/// The initial contents of the residuals of `loop` are not computed: all of
/// them are overwritten.
static void dropOldData(LoopLikeOpInterface loop) {
  if (!mayHoldOldData(loop))
    return;
  llvm::SetVector<Operation *> old;
  for (const WrittenResidual &residual : LoopResiduals::find(loop).written) {
    OpOperand *init = loop.getTiedLoopInit(residual.carried);
    if (!isComputed(init->get()))
      continue;
    Operation *op = init->get().getDefiningOp();
    auto type = cast<RankedTensorType>(init->get().getType());
    OpBuilder builder(loop);
    init->set(tensor::EmptyOp::create(builder, op->getLoc(), type.getShape(),
                                      type.getElementType()));
    old.insert(op);
  }
  eraseDead(std::move(old));
}

/// Checks that the decision of `loop` has no more numbers than the loop has
/// results, and no more slices of a result than the loop has iterations.
static LogicalResult verifyDecision(LoopLikeOpInterface loop) {
  LoopDecision decision = LoopDecision::get(loop);
  size_t count =
      std::max(decision.offload.size(), decision.rematerialize.size());
  if (count > loop->getNumResults())
    return loop->emitOpError("has '")
           << kLoopAttr << "' with " << count << " numbers, more than results ("
           << loop->getNumResults() << ")";
  // The rewrite to 'scf.for' changes the numbers of results.
  if (count > 0 && isa<scf::WhileOp>(loop.getOperation()))
    return loop->emitOpError("has '")
           << kLoopAttr
           << "' with numbers of slices, which only 'scf.for' supports";
  std::optional<APInt> trips = loop.getStaticTripCount();
  if (!trips)
    return success();
  auto slices = static_cast<int64_t>(trips->getLimitedValue(
      static_cast<uint64_t>(std::numeric_limits<int64_t>::max())));
  for (unsigned result = 0; result < count; ++result) {
    int64_t offloaded = decision.getOffloaded(result);
    int64_t rematerialized = decision.getRematerialized(result);
    if (offloaded > slices || rematerialized > slices - offloaded)
      return loop->emitOpError("result #")
             << result << " has " << slices << " slices, of which " << offloaded
             << " are offloaded and " << rematerialized << " rematerialized";
  }
  return success();
}

/// Emits an error if a loop has a wrong decision: passes would ignore numbers
/// that are too large.
InFlightDiagnostic ao::emitResultError(OpResult result) {
  return result.getOwner()->emitOpError("result #")
         << result.getResultNumber() << ' ';
}

SmallVector<ResultDecision>
ao::getDecisions(const StepResiduals &residuals,
                 SmallVector<int64_t> LoopDecision::*numbers) {
  llvm::SmallDenseMap<Value, const StackedResidual *, 8> known;
  for (const StackedResidual &stacked : residuals.getStackedResiduals())
    known[stacked.written->result] = &stacked;
  SmallVector<ResultDecision> decisions;
  for (const LoopResiduals &loop : residuals.getLoops()) {
    LoopLikeOpInterface op = loop.loop;
    std::optional<APInt> trips = op.getStaticTripCount();
    if (trips && trips->isOne())
      continue;
    LoopDecision decision = LoopDecision::get(op);
    for (auto [number, slices] : llvm::enumerate(decision.*numbers))
      if (slices > 0)
        decisions.push_back({op->getResult(number), slices,
                             known.lookup(op->getResult(number))});
  }
  return decisions;
}

static LogicalResult verifyDecisions(ModuleOp module) {
  WalkResult result = module.walk([](LoopLikeOpInterface loop) {
    return failed(verifyDecision(loop)) ? WalkResult::interrupt()
                                        : WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

FailureOr<std::vector<StepFunctions>> ao::prepareLoops(ModuleOp module) {
  if (failed(verifyDecisions(module)))
    return failure();
  countWhileLoops(module);
  countByOnes(module);
  module.walk([](scf::ForOp loop) { captureUnchanged(loop); });
  captureUnchangedInTests(module);
  module.walk(dropOldData);
  FailureOr<std::vector<StepFunctions>> steps = findStepFunctions(module);
  if (failed(steps))
    return failure();
  PairUsers users(module);
  for (const StepFunctions &step : *steps)
    saveUnreshapedResiduals(step, users);
  for (const StepFunctions &step : *steps)
    moveResidualAccesses(step);
  return steps;
}

FailureOr<std::vector<Step>> ao::buildStepsOfLoops(ModuleOp module) {
  if (failed(prepareLoops(module)))
    return failure();
  return buildSteps(module);
}

bool ao::hasLoop(ModuleOp module,
                 llvm::function_ref<bool(const LoopDecision &)> matches) {
  return module
      .walk([&](LoopLikeOpInterface loop) {
        return matches(LoopDecision::get(loop)) ? WalkResult::interrupt()
                                                : WalkResult::advance();
      })
      .wasInterrupted();
}

LogicalResult
ao::verifyLoopsOfSteps(ModuleOp module, ArrayRef<Step> steps,
                       llvm::function_ref<bool(const LoopDecision &)> matches) {
  llvm::SmallPtrSet<Operation *, 8> known;
  for (const Step &step : steps) {
    StepResiduals residuals(step, LoopDepth::All);
    for (const LoopResiduals &loop : residuals.getLoops())
      known.insert(loop.loop);
  }
  WalkResult result = module.walk([&](LoopLikeOpInterface loop) -> WalkResult {
    if (known.contains(loop) || !matches(LoopDecision::get(loop)))
      return WalkResult::advance();
    return loop->emitOpError("has '")
           << kLoopAttr << "' and is not a loop of a training step";
  });
  return failure(result.wasInterrupted());
}

Value ao::reshapeSlice(OpBuilder &builder, Location loc, Value slice,
                       RankedTensorType type) {
  auto from = cast<RankedTensorType>(slice.getType());
  if (from == type)
    return slice;
  if (from.getRank() == type.getRank()) {
    // Each type has dropped another dimension: reshape by way of a tensor
    // without either of them.
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

Value ao::getSliceRow(OpBuilder &builder, LoopLikeOpInterface loop,
                      int64_t trips, bool isReversed) {
  Location loc = loop.getLoc();
  Value row = *loop.getSingleInductionVar();
  if (!row.getType().isIndex())
    row = arith::IndexCastOp::create(builder, loc, builder.getIndexType(), row);
  auto getIndex = [&](int64_t number) {
    return arith::ConstantIndexOp::create(builder, loc, number);
  };
  int64_t first = *getConstantIntValue(loop.getLoopLowerBounds()->front());
  if (first != 0)
    row = arith::SubIOp::create(builder, loc, row, getIndex(first));
  if (isReversed)
    row = arith::SubIOp::create(builder, loc, getIndex(trips - 1), row);
  return row;
}

Location ao::getIterationLoc(Location loc, const Twine &which) {
  auto name = dyn_cast<NameLoc>(loc);
  if (!name)
    return loc;
  std::string text = (name.getName().getValue() + "[" + which + "]").str();
  return NameLoc::get(StringAttr::get(loc.getContext(), text),
                      name.getChildLoc());
}

IterationAttributes::IterationAttributes(Operation *loop)
    : ofAll(selectAttributes(loop, {AODialect::kLayerAttr, kPhaseAttr,
                                    kMicrobatchAttr, kCompiledRegionAttr}),
            /*isStronger=*/false),
      marks(selectAttributes(loop,
                             {AODialect::kOffloadAttr, AODialect::kKeepAttr})) {
}

SmallVector<NamedAttribute>
IterationAttributes::selectAttributes(Operation *loop,
                                      ArrayRef<StringRef> names) {
  SmallVector<NamedAttribute> selected;
  for (NamedAttribute attribute : loop->getDiscardableAttrDictionary())
    if (llvm::is_contained(names, attribute.getName().getValue()))
      selected.push_back(attribute);
  return selected;
}

void IterationAttributes::give(Operation *op) {
  ofAll.give(op);
  given.insert(op);
}

void IterationAttributes::mark(Value yielded) {
  Operation *op = yielded.getDefiningOp();
  if (!given.contains(op) || isHostPlaced(yielded.getType()) ||
      op->hasAttr(AODialect::kOffloadAttr) || op->hasAttr(AODialect::kKeepAttr))
    return;
  for (NamedAttribute attribute : marks)
    op->setDiscardableAttr(attribute.getName(), attribute.getValue());
}

LogicalResult ao::copyRecomputedOps(const StepFunctions &step,
                                    llvm::function_ref<void()> rewrite) {
  FunctionOpInterface forward = step.getForward();
  FunctionOpInterface backward = step.getBackward();
  bool hasSome = forward->hasAttr(kNumRecomputedAttr);
  if (hasSome && failed(verifyRecomputedOps(forward, backward)))
    return failure();
  rewrite();
  if (hasSome)
    numberRecomputedOps(forward, backward);
  return success();
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
    // The ops in a loop are erased with it, candidates among them too.
    op->walk([&](Operation *held) { collectSources(held, candidates); });
    op->walk([&](Operation *held) { candidates.remove(held); });
    op->erase();
  }
}
