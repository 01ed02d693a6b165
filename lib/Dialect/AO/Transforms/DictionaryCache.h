//===- DictionaryCache.h - What became of dictionaries ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_DICTIONARYCACHE_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_DICTIONARYCACHE_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/Hashing.h"
#include <array>

namespace ao {

/// Changes discardable attributes of many ops in the same few ways. Each change
/// of a dictionary builds a new one; but ops that follow each other, those of a
/// layer say, have theirs in common, so the latest answers are enough.
class DictionaryCache {
public:
  /// `change` turns the attributes of `op` into others, in a way that depends
  /// on them and on the two keys alone.
  void apply(mlir::Operation *op, int64_t key, int64_t secondKey,
             llvm::function_ref<void(mlir::NamedAttrList &)> change) {
    mlir::DictionaryAttr old = op->getDiscardableAttrDictionary();
    size_t hash = llvm::hash_combine(old, key, secondKey);
    Entry &entry = recent[hash % recent.size()];
    if (entry.from != old || entry.key != key || entry.secondKey != secondKey) {
      mlir::NamedAttrList attributes(old);
      change(attributes);
      entry = {old, attributes.getDictionary(old.getContext()), key, secondKey};
    }
    if (entry.to != old)
      op->setDiscardableAttrs(entry.to);
  }

private:
  struct Entry {
    mlir::DictionaryAttr from, to;
    int64_t key = 0, secondKey = 0;
  };
  std::array<Entry, 256> recent;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_DICTIONARYCACHE_H
