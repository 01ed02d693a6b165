//===- TransferEnds.cpp - Source and destination of a transfer ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Accesses/BufferParts.h"
#include "Checks.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include <vector>

using namespace mlir;
using namespace ao;

/// Returns true if `result`, a view, has all elements of `source`.
static bool isWholeView(OpResult result, Value source) {
  Operation *view = result.getOwner();
  if (isa<memref::ExpandShapeOp, memref::CollapseShapeOp, memref::TransposeOp,
          tensor::ExpandShapeOp, tensor::CollapseShapeOp>(view))
    return true;
  auto from = cast<ShapedType>(source.getType());
  auto to = cast<ShapedType>(result.getType());
  return isa<memref::SubViewOp, tensor::ExtractSliceOp>(view) &&
         cast<OffsetSizeAndStrideOpInterface>(view).hasUnitStride() &&
         from.hasStaticShape() && to.hasStaticShape() &&
         from.getNumElements() == to.getNumElements();
}

/// Returns true if the view is its source under another name or type.
static bool isCast(Operation *view) {
  return isa<CastOpInterface, memref::AssumeAlignmentOp,
             memref::DistinctObjectsOp, bufferization::ToTensorOp,
             bufferization::ToBufferOp>(view);
}

/// Returns the induction variable of `loop` in its last iteration, as far as it
/// can be determined.
static LinearExpr getLast(const InductionRange &range) {
  if (range.step == 1)
    return range.upper - LinearExpr(1);
  std::optional<int64_t> extent = (range.upper - range.lower).getConstant();
  if (!extent || *extent <= 0)
    return LinearExpr::getUnknown();
  return range.lower + LinearExpr((*extent - 1) / range.step) * range.step;
}

/// `sum` with all of its values replaced at once.
static LinearExpr replaceValues(const LinearExpr &sum,
                                function_ref<LinearExpr(Value)> replace) {
  LinearExpr result = sum;
  for (Value value : sum.getValues())
    if (LinearExpr by = replace(value); !by || !(by == LinearExpr::get(value)))
      result = result + (by - LinearExpr::get(value)) * sum.getFactor(value);
  return result;
}

namespace {
/// A view of a part of its source, and the numbers that determine the part.
struct Cut {
  Operation *view;
  std::vector<LinearExpr> numbers;

  Cut(OpResult result, Value source) : view(result.getOwner()) {
    if (auto slice = dyn_cast<OffsetSizeAndStrideOpInterface>(view)) {
      for (const auto &list : {slice.getMixedOffsets(), slice.getMixedSizes(),
                               slice.getMixedStrides()})
        for (OpFoldResult number : list)
          numbers.push_back(LinearExpr::get(number));
      return;
    }
    for (Value operand : view->getOperands())
      if (operand != source)
        numbers.push_back(LinearExpr::get(operand));
  }

  void replaceNumbers(function_ref<LinearExpr(Value)> replace) {
    for (LinearExpr &number : numbers)
      number = replaceValues(number, replace);
  }

  /// Replaces offsets that are at most `limit`, which is not positive, by zero:
  /// views are within their sources.
  void boundOffsets(const LinearExpr &limit) {
    if (!isa<memref::SubViewOp, tensor::ExtractSliceOp>(view))
      return;
    size_t count =
        cast<OffsetSizeAndStrideOpInterface>(view).getMixedOffsets().size();
    for (LinearExpr &offset : llvm::MutableArrayRef(numbers).take_front(count))
      if (isAtLeast(limit, offset))
        offset = 0;
  }

  /// Returns true if both select the same part of equal sources.
  bool operator==(const Cut &other) const {
    return view->getName() == other.view->getName() &&
           (isa<OffsetSizeAndStrideOpInterface>(view) ||
            (view->getAttrDictionary() == other.view->getAttrDictionary() &&
             view->getResultTypes() == other.view->getResultTypes())) &&
           llvm::equal(numbers, other.numbers);
  }
};

/// A value as what is left of another one.
struct Part {
  /// The last one first.
  SmallVector<Cut, 1> cuts;
  Value base;

