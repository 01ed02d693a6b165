//===- Backend.h - Interface of a backend -----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_BACKEND_H
#define AO_RUNTIME_BACKEND_BACKEND_H

#include "HostCall.h"
#include "Status.h"
#include "StridedCopy.h"

#include <atomic>
#include <memory>
#include <vector>

namespace ao::runtime {

enum class StreamRole { Compute, Offload, Reload, Merged, Other, Adopted };

/// The backend's part of a stream and of an event.
class BackendStream {
public:
  virtual ~BackendStream() = default;
};
class BackendEvent {
public:
  virtual ~BackendEvent() = default;
};
class BackendGraph {
public:
  virtual ~BackendGraph() = default;
};
/// A CUDA graph into which the caller captures a stream, or several that share
/// their host buffers.
struct CallersGraph {
  /// Returns false when the graphs, their executables and all their launches
  /// have ended.
  bool isAlive() const { return graphs > 0; }
  /// Number of graphs that have not ended.
  std::atomic<int> graphs{0};
};
/// A module with GPU code, loaded on one device.
class BackendModule {
public:
  virtual ~BackendModule() = default;
};

/// The value and statistics that a copy is credited to. `value` is opaque to
/// the backend; a copy without a value is not measured.
struct CopyTag {
  void *value = nullptr;
  const char *name = nullptr; ///< For messages.
  AortDirection direction = AORT_DEVICE_TO_HOST;
};

/// The receiver of reports about events that happen after a backend call has
/// returned. Called on any thread, with no lock of the backend held.
class BackendSink {
public:
  virtual ~BackendSink() = default;
  virtual void copyRan(const CopyTag &tag, int64_t startNs, int64_t endNs,
                       int64_t bytes) = 0;
  virtual void failedLater(const Status &status) = 0;
  virtual void warn(const std::string &message) = 0;
};

/// Device memory as the backend's driver counts it; all 0 if it does not count.
struct DriverMemory {
  /// Peaks of the pool that buffers are allocated from, since the last reset.
  int64_t peakReservedBytes = 0, peakUsedBytes = 0;
  /// Sizes of the whole device; other processes count as well.
  int64_t freeBytes = 0, totalBytes = 0;
};

struct LaunchConfig {
  unsigned grid[3], block[3], cluster[3];
  unsigned sharedBytes = 0;
  void **parameters = nullptr;
  void **extra = nullptr;
};

/// One device of a backend, without budgets, pools or transfers. Thread-safe.
class BackendDevice {
public:
  virtual ~BackendDevice() = default;

  virtual std::string name() const = 0;

  /// True if the calling thread is the compute stream: work and waits on it are
  /// over when a call returns, and times can be read from the clock.
  virtual bool computeIsInline() const = 0;

  /// True if the host can read and write device memory. Lowered code then runs
  /// on after a failure, with memory beyond the limits.
  virtual bool deviceMemoryIsHostReadable() const = 0;

  virtual Status createStream(StreamRole role,
                              std::unique_ptr<BackendStream> &stream) = 0;
  /// A stream that the caller made and will destroy.
  virtual Status adoptStream(void *native,
                             std::unique_ptr<BackendStream> &stream) = 0;
  virtual Status synchronize(BackendStream &stream) = 0;
  virtual void *native(BackendStream &) { return nullptr; }

  /// `timed`: the event can be an argument of elapsed().
  virtual Status createEvent(bool timed,
                             std::unique_ptr<BackendEvent> &event) = 0;
  virtual Status record(BackendEvent &event, BackendStream &stream) = 0;
  virtual Status wait(BackendStream &stream, BackendEvent &event) = 0;
  virtual Status synchronize(BackendEvent &event) = 0;
  virtual Status query(BackendEvent &event, bool &done) = 0;
  /// Nanoseconds between two complete timed events.
  virtual Status elapsed(BackendEvent &start, BackendEvent &end,
                         int64_t &ns) = 0;

