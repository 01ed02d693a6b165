//===- PartOutliner.h - Parts of a step become functions --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_GRAPH_TRANSFORMS_PARTOUTLINER_H
#define AO_LIB_DIALECT_GRAPH_TRANSFORMS_PARTOUTLINER_H

#include "StepCuts.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

namespace ao::graph {

/// Replaces one part by a call of a capturable function with its ops.
class PartOutliner {
public:
  PartOutliner(mlir::func::FuncOp step, const StepPart &part)
      : step(step), index(part), part(part) {}

  /// Returns null if the part cannot be outlined; see `getReason`.
  mlir::func::FuncOp outline(mlir::SymbolTable &symbols, llvm::StringRef name);
  const std::string &getReason() const { return reason; }

private:
  bool findArguments();
  bool findArgument(mlir::Value value);
  bool findResults();
  bool freesForSure(mlir::func::FuncOp function);
  bool isInside(mlir::Operation *op) const { return index.find(op) == &part; }
  bool isRecomputed(mlir::Value value) const;
  mlir::func::FuncOp makeFunction(llvm::StringRef name);
  void recompute(mlir::OpBuilder &builder, mlir::Value value);
  void recomputeOperands(mlir::OpBuilder &builder, mlir::Operation *op);
  void replace(mlir::func::FuncOp function);
  void moveBehind(mlir::Operation *call);

  mlir::func::FuncOp step;
  const PartIndex index;
  const StepPart &part;
  llvm::SetVector<mlir::Value> arguments;
  llvm::SmallVector<mlir::Value> results;
  /// Frees of what is not the part's, after it.
  llvm::SmallVector<mlir::Operation *> behind;
  mlir::IRMapping map;
  std::string reason;
};

} // namespace ao::graph

#endif // AO_LIB_DIALECT_GRAPH_TRANSFORMS_PARTOUTLINER_H
