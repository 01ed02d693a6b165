//===- OffloaderKept.cpp - Known steps of an offloader --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderKept.h"

#include <algorithm>

using namespace ao::runtime;

void KeptSteps::clear() {
  steps.clear();
  previous = -1;
}

KeptStep *KeptSteps::find(int64_t number) {
  auto it = std::find_if(steps.begin(), steps.end(), [&](const KeptStep &step) {
    return step.number == number;
  });
  return it == steps.end() ? nullptr : &*it;
}

void KeptSteps::applyPlans() {
  for (KeptStep &step : steps)
    if (step.nextPlan)
      step.plan = std::move(step.nextPlan);
}

KeptStep *KeptSteps::expect(const std::string &key) {
  KeptStep *before = find(previous);
  KeptStep *next = before ? find(before->next) : nullptr;
  if (key.empty() || (next && next->keys.count(key)))
    return next;
  auto it = std::find_if(steps.begin(), steps.end(), [&](const KeptStep &step) {
    return step.keys.count(key) > 0;
  });
  return it == steps.end() ? nullptr : &*it;
}

KeptStep *KeptSteps::choose(const StepEvent &first, const std::string &key) {
  auto mayBe = [&](const KeptStep &step) {
    return (key.empty() || step.keys.count(key)) &&
           step.recording->events.front().matches(first);
  };
  KeptStep *expected = expect(key), *found = nullptr;
  if (expected && mayBe(*expected))
    return expected;
  for (KeptStep &step : steps)
    if (mayBe(step) && (!found || (step.plan && !found->plan)))
      found = &step;
  return found;
}

KeptStep *KeptSteps::findSame(const std::vector<StepEvent> &events) {
  auto matches = [](const StepEvent &a, const StepEvent &b) {
    return a.matches(b);
  };
  auto it = std::find_if(steps.begin(), steps.end(), [&](const KeptStep &step) {
    const std::vector<StepEvent> &known = step.recording->events;
    return std::equal(known.begin(), known.end(), events.begin(), events.end(),
                      matches);
  });
  return it == steps.end() ? nullptr : &*it;
}

KeptStep &KeptSteps::add(std::unique_ptr<OffloaderRecording> recording,
                         int64_t &dropped) {
  dropped = -1;
  if (static_cast<int64_t>(steps.size()) == capacity) {
    dropped = steps.back().number;
    steps.pop_back();
  }
  steps.emplace_front();
  steps.front().number = made++;
  steps.front().recording = std::move(recording);
  return steps.front();
}

void KeptSteps::touch(KeptStep &step, const std::string &key) {
  auto it =
      std::find_if(steps.begin(), steps.end(),
                   [&](const KeptStep &other) { return &other == &step; });
  steps.splice(steps.begin(), steps, it);
  if (!key.empty())
    step.keys.insert(key);
  if (KeptStep *before = find(previous))
    before->next = step.number;
  previous = step.number;
}
