//===- GraphTreeModelTests.cpp - Random runs of trees against a model -----===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions, arguments and the lives of results are chosen at random: held,
// consumed, retained, viewed, aliased, detached. The model has no pool: values
// are vectors, and a result shares the vector of what it is a view of. After
// each operation, all results and all memory of the caller have the model's
// values. AO_CTS_SEEDS is the number of seeds, from AO_CTS_FIRST_SEED on.
//
//===----------------------------------------------------------------------===//

#include "GraphTreeHarness.h"

#include <algorithm>
#include <cstdlib>
#include <random>

using namespace ao::cts;

namespace {

constexpr size_t halfCount = count / 2;
constexpr int64_t wholeSize[] = {count}, halfSize[] = {halfCount};
constexpr uint32_t overwritten = 9;

using Values = std::shared_ptr<std::vector<uint32_t>>;

/// A part of values.
struct View {
  Values values;
  size_t begin = 0, size = 0;

  std::vector<uint32_t> read() const {
    auto first = values->begin() + static_cast<std::ptrdiff_t>(begin);
    return {first, first + static_cast<std::ptrdiff_t>(size)};
  }
  void fill() const {
    std::fill_n(values->begin() + static_cast<std::ptrdiff_t>(begin), size,
                overwritten);
  }
  bool overlaps(const View &other) const {
    return values == other.values && begin < other.begin + other.size &&
           other.begin < begin + size;
  }
};

/// A result that the test holds.
struct Held {
  AortBuffer *buffer = nullptr;
  int references = 0;
  View view;
  /// Held over a reset: it is of no step.
  bool isKept = false;
};

struct Argument {
  bool isHalf = false, isMutated = false, isDonated = false;
  AortArgumentClass kind = AORT_ARGUMENT_AUTO;
};

struct Result {
  AortResultClass kind = AORT_RESULT_BUFFER;
  int32_t index = 0;
  bool isHalf = false, isBehind = false;
};

/// The first half of the result is of the first argument; then arguments are
/// overwritten and a buffer that may lie over donated ones; then the second
/// half of the result is of the last argument.
struct Made {
  std::vector<Argument> arguments;
  std::vector<Result> results;
  AortFunction *function = nullptr;
};

/// An argument of one run.
struct Given {
  View view;
  AortArgument argument{};
  AortBuffer *consumed = nullptr;
  void *pointer = nullptr;
};

class GraphTreeModelTest : public GraphTreeTest {
protected:
  void runSeed(uint32_t seed);

  int64_t replays = 0;

private:
  void runRound(uint32_t program, uint32_t round);
  uint32_t upTo(uint32_t end) { return static_cast<uint32_t>(random() % end); }
  bool chance(uint32_t percent) { return upTo(100) < percent; }

  void makeFunction();
  static AortStatus compute(const Made &made, const AortFrame &frame);
  void choose(const Argument &spec, Given &given);
  void step();
  bool runOne(bool takesResults);
  void runMade(const Made &made, std::vector<Given> &given);
  void model(const Made &made, const std::vector<Given> &given,
             std::vector<uint32_t> &out);
  void take(const Made &made, const std::vector<Given> &given,
            const std::vector<uint32_t> &out,
            const std::vector<AortBuffer *> &results);
  void drop(size_t index);
  void beginStep();
  void detach(const Held &one);
  void compare(const char *after);

