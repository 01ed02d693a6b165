//===- ReportTest.cpp - The report says what the simulator says -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Report.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

using namespace ao::planner;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

/// 1 byte a microsecond each way, and no latency.
Machine unitMachine() {
  Machine machine;
  machine.name = "unit";
  machine.d2hBandwidth = machine.h2dBandwidth = 1e6;
  return machine;
}

/// Six ops of 10 µs. `a` is used at both ends, `b` shortly, `c` to the end.
Trace smallTrace() {
  Trace trace;
  trace.name = "small";
  for (int i = 0; i < 6; ++i)
    trace.ops.push_back(
        {"op" + std::to_string(i), 10, OpKind::Matmul, Phase::Forward, i / 2});
  trace.values.push_back({"a", 15, 0, {1, 5}, true, false});
  trace.values.push_back({"b", 8, 2, {3}, false, false});
  trace.values.push_back({"c", 4, 3, {4}, true, true});
  return trace;
}

/// By default `a` is away from op 2 to op 4.
const std::vector<Command> awayOnce = {{CommandKind::Offload, 0, 1},
                                       {CommandKind::Release, 0, 2},
                                       {CommandKind::Reload, 0, 4},
                                       {CommandKind::Wait, 0, 5}};

Plan smallPlan(const Trace &trace,
               const std::vector<Command> &commands = awayOnce) {
  PlanOptions options;
  options.minBytes = 1;
  options.deviceBudget = 20;
  Plan plan = makePlan(trace, unitMachine(), options, commands);
  EXPECT_TRUE(predict(trace, plan));
  return plan;
}

json reportOf(const Trace &trace, const Plan &plan,
              const ReportOptions &options = {}) {
  Expected<std::string> text =
      renderReportJson(trace, plan.machine, plan, options);
  EXPECT_TRUE(text) << text.error().str();
  return text ? json::parse(*text) : json();
}

/// The text of an entry of a coded column.
std::string decoded(const json &column, size_t index) {
  return column["texts"][column["codes"][index].get<size_t>()];
}

/// The document inside the page, found as a browser finds it.
json embedded(const std::string &page) {
  const std::string open = "<script type=\"application/json\" id=\"data\">";
  size_t begin = page.find(open);
  EXPECT_NE(begin, std::string::npos);
  begin += open.size();
  return json::parse(page.substr(begin, page.find("</script", begin) - begin));
}

size_t count(const std::string &text, const std::string &part) {
  size_t found = 0;
  for (size_t at = text.find(part); at != std::string::npos;
       at = text.find(part, at + 1))
    ++found;
  return found;
}

/// The decision about every value, and its alternatives with their costs.
TEST(ReportJson, SaysForEachValueWhatWasDecided) {
  Trace trace = smallTrace();
  trace.completeUses = true;
  trace.ops[0].recompute = true;
  trace.ops[0].recomputeUs = 7;
  trace.ops[3].whyNot = WhyNot::Effects;
  trace.values.push_back({"d", 6, 1, {5}, true, false});
  Plan plan = smallPlan(trace, {{CommandKind::Drop, 0, 2},
                                {CommandKind::Offload, 3, 2},
                                {CommandKind::Release, 3, 3},
                                {CommandKind::Reload, 3, 4},
                                {CommandKind::Recompute, 0, 5},
                                {CommandKind::Wait, 3, 5}});
  plan.options.minBytes = 5;
  Expected<std::string> text =
      renderReportJson(trace, unitMachine(), plan, ReportOptions());
  ASSERT_TRUE(bool(text)) << text.error().str();
  json decisions = json::parse(*text)["decisions"];
  // `b` is never idle, or may not go; `c` is too small to move.
  EXPECT_THAT(decisions["name"], ElementsAre("a", "d", "c"));
  EXPECT_THAT(decisions["bytes"], ElementsAre(15, 6, 4));
  std::vector<std::string> transfers;
  for (size_t code : decisions["outcome"]["codes"])
    transfers.push_back(decisions["outcome"]["texts"][code]);
  EXPECT_THAT(transfers, ElementsAre("rematerialized", "offloaded", "kept"));
  EXPECT_THAT(decisions["recompute_us"], ElementsAre(7, -1, -1));
  EXPECT_THAT(decisions["copy_us"], ElementsAre(30, 12, -1));
  EXPECT_THAT(decisions["why_not"], ElementsAre("", "", "effects"));
  EXPECT_EQ(decisions["other_values"], 0);
}

