//===- ao-plan.cpp - Plans a step from its trace --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FitsInteger.h"
#include "Format.h"
#include "LayoutTool.h"
#include "OutputFiles.h"
#include "Tables.h"
#include "ao/Planner/ChromeTrace.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/FollowPlan.h"
#include "ao/Planner/PlanRequest.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"
#include "ao/Planner/Report.h"
#include "ao/Planner/Schedule.h"
#include "ao/Planner/Summary.h"
#include "ao/Support/Names.h"

#include <CLI/CLI.hpp>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>

using namespace ao::planner;

namespace {

constexpr int exitInvalid = 1;
constexpr int exitInfeasible = 2;

/// An option of planning, of the kind `Kind`, as it is written.
template <typename Kind>
struct Argument {
  using Given = typename Kind::Given;
  static constexpr bool isName = std::is_enum_v<Given>;
  using Type = std::conditional_t<
      isName, std::string,
      std::conditional_t<std::is_same_v<Given, std::optional<int64_t>>, int64_t,
                         Given>>;

  Type value{};
  CLI::Option *option = nullptr;

  bool isGiven() const { return bool(*option); }
};

struct Arguments {
#define AO_PLAN_OPTION(KIND, MEMBER, ...) Argument<option_kind::KIND> MEMBER;
#define AO_TRACE_OPTION(...)
#include "ao/Planner/PlanOptions.def"
  std::string trace;
  std::string machine = defaultMachineName;
  double d2hBandwidth = 0, h2dBandwidth = 0, latencyUs = 0;
  CLI::Option *hasD2h, *hasH2d, *hasLatency;
  int64_t capacity = 0;
  std::string schedule;
  PipelineOptions pipeline;
  CLI::Option *hasStages, *hasStage, *hasMicrobatches, *hasChunks;
  std::string output, traceOutput, chromeTrace, csv, report, arenas, tree,
      layout, picture, follow, followedTrace;
  bool compare = false, sweep = false, json = false, check = false;
};

void declareMachineOptions(CLI::App &app, Arguments &a) {
  app.add_option("--machine", a.machine,
                 "h100-pcie4, h100-pcie5, gh200, gb200-c2c, h200-pcie5, or a "
                 "JSON file or text")
      ->type_name("NAME|FILE|JSON")
      ->capture_default_str();
  a.hasD2h = app.add_option("--d2h-bandwidth", a.d2hBandwidth,
                            "Device-to-host rate in bytes per second");
  a.hasH2d = app.add_option("--h2d-bandwidth", a.h2dBandwidth,
                            "Host-to-device rate in bytes per second");
  a.hasLatency = app.add_option("--latency-us", a.latencyUs,
                                "Fixed time of every copy in microseconds");
}

/// Declares the option `name`, with its default.
template <typename Kind>
void declare(CLI::App &app, std::string name, const char *description,
             const typename Kind::Given &initial, Argument<Kind> &argument) {
  using Given = typename Kind::Given;
  auto &[value, option] = argument;
  if constexpr (Argument<Kind>::isName)
    value = toString(initial);
  else if constexpr (!std::is_same_v<Given, std::optional<int64_t>>)
    value = initial;
  if constexpr (std::is_same_v<Given, bool>) {
    std::string off =
        std::is_same_v<Kind, option_kind::Permission> ? ",!--no-" + name : "";
    option = app.add_flag("--" + name + off, value, description);
    return;
  }
  option = app.add_option("--" + name, value, description);
  if constexpr (std::is_same_v<decltype(argument.value), int64_t>)
    option->check(ao::fitsInteger<int64_t>());
  if constexpr (std::is_same_v<Kind, option_kind::Budget>)
    option->type_name("BYTES|16GB|16GiB|70%");
  else if constexpr (std::is_same_v<Kind, option_kind::Share>)
    option->type_name("1%");
  else if constexpr (std::is_same_v<Kind, option_kind::Size>)
    option->type_name("SIZE|auto");
  else if constexpr (Argument<Kind>::isName)
    option->type_name("NAME")->description(description +
                                           (": " + ao::listNames<Given>()));
  if constexpr (!std::is_same_v<Given, std::optional<int64_t>>)
    option->capture_default_str();
}

void declarePlanOptions(CLI::App &app, Arguments &a) {
  const PlanRequest request;
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, TRAITS, DESCRIPTION, ...)  \
  declare<option_kind::KIND>(app, NAME, DESCRIPTION, request.MEMBER, a.MEMBER);
#define AO_TRACE_OPTION(...)
#include "ao/Planner/PlanOptions.def"
}

