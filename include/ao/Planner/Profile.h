//===- Profile.h - Measured durations of ops --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_PROFILE_H
#define AO_PLANNER_PROFILE_H

#include "ao/Planner/Error.h"
#include "ao/Planner/Trace.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ao::planner {

/// The durations of the ops of one name.
struct MeasuredOp {
  std::string name;
  int64_t nanoseconds = 0;
  /// Unknown if the profile has none.
  OpKind kind = OpKind::Unknown;
};

/// Parses a profile: a JSON object from a name to a non-negative whole number
/// of nanoseconds, or to an object with `ns` and, optionally, `kind`. Each name
/// occurs once; they are in the document's order.
Expected<std::vector<MeasuredOp>> parseProfile(std::string_view json);
Expected<std::vector<MeasuredOp>> loadProfile(const std::string &file);

} // namespace ao::planner

#endif // AO_PLANNER_PROFILE_H
