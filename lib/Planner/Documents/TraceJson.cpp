//===- TraceJson.cpp - ao.step-trace documents ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "ao/Planner/Trace.h"
#include "ao/Support/JsonWriter.h"

#include <limits>

using namespace ao;
using namespace ao::planner;

namespace {

constexpr int64_t minInt = std::numeric_limits<int64_t>::min();

constexpr JsonType numbersType = jsonArray(jsonScalar);
constexpr JsonKey opKeys[] = {required("name"),
                              required("duration_us"),
                              {"kind"},
                              {"phase"},
                              {"layer"},
                              renamed("microbatch", "instance"),
                              renamed("compiled_region", "piece"),
                              {"node"},
                              {"inherited_bytes"},
                              {"entry_bytes"},
                              {"recompute"},
                              {"recompute_us"},
                              {"why_not"},
                              renamed("recomputed", "second_run"),
                              {"d2h_occupancy"},
                              {"h2d_occupancy"}};
constexpr JsonKey valueKeys[] = {required("name"),
                                 required("bytes"),
                                 required("def"),
                                 required("uses", numbersType),
                                 required("offloadable"),
                                 {"live_out"},
                                 {"slot"},
                                 {"obstacle"},
                                 renamed("microbatch", "instance"),
                                 {"group"},
                                 {"copies"},
                                 {"reuses"}};
constexpr JsonKey loopKeys[] = {required("name"), required("first_op"),
                                required("body_ops"), required("trips")};
constexpr JsonKey residualKeys[] = {
    required("name"),     required("values", numbersType),
    required("loop_out"), required("loop_in"),
    {"waits_within"},     {"copy_us"},
    {"in_place"}};
constexpr JsonType opType = jsonObject(opKeys), opsType = jsonArray(opType);
constexpr JsonType valueType = jsonObject(valueKeys),
                   valuesType = jsonArray(valueType);
constexpr JsonType loopType = jsonObject(loopKeys),
                   loopsType = jsonArray(loopType);
constexpr JsonType residualType = jsonObject(residualKeys),
                   residualsType = jsonArray(residualType);
constexpr JsonKey rootKeys[] = {
    required("schema"),
    required("version"),
    {"name"},
    {"boundary"},
    {"complete_uses"},
    required("ops", opsType),
    required("values", valuesType),
    {"loops", &loopsType},
    renamed("stacked_residuals", "stacks", residualsType)};
constexpr JsonType rootType = jsonObject(rootKeys);
constexpr JsonDocument document = {schemas::stepTrace, &rootType,
                                   "ao-opt STEP --ao-emit-trace=output=FILE"};

class TraceHandler : public JsonHandler {
public:
  Trace trace;

  Status enter(const JsonPath &path) override {
    if (path.size() == 2)
      begin(path[0].key);
    return {};
  }

  Status scalar(const JsonPath &path, const JsonScalar &value) override {
    if (path.size() == 1)
      return rootScalar(path, value);
    if (path.size() == 3) {
      const std::string &list = path[0].key;
      if (list == "stacked_residuals")
        return residualScalar(path, value);
      if (list == "loops")
        return loopScalar(path, value);
      return list == "values" ? valueScalar(path, value)
                              : opScalar(path, value);
    }
    int64_t number = 0;
    if (Status status = readInteger(path, value, 0, number); !status)
      return status;
    (path[0].key == "stacked_residuals" ? trace.residuals.back().values
                                        : trace.values.back().uses)
        .push_back(number);
    return {};
  }

private:
  /// Another entry of `list` begins.
  void begin(const std::string &list) {
    if (list == "loops")
      trace.loops.emplace_back();
    else if (list == "stacked_residuals")
      trace.residuals.emplace_back();
    else if (list == "values")
      trace.values.emplace_back();
    else
      trace.ops.emplace_back();
  }

  Status rootScalar(const JsonPath &path, const JsonScalar &value) {
    const std::string &key = path.lastKey();
    if (key == "name")
      return readString(path, value, trace.name);
    if (key == "complete_uses")
      return readBool(path, value, trace.completeUses);
    trace.boundary.reset();
    if (value.isNull())
      return {};
    int64_t boundary = 0;
    if (Status status = readInteger(path, value, 0, boundary); !status)
      return status;
    trace.boundary = boundary;
    return {};
  }