void declareScheduleOptions(CLI::App &app, Arguments &a) {
  app.add_option("--schedule", a.schedule,
                 "Plan all microbatches of a pipeline stage together, in the "
                 "order of an ao.schedule document or of a built-in schedule; "
                 "the trace is that of one microbatch")
      ->type_name("FILE|gpipe|1f1b|interleaved");
  auto declare = [&](const char *name, int64_t &out, const char *text) {
    return app.add_option(name, out, text)->check(ao::fitsInteger<int64_t>());
  };
  PipelineOptions &p = a.pipeline;
  a.hasStages = declare("--stages", p.stages, "Stages of the pipeline");
  a.hasStage = declare("--stage", p.stage, "Stage to plan, from 0");
  a.hasMicrobatches =
      declare("--microbatches", p.microbatches, "Microbatches of a step");
  a.hasChunks =
      declare("--chunks", p.chunks, "Number of chunks of layers of the trace");
}

void declareOutputOptions(CLI::App &app, Arguments &a) {
  app.add_option("-o,--output", a.output, "Write the plan")
      ->type_name("PLAN.json");
  app.add_option(
         "--trace-output", a.traceOutput,
         "Write the planned trace, with --schedule that of all microbatches")
      ->type_name("TRACE.json");
  app.add_option("--chrome-trace", a.chromeTrace,
                 "Write the predicted timeline for Perfetto")
      ->type_name("FILE.json");
  CLI::Option *report =
      app.add_option("--report", a.report,
                     "Write a report of the plan as an HTML page (or as JSON), "
                     "with the tables of --compare and --sweep");
  report->type_name("FILE.html|FILE.json");
  app.add_option("--arenas", a.arenas,
                 "Show the arenas of this ao.layout document, with its "
                 "solution, in the report")
      ->type_name("FILE.json")
      ->needs(report);
  app.add_option(
         "--graph-tree", a.tree,
         "Show the CUDA graph tree of this ao.graph-tree document, from "
         "ao-run --dump-graph-tree, in the report")
      ->type_name("FILE.json")
      ->needs(report);
  app.add_option("--csv", a.csv, "Write the table of --compare or --sweep")
      ->type_name("FILE.csv");
  CLI::Option *compare =
      app.add_flag("--compare", a.compare, "Print every policy side by side");
  CLI::Option *sweep =
      app.add_flag("--sweep", a.sweep, "Print the memory/time frontier");
  CLI::Option *follow =
      app.add_option("--follow", a.follow,
                     "Follow this plan of another form of the step instead of "
                     "planning; values are found by their names");
  follow->type_name("PLAN.json")->excludes(compare)->excludes(sweep);
  CLI::Option *followed = app.add_option("--followed-trace", a.followedTrace,
                                         "The trace of that form");
  followed->type_name("TRACE.json")->needs(follow);
  follow->needs(followed);
  // The followed plan has a machine and options of planning.
  for (const char *name :
       {"--machine", "--d2h-bandwidth", "--h2d-bandwidth", "--latency-us"})
    follow->excludes(app.get_option(name));
#define AO_PLAN_OPTION(KIND, MEMBER, ...) follow->excludes(a.MEMBER.option);
#define AO_TRACE_OPTION(...)
#include "ao/Planner/PlanOptions.def"
  app.add_flag("--json", a.json, "Print JSON instead of text");
}

void declareLayoutOptions(CLI::App &app, Arguments &a) {
  CLI::Option *layout =
      app.add_option("--layout", a.layout,
                     "Instead of planning a trace, compute the layout of the "
                     "buffers of an ao.layout document or a MiniMalloc table; "
                     "--effort, --seed, --output and --json apply");
  layout->type_name("FILE.json|FILE.csv");
  app.add_flag("--check", a.check, "Only check the solution in the document")
      ->needs(layout);
  app.add_option("--capacity", a.capacity,
                 "Sufficient bytes of a pool without a capacity of its own")
      ->type_name("BYTES")
      ->check(CLI::PositiveNumber)
      ->needs(layout);
  app.add_option("--picture", a.picture,
                 "Write the layout as a picture: offsets over time")
      ->type_name("FILE.svg")
      ->needs(layout);
}

int fail(const Error &error) {
  std::cerr << "ao-plan: error: " << printable(error.str()) << "\n";
  return error.code == ErrorCode::Infeasible ? exitInfeasible : exitInvalid;
}

