//===- Names.h - Enumerators by name ----------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// toString() is the only list of an enumeration's names: it returns an empty
// text for each value of the underlying type that has none.
//
//===----------------------------------------------------------------------===//

#ifndef AO_SUPPORT_NAMES_H
#define AO_SUPPORT_NAMES_H

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace ao {

/// Returns the first enumerator with a name for which `matches(name)` is true.
template <typename Enum, typename Predicate>
std::optional<Enum> findNamed(Predicate matches) {
  static_assert(std::is_same_v<std::underlying_type_t<Enum>, uint8_t>);
  for (int i = 0; i <= std::numeric_limits<uint8_t>::max(); ++i) {
    auto value = static_cast<Enum>(i);
    std::string_view name = toString(value);
    if (!name.empty() && matches(name))
      return value;
  }
  return std::nullopt;
}

/// Returns the enumerator that toString() names `text`.
template <typename Enum>
std::optional<Enum> parseName(std::string_view text) {
  return findNamed<Enum>([&](std::string_view name) { return name == text; });
}

/// Returns the names of all enumerators: "ready, head".
template <typename Enum>
std::string listNames() {
  std::string names;
  findNamed<Enum>([&](std::string_view name) {
    names.append(names.empty() ? "" : ", ").append(name);
    return false;
  });
  return names;
}

} // namespace ao

#endif // AO_SUPPORT_NAMES_H
