//===- StackRemaker.cpp - Makes slices again where they are read ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackRemaker.h"
#include "StackRewrites.h"
#include "ValueRecipe.h"
#include "ao/Analysis/LoopWork.h"
#include "ao/Analysis/StepRecompute.h"
#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/AOStacks.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include <map>

using namespace mlir;
using namespace ao;

int64_t ao::getMarkedRemade(const StackLife &life) {
  auto remade =
      life.writer->loop->getAttrOfType<DenseI64ArrayAttr>(kRemadeAttr);
  unsigned number = life.written->result.getResultNumber();
  return remade && number < remade.size() ? remade[number] : 0;
}

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

static Operation *getFirstExtraction(const RemadeStacks::Slice &slice) {
  return slice.reader->stack->extractions.front();
}

std::optional<RemadeStacks>
RemadeStacks::find(const Step &step, ArrayRef<const StackLife *> lives,
                   std::string &why, const StackLife *&blamed) {
  llvm::DenseSet<Value> gone;
  for (const StackLife *life : lives) {
    gone.insert(life->written->result);
    for (unsigned slot : life->slots)
      gone.insert(step.getSavedArgument(slot));
  }
  auto isGone = [&](Value stack) { return gone.contains(stack); };
  RemadeStacks found;
  found.lives.assign(lives.begin(), lives.end());
  for (const StackLife *life : lives) {
    blamed = life;
    why = getRemakeObstacle(step, *life);
    if (!why.empty())
      return std::nullopt;
    for (const StackLife::Reader &reader : life->readers) {
      auto recipe = SliceRecipe::find(step, *life, reader, isGone, why);
      if (!recipe)
        return std::nullopt;
      found.byReader[reader.loop->loop].push_back(
          {life, &reader, std::move(*recipe)});
    }
  }
  for (auto &[reader, slices] : found.byReader)
    llvm::stable_sort(slices, [](const Slice &one, const Slice &other) {
      return getFirstExtraction(one)->isBeforeInBlock(
          getFirstExtraction(other));
    });
  return found;
}

bool RemadeStacks::changesSlots() const {
  return llvm::any_of(
      lives, [](const StackLife *life) { return !life->slots.empty(); });
}

//===----------------------------------------------------------------------===//
// The loops that read
//===----------------------------------------------------------------------===//

StackRemaker::StackRemaker(const Step &step, const DurationModel &durations)
    : step(step), durations(durations),
      builder(step.getForward()->getContext()) {
  if (step.isPair())
    signature.emplace(step);
}

void StackRemaker::remake(const RemadeStacks &stacks) {
  FunctionOpInterface forward = step.getForward();
  FunctionOpInterface backward = step.getBackward();
  for (const auto &[reader, slices] : stacks.getByReader())
    remakeIn(slices);
  for (const StackLife *life : stacks.getLives())
    stopWriting(*life);
  if (signature)
    signature->apply();
  for (auto &[loop, numbers] : unwritten)
    dropCarried(cast<scf::ForOp>(loop), numbers);
  numberSecondRuns(forward, backward);
}

/// Whether iterations of the reading loop have to do with those of the writing
/// one in reverse.
static bool isMirrored(const RemadeStacks::Slice &slice) {
  return slice.reader->stack->slices.isReversed !=
         slice.life->written->slices.isReversed;
}

/// What one slice is made of, the next one need not make again.
void StackRemaker::remakeIn(ArrayRef<RemadeStacks::Slice> slices) {
  LoopLikeOpInterface loop = slices.front().reader->loop->loop;
  double bodyNs = 0;
  for (Operation &op : loop.getLoopRegions().front()->front())
    if (!takesNoTime(&op))
      bodyNs += static_cast<double>(durations.getDuration(&op).nanoseconds);
  addedNs = 0;
  std::map<std::pair<const LoopStacks *, bool>, IRMapping> mappings;
  for (const RemadeStacks::Slice &slice : slices) {
    IRMapping &mapping = mappings[{slice.life->writer, isMirrored(slice)}];
    for (const Ingredient &ingredient : slice.recipe.getIngredients())
      if (!mapping.contains(ingredient.value)) {
        builder.setInsertionPoint(getFirstExtraction(slice));
        bring(ingredient, slice, mapping);
      }
    Value made = mapping.lookup(slice.recipe.getIngredients().back().value);
    for (SubsetExtractionOpInterface extraction :
         slice.reader->stack->extractions) {
      builder.setInsertionPoint(extraction);
      Value result = extraction.getResult();
      result.replaceAllUsesWith(
          reshapeSlice(builder, extraction->getLoc(), made,
                       cast<RankedTensorType>(result.getType())));
      llvm::SetVector<Operation *> dead;
      dead.insert(extraction);
      eraseDead(std::move(dead));
    }
  }
  addCost(loop, bodyNs);
}

