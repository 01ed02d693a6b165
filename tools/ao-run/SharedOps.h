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

/// The functions that `ao-outline-ops` made, taken out of lowered programs so
/// that each is compiled once, whichever strategies call it.
class SharedOps {
public:
  /// Leaves declarations in `program`. What was not taken from a program before
  /// comes back in up to `count` modules, which can be compiled at once.
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> take(mlir::ModuleOp program,
                                                      unsigned count);

private:
  llvm::StringSet<> taken;
};

} // namespace ao::run

#endif // AO_TOOLS_AORUN_SHAREDOPS_H
