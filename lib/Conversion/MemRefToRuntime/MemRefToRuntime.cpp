//===- MemRefToRuntime.cpp - The host's accesses of device memory ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "ao/Conversion/Runtime/BufferAddress.h"
#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace ao {
#define GEN_PASS_DEF_CONVERTMEMREFTORUNTIME
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// How an element of `type` is in memory, in the LLVM dialect.
static Type getStoredType(Type type) {
  if (type.isIndex())
    return IntegerType::get(type.getContext(), 64);
  if (type.isInteger(1))
    return IntegerType::get(type.getContext(), 8);
  return type;
}

static Value fromStored(OpBuilder &builder, Location loc, Value stored,
                        Type type) {
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, stored);
  if (type.isInteger(1))
    return arith::TruncIOp::create(builder, loc, type, stored);
  return stored;
}

/// Returns true if the host can read the buffer: scalars of its own, and
/// constants before they are copied to the device.
static bool isOnHost(Value buffer) {
  return isa_and_present<memref::AllocaOp, memref::GetGlobalOp>(
      buffer.getDefiningOp());
}

static LogicalResult convertLoad(memref::LoadOp load, RuntimeCalls &calls) {
  Type type = load.getResult().getType();
  if (!type.isIntOrIndexOrFloat())
    return emitError(load.getLoc())
           << "cannot read " << type << " from device memory";
  OpBuilder builder(load);
  Location loc = load.getLoc();
  BufferAddress buffer(builder, loc, load.getMemRef());
  Value slot = calls.array(
      builder, loc,
      {LLVM::ConstantOp::create(builder, loc, builder.getI64Type(), 0)});
  Value bytes = LLVM::ConstantOp::create(builder, loc, builder.getI64Type(),
                                         buffer.elementBytes());
  Value source =
      buffer.element(builder, loc, getAsOpFoldResult(load.getIndices()));
  calls.call(builder, loc, RuntimeFunction::aortStepRead,
             {slot, source, bytes});
  Value stored = LLVM::LoadOp::create(builder, loc, getStoredType(type), slot);
  load.replaceAllUsesWith(fromStored(builder, loc, stored, type));
  load.erase();
  return success();
}

static LogicalResult convertCopy(memref::CopyOp copy, RuntimeCalls &calls) {
  Value source = copy.getSource(), target = copy.getTarget();
  if (!isContiguous(source) || !isContiguous(target))
    return emitError(copy.getLoc())
           << "cannot copy between layouts in host memory";
  OpBuilder builder(copy);
  Location loc = copy.getLoc();
  BufferAddress from(builder, loc, source), to(builder, loc, target);
  calls.call(builder, loc, RuntimeFunction::aortStepCopy,
             {to.firstElement(builder, loc), from.firstElement(builder, loc),
              from.byteCount(builder, loc)});
  copy.erase();
  return success();
}

/// The device's copy of a constant takes the place of the host's data wherever
/// it is not the host that loads from it.
static void convertGlobal(memref::GetGlobalOp access, RuntimeCalls &calls,
                          const LLVMTypeConverter &converter) {
  auto isDeviceUse = [](OpOperand &use) {
    return !isa<memref::LoadOp>(use.getOwner()) ||
           use.getOwner()->getParentOfType<gpu::LaunchOp>();
  };
  if (llvm::none_of(access->getUses(), isDeviceUse))
    return;
  OpBuilder builder(access);
  Location loc = access.getLoc();
  auto host = cast<memref::GetGlobalOp>(builder.clone(*access));
  BufferAddress data(builder, loc, host);
  Value pointer =
      calls.call(builder, loc, RuntimeFunction::aortStepConstant,
                 {data.firstElement(builder, loc), data.byteCount(builder, loc),
                  calls.string(builder, loc, access.getName())});
  MemRefType type = access.getType();
  Value descriptor =
      MemRefDescriptor::fromStaticShape(builder, loc, converter, type, pointer);
  Value device =
      UnrealizedConversionCastOp::create(builder, loc, type, descriptor)
          .getResult(0);
  access.getResult().replaceUsesWithIf(device, isDeviceUse);
  access.getResult().replaceAllUsesWith(host);
  access.erase();
}

namespace {
struct ConvertMemRefToRuntime
    : public ao::impl::ConvertMemRefToRuntimeBase<ConvertMemRefToRuntime> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<gpu::LaunchOp, gpu::GPUModuleOp>(op))
        return WalkResult::skip();
      if (isa<memref::CopyOp, memref::GetGlobalOp>(op) ||
          (isa<memref::LoadOp>(op) && !isOnHost(op->getOperand(0))))
        ops.push_back(op);
      return WalkResult::advance();
    });
    RuntimeCalls calls(getOperation());
    LLVMTypeConverter converter(&getContext());
    for (Operation *op : ops)
      if (failed(convert(op, calls, converter)))
        return signalPassFailure();
    if (calls.hadError())
      signalPassFailure();
  }

private:
  static LogicalResult convert(Operation *op, RuntimeCalls &calls,
                               const LLVMTypeConverter &converter) {
    if (auto load = dyn_cast<memref::LoadOp>(op))
      return convertLoad(load, calls);
    if (auto copy = dyn_cast<memref::CopyOp>(op))
      return convertCopy(copy, calls);
    convertGlobal(cast<memref::GetGlobalOp>(op), calls, converter);
    return success();
  }
};
} // namespace
