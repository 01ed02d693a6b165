//===- Dialect.cpp - The ao dialect in C ----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Dialect.h"

#ifdef AO_ENABLE_GRAPH
#include "ao/Dialect/Graph/IR/Graph.h"
#endif
#include "ao/InitAll.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/CAPI/Support.h"
#include <mutex>

using namespace mlir;
using ao::HostAttr;
using ao::TransferType;

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(AO, ao, ao::AODialect)

#ifdef AO_ENABLE_GRAPH
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Graph, graph, ao::graph::GraphDialect)
#else
MlirDialectHandle mlirGetDialectHandle__graph__(void) { return {nullptr}; }
#endif

void aoRegisterAllDialects(MlirDialectRegistry registry) {
  if (!mlirDialectRegistryIsNull(registry))
    ao::registerAllDialects(*unwrap(registry));
}

void aoRegisterAllPasses(void) {
  static std::once_flag once;
  std::call_once(once, ao::registerAllPasses);
}

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

/// MLIR aborts where a type is made before its dialect is there.
static void loadDialect(MLIRContext *context) {
  context->getOrLoadDialect<ao::AODialect>();
}

/// `type` as one that has a placement; null if it has none.
static ShapedType toPlaced(MlirType type) {
  Type unwrapped = unwrap(type);
  if (!isa_and_present<RankedTensorType, MemRefType>(unwrapped))
    return nullptr;
  return cast<ShapedType>(unwrapped);
}

bool aoTypeIsATransfer(MlirType type) {
  return isa_and_present<TransferType>(unwrap(type));
}

MlirType aoTransferTypeGet(MlirType destination) {
  Type type = unwrap(destination);
  if (!type)
    return wrap(Type());
  loadDialect(type.getContext());
  auto shaped = dyn_cast<ShapedType>(type);
  Location location = UnknownLoc::get(type.getContext());
  if (!shaped) {
    emitError(location) << "expected a ranked tensor or memref as the "
                           "destination of a transfer, got "
                        << type;
    return wrap(Type());
  }
  return wrap(TransferType::getChecked(location, type.getContext(), shaped));
}

MlirType aoTransferTypeGetDestination(MlirType type) {
  auto transfer = dyn_cast_if_present<TransferType>(unwrap(type));
  return wrap(transfer ? Type(transfer.getDestination()) : Type());
}

bool aoTransferTypeIsToHost(MlirType type) {
  auto transfer = dyn_cast_if_present<TransferType>(unwrap(type));
  return transfer && transfer.isToHost();
}

MlirTypeID aoTransferTypeGetTypeID(void) {
  return wrap(TransferType::getTypeID());
}

bool aoAttributeIsAHost(MlirAttribute attribute) {
  return isa_and_present<HostAttr>(unwrap(attribute));
}

MlirAttribute aoHostAttrGet(MlirContext context) {
  if (mlirContextIsNull(context))
    return wrap(Attribute());
  loadDialect(unwrap(context));
  return wrap(HostAttr::get(unwrap(context)));
}

MlirTypeID aoHostAttrGetTypeID(void) { return wrap(HostAttr::getTypeID()); }

bool aoTypeIsHostPlaced(MlirType type) {
  return unwrap(type) && ao::isHostPlaced(unwrap(type));
}

MlirType aoTypeGetHostPlaced(MlirType type) {
  ShapedType shaped = toPlaced(type);
  if (!shaped)
    return wrap(Type());
  loadDialect(shaped.getContext());
  return wrap(Type(ao::getHostType(shaped)));
}

MlirType aoTypeGetDevicePlaced(MlirType type) {
  ShapedType shaped = toPlaced(type);
  return wrap(shaped ? Type(ao::getDeviceType(shaped)) : Type());
}
