//===- LayoutCsv.cpp - MiniMalloc's tables of buffers ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/LayoutDocument.h"

#include <algorithm>
#include <charconv>
#include <vector>

using namespace ao::planner;
using ao::layout::Buffer;
using ao::layout::Interval;
using ao::layout::LayoutProblem;

namespace {

/// The parts of `text` between separators; none of an empty text.
std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    size_t end = std::min(text.find(separator), text.size());
    parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

bool readNumber(std::string_view text, int64_t &number) {
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

struct Row {
  int64_t lower = 0, upper = 0, alignment = 1;
  std::vector<Interval> gaps;
};

/// Reads one cell into `buffer` or `row`; false if it makes no sense.
bool readCell(std::string_view column, std::string_view cell, Buffer &buffer,
              Row &row) {
  if (column == "id" || column == "buffer" || column == "buffer_id") {
    buffer.name = cell;
    return true;
  }
  if (column == "lower" || column == "start")
    return readNumber(cell, row.lower);
  if (column == "upper" || column == "end")
    return readNumber(cell, row.upper);
  if (column == "size")
    return readNumber(cell, buffer.bytes);
  if (column == "alignment")
    return readNumber(cell, row.alignment) && row.alignment > 0;
  if (column == "offset")
    return cell.empty() || readNumber(cell, buffer.offset.emplace());
  for (std::string_view gap : split(cell, ' ')) {
    size_t dash = gap.find('-', 1);
    Interval &range = row.gaps.emplace_back();
    if (dash == gap.npos || !readNumber(gap.substr(0, dash), range.begin) ||
        !readNumber(gap.substr(dash + 1), range.end))
      return false;
  }
  return true;
}

/// The live ranges of a buffer: all of its time but the gaps.
std::vector<Interval> cutGaps(Row &row) {
  std::sort(
      row.gaps.begin(), row.gaps.end(),
      [](const Interval &a, const Interval &b) { return a.begin < b.begin; });
  std::vector<Interval> live;
  int64_t begin = row.lower;
  for (const Interval &gap : row.gaps) {
    if (begin < gap.begin)
      live.push_back({begin, std::min(gap.begin, row.upper)});
    begin = std::max(begin, gap.end);
  }
  if (begin < row.upper || live.empty())
    live.push_back({begin, row.upper});
  return live;
}

Error lineError(size_t line, std::string message) {
  return Error{ErrorCode::InvalidInput,
               "line " + std::to_string(line) + ": " + std::move(message), ""};
}

Status verifyColumns(const std::vector<std::string_view> &columns) {
  constexpr std::string_view known[] = {
      "id",  "buffer", "buffer_id", "lower", "start", "upper",
      "end", "size",   "alignment", "gaps",  "offset"};
  for (std::string_view column : columns)
    if (std::find(std::begin(known), std::end(known), column) ==
        std::end(known))
      return lineError(1, "unknown column '" + std::string(column) + "'");
  auto hasOneOf = [&](std::string_view a, std::string_view b) {
    return std::count(columns.begin(), columns.end(), a) +
               std::count(columns.begin(), columns.end(), b) ==
           1;
  };
  if (!hasOneOf("lower", "start") || !hasOneOf("upper", "end") ||
      !hasOneOf("size", "size "))
    return lineError(1, "a table needs columns 'lower', 'upper' and 'size'");
  return {};
}

} // namespace

Expected<LayoutProblem> ao::planner::parseLayoutCsv(std::string_view csv) {
  LayoutProblem problem;
  problem.pools.push_back({"", 1, {}, {}});
  std::vector<std::string_view> columns;
  size_t number = 0;
  for (std::string_view line : split(csv, '\n')) {
    ++number;
    if (!line.empty() && line.back() == '\r')
      line.remove_suffix(1);
    if (number == 1) {
      columns = split(line, ',');
      if (Status status = verifyColumns(columns); !status)
        return status.takeError();
      continue;
    }
    if (line.empty())
      continue;
    std::vector<std::string_view> cells = split(line, ',');
    if (line.back() == ',')
      cells.push_back({});
    if (cells.size() != columns.size())
      return lineError(number, "expected " + std::to_string(columns.size()) +
                                   " cells, found " +
                                   std::to_string(cells.size()));
    Buffer &buffer = problem.buffers.emplace_back();
    Row row;
    for (size_t i = 0; i < cells.size(); ++i)
      if (!readCell(columns[i], cells[i], buffer, row))
        return lineError(number, "'" + std::string(cells[i]) +
                                     "' is no value of '" +
                                     std::string(columns[i]) + "'");
    if (row.alignment != 1)
      return lineError(number, "an alignment of its own is not supported for "
                               "a buffer");
    buffer.live = cutGaps(row);
  }
  if (columns.empty())
    return lineError(1, "a table needs columns 'lower', 'upper' and 'size'");
  return problem;
}
