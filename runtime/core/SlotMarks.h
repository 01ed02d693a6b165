//===- SlotMarks.h - Who has which bytes of an arena ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowered code marks where the buffers of an arena begin and end. In poison
// mode, bytes of an arena that nobody has hold the pattern, so who reads them
// gets garbage, and who writes them is found when the next buffer begins there.
// With a timeline, what buffers have of arenas of the device is its own curve.
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_SLOTMARKS_H
#define AO_RUNTIME_CORE_SLOTMARKS_H

#include "Recorder.h"
#include "TransferTable.h"

#include <map>
#include <mutex>
#include <string>

namespace ao::runtime {

/// Thread-safe; asks the transfers and the pinned memory under its lock.
/// Without poison it checks nothing, and without a timeline either, it does
/// nothing.
class SlotMarks {
public:
  SlotMarks(Recorder &recorder, PinnedPool &pinned, TransferTable &transfers,
            bool poisons)
      : recorder(recorder), pinned(pinned), transfers(transfers),
        poisons(poisons) {}

  /// Nobody has any of these bytes.
  Status beginArena(void *pointer, int64_t bytes);
  /// A buffer of `bufferBytes` takes a place of `bytes`: the place must be
  /// large enough, nobody else's, and untouched.
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
