//===- OpCosts.cpp - Costs of ops -----------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Costs/OpCosts.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Costs/RegionCosts.h"
#include "ao/Analysis/Memory/SlicesInPlace.h"
#include "ao/Analysis/Ops/NamedOps.h"
#include "ao/Dialect/AO/IR/AOCompiledRegions.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Planner/Profile.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace mlir;
using namespace ao;

double ao::getBytesOrZero(Value value) {
  if (!isa<ShapedType>(value.getType()))
    return 0;
  std::optional<int64_t> bytes = getStaticBytes(value.getType());
  return bytes ? static_cast<double>(*bytes) : 0;
}

OpCost ao::getTrafficCost(Operation *op) {
  OpCost cost;
  for (OpOperand &operand : op->getOpOperands())
    if (!isShapeOnlyUse(operand))
      cost.bytes += getBytesOrZero(operand.get());
  for (Value result : op->getResults())
    cost.bytes += getBytesOrZero(result);
  return cost;
}

OpCost ao::getOpCost(Operation *op) {
  if (auto costOp = dyn_cast<CostOpInterface>(op))
    return costOp.getOpCost();
  if (NamedOp kind = classifyByName(op); kind != NamedOp::Unknown)
    return getNamedOpCost(op, kind);
  if (op->hasTrait<OpTrait::ConstantLike>() ||
      op->hasTrait<OpTrait::IsTerminator>() || definesNoData(op) || isView(op))
    return {};
  return getTrafficCost(op);
}

bool ao::takesNoTime(Operation *op) {
  // A loop that carries a host stack computes all the same.
  if (op->getNumRegions() > 0)
    return false;
  auto isHost = [](Type type) { return isHostPlaced(type); };
  return isTransferOp(op) || llvm::any_of(op->getOperandTypes(), isHost) ||
         llvm::any_of(op->getResultTypes(), isHost);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

std::string ao::getLocationName(Location location) {
  if (auto name = dyn_cast<NameLoc>(location))
    return name.getName().str();
  if (auto file = dyn_cast<FileLineColLoc>(location))
    return (file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" +
            Twine(file.getColumn()))
        .str();
  if (auto callSite = dyn_cast<CallSiteLoc>(location)) {
    std::string name = getLocationName(callSite.getCallee());
    return name.empty()
               ? name
               : getCompiledRegionPrefix(callSite.getCaller()).str() + name;
  }
  if (auto fused = dyn_cast<FusedLoc>(location))
    for (Location part : fused.getLocations())
      if (std::string name = getLocationName(part); !name.empty())
        return name;
  return {};
}

std::string ao::getOpName(Operation *op) {
  std::string name = getLocationName(op->getLoc());
  return name.empty() ? op->getName().getStringRef().str() : name;
}

std::string ao::getResultName(OpResult result) {
  return getOpName(result.getOwner()) + "#" +
         std::to_string(result.getResultNumber());
}

//===----------------------------------------------------------------------===//
// Profiles
//===----------------------------------------------------------------------===//

static InFlightDiagnostic emitFileError(MLIRContext *context, StringRef file) {
  return emitError(FileLineColLoc::get(context, file, 1, 1));
}

FailureOr<CostProfile> ao::loadCostProfile(MLIRContext *context,
                                           StringRef file) {
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/true);
  if (!buffer)
    return emitFileError(context, file)
           << "cannot read profile: " << buffer.getError().message();
  auto parsed = planner::parseProfile((*buffer)->getBuffer());
  if (!parsed)
    return emitFileError(context, file)
           << "malformed profile: " << parsed.error().str();
  CostProfile profile;
  for (const planner::MeasuredOp &measured : *parsed) {
    std::optional<OpKind> kind;
    if (measured.kind != planner::OpKind::Unknown)
      kind = symbolizeOpKind(planner::toString(measured.kind));
    profile[measured.name] = {measured.nanoseconds, kind};
  }
  return profile;
}

//===----------------------------------------------------------------------===//
// Durations
//===----------------------------------------------------------------------===//

static std::string getRateName(Type element) {
  std::string name;
  llvm::raw_string_ostream(name) << element;
  return name;
}

/// 2^53 ns is 104 days; more is a mistake of the model, not a step.
static constexpr double kMaxNanoseconds = 9007199254740992.0;

/// Returns the rate for the element type of the first shaped operand; the
/// machine's lowest rate if it has none for the type; 0 if it has no rates.
double DurationModel::getPeakFlops(Operation *op) const {
  if (machine.peakFlops.empty())
    return 0;
  for (Type type : op->getOperandTypes())
    if (isa<ShapedType>(type))
      return getPeakFlops(getElementTypeOrSelf(type));
  return getPeakFlops(Type());
}

/// Spelling out a type costs more than everything else here, so each is looked
/// up once.
double DurationModel::getPeakFlops(Type element) const {
  auto [known, isNew] = peakFlops.try_emplace(element, 0);
  if (!isNew)
    return known->second;
  if (element) {
    auto rate = machine.peakFlops.find(getRateName(element));
    if (rate != machine.peakFlops.end())
      return known->second = rate->second;
  }
  double lowest = machine.peakFlops.begin()->second;
  for (const auto &[name, rate] : machine.peakFlops)
    lowest = std::min(lowest, rate);
  return known->second = lowest;
}

