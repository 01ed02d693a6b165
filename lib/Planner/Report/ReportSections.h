//===- ReportSections.h - Sections added to a report ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_REPORT_REPORTSECTIONS_H
#define AO_LIB_PLANNER_REPORT_REPORTSECTIONS_H

#include "ao/Planner/Error.h"

#include <string>

namespace ao::planner {

/// Returns a report, page or document, with `json` under `key`. Fails if it is
/// no report, or has `what` already.
Expected<std::string> addSection(std::string report, const std::string &key,
                                 const std::string &what,
                                 const std::string &json);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_REPORT_REPORTSECTIONS_H
