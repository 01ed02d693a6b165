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

/// Bytes in use on the device, as AortOffloaderCallbacks::memory has them.
struct DeviceUse {
  int64_t now = 0, peak = 0, gradients = 0;
};

/// A part of a push; a part that is kept on device has no value.
struct StepPart {
  int64_t value = -1, bytes = 0;
  uint32_t type = 0;
};

/// A call that is recorded. Op e is what compute does between events e and
/// e + 1.
struct StepEvent {
  StepEventKind kind = StepEventKind::Push;
  /// In the order of their first events in the step.
  int32_t run = 0;
  int32_t layer = -1;
  /// For a pop: the event that has pushed its key.
  int64_t pushed = -1;
  std::vector<StepPart> parts;
  std::string name;

  /// Kind, run, layer, parts, bytes and types.
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
    /// The op that has allocated it; that which has completed it is `def`.
    int64_t allocated = -1;
    int32_t run = 0;
    std::vector<int64_t> uses;
    bool isOffloadable = false;
    /// The group of values that one push has saved together; -1: none.
    int64_t group = -1;
    /// Other memory: the gradients of parameters.
    bool isGradient = false;
  };

  /// Ends the op before a call, whose kind is not known yet. `peakBytes`: the
  /// most in use on the device during that op.
  Status stopClock(BackendStream &compute, int64_t peakBytes);
  /// Begins the op after a call, with `heldBytes` held of those in use on the
  /// device.
  Status startClock(BackendStream &compute, int64_t heldBytes,
                    const DeviceUse &use);
  /// Adds held bytes to those that the op before this event defines.
  void addMade(int64_t bytes);

  void add(StepEvent event) { events.push_back(std::move(event)); }
  /// Adds a value that the last event has pushed; the op before the event
  /// defines it. Returns its index.
  int64_t addValue(const ValuePtr &value, int32_t run);
  /// Sets the definition of the value to the op before the last event, which
  /// has defined the last part of it.
  void makeLater(int64_t value);
  /// The parts of the last event that were pushed for the first time belong
  /// together, if there are several.
  void group(const std::vector<int64_t> &fresh);
  /// Adds a use of the value by the op after the last event.
  void addUse(int64_t value);
  void markPopped(int32_t run);
  /// Copies the first `n` events of another recording, without ops and values.
  void beginLike(const OffloaderRecording &other, int64_t n);
  /// Of all pushes.
  int64_t pushedBytes() const;

  /// Drops runs without a backward pass, and reads times. `isUsable` becomes
  /// false if no event is left. Waits for all ops whose times are taken with
  /// events. `earlyPeakBytes`: the most in use on the device from the beginning
  /// of the step to its first event, which op 0 counts.
  Status complete(int64_t earlyPeakBytes, bool &isUsable);

  /// An `ao.step-trace` document. After complete().
  std::string trace() const;

  std::vector<StepEvent> events;
  std::vector<Value> values;

private:
  struct Op {
    int64_t startNs = 0, durationNs = 0;
    int64_t knownBytes = 0, peakBytes = 0;
    /// In use when it begins, besides what is held.
    int64_t firstBytes = 0;
    /// Of `firstBytes`, those of gradients.
    int64_t gradientBytes = 0;
    /// The most besides what is held and made.
    int64_t otherBytes() const {
      return std::max<int64_t>(peakBytes - knownBytes, 0);
    }
    std::unique_ptr<BackendEvent> start, end;
  };
  /// Bytes when an op begins, and the most while it runs.
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
