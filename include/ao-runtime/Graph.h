//===- Graph.h - CUDA graph trees ---------------------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that are captured once and replayed with one launch. Captured CUDA
// graphs form a tree over one pool of memory: a graph is captured with the
// addresses of the live results of all runs before it, so that no result is
// copied between runs, and the paths A, B and A, B' need the maximum of both,
// not the sum. docs/Explanation/CUDAGraphs.md explains the model.
//
// Conventions in addition to those of Runtime.h:
//
//  * A device has one tree. Its functions may be called from any thread, and
//    are serialized.
//  * A failed call changes nothing, with two documented exceptions.
//  * Handles of this header that are null, foreign or destroyed are detected.
//  * Results outlive their tree, not their context.
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_GRAPH_H
#define AO_RUNTIME_GRAPH_H

#include "ao-runtime/Runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct AortGraphTree AortGraphTree;
/// A function of a tree; see AortFunctionSpec.
typedef struct AortFunction AortFunction;
/// A result of a run, with a reference count.
typedef struct AortBuffer AortBuffer;

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

/// Options of a tree. Initialize them with aortGraphTreeOptionsInit.
typedef struct AortGraphTreeOptions {
  size_t structSize;
  /// Limits of the pools of device and pinned memory in bytes; 0: no limit.
  int64_t poolBytes, hostPoolBytes;
  /// How often a function is captured again after the same run, for any reason.
  /// Beyond it, existing graphs that match are replayed; if none matches, the
  /// function runs eagerly, with one warning.
  int32_t recaptureLimit;
  /// An `AORT_ARGUMENT_AUTO` argument whose address changed this often is
  /// copied from then on.
  int32_t demoteAfter;
  /// Number of captured graphs of one function and size after the same run:
  /// arguments may alternate between as many addresses. One more replaces the
  /// least recently used graph if its last use is several rounds ago, else the
  /// most recently used one, so that the others are replayed.
  int32_t variantLimit;
  /// Number of sizes of one function that are captured; others run eagerly.
  /// Number of sizes at which a warning is emitted; 0: none.
  int32_t sizeLimit, sizeWarning;
  /// Nonzero: functions are captured at their first run, or never.
  int32_t skipWarmup, forceWarmup;
  /// Nonzero: a changed address of an `AORT_ARGUMENT_STATIC` argument is an
  /// error.
  int32_t errorOnMovedStatic;
  /// 1: checks after each run that live buffers are disjoint; 2: also fills
  /// free bytes with a pattern, which aortGraphTreeCheck verifies.
  int32_t checks;
  /// Nonzero: each run waits for its work.
  int32_t synchronize;
  /// Nonzero: a run begins a new step if it is not backward and uses no result
  /// of an earlier run, unless a backward run is due.
  int32_t automaticSteps;
  /// Search effort and seed of layouts; the seed is also that of
  /// AortFrame::random.
  int32_t effort;
  uint64_t seed;
} AortGraphTreeOptions;

AORT_EXPORT void aortGraphTreeOptionsInit(AortGraphTreeOptions *options);
/// Overrides options by the environment variables AO_CAPTURE_*
/// (docs/Explanation/CUDAGraphs.md). An invalid value is AORT_INVALID_ARGUMENT,
/// and changes nothing.
AORT_EXPORT AortStatus
aortGraphTreeOptionsFromEnvironment(AortGraphTreeOptions *options);

/// Creates the tree of a device. AORT_INVALID_STATE if the device has a tree,
/// AORT_UNSUPPORTED if it cannot capture. `options` may be null.
AORT_EXPORT AortStatus aortGraphTreeCreate(AortDevice *device,
                                           const AortGraphTreeOptions *options,
                                           AortGraphTree **tree);
/// Waits for the tree's work and destroys the tree and its functions. Results
/// with references are kept.
AORT_EXPORT AortStatus aortGraphTreeDestroy(AortGraphTree *tree);
/// Returns the device's tree, or null.
AORT_EXPORT AortGraphTree *aortDeviceGraphTree(AortDevice *device);

