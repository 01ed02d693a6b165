//===- GraphTreePlan.cpp - Buffer placement of a run ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../backend/Clock.h"
#include "../core/Device.h"
#include "GraphTree.h"
#include "ao/Layout/Layout.h"

#include <algorithm>
#include <optional>

using namespace ao::runtime;
using namespace ao;

namespace {

/// The layout problem of one run, with the pointers that its solution sets.
class RunLayout {
public:
  RunLayout(const AortGraphTreeOptions &options, const GraphTreePool &pool)
      : options(options), pool(pool) {
    for (AortSide side : {AORT_SIDE_DEVICE, AORT_SIDE_HOST}) {
      layout::Pool one;
      one.name = side == AORT_SIDE_DEVICE ? "device" : "host";
      int64_t limit =
          side == AORT_SIDE_DEVICE ? options.poolBytes : options.hostPoolBytes;
      if (limit > 0)
        one.capacity = limit / one.alignment * one.alignment;
      one.boundaries = pool.boundaries(side);
      problem.pools.push_back(std::move(one));
    }
  }

  /// Adds a live storage of an earlier run with a fixed place, up to `end`.
  void addFixed(const Storage &storage, int64_t end) {
    if (storage.ownership != Ownership::Pool)
      return;
    layout::Buffer one =
        make(storage.info->name, storage.side, storage.bytes, 0, end);
    one.offset = storage.pointer - pool.base(storage.side);
    problem.buffers.push_back(std::move(one));
    targets.push_back(nullptr);
    hints.push_back(-1);
  }

  /// Stores the address in `target`. Nothing to place is anywhere.
  void add(const std::string &name, AortSide side, int64_t bytes, int64_t begin,
           int64_t end, int64_t hint, void **target) {
    *target = pool.base(side);
    if (bytes == 0)
      return;
    problem.buffers.push_back(make(name, side, bytes, begin, end));
    targets.push_back(target);
    hints.push_back(hint);
    hasHints |= hint >= 0;
  }

  /// Solves the problem. With `prefersHints`, the compiler's places take
  /// precedence over fewer bytes: they are those of a layout together with the
  /// subsequent functions.
  Status solve(bool prefersHints, PoolNeed &need) {
    if (problem.buffers.empty())
      return {};
    if (auto error = problem.verify())
      return {AORT_INTERNAL, "layout of a run: " + error->message};
    layout::LayoutOptions how;
    how.effort = options.effort;
    how.seed = options.seed;
    layout::LayoutResult result = layout::solveLayout(problem, how);
    if (!result.layout)
      return {AORT_OUT_OF_DEVICE_MEMORY, exhausted(result.error.message)};
    if (hasHints)
      if (std::optional<layout::Layout> hinted = solveHinted(how);
          hinted && (prefersHints || isNoLarger(*hinted, *result.layout)))
        result.layout = std::move(hinted);
    for (size_t i = 0; i < targets.size(); ++i)
      if (targets[i])
        *targets[i] =
            pool.base(static_cast<AortSide>(problem.buffers[i].pool)) +
            result.layout->offsets[i];
    for (size_t side = 0; side < 2; ++side) {
      need.bytes[side] = result.layout->pools[side].bytes;
      // The solver's bound does not apply: it takes the places of live results
      // as fixed.
      need.bound[side] = result.layout->pools[side].loadBytes;
    }
    return {};
  }

private:
  static layout::Buffer make(const std::string &name, AortSide side,
                             int64_t bytes, int64_t begin, int64_t end) {
    layout::Buffer one;
    one.name = name;
    one.bytes = bytes;
    one.pool = static_cast<size_t>(side);
    one.live = {{begin, end}};
    return one;
  }

  /// The compiler's places, with all else around them; null if they are taken.
  std::optional<layout::Layout>
  solveHinted(const layout::LayoutOptions &how) const {
    layout::LayoutProblem hinted = problem;
    for (size_t i = 0; i < hints.size(); ++i)
      if (hints[i] >= 0)
        hinted.buffers[i].offset = hints[i];
    if (hinted.verify())
      return std::nullopt;
    return layout::solveLayout(hinted, how).layout;
  }

  static bool isNoLarger(const layout::Layout &one,
                         const layout::Layout &other) {
    for (size_t side = 0; side < 2; ++side)
      if (one.pools[side].bytes > other.pools[side].bytes)
        return false;
    return true;
  }

