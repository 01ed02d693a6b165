//===- MutationsTest.cpp - Randomly changed documents ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Valid documents of every kind, in which a few nodes or bytes are changed. A
// reader either reports the error and its place in one line, or returns a value
// that can be used, written, and read again.
//
//===----------------------------------------------------------------------===//

#include "RandomDag.h"
#include "RandomTrace.h"
#include "ao/Planner/Loops.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Profile.h"
#include "ao/Planner/Schedule.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <random>

using namespace ao::planner;
using namespace ao::planner::test;
using Json = nlohmann::ordered_json;

namespace {

class Mutator {
public:
  explicit Mutator(uint64_t seed) : random(seed) {}

  /// `valid` with one to three changes.
  std::string mutate(const std::string &valid) {
    Json document = Json::parse(valid);
    for (uint64_t changes = 1 + draw(3); changes > 0; --changes)
      changeNode(document);
    std::string text = document.dump();
    if (draw(4) == 0)
      changeBytes(text);
    return text;
  }

private:
  uint64_t draw(uint64_t end) { return random() % end; }

  /// A random node of the document, each equally likely; the root only if there
  /// is no other.
  Json &drawNode(Json &document) {
    std::vector<Json *> nodes;
    collect(document, nodes);
    return nodes.empty() ? document : *nodes[draw(nodes.size())];
  }

  static void collect(Json &parent, std::vector<Json *> &nodes) {
    if (!parent.is_structured())
      return;
    for (Json &child : parent) {
      nodes.push_back(&child);
      collect(child, nodes);
    }
  }

  Json drawOddValue() {
    static const Json values[] = {
        nullptr,
        true,
        -1,
        0,
        1,
        2,
        0.5,
        int64_t(1) << 31,
        std::numeric_limits<int64_t>::max(),
        std::numeric_limits<int64_t>::min(),
        std::numeric_limits<uint64_t>::max(),
        1e-300,
        1e300,
        "",
        "forward",
        "none",
        "\"\\",
        Json::array(),
        Json::object(),
    };
    return values[draw(std::size(values))];
  }

  void changeNode(Json &document) {
    Json &node = drawNode(document);
    switch (draw(5)) {
    case 0:
      node = drawOddValue();
      break;
    case 1: {
      Json other = drawNode(document);
      node = std::move(other);
      break;
    }
    case 2:
      if (node.is_number_integer())
        // The largest and the smallest number turn into each other.
        node = static_cast<int64_t>(node.get<uint64_t>() +
                                    (draw(2) ? uint64_t(1) : ~uint64_t(0)));
      else
        eraseFrom(node);
      break;
    case 3:
      eraseFrom(node);
      break;
    case 4:
      addTo(node);
      break;
    }
  }

  void eraseFrom(Json &node) {
    if (node.is_structured() && !node.empty())
      node.erase(std::next(node.begin(), static_cast<long>(draw(node.size()))));
    else
      node = drawOddValue();
  }

  void addTo(Json &node) {
    if (node.is_array() && !node.empty()) {
      Json twin = node[draw(node.size())];
      node.push_back(std::move(twin));
    } else if (node.is_object()) {
      node["odd"] = drawOddValue();
    } else {
      node = drawOddValue();
    }
  }

  void changeBytes(std::string &text) {
    static constexpr char odd[] = "{}[]\",:0-e.\\ \x01\xff";
    uint64_t at = draw(text.size());
    uint64_t length = 1 + draw(4);
    char byte = odd[draw(sizeof(odd) - 1)];
    switch (draw(3)) {
    case 0:
      text.erase(at, length);
      break;
    case 1:
      text.insert(at, 1, byte);
      break;
    case 2:
      text[at] = byte;
      break;
    }
  }

