//===- LayoutJson.cpp - ao.layout documents -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "ao/Planner/LayoutDocument.h"
#include "ao/Support/JsonWriter.h"

#include <limits>

using namespace ao;
using namespace ao::planner;
using layout::Interval;

namespace {

constexpr int64_t minInt = std::numeric_limits<int64_t>::min();

constexpr JsonType numbersType = jsonArray(jsonScalar);
constexpr JsonType rangesType = jsonArray(numbersType);
constexpr JsonKey poolKeys[] = {{"name"},
                                {"alignment"},
                                {"capacity"},
                                renamed("boundaries", "walls", numbersType)};
constexpr JsonKey bufferKeys[] = {
    {"name"},  required("bytes"),     renamed("slots", "turns"),
    {"pool"},  {"live", &rangesType}, {"alignment"},
    {"offset"}};
constexpr JsonKey figureKeys[] = {{"bytes"},
                                  {"bound_bytes"},
                                  {"load_bytes"},
                                  {"exact_load_bytes"},
                                  {"proved"}};
constexpr JsonType poolType = jsonObject(poolKeys),
                   poolsType = jsonArray(poolType);
constexpr JsonType bufferType = jsonObject(bufferKeys),
                   buffersType = jsonArray(bufferType);
constexpr JsonType figuresType = jsonObject(figureKeys),
                   figureListType = jsonArray(figuresType);
constexpr JsonKey solutionKeys[] = {{"offsets", &numbersType},
                                    {"pools", &figureListType},
                                    {"effort"},
                                    {"seed"}};
constexpr JsonType solutionType = jsonObject(solutionKeys);
constexpr JsonKey rootKeys[] = {required("schema"),
                                required("version"),
                                {"name"},
                                required("pools", poolsType),
                                required("buffers", buffersType),
                                {"solution", &solutionType}};
constexpr JsonType rootType = jsonObject(rootKeys);
constexpr JsonDocument layoutJson = {
    schemas::layout, &rootType,
    "ao-opt STEP --ao-plan-arenas=layout-output=FILE"};

class LayoutHandler : public JsonHandler {
public:
  LayoutDocument document;

  Status enter(const JsonPath &path) override {
    if (path.size() == 1) {
      if (path.lastKey() == "solution")
        document.solution.emplace();
    } else if (path.size() == 2 && path[0].key == "pools") {
      document.problem.pools.emplace_back();
    } else if (path.size() == 2 && path[0].key == "buffers") {
      document.problem.buffers.emplace_back();
    } else if (path.size() == 3 && path[0].key == "solution") {
      document.solution->pools.emplace_back();
    } else if (path.size() == 4) {
      document.problem.buffers.back().live.emplace_back();
      ends = 0;
    }
    return {};
  }

  Status leave(const JsonPath &path) override {
    if (path.size() == 4 && ends != 2)
      return jsonError(path, "a range is [begin, end]");
    return {};
  }

  Status scalar(const JsonPath &path, const JsonScalar &value) override {
    if (path.size() == 1)
      return readString(path, value, document.problem.name);
    if (path[0].key == "solution")
      return solutionScalar(path, value);
    if (path.size() == 5)
      return endOfRange(path, value);
    return path[0].key == "pools" ? poolScalar(path, value)
                                  : bufferScalar(path, value);
  }

private:
  Status poolScalar(const JsonPath &path, const JsonScalar &value) {
    layout::Pool &pool = document.problem.pools.back();
    if (path.size() == 4)
      return readInteger(path, value, minInt, pool.boundaries.emplace_back());
    if (path.lastKey() == "name")
      return readString(path, value, pool.name);
    if (path.lastKey() == "alignment")
      return readInteger(path, value, minInt, pool.alignment);
    return readOptional(path, value, pool.capacity);
  }

  Status bufferScalar(const JsonPath &path, const JsonScalar &value) {
    layout::Buffer &buffer = document.problem.buffers.back();
    const std::string &key = path.lastKey();
    if (key == "name")
      return readString(path, value, buffer.name);
    if (key == "offset")
      return readOptional(path, value, buffer.offset);
    if (key == "alignment")
      return readOptional(path, value, buffer.alignment);
    if (key == "slots")
      return readInteger(path, value, minInt, buffer.slots);
    if (key == "bytes")
      return readInteger(path, value, minInt, buffer.bytes);
    int64_t pool = 0;
    Status status = readInteger(path, value, 0, pool);
    buffer.pool = static_cast<size_t>(pool);
    return status;
  }

