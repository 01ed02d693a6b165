//===- Replay.cpp - Run a step from a CUDA graph tree ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Replay.h"
#include "Exhaustion.h"
#include "Progress.h"
#include "Repetition.h"
#include "Report.h"
#include "Status.h"
#include "ao-runtime/Step.h"
#include "ao/Planner/Report.h"

#include <algorithm>
#include <cstring>
#include <fstream>

using namespace ao::run;

static bool endsWith(const std::string &text, const std::string &end) {
  return text.size() >= end.size() &&
         text.compare(text.size() - end.size(), end.size(), end) == 0;
}

ao::planner::Status ao::run::checkReplay(bool isCaptured,
                                         const RunOptions &options) {
  if (options.replays > 0 && !isCaptured)
    return refuse("--replay needs a step that was compiled with --capture");
  if (options.replayInputs > 0 && options.replays == 0)
    return refuse("--replay-inputs needs --replay");
  if (options.treeFile.empty())
    return {};
  if (options.replays == 0)
    return refuse("--dump-graph-tree needs --replay");
  if (endsWith(options.treeFile, ".json") || endsWith(options.treeFile, ".dot"))
    return {};
  return refuse("--dump-graph-tree writes .json or .dot, got '" +
                options.treeFile + "'");
}

static bool isOfClass(const FunctionSpec &function, size_t index,
                      AortArgumentClass kind) {
  return function.capture && function.capture->arguments[index].kind == kind;
}

/// Returns true if the argument is given as a number.
static bool isNumber(const FunctionSpec &function, size_t index) {
  return function.arguments[index].role == ArgumentRole::Scalar ||
         isOfClass(function, index, AORT_ARGUMENT_KEY) ||
         isOfClass(function, index, AORT_ARGUMENT_VALUE);
}

/// Returns true if a recording depends on what the argument is: each value has
/// one of its own.
static bool isKey(const FunctionSpec &function, size_t index) {
  return isNumber(function, index) &&
         !isOfClass(function, index, AORT_ARGUMENT_VALUE);
}

/// Random numbers that the function draws, where the argument is their state.
static int64_t getDraws(const FunctionSpec &function, size_t index) {
  return isOfClass(function, index, AORT_ARGUMENT_RANDOM)
             ? function.capture->randomNumbers
             : 0;
}

namespace {
/// A step on a tree of its own. The addresses of arguments do not change, only
/// their contents.
class TreeRunner {
public:
  TreeRunner(const Program &program, const RunOptions &options)
      : program(program), options(options) {}
  ~TreeRunner();
  TreeRunner(const TreeRunner &) = delete;

  /// With `neverRecords`, functions run as they are, at places of the tree.
  AortStatus open(bool neverRecords);
  AortStatus run(const Inputs &inputs, std::vector<Tensor> &outputs);
  /// Writes the tree where that was asked for. The error is that of the file.
  std::string writeTree();
  AortStatus close(AortGraphTreeStatistics &statistics);
  int64_t getFastestNs() const { return fastestNs; }
  const char *getStepMessage() const {
    return context ? aortContextStatusMessage(context) : "";
  }

private:
  using Handles = std::vector<AortBuffer *>;

  AortStatus runFunctions(const Inputs &inputs, std::vector<Tensor> &outputs);
  AortStatus runDrivers(const Inputs &inputs, std::vector<Tensor> &outputs);
  std::string readJson(std::string &text) const;
  AortStatus give(const FunctionSpec &function, size_t first,
                  const std::vector<Tensor> &tensors,
                  std::vector<void *> &places,
                  std::vector<AortArgument> &given);
  AortStatus upload(const Tensor &tensor, void *&place);
  AortStatus call(AortFunction *function, std::vector<AortArgument> &arguments,
                  size_t resultCount, Handles &results);
  AortStatus download(AortBuffer *buffer, const BufferSpec &spec,
                      std::vector<Tensor> &outputs);

  const Program &program;
  const RunOptions &options;
  AortContext *context = nullptr;
  AortDevice *device = nullptr;
  AortStream *stream = nullptr;
  AortGraphTree *tree = nullptr;
  AortFunction *forward = nullptr, *backward = nullptr;
  std::vector<void *> arguments, tangents;
  InputMemory kept;
  int64_t stepNs = 0, fastestNs = 0;
};
} // namespace

