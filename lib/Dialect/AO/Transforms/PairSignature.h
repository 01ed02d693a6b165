//===- PairSignature.h - Signatures of a pair -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_PAIRSIGNATURE_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_PAIRSIGNATURE_H

#include "ao/Analysis/Step.h"
#include "llvm/ADT/BitVector.h"

namespace ao {

/// Collects changes of the saved slots of a pair and carries them out together.
/// Slots keep their numbers until then.
class PairSignature {
public:
  explicit PairSignature(const Step &step);

  /// Passes `value` through `slot`; returns the backward argument.
  mlir::BlockArgument replace(unsigned slot, mlir::Value value);
  /// Passes `value` through a slot of its own behind the saved ones.
  mlir::BlockArgument append(mlir::Value value);
  /// Removes `slot` from results and arguments; its argument must be without
  /// uses by the time of `apply`.
  void drop(unsigned slot);
  /// Erases what was dropped and sets the types of both functions.
  void apply();

private:
  const Step &step;
  unsigned numSaved;
  llvm::BitVector dropped;
};

/// What in a module refers to functions, other than as a backward function. The
/// signatures of a pair can change only if nothing does. An analysis of the
/// pass manager, which passes preserve that add no reference to a symbol.
class PairUsers {
public:
  explicit PairUsers(mlir::Operation *module) : module(module) {}

  /// Emits an error if `step` is a pair and something refers to one of its
  /// functions. The module is looked through at the first pair.
  mlir::LogicalResult verifyUnused(const Step &step);
  /// Where something refers to one of the functions of `step`, a pair, if
  /// anything does.
  std::optional<mlir::Location> findUser(const Step &step);

private:
  /// The locations of the first ops that refer to each symbol. The ops
  /// themselves may be gone while the analysis is preserved.
  using Users = llvm::DenseMap<mlir::StringAttr, mlir::Location>;
  Users collect() const;
  std::optional<mlir::Location> findUser(mlir::FunctionOpInterface function);

  mlir::Operation *module;
  std::optional<Users> users;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_PAIRSIGNATURE_H
