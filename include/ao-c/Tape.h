//===- Tape.h - From what an engine runs to one step --------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For engines and frontends that hand over a tape:
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
// Types
//===----------------------------------------------------------------------===//

/// When an engine calls a hook.
typedef enum AoHookKind {
  AO_HOOK_UNPACK = 0,      ///< To have a saved tensor back.
  AO_HOOK_TENSOR_PRE = 1,  ///< With one gradient, before a node takes it.
  AO_HOOK_PRE = 2,         ///< With the gradients into a node.
  AO_HOOK_POST_ACC = 3,    ///< Behind an accumulation.
  AO_HOOK_POST = 4,        ///< With the gradients into and out of a node.
  AO_HOOK_FUNCTION = 5,    ///< By `ao.call_opaque`.
  AO_HOOK_ANY = 0x7fffffff ///< None: makes every number a value of the type.
} AoHookKind;

/// `!ao.hook<kind>`, the handle of a callback; null if there is no such kind.
/// Loads the dialect into `context`, as the others do.
AO_C_EXPORTED MlirType aoHookTypeGet(MlirContext context, AoHookKind kind);

/// `!ao.packed<unpacked>`, what a pack hook left of a saved tensor; null if
/// `unpacked` is no ranked tensor.
AO_C_EXPORTED MlirType aoPackedTypeGet(MlirType unpacked);

/// `!ao.hook_table`, a table of callbacks.
AO_C_EXPORTED MlirType aoHookTableTypeGet(MlirContext context);

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// In which order the step runs.
typedef enum AoStepOrder {
  AO_ORDER_EAGER = 0, ///< As if compiled regions had been run node by node.
  AO_ORDER_TAPE = 1,  ///< As the tape has it: nothing moves.
  AO_ORDER_ANY = 0x7fffffff ///< None, see AO_HOOK_ANY.
} AoStepOrder;

/// What ao-whole-step-pipeline takes. Fill it with aoWholeStepOptionsInit
/// first.
typedef struct AoWholeStepOptions {
  /// sizeof(AoWholeStepOptions), as the caller knows it.
  size_t size;
  AoStepOrder order;
  /// Nonzero: saved tensors are unpacked, parameters updated, where the tape
  /// has it. Default: 0, before their first use and as soon as their gradients
  /// are there.
  int32_t keepUnpacks, keepUpdates;
  /// Nonzero: scalar arguments are copied to the device together, and used from
  /// there; an error with AO_ORDER_TAPE. Default: 0.
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

/// Runs ao-whole-step-pipeline: makes one joint step of each tape. `options`
/// null: all defaults. A module without a tape is an error. After a failure the
/// module is good for nothing but destruction.
AO_C_EXPORTED MlirLogicalResult aoWholeStep(MlirModule module,
                                            const AoWholeStepOptions *options,
                                            AoMessageHandler handler);

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// What tells the only tape of a module from others: 64 hexadecimal digits over
/// the tape and all that it calls, but for locations and `ao.reasons`. Tapes of
/// one key give the same step; who keeps the steps is the caller's business.
/// Sizes that change are arguments of type `index`, and so no part of it.
AO_C_EXPORTED MlirLogicalResult aoTapeKey(MlirModule module, AoString *key,
                                          AoMessageHandler handler);

/// The first difference between the tape of `is` and the one of `was`, such as
/// "node 5 is 'MulBackward0', was 'AddBackward0'"; empty where their keys are
/// equal. The modules may belong to different contexts.
AO_C_EXPORTED MlirLogicalResult aoTapeDifference(MlirModule is, MlirModule was,
                                                 AoString *difference,
                                                 AoMessageHandler handler);

#ifdef __cplusplus
}
#endif

#endif // AO_C_TAPE_H
