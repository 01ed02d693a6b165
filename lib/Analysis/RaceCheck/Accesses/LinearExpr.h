//===- LinearExpr.h - Sums of index values ----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_ACCESSES_LINEAREXPR_H
#define AO_LIB_ANALYSIS_RACECHECK_ACCESSES_LINEAREXPR_H

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Value.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/MapVector.h"
#include <optional>
#include <vector>

namespace ao {

/// A constant plus index values with constant factors; or nothing, where a
/// value is no such sum or a factor grows too large.
class LinearExpr {
public:
  /*implicit*/ LinearExpr(int64_t constant = 0) : constant(constant) {}

  static LinearExpr getUnknown() {
    LinearExpr unknown;
    unknown.isKnown = false;
    return unknown;
  }
  static LinearExpr get(mlir::OpFoldResult value);
  static LinearExpr get(mlir::Value value) { return get(value, 0); }
  /// `expr` of `operands`, dimensions first.
  static LinearExpr get(mlir::AffineExpr expr, mlir::OperandRange operands,
                        unsigned numDims) {
    return get(expr, operands, numDims, 0);
  }

  LinearExpr operator+(const LinearExpr &other) const;
  LinearExpr operator-(const LinearExpr &other) const {
    return *this + other * -1;
  }
  LinearExpr operator*(int64_t factor) const;
  bool operator==(const LinearExpr &other) const;

  /// This sum with `value` replaced.
  LinearExpr substitute(mlir::Value value, const LinearExpr &by) const;

  /// Returns a lower bound of the sum, from the bounds of the loops whose
  /// induction variables it contains.
  std::optional<int64_t> getLowerBound() const;

  explicit operator bool() const { return isKnown; }
  std::optional<int64_t> getConstant() const {
    if (!isKnown || !terms.empty())
      return std::nullopt;
    return constant;
  }
  /// The constant of the sum.
  int64_t getOffset() const { return constant; }
  llvm::SmallVector<mlir::Value> getValues() const {
    return llvm::to_vector(llvm::make_first_range(terms));
  }
  int64_t getFactor(mlir::Value value) const { return terms.lookup(value); }
  /// The values and their factors, in the same order in all sums that differ by
  /// a constant; that order varies between runs.
  using Terms = std::vector<std::pair<void *, int64_t>>;
  Terms getTerms() const;

private:
  static LinearExpr get(mlir::Value value, unsigned depth);
  static LinearExpr get(mlir::AffineExpr expr, mlir::OperandRange operands,
                        unsigned numDims, unsigned depth);
  void add(mlir::Value value, int64_t factor);

  bool isKnown = true;
  int64_t constant;
  llvm::SmallMapVector<mlir::Value, int64_t, 2> terms;
};

/// Returns true if `a` is no less than `b` whatever the values are.
inline bool isAtLeast(const LinearExpr &a, const LinearExpr &b) {
  std::optional<int64_t> least = (a - b).getLowerBound();
  return least && *least >= 0;
}

/// The range of the induction variable of a loop with one of them.
struct InductionRange {
  mlir::LoopLikeOpInterface loop;
  LinearExpr lower, upper;
  /// More than zero.
  int64_t step;
};

/// The range of `value`, if it is the one induction variable of a loop that
/// advances by a constant.
std::optional<InductionRange> getInductionRange(mlir::Value value);

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_ACCESSES_LINEAREXPR_H
