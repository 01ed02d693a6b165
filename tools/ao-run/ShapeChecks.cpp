//===- ShapeChecks.cpp - Checks of dynamic shapes -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeChecks.h"

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Dialect/AO/IR/AOScalars.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace ao;

namespace {
/// Inserts the checks of one op before it.
class ShapeChecker {
public:
  explicit ShapeChecker(Operation *op)
      : op(op), loc(op->getLoc()), builder(op) {}

  void checkStructured(linalg::LinalgOp structured);
  void checkElementwise();
  void checkCast(Value source, ShapedType target);
  void checkSlice(OffsetSizeAndStrideOpInterface slice, Value whole);

private:
  /// A size, and its name in messages.
  struct Size {
    OpFoldResult value;
    std::string name;
  };

  Size getSize(Value shaped, int64_t dimension, const Twine &name) {
    return {linalg::createFoldedDimOp(builder, loc, shaped, dimension),
            ("dimension " + Twine(dimension) + " of " + name).str()};
  }
  Size getSize(OpOperand &operand, int64_t dimension) {
    return getSize(operand.get(), dimension,
                   "operand " + Twine(operand.getOperandNumber()));
  }
  void expectEqual(const Size &given, const Size &expected);
  void expectAtMost(const Size &given, const Size &limit);
  OpFoldResult apply(AffineExpr expression, ArrayRef<OpFoldResult> operands) {
    return affine::makeComposedFoldedAffineApply(
        builder, loc,
        AffineMap::get(operands.size(), /*symbolCount=*/0, expression),
        operands);
  }

  Operation *op;
  Location loc;
  OpBuilder builder;
};
} // namespace

void ShapeChecker::expectEqual(const Size &given, const Size &expected) {
  // Types prove sizes that are constants.
  if (given.value == expected.value ||
      (getConstantIntValue(given.value) && getConstantIntValue(expected.value)))
    return;
  auto materialize = [&](OpFoldResult size) {
    return getValueOrCreateConstantIndexOp(builder, loc, size);
  };
  std::string name =
      (given.name + " of '" + op->getName().getStringRef() + "'").str();
  if (std::string place = getLocationName(loc); !place.empty())
    name += " (" + place + ")";
  CheckSizeOp::create(builder, loc, materialize(given.value),
                      materialize(expected.value), name, expected.name);
}

/// The check compares the larger of both with the limit.
void ShapeChecker::expectAtMost(const Size &given, const Size &limit) {
  if (getConstantIntValue(given.value) && getConstantIntValue(limit.value))
    return;
  Value larger = arith::MaxSIOp::create(
      builder, loc, getValueOrCreateConstantIndexOp(builder, loc, given.value),
      getValueOrCreateConstantIndexOp(builder, loc, limit.value));
  expectEqual({larger, given.name}, limit);
}

/// Operands that a loop of the op indexes have one size; an operand indexed by
/// a sum, such as the input of a convolution, has at least the largest index
/// plus one.
void ShapeChecker::checkStructured(linalg::LinalgOp structured) {
  SmallVector<std::optional<Size>> extents(structured.getNumLoops());
  SmallVector<std::tuple<OpOperand *, int64_t, AffineExpr>> sums;
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = structured.getMatchingIndexingMap(&operand);
    for (auto [dimension, expression] : llvm::enumerate(map.getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(expression);
      if (!loop) {
        sums.emplace_back(&operand, dimension, expression);
        continue;
      }
      Size size = getSize(operand, dimension);
      std::optional<Size> &extent = extents[loop.getPosition()];
      if (extent)
        expectEqual(size, *extent);
      else
        extent = size;
    }
  }
  if (!llvm::all_of(extents, [](auto &extent) { return extent.has_value(); }))
    return;
  SmallVector<OpFoldResult> sizes = llvm::map_to_vector(
      extents, [](const std::optional<Size> &extent) { return extent->value; });
  SmallVector<AffineExpr> last;
  for (size_t loop = 0; loop != extents.size(); ++loop)
    last.push_back(getAffineDimExpr(loop, op->getContext()) - 1);
  for (auto [operand, dimension, expression] : sums)
    expectAtMost({apply(expression.replaceDims(last) + 1, sizes),
                  "the largest index plus one"},
                 getSize(*operand, dimension));
}

void ShapeChecker::checkElementwise() {
  OpOperand *first = nullptr;
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (!type)
      continue;
    for (int64_t i = 0; first && i != type.getRank(); ++i)
      expectEqual(getSize(operand, i), getSize(*first, i));
    if (!first)
      first = &operand;
  }
}

void ShapeChecker::checkCast(Value source, ShapedType target) {
  auto type = dyn_cast<ShapedType>(source.getType());
  if (!type || !type.hasRank() || !target.hasRank())
    return;
  for (auto [dimension, size] : llvm::enumerate(target.getShape()))
    if (!ShapedType::isDynamic(size))
      expectEqual(getSize(source, dimension, "the operand"),
                  {builder.getIndexAttr(size), "the result"});
}

void ShapeChecker::checkSlice(OffsetSizeAndStrideOpInterface slice,
                              Value whole) {
  AffineExpr offset, size, stride;
  bindDims(op->getContext(), offset, size, stride);
  for (auto [dimension, from, count, by] :
       llvm::enumerate(slice.getMixedOffsets(), slice.getMixedSizes(),
                       slice.getMixedStrides())) {
    // A stride of a size that is not known makes no affine expression.
    std::optional<int64_t> step = getConstantIntValue(by);
    if (!step)
      continue;
    expectAtMost({apply(offset + (size - 1) * *step + 1, {from, count}),
                  ("the end of dimension " + Twine(dimension)).str()},
                 getSize(whole, dimension, "the tensor"));
  }
}

static void insertChecks(Operation *op) {
  ShapeChecker checker(op);
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    checker.checkStructured(structured);
  else if (OpTrait::hasElementwiseMappableTraits(op))
    checker.checkElementwise();
  else if (auto cast = dyn_cast<tensor::CastOp>(op))
    checker.checkCast(cast.getSource(), cast.getType());
  else if (auto cast = dyn_cast<memref::CastOp>(op))
    checker.checkCast(cast.getSource(), cast.getType());
  else if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    checker.checkSlice(slice, slice.getSource());
  else if (auto slice = dyn_cast<tensor::InsertSliceOp>(op))
    checker.checkSlice(slice, slice.getDest());
}

void ao::run::insertShapeChecks(ModuleOp module) {
  module.getContext()
      ->loadDialect<AODialect, affine::AffineDialect, arith::ArithDialect,
                    memref::MemRefDialect, tensor::TensorDialect>();
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    auto isDynamic = [](Type type) {
      auto shaped = dyn_cast<ShapedType>(type);
      return shaped && shaped.hasRank() && !shaped.hasStaticShape();
    };
    if (llvm::any_of(op->getOperandTypes(), isDynamic) ||
        llvm::any_of(op->getResultTypes(), isDynamic))
      ops.push_back(op);
  });
  llvm::for_each(ops, insertChecks);
}
