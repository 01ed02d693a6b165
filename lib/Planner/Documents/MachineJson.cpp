//===- MachineJson.cpp - Machine descriptions as JSON ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MachineJson.h"

#include <fstream>
#include <iterator>

using namespace ao;
using namespace ao::planner;

/// The machine that `text` describes; errors begin with `document`.
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

static constexpr JsonType ratesType = jsonMap(jsonScalar);
/// The header comes first: only a machine that is a document may have it.
static constexpr JsonKey machineKeys[] = {{"schema"},
                                          {"version"},
                                          {"name"},
                                          required("d2h_bandwidth"),
                                          required("h2d_bandwidth"),
                                          {"latency_us"},
                                          {"device_memory"},
                                          {"host_memory"},
                                          {"pinned_memory"},
                                          {"pageable_d2h_bandwidth"},
                                          {"pageable_h2d_bandwidth"},
                                          {"memory_bandwidth"},
                                          {"peak_flops", &ratesType},
                                          {"ranks_per_host_link"},
                                          {"collective_occupancy"},
                                          {"d2h_interference"},
                                          {"h2d_interference"},
                                          {"unified_memory"}};
static constexpr JsonType rootType = jsonObject(machineKeys);
static constexpr JsonDocument document = {ao::schemas::machine, &rootType,
                                          "ao-run --measure-link=FILE"};
const JsonType ao::planner::machineType = {JsonType::Kind::Object,
                                           machineKeys + 2,
                                           std::size(machineKeys) - 2, nullptr};

namespace {

class MachineHandler : public JsonHandler {
public:
  MachineReader reader;

  Status scalar(const JsonPath &path, const JsonScalar &value) override {
    return reader.scalar(path, value);
  }
  Status leave(const JsonPath &path) override {
    return path.size() == 0 ? reader.finish(path) : Status();
  }
};

} // namespace

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
  return readReal(path, value,
                  key == "d2h_bandwidth" ? machine.d2hBandwidth
                                         : machine.h2dBandwidth);
}

Status MachineReader::finish(const JsonPath &path) const {
  Status status = machine.verify();
  if (status)
    return {};
  Error error = status.takeError();
  error.path = path.str() + error.path.substr(1);
  return error;
}

Expected<Machine> ao::planner::parseMachine(std::string_view json) {
  MachineHandler handler;
  if (Status status = readJson(json, document, handler); !status)
    return status.takeError();
  return std::move(handler.reader.machine);
}

/// Writes the keys of a machine into an open object.
static void writeKeys(JsonWriter &json, const Machine &machine) {
  json.field("name", machine.name);
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
}

void ao::planner::writeMachine(JsonWriter &json, const Machine &machine) {
  writeKeys(json.beginObject(), machine);
  json.endObject();
}

std::string ao::planner::toJson(const Machine &machine) {
  JsonWriter json;
  writeKeys(json.beginDocument(document.schema), machine);
  return json.endObject().take();
}
