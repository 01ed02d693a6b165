//===- GraphTreeFunction.h - Functions of a CUDA graph tree -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_GRAPH_GRAPHTREEFUNCTION_H
#define AO_RUNTIME_GRAPH_GRAPHTREEFUNCTION_H

#include "GraphTreePool.h"

struct AortGraphTree;

namespace ao::runtime {

struct ArgumentTraits {
  std::string name, origin;
  AortArgumentClass kind = AORT_ARGUMENT_AUTO;
  int64_t elementBytes = 0;
  std::vector<int64_t> sizes;
  int64_t alignment = 1;
  bool isMutated = false, isDonated = false;
  int64_t lastUse = 0;
  /// How often it was elsewhere, and whether it is copied because of that.
  int32_t moves = 0;
  bool isDemoted = false;

  /// Returns true if the argument is memory, of the caller or of the pool.
  bool isMemory() const {
    return kind != AORT_ARGUMENT_KEY && kind != AORT_ARGUMENT_RANDOM;
  }
  /// Returns true if the caller sees writes to it; otherwise they are
  /// intermediate.
  bool isUpdated() const { return isMutated && !isDonated; }
  bool isScratch() const { return isMutated && isDonated; }
};

struct ResultTraits {
  std::string name, origin;
  AortResultClass kind = AORT_RESULT_BUFFER;
  size_t index = 0;
  int64_t elementBytes = 0;
  std::vector<int64_t> sizes;
  int64_t offset = 0;
  /// Empty: dense.
  std::vector<int64_t> strides;
};

struct BufferTraits {
  std::string name;
  AortSide side = AORT_SIDE_DEVICE;
  int64_t bytes = 0, begin = 0, end = 0, hint = -1;
};

struct ConstantTraits {
  std::string name;
  const void *data = nullptr;
  int64_t bytes = 0;
};

/// A function at one size: what follows from the key.
struct FunctionVariant {
  AortFunction *function = nullptr;
  std::vector<int64_t> key;
  std::vector<int64_t> argumentBytes, bufferBytes;
  std::vector<std::shared_ptr<const ResultInfo>> results;
  /// It has run: what it loads lazily is there.
  bool isWarm = false;
};

} // namespace ao::runtime

struct AortFunction {
  AortGraphTree *tree = nullptr;
  std::string name;
  AortEntry entry = nullptr;
  void *data = nullptr;
  AortMode mode = AORT_MODE_INFERENCE;
  int64_t length = 1;
  int64_t randomNumbers = 0;
  void (*sizeBuffers)(void *data, const int64_t *key, int64_t *bytes) = nullptr;
  std::vector<ao::runtime::ArgumentTraits> arguments;
  std::vector<ao::runtime::ResultTraits> results;
  std::vector<ao::runtime::BufferTraits> buffers;
  std::vector<ao::runtime::ConstantTraits> constants;
  /// Why it cannot be captured; empty: it can.
  std::string reason;
  /// The caller's reason why it cannot be captured; empty: none.
  std::string ownReason;
  size_t keySize = 0;
  std::vector<std::unique_ptr<ao::runtime::FunctionVariant>> variants;
  /// Warnings that were issued already.
  bool hasWarnedOfSizes = false, hasWarnedOfMutation = false,
       hasWarnedOfStuck = false, hasWarnedOfLimit = false;

  /// Copies and checks the caller's description.
  static ao::runtime::Status create(const AortFunctionSpec &spec,
                                    std::unique_ptr<AortFunction> &function);
  /// The variant for a key, or null.
  ao::runtime::FunctionVariant *find(const std::vector<int64_t> &key) const;
  ao::runtime::Status
  makeVariant(const std::vector<int64_t> &key,
              std::unique_ptr<ao::runtime::FunctionVariant> &variant);
  ao::runtime::Status makeResults(ao::runtime::FunctionVariant &variant) const;
  /// "argument 'x' of 'f' (model.py:3)".
  std::string describeArgument(size_t index) const;
};

#endif // AO_RUNTIME_GRAPH_GRAPHTREEFUNCTION_H
