//===- StepKernels.h - Kernels of a step on a device ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_LINALGTOBLAS_STEPKERNELS_H
#define AO_CONVERSION_LINALGTOBLAS_STEPKERNELS_H

#include "ao/Analysis/Costs/OpCosts.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace ao {

/// A structured op or a copy on buffers: one kernel, or one product of a
/// library.
struct KernelUse {
  mlir::Operation *op = nullptr;
  /// How often a step runs it. Loops of unknown length count once.
  double executions = 1;
  /// Of one execution.
  OpCost cost;
  /// True if `convert-linalg-to-blas` gives it to the library.
  bool isProduct = false;
  /// True if it takes each element many times, as only products should: it
  /// iterates over far more points than its operands have elements.
  bool isContraction = false;
};

/// Returns the kernels that `function` runs, also through calls, in program
/// order. An op that is called in several places occurs several times.
llvm::SmallVector<KernelUse> listKernels(mlir::func::FuncOp function);

/// Multiplications and additions of all contractions and convolutions, as rates
/// of steps are given in: two for each point that they iterate over.
double countProductFlops(mlir::func::FuncOp function);

} // namespace ao

#endif // AO_CONVERSION_LINALGTOBLAS_STEPKERNELS_H
