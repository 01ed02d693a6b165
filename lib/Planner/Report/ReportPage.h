//===- ReportPage.h - The page of page/, as text ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of the page are defined in a source file that page/EmbedPage.cmake
// writes at build time.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_REPORT_REPORTPAGE_H
#define AO_LIB_PLANNER_REPORT_REPORTPAGE_H

#include <string>
#include <string_view>

namespace ao::planner {

/// The page before and after the data, with styles and scripts.
std::string reportPageHead();
std::string reportPageTail();

/// Returns the same JSON, escaped for a script element.
std::string asScriptData(std::string_view json);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_REPORT_REPORTPAGE_H
