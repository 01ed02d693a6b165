//===- RegionMemory.h - Memory of the regions of an op ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows an op with regions as bufferization will treat it, from loops and
// branches inwards: which result is in which storage, what is alive at one
// time, and which storages of the step find their end inside.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_MEMORY_REGIONMEMORY_H
#define AO_LIB_ANALYSIS_MEMORY_REGIONMEMORY_H

#include "DeadScalars.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"
#include <deque>
#include <limits>
#include <optional>
#include <vector>

namespace ao {
struct CarriedCopy;

/// A storage of the step, as the regions of one op see it.
struct OuterStorage {
  uint32_t id;
  int64_t bytes;
  /// It has no use after the op, and may be overwritten.
  bool ends;
  /// The step has allocated it, so a branch may hand it on.
  bool isOwned;
  /// Storages in whose bytes it may be; none: in its own.
  llvm::SmallVector<uint32_t, 1> owners = {};

  /// Another name of one storage, and no more.
  bool isName() const { return bytes == 0 && owners.size() == 1; }
};

/// The memory that an op with regions uses.
struct RegionMemoryUse {
  /// Bytes that are live only while the op runs, without values around it and
  /// its results.
  int64_t temporaries = 0;
  /// For each result the storages it may be in; none: bytes of its own.
  std::vector<llvm::SmallVector<uint32_t, 1>> results;
  /// Storages that live only until the op starts: it counts them itself.
  llvm::SmallVector<uint32_t, 1> consumed;
  /// Destinations in the regions, or of the op itself, that must be copied.
  llvm::SmallVector<mlir::OpOperand *> copied;
};

/// The allocations of one iteration of a loop.
struct BodyMemory {
  struct Buffer {
    int64_t bytes;
    /// Numbers of ops in the body, counted from 1, between which it is held;
    /// the terminator has one, too.
    int32_t first, last;
  };
  std::vector<Buffer> buffers;
  /// By value asked for, the buffer in which it is; none where the iteration
  /// has been given that.
  llvm::SmallVector<std::optional<size_t>> bufferOf;
};

/// Returns true if `value` is a tensor in device memory, or one on its way
/// there, which has its memory already.
inline bool isOnDevice(mlir::Value value) {
  if (auto transfer = llvm::dyn_cast<TransferType>(value.getType()))
    return !transfer.isToHost() &&
           llvm::isa<mlir::TensorType>(transfer.getDestination());
  return llvm::isa<mlir::TensorType>(value.getType()) &&
         !isHostPlaced(value.getType());
}

/// Adds without going beyond what a byte count can hold.
inline void addBytes(int64_t &sum, int64_t bytes) {
  if (llvm::AddOverflow(sum, bytes, sum))
    sum = std::numeric_limits<int64_t>::max();
}

class RegionMemory {
public:
  using GetOuter = llvm::function_ref<std::optional<OuterStorage>(mlir::Value)>;

  /// Follows `op`; `getOuter` returns the storage of a value from outside.
  static RegionMemoryUse compute(mlir::Operation *op, GetOuter getOuter);

  /// Follows `loop`, whose body is one block that carries values; `asked` are
  /// values in it, which are not in residuals into which they are inserted.
  static BodyMemory computeBody(mlir::LoopLikeOpInterface loop,
                                llvm::ArrayRef<mlir::Value> asked,
                                GetOuter getOuter);

private:
  using BufferId = uint32_t;
  using BufferIds = llvm::SmallVector<BufferId, 1>;

  /// A block, or the place of the op itself.
  struct Frame {
    Frame *parent = nullptr;
    int32_t index = 0;
    /// The last op of this frame that uses a buffer.
    llvm::DenseMap<BufferId, int32_t> lastTouch;
    /// Buffers that live in this frame, from an op on.
    std::vector<std::pair<BufferId, int32_t>> made;
    /// Bytes that come and go within (op, op).
    std::vector<std::tuple<int32_t, int32_t, int64_t>> spans;
    /// Buffers of frames around this one that loops in it free.
    llvm::SmallSetVector<BufferId, 4> taken;

    int64_t getPeak(llvm::ArrayRef<int64_t> bytes) const;
  };

  struct Buffer {
    bool isWritable = true;
    bool isOwned = true;
    /// The frame that holds it; null for a storage of the step.
    const Frame *home = nullptr;
    std::optional<uint32_t> outer;
    /// Values that hold what is in it now.
    llvm::SmallVector<mlir::Value, 2> names;
  };

  /// A tensor that a loop with a region of its own for its test gives that.
  struct Tested {
    mlir::BlockArgument argument;
    /// The operand that the body yields in its place.
    mlir::OpOperand *yield;
    /// Its buffers outside of the loop, and its buffer in the body.
    BufferIds outside;
    BufferId buffer;
    /// Both regions yield it in its own buffer.
    bool isInPlace = false;
    /// The body has made what it passes on, or has been given it as its own.
    bool isMade = false;
  };

  /// A tensor that the test gives the body, or the loop returns.
  struct Worked {
    mlir::BlockArgument argument;
    mlir::Value given;
    BufferId buffer;
  };

  /// The values that the regions of such a loop pass to each other.
  struct WhileFlow {
    std::vector<Tested> tested;
    std::vector<Worked> worked;

