//===- Strings.h - Text across the C API ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_CAPI_PLANNER_STRINGS_H
#define AO_LIB_CAPI_PLANNER_STRINGS_H

#include "ao-c/Support.h"

#include <string_view>

namespace ao::capi {

inline std::string_view toView(AoStringRef text) {
  return text.data ? std::string_view(text.data, text.length)
                   : std::string_view();
}

/// Stores a copy of `text` in `out`, unless `out` is null. Returns false if
/// there is no memory for it.
bool setString(AoString *out, std::string_view text);

} // namespace ao::capi

#endif // AO_LIB_CAPI_PLANNER_STRINGS_H
