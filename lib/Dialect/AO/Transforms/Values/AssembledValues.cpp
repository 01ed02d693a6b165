//===- AssembledValues.cpp - Values that ops put together -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// JAX concatenates the values that unrolled layers save, and slices the result
// for the layers of the backward pass. A plan would have one value for all
// layers, live from the last one to the first.
//
//===----------------------------------------------------------------------===//

#include "AssembledValues.h"

#include "Helpers/ValueRecipe.h"
#include "Loops/ResidualRewrites.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace ao;

namespace {
/// Consecutive elements of a tensor of static shape, in row-major order.
struct Elements {
  Value tensor;
  int64_t begin, count;
};
} // namespace

static RankedTensorType getStaticType(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && type.getNumElements() > 0
             ? type
             : RankedTensorType();
}

/// Returns the elements of `whole` that `slice` accesses, if they are known and
/// consecutive.
static std::optional<Elements> getElements(OffsetSizeAndStrideOpInterface slice,
                                           Value whole) {
  RankedTensorType type = getStaticType(whole);
  if (!type || !llvm::all_of(slice.getStaticStrides(),
                             [](int64_t stride) { return stride == 1; }))
    return std::nullopt;
  Elements elements{whole, 0, 1};
  int64_t stride = 1;
  bool isWhole = true;
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    int64_t size = slice.getStaticSizes()[dim];
    // The offset of a loop with one iteration may be computed.
    bool isWholeDim = size == type.getDimSize(dim);
    int64_t offset = isWholeDim ? 0 : slice.getStaticOffsets()[dim];
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(offset) ||
        (!isWhole && size != 1))
      return std::nullopt;
    isWhole &= isWholeDim;
    elements.begin += offset * stride;
    elements.count *= size;
    stride *= type.getDimSize(dim);
  }
  return elements;
}

/// Returns true if the elements of each input are consecutive in the result.
static bool stacksInputs(tensor::ConcatOp concat) {
  RankedTensorType type = getStaticType(concat.getResult());
  return type &&
         llvm::all_of(concat.getInputs().getTypes(),
                      [](Type part) {
                        return cast<ShapedType>(part).hasStaticShape();
                      }) &&
         llvm::all_of(type.getShape().take_front(concat.getDim()),
                      [](int64_t size) { return size == 1; });
}

/// Returns true if `op` puts a value together from parts.
static bool isAssembly(Operation *op) {
  if (auto insertion = dyn_cast_if_present<tensor::InsertSliceOp>(op))
    return getElements(insertion, insertion.getResult()).has_value();
  auto concat = dyn_cast_if_present<tensor::ConcatOp>(op);
  return concat && stacksInputs(concat);
}

/// Returns the elements of an operand of `op`, an assembly, that are the
/// `elements` of its result; nothing if no operand has all of them.
static std::optional<Elements> findOperand(Operation *op,
                                           const Elements &elements) {
  auto [tensor, begin, count] = elements;
  if (auto insertion = dyn_cast<tensor::InsertSliceOp>(op)) {
    Elements slice = *getElements(insertion, insertion.getResult());
    int64_t end = begin + count, sliceEnd = slice.begin + slice.count;
    if (slice.begin <= begin && end <= sliceEnd)
      return Elements{insertion.getSource(), begin - slice.begin, count};
    if (end <= slice.begin || sliceEnd <= begin)
      return Elements{insertion.getDest(), begin, count};
    return std::nullopt;
  }
  for (Value input : cast<tensor::ConcatOp>(op).getInputs()) {
    int64_t size = cast<RankedTensorType>(input.getType()).getNumElements();
    if (begin >= 0 && begin + count <= size)
      return Elements{input, begin, count};
    begin -= size;
  }
  return std::nullopt;
}

static bool isReshape(Operation *op) {
  return isa_and_present<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(op);
}

/// Returns the value that `op` reshapes, or copies except for dimensions of
/// size one; null if it does neither.
static Value getReshaped(Operation *op) {
  return isReshape(op) ? op->getOperand(0) : getCopied(op);
}

static RankedTensorType dropOnes(RankedTensorType type) {
  SmallVector<int64_t> shape(type.getShape());
  llvm::erase(shape, 1);
  return type.clone(shape);
}

