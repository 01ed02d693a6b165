//===- Device.h - One device of an instance ---------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_DEVICE_H
#define AO_RUNTIME_CORE_DEVICE_H

#include "Backend.h"
#include "PinnedPool.h"
#include "Recorder.h"

#include <deque>
#include <mutex>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct AortStream {
  AortStream(AortDevice *device, ao::runtime::StreamRole role)
      : device(device), role(role) {}
  AortDevice *device;
  ao::runtime::StreamRole role;
  std::unique_ptr<ao::runtime::BackendStream> backend;
  /// The transfer between begin and end on this stream, 0 if none.
  AortTransfer open = 0;
};

struct AortEvent {
  explicit AortEvent(AortDevice *device) : device(device) {}
  AortDevice *device;
  std::unique_ptr<ao::runtime::BackendEvent> backend;
};

struct AortGraph {
  explicit AortGraph(AortDevice *device) : device(device) {}
  AortDevice *device;
  std::unique_ptr<ao::runtime::BackendGraph> backend;
};

struct AortModule;
struct AortKernel;

namespace ao::runtime {

/// Orders the backend's streams, accounts for memory, keeps transfers.
class Device : public BackendSink {
public:
  Device(AortInstance &instance, int32_t ordinal);
  ~Device() override;
  /// Second half of the construction: opens the backend.
  Status open(AortBackend backend, const AortInstanceOptions &options);
  /// First half of the destruction: finishes all work and frees everything.
  /// Workers report to this object to the last, so they must have ended before
  /// its destructor begins.
  void close();

  const std::string &name() const { return deviceName; }
  int32_t ordinal() const { return deviceOrdinal; }
  BackendDevice &backend() { return *backendDevice; }
  Recorder &records() { return *recorder; }

  Status computeStream(AortStream *&stream);
  Status transferStream(AortDirection direction, AortStream *&stream);
  Status createStream(AortStreamKind kind, AortStream *&stream);
  Status destroyStream(AortStream *stream);
  Status createEvent(AortEvent *&event);
  Status destroyEvent(AortEvent *event);
  Status synchronize();

  /// `enforce` is false only to keep a failing step running.
  Status allocate(int64_t bytes, AortStream *stream, const char *name,
                  bool shared, bool enforce, void *&pointer);
  Status free(void *pointer, AortStream *stream);
  /// The device's copy of `data`, made at the first call.
  Status constant(const void *data, int64_t bytes, const char *name,
                  void *&pointer);
  Status hostAllocate(int64_t bytes, const char *name, bool enforce,
                      void *&pointer);
  Status hostFree(void *pointer);
  Status hostReserve(int64_t bytes, int64_t count);
  Status hostTrim();
  Status hostRegister(void *pointer, int64_t bytes);
  Status hostUnregister(void *pointer);

  Status copy(AortStream &stream, void *destination, const void *source,
              int64_t bytes);
  Status copyStrided(AortStream &stream, const AortStridedCopy &copy);

  Status begin(AortDirection direction, void *destination, const void *source,
               int64_t bytes, const char *name, AortTransfer &transfer);
  Status streamOf(AortTransfer transfer, AortStream *&stream);
  Status end(AortTransfer transfer);
  Status transfer(AortDirection direction, void *destination,
                  const void *source, int64_t bytes, const char *name,
                  AortTransfer &transfer);
  Status transferStrided(AortDirection direction, const AortStridedCopy &copy,
                         const char *name, AortTransfer &transfer);
  Status wait(AortTransfer transfer);

  Status beginCapture();
  Status endCapture(AortGraph *&graph);
  Status launchGraph(AortGraph &graph);
  Status destroyGraph(AortGraph *graph);

  /// The backend's function of a kernel, loaded at the first call.
  Status function(const AortKernel &kernel, void *&function);
  Status launch(const AortKernel &kernel, const LaunchConfig &config,
                AortStream &stream);
  /// Drops what was loaded from a module that goes away.
  void unload(const AortModule &module);

  Status beginRange(const char *name);
  Status endRange();

  AortStatistics statistics();

  /// Appends what is still alive to `report`.
  void describeLeaks(std::string &report);

