//===- UploadScalars.cpp - Copies scalars to the device together ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepMover.h"
#include "ao/Dialect/Autograd/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/STLExtras.h"

namespace ao::autograd {
#define GEN_PASS_DEF_AOUPLOADSCALARS
#include "ao/Dialect/Autograd/Transforms/Passes.h.inc"
} // namespace ao::autograd

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

/// Returns true if the op can take the scalar from device memory as well.
static bool isUsedOnDevice(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->getParentWithTrait<OpTrait::IsIsolatedFromAbove>() !=
      use.get().getParentBlock()->getParentOp())
    return false;
  if (auto splat = dyn_cast<tensor::SplatOp>(op))
    return &splat.getInputMutable() == &use;
  if (auto elements = dyn_cast<tensor::FromElementsOp>(op))
    return elements.getElements().size() == 1;
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return fill.hasPureTensorSemantics() && fill.isDpsInput(&use);
  auto generic = dyn_cast<linalg::GenericOp>(op);
  return generic && generic.hasPureTensorSemantics() &&
         generic.isDpsInput(&use);
}

static bool isUploaded(BlockArgument argument) {
  return isUploadableScalar(argument.getType()) && !argument.use_empty() &&
         llvm::all_of(argument.getUses(), isUsedOnDevice);
}

/// `init`, all of whose elements are the one of `scalar`, instead of `op`.
static void replaceByBroadcast(OpBuilder &builder, Operation *op, Value scalar,
                               Value init) {
  int64_t rank = cast<RankedTensorType>(init.getType()).getRank();
  auto broadcast =
      linalg::BroadcastOp::create(builder, op->getLoc(), scalar, init,
                                  llvm::to_vector(llvm::seq<int64_t>(rank)));
  broadcast->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op->getResult(0).replaceAllUsesWith(broadcast->getResult(0));
  op->erase();
}

/// Takes the element of `uploaded` in the place of the scalar.
static void takeFromDevice(OpOperand &use, Value uploaded) {
  Operation *op = use.getOwner();
  OpBuilder builder(op);
  if (isa<linalg::GenericOp>(op))
    return use.set(uploaded);
  if (auto fill = dyn_cast<linalg::FillOp>(op))
    return replaceByBroadcast(builder, op, uploaded, fill.getOutputs().front());
  auto splat = dyn_cast<tensor::SplatOp>(op);
  Value init = tensor::EmptyOp::create(
      builder, op->getLoc(), op->getResult(0).getType(),
      splat ? ValueRange(splat.getDynamicSizes()) : ValueRange());
  replaceByBroadcast(builder, op, uploaded, init);
}

static void uploadAll(Block &block) {
  SmallVector<Value> scalars;
  SmallVector<Type> types;
  SmallVector<Location> locations;
  for (BlockArgument argument : block.getArguments()) {
    if (!isUploaded(argument))
      continue;
    scalars.push_back(argument);
    types.push_back(RankedTensorType::get({}, argument.getType()));
    locations.push_back(argument.getLoc());
  }
  if (scalars.empty())
    return;
  auto builder = OpBuilder::atBlockBegin(&block);
  auto upload = UploadScalarsOp::create(
      builder, FusedLoc::get(builder.getContext(), locations), types, scalars,
      Value());
  for (auto [scalar, uploaded] : llvm::zip(scalars, upload.getResults()))
    for (OpOperand &use : llvm::make_early_inc_range(scalar.getUses()))
      if (use.getOwner() != upload)
        takeFromDevice(use, uploaded);
}

namespace {
struct UploadScalars
    : public ao::autograd::impl::AOUploadScalarsBase<UploadScalars> {
  void runOnOperation() override {
    forEachUnfinishedStep(getOperation(), uploadAll);
  }
};
} // namespace
