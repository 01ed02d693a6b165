//===- ResidualRematerializer.cpp - Recomputes slices ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualRematerializer.h"
#include "Helpers/ValueRecipe.h"
#include "LoopPlaces.h"
#include "ResidualRewrites.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Loops/LoopWork.h"
#include "ao/Analysis/Steps/StepRecompute.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include <map>

using namespace mlir;
using namespace ao;

FailureOr<SmallVector<const StackedResidual *>>
ao::collectMarkedRematerialized(const StepResiduals &residuals) {
  SmallVector<const StackedResidual *> chosen;
  for (const ResultDecision &decision :
       getDecisions(residuals, &LoopDecision::rematerialize)) {
    if (!decision.stacked)
      return emitResultError(decision.result)
             << "cannot be rematerialized: it is not a "
                "stacked residual, or the whole of it is "
                "used";
    chosen.push_back(decision.stacked);
  }
  return chosen;
}

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

bool RematerializedResiduals::findAll(const StackedResidual &stacked,
                                      ArrayRef<Value> names,
                                      std::vector<Slice> &found,
                                      std::string &why,
                                      const StackedResidual *&blamed) const {
  blamed = &stacked;
  why = getRematerializationObstacle(finder->getStep(), stacked);
  if (!why.empty())
    return false;
  auto isGone = [&](Value residual) { return gone.contains(residual); };
  auto takes = [&](Value residual) {
    return llvm::is_contained(names, residual);
  };
  auto findOne = [&](const StackedResidual *of,
                     const StackedResidual::Reader *reader) {
    blamed = of;
    auto recipe = finder->find(*of, *reader, isGone, why);
    if (recipe)
      found.push_back({of, reader, std::move(*recipe)});
    return recipe.has_value();
  };
  for (const Slice &slice : slices)
    if (llvm::any_of(slice.recipe.getResiduals(), takes) &&
        !findOne(slice.stacked, slice.reader))
      return false;
  return llvm::all_of(stacked.readers,
                      [&](const StackedResidual::Reader &reader) {
                        return findOne(&stacked, &reader);
                      });
}

bool RematerializedResiduals::add(const StackedResidual &stacked,
                                  std::string &why,
                                  const StackedResidual *&blamed) {
  SmallVector<Value> names{stacked.written->result};
  for (unsigned slot : stacked.slots)
    names.push_back(finder->getStep().getSavedArgument(slot));
  gone.insert_range(names);
  std::vector<Slice> found;
  if (!findAll(stacked, names, found, why, blamed)) {
    for (Value name : names)
      gone.erase(name);
    return false;
  }
  stackedResiduals.push_back(&stacked);
  for (Slice &slice : found) {
    auto known = llvm::find_if(slices, [&](const Slice &other) {
      return other.reader == slice.reader;
    });
    if (known != slices.end())
      *known = std::move(slice);
    else
      slices.push_back(std::move(slice));
  }
  return true;
}

std::optional<RematerializedResiduals> RematerializedResiduals::find(
    const Step &step, ArrayRef<const StackedResidual *> stackedResiduals,
    std::string &why, const StackedResidual *&blamed) {
  RematerializedResiduals found(std::make_shared<RecipeFinder>(step));
  for (const StackedResidual *stacked : stackedResiduals)
    if (!found.add(*stacked, why, blamed))
      return std::nullopt;
  return found;
}

llvm::MapVector<Operation *,
                SmallVector<const RematerializedResiduals::Slice *>>
RematerializedResiduals::getByReader() const {
  llvm::MapVector<Operation *, SmallVector<const Slice *>> byReader;
  for (const Slice &slice : slices)
    byReader[slice.reader->loop->loop].push_back(&slice);
  for (auto &[reader, ofReader] : byReader)
    llvm::stable_sort(ofReader, [](const Slice *one, const Slice *other) {
      return one->reader->getFirstExtraction()->isBeforeInBlock(
          other->reader->getFirstExtraction());
    });
  return byReader;
}

FailureOr<RematerializedResiduals> RematerializedResiduals::require(
    const Step &step, ArrayRef<const StackedResidual *> stackedResiduals) {
  std::string why;
  const StackedResidual *blamed = nullptr;
  std::optional<RematerializedResiduals> found =
      find(step, stackedResiduals, why, blamed);
  if (!found)
    return emitResultError(blamed->written->result)
           << "cannot be rematerialized: " << why;
  return std::move(*found);
}

double
RematerializedResiduals::getIterationNs(const DurationModel &durations) const {
  double sum = 0;
  for (const auto &[reader, ofReader] : getByReader()) {
    llvm::DenseSet<Operation *> counted;
    for (const Slice *slice : ofReader)
      for (const Ingredient &ingredient : slice->recipe.getIngredients()) {
        Operation *op = ingredient.value.getDefiningOp();
        if (ingredient.kind == Ingredient::Op && counted.insert(op).second)
          sum += static_cast<double>(durations.getDuration(op).nanoseconds);
      }
  }
  return sum;
}

