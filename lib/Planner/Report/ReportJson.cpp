//===- ReportJson.cpp - ao.report documents -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables are written by column, so that the name of a column occurs once and
// not in each row: a step of 30 000 ops has a few megabytes.
//
//===----------------------------------------------------------------------===//

#include "Decisions.h"
#include "Documents/MachineJson.h"
#include "Documents/PlanJson.h"
#include "ReportData.h"
#include "ao/Planner/Breakdown.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/Report.h"
#include "ao/Planner/Summary.h"
#include "ao/Support/JsonWriter.h"

#include <algorithm>
#include <iterator>

using namespace ao;
using namespace ao::planner;

namespace {

/// A time with the digits that a double can vouch for after sums over a step.
struct Time {
  double us;
};

class Writer {
public:
  Writer() { json.beginDocument(schemas::report); }
  std::string take() { return json.endObject().newLine().take(); }

  /// Begins a line; what is written next is the entry's content.
  JsonWriter &key(const char *key) { return json.newLine().key(key); }

  void open(const char *key) { this->key(key).beginObject(); }
  void close() { json.endObject(); }

  template <typename T>
  void field(const char *key, const T &value) {
    this->key(key).value(value);
  }

  /// `"key":[…]`, one entry for each element of `range`.
  template <typename Range, typename Get>
  void column(const char *key, const Range &range, Get get) {
    this->key(key).beginArray();
    for (const auto &element : range)
      append(get(element));
    json.endArray();
  }

  /// A column of few different texts: their list and indices into it. The
  /// enum's values count from 0.
  template <typename Range, typename Get>
  void codes(const char *key, const Range &range, int last, Get get) {
    open(key);
    using Code = decltype(get(*std::begin(range)));
    this->key("texts").beginArray();
    for (int i = 0; i <= last; ++i)
      append(toString(static_cast<Code>(i)));
    json.endArray();
    column("codes", range, [&](const auto &element) {
      return static_cast<int64_t>(get(element));
    });
    close();
  }

private:
  template <typename T>
  void append(const T &value) {
    json.value(value);
  }
  void append(Time time) { json.rounded(time.us, 12); }

  JsonWriter json;
};

void writeHeader(Writer &writer, const Trace &trace, const Machine &machine,
                 const Plan &plan, const ReportOptions &options) {
  writer.field("title", options.title.empty() ? trace.name : options.title);
  writer.open("trace");
  writer.field("name", trace.name);
  writer.field("ops", trace.numOps());
  writer.field("values", trace.numValues());
  writer.field("boundary", trace.boundary);
  writer.close();
  writeMachine(writer.key("machine"), machine);
  writePlanOptions(writer.key("options"), plan.options);
  writePrediction(writer.key("predicted"), plan.predicted);
  writer.field("declined", plan.declined);
  writer.field("summary", summarize(trace, plan));
  writer.field("missing_costs", options.missingCosts);
}

void writeSimulation(Writer &writer, const Simulation &simulation) {
  writer.open("simulated");
  writer.field("makespan_us", simulation.makespanUs);
  writer.field("base_us", simulation.baseUs);
  writer.field("exposed_us", simulation.exposedUs);
  if (simulation.slowedUs > 0)
    writer.field("slowed_us", simulation.slowedUs);
  writer.field("peak_bytes", simulation.peakBytes);
  writer.field("peak_op", simulation.peakOp);
  writer.field("host_peak_bytes", simulation.hostPeakBytes);
  writer.field("pinned_peak_bytes", simulation.pinnedPeakBytes);
  writer.field("offloaded_bytes", simulation.offloadedBytes);
  writer.close();
}

void writeOps(Writer &writer, const Trace &trace, const ReportData &data) {
  auto same = [](int64_t bytes) { return bytes; };
  writer.open("ops");
  writer.column("name", trace.ops, [](const Op &op) { return op.name; });
  writer.codes("kind", trace.ops, int(OpKind::Other),
               [](const Op &op) { return op.kind; });
  writer.codes("phase", trace.ops, int(Phase::Backward),
               [](const Op &op) { return op.phase; });
  writer.column("layer", trace.ops, [](const Op &op) { return op.layer; });
  writer.column("microbatch", trace.ops,
                [](const Op &op) { return op.microbatch; });
  writer.column("compiled_region", trace.ops,
                [](const Op &op) { return op.compiledRegion; });
  writer.column("node", trace.ops, [](const Op &op) { return op.node; });
  writer.column("start_us", data.simulation.opStartUs,
                [](double us) { return Time{us}; });
  writer.column("duration_us", data.simulation.opUs,
                [](double us) { return Time{us}; });
  writer.column("unplanned_bytes", data.unplanned, same);
  writer.column("host_bytes", data.simulation.hostBytes, same);
  writer.column("pinned_bytes", data.simulation.pinnedBytes, same);
  writer.close();
}

/// Writes the values that the other tables refer to, and numbers them.
std::vector<int64_t> writeValues(Writer &writer, const Trace &trace,
                                 const ReportData &data) {
  std::vector<bool> wanted(trace.values.size(), false);
  for (const Transfer &copy : data.transfers)
    wanted[copy.value] = true;
  for (const Resident &resident : data.residents)
    wanted[resident.value] = true;
  std::vector<int64_t> number(trace.values.size(), -1);
  std::vector<int64_t> listed;
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    if (!wanted[v])
      continue;
    number[v] = static_cast<int64_t>(listed.size());
    listed.push_back(v);
  }
  writer.open("values");
  writer.column("index", listed, [](int64_t v) { return v; });
  writer.column("name", listed,
                [&](int64_t v) { return trace.values[v].name; });
  writer.column("bytes", listed,
                [&](int64_t v) { return trace.values[v].bytes; });
  writer.column("def", listed, [&](int64_t v) { return trace.values[v].def; });
  writer.column("last", listed, [&](int64_t v) {
    return trace.values[v].lastLive(trace.numOps());
  });
  writer.column("microbatch", listed,
                [&](int64_t v) { return trace.values[v].microbatch; });
  writer.column("group", listed,
                [&](int64_t v) { return trace.values[v].group; });
  writer.close();
  return number;
}

