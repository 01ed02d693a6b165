//===- OffloaderPlan.h - The commands of a plan -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_EAGER_OFFLOADERPLAN_H
#define AO_RUNTIME_EAGER_OFFLOADERPLAN_H

#include "OffloaderRecording.h"

namespace ao::runtime {

/// The commands that belong to each event of a recorded step.
class OffloaderPlan {
public:
  /// AORT_INVALID_ARGUMENT for a command that is illegal in its place.
  static Status create(const OffloaderRecording &recording,
                       const AortPlanCommand *commands, int64_t n,
                       OffloaderPlan &plan);

  /// Returns true if a value of the recording is ever offloaded; false for -1.
  bool offloads(int64_t value) const {
    return value >= 0 && isOffloaded[static_cast<size_t>(value)];
  }
  bool isEmpty() const { return numCommands == 0; }
  /// Returns the commands of an event in their order; those after the last op
  /// have no event.
  const std::vector<AortPlanCommand> &at(int64_t event) const {
    return byEvent[static_cast<size_t>(event)];
  }

private:
  std::vector<std::vector<AortPlanCommand>> byEvent;
  std::vector<bool> isOffloaded;
  int64_t numCommands = 0;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_EAGER_OFFLOADERPLAN_H