  Part(Value value, AliasRoots &roots) { setBase(value, roots); }

  void setBase(Value value, AliasRoots &roots) {
    while (auto result = dyn_cast<OpResult>(value)) {
      Value source = getViewSource(result);
      if (!source)
        break;
      // The places of a part depend on the shape of its source.
      bool isSkipped = isCast(result.getOwner()) ||
                       (cuts.empty() && isWholeView(result, source));
      if (!isSkipped)
        cuts.emplace_back(result, source);
      value = source;
    }
    base = roots.getMustRoot(value);
  }

  void replaceNumbers(function_ref<LinearExpr(Value)> replace) {
    for (Cut &cut : cuts)
      cut.replaceNumbers(replace);
  }

  void boundOffsets(const LinearExpr &limit) {
    for (Cut &cut : cuts)
      cut.boundOffsets(limit);
  }

  /// Replaces a part that an `insert_slice` has inserted by its source:
  /// canonicalization folds one of the ends so. Positions that change between
  /// iterations differ at the entry of the loop, which is compared, too.
  void foldInsertions(function_ref<LinearExpr(Value)> replace,
                      AliasRoots &roots) {
    while (auto insertion = base.getDefiningOp<tensor::InsertSliceOp>()) {
      Cut inserted(insertion->getResult(0), insertion.getDest());
      inserted.replaceNumbers(replace);
      if (cuts.empty() || !isa<tensor::ExtractSliceOp>(cuts.back().view) ||
          !llvm::equal(cuts.back().numbers, inserted.numbers))
        return;
      cuts.pop_back();
      setBase(insertion.getSource(), roots);
    }
  }

  bool operator==(const Part &other) const {
    return base == other.base && llvm::equal(cuts, other.cuts);
  }
};

/// An end that a wait names, at which a path to the copy starts again.
struct NamedEnd {
  Part part;
  /// The induction variables of loops that the path has entered again.
  llvm::SmallMapVector<Value, LinearExpr, 2> inductions;

  bool operator==(const NamedEnd &other) const {
    auto isSame = [](const auto &a, const auto &b) {
      return a.first == b.first &&
             (a.second == b.second || (!a.second && !b.second));
    };
    return part == other.part &&
           llvm::equal(inductions, other.inductions, isSame);
  }

  void forgetInductions() {
    for (auto &[variable, number] : inductions)
      number = LinearExpr::getUnknown();
  }
};

/// Checks that what a wait names as an end of its transfer is that, along every
/// edge on which both may have come: the same part of the same buffer.
///
/// Numbers of the part are followed back as well: an argument is what the edge
/// passes on, and the number of an iteration was one step less in the one
/// before. Others with one name are equal: the first copy that the wait may be
/// for must use the name, so it comes after its definition.
class EndChecker {
public:
  /// Returns one end of an offload or a reload; null of any other op.
  using GetEnd = Value (*)(Operation *copy);

  EndChecker(AliasRoots &roots, GetEnd getEnd) : roots(roots), getEnd(getEnd) {}

