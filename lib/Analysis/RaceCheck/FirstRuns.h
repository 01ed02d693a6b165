//===- FirstRuns.h - The first run of a second one --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On buffers, nothing says of which op another one is the second run: it is
// looked for among the ops that are the same on the same parts of buffers,
// whatever these are called.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_FIRSTRUNS_H
#define AO_LIB_ANALYSIS_RACECHECK_FIRSTRUNS_H

#include "BufferAccesses.h"
#include "ao/Analysis/RaceCheck/AliasRoots.h"
#include "mlir/IR/Dominance.h"

namespace ao {

/// What `op`, which accesses buffers like that, reads and does not write,
/// numbers among it.
llvm::SmallVector<mlir::Value> getInputs(mlir::Operation *op,
                                         llvm::ArrayRef<Access> accesses);

class FirstRuns {
public:
  explicit FirstRuns(AliasRoots &roots) : roots(roots) {}

  /// Adds an op that may be the first run of others, in the order of the
  /// function. `inputs` are its getInputs().
  void add(mlir::Operation *op, llvm::ArrayRef<mlir::Value> inputs);

  /// The last op among those added that has run before `op` on every way and
  /// does the same; null if there is none.
  mlir::Operation *find(mlir::Operation *op,
                        llvm::ArrayRef<mlir::Value> inputs);

  /// Whether both are the same value, or the same part of one buffer.
  bool isSameInput(mlir::Value a, mlir::Value b);

private:
  struct Candidate {
    mlir::Operation *op;
    llvm::SmallVector<mlir::Value, 2> inputs;
  };

  bool isFirstRun(const Candidate &candidate, mlir::Operation *op,
                  llvm::ArrayRef<mlir::Value> again);
  bool isSameValue(mlir::Value a, mlir::Value b, unsigned depth = 0);
  bool computesSame(mlir::Operation *op, mlir::Operation *twin, unsigned depth);
  bool haveSameOps(mlir::Region &a, mlir::Region &b);
  mlir::Value getStorage(mlir::Value value);
  llvm::hash_code getHash(mlir::Operation *op,
                          llvm::ArrayRef<mlir::Value> inputs);
  llvm::hash_code getHash(mlir::Value value, unsigned depth = 0);

  AliasRoots &roots;
  /// Whether two values are the same, once they have been compared.
  llvm::DenseMap<std::pair<mlir::Value, mlir::Value>, bool> sameValues;
  mlir::DominanceInfo dominance;
  llvm::DenseMap<llvm::hash_code, llvm::SmallVector<Candidate, 1>> alike;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_FIRSTRUNS_H
