//===- DataState.cpp - Initialized and live buffers -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataState.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/SetOperations.h"
#include <cstdlib>
#include <limits>

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// State
//===----------------------------------------------------------------------===//

bool DataState::restrict(const DataState &other) {
  size_t sizes = filled.size() + parts.size();
  llvm::set_intersect(filled, other.filled);
  llvm::set_intersect(parts, other.parts);
  bool isLess = filled.size() + parts.size() != sizes;
  for (const auto &[value, storages] : other.freed)
    for (const Root &root : storages)
      isLess |= addFreed(root);
  return isLess;
}

bool DataState::hasFreed(const Root &root) const {
  auto known = freed.find(root.value);
  return known != freed.end() &&
         llvm::any_of(known->second, [&](const Root &other) {
           return other.path == root.path &&
                  other.hasEscaped == root.hasEscaped;
         });
}

bool DataState::addFreed(const Root &root) {
  SmallVector<Root, 1> &known = freed[root.value];
  SmallVector<ControlPath> paths;
  for (const Root &earlier : known)
    if (earlier.hasEscaped == root.hasEscaped)
      paths.push_back(earlier.path);
  auto isCovered = [&](const ControlPath &path) {
    return llvm::any_of(
        paths, [&](const ControlPath &known) { return known.covers(path); });
  };
  if (isCovered(root.path))
    return false;
  Root added = root;
  if (auto general = root.path.generalize(paths);
      general && !isCovered(*general))
    added.path = *general;
  // With irreducible control flow, there are too many paths to distinguish.
  constexpr size_t kMostPaths = 16;
  if (paths.size() > kMostPaths)
    added.path = ControlPath::getUnknown();
  if (isCovered(added.path))
    return false;
  known.push_back(std::move(added));
  return true;
}

/// Returns true if `root` was made since control entered `loop`, in this
/// iteration or an earlier one, and only values name it.
static bool isMadeIn(const Root &root, Operation *loop, AliasRoots &roots) {
  auto made = dyn_cast_if_present<OpResult>(root.value);
  if (!made || !loop->isProperAncestor(made.getOwner()) || root.hasEscaped ||
      roots.hasEscaped(made) || AliasRoots::isSameEverywhere(made) ||
      AliasRoots::isUnknownBuffer(made) || root.path.isUnknown())
    return false;
  return llvm::all_of(
      root.path.getDecisions(), [&](const PathDecision &decision) {
        if (decision.isChoice)
          return true;
        return decision.fork == Fork(loop)
                   ? !decision.isAbsolute
                   : loop->isAncestor(
                         ControlFlow::getPlace(decision.fork)->getParentOp());
      });
}

void DataState::forgetUnnamed(Operation *loop, ValueRange operands,
                              AliasRoots &roots) {
  if (freed.empty())
    return;
  llvm::DenseMap<Value, SmallVector<Root, 1>> passedOn;
  for (Value operand : operands)
    for (const Root &root : roots.getMayRoots(operand))
      passedOn[root.value].push_back(root);
  freed.remove_if([&](auto &entry) {
    auto known = passedOn.find(entry.first);
    llvm::erase_if(entry.second, [&](const Root &root) {
      return isMadeIn(root, loop, roots) &&
             (known == passedOn.end() ||
              llvm::none_of(known->second, [&](const Root &other) {
                return roots.mayMeet(root, other);
              }));
    });
    return entry.second.empty();
  });
}

void DataState::leave(Operation *op, AliasRoots &roots) {
  forgetUnnamed(op, {}, roots);
  for (auto &[value, storages] : freed)
    if (value && op->isAncestor(value.getParentBlock()->getParentOp()))
      for (Root &root : storages)
        root.path = ControlPath::getUnknown();
}

