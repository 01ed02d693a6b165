//===- OffloaderLogTests.cpp - TransformerEngine's rule, at run time ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// utils/record_layers.py says what the recordings are and how they are made:
// which copy, release, reload and wait the reference gave in which call. The
// offloader gives the same. One thing differs on purpose: a strided tensor
// moves here, so that the programs say that the user keeps it.
//
//===----------------------------------------------------------------------===//

#include "OffloaderHarness.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>

using namespace ao::cts;
using Json = nlohmann::json;

namespace {

/// Of the recordings, and what it is here: tensors are a thousand times
/// smaller.
constexpr int64_t recordedThreshold = 256 * 1024, threshold = 256;

class OffloaderLogTest : public OffloaderTest {
protected:
  void adjust(AortContextOptions &options) override { options.timeline = 1; }

  void openRule(const Json &program);
  /// One step; the log is what the callbacks and the device saw.
  Json run(const Json &program);

private:
  using Name = std::vector<int64_t>;
  struct Saved {
    AortKey key = 0;
    std::vector<Name> parts;
  };

  AortSaved part(int64_t elements, const Name &name, uint32_t flags);
  Saved save(AortRun *run, const Json &save, int64_t layer, int64_t number);
  void popAll(const std::vector<Saved> &keys);
  void add(const char *what, const Name &name);
  /// Copies that began during the last call, in the order of their engine.
  void addOffloads();
  void nameOffloads();

  std::map<void *, Name> names;
  /// By the text of their names, as the device knows them.
  std::map<std::string, Name> byText;
  std::vector<void *> givenBack;
  Json place, log;
  int64_t moves = 0;
};
INSTANTIATE_TEST_SUITE_P(Backends, OffloaderLogTest,
                         testing::ValuesIn(allConfigs()), configName);

void OffloaderLogTest::openRule(const Json &program) {
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_LAYERS);
  options.layers = program["layers"];
  options.offloadedLayers = program["move"];
  options.minElements = threshold;
  options.callbacks.release = [](void *data, void *owner) {
    auto *self =
        static_cast<OffloaderLogTest *>(static_cast<OffloaderTest *>(data));
    self->givenBack.push_back(owner);
    --static_cast<Storage *>(owner)->offloaders;
    self->unref(static_cast<Storage *>(owner));
  };
  open(options);
}

void OffloaderLogTest::add(const char *what, const Name &name) {
  Json entry = {what, place, name[0], name[1]};
  entry.push_back(name[2] < 0 ? Json(nullptr) : Json(name[2]));
  log.push_back(std::move(entry));
}

/// The copied parts are added at the end.
void OffloaderLogTest::addOffloads() {
  int64_t now = offloaderStatistics().offloads;
  for (; moves < now; ++moves)
    log.push_back({"offload", place});
}

void OffloaderLogTest::nameOffloads() {
  (void)statistics();
  std::vector<Name> copied;
  for (int64_t i = 0; i < aortDeviceSpanCount(device); ++i) {
    AortSpan span{};
    span.structSize = sizeof(span);
    AO_CHECK(aortDeviceSpan(device, i, &span));
    if (std::string(span.category) == "offload")
      copied.push_back(byText.at(span.name));
  }
  size_t next = 0;
  for (Json &entry : log)
    if (entry[0] == "offload" && entry.size() == 2) {
      ASSERT_LT(next, copied.size());
      const Name &name = copied[next++];
      entry.insert(entry.end(), {name[0], name[1],
                                 name[2] < 0 ? Json(nullptr) : Json(name[2])});
    }
  EXPECT_EQ(next, copied.size());
  AO_CHECK(aortDeviceResetStatistics(device));
}

AortSaved OffloaderLogTest::part(int64_t elements, const Name &name,
                                 uint32_t flags) {
  int64_t here = elements < recordedThreshold
                     ? threshold - 1
                     : threshold * elements / recordedThreshold;
  Storage *storage = make(static_cast<size_t>(here), 1);
  std::string text = std::to_string(name[0]) + "." + std::to_string(name[1]) +
                     "." + std::to_string(name[2]);
  auto known = byText.emplace(text, name).first;
  names[storage] = name;
  AortSaved tensor = saved(storage, known->first.c_str());
  tensor.flags = flags;
  unref(storage);
  return tensor;
}

