//===- ElementAccess.cpp - Which elements a thread has --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementAccess.h"
#include "WideAccess.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace ao;

/// Returns true if the operand is another one for each neighbour.
static bool isAnotherForNeighbours(linalg::LinalgOp op,
                                   const KernelShape &shape,
                                   OpOperand &operand) {
  return shape.width > 1 &&
         op.getMatchingIndexingMap(&operand).isFunctionOfDim(shape.wideLoop());
}

/// Returns true if neighbours are loaded and stored together, if the operand's
/// buffer begins where that is possible.
static bool isWideAccess(linalg::LinalgOp op, const KernelShape &shape,
                         OpOperand &operand) {
  return !op.isScalar(&operand) && isAnotherForNeighbours(op, shape, operand) &&
         isLoadable(operand.get(), shape.width);
}

static int64_t getWideBytes(const KernelShape &shape, OpOperand &operand) {
  return shape.width * getLoadableBytes(operand.get());
}

ElementAccess::ElementAccess(OpBuilder &builder, linalg::LinalgOp op,
                             const KernelShape &shape, bool trustsArguments)
    : b(builder), op(op), loc(op.getLoc()), shape(shape),
      trustsArguments(trustsArguments) {
  for (const Range &range : op.createLoopRanges(b, loc))
    sizes.push_back(range.size);
  indices.resize(sizes.size());
  neighbours.resize(shape.width);
  if (isWideInParallel())
    sizes[shape.wideLoop()] = b.getIndexAttr(
        *getConstantIntValue(sizes[shape.wideLoop()]) / shape.width);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

Value ElementAccess::constant(int64_t value) {
  return arith::ConstantIndexOp::create(b, loc, value);
}

Value ElementAccess::getSize(unsigned loop) {
  return getValueOrCreateConstantIndexOp(b, loc, sizes[loop]);
}

Value ElementAccess::countIterations(ArrayRef<unsigned> loops) {
  int64_t known = 1;
  Value product;
  for (unsigned loop : loops) {
    if (auto size = getConstantIntValue(sizes[loop])) {
      known *= *size;
      continue;
    }
    Value size = getSize(loop);
    product = product ? arith::MulIOp::create(b, loc, product, size) : size;
  }
  Value factor = constant(known);
  if (!product)
    return factor;
  return arith::MulIOp::create(b, loc, product, factor);
}

void ElementAccess::delinearize(Value linear, ArrayRef<unsigned> loops) {
  if (loops.empty())
    return;
  SmallVector<OpFoldResult> basis;
  for (unsigned loop : loops)
    basis.push_back(sizes[loop]);
  auto parts = affine::AffineDelinearizeIndexOp::create(b, loc, linear, basis);
  for (auto [loop, part] : llvm::zip_equal(loops, parts.getResults()))
    indices[loop] = part;
  findNeighbours(loops);
}

/// Of the wide loop, if it is among `loops`, whose indices have been set.
void ElementAccess::findNeighbours(ArrayRef<unsigned> loops) {
  if (shape.width == 1 || !llvm::is_contained(loops, shape.wideLoop()))
    return;
  Value first = indices[shape.wideLoop()];
  // Its iterations were numbered in groups.
  if (isWideInParallel())
    first = arith::MulIOp::create(b, loc, first, constant(shape.width));
  for (auto [distance, index] : llvm::enumerate(neighbours))
    index = distance == 0
                ? first
                : arith::AddIOp::create(b, loc, first, constant(distance));
  moveTo(0);
}

void ElementAccess::moveTo(unsigned neighbour) {
  if (shape.width > 1)
    indices[shape.wideLoop()] = neighbours[neighbour];
}

void ElementAccess::setIndex(unsigned loop, Value index) {
  indices[loop] = index;
  findNeighbours(loop);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

bool ElementAccess::isAccessedTogether(OpOperand &operand) const {
  return isWideAccess(op, shape, operand) &&
         (trustsArguments || isAllocatedHere(operand.get()));
}

SmallVector<Value> ElementAccess::address(OpOperand &operand) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<Value> result;
  for (AffineExpr expression : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expression)) {
      result.push_back(indices[dim.getPosition()]);
      continue;
    }
    // Loops that the expression does not mention may not be open here.
    SmallVector<OpFoldResult> operands;
    SmallVector<AffineExpr> dims(map.getNumDims());
    for (unsigned loop = 0, e = map.getNumDims(); loop != e; ++loop) {
      if (!expression.isFunctionOfDim(loop))
        continue;
      dims[loop] = b.getAffineDimExpr(operands.size());
      operands.push_back(indices[loop]);
    }
    for (AffineExpr &dim : dims)
      if (!dim)
        dim = b.getAffineConstantExpr(0);
    result.push_back(getValueOrCreateConstantIndexOp(
        b, loc,
        affine::makeComposedFoldedAffineApply(
            b, loc,
            AffineMap::get(operands.size(), 0, expression.replaceDims(dims)),
            operands)));
  }
  return result;
}

