//===- ParallelAccesses.cpp - Transfers of iterations at once -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ParallelAccesses.h"

#include "BufferParts.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/Support/MathExtras.h"
#include <cstdlib>

using namespace mlir;
using namespace ao;

bool ParallelAccesses::isShared(const Root &root) const {
  Value value = root.value;
  return !value || AliasRoots::isSameEverywhere(value) ||
         !op->isAncestor(value.getParentBlock()->getParentOp());
}

void ParallelAccesses::add(const End &end) {
  if (isShared(end.root))
    ends[end.root.value].push_back(end);
}

void ParallelAccesses::add(Operation *user, const BufferUse &use,
                           const Root &root, Value buffer) {
  if (!isShared(root))
    return;
  touches.push_back({user, use, root, buffer});
  Value part = use.leavesPart ? Value() : buffer;
  for (bool isDestination : {false, true})
    if (isDestination ? use.isDestination : use.isSource)
      ends[root.value].push_back(
          {Value(), part, root, isDestination, ControlPath(), use.op});
}

/// Returns true if parts of this many elements that begin at `offset` are
/// different in each iteration: it is a multiple of the induction variable,
/// plus values from outside of the loop, that advances by no less than that
/// number.
static bool advancesBy(OpFoldResult offset, int64_t length, Value variable,
                       int64_t step, Operation *loop) {
  LinearExpr begin = LinearExpr::get(offset);
  int64_t advance = 0;
  if (!begin || llvm::MulOverflow(begin.getFactor(variable), step, advance))
    return false;
  return std::abs(advance) >= length &&
         llvm::all_of(begin.getValues(), [&](Value value) {
           return value == variable ||
                  !loop->isAncestor(value.getParentBlock()->getParentOp());
         });
}

/// Returns true if the parts of a buffer that `part` selects are different in
/// each iteration, in one dimension.
bool ParallelAccesses::isOwnPart(memref::SubViewOp part) {
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  if (!loop || !isInjective(part.getSourceType()))
    return false;
  std::optional<SmallVector<Value>> variables = loop.getLoopInductionVars();
  std::optional<SmallVector<OpFoldResult>> steps = loop.getLoopSteps();
  if (!variables || !steps || variables->size() != steps->size())
    return false;
  // Each of several variables must distinguish iterations.
  return llvm::all_of(llvm::zip(*variables, *steps), [&](auto pair) {
    auto [variable, step] = pair;
    std::optional<int64_t> advance = getConstantIntValue(step);
    return llvm::any_of(
        llvm::zip(part.getMixedOffsets(), part.getMixedSizes(),
                  part.getMixedStrides()),
        [&, variable = variable](auto dimension) {
          auto [offset, size, stride] = dimension;
          std::optional<int64_t> length = getConstantIntValue(size);
          return advance && length && isConstantIntValue(stride, 1) &&
                 advancesBy(offset, *length, variable, *advance, op);
        });
  });
}

/// Returns the view of a buffer from outside of the loop that contains `buffer`
/// and is a part that only this iteration accesses; null if there is none.
memref::SubViewOp ParallelAccesses::getOwnPart(Value buffer) {
  while (auto result = dyn_cast_if_present<OpResult>(buffer)) {
    Value source = getViewSource(result);
    auto part = dyn_cast<memref::SubViewOp>(result.getOwner());
    if (source && !op->isAncestor(source.getParentBlock()->getParentOp()))
      return part && isOwnPart(part) ? part : memref::SubViewOp();
    // Other views may reach out of the part.
    if (!source || !isWithin(buffer, source))
      break;
    buffer = source;
  }
  return {};
}

/// Returns true if two ops select the same part of one buffer.
static bool cutTheSame(memref::SubViewOp a, memref::SubViewOp b) {
  return a && b && a.getSource() == b.getSource() &&
         a.getMixedOffsets() == b.getMixedOffsets() &&
         a.getMixedSizes() == b.getMixedSizes() &&
         a.getMixedStrides() == b.getMixedStrides();
}

/// Returns true if `touch` is within `part`, which only this iteration
/// accesses.
bool ParallelAccesses::isInSamePart(const Touch &touch,
                                    memref::SubViewOp part) {
  return part && touch.buffer &&
         (cutTheSame(part, getOwnPart(touch.buffer)) ||
          isAccessWithin(touch.user, touch.buffer, part));
}

LogicalResult ParallelAccesses::check(const Touch &touch) {
  auto it = ends.find(touch.root.value);
  if (it == ends.end())
    return success();
  for (const End &end : it->second) {
    if (!isHarmful(touch.use, end) ||
        (end.root.hasEscaped && touch.root.hasEscaped))
      continue;
    if (!touch.use.leavesPart && isInSamePart(touch, getOwnPart(end.buffer)))
      continue;
    InFlightDiagnostic diagnostic =
        touch.user->emitOpError()
        << Access{touch.user, Value(), touch.use.reads, touch.use.writes,
                  touch.use.frees}
               .getVerb()
        << " the " << (end.isDestination ? "destination" : "source")
        << " of a transfer that may be in flight in another iteration; use a "
           "part of its own in each";
    diagnostic.attachNote(end.getLoc()) << "the transfer is here";
    diagnostic.attachNote(op->getLoc()) << "iterations run at once here";
    return diagnostic;
  }
  return success();
}

LogicalResult ParallelAccesses::check() {
  for (const Touch &touch : touches)
    if (failed(check(touch)))
      return failure();
  return success();
}
