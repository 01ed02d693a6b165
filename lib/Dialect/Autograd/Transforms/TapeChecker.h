//===- TapeChecker.h - Constraints of an autograd tape ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_TAPECHECKER_H
#define AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_TAPECHECKER_H

#include "ao/Dialect/Autograd/IR/Autograd.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"

namespace ao::autograd {

/// Checks a tape whose nodes are in their place: a chain of gradients in each
/// slot, whose end is used, and nothing but pure ops after the final callbacks.
/// Emits an error at the first op that breaks a rule.
class TapeChecker {
public:
  TapeChecker(mlir::FunctionOpInterface tape,
              mlir::SymbolTableCollection &symbols)
      : tape(tape), symbols(symbols) {}

  mlir::LogicalResult check();

private:
  /// A gradient slot: its type with the source of it, and its latest gradient.
  struct Slot {
    mlir::Type type;
    std::optional<mlir::Location> source;
    mlir::Value latest;
    AccumulateGradOp lastAccumulation;
  };

  mlir::LogicalResult readSignature();
  mlir::LogicalResult declare(int64_t slot, mlir::Type type,
                              mlir::Location location);
  mlir::LogicalResult checkOp(mlir::Operation *op);
  mlir::LogicalResult checkAccumulation(AccumulateGradOp op);
  mlir::LogicalResult checkCallback(OpaqueCallOpInterface op);
  mlir::LogicalResult checkReturn(mlir::Operation *op);
  mlir::LogicalResult checkLost();
  llvm::DenseSet<mlir::Operation *> findUsed();
  mlir::LogicalResult checkAfterEnd(mlir::Operation *op);
  bool isPure(mlir::Operation *op);
  bool isPureFunction(mlir::FunctionOpInterface function);
  mlir::LogicalResult emitNotLatest(mlir::Operation *op, int64_t slot);
  std::string describe(int64_t slot) const;
  void setLatest(int64_t slot, mlir::Value value);

  mlir::FunctionOpInterface tape;
  mlir::SymbolTableCollection &symbols;
  llvm::SmallVector<Slot> slots;
  /// The slots of all gradients, latest or not.
  llvm::DenseMap<mlir::Value, int64_t> slotOf;
  llvm::DenseMap<mlir::Operation *, bool> isPureOf;
  mlir::Operation *end = nullptr;
};

} // namespace ao::autograd

#endif // AO_LIB_DIALECT_AUTOGRAD_TRANSFORMS_TAPECHECKER_H
