//===- DeadScalars.h - Ops that compute unused scalars ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_MEMORY_DEADSCALARS_H
#define AO_LIB_ANALYSIS_MEMORY_DEADSCALARS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace ao {

/// The ops that compute unused scalars. Such an op is removed before buffers
/// get lifetimes, so that its operands may end before.
class DeadScalars {
public:
  bool contains(mlir::Operation *op);

private:
  /// Memoized results.
  llvm::DenseMap<mlir::Operation *, bool> known;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_MEMORY_DEADSCALARS_H
