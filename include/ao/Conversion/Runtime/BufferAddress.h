//===- BufferAddress.h - Addresses of buffers -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Addresses, sizes and strides of buffers before memref is lowered, for calls
// of the runtime that are emitted there.
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_RUNTIME_BUFFERADDRESS_H
#define AO_CONVERSION_RUNTIME_BUFFERADDRESS_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace ao {

class BufferAddress {
public:
  BufferAddress(mlir::OpBuilder &builder, mlir::Location loc,
                mlir::Value buffer);

  mlir::OpFoldResult size(unsigned dimension) const { return sizes[dimension]; }
  mlir::OpFoldResult stride(unsigned dimension) const {
    return strides[dimension];
  }
  /// Of one element, as it is in memory.
  int64_t elementBytes() const { return bytesOfElement; }

  /// The element at `indices`, as an LLVM pointer.
  mlir::Value element(mlir::OpBuilder &builder, mlir::Location loc,
                      llvm::ArrayRef<mlir::OpFoldResult> indices) const;
  mlir::Value firstElement(mlir::OpBuilder &builder, mlir::Location loc) const;
  /// The element `distance` elements after the first.
  mlir::Value elementAt(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::Value distance) const;

  /// All elements together, as i64.
  mlir::Value byteCount(mlir::OpBuilder &builder, mlir::Location loc) const;

private:
  mlir::Value base;
  mlir::OpFoldResult offset;
  llvm::SmallVector<mlir::OpFoldResult> sizes, strides;
  int64_t bytesOfElement;
};

/// Returns true if the buffer is known to be one block of bytes from its first
/// element on.
bool isContiguous(mlir::Value buffer);

/// `value` as i64.
mlir::Value toWord(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::OpFoldResult value);

} // namespace ao

#endif // AO_CONVERSION_RUNTIME_BUFFERADDRESS_H
