//===- Arenas.h - Buffers of a step at fixed places -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_H
#define AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_H

#include "ao/Dialect/AO/Transforms/Bufferization/ArenaMode.h"
#include "ao/Layout/Layout.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/MapVector.h"

namespace ao {

struct ArenaOptions {
  /// Which memories have an arena.
  bool device = true, host = true;
  /// True if the results of the step are in the arena, too.
  bool placeResults = false;
  /// Of all places, and of the arenas.
  int64_t alignment = 256;
  layout::LayoutOptions layout;
};

/// The owner of one buffer at a time: an allocation, or several that become
/// the same value on different paths.
struct ArenaBuffer {
  std::string name;
  llvm::SmallVector<mlir::memref::AllocOp, 1> allocations;
  llvm::SmallVector<mlir::memref::DeallocOp, 1> frees;
  /// The results that hand it over, of the forward and the backward function.
  llvm::SmallVector<unsigned, 1> forwardResults, backwardResults;
  /// The size of the largest of the allocations; 0 if unknown.
  int64_t bytes = 0;
  bool onHost = false;
  /// The most of its buffers that are alive at once: the number of consecutive
  /// slots.
  int64_t numSlots = 1;
  /// By allocation: the index of its slot. None: an iteration of the loop uses
  /// the slot of its number modulo `numSlots`.
  llvm::SmallVector<std::optional<int64_t>, 1> slotIndexOf;
  /// By position of the op in a pre-order walk of the forward function and then
  /// of the backward function, from an allocation to after its free.
  std::vector<layout::Interval> live;
  /// Why the buffer has no place in an arena; empty: it has one.
  std::string reason;
};

/// The arenas of a step, and what is in them.
struct StepArenas {
  /// The latter is null in a joint step.
  mlir::func::FuncOp forward, backward;
  /// Why the step has no arenas; empty: it has, and `buffers`.
  std::string obstacle;
  std::vector<ArenaBuffer> buffers;
  /// The loops that go on with the numbers of another one's iterations, with
  /// that of their first.
  llvm::MapVector<mlir::Operation *, int64_t> firstIterations;
  /// The buffers without a reason, in their order. Pool 0 is the device's.
  layout::LayoutProblem problem;
  layout::Layout layout;

  int64_t getDeviceBytes() const { return layout.pools[0].bytes; }
  int64_t getHostBytes() const { return layout.pools[1].bytes; }
};

/// The lifetimes of all buffers of `step`, whose functions are set: fills
/// `buffers`.
void findArenaBuffers(StepArenas &step, const ArenaOptions &options);

/// The steps of `module` with their layout problems; nothing is laid out yet.
std::vector<StepArenas> collectArenas(mlir::ModuleOp module,
                                      const ArenaOptions &options);

/// Searches with effort 2 for a layout within `ao.arena_limits` of the step's
/// first function, if an arena exceeds them and such a layout may exist.
/// Returns true if there is one.
bool searchWithinLimits(StepArenas &step, const ArenaOptions &options);

/// The same as collectArenas, laid out, within `ao.arena_limits` where that is
/// possible. Says what is wrong where a step cannot be.
mlir::FailureOr<std::vector<StepArenas>>
computeArenas(mlir::ModuleOp module, const ArenaOptions &options);

/// Writes the places of a step that is laid out into its functions: `ao.slot`
/// and `ao.arenas`. A step with an obstacle is left alone.
void placeInArenas(StepArenas &step);

} // namespace ao

#endif // AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_H
