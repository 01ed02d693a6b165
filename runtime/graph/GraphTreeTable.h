//===- GraphTreeTable.h - The tree of one device ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_GRAPH_GRAPHTREETABLE_H
#define AO_RUNTIME_GRAPH_GRAPHTREETABLE_H

#include "../core/Device.h"
#include "StepReplay.h"

#include <memory>
#include <mutex>
#include <vector>

struct AortGraphTree;

namespace ao::runtime {

class GraphTreePool;

/// Owns the tree, if there is one, and the pools of former trees whose results
/// are still held. Thread-safe; nothing is destroyed under the lock.
class GraphTreeTable final : public DeviceExtension {
public:
  static std::unique_ptr<DeviceExtension> create();
  static GraphTreeTable &of(Device &device);

  GraphTreeTable();
  ~GraphTreeTable() override;
  /// AORT_INVALID_STATE if there is one.
  Status add(std::unique_ptr<AortGraphTree> tree);
  /// Null if there is none.
  AortGraphTree *tree();
  void destroyTree();
  /// Called when the last result of a pool without a tree is released.
  void dropPool(GraphTreePool *pool);
  void clear() override;
  /// Releases the result that lowered code holds at `pointer`.
  std::optional<Status> free(void *pointer) override;
  /// The tree, and results whose tree was destroyed.
  std::vector<LiveObjects> liveObjects() override;
  HeldResults &held() { return heldByAddress; }

private:
  std::mutex mutex;
  std::unique_ptr<AortGraphTree> only;
  std::vector<std::shared_ptr<GraphTreePool>> pools;
  HeldResults heldByAddress;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_GRAPH_GRAPHTREETABLE_H
