//===- AOTapeViews.cpp - Views of gradients -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOTape.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;

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

/// Whether no two indices can name the same element: each stride steps over
/// all that the smaller ones reach.
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
/// negative, and no element is seen twice.
static LogicalResult verifyLayout(Operation *op, StringRef role,
                                  ArrayRef<int64_t> sizes,
                                  ArrayRef<int64_t> strides) {
  if (sizes.size() != strides.size())
    return op->emitOpError()
           << "expected a stride for each of " << sizes.size() << " sizes of "
           << role << ", got " << strides.size();
  auto isNegative = [](int64_t number) { return number < 0; };
  if (llvm::any_of(sizes, isNegative) || llvm::any_of(strides, isNegative))
    return op->emitOpError()
           << "expected sizes and strides of " << role << " of 0 or more";
  if (!getExtent(sizes, strides))
    return op->emitOpError() << role << " reaches beyond 63 bits";
  if (!isWithoutOverlap(sizes, strides))
    return op->emitOpError() << role << " overlaps itself";
  return success();
}

/// The base is dense, in any order of its dimensions: what a view shows is an
/// element of it.
static LogicalResult verifyInside(Operation *op, ArrayRef<int64_t> baseSizes,
                                  ArrayRef<int64_t> baseStrides,
                                  ArrayRef<int64_t> sizes,
                                  ArrayRef<int64_t> strides, int64_t offset) {
  if (failed(verifyLayout(op, "the base", baseSizes, baseStrides)) ||
      failed(verifyLayout(op, "the view", sizes, strides)))
    return failure();
  int64_t elements = *getExtent(baseSizes, baseStrides);
  if (elements != ShapedType::getNumElements(baseSizes))
    return op->emitOpError("expected a base without holes");
  int64_t extent = *getExtent(sizes, strides), end;
  if (llvm::AddOverflow(offset, extent, end))
    return op->emitOpError("the view reaches beyond 63 bits");
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
  if (!base.hasStaticShape())
    return op.emitOpError("expected a base of static shape");
  if (failed(verifyInside(op, base.getShape(), op.getBaseStrides(),
                          op.getViewSizes(), op.getViewStrides(),
                          op.getOffset())))
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
// Nodes behind a view
//===----------------------------------------------------------------------===//

bool CopySlicesOp::isYielded(size_t position) {
  return !llvm::is_contained(getAbsent().value_or(ArrayRef<int64_t>()),
                             static_cast<int64_t>(position));
}

/// The body takes the view's part, and yields what is not absent.
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
  int64_t offset;
  if (llvm::SubOverflow(static_cast<int64_t>(getViewOffset()),
                        static_cast<int64_t>(getBaseOffset()), offset))
    return emitOpError("the view reaches beyond 63 bits");
  if (failed(verifyInside(*this, getBaseSizes(), getBaseStrides(),
                          getViewSizes(), getViewStrides(), offset)) ||
      failed(verifyShape(*this, "a gradient", getGradient().getType(),
                         getBaseSizes())))
    return failure();
  return verifyBody(*this);
}
