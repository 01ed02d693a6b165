//===- AutogradDialect.td - The autograd dialect -----------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AUTOGRAD_IR_AUTOGRADDIALECT_TD
#define AO_DIALECT_AUTOGRAD_IR_AUTOGRADDIALECT_TD

include "mlir/IR/OpBase.td"

def Autograd_Dialect : Dialect {
  let name = "autograd";
  let cppNamespace = "::ao::autograd";
  let summary = "autograd tapes: nodes and callbacks of an engine";
  let description = [{
    The `autograd` dialect represents the backward pass that an autograd engine
    executes, node by node, as a function: an autograd tape. Nodes
    (`autograd.node`) contain upstream ops or a call of a compiled region, hooks
    of the user's program are ops (`autograd.hook`), and gradients accumulate in
    slots (`autograd.accumulate_grad`). The passes of the dialect form one step
    of dialect `ao` from a tape.

    ```mlir
    func.func @tape(%g: tensor<4xf32>) -> tensor<4xf32>
        attributes {autograd.tape, autograd.gradients = ["w"]} {
      %w = autograd.node 0 "AccumulateGrad" -> tensor<4xf32> {
        %0 = autograd.accumulate_grad %g slot 0 : tensor<4xf32>
        autograd.yield %0 : tensor<4xf32>
      }
      return %w : tensor<4xf32>
    }
    ```

    ## Attributes on foreign ops and functions

    | attribute | on | meaning |
    |---|---|---|
    | `autograd.tape` | function | the function is an autograd tape |
    | `autograd.gradients = ["w0"]` | tape, step | names of the gradient slots |
    | `autograd.reasons = ["another shape"]` | tape | reasons of the engine for compiling again, which become remarks |
    | `autograd.gradient = 1 : i64` | argument, result of a tape | the gradient of slot 1, before or after the step |
    | `autograd.engine_order` | step | its ops are in the order of the engine |
    | `autograd.tape_order = 3 : i64` | op of such a step | position of the op in the tape |
    | `autograd.ordered` | `autograd.hook unpack` | the hook preserves its order relative to the others with this attribute |
  }];

  let useDefaultTypePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let dependentDialects = ["::ao::AODialect"];
}

#endif // AO_DIALECT_AUTOGRAD_IR_AUTOGRADDIALECT_TD
