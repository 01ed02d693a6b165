//===- StableHLOBuilder.h - Ops of StableHLO in generic form ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_CONVERSION_AOTOPLACEMENT_STABLEHLOBUILDER_H
#define AO_LIB_CONVERSION_AOTOPLACEMENT_STABLEHLOBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

namespace ao {

inline constexpr llvm::StringLiteral kStableHLOCustomCall =
    "stablehlo.custom_call";
inline constexpr llvm::StringLiteral kStableHLOReturn = "stablehlo.return";

/// Creates ops of StableHLO by name, so that it need not be linked.
class StableHLOBuilder : public mlir::OpBuilder {
public:
  using OpBuilder::OpBuilder;

  /// Creates an op with one result.
  mlir::Value createOp(mlir::Location loc, llvm::StringRef name,
                       mlir::ValueRange operands, mlir::Type type,
                       llvm::ArrayRef<mlir::NamedAttribute> attributes = {});

  mlir::Value createConstant(mlir::Location loc, mlir::DenseElementsAttr value);
  /// Creates an offset or counter, of type `tensor<i32>`.
  mlir::Value createIndex(mlir::Location loc, int64_t value);
  mlir::Value createSplat(mlir::Location loc, mlir::Value scalar,
                          mlir::RankedTensorType type);
  /// Creates a tensor of zeros.
  mlir::Value createZeros(mlir::Location loc, mlir::RankedTensorType type);
  mlir::Value createCompare(mlir::Location loc,
                            mlir::arith::CmpIPredicate predicate,
                            mlir::Value left, mlir::Value right);
  /// Returns `value` where the types are equal.
  mlir::Value createReshape(mlir::Location loc, mlir::Value value,
                            mlir::RankedTensorType type);
  mlir::Value createConvert(mlir::Location loc, mlir::Value value,
                            mlir::Type type);
  /// Creates `value` in `memory`: "pinned_host" or "device".
  mlir::Value createPlacement(mlir::Location loc, mlir::Value value,
                              llvm::StringRef memory);
  /// Creates `value` once `predecessor` has been computed; returns `value`
  /// where there is none.
  mlir::Value createOrder(mlir::Location loc, mlir::Value value,
                          mlir::Value predecessor);
};

/// Returns the direction of `stablehlo.compare` on signed integers; empty if
/// there is none.
llvm::StringRef getComparisonDirection(mlir::arith::CmpIPredicate predicate);

} // namespace ao

#endif // AO_LIB_CONVERSION_AOTOPLACEMENT_STABLEHLOBUILDER_H
