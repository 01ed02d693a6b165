//===- TreeTable.cpp - The tree of one device -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TreeTable.h"
#include "HandleRegistry.h"
#include "Tree.h"

#include <algorithm>

using namespace ao::runtime;

std::unique_ptr<DeviceExtension> TreeTable::create() {
  return std::make_unique<TreeTable>();
}

TreeTable &TreeTable::of(Device &device) {
  return static_cast<TreeTable &>(device.extension(create));
}

TreeTable::TreeTable() = default;
TreeTable::~TreeTable() = default;

Status TreeTable::add(std::unique_ptr<AortTree> tree) {
  std::lock_guard<std::mutex> lock(mutex);
  if (only)
    return invalidState("the device has a tree");
  only = std::move(tree);
  addHandle(only.get(), HandleKind::Tree);
  return {};
}

AortTree *TreeTable::tree() {
  std::lock_guard<std::mutex> lock(mutex);
  return only.get();
}

void TreeTable::destroyTree() {
  std::unique_ptr<AortTree> doomed;
  {
    std::lock_guard<std::mutex> lock(mutex);
    doomed.swap(only);
  }
  if (!doomed)
    return;
  removeHandle(doomed.get());
  std::shared_ptr<TreePool> pool = doomed->pool;
  {
    std::lock_guard<std::mutex> lock(pool->mutex);
    doomed.reset();
  }
  std::lock_guard<std::mutex> lock(mutex);
  if (pool->heldResults() > 0)
    pools.push_back(std::move(pool));
}

void TreeTable::dropPool(TreePool *pool) {
  std::shared_ptr<TreePool> doomed;
  std::lock_guard<std::mutex> lock(mutex);
  auto it = std::find_if(pools.begin(), pools.end(), [&](const auto &entry) {
    return entry.get() == pool;
  });
  if (it == pools.end())
    return;
  doomed = std::move(*it);
  pools.erase(it);
}

std::optional<Status> TreeTable::free(void *pointer) {
  AortBuffer *result = heldByAddress.take(pointer);
  if (!result)
    return std::nullopt;
  return Status(aortBufferRelease(result), aortLastErrorMessage());
}

std::vector<LiveObjects> TreeTable::liveObjects() {
  std::lock_guard<std::mutex> lock(mutex);
  int64_t held = 0;
  for (const auto &pool : pools)
    held += pool->heldResults();
  return {{only ? 1 : 0, "tree"}, {held, "tree result"}};
}

void TreeTable::clear() {
  destroyTree();
  std::vector<std::shared_ptr<TreePool>> doomed;
  std::lock_guard<std::mutex> lock(mutex);
  doomed.swap(pools);
}
