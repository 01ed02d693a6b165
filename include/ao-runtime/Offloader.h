//===- Offloader.h - Saved tensors of a framework, moved by rule --*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An eager framework hands over what it saves for the backward pass (push) and
// asks for it again (pop). Between the two an offloader moves it to pinned host
// memory and back, by layers, by hand, all at once or by a plan that was made
// from a recorded step. docs/Explanation/Offloader.md
// explains schedules and states.
//
// Conventions are those of Runtime.h. Besides:
//  * An offloader has one lock. Callbacks run on the calling thread with no
//    lock held, so a caller that holds a lock of its own cannot deadlock.
//  * A struct begins with `structSize`, which the caller sets; in an array that
//    of the first entry holds for all.
//  * Misuse gives a status and a message with run, layer and value, and leaves
//    the offloader usable.
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
/// recognised as long as its offloader lives.
typedef struct AortRun AortRun;

/// The result of a push and argument of a pop. 0 is never a key; stale and
/// foreign keys are recognised.
typedef uint64_t AortKey;

typedef enum AortSchedule {
  /// Nothing moves; with `record`, the step is recorded.
  AORT_SCHEDULE_NONE = 0,
  /// Layers 0 to `offloadedLayers` - 1 leave and return by the layer rule.
  AORT_SCHEDULE_LAYERS = 1,
  /// aortRunStartOffload, aortRunRelease and aortRunStartReload say when.
  AORT_SCHEDULE_MANUAL = 2,
  /// Out at the push, released at the next event, back at the pop.
  AORT_SCHEDULE_ALL = 3,
  /// As ALL with `record` until aortOffloaderSetPlan, then by the plan.
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
  /// The offloader holds it, and offloads it according to the schedule.
  AORT_OFFLOADED = 0,
  AORT_KEPT_SMALL = 1,     ///< Below `minElements` or `minBytes`.
  AORT_KEPT_PARAMETER = 2, ///< AORT_SAVED_PARAMETER.
  AORT_KEPT_MARKED = 3,    ///< AORT_SAVED_KEEP.
  AORT_KEPT_NO_DATA = 4,   ///< Absent, empty, or AORT_SAVED_NO_DATA.
  AORT_KEPT_DEVICE = 5,    ///< AORT_SAVED_OTHER_DEVICE.
  AORT_KEPT_LAYER = 6,     ///< Its layer is kept on device.
  /// Less than half of its storage, which others hold. Decided when the copy
  /// would start, so that no push reports it: it is counted only.
  AORT_KEPT_PARTIAL = 7,
  /// Pushed after aortRunBackward, before aortRunForward or
  /// aortRunFinishBackward of its run.
  AORT_KEPT_RECOMPUTED = 8,
  AORT_KEPT_DECLINED = 9,        ///< Nothing is offloaded in this step.
  AORT_DECISION_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortDecision;
#define AORT_DECISION_COUNT 10

/// AortSaved::flags.
#define AORT_SAVED_KEEP 1u          ///< The user wants it to stay.
#define AORT_SAVED_PARAMETER 2u     ///< Lives longer than the step.
#define AORT_SAVED_NO_DATA 4u       ///< A fake: there are no bytes behind it.
#define AORT_SAVED_MOVE_BASE 8u     ///< The whole storage moves.
#define AORT_SAVED_OTHER_DEVICE 16u ///< Memory of another device.
/// Its storage may be written without a version that tells, as by views that
/// have versions of their own: the tensor shares a copy with itself alone, and
/// AORT_SAVED_MOVE_BASE has no effect.
#define AORT_SAVED_ALONE 32u
/// Kept by steps that offload values at their push; a plan may offload it.
#define AORT_SAVED_RESIDENT 64u

/// A tensor that is saved: a view of a storage.
typedef struct AortSaved {
  size_t structSize;
  /// The framework's tensor, retained for the offloader before the push. It
  /// comes back through `release` exactly once, whatever the push returns.
  void *owner;
  /// First byte and size of what the view is a part of. Null and 0: the view
  /// is all of it.
  void *storage;
  /// First element; null for a part that is absent.
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
  /// Recorded where the tensor is complete; null: the run's stream as it is at
  /// the push. It may be destroyed after the push; while the value is on the
  /// device, it must not be recorded again.
  AortEvent *ready;
} AortSaved;

/// The result of a pop for one part.
typedef struct AortRestored {
  size_t structSize;
  /// The owner that was pushed, or one that `allocate` made. It is the
  /// offloader's until the next call for the run: take a reference before.
  /// Null for a part that the caller holds itself.
  void *owner;
  /// First element of the view.
  void *pointer;
  /// Bytes from the first byte of what `allocate` made to `pointer`; 0 for an
  /// owner that was pushed.
  int64_t offset;
  /// Elements, one for each dimension of the view; valid as `owner` is.
  const int64_t *strides;
  /// Not 0: `owner` is one that `allocate` made.
  int32_t moved;
} AortRestored;

//===----------------------------------------------------------------------===//
// Offloaders
//===----------------------------------------------------------------------===//

typedef struct AortOffloaderCallbacks {
  void *data;
  /// Mandatory. Makes `like->storageBytes` bytes on the device, usable by work
  /// on `stream` from here on. Name and type of `like` are those of the value
  /// that comes back; so are element size, sizes and strides where it was saved
  /// as one view, else they say that many bytes. A failure is handed to the
  /// caller, who may repeat the call.
  AortStatus (*allocate)(void *data, const AortSaved *like, AortStream *stream,
                         void **owner, void **pointer);
  /// Mandatory. The end of the offloader's reference.
  void (*release)(void *data, void *owner);
  /// How many hold the storage of `owner` besides the offloader and besides
  /// what this push handed over. Null: nobody does.
  int64_t (*holders)(void *data, void *owner);
  /// Counts writes to the storage of `owner`, so that one between save and use
  /// is found. Null: there are none.
  int64_t (*version)(void *data, void *owner);
  /// Bytes in use on the device now, the most since the last call, and the
  /// bytes of the gradients of parameters, which are among those in use now.
  /// Null: recordings know saved values alone.
  void (*memory)(void *data, int64_t *now, int64_t *peakSince,
                 int64_t *gradients);
} AortOffloaderCallbacks;

/// Fill it with aortOffloaderOptionsInit first.
typedef struct AortOffloaderOptions {
  size_t structSize;
  AortSchedule schedule;
  /// How many layers a run has; 0: layers are labels only. LAYERS and MANUAL
  /// need them.
  int32_t layers;
  /// LAYERS: how many of them move, at most `layers` - 1.
  int32_t offloadedLayers;
  /// Runs open at the same time; 0: no limit. Default: 0.
  int32_t maxRuns;
  /// Smaller values stay. Default: 262144 elements.
  int64_t minElements;
  int64_t minBytes;
  /// Device bytes that the offloader may hold; 0: no limit. A reload that
  /// would break it waits for its pop, and a pop is served past it and counted.
  int64_t heldBudget;
  /// Not 0 (LAYERS, MANUAL): a value gets the host buffer of the run before,
  /// and must have its shape and type.
  int32_t retainHostBuffers;
  /// Not 0 (NONE, ALL): steps that no plan is known for are recorded.
  int32_t record;
  /// How many steps and their plans are kept, one for each signature; the one
  /// that ran least recently is dropped. Default: 10.
  int32_t maxPlans;
  /// `compute` is the stream of runs that name no other one. Null: the device's
  /// own. `transfer` is for MANUAL alone and serves both directions.
  AortStream *compute, *transfer;
  AortOffloaderCallbacks callbacks;
} AortOffloaderOptions;

AORT_EXPORT void aortOffloaderOptionsInit(AortOffloaderOptions *options);

/// Dies with the context of `device` at the latest. `options` are copied; the
/// streams must outlive the offloader.
AORT_EXPORT AortStatus aortOffloaderCreate(AortDevice *device,
                                           const AortOffloaderOptions *options,
                                           AortOffloader **offloader);
/// Aborts open runs first. Null is allowed.
AORT_EXPORT void aortOffloaderDestroy(AortOffloader *offloader);
/// Aborts open runs; recordings and plan are forgotten.
AORT_EXPORT AortStatus aortOffloaderReset(AortOffloader *offloader);
/// AORT_LEAK with a message that counts open runs and their keys.
AORT_EXPORT AortStatus aortOffloaderCheck(AortOffloader *offloader);

typedef struct AortOffloaderStatistics {
  size_t structSize;
  /// Of values that were copied out, and how many; and back.
  int64_t movedBytes, moves;
  int64_t reloadedBytes, reloads;
  /// Parts of pushes by AortDecision.
  int64_t decisions[AORT_DECISION_COUNT];
  /// Values that returned at their pop because nothing had fetched them; and
  /// those whose device copy had ended before (a second backward pass).
  int64_t demandPops, latePops;
  /// Device bytes that the offloader holds; and of values that were released
  /// while others held them.
  int64_t heldBytes, peakHeldBytes, heldByOthersBytes;
  /// Pops served past `heldBudget`, and reloads put off because of it.
  int64_t overBudgetPops, deferredReloads;
  /// Steps recorded, and those that differed from the step whose plan they
  /// followed.
  int64_t recordings, divergences;
  int64_t openRuns, openKeys;
  /// Runs aborted with values inside.
  int64_t abortedRuns;
  /// Marks put on streams and waits for them.
  int64_t eventRecords, eventWaits;
  /// Host bytes that values have now, and of retained buffers; and the most in
  /// the step that aortOffloaderNextStep has ended last.
  int64_t hostBytes, stepPeakHostBytes;
  /// The most that the offloader held on the device in that step.
  int64_t stepPeakHeldBytes;
} AortOffloaderStatistics;

AORT_EXPORT AortStatus aortOffloaderStatistics(
    AortOffloader *offloader, AortOffloaderStatistics *statistics);

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// `id` names the run in messages. Its stream is `compute` of the options.
/// AORT_INVALID_ARGUMENT for more than `maxRuns` at a time.
AORT_EXPORT AortStatus aortRunBegin(AortOffloader *offloader, int64_t id,
                                    AortRun **run);
/// Compute waits for copies in flight, owners are released, host buffers return
/// to the pool, keys become stale.
AORT_EXPORT AortStatus aortRunEnd(AortRun *run);
/// The same for a run that did not come to its end; one warning.
AORT_EXPORT AortStatus aortRunAbort(AortRun *run);

/// The calls for the run that follow are for work on `stream` (null: `compute`
/// of the options): tensors that are pushed are complete there, a release and a
/// pop make it wait, and memory is allocated in its order. It must outlive the
/// run. What was allocated in the order of one stream and is popped on another
/// one is freed in the order of the first: the caller keeps it until both are
/// done.
AORT_EXPORT AortStatus aortRunSetStream(AortRun *run, AortStream *stream);

/// The forward pass of `layer` begins. LAYERS: 0 to `layers` - 1 in order; the
/// values of the previous layer are offloaded, and the layer that the rule
/// selects is released.
AORT_EXPORT AortStatus aortRunForward(AortRun *run, int32_t layer);
/// Its backward pass begins. The device copies of the next layer are freed.
/// LAYERS: the layer that the rule selects is reloaded. A repeated call has no
/// effect.
AORT_EXPORT AortStatus aortRunBackward(AortRun *run, int32_t layer);
/// The backward pass is over, or will not go on; there may be another one, from
/// the last layer on. LAYERS: device copies end. Idempotent.
AORT_EXPORT AortStatus aortRunFinishBackward(AortRun *run);

/// LAYERS and MANUAL; elsewhere values have states of their own.
AORT_EXPORT AortStatus aortRunState(AortRun *run, int32_t layer,
                                    AortLayerState *state);

/// MANUAL: the copies of the layer start behind the points where its values
/// were pushed; compute waits for them and the device copies end; they return.
AORT_EXPORT AortStatus aortRunStartOffload(AortRun *run, int32_t layer);
AORT_EXPORT AortStatus aortRunRelease(AortRun *run, int32_t layer);
AORT_EXPORT AortStatus aortRunStartReload(AortRun *run, int32_t layer);

//===----------------------------------------------------------------------===//
// Saved tensors
//===----------------------------------------------------------------------===//

/// The parts of one push.
#define AORT_MAX_PARTS 16

/// Hands over `n` tensors that belong together, such as data and scales.
/// `decisions` (may be null) gets one for each. `*key` is 0 if all stay with
/// the caller; else it holds those that move.
AORT_EXPORT AortStatus aortRunPush(AortRun *run, const AortSaved *parts,
                                   int32_t n, AortKey *key,
                                   AortDecision *decisions);

/// Gives them back for work on the stream of their run: all, or none on
/// failure. A key may be popped again.
AORT_EXPORT AortStatus aortRunPop(AortOffloader *offloader, AortKey key,
                                  AortRestored *restored, int32_t n);

/// Declares that the key is not popped again: its tensors are released as soon
/// as no other key needs them, and otherwise at the end of the run. Unknown
/// keys are ignored, since the run may have ended before.
AORT_EXPORT AortStatus aortRunDrop(AortOffloader *offloader, AortKey key);

//===----------------------------------------------------------------------===//
// Plans from a recorded step
//===----------------------------------------------------------------------===//

/// By which rule a step runs.
typedef enum AortStepMode {
  AORT_STEP_UNPLANNED = 0, ///< That of the schedule; it is not recorded.
  AORT_STEP_UNDECIDED = 1, ///< Its first event decides.
  AORT_STEP_RECORDING = 2, ///< That of the schedule.
  AORT_STEP_FOLLOWING = 3, ///< The plan of a kept step.
  /// Each value out at its push, back at its pop: the step differs from the one
  /// whose plan it followed, or is known and has no plan.
  AORT_STEP_SAFE = 4,
  AORT_STEP_MODE_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortStepMode;

typedef struct AortStepStart {
  size_t structSize;
  /// Names the kind of the step: of the kept steps, those that ran under this
  /// key may come. Null: all may.
  const char *key;
  /// Device bytes that are there when it begins and count in recordings, such
  /// as gradients. A plan holds for steps that begin with no more than the
  /// recorded one; others are recorded again.
  int64_t startBytes;
  /// Not 0: it is not recorded, be it unknown.
  int32_t isUnrecorded;
} AortStepStart;

/// Describes the step that begins. May be repeated until its first event;
/// AORT_INVALID_STATE after it.
AORT_EXPORT AortStatus aortOffloaderBeginStep(AortOffloader *offloader,
                                              const AortStepStart *start);

/// Steps are numbered by their signature: all events in order, with run, layer,
/// bytes and types. -1: none.
typedef struct AortStepState {
  size_t structSize;
  /// Of this step; the step whose plan it follows; and, before its first event,
  /// the step with a plan that is likely to come: the last one under its key,
  /// or the one that came after the previous step last time.
  AortStepMode mode;
  int64_t followed, expected;
  /// Of the step that has ended last: -1 without a backward pass.
  AortStepMode endedMode;
  int64_t ended;
  /// `ended` if it was recorded, for aortOffloaderTrace; and the step that was
  /// dropped to keep it.
  int64_t recorded, dropped;
} AortStepState;

AORT_EXPORT AortStatus aortOffloaderStepState(AortOffloader *offloader,
                                              AortStepState *state);

/// A step ends and the next begins: recordings are complete, plans start over.
/// A step without a backward pass counts for nothing. Waits for the work of a
/// recorded step, on all of its streams, where times are taken with events.
AORT_EXPORT AortStatus aortOffloaderNextStep(AortOffloader *offloader);

/// The same for a step that has failed: it counts for nothing, whatever it was.
AORT_EXPORT AortStatus aortOffloaderAbandonStep(AortOffloader *offloader);

/// The last recorded step as an `ao.step-trace` document. Sizes and NUL as in
/// aortContextStatisticsJson. AORT_INVALID_STATE if there is none.
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

/// From the next step on, these are followed in steps of the signature `step`
/// (`recorded` of AortStepState). AORT_INVALID_ARGUMENT for commands that are
/// illegal at their position: the old plan remains set. Without any command,
/// all values are kept on the device.
AORT_EXPORT AortStatus aortOffloaderSetPlan(AortOffloader *offloader,
                                            int64_t step,
                                            const AortPlanCommand *commands,
                                            int64_t n);

/// No plan fits: steps of this signature run under the safe schedule.
AORT_EXPORT AortStatus aortOffloaderSetSafe(AortOffloader *offloader,
                                            int64_t step);

#ifdef __cplusplus
}
#endif

#endif // AO_RUNTIME_OFFLOADER_H