  /// Describes the request that failed and the largest buffers.
  std::string exhausted(const std::string &why) const {
    std::vector<const layout::Buffer *> largest;
    for (const layout::Buffer &buffer : problem.buffers)
      largest.push_back(&buffer);
    std::sort(largest.begin(), largest.end(),
              [](auto *a, auto *b) { return a->bytes > b->bytes; });
    std::string text = "the pool is exhausted: " + why + "; largest:";
    for (size_t i = 0; i < std::min<size_t>(3, largest.size()); ++i)
      text += (i ? ", '" : " '") + largest[i]->name + "' of " +
              std::to_string(largest[i]->bytes) + " bytes";
    return text;
  }

  const AortGraphTreeOptions &options;
  const GraphTreePool &pool;
  layout::LayoutProblem problem;
  std::vector<void **> targets;
  std::vector<int64_t> hints;
  bool hasHints = false;
};

} // namespace

/// How the node gets at its arguments; staging has no address yet.
void GraphTree::planArguments(const Plan &plan, GraphTreeNode &node) const {
  const AortFunction &function = *plan.function;
  bool isRoot = node.parent == nullptr;
  for (size_t i = 0; i < function.arguments.size(); ++i) {
    const GivenArgument &one = given[i];
    ArgumentUse use;
    use.kind = classOf(function, i, isRoot);
    if (use.kind != ArgumentUse::None)
      use.address = one.pointer;
    if (use.kind == ArgumentUse::Managed)
      use.slot = one.slot;
    bool isInPlace =
        use.kind == ArgumentUse::Static || use.kind == ArgumentUse::Managed;
    bool isOwned = isInPlace && function.arguments[i].isDonated && ownsBytes(i);
    use.dies =
        isOwned && use.kind == ArgumentUse::Managed && !returns(function, i);
    use.isOwned = use.dies || (isOwned && function.arguments[i].isMutated);
    node.arguments.push_back(use);
    bool isRandom = function.arguments[i].kind == AORT_ARGUMENT_RANDOM;
    node.argumentPointers.push_back(isRandom ? randomBlock : use.address);
  }
}

/// Returns true if the argument is a result of the function.
bool GraphTree::returns(const AortFunction &function, size_t argument) const {
  return std::any_of(function.results.begin(), function.results.end(),
                     [&](const ResultTraits &result) {
                       return result.kind == AORT_RESULT_ARGUMENT &&
                              result.index == argument;
                     });
}

/// The earlier result that has the same bytes: the one that is named, or one of
/// the same argument; -1 without one.
static int32_t findShared(const AortFunction &function, size_t index) {
  const ResultTraits &traits = function.results[index];
  if (traits.kind == AORT_RESULT_RESULT)
    return static_cast<int32_t>(traits.index);
  for (size_t i = 0; i < index && traits.kind == AORT_RESULT_ARGUMENT; ++i)
    if (function.results[i].kind == traits.kind &&
        function.results[i].index == traits.index)
      return static_cast<int32_t>(i);
  return -1;
}

/// The beginning of what a result is a part of, which the result is the first
/// part of; `owner` becomes the owner of its memory.
static char *findBegin(const GraphTreeNode &node, const ResultTraits &traits,
                       ResultUse &use, Ownership &owner) {
  size_t index = traits.index;
  switch (traits.kind) {
  case AORT_RESULT_BUFFER:
    return static_cast<char *>(node.bufferPointers[index]);
  case AORT_RESULT_CONSTANT:
    owner = Ownership::Caller;
    return static_cast<char *>(node.constantPointers[index]);
  case AORT_RESULT_ARGUMENT:
    if (node.arguments[index].kind != ArgumentUse::Copied) {
      owner = Ownership::Caller;
      use.slot = node.arguments[index].slot;
      use.argument = static_cast<int32_t>(index);
    }
    return static_cast<char *>(node.argumentPointers[index]);
  default:
    owner = Ownership::Inline;
    return nullptr;
  }
}

