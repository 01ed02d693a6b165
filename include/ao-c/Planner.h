//===- Planner.h - Plans of steps without IR ----------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The planner on JSON text, from a trace of ops and values (`ao.step-trace`) to
// a plan (`ao.plan`). It requires neither MLIR nor LLVM, also at link time
// (CMake target ao::planner_c); libao-c.so contains the same functions.
// docs/Reference/Traces.md describes the documents.
//
// If a function has an output `error`, it becomes one sentence, after the
// document and the path of the invalid entry, if there is one:
// "trace: $.values[3].bytes: expected an integer of at least 0".
//
//===----------------------------------------------------------------------===//

#ifndef AO_C_PLANNER_H
#define AO_C_PLANNER_H

#include "ao-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// Returns the name of policy number `index`, in the order of
/// docs/Explanation/Policies.md, "planned" last; null if `index` is too large.
AO_C_EXPORTED const char *aoPolicyName(size_t index);

/// Returns the name of built-in machine number `index`; null if `index` is too
/// large.
AO_C_EXPORTED const char *aoMachineName(size_t index);

/// Writes the description of a machine as JSON. `machine` is the name of a
/// built-in one, a description (its first character is '{') or the name of a
/// file with a description.
AO_C_EXPORTED AoStatus aoMachineDescribe(const char *machine,
                                         AoString *description,
                                         AoString *error);

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// For `minBytes`: a 1024th of the peak without a plan, but at most 1 MiB.
#define AO_MIN_BYTES_AUTO INT64_MIN

/// Options of the planner. Initialize them with aoPlanOptionsInit.
typedef struct AoPlanOptions {
  /// sizeof(AoPlanOptions), as of the caller's header.
  size_t size;
  /// As in aoMachineDescribe. Default: "h100-pcie5".
  const char *machine;
  /// One of aoPolicyName. Default: "planned".
  const char *policy;
  /// Limit of the bytes on the device at the start of any op or reload, as
  /// text: "8000000000", "16GiB", "70%" of the peak without a plan. Null, the
  /// default: the lowest peak at which no transfer delays the computation.
  const char *deviceBudget;
  /// Limit of host copies, in the same units; a percentage refers to the peak
  /// on the device, too. Null, the default: no limit.
  const char *hostBudget;
  /// Smallest value to offload, in bytes. Default: AO_MIN_BYTES_AUTO.
  int64_t minBytes;
  /// Search effort, 0 to 9; each step up is about four times the work. Default:
  /// 1.
  int64_t effort;
  /// Seed of the search. Default: 0.
  int64_t seed;
  /// Policy "layerwise": number of offloaded layers, less than the number of
  /// layers. Negative, the default: the best number that costs no time; with a
  /// device budget, the fewest that fit.
  int64_t numLayers;
  /// Policy "layerwise": when the offloads of a layer are issued, "ready" (as
  /// soon as the value is computed) or "head" (when the next layer starts).
  /// Default: "ready".
  const char *layerIssue;
  /// Policy "layerwise": order in which the values of a layer are reloaded,
  /// that in which the forward pass "saved" them or that of their "use".
  /// Default: "saved".
  const char *reloadOrder;
  /// Policy "pytorch", nonzero: read rates of GB/s as GiB/s, as PyTorch does.
  /// Default: 0.
  int64_t gibRates;
  /// Instead of a device budget: the lowest peak at which the step is slower by
  /// at most this share, as text: "1%". Null, the default: none.
  const char *maxSlowdown;
  /// 0: recompute no op, even if the trace allows it. Default: 1.
  int64_t recompute;
  /// Limit of host copies in pinned memory, in the same units. Other host
  /// copies are in pageable memory, if the machine has rates for it. Null, the
  /// default: the limit of the machine, if any.
  const char *pinnedBudget;
  /// Policy "pytorch": rate of the host link in bytes per second. Default: 0,
  /// the machine's.
  double linkBandwidth;
} AoPlanOptions;

/// Sets `options`, of `size` bytes, to the defaults. Use aoPlanOptionsInit.
AO_C_EXPORTED void aoPlanOptionsInitSized(AoPlanOptions *options, size_t size);

/// Sets `options` to the defaults.
static inline void aoPlanOptionsInit(AoPlanOptions *options) {
  aoPlanOptionsInitSized(options, sizeof(*options));
}

