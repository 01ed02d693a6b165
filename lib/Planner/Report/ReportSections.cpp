//===- ReportSections.cpp - Sections added to a report --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A report is written when a step is planned, on tensors. Offsets of its
// buffers are assigned later, and its captures are made at run time. So these
// are added to a written report.
//
//===----------------------------------------------------------------------===//

#include "ReportSections.h"
#include "Documents/Json.h"
#include "ReportPage.h"
#include "ao/Planner/Report.h"

using namespace ao::planner;

/// The page shows the tree as it is, so its header alone is checked.
static constexpr JsonDocument treeDocument = {
    ao::schemas::graphTree, nullptr,
    "ao-run STEP --capture --dump-graph-tree=FILE"};

static std::string withoutNewlines(std::string text) {
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

static Error invalid(std::string message) {
  return {ErrorCode::InvalidInput, std::move(message), ""};
}

Expected<std::string> ao::planner::addSection(std::string report,
                                              const std::string &key,
                                              const std::string &what,
                                              const std::string &json) {
  // Files end in a newline more.
  std::string tail = withoutNewlines(reportPageTail());
  report = withoutNewlines(std::move(report));
  bool isPage =
      report.size() > tail.size() &&
      report.compare(report.size() - tail.size(), tail.size(), tail) == 0;
  size_t end = isPage ? report.size() - tail.size() : report.size();
  size_t close = report.rfind('}', end);
  std::string schema =
      std::string("\"schema\":\"") + ao::schemas::report.name + "\"";
  if (close == std::string::npos || report.find(schema) == std::string::npos ||
      report.find_first_not_of('\n', close + 1) < end)
    return invalid("expected an ao.report document");
  // No line begins within a string.
  if (report.find("\n\"" + key + "\":") < close)
    return invalid("the report has " + what + " already");
  size_t last = report.find_last_not_of('\n', close - 1);
  report.replace(last + 1, close - last - 1,
                 ",\n\"" + key + "\":" + (isPage ? asScriptData(json) : json) +
                     "\n");
  return report + "\n";
}

Expected<std::string> ao::planner::addGraphTree(std::string report,
                                                const std::string &tree) {
  std::string json = withoutNewlines(tree);
  if (Status status = checkHeader(json, treeDocument); !status)
    return status.takeError();
  return addSection(std::move(report), "graph_tree", "a CUDA graph tree", json);
}

Expected<std::string> ao::planner::addGraphTreeFrom(const std::string &file,
                                                    std::string report) {
  Expected<std::string> tree = readFile(file);
  return tree ? addGraphTree(std::move(report), *tree) : tree.takeError();
}
