//===- ProvenBound.cpp - The zero-stall peak bound for whole values -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// At the start of op k, a value can be away without anyone having waited only
// if its copy out fits between its definition and k, and its copy back between
// the end of k and the end of its gap. Of the values that pass, the engine of
// each direction must fit the copies of those that are away: for every
// duration x, the copies of values with a window of at most x take at most x.
// The most bytes under these constraints is a knapsack over a chain of sets,
// bounded here by branching from its fractional relaxation.
//
//===----------------------------------------------------------------------===//

#include "Problem.h"
#include "ao/Planner/Bounds.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <queue>

using namespace ao::planner;

namespace {

/// Slack for rounding, and for exposed time that counts as none.
constexpr double tolerance = 1e-9;

struct Copy {
  double windowUs;
  double durationUs;
  double bytes;
};

/// The most bytes of copies that fit their windows on one engine.
class Knapsack {
public:
  explicit Knapsack(std::vector<Copy> entries) : copies(std::move(entries)) {
    std::sort(copies.begin(), copies.end(), [](const Copy &a, const Copy &b) {
      return a.windowUs < b.windowUs;
    });
  }

  double fractional() { return relax(nullptr); }

  /// Splits on the copy that the relaxation cuts, best relaxation first, and
  /// stops after `nodes` relaxations: what is still open bounds the optimum.
  double whole(int nodes, double enough) {
    struct Node {
      double bound;
      std::vector<int8_t> fixed;
      size_t cut;
      bool operator<(const Node &other) const { return bound < other.bound; }
    };
    std::priority_queue<Node> open;
    auto push = [&](std::vector<int8_t> fixed) {
      double bound = relax(&fixed);
      if (bound >= 0)
        open.push({bound, std::move(fixed), cutCopy});
    };
    push(std::vector<int8_t>(copies.size(), Free));
    while (!open.empty()) {
      Node node = open.top();
      if (node.cut == none || nodes-- <= 0 || node.bound <= enough)
        return node.bound;
      open.pop();
      for (int8_t choice : {In, Out}) {
        std::vector<int8_t> fixed = node.fixed;
        fixed[node.cut] = choice;
        push(std::move(fixed));
      }
    }
    return 0;
  }

private:
  enum : int8_t { Free, In, Out };
  static constexpr size_t none = ~size_t(0);

  /// Takes copies by growing window and gives back the least dense fraction
  /// whenever a window overflows, which is optimal for a chain of sets. -1 if
  /// the copies fixed in do not fit. Sets cutCopy to the copy taken in part.
  double relax(const std::vector<int8_t> *fixed) {
    struct Part {
      double density, durationUs;
      size_t index;
      bool operator>(const Part &other) const {
        return density > other.density;
      }
    };
    std::priority_queue<Part, std::vector<Part>, std::greater<Part>> taken;
    double timeUs = 0, bytes = 0;
    cutCopy = none;
    for (size_t i = 0; i < copies.size(); ++i) {
      const Copy &copy = copies[i];
      int8_t choice = fixed ? (*fixed)[i] : int8_t(Free);
      if (choice == Out)
        continue;
      timeUs += copy.durationUs;
      bytes += copy.bytes;
      if (choice == Free)
        taken.push({copy.bytes / copy.durationUs, copy.durationUs, i});
      while (timeUs > copy.windowUs * (1 + tolerance)) {
        if (taken.empty())
          return -1;
        Part part = taken.top();
        taken.pop();
        double back = std::min(part.durationUs, timeUs - copy.windowUs);
        timeUs -= back;
        bytes -= back * part.density;
        part.durationUs -= back;
        if (part.durationUs > tolerance * copy.windowUs)
          taken.push(part);
      }
    }
    findCut(taken);
    return bytes;
  }

  /// Of the copies taken in part, the largest: it decides most.
  template <typename Queue>
  void findCut(Queue &taken) {
    double most = 0;
    for (; !taken.empty(); taken.pop()) {
      const auto &part = taken.top();
      const Copy &copy = copies[part.index];
      bool cut = part.durationUs < copy.durationUs * (1 - 1e-6);
      if (cut && copy.bytes > most) {
        most = copy.bytes;
        cutCopy = part.index;
      }
    }
  }

  std::vector<Copy> copies;
  size_t cutCopy = none;
};

class ProvenBound {
public:
  ProvenBound(const Problem &problem, const Machine &machine)
      : problem(problem), machine(machine), capacity(problem, machine) {}

  int64_t run();

private:
  double awayAt(int32_t op, double enough) const;

  const Problem &problem;
  const Machine &machine;
  LinkCapacity capacity;
};

} // namespace

/// At most how many bytes are away at the start of `op`; no longer refined once
/// it is below `enough`.
double ProvenBound::awayAt(int32_t op, double enough) const {
  double grace = problem.baseUs() * tolerance, total = 0;
  std::vector<Copy> out, back;
  for (size_t i = 0; i < problem.gaps.size(); ++i) {
    const Gap &gap = problem.gaps[i];
    if (gap.from >= op)
      break;
    if (gap.to <= op)
      continue;
    double bytes = static_cast<double>(gap.bytes);
    Copy first = {problem.start[op] - problem.start[problem.def[i] + 1] + grace,
                  machine.offloadUs(gap.bytes), bytes};
    Copy second = {problem.start[gap.to] - problem.start[op + 1] + grace,
                   machine.reloadUs(gap.bytes), bytes};
    if (first.durationUs > first.windowUs ||
        second.durationUs > second.windowUs)
      continue;
    total += bytes;
    out.push_back(first);
    back.push_back(second);
  }
  Knapsack outward(std::move(out)), homeward(std::move(back));
  double least = std::min({total, outward.fractional(), homeward.fractional()});
  if (least <= enough)
    return least;
  constexpr int nodes = 400;
  return std::min(
      {least, outward.whole(nodes, enough), homeward.whole(nodes, enough)});
}

int64_t ProvenBound::run() {
  // Ops in order of what the simple bound says of them: the tight ones first,
  // and only a few, because every op costs a pass over the gaps.
  constexpr size_t maxOps = 64;
  std::vector<std::pair<double, int32_t>> ops;
  for (int32_t k = 0; k < problem.numOps; ++k) {
    double least = std::min({static_cast<double>(capacity.gaps[k]),
                             capacity.out[k], capacity.back[k]});
    ops.emplace_back(problem.memory[k] - least, k);
  }
  size_t count = std::min(maxOps, ops.size());
  std::partial_sort(ops.begin(), ops.begin() + count, ops.end(),
                    std::greater<>());
  int64_t bound = peakBound(problem, machine, capacity);
  for (size_t i = 0; i < count; ++i) {
    int32_t op = ops[i].second;
    double most = awayAt(op, -1);
    // Rounded down to whole bytes, with room for the rounding of sums.
    most = most > 0 ? std::floor(most * (1 + tolerance) + 1) : 0;
    bound = std::max(bound, problem.memory[op] - static_cast<int64_t>(most));
  }
  return bound;
}

int64_t ao::planner::provenPeakBound(const Trace &trace, const Machine &machine,
                                     int64_t minBytes) {
  Problem problem(trace, minBytes);
  return ProvenBound(problem, machine).run();
}
