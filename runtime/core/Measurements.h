//===- Measurements.h - Device times of one device --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_MEASUREMENTS_H
#define AO_RUNTIME_CORE_MEASUREMENTS_H

#include "DeviceStreams.h"

namespace ao::runtime {

/// Times what runs on a device: ranges on compute, and, where compute is not
/// inline, waits and copies. Such times lie between two events and can be read
/// once the device has passed both; resolve() then hands them to the recorder.
///
/// Thread-safe. A caller may hold the lock of the streams or of the transfers,
/// so neither is asked for anything under the lock.
class Measurements {
public:
  struct Config {
    bool profile = false;
    bool keepRanges = false;
    /// The host's time of what the timeline calls 0.
    int64_t epochNs = 0;
  };
  Measurements(BackendDevice &backend, Recorder &recorder, EventPool &pool,
               DeviceStreams &streams, Config config)
      : backend(backend), recorder(recorder), pool(pool), streams(streams),
        config(config), inlineCompute(backend.computeIsInline()),
        epochNs(config.epochNs) {}

  /// Whether times are taken with events now.
  bool usesEvents() const {
    return config.profile && !inlineCompute && !paused.load();
  }
  /// Nothing is timed inside a capture.
  void pause(bool pause) { paused = pause; }

  /// Device times count from here, if they are wanted.
  Status startClock(BackendStream &compute);

  /// Records a timed event.
  Status mark(BackendStream &stream, std::unique_ptr<BackendEvent> &event);
  /// What happened between two marks.
  void waited(ValueRecord *value, std::unique_ptr<BackendEvent> start,
              std::unique_ptr<BackendEvent> end);
  void copied(ValueRecord *value, AortDirection direction, int64_t bytes,
              std::unique_ptr<BackendEvent> start,
              std::unique_ptr<BackendEvent> end);

  Status beginRange(const char *name);
  Status endRange();

  /// After everything measured is done.
  Status resolve();

private:
  struct Measurement {
    SpanKind kind;
    std::unique_ptr<BackendEvent> start, end;
    ValueRecord *value = nullptr;       ///< A copy or a wait.
    const std::string *range = nullptr; ///< A range on compute.
    int64_t bytes = 0;
  };
  struct OpenRange {
    const std::string *name;
    int64_t startNs;
    std::unique_ptr<BackendEvent> start;
  };
  void add(Measurement measurement);
  void record(const Measurement &measurement, int64_t startNs, int64_t endNs);

  BackendDevice &backend;
  Recorder &recorder;
  EventPool &pool;
  DeviceStreams &streams;
  const Config config;
  const bool inlineCompute;
  std::atomic<bool> paused{false};

  std::mutex mutex;
  std::vector<Measurement> pending;
  std::vector<OpenRange> ranges;
  /// A moment on the device, and the host's time of it.
  std::unique_ptr<BackendEvent> epochEvent;
  int64_t epochNs;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_MEASUREMENTS_H
