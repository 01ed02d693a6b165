//===- CaptureBuffers.cpp - Buffers of a capturable function --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CaptureBuffers.h"
#include "WordBuffers.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Dialect/Graph/IR/Graph.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace ao;
using namespace ao::graph;

int64_t ao::graph::getPlaceStride(const ArenaBuffer &buffer) {
  return static_cast<int64_t>(llvm::alignTo(static_cast<uint64_t>(buffer.bytes),
                                            uint64_t{AORT_PLACE_ALIGNMENT}));
}

CapturedFunction::CapturedFunction(func::FuncOp function)
    : function(function), arguments(function.getNumArguments()) {
  if (!function.getBody().hasOneBlock()) {
    refuse(function, "it has branches between blocks");
    return;
  }
  checkArguments();
  findBuffers();
  findEffects();
  findResults();
  checkRandomState();
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    checkOp(op);
    return isa<linalg::LinalgOp>(op) ? WalkResult::skip()
                                     : WalkResult::advance();
  });
}

StringRef CapturedFunction::getStepName() const {
  return function.getName().rsplit('.').first;
}

StringRef CapturedFunction::getDisplayName() const {
  return isPart(function) ? function.getName() : getStepName();
}

void CapturedFunction::refuse(Operation *op, const Twine &message,
                              Operation *user) {
  reasons.push_back({op, message.str(), user});
}

/// Buffers are passed by address and sizes, and whatever is none is a word
/// of the key. A driver has no key and may take anything.
void CapturedFunction::checkArguments() {
  if (isDriver(function))
    return;
  for (BlockArgument argument : function.getArguments()) {
    auto refuseIt = [&](const Twine &why) {
      refuse(function, "argument " + Twine(argument.getArgNumber()) + why);
    };
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (type && !type.getLayout().isIdentity())
      refuseIt(" is a buffer with strides of its own");
    else if (!WordBuffers::canPack(argument.getType()))
      refuseIt(" is neither a buffer nor a number of at most 64 bits");
  }
}

static std::string describe(Location loc, StringRef otherwise) {
  std::string name = getLocationName(loc);
  return name.empty() ? otherwise.str() : "'" + name + "'";
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

void CapturedFunction::findBuffers() {
  step.forward = function;
  ArenaOptions options;
  options.placeResults = true;
  findArenaBuffers(step, options);
  for (auto [index, buffer] : llvm::enumerate(step.buffers)) {
    for (memref::AllocOp alloc : buffer.allocations)
      bufferOf[alloc] = index;
    if (!buffer.live.empty())
      length = std::max(length, buffer.live.back().end);
    memref::AllocOp first = buffer.allocations.front();
    bool isEmpty = first.getType().hasStaticShape() &&
                   first.getType().getNumElements() == 0;
    if (buffer.reason.empty() || isEmpty)
      continue;
    std::string bytes =
        buffer.bytes > 0 ? std::to_string(buffer.bytes) + " bytes" : "memory";
    refuse(first, describe(first.getLoc(), "a buffer") + " needs " + bytes +
                      " outside of the pool: " + buffer.reason);
  }
}

void CapturedFunction::findEffects() {
  auto mark = [&](Value buffer, bool Argument::*fact) {
    for (const Root &root : roots.getMayRoots(buffer)) {
      auto argument = dyn_cast_or_null<BlockArgument>(root.value);
      if (argument && argument.getOwner()->getParentOp() == function)
        arguments[argument.getArgNumber()].*fact = true;
    }
  };
  function.walk([&](Operation *op) {
    for (Value operand : op->getOperands()) {
      if (!isa<BaseMemRefType>(operand.getType()))
        continue;
      if (hasEffect<MemoryEffects::Write>(op, operand))
        mark(operand, &Argument::isWritten);
      if (isa<memref::DeallocOp>(op))
        mark(operand, &Argument::isFreed);
    }
  });
}

int64_t CapturedFunction::getFirstIteration(scf::ForOp loop) const {
  auto known = step.firstIterations.find(loop);
  return known == step.firstIterations.end() ? 0 : known->second;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

unsigned CapturedFunction::getKeyIndex(unsigned argument, unsigned dim) const {
  unsigned index = 0;
  for (unsigned i = 0; i < argument; ++i) {
    auto type = dyn_cast<MemRefType>(function.getArgumentTypes()[i]);
    index += type ? type.getNumDynamicDims() : 1;
  }
  if (auto type = dyn_cast<MemRefType>(function.getArgumentTypes()[argument]))
    index += llvm::count(type.getShape().take_front(dim), ShapedType::kDynamic);
  return index;
}

/// Which size of an argument this is.
std::optional<unsigned> CapturedFunction::getKeyOf(Value size) const {
  auto dim = size.getDefiningOp<memref::DimOp>();
  auto argument =
      dim ? dyn_cast<BlockArgument>(dim.getSource()) : BlockArgument();
  std::optional<int64_t> index =
      dim ? dim.getConstantIndex() : std::optional<int64_t>();
  if (!argument || !index ||
      argument.getOwner()->getParentOp() != function.getOperation() ||
      *index < 0 || *index >= cast<ShapedType>(argument.getType()).getRank())
    return std::nullopt;
  return getKeyIndex(argument.getArgNumber(), *index);
}

bool CapturedFunction::findSizes(Value value, Result &result) {
  auto alloc = value.getDefiningOp<memref::AllocOp>();
  auto argument = dyn_cast<BlockArgument>(value);
  unsigned next = 0;
  auto type = cast<MemRefType>(value.getType());
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(size)) {
      result.sizes.push_back(size);
      continue;
    }
    std::optional<unsigned> key;
    if (alloc)
      key = getKeyOf(alloc.getDynamicSizes()[next++]);
    else if (argument)
      key = getKeyIndex(argument.getArgNumber(), dim);
    if (!key)
      return false;
    result.sizes.push_back(-1 - static_cast<int64_t>(*key));
  }
  return true;
}

