//===- UnrollLoops.cpp - Unroll loops with residuals ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/PairSignature.h"
#include "Loops/ResidualRewrites.h"
#include "ao/Analysis/Loops/IterationValues.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace ao {
#define GEN_PASS_DEF_AOUNROLLLOOPS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// Unrolls the loops of one step, in its order, so that the slices of a
/// residual are known when a loop reads them.
class LoopUnroller {
public:
  LoopUnroller(const Step &step, const StepResiduals &residuals)
      : step(step), residuals(residuals),
        builder(step.getForward()->getContext()) {
    if (step.isPair())
      signature.emplace(step);
    for (const StackedResidual &stacked : residuals.getStackedResiduals())
      stackedByResult[stacked.written->result] = &stacked;
  }

  void unroll();

private:
  /// The residual and the row of an insertion or extraction in a loop.
  struct Access {
    Value residual;
    int64_t trips;
    bool isReversed;

    int64_t getRow(int64_t iteration) const {
      return isReversed ? trips - 1 - iteration : iteration;
    }
  };

  void noteAccesses(const LoopResiduals &loop);
  void unroll(const LoopResiduals &loop);
  void unrollBody(Block &body, IterationValues &values, int64_t iteration,
                  IterationAttributes &attributes, IRMapping &mapping);
  bool resolveSlice(Operation &op, int64_t iteration,
                    IterationAttributes &attributes, IRMapping &mapping);
  bool materialize(Operation &op, IterationValues &values, int64_t iteration,
                   IRMapping &mapping);
  void passSlices(const StackedResidual &stacked);
  void erase(ArrayRef<Operation *> loops);

  const Step &step;
  const StepResiduals &residuals;
  OpBuilder builder;
  std::optional<PairSignature> signature;
  /// By the results of loops that slices replace.
  llvm::DenseMap<Value, const StackedResidual *> stackedByResult;
  /// The slices of residuals, by row.
  llvm::DenseMap<Value, SmallVector<Value>> slices;
  llvm::DenseMap<Operation *, Access> accesses;
  /// The constants that replace the induction variable of one loop.
  SmallVector<arith::ConstantOp> constants;
};
} // namespace

void LoopUnroller::unroll() {
  SmallVector<Operation *> unrolled;
  for (const LoopResiduals &loop : residuals.getLoops()) {
    if (loop.written.empty() && loop.read.empty())
      continue;
    noteAccesses(loop);
    unroll(loop);
    unrolled.push_back(loop.loop);
  }
  erase(unrolled);
  if (signature)
    signature->apply();
}

void LoopUnroller::noteAccesses(const LoopResiduals &loop) {
  for (const WrittenResidual &residual : loop.written) {
    if (!stackedByResult.contains(residual.result))
      continue;
    accesses[residual.insertion] = {residual.result, loop.trips,
                                    residual.slices.isReversed};
    slices[residual.result].resize(loop.trips);
  }
  for (const ReadResidual &residual : loop.read)
    if (slices.contains(residual.source))
      for (SubsetExtractionOpInterface extraction : residual.extractions)
        accesses[extraction] = {residual.source, loop.trips,
                                residual.slices.isReversed};
}

void LoopUnroller::unroll(const LoopResiduals &found) {
  LoopLikeOpInterface loop = found.loop;
  builder.setInsertionPoint(loop);
  IterationValues values(loop, found.trips);
  IterationAttributes attributes(loop);
  SmallVector<Value> carried(loop.getInits());
  for (int64_t i = 0; i != found.trips; ++i) {
    IRMapping mapping;
    mapping.map(loop.getRegionIterArgs(), carried);
    Location loc = loop.getLoc();
    Value number = *loop.getSingleInductionVar();
    auto constant = cast<TypedAttr>(values.get(number, i));
    constants.push_back(arith::ConstantOp::create(builder, loc, constant));
    mapping.map(number, constants.back());
    unrollBody(loop.getLoopRegions().front()->front(), values, i, attributes,
               mapping);
    for (auto [value, yielded] :
         llvm::zip_equal(carried, loop.getYieldedValues())) {
      value = mapping.lookupOrDefault(yielded);
      attributes.mark(value);
    }
  }
  for (auto [result, value] : llvm::zip_equal(loop->getResults(), carried))
    if (const StackedResidual *stacked = stackedByResult.lookup(result))
      passSlices(*stacked);
    else
      result.replaceAllUsesWith(value);
  for (arith::ConstantOp constant : constants)
    if (constant.use_empty())
      constant->erase();
  constants.clear();
}

void LoopUnroller::unrollBody(Block &body, IterationValues &values,
                              int64_t iteration,
                              IterationAttributes &attributes,
                              IRMapping &mapping) {
  for (Operation &op : body.without_terminator()) {
    if (resolveSlice(op, iteration, attributes, mapping) ||
        materialize(op, values, iteration, mapping))
      continue;
    Operation *clone = builder.clone(op, mapping);
    clone->setLoc(getIterationLoc(op.getLoc(), Twine(iteration)));
    attributes.give(clone);
  }
}