Error usage(std::string message) {
  return Error{ErrorCode::InvalidInput, std::move(message), ""};
}

/// The same failure, after the name of the document that is at fault.
Error inDocument(const std::string &name, Error error) {
  if (error.code == ErrorCode::InvalidInput) {
    error.message = name + ": " + error.str();
    error.path.clear();
  }
  return error;
}

/// Warns of budgets that the plan exceeds. Policies without a search ignore
/// budgets, and followed plans were made under the budgets of another form.
void warnOfBrokenBudgets(const Plan &plan, bool isFollowed) {
  std::string why =
      isFollowed ? std::string("the plan is for another form")
                 : "policy '" + std::string(toString(plan.options.policy)) +
                       "' ignores memory budgets";
  auto warn = [&](const char *budget, std::optional<int64_t> limit,
                  int64_t bytes) {
    if (limit && bytes > *limit)
      std::cerr << "ao-plan: warning: " << why << ": the step needs " << bytes
                << " bytes, above the '" << budget << "' of " << *limit << "\n";
  };
  warn("device-memory-budget", plan.options.deviceBudget,
       plan.predicted.peakBytes);
  warn("host-memory-budget", plan.options.hostBudget,
       plan.predicted.hostPeakBytes);
  warn("pinned-memory-budget", pinnedLimit(plan.machine, plan.options),
       plan.predicted.pinnedPeakBytes);
}

/// One line on a terminal, from the second second of work on.
class Progress {
public:
  void operator()(const char *step, double share) {
    if (!terminal)
      return;
    auto now = std::chrono::steady_clock::now();
    if (now - begin < std::chrono::seconds(1) ||
        now - last < std::chrono::milliseconds(100))
      return;
    last = now;
    shown = true;
    std::fprintf(stderr, "\r%s %3.0f %%", step, 100 * share);
  }
  /// Removes the line.
  void clear() {
    if (shown)
      std::fprintf(stderr, "\r\033[K");
    shown = false;
  }

private:
  bool terminal = isatty(STDERR_FILENO);
  bool shown = false;
  std::chrono::steady_clock::time_point begin =
      std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last = begin;
};

class Tool {
public:
  explicit Tool(const Arguments &arguments) : a(arguments) {}

  int run();

private:
  Status loadInputs();
  Status applySchedule();
  Status verifyUsed(Policy policy) const;
  Status readOptions();
  Expected<Plan> planWith(const PlanOptions &options, Infeasibility *why);
  Expected<Plan> followGivenPlan();
  Status addRow(std::string label, const PlanOptions &options,
                std::vector<Row> &rows);
  Status compare();
  Status sweep();
  Expected<std::string> renderPage(const Plan &plan) const;
  Status verifyFiles() const;
  Status writeFiles(const Plan &plan) const;
  std::string renderOutput(const Plan &plan) const;

  const Arguments &a;
  Trace trace;
  Machine machine;
  PlanOptions options;
  /// The tables of --compare and --sweep.
  std::vector<Row> comparison, frontier;
  Progress progress;
};

} // namespace

Status Tool::loadInputs() {
  Expected<Trace> loaded = loadTrace(a.trace);
  if (!loaded)
    return inDocument(a.trace, loaded.takeError());
  trace = std::move(*loaded);
  if (Status status = applySchedule(); !status)
    return status;
  Expected<Machine> found = loadMachine(a.machine);
  if (!found)
    return found.takeError();
  machine = std::move(*found);
  if (*a.hasD2h)
    machine.d2hBandwidth = a.d2hBandwidth;
  if (*a.hasH2d)
    machine.h2dBandwidth = a.h2dBandwidth;
  if (*a.hasLatency)
    machine.latencyUs = a.latencyUs;
  return machine.verify();
}

