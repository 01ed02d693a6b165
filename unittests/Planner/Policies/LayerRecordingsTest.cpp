//===- LayerRecordingsTest.cpp - TransformerEngine's rule, as it ran ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// utils/record_layers.py describes the recordings and how they are made.
//
//===----------------------------------------------------------------------===//

#include "RandomTrace.h"
#include "ao/Planner/Policies.h"
#include "ao/Planner/Simulator.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>

using namespace ao::planner;
using namespace ao::planner::test;
using nlohmann::json;

namespace {

constexpr int64_t minElements = 256 * 1024;

json loadRecordings() {
  std::ifstream file(AO_INPUT_DIR "/layer-rule.json");
  return json::parse(file);
}

/// A recorded program as a trace. Each op of a layer defines and saves one
/// tensor, and each op of its backward part uses one.
class Program {
public:
  explicit Program(const json &recorded) : recorded(recorded) {
    int64_t layers = recorded["layers"];
    for (int64_t i = 0; i < layers; ++i)
      addOps(i, Phase::Forward);
    trace.boundary = trace.numOps();
    for (int64_t i = layers; i-- > 0;)
      addOps(i, Phase::Backward);
    for (int64_t i = 0; i < layers; ++i)
      for (size_t j = 0; j < recorded["saves"][i].size(); ++j)
        addValues(i, static_cast<int64_t>(j));
  }

  /// Commands in the form of a log.
  json toLog(const std::vector<Command> &commands) const {
    json log = json::array();
    for (const Command &command : commands) {
      json entry = {toString(command.kind), placeOf(command)};
      for (const json &part : names[command.value])
        entry.push_back(part);
      log.push_back(std::move(entry));
    }
    return log;
  }

  /// Returns the op that saves a value.
  int64_t savedBy(int64_t value) const {
    return start.at({Phase::Forward, names[value][0].get<int64_t>()}) +
           names[value][1].get<int64_t>();
  }

  Trace trace;

private:
  void addOps(int64_t layer, Phase phase) {
    start[{phase, layer}] = trace.numOps();
    size_t count = std::max<size_t>(recorded["saves"][layer].size(), 1);
    for (size_t j = 0; j < count; ++j) {
      Op op = makeOp(1);
      op.layer = layer;
      op.phase = phase;
      trace.ops.push_back(op);
    }
  }

  void addValues(int64_t layer, int64_t number) {
    const json &save = recorded["saves"][layer][number];
    const json &pops = recorded["pops"][layer];
    int64_t saved = start[{Phase::Forward, layer}] + number;
    int64_t popped =
        start[{Phase::Backward, layer}] +
        (std::find(pops.begin(), pops.end(), number) - pops.begin());
    bool isInput = save.contains("input");
    auto add = [&](int64_t elements, const json &part) {
      std::vector<int64_t> uses = {popped};
      if (isInput)
        uses.insert(uses.begin(), saved);
      trace.values.push_back(
          makeValue(2 * elements, isInput ? saved - 1 : saved, uses,
                    elements >= minElements && !save.contains("stays")));
      names.push_back({layer, number, part});
    };
    if (!save.contains("parts"))
      return add(save["elements"], nullptr);
    for (size_t part = 0; part < save["parts"].size(); ++part)
      add(save["parts"][part], part);
  }

  json placeOf(const Command &command) const {
    const Op &op = trace.ops.at(command.before);
    int64_t inLayer = command.before - start.at({op.phase, op.layer});
    if (op.phase == Phase::Backward)
      return {"b", op.layer, inLayer};
    return inLayer == 0 ? json{"f", op.layer} : json{"f", op.layer, inLayer};
  }

  const json &recorded;
  std::map<std::pair<Phase, int64_t>, int64_t> start;
  /// Layer, number and part of each value.
  std::vector<json> names;
};

PlanOptions rule(LayerIssue issue) {
  PlanOptions options;
  options.policy = Policy::Layerwise;
  options.minBytes = 0;
  options.layerIssue = issue;
  return options;
}

json ofKind(const json &log, const char *kind) {
  json found = json::array();
  std::copy_if(log.begin(), log.end(), std::back_inserter(found),
               [&](const json &entry) { return entry[0] == kind; });
  return found;
}

TEST(LayerRecordingsTest, CommandsAreThoseThatWereIssued) {
  size_t moving = 0;
  json recordings = loadRecordings();
  for (size_t i = 0; i < recordings.size(); ++i) {
    const json &recorded = recordings[i];
    Program program(recorded);
    std::vector<Command> commands = layerwiseCommands(
        program.trace, rule(LayerIssue::Head), recorded["move"]);
    EXPECT_EQ(program.toLog(commands), recorded["log"]) << "program " << i;
    EXPECT_TRUE(bool(simulate(program.trace, makeMachine(1e9), commands)));
    moving += !commands.empty();
  }
  EXPECT_GE(recordings.size(), 200u);
  EXPECT_GE(moving, 150u);
}

/// Each copy waits for the event of its own tensor, so it starts as early as
/// that, but in the order in which it was issued.
TEST(LayerRecordingsTest, ReadyCopiesStartWhereTheirTensorsAreSaved) {
  json recordings = loadRecordings();
  for (const json &recorded : recordings) {
    Program program(recorded);
    std::vector<Command> commands = layerwiseCommands(
        program.trace, rule(LayerIssue::Ready), recorded["move"]);
    json log = program.toLog(commands);
    for (const char *kind : {"release", "reload", "wait"})
      EXPECT_EQ(ofKind(log, kind), ofKind(recorded["log"], kind));
    json offloads = ofKind(log, "offload");
    json issued = ofKind(recorded["log"], "offload");
    for (json *entries : {&offloads, &issued})
      for (json &entry : *entries)
        entry[1] = nullptr;
    EXPECT_EQ(offloads, issued);
    for (const Command &command : commands)
      if (command.kind == CommandKind::Offload) {
        // An input exists when its layer begins.
        bool isInput = program.trace.values[command.value].uses.size() > 1;
        EXPECT_EQ(command.before, program.savedBy(command.value) + !isInput);
      }
  }
}

} // namespace
