//===- Layout.cpp - Size of layouts and time to find them -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Layout/Layout.h"
#include "Benchmark.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <queue>
#include <random>
#include <vector>

using namespace ao::layout;

namespace {

LayoutProblem makeProblem(int64_t alignment) {
  LayoutProblem problem;
  problem.pools.push_back({"device", alignment, {}, {}});
  return problem;
}

void addBuffer(LayoutProblem &problem, int64_t bytes, Interval live) {
  Buffer &buffer = problem.buffers.emplace_back();
  buffer.bytes = bytes;
  buffer.live = {live};
}

/// A rectangle that is divided in time and in bytes into so many pieces: the
/// load is the height of the rectangle, and so is the best layout.
LayoutProblem makeGuillotine(int64_t count, uint64_t seed) {
  struct Piece {
    Interval time, bytes;
    double area() const {
      return double(time.end - time.begin) * double(bytes.end - bytes.begin);
    }
    bool operator<(const Piece &other) const { return area() < other.area(); }
  };
  std::mt19937_64 random(seed);
  std::priority_queue<Piece> pieces;
  pieces.push({{0, int64_t(1) << 30}, {0, int64_t(1) << 30}});
  while (int64_t(pieces.size()) < count) {
    Piece first = pieces.top(), second = first;
    pieces.pop();
    bool inTime = random() % 2;
    Interval &range = inTime ? first.time : first.bytes;
    int64_t quarter = std::max<int64_t>((range.end - range.begin) / 4, 1);
    int64_t cut = range.begin + quarter + int64_t(random() % (2 * quarter));
    range.end = cut;
    (inTime ? second.time : second.bytes).begin = cut;
    pieces.push(first);
    pieces.push(second);
  }
  LayoutProblem problem = makeProblem(1);
  for (; !pieces.empty(); pieces.pop())
    addBuffer(problem, pieces.top().bytes.end - pieces.top().bytes.begin,
              pieces.top().time);
  return problem;
}

/// Lifetimes and sizes of many orders of magnitude, about `alive` at once.
LayoutProblem makeRandom(int64_t count, int64_t alive, uint64_t seed) {
  std::mt19937_64 random(seed);
  auto uniform = [&] { return double(random() >> 11) / double(1LL << 53); };
  LayoutProblem problem = makeProblem(256);
  double longest = 16.0 * double(alive);
  double scale = 2.0 * double(alive) * std::log(longest) / longest;
  for (int64_t i = 0; i < count; ++i) {
    int64_t begin = int64_t(random() % uint64_t(2 * count));
    auto lifetime = int64_t(scale * std::exp(uniform() * std::log(longest)));
    addBuffer(problem, int64_t(256 * std::exp(uniform() * std::log(65536.0))),
              {begin, begin + std::max<int64_t>(lifetime, 1)});
  }
  return problem;
}

/// Forward values that live until backward reads them, and temporaries.
LayoutProblem makeStep(int64_t count, uint64_t seed) {
  std::mt19937_64 random(seed);
  constexpr int64_t sizes[] = {1 << 20, 3 << 20, 12 << 20, 4096, 65536, 260};
  LayoutProblem problem = makeProblem(256);
  int64_t ops = count / 2;
  for (int64_t i = 0; i < ops; ++i) {
    int64_t back = 2 * ops - i;
    bool isSaved = random() % 3 == 0;
    addBuffer(problem, sizes[random() % 6],
              {i, isSaved ? back + int64_t(random() % 3) + 1
                          : i + 2 + int64_t(random() % 4)});
    addBuffer(problem, sizes[random() % 6],
              {back, back + 1 + int64_t(random() % 5)});
  }
  return problem;
}

struct Row {
  double ratio = 1, seconds = 0;
};

Row solve(const LayoutProblem &problem, const BenchmarkOptions &options) {
  LayoutOptions layoutOptions;
  layoutOptions.effort = int(options.effort);
  layoutOptions.seed = uint64_t(options.seed);
  std::clock_t begin = std::clock();
  LayoutResult result = solveLayout(problem, layoutOptions);
  Row row;
  row.seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  const PoolFigures &figures = result.layout->pools[0];
  row.ratio = double(figures.bytes) / double(figures.boundBytes);
  return row;
}

template <typename Make>
void printClass(const char *name, int64_t count, Make make,
                const BenchmarkOptions &options, const char *target) {
  constexpr int repetitions = 10;
  double logs = 0, worst = 1, seconds = 0;
  for (int i = 0; i < repetitions; ++i) {
    Row row = solve(make(count, uint64_t(i)), options);
    logs += std::log(row.ratio);
    worst = std::max(worst, row.ratio);
    seconds += row.seconds;
  }
  std::printf("%-10s %7lld %9.4f %9.4f %9.1f  %s\n", name,
              static_cast<long long>(count), std::exp(logs / repetitions),
              worst, 1e3 * seconds / repetitions, target);
  std::fflush(stdout);
}

} // namespace

int printLayouts(const BenchmarkOptions &options) {
  std::printf("%-10s %7s %9s %9s %9s\n", "buffers", "count", "mean/bnd",
              "worst/bnd", "time ms");
  auto makeFew = [](int64_t count, uint64_t seed) {
    return makeRandom(count, 40, seed);
  };
  for (int64_t count : {30, 100, 300, 1000}) {
    printClass("guillotine", count, makeGuillotine, options,
               "target <= 1.01, worst 1.05");
    printClass("random", count, makeFew, options, "");
    printClass("step", count, makeStep, options, "target <= 1.002, worst 1.01");
  }
  return 0;
}

int printLayoutScaling(const BenchmarkOptions &options) {
  std::printf("%-10s %7s %9s %9s\n", "buffers", "count", "ratio", "time ms");
  double worst[2] = {}, growth = 0;
  auto print = [&](const char *name, auto make) {
    double times[2];
    for (int i = 0; i < 2; ++i) {
      int64_t count = i == 0 ? 10'000 : 100'000;
      Row row = solve(make(count, 1), options);
      times[i] = row.seconds;
      worst[i] = std::max(worst[i], row.seconds);
      std::printf("%-10s %7lld %9.4f %9.1f\n", name,
                  static_cast<long long>(count), row.ratio, 1e3 * row.seconds);
      std::fflush(stdout);
    }
    growth = std::max(growth, times[1] / times[0]);
  };
  print("guillotine", makeGuillotine);
  print("random", [](int64_t count, uint64_t seed) {
    return makeRandom(count, count / 50, seed);
  });
  print("step", makeStep);
  std::printf("\n10^4 buffers: %.0f ms (target <= 200 ms); 10^5: %.0f ms "
              "(target <= 2000 ms); growth %.1f (target <= 15)\n",
              1e3 * worst[0], 1e3 * worst[1], growth);
  return 0;
}
