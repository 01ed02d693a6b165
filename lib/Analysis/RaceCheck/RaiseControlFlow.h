//===- RaiseControlFlow.h - Branches as loops and choices -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `convert-scf-to-cf` replaces counted loops by a header block with a counter,
// and choices by blocks that join. The race check undoes that on a copy of the
// module, so that one set of rules about iterations holds for both forms. Only
// the exact forms that the conversion emits are raised; other branches are kept
// and are checked as they are.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_RAISECONTROLFLOW_H
#define AO_LIB_ANALYSIS_RACECHECK_RAISECONTROLFLOW_H

#include "mlir/IR/OwningOpRef.h"

namespace ao {

/// Returns a copy of `module` with `scf.for` and `scf.if` in place of branches;
/// null if no region has several blocks.
mlir::OwningOpRef<mlir::Operation *> raiseControlFlow(mlir::Operation *module);

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_RAISECONTROLFLOW_H
