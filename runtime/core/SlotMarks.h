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
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_SLOTMARKS_H
#define AO_RUNTIME_CORE_SLOTMARKS_H

#include "TransferTable.h"

#include <map>
#include <mutex>
#include <string>

namespace ao::runtime {

/// Thread-safe; asks the transfers under its lock. Without poison it does
/// nothing.
class SlotMarks {
public:
  SlotMarks(TransferTable &transfers, bool enabled)
      : transfers(transfers), enabled(enabled) {}

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
  };
  const Place *findMeeting(const char *begin, const char *end) const;

  TransferTable &transfers;
  const bool enabled;
  std::mutex mutex;
  std::map<const char *, Place> live;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_SLOTMARKS_H
