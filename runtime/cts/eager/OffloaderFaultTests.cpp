//===- OffloaderFaultTests.cpp - Waits that are left out ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each wait that the offloader puts on a stream is left out in turn. Poison and
// late transfers on the host backend, and the fake driver's check of streams,
// have to notice: a wrong byte, or an error of some call. An undetected
// omission would be a redundant wait, or a missing check.
//
//===----------------------------------------------------------------------===//

#include "../../eager/Offloader.h"
#include "OffloaderHarness.h"

#include <algorithm>
#include <sys/wait.h>
#include <unistd.h>

using namespace ao::cts;

namespace {

constexpr size_t count = 1024;
constexpr int64_t bytes = count * sizeof(uint32_t);

/// A framework that goes on where a call fails, and remembers that one did.
class Trial {
public:
  Trial(const AortContextOptions &options, AortSchedule schedule,
        int64_t fault);
  ~Trial();

  /// Saves, computes, and asks for what was saved, in two runs of which the
  /// second gets the host buffers of the first.
  void run();
  /// Saves what was ready before the host buffer was: its last copy is on its
  /// way to the device.
  void useAgain();
  bool isOpen() const { return context; }
  bool isWrong() const { return wrong; }
  int64_t waits() const { return numWaits; }

private:
  struct Tensor {
    void *memory = nullptr;
    int32_t references = 1;
  };

  void note(AortStatus status) { wrong = wrong || status != AORT_OK; }
  Tensor *make(uint32_t seed);
  void unref(Tensor *tensor);
  AortSaved part(Tensor *tensor);
  AortEvent *markReady();
  AortKey save(AortRun *run, uint32_t seed, bool isMarked);
  void finish();
  void check(AortKey key, uint32_t seed);
  /// Work on compute that has nothing to do with what is saved, and takes
  /// whatever memory is free.
  void compute();
  void step(bool isMarked);
  static AortStatus allocate(void *data, const AortSaved *like, AortStream *,
                             void **owner, void **pointer);

  AortContext *context = nullptr;
  AortDevice *device = nullptr;
  AortStream *stream = nullptr;
  AortOffloader *offloader = nullptr;
  AortSchedule schedule;
  bool wrong = false;
  int64_t numWaits = 0;
};

Trial::Trial(const AortContextOptions &options, AortSchedule schedule,
             int64_t fault)
    : schedule(schedule) {
  if (aortContextCreate(&options, &context) != AORT_OK)
    return;
  device = aortContextDevice(context, 0);
  note(aortDeviceComputeStream(device, &stream));
  AortOffloaderOptions chosen;
  aortOffloaderOptionsInit(&chosen);
  chosen.schedule = schedule;
  chosen.minElements = 1;
  if (schedule == AORT_SCHEDULE_LAYERS) {
    chosen.layers = 3;
    chosen.offloadedLayers = 2;
  }
  chosen.callbacks.data = this;
  chosen.callbacks.allocate = allocate;
  chosen.callbacks.release = [](void *data, void *owner) {
    static_cast<Trial *>(data)->unref(static_cast<Tensor *>(owner));
  };
  note(aortOffloaderCreate(device, &chosen, &offloader));
  static_cast<ao::runtime::Offloader *>(offloader)->plantFault(fault);
}

Trial::~Trial() {
  if (!context)
    return;
  aortOffloaderDestroy(offloader);
  aortContextDestroy(context);
}

AortStatus Trial::allocate(void *data, const AortSaved *like, AortStream *,
                           void **owner, void **pointer) {
  auto *self = static_cast<Trial *>(data);
  auto *made = new Tensor;
  AortStatus status = aortDeviceAlloc(self->device, like->storageBytes, nullptr,
                                      "copy", &made->memory);
  self->note(status);
  *owner = made;
  *pointer = made->memory;
  return status;
}

Trial::Tensor *Trial::make(uint32_t seed) {
  auto *made = new Tensor;
  note(aortDeviceAlloc(device, bytes, nullptr, "x", &made->memory));
  std::vector<uint32_t> values = pattern(count, seed);
  note(aortCopy(stream, made->memory, values.data(), bytes));
  // The driver copies pageable memory at once.
  return made;
}

void Trial::unref(Tensor *tensor) {
  if (--tensor->references > 0)
    return;
  note(aortDeviceFree(device, tensor->memory, nullptr));
  delete tensor;
}

AortSaved Trial::part(Tensor *tensor) {
  AortSaved part{};
  part.structSize = sizeof(part);
  part.owner = tensor;
  part.storage = part.pointer = tensor->memory;
  part.storageBytes = bytes;
  part.elementBytes = 4;
  part.rank = 1;
  part.sizes = sizesOf(count);
  part.name = "x";
  return part;
}

AortEvent *Trial::markReady() {
  AortEvent *ready = nullptr;
  note(aortEventCreate(device, &ready));
  note(aortEventRecord(ready, stream));
  return ready;
}

AortKey Trial::save(AortRun *run, uint32_t seed, bool isMarked) {
  AortSaved saved = part(make(seed));
  if (isMarked)
    saved.ready = markReady();
  AortKey key = 0;
  note(aortRunPush(run, &saved, 1, &key, nullptr));
  if (isMarked)
    note(aortEventDestroy(saved.ready));
  return key;
}

void Trial::compute() {
  Tensor *other = make(99);
  unref(other);
}

void Trial::check(AortKey key, uint32_t seed) {
  AortRestored restored{};
  restored.structSize = sizeof(restored);
  AortStatus status = aortRunPop(offloader, key, &restored, 1);
  note(status);
  if (status != AORT_OK)
    return;
  std::vector<uint32_t> values(count);
  note(aortCopy(stream, values.data(), restored.pointer, bytes));
  note(aortStreamSynchronize(stream));
  wrong = wrong || values != pattern(count, seed);
  note(aortRunDrop(offloader, key));
}

void Trial::step(bool isMarked) {
  AortRun *run = nullptr;
  note(aortRunBegin(offloader, 1, &run));
  bool hasLayers = schedule == AORT_SCHEDULE_LAYERS;
  AortKey keys[3];
  for (int32_t i = 0; i < 3; ++i) {
    if (hasLayers)
      note(aortRunForward(run, i));
    keys[i] = save(run, static_cast<uint32_t>(i), isMarked);
    compute();
  }
  for (int32_t i = 3; i-- > 0;) {
    if (hasLayers)
      note(aortRunBackward(run, i));
    if (keys[i] != 0)
      check(keys[i], static_cast<uint32_t>(i));
    compute();
  }
  note(aortRunFinishBackward(run));
  note(aortRunEnd(run));
}

void Trial::run() {
  step(/*isMarked=*/false);
  step(/*isMarked=*/true);
  finish();
}

void Trial::useAgain() {
  AortRun *first = nullptr, *second = nullptr;
  Tensor *source = make(2), *target = make(3);
  note(aortRunBegin(offloader, 1, &first));
  note(aortRunBegin(offloader, 2, &second));
  AortKey early = save(first, 1, /*isMarked=*/false);
  // Nothing here waits on the host: that would order all that follows.
  Tensor *late = make(9);
  note(aortCopy(stream, late->memory, source->memory, bytes));
  AortSaved saved = part(late);
  saved.ready = markReady();
  AortRestored restored{};
  restored.structSize = sizeof(restored);
  note(aortRunPop(offloader, early, &restored, 1));
  note(aortCopy(stream, target->memory, restored.pointer, bytes));
  note(aortRunEnd(first));
  AortKey key = 0;
  note(aortRunPush(second, &saved, 1, &key, nullptr));
  note(aortEventDestroy(saved.ready));
  check(key, 2);
  note(aortRunEnd(second));
  unref(source);
  unref(target);
  finish();
}

void Trial::finish() {
  AortOffloaderStatistics statistics{};
  statistics.structSize = sizeof(statistics);
  note(aortOffloaderStatistics(offloader, &statistics));
  numWaits = statistics.eventWaits;
  note(aortDeviceSynchronize(device));
  note(aortContextStatus(context));
}

class OffloaderFaultTest : public RuntimeTest {
protected:
  /// Contexts are the trials' own.
  void SetUp() override {}

