//===- Passes.td - Conversions of the ao dialect -----------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These passes lower steps on buffers to host code, GPU kernels and calls of
// the [runtime](../../Explanation/Runtime.md), for engineers who assemble a
// lowering or debug one; `convert-ao-to-placement` alone is for steps that XLA
// compiles. Passes named `convert-…` convert one dialect to another; the others
// prepare a conversion or verify its result.
//
// `ao-lower-to-host-pipeline` and `ao-lower-to-nvvm-pipeline` run them with
// upstream's conversions, in the order that [Passes](../Passes.md#pipelines)
// lists. The order matters: for example, `convert-ao-to-llvm` removes the
// memory space `#ao.host`, which upstream's conversions reject.
//
// ```sh
// ao-opt test/Models/gpt-pair.linalg.mlir -o lowered.mlir \
//   --ao-lower-to-host-pipeline
// ```
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_PASSES_TD
#define AO_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertAOToGPU : Pass<"convert-ao-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Convert transfers to gpu.memcpy async on streams of the "
                "runtime";
  let description = [{
    Converts each `ao.offload` and `ao.reload` of contiguous buffers to a
    `gpu.memcpy async` between two calls of the runtime, which order the stream
    of the copy and the compute stream by events. The stream is that of the
    runtime for the direction of the copy: none is created, and the host does
    not wait. Use it in lowerings to GPUs, before `convert-ao-to-llvm`, which
    converts all other ops of the dialect, copies of strided buffers included,
    and must run before `gpu-to-llvm`.

    Example: `%t = ao.offload %x into %h : ...` becomes

    ```mlir
    %n = llvm.call @aortStepTransferBegin(%direction, %to, %from, %bytes, %name) : (i32, !llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> i64
    %s = llvm.call @aortStepTransferStreamOf(%n) : (i64) -> !llvm.ptr
    %k = builtin.unrealized_conversion_cast %s : !llvm.ptr to !gpu.async.token
    %e = gpu.memcpy async [%k] %h, %x : memref<4xf32, #ao.host>, memref<4xf32>
    llvm.call @aortStepTransferEnd(%n) : (i64) -> ()
    ```
  }];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::arith::ArithDialect",
    "::mlir::gpu::GPUDialect", "::mlir::memref::MemRefDialect"
  ];
}

