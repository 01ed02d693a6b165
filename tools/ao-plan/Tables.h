//===- Tables.h - Plans side by side ----------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AO_PLAN_TABLES_H
#define AO_TOOLS_AO_PLAN_TABLES_H

#include "ao/Planner/Plan.h"

#include <string>
#include <vector>

/// One line of a table: the figures of a plan, or that there is none.
struct Row {
  std::string label;
  ao::planner::Prediction predicted;
  bool infeasible = false;
};

/// Returns a table of policies with aligned columns and, below it, the best
/// policy: the fastest one within the budget or, without a budget, the one with
/// the lowest peak. Columns: `slowdown` is the added share of the step time
/// without a plan, `over bound` the difference from the bound of the step time
/// under the budget.
std::string formatComparison(const std::vector<Row> &rows,
                             const ao::planner::PlanOptions &options);

/// Returns a table of budgets, which are the labels in bytes, with the columns
/// of formatComparison and, below it, the smallest budget without a slowdown.
std::string formatSweep(std::vector<Row> rows);

/// Returns the exact figures, with the keys of a plan's prediction as columns.
std::string formatCsv(const char *firstColumn, const std::vector<Row> &rows);
/// Returns an array of objects with the same keys.
std::string formatJson(const char *firstColumn, const std::vector<Row> &rows);

/// Returns the figures of one plan, one per line.
std::string formatSummary(const ao::planner::Trace &trace,
                          const ao::planner::Plan &plan);

#endif // AO_TOOLS_AO_PLAN_TABLES_H
