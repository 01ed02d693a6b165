//===- AODialect.cpp - Dialect, attributes, types -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOArenas.h"
#include "ao/Dialect/AO/IR/AOCompiledRegions.h"
#include "ao/Dialect/AO/IR/AOCosts.h"
#include "ao/Dialect/AO/IR/AOExtension.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/IR/AOLossy.h"
#include "ao/Dialect/AO/IR/AORecompute.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "ao/Dialect/AO/IR/AOScalars.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace ao;

#include "ao/Dialect/AO/IR/AODialect.cpp.inc"
#include "ao/Dialect/AO/IR/AOEnums.cpp.inc"
#include "ao/Dialect/AO/IR/AOInterfaces.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "ao/Dialect/AO/IR/AOAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "ao/Dialect/AO/IR/AOTypes.cpp.inc"

void AODialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "ao/Dialect/AO/IR/AOAttrs.cpp.inc"
      >();
}

void AODialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "ao/Dialect/AO/IR/AOTypes.cpp.inc"
      >();
}

void AODialect::initialize() {
  registerAttributes();
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "ao/Dialect/AO/IR/AOOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ao/Dialect/AO/IR/AOLayerOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ao/Dialect/AO/IR/AOScalarOps.cpp.inc"
      >();
  addBytecodeInterface(*this);
}

//===----------------------------------------------------------------------===//
// Placement
//===----------------------------------------------------------------------===//

static HostAttr getHostPlacement(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return dyn_cast_if_present<HostAttr>(tensor.getEncoding());
  if (auto buffer = dyn_cast<BaseMemRefType>(type))
    return dyn_cast_if_present<HostAttr>(buffer.getMemorySpace());
  return {};
}

bool ao::isHostPlaced(Type type) {
  return static_cast<bool>(getHostPlacement(type));
}

HostTier ao::getHostTier(Type type) {
  HostAttr placement = getHostPlacement(type);
  return placement ? placement.getTier() : HostTier::Pinned;
}

static ShapedType withPlacement(ShapedType type, Attribute placement) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return RankedTensorType::get(tensor.getShape(), tensor.getElementType(),
                                 placement);
  auto buffer = cast<MemRefType>(type);
  return MemRefType::get(buffer.getShape(), buffer.getElementType(),
                         MemRefLayoutAttrInterface(), placement);
}

ShapedType ao::getHostType(ShapedType type, HostTier tier) {
  return withPlacement(type, HostAttr::get(type.getContext(), tier));
}

ShapedType ao::getDeviceType(ShapedType type) {
  return withPlacement(type, Attribute());
}

//===----------------------------------------------------------------------===//
// Places in arenas
//===----------------------------------------------------------------------===//

LogicalResult SlotAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               int64_t offset, int64_t bytes,
                               int64_t numSlots) {
  if (offset < 0 || bytes < 1)
    return emitError() << "expected a positive size and a non-negative offset, "
                          "got "
                       << bytes << " bytes at " << offset;
  if (numSlots < 1)
    return emitError() << "expected a positive number of slots, got "
                       << numSlots;
  int64_t end;
  if (llvm::MulOverflow(bytes, numSlots, end) ||
      llvm::AddOverflow(offset, end, end))
    return emitError() << "expected a slot that ends below 2^63";
  return success();
}

LogicalResult ArenasAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 int64_t device, int64_t host) {
  if (device < 0 || host < 0)
    return emitError() << "expected arenas of non-negative size, got " << device
                       << " and " << host;
  return success();
}

//===----------------------------------------------------------------------===//
// Transfer type
//===----------------------------------------------------------------------===//

bool TransferType::isToHost() const { return isHostPlaced(getDestination()); }

LogicalResult TransferType::verify(function_ref<InFlightDiagnostic()> emitError,
                                   ShapedType destination) {
  if (!isa<RankedTensorType, MemRefType>(destination))
    return emitError() << "expected a ranked tensor or memref as the "
                          "destination of a transfer, got "
                       << destination;
  return success();
}

//===----------------------------------------------------------------------===//
// Opaque calls
//===----------------------------------------------------------------------===//

int64_t ao::detail::getWorkspace(Operation *op) {
  return getNumber(op, kWorkspaceAttr).value_or(0);
}

//===----------------------------------------------------------------------===//
// Kinds of ops
//===----------------------------------------------------------------------===//

bool ao::isComputeKind(OpKind kind) {
  return kind == OpKind::Matmul || kind == OpKind::Conv ||
         kind == OpKind::Attention;
}

//===----------------------------------------------------------------------===//
// Discardable attributes
//===----------------------------------------------------------------------===//

