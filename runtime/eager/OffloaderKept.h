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

/// A known step: its events, and the plan for it.
struct KeptStep {
  int64_t number = 0;
  /// The keys under which it has been executed.
  std::set<std::string> keys;
  /// The maximum of the bytes in use at the start of its recordings.
  int64_t startBytes = 0;
  /// The step that followed it last; -1: none.
  int64_t next = -1;
  /// If false, `recording` has events only.
  bool isRecorded = false;
  /// True if no plan fits, so that the step uses the safe schedule.
  bool isSafe = false;
  /// True if its events are compared although its plan has no commands, because
  /// another step with the same first events has differed later.
  bool isCompared = false;
  std::unique_ptr<OffloaderRecording> recording;
  /// `nextPlan` replaces `plan` when the next step begins.
  std::unique_ptr<OffloaderPlan> plan, nextPlan;

  bool isDeclined() const { return plan && plan->isEmpty() && !isCompared; }
  /// Returns true if the plan is valid for a step that begins with so many
  /// bytes.
  bool holdsFor(int64_t bytes) const { return plan && startBytes >= bytes; }
};

/// The most recent steps, with a prediction of the next one.
///
/// Not thread-safe: the offloader's lock protects it.
class KeptSteps {
public:
  explicit KeptSteps(int64_t capacity) : capacity(capacity) {}

  void clear();
  KeptStep *find(int64_t number);
  /// Replaces each plan by its `nextPlan`.
  void applyPlans();
  /// Returns the step that is expected next: the one that most often followed
  /// the longest sequence of steps that has just been repeated, or the last one
  /// under the key. Null: unknown.
  KeptStep *expect(const std::string &key);
  /// Returns the step that is expected among those that begin with `first`; if
  /// none is, the last of these, preferably one with a plan.
  KeptStep *choose(const StepEvent &first, const std::string &key);
  /// Returns the step with these events; null: unknown.
  KeptStep *findSame(const std::vector<StepEvent> &events);
  /// Adds an unknown step. `dropped`: the number of the step that is removed
  /// for it; -1: none.
  KeptStep &add(std::unique_ptr<OffloaderRecording> recording,
                int64_t &dropped);
  /// Notes that a step has been executed.
  void touch(KeptStep &step, const std::string &key);

private:
  KeptStep *findNext();

  const int64_t capacity;
  /// The most recent one first.
  std::list<KeptStep> steps;
  int64_t made = 0;
  /// The numbers of the executed steps, in order.
  std::deque<int64_t> history;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_EAGER_OFFLOADERKEPT_H
