//===- SlicesInPlace.cpp - Slices computed in their residual --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Memory/SlicesInPlace.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Memory/InPlace.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// The residual
//===----------------------------------------------------------------------===//

/// Returns true if the slice is a row of the tensor, which is contiguous.
static bool isRow(tensor::InsertSliceOp insertion) {
  RankedTensorType type = insertion.getDestType();
  if (!type.hasStaticShape() || type.getEncoding() || type.getRank() == 0 ||
      insertion.getStaticSizes().front() != 1 || !insertion.hasUnitStride())
    return false;
  for (int64_t dim = 1; dim != type.getRank(); ++dim)
    if (insertion.getStaticOffsets()[dim] != 0 ||
        insertion.getStaticSizes()[dim] != type.getDimSize(dim))
      return false;
  return true;
}

/// Returns true if `op` takes the place out of the tensor into which
/// `insertion` puts the slice.
static bool isPlaceOf(Operation *op, tensor::InsertSliceOp insertion) {
  auto place = dyn_cast_if_present<tensor::ExtractSliceOp>(op);
  return place && place.getSource() == insertion.getDest() &&
         place.isSameAs(insertion, [](OpFoldResult one, OpFoldResult other) {
           return one == other;
         });
}

/// Returns true if `dest`, into which `insertion` puts the slice, is used by
/// nothing else, apart from ops that take the place of the slice out of it.
static bool hasNoOtherUse(Value dest, tensor::InsertSliceOp insertion) {
  return llvm::all_of(dest.getUsers(), [&](Operation *user) {
    return user == insertion || isPlaceOf(user, insertion);
  });
}

/// Returns true if the loop carries the tensor and does nothing but insert the
/// slice and take its place out.
static bool isOnlyInserted(BlockArgument carried,
                           tensor::InsertSliceOp insertion) {
  LoopLikeOpInterface loop = getCarryingLoop(insertion->getParentOp());
  if (!loop || !insertion->hasOneUse() ||
      !llvm::is_contained(loop.getRegionIterArgs(), carried))
    return false;
  OpOperand *yielded = loop.getTiedLoopYieldedValue(carried);
  return yielded && yielded->get() == insertion.getResult() &&
         hasNoOtherUse(carried, insertion);
}

/// The most peeled iterations beside a loop.
static constexpr unsigned kMostPeeled = 4;

/// Returns true if a loop writes to the result of the insertion, directly or
/// after the iterations that are peeled between them.
static bool isContinuedByLoop(tensor::InsertSliceOp insertion) {
  for (unsigned peeled = 0; insertion && peeled != kMostPeeled; ++peeled) {
    if (!insertion->hasOneUse())
      return false;
    OpOperand &use = *insertion->use_begin();
    Operation *next = use.getOwner();
    if (LoopLikeOpInterface loop = getCarryingLoop(next)) {
      BlockArgument carried = loop.getTiedLoopRegionIterArg(&use);
      return next->getBlock() == insertion->getBlock() && carried &&
             !isUnchanged(loop, carried);
    }
    insertion = dyn_cast<tensor::InsertSliceOp>(next);
    if (insertion && insertion.getDest() != use.get())
      return false;
  }
  return false;
}

/// Returns the insertion of the next slice into the result of `insertion`, if
/// nothing else uses that; else null.
static tensor::InsertSliceOp getNextInsertion(tensor::InsertSliceOp insertion) {
  Value result = insertion.getResult();
  for (Operation *user : result.getUsers()) {
    auto next = dyn_cast<tensor::InsertSliceOp>(user);
    if (next && next.getDest() == result &&
        next->getBlock() == insertion->getBlock() &&
        hasNoOtherUse(result, next))
      return next;
  }
  return {};
}

