//===- OutlineCaptures.cpp - Capturable functions of training steps -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "ao/Conversion/Runtime/StepSymbols.h"
#include "ao/Dialect/AO/IR/AOScalars.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Dialect/Graph/IR/Graph.h"
#include "ao/Dialect/Graph/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

namespace ao::graph {
#define GEN_PASS_DEF_AOOUTLINECAPTURES
#include "ao/Dialect/Graph/Transforms/Passes.h.inc"
} // namespace ao::graph

using namespace mlir;
using namespace ao;
using namespace ao::graph;

/// Backward functions belong to the step that names them.
static bool isStep(func::FuncOp function) {
  return function && (function->hasAttr(AODialect::kBackwardAttr) ||
                      function->hasAttr(AODialect::kStepAttr));
}

/// Returns a copy of the function for capture, without the attributes of a
/// step.
static func::FuncOp makeCopy(func::FuncOp function, Role role,
                             CaptureMode mode) {
  func::FuncOp copy = function.clone();
  bool isSplit = mode == CaptureMode::Split;
  copy.setName(isSplit ? getDriverName(function.getName())
                       : getPartName(function.getName()));
  // Callers call the driver of a function that is split.
  if (!isSplit)
    copy.setPrivate();
  for (StringRef name :
       {AODialect::kBackwardAttr, AODialect::kNumOutputsAttr,
        AODialect::kStepAttr, AODialect::kArenasAttr, AODialect::kPlanAttr})
    copy->removeAttr(name);
  copy->setAttr(kCaptureAttr,
                CaptureAttr::get(function.getContext(), role,
                                 isSplit ? Extent::Driver : Extent::Whole));
  // A captured CUDA graph has no times of its own ops.
  copy.walk([](Operation *op) {
    if (isCallOf(op, RuntimeFunction::aortStepRangeBegin) ||
        isCallOf(op, RuntimeFunction::aortStepRangeEnd))
      op->erase();
  });
  return copy;
}

/// Returns true if the op only reads the buffer, and in stream order.
static bool readsOnly(OpOperand &use) {
  if (auto copy = dyn_cast<memref::CopyOp>(use.getOwner()))
    return use.get() == copy.getSource() && use.get() != copy.getTarget();
  auto structured = dyn_cast<linalg::LinalgOp>(use.getOwner());
  return structured && structured.isDpsInput(&use);
}

/// Replaces a part of the key that is a buffer of one number by the number. Ops
/// that need a buffer use one of the function.
static LogicalResult makeNumber(func::FuncOp function, unsigned index) {
  BlockArgument argument = function.getArgument(index);
  auto type = dyn_cast<MemRefType>(argument.getType());
  if (!type)
    return success();
  SmallVector<memref::LoadOp> loads;
  SmallVector<OpOperand *> buffers;
  for (OpOperand &use : argument.getUses()) {
    if (auto load = dyn_cast<memref::LoadOp>(use.getOwner()))
      loads.push_back(load);
    else if (readsOnly(use))
      buffers.push_back(&use);
    else
      return use.getOwner()->emitError()
             << "argument " << index << " of '@"
             << function.getName().rsplit('.').first << "' has "
             << getArgument(function, index)
             << ", but this op uses it other than as a number";
  }
  OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
  Location loc = argument.getLoc();
  argument.setType(type.getElementType());
  if (!buffers.empty()) {
    // The argument may be part of a larger buffer, this one is not.
    auto ownType =
        MemRefType::get({}, type.getElementType(), MemRefLayoutAttrInterface(),
                        type.getMemorySpace());
    Value own = memref::AllocOp::create(builder, loc, ownType);
    memref::StoreOp::create(builder, loc, argument, own);
    for (OpOperand *use : buffers)
      use->set(own);
    builder.setInsertionPoint(function.getBody().front().getTerminator());
    memref::DeallocOp::create(builder, loc, own);
  }
  for (memref::LoadOp load : loads) {
    load.replaceAllUsesWith(Value(argument));
    load.erase();
  }
  function.setType(builder.getFunctionType(
      function.getBody().getArgumentTypes(), function.getResultTypes()));
  return success();
}

/// The type of a scalar of this type in the block.
static MemRefType getValueType(UploadScalarsOp upload, Type type) {
  auto block = cast<MemRefType>(upload.getBlock().getType());
  return MemRefType::get({}, type, MemRefLayoutAttrInterface(),
                         block.getMemorySpace());
}

