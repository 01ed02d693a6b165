//===- GraphCapture.h - Steps captured as graphs ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_GRAPHCAPTURE_H
#define AO_RUNTIME_CORE_GRAPHCAPTURE_H

#include "DeviceMemory.h"
#include "TransferTable.h"

#include <thread>

struct AortGraph {
  explicit AortGraph(AortDevice *device) : device(device) {}
  AortDevice *device;
  std::unique_ptr<ao::runtime::BackendGraph> backend;
};

namespace ao::runtime {

/// Captures CUDA graphs from work that is issued to a device, and owns them.
/// Thread-safe; isOpen() takes no lock and may be called under any.
class GraphCapture {
public:
  GraphCapture(AortDevice *device, BackendDevice &backend,
               DeviceStreams &streams, Measurements &measurements,
               TransferTable &transfers, DeviceMemory &memory, PinnedPool &pool)
      : device(device), backend(backend), streams(streams),
        measurements(measurements), transfers(transfers), memory(memory),
        pool(pool) {}

  /// `mayAllocate`: the graph may contain allocations.
  Status begin(bool mayAllocate = true);
  Status end(AortGraph *&graph);
  /// The same for a graph that the caller keeps, instead of `old` where that is
  /// not null.
  Status end(BackendGraph *old, std::unique_ptr<BackendGraph> &graph);
  bool isOpen() const { return open.load(); }
  /// Returns true if the calling thread captures.
  bool isOpenHere() const {
    return open && thread.load() == std::this_thread::get_id();
  }
  /// Fails in a capture of the calling thread, in which nothing runs that could
  /// be waited for.
  Status refuseWait() const;

  Status launch(AortGraph &graph);
  Status destroy(AortGraph *graph);
  size_t graphCount();
  void clear() { graphs.clear(); }

private:
  void setOpen(bool isOpen);
  Status endLocked(BackendGraph *old, std::unique_ptr<BackendGraph> &graph);

  AortDevice *const device;
  BackendDevice &backend;
  DeviceStreams &streams;
  Measurements &measurements;
  TransferTable &transfers;
  DeviceMemory &memory;
  PinnedPool &pool;

  std::mutex mutex;
  std::atomic<bool> open{false};
  std::atomic<std::thread::id> thread{};
  std::unordered_map<AortGraph *, std::unique_ptr<AortGraph>> graphs;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_GRAPHCAPTURE_H
