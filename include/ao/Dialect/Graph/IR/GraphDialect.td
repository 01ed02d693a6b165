//===- GraphDialect.td - The graph dialect -----------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_GRAPH_IR_GRAPHDIALECT_TD
#define AO_DIALECT_GRAPH_IR_GRAPHDIALECT_TD

include "mlir/IR/OpBase.td"

def Graph_Dialect : Dialect {
  let name = "graph";
  let cppNamespace = "::ao::graph";
  let summary = "functions from which CUDA graphs are captured";
  let description = [{
    The `graph` dialect describes which functions of a training step are
    captured as CUDA graphs and replayed, and how a captured graph accesses
    their arguments. It has attributes of functions and of their arguments, and
    no ops. Frontends set `graph.argument`; the passes of the dialect outline
    capturable functions, verify them, and emit the descriptors that the runtime
    (`include/ao-runtime/Graph.h`) captures them from.

    ```mlir
    func.func @step(%x: memref<4xf32> {graph.argument = #graph.argument<copied>},
                    %w: memref<4xf32> {graph.argument = #graph.argument<static>})
        attributes {ao.step} {
      memref.copy %x, %w : memref<4xf32> to memref<4xf32>
      return
    }
    ```

    ## Attributes on foreign functions

    | attribute | on | meaning |
    |---|---|---|
    | `graph.capture = #graph.capture<forward>` | function | the function is captured, or is the driver of captured functions |
    | `graph.argument = #graph.argument<copied>` | argument of a step or of a capturable function | how a captured CUDA graph accesses the argument |
  }];

  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let dependentDialects = ["::ao::AODialect"];
}

#endif // AO_DIALECT_GRAPH_IR_GRAPHDIALECT_TD
