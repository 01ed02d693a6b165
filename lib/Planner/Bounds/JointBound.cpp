//===- JointBound.cpp - Lower bound with rematerialization ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JointBound.h"
#include "ao/Planner/Bounds.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace ao::planner;

/// Rounding of sums.
static constexpr double tolerance = 1e-9;
static constexpr double infinite = std::numeric_limits<double>::infinity();

JointBound::JointBound(const Trace &trace, const Problem &problem,
                       const Machine &machine)
    : problem(problem), outUsPerByte(machine.d2hUsPerByte()),
      backUsPerByte(machine.h2dUsPerByte()) {
  DataFlow flow(trace);
  pieces = recipeHulls(trace, flow);
  sortPieces();
  countCapacity(trace, flow);
}

/// Computes LinkCapacity with operands of recomputed ops that the original step
/// no longer needs: they may be held on the host, and be reloaded at any time.
void JointBound::countCapacity(const Trace &trace, const DataFlow &flow) {
  int32_t n = problem.numOps;
  std::vector<double> produced(n + 1, 0), consumed(n + 1, 0);
  std::vector<bool> isOperand(trace.values.size(), false);
  for (int64_t op = 0; op < trace.numOps(); ++op)
    if (trace.ops[op].recompute)
      for (int64_t input : flow.inputs[op])
        isOperand[input] = trace.values[input].offloadable;
  std::vector<bool> hasGap(trace.values.size(), false);
  for (size_t i = 0; i < problem.gaps.size(); ++i) {
    const Gap &gap = problem.gaps[i];
    hasGap[gap.value] = true;
    if (problem.previousGap[i] < 0)
      produced[problem.def[i] + 1] += gap.bytes;
    consumed[gap.to] += gap.bytes;
  }
  std::vector<int64_t> gapBytes = problem.gapBytes();
  offloadable.assign(gapBytes.begin(), gapBytes.end());
  std::vector<double> dead(n + 1, 0);
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    if (!isOperand[v])
      continue;
    double bytes = static_cast<double>(trace.values[v].bytes);
    if (!hasGap[v])
      produced[trace.values[v].def + 1] += bytes;
    consumed[n] += bytes;
    dead[std::min(flow.lastNeed[v] + 1, n)] += bytes;
  }
  double deadBytes = 0, copied = 0, available = 0;
  out.resize(n);
  back.resize(n);
  for (int32_t k = 0; k < n; ++k) {
    offloadable[k] += deadBytes += dead[k];
    out[k] = copied;
    available += produced[k];
    copied =
        std::min(copied + problem.out.duration[k] / outUsPerByte, available);
  }
  copied = available = 0;
  for (int32_t k = n; k-- > 0;) {
    back[k] = copied;
    available += consumed[k + 1];
    copied =
        std::min(copied + problem.back.duration[k] / backUsPerByte, available);
  }
}

void JointBound::sortPieces() {
  collectRates();
  byFirst.resize(pieces.size());
  std::iota(byFirst.begin(), byFirst.end(), 0);
  byLast = byFirst;
  std::sort(byFirst.begin(), byFirst.end(), [&](int32_t a, int32_t b) {
    return pieces[a].first < pieces[b].first;
  });
  std::sort(byLast.begin(), byLast.end(), [&](int32_t a, int32_t b) {
    return pieces[a].last < pieces[b].last;
  });
}

void JointBound::collectRates() {
  for (const RecipePiece &piece : pieces)
    rates.push_back(piece.usPerByte());
  std::sort(rates.begin(), rates.end());
  rates.erase(std::unique(rates.begin(), rates.end()), rates.end());
  auto numberOf = [&](double rate) {
    return std::lower_bound(rates.begin(), rates.end(), rate) - rates.begin();
  };
  for (const RecipePiece &piece : pieces)
    rateOf.push_back(static_cast<int32_t>(numberOf(piece.usPerByte())));
  cheaper = numberOf(outUsPerByte);
}

//===----------------------------------------------------------------------===//
// The pieces over one op
//===----------------------------------------------------------------------===//

void JointBound::resetTree() {
  bytesTree.assign(rates.size() + 1, 0);
  costTree.assign(rates.size() + 1, 0);
  nextFirst = nextLast = 0;
  totalBytes = 0;
}

void JointBound::add(size_t rate, double bytes, double costUs) {
  totalBytes += bytes;
  for (size_t i = rate + 1; i < bytesTree.size(); i += i & (~i + 1)) {
    bytesTree[i] += bytes;
    costTree[i] += costUs;
  }
}

/// Adds the bytes that begin at an op, and removes those that end there.
void JointBound::advance(int32_t op) {
  for (; nextFirst < byFirst.size() && pieces[byFirst[nextFirst]].first <= op;
       ++nextFirst) {
    const RecipePiece &piece = pieces[byFirst[nextFirst]];
    add(rateOf[byFirst[nextFirst]], piece.bytes, piece.costUs);
  }
  for (; nextLast < byLast.size() && pieces[byLast[nextLast]].last <= op;
       ++nextLast) {
    const RecipePiece &piece = pieces[byLast[nextLast]];
    add(rateOf[byLast[nextLast]], -piece.bytes, -piece.costUs);
  }
}

JointBound::Prefix JointBound::cheaperThan(size_t rate) const {
  Prefix prefix;
  prefix.count = rate;
  for (size_t i = rate; i > 0; i -= i & (~i + 1)) {
    prefix.bytes += bytesTree[i];
    prefix.costUs += costTree[i];
  }
  return prefix;
}