/// Returns true if iterations without a loop insert the slices of a tensor, in
/// the body of another loop: canonicalize inlines loops of one iteration. In
/// the block of a function, such a tensor is a value that may be offloaded.
static bool isInsertedWithoutLoop(tensor::InsertSliceOp insertion) {
  if (!isa<LoopLikeOpInterface>(insertion->getParentOp()))
    return false;
  tensor::InsertSliceOp first = insertion;
  for (unsigned peeled = 0; peeled != kMostPeeled; ++peeled) {
    Operation *dest = first.getDest().getDefiningOp();
    if (!dest || dest->getBlock() != first->getBlock())
      return false;
    if (definesNoData(dest))
      return first != insertion || getNextInsertion(insertion);
    tensor::InsertSliceOp next = first;
    first = dyn_cast<tensor::InsertSliceOp>(dest);
    if (!first || getNextInsertion(first) != next)
      return false;
  }
  return false;
}

/// Returns true if the insertion is that of a peeled iteration: before it, a
/// loop and the iterations peeled after it insert other slices, or a loop
/// after it does, and nothing uses the tensor in between. Bufferization can
/// write over the results of loops and of structured ops.
static bool isPeeled(tensor::InsertSliceOp insertion) {
  tensor::InsertSliceOp first = insertion;
  for (unsigned peeled = 0; peeled != kMostPeeled; ++peeled) {
    auto dest = cast<OpResult>(first.getDest());
    Operation *op = dest.getOwner();
    if (definesNoData(op))
      return isContinuedByLoop(insertion);
    if (op->getBlock() != first->getBlock() || !hasNoOtherUse(dest, first))
      return false;
    if (getCarryingLoop(op))
      return true;
    if (isa<linalg::LinalgOp>(op))
      return isContinuedByLoop(insertion);
    first = dyn_cast<tensor::InsertSliceOp>(op);
    if (!first || !isa<OpResult>(first.getDest()))
      return false;
  }
  return false;
}

/// Returns true if nothing but the insertion uses the tensor while the slice is
/// computed in it.
static bool isOnlyInserted(tensor::InsertSliceOp insertion) {
  if (auto carried = dyn_cast<BlockArgument>(insertion.getDest()))
    return isOnlyInserted(carried, insertion);
  return isPeeled(insertion) || isInsertedWithoutLoop(insertion);
}

//===----------------------------------------------------------------------===//
// The op that computes the slice
//===----------------------------------------------------------------------===//

/// Returns the source of `value` if that is a view with other grouped
/// dimensions; else null.
static Value getReshaped(Value value) {
  if (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>())
    return expand.getSrc();
  if (auto collapse = value.getDefiningOp<tensor::CollapseShapeOp>())
    return collapse.getSrc();
  return {};
}

/// The value over which `value` is written by a structured op; null if it is
/// made in another way.
static Value getOverwritten(Value value) {
  auto writer = value.getDefiningOp<linalg::LinalgOp>();
  return writer ? writer.getTiedOpOperand(cast<OpResult>(value))->get()
                : Value();
}

/// Returns true if `op` writes all of its result and can do so anywhere.
static bool writesAnywhere(Operation *op) {
  return isElementwiseOnTensors(op) && !isChoiceOfTensors(op);
}

/// Returns true if `value` is the data in the place of the slice, in any shape.
static bool isOldSlice(Value value, const SliceInPlace &slice) {
  while (Value source = getReshaped(value))
    value = source;
  return isPlaceOf(value.getDefiningOp(), slice.insertion);
}

/// Goes back from the slice; false if it is not made from an empty tensor.
static bool followBack(SliceInPlace &slice) {
  Block *block = slice.insertion->getBlock();
  slice.firstWriter = nullptr;
  Value value = slice.insertion.getSource();
  while (true) {
    slice.values.push_back(value);
    auto type = cast<RankedTensorType>(value.getType());
    Operation *op = value.getDefiningOp();
    if (!op || !type.hasStaticShape() || type.getEncoding())
      return false;
    if (isa<tensor::EmptyOp>(op) || isPlaceOf(op, slice.insertion))
      return slice.firstWriter != nullptr;
    // No other op uses the slice before it is complete.
    if (op->getBlock() != block ||
        (slice.firstWriter && !value.hasOneUse() && !isOldSlice(value, slice)))
      return false;
    Value source = getReshaped(value);
    if (!source) {
      source = getOverwritten(value);
      slice.firstWriter = op;
      if (writesAnywhere(op))
        return true;
    }
    if (!source)
      return false;
    value = source;
  }
}

