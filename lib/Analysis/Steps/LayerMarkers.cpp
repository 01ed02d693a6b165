//===- LayerMarkers.cpp - Plans from markers of layers --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/LayerMarkers.h"

#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Planner/Policies.h"
#include <limits>
#include <map>
#include <tuple>

using namespace mlir;
using namespace ao;
using planner::CommandKind;

namespace {
/// A marker, the number of ops of the step before it, and its place among
/// all markers.
struct Marker {
  Operation *op = nullptr;
  int64_t before = 0;
  int64_t position = 0;
};

/// The markers of one layer of one microbatch.
struct MarkedLayer {
  Marker offload, release, reload;
};

/// Microbatch and layer; microbatch -1: the marker has none.
using LayerKey = std::pair<int64_t, int64_t>;

LayerKey getKey(Operation *marker) {
  auto microbatch = marker->getAttrOfType<IntegerAttr>("microbatch");
  return {microbatch ? microbatch.getInt() : -1,
          marker->getAttrOfType<IntegerAttr>("layer").getInt()};
}

std::string describe(LayerKey key) {
  std::string text = "layer " + std::to_string(key.second);
  if (key.first >= 0)
    text += " of microbatch " + std::to_string(key.first);
  return text;
}

class MarkerPlanner {
public:
  MarkerPlanner(const Step &step, const planner::Trace &trace)
      : step(step), trace(trace) {}

  LogicalResult read();
  LogicalResult plan(int64_t minBytes);
  std::vector<planner::Command> takeCommands();

private:
  LogicalResult readBlock(Block &block, bool isBackward);
  LogicalResult verifyPlace(Operation *op, bool isTop, bool isBackward) const;
  LogicalResult note(Operation *op);
  LogicalResult verifyComplete() const;
  LogicalResult planMember(LayerKey key, const MarkedLayer &layer,
                           const planner::LayerMember &member);
  InFlightDiagnostic errorAtUse(const Marker &marker, const Twine &text,
                                int64_t value, int64_t use) const;

  /// Before one op, the commands that follow a definition or use of a value
  /// come first, then those of markers, in their order, then waits.
  static constexpr int64_t first = -1;
  static constexpr int64_t last = std::numeric_limits<int64_t>::max();

  void add(CommandKind kind, int64_t value, int64_t before, int64_t position,
           int64_t order) {
    commands.emplace_back(
        std::tuple(before, position, static_cast<int>(kind), order),
        planner::Command{kind, value, before});
  }

