//===- AOToGPU.cpp - Transfers to asynchronous copies of the GPU dialect --===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In gpu-to-llvm a token is a stream, and every `gpu.wait async` makes a new
// one. So no such op is emitted: the token of each copy is a stream of the
// runtime, and streams are ordered by calls of the runtime only.
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "ao/Conversion/Runtime/BufferAddress.h"
#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace ao {
#define GEN_PASS_DEF_CONVERTAOTOGPU
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns true if gpu-to-llvm copies the buffer as bytes; other copies are the
/// runtime's business.
static bool isBytes(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  return type && type.getLayout().isIdentity() &&
         getElementBytes(type.getElementType());
}

/// Puts the copy between the two marks of the transfer, on its stream.
static void convertCopy(Operation *op, Value source, Value destination,
                        bool isOffload, RuntimeCalls &calls) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Value direction = LLVM::ConstantOp::create(builder, loc, builder.getI32Type(),
                                             isOffload ? 0 : 1);
  BufferAddress to(builder, loc, destination), from(builder, loc, source);
  Value transfer =
      calls.call(builder, loc, RuntimeFunction::aortStepTransferBegin,
                 {direction, to.firstElement(builder, loc),
                  from.firstElement(builder, loc), from.byteCount(builder, loc),
                  calls.nameOf(builder, loc)});
  Value stream = calls.call(
      builder, loc, RuntimeFunction::aortStepTransferStreamOf, transfer);
  auto tokenType = gpu::AsyncTokenType::get(builder.getContext());
  Value token =
      UnrealizedConversionCastOp::create(builder, loc, tokenType, stream)
          .getResult(0);
  gpu::MemcpyOp::create(builder, loc, tokenType, ValueRange(token), destination,
                        source);
  calls.call(builder, loc, RuntimeFunction::aortStepTransferEnd, transfer);
  auto handle = UnrealizedConversionCastOp::create(
      builder, loc, op->getResult(0).getType(), transfer);
  op->replaceAllUsesWith(handle);
  op->erase();
}

namespace {
struct ConvertAOToGPU : public ao::impl::ConvertAOToGPUBase<ConvertAOToGPU> {
  void runOnOperation() override {
    RuntimeCalls calls(getOperation());
    getOperation()->walk([&](Operation *op) {
      if (!isa<OffloadOp, ReloadOp>(op) || op->getNumOperands() != 2)
        return;
      Value source = op->getOperand(0), destination = op->getOperand(1);
      if (isBytes(source) && isBytes(destination))
        convertCopy(op, source, destination, isa<OffloadOp>(op), calls);
    });
    if (calls.hadError())
      signalPassFailure();
  }
};
} // namespace