  virtual Status allocate(int64_t bytes, BackendStream &stream,
                          void *&pointer) = 0;
  virtual Status free(void *pointer, BackendStream &stream) = 0;
  /// Memory that host and device both reach.
  virtual Status allocateShared(int64_t bytes, void *&pointer) = 0;
  virtual Status freeShared(void *pointer) = 0;

  /// Page-locked host memory, on the device's NUMA node.
  virtual Status allocatePinned(int64_t bytes, void *&pointer) = 0;
  virtual void freePinned(void *pointer, int64_t bytes) = 0;
  /// Page-locks memory of the caller. `isOwned` is true if unregisterHost() has
  /// to unlock it, false if it was page-locked before.
  virtual Status registerHost(void *pointer, int64_t bytes, bool &isOwned) = 0;
  virtual Status unregisterHost(void *pointer) = 0;

  /// A range of device addresses, of which nothing is backed by memory yet.
  virtual Status reserveRange(int64_t bytes, void *&base) = 0;
  /// Backs `bytes` more after the first `backed`; both are multiples of
  /// rangeGranule().
  virtual Status backRange(void *base, int64_t backed, int64_t bytes) = 0;
  /// Takes the memory of the last `bytes` of the first `backed`, which one call
  /// of backRange() has backed. No work may use them.
  virtual Status unbackRange(void *base, int64_t backed, int64_t bytes) = 0;
  virtual void releaseRange(void *base, int64_t reserved, int64_t backed) = 0;
  virtual int64_t rangeGranule() = 0;

  virtual Status copy(BackendStream &stream, void *destination,
                      const void *source, int64_t bytes,
                      const CopyTag &tag) = 0;
  virtual Status copy(BackendStream &stream, const StridedCopy &copy,
                      const CopyTag &tag) = 0;
  virtual Status fill(BackendStream &stream, void *destination, uint32_t value,
                      int32_t elementBytes, int64_t count) = 0;

  /// Host code in stream order.
  virtual Status call(BackendStream &stream,
                      std::shared_ptr<HostCall> call) = 0;

  /// False if captures are refused.
  virtual bool canCapture() const = 0;
  /// Returns true if the stream is being captured, also by a capture of the
  /// caller.
  virtual bool isCapturing(BackendStream &) { return false; }
  /// Returns the graph into which the caller captures the stream; null if the
  /// stream is in no capture.
  virtual Status findCallersGraph(BackendStream &,
                                  std::shared_ptr<CallersGraph> &graph) {
    graph = nullptr;
    return {};
  }
  /// Adds the graph into which the caller captures the stream to `graph`.
  /// Fails if it was found before.
  virtual Status continueCallersGraph(BackendStream &,
                                      const std::shared_ptr<CallersGraph> &) {
    return {};
  }
  /// Begins a capture: subsequent work of the calling thread is captured, not
  /// run.
  virtual Status beginCapture(BackendStream &compute) = 0;
  /// `old`, if it is not null, is no longer launched, whatever comes of
  /// this: what was made for it may be changed into the new graph.
  virtual Status endCapture(BackendStream &compute,
                            const std::vector<BackendStream *> &others,
                            BackendGraph *old,
                            std::unique_ptr<BackendGraph> &graph) = 0;
  virtual Status launch(BackendGraph &graph, BackendStream &stream) = 0;

  virtual Status loadModule(const void *image,
                            std::unique_ptr<BackendModule> &module) = 0;
  virtual Status findFunction(BackendModule &module, const char *name,
                              void *&function) = 0;
  virtual Status launch(void *function, const LaunchConfig &config,
                        BackendStream &stream) = 0;

  virtual Status matmul(const AortMatmul &matmul, BackendStream &stream) = 0;
  virtual int64_t libraryBytes() const { return 0; }

  virtual Status readMemory(DriverMemory &) { return {}; }
  virtual Status resetMemoryPeaks() { return {}; }
};

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_BACKEND_H
