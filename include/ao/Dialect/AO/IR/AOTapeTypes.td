//===- AOTapeTypes.td - Callbacks of an engine -------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOTAPETYPES_TD
#define AO_DIALECT_AO_IR_AOTAPETYPES_TD

include "ao/Dialect/AO/IR/AODialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def AO_HookKind : I32EnumAttr<"HookKind", "when an engine calls a hook", [
    I32EnumAttrCase<"Unpack", 0, "unpack">,
    I32EnumAttrCase<"TensorPre", 1, "tensor_pre">,
    I32EnumAttrCase<"Pre", 2, "pre">,
    I32EnumAttrCase<"PostAcc", 3, "post_acc">,
    I32EnumAttrCase<"Post", 4, "post">,
    I32EnumAttrCase<"Function", 5, "function">]> {
  let cppNamespace = "::ao";
}

def AO_HookType : TypeDef<AO_Dialect, "Hook"> {
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

    A handle is an argument of the step, or the result of `ao.table_hook`.

    Example:

    ```mlir
    !ao.hook<post_acc>
    ```
  }];
  let parameters = (ins EnumParameter<AO_HookKind>:$kind);
  let assemblyFormat = "`<` $kind `>`";
}

def AO_PackedType : TypeDef<AO_Dialect, "Packed"> {
  let mnemonic = "packed";
  let summary = "result of a pack hook for a saved tensor";
  let description = [{
    The object that the engine's pack hook returned for a tensor of type
    `unpacked`. Only `ao.hook unpack` converts it to a tensor.

    Example:

    ```mlir
    !ao.packed<tensor<4x8xf32>>
    ```
  }];
  let parameters = (ins "::mlir::RankedTensorType":$unpacked);
  let assemblyFormat = "`<` $unpacked `>`";
}

def AO_HookTableType : TypeDef<AO_Dialect, "HookTable"> {
  let mnemonic = "hook_table";
  let summary = "a table of callbacks";
  let description = [{
    The callbacks, by number, that an engine passes to a backward function
    compiled ahead of time. `ao.table_hook` returns one of them.

    Example:

    ```mlir
    !ao.hook_table
    ```
  }];
}

#endif // AO_DIALECT_AO_IR_AOTAPETYPES_TD
