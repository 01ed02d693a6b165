//===- Dialect.h - The ao dialect in C ----------------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registration, types and attributes. libao-mlir-c.so contains MLIR's own C API
// (mlir-c/IR.h, Pass.h, Diagnostics.h, Interfaces.h, Transforms.h,
// RegisterEverything.h and their includes), since MLIR is packaged without a
// shared library of it.
//
//===----------------------------------------------------------------------===//

#ifndef AO_C_DIALECT_H
#define AO_C_DIALECT_H

#include "ao-c/Support.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

/// Declares `mlirGetDialectHandle__ao__()`, which is sufficient to build and
/// parse ops. Passes require aoRegisterAllDialects.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(AO, ao);

/// Declares `mlirGetDialectHandle__graph__()`, which is sufficient to build and
/// parse attributes of capturable functions. Null in a build without them
/// (`AO_ENABLE_GRAPH=OFF`).
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Graph, graph);

/// Adds the dialects ao, autograd and graph, as far as they are in the build,
/// and their interfaces of upstream's ops (costs, aliasing, bufferization) to
/// `registry`. Upstream's dialects require mlirRegisterAllDialects or their
/// handles.
AO_C_EXPORTED void aoRegisterAllDialects(MlirDialectRegistry registry);

/// Registers ao's passes and pipelines in the process; further calls have no
/// effect. Upstream's passes require mlirRegisterAllPasses. Must not be called
/// if the plugin ao-plugin.so is loaded.
AO_C_EXPORTED void aoRegisterAllPasses(void);

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

/// Returns true if `type` is a transfer, a copy in flight.
AO_C_EXPORTED bool aoTypeIsATransfer(MlirType type);

/// Returns `!ao.transfer<destination>`. `destination` is the type of the copy:
/// a ranked tensor or a memref. Returns null, after an error through the
/// context's diagnostics, for other types. Loads the dialect into the type's
/// context.
AO_C_EXPORTED MlirType aoTransferTypeGet(MlirType destination);

/// Returns the type of the copy; null if `type` is not a transfer.
AO_C_EXPORTED MlirType aoTransferTypeGetDestination(MlirType type);

/// Returns true if the copy is one to host memory; false if `type` is not a
/// transfer.
AO_C_EXPORTED bool aoTransferTypeIsToHost(MlirType type);

/// Returns the type id of transfers.
AO_C_EXPORTED MlirTypeID aoTransferTypeGetTypeID(void);

//===----------------------------------------------------------------------===//
// Placement
//===----------------------------------------------------------------------===//

/// Returns true if `attribute` is the placement in host memory.
AO_C_EXPORTED bool aoAttributeIsAHost(MlirAttribute attribute);

/// Returns `#ao.host`: the encoding of tensors, and the memory space of
/// memrefs, in host memory. Loads the dialect into `context`.
AO_C_EXPORTED MlirAttribute aoHostAttrGet(MlirContext context);

/// Returns the type id of the placement.
AO_C_EXPORTED MlirTypeID aoHostAttrGetTypeID(void);

/// Returns true if `type` is a tensor or memref in host memory.
AO_C_EXPORTED bool aoTypeIsHostPlaced(MlirType type);

/// Returns `type`, a ranked tensor or memref, placed in host memory,
/// contiguous; null for other types. Loads the dialect into the type's context.
AO_C_EXPORTED MlirType aoTypeGetHostPlaced(MlirType type);

/// Returns the same type placed in device memory.
AO_C_EXPORTED MlirType aoTypeGetDevicePlaced(MlirType type);

#ifdef __cplusplus
}
#endif

#endif // AO_C_DIALECT_H