TreeRunner::~TreeRunner() {
  aortSetDefaultContext(nullptr);
  aortContextDestroy(context);
}

AortStatus TreeRunner::open(bool neverRecords) {
  AO_RUN_RETURN_IF_ERROR(createContext(
      options,
      program.isCut ? ComputeKind::DrivenLaunches : ComputeKind::Launches,
      &context));
  aortSetDefaultContext(context);
  device = aortContextDevice(context, 0);
  AO_RUN_RETURN_IF_ERROR(aortDeviceComputeStream(device, &stream));
  AortGraphTreeOptions treeOptions;
  aortGraphTreeOptionsInit(&treeOptions);
  treeOptions.checks = 1;
  AO_RUN_RETURN_IF_ERROR(aortGraphTreeOptionsFromEnvironment(&treeOptions));
  if (neverRecords) {
    treeOptions.skipWarmup = 0;
    treeOptions.forceWarmup = 1;
  }
  AO_RUN_RETURN_IF_ERROR(aortGraphTreeCreate(device, &treeOptions, &tree));
  // A driver brings its functions itself.
  if (program.isCut)
    return AORT_OK;
  AO_RUN_RETURN_IF_ERROR(
      aortGraphTreeAddFunction(tree, program.forward.capture, &forward));
  return program.backward ? aortGraphTreeAddFunction(
                                tree, program.backward->capture, &backward)
                          : AORT_OK;
}

AortStatus TreeRunner::upload(const Tensor &tensor, void *&place) {
  auto bytes = static_cast<int64_t>(tensor.bytes.size());
  if (!place)
    AO_RUN_RETURN_IF_ERROR(
        aortDeviceAlloc(device, bytes, nullptr, "input", &place));
  return bytes > 0 ? aortCopy(stream, place, tensor.bytes.data(), bytes)
                   : AORT_OK;
}

/// Appends the arguments of `function` from `first` on.
AortStatus TreeRunner::give(const FunctionSpec &function, size_t first,
                            const std::vector<Tensor> &tensors,
                            std::vector<void *> &places,
                            std::vector<AortArgument> &given) {
  places.resize(tensors.size());
  for (size_t i = 0; i < tensors.size(); ++i) {
    const Tensor &tensor = tensors[i];
    AortArgument argument{};
    argument.structSize = sizeof(argument);
    if (isNumber(function, first + i)) {
      std::memcpy(&argument.value, tensor.bytes.data(), tensor.bytes.size());
    } else if (getDraws(function, first + i) == 0) {
      AO_RUN_RETURN_IF_ERROR(upload(tensor, places[i]));
      argument.pointer = places[i];
      argument.rank = static_cast<int32_t>(tensor.shape.size());
      argument.elementBytes = getBytes(tensor.type);
      argument.sizes = tensor.shape.data();
      // Each run has its own values.
      if (places[i] && function.capture->arguments[first + i].donated)
        argument.flags = AORT_ARGUMENT_CONSUMED;
    }
    given.push_back(argument);
  }
  return AORT_OK;
}

AortStatus TreeRunner::call(AortFunction *function,
                            std::vector<AortArgument> &arguments,
                            size_t resultCount, Handles &results) {
  results.assign(resultCount, nullptr);
  int64_t start = readThreadClock();
  AortStatus status = aortFunctionRun(
      function, arguments.data(), static_cast<int32_t>(arguments.size()),
      results.data(), static_cast<int32_t>(resultCount));
  stepNs += readThreadClock() - start;
  AO_RUN_RETURN_IF_ERROR(status);
  return aortContextStatus(context);
}