int64_t DurationModel::getRoofline(Operation *op, const OpCost &cost) const {
  double seconds = 0;
  if (machine.memoryBandwidth > 0)
    seconds = cost.bytes / machine.memoryBandwidth;
  if (cost.flops > 0)
    if (double peak = getPeakFlops(op); peak > 0)
      seconds = std::max(seconds, cost.flops / peak);
  return static_cast<int64_t>(
      std::ceil(std::min(seconds * 1e9, kMaxNanoseconds)));
}

static const OpDuration *lookUp(const CostProfile &profile, Operation *op) {
  auto it = profile.end();
  if (std::string name = getLocationName(op->getLoc()); !name.empty())
    it = profile.find(name);
  if (it == profile.end())
    it = profile.find(op->getName().getStringRef());
  return it == profile.end() ? nullptr : &it->second;
}

double DurationModel::getBytes(Type type) const {
  auto [known, isNew] = bytes.try_emplace(type, 0);
  if (isNew && isa<ShapedType>(type))
    known->second = static_cast<double>(getStaticBytes(type).value_or(0));
  return known->second;
}

/// `getOpCost`, by way of what is known of names and types.
OpCost DurationModel::getCost(Operation *op) const {
  OpNameInfo info = names.lookUp(op);
  if (info.hasCostModel)
    return cast<CostOpInterface>(op).getOpCost();
  if (mayBeNamed(op))
    return ao::getOpCost(op);
  OpCost cost;
  if (info.isConstant || info.isTerminator ||
      (info.hasStorageModel && definesNoData(op)) ||
      (info.mayBeView && isView(op)))
    return cost;
  for (OpOperand &operand : op->getOpOperands())
    if (!info.queriesShape || !isShapeOnlyUse(operand))
      cost.bytes += getBytes(operand.get().getType());
  for (Type type : op->getResultTypes())
    cost.bytes += getBytes(type);
  return cost;
}

/// A cost without a kind, from whatever source, counts as compute: the kind of
/// compute that the op's own model says, if it does.
static std::optional<OpKind> getComputeKind(Operation *op) {
  OpKind kind = getOpCost(op).kind;
  return isComputeKind(kind) ? std::optional(kind) : std::nullopt;
}

static double sumDurations(Region &region, const DurationModel &model) {
  double sum = 0;
  for (Operation &op : region.getOps())
    sum += static_cast<double>(model.getDuration(&op).nanoseconds);
  return sum;
}

static int64_t roundDuration(double nanoseconds) {
  return static_cast<int64_t>(std::min(nanoseconds, kMaxNanoseconds));
}

/// Of a loop, the ops of its body one after the other, as often as it runs
/// them: as if it were unrolled. If the number of iterations is unknown, once.
int64_t DurationModel::getLoopDuration(LoopLikeOpInterface loop) const {
  double sum = 0;
  for (Region *region : loop.getLoopRegions())
    sum += sumDurations(*region, *this);
  return roundDuration(sum * getTripCount(loop));
}

/// The same for ops that are known by their names; of a branch, that of the
/// region that takes longest. Nothing for other ops.
static std::optional<int64_t>
getNamedRegionsDuration(Operation *op, const DurationModel &model) {
  NamedOp kind = classifyByName(op);
  if (kind != NamedOp::Loop && kind != NamedOp::Branch &&
      kind != NamedOp::Wrapper)
    return std::nullopt;
  double sum = 0;
  for (Region &region : op->getRegions()) {
    double duration = sumDurations(region, model);
    sum = kind == NamedOp::Branch ? std::max(sum, duration) : sum + duration;
  }
  return roundDuration(sum * getTripCount(op));
}

OpDuration DurationModel::getDuration(Operation *op) const {
  OpDuration duration = getDurationOfCopy(op);
  if (duration.nanoseconds > 0 && insertsInPlace(op))
    duration.nanoseconds = 0;
  return duration;
}

OpDuration DurationModel::getDurationOfCopy(Operation *op) const {
  if (takesNoTime(op))
    return {};
  if (!costName) {
    costName = StringAttr::get(op->getContext(), AODialect::kCostAttr);
    kindName = StringAttr::get(op->getContext(), AODialect::kKindAttr);
  }
  OpDuration duration;
  DictionaryAttr attributes = op->getRawDictionaryAttrs();
  if (auto kind = dyn_cast_or_null<StringAttr>(attributes.get(kindName)))
    duration.kind = symbolizeOpKind(kind.getValue());

  if (const OpDuration *measured = profile ? lookUp(*profile, op) : nullptr) {
    duration.nanoseconds = measured->nanoseconds;
    if (measured->kind)
      duration.kind = measured->kind;
    else if (!duration.kind)
      duration.kind = getComputeKind(op);
    return duration;
  }
  if (auto given = dyn_cast_or_null<IntegerAttr>(attributes.get(costName))) {
    duration.nanoseconds = given.getInt();
    if (!duration.kind)
      duration.kind = getComputeKind(op);
    return duration;
  }
  std::optional<int64_t> ofRegions;
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op);
      loop && op->getNumRegions() > 0)
    ofRegions = getLoopDuration(loop);
  else if (op->getNumRegions() > 0)
    ofRegions = getNamedRegionsDuration(op, *this);
  // The cost of a loop is that of all ops in it.
  OpCost cost;
  if (!ofRegions || !duration.kind)
    cost = getCost(op);
  duration.nanoseconds = ofRegions ? *ofRegions : getRoofline(op, cost);
  if (!duration.kind)
    duration.kind = cost.kind;
  return duration;
}
