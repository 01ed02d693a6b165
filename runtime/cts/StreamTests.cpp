//===- StreamTests.cpp - Streams, events and copies -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <thread>

using namespace ao::cts;

namespace {

class StreamTest : public RuntimeTest {};
INSTANTIATE_TEST_SUITE_P(Backends, StreamTest, testing::ValuesIn(allConfigs()),
                         configName);

constexpr size_t count = 4096;
constexpr int64_t bytes = count * sizeof(uint32_t);

TEST_P(StreamTest, CopiesOnOneStreamRunInOrder) {
  AortStream *stream = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &stream));
  void *a = deviceBuffer(bytes), *b = deviceBuffer(bytes);
  std::vector<uint32_t> first = pattern(count, 1), second = pattern(count, 2);
  write(a, first);
  write(b, pattern(count, 3));
  // b = a, then a = second: the other order would give b = second.
  AO_CHECK(aortCopy(stream, b, a, bytes));
  AO_CHECK(aortCopy(stream, a, second.data(), bytes));
  AO_CHECK(aortStreamSynchronize(stream));
  EXPECT_EQ(read(b, count), first);
  EXPECT_EQ(read(a, count), second);
  AO_CHECK(aortStreamDestroy(stream));
  freeDevice(a);
  freeDevice(b);
}

/// Short copies may be made at once, but not before others.
TEST_P(StreamTest, ShortCopiesDoNotOvertake) {
  constexpr size_t many = 1 << 20;
  constexpr int64_t all = many * sizeof(uint32_t);
  AortStream *stream = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &stream));
  void *a = deviceBuffer(all), *b = deviceBuffer(all);
  std::vector<uint32_t> first = pattern(many, 1), other = pattern(16, 2);
  write(a, first);
  for (int round = 0; round < 4; ++round) {
    AO_CHECK(aortCopy(stream, b, a, all));
    AO_CHECK(aortCopy(stream, a, other.data(), 64));
    AO_CHECK(aortCopy(stream, a, first.data(), 64));
    AO_CHECK(aortStreamSynchronize(stream));
    ASSERT_EQ(read(b, many), first);
    ASSERT_EQ(read(a, 16), pattern(16, 1));
  }
  AO_CHECK(aortStreamDestroy(stream));
  freeDevice(a);
  freeDevice(b);
}

TEST_P(StreamTest, EventOrdersTwoStreams) {
  AortStream *producer = nullptr, *consumer = nullptr;
  AortEvent *event = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &producer));
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &consumer));
  AO_CHECK(aortEventCreate(device, &event));
  void *a = deviceBuffer(bytes), *b = deviceBuffer(bytes);
  write(a, pattern(count, 1));
  write(b, pattern(count, 2));
  std::vector<uint32_t> values = pattern(count, 3);
  for (int round = 0; round < 20; ++round) {
    values[0] = static_cast<uint32_t>(round);
    AO_CHECK(aortCopy(producer, a, values.data(), bytes));
    AO_CHECK(aortEventRecord(event, producer));
    AO_CHECK(aortStreamWaitEvent(consumer, event));
    AO_CHECK(aortCopy(consumer, b, a, bytes));
    AO_CHECK(aortEventRecord(event, consumer));
    AO_CHECK(aortStreamWaitEvent(compute, event));
    ASSERT_EQ(read(b, count), values);
  }
  AO_CHECK(aortEventDestroy(event));
  AO_CHECK(aortStreamDestroy(producer));
  AO_CHECK(aortStreamDestroy(consumer));
  freeDevice(a);
  freeDevice(b);
}

TEST_P(StreamTest, WaitTakesTheLastRecordBeforeIt) {
  AortStream *stream = nullptr;
  AortEvent *event = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &stream));
  AO_CHECK(aortEventCreate(device, &event));
  void *a = settledBuffer(bytes);
  std::vector<uint32_t> values = pattern(count, 1);
  AO_CHECK(aortCopy(stream, a, values.data(), bytes));
  AO_CHECK(aortEventRecord(event, stream));
  // A second record elsewhere must not make the first wait weaker.
  AO_CHECK(aortStreamWaitEvent(compute, event));
  AO_CHECK(aortEventRecord(event, compute));
  EXPECT_EQ(read(a, count), values);
  AO_CHECK(aortEventDestroy(event));
  AO_CHECK(aortStreamDestroy(stream));
  freeDevice(a);
}

TEST_P(StreamTest, EventNeverRecordedHoldsNothingUp) {
  AortEvent *event = nullptr;
  AO_CHECK(aortEventCreate(device, &event));
  AO_CHECK(aortStreamWaitEvent(compute, event));
  AO_CHECK(aortEventSynchronize(event));
  int32_t done = 0;
  AO_CHECK(aortEventQuery(event, &done));
  EXPECT_EQ(done, 1);
  AO_CHECK(aortEventDestroy(event));
}

TEST_P(StreamTest, QueryComesTrue) {
  AortStream *stream = nullptr;
  AortEvent *event = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &stream));
  AO_CHECK(aortEventCreate(device, &event));
  void *a = settledBuffer(bytes);
  std::vector<uint32_t> values = pattern(count, 1);
  AO_CHECK(aortCopy(stream, a, values.data(), bytes));
  AO_CHECK(aortEventRecord(event, stream));
  int32_t done = 0;
  while (!done)
    AO_CHECK(aortEventQuery(event, &done));
  EXPECT_EQ(read(a, count), values);
  // An event may go while its stream lives, and the other way round.
  AO_CHECK(aortStreamDestroy(stream));
  AO_CHECK(aortEventSynchronize(event));
  AO_CHECK(aortEventDestroy(event));
  freeDevice(a);
}

