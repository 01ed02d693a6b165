//===- Runtime.h - C ABI of the ao runtime ------------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Streams, events, copies, stream-ordered memory and pinned buffers for steps
// that offload activations. The functions that lowered code itself calls are in
// Step.h; docs/Explanation/Runtime.md explains the model.
//
// Conventions
//  * Sizes are bytes, times are nanoseconds, rates are bytes per second.
//  * Every function that can fail returns an AortStatus. The message of the
//    calling thread's last failure is aortLastErrorMessage(). Output parameters
//    are written on success only.
//  * Nothing aborts, throws across this boundary or prints, except warnings
//    (see AortContextOptions::warning).
//  * All functions may be called from any thread at any time, with two limits:
//    a handle must not be destroyed while another thread uses it, and what is
//    between aortTransferBegin and aortTransferEnd on one stream comes from one
//    thread. Calls on one stream take effect in the order in which they return.
//  * A handle belongs to the context that made it and dies with it.
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
  AORT_INVALID_STATE = 2,    ///< Right arguments at the wrong time.
  AORT_OUT_OF_DEVICE_MEMORY = 3, ///< Device capacity exceeded.
  AORT_OUT_OF_HOST_MEMORY = 4,   ///< Host budget exceeded or memory exhausted.
  AORT_UNAVAILABLE = 5,          ///< No driver, no device, or no such library.
  AORT_UNSUPPORTED = 6,          ///< The backend cannot do this.
  AORT_DEVICE_ERROR = 7,         ///< The driver or a check reported a fault.
  AORT_LEAK = 8,                 ///< Found by aortContextCheckLeaks.
  AORT_IO_ERROR = 9,             ///< A file could not be written.
  AORT_INTERNAL = 10,
  AORT_STALE = 11,             ///< The bytes of a result went to a later run.
  AORT_UNCAPTURABLE = 12,      ///< Something that no recording can hold.
  AORT_STATUS_ANY = 0x7fffffff ///< None: makes every int a value of the type,
                               ///< so that wrong ones can be refused.
} AortStatus;

/// The name of a status, such as "out of device memory". Never null.
AORT_EXPORT const char *aortStatusName(AortStatus status);

/// The message of the last failure on this thread; "" if there was none. Valid
/// until the next failing call on this thread.
AORT_EXPORT const char *aortLastErrorMessage(void);

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

typedef struct AortContext AortContext;
typedef struct AortDevice AortDevice;
typedef struct AortStream AortStream;
typedef struct AortEvent AortEvent;
typedef struct AortGraph AortGraph;

/// A transfer in flight. 0 is never a transfer; a stale value is recognised.
typedef uint64_t AortTransfer;

typedef enum AortBackend {
  AORT_BACKEND_AUTO =
      0, ///< CUDA if a driver and a device are there, else host.
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
  /// On the host backend the calling thread itself: work and waits happen
  /// before the call returns.
  AORT_STREAM_COMPUTE = 0,
  /// A queue with a worker of its own.
  AORT_STREAM_TRANSFER = 1,
  AORT_STREAM_ANY = 0x7fffffff ///< None, see AORT_STATUS_ANY.
} AortStreamKind;

/// Where the worker hook of AortContextOptions is called.
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

