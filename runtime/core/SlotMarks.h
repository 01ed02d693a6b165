//===- SlotMarks.h - Buffers in arenas --------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the use of arena slots. Lowered code marks the begin and the end of
// each buffer in an arena. In poison mode, bytes of an arena outside of all
// buffers hold a pattern: a read of them returns garbage, and a write to them
// is detected when the next buffer begins there. Timelines have a separate
// curve of the bytes of buffers in device arenas.
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

/// The live buffers of arenas, by address. Checks require poison mode; without
/// it and without a timeline, calls have no effect.
///
/// Thread-safe. Calls the transfers and the pinned pool while its lock is held.
class SlotMarks {
public:
  SlotMarks(Recorder &recorder, PinnedPool &pinned, TransferTable &transfers,
            bool poisons)
      : recorder(recorder), pinned(pinned), transfers(transfers),
        poisons(poisons) {}

  /// Begins an arena. Buffers of an earlier arena in its bytes end.
  Status beginArena(void *pointer, int64_t bytes);
  /// Begins a buffer of `bufferBytes` in a slot of `bytes`. Fails if the slot
  /// is too small, overlaps with a live buffer, or has been written since its
  /// last buffer ended.
  Status begin(void *pointer, int64_t bytes, int64_t bufferBytes,
               const char *name);
  /// Ends the buffer at `pointer`. Fails if a transfer in flight uses it.
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
  /// Removes a buffer, and its bytes from the curve.
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
