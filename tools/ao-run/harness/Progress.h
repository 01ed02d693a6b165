//===- Progress.h - Progress of long work -----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_PROGRESS_H
#define AO_TOOLS_AORUN_HARNESS_PROGRESS_H

#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace ao::run {

enum class ProgressMode {
  Never,
  /// Print phases that take longer than a second.
  WhenSlow,
  Always
};

/// Parses a mode: `always`, `never`, or `auto`, which is WhenSlow on a
/// terminal, else Never.
std::optional<ProgressMode> parseProgressMode(const std::string &name);

/// Returns the error message for an unknown mode.
std::string unknownProgress(const std::string &name);

/// Prints the phases of a command to the error stream, one line each.
class Progress {
public:
  explicit Progress(ProgressMode mode);
  ~Progress();

  /// Begins a phase, and ends the previous one.
  void enter(const std::string &phase);

private:
  void watch();

  const ProgressMode mode;
  std::mutex mutex;
  std::condition_variable changed;
  /// The current phase while it is not printed yet; empty if there is none.
  std::string unprinted;
  unsigned numPhases = 0;
  bool done = false;
  std::thread watcher;
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_PROGRESS_H
