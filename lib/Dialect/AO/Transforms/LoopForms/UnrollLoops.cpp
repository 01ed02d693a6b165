//===- UnrollLoops.cpp - Unroll loops with stacks -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Helpers/PairSignature.h"
#include "Loops/StackRewrites.h"
#include "ao/Analysis/Loops/IterationValues.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/StepStacks.h"
#include "ao/Dialect/AO/IR/AOStacks.h"
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
/// Unrolls the loops of one step, in its order, so that the slices of a stack
/// are known when a loop reads them.
class LoopUnroller {
public:
  LoopUnroller(const Step &step, const StepStacks &stacks)
      : step(step), stacks(stacks), builder(step.getForward()->getContext()) {
    if (step.isPair())
      signature.emplace(step);
    for (const StackLife &life : stacks.getLives())
      lives[life.written->result] = &life;
  }

  void unroll();

private:
  /// The stack and the row of an insertion or extraction in a loop.
  struct Access {
    Value stack;
    int64_t trips;
    bool isReversed;

    int64_t getRow(int64_t iteration) const {
      return isReversed ? trips - 1 - iteration : iteration;
    }
  };

  void noteAccesses(const LoopStacks &loop);
  void unroll(const LoopStacks &loop);
  void unrollBody(Block &body, IterationValues &values, int64_t iteration,
                  IterationAttributes &attributes, IRMapping &mapping);
  bool resolveSlice(Operation &op, int64_t iteration,
                    IterationAttributes &attributes, IRMapping &mapping);
  bool materialize(Operation &op, IterationValues &values, int64_t iteration,
                   IRMapping &mapping);
  void passSlices(const StackLife &life);
  void erase(ArrayRef<Operation *> loops);

  const Step &step;
  const StepStacks &stacks;
  OpBuilder builder;
  std::optional<PairSignature> signature;
  /// By the results of loops that slices replace.
  llvm::DenseMap<Value, const StackLife *> lives;
  /// The slices of stacks, by row.
  llvm::DenseMap<Value, SmallVector<Value>> slices;
  llvm::DenseMap<Operation *, Access> accesses;
  /// The constants that replace the induction variable of one loop.
  SmallVector<arith::ConstantOp> constants;
};
} // namespace

void LoopUnroller::unroll() {
  SmallVector<Operation *> unrolled;
  for (const LoopStacks &loop : stacks.getLoops()) {
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

void LoopUnroller::noteAccesses(const LoopStacks &loop) {
  for (const WrittenStack &stack : loop.written) {
    if (!lives.contains(stack.result))
      continue;
    accesses[stack.insertion] = {stack.result, loop.trips,
                                 stack.slices.isReversed};
    slices[stack.result].resize(loop.trips);
  }
  for (const ReadStack &stack : loop.read)
    if (slices.contains(stack.source))
      for (SubsetExtractionOpInterface extraction : stack.extractions)
        accesses[extraction] = {stack.source, loop.trips,
                                stack.slices.isReversed};
}

void LoopUnroller::unroll(const LoopStacks &found) {
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
    if (const StackLife *life = lives.lookup(result))
      passSlices(*life);
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

/// The slice of a stack is its row from now on, or has been.
bool LoopUnroller::resolveSlice(Operation &op, int64_t iteration,
                                IterationAttributes &attributes,
                                IRMapping &mapping) {
  auto it = accesses.find(&op);
  if (it == accesses.end())
    return false;
  Value &slice = slices[it->second.stack][it->second.getRow(iteration)];
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

/// Every slice goes through a slot of its own.
void LoopUnroller::passSlices(const StackLife &life) {
  SmallVector<Value> rows = slices[life.written->result];
  Operation *terminator = step.getForwardBlock().getTerminator();
  std::optional<unsigned> first;
  for (unsigned slot : life.slots) {
    BlockArgument argument = step.getSavedArgument(slot);
    if (first) {
      // The table may grow, so what is found in it is copied first.
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

/// Erases the loops, and what they alone were there for: the tensors that
/// stacks were before the first iteration.
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

static bool passThroughSlots(const StepStacks &stacks) {
  return llvm::any_of(stacks.getLives(), [](const StackLife &life) {
    return !life.slots.empty();
  });
}

/// Slices of an unrolled loop are values: what would be done with them is lost.
static LogicalResult verifyUnmarked(const StepStacks &stacks) {
  for (const LoopStacks &loop : stacks.getLoops()) {
    Operation *op = loop.loop;
    LoopDecision decision = LoopDecision::get(op);
    if ((decision.offloads() || decision.rematerializes()) &&
        (!loop.written.empty() || !loop.read.empty()))
      return op->emitOpError("cannot be unrolled: '")
             << kLoopAttr << "' plans its slices";
  }
  return success();
}

static bool hasStacks(const StepStacks &stacks) {
  return llvm::any_of(stacks.getLoops(), [](const LoopStacks &loop) {
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
      StepStacks stacks(step);
      if (!hasStacks(stacks))
        continue;
      if (failed(verifyUnmarked(stacks)) ||
          (passThroughSlots(stacks) && failed(users.verifyUses(step))))
        return failure();
      if (failed(copyRecomputedOps(
              step, [&] { LoopUnroller(step, stacks).unroll(); })))
        return failure();
      changed = true;
    }
    return success();
  }

  /// Slices of what is no stack have constant offsets now. Other ops are left
  /// alone: those that run a second time are to stay.
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
