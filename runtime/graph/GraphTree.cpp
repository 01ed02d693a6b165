//===- GraphTree.cpp - Life of a tree, its steps and its paths ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTree.h"
#include "../api/ApiSupport.h"
#include "HandleRegistry.h"
#include "ao/Layout/Layout.h"

#include <algorithm>

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Life
//===----------------------------------------------------------------------===//

Status GraphTree::check(const AortGraphTreeOptions &o) {
  constexpr int64_t mostPoolBytes = int64_t(1) << 46;
  if (o.poolBytes > mostPoolBytes || o.hostPoolBytes > mostPoolBytes)
    return invalidArgument(
        "no device has a pool of " +
        std::to_string(std::max(o.poolBytes, o.hostPoolBytes)) + " bytes");
  if (o.poolBytes < 0 || o.hostPoolBytes < 0 || o.recaptureLimit < 0 ||
      o.demoteAfter < 0 || o.variantLimit < 1 || o.sizeLimit < 0 ||
      o.sizeWarning < 0)
    return invalidArgument("limits of a tree must not be negative, and one "
                           "variant is the least");
  if (o.checks < 0 || o.checks > 2)
    return invalidArgument("checks must be 0 to 2, got " +
                           std::to_string(o.checks));
  if (o.effort < 0 || o.effort > layout::maxLayoutEffort)
    return invalidArgument("effort must be 0 to " +
                           std::to_string(layout::maxLayoutEffort) + ", got " +
                           std::to_string(o.effort));
  if (o.skipWarmup && o.forceWarmup)
    return invalidArgument("a tree cannot both skip and force warm-ups");
  return {};
}

Status GraphTree::open() {
  if (!device.backend().canCapture())
    return unsupported("this device cannot capture, so it has no tree (on the "
                       "host backend, see launchesOnly)");
  return pool->open();
}

GraphTree::~GraphTree() {
  dropCaptures();
  if (randomBlock)
    // Failures during teardown are ignored.
    (void)device.memory().free(randomBlock, nullptr);
  for (const auto &function : functions)
    removeHandle(function.get());
  pool->isClosed = true;
}

Status GraphTree::reset() {
  AORT_RETURN_IF_ERROR(synchronizeAll());
  dropCaptures();
  for (const auto &function : functions) {
    function->variants.clear();
    for (ArgumentTraits &argument : function->arguments) {
      argument.moves = 0;
      argument.isDemoted = false;
    }
    function->reason = function->ownReason;
  }
  isMarked = isForwardPending = false;
  // The filled ranges are in memory that is trimmed next.
  for (auto &ranges : filled)
    ranges.clear();
  return pool->trim();
}

Status GraphTree::shutdown() {
  AORT_RETURN_IF_ERROR(reset());
  isShutDown = true;
  return {};
}

/// Waits for the whole device, because memory that a launch uses must not be
/// freed.
Status GraphTree::synchronizeAll() {
  if (device.capture().isOpen())
    return invalidState("called inside a capture");
  return device.synchronize();
}

Status GraphTree::addFunction(std::unique_ptr<AortFunction> function) {
  if (isShutDown)
    return invalidState("the tree was shut down");
  function->tree = static_cast<AortGraphTree *>(this);
  addHandle(function.get(), HandleKind::Function);
  functions.push_back(std::move(function));
  return {};
}

Status GraphTree::functionOf(const AortFunctionSpec &spec,
                             AortFunction *&function) {
  AortFunction *&known = functionsOfSteps[&spec];
  if (!known) {
    AortFunctionSpec complete{};
    AORT_RETURN_IF_ERROR(readCallersStruct(&spec, complete));
    std::unique_ptr<AortFunction> fresh;
    AORT_RETURN_IF_ERROR(AortFunction::create(complete, fresh));
    AortFunction *made = fresh.get();
    AORT_RETURN_IF_ERROR(addFunction(std::move(fresh)));
    known = made;
  }
  function = known;
  return {};
}

