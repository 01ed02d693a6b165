//===- LowerToNVVM.cpp - From a step to code for an NVIDIA device ---------===//
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
#include "mlir/Dialect/Affine/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/Transforms/RequestCWrappers.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVM/NVVM/Target.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/Process.h"

using namespace mlir;
using namespace ao;

/// Compute to kernels in one module, transfers to copies of the GPU dialect.
static void addKernels(OpPassManager &manager,
                       const NVVMLoweringOptions &options) {
  if (options.blas)
    manager.addPass(createConvertLinalgToBLAS());
  manager.addNestedPass<func::FuncOp>(createLinalgGeneralizeNamedOpsPass());
  manager.addNestedPass<func::FuncOp>(createAOPlaceScalars());
  buildUseArenasPipeline(manager, /*marks=*/false);
  manager.addPass(
      createConvertLinalgToGPU({options.treeReductions, /*contract=*/true}));
  manager.addPass(createConvertMemRefToRuntime());
  manager.addPass(createConvertAOToGPU());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  // Constants would become arguments otherwise.
  manager.addPass(createGpuLaunchSinkIndexComputationsPass());
  manager.addPass(createGpuKernelOutliningPass());
  manager.addPass(createAOMergeKernels());
}

/// Kernels to the NVVM dialect.
static void addNVVMConversions(OpPassManager &manager) {
  auto &kernels = manager.nest<gpu::GPUModuleOp>();
  kernels.addPass(createAOExpandReshapes());
  kernels.addPass(memref::createExpandStridedMetadataPass());
  kernels.addPass(affine::createAffineExpandIndexOpsPass());
  kernels.addPass(createLowerAffinePass());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  kernels.addPass(createAOExpandMath());
  kernels.addPass(createSCFToControlFlowPass());
  kernels.addPass(createConvertComplexToStandardPass());
  kernels.addPass(math::createMathExtendToSupportedTypes());
  kernels.addPass(createAOConvertMathToNVVM());
  kernels.addPass(createConvertGpuOpsToNVVMOps());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  kernels.addPass(createReconcileUnrealizedCastsPass());
}

static std::string findToolkit(const NVVMLoweringOptions &options) {
  if (!options.toolkit.empty())
    return options.toolkit;
  if (auto home = llvm::sys::Process::GetEnv("CUDA_HOME");
      home && !home->empty())
    return *home;
  return "/usr/local/cuda";
}

static void addCompilation(OpPassManager &manager,
                           const NVVMLoweringOptions &options) {
  GpuNVVMAttachTargetOptions target;
  target.chip = options.chip;
  target.features = options.features;
  target.optLevel = options.optLevel;
  std::string toolkit = findToolkit(options);
  manager.addPass(createAOCheckCudaToolkit(
      {options.chip, options.features, options.format, toolkit}));
  manager.addPass(createGpuNVVMAttachTarget(target));
  GpuModuleToBinaryPassOptions binary;
  binary.toolkitPath = toolkit;
  binary.compilationTarget = options.format;
  manager.addPass(createGpuModuleToBinaryPass(binary));
  manager.addPass(createAODropCompileTimes());
}

void ao::buildBuffersToNVVMPipeline(OpPassManager &manager,
                                    const NVVMLoweringOptions &options) {
  manager.addPass(createAOVerifyLowerable());
  manager.addNestedPass<func::FuncOp>(LLVM::createLLVMRequestCWrappersPass());
  addKernels(manager, options);
  manager.addPass(createConvertAOToLLVM());
  addNVVMConversions(manager);
  // Before the host's turn: its conversions must not see kernels.
  addCompilation(manager, options);
  addHostScalarization(manager);
  addHostLLVMConversions(manager, [](OpPassManager &memory) {
    memory.addPass(createGpuToLLVMConversionPass());
  });
  manager.addPass(createAOPackEntries());
  manager.addPass(createAOVerifyLowered({/*allowGpuBinaries=*/true}));
}

void ao::registerNVVMLowering(DialectRegistry &registry) {
  registerAllGPUToLLVMIRTranslations(registry);
  NVVM::registerNVVMTargetInterfaceExternalModels(registry);
}

void ao::buildLowerToNVVMPipeline(OpPassManager &manager,
                                  const NVVMLoweringOptions &options) {
  buildBufferizationPipeline(manager);
  buildBuffersToNVVMPipeline(manager, options);
}
