//===- ScalarBlocks.cpp - Pinned blocks for scalars of steps --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarBlocks.h"
#include "DeviceStreams.h"

#include <algorithm>
#include <cstring>

using namespace ao::runtime;

Status ScalarBlocks::upload(AortStream &stream, void *device, const void *words,
                            int64_t bytes) {
  if (bytes == 0)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  Block *block = nullptr;
  if (!take(bytes, block).ok()) {
    // Nothing can be pinned: right, slower.
    AORT_RETURN_IF_ERROR(transfers.copy(stream, device, words, bytes));
    return backend.synchronize(*stream.backend);
  }
  std::memcpy(block->memory, words, static_cast<size_t>(bytes));
  AORT_RETURN_IF_ERROR(transfers.copy(stream, device, block->memory, bytes));
  return backend.record(*block->copied, *stream.backend);
}

/// A block whose copy is done, else a new one, else the one that is done first.
/// It becomes the last.
Status ScalarBlocks::take(int64_t bytes, Block *&block) {
  auto fits = [&](const Block &known) { return known.capacity >= bytes; };
  auto oldest = std::find_if(blocks.begin(), blocks.end(), fits);
  bool isDone = false;
  if (oldest != blocks.end())
    AORT_RETURN_IF_ERROR(backend.query(*oldest->copied, isDone));
  if (!isDone && (oldest == blocks.end() || blocks.size() < mostBlocks))
    return add(bytes, block);
  if (!isDone)
    AORT_RETURN_IF_ERROR(backend.synchronize(*oldest->copied));
  std::rotate(oldest, oldest + 1, blocks.end());
  block = &blocks.back();
  return {};
}

Status ScalarBlocks::add(int64_t bytes, Block *&block) {
  constexpr int64_t granule = 256;
  Block added;
  added.capacity = (bytes + granule - 1) / granule * granule;
  AORT_RETURN_IF_ERROR(events.take(/*timed=*/false, added.copied));
  AORT_RETURN_IF_ERROR(pool.pinOwn(added.capacity, added.memory));
  blocks.push_back(std::move(added));
  block = &blocks.back();
  return {};
}

void ScalarBlocks::clear() {
  std::lock_guard<std::mutex> lock(mutex);
  for (Block &block : blocks)
    pool.unpinOwn(block.memory, block.capacity);
  blocks.clear();
}
