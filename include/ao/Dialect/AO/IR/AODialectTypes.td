//===- AODialectTypes.td - All types of the dialect --------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All types, for the type parser of the dialect. Declarations are generated
// for each file separately, so that a header has only those of its topic.
//
//===----------------------------------------------------------------------===//

include "ao/Dialect/AO/IR/AOTapeTypes.td"
include "ao/Dialect/AO/IR/AOTypes.td"