  bool matches(Value transfer, Value end) {
    Operation *copy = transfer.getDefiningOp();
    if (copy && getEnd(copy) == end)
      return true;
    worklist.emplace_back(transfer, NamedEnd{Part(end, roots), {}});
    while (!worklist.empty()) {
      auto [nextTransfer, nextEnd] = std::move(worklist.back());
      worklist.pop_back();
      if (!matchesOnEveryEdge(nextTransfer, std::move(nextEnd)))
        return false;
    }
    return true;
  }

private:
  /// Returns true if `end` can be that of `transfer` as far as one step back
  /// shows; what remains to be shown goes to the worklist.
  bool matchesOnEveryEdge(Value transfer, NamedEnd end) {
    // A loop may refer to another part in each iteration, or to a smaller one.
    constexpr size_t kMostParts = 64, kMostCuts = 16;
    std::vector<NamedEnd> &known = assumed[{transfer, end.part.base}];
    // If it is yielded unchanged, the number of the iteration does not matter.
    if (known.size() > 2 && known.back().part == end.part)
      end.forgetInductions();
    if (llvm::is_contained(known, end))
      return true;
    if (known.size() == kMostParts || end.part.cuts.size() > kMostCuts)
      return false;
    known.push_back(end);
    if (Operation *op = transfer.getDefiningOp()) {
      if (Value real = getEnd(op))
        return isSame(Part(real, roots), end);
      if (followSelection(op, cast<OpResult>(transfer), end))
        return true;
    }
    SmallVector<IncomingEdge> edges;
    // An argument that nothing is known to flow into has an error already.
    if (!roots.getControlFlow().getIncomingEdges(transfer, edges))
      return isa<BlockArgument>(transfer);
    for (auto [index, edge] : llvm::enumerate(edges))
      if (!isNeverTaken(transfer, edge))
        worklist.emplace_back(edge.value, goBack(transfer, end, edge, index));
    return true;
  }

  /// The range of the loop whose body takes `transfer`, or that results in it.
  static std::optional<InductionRange> getRange(Value transfer) {
    auto argument = dyn_cast<BlockArgument>(transfer);
    auto loop = dyn_cast_or_null<LoopLikeOpInterface>(
        argument ? argument.getOwner()->getParentOp()
                 : transfer.getDefiningOp());
    std::optional<SmallVector<Value>> variables =
        loop ? loop.getLoopInductionVars() : std::nullopt;
    if (!variables || variables->size() != 1 ||
        (argument &&
         argument.getOwner() != variables->front().getParentBlock()))
      return std::nullopt;
    return getInductionRange(variables->front());
  }

  static Value getVariable(const InductionRange &range) {
    return InductionRange(range).loop.getLoopInductionVars()->front();
  }

  /// Returns true if `edge` passes a loop that has iterations.
  static bool isNeverTaken(Value transfer, const IncomingEdge &edge) {
    if (edge.kind != IncomingEdge::Kind::Entry || edge.number != 0)
      return false;
    std::optional<InductionRange> range = getRange(transfer);
    return range && isAtLeast(range->upper, range->lower + LinearExpr(1));
  }

  /// `end` as it is where `edge`, the one of this number, comes from.
  NamedEnd goBack(Value transfer, const NamedEnd &end, const IncomingEdge &edge,
                  size_t index) {
    using Kind = IncomingEdge::Kind;
    NamedEnd earlier = end;
    std::optional<InductionRange> range = getRange(transfer);
    Value variable = range ? getVariable(*range) : Value();
    earlier.part.replaceNumbers([&](Value value) -> LinearExpr {
      if (Value handed = getHandedOn(transfer, value, index))
        return LinearExpr::get(handed);
      if (value != variable || !isa<BlockArgument>(transfer))
        return LinearExpr::get(value);
      return edge.kind == Kind::Repeat
                 ? LinearExpr::get(value) + LinearExpr(range->step)
             : edge.kind == Kind::Entry ? range->lower
                                        : LinearExpr::getUnknown();
    });
    if (Value handed = getHandedOn(transfer, end.part.base, index))
      earlier.part.setBase(handed, roots);
    if (!range)
      return earlier;
    // A loop without iterations begins at its upper bound or above.
    if (edge.kind == Kind::Entry && edge.number == 0)
      earlier.part.boundOffsets(range->upper - range->lower);
    if (edge.kind == Kind::Entry)
      earlier.inductions.erase(variable);
    else if (!isa<BlockArgument>(transfer))
      earlier.inductions[variable] = getLast(*range);
    else if (auto *known = earlier.inductions.find(variable);
             known != earlier.inductions.end())
      known->second = known->second - LinearExpr(range->step);
    return earlier;
  }

  /// Returns the operand for `value` of an edge that merges into `transfer`;
  /// null if `value` is not merged there.
  Value getHandedOn(Value transfer, Value value, size_t index) {
    SmallVector<IncomingEdge> edges;
    if (!haveSameEdges(transfer, value) ||
        !roots.getControlFlow().getIncomingEdges(value, edges) ||
        index >= edges.size())
      return {};
    return edges[index].value;
  }