void writeBreakdown(Writer &writer, const Breakdown &breakdown,
                    std::optional<int64_t> pinnedLimit) {
  const std::vector<MicrobatchShare> &microbatches = breakdown.microbatches;
  writer.open("microbatches");
  writer.column("microbatch", microbatches,
                [](const MicrobatchShare &s) { return s.microbatch; });
  writer.column("first_op", microbatches,
                [](const MicrobatchShare &s) { return s.firstOp; });
  writer.column("last_op", microbatches,
                [](const MicrobatchShare &s) { return s.lastOp; });
  writer.column("held_bytes", microbatches,
                [](const MicrobatchShare &s) { return s.heldBytes; });
  writer.column("offloaded_bytes", microbatches,
                [](const MicrobatchShare &s) { return s.offloadedBytes; });
  writer.field("most_in_flight", breakdown.mostInFlight);
  writer.close();
  const std::vector<GroupShare> &groups = breakdown.groups;
  writer.open("groups");
  writer.column("group", groups, [](const GroupShare &s) { return s.group; });
  writer.column("values", groups, [](const GroupShare &s) { return s.values; });
  writer.column("offloaded_values", groups,
                [](const GroupShare &s) { return s.offloadedValues; });
  writer.column("bytes", groups, [](const GroupShare &s) { return s.bytes; });
  writer.column("offloaded_bytes", groups,
                [](const GroupShare &s) { return s.offloadedBytes; });
  writer.close();
  const std::vector<TierShare> &tiers = breakdown.tiers;
  writer.open("tiers");
  writer.codes("tier", tiers, int(Tier::Pageable),
               [](const TierShare &s) { return s.tier; });
  writer.column("values", tiers, [](const TierShare &s) { return s.values; });
  writer.column("bytes", tiers, [](const TierShare &s) { return s.bytes; });
  writer.column("peak_bytes", tiers,
                [](const TierShare &s) { return s.peakBytes; });
  writer.field("pinned_limit", pinnedLimit);
  writer.close();
}