def ConvertAOToLLVM : Pass<"convert-ao-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Convert buffers, transfers and waits to calls of the runtime";
  let description = [{
    Lowers, on buffers, allocations, frees and the ops of the dialect to calls
    of the runtime's C ABI (`ao-runtime/Step.h`):

    | op | call |
    |---|---|
    | `memref.alloc`, `memref.dealloc` | `aortStepDeviceAlloc`, `aortStepDeviceFree` |
    | the same in `#ao.host` | `aortStepHostAlloc`, `aortStepHostFree` (pinned pool) |
    | the same in `#ao.host<pageable>` | `aortStepHostAllocPageable`, `aortStepHostFree` |
    | `ao.offload`, `ao.reload` | `aortStepOffload`, `aortStepReload`, or their strided forms if a layout is not contiguous |
    | `ao.wait` | `aortStepWait` |

    Buffers and transfers are named by the location of the op. A transfer
    becomes an `i64`, and the memory space `#ao.host` is removed from all types,
    so that upstream's conversions can lower the rest. Run it after
    bufferization and before these conversions.

    Example: `ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>`
    becomes `llvm.call @aortStepWait(%t) : (i64) -> ()`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def ConvertAOToPlacement : Pass<"convert-ao-to-placement", "::mlir::ModuleOp"> {
  let summary = "Convert transfers to placements of StableHLO";
  let description = [{
    Replaces transfers of tensors by StableHLO: an offload by a custom call
    whose result is in pinned host memory, a reload by one whose result is in
    device memory. The operand of a reload passes an optimization barrier with a
    result of the last op before the reload, so that XLA does not issue the copy
    earlier. Attributes of the dialect are dropped, so that StableHLO's own
    tools can read the module. Use it to offload in programs that XLA compiles.

    Loops and accesses to slices that `ao-lower-stablehlo-loops` and the passes
    on [loops](../../Explanation/Loops.md) create become StableHLO again. A
    slice that is inserted into a host tensor is placed in host memory before
    `dynamic_update_slice`, one that is extracted from it in device memory after
    `dynamic_slice`. The stacked residual itself has no placement: XLA allocates
    a tensor in host memory if such slices are inserted into it. A transfer that
    a loop carries becomes a value that the loop carries.

    XLA decides when a copy starts and what it overlaps with, so the budget of
    the plan does not limit the memory of the compiled program.

    Placements are for whole tensors of static shapes and for slices of them,
    within one function. Anything else is an error: pairs of functions, dynamic
    shapes, slices with gaps, branches of `scf`. Ops are created in their
    generic form, which needs StableHLO to be registered or unregistered
    dialects to be allowed.

    Example:

    ```mlir
    %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
    %y = "stablehlo.tanh"(%x) : (tensor<8xf32>) -> tensor<8xf32>
    %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
    %u = ao.reload %h : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
    %z = "stablehlo.exponential"(%y) : (tensor<8xf32>) -> tensor<8xf32>
    %r = ao.wait %u keep(%h : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
    ```

    becomes

    ```mlir
    %h = "stablehlo.custom_call"(%x) {call_target_name = "annotate_device_placement", has_side_effect = true,
        mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<8xf32>) -> tensor<8xf32>
    %y = "stablehlo.tanh"(%x) : (tensor<8xf32>) -> tensor<8xf32>
    %b:2 = "stablehlo.optimization_barrier"(%h, %y) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %r = "stablehlo.custom_call"(%b#0) {call_target_name = "annotate_device_placement", has_side_effect = true,
        mhlo.frontend_attributes = {_xla_buffer_placement = "device"}} : (tensor<8xf32>) -> tensor<8xf32>
    %z = "stablehlo.exponential"(%y) : (tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
}

def ConvertLinalgToGPU : Pass<"convert-linalg-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Convert structured ops on buffers to GPU kernels";
  let description = [{
    Converts each structured op of host code, and each store into a buffer, to
    one `gpu.launch` on the runtime's compute stream. The elements of the
    parallel iteration space are numbered in the order of the output in memory
    and distributed over threads, so that neighboring threads write to
    neighboring addresses; a thread keeps its element in a register over the
    reduction. Run it on buffers, after `linalg-generalize-named-ops` and
    `ao-place-scalars`.

    If the rows of all operands that vary between neighboring elements are
    contiguous, a thread computes as many neighboring elements as fill 16 bytes
    (at most eight), with one load and one store each if they are aligned.
    Buffers of the module, and those of the callers of its functions, must be
    aligned to 16 bytes.

    Payloads may be contracted: a product that is added is rounded once, unless
    `contract=false` requests the bits of a processor that rounds twice. Sums of
    bf16 and f16 are accumulated in f32.

    Long reductions into few elements are split over the rows of a block, which
    combine their partial results in shared memory in an order that depends only
    on the shape. There are no atomics: equal input gives equal bits.
    `tree-reductions=false` preserves the iteration order of the op.

    Example:

    ```mlir
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%x : memref<1000xf32>) outs(%y : memref<1000xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = math.tanh %in : f32
      linalg.yield %0 : f32
    }
    ```

    becomes

    ```mlir
    gpu.launch async [%compute] blocks(%b, %_, %_) in (%n = %c4, ...) threads(%t, %_, %_) in (%m = %c256, ...) {
      %start = arith.muli %b, %c256 : index
      %i = arith.addi %start, %t : index
      %inside = arith.cmpi ult, %i, %c1000 : index
      scf.if %inside {
        %in = memref.load %x[%i] : memref<1000xf32>
        %0 = math.tanh %in : f32
        memref.store %0, %y[%i] : memref<1000xf32>
      }
      gpu.terminator
    }
    ```
  }];
  let options = [
    Option<"treeReductions", "tree-reductions", "bool", /*default=*/"true",
      "Split long reductions over the threads of a block">,
    Option<"contract", "contract", "bool", /*default=*/"true",
      "Round a product that is added only once">
  ];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"
  ];
}

def AOPlaceScalars : Pass<"ao-place-scalars", "::mlir::func::FuncOp"> {
  let summary = "Place scalars that the host can compute in host memory";
  let description = [{
    Replaces the allocation of a buffer of rank zero by `memref.alloca` in the
    host's own memory if all values written to it are computed from constants
    and other such scalars: for example, the counter of a loop, which the host
    needs for the offset of a slice. Kernels receive the value as an argument.
    Otherwise, each read of the counter would wait for the device.

    Run it before `convert-linalg-to-gpu`; structured ops must be in their
    general form (`linalg-generalize-named-ops`).

    Example:

    ```mlir
    %i = memref.alloc() : memref<i32>
    memref.copy %zero, %i : memref<i32> to memref<i32>
    ```

    becomes

    ```mlir
    %i = memref.alloca() : memref<i32>
    %0 = memref.load %zero[] : memref<i32>
    memref.store %0, %i[] : memref<i32>
    ```
  }];
  let dependentDialects = [
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect"
  ];
}

def ConvertLinalgToBLAS : Pass<"convert-linalg-to-blas", "::mlir::ModuleOp"> {
  let summary = "Convert matrix products to library calls";
  let description = [{
    Converts contractions of `f32`, `f16` and `bf16` buffers to calls of
    `aortStepMatmul`, by which the runtime calls cuBLAS if it is available; the
    op itself remains after the call as the fallback. Contractions are matched
    by maps and body, independent of the op's name: plain, transposed, batched,
    with several loops per dimension of the product, and with strides. A fill
    with zero directly before is left to the library, too. Loops that a strided
    batch cannot express become loops around the call.

    Run it before `linalg-generalize-named-ops` and `convert-linalg-to-gpu`,
    which converts the fallback.

    Example: `linalg.matmul ins(%a, %b : ...) outs(%c : ...)` becomes

    ```mlir
    %issued = llvm.call @aortStepMatmul(%pc, %pa, %pb, %m, %n, %k, ...) : (...) -> i32
    %missing = arith.cmpi eq, %issued, %zero : i32
    scf.if %missing {
      linalg.matmul ins(%a, %b : ...) outs(%c : ...)
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect"
  ];
}

def AOReportKernels : Pass<"ao-report-kernels", "::mlir::ModuleOp"> {
  let summary = "Report the share of each kernel in the time of a step";
  let description = [{
    Writes, as JSON, the bytes and FLOP of each kernel, its number of executions
    in a step, its time by the roofline model of `ao-estimate-costs` (max(FLOP /
    peak rate, bytes / memory bandwidth)), and its share of the step; the
    longest first. Each structured op and each copy is a kernel, or a product
    computed by the library. Loops of unknown length count once. The module is
    not changed. Run it on buffers, before `convert-linalg-to-blas`, to find
    kernels that dominate a step.

    With `most-share`, a kernel that exceeds this share of the step and is not a
    product is an error: such a kernel hides copies, so that the step is not
    representative of one with efficient kernels. A contraction that the library
    does not support is an error at any share, since its kernel is far from the
    roofline.

    Example: `--ao-bufferize-pipeline --ao-report-kernels=machine=h100-pcie5`
    writes

    ```
    {"schema":"ao.kernels","version":1,"step_ns":53248,"product_flops":33554432,"kernels":[
    {"name":"head/dot_general","op":"linalg.matmul","product":true,"executions":1,...
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", /*default=*/"\"\"",
      "Machine preset or file; default: the module's "
      "dlti.target_system_spec for device \"GPU\" over h100-pcie5">,
    Option<"output", "output", "std::string", /*default=*/"\"-\"",
      "File to write; - is standard error, so that the module can be written "
      "to standard output; empty: none">,
    Option<"mostShare", "most-share", "double", /*default=*/"0",
      "Maximum share of a kernel in the step, in percent; 0: no limit">
  ];
}

def ConvertMemRefToRuntime
    : Pass<"convert-memref-to-runtime", "::mlir::ModuleOp"> {
  let summary = "Convert accesses of host code to device memory to runtime "
                "calls";
  let description = [{
    Converts accesses to device memory outside of kernels, which the host cannot
    execute:

    | op | call |
    |---|---|
    | `memref.copy` | `aortStepCopy`, on the compute stream |
    | `memref.load` | `aortStepRead`, which waits for the compute stream, since the host needs the scalar |
    | `memref.get_global` | `aortStepConstant`, which copies the data to the device at the first call |

    Loads from `memref.alloca`, which are scalars in host memory, are not
    changed. Run it after `convert-linalg-to-gpu`.

    Example: `%0 = memref.load %x[%i] : memref<8xi32>` becomes

    ```mlir
    llvm.call @aortStepRead(%slot, %address, %bytes) : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %0 = llvm.load %slot : !llvm.ptr -> i32
    ```
  }];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect"
  ];
}

def AOConvertMathToNVVM : Pass<"ao-convert-math-to-nvvm", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Convert math ops with device instructions to intrinsics";
  let description = [{
    Converts `math.absi`, `math.ctlz`, `math.cttz`, `math.ctpop` and
    `math.trunc` to intrinsics. Run it before `convert-gpu-to-nvvm`, which has
    no function of libdevice for these ops.

    Example: `%0 = math.ctpop %x : i32` becomes

    ```mlir
    %0 = llvm.intr.ctpop(%x) : (i32) -> i32
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def AOCheckCudaToolkit : Pass<"ao-check-cuda-toolkit", "::mlir::ModuleOp"> {
  let summary = "Verify the prerequisites for the compilation of kernels";
  let description = [{
    Fails with one error if kernels of the module cannot be compiled: an op in
    them is neither of the LLVM nor of the NVVM dialect, the chip is unknown,
    the version of PTX is too old for it, kernels call mathematical functions
    but the toolkit's library of them (libdevice) does not exist, or there is no
    assembler (`ptxas`). A module without kernels needs none of these. Run it
    before `gpu-module-to-binary`.

    Example: `toolkit=/nowhere` on a module whose kernels call `__nv_tanhf`
    reports

    ```
    error: kernels call '__nv_tanhf', but '/nowhere/nvvm/libdevice/libdevice.10.bc' does not exist; CUDA_HOME should be the folder of the CUDA toolkit
    ```
  }];
  let options = [
    Option<"chip", "chip", "std::string", /*default=*/"\"sm_90\"",
      "Device to compile kernels for">,
    Option<"features", "features", "std::string", /*default=*/"\"\"",
      "Target features with the version of PTX; empty: the oldest version for "
      "the chip">,
    Option<"format", "format", "std::string", /*default=*/"\"fatbin\"",
      "Format of compiled kernels, as in `gpu-module-to-binary`">,
    Option<"toolkit", "toolkit", "std::string", /*default=*/"\"\"",
      "Directory of the CUDA toolkit">
  ];
}

def AOMergeKernels : Pass<"ao-merge-kernels", "::mlir::ModuleOp"> {
  let summary = "Merge kernels into one module and deduplicate them";
  let description = [{
    Moves the kernels of all `gpu.module`s that contain nothing else into one
    module `@ao_kernels`, and replaces equal kernels by one, since the layers of
    a network differ only in their buffers. Run it after `gpu-kernel-outlining`,
    which creates a module for each kernel: each module is compiled and loaded
    separately.

    Example: with `@a::@tanh` and `@b::@tanh_1` of the same body

    ```mlir
    gpu.launch_func async [%compute] @b::@tanh_1 blocks in (...) threads in (...) args(...)
    ```

    launches `@ao_kernels::@tanh`.
  }];
  let dependentDialects = ["::mlir::gpu::GPUDialect"];
}

def AODropCompileTimes
    : Pass<"ao-drop-compile-times", "::mlir::ModuleOp"> {
  let summary = "Drop the compile times of kernels from the IR";
  let description = [{
    Removes the milliseconds of compilation that `gpu-module-to-binary` records
    in each object. With them, two compilations of one module differ, and caches
    of compiled modules miss. Run it after `gpu-module-to-binary`.

    Example: `properties = {ISAToBinaryTimeInMs = 7 : i64, LLVMIRToISATimeInMs =
    5 : i64, O = 2 : i32}` of an object becomes

    ```mlir
    properties = {O = 2 : i32}
    ```
  }];
  let dependentDialects = ["::mlir::gpu::GPUDialect"];
}

def AOBF16ToBits : Pass<"ao-bf16-to-bits", "::mlir::ModuleOp"> {
  let summary = "Convert remaining bf16 values to 16-bit integers";
  let description = [{
    Replaces bf16 by i16 in modules that only load, store and select values of
    the type, which is the case after the emulation of bf16 arithmetic in f32.
    On processors without bf16, LLVM rounds some of these values again with a
    function that only recent compiler runtimes have; integers need none.
    Modules that compute with bf16 are not changed. Run it at the end of a
    lowering to LLVM.

    Example: `%x = llvm.load %p : !llvm.ptr -> bf16` becomes

    ```mlir
    %x = llvm.load %p : !llvm.ptr -> i16
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def AOExpandBF16 : Pass<"ao-expand-bf16"> {
  let summary = "Expand bf16 ops that upstream's emulation does not support";
  let description = [{
    Expands `math.fma` on bf16 to f32, and `arith.truncf` from f64 to bf16 to
    two steps. Run it before upstream's emulation of bf16, which does not
    support the former and needs a function for the latter that no compiler
    runtime has. The first step, to f32, sets the last bit if it is inexact, so
    that the second rounding gives the result of a single one.

    Example: `%r = math.fma %a, %b, %c : bf16` becomes

    ```mlir
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.extf %b : bf16 to f32
    %2 = arith.extf %c : bf16 to f32
    %3 = math.fma %0, %1, %2 : f32
    %r = arith.truncf %3 : f32 to bf16
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
}

def AOExpandMath : Pass<"ao-expand-math"> {
  let summary = "Expand math ops that upstream's conversions do not support";
  let description = [{
    Expands `math.isinf`, `isnan`, `isfinite` and `isnormal` to tests of the
    bits of a float, so that the result is that of the operand's type even if it is
    computed in a wider type or with fast-math. `math.ipowi` of scalars and
    vectors becomes a multiplication for each bit of the exponent that is set; a
    negative exponent gives 0, except for the bases 1 and -1. `math.clampf`
    becomes comparisons. Run it before the conversions of `math`.

    Example: `%r = math.isinf %x : f32` becomes

    ```mlir
    %0 = arith.bitcast %x : f32 to i32
    %1 = arith.andi %0, %c2147483647_i32 : i32
    %r = arith.cmpi eq, %1, %c2139095040_i32 : i32
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

def AOExpandReshapes : Pass<"ao-expand-reshapes"> {
  let summary = "Expand reshapes of buffers with several dynamic sizes";
  let description = [{
    Converts `memref.expand_shape` whose output has two dynamic sizes in one
    group to a `memref.reinterpret_cast` with strides that are products of the
    sizes. Run it before upstream's `expand-strided-metadata`, which supports
    only one dynamic size in a group. Other ops are not changed.

    Example:

    ```mlir
    %e = memref.expand_shape %x [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
    ```

    becomes

    ```mlir
    %base, %offset, %size, %stride = memref.extract_strided_metadata %x : memref<?xf32> -> memref<f32>, index, index, index
    %e = memref.reinterpret_cast %base to offset: [0], sizes: [%a, %b], strides: [%b, 1] : memref<f32> to memref<?x?xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

def AOOutlineOps : Pass<"ao-outline-ops", "::mlir::ModuleOp"> {
  let summary = "Outline structured ops into functions and deduplicate them";
  let description = [{
    Moves each structured op on buffers, and each loop that only computes, into
    a separate function. Use it before a lowering to LLVM, whose loop passes
    take time quadratic in the loops of a function: a training step would be one
    function with hundreds of them.

    The name of a function is `@ao_op_` and a hash of its body, so that the
    layers of a network share functions within a module, and modules share them
    when they are linked or compiled into one process (`weak_odr`). Scalar
    constants are moved into the function; buffers and other values are
    arguments. If the types of all buffers have static sizes, strides and
    offset, calls pass addresses only (`llvm.bareptr`): descriptors would be the
    largest part of a lowered step.

    Example: `linalg.fill ins(%zero : f32) outs(%x : memref<4xf32>)` becomes

    ```mlir
    func.call @ao_op_21c9...(%x) : (memref<4xf32>) -> ()
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def AOInstrumentOps : Pass<"ao-instrument-ops", "::mlir::ModuleOp"> {
  let summary = "Insert measurements of the ops of steps";
  let description = [{
    Wraps each compute op at the top level of a function on buffers in
    `aortStepRangeBegin` and `aortStepRangeEnd`, with the name of the op in
    profiles. Use it to measure durations for planning: `ao-run --profile`
    writes the measured times.

    Example: around an op at `loc("layer0/mlp/tanh")`

    ```mlir
    llvm.call @aortStepRangeBegin(%name) : (!llvm.ptr) -> ()
    linalg.tanh ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
    llvm.call @aortStepRangeEnd() : () -> ()
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def AOPackEntries : Pass<"ao-pack-entries", "::mlir::ModuleOp"> {
  let summary = "Add entry functions with a uniform type";
  let description = [{
    Adds a function `ao_entry_f` for each C wrapper `_mlir_ciface_f`, so that a
    program can call functions of any type. Run it at the end of a lowering with
    `llvm.emit_c_interface`, for `ao-run` or another caller without the types at
    compile time.

    The argument of `ao_entry_f` is an array of pointers: to memory for the
    descriptors of the results, consecutively (if there are results), then to
    the descriptor of each argument, or to the argument itself if it is a scalar
    or a handle.

    Example: `@_mlir_ciface_f(!llvm.ptr, !llvm.ptr)` is called by

    ```mlir
    llvm.func @ao_entry_f(%pointers: !llvm.ptr)
    ```

    with `%pointers[0]` and `%pointers[1]`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def AOVerifyLowerable : Pass<"ao-verify-lowerable", "::mlir::ModuleOp"> {
  let summary = "Reject ops and buffers that cannot be lowered";
  let description = [{
    Fails at the first op of an unregistered dialect, and at the first buffer
    whose element type or memory space cannot be converted to LLVM. Run it
    before upstream's conversions, which assume that there is none. Kernels of
    `gpu.module` are not checked.

    Example: `"foo.bar"(%a) : (index) -> ()` reports

    ```
    error: cannot lower 'foo.bar': its dialect is not registered
    ```
  }];
}

def AOVerifyLowered : Pass<"ao-verify-lowered", "::mlir::ModuleOp"> {
  let summary = "Reject ops that a lowering has not converted";
  let description = [{
    Fails with an error at each op that is neither of the LLVM dialect nor a
    module, or (with `allow-gpu-binaries`) a compiled kernel module. Run it at
    the end of a lowering: some upstream conversions skip ops without an error.

    Example: on a remaining `gpu.memcpy`, it reports

    ```
    error: unsupported op after lowering: 'gpu.memcpy'
    ```
  }];
  let options = [
    Option<"allowGpuBinaries", "allow-gpu-binaries", "bool",
      /*default=*/"false",
      "Accept `gpu.binary` and launches of its kernels, which the translation "
      "to LLVM IR supports">
  ];
}

#endif // AO_CONVERSION_PASSES_TD
