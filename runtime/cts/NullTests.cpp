//===- NullTests.cpp - Calls that are given nothing -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every function of the C ABI, called with null and zero alone, and again with
// a context and a device but nothing else. `runtime.exports` sees to it that
// none is missing here.
//
//===----------------------------------------------------------------------===//

#include "Harness.h"
#include "ao-runtime/Graph.h"
#include "ao-runtime/Hooks.h"
#include "ao-runtime/Offloader.h"

#include <functional>
#include <optional>
#include <set>
#include <type_traits>

using namespace ao::cts;

namespace {

/// Handles of calls: the others are null or zero.
struct Handles {
  AortContext *context = nullptr;
  AortDevice *device = nullptr;
};

template <typename Argument>
Argument pick(const Handles &handles) {
  if constexpr (std::is_same_v<std::remove_const_t<Argument>, AortContext *>)
    return handles.context;
  else if constexpr (std::is_same_v<Argument, AortDevice *>)
    return handles.device;
  else
    return Argument{};
}

/// The status of the function, if it returns one.
template <typename Result, typename... Arguments>
std::optional<AortStatus> call(Result (*function)(Arguments...),
                               const Handles &handles) {
  if constexpr (std::is_same_v<Result, AortStatus>)
    return function(pick<Arguments>(handles)...);
  else
    function(pick<Arguments>(handles)...);
  return std::nullopt;
}

struct Function {
  std::string name;
  std::function<std::optional<AortStatus>(const Handles &)> call;
};

#define AO_FUNCTION(name)                                                      \
  Function {                                                                   \
    #name, [](const Handles &handles) { return call(name, handles); }          \
  }

const std::vector<Function> &coreFunctions() {
  static const std::vector<Function> functions = {
      AO_FUNCTION(aortStatusName),
      AO_FUNCTION(aortLastErrorMessage),
      AO_FUNCTION(aortContextOptionsInit),
      AO_FUNCTION(aortContextOptionsFromEnvironment),
      AO_FUNCTION(aortHostLimits),
      AO_FUNCTION(aortContextCreate),
      AO_FUNCTION(aortContextDestroy),
      AO_FUNCTION(aortContextCheckLeaks),
      AO_FUNCTION(aortContextBackend),
      AO_FUNCTION(aortContextDeviceCount),
      AO_FUNCTION(aortContextDevice),
      AO_FUNCTION(aortContextStatus),
      AO_FUNCTION(aortContextStatusMessage),
      AO_FUNCTION(aortContextClearStatus),
      AO_FUNCTION(aortContextSetErrorHandler),
      AO_FUNCTION(aortDefaultContext),
      AO_FUNCTION(aortSetDefaultContext),
      AO_FUNCTION(aortDeviceName),
      AO_FUNCTION(aortDeviceComputeStream),
      AO_FUNCTION(aortDeviceTransferStream),
      AO_FUNCTION(aortDeviceSynchronize),
      AO_FUNCTION(aortDeviceMeasureLink),
      AO_FUNCTION(aortDeviceAlloc),
      AO_FUNCTION(aortDeviceFree),
      AO_FUNCTION(aortHostAlloc),
      AO_FUNCTION(aortHostAllocFor),
      AO_FUNCTION(aortCaptureContinue),
      AO_FUNCTION(aortHostFree),
      AO_FUNCTION(aortHostReserve),
      AO_FUNCTION(aortHostTrim),
      AO_FUNCTION(aortHostRegister),
      AO_FUNCTION(aortHostUnregister),
      AO_FUNCTION(aortStreamCreate),
      AO_FUNCTION(aortStreamAdopt),
      AO_FUNCTION(aortStreamDestroy),
      AO_FUNCTION(aortStreamSynchronize),
      AO_FUNCTION(aortStreamWaitEvent),
      AO_FUNCTION(aortStreamNative),
      AO_FUNCTION(aortEventCreate),
      AO_FUNCTION(aortEventDestroy),
      AO_FUNCTION(aortEventRecord),
      AO_FUNCTION(aortEventSynchronize),
      AO_FUNCTION(aortEventQuery),
      AO_FUNCTION(aortCopy),
      AO_FUNCTION(aortCopyStrided),
      AO_FUNCTION(aortMemset),
      AO_FUNCTION(aortTransferBegin),
      AO_FUNCTION(aortTransferStream),
      AO_FUNCTION(aortTransferEnd),
      AO_FUNCTION(aortTransfer),
      AO_FUNCTION(aortTransferStrided),
      AO_FUNCTION(aortTransferWait),
      AO_FUNCTION(aortTransferAt),
      AO_FUNCTION(aortTransferWaitAt),
      AO_FUNCTION(aortCaptureBegin),
      AO_FUNCTION(aortCaptureEnd),
      AO_FUNCTION(aortGraphLaunch),
      AO_FUNCTION(aortGraphDestroy),
      AO_FUNCTION(aortLaunch),
      AO_FUNCTION(aortMatmul),
      AO_FUNCTION(aortDeviceStatistics),
      AO_FUNCTION(aortDeviceResetStatistics),
      AO_FUNCTION(aortDeviceValueCount),
      AO_FUNCTION(aortDeviceValueStatistics),
      AO_FUNCTION(aortContextStatisticsJson),
      AO_FUNCTION(aortRangeBegin),
      AO_FUNCTION(aortRangeEnd),
      AO_FUNCTION(aortDeviceSpanCount),
      AO_FUNCTION(aortDeviceSpan),
      AO_FUNCTION(aortDeviceMemorySampleCount),
      AO_FUNCTION(aortDeviceMemorySample),
      AO_FUNCTION(aortContextWriteTimeline),
      AO_FUNCTION(aortHookOptionsInit),
      AO_FUNCTION(aortHookCreate),
      AO_FUNCTION(aortHookDestroy),
      AO_FUNCTION(aortPackedCreate),
      AO_FUNCTION(aortPackedDestroy),
      AO_FUNCTION(aortHookTableCreate),
      AO_FUNCTION(aortHookTableDestroy),
      AO_FUNCTION(aortHookQueueFinal),
      AO_FUNCTION(aortHookSetMessage),
  };
  return functions;
}

/// The functions of Graph.h.
const std::vector<Function> &graphFunctions() {
  static const std::vector<Function> functions = {
      AO_FUNCTION(aortGraphTreeOptionsInit),
      AO_FUNCTION(aortGraphTreeOptionsFromEnvironment),
      AO_FUNCTION(aortGraphTreeCreate),
      AO_FUNCTION(aortGraphTreeDestroy),
      AO_FUNCTION(aortDeviceGraphTree),
      AO_FUNCTION(aortGraphTreeReset),
      AO_FUNCTION(aortGraphTreeShutdown),
      AO_FUNCTION(aortGraphTreeMarkStep),
      AO_FUNCTION(aortContextMarkStep),
      AO_FUNCTION(aortGraphTreeBeginBackward),
      AO_FUNCTION(aortGraphTreeRandomState),
      AO_FUNCTION(aortGraphTreeSetRandomState),
      AO_FUNCTION(aortGraphTreeRegisterRandomState),
      AO_FUNCTION(aortGraphTreeAddFunction),
      AO_FUNCTION(aortFunctionDestroy),
      AO_FUNCTION(aortFunctionRun),
      AO_FUNCTION(aortBufferRetain),
      AO_FUNCTION(aortBufferRelease),
      AO_FUNCTION(aortBufferMap),
      AO_FUNCTION(aortBufferDetach),
      AO_FUNCTION(aortBufferInfo),
      AO_FUNCTION(aortReasonName),
      AO_FUNCTION(aortGraphTreeStatistics),
      AO_FUNCTION(aortGraphTreeCheck),
      AO_FUNCTION(aortGraphTreeJson),
      AO_FUNCTION(aortGraphTreeWriteDot),
  };
  return functions;
}

/// The functions of Offloader.h.
const std::vector<Function> &offloaderFunctions() {
  static const std::vector<Function> functions = {
      AO_FUNCTION(aortOffloaderOptionsInit),
      AO_FUNCTION(aortOffloaderCreate),
      AO_FUNCTION(aortOffloaderDestroy),
      AO_FUNCTION(aortOffloaderReset),
      AO_FUNCTION(aortOffloaderCheck),
      AO_FUNCTION(aortOffloaderStatistics),
      AO_FUNCTION(aortRunBegin),
      AO_FUNCTION(aortRunEnd),
      AO_FUNCTION(aortRunAbort),
      AO_FUNCTION(aortRunForward),
      AO_FUNCTION(aortRunBackward),
      AO_FUNCTION(aortRunFinishBackward),
      AO_FUNCTION(aortRunState),
      AO_FUNCTION(aortRunStartOffload),
      AO_FUNCTION(aortRunRelease),
      AO_FUNCTION(aortRunStartReload),
      AO_FUNCTION(aortRunSetStream),
      AO_FUNCTION(aortRunPush),
      AO_FUNCTION(aortRunPop),
      AO_FUNCTION(aortRunDrop),
      AO_FUNCTION(aortOffloaderNextStep),
      AO_FUNCTION(aortOffloaderAbandonStep),
      AO_FUNCTION(aortOffloaderBeginStep),
      AO_FUNCTION(aortOffloaderStepState),
      AO_FUNCTION(aortOffloaderSetSafe),
      AO_FUNCTION(aortOffloaderTrace),
      AO_FUNCTION(aortOffloaderSetPlan),
  };
  return functions;
}

#ifdef AO_ENABLE_GRAPH
constexpr bool hasGraph = true;
#else
constexpr bool hasGraph = false;
#endif
#ifdef AO_ENABLE_EAGER
constexpr bool hasEager = true;
#else
constexpr bool hasEager = false;
#endif

/// The functions of all parts that are in this build.
std::vector<Function> allFunctions() {
  std::vector<Function> functions = coreFunctions();
  auto add = [&](const std::vector<Function> &part) {
    functions.insert(functions.end(), part.begin(), part.end());
  };
  if (hasGraph)
    add(graphFunctions());
  if (hasEager)
    add(offloaderFunctions());
  return functions;
}

/// Calls that lowered code makes.
const std::vector<Function> &allStepFunctions() {
  static const std::vector<Function> functions = {
#define AORT_STEP_FUNCTION(result, name, arguments) AO_FUNCTION(name),
#define AORT_MLIR_FUNCTION(result, name, arguments) AO_FUNCTION(name),
#include "ao-runtime/Step.def"
  };
  return functions;
}

/// Those to which a context or a device is all that they need.
const std::set<std::string> contentWithHandles = {"aortDeviceFree",
                                                  "aortHostFree",
                                                  "aortContextCheckLeaks",
                                                  "aortContextStatus",
                                                  "aortDeviceSynchronize",
                                                  "aortHostReserve",
                                                  "aortHostTrim",
                                                  "aortDeviceResetStatistics",
                                                  "aortContextStatisticsJson",
                                                  "aortRangeBegin",
                                                  "aortRangeEnd",
                                                  "aortContextMarkStep"};

class NullTest : public RuntimeTest {};
INSTANTIATE_TEST_SUITE_P(Backends, NullTest, testing::ValuesIn(allConfigs()),
                         configName);

TEST_P(NullTest, NothingIsRefused) {
  for (const Function &function : allFunctions()) {
    SCOPED_TRACE(function.name);
    if (std::optional<AortStatus> status = function.call({}))
      AO_EXPECT_STATUS(*status, AORT_INVALID_ARGUMENT, "null");
  }
  // Null there means none, which is what the test's context takes the place
  // of.
  aortSetDefaultContext(context);
}

TEST_P(NullTest, HandlesAloneAreRefused) {
  for (const Function &function : allFunctions()) {
    SCOPED_TRACE(function.name);
    if (function.name == "aortContextDestroy" ||
        function.name == "aortCaptureBegin")
      continue;
    std::optional<AortStatus> status = function.call({context, device});
    if (!status || contentWithHandles.count(function.name))
      continue;
    EXPECT_NE(*status, AORT_OK);
    EXPECT_STRNE(aortLastErrorMessage(), "");
  }
}

TEST_P(NullTest, LoweredCodeGoesOn) {
  expectFailure = expectLeak = true;
  for (const Function &function : allStepFunctions()) {
    SCOPED_TRACE(function.name);
    function.call({});
  }
  EXPECT_NE(aortContextStatus(context), AORT_OK);
  EXPECT_STRNE(aortContextStatusMessage(context), "");
}

/// Expects that no function of a part outside this build has an effect.
void expectUnavailable(const std::vector<Function> &functions,
                       const Handles &handles, const char *message) {
  for (const Function &function : functions) {
    SCOPED_TRACE(function.name);
    if (std::optional<AortStatus> status = function.call(handles))
      AO_EXPECT_STATUS(*status, AORT_UNAVAILABLE, message);
  }
}

TEST_P(NullTest, OptionsHaveDefaultsInEachBuild) {
  AortGraphTreeOptions tree;
  aortGraphTreeOptionsInit(&tree);
  EXPECT_EQ(tree.structSize, sizeof(tree));
  EXPECT_EQ(tree.recaptureLimit, 128);
  AortOffloaderOptions offloader;
  aortOffloaderOptionsInit(&offloader);
  EXPECT_EQ(offloader.structSize, sizeof(offloader));
  EXPECT_EQ(offloader.maxPlans, 10);
}

TEST_P(NullTest, PartsOutsideTheBuildAreUnavailable) {
  if (!hasGraph) {
    expectUnavailable(graphFunctions(), {context, device},
                      "AO_ENABLE_GRAPH=OFF");
    EXPECT_EQ(aortDeviceGraphTree(device), nullptr);
    EXPECT_STREQ(aortReasonName(AORT_REASON_STATIC_MOVED), "");
    expectFailure = true;
    aortStepReplay(nullptr, nullptr);
    EXPECT_EQ(aortContextStatus(context), AORT_UNAVAILABLE);
    aortContextClearStatus(context);
  }
  if (!hasEager)
    expectUnavailable(offloaderFunctions(), {context, device},
                      "AO_ENABLE_EAGER=OFF");
}

} // namespace