static LogicalResult verifyNonNegative(Operation *op, NamedAttribute attr) {
  auto integer = dyn_cast<IntegerAttr>(attr.getValue());
  if (!integer || !integer.getType().isSignlessInteger(64))
    return op->emitError() << "expected '" << attr.getName().getValue()
                           << "' to be a 64-bit integer, got "
                           << attr.getValue();
  if (integer.getInt() < 0)
    return op->emitError() << "expected '" << attr.getName().getValue()
                           << "' to be non-negative, got " << integer.getInt();
  return success();
}

static LogicalResult verifyUnit(Operation *op, NamedAttribute attr) {
  if (isa<UnitAttr>(attr.getValue()))
    return success();
  return op->emitError() << "expected '" << attr.getName().getValue()
                         << "' to be a unit attribute, got " << attr.getValue();
}

/// `ao.offload` and `ao.keep` contradict each other.
static LogicalResult verifyMark(Operation *op, NamedAttribute attr) {
  if (failed(verifyUnit(op, attr)))
    return failure();
  if (attr.getName() == AODialect::kOffloadAttr &&
      op->hasAttr(AODialect::kKeepAttr))
    return op->emitError() << "marked both '" << AODialect::kOffloadAttr
                           << "' and '" << AODialect::kKeepAttr << "'";
  return success();
}

/// Emits an error unless the attribute is an `Attr`. Readers of a plan check
/// that it belongs to the step.
template <typename Attr>
static LogicalResult verifyIs(Operation *op, NamedAttribute attr,
                              StringRef expected) {
  if (isa<Attr>(attr.getValue()))
    return success();
  return op->emitError() << "expected '" << attr.getName().getValue()
                         << "' to be " << expected << ", got "
                         << attr.getValue();
}

/// `ao.plan`: the plan of a step, or the plans of bodies and of the step.
static LogicalResult verifyPlan(Operation *op, NamedAttribute attr) {
  auto texts = dyn_cast<ArrayAttr>(attr.getValue());
  if (texts && !texts.empty() && llvm::all_of(texts, llvm::IsaPred<StringAttr>))
    return success();
  return verifyIs<StringAttr>(op, attr, "a string or an array of strings");
}

/// Verifies the slot of a buffer; an op that frees has a unit attribute.
static LogicalResult verifySlot(Operation *op, NamedAttribute attr) {
  if (isa<UnitAttr>(attr.getValue()) && op->getNumResults() == 0)
    return success();
  return verifyIs<SlotAttr>(op, attr,
                            "an #ao.slot, or a unit attribute of a free");
}

static LogicalResult verifyLoop(Operation *op, NamedAttribute attr) {
  if (!isa<LoopAttr>(attr.getValue()))
    return op->emitError() << "expected '" << kLoopAttr
                           << "' to be an #ao.loop, got " << attr.getValue();
  if (!isa<LoopLikeOpInterface>(op))
    return op->emitError() << "expected '" << kLoopAttr << "' on a loop";
  return success();
}

/// `ao.share`: a dictionary of numbers.
static LogicalResult verifyShare(Operation *op, NamedAttribute attr) {
  auto isNumber = [](NamedAttribute field) {
    auto number = dyn_cast<IntegerAttr>(field.getValue());
    return number && number.getType().isSignlessInteger(64);
  };
  auto share = dyn_cast<DictionaryAttr>(attr.getValue());
  if (share && llvm::all_of(share, isNumber))
    return success();
  return op->emitError() << "expected '" << attr.getName().getValue()
                         << "' to be a dictionary of i64 numbers";
}

static LogicalResult verifyFunctionAttribute(Operation *op,
                                             NamedAttribute attr) {
  StringRef name = attr.getName();
  if (!isa<FunctionOpInterface>(op))
    return op->emitError() << "expected '" << name << "' on a function";
  if (name == AODialect::kStepAttr)
    return verifyUnit(op, attr);
  if (name == AODialect::kNumOutputsAttr || name == kUnplannedPeakAttr ||
      name == kNumRecomputedAttr || name == kLeastAddedAttr ||
      name == kAotIdAttr)
    return verifyNonNegative(op, attr);
  if (name == AODialect::kPlanAttr)
    return verifyPlan(op, attr);
  if (name == kMissingCostsAttr)
    return verifyIs<StringAttr>(op, attr, "a string");
  if (name == kShareAttr)
    return verifyShare(op, attr);
  if (name == AODialect::kArenasAttr || name == kArenaLimitsAttr)
    return verifyIs<ArenasAttr>(op, attr, "an #ao.arenas");
  if (!isa<FlatSymbolRefAttr>(attr.getValue()))
    return op->emitError() << "expected '" << name
                           << "' to be a symbol reference, got "
                           << attr.getValue();
  if (op->hasAttr(AODialect::kStepAttr))
    return op->emitError() << "is both a joint step ('" << AODialect::kStepAttr
                           << "') and a forward function ('" << name << "')";
  return success();
}