/// Always fill this with aortContextOptionsInit first: fields may be added at
/// the end, and `structSize` tells the library which ones the caller knows.
typedef struct AortContextOptions {
  size_t structSize;
  AortBackend backend;
  /// Devices to open, from ordinal 0. On the host backend each is a separate
  /// heap with streams of its own.
  int32_t deviceCount;
  /// Hard limit of each device's live bytes; 0 means no limit of ours.
  int64_t deviceCapacity;
  /// Hard limit of the bytes each device's pinned pool holds; 0 means none,
  /// AORT_HOST_BUDGET_AUTO what aortHostLimits says, in equal parts.
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
  /// Nonzero (host backend): fill memory that is freed or not yet arrived with
  /// a pattern, keep freed blocks in quarantine, and report touches of them.
  int32_t poison;
  /// Nonzero (host backend): no worker threads; transfer streams advance only
  /// when something waits for them or where the seed says so. Seed 0 runs each
  /// transfer as late as possible, any other one explores an interleaving.
  /// Throttling has no effect.
  int32_t interleaving;
  uint64_t interleavingSeed;
  /// Nonzero: measure copies and exposed time (always on for host, where it
  /// costs nothing; on CUDA it needs events with timing).
  int32_t profile;
  /// Nonzero: record what really ran for aortContextWriteTimeline. Implies
  /// `profile`.
  int32_t timeline;
  /// Called with each warning; null prints "warning: …" to stderr.
  void (*warning)(void *data, const char *message);
  void *warningData;
  /// The CUDA driver library; null means libcuda.so.1.
  const char *driverLibrary;
  /// For tests: pinning fails after so many successes; negative means never.
  int64_t failPinningAfter;
  /// For tests: called on the host backend's workers at each point of each
  /// operation, with the operation's number on its stream. May block.
  void (*workerHook)(void *data, AortWorkerPoint point, uint64_t sequence);
  void *workerHookData;
  /// cuBLAS; null means libcublas.so.13 and its predecessors, "none" that
  /// matrix products are kernels.
  const char *blasLibrary;
  /// Nonzero: matrix products of f32 may round their operands to TF32.
  int32_t tf32;
  /// Nonzero (host backend): the caller promises that all compute is copies,
  /// fills and aortLaunch, so that steps can be captured.
  int32_t launchesOnly;
  /// For tests: the file tree under which the limits of the host are read; null
  /// means that of this system.
  const char *systemRoot;
  /// Limit of the bytes each device pins; 0 means none. Buffers beyond it are
  /// pageable: right, slower, and copied through staging.
  int64_t pinnedBudget;
  /// Pinned staging for copies of pageable memory, half of it for each
  /// direction, part of `pinnedBudget`, taken when the context is made. 0: 64
  /// MiB or a quarter of that budget; without one, as soon as pinning is
  /// refused. Negative: none, and the host waits for such copies.
  int64_t stagingBytes;
  /// Nonzero (host backend, with `launchesOnly`): the compute stream is a
  /// worker like the others, so that compute is under way when a call returns,
  /// as on a device, and the calling thread is no stream.
  int32_t asyncCompute;
} AortContextOptions;

/// Four fifths of what this process may pin (see aortHostLimits) when the
/// context is made; no limit where there is none. What processes share is
/// divided by the number of processes that a launcher has started on this
/// machine, LOCAL_WORLD_SIZE in the environment.
#define AORT_HOST_BUDGET_AUTO INT64_MIN

/// Defaults: automatic backend, one device, no limits, no checks.
AORT_EXPORT void aortContextOptionsInit(AortContextOptions *options);

/// Overrides `options` (already initialised) from the environment variables
/// listed in docs/Explanation/Runtime.md. A value that does not parse is an
/// error that names the variable.
AORT_EXPORT AortStatus
aortContextOptionsFromEnvironment(AortContextOptions *options);

/// How much more host memory this process may pin, by each limit; -1: there is
/// none, or it cannot be read.
typedef struct AortHostLimits {
  size_t structSize; ///< Set by the caller.
  /// RLIMIT_MEMLOCK; privileged processes (CAP_IPC_LOCK) have none.
  int64_t memlockBytes;
  /// The control groups of the process and all of their ancestors. Their clean
  /// page cache counts as available, up to `freeBytes`.
  int64_t cgroupBytes;
  /// Host memory that the system has available.
  int64_t freeBytes;
  /// The budget that AORT_HOST_BUDGET_AUTO stands for; 0: no limit.
  int64_t budgetBytes;
} AortHostLimits;

/// Reads the limits as they are now. `systemRoot` is for tests: the file tree
/// under which they are read; null means that of this system.
AORT_EXPORT AortStatus aortHostLimits(const char *systemRoot,
                                      AortHostLimits *limits);

