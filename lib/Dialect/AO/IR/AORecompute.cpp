//===- AORecompute.cpp - Ops that run a second time -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AORecompute.h"

#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOTape.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <map>

using namespace mlir;
using namespace ao;

bool ao::holdsSecondRuns(Operation *op) {
  return op
      ->walk([](Operation *nested) {
        return isSecondRun(nested) ? WalkResult::interrupt()
                                   : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
/// The clones of one step, by number.
class SecondRuns {
public:
  explicit SecondRuns(int64_t count) : count(count) {}

  LogicalResult collect(FunctionOpInterface function) {
    WalkResult result = function->walk([&](Operation *op) {
      bool makesTensor =
          llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
      hasTensors |= makesTensor;
      if (!isSecondRun(op))
        return WalkResult::advance();
      // On buffers, effects are those of the tensors that they were.
      bool isOnTensors =
          makesTensor || isTapeOp(op) ||
          llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>);
      if ((isOnTensors && failed(verifyEffects(op))) ||
          (makesTensor && failed(add(op))))
        return WalkResult::interrupt();
      return WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }

  /// How many are missing; none where no value is a tensor any more.
  int64_t countMissing() const {
    return hasTensors ? count - static_cast<int64_t>(found.size()) : 0;
  }

private:
  static LogicalResult verifyEffects(Operation *op) {
    if (isMemoryEffectFree(op))
      return success();
    return op->emitOpError(
        "must not run a second time: it has effects besides its results");
  }

  LogicalResult add(Operation *op) {
    auto number = op->getAttrOfType<IntegerAttr>(kRecomputeAttr);
    if (number.getInt() >= count)
      return op->emitOpError()
             << "is second run number " << number.getInt() << " of " << count;
    Operation *&known = found[number.getInt()];
    if (known) {
      InFlightDiagnostic diagnostic = op->emitOpError()
                                      << "is second run number "
                                      << number.getInt() << " once more";
      diagnostic.attachNote(known->getLoc()) << "the first one is here";
      return diagnostic;
    }
    known = op;
    return success();
  }

  int64_t count;
  std::map<int64_t, Operation *> found;
  bool hasTensors = false;
};
} // namespace

LogicalResult ao::verifySecondRuns(FunctionOpInterface function,
                                   FunctionOpInterface backward) {
  auto given = function->getAttrOfType<IntegerAttr>(kNumRecomputedAttr);
  SecondRuns runs(given ? given.getInt() : 0);
  if (failed(runs.collect(function)) ||
      (backward && failed(runs.collect(backward))))
    return failure();
  int64_t missing = runs.countMissing();
  if (missing == 0)
    return success();
  return emitError(function->getLoc())
         << missing << " of the " << given.getInt()
         << " ops that run a second time in '@" << function.getName()
         << "' are not there: something has merged or erased them";
}

void ao::numberSecondRuns(FunctionOpInterface function,
                          FunctionOpInterface backward) {
  Builder builder(function->getContext());
  int64_t count = 0;
  auto number = [&](Operation *op) {
    if (isSecondRun(op))
      op->setDiscardableAttr(kRecomputeAttr,
                             builder.getI64IntegerAttr(count++));
  };
  function->walk(number);
  if (backward)
    backward->walk(number);
  if (count > 0)
    function->setAttr(kNumRecomputedAttr, builder.getI64IntegerAttr(count));
}