/// Returns true if `part` can replace a value of `type` but for dimensions of
/// size one. A slice of a larger value cannot: that value would live longer.
static bool canReplace(Value part, RankedTensorType type) {
  RankedTensorType partType = getStaticType(part);
  RankedTensorType base = getStaticType(getViewBase(part));
  return partType && base && dropOnes(partType) == dropOnes(type) &&
         base.getNumElements() == partType.getNumElements();
}

namespace {
class PartReader {
public:
  PartReader(const Step &step, PairUsers &users, const DecisionRemarks &remarks)
      : step(step), users(users), remarks(remarks) {
    if (!step.isPair())
      return;
    signature.emplace(step);
    slots.resize(step.getForwardBlock().getTerminator()->getNumOperands() -
                 step.getNumOutputs());
  }

  bool run();

private:
  void collect();
  bool areReadInParts(Value value);
  bool isReadInParts(OpOperand &use);
  bool isSavedInParts(unsigned slot);
  Value findSaved(Value value) const;
  Value findPart(tensor::ExtractSliceOp slice) const;
  bool isKept(Value value) const {
    auto it = known.find(value);
    return it != known.end() && !it->second;
  }
  void report() const;
  bool replace(tensor::ExtractSliceOp slice);
  void dropSlots();

  const Step &step;
  PairUsers &users;
  const DecisionRemarks &remarks;
  std::optional<PairSignature> signature;
  /// Both in the order of the step.
  SmallVector<Value> assembled;
  SmallVector<tensor::ExtractSliceOp> slices;
  /// Values of which each use reads one part, or does not.
  llvm::DenseMap<Value, bool> known;
  /// The slices that are parts, and the slots that hold assembled values.
  llvm::DenseSet<Operation *> parts;
  llvm::BitVector slots;
  /// The backward arguments of parts.
  llvm::DenseMap<Value, Value> passed;
};
} // namespace

void PartReader::collect() {
  for (Block *block : step.getBlocks())
    block->walk([&](Operation *op) {
      if (isAssembly(op))
        assembled.push_back(op->getResult(0));
      else if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
        slices.push_back(slice);
    });
}

bool PartReader::areReadInParts(Value value) {
  auto [it, isNew] = known.try_emplace(value, true);
  if (!isNew)
    return it->second;
  Operation *op = value.getDefiningOp();
  bool isMarked = op && (op->hasAttr(AODialect::kOffloadAttr) ||
                         op->hasAttr(AODialect::kKeepAttr));
  bool result = !isMarked && llvm::all_of(value.getUses(), [&](OpOperand &use) {
    return isReadInParts(use);
  });
  known[value] = result;
  return result;
}

bool PartReader::isReadInParts(OpOperand &use) {
  Operation *user = use.getOwner();
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(user)) {
    if (!findPart(slice))
      return areReadInParts(slice.getResult());
    parts.insert(slice);
    return true;
  }
  if (isAssembly(user) || getReshaped(user) == use.get())
    return areReadInParts(user->getResult(0));
  int64_t slot = int64_t{use.getOperandNumber()} - step.getNumOutputs();
  return step.isPair() && slot >= 0 &&
         user == step.getForwardBlock().getTerminator() && isSavedInParts(slot);
}

bool PartReader::isSavedInParts(unsigned slot) {
  auto isMarked = [&](StringRef name) {
    return static_cast<bool>(step.getBackward().getArgAttr(slot, name));
  };
  if (isMarked(AODialect::kOffloadAttr) || isMarked(AODialect::kKeepAttr) ||
      !users.canChange(step) || !areReadInParts(step.getSavedArgument(slot)))
    return false;
  slots.set(slot);
  return true;
}

/// Returns the value of the forward function that is saved as `value`, an
/// argument of the backward function; null for other values.
Value PartReader::findSaved(Value value) const {
  auto argument = dyn_cast<BlockArgument>(value);
  bool isSaved = step.isPair() && argument &&
                 argument.getOwner() == &step.getBackwardBlock() &&
                 argument.getArgNumber() < slots.size();
  return isSaved ? step.getSavedResult(argument.getArgNumber()) : Value();
}

