//===- CalleeAccesses.h - What callees do to buffers ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_CALLEEACCESSES_H
#define AO_LIB_ANALYSIS_RACECHECK_CALLEEACCESSES_H

#include "Aliases/BufferAccesses.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace ao {

/// What a function, with all that it calls, does to a buffer that it does not
/// allocate itself: at some time, in no order.
struct BufferUse {
  /// The op that is the first to do so.
  mlir::Operation *op = nullptr;
  bool reads = false;
  bool writes = false;
  bool frees = false;
  /// Transfers start that read, or fill, the buffer.
  bool isSource = false;
  bool isDestination = false;
  /// Something else may happen while such a transfer is in flight.
  bool staysInFlight = false;
  /// The buffer is accessed by views that may reach out of what the function
  /// was given.
  bool leavesPart = false;
  /// The address of the buffer is taken.
  bool captures = false;
  /// The function returns memory of its own that it has freed, or that was on
  /// its stack.
  bool returnsEnded = false;

  bool touches() const { return reads || writes || frees; }
  bool copies() const { return isSource || isDestination; }

  /// Whether anything was new.
  bool merge(const BufferUse &other);
};

/// What functions do to buffers.
class CalleeAccesses {
public:
  /// By argument, by an op that returns the same buffer everywhere, or by null
  /// for buffers that nobody knows.
  using Summary = llvm::MapVector<mlir::Value, BufferUse>;

  /// A use of buffers of the caller.
  struct CallerUse {
    /// Null for a buffer that the call does not name.
    mlir::Value operand;
    llvm::SmallVector<Root, 1> roots;
    BufferUse use;
  };

  /// What `call` does to buffers, in terms of its operands. Callees without a
  /// body read and write them.
  llvm::SmallVector<CallerUse> get(mlir::CallOpInterface call,
                                   AliasRoots &callerRoots);

  /// The function that `call` calls, if it is known and has a body.
  mlir::FunctionOpInterface resolve(mlir::CallOpInterface call);

  /// Whether `root` is a global that holds no data when the program starts.
  bool isUninitialized(mlir::Value root);

  /// Whether `call` calls a value of which the function is not known.
  bool isUnknown(mlir::CallOpInterface call);

  /// Whether the op, or what it calls, may take the address of a buffer that it
  /// receives.
  bool mayKeep(mlir::OpOperand &operand);

private:
  void summarize(mlir::FunctionOpInterface function);
  /// Adds returned buffers whose life has ended, on the stack or in `freed`;
  /// returns whether any is new.
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

#endif // AO_LIB_ANALYSIS_RACECHECK_CALLEEACCESSES_H
