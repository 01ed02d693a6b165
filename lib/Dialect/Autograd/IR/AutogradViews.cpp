//===- AutogradViews.cpp - Views of gradients -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/Autograd/IR/Autograd.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

bool MixedLayout::isStatic() const {
  auto isAttribute = [](OpFoldResult number) { return isa<Attribute>(number); };
  return isAttribute(offset) && llvm::all_of(sizes, isAttribute) &&
         llvm::all_of(strides, isAttribute);
}

namespace {
/// Replaces each dynamic integer by the next of the values.
class NumberMixer {
public:
  NumberMixer(MLIRContext *context, OperandRange numbers)
      : builder(context), numbers(numbers) {}

  OpFoldResult mix(int64_t integer) {
    if (!ShapedType::isDynamic(integer))
      return builder.getIndexAttr(integer);
    Value value = numbers.front();
    numbers = numbers.drop_front();
    return value;
  }

  SmallVector<OpFoldResult> mix(ArrayRef<int64_t> integers) {
    return llvm::map_to_vector(integers,
                               [&](int64_t integer) { return mix(integer); });
  }

private:
  Builder builder;
  OperandRange numbers;
};
} // namespace

MixedLayout CopySlicesOp::getBaseLayout() {
  NumberMixer mixer(getContext(), getNumbers());
  SmallVector<OpFoldResult> sizes = mixer.mix(getBaseSizes());
  SmallVector<OpFoldResult> strides = mixer.mix(getBaseStrides());
  return {sizes, strides, mixer.mix(getBaseOffset())};
}

MixedLayout CopySlicesOp::getViewLayout() {
  NumberMixer mixer(getContext(), getNumbers());
  mixer.mix(getBaseSizes());
  mixer.mix(getBaseStrides());
  mixer.mix(getBaseOffset());
  SmallVector<OpFoldResult> sizes = mixer.mix(getViewSizes());
  SmallVector<OpFoldResult> strides = mixer.mix(getViewStrides());
  return {sizes, strides, mixer.mix(getViewOffset())};
}

template <typename ViewOp>
static SmallVector<OpFoldResult> mixBaseStrides(ViewOp op) {
  return NumberMixer(op.getContext(), op.getNumbers()).mix(op.getBaseStrides());
}

template <typename ViewOp>
static MixedLayout mixViewLayout(ViewOp op) {
  NumberMixer mixer(op.getContext(), op.getNumbers());
  mixer.mix(op.getBaseStrides());
  SmallVector<OpFoldResult> sizes = mixer.mix(op.getViewSizes());
  SmallVector<OpFoldResult> strides = mixer.mix(op.getViewStrides());
  return {sizes, strides, mixer.mix(op.getOffset())};
}

SmallVector<OpFoldResult> GatherViewOp::getMixedBaseStrides() {
  return mixBaseStrides(*this);
}
MixedLayout GatherViewOp::getViewLayout() { return mixViewLayout(*this); }

SmallVector<OpFoldResult> ScatterViewOp::getMixedBaseStrides() {
  return mixBaseStrides(*this);
}
MixedLayout ScatterViewOp::getViewLayout() { return mixViewLayout(*this); }

//===----------------------------------------------------------------------===//
// Numbers that are known
//===----------------------------------------------------------------------===//

/// Each symbolic number has a value, and each value a number.
static LogicalResult verifyNumbers(Operation *op, OperandRange numbers,
                                   ArrayRef<ArrayRef<int64_t>> lists) {
  size_t symbolic = 0;
  for (ArrayRef<int64_t> list : lists)
    symbolic += llvm::count(list, ShapedType::kDynamic);
  if (numbers.size() == symbolic)
    return success();
  return op->emitOpError() << "expected a value for each of " << symbolic
                           << " symbolic sizes, strides and offsets, got "
                           << numbers.size();
}

static bool isStatic(ArrayRef<int64_t> integers) {
  return !llvm::is_contained(integers, ShapedType::kDynamic);
}

