//===- LoopSplitter.cpp - Split loops and their residuals -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopSplitter.h"
#include "ResidualRewrites.h"
#include "ResidualStreamer.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace ao;

/// Returns why `loop` cannot be split; empty if it can.
static StringRef getSplitObstacle(const LoopResiduals &loop) {
  LoopLikeOpInterface op = loop.loop;
  if (!isa<scf::ForOp>(op.getOperation()))
    return "unsupported loop: expected scf.for";
  if (loop.trips == 0)
    return "the number of iterations is not known";
  if (!isOneInteger(op.getLoopSteps()->front()))
    return "unsupported loop: step must be 1";
  return "";
}

LoopSplitter::LoopSplitter(const StepFunctions &step,
                           const StepResiduals &residuals)
    : step(step), residuals(residuals),
      builder(step.getForward()->getContext()), cuts(residuals) {
  if (step.isPair())
    signature.emplace(step);
}

//===----------------------------------------------------------------------===//
// Parts of values
//===----------------------------------------------------------------------===//

/// Returns, by result, the iterations of `loop` whose slices are
/// rematerialized: those after the iterations whose slices are offloaded.
static SmallVector<std::pair<int64_t, int64_t>>
getRematerializedRanges(const LoopDecision &decision) {
  SmallVector<std::pair<int64_t, int64_t>> ranges;
  for (auto [result, slices] : llvm::enumerate(decision.rematerialize)) {
    int64_t begin = decision.getOffloaded(result);
    // Decisions are verified only if the number of iterations is constant.
    int64_t end = 0;
    if (llvm::AddOverflow(begin, slices, end))
      end = std::numeric_limits<int64_t>::max();
    ranges.emplace_back(begin, end);
  }
  return ranges;
}

void LoopSplitter::cutMarked() {
  for (const LoopResiduals &loop : residuals.getLoops()) {
    LoopDecision decision = LoopDecision::get(LoopLikeOpInterface(loop.loop));
    SmallVector<int64_t> iterations = decision.split;
    llvm::append_range(iterations, decision.offload);
    for (auto [begin, end] : getRematerializedRanges(decision))
      iterations.append({begin, end});
    for (int64_t iteration : iterations)
      cuts.cut(loop, iteration);
  }
  cuts.spread();
}

LogicalResult LoopSplitter::verify(int64_t maxSegments) const {
  for (const LoopResiduals &loop : residuals.getLoops()) {
    const ResidualCuts::Cuts &known = cuts.getIterations(loop);
    if (known.empty())
      continue;
    Operation *op = loop.loop;
    if (StringRef obstacle = getSplitObstacle(loop); !obstacle.empty())
      return op->emitOpError("cannot be split: ") << obstacle;
    auto parts = static_cast<int64_t>(known.size()) + 1;
    if (parts > maxSegments)
      return op->emitOpError("would be split into ")
             << parts << " parts, more than " << maxSegments;
  }
  return success();
}

bool LoopSplitter::cutsSlots() const {
  return llvm::any_of(
      residuals.getStackedResiduals(), [&](const StackedResidual &stacked) {
        return !stacked.slots.empty() && !cuts.getRows(stacked).empty();
      });
}

//===----------------------------------------------------------------------===//
// Splitting
//===----------------------------------------------------------------------===//

/// Returns the loops to split: those within others first, which are copied with
/// the parts of these; otherwise writers of residuals before their readers.
SmallVector<const LoopResiduals *> LoopSplitter::collectFromInside() const {
  SmallVector<std::pair<unsigned, const LoopResiduals *>> byDepth;
  for (const LoopResiduals &loop : residuals.getLoops())
    if (!cuts.getIterations(loop).empty())
      byDepth.emplace_back(getDepth(loop.loop), &loop);
  llvm::stable_sort(byDepth, [](const auto &one, const auto &other) {
    return one.first > other.first;
  });
  return llvm::to_vector(llvm::make_second_range(byDepth));
}

void LoopSplitter::split() {
  noteAccesses();
  for (const LoopResiduals *loop : collectFromInside())
    split(*loop);
  llvm::SetVector<Operation *> sources = std::move(yielding);
  for (Operation *loop : replaced)
    collectSources(loop, sources);
  for (Operation *loop : replaced) {
    loop->walk([&](Operation *op) { sources.remove(op); });
    loop->dropAllReferences();
  }
  for (Operation *loop : replaced)
    loop->destroy();
  eraseDead(std::move(sources));
  if (signature)
    signature->apply();
}

