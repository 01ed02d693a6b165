//===- Runtime.h - C ABI of the ao runtime ------------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Streams, events, copies, stream-ordered memory and pinned buffers for steps
// that offload activations. Step.h has the functions that lowered code calls;
// docs/Explanation/Runtime.md explains the model.
//
// Conventions
//  * Sizes are bytes, times are nanoseconds, rates are bytes per second.
//  * Every function that can fail returns an AortStatus. The message of the
//    calling thread's last failure is aortLastErrorMessage(). Output parameters
//    are written on success only.
//  * No function aborts, throws or prints, except warnings (see
//    AortContextOptions::warning).
//  * All functions may be called from any thread at any time, with two limits:
//    a handle must not be destroyed while another thread uses it, and calls
//    between aortTransferBegin and aortTransferEnd on one stream must be of one
//    thread. Calls on one stream take effect in the order in which they return.
//  * A handle belongs to the context that created it and is destroyed with it.
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_RUNTIME_H
#define AO_RUNTIME_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define AORT_EXPORT __attribute__((visibility("default")))
#else
#define AORT_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Status
//===----------------------------------------------------------------------===//

typedef enum AortStatus {
  AORT_OK = 0,
  AORT_INVALID_ARGUMENT = 1, ///< Null handle, negative size, unknown pointer.
  AORT_INVALID_STATE = 2,    ///< Valid arguments in an invalid state.
  AORT_OUT_OF_DEVICE_MEMORY = 3, ///< Device capacity exceeded.
  AORT_OUT_OF_HOST_MEMORY = 4,   ///< Host budget exceeded or memory exhausted.
  AORT_UNAVAILABLE = 5,          ///< No driver, device, library, or part of ao.
  AORT_UNSUPPORTED = 6,          ///< The backend cannot do this.
  AORT_DEVICE_ERROR = 7,         ///< The driver or a check reported a fault.
  AORT_LEAK = 8,                 ///< Found by aortContextCheckLeaks.
  AORT_IO_ERROR = 9,             ///< A file could not be written.
  AORT_INTERNAL = 10,
  AORT_STALE = 11,             ///< The bytes of a result belong to a later run.
  AORT_UNCAPTURABLE = 12,      ///< Work that cannot be captured.
  AORT_STATUS_ANY = 0x7fffffff ///< No status: allows every int in the type, so
                               ///< that invalid ones can be rejected.
} AortStatus;

/// Returns the name of a status, such as "out of device memory". Never null.
AORT_EXPORT const char *aortStatusName(AortStatus status);

/// Returns the message of the last failure on this thread; "" if there was
/// none. Valid until the next failing call on this thread.
AORT_EXPORT const char *aortLastErrorMessage(void);

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

typedef struct AortContext AortContext;
typedef struct AortDevice AortDevice;
typedef struct AortStream AortStream;
typedef struct AortEvent AortEvent;
typedef struct AortGraph AortGraph;

/// A transfer in flight. 0 is never a transfer; a stale value is detected.
typedef uint64_t AortTransfer;

