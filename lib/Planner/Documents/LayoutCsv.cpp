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
#include <utility>
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

enum class Column { Name, Lower, Upper, Size, Alignment, Gaps, Offset };

/// All names that tables use for a column.
constexpr std::pair<std::string_view, Column> columnNames[] = {
    {"id", Column::Name},
    {"buffer", Column::Name},
    {"buffer_id", Column::Name},
    {"lower", Column::Lower},
    {"start", Column::Lower},
    {"upper", Column::Upper},
    {"end", Column::Upper},
    {"size", Column::Size},
    {"alignment", Column::Alignment},
    {"gaps", Column::Gaps},
    {"offset", Column::Offset}};

struct Row {
  int64_t lower = 0, upper = 0;
  std::vector<Interval> gaps;
};

/// Reads one cell into `buffer` or `row`; returns false if it is invalid.
bool readCell(Column column, std::string_view cell, Buffer &buffer, Row &row) {
  switch (column) {
  case Column::Name:
    buffer.name = cell;
    return true;
  case Column::Lower:
    return readNumber(cell, row.lower);
  case Column::Upper:
    return readNumber(cell, row.upper);
  case Column::Size:
    return readNumber(cell, buffer.bytes);
  case Column::Alignment:
    return cell.empty() || readNumber(cell, buffer.alignment.emplace());
  case Column::Offset:
    return cell.empty() || readNumber(cell, buffer.offset.emplace());
  case Column::Gaps:
    break;
  }
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

/// Returns the columns of a table by the names in its first line.
Expected<std::vector<Column>> readColumns(std::string_view line) {
  std::vector<Column> columns;
  for (std::string_view name : split(line, ',')) {
    auto known =
        std::find_if(std::begin(columnNames), std::end(columnNames),
                     [&](const auto &entry) { return entry.first == name; });
    if (known == std::end(columnNames))
      return lineError(1, "unknown column '" + std::string(name) + "'");
    if (std::count(columns.begin(), columns.end(), known->second))
      return lineError(1, "column '" + std::string(name) +
                              "' duplicates another column");
    columns.push_back(known->second);
  }
  for (Column column : {Column::Lower, Column::Upper, Column::Size})
    if (!std::count(columns.begin(), columns.end(), column))
      return lineError(1, "a table needs columns 'lower', 'upper' and 'size'");
  return columns;
}

/// Reads one line of a table.
Expected<Buffer> readBuffer(const std::vector<Column> &columns,
                            std::string_view line, size_t number) {
  std::vector<std::string_view> cells = split(line, ',');
  if (line.back() == ',')
    cells.push_back({});
  if (cells.size() != columns.size())
    return lineError(number, "expected " + std::to_string(columns.size()) +
                                 " cells, got " + std::to_string(cells.size()));
  Buffer buffer;
  Row row;
  for (size_t i = 0; i < cells.size(); ++i)
    if (!readCell(columns[i], cells[i], buffer, row)) {
      auto column = std::find_if(
          std::begin(columnNames), std::end(columnNames),
          [&](const auto &entry) { return entry.second == columns[i]; });
      return lineError(number, "'" + std::string(cells[i]) +
                                   "' is not a value of '" +
                                   std::string(column->first) + "'");
    }
  buffer.live = cutGaps(row);
  return buffer;
}

} // namespace

Expected<LayoutProblem> ao::planner::parseLayoutCsv(std::string_view csv) {
  LayoutProblem problem;
  problem.pools.push_back({"", 1, {}, {}});
  std::vector<Column> columns;
  size_t number = 0;
  for (std::string_view line : split(csv, '\n')) {
    ++number;
    if (!line.empty() && line.back() == '\r')
      line.remove_suffix(1);
    if (number == 1) {
      Expected<std::vector<Column>> read = readColumns(line);
      if (!read)
        return read.takeError();
      columns = std::move(*read);
    } else if (!line.empty()) {
      Expected<Buffer> buffer = readBuffer(columns, line, number);
      if (!buffer)
        return buffer.takeError();
      problem.buffers.push_back(std::move(*buffer));
    }
  }
  if (columns.empty())
    return lineError(1, "a table needs columns 'lower', 'upper' and 'size'");
  return problem;
}