/// The host computes a number from the key, so each replay has the same one.
/// Parts pass buffers only.
bool CapturedFunction::findNumber(Type type, Result &result) const {
  if (isPart(function) || isDriver(function))
    return false;
  if (isa<NoneType>(type))
    result.kind = AORT_RESULT_NONE;
  else if (WordBuffers::canPack(type))
    result.kind = AORT_RESULT_NUMBER;
  return result.kind != AORT_RESULT_ANY;
}

/// Computes the offset of a result in the value that contains it. Views whose
/// layout is the identity have the offset of their source, unless they shift
/// it.
bool CapturedFunction::findOffset(Value value, Result &result) const {
  while (auto view = value.getDefiningOp<ViewLikeOpInterface>()) {
    if (auto shifted = dyn_cast<memref::ViewOp>(view.getOperation())) {
      std::optional<int64_t> shift =
          getConstantIntValue(shifted.getByteShift());
      if (!shift)
        return false;
      result.offset += *shift;
    }
    value = view.getViewSource();
  }
  return true;
}

void CapturedFunction::findResult(OpOperand &operand) {
  Operation *terminator = operand.getOwner();
  Result &result = results.emplace_back();
  std::string name = "result " + std::to_string(operand.getOperandNumber());
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  if (!type && findNumber(operand.get().getType(), result))
    return;
  if (!type || !type.getLayout().isIdentity())
    return refuse(terminator, name + " is not a whole buffer");
  SmallVector<Result, 2> found;
  for (const Root &root : roots.getMayRoots(operand.get())) {
    Result one;
    auto argument = dyn_cast_or_null<BlockArgument>(root.value);
    if (auto alloc = dyn_cast_or_null<memref::AllocOp>(
            root.value ? root.value.getDefiningOp() : nullptr)) {
      one.kind = AORT_RESULT_BUFFER;
      one.index = bufferOf.at(alloc);
    } else if (argument &&
               argument.getOwner()->getParentOp() == function.getOperation()) {
      one.kind = AORT_RESULT_ARGUMENT;
      one.index = argument.getArgNumber();
    } else {
      return refuse(terminator, name + " is in unknown memory");
    }
    found.push_back(one);
  }
  auto differs = [&](const Result &one) {
    return one.kind != found.front().kind || one.index != found.front().index;
  };
  if (found.empty() || llvm::any_of(found, differs))
    return refuse(terminator, name + " may be one of several buffers");
  result.kind = found.front().kind;
  result.index = found.front().index;
  if (!findOffset(operand.get(), result))
    refuse(terminator, name + " begins at an offset that is not known");
  if (!findSizes(operand.get(), result))
    refuse(terminator, name + " has a size that is not an argument");
}