static LogicalResult verifySelected(Operation *op, NamedAttribute attr) {
  auto indices = dyn_cast<DenseI64ArrayAttr>(attr.getValue());
  if (!indices)
    return op->emitError() << "expected '" << AODialect::kSelectedAttr
                           << "' to be an array of result numbers, got "
                           << attr.getValue();
  for (int64_t index : indices.asArrayRef())
    if (index < 0 || index >= op->getNumResults())
      return op->emitError()
             << "'" << AODialect::kSelectedAttr << "' names result " << index
             << " of an op with " << op->getNumResults() << " results";
  return success();
}

static LogicalResult verifyKind(Operation *op, NamedAttribute attr) {
  auto kind = dyn_cast<StringAttr>(attr.getValue());
  if (kind && symbolizeOpKind(kind.getValue()))
    return success();
  InFlightDiagnostic diag = op->emitError()
                            << "expected '" << AODialect::kKindAttr
                            << "' to be one of ";
  llvm::interleaveComma(
      llvm::seq_inclusive(0u, getMaxEnumValForOpKind()), diag,
      [&](uint32_t value) { diag << stringifyOpKind(OpKind(value)); });
  return diag << ", got " << attr.getValue();
}

static LogicalResult verifyPhase(Operation *op, NamedAttribute attr) {
  auto phase = dyn_cast<StringAttr>(attr.getValue());
  if (phase && (phase == "forward" || phase == "backward"))
    return success();
  return op->emitError() << "expected '" << kPhaseAttr
                         << "' to be \"forward\" or \"backward\", got "
                         << attr.getValue();
}

static LogicalResult verifyLossy(Operation *op, NamedAttribute attr) {
  auto format = dyn_cast<StringAttr>(attr.getValue());
  if (format && format == kLossyFormat)
    return success();
  return op->emitError() << "expected '" << kLossyAttr << "' to be \""
                         << kLossyFormat << "\", got " << attr.getValue();
}

/// One group for all results, or one for each.
static LogicalResult verifyGroup(Operation *op, NamedAttribute attr) {
  auto groups = dyn_cast<DenseI64ArrayAttr>(attr.getValue());
  if (!groups)
    return verifyNonNegative(op, attr);
  if (groups.size() != op->getNumResults())
    return op->emitError() << "expected '" << kGroupAttr
                           << "' to have a number for each of "
                           << op->getNumResults() << " results, got "
                           << groups.size();
  for (int64_t group : groups.asArrayRef())
    if (group < -1)
      return op->emitError() << "expected '" << kGroupAttr
                             << "' to hold numbers from -1 on, got " << group;
  return success();
}

LogicalResult AODialect::verifyOperationAttribute(Operation *op,
                                                  NamedAttribute attr) {
  StringRef name = attr.getName();
  if (name == kOffloadAttr || name == kKeepAttr)
    return verifyMark(op, attr);
  if (name == kBlockingAttr || name == kOffloadBaseAttr ||
      name == kWholeResidualsAttr)
    return verifyUnit(op, attr);
  if (name == kCostAttr || name == kBytesAttr || name == kLayerAttr ||
      name == kMicrobatchAttr || name == kOffloadDelayAttr ||
      name == kPrefetchDistanceAttr || name == kRecomputeAttr ||
      name == kFirstIterationAttr || name == kNodeCallAttr ||
      name == kCompiledRegionAttr || name == kWorkspaceAttr)
    return verifyNonNegative(op, attr);
  if (name == kLoopAttr)
    return verifyLoop(op, attr);
  if (name == kPhaseAttr)
    return verifyPhase(op, attr);
  if (name == kGroupAttr)
    return verifyGroup(op, attr);
  if (name == kLossyAttr)
    return verifyLossy(op, attr);
  if (name == kKindAttr)
    return verifyKind(op, attr);
  if (name == kSelectedAttr)
    return verifySelected(op, attr);
  if (name == kSlotAttr)
    return verifySlot(op, attr);
  if (name == kBackwardAttr || name == kNumOutputsAttr || name == kStepAttr ||
      name == kPlanAttr || name == kArenasAttr || name == kArenaLimitsAttr ||
      name == kUnplannedPeakAttr || name == kNumRecomputedAttr ||
      name == kLeastAddedAttr || name == kShareAttr ||
      name == kMissingCostsAttr || name == kAotIdAttr)
    return verifyFunctionAttribute(op, attr);
  if (name == kDonatedAttr || name == kArenaAttr || name == kMaxShapeAttr ||
      name == kSizeOfAttr)
    return op->emitError() << "expected '" << name
                           << "' on a function argument";
  return op->emitError() << "unknown attribute '" << name << "'";
}