/// Maps the slice that an op inserts or extracts to the row of its residual.
bool LoopUnroller::resolveSlice(Operation &op, int64_t iteration,
                                IterationAttributes &attributes,
                                IRMapping &mapping) {
  auto it = accesses.find(&op);
  if (it == accesses.end())
    return false;
  Value &slice = slices[it->second.residual][it->second.getRow(iteration)];
  if (auto insertion = dyn_cast<SubsetInsertionOpInterface>(op)) {
    slice = mapping.lookupOrDefault(insertion.getSourceOperand().get());
    attributes.mark(slice);
    mapping.map(
        insertion.getUpdatedDestination(),
        mapping.lookupOrDefault(insertion.getDestinationOperand().get()));
    return true;
  }
  Value result = cast<SubsetExtractionOpInterface>(op).getResult();
  mapping.map(result,
              reshapeSlice(builder,
                           getIterationLoc(op.getLoc(), Twine(iteration)),
                           slice, cast<RankedTensorType>(result.getType())));
  return true;
}

/// Counters and offsets are constants now.
bool LoopUnroller::materialize(Operation &op, IterationValues &values,
                               int64_t iteration, IRMapping &mapping) {
  if (op.getNumResults() != 1 || !isMemoryEffectFree(&op))
    return false;
  auto constant =
      dyn_cast_if_present<TypedAttr>(values.get(op.getResult(0), iteration));
  if (!constant)
    return false;
  constants.push_back(
      arith::ConstantOp::create(builder, op.getLoc(), constant));
  mapping.map(op.getResult(0), constants.back());
  return true;
}

/// Passes each slice through its own slot.
void LoopUnroller::passSlices(const StackedResidual &stacked) {
  SmallVector<Value> rows = slices[stacked.written->result];
  Operation *terminator = step.getForwardBlock().getTerminator();
  std::optional<unsigned> first;
  for (unsigned slot : stacked.slots) {
    BlockArgument argument = step.getSavedArgument(slot);
    if (first) {
      // The assignment may grow the table, so the entry is copied first.
      SmallVector<Value> known = slices[step.getSavedArgument(*first)];
      slices[argument] = std::move(known);
      terminator->setOperand(step.getNumOutputs() + slot, rows.front());
      signature->drop(slot);
      continue;
    }
    first = slot;
    SmallVector<Value> &arrived = slices[argument];
    arrived.push_back(signature->replace(slot, rows.front()));
    for (Value row : ArrayRef(rows).drop_front())
      arrived.push_back(signature->append(row));
  }
}

/// Erases the loops, and the ops that only they use: the initial tensors of
/// residuals.
void LoopUnroller::erase(ArrayRef<Operation *> loops) {
  llvm::SetVector<Operation *> sources;
  for (Operation *loop : loops)
    collectSources(loop, sources);
  for (Operation *loop : loops) {
    sources.remove(loop);
    loop->dropAllReferences();
  }
  for (Operation *loop : loops)
    loop->erase();
  eraseDead(std::move(sources));
}

static bool passThroughSlots(const StepResiduals &residuals) {
  return llvm::any_of(
      residuals.getStackedResiduals(),
      [](const StackedResidual &stacked) { return !stacked.slots.empty(); });
}

/// Rejects decisions on slices, which are lost when an unrolled loop turns
/// slices into values.
static LogicalResult verifyUnmarked(const StepResiduals &residuals) {
  for (const LoopResiduals &loop : residuals.getLoops()) {
    Operation *op = loop.loop;
    LoopDecision decision = LoopDecision::get(op);
    if ((decision.offloads() || decision.rematerializes()) &&
        (!loop.written.empty() || !loop.read.empty()))
      return op->emitOpError("cannot be unrolled: '")
             << kLoopAttr << "' plans its slices; unroll it before planning";
  }
  return success();
}

static bool hasResiduals(const StepResiduals &residuals) {
  return llvm::any_of(residuals.getLoops(), [](const LoopResiduals &loop) {
    return !loop.written.empty() || !loop.read.empty();
  });
}

namespace {
struct UnrollLoopsPass : public ao::impl::AOUnrollLoopsBase<UnrollLoopsPass> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(verifyHasNoTransfers(getOperation())))
      return signalPassFailure();
    countWhileLoops(getOperation());
    // Loops in the body of an outer loop are at the top level once that is
    // unrolled.
    bool changed = true;
    while (changed) {
      changed = false;
      if (failed(unrollOnce(changed)))
        return signalPassFailure();
    }
    foldOffsets();
  }

private:
  LogicalResult unrollOnce(bool &changed) {
    ModuleOp module = getOperation();
    FailureOr<std::vector<Step>> steps = buildStepsOfLoops(module);
    if (failed(steps))
      return failure();
    PairUsers users(module);
    for (const Step &step : *steps) {
      StepResiduals residuals(step);
      if (!hasResiduals(residuals))
        continue;
      if (failed(verifyUnmarked(residuals)) ||
          (passThroughSlots(residuals) && failed(users.verifyUses(step))))
        return failure();
      if (failed(copyRecomputedOps(
              step, [&] { LoopUnroller(step, residuals).unroll(); })))
        return failure();
      changed = true;
    }
    return success();
  }

  /// Folds slices with offsets that are now constant. Other ops are not folded:
  /// recomputed ops must be kept.
  void foldOffsets() {
    RewritePatternSet patterns(&getContext());
    tensor::ExtractSliceOp::getCanonicalizationPatterns(patterns,
                                                        &getContext());
    tensor::InsertSliceOp::getCanonicalizationPatterns(patterns, &getContext());
    SmallVector<Operation *> slices;
    getOperation()->walk([&](Operation *op) {
      if (isa<tensor::ExtractSliceOp, tensor::InsertSliceOp>(op))
        slices.push_back(op);
    });
    (void)applyOpPatternsGreedily(
        slices, std::move(patterns),
        GreedyRewriteConfig().setStrictness(
            GreedyRewriteStrictness::ExistingAndNewOps));
  }
};
} // namespace
