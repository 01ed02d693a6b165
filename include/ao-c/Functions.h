//===- Functions.h - Functions for trees of recordings ------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The training steps of a module, compiled into this process so that the
// runtime can record and replay them (ao-runtime/Graph.h,
// docs/Explanation/Recordings.md):
//
//   AoFunctions *functions = aoFunctionsCompile(module, NULL, handler);
//   const AortFunctionSpec *spec =
//       aoFunctionsFind(functions, aoStringRef("step"));
//   aortTreeAddFunction(tree, spec, &step);
//
// What they call of the runtime works on the default context
// (aortSetDefaultContext), which has to be that of the tree.
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

/// Compiled functions, and their code.
typedef struct AoFunctions AoFunctions;

/// Fill it with aoFunctionOptionsInit first.
typedef struct AoFunctionOptions {
  /// sizeof(AoFunctionOptions), as the caller knows it.
  size_t size;
  /// Of compute, 0 to 3. Default: 2.
  int32_t optimization;
  /// Where this process has a function of the runtime (ao-runtime/Step.h), such
  /// as "aortStepLaunch"; null if it has none. Without this they are looked for
  /// in the program and the libraries that it sees.
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

/// Compiles each function of the module's training steps, as aoOffload leaves
/// them or without transfers, for this machine's processor. The module stays as
/// it is. `options` null: all defaults. Null, after an error message, if one of
/// the functions cannot be recorded or compiled; the caller destroys the
/// outcome.
AO_C_EXPORTED AoFunctions *aoFunctionsCompile(MlirModule module,
                                              const AoFunctionOptions *options,
                                              AoMessageHandler handler);

/// The function of that name, an AortFunctionSpec for aortTreeAddFunction;
/// null if there is none. Valid as long as `functions`.
AO_C_EXPORTED const void *aoFunctionsFind(const AoFunctions *functions,
                                          AoStringRef name);

/// The name of the function with that number, in the module's order; empty
/// behind the last.
AO_C_EXPORTED AoStringRef aoFunctionsName(const AoFunctions *functions,
                                          size_t index);

/// No tree may have any of them any more. Null is allowed.
AO_C_EXPORTED void aoFunctionsDestroy(AoFunctions *functions);

#ifdef __cplusplus
}
#endif

#endif // AO_C_FUNCTIONS_H