/// Returns the part of an assembled value that `slice` is; null if it is none.
Value PartReader::findPart(tensor::ExtractSliceOp slice) const {
  RankedTensorType type = getStaticType(slice.getResult());
  if (!type)
    return {};
  Elements elements{slice.getResult(), 0, type.getNumElements()};
  bool isPart = false;
  while (true) {
    Operation *op = elements.tensor.getDefiningOp();
    Value reshaped = getReshaped(op);
    auto viewed = dyn_cast_if_present<tensor::ExtractSliceOp>(op);
    if (viewed && !isPart) {
      auto found = getElements(viewed, viewed.getSource());
      if (!found)
        return {};
      elements.tensor = found->tensor;
      elements.begin += found->begin;
    } else if (Value saved = findSaved(elements.tensor); saved && !isPart) {
      elements.tensor = saved;
    } else if (isAssembly(op) && !isKept(elements.tensor)) {
      auto found = findOperand(op, elements);
      if (!found)
        return {};
      elements = *found;
      isPart = true;
    } else if (reshaped && (!isPart || canReplace(reshaped, type) ||
                            !canReplace(elements.tensor, type))) {
      elements.tensor = reshaped;
    } else {
      break;
    }
  }
  return isPart && canReplace(elements.tensor, type) ? elements.tensor
                                                     : Value();
}

/// Emits a remark for each value that is no part of another one.
void PartReader::report() const {
  llvm::SetVector<size_t> storages;
  for (Value value : assembled)
    if (!isKept(value) && !llvm::all_of(value.getUsers(), isAssembly))
      if (std::optional<size_t> id = step.getStorageOf(value))
        storages.insert(*id);
  for (size_t id : storages)
    remarks.reportAction(id, "not assembled:", "each use reads one part");
}

/// Replaces the reshapes of `value` that revert the one which defines it: JAX
/// stacks all rows of a loop that unrolls several layers in one dimension.
static void dropReshapes(Value value) {
  Operation *reshape = value.getDefiningOp();
  if (!isReshape(reshape))
    return;
  Value source = reshape->getOperand(0);
  for (Operation *user : llvm::make_early_inc_range(value.getUsers()))
    if (isReshape(user) && user->getResult(0).getType() == source.getType()) {
      user->getResult(0).replaceAllUsesWith(source);
      user->erase();
    }
}

/// Returns true if the part that `slice` is has replaced it.
bool PartReader::replace(tensor::ExtractSliceOp slice) {
  Value part = findPart(slice);
  if (!part)
    return false;
  if (step.isPair() && step.getBackward()->isAncestor(slice) &&
      step.getForward()->isAncestor(part.getParentBlock()->getParentOp())) {
    Value &argument = passed[part];
    if (!argument)
      argument = signature->append(part);
    part = argument;
  }
  OpBuilder builder(slice);
  Value value = reshapeSlice(builder, slice.getLoc(), part, slice.getType());
  if (value != part)
    adoptPlace(value.getDefiningOp(), slice);
  slice.getResult().replaceAllUsesWith(value);
  dropReshapes(value);
  return true;
}

/// Drops the slots of values that are no longer assembled, and these values.
void PartReader::dropSlots() {
  llvm::SetVector<Operation *> dead;
  for (unsigned slot : slots.set_bits()) {
    if (!step.getSavedArgument(slot).use_empty())
      continue;
    if (Operation *op = step.getSavedResult(slot).getDefiningOp())
      dead.insert(op);
    signature->drop(slot);
  }
  signature->apply();
  eraseDead(std::move(dead));
}

bool PartReader::run() {
  collect();
  // The uses of a value are after it.
  for (Value value : llvm::reverse(assembled))
    areReadInParts(value);
  if (parts.empty())
    return false;
  report();
  llvm::SetVector<Operation *> replaced;
  for (tensor::ExtractSliceOp slice : slices)
    if (parts.contains(slice) && replace(slice))
      replaced.insert(slice);
  bool hasChanged = !replaced.empty();
  eraseDead(std::move(replaced));
  if (hasChanged && slots.any())
    dropSlots();
  return hasChanged;
}

bool ao::readParts(const Step &step, PairUsers &users,
                   const DecisionRemarks &remarks) {
  return PartReader(step, users, remarks).run();
}
