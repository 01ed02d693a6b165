//===- CountWhileLoops.cpp - Loops that test become loops that count ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Loops/ResidualRewrites.h"

#include "ao/Analysis/Loops/IterationValues.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace ao;

/// Loops with more iterations are not over layers or time.
static constexpr int64_t kMaxTrips = 1 << 16;

/// The same holds for loops whose conditions take more computed numbers.
static constexpr size_t kMaxComputed = 1 << 19;

/// Returns true if `loop` may carry a residual.
static bool carriesTensors(scf::WhileOp loop) {
  return llvm::any_of(loop.getInits().getTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getRank() > 0;
  });
}

static bool isTestPure(scf::WhileOp loop) {
  return llvm::all_of(*loop.getBeforeBody(),
                      [](Operation &op) { return isMemoryEffectFree(&op); });
}

/// Returns the number of iterations of `loop`, if its initial values determine
/// it. The condition is evaluated for each iteration, so that any comparison is
/// possible; numbers wrap around as at run time.
static std::optional<int64_t> countTrips(scf::WhileOp loop) {
  IterationValues values(loop);
  for (int64_t trips = 0;
       trips <= kMaxTrips && values.getNumComputed() <= kMaxComputed; ++trips) {
    std::optional<int64_t> goesOn =
        values.getInteger(loop.getConditionOp().getCondition(), trips);
    if (!goesOn)
      return std::nullopt;
    if (*goesOn == 0)
      return trips;
  }
  return std::nullopt;
}

/// Clones the condition of `loop` for the values `carried`, and returns the
/// values that it passes to the body.
static SmallVector<Value> cloneTest(OpBuilder &builder, scf::WhileOp loop,
                                    ValueRange carried,
                                    llvm::SetVector<Operation *> &cloned) {
  IRMapping mapping;
  mapping.map(loop.getBeforeArguments(), carried);
  for (Operation &op : loop.getBeforeBody()->without_terminator())
    cloned.insert(builder.clone(op, mapping));
  return llvm::map_to_vector(loop.getConditionOp().getArgs(), [&](Value value) {
    return mapping.lookupOrDefault(value);
  });
}

/// Replaces `loop` by an `scf.for`. The condition is computed before each
/// iteration, and again after the last one, as far as its values are used.
static void replaceByCounting(scf::WhileOp loop, int64_t trips) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value end = arith::ConstantIndexOp::create(builder, loc, trips);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  llvm::SetVector<Operation *> cloned;
  auto counting = scf::ForOp::create(
      builder, loc, zero, end, one, loop.getInits(),
      [&](OpBuilder &inside, Location, Value, ValueRange carried) {
        SmallVector<Value> given = cloneTest(inside, loop, carried, cloned);
        for (auto [argument, value] :
             llvm::zip_equal(loop.getAfterArguments(), given))
          argument.replaceAllUsesWith(value);
        Block *body = inside.getInsertionBlock();
        body->getOperations().splice(body->end(),
                                     loop.getAfterBody()->getOperations());
      });
  counting->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  loop.replaceAllUsesWith(
      cloneTest(builder, loop, counting.getResults(), cloned));
  loop.erase();
  eraseDead(std::move(cloned));
}

namespace {
/// The pattern of upstream with the attributes of the loop.
struct UpliftWhileLoop : public OpRewritePattern<scf::WhileOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(scf::WhileOp loop,
                                PatternRewriter &rewriter) const override {
    DictionaryAttr attributes = loop->getDiscardableAttrDictionary();
    FailureOr<scf::ForOp> counting = scf::upliftWhileToForLoop(rewriter, loop);
    if (failed(counting))
      return failure();
    rewriter.modifyOpInPlace(
        *counting, [&] { (*counting)->setDiscardableAttrs(attributes); });
    return success();
  }
};
} // namespace

void ao::countWhileLoops(ModuleOp module) {
  module.walk([](scf::WhileOp loop) {
    if (!carriesTensors(loop) || !isTestPure(loop))
      return;
    if (std::optional<int64_t> trips = countTrips(loop))
      replaceByCounting(loop, *trips);
  });
  // Bounds of other loops may be data.
  SmallVector<Operation *> others;
  module.walk([&](scf::WhileOp loop) { others.push_back(loop); });
  if (others.empty())
    return;
  RewritePatternSet patterns(module.getContext());
  patterns.add<UpliftWhileLoop>(module.getContext());
  (void)applyOpPatternsGreedily(others, std::move(patterns));
}
