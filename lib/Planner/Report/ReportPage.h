//===- ReportPage.h - The page of page/, as text ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defined in a source file that page/EmbedPage.cmake writes at build time.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_REPORT_REPORTPAGE_H
#define AO_LIB_PLANNER_REPORT_REPORTPAGE_H

#include <string>

namespace ao::planner {

/// What stands before and after the data; styles and scripts included.
std::string reportPageHead();
std::string reportPageTail();

} // namespace ao::planner

#endif // AO_LIB_PLANNER_REPORT_REPORTPAGE_H
