//===- LayerRuleTest.cpp - TransformerEngine's rule -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomTrace.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"
#include "ao/Planner/Simulator.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

constexpr CommandKind Offload = CommandKind::Offload;
constexpr CommandKind Release = CommandKind::Release;
constexpr CommandKind Reload = CommandKind::Reload;
constexpr CommandKind Wait = CommandKind::Wait;

constexpr int opsPerLayer = 3;

int64_t forwardStart(int layer) { return layer * opsPerLayer; }
int64_t backwardStart(int numLayers, int layer) {
  return (2 * numLayers - 1 - layer) * opsPerLayer;
}

/// Equal layers of three ops each way.
Trace makeLayers(int numLayers) {
  Trace trace =
      makeStep(opsPerLayer * numLayers, 10, opsPerLayer * numLayers, 20);
  for (int64_t op = 0; op < trace.numOps(); ++op)
    trace.ops[op].layer = std::min(op, trace.numOps() - 1 - op) / opsPerLayer;
  return trace;
}

/// A value for each op of a layer, which the mirrored op uses.
Trace makeEqualLayers(int numLayers) {
  Trace trace = makeLayers(numLayers);
  for (int64_t op = 0; op < opsPerLayer * numLayers; ++op)
    trace.values.push_back(makeValue(MB, op, {trace.numOps() - 1 - op}));
  return trace;
}

PlanOptions layerOptions(LayerIssue issue = LayerIssue::Ready,
                         ReloadOrder order = ReloadOrder::Saved) {
  PlanOptions options;
  options.policy = Policy::Layerwise;
  options.minBytes = 0;
  options.layerIssue = issue;
  options.reloadOrder = order;
  return options;
}

/// The place of each command of each value.
using Places = std::map<std::pair<int64_t, CommandKind>, int64_t>;

Places placesOf(const std::vector<Command> &commands) {
  Places places;
  for (const Command &command : commands)
    places[{command.value, command.kind}] = command.before;
  return places;
}

/// The values a layer saves: its input, which the layer before defines, and
/// one that two of its ops use. Their layers come second.
struct Saves {
  Trace trace;
  std::vector<int> layerOf;
};

Saves makeSaves(int numLayers) {
  Saves saves;
  saves.trace = makeLayers(numLayers);
  int64_t last = saves.trace.numOps() - 1;
  for (int i = 0; i < numLayers; ++i) {
    int64_t f = forwardStart(i);
    saves.trace.values.push_back(makeValue(MB, f - 1, {f + 1, last - f}));
    saves.trace.values.push_back(makeValue(MB, f, {f + 2, last - f - 1}));
    saves.trace.values.push_back(makeValue(MB, f + 2, {last - f - 2}));
    saves.layerOf.insert(saves.layerOf.end(), 3, i);
  }
  return saves;
}

TEST(LayerRuleTest, Formula) {
  for (int n = 1; n <= 12; ++n) {
    Saves saves = makeSaves(n);
    for (int k = 0; k < n; ++k)
      for (LayerIssue issue : {LayerIssue::Ready, LayerIssue::Head}) {
        Places expected;
        for (int64_t v = 0; v < saves.trace.numValues(); ++v) {
          int i = saves.layerOf[v];
          if (i >= k)
            continue;
          const Value &value = saves.trace.values[v];
          int64_t first = value.uses.back();
          int64_t issued = forwardStart(issue == LayerIssue::Head ? i + 1 : i);
          expected[{v, Offload}] = std::max(value.def + 1, issued);
          expected[{v, Release}] = forwardStart(n - k + i);
          expected[{v, Reload}] = backwardStart(n, n - 1 - k + i);
          expected[{v, Wait}] = first;
        }
        std::vector<Command> commands =
            layerwiseCommands(saves.trace, layerOptions(issue), k);
        EXPECT_EQ(placesOf(commands), expected) << n << " " << k;
        EXPECT_EQ(commands.size(), expected.size());
        EXPECT_TRUE(bool(simulate(saves.trace, makeMachine(1e9), commands)));
      }
  }
}

TEST(LayerRuleTest, HoldsAsManyLayersAsStay) {
  for (int n = 1; n <= 12; ++n)
    for (int k = 0; k < n; ++k)
      for (LayerIssue issue : {LayerIssue::Ready, LayerIssue::Head}) {
        Trace trace = makeEqualLayers(n);
        Simulation run =
            *simulate(trace, makeMachine(1e9),
                      layerwiseCommands(trace, layerOptions(issue), k));
        EXPECT_EQ(run.peakBytes, (n - k) * opsPerLayer * MB) << n << " " << k;
      }
}

/// The values of one kind of command, in order.
std::vector<int64_t> valuesOf(const std::vector<Command> &commands,
                              CommandKind kind) {
  std::vector<int64_t> values;
  for (const Command &command : commands)
    if (command.kind == kind)
      values.push_back(command.value);
  return values;
}

