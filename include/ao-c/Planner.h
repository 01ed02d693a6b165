//===- Planner.h - Plans of steps without any IR ------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The planner on JSON text: a trace of ops and values goes in
// (`ao.step-trace`), a plan comes out (`ao.plan`). Needs neither MLIR nor LLVM,
// neither here nor at link time (CMake target ao::planner_c); libao-c.so holds
// the same functions. docs/Explanation/Planner.md describes the model and the
// documents.
//
// `error`, where a function has one, becomes one sentence, behind the document
// and the path of the entry that is at fault if there is one:
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

/// The name of policy number `index`, in the order of
/// docs/Explanation/Planner.md, "planned" last; null behind the last one.
AO_C_EXPORTED const char *aoPolicyName(size_t index);

/// The name of built-in machine number `index`; null behind the last one.
AO_C_EXPORTED const char *aoMachineName(size_t index);

/// The description of a machine as JSON. `machine` is the name of a built-in
/// one, a description (its first character is '{') or the name of a file that
/// holds one.
AO_C_EXPORTED AoStatus aoMachineDescribe(const char *machine,
                                         AoString *description,
                                         AoString *error);

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// For `minBytes`: a 1024th of the peak without a plan, but at most 1 MiB.
#define AO_MIN_BYTES_AUTO INT64_MIN

/// What to plan for. Fill it with aoPlanOptionsInit first.
typedef struct AoPlanOptions {
  /// sizeof(AoPlanOptions), as the caller knows it.
  size_t size;
  /// As in aoMachineDescribe. Default: "h100-pcie5".
  const char *machine;
  /// One of aoPolicyName. Default: "planned".
  const char *policy;
  /// The most bytes the device may hold at the start of any op or reload, as
  /// text: "8000000000", "16GiB", "70%" of the peak without a plan. Null, the
  /// default: the lowest peak at which no transfer delays the computation.
  const char *deviceMemoryBudget;
  /// The same for the copies in host memory; a percentage is one of the
  /// device's peak without a plan, too. Null, the default: no limit.
  const char *hostMemoryBudget;
  /// Values of fewer bytes stay. Default: AO_MIN_BYTES_AUTO.
  int64_t minBytes;
  /// Search effort, 0 to 9; each step up is about four times the work.
  /// Default: 1.
  int64_t effort;
  /// Seed of the search. Default: 0.
  int64_t seed;
  /// Policy "layerwise": how many layers go out, at most one less than there
  /// are. Negative, the default: the best number that costs no time; under a
  /// device budget the fewest that fit.
  int64_t numLayers;
  /// Policy "layerwise": when the copies of a layer start, "ready" (as soon as
  /// there is something to copy) or "head" (with the next layer). Default:
  /// "ready".
  const char *layerIssue;
  /// Policy "layerwise": how a layer comes back, in the order in which the
  /// forward pass "saved" its values or in that of their "use". Default:
  /// "saved".
  const char *reloadOrder;
  /// Policy "pytorch": not 0 to read rates of GB/s as GiB/s, as PyTorch does.
  /// Default: 0.
  int64_t gibRates;
  /// Instead of a device budget: the lowest peak at which the step takes at
  /// most this share longer (0.01: one per cent). -1, the default: none.
  double maxSlowdown;
  /// 0 to run no op a second time, even where the trace allows it. Default: 1.
  int64_t recompute;
  /// The most bytes of the copies in host memory that may be pinned, given in
  /// the same ways. The rest goes to pageable memory, if the machine has rates
  /// for it. Null, the default: what the machine says, if anything.
  const char *pinnedMemoryBudget;
} AoPlanOptions;

/// Sets `options`, of `size` bytes, to the defaults. Use aoPlanOptionsInit.
AO_C_EXPORTED void aoPlanOptionsInitSized(AoPlanOptions *options, size_t size);

/// Sets `options` to the defaults.
static inline void aoPlanOptionsInit(AoPlanOptions *options) {
  aoPlanOptionsInitSized(options, sizeof(*options));
}