  std::mt19937_64 random;
};

/// The number of documents of a kind; AO_MUTATIONS overrides it.
uint64_t count() {
  const char *asked = std::getenv("AO_MUTATIONS");
  return asked ? std::strtoull(asked, nullptr, 10) : 5000;
}

/// Expects one line that describes the error; for a document also its place.
void expectOneSentence(const Error &error, bool isDocument = true) {
  EXPECT_FALSE(error.message.empty());
  EXPECT_EQ(error.str().find('\n'), std::string::npos) << error.str();
  if (isDocument) {
    EXPECT_EQ(error.path.substr(0, 1), "$") << error.str();
    EXPECT_EQ(error.code, ErrorCode::InvalidInput) << error.str();
  }
}

/// Calls use(text) with mutations of documents. It returns whether the reader
/// accepted the document; both outcomes must be frequent.
template <typename Use>
void mutateAll(const std::vector<std::string> &documents, Use use) {
  uint64_t taken = 0, all = count();
  for (uint64_t seed = 0; seed < all; ++seed) {
    std::string text = Mutator(seed).mutate(documents[seed % documents.size()]);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + text);
    taken += use(text);
    if (testing::Test::HasFailure())
      return;
  }
  EXPECT_GT(taken, all / 50);
  EXPECT_LT(taken, all - all / 50);
}

/// A forward loop that stacks slices, and a backward one that reads them.
Trace stackedTrace() {
  Trace trace;
  trace.name = "loops";
  trace.ops = {{"forward"}, {"loss", 10}, {"backward"}};
  std::vector<LoopBody> bodies(2);
  for (int64_t k : {0, 1}) {
    bodies[k].name = k == 0 ? "forward" : "backward";
    bodies[k].op = 2 * k;
    bodies[k].trips = 3;
    bodies[k].ops = {{"first", 10}, {"second", 10}};
  }
  Value whole = makeValue(3 * MB, 0, {2});
  whole.name = "residual";
  trace.values = {whole, makeValue(MB, 0, {1, 2})};
  LoopResidual residual;
  residual.value = 0;
  residual.sliceBytes = MB;
  residual.offloadable = true;
  residual.out = 0;
  residual.in = 1;
  residual.isInReversed = true;
  residual.def = 1;
  residual.uses = {0};
  return expandLoops(trace, bodies, {residual});
}

/// Steps with a boundary, without one, with recomputable ops, and with loops.
std::vector<Trace> smallTraces() {
  std::vector<Trace> traces = {stackedTrace()};
  for (uint64_t seed = 0; seed < 8; ++seed) {
    traces.push_back(randomTrace(seed, /*maxOps=*/8, /*maxValues=*/6));
    traces.push_back(randomDag(seed, /*maxOps=*/8));
  }
  return traces;
}

PlanOptions quickly(Policy policy) {
  PlanOptions options;
  options.policy = policy;
  options.minBytes = 0;
  options.effort = 0;
  return options;
}

/// Every accepted document can be planned within the least possible budget.
void planAll(const Trace &trace, const Machine &machine) {
  for (Policy policy :
       {Policy::Sync, Policy::PyTorch, Policy::Layerwise, Policy::Planned}) {
    PlanOptions options = quickly(policy);
    if (policy == Policy::Planned)
      options.deviceBudget = unplannedPeak(trace) / 2;
    Infeasibility why;
    Expected<Plan> made = plan(trace, machine, options, &why);
    if (!made) {
      expectOneSentence(made.error(), /*isDocument=*/false);
      EXPECT_FALSE(describe(made.error(), why, trace).empty());
      continue;
    }
    EXPECT_TRUE(bool(made->verify(trace)));
    EXPECT_TRUE(bool(parsePlan(toJson(*made))));
  }
}

TEST(MutationsTest, Traces) {
  std::vector<std::string> documents;
  for (const Trace &trace : smallTraces())
    documents.push_back(toJson(trace));
  Machine machine = randomMachine(0);
  mutateAll(documents, [&](const std::string &text) {
    Expected<Trace> trace = parseTrace(text);
    if (!trace) {
      expectOneSentence(trace.error());
      return false;
    }
    Expected<Trace> again = parseTrace(toJson(*trace));
    EXPECT_TRUE(again && toJson(*again) == toJson(*trace));
    planAll(*trace, machine);
    return true;
  });
}

