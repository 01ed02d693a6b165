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
#include "ao/Dialect/AO/Transforms/Lossy/Passes.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Pipelines/Extensions.h"
#include "ao/Pipelines/Lowering.h"
#include "ao/Pipelines/Pipelines.h"
#include "mlir/IR/DialectRegistry.h"

namespace ao {

/// Registers the dialects, the interfaces they attach to upstream ops, and what
/// compiles kernels.
inline void registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<AODialect>();
  registerStorageModels(registry);
  registerCostModels(registry);
  registerBufferizationModels(registry);
  registerNVVMLowering(registry);
  registerExtensionDialects(registry);
}

/// Registers the passes and pipelines.
inline void registerAllPasses() {
  registerAOPasses();
  registerAOBufferizationPasses();
  registerAOLossyPasses();
  registerAOConversionPasses();
  registerPipelines();
  registerLoweringPipelines();
  registerExtensionPasses();
}

} // namespace ao

#endif // AO_INITALL_H
