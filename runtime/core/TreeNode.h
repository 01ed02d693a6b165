//===- TreeNode.h - One run of a path, planned or recorded ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_TREENODE_H
#define AO_RUNTIME_CORE_TREENODE_H

#include "Backend.h"
#include "Recorder.h"
#include "TreeFunction.h"

namespace ao::runtime {

/// How a recording gets at one argument.
struct ArgumentUse {
  enum Kind { Static, Managed, Copied, None } kind = Static;
  /// Static and managed: where it lies. Copied: its staging.
  char *address = nullptr;
  /// Managed: which result of the path.
  int32_t slot = -1;
  /// Its bytes are used for something else behind the last use.
  bool dies = false;
};

/// What a result of a recording is.
struct ResultUse {
  std::shared_ptr<const ResultInfo> info;
  /// In the pool; false: it only points at something.
  bool isPooled = false;
  char *address = nullptr;
  /// The result of the path, or of this run, that it is once more; -1: none.
  int32_t slot = -1;
  int32_t sameAs = -1;
  /// What was handed out last.
  AortBuffer *handle = nullptr;
};

/// What a run needs of the pools, and the least that any layout of it needs.
struct PoolNeed {
  int64_t bytes[2] = {0, 0}, bound[2] = {0, 0};
};

struct TreeNode {
  uint64_t id = 0;
  TreeNode *parent = nullptr;
  FunctionVariant *variant = nullptr;
  std::vector<std::unique_ptr<TreeNode>> children;

  std::vector<ArgumentUse> arguments;
  std::vector<ResultUse> results;
  std::vector<void *> argumentPointers, bufferPointers, constantPointers;
  /// For each result of the path before it: whether it was alive.
  std::vector<bool> aliveBefore;
  PoolNeed need;

  /// Null: planned only.
  std::unique_ptr<BackendGraph> graph;
  /// What each launch moves.
  std::vector<Recorder::IssuedTransfer> transfers;
  int64_t runs = 0;
  uint64_t lastUsed = 0;
};

/// An argument of a run, as it was given.
struct GivenArgument {
  char *pointer = nullptr;
  AortBuffer *buffer = nullptr;
  /// The live result of the path that it is, -1: none. The pointer may lie in
  /// it.
  int32_t slot = -1;
  bool isConsumed = false;
  /// Dense and aligned, so that it can be used in place.
  bool isUsable = true;
  const AortArgument *given = nullptr;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_TREENODE_H
