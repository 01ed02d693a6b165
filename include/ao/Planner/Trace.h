//===- Trace.h - A training step as the planner sees it ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_TRACE_H
#define AO_PLANNER_TRACE_H

#include "ao/Planner/Error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ao::planner {

/// The kind of work of an op. Policies that follow PyTorch count only compute
/// ops as time that hides a transfer.
enum class OpKind : uint8_t {
  /// Not given; counts as compute.
  Unknown,
  Matmul,
  Conv,
  Attention,
  Memory,
  Collective,
  Other,
};

/// Which pass of the step an op belongs to.
enum class Phase : uint8_t { Unknown, Forward, Backward };

/// The reason why plans must not offload a value; for summaries alone.
enum class Obstacle : uint8_t {
  /// Not given.
  Unknown,
  /// An argument that the caller owns.
  Argument,
  /// Returned to the caller.
  Output,
  /// Defined by a loop or inside one.
  Loop,
  /// Needed again right away, or not at all.
  NoGap,
  /// Not among the values that the forward function saves for the backward
  /// function.
  NotSaved,
  /// Computed from constants: rematerializing it costs less than offloading it.
  Cheap,
  /// Excluded by the user.
  Excluded,
  /// Has fewer elements than plans may offload.
  FewElements,
  /// Other memory of a recorded step: parameters and buffers of the model.
  Parameters,
  /// Gradients of the parameters.
  Gradients,
  /// State of an optimizer, such as moments.
  OptimizerState,
  /// Inputs of the model.
  Inputs,
  /// Tensors that ops make and that are not saved for backward.
  Workspace,
};
inline constexpr size_t numObstacles = 14;

std::string_view toString(Obstacle obstacle);

/// Why an op must not be recomputed; for messages alone.
enum class WhyNot : uint8_t {
  /// Not given.
  Unknown,
  /// Has effects other than its results.
  Effects,
  /// Would draw other random numbers.
  Random,
  /// Other devices would have to run it, too.
  Collective,
  /// One of its operands or results is overwritten later.
  Overwritten,
  /// Its effects or operands are unknown.
  Opaque,
  /// Marked by the user to be kept.
  Kept,
};
inline constexpr size_t numWhyNots = 7;

std::string_view toString(WhyNot why);
/// Returns the reason spelled `text`; Unknown for those of later versions.
WhyNot parseWhyNot(std::string_view text);

/// The spelling in JSON; empty for Unknown.
std::string_view toString(OpKind kind);
std::string_view toString(Phase phase);
/// Returns the kind spelled `text`, or nothing; Unknown has no spelling.
std::optional<OpKind> parseOpKind(std::string_view text);

/// One op of the compute stream.
struct Op {
  std::string name;
  double durationUs = 0;
  OpKind kind = OpKind::Unknown;
  Phase phase = Phase::Unknown;
  /// Layer index, or -1.
  int64_t layer = -1;
  /// The number of the microbatch, if a step has several forwards and
  /// backwards; -1: not given.
  int64_t microbatch = -1;
  /// The number of the call of a compiled function that the op belongs to;
  /// forward and backward call of a pair are one compiled region. -1: none.
  int64_t compiledRegion = -1;
  /// The node of an engine that the op belongs to, or that calls its compiled
  /// region; empty: none.
  std::string node = {};
  /// Bytes of results that are held before the op starts: they belonged to
  /// values that have ended. They count at the commands before the op.
  int64_t inheritedBytes = 0;
  /// For the first op of a function with unused arguments: their bytes, without
  /// those that are carried over to it (to the first op all used values that no
  /// op defines). Unused arguments end before the commands before the op. 0 for
  /// other ops.
  int64_t entryBytes = 0;
  /// True if plans may recompute it: the same operands give the same bits, and
  /// there are no other effects.
  bool recompute = false;
  /// The duration of the recomputed op, if it is not `durationUs`.
  std::optional<double> recomputeUs = std::nullopt;
  /// The reason why plans may not, if the trace has one.
  WhyNot whyNot = WhyNot::Unknown;
  /// True for a recomputed op, which a plan has added to the step.
  bool isRecomputed = false;
  /// The share of each direction of the host link that communication of the
  /// step itself uses while the op runs, from 0 up to, but not including, 1. A
  /// copy progresses at what is left of its rate.
  double d2hOccupancy = 0, h2dOccupancy = 0;

  double recomputeCostUs() const { return recomputeUs.value_or(durationUs); }
};

/// One buffer. It occupies device memory from the start of its defining op to
/// the end of its last use.
struct Value {
  std::string name;
  int64_t bytes = 0;
  /// Index of the defining op; -1: resident from the start of the step.
  int64_t def = -1;
  /// Indices of the ops that read it, strictly increasing, without `def`.
  std::vector<int64_t> uses;
  /// True if plans may offload it.
  bool offloadable = false;
  /// True if it must be on the device when the step ends.
  bool liveOut = false;
  /// Position of the value among those that a forward function saves for its
  /// backward function. PyTorch's passes process values in this order.
  std::optional<int64_t> slot = std::nullopt;
  /// The reason why plans may not offload it, if the trace has one.
  Obstacle obstacle = Obstacle::Unknown;
  /// Like Op::microbatch; -1 also for values that microbatches share.
  int64_t microbatch = -1;
  /// Values of one group belong together, such as data and scales of a
  /// quantized tensor: those with the same lifetimes and uses are offloaded
  /// together. -1: none.
  int64_t group = -1;
  /// The number of copies in each direction; each pays the latency of the link.
  int64_t copies = 1;
  /// The value whose bytes it reuses: its defining op reads that value, in
  /// addition to those that have it in `uses`, and writes over it. -1: none.
  int64_t reuses = -1;

