//===- Staging.h - Copies of pageable memory --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_STAGING_H
#define AO_RUNTIME_CORE_STAGING_H

#include "../backend/EventPool.h"
#include "../backend/StridedCopy.h"

#include <atomic>
#include <mutex>
#include <vector>

struct AortStream;

namespace ao::runtime {

/// The staging rings for pageable host memory. A driver blocks the caller of a
/// copy to or from pageable memory. Here the copy is divided into chunks that
/// pass through pinned slots, and host functions on a separate stream copy
/// between the slots and the memory. The copy is asynchronous and keeps its
/// place in the order of the stream that it is issued to.
///
/// Each direction has a ring of slots, which one copy uses at a time: copies on
/// one stream are ordered by it, copies on different streams by an event.
/// Within a copy, a slot is reused once it has been emptied.
///
/// Thread-safe. The lock is held while a copy is issued. It may be taken while
/// the lock of the pinned pool is held.
class Staging {
public:
  Staging(BackendDevice &backend, Recorder &recorder, EventPool &events)
      : backend(backend), recorder(recorder), events(events) {}

  /// Creates streams, events and slots. `memory`: `bytes` of pinned memory,
  /// which the caller owns.
  Status open(char *memory, int64_t bytes);
  bool isOpen() const { return opened.load(std::memory_order_acquire); }

  /// Issues a copy, whose destination (AORT_DEVICE_TO_HOST) or source is
  /// pageable memory. `inCapture`: the copy is captured, not executed.
  Status copy(AortStream &stream, AortDirection direction,
              const StridedCopy &copy, const CopyTag &tag, bool inCapture);
  /// Must be called when a capture begins: a capture must contain all events
  /// that it waits for, so that no earlier use of a ring counts.
  void captureBegins();
  /// Launches a graph, which uses the slots in the order of `stream`.
  Status launch(BackendGraph &graph, AortStream &stream);
  /// Destroys the streams of host functions.
  void close();

  /// The smallest size of memory that open() accepts.
  static constexpr int64_t leastBytes = 2048;

  /// For tests: omits one wait, counted from 0. The number of waits so far is
  /// eventWaits().
  void plantFault(int64_t wait) { faultyWait = wait; }
  int64_t eventWaits() const { return waits; }

private:
  struct Slot {
    char *memory = nullptr;
    std::unique_ptr<BackendEvent> filled, emptied;
  };
  /// The last use of a ring.
  struct LastUse {
    /// The number of its stream; 0: there is none, or it was a graph.
    uint64_t stream = 0;
    bool isRecorded = false;
    std::unique_ptr<BackendEvent> end;
  };
  struct Ring {
    std::vector<Slot> slots;
    std::unique_ptr<BackendStream> hostCode;
    std::unique_ptr<BackendEvent> begin;
    /// The last use outside of captures, and that in the open capture.
    LastUse last[2];
  };
  /// A chunk: consecutive rows in a slot.
  struct Load;

  Status openRing(Ring &ring, char *memory);
  Status send(Ring &ring, AortStream &stream, const StridedCopy &copy,
              const CopyTag &tag);
  Status receive(Ring &ring, AortStream &stream, const StridedCopy &copy,
                 const CopyTag &tag);
  Status copyRows(AortStream &stream, const Load &load, const CopyTag &tag);
  Status callRows(Ring &ring, const Load &load);
  Status await(BackendStream &stream, BackendEvent &event);

  BackendDevice &backend;
  Recorder &recorder;
  EventPool &events;
  std::atomic<bool> opened{false};
  std::mutex mutex;
  int64_t slotBytes = 0;
  Ring rings[2];
  int64_t waits = 0, faultyWait = -1;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_STAGING_H
