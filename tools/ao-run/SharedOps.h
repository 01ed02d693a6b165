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

/// The functions that `ao-outline-ops` made, taken out of programs so that each
/// is lowered and compiled once, whichever strategies call it.
class SharedOps {
public:
  /// Functions that are taken from a program are divided among up to
  /// `numModules` modules, which can be compiled in parallel.
  explicit SharedOps(unsigned numModules) : numModules(numModules) {}

  /// Leaves declarations of the functions of `program`, not lowered yet, that
  /// were taken from another program.
  void dropTaken(mlir::ModuleOp program) const;

  /// Takes the functions of `program`, which is lowered, and leaves
  /// declarations.
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> take(mlir::ModuleOp program);

private:
  unsigned numModules;
  llvm::StringSet<> taken;
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_SHAREDOPS_H