  std::mt19937 random;
  std::vector<std::unique_ptr<Made>> made;
  std::vector<Held> results;
  std::vector<std::pair<void *, View>> memories;
  uint32_t inputsMade = 0;
};
INSTANTIATE_TEST_SUITE_P(Backends, GraphTreeModelTest,
                         testing::ValuesIn(allConfigs()), configName);

void GraphTreeModelTest::makeFunction() {
  auto fresh = std::make_unique<Made>();
  Draft draft("f" + std::to_string(made.size()), AORT_MODE_INFERENCE);
  uint32_t n = 1 + upTo(3);
  for (uint32_t i = 0; i < n; ++i) {
    Argument one;
    constexpr AortArgumentClass kinds[] = {
        AORT_ARGUMENT_AUTO, AORT_ARGUMENT_STATIC, AORT_ARGUMENT_COPIED};
    one.kind = kinds[upTo(3)];
    one.isHalf = chance(30);
    // The last one is read to the end.
    bool isLast = i + 1 == n;
    one.isDonated = !isLast && chance(60);
    one.isMutated = chance(one.isDonated ? 60 : 20);
    draft.argument(one.kind);
    draft.lastArgument().sizes = one.isHalf ? halfSize : wholeSize;
    draft.lastArgument().donated = one.isDonated;
    draft.lastArgument().mutated = one.isMutated;
    draft.lastArgument().lastUse = isLast ? 0 : 4;
    fresh->arguments.push_back(one);
  }
  draft.fresh().buffer(count, 4, 9);
  fresh->results.push_back({});
  for (uint32_t i = upTo(3); i > 0; --i) {
    Result one;
    one.kind = chance(50) ? AORT_RESULT_ARGUMENT : AORT_RESULT_RESULT;
    bool isWhole = true;
    if (one.kind == AORT_RESULT_ARGUMENT) {
      one.index = static_cast<int32_t>(upTo(n));
      isWhole = !fresh->arguments[static_cast<size_t>(one.index)].isHalf;
      // It is needed to the end.
      draft.arguments[static_cast<size_t>(one.index)].lastUse = 0;
    }
    one.isHalf = !isWhole || chance(50);
    one.isBehind = isWhole && one.isHalf && chance(50);
    draft.result(one.kind, one.index);
    draft.results.back().sizes = one.isHalf ? halfSize : wholeSize;
    draft.results.back().offset = one.isBehind ? bytes / 2 : 0;
    fresh->results.push_back(one);
  }
  static const char *reason = "a test";
  draft.spec.reasons = &reason;
  draft.spec.reasonCount = chance(15) ? 1 : 0;
  const Made *known = fresh.get();
  fresh->function = add(draft, [known](const AortFrame &frame) {
    return compute(*known, frame);
  });
  made.push_back(std::move(fresh));
}

AortStatus GraphTreeModelTest::compute(const Made &made,
                                       const AortFrame &frame) {
  auto *out = static_cast<char *>(frame.buffers[0]);
  AortStatus status =
      aortCopy(frame.stream, out, frame.arguments[0], bytes / 2);
  size_t last = made.arguments.size() - 1;
  for (size_t i = 0; i <= last && status == AORT_OK; ++i)
    if (made.arguments[i].isMutated && i != last)
      status = aortMemset(frame.stream, frame.arguments[i], overwritten, 4,
                          made.arguments[i].isHalf ? halfCount : count);
  if (status == AORT_OK)
    status = aortMemset(frame.stream, frame.buffers[1], 7, 4, count);
  if (status == AORT_OK)
    status = aortCopy(frame.stream, out + bytes / 2, frame.arguments[last],
                      bytes / 2);
  if (status == AORT_OK && made.arguments[last].isMutated)
    status = aortMemset(frame.stream, frame.arguments[last], overwritten, 4,
                        made.arguments[last].isHalf ? halfCount : count);
  return status;
}

/// A result or memory of the caller's, which the run may consume.
void GraphTreeModelTest::choose(const Argument &spec, Given &given) {
  size_t size = spec.isHalf ? halfCount : count;
  const int64_t *sizes = spec.isHalf ? halfSize : wholeSize;
  std::vector<size_t> fitting;
  for (size_t i = 0; i < results.size(); ++i)
    if (results[i].view.size >= size)
      fitting.push_back(i);
  if (fitting.empty() || chance(25)) {
    auto &[memory, view] =
        memories[upTo(static_cast<uint32_t>(memories.size()))];
    size_t begin = spec.isHalf && chance(50) ? halfCount : 0;
    given.view = {view.values, begin, size};
    given.pointer = static_cast<uint32_t *>(memory) + begin;
    given.argument = GraphTreeTest::memory(given.pointer);
    given.argument.sizes = sizes;
    if (spec.isDonated && chance(40))
      given.argument.flags = AORT_ARGUMENT_CONSUMED;
    return;
  }
  Held &one = results[fitting[upTo(static_cast<uint32_t>(fitting.size()))]];
  size_t begin = one.view.size > size && chance(50) ? halfCount : 0;
  given.view = {one.view.values, one.view.begin + begin, size};
  given.pointer = static_cast<uint32_t *>(pointerOf(one.buffer)) + begin;
  if (begin > 0 || chance(20)) {
    given.argument = GraphTreeTest::memory(given.pointer);
    given.argument.sizes = sizes;
    return;
  }
  given.argument = held(one.buffer);
  given.argument.rank = 1;
  given.argument.elementBytes = 4;
  given.argument.sizes = sizes;
  if (chance(40) && one.references > 0) {
    given.argument.flags = AORT_ARGUMENT_CONSUMED;
    given.consumed = one.buffer;
    --one.references;
  }
}

void GraphTreeModelTest::model(const Made &made,
                               const std::vector<Given> &given,
                               std::vector<uint32_t> &out) {
  for (const Given *one : {&given.front(), &given.back()}) {
    std::vector<uint32_t> values = one->view.read();
    out.insert(out.end(), values.begin(), values.begin() + halfCount);
  }
  for (size_t i = 0; i < given.size(); ++i)
    if (made.arguments[i].isMutated && !made.arguments[i].isDonated)
      given[i].view.fill();
}

/// Which results are views of arguments is read off their places: an argument
/// may be used where it lies or copied.
void GraphTreeModelTest::take(const Made &made, const std::vector<Given> &given,
                              const std::vector<uint32_t> &out,
                              const std::vector<AortBuffer *> &handed) {
  std::vector<View> views;
  std::vector<std::pair<int32_t, Values>> copies;
  for (size_t i = 0; i < handed.size(); ++i) {
    const Result &result = made.results[i];
    size_t begin = result.isBehind ? halfCount : 0;
    View view;
    view.size = result.isHalf ? halfCount : count;
    if (result.kind == AORT_RESULT_BUFFER) {
      view.values = std::make_shared<std::vector<uint32_t>>(out);
    } else if (result.kind == AORT_RESULT_RESULT) {
      view.values = views[0].values;
      view.begin = begin;
    } else {
      const Given &one = given[static_cast<size_t>(result.index)];
      const Argument &spec = made.arguments[static_cast<size_t>(result.index)];
      std::vector<uint32_t> values = one.view.read();
      if (spec.isMutated)
        values.assign(values.size(), overwritten);
      if (pointerOf(handed[i]) ==
          static_cast<uint32_t *>(one.pointer) + begin) {
        view.values = one.view.values;
        view.begin = one.view.begin + begin;
        if (spec.isMutated)
          one.view.fill();
      } else {
        auto known =
            std::find_if(copies.begin(), copies.end(), [&](const auto &copy) {
              return copy.first == result.index;
            });
        if (known == copies.end())
          known = copies.insert(
              copies.end(),
              {result.index, std::make_shared<std::vector<uint32_t>>(values)});
        view.values = known->second;
        view.begin = begin;
      }
    }
    views.push_back(view);
    auto same =
        std::find_if(results.begin(), results.end(),
                     [&](const Held &one) { return one.buffer == handed[i]; });
    if (same == results.end()) {
      bool isKept =
          std::any_of(results.begin(), results.end(), [&](const Held &one) {
            return one.isKept && one.view.values == view.values;
          });
      results.push_back({handed[i], 1, view, isKept});
      continue;
    }
    ++same->references;
    EXPECT_EQ(same->view.values, view.values);
    EXPECT_EQ(same->view.begin, view.begin);
    EXPECT_EQ(same->view.size, view.size);
  }
}

void GraphTreeModelTest::runMade(const Made &one, std::vector<Given> &given) {
  std::vector<AortArgument> arguments;
  for (const Given &each : given)
    arguments.push_back(each.argument);
  std::vector<AortBuffer *> handed(one.results.size());
  AO_CHECK(tryRun(one.function, arguments, handed));
  std::vector<uint32_t> out;
  model(one, given, out);
  // Memory that was given up may have been overwritten.
  for (size_t i = 0; i < given.size(); ++i)
    for (auto &[memory, view] : memories)
      if (view.values == given[i].view.values &&
          (arguments[i].flags & AORT_ARGUMENT_CONSUMED) &&
          one.arguments[i].isMutated)
        *view.values = read(memory, count);
  take(one, given, out, handed);
  results.erase(
      std::remove_if(results.begin(), results.end(),
                     [](const Held &each) { return each.references == 0; }),
      results.end());
}

/// With memory of the caller's alone if `takesResults` is false. Returns false
/// where the arguments do not go together.
bool GraphTreeModelTest::runOne(bool takesResults) {
  const Made &one = *made[upTo(static_cast<uint32_t>(made.size()))];
  std::vector<Held> all;
  if (!takesResults)
    std::swap(all, results);
  std::vector<Given> given;
  for (const Argument &argument : one.arguments)
    choose(argument, given.emplace_back());
  if (!takesResults)
    std::swap(all, results);
  // The order of reads and writes for the caller is not part of the contract.
  for (size_t i = 0; i < given.size(); ++i)
    for (size_t j = 0; j < given.size(); ++j) {
      bool isUpdate = one.arguments[i].isMutated && !one.arguments[i].isDonated;
      if (i == j || !isUpdate || !given[i].view.overlaps(given[j].view))
        continue;
      for (const Given &each : given)
        for (Held &result : results)
          result.references += result.buffer == each.consumed;
      return false;
    }
  runMade(one, given);
  return true;
}

void GraphTreeModelTest::drop(size_t index) {
  release(results[index].buffer);
  if (--results[index].references == 0)
    results.erase(results.begin() + static_cast<std::ptrdiff_t>(index));
}

/// Results in the pool become stale, and no others.
void GraphTreeModelTest::beginStep() {
  std::vector<AortBuffer *> pooled;
  for (const Held &one : results)
    if (infoOf(one.buffer).isPooled && !one.isKept)
      pooled.push_back(one.buffer);
  AO_CHECK(aortGraphTreeMarkStep(tree));
  while (!runOne(/*takesResults=*/false))
    ;
  for (AortBuffer *buffer : pooled) {
    EXPECT_EQ(infoOf(buffer).isStale, 1);
    for (size_t i = 0; i < results.size(); ++i)
      while (i < results.size() && results[i].buffer == buffer)
        drop(i);
  }
}

/// A detached storage no longer shares bytes with others, such as an argument
/// of the caller.
void GraphTreeModelTest::detach(const Held &one) {
  Values before = one.view.values;
  std::vector<void *> places;
  for (const Held &each : results)
    places.push_back(pointerOf(each.buffer));
  AO_CHECK(aortBufferDetach(one.buffer));
  auto moved = std::make_shared<std::vector<uint32_t>>(*before);
  for (size_t i = 0; i < results.size(); ++i)
    if (pointerOf(results[i].buffer) != places[i]) {
      EXPECT_EQ(results[i].view.values, before);
      results[i].view.values = moved;
    }
}

void GraphTreeModelTest::compare(const char *after) {
  for (const Held &one : results)
    ASSERT_EQ(read(pointerOf(one.buffer), one.view.size), one.view.read())
        << "a result after " << after;
  for (const auto &[memory, view] : memories)
    ASSERT_EQ(read(memory, count), *view.values)
        << "memory of the caller after " << after;
}

void GraphTreeModelTest::step() {
  uint32_t what = upTo(100);
  if (results.size() > 6 || (what < 15 && !results.empty())) {
    drop(upTo(static_cast<uint32_t>(results.size())));
    return compare("a release");
  }
  if (what < 20 && !results.empty()) {
    Held &one = results[upTo(static_cast<uint32_t>(results.size()))];
    AO_CHECK(aortBufferRetain(one.buffer));
    ++one.references;
    return;
  }
  if (what < 24 && !results.empty()) {
    detach(results[upTo(static_cast<uint32_t>(results.size()))]);
    return compare("a detach");
  }
  if (what < 30) {
    beginStep();
    return compare("a step");
  }
  if (what == 30 && chance(30)) {
    AO_CHECK(aortGraphTreeReset(tree));
    for (Held &one : results)
      one.isKept = true;
    return compare("a reset");
  }
  (void)runOne(/*takesResults=*/true);
  compare("a run");
}

/// Rounds make the same choices, so that later ones replay the captures of
/// the first ones; some leave the others at a random operation.
void GraphTreeModelTest::runRound(uint32_t program, uint32_t round) {
  while (!results.empty())
    drop(0);
  AO_CHECK(aortGraphTreeMarkStep(tree));
  for (auto &[memory, view] : memories) {
    *view.values = pattern(count, ++inputsMade);
    write(memory, *view.values);
  }
  random.seed(program);
  constexpr int operations = 14;
  int leaves = round % 4 == 3 ? static_cast<int>(round / 4) % operations : -1;
  for (int i = 0; i < operations && !HasFailure(); ++i) {
    if (i == leaves)
      random.seed(program + round);
    step();
  }
}

void GraphTreeModelTest::runSeed(uint32_t seed) {
  random.seed(seed);
  AortGraphTreeOptions options = treeOptions();
  options.automaticSteps = 0;
  options.checks = static_cast<int32_t>(seed % 3);
  options.variantLimit = 1 + static_cast<int32_t>(upTo(8));
  options.recaptureLimit = chance(20) ? 4 : 1000;
  options.skipWarmup = chance(30);
  if (chance(20))
    options.poolBytes = 4 * bytes;
  open(options);
  made.clear();
  memories.clear();
  for (uint32_t i = 0; i < 3; ++i)
    memories.emplace_back(
        input(i),
        View{std::make_shared<std::vector<uint32_t>>(pattern(count, i)), 0,
             count});
  for (int i = 0; i < 4; ++i)
    makeFunction();
  uint32_t program = static_cast<uint32_t>(random());
  for (uint32_t round = 0; round < 16 && !HasFailure(); ++round)
    runRound(program, round);
  while (!results.empty())
    drop(0);
  replays += treeStatistics().replays;
  AO_CHECK(aortGraphTreeCheck(tree));
  AO_CHECK(aortGraphTreeDestroy(tree));
  tree = nullptr;
  codes.clear();
}

uint32_t numberOf(const char *variable, uint32_t otherwise) {
  const char *text = std::getenv(variable);
  return text ? static_cast<uint32_t>(std::strtoul(text, nullptr, 10))
              : otherwise;
}

TEST_P(GraphTreeModelTest, RandomRunsAgreeWithAModel) {
  uint32_t first = numberOf("AO_CTS_FIRST_SEED", 1);
  uint32_t seeds = numberOf("AO_CTS_SEEDS", 4);
  for (uint32_t i = 0; i < seeds && !HasFailure(); ++i) {
    SCOPED_TRACE("seed " + std::to_string(first + i));
    runSeed(first + i);
  }
  EXPECT_GT(replays, seeds);
}
} // namespace