/// Elements of a storage from the first to the last that is seen, or nothing if
/// that is beyond 63 bits.
static std::optional<int64_t> getExtent(ArrayRef<int64_t> sizes,
                                        ArrayRef<int64_t> strides) {
  int64_t last = 0;
  for (auto [size, stride] : llvm::zip(sizes, strides)) {
    int64_t reach;
    if (size == 0)
      return 0;
    if (llvm::MulOverflow(size - 1, stride, reach) ||
        llvm::AddOverflow(last, reach, last))
      return std::nullopt;
  }
  int64_t extent;
  if (llvm::AddOverflow(last, static_cast<int64_t>(1), extent))
    return std::nullopt;
  return extent;
}

/// Returns true if no two indices can name the same element: each stride steps
/// over all that the smaller ones reach.
static bool isWithoutOverlap(ArrayRef<int64_t> sizes,
                             ArrayRef<int64_t> strides) {
  SmallVector<std::pair<int64_t, int64_t>> dims;
  for (auto [size, stride] : llvm::zip(sizes, strides)) {
    if (size == 0)
      return true;
    if (size > 1)
      dims.push_back({stride, size});
  }
  llvm::sort(dims);
  int64_t reach = 0;
  for (auto [stride, size] : dims) {
    if (stride <= reach)
      return false;
    reach += stride * (size - 1);
  }
  return true;
}

/// A view that can be taken: sizes and strides belong together and are not
/// negative, and no element is seen twice, as far as these are known.
static LogicalResult verifyLayout(Operation *op, StringRef role,
                                  ArrayRef<int64_t> sizes,
                                  ArrayRef<int64_t> strides) {
  if (sizes.size() != strides.size())
    return op->emitOpError()
           << "expected a stride for each of " << sizes.size() << " sizes of "
           << role << ", got " << strides.size();
  auto isNegative = [](int64_t number) {
    return number < 0 && !ShapedType::isDynamic(number);
  };
  if (llvm::any_of(sizes, isNegative) || llvm::any_of(strides, isNegative))
    return op->emitOpError()
           << "expected sizes and strides of " << role << " of 0 or more";
  if (!isStatic(sizes) || !isStatic(strides))
    return success();
  if (!getExtent(sizes, strides))
    return op->emitOpError() << role << " must end below element 2^63";
  if (!isWithoutOverlap(sizes, strides))
    return op->emitOpError() << role << " overlaps itself";
  return success();
}

/// The base is dense, in any order of its dimensions: elements of a view are
/// elements of it. If that depends on symbolic numbers, the step checks it.
static LogicalResult verifyInside(Operation *op, ArrayRef<int64_t> baseSizes,
                                  ArrayRef<int64_t> baseStrides,
                                  ArrayRef<int64_t> sizes,
                                  ArrayRef<int64_t> strides, int64_t offset) {
  if (failed(verifyLayout(op, "the base", baseSizes, baseStrides)) ||
      failed(verifyLayout(op, "the view", sizes, strides)))
    return failure();
  if (!isStatic(baseSizes) || !isStatic(baseStrides))
    return success();
  int64_t elements = *getExtent(baseSizes, baseStrides);
  if (elements != ShapedType::getNumElements(baseSizes))
    return op->emitOpError("expected a base without holes");
  if (!isStatic(sizes) || !isStatic(strides) || ShapedType::isDynamic(offset))
    return success();
  int64_t extent = *getExtent(sizes, strides), end;
  if (llvm::AddOverflow(offset, extent, end))
    return op->emitOpError("the view must end below element 2^63");
  if (extent > 0 && (offset < 0 || end > elements))
    return op->emitOpError()
           << "the view reaches element " << (offset < 0 ? offset : end - 1)
           << " of a base of " << elements;
  return success();
}

static LogicalResult verifyShape(Operation *op, StringRef role,
                                 RankedTensorType type,
                                 ArrayRef<int64_t> sizes) {
  if (type.getShape() == sizes)
    return success();
  return op->emitOpError() << "expected " << role << " of type "
                           << RankedTensorType::get(sizes,
                                                    type.getElementType())
                           << ", got " << type;
}

