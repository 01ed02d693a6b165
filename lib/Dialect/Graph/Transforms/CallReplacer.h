//===- CallReplacer.h - Calls of captured functions -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_GRAPH_TRANSFORMS_CALLREPLACER_H
#define AO_LIB_DIALECT_GRAPH_TRANSFORMS_CALLREPLACER_H

#include "CaptureBuffers.h"
#include "WordBuffers.h"
#include "ao/Conversion/Runtime/RuntimeCalls.h"

namespace ao::graph {

/// Replaces calls of captured functions by calls of aortStepReplay.
class CallReplacer {
public:
  explicit CallReplacer(mlir::ModuleOp module);

  /// All calls of the function that was called `name`.
  void replace(const CapturedFunction &captured, llvm::StringRef name,
               mlir::LLVM::GlobalOp spec);
  bool hadError() const { return calls.hadError(); }

private:
  void replace(mlir::func::CallOp call, const CapturedFunction &captured,
               mlir::LLVM::GlobalOp spec);

  RuntimeCalls calls;
  WordBuffers buffers;
  llvm::StringMap<llvm::SmallVector<mlir::func::CallOp>> callsOf;
};

} // namespace ao::graph

#endif // AO_LIB_DIALECT_GRAPH_TRANSFORMS_CALLREPLACER_H
