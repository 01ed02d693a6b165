//===- JsonKeys.h - The keys of one JSON object -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_DOCUMENTS_JSONKEYS_H
#define AO_LIB_PLANNER_DOCUMENTS_JSONKEYS_H

#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

namespace ao::planner {

/// Finds repeated keys. Documents have millions of objects of a few keys, so
/// those are compared one by one, in memory that is reused; only a large object
/// gets a table.
class JsonKeys {
public:
  /// False if the key is there already.
  bool insert(const std::string &key) {
    if (size == few)
      return others.insert(key).second && !isAmongFew(key);
    if (isAmongFew(key))
      return false;
    if (size == firstKeys.size())
      firstKeys.emplace_back();
    firstKeys[size++].assign(key);
    return true;
  }

  void clear() {
    size = 0;
    // A table that stays large is slow to clear.
    if (!others.empty())
      others = {};
  }

private:
  static constexpr size_t few = 16;

  bool isAmongFew(const std::string &key) const {
    auto begin = firstKeys.begin(), end = begin + static_cast<ptrdiff_t>(size);
    return std::find(begin, end, key) != end;
  }

  /// The first `size` entries are keys; the others keep their memory.
  std::vector<std::string> firstKeys;
  size_t size = 0;
  std::unordered_set<std::string> others;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_DOCUMENTS_JSONKEYS_H
