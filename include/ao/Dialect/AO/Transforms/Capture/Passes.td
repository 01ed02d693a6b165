//===- Passes.td - Steps that are recorded and replayed ----*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In the order in which they run, on buffers with lifetimes. docs/Recordings.md
// explains what becomes of the functions.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_CAPTURE_PASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_CAPTURE_PASSES_TD

include "mlir/Pass/PassBase.td"

def AOOutlineCaptures : Pass<"ao-outline-captures", "::mlir::ModuleOp"> {
  let summary = "Makes functions to record of each training step";
  let description = [{
    Copies each function of a training step, `@f`, into a private function `@f.0`
    with `ao.capture`, which says what it is of the step: `"forward"` or
    `"backward"` of a pair, `"inference"` for a joint step. The copy is what is
    recorded and replayed; the function itself still runs without recordings.
    An argument with `ao.key` that is a buffer of one number becomes the number,
    so that the host may read it. Scalars that `ao.upload_scalars` copies to the
    device become buffers of one number there, with `ao.class = "value"`: to
    record the copy would repeat them. With `steps`, other steps of the module are left alone: what keeps one of
    them from being recorded is no matter then.

    With `mode=split`, the copy is called `@f.split`, has `ao.cut` instead of
    `ao.capture`, and is cut by `ao-cut-captures`; its arguments stay as they
    are, since it is called in the place of `@f`.

    Example: to `func.func @step(%x: memref<4xf32>) attributes {ao.step}` it adds

    ```mlir
    func.func private @step.0(%x: memref<4xf32>) attributes {ao.capture = "inference"}
    ```
  }];
  let options = [
    ListOption<"steps", "steps", "std::string",
               "Names of the steps to record; default: all">,
    Option<"mode", "mode", "::ao::CaptureMode", "::ao::CaptureMode::Whole",
           "Whether functions are recorded as they are, or in parts",
           [{::llvm::cl::values(
               clEnumValN(::ao::CaptureMode::Whole, "whole", "As they are"),
               clEnumValN(::ao::CaptureMode::Split, "split",
                          "Cut at what cannot be recorded"))}]>
  ];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def AOCutCaptures : Pass<"ao-cut-captures", "::mlir::ModuleOp"> {
  let summary = "Cuts steps where they cannot be recorded";
  let description = [{
    What a function `@f.split` with `ao.cut` does between two ops that cannot be
    recorded becomes a function `@f.0`, `@f.1`, … with `ao.capture`, which it
    calls. What stays is the driver: it reads device memory, branches on what it
    has read, calls hooks and code of which nothing is known, and loops around
    that. So a branch on data costs a cut, and what is behind it is recorded for
    each way that it may go.

    A part has buffers and numbers of the driver as arguments, and returns what
    is needed behind it. What it frees of its arguments is donated to it. Parts
    of fewer than `min-launches` structured ops, copies and stores stay in the
    driver: they would cost more than they save. So do parts that cannot be a
    function, which is a remark with the reason.

    No transfer may be under way when a part runs. One that is waited for behind
    a cut is waited for in front of it instead; a remark says what that costs on
    the machine at most.

    A step of which nothing can be recorded is an error.

    Example: of

    ```mlir
    linalg.fill ins(%zero : f32) outs(%y : memref<4xf32>)
    %large = memref.load %flag[] : memref<i1>
    scf.if %large {
      linalg.fill ins(%one : f32) outs(%y : memref<4xf32>)
    }
    ```

    this is left with `min-launches=1`:

    ```mlir
    func.call @f.0(%y) : (memref<4xf32>) -> ()
    %large = memref.load %flag[] : memref<i1>
    scf.if %large {
      func.call @f.1(%y) : (memref<4xf32>) -> ()
    }
    ```
  }];
  let options = [
    Option<"minLaunches", "min-launches", "int64_t", "8",
           "Parts of fewer structured ops, copies and stores stay in the "
           "driver">,
    Option<"machine", "machine", "std::string", "",
           "Name or file of the machine that remarks tell times of; default: "
           "the module's">
  ];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def AOVerifyCaptures : Pass<"ao-verify-captures", "::mlir::ModuleOp"> {
  let summary = "Says why a function cannot be recorded";
  let description = [{
    A recording plays the same work at the same addresses again. So a function
    with `ao.capture` cannot be recorded if the host reads device memory in it,
    which `ao-place-scalars` should have avoided (the op that wants to know gets
    a note), if it calls code of which nothing is known, if a transfer begins or
    ends elsewhere, if a buffer has no bound on its size, or if it returns
    something of which nobody knows where it lies. Each reason is an error.

    Example: this is rejected with `'@step' cannot be captured: the host reads
    'scale' here`

    ```mlir
    func.func private @step.0(%scale: memref<f32>) attributes {ao.capture = "inference"} {
      %0 = memref.load %scale[] : memref<f32>
    ```
  }];
}

def AODescribeFunctions : Pass<"ao-describe-functions", "::mlir::ModuleOp"> {
  let summary = "Turns functions to record into what a tree of recordings runs";
  let description = [{
    Turns each function `@f` with `ao.capture` into an entry `@ao_run_f`, which
    finds arguments and buffers where an `AortFrame` says, allocates and frees
    nothing, and returns a status; and describes it in a constant
    `AortFunctionSpec` (`include/ao-runtime/Graph.h`), `@ao_function_f`:
    arguments with their classes (`ao.class`, `ao.rng`), which are written and which
    donated; buffers with bytes, lifetimes and the places of `ao.slot` as hints;
    which buffer or argument each result is.

    Calls of such functions, which `ao-cut-captures` makes, become calls of
    `aortStepReplay`.

    Sizes of dynamic arguments are the key, `@ao_sizes_f` computes the bytes of
    each buffer from it. Where the bytes do not follow from it, they are the
    bound; sizes beyond `ao.max_shape` are refused when the function runs.

    Example:

    ```mlir
    func.func private @f.0(%x: memref<4xf32>) -> memref<4xf32> attributes {ao.capture = "inference"} {
      %y = memref.alloc() : memref<4xf32>
      memref.copy %x, %y : memref<4xf32> to memref<4xf32>
      return %y : memref<4xf32>
    }
    ```

    becomes

    ```mlir
    func.func @ao_run_f.0(%frame: !llvm.ptr) -> i32 attributes {ao.capture = "inference"} {
      %arguments = llvm.getelementptr %frame[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<...>
      ...
      memref.copy %x, %y : memref<4xf32> to memref<4xf32>
      %ok = arith.constant 0 : i32
      return %ok : i32
    }
    llvm.mlir.global constant @ao_function_f.0() : !llvm.struct<...>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect"
  ];
}

def ConvertLinalgToLaunches
    : Pass<"convert-linalg-to-launches", "::mlir::ModuleOp"> {
  let summary = "Structured ops on buffers become launches of host code";
  let description = [{
    The twin of `convert-linalg-to-gpu` for the host. In functions with
    `ao.capture`, and in drivers with `ao.cut`, each structured op, each store
    into device memory and each copy between layouts becomes a function of one argument, an array of 64-bit
    words, and a call of `aortStepLaunch`, which copies the array and runs the
    function in stream order. Words are addresses, offsets, sizes, strides and
    scalars that the types do not know. Copies of contiguous buffers become
    `aortStepCopy`.

    Example: `linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)` becomes

    ```mlir
    %code = func.constant @ao_launch_0 : (!llvm.ptr) -> ()
    %function = builtin.unrealized_conversion_cast %code : (!llvm.ptr) -> () to !llvm.ptr
    llvm.call @aortStepLaunch(%function, %words, %c16, %name) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect"
  ];
}

#endif // AO_DIALECT_AO_TRANSFORMS_CAPTURE_PASSES_TD
