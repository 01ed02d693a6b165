//===- Offloader.h - Saved tensors of a framework ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_EAGER_OFFLOADER_H
#define AO_RUNTIME_EAGER_OFFLOADER_H

#include "OffloaderCopies.h"
#include "OffloaderKept.h"
#include "OffloaderKeys.h"

namespace ao::runtime {

/// A host buffer that is reused by the corresponding value of each run.
struct RetainedBuffer {
  void *memory = nullptr;
  int64_t bytes = 0;
  uint32_t type = 0;
  std::array<int64_t, 2 * AORT_MAX_RANK> dims{};
};
/// The retained buffers of a run, by layer, in the order of saving. A set is
/// used by one run at a time.
using RetainedSet = std::map<int32_t, std::vector<RetainedBuffer>>;

} // namespace ao::runtime

/// One forward pass and its backward passes. Objects are not destroyed when a
/// run ends, so that the use of a stale handle is detected.
struct AortRun {
  explicit AortRun(AortOffloader *offloader) : offloader(offloader) {}
  struct Layer {
    AortLayerState state = AORT_LAYER_NOT_OFFLOADED;
    /// The values of the layer, in the order of saving.
    std::vector<ao::runtime::ValuePtr> values;
  };

  AortOffloader *const offloader;
  int64_t id = 0;
  /// The stream of its calls.
  AortStream *stream = nullptr;
  /// Atomic: pushes of tensors that are kept on device read it without the
  /// lock.
  std::atomic<bool> isOpen{false};
  std::atomic<int32_t> layer{-1};
  int32_t backwardLayer = -1;
  bool inBackward = false;
  /// True if its step has failed: its calls are not events of the next step.
  bool isAbandoned = false;
  /// The step of its last event, and its number among the runs of that step.
  int64_t step = -1;
  int32_t ordinal = -1;
  std::vector<Layer> layers;
  std::vector<ao::runtime::ValuePtr> values;
  /// Values whose pushed memory is alive, by its address.
  std::unordered_map<void *, std::vector<ao::runtime::ValuePtr>> byStorage;
  /// Values whose device copies the last pop returned; these end at the next
  /// call.
  std::vector<ao::runtime::ValuePtr> expiring;
  std::unique_ptr<ao::runtime::RetainedSet> retained;
};

namespace ao::runtime {

class Offloader;

/// The scope of one call of the offloader. Holds the lock, except while
/// callbacks are called and owners are released.
class OffloaderCall {
public:
  /// Begins a call that belongs to no run, on the stream of the options.
  explicit OffloaderCall(Offloader &offloader);
  OffloaderCall(Offloader &offloader, const AortRun &run);
  ~OffloaderCall();
  /// Calls `body` without the lock. Results of earlier look-ups may be invalid
  /// afterwards.
  template <typename Body>
  void outside(Body &&body) {
    lock.unlock();
    body();
    lock.lock();
  }

  /// Releases `releases` before the end of the call.
  void releaseOwners();

  /// Owners to release at the end.
  std::vector<void *> releases;
  std::vector<std::string> warnings;
  /// The stream that waits for copies, and for which memory is allocated.
  AortStream *stream;

private:
  Offloader &offloader;
  std::unique_lock<std::mutex> lock;
};

/// Stores the tensors that runs push, and offloads and reloads them according
/// to its schedule.
///
/// Thread-safe. The lock is acquired before those of the device. Callbacks are
/// called without it.
class Offloader {
public:
  Offloader(AortDevice &device, const AortOffloaderOptions &options);
  ~Offloader();
  static Status check(const AortDevice &device,
                      const AortOffloaderOptions &options);
  Status open();

  Status reset();
  Status checkLeaks();
  AortOffloaderStatistics statistics();

  Status begin(int64_t id, AortRun *&run);
  Status end(AortRun &run, bool isAbort);
  Status forward(AortRun &run, int32_t layer);
  Status backward(AortRun &run, int32_t layer);
  Status finishBackward(AortRun &run);
  Status setStream(AortRun &run, AortStream *stream);
  Status stateOf(AortRun &run, int32_t layer, AortLayerState &state);

  /// For tests: omits the wait with this number.
  void plantFault(int64_t wait) { copies.faultyWait = wait; }

  enum class Manual { StartOffload, Release, StartReload };
  Status manual(AortRun &run, int32_t layer, Manual action);

  /// `parts`: structs of the current version of the C API.
  Status push(AortRun &run, const std::vector<AortSaved> &parts, AortKey &key,
              AortDecision *decisions);
  /// Releases the owners of a push that is rejected.
  void releaseOwners(const std::vector<AortSaved> &parts);
  Status pop(AortKey key, std::vector<AortRestored> &restored);
  Status drop(AortKey key);

