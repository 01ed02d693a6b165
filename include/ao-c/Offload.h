//===- Offload.h - Pipelines on modules ---------------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that parse, verify and transform modules, and pass all messages
// about them to the caller. A suitable context is created as follows:
//
//   MlirDialectRegistry registry = mlirDialectRegistryCreate();
//   mlirRegisterAllDialects(registry);
//   aoRegisterAllDialects(registry);
//   MlirContext context = mlirContextCreateWithRegistry(registry, true);
//   mlirDialectRegistryDestroy(registry);
//
//===----------------------------------------------------------------------===//

#ifndef AO_C_OFFLOAD_H
#define AO_C_OFFLOAD_H

#include "ao-c/Planner.h"
#include "ao-c/Support.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

typedef enum AoMessageKind {
  AO_MESSAGE_ERROR = 0,
  AO_MESSAGE_WARNING = 1,
  AO_MESSAGE_NOTE = 2,   ///< Belongs to the preceding message.
  AO_MESSAGE_REMARK = 3, ///< A diagnostic of severity "remark".
  // Remarks on decisions, by the kinds of MLIR's remark engine.
  AO_MESSAGE_PASSED = 4, ///< A decision, such as "offloaded 'layer0'".
  AO_MESSAGE_MISSED = 5, ///< A decision against something, with its reason.
  AO_MESSAGE_FAILED = 6,
  AO_MESSAGE_ANALYSIS = 7 ///< Figures.
} AoMessageKind;

/// A named figure or text of a remark, such as "bytes" = "4096" or "Reason" =
/// "smaller than min-bytes (1048576)".
typedef struct AoMessageField {
  AoStringRef key, value;
} AoMessageField;

/// A diagnostic or a remark. Valid during the call of the handler. Later
/// versions may append fields.
typedef struct AoMessage {
  AoMessageKind kind;
  /// One sentence, lower case, without a period.
  AoStringRef text;
  MlirLocation location;
  /// The location as text: "step.mlir:3:5", in MLIR's syntax if it has no file;
  /// empty if it is unknown.
  AoStringRef place;
  /// File, line and column (from 1) of the location; empty and 0 without one.
  AoStringRef file;
  int64_t line, column;
  /// Category, name and function of a remark; empty for diagnostics.
  AoStringRef category, name, function;
  const AoMessageField *fields;
  size_t numFields;
  /// For errors: AO_INFEASIBLE if no plan fits the budgets, AO_INVALID_ARGUMENT
  /// if the module or context is null, else AO_INVALID_INPUT. AO_SUCCESS for
  /// all other messages.
  AoStatus status;
  /// With AO_INFEASIBLE, as in AoFigures; 0 if unknown.
  int64_t smallestDeviceBudget, smallestHostBudget;
} AoMessage;

/// A callback for messages. It is called in order, once at a time, but possibly
/// from another thread. If `receive` is null, diagnostics are passed to the
/// handlers of the context (by default, standard error) and remarks are
/// dropped. The message that a module or context is null has no location, and
/// is passed to `receive` only.
typedef struct AoMessageHandler {
  void (*receive)(const AoMessage *message, void *userData);
  void *userData;
} AoMessageHandler;

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// Parses a module from text or from bytecode, and verifies it. StableHLO in
/// its own form, or in a portable artifact, is converted to its generic form,
/// by a process of `$AO_JAX_PYTHON`, else of `python3`, which needs jaxlib.
/// `name` is the file name in locations. `source` is copied. Returns null,
/// after an error message, if the module is invalid; the caller destroys the
/// module. Text may be nested 500 levels deep, since MLIR parses it
/// recursively.
AO_C_EXPORTED MlirModule aoModuleParse(MlirContext context, AoStringRef source,
                                       AoStringRef name,
                                       AoMessageHandler handler);

/// Verifies the module, and proves its transfers free of races as the pass
/// ao-verify-transfers does.
AO_C_EXPORTED MlirLogicalResult aoModuleVerify(MlirModule module,
                                               AoMessageHandler handler);

/// Runs a pipeline in the syntax of `ao-opt --pass-pipeline`, such as
/// "builtin.module(canonicalize,ao-bufferize-pipeline)". Requires
/// aoRegisterAllPasses, and mlirRegisterAllPasses for upstream's passes. After
/// a failure, the module must only be destroyed.
AO_C_EXPORTED MlirLogicalResult aoRunPipeline(MlirModule module,
                                              AoStringRef pipeline,
                                              AoMessageHandler handler);

//===----------------------------------------------------------------------===//
// Offloading
//===----------------------------------------------------------------------===//

