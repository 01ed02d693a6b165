//===- AOLayers.cpp - Markers of layers -----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOLayers.h"

using namespace mlir;
using namespace ao;

#define GET_OP_CLASSES
#include "ao/Dialect/AO/IR/AOLayerOps.cpp.inc"

bool ao::isLayerMarker(Operation *op) {
  return isa<StartOffloadOp, ReleaseOp, StartReloadOp>(op);
}

InFlightDiagnostic ao::emitMarkerError(Operation *marker) {
  return marker->emitError() << "'" << marker->getName() << "' is not applied";
}
