//===- Schemas.h - Kinds of JSON documents ----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_SUPPORT_SCHEMAS_H
#define AO_SUPPORT_SCHEMAS_H

#include <cstdint>

namespace ao {

/// A kind of JSON document, with the version that this build writes and reads;
/// docs/Reference/Schemas has the JSON Schema of each.
struct Schema {
  const char *name;
  int64_t version;
};

namespace schemas {

inline constexpr Schema graphTree = {"ao.graph-tree", 1};
inline constexpr Schema kernels = {"ao.kernels", 1};
inline constexpr Schema layout = {"ao.layout", 2};
inline constexpr Schema machine = {"ao.machine", 1};
inline constexpr Schema plan = {"ao.plan", 2};
inline constexpr Schema profile = {"ao.profile", 1};
inline constexpr Schema report = {"ao.report", 2};
inline constexpr Schema run = {"ao.run", 2};
inline constexpr Schema schedule = {"ao.schedule", 2};
inline constexpr Schema simulation = {"ao.simulation", 2};
inline constexpr Schema statistics = {"ao.statistics", 1};
inline constexpr Schema stepTrace = {"ao.step-trace", 2};

} // namespace schemas

} // namespace ao

#endif // AO_SUPPORT_SCHEMAS_H
