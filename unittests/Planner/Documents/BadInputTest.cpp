//===- BadInputTest.cpp - One clear error for every breach ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomTrace.h"
#include "ao/Planner/Planner.h"

#include <gtest/gtest.h>
#include <limits>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// A trace with one op list and one value list filled in.
std::string traceOf(const std::string &ops, const std::string &values,
                    const std::string &rest = "") {
  return R"({"schema":"ao.step-trace","version":2)" + rest + ",\"ops\":[" +
         ops + "],\"values\":[" + values + "]}";
}

const std::string twoOps =
    R"({"name":"a","duration_us":1},{"name":"b","duration_us":2})";

std::string valueOf(const std::string &bytes, const std::string &def,
                    const std::string &uses) {
  return R"({"name":"v","bytes":)" + bytes + R"(,"def":)" + def +
         R"(,"uses":)" + uses + R"(,"offloadable":true})";
}

/// A value that has `key` as well.
std::string valueWith(const std::string &key) {
  return traceOf(twoOps, R"({"name":"v","bytes":8,"def":0,"uses":[1],)"
                         R"("offloadable":true,)" +
                             key + "}");
}

/// Two ops with "complete_uses", of which the first has `key` as well.
std::string markedOps(const std::string &key, const char *complete = "true") {
  return traceOf(R"({"name":"a","duration_us":1,)" + key +
                     R"(},{"name":"b","duration_us":2})",
                 "", R"(,"complete_uses":)" + std::string(complete));
}

/// Value `v` of op 0, last read by `use`, and `w` of op 1, which takes the
/// bytes of the value with number `reuses`.
std::string reusing(const char *use, const char *bytes, const char *reuses) {
  return traceOf(twoOps, valueOf("8", "0", use) + R"(,{"name":"w","bytes":)" +
                             bytes +
                             R"(,"def":1,"uses":[],"offloadable":false,)" +
                             R"("reuses":)" + reuses + "}");
}

struct BadDocument {
  const char *name;
  std::string text;
  /// Start of the error's path, and a part of its message.
  const char *path;
  const char *message;
};

void PrintTo(const BadDocument &document, std::ostream *stream) {
  *stream << document.name;
}

class BadTrace : public testing::TestWithParam<BadDocument> {};

TEST_P(BadTrace, IsRejected) {
  Expected<Trace> trace = parseTrace(GetParam().text);
  ASSERT_FALSE(bool(trace));
  EXPECT_EQ(trace.error().path, GetParam().path) << trace.error().message;
  EXPECT_NE(trace.error().message.find(GetParam().message), std::string::npos)
      << trace.error().message;
  EXPECT_EQ(trace.error().code, ErrorCode::InvalidInput);
}

