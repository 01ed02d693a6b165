//===- Knapsack.cpp - The copies one engine can make in time --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Knapsack.h"

#include <algorithm>
#include <functional>
#include <queue>

using namespace ao::planner;

/// Slack for the rounding of sums; always to the side of more bytes.
static constexpr double tolerance = 1e-9;

namespace {
enum Choice : int8_t { Free, In, Out };
constexpr size_t none = ~size_t(0);
} // namespace

Knapsack::Knapsack(std::vector<Copy> entries) : copies(std::move(entries)) {
  std::sort(copies.begin(), copies.end(), [](const Copy &a, const Copy &b) {
    return a.windowUs < b.windowUs;
  });
  for (const Copy &copy : copies)
    totalUs += copy.durationUs;
}

double Knapsack::whole(double extraUs, int nodes, double enough) {
  struct Node {
    double bound;
    std::vector<int8_t> fixed;
    size_t cut;
    bool operator<(const Node &other) const { return bound < other.bound; }
  };
  std::priority_queue<Node> open;
  auto push = [&](std::vector<int8_t> fixed) {
    double bound = relax(extraUs, &fixed);
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

/// Takes copies by growing window and removes the least dense fraction whenever
/// a window overflows, which is optimal for a chain of sets. Returns -1 if the
/// copies fixed in do not fit.
double Knapsack::relax(double extraUs, const std::vector<int8_t> *fixed) {
  struct Part {
    double density, durationUs;
    size_t index;
    bool operator>(const Part &other) const { return density > other.density; }
  };
  std::priority_queue<Part, std::vector<Part>, std::greater<Part>> taken;
  double timeUs = 0, bytes = 0;
  cutCopy = none;
  for (size_t i = 0; i < copies.size(); ++i) {
    const Copy &copy = copies[i];
    double windowUs = (copy.windowUs + extraUs) * (1 + tolerance);
    int8_t choice = fixed ? (*fixed)[i] : int8_t(Free);
    // A copy longer than its own window is never taken.
    if (choice == Out || (choice == Free && copy.durationUs > windowUs))
      continue;
    timeUs += copy.durationUs;
    bytes += copy.bytes;
    if (choice == Free)
      taken.push({copy.bytes / copy.durationUs, copy.durationUs, i});
    while (timeUs > windowUs * (1 + tolerance)) {
      if (taken.empty())
        return -1;
      Part part = taken.top();
      taken.pop();
      double back = std::min(part.durationUs, timeUs - windowUs);
      timeUs -= back;
      bytes -= back * part.density;
      part.durationUs -= back;
      if (part.durationUs > tolerance * windowUs)
        taken.push(part);
    }
  }
  findCut(taken);
  return bytes;
}

/// Sets `cutCopy` to the largest of the copies taken in part: it decides most.
template <typename Queue>
void Knapsack::findCut(Queue &taken) {
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
