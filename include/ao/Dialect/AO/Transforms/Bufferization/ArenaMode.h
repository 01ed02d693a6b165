//===- ArenaMode.h - Choice of buffers in arenas ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAMODE_H
#define AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAMODE_H

#include <cstdint>
#include <string>
#include <string_view>

namespace ao {

/// The memories in which the buffers of a step have one arena.
enum class ArenaMode : uint8_t { None, Device, All };

inline std::string_view toString(ArenaMode mode) {
  switch (mode) {
  case ArenaMode::None:
    return "none";
  case ArenaMode::Device:
    return "device";
  case ArenaMode::All:
    return "all";
  }
  return "";
}

/// The placement of the results of a step with arenas: in separate buffers that
/// the caller owns, or in an arena, where they are valid until the next step.
enum class ArenaResults : uint8_t { Alloc, Arena };

inline std::string_view toString(ArenaResults results) {
  switch (results) {
  case ArenaResults::Alloc:
    return "alloc";
  case ArenaResults::Arena:
    return "arena";
  }
  return "";
}

struct ArenaChoice {
  ArenaMode mode = ArenaMode::None;
  ArenaResults results = ArenaResults::Alloc;
  /// A report that planning has written, to show the arenas in; empty: none.
  std::string report = {};
};

} // namespace ao

#endif // AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAMODE_H
