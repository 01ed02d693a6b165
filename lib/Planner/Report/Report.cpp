//===- Report.cpp - The HTML page around an ao.report document ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Report.h"
#include "ReportPage.h"

#include <filesystem>

using namespace ao::planner;

/// Within a script element only `<` can end the element or open a comment. In
/// JSON it occurs in strings only, where it can be escaped.
std::string ao::planner::asScriptData(std::string_view json) {
  std::string out;
  out.reserve(json.size());
  for (char c : json) {
    if (c == '<')
      out += "\\u003c";
    else
      out += c;
  }
  return out;
}

Expected<std::string> ao::planner::renderReport(const Trace &trace,
                                                const Machine &machine,
                                                const Plan &plan,
                                                const ReportOptions &options) {
  Expected<std::string> json = renderReportJson(trace, machine, plan, options);
  if (!json)
    return json.takeError();
  std::string page;
  page.reserve(json->size() + json->size() / 8 + (1 << 17));
  page += reportPageHead();
  page += asScriptData(*json);
  page += reportPageTail();
  return page;
}

static std::string endingOf(const std::string &file) {
  return std::filesystem::path(file).extension().string();
}

Status ao::planner::verifyReportName(const std::string &file) {
  std::string ending = endingOf(file);
  if (ending.empty() || ending == ".json" || ending == ".html" ||
      ending == ".htm")
    return {};
  return Error{ErrorCode::InvalidInput,
               "'" + file + "': a report is .html or .json", ""};
}

Expected<std::string>
ao::planner::renderReportFor(const std::string &file, const Trace &trace,
                             const Machine &machine, const Plan &plan,
                             const ReportOptions &options) {
  if (Status status = verifyReportName(file); !status)
    return status.takeError();
  if (endingOf(file) == ".json")
    return renderReportJson(trace, machine, plan, options);
  return renderReport(trace, machine, plan, options);
}
