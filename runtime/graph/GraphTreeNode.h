//===- GraphTreeNode.h - One run of a path, planned or recorded -*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_GRAPH_GRAPHTREENODE_H
#define AO_RUNTIME_GRAPH_GRAPHTREENODE_H

#include "../backend/Backend.h"
#include "../backend/Recorder.h"
#include "GraphTreeFunction.h"

namespace ao::runtime {

/// How a captured graph accesses one argument.
struct ArgumentUse {
  enum Kind { Static, Managed, Copied, None } kind = Static;
  /// For static and managed arguments the address; for copied ones the staging.
  char *address = nullptr;
  /// Managed: which storage of the path.
  int32_t slot = -1;
  /// The run has to own the bytes (GraphTree::ownsBytes): it writes over them,
  /// or places something else there after the last use.
  bool isOwned = false;
  bool dies = false;
};

/// A storage that a captured graph defines.
struct StorageUse {
  std::shared_ptr<const ResultInfo> info;
  Ownership ownership = Ownership::Caller;
  char *address = nullptr;
  int64_t bytes = 0;
  /// The one of the last run.
  Storage *last = nullptr;
};

/// A result of a captured graph.
struct ResultUse {
  std::shared_ptr<const ResultInfo> info;
  char *address = nullptr;
  /// An earlier result of the run with the same storage; -1: none.
  int32_t sameAs = -1;
  /// Without one: the argument that it is a part of if that is used in place,
  /// and its storage of the path; -1: none.
  int32_t argument = -1, slot = -1;
  /// Its entry of GraphTreeNode::storages. An argument that is a result has a
  /// storage already.
  int32_t storage = -1;
  /// The handle of the last run.
  AortBuffer *handle = nullptr;
};

/// The bytes of the pools that a run needs, and a lower bound for any layout of
/// it.
struct PoolNeed {
  int64_t bytes[2] = {0, 0}, bound[2] = {0, 0};
};

struct GraphTreeNode {
  uint64_t id = 0;
  GraphTreeNode *parent = nullptr;
  FunctionVariant *variant = nullptr;
  std::vector<std::unique_ptr<GraphTreeNode>> children;

  std::vector<ArgumentUse> arguments;
  std::vector<ResultUse> results;
  std::vector<StorageUse> storages;
  /// Of each result, its value if it is a number (AortFrame::numbers).
  std::vector<int64_t> numbers;
  std::vector<void *> argumentPointers, bufferPointers, constantPointers;
  /// For each storage of the path before it: whether it was alive.
  std::vector<bool> aliveBefore;
  PoolNeed need;

  /// Null: planned only.
  std::unique_ptr<BackendGraph> graph;
  /// The transfers of each launch.
  std::vector<Recorder::IssuedTransfer> transfers;
  int64_t runs = 0;
  uint64_t lastUsed = 0;
  /// How often the parent had run by then.
  uint64_t lastTurn = 0;
};

/// An argument of a run, as the caller passes it.
struct GivenArgument {
  char *pointer = nullptr;
  AortBuffer *buffer = nullptr;
  /// The live storage of the path that contains the pointer; -1: none.
  int32_t slot = -1;
  /// The bytes that it covers, from the pointer on.
  int64_t low = 0, high = 0;
  bool isConsumed = false;
  /// Another argument has bytes of it, or of its storage. Set if any argument
  /// is consumed.
  bool isShared = false;
  /// Dense and aligned, so that it can be used in place.
  bool isUsable = true;
  const AortArgument *given = nullptr;
  /// In elements; null: dense.
  const int64_t *strides = nullptr;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_GRAPH_GRAPHTREENODE_H
