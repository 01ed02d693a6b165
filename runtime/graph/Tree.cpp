//===- Tree.cpp - Life of a tree, its steps and its paths -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tree.h"
#include "../api/ApiSupport.h"
#include "HandleRegistry.h"
#include "ao/Layout/Layout.h"

#include <algorithm>

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Life
//===----------------------------------------------------------------------===//

Status Tree::check(const AortTreeOptions &o) {
  constexpr int64_t mostPoolBytes = int64_t(1) << 46;
  if (o.poolBytes > mostPoolBytes || o.hostPoolBytes > mostPoolBytes)
    return invalidArgument(
        "no device has a pool of " +
        std::to_string(std::max(o.poolBytes, o.hostPoolBytes)) + " bytes");
  if (o.poolBytes < 0 || o.hostPoolBytes < 0 || o.rerecordLimit < 0 ||
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

Status Tree::open() {
  if (!device.backend().canCapture())
    return unsupported("this device cannot capture, so it has no tree (on the "
                       "host backend, see launchesOnly)");
  return pool->open();
}

Tree::~Tree() {
  forgetRecordings();
  if (randomBlock)
    // Failures during teardown are ignored.
    (void)device.memory().free(randomBlock, nullptr);
  for (const auto &function : functions)
    removeHandle(function.get());
  pool->isClosed = true;
}

Status Tree::reset() {
  AORT_RETURN_IF_ERROR(synchronizeAll());
  forgetRecordings();
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

Status Tree::shutdown() {
  AORT_RETURN_IF_ERROR(reset());
  isShutDown = true;
  return {};
}

/// Waits for the whole device, because memory that a launch uses must not be
/// freed.
Status Tree::synchronizeAll() {
  if (device.capture().isOpen())
    return invalidState("called inside a capture");
  return device.synchronize();
}

Status Tree::addFunction(std::unique_ptr<AortFunction> function) {
  if (isShutDown)
    return invalidState("the tree was shut down");
  function->tree = static_cast<AortTree *>(this);
  addHandle(function.get(), HandleKind::Function);
  functions.push_back(std::move(function));
  return {};
}

Status Tree::functionOf(const AortFunctionSpec &spec, AortFunction *&function) {
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

Status Tree::destroyFunction(AortFunction *function) {
  AORT_RETURN_IF_ERROR(synchronizeAll());
  // If the path contains it, captured graphs that do not have its live results
  // as inputs must not overlap these.
  bool isOnPath = false;
  for (const TreeNode *node = current; node; node = node->parent)
    isOnPath |= node->variant->function == function;
  if (isOnPath && allDead())
    endPath();
  else if (isOnPath)
    forgetRecordings();
  dropNodesOf(roots, *function);
  for (auto it = rerecords.begin(); it != rerecords.end();)
    it = it->first.second == function ? rerecords.erase(it) : std::next(it);
  removeHandle(function);
  functions.erase(
      std::find_if(functions.begin(), functions.end(),
                   [&](const auto &entry) { return entry.get() == function; }));
  return {};
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

Status Tree::randomState(AortRandomState *state) const {
  return fillCallersStruct(*random, state);
}

Status Tree::setRandomState(const AortRandomState &state) {
  AortRandomState complete{};
  AORT_RETURN_IF_ERROR(readCallersStruct(&state, complete));
  random->seed = complete.seed;
  random->drawn = complete.drawn;
  return {};
}

/// Continues the tree's own state from the caller's.
Status Tree::registerRandomState(AortRandomState *state) {
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

void Tree::dropNodesOf(std::vector<std::unique_ptr<TreeNode>> &nodes,
                       const AortFunction &function) {
  for (size_t i = nodes.size(); i-- > 0;)
    if (nodes[i]->variant->function == &function)
      dropNode(*nodes[i]);
    else
      dropNodesOf(nodes[i]->children, function);
}

/// Removes a node with its descendants. Their launches must be complete.
void Tree::dropNode(TreeNode &node) {
  while (!node.children.empty())
    dropNode(*node.children.back());
  for (ResultUse &use : node.results)
    if (use.handle)
      pool->drop(*use.handle);
  for (StorageUse &use : node.storages)
    if (use.last)
      pool->drop(*use.last);
  for (auto it = rerecords.begin(); it != rerecords.end();)
    it = it->first.first == &node ? rerecords.erase(it) : std::next(it);
  auto &siblings = node.parent ? node.parent->children : roots;
  siblings.erase(
      std::find_if(siblings.begin(), siblings.end(),
                   [&](const auto &entry) { return entry.get() == &node; }));
}

/// Drops the path; its live results keep their places.
void Tree::forgetPath() {
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

void Tree::forgetRecordings() {
  forgetPath();
  while (!roots.empty())
    dropNode(*roots.back());
  rerecords.clear();
  footprint = PoolNeed();
}

//===----------------------------------------------------------------------===//
// Steps and paths
//===----------------------------------------------------------------------===//

void Tree::endPath() {
  for (Storage *storage : slots)
    storage->slot = -1;
  slots.clear();
  current = nullptr;
  isBehindNew = false;
}

void Tree::endGeneration() {
  for (size_t slot = 0; slot < slots.size(); ++slot)
    if (isAlive(slot))
      slots[slot]->isStale = true;
  endPath();
  ++generation;
  ++counts.generations;
  isMarked = isForwardPending = false;
}

Status Tree::staleError(const AortBuffer &buffer) const {
  const ResultInfo &info = *buffer.info;
  std::string origin = info.origin.empty() ? "" : " (" + info.origin + ")";
  return {AORT_STALE,
          "result '" + info.name + "' of '" + info.function + "'" + origin +
              " is of step " + std::to_string(buffer.generation) +
              ", and its bytes are in use by step " +
              std::to_string(generation) +
              ": copy or detach it (aortBufferDetach) before the next step "
              "begins, or mark steps (aortTreeMarkStep) where it is no longer "
              "needed"};
}

/// Warns about a function that is captured again in each run, because a pending
/// backward run prevents it from beginning a step.
void Tree::warnOnceIfStuck(AortFunction &function) {
  bool wouldBegin = mayBegin && isForwardPending &&
                    function.mode != AORT_MODE_BACKWARD && !takesResult();
  if (!wouldBegin || function.hasWarnedOfStuck)
    return;
  for (const TreeNode *node = current; node; node = node->parent) {
    if (node->variant->function != &function)
      continue;
    function.hasWarnedOfStuck = true;
    device.warn(
        "function '" + function.name +
        "' is called again while a backward run is due, so nothing can be "
        "replayed: run it, use inference mode, or mark steps "
        "(aortTreeMarkStep)");
    return;
  }
}
