//===- EveryWay.h - What has run whichever way control came -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_EVERYWAY_H
#define AO_LIB_ANALYSIS_RACECHECK_EVERYWAY_H

#include "mlir/IR/Operation.h"

namespace ao {

/// Whether one of `ops`, each of which may run before `reader` since control
/// has entered `home`, around them all, runs whichever regions control takes.
/// Loops are taken to run, and the first iteration to do what others do not;
/// blocks to follow one another; several `scf.if` in a block that test one
/// value to take the same branch; and where `reader` is itself in a region that
/// control may not take, the others may be in one that it takes with it.
bool isOneOnEveryWay(llvm::ArrayRef<mlir::Operation *> ops,
                     mlir::Operation *reader, mlir::Region *home);

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_EVERYWAY_H
