//===- GraphTreePool.h - Memory and results of a tree -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_GRAPH_GRAPHTREEPOOL_H
#define AO_RUNTIME_GRAPH_GRAPHTREEPOOL_H

#include "../backend/Status.h"
#include "ao-runtime/Graph.h"

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace ao::runtime {

class GraphTreePool;

/// Properties of a result that are the same in each run.
struct ResultInfo {
  std::string name, origin, function;
  AortSide side = AORT_SIDE_DEVICE;
  /// Of all elements, and from the first byte to the last one.
  int64_t bytes = 0, span = 0;
  int64_t elementBytes = 0;
  std::vector<int64_t> sizes;
  /// In elements; empty: dense.
  std::vector<int64_t> strides;

  bool hasLayoutOf(const ResultInfo &other) const {
    return elementBytes == other.elementBytes && sizes == other.sizes &&
           strides == other.strides;
  }
};

/// The owner of the memory of a storage.
enum class Ownership {
  Pool,    ///< A place in the pool.
  Storage, ///< Freed with the last reference.
  Inline,  ///< A number, in the storage itself.
  Caller   ///< An argument of the caller or a constant: never freed.
};

/// The memory of one or more results. Results that alias share a storage, which
/// is live while one of them is held.
struct Storage {
  char *pointer = nullptr;
  int64_t bytes = 0;
  AortSide side = AORT_SIDE_DEVICE;
  Ownership ownership = Ownership::Caller;
  /// References to all results in it.
  int64_t references = 0;
  bool isStale = false;
  /// A captured graph reuses it.
  bool isKept = false;
  /// Its path was forgotten.
  bool isOrphan = false;
  /// The index among the storages of the current path, or -1.
  int32_t slot = -1;
  /// With Ownership::Inline, its value.
  int64_t number = 0;
  /// The first result in it, for messages.
  std::shared_ptr<const ResultInfo> info;

  bool isLive() const { return references > 0 && !isStale; }
};

} // namespace ao::runtime

struct AortBuffer {
  ao::runtime::GraphTreePool *pool = nullptr;
  ao::runtime::Storage *storage = nullptr;
  std::shared_ptr<const ao::runtime::ResultInfo> info;
  /// In bytes, from the beginning of the storage.
  int64_t offset = 0;
  int64_t references = 0;
  int64_t generation = 0;
  /// A captured graph returns it in each run.
  bool isKept = false;

  char *pointer() const { return storage->pointer + offset; }
  bool isStale() const { return storage->isStale; }
};

namespace ao::runtime {

/// Two ranges of addresses, one of the device and one of pinned memory, which
/// grow at fixed addresses, and the handles of results. Exists as long as the
/// tree or a held result; its lock is the tree's.
class GraphTreePool {
public:
  GraphTreePool(AortDevice &device, const AortGraphTreeOptions &options);
  ~GraphTreePool();

  Status open();
  /// Backs the first `bytes` of a side.
  Status back(AortSide side, int64_t bytes);
  /// Frees the memory above the last live result. No work may be in flight.
  Status trim();
  char *base(AortSide side) const { return sides[side].base; }
  int64_t backed(AortSide side) const { return sides[side].backed; }
  /// Offsets that no buffer may cross: no copy extends over the boundary of two
  /// pinned ranges.
  const std::vector<int64_t> &boundaries(AortSide side) const {
    return sides[side].seams;
  }

  /// Returns a handle or a storage without references; unused ones are reused.
  AortBuffer &makeBuffer();
  Storage &makeStorage();
  /// Ends the use by a captured graph.
  void drop(AortBuffer &buffer);
  void drop(Storage &storage);
  void hand(AortBuffer &buffer);
  Status release(AortBuffer &buffer);
  /// Moves the storage into memory of its own.
  Status detach(Storage &storage);
  int64_t heldResults() const { return held; }
  /// Those that have memory of their own and are held.
  int64_t detachedStorages() const { return detached; }
  bool hasAddress(const char *pointer) const {
    for (const Side &side : sides)
      if (pointer >= side.base && pointer < side.base + side.reserved)
        return true;
    return false;
  }
  template <typename Visit>
  void forEachHeld(Visit &&visit) {
    for (AortBuffer &buffer : buffers)
      if (buffer.references > 0)
        visit(buffer);
  }
  template <typename Visit>
  void forEachHeldStorage(Visit &&visit) {
    for (Storage &storage : storages)
      if (storage.references > 0)
        visit(storage);
  }

  /// Memory outside of the pool, and back.
  Status allocate(AortSide side, int64_t bytes, const char *name,
                  void *&pointer);
  Status free(AortSide side, void *pointer);

  AortDevice &device;
  std::mutex mutex;
  /// The thread inside of a run.
  std::atomic<std::thread::id> runner{};
  /// The tree is gone.
  bool isClosed = false;

private:
  struct Side {
    char *base = nullptr;
    int64_t reserved = 0, backed = 0;
    std::vector<int64_t> seams;
    /// A range that was backed by one call, and whether it is pinned.
    struct Piece {
      int64_t bytes;
      bool isPinned;
    };
    std::vector<Piece> pieces;
  };
  int64_t liveBytes(AortSide side);
  Status dropPiece(AortSide which);
  Status reserve(AortSide side, int64_t bytes, void *&base);
  Status backDevice(Side &side, int64_t bytes);
  Status backHost(Side &side, int64_t bytes);

  const int64_t limits[2];
  Side sides[2];
  std::deque<AortBuffer> buffers;
  std::deque<Storage> storages;
  /// Buffers without references that no captured graph uses.
  std::vector<AortBuffer *> idleBuffers;
  std::vector<Storage *> idleStorages;
  /// Also read without the lock.
  std::atomic<int64_t> held{0};
  int64_t detached = 0;
  bool hasWarned = false;
};

/// The lock of a tree for a call; refused inside of a run of the same thread.
class GraphTreeLock {
public:
  Status take(GraphTreePool &pool);

private:
  std::unique_lock<std::mutex> lock;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_GRAPH_GRAPHTREEPOOL_H