/// Destroys all captured graphs, and resets warm-ups and the classes of
/// arguments; functions, results with references and the random state are kept.
/// Waits for the device, and frees the memory of the pools, except for
/// addresses below the end of a live result.
AORT_EXPORT AortStatus aortGraphTreeReset(AortGraphTree *tree);
/// Resets the tree; later runs are errors.
AORT_EXPORT AortStatus aortGraphTreeShutdown(AortGraphTree *tree);

/// Makes the next run begin a new step, also if a backward run is due: results
/// of earlier runs become stale.
AORT_EXPORT AortStatus aortGraphTreeMarkStep(AortGraphTree *tree);
/// Calls aortGraphTreeMarkStep for all trees of the context.
AORT_EXPORT AortStatus aortContextMarkStep(AortContext *context);
/// Marks the start of the backward pass, after which no backward pass is due.
AORT_EXPORT AortStatus aortGraphTreeBeginBackward(AortGraphTree *tree);

/// The state of random numbers.
typedef struct AortRandomState {
  size_t structSize; ///< Set by the caller.
  uint64_t seed;
  uint64_t drawn; ///< Random numbers drawn before.
} AortRandomState;

/// Reads or sets the state for the next run of a function with `randomNumbers`.
/// Runs from equal states draw equal numbers. Initially, `seed` is that of the
/// options, and `drawn` is 0.
AORT_EXPORT AortStatus aortGraphTreeRandomState(AortGraphTree *tree,
                                                AortRandomState *state);
