//===- ReportData.h - Report of an execution --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plan is a list of commands; people think in copies and in the stretches
// during which a value is away. Internal to the planner.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_REPORT_REPORTDATA_H
#define AO_LIB_PLANNER_REPORT_REPORTDATA_H

#include "ao/Planner/Plan.h"
#include "ao/Planner/Simulator.h"

#include <vector>

namespace ao::planner {

/// A stretch without a device copy of a value.
struct Absence {
  int64_t value = 0;
  /// Released before op `from`, allocated again before op `to`; without a
  /// reload `to` is the number of ops plus one.
  int64_t from = 0;
  int64_t to = 0;
  /// The op that touched the value last before the absence (-1: none) and the
  /// one that needs it next (the number of ops: the end of the step; -1: none).
  int64_t lastUse = -1;
  int64_t nextUse = -1;
  /// The op within the absence at which most memory is held; -1 for none.
  int64_t tightOp = -1;
  int64_t tightBytes = 0;
};

/// One copy and the command at which compute needed it done.
struct Transfer {
  int64_t value = 0;
  /// Offload or Reload.
  CommandKind direction = CommandKind::Offload;
  Tier tier = Tier::Pinned;
  int64_t issuedBefore = 0;
  double issueUs = 0;
  double startUs = 0;
  double endUs = 0;
  int64_t awaitedBefore = 0;
  /// When compute reached that command, and how long it then was idle.
  double awaitUs = 0;
  double exposedUs = 0;
  StallCause cause = StallCause::None;
  /// The absence this copy opens or ends.
  int64_t absence = -1;
};

/// Why a value occupies memory at an op.
enum class Residence : uint8_t {
  InUse,
  NotOffloadable,
  BelowMinBytes,
  /// An offload or reload of the value is in flight, or done ahead of time.
  InTransfer,
  Kept,
};

std::string_view toString(Residence residence);

struct Resident {
  int64_t value = 0;
  Residence residence = Residence::Kept;
};

/// Device bytes from `timeUs` to the next point.
struct MemoryPoint {
  double timeUs = 0;
  int64_t bytes = 0;
};

struct ReportData {
  Simulation simulation;
  std::vector<int64_t> unplanned;
  /// In the order in which they are issued.
  std::vector<Transfer> transfers;
  std::vector<Absence> absences;
  std::vector<MemoryPoint> memory;
  /// The op at whose start most memory is held (-1: no ops), what it holds,
  /// largest first, and what the values left out of the list hold together.
  int64_t peakOp = -1;
  std::vector<Resident> residents;
  int64_t otherResidents = 0;
  int64_t otherResidentBytes = 0;
};

Expected<ReportData> collectReport(const Trace &trace, const Machine &machine,
                                   const Plan &plan);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_REPORT_REPORTDATA_H
