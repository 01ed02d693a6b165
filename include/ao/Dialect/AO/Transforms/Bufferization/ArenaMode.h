//===- ArenaMode.h - Choice of buffers in arenas ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAMODE_H
#define AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAMODE_H

#include <string>

namespace ao {

/// The memories in which the buffers of a step have one arena.
enum class ArenaMode { None, Device, All };

/// Placement of the results of a step with arenas: in buffers of their own,
/// which the caller gets, or in an arena, where they are valid until the next
/// step.
enum class ArenaResults { Alloc, Arena };

struct ArenaChoice {
  ArenaMode mode = ArenaMode::None;
  ArenaResults results = ArenaResults::Alloc;
  /// A report that planning has written, to show the arenas in; empty: none.
  std::string report = {};
};

} // namespace ao

#endif // AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAMODE_H
