//===- ProfileJson.cpp - Measured durations of ops ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "ao/Planner/Profile.h"

using namespace ao::planner;

namespace {

constexpr const char *expectedTime =
    "expected a non-negative 63-bit number of nanoseconds";

/// `{NAME: NS}` or `{NAME: {"ns": NS, "kind": KIND}}`.
class ProfileHandler : public JsonHandler {
public:
  std::vector<MeasuredOp> ops;

  Shape shape(const JsonPath &path) override {
    if (path.size() == 0)
      return Shape::Object;
    if (path.size() == 1)
      return Shape::ScalarOrObject;
    bool known = path.lastKey() == "ns" || path.lastKey() == "kind";
    return known ? Shape::Scalar : Shape::Ignore;
  }

  Status enter(const JsonPath &path) override {
    if (path.size() == 1)
      ops.push_back({path.lastKey(), missing, OpKind::Unknown});
    return {};
  }

  Status leave(const JsonPath &path) override {
    if (path.size() == 1 && ops.back().nanoseconds == missing)
      return jsonError(path, "missing key \"ns\"");
    return {};
  }

  Status scalar(const JsonPath &path, const JsonScalar &value) override {
    if (path.size() == 1)
      ops.push_back({path.lastKey(), missing, OpKind::Unknown});
    else if (path.lastKey() == "kind")
      return readKind(path, value);
    if (!readInteger(path, value, 0, ops.back().nanoseconds))
      return jsonError(path, expectedTime);
    return {};
  }

private:
  static constexpr int64_t missing = -1;

  Status readKind(const JsonPath &path, const JsonScalar &value) {
    std::string text;
    if (Status status = readString(path, value, text); !status)
      return status;
    std::optional<OpKind> kind = parseOpKind(text);
    if (!kind)
      return jsonError(path, "expected matmul, conv, attention, memory, "
                             "collective or other");
    ops.back().kind = *kind;
    return {};
  }
};

} // namespace

Expected<std::vector<MeasuredOp>>
ao::planner::parseProfile(std::string_view json) {
  ProfileHandler handler;
  if (Status status = readJson(json, handler); !status)
    return status.takeError();
  return std::move(handler.ops);
}

Expected<std::vector<MeasuredOp>>
ao::planner::loadProfile(const std::string &file) {
  Expected<std::string> text = readFile(file);
  if (!text)
    return text.takeError();
  return parseProfile(*text);
}
