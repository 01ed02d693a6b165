//===- LayoutPicture.cpp - A layout to look at ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayoutPicture.h"

#include "Format.h"

#include <algorithm>
#include <cstdio>
#include <limits>
#include <string_view>

using namespace ao::layout;

namespace {

constexpr double width = 1200, height = 420, margin = 20, header = 28;
/// Apart from each other for eyes that see no red or no green, too.
constexpr std::string_view colors[] = {"#4477aa", "#66ccee", "#228833",
                                       "#ccbb44", "#aa3377", "#997700",
                                       "#77aadd", "#44bb99"};

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.2f", value);
  return text;
}

/// As text of XML.
std::string escape(const std::string &text) {
  std::string out;
  for (char c : printable(text)) {
    switch (c) {
    case '&':
      out += "&amp;";
      break;
    case '<':
      out += "&lt;";
      break;
    case '>':
      out += "&gt;";
      break;
    default:
      out += c;
    }
  }
  return out;
}

/// One pool of a layout.
class Panel {
public:
  Panel(const LayoutProblem &problem, const Layout &layout, size_t pool,
        double top)
      : problem(problem), layout(layout), pool(pool), top(top + header) {
    begin = std::numeric_limits<int64_t>::max();
    end = std::numeric_limits<int64_t>::min();
    for (const Buffer &buffer : problem.buffers)
      if (isDrawn(buffer)) {
        begin = std::min(begin, buffer.live.front().begin);
        end = std::max(end, buffer.live.back().end);
      }
  }

  std::string draw() {
    const PoolFigures &figures = layout.pools[pool];
    const std::string &name = problem.pools[pool].name;
    out = "<text x=\"" + number(margin) + "\" y=\"" + number(top - 8) + "\">" +
          escape("pool " + (name.empty() ? std::to_string(pool) : name) + ": " +
                 std::to_string(figures.bytes) + " bytes, " +
                 std::to_string(figures.bytes - figures.boundBytes) +
                 " above the bound") +
          "</text>\n";
    if (begin >= end || figures.bytes == 0)
      return std::move(out);
    drawBox({begin, end}, {0, figures.bytes}, "fill=\"url(#free)\"", "");
    for (size_t i = 0; i < problem.buffers.size(); ++i)
      if (isDrawn(problem.buffers[i]))
        drawBuffer(i);
    if (figures.bytes > figures.boundBytes)
      drawBox({begin, end}, {figures.boundBytes, figures.bytes},
              "fill=\"#ee2222\" fill-opacity=\"0.15\" pointer-events=\"none\"",
              "");
    return std::move(out);
  }

private:
  bool isDrawn(const Buffer &buffer) const {
    return buffer.pool == pool && buffer.bytes > 0 && !buffer.live.empty();
  }

  double xOf(int64_t time) const {
    return margin + (width - 2 * margin) * (double(time) - double(begin)) /
                        (double(end) - double(begin));
  }
  double yOf(int64_t offset) const {
    double share = double(offset) / double(layout.pools[pool].bytes);
    return top + height * (1 - share);
  }

  void drawBox(const Interval &time, const Interval &bytes,
               const std::string &style, const std::string &title) {
    double x = xOf(time.begin), y = yOf(bytes.end);
    out += "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" +
           number(xOf(time.end) - x) + "\" height=\"" +
           number(yOf(bytes.begin) - y) + "\" " + style;
    out += title.empty() ? "/>\n" : "><title>" + title + "</title></rect>\n";
  }

  void drawBuffer(size_t index) {
    const Buffer &buffer = problem.buffers[index];
    int64_t offset = layout.offsets[index], size = problem.sizeOf(buffer);
    std::string name = escape(buffer.name);
    std::string style = "stroke=\"#fff\" stroke-width=\"0.3\" fill=\"" +
                        std::string(colors[index % std::size(colors)]) + "\"";
    std::string title = name + ": " + std::to_string(buffer.bytes) + " bytes";
    if (buffer.slots > 1)
      title += " in " + std::to_string(buffer.slots) + " slots";
    title += " at " + std::to_string(offset);
    for (const Interval &live : buffer.live) {
      std::string lives = ", alive in [" + std::to_string(live.begin) + ", " +
                          std::to_string(live.end) + ")";
      drawBox(live, {offset, offset + size}, style + " fill-opacity=\"0.4\"",
              title + lives);
      for (int64_t slot = 0; slot < buffer.slots; ++slot) {
        int64_t low = offset + slot * problem.strideOf(buffer);
        drawBox(live, {low, low + buffer.bytes}, style, title + lives);
      }
      drawName(live, {offset, offset + size}, name);
    }
  }

  void drawName(const Interval &time, const Interval &bytes,
                const std::string &name) {
    constexpr double letter = 6.5, line = 12;
    double x = xOf(time.begin), y = yOf(bytes.end);
    if (name.empty() || xOf(time.end) - x < letter * double(name.size()) ||
        yOf(bytes.begin) - y < line)
      return;
    out += "<text class=\"name\" x=\"" + number(x + 2) + "\" y=\"" +
           number((y + yOf(bytes.begin)) / 2 + 4) + "\">" + name + "</text>\n";
  }

  const LayoutProblem &problem;
  const Layout &layout;
  size_t pool;
  double top;
  int64_t begin, end;
  std::string out;
};

} // namespace

std::string drawLayout(const LayoutProblem &problem, const Layout &layout) {
  double panel = header + height + margin;
  std::string out =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " +
      number(width) + " " + number(margin + panel * problem.pools.size()) +
      "\" font-family=\"sans-serif\" font-size=\"14\">\n<style>.name { "
      "font-size: 11px; pointer-events: none; }</style>\n"
      "<defs><pattern id=\"free\" width=\"6\" height=\"6\" "
      "patternUnits=\"userSpaceOnUse\"><rect width=\"6\" height=\"6\" "
      "fill=\"#eee\"/><path d=\"M0 6L6 0\" stroke=\"#bbb\"/></pattern></defs>"
      "\n<title>" +
      escape(problem.name) + "</title>\n";
  for (size_t pool = 0; pool < problem.pools.size(); ++pool)
    out += Panel(problem, layout, pool, margin + panel * double(pool)).draw();
  return out + "</svg>\n";
}
