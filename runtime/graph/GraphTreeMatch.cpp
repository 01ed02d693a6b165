//===- GraphTreeMatch.cpp - Selection of a captured CUDA graph ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../core/Device.h"
#include "GraphTree.h"

#include <algorithm>
#include <cstdio>

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Live storages
//===----------------------------------------------------------------------===//

bool GraphTree::isAlive(size_t slot) const {
  const Storage *storage = slots[slot];
  return storage->isLive() && storage->slot == static_cast<int32_t>(slot);
}

bool GraphTree::allDead() const {
  for (size_t slot = 0; slot < slots.size(); ++slot)
    if (isAlive(slot))
      return false;
  return true;
}

bool GraphTree::takesResult() const {
  return std::any_of(given.begin(), given.end(),
                     [](const GivenArgument &one) { return one.slot >= 0; });
}

bool GraphTree::isGenerationDue(const AortFunction &function) const {
  if (isMarked)
    return true;
  return current && mayBegin && !isForwardPending &&
         function.mode != AORT_MODE_BACKWARD && !takesResult();
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

/// Returns how the next captured graph would access an argument.
ArgumentUse::Kind GraphTree::classOf(const AortFunction &function, size_t index,
                                     bool isRoot) const {
  const ArgumentTraits &traits = function.arguments[index];
  const GivenArgument &one = given[index];
  if (!traits.isMemory())
    return ArgumentUse::None;
  // A number is written to where a copy would be.
  if (!one.isUsable || traits.isDemoted)
    return ArgumentUse::Copied;
  if (traits.isScratch() && !ownsBytes(index))
    return ArgumentUse::Copied;
  if (one.slot >= 0 && !isRoot)
    return ArgumentUse::Managed;
  return traits.kind == AORT_ARGUMENT_COPIED ? ArgumentUse::Copied
                                             : ArgumentUse::Static;
}

/// Returns true if a node can run now; if not, sets the reason and the
/// argument.
bool GraphTree::matches(const GraphTreeNode &node, bool isRoot,
                        AortReason &reason, size_t &argument) const {
  for (size_t i = 0; i < node.arguments.size(); ++i) {
    const ArgumentUse &use = node.arguments[i];
    const GivenArgument &one = given[i];
    argument = i;
    bool isInPlace =
        use.kind == ArgumentUse::Static || use.kind == ArgumentUse::Managed;
    int32_t slot = isRoot ? -1 : one.slot;
    bool isSame =
        one.isUsable && one.pointer == use.address && slot == use.slot;
    if (isInPlace && !isSame) {
      reason = use.kind == ArgumentUse::Static ? AORT_REASON_STATIC_MOVED
                                               : AORT_REASON_MANAGED_CHANGED;
      return false;
    }
    if (use.isOwned && !ownsBytes(i)) {
      reason = AORT_REASON_NOT_CONSUMED;
      return false;
    }
  }
  size_t before = isRoot ? 0 : slots.size();
  for (size_t slot = 0; slot < before; ++slot)
    // A storage that died earlier than in the capture is no mismatch: its bytes
    // are only unused.
    if (isAlive(slot) && !node.aliveBefore[slot]) {
      reason = AORT_REASON_STILL_ALIVE;
      return false;
    }
  return true;
}

GraphTreeNode *GraphTree::findMatch(const Plan &plan, bool asRoot) {
  AortReason reason;
  size_t argument;
  for (const auto &child : childrenOf(asRoot ? nullptr : current))
    if (child->variant == plan.variant &&
        matches(*child, asRoot, reason, argument))
      return child.get();
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

void GraphTree::eager(Plan &plan, AortReason reason) {
  plan.isEager = true;
  plan.reason = reason;
}

/// Selects the variant of the function for this size; a new one past the limit
/// runs eagerly and is not kept.
Status GraphTree::decideVariant(Plan &plan) {
  AortFunction &function = *plan.function;
  plan.variant = function.find(key);
  if (plan.variant)
    return {};
  std::unique_ptr<FunctionVariant> fresh;
  AORT_RETURN_IF_ERROR(function.makeVariant(key, fresh));
  plan.variant = fresh.get();
  auto sizes = static_cast<int32_t>(function.variants.size()) + 1;
  if (sizes > options.sizeLimit) {
    plan.passing = std::move(fresh);
    eager(plan, AORT_REASON_SIZE_LIMIT);
    return {};
  }
  function.variants.push_back(std::move(fresh));
  if (sizes == options.sizeWarning && !function.hasWarnedOfSizes) {
    function.hasWarnedOfSizes = true;
    device.warn("function '" + function.name + "' has run at " +
                std::to_string(sizes) +
                " sizes, and each is captured: pad them, or exclude the "
                "function from the tree");
  }
  return {};
}

Status GraphTree::decide(Plan &plan) {
  AortFunction &function = *plan.function;
  plan.endsGeneration = isGenerationDue(function);
  if (plan.endsGeneration && takesResult())
    return {AORT_STALE, "function '" + function.name +
                            "' takes a result of the step that the mark ends; "
                            "detach it (aortBufferDetach) before"};
  plan.endsPath = !plan.endsGeneration && current && isBehindNew && allDead();
  AORT_RETURN_IF_ERROR(decideVariant(plan));
  if (!function.reason.empty())
    eager(plan, AORT_REASON_UNCAPTURABLE);
  if (plan.isEager)
    return {};
  plan.node = findMatch(plan, plan.isRoot() || !current);
  if (!plan.node && current && !plan.isRoot() && allDead()) {
    // All that the path had is dead: the function may begin another one.
    plan.endsPath = true;
    plan.node = findMatch(plan, /*asRoot=*/true);
  }
  return plan.node ? Status() : decideNew(plan);
}

Status GraphTree::decideNew(Plan &plan) {
  AortFunction &function = *plan.function;
  GraphTreeNode *parent = plan.isRoot() ? nullptr : current;
  AORT_RETURN_IF_ERROR(countRecapture(plan, parent));
  for (size_t i = 0; i < function.arguments.size() && !plan.isEager; ++i) {
    if (!function.arguments[i].isUpdated() ||
        classOf(function, i, !parent) != ArgumentUse::Copied)
      continue;
    eager(plan, AORT_REASON_MUTATES_COPY);
    if (!function.hasWarnedOfMutation) {
      function.hasWarnedOfMutation = true;
      device.warn(function.describeArgument(i) +
                  " is written and would be copied, so the function is not "
                  "captured: keep it at one address, or compute it in a run");
    }
  }
  if (plan.isEager)
    return {};
  Status status = planNode(plan, plan.fresh);
  if (status.code() == AORT_OUT_OF_DEVICE_MEMORY ||
      status.code() == AORT_OUT_OF_HOST_MEMORY) {
    eager(plan, AORT_REASON_POOL_EXHAUSTED);
    poolFailure = status;
    return {};
  }
  return status;
}

/// Counts the reason why the newest captured graph of the same variant does not
/// match, and the moves of its arguments.
Status GraphTree::countRecapture(Plan &plan, GraphTreeNode *parent) {
  const GraphTreeNode *newest = nullptr;
  for (const auto &child : childrenOf(parent))
    if (child->variant == plan.variant && (child->graph || options.forceWarmup))
      newest = child.get();
  if (!newest)
    return {};
  AortReason reason = AORT_REASON_STATIC_MOVED;
  size_t argument = 0;
  if (matches(*newest, !parent, reason, argument))
    return {};
  AORT_RETURN_IF_ERROR(learn(*plan.function, *newest, !parent));
  ++counts.reasons[reason];
  lastRecapture = {};
  lastRecapture.reason = reason;
  if (reason != AORT_REASON_STILL_ALIVE) {
    lastRecapture.argument = plan.function->describeArgument(argument);
    lastRecapture.before = newest->arguments[argument].address;
    lastRecapture.now = given[argument].pointer;
  }
  int32_t &made = recaptures[{parent, plan.function}];
  if (made >= options.recaptureLimit) {
    eager(plan, AORT_REASON_RERECORD_LIMIT);
    warnOfLimit(plan, reason, argument);
    return {};
  }
  ++made;
  ++counts.recaptures;
  return {};
}

/// Once a function.
void GraphTree::warnOfLimit(const Plan &plan, AortReason reason,
                            size_t argument) {
  AortFunction &function = *plan.function;
  if (std::exchange(function.hasWarnedOfLimit, true))
    return;
  std::string why = aortReasonName(reason);
  if (reason != AORT_REASON_STILL_ALIVE)
    why += ", " + function.describeArgument(argument);
  device.warn("function '" + function.name + "' was captured again " +
              std::to_string(options.recaptureLimit) +
              " times after the same run, and runs eagerly where no captured "
              "graph fits (last reason: " +
              why + ")");
}

static std::string addressText(const void *address) {
  char text[32];
  std::snprintf(text, sizeof(text), "%p", address);
  return text;
}

/// Counts changed addresses of arguments. An argument with too many changes is
/// copied from then on.
Status GraphTree::learn(AortFunction &function, const GraphTreeNode &node,
                        bool isRoot) {
  for (size_t i = 0; i < node.arguments.size(); ++i) {
    const ArgumentUse &use = node.arguments[i];
    ArgumentTraits &traits = function.arguments[i];
    bool isInPlace =
        use.kind == ArgumentUse::Static || use.kind == ArgumentUse::Managed;
    int32_t slot = isRoot ? -1 : given[i].slot;
    if (!isInPlace || (given[i].pointer == use.address && slot == use.slot))
      continue;
    if (traits.kind == AORT_ARGUMENT_STATIC) {
      if (options.errorOnMovedStatic && use.kind == ArgumentUse::Static)
        return invalidArgument(function.describeArgument(i) +
                               " is static and was at " +
                               addressText(use.address) + ", is at " +
                               addressText(given[i].pointer));
      continue;
    }
    if (++traits.moves >= options.demoteAfter && !traits.isUpdated())
      traits.isDemoted = true;
  }
  return {};
}

uint64_t GraphTree::runsOf(const GraphTreeNode *parent) const {
  return parent ? static_cast<uint64_t>(parent->runs) : pathsBegun;
}

/// Returns true if the path contains the node.
bool GraphTree::isOnPath(const GraphTreeNode &node) const {
  for (const GraphTreeNode *one = current; one; one = one->parent)
    if (one == &node)
      return true;
  return false;
}

/// Returns the captured graph to destroy, with its descendants, so that the
/// number of graphs of one variant after one run is within its limit; null if
/// there are fewer. Graphs on the path are never chosen. The least recently
/// used one is chosen if its last use was several rounds over all of them ago,
/// in an earlier phase of the program. Otherwise the number of alternating
/// addresses exceeds the limit: the least recently used graph is the next to be
/// replayed, and the most recently used one is chosen.
GraphTreeNode *GraphTree::findOldVariant(const GraphTreeNode &fresh) const {
  constexpr uint64_t rounds = 4;
  GraphTreeNode *oldest = nullptr, *latest = nullptr;
  int32_t count = 0;
  for (const auto &child : childrenOf(fresh.parent)) {
    if (child->variant != fresh.variant)
      continue;
    ++count;
    if (isOnPath(*child))
      continue;
    if (!oldest || child->lastUsed < oldest->lastUsed)
      oldest = child.get();
    if (!latest || child->lastUsed > latest->lastUsed)
      latest = child.get();
  }
  if (count < options.variantLimit || !oldest)
    return nullptr;
  uint64_t age = runsOf(fresh.parent) - oldest->lastTurn;
  bool isLeft = age > rounds * static_cast<uint64_t>(options.variantLimit);
  return isLeft ? oldest : latest;
}
