//===- PairSignature.h - Signatures of a pair -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_PAIRSIGNATURE_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_PAIRSIGNATURE_H

#include "ao/Analysis/Steps/PairCalls.h"
#include "ao/Analysis/Steps/Step.h"
#include "llvm/ADT/BitVector.h"

namespace ao {

/// Collects changes of the saved slots of a pair and carries them out together,
/// in both functions and wherever they are called (PairUsers). Slots keep their
/// numbers until then.
class PairSignature {
public:
  explicit PairSignature(const StepFunctions &step);

  /// Passes `value` through `slot`; returns the backward argument.
  mlir::BlockArgument replace(unsigned slot, mlir::Value value);
  /// Passes `value` through a slot of its own after the saved ones.
  mlir::BlockArgument append(mlir::Value value);
  /// Removes `slot` from results and arguments; its argument must be without
  /// uses by the time of `apply`.
  void drop(unsigned slot);
  /// Erases the dropped slots and sets the types of both functions.
  void apply();

private:
  void updateCalls();

  const StepFunctions &step;
  unsigned numSaved;
  /// The original number of slots.
  unsigned numGiven;
  llvm::BitVector dropped;
};

/// The references to functions in a module, other than as a backward function.
/// The signatures of a pair can change only if all of them are calls that are
/// updated as well (PairCalls.h). An analysis of the pass manager, which passes
/// preserve that add no reference to a symbol.
class PairUsers {
public:
  explicit PairUsers(mlir::Operation *module) : module(module) {}

  /// Emits an error if `step` is a pair whose signatures cannot change. The
  /// module is looked through at the first pair.
  mlir::LogicalResult verifyUses(const StepFunctions &step);
  /// Returns true if the signatures of `step`, a pair, can change.
  bool canChange(const StepFunctions &step);

private:
  /// The location of an op that refers to a symbol, of one that is no call if
  /// there is any. The op may have been erased while the analysis is preserved.
  struct User {
    mlir::Location loc;
    bool isCall;
  };
  using Users = llvm::DenseMap<mlir::StringAttr, User>;
  Users collect() const;
  std::optional<User> findUser(mlir::FunctionOpInterface function);
  std::optional<PairCallFault> findFault(const StepFunctions &step);

  mlir::Operation *module;
  std::optional<Users> users;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_PAIRSIGNATURE_H
