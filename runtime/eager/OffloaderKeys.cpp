//===- OffloaderKeys.cpp - Table of pushes by key -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderKeys.h"

using namespace ao::runtime;

static constexpr int indexBits = 24;
static constexpr AortKey indexMask = (AortKey{1} << indexBits) - 1;

Status KeyTable::take(KeySlot *&slot) {
  static std::atomic<uint64_t> made{0};
  if (idle.empty()) {
    if (slots.size() > indexMask)
      return {AORT_OUT_OF_HOST_MEMORY, "more than 16 million saved tensors"};
    idle.push_back(static_cast<uint32_t>(slots.size()));
    slots.emplace_back();
  }
  uint32_t index = idle.back();
  idle.pop_back();
  slot = &slots[index];
  slot->key = (++made << indexBits) | index;
  return {};
}

KeySlot *KeyTable::find(AortKey key) {
  size_t index = static_cast<size_t>(key & indexMask);
  bool alive = key != 0 && index < slots.size() && slots[index].key == key;
  return alive ? &slots[index] : nullptr;
}

void KeyTable::free(KeySlot &slot) {
  idle.push_back(static_cast<uint32_t>(slot.key & indexMask));
  slot.key = 0;
  slot.run = nullptr;
  slot.parts.clear();
  slot.isCounted = false;
  slot.event = -1;
}