TEST(LayerRuleTest, OrderIsThatOfSavingOrOfUse) {
  Trace trace = makeEqualLayers(3);
  using Values = std::vector<int64_t>;
  for (ReloadOrder order : {ReloadOrder::Saved, ReloadOrder::Use}) {
    std::vector<Command> commands = layerwiseCommands(
        trace, layerOptions(LayerIssue::Head, order), /*numLayers=*/2);
    EXPECT_EQ(valuesOf(commands, Offload), (Values{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(valuesOf(commands, Release), (Values{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(valuesOf(commands, Reload), order == ReloadOrder::Saved
                                              ? (Values{3, 4, 5, 0, 1, 2})
                                              : (Values{5, 4, 3, 2, 1, 0}));
  }
}

TEST(LayerRuleTest, TheLayerThatSavesOwns) {
  Trace trace = makeLayers(3);
  // Defined in layer 0, used by forward of layer 1 and backward of layer 1.
  trace.values = {makeValue(MB, 2, {4, 12})};
  EXPECT_TRUE(layerwiseCommands(trace, layerOptions(), 1).empty());
  EXPECT_EQ(layerwiseCommands(trace, layerOptions(), 2).size(), 4u);
  // Without layers on backward ops, that of the last forward use.
  for (int64_t op = 9; op < trace.numOps(); ++op)
    trace.ops[op].layer = -1;
  EXPECT_TRUE(layerwiseCommands(trace, layerOptions(), 1).empty());
  EXPECT_EQ(layerwiseCommands(trace, layerOptions(), 2).size(), 4u);
  for (int64_t op = 9; op < trace.numOps(); ++op)
    trace.ops[op].layer = -1;
  // Without a forward use, that of the definition.
  trace.values = {makeValue(MB, 2, {12})};
  EXPECT_EQ(layerwiseCommands(trace, layerOptions(), 1).size(), 4u);
}

/// The runtime offloads and reloads it once for each of the layers.
TEST(LayerRuleTest, AValueThatTwoLayersSaveHasOneCopy) {
  Trace trace = makeLayers(3);
  // Saved by layers 0 and 1; the backward part of layer 1 runs first.
  trace.values = {makeValue(MB, 2, {4, 12, 15})};
  EXPECT_TRUE(layerwiseCommands(trace, layerOptions(), 1).empty());
  std::vector<Command> commands = layerwiseCommands(trace, layerOptions(), 2);
  EXPECT_EQ(commands.size(), 4u);
  EXPECT_EQ(placesOf(commands), (Places{{{0, Offload}, 3},
                                        {{0, Release}, forwardStart(2)},
                                        {{0, Reload}, backwardStart(3, 1)},
                                        {{0, Wait}, 12}}));
  Expected<Simulation> run = simulate(trace, makeMachine(1e9), commands);
  ASSERT_TRUE(bool(run)) << run.error().str();
  EXPECT_EQ(run->offloadedBytes, MB);
  // Resident until the last backward use.
  EXPECT_EQ(run->deviceBytes[12], MB);
  EXPECT_EQ(run->deviceBytes[15], MB);
  // A value has one copy on the host.
  commands.insert(commands.begin() + 1, {Offload, 0, 4});
  EXPECT_FALSE(bool(simulate(trace, makeMachine(1e9), commands)));
}

TEST(LayerRuleTest, LayersThatDoNotNestAreThereAtTheirFirstUse) {
  Trace trace = makeLayers(3);
  // The backward parts run in the order of the forward parts.
  for (int64_t op = 9; op < trace.numOps(); ++op)
    trace.ops[op].layer = (op - 9) / opsPerLayer;
  trace.values = {makeValue(MB, 0, {1, 9})};
  std::vector<Command> commands =
      layerwiseCommands(trace, layerOptions(), /*numLayers=*/1);
  EXPECT_EQ(placesOf(commands), (Places{{{0, Offload}, 1},
                                        {{0, Release}, forwardStart(2)},
                                        {{0, Reload}, 9},
                                        {{0, Wait}, 9}}));
  EXPECT_TRUE(bool(simulate(trace, makeMachine(1e9), commands)));
}

TEST(LayerRuleTest, JointStepsTurnAtTheFirstBackwardOp) {
  Trace pair = makeEqualLayers(4), joint = pair;
  joint.boundary.reset();
  EXPECT_EQ(layerwiseCommands(joint, layerOptions(), 2),
            layerwiseCommands(pair, layerOptions(), 2));
}

TEST(LayerRuleTest, TheLastLayerStays) {
  Trace trace = makeEqualLayers(4);
  PlanOptions options = layerOptions();
  for (int64_t k : {2, 3, 4}) {
    options.numLayers = k;
    EXPECT_EQ(bool(plan(trace, makeMachine(1e9), options)), k < 4);
    EXPECT_EQ(layerWarning(trace, options).empty(), k != 3);
  }
  EXPECT_EQ(plan(trace, makeMachine(1e9), options).error().message,
            "'num-layers' must be between 0 and 3, one less than the step has "
            "layers, got 4");
  // Other policies do not read it.
  options.policy = Policy::Sync;
  EXPECT_TRUE(bool(plan(trace, makeMachine(1e9), options)));
}

TEST(LayerRuleTest, ABudgetTakesTheFewestLayersThatFit) {
  Trace trace = makeEqualLayers(6);
  PlanOptions options = layerOptions();
  for (int64_t layers = 1; layers <= 6; ++layers) {
    options.deviceBudget = layers * opsPerLayer * MB;
    Plan best = *plan(trace, makeMachine(1e8), options);
    EXPECT_EQ(best.predicted.peakBytes, *options.deviceBudget);
    EXPECT_EQ(best.predicted.offloadedBytes, (6 - layers) * opsPerLayer * MB);
  }
  options.deviceBudget = opsPerLayer * MB - 1;
  Infeasibility why;
  Expected<Plan> none = plan(trace, makeMachine(1e8), options, &why);
  ASSERT_FALSE(bool(none));
  EXPECT_EQ(none.error().code, ErrorCode::Infeasible);
  EXPECT_EQ(why.device.bytes, opsPerLayer * MB);
  EXPECT_EQ(describe(none.error(), why, trace),
            "no number of layers fits the device memory budget of 2999999 "
            "bytes; the smallest feasible device memory budget is 3000000 "
            "bytes");
}

} // namespace
