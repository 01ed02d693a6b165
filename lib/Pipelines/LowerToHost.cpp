//===- LowerToHost.cpp - from a step to code for this machine -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "ao/Pipelines/Lowering.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/Transforms/RequestCWrappers.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace ao;

/// Linalg and structured control flow to branches and scalars.
static void addScalarization(OpPassManager &manager) {
  manager.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  // Indices of strided views become affine maps before those become arithmetic.
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  manager.addPass(createSCFToControlFlowPass());
  // bf16 has no instructions of its own, and its library calls are missing in
  // older compiler runtimes.
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  manager.addPass(arith::createArithExpandOpsPass(expand));
}

/// Everything that is left to the LLVM dialect.
static void addLLVMConversions(OpPassManager &manager) {
  manager.addNestedPass<func::FuncOp>(LLVM::createLLVMRequestCWrappersPass());
  manager.addPass(createConvertMathToLLVMPass());
  manager.addPass(createConvertMathToLibmPass());
  manager.addPass(createFinalizeMemRefToLLVMConversionPass());
  manager.addPass(createConvertFuncToLLVMPass());
  manager.addPass(createConvertControlFlowToLLVMPass());
  manager.addPass(createArithToLLVMConversionPass());
  manager.addPass(createConvertIndexToLLVMPass());
  manager.addPass(createUBToLLVMConversionPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
}

void ao::buildBuffersToHostPipeline(OpPassManager &manager) {
  addScalarization(manager);
  manager.addPass(createConvertAOToLLVM());
  addLLVMConversions(manager);
  manager.addPass(createAOPackEntries());
  manager.addPass(createAOVerifyLowered());
}

void ao::buildLowerToHostPipeline(OpPassManager &manager,
                                  const HostLoweringOptions &options) {
  buildBufferizationPipeline(manager);
  buildBuffersToHostPipeline(manager);
}

void ao::registerLoweringPipelines() {
  PassPipelineRegistration<>(
      "ao-bufferize-pipeline",
      "Turn the tensors of training steps into buffers with lifetimes",
      buildBufferizationPipeline);
  PassPipelineRegistration<HostLoweringOptions>(
      "ao-lower-to-host-pipeline",
      "Lower training steps to code for this machine that calls the runtime",
      buildLowerToHostPipeline);
}
