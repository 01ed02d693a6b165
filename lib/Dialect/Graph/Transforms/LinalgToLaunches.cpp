//===- LinalgToLaunches.cpp - Lowering of linalg ops to launches ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WordBuffers.h"
#include "ao/Conversion/Runtime/BufferAddress.h"
#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "ao/Dialect/Graph/IR/Graph.h"
#include "ao/Dialect/Graph/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"

namespace ao::graph {
#define GEN_PASS_DEF_CONVERTLINALGTOLAUNCHES
#include "ao/Dialect/Graph/Transforms/Passes.h.inc"
} // namespace ao::graph

using namespace mlir;
using namespace ao;
using namespace ao::graph;

/// Returns true if this is a store into device memory. Scalars of the host are
/// not moved.
static bool isDeviceStore(Operation *op) {
  auto store = dyn_cast<memref::StoreOp>(op);
  return store && !store.getMemRef().getDefiningOp<memref::AllocaOp>();
}

namespace {
class LaunchEmitter {
public:
  LaunchEmitter(ModuleOp module)
      : module(module), symbols(module), calls(module),
        buffers(module.getContext()) {}

  LogicalResult convert(Operation *op);
  bool hadError() const { return calls.hadError(); }

private:
  LogicalResult launch(Operation *op);
  void copy(memref::CopyOp op);
  func::FuncOp createFunction(Operation *op, ArrayRef<Value> arguments,
                              ArrayRef<Operation *> constants);

  ModuleOp module;
  SymbolTable symbols;
  RuntimeCalls calls;
  WordBuffers buffers;
  unsigned numLaunches = 0;
};
} // namespace

/// A function that takes its arguments out of words and does what `op` does.
func::FuncOp LaunchEmitter::createFunction(Operation *op,
                                           ArrayRef<Value> arguments,
                                           ArrayRef<Operation *> constants) {
  Location loc = op->getLoc();
  OpBuilder builder(op->getContext());
  auto pointer = LLVM::LLVMPointerType::get(op->getContext());
  std::string name = "ao_launch_" + std::to_string(numLaunches++);
  auto function =
      func::FuncOp::create(loc, name, builder.getFunctionType(pointer, {}));
  function.setPrivate();
  symbols.insert(function, module.getBody()->end());
  builder.setInsertionPointToStart(function.addEntryBlock());
  Value words = function.getArgument(0);
  int64_t next = 0;
  auto nextWord = [&] {
    return loadWord(builder, loc, builder.getI64Type(), words, next++);
  };
  IRMapping map;
  for (Operation *constant : constants)
    builder.clone(*constant, map);
  for (Value argument : arguments)
    map.map(argument,
            buffers.unpack(builder, loc, argument.getType(), nextWord));
  builder.clone(*op, map);
  func::ReturnOp::create(builder, loc);
  return function;
}

LogicalResult LaunchEmitter::launch(Operation *op) {
  SetVector<Value> used(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), used);
  SmallVector<Value> arguments, words;
  SmallVector<Operation *> constants;
  OpBuilder builder(op);
  Location loc = op->getLoc();
  for (Value value : used) {
    Operation *definition = value.getDefiningOp();
    if (definition && definition->hasTrait<OpTrait::ConstantLike>()) {
      constants.push_back(definition);
      continue;
    }
    if (!WordBuffers::canPack(value.getType()))
      return op->emitError()
             << "cannot pass a " << value.getType() << " to a launch";
    arguments.push_back(value);
    WordBuffers::pack(builder, loc, value, words);
  }
  func::FuncOp function = createFunction(op, arguments, constants);
  Value code = func::ConstantOp::create(
      builder, loc, function.getFunctionType(), function.getName());
  Value address =
      UnrealizedConversionCastOp::create(
          builder, loc, LLVM::LLVMPointerType::get(op->getContext()), code)
          .getResult(0);
  Value bytes = LLVM::ConstantOp::create(
      builder, loc, builder.getI64Type(),
      static_cast<int64_t>(words.size() * sizeof(int64_t)));
  calls.call(builder, loc, RuntimeFunction::aortStepLaunch,
             {address, calls.array(builder, loc, words), bytes,
              calls.nameOf(builder, loc)});
  op->erase();
  return success();
}

void LaunchEmitter::copy(memref::CopyOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  BufferAddress from(builder, loc, op.getSource());
  BufferAddress to(builder, loc, op.getTarget());
  calls.call(builder, loc, RuntimeFunction::aortStepCopy,
             {to.firstElement(builder, loc), from.firstElement(builder, loc),
              from.byteCount(builder, loc)});
  op.erase();
}

LogicalResult LaunchEmitter::convert(Operation *op) {
  auto copyOp = dyn_cast<memref::CopyOp>(op);
  if (!copyOp)
    return launch(op);
  if (isContiguous(copyOp.getSource()) && isContiguous(copyOp.getTarget())) {
    copy(copyOp);
    return success();
  }
  OpBuilder builder(op);
  auto loops = linalg::makeMemRefCopyOp(builder, op->getLoc(),
                                        copyOp.getSource(), copyOp.getTarget());
  op->erase();
  return launch(loops);
}

namespace {
struct ConvertLinalgToLaunches
    : public ao::graph::impl::ConvertLinalgToLaunchesBase<
          ConvertLinalgToLaunches> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (getCapture(function))
        function.walk<WalkOrder::PreOrder>([&](Operation *op) {
          bool isStructured = isa<linalg::LinalgOp>(op);
          if (isStructured || isDeviceStore(op) || isa<memref::CopyOp>(op))
            ops.push_back(op);
          return isStructured ? WalkResult::skip() : WalkResult::advance();
        });
    LaunchEmitter emitter(getOperation());
    for (Operation *op : ops)
      if (failed(emitter.convert(op)))
        return signalPassFailure();
    if (emitter.hadError())
      signalPassFailure();
  }
};
} // namespace
