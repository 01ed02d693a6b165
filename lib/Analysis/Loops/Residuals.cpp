//===- Residuals.cpp - Tensors that loops write and read by slices --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Loops/Residuals.h"

#include "ao/Analysis/Loops/LinearValues.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;

/// Offsets are computed iteration by iteration; loops over more than this are
/// not over layers or time.
static constexpr int64_t kMaxTrips = 1 << 16;

/// Returns true if the induction variable of `loop`, including one more step,
/// does not overflow the signed type: rows are computed from it.
static bool countsWithinSign(LoopLikeOpInterface loop, int64_t trips) {
  int64_t first = *getConstantIntValue(loop.getLoopLowerBounds()->front());
  int64_t step = *getConstantIntValue(loop.getLoopSteps()->front());
  Type type = loop.getSingleInductionVar()->getType();
  int64_t end = 0;
  return !llvm::MulOverflow(trips - 1, step, end) &&
         !llvm::AddOverflow(first, end, end) &&
         !llvm::AddOverflow(end, int64_t{1}, end) &&
         (type.isIndex() || llvm::isIntN(type.getIntOrFloatBitWidth(), end));
}

/// Returns the rule for loops that fails for `loop`; empty if none does.
static StringRef checkLoop(LoopLikeOpInterface loop, int64_t &trips) {
  if (loop.getLoopRegions().size() != 1 || !loop.getSingleInductionVar())
    return "the loop has no single induction variable";
  if (!llvm::hasSingleElement(*loop.getLoopRegions().front()))
    return "the body of the loop has several blocks";
  if (loop->hasTrait<OpTrait::HasParallelRegion>())
    return "the loop has no order of iterations";
  auto yields = loop.getYieldedValuesMutable();
  size_t numYields = yields ? yields->size() : 0;
  if (numYields != loop->getNumResults() ||
      numYields != loop.getRegionIterArgs().size())
    return "the loop has results that are not loop-carried";
  auto lowerBounds = loop.getLoopLowerBounds();
  auto steps = loop.getLoopSteps();
  if (!lowerBounds || !steps || !getConstantIntValue(lowerBounds->front()) ||
      !getConstantIntValue(steps->front()))
    return "the number of iterations is not known";
  if (*getConstantIntValue(steps->front()) <= 0)
    return "the step of the loop is not positive";
  std::optional<APInt> count = loop.getStaticTripCount();
  if (!count || count->getActiveBits() > 63)
    return "the number of iterations is not known";
  if (count->ult(2))
    return "the loop has fewer than two iterations";
  if (count->ugt(kMaxTrips))
    return "the loop has more than 65536 iterations";
  if (!countsWithinSign(loop, static_cast<int64_t>(count->getZExtValue())))
    return "the loop counts beyond the signed numbers of its type";
  trips = static_cast<int64_t>(count->getZExtValue());
  return "";
}

namespace {
/// Looks at the tensors of one loop in turn.
class ResidualFinder {
public:
  explicit ResidualFinder(LoopResiduals &residuals)
      : residuals(residuals), loop(residuals.loop),
        values(loop, residuals.trips), lines(values, loop, residuals.trips),
        body(&loop.getLoopRegions().front()->front()) {}

