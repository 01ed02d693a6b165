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
    /// Replace a value by its negation, in new memory.
    Replace,
    /// Fail at call `failingCall`.
    Fail
  };
  Action action = Action::Log;
  double factor = 1;
  int64_t failingCall = 0;
};

/// Parses `log`, `scale:F`, `replace` or `fail:N`.
planner::Expected<HookMode> parseHookMode(const std::string &text);

/// The callbacks of one execution of a step. Unpack hooks return a copy of the
/// packed tensor. Opaque functions return, for each output, a copy of the first
/// input of its size, or zeros.
class StepHooks {
public:
  StepHooks(AortContext *context, HookMode mode)
      : context(context), mode(mode) {}

  /// Creates the handle for an argument that is a hook, a packed tensor or a
  /// hook table. `packed` is the contents of a packed tensor, and must outlive
  /// this object.
  AortStatus makeHandle(const BufferSpec &spec, const Tensor &packed,
                        uint64_t &handle);
  AortStatus destroyAll();

  /// Returns a line for each call, in their order.
  std::vector<std::string> takeLog() { return std::move(log); }

private:
  AortStatus makeHook(int64_t kind, AortHook &hook);
  AortStatus makeTable(const BufferSpec &spec, AortHookTable &table);
  AortStatus run(AortHookCall &call);
  AortStatus negateInOwnMemory(AortHookCall &call, AortHookValue &output);
  static AortStatus callBack(void *data, AortHookCall *call);
  static void releaseReplacement(void *data, void *replacement,
                                 AortStream *stream);

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
