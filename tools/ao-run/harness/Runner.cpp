//===- Runner.cpp - Run a step on the runtime -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Runner.h"
#include "Exhaustion.h"
#include "Npy.h"
#include "Repetition.h"
#include "Status.h"
#include "ao-runtime/Step.h"

#include <cstring>
#include <map>

using namespace ao::run;

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

static std::string prepareInput(const BufferSpec &given, const char *kind,
                                size_t index, bool required,
                                const RunOptions &options, Tensor &tensor) {
  if (given.role == ArgumentRole::Hook ||
      given.role == ArgumentRole::HookTable || !given.sizeOf.empty())
    return "";
  BufferSpec spec = given;
  if (!options.inputs.empty()) {
    std::string path =
        options.inputs + "/" + kind + std::to_string(index) + ".npy";
    if (required)
      return readNpy(path, spec, tensor);
    if (readNpy(path, spec, tensor).empty())
      return "";
  }
  for (int64_t &size : spec.shape)
    if (size < 0)
      size = options.dynamicSize;
  // Distinct streams of numbers for arguments and tangents.
  uint64_t stream = 2 * index + (required ? 0 : 1);
  auto made =
      makeRandomTensor(spec, options.seed * 0x10001 + stream * 0x9e3779b9);
  if (!made)
    return "input '" + (kind + std::to_string(index)) +
           "' does not fit in this machine's memory";
  tensor = std::move(*made);
  return "";
}

/// Sizes are those of the arguments that they belong to.
static void fillSizes(const FunctionSpec &function,
                      std::vector<Tensor> &arguments) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    const std::vector<int64_t> &sizeOf = function.arguments[i].sizeOf;
    if (sizeOf.empty())
      continue;
    int64_t size = arguments[static_cast<size_t>(sizeOf[0])]
                       .shape[static_cast<size_t>(sizeOf[1])];
    auto *bytes = reinterpret_cast<const char *>(&size);
    arguments[i] = {ElementType::I64, {}, {bytes, bytes + sizeof(size)}};
  }
}

