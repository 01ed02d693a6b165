//===- MachineJson.cpp - Machine descriptions as JSON ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MachineJson.h"

#include <fstream>

using namespace ao::planner;

/// The machine that `text` describes; what is wrong stands behind `document`.
static Expected<Machine> parseDocument(std::string_view text,
                                       const std::string &document) {
  Expected<Machine> machine = parseMachine(text);
  if (machine)
    return machine;
  Error error = machine.takeError();
  return Error{error.code, document + ": " + error.str(), ""};
}

Expected<Machine> ao::planner::loadMachine(const std::string &nameOrFile) {
  if (std::optional<Machine> preset = findMachinePreset(nameOrFile))
    return std::move(*preset);
  if (!nameOrFile.empty() && nameOrFile.front() == '{')
    return parseDocument(nameOrFile, "machine");
  if (!std::ifstream(nameOrFile)) {
    std::string known;
    for (const std::string &preset : machinePresets())
      known += (known.empty() ? "" : ", ") + preset;
    return Error{ErrorCode::FileError,
                 "machine '" + nameOrFile + "' is neither a file nor one of " +
                     known,
                 ""};
  }
  Expected<std::string> text = readFile(nameOrFile);
  if (!text)
    return text.takeError();
  return parseDocument(*text, "machine '" + nameOrFile + "'");
}

namespace {

class MachineHandler : public JsonHandler {
public:
  MachineReader reader;

  /// A misspelled key would silently leave a default; documents that hold a
  /// machine and are written by later versions may have more keys.
  Shape shape(const JsonPath &path) override {
    if (path.size() == 0)
      return Shape::Object;
    Shape known = MachineReader::shape(path, 0);
    return known == Shape::Ignore ? Shape::ScalarOrObject : known;
  }
  Status enter(const JsonPath &path) override {
    if (path.size() == 0 || MachineReader::shape(path, 0) == Shape::Object)
      return {};
    return jsonError(path, MachineReader::unknownKey);
  }
  Status scalar(const JsonPath &path, const JsonScalar &value) override {
    return reader.scalar(path, value);
  }
  Status leave(const JsonPath &path) override {
    return path.size() == 0 ? reader.finish(path) : Status();
  }
};

} // namespace

JsonHandler::Shape MachineReader::shape(const JsonPath &path, size_t depth) {
  using Shape = JsonHandler::Shape;
  static constexpr std::string_view scalars[] = {"name",
                                                 "d2h_bandwidth",
                                                 "h2d_bandwidth",
                                                 "latency_us",
                                                 "device_memory",
                                                 "host_memory",
                                                 "pinned_memory",
                                                 "pageable_d2h_bandwidth",
                                                 "pageable_h2d_bandwidth",
                                                 "memory_bandwidth",
                                                 "ranks_per_host_link",
                                                 "collective_occupancy",
                                                 "d2h_interference",
                                                 "h2d_interference",
                                                 "unified_memory"};
  if (path.size() > depth + 1)
    return Shape::Scalar;
  if (path.lastKey() == "peak_flops")
    return Shape::Object;
  for (std::string_view name : scalars)
    if (path.lastKey() == name)
      return Shape::Scalar;
  return Shape::Ignore;
}

Status MachineReader::scalar(const JsonPath &path, const JsonScalar &value) {
  const std::string &key = path.lastKey();
  if (path.size() > 1 && path[path.size() - 2].key == "peak_flops")
    return readReal(path, value, machine.peakFlops[key]);
  if (key == "name")
    return readString(path, value, machine.name);
  if (key == "latency_us")
    return readReal(path, value, machine.latencyUs);
  if (key == "device_memory")
    return readInteger(path, value, 0, machine.deviceMemory);
  if (key == "host_memory")
    return readInteger(path, value, 0, machine.hostMemory);
  if (key == "pinned_memory")
    return readInteger(path, value, 0, machine.pinnedMemory);
  if (key == "pageable_d2h_bandwidth")
    return readReal(path, value, machine.pageableD2hBandwidth);
  if (key == "pageable_h2d_bandwidth")
    return readReal(path, value, machine.pageableH2dBandwidth);
  if (key == "memory_bandwidth")
    return readReal(path, value, machine.memoryBandwidth);
  if (key == "ranks_per_host_link")
    return readInteger(path, value, 1, machine.ranksPerHostLink);
  if (key == "collective_occupancy")
    return readReal(path, value, machine.collectiveOccupancy);
  if (key == "d2h_interference")
    return readReal(path, value, machine.d2hInterference);
  if (key == "h2d_interference")
    return readReal(path, value, machine.h2dInterference);
  if (key == "unified_memory")
    return readBool(path, value, machine.unifiedMemory);
  if (key != "d2h_bandwidth" && key != "h2d_bandwidth")
    return jsonError(path, unknownKey);
  bool out = key == "d2h_bandwidth";
  (out ? hasD2h : hasH2d) = true;
  return readReal(path, value,
                  out ? machine.d2hBandwidth : machine.h2dBandwidth);
}

Status MachineReader::finish(const JsonPath &path) const {
  if (!hasD2h)
    return jsonError(path, "missing key \"d2h_bandwidth\"");
  if (!hasH2d)
    return jsonError(path, "missing key \"h2d_bandwidth\"");
  Status status = machine.verify();
  if (status)
    return {};
  Error error = status.takeError();
  error.path = path.str() + error.path.substr(1);
  return error;
}

Expected<Machine> ao::planner::parseMachine(std::string_view json) {
  MachineHandler handler;
  if (Status status = readJson(json, handler); !status)
    return status.takeError();
  return std::move(handler.reader.machine);
}

void ao::planner::writeMachine(JsonWriter &json, const Machine &machine) {
  json.beginObject().field("name", machine.name);
  json.field("d2h_bandwidth", machine.d2hBandwidth);
  json.field("h2d_bandwidth", machine.h2dBandwidth);
  json.field("latency_us", machine.latencyUs);
  json.field("device_memory", machine.deviceMemory);
  json.field("host_memory", machine.hostMemory);
  if (machine.pinnedMemory > 0)
    json.field("pinned_memory", machine.pinnedMemory);
  if (machine.hasPageableTier()) {
    json.field("pageable_d2h_bandwidth", machine.pageableD2hBandwidth);
    json.field("pageable_h2d_bandwidth", machine.pageableH2dBandwidth);
  }
  json.field("memory_bandwidth", machine.memoryBandwidth);
  json.key("peak_flops").beginObject();
  for (const auto &[type, rate] : machine.peakFlops)
    json.field(type, rate);
  json.endObject().field("ranks_per_host_link", machine.ranksPerHostLink);
  if (machine.collectiveOccupancy > 0)
    json.field("collective_occupancy", machine.collectiveOccupancy);
  if (machine.d2hInterference > 0)
    json.field("d2h_interference", machine.d2hInterference);
  if (machine.h2dInterference > 0)
    json.field("h2d_interference", machine.h2dInterference);
  if (machine.unifiedMemory)
    json.field("unified_memory", true);
  json.endObject();
}

std::string ao::planner::toJson(const Machine &machine) {
  JsonWriter json;
  writeMachine(json, machine);
  return json.take();
}