/// Copies of what is in pageable memory take as long as they do there.
TEST(ReportJson, CopiesThroughStagingTakeLonger) {
  Trace trace = smallTrace();
  Machine machine = unitMachine();
  machine.pageableD2hBandwidth = machine.d2hBandwidth / 2;
  machine.pageableH2dBandwidth = machine.h2dBandwidth / 3;
  Plan plan = smallPlan(trace);
  plan.commands.front().tier = Tier::Pageable;
  plan.machine = machine;
  json decisions = reportOf(trace, plan)["decisions"];
  ASSERT_EQ(decisions["name"][0], "a");
  EXPECT_EQ(decisions["copy_us"][0], 15 * 2 + 15 * 3);
}

/// Decisions in loops are in no plan: the pass that takes them adds them to the
/// report.
TEST(ReportJson, SaysForEachResidualWhatWasDecided) {
  Trace trace = smallTrace();
  ReportOptions options;
  options.residuals = {
      {"layers#1", 12, 4, 8, 1200, 7, 30, "", ""},
      {"layers#2", 12, 0, 0, 12, -1, -1, "too small", "effects"}};
  Expected<std::string> text =
      renderReportJson(trace, unitMachine(), smallPlan(trace, {}), options);
  ASSERT_TRUE(bool(text)) << text.error().str();
  json residuals = json::parse(*text)["stacked_residuals"];
  EXPECT_THAT(residuals["name"], ElementsAre("layers#1", "layers#2"));
  EXPECT_THAT(residuals["slices"], ElementsAre(12, 12));
  EXPECT_THAT(residuals["offloaded_slices"], ElementsAre(4, 0));
  EXPECT_THAT(residuals["rematerialized_slices"], ElementsAre(8, 0));
  EXPECT_THAT(residuals["bytes"], ElementsAre(1200, 12));
  EXPECT_THAT(residuals["recompute_us"], ElementsAre(7, -1));
  EXPECT_THAT(residuals["copy_us"], ElementsAre(30, -1));
  EXPECT_THAT(residuals["why_kept"], ElementsAre("", "too small"));
  EXPECT_THAT(residuals["why_not"], ElementsAre("", "effects"));
}

} // namespace

TEST(ReportJson, TransfersCarryTheSimulatedTimes) {
  Trace trace = smallTrace();
  json report = reportOf(trace, smallPlan(trace));
  EXPECT_EQ(report["schema"], "ao.report");
  EXPECT_EQ(report["version"], 2);
  const json &copies = report["transfers"];
  // Out at 10…25, awaited at 20: 5 µs exposed. Back at 45…60, awaited at 55.
  EXPECT_THAT(copies["issue_us"], ElementsAre(10, 45));
  EXPECT_THAT(copies["start_us"], ElementsAre(10, 45));
  EXPECT_THAT(copies["end_us"], ElementsAre(25, 60));
  EXPECT_THAT(copies["await_us"], ElementsAre(20, 55));
  EXPECT_THAT(copies["exposed_us"], ElementsAre(5, 5));
  EXPECT_THAT(copies["issued_before"], ElementsAre(1, 4));
  EXPECT_THAT(copies["awaited_before"], ElementsAre(2, 5));
  EXPECT_EQ(decoded(copies["direction"], 0), "offload");
  EXPECT_EQ(decoded(copies["direction"], 1), "reload");
  EXPECT_EQ(decoded(copies["cause"], 0), "copy time");
  EXPECT_THAT(report["ops"]["start_us"], ElementsAre(0, 10, 25, 35, 45, 60));
  EXPECT_EQ(report["simulated"]["makespan_us"], 70);
}

