//===- Graph.h - Recorded steps, replayed from a tree -------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that are recorded once and replayed with one launch. Recordings
// form a tree over one pool of memory: what runs behind a recording knows where
// the live results of all runs before it lie, so that nothing is copied between
// runs and A, B and A, B' take the larger of both, not the sum.
// docs/Explanation/Recordings.md explains the model.
//
// The conventions of Runtime.h hold, and these:
//
//  * One tree a device. Its calls may come from any thread and are serialised.
//  * A failed call changes nothing, with two exceptions that it says.
//  * Handles of this header that are null, foreign or destroyed are recognised.
//  * Results outlive their tree, not their context.
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_GRAPH_H
#define AO_RUNTIME_GRAPH_H

#include "ao-runtime/Runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct AortTree AortTree;
/// Something that a tree runs; see AortFunctionSpec.
typedef struct AortFunction AortFunction;
/// A result of a run, counted.
typedef struct AortBuffer AortBuffer;

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

/// Always fill this with aortTreeOptionsInit first.
typedef struct AortTreeOptions {
  size_t structSize;
  /// Most bytes of the pools of device and pinned memory; 0 means no limit of
  /// ours.
  int64_t poolBytes, hostPoolBytes;
  /// How often a function is recorded again after the same run, for any
  /// reason. Past it, recordings that fit are replayed, and where none fits the
  /// function runs eagerly; a warning says so once.
  int32_t rerecordLimit;
  /// An `AORT_ARGUMENT_AUTO` argument that was elsewhere as often is copied
  /// from then on.
  int32_t demoteAfter;
  /// Recordings of one function and size kept after the same run: as many
  /// addresses may take turns, and each is replayed. For one more, the least
  /// recently used one goes if that is several rounds ago, else the most
  /// recently used one, so that the others are replayed.
  int32_t variantLimit;
  /// Sizes of one function that are recorded; others run eagerly. And how many
  /// there are when a warning says so; 0 says nothing.
  int32_t sizeLimit, sizeWarning;
  /// Nonzero: functions are recorded at their first run; or never.
  int32_t skipWarmup, forceWarmup;
  /// Nonzero: an `AORT_ARGUMENT_STATIC` argument that moved is an error.
  int32_t errorOnMovedStatic;
  /// 1 checks after each run that live places are disjoint; 2 also fills free
  /// bytes with a pattern that aortTreeCheck looks at.
  int32_t checks;
  /// Nonzero: each run waits for its work.
  int32_t synchronize;
  /// Nonzero: a run that is not backward and takes no result of a run before
  /// begins a new step, unless a backward run is due.
  int32_t automaticSteps;
  /// Effort and seed of layouts, see AortFrame::random for the latter's other
  /// use.
  int32_t effort;
  uint64_t seed;
} AortTreeOptions;

AORT_EXPORT void aortTreeOptionsInit(AortTreeOptions *options);
/// Overwrites with what AO_CAPTURE_* variables say
/// (docs/Explanation/Recordings.md); a value that makes no sense is
/// AORT_INVALID_ARGUMENT and changes nothing.
AORT_EXPORT AortStatus aortTreeOptionsFromEnvironment(AortTreeOptions *options);

/// AORT_INVALID_STATE if the device has a tree, AORT_UNSUPPORTED if it cannot
/// capture. `options` may be null.
AORT_EXPORT AortStatus aortTreeCreate(AortDevice *device,
                                      const AortTreeOptions *options,
                                      AortTree **tree);
/// Waits for its work. Its functions go with it, held results stay.
AORT_EXPORT AortStatus aortTreeDestroy(AortTree *tree);
/// The device's tree, or null.
AORT_EXPORT AortTree *aortDeviceTree(AortDevice *device);

/// Destroys all recordings, and resets warm-ups and the classes of arguments;
/// functions, held results and the random state are kept. Waits for the device,
/// and frees the memory of the pools, except for addresses below the end of a
/// live result.
AORT_EXPORT AortStatus aortTreeReset(AortTree *tree);
/// As aortTreeReset; later runs are errors.
AORT_EXPORT AortStatus aortTreeShutdown(AortTree *tree);

/// The next run begins a new step, whatever is pending: results of runs before
/// it become stale.
AORT_EXPORT AortStatus aortTreeMarkStep(AortTree *tree);
/// Of all trees of the context.
AORT_EXPORT AortStatus aortContextMarkStep(AortContext *context);
/// Marks the start of the backward pass, after which no backward pass is due.
AORT_EXPORT AortStatus aortTreeBeginBackward(AortTree *tree);

