//===- SlotMarks.h - Buffers in arenas --------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowered code marks the begin and end of each buffer in an arena. In poison
// mode, bytes of an arena that belong to no buffer hold the pattern: a read of
// them gives garbage, and a write to them is found when the next buffer begins
// there. With a timeline, the bytes of buffers in arenas on the device are a
// separate curve.
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_SLOTMARKS_H
#define AO_RUNTIME_CORE_SLOTMARKS_H

#include "../backend/Recorder.h"
#include "TransferTable.h"

#include <map>
#include <mutex>
#include <string>

namespace ao::runtime {

/// The buffers of arenas by address. Without poison nothing is checked; without
/// a timeline as well, the calls have no effect. Thread-safe; calls the
/// transfers and the pinned memory under its lock.
class SlotMarks {
public:
  SlotMarks(Recorder &recorder, PinnedPool &pinned, TransferTable &transfers,
            bool poisons)
      : recorder(recorder), pinned(pinned), transfers(transfers),
        poisons(poisons) {}

  /// Begins an arena: no buffer has any of these bytes.
  Status beginArena(void *pointer, int64_t bytes);
  /// Begins a buffer of `bufferBytes` at a place of `bytes`. The place must be
  /// large enough, free, and unwritten since the last buffer there.
  Status begin(void *pointer, int64_t bytes, int64_t bufferBytes,
               const char *name);
  /// The buffer at `pointer` is gone; no transfer may use it.
  Status end(void *pointer);

private:
  struct Place {
    char *end;
    std::string name;
    bool isOnDevice;
  };
  using Places = std::map<const char *, Place>;

  bool isEnabled() const { return poisons || recorder.keepsSpans(); }
  bool isOnDevice(const void *pointer);
  const Place *findMeeting(const char *begin, const char *end) const;
  Status checkBegin(char *first, int64_t bytes, int64_t bufferBytes,
                    const char *name) const;
  /// Counts as gone from now on.
  void forget(Places::iterator place);
  void count(int64_t bytes);

  Recorder &recorder;
  PinnedPool &pinned;
  TransferTable &transfers;
  const bool poisons;
  std::mutex mutex;
  Places live;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_SLOTMARKS_H