AortStatus TreeRunner::download(AortBuffer *buffer, const BufferSpec &spec,
                                std::vector<Tensor> &outputs) {
  AortBufferInfo info{};
  info.structSize = sizeof(info);
  AO_RUN_RETURN_IF_ERROR(aortBufferInfo(buffer, &info));
  Tensor tensor{spec.type, spec.shape, {}};
  if (!spec.hasStaticShape())
    tensor.shape.assign(info.sizes, info.sizes + info.rank);
  tensor.bytes.resize(static_cast<size_t>(info.bytes));
  void *pointer = nullptr;
  AO_RUN_RETURN_IF_ERROR(aortBufferMap(buffer, &pointer));
  if (info.bytes > 0)
    AO_RUN_RETURN_IF_ERROR(
        aortCopy(stream, tensor.bytes.data(), pointer, info.bytes));
  outputs.push_back(std::move(tensor));
  return aortBufferRelease(buffer);
}

/// A shape without dimensions is given, too.
static constexpr int64_t noSize = 0;

AortStatus TreeRunner::run(const Inputs &inputs, std::vector<Tensor> &outputs) {
  stepNs = 0;
  outputs.clear();
  AO_RUN_RETURN_IF_ERROR(program.isCut ? runDrivers(inputs, outputs)
                                       : runFunctions(inputs, outputs));
  AO_RUN_RETURN_IF_ERROR(aortDeviceSynchronize(device));
  fastestNs = fastestNs == 0 ? stepNs : std::min(fastestNs, stepNs);
  return AORT_OK;
}

/// The step as it is called without captures, but without arenas.
AortStatus TreeRunner::runDrivers(const Inputs &inputs,
                                  std::vector<Tensor> &outputs) {
  Program driven = program;
  for (FunctionSpec *function :
       {&driven.forward, driven.backward ? &*driven.backward : nullptr}) {
    if (!function)
      continue;
    function->entry = function->driver;
    function->deviceArenaBytes = function->hostArenaBytes = 0;
    for (BufferSpec &result : function->results)
      result.inArena = false;
  }
  // The backward function frees the values that were saved in an arena.
  for (size_t i = 0; driven.backward && i < program.forward.results.size(); ++i)
    if (i >= program.numOutputs && program.forward.results[i].inArena)
      driven.backward->arguments[i - program.numOutputs].donated = true;
  Repetition repetition(driven, inputs, context, options.hooks, &kept);
  AO_RUN_RETURN_IF_ERROR(repetition.run(outputs));
  stepNs = repetition.getThreadNs();
  return AORT_OK;
}

/// Runs both functions; the backward function takes ownership of the saved
/// values.
AortStatus TreeRunner::runFunctions(const Inputs &inputs,
                                    std::vector<Tensor> &outputs) {
  std::vector<AortArgument> given, cotangents;
  AO_RUN_RETURN_IF_ERROR(
      give(program.forward, 0, inputs.arguments, arguments, given));
  // Both functions have their inputs before the first of them runs.
  if (program.backward)
    AO_RUN_RETURN_IF_ERROR(
        give(*program.backward,
             program.backward->arguments.size() - inputs.tangents.size(),
             inputs.tangents, tangents, cotangents));
  Handles results, gradients;
  const auto &resultSpecs = program.forward.results;
  AO_RUN_RETURN_IF_ERROR(call(forward, given, resultSpecs.size(), results));
  size_t outputCount = backward ? program.numOutputs : results.size();
  if (backward) {
    given.clear();
    for (size_t i = outputCount; i < results.size(); ++i) {
      const BufferSpec &spec = program.backward->arguments[i - outputCount];
      AortArgument saved{};
      saved.structSize = sizeof(saved);
      saved.buffer = results[i];
      saved.flags = AORT_ARGUMENT_CONSUMED;
      // The same bytes may have been saved in another shape before.
      if (spec.hasStaticShape()) {
        saved.rank = static_cast<int32_t>(spec.shape.size());
        saved.elementBytes = getBytes(spec.type);
        saved.sizes = spec.shape.empty() ? &noSize : spec.shape.data();
      }
      given.push_back(saved);
    }
    given.insert(given.end(), cotangents.begin(), cotangents.end());
    AO_RUN_RETURN_IF_ERROR(
        call(backward, given, program.backward->results.size(), gradients));
  }
  for (size_t i = 0; i < outputCount; ++i)
    AO_RUN_RETURN_IF_ERROR(download(results[i], resultSpecs[i], outputs));
  for (size_t i = 0; i < gradients.size(); ++i)
    AO_RUN_RETURN_IF_ERROR(
        download(gradients[i], program.backward->results[i], outputs));
  return AORT_OK;
}

