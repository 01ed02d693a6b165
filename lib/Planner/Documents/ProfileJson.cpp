//===- ProfileJson.cpp - Measured durations of ops ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "ao/Planner/Profile.h"

using namespace ao;
using namespace ao::planner;

namespace {

constexpr const char *expectedTime =
    "expected a non-negative 63-bit number of nanoseconds";

constexpr JsonKey opKeys[] = {required("ns"), {"kind"}};
constexpr JsonType opType = jsonObject(opKeys, JsonType::Kind::ScalarOrObject);
constexpr JsonType opsType = jsonMap(opType);
constexpr JsonKey rootKeys[] = {required("schema"), required("version"),
                                required("ops", opsType)};
constexpr JsonType rootType = jsonObject(rootKeys);
constexpr JsonDocument document = {schemas::profile, &rootType,
                                   "ao-run STEP --profile=FILE"};

class ProfileHandler : public JsonHandler {
public:
  std::vector<MeasuredOp> ops;

  Status enter(const JsonPath &path) override {
    if (path.size() == 2)
      ops.push_back({path.lastKey(), 0, OpKind::Unknown});
    return {};
  }

  Status scalar(const JsonPath &path, const JsonScalar &value) override {
    if (path.size() == 2)
      ops.push_back({path.lastKey(), 0, OpKind::Unknown});
    else if (path.lastKey() == "kind")
      return readWord(path, value, ops.back().kind);
    if (!readInteger(path, value, 0, ops.back().nanoseconds))
      return jsonError(path, expectedTime);
    return {};
  }
};

} // namespace

Expected<std::vector<MeasuredOp>>
ao::planner::parseProfile(std::string_view json) {
  ProfileHandler handler;
  if (Status status = readJson(json, document, handler); !status)
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
