//===- PartOutliner.cpp - Parts of a step become functions ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PartOutliner.h"
#include "WordBuffers.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOArenas.h"
#include "ao/Dialect/Graph/IR/Graph.h"

using namespace mlir;
using namespace ao;
using namespace ao::graph;

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

/// Free ops, and its own memory on the host's stack.
bool PartOutliner::isRecomputed(Value value) const {
  Operation *definition = value.getDefiningOp();
  return definition &&
         (StepCuts::isFree(definition) || isa<memref::AllocaOp>(definition));
}

bool PartOutliner::findArgument(Value value) {
  Operation *maker = value.getDefiningOp();
  if (!maker)
    maker = cast<BlockArgument>(value).getOwner()->getParentOp();
  if (isInside(maker))
    return true;
  if (isRecomputed(value))
    return llvm::all_of(maker->getOperands(),
                        [&](Value operand) { return findArgument(operand); });
  auto buffer = dyn_cast<MemRefType>(value.getType());
  bool canPass = buffer ? buffer.getLayout().isIdentity()
                        : WordBuffers::canPack(value.getType());
  if (!canPass) {
    reason = "it needs a " + llvm::formatv("{0}", value.getType()).str() +
             " of the driver, which is neither a dense buffer nor a number";
    return false;
  }
  arguments.insert(value);
  return true;
}

/// Host memory of the driver is given back in another way than device memory,
/// so that is left to the driver.
static bool isHostFree(Operation *op) {
  auto dealloc = dyn_cast<memref::DeallocOp>(op);
  return dealloc && isHostPlaced(dealloc.getMemref().getType());
}

bool PartOutliner::findArguments() {
  bool isFine = true;
  for (Operation *op : part.ops) {
    Operation *maker =
        isHostFree(op) ? op->getOperand(0).getDefiningOp() : nullptr;
    if (isHostFree(op) && !(maker && isInside(maker))) {
      behind.push_back(op);
      continue;
    }
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        isFine &= findArgument(operand);
    });
  }
  return isFine;
}

/// Returns true if the part frees each donated buffer on every path, as it has
/// to.
bool PartOutliner::freesForSure(func::FuncOp function) {
  AliasRoots roots;
  bool isFine = true;
  function.walk([&](memref::DeallocOp op) {
    const auto &may = roots.getMayRoots(op.getMemref());
    bool isArgument = llvm::any_of(may, [&](const Root &root) {
      auto argument = dyn_cast_or_null<BlockArgument>(root.value);
      return argument && argument.getOwner()->getParentOp() == function;
    });
    bool isSure = op->getParentOp() == function && may.size() == 1;
    if (isArgument && (!isSure || isHostFree(op))) {
      reason = "it frees a buffer of the driver on some paths only";
      isFine = false;
    }
  });
  return isFine;
}

bool PartOutliner::findResults() {
  for (Operation *op : part.ops)
    for (Value result : op->getResults()) {
      if (!index.escapes(result, part))
        continue;
      if (!isa<MemRefType>(result.getType())) {
        reason = "its result is not a buffer";
        return false;
      }
      results.push_back(result);
    }
  return true;
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

void PartOutliner::recompute(OpBuilder &builder, Value value) {
  if (map.contains(value) || !isRecomputed(value))
    return;
  Operation *definition = value.getDefiningOp();
  if (isInside(definition))
    return;
  for (Value operand : definition->getOperands())
    recompute(builder, operand);
  builder.clone(*definition, map);
}

void PartOutliner::recomputeOperands(OpBuilder &builder, Operation *op) {
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      recompute(builder, operand);
  });
}

/// Gives an argument of a part the attributes of the driver's argument `from`.
/// Numbers of the key and the state of random numbers are those of the driver
/// only.
static void copyArgumentAttributes(func::FuncOp driver, unsigned from,
                                   func::FuncOp part, unsigned to) {
  if (Attribute shape = driver.getArgAttr(from, kMaxShapeAttr))
    part.setArgAttr(to, kMaxShapeAttr, shape);
  ArgumentAttr argument = getArgument(driver, from);
  if (argument && argument.getAccess() != Access::Key &&
      argument.getAccess() != Access::Random)
    part.setArgAttr(to, kArgumentAttr, argument);
}