  using Program = void (Trial::*)();

  /// `covered`: a wait that another one makes superfluous; -1: there is none.
  void omitEach(AortSchedule schedule, Program program = &Trial::run,
                int64_t covered = -1) {
    AortContextOptions chosen = options();
    chosen.warning = [](void *, const char *) {};
    Trial intact(chosen, schedule, -1);
    if (!intact.isOpen())
      GTEST_SKIP() << GetParam().name << ": " << aortLastErrorMessage();
    (intact.*program)();
    EXPECT_FALSE(intact.isWrong()) << aortLastErrorMessage();
    EXPECT_GT(intact.waits(), 0);
    for (int64_t wait = 0; wait < intact.waits(); ++wait)
      EXPECT_EQ(isFound(chosen, schedule, program, wait), wait != covered)
          << "wait " << wait << " of " << intact.waits();
  }

  /// In a process of its own: the fake driver does not forget an error.
  static bool isFound(const AortContextOptions &options, AortSchedule schedule,
                      Program program, int64_t wait) {
    pid_t child = fork();
    if (child == 0) {
      Trial faulty(options, schedule, wait);
      (faulty.*program)();
      _exit(faulty.isWrong() ? found : unnoticed);
    }
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status)) << "the process was ended: " << status;
    return WIFEXITED(status) && WEXITSTATUS(status) == found;
  }
  static constexpr int unnoticed = 0, found = 17;
};

/// Returns configurations in which every transfer runs as late as it can, and
/// in which the order of streams is checked.
std::vector<Config> checkingConfigs() {
  std::vector<Config> configs;
  Config late;
  late.name = "late";
  late.poison = late.interleaving = true;
  configs.push_back(late);
  for (const Config &config : allConfigs())
    if (config.name == "fake_cuda")
      configs.push_back(config);
  return configs;
}
INSTANTIATE_TEST_SUITE_P(Backends, OffloaderFaultTest,
                         testing::ValuesIn(checkingConfigs()), configName);

TEST_P(OffloaderFaultTest, AllAtOnce) { omitEach(AORT_SCHEDULE_ALL); }
TEST_P(OffloaderFaultTest, ByLayers) { omitEach(AORT_SCHEDULE_LAYERS); }
TEST_P(OffloaderFaultTest, ReusedHostBuffers) {
  AO_CTS_EXCLUDE(onHost(), "the calling thread, which computes, has waited for "
                           "the last copy of a buffer");
  // The last copy of the buffer began after the point where the value was
  // ready: a wait for that copy includes a wait for the point.
  omitEach(AORT_SCHEDULE_ALL, &Trial::useAgain, /*covered=*/2);
}

} // namespace