INSTANTIATE_TEST_SUITE_P(
    All, BadTrace,
    testing::Values(
        BadDocument{"MarkedWithoutCompleteUses",
                    markedOps(R"("recompute":true)", "false"),
                    "$.ops[0].recompute", "\"complete_uses\""},
        BadDocument{"MarkedBothWays",
                    markedOps(R"("recompute":true,"why_not":"effects")"),
                    "$.ops[0].why_not",
                    "'a' is marked both recomputable and not"},
        BadDocument{"MarkedCollective",
                    markedOps(R"("kind":"collective","recompute":true)"),
                    "$.ops[0].recompute", "'a' is collective"},
        BadDocument{"MarkIsNoFlag", markedOps(R"("recompute":1)"),
                    "$.ops[0].recompute", "expected"},
        BadDocument{"NegativeTimeAgain", markedOps(R"("recompute_us":-1)"),
                    "$.ops[0].recompute_us", "must not be negative"},
        BadDocument{"OccupancyIsNoNumber",
                    markedOps(R"("d2h_occupancy":"all")"),
                    "$.ops[0].d2h_occupancy", "expected"},
        BadDocument{"NegativeOccupancy", markedOps(R"("d2h_occupancy":-0.1)"),
                    "$.ops[0].d2h_occupancy", "at least 0 and less than 1"},
        BadDocument{"FullOccupancy", markedOps(R"("h2d_occupancy":1)"),
                    "$.ops[0].h2d_occupancy", "at least 0 and less than 1"},
        BadDocument{"ReusesNothing", reusing("[]", "8", "2"),
                    "$.values[1].reuses", "value 2 is not one of the 2"},
        BadDocument{"ReusesItself", reusing("[]", "8", "1"),
                    "$.values[1].reuses", "'w' is not alive when 'w' begins"},
        BadDocument{"ReusesWhatLivesOn", reusing("[1]", "8", "0"),
                    "$.values[1].reuses", "'v' is still alive when 'w' begins"},
        BadDocument{"ReusesTooLittle", reusing("[]", "9", "0"),
                    "$.values[1].reuses", "more bytes than 'v'"},
        BadDocument{"empty", "", "$", "not valid JSON"},
        BadDocument{"array", "[]", "$", "expected an object"},
        BadDocument{"truncated", R"({"schema":"ao.step-trace")", "$.schema",
                    "not valid JSON"},
        BadDocument{"schema", R"({"schema":"x"})", "$.schema", "schema"},
        BadDocument{"schemaOfAnother", R"({"schema":"ao.plan"})", "$.schema",
                    "expected the schema \"ao.step-trace\", got \"ao.plan\""},
        BadDocument{
            "version", R"({"schema":"ao.step-trace","version":3})", "$.version",
            "expected version 2 of ao.step-trace, got 3; write it again "
            "with 'ao-opt STEP --ao-emit-trace=output=FILE'"},
        BadDocument{
            "formerVersion",
            R"({"schema":"ao.step-trace","stacks":[],"version":1,"ops":[]})",
            "$.version",
            "expected version 2 of ao.step-trace, got 1; \"instance\" is "
            "\"microbatch\", \"piece\" is \"compiled_region\", "
            "\"second_run\" is \"recomputed\", \"stacks\" is "
            "\"stacked_residuals\"; write it again with 'ao-opt STEP "
            "--ao-emit-trace=output=FILE'"},
        BadDocument{"versionAfterItsKeys",
                    R"({"ops":[{"x":{"y":[1]}}],"version":3})", "$.version",
                    "expected version 2 of ao.step-trace, got 3"},
        BadDocument{"versionIsText",
                    R"({"schema":"ao.step-trace","version":"1"})", "$.version",
                    "expected an integer"},
        BadDocument{"unknownKeyOfRoot", traceOf(twoOps, "", R"(,"extra":[])"),
                    "$.extra",
                    "unknown key \"extra\", expected one of schema, version"},
        BadDocument{"unknownKeyOfOp", markedOps(R"("colour":true)"),
                    "$.ops[0].colour",
                    "unknown key \"colour\", expected one of name, "},
        BadDocument{"formerKeyOfOp", markedOps(R"("second_run":true)"),
                    "$.ops[0].second_run",
                    "unknown key \"second_run\", expected \"recomputed\""},
        BadDocument{"unknownKeyOfValue", valueWith("\"layer\":1"),
                    "$.values[0].layer", "unknown key \"layer\""},
        BadDocument{"unknownKind", markedOps(R"("kind":"gemm")"),
                    "$.ops[0].kind",
                    "expected one of matmul, conv, attention, memory, "
                    "collective, other, got \"gemm\""},
        BadDocument{"unknownPhase", markedOps(R"("phase":"update")"),
                    "$.ops[0].phase", "forward, backward, got \"update\""},
        BadDocument{"unknownReason", markedOps(R"("why_not":"moonlight")"),
                    "$.ops[0].why_not", "got \"moonlight\""},
        BadDocument{"unknownObstacle", valueWith("\"obstacle\":\"wall\""),
                    "$.values[0].obstacle", "got \"wall\""},
        BadDocument{"missing", R"({"schema":"ao.step-trace","version":2})", "$",
                    "missing key \"ops\""},
        BadDocument{"missingDuration", traceOf(R"({"name":"a"})", ""),
                    "$.ops[0]", "missing key \"duration_us\""},
        BadDocument{"negativeDuration",
                    traceOf(R"({"name":"a","duration_us":-1})", ""),
                    "$.ops[0].duration_us", "negative"},
        BadDocument{
            "negativeMicrobatch",
            traceOf(R"({"name":"a","duration_us":1,"microbatch":-1})", ""),
            "$.ops[0].microbatch", "at least 0"},
        BadDocument{"negativeMicrobatchOfValue", valueWith("\"microbatch\":-1"),
                    "$.values[0].microbatch", "at least 0"},
        BadDocument{"negativeGroup", valueWith("\"group\":-1"),
                    "$.values[0].group", "at least 0"},
        BadDocument{"noCopies", valueWith("\"copies\":0"), "$.values[0].copies",
                    "at least 1"},
        BadDocument{
            "negativeCompiledRegion",
            traceOf(R"({"name":"a","duration_us":1,"compiled_region":-1})", ""),
            "$.ops[0].compiled_region", "at least 0"},
        BadDocument{"nanDuration",
                    traceOf(R"({"name":"a","duration_us":NaN})", ""),
                    "$.ops[0].duration_us", "not valid JSON"},
        BadDocument{
            "inheritsTooMuch",
            traceOf(R"({"name":"a","duration_us":1,"inherited_bytes":5})",
                    valueOf("4", "0", "[]")),
            "$.ops[0].inherited_bytes", "not among the 4"},
        BadDocument{
            "inheritsLessThanNothing",
            traceOf(R"({"name":"a","duration_us":1,"inherited_bytes":-1})", ""),
            "$.ops[0].inherited_bytes", ""},
        BadDocument{
            "entersWithLessThanNothing",
            traceOf(R"({"name":"a","duration_us":1,"entry_bytes":-1})", ""),
            "$.ops[0].entry_bytes", ""},
        BadDocument{"entersWithTooMuch",
                    traceOf(R"({"name":"a","duration_us":1,)"
                            R"("entry_bytes":9223372036854775807})",
                            valueOf("4", "0", "[]")),
                    "$.ops[0].entry_bytes", "with all values"},
        BadDocument{"hugeDuration",
                    traceOf(R"({"name":"a","duration_us":1e999})", ""),
                    "$.ops[0].duration_us", "out of range"},
        BadDocument{"durationSum",
                    traceOf(R"({"name":"a","duration_us":0.7e300},)"
                            R"({"name":"a","duration_us":0.7e300})",
                            ""),
                    "$.ops[1].duration_us", "add up"},
        BadDocument{"repeatedKey",
                    traceOf(R"({"name":"a","duration_us":1,"name":"b"})", ""),
                    "$.ops[0].name", "duplicate key"},
        BadDocument{"repeatedList",
                    traceOf(twoOps, valueOf("1", "0", "[1],\"uses\":[]")),
                    "$.values[0].uses", "duplicate key"},
        BadDocument{"repeatedRoot", traceOf(twoOps, "", R"(,"version":2)"),
                    "$.version", "duplicate key"},
        BadDocument{"stringDuration",
                    traceOf(R"({"name":"a","duration_us":"1"})", ""),
                    "$.ops[0].duration_us", "expected a number"},
        BadDocument{"negativeBytes", traceOf(twoOps, valueOf("-1", "0", "[1]")),
                    "$.values[0].bytes", "at least 0"},
        BadDocument{"overflowingBytes",
                    traceOf(twoOps, valueOf("9223372036854775808", "0", "[1]")),
                    "$.values[0].bytes", "out of range"},
        BadDocument{"fractionalBytes",
                    traceOf(twoOps, valueOf("1.5", "0", "[1]")),
                    "$.values[0].bytes", "expected an integer"},
        BadDocument{"byteSum",
                    traceOf(twoOps, valueOf("9223372036854775807", "0", "[1]") +
                                        "," + valueOf("1", "0", "[1]")),
                    "$.values[1].bytes", "add up"},
        BadDocument{"useBeforeDef", traceOf(twoOps, valueOf("1", "1", "[0]")),
                    "$.values[0].uses[0]", "definition"},
        BadDocument{"useAtDef", traceOf(twoOps, valueOf("1", "0", "[0]")),
                    "$.values[0].uses[0]", "definition"},
        BadDocument{"usesDecrease",
                    traceOf(twoOps, valueOf("1", "-1", "[1,0]")),
                    "$.values[0].uses[1]", "preceding use"},
        BadDocument{"useOutOfRange", traceOf(twoOps, valueOf("1", "0", "[2]")),
                    "$.values[0].uses[0]", "not one of the 2 ops"},
        BadDocument{"defOutOfRange", traceOf(twoOps, valueOf("1", "2", "[]")),
                    "$.values[0].def", "not one of the 2 ops"},
        BadDocument{"defTooSmall", traceOf(twoOps, valueOf("1", "-2", "[]")),
                    "$.values[0].def", "at least -1"},
        BadDocument{"usesNoArray", traceOf(twoOps, valueOf("1", "0", "1")),
                    "$.values[0].uses", "expected an array"},
        BadDocument{"boundary", traceOf(twoOps, "", ",\"boundary\":3"),
                    "$.boundary", "not between 0 and the 2 ops"},
        BadDocument{"opsNoArray",
                    R"({"schema":"ao.step-trace","version":2,"ops":{}})",
                    "$.ops", "expected an array"}),
    [](const auto &info) { return info.param.name; });