TEST(ReportJson, SaysWhatWasAskedForAsPlansDo) {
  Trace trace = smallTrace();
  Plan plan = smallPlan(trace);
  plan.options.policy = Policy::Layerwise;
  plan.options.numLayers = 3;
  plan.options.layerIssue = LayerIssue::Head;
  json asked = reportOf(trace, plan)["options"];
  EXPECT_EQ(asked, json::parse(toJson(plan))["options"]);
  EXPECT_EQ(asked["layer_issue"], "head");
}

TEST(ReportJson, SaysWhatIsOffloadedOrWhyNothingIs) {
  Trace trace = smallTrace();
  json moving = reportOf(trace, smallPlan(trace));
  EXPECT_EQ(moving["declined"], "");
  EXPECT_THAT(std::string(moving["summary"]),
              HasSubstr("offloaded 1 value (15 B)"));

  PlanOptions options;
  options.minBytes = 1;
  options.deviceBudget = 100;
  Expected<Plan> fits = plan(trace, unitMachine(), options);
  ASSERT_TRUE(fits) << fits.error().str();
  json idle = reportOf(trace, *fits);
  EXPECT_EQ(idle["declined"], "fits");
  EXPECT_THAT(std::string(idle["summary"]),
              HasSubstr("nothing offloaded: the peak is within the budget"));
}

TEST(ReportJson, AbsencesSayWhatTheyAreGoodFor) {
  Trace trace = smallTrace();
  json report = reportOf(trace, smallPlan(trace));
  const json &absences = report["absences"];
  EXPECT_THAT(absences["from"], ElementsAre(2));
  EXPECT_THAT(absences["to"], ElementsAre(4));
  EXPECT_THAT(absences["last_use"], ElementsAre(1));
  EXPECT_THAT(absences["next_use"], ElementsAre(5));
  // Without `a` op 3 holds b and c: 12 of the 20 bytes that are allowed.
  EXPECT_THAT(absences["tight_op"], ElementsAre(3));
  EXPECT_THAT(absences["tight_bytes"], ElementsAre(12));
  EXPECT_THAT(report["transfers"]["absence"], ElementsAre(0, 0));
}

TEST(ReportJson, MemoryCurveReachesThePeakAndFollowsStalls) {
  Trace trace = smallTrace();
  json report = reportOf(trace, smallPlan(trace));
  const json &memory = report["memory"];
  auto bytes = memory["device_bytes"].get<std::vector<int64_t>>();
  auto times = memory["time_us"].get<std::vector<double>>();
  EXPECT_EQ(*std::max_element(bytes.begin(), bytes.end()),
            report["simulated"]["peak_bytes"]);
  EXPECT_TRUE(std::is_sorted(times.begin(), times.end()));
  // Until its copy is done at 25, `a` stays; then op 2 starts with b alone.
  auto stall = std::find(times.begin(), times.end(), 20);
  ASSERT_NE(stall, times.end());
  EXPECT_EQ(bytes[stall - times.begin()], 15);
  EXPECT_EQ(bytes[stall - times.begin() + 1], 0);
  EXPECT_EQ(bytes[stall - times.begin() + 2], 8);
}

TEST(ReportJson, ResidentsAddUpToThePeak) {
  Trace trace = smallTrace();
  json report = reportOf(trace, smallPlan(trace));
  const json &peak = report["at_peak"];
  int64_t sum = peak["other_bytes"];
  for (int64_t value : peak["value"])
    sum += report["values"]["bytes"][value].get<int64_t>();
  EXPECT_EQ(peak["op"], 4);
  EXPECT_EQ(sum, 19);
  EXPECT_EQ(decoded(peak["residence"], 0), "in transfer");
  EXPECT_EQ(decoded(peak["residence"], 1), "in use");
}

TEST(ReportJson, SeveralAbsencesOfAValue) {
  Trace trace = smallTrace();
  trace.values[0].uses = {1, 3, 5};
  Plan plan = smallPlan(trace, {{CommandKind::Offload, 0, 1},
                                {CommandKind::Release, 0, 2},
                                {CommandKind::Reload, 0, 3},
                                {CommandKind::Wait, 0, 3},
                                {CommandKind::Release, 0, 4},
                                {CommandKind::Reload, 0, 5},
                                {CommandKind::Wait, 0, 5}});
  json report = reportOf(trace, plan);
  EXPECT_THAT(report["absences"]["from"], ElementsAre(2, 4));
  EXPECT_THAT(report["absences"]["to"], ElementsAre(3, 5));
  EXPECT_THAT(report["transfers"]["absence"], ElementsAre(0, 0, 1));
}

