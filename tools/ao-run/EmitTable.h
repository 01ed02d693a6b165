//===- EmitTable.h - Describes programs to an executable --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_EMITTABLE_H
#define AO_TOOLS_AORUN_EMITTABLE_H

#include "harness/Program/Program.h"
#include "llvm/IR/Module.h"

namespace ao::run {

/// The contents of the table that harness/Program/Table.h describes.
struct TableContents {
  std::string source, target;
  bool needsDriver = false;
  bool hasLossyValues = false;
  std::vector<Program> programs;
  int64_t unplannedPeakBytes = 0;
  int64_t deviceMemoryBudget = 0, hostMemoryBudget = 0, pinnedMemoryBudget = 0;
  double offloadBytesPerSecond = 0, reloadBytesPerSecond = 0;
  int64_t latencyNs = 0;
};

/// The symbol by which the table calls a function of program `index`.
std::string getEntrySymbol(size_t index, bool isBackward);

/// A module that defines `aoRunTable`.
std::unique_ptr<llvm::Module> emitTable(llvm::LLVMContext &context,
                                        const TableContents &contents);

} // namespace ao::run

#endif // AO_TOOLS_AORUN_EMITTABLE_H
