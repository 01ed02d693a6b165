//===- ControlPath.h - The control path to a value --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In a pipelined loop, two iteration arguments may each hold any of several
// buffers, but never the same buffer at the same time: one holds the buffer of
// the last iteration, the other that of the iteration before. A control path
// tells them apart. It records the branches and iterations of control flow
// backwards, from a value to the definition of its buffer.
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
  /// If nonzero, `number` plus any multiple of `period` is possible.
  unsigned period = 0;
  /// True if iterations are counted from the start of the loop, not from the
  /// allocation of the buffer in it.
  bool isAbsolute = false;
  bool isChoice = false;

  bool operator==(const PathDecision &other) const {
    return fork == other.fork && number == other.number &&
           period == other.period && isAbsolute == other.isAbsolute;
  }

  /// Returns true if each outcome that `other` permits is permitted here.
  bool covers(const PathDecision &other) const;
};

/// The path of control from the definition of a storage to a value. Only
/// decisions that hold at the value, in the current iteration of all loops
/// around it, are kept.
class ControlPath {
public:
  /// Returns a path of which no decision is known.
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

  /// Extends the path backwards by `edge`.
  void cross(const IncomingEdge &edge, ControlFlow &flow);

  /// Extends the path backwards by any number of iterations of `loop`.
  void crossOften(Fork loop, ControlFlow &flow);

  /// Extends the path backwards by `path`, which begins at `root`.
  void append(const ControlPath &path, mlir::Value root, ControlFlow &flow);

  /// Removes decisions relative to the definition of the storage: for a storage
  /// that each execution of its definition returns again.
  void forgetRelative();

  /// Returns true if no execution reaches one storage of `root` both along this
  /// path and along `other`. `isMade`: each execution of `root` allocates a new
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

  /// Returns true if each execution along `other` is also one along this path.
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
