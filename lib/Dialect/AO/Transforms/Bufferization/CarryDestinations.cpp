//===- CarryDestinations.cpp - Buffers travel with carried transfers ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A dialect conversion in which each transfer that is carried becomes two
// values: the transfer on buffers, and the buffer it fills.
//
//===----------------------------------------------------------------------===//

#include "CarrySlots.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/Transforms/StructuralTypeConversions.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Transforms/DialectConversion.h"

namespace ao {
#define GEN_PASS_DEF_AOCARRYDESTINATIONS
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Carried values
//===----------------------------------------------------------------------===//

static bool isCopy(Operation *op) {
  return isa_and_present<OffloadOp, ReloadOp>(op);
}

static bool isTensorTransfer(Type type) {
  auto transfer = dyn_cast<TransferType>(type);
  return transfer && isa<TensorType>(transfer.getDestination());
}

/// Returns true if a transfer on tensors goes anywhere but from its copy to
/// waits.
static bool isCarried(Value transfer) {
  return isTensorTransfer(transfer.getType()) &&
         (!isCopy(transfer.getDefiningOp()) ||
          !llvm::all_of(transfer.getUsers(), llvm::IsaPred<WaitOp>));
}

/// Returns true if the conversion has a pattern for `op`, which carries a
/// transfer.
static bool canCarry(Operation *op) {
  return isCopy(op) ||
         isa<WaitOp, BranchOpInterface, scf::ConditionOp, scf::ForOp, scf::IfOp,
             scf::IndexSwitchOp, scf::WhileOp>(op);
}

/// The first op that passes on a transfer and cannot; null if there is none.
static Operation *findUnknownCarrier(ArrayRef<Value> carried) {
  for (Value transfer : carried) {
    SmallVector<Operation *> carriers(transfer.getUsers());
    for (Operation *&user : carriers)
      if (isa<scf::YieldOp>(user))
        user = user->getParentOp();
    auto argument = dyn_cast<BlockArgument>(transfer);
    if (!argument)
      carriers.push_back(transfer.getDefiningOp());
    else if (argument.getOwner()->isEntryBlock())
      carriers.push_back(argument.getOwner()->getParentOp());
    auto unknown = llvm::find_if_not(carriers, canCarry);
    if (unknown != carriers.end())
      return *unknown;
  }
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// The buffer of what arrives: contiguous, in the memory that the tensor's
/// encoding names.
static MemRefType getArrivalType(TransferType transfer) {
  auto tensor = cast<RankedTensorType>(transfer.getDestination());
  return MemRefType::get(tensor.getShape(), tensor.getElementType(),
                         MemRefLayoutAttrInterface(), tensor.getEncoding());
}

/// The buffer of a copy's source, of which only its memory is known yet.
static Value getSourceBuffer(OpBuilder &builder, Location loc, Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<int64_t> strides(type.getRank(), ShapedType::kDynamic);
  auto layout = StridedLayoutAttr::get(builder.getContext(),
                                       ShapedType::kDynamic, strides);
  auto buffer = MemRefType::get(type.getShape(), type.getElementType(), layout,
                                type.getEncoding());
  return bufferization::ToBufferOp::create(builder, loc, buffer, tensor,
                                           /*read_only=*/true);
}

namespace {
template <typename CopyOp>
struct CopyPattern : public OpConversionPattern<CopyOp> {
  using OpConversionPattern<CopyOp>::OpConversionPattern;
  using OneToNOpAdaptor = typename OpConversionPattern<CopyOp>::OneToNOpAdaptor;

  LogicalResult
  matchAndRewrite(CopyOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value source = op.getSource();
    MemRefType type = getArrivalType(op.getTransfer().getType());
    SmallVector<Value> sizes;
    for (auto [index, size] : llvm::enumerate(type.getShape()))
      if (ShapedType::isDynamic(size))
        sizes.push_back(tensor::DimOp::create(rewriter, loc, source,
                                              static_cast<int64_t>(index)));
    // As bufferization aligns what it allocates.
    auto alignment = rewriter.getI64IntegerAttr(
        bufferization::BufferizationOptions().bufferAlignment);
    Value destination =
        memref::AllocOp::create(rewriter, loc, type, sizes, alignment);
    auto copy =
        CopyOp::create(rewriter, loc, TransferType::get(op.getContext(), type),
                       getSourceBuffer(rewriter, loc, source), destination);
    copy->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    rewriter.replaceOpWithMultiple(
        op, {ValueRange{copy.getTransfer(), destination}});
    return success();
  }
};

struct WaitPattern : public OpConversionPattern<WaitOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(WaitOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ValueRange carried = adaptor.getTransfer();
    if (carried.size() != 2)
      return rewriter.notifyMatchFailure(op, "transfer is not carried");
    Value keep = getSourceBuffer(rewriter, op.getLoc(), op.getKeep());
    auto wait = WaitOp::create(rewriter, op.getLoc(), carried.front(), keep,
                               carried.back());
    wait->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    // The buffer has no other name, so it is the tensor's own.
    rewriter.replaceOpWithNewOp<bufferization::ToTensorOp>(
        op, op.getResult().getType(), carried.back(), /*restrict=*/true,
        /*writable=*/true);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

struct CarryDestinations
    : public ao::impl::AOCarryDestinationsBase<CarryDestinations> {
  void runOnOperation() override {
    if (failed(carrySlots(getOperation())))
      return signalPassFailure();
    collect();
    if (carried.empty())
      return;
    if (Operation *op = findUnknownCarrier(carried.getArrayRef())) {
      emitError(op->getLoc()) << "'" << op->getName()
                              << "' carries a transfer whose buffer it cannot "
                                 "carry";
      return signalPassFailure();
    }
    convert();
  }

private:
  void collect() {
    auto add = [&](ValueRange values) {
      for (Value value : values)
        if (isCarried(value))
          carried.insert(value);
    };
    getOperation()->walk([&](Operation *op) {
      add(op->getResults());
      for (Region &region : op->getRegions())
        for (Block &block : region)
          add(block.getArguments());
    });
  }

  void convert() {
    TypeConverter converter;
    converter.addConversion([](Type type) { return type; });
    converter.addConversion(
        [](TransferType type, SmallVectorImpl<Type> &types) {
          if (!isTensorTransfer(type))
            return std::optional<LogicalResult>();
          MemRefType buffer = getArrivalType(type);
          types.push_back(TransferType::get(type.getContext(), buffer));
          types.push_back(buffer);
          return std::optional<LogicalResult>(success());
        });

    RewritePatternSet patterns(&getContext());
    ConversionTarget target(getContext());
    patterns.add<CopyPattern<OffloadOp>, CopyPattern<ReloadOp>, WaitPattern>(
        converter, &getContext());
    scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                         target);
    cf::populateCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                       target);
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addDynamicallyLegalDialect<AODialect>([&](Operation *op) {
      auto isLegal = [&](Value value) { return !carried.contains(value); };
      return llvm::all_of(op->getOperands(), isLegal) &&
             llvm::all_of(op->getResults(), isLegal);
    });
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }

  llvm::SetVector<Value> carried;
};
} // namespace