//===----------------------------------------------------------------------===//
// Uses of the slice
//===----------------------------------------------------------------------===//

static bool isReadOnlyUse(OpOperand &use) {
  Operation *op = use.getOwner();
  // A slice that is inserted twice has no place of its own.
  if (auto writer = dyn_cast<DestinationStyleOpInterface>(op))
    return writer.isDpsInput(&use) && !isa<SubsetInsertionOpInterface>(op);
  // An elementwise op that could write over it gets another destination.
  return isElementwiseOnTensors(op) || isa<tensor::ExtractOp>(op);
}

static bool isViewUse(Operation *op) {
  return isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp,
             tensor::ExtractSliceOp>(op);
}

/// Finds the op before which the insertion may be moved, after readers of the
/// slice: the end of the loop's body, or, without a loop, the first op that
/// uses the tensor with the slice. That of a peeled iteration is not moved.
static Operation *findEndOfReads(tensor::InsertSliceOp insertion) {
  Block *block = insertion->getBlock();
  if (isa<BlockArgument>(insertion.getDest()))
    return block->getTerminator();
  if (isPeeled(insertion))
    return nullptr;
  Operation *end = nullptr;
  auto addUser = [&](Operation *user) {
    Operation *op = block->findAncestorOpInBlock(*user);
    if (insertion->isBeforeInBlock(op) && (!end || op->isBeforeInBlock(end)))
      end = op;
  };
  for (Operation *user : insertion->getUsers())
    addUser(user);
  // The next slice is computed in the tensor.
  if (tensor::InsertSliceOp next = getNextInsertion(insertion)) {
    SliceInPlace slice;
    slice.insertion = next;
    if (followBack(slice))
      addUser(slice.firstWriter);
  }
  return end;
}

/// Returns true if all uses of the slice, under any name, only read it, before
/// the insertion or the op before which that is moved, and there is no other
/// insertion.
static bool isOnlyRead(SliceInPlace &slice) {
  SmallVector<Value> names{slice.values.front()};
  tensor::InsertSliceOp insertion = slice.insertion;
  slice.endOfReads = findEndOfReads(insertion);
  auto isRead = [&](OpOperand &use) {
    Operation *reader =
        insertion->getBlock()->findAncestorOpInBlock(*use.getOwner());
    return slice.endOfReads && reader->isBeforeInBlock(slice.endOfReads) &&
           isReadOnlyUse(use);
  };
  llvm::SmallPtrSet<Operation *, 8> views;
  for (Value value : slice.values) {
    // Up to what the last op has written.
    if (!getReshaped(value)) {
      names.push_back(value);
      break;
    }
    views.insert(value.getDefiningOp());
    names.push_back(value);
  }
  while (!names.empty())
    for (OpOperand &use : names.pop_back_val().getUses()) {
      Operation *op = use.getOwner();
      if (op == slice.insertion)
        continue;
      if (isViewUse(op)) {
        if (views.insert(op).second)
          names.push_back(op->getResult(0));
      } else if (!isRead(use)) {
        return false;
      }
    }
  return true;
}

//===----------------------------------------------------------------------===//
// Data that the slice replaces
//===----------------------------------------------------------------------===//

/// Returns true if the first writer reads each element by `use` right before it
/// writes to the same place.
static bool isReadByElement(OpOperand &use, const SliceInPlace &slice) {
  if (isElementwiseOnTensors(slice.firstWriter))
    return true;
  auto writer = dyn_cast<linalg::LinalgOp>(slice.firstWriter);
  return writer && writer->getNumResults() == 1 &&
         writer.getMatchingIndexingMap(&use).isIdentity() &&
         writer.getMatchingIndexingMap(writer.getDpsInitOperand(0))
             .isIdentity();
}

namespace {
/// Looks at who uses what is in the place of a slice before it is written.
class OldSlice {
public:
  explicit OldSlice(SliceInPlace &slice) : slice(slice) {}

