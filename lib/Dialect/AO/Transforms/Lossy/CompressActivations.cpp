//===- CompressActivations.cpp - Save marked activations in 8 bits --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Helpers/PairSignature.h"
#include "BlockFormat.h"
#include "SavedReaders.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/IR/AOLossy.h"
#include "ao/Dialect/AO/Transforms/Lossy/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SetVector.h"

namespace ao {
#define GEN_PASS_DEF_AOCOMPRESSACTIVATIONS
#include "ao/Dialect/AO/Transforms/Lossy/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Why a value cannot be encoded; empty if it can.
static StringRef getObstacle(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return "a tensor";
  Type element = tensor.getElementType();
  if (!element.isF32() && !element.isBF16() && !element.isF16())
    return "elements of f32, bf16 or f16";
  if (tensor.getEncoding())
    return "a tensor without an encoding";
  if (!tensor.hasStaticShape())
    return "a static shape";
  if (getBlockLength(tensor.getNumElements()) == 0)
    return "a number of elements with a divisor from 32 to 128";
  return "";
}

static LogicalResult verifyType(Location loc, Type type) {
  StringRef expected = getObstacle(type);
  if (expected.empty())
    return success();
  return emitError(loc) << "'" << kLossyAttr << "' needs " << expected
                        << ", got " << type;
}

/// Takes the mark from a value.
static void unmark(Value value, StringRef name) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
        .removeArgAttr(argument.getArgNumber(),
                       StringAttr::get(value.getContext(), name));
  else
    value.getDefiningOp()->removeAttr(name);
}

static bool isMarked(Value value, StringRef name) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return static_cast<bool>(
        cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
            .getArgAttr(argument.getArgNumber(), name));
  return value.getDefiningOp()->hasAttr(name);
}

namespace {
/// Compresses the marked values of one step.
class StepCompressor {
public:
  StepCompressor(const Step &step, int64_t &nextGroup)
      : step(step), signature(step), readers(step), nextGroup(nextGroup) {}

  /// The marked values at the top level, in order.
  SmallVector<Value> collect() const {
    SmallVector<Value> values;
    SmallVector<Block *> blocks{&step.getForwardBlock()};
    if (step.isPair())
      blocks.push_back(&step.getBackwardBlock());
    for (Block *block : blocks) {
      for (BlockArgument argument : block->getArguments())
        if (isMarked(argument, kLossyAttr))
          values.push_back(argument);
      for (Operation &op : *block)
        if (op.hasAttr(kLossyAttr))
          values.push_back(op.getResult(0));
    }
    return values;
  }

  void compress(Value value) {
    unmark(value, kLossyAttr);
    SavedReaders::Result found = readers.find(value);
    if (!found.obstacle.empty()) {
      emitWarning(value.getLoc())
          << "'" << kLossyAttr << "' saves nothing: " << found.obstacle;
      return;
    }
    Encoded encoded = encode(value);
    if (step.isPair())
      encoded = handOver(encoded, found.slots);
    Operation *first = found.getFirst();
    OpBuilder builder(first);
    Operation *before = first->getPrevNode();
    Value decoded = buildDecoding(builder, value.getLoc(), encoded,
                                  cast<RankedTensorType>(value.getType()));
    SavedReaders::redirect(found, value, decoded, builder);
    for (Value view : llvm::drop_begin(found.sources))
      views.insert(view.getDefiningOp());
    Block::iterator begin =
        before ? std::next(before->getIterator()) : first->getBlock()->begin();
    inherit(first, {begin, first->getIterator()});
  }

  void finish() {
    if (step.isPair())
      signature.apply();
    for (Operation *view : llvm::reverse(views))
      if (view->use_empty())
        view->erase();
  }

private:
  using Range = llvm::iterator_range<Block::iterator>;

  /// Ops have the layer and phase of the adjacent one.
  static void inherit(Operation *from, Range ops) {
    for (StringRef name : {StringRef(AODialect::kLayerAttr),
                           StringRef(kPhaseAttr), StringRef(kMicrobatchAttr)})
      if (Attribute attr = from ? from->getAttr(name) : Attribute())
        for (Operation &op : ops)
          op.setAttr(name, attr);
  }