void LoopSplitter::noteAccesses() {
  for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
    if (cuts.getRows(stacked).empty())
      continue;
    stackedByResult[stacked.written->result] = &stacked;
    accesses[stacked.written->insertion] = {stacked.written->result,
                                            stacked.written->slices,
                                            stacked.writer->trips};
    for (const StackedResidual::Reader &reader : stacked.readers)
      for (SubsetExtractionOpInterface extraction :
           reader.residual->extractions)
        accesses[extraction] = {reader.residual->source,
                                reader.residual->slices, reader.loop->trips};
  }
}

void LoopSplitter::split(const LoopResiduals &found) {
  LoopLikeOpInterface op = found.loop;
  auto loop = cast<scf::ForOp>(op.getOperation());
  SmallVector<Value> carried(loop.getInits());
  SmallVector<int64_t> ends = llvm::to_vector(cuts.getIterations(found));
  ends.push_back(found.trips);
  int64_t begin = 0;
  for (int64_t end : ends) {
    builder.setInsertionPoint(loop);
    SmallVector<Value> made;
    for (OpResult result : loop->getResults())
      if (const StackedResidual *stacked = stackedByResult.lookup(result)) {
        made.push_back(makePart(loop, *stacked, begin, end));
        carried[result.getResultNumber()] = made.back();
      }
    // A loop with a cost is not inlined: the attribute is for loops.
    if (end - begin == 1 && !loop->hasAttr(AODialect::kCostAttr)) {
      inlineIteration(loop, begin, carried);
      for (Value part : made)
        if (part.use_empty())
          part.getDefiningOp()->erase();
    } else {
      Segment segment = startSegment(loop, begin, end, carried);
      fillSegment(loop, segment);
      llvm::copy(segment.loop.getResults(), carried.begin());
    }
    for (OpResult result : loop->getResults())
      if (const StackedResidual *stacked = stackedByResult.lookup(result)) {
        bool isReversed = stacked->written->slices.isReversed;
        parts[result].push_back({isReversed ? found.trips - end : begin,
                                 isReversed ? found.trips - begin : end,
                                 carried[result.getResultNumber()]});
      }
    begin = end;
  }
  for (auto [result, value] : llvm::zip_equal(loop->getResults(), carried)) {
    if (const StackedResidual *stacked = stackedByResult.lookup(result)) {
      passParts(*stacked);
      continue;
    }
    result.replaceAllUsesWith(value);
    if (Operation *source = value.getDefiningOp())
      yielding.insert(source);
  }
  loop->remove();
  replaced.push_back(loop);
}

