//===- GraphTreeFigures.cpp - Figures of captures -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pools: the bytes of the worst path over what no layout of it goes below. A, B
// and A, B' with a held result in between; and pairs of a forward and a
// backward function, each of many buffers whose sizes and lives are drawn,
// which pass on what was saved.
//
// Replays: processor time of the calling thread. On the host backend a launch
// issues each command again, so it is compared with the same graph launched by
// hand, and with the same calls made as they are.
//
//===----------------------------------------------------------------------===//

#include "GraphTreeFigures.h"
#include "ThreadClock.h"
#include "ao-runtime/Graph.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <random>
#include <stdexcept>
#include <vector>

namespace {

void check(AortStatus status) {
  if (status != AORT_OK)
    throw std::runtime_error(aortLastErrorMessage());
}

/// A tree on a host of its own.
class HostTree {
public:
  HostTree() {
    AortContextOptions options;
    aortContextOptionsInit(&options);
    options.backend = AORT_BACKEND_HOST;
    options.launchesOnly = 1;
    check(aortContextCreate(&options, &context));
    device = aortContextDevice(context, 0);
    check(aortGraphTreeCreate(device, nullptr, &tree));
  }
  ~HostTree() { aortContextDestroy(context); }

  /// Bytes of the pool over what they cannot go below.
  double poolRatio() const {
    AortGraphTreeStatistics s{};
    s.structSize = sizeof(s);
    check(aortGraphTreeStatistics(tree, &s));
    return static_cast<double>(s.poolBytes) /
           static_cast<double>(s.poolBoundBytes);
  }

  AortContext *context = nullptr;
  AortDevice *device = nullptr;
  AortGraphTree *tree = nullptr;
};

/// A function of tensors of one-byte elements.
struct Draft {
  static constexpr int64_t length = 100;

  AortArgumentSpec &argument(const int64_t *size) {
    AortArgumentSpec one{};
    one.structSize = sizeof(one);
    one.name = "x";
    one.rank = 1;
    one.elementBytes = 1;
    one.sizes = size;
    arguments.push_back(one);
    return arguments.back();
  }
  void buffer(int64_t bytes, int64_t begin, int64_t end) {
    AortBufferSpec one{};
    one.structSize = sizeof(one);
    one.name = "own";
    one.bytes = bytes;
    one.begin = begin;
    one.end = end;
    one.hint = -1;
    buffers.push_back(one);
  }
  void result(const int64_t *size, int64_t begin) {
    buffer(*size, begin, length);
    AortResultSpec one{};
    one.structSize = sizeof(one);
    one.name = "y";
    one.kind = AORT_RESULT_BUFFER;
    one.index = static_cast<int32_t>(buffers.size()) - 1;
    one.rank = 1;
    one.elementBytes = 1;
    one.sizes = size;
    results.push_back(one);
  }
  AortFunction *add(AortGraphTree *tree, AortMode mode, AortEntry entry) const {
    AortFunctionSpec spec{};
    spec.structSize = sizeof(spec);
    spec.name = "f";
    spec.entry = entry;
    spec.mode = mode;
    spec.arguments = arguments.data();
    spec.argumentCount = static_cast<int32_t>(arguments.size());
    spec.results = results.data();
    spec.resultCount = static_cast<int32_t>(results.size());
    spec.buffers = buffers.data();
    spec.bufferCount = static_cast<int32_t>(buffers.size());
    spec.length = length;
    AortFunction *function = nullptr;
    check(aortGraphTreeAddFunction(tree, &spec, &function));
    return function;
  }