/// A plan for a step of two ops and one value.
std::string planOf(const std::string &commands, const std::string &machine) {
  return R"({"schema":"ao.plan","version":2,"trace":"t","ops":2,"values":1,"machine":)" +
         machine + R"(,"options":{"policy":"planned"},"commands":[)" +
         commands + R"(],"predicted":{}})";
}

const std::string goodMachine = R"({"d2h_bandwidth":1e9,"h2d_bandwidth":1e9})";

class BadPlan : public testing::TestWithParam<BadDocument> {};

TEST_P(BadPlan, IsRejected) {
  Expected<Plan> parsed = parsePlan(GetParam().text);
  std::string error = parsed ? "" : parsed.error().str();
  if (parsed) {
    Trace trace = makeStep(1, 1, 1, 1);
    trace.boundary.reset();
    trace.values = {makeValue(1, 0, {1})};
    Status status = parsed->verify(trace);
    ASSERT_FALSE(bool(status));
    error = status.error().str();
  }
  EXPECT_EQ(error.rfind(GetParam().path, 0), 0u) << error;
  EXPECT_NE(error.find(GetParam().message), std::string::npos) << error;
}

INSTANTIATE_TEST_SUITE_P(
    All, BadPlan,
    testing::Values(
        BadDocument{"schema", R"({"schema":"ao.step-trace"})", "$.schema",
                    "ao.plan"},
        BadDocument{"zeroRate",
                    planOf("", R"({"d2h_bandwidth":0,"h2d_bandwidth":1})"),
                    "$.machine.d2h_bandwidth", "positive"},
        BadDocument{"noRate", planOf("", R"({"d2h_bandwidth":1})"), "$.machine",
                    "missing key \"h2d_bandwidth\""},
        BadDocument{"repeatedMachine",
                    planOf("", goodMachine + ",\"machine\":" + goodMachine),
                    "$.machine", "duplicate key"},
        BadDocument{
            "repeatedCommandKey",
            planOf(R"({"do":"wait","do":"wait","value":0})", goodMachine),
            "$.commands[0].do", "duplicate key"},
        BadDocument{
            "unknownCommand",
            planOf(R"({"do":"jump","value":0,"before":1})", goodMachine),
            "$.commands[0].do",
            "expected one of offload, release, reload, wait, drop, "
            "recompute, got \"jump\""},
        BadDocument{"missingBefore",
                    planOf(R"({"do":"wait","value":0})", goodMachine),
                    "$.commands[0]", "missing key \"before\""},
        BadDocument{
            "valueRange",
            planOf(R"({"do":"offload","value":1,"before":1})", goodMachine),
            "$.commands[0].value", "out of range"},
        BadDocument{
            "opRange",
            planOf(R"({"do":"offload","value":0,"before":3})", goodMachine),
            "$.commands[0].before", "out of range"},
        BadDocument{"valueOfRecompute",
                    planOf(R"({"do":"recompute","op":0,"value":0,"before":1})",
                           goodMachine),
                    "$.commands[0]", "a recompute has no value"},
        BadDocument{
            "opOfWait",
            planOf(R"({"do":"wait","op":0,"value":0,"before":1})", goodMachine),
            "$.commands[0]", "only a recompute has an op"},
        BadDocument{"unknownKeyOfCommand",
                    planOf(R"({"do":"wait","value":0,"at":1})", goodMachine),
                    "$.commands[0].at", "unknown key \"at\""},
        BadDocument{"headerOfMachine",
                    planOf("", R"({"version":1,"d2h_bandwidth":1})"),
                    "$.machine.version", "unknown key"},
        BadDocument{"offloadTwice",
                    planOf(R"({"do":"offload","value":0,"before":1},)"
                           R"({"do":"offload","value":0,"before":1})",
                           goodMachine),
                    "$.commands[1]", "already"},
        BadDocument{"releaseTwice",
                    planOf(R"({"do":"offload","value":0,"before":1},)"
                           R"({"do":"release","value":0,"before":1},)"
                           R"({"do":"release","value":0,"before":1})",
                           goodMachine),
                    "$.commands[2]", "not on the device"},
        BadDocument{"reloadTwice",
                    planOf(R"({"do":"offload","value":0,"before":1},)"
                           R"({"do":"release","value":0,"before":1},)"
                           R"({"do":"reload","value":0,"before":1},)"
                           R"({"do":"reload","value":0,"before":1})",
                           goodMachine),
                    "$.commands[3]", "has not been released"}),
    [](const auto &info) { return info.param.name; });