/// Returns the initial, undefined value of a part of a residual.
Value LoopSplitter::makePart(scf::ForOp loop, const StackedResidual &stacked,
                             int64_t begin, int64_t end) {
  auto type = cast<RankedTensorType>(stacked.written->result.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[stacked.written->slices.dim] = end - begin;
  return tensor::EmptyOp::create(builder, loop.getLoc(), shape,
                                 type.getElementType(), type.getEncoding());
}

LoopSplitter::Segment LoopSplitter::startSegment(scf::ForOp loop, int64_t begin,
                                                 int64_t end,
                                                 ArrayRef<Value> inits) {
  Location loc =
      getIterationLoc(loop.getLoc(), Twine(begin) + ":" + Twine(end));
  Type type = loop.getInductionVar().getType();
  int64_t first = *getConstantIntValue(loop.getLowerBound());
  auto getBound = [&](int64_t iteration) {
    return arith::ConstantOp::create(
        builder, loc, builder.getIntegerAttr(type, first + iteration));
  };
  Value from = getBound(begin), to = getBound(end);
  Segment segment{begin, end, {}, {}};
  segment.loop =
      scf::ForOp::create(builder, loc, from, to, loop.getStep(), inits,
                         /*bodyBuilder=*/nullptr, loop.getUnsignedCmp());
  copyAttributes(loop, segment);
  return segment;
}

/// Returns the part of a decision that is for iterations [begin, end).
static LoopDecision getDecisionFor(const LoopDecision &whole, int64_t begin,
                                   int64_t end) {
  LoopDecision part;
  for (int64_t number : whole.offload)
    part.offload.push_back(std::clamp<int64_t>(number - begin, 0, end - begin));
  for (auto [from, to] : getRematerializedRanges(whole))
    part.rematerialize.push_back(
        std::max<int64_t>(std::min(to, end) - std::max(from, begin), 0));
  if (part.offloads())
    part.prefetch = whole.prefetch;
  return part;
}

/// The cost of a loop is divided among its segments, and so are the slices that
/// are offloaded or rematerialized.
void LoopSplitter::copyAttributes(scf::ForOp from, const Segment &segment) {
  scf::ForOp to = segment.loop;
  to->setDiscardableAttrs(from->getDiscardableAttrDictionary());
  getDecisionFor(LoopDecision::get(from), segment.begin, segment.end).set(to);
  auto cost = from->getAttrOfType<IntegerAttr>(AODialect::kCostAttr);
  if (!cost)
    return;
  int64_t ns = cost.getInt();
  auto trips = static_cast<int64_t>(from.getStaticTripCount()->getZExtValue());
  auto getCostUpTo = [&](int64_t iteration) {
    return ns / trips * iteration + ns % trips * iteration / trips;
  };
  to->setDiscardableAttr(AODialect::kCostAttr,
                         builder.getI64IntegerAttr(getCostUpTo(segment.end) -
                                                   getCostUpTo(segment.begin)));
}

void LoopSplitter::fillSegment(scf::ForOp loop, Segment &segment) {
  Block *body = segment.loop.getBody();
  // Loops without carried values are created with a terminator.
  body->clear();
  segment.mapping.map(loop.getBody()->getArguments(), body->getArguments());
  builder.setInsertionPointToEnd(body);
  for (Operation &op : *loop.getBody())
    if (!rewriteAccess(op, segment))
      builder.clone(op, segment.mapping);
}

/// The results of a single iteration are ordinary values of the step.
void LoopSplitter::inlineIteration(scf::ForOp loop, int64_t iteration,
                                   MutableArrayRef<Value> carried) {
  Segment segment{iteration, iteration + 1, {}, {}};
  int64_t first = *getConstantIntValue(loop.getLowerBound());
  Type type = loop.getInductionVar().getType();
  segment.mapping.map(
      loop.getInductionVar(),
      arith::ConstantOp::create(builder, loop.getLoc(),
                                builder.getIntegerAttr(type, first + iteration))
          .getResult());
  segment.mapping.map(loop.getRegionIterArgs(), carried);
  IterationAttributes attributes(loop);
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (auto insertion = dyn_cast<SubsetInsertionOpInterface>(op))
      attributes.mark(
          segment.mapping.lookupOrDefault(insertion.getSourceOperand().get()));
    if (rewriteAccess(op, segment))
      continue;
    Operation *clone = builder.clone(op, segment.mapping);
    clone->setLoc(getIterationLoc(op.getLoc(), Twine(iteration)));
    attributes.give(clone);
  }
  for (auto [value, yielded] :
       llvm::zip_equal(carried, loop.getYieldedValues())) {
    value = segment.mapping.lookupOrDefault(yielded);
    attributes.mark(value);
  }
}

LoopSplitter::Part &LoopSplitter::findPart(Value residual, int64_t row) {
  return *llvm::find_if(parts[residual], [&](const Part &part) {
    return part.begin <= row && row < part.end;
  });
}

/// Returns the number of the current iteration's slice within a part that
/// begins at row `first` of the residual.
OpFoldResult LoopSplitter::getRow(const Segment &segment, Location loc,
                                  bool isReversed, int64_t trips,
                                  int64_t first) {
  scf::ForOp loop = segment.loop;
  if (!loop)
    return builder.getIndexAttr(
        (isReversed ? trips - 1 - segment.begin : segment.begin) - first);
  int64_t start = *getConstantIntValue(loop.getLowerBound()) - segment.begin;
  Value row = loop.getInductionVar();
  if (!row.getType().isIndex())
    row = arith::IndexCastOp::create(builder, loc, builder.getIndexType(), row);
  int64_t number = isReversed ? start + trips - 1 - first : start + first;
  if (!isReversed && number == 0)
    return row;
  Value constant = arith::ConstantIndexOp::create(builder, loc, number);
  if (isReversed)
    return arith::SubIOp::create(builder, loc, constant, row).getResult();
  return arith::SubIOp::create(builder, loc, row, constant).getResult();
}

/// Returns true if `slice` has memory of its own: it is, by way of views of all
/// of it, what an op of `body` computes.
static bool isMadeIn(Block *body, Value slice) {
  while (auto result = dyn_cast<OpResult>(slice)) {
    Operation *op = result.getOwner();
    if (op->getBlock() != body)
      return false;
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op)) {
      slice = op->getOperand(0);
      continue;
    }
    return isa<linalg::LinalgOp>(op) || op->hasTrait<OpTrait::Elementwise>();
  }
  return false;
}

