//===- Command.h - Commands of a plan ---------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_COMMAND_H
#define AO_PLANNER_COMMAND_H

#include "ao/Planner/Tier.h"

#include <cstdint>
#include <string_view>

namespace ao::planner {

enum class CommandKind : uint8_t {
  /// Starts the copy to the host; the device copy is kept.
  Offload,
  /// Compute waits for that copy, then the device copy is freed.
  Release,
  /// Allocates on the device and starts the copy to it.
  Reload,
  /// Compute waits for the copy to the device.
  Wait,
  /// Ends the value at its last use before the command, without a copy on
  /// the host: the plan must rematerialize it.
  Drop,
  /// Recomputes an op, for those of its results that do not exist.
  Recompute,
};

std::string_view toString(CommandKind kind);

/// One action on one value, or of one op, executed before an op.
struct Command {
  CommandKind kind = CommandKind::Offload;
  /// Recompute: the op to recompute; otherwise the value.
  int64_t value = 0;
  /// Op index; the number of ops means after the last one.
  int64_t before = 0;
  /// Offload: the kind of host memory.
  Tier tier = Tier::Pinned;

  /// Returns true if it copies a value between device and host.
  bool isTransfer() const {
    return kind != CommandKind::Drop && kind != CommandKind::Recompute;
  }
  int64_t op() const { return value; }

  bool operator==(const Command &other) const {
    return kind == other.kind && value == other.value &&
           before == other.before && tier == other.tier;
  }
  bool operator!=(const Command &other) const { return !(*this == other); }
};

} // namespace ao::planner

#endif // AO_PLANNER_COMMAND_H
