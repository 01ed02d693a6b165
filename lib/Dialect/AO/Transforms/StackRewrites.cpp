//===- StackRewrites.cpp - What rewrites of stacks share ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackRewrites.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace ao;

Value ao::reshapeSlice(OpBuilder &builder, Location loc, Value slice,
                       RankedTensorType type) {
  auto from = cast<RankedTensorType>(slice.getType());
  if (from == type)
    return slice;
  if (from.getRank() == type.getRank()) {
    // Each has left out another one: by way of a tensor with none of them.
    SmallVector<int64_t> shape(type.getShape());
    llvm::erase(shape, 1);
    slice = reshapeSlice(builder, loc, slice,
                         RankedTensorType::get(shape, type.getElementType()));
    return reshapeSlice(builder, loc, slice, type);
  }
  auto reassociation = getReassociationIndicesForReshape(from, type);
  if (from.getRank() < type.getRank())
    return tensor::ExpandShapeOp::create(builder, loc, type, slice,
                                         *reassociation);
  return tensor::CollapseShapeOp::create(builder, loc, type, slice,
                                         *reassociation);
}

void ao::collectSources(Operation *op, llvm::SetVector<Operation *> &sources) {
  for (Value operand : op->getOperands())
    if (Operation *source = operand.getDefiningOp())
      sources.insert(source);
}

void ao::eraseDead(llvm::SetVector<Operation *> candidates) {
  while (!candidates.empty()) {
    Operation *op = candidates.pop_back_val();
    if (!isOpTriviallyDead(op))
      continue;
    collectSources(op, candidates);
    op->erase();
  }
}
