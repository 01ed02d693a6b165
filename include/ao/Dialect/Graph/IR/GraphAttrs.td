//===- GraphAttrs.td - Capturable functions and arguments --*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_GRAPH_IR_GRAPHATTRS_TD
#define AO_DIALECT_GRAPH_IR_GRAPHATTRS_TD

include "ao/Dialect/Graph/IR/GraphDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Graph_Role : I32Enum<"Role", "role of a function in a training step", [
    I32EnumCase<"Inference", 0, "inference">,
    I32EnumCase<"Forward", 1, "forward">,
    I32EnumCase<"Backward", 2, "backward">]> {
  let cppNamespace = "::ao::graph";
}

def Graph_Extent : I32Enum<"Extent", "share of a function that is captured", [
    I32EnumCase<"Whole", 0, "whole">,
    I32EnumCase<"Part", 1, "part">,
    I32EnumCase<"Driver", 2, "driver">]> {
  let cppNamespace = "::ao::graph";
}

def Graph_Access : I32Enum<"Access", "access of a captured graph to an argument", [
    I32EnumCase<"Auto", 0, "auto">,
    I32EnumCase<"Static", 1, "static">,
    I32EnumCase<"Copied", 2, "copied">,
    I32EnumCase<"Value", 3, "value">,
    I32EnumCase<"Key", 4, "key">,
    I32EnumCase<"Random", 5, "random">]> {
  let cppNamespace = "::ao::graph";
}

def Graph_ExtentParameter : EnumParameter<Graph_Extent> {
  let defaultValue = "::ao::graph::Extent::Whole";
  let summary = "`whole`, `part` or `driver`";
}

def Graph_RoleParameter : EnumParameter<Graph_Role> {
  let summary = "`inference`, `forward` or `backward`";
}

def Graph_AccessParameter : EnumParameter<Graph_Access> {
  let summary = "`auto`, `static`, `copied`, `value`, `key` or `random`";
}

def Graph_CaptureAttr : AttrDef<Graph_Dialect, "Capture"> {
  let mnemonic = "capture";
  let summary = "role of a capturable function in its step";
  let description = [{
    The attribute `graph.capture` of a function. `role` is that of the function
    in its step: `forward` or `backward` of a pair, `inference` for a joint step.
    `extent` is the share of the function that is captured:

    * `whole`, the default: all of it;
    * `part`: the function is one part of a function that is split;
    * `driver`: the function is not captured itself. It is split, or calls the
      parts.

    Example: the first part of a forward function.

    ```mlir
    func.func private @f.0(%x: memref<4xf32>) attributes {graph.capture = #graph.capture<forward, part>}
    ```
  }];
  let parameters = (ins
    Graph_RoleParameter:$role,
    Graph_ExtentParameter:$extent);
  let assemblyFormat = "`<` $role (`,` $extent^)? `>`";
}

def Graph_ArgumentAttr : AttrDef<Graph_Dialect, "Argument"> {
  let mnemonic = "argument";
  let summary = "access of a captured graph to an argument";
  let description = [{
    The attribute `graph.argument` of an argument of a step or of a capturable
    function. `access` is one of:

    * `auto`, as without the attribute: `static` until the address has changed
      too often, then `copied`;
    * `static`: accessed at its address;
    * `copied`: copied to an address of the graph before each launch;
    * `value`, a number of 1, 2, 4 or 8 bytes: the number is written to the
      device before each launch;
    * `key`, a number of at most 64 bits or a tensor of one: each value has a
      separate graph, and the host may read it;
    * `random`, a tensor of two 64-bit integers: a seed, and the number of random
      numbers drawn before. The step draws `draws` more, which a CUDA graph tree
      counts by itself.

    Example: a step that draws four random numbers.

    ```mlir
    func.func @step(%state: tensor<2xi64> {graph.argument = #graph.argument<random, draws = 4>}) attributes {ao.step}
    ```
  }];
  let parameters = (ins
    Graph_AccessParameter:$access,
    DefaultValuedParameter<"int64_t", "0",
      "random numbers that the step draws">:$draws);
  let assemblyFormat = "`<` $access (`,` `draws` `=` $draws^)? `>`";
  let genVerifyDecl = 1;
}

#endif // AO_DIALECT_GRAPH_IR_GRAPHATTRS_TD
