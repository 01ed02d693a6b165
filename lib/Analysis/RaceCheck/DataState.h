//===- DataState.h - Initialized and live buffers ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_DATASTATE_H
#define AO_LIB_ANALYSIS_RACECHECK_DATASTATE_H

#include "Accesses/BufferParts.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <tuple>
#include <vector>

namespace ao {

/// The facts about buffers at one point of a function.
struct DataState {
  /// Values whose whole storage holds data: of allocations, and of merges and
  /// choices whatever they are.
  llvm::DenseSet<mlir::Value> filled;
  /// Parts that hold data, by their number in the table.
  llvm::DenseSet<unsigned> parts;
  /// Storages that may have been freed, as they were met there.
  llvm::MapVector<mlir::Value, llvm::SmallVector<Root, 1>> freed;

  /// Keeps the facts that also hold in `other`. Returns true if that removed
  /// any.
  bool restrict(const DataState &other);

  /// Returns true if this storage is among those that may have been freed, met
  /// the same way.
  bool hasFreed(const Root &root) const;

  /// Adds a storage that may have been freed. Returns true if it was new.
  bool addFreed(const Root &root);

  /// Ends an iteration of `loop`, which yields `operands`: forgets the freed
  /// buffers that were allocated in the loop and are not yielded, since no
  /// value of the next iteration refers to them.
  void forgetUnnamed(mlir::Operation *loop, mlir::ValueRange operands,
                     AliasRoots &roots);

  /// Exits a region of `op` with unknown successors. Buffers defined in it have
  /// no name there, unless they have escaped.
  void leave(mlir::Operation *op, AliasRoots &roots);

  /// Goes forward along an edge of control flow around a loop, or out of a
  /// choice that was entered with `before`: what has been freed since was freed
  /// for that choice only.
  void cross(const IncomingEdge &edge, const DataState &before,
             ControlFlow &flow);
};

/// The parts of buffers that anything has filled in a function.
class PartTable {
public:
  struct Part {
    mlir::Value root;
    LinearExpr begin, end;
    /// Null if the length is not constant.
    std::optional<PartRange> range = std::nullopt;
  };

  explicit PartTable(AliasRoots &roots) : roots(roots), ranges(roots) {}

  /// `buffer` holds data from now on, as far as it is a part that is known.
  void fill(mlir::Value buffer, DataState &state);

  /// Returns true if parts that hold data cover all of `buffer`.
  bool covers(mlir::Value buffer, const DataState &state);

  /// No part of `root` holds data from now on.
  void free(mlir::Value root, DataState &state) const;

  /// Ends `scope`: names defined in it have other values in the next iteration.
  void leave(mlir::Operation *scope, DataState &state) const;

  /// Control goes around a loop of blocks in `region`.
  void goAround(mlir::Region *region, DataState &state) const;

  /// Marks parts as filled in `after` that all iterations of a loop together
  /// have filled, from the state at the end of each.
  void addFilledBy(mlir::LoopLikeOpInterface loop, const DataState &iteration,
                   DataState &after);

private:
  using Key = std::tuple<unsigned, int64_t, int64_t>;
  static Key getKey(const PartRange &range) {
    return {range.group, range.begin, range.end};
  }
  Part makePart(mlir::Value root, const LinearExpr &begin,
                const LinearExpr &end) {
    return {root, begin, end, ranges.get(root, begin, end)};
  }

  std::optional<unsigned> find(const Part &part) const;
  bool coversInGroup(const PartRange &wanted, const DataState &state) const;
  /// Parts with gaps in between, one of each iteration of a short loop.
  void addEach(const Part &part, int64_t length, const InductionRange &range,
               mlir::Value variable, DataState &after);
  unsigned add(Part part);
  /// `part` holds data from now on, and what it makes together with others that
  /// it touches: a slice whose place varies may be in either.
  void insert(Part part, DataState &state);
  template <typename Predicate>
  void eraseIf(llvm::ArrayRef<unsigned> candidates, DataState &state,
               Predicate predicate) const;

  AliasRoots &roots;
  PartRanges ranges;
  std::vector<Part> all;
  /// Parts with a range, and those without one.
  std::map<Key, unsigned> ranged;
  llvm::SmallVector<unsigned> unranged;
  /// Parts whose bounds are not constant.
  llvm::SmallVector<unsigned> symbolic;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<unsigned, 1>> byRoot;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_DATASTATE_H
