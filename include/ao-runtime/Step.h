//===- Step.h - Interface of lowered code -------------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A flat set over the default context and the calling thread's current device
// (mgpuSetDefaultDevice), listed with its types in Step.def, too. Generated
// code cannot check a status, so these functions do not return one:
//
//  * the context keeps the first failure (aortContextStatus), and each failure
//    is reported to the context's error handler, which may call longjmp;
//  * without a handler, the step continues. A failed allocation still returns
//    memory that can be used where the host reads and writes it (the host
//    backend's device memory and all host buffers), outside the budget and
//    freed as usual; elsewhere (CUDA) it returns null, and after the first
//    failure copies and launches are skipped;
//  * the program that called the step must check aortContextStatus afterwards,
//    and drop the results if it is not AORT_OK.
//
// If no context can be created (the backend of the environment is not
// available), or there is no memory to continue, the message is printed and the
// program exits with status 1.
//
// Streams and events are AortStream* and AortEvent* (not the driver's handles)
// here and in the mgpu functions.
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_STEP_H
#define AO_RUNTIME_STEP_H

#include "ao-runtime/Runtime.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

AORT_EXPORT void *aortStepComputeStream(void);

/// Allocate and free device memory in compute-stream order.
AORT_EXPORT void *aortStepDeviceAlloc(int64_t bytes, const char *name);
AORT_EXPORT void aortStepDeviceFree(void *pointer);
/// Allocate and free pinned buffers, the latter in compute-stream order.
AORT_EXPORT void *aortStepHostAlloc(int64_t bytes, const char *name);
/// Allocates memory that is not pinned: copies use pinned staging.
AORT_EXPORT void *aortStepHostAllocPageable(int64_t bytes, const char *name);
AORT_EXPORT void aortStepHostFree(void *pointer);

/// Issue a transfer; the result is the argument of aortStepWait.
AORT_EXPORT int64_t aortStepOffload(void *host, const void *device,
                                    int64_t bytes, const char *name);
AORT_EXPORT int64_t aortStepReload(void *device, const void *host,
                                   int64_t bytes, const char *name);
/// Issue a transfer for layouts that are not the identity: pointers to the
/// first element, sizes and strides in elements.
AORT_EXPORT int64_t aortStepOffloadStrided(void *host, const void *device,
                                           int64_t elementBytes, int64_t rank,
                                           const int64_t *sizes,
                                           const int64_t *hostStrides,
                                           const int64_t *deviceStrides,
                                           const char *name);
AORT_EXPORT int64_t aortStepReloadStrided(void *device, const void *host,
                                          int64_t elementBytes, int64_t rank,
                                          const int64_t *sizes,
                                          const int64_t *deviceStrides,
                                          const int64_t *hostStrides,
                                          const char *name);

/// Issue a transfer in parts, for a lowering that issues the copy itself (as
/// `gpu.memcpy async` on aortStepTransferStreamOf) between begin and end.
/// `direction`: 0 device to host, 1 host to device.
AORT_EXPORT int64_t aortStepTransferBegin(int32_t direction, void *destination,
                                          const void *source, int64_t bytes,
                                          const char *name);
AORT_EXPORT void *aortStepTransferStreamOf(int64_t transfer);
AORT_EXPORT void aortStepTransferEnd(int64_t transfer);

/// Makes the compute stream wait for the transfer, once for each transfer. 0
/// (the result of a failed begin) is ignored.
AORT_EXPORT void aortStepWait(int64_t transfer);

/// Copies host or device memory on the compute stream.
AORT_EXPORT void aortStepCopy(void *destination, const void *source,
                              int64_t bytes);

/// Runs host code on the compute stream, see aortLaunch.
AORT_EXPORT void aortStepLaunch(void (*function)(void *), const void *arguments,
                                int64_t bytes, const char *name);

/// Runs the function with this `AortFunctionSpec` (Graph.h) from the CUDA graph
/// tree of the device, or directly without a tree. `words` has for each
/// argument its address or number and its dynamic sizes, and then an entry for
/// the address of each result, which the step frees like its own allocations:
/// results of such runs are identified by their addresses. The run begins no
/// step unless one is marked, and frees arguments that are `donated`.
AORT_EXPORT void aortStepReplay(const void *spec, int64_t *words);

/// Reads device memory that the host needs, for example a condition of the
/// step. Waits for the compute stream. Zeros after a failure.
AORT_EXPORT void aortStepRead(void *host, const void *device, int64_t bytes);

/// Returns the device's copy of constant data of the program, which the first
/// call on the device creates, and which is freed with the context. It counts
/// as device memory.
AORT_EXPORT void *aortStepConstant(const void *data, int64_t bytes,
                                   const char *name);

/// Waits until the host may read results of the step in host memory.
AORT_EXPORT void aortStepSynchronize(void);

/// Begin and end a named span of compute in the timeline, for measured costs.
AORT_EXPORT void aortStepRangeBegin(const char *name);
AORT_EXPORT void aortStepRangeEnd(void);

/// Mark lifetimes in lowered code with arenas, for checks in poison mode on the
/// host backend; elsewhere they have no effect. The lifetime of an arena starts
/// with a step. A buffer of `bufferBytes` starts in its slot of `bytes`, and
/// ends where it is freed. A slot that is too small, overlaps a live one, was
/// written while it was free, or ends while a transfer uses it is a failure.
AORT_EXPORT void aortStepArenaBegin(void *pointer, int64_t bytes);
AORT_EXPORT void aortStepSlotBegin(void *pointer, int64_t bytes,
                                   int64_t bufferBytes, const char *name);
AORT_EXPORT void aortStepSlotEnd(void *pointer);