  Status opScalar(const JsonPath &path, const JsonScalar &value) {
    const std::string &key = path.lastKey();
    Op &op = trace.ops.back();
    if (key == "name")
      return readString(path, value, op.name);
    if (key == "duration_us")
      return readDuration(path, value, op.durationUs);
    if (key == "node")
      return readString(path, value, op.node);
    if (key == "recompute_us")
      return readDuration(path, value, op.recomputeUs.emplace());
    if (key == "recompute")
      return readBool(path, value, op.recompute);
    if (key == "recomputed")
      return readBool(path, value, op.isRecomputed);
    if (key == "inherited_bytes")
      return readInteger(path, value, 0, op.inheritedBytes);
    if (key == "entry_bytes")
      return readInteger(path, value, 0, op.entryBytes);
    if (key == "d2h_occupancy")
      return readReal(path, value, op.d2hOccupancy);
    if (key == "h2d_occupancy")
      return readReal(path, value, op.h2dOccupancy);
    if (key == "layer")
      return readInteger(path, value, minInt, op.layer);
    if (key == "microbatch")
      return readInteger(path, value, 0, op.microbatch);
    if (key == "compiled_region")
      return readInteger(path, value, 0, op.compiledRegion);
    if (key == "kind")
      return readWord(path, value, op.kind);
    if (key == "why_not")
      return readWord(path, value, op.whyNot);
    return readWord(path, value, op.phase);
  }

  static Status readDuration(const JsonPath &path, const JsonScalar &value,
                             double &out) {
    if (Status status = readReal(path, value, out); !status)
      return status;
    return out < 0 ? jsonError(path, "a duration must not be negative")
                   : Status();
  }

  Status valueScalar(const JsonPath &path, const JsonScalar &value) {
    const std::string &key = path.lastKey();
    Value &entry = trace.values.back();
    if (key == "name")
      return readString(path, value, entry.name);
    if (key == "bytes")
      return readInteger(path, value, 0, entry.bytes);
    if (key == "def")
      return readInteger(path, value, -1, entry.def);
    if (key == "slot")
      return readInteger(path, value, 0, entry.slot.emplace());
    if (key == "microbatch")
      return readInteger(path, value, 0, entry.microbatch);
    if (key == "group")
      return readInteger(path, value, 0, entry.group);
    if (key == "copies")
      return readInteger(path, value, 1, entry.copies);
    if (key == "reuses")
      return readInteger(path, value, 0, entry.reuses);
    if (key == "offloadable")
      return readBool(path, value, entry.offloadable);
    if (key == "obstacle")
      return readWord(path, value, entry.obstacle);
    return readBool(path, value, entry.liveOut);
  }

  Status loopScalar(const JsonPath &path, const JsonScalar &value) {
    const std::string &key = path.lastKey();
    Loop &loop = trace.loops.back();
    if (key == "name")
      return readString(path, value, loop.name);
    if (key == "first_op")
      return readInteger(path, value, 0, loop.firstOp);
    return readInteger(path, value, 1,
                       key == "trips" ? loop.trips : loop.bodyOps);
  }

  Status residualScalar(const JsonPath &path, const JsonScalar &value) {
    const std::string &key = path.lastKey();
    Residual &residual = trace.residuals.back();
    if (key == "name")
      return readString(path, value, residual.name);
    if (key == "waits_within")
      return readBool(path, value, residual.waitsWithin);
    if (key == "copy_us")
      return readDuration(path, value, residual.copyUs);
    if (key == "in_place")
      return readBool(path, value, residual.inPlace);
    return readInteger(path, value, 0,
                       key == "loop_out" ? residual.loopOut : residual.loopIn);
  }
};

} // namespace

Expected<Trace> ao::planner::parseTrace(std::string_view json) {
  TraceHandler handler;
  if (Status status = readJson(json, document, handler); !status)
    return status.takeError();
  if (Status status = handler.trace.verify(); !status)
    return status.takeError();
  return std::move(handler.trace);
}