TEST(BadMachine, IsRejected) {
  EXPECT_FALSE(bool(loadMachine("no-such-machine")));
  for (
      const char *text :
      {R"({"d2h_bandwidth":0,"h2d_bandwidth":1})",
       R"({"d2h_bandwidth":1,"h2d_bandwidth":-1})",
       R"({"d2h_bandwidth":1e-320,"h2d_bandwidth":1})",
       R"({"d2h_bandwidth":1,"h2d_bandwidth":1,"latency_us":-1})",
       R"({"d2h_bandwidth":1,"h2d_bandwidth":1,"ranks_per_host_link":0})",
       R"({"d2h_bandwidth":1,"h2d_bandwidth":1,"collective_occupancy":1})",
       R"({"d2h_bandwidth":1,"h2d_bandwidth":1,"device_memory":-1})",
       R"({"d2h_bandwidth":1,"h2d_bandwidth":1,"peak_flops":{"f32":-1}})",
       R"({"d2h_bandwidth":1,"h2d_bandwidth":1,"d2h_bandwidth":1})",
       R"({"d2h_bandwidth":1,"h2d_bandwidth":1,"peak_flops":{"a":1,"a":1}})",
       R"({"d2h_bandwidth":1,"h2d_bandwidth":1,"peak_flops":3})",
       R"({"d2h_bandwidth":1,"h2d_bandwidth":1,"memory_bandwith":3})",
       R"({"schema":"ao.machine","version":2,"d2h_bandwidth":1,"h2d_bandwidth":1})",
       R"({"schema":"ao.plan","d2h_bandwidth":1,"h2d_bandwidth":1})"})
    EXPECT_FALSE(bool(parseMachine(text))) << text;
}

