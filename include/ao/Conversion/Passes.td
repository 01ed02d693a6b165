//===- Passes.td - conversions of the ao dialect -----------*- tablegen -*-===//
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
    | `ao.offload`, `ao.reload` | `aortStepOffload`, `aortStepReload`, or their strided forms if a layout is not the identity |
    | `ao.wait` | `aortStepWait` |

    Buffers and transfers are called by the location of the op. A transfer is an
    `i64` afterwards, and the memory space `#ao.host` is gone from all types, so
    that upstream's conversions can lower the rest.

    Example: `ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>`
    becomes `llvm.call @aortStepWait(%t) : (i64) -> ()`.
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
    For each C wrapper `_mlir_ciface_f` that takes pointers only, adds a function
    `ao_entry_f` with one argument, an array of those pointers: to room for the
    descriptors of the results, one after the other (if there are results), then
    to the descriptor of each argument.

    Example: `@_mlir_ciface_f(!llvm.ptr, !llvm.ptr)` is called by

    ```mlir
    llvm.func @ao_entry_f(%pointers: !llvm.ptr)
    ```

    with what lies at `%pointers[0]` and `%pointers[1]`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
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
