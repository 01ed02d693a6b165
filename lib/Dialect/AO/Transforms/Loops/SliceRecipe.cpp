//===- SliceRecipe.cpp - Rematerialization of a slice ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SliceRecipe.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Loops/IterationValues.h"
#include "ao/Analysis/Steps/LoopTrace.h"
#include "ao/Analysis/Steps/StepRecompute.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

using namespace mlir;
using namespace ao;

/// Longer recipes recompute a whole layer, several times over.
static constexpr size_t kMaxIngredients = 512;

std::optional<unsigned> ao::findSavedSlot(const Step &step, Value value) {
  auto results = step.getForwardBlock().getTerminator()->getOperands();
  for (auto [slot, saved] :
       llvm::enumerate(results.drop_front(step.getNumOutputs())))
    if (saved == value)
      return slot;
  return std::nullopt;
}

std::string ao::getRematerializationObstacle(const Step &step,
                                             const StackedResidual &stacked) {
  if (stacked.readers.empty())
    return "no loop reads it";
  auto isLoop = [](const StackedResidual::Reader &reader) {
    return canBeCut(*reader.loop);
  };
  if (!canBeCut(*stacked.writer) || !llvm::all_of(stacked.readers, isLoop))
    return "unsupported loop: expected scf.for with step 1";
  Operation *writer = stacked.writer->loop;
  if (writer->hasAttr(AODialect::kKeepAttr))
    return "the loop that writes it is marked to be kept";
  return cast<RankedTensorType>(stacked.written->result.getType()).getEncoding()
             ? "its type has an encoding"
             : "";
}

SliceRecipe::SliceRecipe(SmallVector<Ingredient> given)
    : ingredients(std::move(given)) {
  llvm::SetVector<Value> taken;
  for (const Ingredient &ingredient : ingredients)
    if (ingredient.kind == Ingredient::Slice)
      taken.insert(ingredient.residual);
  residuals.assign(taken.begin(), taken.end());
}

//===----------------------------------------------------------------------===//
// Slices available in a loop
//===----------------------------------------------------------------------===//

/// The slices in the body of a loop that writes residuals, as long as all
/// residuals exist.
struct ao::LoopSlices {
  LoopSlices(const Step &step, const LoopResiduals &writer, bool crosses);

  /// Returns true if a value from outside of the loop is available where slices
  /// are read.
  bool canReach(Value value) const;

  const Step &step;
  LoopLikeOpInterface loop;
  IterationValues numbers;
  int64_t trips;
  /// True if the slices are read in the backward function of a pair.
  bool crosses;
  /// By value of the body, the residuals of which it is a slice.
  llvm::DenseMap<Value, SmallVector<Ingredient, 1>> slices;
  /// By value of the body, the residual from which it is read.
  llvm::DenseMap<Value, Value> sources;

private:
  void noteSlice(Value value, Value residual, ResidualSlices slices);
};

LoopSlices::LoopSlices(const Step &step, const LoopResiduals &writer,
                       bool crosses)
    : step(step), loop(writer.loop), numbers(loop, writer.trips),
      trips(writer.trips), crosses(crosses) {
  for (const WrittenResidual &residual : writer.written) {
    SubsetInsertionOpInterface insertion = residual.insertion;
    if (canReach(residual.result))
      noteSlice(insertion.getSourceOperand().get(), residual.result,
                residual.slices);
  }
  for (const ReadResidual &residual : writer.read)
    for (SubsetExtractionOpInterface extraction : residual.extractions) {
      sources[extraction.getResult()] = residual.source;
      if (canReach(residual.source))
        noteSlice(extraction.getResult(), residual.source, residual.slices);
    }
}

/// Returns true if reshapes in either direction can remove the difference.
static bool areReshapes(Value one, Value other) {
  auto from = cast<RankedTensorType>(one.getType());
  auto to = cast<RankedTensorType>(other.getType());
  return from == to || (from.getRank() != to.getRank() &&
                        getReassociationIndicesForReshape(from, to));
}

/// The source of a reshape that is a slice is available as well.
void LoopSlices::noteSlice(Value value, Value residual, ResidualSlices of) {
  Ingredient slice{Ingredient::Slice, value, residual, of};
  slice.type = cast<RankedTensorType>(value.getType());
  Value first = value;
  while (value && areReshapes(first, value)) {
    slice.value = value;
    slices[value].push_back(slice);
    auto result = dyn_cast<OpResult>(value);
    bool isReshape =
        result &&
        isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(result.getOwner());
    value = isReshape ? getViewSource(result) : Value();
  }
}

bool LoopSlices::canReach(Value value) const {
  if (!crosses || findSavedSlot(step, value))
    return true;
  std::optional<size_t> id = step.getStorageOf(value);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return id && step.getStorages()[*id].base == value && type &&
         type.hasStaticShape() && !type.getEncoding();
}

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

namespace {
/// Collects the ingredients of a slice, operands first.
class RecipeWriter {
public:
  RecipeWriter(LoopSlices &from, RecipeFinder::IsGone isGone)
      : from(from), isGone(isGone) {}

  /// Appends the ingredients of `value`, and `value`; returns false, with a
  /// reason in `why`, if it is not available.
  bool add(Value value);

  SmallVector<Ingredient> ingredients;
  std::string why;

private:
  bool append(const Ingredient &ingredient);
  bool addArgument(BlockArgument argument);
  bool addOutside(Value value);
  bool addOp(OpResult result);
  bool addOperands(Operation *op);
  bool refuse(const Twine &reason) {
    if (why.empty())
      why = reason.str();
    return false;
  }