bool RematerializedResiduals::changesSlots() const {
  return llvm::any_of(stackedResiduals, [](const StackedResidual *stacked) {
    return !stacked->slots.empty();
  });
}

//===----------------------------------------------------------------------===//
// Loops that read slices
//===----------------------------------------------------------------------===//

ResidualRematerializer::ResidualRematerializer(const Step &step,
                                               const DurationModel &durations)
    : step(step), durations(durations),
      builder(step.getForward()->getContext()) {
  if (step.isPair())
    signature.emplace(step);
}

void ResidualRematerializer::rematerialize(
    const RematerializedResiduals &residuals) {
  FunctionOpInterface forward = step.getForward();
  FunctionOpInterface backward = step.getBackward();
  for (const auto &[reader, slices] : residuals.getByReader())
    rematerializeIn(slices);
  for (const StackedResidual *stacked : residuals.getStackedResiduals())
    stopWriting(*stacked);
  if (signature)
    signature->apply();
  for (auto &[loop, numbers] : unwritten)
    dropCarried(cast<scf::ForOp>(loop), numbers, sources);
  eraseDead(std::move(sources));
  limitPlaces(forward);
  if (backward)
    limitPlaces(backward);
  numberRecomputedOps(forward, backward);
}

static bool isMirrored(const RematerializedResiduals::Slice &slice) {
  return slice.stacked->isMirrored(*slice.reader);
}

/// The ops that define its operands are kept until the end: such an op may be a
/// loop of which no other result is used.
void ResidualRematerializer::erase(Operation *op) {
  collectSources(op, sources);
  sources.remove(op);
  op->erase();
}

/// The ingredients of one slice are reused by the next one.
void ResidualRematerializer::rematerializeIn(
    ArrayRef<const RematerializedResiduals::Slice *> slices) {
  LoopLikeOpInterface loop = slices.front()->reader->loop->loop;
  double bodyNs = 0;
  for (Operation &op : loop.getLoopRegions().front()->front())
    bodyNs += static_cast<double>(durations.getDuration(&op).nanoseconds);
  addedNs = 0;
  std::map<std::pair<const LoopResiduals *, bool>, IRMapping> mappings;
  for (const RematerializedResiduals::Slice *each : slices) {
    const RematerializedResiduals::Slice &slice = *each;
    IRMapping &mapping = mappings[{slice.stacked->writer, isMirrored(slice)}];
    for (const Ingredient &ingredient : slice.recipe.getIngredients())
      if (!mapping.contains(ingredient.value)) {
        builder.setInsertionPoint(slice.reader->getFirstExtraction());
        bring(ingredient, slice, mapping);
      }
    Value made = mapping.lookup(slice.recipe.getIngredients().back().value);
    for (SubsetExtractionOpInterface extraction :
         slice.reader->residual->extractions) {
      builder.setInsertionPoint(extraction);
      Value result = extraction.getResult();
      result.replaceAllUsesWith(
          reshapeSlice(builder, extraction->getLoc(), made,
                       cast<RankedTensorType>(result.getType())));
      erase(extraction);
    }
  }
  addCost(loop, bodyNs);
}

/// Returns the number of the current iteration, as counted by the loop that
/// writes.
Value ResidualRematerializer::getIteration(
    const RematerializedResiduals::Slice &slice) {
  return getSliceRow(builder, slice.reader->loop->loop,
                     slice.reader->loop->trips, isMirrored(slice));
}

void ResidualRematerializer::bring(const Ingredient &ingredient,
                                   const RematerializedResiduals::Slice &slice,
                                   IRMapping &mapping) {
  switch (ingredient.kind) {
  case Ingredient::Op:
    return recompute(ingredient.value.getDefiningOp(), slice, mapping);
  case Ingredient::Slice:
    return mapping.map(ingredient.value, readSlice(ingredient, slice));
  case Ingredient::Outside:
    return mapping.map(ingredient.value, reach(ingredient.value, slice));
  case Ingredient::Number:
    return mapping.map(ingredient.value, makeNumber(ingredient, slice));
  }
}

/// Returns the prefetch distance of slices of `residual` in `body`, if an
/// attribute sets it.
static Attribute getMarkedPrefetchDistance(Value residual, Block *body) {
  for (Operation *user : residual.getUsers())
    if (Attribute distance = user->getAttr(kPrefetchDistanceAttr);
        distance && user->getBlock() == body)
      return distance;
  return {};
}

