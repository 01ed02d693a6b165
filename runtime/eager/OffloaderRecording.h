//===- OffloaderRecording.h - One step as it was called ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_EAGER_OFFLOADERRECORDING_H
#define AO_RUNTIME_EAGER_OFFLOADERRECORDING_H

#include "../backend/EventPool.h"
#include "OffloaderValue.h"

#include <algorithm>

namespace ao::runtime {

enum class StepEventKind { Push, Pop, Forward, Backward };
const char *stepEventName(StepEventKind kind);

/// Bytes in use on the device, from AortOffloaderCallbacks::memory.
struct DeviceUse {
  int64_t now = 0, peak = 0, gradients = 0;
};

/// A part of a push; a part that is kept on device has no value.
struct StepPart {
  int64_t value = -1, bytes = 0;
  uint32_t type = 0;
};

/// A recorded call. Op e of the trace is the compute between events e and e
/// + 1.
struct StepEvent {
  StepEventKind kind = StepEventKind::Push;
  /// The number of the run, in the order of first events in the step.
  int32_t run = 0;
  int32_t layer = -1;
  /// The event that pushed the key of a pop.
  int64_t pushed = -1;
  std::vector<StepPart> parts;
  std::string name;

  /// Compares kind, run, layer, parts, bytes and types.
  bool matches(const StepEvent &other) const;
};

/// A recorded step: its events, the ops between them and the values that they
/// hold.
///
/// Not thread-safe: the offloader's lock protects it.
class OffloaderRecording {
public:
  OffloaderRecording(BackendDevice &backend, EventPool &pool)
      : backend(backend), pool(pool) {}

  struct Value {
    ValuePtr value;
    std::string name;
    int64_t bytes = 0, def = -1;
    /// The op that allocates the value; the op that completes it is `def`.
    int64_t allocated = -1;
    int32_t run = 0;
    std::vector<int64_t> uses;
    bool isOffloadable = false;
    /// The group of the values that one push saves together; -1: none.
    int64_t group = -1;
    /// True for the memory of the gradients of parameters.
    bool isGradient = false;
  };

  /// Ends the op before a call. `peakBytes`: the high-water mark of device
  /// memory during the op.
  Status stopClock(BackendStream &compute, int64_t peakBytes);
  /// Begins the op after a call. `heldBytes`: the bytes in use that values
  /// hold.
  Status startClock(BackendStream &compute, int64_t heldBytes,
                    const DeviceUse &use);
  /// Adds to the bytes that the op before this event defines.
  void addMade(int64_t bytes);

  void add(StepEvent event) { events.push_back(std::move(event)); }
  /// Adds a value that the last event pushes, and that the op before this event
  /// defines. Returns its index.
  int64_t addValue(const ValuePtr &value, int32_t run);
  /// Sets the definition of the value to the op before the last event, which
  /// completes it.
  void makeLater(int64_t value);
  /// Forms a group of the parts that the last event pushes for the first time,
  /// if there are several.
  void group(const std::vector<int64_t> &fresh);
  /// Adds a use of the value by the op after the last event.
  void addUse(int64_t value);
  void markPopped(int32_t run);
  /// Copies the first `n` events of another recording, without ops and values.
  void beginLike(const OffloaderRecording &other, int64_t n);
  /// Returns the bytes of all pushes.
  int64_t pushedBytes() const;

  /// Removes runs without a backward pass, and reads the durations. Sets
  /// `isUsable` to false if no event remains. Waits for all ops that are timed
  /// with events. `earlyPeakBytes`: the high-water mark of device memory from
  /// the beginning of the step to its first event, which is assigned to op 0.
  Status complete(int64_t earlyPeakBytes, bool &isUsable);

  /// Returns the `ao.step-trace` document. Requires complete().
  std::string trace() const;

  std::vector<StepEvent> events;
  std::vector<Value> values;

private:
  struct Op {
    int64_t startNs = 0, durationNs = 0;
    int64_t knownBytes = 0, peakBytes = 0;
    /// The bytes in use when the op begins, without those that values hold.
    int64_t firstBytes = 0;
    /// The part of `firstBytes` in gradients.
    int64_t gradientBytes = 0;
    /// Returns the peak without the bytes that values hold or the op defines.
    int64_t otherBytes() const {
      return std::max<int64_t>(peakBytes - knownBytes, 0);
    }
    std::unique_ptr<BackendEvent> start, end;
  };
  /// Bytes at the start of an op, and their maximum while it executes.
  struct OpBytes {
    int64_t first = 0, most = 0;
  };
  static std::vector<Value> fillOps(const std::vector<OpBytes> &bytesOfOps);
  Status readTimes();
  void readValues();
  std::vector<Value> otherValues() const;
  void keep(const std::vector<bool> &kept);
  void countEarlyPeak(int64_t bytes);

  BackendDevice &backend;
  EventPool &pool;
  std::vector<Op> ops;
  int64_t groups = 0;
  std::vector<bool> hasBackward;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_EAGER_OFFLOADERRECORDING_H