static Type getArgumentType(Operation *op, unsigned argIndex) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  return function ? function.getArgumentTypes()[argIndex] : Type();
}

/// Verifies a size for each dimension: that of the type if it is static.
static LogicalResult verifyMaxShape(Operation *op, unsigned argIndex,
                                    NamedAttribute attr) {
  auto shape = dyn_cast<DenseI64ArrayAttr>(attr.getValue());
  auto type = dyn_cast_if_present<ShapedType>(getArgumentType(op, argIndex));
  auto fail = [&](const Twine &message) {
    return op->emitError() << "expected '" << kMaxShapeAttr << "' on argument "
                           << argIndex << " " << message;
  };
  if (!shape)
    return fail("to be an array of 64-bit integers");
  if (!type || !type.hasRank() || type.getRank() != shape.size())
    return fail("to have a size for each dimension");
  for (auto [size, known] :
       llvm::zip_equal(shape.asArrayRef(), type.getShape()))
    if (size < 0 || (!ShapedType::isDynamic(known) && size != known))
      return fail("to agree with the type, got " + Twine(size));
  return success();
}

/// Verifies that each entry names an argument and one of its dimensions.
static LogicalResult verifySizeOf(Operation *op, unsigned index,
                                  NamedAttribute attr) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  auto bindings = dyn_cast<ArrayAttr>(attr.getValue());
  auto fail = [&] {
    return op->emitError() << "expected '" << kSizeOfAttr
                           << "' to be a list of arguments and their "
                              "dimensions, got "
                           << attr.getValue();
  };
  if (!function || !bindings)
    return fail();
  if (!function.getArgumentTypes()[index].isIndex())
    return op->emitError() << "expected '" << kSizeOfAttr
                           << "' on an argument of type index, argument "
                           << index << " has "
                           << function.getArgumentTypes()[index];
  for (Attribute entry : bindings) {
    auto pair = dyn_cast<DenseI64ArrayAttr>(entry);
    if (!pair || pair.size() != 2)
      return fail();
    int64_t argument = pair[0], dimension = pair[1];
    if (argument < 0 || argument >= function.getNumArguments())
      return op->emitError()
             << "'" << kSizeOfAttr << "' names argument " << argument << " of "
             << function.getNumArguments();
    // A tensor, or its buffer.
    auto type = dyn_cast<ShapedType>(function.getArgumentTypes()[argument]);
    int64_t rank = type && type.hasRank() ? type.getRank() : 0;
    if (dimension < 0 || dimension >= rank)
      return op->emitError()
             << "'" << kSizeOfAttr << "' names dimension " << dimension
             << " of argument " << argument << ", which has " << rank;
  }
  return success();
}

LogicalResult AODialect::verifyRegionArgAttribute(Operation *op,
                                                  unsigned regionIndex,
                                                  unsigned argIndex,
                                                  NamedAttribute attr) {
  StringRef name = attr.getName();
  if (name == kBytesAttr || name == kGroupAttr)
    return verifyNonNegative(op, attr);
  if (name == kLossyAttr)
    return verifyLossy(op, attr);
  if (name == kSlotAttr)
    return verifyIs<SlotAttr>(op, attr, "an #ao.slot");
  if (name == kMaxShapeAttr)
    return verifyMaxShape(op, argIndex, attr);
  if (name == kSizeOfAttr)
    return verifySizeOf(op, argIndex, attr);
  if (name != kOffloadAttr && name != kKeepAttr && name != kDonatedAttr &&
      name != kSelectedAttr && name != kArenaAttr && name != kOffloadBaseAttr)
    return op->emitError() << "unknown attribute '" << name << "' on argument "
                           << argIndex;
  if (!isa<UnitAttr>(attr.getValue()))
    return op->emitError() << "expected '" << name << "' on argument "
                           << argIndex << " to be a unit attribute, got "
                           << attr.getValue();
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (name == kOffloadAttr && function &&
      function.getArgAttr(argIndex, kKeepAttr))
    return op->emitError() << "argument " << argIndex << " is marked both '"
                           << kOffloadAttr << "' and '" << kKeepAttr << "'";
  return success();
}

LogicalResult AODialect::verifyRegionResultAttribute(Operation *op,
                                                     unsigned regionIndex,
                                                     unsigned resultIndex,
                                                     NamedAttribute attr) {
  if (attr.getName() == kSlotAttr)
    return verifyIs<SlotAttr>(op, attr, "an #ao.slot");
  return op->emitError() << "unknown attribute '" << attr.getName().getValue()
                         << "' on result " << resultIndex;
}
