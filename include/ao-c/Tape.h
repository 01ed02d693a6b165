//===- Tape.h - From autograd tapes to steps ----------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For engines and frontends that write autograd tapes:
// docs/Explanation/WholeStep.md.
//
//===----------------------------------------------------------------------===//

#ifndef AO_C_TAPE_H
#define AO_C_TAPE_H

#include "ao-c/Offload.h"
#include "ao-c/Support.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Dialect
//===----------------------------------------------------------------------===//

/// Declares `mlirGetDialectHandle__autograd__()`, which is sufficient to build
/// and parse ops; the handle is null in builds without the dialect
/// (`AO_ENABLE_AUTOGRAD=OFF`), where types are null and steps are errors.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Autograd, autograd);

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Kinds of hooks, by the time of their call.
typedef enum AoHookKind {
  AO_HOOK_UNPACK = 0,      ///< Before a saved tensor is used.
  AO_HOOK_TENSOR_PRE = 1,  ///< Before a node, with one input gradient.
  AO_HOOK_PRE = 2,         ///< Before a node, with all input gradients.
  AO_HOOK_POST_ACC = 3,    ///< After an accumulation.
  AO_HOOK_POST = 4,        ///< After a node, with all gradients.
  AO_HOOK_FUNCTION = 5,    ///< Instead of a node (`autograd.call_opaque`).
  AO_HOOK_ANY = 0x7fffffff ///< No kind: allows every number in the type.
} AoHookKind;

/// Returns `!autograd.hook<kind>`, the handle of a callback; null if there is
/// no such kind. Loads the dialect into `context`, as the functions below do.
AO_C_EXPORTED MlirType aoHookTypeGet(MlirContext context, AoHookKind kind);

/// Returns `!autograd.packed<unpacked>`, the result of a pack hook for a saved
/// tensor; null if `unpacked` is not a ranked tensor.
AO_C_EXPORTED MlirType aoPackedTypeGet(MlirType unpacked);

/// Returns `!autograd.hook_table`, a table of callbacks.
AO_C_EXPORTED MlirType aoHookTableTypeGet(MlirContext context);

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Order of the ops of a step.
typedef enum AoStepOrder {
  AO_ORDER_EAGER = 0,       ///< As if compiled regions were run node by node.
  AO_ORDER_TAPE = 1,        ///< The order of the autograd tape.
  AO_ORDER_ANY = 0x7fffffff ///< None, see AO_HOOK_ANY.
} AoStepOrder;

/// Options of ao-whole-step-pipeline. Initialize them with
/// aoWholeStepOptionsInit.
typedef struct AoWholeStepOptions {
  /// sizeof(AoWholeStepOptions), as of the caller's header.
  size_t size;
  AoStepOrder order;
  /// Nonzero: saved tensors are unpacked, and parameters updated, at their
  /// positions in the autograd tape. Default: 0, directly before their first
  /// use, and directly after their gradients.
  int32_t keepUnpacks, keepUpdates;
  /// Nonzero: scalar arguments are used in device memory, after one copy of all
  /// of them; an error with AO_ORDER_TAPE. Default: 0.
  int32_t uploadScalars;
} AoWholeStepOptions;

/// Sets `options`, of `size` bytes, to the defaults. Use
/// aoWholeStepOptionsInit.
AO_C_EXPORTED void aoWholeStepOptionsInitSized(AoWholeStepOptions *options,
                                               size_t size);

/// Sets `options` to the defaults.
static inline void aoWholeStepOptionsInit(AoWholeStepOptions *options) {
  aoWholeStepOptionsInitSized(options, sizeof(*options));
}

/// Runs ao-whole-step-pipeline: forms one joint step from each autograd tape.
/// `options` null: all defaults. A module without an autograd tape is an error.
/// After a failure, the module must only be destroyed.
AO_C_EXPORTED MlirLogicalResult aoWholeStep(MlirModule module,
                                            const AoWholeStepOptions *options,
                                            AoMessageHandler handler);

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// Computes the key of the only autograd tape of a module: 64 hexadecimal
/// digits, a hash of the tape and its callees without locations and
/// `autograd.reasons`. Tapes with equal keys give the same step, which the
/// caller may reuse. Sizes that change are arguments of type `index`, and
/// therefore not part of the key.
AO_C_EXPORTED MlirLogicalResult aoTapeKey(MlirModule module, AoString *key,
                                          AoMessageHandler handler);

/// Finds the first difference between the autograd tapes of `is` and `was`,
/// such as "node 5 is 'MulBackward0', was 'AddBackward0'"; empty if their keys
/// are equal. The modules may belong to different contexts.
AO_C_EXPORTED MlirLogicalResult aoTapeDifference(MlirModule is, MlirModule was,
                                                 AoString *difference,
                                                 AoMessageHandler handler);

#ifdef __cplusplus
}
#endif

#endif // AO_C_TAPE_H
