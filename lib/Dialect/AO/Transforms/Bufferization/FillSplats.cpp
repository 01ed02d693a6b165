//===- FillSplats.cpp - Large constants are computed, not stored ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace ao {
#define GEN_PASS_DEF_AOFILLSPLATS
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// The element that all of `constant` consists of, if it is large; null
/// otherwise.
static Attribute getLargeSplat(arith::ConstantOp constant, int64_t minBytes) {
  auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
  auto type = dyn_cast<RankedTensorType>(constant.getType());
  if (!splat || !type || type.getEncoding())
    return {};
  // A size that does not fit a number counts as large.
  std::optional<int64_t> bytes = getStaticBytes(type);
  return bytes.value_or(minBytes) >= minBytes ? splat.getSplatValue<Attribute>()
                                              : Attribute();
}

static Value createScalar(OpBuilder &builder, Location loc, Type type,
                          Attribute value) {
  if (isa<ComplexType>(type))
    return complex::ConstantOp::create(builder, loc, type,
                                       cast<ArrayAttr>(value));
  return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(value));
}

/// Lets the body know the element, so that nobody reads the tensor. Fails where
/// the tensor says how long a loop is.
static LogicalResult foldIntoBody(OpOperand &use, Attribute element) {
  auto generic = dyn_cast<linalg::GenericOp>(use.getOwner());
  if (!generic || !generic.isDpsInput(&use))
    return failure();
  unsigned index = use.getOperandNumber();
  SmallVector<AffineMap> maps = generic.getIndexingMapsArray();
  maps.erase(maps.begin() + index);
  if (!inversePermutation(concatAffineMaps(maps, generic.getContext())))
    return failure();
  OpBuilder builder(generic.getContext());
  builder.setInsertionPointToStart(generic.getBody());
  BlockArgument read = generic.getBody()->getArgument(index);
  read.replaceAllUsesWith(
      createScalar(builder, generic.getLoc(), read.getType(), element));
  generic.getBody()->eraseArgument(index);
  generic.getInputsMutable().erase(index);
  generic.setIndexingMapsAttr(builder.getAffineMapArrayAttr(maps));
  return success();
}

/// Whether an op only writes to the tensor.
static bool isDestination(OpOperand &use) {
  auto structured = dyn_cast<linalg::LinalgOp>(use.getOwner());
  return structured && structured.isDpsInit(&use) &&
         !structured.payloadUsesValueFromOperand(&use);
}

/// Makes a tensor for this use alone: what it is good for ends there.
static void fillFor(OpOperand &use, Attribute element) {
  OpBuilder builder(use.getOwner());
  Location loc = use.get().getLoc();
  auto type = cast<RankedTensorType>(use.get().getType());
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  if (isDestination(use))
    return use.set(empty);
  Value scalar = createScalar(builder, loc, type.getElementType(), element);
  use.set(linalg::FillOp::create(builder, loc, scalar, empty).getResult(0));
}

static void replaceUses(arith::ConstantOp constant, Attribute element) {
  while (!constant->use_empty()) {
    OpOperand &use = *constant->use_begin();
    if (failed(foldIntoBody(use, element)))
      fillFor(use, element);
  }
  constant.erase();
}

namespace {
struct FillSplats : public ao::impl::AOFillSplatsBase<FillSplats> {
  using AOFillSplatsBase::AOFillSplatsBase;

  void runOnOperation() override {
    getOperation()->walk([&](arith::ConstantOp constant) {
      if (Attribute element = getLargeSplat(constant, minBytes))
        replaceUses(constant, element);
    });
  }
};
} // namespace
