//===- AOToLLVM.cpp - Buffers and transfers to runtime calls --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarPatterns.h"
#include "ao/Conversion/Passes.h"
#include "ao/Conversion/Runtime/LowerableBuffers.h"
#include "ao/Conversion/Runtime/RuntimeLowering.h"
#include "ao/Conversion/Runtime/RuntimePattern.h"
#include "ao/Dialect/AO/IR/AOExtension.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace ao {
#define GEN_PASS_DEF_CONVERTAOTOLLVM
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

static bool isOnHost(Value buffer) {
  return isHostPlaced(cast<ShapedType>(buffer.getType()));
}

namespace {
struct AllocPattern : public RuntimePattern<memref::AllocOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(memref::AllocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    MemRefType type = op.getType();
    if (!type.getLayout().isIdentity())
      return rewriter.notifyMatchFailure(op, "layout is not the identity");
    SmallVector<Value> sizes, strides;
    Value bytes;
    this->getMemRefDescriptorSizes(loc, type, adaptor.getDynamicSizes(),
                                   rewriter, sizes, strides, bytes);
    if (mayWrap(type))
      bytes = countBytes(rewriter, loc, type, sizes);
    Value pointer = calls.call(rewriter, loc, getAllocator(type),
                               {bytes, calls.nameOf(rewriter, loc)});
    Value descriptor = this->createMemRefDescriptor(loc, type, pointer, pointer,
                                                    sizes, strides, rewriter);
    rewriter.replaceOp(op, descriptor);
    return success();
  }

private:
  static RuntimeFunction getAllocator(MemRefType type) {
    if (!isHostPlaced(type))
      return RuntimeFunction::aortStepDeviceAlloc;
    return getHostTier(type) == HostTier::Pageable
               ? RuntimeFunction::aortStepHostAllocPageable
               : RuntimeFunction::aortStepHostAlloc;
  }

  /// Returns true if the number of bytes may overflow 64 bits: the buffer would
  /// be too small.
  static bool mayWrap(MemRefType type) {
    return !type.hasStaticShape() ||
           (getElementBytes(type.getElementType()) && !getStaticBytes(type));
  }

  /// Returns the number of bytes of a buffer; on overflow the maximum, for
  /// which the allocation fails.
  Value countBytes(ConversionPatternRewriter &rewriter, Location loc,
                   MemRefType type, ValueRange sizes) const {
    Value most = LLVM::ConstantOp::create(rewriter, loc, rewriter.getI64Type(),
                                          std::numeric_limits<int64_t>::max());
    Value bytes = this->getSizeInBytes(loc, type.getElementType(), rewriter);
    auto pair = LLVM::LLVMStructType::getLiteral(
        type.getContext(), {rewriter.getI64Type(), rewriter.getI1Type()});
    for (Value size : sizes) {
      Value product =
          LLVM::SMulWithOverflowOp::create(rewriter, loc, pair, bytes, size);
      Value wraps = LLVM::ExtractValueOp::create(rewriter, loc, product, 1);
      bytes = LLVM::SelectOp::create(
          rewriter, loc, wraps, most,
          LLVM::ExtractValueOp::create(rewriter, loc, product, 0));
    }
    return bytes;
  }
};

struct DeallocPattern : public RuntimePattern<memref::DeallocOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(memref::DeallocOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isa<MemRefType>(op.getMemref().getType()))
      return rewriter.notifyMatchFailure(op, "unranked buffer");
    MemRefDescriptor buffer(adaptor.getMemref());
    auto function = isOnHost(op.getMemref())
                        ? RuntimeFunction::aortStepHostFree
                        : RuntimeFunction::aortStepDeviceFree;
    calls.call(rewriter, op.getLoc(), function,
               buffer.allocatedPtr(rewriter, op.getLoc()));
    rewriter.eraseOp(op);
    return success();
  }
};

