// With mode=split, a function is outlined in parts.
//
// RUN: ao-opt %S/Inputs/ao-outline-captures.mlir --ao-outline-captures="steps=fwd mode=split" --allow-unregistered-dialect | FileCheck %s --check-prefix=SPLIT

// Callers call what will be left of a function that is cut.
// SPLIT: func.func @fwd.split({{.*}}attributes {graph.capture = #graph.capture<forward, driver>}
// SPLIT: func.func @bwd.split({{.*}}attributes {graph.capture = #graph.capture<backward, driver>}
