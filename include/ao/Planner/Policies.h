//===- Policies.h - Rule-based plans to compare with ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The policies users know by name from other systems. They see the values that
// live across the turnaround from forward to backward and know no budget.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_POLICIES_H
#define AO_PLANNER_POLICIES_H

#include "ao/Planner/Plan.h"

#include <vector>

namespace ao::planner {

/// Every saved value goes out after its last forward use and comes back
/// before its first backward use, and compute waits for each copy.
std::vector<Command> syncCommands(const Trace &trace, int64_t minBytes);

/// The exposed time of that plan: all of its copies, one after the other.
double syncExposedUs(const Trace &trace, const Machine &machine,
                     int64_t minBytes);

/// PyTorch's passes: every saved value is copied out after its last forward
/// use, all releases are sunk to the end of the forward graph, and reloads
/// rise by a reverse scan that charges each transfer to the compute ops
/// before its use. With `perLayer`, a graph is one layer of one pass.
std::vector<Command> pytorchCommands(const Trace &trace, const Machine &machine,
                                     const PlanOptions &options, bool perLayer);

/// TransformerEngine's rule: the first `numLayers` layers go out, each while
/// the next one runs, and come back a fixed number of layers ahead.
std::vector<Command> layerwiseCommands(const Trace &trace, int64_t minBytes,
                                       int64_t numLayers);

/// How many layers the forward part has; 0 without annotations.
int64_t countLayers(const Trace &trace);

/// Whether the forward part begins the layers in ascending and the backward
/// part in descending order. The more layers go out, the longer each is away
/// then, and the lower is the peak.
bool layersNest(const Trace &trace);

} // namespace ao::planner

#endif // AO_PLANNER_POLICIES_H
