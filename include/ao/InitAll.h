//===- InitAll.h - Register everything ao has -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_INITALL_H
#define AO_INITALL_H

#include "ao/Conversion/Passes.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/Models/Models.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "ao/Dialect/AO/Transforms/Capture/Passes.h"
#include "ao/Dialect/AO/Transforms/Lossy/Passes.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Dialect/AO/Transforms/WholeStep/Passes.h"
#include "ao/Pipelines/Lowering.h"
#include "ao/Pipelines/Pipelines.h"
#include "ao/Pipelines/WholeStep.h"
#include "mlir/IR/DialectRegistry.h"

namespace ao {

/// Registers the dialect, the interfaces it attaches to upstream ops, and what
/// compiles kernels.
inline void registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<AODialect>();
  registerStorageModels(registry);
  registerCallbackModels(registry);
  registerCostModels(registry);
  registerBufferizationModels(registry);
  registerNVVMLowering(registry);
}

/// Registers the passes and pipelines.
inline void registerAllPasses() {
  registerAOPasses();
  registerAOBufferizationPasses();
  registerAOCapturePasses();
  registerAOLossyPasses();
  registerAOWholeStepPasses();
  registerAOConversionPasses();
  registerPipelines();
  registerLoweringPipelines();
  registerWholeStepPipeline();
}

} // namespace ao

#endif // AO_INITALL_H