  Status beginStep(const AortStepStart &start);
  AortStepState stepState();
  Status nextStep();
  Status abandonStep();
  Status trace(std::string &text);
  Status setPlan(int64_t step, const AortPlanCommand *commands, int64_t n);
  Status setSafe(int64_t step);

  AortDevice &device;

private:
  friend class OffloaderCall;
  using Values = std::vector<ValuePtr>;
  struct PushedPart {
    AortDecision decision = AORT_OFFLOADED;
    int64_t version = 0;
    /// True if the offloader owns the reference.
    bool isTaken = false;
  };

  // Pushes (OffloaderPush.cpp). All except decide() require the lock.
  AortDecision decide(const AortRun &run, const AortSaved &saved) const;
  Status checkPush(const AortRun &run) const;
  Status addPart(AortRun &run, const AortSaved &saved, int64_t version,
                 size_t part, KeySlot &slot);
  Status pushLocked(OffloaderCall &call, AortRun &run,
                    const std::vector<AortSaved> &parts,
                    std::vector<PushedPart> &pushed, AortKey &key);
  Status pushOrKeep(OffloaderCall &call, AortRun &run,
                    const std::vector<AortSaved> &parts,
                    std::vector<PushedPart> &pushed, AortKey &key);
  static int64_t bytesOf(const AortSaved &saved);
  Status keepBudget(OffloaderCall &call);
  Status addReadyMark(AortRun &run, OffloadValue &value,
                      const AortSaved &saved);
  ValuePtr join(AortRun &run, void *storage, const SavedView &view,
                int64_t version, int64_t expected, bool isAlone);
  void joinParts(AortRun &run, OffloadValue &value);
  ValuePtr makeValue(AortRun &run, const AortSaved &saved, void *storage);

  // Pops (OffloaderPop.cpp). They require the lock.
  Status checkPop(OffloaderCall &call, const KeySlot &slot, size_t parts);
  Status popLocked(OffloaderCall &call, AortKey key,
                   std::vector<AortRestored> &restored);
  Status fetch(OffloaderCall &call, KeySlot &slot);
  Status restore(OffloaderCall &call, KeySlot &slot,
                 std::vector<AortRestored> &restored);
  Status dropSlot(OffloaderCall &call, KeySlot &slot);

  // Steps (OffloaderSteps.cpp). They require the lock.
  void forgetSteps();
  void startStep();
  Status findKept(int64_t step, KeptStep *&found);
  /// Chooses the mode of the step by its first event.
  void decideStep(const StepEvent &first);
  Status endStep(OffloaderCall &call);
  Status keepStep(OffloaderCall &call);
  int32_t ordinalOf(AortRun &run);
  DeviceUse readMemory(OffloaderCall &call);
  /// Begins the event of a call, which ends an op of a recording.
  Status openEvent(OffloaderCall &call);
  /// Adds the event of a call, once its parts are known. If the event differs
  /// from that of the followed step, the step continues under the safe
  /// schedule.
  void addEvent(StepEvent event);
  void diverge(const std::string &what);
  /// Offloads the values that the plan has kept on device so far.
  Status offloadKept(OffloaderCall &call);
  StepEvent pushEvent(AortRun &run, const std::vector<AortSaved> &parts,
                      const std::vector<PushedPart> &pushed);
  /// Returns the recorded value for a part of this push; -1: none.
  int64_t expectedValue(size_t part) const;
  Status runCommands(OffloaderCall &call);
  Status runCommand(OffloaderCall &call, AortPlanAction action,
                    const Values &values);
  /// Adds the pushed or popped values to the recording.
  void recordPush(AortRun &run, KeySlot &slot, int64_t heldBefore);
  void recordPop(AortKey key);
  /// Ends the event of a call, after which an op of a recording begins.
  Status closeEvent(OffloaderCall &call);

  // Layers (OffloaderLayers.cpp). They require the lock.
  Status layerOf(AortRun &run, int32_t layer, const char *what,
                 AortRun::Layer *&found);
  Status expectState(const AortRun &run, int32_t layer,
                     const AortRun::Layer &found, AortLayerState expected,
                     const char *what) const;
  Values valuesOf(AortRun &run, int32_t layer);
  Status startOffload(OffloaderCall &call, AortRun &run, int32_t layer);
  Status release(OffloaderCall &call, AortRun &run, int32_t layer);
  Status startReload(OffloaderCall &call, AortRun &run, int32_t layer);
  Status endLayer(OffloaderCall &call, AortRun &run);
  Status endPass(OffloaderCall &call, AortRun &run);
  Status passEvent(OffloaderCall &call, AortRun &run, int32_t layer,
                   StepEventKind kind);
  Status retainedBuffers(AortRun &run, int32_t layer, const Values &values);
  std::unique_ptr<RetainedSet> takeRetained();
  Status freeRetained();

