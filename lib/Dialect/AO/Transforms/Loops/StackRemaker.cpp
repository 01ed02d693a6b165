//===- StackRemaker.cpp - Makes slices again where they are read ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackRemaker.h"
#include "Helpers/ValueRecipe.h"
#include "LoopPlaces.h"
#include "StackRewrites.h"
#include "StackStreamer.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Loops/LoopWork.h"
#include "ao/Analysis/Steps/StepRecompute.h"
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
  return LoopDecision::get(life.writer->loop)
      .getRematerialized(life.written->result.getResultNumber());
}

static InFlightDiagnostic refuse(OpResult stack) {
  return stack.getOwner()->emitOpError("result #")
         << stack.getResultNumber() << ' ';
}

/// Appends the stacks of `loop` that are to be rematerialized.
static LogicalResult
collectMarkedRemade(const LoopStacks &loop, const StepStacks &stacks,
                    SmallVectorImpl<const StackLife *> &chosen) {
  LoopLikeOpInterface op = loop.loop;
  SmallVector<int64_t> remade = LoopDecision::get(op).rematerialize;
  // A part of one iteration has no stacks: its slice stays.
  std::optional<APInt> trips = op.getStaticTripCount();
  if (trips && trips->isOne())
    return success();
  for (auto [number, slices] : llvm::enumerate(remade)) {
    if (slices == 0)
      continue;
    if (number >= op->getNumResults())
      return op->emitOpError("has '")
             << kLoopAttr << "' with more numbers than results";
    OpResult result = op->getResult(number);
    auto life = llvm::find_if(stacks.getLives(), [&](const StackLife &life) {
      return life.written->result == result;
    });
    if (life == stacks.getLives().end())
      return refuse(result) << "cannot be rematerialized: it is not a stacked "
                               "residual, or the whole of it is used";
    int64_t moved = getMarkedSlices(*life);
    if (slices > loop.trips - std::min(moved, loop.trips))
      return refuse(result)
             << "has " << loop.trips << " slices, of which " << moved
             << " are offloaded and " << slices << " rematerialized";
    if (slices < loop.trips)
      return refuse(result)
             << "is rematerialized in part: run 'ao-split-loops' first";
    chosen.push_back(&*life);
  }
  return success();
}

FailureOr<SmallVector<const StackLife *>>
ao::collectMarkedRemade(const StepStacks &stacks) {
  SmallVector<const StackLife *> chosen;
  for (const LoopStacks &loop : stacks.getLoops())
    if (failed(::collectMarkedRemade(loop, stacks, chosen)))
      return failure();
  return chosen;
}

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

bool RemadeStacks::findAll(const StackLife &life, ArrayRef<Value> names,
                           std::vector<Slice> &found, std::string &why,
                           const StackLife *&blamed) const {
  blamed = &life;
  why = getRemakeObstacle(finder->getStep(), life);
  if (!why.empty())
    return false;
  auto isGone = [&](Value stack) { return gone.contains(stack); };
  auto takes = [&](Value stack) { return llvm::is_contained(names, stack); };
  auto findOne = [&](const StackLife *of, const StackLife::Reader *reader) {
    blamed = of;
    auto recipe = finder->find(*of, *reader, isGone, why);
    if (recipe)
      found.push_back({of, reader, std::move(*recipe)});
    return recipe.has_value();
  };
  for (const Slice &slice : slices)
    if (llvm::any_of(slice.recipe.getStacks(), takes) &&
        !findOne(slice.life, slice.reader))
      return false;
  return llvm::all_of(life.readers, [&](const StackLife::Reader &reader) {
    return findOne(&life, &reader);
  });
}

