//===- Report.h - A plan's execution, to look at ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports show the effects of a plan on a trace: the three lanes with the
// simulator's times, device memory with and without the plan, every transfer
// with its benefit and its cost. A report is one self-contained HTML file, or
// the JSON document (`ao.report`) that this file embeds.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_REPORT_H
#define AO_PLANNER_REPORT_H

#include "ao/Planner/LayoutDocument.h"
#include "ao/Planner/Plan.h"

#include <optional>
#include <string>
#include <vector>

namespace ao::planner {

/// One point of the frontier between memory and time.
struct FrontierPoint {
  int64_t budgetBytes = 0;
  int64_t peakBytes = 0;
  double makespanUs = 0;
  /// No plan within the budget is faster.
  double makespanBoundUs = 0;
};

/// The predicted effects of another plan for the same step.
struct ComparisonRow {
  std::string name;
  Prediction predicted;
};

/// The decision about a stacked residual, which is taken slice by slice before
/// the rest of a step is planned.
struct ResidualDecision {
  std::string name;
  int64_t slices = 0;
  /// The number of offloaded slices, and of those rematerialized where they are
  /// read.
  int64_t offloadedSlices = 0;
  int64_t rematerializedSlices = 0;
  /// The bytes of all slices.
  int64_t bytes = 0;
  /// Time of the recomputed ops of all slices, and of their copies out and
  /// back; negative where they are not possible.
  double recomputeUs = -1;
  double copyUs = -1;
  /// Why no slice may be offloaded, and why none can be rematerialized.
  std::string whyKept;
  std::string whyNot;
};

/// Contents of a report besides the plan.
struct ReportOptions {
  /// Heading; empty: the trace's name.
  std::string title;
  /// In any order; shown by budget.
  std::vector<FrontierPoint> frontier;
  std::vector<ComparisonRow> comparison;
  std::vector<ResidualDecision> residuals;
  /// Names the ops whose durations come from their bytes alone; empty if there
  /// are none, or if it is unknown.
  std::string missingCosts;
  /// The layout of the step's buffers, if it has arenas; with a solution.
  std::optional<LayoutDocument> arenas;
};

/// The `ao.report` document: columns of ops, values, transfers, absences and
/// memory. Fails when the plan is not legal for the trace.
Expected<std::string> renderReportJson(const Trace &trace,
                                       const Machine &machine, const Plan &plan,
                                       const ReportOptions &options = {});

/// Returns a self-contained HTML page with the same contents. `machine`
/// executes the plan, and may differ from the machine of the plan.
Expected<std::string> renderReport(const Trace &trace, const Machine &machine,
                                   const Plan &plan,
                                   const ReportOptions &options = {});

/// Returns an error unless `file` has one of the endings below.
Status verifyReportName(const std::string &file);

/// Returns the text of a file of that name: the document if it ends in .json,
/// the page if in .html, .htm or without an extension.
Expected<std::string> renderReportFor(const std::string &file,
                                      const Trace &trace,
                                      const Machine &machine, const Plan &plan,
                                      const ReportOptions &options = {});

/// Returns a report, page or document, with the arenas of its step, which are
/// known only once the step has buffers. Fails if `report` is none or has
/// arenas already, and if `arenas` has no solution.
Expected<std::string> addArenas(std::string report,
                                const LayoutDocument &arenas);

/// Returns a report with the captures of its step, an `ao.graph-tree` document,
/// which are made at run time. Fails if `report` is none or has a tree already,
/// and if `tree` is none.
Expected<std::string> addGraphTree(std::string report, const std::string &tree);

/// Returns the report with the document in a file.
Expected<std::string> addGraphTreeFrom(const std::string &file,
                                       std::string report);

} // namespace ao::planner

#endif // AO_PLANNER_REPORT_H
