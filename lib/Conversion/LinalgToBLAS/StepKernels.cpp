//===- StepKernels.cpp - Kernels of a step on a device --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/LinalgToBLAS/StepKernels.h"
#include "MatrixProduct.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace ao;

static double countTrips(Operation *op) {
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  if (!loop)
    return 1;
  std::optional<APInt> trips = loop.getStaticTripCount();
  return trips ? trips->roundToDouble() : 1;
}

static double countPoints(linalg::LinalgOp op) {
  double points = 1;
  for (int64_t size : op.getStaticLoopRanges())
    points *= ShapedType::isDynamic(size) ? 1 : static_cast<double>(size);
  return points;
}

/// Points for each element beyond which an op is no longer one that passes by
/// its operands a few times, as windows of a pooling do.
static constexpr double fewTimes = 16;

/// Integers that are compared with each other are no contraction, however many
/// there are: the time that they take says enough of them.
static bool computesFloats(linalg::LinalgOp op) {
  return llvm::any_of(op.getDpsInits(), [](Value output) {
    return isa<FloatType>(getElementTypeOrSelf(output.getType()));
  });
}

static bool isContraction(linalg::LinalgOp op) {
  if (!computesFloats(op))
    return false;
  double elements = 0;
  for (OpOperand &operand : op->getOpOperands())
    if (auto type = dyn_cast<ShapedType>(operand.get().getType());
        type && type.hasStaticShape())
      elements += static_cast<double>(type.getNumElements());
  return elements > 0 && countPoints(op) > fewTimes * elements;
}

namespace {
class KernelLister {
public:
  void list(func::FuncOp function) {
    // The depth of a recursion is not known.
    if (function.isExternal() || !open.insert(function))
      return;
    list(function.getBody(), 1);
    open.remove(function);
  }
  SmallVector<KernelUse> kernels;

private:
  void list(Region &region, double executions) {
    for (Block &block : region)
      for (Operation &op : block)
        add(op, executions);
  }
  void add(Operation &op, double executions);

  llvm::SmallSetVector<Operation *, 4> open;
  SymbolTableCollection symbols;
  double around = 1;
};
} // namespace

void KernelLister::add(Operation &op, double executions) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (structured || isa<memref::CopyOp>(op)) {
    bool isProduct = structured && structured.hasPureBufferSemantics() &&
                     matchMatrixProduct(structured);
    kernels.push_back({&op, around * executions, getOpCost(&op), isProduct,
                       structured && isContraction(structured)});
    return;
  }
  if (auto call = dyn_cast<func::CallOp>(op)) {
    auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    double before = std::exchange(around, around * executions);
    if (callee)
      list(callee);
    around = before;
    return;
  }
  for (Region &region : op.getRegions())
    list(region, executions * countTrips(&op));
}

SmallVector<KernelUse> ao::listKernels(func::FuncOp function) {
  KernelLister lister;
  lister.list(function);
  return std::move(lister.kernels);
}

double ao::countProductFlops(func::FuncOp function) {
  double flops = 0;
  for (const KernelUse &kernel : listKernels(function)) {
    OpKind kind = kernel.cost.kind;
    if (kind != OpKind::Matmul && kind != OpKind::Conv)
      continue;
    flops +=
        2 * kernel.executions * countPoints(cast<linalg::LinalgOp>(kernel.op));
  }
  return flops;
}