void writeTransfers(Writer &writer, const std::vector<int64_t> &number,
                    const std::vector<Transfer> &copies) {
  writer.open("transfers");
  writer.column("value", copies,
                [&](const Transfer &t) { return number[t.value]; });
  writer.codes("direction", copies, int(CommandKind::Reload),
               [](const Transfer &t) { return t.direction; });
  writer.codes("tier", copies, int(Tier::Pageable),
               [](const Transfer &t) { return t.tier; });
  writer.column("issued_before", copies,
                [](const Transfer &t) { return t.issuedBefore; });
  writer.column("issue_us", copies,
                [](const Transfer &t) { return Time{t.issueUs}; });
  writer.column("start_us", copies,
                [](const Transfer &t) { return Time{t.startUs}; });
  writer.column("end_us", copies,
                [](const Transfer &t) { return Time{t.endUs}; });
  writer.column("awaited_before", copies,
                [](const Transfer &t) { return t.awaitedBefore; });
  writer.column("await_us", copies,
                [](const Transfer &t) { return Time{t.awaitUs}; });
  writer.column("exposed_us", copies,
                [](const Transfer &t) { return Time{t.exposedUs}; });
  writer.codes("cause", copies, int(StallCause::LinkBusy),
               [](const Transfer &t) { return t.cause; });
  writer.column("absence", copies, [](const Transfer &t) { return t.absence; });
  writer.close();
}

void writeAbsences(Writer &writer, const std::vector<int64_t> &number,
                   const std::vector<Absence> &absences) {
  writer.open("absences");
  writer.column("value", absences,
                [&](const Absence &a) { return number[a.value]; });
  writer.column("from", absences, [](const Absence &a) { return a.from; });
  writer.column("to", absences, [](const Absence &a) { return a.to; });
  writer.column("last_use", absences,
                [](const Absence &a) { return a.lastUse; });
  writer.column("next_use", absences,
                [](const Absence &a) { return a.nextUse; });
  writer.column("tight_op", absences,
                [](const Absence &a) { return a.tightOp; });
  writer.column("tight_bytes", absences,
                [](const Absence &a) { return a.tightBytes; });
  writer.close();
}

void writeMemory(Writer &writer, const std::vector<int64_t> &number,
                 const ReportData &data) {
  writer.open("memory");
  writer.column("time_us", data.memory,
                [](const MemoryPoint &p) { return Time{p.timeUs}; });
  writer.column("device_bytes", data.memory,
                [](const MemoryPoint &p) { return p.bytes; });
  writer.close();
  writer.open("at_peak");
  writer.field("op", data.peakOp);
  writer.column("value", data.residents,
                [&](const Resident &r) { return number[r.value]; });
  writer.codes("residence", data.residents, int(Residence::Kept),
               [](const Resident &r) { return r.residence; });
  writer.field("other_values", data.otherResidents);
  writer.field("other_bytes", data.otherResidentBytes);
  writer.close();
}

/// Writes the decisions on values of the original step, also if ops are
/// recomputed.
void writeDecisions(Writer &writer, const Trace &trace,
                    const Decisions &decisions) {
  auto op = [&](const Decision &d) {
    int64_t def = trace.values[d.value].def;
    return def < 0 ? nullptr : &trace.ops[def];
  };
  const std::vector<Decision> &rows = decisions.listed;
  writer.open("decisions");
  writer.column("name", rows,
                [&](const Decision &d) { return trace.values[d.value].name; });
  writer.column("bytes", rows,
                [&](const Decision &d) { return trace.values[d.value].bytes; });
  writer.codes("outcome", rows, int(Outcome::OffloadedAndRematerialized),
               [](const Decision &d) { return d.outcome; });
  writer.column("recompute_us", rows,
                [](const Decision &d) { return Time{d.recomputeUs}; });
  writer.column("copy_us", rows,
                [](const Decision &d) { return Time{d.copyUs}; });
  writer.column("why_not", rows, [&](const Decision &d) {
    return op(d) ? std::string(toString(op(d)->whyNot)) : std::string();
  });
  writer.field("other_values", decisions.otherValues);
  writer.field("other_bytes", decisions.otherBytes);
  writer.close();
}