/// See AortMatmul. Returns 1 if the product was issued, 0 if the caller must
/// use its own kernel (no library), which is not a failure.
AORT_EXPORT int32_t aortStepMatmul(void *c, const void *a, const void *b,
                                   int64_t m, int64_t n, int64_t k, int64_t lda,
                                   int64_t ldb, int64_t ldc, int64_t batch,
                                   int64_t strideA, int64_t strideB,
                                   int64_t strideC, int32_t transposeA,
                                   int32_t transposeB, int32_t accumulate,
                                   int32_t inputType, int32_t outputType);

/// Calls a callback, see Hooks.h. `kind` is an AortHookKind, `node` the
/// engine's number of the node (negative: none), `packed` a handle for kind
/// unpack, else 0. `workspaceBytes` limits the device memory that the callback
/// may allocate; negative: no limit. `values` are words, for each value the
/// address of its first element, its AortElementType, its rank, its sizes and
/// its strides; an undefined gradient is 0, 0, -1. Outputs follow inputs. No
/// callback is called after a failure.
AORT_EXPORT void aortStepHook(int64_t hook, int32_t kind, int64_t node,
                              const char *name, int64_t packed,
                              int64_t workspaceBytes, const int64_t *values,
                              int64_t inputs, int64_t outputs);
/// Returns a hook of a table; 0 after a failure.
AORT_EXPORT int64_t aortStepTableHook(int64_t table, int64_t index);
/// Calls the queued callbacks until the queue is empty, each with all outputs.
AORT_EXPORT void aortStepFinalCallbacks(int64_t node, const char *name,
                                        int64_t workspaceBytes,
                                        const int64_t *values, int64_t outputs);

/// Fails unless the sizes are equal: "`what` is `given`, `where` has
/// `expected`".
AORT_EXPORT void aortStepCheckSize(int64_t given, int64_t expected,
                                   const char *what, const char *where);

/// Copies scalars to device memory with one copy on the compute stream, from a
/// pinned block that is reused when the copy is complete. `words` may be freed
/// when the call returns. Must not be called in a capture, which would repeat
/// the values.
AORT_EXPORT void aortStepUploadScalars(void *device, const void *words,
                                       int64_t bytes);

//===----------------------------------------------------------------------===//
// The functions that MLIR's gpu-to-llvm and memref lowerings call
//===----------------------------------------------------------------------===//

AORT_EXPORT void *mgpuStreamCreate(void);
AORT_EXPORT void mgpuStreamDestroy(void *stream);
AORT_EXPORT void mgpuStreamSynchronize(void *stream);
AORT_EXPORT void mgpuStreamWaitEvent(void *stream, void *event);
AORT_EXPORT void *mgpuEventCreate(void);
AORT_EXPORT void mgpuEventDestroy(void *event);
AORT_EXPORT void mgpuEventSynchronize(void *event);
AORT_EXPORT void mgpuEventRecord(void *event, void *stream);
AORT_EXPORT void *mgpuMemAlloc(uint64_t bytes, void *stream, bool isHostShared);
AORT_EXPORT void mgpuMemFree(void *pointer, void *stream);
AORT_EXPORT void mgpuMemcpy(void *destination, void *source, size_t bytes,
                            void *stream);
AORT_EXPORT void mgpuMemset32(void *destination, unsigned value, size_t count,
                              void *stream);
AORT_EXPORT void mgpuMemset16(void *destination, unsigned short value,
                              size_t count, void *stream);
AORT_EXPORT void mgpuMemHostRegister(void *pointer, uint64_t bytes);
AORT_EXPORT void mgpuMemHostUnregister(void *pointer);
AORT_EXPORT void mgpuMemHostRegisterMemRef(int64_t rank, void *descriptor,
                                           int64_t elementBytes);
AORT_EXPORT void mgpuMemHostUnregisterMemRef(int64_t rank, void *descriptor,
                                             int64_t elementBytes);
AORT_EXPORT void mgpuSetDefaultDevice(int32_t ordinal);
/// Defers loading to the first launch, since it is called before main.
AORT_EXPORT void *mgpuModuleLoad(void *image, size_t bytes);
AORT_EXPORT void *mgpuModuleLoadJIT(void *image, int optimizationLevel,
                                    size_t bytes);
AORT_EXPORT void mgpuModuleUnload(void *module);
AORT_EXPORT void *mgpuModuleGetFunction(void *module, const char *name);
AORT_EXPORT void mgpuLaunchKernel(void *function, intptr_t gridX,
                                  intptr_t gridY, intptr_t gridZ,
                                  intptr_t blockX, intptr_t blockY,
                                  intptr_t blockZ, int32_t sharedBytes,
                                  void *stream, void **parameters, void **extra,
                                  size_t parameterCount);
AORT_EXPORT void
mgpuLaunchClusterKernel(void *function, intptr_t clusterX, intptr_t clusterY,
                        intptr_t clusterZ, intptr_t gridX, intptr_t gridY,
                        intptr_t gridZ, intptr_t blockX, intptr_t blockY,
                        intptr_t blockZ, int32_t sharedBytes, void *stream,
                        void **parameters, void **extra, size_t parameterCount);

/// An unranked memref descriptor: rank and pointer to the ranked one.
typedef struct AortUnrankedMemRef {
  int64_t rank;
  void *descriptor;
} AortUnrankedMemRef;
AORT_EXPORT void memrefCopy(int64_t elementBytes, AortUnrankedMemRef *source,
                            AortUnrankedMemRef *destination);

#ifdef __cplusplus
}
#endif

#endif // AO_RUNTIME_STEP_H