AORT_EXPORT AortStatus
aortGraphTreeSetRandomState(AortGraphTree *tree, const AortRandomState *state);
/// Registers a state of the caller, which several trees may share: each run
/// reads `seed` and `drawn` from it, and adds the number of draws to `drawn`.
/// The state must outlive the tree or the registration. Null ends the
/// registration, and the tree continues with a copy of the state.
AORT_EXPORT AortStatus aortGraphTreeRegisterRandomState(AortGraphTree *tree,
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

/// How a captured graph accesses an argument. A live result of an earlier run
/// is used at its address for any class.
typedef enum AortArgumentClass {
  AORT_ARGUMENT_AUTO = 0,   ///< Static until its address changed too often.
  AORT_ARGUMENT_STATIC = 1, ///< Used at its address: a parameter.
  AORT_ARGUMENT_COPIED = 2, ///< Copied into the pool before each launch.
  /// A number instead of memory: each value has a graph of its own.
  AORT_ARGUMENT_KEY = 3,
  /// AortFrame::random, which the tree provides.
  AORT_ARGUMENT_RANDOM = 4,
  /// A number that the function reads on the device: the first `elementBytes`
  /// (1, 2, 4 or 8) bytes of AortArgument::value are written to the pool before
  /// each launch. All values share one graph.
  AORT_ARGUMENT_VALUE = 5,
  AORT_ARGUMENT_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortArgumentClass;

typedef struct AortArgumentSpec {
  size_t structSize;  ///< Set by the caller.
  const char *name;   ///< May be null.
  const char *origin; ///< Location in the program, for messages. May be null.
  AortArgumentClass kind;
  int32_t rank;
  int64_t elementBytes;
  /// Negative: dynamic; each size has a graph of its own.
  const int64_t *sizes;
  /// Alignment of the address in bytes; 0: `elementBytes`, or none.
  int64_t alignment;
  /// Nonzero: the function writes it, and the caller reads the values.
  int32_t mutated;
  /// Nonzero: the pool reuses the bytes after the last use if the run owns
  /// them: the argument is consumed, is the only reference to its storage, and
  /// no other argument of the run overlaps it. With `mutated` as well, the
  /// function writes intermediate values to the argument: a run that does not
  /// own the bytes uses a copy, and the caller's values are not changed.
  int32_t donated;
  /// The position after the last use; 0: the end.
  int64_t lastUse;
} AortArgumentSpec;

typedef enum AortSide {
  AORT_SIDE_DEVICE = 0,
  AORT_SIDE_HOST = 1,        ///< Pinned memory.
  AORT_SIDE_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortSide;

/// Alignment of the offsets of placed buffers, in bytes.
#define AORT_PLACE_ALIGNMENT 256

/// A buffer of the function, which the tree places.
typedef struct AortBufferSpec {
  size_t structSize; ///< Set by the caller.
  const char *name;  ///< May be null.
  AortSide side;
  int64_t bytes;
  /// Lifetime of the buffer as positions in the function, from 0 to its
  /// `length`. A buffer that is a result is live until the end.
  int64_t begin, end;
  /// The compiler's offset, a multiple of AORT_PLACE_ALIGNMENT; negative: none.
  /// It is used if the pool does not grow by it, and for AORT_MODE_FORWARD
  /// whenever all such buffers fit.
  int64_t hint;
} AortBufferSpec;

typedef enum AortResultClass {
  AORT_RESULT_BUFFER = 0,   ///< Buffer `index`.
  AORT_RESULT_ARGUMENT = 1, ///< Argument `index` itself.
  AORT_RESULT_RESULT = 2,   ///< The same as result `index`, an earlier one.
  AORT_RESULT_CONSTANT = 3, ///< Constant `index`.
  /// A number that depends only on the key: the first `elementBytes` (1, 2, 4
  /// or 8) bytes of the result's entry of AortFrame::numbers, on the host. Its
  /// rank is 0.
  AORT_RESULT_NUMBER = 4,
  /// No result; its handle is null.
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
  /// -1 - k stands for entry k of the key.
  const int64_t *sizes;
  /// Offset in bytes in the buffer, argument or constant.
  int64_t offset;
  /// In elements, not negative; null: dense. Results are not copied: those that
  /// share a buffer or an argument are views of the same bytes.
  const int64_t *strides;
} AortResultSpec;

/// Constant data of the program, copied to the device once.
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
  /// On the device: the tree's seed, and the number of random numbers drawn
  /// before. Null without `randomNumbers`.
  const uint64_t *random;
  void *data;
  /// On the host, one entry for each result: the function stores results that
  /// are numbers.
  int64_t *numbers;
} AortFrame;

/// Issues the work of a function and does not wait. It is called once to warm
/// up and once for each capture, during which it must not allocate. Its status,
/// and failures of its calls, are those of the run.
typedef AortStatus (*AortEntry)(const AortFrame *frame);

/// A description of a function. aortGraphTreeAddFunction copies it, except
/// constants and the memory at `data`.
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
  /// Reasons why it cannot be captured; it then runs eagerly.
  const char *const *reasons;
  int32_t reasonCount;
  /// Positions in the function; at least 1.
  int64_t length;
  /// Computes the bytes of each buffer for a key, instead of those in
  /// `buffers`; negative if the function does not support the key. May be null.
  void (*bufferBytes)(void *data, const int64_t *key, int64_t *bytes);
  /// Number of random numbers that a run draws.
  int64_t randomNumbers;
} AortFunctionSpec;

AORT_EXPORT AortStatus aortGraphTreeAddFunction(AortGraphTree *tree,
                                                const AortFunctionSpec *spec,
                                                AortFunction **function);
/// Destroys the function with its captured graphs and their descendants; all
/// graphs if the function is in the current path and results of that path have
/// references. The results are kept.
AORT_EXPORT AortStatus aortFunctionDestroy(AortFunction *function);

typedef enum AortArgumentFlags {
  /// The run takes ownership of the caller's reference to `buffer`. For memory
  /// without a buffer, the function may overwrite the values, and the caller
  /// still owns the memory. An argument that is not consumed is written only if
  /// it is `mutated` for the caller.
  AORT_ARGUMENT_CONSUMED = 1
} AortArgumentFlags;

/// An argument of a run: a buffer, memory, or a number.
typedef struct AortArgument {
  size_t structSize; ///< Set by the caller.
  AortBuffer *buffer;
  /// Used if `buffer` is null. A pointer to a live result stands for that
  /// result.
  void *pointer;
  int32_t rank;
  int64_t elementBytes;
  const int64_t *sizes;
  /// In elements; null: dense. Arguments that are not dense are copied.
  const int64_t *strides;
  int64_t value; ///< The bits of a number.
  uint32_t flags;
} AortArgument;

/// Runs the function: replays a captured graph that matches, else captures one,
/// or runs eagerly. Each result is a handle with one reference. After a failure
/// of the function itself, its mutated arguments may be written, and results
/// that became stale at its start are stale.
AORT_EXPORT AortStatus aortFunctionRun(AortFunction *function,
                                       const AortArgument *arguments,
                                       int32_t argumentCount,
                                       AortBuffer **results,
                                       int32_t resultCount);

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

AORT_EXPORT AortStatus aortBufferRetain(AortBuffer *buffer);
/// After the last reference, the bytes can be reused, in stream order.
AORT_EXPORT AortStatus aortBufferRelease(AortBuffer *buffer);
/// Returns the address, valid until the tree's next run. AORT_STALE if the
/// bytes belong to a later step.
AORT_EXPORT AortStatus aortBufferMap(AortBuffer *buffer, void **pointer);
/// Copies it to memory of its own, in which it never becomes stale, together
/// with results that are views of the same bytes.
AORT_EXPORT AortStatus aortBufferDetach(AortBuffer *buffer);

typedef struct AortBufferInfo {
  size_t structSize;                    ///< Set by the caller.
  const char *name, *origin, *function; ///< Never null, valid as the handle.
  AortSide side;
  int64_t bytes; ///< Of all elements.
  int32_t rank;
  int64_t elementBytes;
  const int64_t *sizes;
  /// References of this handle; views of the same bytes have other handles.
  int64_t references;
  /// Number of the step that computed it, from 1.
  int64_t generation;
  int32_t isStale;
  /// Nonzero: it is in the pool.
  int32_t isPooled;
  /// In elements; null: dense.
  const int64_t *strides;
  /// In bytes, in the storage; results that are views of the same bytes share a
  /// storage.
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

/// Returns a text such as "static argument moved". Never null.
AORT_EXPORT const char *aortReasonName(AortReason reason);

typedef struct AortGraphTreeStatistics {
  size_t structSize; ///< Set by the caller.
  /// `runs` is the sum of the other four.
  int64_t runs, replays, captures, warmups, eagerRuns;
  int64_t recaptures;
  int64_t reasons[AORT_REASON_COUNT];
  int64_t copiedInputs, copiedBytes;
  int64_t layouts, layoutNs, captureNs, replayNs;
  int64_t generations;
  int64_t functions, nodes, roots;
  int64_t heldResults, staleResults;
  /// For each pool: the bytes of the largest path, a lower bound of them for
  /// any layout, and the bytes backed by memory.
  int64_t poolBytes, poolBoundBytes, poolBackedBytes;
  int64_t hostPoolBytes, hostPoolBoundBytes, hostPoolBackedBytes;
} AortGraphTreeStatistics;

AORT_EXPORT AortStatus aortGraphTreeStatistics(
    AortGraphTree *tree, AortGraphTreeStatistics *statistics);
/// AORT_LEAK if a result has references, with its name and origin;
/// AORT_DEVICE_ERROR if free bytes were written (with `checks` of 2; waits for
/// the device).
AORT_EXPORT AortStatus aortGraphTreeCheck(AortGraphTree *tree);
/// Writes functions, captured graphs, reasons and statistics, in the way of
/// aortContextStatisticsJson.
AORT_EXPORT AortStatus aortGraphTreeJson(AortGraphTree *tree, char *buffer,
                                         size_t capacity, size_t *needed);
/// Writes the tree for Graphviz.
AORT_EXPORT AortStatus aortGraphTreeWriteDot(AortGraphTree *tree,
                                             const char *path);

#ifdef __cplusplus
}
#endif

#endif // AO_RUNTIME_GRAPH_H
