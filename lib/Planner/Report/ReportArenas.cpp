//===- ReportArenas.cpp - The arenas of a step in its report --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ReportSections.h"
#include "ao/Planner/Report.h"
#include "ao/Support/JsonWriter.h"

using namespace ao;
using namespace ao::planner;

namespace {

template <typename Range, typename Get>
void writeColumn(JsonWriter &json, const char *key, const Range &range,
                 Get get) {
  json.newLine().key(key).beginArray();
  for (const auto &element : range)
    json.value(get(element));
  json.endArray();
}

void writePools(JsonWriter &json, const LayoutDocument &arenas) {
  using layout::PoolFigures;
  const std::vector<PoolFigures> &figures = arenas.solution->pools;
  json.newLine().key("pools").beginObject();
  writeColumn(json, "name", arenas.problem.pools,
              [](const layout::Pool &pool) { return pool.name; });
  writeColumn(json, "bytes", figures,
              [](const PoolFigures &pool) { return pool.bytes; });
  writeColumn(json, "bound_bytes", figures,
              [](const PoolFigures &pool) { return pool.boundBytes; });
  writeColumn(json, "load_bytes", figures,
              [](const PoolFigures &pool) { return pool.loadBytes; });
  json.endObject();
}

void writeBuffers(JsonWriter &json, const LayoutDocument &arenas) {
  using layout::Buffer;
  const std::vector<Buffer> &buffers = arenas.problem.buffers;
  json.newLine().key("buffers").beginObject();
  writeColumn(json, "name", buffers,
              [](const Buffer &buffer) { return buffer.name; });
  writeColumn(json, "bytes", buffers,
              [](const Buffer &buffer) { return buffer.bytes; });
  writeColumn(json, "stride", buffers, [&](const Buffer &buffer) {
    return arenas.problem.strideOf(buffer);
  });
  writeColumn(json, "slots", buffers,
              [](const Buffer &buffer) { return buffer.slots; });
  writeColumn(json, "pool", buffers,
              [](const Buffer &buffer) { return buffer.pool; });
  writeColumn(json, "offset", arenas.solution->offsets,
              [](int64_t offset) { return offset; });
  json.newLine().key("live").beginArray();
  for (const Buffer &buffer : buffers) {
    json.beginArray();
    for (const layout::Interval &live : buffer.live)
      json.beginArray().value(live.begin).value(live.end).endArray();
    json.endArray();
  }
  json.endArray().endObject();
}

std::string toReportJson(const LayoutDocument &arenas) {
  JsonWriter json;
  json.beginObject();
  writePools(json, arenas);
  writeBuffers(json, arenas);
  return json.newLine().endObject().take();
}

Error invalid(std::string message) {
  return {ErrorCode::InvalidInput, std::move(message), ""};
}

} // namespace

Expected<std::string> ao::planner::addArenas(std::string report,
                                             const LayoutDocument &arenas) {
  if (!arenas.solution)
    return invalid("a layout without a solution cannot be shown");
  if (auto error = arenas.problem.verify())
    return toError(*error);
  if (auto error = arenas.solution->verify(arenas.problem))
    return toError(*error);
  return addSection(std::move(report), "arenas", "arenas",
                    toReportJson(arenas));
}
