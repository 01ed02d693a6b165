//===- Replay.h - Run a step from a CUDA graph tree -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_REPLAY_H
#define AO_TOOLS_AORUN_HARNESS_REPLAY_H

#include "Runner.h"

namespace ao::run {

/// Checks that the step can run from captured CUDA graphs as `options` require.
planner::Status checkReplay(bool isCaptured, const RunOptions &options);

/// Runs the step `RunOptions::replays` times from a CUDA graph tree, each time
/// with other generated inputs, and compares each output with that of the step
/// without a tree. Writes the statistics of the tree, or the error, to
/// `result`.
void replayProgram(const Program &program, const RunOptions &options,
                   RunResult &result);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_REPLAY_H