  Status endOfRange(const JsonPath &path, const JsonScalar &value) {
    Interval &range = document.problem.buffers.back().live.back();
    if (++ends > 2)
      return jsonError(path, "a range is [begin, end]");
    return readInteger(path, value, minInt,
                       ends == 1 ? range.begin : range.end);
  }

  Status solutionScalar(const JsonPath &path, const JsonScalar &value) {
    layout::Layout &solution = *document.solution;
    const std::string &key = path.lastKey();
    if (path.size() == 2)
      return readInteger(path, value, 0,
                         key == "effort" ? document.effort : document.seed);
    if (path.size() == 3)
      return readInteger(path, value, minInt, solution.offsets.emplace_back());
    layout::PoolFigures &figures = solution.pools.back();
    if (key == "bytes")
      return readInteger(path, value, 0, figures.bytes);
    if (key == "bound_bytes")
      return readInteger(path, value, 0, figures.boundBytes);
    if (key == "load_bytes")
      return readInteger(path, value, 0, figures.loadBytes);
    if (key == "exact_load_bytes")
      return readInteger(path, value, 0, figures.exactLoadBytes);
    // `proved` follows from the others.
    return {};
  }

  static Status readOptional(const JsonPath &path, const JsonScalar &value,
                             std::optional<int64_t> &out) {
    if (value.isNull())
      return {};
    return readInteger(path, value, minInt, out.emplace());
  }

  /// Number of bounds of the current range.
  int ends = 0;
};

void writePool(JsonWriter &json, const layout::Pool &pool) {
  json.newLine().beginObject().field("name", pool.name);
  json.field("alignment", pool.alignment).field("capacity", pool.capacity);
  json.key("boundaries").beginArray();
  for (int64_t boundary : pool.boundaries)
    json.value(boundary);
  json.endArray().endObject();
}

void writeBuffer(JsonWriter &json, const layout::Buffer &buffer) {
  json.newLine().beginObject().field("name", buffer.name);
  json.field("bytes", buffer.bytes);
  if (buffer.slots != 1)
    json.field("slots", buffer.slots);
  json.field("pool", buffer.pool).key("live").beginArray();
  for (const Interval &live : buffer.live)
    json.beginArray().value(live.begin).value(live.end).endArray();
  json.endArray();
  if (buffer.alignment)
    json.field("alignment", *buffer.alignment);
  if (buffer.offset)
    json.field("offset", *buffer.offset);
  json.endObject();
}

void writeSolution(JsonWriter &json, const LayoutDocument &document) {
  json.beginObject().key("offsets").beginArray();
  for (int64_t offset : document.solution->offsets)
    json.value(offset);
  json.endArray().newLine().key("pools").beginArray();
  for (const layout::PoolFigures &figures : document.solution->pools) {
    json.beginObject().field("bytes", figures.bytes);
    json.field("bound_bytes", figures.boundBytes);
    json.field("load_bytes", figures.loadBytes);
    json.field("exact_load_bytes", figures.exactLoadBytes);
    json.field("proved", figures.proved()).endObject();
  }
  json.endArray().newLine().field("effort", document.effort);
  json.field("seed", document.seed).endObject();
}

} // namespace

Expected<LayoutDocument> ao::planner::parseLayout(std::string_view json) {
  LayoutHandler handler;
  if (Status status = readJson(json, layoutJson, handler); !status)
    return status.takeError();
  return std::move(handler.document);
}

std::string ao::planner::toJson(const LayoutDocument &document) {
  JsonWriter json;
  json.beginDocument(layoutJson.schema);
  json.field("name", document.problem.name);
  json.newLine().key("pools").beginArray();
  for (const layout::Pool &pool : document.problem.pools)
    writePool(json, pool);
  json.endArray().newLine().key("buffers").beginArray();
  for (const layout::Buffer &buffer : document.problem.buffers)
    writeBuffer(json, buffer);
  json.endArray();
  if (document.solution)
    writeSolution(json.newLine().key("solution"), document);
  return json.endObject().newLine().take();
}

Error ao::planner::toError(const layout::LayoutError &error) {
  return Error{ErrorCode::InvalidInput, error.message, error.path};
}