  /// Returns true if its only readers are the op that overwrites it, element by
  /// element, and ops before that op.
  bool isReadInTime();

private:
  bool isReadInTime(Value name);

  SliceInPlace &slice;
  bool isReadInFront = false, isOverwritten = false;
};
} // namespace

bool OldSlice::isReadInTime(Value name) {
  for (OpOperand &use : name.getUses()) {
    Operation *op = use.getOwner();
    if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op)) {
      if (!isReadInTime(op->getResult(0)))
        return false;
      continue;
    }
    if (op != slice.firstWriter) {
      isReadInFront = true;
      if (op->getBlock() != slice.firstWriter->getBlock() ||
          !op->isBeforeInBlock(slice.firstWriter) || !isReadOnlyUse(use))
        return false;
      continue;
    }
    isOverwritten = true;
    auto writer = dyn_cast<DestinationStyleOpInterface>(op);
    bool isDestination = writer && writer.isDpsInit(&use);
    if (!isDestination && !isReadByElement(use, slice))
      return false;
    // Under another name, bufferization would copy it.
    if (slice.overwritten && slice.overwritten != name)
      return false;
    slice.overwritten = name;
  }
  return true;
}

bool OldSlice::isReadInTime() {
  for (Operation *user : slice.insertion.getDest().getUsers())
    if (isPlaceOf(user, slice.insertion) && !isReadInTime(user->getResult(0)))
      return false;
  // An op in front could write over what is no longer needed.
  return !isReadInFront || isOverwritten;
}

//===----------------------------------------------------------------------===//
// The place of the slice
//===----------------------------------------------------------------------===//

/// Returns true if the first writer comes after the tensor of the place, and
/// the ops that compute the offsets can be moved before it.
static bool isPlaceKnown(SliceInPlace &slice) {
  tensor::InsertSliceOp insertion = slice.insertion;
  Operation *dest = insertion.getDest().getDefiningOp();
  if (dest && !definesNoData(dest) && !dest->isBeforeInBlock(slice.firstWriter))
    return false;
  SmallVector<Value> values(insertion.getOffsets());
  llvm::SmallPtrSet<Operation *, 8> seen;
  while (!values.empty()) {
    Operation *op = values.pop_back_val().getDefiningOp();
    if (!op || op->getBlock() != slice.firstWriter->getBlock() ||
        op->isBeforeInBlock(slice.firstWriter) || !seen.insert(op).second)
      continue;
    if (!isMemoryEffectFree(op) || op->getNumRegions() > 0 ||
        llvm::any_of(op->getResultTypes(), llvm::IsaPred<ShapedType>))
      return false;
    slice.moved.push_back(op);
    llvm::append_range(values, op->getOperands());
  }
  return true;
}

std::optional<SliceInPlace>
ao::findSliceInPlace(tensor::InsertSliceOp insertion) {
  Operation *dest = insertion.getDest().getDefiningOp();
  Value tensor =
      dest && definesNoData(dest) ? insertion.getResult() : insertion.getDest();
  SliceInPlace slice{insertion, tensor, {}, nullptr, nullptr, {}, {}};
  if (!isRow(insertion) || !isOnlyInserted(insertion) || !followBack(slice) ||
      !isOnlyRead(slice) || !OldSlice(slice).isReadInTime() ||
      !isPlaceKnown(slice))
    return std::nullopt;
  return slice;
}

bool ao::insertsInPlace(Operation *op) {
  auto insertion = dyn_cast<tensor::InsertSliceOp>(op);
  return insertion && findSliceInPlace(insertion).has_value();
}

bool ao::isMadeInResidual(OpResult result) {
  SmallVector<Value> names{result};
  while (!names.empty())
    for (Operation *user : names.pop_back_val().getUsers()) {
      if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(user)) {
        names.push_back(user->getResult(0));
        continue;
      }
      auto insertion = dyn_cast<tensor::InsertSliceOp>(user);
      std::optional<SliceInPlace> slice;
      if (insertion)
        slice = findSliceInPlace(insertion);
      if (slice && llvm::is_contained(slice->values, result))
        return true;
    }
  return false;
}
