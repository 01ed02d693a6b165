//===- AOTapeOps.td - What an engine runs ------------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOTAPEOPS_TD
#define AO_DIALECT_AO_IR_AOTAPEOPS_TD

include "ao/Dialect/AO/IR/AOTapeTypes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def AO_TapeData : AnyTypeOf<[AnyRankedTensor, AnyMemRef]>;
def AO_TapeIndex : ConfinedAttr<I64Attr, [IntNonNegative]>;
/// What can be added up.
def AO_Gradient : RankedTensorOf<[AnyFloat, AnySignlessInteger,
                                  Complex<AnyFloat>]>;
def AO_UploadableScalar : Type<CPred<"::ao::isUploadableScalar($_self)">,
                               "number of 1 to 64 bits or index">;

class AO_TapeOp<string mnemonic, list<Trait> traits = []>
    : Op<AO_Dialect, mnemonic, traits>;

/// An op that calls what nobody can look into: it reads and writes the user's
/// state, reads `ins`, and reads and writes `outs`.
class AO_CallbackOp<string mnemonic, list<Trait> traits = []>
    : AO_TapeOp<mnemonic, !listconcat(traits, [
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>])> {
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

def AO_NodeOp : AO_TapeOp<"node", [
    NoRegionArguments, RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"::ao::YieldOp">]> {
  let summary = "one node that an autograd engine ran";
  let description = [{
    A node of an autograd graph, run once. Its body sees the values above it.
    `index` is the engine's number of the call, unique in a tape; the order in
    which the engine ran nodes is that of the block. A node that accumulates
    a gradient is a leaf node.

    Stands at the top level of a tape. `ao-form-step` puts the body in its
    place.

    Example:

    ```mlir
    %d = ao.node 3 "MulBackward0" -> tensor<4xf32> {
      %0 = arith.mulf %g, %w : tensor<4xf32>
      ao.yield %0 : tensor<4xf32>
    }
    ```
  }];
  let arguments = (ins AO_TapeIndex:$index, StrAttr:$name);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $index $name (`->` type($results)^)? attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
}

def AO_YieldOp : AO_TapeOp<"yield", [
    Pure, Terminator, ParentOneOf<["NodeOp", "CopySlicesOp"]>]> {
  let summary = "ends the body of a node";
  let description = [{
    Hands the values of a body to the op around it.

    Example:

    ```mlir
    ao.yield %0, %1 : tensor<4xf32>, tensor<8xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, {}); }]>];
}

//===----------------------------------------------------------------------===//
// Callbacks
//===----------------------------------------------------------------------===//

def AO_HookOp : AO_CallbackOp<"hook", [AttrSizedOperandSegments]> {
  let summary = "one call of a callback";
  let description = [{
    Calls the callback `handle`, once, where it stands. It looks at `ins` and
    may replace `outs`: each of them has a result of its own, which is what the
    callback has left; other users of the operand keep the old value. `missing`
    are the positions, among all gradients that it could replace, of those that
    are undefined. Device memory is the step's: a callback owns none. On
    buffers, it writes where `outs` lie, also what it unpacks.

    * `unpack` opens `packed`; its result is fresh, and `sizes` are its dynamic
      dimensions in order. With `ao.ordered` it keeps its order among the others
      that have it.
    * `tensor_pre` gets one gradient, `pre` those that go into a node.
    * `post` gets those that went in as `ins`, those that came out as `outs`.
    * `post_acc` gets the parameter and, as the first of `outs`, the latest
      gradient of its slot; further ones are gradients that it touches besides.

    Example:

    ```mlir
    %t = ao.hook unpack %u packed(%p : !ao.packed<tensor<4xf32>>) -> tensor<4xf32>
    %h = ao.hook post_acc %k ins(%w : tensor<4xf32>) outs(%g : tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    AO_HookKind:$kind, AO_HookType:$handle, Optional<AO_PackedType>:$packed,
    Variadic<AO_TapeData>:$inputs, Variadic<AO_TapeData>:$outputs,
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

def AO_TableHookOp : AO_TapeOp<"table_hook", [Pure]> {
  let summary = "takes a callback out of a table";
  let description = [{
    The callback of number `index` in a table.

    Example:

    ```mlir
    %h = ao.table_hook %s[2] : !ao.hook<pre>
    ```
  }];
  let arguments = (ins AO_HookTableType:$table, AO_TapeIndex:$index);
  let results = (outs AO_HookType:$hook);
  let assemblyFormat = [{
    $table `[` $index `]` attr-dict `:` qualified(type($hook))
  }];
}

def AO_CallOpaqueOp : AO_CallbackOp<"call_opaque", [AttrSizedOperandSegments]> {
  let summary = "calls a function that nobody can look into";
  let description = [{
    Calls a node of the engine that is no IR: it looks at `ins` and may replace
    `outs`. The first results are what it has left of `outs`, one for each; the
    others are fresh, and `sizes` are their dynamic dimensions in order. On
    buffers there are no results: fresh ones are behind the others of `outs`.

    Example:

    ```mlir
    %d = ao.call_opaque %f ins(%x, %g : tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins
    AO_HookType:$handle, Variadic<AO_TapeData>:$inputs,
    Variadic<AO_TapeData>:$outputs, Variadic<Index>:$sizes);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $handle `` custom<OpaqueFunction>(type($handle))
    (`ins` `(` $inputs^ `:` type($inputs) `)`)?
    (`outs` `(` $outputs^ `:` type($outputs) `)`)?
    (`sizes` `(` $sizes^ `)`)? attr-dict (`->` type($results)^)?
  }];
}

def AO_FinalCallbacksOp : AO_CallbackOp<"final_callbacks"> {
  let summary = "runs the callbacks that hooks have queued";
  let description = [{
    Runs what hooks queued for the end of the backward pass, until nothing is
    left. `outs` are gradients that the callbacks may replace. Behind it stand
    pure ops and the return only.

    Example:

    ```mlir
    %g = ao.final_callbacks outs(%a : tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins Variadic<AO_TapeData>:$outputs);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    (`outs` `(` $outputs^ `:` type($outputs) `)`)? attr-dict
    (`->` type($results)^)?
  }];
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

def AO_CheckSizeOp : AO_TapeOp<"check_size", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "checks a size when the step runs";
  let description = [{
    Fails the step unless `given` is `expected`: "size 'n' is 48, argument 0 has
    32" are the words of the example.

    Example:

    ```mlir
    ao.check_size %n, %d "size 'n'" "argument 0"
    ```
  }];
  let arguments = (ins Index:$given, Index:$expected, StrAttr:$what,
                       StrAttr:$where);
  let assemblyFormat = "$given `,` $expected $what $where attr-dict";
}

def AO_UploadScalarsOp : AO_TapeOp<"upload_scalars", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "copies the scalars of a step to the device";
  let description = [{
    The device's copies of scalars, all of which take one copy from one pinned
    block. On buffers there are no results: the scalars lie in `block`, one
    behind the other, each where its size divides its offset. Numbers of no bits
    or of more than 64 are none of them: what they take in memory is a matter of
    the target.

    Example:

    ```mlir
    %l:2 = ao.upload_scalars %lr, %n : f32, i64 -> tensor<f32>, tensor<i64>
    ```
  }];
  let arguments = (ins Variadic<AO_UploadableScalar>:$scalars,
                       Optional<MemRefRankOf<[I8], [1]>>:$block);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $scalars `:` type($scalars) (`into` $block^ `:` type($block))? attr-dict
    (`->` type($results)^)?
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Where each scalar lies in the block, and behind them the bytes of all.
    llvm::SmallVector<int64_t> getOffsets();
  }];
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

def AO_AccumulateGradOp : AO_TapeOp<"accumulate_grad", [
    Pure, SameOperandsAndResultType]> {
  let summary = "adds a gradient to its slot";
  let description = [{
    The latest gradient of `slot`, a number in `ao.gradients` of the tape: that
    of `into` plus `gradient`, in this order, or `gradient` itself where the
    slot is empty. A slot is a chain of values: the next accumulation, and the
    hook behind this one, take this result.

    Example:

    ```mlir
    %0 = ao.accumulate_grad %g slot 0 : tensor<4xf32>
    %1 = ao.accumulate_grad %h into %0 slot 0 : tensor<4xf32>
    ```
  }];
  let arguments = (ins AO_Gradient:$gradient,
                       Optional<AO_Gradient>:$into, AO_TapeIndex:$slot);
  let results = (outs AO_Gradient:$result);
  let assemblyFormat = [{
    $gradient (`into` $into^)? `slot` $slot attr-dict `:` type($gradient)
  }];
}

def AO_AddGradOp : AO_TapeOp<"add_grad", [Pure, SameOperandsAndResultType]> {
  let summary = "adds gradients of one value";
  let description = [{
    The sum of two gradients of one value, where the second arrives. Several of
    them are added from the left in the engine's order, which nothing changes.

    Example:

    ```mlir
    %s = ao.add_grad %a, %b : tensor<4xf32>
    ```
  }];
  let arguments = (ins AO_Gradient:$lhs, AO_Gradient:$rhs);
  let results = (outs AO_Gradient:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def AO_ValidateOutputOp : AO_TapeOp<"validate_output", [Pure]> {
  let summary = "gives a gradient the type that it must have";
  let description = [{
    Sums the dimensions that were broadcast and casts the element type; of a
    complex gradient of a real value it is the real part. Types that cannot be
    reached so are an error.

    Example: `tensor<8x4xf32>` is summed over its first dimension

    ```mlir
    %0 = ao.validate_output %g : tensor<8x4xf32> to tensor<4xbf16>
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

def AO_CopySlicesOp : AO_TapeOp<"copy_slices", [
    RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"::ao::YieldOp">]> {
  let summary = "a node behind a view that was written in place";
  let description = [{
    Runs a node on the part of a gradient that belongs to a view. Base and view
    have sizes, strides and an offset in one storage, in elements. The argument
    of the body is a dense copy of the view's part. Of the values that the body
    yields, the first replaces that part: the gradient with it is the first
    result. The others are further results. `needs` tells by position which of
    them are wanted, `absent` names positions for which the body yields nothing;
    neither has a result.

    A size, stride, or offset is a number or a value of type `index`. The
    relations among those that are values are checked when the step runs.

    Example: the second half of a vector of 8

    ```mlir
    %0:2 = ao.copy_slices %g base [8] [1] 0 view [4] [1] 4 needs [true, true]
        : tensor<8xf32> -> tensor<8xf32>, tensor<4xf32> {
    ^bb0(%s: tensor<4xf32>):
      %1 = arith.mulf %s, %w : tensor<4xf32>
      %2 = arith.mulf %s, %x : tensor<4xf32>
      ao.yield %1, %2 : tensor<4xf32>, tensor<4xf32>
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
    /// Whether the body yields something for this position.
    bool isYielded(size_t position);
    ::ao::MixedLayout getBaseLayout();
    ::ao::MixedLayout getViewLayout();
  }];
}

/// Strides in elements of the storage that base and view share; the offset is
/// that of the view in the base. Symbolic ones are `numbers`.
class AO_ViewOp<string mnemonic, dag data, list<Trait> traits = []>
    : AO_TapeOp<mnemonic, !listconcat(traits, [Pure])> {
  let arguments = !con(data, (ins
    Variadic<Index>:$numbers,
    DenseI64ArrayAttr:$base_strides, DenseI64ArrayAttr:$view_sizes,
    DenseI64ArrayAttr:$view_strides, I64Attr:$offset));
  let results = (outs AnyRankedTensor:$result);
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    llvm::SmallVector<mlir::OpFoldResult> getMixedBaseStrides();
    /// The offset is that of the view in the base.
    ::ao::MixedLayout getViewLayout();
  }];
}

def AO_GatherViewOp : AO_ViewOp<"gather_view", (ins AnyRankedTensor:$base)> {
  let summary = "a dense copy of a view's part of a tensor";
  let description = [{
    The elements of `base` that lie where a view of its storage has them. The
    tensor `base` is stored with `base_strides`.

    Example: the diagonal of a matrix

    ```mlir
    %d = ao.gather_view %m base [4, 1] view [4] [5] 0 : tensor<4x4xf32> -> tensor<4xf32>
    ```
  }];
  let assemblyFormat = [{
    $base custom<PartOfBase>($numbers, $base_strides, $view_sizes,
      $view_strides, $offset) attr-dict `:` type($base) `->` type($result)
  }];
}

def AO_ScatterViewOp : AO_ViewOp<"scatter_view", (ins
    AnyRankedTensor:$view, AnyRankedTensor:$base),
    [AllTypesMatch<["base", "result"]>]> {
  let summary = "overwrites a view's part of a tensor";
  let description = [{
    `base` with the elements of `view` where a view of its storage has them.

    Example: the diagonal of a matrix

    ```mlir
    %n = ao.scatter_view %d into %m base [4, 1] view [4] [5] 0
        : tensor<4xf32> into tensor<4x4xf32>
    ```
  }];
  let assemblyFormat = [{
    $view `into` $base custom<PartOfBase>($numbers, $base_strides, $view_sizes,
      $view_strides, $offset) attr-dict `:`
    type($view) `into` type($base)
  }];
}

#endif // AO_DIALECT_AO_IR_AOTAPEOPS_TD
