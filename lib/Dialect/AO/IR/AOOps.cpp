//===- AOOps.cpp - Verifiers, effects and folds of the ops ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AO.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;
using namespace ao;

#define GET_OP_CLASSES
#include "ao/Dialect/AO/IR/AOOps.cpp.inc"

bool ao::isTransferOp(Operation *op) {
  return isa<OffloadOp, ReloadOp, WaitOp>(op);
}

static StringRef getPlacementName(bool onHost) {
  return onHost ? "host" : "device";
}

/// `type`, the operand called `role`, must be on the given side.
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

/// The destination operand, if any, is what the transfer fills: a buffer, or
/// the slot of an offload.
template <typename OpTy>
static LogicalResult verifyDestination(OpTy op, ShapedType type) {
  Value destination = op.getDestination();
  if (!destination)
    return success();
  if (isa<RankedTensorType>(type) && !isHostPlaced(type))
    return op.emitOpError("expected no destination operand for a tensor on the "
                          "device");
  if (destination.getType() == type)
    return success();
  return op.emitOpError() << "expected the destination operand to have the "
                             "transfer's destination type "
                          << type << ", got " << destination.getType();
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

  if (isa<BaseMemRefType>(source) && !op.getDestination())
    return op.emitOpError("expected a destination operand on buffers");
  return verifyDestination(op, result);
}

LogicalResult OffloadOp::verify() { return verifyCopy(*this, /*toHost=*/true); }

LogicalResult ReloadOp::verify() { return verifyCopy(*this, /*toHost=*/false); }

LogicalResult WaitOp::verify() {
  auto keep = cast<ShapedType>(getKeep().getType());
  ShapedType destination = getTransfer().getType().getDestination();
  bool toHost = getTransfer().getType().isToHost();
  if (failed(verifyPlacement(*this, "the kept source", keep, !toHost)))
    return failure();
  if (failed(verifySameData(*this, "the kept source", keep, destination)))
    return failure();
  return verifyDestination(*this, destination);
}

LogicalResult HostEmptyOp::verify() {
  auto type = cast<RankedTensorType>(getResult().getType());
  if (failed(verifyPlacement(*this, "the result", type, /*onHost=*/true)))
    return failure();
  if (getSizes().size() == type.getNumDynamicDims())
    return success();
  return emitOpError() << "expected " << type.getNumDynamicDims()
                       << " sizes of dynamic dimensions, got "
                       << getSizes().size();
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

LogicalResult
WaitOp::inferReturnTypes(MLIRContext *context, std::optional<Location> location,
                         ValueRange operands, DictionaryAttr attributes,
                         OpPropertiesRef properties, RegionRange regions,
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
  // On buffers the destination changes from undefined to arrived. If it is not
  // named, no access to memory may cross.
  if (getDestination())
    effects.emplace_back(MemoryEffects::Write::get(),
                         &getDestinationMutable()[0]);
  else if (!getResult())
    effects.emplace_back(MemoryEffects::Write::get());
}

//===----------------------------------------------------------------------===//
// Canonicalization
//===----------------------------------------------------------------------===//

namespace {
/// A tensor without readers need not be copied. The copy and its wait go
/// together.
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

/// Returns true if the types differ only in that the layout of `to` is less
/// static.
static bool isVaguerLayout(Type fromType, Type toType) {
  auto from = dyn_cast<MemRefType>(fromType), to = dyn_cast<MemRefType>(toType);
  if (!from || !to || from.getShape() != to.getShape() ||
      from.getElementType() != to.getElementType() ||
      from.getMemorySpace() != to.getMemorySpace())
    return false;
  auto tellsLess = [](int64_t known, int64_t told) {
    return told == known || ShapedType::isDynamic(told);
  };
  SmallVector<int64_t> fromStrides, toStrides;
  int64_t fromOffset = 0, toOffset = 0;
  return succeeded(from.getStridesAndOffset(fromStrides, fromOffset)) &&
         succeeded(to.getStridesAndOffset(toStrides, toOffset)) &&
         tellsLess(fromOffset, toOffset) &&
         llvm::all_of_zip(fromStrides, toStrides, tellsLess);
}

/// The source of a copy need not be cast to a vaguer layout: what is known of
/// it decides which call copies it.
template <typename OpTy>
struct FoldSourceCast : public OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    OpOperand &source = getSource(op);
    auto view = source.get().template getDefiningOp<ViewLikeOpInterface>();
    if (!view || !isa<CastOpInterface>(view.getOperation()) ||
        !isVaguerLayout(view.getViewSource().getType(), source.get().getType()))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { source.set(view.getViewSource()); });
    return success();
  }

private:
  static OpOperand &getSource(WaitOp op) { return op.getKeepMutable(); }
  template <typename CopyOp>
  static OpOperand &getSource(CopyOp op) {
    return op.getSourceMutable();
  }
};

//===----------------------------------------------------------------------===//
// Slices of host tensors
//===----------------------------------------------------------------------===//
//
// Canonicalization infers the type of a slice anew if an offset becomes
// constant, without the encoding if dimensions are dropped, and inserts casts.
// These patterns restore host slices. The dialect does not depend on `tensor`,
// so that they match its ops by name.

/// Returns the op that casts `value` between device and host, if there is one.
static Operation *getPlacementCast(Value value) {
  Operation *cast = value.getDefiningOp();
  bool isCast = cast && cast->getName().getStringRef() == "tensor.cast" &&
                isHostPlaced(cast->getOperand(0).getType()) !=
                    isHostPlaced(cast->getResult(0).getType());
  return isCast ? cast : nullptr;
}

/// A device slice of a host tensor that is cast to a host slice.
struct RestoreExtractedType : public RewritePattern {
  explicit RestoreExtractedType(MLIRContext *context)
      : RewritePattern("tensor.cast", /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *cast,
                                PatternRewriter &rewriter) const override {
    Operation *slice = cast->getOperand(0).getDefiningOp();
    if (!getPlacementCast(cast->getResult(0)) || !slice ||
        slice->getName().getStringRef() != "tensor.extract_slice" ||
        !isHostPlaced(slice->getOperand(0).getType()))
      return failure();
    Operation *restored = rewriter.clone(*slice);
    restored->getResult(0).setType(cast->getResult(0).getType());
    rewriter.replaceOp(cast, restored);
    return success();
  }
};

/// A host slice that is cast to a device slice and inserted into a host tensor.
struct RestoreInsertedType : public RewritePattern {
  explicit RestoreInsertedType(MLIRContext *context)
      : RewritePattern("tensor.insert_slice", /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *insertion,
                                PatternRewriter &rewriter) const override {
    Operation *cast = getPlacementCast(insertion->getOperand(0));
    if (!cast || !isHostPlaced(insertion->getOperand(1).getType()))
      return failure();
    rewriter.modifyOpInPlace(
        insertion, [&] { insertion->setOperand(0, cast->getOperand(0)); });
    return success();
  }
};
} // namespace

void OffloadOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<FoldSourceCast<OffloadOp>, RestoreExtractedType,
               RestoreInsertedType>(context);
}

void ReloadOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<FoldSourceCast<ReloadOp>>(context);
}

void WaitOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<DropUnusedTransfer, FoldSourceCast<WaitOp>>(context);
}