template <typename CopyOp>
struct CopyPattern : public RuntimePattern<CopyOp> {
  using RuntimePattern<CopyOp>::RuntimePattern;
  using OpAdaptor = typename CopyOp::Adaptor;

  LogicalResult
  matchAndRewrite(CopyOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!op.getDestination())
      return rewriter.notifyMatchFailure(op, "not bufferized");
    auto from = dyn_cast<MemRefType>(op.getSource().getType());
    auto to = dyn_cast<MemRefType>(op.getDestination().getType());
    if (!from || !to)
      return rewriter.notifyMatchFailure(op, "unranked buffer");
    bool contiguous = isContiguous(from) && isContiguous(to);
    Value transfer = contiguous ? copyBytes(op, adaptor, from, to, rewriter)
                                : copyStrided(op, adaptor, from, to, rewriter);
    rewriter.replaceOp(op, transfer);
    return success();
  }

private:
  static constexpr bool isOffload = std::is_same_v<CopyOp, OffloadOp>;

  /// Returns true if the elements are contiguous, at any offset: slices of
  /// stacked residuals are.
  static bool isContiguous(MemRefType type) {
    return type.getLayout().isIdentity() ||
           type.areTrailingDimsContiguous(type.getRank());
  }

  /// Returns the address of the first element of a buffer.
  Value first(Value descriptor, MemRefType type, Location loc,
              ConversionPatternRewriter &rewriter) const {
    return MemRefDescriptor(descriptor)
        .bufferPtr(rewriter, loc, *this->getTypeConverter(), type);
  }

  Value copyBytes(CopyOp op, OpAdaptor adaptor, MemRefType from, MemRefType to,
                  ConversionPatternRewriter &rewriter) const {
    Location loc = op.getLoc();
    MemRefDescriptor source(adaptor.getSource());
    Value bytes = this->getSizeInBytes(loc, from.getElementType(), rewriter);
    for (int64_t i = 0, rank = from.getRank(); i < rank; ++i)
      bytes = LLVM::MulOp::create(rewriter, loc, bytes,
                                  source.size(rewriter, loc, i));
    return this->calls.call(rewriter, loc,
                            isOffload ? RuntimeFunction::aortStepOffload
                                      : RuntimeFunction::aortStepReload,
                            {first(adaptor.getDestination(), to, loc, rewriter),
                             first(adaptor.getSource(), from, loc, rewriter),
                             bytes, this->calls.nameOf(rewriter, loc)});
  }

  Value copyStrided(CopyOp op, OpAdaptor adaptor, MemRefType from,
                    MemRefType to, ConversionPatternRewriter &rewriter) const {
    Location loc = op.getLoc();
    MemRefDescriptor source(adaptor.getSource());
    MemRefDescriptor destination(adaptor.getDestination());
    SmallVector<Value> sizes, toStrides, fromStrides;
    for (int64_t i = 0, rank = from.getRank(); i < rank; ++i) {
      sizes.push_back(source.size(rewriter, loc, i));
      fromStrides.push_back(source.stride(rewriter, loc, i));
      toStrides.push_back(destination.stride(rewriter, loc, i));
    }
    Value rank = LLVM::ConstantOp::create(rewriter, loc, rewriter.getI64Type(),
                                          from.getRank());
    return this->calls.call(
        rewriter, loc,
        isOffload ? RuntimeFunction::aortStepOffloadStrided
                  : RuntimeFunction::aortStepReloadStrided,
        {first(adaptor.getDestination(), to, loc, rewriter),
         first(adaptor.getSource(), from, loc, rewriter),
         this->getSizeInBytes(loc, from.getElementType(), rewriter), rank,
         this->calls.array(rewriter, loc, sizes),
         this->calls.array(rewriter, loc, toStrides),
         this->calls.array(rewriter, loc, fromStrides),
         this->calls.nameOf(rewriter, loc)});
  }
};

