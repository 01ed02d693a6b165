//===- BufferLifetimes.h - When the buffers of a step live ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_BUFFERLIFETIMES_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_BUFFERLIFETIMES_H

#include "ao/Dialect/AO/Transforms/Bufferization/Arenas.h"
#include "llvm/ADT/MapVector.h"

namespace ao {

/// Follows control through the functions of a step, and says when each of its
/// ownership classes has a buffer, and how many at once (`numSlots`). A class
/// that this cannot say of gets a reason.
class BufferLifetimes {
public:
  using Buffers = std::vector<ArenaBuffer>;
  /// The class of an allocation or a free.
  using ClassOf = llvm::DenseMap<mlir::Operation *, unsigned>;

  BufferLifetimes(Buffers &buffers, const ClassOf &classOf)
      : buffers(buffers), classOf(classOf), states(buffers.size()) {}

  /// Goes through `block` after what was gone through before.
  void run(mlir::Block &block);

  bool isAlive(unsigned index) const { return states[index].alive > 0; }
  /// Ends a range here, where the step ends.
  void endWithStep(unsigned index) { close(index, position); }

private:
  struct State {
    /// How many of its buffers are.
    unsigned alive = 0;
    /// Start of the current range.
    int64_t begin = 0;
  };
  /// The buffers that begin or end in a region, with their state before it.
  using Frame = llvm::MapVector<unsigned, State>;

  void visit(mlir::Operation &op);
  void begin(unsigned index);
  void end(unsigned index);
  void close(unsigned index, int64_t last);
  void refuse(unsigned index, const llvm::Twine &reason);
  void touch(unsigned index, const State &before);
  Frame runRegion(mlir::Region &region);
  void runBranches(mlir::Operation &op);
  void runFor(mlir::Operation &op);
  void runWhile(mlir::Operation &op);
  void refuseInside(mlir::Operation &op);

  Buffers &buffers;
  const ClassOf &classOf;
  std::vector<State> states;
  int64_t position = 0;
  /// Of the region at hand; null at the top of a function.
  Frame *frame = nullptr;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_BUFFERLIFETIMES_H
