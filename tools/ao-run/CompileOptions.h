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
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Dialect/Graph/Transforms/CaptureMode.h"

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
  /// The options of planning, except for the strategy. Budgets are in bytes.
  AOPlanOffloadOptions plan;
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
