//===- Functions.h - Functions for CUDA graph trees ---------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The training steps of a module, compiled in this process for capture and
// replay by the runtime (ao-runtime/Graph.h, docs/Explanation/CUDAGraphs.md):
//
//   AoFunctions *functions = aoFunctionsCompile(module, NULL, handler);
//   const AortFunctionSpec *spec =
//       aoFunctionsFind(functions, aoStringRef("step"));
//   aortGraphTreeAddFunction(tree, spec, &step);
//
// Functions call the runtime on the default context (aortSetDefaultContext),
// which must be the context of the tree.
//
//===----------------------------------------------------------------------===//

#ifndef AO_C_FUNCTIONS_H
#define AO_C_FUNCTIONS_H

#include "ao-c/Offload.h"
#include "ao-c/Support.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Compiled functions, with their code.
typedef struct AoFunctions AoFunctions;

/// Options of aoFunctionsCompile. Initialize them with aoFunctionOptionsInit.
typedef struct AoFunctionOptions {
  /// sizeof(AoFunctionOptions), as of the caller's header.
  size_t size;
  /// Optimization level of compute, 0 to 3. Default: 2.
  int32_t optimization;
  /// Returns the address of a function of the runtime (ao-runtime/Step.h), such
  /// as "aortStepLaunch", in this process; null if there is none. Null, the
  /// default: functions are searched in the program and its libraries.
  void *(*findSymbol)(const char *name, void *userData);
  void *userData;
} AoFunctionOptions;

/// Sets `options`, of `size` bytes, to the defaults. Use aoFunctionOptionsInit.
AO_C_EXPORTED void aoFunctionOptionsInitSized(AoFunctionOptions *options,
                                              size_t size);

/// Sets `options` to the defaults.
static inline void aoFunctionOptionsInit(AoFunctionOptions *options) {
  aoFunctionOptionsInitSized(options, sizeof(*options));
}

/// Compiles each function of the module's training steps, with transfers from
/// aoOffload or without transfers, for the host's processor. The module is not
/// changed. `options` null: all defaults. Returns null, after an error message,
/// if one of the functions cannot be captured or compiled; the caller destroys
/// the result.
AO_C_EXPORTED AoFunctions *aoFunctionsCompile(MlirModule module,
                                              const AoFunctionOptions *options,
                                              AoMessageHandler handler);

/// Returns the function of that name, an AortFunctionSpec for
/// aortGraphTreeAddFunction; null if there is none. Valid as long as
/// `functions`.
AO_C_EXPORTED const void *aoFunctionsFind(const AoFunctions *functions,
                                          AoStringRef name);

/// Returns the name of the function with that number, in the module's order;
/// empty if `index` is too large.
AO_C_EXPORTED AoStringRef aoFunctionsName(const AoFunctions *functions,
                                          size_t index);

/// Destroys the functions. No tree may contain any of them. Null is allowed.
AO_C_EXPORTED void aoFunctionsDestroy(AoFunctions *functions);

#ifdef __cplusplus
}
#endif

#endif // AO_C_FUNCTIONS_H
