//===- Passes.td - Conversions of the ao dialect -----------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_PASSES_TD
#define AO_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertAOToGPU : Pass<"convert-ao-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Transfers become gpu.memcpy async on the runtime's streams";
  let description = [{
    Turns each `ao.offload` and `ao.reload` of contiguous buffers into a
    `gpu.memcpy async` between two marks of the runtime, which orders the stream
    of the copy against the compute stream by events. The stream is the
    runtime's own for that direction: none is made, and the host waits for
    nothing. Everything else of the dialect, copies of strided buffers included,
    is left to `convert-ao-to-llvm`, which must run before `gpu-to-llvm`.

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
  let summary = "Buffers, transfers and waits become calls of the runtime";
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

    Buffers and transfers are called by the location of the op. A transfer is an
    `i64` afterwards, and the memory space `#ao.host` is gone from all types, so
    that upstream's conversions can lower the rest.

    Example: `ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>`
    becomes `llvm.call @aortStepWait(%t) : (i64) -> ()`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def ConvertAOToPlacement : Pass<"convert-ao-to-placement", "::mlir::ModuleOp"> {
  let summary = "Convert transfers to placements of StableHLO";
  let description = [{
    Replaces transfers of tensors by StableHLO: an offload by a custom call whose
    result is in pinned host memory, a reload by one whose result is in device
    memory. The operand of a reload passes an optimization barrier with a result
    of the last op before the reload, so that XLA does not issue the copy earlier.
    Attributes of the dialect are dropped, so that StableHLO's own tools can read
    the module.

    Loops and accesses to slices that `ao-lower-stablehlo-loops` and the passes on
    [loops](../../Explanation/Loops.md) create become StableHLO again. A slice that is inserted
    into a host tensor is placed in host memory before `dynamic_update_slice`, one
    that is extracted from it in device memory after `dynamic_slice`. The stacked
    residual itself has no placement: XLA allocates a tensor in host memory if such
    slices are inserted into it. A transfer that a loop carries becomes a value
    that the loop carries.

    XLA decides when a copy starts and what it overlaps with, so the budget of the
    plan is no limit on the memory of the compiled program.

    Placements are for whole tensors of static shapes and for slices of them,
    within one function. Anything else is an error: pairs of functions, dynamic
    shapes, slices with gaps, branches of `scf`. Ops are created in their generic
    form, which needs StableHLO to be registered or unregistered dialects to be
    allowed.

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
  let summary = "Structured ops on buffers become kernels";
  let description = [{
    Turns each structured op of the host's code, and each store into a buffer,
    into one `gpu.launch` on the runtime's compute stream. The elements of the
    parallel iteration space are numbered in the order in which the output lies
    in memory and dealt out to threads, so that neighbours write to neighbouring
    addresses; a thread keeps its element in a register over the reduction.

    Where rows of all operands that change from neighbour to neighbour are
    contiguous, a thread takes as many neighbours as fill 16 bytes (at most
    eight), in one load and one store each if they lie at multiples of their
    size. Buffers of the module's own and those that its functions are called
    with have to be aligned to 16 bytes.

    Payloads may be contracted: a product that is added is rounded once, unless
    `contract=false` asks for the bits of a processor that rounds twice. Sums of
    bf16 and f16 are kept in f32 until they are complete.

    Long reductions into few elements are split over the rows of a block, which
    combine their partial results in shared memory in an order that depends on
    the shape only. Nothing is atomic: the same input gives the same bits.
    `tree-reductions=false` keeps the order in which the op iterates.

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
      "Let products that are added be rounded once">
  ];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"
  ];
}

def AOPlaceScalars : Pass<"ao-place-scalars", "::mlir::func::FuncOp"> {
  let summary = "Scalars that the host can compute stay in its memory";
  let description = [{
    Keeps a buffer without dimensions in the host's own memory if everything
    that is written to it comes from constants and other such scalars: the
    counter of a loop, say, which the host needs to know where a slice begins.
    Kernels get its value as an argument. Without this, each read of the counter
    would wait for the device.

    Structured ops must be in their general form (`linalg-generalize-named-ops`).

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
  let summary = "Matrix products become calls of a library";
  let description = [{
    Recognises contractions of `f32`, `f16` and `bf16` buffers by their maps and
    body, whatever the op is called: plain, transposed, batched, with several
    loops in the place of one, with strides. Each is given to the runtime
    (`aortStepMatmul`), which hands it to cuBLAS if that is there; the op itself
    remains behind the call as the fallback. A fill with zero right before is
    left to the library too. Loops that a strided batch cannot express are loops
    around the call.

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
  let summary = "Writes what each kernel takes of a step by the roofline";
  let description = [{
    For modules on buffers, before `convert-linalg-to-blas`: each structured op
    and each copy is a kernel, or a product that the library will do. Written as
    JSON are its bytes and FLOP, how often a step runs it, its time by the model
    of `ao-estimate-costs`, max(FLOP / peak rate, bytes / memory bandwidth), and
    its share of all of them together; the longest first. Loops of unknown
    length count once. The module is not changed.

    With `most-share` a kernel, if it is no product, that takes more percent of
    the step is an error: what runs so long hides copies, and says nothing about
    a step whose kernels are good. So is a contraction that the library does not
    know, whatever its share: such a kernel is far from the roofline.

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
      "File to write; - is standard error, so that the module can go to "
      "standard output; empty: none">,
    Option<"mostShare", "most-share", "double", /*default=*/"0",
      "Percent of the step that a kernel may take; 0: any">
  ];
}

def ConvertMemRefToRuntime
    : Pass<"convert-memref-to-runtime", "::mlir::ModuleOp"> {
  let summary = "The host's accesses of device memory become calls of the runtime";
  let description = [{
    Code of the host cannot touch device memory. Outside kernels

    | op | call |
    |---|---|
    | `memref.copy` | `aortStepCopy`, on the compute stream |
    | `memref.load` | `aortStepRead`, which waits for the compute stream: the host needs the scalar |
    | `memref.get_global` | `aortStepConstant`, which copies the data to the device at the first call |

    Loads from `memref.alloca`, scalars of the host's own, stay.

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

def ConvertMathToNVVM : Pass<"convert-math-to-nvvm", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Mathematics that devices have instructions for";
  let description = [{
    Turns `math.absi`, `math.ctlz`, `math.cttz`, `math.ctpop` and `math.trunc`,
    for which `convert-gpu-to-nvvm` knows no function of the device's library,
    into intrinsics.

    Example: `%0 = math.ctpop %x : i32` becomes

    ```mlir
    %0 = llvm.intr.ctpop(%x) : (i32) -> i32
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def AOCheckCudaToolkit : Pass<"ao-check-cuda-toolkit", "::mlir::ModuleOp"> {
  let summary = "Asks for what the compilation of kernels needs";
  let description = [{
    Fails with one error if kernels of the module cannot be compiled: an op in
    them is neither of the LLVM nor of the NVVM dialect, the chip is unknown, the version of PTX is too old for it, kernels call mathematical
    functions but the toolkit's library of them (libdevice) is not there, or
    there is no assembler (`ptxas`). A module without kernels needs none of it.

    Example: `toolkit=/nowhere` on a module whose kernels call `__nv_tanhf`
    reports

    ```
    error: kernels call '__nv_tanhf', but '/nowhere/nvvm/libdevice/libdevice.10.bc' does not exist; CUDA_HOME should be the folder of the CUDA toolkit
    ```
  }];
  let options = [
    Option<"chip", "chip", "std::string", /*default=*/"\"sm_90\"",
      "Device that kernels are made for">,
    Option<"features", "features", "std::string", /*default=*/"\"\"",
      "Features with the version of PTX; empty: the oldest one for the chip">,
    Option<"format", "format", "std::string", /*default=*/"\"fatbin\"",
      "What kernels become, as in `gpu-module-to-binary`">,
    Option<"toolkit", "toolkit", "std::string", /*default=*/"\"\"",
      "Folder of the CUDA toolkit">
  ];
}

def AOMergeKernels : Pass<"ao-merge-kernels", "::mlir::ModuleOp"> {
  let summary = "Puts all kernels into one module, equal ones once";
  let description = [{
    Outlining makes a module of each kernel, and each module is compiled and
    loaded by itself. Moves the kernels of modules that hold nothing else into
    one module `@ao_kernels`, and lets launches of kernels that do the same share
    one: the layers of a network differ in their buffers only.

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
  let summary = "Drop the times that compiling kernels took";
  let description = [{
    Upstream's compilation of kernels leaves the milliseconds that it took with
    each object. Two runs on one module then differ, and caches of what was
    built miss. Removes them.

    Example: `properties = {ISAToBinaryTimeInMs = 7 : i64, LLVMIRToISATimeInMs =
    5 : i64, O = 2 : i32}` of an object becomes

    ```mlir
    properties = {O = 2 : i32}
    ```
  }];
  let dependentDialects = ["::mlir::gpu::GPUDialect"];
}

def AOBF16ToBits : Pass<"ao-bf16-to-bits", "::mlir::ModuleOp"> {
  let summary = "What is left of bf16 becomes 16 bits";
  let description = [{
    After emulation, lowered code computes in f32 and only loads, stores and
    chooses values of bf16. LLVM rounds some of them once more where a processor
    does not know the type, by a function that the compiler's runtime has in its
    newest versions only. As integers they need none. Modules that compute with
    bf16 themselves stay as they are.

    Example: `%x = llvm.load %p : !llvm.ptr -> bf16` becomes

    ```mlir
    %x = llvm.load %p : !llvm.ptr -> i16
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def AOExpandBF16 : Pass<"ao-expand-bf16"> {
  let summary = "Computes in f32 what upstream leaves in bf16";
  let description = [{
    Upstream's emulation of bf16 leaves `math.fma`, which becomes one of f32, and
    `arith.truncf` from f64, for which it would need a function that no runtime
    of a compiler has. That goes by way of f32, where a digit that is lost sets
    the last bit, so that the second rounding gives what one alone would.

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
  let summary = "Expands mathematics that upstream's conversions do not know";
  let description = [{
    `math.isinf`, `isnan`, `isfinite` and `isnormal` ask the bits of a float, so
    that the answer is that of its own type, also where it is computed in a wider
    one or by fast arithmetic. `math.ipowi` of scalars and vectors multiplies for
    each bit of the exponent that is set; by an exponent below zero it gives 0,
    but of 1 and -1. `math.clampf` becomes comparisons.

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
  let summary = "Compute the layout of buffers with several dynamic sizes";
  let description = [{
    `memref.expand_shape` whose output has two dynamic sizes in one group
    becomes a `memref.reinterpret_cast` with strides that are products of the
    sizes. Upstream's `expand-strided-metadata` takes one dynamic size in a group
    only. It runs before that pass; other ops are left as they are.

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
  let summary = "Structured ops become calls, equal ones of the same function";
  let description = [{
    Moves each structured op on buffers, and each loop that only computes, into a
    function of its own. LLVM's loop passes take time that grows with the square
    of the loops in a function, and a training step would be one function of
    hundreds of them.

    A function is called by what it does, `@ao_op_` and a hash, so that the
    layers of a network share functions within a module, and modules share them
    when they are linked or compiled into one process (`weak_odr`). Scalar
    constants move along; buffers and other values are arguments. Where the types
    of all buffers say sizes, strides and offset, calls pass addresses only
    (`llvm.bareptr`): descriptors would be most of a lowered step.

    Example: `linalg.fill ins(%zero : f32) outs(%x : memref<4xf32>)` becomes

    ```mlir
    func.call @ao_op_21c9...(%x) : (memref<4xf32>) -> ()
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def AOInstrumentOps : Pass<"ao-instrument-ops", "::mlir::ModuleOp"> {
  let summary = "Measures the ops of steps when they run";
  let description = [{
    On buffers, wraps each op at the top level of a function that computes in
    `aortStepRangeBegin` and `aortStepRangeEnd`, with the name that profiles
    call the op by. `ao-run --profile` reads the measured times.

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
  let summary = "Adds functions that a program can call whatever their type";
  let description = [{
    For each C wrapper `_mlir_ciface_f`, adds a function `ao_entry_f` with one
    argument, an array of pointers: to room for the descriptors of the results,
    one after the other (if there are results), then to the descriptor of each
    argument, or to the argument itself if it is a scalar or a handle.

    Example: `@_mlir_ciface_f(!llvm.ptr, !llvm.ptr)` is called by

    ```mlir
    llvm.func @ao_entry_f(%pointers: !llvm.ptr)
    ```

    with what lies at `%pointers[0]` and `%pointers[1]`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def AOVerifyLowerable : Pass<"ao-verify-lowerable", "::mlir::ModuleOp"> {
  let summary = "Reject ops and buffers that cannot be lowered";
  let description = [{
    Fails at the first op that no pass knows, because its dialect is not
    registered, and at the first buffer whose element type or memory space has
    no form in LLVM. Upstream's conversions take for granted that there is none.
    Kernels of `gpu.module` are left to their own conversions.

    Example: `"foo.bar"(%a) : (index) -> ()` reports

    ```
    error: cannot lower 'foo.bar': its dialect is not registered
    ```
  }];
}

def AOVerifyLowered : Pass<"ao-verify-lowered", "::mlir::ModuleOp"> {
  let summary = "Rejects what a lowering has left over";
  let description = [{
    Fails with an error at each op that is neither of the LLVM dialect nor a
    module, or (with `allow-gpu-binaries`) a compiled kernel module.

    Example: on a left-over `gpu.memcpy` it reports

    ```
    error: unsupported op after lowering: 'gpu.memcpy'
    ```
  }];
  let options = [
    Option<"allowGpuBinaries", "allow-gpu-binaries", "bool",
      /*default=*/"false", "Accept `gpu.binary` and launches of its kernels, "
      "which the translation to LLVM IR handles">
  ];
}

#endif // AO_CONVERSION_PASSES_TD
