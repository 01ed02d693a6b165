//===- AutogradTypes.td - Callbacks of an engine -----------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AUTOGRAD_IR_AUTOGRADTYPES_TD
#define AO_DIALECT_AUTOGRAD_IR_AUTOGRADTYPES_TD

include "ao/Dialect/Autograd/IR/AutogradDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Autograd_HookKind : I32EnumAttr<"HookKind", "when an engine calls a hook", [
    I32EnumAttrCase<"Unpack", 0, "unpack">,
    I32EnumAttrCase<"TensorPre", 1, "tensor_pre">,
    I32EnumAttrCase<"Pre", 2, "pre">,
    I32EnumAttrCase<"PostAcc", 3, "post_acc">,
    I32EnumAttrCase<"Post", 4, "post">,
    I32EnumAttrCase<"Function", 5, "function">]> {
  let cppNamespace = "::ao::autograd";
}

def Autograd_HookType : TypeDef<Autograd_Dialect, "Hook"> {
  let mnemonic = "hook";
  let summary = "handle of a callback";
  let description = [{
    A callback of the engine that wrote an autograd tape. Its kind determines
    when it is called and with which values:

    | kind | called | arguments |
    |---|---|---|
    | `unpack` | before a saved tensor is used | the result of the pack hook |
    | `tensor_pre` | before a node | one gradient that is an input of the node |
    | `pre` | before a node | all gradients that are inputs of the node |
    | `post_acc` | after an accumulation | the parameter and its gradient |
    | `post` | after a node | the input and output gradients of the node |
    | `function` | instead of a node | the inputs of the node |

    A handle is an argument of the step, or the result of `autograd.table_hook`.

    Example:

    ```mlir
    !autograd.hook<post_acc>
    ```
  }];
  let parameters = (ins EnumParameter<Autograd_HookKind>:$kind);
  let assemblyFormat = "`<` $kind `>`";
}

def Autograd_PackedType : TypeDef<Autograd_Dialect, "Packed"> {
  let mnemonic = "packed";
  let summary = "result of a pack hook for a saved tensor";
  let description = [{
    The object that the engine's pack hook returned for a tensor of type
    `unpacked`. Only `autograd.hook unpack` converts it to a tensor.

    Example:

    ```mlir
    !autograd.packed<tensor<4x8xf32>>
    ```
  }];
  let parameters = (ins "::mlir::RankedTensorType":$unpacked);
  let assemblyFormat = "`<` $unpacked `>`";
}

def Autograd_HookTableType : TypeDef<Autograd_Dialect, "HookTable"> {
  let mnemonic = "hook_table";
  let summary = "a table of callbacks";
  let description = [{
    The callbacks, by number, that an engine passes to a backward function
    compiled ahead of time. `autograd.table_hook` returns one of them.

    Example:

    ```mlir
    !autograd.hook_table
    ```
  }];
}

#endif // AO_DIALECT_AUTOGRAD_IR_AUTOGRADTYPES_TD
