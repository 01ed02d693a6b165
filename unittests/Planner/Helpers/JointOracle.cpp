//===- JointOracle.cpp - Exact optima with recomputed ops -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JointOracle.h"

#include <algorithm>
#include <cassert>

namespace ao::planner::test {

JointOracle::JointOracle(const Trace &trace, const Machine &machine,
                         int64_t budget)
    : trace(trace), machine(machine), budget(budget), inputs(trace.ops.size()),
      results(trace.ops.size()) {
  assert(trace.values.size() <= mostValues);
  restUs.assign(trace.ops.size() + 1, 0);
  for (size_t op = trace.ops.size(); op-- > 0;)
    restUs[op] = restUs[op + 1] + trace.ops[op].durationUs;
  for (size_t v = 0; v < trace.values.size(); ++v) {
    const Value &value = trace.values[v];
    lastNeed.push_back(value.lastLive(trace.numOps()));
    isMovable.push_back(value.offloadable &&
                        (value.liveOut || !value.uses.empty()));
    if (value.def >= 0)
      results[value.def].push_back(v);
    bool isRead = false;
    for (int64_t use : value.uses) {
      inputs[use].push_back(v);
      isRead |= trace.ops[use].recompute;
    }
    isOperand.push_back(isRead);
  }
}

int64_t JointOracle::bytesHere(const Label &label) const {
  int64_t bytes = 0;
  for (size_t v = 0; v < trace.values.size(); ++v)
    if (isHere(label, v))
      bytes += trace.values[v].bytes;
  return bytes;
}

/// Returns true if no relevant time of `a` is later than that of `b`, and there
/// are no other conditions on it.
bool JointOracle::isNoLater(const Label &a, const Label &b) const {
  auto isEarly = [&](double ofA, double ofB) {
    return ofA <= std::max(ofB, b.now);
  };
  if ((a.key & ~b.key & unread) || a.now > b.now ||
      !isEarly(a.outFree, b.outFree) || !isEarly(a.backFree, b.backFree))
    return false;
  for (size_t v = 0; v < trace.values.size(); ++v) {
    State state = a.state(v);
    if ((state == Copied || state == Loading) && !isEarly(a.done[v], b.done[v]))
      return false;
  }
  return true;
}

void JointOracle::issue(Label &label, CommandKind kind, int64_t number,
                        int64_t before) {
  trail.push_back({label.trail, {kind, number, before}});
  label.trail = static_cast<int64_t>(trail.size()) - 1;
  ++label.length;
}

void JointOracle::waitFor(Label &label, size_t v, int64_t before) {
  if (label.state(v) != Loading)
    return;
  label.now = std::max(label.now, label.done[v]);
  label.set(v, Back);
  issue(label, CommandKind::Wait, static_cast<int64_t>(v), before);
}

void JointOracle::add(std::vector<Label> &labels, const Label &label,
                      int64_t place) {
  if (label.now + restUs[place] > mostUs)
    return;
  std::vector<size_t> &others = byKey[label.key & ~unread];
  for (size_t other : others)
    if (isNoLater(labels[other], label))
      return;
  auto isWorse = [&](size_t other) {
    return labels[other].isSuperfluous = isNoLater(label, labels[other]);
  };
  others.erase(std::remove_if(others.begin(), others.end(), isWorse),
               others.end());
  others.push_back(labels.size());
  labels.push_back(label);
}

/// An offload that has begun in the forward function ends there.
bool JointOracle::mayLeaveForward(const Label &label, int64_t place) const {
  if (trace.boundary != place || (label.key & hasRecomputed))
    return true;
  for (size_t v = 0; v < trace.values.size(); ++v)
    if (label.state(v) == Copied)
      return false;
  return true;
}

/// One transfer more.
void JointOracle::moveAt(std::vector<Label> &labels, size_t index,
                         int64_t place) {
  int64_t bytes = bytesHere(labels[index]);
  for (size_t v = 0; v < trace.values.size(); ++v) {
    const Value &value = trace.values[v];
    if (!isMovable[v])
      continue;
    Label next = labels[index];
    switch (next.state(v)) {
    case Plain:
      next.outFree = std::max(next.now, next.outFree) +
                     machine.offloadUs(value.bytes, value.copies);
      next.done[v] = next.outFree;
      next.set(v, Copied);
      issue(next, CommandKind::Offload, static_cast<int64_t>(v), place);
      break;
    case Copied:
    case Back:
      if (next.state(v) == Copied)
        next.now = std::max(next.now, next.done[v]);
      next.set(v, Away);
      issue(next, CommandKind::Release, static_cast<int64_t>(v), place);
      break;
    case Away:
      if (bytes + value.bytes > budget)
        continue;
      next.backFree = std::max(next.now, next.backFree) +
                      machine.reloadUs(value.bytes, value.copies);
      next.done[v] = next.backFree;
      next.set(v, Loading);
      issue(next, CommandKind::Reload, static_cast<int64_t>(v), place);
      break;
    default:
      continue;
    }
    add(labels, next, place);
  }
}

/// Makes the operands of an op available, and runs it if its results fit.
/// Returns false if not.
bool JointOracle::start(Label &label, int64_t op, int64_t place,
                        int64_t newBytes) {
  for (size_t v : inputs[op]) {
    if (!isHere(label, v))
      return false;
    waitFor(label, v, place);
    label.setRead(v);
  }
  return bytesHere(label) + newBytes <= budget;
}

/// After an op: every choice of operands and results that end.
void JointOracle::finish(std::vector<Label> &labels, const Label &label,
                         std::vector<size_t> touched, int64_t place) {
  std::vector<size_t> free;
  Label rest = label;
  for (size_t v : touched) {
    if (label.isUnread(v))
      continue;
    const Value &value = trace.values[v];
    bool isNeeded = isPending(v, place);
    bool isCopied = label.state(v) == Copied;
    if (isNeeded) {
      bool mayRematerialize = value.def >= 0 && trace.ops[value.def].recompute;
      if (mayRematerialize && !isCopied)
        free.push_back(v);
    } else if (isOperand[v]) {
      if (!isCopied)
        free.push_back(v);
    } else if (isCopied) {
      // An unnecessary copy.
      return;
    } else {
      rest.set(v, Absent);
    }
  }
  for (uint32_t ended = 0; ended < 1u << free.size(); ++ended) {
    Label next = rest;
    for (size_t i = 0; i < free.size(); ++i) {
      if (!(ended >> i & 1))
        continue;
      next.set(free[i], Absent);
      if (isPending(free[i], place))
        issue(next, CommandKind::Drop, static_cast<int64_t>(free[i]), place);
    }
    add(labels, next, place);
  }
}

/// Recomputes one more op.
void JointOracle::runAgainAt(std::vector<Label> &labels, size_t index,
                             int64_t place) {
  for (int64_t op = 0; op < place; ++op) {
    Label next = labels[index];
    if (!trace.ops[op].recompute || !mayLeaveForward(next, place))
      continue;
    std::vector<size_t> touched = inputs[op];
    int64_t newBytes = 0;
    bool isUseful = false, isHeld = false;
    for (size_t v : results[op]) {
      newBytes += trace.values[v].bytes;
      bool isAbsent = next.state(v) == Absent;
      isHeld |= !isAbsent && !isPending(v, place);
      isUseful |= isAbsent;
    }
    // A held value could have ended before.
    if (isHeld || !isUseful || !start(next, op, place, newBytes))
      continue;
    issue(next, CommandKind::Recompute, op, place);
    next.now += trace.ops[op].recomputeCostUs();
    if (trace.boundary == place)
      next.key |= hasRecomputed;
    std::vector<size_t> made;
    for (size_t v : results[op])
      if (next.state(v) == Absent) {
        next.set(v, Plain);
        made.push_back(v);
      }
    touched.insert(touched.end(), made.begin(), made.end());
    for (size_t v : made) {
      Label read = next;
      read.setUnread(v);
      finish(labels, read, touched, place);
    }
  }
}

/// The next op of the step.
void JointOracle::runAt(std::vector<Label> &labels, const Label &label,
                        int64_t op) {
  Label next = label;
  if (!mayLeaveForward(next, op))
    return;
  next.key &= ~hasRecomputed;
  // A reload that has begun in the forward function is complete at its end.
  if (trace.boundary == op + 1)
    for (size_t v = 0; v < trace.values.size(); ++v)
      waitFor(next, v, op);
  int64_t newBytes = 0;
  for (size_t v : results[op])
    newBytes += trace.values[v].bytes;
  if (!start(next, op, op, newBytes))
    return;
  next.now += trace.ops[op].durationUs;
  std::vector<size_t> touched = inputs[op];
  for (size_t v : results[op]) {
    next.set(v, Plain);
    touched.push_back(v);
  }
  finish(labels, next, touched, op + 1);
}

/// At the end: values that outlive the step must be resident, and no transfer
/// may be unnecessary.
void JointOracle::end(const Label &label) {
  Label last = label;
  int64_t n = trace.numOps();
  for (size_t v = 0; v < trace.values.size(); ++v) {
    if (trace.values[v].liveOut && isHere(last, v))
      waitFor(last, v, n);
    if (trace.values[v].liveOut)
      last.setRead(v);
    State state = last.state(v);
    if (last.isUnread(v) || state == Away || state == Copied ||
        state == Loading || (trace.values[v].liveOut && state == Absent))
      return;
  }
  auto length = static_cast<size_t>(last.length);
  if (last.now > best.makespanUs ||
      (last.now == best.makespanUs && length >= bestLength))
    return;
  best.makespanUs = last.now;
  bestLength = length;
  best.commands.clear();
  for (int64_t i = last.trail; i >= 0; i = trail[i].previous)
    best.commands.push_back(trail[i].command);
  std::reverse(best.commands.begin(), best.commands.end());
}

std::optional<JointOracle::Optimum> JointOracle::solve(double limitUs) {
  mostUs = limitUs;
  Label first;
  for (size_t v = 0; v < trace.values.size(); ++v)
    if (trace.values[v].def < 0)
      first.set(v, Plain);
  std::vector<Label> here = {first}, next;
  for (int64_t place = 0; place <= trace.numOps(); ++place) {
    byKey.clear();
    std::vector<Label> labels;
    for (const Label &label : here)
      if (!label.isSuperfluous)
        add(labels, label, place);
    // Adding appends.
    for (size_t i = 0; i < labels.size(); ++i) {
      if (labels.size() > mostLabels)
        return std::nullopt;
      if (labels[i].isSuperfluous)
        continue;
      moveAt(labels, i, place);
      runAgainAt(labels, i, place);
    }
    next.clear();
    byKey.clear();
    for (const Label &label : labels) {
      if (label.isSuperfluous)
        continue;
      if (place < trace.numOps())
        runAt(next, label, place);
      else
        end(label);
    }
    here.swap(next);
  }
  return best;
}

} // namespace ao::planner::test
