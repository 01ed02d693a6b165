//===- Hooks.h - Callbacks that steps call ------------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step that was formed from a tape calls back where the engine would: hooks,
// opaque functions, and what hooks queue for the end. Whoever calls the step
// makes a handle for each callback and passes it as an argument of the step, a
// 64-bit integer.
//
// A callback
//  * runs on the thread that runs the step, where the step issues the work
//    around it. What it sees is what work issued to `stream` before it has
//    computed: it puts device work on that stream, or orders other streams
//    against it, or synchronizes before it reads on the host.
//  * may call the runtime, but no step on its own context; one on another
//    context is allowed.
//  * looks at `inputs`. It overwrites `outputs`, or sets `replacement`; an
//    output that it leaves alone costs nothing. Outputs of functions that have
//    no old value, and what an unpack hook makes, must be written.
//  * keeps no pointer that it was given.
//
// A callback that returns another status than AORT_OK is the context's first
// failure, goes to its error handler, and ends all callbacks until the failure
// is cleared. Work that is captured cannot call back.
//
// Handles are unique in a process and never 0; one that is stale, or of another
// context, is recognised. A context calls `release` of what is left when it
// is destroyed.
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

/// When a callback is called, as the dialect has it.
typedef enum AortHookKind {
  AORT_HOOK_UNPACK = 0,
  AORT_HOOK_TENSOR_PRE = 1,
  AORT_HOOK_PRE = 2,
  AORT_HOOK_POST_ACC = 3,
  AORT_HOOK_POST = 4,
  /// An opaque function, and what is queued for the end.
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
  /// Outputs: set it to device memory with as many elements, dense and in
  /// row-major order, which the step copies in. Null: `data` stays, with what
  /// the callback has written there.
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
  /// Such as "AccumulateGrad w1 (NodeCall 3)". Never null.
  const char *name;
  /// The `data` of aortPackedCreate, for kind unpack.
  void *packed;
  const AortHookValue *inputs;
  int32_t inputCount;
  AortHookValue *outputs;
  int32_t outputCount;
} AortHookCall;

typedef AortStatus (*AortHookFunction)(void *data, AortHookCall *call);

/// Always fill this with aortHookOptionsInit first.
typedef struct AortHookOptions {
  size_t structSize;
  AortHookKind kind;
  AortHookFunction function;
  void *data;
  /// For messages; may be null.
  const char *name;
  /// Called once, when the handle dies; may be null.
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

/// A table of hooks, which stay the caller's.
AORT_EXPORT AortStatus aortHookTableCreate(AortContext *context,
                                           const AortHook *hooks, int64_t count,
                                           AortHookTable *table);
AORT_EXPORT AortStatus aortHookTableDestroy(AortContext *context,
                                            AortHookTable table);

/// Inside a callback: calls a hook of kind function, once, when the step comes
/// to its final callbacks. Those run in the order in which they were queued,
/// and may queue more. What was queued is forgotten when the failure that kept
/// it from running is cleared.
AORT_EXPORT AortStatus aortHookQueueFinal(AortContext *context, AortHook hook);
/// Inside a callback: says why it is going to fail.
AORT_EXPORT AortStatus aortHookSetMessage(AortContext *context,
                                          const char *message);

#ifdef __cplusplus
}
#endif

#endif // AO_RUNTIME_HOOKS_H
