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

#include <algorithm>
#include <initializer_list>
#include <limits>

using namespace ao;
using namespace ao::planner;
using layout::Interval;

namespace {

constexpr std::string_view layoutSchema = "ao.layout";
constexpr int64_t minInt = std::numeric_limits<int64_t>::min();

bool isOneOf(std::string_view key,
             std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), key) != names.end();
}

class LayoutHandler : public JsonHandler {
public:
  LayoutDocument document;

  Shape shape(const JsonPath &path) override {
    switch (path.size()) {
    case 0:
      return Shape::Object;
    case 1:
      if (isOneOf(path.lastKey(), {"pools", "buffers"}))
        return Shape::Array;
      if (path.lastKey() == "solution")
        return Shape::Object;
      return isOneOf(path.lastKey(), {"schema", "version", "name"})
                 ? Shape::Scalar
                 : Shape::Ignore;
    case 2:
      if (path[0].key != "solution")
        return Shape::Object;
      return isOneOf(path.lastKey(), {"offsets", "pools"}) ? Shape::Array
             : isOneOf(path.lastKey(), {"effort", "seed"}) ? Shape::Scalar
                                                           : Shape::Ignore;
    case 3:
      return memberShape(path);
    case 4:
      if (path[2].key == "live")
        return Shape::Array;
      return Shape::Scalar;
    default:
      return Shape::Scalar;
    }
  }

  Status enter(const JsonPath &path) override {
    if (path.size() == 1) {
      hasPools |= path.lastKey() == "pools";
      hasBuffers |= path.lastKey() == "buffers";
      if (path.lastKey() == "solution")
        document.solution.emplace();
    } else if (path.size() == 2 && path[0].key == "pools") {
      document.problem.pools.emplace_back();
    } else if (path.size() == 2 && path[0].key == "buffers") {
      document.problem.buffers.emplace_back();
      hasBytes = false;
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
    if (path.size() == 2 && path[0].key == "buffers" && !hasBytes)
      return jsonError(path, "missing key \"bytes\"");
    if (path.size() != 0)
      return {};
    if (!hasSchema)
      return jsonError(path, "missing key \"schema\"");
    if (!hasPools)
      return jsonError(path, "missing key \"pools\"");
    if (!hasBuffers)
      return jsonError(path, "missing key \"buffers\"");
    return {};
  }

  Status scalar(const JsonPath &path, const JsonScalar &value) override {
    if (path.size() == 1)
      return rootScalar(path, value);
    if (path[0].key == "solution")
      return solutionScalar(path, value);
    if (path.size() == 5)
      return endOfRange(path, value);
    return path[0].key == "pools" ? poolScalar(path, value)
                                  : bufferScalar(path, value);
  }

private:
  static Shape memberShape(const JsonPath &path) {
    const std::string &list = path[0].key, &key = path.lastKey();
    if (list == "solution")
      return path[1].key == "pools" ? Shape::Object : Shape::Scalar;
    if (list == "pools")
      return key == "walls"                                    ? Shape::Array
             : isOneOf(key, {"name", "alignment", "capacity"}) ? Shape::Scalar
                                                               : Shape::Ignore;
    return key == "live" ? Shape::Array
           : isOneOf(key,
                     {"name", "bytes", "turns", "pool", "alignment", "offset"})
               ? Shape::Scalar
               : Shape::Ignore;
  }

  Status rootScalar(const JsonPath &path, const JsonScalar &value) {
    if (path.lastKey() == "name")
      return readString(path, value, document.problem.name);
    hasSchema |= path.lastKey() == "schema";
    return readHeader(path, value, layoutSchema);
  }

  Status poolScalar(const JsonPath &path, const JsonScalar &value) {
    layout::Pool &pool = document.problem.pools.back();
    if (path.size() == 4)
      return readInteger(path, value, minInt, pool.walls.emplace_back());
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
    if (key == "turns")
      return readInteger(path, value, minInt, buffer.turns);
    hasBytes |= key == "bytes";
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

  bool hasSchema = false, hasPools = false, hasBuffers = false;
  bool hasBytes = false;
  /// Numbers of the range at hand.
  int ends = 0;
};

void writePool(JsonWriter &json, const layout::Pool &pool) {
  json.newLine().beginObject().field("name", pool.name);
  json.field("alignment", pool.alignment).field("capacity", pool.capacity);
  json.key("walls").beginArray();
  for (int64_t wall : pool.walls)
    json.value(wall);
  json.endArray().endObject();
}

void writeBuffer(JsonWriter &json, const layout::Buffer &buffer) {
  json.newLine().beginObject().field("name", buffer.name);
  json.field("bytes", buffer.bytes);
  if (buffer.turns != 1)
    json.field("turns", buffer.turns);
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
  if (Status status = readJson(json, handler); !status)
    return status.takeError();
  return std::move(handler.document);
}

std::string ao::planner::toJson(const LayoutDocument &document) {
  JsonWriter json;
  json.beginObject().field("schema", layoutSchema).field("version", 1);
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
