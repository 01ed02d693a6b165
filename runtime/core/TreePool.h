//===- TreePool.h - Memory and results of a tree ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_TREEPOOL_H
#define AO_RUNTIME_CORE_TREEPOOL_H

#include "Status.h"
#include "ao-runtime/Graph.h"

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace ao::runtime {

class TreePool;

/// What a result is, whichever run makes it.
struct ResultInfo {
  std::string name, origin, function;
  AortSide side = AORT_SIDE_DEVICE;
  int64_t bytes = 0;
  int64_t elementBytes = 0;
  std::vector<int64_t> sizes;
};

/// Who the memory of a result belongs to.
enum class Ownership {
  Pool,   ///< A place in the pool.
  Handle, ///< Its own, given back with the last reference.
  Nobody  ///< An argument of the caller's or a constant.
};

} // namespace ao::runtime

struct AortBuffer {
  ao::runtime::TreePool *pool = nullptr;
  std::shared_ptr<const ao::runtime::ResultInfo> info;
  char *pointer = nullptr;
  int64_t references = 0;
  int64_t generation = 0;
  ao::runtime::Ownership ownership = ao::runtime::Ownership::Nobody;
  bool isStale = false;
  /// A recording hands it out again.
  bool isKept = false;
  /// Its path was forgotten.
  bool isOrphan = false;
  /// Where it stands among the results of the current path, or -1.
  int32_t slot = -1;

  bool isLive() const { return references > 0 && !isStale; }
};

namespace ao::runtime {

/// Two ranges of addresses, one of the device and one of pinned memory, which
/// grow and never move, and the handles of results. Lives as long as the tree
/// or a held result; its lock is the tree's.
class TreePool {
public:
  TreePool(AortDevice &device, const AortTreeOptions &options);
  ~TreePool();

  Status open();
  /// Backs the first `bytes` of a side.
  Status back(AortSide side, int64_t bytes);
  char *base(AortSide side) const { return sides[side].base; }
  int64_t backed(AortSide side) const { return sides[side].backed; }
  /// Offsets that no buffer may lie across: nothing is copied over the seam of
  /// two pinned pieces.
  const std::vector<int64_t> &walls(AortSide side) const {
    return sides[side].seams;
  }
  bool contains(const AortBuffer &buffer) const {
    return buffer.ownership == Ownership::Pool;
  }

  /// A handle without references; one that nobody uses is taken again.
  AortBuffer &makeBuffer();
  /// No recording hands it out any more.
  void drop(AortBuffer &buffer);
  void hand(AortBuffer &buffer);
  Status release(AortBuffer &buffer);
  /// Memory of its own with the same bytes.
  Status detach(AortBuffer &buffer);
  int64_t heldResults() const { return held; }
  template <typename Visit>
  void forEachHeld(Visit &&visit) {
    for (AortBuffer &buffer : buffers)
      if (buffer.references > 0)
        visit(buffer);
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
    /// Pieces that could be pinned.
    std::vector<std::pair<char *, int64_t>> pinned;
  };
  Status reserve(AortSide side, int64_t bytes, void *&base);
  Status backDevice(Side &side, int64_t bytes);
  Status backHost(Side &side, int64_t bytes);
  void recycle(AortBuffer &buffer) { idle.push_back(&buffer); }

  const int64_t limits[2];
  Side sides[2];
  std::deque<AortBuffer> buffers;
  std::vector<AortBuffer *> idle;
  /// Also asked without the lock.
  std::atomic<int64_t> held{0};
  bool hasWarned = false;
};

/// The lock of a tree for a call; refused inside of a run of the same thread.
class TreeLock {
public:
  Status take(TreePool &pool);

private:
  std::unique_lock<std::mutex> lock;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_TREEPOOL_H