/// The state of random numbers.
typedef struct AortRandomState {
  size_t structSize; ///< Set by the caller.
  uint64_t seed;
  uint64_t drawn; ///< How many numbers were drawn before.
} AortRandomState;

/// Reads or sets the state that the next run of a function with `randomNumbers`
/// finds: runs that go on from a state which was read draw the same numbers.
/// At first `seed` is that of the options, and `drawn` is 0.
AORT_EXPORT AortStatus aortTreeRandomState(AortTree *tree,
                                           AortRandomState *state);
AORT_EXPORT AortStatus aortTreeSetRandomState(AortTree *tree,
                                              const AortRandomState *state);
/// Registers a state of the caller's, which several trees may share: each run
/// reads `seed` and `drawn` there, and adds what it draws to `drawn`. It has to
/// outlive the tree or the registration; null ends that, and the tree's own
/// state goes on from the values.
AORT_EXPORT AortStatus aortTreeRegisterRandomState(AortTree *tree,
                                                   AortRandomState *state);

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

typedef enum AortMode {
  AORT_MODE_INFERENCE = 0,
  AORT_MODE_FORWARD = 1, ///< A backward run is due after it.
  AORT_MODE_BACKWARD = 2,
  AORT_MODE_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortMode;

/// How a recording gets at an argument. A live result of a run before is used
/// where it lies, whatever this says.
typedef enum AortArgumentClass {
  AORT_ARGUMENT_AUTO = 0,   ///< Static until it has moved too often.
  AORT_ARGUMENT_STATIC = 1, ///< Used where it lies: a parameter.
  AORT_ARGUMENT_COPIED = 2, ///< Copied into the pool before each launch.
  /// A number that the function depends on, no memory: one recording a value.
  AORT_ARGUMENT_KEY = 3,
  /// AortFrame::random, which the tree gives and the caller does not.
  AORT_ARGUMENT_RANDOM = 4,
  /// A number that the function reads on the device: AortArgument::value, of
  /// whose bytes the first `elementBytes` (1, 2, 4 or 8) are written to the
  /// pool before each launch. All values have one recording.
  AORT_ARGUMENT_VALUE = 5,
  AORT_ARGUMENT_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortArgumentClass;

typedef struct AortArgumentSpec {
  size_t structSize;  ///< Set by the caller.
  const char *name;   ///< May be null.
  const char *origin; ///< Where it comes from, for messages. May be null.
  AortArgumentClass kind;
  int32_t rank;
  int64_t elementBytes;
  /// Negative: known at the run, one recording a size.
  const int64_t *sizes;
  /// Alignment of the address in bytes; 0: `elementBytes`, or none.
  int64_t alignment;
  /// Nonzero: the function writes it, for the caller to see.
  int32_t mutated;
  /// Nonzero: the bytes are the function's if the run owns them: the argument
  /// is consumed, is the only reference to its storage, and no other argument
  /// of the run overlaps it. The pool then reuses the bytes after the last use.
  /// With `mutated` as well, the function writes intermediate values to the
  /// argument: a run that does not own the bytes gets a copy, and the caller's
  /// values stay as they are.
  int32_t donated;
  /// The position behind the last use; 0: the end.
  int64_t lastUse;
} AortArgumentSpec;

typedef enum AortSide {
  AORT_SIDE_DEVICE = 0,
  AORT_SIDE_HOST = 1,        ///< Pinned memory.
  AORT_SIDE_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortSide;

/// Alignment of the offsets of placed buffers, in bytes.
#define AORT_PLACE_ALIGNMENT 256

/// A buffer of the function's own, which the tree places.
typedef struct AortBufferSpec {
  size_t structSize; ///< Set by the caller.
  const char *name;  ///< May be null.
  AortSide side;
  int64_t bytes;
  /// Positions in the function, from 0 to its `length`, between which the bytes
  /// are needed. That of a result is needed to the end.
  int64_t begin, end;
  /// Where the compiler has placed it, a multiple of AORT_PLACE_ALIGNMENT;
  /// negative: nowhere. Taken if that takes no more of the pool, and of
  /// AORT_MODE_FORWARD in any case, if all such buffers fit.
  int64_t hint;
} AortBufferSpec;

typedef enum AortResultClass {
  AORT_RESULT_BUFFER = 0,   ///< Buffer `index`.
  AORT_RESULT_ARGUMENT = 1, ///< Argument `index` itself.
  AORT_RESULT_RESULT = 2,   ///< Result `index` once more, one before it.
  AORT_RESULT_CONSTANT = 3, ///< Constant `index`.
  /// A number that depends on the key alone: entry `position of the result` of
  /// AortFrame::numbers, whose first `elementBytes` (1, 2, 4 or 8) are the
  /// result, on the host. Of rank 0.
  AORT_RESULT_NUMBER = 4,
  /// No result: its handle is null.
  AORT_RESULT_NONE = 5,
  AORT_RESULT_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortResultClass;

typedef struct AortResultSpec {
  size_t structSize; ///< Set by the caller.
  const char *name, *origin;
  AortResultClass kind;
  int32_t index;
  int32_t rank;
  int64_t elementBytes;
  /// -1 - k is entry k of the key.
  const int64_t *sizes;
  /// Where it begins, in bytes from the beginning of what `kind` names.
  int64_t offset;
  /// In elements, not negative; null: dense. No copy is made: results that
  /// share a buffer or an argument are views of the same bytes.
  const int64_t *strides;
} AortResultSpec;

/// Data of the program that never changes; copied to the device once.
typedef struct AortConstantSpec {
  size_t structSize; ///< Set by the caller.
  const char *name;
  const void *data;
  int64_t bytes;
} AortConstantSpec;

/// The operands of one call of a function. A captured CUDA graph keeps them.
typedef struct AortFrame {
  AortDevice *device;
  /// The stream to which work is issued.
  AortStream *stream;
  /// Addresses of arguments (null for keys), buffers and constants.
  void *const *arguments;
  void *const *buffers;
  void *const *constants;
  /// Dynamic sizes in the order of arguments and dimensions, and numbers.
  const int64_t *key;
  /// On the device: the tree's seed, and how many numbers were drawn before.
  /// Null without `randomNumbers`.
  const uint64_t *random;
  void *data;
  /// On the host, one entry a result: the entry stores those that are numbers.
  int64_t *numbers;
} AortFrame;

/// Issues the work of a function and waits for nothing. Called once to warm up
/// and once for each recording; it allocates nothing in a recording. What it
/// returns, and failures in what it calls, are the run's.
typedef AortStatus (*AortEntry)(const AortFrame *frame);

/// Copied by aortTreeAddFunction, except constants and what `data` points at.
typedef struct AortFunctionSpec {
  size_t structSize; ///< Set by the caller.
  const char *name;
  AortEntry entry;
  void *data;
  AortMode mode;
  const AortArgumentSpec *arguments;
  int32_t argumentCount;
  const AortResultSpec *results;
  int32_t resultCount;
  const AortBufferSpec *buffers;
  int32_t bufferCount;
  const AortConstantSpec *constants;
  int32_t constantCount;
  /// Why it cannot be captured; it runs eagerly then.
  const char *const *reasons;
  int32_t reasonCount;
  /// Positions in the function; at least 1.
  int64_t length;
  /// Bytes of each buffer for a key, over those in `buffers`; negative where
  /// the function is not made for the key. May be null.
  void (*bufferBytes)(void *data, const int64_t *key, int64_t *bytes);
  /// Random numbers that a run draws.
  int64_t randomNumbers;
} AortFunctionSpec;

AORT_EXPORT AortStatus aortTreeAddFunction(AortTree *tree,
                                           const AortFunctionSpec *spec,
                                           AortFunction **function);
/// Its recordings go, and those behind them; all go if results of the present
/// path, which the function is in, are held. Those stay.
AORT_EXPORT AortStatus aortFunctionDestroy(AortFunction *function);

typedef enum AortArgumentFlags {
  /// The run takes over the caller's reference to `buffer`. For memory without
  /// a buffer, the function may overwrite the values, and the caller still owns
  /// the memory. An argument that is not consumed is written only if it is
  /// `mutated` for the caller.
  AORT_ARGUMENT_CONSUMED = 1
} AortArgumentFlags;

/// An argument of a run: a buffer, memory, or a number.
typedef struct AortArgument {
  size_t structSize; ///< Set by the caller.
  AortBuffer *buffer;
  /// Without a buffer. A pointer to a live result is taken for it.
  void *pointer;
  int32_t rank;
  int64_t elementBytes;
  const int64_t *sizes;
  /// In elements; null: dense. Others than dense ones are copied.
  const int64_t *strides;
  int64_t value; ///< Of a number.
  uint32_t flags;
} AortArgument;

/// Runs it: replays a recording that fits, else makes one, or runs it eagerly.
/// Each result is a handle with one reference. A failure of the function itself
/// may leave its mutated arguments written, and what becomes stale at its
/// beginning stays so.
AORT_EXPORT AortStatus aortFunctionRun(AortFunction *function,
                                       const AortArgument *arguments,
                                       int32_t argumentCount,
                                       AortBuffer **results,
                                       int32_t resultCount);

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

AORT_EXPORT AortStatus aortBufferRetain(AortBuffer *buffer);
/// With the last reference the bytes can be used again, in stream order.
AORT_EXPORT AortStatus aortBufferRelease(AortBuffer *buffer);
/// Where it lies, valid until the tree's next run. AORT_STALE if the bytes went
/// to a later step.
AORT_EXPORT AortStatus aortBufferMap(AortBuffer *buffer, void **pointer);
/// Moves it into memory of its own, in which it never becomes stale. Results
/// that are views of the same bytes move along.
AORT_EXPORT AortStatus aortBufferDetach(AortBuffer *buffer);

typedef struct AortBufferInfo {
  size_t structSize;                    ///< Set by the caller.
  const char *name, *origin, *function; ///< Never null, valid as the handle.
  AortSide side;
  int64_t bytes; ///< Of all elements.
  int32_t rank;
  int64_t elementBytes;
  const int64_t *sizes;
  /// To this handle; views of the same bytes have handles of their own.
  int64_t references;
  /// The step that made it, from 1.
  int64_t generation;
  int32_t isStale;
  /// Nonzero: in the pool.
  int32_t isPooled;
  /// In elements; null: dense.
  const int64_t *strides;
  /// In bytes, from the beginning of the storage, which results that are views
  /// of the same bytes share.
  int64_t offset;
} AortBufferInfo;
AORT_EXPORT AortStatus aortBufferInfo(AortBuffer *buffer, AortBufferInfo *info);

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

/// The reason for which a function runs eagerly, or is captured again.
typedef enum AortReason {
  AORT_REASON_UNCAPTURABLE = 0,
  AORT_REASON_MUTATES_COPY = 1,
  AORT_REASON_SIZE_LIMIT = 2,
  AORT_REASON_RERECORD_LIMIT = 3,
  AORT_REASON_POOL_EXHAUSTED = 4,
  AORT_REASON_STATIC_MOVED = 5,
  AORT_REASON_MANAGED_CHANGED = 6,
  AORT_REASON_STILL_ALIVE = 7,
  AORT_REASON_NOT_CONSUMED = 8,
  AORT_REASON_COUNT = 9
} AortReason;

/// "static argument moved", say. Never null.
AORT_EXPORT const char *aortReasonName(AortReason reason);

typedef struct AortTreeStatistics {
  size_t structSize; ///< Set by the caller.
  /// Each run is one of the four behind it.
  int64_t runs, replays, recordings, warmups, eagerRuns;
  int64_t rerecords;
  int64_t reasons[AORT_REASON_COUNT];
  int64_t copiedInputs, copiedBytes;
  int64_t layouts, layoutNs, recordingNs, replayNs;
  int64_t generations;
  int64_t functions, nodes, roots;
  int64_t heldResults, staleResults;
  /// Of each pool: the bytes of the worst path, a lower bound of them for any
  /// layout, and the bytes backed by memory.
  int64_t poolBytes, poolBoundBytes, poolBackedBytes;
  int64_t hostPoolBytes, hostPoolBoundBytes, hostPoolBackedBytes;
} AortTreeStatistics;

AORT_EXPORT AortStatus aortTreeStatistics(AortTree *tree,
                                          AortTreeStatistics *statistics);
/// AORT_LEAK naming a held result and its origin, AORT_DEVICE_ERROR for free
/// bytes that were written (with `checks` of 2; waits for the device).
AORT_EXPORT AortStatus aortTreeCheck(AortTree *tree);
/// Functions, recordings, reasons and statistics, as
/// aortContextStatisticsJson.
AORT_EXPORT AortStatus aortTreeJson(AortTree *tree, char *buffer,
                                    size_t capacity, size_t *needed);
/// The recordings as a graph for Graphviz.
AORT_EXPORT AortStatus aortTreeWriteDot(AortTree *tree, const char *path);

#ifdef __cplusplus
}
#endif

#endif // AO_RUNTIME_GRAPH_H
