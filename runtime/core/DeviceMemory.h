//===- DeviceMemory.h - Device memory of one device -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_DEVICEMEMORY_H
#define AO_RUNTIME_CORE_DEVICEMEMORY_H

#include "TransferTable.h"

#include <thread>

namespace ao::runtime {

/// Accounts for the device memory of callers, and keeps the device's copies of
/// constant data.
///
/// Thread-safe. Takes no other lock under its own but the recorder's.
class DeviceMemory {
public:
  struct Config {
    int32_t ordinal = 0;
    /// Bytes that can be in use at once; 0 is no limit.
    int64_t capacity = 0;
  };
  DeviceMemory(BackendDevice &backend, Recorder &recorder,
               DeviceStreams &streams, TransferTable &transfers, Config config)
      : backend(backend), recorder(recorder), streams(streams),
        transfers(transfers), config(config) {}

  /// In the order of `stream`; null is the compute stream. `enforce` is false
  /// only to keep a failing step running.
  Status allocate(int64_t bytes, AortStream *stream, const char *name,
                  bool shared, bool enforce, void *&pointer);
  Status free(void *pointer, AortStream *stream);

  /// Counts memory that another part backs against the capacity.
  Status claim(int64_t bytes, const char *name);
  void unclaim(int64_t bytes);

  /// From here on the highest number of bytes in use is watched; returns the
  /// present one.
  int64_t startWatch();
  int64_t watchedPeak();

  /// The device's copy of `data`, made at the first call.
  Status constant(const void *data, int64_t bytes, const char *name,
                  void *&pointer);

  /// Begins a capture by the calling thread. Until captureEnds(), memory
  /// belongs to the captured graph: each allocation has to be freed, and no
  /// other memory may be. A replay would free other memory twice, and could not
  /// repeat an allocation that was not freed. Without `mayAllocate` an
  /// allocation fails.
  void captureBegins(bool mayAllocate);
  Status captureEnds();

  /// Memory that callers have not freed.
  struct Leaks {
    int64_t buffers = 0, bytes = 0;
    std::string oneName;
  };
  Leaks leaks();

  /// Frees all memory.
  void clear();

private:
  struct Allocation {
    int64_t bytes;
    bool shared;
    /// Part of the graph that is being captured.
    bool captured;
    std::string name;
  };
  void changeBytes(int64_t delta);
  bool isCapturing() const {
    return capturing && capturingThread == std::this_thread::get_id();
  }

  BackendDevice &backend;
  Recorder &recorder;
  DeviceStreams &streams;
  TransferTable &transfers;
  const Config config;

  std::mutex mutex;
  std::unordered_map<void *, Allocation> allocations;
  int64_t liveBytes = 0, claimedBytes = 0, watchedPeakBytes = 0;
  bool capturing = false, allocatesInCapture = true;
  std::thread::id capturingThread;
  /// Copies of constant data, by the address of the original.
  std::unordered_map<const void *, void *> constants;
  int64_t constantBytes = 0;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_DEVICEMEMORY_H
