//===- Offloader.h - Offloading of a framework's saved tensors ----*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An eager framework passes the tensors that it saves for the backward pass to
// an offloader (push), and requests them in the backward pass (pop). In
// between, the offloader offloads and reloads them by layers, manually, all of
// them, or by a plan for a recorded step. docs/Explanation/Offloader.md
// explains schedules and states.
//
// Conventions in addition to those of Runtime.h:
//  * An offloader has one lock. Callbacks run on the calling thread without it,
//    so that locks of the caller cannot cause a deadlock.
//  * A struct begins with `structSize`, which the caller sets; in an array, the
//    size of the first entry applies to all.
//  * Misuse gives a status and a message with run, layer and value; the
//    offloader remains usable.
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_OFFLOADER_H
#define AO_RUNTIME_OFFLOADER_H

#include "ao-runtime/Runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

typedef struct AortOffloader AortOffloader;

/// One forward pass and its backward passes. A handle that has ended is
/// detected until its offloader is destroyed.
typedef struct AortRun AortRun;

/// The result of a push and argument of a pop. 0 is never a key; stale and
/// foreign keys are detected.
typedef uint64_t AortKey;

typedef enum AortSchedule {
  /// Keeps all values on device; with `record`, the step is recorded.
  AORT_SCHEDULE_NONE = 0,
  /// Offloads and reloads layers 0 to `offloadedLayers` - 1 by the layer rule.
  AORT_SCHEDULE_LAYERS = 1,
  /// Transfers layers at aortRunStartOffload, aortRunRelease and
  /// aortRunStartReload.
  AORT_SCHEDULE_MANUAL = 2,
  /// Offloads values at the push, releases them at the next event, and reloads
  /// them at the pop.
  AORT_SCHEDULE_ALL = 3,
  /// As ALL with `record` until aortOffloaderSetPlan, then follows the plan.
  AORT_SCHEDULE_PLAN = 4,
  AORT_SCHEDULE_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortSchedule;

typedef enum AortLayerState {
  AORT_LAYER_NOT_OFFLOADED = 0,
  AORT_LAYER_OFFLOAD_STARTED = 1,
  AORT_LAYER_OFFLOAD_FINISHED = 2,
  AORT_LAYER_RELOAD_STARTED = 3,
  AORT_LAYER_STATE_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortLayerState;

/// The decision about a part of a push.
typedef enum AortDecision {
  /// The offloader owns it, and offloads it according to the schedule.
  AORT_OFFLOADED = 0,
  AORT_KEPT_SMALL = 1,     ///< Below `minElements` or `minBytes`.
  AORT_KEPT_PARAMETER = 2, ///< AORT_SAVED_PARAMETER.
  AORT_KEPT_MARKED = 3,    ///< AORT_SAVED_KEEP.
  AORT_KEPT_NO_DATA = 4,   ///< Absent, empty, or AORT_SAVED_NO_DATA.
  AORT_KEPT_DEVICE = 5,    ///< AORT_SAVED_OTHER_DEVICE.
  AORT_KEPT_LAYER = 6,     ///< Its layer is kept on device.
  /// Less than half of a storage with other references. This is decided when
  /// the copy would start, so that no push reports it: it is only counted.
  AORT_KEPT_PARTIAL = 7,
  /// Pushed after aortRunBackward, before aortRunForward or
  /// aortRunFinishBackward of its run.
  AORT_KEPT_RECOMPUTED = 8,
  AORT_KEPT_DECLINED = 9,        ///< Nothing is offloaded in this step.
  AORT_DECISION_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortDecision;
#define AORT_DECISION_COUNT 10

/// AortSaved::flags.
#define AORT_SAVED_KEEP 1u          ///< Marked by the user.
#define AORT_SAVED_PARAMETER 2u     ///< Its lifetime exceeds the step.
#define AORT_SAVED_NO_DATA 4u       ///< A fake tensor without bytes.
#define AORT_SAVED_OFFLOAD_BASE 8u  ///< Offload the whole storage.
#define AORT_SAVED_OTHER_DEVICE 16u ///< Memory of another device.
/// Its storage may be written without a change of its version, as by views with
/// versions of their own: the tensor shares no copy with others, and
/// AORT_SAVED_OFFLOAD_BASE has no effect.
#define AORT_SAVED_ALONE 32u
/// Kept by steps that offload values at their push; a plan may offload it.
#define AORT_SAVED_RESIDENT 64u

/// A tensor that is saved: a view of a storage.
typedef struct AortSaved {
  size_t structSize;
  /// The framework's tensor, retained for the offloader before the push. It is
  /// passed to `release` exactly once, for any status of the push.
  void *owner;
  /// First byte and size of the storage of the view. Null and 0: the view is
  /// the whole storage.
  void *storage;
  /// First element; null for an absent part.
  void *pointer;
  int64_t storageBytes;
  int64_t elementBytes;
  int32_t rank;
  /// Elements. `strides` null: row-major and dense. Read before the call
  /// returns.
  const int64_t *sizes, *strides;
  /// The framework's number of the element type; only compared.
  uint32_t type;
  uint32_t flags;
  /// The stream in whose order the memory is freed; null: that of the run.
  AortStream *stream;
  /// For messages and traces; may be null.
  const char *name;
  /// An event recorded when the tensor is complete; null: the present end of
  /// the run's stream. It may be destroyed after the push; while the value is
  /// on the device, it must not be recorded again.
  AortEvent *ready;
} AortSaved;

/// The result of a pop for one part.
typedef struct AortRestored {
  size_t structSize;
  /// The pushed owner, or one from `allocate`. The offloader owns it until the
  /// next call for the run: take a reference before. Null for a part that the
  /// caller still owns.
  void *owner;
  /// First element of the view.
  void *pointer;
  /// Offset of `pointer` in the memory from `allocate`; 0 for a pushed owner.
  int64_t offset;
  /// Elements, one for each dimension of the view; valid as long as `owner`.
  const int64_t *strides;
  /// Nonzero: `owner` is from `allocate`.
  int32_t reloaded;
} AortRestored;

//===----------------------------------------------------------------------===//
// Offloaders
//===----------------------------------------------------------------------===//

typedef struct AortOffloaderCallbacks {
  void *data;
  /// Required. Allocates `like->storageBytes` bytes on the device for later
  /// work on `stream`. Name and type of `like` are those of the reloaded value;
  /// so are element size, sizes and strides if it was saved as one view, else
  /// they describe that many bytes. A failure is returned to the caller, who
  /// may repeat the call.
  AortStatus (*allocate)(void *data, const AortSaved *like, AortStream *stream,
                         void **owner, void **pointer);
  /// Required. Releases the offloader's reference.
  void (*release)(void *data, void *owner);
  /// Returns the number of references to the storage of `owner` other than
  /// those of the offloader and of this push. Null: there are none.
  int64_t (*holders)(void *data, void *owner);
  /// Returns the number of writes to the storage of `owner`, to detect a write
  /// between save and use. Null: there are none.
  int64_t (*version)(void *data, void *owner);
  /// Writes the bytes in use on the device now, their maximum since the last
  /// call, and the bytes of gradients of parameters among those in use now.
  /// Null: recorded steps contain only saved values.
  void (*memory)(void *data, int64_t *now, int64_t *peakSince,
                 int64_t *gradients);
} AortOffloaderCallbacks;

/// Options of an offloader. Initialize them with aortOffloaderOptionsInit.
typedef struct AortOffloaderOptions {
  size_t structSize;
  AortSchedule schedule;
  /// Number of layers of a run, required by LAYERS and MANUAL; 0: layers are
  /// only labels.
  int32_t layers;
  /// LAYERS: number of offloaded layers, at most `layers` - 1.
  int32_t offloadedLayers;
  /// Maximum number of open runs; 0: no limit. Default: 0.
  int32_t maxRuns;
  /// Smallest value to offload. Default: 262144 elements.
  int64_t minElements;
  int64_t minBytes;
  /// Limit of the device bytes of the offloader; 0: no limit. A reload that
  /// would exceed it is deferred to its pop; a pop that exceeds it is served
  /// and counted.
  int64_t heldBudget;
  /// Nonzero (LAYERS, MANUAL): a value reuses the host buffer of the preceding
  /// run, and must have the same shape and type.
  int32_t retainHostBuffers;
  /// Nonzero (NONE, ALL): steps without a plan are recorded.
  int32_t record;
  /// Maximum number of steps with plans, one for each signature; the one that
  /// ran least recently is dropped. Default: 10.
  int32_t maxPlans;
  /// `compute` is the default stream of runs. Null: the compute stream of the
  /// device. `transfer` is only for MANUAL, and for both directions.
  AortStream *compute, *transfer;
  AortOffloaderCallbacks callbacks;
} AortOffloaderOptions;

AORT_EXPORT void aortOffloaderOptionsInit(AortOffloaderOptions *options);

/// Creates an offloader. It is destroyed with the context of `device` at the
/// latest. `options` are copied; the streams must outlive the offloader.
AORT_EXPORT AortStatus aortOffloaderCreate(AortDevice *device,
                                           const AortOffloaderOptions *options,
                                           AortOffloader **offloader);
/// Aborts open runs and destroys the offloader. Null is allowed.
AORT_EXPORT void aortOffloaderDestroy(AortOffloader *offloader);
/// Aborts open runs, and drops recorded steps and plans.
AORT_EXPORT AortStatus aortOffloaderReset(AortOffloader *offloader);
/// AORT_LEAK with a message that counts open runs and their keys.
AORT_EXPORT AortStatus aortOffloaderCheck(AortOffloader *offloader);

typedef struct AortOffloaderStatistics {
  size_t structSize;
  /// Bytes and number of offloads, and of reloads.
  int64_t offloadedBytes, offloads;
  int64_t reloadedBytes, reloads;
  /// Parts of pushes by AortDecision.
  int64_t decisions[AORT_DECISION_COUNT];
  /// Number of values that were reloaded at their pop because they were not
  /// prefetched, and of those whose device copy was freed before (a second
  /// backward pass).
  int64_t demandPops, latePops;
  /// Device bytes of the offloader; and of released values that have other
  /// references.
  int64_t heldBytes, peakHeldBytes, heldByOthersBytes;
  /// Number of pops beyond `heldBudget`, and of reloads deferred by it.
  int64_t overBudgetPops, deferredReloads;
  /// Number of recorded steps, and of steps that differed from the step whose
  /// plan they followed.
  int64_t recordedSteps, divergences;
  int64_t openRuns, openKeys;
  /// Number of runs aborted with values.
  int64_t abortedRuns;
  /// Number of events recorded on streams, and of waits for them.
  int64_t eventRecords, eventWaits;
  /// Host bytes of values and retained buffers now, and their maximum in the
  /// last step ended by aortOffloaderNextStep.
  int64_t hostBytes, stepPeakHostBytes;
  /// Maximum of the offloader's device bytes in that step.
  int64_t stepPeakHeldBytes;
} AortOffloaderStatistics;

AORT_EXPORT AortStatus aortOffloaderStatistics(
    AortOffloader *offloader, AortOffloaderStatistics *statistics);

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Begins a run. `id` names it in messages. Its stream is `compute` of the
/// options. AORT_INVALID_ARGUMENT for more than `maxRuns` at a time.
AORT_EXPORT AortStatus aortRunBegin(AortOffloader *offloader, int64_t id,
                                    AortRun **run);
/// Ends a run: compute waits for copies in flight, owners are released, host
/// buffers are returned to the pool, keys become stale.
AORT_EXPORT AortStatus aortRunEnd(AortRun *run);
/// Ends an incomplete run, with one warning.
AORT_EXPORT AortStatus aortRunAbort(AortRun *run);

/// Sets the stream of later calls for the run (null: `compute` of the options):
/// pushed tensors are complete in its order, a release and a pop make it wait,
/// and memory is allocated in its order. It must outlive the run. Memory that
/// was allocated in the order of one stream and is popped on another one is
/// freed in the order of the first: the caller must own it until both are
/// complete.
AORT_EXPORT AortStatus aortRunSetStream(AortRun *run, AortStream *stream);

/// Marks the start of the forward pass of `layer`. LAYERS: 0 to `layers` - 1 in
/// order; the values of the previous layer are offloaded, and the layer that
/// the rule selects is released.
AORT_EXPORT AortStatus aortRunForward(AortRun *run, int32_t layer);
/// Marks the start of the backward pass of `layer`. The device copies of the
/// next layer are freed. LAYERS: the layer that the rule selects is reloaded. A
/// repeated call has no effect.
AORT_EXPORT AortStatus aortRunBackward(AortRun *run, int32_t layer);
/// Marks the end of a complete or partial backward pass; another one may
/// follow, from the last layer on. LAYERS: device copies are freed. A repeated
/// call has no effect.
AORT_EXPORT AortStatus aortRunFinishBackward(AortRun *run);

/// Returns the state of a layer, for LAYERS and MANUAL; other schedules have a
/// state for each value.
AORT_EXPORT AortStatus aortRunState(AortRun *run, int32_t layer,
                                    AortLayerState *state);

/// MANUAL: start the offloads of the layer, each after the push of its value;
/// wait for them on compute and free the device copies; start the reloads.
AORT_EXPORT AortStatus aortRunStartOffload(AortRun *run, int32_t layer);
AORT_EXPORT AortStatus aortRunRelease(AortRun *run, int32_t layer);
AORT_EXPORT AortStatus aortRunStartReload(AortRun *run, int32_t layer);

//===----------------------------------------------------------------------===//
// Saved tensors
//===----------------------------------------------------------------------===//

/// Maximum number of parts of a push.
#define AORT_MAX_PARTS 16

/// Pushes `n` tensors that belong together, such as data and scales.
/// `decisions` (may be null) has one entry for each. `*key` is 0 if the caller
/// still owns all of them, else the key of those that the offloader owns.
AORT_EXPORT AortStatus aortRunPush(AortRun *run, const AortSaved *parts,
                                   int32_t n, AortKey *key,
                                   AortDecision *decisions);

/// Restores the tensors of a push for work on the stream of their run: all, or
/// none on failure. A key may be popped again.
AORT_EXPORT AortStatus aortRunPop(AortOffloader *offloader, AortKey key,
                                  AortRestored *restored, int32_t n);

/// Declares that the key is not popped again: its tensors are released as soon
/// as no other key needs them, and otherwise at the end of the run. Unknown
/// keys are ignored, since the run may have ended before.
AORT_EXPORT AortStatus aortRunDrop(AortOffloader *offloader, AortKey key);

//===----------------------------------------------------------------------===//
// Plans from a recorded step
//===----------------------------------------------------------------------===//

/// The rule that a step follows.
typedef enum AortStepMode {
  AORT_STEP_UNPLANNED = 0, ///< The schedule; the step is not recorded.
  AORT_STEP_UNDECIDED = 1, ///< Its first event decides.
  AORT_STEP_RECORDING = 2, ///< The schedule; the step is recorded.
  AORT_STEP_FOLLOWING = 3, ///< The plan of a recorded step.
  /// Each value is offloaded at its push and reloaded at its pop: the step
  /// differs from the one whose plan it followed, or it is recorded and has no
  /// plan.
  AORT_STEP_SAFE = 4,
  AORT_STEP_MODE_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortStepMode;

typedef struct AortStepStart {
  size_t structSize;
  /// The kind of the step: only recorded steps with this key are candidates.
  /// Null: all are.
  const char *key;
  /// Device bytes at the start of the step that count in recorded steps, such
  /// as gradients. A plan is valid for steps that start with no more bytes than
  /// the recorded one; other steps are recorded again.
  int64_t startBytes;
  /// Nonzero: the step is not recorded, even if it has no plan.
  int32_t isUnrecorded;
} AortStepStart;

/// Describes the step that begins. The call may be repeated until its first
/// event; AORT_INVALID_STATE after it.
AORT_EXPORT AortStatus aortOffloaderBeginStep(AortOffloader *offloader,
                                              const AortStepStart *start);

/// Steps are numbered by their signature: all events in order, with run, layer,
/// bytes and types. -1: none.
typedef struct AortStepState {
  size_t structSize;
  /// Mode of this step; the step whose plan it follows; and, before its first
  /// event, the expected step with a plan: the last one with its key, or the
  /// last successor of the previous step.
  AortStepMode mode;
  int64_t followed, expected;
  /// Mode and number of the last ended step: -1 without a backward pass.
  AortStepMode endedMode;
  int64_t ended;
  /// `ended` if it was recorded, for aortOffloaderTrace; and the step that was
  /// dropped for it.
  int64_t recorded, dropped;
} AortStepState;

AORT_EXPORT AortStatus aortOffloaderStepState(AortOffloader *offloader,
                                              AortStepState *state);

/// Ends a step and begins the next: recording is complete, plans start from
/// their first command. A step without a backward pass is ignored. Waits for
/// the work of a recorded step, on all of its streams, if events measure times.
AORT_EXPORT AortStatus aortOffloaderNextStep(AortOffloader *offloader);

/// Ends a failed step, which is ignored, and begins the next.
AORT_EXPORT AortStatus aortOffloaderAbandonStep(AortOffloader *offloader);

/// Writes the last recorded step as an `ao.step-trace` document. Sizes and NUL
/// as in aortContextStatisticsJson. AORT_INVALID_STATE if there is none.
AORT_EXPORT AortStatus aortOffloaderTrace(AortOffloader *offloader,
                                          char *buffer, size_t capacity,
                                          size_t *needed);

typedef enum AortPlanAction {
  AORT_PLAN_OFFLOAD = 0,
  AORT_PLAN_RELEASE = 1,
  AORT_PLAN_RELOAD = 2,
  AORT_PLAN_WAIT = 3,               ///< Checked only: the pop waits.
  AORT_PLAN_ACTION_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortPlanAction;

/// A command of an `ao.plan` for the last trace.
typedef struct AortPlanCommand {
  AortPlanAction action;
  int64_t value;  ///< Its index in the trace.
  int64_t before; ///< The op before which it is executed.
} AortPlanCommand;

/// Sets the plan of steps with the signature `step` (`recorded` of
/// AortStepState), from the next step on. AORT_INVALID_ARGUMENT for commands
/// that are illegal at their position: the old plan remains set. Without any
/// command, all values are kept on the device.
AORT_EXPORT AortStatus aortOffloaderSetPlan(AortOffloader *offloader,
                                            int64_t step,
                                            const AortPlanCommand *commands,
                                            int64_t n);

/// Makes steps of this signature use the safe schedule, if no plan fits.
AORT_EXPORT AortStatus aortOffloaderSetSafe(AortOffloader *offloader,
                                            int64_t step);

#ifdef __cplusplus
}
#endif

#endif // AO_RUNTIME_OFFLOADER_H
