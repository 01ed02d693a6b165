//===- AutogradToLLVM.cpp - Callbacks to runtime calls --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/AutogradToLLVM/AutogradToLLVM.h"

#include "ao-runtime/Runtime.h"
#include "ao/Conversion/Runtime/RuntimeLowering.h"
#include "ao/Conversion/Runtime/RuntimePattern.h"
#include "ao/Dialect/Autograd/IR/Autograd.h"
#include "mlir/IR/DialectRegistry.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

/// How the runtime calls elements of `type`.
static std::optional<AortElementType> getElementKind(Type type) {
  return llvm::TypeSwitch<Type, std::optional<AortElementType>>(type)
      .Case<Float32Type>([](auto) { return AORT_F32; })
      .Case<Float16Type>([](auto) { return AORT_F16; })
      .Case<BFloat16Type>([](auto) { return AORT_BF16; })
      .Case<Float64Type>([](auto) { return AORT_F64; })
      .Case<IndexType>([](auto) { return AORT_I64; })
      .Case<IntegerType>(
          [](IntegerType integer) -> std::optional<AortElementType> {
            switch (integer.getWidth()) {
            case 1:
              return AORT_I1;
            case 8:
              return AORT_I8;
            case 16:
              return AORT_I16;
            case 32:
              return AORT_I32;
            case 64:
              return AORT_I64;
            default:
              return std::nullopt;
            }
          })
      .Case<ComplexType>([](ComplexType complex) {
        return complex.getElementType().isF64()
                   ? std::optional(AORT_COMPLEX_F64)
               : complex.getElementType().isF32()
                   ? std::optional(AORT_COMPLEX_F32)
                   : std::nullopt;
      })
      .Default([](Type) { return std::nullopt; });
}

namespace {
/// The words that describe the values of a call, see aortStepHook.
class ValueWords {
public:
  ValueWords(Operation *op, OpBuilder &builder,
             const LLVMTypeConverter &converter)
      : op(op), builder(builder), converter(converter) {}

  Value word(int64_t value) {
    return LLVM::ConstantOp::create(builder, op->getLoc(), builder.getI64Type(),
                                    value);
  }

  LogicalResult add(ValueRange buffers, ValueRange descriptors) {
    for (auto [buffer, descriptor] : llvm::zip_equal(buffers, descriptors))
      if (failed(add(buffer, descriptor)))
        return failure();
    return success();
  }

  void addUndefined() { words.append({word(0), word(0), word(-1)}); }

  Value getArray(RuntimeCalls &calls) {
    return calls.array(builder, op->getLoc(), words);
  }

  LogicalResult add(Value buffer, Value given) {
    auto type = dyn_cast<MemRefType>(buffer.getType());
    std::optional<AortElementType> element =
        type ? getElementKind(type.getElementType()) : std::nullopt;
    if (!element)
      return op->emitError()
             << "unsupported type of a callback operand: " << buffer.getType();
    Location loc = op->getLoc();
    MemRefDescriptor descriptor(given);
    Value pointer = descriptor.bufferPtr(builder, loc, converter, type);
    words.append(
        {LLVM::PtrToIntOp::create(builder, loc, builder.getI64Type(), pointer),
         word(*element), word(type.getRank())});
    for (int64_t i = 0, rank = type.getRank(); i < rank; ++i)
      words.push_back(descriptor.size(builder, loc, i));
    for (int64_t i = 0, rank = type.getRank(); i < rank; ++i)
      words.push_back(descriptor.stride(builder, loc, i));
    return success();
  }

private:
  Operation *op;
  OpBuilder &builder;
  const LLVMTypeConverter &converter;
  SmallVector<Value> words;
};

/// The engine's number of the node that `op` belongs to, -1 without one.
int64_t getNode(Operation *op) {
  return getNumber(op, kNodeCallAttr).value_or(-1);
}

/// Converts `autograd.hook` and `autograd.call_opaque` to calls of
/// aortStepHook.
template <typename CallOp>
struct CallbackPattern : public RuntimePattern<CallOp> {
  using RuntimePattern<CallOp>::RuntimePattern;