/// Predictions of the planner's model. Initialize them with aoFiguresInit.
typedef struct AoFigures {
  /// sizeof(AoFigures), as of the caller's header.
  size_t size;
  /// Time of the step with the plan and without, and exposed time.
  double makespanUs, baseUs, exposedUs;
  /// No plan within the device budget is faster (without one: within
  /// `peakBytes`). Infinite if no such plan exists.
  double makespanBoundUs;
  /// Peak on the device with the plan and without, and peak of host copies.
  int64_t peakBytes, unplannedPeakBytes, hostPeakBytes;
  /// Bytes of all copies to the host.
  int64_t offloadedBytes;
  /// No plan without exposed time has a lower peak.
  int64_t peakBoundBytes;
  /// Set on AO_INFEASIBLE only: the smallest feasible device budget under the
  /// given host budget, and the smallest host budget under the given device
  /// budget; 0 if no host budget is feasible.
  int64_t smallestDeviceBudget, smallestHostBudget;
  /// Time of recomputed ops, total time that the plan adds (`recomputedUs`,
  /// `exposedUs` and `slowedUs`), and bytes of rematerialized values.
  double recomputedUs, addedUs;
  int64_t recomputedBytes;
  /// Peak of the host copies in pinned memory.
  int64_t pinnedPeakBytes;
  /// Set on AO_INFEASIBLE only, if no copy may be pageable: the smallest pinned
  /// budget under the given device budget; else 0.
  int64_t smallestPinnedBudget;
  /// Time that ops take longer because copies use device memory; 0 without
  /// `d2h_interference` and `h2d_interference` of the machine.
  double slowedUs;
} AoFigures;

/// Sets `figures`, of `size` bytes, to zero. Use aoFiguresInit.
AO_C_EXPORTED void aoFiguresInitSized(AoFigures *figures, size_t size);

/// Sets all figures to zero.
static inline void aoFiguresInit(AoFigures *figures) {
  aoFiguresInitSized(figures, sizeof(*figures));
}

/// Plans the step that `trace` describes. `options` null: all defaults. Budgets
/// limit the policy "planned", and "layerwise" without a number of layers; the
/// others follow their rule, and their figures show whether they exceed a
/// budget. Equal input gives equal plans.
///
/// On AO_INFEASIBLE, `figures` has the smallest budgets, and `error` the
/// reason.
AO_C_EXPORTED AoStatus aoPlan(AoStringRef trace, const AoPlanOptions *options,
                              AoString *plan, AoFigures *figures,
                              AoString *error);

/// Kinds of commands of plans, see docs/Reference/Traces.md. The first four
/// have the numbers of AortPlanAction; the others occur for traces with ops
/// that may be recomputed.
typedef enum AoCommandKind {
  AO_COMMAND_OFFLOAD = 0,
  AO_COMMAND_RELEASE = 1,
  AO_COMMAND_RELOAD = 2,
  AO_COMMAND_WAIT = 3,
  AO_COMMAND_DROP = 4,
  AO_COMMAND_RECOMPUTE = 5
} AoCommandKind;

/// Called with each command of a plan: its kind, the number of the value in the
/// trace (for AO_COMMAND_RECOMPUTE, of the op), and the op before which it
/// runs.
typedef void (*AoCommandCallback)(void *data, AoCommandKind kind, int64_t value,
                                  int64_t before);

/// Calls `callback` with the commands of `plan` in their order.
AO_C_EXPORTED AoStatus aoPlanCommands(AoStringRef plan,
                                      AoCommandCallback callback, void *data,
                                      AoString *error);

/// Simulates `plan` on `trace` under the planner's model, after a check that
/// each command is legal at its position. `machine` is as in aoMachineDescribe;
/// null: the machine of the plan.
///
/// `simulation` becomes an `ao.simulation` document: totals, the start of each
/// op and the bytes resident then, and when and why compute waited for each
/// command.
AO_C_EXPORTED AoStatus aoSimulate(AoStringRef trace, AoStringRef plan,
                                  const char *machine, AoString *simulation,
                                  AoFigures *figures, AoString *error);

/// Summarizes a plan and its trace in one line: offloaded bytes, or the reason
/// why there are none, the peak before and after, exposed time, and the
/// composition of the peak without a plan.
AO_C_EXPORTED AoStatus aoSummarize(AoStringRef trace, AoStringRef plan,
                                   AoString *summary, AoString *error);

/// Renders a report of a plan and its trace (docs/Reference/Report.md).
/// `report` becomes the content of a file `name`: an `ao.report` document if
/// the name ends in ".json", a self-contained page if it ends in ".html" or has
/// no suffix.
AO_C_EXPORTED AoStatus aoRenderReport(AoStringRef trace, AoStringRef plan,
                                      const char *name, AoString *report,
                                      AoString *error);

#ifdef __cplusplus
}
#endif

#endif // AO_C_PLANNER_H
