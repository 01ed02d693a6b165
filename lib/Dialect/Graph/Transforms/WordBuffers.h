//===- WordBuffers.h - Values as words and buffers back ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_GRAPH_TRANSFORMS_WORDBUFFERS_H
#define AO_LIB_DIALECT_GRAPH_TRANSFORMS_WORDBUFFERS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace ao::graph {

/// Takes values apart into 64-bit words and puts them together again: of a
/// buffer its address, and what its type does not say of offset, sizes and
/// strides.
class WordBuffers {
public:
  explicit WordBuffers(mlir::MLIRContext *context) : converter(context) {}

  /// Returns true if values of `type` can be taken apart.
  static bool canPack(mlir::Type type);
  /// Appends the words of `value`, i64.
  static void pack(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Value value,
                   llvm::SmallVectorImpl<mlir::Value> &words);
  /// The value again, from as many words as `nextWord` is asked for.
  mlir::Value unpack(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Type type,
                     llvm::function_ref<mlir::Value()> nextWord);

  /// A buffer of `type`, whose layout is the identity, at `pointer`. Sizes are
  /// i64, those of the dynamic dimensions.
  mlir::Value makeBuffer(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::MemRefType type, mlir::Value pointer,
                         mlir::ValueRange dynamicSizes);

private:
  mlir::Value makeDescriptor(mlir::OpBuilder &builder, mlir::Location loc,
                             mlir::MemRefType type, mlir::Value pointer,
                             mlir::OpFoldResult offset,
                             llvm::ArrayRef<mlir::OpFoldResult> sizes,
                             llvm::ArrayRef<mlir::OpFoldResult> strides);

  mlir::LLVMTypeConverter converter;
};

/// Word `index` of an array of words or pointers.
mlir::Value loadWord(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Type type, mlir::Value array, int64_t index);

} // namespace ao::graph

#endif // AO_LIB_DIALECT_GRAPH_TRANSFORMS_WORDBUFFERS_H
