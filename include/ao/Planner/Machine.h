//===- Machine.h - Links and memories of one device -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_MACHINE_H
#define AO_PLANNER_MACHINE_H

#include "ao/Planner/Error.h"
#include "ao/Planner/Tier.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ao::planner {

/// A device with one copy engine per direction.
struct Machine {
  std::string name;
  /// Rates of the host link in bytes per second, before sharing.
  double d2hBandwidth = 0;
  double h2dBandwidth = 0;
  /// Fixed cost of every copy.
  double latencyUs = 0;
  /// Sizes in bytes; 0: unknown.
  int64_t deviceMemory = 0;
  int64_t hostMemory = 0;
  /// The part of the host memory that may be pinned.
  int64_t pinnedMemory = 0;
  /// Rates from and to host memory that is not pinned, through staging; not
  /// above those of the link. 0: unknown, and no plan uses them.
  double pageableD2hBandwidth = 0;
  double pageableH2dBandwidth = 0;
  /// Bytes per second of device memory; 0: unknown.
  double memoryBandwidth = 0;
  /// FLOP/s by element type, such as "f32" or "bf16".
  std::map<std::string, double> peakFlops;
  /// The number of ranks that share one host link; divides all rates.
  int64_t ranksPerHostLink = 1;
  /// The share of each direction of the host link that a collective uses, from
  /// 0 up to, but not including, 1. Traces are made with it, see
  /// Op::d2hOccupancy; plans depend on the trace alone.
  double collectiveOccupancy = 0;
  /// The share of memoryBandwidth that copies in one direction take from ops
  /// while they are in flight; the shares of both directions add up. 0: copies
  /// do not slow down ops.
  double d2hInterference = 0;
  double h2dInterference = 0;
  /// Host and device share one memory: offloading frees nothing.
  bool unifiedMemory = false;

  /// Microseconds a copy of `bytes` keeps its engine busy.
  double offloadUs(int64_t bytes, int64_t copies = 1,
                   Tier tier = Tier::Pinned) const {
    return copies * latencyUs + bytes * d2hUsPerByte(tier);
  }
  double reloadUs(int64_t bytes, int64_t copies = 1,
                  Tier tier = Tier::Pinned) const {
    return copies * latencyUs + bytes * h2dUsPerByte(tier);
  }
  double d2hUsPerByte(Tier tier = Tier::Pinned) const {
    return 1e6 * ranksPerHostLink /
           (tier == Tier::Pinned ? d2hBandwidth : pageableD2hBandwidth);
  }
  double h2dUsPerByte(Tier tier = Tier::Pinned) const {
    return 1e6 * ranksPerHostLink /
           (tier == Tier::Pinned ? h2dBandwidth : pageableH2dBandwidth);
  }
  /// Returns true if plans may put copies into memory that is not pinned.
  bool hasPageableTier() const { return pageableD2hBandwidth > 0; }

  /// Returns the same machine, on which copies do not slow down ops.
  Machine withoutInterference() const {
    Machine result = *this;
    result.d2hInterference = result.h2dInterference = 0;
    return result;
  }

  /// Rates must be positive and finite, sizes not negative.
  Status verify() const;
};

/// The machine that is planned for unless another one is named.
inline constexpr const char *defaultMachineName = "h100-pcie5";

/// Names of the built-in machines, in the order they are documented.
const std::vector<std::string> &machinePresets();
std::optional<Machine> findMachinePreset(std::string_view name);

/// Returns a preset by name; the machine that the text itself describes as
/// JSON, if its first character is a brace; else the machine in the file of
/// that name. Errors name the document.
Expected<Machine> loadMachine(const std::string &nameOrFile);
/// Parses and verifies a machine description.
Expected<Machine> parseMachine(std::string_view json);
/// The inverse of parseMachine.
std::string toJson(const Machine &machine);

} // namespace ao::planner

#endif // AO_PLANNER_MACHINE_H
