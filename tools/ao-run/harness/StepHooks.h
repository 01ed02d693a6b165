//===- StepHooks.h - Callbacks of steps that are tried out ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_STEPHOOKS_H
#define AO_TOOLS_AORUN_HARNESS_STEPHOOKS_H

#include "Status.h"
#include "Tensor.h"
#include "ao-runtime/Hooks.h"

#include <memory>
#include <string>
#include <vector>

namespace ao::run {

/// The mode of the callbacks of a step.
struct HookMode {
  enum class Action {
    /// Read the values, and do not change them.
    Log,
    /// Multiply values that may be replaced, in place.
    Scale,
    /// Pass its negation, in memory of its own.
    Replace,
    /// Fail at one call.
    Fail
  };
  Action action = Action::Log;
  double factor = 1;
  int64_t failingCall = 0;
};

/// Reads log, scale:F, replace or fail:N.
planner::Expected<HookMode> parseHookMode(const std::string &text);

/// The callbacks of one run of a step. Unpack hooks copy what was packed;
/// functions copy the first input of an output's size, or give zeros.
class StepHooks {
public:
  StepHooks(AortContext *context, HookMode mode)
      : context(context), mode(mode) {}

  /// The handle that the step gets for an argument that is none of data.
  /// `packed` is what a saved tensor holds, and lives as long as this.
  AortStatus makeHandle(const BufferSpec &spec, const Tensor &packed,
                        uint64_t &handle);
  AortStatus destroyAll();

  /// A line for each call, in their order.
  std::vector<std::string> takeLog() { return std::move(log); }

private:
  AortStatus makeHook(int64_t kind, AortHook &hook);
  AortStatus makeTable(const BufferSpec &spec, AortHookTable &table);
  AortStatus run(AortHookCall &call);
  AortStatus negateInOwnMemory(AortHookCall &call, AortHookValue &output);
  static AortStatus callBack(void *data, AortHookCall *call);
  static void giveBack(void *data, void *replacement, AortStream *stream);

  AortContext *context;
  HookMode mode;
  int64_t calls = 0;
  std::vector<std::string> log;
  std::vector<AortHook> hooks;
  std::vector<AortPacked> packedValues;
  std::vector<AortHookTable> tables;
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_HARNESS_STEPHOOKS_H