  LoopSlices &from;
  RecipeFinder::IsGone isGone;
  llvm::DenseSet<Value> known;
  /// Ops that are appended after their operands.
  size_t numOpen = 0;
};
} // namespace

bool RecipeWriter::append(const Ingredient &ingredient) {
  if (ingredients.size() + numOpen >= kMaxIngredients)
    return refuse("too many ops would be recomputed");
  known.insert(ingredient.value);
  ingredients.push_back(ingredient);
  return true;
}

bool RecipeWriter::add(Value value) {
  if (known.contains(value))
    return true;
  if (Value residual = from.sources.lookup(value); residual && isGone(residual))
    return refuse("it is computed from slices of a stacked residual that is "
                  "rematerialized itself");
  if (auto found = from.slices.find(value); found != from.slices.end())
    for (const Ingredient &slice : found->second)
      if (!isGone(slice.residual))
        return append(slice);
  if (from.loop.isDefinedOutsideOfLoop(value))
    return addOutside(value);
  if (auto argument = dyn_cast<BlockArgument>(value))
    return addArgument(argument);
  return addOp(cast<OpResult>(value));
}

/// Returns the constant by which a number grows in each iteration.
bool RecipeWriter::addArgument(BlockArgument argument) {
  auto get = [&](int64_t iteration) -> std::optional<int64_t> {
    Attribute value = from.numbers.get(argument, iteration);
    if (auto dense = dyn_cast_if_present<DenseIntElementsAttr>(value))
      value = dense.getSplatValue<IntegerAttr>();
    auto number = dyn_cast_if_present<IntegerAttr>(value);
    if (!number || number.getValue().getSignificantBits() > 32)
      return std::nullopt;
    return number.getValue().getSExtValue();
  };
  std::optional<int64_t> first = get(0), second = get(1);
  bool isKnown = first && second;
  for (int64_t i = 2; i < from.trips && isKnown; ++i)
    isKnown = get(i) == *first + (*second - *first) * i;
  if (!isKnown)
    return refuse("it is computed from loop-carried values that no stacked "
                  "residual holds");
  Ingredient number{Ingredient::Number, argument};
  number.first = *first;
  number.stride = *second - *first;
  return append(number);
}

bool RecipeWriter::addOutside(Value value) {
  if (!from.crosses || canRebuild(value) || from.canReach(value))
    return append({Ingredient::Outside, value});
  auto result = dyn_cast<OpResult>(value);
  if (result && isView(result.getOwner()))
    return addOp(result);
  return refuse(
      "it is computed from a value that no slot of the pair can pass");
}

/// Returns the reason why `op` must not be recomputed, whatever it reads.
static planner::WhyNot getReasonToRunOnceHere(Operation *op) {
  auto kind = op->getAttrOfType<StringAttr>(AODialect::kKindAttr);
  std::optional<OpKind> known =
      kind ? symbolizeOpKind(kind.getValue()) : getOpCost(op).kind;
  return known == OpKind::Collective ? planner::WhyNot::Collective
                                     : getReasonToRunOnce(op);
}

bool RecipeWriter::addOp(OpResult result) {
  Operation *op = result.getOwner();
  if (holdsRecomputedOps(op))
    return refuse("'" + getOpName(op) + "' is recomputed already");
  planner::WhyNot whyNot = getReasonToRunOnceHere(op);
  if (whyNot != planner::WhyNot::Unknown)
    return refuse("'" + getOpName(op) + "' cannot be recomputed: " +
                  Twine(planner::toString(whyNot)));
  if (!addOperands(op) || !append({Ingredient::Op, result}))
    return false;
  known.insert_range(op->getResults());
  return true;
}

/// Adds the operands of `op` and of the ops within it that are defined outside
/// of it. A recipe that is too long is abandoned on the way down, before calls
/// are nested deeper.
bool RecipeWriter::addOperands(Operation *op) {
  if (ingredients.size() + numOpen >= kMaxIngredients)
    return refuse("too many ops would be recomputed");
  ++numOpen;
  WalkResult inside = op->walk([&](Operation *nested) {
    bool areKnown = llvm::all_of(nested->getOperands(), [&](Value operand) {
      return op->isAncestor(operand.getParentBlock()->getParentOp()) ||
             add(operand);
    });
    return areKnown ? WalkResult::advance() : WalkResult::interrupt();
  });
  --numOpen;
  return !inside.wasInterrupted();
}

RecipeFinder::RecipeFinder(const Step &step) : step(step) {}
RecipeFinder::~RecipeFinder() = default;

std::optional<SliceRecipe>
RecipeFinder::find(const StackedResidual &stacked,
                   const StackedResidual::Reader &reader, IsGone isGone,
                   std::string &why) {
  bool crosses =
      reader.loop->loop->getBlock() != stacked.writer->loop->getBlock();
  std::unique_ptr<LoopSlices> &slices = known[{stacked.writer, crosses}];
  if (!slices)
    slices = std::make_unique<LoopSlices>(step, *stacked.writer, crosses);
  RecipeWriter writer(*slices, isGone);
  SubsetInsertionOpInterface insertion = stacked.written->insertion;
  if (!writer.add(insertion.getSourceOperand().get())) {
    why = std::move(writer.why);
    return std::nullopt;
  }
  return SliceRecipe(std::move(writer.ingredients));
}
