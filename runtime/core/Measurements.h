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

/// Measures times on a device: of ranges on compute and, unless compute is
/// inline, of waits and copies. A time is measured between two events and can
/// be read once the device has passed both; resolve() then adds it to the
/// recorder.
///
/// Thread-safe. A caller may hold the lock of the streams or of the transfers,
/// so neither is called under the lock.
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

  /// Returns true if times are currently measured with events.
  bool usesEvents() const {
    return config.profile && !inlineCompute && !paused.load();
  }
  /// Nothing is timed inside a capture.
  void pause(bool pause) { paused = pause; }

  /// Device times count from here, if they are wanted.
  Status startClock(BackendStream &compute);

  /// Records a timed event.
  Status mark(BackendStream &stream, std::unique_ptr<BackendEvent> &event);
  /// Adds a wait, or a copy, between two marks.
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
