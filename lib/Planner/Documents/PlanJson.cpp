//===- PlanJson.cpp - ao.plan documents -----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanJson.h"
#include "Json.h"
#include "MachineJson.h"

#include <algorithm>
#include <limits>

using namespace ao;
using namespace ao::planner;

namespace {

constexpr JsonKey commandKeys[] = {
    required("do"), {"value"}, {"op"}, required("before"), {"tier"}};
constexpr JsonType commandType = jsonObject(commandKeys),
                   commandsType = jsonArray(commandType);
constexpr JsonKey optionKeys[] = {
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, TRAITS, DESCRIPTION, KEY)  \
  {KEY},
#include "ao/Planner/PlanOptions.def"
};
constexpr JsonType optionsType = jsonObject(optionKeys);
constexpr JsonKey predictedKeys[] = {{"makespan_us"},
                                     {"base_us"},
                                     {"exposed_us"},
                                     {"recomputed_us"},
                                     {"slowed_us"},
                                     {"recomputed_bytes"},
                                     {"added_us"},
                                     {"peak_bytes"},
                                     {"unplanned_peak_bytes"},
                                     {"host_peak_bytes"},
                                     {"pinned_peak_bytes"},
                                     renamed("offloaded_bytes", "moved_bytes"),
                                     {"makespan_bound_us"},
                                     {"peak_bound_bytes"}};
constexpr JsonType predictedType = jsonObject(predictedKeys);
constexpr JsonType requirementsType = jsonArray(jsonScalar);
constexpr JsonKey rootKeys[] = {required("schema"),
                                required("version"),
                                {"trace"},
                                required("ops"),
                                required("values"),
                                {"loops"},
                                required("machine", machineType),
                                {"options", &optionsType},
                                required("commands", commandsType),
                                {"requires", &requirementsType},
                                {"declined"},
                                {"predicted", &predictedType}};
constexpr JsonType rootType = jsonObject(rootKeys);
constexpr JsonDocument document = {schemas::plan, &rootType,
                                   "ao-plan TRACE -o FILE"};

class PlanHandler : public JsonHandler {
public:
  Plan plan;

  Status enter(const JsonPath &path) override {
    if (path.size() == 2 && path[0].key == "commands") {
      plan.commands.emplace_back();
      seen = 0;
    }
    return {};
  }

  Status leave(const JsonPath &path) override {
    if (path.size() == 0)
      return checkRanges();
    if (path.size() == 1 && path.lastKey() == "machine")
      return machine.finish(path);
    if (path.size() == 2 && path[0].key == "commands")
      return finishCommand(path);
    return {};
  }

  Status scalar(const JsonPath &path, const JsonScalar &value) override {
    const std::string &root = path[0].key;
    if (path.size() == 1)
      return rootScalar(path, value);
    if (root == "machine")
      return machine.scalar(path, value);
    if (root == "commands")
      return commandScalar(path, value);
    if (root == "requires")
      return requirement(path, value);
    return root == "options" ? optionScalar(path, value)
                             : predictedScalar(path, value);
  }

private:
  Status finishCommand(const JsonPath &path) {
    Command &command = plan.commands.back();
    bool isOp = command.kind == CommandKind::Recompute;
    if (!(seen & (isOp ? opKey : valueKey)))
      return jsonError(path, "missing key \"" +
                                 std::string(isOp ? "op" : "value") + "\"");
    if (seen & (isOp ? valueKey : opKey))
      return jsonError(path, isOp ? "a recompute has no value"
                                  : "only a recompute has an op");
    if ((seen & tierKey) && command.kind != CommandKind::Offload)
      return jsonError(path, "only an offload has a tier");
    if (isOp)
      command.value = commandOp;
    return {};
  }

  Status checkRanges() const {
    auto outOfRange = [](size_t index, const char *field, int64_t value,
                         int64_t limit) {
      return Error{ErrorCode::InvalidInput,
                   std::to_string(value) +
                       " is out of range, expected at most " +
                       std::to_string(limit),
                   "$.commands[" + std::to_string(index) + "]." + field};
    };
    for (size_t i = 0; i < plan.commands.size(); ++i) {
      const Command &command = plan.commands[i];
      bool isOp = command.kind == CommandKind::Recompute;
      if (isOp && command.op() >= plan.numOps)
        return outOfRange(i, "op", command.op(), plan.numOps - 1);
      if (!isOp && command.value >= plan.numValues)
        return outOfRange(i, "value", command.value, plan.numValues - 1);
      if (command.before > plan.numOps)
        return outOfRange(i, "before", command.before, plan.numOps);
    }
    return {};
  }

