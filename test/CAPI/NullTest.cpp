//===- NullTest.cpp - Calls of the C API that are given nothing -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every function of ao-c with null, zero and empty text, once without
// an error callback and once with one, which must receive the error.
// `capi.exports` checks that no function is missing here.
//
//===----------------------------------------------------------------------===//

#include "ao-c/Dialect.h"
#include "ao-c/Functions.h"
#include "ao-c/Offload.h"
#include "ao-c/Planner.h"
#include "ao-c/Tape.h"

#include "Check.h"

#include <string>
#include <type_traits>

/// Who is told what is wrong, in either way.
struct Listener {
  std::string message;
  AoStatus status = AO_SUCCESS;
  AoString text = {};

  static void receive(const AoMessage *message, void *listener) {
    auto *self = static_cast<Listener *>(listener);
    self->message.assign(message->text.data, message->text.length);
    self->status = message->status;
  }
};

template <typename Argument>
static Argument pick(Listener *listener) {
  if constexpr (std::is_same_v<Argument, AoMessageHandler>)
    return listener ? AoMessageHandler{Listener::receive, listener}
                    : AoMessageHandler{};
  else if constexpr (std::is_same_v<Argument, AoString *>)
    return listener ? &listener->text : nullptr;
  else
    return Argument{};
}

static void check(const char *name, bool holds, const char *what) {
  if (holds)
    return;
  fprintf(stderr, "%s: %s\n", name, what);
  ++failures;
}

/// A failure has a message. Null is returned for objects that cannot be
/// created.
template <typename Result>
static void checkResult(const char *name, Result result, Listener *listener) {
  if constexpr (std::is_same_v<Result, MlirLogicalResult>) {
    check(name, mlirLogicalResultIsFailure(result), "did not fail");
    if (listener) {
      check(name, !listener->message.empty(), "gave no reason");
      check(name, listener->status == AO_INVALID_ARGUMENT,
            "is no invalid argument");
    }
  } else if constexpr (std::is_same_v<Result, AoStatus>) {
    check(name, result == AO_INVALID_ARGUMENT || result == AO_INVALID_INPUT,
          "did not fail");
    if (listener)
      check(name, listener->text.length != 0, "gave no reason");
  } else if constexpr (std::is_same_v<Result, MlirType> ||
                       std::is_same_v<Result, MlirAttribute> ||
                       std::is_same_v<Result, MlirModule>) {
    check(name, result.ptr == nullptr, "made something of nothing");
  } else if constexpr (std::is_same_v<Result, bool>) {
    check(name, !result, "found something in nothing");
  } else if constexpr (std::is_same_v<Result, const char *>) {
    check(name, result != nullptr, "returned null");
  }
}

template <typename Result, typename... Arguments>
static void callWithNothing(const char *name,
                            Result (*function)(Arguments...)) {
  Listener listener;
  for (Listener *told : {static_cast<Listener *>(nullptr), &listener}) {
    if constexpr (std::is_void_v<Result>)
      function(pick<Arguments>(told)...);
    else
      checkResult(name, function(pick<Arguments>(told)...), told);
  }
  aoStringFree(&listener.text);
}

#define AO_CALL(name) callWithNothing(#name, name)

int main() {
  AO_CALL(aoStatusName);
  AO_CALL(aoVersion);
  AO_CALL(aoStringRef);
  AO_CALL(aoStringFree);

  AO_CALL(aoRegisterAllDialects);
  AO_CALL(aoRegisterAllPasses);
  AO_CALL(aoTypeIsATransfer);
  AO_CALL(aoTransferTypeGet);
  AO_CALL(aoTransferTypeGetDestination);
  AO_CALL(aoTransferTypeIsToHost);
  AO_CALL(aoTransferTypeGetTypeID);
  AO_CALL(aoAttributeIsAHost);
  AO_CALL(aoHostAttrGet);
  AO_CALL(aoHostAttrGetTypeID);
  AO_CALL(aoTypeIsHostPlaced);
  AO_CALL(aoTypeGetHostPlaced);
  AO_CALL(aoTypeGetDevicePlaced);

  AO_CALL(aoModuleParse);
  AO_CALL(aoModuleVerify);
  AO_CALL(aoRunPipeline);
  AO_CALL(aoOffloadOptionsInitSized);
  AO_CALL(aoOffload);
  AO_CALL(aoModuleForEachStep);

  AO_CALL(aoFunctionOptionsInitSized);
  AO_CALL(aoFunctionsCompile);
  AO_CALL(aoFunctionsFind);
  AO_CALL(aoFunctionsName);
  AO_CALL(aoFunctionsDestroy);

  AO_CALL(aoPolicyName);
  AO_CALL(aoMachineName);
  AO_CALL(aoMachineDescribe);
  AO_CALL(aoPlanOptionsInitSized);
  AO_CALL(aoFiguresInitSized);
  AO_CALL(aoPlan);
  AO_CALL(aoPlanCommands);
  AO_CALL(aoSimulate);
  AO_CALL(aoSummarize);
  AO_CALL(aoRenderReport);

  AO_CALL(aoHookTypeGet);
  AO_CALL(aoPackedTypeGet);
  AO_CALL(aoHookTableTypeGet);
  AO_CALL(aoWholeStepOptionsInitSized);
  AO_CALL(aoWholeStep);
  AO_CALL(aoTapeKey);
  AO_CALL(aoTapeDifference);
  return testResult();
}
