//===- AODialectTypes.td - All types of the dialect --------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the dialect's parser of types knows. Their declarations are generated
// file by file, so that a header has those that it is about.
//
//===----------------------------------------------------------------------===//

include "ao/Dialect/AO/IR/AOTapeTypes.td"
include "ao/Dialect/AO/IR/AOTypes.td"