/// Returns true if all that uses the block of scalars is views of single ones,
/// of their type. Fills `views` with them, by offset.
static bool
findViews(UploadScalarsOp upload,
          SmallVectorImpl<std::pair<int64_t, memref::ViewOp>> &views,
          SmallVectorImpl<Operation *> &others) {
  llvm::SmallDenseMap<int64_t, Type> types;
  for (auto [scalar, offset] :
       llvm::zip(upload.getScalars(), upload.getOffsets()))
    types[offset] = getValueType(upload, scalar.getType());
  for (Operation *user : upload.getBlock().getUsers()) {
    auto view = dyn_cast<memref::ViewOp>(user);
    std::optional<int64_t> offset =
        view ? getConstantIntValue(view.getByteShift()) : std::nullopt;
    if (offset && types.lookup(*offset) == view.getType())
      views.push_back({*offset, view});
    else if (user == upload || isa<memref::DeallocOp>(user))
      others.push_back(user);
    else
      return false;
  }
  return upload.getBlock().getDefiningOp<memref::AllocOp>() != nullptr;
}

/// A captured copy would repeat the scalars of the first run. So the caller
/// that launches the graph writes them to the device before, and the function
/// reads them there.
static void makeValues(func::FuncOp function, UploadScalarsOp upload) {
  SmallVector<std::pair<int64_t, memref::ViewOp>> views;
  SmallVector<Operation *> others;
  llvm::SmallDenseSet<Value> seen;
  auto isArgument = [&](Value scalar) {
    auto argument = dyn_cast<BlockArgument>(scalar);
    bool isWord = llvm::isPowerOf2_64(
        static_cast<uint64_t>(getElementBytes(scalar.getType()).value_or(0)));
    return isWord && argument && seen.insert(scalar).second &&
           argument.getOwner()->getParentOp() == function &&
           llvm::all_of(argument.getUsers(),
                        [&](Operation *user) { return user == upload; });
  };
  if (!upload.getBlock() || !llvm::all_of(upload.getScalars(), isArgument) ||
      !findViews(upload, views, others))
    return;
  for (auto [scalar, offset] :
       llvm::zip(upload.getScalars(), upload.getOffsets())) {
    auto argument = cast<BlockArgument>(scalar);
    argument.setType(getValueType(upload, argument.getType()));
    function.setArgAttr(
        argument.getArgNumber(), kArgumentAttr,
        ArgumentAttr::get(function.getContext(), Access::Value, /*draws=*/0));
    for (auto [place, view] : views)
      if (place == offset)
        view.replaceAllUsesWith(Value(argument));
  }
  Operation *alloc = upload.getBlock().getDefiningOp();
  for (auto [place, view] : views)
    view->erase();
  for (Operation *other : others)
    other->erase();
  alloc->erase();
  function.setType(FunctionType::get(function.getContext(),
                                     function.getBody().getArgumentTypes(),
                                     function.getResultTypes()));
}

static LogicalResult makeNumbers(func::FuncOp function) {
  for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i)
    if (getAccess(function, i) == Access::Key &&
        failed(makeNumber(function, i)))
      return failure();
  return success();
}

namespace {
struct OutlineCaptures
    : public ao::graph::impl::AOOutlineCapturesBase<OutlineCaptures> {
  using Base::Base;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    bool hadError = false;
    for (StringRef name : steps)
      if (auto function = symbols.lookup<func::FuncOp>(name);
          !isStep(function)) {
        emitError(function ? function.getLoc() : getOperation().getLoc())
            << "cannot capture '@" << name << "': "
            << (function ? "expected a function with 'ao.step' or 'ao.backward'"
                         : "there is no such function");
        return signalPassFailure();
      }
    auto copy = [&](func::FuncOp function, Role role) {
      if (!function || function.isExternal())
        return;
      func::FuncOp made = makeCopy(function, role, mode);
      symbols.insert(made, std::next(function->getIterator()));
      if (mode != CaptureMode::Whole)
        return;
      hadError |= failed(makeNumbers(made));
      for (auto upload :
           llvm::make_early_inc_range(made.getOps<UploadScalarsOp>()))
        makeValues(made, upload);
    };
    for (auto function :
         llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      if (!isStep(function) ||
          (!steps.empty() && !llvm::is_contained(steps, function.getName())))
        continue;
      auto backward =
          function->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
      if (backward) {
        copy(function, Role::Forward);
        copy(symbols.lookup<func::FuncOp>(backward.getAttr()), Role::Backward);
      } else {
        copy(function, Role::Inference);
      }
    }
    if (hadError)
      signalPassFailure();
  }
};
} // namespace