/// Makes a context. AORT_UNAVAILABLE if the backend asked for is not there.
AORT_EXPORT AortStatus aortContextCreate(const AortContextOptions *options,
                                         AortContext **context);

/// Waits for all work, then frees everything the context made, also what the
/// caller leaked. Null is allowed.
AORT_EXPORT void aortContextDestroy(AortContext *context);

/// AORT_LEAK with a message that counts live buffers, streams, events, graphs
/// and transfers nobody waited for; AORT_OK if there are none. The streams that
/// the runtime made for itself do not count.
AORT_EXPORT AortStatus aortContextCheckLeaks(AortContext *context);

/// AORT_BACKEND_HOST or AORT_BACKEND_CUDA; AORT_BACKEND_AUTO for null.
AORT_EXPORT AortBackend aortContextBackend(const AortContext *context);
AORT_EXPORT int32_t aortContextDeviceCount(const AortContext *context);
/// Null if the ordinal is out of range.
AORT_EXPORT AortDevice *aortContextDevice(AortContext *context,
                                          int32_t ordinal);

/// The first failure in lowered code or on a worker since the context was
/// created or cleared. It stays until cleared.
AORT_EXPORT AortStatus aortContextStatus(AortContext *context);
/// Its message, "" if there is none. Valid until aortContextClearStatus.
AORT_EXPORT const char *aortContextStatusMessage(AortContext *context);
AORT_EXPORT void aortContextClearStatus(AortContext *context);

/// Called on the failing thread for each failure of lowered code (Step.h and
/// the mgpu functions), after it was recorded. The handler may leave by
/// longjmp: no lock is held and nothing needs unwinding. Null removes it.
typedef void (*AortErrorHandler)(void *data, AortStatus status,
                                 const char *message);
AORT_EXPORT void aortContextSetErrorHandler(AortContext *context,
                                            AortErrorHandler handler,
                                            void *data);

/// The context that lowered code uses. If none was set, the first call makes
/// one from the environment and destroys it at exit. Null (with a message) if
/// that fails.
AORT_EXPORT AortContext *aortDefaultContext(void);
/// Sets it; the caller keeps the ownership. Null removes it. Not while lowered
/// code runs.
AORT_EXPORT void aortSetDefaultContext(AortContext *context);

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// Valid as long as the context.
AORT_EXPORT const char *aortDeviceName(const AortDevice *device);

/// The runtime's own streams, made at the first call. They are never destroyed
/// by the caller. With merged transfer streams both directions give the same.
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
  /// Of a copy of one byte, with the host's wait for it.
  int64_t offloadLatencyNs, reloadLatencyNs;
  /// Of copies of pageable memory, which go through pinned staging.
  double pageableOffloadBytesPerSecond, pageableReloadBytesPerSecond;
} AortLinkRates;