/// The longest prefix for which `fn` holds; it holds for all shorter ones.
template <typename Prefix, typename Fn>
static Prefix descend(const std::vector<double> &bytesTree,
                      const std::vector<double> &costTree, Fn fn) {
  Prefix prefix;
  size_t step = 1;
  while (2 * step < bytesTree.size())
    step *= 2;
  for (; step > 0; step /= 2) {
    size_t next = prefix.count + step;
    if (next >= bytesTree.size())
      continue;
    Prefix longer = {next, prefix.bytes + bytesTree[next],
                     prefix.costUs + costTree[next]};
    if (fn(longer))
      prefix = longer;
  }
  return prefix;
}

/// c(bytes).
double JointBound::costOf(double bytes) const {
  auto prefix = descend<Prefix>(
      bytesTree, costTree, [&](const Prefix &p) { return p.bytes <= bytes; });
  if (prefix.count >= rates.size())
    return prefix.costUs;
  return prefix.costUs +
         std::max(0.0, bytes - prefix.bytes) * rates[prefix.count];
}

/// Returns the time that one more byte costs; at the end of a piece, that of
/// the next one.
double JointBound::rateAt(double bytes) const {
  auto prefix = descend<Prefix>(bytesTree, costTree, [&](const Prefix &p) {
    return p.bytes <= bytes * (1 + tolerance);
  });
  return rates.empty() ? 0 : rates[std::min(prefix.count, rates.size() - 1)];
}

/// Returns the least rematerialized bytes at which they cost as much as the
/// reloads of the others, and at least `floorUs`.
double JointBound::crossing(const Place &at, double floorUs) const {
  auto target = [&](double bytes) {
    return std::max(floorUs, (at.need - bytes - at.back) * backUsPerByte);
  };
  auto prefix = descend<Prefix>(bytesTree, costTree, [&](const Prefix &p) {
    return p.costUs < target(p.bytes);
  });
  if (prefix.count >= rates.size())
    return prefix.bytes;
  double rate = rates[prefix.count];
  double toFloor = rate > 0 ? (floorUs - prefix.costUs) / rate
                            : (floorUs > prefix.costUs ? infinite : 0);
  double toBack =
      ((at.need - prefix.bytes - at.back) * backUsPerByte - prefix.costUs) /
      (rate + backUsPerByte);
  return prefix.bytes + std::max({0.0, toFloor, toBack});
}

JointBound::Place JointBound::placeAt(int32_t op, int64_t budget) const {
  double need =
      static_cast<double>(problem.memory[op]) - static_cast<double>(budget);
  return {need, out[op], back[op], offloadable[op], std::max(0.0, totalBytes)};
}

/// Returns the r at which least() is reached, if there is one.
double JointBound::bestMade(const Place &at, double floorUs) const {
  double low = std::max(0.0, at.need - at.maxOffloaded);
  double high = std::min(at.need, at.mostMade);
  double made = crossing(at, floorUs);
  // Beyond, rematerializing more costs its own rate and saves that of a copy
  // out, as long as copies out cost time.
  if (double free = at.need - at.out; made < free)
    made = std::max(made, std::min(cheaperThan(cheaper).bytes, free));
  return std::clamp(made, std::min(low, high), high);
}

/// min over r of x(N-r) + max(c(r), y(N-r), floor).
double JointBound::least(const Place &at, double floorUs) const {
  double low = std::max(0.0, at.need - at.maxOffloaded);
  double high = std::min(at.need, at.mostMade);
  if (low > high * (1 + tolerance) + 1)
    return infinite;
  double made = bestMade(at, floorUs);
  double copied = at.need - made;
  double before = std::max(0.0, (copied - at.out) * outUsPerByte);
  double after = std::max(0.0, (copied - at.back) * backUsPerByte);
  return before + std::max({costOf(made), after, floorUs});
}

/// min over r of max(c(r), y(N-r)).
double JointBound::leastAfter(const Place &at) const {
  double low = std::max(0.0, at.need - at.maxOffloaded);
  double high = std::max(low, std::min(at.need, at.mostMade));
  double made = std::clamp(crossing(at, 0), low, high);
  return std::max(costOf(made),
                  std::max(0.0, (at.need - made - at.back) * backUsPerByte));
}

double JointBound::addedUs(int64_t budget) {
  int32_t n = problem.numOps;
  if (problem.bytesAtEnds() > budget)
    return infinite;
  std::vector<double> after(n + 1, 0);
  resetTree();
  for (int32_t k = 0; k < n; ++k) {
    advance(k);
    if (problem.memory[k] > budget)
      after[k] = leastAfter(placeAt(k, budget));
  }
  for (int32_t k = n; k-- > 0;)
    after[k] = std::max(after[k], after[k + 1]);
  double added = after[0];
  resetTree();
  priceUsPerByte = 0;
  for (int32_t k = 0; k < n; ++k) {
    advance(k);
    if (problem.memory[k] <= budget)
      continue;
    Place place = placeAt(k, budget);
    double us = least(place, after[k]);
    if (us < added)
      continue;
    double rate = rateAt(bestMade(place, after[k]));
    bool isTie = us <= added * (1 + tolerance);
    priceUsPerByte = isTie ? std::max(priceUsPerByte, rate) : rate;
    added = us;
  }
  return std::max(0.0,
                  added * (1 - tolerance) - problem.baseUs() * tolerance / 10);
}

double ao::planner::jointMakespanBound(const Trace &trace,
                                       const Machine &machine, int64_t minBytes,
                                       int64_t budget) {
  bool mayRecompute = std::any_of(trace.ops.begin(), trace.ops.end(),
                                  [](const Op &op) { return op.recompute; });
  if (!mayRecompute)
    return makespanBound(trace, machine, minBytes, budget);
  Problem problem = problemOf(trace, minBytes);
  return problem.baseUs() + JointBound(trace, problem, machine).addedUs(budget);
}
