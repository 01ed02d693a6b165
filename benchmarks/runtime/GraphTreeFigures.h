//===- GraphTreeFigures.h - Figures of captures -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_BENCHMARKS_RUNTIME_GRAPHTREEFIGURES_H
#define AO_BENCHMARKS_RUNTIME_GRAPHTREEFIGURES_H

namespace ao {

/// Prints how large pools are and what replays cost the calling thread, on the
/// host backend. Returns the program's exit status.
int printGraphTreeFigures();

} // namespace ao

#endif // AO_BENCHMARKS_RUNTIME_GRAPHTREEFIGURES_H