/// The number of the current iteration, as the loop that writes counts.
Value StackRemaker::getIteration(const RemadeStacks::Slice &slice) {
  return getSliceRow(builder, slice.reader->loop->loop,
                     slice.reader->loop->trips, isMirrored(slice));
}

void StackRemaker::bring(const Ingredient &ingredient,
                         const RemadeStacks::Slice &slice, IRMapping &mapping) {
  switch (ingredient.kind) {
  case Ingredient::Op:
    return runAgain(ingredient.value.getDefiningOp(), slice, mapping);
  case Ingredient::Slice:
    return mapping.map(ingredient.value, readSlice(ingredient, slice));
  case Ingredient::Outside:
    return mapping.map(ingredient.value, reach(ingredient.value, slice));
  case Ingredient::Number:
    return mapping.map(ingredient.value, makeNumber(ingredient, slice));
  }
}

Value StackRemaker::readSlice(const Ingredient &ingredient,
                              const RemadeStacks::Slice &slice) {
  Location loc = ingredient.value.getLoc();
  Value stack = reach(ingredient.stack, slice);
  const LoopStacks &reader = *slice.reader->loop;
  Value row = getSliceRow(builder, reader.loop, reader.trips,
                          ingredient.slices.isReversed != isMirrored(slice));
  SlicePlace place =
      getSlicePlace(builder, cast<RankedTensorType>(stack.getType()),
                    ingredient.slices.dim, row);
  Value read =
      tensor::ExtractSliceOp::create(builder, loc, ingredient.type, stack,
                                     place.offsets, place.sizes, place.strides);
  return reshapeSlice(builder, loc, read,
                      cast<RankedTensorType>(ingredient.value.getType()));
}

/// first + stride · iteration.
Value StackRemaker::makeNumber(const Ingredient &ingredient,
                               const RemadeStacks::Slice &slice) {
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

/// What `value` is called where the slice is read.
Value StackRemaker::reach(Value value, const RemadeStacks::Slice &slice) {
  Block *written = slice.life->writer->loop->getBlock();
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
Value StackRemaker::rebuild(Value value) {
  IRMapping mapping;
  for (Value operand : value.getDefiningOp()->getOperands())
    mapping.map(operand, rebuild(operand));
  Operation *clone = builder.clone(*value.getDefiningOp(), mapping);
  return clone->getResult(cast<OpResult>(value).getResultNumber());
}

void StackRemaker::runAgain(Operation *op, const RemadeStacks::Slice &slice,
                            IRMapping &mapping) {
  Operation *clone = builder.clone(*op, mapping);
  adoptPlace(clone, getFirstExtraction(slice));
  if (!takesNoTime(clone))
    addedNs += static_cast<double>(durations.getDuration(clone).nanoseconds);
  // Views and scalars may be folded: nobody counts them.
  if (isLoopWork(*clone))
    clone->setDiscardableAttr(kRecomputeAttr, builder.getI64IntegerAttr(0));
}

/// The loop takes as much longer as its body does.
void StackRemaker::addCost(LoopLikeOpInterface reader, double bodyNs) {
  auto cost = reader->getAttrOfType<IntegerAttr>(AODialect::kCostAttr);
  if (!cost || bodyNs <= 0)
    return;
  double ns = static_cast<double>(cost.getInt()) * (1 + addedNs / bodyNs);
  reader->setAttr(AODialect::kCostAttr,
                  builder.getI64IntegerAttr(static_cast<int64_t>(ns)));
}

//===----------------------------------------------------------------------===//
// The loops that write
//===----------------------------------------------------------------------===//

/// The loop carries the stack unchanged, until all of those are dropped.
void StackRemaker::stopWriting(const StackLife &life) {
  for (unsigned slot : life.slots)
    signature->drop(slot);
  LoopLikeOpInterface loop = life.writer->loop;
  const WrittenStack &stack = *life.written;
  loop.getTiedLoopYieldedValue(stack.carried)->set(stack.carried);
  llvm::SetVector<Operation *> dead;
  dead.insert(stack.insertion);
  eraseDead(std::move(dead));
  llvm::BitVector &numbers = unwritten[loop];
  numbers.resize(loop->getNumResults());
  numbers.set(stack.result.getResultNumber());
}
