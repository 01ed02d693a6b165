//===- DeviceStreams.h - Streams and events of one device -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_DEVICESTREAMS_H
#define AO_RUNTIME_CORE_DEVICESTREAMS_H

#include "../backend/EventPool.h"

#include <atomic>
#include <functional>
#include <unordered_map>

struct AortStream {
  AortStream(AortDevice *device, ao::runtime::StreamRole role, uint64_t number)
      : device(device), role(role), number(number) {}
  AortDevice *device;
  ao::runtime::StreamRole role;
  /// Unique in the process, from 1; addresses of streams are not.
  const uint64_t number;
  std::unique_ptr<ao::runtime::BackendStream> backend;
  /// The transfer between begin and end on this stream, 0 if none. Belongs to
  /// the device's TransferTable.
  AortTransfer open = 0;
};

struct AortEvent {
  explicit AortEvent(AortDevice *device) : device(device) {}
  AortDevice *device;
  /// Shared with what waits for it later.
  std::shared_ptr<ao::runtime::BackendEvent> backend;
  /// The number of the stream that it was recorded on last (0: none), and the
  /// sequence number of that on the clock of the pool of pinned memory.
  uint64_t stream = 0, sequence = 0;
};

namespace ao::runtime {

/// The streams of a device: its own, each created at the first use and
/// destroyed with the device, and those of callers; and the events of callers.
///
/// Thread-safe. Existing streams of the device are found without the lock,
/// because every call of a step looks one up. Nothing is waited for under the
/// lock, except that `onCompute` runs under it.
class DeviceStreams {
public:
  struct Config {
    AortDevice *device = nullptr;
    /// One transfer stream for both directions.
    bool merged = false;
    /// Called once, when the compute stream has been made.
    std::function<Status(BackendStream &)> onCompute;
  };
  DeviceStreams(BackendDevice &backend, Recorder &recorder, EventPool &pool,
                Config config)
      : backend(backend), recorder(recorder), pool(pool),
        config(std::move(config)) {}

  Status compute(AortStream *&stream);
  /// Returns the transfer stream of a direction. `inCapture`: a separate one
  /// for captures of the caller, because other work must not be issued to a
  /// stream while it is captured.
  Status transfer(AortDirection direction, AortStream *&stream,
                  bool inCapture = false);

  Status create(AortStreamKind kind, AortStream *&stream);
  Status adopt(void *native, AortStream *&stream);
  /// Waits for the stream's work.
  Status destroy(AortStream *stream);
  Status createEvent(AortEvent *&event);
  Status destroyEvent(AortEvent *event);

  /// Those that have been made so far; `allStreams` without adopted ones, which
  /// are not ours to wait for.
  std::vector<AortStream *> ownTransferStreams();
  std::vector<AortStream *> ownStreams();
  std::vector<AortStream *> allStreams();
  /// Of callers.
  size_t streamCount();
  size_t eventCount();

  /// Destroys all streams; workers end with them.
  void clear();

private:
  enum Own {
    Compute,
    FirstTransfer,
    SecondTransfer,
    // Only captured work is issued to the following, so no call waits for them.
    FirstCaptured,
    SecondCaptured,
    OwnCount
  };
  Status make(StreamRole role, std::unique_ptr<AortStream> &stream);
  void appendOwn(Own first, std::vector<AortStream *> &result);

  BackendDevice &backend;
  Recorder &recorder;
  EventPool &pool;
  const Config config;

  std::atomic<uint64_t> streamsMade{0};
  std::mutex mutex;
  std::unique_ptr<AortStream> own[OwnCount];
  /// The same, once they can be used.
  std::atomic<AortStream *> ready[OwnCount] = {};
  std::unordered_map<AortStream *, std::unique_ptr<AortStream>> streams;
  std::unordered_map<AortEvent *, std::unique_ptr<AortEvent>> events;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_DEVICESTREAMS_H
