//===- TextTable.cpp - Tables as aligned text -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Support/TextTable.h"

#include <algorithm>

using namespace ao;

std::string
ao::formatTextTable(const std::vector<std::vector<std::string>> &rows) {
  std::vector<size_t> widths(rows.empty() ? 0 : rows[0].size());
  for (const auto &row : rows)
    for (size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], row[i].size());
  std::string out;
  for (const auto &row : rows) {
    for (size_t i = 0; i < row.size(); ++i) {
      std::string padding(widths[i] - row[i].size(), ' ');
      bool isLast = i + 1 == row.size();
      if (i == 0)
        out += row[i] + (isLast ? "" : padding);
      else
        out += "  " + padding + row[i];
    }
    out += "\n";
  }
  return out;
}