  Status rootScalar(const JsonPath &path, const JsonScalar &value) {
    const std::string &key = path.lastKey();
    if (key == "trace")
      return readString(path, value, plan.traceName);
    if (key == "declined")
      return readString(path, value, plan.declined);
    if (key == "ops")
      return readInteger(path, value, 0, plan.numOps);
    if (key == "values")
      return readInteger(path, value, 0, plan.numValues);
    return readInteger(path, value, 1, plan.numLoops);
  }

  /// The times of a plan with other requirements cannot be computed.
  Status requirement(const JsonPath &path, const JsonScalar &value) {
    std::string text;
    if (Status status = readString(path, value, text); !status)
      return status;
    if (text != "copies" && text != "tier" && text != "interference")
      return jsonError(path, "unsupported requirement \"" + text + "\"");
    plan.required.push_back(std::move(text));
    return {};
  }

  Status commandScalar(const JsonPath &path, const JsonScalar &value) {
    const std::string &key = path.lastKey();
    Command &command = plan.commands.back();
    if (key == "value") {
      seen |= valueKey;
      return readInteger(path, value, 0, command.value);
    }
    if (key == "op") {
      seen |= opKey;
      return readInteger(path, value, 0, commandOp);
    }
    if (key == "before")
      return readInteger(path, value, 0, command.before);
    if (key == "do")
      return readWord(path, value, command.kind);
    seen |= tierKey;
    return readWord(path, value, command.tier);
  }

  /// Reads an option of the kind `Kind`.
  template <typename Kind>
  static Status readOption(const JsonPath &path, const JsonScalar &value,
                           typename Kind::Type &out) {
    using Type = typename Kind::Type;
    constexpr int64_t least = std::is_same_v<Kind, option_kind::Seed>
                                  ? std::numeric_limits<int64_t>::min()
                                  : 0;
    if constexpr (std::is_enum_v<Type>) {
      return readWord(path, value, out);
    } else if constexpr (std::is_same_v<Type, bool>) {
      return readBool(path, value, out);
    } else if constexpr (std::is_same_v<Type, int64_t>) {
      return readInteger(path, value, least, out);
    } else if constexpr (std::is_same_v<Type, double>) {
      return readReal(path, value, out);
    } else if constexpr (std::is_same_v<Type, std::optional<double>>) {
      return readReal(path, value, out.emplace());
    } else {
      out.reset();
      return value.isNull() ? Status()
                            : readInteger(path, value, least, out.emplace());
    }
  }

  Status optionScalar(const JsonPath &path, const JsonScalar &value) {
    const std::string &key = path.lastKey();
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, TRAITS, DESCRIPTION, KEY)  \
  if (key == KEY)                                                              \
    return readOption<option_kind::KIND>(path, value, plan.options.MEMBER);
#include "ao/Planner/PlanOptions.def"
    return {};
  }

  Status predictedScalar(const JsonPath &path, const JsonScalar &value) {
    const std::string &key = path.lastKey();
    Prediction &p = plan.predicted;
    const std::pair<std::string_view, double *> reals[] = {
        {"makespan_us", &p.makespanUs},
        {"base_us", &p.baseUs},
        {"exposed_us", &p.exposedUs},
        {"recomputed_us", &p.recomputedUs},
        {"slowed_us", &p.slowedUs},
        {"makespan_bound_us", &p.makespanBoundUs}};
    for (const auto &[name, field] : reals)
      if (key == name) {
        // The bound of a budget that no plan meets is written as null.
        if (value.isNull() && name == "makespan_bound_us") {
          *field = std::numeric_limits<double>::infinity();
          return {};
        }
        if (Status status = readReal(path, value, *field); !status)
          return status;
        return *field < 0 ? jsonError(path, "a time must not be negative")
                          : Status();
      }
    const std::pair<std::string_view, int64_t *> integers[] = {
        {"peak_bytes", &p.peakBytes},
        {"unplanned_peak_bytes", &p.unplannedPeakBytes},
        {"host_peak_bytes", &p.hostPeakBytes},
        {"pinned_peak_bytes", &p.pinnedPeakBytes},
        {"offloaded_bytes", &p.offloadedBytes},
        {"recomputed_bytes", &p.recomputedBytes},
        {"peak_bound_bytes", &p.peakBoundBytes}};
    for (const auto &[name, field] : integers)
      if (key == name)
        return readInteger(path, value, 0, *field);
    // Only added_us is left, a sum of others.
    double sum = 0;
    return readReal(path, value, sum);
  }

  MachineReader machine;
  /// The keys of the last command that not every command has.
  static constexpr unsigned valueKey = 1, opKey = 2, tierKey = 4;
  unsigned seen = 0;
  int64_t commandOp = 0;

