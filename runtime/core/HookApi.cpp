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

AortStatus aortHookCreate(AortInstance *instance,
                          const AortHookOptions *options, AortHook *hook) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(instance);
    AORT_REQUIRE(options);
    AORT_REQUIRE(hook);
    AortHookOptions complete;
    aortHookOptionsInit(&complete);
    AORT_RETURN_IF_ERROR(readCallersStruct(options, complete));
    AORT_REQUIRE(complete.function);
    if (complete.kind < AORT_HOOK_UNPACK || complete.kind > AORT_HOOK_FUNCTION)
      return invalidArgument("no kind of hooks: " +
                             std::to_string(complete.kind));
    return instance->callbacks().addHook(complete, *hook);
  });
}

AortStatus aortHookDestroy(AortInstance *instance, AortHook hook) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(instance);
    return instance->callbacks().removeHook(hook);
  });
}

AortStatus aortPackedCreate(AortInstance *instance, void *data,
                            void (*release)(void *data), AortPacked *packed) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(instance);
    AORT_REQUIRE(packed);
    return instance->callbacks().addPacked(data, release, *packed);
  });
}

AortStatus aortPackedDestroy(AortInstance *instance, AortPacked packed) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(instance);
    return instance->callbacks().removePacked(packed);
  });
}

AortStatus aortHookTableCreate(AortInstance *instance, const AortHook *hooks,
                               int64_t count, AortHookTable *table) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(instance);
    AORT_REQUIRE(table);
    if (count < 0 || (count > 0 && !hooks))
      return invalidArgument("a table of " + std::to_string(count) +
                             " hooks or a null pointer");
    return instance->callbacks().addTable(
        std::vector<AortHook>(hooks, hooks + count), *table);
  });
}

AortStatus aortHookTableDestroy(AortInstance *instance, AortHookTable table) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(instance);
    return instance->callbacks().removeTable(table);
  });
}

AortStatus aortHookQueueFinal(AortInstance *instance, AortHook hook) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(instance);
    return instance->callbacks().queueFinal(hook);
  });
}

AortStatus aortHookSetMessage(AortInstance *instance, const char *message) {
  return guarded([&]() -> Status {
    AORT_REQUIRE(instance);
    AORT_REQUIRE(message);
    return instance->callbacks().setMessage(message);
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

/// What is recorded runs later, without the host.
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
  AortInstance &instance = step::instance();
  if (instance.hasFailed())
    return;
  step::check(guarded([&]() -> Status {
    Callbacks::Request request = makeRequest(
        kind, node, name, packed, workspaceBytes, values, inputs, outputs);
    AORT_RETURN_IF_ERROR(refuseCapture(request));
    return instance.callbacks().call(static_cast<AortHook>(hook), request);
  }));
}

int64_t aortStepTableHook(int64_t table, int64_t index) {
  AortInstance &instance = step::instance();
  AortHook hook = 0;
  if (!instance.hasFailed())
    step::check(guarded([&] {
      return instance.callbacks().lookUp(static_cast<AortHookTable>(table),
                                         index, hook);
    }));
  return static_cast<int64_t>(hook);
}

void aortStepFinalCallbacks(int64_t node, const char *name,
                            int64_t workspaceBytes, const int64_t *values,
                            int64_t outputs) {
  AortInstance &instance = step::instance();
  if (instance.hasFailed())
    return;
  step::check(guarded([&]() -> Status {
    Callbacks::Request request = makeRequest(
        AORT_HOOK_FUNCTION, node, name, 0, workspaceBytes, values, 0, outputs);
    AORT_RETURN_IF_ERROR(refuseCapture(request));
    return instance.callbacks().callFinal(request);
  }));
}