std::string TreeRunner::readJson(std::string &text) const {
  size_t needed = 0;
  if (aortGraphTreeJson(tree, nullptr, 0, &needed) != AORT_OK)
    return aortLastErrorMessage();
  text.resize(needed);
  if (aortGraphTreeJson(tree, text.data(), needed, &needed) != AORT_OK)
    return aortLastErrorMessage();
  text.resize(needed - 1);
  return "";
}

std::string TreeRunner::writeTree() {
  if (options.report.empty() && options.treeFile.empty())
    return "";
  std::string text;
  if (std::string error = readJson(text); !error.empty())
    return error;
  if (!options.report.empty()) {
    std::ifstream file(options.report);
    std::string report((std::istreambuf_iterator<char>(file)),
                       std::istreambuf_iterator<char>());
    ao::planner::Expected<std::string> added =
        ao::planner::addGraphTree(std::move(report), text);
    std::string error = added ? writeFile(options.report, *added)
                              : options.report + ": " + added.error().str();
    if (!error.empty())
      return error;
  }
  if (options.treeFile.empty())
    return "";
  if (!endsWith(options.treeFile, ".dot"))
    return writeFile(options.treeFile, text);
  return aortGraphTreeWriteDot(tree, options.treeFile.c_str()) == AORT_OK
             ? ""
             : aortLastErrorMessage();
}

AortStatus TreeRunner::close(AortGraphTreeStatistics &statistics) {
  statistics.structSize = sizeof(statistics);
  AO_RUN_RETURN_IF_ERROR(aortGraphTreeStatistics(tree, &statistics));
  AO_RUN_RETURN_IF_ERROR(aortGraphTreeCheck(tree));
  AO_RUN_RETURN_IF_ERROR(aortGraphTreeDestroy(tree));
  for (const auto *places : {&arguments, &tangents, &kept.buffers})
    for (void *place : *places)
      if (place)
        AO_RUN_RETURN_IF_ERROR(aortDeviceFree(device, place, nullptr));
  return aortContextCheckLeaks(context);
}

/// Each key has two values by turns, so that there is something to replay.
static void repeatNumbers(const FunctionSpec &function, size_t first,
                          const std::vector<Tensor> &before,
                          std::vector<Tensor> &tensors) {
  for (size_t i = 0; i < tensors.size(); ++i)
    if (isKey(function, first + i))
      tensors[i] = before[i];
}

/// The state of random numbers as the tree will have it.
static void countDraws(const FunctionSpec &function, size_t first,
                       int64_t drawn, std::vector<Tensor> &tensors) {
  AortGraphTreeOptions options;
  aortGraphTreeOptionsInit(&options);
  const uint64_t state[] = {options.seed, static_cast<uint64_t>(drawn)};
  for (size_t i = 0; i < tensors.size(); ++i)
    if (getDraws(function, first + i) > 0)
      std::memcpy(tensors[i].bytes.data(), state, sizeof(state));
}

/// Random numbers that a run draws.
static int64_t countDraws(const Program &program) {
  auto draws = [](const FunctionSpec &function) {
    return function.capture ? function.capture->randomNumbers : 0;
  };
  return draws(program.forward) +
         (program.backward ? draws(*program.backward) : 0);
}

/// Makes inputs of run `inputs.size()`.
static std::string prepare(const Program &program, RunOptions options,
                           std::vector<Inputs> &inputs) {
  size_t index = inputs.size();
  options.seed += index;
  Inputs &made = inputs.emplace_back();
  if (std::string error = prepareInputs(program, options, made); !error.empty())
    return error;
  const FunctionSpec &forward = program.forward;
  const Inputs &before = inputs[index % 2];
  repeatNumbers(forward, 0, before.arguments, made.arguments);
  int64_t drawn = static_cast<int64_t>(index) * countDraws(program);
  int64_t drawnForward = forward.capture ? forward.capture->randomNumbers : 0;
  countDraws(forward, 0, drawn, made.arguments);
  if (program.backward) {
    size_t first = program.backward->arguments.size() - made.tangents.size();
    repeatNumbers(*program.backward, first, before.tangents, made.tangents);
    countDraws(*program.backward, first, drawn + drawnForward, made.tangents);
  }
  return "";
}

