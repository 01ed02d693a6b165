//===- AutogradOps.td - Ops of autograd tapes --------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AUTOGRAD_IR_AUTOGRADOPS_TD
#define AO_DIALECT_AUTOGRAD_IR_AUTOGRADOPS_TD

include "ao/Dialect/AO/IR/AOInterfaces.td"
include "ao/Dialect/Autograd/IR/AutogradTypes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Autograd_TapeData : AnyTypeOf<[AnyRankedTensor, AnyMemRef]>;
def Autograd_TapeIndex : ConfinedAttr<I64Attr, [IntNonNegative]>;
/// A gradient: a tensor with elements that support addition.
def Autograd_Gradient : RankedTensorOf<[AnyFloat, AnySignlessInteger,
                                        Complex<AnyFloat>]>;

class Autograd_TapeOp<string mnemonic, list<Trait> traits = []>
    : Op<Autograd_Dialect, mnemonic, traits>;

/// An op that calls opaque code: it reads and writes the user's state, reads
/// `ins`, and reads and writes `outs`.
class Autograd_CallbackOp<string mnemonic, list<Trait> traits = []>
    : Autograd_TapeOp<mnemonic, !listconcat(traits, [
        AO_RunsOnHost, DeclareOpInterfaceMethods<AO_OpaqueCallOpInterface>,
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>])> {
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

def Autograd_NodeOp : Autograd_TapeOp<"node", [
    NoRegionArguments, RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"::ao::autograd::YieldOp">]> {
  let summary = "one node executed by an autograd engine";
  let description = [{
    One execution of a node of an autograd graph. The body uses the values
    defined before the op. `index` is the engine's number of the call, unique in
    an autograd tape; the order in which the engine executed nodes is that of
    the block. A node that accumulates a gradient is a leaf node.

    The op is at the top level of an autograd tape. `ao-form-step` inlines the
    body.

    Example:

    ```mlir
    %d = autograd.node 3 "MulBackward0" -> tensor<4xf32> {
      %0 = arith.mulf %g, %w : tensor<4xf32>
      autograd.yield %0 : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins Autograd_TapeIndex:$index, StrAttr:$name);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $index $name (`->` type($results)^)? attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
}

def Autograd_YieldOp : Autograd_TapeOp<"yield", [
    Pure, Terminator, ParentOneOf<["NodeOp", "CopySlicesOp"]>]> {
  let summary = "terminates the body of a node";
  let description = [{
    Yields the values of a body to the parent op.

    Example:

    ```mlir
    autograd.yield %0, %1 : tensor<4xf32>, tensor<8xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
}

//===----------------------------------------------------------------------===//
// Callbacks
//===----------------------------------------------------------------------===//

def Autograd_HookOp : Autograd_CallbackOp<"hook", [AttrSizedOperandSegments]> {
  let summary = "calls a callback of the engine";
  let description = [{
    Calls the callback `handle` once. The callback reads `ins` and may replace
    `outs`: each of them has a result, its value after the call; other users of
    the operand use the old value. `missing` are the positions of undefined
    gradients, among all gradients that the callback could replace. A callback
    owns no device memory. On buffers, it writes to `outs`, also an unpacked
    tensor.

    * `unpack` unpacks `packed`; its result is a new tensor, and `sizes` are its
      dynamic dimensions in order. Hooks with `autograd.ordered` preserve their
      order relative to each other.
    * `tensor_pre` has one gradient, `pre` all input gradients of a node.
    * `post` has the input gradients as `ins`, the output gradients as `outs`.
    * `post_acc` has the parameter and, as the first of `outs`, the latest
      gradient of its slot; further `outs` are other gradients that it modifies.

    Example:

    ```mlir
    %t = autograd.hook unpack %u packed(%p : !autograd.packed<tensor<4xf32>>) -> tensor<4xf32>
    %h = autograd.hook post_acc %k ins(%w : tensor<4xf32>) outs(%g : tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    Autograd_HookKind:$kind, Autograd_HookType:$handle,
    Optional<Autograd_PackedType>:$packed,
    Variadic<Autograd_TapeData>:$inputs, Variadic<Autograd_TapeData>:$outputs,
    Variadic<Index>:$sizes, OptionalAttr<DenseI64ArrayAttr>:$missing);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $kind $handle `` custom<HookOfKind>(type($handle), ref($kind))
    (`packed` `(` $packed^ `:` qualified(type($packed)) `)`)?
    (`ins` `(` $inputs^ `:` type($inputs) `)`)?
    (`outs` `(` $outputs^ `:` type($outputs) `)`)?
    (`sizes` `(` $sizes^ `)`)?
    (`missing` $missing^)? attr-dict (`->` type($results)^)?
  }];
}

def Autograd_TableHookOp : Autograd_TapeOp<"table_hook", [Pure]> {
  let summary = "returns a callback from a table";
  let description = [{
    Returns the callback of number `index` in a table.

    Example:

    ```mlir
    %h = autograd.table_hook %s[2] : !autograd.hook<pre>
    ```
  }];
  let arguments = (ins
    Autograd_HookTableType:$table, Autograd_TapeIndex:$index);
  let results = (outs Autograd_HookType:$hook);
  let assemblyFormat = [{
    $table `[` $index `]` attr-dict `:` qualified(type($hook))
  }];
}

def Autograd_CallOpaqueOp : Autograd_CallbackOp<"call_opaque", [
    AttrSizedOperandSegments]> {
  let summary = "calls an opaque function of the engine";
  let description = [{
    Calls a node of the engine that is not available as IR. It reads `ins` and
    may replace `outs`. The first results are the values of `outs` after the
    call, one for each; the others are new tensors, and `sizes` are their
    dynamic dimensions in order. On buffers, there are no results: the new
    buffers are the last of `outs`.

    Example:

    ```mlir
    %d = autograd.call_opaque %f ins(%x, %g : tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    Autograd_HookType:$handle, Variadic<Autograd_TapeData>:$inputs,
    Variadic<Autograd_TapeData>:$outputs, Variadic<Index>:$sizes);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $handle `` custom<OpaqueFunction>(type($handle))
    (`ins` `(` $inputs^ `:` type($inputs) `)`)?
    (`outs` `(` $outputs^ `:` type($outputs) `)`)?
    (`sizes` `(` $sizes^ `)`)? attr-dict (`->` type($results)^)?
  }];
}

def Autograd_FinalCallbacksOp : Autograd_CallbackOp<"final_callbacks"> {
  let summary = "runs the callbacks that hooks have queued";
  let description = [{
    Runs the callbacks that hooks queued for the end of the backward pass, until
    the queue is empty. `outs` are gradients that the callbacks may replace.
    Only pure ops and the return may follow.

    Example:

    ```mlir
    %g = autograd.final_callbacks outs(%a : tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins Variadic<Autograd_TapeData>:$outputs);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    (`outs` `(` $outputs^ `:` type($outputs) `)`)? attr-dict
    (`->` type($results)^)?
  }];
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

def Autograd_AccumulateGradOp : Autograd_TapeOp<"accumulate_grad", [
    Pure, SameOperandsAndResultType]> {
  let summary = "adds a gradient to its slot";
  let description = [{
    Returns the latest gradient of `slot`, an index into `autograd.gradients` of
    the autograd tape: `into` plus `gradient`, in this order, or `gradient`
    itself if the slot is empty. A slot is a chain of values: the next
    accumulation, and the hook after this one, use this result.

    Example:

    ```mlir
    %0 = autograd.accumulate_grad %g slot 0 : tensor<4xf32>
    %1 = autograd.accumulate_grad %h into %0 slot 0 : tensor<4xf32>
    ```
  }];
  let arguments = (ins
    Autograd_Gradient:$gradient, Optional<Autograd_Gradient>:$into,
    Autograd_TapeIndex:$slot);
  let results = (outs Autograd_Gradient:$result);
  let assemblyFormat = [{
    $gradient (`into` $into^)? `slot` $slot attr-dict `:` type($gradient)
  }];
}

def Autograd_AddGradOp : Autograd_TapeOp<"add_grad", [
    Pure, SameOperandsAndResultType]> {
  let summary = "adds gradients of one value";
  let description = [{
    Returns the sum of two gradients of one value, at the position where the
    second is defined. Several gradients are added from the left in the order of
    the engine, which no pass changes.

    Example:

    ```mlir
    %s = autograd.add_grad %a, %b : tensor<4xf32>
    ```
  }];
  let arguments = (ins Autograd_Gradient:$lhs, Autograd_Gradient:$rhs);
  let results = (outs Autograd_Gradient:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def Autograd_ValidateOutputOp : Autograd_TapeOp<"validate_output", [Pure]> {
  let summary = "converts a gradient to its required type";
  let description = [{
    Sums the dimensions that were broadcast and casts the element type; for a
    real value with a complex gradient, the result is the real part. Other
    differences of the types are an error.

    Example: `tensor<8x4xf32>` is summed over its first dimension

    ```mlir
    %0 = autograd.validate_output %g : tensor<8x4xf32> to tensor<4xbf16>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$gradient);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $gradient attr-dict `:` type($gradient) `to` type($result)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

def Autograd_CopySlicesOp : Autograd_TapeOp<"copy_slices", [
    RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"::ao::autograd::YieldOp">]> {
  let summary = "a node of a view that was written in place";
  let description = [{
    Runs a node on the part of a gradient that corresponds to a view. Base and
    view have sizes, strides and an offset in one storage, in elements. The
    argument of the body is a dense copy of the view's part. The first value
    that the body yields replaces that part: the gradient with it is the first
    result. The other values are further results. `needs` has, by position,
    whether a value is needed, and `absent` lists the positions for which the
    body yields none; neither has a result.

    A size, stride, or offset is a number or a value of type `index`. The
    relations among those that are values are checked at run time.

    Example: the second half of a vector of 8

    ```mlir
    %0:2 = autograd.copy_slices %g base [8] [1] 0 view [4] [1] 4 needs [true, true]
        : tensor<8xf32> -> tensor<8xf32>, tensor<4xf32> {
    ^bb0(%s: tensor<4xf32>):
      %1 = arith.mulf %s, %w : tensor<4xf32>
      %2 = arith.mulf %s, %x : tensor<4xf32>
      autograd.yield %1, %2 : tensor<4xf32>, tensor<4xf32>
    }
    ```

    The first two columns of a matrix of `%n` rows:
    `base [%n, 4] [4, 1] 0 view [%n, 2] [4, 1] 0`.
  }];
  let arguments = (ins
    AnyRankedTensor:$gradient, Variadic<Index>:$numbers,
    DenseI64ArrayAttr:$base_sizes, DenseI64ArrayAttr:$base_strides,
    I64Attr:$base_offset, DenseI64ArrayAttr:$view_sizes,
    DenseI64ArrayAttr:$view_strides, I64Attr:$view_offset,
    DenseBoolArrayAttr:$needs, OptionalAttr<DenseI64ArrayAttr>:$absent);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $gradient custom<BaseAndView>($numbers, $base_sizes, $base_strides,
      $base_offset, $view_sizes, $view_strides, $view_offset)
    `needs` $needs (`absent` $absent^)? attr-dict-with-keyword `:` type($gradient)
    (`->` type($results)^)? $body
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Returns whether the body yields a value for this position.
    bool isYielded(size_t position);
    ::ao::autograd::MixedLayout getBaseLayout();
    ::ao::autograd::MixedLayout getViewLayout();
  }];
}

/// An op on a base and a view of one storage. Strides are in elements; the
/// offset is that of the view in the base. Symbolic numbers are `numbers`.
class Autograd_ViewOp<string mnemonic, dag data, list<Trait> traits = []>
    : Autograd_TapeOp<mnemonic, !listconcat(traits, [Pure])> {
  let arguments = !con(data, (ins
    Variadic<Index>:$numbers,
    DenseI64ArrayAttr:$base_strides, DenseI64ArrayAttr:$view_sizes,
    DenseI64ArrayAttr:$view_strides, I64Attr:$offset));
  let results = (outs AnyRankedTensor:$result);
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    llvm::SmallVector<mlir::OpFoldResult> getMixedBaseStrides();
    /// Returns the layout of the view, with its offset in the base.
    ::ao::autograd::MixedLayout getViewLayout();
  }];
}

def Autograd_GatherViewOp : Autograd_ViewOp<"gather_view", (ins
    AnyRankedTensor:$base)> {
  let summary = "copies a view's part of a tensor to a dense tensor";
  let description = [{
    Returns the elements of `base` at the positions of a view of its storage.
    The tensor `base` is stored with `base_strides`.

    Example: the diagonal of a matrix

    ```mlir
    %d = autograd.gather_view %m base [4, 1] view [4] [5] 0 : tensor<4x4xf32> -> tensor<4xf32>
    ```
  }];
  let assemblyFormat = [{
    $base custom<PartOfBase>($numbers, $base_strides, $view_sizes,
      $view_strides, $offset) attr-dict `:` type($base) `->` type($result)
  }];
}

def Autograd_ScatterViewOp : Autograd_ViewOp<"scatter_view", (ins
    AnyRankedTensor:$view, AnyRankedTensor:$base),
    [AllTypesMatch<["base", "result"]>]> {
  let summary = "overwrites a view's part of a tensor";
  let description = [{
    Returns `base` with the elements of `view` at the positions of a view of its
    storage.

    Example: the diagonal of a matrix

    ```mlir
    %n = autograd.scatter_view %d into %m base [4, 1] view [4] [5] 0
        : tensor<4xf32> into tensor<4x4xf32>
    ```
  }];
  let assemblyFormat = [{
    $view `into` $base custom<PartOfBase>($numbers, $base_strides, $view_sizes,
      $view_strides, $offset) attr-dict `:`
    type($view) `into` type($base)
  }];
}

#endif // AO_DIALECT_AUTOGRAD_IR_AUTOGRADOPS_TD
