//===- StepCuts.cpp - Boundaries of captures in a step --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepCuts.h"
#include "ao/Conversion/Runtime/HostOps.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/Graph/IR/Graph.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace ao;
using namespace ao::graph;

/// Returns true if the driver can run the op and replay parts inside of it.
static bool canOpen(Operation *op) {
  return isa<scf::IfOp, scf::ForOp, scf::WhileOp>(op);
}

static bool isNumber(Value value) {
  return !isa<BaseMemRefType, TransferType>(value.getType());
}

bool StepCuts::isFree(Operation *op) {
  return op->getNumRegions() == 0 && !op->hasTrait<OpTrait::IsTerminator>() &&
         isMemoryEffectFree(op);
}

//===----------------------------------------------------------------------===//
// Ops of the driver
//===----------------------------------------------------------------------===//

StepCuts::StepCuts(func::FuncOp step) : step(step) {
  CapturedFunction whole(step);
  for (const CaptureReason &reason : whole.getReasons()) {
    if (isa<func::ReturnOp>(reason.op)) {
      // The driver may return anything.
      if (llvm::any_of(reason.op->getOperandTypes(),
                       llvm::IsaPred<TransferType>))
        faults.push_back(reason);
      continue;
    }
    if (reason.op == step)
      faults.push_back(reason);
    else
      reasons.push_back(reason);
  }
  for (const CaptureReason &reason : reasons)
    drive(reason.op);
}

/// Returns true if the op reads a number that each value of may have captures
/// of its own.
static bool readsKey(Operation *op) {
  auto load = dyn_cast<memref::LoadOp>(op);
  auto argument =
      load ? dyn_cast<BlockArgument>(load.getMemRef()) : BlockArgument();
  auto function =
      argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
               : func::FuncOp();
  return function &&
         getAccess(function, argument.getArgNumber()) == Access::Key;
}

void StepCuts::drive(Operation *op) {
  op = getHostOp(op);
  if (!driven.insert(op).second)
    return;
  for (Value result : op->getResults())
    if (isNumber(result) && !readsKey(op))
      taint(result);
  if (canOpen(op))
    open(op);
  for (Operation *parent = op->getParentOp(); parent != step;
       parent = parent->getParentOp())
    open(parent);
}

/// Control flow around a cut. Values that a loop carries are known when it
/// runs; its counter may be known before, since there are as many captured CUDA
/// graphs as iterations.
void StepCuts::open(Operation *op) {
  if (!opened.insert(op).second)
    return;
  for (Value result : op->getResults())
    if (isNumber(result))
      taint(result);
  for (Region &region : op->getRegions())
    for (BlockArgument argument : region.getArguments()) {
      auto loop = dyn_cast<scf::ForOp>(op);
      bool isCounter = loop && argument == loop.getInductionVar();
      bool isKnown = isCounter && !tainted.contains(loop.getLowerBound()) &&
                     !tainted.contains(loop.getUpperBound()) &&
                     !tainted.contains(loop.getStep());
      if (isNumber(argument) && !isKnown)
        taint(argument);
    }
}

void StepCuts::taint(Value value) {
  if (!tainted.insert(value).second)
    return;
  for (Operation *user : value.getUsers())
    taintUser(user);
}

void StepCuts::taintUser(Operation *user) {
  Operation *op = getHostOp(user);
  if (isFree(op)) {
    for (Value result : op->getResults())
      taint(result);
  } else if (!op->hasTrait<OpTrait::IsTerminator>()) {
    // A loop whose bounds are not known has a counter that is not.
    if (auto loop = dyn_cast<scf::ForOp>(op))
      taint(loop.getInductionVar());
    drive(op);
  } else if (op->getParentOp() != step) {
    drive(op->getParentOp());
  }
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

static int64_t countLaunches(Operation *op) {
  int64_t launches = 0;
  op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    bool isStructured = isa<linalg::LinalgOp>(inner);
    launches += isStructured || isTransferOp(inner) ||
                isa<memref::CopyOp, memref::StoreOp>(inner);
    return isStructured ? WalkResult::skip() : WalkResult::advance();
  });
  return launches;
}

void StepCuts::findPartsIn(Block &block, std::vector<StepPart> &parts) const {
  StepPart part;
  auto end = [&] {
    if (!part.ops.empty())
      parts.push_back(std::move(part));
    part = {};
  };
  for (Operation &op : block.without_terminator()) {
    if (isFree(&op) || isa<memref::AllocaOp>(op))
      continue;
    if (!driven.contains(&op) && !opened.contains(&op)) {
      part.ops.push_back(&op);
      part.launches += countLaunches(&op);
      continue;
    }
    end();
    if (canOpen(&op))
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          findPartsIn(inner, parts);
  }
  end();
}

PartIndex::PartIndex(ArrayRef<StepPart> parts) {
  for (const StepPart &part : parts)
    for (Operation *op : part.ops)
      partOf[op] = &part;
}

const StepPart *PartIndex::find(Operation *op) const {
  for (; op && !isa<func::FuncOp>(op); op = op->getParentOp())
    if (const StepPart *part = partOf.lookup(op))
      return part;
  return nullptr;
}

bool PartIndex::escapes(Value value, const StepPart &part) const {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    if (find(user) == &part)
      return false;
    Operation *op = getHostOp(user);
    return !StepCuts::isFree(op) ||
           llvm::any_of(op->getResults(),
                        [&](Value result) { return escapes(result, part); });
  });
}

/// Numbers that a part computes and memory of the host's stack remain in the
/// driver, unless no other part needs them. Returns true if that changed
/// anything.
bool StepCuts::driveWhatEscapes(ArrayRef<StepPart> parts) {
  PartIndex index(parts);
  size_t before = driven.size();
  for (const StepPart &part : parts)
    for (Operation *op : part.ops)
      for (Value result : op->getResults())
        if (isNumber(result) && index.escapes(result, part))
          drive(op);
  step.walk([&](memref::AllocaOp slot) {
    llvm::SmallPtrSet<const StepPart *, 2> users;
    for (Operation *user : slot->getUsers())
      users.insert(index.find(user));
    if (users.size() > 1)
      for (Operation *user : slot->getUsers())
        drive(user);
  });
  return driven.size() != before;
}

std::vector<StepPart> StepCuts::findParts() {
  std::vector<StepPart> parts;
  do {
    parts.clear();
    findPartsIn(step.getBody().front(), parts);
  } while (driveWhatEscapes(parts));
  return parts;
}
