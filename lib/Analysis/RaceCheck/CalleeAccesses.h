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
  /// Which arguments of the function that may be done to, a bit each; the last
  /// bit stands for all further ones.
  uint64_t beside = 0;
  /// The buffer is accessed by views that may reach out of what the function
  /// was given.
  bool leavesPart = false;
  /// The buffer itself is put where others may find it.
  bool captures = false;
  /// Memory of the function's own that has ended may be found afterwards.
  bool leavesEnded = false;

  bool touches() const { return reads || writes || frees; }
  bool copies() const { return isSource || isDestination; }

  static constexpr uint64_t kAllArguments = ~uint64_t(0);
  static uint64_t getBit(unsigned argument) {
    return uint64_t(1) << std::min(argument, 63u);
  }

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
    /// The argument that the operand is handed over as.
    unsigned argument = 0;
  };

  /// What `call` does to buffers, in terms of its operands. Callees that are
  /// not known, or have no body, may do anything.
  llvm::SmallVector<CallerUse> get(mlir::CallOpInterface call,
                                   AliasRoots &callerRoots);

  /// The function that `call` calls, if it is known and has a body.
  mlir::FunctionOpInterface resolve(mlir::CallOpInterface call);

  /// Whether `root` is a global that holds no data when the program starts.
  bool isUninitialized(mlir::Value root);

  /// Whether `call` calls a value of which the function is not known.
  bool isUnknown(mlir::CallOpInterface call);

  /// Whether the op may put a buffer that it is given where others find it.
  /// Callees without a body are taken not to.
  bool mayKeep(mlir::OpOperand &operand);

private:
  bool addOwn(mlir::FunctionOpInterface function, mlir::Value memory,
              const BufferUse &use);
  void summarize(mlir::FunctionOpInterface function);
  bool update(mlir::FunctionOpInterface function);
  bool add(mlir::FunctionOpInterface function, llvm::ArrayRef<Root> found,
           mlir::Value buffer, BufferUse use);

  AliasRoots roots;
  mlir::SymbolTableCollection symbols;
  llvm::DenseMap<mlir::Operation *, Summary> summaries;
  /// What functions do to memory of their own.
  llvm::DenseMap<mlir::Value, BufferUse> ownUses;
};

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_CALLEEACCESSES_H
