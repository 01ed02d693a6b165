//===- UpstreamModels.cpp - Interfaces of ops of other dialects -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SampleDialect.h"

#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mlir;

namespace {
/// A gather reads as much of its source as it returns.
struct GatherCost
    : public ao::CostOpInterface::ExternalModel<GatherCost, tensor::GatherOp> {
  ao::OpCost getOpCost(Operation *op) const {
    auto gather = cast<tensor::GatherOp>(op);
    ao::OpCost cost;
    cost.kind = ao::OpKind::Memory;
    cost.bytes = static_cast<double>(
        2 * ao::getStaticBytes(gather.getResultType()).value_or(0) +
        ao::getStaticBytes(gather.getIndicesType()).value_or(0));
    return cost;
  }
};
} // namespace

void sample::registerUpstreamModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::GatherOp::attachInterface<GatherCost>(*context);
  });
}
