//===- CaptureBuffers.h - Buffers of a capturable function ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_GRAPH_TRANSFORMS_CAPTUREBUFFERS_H
#define AO_LIB_DIALECT_GRAPH_TRANSFORMS_CAPTUREBUFFERS_H

#include "ao-runtime/Graph.h"
#include "ao/Analysis/Aliases/AliasRoots.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Arenas.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace ao::graph {

/// The reason why a function cannot be captured.
struct CaptureReason {
  mlir::Operation *op;
  /// After "'@f' cannot be captured: ".
  std::string message;
  /// The op that needs it; may be null.
  mlir::Operation *user = nullptr;
};

/// Returns the distance between the consecutive slots of a buffer.
int64_t getPlaceStride(const ArenaBuffer &buffer);

/// Arguments, buffers and results of a function with `graph.capture`.
class CapturedFunction {
public:
  struct Argument {
    bool isWritten = false, isFreed = false;
  };
  struct Result {
    /// Any where there is a reason against the result.
    AortResultClass kind = AORT_RESULT_ANY;
    unsigned index = 0;
    int64_t offset = 0;
    /// As AortResultSpec has them.
    llvm::SmallVector<int64_t> sizes;
  };

  /// Finds out everything, reasons against captures too.
  explicit CapturedFunction(mlir::func::FuncOp function);

  mlir::func::FuncOp getFunction() const { return function; }
  /// The name of the function that it was made of.
  llvm::StringRef getStepName() const;
  /// The name of the function in a tree.
  llvm::StringRef getDisplayName() const;
  llvm::ArrayRef<CaptureReason> getReasons() const { return reasons; }
  llvm::ArrayRef<Argument> getArguments() const { return arguments; }
  llvm::ArrayRef<ArenaBuffer> getBuffers() const { return step.buffers; }
  llvm::ArrayRef<Result> getResults() const { return results; }
  /// The number of its first iteration, by which it uses slots in rotation.
  int64_t getFirstIteration(mlir::scf::ForOp loop) const;
  /// Positions, of which lifetimes have two.
  int64_t getLength() const { return length; }
  /// The number of the key's entry that a dynamic dimension of an argument has,
  /// or an argument that is a number.
  unsigned getKeyIndex(unsigned argument, unsigned dim = 0) const;

private:
  void checkArguments();
  void findBuffers();
  void findEffects();
  void findResults();
  void findResult(mlir::OpOperand &operand);
  bool findNumber(mlir::Type type, Result &result) const;
  bool findOffset(mlir::Value value, Result &result) const;
  bool findSizes(mlir::Value value, Result &result);
  void checkRandomState();
  std::optional<unsigned> getKeyOf(mlir::Value size) const;
  void checkOp(mlir::Operation *op);
  void checkLaunch(mlir::Operation *op);
  void checkTransfer(mlir::Operation *op);
  bool isOnHost(mlir::Value buffer);
  void checkStore(mlir::memref::StoreOp store);
  void refuse(mlir::Operation *op, const llvm::Twine &message,
              mlir::Operation *user = nullptr);

  /// Ops are handles: asking one changes nothing.
  mutable mlir::func::FuncOp function;
  StepArenas step;
  AliasRoots roots;
  llvm::DenseMap<mlir::Operation *, unsigned> bufferOf;
  llvm::SmallVector<Argument> arguments;
  llvm::SmallVector<Result> results;
  std::vector<CaptureReason> reasons;
  int64_t length = 1;
};

} // namespace ao::graph

#endif // AO_LIB_DIALECT_GRAPH_TRANSFORMS_CAPTUREBUFFERS_H