/// `view` is the part of the op's base that its sizes, strides, and offset
/// name.
template <typename ViewOp>
static LogicalResult verifyPart(ViewOp op, StringRef role,
                                RankedTensorType view) {
  RankedTensorType base = op.getBase().getType();
  auto offset = static_cast<int64_t>(op.getOffset());
  if (failed(verifyNumbers(op, op.getNumbers(),
                           {op.getBaseStrides(), op.getViewSizes(),
                            op.getViewStrides(), offset})))
    return failure();
  if (offset < 0 && !ShapedType::isDynamic(offset))
    return op.emitOpError()
           << "the view reaches element " << offset << " of its base";
  if (failed(verifyInside(op, base.getShape(), op.getBaseStrides(),
                          op.getViewSizes(), op.getViewStrides(), offset)))
    return failure();
  if (view.getElementType() != base.getElementType())
    return op.emitOpError("expected a view and a base of one element type");
  return verifyShape(op, role, view, op.getViewSizes());
}

LogicalResult GatherViewOp::verify() {
  return verifyPart(*this, "a result", getResult().getType());
}

LogicalResult ScatterViewOp::verify() {
  return verifyPart(*this, "a view", getView().getType());
}

//===----------------------------------------------------------------------===//
// Nodes after a view
//===----------------------------------------------------------------------===//

bool CopySlicesOp::isYielded(size_t position) {
  return !llvm::is_contained(getAbsent().value_or(ArrayRef<int64_t>()),
                             static_cast<int64_t>(position));
}

/// Verifies that the body takes the view's part and yields the values that are
/// not absent.
static LogicalResult verifyBody(CopySlicesOp op) {
  Block &body = op.getBody().front();
  auto view = RankedTensorType::get(
      op.getViewSizes(), op.getGradient().getType().getElementType());
  if (body.getArgumentTypes() != TypeRange(Type(view)))
    return op.emitOpError() << "expected a body that takes " << view
                            << ", got (" << body.getArgumentTypes() << ")";
  TypeRange yielded = body.getTerminator()->getOperandTypes();
  SmallVector<Type> expected;
  size_t next = 0;
  for (auto [position, needed] : llvm::enumerate(op.getNeeds())) {
    if (!op.isYielded(position))
      continue;
    if (next == yielded.size())
      return op.emitOpError() << "expected its body to yield a value for "
                                 "position "
                              << position;
    Type type = yielded[next++];
    if (position == 0 && needed && type != view)
      return op.emitOpError()
             << "expected its body to yield " << view << " first, got " << type;
    if (needed)
      expected.push_back(position == 0 ? Type(op.getGradient().getType())
                                       : type);
  }
  if (next != yielded.size())
    return op.emitOpError() << "expected its body to yield " << next
                            << " values, got " << yielded.size();
  if (op.getResultTypes() == TypeRange(expected))
    return success();
  return op.emitOpError() << "expected results of types ("
                          << TypeRange(expected) << "), got ("
                          << op.getResultTypes() << ")";
}

LogicalResult CopySlicesOp::verify() {
  auto baseOffset = static_cast<int64_t>(getBaseOffset());
  auto viewOffset = static_cast<int64_t>(getViewOffset());
  if (failed(verifyNumbers(*this, getNumbers(),
                           {getBaseSizes(), getBaseStrides(), baseOffset,
                            getViewSizes(), getViewStrides(), viewOffset})))
    return failure();
  for (int64_t offset : {baseOffset, viewOffset})
    if (offset < 0 && !ShapedType::isDynamic(offset))
      return emitOpError() << "expected offsets of 0 or more, got " << offset;
  int64_t offset = ShapedType::kDynamic;
  if (!ShapedType::isDynamic(baseOffset) && !ShapedType::isDynamic(viewOffset))
    offset = viewOffset - baseOffset;
  if (failed(verifyInside(*this, getBaseSizes(), getBaseStrides(),
                          getViewSizes(), getViewStrides(), offset)) ||
      failed(verifyShape(*this, "a gradient", getGradient().getType(),
                         getBaseSizes())))
    return failure();
  return verifyBody(*this);
}
