//===- Passes.td - Capture of steps as CUDA graphs ---------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These passes outline the functions of a step from which a CUDA graph can be
// captured, and emit their descriptors for the runtime, for engineers who
// assemble a lowering with capture. They run on buffers with lifetimes, before
// the lowering to host code or kernels; `ao-run --capture` runs them all.
// [CUDA graphs](../../Explanation/CUDAGraphs.md) explains capture and replay.
//
// ```sh
// ao-opt test/Models/gpt-pair.linalg.mlir --ao-bufferize-pipeline \
//   --ao-outline-captures --ao-place-scalars --ao-verify-captures \
//   --ao-describe-functions -o described.mlir
// ```
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_GRAPH_TRANSFORMS_PASSES_TD
#define AO_DIALECT_GRAPH_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def AOOutlineCaptures : Pass<"ao-outline-captures", "::mlir::ModuleOp"> {
  let summary = "Outline capturable copies of the functions of steps";
  let description = [{
    Copies each function `@f` of a training step into a private capturable
    function `@f.0` with `graph.capture`, which contains the role of the
    function in the step: `forward` or `backward` of a pair, `inference` for a
    joint step. The copy is captured as a CUDA graph and replayed; the original
    still runs without capture. Run it after bufferization, as the first of the
    passes for capture.

    An argument with `#graph.argument<key>` that is a buffer of one number
    becomes the number, so that the host can read it. Scalars that
    `ao.upload_scalars` copies to the device become device buffers of one number
    with `#graph.argument<value>`, since a captured copy would repeat the value
    of the capture. With `steps`, other steps of the module are not changed, and
    need not be capturable.

    With `mode=split`, the copy is called `@f.split` and is a `driver`, for
    `ao-cut-captures`. Its arguments are not changed, since it is called instead
    of `@f`.

    Example: to `func.func @step(%x: memref<4xf32>) attributes {ao.step}` it adds

    ```mlir
    func.func private @step.0(%x: memref<4xf32>) attributes {graph.capture = #graph.capture<inference>}
    ```
  }];
  let options = [
    ListOption<"steps", "steps", "std::string",
               "Names of the steps to capture; default: all">,
    Option<"mode", "mode", "::ao::graph::CaptureMode",
           "::ao::graph::CaptureMode::Whole",
           "Whether functions are captured as a whole or in parts",
           [{::llvm::cl::values(
               clEnumValN(::ao::graph::CaptureMode::Whole, "whole", "As a whole"),
               clEnumValN(::ao::graph::CaptureMode::Split, "split",
                          "Split at ops that cannot be captured"))}]>
  ];
  let dependentDialects = [
    "::ao::graph::GraphDialect", "::mlir::memref::MemRefDialect"
  ];
}

def AOCutCaptures : Pass<"ao-cut-captures", "::mlir::ModuleOp"> {
  let summary = "Split functions where they cannot be captured";
  let description = [{
    Splits a function that cannot be captured as a whole into *parts* that can
    be. Ops that cannot be captured remain in the function, the *driver*
    `@f.split`: reads of device memory by the host, branches on the values read,
    calls of hooks and opaque code, and the loops around these. The consecutive
    ops between two of them are outlined into a function of the role `part`,
    `@f.0`, `@f.1` and so on, which the driver calls. Ops after a branch on data
    are captured separately for each path. Use it after
    `ao-outline-captures=mode=split`.

    A part has buffers and numbers of the driver as arguments and returns the
    values used after it. Arguments that it frees are donated to it. Parts of
    fewer than `min-launches` structured ops, copies and stores remain in the
    driver, since a replay would cost more than it saves. So do parts that
    cannot be outlined, with a remark that gives the reason.

    No transfer may be in flight while a part runs. A transfer that is waited
    for after a cut is waited for before it instead; a remark reports an upper
    bound of the cost on the machine.

    A step without a part that can be captured is an error.

    Example: with `min-launches=1`,

    ```mlir
    linalg.fill ins(%zero : f32) outs(%y : memref<4xf32>)
    %large = memref.load %flag[] : memref<i1>
    scf.if %large {
      linalg.fill ins(%one : f32) outs(%y : memref<4xf32>)
    }
    ```

    becomes

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
           "Smallest number of structured ops, copies and stores for which a "
           "part is outlined">,
    Option<"machine", "machine", "std::string", "",
           "Name or file of the machine to which times in remarks refer; "
           "default: the module's">
  ];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def AOVerifyCaptures : Pass<"ao-verify-captures", "::mlir::ModuleOp"> {
  let summary = "Reject functions that cannot be captured";
  let description = [{
    Reports each reason why a capturable function cannot be captured as a CUDA
    graph, which repeats the same work at the same addresses. Run it before
    `ao-describe-functions`. The reasons are:

    * the host reads device memory in it (a note is at the op that uses the
      value; `ao-place-scalars` avoids most of these reads);
    * it calls opaque code;
    * a transfer starts or ends outside of it;
    * the size of a buffer has no bound;
    * the location of a result is unknown.

    Example: this is rejected with `'@step' cannot be captured: the host reads
    'scale' here`

    ```mlir
    func.func private @step.0(%scale: memref<f32>) attributes {graph.capture = #graph.capture<inference>} {
      %0 = memref.load %scale[] : memref<f32>
    ```
  }];
}

def AODescribeFunctions : Pass<"ao-describe-functions", "::mlir::ModuleOp"> {
  let summary = "Emit descriptors for CUDA graph capture";
  let description = [{
    Converts each capturable function `@f` into an entry point
    `@ao_run_f`, which reads the addresses of arguments and buffers from an
    `AortFrame`, neither allocates nor frees memory, and returns a status. A
    constant `AortFunctionSpec` (`include/ao-runtime/Graph.h`),
    `@ao_function_f`, describes the function for CUDA graph trees: arguments
    with their classes (`graph.argument`), and which of them are written and
    donated; buffers with bytes, lifetimes and the slots of `ao.slot` as hints;
    and the buffer or argument of each result. Run it after
    `ao-verify-captures`.

    Calls of such functions, from `ao-cut-captures`, become calls of
    `aortStepReplay`.

    The sizes of dynamic arguments are the key of a capture; `@ao_sizes_f`
    computes the bytes of each buffer from it, or an upper bound if the key does
    not determine them. Sizes beyond `ao.max_shape` are rejected when the
    function runs.

    Example:

    ```mlir
    func.func private @f.0(%x: memref<4xf32>) -> memref<4xf32> attributes {graph.capture = #graph.capture<inference>} {
      %y = memref.alloc() : memref<4xf32>
      memref.copy %x, %y : memref<4xf32> to memref<4xf32>
      return %y : memref<4xf32>
    }
    ```

    becomes

    ```mlir
    func.func @ao_run_f.0(%frame: !llvm.ptr) -> i32 attributes {graph.capture = #graph.capture<inference>} {
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
  let summary = "Convert structured ops on buffers to launches of host code";
  let description = [{
    Converts each structured op, each store into device memory and each copy
    between layouts, in functions with `graph.capture`, to a function of one
    argument (an array of 64-bit words) and a call of `aortStepLaunch`, which
    copies the array and runs the function in stream order. Use it to capture
    for the host backend; it corresponds to `convert-linalg-to-gpu` for GPUs.

    The words are addresses, and the offsets, sizes, strides and scalars that
    are not static. Copies of contiguous buffers become `aortStepCopy`.

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

#endif // AO_DIALECT_GRAPH_TRANSFORMS_PASSES_TD
