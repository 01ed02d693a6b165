//===- IterationValues.h - Scalars by number of iteration -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_LOOPS_ITERATIONVALUES_H
#define AO_ANALYSIS_LOOPS_ITERATIONVALUES_H

#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/DenseMap.h"
#include <map>
#include <memory>

namespace mlir::linalg {
class LinalgOp;
} // namespace mlir::linalg
namespace mlir::scf {
class WhileOp;
} // namespace mlir::scf

namespace ao {

/// Computes the integers of each iteration of a loop with a static trip count,
/// as far as induction variable and constants determine them: scalars and
/// tensors of rank zero, through iteration arguments as well. Ops are folded,
/// not interpreted, so casts, clamps, selections and wrap-around are those of
/// the dialects; there are no approximations.
class IterationValues {
public:
  /// The loop has one induction variable, with constant bound and step.
  IterationValues(mlir::LoopLikeOpInterface loop, int64_t trips);
  /// A loop with a condition (`scf.while`): an iteration is one evaluation of
  /// the condition, and the run of the body after it.
  explicit IterationValues(mlir::scf::WhileOp loop);

  /// Returns the integer, or tensor of rank zero, of `value` in the given
  /// iteration; null if it is not known. Cheapest in the order of iterations.
  mlir::Attribute get(mlir::Value value, int64_t iteration);

  /// Returns the same integer as a number.
  std::optional<int64_t> getInteger(mlir::OpFoldResult value,
                                    int64_t iteration);

  /// Returns one representative of the values in the loop whose ops are the
  /// same with the same operands: exporters compute an offset once for each
  /// access.
  mlir::Value getRepresentative(mlir::Value value);

  /// Returns how many values have been computed so far.
  size_t getNumComputed() const { return known.size(); }

private:
  using Key = std::pair<mlir::Value, int64_t>;

  /// Returns the result of `get`, and for a tensor its element: tensors are
  /// only made for callers that request them.
  mlir::IntegerAttr getNumber(mlir::Value value, int64_t iteration);
  mlir::Attribute compute(mlir::Value value, int64_t iteration);
  mlir::IntegerAttr computeArgument(mlir::BlockArgument argument,
                                    int64_t iteration);
  mlir::IntegerAttr computeTested(mlir::scf::WhileOp op,
                                  mlir::BlockArgument argument,
                                  int64_t iteration);
  mlir::IntegerAttr computeLoopResult(mlir::LoopLikeOpInterface earlier,
                                      mlir::OpResult result);
  mlir::IntegerAttr computeElementwise(mlir::OpResult result,
                                       int64_t iteration);
  mlir::Attribute fold(mlir::OpResult result, int64_t iteration);

  mlir::LoopLikeOpInterface loop;
  mlir::Value inductionVariable;
  int64_t lowerBound = 0, step = 0;
  llvm::DenseMap<Key, mlir::IntegerAttr> known;
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> representatives;
  std::map<size_t, llvm::SmallVector<mlir::Operation *, 1>> byHash;
  /// Results of earlier loops, shared between all loops: their bodies may use
  /// the results of others.
  std::shared_ptr<llvm::DenseMap<mlir::Value, mlir::IntegerAttr>> loopResults =
      std::make_shared<llvm::DenseMap<mlir::Value, mlir::IntegerAttr>>();
  unsigned depth = 0;
};

/// Returns true if a structured op, whose operands have rank zero, computes its
/// body once.
bool runsOnce(mlir::linalg::LinalgOp op);

} // namespace ao

#endif // AO_ANALYSIS_LOOPS_ITERATIONVALUES_H
