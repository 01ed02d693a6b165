//===- OffloaderKeys.h - Table of pushes by key -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_EAGER_OFFLOADERKEYS_H
#define AO_RUNTIME_EAGER_OFFLOADERKEYS_H

#include "OffloaderValue.h"

#include <deque>

namespace ao::runtime {

/// A part of a push.
struct KeyPart {
  /// Null for a part that is kept on device.
  ValuePtr value;
  SavedView view;
  void *owner = nullptr;
};

/// A push, by which a pop finds its values.
struct KeySlot {
  AortKey key = 0;
  AortRun *run = nullptr;
  std::vector<KeyPart> parts;
  /// True if its pop is counted as an event, but has failed.
  bool isCounted = false;
  /// The index of its push in the events of its step; -1: not counted.
  int64_t event = -1;
};

/// A table of pushes by key. A key holds the index of a slot and a number that
/// is unique in the process: a stale or foreign key is not found. Addresses of
/// slots are stable.
class KeyTable {
public:
  Status take(KeySlot *&slot);
  /// Clears the events of live keys when the next step begins.
  void forgetEvents() {
    for (KeySlot &slot : slots)
      slot.event = -1;
  }
  /// Returns null if the key is stale, or that of another offloader.
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

#endif // AO_RUNTIME_EAGER_OFFLOADERKEYS_H