TEST(MutationsTest, Plans) {
  std::vector<Trace> traces = smallTraces();
  std::vector<std::string> documents;
  std::vector<size_t> traceOf;
  for (size_t i = 0; i < traces.size(); ++i)
    for (Policy policy : {Policy::Sync, Policy::PyTorch, Policy::Planned})
      if (Expected<Plan> made =
              plan(traces[i], randomMachine(i), quickly(policy))) {
        documents.push_back(toJson(*made));
        traceOf.push_back(i);
      }
  uint64_t number = 0;
  mutateAll(documents, [&](const std::string &text) {
    const Trace &trace = traces[traceOf[number++ % documents.size()]];
    Expected<Plan> parsed = parsePlan(text);
    if (!parsed) {
      expectOneSentence(parsed.error());
      return false;
    }
    Expected<Plan> again = parsePlan(toJson(*parsed));
    EXPECT_TRUE(again && toJson(*again) == toJson(*parsed));
    if (Status status = parsed->verify(trace); !status) {
      expectOneSentence(status.error());
      return true;
    }
    if (Status status = predict(trace, *parsed); !status)
      expectOneSentence(status.error(), /*isDocument=*/false);
    return true;
  });
}

TEST(MutationsTest, Machines) {
  std::vector<std::string> documents;
  for (const std::string &preset : machinePresets())
    documents.push_back(toJson(*loadMachine(preset)));
  for (uint64_t seed = 0; seed < 4; ++seed)
    documents.push_back(toJson(randomMachine(seed)));
  Machine tiers = *loadMachine("gh200");
  tiers.pinnedMemory = MB;
  tiers.pageableD2hBandwidth = tiers.pageableH2dBandwidth = 1e9;
  documents.push_back(toJson(tiers));
  Trace trace = randomTrace(1, /*maxOps=*/8, /*maxValues=*/6);
  mutateAll(documents, [&](const std::string &text) {
    Expected<Machine> machine = parseMachine(text);
    if (!machine) {
      expectOneSentence(machine.error());
      return false;
    }
    Expected<Machine> again = parseMachine(toJson(*machine));
    EXPECT_TRUE(again && toJson(*again) == toJson(*machine));
    EXPECT_TRUE(bool(machine->verify()));
    planAll(trace, *machine);
    return true;
  });
}

TEST(MutationsTest, Profiles) {
  std::vector<std::string> documents = {
      R"({"schema":"ao.profile","version":1,"ops":{"matmul":1200,)"
      R"("add":{"ns":30,"kind":"memory"},"exp":{"ns":0}}})"};
  mutateAll(documents, [&](const std::string &text) {
    Expected<std::vector<MeasuredOp>> profile = parseProfile(text);
    if (!profile) {
      expectOneSentence(profile.error());
      return false;
    }
    for (const MeasuredOp &op : *profile)
      EXPECT_GE(op.nanoseconds, 0);
    return true;
  });
}

TEST(MutationsTest, Schedules) {
  std::vector<std::string> documents;
  for (Pipeline pipeline : {Pipeline::GPipe, Pipeline::Interleaved})
    documents.push_back(toJson(*makeSchedule(
        {pipeline, /*stages=*/2, /*stage=*/0, /*microbatches=*/2,
         /*chunks=*/pipeline == Pipeline::Interleaved ? 2 : 1},
        std::vector<ChunkTimes>(pipeline == Pipeline::Interleaved ? 2 : 1,
                                {10, 20}))));
  Trace trace = makeStep(4, 1, 4, 1);
  for (int64_t layer = 0; layer < 4; ++layer) {
    trace.ops[layer].layer = trace.ops[7 - layer].layer = layer;
    trace.values.push_back(makeValue(MB, layer, {7 - layer}));
  }
  std::vector<Trace> chunks = *splitIntoChunks(trace, 2);
  mutateAll(documents, [&](const std::string &text) {
    Expected<PipelineSchedule> schedule = parseSchedule(text);
    if (!schedule) {
      expectOneSentence(schedule.error());
      return false;
    }
    Expected<PipelineSchedule> again = parseSchedule(toJson(*schedule));
    EXPECT_TRUE(again && toJson(*again) == toJson(*schedule));
    Expected<Trace> all = unroll(chunks, *schedule);
    if (!all)
      expectOneSentence(all.error(), /*isDocument=*/false);
    else
      planAll(*all, randomMachine(0));
    return true;
  });
}

} // namespace