void writeResiduals(Writer &writer, const std::vector<ResidualDecision> &rows) {
  writer.open("stacked_residuals");
  writer.column("name", rows, [](const ResidualDecision &s) { return s.name; });
  auto number = [&](const char *key, int64_t ResidualDecision::*field) {
    writer.column(key, rows,
                  [=](const ResidualDecision &s) { return s.*field; });
  };
  number("slices", &ResidualDecision::slices);
  number("offloaded_slices", &ResidualDecision::offloadedSlices);
  number("rematerialized_slices", &ResidualDecision::rematerializedSlices);
  number("bytes", &ResidualDecision::bytes);
  writer.column("recompute_us", rows,
                [](const ResidualDecision &s) { return Time{s.recomputeUs}; });
  writer.column("copy_us", rows,
                [](const ResidualDecision &s) { return Time{s.copyUs}; });
  writer.column("why_kept", rows,
                [](const ResidualDecision &s) { return s.whyKept; });
  writer.column("why_not", rows,
                [](const ResidualDecision &s) { return s.whyNot; });
  writer.close();
}

void writeFrontier(Writer &writer, std::vector<FrontierPoint> points) {
  std::stable_sort(points.begin(), points.end(),
                   [](const FrontierPoint &a, const FrontierPoint &b) {
                     return a.budgetBytes < b.budgetBytes;
                   });
  writer.open("frontier");
  writer.column("budget_bytes", points,
                [](const FrontierPoint &p) { return p.budgetBytes; });
  writer.column("peak_bytes", points,
                [](const FrontierPoint &p) { return p.peakBytes; });
  writer.column("makespan_us", points,
                [](const FrontierPoint &p) { return Time{p.makespanUs}; });
  writer.column("makespan_bound_us", points,
                [](const FrontierPoint &p) { return Time{p.makespanBoundUs}; });
  writer.close();
}

void writeComparison(Writer &writer, const std::vector<ComparisonRow> &rows) {
  auto bytes = [&](const char *key, int64_t Prediction::*field) {
    writer.column(key, rows,
                  [=](const ComparisonRow &r) { return r.predicted.*field; });
  };
  auto time = [&](const char *key, double Prediction::*field) {
    writer.column(key, rows, [=](const ComparisonRow &r) {
      return Time{r.predicted.*field};
    });
  };
  writer.open("comparison");
  writer.column("name", rows, [](const ComparisonRow &r) { return r.name; });
  bytes("peak_bytes", &Prediction::peakBytes);
  bytes("host_peak_bytes", &Prediction::hostPeakBytes);
  time("makespan_us", &Prediction::makespanUs);
  time("exposed_us", &Prediction::exposedUs);
  time("recomputed_us", &Prediction::recomputedUs);
  bytes("offloaded_bytes", &Prediction::offloadedBytes);
  time("makespan_bound_us", &Prediction::makespanBoundUs);
  bytes("peak_bound_bytes", &Prediction::peakBoundBytes);
  writer.close();
}

} // namespace

/// Returns the report without its header; `plan` recomputes no ops.
static Expected<std::string> render(Writer writer, const Trace &trace,
                                    const Machine &machine, const Plan &plan,
                                    const ReportOptions &options) {
  Expected<ReportData> data = collectReport(trace, machine, plan);
  if (!data)
    return data.takeError();
  writeSimulation(writer, data->simulation);
  writeOps(writer, trace, *data);
  std::vector<int64_t> number = writeValues(writer, trace, *data);
  writeTransfers(writer, number, data->transfers);
  writeAbsences(writer, number, data->absences);
  writeMemory(writer, number, *data);
  writeBreakdown(writer, breakDown(trace, plan.commands),
                 pinnedLimit(machine, plan.options));
  writeFrontier(writer, options.frontier);
  writeComparison(writer, options.comparison);
  return options.arenas ? addArenas(writer.take(), *options.arenas)
                        : Expected<std::string>(writer.take());
}

Expected<std::string>
ao::planner::renderReportJson(const Trace &trace, const Machine &machine,
                              const Plan &plan, const ReportOptions &options) {
  Writer writer;
  writeHeader(writer, trace, machine, plan, options);
  writeDecisions(writer, trace, collectDecisions(trace, machine, plan));
  writeResiduals(writer, options.residuals);
  if (!recomputes(plan.commands))
    return render(std::move(writer), trace, machine, plan, options);
  Expected<Expansion> expansion = expand(trace, plan.commands);
  if (!expansion)
    return expansion.takeError();
  return render(std::move(writer), expansion->trace, machine,
                expandedPlan(plan, *expansion), options);
}