  const Step &step;
  const planner::Trace &trace;
  std::map<LayerKey, MarkedLayer> layers;
  std::vector<
      std::pair<std::tuple<int64_t, int64_t, int, int64_t>, planner::Command>>
      commands;
  int64_t number = 0, position = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// Places and order
//===----------------------------------------------------------------------===//

LogicalResult MarkerPlanner::verifyPlace(Operation *op, bool isTop,
                                         bool isBackward) const {
  bool belongsToBackward = isa<StartReloadOp>(op);
  if (isTop && (!step.isPair() || belongsToBackward == isBackward))
    return success();
  StringRef function = !step.isPair()      ? "step"
                       : belongsToBackward ? "backward function"
                                           : "forward function";
  return op->emitError() << "'" << op->getName()
                         << "' must be at the top level of the " << function;
}

LogicalResult MarkerPlanner::readBlock(Block &block, bool isBackward) {
  for (Operation &op : block) {
    if (number < static_cast<int64_t>(step.getOps().size()) &&
        step.getOps()[number] == &op)
      ++number;
    bool isMarker = isLayerMarker(&op);
    if (isMarker && (failed(verifyPlace(&op, /*isTop=*/true, isBackward)) ||
                     failed(note(&op))))
      return failure();
    WalkResult inside = op.walk([&](Operation *nested) {
      if (nested == &op || !isLayerMarker(nested))
        return WalkResult::advance();
      (void)verifyPlace(nested, /*isTop=*/false, isBackward);
      return WalkResult::interrupt();
    });
    if (inside.wasInterrupted())
      return failure();
  }
  return success();
}

/// Returns an error at a marker, with a note at another one if there is one.
static LogicalResult fail(Operation *op, const Twine &text,
                          Operation *other = nullptr) {
  InFlightDiagnostic diagnostic = op->emitError() << text;
  if (other)
    diagnostic.attachNote(other->getLoc()) << "the other one is here";
  return diagnostic;
}

/// Each layer is offloaded, released and reloaded once, in this order.
LogicalResult MarkerPlanner::note(Operation *op) {
  LayerKey key = getKey(op);
  MarkedLayer &layer = layers[key];
  bool isRelease = isa<ReleaseOp>(op), isReload = isa<StartReloadOp>(op);
  Marker &marker = isRelease  ? layer.release
                   : isReload ? layer.reload
                              : layer.offload;
  if (marker.op)
    return fail(op,
                describe(key) + " is " +
                    (isRelease  ? "released"
                     : isReload ? "reloaded"
                                : "offloaded") +
                    " twice",
                marker.op);
  if (isRelease && !layer.offload.op)
    return fail(op, describe(key) + " is released before its offload starts");
  if (isReload && !layer.release.op)
    return fail(op, describe(key) + " is reloaded before it is released",
                layer.offload.op);
  marker = {op, number, position++};
  return success();
}

LogicalResult MarkerPlanner::verifyComplete() const {
  for (const auto &[key, layer] : layers)
    if (!layer.release.op)
      return fail(layer.offload.op,
                  describe(key) + " is offloaded and never released");
  return success();
}

LogicalResult MarkerPlanner::read() {
  if (failed(readBlock(step.getForwardBlock(), /*isBackward=*/false)))
    return failure();
  if (step.isPair() &&
      failed(readBlock(step.getBackwardBlock(), /*isBackward=*/true)))
    return failure();
  return verifyComplete();
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

InFlightDiagnostic MarkerPlanner::errorAtUse(const Marker &marker,
                                             const Twine &text, int64_t value,
                                             int64_t use) const {
  InFlightDiagnostic diagnostic = marker.op->emitError() << text;
  Location loc = use < trace.numOps() ? step.getOps()[use]->getLoc()
                                      : step.getStorageLoc(value);
  diagnostic.attachNote(loc)
      << "'" << trace.values[value].name << "' is "
      << (use == trace.values[value].def ? "defined" : "used") << " here";
  return diagnostic;
}

/// Plans one value: it is offloaded once it exists, released at the marker or
/// after its last use before the reload, and waited for at its next use.
LogicalResult MarkerPlanner::planMember(LayerKey key, const MarkedLayer &layer,
                                        const planner::LayerMember &member) {
  const planner::Value &value = trace.values[member.value];
  int64_t reload = layer.reload.op ? layer.reload.before : layer.release.before;
  auto behind = llvm::lower_bound(value.uses, reload);
  int64_t use = behind != value.uses.end() ? *behind : trace.numOps();
  bool isNeeded = behind != value.uses.end() || value.liveOut;
  if (!layer.reload.op && isNeeded)
    return errorAtUse(layer.release,
                      describe(key) + " is released and never reloaded",
                      member.value, use);
  int64_t before = behind == value.uses.begin() ? value.def : *(behind - 1);
  if (step.isPair() && before >= step.getBoundary())
    return errorAtUse(layer.reload,
                      "'" + value.name + "' of " + describe(key) +
                          " is used before 'ao.start_reload' reloads it",
                      member.value, before);
  if (layer.reload.op && value.def >= reload)
    return errorAtUse(layer.reload,
                      describe(key) + " is reloaded before '" + value.name +
                          "' is defined",
                      member.value, value.def);
  // Copying a value without further uses frees no memory.
  if (!isNeeded)
    return success();
  int64_t offload = std::max(layer.offload.before, value.def + 1);
  int64_t release = std::max({layer.release.before, offload, before + 1});
  if (before >= layer.release.before && before >= 0)
    layer.release.op->emitRemark()
        << "'" << value.name << "' of " << describe(key)
        << " is released after its last use before the reload";
  bool late = offload > layer.offload.before;
  add(CommandKind::Offload, member.value, offload,
      late ? first : layer.offload.position, member.def);
  late = release > layer.release.before;
  add(CommandKind::Release, member.value, release,
      late ? first : layer.release.position, member.def);
  add(CommandKind::Reload, member.value, reload, layer.reload.position, use);
  add(CommandKind::Wait, member.value, use, last, member.value);
  return success();
}

LogicalResult MarkerPlanner::plan(int64_t minBytes) {
  std::map<LayerKey, std::vector<planner::LayerMember>> saved;
  for (const planner::LayerMember &member :
       planner::layerMembers(trace, minBytes))
    saved[{member.microbatch, member.layer}].push_back(member);
  for (const auto &[key, layer] : layers) {
    auto members = saved.find(key);
    if (members == saved.end()) {
      layer.offload.op->emitWarning()
          << describe(key) << " saves no eligible value";
      continue;
    }
    for (const planner::LayerMember &member : members->second)
      if (failed(planMember(key, layer, member)))
        return failure();
  }
  return success();
}

std::vector<planner::Command> MarkerPlanner::takeCommands() {
  llvm::stable_sort(
      commands, [](const auto &a, const auto &b) { return a.first < b.first; });
  std::vector<planner::Command> sorted;
  for (const auto &[order, command] : commands)
    sorted.push_back(command);
  return sorted;
}

FailureOr<std::vector<planner::Command>>
ao::collectMarkedCommands(const Step &step, const planner::Trace &trace,
                          int64_t minBytes) {
  MarkerPlanner planner(step, trace);
  if (failed(planner.read()) || failed(planner.plan(minBytes)))
    return failure();
  return planner.takeCommands();
}

LogicalResult ao::verifyHasNoMarkers(ModuleOp module, ArrayRef<Step> steps) {
  Operation *marker = findDialectOp(module, steps, isLayerMarker);
  if (!marker)
    return success();
  return emitMarkerError(marker);
}

void ao::eraseMarkers(const Step &step) {
  if (!step.hasDialectOps())
    return;
  auto eraseIn = [](Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block))
      if (isLayerMarker(&op))
        op.erase();
  };
  eraseIn(step.getForwardBlock());
  if (step.isPair())
    eraseIn(step.getBackwardBlock());
}
