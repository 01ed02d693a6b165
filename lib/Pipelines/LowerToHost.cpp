//===- LowerToHost.cpp - From a step to code for this machine -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostConversions.h"
#include "ao/Conversion/Passes.h"
#include "ao/Pipelines/Lowering.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/Transforms/RequestCWrappers.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace ao;

static void addEmulation(OpPassManager &manager) {
  manager.addPass(createConvertComplexToStandardPass());
  manager.addPass(createAOExpandBF16());
  manager.addPass(math::createMathExtendToSupportedTypes());
  arith::ArithEmulateUnsupportedFloatsOptions emulate;
  emulate.sourceTypeStrs = {"bf16"};
  manager.addPass(arith::createArithEmulateUnsupportedFloats(emulate));
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  manager.addPass(arith::createArithExpandOpsPass(expand));
}

void ao::addHostScalarization(OpPassManager &manager) {
  manager.addNestedPass<func::FuncOp>(createAOExpandReshapes());
  // Indices of strided views become affine maps before those become arithmetic.
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  manager.addNestedPass<func::FuncOp>(createAOExpandMath());
  manager.addPass(createSCFToControlFlowPass());
  addEmulation(manager.nest<func::FuncOp>());
}

void ao::addHostLLVMConversions(
    OpPassManager &manager,
    llvm::function_ref<void(OpPassManager &)> addMemory) {
  manager.addNestedPass<func::FuncOp>(createConvertMathToLLVMPass());
  manager.addPass(createConvertMathToLibmPass());
  addMemory(manager);
  manager.addPass(createConvertComplexToLLVMPass());
  manager.addPass(createConvertControlFlowToLLVMPass());
  manager.addPass(createArithToLLVMConversionPass());
  manager.addPass(createConvertIndexToLLVMPass());
  manager.addPass(createUBToLLVMConversionPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
  manager.addPass(createAOBF16ToBits());
}

void ao::buildHostFunctionsPipeline(OpPassManager &manager,
                                    const graph::CaptureChoice &captures) {
  buildCapturePipeline(manager, captures);
  buildUseArenasPipeline(manager, /*marks=*/true);
  // Programs call steps, not the functions of their ops.
  manager.addNestedPass<func::FuncOp>(LLVM::createLLVMRequestCWrappersPass());
  addLaunchConversion(manager, captures);
  manager.addPass(createAOOutlineOps());
}

void ao::buildHostFunctionsToLLVMPipeline(OpPassManager &manager) {
  manager.addPass(createAOVerifyLowerable());
  manager.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  addHostScalarization(manager);
  manager.addPass(createConvertAOToLLVM());
  addHostLLVMConversions(manager, [](OpPassManager &memory) {
    // Modules on buffers may have been vectorized.
    memory.addPass(createConvertVectorToLLVMPass());
    memory.addPass(createFinalizeMemRefToLLVMConversionPass());
    memory.addPass(createConvertFuncToLLVMPass());
  });
  manager.addPass(createAOPackEntries());
  manager.addPass(createAOVerifyLowered());
}

void ao::buildLowerToHostPipeline(OpPassManager &manager,
                                  const HostLoweringOptions &options) {
  buildBufferizationPipeline(manager);
  buildHostFunctionsPipeline(manager);
  buildHostFunctionsToLLVMPipeline(manager);
}

void ao::registerLoweringPipelines() {
  PassPipelineRegistration<BufferizationOptions>(
      "ao-bufferize-pipeline",
      "Bufferize training steps and free each buffer after its last use",
      [](OpPassManager &manager, const BufferizationOptions &options) {
        buildBufferizationPipeline(manager, {options.arenas, options.results});
      });
  PassPipelineRegistration<HostLoweringOptions>(
      "ao-lower-to-host-pipeline",
      "Lower training steps to host code that calls the runtime",
      buildLowerToHostPipeline);
  PassPipelineRegistration<NVVMLoweringOptions>(
      "ao-lower-to-nvvm-pipeline",
      "Lower training steps to GPU kernels and host code that calls the "
      "runtime",
      buildLowerToNVVMPipeline);
}