/// The trace of one microbatch becomes that of all.
Status Tool::applySchedule() {
  std::pair<const char *, CLI::Option *> options[] = {
      {"--stages", a.hasStages},
      {"--stage", a.hasStage},
      {"--microbatches", a.hasMicrobatches},
      {"--chunks", a.hasChunks}};
  std::optional<Pipeline> builtIn = parsePipeline(a.schedule);
  for (auto [name, option] : options) {
    bool used = builtIn || (!a.schedule.empty() && option == a.hasChunks);
    if (*option && !used)
      return usage("'" + std::string(name) + "' needs '--schedule=" +
                   (option == a.hasChunks ? "FILE' or '--schedule=interleaved'"
                                          : "gpipe', '1f1b' or 'interleaved'"));
  }
  if (a.schedule.empty())
    return {};
  PipelineOptions pipeline = a.pipeline;
  pipeline.pipeline = builtIn.value_or(Pipeline::Interleaved);
  if (builtIn)
    if (Status status = verify(pipeline); !status)
      return status;
  Expected<std::vector<Trace>> chunks = splitIntoChunks(trace, pipeline.chunks);
  if (!chunks)
    return inDocument(a.trace, chunks.takeError());
  if (!builtIn && !std::ifstream(a.schedule))
    return usage("schedule '" + a.schedule +
                 "' is neither a file nor one of gpipe, 1f1b, interleaved");
  std::vector<ChunkTimes> times;
  for (const Trace &chunk : *chunks)
    times.push_back(timesOf(chunk));
  Expected<PipelineSchedule> schedule =
      builtIn ? makeSchedule(pipeline, times) : loadSchedule(a.schedule);
  if (!schedule)
    return inDocument(a.schedule, schedule.takeError());
  Expected<Trace> unrolled = unroll(*chunks, *schedule);
  if (!unrolled)
    return inDocument(a.schedule, unrolled.takeError());
  trace = std::move(*unrolled);
  return {};
}

/// Options that no plan which is asked for looks at are errors.
Status Tool::verifyUsed(Policy policy) const {
  if (a.compare)
    return {};
  using namespace PolicyTrait;
  // Policies that ignore budgets exceed them with a warning.
  constexpr unsigned checked = TakesLayers | TakesLinkRate;
  const struct {
    const char *name;
    bool isGiven;
    unsigned traits;
  } rows[] = {
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, TRAITS, ...)               \
  {NAME, a.MEMBER.isGiven(), TRAITS},
#define AO_TRACE_OPTION(...)
#include "ao/Planner/PlanOptions.def"
  };
  for (const auto &row : rows)
    if (row.isGiven && !hasTraits(policy, row.traits & checked))
      return usage("'--" + std::string(row.name) + "' requires policy " +
                   listPolicies(row.traits) + ", got " +
                   std::string(toString(policy)));
  return {};
}

/// Reads the option `name` of the kind `Kind`.
template <typename Kind>
static Status readOption(const char *name, const Argument<Kind> &argument,
                         typename Kind::Given &out) {
  using Given = typename Kind::Given;
  if constexpr (Argument<Kind>::isName) {
    std::optional<Given> parsed = ao::parseName<Given>(argument.value);
    if (!parsed)
      return usage("unknown " + std::string(name) + " '" + argument.value +
                   "', expected one of " + ao::listNames<Given>());
    out = *parsed;
  } else if (!std::is_same_v<Given, std::optional<int64_t>> ||
             argument.isGiven()) {
    out = argument.value;
  }
  return {};
}

Status Tool::readOptions() {
  if (!a.csv.empty() && a.compare == a.sweep)
    return usage("--csv writes one table: it needs --compare or --sweep, not "
                 "both");
  PlanRequest request;
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, ...)                       \
  if (Status status =                                                          \
          readOption<option_kind::KIND>(NAME, a.MEMBER, request.MEMBER);       \
      !status)                                                                 \
    return status;
#define AO_TRACE_OPTION(...)
#include "ao/Planner/PlanOptions.def"
  if (Status status = verifyUsed(request.policy); !status)
    return status;
  Expected<PlanOptions> resolved = request.resolve(trace);
  if (!resolved)
    return resolved.takeError();
  if (Status status = verifyHasLayers(trace, *resolved); !status)
    return status;
  options = std::move(*resolved);
  return {};
}

Expected<Plan> Tool::planWith(const PlanOptions &planOptions,
                              Infeasibility *why) {
  Expected<Plan> result =
      plan(trace, machine, planOptions, why,
           [this](const char *step, double share) { progress(step, share); });
  progress.clear();
  return result;
}