typedef enum AortBackend {
  AORT_BACKEND_AUTO =
      0, ///< CUDA if there are a driver and a device, else host.
  AORT_BACKEND_HOST = 1,
  AORT_BACKEND_CUDA = 2,
  AORT_BACKEND_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortBackend;

typedef enum AortDirection {
  AORT_DEVICE_TO_HOST = 0,        ///< Offload.
  AORT_HOST_TO_DEVICE = 1,        ///< Reload.
  AORT_DIRECTION_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortDirection;

typedef enum AortStreamKind {
  /// On the host backend, the calling thread itself: work and waits are
  /// complete when the call returns.
  AORT_STREAM_COMPUTE = 0,
  /// A queue with its own worker thread.
  AORT_STREAM_TRANSFER = 1,
  AORT_STREAM_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortStreamKind;

/// The points at which the worker hook of AortContextOptions is called.
typedef enum AortWorkerPoint {
  AORT_WORKER_BEFORE_WAIT = 0,
  AORT_WORKER_BEFORE_COPY = 1,
  AORT_WORKER_AFTER_COPY = 2,
  AORT_WORKER_BEFORE_SIGNAL = 3,
  AORT_WORKER_BEFORE_FREE = 4
} AortWorkerPoint;

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

/// Options of a context. Initialize them with aortContextOptionsInit: later
/// versions may append fields, and `structSize` identifies the caller's
/// version.
typedef struct AortContextOptions {
  size_t structSize;
  AortBackend backend;
  /// Devices to open, from ordinal 0. On the host backend each is a separate
  /// heap with streams of its own.
  int32_t deviceCount;
  /// Hard limit of each device's live bytes; 0: no limit.
  int64_t deviceCapacity;
  /// Hard limit of the bytes of each device's pinned pool; 0: none.
  /// AORT_HOST_BUDGET_AUTO: the limit of aortHostLimits, in equal parts.
  int64_t hostBudget;
  /// Throttle of the host backend's copies; a rate of 0 does not throttle.
  double offloadBytesPerSecond;
  double reloadBytesPerSecond;
  int64_t offloadLatencyNs;
  int64_t reloadLatencyNs;
  /// Nonzero: the two directions share the throttled link (half duplex).
  int32_t sharedLink;
  /// Nonzero: one transfer stream serves both directions.
  int32_t mergeTransferStreams;
  /// Nonzero (host backend): fill freed memory and destinations of transfers in
  /// flight with a pattern, keep freed blocks in quarantine, and report
  /// accesses to them.
  int32_t poison;
  /// Nonzero (host backend): no worker threads; transfer streams advance only
  /// at waits for them or at points chosen by the seed. Seed 0 runs each
  /// transfer as late as possible, any other seed another interleaving.
  /// Throttling has no effect.
  int32_t interleaving;
  uint64_t interleavingSeed;
  /// Nonzero: measure copies and exposed time. The host backend always measures
  /// them; CUDA needs events with timing.
  int32_t profile;
  /// Nonzero: record the executed work for aortContextWriteTimeline. Implies
  /// `profile`.
  int32_t timeline;
  /// Called with each warning; null prints "warning: …" to stderr.
  void (*warning)(void *data, const char *message);
  void *warningData;
  /// The CUDA driver library; null means libcuda.so.1.
  const char *driverLibrary;
  /// For tests: pinning fails after this many successes; negative: never.
  int64_t failPinningAfter;
  /// For tests: called on the host backend's workers at each point of each
  /// operation, with the operation's number on its stream. May block.
  void (*workerHook)(void *data, AortWorkerPoint point, uint64_t sequence);
  void *workerHookData;
  /// The cuBLAS library; null: libcublas.so.13 or a predecessor; "none": matrix
  /// products are kernels.
  const char *blasLibrary;
  /// Nonzero: matrix products of f32 may round their operands to TF32.
  int32_t tf32;
  /// Nonzero (host backend): the caller promises that all compute is copies,
  /// fills and aortLaunch, so that steps can be captured.
  int32_t launchesOnly;
  /// For tests: the root of the file tree from which the limits of the host are
  /// read; null: that of the system.
  const char *systemRoot;
  /// Limit of the bytes that each device pins; 0: none. Buffers beyond it are
  /// pageable, and copied through staging, which is slower.
  int64_t pinnedBudget;
  /// Bytes of pinned staging for copies of pageable memory, half of it for each
  /// direction. It is part of `pinnedBudget` and allocated with the context. 0:
  /// 64 MiB or a quarter of that budget; without a budget, staging is allocated
  /// when pinning fails. Negative: none, and the host waits for such copies.
  int64_t stagingBytes;
  /// Nonzero (host backend, with `launchesOnly`): the compute stream has a
  /// worker thread, so that compute is asynchronous, as on a device, and the
  /// calling thread is not a stream.
  int32_t asyncCompute;
} AortContextOptions;

/// Four fifths of the memory that this process may pin (see aortHostLimits)
/// when the context is created; no limit if that is unlimited. Limits that
/// processes share are divided by LOCAL_WORLD_SIZE of the environment, the
/// number of processes that a launcher has started on this machine.
#define AORT_HOST_BUDGET_AUTO INT64_MIN

/// Defaults: automatic backend, one device, no limits, no checks.
AORT_EXPORT void aortContextOptionsInit(AortContextOptions *options);

/// Overrides initialized `options` by the environment variables in
/// docs/Explanation/Runtime.md. An invalid value is an error that names the
/// variable.
AORT_EXPORT AortStatus
aortContextOptionsFromEnvironment(AortContextOptions *options);

/// Host memory that this process may pin in addition, by each limit; -1: there
/// is no limit, or it cannot be read.
typedef struct AortHostLimits {
  size_t structSize; ///< Set by the caller.
  /// RLIMIT_MEMLOCK; privileged processes (CAP_IPC_LOCK) have none.
  int64_t memlockBytes;
  /// Limit of the control groups of the process and all of their ancestors.
  /// Their clean page cache counts as available, up to `freeBytes`.
  int64_t cgroupBytes;
  /// Host memory that the system has available.
  int64_t freeBytes;
  /// The budget for AORT_HOST_BUDGET_AUTO; 0: no limit.
  int64_t budgetBytes;
} AortHostLimits;

/// Reads the current limits. `systemRoot` is for tests: the root of the file
/// tree from which they are read; null: that of the system.
AORT_EXPORT AortStatus aortHostLimits(const char *systemRoot,
                                      AortHostLimits *limits);

/// Creates a context. AORT_UNAVAILABLE if the requested backend is not
/// available.
AORT_EXPORT AortStatus aortContextCreate(const AortContextOptions *options,
                                         AortContext **context);

/// Waits for all work, then frees all objects of the context, also leaked ones.
/// Null is allowed.
AORT_EXPORT void aortContextDestroy(AortContext *context);

/// AORT_LEAK with a message that counts live buffers, streams, events, graphs
/// and transfers without a wait; AORT_OK if there are none. The runtime's own
/// streams do not count.
AORT_EXPORT AortStatus aortContextCheckLeaks(AortContext *context);

/// Returns AORT_BACKEND_HOST or AORT_BACKEND_CUDA; AORT_BACKEND_AUTO for null.
AORT_EXPORT AortBackend aortContextBackend(const AortContext *context);
AORT_EXPORT int32_t aortContextDeviceCount(const AortContext *context);
/// Returns null if the ordinal is out of range.
AORT_EXPORT AortDevice *aortContextDevice(AortContext *context,
                                          int32_t ordinal);

/// Returns the first failure in lowered code or on a worker since the context
/// was created or its status cleared.
AORT_EXPORT AortStatus aortContextStatus(AortContext *context);
/// Returns the message of that failure, "" if there is none. Valid until
/// aortContextClearStatus.
AORT_EXPORT const char *aortContextStatusMessage(AortContext *context);
AORT_EXPORT void aortContextClearStatus(AortContext *context);

/// Called on the failing thread for each failure of lowered code (Step.h and
/// the mgpu functions), after it was recorded. The handler may call longjmp: no
/// lock is held and no unwinding is needed. Null removes it.
typedef void (*AortErrorHandler)(void *data, AortStatus status,
                                 const char *message);
AORT_EXPORT void aortContextSetErrorHandler(AortContext *context,
                                            AortErrorHandler handler,
                                            void *data);

/// Returns the context that lowered code uses. If none was set, the first call
/// creates one from the environment, which is destroyed at exit. Returns null
/// (with a message) if that fails.
AORT_EXPORT AortContext *aortDefaultContext(void);
/// Sets the default context, which the caller still owns. Null removes it. Must
/// not be called while lowered code runs.
AORT_EXPORT void aortSetDefaultContext(AortContext *context);

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// Valid as long as the context.
AORT_EXPORT const char *aortDeviceName(const AortDevice *device);

/// Returns a stream of the runtime, which the first call creates and the caller
/// must not destroy. With merged transfer streams, both directions have the
/// same stream.
AORT_EXPORT AortStatus aortDeviceComputeStream(AortDevice *device,
                                               AortStream **stream);
AORT_EXPORT AortStatus aortDeviceTransferStream(AortDevice *device,
                                                AortDirection direction,
                                                AortStream **stream);

/// Blocks the calling thread until all work of the device is done.
AORT_EXPORT AortStatus aortDeviceSynchronize(AortDevice *device);

/// Measured rates of a link.
typedef struct AortLinkRates {
  size_t structSize; ///< Set by the caller.
  double offloadBytesPerSecond, reloadBytesPerSecond;
  /// Time of a copy of one byte, including the host's wait for it.
  int64_t offloadLatencyNs, reloadLatencyNs;
  /// Rates of copies of pageable memory, with pinned staging.
  double pageableOffloadBytesPerSecond, pageableReloadBytesPerSecond;
} AortLinkRates;

/// Measures each direction by itself, with copies of `bytes` between device
/// memory and the pinned pool, then pageable memory. Blocks the calling thread;
/// allocates that many bytes of both meanwhile. Other work at the same time
/// falsifies the result.
AORT_EXPORT AortStatus aortDeviceMeasureLink(AortDevice *device, int64_t bytes,
                                             AortLinkRates *rates);

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Allocates device memory for work issued to `stream` after this call (null:
/// the compute stream). 0 bytes are allowed. `name` is for messages and may be
/// null.
AORT_EXPORT AortStatus aortDeviceAlloc(AortDevice *device, int64_t bytes,
                                       AortStream *stream, const char *name,
                                       void **pointer);
/// Frees device memory in stream order: work issued before may still use it.
/// Null pointers are ignored.
AORT_EXPORT AortStatus aortDeviceFree(AortDevice *device, void *pointer,
                                      AortStream *stream);

/// Allocate and free a host buffer of the device's pinned pool, the latter in
/// compute-stream order: a later transfer waits for that point.
AORT_EXPORT AortStatus aortHostAlloc(AortDevice *device, int64_t bytes,
                                     const char *name, void **pointer);
AORT_EXPORT AortStatus aortHostFree(AortDevice *device, void *pointer);
/// The same as aortHostAlloc for transfers that are ordered with `stream`,
/// which the caller may capture into a CUDA graph. In a capture the buffer is
/// an idle one of the same size (in multiples of 256 bytes) whose transfers are
/// complete; without one the call fails with AORT_UNCAPTURABLE, so the work
/// must have run, and been waited for, before. The buffer then belongs to the
/// graph: after aortHostFree it serves allocations of the same capture only,
/// and it counts as used, until the graph, its executables and their launches
/// have ended. The graph must end before the context.
AORT_EXPORT AortStatus aortHostAllocFor(AortDevice *device, int64_t bytes,
                                        AortStream *stream, const char *name,
                                        void **pointer);
/// Lets the CUDA graph into which the caller captures `stream` share the host
/// buffers of the captured graph that owns the one at `pointer`: a graph of the
/// backward pass then reloads what that of the forward pass has offloaded.
/// Called before the first other function for that capture. The buffers belong
/// to both graphs until both have ended. Each transfer and its wait are in one
/// graph. The caller launches the graphs on one stream, in the order of their
/// captures.
AORT_EXPORT AortStatus aortCaptureContinue(AortDevice *device,
                                           const void *pointer,
                                           AortStream *stream);

/// Fills the pool with `count` idle buffers of `bytes`, for a plan, so that the
/// first step pins no memory.
AORT_EXPORT AortStatus aortHostReserve(AortDevice *device, int64_t bytes,
                                       int64_t count);
/// Frees all idle buffers of the pool.
AORT_EXPORT AortStatus aortHostTrim(AortDevice *device);

/// Pin and unpin memory that the caller owns, with the pool's fallback to
/// pageable memory. Memory that another library has pinned is used as pinned,
/// and not unpinned.
AORT_EXPORT AortStatus aortHostRegister(AortDevice *device, void *pointer,
                                        int64_t bytes);
AORT_EXPORT AortStatus aortHostUnregister(AortDevice *device, void *pointer);

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

AORT_EXPORT AortStatus aortStreamCreate(AortDevice *device, AortStreamKind kind,
                                        AortStream **stream);
/// Creates a handle for a stream of the caller: a CUstream (null is the legacy
/// default stream); on the host backend only null, the calling thread. The
/// runtime neither destroys it nor waits for it on the host.
/// AORT_INVALID_ARGUMENT for the per-thread default stream and for streams of
/// another context.
AORT_EXPORT AortStatus aortStreamAdopt(AortDevice *device, void *native,
                                       AortStream **stream);
/// Waits for the stream's work and destroys the stream; of an adopted stream,
/// destroys only the handle. Fails for the runtime's own streams.
AORT_EXPORT AortStatus aortStreamDestroy(AortStream *stream);
AORT_EXPORT AortStatus aortStreamSynchronize(AortStream *stream);
/// Work issued to `stream` after this call waits for the last record of the
/// event before this call. An event that was never recorded has no effect.
AORT_EXPORT AortStatus aortStreamWaitEvent(AortStream *stream,
                                           AortEvent *event);
/// Returns the CUstream on the CUDA backend, null on the host backend.
AORT_EXPORT void *aortStreamNative(AortStream *stream);

AORT_EXPORT AortStatus aortEventCreate(AortDevice *device, AortEvent **event);
AORT_EXPORT AortStatus aortEventDestroy(AortEvent *event);
AORT_EXPORT AortStatus aortEventRecord(AortEvent *event, AortStream *stream);
AORT_EXPORT AortStatus aortEventSynchronize(AortEvent *event);
/// `*done` becomes 1 if the last record (if any) is complete, else 0.
AORT_EXPORT AortStatus aortEventQuery(AortEvent *event, int32_t *done);

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Copies between any of host and device memory.
AORT_EXPORT AortStatus aortCopy(AortStream *stream, void *destination,
                                const void *source, int64_t bytes);

/// Maximum number of dimensions with more than one element.
#define AORT_MAX_RANK 16

/// An n-dimensional copy. Sizes are elements; strides are elements and may be
/// zero or negative in the source; both pointers point at the first element.
typedef struct AortStridedCopy {
  void *destination;
  const void *source;
  int64_t elementBytes;
  int32_t rank;
  const int64_t *sizes;
  const int64_t *destinationStrides;
  const int64_t *sourceStrides;
} AortStridedCopy;

/// The arrays are read before the call returns.
AORT_EXPORT AortStatus aortCopyStrided(AortStream *stream,
                                       const AortStridedCopy *copy);

/// Sets `count` elements of 1, 2 or 4 bytes.
AORT_EXPORT AortStatus aortMemset(AortStream *stream, void *destination,
                                  uint32_t value, int32_t elementBytes,
                                  int64_t count);

/// Runs host code in stream order: `function` is called with a copy of the
/// `bytes` of `arguments`, aligned as by malloc. It must not call the runtime.
/// `name` is for messages and may be null.
AORT_EXPORT AortStatus aortLaunch(AortStream *stream, void (*function)(void *),
                                  const void *arguments, int64_t bytes,
                                  const char *name);

//===----------------------------------------------------------------------===//
// Transfers: a copy on a transfer stream, ordered against compute
//===----------------------------------------------------------------------===//

/// The direction's transfer stream waits for all work issued to the compute
/// stream so far; a reload also waits for the offload that fills its source
/// buffer. `name` names the value in statistics and timeline and may be null.
/// The copy itself is issued by the caller on aortTransferStream.
AORT_EXPORT AortStatus aortTransferBegin(AortDevice *device,
                                         AortDirection direction,
                                         void *destination, const void *source,
                                         int64_t bytes, const char *name,
                                         AortTransfer *transfer);
AORT_EXPORT AortStatus aortTransferStream(AortDevice *device,
                                          AortTransfer transfer,
                                          AortStream **stream);
/// Marks the end of the copy on the transfer stream.
AORT_EXPORT AortStatus aortTransferEnd(AortDevice *device,
                                       AortTransfer transfer);

/// Begin, a contiguous or strided copy, and end in one call.
AORT_EXPORT AortStatus aortTransfer(AortDevice *device, AortDirection direction,
                                    void *destination, const void *source,
                                    int64_t bytes, const char *name,
                                    AortTransfer *transfer);
AORT_EXPORT AortStatus aortTransferStrided(AortDevice *device,
                                           AortDirection direction,
                                           const AortStridedCopy *copy,
                                           const char *name,
                                           AortTransfer *transfer);

/// Makes the compute stream wait for the transfer, which must be waited for
/// once. Blocks the calling thread on the host backend only.
AORT_EXPORT AortStatus aortTransferWait(AortDevice *device,
                                        AortTransfer transfer);

/// The streams and the event with which a transfer is ordered.
typedef struct AortTransferPlace {
  size_t structSize; ///< Set by the caller.
  /// The stream that the transfer is ordered with. Null: the device's compute
  /// stream.
  AortStream *compute;
  /// The stream of the copy. Null: the transfer stream of the direction.
  AortStream *engine;
  /// An offload waits for this event instead of all work of `compute`. It still
  /// waits for earlier copies from or to its host buffer. Null: for all.
  AortEvent *ready;
} AortTransferPlace;

/// Issues a transfer with streams of the caller. A reload waits for all work of
/// `compute`, regardless of `ready`, and for the offload that fills its source.
/// `place` null: as aortTransferStrided.
///
/// The caller may capture `compute` into a CUDA graph. The copy then becomes a
/// part of the graph, on a transfer stream of its own. All transfers of a value
/// and their waits must be captured into one graph, or into a graph that
/// continues it (aortCaptureContinue). Its host buffer is either
/// from aortHostAllocFor within the capture, or pinned memory of the caller,
/// who keeps it as long as the graph; anything else is AORT_UNCAPTURABLE. The
/// statistics count the transfer once, when it is captured.
AORT_EXPORT AortStatus aortTransferAt(
    AortDevice *device, AortDirection direction, const AortStridedCopy *copy,
    const char *name, const AortTransferPlace *place, AortTransfer *transfer);
/// As aortTransferWait, for `stream` instead of the compute stream (null: the
/// compute stream).
AORT_EXPORT AortStatus aortTransferWaitAt(AortDevice *device,
                                          AortTransfer transfer,
                                          AortStream *stream);

//===----------------------------------------------------------------------===//
// Capture and replay
//===----------------------------------------------------------------------===//

/// Begin and end a capture: work issued to the compute stream and to streams
/// that wait for it is captured instead of run. Run the step once before, since
/// streams, events and pinned buffers cannot be created in a capture.
/// AORT_UNSUPPORTED on the host backend without `launchesOnly`, where the
/// runtime cannot capture the caller's compute.
AORT_EXPORT AortStatus aortCaptureBegin(AortDevice *device);
AORT_EXPORT AortStatus aortCaptureEnd(AortDevice *device, AortGraph **graph);
/// Replays the captured graph on the compute stream.
AORT_EXPORT AortStatus aortGraphLaunch(AortGraph *graph);
AORT_EXPORT AortStatus aortGraphDestroy(AortGraph *graph);

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

typedef enum AortElementType {
  AORT_F32 = 0,
  AORT_F16 = 1,
  AORT_BF16 = 2,
  // Matrix products support only the types above.
  AORT_F64 = 3,
  AORT_I1 = 4, ///< One byte, 0 or 1.
  AORT_I8 = 5,
  AORT_I16 = 6,
  AORT_I32 = 7,
  AORT_I64 = 8,
  AORT_COMPLEX_F32 = 9,
  AORT_COMPLEX_F64 = 10,
  AORT_ELEMENT_TYPE_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortElementType;

/// C = A·B, or C += A·B if `accumulate`, for each of `batch` row-major matrices
/// at the given element strides; leading dimensions are row strides in
/// elements. A transposed operand is stored as its transpose. Sums are in f32.
typedef struct AortMatmul {
  void *c;
  const void *a;
  const void *b;
  int64_t m, n, k;
  int64_t lda, ldb, ldc;
  int64_t batch;
  int64_t strideA, strideB, strideC;
  int32_t transposeA, transposeB, accumulate;
  AortElementType inputType;
  AortElementType outputType;
} AortMatmul;

/// Issues a matrix product to the compute stream by cuBLAS, which the first
/// call loads. AORT_UNAVAILABLE without cuBLAS and on the host backend; the
/// caller then uses its own kernel.
AORT_EXPORT AortStatus aortMatmul(AortDevice *device, const AortMatmul *matmul);

//===----------------------------------------------------------------------===//
// Statistics and timeline
//===----------------------------------------------------------------------===//

typedef struct AortStatistics {
  size_t structSize; ///< Set by the caller.
  int64_t deviceBytes, peakDeviceBytes;
  int64_t hostBytes, peakHostBytes;                 ///< Buffers in use.
  int64_t hostReservedBytes, peakHostReservedBytes; ///< Held by the pool.
  int64_t offloadedBytes, reloadedBytes;
  int64_t offloads, reloads;
  /// Duration of the copies of each direction; 0 if not measured.
  int64_t offloadBusyNs, reloadBusyNs;
  /// Bytes of measured copies: divided by the durations, the achieved rates.
  int64_t offloadMeasuredBytes, reloadMeasuredBytes;
  /// Time of the compute stream in waits for transfers.
  int64_t exposedNs;
  int64_t poolHits, poolMisses;
  int64_t pinningFallbacks;
  int64_t streamsCreated, eventsCreated;
  /// Device memory of libraries (cuBLAS workspace), not in deviceBytes.
  int64_t libraryBytes;
  /// Figures of the driver; 0 on the host backend. High-water marks of the pool
  /// of device buffers, and free and total memory of the device.
  int64_t driverPeakReservedBytes, driverPeakUsedBytes;
  int64_t driverFreeBytes, driverTotalBytes;
  /// Bytes of arena slots on the device that buffers occupy; deviceBytes counts
  /// whole arenas. 0 without poison mode and timeline, and for code that was
  /// lowered without marks.
  int64_t slotBytes, peakSlotBytes;
  /// Memory pinned by the runtime: buffers, staging, memory of callers.
  int64_t pinnedBytes;
  /// Bytes of copies from and to pageable buffers, and of those through
  /// staging; captured copies count once.
  int64_t pageableBytes, stagedBytes;
  /// The pinned part of `hostBytes`.
  int64_t pinnedBufferBytes, peakPinnedBufferBytes;
} AortStatistics;

/// Reads the statistics. It does not wait on the host backend; call
/// aortDeviceSynchronize before to include all issued work.
AORT_EXPORT AortStatus aortDeviceStatistics(AortDevice *device,
                                            AortStatistics *statistics);
/// Resets peaks to the present values, and all other figures to 0.
AORT_EXPORT AortStatus aortDeviceResetStatistics(AortDevice *device);

typedef struct AortValueStatistics {
  size_t structSize; ///< Set by the caller.
  const char *name;  ///< Valid as long as the context.
  int64_t offloadedBytes, reloadedBytes;
  int64_t transfers;
  int64_t exposedNs;
} AortValueStatistics;

/// Values in order of their first transfer.
AORT_EXPORT int64_t aortDeviceValueCount(AortDevice *device);
AORT_EXPORT AortStatus aortDeviceValueStatistics(
    AortDevice *device, int64_t index, AortValueStatistics *statistics);

/// Writes all statistics as JSON: at most `capacity` bytes with a closing NUL.
/// `*needed` becomes the required bytes (with NUL); `buffer` may be null if
/// `capacity` is 0.
AORT_EXPORT AortStatus aortContextStatisticsJson(AortContext *context,
                                                 char *buffer, size_t capacity,
                                                 size_t *needed);

/// Begin and end a span of work on the compute stream in the timeline. Ranges
/// may be nested. Without `timeline`, their only cost is the call, so that code
/// can mark all of its ops.
AORT_EXPORT AortStatus aortRangeBegin(AortDevice *device, const char *name);
AORT_EXPORT AortStatus aortRangeEnd(AortDevice *device);

/// A span of executed work, in order of resolution, for profiles.
typedef struct AortSpan {
  size_t structSize;    ///< Set by the caller.
  const char *name;     ///< Valid until the statistics are reset.
  const char *category; ///< "range", "offload", "reload" or "exposed".
  int64_t startNs, durationNs;
  int64_t bytes;
} AortSpan;
AORT_EXPORT int64_t aortDeviceSpanCount(AortDevice *device);
AORT_EXPORT AortStatus aortDeviceSpan(AortDevice *device, int64_t index,
                                      AortSpan *span);

/// Device memory in use from a time on, for the counter of the timeline.
typedef struct AortMemorySample {
  size_t structSize; ///< Set by the caller.
  int64_t timeNs;    ///< When the call was made, on the clock of spans.
  int64_t deviceBytes;
  int64_t slotBytes; ///< As in AortStatistics.
} AortMemorySample;
AORT_EXPORT int64_t aortDeviceMemorySampleCount(AortDevice *device);
AORT_EXPORT AortStatus aortDeviceMemorySample(AortDevice *device, int64_t index,
                                              AortMemorySample *sample);

/// Writes the recorded timeline in Chrome's trace-event format. After a
/// failure, there is no file.
AORT_EXPORT AortStatus aortContextWriteTimeline(AortContext *context,
                                                const char *path);

#ifdef __cplusplus
}
#endif

#endif // AO_RUNTIME_RUNTIME_H