Value ResidualRematerializer::readSlice(
    const Ingredient &ingredient, const RematerializedResiduals::Slice &slice) {
  Location loc = ingredient.value.getLoc();
  Value residual = reach(ingredient.residual, slice);
  const LoopResiduals &reader = *slice.reader->loop;
  Value row = getSliceRow(builder, reader.loop, reader.trips,
                          ingredient.slices.isReversed != isMirrored(slice));
  SlicePlace place =
      getSlicePlace(builder, cast<RankedTensorType>(residual.getType()),
                    ingredient.slices.dim, row);
  // This extraction may be the first to read the slice.
  Attribute distance =
      getMarkedPrefetchDistance(residual, builder.getInsertionBlock());
  auto read =
      tensor::ExtractSliceOp::create(builder, loc, ingredient.type, residual,
                                     place.offsets, place.sizes, place.strides);
  if (distance)
    read->setAttr(kPrefetchDistanceAttr, distance);
  return reshapeSlice(builder, loc, read,
                      cast<RankedTensorType>(ingredient.value.getType()));
}

/// first + stride · iteration.
Value ResidualRematerializer::makeNumber(
    const Ingredient &ingredient, const RematerializedResiduals::Slice &slice) {
  Location loc = ingredient.value.getLoc();
  Type type = ingredient.value.getType();
  Type element = getElementTypeOrSelf(type);
  Value number = getIteration(slice);
  auto getIndex = [&](int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  if (ingredient.stride != 1)
    number = arith::MulIOp::create(builder, loc, number,
                                   getIndex(ingredient.stride));
  if (ingredient.first != 0)
    number =
        arith::AddIOp::create(builder, loc, number, getIndex(ingredient.first));
  if (!element.isIndex())
    number = arith::IndexCastOp::create(builder, loc, element, number);
  if (element != type)
    number = tensor::FromElementsOp::create(
        builder, loc, cast<RankedTensorType>(type), number);
  return number;
}

/// Returns the counterpart of `value` at the read of the slice.
Value ResidualRematerializer::reach(
    Value value, const RematerializedResiduals::Slice &slice) {
  Block *written = slice.stacked->writer->loop->getBlock();
  if (slice.reader->loop->loop->getBlock() == written)
    return value;
  if (canRebuild(value))
    return rebuild(value);
  if (std::optional<unsigned> slot = findSavedSlot(step, value))
    return step.getSavedArgument(*slot);
  Value &argument = appended[value];
  if (!argument)
    argument = signature->append(value);
  return argument;
}

/// A constant, or a value that holds no data, in the other function.
Value ResidualRematerializer::rebuild(Value value) {
  IRMapping mapping;
  for (Value operand : value.getDefiningOp()->getOperands())
    mapping.map(operand, rebuild(operand));
  Operation *clone = builder.clone(*value.getDefiningOp(), mapping);
  return clone->getResult(cast<OpResult>(value).getResultNumber());
}

void ResidualRematerializer::recompute(
    Operation *op, const RematerializedResiduals::Slice &slice,
    IRMapping &mapping) {
  Operation *clone = builder.clone(*op, mapping);
  adoptPlace(clone, slice.reader->getFirstExtraction());
  addedNs += static_cast<double>(durations.getDuration(clone).nanoseconds);
  // Views and scalars may be folded, so they are not counted.
  if (isLoopWork(*clone))
    clone->setDiscardableAttr(kRecomputeAttr, builder.getI64IntegerAttr(0));
}

/// Scales the cost of the loop by the time added to its body.
void ResidualRematerializer::addCost(LoopLikeOpInterface reader,
                                     double bodyNs) {
  auto cost = reader->getAttrOfType<IntegerAttr>(AODialect::kCostAttr);
  if (!cost || bodyNs <= 0)
    return;
  // The cost is limited to values of the attribute.
  double ns = std::min(
      static_cast<double>(cost.getInt()) * (1 + addedNs / bodyNs), 9e18);
  reader->setAttr(AODialect::kCostAttr,
                  builder.getI64IntegerAttr(static_cast<int64_t>(ns)));
}

//===----------------------------------------------------------------------===//
// Loops that write slices
//===----------------------------------------------------------------------===//

/// Yields the carried residual unchanged, until all such values are dropped.
void ResidualRematerializer::stopWriting(const StackedResidual &stacked) {
  for (unsigned slot : stacked.slots)
    signature->drop(slot);
  LoopLikeOpInterface loop = stacked.writer->loop;
  const WrittenResidual &residual = *stacked.written;
  loop.getTiedLoopYieldedValue(residual.carried)->set(residual.carried);
  erase(residual.insertion);
  llvm::BitVector &numbers = unwritten[loop];
  numbers.resize(loop->getNumResults());
  numbers.set(residual.result.getResultNumber());
}
