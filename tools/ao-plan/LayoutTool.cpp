//===- LayoutTool.cpp - ao-plan --layout ----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayoutTool.h"

#include "LayoutPicture.h"
#include "OutputFiles.h"
#include "ao/Planner/LayoutDocument.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>

using namespace ao;
using namespace ao::planner;

namespace {

bool isCsv(const std::string &file) {
  return file.size() > 4 && file.compare(file.size() - 4, 4, ".csv") == 0;
}

/// One line for each pool: what it takes, and how much less could be possible.
std::string describe(const LayoutDocument &document) {
  std::string text;
  for (size_t i = 0; i < document.problem.pools.size(); ++i) {
    const layout::PoolFigures &figures = document.solution->pools[i];
    size_t count = 0;
    for (const layout::Buffer &buffer : document.problem.buffers)
      count += buffer.pool == i;
    char ratio[32];
    std::snprintf(ratio, sizeof(ratio), "%.4f",
                  figures.boundBytes == 0
                      ? 1
                      : double(figures.bytes) / double(figures.boundBytes));
    const std::string &name = document.problem.pools[i].name;
    text += "pool " + (name.empty() ? std::to_string(i) : name) + ": " +
            std::to_string(count) + " buffers in " +
            std::to_string(figures.bytes) + " bytes; " +
            (figures.proved() ? "nothing smaller exists"
                              : "no layout needs less than " +
                                    std::to_string(figures.boundBytes) + " (" +
                                    ratio + " times that)") +
            "; at most " + std::to_string(figures.exactLoadBytes) +
            " bytes live at once\n";
  }
  return text;
}

} // namespace

Expected<LayoutDocument> loadLayout(const std::string &file) {
  std::ifstream stream(file);
  std::string text{std::istreambuf_iterator<char>(stream), {}};
  if (!stream)
    return Error{ErrorCode::FileError,
                 "cannot read '" + file + "': " + std::strerror(errno), ""};
  if (!isCsv(file))
    return parseLayout(text);
  Expected<layout::LayoutProblem> problem = parseLayoutCsv(text);
  if (!problem)
    return problem.takeError();
  return LayoutDocument{std::move(*problem), {}, 0, 0};
}

Expected<std::string> runLayout(const LayoutArguments &arguments) {
  auto located = [&](Error error) {
    if (error.code == ErrorCode::InvalidInput) {
      error.message = arguments.input + ": " + error.str();
      error.path.clear();
    }
    return error;
  };
  Expected<LayoutDocument> document = loadLayout(arguments.input);
  if (!document)
    return located(document.takeError());
  for (layout::Pool &pool : document->problem.pools)
    if (!pool.capacity && arguments.capacity > 0)
      pool.capacity = arguments.capacity;
  if (auto error = document->problem.verify())
    return located(toError(*error));
  if (arguments.check) {
    if (!document->solution)
      return located({ErrorCode::InvalidInput,
                      "the document has no solution to check", "$.solution"});
    if (auto error = document->solution->verify(document->problem))
      return located(toError(*error));
  } else {
    layout::LayoutOptions options;
    options.effort = static_cast<int>(arguments.effort);
    options.seed = static_cast<uint64_t>(arguments.seed);
    layout::LayoutResult result =
        layout::solveLayout(document->problem, options);
    if (!result.layout) {
      Error error = located(toError(result.error));
      // The problem was legal, so a place in it says that it does not fit.
      if (!result.error.path.empty())
        error.code = ErrorCode::Infeasible;
      return error;
    }
    document->solution = std::move(*result.layout);
    document->effort = arguments.effort;
    document->seed = arguments.seed;
  }
  OutputFiles files({arguments.input});
  if (!arguments.output.empty())
    if (Status status = files.add(arguments.output, toJson(*document)); !status)
      return status.takeError();
  if (!arguments.picture.empty())
    if (Status status =
            files.add(arguments.picture,
                      drawLayout(document->problem, *document->solution));
        !status)
      return status.takeError();
  if (Status status = files.commit(); !status)
    return status.takeError();
  return arguments.json ? toJson(*document) : describe(*document);
}
