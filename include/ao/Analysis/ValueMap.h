//===- ValueMap.h - Maps over the values of a large module ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_VALUEMAP_H
#define AO_ANALYSIS_VALUEMAP_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace ao {

/// Puts values that lie near each other in memory near each other in the map.
/// Ops that follow each other mostly do, and use each other's results, so that
/// a map too large for the caches is still read where it has just been read.
struct NearbyValueInfo : public llvm::DenseMapInfo<mlir::Value> {
  static unsigned getHashValue(mlir::Value value) {
    // About the size of an op.
    constexpr unsigned kGranularity = 7;
    auto address = reinterpret_cast<uintptr_t>(value.getAsOpaquePointer());
    return static_cast<unsigned>(address >> kGranularity);
  }
};

template <typename T>
using ValueMap = llvm::DenseMap<mlir::Value, T, NearbyValueInfo>;

} // namespace ao

#endif // AO_ANALYSIS_VALUEMAP_H
