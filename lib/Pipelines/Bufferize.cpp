//===- Bufferize.cpp - From tensors to buffers with lifetimes -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Pipelines/Lowering.h"

#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace ao;

llvm::cl::ValuesClass ao::getValues(ArenaMode) {
  return llvm::cl::values(
      clEnumValN(ArenaMode::None, "none",
                 "Each buffer is allocated separately"),
      clEnumValN(ArenaMode::Device, "device", "Device memory"),
      clEnumValN(ArenaMode::All, "all", "Device and pinned host memory"));
}

llvm::cl::ValuesClass ao::getValues(ArenaResults) {
  return llvm::cl::values(clEnumValN(ArenaResults::Alloc, "alloc",
                                     "In buffers allocated for the caller"),
                          clEnumValN(ArenaResults::Arena, "arena",
                                     "In the arena, until the next step"));
}

void ao::buildArenaPipeline(OpPassManager &manager, const ArenaChoice &arenas) {
  if (arenas.mode == ArenaMode::None)
    return;
  AOPlanArenasOptions options;
  if (arenas.mode == ArenaMode::Device)
    options.pools = {"device"};
  if (arenas.results == ArenaResults::Arena)
    options.results = "arena";
  options.report = arenas.report;
  manager.addPass(createAOPlanArenas(options));
  manager.addPass(createAOVerifySlots());
}

void ao::buildUseArenasPipeline(OpPassManager &manager, bool marks) {
  manager.addPass(createAOVerifySlots());
  manager.addPass(createAOUseArenas({marks}));
}

void ao::buildBufferizationPipeline(OpPassManager &manager,
                                    const ArenaChoice &arenas) {
  // Buffers do not show that a copy overwrites data which is still needed.
  manager.addPass(createAOVerifyTransfers());
  manager.addPass(createAOInlineCallees());
  manager.addPass(createAOLowerAffineTensors());
  manager.addPass(createAODropSigns());
  // As the analysis of steps has seen it, before ops become others.
  manager.addPass(createAOInsertInPlace());
  manager.addPass(createAOPrepareBufferization());
  manager.addPass(createAOMaterializeCopies());
  manager.addPass(createAOCarryDestinations());
  manager.addPass(createAOMarkWritableArguments());
  manager.addPass(createAOVerifyBufferizable());
  bufferization::OneShotBufferizePassOptions options;
  options.bufferizeFunctionBoundaries = true;
  // Host values, and what is copied while a loop carries it, have a buffer for
  // each iteration.
  options.allowReturnAllocsFromLoops = true;
  options.useEncodingForMemorySpace = true;
  options.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  // Results of branches have the identity layout: a layout that is not known
  // would require a copy where the function returns them.
  options.unknownTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  manager.addPass(bufferization::createOneShotBufferizePass(options));
  // A slice that is written in place has two names, and is copied onto itself:
  // the copy is removed once there is one name.
  manager.addPass(createCSEPass());
  // Ops that are alive at the same time are not merged: the planner's model of
  // loops and branches holds for buffers as well.
  manager.addPass(createCanonicalizerPass(
      GreedyRewriteConfig(), {"(anonymous namespace)::CombineIfs",
                              "(anonymous namespace)::SimplifyTrivialLoops"}));
  manager.addPass(createAODeallocateBuffers());
  manager.addPass(createAOVerifyTransfers());
  buildArenaPipeline(manager, arenas);
}