  bool isSame(Part real, const NamedEnd &end) {
    auto replace = [&](Value value) {
      auto *known = end.inductions.find(value);
      return known == end.inductions.end() ? LinearExpr::get(value)
                                           : known->second;
    };
    Part named = end.part;
    named.replaceNumbers(replace);
    real.replaceNumbers(replace);
    named.foldInsertions(replace, roots);
    real.foldInsertions(replace, roots);
    return llvm::equal(real.cuts, named.cuts) &&
           (real.base == named.base || haveOneRoot(real.base, named.base));
  }

  /// Returns true if both values are the whole of one storage on all paths, as
  /// for a value that a loop carries unchanged.
  bool haveOneRoot(Value a, Value b) {
    if (!isa<BaseMemRefType>(a.getType()) || a.getType() != b.getType())
      return false;
    ArrayRef<Root> all = roots.getMayRoots(a);
    Value root = all.front().value;
    auto isRoot = [&](const Root &other) {
      return root && other.value == root && !other.hasEscaped &&
             other.path.isOfThisIteration();
    };
    return llvm::all_of(all, isRoot) &&
           llvm::all_of(roots.getMayRoots(b), isRoot) &&
           isAlwaysWhole(a, root, roots) && isAlwaysWhole(b, root, roots);
  }

  /// Canonicalization turns what a branch only chooses into a selection by the
  /// same condition. Pairs the transfer that comes out of the region for each
  /// outcome with the value selected then.
  bool followSelection(Operation *op, OpResult transfer, const NamedEnd &end) {
    auto branch = dyn_cast<RegionBranchOpInterface>(op);
    auto select = end.part.base.getDefiningOp<SelectLikeOpInterface>();
    if (!branch || !select ||
        !llvm::is_contained(op->getOperands(), select.getCondition()))
      return false;
    for (bool outcome : {false, true}) {
      SmallVector<Attribute> constants(op->getNumOperands());
      for (auto [operand, constant] : llvm::zip(op->getOperands(), constants))
        if (operand == select.getCondition())
          constant = BoolAttr::get(op->getContext(), outcome);
      SmallVector<RegionSuccessor> entered;
      branch.getEntrySuccessorRegions(constants, entered);
      if (entered.size() != 1 || isParent(entered.front()))
        return false;
      auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(
          entered.front().getSuccessor()->back().getTerminator());
      if (!terminator || branch.hasLoop())
        return false;
      RegionSuccessor after = getParentSuccessor(op);
      NamedEnd selected = end;
      selected.part.setBase(
          outcome ? select.getTrueValue() : select.getFalseValue(), roots);
      worklist.emplace_back(
          terminator.getSuccessorOperands(after)[transfer.getResultNumber()],
          std::move(selected));
    }
    return true;
  }

  AliasRoots &roots;
  GetEnd getEnd;
  /// Pairs in progress or proven: a cycle proves itself.
  llvm::DenseMap<std::pair<Value, Value>, std::vector<NamedEnd>> assumed;
  std::vector<std::pair<Value, NamedEnd>> worklist;
};
} // namespace

static Value getSource(Operation *copy) {
  if (auto offload = dyn_cast<OffloadOp>(copy))
    return offload.getSource();
  auto reload = dyn_cast<ReloadOp>(copy);
  return reload ? reload.getSource() : Value();
}

static Value getDestination(Operation *copy) {
  if (auto offload = dyn_cast<OffloadOp>(copy))
    return offload.getDestination();
  auto reload = dyn_cast<ReloadOp>(copy);
  return reload ? reload.getDestination() : Value();
}

bool ao::isSourceOf(Value transfer, Value value, AliasRoots &roots) {
  return EndChecker(roots, getSource).matches(transfer, value);
}

bool ao::isDestinationOf(Value transfer, Value value, AliasRoots &roots) {
  return EndChecker(roots, getDestination).matches(transfer, value);
}
