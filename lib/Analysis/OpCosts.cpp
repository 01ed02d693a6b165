//===- OpCosts.cpp - what ops cost ----------------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/OpCosts.h"

#include "ao/Analysis/StorageAliases.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/JSON.h"
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
  if (op->hasTrait<OpTrait::ConstantLike>() ||
      op->hasTrait<OpTrait::IsTerminator>() || definesNoData(op) || isView(op))
    return {};
  return getTrafficCost(op);
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
  if (auto callSite = dyn_cast<CallSiteLoc>(location))
    return getLocationName(callSite.getCallee());
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

//===----------------------------------------------------------------------===//
// Profiles
//===----------------------------------------------------------------------===//

static InFlightDiagnostic emitFileError(MLIRContext *context, StringRef file) {
  return emitError(FileLineColLoc::get(context, file, 1, 1));
}

/// One entry of a profile, or what is wrong with it.
static llvm::Expected<OpDuration> parseEntry(const llvm::json::Value &value) {
  OpDuration duration;
  const llvm::json::Value *nanoseconds = &value;
  if (const llvm::json::Object *object = value.getAsObject()) {
    if (const llvm::json::Value *kind = object->get("kind")) {
      duration.kind = symbolizeOpKind(kind->getAsString().value_or(""));
      if (!duration.kind)
        return llvm::createStringError(
            ".kind: expected matmul, conv, attention, memory, collective or "
            "other");
    }
    nanoseconds = object->get("ns");
  }
  std::optional<int64_t> integer =
      nanoseconds ? nanoseconds->getAsInteger() : std::nullopt;
  if (!integer || *integer < 0)
    return llvm::createStringError(
        ": expected a non-negative 63-bit number of nanoseconds");
  duration.nanoseconds = *integer;
  return duration;
}

/// The JSON reader recurses; a profile is two levels deep.
static bool isTooDeep(StringRef text) {
  constexpr int kMaxDepth = 64;
  int depth = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString && c == '\\')
      ++i;
    else if (c == '"')
      inString = !inString;
    else if (!inString && (c == '[' || c == '{') && ++depth > kMaxDepth)
      return true;
    else if (!inString && (c == ']' || c == '}'))
      --depth;
  }
  return false;
}

FailureOr<CostProfile> ao::loadCostProfile(MLIRContext *context,
                                           StringRef file) {
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/true);
  if (!buffer)
    return emitFileError(context, file)
           << "cannot read profile: " << buffer.getError().message();
  if (isTooDeep((*buffer)->getBuffer()))
    return emitFileError(context, file)
           << "malformed profile: nested too deeply";
  llvm::Expected<llvm::json::Value> json =
      llvm::json::parse((*buffer)->getBuffer());
  if (!json)
    return emitFileError(context, file)
           << "malformed profile: " << llvm::toString(json.takeError());
  const llvm::json::Object *object = json->getAsObject();
  if (!object)
    return emitFileError(context, file)
           << "malformed profile: $: expected an object from op name to "
              "nanoseconds";
  CostProfile profile;
  for (const auto &[key, value] : *object) {
    llvm::Expected<OpDuration> duration = parseEntry(value);
    if (!duration)
      return emitFileError(context, file)
             << "malformed profile: $[\"" << StringRef(key) << "\"]"
             << llvm::toString(duration.takeError());
    profile[StringRef(key)] = *duration;
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

/// The rate for the element type of the first shaped operand; the machine's
/// lowest rate where it does not know the type; 0 if it knows none.
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
  // 2^53 ns is 104 days; more is a mistake of the model, not a step.
  return static_cast<int64_t>(
      std::ceil(std::min(seconds * 1e9, 9007199254740992.0)));
}

static const OpDuration *lookUp(const CostProfile &profile, Operation *op) {
  auto it = profile.end();
  if (std::string name = getLocationName(op->getLoc()); !name.empty())
    it = profile.find(name);
  if (it == profile.end())
    it = profile.find(op->getName().getStringRef());
  return it == profile.end() ? nullptr : &it->second;
}

OpDuration DurationModel::getDuration(Operation *op) const {
  OpDuration duration;
  if (auto attr = dyn_cast_or_null<StringAttr>(
          op->getDiscardableAttr(AODialect::kKindAttr)))
    duration.kind = symbolizeOpKind(attr.getValue());

  if (const OpDuration *measured = profile ? lookUp(*profile, op) : nullptr) {
    duration.nanoseconds = measured->nanoseconds;
    if (measured->kind)
      duration.kind = measured->kind;
    else if (!duration.kind && isa<CostOpInterface>(op))
      duration.kind = getOpCost(op).kind;
    return duration;
  }
  if (auto given = dyn_cast_or_null<IntegerAttr>(
          op->getDiscardableAttr(AODialect::kCostAttr))) {
    duration.nanoseconds = given.getInt();
    return duration;
  }
  OpCost cost = getOpCost(op);
  duration.nanoseconds = getRoofline(op, cost);
  if (!duration.kind)
    duration.kind = cost.kind;
  return duration;
}