TEST(RepeatedKeys, OfMapsAreFound) {
  auto machineWith = [](const std::string &rates) {
    return R"({"d2h_bandwidth":1,"h2d_bandwidth":1,"peak_flops":{)" + rates +
           "}}";
  };
  EXPECT_TRUE(bool(parseMachine(machineWith(R"("a b":1,"\n":1)"))));
  EXPECT_EQ(parseMachine(machineWith(R"("\n":1,"a b":1,"\n":2)")).error().str(),
            R"($.peak_flops["\n"]: duplicate key)");
}

TEST(BadTimes, AreRejectedBeforePlanning) {
  Trace trace = makeStep(1, 1, 1, 1);
  trace.values = {makeValue(1, 0, {1})};
  Machine machine = makeMachine(1e9);
  machine.latencyUs = 1.7e308;
  ASSERT_TRUE(bool(machine.verify()));
  for (Policy policy : policiesWith(PolicyTrait::AnyTrace)) {
    PlanOptions options;
    options.policy = policy;
    Expected<Plan> planned = plan(trace, machine, options);
    ASSERT_FALSE(bool(planned));
    EXPECT_EQ(planned.error().code, ErrorCode::InvalidInput);
    EXPECT_NE(planned.error().message.find("more than 1e300 us"),
              std::string::npos);
  }
  Plan empty;
  empty.numOps = trace.numOps();
  empty.numValues = trace.numValues();
  empty.machine = machine;
  EXPECT_FALSE(bool(predict(trace, empty)));
  // Long times that fit are planned.
  machine.latencyUs = 1e299;
  Expected<Plan> planned = plan(trace, machine, PlanOptions());
  ASSERT_TRUE(bool(planned)) << planned.error().str();
  EXPECT_EQ(toJson(*planned).find(":null,\"base_us\""), std::string::npos);
}