  // Transfers (OffloaderTransfers.cpp). They require the lock.
  /// Begins the event of a call of a run: ends the device copies that an
  /// earlier pop returned, and releases offloaded values.
  Status beginEvent(OffloaderCall &call, AortRun &run);
  void keepRestored(OffloaderCall &call, AortRun &run, Values &expired);
  /// Queries the holders and versions of the values, without the lock: no other
  /// thread may access the vector.
  void inquire(OffloaderCall &call, const Values &values);
  Status offload(OffloaderCall &call, const Values &values);
  Status releaseAll(OffloaderCall &call, const Values &values);
  /// Releases values after their inquire().
  Status releaseInquired(OffloaderCall &call, const Values &values);
  /// Reloads the values that are on the host; unless they are popped, as far as
  /// the budget permits.
  Status reload(OffloaderCall &call, const Values &values, bool isPopped);
  /// Returns the values that reload() has to reload.
  Values chooseReloads(const Values &values, bool isPopped);
  /// Issues a reload to the given memory: on the stream of the call if
  /// `onStream`, else on a copy engine.
  Status install(OffloaderCall &call, OffloadValue &value, void *owner,
                 char *memory, bool onStream);
  /// Reverts install() after a failure.
  void uninstall(OffloaderCall &call, OffloadValue &value);
  /// Marks the end of the reloads that have just been issued.
  Status endReloads(OffloaderCall &call, const Values &values);
  Status endCopy(OffloaderCall &call, OffloadValue &value);
  Status endValue(OffloaderCall &call, OffloadValue &value);
  void takeOwners(OffloaderCall &call, OffloadValue &value);
  void forgetStorage(OffloadValue &value);
  void updateHeld(OffloadValue &value);
  Status endRun(OffloaderCall &call, AortRun &run, bool isAbort);

  Status checkRun(const AortRun &run) const;
  bool hasLayerStates() const {
    return options.schedule == AORT_SCHEDULE_LAYERS ||
           options.schedule == AORT_SCHEDULE_MANUAL;
  }
  std::string nameOf(const AortRun &run, int32_t layer) const;
  bool offloadsAtPush() const {
    bool isAll = options.schedule == AORT_SCHEDULE_ALL ||
                 options.schedule == AORT_SCHEDULE_PLAN;
    return mode == AORT_STEP_SAFE || (isAll && mode != AORT_STEP_FOLLOWING);
  }
  void count(AortDecision decision) { ++decisions[decision]; }

  const AortOffloaderOptions options;
  std::atomic<int64_t> decisions[AORT_DECISION_COUNT] = {};

  std::mutex mutex;
  OffloaderCopies copies;
  KeyTable keys;
  std::vector<std::unique_ptr<AortRun>> runs;
  std::vector<std::unique_ptr<RetainedSet>> idleRetained;
  /// Values that the schedule ALL has offloaded and not released yet.
  Values unreleased;
  AortOffloaderStatistics totals{};

  AortStepMode mode = AORT_STEP_UNPLANNED;
  /// The number of events of this step, and the one that the current call
  /// added.
  int64_t step = 0, events = 0, lastEvent = -1;
  int32_t runsInStep = 0;
  bool hasPopped = false;
  /// The key of the step, see aortOffloaderBeginStep.
  std::string key;
  int64_t startBytes = 0;
  /// The high-water mark of device memory before the first event.
  int64_t earlyPeakBytes = 0;
  bool isUnrecorded = false;
  KeptSteps kept;
  /// In FOLLOWING: the step whose plan is followed. In SAFE: the number of the
  /// step from which this one has differed, and a description of the
  /// difference.
  KeptStep *followedStep = nullptr;
  int64_t divergedFrom = -1;
  std::string divergence;
  bool mustOffloadKept = false;
  /// True after the warning about a pop before the reload of its layer
  /// (LAYERS).
  bool hasWarnedOfOrder = false;
  /// The high-water mark of held bytes in this step, and the bytes now held of
  /// values that this step has saved.
  int64_t peakHeldBytes = 0, stepHeldBytes = 0;
  /// In RECORDING: the recording. In SAFE: a recording of events only.
  std::unique_ptr<OffloaderRecording> recording;
  /// The values of this step, by their index in the recording.
  Values followed;
  /// The state of the last step.
  AortStepState ended{};
  int64_t lastRecorded = -1;
  bool hasWarnedOfHost = false;
  /// True if the followed plan has no commands, so that all pushes are kept;
  /// and their bytes.
  std::atomic<bool> isDeclined{false};
  std::atomic<int64_t> declinedBytes{0};
};

} // namespace ao::runtime

struct AortOffloader : ao::runtime::Offloader {
  using Offloader::Offloader;
};

#endif // AO_RUNTIME_EAGER_OFFLOADER_H