/// Options of ao-offload-pipeline. Initialize them with aoOffloadOptionsInit. A
/// field with a value other than its default is an error if the strategy does
/// not use it. Null is the default of texts; empty text is an error.
typedef struct AoOffloadOptions {
  /// sizeof(AoOffloadOptions), as of the caller's header.
  size_t size;
  /// A policy of docs/Explanation/Policies.md. Default: "planned".
  const char *strategy;
  /// Eligible activations that may be offloaded: "all" (default), "marked"
  /// (values with `ao.offload`) or "first-layers" (values of the first
  /// `numLayers` layers).
  const char *select;
  /// As in aoMachineDescribe. Null: h100-pcie5, overridden by the module's
  /// `dlti.target_system_spec` for device "GPU".
  const char *machine;
  /// JSON file from op name or location to measured nanoseconds.
  const char *profile;
  /// Strategies planned and layerwise: as in AoPlanOptions.
  const char *deviceBudget;
  /// Strategy planned: as in AoPlanOptions.
  const char *hostBudget;
  /// Output files, for a module with one step.
  const char *planOutput;
  /// .html or .json
  const char *report;
  /// Smallest activation to offload, in bytes. Default: AO_MIN_BYTES_AUTO.
  int64_t minBytes;
  /// "first-layers": number of layers. Strategy layerwise: number of
  /// offloaded layers. Default: -1, all; for layerwise the best number.
  int64_t numLayers;
  /// Strategy planned: as in AoPlanOptions. Defaults: 1 and 0.
  int64_t effort;
  int64_t seed;
  /// Strategy pytorch: rate of the host link in bytes per second. Default: 0,
  /// the machine's.
  double linkBandwidth;
  /// Strategy planned, nonzero: compare the device budget with the memory of
  /// the bufferized step, and plan again if it does not fit. Default: 0.
  int32_t fitBuffers;
  /// Strategy pytorch, nonzero: as in AoPlanOptions. Default: 0.
  int32_t gibRates;
  /// Smallest activation to offload, in elements. Default: -1, which is 0, but
  /// 262144 for strategy layerwise, which then has no limit in bytes by
  /// default.
  int64_t minElements;
  /// Strategy layerwise: as in AoPlanOptions. Defaults: "ready" and "saved".
  const char *layerIssue;
  const char *reloadOrder;
  /// With fitBuffers: "none" (default), "device" or "all", the memories whose
  /// buffers will be in one arena, which must fit.
  const char *arenas;
  /// Strategy planned, nonzero, with a device budget or `maxSlowdown`: values
  /// may be rematerialized instead of kept or offloaded. Default: 0.
  int64_t recompute;
  /// Strategy planned, instead of a device budget: the lowest peak at which the
  /// step is slower by at most this share, such as "1%".
  const char *maxSlowdown;
  /// With `arenas`, the location of results: "alloc" (default), buffers of
  /// their own, or "arena".
  const char *results;
  /// Strategy planned: as in AoPlanOptions.
  const char *pinnedBudget;
  /// With a budget: number of microbatches of a pair in flight. Default: -1,
  /// counted if one function calls the pair outside of regions.
  int64_t inFlight;
} AoOffloadOptions;

/// Sets `options`, of `size` bytes, to the defaults. Use aoOffloadOptionsInit.
AO_C_EXPORTED void aoOffloadOptionsInitSized(AoOffloadOptions *options,
                                             size_t size);

/// Sets `options` to the defaults.
static inline void aoOffloadOptionsInit(AoOffloadOptions *options) {
  aoOffloadOptionsInitSized(options, sizeof(*options));
}

/// Runs ao-offload-pipeline: plans and inserts the transfers of every step, and
/// proves the result free of races. `options` null: all defaults. Each decision
/// is a message with bytes and reason. After a failure, the module must only be
/// destroyed.
AO_C_EXPORTED MlirLogicalResult aoOffload(MlirModule module,
                                          const AoOffloadOptions *options,
                                          AoMessageHandler handler);

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// A training step of a module. Valid during the call of the callback. Later
/// versions may append fields.
typedef struct AoStep {
  /// The forward function or joint step.
  AoStringRef function;
  /// The step without its transfers, an `ao.step-trace` document.
  AoStringRef trace;
  /// The transfers of the module, an `ao.plan` document.
  AoStringRef plan;
  /// The prediction for `plan`.
  const AoFigures *figures;
} AoStep;

typedef void (*AoStepCallback)(const AoStep *step, void *userData);

/// Calls `receive` with every step of the module, in order. `options` (null:
/// all defaults) should be those of aoOffload, since plans contain machine,
/// budgets and other options. Fails with an error message if the module's steps
/// or transfers are invalid.
AO_C_EXPORTED MlirLogicalResult aoModuleForEachStep(
    MlirModule module, const AoOffloadOptions *options, AoStepCallback receive,
    void *userData, AoMessageHandler handler);

#ifdef __cplusplus
}
#endif

#endif // AO_C_OFFLOAD_H
