//===- StepTrace.cpp - Steps as traces ------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/StepTrace.h"

#include "ao/Analysis/Steps/LoopStalls.h"
#include "ao/Dialect/AO/IR/AOCompiledRegions.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Planner/PlanRequest.h"

using namespace mlir;
using namespace ao;

static planner::OpKind convertKind(std::optional<OpKind> kind) {
  if (!kind)
    return planner::OpKind::Unknown;
  // Converted by name: the two enumerations share no type.
  return planner::parseOpKind(stringifyOpKind(*kind))
      .value_or(planner::OpKind::Unknown);
}

namespace {
/// The names of attributes of ops, compared as pointers.
struct AttributeNames {
  explicit AttributeNames(MLIRContext *context)
      : phase(StringAttr::get(context, kPhaseAttr)),
        layer(StringAttr::get(context, AODialect::kLayerAttr)),
        microbatch(StringAttr::get(context, kMicrobatchAttr)),
        compiledRegion(StringAttr::get(context, kCompiledRegionAttr)) {}

  StringAttr phase, layer, microbatch, compiledRegion;
};
} // namespace

/// `getAttrOfType` looks among the op's own attributes first.
template <typename T>
static T getDiscardable(Operation *op, StringAttr name) {
  return dyn_cast_or_null<T>(op->getDiscardableAttr(name));
}

static planner::Op convertOp(const Step &step, Operation *op, size_t number,
                             const DurationModel &durations, double stallUs,
                             const AttributeNames &names) {
  OpDuration duration = durations.getDuration(op);
  planner::Op converted;
  converted.durationUs =
      static_cast<double>(duration.nanoseconds) / 1e3 + stallUs;
  converted.kind = convertKind(duration.kind);
  if (step.isPair())
    converted.phase = static_cast<int64_t>(number) < step.getBoundary()
                          ? planner::Phase::Forward
                          : planner::Phase::Backward;
  else if (auto phase = getDiscardable<StringAttr>(op, names.phase))
    converted.phase = phase == "backward" ? planner::Phase::Backward
                                          : planner::Phase::Forward;
  if (auto layer = getDiscardable<IntegerAttr>(op, names.layer))
    converted.layer = layer.getInt();
  converted.inheritedBytes = step.getInheritedBytes(number);
  converted.entryBytes = step.getEntryBytes(number);
  if (auto microbatch = getDiscardable<IntegerAttr>(op, names.microbatch))
    converted.microbatch = microbatch.getInt();
  if (auto compiledRegion =
          getDiscardable<IntegerAttr>(op, names.compiledRegion))
    converted.compiledRegion = compiledRegion.getInt();
  converted.isRecomputed = isRecomputed(op);
  return converted;
}

/// Returns the obstacle for summaries: values inside an op with regions count
/// as those of a loop.
static planner::Obstacle getObstacle(const Storage &storage,
                                     const EligibilityRules &rules) {
  using planner::Obstacle;
  if (storage.ineligibility == Ineligibility::None)
    return hasFewElements(storage, rules) ? Obstacle::FewElements
                                          : Obstacle::Excluded;
  if (!storage.base && storage.ineligibility == Ineligibility::NotATensor)
    return Obstacle::Loop;
  switch (storage.ineligibility) {
  case Ineligibility::StaticArgument:
    return Obstacle::Argument;
  case Ineligibility::ModelOutput:
    return Obstacle::Output;
  case Ineligibility::DefinedByLoop:
    return Obstacle::Loop;
  case Ineligibility::Cheap:
    return Obstacle::Cheap;
  case Ineligibility::NotSaved:
    return Obstacle::NotSaved;
  case Ineligibility::NoGap:
  case Ineligibility::NoBackwardUse:
    return Obstacle::NoGap;
  case Ineligibility::MarkedKeep:
    return Obstacle::Excluded;
  default:
    return Obstacle::Unknown;
  }
}

static planner::Value convertValue(const Step &step, size_t id) {
  const Storage &storage = step.getStorages()[id];
  planner::Value value;
  value.bytes = storage.bytes;
  value.def = storage.def;
  ArrayRef<int32_t> uses = step.getUses(id);
  value.uses.assign(llvm::upper_bound(uses, value.def), uses.end());
  value.liveOut = storage.liveOut;
  value.group = storage.group;
  return value;
}

planner::Trace ao::buildTrace(const Step &step, const DurationModel &durations,
                              const EligibilityRules &rules, bool isNamed) {
  planner::Trace trace;
  trace.name = step.getName().str();
  if (step.isPair())
    trace.boundary = step.getBoundary();
  AttributeNames names(step.getRoot()->getContext());
  trace.ops.reserve(step.getOps().size());
  std::vector<double> stalls = computeStallsUs(step, durations);
  for (auto [number, op] : llvm::enumerate(step.getOps()))
    trace.ops.push_back(
        convertOp(step, op, number, durations, stalls[number], names));
  trace.values.reserve(step.getStorages().size());
  for (auto [id, storage] : llvm::enumerate(step.getStorages())) {
    planner::Value &value = trace.values.emplace_back(convertValue(step, id));
    value.offloadable = storage.ineligibility == Ineligibility::None &&
                        getIneligibility(step, id, rules).empty();
    if (!value.offloadable)
      value.obstacle = getObstacle(storage, rules);
    // The first op that defines or uses it determines its owner.
    int64_t owner = value.def >= 0       ? value.def
                    : value.uses.empty() ? -1
                                         : value.uses.front();
    if (owner >= 0)
      value.microbatch = trace.ops[owner].microbatch;
    if (ArrayRef<unsigned> slots = step.getSavedSlots(id); !slots.empty())
      value.slot = slots.front();
  }
  if (isNamed)
    nameTrace(step, trace);
  return trace;
}

void ao::nameTrace(const Step &step, planner::Trace &trace) {
  for (auto [number, op] : llvm::enumerate(trace.ops)) {
    Operation *source = step.getOps()[number];
    op.name = getOpName(source) + (op.isRecomputed ? " (recomputed)" : "");
    if (source->hasAttr(kNodeCallAttr))
      op.node = getNodeName(source->getLoc()).str();
  }
  for (auto [id, value] : llvm::enumerate(trace.values))
    value.name = step.getStorageName(id);
}

int64_t ao::computeUnplannedPeak(const Step &step) {
  planner::Trace trace;
  trace.ops.resize(step.getOps().size());
  for (auto [number, op] : llvm::enumerate(trace.ops)) {
    op.inheritedBytes = step.getInheritedBytes(number);
    op.entryBytes = step.getEntryBytes(number);
  }
  for (size_t id = 0, e = step.getStorages().size(); id != e; ++id)
    trace.values.push_back(convertValue(step, id));
  return planner::unplannedPeak(trace);
}

FailureOr<int64_t> ao::resolveMinBytes(const Step &step, StringRef text) {
  int64_t peak =
      text == StringRef(planner::autoMinBytes) ? computeUnplannedPeak(step) : 0;
  planner::Expected<int64_t> bytes = planner::resolveMinBytes(text, peak);
  if (!bytes)
    return emitError(step.getRoot()->getLoc()) << bytes.error().str();
  return *bytes;
}
