//===- CountByOnes.cpp - Loops count their iterations ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Loops/ResidualRewrites.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace ao;

/// Returns true if the body of `loop` could write or read a residual.
static bool holdsTensors(scf::ForOp loop) {
  auto isTensor = llvm::IsaPred<RankedTensorType>;
  return llvm::any_of(*loop.getBody(), [&](Operation &op) {
    return llvm::any_of(op.getOperandTypes(), isTensor) ||
           llvm::any_of(op.getResultTypes(), isTensor);
  });
}

/// Returns the number of iterations of `loop` if its step is a constant above
/// one and its numbers do not overflow their type.
static std::optional<int64_t> countTrips(scf::ForOp loop) {
  std::optional<int64_t> begin = getConstantIntValue(loop.getLowerBound());
  std::optional<int64_t> end = getConstantIntValue(loop.getUpperBound());
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (!begin || !end || !step || *step <= 1 || *begin >= *end ||
      loop.getUnsignedCmp())
    return std::nullopt;
  int64_t distance = 0, passed = 0, last = 0;
  if (llvm::SubOverflow(*end, *begin, distance))
    return std::nullopt;
  int64_t trips = llvm::divideCeil(distance, *step);
  if (llvm::MulOverflow(trips, *step, passed) ||
      llvm::AddOverflow(*begin, passed, last))
    return std::nullopt;
  Type type = loop.getInductionVar().getType();
  if (!type.isIndex() && !llvm::isIntN(type.getIntOrFloatBitWidth(), last))
    return std::nullopt;
  return trips;
}

/// Normalizes `loop` to count from zero with step one, and computes the former
/// induction variable.
static void countByOnes(scf::ForOp loop, int64_t trips) {
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  Value variable = loop.getInductionVar();
  Value first = loop.getLowerBound(), step = loop.getStep();
  auto makeConstant = [&](int64_t number) {
    return arith::ConstantOp::create(
        builder, loc, builder.getIntegerAttr(variable.getType(), number));
  };
  loop.setLowerBound(makeConstant(0));
  loop.setUpperBound(makeConstant(trips));
  loop.setStep(makeConstant(1));
  builder.setInsertionPointToStart(loop.getBody());
  Value passed = arith::MulIOp::create(builder, loc, variable, step);
  Value counted = arith::AddIOp::create(builder, loc, first, passed);
  variable.replaceAllUsesExcept(counted, passed.getDefiningOp());
}

void ao::countByOnes(ModuleOp module) {
  module.walk([](scf::ForOp loop) {
    if (!holdsTensors(loop))
      return;
    if (std::optional<int64_t> trips = countTrips(loop))
      ::countByOnes(loop, *trips);
  });
}
