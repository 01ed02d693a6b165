//===- ControlPath.h - The control path to a value --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value that a loop carries may be one of several buffers, and so may another
// one, but never the same buffer at the same time: where one is the buffer of
// the last iteration, the other is that of the previous one. They are
// distinguished by the path of control, which is recorded here backwards from
// the value to the definition of its buffer.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_ALIASES_CONTROLPATH_H
#define AO_ANALYSIS_ALIASES_CONTROLPATH_H

#include "ao/Analysis/Aliases/ControlFlow.h"

namespace ao {

/// The decision that a path takes at one fork.
struct PathDecision {
  Fork fork;
  /// The outcome of a choice, or a number of iterations.
  unsigned number = 0;
  /// If it is not zero, any multiple of it may be added to the number.
  unsigned period = 0;
  /// True if iterations are counted from the start of the loop, not from the
  /// allocation of the buffer in it.
  bool isAbsolute = false;
  bool isChoice = false;

  bool operator==(const PathDecision &other) const {
    return fork == other.fork && number == other.number &&
           period == other.period && isAbsolute == other.isAbsolute;
  }

  /// Returns true if every decision that `other` may be is also one that this
  /// may be.
  bool covers(const PathDecision &other) const;
};

/// The path of control from the definition of a storage to a value. Only
/// decisions that hold at the value, in the current iteration of all loops
/// around it, are kept.
class ControlPath {
public:
  /// A path without decisions.
  static ControlPath getUnknown() {
    ControlPath path;
    path.isLost = true;
    return path;
  }

  /// Returns the path of buffers defined in the last iteration of `loop`.
  static ControlPath getRepeated(Fork loop) {
    ControlPath path;
    path.decisions.push_back({loop, 1});
    return path;
  }

  /// Goes back along `edge`.
  void cross(const IncomingEdge &edge, ControlFlow &flow);

  /// Goes back any number of times around `loop`.
  void crossOften(Fork loop, ControlFlow &flow);

  /// Continues with `path`, which leads to `root`.
  void append(const ControlPath &path, mlir::Value root, ControlFlow &flow);

  /// Removes decisions relative to the place where a storage is defined,
  /// because the same storage is defined everywhere.
  void forgetRelative();

  /// Returns true if no execution follows this path to `root` and `other` to
  /// the same storage. With `isMade`, each execution of `root` makes another
  /// storage.
  bool excludes(const ControlPath &other, mlir::Value root, bool isMade,
                ControlFlow &flow) const;

  /// Returns true if the path is within the current iteration of all loops
  /// around its start.
  bool isOfThisIteration() const {
    return !isLost && llvm::all_of(decisions, [](const PathDecision &decision) {
      return decision.isAbsolute;
    });
  }

  /// Returns true if earlier decisions are unknown.
  bool isUnknown() const { return isLost; }
  llvm::ArrayRef<PathDecision> getDecisions() const { return decisions; }

  /// Returns true if every decision that `other` may be is also one that this
  /// may be.
  bool covers(const ControlPath &other) const;

  /// Returns one path for any number of iterations if `earlier` has two paths
  /// from which this one differs by one and two iterations of the same loop.
  std::optional<ControlPath>
  generalize(llvm::ArrayRef<ControlPath> earlier) const;

  bool operator==(const ControlPath &other) const {
    return isLost == other.isLost && decisions == other.decisions;
  }

private:
  PathDecision *find(Fork fork);
  const PathDecision *find(Fork fork) const {
    return const_cast<ControlPath *>(this)->find(fork);
  }
  bool hasLeft(Fork fork, ControlFlow &flow) const;
  void add(PathDecision decision, ControlFlow &flow);
  void lose();
  void exitLoopsWithout(mlir::Block *block, ControlFlow &flow);
  std::optional<PathDecision> getDecision(Fork fork, mlir::Value root,
                                          bool isMade, ControlFlow &flow) const;

  llvm::SmallVector<PathDecision, 1> decisions;
  /// True if earlier decisions are unknown.
  bool isLost = false;
};

} // namespace ao

#endif // AO_ANALYSIS_ALIASES_CONTROLPATH_H
