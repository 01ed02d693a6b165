//===- WholeStep.cpp - Compiled regions planned alone and together --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step of two microbatches as an engine runs it: each layer is a compiled
// region, the gradients of all products are accumulated, and an optimizer
// without state reads them. Peaks are without arguments and without exposed
// time.
//
//===----------------------------------------------------------------------===//

#include "Benchmark.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>
#include <optional>
#include <vector>

using namespace ao::planner;

namespace {

constexpr int64_t numMicrobatches = 2;
/// So many that a search is not worth its time at any usual effort.
constexpr int64_t manyMicrobatches = 64;

/// When gradients are accumulated and parameters updated.
enum class Order {
  /// After the backward function of the layer; updates at the end.
  TapeOfLayers,
  /// All layers are one function: after it.
  TapeOfOneCompiledRegion,
  /// As soon as each is ready.
  Eager,
};

/// Gradients of the bf16 weights of a layer: products take time by the size of
/// their weight, and `oproj` has 4096 columns of 4096 rows.
class Weights {
public:
  explicit Weights(const Trace &trace) {
    for (const Op &op : trace.ops)
      if (endsWith(op.name, ".oproj.wgrad"))
        usOfOutput = op.durationUs;
  }

  /// 0: the op computes no gradient of a weight.
  int64_t bytesOf(const Op &op) const {
    constexpr double outputBytes = 2.0 * 4096 * 4096;
    if (!endsWith(op.name, ".wgrad"))
      return 0;
    return static_cast<int64_t>(outputBytes * op.durationUs / usOfOutput + 0.5);
  }

private:
  static bool endsWith(const std::string &text, const char *end) {
    size_t length = std::strlen(end);
    return text.size() >= length &&
           text.compare(text.size() - length, length, end) == 0;
  }
  double usOfOutput = 0;
};

class StepBuilder {
public:
  StepBuilder(const Trace &single, Order order, int64_t numMicrobatches)
      : single(single), order(order), numMicrobatches(numMicrobatches),
        weights(single) {
    for (const Op &op : single.ops)
      numCompiledRegions = std::max(numCompiledRegions, op.layer + 1);
    if (order == Order::TapeOfOneCompiledRegion)
      numCompiledRegions = 1;
  }

  Trace build() {
    step.name = single.name + " of " + std::to_string(numMicrobatches) +
                " microbatches";
    for (int64_t m = 0; m < numMicrobatches; ++m)
      addMicrobatch(m);
    if (order != Order::Eager)
      for (int64_t gradient : latest)
        update(gradient);
    return std::move(step);
  }

private:
  int64_t compiledRegionOf(const Op &op) const {
    return numCompiledRegions == 1 ? 0 : std::max<int64_t>(op.layer, 0);
  }
  int64_t addOp(const std::string &name, double us, int64_t compiledRegion,
                Phase phase) {
    Op op;
    op.name = name;
    op.durationUs = us;
    op.kind = OpKind::Memory;
    op.phase = phase;
    op.compiledRegion = compiledRegion;
    step.ops.push_back(std::move(op));
    return step.numOps() - 1;
  }
  /// Two bytes in, one out, or the like: three times the gradient's bytes.
  double usToCombine(int64_t bytes) const {
    constexpr double bytesPerUs = 2.68e6;
    return 3 * static_cast<double>(bytes) / bytesPerUs;
  }

  void addMicrobatch(int64_t m);
  void addGradient(int64_t op, int64_t bytes, int64_t number);
  void accumulate(int64_t number);
  void update(int64_t gradient);
  void accumulatePending() {
    for (int64_t number : pending)
      accumulate(number);
    pending.clear();
  }

  const Trace &single;
  Order order;
  int64_t numMicrobatches;
  Weights weights;
  int64_t numCompiledRegions = 0, microbatch = 0;
  Trace step;
  /// By weight: this microbatch's gradient, and the sum so far.
  std::vector<int64_t> fresh, latest;
  /// Weights whose gradient has to be accumulated.
  std::vector<int64_t> pending;
};

class Table {
public:
  explicit Table(const BenchmarkOptions &options) {
    asked.effort = options.effort;
    asked.seed = options.seed;
  }

  void print(const Trace &trace, const char *machineName);
  /// Returns true if all targets are met.
  bool printTargets() const;

private:
  std::optional<Prediction> run(const Trace &trace, const Machine &machine,
                                Policy policy) const;

  PlanOptions asked;
  struct Row {
    std::string machine;
    double toCompiledRegions, toBound, firstToBound;
  };
  std::vector<Row> rows;
};

} // namespace

void StepBuilder::addGradient(int64_t op, int64_t bytes, int64_t number) {
  Value value;
  value.name = "gradient " + std::to_string(number) + " of microbatch " +
               std::to_string(microbatch);
  value.bytes = bytes;
  value.def = op;
  value.offloadable = true;
  fresh.push_back(step.numValues());
  step.values.push_back(std::move(value));
  pending.push_back(number);
}

/// The first gradient of a weight is its sum; the others are added to it in
/// place.
void StepBuilder::accumulate(int64_t number) {
  int64_t index = fresh[number];
  if (microbatch == 0) {
    latest.push_back(index);
    return;
  }
  int64_t bytes = step.values[index].bytes;
  const Op &last = step.ops.back();
  int64_t compiledRegion = order == Order::Eager ? last.compiledRegion : -1;
  int64_t op = addOp("accumulate " + std::to_string(number), usToCombine(bytes),
                     compiledRegion, Phase::Backward);
  step.values[latest[number]].uses.push_back(op);
  // Its bytes are the sum's from here on.
  if (step.values[index].def < op - 1)
    step.values[index].uses.push_back(op - 1);
  step.ops[op].inheritedBytes = bytes;
  Value sum = step.values[index];
  sum.name = "sum " + std::to_string(number);
  sum.def = op;
  sum.uses.clear();
  sum.reuses = index;
  latest[number] = step.numValues();
  step.values.push_back(std::move(sum));
  if (order == Order::Eager && microbatch == numMicrobatches - 1)
    update(latest[number]);
}