func::FuncOp PartOutliner::makeFunction(StringRef name) {
  OpBuilder builder(step.getContext());
  auto type = builder.getFunctionType(TypeRange(arguments.getArrayRef()),
                                      TypeRange(ValueRange(results)));
  auto function = func::FuncOp::create(part.ops.front()->getLoc(), name, type);
  function.setPrivate();
  function->setAttr(kCaptureAttr,
                    CaptureAttr::get(step.getContext(),
                                     getCapture(step).getRole(), Extent::Part));
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToStart(body);
  for (auto [argument, value] :
       llvm::zip_equal(body->getArguments(), arguments)) {
    argument.setLoc(value.getLoc());
    map.map(value, argument);
    auto given = dyn_cast<BlockArgument>(value);
    if (!given || given.getOwner()->getParentOp() != step)
      continue;
    copyArgumentAttributes(step, given.getArgNumber(), function,
                           argument.getArgNumber());
  }
  for (Operation *op : part.ops)
    if (!llvm::is_contained(behind, op)) {
      recomputeOperands(builder, op);
      builder.clone(*op, map);
    }
  SmallVector<Value> returned;
  for (Value result : results)
    returned.push_back(map.lookup(result));
  func::ReturnOp::create(builder, function.getLoc(), returned);
  return function;
}

/// Free ops between the first op of the part and the call that need what the
/// part makes: after the call they need what it returns, or they have no uses.
void PartOutliner::moveBehind(Operation *call) {
  SmallVector<Operation *> doomed;
  DenseSet<Operation *> late(part.ops.begin(), part.ops.end());
  Operation *last = call;
  for (Operation &op : llvm::make_early_inc_range(llvm::make_range(
           part.ops.front()->getIterator(), call->getIterator()))) {
    if (late.contains(&op)) {
      if (!llvm::is_contained(behind, &op)) {
        doomed.push_back(&op);
        continue;
      }
    } else if (llvm::none_of(op.getOperands(), [&](Value operand) {
                 Operation *maker = operand.getDefiningOp();
                 return operand.getDefiningOp() == call ||
                        (maker && late.contains(maker));
               })) {
      continue;
    }
    late.insert(&op);
    bool isNeeded = llvm::is_contained(behind, &op) ||
                    llvm::any_of(op.getResults(), [&](Value result) {
                      return index.escapes(result, part);
                    });
    if (!isNeeded) {
      doomed.push_back(&op);
      continue;
    }
    op.moveAfter(last);
    last = &op;
  }
  for (Operation *op : llvm::reverse(doomed))
    op->erase();
}

void PartOutliner::replace(func::FuncOp function) {
  OpBuilder builder(step.getContext());
  builder.setInsertionPointAfter(part.ops.back());
  auto call = func::CallOp::create(builder, function.getLoc(), function,
                                   arguments.getArrayRef());
  for (auto [result, given] : llvm::zip_equal(results, call.getResults()))
    result.replaceUsesWithIf(given, [&](OpOperand &use) {
      return !isInside(use.getOwner()) ||
             llvm::is_contained(behind, use.getOwner());
    });
  moveBehind(call);
}

func::FuncOp PartOutliner::outline(SymbolTable &symbols, StringRef name) {
  if (!findArguments() || !findResults())
    return nullptr;
  func::FuncOp function = makeFunction(name);
  // Constants that it reads are known by their symbols.
  symbols.insert(function, std::next(step->getIterator()));
  CapturedFunction captured(function);
  if (!captured.getReasons().empty())
    reason = captured.getReasons().front().message;
  if (!reason.empty() || !freesForSure(function)) {
    symbols.erase(function);
    return nullptr;
  }
  replace(function);
  return function;
}
