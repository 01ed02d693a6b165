//===- BodyStep.cpp - The body of a loop as a step ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/BodyStep.h"
#include "ao/Analysis/BuildSteps.h"
#include "ao/Analysis/LoopWork.h"
#include "ao/Analysis/OpCosts.h"
#include "ao/Analysis/StepStacks.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOLayers.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace ao;

/// Whether the ops of an iteration are those of both phases, or several loops.
static bool isMarkedStep(scf::ForOp loop) {
  bool hasForward = false, hasBackward = false;
  size_t loops = 0;
  for (Operation &op : loop.getBody()->without_terminator()) {
    loops += op.getNumRegions() > 0 && isa<LoopLikeOpInterface>(op);
    auto phase = op.getAttrOfType<StringAttr>(kPhaseAttr);
    hasForward |= phase && phase == "forward";
    hasBackward |= phase && phase == "backward";
  }
  return (hasForward && hasBackward) || loops > 1;
}

/// Whether `loop` has been streamed: it no longer shares residuals.
static bool movesSlices(scf::ForOp loop) {
  return llvm::any_of(*loop.getBody(), [](Operation &op) {
    return isTransferOp(&op) && movesSlice(&op);
  });
}

bool ao::mayHoldStep(scf::ForOp loop) {
  return isMarkedStep(loop) ||
         (getLoopWork(*loop.getBody()).size() > 1 && !movesSlices(loop));
}

/// The loops of `step` that write residuals for others or read theirs: an
/// iteration is a layer or a time step.
static llvm::SmallPtrSet<Operation *, 8> findStackingLoops(const Step &step) {
  llvm::SmallPtrSet<Operation *, 8> loops;
  StepStacks stacks(step);
  for (const StackLife &life : stacks.getLives()) {
    loops.insert(life.writer->loop);
    for (const StackLife::Reader &reader : life.readers)
      loops.insert(reader.loop->loop);
  }
  return loops;
}

/// Places in files are no names: they change whenever a file is written.
static std::string getLoopName(scf::ForOp loop) {
  return loop.getLoc()->findInstanceOf<NameLoc>()
             ? getLocationName(loop.getLoc())
             : "loop";
}

SmallVector<std::pair<scf::ForOp, std::string>>
ao::getBodies(const Step &step) {
  SmallVector<std::pair<scf::ForOp, std::string>> bodies;
  llvm::StringMap<unsigned> counts;
  std::optional<llvm::SmallPtrSet<Operation *, 8>> stacking;
  for (Operation *op : step.getOps()) {
    auto loop = dyn_cast<scf::ForOp>(op);
    if (!loop || !mayHoldStep(loop))
      continue;
    if (!isMarkedStep(loop) && !stacking)
      stacking = findStackingLoops(step);
    if (!isMarkedStep(loop) && stacking->contains(loop))
      continue;
    bodies.emplace_back(loop, getLoopName(loop));
    ++counts[bodies.back().second];
  }
  StringRef function = step.getForward().getName();
  llvm::StringMap<unsigned> numbers;
  for (auto &[loop, name] : bodies) {
    if (counts[name] > 1)
      name += "#" + std::to_string(numbers[name]++);
    name = (function + "/" + name).str();
  }
  return bodies;
}

scf::ForOp ao::findBody(ArrayRef<Step> steps, StringRef name) {
  for (const Step &step : steps)
    for (auto &[loop, candidate] : getBodies(step))
      if (candidate == name)
        return loop;
  return {};
}

BodyStep::BodyStep(scf::ForOp loop, StringRef name)
    : loop(loop), module(ModuleOp::create(loop.getLoc())) {
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  Block *body = loop.getBody();
  SmallVector<Type> results(body->getTerminator()->getOperandTypes());
  captureAbove();
  auto type =
      builder.getFunctionType(TypeRange(body->getArgumentTypes()), results);
  auto made = func::FuncOp::create(builder, loop.getLoc(), name, type);
  made->setAttr(AODialect::kStepAttr, builder.getUnitAttr());
  made.getBody().takeBody(loop.getRegion());
  Operation *yield = made.getBody().front().getTerminator();
  builder.setInsertionPoint(yield);
  func::ReturnOp::create(builder, yield->getLoc(), yield->getOperands());
  yield->erase();
  function = made;
}

/// Has the body use nothing from around the loop but by arguments.
void BodyStep::captureAbove() {
  Block *body = loop.getBody();
  llvm::SetVector<Value> above;
  getUsedValuesDefinedAbove(loop.getRegion(), above);
  OpBuilder builder = OpBuilder::atBlockBegin(body);
  auto replace = [&](Value value, Value by) {
    value.replaceUsesWithIf(by, [&](OpOperand &use) {
      return loop.getRegion().isAncestor(use.getOwner()->getParentRegion());
    });
  };
  for (Value value : above) {
    Operation *op = value.getDefiningOp();
    if (op && op->hasTrait<OpTrait::ConstantLike>()) {
      Operation *copy = builder.clone(*op);
      constants.emplace_back(copy, value);
      replace(value, copy->getResult(0));
      continue;
    }
    captured.insert(value);
    replace(value, body->addArgument(value.getType(), value.getLoc()));
  }
}

FailureOr<Step> BodyStep::build() {
  SymbolTableCollection symbols;
  return buildStep(function, symbols);
}

BodyStep::~BodyStep() {
  Region &region = function.getFunctionBody();
  Block &body = region.front();
  OpBuilder builder(body.getTerminator());
  Operation *end = body.getTerminator();
  scf::YieldOp::create(builder, loop.getLoc(), end->getOperands());
  end->erase();
  unsigned known = body.getNumArguments() - captured.size();
  for (auto [value, argument] :
       llvm::zip_equal(captured, body.getArguments().drop_front(known)))
    argument.replaceAllUsesWith(value);
  body.eraseArguments(known, captured.size());
  for (auto [copy, value] : constants) {
    copy->getResult(0).replaceAllUsesWith(value);
    copy->erase();
  }
  loop.getRegion().takeBody(region);
}
