//===- Policies.h - Rule-based plans to compare with ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The policies that other systems have established. They treat the values that
// are live across the forward/backward boundary and ignore budgets. In a joint
// step whose trace has no such boundary, `sync` and `pytorch` offload every
// value in the longest of its gaps, as the passes on IR do; the layer policies
// use the op at which memory is highest.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_POLICIES_H
#define AO_PLANNER_POLICIES_H

#include "ao/Planner/Plan.h"

#include <string>
#include <vector>

namespace ao::planner {

/// Every saved value is offloaded after its last forward use and reloaded
/// before its first backward use, and compute waits for each copy.
std::vector<Command> syncCommands(const Trace &trace, int64_t minBytes);

/// The exposed time of that plan: all of its copies, one after the other.
double syncExposedUs(const Trace &trace, const Machine &machine,
                     int64_t minBytes);

/// PyTorch's passes: every saved value is copied out after its last forward
/// use, all releases are sunk to the end of the forward graph, and reloads
/// rise by a reverse scan that charges each transfer to the compute ops
/// before its use. With `perLayer`, a graph is one layer of one pass. In a
/// joint step releases sink to the reloads, so that no memory is saved.
std::vector<Command> pytorchCommands(const Trace &trace, const Machine &machine,
                                     const PlanOptions &options, bool perLayer);

/// TransformerEngine's rule, with N layers, of which the first k =
/// `numLayers`, at most N-1, are offloaded. f(i) and b(i) are the first ops of
/// layer i's forward and backward part.
///
/// A value belongs to the layer that saves it: that of its first backward use;
/// without layers on backward ops that of its last forward use, else of its
/// definition. Layer i's values are offloaded from f(i) on as they are defined
/// (LayerIssue::Head: before f(i+1)), released before f(N-k+i), reloaded before
/// b(N-1-k+i), and waited for before their first backward use; no earlier and
/// no later than their uses permit. With equal layers of T bytes the device
/// holds (N-k)*T of them at most. The rule applies to each microbatch.
std::vector<Command> layerwiseCommands(const Trace &trace,
                                       const PlanOptions &options,
                                       int64_t numLayers);

/// Returns true if any op of the trace has a compiled region.
bool hasCompiledRegions(const Trace &trace);

/// The plan of a compiler that sees one compiled function at a time: each
/// compiled region (Op::compiledRegion) is planned separately, with the lowest
/// peak without exposed time, as if its backward part ran right after its
/// forward part. Values with uses outside of the region after its first op are
/// kept on device, and so are values of no region. Uses the options `minBytes`,
/// `effort` and `seed`.
std::vector<Command> compiledRegionCommands(const Trace &trace,
                                            const Machine &machine,
                                            const PlanOptions &options);

/// The policies to compare on a trace: all of them, `compiled-regions` if there
/// are any, and those that recompute ops if ops and options permit it.
std::vector<Policy> policiesFor(const Trace &trace, const PlanOptions &options);

/// A value that a layer saves for its backward part: it belongs to the layer of
/// its first backward use; without layers on backward ops to that of its last
/// forward use, else of its definition.
struct LayerMember {
  /// Like on ops: -1 if the trace has no microbatches.
  int64_t microbatch;
  int64_t layer;
  int64_t def;
  int64_t value;
  /// The use or definition before the forward/backward boundary, and the use
  /// after it.
  int64_t lastForward;
  int64_t firstBackward;
};

/// Returns the eligible values of at least `minBytes`, by microbatch and layer,
/// in the order of saving.
std::vector<LayerMember> layerMembers(const Trace &trace, int64_t minBytes);

/// Returns an error unless `layerwise` can follow PlanOptions::numLayers: at
/// most one layer less than there are, as nothing would hide the last one's
/// copies.
Status verifyLayers(const Trace &trace, const PlanOptions &options);

/// Checks that there are layers for `layerwise` to choose from, if their number
/// is not given.
Status verifyHasLayers(const Trace &trace, const PlanOptions &options);

/// Returns a warning about PlanOptions::numLayers; empty: none.
std::string layerWarning(const Trace &trace, const PlanOptions &options);

/// Returns the number of layers of the forward part (of the microbatch that has
/// most); 0 without annotations.
int64_t countLayers(const Trace &trace);

/// Returns how many of the first `layers` of a trace with loops are not
/// iterations; 0 if `layerwise` does not apply.
int64_t countLayersOutside(const Trace &trace, int64_t layers);

/// Returns true if the forward part begins the layers in ascending and the
/// backward part in descending order. Then, the more layers are offloaded, the
/// longer each is absent, and the lower is the peak.
bool layersNest(const Trace &trace);

} // namespace ao::planner

#endif // AO_PLANNER_POLICIES_H