std::string ao::run::prepareInputs(const Program &program,
                                   const RunOptions &options, Inputs &inputs) {
  inputs.arguments.resize(program.forward.arguments.size());
  for (size_t i = 0; i < inputs.arguments.size(); ++i)
    if (std::string error =
            prepareInput(program.forward.arguments[i], "arg", i,
                         /*required=*/true, options, inputs.arguments[i]);
        !error.empty())
      return error;
  fillSizes(program.forward, inputs.arguments);
  for (size_t i = 0; i < inputs.arguments.size(); ++i)
    if (std::string error = checkShape(program.forward.arguments[i], i,
                                       inputs.arguments[i].shape);
        !error.empty())
      return error;
  if (!program.backward)
    return "";
  size_t saved = program.forward.results.size() - program.numOutputs;
  const auto &arguments = program.backward->arguments;
  inputs.tangents.resize(arguments.size() - saved);
  for (size_t i = 0; i < inputs.tangents.size(); ++i)
    if (std::string error =
            prepareInput(arguments[saved + i], "tangent", i,
                         /*required=*/false, options, inputs.tangents[i]);
        !error.empty())
      return error;
  for (size_t i = 0; i < inputs.tangents.size(); ++i)
    if (std::string error = checkShape(arguments[saved + i], saved + i,
                                       inputs.tangents[i].shape);
        !error.empty())
      return error;
  return "";
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

AortStatus ao::run::createContext(const RunOptions &options,
                                  ComputeKind compute, AortContext **context) {
  AortContextOptions created;
  aortContextOptionsInit(&created);
  created.launchesOnly = compute != ComputeKind::Calls;
  AO_RUN_RETURN_IF_ERROR(aortContextOptionsFromEnvironment(&created));
  if (options.backend != AORT_BACKEND_AUTO)
    created.backend = options.backend;
  if (options.deviceCapacity > 0)
    created.deviceCapacity = options.deviceCapacity;
  if (options.hostBudget > 0)
    created.hostBudget = options.hostBudget;
  if (options.pinnedBudget > 0) {
    constexpr int64_t ring = int64_t(64) << 20;
    if (created.stagingBytes == 0)
      created.stagingBytes = ring;
    created.pinnedBudget =
        options.pinnedBudget + std::max<int64_t>(created.stagingBytes, 0);
  }
  if (options.offloadBytesPerSecond > 0) {
    created.offloadBytesPerSecond = options.offloadBytesPerSecond;
    created.reloadBytesPerSecond = options.reloadBytesPerSecond;
    created.offloadLatencyNs = created.reloadLatencyNs = options.latencyNs;
  }
  // A driver on the host reads device memory as its own.
  if (compute == ComputeKind::DrivenLaunches)
    created.asyncCompute = 0;
  created.profile = !options.stepsOnly;
  created.timeline |= options.profile || !options.timeline.empty();
  return aortContextCreate(&created, context);
}

/// The mean time of the ranges of each name: ops may share a name, and a
/// profile has one time for all of them.
static void collectOpTimes(AortDevice *device, std::vector<OpTime> &times) {
  std::map<std::string, size_t> indices;
  std::vector<int64_t> counts;
  for (int64_t i = 0, e = aortDeviceSpanCount(device); i < e; ++i) {
    AortSpan span = {};
    span.structSize = sizeof(span);
    if (aortDeviceSpan(device, i, &span) != AORT_OK ||
        std::string(span.category) != "range")
      continue;
    auto [it, isNew] = indices.insert({span.name, times.size()});
    if (isNew) {
      times.push_back({span.name, 0});
      counts.push_back(0);
    }
    times[it->second].ns += span.durationNs;
    ++counts[it->second];
  }
  for (size_t i = 0; i < times.size(); ++i)
    times[i].ns /= counts[i];
}

/// Reads the records of the runtime since its statistics were reset.
static AortStatus readRecords(AortContext *context, const RunOptions &options,
                              RunResult &result) {
  AortDevice *device = aortContextDevice(context, 0);
  AO_RUN_RETURN_IF_ERROR(aortDeviceSynchronize(device));
  result.statistics.structSize = sizeof(result.statistics);
  AO_RUN_RETURN_IF_ERROR(aortDeviceStatistics(device, &result.statistics));
  size_t needed = 0;
  AO_RUN_RETURN_IF_ERROR(
      aortContextStatisticsJson(context, nullptr, 0, &needed));
  result.statisticsJson.resize(needed);
  AO_RUN_RETURN_IF_ERROR(aortContextStatisticsJson(
      context, result.statisticsJson.data(), needed, &needed));
  result.statisticsJson.resize(needed - 1);
  result.opTimes.clear();
  if (options.profile)
    collectOpTimes(device, result.opTimes);
  if (!options.timeline.empty())
    AO_RUN_RETURN_IF_ERROR(readTimeline(device, result.timeline));
  return AORT_OK;
}

static AortStatus repeatRun(const Program &program, const Inputs &inputs,
                            const RunOptions &options, AortContext *context,
                            RunResult &result) {
  AortDevice *device = aortContextDevice(context, 0);
  result.device = aortDeviceName(device);
  for (int64_t i = 0; i < options.repeat; ++i) {
    AO_RUN_RETURN_IF_ERROR(aortDeviceResetStatistics(device));
    Repetition repetition(program, inputs, context, options.hooks);
    AortStatus status = repetition.run(result.outputs);
    if (i == 0)
      result.hookCalls = repetition.takeHookCalls();
    AO_RUN_RETURN_IF_ERROR(status);
    result.stepTimesNs.push_back(repetition.getStepNs());
    if (i > 0 && repetition.getStepNs() >= result.stepNs)
      continue;
    result.stepNs = repetition.getStepNs();
    AO_RUN_RETURN_IF_ERROR(readRecords(context, options, result));
  }
  return aortContextCheckLeaks(context);
}

RunResult ao::run::runProgram(const Program &program, const Inputs &inputs,
                              const RunOptions &options) {
  RunResult result;
  result.staticPeakBytes = program.staticPeakBytes;
  result.productFlops = program.productFlops;
  result.deviceArenaBytes = program.forward.deviceArenaBytes;
  result.hostArenaBytes = program.forward.hostArenaBytes;
  AortContext *context = nullptr;
  result.status = createContext(options, ComputeKind::Calls, &context);
  if (result.status != AORT_OK) {
    result.error = aortLastErrorMessage();
    return result;
  }
  aortSetDefaultContext(context);
  try {
    ThrowingAllocations throwing;
    result.status = repeatRun(program, inputs, options, context, result);
  } catch (const std::bad_alloc &) {
    result.status = AORT_OUT_OF_HOST_MEMORY;
    result.error = kNoMemoryForCopies;
  }
  if (result.status != AORT_OK && result.error.empty()) {
    const char *inStep = aortContextStatusMessage(context);
    result.error = *inStep ? inStep : aortLastErrorMessage();
  }
  aortSetDefaultContext(nullptr);
  aortContextDestroy(context);
  return result;
}

std::string ao::run::measureLink(const RunOptions &options,
                                 AortLinkRates &rates) {
  // Large enough that what a copy costs at all does not matter.
  constexpr int64_t bytes = int64_t{64} << 20;
  AortContext *context = nullptr;
  rates = {};
  rates.structSize = sizeof(rates);
  AortStatus status = createContext(options, ComputeKind::Calls, &context);
  if (status == AORT_OK)
    status =
        aortDeviceMeasureLink(aortContextDevice(context, 0), bytes, &rates);
  std::string error = status == AORT_OK ? "" : aortLastErrorMessage();
  aortContextDestroy(context);
  return error;
}