OffloaderLogTest::Saved OffloaderLogTest::save(AortRun *run, const Json &save,
                                               int64_t layer, int64_t number) {
  std::string stays = save.value("stays", "");
  uint32_t flags = stays == "parameter" ? AORT_SAVED_PARAMETER
                   : stays.empty()      ? 0
                                        : AORT_SAVED_KEEP;
  Saved result;
  std::vector<AortSaved> parts;
  if (save.contains("parts"))
    for (const Json &elements : save["parts"]) {
      result.parts.push_back(
          {layer, number, static_cast<int64_t>(parts.size())});
      parts.push_back(part(elements, result.parts.back(), flags));
    }
  else {
    result.parts.push_back({layer, number, -1});
    parts.push_back(part(save["elements"], result.parts.back(), flags));
  }
  // Each time but the first it is a view of the same bytes.
  int64_t times = save.value("times", 1);
  for (int64_t i = 1; i < times; ++i) {
    auto *storage = static_cast<Storage *>(parts[0].owner);
    ++storage->references;
    ++storage->offloaders;
  }
  for (int64_t i = 0; i < times; ++i)
    EXPECT_EQ(aortRunPush(run, parts.data(), static_cast<int32_t>(parts.size()),
                          &result.key, nullptr),
              AORT_OK)
        << aortLastErrorMessage();
  return result;
}

void OffloaderLogTest::popAll(const std::vector<Saved> &keys) {
  for (const Saved &saved : keys) {
    if (saved.key == 0)
      continue;
    std::vector<AortRestored> restored(saved.parts.size());
    for (AortRestored &part : restored)
      part.structSize = sizeof(part);
    AO_CHECK(aortRunPop(offloader, saved.key, restored.data(),
                        static_cast<int32_t>(restored.size())));
    for (size_t i = 0; i < restored.size(); ++i)
      if (restored[i].reloaded)
        add("wait", saved.parts[i]);
  }
}

Json OffloaderLogTest::run(const Json &program) {
  log = Json::array();
  names.clear();
  byText.clear();
  allocatedNames.clear();
  moves = 0;
  openRule(program);
  AortRun *run = begin();
  int64_t layers = program["layers"];
  std::map<std::pair<int64_t, int64_t>, Saved> keys;
  for (int64_t layer = 0; layer < layers; ++layer) {
    place = {"f", layer};
    givenBack.clear();
    EXPECT_EQ(aortRunForward(run, static_cast<int32_t>(layer)), AORT_OK);
    addOffloads();
    std::vector<Name> left;
    for (void *owner : givenBack)
      // A tensor that was saved several times leaves once.
      if (std::find(left.begin(), left.end(), names.at(owner)) == left.end())
        left.push_back(names.at(owner));
    for (const Name &name : left)
      add("release", name);
    const Json &saves = program["saves"][static_cast<size_t>(layer)];
    for (size_t number = 0; number < saves.size(); ++number)
      keys[{layer, static_cast<int64_t>(number)}] =
          save(run, saves[number], layer, static_cast<int64_t>(number));
  }
  for (int64_t layer = layers; layer-- > 0;) {
    place = {"b", layer, 0};
    allocatedNames.clear();
    EXPECT_EQ(aortRunBackward(run, static_cast<int32_t>(layer)), AORT_OK);
    for (const std::string &name : allocatedNames)
      add("reload", byText.at(name));
    const Json &pops = program["pops"][static_cast<size_t>(layer)];
    for (size_t op = 0; op < pops.size(); ++op) {
      place = {"b", layer, static_cast<int64_t>(op)};
      popAll({keys[{layer, pops[op].get<int64_t>()}]});
    }
  }
  EXPECT_EQ(aortRunFinishBackward(run), AORT_OK);
  EXPECT_EQ(aortRunEnd(run), AORT_OK);
  nameOffloads();
  AortOffloaderStatistics now = offloaderStatistics();
  EXPECT_EQ(now.demandPops, 0);
  aortOffloaderDestroy(offloader);
  offloader = nullptr;
  return log;
}

TEST_P(OffloaderLogTest, IsThatOfTheReference) {
  AO_CTS_EXCLUDE(GetParam().asyncCompute,
                 "copies of compute run on workers, whose copies are the log");
  // Elsewhere than where it was built, the environment says where they are.
  const char *path = std::getenv("AO_CTS_RECORDINGS");
  std::ifstream file(path ? path : AO_CTS_RECORDINGS);
  ASSERT_TRUE(file || !path) << "AO_CTS_RECORDINGS: cannot read " << path;
  if (!file)
    GTEST_SKIP() << "no recordings; AO_CTS_RECORDINGS names their file";
  Json programs = Json::parse(file);
  ASSERT_GE(programs.size(), 200u);
  size_t moving = 0;
  for (size_t i = 0; i < programs.size(); ++i) {
    const Json &program = programs[i];
    ASSERT_EQ(run(program), program["log"]) << "program " << i;
    moving += !program["log"].empty();
  }
  EXPECT_GE(moving, 150u);
}

} // namespace