TEST(ReportJson, ValueThatDoesNotComeBack) {
  Trace trace = smallTrace();
  trace.values[0] = {"unused argument", 15, -1, {}, true, false};
  Plan plan = smallPlan(
      trace, {{CommandKind::Offload, 0, 0}, {CommandKind::Release, 0, 2}});
  json report = reportOf(trace, plan);
  EXPECT_THAT(report["absences"]["to"], ElementsAre(7));
  EXPECT_THAT(report["absences"]["last_use"], ElementsAre(-1));
  EXPECT_THAT(report["absences"]["next_use"], ElementsAre(-1));
  EXPECT_THAT(report["transfers"]["absence"], ElementsAre(0));
}

TEST(ReportJson, AnotherMachineThanPlannedFor) {
  Trace trace = smallTrace();
  Plan plan = smallPlan(trace);
  Machine slow = unitMachine();
  slow.d2hBandwidth /= 2;
  Expected<std::string> text = renderReportJson(trace, slow, plan);
  ASSERT_TRUE(text);
  json report = json::parse(*text);
  EXPECT_EQ(report["predicted"]["makespan_us"], 70);
  EXPECT_EQ(report["simulated"]["makespan_us"], 85);
  EXPECT_EQ(report["machine"]["d2h_bandwidth"], 500000);
}

TEST(ReportJson, FrontierIsOrderedAndComparisonIsKept) {
  Trace trace = smallTrace();
  ReportOptions options;
  options.title = "a title";
  options.frontier = {{30, 29, 60, 60},
                      {10, 9, 80, std::numeric_limits<double>::infinity()},
                      {20, 19, 70, 65}};
  options.comparison.push_back({"none", {}});
  options.comparison.back().predicted.peakBytes = 27;
  json report = reportOf(trace, smallPlan(trace), options);
  EXPECT_EQ(report["title"], "a title");
  EXPECT_THAT(report["frontier"]["budget_bytes"], ElementsAre(10, 20, 30));
  EXPECT_TRUE(report["frontier"]["makespan_bound_us"][0].is_null());
  EXPECT_THAT(report["comparison"]["name"], ElementsAre("none"));
  EXPECT_THAT(report["comparison"]["peak_bytes"], ElementsAre(27));
}

TEST(ReportJson, StepsOfNoAndOneOp) {
  for (int ops : {0, 1}) {
    Trace trace;
    trace.name = "tiny";
    trace.ops.resize(ops);
    Expected<Plan> planned = plan(trace, unitMachine(), {});
    ASSERT_TRUE(planned) << planned.error().str();
    json report = reportOf(trace, *planned);
    EXPECT_EQ(report["at_peak"]["op"], ops - 1);
    EXPECT_EQ(report["memory"]["time_us"].size(), size_t(ops));
    EXPECT_EQ(report["transfers"]["value"].size(), 0u);
  }
}

TEST(ReportJson, PlanOfAnotherTraceIsRefused) {
  Trace trace = smallTrace();
  Plan plan = smallPlan(trace);
  plan.numOps = 7;
  EXPECT_FALSE(renderReportJson(trace, plan.machine, plan));
  EXPECT_FALSE(renderReport(trace, plan.machine, plan));
  plan = smallPlan(trace);
  Machine broken = plan.machine;
  broken.h2dBandwidth = 0;
  EXPECT_FALSE(renderReport(trace, broken, plan));
}

TEST(ReportPage, HoldsTheDocumentAndIsDeterministic) {
  Trace trace = smallTrace();
  Plan plan = smallPlan(trace);
  Expected<std::string> page = renderReport(trace, plan.machine, plan);
  ASSERT_TRUE(page);
  EXPECT_EQ(embedded(*page), reportOf(trace, plan));
  EXPECT_EQ(*page, *renderReport(trace, plan.machine, plan));
}