  Encoded encode(Value value) {
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    Block *block = builder.getInsertionBlock();
    Operation *end = &*builder.getInsertionPoint();
    Encoded encoded = buildEncoding(builder, value.getLoc(), value);
    Operation *definition = value.getDefiningOp();
    Block::iterator begin =
        definition ? std::next(definition->getIterator()) : block->begin();
    inherit(definition, {begin, end->getIterator()});
    Attribute group = builder.getI64IntegerAttr(nextGroup++);
    for (Value part : {encoded.data, encoded.scales})
      part.getDefiningOp()->setAttr(kGroupAttr, group);
    for (StringRef name : {StringRef(AODialect::kOffloadAttr),
                           StringRef(AODialect::kKeepAttr)}) {
      if (!isMarked(value, name))
        continue;
      unmark(value, name);
      for (Value part : {encoded.data, encoded.scales})
        part.getDefiningOp()->setAttr(name, builder.getUnitAttr());
    }
    return encoded;
  }

  /// Replaces `slots` by the encoded tensor, and returns the arguments of the
  /// backward function for it.
  Encoded handOver(Encoded encoded, ArrayRef<unsigned> slots) {
    for (unsigned slot : slots.drop_front())
      signature.drop(slot);
    return {signature.replace(slots.front(), encoded.data),
            signature.append(encoded.scales)};
  }

  const Step &step;
  PairSignature signature;
  SavedReaders readers;
  /// Views of compressed values in the forward part, in the order in which they
  /// build on each other.
  llvm::SetVector<Operation *> views;
  int64_t &nextGroup;
};

struct CompressActivationsPass
    : public ao::impl::AOCompressActivationsBase<CompressActivationsPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (!hasLossyValues(module))
      return markAllAnalysesPreserved();
    if (failed(verifyMarks(module)))
      return signalPassFailure();
    FailureOr<std::vector<Step>> steps = buildSteps(module);
    if (failed(steps))
      return signalPassFailure();
    int64_t nextGroup = findFreeGroup(module);
    PairUsers users(module);
    for (const Step &step : *steps) {
      StepCompressor compressor(step, nextGroup);
      SmallVector<Value> values = compressor.collect();
      if (failed(verifyPlaces(step)))
        return signalPassFailure();
      if (values.empty())
        continue;
      if (failed(users.verifyUses(step)))
        return signalPassFailure();
      for (Value value : values)
        compressor.compress(value);
      compressor.finish();
    }
  }

private:
  static LogicalResult verifyMarks(ModuleOp module) {
    WalkResult result = module.walk([](Operation *op) {
      if (auto function = dyn_cast<FunctionOpInterface>(op))
        for (unsigned i = 0; i < function.getNumArguments(); ++i)
          if (function.getArgAttr(i, kLossyAttr) &&
              failed(verifyType(function.getLoc(),
                                function.getArgumentTypes()[i])))
            return WalkResult::interrupt();
      if (!op->hasAttr(kLossyAttr))
        return WalkResult::advance();
      if (op->getNumResults() != 1) {
        op->emitError() << "'" << kLossyAttr
                        << "' needs an op with one result, got "
                        << op->getNumResults();
        return WalkResult::interrupt();
      }
      return WalkResult(verifyType(op->getLoc(), op->getResult(0).getType()));
    });
    return failure(result.wasInterrupted());
  }

  /// Verifies that the functions of a step define all values that are saved.
  static LogicalResult verifyPlaces(const Step &step) {
    for (FunctionOpInterface function :
         {step.getForward(), step.getBackward()}) {
      if (!function)
        continue;
      WalkResult result = function->walk([&](Operation *op) {
        if (!op->hasAttr(kLossyAttr) || op->getParentOp() == function)
          return WalkResult::advance();
        op->emitError() << "'" << kLossyAttr
                        << "' must be at the top level of a step";
        return WalkResult::interrupt();
      });
      if (result.wasInterrupted())
        return failure();
    }
    return success();
  }

  static int64_t findFreeGroup(ModuleOp module) {
    int64_t next = 0;
    auto note = [&](Attribute group) {
      if (auto number = dyn_cast_or_null<IntegerAttr>(group))
        next = std::max(next, number.getInt() + 1);
      if (auto each = dyn_cast_or_null<DenseI64ArrayAttr>(group))
        for (int64_t number : each.asArrayRef())
          next = std::max(next, number + 1);
    };
    module.walk([&](Operation *op) {
      note(op->getAttr(kGroupAttr));
      if (auto function = dyn_cast<FunctionOpInterface>(op))
        for (unsigned i = 0; i < function.getNumArguments(); ++i)
          note(function.getArgAttr(i, kGroupAttr));
    });
    return next;
  }
};
} // namespace