/// A part that is a single slice is that slice. Returns whether `op` inserts or
/// extracts such a part.
bool LoopSplitter::passWhole(Operation &op, const Access &access,
                             Segment &segment) {
  if (segment.loop)
    return false;
  Location loc = op.getLoc();
  if (auto insertion = dyn_cast<SubsetInsertionOpInterface>(op)) {
    Value slice = insertion.getSourceOperand().get();
    if (!isMadeIn(op.getBlock(), slice))
      return false;
    auto type = cast<RankedTensorType>(access.residual.getType());
    SmallVector<int64_t> shape(type.getShape());
    shape[access.slices.dim] = 1;
    Value part =
        reshapeSlice(builder, loc, segment.mapping.lookup(slice),
                     RankedTensorType::get(shape, type.getElementType(),
                                           type.getEncoding()));
    segment.mapping.map(insertion.getUpdatedDestination(), part);
    return true;
  }
  Part &part = findPart(access.residual, access.slices.isReversed
                                             ? access.trips - segment.end
                                             : segment.begin);
  if (part.end - part.begin != 1)
    return false;
  Value result = cast<SubsetExtractionOpInterface>(op).getResult();
  segment.mapping.map(result,
                      reshapeSlice(builder, loc, part.residual,
                                   cast<RankedTensorType>(result.getType())));
  return true;
}

/// Returns `slice` without its dimension `dim`, which is of size one.
static Value dropDim(OpBuilder &builder, Location loc, Value slice,
                     unsigned dim) {
  auto type = cast<RankedTensorType>(slice.getType());
  return reshapeSlice(builder, loc, slice,
                      RankedTensorType::Builder(type).dropDim(dim));
}

/// Redirects an insertion or extraction of a slice of a residual to the part.
bool LoopSplitter::rewriteAccess(Operation &op, Segment &segment) {
  auto it = accesses.find(&op);
  if (it == accesses.end())
    return false;
  if (passWhole(op, it->second, segment))
    return true;
  auto [residual, slices, trips] = it->second;
  // A slot of a pair already has the type of a part.
  auto type = cast<RankedTensorType>(residual.getType());
  int64_t row = slices.isReversed ? trips - segment.end : segment.begin;
  auto insertion = dyn_cast<SubsetInsertionOpInterface>(op);
  Part part{row, 0, {}};
  if (insertion)
    part.residual =
        segment.mapping.lookup(insertion.getDestinationOperand().get());
  else
    part = findPart(residual, row);
  SlicePlace place = getSlicePlace(
      builder, type, slices.dim,
      getRow(segment, op.getLoc(), slices.isReversed, trips, part.begin));
  if (insertion) {
    Value slice =
        segment.mapping.lookupOrDefault(insertion.getSourceOperand().get());
    // An insertion of a tensor into one of its type would be folded: the copy
    // that the plan counts would be a view of the original.
    if (slice.getType() == part.residual.getType())
      slice = dropDim(builder, op.getLoc(), slice, slices.dim);
    Value updated = tensor::InsertSliceOp::create(builder, op.getLoc(), slice,
                                                  part.residual, place.offsets,
                                                  place.sizes, place.strides);
    updated.getDefiningOp()->setDiscardableAttrs(
        op.getDiscardableAttrDictionary());
    segment.mapping.map(insertion.getUpdatedDestination(), updated);
    return true;
  }
  Value result = cast<SubsetExtractionOpInterface>(op).getResult();
  auto slice = tensor::ExtractSliceOp::create(
      builder, op.getLoc(), cast<RankedTensorType>(result.getType()),
      part.residual, place.offsets, place.sizes, place.strides);
  slice->setDiscardableAttrs(op.getDiscardableAttrDictionary());
  segment.mapping.map(result, slice.getResult());
  return true;
}

/// Passes each part through its own slot.
void LoopSplitter::passParts(const StackedResidual &stacked) {
  SmallVector<Part> made = parts[stacked.written->result];
  Operation *terminator = step.getForwardBlock().getTerminator();
  SmallVector<Part> arrived;
  for (unsigned slot : stacked.slots) {
    if (arrived.empty()) {
      arrived = made;
      arrived.front().residual =
          signature->replace(slot, made.front().residual);
      for (Part &part : MutableArrayRef(arrived).drop_front())
        part.residual = signature->append(part.residual);
    } else {
      terminator->setOperand(step.getNumOutputs() + slot,
                             made.front().residual);
      signature->drop(slot);
    }
    parts[step.getSavedArgument(slot)] = arrived;
  }
}
