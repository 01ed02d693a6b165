//===- Dialect.h - The ao dialect in C ----------------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registration, types and attributes. MLIR's own C API (mlir-c/IR.h, Pass.h,
// Diagnostics.h, Interfaces.h, Transforms.h, RegisterEverything.h and what they
// include) comes along in libao-mlir-c.so, since MLIR is packaged without a
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

/// `mlirGetDialectHandle__ao__()`: the dialect alone, enough to build and to
/// parse ops. Passes need aoRegisterAllDialects.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(AO, ao);

/// Adds to `registry` the ao dialect and the interfaces that it attaches to
/// upstream's ops: costs, aliasing, bufferization. Upstream's dialects
/// themselves come from mlirRegisterAllDialects or their handles.
AO_C_EXPORTED void aoRegisterAllDialects(MlirDialectRegistry registry);

/// Makes ao's passes and pipelines known by name, once for the process however
/// often it is called. Upstream's come from mlirRegisterAllPasses. Must not be
/// called where the plugin ao-plugin.so is loaded.
AO_C_EXPORTED void aoRegisterAllPasses(void);

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

/// Whether `type` is a transfer, a copy in flight.
AO_C_EXPORTED bool aoTypeIsATransfer(MlirType type);

/// `!ao.transfer<destination>`. `destination` is what arrives: a ranked tensor
/// or a memref. Null, after an error through the context's diagnostics, if it
/// is anything else. Loads the dialect into the type's context.
AO_C_EXPORTED MlirType aoTransferTypeGet(MlirType destination);

/// What arrives; null if `type` is no transfer.
AO_C_EXPORTED MlirType aoTransferTypeGetDestination(MlirType type);

/// Whether the copy goes to host memory; false if `type` is no transfer.
AO_C_EXPORTED bool aoTransferTypeIsToHost(MlirType type);

/// By which MLIR tells transfers from other types.
AO_C_EXPORTED MlirTypeID aoTransferTypeGetTypeID(void);

//===----------------------------------------------------------------------===//
// Placement
//===----------------------------------------------------------------------===//

/// Whether `attribute` is the placement in host memory.
AO_C_EXPORTED bool aoAttributeIsAHost(MlirAttribute attribute);

/// `#ao.host`: the encoding of tensors, and the memory space of memrefs, that
/// lie in host memory. Loads the dialect into `context`.
AO_C_EXPORTED MlirAttribute aoHostAttrGet(MlirContext context);

/// By which MLIR tells the placement from other attributes.
AO_C_EXPORTED MlirTypeID aoHostAttrGetTypeID(void);

/// Whether `type` is a tensor or memref in host memory.
AO_C_EXPORTED bool aoTypeIsHostPlaced(MlirType type);

/// `type`, a ranked tensor or memref, placed in host memory, contiguous. Null
/// if it is neither. Loads the dialect into the type's context.
AO_C_EXPORTED MlirType aoTypeGetHostPlaced(MlirType type);

/// The same in device memory.
AO_C_EXPORTED MlirType aoTypeGetDevicePlaced(MlirType type);

#ifdef __cplusplus
}
#endif

#endif // AO_C_DIALECT_H