TEST(ReportPage, NeedsNothingElse) {
  Trace trace = smallTrace();
  Plan plan = smallPlan(trace);
  std::string page = *renderReport(trace, plan.machine, plan);
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
  for (const char *part :
       {"src=", "<link", "@import", "fetch(", "XMLHttpRequest"})
    EXPECT_THAT(page, Not(HasSubstr(part)));
  // References within the page are allowed.
  EXPECT_EQ(count(page, "url("), count(page, "url(#"));
  for (const char *placeholder : {"@STYLE@", "@DATA@", "@SCRIPT@"})
    EXPECT_THAT(page, Not(HasSubstr(placeholder)));
}

TEST(ReportPage, NamesCannotLeaveTheirStrings) {
  Trace trace = smallTrace();
  Plan harmless = smallPlan(trace);
  size_t ends =
      count(*renderReport(trace, harmless.machine, harmless), "</script");
  const std::vector<std::string> names = {
      "</script><script>alert(1)</script>", "<!-- <script>",
      "\"quotes\" and \\ back\\slashes", "größe 层 \xe2\x80\xa8 line",
      "control \x01\n\ttab"};
  for (const std::string &name : names) {
    trace.ops[0].name = trace.values[0].name = trace.name = name;
    Plan plan = smallPlan(trace);
    Expected<std::string> page = renderReport(trace, plan.machine, plan);
    ASSERT_TRUE(page);
    EXPECT_EQ(count(*page, "</script"), ends);
    EXPECT_EQ(count(*page, "<!--"), 0u);
    json report = embedded(*page);
    EXPECT_EQ(report["title"], name);
    EXPECT_EQ(report["ops"]["name"][0], name);
    EXPECT_EQ(report["values"]["name"][0], name);
  }
}

TEST(ReportPage, BytesThatAreNotUtf8AreReplaced) {
  Trace trace = smallTrace();
  trace.ops[0].name = "bad \xff\xfe byte";
  Plan plan = smallPlan(trace);
  Expected<std::string> page = renderReport(trace, plan.machine, plan);
  ASSERT_TRUE(page);
  EXPECT_THAT(embedded(*page)["ops"]["name"][0].get<std::string>(),
              HasSubstr("\xef\xbf\xbd"));
}

//===----------------------------------------------------------------------===//
// Arenas
//===----------------------------------------------------------------------===//

namespace {

/// Two buffers, one of which takes two slots, and an empty pool.
LayoutDocument smallArenas() {
  LayoutDocument document;
  document.problem.pools = {{"device", 256, {}, {}}, {"host", 256, {}, {}}};
  document.problem.buffers = {{"</script>", 300, 1, 0, {}, {{0, 4}}, {}},
                              {"b", 10, 2, 0, {}, {{2, 3}, {4, 6}}, {}}};
  ao::layout::LayoutResult solved = ao::layout::solveLayout(document.problem);
  EXPECT_TRUE(solved.layout);
  document.solution = solved.layout;
  return document;
}

void expectSmallArenas(const json &arenas) {
  EXPECT_THAT(arenas["pools"]["name"], ElementsAre("device", "host"));
  EXPECT_THAT(arenas["pools"]["bytes"], ElementsAre(1024, 0));
  EXPECT_THAT(arenas["pools"]["bound_bytes"], ElementsAre(1024, 0));
  EXPECT_THAT(arenas["pools"]["load_bytes"], ElementsAre(1024, 0));
  const json &buffers = arenas["buffers"];
  EXPECT_THAT(buffers["name"], ElementsAre("</script>", "b"));
  EXPECT_THAT(buffers["bytes"], ElementsAre(300, 10));
  EXPECT_THAT(buffers["stride"], ElementsAre(512, 256));
  EXPECT_THAT(buffers["slots"], ElementsAre(1, 2));
  EXPECT_THAT(buffers["pool"], ElementsAre(0, 0));
  EXPECT_EQ(buffers["offset"].size(), 2u);
  EXPECT_EQ(buffers["live"], json::parse("[[[0,4]],[[2,3],[4,6]]]"));
}

} // namespace