  void copyRan(const CopyTag &tag, int64_t startNs, int64_t endNs,
               int64_t bytes) override;
  void failedLater(const Status &status) override;

private:
  enum class State { Idle, Open, Issued, Waiting };
  struct Transfer {
    State state = State::Idle;
    uint32_t generation = 0;
    uint32_t index = 0;
    AortDirection direction = AORT_DEVICE_TO_HOST;
    AortStream *stream = nullptr;
    void *destination = nullptr;
    const void *source = nullptr;
    int64_t bytes = 0;
    ValueRecord *value = nullptr;
    PinnedBlock *block = nullptr;
    std::unique_ptr<BackendEvent> completion;
    /// With a profile on a backend whose compute is not inline.
    std::unique_ptr<BackendEvent> started;
  };
  struct Allocation {
    int64_t bytes;
    bool shared;
    std::string name;
  };
  /// Times that can be read once the device has passed their events.
  struct Measurement {
    std::unique_ptr<BackendEvent> start, end;
    ValueRecord *value = nullptr;       ///< A copy or a wait.
    const std::string *range = nullptr; ///< A range on compute.
    bool isWait = false;
    AortDirection direction = AORT_DEVICE_TO_HOST;
    int64_t bytes = 0;
  };
  struct OpenRange {
    const std::string *name;
    int64_t startNs;
    std::unique_ptr<BackendEvent> start;
  };

  // All of these expect the lock.
  Status newStream(StreamRole role, std::unique_ptr<AortStream> &stream);
  Status compute(AortStream *&stream);
  Status startClock();
  Status transferStreamLocked(AortDirection direction, AortStream *&stream);
  Status takeEvent(bool timed, std::unique_ptr<BackendEvent> &event);
  Status beginLocked(AortDirection direction, void *destination,
                     const void *source, int64_t bytes, const char *name,
                     AortTransfer &transfer);
  Status orderAgainstCompute(Transfer &slot);
  Status endLocked(Transfer &slot);
  Status finish(Transfer &slot, Status status, AortTransfer &transfer);
  Transfer *find(AortTransfer transfer);
  Transfer &takeSlot();
  static AortTransfer idOf(const Transfer &slot);
  void recycle(Transfer &slot);
  Status waitBlocking(Transfer &slot, std::unique_lock<std::mutex> &lock);
  Status waitOnStream(Transfer &slot);
  Status checkFree(const void *pointer, int64_t bytes, const char *what);
  CopyTag tagOf(const AortStream &stream);
  bool measuringEvents();
  Status resolveMeasurements();
  Status synchronizeLocked(std::unique_lock<std::mutex> &lock);

  AortInstance &instance;
  AortDevice *self;
  const int32_t deviceOrdinal;
  std::string deviceName;
  bool inlineCompute = false;
  bool profiling = false, keepRanges = false, poisoning = false, merged = false;
  bool captureOpen = false;
  int64_t capacity = 0, liveBytes = 0;

  // Destroyed in reverse: everything below needs the backend.
  std::unique_ptr<Recorder> recorder;
  std::unique_ptr<BackendDevice> backendDevice;
  std::mutex mutex;
  std::unique_ptr<PinnedPool> pool;
  // By the numbers of modules and kernels: their addresses may come again.
  std::unordered_map<uint64_t, std::unique_ptr<BackendModule>> modules;
  std::unordered_map<uint64_t, void *> functions;
  std::unique_ptr<AortStream> computeOwn, transferOwn[2];
  std::unordered_map<AortStream *, std::unique_ptr<AortStream>> streams;
  std::unordered_map<AortEvent *, std::unique_ptr<AortEvent>> events;
  std::unordered_map<AortGraph *, std::unique_ptr<AortGraph>> graphs;
  std::unordered_map<void *, Allocation> allocations;
  /// Copies of constant data, by the address of the original.
  std::unordered_map<const void *, void *> constants;
  int64_t constantBytes = 0;
  std::unordered_map<void *, bool> registered;
  std::deque<Transfer> transfers;
  std::vector<uint32_t> idleTransfers;
  int64_t liveTransfers = 0;
  std::unique_ptr<BackendEvent> order;
  std::vector<std::unique_ptr<BackendEvent>> timedEvents;
  std::vector<Measurement> measurements;
  std::unique_ptr<BackendEvent> epochEvent;
  int64_t epochNs = 0;
  std::vector<OpenRange> ranges;
};

} // namespace ao::runtime

struct AortDevice : ao::runtime::Device {
  using Device::Device;
};

#endif // AO_RUNTIME_CORE_DEVICE_H
