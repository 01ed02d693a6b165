//===- SharedOps.h - Functions of ops that programs share -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_SHAREDOPS_H
#define AO_TOOLS_AORUN_SHAREDOPS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringSet.h"

namespace ao::run {

/// The functions that `ao-outline-ops` creates. They are moved out of the
/// programs of all strategies into separate modules, so that equal functions
/// are lowered and compiled once.
class SharedOps {
public:
  /// The functions of a program are divided among up to `numModules` modules,
  /// which can be compiled in parallel.
  explicit SharedOps(unsigned numModules) : numModules(numModules) {}

  /// Erases the bodies of the functions of `program` that have been taken from
  /// another program. `program` is not lowered yet.
  void dropTaken(mlir::ModuleOp program) const;

  /// Moves the functions of `program`, which is lowered, to new modules;
  /// declarations remain.
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> take(mlir::ModuleOp program);

private:
  unsigned numModules;
  llvm::StringSet<> taken;
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_SHAREDOPS_H
