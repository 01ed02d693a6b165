//===- CalleeAccesses.h - Accesses of callees to buffers --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_ACCESSES_CALLEEACCESSES_H
#define AO_LIB_ANALYSIS_RACECHECK_ACCESSES_CALLEEACCESSES_H

#include "Aliases/BufferAccesses.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace ao {

/// The uses that a function and its callees make of a buffer that the function
/// does not allocate itself, without their order.
struct BufferUse {
  /// The op of the first use.
  mlir::Operation *op = nullptr;
  bool reads = false;
  bool writes = false;
  bool frees = false;
  /// Transfers start that read, or fill, the buffer.
  bool isSource = false;
  bool isDestination = false;
  /// Other ops may access buffers while such a transfer is in flight.
  bool staysInFlight = false;
  /// The buffer is accessed by views that may reach outside of the argument of
  /// the function.
  bool leavesPart = false;
  /// The address of the buffer is taken.
  bool captures = false;
  /// The function returns memory of its own that it has freed, or that was on
  /// its stack.
  bool returnsEnded = false;

  bool touches() const { return reads || writes || frees; }
  bool copies() const { return isSource || isDestination; }

  /// Adds the uses of `other`; returns whether any is new.
  bool merge(const BufferUse &other);
};

/// Summaries of the uses that functions make of buffers.
class CalleeAccesses {
public:
  /// Uses by argument, by an op that returns the same buffer everywhere, or by
  /// null for unknown buffers.
  using Summary = llvm::MapVector<mlir::Value, BufferUse>;

  /// A use of buffers of the caller.
  struct CallerUse {
    /// Null for a buffer that the call does not name.
    mlir::Value operand;
    llvm::SmallVector<Root, 1> roots;
    BufferUse use;
  };

  /// Returns the uses of buffers by `call`, in terms of its operands. A callee
  /// without a body reads and writes all of them.
  llvm::SmallVector<CallerUse> get(mlir::CallOpInterface call,
                                   AliasRoots &callerRoots);

  /// Returns the function that `call` calls, if it is known and has a body.
  mlir::FunctionOpInterface resolve(mlir::CallOpInterface call);

  /// Returns true if `root` is a global that holds no data when the program
  /// starts.
  bool isUninitialized(mlir::Value root);

  /// Returns true if the callee of `call` is a value for an unknown function.
  bool isUnknown(mlir::CallOpInterface call);

  /// Returns true if the owner of `operand`, or a callee, may take the address
  /// of the buffer.
  bool mayKeep(mlir::OpOperand &operand);

private:
  void summarize(mlir::FunctionOpInterface function);
  /// Adds returned buffers whose lifetime has ended: those on the stack or in
  /// `freed`. Returns true if any is new.
  bool addReturned(mlir::FunctionOpInterface function,
                   const llvm::SmallDenseSet<mlir::Value> &freed);
  bool update(mlir::FunctionOpInterface function);
  bool add(mlir::FunctionOpInterface function, llvm::ArrayRef<Root> found,
           mlir::Value buffer, BufferUse use);

  AliasRoots roots;
  mlir::SymbolTableCollection symbols;
  llvm::DenseMap<mlir::Operation *, Summary> summaries;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_ACCESSES_CALLEEACCESSES_H
