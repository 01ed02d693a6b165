//===- OffloaderHarness.h - A framework in a few lines ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CTS_EAGER_OFFLOADERHARNESS_H
#define AO_RUNTIME_CTS_EAGER_OFFLOADERHARNESS_H

#include "../Harness.h"
#include "ao-runtime/Offloader.h"

#include <array>
#include <map>
#include <memory>

namespace ao::cts {

/// The storage of a framework's tensors: counted, and freed with the last
/// reference in the order of the compute stream.
struct Storage {
  void *memory = nullptr;
  int64_t bytes = 0;
  int32_t references = 0;
  /// Those of the offloader among them.
  int32_t offloaders = 0;
  int64_t version = 0;
  /// The stream in whose order the memory is freed; null: compute.
  AortStream *order = nullptr;
};

/// Tests push tensors of 32-bit elements, whose bytes they know, and find them
/// again. At the end all storages have been freed.
class OffloaderTest : public RuntimeTest {
protected:
  void SetUp() override;
  void TearDown() override;

  /// Every value moves that can.
  AortOffloaderOptions offloaderOptions(AortSchedule schedule);
  void open(const AortOffloaderOptions &options);
  void openLayers(int32_t layers, int32_t offloaded);

  /// A storage of `count` elements of pattern `seed`, with one reference.
  Storage *make(size_t count, uint32_t seed);
  Storage *newStorage(int64_t bytes, AortStream *stream);
  void unref(Storage *storage);
  /// All of the storage as a saved tensor, with a reference for the offloader.
  AortSaved saved(Storage *storage, const char *name = "x");
  /// Pushes and returns the key; the test's own reference stays.
  AortKey push(AortRun *run, const AortSaved &tensor,
               AortDecision *decision = nullptr);
  /// A tensor without another holder.
  AortKey pushNew(AortRun *run, size_t count, uint32_t seed,
                  const char *name = "x");
  /// Pops a key of one part. The owner gets a reference of the test, which
  /// unref() ends.
  AortRestored pop(AortKey key);
  /// Pops, compares with the pattern, and lets go.
  void expectPop(AortKey key, size_t count, uint32_t seed);

  AortRun *begin(int64_t id = 1);
  AortOffloaderStatistics offloaderStatistics();
  /// Host buffers, streams and events that had to be made so far.
  std::array<int64_t, 3> countMade();
  AortLayerState state(AortRun *run, int32_t layer);

  AortOffloader *offloader = nullptr;
  /// The stream that orders new storages.
  AortStream *order = nullptr;
  std::vector<std::unique_ptr<Storage>> storages;
  int64_t liveStorages = 0;
  /// The next calls of `allocate` fail.
  int32_t failingAllocations = 0;
  int64_t allocations = 0;
  std::vector<std::string> allocatedNames;
  /// True if callbacks for `holders` and `version` exist.
  bool hasHolders = false, hasVersions = false;
};

/// Dense sizes of one dimension live as long as the process.
const int64_t *sizesOf(size_t count);

} // namespace ao::cts

#endif // AO_RUNTIME_CTS_EAGER_OFFLOADERHARNESS_H
