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
  /// Only what takes longer than a second.
  WhenSlow,
  Always
};

/// The mode that `name` asks for: `auto` (when slow, if a person is looking),
/// `always` or `never`.
std::optional<ProgressMode> parseProgressMode(const std::string &name);

/// The message for a mode that is none.
std::string unknownProgress(const std::string &name);

/// Names the phases of a command on the error stream, one line each.
class Progress {
public:
  explicit Progress(ProgressMode mode);
  ~Progress();

  /// Ends the phase before.
  void enter(const std::string &phase);

private:
  void watch();

  const ProgressMode mode;
  std::mutex mutex;
  std::condition_variable changed;
  /// The current phase while it is not printed yet; empty if there is none.
  std::string unsaid;
  unsigned numPhases = 0;
  bool done = false;
  std::thread watcher;
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_PROGRESS_H
