//===- Extensions.cpp - Dialects that extend ao ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Pipelines/Extensions.h"

#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassManager.h"

#ifdef AO_ENABLE_AUTOGRAD
#include "ao/Conversion/AutogradToLLVM/AutogradToLLVM.h"
#include "ao/Dialect/Autograd/IR/Autograd.h"
#include "ao/Dialect/Autograd/Models/Models.h"
#include "ao/Dialect/Autograd/Transforms/Passes.h"
#include "ao/Pipelines/WholeStep.h"
#endif
#ifdef AO_ENABLE_GRAPH
#include "ao/Dialect/Graph/Transforms/Passes.h"
#endif

using namespace mlir;

void ao::registerExtensionDialects(DialectRegistry &registry) {
#ifdef AO_ENABLE_AUTOGRAD
  registry.insert<autograd::AutogradDialect>();
  autograd::registerModels(registry);
  autograd::registerRuntimeLowering(registry);
#endif
#ifdef AO_ENABLE_GRAPH
  registry.insert<graph::GraphDialect>();
#endif
  (void)registry;
}

void ao::buildStepPipeline(OpPassManager &manager) {
#ifdef AO_ENABLE_AUTOGRAD
  buildWholeStepPipeline(manager, WholeStepOptions());
#else
  manager.addPass(createAOInlineCallees());
#endif
}

void ao::registerExtensionPasses() {
#ifdef AO_ENABLE_AUTOGRAD
  autograd::registerAutogradPasses();
  registerWholeStepPipeline();
#endif
#ifdef AO_ENABLE_GRAPH
  graph::registerGraphPasses();
#endif
}
