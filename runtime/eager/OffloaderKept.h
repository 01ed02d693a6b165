//===- OffloaderKept.h - Known steps of an offloader ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_EAGER_OFFLOADERKEPT_H
#define AO_RUNTIME_EAGER_OFFLOADERKEPT_H

#include "OffloaderPlan.h"

#include <deque>
#include <list>
#include <set>

namespace ao::runtime {

/// One signature: the events of a step, and the plan for it.
struct KeptStep {
  int64_t number = 0;
  /// Under which it has run.
  std::set<std::string> keys;
  /// The most bytes with which a recording of it began.
  int64_t startBytes = 0;
  /// The step that came after it last time; -1: none.
  int64_t next = -1;
  /// If false, `recording` has events only.
  bool isRecorded = false;
  /// No plan fits: it runs under the safe schedule.
  bool isSafe = false;
  /// Its events are compared although its plan has no commands, since another
  /// step with the same first events has differed later.
  bool isCompared = false;
  std::unique_ptr<OffloaderRecording> recording;
  /// `nextPlan` takes the place of `plan` when the next step begins.
  std::unique_ptr<OffloaderPlan> plan, nextPlan;

  bool isDeclined() const { return plan && plan->isEmpty() && !isCompared; }
  /// Returns true if the plan is valid for a step that begins with so many
  /// bytes.
  bool holdsFor(int64_t bytes) const { return plan && startBytes >= bytes; }
};

/// The steps that ran last, and which of them comes next.
///
/// Not thread-safe: the offloader's lock protects it.
class KeptSteps {
public:
  explicit KeptSteps(int64_t capacity) : capacity(capacity) {}

  void clear();
  KeptStep *find(int64_t number);
  /// Plans that were set take effect.
  void applyPlans();
  /// Returns the step that is expected next: the one that most often followed
  /// the longest sequence of steps that has just been repeated, or the last one
  /// under the key. Null: unknown.
  KeptStep *expect(const std::string &key);
  /// The same among those that begin with this event; else the last one of
  /// these, one with a plan before others.
  KeptStep *choose(const StepEvent &first, const std::string &key);
  /// Returns the step with these events; null: unknown.
  KeptStep *findSame(const std::vector<StepEvent> &events);
  /// Adds an unknown step. `dropped`: the number of the step that is removed
  /// for it; -1: none.
  KeptStep &add(std::unique_ptr<OffloaderRecording> recording,
                int64_t &dropped);
  /// The step has run.
  void touch(KeptStep &step, const std::string &key);

private:
  KeptStep *findNext();

  const int64_t capacity;
  /// The last one first.
  std::list<KeptStep> steps;
  int64_t made = 0;
  /// Numbers of the steps that have run, the last one last.
  std::deque<int64_t> history;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_EAGER_OFFLOADERKEPT_H
