//===- ValuePasses.td - Residuals and results of steps -----*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that run before planning, so that each residual and result of a step
// is a value with its own storage, and costs more to compute than to save.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_VALUEPASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_VALUEPASSES_TD

include "ao/Dialect/AO/Transforms/PlanningOptions.td"

def AORebuildValues : Pass<"ao-rebuild-values", "::mlir::ModuleOp"> {
  let summary = "Rematerialize cheap values and views where they are used";
  let description = [{
    Rematerializes values that need no data (constants, fills, iotas, masks) and
    views of other values, instead of saving or offloading them. Run it before
    planning:

    * a value that `tensor.concat` or `tensor.insert_slice` puts together from
      parts is not, if each use, also in the backward function, reads one part:
      uses read the parts, and a pair saves each part. JAX stacks the values
      that unrolled layers save, for example. The elements of a part must be
      consecutive in the whole, and a part must not be a slice of a larger
      value, which would live longer;
    * a backward function computes constants, fills, iotas and masks itself, and
      the forward function does not save them;
    * of a splat of a scalar that only the forward function has, the scalar is
      saved, as a tensor, and the backward function broadcasts it;
    * a storage of which several values are saved is saved once, as a whole, and
      the backward function creates the views of it. If only views are saved,
      this requires that they are at least half of the storage or that
      `ao.offload_base` is set; see `ao-copy-returned-views` for the others. Views
      must have constant operands;
    * the backward part of a joint step computes fills, iotas and masks of at
      least `min-bytes` itself if more than `min-gap` ops, for each op that
      computes them, are between its first use and the preceding one. As in
      plans, that part begins with the first op marked `ao.phase = "backward"`,
      else where most memory is in use. The body of a loop over microbatches is
      such a step, too.

    Afterwards, no two residuals of a pair share data, so that bufferization
    inserts no copy that is missing in the plan.

    A value is not changed if it is marked `ao.keep`, if its function is called
    or referenced elsewhere in the module, or if a step already has transfers or
    markers. Other values that depend on a scalar which only the forward
    function has are ordinary data, which plans may offload. Each decision is a
    remark. A rematerialized value has the layer, phase, microbatch
    (`ao.microbatch`) and compiled region (`ao.compiled_region`) of the op that uses it.

    Example: in

    ```mlir
    func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<4xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
      %c1 = arith.constant 1.0 : f32
      %e = tensor.empty() : tensor<4xf32>
      %ones = linalg.fill ins(%c1 : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      %a = math.sin %x : tensor<4xf32>
      %half = tensor.extract_slice %a[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %y = math.cos %a : tensor<4xf32>
      return %y, %a, %half, %ones : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<4xf32>
    }
    func.func @bwd(%a: tensor<4xf32>, %half: tensor<2xf32>, %ones: tensor<4xf32>, %g: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
      %b = arith.addf %g, %ones : tensor<4xf32>
      %c = arith.mulf %b, %a : tensor<4xf32>
      %d = math.sin %half : tensor<2xf32>
      return %c, %d : tensor<4xf32>, tensor<2xf32>
    }
    ```

    one value is saved instead of three:

    ```mlir
    func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
      %a = math.sin %x : tensor<4xf32>
      %y = math.cos %a : tensor<4xf32>
      return %y, %a : tensor<4xf32>, tensor<4xf32>
    }
    func.func @bwd(%a: tensor<4xf32>, %g: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
      %c1 = arith.constant 1.0 : f32
      %e = tensor.empty() : tensor<4xf32>
      %ones = linalg.fill ins(%c1 : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      %b = arith.addf %g, %ones : tensor<4xf32>
      %c = arith.mulf %b, %a : tensor<4xf32>
      %half = tensor.extract_slice %a[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %d = math.sin %half : tensor<2xf32>
      return %c, %d : tensor<4xf32>, tensor<2xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [
    AO_MinBytesOption<"auto">,
    Option<"minGap", "min-gap", "int64_t", /*default=*/"16",
      "Number of other ops between two uses, for each op that computes the "
      "value, from which it is rematerialized">
  ];
}

def AOCopyReturnedViews : Pass<"ao-copy-returned-views", "::mlir::ModuleOp"> {
  let summary = "Copy returned views and constants to separate buffers";
  let description = [{
    Copies a value that a function of a step returns, residuals included, if it
    is a view of a larger storage or a constant, and returns the copy. Run it
    before planning and after `ao-rebuild-values`, for which a slice of another
    residual needs no copy.

    Bufferization would insert these copies itself, since each returned value
    becomes a separate buffer, and the plan would not contain them. With this
    pass, the copy is an op of the step, after the last use of the whole
    storage, which can be freed there; the copy can be offloaded as any other
    value. `ao.offload` on the view is moved to the copy. Unused views are
    erased.

    Example: in

    ```mlir
    func.func @step(%x: tensor<8xf32>) -> tensor<2xf32> attributes {ao.step} {
      %a = math.sin %x : tensor<8xf32>
      %b = tensor.extract_slice %a[4] [2] [1] : tensor<8xf32> to tensor<2xf32>
      return %b : tensor<2xf32>
    }
    ```

    the function returns `%c`:

    ```mlir
    %c = bufferization.alloc_tensor() copy(%b) : tensor<2xf32>
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

def AOAccumulateInPlace : Pass<"ao-accumulate-in-place", "::mlir::ModuleOp"> {
  let summary = "Add to values that loops carry in their buffers";
  let description = [{
    Lets a structured op that computes the next value of one that an `scf.for`
    carries, element by element, write over that value instead of an empty
    tensor. Run it before planning, on steps with loops that accumulate
    gradients: frontends write sums to new tensors, so that each iteration would
    allocate a second buffer for each sum and copy it back.

    An op is changed if its result is yielded in the place of a carried value of
    the same type, which is its operand and has no other use, if it reads that
    value at the place it writes to, and if its destination is an empty tensor
    that it does not read.

    Example: in

    ```mlir
    func.func @step(%x: tensor<3x8xf32>, %zero: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %zero) -> (tensor<8xf32>) {
        %g = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<8xf32>
        %e = tensor.empty() : tensor<8xf32>
        %new = linalg.add ins(%acc, %g : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
        scf.yield %new : tensor<8xf32>
      }
      return %sum : tensor<8xf32>
    }
    ```

    the sum becomes

    ```mlir
    %new = linalg.add ins(%acc, %g : ...) outs(%acc : tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
}

#endif // AO_DIALECT_AO_TRANSFORMS_VALUEPASSES_TD