TEST(BadOptions, AreRejected) {
  Trace trace = makeStep(1, 1, 1, 1);
  auto reject = [&](const char *name, auto change) {
    PlanOptions options;
    change(options);
    Expected<Plan> planned = plan(trace, makeMachine(1e9), options);
    ASSERT_FALSE(bool(planned));
    EXPECT_EQ(planned.error().message.rfind("'" + std::string(name) + "' ", 0),
              0u)
        << planned.error().message;
  };
  reject("device-memory-budget", [](PlanOptions &o) { o.deviceBudget = -1; });
  reject("host-memory-budget", [](PlanOptions &o) { o.hostBudget = -1; });
  reject("min-bytes", [](PlanOptions &o) { o.minBytes = -1; });
  reject("min-elements", [](PlanOptions &o) { o.minElements = -1; });
  reject("effort", [](PlanOptions &o) { o.effort = maxEffort + 1; });
  reject("num-layers", [](PlanOptions &o) { o.numLayers = -1; });
}

TEST(BadTraces, BuiltInMemoryAreRejected) {
  Trace trace = makeStep(1, 1, 1, 1);
  trace.ops[1].durationUs = std::numeric_limits<double>::quiet_NaN();
  Expected<Plan> planned = plan(trace, makeMachine(1e9), PlanOptions());
  ASSERT_FALSE(bool(planned));
  EXPECT_EQ(planned.error().path, "$.ops[1].duration_us");
  Machine machine = makeMachine(std::numeric_limits<double>::quiet_NaN());
  EXPECT_FALSE(bool(plan(makeStep(1, 1, 1, 1), machine, PlanOptions())));
}

} // namespace
