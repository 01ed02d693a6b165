//===- LaunchToLoops.cpp - Kernels as loops of the host -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchToLoops.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace ao;

namespace {
class LaunchLowering {
public:
  explicit LaunchLowering(gpu::LaunchOp launch)
      : launch(launch), b(launch), loc(launch.getLoc()) {}

  LogicalResult lower();

private:
  void openLoops(gpu::KernelDim3 ids, gpu::KernelDim3 sizes);
  void shareMemory();
  LogicalResult emitPhase(ArrayRef<Operation *> before,
                          ArrayRef<Operation *> phase);

  gpu::LaunchOp launch;
  OpBuilder b;
  Location loc;
  IRMapping mapping;
};
} // namespace

/// Loops over all `ids`, inside of which the builder stands afterwards.
void LaunchLowering::openLoops(gpu::KernelDim3 ids, gpu::KernelDim3 sizes) {
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  std::pair<Value, Value> dimensions[] = {
      {ids.z, sizes.z}, {ids.y, sizes.y}, {ids.x, sizes.x}};
  for (auto [id, size] : dimensions) {
    auto loop = scf::ForOp::create(b, loc, zero, size, one);
    mapping.map(id, loop.getInductionVar());
    b.setInsertionPointToStart(loop.getBody());
  }
}

/// One buffer on the stack serves all blocks: they run one after the other.
void LaunchLowering::shareMemory() {
  OpBuilder::InsertionGuard guard(b);
  auto function = launch->getParentOfType<func::FuncOp>();
  b.setInsertionPointToStart(&function.getBody().front());
  for (BlockArgument shared : launch.getBody().getArguments().take_back(
           launch.getNumWorkgroupAttributions())) {
    auto type = cast<MemRefType>(shared.getType());
    mapping.map(
        shared,
        memref::AllocaOp::create(
            b, loc, MemRefType::get(type.getShape(), type.getElementType())));
  }
}

/// All threads do what is between two barriers. Threads share memory only, so
/// what they computed `before` is computed again, which must touch none.
LogicalResult LaunchLowering::emitPhase(ArrayRef<Operation *> before,
                                        ArrayRef<Operation *> phase) {
  OpBuilder::InsertionGuard guard(b);
  IRMapping outer = mapping;
  openLoops(launch.getThreadIds(), launch.getBlockSizeOperandValues());
  for (Operation *op : before)
    if (isMemoryEffectFree(op))
      b.clone(*op, mapping);
  for (Operation *op : phase) {
    WalkResult result = op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (operand.getParentBlock() == &launch.getBody().front() &&
            !mapping.contains(operand))
          return WalkResult::interrupt();
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      return emitError(op->getLoc()) << "needs a value of a thread from before "
                                        "a barrier";
    b.clone(*op, mapping);
  }
  mapping = outer;
  return success();
}

LogicalResult LaunchLowering::lower() {
  shareMemory();
  gpu::KernelDim3 grid = launch.getGridSizeOperandValues();
  gpu::KernelDim3 block = launch.getBlockSizeOperandValues();
  gpu::KernelDim3 gridInside = launch.getGridSize();
  gpu::KernelDim3 blockInside = launch.getBlockSize();
  for (auto [inside, outside] :
       {std::pair(gridInside.x, grid.x), std::pair(gridInside.y, grid.y),
        std::pair(gridInside.z, grid.z), std::pair(blockInside.x, block.x),
        std::pair(blockInside.y, block.y), std::pair(blockInside.z, block.z)})
    mapping.map(inside, outside);
  openLoops(launch.getBlockIds(), grid);
  SmallVector<Operation *> before, phase;
  for (Operation &op : launch.getBody().front()) {
    if (!isa<gpu::BarrierOp, gpu::TerminatorOp>(op)) {
      phase.push_back(&op);
      continue;
    }
    if (failed(emitPhase(before, phase)))
      return failure();
    before.append(phase);
    phase.clear();
  }
  launch.erase();
  return success();
}

namespace {
struct LaunchToLoops
    : public PassWrapper<LaunchToLoops, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LaunchToLoops)

  StringRef getArgument() const override { return "test-gpu-launch-to-loops"; }
  StringRef getDescription() const override {
    return "Runs kernels on the host, a thread at a time";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry
        .insert<arith::ArithDialect, memref::MemRefDialect, scf::SCFDialect>();
  }

  void runOnOperation() override {
    SmallVector<gpu::LaunchOp> launches;
    getOperation()->walk(
        [&](gpu::LaunchOp launch) { launches.push_back(launch); });
    for (gpu::LaunchOp launch : launches)
      if (failed(LaunchLowering(launch).lower()))
        return signalPassFailure();
    // Nothing runs on the stream.
    getOperation()->walk([](UnrealizedConversionCastOp cast) {
      if (cast.use_empty())
        cast.erase();
    });
  }
};
} // namespace

void test::registerLaunchToLoopsPass() { PassRegistration<LaunchToLoops>(); }