/// Measures each direction by itself, with copies of `bytes` between device
/// memory and the pinned pool, then pageable memory. Blocks the calling thread;
/// takes that much of both while it runs. For times that mean something,
/// nothing else runs.
AORT_EXPORT AortStatus aortDeviceMeasureLink(AortDevice *device, int64_t bytes,
                                             AortLinkRates *rates);

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Device memory, usable by work issued to `stream` from here on (null: the
/// compute stream). 0 bytes are allowed. `name` is for messages and may be
/// null.
AORT_EXPORT AortStatus aortDeviceAlloc(AortDevice *device, int64_t bytes,
                                       AortStream *stream, const char *name,
                                       void **pointer);
/// Frees it in stream order: work issued before may still use it. Null pointers
/// are ignored.
AORT_EXPORT AortStatus aortDeviceFree(AortDevice *device, void *pointer,
                                      AortStream *stream);

/// A host buffer from the device's pinned pool, and its return in
/// compute-stream order: a transfer begun later waits for that point.
AORT_EXPORT AortStatus aortHostAlloc(AortDevice *device, int64_t bytes,
                                     const char *name, void **pointer);
AORT_EXPORT AortStatus aortHostFree(AortDevice *device, void *pointer);

/// Fills the pool with `count` idle buffers of `bytes`, as a plan asks for, so
/// that the first step pins nothing.
AORT_EXPORT AortStatus aortHostReserve(AortDevice *device, int64_t bytes,
                                       int64_t count);
/// Gives all idle buffers back to the system.
AORT_EXPORT AortStatus aortHostTrim(AortDevice *device);

/// Pins memory that the caller owns, and undoes it. Falls back like the pool.
/// Memory that another library has pinned is used as it is and left to it.
AORT_EXPORT AortStatus aortHostRegister(AortDevice *device, void *pointer,
                                        int64_t bytes);
AORT_EXPORT AortStatus aortHostUnregister(AortDevice *device, void *pointer);

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

AORT_EXPORT AortStatus aortStreamCreate(AortDevice *device, AortStreamKind kind,
                                        AortStream **stream);
/// A stream of the caller's own: a CUstream (null is the legacy default
/// stream); on the host backend null only, which is the calling thread. It is
/// neither destroyed nor waited for by the host. AORT_INVALID_ARGUMENT for the
/// per-thread default stream and for streams of another context.
AORT_EXPORT AortStatus aortStreamAdopt(AortDevice *device, void *native,
                                       AortStream **stream);
/// Waits for the stream's work first; an adopted one is only forgotten. The
/// runtime's own streams are refused.
AORT_EXPORT AortStatus aortStreamDestroy(AortStream *stream);
AORT_EXPORT AortStatus aortStreamSynchronize(AortStream *stream);
/// Work issued to `stream` from here on waits for the event's last record
/// before this call. An event never recorded does not hold anything up.
AORT_EXPORT AortStatus aortStreamWaitEvent(AortStream *stream,
                                           AortEvent *event);
/// The CUstream on the CUDA backend, null on the host backend.
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

/// Each of host and device memory may be source or destination.
AORT_EXPORT AortStatus aortCopy(AortStream *stream, void *destination,
                                const void *source, int64_t bytes);

/// Up to this many dimensions with more than one element.
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

/// Host code in stream order: `function` is called with a copy of the `bytes`
/// of `arguments`, aligned as by malloc. It must not call the runtime. `name`
/// is for messages and may be null.
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

/// The compute stream waits for the transfer, which ends its life: each
/// transfer is waited for once. Blocks the calling thread on the host backend
/// only.
AORT_EXPORT AortStatus aortTransferWait(AortDevice *device,
                                        AortTransfer transfer);

/// Where a transfer stands among streams of the caller.
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

/// A transfer at a place. A reload waits for all of `compute` whatever `ready`
/// says, and for the offload that fills its source. `place` null: as
/// aortTransferStrided.
AORT_EXPORT AortStatus aortTransferAt(
    AortDevice *device, AortDirection direction, const AortStridedCopy *copy,
    const char *name, const AortTransferPlace *place, AortTransfer *transfer);
/// As aortTransferWait for `stream` in place of the compute stream (null: the
/// compute stream).
AORT_EXPORT AortStatus aortTransferWaitAt(AortDevice *device,
                                          AortTransfer transfer,
                                          AortStream *stream);

//===----------------------------------------------------------------------===//
// Capture and replay
//===----------------------------------------------------------------------===//

/// Between begin and end, work issued to the compute stream and to streams that
/// wait for it is recorded, not run. Run the step once before: what it then
/// allocates (streams, events, pinned buffers) cannot be made in a capture.
/// AORT_UNSUPPORTED on the host backend without `launchesOnly`: compute is code
/// of the caller there, which the runtime does not see.
AORT_EXPORT AortStatus aortCaptureBegin(AortDevice *device);
AORT_EXPORT AortStatus aortCaptureEnd(AortDevice *device, AortGraph **graph);
/// Replays it on the compute stream.
AORT_EXPORT AortStatus aortGraphLaunch(AortGraph *graph);
AORT_EXPORT AortStatus aortGraphDestroy(AortGraph *graph);

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

typedef enum AortElementType {
  AORT_F32 = 0,
  AORT_F16 = 1,
  AORT_BF16 = 2,
  // Matrix products take those above only.
  AORT_F64 = 3,
  AORT_I1 = 4, ///< A byte each, 0 or 1.
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

/// Issued to the compute stream through cuBLAS, loaded at the first call.
/// AORT_UNAVAILABLE where it is absent and on the host backend; the caller then
/// uses a kernel of its own.
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
  /// Time the copies of each direction ran; 0 if not measured.
  int64_t offloadBusyNs, reloadBusyNs;
  /// Bytes whose time was measured, over that time: the achieved rates.
  int64_t offloadMeasuredBytes, reloadMeasuredBytes;
  /// Time the compute stream stood in waits for transfers.
  int64_t exposedNs;
  int64_t poolHits, poolMisses;
  int64_t pinningFallbacks;
  int64_t streamsCreated, eventsCreated;
  /// Device memory of libraries (cuBLAS workspace), not in deviceBytes.
  int64_t libraryBytes;
  /// As the driver counts them; 0 on the host backend. High-water marks of the
  /// pool that device buffers come from, and what the whole device has.
  int64_t driverPeakReservedBytes, driverPeakUsedBytes;
  int64_t driverFreeBytes, driverTotalBytes;
  /// Of places in arenas of the device, which deviceBytes has as a whole: what
  /// buffers have of them. 0 but in poison mode and with a timeline, and for
  /// code that was lowered without marks.
  int64_t slotBytes, peakSlotBytes;
  /// Memory pinned by the runtime: buffers, staging, memory of callers.
  int64_t pinnedBytes;
  /// Of copies from and to pageable buffers, and of those through staging; what
  /// a capture records counts once.
  int64_t pageableBytes, stagedBytes;
  /// Of `hostBytes`, what is pinned.
  int64_t pinnedBufferBytes, peakPinnedBufferBytes;
} AortStatistics;

/// Waits for nothing on the host backend; call aortDeviceSynchronize first for
/// figures that include all work issued.
AORT_EXPORT AortStatus aortDeviceStatistics(AortDevice *device,
                                            AortStatistics *statistics);
/// Peaks fall to the present values, everything else to 0.
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

/// All of it as JSON. Writes at most `capacity` bytes with a closing NUL and
/// stores the bytes needed (with NUL) in `*needed`; `buffer` may be null if
/// `capacity` is 0.
AORT_EXPORT AortStatus aortContextStatisticsJson(AortContext *context,
                                                 char *buffer, size_t capacity,
                                                 size_t *needed);

/// A span of work on the compute stream in the timeline. Ranges nest. Without
/// `timeline` they cost a call: code may mark all of its ops.
AORT_EXPORT AortStatus aortRangeBegin(AortDevice *device, const char *name);
AORT_EXPORT AortStatus aortRangeEnd(AortDevice *device);

/// One span of what ran, in order of resolution, for profiles.
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

/// Device memory in use from a time on, as the timeline's counter shows it.
typedef struct AortMemorySample {
  size_t structSize; ///< Set by the caller.
  int64_t timeNs;    ///< When the call was made, on the clock of spans.
  int64_t deviceBytes;
  int64_t slotBytes; ///< As in AortStatistics.
} AortMemorySample;
AORT_EXPORT int64_t aortDeviceMemorySampleCount(AortDevice *device);
AORT_EXPORT AortStatus aortDeviceMemorySample(AortDevice *device, int64_t index,
                                              AortMemorySample *sample);

/// Writes the recorded timeline in Chrome trace-event format. No file is left
/// behind on failure.
AORT_EXPORT AortStatus aortContextWriteTimeline(AortContext *context,
                                                const char *path);

#ifdef __cplusplus
}
#endif

#endif // AO_RUNTIME_RUNTIME_H
