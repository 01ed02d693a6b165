//===- ScalarBlocks.h - Pinned blocks for scalars of steps ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_SCALARBLOCKS_H
#define AO_RUNTIME_CORE_SCALARBLOCKS_H

#include "TransferTable.h"

#include <memory>
#include <mutex>
#include <vector>

namespace ao::runtime {

/// Pinned blocks from which the scalars of steps are copied to the device. A
/// block is reused when its copy is complete, so that each step that is issued
/// while the device runs an earlier one has its own block.
///
/// Thread-safe. The pool's lock may be taken under this one.
class ScalarBlocks {
public:
  ScalarBlocks(BackendDevice &backend, EventPool &events, PinnedPool &pool,
               TransferTable &transfers)
      : backend(backend), events(events), pool(pool), transfers(transfers) {}

  /// One copy, in the order of `stream`; `words` are read before this returns.
  Status upload(AortStream &stream, void *device, const void *words,
                int64_t bytes);
  /// Frees the blocks. No copy may be in flight.
  void clear();

  /// How many blocks there are before a step waits for one.
  static constexpr size_t mostBlocks = 8;

private:
  struct Block {
    void *memory = nullptr;
    int64_t capacity = 0;
    std::unique_ptr<BackendEvent> copied;
  };

  Status take(int64_t bytes, Block *&block);
  Status add(int64_t bytes, Block *&block);

  BackendDevice &backend;
  EventPool &events;
  PinnedPool &pool;
  TransferTable &transfers;
  std::mutex mutex;
  /// In the order of their last use.
  std::vector<Block> blocks;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_SCALARBLOCKS_H
