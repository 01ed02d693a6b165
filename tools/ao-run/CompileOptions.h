//===- CompileOptions.h - Options of compilation ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_COMPILEOPTIONS_H
#define AO_TOOLS_AORUN_COMPILEOPTIONS_H

#include "ao/Dialect/AO/Transforms/Bufferization/ArenaMode.h"
#include "ao/Dialect/Graph/Transforms/CaptureMode.h"
#include "ao/Planner/PlanRequest.h"

#include <string>

namespace ao::run {

/// The device that compute runs on.
enum class Target {
  /// This machine's processor.
  Host,
  /// An NVIDIA GPU.
  NVPTX
};

struct CompileOptions {
  /// The forward function or joint step; empty: the only one there is.
  std::string entry;
  /// A policy of the planner.
  std::string strategy;
  std::string machine, profile;
  int64_t deviceMemoryBudget = 0, hostMemoryBudget = 0, pinnedMemoryBudget = 0;
  std::string minBytes = std::string(planner::autoMinBytes);
  /// -1: as the pipeline has it.
  int64_t minElements = -1;
  /// Strategy planned, in place of a device budget; empty: not given.
  std::string maxSlowdown;
  /// Strategy planned: ops may be recomputed.
  bool recompute = false;
  /// With a budget: microbatches of a pair at a time; -1: counted.
  int64_t inFlight = -1;
  /// Strategy layerwise; -1: the best number.
  int64_t numLayers = -1;
  planner::LayerIssue layerIssue = planner::LayerIssue::Ready;
  planner::ReloadOrder reloadOrder = planner::ReloadOrder::Saved;
  /// Markers of layers mean nothing to the strategies that are compared with
  /// the one that follows them.
  bool dropMarkers = false;
  /// The module is on buffers with lifetimes already.
  bool onBuffers = false;
  ArenaChoice arenas;
  /// File of a report of the plan, with the arenas; empty: none.
  std::string report;
  /// Functions of the step can be recorded and replayed, too.
  graph::CaptureChoice captures;
  /// Wrap compute in named ranges.
  bool instrument = false;
  /// 0 to 3, as of a compiler.
  unsigned optimization = 2;
  Target target = Target::Host;
  /// The GPU, such as sm_90.
  std::string chip;
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_COMPILEOPTIONS_H
