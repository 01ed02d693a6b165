//===- LayoutTool.h - ao-plan --layout --------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AO_PLAN_LAYOUTTOOL_H
#define AO_TOOLS_AO_PLAN_LAYOUTTOOL_H

#include "ao/Planner/LayoutDocument.h"

#include <string>

struct LayoutArguments {
  /// An `ao.layout` document or, by its name, MiniMalloc's `.csv`.
  std::string input;
  /// File of the solved document; empty: none.
  std::string output;
  /// File of the picture of the layout, as SVG; empty: none.
  std::string picture;
  /// True if the layout in the document is checked, and none is computed.
  bool check = false;
  bool json = false;
  int64_t effort = 1, seed = 0;
  /// Of pools that have none; 0: none.
  int64_t capacity = 0;
};

/// Reads an `ao.layout` document or, by the file's name, MiniMalloc's `.csv`.
ao::planner::Expected<ao::planner::LayoutDocument>
loadLayout(const std::string &file);

/// Solves or checks a layout; gives what goes to standard output.
ao::planner::Expected<std::string> runLayout(const LayoutArguments &arguments);

#endif // AO_TOOLS_AO_PLAN_LAYOUTTOOL_H
