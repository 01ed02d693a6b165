//===- StableHLO.h - Read StableHLO through its own parser ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO is not linked: a program in Python with jaxlib converts it, in a
// process of its own, since MLIR ends the process on some bad input.
//
//===----------------------------------------------------------------------===//

#ifndef AO_IMPORT_STABLEHLO_H
#define AO_IMPORT_STABLEHLO_H

#include "mlir/IR/MLIRContext.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace ao {

/// The form of the StableHLO in a file.
enum class StableHLOSource {
  /// It holds none.
  None,
  /// Text in the generic form, which needs no parser of StableHLO.
  Generic,
  /// Text in the form that StableHLO prints.
  Pretty,
  /// A portable artifact: bytecode of the dialect VHLO.
  Artifact,
};

/// Returns the form of the StableHLO in a file, by its first bytes or the names
/// of its ops.
StableHLOSource classifyStableHLO(llvm::StringRef file);

/// The form that StableHLO is converted to.
enum class StableHLOForm {
  /// The same ops in the generic form: to plan for XLA.
  Generic,
  /// linalg on tensors: to lower and run.
  Linalg,
};

/// Converts a file of StableHLO in a process of `python`; if that is empty, of
/// `$AO_JAX_PYTHON`, else of `python3`. Emits one error at the file on failure.
mlir::FailureOr<std::unique_ptr<llvm::MemoryBuffer>>
convertStableHLO(mlir::MLIRContext *context, llvm::MemoryBufferRef file,
                 StableHLOForm form, llvm::StringRef python = "");

} // namespace ao

#endif // AO_IMPORT_STABLEHLO_H
