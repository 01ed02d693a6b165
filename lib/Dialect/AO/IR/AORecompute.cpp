//===- AORecompute.cpp - Recomputed ops -----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AORecompute.h"

#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOEligibility.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <map>

using namespace mlir;
using namespace ao;

bool ao::holdsRecomputedOps(Operation *op) {
  return op
      ->walk([](Operation *nested) {
        return isRecomputed(nested) ? WalkResult::interrupt()
                                    : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
/// The clones of one step, by number.
class RecomputedOps {
public:
  explicit RecomputedOps(int64_t count) : count(count) {}

  LogicalResult collect(FunctionOpInterface function) {
    WalkResult result = function->walk([&](Operation *op) {
      bool makesTensor =
          llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
      // Ops on buffers are those on tensors, until loops are made of them.
      bool isOnBuffers =
          isa<DestinationStyleOpInterface>(op) &&
          llvm::any_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>);
      hasOps |= makesTensor || isOnBuffers;
      if (!isRecomputed(op))
        return WalkResult::advance();
      // On buffers, effects are those of the tensors that they were.
      bool isOnTensors =
          makesTensor || op->hasTrait<RunsOnHost>() ||
          llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>);
      if ((isOnTensors && failed(verifyEffects(op))) ||
          (makesTensor && failed(add(op))))
        return WalkResult::interrupt();
      if (!makesTensor && failed(addOnBuffers(op)))
        return WalkResult::interrupt();
      return WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }

  /// How many are missing; none where ops have become loops.
  int64_t countMissing() const {
    return hasOps ? count - static_cast<int64_t>(found.size()) : 0;
  }

private:
  static LogicalResult verifyEffects(Operation *op) {
    if (getRecomputeObstacle(op) == RecomputeObstacle::None)
      return success();
    return op->emitOpError(
        "cannot be recomputed: it has effects besides its results");
  }

  static int64_t getNumber(Operation *op) {
    return op->getAttrOfType<IntegerAttr>(kRecomputeAttr).getInt();
  }

  LogicalResult verifyNumber(Operation *op) const {
    if (getNumber(op) < count)
      return success();
    return op->emitOpError()
           << "is recomputed op number " << getNumber(op) << " of " << count;
  }

  /// Checks an op on buffers; several of them may stand for one op on tensors.
  LogicalResult addOnBuffers(Operation *op) {
    bool isOnBuffers =
        llvm::any_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>);
    if (!isOnBuffers)
      return success();
    found.try_emplace(getNumber(op), op);
    return verifyNumber(op);
  }

  LogicalResult add(Operation *op) {
    if (failed(verifyNumber(op)))
      return failure();
    Operation *&known = found[getNumber(op)];
    if (known) {
      InFlightDiagnostic diagnostic =
          op->emitOpError() << "is recomputed op number " << getNumber(op)
                            << ", which must be unique";
      diagnostic.attachNote(known->getLoc()) << "the first one is here";
      return diagnostic;
    }
    known = op;
    return success();
  }

  int64_t count;
  std::map<int64_t, Operation *> found;
  bool hasOps = false;
};
} // namespace

/// Verifies that the forward function saves the values that the backward
/// function takes: a slot that only one of them has dropped or appended shifts
/// all others.
static LogicalResult verifySlots(FunctionOpInterface forward,
                                 FunctionOpInterface backward) {
  auto outputs =
      forward->getAttrOfType<IntegerAttr>(AODialect::kNumOutputsAttr);
  int64_t numOutputs = outputs ? outputs.getInt() : 0;
  ArrayRef<Type> saved = forward.getResultTypes();
  if (numOutputs < 0 || numOutputs > static_cast<int64_t>(saved.size()))
    return success();
  saved = saved.drop_front(numOutputs);
  ArrayRef<Type> taken = backward.getArgumentTypes();
  auto report = [&](const Twine &what) {
    InFlightDiagnostic diagnostic = emitError(forward->getLoc())
                                    << "'@" << forward.getName() << "' saves "
                                    << what;
    diagnostic.attachNote(backward->getLoc())
        << "the backward function is here";
    return diagnostic;
  };
  if (saved.size() > taken.size())
    return report(Twine(saved.size()) + " values, but '@" + backward.getName() +
                  "' has " + Twine(taken.size()) + " arguments");
  taken = taken.take_front(saved.size());
  for (auto [slot, one, other] : llvm::enumerate(saved, taken)) {
    auto from = dyn_cast<ShapedType>(one), to = dyn_cast<ShapedType>(other);
    bool isSame = from && to ? from.getElementType() == to.getElementType() &&
                                   succeeded(verifyCompatibleShape(from, to))
                             : one == other;
    if (!isSame)
      return report("a value of another type in slot " + Twine(slot) +
                    " than '@" + backward.getName() + "' expects");
  }
  return success();
}

LogicalResult ao::verifyRecomputedOps(FunctionOpInterface function,
                                      FunctionOpInterface backward) {
  auto given = function->getAttrOfType<IntegerAttr>(kNumRecomputedAttr);
  RecomputedOps runs(given ? given.getInt() : 0);
  if (failed(runs.collect(function)) ||
      (backward && (failed(runs.collect(backward)) ||
                    failed(verifySlots(function, backward)))))
    return failure();
  int64_t missing = runs.countMissing();
  if (missing == 0)
    return success();
  return emitError(function->getLoc())
         << missing << " of the " << given.getInt() << " recomputed ops of '@"
         << function.getName() << "' are missing: they were merged or erased";
}

void ao::forEachStepWithRecomputedOps(
    Operation *module,
    llvm::function_ref<void(FunctionOpInterface, FunctionOpInterface)> visit) {
  if (!module->hasTrait<OpTrait::SymbolTable>())
    return;
  SymbolTable symbols(module);
  for (Region &region : module->getRegions())
    for (auto function : region.getOps<FunctionOpInterface>()) {
      if (!function->hasAttr(kNumRecomputedAttr))
        continue;
      auto name =
          function->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
      visit(function, name
                          ? symbols.lookup<FunctionOpInterface>(name.getValue())
                          : FunctionOpInterface());
    }
}

void ao::numberRecomputedOps(FunctionOpInterface function,
                             FunctionOpInterface backward) {
  Builder builder(function->getContext());
  int64_t count = 0;
  auto number = [&](Operation *op) {
    if (isRecomputed(op))
      op->setDiscardableAttr(kRecomputeAttr,
                             builder.getI64IntegerAttr(count++));
  };
  function->walk(number);
  if (backward)
    backward->walk(number);
  if (count > 0 || function->hasAttr(kNumRecomputedAttr))
    function->setAttr(kNumRecomputedAttr, builder.getI64IntegerAttr(count));
}