Expected<Trace> ao::planner::loadTrace(const std::string &file) {
  Expected<std::string> text = readFile(file);
  if (!text)
    return text.takeError();
  return parseTrace(*text);
}

static void write(JsonWriter &json, const Op &op) {
  json.newLine().beginObject().field("name", op.name);
  json.field("duration_us", op.durationUs);
  if (op.kind != OpKind::Unknown)
    json.field("kind", toString(op.kind));
  if (op.phase != Phase::Unknown)
    json.field("phase", toString(op.phase));
  if (op.layer != -1)
    json.field("layer", op.layer);
  if (op.microbatch != -1)
    json.field("microbatch", op.microbatch);
  if (op.compiledRegion != -1)
    json.field("compiled_region", op.compiledRegion);
  if (!op.node.empty())
    json.field("node", op.node);
  if (op.inheritedBytes != 0)
    json.field("inherited_bytes", op.inheritedBytes);
  if (op.entryBytes != 0)
    json.field("entry_bytes", op.entryBytes);
  if (op.recompute)
    json.field("recompute", true);
  if (op.recomputeUs)
    json.field("recompute_us", *op.recomputeUs);
  if (op.whyNot != WhyNot::Unknown)
    json.field("why_not", toString(op.whyNot));
  if (op.isRecomputed)
    json.field("recomputed", true);
  if (op.d2hOccupancy != 0)
    json.field("d2h_occupancy", op.d2hOccupancy);
  if (op.h2dOccupancy != 0)
    json.field("h2d_occupancy", op.h2dOccupancy);
  json.endObject();
}

static void write(JsonWriter &json, const Value &value) {
  json.newLine().beginObject().field("name", value.name);
  json.field("bytes", value.bytes).field("def", value.def);
  json.key("uses").beginArray();
  for (int64_t use : value.uses)
    json.value(use);
  json.endArray().field("offloadable", value.offloadable);
  if (value.obstacle != Obstacle::Unknown)
    json.field("obstacle", toString(value.obstacle));
  json.field("live_out", value.liveOut);
  if (value.slot)
    json.field("slot", *value.slot);
  if (value.microbatch != -1)
    json.field("microbatch", value.microbatch);
  if (value.group != -1)
    json.field("group", value.group);
  if (value.copies != 1)
    json.field("copies", value.copies);
  if (value.reuses != -1)
    json.field("reuses", value.reuses);
  json.endObject();
}

static void write(JsonWriter &json, const Loop &loop) {
  json.newLine().beginObject().field("name", loop.name);
  json.field("first_op", loop.firstOp).field("body_ops", loop.bodyOps);
  json.field("trips", loop.trips).endObject();
}

static void write(JsonWriter &json, const Residual &residual) {
  json.newLine().beginObject().field("name", residual.name);
  json.key("values").beginArray();
  for (int64_t value : residual.values)
    json.value(value);
  json.endArray().field("loop_out", residual.loopOut);
  json.field("loop_in", residual.loopIn);
  if (residual.waitsWithin)
    json.field("waits_within", true);
  if (residual.copyUs > 0)
    json.field("copy_us", residual.copyUs);
  if (residual.inPlace)
    json.field("in_place", true);
  json.endObject();
}

/// Traces without any have no such key.
template <typename T>
static void writeAny(JsonWriter &json, const char *key,
                     const std::vector<T> &entries) {
  if (entries.empty())
    return;
  json.newLine().key(key).beginArray();
  for (const T &entry : entries)
    write(json, entry);
  json.endArray();
}

std::string ao::planner::toJson(const Trace &trace) {
  JsonWriter json;
  json.beginDocument(document.schema);
  json.field("name", trace.name).field("boundary", trace.boundary);
  if (trace.completeUses)
    json.field("complete_uses", true);
  json.newLine().key("ops").beginArray();
  for (const Op &op : trace.ops)
    write(json, op);
  json.endArray().newLine().key("values").beginArray();
  for (const Value &value : trace.values)
    write(json, value);
  json.endArray();
  writeAny(json, "loops", trace.loops);
  writeAny(json, "stacked_residuals", trace.residuals);
  return json.endObject().newLine().take();
}
