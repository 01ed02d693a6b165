//===- MatrixProduct.cpp - Contractions that a library can do -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MatrixProduct.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

OperandLayout::OperandLayout(linalg::LinalgOp op, OpOperand &operand)
    : value(operand.get()), map(op.getMatchingIndexingMap(&operand)),
      type(cast<MemRefType>(operand.get().getType())) {
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    strides.assign(type.getRank(), ShapedType::kDynamic);
}

std::optional<unsigned> OperandLayout::dimension(unsigned loop) const {
  return map.getResultPosition(getAffineDimExpr(loop, map.getContext()));
}

std::optional<unsigned> OperandLayout::dimension(const Axis &axis) const {
  return axis.loops.empty() ? std::nullopt : dimension(axis.loops.back());
}

bool OperandLayout::isUnderstood() const {
  return type.getLayout().isIdentity() ||
         llvm::none_of(strides, ShapedType::isDynamic);
}

bool OperandLayout::isMergeable(unsigned outer, unsigned inner) const {
  std::optional<unsigned> high = dimension(outer), low = dimension(inner);
  if (!high && !low)
    return true;
  if (!high || !low)
    return false;
  if (type.getLayout().isIdentity() && *high + 1 == *low)
    return true;
  int64_t size = type.getDimSize(*low);
  return !ShapedType::isDynamic(size) &&
         !ShapedType::isDynamic(strides[*high]) &&
         !ShapedType::isDynamic(strides[*low]) &&
         strides[*high] == strides[*low] * size;
}

bool OperandLayout::isUnitStride(const Axis &axis) const {
  std::optional<unsigned> position = dimension(axis);
  return !position || strides[*position] == 1;
}

bool OperandLayout::isMatrix(const Axis &row, const Axis &column) const {
  std::optional<unsigned> high = dimension(row);
  if (!high || type.getLayout().isIdentity())
    return true;
  int64_t length = 1;
  for (unsigned loop : column.loops) {
    int64_t size = type.getDimSize(*dimension(loop));
    if (ShapedType::isDynamic(size))
      return false;
    length *= size;
  }
  return strides[*high] >= length;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Returns true if the body only multiplies, adds, and widens its operands.
static bool isProductOfFloats(linalg::LinalgOp op) {
  auto body = op.getBlock()->without_terminator();
  auto count = [&](auto isKind) { return llvm::count_if(body, isKind); };
  auto multiplies = count(llvm::IsaPred<arith::MulFOp>);
  auto adds = count(llvm::IsaPred<arith::AddFOp>);
  auto widens = count(llvm::IsaPred<arith::ExtFOp>);
  return multiplies == 1 && adds == 1 &&
         widens + 2 == std::distance(body.begin(), body.end());
}

/// Returns true if a library multiplies such elements, and sums them in f32 or
/// better than the op does.
static bool hasKnownTypes(linalg::LinalgOp op) {
  SmallVector<Type> types;
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    if (!type)
      return false;
    types.push_back(type.getElementType());
  }
  Type input = types[0], output = types[2];
  return types[1] == input &&
         (input.isF32() || input.isF16() || input.isBF16()) &&
         (output == input || output.isF32());
}

/// Joins neighbouring loops of `loops` that every operand runs through like
/// one. They come in the order of `reference`; loops of one iteration are left
/// out.
static SmallVector<Axis> joinLoops(linalg::LinalgOp op,
                                   ArrayRef<unsigned> loops,
                                   const OperandLayout &reference,
                                   ArrayRef<OperandLayout> operands) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  SmallVector<unsigned> ordered;
  for (unsigned loop : loops)
    if (ranges[loop] != 1)
      ordered.push_back(loop);
  llvm::sort(ordered, [&](unsigned left, unsigned right) {
    return reference.dimension(left) < reference.dimension(right);
  });
  SmallVector<Axis> axes;
  for (unsigned loop : ordered) {
    bool joins =
        !axes.empty() && llvm::all_of(operands, [&](const auto &layout) {
          return layout.isMergeable(axes.back().loops.back(), loop);
        });
    if (!joins)
      axes.emplace_back();
    axes.back().loops.push_back(loop);
  }
  return axes;
}

/// Takes the last axis away, which is the innermost one.
static Axis takeLast(SmallVector<Axis> &axes) {
  return axes.empty() ? Axis() : axes.pop_back_val();
}

/// Lays operands and axes out so that the library can address them.
static bool orient(MatrixProduct &product) {
  if (!product.c.isUnitStride(product.n)) {
    // Cᵀ = Bᵀ·Aᵀ
    std::swap(product.a, product.b);
    std::swap(product.m, product.n);
  }
  product.transposeA = !product.a.isUnitStride(product.k);
  product.transposeB = !product.b.isUnitStride(product.n);
  const Axis &rowA = product.transposeA ? product.k : product.m;
  const Axis &columnA = product.transposeA ? product.m : product.k;
  const Axis &rowB = product.transposeB ? product.n : product.k;
  const Axis &columnB = product.transposeB ? product.k : product.n;
  return product.c.isUnitStride(product.n) && product.a.isUnitStride(columnA) &&
         product.b.isUnitStride(columnB) &&
         product.c.isMatrix(product.m, product.n) &&
         product.a.isMatrix(rowA, columnA) && product.b.isMatrix(rowB, columnB);
}

/// Returns true if the loops around the products are few: each is a call.
static bool areFew(linalg::LinalgOp op, ArrayRef<Axis> outer) {
  constexpr int64_t mostCalls = 256;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  int64_t calls = 1;
  for (const Axis &axis : outer)
    for (unsigned loop : axis.loops) {
      if (ShapedType::isDynamic(ranges[loop]))
        return false;
      calls *= ranges[loop];
      if (calls > mostCalls)
        return false;
    }
  return true;
}

std::optional<MatrixProduct> ao::matchMatrixProduct(linalg::LinalgOp op) {
  if (!linalg::isaContractionOpInterface(op) || op->getNumOperands() != 3 ||
      !hasKnownTypes(op) || !isProductOfFloats(op))
    return std::nullopt;
  FailureOr<linalg::ContractionDimensions> loops =
      linalg::inferContractionDims(op);
  if (failed(loops) || loops->batch.size() + loops->m.size() + loops->n.size() +
                               loops->k.size() !=
                           op.getNumLoops())
    return std::nullopt;
  SmallVector<OperandLayout> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    operands.emplace_back(op, operand);
    if (!operands.back().isUnderstood())
      return std::nullopt;
  }
  MatrixProduct product;
  product.a = operands[0];
  product.b = operands[1];
  product.c = operands[2];
  auto join = [&](ArrayRef<unsigned> group, const OperandLayout &reference) {
    return joinLoops(op, group, reference, operands);
  };
  SmallVector<Axis> m = join(loops->m, product.c),
                    n = join(loops->n, product.c);
  SmallVector<Axis> k = join(loops->k, product.a);
  SmallVector<Axis> batch = join(loops->batch, product.c);
  product.m = takeLast(m);
  product.n = takeLast(n);
  product.k = takeLast(k);
  product.batch = takeLast(batch);
  // A sum of products alone is one element: a call each costs more than a
  // kernel that adds them up.
  bool isScalar = product.m.loops.empty() && product.n.loops.empty();
  if (isScalar || !k.empty() || !orient(product))
    return std::nullopt;
  for (SmallVector<Axis> *rest : {&batch, &m, &n})
    product.outer.append(*rest);
  if (!areFew(op, product.outer))
    return std::nullopt;
  return product;
}