/// Returns the plan for another form of the step as one for this form. A remark
/// names each value that is not offloaded in this form.
Expected<Plan> Tool::followGivenPlan() {
  Expected<Plan> given = loadPlan(a.follow);
  if (!given)
    return inDocument(a.follow, given.takeError());
  Expected<Trace> planned = loadTrace(a.followedTrace);
  if (!planned)
    return inDocument(a.followedTrace, planned.takeError());
  Expected<FollowedPlan> followed = followPlan(*planned, *given, trace);
  if (!followed)
    return inDocument(a.follow, followed.takeError());
  for (const LostOffload &offload : followed->lost)
    std::cerr << "ao-plan: remark: kept on device: '" << printable(offload.name)
              << "', " << offload.bytes << " bytes: " << offload.reason << "\n";
  machine = given->machine;
  options = given->options;
  Plan plan = makePlan(trace, machine, options, std::move(followed->commands));
  if (Status status = predict(trace, plan); !status)
    return inDocument(a.follow, status.takeError());
  return plan;
}

Status Tool::addRow(std::string label, const PlanOptions &planOptions,
                    std::vector<Row> &rows) {
  Row row;
  row.label = std::move(label);
  Expected<Plan> planned = planWith(planOptions, nullptr);
  row.infeasible = !planned && planned.error().code == ErrorCode::Infeasible;
  if (!planned && !row.infeasible)
    return planned.takeError();
  if (planned)
    row.predicted = planned->predicted;
  rows.push_back(std::move(row));
  return {};
}

Status Tool::compare() {
  for (Policy policy : policiesFor(trace, options)) {
    PlanOptions planOptions = options;
    planOptions.policy = policy;
    if (Status status =
            addRow(std::string(toString(policy)), planOptions, comparison);
        !status)
      return status;
  }
  return {};
}

/// From the smallest budget that can be met to the unplanned peak. Plans that
/// loops can repeat do not reach the bound; the planner says what they do.
Status Tool::sweep() {
  constexpr int64_t points = 24;
  PlanOptions planOptions = options;
  planOptions.policy = Policy::Planned;
  planOptions.maxSlowdown.reset();
  int64_t high = unplannedPeak(trace);
  int64_t low = smallestBudget(trace, options.minBytes).bytes;
  if (!trace.residuals.empty()) {
    planOptions.deviceBudget = low;
    Infeasibility why;
    if (!planWith(planOptions, &why))
      low = why.device.bytes;
  }
  for (int64_t i = 0; i <= points; ++i) {
    int64_t budget =
        low + static_cast<int64_t>(__int128(high - low) * i / points);
    planOptions.deviceBudget = budget;
    if (Status status = addRow(std::to_string(budget), planOptions, frontier);
        !status)
      return status;
  }
  return {};
}

/// The tables' rows that have a plan go along with the plan itself.
Expected<std::string> Tool::renderPage(const Plan &plan) const {
  ReportOptions shown;
  for (const Row &row : comparison)
    if (!row.infeasible)
      shown.comparison.push_back({row.label, row.predicted});
  for (const Row &row : frontier)
    if (const Prediction &p = row.predicted; !row.infeasible)
      shown.frontier.push_back({std::stoll(row.label), p.peakBytes,
                                p.makespanUs, p.makespanBoundUs});
  if (!a.arenas.empty()) {
    Expected<LayoutDocument> arenas = loadLayout(a.arenas);
    if (!arenas)
      return inDocument(a.arenas, arenas.takeError());
    shown.arenas = std::move(*arenas);
  }
  Expected<std::string> page =
      renderReportFor(a.report, trace, machine, plan, shown);
  if (!page || a.tree.empty())
    return page;
  page = addGraphTreeFrom(a.tree, std::move(*page));
  return page ? std::move(page) : inDocument(a.tree, page.takeError());
}

/// Checks that files can be read and written before there is any output.
Status Tool::verifyFiles() const {
  OutputFiles files({a.trace, a.machine, a.schedule, a.arenas, a.tree, a.follow,
                     a.followedTrace});
  for (const std::string &file :
       {a.traceOutput, a.output, a.chromeTrace, a.csv, a.report})
    if (!file.empty())
      if (Status status = files.add(file, ""); !status)
        return status;
  if (Status status = files.verifyWritable(); !status)
    return status;
  return verifyReportName(a.report);
}