void DataState::cross(const IncomingEdge &edge, const DataState &before,
                      ControlFlow &flow) {
  using Kind = IncomingEdge::Kind;
  if (edge.kind == Kind::Plain || edge.kind == Kind::Entry)
    return;
  ControlPath added;
  if (edge.kind == Kind::Repeat)
    added = ControlPath::getRepeated(edge.fork);
  else if (edge.kind == Kind::Unknown)
    added = ControlPath::getUnknown();
  else
    added.cross(edge, flow);
  auto old = std::move(freed);
  freed.clear();
  for (const auto &[value, storages] : old)
    for (const Root &root : storages) {
      if (edge.kind == Kind::Choice && before.hasFreed(root)) {
        addFreed(root);
        continue;
      }
      ControlPath path = added;
      path.append(root.path, root.value, flow);
      addFreed({root.value, std::move(path), root.hasEscaped});
    }
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// Returns the values that determine the place of a part.
static SmallVector<Value> getNames(const PartTable::Part &part) {
  SmallVector<Value> names = part.begin.getValues();
  llvm::append_range(names, part.end.getValues());
  return names;
}

std::optional<unsigned> PartTable::find(const Part &part) const {
  if (part.range) {
    auto it = ranged.find(getKey(*part.range));
    return it == ranged.end() ? std::optional<unsigned>() : it->second;
  }
  for (unsigned index : unranged)
    if (all[index].root == part.root && all[index].begin == part.begin &&
        all[index].end == part.end)
      return index;
  return std::nullopt;
}

unsigned PartTable::add(Part part) {
  if (std::optional<unsigned> known = find(part))
    return *known;
  unsigned index = all.size();
  if (part.range)
    ranged[getKey(*part.range)] = index;
  else
    unranged.push_back(index);
  if (!getNames(part).empty())
    symbolic.push_back(index);
  byRoot[part.root].push_back(index);
  all.push_back(std::move(part));
  return index;
}

void PartTable::fill(Value buffer, DataState &state) {
  std::optional<BufferPart> part = getBufferPart(buffer, roots);
  if (part && part->isDense)
    insert(makePart(part->root, part->begin, part->getEnd()), state);
}

void PartTable::insert(Part part, DataState &state) {
  state.parts.insert(add(part));
  // Arenas hold thousands, each of which is read as it was written.
  constexpr size_t kMostParts = 256;
  if (!part.range || byRoot[part.root].size() > kMostParts)
    return;
  PartRange joined = *part.range;
  for (unsigned index : byRoot[part.root]) {
    const std::optional<PartRange> &other = all[index].range;
    if (!other || other->group != joined.group ||
        !state.parts.contains(index) || other->begin > part.range->end ||
        other->end < part.range->begin)
      continue;
    joined.begin = std::min(joined.begin, other->begin);
    joined.end = std::max(joined.end, other->end);
  }
  part.begin = part.begin + LinearExpr(joined.begin - part.range->begin);
  part.end = part.end + LinearExpr(joined.end - part.range->end);
  part.range = joined;
  state.parts.insert(add(std::move(part)));
}

/// Returns true if parts of the group of `wanted` cover it, one after the
/// other.
bool PartTable::coversInGroup(const PartRange &wanted,
                              const DataState &state) const {
  int64_t reached = wanted.begin;
  for (auto it = ranged.lower_bound(
           {wanted.group, std::numeric_limits<int64_t>::min(), 0});
       it != ranged.end() && std::get<0>(it->first) == wanted.group; ++it) {
    auto [group, begin, end] = it->first;
    if (begin > reached || reached >= wanted.end)
      break;
    if (state.parts.contains(it->second))
      reached = std::max(reached, end);
  }
  return reached >= wanted.end;
}

bool PartTable::covers(Value buffer, const DataState &state) {
  std::optional<BufferPart> part = getBufferPart(buffer, roots);
  if (!part)
    return false;
  Part wanted = makePart(part->root, part->begin, part->getEnd());
  std::optional<unsigned> same = find(wanted);
  if (same && state.parts.contains(*same))
    return true;
  if (wanted.range && coversInGroup(*wanted.range, state))
    return true;
  auto candidates = byRoot.find(wanted.root);
  if (candidates == byRoot.end())
    return false;
  // Parts one after the other.
  LinearExpr reached = wanted.begin;
  for (size_t step = 0; step <= candidates->second.size(); ++step) {
    if (isAtLeast(reached, wanted.end))
      return true;
    auto *next = llvm::find_if(candidates->second, [&](unsigned index) {
      const Part &part = all[index];
      return state.parts.contains(index) && isAtLeast(reached, part.begin) &&
             isAtLeast(part.end, reached + LinearExpr(1));
    });
    if (next == candidates->second.end())
      return false;
    reached = all[*next].end;
  }
  return false;
}

template <typename Predicate>
void PartTable::eraseIf(ArrayRef<unsigned> candidates, DataState &state,
                        Predicate predicate) const {
  for (unsigned index : candidates)
    if (predicate(all[index]))
      state.parts.erase(index);
}

void PartTable::free(Value root, DataState &state) const {
  auto parts = byRoot.find(root);
  if (parts != byRoot.end())
    for (unsigned index : parts->second)
      state.parts.erase(index);
}

void PartTable::leave(Operation *scope, DataState &state) const {
  eraseIf(symbolic, state, [&](const Part &part) {
    return llvm::any_of(getNames(part), [&](Value name) {
      return scope->isAncestor(name.getParentBlock()->getParentOp());
    });
  });
}

void PartTable::goAround(Region *region, DataState &state) const {
  eraseIf(symbolic, state, [&](const Part &part) {
    return llvm::any_of(getNames(part), [&](Value name) {
      return name.getParentRegion() == region &&
             !name.getParentBlock()->isEntryBlock();
    });
  });
}

/// Returns true if parts of `size` elements from `offset` on, one of each
/// iteration, are all `extent` elements of a dimension.
static bool coverDimension(const LinearExpr &offset, int64_t size,
                           int64_t extent, const InductionRange &range,
                           Value variable) {
  int64_t advance;
  if (llvm::MulOverflow(offset.getFactor(variable), range.step, advance) ||
      advance == 0 || size < std::abs(advance))
    return false;
  LinearExpr first = offset.substitute(variable, range.lower),
             last =
                 offset.substitute(variable, range.upper) - LinearExpr(advance);
  if (advance < 0)
    std::swap(first, last);
  std::optional<int64_t> begin = first.getConstant(), end = last.getConstant();
  return begin && end && *begin <= 0 && *end + size >= extent;
}

/// The buffer of which `view` is a slice that is whole in all dimensions but
/// one, if the slices of all iterations are all of it; null otherwise.
static Value getFilledBySlices(Value view, const InductionRange &range,
                               Value variable) {
  auto slice = view.getDefiningOp<memref::SubViewOp>();
  if (!slice || !slice.getSourceType().hasStaticShape() ||
      !slice.getSource().getDefiningOp<memref::AllocOp>())
    return {};
  bool isCovered = false;
  for (auto [offset, size, stride, extent] :
       llvm::zip(slice.getMixedOffsets(), slice.getMixedSizes(),
                 slice.getMixedStrides(), slice.getSourceType().getShape())) {
    std::optional<int64_t> count = getConstantIntValue(size);
    if (!count || getConstantIntValue(stride) != 1)
      return {};
    if (*count == extent)
      continue;
    if (isCovered || !coverDimension(LinearExpr::get(offset), *count, extent,
                                     range, variable))
      return {};
    isCovered = true;
  }
  return isCovered ? slice.getSource() : Value();
}

void PartTable::addEach(const Part &part, int64_t length,
                        const InductionRange &range, Value variable,
                        DataState &after) {
  constexpr int64_t kMostIterations = 64;
  std::optional<int64_t> extent = (range.upper - range.lower).getConstant();
  if (!extent || *extent <= 0 || (*extent - 1) / range.step >= kMostIterations)
    return;
  for (int64_t index = 0; index <= (*extent - 1) / range.step; ++index)
    if (LinearExpr begin = part.begin.substitute(
            variable, range.lower + LinearExpr(index * range.step)))
      insert(makePart(part.root, begin, begin + LinearExpr(length)), after);
}

void PartTable::addFilledBy(LoopLikeOpInterface loop,
                            const DataState &iteration, DataState &after) {
  // A buffer that one iteration allocates is not filled by another one.
  auto isMadeInside = [&](Value root) {
    return loop->isAncestor(root.getParentBlock()->getParentOp());
  };
  std::optional<SmallVector<Value>> variables = loop.getLoopInductionVars();
  std::optional<InductionRange> range =
      variables && variables->size() == 1
          ? getInductionRange(variables->front())
          : std::nullopt;
  if (!range)
    return;
  Value variable = variables->front();
  for (unsigned index : iteration.parts) {
    Part part = all[index];
    if (isMadeInside(part.root))
      continue;
    std::optional<int64_t> length = (part.end - part.begin).getConstant();
    int64_t advance;
    if (llvm::MulOverflow(part.begin.getFactor(variable), range->step,
                          advance) ||
        advance == 0 || !length)
      continue;
    if (*length < std::abs(advance)) {
      addEach(part, *length, *range, variable, after);
      continue;
    }
    // The begins of the first iteration, and of one after the last.
    LinearExpr first = part.begin.substitute(variable, range->lower),
               next = part.begin.substitute(variable, range->upper);
    LinearExpr back = LinearExpr(advance < 0 ? -advance : 0);
    LinearExpr begin = advance > 0 ? first : next + back,
               end = advance > 0 ? next : first + back;
    if (begin && end)
      insert(makePart(part.root, begin, end), after);
  }
  for (Value view : iteration.filled)
    if (Value whole = getFilledBySlices(view, *range, variable);
        whole && !isMadeInside(whole))
      after.filled.insert(whole);
}
