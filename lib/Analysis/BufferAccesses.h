//===- BufferAccesses.h - what ops do to buffers ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_BUFFERACCESSES_H
#define AO_LIB_ANALYSIS_BUFFERACCESSES_H

#include "ao/Analysis/ValueFlow.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"

namespace ao {

/// What an op does to an operand's bytes.
struct Access {
  mlir::OpOperand *operand;
  bool reads = false;
  bool writes = false;
  bool frees = false;

  llvm::StringRef getVerb() const {
    if (frees)
      return "frees";
    return writes ? "overwrites" : "reads";
  }
};

/// What `op` does to each of its operands. An op that does not tell, or tells
/// of an effect without a value, may do anything to the buffers it is given.
llvm::SmallVector<Access> collectAccesses(mlir::Operation *op);

/// What functions do to buffers that they are not given: those that an op
/// without operands returns, `memref.get_global` say, which are the same in
/// every function.
class CalleeAccesses {
public:
  explicit CalleeAccesses(AliasRoots &roots) : roots(roots) {}

  struct GlobalAccess {
    mlir::Value root;
    Access access;
  };

  /// The accesses of what `call` calls, and of what that calls in turn. Nothing
  /// is known of callees without a body, which are taken to touch only what
  /// they are given.
  llvm::ArrayRef<GlobalAccess> get(mlir::CallOpInterface call);

private:
  void add(mlir::Operation *op, std::vector<GlobalAccess> &accesses);

  AliasRoots &roots;
  mlir::SymbolTableCollection symbols;
  llvm::DenseMap<mlir::Operation *, std::vector<GlobalAccess>> known;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_BUFFERACCESSES_H
