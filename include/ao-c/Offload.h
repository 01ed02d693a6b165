//===- Offload.h - Running ao on modules --------------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parsing, checking and transforming modules, with everything that is said
// about them handed to the caller. A context for all of this is made so:
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
  AO_MESSAGE_NOTE = 2,   ///< Belongs to the message before it.
  AO_MESSAGE_REMARK = 3, ///< A diagnostic of severity "remark".
  // Remarks on decisions, as MLIR's remark engine knows them.
  AO_MESSAGE_PASSED = 4, ///< Done: "offloaded 'layer0/attention'".
  AO_MESSAGE_MISSED = 5, ///< Not done, and why.
  AO_MESSAGE_FAILED = 6,
  AO_MESSAGE_ANALYSIS = 7 ///< Figures.
} AoMessageKind;

/// A named figure or text of a remark, such as "bytes" = "4096" or "Reason" =
/// "smaller than min-bytes (1048576)".
typedef struct AoMessageField {
  AoStringRef key, value;
} AoMessageField;

/// A diagnostic or a remark. Valid during the call of the handler; fields may
/// be added at the end.
typedef struct AoMessage {
  AoMessageKind kind;
  /// One sentence, lower case, without a period.
  AoStringRef text;
  MlirLocation location;
  /// The location as text: "step.mlir:3:5", or as MLIR prints what has no file.
  AoStringRef place;
  /// File, line and column (from 1) of the location; empty and 0 without one.
  AoStringRef file;
  int64_t line, column;
  /// Of remarks; empty for diagnostics.
  AoStringRef category, name, function;
  const AoMessageField *fields;
  size_t numFields;
  /// Of errors: AO_INFEASIBLE where nothing fits the budgets given, otherwise
  /// AO_INVALID_INPUT, or AO_INVALID_ARGUMENT where nothing is given to work
  /// on. AO_SUCCESS for what is no error.
  AoStatus status;
  /// With AO_INFEASIBLE, as in AoFigures; 0 where none is known.
  int64_t smallestDeviceBudget, smallestHostBudget;
} AoMessage;

/// Who gets the messages. They come in order, one at a time, though perhaps
/// from another thread. With a null `receive` diagnostics go to the context's
/// own handlers (in the end, standard error) and remarks nowhere. That no
/// module or context is given, only the handler is told: without a location.
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
/// `name` stands for the file in locations. `source` is copied. Null, after an
/// error message, if it is no valid module; the caller destroys the module.
/// Text may nest 500 levels deep: MLIR needs stack for each.
AO_C_EXPORTED MlirModule aoModuleParse(MlirContext context, AoStringRef source,
                                       AoStringRef name,
                                       AoMessageHandler handler);

/// Verifies the module, and proves its transfers free of races as the pass
/// ao-verify-transfers does.
AO_C_EXPORTED MlirLogicalResult aoModuleVerify(MlirModule module,
                                               AoMessageHandler handler);

/// Runs a pipeline in the syntax of `ao-opt --pass-pipeline`, with or without
/// "builtin.module(…)" around it. Passes are known by name after
/// aoRegisterAllPasses and mlirRegisterAllPasses. After a failure the module is
/// good for nothing but destruction.
AO_C_EXPORTED MlirLogicalResult aoRunPipeline(MlirModule module,
                                              AoStringRef pipeline,
                                              AoMessageHandler handler);

//===----------------------------------------------------------------------===//
// Offloading
//===----------------------------------------------------------------------===//

/// How transfers are placed: the policies of aoPolicyName.
typedef enum AoStrategy {
  AO_STRATEGY_PLANNED = 0, ///< By the planner, under the memory budgets.
  AO_STRATEGY_PYTORCH = 1, ///< As PyTorch's passes do.
  AO_STRATEGY_SYNC = 2,    ///< Each copy is waited for where it is issued.
  AO_STRATEGY_NONE = 3,    ///< Nothing moves.
  AO_STRATEGY_PYTORCH_PER_LAYER = 4, ///< As PyTorch's passes, a graph a layer.
  AO_STRATEGY_LAYERWISE = 5,         ///< The first layers go out.
  AO_STRATEGY_MANUAL = 6,            ///< Where markers of layers say.
  /// Each compiled region planned for itself.
  AO_STRATEGY_COMPILED_REGIONS = 7,
  AO_STRATEGY_CHECKPOINT = 8, ///< First layers keep inputs, the rest is made
                              ///< again. Obeys the device budget, as do those
                              ///< that follow.
  AO_STRATEGY_SELECTIVE = 9,  ///< What attention makes is made again.
  AO_STRATEGY_KNAPSACK = 10,  ///< Made again by time for bytes.
  AO_STRATEGY_TWO_LEVEL = 11, ///< Every layer moves what its time hides, and
                              ///< makes the rest again.
  AO_STRATEGY_GREEDY_REMAT = 12, ///< Made again or moved, by the lesser time.
  AO_STRATEGY_ANY = 0x7fffffff   ///< None: makes every number a value of the
                                 ///< type, so that wrong ones can be refused.
} AoStrategy;

