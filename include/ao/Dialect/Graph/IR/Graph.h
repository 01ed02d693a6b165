//===- Graph.h - The graph dialect ------------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of training steps from which CUDA graphs are captured, and the
// accesses of these graphs to their arguments.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_GRAPH_IR_GRAPH_H
#define AO_DIALECT_GRAPH_IR_GRAPH_H

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "ao/Dialect/Graph/IR/GraphDialect.h.inc"
#include "ao/Dialect/Graph/IR/GraphEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "ao/Dialect/Graph/IR/GraphAttrs.h.inc"

namespace ao::graph {

// Names of discardable attributes, on functions and on their arguments.
inline constexpr llvm::StringLiteral kCaptureAttr = "graph.capture";
inline constexpr llvm::StringLiteral kArgumentAttr = "graph.argument";

/// Returns the attribute of a capturable function or of a driver; null for
/// other functions.
CaptureAttr getCapture(mlir::FunctionOpInterface function);

/// Returns true if a CUDA graph is captured from `function`, which has a body.
bool isCapturable(mlir::FunctionOpInterface function);

/// Returns true if `function` is one part of a function that is split.
bool isPart(mlir::FunctionOpInterface function);

/// Returns true if `function` is to be split, or calls the parts of one that
/// is.
bool isDriver(mlir::FunctionOpInterface function);

/// Returns the attribute of an argument; null if it has none.
ArgumentAttr getArgument(mlir::FunctionOpInterface function, unsigned index);

/// Returns the access of a captured graph to an argument: `auto` without an
/// attribute.
Access getAccess(mlir::FunctionOpInterface function, unsigned index);

} // namespace ao::graph

#endif // AO_DIALECT_GRAPH_IR_GRAPH_H