TEST(ReportArenas, AreInDocumentAndPage) {
  Trace trace = smallTrace();
  Plan plan = smallPlan(trace);
  ReportOptions options;
  EXPECT_FALSE(reportOf(trace, plan).contains("arenas"));
  options.arenas = smallArenas();
  expectSmallArenas(reportOf(trace, plan, options)["arenas"]);
  Expected<std::string> page = renderReport(trace, plan.machine, plan, options);
  ASSERT_TRUE(page) << page.error().str();
  expectSmallArenas(embedded(*page)["arenas"]);
}

TEST(ReportArenas, AreAddedToWhatWasWritten) {
  Trace trace = smallTrace();
  Plan plan = smallPlan(trace);
  ReportOptions options;
  options.arenas = smallArenas();
  for (const char *file : {"a.html", "a.json"}) {
    std::string before = *renderReportFor(file, trace, plan.machine, plan);
    std::string atOnce =
        *renderReportFor(file, trace, plan.machine, plan, options);
    // Files end in a newline more.
    for (const char *end : {"", "\n"}) {
      Expected<std::string> added = addArenas(before + end, *options.arenas);
      ASSERT_TRUE(added) << added.error().str();
      EXPECT_EQ(*added, atOnce);
    }
    Expected<std::string> twice = addArenas(atOnce, *options.arenas);
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().message, "the report has arenas already");
  }
}

TEST(ReportTree, IsAddedToWhatWasWritten) {
  Trace trace = smallTrace();
  Plan plan = smallPlan(trace);
  const std::string tree =
      R"({"schema":"ao.graph-tree","version":1,"roots":[{"function":"</script>"}]})";
  for (const char *file : {"a.html", "a.json"}) {
    std::string report = *renderReportFor(file, trace, plan.machine, plan);
    Expected<std::string> added = addGraphTree(report, tree + "\n");
    ASSERT_TRUE(added) << added.error().str();
    json document = std::string_view(file) == "a.html" ? embedded(*added)
                                                       : json::parse(*added);
    EXPECT_EQ(document["graph_tree"]["roots"][0]["function"], "</script>");
    EXPECT_EQ(document["schema"], "ao.report");
    // Beside the arenas, which come before or after it.
    EXPECT_TRUE(addArenas(*added, smallArenas()));
    EXPECT_TRUE(addGraphTree(*addArenas(report, smallArenas()), tree));
    Expected<std::string> twice = addGraphTree(*added, tree);
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().message,
              "the report has a CUDA graph tree already");
  }
}

TEST(ReportTree, BadInput) {
  Trace trace = smallTrace();
  Plan plan = smallPlan(trace);
  std::string report = *renderReportJson(trace, plan.machine, plan);
  for (const char *tree : {"", "{}", "{\"schema\":\"ao.plan\"}",
                           "{\"schema\":\"ao.graph-tree\"", "[]"})
    EXPECT_FALSE(addGraphTree(report, tree)) << tree;
  Expected<std::string> bare =
      addGraphTree(report, "{\"schema\":\"ao.graph-tree\"}");
  ASSERT_FALSE(bare);
  EXPECT_EQ(bare.error().str(),
            "$: expected an ao.graph-tree document, missing key \"version\"");
}

TEST(ReportArenas, BadInput) {
  Trace trace = smallTrace();
  Plan plan = smallPlan(trace);
  LayoutDocument good = smallArenas();
  for (const char *text :
       {"", "}", "{}", "<html></html>", "{\"schema\":\"ao.plan\"}",
        "{\"schema\":\"ao.report\"} and more"}) {
    Expected<std::string> added = addArenas(text, good);
    ASSERT_FALSE(added) << text;
    EXPECT_EQ(added.error().message, "expected an ao.report document");
  }
  std::string report = *renderReportJson(trace, plan.machine, plan);
  LayoutDocument unsolved = good;
  unsolved.solution.reset();
  EXPECT_FALSE(addArenas(report, unsolved));
  LayoutDocument overlapping = good;
  overlapping.solution->offsets = {0, 0};
  EXPECT_FALSE(addArenas(report, overlapping));
  LayoutDocument odd = good;
  odd.problem.buffers[1].bytes = -1;
  EXPECT_FALSE(addArenas(report, odd));
}