TEST_P(StreamTest, EventRecordedAndWaitedAcrossThreads) {
  AortStream *stream = nullptr;
  AortEvent *event = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &stream));
  AO_CHECK(aortEventCreate(device, &event));
  void *a = settledBuffer(bytes);
  std::vector<uint32_t> values = pattern(count, 5);
  std::thread producer([&] {
    EXPECT_EQ(aortCopy(stream, a, values.data(), bytes), AORT_OK);
    EXPECT_EQ(aortEventRecord(event, stream), AORT_OK);
  });
  producer.join();
  std::vector<uint32_t> result;
  std::thread consumer([&] {
    EXPECT_EQ(aortStreamWaitEvent(compute, event), AORT_OK);
    result = read(a, count);
  });
  consumer.join();
  EXPECT_EQ(result, values);
  AO_CHECK(aortEventDestroy(event));
  AO_CHECK(aortStreamDestroy(stream));
  freeDevice(a);
}

TEST_P(StreamTest, ManyThreadsUseTheirOwnStreams) {
  constexpr int threads = 4, rounds = 20;
  std::vector<std::thread> workers;
  for (int t = 0; t < threads; ++t)
    workers.emplace_back([&, t] {
      AortStream *stream = nullptr;
      ASSERT_EQ(aortStreamCreate(device, AORT_STREAM_TRANSFER, &stream),
                AORT_OK);
      for (int round = 0; round < rounds; ++round) {
        void *memory = nullptr;
        ASSERT_EQ(aortDeviceAlloc(device, bytes, stream, "x", &memory),
                  AORT_OK);
        std::vector<uint32_t> in = pattern(count, static_cast<uint32_t>(
                                                      t * 100 + round)),
                              out(count);
        EXPECT_EQ(aortCopy(stream, memory, in.data(), bytes), AORT_OK);
        EXPECT_EQ(aortCopy(stream, out.data(), memory, bytes), AORT_OK);
        EXPECT_EQ(aortDeviceFree(device, memory, stream), AORT_OK);
        EXPECT_EQ(aortStreamSynchronize(stream), AORT_OK);
        EXPECT_EQ(in, out);
      }
      EXPECT_EQ(aortStreamDestroy(stream), AORT_OK);
    });
  for (std::thread &worker : workers)
    worker.join();
}

TEST_P(StreamTest, MemsetFillsElements) {
  void *a = deviceBuffer(bytes);
  AO_CHECK(aortMemset(compute, a, 0x01020304u, 4, count));
  AO_CHECK(aortMemset(compute, static_cast<char *>(a) + 4, 0xABCDu, 2, 2));
  AO_CHECK(aortMemset(compute, static_cast<char *>(a) + 8, 0xEEu, 1, 4));
  AO_CHECK(aortMemset(compute, a, 7, 4, 0));
  std::vector<uint32_t> values = read(a, 4);
  EXPECT_EQ(values[0], 0x01020304u);
  EXPECT_EQ(values[1], 0xABCDABCDu);
  EXPECT_EQ(values[2], 0xEEEEEEEEu);
  EXPECT_EQ(values[3], 0x01020304u);
  freeDevice(a);
}

TEST_P(StreamTest, StridedCopyMovesExactlyItsElements) {
  // A 3×4×5 block out of the middle of a 6×7×8 tensor, transposed on the way.
  constexpr int64_t total = 6 * 7 * 8;
  void *tensor = deviceBuffer(total * 4), *block = deviceBuffer(60 * 4);
  std::vector<uint32_t> values = pattern(total, 9);
  write(tensor, values);
  write(block, std::vector<uint32_t>(60, 0));
  int64_t sizes[] = {3, 4, 5};
  int64_t fromStrides[] = {56, 8, 1}, toStrides[] = {1, 3, 12};
  size_t offset = 1 * 56 + 2 * 8 + 3;
  AortStridedCopy copy = {block,      static_cast<uint32_t *>(tensor) + offset,
                          4,          3,
                          sizes,      toStrides,
                          fromStrides};
  AO_CHECK(aortCopyStrided(compute, &copy));
  std::vector<uint32_t> result = read(block, 60);
  for (size_t i = 0; i < 3; ++i)
    for (size_t j = 0; j < 4; ++j)
      for (size_t k = 0; k < 5; ++k)
        EXPECT_EQ(result[i + 3 * j + 12 * k],
                  values[offset + 56 * i + 8 * j + k]);
  freeDevice(tensor);
  freeDevice(block);
}

TEST_P(StreamTest, SynchroniseFinishesEveryStream) {
  AortStream *streams[3] = {};
  void *buffers[3] = {};
  std::vector<uint32_t> values = pattern(count, 4);
  for (int i = 0; i < 3; ++i) {
    AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &streams[i]));
    buffers[i] = settledBuffer(bytes);
    AO_CHECK(aortCopy(streams[i], buffers[i], values.data(), bytes));
  }
  AO_CHECK(aortDeviceSynchronize(device));
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(read(buffers[i], count), values);
    AO_CHECK(aortStreamDestroy(streams[i]));
    freeDevice(buffers[i]);
  }
}

} // namespace