public:
  Plan take() {
    plan.machine = std::move(machine.machine);
    return std::move(plan);
  }
};

} // namespace

/// Writes an option, if it differs from its default or if each plan has it.
template <typename T>
static void writeOption(JsonWriter &json, std::string_view key, const T &value,
                        const T &initial) {
  constexpr std::string_view always[] = {
      "policy", "device_budget", "host_budget", "min_bytes", "effort", "seed"};
  if (value == initial &&
      std::find(std::begin(always), std::end(always), key) == std::end(always))
    return;
  if constexpr (std::is_enum_v<T>)
    json.field(key, toString(value));
  else
    json.field(key, value);
}

void ao::planner::writePlanOptions(JsonWriter &json,
                                   const PlanOptions &options) {
  const PlanOptions initial;
  json.beginObject();
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, TRAITS, DESCRIPTION, KEY)  \
  writeOption(json, KEY, options.MEMBER, initial.MEMBER);
#include "ao/Planner/PlanOptions.def"
  json.endObject();
}

void ao::planner::writePrediction(JsonWriter &json,
                                  const Prediction &predicted) {
  json.beginObject().field("makespan_us", predicted.makespanUs);
  json.field("base_us", predicted.baseUs);
  json.field("exposed_us", predicted.exposedUs);
  if (predicted.recomputedUs > 0 || predicted.recomputedBytes > 0) {
    json.field("recomputed_us", predicted.recomputedUs);
    json.field("recomputed_bytes", predicted.recomputedBytes);
  }
  if (predicted.slowedUs > 0)
    json.field("slowed_us", predicted.slowedUs);
  if (predicted.addedUs() > predicted.exposedUs)
    json.field("added_us", predicted.addedUs());
  json.field("peak_bytes", predicted.peakBytes);
  json.field("unplanned_peak_bytes", predicted.unplannedPeakBytes);
  json.field("host_peak_bytes", predicted.hostPeakBytes);
  json.field("pinned_peak_bytes", predicted.pinnedPeakBytes);
  json.field("offloaded_bytes", predicted.offloadedBytes);
  json.field("makespan_bound_us", predicted.makespanBoundUs);
  json.field("peak_bound_bytes", predicted.peakBoundBytes).endObject();
}

Expected<Plan> ao::planner::parsePlan(std::string_view json) {
  PlanHandler handler;
  if (Status status = readJson(json, document, handler); !status)
    return status.takeError();
  return handler.take();
}

Expected<Plan> ao::planner::loadPlan(const std::string &file) {
  Expected<std::string> text = readFile(file);
  if (!text)
    return text.takeError();
  return parsePlan(*text);
}

std::string ao::planner::toJson(const Plan &plan) {
  JsonWriter json;
  json.beginDocument(document.schema);
  json.field("trace", plan.traceName);
  json.field("ops", plan.numOps).field("values", plan.numValues);
  if (plan.numLoops > 0)
    json.field("loops", plan.numLoops);
  writeMachine(json.newLine().key("machine"), plan.machine);
  writePlanOptions(json.newLine().key("options"), plan.options);
  json.newLine().key("commands").beginArray();
  for (const Command &command : plan.commands) {
    json.newLine().beginObject().field("do", toString(command.kind));
    bool isOp = command.kind == CommandKind::Recompute;
    json.field(isOp ? "op" : "value", command.value);
    json.field("before", command.before);
    if (command.tier != Tier::Pinned)
      json.field("tier", toString(command.tier));
    json.endObject();
  }
  json.endArray();
  if (!plan.required.empty()) {
    json.newLine().key("requires").beginArray();
    for (const std::string &key : plan.required)
      json.value(key);
    json.endArray();
  }
  if (!plan.declined.empty())
    json.newLine().field("declined", plan.declined);
  writePrediction(json.newLine().key("predicted"), plan.predicted);
  return json.endObject().newLine().take();
}