/// Constant if all elements of the operand are the same one.
static TypedAttr getSplat(OpOperand &operand) {
  auto access = operand.get().getDefiningOp<memref::GetGlobalOp>();
  if (!access)
    return {};
  auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(
      access, access.getNameAttr());
  if (!global || !global.getConstant() || !global.getInitialValue())
    return {};
  auto value = dyn_cast<DenseElementsAttr>(*global.getInitialValue());
  return value && value.isSplat() ? value.getSplatValue<TypedAttr>()
                                  : TypedAttr();
}

SmallVector<Value> ElementAccess::load(OpOperand &operand) {
  auto repeat = [&](Value value) {
    return SmallVector<Value>(shape.width, value);
  };
  if (op.isScalar(&operand))
    return repeat(operand.get());
  if (TypedAttr splat = getSplat(operand))
    return repeat(arith::ConstantOp::create(b, loc, splat));
  moveTo(0);
  if (!isAnotherForNeighbours(op, shape, operand))
    return repeat(
        memref::LoadOp::create(b, loc, operand.get(), address(operand)));
  return isAccessedTogether(operand) ? loadTogether(operand)
                                     : loadEach(operand);
}

SmallVector<Value> ElementAccess::loadEach(OpOperand &operand) {
  SmallVector<Value> values;
  for (unsigned i = 0; i < shape.width; ++i) {
    moveTo(i);
    values.push_back(
        memref::LoadOp::create(b, loc, operand.get(), address(operand)));
  }
  moveTo(0);
  return values;
}

SmallVector<Value> ElementAccess::loadTogether(OpOperand &operand) {
  auto type = VectorType::get(shape.width,
                              getElementTypeOrSelf(operand.get().getType()));
  Value vector = vector::LoadOp::create(
      b, loc, type, operand.get(), address(operand), /*nontemporal=*/false,
      llvm::Align(getWideBytes(shape, operand)));
  SmallVector<Value> values;
  for (int64_t i = 0; i < shape.width; ++i)
    values.push_back(vector::ExtractOp::create(b, loc, vector, i));
  return values;
}

void ElementAccess::store(OpOperand &operand, ArrayRef<Value> values) {
  moveTo(0);
  if (isAccessedTogether(operand))
    storeTogether(operand, values);
  else
    storeEach(operand, values);
}

void ElementAccess::storeEach(OpOperand &operand, ArrayRef<Value> values) {
  for (auto [neighbour, value] : llvm::enumerate(values)) {
    moveTo(neighbour);
    memref::StoreOp::create(b, loc, value, operand.get(), address(operand));
  }
  moveTo(0);
}

void ElementAccess::storeTogether(OpOperand &operand, ArrayRef<Value> values) {
  auto type = VectorType::get(shape.width, values.front().getType());
  Value vector = vector::FromElementsOp::create(b, loc, type, values);
  vector::StoreOp::create(b, loc, vector, operand.get(), address(operand),
                          /*nontemporal=*/false,
                          llvm::Align(getWideBytes(shape, operand)));
}

Value ao::areArgumentsAligned(OpBuilder &b, linalg::LinalgOp op,
                              const KernelShape &shape) {
  Location loc = op.getLoc();
  Value rest;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isWideAccess(op, shape, operand) || isAllocatedHere(operand.get()))
      continue;
    Value start =
        memref::ExtractAlignedPointerAsIndexOp::create(b, loc, operand.get());
    Value mask = arith::ConstantIndexOp::create(
        b, loc, getWideBytes(shape, operand) - 1);
    Value own = arith::AndIOp::create(b, loc, start, mask);
    rest = rest ? arith::OrIOp::create(b, loc, rest, own) : own;
  }
  if (!rest)
    return {};
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, rest, zero);
}