Status GraphTree::destroyFunction(AortFunction *function) {
  AORT_RETURN_IF_ERROR(synchronizeAll());
  // If the path contains it, captured graphs that do not have its live results
  // as inputs must not overlap these.
  bool isOnPath = false;
  for (const GraphTreeNode *node = current; node; node = node->parent)
    isOnPath |= node->variant->function == function;
  if (isOnPath && allDead())
    endPath();
  else if (isOnPath)
    dropCaptures();
  dropNodesOf(roots, *function);
  for (auto it = recaptures.begin(); it != recaptures.end();)
    it = it->first.second == function ? recaptures.erase(it) : std::next(it);
  removeHandle(function);
  functions.erase(
      std::find_if(functions.begin(), functions.end(),
                   [&](const auto &entry) { return entry.get() == function; }));
  return {};
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

Status GraphTree::randomState(AortRandomState *state) const {
  return fillCallersStruct(*random, state);
}

Status GraphTree::setRandomState(const AortRandomState &state) {
  AortRandomState complete{};
  AORT_RETURN_IF_ERROR(readCallersStruct(&state, complete));
  random->seed = complete.seed;
  random->drawn = complete.drawn;
  return {};
}

/// Continues the tree's own state from the caller's.
Status GraphTree::registerRandomState(AortRandomState *state) {
  if (state && state->structSize < sizeof(AortRandomState))
    return invalidArgument("structSize is not set");
  if (!state) {
    ownRandom.seed = random->seed;
    ownRandom.drawn = random->drawn;
  }
  random = state ? state : &ownRandom;
  return {};
}

//===----------------------------------------------------------------------===//
// Captured graphs
//===----------------------------------------------------------------------===//

void GraphTree::dropNodesOf(std::vector<std::unique_ptr<GraphTreeNode>> &nodes,
                            const AortFunction &function) {
  for (size_t i = nodes.size(); i-- > 0;)
    if (nodes[i]->variant->function == &function)
      dropNode(*nodes[i]);
    else
      dropNodesOf(nodes[i]->children, function);
}

/// Removes a node with its descendants. Their launches must be complete.
void GraphTree::dropNode(GraphTreeNode &node) {
  while (!node.children.empty())
    dropNode(*node.children.back());
  for (ResultUse &use : node.results)
    if (use.handle)
      pool->drop(*use.handle);
  for (StorageUse &use : node.storages)
    if (use.last)
      pool->drop(*use.last);
  for (auto it = recaptures.begin(); it != recaptures.end();)
    it = it->first.first == &node ? recaptures.erase(it) : std::next(it);
  auto &siblings = node.parent ? node.parent->children : roots;
  siblings.erase(
      std::find_if(siblings.begin(), siblings.end(),
                   [&](const auto &entry) { return entry.get() == &node; }));
}

/// Drops the path; its live results keep their places.
void GraphTree::forgetPath() {
  for (size_t slot = 0; slot < slots.size(); ++slot) {
    if (!isAlive(slot))
      continue;
    Storage *storage = slots[slot];
    storage->slot = -1;
    storage->isOrphan = true;
    if (std::find(orphans.begin(), orphans.end(), storage) == orphans.end())
      orphans.push_back(storage);
  }
  slots.clear();
  current = nullptr;
  isBehindNew = false;
}

void GraphTree::dropCaptures() {
  forgetPath();
  while (!roots.empty())
    dropNode(*roots.back());
  recaptures.clear();
  footprint = PoolNeed();
}

//===----------------------------------------------------------------------===//
// Steps and paths
//===----------------------------------------------------------------------===//

void GraphTree::endPath() {
  for (Storage *storage : slots)
    storage->slot = -1;
  slots.clear();
  current = nullptr;
  isBehindNew = false;
}

void GraphTree::endGeneration() {
  for (size_t slot = 0; slot < slots.size(); ++slot)
    if (isAlive(slot))
      slots[slot]->isStale = true;
  endPath();
  ++generation;
  ++counts.generations;
  isMarked = isForwardPending = false;
}

Status GraphTree::staleError(const AortBuffer &buffer) const {
  const ResultInfo &info = *buffer.info;
  std::string origin = info.origin.empty() ? "" : " (" + info.origin + ")";
  return {
      AORT_STALE,
      "result '" + info.name + "' of '" + info.function + "'" + origin +
          " is of step " + std::to_string(buffer.generation) +
          ", and its bytes are in use by step " + std::to_string(generation) +
          ": copy or detach it (aortBufferDetach) before the next step "
          "begins, or mark steps (aortGraphTreeMarkStep) where it is no longer "
          "needed"};
}

/// Warns about a function that is captured again in each run, because a pending
/// backward run prevents it from beginning a step.
void GraphTree::warnOnceIfStuck(AortFunction &function) {
  bool wouldBegin = mayBegin && isForwardPending &&
                    function.mode != AORT_MODE_BACKWARD && !takesResult();
  if (!wouldBegin || function.hasWarnedOfStuck)
    return;
  for (const GraphTreeNode *node = current; node; node = node->parent) {
    if (node->variant->function != &function)
      continue;
    function.hasWarnedOfStuck = true;
    device.warn(
        "function '" + function.name +
        "' is called again while a backward run is due, so nothing can be "
        "replayed: run it, use inference mode, or mark steps "
        "(aortGraphTreeMarkStep)");
    return;
  }
}
