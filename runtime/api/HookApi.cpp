//===- HookApi.cpp - The C ABI of callbacks -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ApiSupport.h"
#include "StepSupport.h"

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

void aortHookOptionsInit(AortHookOptions *options) {
  if (!options)
    return;
  *options = {};
  options->structSize = sizeof(*options);
}

AortStatus aortHookCreate(AortContext *context, const AortHookOptions *options,
                          AortHook *hook) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    AORT_REQUIRE(options);
    AORT_REQUIRE(hook);
    AortHookOptions complete;
    aortHookOptionsInit(&complete);
    AORT_RETURN_IF_ERROR(readCallersStruct(options, complete));
    AORT_REQUIRE(complete.function);
    if (complete.kind < AORT_HOOK_UNPACK || complete.kind > AORT_HOOK_FUNCTION)
      return invalidArgument("no kind of hooks: " +
                             std::to_string(complete.kind));
    return context->callbacks().addHook(complete, *hook);
  });
}

AortStatus aortHookDestroy(AortContext *context, AortHook hook) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    return context->callbacks().removeHook(hook);
  });
}

AortStatus aortPackedCreate(AortContext *context, void *data,
                            void (*release)(void *data), AortPacked *packed) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    AORT_REQUIRE(packed);
    return context->callbacks().addPacked(data, release, *packed);
  });
}

AortStatus aortPackedDestroy(AortContext *context, AortPacked packed) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    return context->callbacks().removePacked(packed);
  });
}

AortStatus aortHookTableCreate(AortContext *context, const AortHook *hooks,
                               int64_t count, AortHookTable *table) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    AORT_REQUIRE(table);
    if (count < 0 || (count > 0 && !hooks))
      return invalidArgument("a table of " + std::to_string(count) +
                             " hooks or a null pointer");
    return context->callbacks().addTable(
        std::vector<AortHook>(hooks, hooks + count), *table);
  });
}

AortStatus aortHookTableDestroy(AortContext *context, AortHookTable table) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    return context->callbacks().removeTable(table);
  });
}

AortStatus aortHookQueueFinal(AortContext *context, AortHook hook) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    return context->callbacks().queueFinal(hook);
  });
}

AortStatus aortHookSetMessage(AortContext *context, const char *message) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(context);
    AORT_REQUIRE(message);
    return context->callbacks().setMessage(message);
  });
}

//===----------------------------------------------------------------------===//
// Calls of lowered code
//===----------------------------------------------------------------------===//

static Callbacks::Request makeRequest(int32_t kind, int64_t node,
                                      const char *name, int64_t packed,
                                      int64_t workspaceBytes,
                                      const int64_t *values, int64_t inputs,
                                      int64_t outputs) {
  return {step::device(),
          static_cast<AortHookKind>(kind),
          node,
          name ? name : "",
          static_cast<AortPacked>(packed),
          workspaceBytes,
          values,
          inputs,
          outputs};
}

/// Returns an error in a capture: a captured graph runs later, without the
/// host.
static Status refuseCapture(const Callbacks::Request &request) {
  if (!request.device.capture().isOpenHere())
    return {};
  return unsupported("'" + std::string(request.name) +
                     "' calls back in a capture");
}

void aortStepHook(int64_t hook, int32_t kind, int64_t node, const char *name,
                  int64_t packed, int64_t workspaceBytes, const int64_t *values,
                  int64_t inputs, int64_t outputs) {
  step::refuseNested();
  AortContext &context = step::context();
  if (context.hasFailed())
    return;
  step::check(guarded([&]() -> Status {
    Callbacks::Request request = makeRequest(
        kind, node, name, packed, workspaceBytes, values, inputs, outputs);
    AORT_RETURN_IF_ERROR(refuseCapture(request));
    return context.callbacks().call(static_cast<AortHook>(hook), request);
  }));
}

int64_t aortStepTableHook(int64_t table, int64_t index) {
  AortContext &context = step::context();
  AortHook hook = 0;
  if (!context.hasFailed())
    step::check(guarded([&] {
      return context.callbacks().lookUp(static_cast<AortHookTable>(table),
                                        index, hook);
    }));
  return static_cast<int64_t>(hook);
}

void aortStepFinalCallbacks(int64_t node, const char *name,
                            int64_t workspaceBytes, const int64_t *values,
                            int64_t outputs) {
  AortContext &context = step::context();
  if (context.hasFailed())
    return;
  step::check(guarded([&]() -> Status {
    Callbacks::Request request = makeRequest(
        AORT_HOOK_FUNCTION, node, name, 0, workspaceBytes, values, 0, outputs);
    AORT_RETURN_IF_ERROR(refuseCapture(request));
    return context.callbacks().callFinal(request);
  }));
}
