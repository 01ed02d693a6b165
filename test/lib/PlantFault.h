//===- PlantFault.h - Break a module in exactly one place -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TEST_LIB_PLANTFAULT_H
#define AO_TEST_LIB_PLANTFAULT_H

#include "mlir/IR/BuiltinOps.h"

namespace ao::test {

/// Mistakes that the IR can express and that `ao-verify-transfers` must find.
enum class FaultKind {
  DroppedWait,
  SecondWait,
  WaitOnOneBranch,
  WaitInLoop,
  WrongKeep,
  StrayUse,
  HostCompute,
  SourceOverwritten,
  SourceFreed,
  DestinationWritten,
  DestinationRead,
  DestinationFreed,
  DestinationReused,
  ReloadWithoutOffload,
  ReloadBeforeOffload,
  ReloadOfFreed,
};

/// Changes that keep a module free of races.
enum class HarmlessKind {
  WaitOnBothBranches,
  WaitInExecuteRegion,
  SourceRead,
  KeepOfView,
  TransferThroughBranch,
};

llvm::ArrayRef<std::pair<FaultKind, llvm::StringRef>> getFaultKinds();
llvm::ArrayRef<std::pair<HarmlessKind, llvm::StringRef>> getHarmlessKinds();

/// Plants one fault of the given kind; `seed` determines where and how. False,
/// and nothing changed, if the module has no place for it.
bool plantFault(mlir::ModuleOp module, FaultKind kind, uint64_t seed);

/// Makes one harmless change, likewise.
bool plantHarmless(mlir::ModuleOp module, HarmlessKind kind, uint64_t seed);

/// Registers `test-plant-fault`.
void registerPlantFaultPass();

} // namespace ao::test

#endif // AO_TEST_LIB_PLANTFAULT_H
