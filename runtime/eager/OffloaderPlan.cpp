//===- OffloaderPlan.cpp - The commands of a plan -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderPlan.h"

using namespace ao::runtime;

namespace {

using Value = OffloaderRecording::Value;

const char *actionName(AortPlanAction action) {
  switch (action) {
  case AORT_PLAN_OFFLOAD:
    return "offload";
  case AORT_PLAN_RELEASE:
    return "release";
  case AORT_PLAN_RELOAD:
    return "reload";
  case AORT_PLAN_WAIT:
    return "wait";
  default:
    return "unknown action";
  }
}

/// The state of a value while commands are checked.
struct Progress {
  bool isCopied = false, isOnDevice = true, isReloading = false;
  /// Index of its next use that is not before a command yet.
  size_t nextUse = 0;
};

Status illegal(int64_t index, const AortPlanCommand &command,
               const Value *value, const std::string &why) {
  return invalidArgument(
      "plan: command " + std::to_string(index) + " (" +
      actionName(command.action) +
      (value ? " of " + quoted(value->name.c_str()) : std::string()) +
      " before op " + std::to_string(command.before) + "): " + why);
}

/// Advances over the uses before op `before`. Returns false if the value is not
/// on the device at one of them.
bool passUses(const Value &value, Progress &progress, int64_t before) {
  for (; progress.nextUse < value.uses.size() &&
         value.uses[progress.nextUse] < before;
       ++progress.nextUse)
    if (!progress.isOnDevice)
      return false;
  return true;
}

/// Applies a command to the state. Returns the reason why it is illegal, or
/// null.
const char *apply(const AortPlanCommand &command, const Value &value,
                  Progress &progress) {
  if (!passUses(value, progress, command.before))
    return "it is used before the command and not on the device";
  switch (command.action) {
  case AORT_PLAN_OFFLOAD:
    if (!value.isOffloadable || progress.isCopied)
      return "it is not eligible, or was offloaded before";
    if (command.before <= value.def)
      return "it is not defined yet";
    progress.isCopied = true;
    return nullptr;
  case AORT_PLAN_RELEASE:
    if (!progress.isCopied || !progress.isOnDevice)
      return "it was not copied out, or is not on the device";
    progress.isOnDevice = progress.isReloading = false;
    return nullptr;
  case AORT_PLAN_RELOAD:
    if (progress.isOnDevice)
      return "it is on the device";
    progress.isOnDevice = progress.isReloading = true;
    return nullptr;
  case AORT_PLAN_WAIT:
    if (!progress.isReloading)
      return "it is not being reloaded";
    progress.isReloading = false;
    return nullptr;
  default:
    return "there is no such action";
  }
}

} // namespace

Status OffloaderPlan::create(const OffloaderRecording &recording,
                             const AortPlanCommand *commands, int64_t n,
                             OffloaderPlan &plan) {
  int64_t numOps = static_cast<int64_t>(recording.events.size());
  std::vector<Progress> progress(recording.values.size());
  plan.byEvent.assign(recording.events.size(), {});
  plan.isOffloaded.assign(recording.values.size(), false);
  plan.numCommands = n;
  int64_t previous = 0;
  for (int64_t i = 0; i < n; ++i) {
    const AortPlanCommand &command = commands[i];
    if (command.before < previous || command.before > numOps)
      return illegal(i, command, nullptr,
                     "out of order, or after the end of the step");
    previous = command.before;
    if (command.value < 0 ||
        command.value >= static_cast<int64_t>(recording.values.size()))
      return illegal(i, command, nullptr,
                     "the recorded step has no offloadable value " +
                         std::to_string(command.value));
    size_t index = static_cast<size_t>(command.value);
    const Value &value = recording.values[index];
    if (const char *why = apply(command, value, progress[index]))
      return illegal(i, command, &value, why);
    if (command.action == AORT_PLAN_OFFLOAD)
      plan.isOffloaded[index] = true;
    if (command.before < numOps)
      plan.byEvent[static_cast<size_t>(command.before)].push_back(command);
  }
  for (size_t i = 0; i < progress.size(); ++i)
    if (!passUses(recording.values[i], progress[i], numOps))
      return invalidArgument(
          "plan: " + quoted(recording.values[i].name.c_str()) +
          " is used after its last release and never reloaded");
  return {};
}
