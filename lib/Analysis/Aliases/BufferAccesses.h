//===- BufferAccesses.h - Accesses of ops to buffers ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_ALIASES_BUFFERACCESSES_H
#define AO_LIB_ANALYSIS_ALIASES_BUFFERACCESSES_H

#include "ao/Analysis/Aliases/AliasRoots.h"
#include "mlir/IR/BuiltinTypes.h"

namespace ao {

inline bool isBuffer(mlir::Value value) {
  return llvm::isa<mlir::BaseMemRefType>(value.getType());
}

bool isHostBuffer(mlir::Value value);

/// An access of an op to the bytes of a buffer, or of a tensor that represents
/// one.
struct Access {
  mlir::Operation *op;
  /// Null for buffers that are no operands of the op but that it may access.
  mlir::Value buffer;
  bool reads = false;
  bool writes = false;
  bool frees = false;

  llvm::StringRef getVerb() const {
    if (frees)
      return "frees";
    return writes ? "overwrites" : "reads";
  }
};

/// Returns true if `op`, which is no call, may free a buffer.
bool mayFree(mlir::Operation *op);

/// Returns the accesses of `op` to its operands. An op without memory effects
/// interface, or with an effect without a value, may access its buffers in any
/// way. Tensors are accessed if they may represent a buffer.
llvm::SmallVector<Access> collectAccesses(mlir::Operation *op);

} // namespace ao

#endif // AO_LIB_ANALYSIS_ALIASES_BUFFERACCESSES_H