/// The activations that a strategy may offload.
typedef enum AoSelection {
  AO_SELECT_DEFAULT = 0, ///< All.
  AO_SELECT_ALL = 1,
  AO_SELECT_MARKED = 2,       ///< Those that carry `ao.offload`.
  AO_SELECT_FIRST_LAYERS = 3, ///< Those of the first `numLayers` layers.
  AO_SELECT_ANY = 0x7fffffff  ///< None, see AO_STRATEGY_ANY.
} AoSelection;

/// What ao-offload-pipeline takes. Fill it with aoOffloadOptionsInit first. A
/// field that is set to anything but its default although the strategy has no
/// use for it is an error. Null stands for text that is not given; empty text
/// is an error.
typedef struct AoOffloadOptions {
  /// sizeof(AoOffloadOptions), as the caller knows it.
  size_t size;
  AoStrategy strategy;
  AoSelection selection;
  /// As in aoMachineDescribe. Null: h100-pcie5, overridden by what the module's
  /// `dlti.target_system_spec` says of device "GPU".
  const char *machine;
  /// JSON file from op name or location to measured nanoseconds.
  const char *profile;
  /// Strategies planned and layerwise: as in AoPlanOptions.
  const char *deviceMemoryBudget;
  /// Strategy planned: as in AoPlanOptions.
  const char *hostMemoryBudget;
  /// Files to write, for a module with one step.
  const char *planOutput;
  /// .html or .json
  const char *report;
  /// Activations of fewer bytes stay. Default: AO_MIN_BYTES_AUTO.
  int64_t minBytes;
  /// AO_SELECT_FIRST_LAYERS: how many layers. Strategy layerwise: how many
  /// leave. Default: -1, all; for layerwise the best number.
  int64_t numLayers;
  /// Strategy planned: as in AoPlanOptions. Defaults: 1 and 0.
  int64_t effort;
  int64_t seed;
  /// Strategy pytorch: rate of the host link in bytes per second. Default: 0,
  /// the machine's.
  double linkBandwidth;
  /// Strategy planned, nonzero: hold the device budget against the buffers that
  /// bufferization makes, and plan again where they do not fit. Default: 0.
  int32_t fitBuffers;
  /// Strategy pytorch, nonzero: as in AoPlanOptions. Default: 0.
  int32_t gibRates;
  /// Activations of fewer elements stay. Default: -1, which is 0, but 262144
  /// for strategy layerwise, which then has no limit in bytes by default.
  int64_t minElements;
  /// Strategy layerwise: as in AoPlanOptions. Defaults: "ready" and "saved".
  const char *layerIssue;
  const char *reloadOrder;
  /// With fitBuffers: "none" (default), "device" or "all", the memories in
  /// which the buffers of a step will lie in one arena. It is the arena that
  /// must fit.
  const char *arenas;
  /// Strategy planned, nonzero: ops may run a second time, under a device
  /// budget or `maxSlowdown`, instead of keeping or moving what they make.
  /// Default: 0.
  int64_t recompute;
  /// Strategy planned, in place of a device budget: the lowest peak at which
  /// the step takes at most this share longer, such as "1%".
  const char *maxSlowdown;
  /// With `arenas`: "alloc" (default), results lie in buffers of their own, or
  /// "arena".
  const char *results;
  /// Strategy planned: as in AoPlanOptions.
  const char *pinnedMemoryBudget;
  /// With a budget: how many microbatches of a pair are in flight at a time.
  /// Default: -1, counted where one function calls the pair outside of regions.
  int64_t inFlight;
} AoOffloadOptions;

/// Sets `options`, of `size` bytes, to the defaults. Use aoOffloadOptionsInit.
AO_C_EXPORTED void aoOffloadOptionsInitSized(AoOffloadOptions *options,
                                             size_t size);

/// Sets `options` to the defaults.
static inline void aoOffloadOptionsInit(AoOffloadOptions *options) {
  aoOffloadOptionsInitSized(options, sizeof(*options));
}

/// Runs ao-offload-pipeline: decides what moves in every step, and when,
/// inserts the transfers, and proves the result free of races. `options` null:
/// all defaults. Each decision is a message with bytes and reason. After a
/// failure the module is good for nothing but destruction.
AO_C_EXPORTED MlirLogicalResult aoOffload(MlirModule module,
                                          const AoOffloadOptions *options,
                                          AoMessageHandler handler);

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// A training step of a module. Valid during the call that receives it; fields
/// may be added at the end.
typedef struct AoStep {
  /// The forward function, or the one that holds the whole step.
  AoStringRef function;
  /// The step without its transfers, an `ao.step-trace` document.
  AoStringRef trace;
  /// The transfers as they stand in the module, an `ao.plan` document.
  AoStringRef plan;
  /// What `plan` is predicted to do.
  const AoFigures *figures;
} AoStep;

typedef void (*AoStepCallback)(const AoStep *step, void *userData);

/// Hands every step of the module to `receive`, in order. `options` (null: all
/// defaults) are those the module was offloaded with: machine, budgets and the
/// like go into the plans, which are then those that the pipeline wrote. Fails
/// with an error message if the module's steps or transfers break a rule.
AO_C_EXPORTED MlirLogicalResult aoModuleForEachStep(
    MlirModule module, const AoOffloadOptions *options, AoStepCallback receive,
    void *userData, AoMessageHandler handler);

#ifdef __cplusplus
}
#endif

#endif // AO_C_OFFLOAD_H