/// What the model predicts. Fill it with aoFiguresInit first.
typedef struct AoFigures {
  /// sizeof(AoFigures), as the caller knows it.
  size_t size;
  /// Time of the step, without a plan, and how long compute stands still.
  double makespanUs, baseUs, exposedUs;
  /// No plan within the device budget is faster (without one: within
  /// `peakBytes`). Infinite where no such plan exists.
  double makespanBoundUs;
  /// Largest total on the device, with the plan and without, and on the host.
  int64_t peakBytes, unplannedPeakBytes, hostPeakBytes;
  /// Bytes of all copies to the host.
  int64_t movedBytes;
  /// No plan without exposed time has a lower peak.
  int64_t peakBoundBytes;
  /// Set on AO_INFEASIBLE alone: the smallest device budget that can be met
  /// under the host budget given, and the fewest host bytes that the device
  /// budget given asks for; 0 if it cannot be met with any.
  int64_t smallestDeviceBudget, smallestHostBudget;
  /// Time of the ops that run a second time, all time that the plan adds
  /// (`recomputedUs` and `exposedUs`), and bytes of what is made again.
  double recomputedUs, addedUs;
  int64_t recomputedBytes;
  /// Largest total of the copies in pinned host memory.
  int64_t pinnedPeakBytes;
  /// Set on AO_INFEASIBLE alone: the fewest pinned bytes that the device budget
  /// given asks for, where nothing may be pageable; else 0.
  int64_t smallestPinnedBudget;
} AoFigures;

/// Sets `figures`, of `size` bytes, to zero. Use aoFiguresInit.
AO_C_EXPORTED void aoFiguresInitSized(AoFigures *figures, size_t size);

/// Sets all figures to zero.
static inline void aoFiguresInit(AoFigures *figures) {
  aoFiguresInitSized(figures, sizeof(*figures));
}

/// Plans the step that `trace` describes. `options` null: all defaults. Budgets
/// bind the policy "planned", and "layerwise" without a number of layers; the
/// others follow their rule, and their figures show where they break one. The
/// same input gives the same plan, always.
///
/// On AO_INFEASIBLE, `figures` says what would do, and `error` says why.
AO_C_EXPORTED AoStatus aoPlan(AoStringRef trace, const AoPlanOptions *options,
                              AoString *plan, AoFigures *figures,
                              AoString *error);

/// What a command of a plan does, see docs/Explanation/Planner.md. The first
/// four have the numbers of AortPlanAction; the others occur where a trace says
/// which ops may run again.
typedef enum AoCommandKind {
  AO_COMMAND_OFFLOAD = 0,
  AO_COMMAND_RELEASE = 1,
  AO_COMMAND_RELOAD = 2,
  AO_COMMAND_WAIT = 3,
  AO_COMMAND_DROP = 4,
  AO_COMMAND_RECOMPUTE = 5
} AoCommandKind;

/// Called with each command of a plan: on which value of the trace (or which op
/// to run again), before which op.
typedef void (*AoCommandCallback)(void *data, AoCommandKind kind, int64_t value,
                                  int64_t before);

/// Reads the commands of `plan` in their order.
AO_C_EXPORTED AoStatus aoPlanCommands(AoStringRef plan,
                                      AoCommandCallback callback, void *data,
                                      AoString *error);

/// Executes `plan` on `trace` under the planner's model, after checking that
/// each of its commands is legal in its place. `machine` is as in
/// aoMachineDescribe; null: the one that the plan was made for.
///
/// `simulation` becomes an `ao.simulation` document: totals, the start of each
/// op and the bytes held then, and when and why compute waited for each
/// command.
AO_C_EXPORTED AoStatus aoSimulate(AoStringRef trace, AoStringRef plan,
                                  const char *machine, AoString *simulation,
                                  AoFigures *figures, AoString *error);

/// What a plan does on its trace, in one line: how much moves, or why nothing
/// does, the peak before and after, exposed time, and what the peak without a
/// plan consists of.
AO_C_EXPORTED AoStatus aoSummarize(AoStringRef trace, AoStringRef plan,
                                   AoString *summary, AoString *error);

/// What a plan does on its trace, to look at (docs/Reference/Report.md).
/// `report` becomes what belongs into a file called `name`: a document of type
/// `ao.report` if it ends in ".json", a page that needs nothing else if in
/// ".html" or in nothing.
AO_C_EXPORTED AoStatus aoRenderReport(AoStringRef trace, AoStringRef plan,
                                      const char *name, AoString *report,
                                      AoString *error);

#ifdef __cplusplus
}
#endif

#endif // AO_C_PLANNER_H
