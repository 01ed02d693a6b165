//===- ScheduleJson.cpp - ao.schedule documents ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "ao/Planner/Schedule.h"
#include "ao/Support/JsonWriter.h"

#include <algorithm>

using namespace ao;
using namespace ao::planner;

namespace {

constexpr JsonKey itemKeys[] = {
    {"run"}, renamed("microbatch", "instance"), {"chunk"}, {"idle_us"}};
constexpr JsonType itemType = jsonObject(itemKeys);
constexpr JsonType itemsType = jsonArray(itemType);
constexpr JsonKey rootKeys[] = {required("schema"), required("version"),
                                required("items", itemsType)};
constexpr JsonType rootType = jsonObject(rootKeys);
constexpr JsonDocument document = {schemas::schedule, &rootType, nullptr};

class ScheduleHandler : public JsonHandler {
public:
  PipelineSchedule schedule;

  Status enter(const JsonPath &path) override {
    if (path.size() == 2) {
      schedule.items.emplace_back();
      keys.clear();
    }
    return {};
  }

  Status leave(const JsonPath &path) override {
    if (path.size() != 2)
      return {};
    bool isIdle = has("idle_us");
    for (const char *key : {"run", "microbatch", "chunk"}) {
      if (isIdle && has(key))
        return jsonError(path, "an item either runs a chunk or is idle");
      if (!isIdle && !has(key))
        return jsonError(path, "missing key \"" + std::string(key) + "\"");
    }
    return {};
  }

  Status scalar(const JsonPath &path, const JsonScalar &value) override {
    const std::string &key = path.lastKey();
    keys.push_back(key);
    ScheduleItem &item = schedule.items.back();
    if (key == "microbatch")
      return readInteger(path, value, 0, item.microbatch);
    if (key == "chunk")
      return readInteger(path, value, 0, item.chunk);
    if (key == "run")
      return readWord(path, value, item.run);
    if (Status status = readReal(path, value, item.idleUs); !status)
      return status;
    if (item.idleUs < 0)
      return jsonError(path, "idle time must not be negative");
    return {};
  }

private:
  bool has(std::string_view key) const {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
  }

  /// The keys of the last item.
  std::vector<std::string> keys;
};

} // namespace

Expected<PipelineSchedule> ao::planner::parseSchedule(std::string_view json) {
  ScheduleHandler handler;
  if (Status status = readJson(json, document, handler); !status)
    return status.takeError();
  return std::move(handler.schedule);
}

Expected<PipelineSchedule> ao::planner::loadSchedule(const std::string &file) {
  Expected<std::string> text = readFile(file);
  if (!text)
    return text.takeError();
  return parseSchedule(*text);
}

std::string ao::planner::toJson(const PipelineSchedule &schedule) {
  JsonWriter json;
  json.beginDocument(document.schema);
  json.newLine().key("items").beginArray();
  for (const ScheduleItem &item : schedule.items) {
    json.newLine().beginObject();
    if (item.isIdle())
      json.field("idle_us", item.idleUs);
    else
      json.field("run", toString(item.run))
          .field("microbatch", item.microbatch)
          .field("chunk", item.chunk);
    json.endObject();
  }
  return json.endArray().endObject().newLine().take();
}
