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

using namespace ao;
using namespace ao::planner;

namespace {

constexpr std::string_view scheduleSchema = "ao.schedule";

class ScheduleHandler : public JsonHandler {
public:
  PipelineSchedule schedule;

  Shape shape(const JsonPath &path) override {
    switch (path.size()) {
    case 0:
    case 2:
      return Shape::Object;
    case 1:
      return root.shape(path.lastKey());
    default:
      return object.shape(path.lastKey());
    }
  }

  Status enter(const JsonPath &path) override {
    if (path.size() == 1)
      root.see(path.lastKey());
    if (path.size() == 2) {
      schedule.items.emplace_back();
      object.begin();
    }
    return {};
  }

  Status leave(const JsonPath &path) override {
    if (path.size() == 0)
      return root.verify(path);
    if (path.size() != 2)
      return {};
    if (!object.has("idle_us"))
      return object.verify(path);
    for (const char *key : {"run", "microbatch", "chunk"})
      if (object.has(key))
        return jsonError(path, "an item either runs a chunk or is idle");
    return {};
  }

  Status scalar(const JsonPath &path, const JsonScalar &value) override {
    const std::string &key = path.lastKey();
    if (path.size() == 1) {
      root.see(key);
      return readHeader(path, value, scheduleSchema);
    }
    object.see(key);
    ScheduleItem &item = schedule.items.back();
    if (key == "microbatch")
      return readInteger(path, value, 0, item.microbatch);
    if (key == "chunk")
      return readInteger(path, value, 0, item.chunk);
    if (key == "run")
      return readPhase(path, value, item.run);
    if (Status status = readReal(path, value, item.idleUs); !status)
      return status;
    if (item.idleUs < 0)
      return jsonError(path, "idle time must not be negative");
    return {};
  }

private:
  static constexpr JsonKey rootKeys[] = {{"schema", Shape::Scalar, true},
                                         {"version", Shape::Scalar, true},
                                         {"items", Shape::Array, true}};
  static constexpr JsonKey itemKeys[] = {{"run", Shape::Scalar, true},
                                         {"microbatch", Shape::Scalar, true},
                                         {"chunk", Shape::Scalar, true},
                                         {"idle_us"}};

  static Status readPhase(const JsonPath &path, const JsonScalar &value,
                          Phase &phase) {
    std::string text;
    if (Status status = readString(path, value, text); !status)
      return status;
    for (Phase candidate : {Phase::Forward, Phase::Backward})
      if (text == toString(candidate)) {
        phase = candidate;
        return {};
      }
    return jsonError(path, "expected \"forward\" or \"backward\", got \"" +
                               text + "\"");
  }

  JsonObject root{rootKeys}, object{itemKeys};
};

} // namespace

Expected<PipelineSchedule> ao::planner::parseSchedule(std::string_view json) {
  ScheduleHandler handler;
  if (Status status = readJson(json, handler); !status)
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
  json.beginObject().field("schema", scheduleSchema).field("version", 1);
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
