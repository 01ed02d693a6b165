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

/// Copies between the device and host memory that is not pinned, for which
/// drivers block the caller. Here a copy is divided into parts that go through
/// pinned slots, and host functions on a separate stream copy between the slots
/// and the memory: in the order of the stream that the copy is issued to,
/// without blocking.
///
/// Each direction has a ring of slots for one copy at a time: copies on one
/// stream are in its order, copies on different streams are ordered by an
/// event. Within a copy a slot is reused when it has been emptied.
///
/// Thread-safe. The lock is held while a copy is issued, and may be taken under
/// the pool's.
class Staging {
public:
  Staging(BackendDevice &backend, Recorder &recorder, EventPool &events)
      : backend(backend), recorder(recorder), events(events) {}

  /// Makes all that copies need. `memory`: `bytes` of pinned memory, which is
  /// not ours.
  Status open(char *memory, int64_t bytes);
  bool isOpen() const { return opened.load(std::memory_order_acquire); }

  /// Issues a copy whose host memory is its destination (AORT_DEVICE_TO_HOST)
  /// or its source. `inCapture`: it is recorded and does not run.
  Status copy(AortStream &stream, AortDirection direction,
              const StridedCopy &copy, const CopyTag &tag, bool inCapture);
  /// Begins a capture, which must contain all events that it waits for.
  void captureBegins();
  /// Launches a graph, which uses the slots in the order of `stream`.
  Status launch(BackendGraph &graph, AortStream &stream);
  /// Ends the streams of host code.
  void close();

  /// The smallest size that open() divides into slots.
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
  /// The last user of a ring; stream 0: none, or a graph.
  struct LastUse {
    uint64_t stream = 0;
    bool isRecorded = false;
    std::unique_ptr<BackendEvent> end;
  };
  struct Ring {
    std::vector<Slot> slots;
    std::unique_ptr<BackendStream> hostCode;
    std::unique_ptr<BackendEvent> begin;
    /// Outside of captures, and in the one that is open.
    LastUse last[2];
  };
  /// Consecutive rows in a slot.
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
