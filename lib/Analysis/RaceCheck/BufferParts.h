//===- BufferParts.h - Parts of a buffer that do not overlap ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_BUFFERPARTS_H
#define AO_LIB_ANALYSIS_RACECHECK_BUFFERPARTS_H

#include "ao/Analysis/RaceCheck/AliasRoots.h"

namespace ao {

/// Whether the types of two views of one buffer tell that they have no element
/// in common, as those of activations packed into one host buffer do.
bool areDisjointParts(mlir::Value a, mlir::Value b, AliasRoots &roots);

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_BUFFERPARTS_H
