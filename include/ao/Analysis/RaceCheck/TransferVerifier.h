//===- TransferVerifier.h - Static race check -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_RACECHECK_TRANSFERVERIFIER_H
#define AO_ANALYSIS_RACECHECK_TRANSFERVERIFIER_H

#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace ao {

class AliasRoots;
class CalleeAccesses;
class ClosedWorld;
class TensorData;
struct DataSummary;

/// Proves that the functions of a module are free of races: transfers are
/// waited for, no op accesses a buffer in flight, reloaded data has been
/// offloaded, and no computation uses host memory.
class TransferVerifier {
public:
  TransferVerifier();
  ~TransferVerifier();

  /// Emits an error for each fault in `module`.
  mlir::LogicalResult verifyAll(mlir::Operation *module);

  /// Returns true if there are recomputed ops among the verified ones.
  bool hasRecomputedOps() const { return recomputedOps; }

private:
  mlir::LogicalResult verify(mlir::Operation *function);
  mlir::LogicalResult verifyOps(mlir::Operation *function);
  mlir::LogicalResult verifyPair(mlir::FunctionOpInterface forward);
  void findEscapes(mlir::Operation *function, AliasRoots &roots);
  const DataSummary *summarize(mlir::CallOpInterface call);
  const DataSummary *summarize(mlir::FunctionOpInterface function);

  bool recomputedOps = false;
  /// The module that is verified, where branches were raised; else null.
  mlir::OwningOpRef<mlir::Operation *> raised;
  std::unique_ptr<CalleeAccesses> callees;
  std::unique_ptr<ClosedWorld> world;
  std::unique_ptr<TensorData> tensors;
  llvm::DenseMap<mlir::Operation *, std::unique_ptr<DataSummary>> summaries;
};

} // namespace ao

#endif // AO_ANALYSIS_RACECHECK_TRANSFERVERIFIER_H
