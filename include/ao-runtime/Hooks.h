//===- Hooks.h - Callbacks that steps call ------------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step that was formed from an autograd tape calls back at the positions of
// the engine: hooks, opaque functions, and callbacks that hooks queue for the
// end. The caller of the step creates a handle for each callback and passes it
// as an argument of the step, a 64-bit integer.
//
// A callback
//  * runs on the thread that runs the step, when the step issues the
//    surrounding work. Its inputs are the results of work issued to `stream`
//    earlier: it issues device work to that stream, orders other streams with
//    it, or synchronizes before it reads on the host.
//  * may call the runtime, but no step on its own context; a step on another
//    context is allowed.
//  * reads `inputs`. It overwrites `outputs`, or sets `replacement`; an
//    unchanged output has no cost. Outputs of functions without an old value,
//    and the output of an unpack hook, must be written.
//  * must not keep any of the pointers.
//
// A callback that returns a status other than AORT_OK is the context's first
// failure and reported to its error handler; no callbacks run until the failure
// is cleared. Captured work cannot call back.
//
// Handles are unique in a process and never 0; a handle that is stale, or of
// another context, is detected. A context calls `release` of all remaining
// handles when it is destroyed.
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_HOOKS_H
#define AO_RUNTIME_HOOKS_H

#include "ao-runtime/Runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef uint64_t AortHook;
typedef uint64_t AortPacked;
typedef uint64_t AortHookTable;

/// When a callback is called; the same kinds as in the dialect.
typedef enum AortHookKind {
  AORT_HOOK_UNPACK = 0,
  AORT_HOOK_TENSOR_PRE = 1,
  AORT_HOOK_PRE = 2,
  AORT_HOOK_POST_ACC = 3,
  AORT_HOOK_POST = 4,
  /// An opaque function, or a callback that is queued for the end.
  AORT_HOOK_FUNCTION = 5,
  AORT_HOOK_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortHookKind;

/// A tensor in device memory.
typedef struct AortHookValue {
  /// The first element.
  void *data;
  AortElementType type;
  /// -1: this gradient is undefined, and nothing else is set.
  int32_t rank;
  /// In elements.
  const int64_t *sizes, *strides;
  /// Outputs: device memory with as many elements, dense and in row-major
  /// order, which the step copies to `data`. Null: the values that the callback
  /// wrote to `data`.
  void *replacement;
} AortHookValue;

/// One call; valid until the callback returns.
typedef struct AortHookCall {
  AortContext *context;
  AortDevice *device;
  AortStream *stream;
  AortHook hook;
  AortHookKind kind;
  /// The engine's number of the node, negative if there is none.
  int64_t node;
  /// Name of the node, such as "AccumulateGrad w1 (NodeCall 3)". Never null.
  const char *name;
  /// The `data` of aortPackedCreate, for kind unpack.
  void *packed;
  const AortHookValue *inputs;
  int32_t inputCount;
  AortHookValue *outputs;
  int32_t outputCount;
} AortHookCall;

typedef AortStatus (*AortHookFunction)(void *data, AortHookCall *call);

/// Options of a hook. Initialize them with aortHookOptionsInit.
typedef struct AortHookOptions {
  size_t structSize;
  AortHookKind kind;
  AortHookFunction function;
  void *data;
  /// For messages; may be null.
  const char *name;
  /// Called once, when the handle is destroyed; may be null.
  void (*release)(void *data);
  /// Called once for each replacement, as soon as its copy is issued to the
  /// stream; may be null.
  void (*releaseReplacement)(void *data, void *replacement, AortStream *stream);
} AortHookOptions;

AORT_EXPORT void aortHookOptionsInit(AortHookOptions *options);

AORT_EXPORT AortStatus aortHookCreate(AortContext *context,
                                      const AortHookOptions *options,
                                      AortHook *hook);
/// Not while a callback of the context runs, on any thread.
AORT_EXPORT AortStatus aortHookDestroy(AortContext *context, AortHook hook);

/// Registers the result of a pack hook for a saved tensor. `release` may be
/// null.
AORT_EXPORT AortStatus aortPackedCreate(AortContext *context, void *data,
                                        void (*release)(void *data),
                                        AortPacked *packed);
/// Not while a callback of the context runs, on any thread.
AORT_EXPORT AortStatus aortPackedDestroy(AortContext *context,
                                         AortPacked packed);

/// Creates a table of hooks, which the caller still owns.
AORT_EXPORT AortStatus aortHookTableCreate(AortContext *context,
                                           const AortHook *hooks, int64_t count,
                                           AortHookTable *table);
AORT_EXPORT AortStatus aortHookTableDestroy(AortContext *context,
                                            AortHookTable table);

/// Inside a callback: queues a hook of kind function, which is called once at
/// the final callbacks of the step. Those run in the order of the queue, and
/// may queue more. If a failure prevents them, clearing the failure empties the
/// queue.
AORT_EXPORT AortStatus aortHookQueueFinal(AortContext *context, AortHook hook);
/// Inside a callback: sets the message of its failure.
AORT_EXPORT AortStatus aortHookSetMessage(AortContext *context,
                                          const char *message);

#ifdef __cplusplus
}
#endif

#endif // AO_RUNTIME_HOOKS_H
