//===- Passes.h - Steps that are captured and replayed ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_GRAPH_TRANSFORMS_PASSES_H
#define AO_DIALECT_GRAPH_TRANSFORMS_PASSES_H

#include "ao/Dialect/Graph/IR/Graph.h"
#include "ao/Dialect/Graph/Transforms/CaptureMode.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace ao::graph {

#define GEN_PASS_DECL
#include "ao/Dialect/Graph/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "ao/Dialect/Graph/Transforms/Passes.h.inc"

} // namespace ao::graph

#endif // AO_DIALECT_GRAPH_TRANSFORMS_PASSES_H
