//===- StableHLOScalars.h - Scalar ops of StableHLO and arith ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO is not linked, so its ops are named. Loops are planned with their
// counters in `arith` (`ao-lower-stablehlo-loops`) and carried out in StableHLO
// (`convert-ao-to-placement`).
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_STABLEHLOSCALARS_H
#define AO_DIALECT_AO_IR_STABLEHLOSCALARS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/StringRef.h"

namespace ao {

/// An op that computes the same on signed integers in both dialects.
struct ScalarOpNames {
  llvm::StringLiteral stableHLO, arith;
};

inline constexpr ScalarOpNames kScalarOps[] = {
    {"stablehlo.add", "arith.addi"},      {"stablehlo.subtract", "arith.subi"},
    {"stablehlo.multiply", "arith.muli"}, {"stablehlo.minimum", "arith.minsi"},
    {"stablehlo.maximum", "arith.maxsi"},
};

/// The direction of `stablehlo.compare` on signed integers and its predicate.
struct ScalarComparison {
  llvm::StringLiteral direction;
  mlir::arith::CmpIPredicate predicate;
};

inline constexpr ScalarComparison kScalarComparisons[] = {
    {"EQ", mlir::arith::CmpIPredicate::eq},
    {"NE", mlir::arith::CmpIPredicate::ne},
    {"LT", mlir::arith::CmpIPredicate::slt},
    {"LE", mlir::arith::CmpIPredicate::sle},
    {"GT", mlir::arith::CmpIPredicate::sgt},
    {"GE", mlir::arith::CmpIPredicate::sge},
};

} // namespace ao

#endif // AO_DIALECT_AO_IR_STABLEHLOSCALARS_H
