//===- TransferTable.h - Copies and transfers of one device -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_TRANSFERTABLE_H
#define AO_RUNTIME_CORE_TRANSFERTABLE_H

#include "../backend/StridedCopy.h"
#include "Measurements.h"
#include "PinnedPool.h"

#include <deque>

namespace ao::runtime {

/// The transfers of a device that are in flight. Each is ordered after the
/// compute that precedes it, and after the transfers that write bytes which it
/// reads.
///
/// If the caller captures the stream of a place into a CUDA graph, the copy is
/// issued to a separate transfer stream and becomes part of that graph, as do
/// its wait and all other copies of its host buffer.
///
/// Thread-safe. The lock is shared with the pinned pool, so that no buffer is
/// freed while its transfers are looked up. Streams and measurements, which
/// have locks of their own, are called under it. wait() blocks without the
/// lock.
class TransferTable {
public:
  struct Config {
    /// Report buffers that are freed while a transfer of them has no wait.
    bool checkFrees = false;
  };
  TransferTable(BackendDevice &backend, Recorder &recorder, EventPool &events,
                DeviceStreams &streams, Measurements &measurements,
                PinnedPool &pool, Config config)
      : backend(backend), recorder(recorder), events(events), streams(streams),
        measurements(measurements), pool(pool), mutex(pool.sharedLock()),
        config(config), inlineCompute(backend.computeIsInline()) {}

  /// Copy on `stream`; between begin() and end(), as part of that transfer.
  Status copy(AortStream &stream, void *destination, const void *source,
              int64_t bytes);
  Status copyStrided(AortStream &stream, const AortStridedCopy &copy);

  /// Begins a transfer, whose copies the caller issues to its stream until
  /// end().
  Status begin(AortDirection direction, void *destination, const void *source,
               int64_t bytes, const char *name, AortTransfer &transfer);
  Status streamOf(AortTransfer transfer, AortStream *&stream);
  Status end(AortTransfer transfer);
  /// Issues a transfer of one copy.
  Status issue(AortDirection direction, void *destination, const void *source,
               int64_t bytes, const char *name, AortTransfer &transfer);
  Status issueStrided(AortDirection direction, const AortStridedCopy &copy,
                      const char *name, AortTransfer &transfer);
  /// Issues a transfer between streams of the caller.
  Status issueAt(AortDirection direction, const AortStridedCopy &copy,
                 const char *name, const AortTransferPlace &place,
                 AortTransfer &transfer);
  /// Makes `stream`, or the compute stream if it is null, wait for a transfer.
  Status wait(AortTransfer transfer, AortStream *stream);

  /// Returns a host buffer to the pool.
  Status releaseBuffer(void *pointer);
  /// Fails if a transfer without a wait uses the bytes, even if it has
  /// completed; no-op unless Config::checkFrees is set. `what` names the bytes
  /// in the message.
  Status checkFree(const void *pointer, int64_t bytes, const char *what);

  /// Drops all transfers in flight, after a capture that contained them failed.
  void abandon();
  /// Returns the number of transfers in flight.
  int64_t live();
  /// Returns the value name of one transfer in flight; empty if there is none.
  std::string anyLiveName();

private:
  enum class State { Idle, Open, Issued, Waiting };
  struct Transfer {
    State state = State::Idle;
    uint32_t generation = 0;
    uint32_t index = 0;
    AortDirection direction = AORT_DEVICE_TO_HOST;
    AortStream *stream = nullptr;
    void *destination = nullptr;
    const void *source = nullptr;
    int64_t bytes = 0;
    /// The host memory that is read or written.
    MemoryRange host;
    ValueRecord *value = nullptr;
    std::unique_ptr<BackendEvent> completion;
    bool completionTimed = false;
    /// Set if times are measured with events.
    std::unique_ptr<BackendEvent> started;
    /// At a place: what later users of the host buffer wait for.
    std::shared_ptr<BackendEvent> mark;
    /// The graph of the caller that the transfer is captured into; may be null.
    std::shared_ptr<CallersGraph> graph;
  };

  // Preconditions: the lock is held.
  Status beginLocked(AortDirection direction, void *destination,
                     const void *source, int64_t bytes, MemoryRange host,
                     const char *name, const AortTransferPlace &place,
                     AortTransfer &transfer);
  Status findGraph(AortStream *compute, std::shared_ptr<CallersGraph> &graph);
  Status findEngine(AortDirection direction, const AortTransferPlace &place,
                    const std::shared_ptr<CallersGraph> &graph,
                    AortStream *&engine);
  Status order(Transfer &slot, const AortTransferPlace &place);
  Status orderAfterCompute(BackendStream &stream, AortStream *compute);
  Status orderAfterLastCopy(Transfer &slot, const AortTransferPlace &place);
  Status orderAfterOffloads(const Transfer &reload);
  Status endLocked(Transfer &slot);
  Status finish(Transfer &slot, Status status, AortTransfer &transfer);
  Transfer *find(AortTransfer transfer);
  Transfer &takeSlot();
  void recycle(Transfer &slot);
  Status waitBlocking(Transfer &slot, AortStream &stream,
                      std::unique_lock<std::mutex> &lock);
  Status waitOnStream(Transfer &slot, AortStream &stream);
  Status checkFreeLocked(const void *pointer, int64_t bytes, const char *what);

  static AortTransfer idOf(const Transfer &slot);
  static CopyTag tagOf(const Transfer &slot);
  CopyTag tagOf(const AortStream &stream);

  BackendDevice &backend;
  Recorder &recorder;
  EventPool &events;
  DeviceStreams &streams;
  Measurements &measurements;
  PinnedPool &pool;
  std::mutex &mutex;
  const Config config;
  const bool inlineCompute;

  /// Addresses of slots are stable: a wait refers to one while it blocks.
  std::deque<Transfer> slots;
  std::vector<uint32_t> idle;
  int64_t liveCount = 0;
  /// The point of compute after which the next transfer starts.
  std::unique_ptr<BackendEvent> computePoint;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_TRANSFERTABLE_H
