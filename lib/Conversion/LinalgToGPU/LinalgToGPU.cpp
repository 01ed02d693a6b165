//===- LinalgToGPU.cpp - Lowering of linalg ops to kernels ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "KernelLaunch.h"
#include "ao/Conversion/Passes.h"
#include "ao/Conversion/Runtime/BufferAddress.h"
#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace ao {
#define GEN_PASS_DEF_CONVERTLINALGTOGPU
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// The runtime's compute stream as gpu-to-llvm understands it: a token is a
/// stream there.
static Value getComputeStream(func::FuncOp function, RuntimeCalls &calls) {
  OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
  Location loc = function.getLoc();
  MLIRContext *context = function.getContext();
  Value stream =
      calls.call(builder, loc, RuntimeFunction::aortStepComputeStream, {});
  return UnrealizedConversionCastOp::create(
             builder, loc, gpu::AsyncTokenType::get(context), stream)
      .getResult(0);
}

/// A store of the host into device memory: one thread writes the value.
static void convertStore(OpBuilder &builder, memref::StoreOp store,
                         Value token) {
  Location loc = store.getLoc();
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  launchKernel(builder, loc, token, one, 1, 1);
  builder.clone(*store);
}

/// Returns true if `op`, which is no structured op, takes a kernel: stores into
/// device memory, and copies between layouts, which are no copies of bytes.
static bool isKernel(Operation *op) {
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return !store.getMemRef().getDefiningOp<memref::AllocaOp>();
  auto copy = dyn_cast<memref::CopyOp>(op);
  if (!copy)
    return false;
  auto isOnDevice = [](Value buffer) {
    auto type = dyn_cast<MemRefType>(buffer.getType());
    return type && !isHostPlaced(type);
  };
  return isOnDevice(copy.getSource()) && isOnDevice(copy.getTarget()) &&
         !(isContiguous(copy.getSource()) && isContiguous(copy.getTarget()));
}

namespace {
struct ConvertLinalgToGPU
    : public ao::impl::ConvertLinalgToGPUBase<ConvertLinalgToGPU> {
  using ConvertLinalgToGPUBase::ConvertLinalgToGPUBase;

  void runOnOperation() override {
    if (failed(checkBuffers()))
      return signalPassFailure();
    RuntimeCalls calls(getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal())
        convert(function, calls);
    if (calls.hadError())
      signalPassFailure();
  }

private:
  /// Kernels read and write memory.
  LogicalResult checkBuffers() {
    WalkResult result = getOperation()->walk([](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics())
        return WalkResult::advance();
      op->emitError() << "'" << op->getName()
                      << "' op is on tensors: expected buffers, run "
                         "ao-bufferize-pipeline first";
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  void convertLinalg(OpBuilder &builder, linalg::LinalgOp op, Value token) {
    KernelShape shape = chooseKernelShape(op, treeReductions);
    shape.mayContract = contract;
    emitKernel(builder, op, shape, token);
  }

  void convert(func::FuncOp function, RuntimeCalls &calls) {
    SmallVector<Operation *> ops;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<gpu::LaunchOp>(op))
        return WalkResult::skip();
      if (isa<linalg::LinalgOp>(op)) {
        ops.push_back(op);
        return WalkResult::skip();
      }
      if (isKernel(op))
        ops.push_back(op);
      return WalkResult::advance();
    });
    if (ops.empty())
      return;
    Value token = getComputeStream(function, calls);
    for (Operation *op : ops) {
      OpBuilder builder(op);
      if (auto store = dyn_cast<memref::StoreOp>(op)) {
        convertStore(builder, store, token);
      } else if (auto copy = dyn_cast<memref::CopyOp>(op)) {
        auto loops = linalg::makeMemRefCopyOp(
            builder, copy.getLoc(), copy.getSource(), copy.getTarget());
        convertLinalg(builder, loops, token);
        loops->erase();
      } else {
        convertLinalg(builder, cast<linalg::LinalgOp>(op), token);
      }
      op->erase();
    }
  }
};
} // namespace