/// A buffer that is returned twice is a result and another view of that. Views
/// may be larger than the first one.
void CapturedFunction::findResults() {
  Operation *terminator = function.getBody().front().getTerminator();
  for (OpOperand &operand : terminator->getOpOperands()) {
    findResult(operand);
    Result &result = results.back();
    if (result.kind != AORT_RESULT_BUFFER)
      continue;
    for (auto [index, other] : llvm::enumerate(ArrayRef(results).drop_back()))
      if (other.kind == AORT_RESULT_BUFFER && other.index == result.index) {
        result.kind = AORT_RESULT_RESULT;
        result.index = index;
        result.offset -= other.offset;
        if (result.offset < 0)
          refuse(terminator, "result " + Twine(operand.getOperandNumber()) +
                                 " begins before result " + Twine(index) +
                                 ", which is in the same buffer");
        break;
      }
  }
}

/// The tree has one state of random numbers, and counts itself.
void CapturedFunction::checkRandomState() {
  bool hasState = false;
  for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i) {
    if (getAccess(function, i) != Access::Random)
      continue;
    bool isReturned = llvm::any_of(results, [&](const Result &result) {
      return result.kind == AORT_RESULT_ARGUMENT && result.index == i;
    });
    if (hasState)
      refuse(function, "it has two states of random numbers");
    else if (isReturned || arguments[i].isWritten || arguments[i].isFreed)
      refuse(function, "it writes, frees or returns its state of random "
                       "numbers, argument " +
                           Twine(i));
    hasState = true;
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Returns true if the buffer is in the host's own memory and the same in each
/// run: a scalar that was placed there, or a constant.
bool CapturedFunction::isOnHost(Value buffer) {
  return llvm::all_of(roots.getMayRoots(buffer), [](const Root &root) {
    auto result = dyn_cast_or_null<OpResult>(root.value);
    return result && (isa<memref::AllocaOp>(result.getOwner()) ||
                      (isa<memref::GetGlobalOp>(result.getOwner()) &&
                       isReadOnly(result)));
  });
}

/// A replay does not repeat a store of the host.
void CapturedFunction::checkStore(memref::StoreOp store) {
  for (const Root &root : roots.getMayRoots(store.getMemRef()))
    if (!root.value || root.value.getDefiningOp<memref::GetGlobalOp>())
      return refuse(store, "the host writes to memory here that outlives it");
}

/// Verifies that a launch, which runs later, does not use the stack of the
/// function.
void CapturedFunction::checkLaunch(Operation *op) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  used.insert(op->operand_begin(), op->operand_end());
  for (Value value : used)
    if (isa<BaseMemRefType>(value.getType()))
      for (const Root &root : roots.getMayRoots(value))
        if (root.value && root.value.getDefiningOp<memref::AllocaOp>())
          return refuse(op, isTransferOp(op)
                                ? "a copy would use memory of the host's stack"
                                : "a launch would use memory of the host's "
                                  "stack");
}

void CapturedFunction::checkTransfer(Operation *op) {
  for (Value operand : op->getOperands()) {
    auto argument = dyn_cast<BlockArgument>(operand);
    if (argument && isa<TransferType>(argument.getType()) &&
        argument.getOwner()->getParentOp() == function.getOperation())
      refuse(op, "a transfer that ends here begins elsewhere");
    if (isa<func::ReturnOp>(op) && isa<TransferType>(operand.getType()))
      refuse(op, "a transfer that begins here ends elsewhere");
  }
}

void CapturedFunction::checkOp(Operation *op) {
  if (op == function)
    return;
  checkTransfer(op);
  if (isa<linalg::LinalgOp, memref::CopyOp>(op) || isTransferOp(op))
    return checkLaunch(op);
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return checkStore(store);
  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    if (isOnHost(load.getMemRef()))
      return;
    Operation *user = load->use_empty() ? nullptr : *load->user_begin();
    return refuse(op,
                  "the host reads " + describe(op->getLoc(), "device memory") +
                      " here",
                  user);
  }
  if (auto call = dyn_cast<CallOpInterface>(op)) {
    auto callee = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
    return refuse(op, callee ? "it calls the unknown function '@" +
                                   callee.getRootReference().getValue() + "'"
                             : Twine("it calls an unknown function"));
  }
  if (op->hasTrait<RunsOnHost>())
    return refuse(op, "'" + op->getName().getStringRef() +
                          "' runs on the host in each step");
  bool isKnown =
      isa<memref::AllocOp, memref::AllocaOp, memref::DeallocOp>(op) ||
      op->hasTrait<OpTrait::IsTerminator>() ||
      (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>() &&
       (op->getNumRegions() == 0 || isa<RegionBranchOpInterface>(op))) ||
      isMemoryEffectFree(op);
  if (!isKnown)
    refuse(op, "the effects of '" + op->getName().getStringRef() +
                   "' on device memory are unknown");
}