/// Computes the addresses of the results from those of buffers and copies,
/// whose owner is `own`.
void GraphTree::planResults(GraphTreeNode &node, Ownership own) const {
  const AortFunction &function = *node.variant->function;
  for (size_t i = 0; i < function.results.size(); ++i) {
    const ResultTraits &traits = function.results[i];
    ResultUse &use = node.results.emplace_back();
    use.info = node.variant->results[i];
    if (traits.kind == AORT_RESULT_NONE)
      continue;
    use.sameAs = findShared(function, i);
    if (use.sameAs >= 0) {
      const ResultUse &shared = node.results[static_cast<size_t>(use.sameAs)];
      use.storage = shared.storage;
      char *begin = shared.address;
      // Of one argument, both are relative to that.
      if (traits.kind == AORT_RESULT_ARGUMENT)
        begin = static_cast<char *>(node.argumentPointers[traits.index]);
      use.address = begin + traits.offset;
    } else {
      Ownership owner = own;
      char *begin = findBegin(node, traits, use, owner);
      use.storage = static_cast<int32_t>(node.storages.size());
      use.address = begin + traits.offset;
      node.storages.push_back({use.info, owner, begin, 0, nullptr});
    }
    StorageUse &storage = node.storages[static_cast<size_t>(use.storage)];
    storage.bytes =
        std::max(storage.bytes, use.address - storage.address + use.info->span);
  }
  // Nothing has no lifetime.
  for (StorageUse &storage : node.storages)
    if (storage.bytes == 0 && storage.ownership == Ownership::Pool)
      storage.ownership = Ownership::Caller;
}

Status GraphTree::planNode(const Plan &plan,
                           std::unique_ptr<GraphTreeNode> &result) {
  int64_t start = nowNs();
  AortFunction &function = *plan.function;
  auto node = std::make_unique<GraphTreeNode>();
  node->variant = plan.variant;
  node->parent = plan.isRoot() ? nullptr : current;
  AORT_RETURN_IF_ERROR(prepareRandom(function));
  planArguments(plan, *node);
  AORT_RETURN_IF_ERROR(constants(function, *node));

  RunLayout layout(options, *pool);
  size_t before = node->parent ? slots.size() : 0;
  for (size_t slot = 0; slot < before; ++slot) {
    node->aliveBefore.push_back(isAlive(slot));
    if (!isAlive(slot))
      continue;
    int64_t end = function.length;
    for (size_t i = 0; i < node->arguments.size(); ++i)
      if (node->arguments[i].dies &&
          node->arguments[i].slot == static_cast<int32_t>(slot))
        end = function.arguments[i].lastUse;
    layout.addFixed(*slots[slot], end);
  }
  orphans.erase(std::remove_if(orphans.begin(), orphans.end(),
                               [](const Storage *orphan) {
                                 return !orphan->isOrphan || !orphan->isLive();
                               }),
                orphans.end());
  for (const Storage *orphan : orphans)
    layout.addFixed(*orphan, function.length);
  for (size_t i = 0; i < node->arguments.size(); ++i)
    if (node->arguments[i].kind == ArgumentUse::Copied)
      layout.add(function.arguments[i].name, AORT_SIDE_DEVICE,
                 plan.variant->argumentBytes[i], 0,
                 returns(function, i) ? function.length
                                      : function.arguments[i].lastUse,
                 -1, &node->argumentPointers[i]);
  node->bufferPointers.resize(function.buffers.size());
  for (size_t i = 0; i < function.buffers.size(); ++i) {
    const BufferTraits &buffer = function.buffers[i];
    layout.add(buffer.name, buffer.side, plan.variant->bufferBytes[i],
               buffer.begin, buffer.end, buffer.hint, &node->bufferPointers[i]);
  }
  // For a dynamic size the compiler had only the upper bound.
  bool prefersHints =
      function.mode == AORT_MODE_FORWARD && plan.variant->key.empty();
  AORT_RETURN_IF_ERROR(layout.solve(prefersHints, node->need));
  for (AortSide side : {AORT_SIDE_DEVICE, AORT_SIDE_HOST})
    AORT_RETURN_IF_ERROR(pool->back(side, node->need.bytes[side]));
  for (size_t i = 0; i < node->arguments.size(); ++i)
    if (node->arguments[i].kind == ArgumentUse::Copied)
      node->arguments[i].address =
          static_cast<char *>(node->argumentPointers[i]);
  planResults(*node, Ownership::Pool);
  ++counts.layouts;
  counts.layoutNs += nowNs() - start;
  result = std::move(node);
  return {};
}