  LogicalResult
  matchAndRewrite(CallOp op, typename CallOp::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (op.getNumResults() > 0)
      return rewriter.notifyMatchFailure(op, "not bufferized");
    HookKind kind = HookKind::Function;
    Value packed;
    ArrayRef<int64_t> missing;
    if constexpr (std::is_same_v<CallOp, HookOp>) {
      kind = op.getKind();
      packed = adaptor.getPacked();
      missing = op.getMissing().value_or(ArrayRef<int64_t>());
    }
    ValueWords words(op, rewriter, *this->getTypeConverter());
    if (failed(words.add(op.getInputs(), adaptor.getInputs())))
      return failure();
    size_t outputs = op.getOutputs().size() + missing.size(), next = 0;
    for (size_t i = 0; i < outputs; ++i) {
      if (llvm::is_contained(missing, static_cast<int64_t>(i))) {
        words.addUndefined();
        continue;
      }
      if (failed(words.add(op.getOutputs()[next], adaptor.getOutputs()[next])))
        return failure();
      ++next;
    }
    Location loc = op.getLoc();
    Value kindWord = LLVM::ConstantOp::create(
        rewriter, loc, rewriter.getI32Type(), static_cast<int32_t>(kind));
    this->calls.call(
        rewriter, loc, RuntimeFunction::aortStepHook,
        {adaptor.getHandle(), kindWord, words.word(getNode(op)),
         this->calls.nameOf(rewriter, loc), packed ? packed : words.word(0),
         words.word(op.getWorkspace()), words.getArray(this->calls),
         words.word(static_cast<int64_t>(op.getInputs().size())),
         words.word(static_cast<int64_t>(outputs))});
    rewriter.eraseOp(op);
    return success();
  }
};

struct FinalCallbacksPattern : public RuntimePattern<FinalCallbacksOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(FinalCallbacksOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (op.getNumResults() > 0)
      return rewriter.notifyMatchFailure(op, "not bufferized");
    ValueWords words(op, rewriter, *getTypeConverter());
    if (failed(words.add(op.getOutputs(), adaptor.getOutputs())))
      return failure();
    Location loc = op.getLoc();
    calls.call(rewriter, loc, RuntimeFunction::aortStepFinalCallbacks,
               {words.word(getNode(op)), calls.nameOf(rewriter, loc),
                words.word(op.getWorkspace()), words.getArray(calls),
                words.word(static_cast<int64_t>(op.getOutputs().size()))});
    rewriter.eraseOp(op);
    return success();
  }
};

struct TableHookPattern : public RuntimePattern<TableHookOp> {
  using RuntimePattern::RuntimePattern;

  LogicalResult
  matchAndRewrite(TableHookOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value index =
        LLVM::ConstantOp::create(rewriter, op.getLoc(), rewriter.getI64Type(),
                                 static_cast<int64_t>(op.getIndex()));
    rewriter.replaceOp(op, calls.call(rewriter, op.getLoc(),
                                      RuntimeFunction::aortStepTableHook,
                                      {adaptor.getTable(), index}));
    return success();
  }
};

struct AutogradLowering : public RuntimeLoweringInterface {
  using RuntimeLoweringInterface::RuntimeLoweringInterface;

  void addPatterns(RewritePatternSet &patterns,
                   const LLVMTypeConverter &converter,
                   RuntimeCalls &calls) const final {
    patterns.add<CallbackPattern<HookOp>, CallbackPattern<CallOpaqueOp>,
                 FinalCallbacksPattern, TableHookPattern>(converter, calls);
  }
};
} // namespace

void ao::autograd::registerRuntimeLowering(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, AutogradDialect *dialect) {
    dialect->addInterfaces<AutogradLowering>();
  });
}