namespace {
/// Runs on a tree and compares with what is expected.
class Comparison {
public:
  Comparison(const Program &program, const RunOptions &options,
             RunResult &result)
      : program(program), options(options), result(result) {}

  bool findExpected();
  bool runTree(bool neverRecords, AortGraphTreeStatistics &statistics,
               int64_t &fastestNs);

private:
  bool fail(AortStatus status, const std::string &message) {
    result.status = status;
    result.error = message;
    return false;
  }
  /// Says which of several runs is next.
  void enter(const std::string &kind, int64_t run, int64_t count) const {
    if (options.progress)
      options.progress->enter(program.strategy + ": " + kind + ", run " +
                              std::to_string(run + 1) + " of " +
                              std::to_string(count));
  }

  const Program &program;
  const RunOptions &options;
  RunResult &result;
  std::vector<Inputs> inputs;
  std::vector<std::vector<Tensor>> expected;
};
} // namespace

bool Comparison::findExpected() {
  RunOptions once = options;
  once.repeat = 1;
  once.timeline.clear();
  int64_t count = options.replays;
  if (options.replayInputs > 0 && countDraws(program) > 0)
    return fail(AORT_INVALID_ARGUMENT,
                "unsupported: --replay-inputs with a step that draws random "
                "numbers, which are others in each run");
  if (options.replayInputs > 0)
    count = std::min(count, options.replayInputs);
  for (int64_t i = 0; i < count; ++i) {
    enter("without captures", i, count);
    if (std::string error = prepare(program, options, inputs); !error.empty())
      return fail(AORT_INVALID_ARGUMENT, error);
    RunResult eager = runProgram(program, inputs.back(), once);
    if (!eager.error.empty())
      return fail(eager.status, eager.error);
    expected.push_back(std::move(eager.outputs));
  }
  return true;
}

bool Comparison::runTree(bool neverRecords, AortGraphTreeStatistics &statistics,
                         int64_t &fastestNs) {
  TreeRunner runner(program, options);
  auto failed = [&](AortStatus status) {
    const char *inStep = runner.getStepMessage();
    return fail(status, *inStep ? inStep : aortLastErrorMessage());
  };
  if (AortStatus status = runner.open(neverRecords); status != AORT_OK)
    return failed(status);
  std::vector<Tensor> outputs;
  for (int64_t i = 0; i < options.replays; ++i) {
    enter(neverRecords ? "functions as they are" : "captures", i,
          options.replays);
    size_t turn = static_cast<size_t>(i) % inputs.size();
    if (AortStatus status = runner.run(inputs[turn], outputs);
        status != AORT_OK)
      return failed(status);
    if (std::string difference = findDifference(expected[turn], outputs);
        !difference.empty())
      return fail(AORT_DEVICE_ERROR,
                  "run " + std::to_string(i) + " of the tree: " + difference);
  }
  fastestNs = runner.getFastestNs();
  if (!neverRecords)
    if (std::string error = runner.writeTree(); !error.empty())
      return fail(AORT_INVALID_ARGUMENT, error);
  AortStatus status = runner.close(statistics);
  return status == AORT_OK || failed(status);
}

static void compareReplays(const Program &program, const RunOptions &options,
                           RunResult &result) {
  Comparison comparison(program, options, result);
  ReplayResult replay;
  AortGraphTreeStatistics eager = {};
  ThrowingAllocations throwing;
  if (!comparison.findExpected() ||
      !comparison.runTree(/*neverRecords=*/true, eager, replay.eagerNs) ||
      !comparison.runTree(/*neverRecords=*/false, replay.statistics,
                          replay.replayNs))
    return;
  result.replay = replay;
}

void ao::run::replayProgram(const Program &program, const RunOptions &options,
                            RunResult &result) {
  try {
    compareReplays(program, options, result);
  } catch (const std::bad_alloc &) {
    result.status = AORT_OUT_OF_HOST_MEMORY;
    result.error = kNoMemoryForCopies;
  }
}