  std::vector<AortArgumentSpec> arguments;
  std::vector<AortBufferSpec> buffers;
  std::vector<AortResultSpec> results;
};

/// Only the places count.
AortStatus doNothing(const AortFrame *) { return AORT_OK; }

std::vector<AortBuffer *> run(AortFunction *function, size_t results,
                              const std::vector<AortBuffer *> &arguments,
                              bool consumes) {
  std::vector<AortArgument> given(arguments.size());
  for (size_t i = 0; i < given.size(); ++i) {
    given[i].structSize = sizeof(AortArgument);
    given[i].buffer = arguments[i];
    given[i].flags = consumes ? AORT_ARGUMENT_CONSUMED : 0;
  }
  std::vector<AortBuffer *> handed(results);
  check(aortFunctionRun(function, given.data(),
                        static_cast<int32_t>(given.size()), handed.data(),
                        static_cast<int32_t>(results)));
  return handed;
}

void release(const std::vector<AortBuffer *> &buffers) {
  for (AortBuffer *buffer : buffers)
    check(aortBufferRelease(buffer));
}

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

double branchingRatio() {
  constexpr int64_t size = 1 << 20;
  HostTree host;
  Draft a, b[2];
  a.result(&size, 0);
  a.buffer(3 * size, 0, 50);
  for (int64_t i = 0; i < 2; ++i) {
    b[i].argument(&size);
    b[i].buffer((2 + 3 * i) * size, 0, 60);
    b[i].result(&size, 50);
  }
  constexpr AortMode mode = AORT_MODE_INFERENCE;
  AortFunction *first = a.add(host.tree, mode, doNothing);
  AortFunction *second[] = {b[0].add(host.tree, mode, doNothing),
                            b[1].add(host.tree, mode, doNothing)};
  for (int round = 0; round < 6; ++round) {
    std::vector<AortBuffer *> held = run(first, 1, {}, false);
    release(run(second[round % 2], 1, held, false));
    release(held);
  }
  return host.poolRatio();
}

/// A forward function that saves 40 values, and a backward one that takes them
/// in the other order.
double pairRatio(uint64_t seed) {
  constexpr int64_t n = 40, page = 4096;
  std::mt19937_64 random(seed);
  auto draw = [&](uint64_t limit) {
    return static_cast<int64_t>(random() % limit);
  };
  std::vector<int64_t> sizes;
  for (int64_t i = 0; i < n; ++i)
    sizes.push_back((1 + draw(64)) * page);
  Draft forward, backward;
  for (int64_t i = 0; i < n; ++i) {
    const int64_t *size = &sizes[static_cast<size_t>(i)];
    int64_t made = 2 * i, used = 2 * (n - 1 - i);
    int64_t forwardBytes = (1 + draw(128)) * page;
    forward.buffer(forwardBytes, made, made + 1 + draw(6));
    forward.result(size, made);
    AortArgumentSpec &saved = backward.argument(size);
    saved.donated = 1;
    saved.lastUse = used + 2;
    int64_t backwardBytes = (1 + draw(128)) * page;
    backward.buffer(backwardBytes, used, used + 1 + draw(6));
  }
  HostTree host;
  AortFunction *f = forward.add(host.tree, AORT_MODE_FORWARD, doNothing);
  AortFunction *g = backward.add(host.tree, AORT_MODE_BACKWARD, doNothing);
  for (int round = 0; round < 3; ++round)
    release(run(g, 0, run(f, sizes.size(), {}, false), true));
  return host.poolRatio();
}

//===----------------------------------------------------------------------===//
// Replays
//===----------------------------------------------------------------------===//

constexpr int64_t inputs = 64, bytes = 4096;

/// 64 copies.
AortStatus copyAll(const AortFrame *frame) {
  for (int64_t i = 0; i < inputs; ++i) {
    AortStatus status =
        aortCopy(frame->stream, frame->buffers[0], frame->arguments[i], bytes);
    if (status != AORT_OK)
      return status;
  }
  return AORT_OK;
}

/// The least of some repetitions.
double nsPerCall(const std::function<void()> &call) {
  constexpr int calls = 200, repetitions = 9;
  int64_t least = 0;
  for (int repetition = 0; repetition < repetitions; ++repetition) {
    int64_t start = threadNs();
    for (int i = 0; i < calls; ++i)
      call();
    int64_t taken = threadNs() - start;
    least = repetition == 0 ? taken : std::min(least, taken);
  }
  return static_cast<double>(least) / calls;
}

struct ReplayCosts {
  double replay = 0, bareLaunch = 0, eager = 0;
};

/// The same calls without a tree.
void measureBare(HostTree &host, std::vector<void *> &memory,
                 ReplayCosts &costs) {
  AortFrame frame{};
  void *target = nullptr;
  check(aortDeviceAlloc(host.device, bytes, nullptr, "y", &target));
  check(aortDeviceComputeStream(host.device, &frame.stream));
  frame.arguments = memory.data();
  frame.buffers = &target;
  costs.eager = nsPerCall([&] { check(copyAll(&frame)); });
  AortGraph *graph = nullptr;
  check(aortCaptureBegin(host.device));
  check(copyAll(&frame));
  check(aortCaptureEnd(host.device, &graph));
  costs.bareLaunch = nsPerCall([&] { check(aortGraphLaunch(graph)); });
}

ReplayCosts measureReplay() {
  HostTree host;
  const int64_t sizes[] = {bytes};
  Draft draft;
  std::vector<void *> memory(inputs);
  std::vector<AortArgument> given(inputs);
  for (size_t i = 0; i < memory.size(); ++i) {
    check(aortDeviceAlloc(host.device, bytes, nullptr, "x", &memory[i]));
    draft.argument(sizes).kind = AORT_ARGUMENT_STATIC;
    given[i].structSize = sizeof(AortArgument);
    given[i].pointer = memory[i];
    given[i].rank = 1;
    given[i].elementBytes = 1;
    given[i].sizes = sizes;
  }
  draft.result(sizes, 0);
  AortFunction *function = draft.add(host.tree, AORT_MODE_INFERENCE, copyAll);
  auto step = [&] {
    AortBuffer *result = nullptr;
    check(aortFunctionRun(function, given.data(), inputs, &result, 1));
    check(aortBufferRelease(result));
  };
  // The warm-up and the recording.
  step();
  step();
  ReplayCosts costs;
  costs.replay = nsPerCall(step);
  measureBare(host, memory, costs);
  return costs;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void printRow(const char *figure, double value, const char *target) {
  std::printf("| %-58s | %8.3f | %-6s |\n", figure, value, target);
}

void printAll() {
  std::printf("| %-58s | %8s | %-6s |\n|---|---|---|\n", "figure", "value",
              "target");
  printRow("pool / bound of the worst path: A, B and A, B'", branchingRatio(),
           "1.00");
  constexpr int pairs = 20;
  double worst = 0, logs = 0;
  for (uint64_t seed = 1; seed <= pairs; ++seed) {
    double ratio = pairRatio(seed);
    worst = std::max(worst, ratio);
    logs += std::log(ratio);
  }
  printRow("the same, 20 drawn pairs: geometric mean", std::exp(logs / pairs),
           "");
  printRow("the same, 20 drawn pairs: worst", worst, "");
  ReplayCosts costs = measureReplay();
  printRow("replay / bare launch, host time, 64 static inputs",
           costs.replay / costs.bareLaunch, "1.3");
  printRow("replay / the same calls made eagerly, host time",
           costs.replay / costs.eager, "1.02");
  printRow("one more static input, ns",
           (costs.replay - costs.bareLaunch) / inputs, "");
}

} // namespace

int ao::printGraphTreeFigures() {
  try {
    printAll();
    return 0;
  } catch (const std::exception &error) {
    std::fprintf(stderr, "error: %s\n", error.what());
    return 1;
  }
}
