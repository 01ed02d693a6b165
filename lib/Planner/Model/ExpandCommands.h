//===- ExpandCommands.h - Expansion of many choices -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_MODEL_EXPANDCOMMANDS_H
#define AO_LIB_PLANNER_MODEL_EXPANDCOMMANDS_H

#include "DataFlow.h"
#include "ao/Planner/Expansion.h"

namespace ao::planner {

/// Returns what expand() returns, without verifying the resulting trace: for
/// searches that expand many choices of one trace. `flow` is that of `trace`.
Expected<Expansion> expandCommands(const Trace &trace, const DataFlow &flow,
                                   const std::vector<Command> &commands);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_MODEL_EXPANDCOMMANDS_H
