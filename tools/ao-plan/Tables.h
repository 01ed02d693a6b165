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

/// One line of a table: what a plan does, or that there is none.
struct Row {
  std::string label;
  ao::planner::Prediction predicted;
  bool infeasible = false;
};

/// Columns aligned for reading.
std::string formatTable(const char *firstColumn, const std::vector<Row> &rows);
std::string formatCsv(const char *firstColumn, const std::vector<Row> &rows);
/// An array of objects with the keys of a plan's prediction.
std::string formatJson(const char *firstColumn, const std::vector<Row> &rows);

/// Returns a summary of one plan in a few lines.
std::string formatSummary(const ao::planner::Trace &trace,
                          const ao::planner::Plan &plan);

#endif // AO_TOOLS_AO_PLAN_TABLES_H
