//===- GraphTreeTable.cpp - The tree of one device ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTreeTable.h"
#include "GraphTree.h"
#include "HandleRegistry.h"

#include <algorithm>

using namespace ao::runtime;

std::unique_ptr<DeviceExtension> GraphTreeTable::create() {
  return std::make_unique<GraphTreeTable>();
}

GraphTreeTable &GraphTreeTable::of(Device &device) {
  return static_cast<GraphTreeTable &>(device.extension(create));
}

GraphTreeTable::GraphTreeTable() = default;
GraphTreeTable::~GraphTreeTable() = default;

Status GraphTreeTable::add(std::unique_ptr<AortGraphTree> tree) {
  std::lock_guard<std::mutex> lock(mutex);
  if (only)
    return invalidState("the device has a tree");
  only = std::move(tree);
  addHandle(only.get(), HandleKind::GraphTree);
  return {};
}

AortGraphTree *GraphTreeTable::tree() {
  std::lock_guard<std::mutex> lock(mutex);
  return only.get();
}

void GraphTreeTable::destroyTree() {
  std::unique_ptr<AortGraphTree> doomed;
  {
    std::lock_guard<std::mutex> lock(mutex);
    doomed.swap(only);
  }
  if (!doomed)
    return;
  removeHandle(doomed.get());
  std::shared_ptr<GraphTreePool> pool = doomed->pool;
  {
    std::lock_guard<std::mutex> lock(pool->mutex);
    doomed.reset();
  }
  std::lock_guard<std::mutex> lock(mutex);
  if (pool->heldResults() > 0)
    pools.push_back(std::move(pool));
}

void GraphTreeTable::dropPool(GraphTreePool *pool) {
  std::shared_ptr<GraphTreePool> doomed;
  std::lock_guard<std::mutex> lock(mutex);
  auto it = std::find_if(pools.begin(), pools.end(), [&](const auto &entry) {
    return entry.get() == pool;
  });
  if (it == pools.end())
    return;
  doomed = std::move(*it);
  pools.erase(it);
}

std::optional<Status> GraphTreeTable::free(void *pointer) {
  AortBuffer *result = heldByAddress.take(pointer);
  if (!result)
    return std::nullopt;
  return Status(aortBufferRelease(result), aortLastErrorMessage());
}

std::vector<LiveObjects> GraphTreeTable::liveObjects() {
  std::lock_guard<std::mutex> lock(mutex);
  int64_t held = 0;
  for (const auto &pool : pools)
    held += pool->heldResults();
  return {{only ? 1 : 0, "tree"}, {held, "tree result"}};
}

void GraphTreeTable::clear() {
  destroyTree();
  std::vector<std::shared_ptr<GraphTreePool>> doomed;
  std::lock_guard<std::mutex> lock(mutex);
  doomed.swap(pools);
}