    /// Returns the body's argument for `argument` of the test, if both are the
    /// same value; else null.
    const Worked *findSame(mlir::BlockArgument argument) const {
      const auto *found =
          llvm::find_if(llvm::ArrayRef(worked), [&](const Worked &other) {
            return other.argument.getArgNumber() == argument.getArgNumber() &&
                   other.argument.getType() == argument.getType();
          });
      return found == llvm::ArrayRef(worked).end() ? nullptr : found;
    }
  };

  explicit RegionMemory(mlir::Operation *root) : root(root) {}

  void addOuter(GetOuter getOuter);
  void keepShared(llvm::ArrayRef<OuterStorage> storages);
  RegionMemoryUse finish(Frame &frame);
  void noteBody(const Frame &body, int32_t terminator);

  // Buffers.
  BufferId makeBuffer(Frame &frame, mlir::Value name);
  void setBuffers(mlir::Value value, BufferIds ids);
  BufferIds getBuffers(mlir::Value value) const;
  bool holdsOwn(llvm::ArrayRef<BufferId> ids, const Frame &frame) const;
  void renameAll(llvm::ArrayRef<BufferId> ids, mlir::Value name);
  void restoreNames(size_t mark);
  void touch(mlir::Value value, Frame &frame) {
    touch(value, frame, frame.index);
  }
  void touch(mlir::Value value, Frame &frame, int32_t place);

  // Reuse.
  llvm::SmallVector<mlir::Operation *> getUsers(mlir::Value value) const;
  bool isUsedLater(mlir::Value value, mlir::Operation *op) const;
  bool endsAt(BufferId buffer, mlir::Operation *op) const;
  bool endsWith(BufferId buffer, mlir::Operation *op) const;
  bool canOverwrite(mlir::Value destination, mlir::Operation *op) const;
  void noteCopied(mlir::OpResult result);

  // Ops.
  void visitBlock(mlir::Block &block, Frame &frame);
  void visit(mlir::Operation *op, Frame &frame);
  void visitResults(mlir::Operation *op, Frame &frame);
  bool isMadeInPlace(mlir::OpResult result, Frame &frame);
  void visitRegions(mlir::Operation *op, Frame &frame);
  void visitLoop(mlir::LoopLikeOpInterface loop, Frame &frame);
  void visitBody(mlir::LoopLikeOpInterface loop,
                 llvm::ArrayRef<CarriedCopy> copies, Frame &body);
  void findInPlace(mlir::LoopLikeOpInterface loop);
  void copyCarried(llvm::ArrayRef<CarriedCopy> copies, Frame &body);
  void enterUnchanged(mlir::LoopLikeOpInterface loop);
  void enterLoop(mlir::LoopLikeOpInterface loop, Frame &frame);
  void visitWhile(mlir::LoopLikeOpInterface loop, Frame &frame);
  WhileFlow enterRegions(mlir::LoopLikeOpInterface loop, Frame &test,
                         Frame &work);
  void findLeftInPlace(WhileFlow &flow, const Frame &work);
  void exitTest(mlir::Operation *loop, llvm::ArrayRef<Worked> all, Frame &test);
  void exitWork(llvm::ArrayRef<Tested> all, Frame &work);
  void visitBranch(mlir::Operation *op, Frame &frame);
  bool isCopiedOut(mlir::Value yielded, mlir::BlockArgument carried,
                   const Frame &body) const;
  void copyOut(llvm::ArrayRef<std::pair<mlir::Value, mlir::BlockArgument>> left,
               Frame &body);
  void takeBuffers(llvm::ArrayRef<BufferId> ids, Frame &frame);
  void exitLoop(mlir::Value yielded, mlir::BlockArgument carried,
                mlir::Value result, Frame &body);
  void joinBranches(mlir::OpResult result, llvm::ArrayRef<BufferId> taken,
                    llvm::MutableArrayRef<Frame> branches, Frame &frame);
  void handOver(BufferId id, llvm::MutableArrayRef<Frame> branches,
                Frame &frame);
  bool canHandOver(llvm::ArrayRef<BufferId> ids, mlir::OpResult result,
                   const Frame &frame) const;
  BufferIds enterNamedLoop(mlir::OpOperand &operand, Frame &frame);
  void visitNamedLoop(mlir::Operation *loop, Frame &frame);
  void visitOther(mlir::Operation *op, Frame &frame);

  mlir::Operation *root;
  std::vector<int64_t> bytes;
  std::deque<Buffer> buffers;
  llvm::DenseMap<mlir::Value, BufferIds> buffersOf;
  /// By value over which a loop writes what it yields, who yields that.
  llvm::DenseMap<mlir::Value, mlir::Operation *> writtenBack;
  /// By value that is computed in a residual, or has it there, the residual.
  llvm::DenseMap<mlir::Value, mlir::Value> residualOf;
  /// By op that computes the place of such a value, the op before which it is
  /// moved; and the place of the latter in its frame.
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> movedBefore;
  llvm::DenseMap<mlir::Operation *, int32_t> placeOf;
  DeadScalars deadScalars;
  /// Names before their replacement.
  std::vector<std::pair<BufferId, llvm::SmallVector<mlir::Value, 2>>> oldNames;
  llvm::SmallVector<uint32_t, 1> consumed;
  llvm::SmallVector<mlir::OpOperand *> copied;
  /// The result for the body of `root`; null if not requested.
  BodyMemory *rootBody = nullptr;
  llvm::ArrayRef<mlir::Value> asked;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_MEMORY_REGIONMEMORY_H
