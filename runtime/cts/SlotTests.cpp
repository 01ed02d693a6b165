//===- SlotTests.cpp - Marks of buffers in arenas -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <cstring>

using namespace ao::cts;

namespace {

constexpr int64_t place = 512;

/// An arena of four places. Marks are checked where poison is and the host
/// computes, and with a timeline; elsewhere they do nothing.
class SlotTest : public RuntimeTest {
protected:
  void SetUp() override {
    RuntimeTest::SetUp();
    if (IsSkipped())
      return;
    expectFailure = true;
    arena = static_cast<char *>(aortStepDeviceAlloc(4 * place, "arena"));
    aortStepArenaBegin(arena, 4 * place);
  }
  void TearDown() override {
    if (arena)
      aortStepDeviceFree(arena);
    RuntimeTest::TearDown();
  }
  void adjust(AortContextOptions &options) override {
    options.poison = GetParam().backend == AORT_BACKEND_HOST;
  }
  bool poisons() const { return isInline(); }
  bool marks() const { return poisons() || GetParam().profile; }
  void expect(const char *fragment) { expect(fragment, marks()); }
  void expect(const char *fragment, bool isFound) {
    if (isFound)
      AO_EXPECT_STATUS(aortContextStatus(context), AORT_DEVICE_ERROR, fragment);
    else
      AO_CHECK(aortContextStatus(context));
  }
  void begin(int64_t offset, const char *name, int64_t needed = place) {
    aortStepSlotBegin(arena + offset, place, needed, name);
  }
  void end(int64_t offset) { aortStepSlotEnd(arena + offset); }

  char *arena = nullptr;
};
INSTANTIATE_TEST_SUITE_P(Backends, SlotTest, testing::ValuesIn(allConfigs()),
                         configName);

TEST_P(SlotTest, OneBehindTheOther) {
  expectFailure = false;
  begin(0, "a");
  begin(place, "b");
  end(0);
  begin(0, "c");
  end(place);
  end(0);
  // The next step begins with nothing, whatever the last one left.
  begin(2 * place, "result");
  aortStepArenaBegin(arena, 4 * place);
  begin(2 * place, "result");
  AO_CHECK(aortContextStatus(context));
}

TEST_P(SlotTest, UnownedBytesArePoison) {
  AO_CTS_EXCLUDE(!poisons(), "nothing is poisoned");
  expectFailure = false;
  begin(0, "a");
  std::memset(arena, 0, place);
  end(0);
  for (int64_t i = 0; i < 4 * place; ++i)
    ASSERT_EQ(static_cast<unsigned char>(arena[i]), 0xFF) << i;
}

TEST_P(SlotTest, PlaceThatIsTaken) {
  begin(place, "a");
  aortStepSlotBegin(arena, 2 * place, place, "b");
  expect("the slot of 'b' overlaps that of 'a', which is live");
}

TEST_P(SlotTest, PlaceThatIsTooSmall) {
  begin(0, "a", place + 1);
  expect("the slot of 'a' holds 512 bytes, the buffer needs 513");
}

TEST_P(SlotTest, WriteBehindTheEnd) {
  AO_CTS_EXCLUDE(!poisons(), "nothing is poisoned");
  begin(0, "a");
  end(0);
  arena[7] = 0;
  begin(0, "b");
  expect("byte 7 of the slot of 'b' was written while no buffer occupied it");
}

TEST_P(SlotTest, EndOfNothing) {
  end(0);
  expect("expected a slot that a buffer occupies");
}

TEST_P(SlotTest, EndBeforeAWait) {
  begin(0, "a");
  void *host = hostBuffer(place);
  AortTransfer transfer = 0;
  AO_CHECK(aortTransfer(device, AORT_DEVICE_TO_HOST, host, arena, place, "a",
                        &transfer));
  end(0);
  expect("the slot of a is freed while the offload of 'a' is not waited for",
         poisons());
  AO_CHECK(aortTransferWait(device, transfer));
  AO_CHECK(aortHostFree(device, host));
}

TEST_P(SlotTest, BytesInUseAreCounted) {
  expectFailure = false;
  void *host = hostBuffer(place);
  begin(0, "a");
  begin(place, "b");
  end(0);
  begin(2 * place, "c");
  // Places of host memory are no device memory.
  aortStepArenaBegin(host, place);
  aortStepSlotBegin(host, place, place, "h");
  EXPECT_EQ(statistics().slotBytes, marks() ? 2 * place : 0);
  EXPECT_EQ(statistics().peakSlotBytes, marks() ? 2 * place : 0);
  begin(0, "d");
  EXPECT_EQ(statistics().peakSlotBytes, marks() ? 3 * place : 0);
  aortStepArenaBegin(arena, 4 * place);
  EXPECT_EQ(statistics().slotBytes, 0);
  AO_CHECK(aortDeviceResetStatistics(device));
  EXPECT_EQ(statistics().peakSlotBytes, 0);
  EXPECT_EQ(statistics().deviceBytes, 4 * place);
  AO_CHECK(aortContextStatus(context));
  aortStepSlotEnd(host);
  AO_CHECK(aortHostFree(device, host));
}

} // namespace
