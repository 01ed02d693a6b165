//===- Units.h - Sizes, times and shares as text ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_SUPPORT_UNITS_H
#define AO_SUPPORT_UNITS_H

#include <cstdint>
#include <string>

namespace ao {

/// Returns bytes with three significant digits: "512 B", "1.62 MB", "60.9 kB".
std::string formatBytes(int64_t bytes);

/// Returns microseconds with three significant digits: "12.3 ms", "640 us".
std::string formatTime(double us);

/// Returns `part` of `whole` in percent with one decimal: "62.5 %". A positive
/// share that would be rounded to 0 is "< 0.1 %".
std::string formatShare(double part, double whole);

} // namespace ao

#endif // AO_SUPPORT_UNITS_H