bool RemadeStacks::add(const StackLife &life, std::string &why,
                       const StackLife *&blamed) {
  SmallVector<Value> names{life.written->result};
  for (unsigned slot : life.slots)
    names.push_back(finder->getStep().getSavedArgument(slot));
  gone.insert_range(names);
  std::vector<Slice> found;
  if (!findAll(life, names, found, why, blamed)) {
    for (Value name : names)
      gone.erase(name);
    return false;
  }
  lives.push_back(&life);
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

std::optional<RemadeStacks>
RemadeStacks::find(const Step &step, ArrayRef<const StackLife *> lives,
                   std::string &why, const StackLife *&blamed) {
  RemadeStacks found(std::make_shared<RecipeFinder>(step));
  for (const StackLife *life : lives)
    if (!found.add(*life, why, blamed))
      return std::nullopt;
  return found;
}

llvm::MapVector<Operation *, SmallVector<const RemadeStacks::Slice *>>
RemadeStacks::getByReader() const {
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

FailureOr<RemadeStacks>
RemadeStacks::require(const Step &step, ArrayRef<const StackLife *> lives) {
  std::string why;
  const StackLife *blamed = nullptr;
  std::optional<RemadeStacks> found = find(step, lives, why, blamed);
  if (!found)
    return refuse(blamed->written->result)
           << "cannot be rematerialized: " << why;
  return std::move(*found);
}

double RemadeStacks::getIterationNs(const DurationModel &durations) const {
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
    dropCarried(cast<scf::ForOp>(loop), numbers, sources);
  eraseDead(std::move(sources));
  limitPlaces(forward);
  if (backward)
    limitPlaces(backward);
  numberRecomputedOps(forward, backward);
}

static bool isMirrored(const RemadeStacks::Slice &slice) {
  return slice.life->isMirrored(*slice.reader);
}

/// The ops that define its operands are kept until all is done: that may be a
/// loop of which no other result is used.
void StackRemaker::erase(Operation *op) {
  collectSources(op, sources);
  sources.remove(op);
  op->erase();
}

/// The ingredients of one slice are reused by the next one.
void StackRemaker::remakeIn(ArrayRef<const RemadeStacks::Slice *> slices) {
  LoopLikeOpInterface loop = slices.front()->reader->loop->loop;
  double bodyNs = 0;
  for (Operation &op : loop.getLoopRegions().front()->front())
    if (!takesNoTime(&op))
      bodyNs += static_cast<double>(durations.getDuration(&op).nanoseconds);
  addedNs = 0;
  std::map<std::pair<const LoopStacks *, bool>, IRMapping> mappings;
  for (const RemadeStacks::Slice *each : slices) {
    const RemadeStacks::Slice &slice = *each;
    IRMapping &mapping = mappings[{slice.life->writer, isMirrored(slice)}];
    for (const Ingredient &ingredient : slice.recipe.getIngredients())
      if (!mapping.contains(ingredient.value)) {
        builder.setInsertionPoint(slice.reader->getFirstExtraction());
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
      erase(extraction);
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

/// How far ahead slices of `stack` are to come back in `body`, if that is said.
static Attribute getMarkedLead(Value stack, Block *body) {
  for (Operation *user : stack.getUsers())
    if (Attribute lead = user->getAttr(kPrefetchDistanceAttr);
        lead && user->getBlock() == body)
      return lead;
  return {};
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
  // It may be the first to read the slice from now on.
  Attribute lead = getMarkedLead(stack, builder.getInsertionBlock());
  auto read =
      tensor::ExtractSliceOp::create(builder, loc, ingredient.type, stack,
                                     place.offsets, place.sizes, place.strides);
  if (lead)
    read->setAttr(kPrefetchDistanceAttr, lead);
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

/// Returns the counterpart of `value` at the read of the slice.
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
  adoptPlace(clone, slice.reader->getFirstExtraction());
  if (!takesNoTime(clone))
    addedNs += static_cast<double>(durations.getDuration(clone).nanoseconds);
  // Views and scalars may be folded, so they are not counted.
  if (isLoopWork(*clone))
    clone->setDiscardableAttr(kRecomputeAttr, builder.getI64IntegerAttr(0));
}

/// The loop takes as much longer as its body does.
void StackRemaker::addCost(LoopLikeOpInterface reader, double bodyNs) {
  auto cost = reader->getAttrOfType<IntegerAttr>(AODialect::kCostAttr);
  if (!cost || bodyNs <= 0)
    return;
  // No more than an attribute holds.
  double ns = std::min(
      static_cast<double>(cost.getInt()) * (1 + addedNs / bodyNs), 9e18);
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
  erase(stack.insertion);
  llvm::BitVector &numbers = unwritten[loop];
  numbers.resize(loop->getNumResults());
  numbers.set(stack.result.getResultNumber());
}