/// Everything is rendered before anything is written.
Status Tool::writeFiles(const Plan &plan) const {
  OutputFiles files({a.trace, a.machine, a.schedule, a.arenas, a.tree, a.follow,
                     a.followedTrace});
  auto add = [&](const std::string &file, auto render) -> Status {
    if (file.empty())
      return {};
    Expected<std::string> text = render();
    return text ? files.add(file, std::move(*text)) : Status(text.takeError());
  };
  auto renderTimeline = [&]() -> Expected<std::string> {
    Expected<PlanExecution> run = execute(trace, machine, plan.commands);
    if (!run)
      return run.takeError();
    if (!run->expansion)
      return toChromeTrace(trace, plan, run->simulation);
    return toChromeTrace(run->expansion->trace,
                         expandedPlan(plan, *run->expansion), run->simulation);
  };
  auto renderTable = [&]() -> Expected<std::string> {
    return a.compare ? formatCsv("policy", comparison)
                     : formatCsv("budget", frontier);
  };
  auto renderPlan = [&]() -> Expected<std::string> { return toJson(plan); };
  auto renderTrace = [&]() -> Expected<std::string> { return toJson(trace); };
  if (Status status = add(a.traceOutput, renderTrace); !status)
    return status;
  if (Status status = add(a.output, renderPlan); !status)
    return status;
  if (Status status = add(a.chromeTrace, renderTimeline); !status)
    return status;
  if (Status status = add(a.csv, renderTable); !status)
    return status;
  if (Status status = add(a.report, [&] { return renderPage(plan); }); !status)
    return status;
  return files.commit();
}

/// Returns the text for standard output: the requested tables, or else the
/// plan.
std::string Tool::renderOutput(const Plan &plan) const {
  if (!a.compare && !a.sweep)
    return a.json ? toJson(plan) : formatSummary(trace, plan);
  if (!a.json)
    return (a.compare ? formatComparison(comparison, options) : "") +
           (a.compare && a.sweep ? "\n" : "") +
           (a.sweep ? formatSweep(frontier) : "");
  std::string policies = a.compare ? formatJson("policy", comparison) : "";
  std::string budgets = a.sweep ? formatJson("budget", frontier) : "";
  if (a.compare && a.sweep)
    return "{\"comparison\":" + policies + ",\n\"frontier\":" + budgets + "}\n";
  return policies + budgets + "\n";
}

int Tool::run() {
  if (Status status = loadInputs(); !status)
    return fail(status.error());
  if (Status status = readOptions(); !status)
    return fail(status.error());
  if (Status status = verifyFiles(); !status)
    return fail(status.error());
  Infeasibility why;
  Expected<Plan> planned =
      a.follow.empty() ? planWith(options, &why) : followGivenPlan();
  if (!planned) {
    Error error = planned.takeError();
    if (error.code == ErrorCode::Infeasible) {
      error.message = describe(error, why, trace);
      std::string peak = summarizePeak(trace, options);
      if (!machine.unifiedMemory && !peak.empty())
        error.message += "; " + peak;
    }
    return fail(error);
  }
  if (std::string warning = layerWarning(trace, options); !warning.empty())
    std::cerr << "ao-plan: warning: " << warning << "\n";
  warnOfBrokenBudgets(*planned, !a.follow.empty());
  if (a.compare)
    if (Status status = compare(); !status)
      return fail(status.error());
  if (a.sweep)
    if (Status status = sweep(); !status)
      return fail(status.error());
  if (Status status = writeFiles(*planned); !status)
    return fail(status.error());
  std::cout << renderOutput(*planned);
  return 0;
}

static int runLayoutTool(const Arguments &a) {
  Expected<std::string> text =
      runLayout({a.layout, a.output, a.picture, a.check, a.json, a.effort.value,
                 a.seed.value, a.capacity});
  if (!text)
    return fail(text.error());
  std::cout << *text;
  return 0;
}

int main(int argc, char **argv) {
  CLI::App app(
      "Plans which values of a training step are offloaded, and when.");
  Arguments arguments;
  app.set_version_flag("--version", "ao " AO_VERSION);
  app.add_option("trace", arguments.trace,
                 "Trace of the step (ao.step-trace JSON)")
      ->type_name("TRACE.json");
  declareMachineOptions(app, arguments);
  declarePlanOptions(app, arguments);
  declareScheduleOptions(app, arguments);
  declareOutputOptions(app, arguments);
  declareLayoutOptions(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    if (error.get_exit_code() == 0)
      return app.exit(error);
    return fail(usage(error.what()));
  }
  if (arguments.trace.empty() == arguments.layout.empty())
    return fail(usage(arguments.trace.empty() ? "trace is required"
                                              : "'--layout' takes no trace"));
  int status = arguments.layout.empty() ? Tool(arguments).run()
                                        : runLayoutTool(arguments);
  // A full disk or a closed pipe must not pass for success.
  if (!std::cout.flush() && status == 0)
    return fail({ErrorCode::FileError, "cannot write to standard output", ""});
  return status;
}
