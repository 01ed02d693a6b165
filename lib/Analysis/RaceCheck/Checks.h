//===- Checks.h - The parts of the race check -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_RACECHECK_CHECKS_H
#define AO_LIB_ANALYSIS_RACECHECK_CHECKS_H

#include "ao/Analysis/Aliases/AliasRoots.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace ao {

inline bool isTransfer(mlir::Value value) {
  return llvm::isa<TransferType>(value.getType());
}

/// Each transfer that `op` starts, or that its regions take as an argument, is
/// waited for exactly once on every path and never crosses a call or a return;
/// a wait keeps the transfer's source.
mlir::LogicalResult verifyWaits(mlir::Operation *op, AliasRoots &roots);

/// `op` itself uses no host value in a computation.
mlir::LogicalResult verifyHostUses(mlir::Operation *op);

/// The ops that matter to buffers in flight; all others are passed over.
struct FlightOps {
  /// By block, in order: ops that start, end or pass on a transfer or may
  /// access a buffer, themselves or in their regions.
  llvm::DenseMap<mlir::Block *, std::vector<mlir::Operation *>> ops;
  /// Ops inside which flights start or end, in callees or not.
  llvm::DenseSet<mlir::Operation *> holders;
};

class CalleeAccesses;
class TensorData;

/// Verifies that no op in `function` accesses the destination of a transfer in
/// flight, or overwrites or frees its source. Expects `verifyWaits` to have
/// succeeded.
mlir::LogicalResult verifyBuffersInFlight(mlir::Operation *function,
                                          const FlightOps &flights,
                                          AliasRoots &roots,
                                          CalleeAccesses &callees);

/// Attaches a note to `diagnostic` for each op that decides whether control
/// takes `path`, the one on which `subject` is reached.
void explainPath(mlir::InFlightDiagnostic &diagnostic, llvm::StringRef subject,
                 const ControlPath &path);

/// The effects of a function on the data of host buffers.
struct DataSummary {
  /// Arguments that must hold data when the function is called.
  llvm::SmallDenseSet<unsigned> needs;
  /// Arguments that hold data when it returns.
  llvm::SmallDenseSet<unsigned> fills;
  /// The same of globals that start without data, by an op that returns one.
  llvm::SmallVector<mlir::Value> filledGlobals;
  /// Results that may be host memory without data, of its own or of what it
  /// calls.
  llvm::SmallDenseSet<unsigned> emptyResults;
};

/// Finds the summary of what a call calls; null if that has no body.
using GetDataSummary =
    llvm::function_ref<const DataSummary *(mlir::CallOpInterface call)>;

/// Verifies that `function` reloads no buffer that no offload has written,
/// copies from or to no freed buffer, and recomputes no op on one.
mlir::LogicalResult verifyData(mlir::Operation *function,
                               const FlightOps &flights, AliasRoots &roots,
                               CalleeAccesses &callees,
                               GetDataSummary getSummary);

/// The summary of `function`; emits no errors.
DataSummary summarizeData(mlir::Operation *function, const FlightOps &flights,
                          AliasRoots &roots, CalleeAccesses &callees,
                          GetDataSummary getSummary);

/// `op`, on tensors, neither reloads a value that holds no data in parts nor
/// hands one to a callee that may.
mlir::LogicalResult verifyHasData(mlir::Operation *op, TensorData &tensors);

/// Returns true if `value` is what `transfer` copies: the same part of the same
/// data, on any path of the transfer.
bool isSourceOf(mlir::Value transfer, mlir::Value value, AliasRoots &roots);

/// Returns true if `value` is what `transfer` fills.
bool isDestinationOf(mlir::Value transfer, mlir::Value value,
                     AliasRoots &roots);

} // namespace ao

#endif // AO_LIB_ANALYSIS_RACECHECK_CHECKS_H