struct WaitPattern : public RuntimePattern<WaitOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(WaitOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (op.getResult())
      return rewriter.notifyMatchFailure(op, "not bufferized");
    calls.call(rewriter, op.getLoc(), RuntimeFunction::aortStepWait,
               adaptor.getTransfer());
    rewriter.eraseOp(op);
    return success();
  }
};

/// Converts handles of the runtime, which are numbers.
std::optional<Type> convertHandle(Type type) {
  if (!isAOOrExtension(&type.getDialect()))
    return std::nullopt;
  return IntegerType::get(type.getContext(), 64);
}

/// Removes attributes that the translation to LLVM IR does not support.
void stripAttributes(Operation *op) {
  auto isOurs = [](NamedAttribute attr) {
    return isAOOrExtension(attr.getNameDialect());
  };
  for (NamedAttribute attr : llvm::to_vector(op->getDiscardableAttrs()))
    if (isOurs(attr))
      op->removeDiscardableAttr(attr.getName());
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return;
  for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i)
    for (NamedAttribute attr : function.getArgAttrs(i))
      if (isOurs(attr))
        function.removeArgAttr(i, attr.getName());
}

/// Emits an error if a buffer that `op` uses or defines cannot be converted:
/// the patterns of memref-to-llvm assume that all types can.
static LogicalResult verifyBuffers(Operation *op, LowerableBuffers &buffers) {
  if (!isa<FunctionOpInterface, memref::AllocOp, memref::DeallocOp>(op) &&
      !isAOOrExtension(op->getDialect()))
    return success();
  for (Type type : op->getOperandTypes())
    if (failed(buffers.verify(op, type)))
      return failure();
  return buffers.verifyDefinedBy(op);
}

struct ConvertAOToLLVM : public ao::impl::ConvertAOToLLVMBase<ConvertAOToLLVM> {
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    LowerableBuffers buffers(context);
    auto verifyOutsideKernels = [&](Operation *op) {
      return isa<gpu::GPUModuleOp, gpu::LaunchOp>(op)
                 ? WalkResult::skip()
                 : WalkResult(verifyBuffers(op, buffers));
    };
    WalkResult result =
        getOperation()->walk<WalkOrder::PreOrder>(verifyOutsideKernels);
    if (result.wasInterrupted())
      return signalPassFailure();
    LLVMTypeConverter converter(context);
    addMemorySpaces(converter);
    converter.addConversion(convertHandle);

    RuntimeCalls calls(getOperation());
    RewritePatternSet patterns(context);
    patterns.add<AllocPattern, DeallocPattern, CopyPattern<OffloadOp>,
                 CopyPattern<ReloadOp>, WaitPattern>(converter, calls);
    addScalarPatterns(patterns, converter, calls);
    ConversionTarget target(*context);
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addIllegalDialect<AODialect>();
    for (const RuntimeLoweringInterface &extension :
         DialectInterfaceCollection<RuntimeLoweringInterface>(context)) {
      extension.addPatterns(patterns, converter, calls);
      target.addIllegalDialect(extension.getDialect()->getNamespace());
    }
    target.addIllegalOp<memref::AllocOp, memref::DeallocOp>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))) ||
        calls.hadError())
      return signalPassFailure();
    stripPlacement();
    getOperation()->walk(stripAttributes);
  }

private:
  /// Removes types and memory spaces of the dialect from the remaining ops:
  /// upstream's conversions do not support them.
  void stripPlacement() {
    AttrTypeReplacer replacer;
    replacer.addReplacement(convertHandle);
    replacer.addReplacement([](MemRefType type) -> std::optional<Type> {
      Attribute space = type.getMemorySpace();
      if (!space || !(isa<HostAttr>(space) || isDeviceSpace(space)))
        return std::nullopt;
      return MemRefType::get(type.getShape(), type.getElementType(),
                             type.getLayout());
    });
    replacer.recursivelyReplaceElementsIn(getOperation(), /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
  }
};
} // namespace