  /// Returns the last op (inclusive) at whose start the value occupies memory,
  /// in a step of `numOps` ops; `numOps` when it lives to the end of the step.
  int64_t lastLive(int64_t numOps) const {
    if (liveOut || (def < 0 && uses.empty()))
      return numOps;
    return uses.empty() ? def : uses.back();
  }
};

/// A loop that a trace has iteration by iteration: ops `firstOp` + i *
/// `bodyOps` and following are iteration i.
struct Loop {
  std::string name;
  int64_t firstOp = 0;
  int64_t bodyOps = 0;
  int64_t trips = 0;

  int64_t endOp() const { return firstOp + bodyOps * trips; }
  int64_t iterationOf(int64_t op) const { return (op - firstOp) / bodyOps; }
  bool contains(int64_t op) const { return op >= firstOp && op < endOp(); }
};

/// A stacked residual: one loop writes one slice in each iteration, another
/// reads them. Each slice is a value. Slices kept on device share buffers, see
/// Model/Residuals.h.
struct Residual {
  std::string name;
  /// In the order of the slices, which is that of the iterations that write
  /// them, or the reverse.
  std::vector<int64_t> values;
  /// Numbers of the loops that write and that read them.
  int64_t loopOut = 0;
  int64_t loopIn = 0;
  /// True if compute has to wait for the offload of a slice within the
  /// iteration that writes it.
  bool waitsWithin = false;
  /// Time to copy a slice that is kept on device into its buffer; not included
  /// in the duration of the op that computes it. An offloaded slice is not
  /// copied.
  double copyUs = 0;
  /// True if a slice kept on device is computed in its buffer, and is never
  /// stored elsewhere.
  bool inPlace = false;
};

/// The longest step, and the longest any plan may make it, in microseconds:
/// within it, sums and ratios of times are finite.
inline constexpr double maxStepUs = 1e300;

/// A step: ops in compute-stream order and the values between them.
struct Trace {
  std::string name;
  /// First backward op when forward and backward are two functions.
  std::optional<int64_t> boundary;
  /// True if `uses` (and `reuses`) name every reader of every value. Otherwise
  /// readers that end no lifetime may be missing, and no value can be
  /// rematerialized.
  bool completeUses = false;
  std::vector<Op> ops;
  std::vector<Value> values;
  /// In the order of the step; empty if loops are ops like others.
  std::vector<Loop> loops;
  std::vector<Residual> residuals;

  int64_t numOps() const { return static_cast<int64_t>(ops.size()); }
  int64_t numValues() const { return static_cast<int64_t>(values.size()); }

  /// Checks every rule of the format; the first breach is reported.
  Status verify() const;
};

/// Returns an op or a value in a message: its name in quotes; without a name
/// "op 5". The number of ops denotes the end of the step, -1 its start.
std::string describeOp(const Trace &trace, int64_t op);
std::string describeValue(const Trace &trace, int64_t value);

/// Returns the device bytes at the start of every op without transfers, each
/// slice of a residual in separate memory.
std::vector<int64_t> memoryAtOps(const Trace &trace);
/// Returns the most device bytes from the start of a function that begins
/// before an op (see Op::entryBytes) to the start of the op, without transfers
/// and with all slices in the buffers of residuals; without these
/// (`withBuffers`), each slice is in separate memory.
std::vector<int64_t> unplannedMemory(const Trace &trace,
                                     bool withBuffers = true);
/// Returns the device bytes at every boundary before its commands, without
/// transfers, each slice of a residual in separate memory: at that before each
/// op, then at the end of the step.
std::vector<int64_t> carriedMemory(const Trace &trace);
/// Returns the device bytes when the step begins: all of its arguments,
/// including those that a plan offloads before the first op; 0 without ops.
int64_t memoryAtEntry(const Trace &trace);
/// The largest at the start of an op; 0 without ops.
int64_t unplannedPeak(const Trace &trace);

/// Returns true if a recomputation makes `value`, and the result is read.
bool isRematerialized(const Trace &trace, const Value &value);

/// Returns true if any op of the trace has a microbatch. Forward and backward
/// ops may then alternate, and phases distinguish them.
bool hasMicrobatches(const Trace &trace);
/// Returns true if an op is marked backward or is after the boundary.
bool isBackward(const Trace &trace, int64_t op);

/// The first op of the backward part, for policies that distinguish the two:
/// the boundary, else the first op marked backward, else the op at whose start
/// most memory is held.
int64_t findBackwardBegin(const Trace &trace);

/// Parses and verifies an `ao.step-trace` document.
Expected<Trace> parseTrace(std::string_view json);
Expected<Trace> loadTrace(const std::string &file);
/// The inverse of parseTrace.
std::string toJson(const Trace &trace);

} // namespace ao::planner

#endif // AO_PLANNER_TRACE_H
