//===- OffloaderKeys.h - What the keys of pushes stand for ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_OFFLOADERKEYS_H
#define AO_RUNTIME_CORE_OFFLOADERKEYS_H

#include "OffloaderValue.h"

#include <deque>

namespace ao::runtime {

struct KeyPart {
  /// Null for a part that stays with the caller.
  ValuePtr value;
  SavedView view;
  void *owner = nullptr;
};

struct KeySlot {
  AortKey key = 0;
  AortRun *run = nullptr;
  std::vector<KeyPart> parts;
  /// Its pop is counted as an event, but has failed.
  bool isCounted = false;
  /// Where it was pushed, in the events of its step; -1: nobody counts.
  int64_t event = -1;
};

/// Keys hold the index of a slot and a number that no other key of the process
/// has: a stale or foreign one finds nothing. Slots do not move.
class KeyTable {
public:
  Status take(KeySlot *&slot);
  /// Keys that live on were pushed in no event of the step that begins.
  void forgetEvents() {
    for (KeySlot &slot : slots)
      slot.event = -1;
  }
  /// Null for a key that is not alive here.
  KeySlot *find(AortKey key);
  void free(KeySlot &slot);
  int64_t live() const {
    return static_cast<int64_t>(slots.size() - idle.size());
  }
  template <typename Visit>
  void forEach(Visit &&visit) {
    for (KeySlot &slot : slots)
      if (slot.key != 0)
        visit(slot);
  }

private:
  std::deque<KeySlot> slots;
  std::vector<uint32_t> idle;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_OFFLOADERKEYS_H
