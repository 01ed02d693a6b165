//===- OffloaderKept.cpp - Known steps of an offloader --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderKept.h"

#include <algorithm>
#include <iterator>
#include <map>

using namespace ao::runtime;

/// The number of steps that are searched for patterns.
static constexpr size_t historyLength = 64;

void KeptSteps::clear() {
  steps.clear();
  history.clear();
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

/// Returns the step that most often followed the longest sequence of steps that
/// has just been repeated: steps of several kinds may alternate in patterns,
/// such as three of one kind and one of another.
KeptStep *KeptSteps::findNext() {
  KeptStep *before = history.empty() ? nullptr : find(history.back());
  int64_t next = before ? before->next : -1;
  std::ptrdiff_t longest = 1;
  std::map<int64_t, int> counts;
  for (auto it = history.begin(); it != history.end(); ++it) {
    auto earlier = std::make_reverse_iterator(it);
    auto differs = std::mismatch(earlier, history.rend(), history.rbegin());
    std::ptrdiff_t length = differs.first - earlier;
    if (length < 2 || length < longest)
      continue;
    if (length > longest)
      counts.clear();
    longest = length;
    if (++counts[*it] >= counts[next])
      next = *it;
  }
  return find(next);
}

KeptStep *KeptSteps::expect(const std::string &key) {
  KeptStep *next = findNext();
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
  if (!history.empty())
    if (KeptStep *before = find(history.back()))
      before->next = step.number;
  history.push_back(step.number);
  if (history.size() > historyLength)
    history.pop_front();
}
