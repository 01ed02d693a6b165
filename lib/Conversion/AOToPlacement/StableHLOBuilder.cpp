//===- StableHLOBuilder.cpp - Ops of StableHLO in generic form ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StableHLOBuilder.h"
#include "ao/Dialect/AO/IR/StableHLOScalars.h"
#include "mlir/AsmParser/AsmParser.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace ao;

Value StableHLOBuilder::createOp(Location loc, StringRef name,
                                 ValueRange operands, Type type,
                                 ArrayRef<NamedAttribute> attributes) {
  return create(OperationState(loc, name, operands, type, attributes))
      ->getResult(0);
}

Value StableHLOBuilder::createConstant(Location loc, DenseElementsAttr value) {
  return createOp(loc, "stablehlo.constant", {}, value.getType(),
                  getNamedAttr("value", value));
}

Value StableHLOBuilder::createIndex(Location loc, int64_t value) {
  auto type = RankedTensorType::get({}, getI32Type());
  return createConstant(
      loc, DenseElementsAttr::get(type, getI32IntegerAttr(value).getValue()));
}

Value StableHLOBuilder::createSplat(Location loc, Value scalar,
                                    RankedTensorType type) {
  return createOp(
      loc, "stablehlo.broadcast_in_dim", scalar, type,
      getNamedAttr("broadcast_dimensions", getDenseI64ArrayAttr({})));
}

Value StableHLOBuilder::createZeros(Location loc, RankedTensorType type) {
  Type element = type.getElementType();
  auto scalar = RankedTensorType::get({}, element);
  auto complex = dyn_cast<ComplexType>(element);
  Attribute zero = getZeroAttr(complex ? complex.getElementType() : element);
  if (complex)
    zero = getArrayAttr({zero, zero});
  return createSplat(
      loc, createConstant(loc, DenseElementsAttr::get(scalar, zero)), type);
}

StringRef ao::getComparisonDirection(arith::CmpIPredicate predicate) {
  for (const ScalarComparison &comparison : kScalarComparisons)
    if (comparison.predicate == predicate)
      return comparison.direction;
  return "";
}

Value StableHLOBuilder::createCompare(Location loc,
                                      arith::CmpIPredicate predicate,
                                      Value left, Value right) {
  auto getEnum = [&](StringRef name, StringRef value) {
    return parseAttribute(
        llvm::formatv("#stablehlo<{0} {1}>", name, value).str(), getContext());
  };
  return createOp(
      loc, "stablehlo.compare", {left, right},
      cast<RankedTensorType>(left.getType()).clone(getI1Type()),
      {getNamedAttr(
           "comparison_direction",
           getEnum("comparison_direction", getComparisonDirection(predicate))),
       getNamedAttr("compare_type", getEnum("comparison_type", "SIGNED"))});
}

Value StableHLOBuilder::createReshape(Location loc, Value value,
                                      RankedTensorType type) {
  return value.getType() == type
             ? value
             : createOp(loc, "stablehlo.reshape", value, type);
}

Value StableHLOBuilder::createConvert(Location loc, Value value, Type type) {
  return value.getType() == type
             ? value
             : createOp(loc, "stablehlo.convert", value, type);
}

Value StableHLOBuilder::createPlacement(Location loc, Value value,
                                        StringRef memory) {
  return createOp(
      loc, kStableHLOCustomCall, value, value.getType(),
      {getNamedAttr("call_target_name",
                    getStringAttr("annotate_device_placement")),
       getNamedAttr("has_side_effect", getBoolAttr(true)),
       getNamedAttr("mhlo.frontend_attributes",
                    getDictionaryAttr(getNamedAttr("_xla_buffer_placement",
                                                   getStringAttr(memory))))});
}

Value StableHLOBuilder::createOrder(Location loc, Value value,
                                    Value predecessor) {
  if (!predecessor)
    return value;
  return create(OperationState(loc, "stablehlo.optimization_barrier",
                               {value, predecessor},
                               {value.getType(), predecessor.getType()}, {}))
      ->getResult(0);
}