void StepBuilder::update(int64_t gradient) {
  int64_t op = addOp("update", usToCombine(step.values[gradient].bytes), -1,
                     Phase::Unknown);
  step.values[gradient].uses.push_back(op);
}

void StepBuilder::addMicrobatch(int64_t m) {
  microbatch = m;
  fresh.clear();
  // The position of each op of the single step.
  std::vector<int64_t> places;
  int64_t boundary = findBackwardBegin(single);
  for (int64_t number = 0; number < single.numOps(); ++number) {
    const Op &op = single.ops[number];
    places.push_back(addOp(
        op.name, op.durationUs, m * numCompiledRegions + compiledRegionOf(op),
        number < boundary ? Phase::Forward : Phase::Backward));
    step.ops.back().kind = op.kind;
    step.ops.back().layer = op.layer;
    if (int64_t bytes = weights.bytesOf(op))
      addGradient(places.back(), bytes, static_cast<int64_t>(fresh.size()));
    bool endsCompiledRegion =
        number + 1 == single.numOps() ||
        compiledRegionOf(single.ops[number + 1]) != compiledRegionOf(op);
    if (order == Order::Eager || endsCompiledRegion)
      accumulatePending();
  }
  for (Value value : single.values) {
    value.def = value.def < 0 ? places.front() : places[value.def];
    for (int64_t &use : value.uses)
      use = places[use];
    value.slot.reset();
    step.values.push_back(std::move(value));
  }
}

std::optional<Prediction> Table::run(const Trace &trace, const Machine &machine,
                                     Policy policy) const {
  PlanOptions given = asked;
  given.policy = policy;
  given.recompute = false;
  Expected<Plan> made = plan(trace, machine, given);
  if (!made) {
    std::fprintf(stderr, "%s\n", made.error().message.c_str());
    return std::nullopt;
  }
  return made->predicted;
}

void Table::print(const Trace &trace, const char *machineName) {
  Expected<Machine> machine = loadMachine(machineName);
  if (!machine)
    return;
  auto build = [&](Order order, int64_t count) {
    return StepBuilder(trace, order, count).build();
  };
  Trace layers = build(Order::TapeOfLayers, numMicrobatches);
  auto compiledRegions = run(layers, *machine, Policy::CompiledRegions);
  auto ofLayers = run(layers, *machine, Policy::Planned);
  auto ofOne = run(build(Order::TapeOfOneCompiledRegion, numMicrobatches),
                   *machine, Policy::Planned);
  auto best =
      run(build(Order::Eager, numMicrobatches), *machine, Policy::Planned);
  auto first =
      run(build(Order::Eager, manyMicrobatches), *machine, Policy::Planned);
  if (!compiledRegions || !ofLayers || !ofOne || !best || !first)
    return;
  auto gb = [](int64_t bytes) { return static_cast<double>(bytes) / 1e9; };
  std::printf("%-11s %9.2f %8.2f %10.2f %9.2f %8.2f %8.2f %8.2f %8.2f\n",
              machineName, gb(compiledRegions->unplannedPeakBytes),
              gb(compiledRegions->peakBytes), gb(ofLayers->peakBytes),
              gb(ofOne->peakBytes), gb(best->peakBytes),
              gb(best->peakBoundBytes), gb(first->peakBytes),
              gb(first->peakBoundBytes));
  std::fflush(stdout);
  auto ratio = [](int64_t a, int64_t b) {
    return static_cast<double>(a) / static_cast<double>(b);
  };
  rows.push_back({machineName,
                  ratio(best->peakBytes, compiledRegions->peakBytes),
                  ratio(best->peakBytes, best->peakBoundBytes),
                  ratio(first->peakBytes, first->peakBoundBytes)});
}

bool Table::printTargets() const {
  struct Target {
    double toCompiledRegions, toBound;
  };
  const std::map<std::string, Target> targets = {{"gh200", {0.05, 1.08}},
                                                 {"h100-pcie5", {0.65, 1.02}}};
  constexpr double firstTarget = 1.10;
  bool allMet = rows.size() == targets.size();
  for (const Row &row : rows) {
    const Target &target = targets.at(row.machine);
    std::printf(
        "%s: eager / compiled regions %.3f (target <= %.2f), eager / bound "
        "%.3f "
        "(<= %.2f), 64 microbatches without search / bound %.3f (<= %.2f)\n",
        row.machine.c_str(), row.toCompiledRegions, target.toCompiledRegions,
        row.toBound, target.toBound, row.firstToBound, firstTarget);
    allMet &= row.toCompiledRegions <= target.toCompiledRegions &&
              row.toBound <= target.toBound && row.firstToBound <= firstTarget;
  }
  return allMet;
}

int printWholeStep(const BenchmarkOptions &options) {
  Expected<Trace> trace = loadTrace(options.traceDirectory + "/C_7b_4k.json");
  if (!trace) {
    std::fprintf(stderr, "%s\n", trace.error().message.c_str());
    return 1;
  }
  std::printf(
      "peak in GB  unplanned   regions  tape,layer  tape,one    eager    "
      "bound    of 64    bound\n");
  Table table(options);
  for (const char *machine : {"gh200", "h100-pcie5"})
    table.print(*trace, machine);
  return table.printTargets() ? 0 : 1;
}
