//===- Schedule.h - Several forwards and backwards of one step --*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Under pipeline parallelism a device runs the forward and the backward pass of
// many microbatches and of one or more chunks of the model.
// A schedule is the order in which one device does so.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_SCHEDULE_H
#define AO_PLANNER_SCHEDULE_H

#include "ao/Planner/Error.h"
#include "ao/Planner/Trace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ao::planner {

/// One pass of one microbatch through one chunk, or time without work.
struct ScheduleItem {
  /// Unknown: idle.
  Phase run = Phase::Unknown;
  int64_t microbatch = 0;
  int64_t chunk = 0;
  double idleUs = 0;

  bool isIdle() const { return run == Phase::Unknown; }
};

struct PipelineSchedule {
  std::vector<ScheduleItem> items;

  /// Verifies that each chunk a microbatch runs forward is one of `numChunks`,
  /// that it runs backward once, later, and that the chunks are in the order of
  /// the model forward, and in reverse order backward.
  Status verify(int64_t numChunks) const;
};

/// Parses an `ao.schedule` document; its chunks are not checked.
Expected<PipelineSchedule> parseSchedule(std::string_view json);
Expected<PipelineSchedule> loadSchedule(const std::string &file);
/// The inverse of parseSchedule.
std::string toJson(const PipelineSchedule &schedule);

/// The schedules that are built in.
enum class Pipeline : uint8_t {
  /// All forwards, then all backwards.
  GPipe,
  /// As many forwards as stages follow, then one forward and one backward in
  /// turn.
  OneForwardOneBackward,
  /// Like 1F1B, with several chunks per device (Megatron-LM).
  Interleaved,
};

std::string_view toString(Pipeline pipeline);
std::optional<Pipeline> parsePipeline(std::string_view name);

struct PipelineOptions {
  Pipeline pipeline = Pipeline::OneForwardOneBackward;
  /// The number of devices, and the device that is planned for.
  int64_t stages = 1, stage = 0;
  int64_t microbatches = 1;
  /// Chunks a device; more than one only with Pipeline::Interleaved.
  int64_t chunks = 1;
};

/// Messages name options as users write them: `microbatches`.
Status verify(const PipelineOptions &options);

/// The duration of each pass.
struct ChunkTimes {
  double forwardUs = 0, backwardUs = 0;
};

/// Returns the schedule of one device, with the time it waits for others. All
/// devices take equally long, and communication takes no time.
Expected<PipelineSchedule> makeSchedule(const PipelineOptions &options,
                                        const std::vector<ChunkTimes> &times);

/// Splits the step of one microbatch into chunks of equally many layers. A
/// value passed from one chunk to another is sent to another device, and
/// received from one later: a value ends with the chunk, and begins anew with
/// the first op of the next one that uses it. Fails if there are fewer layers
/// than chunks.
Expected<std::vector<Trace>> splitIntoChunks(const Trace &trace,
                                             int64_t numChunks);

/// The time of either pass of a chunk.
ChunkTimes timesOf(const Trace &chunk);

/// Returns the step of a device that runs `chunks` in the order of `schedule`.
///
/// Every microbatch has separate values, with two exceptions: arguments that
/// outlive the step exist once, and the gradients of all backward passes are
/// accumulated in one value. Other arguments of a chunk begin with the first op
/// of the pass that uses them. Idle time is an op without operands, so that no
/// copy delays a device that waits for other devices.
Expected<Trace> unroll(const std::vector<Trace> &chunks,
                       const PipelineSchedule &schedule);

} // namespace ao::planner

#endif // AO_PLANNER_SCHEDULE_H
