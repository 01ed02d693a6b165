//===- Loops.h - Loops over layers against unrolled layers ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_BENCHMARKS_PASSES_LOOPS_H
#define AO_BENCHMARKS_PASSES_LOOPS_H

#include "llvm/ADT/StringRef.h"

namespace ao::bench {

/// Prints what planning a loop over layers comes to, against planning the same
/// layers unrolled. Returns whether all targets are met; exits if `file`, a
/// step whose loops have 97 iterations, cannot be planned.
bool measureLoops(llvm::StringRef file, int64_t maxLayers);

} // namespace ao::bench

#endif // AO_BENCHMARKS_PASSES_LOOPS_H
