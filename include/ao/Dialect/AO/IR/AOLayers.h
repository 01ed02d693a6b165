//===- AOLayers.h - Layers, microbatches, groups ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes that group the ops and values of a step, and the markers that
// offload and reload layers by hand.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOLAYERS_H
#define AO_DIALECT_AO_IR_AOLAYERS_H

#include "ao/Dialect/AO/IR/AO.h"

namespace ao {

// Names of discardable attributes, in addition to those of the dialect.
inline constexpr llvm::StringLiteral kPhaseAttr = "ao.phase";
inline constexpr llvm::StringLiteral kMicrobatchAttr = "ao.microbatch";
inline constexpr llvm::StringLiteral kOffloadBaseAttr = "ao.offload_base";
inline constexpr llvm::StringLiteral kGroupAttr = "ao.group";
/// Of the forward function of a pair that is called: what one microbatch has of
/// the budgets for all, by kind of memory (`device`, `host`, `pinned`).
inline constexpr llvm::StringLiteral kShareAttr = "ao.share";

/// The resource through which the markers of layers are ordered.
struct LayerResource : public mlir::SideEffects::Resource::Base<LayerResource> {
  llvm::StringRef getName() AO_RESOURCE_CONST final { return "AOLayer"; }
};

/// Returns true if an op is `ao.start_offload`, `ao.release` or
/// `ao.start_reload`: no transfer, but what a plan of transfers is made from.
bool isLayerMarker(mlir::Operation *op);

/// Emits the error of a marker that no pass has applied.
mlir::InFlightDiagnostic emitMarkerError(mlir::Operation *marker);

} // namespace ao

#define GET_OP_CLASSES
#include "ao/Dialect/AO/IR/AOLayerOps.h.inc"

#endif // AO_DIALECT_AO_IR_AOLAYERS_H
