//===- AOOps.cpp - verifiers, effects and folds of the ops ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AO.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace ao;

#define GET_OP_CLASSES
#include "ao/Dialect/AO/IR/AOOps.cpp.inc"

static StringRef getPlacementName(bool onHost) {
  return onHost ? "host" : "device";
}

/// `type`, the operand called `role`, must lie on the given side.
static LogicalResult verifyPlacement(Operation *op, StringRef role, Type type,
                                     bool onHost) {
  if (isHostPlaced(type) == onHost)
    return success();
  return op->emitOpError() << "expected " << role << " in "
                           << getPlacementName(onHost) << " memory, got "
                           << type;
}

/// The two ends of a copy have the same shape and element type, and are either
/// both tensors or both buffers.
static LogicalResult verifySameData(Operation *op, StringRef role,
                                    ShapedType type, ShapedType destination) {
  if (isa<RankedTensorType>(type) != isa<RankedTensorType>(destination))
    return op->emitOpError() << "expected " << role << " and the transfer's "
                             << "destination to be both tensors or both "
                                "buffers, got "
                             << type << " and " << destination;
  if (type.getShape() == destination.getShape() &&
      type.getElementType() == destination.getElementType())
    return success();
  return op->emitOpError() << "expected " << role << " and the transfer's "
                           << "destination to have the same shape and element "
                              "type, got "
                           << type << " and " << destination;
}

/// Checks of both kinds of copy; `toHost` is the direction of the op.
template <typename CopyOp>
static LogicalResult verifyCopy(CopyOp op, bool toHost) {
  auto source = cast<ShapedType>(op.getSource().getType());
  ShapedType result = op.getTransfer().getType().getDestination();
  if (failed(verifyPlacement(op, "the source", source, !toHost)) ||
      failed(verifyPlacement(op, "the destination", result, toHost)) ||
      failed(verifySameData(op, "the source", source, result)))
    return failure();

  Value destination = op.getDestination();
  if (isa<RankedTensorType>(source)) {
    if (destination)
      return op.emitOpError("expected no destination operand on tensors");
    return success();
  }
  if (!destination)
    return op.emitOpError("expected a destination operand on buffers");
  if (destination.getType() != result)
    return op.emitOpError() << "expected the destination operand to have the "
                               "transfer's destination type "
                            << result << ", got " << destination.getType();
  return success();
}

LogicalResult OffloadOp::verify() { return verifyCopy(*this, /*toHost=*/true); }

LogicalResult ReloadOp::verify() { return verifyCopy(*this, /*toHost=*/false); }

LogicalResult WaitOp::verify() {
  auto keep = cast<ShapedType>(getKeep().getType());
  ShapedType destination = getTransfer().getType().getDestination();
  bool toHost = getTransfer().getType().isToHost();
  if (failed(verifyPlacement(*this, "the kept source", keep, !toHost)))
    return failure();
  return verifySameData(*this, "the kept source", keep, destination);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

LogicalResult
WaitOp::inferReturnTypes(MLIRContext *context, std::optional<Location> location,
                         ValueRange operands, DictionaryAttr attributes,
                         OpaqueProperties properties, RegionRange regions,
                         SmallVectorImpl<Type> &types) {
  Adaptor adaptor(operands, attributes, properties, regions);
  auto transfer = dyn_cast<TransferType>(adaptor.getTransfer().getType());
  if (!transfer)
    return emitOptionalError(location, "expected a transfer, got ",
                             adaptor.getTransfer().getType());
  if (isa<RankedTensorType>(transfer.getDestination()))
    types.push_back(transfer.getDestination());
  return success();
}

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

using Effects = SmallVectorImpl<MemoryEffects::EffectInstance>;

template <typename CopyOp>
static void getCopyEffects(CopyOp op, Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &op.getSourceMutable());
  for (OpOperand &destination : op.getDestinationMutable())
    effects.emplace_back(MemoryEffects::Write::get(), &destination);
  effects.emplace_back(MemoryEffects::Write::get(), TransferResource::get());
}

void OffloadOp::getEffects(Effects &effects) { getCopyEffects(*this, effects); }

void ReloadOp::getEffects(Effects &effects) { getCopyEffects(*this, effects); }

void WaitOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getKeepMutable());
  effects.emplace_back(MemoryEffects::Write::get(), TransferResource::get());
  // On buffers the destination, which is no operand here, changes from
  // undefined to arrived: nothing that touches memory may cross.
  if (!getResult())
    effects.emplace_back(MemoryEffects::Write::get());
}

//===----------------------------------------------------------------------===//
// Canonicalization
//===----------------------------------------------------------------------===//

namespace {
/// A tensor nobody reads need not be copied. The copy and its wait go together.
struct DropUnusedTransfer : public OpRewritePattern<WaitOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(WaitOp wait,
                                PatternRewriter &rewriter) const override {
    if (!wait.getResult() || !wait.getResult().use_empty() ||
        !wait.getTransfer().hasOneUse())
      return failure();
    Operation *copy = wait.getTransfer().getDefiningOp();
    if (!isa_and_present<OffloadOp, ReloadOp>(copy))
      return failure();
    rewriter.eraseOp(wait);
    rewriter.eraseOp(copy);
    return success();
  }
};
} // namespace

void WaitOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<DropUnusedTransfer>(context);
}