  void find() {
    if (auto yields = loop.getYieldedValuesMutable())
      for (auto [argument, yield] :
           llvm::zip_equal(loop.getRegionIterArgs(), *yields))
        visitCarried(argument, yield);
    llvm::SetVector<Value> captured;
    for (auto extraction : body->getOps<SubsetExtractionOpInterface>()) {
      Value source = extraction.getSourceOperand().get();
      if (loop.isDefinedOutsideOfLoop(source))
        captured.insert(source);
    }
    for (Value source : captured)
      if (isa<RankedTensorType>(source.getType()))
        visitRead(source, source, /*carried=*/{});
  }

private:
  void visitCarried(BlockArgument argument, OpOperand &yield) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || type.getRank() == 0)
      return;
    OpResult result = loop.getTiedLoopResult(argument);
    if (yield.get() != argument)
      return visitWritten(result, argument, yield);
    if (llvm::any_of(argument.getUsers(),
                     llvm::IsaPred<SubsetExtractionOpInterface>))
      visitRead(result, argument, argument);
  }

  void visitWritten(OpResult result, BlockArgument argument, OpOperand &yield) {
    auto refuse = [&](StringRef rule, Operation *op) {
      residuals.refused.push_back({result, rule, op});
    };
    auto insertion = yield.get().getDefiningOp<SubsetInsertionOpInterface>();
    if (!insertion || insertion->getBlock() != body ||
        insertion.getUpdatedDestination() != yield.get())
      return refuse("the loop does not yield a tensor with an inserted slice",
                    loop);
    Value destination = insertion.getDestinationOperand().get();
    if (destination.getDefiningOp<SubsetInsertionOpInterface>())
      return refuse("an iteration inserts two slices", insertion);
    if (destination != argument)
      return refuse("the slice is not inserted into a loop-carried tensor",
                    insertion);
    for (OpOperand &use : argument.getUses())
      if (&use != &insertion.getDestinationOperand())
        return refuse("stacked residual has other uses in the producing loop",
                      use.getOwner());
    for (OpOperand &use : yield.get().getUses())
      if (&use != &yield)
        return refuse("the loop uses it after the insertion of the slice",
                      use.getOwner());
    ResidualSlices slices;
    auto type = cast<RankedTensorType>(argument.getType());
    StringRef rule = checkSlice(
        cast<SubsetOpInterface>(insertion.getOperation()), type, slices);
    if (!rule.empty())
      return refuse(rule, insertion);
    residuals.written.push_back({result, argument, insertion, slices});
  }

  /// `name` is the tensor that the loop reads as seen from outside, `inside`
  /// its value in the body.
  void visitRead(Value name, Value inside, BlockArgument carried) {
    auto type = cast<RankedTensorType>(inside.getType());
    ReadResidual residual;
    residual.source = carried ? loop.getTiedLoopInit(carried)->get() : name;
    residual.carried = carried;
    auto refuse = [&](StringRef rule, Operation *op) {
      residuals.refused.push_back({name, rule, op});
    };
    for (OpOperand &use : inside.getUses()) {
      Operation *op = use.getOwner();
      if (!loop->isProperAncestor(op) ||
          (op == body->getTerminator() && carried))
        continue;
      auto extraction = dyn_cast<SubsetExtractionOpInterface>(op);
      if (!extraction || op->getBlock() != body ||
          &extraction.getSourceOperand() != &use)
        return refuse("stacked residual has other uses in the consuming loop",
                      op);
      ResidualSlices slices;
      if (StringRef rule =
              checkSlice(cast<SubsetOpInterface>(op), type, slices);
          !rule.empty())
        return refuse(rule, op);
      if (!residual.extractions.empty() && !(slices == residual.slices))
        return refuse("an iteration reads different slices of it", op);
      residual.slices = slices;
      residual.extractions.push_back(extraction);
    }
    llvm::sort(residual.extractions,
               [](auto a, auto b) { return a->isBeforeInBlock(b); });
    residuals.read.push_back(std::move(residual));
  }

  /// Returns the rule for slices that fails for `op`; empty if none does.
  StringRef checkSlice(SubsetOpInterface op, RankedTensorType type,
                       ResidualSlices &slices) {
    FailureOr<HyperrectangularSlice> slice =
        op.getAccessedHyperrectangularSlice();
    if (failed(slice))
      return "the slice is not rectangular";
    if (!type.hasStaticShape())
      return "the shape of the stacked residual is not known";
    std::optional<unsigned> stacked;
    for (unsigned dim = 0, rank = type.getRank(); dim != rank; ++dim) {
      if (!isOneInteger(slice->getMixedStrides()[dim]))
        return "the slice has strides other than 1";
      std::optional<int64_t> size =
          getConstantIntValue(slice->getMixedSizes()[dim]);
      if (size == type.getDimSize(dim))
        continue;
      if (stacked || !size)
        return "the slice must cover all dimensions but one";
      if (*size != 1)
        return "the slice covers more than one row";
      stacked = dim;
    }
    if (!stacked)
      return "the slice is the whole tensor";
    if (type.getDimSize(*stacked) != residuals.trips)
      return "the trip count differs from the number of slices";
    slices.dim = *stacked;
    return checkOffsets(slice->getMixedOffsets()[*stacked], slices);
  }

  StringRef checkOffsets(OpFoldResult offset, ResidualSlices &slices) {
    if (auto value = dyn_cast<Value>(offset))
      offset = values.getRepresentative(value);
    auto [known, isNew] = isReversedBy.try_emplace(offset.getOpaqueValue());
    if (isNew)
      known->second = findDirection(offset);
    slices.isReversed = known->second.value_or(false);
    return known->second
               ? ""
               : "the offset of the slice is not the iteration number";
  }

  /// Returns true if slices with these offsets are those of the iterations from
  /// the last one down; nothing if they are in neither order.
  std::optional<bool> findDirection(OpFoldResult offset) {
    if (std::optional<LinearValue> line = lines.get(offset)) {
      if (*line == LinearValue{0, 1})
        return false;
      return *line == LinearValue{residuals.trips - 1, -1}
                 ? std::optional<bool>(true)
                 : std::nullopt;
    }
    bool isForward = true, isReversed = true;
    for (int64_t i = 0; i != residuals.trips && (isForward || isReversed);
         ++i) {
      std::optional<int64_t> value = values.getInteger(offset, i);
      isForward &= value == i;
      isReversed &= value == residuals.trips - 1 - i;
    }
    return isForward || isReversed ? std::optional<bool>(isReversed)
                                   : std::nullopt;
  }

  LoopResiduals &residuals;
  LoopLikeOpInterface loop;
  IterationValues values;
  LinearValues lines;
  Block *body;
  /// Memoized results of `findDirection`, by offset.
  llvm::DenseMap<void *, std::optional<bool>> isReversedBy;
};
} // namespace

LoopResiduals LoopResiduals::find(LoopLikeOpInterface loop) {
  LoopResiduals residuals;
  residuals.loop = loop;
  StringRef rule = checkLoop(loop, residuals.trips);
  if (rule.empty()) {
    ResidualFinder(residuals).find();
    return residuals;
  }
  for (OpResult result : loop->getResults())
    if (auto type = dyn_cast<RankedTensorType>(result.getType());
        type && type.getRank() != 0)
      residuals.refused.push_back({result, rule, loop});
  return residuals;
}
