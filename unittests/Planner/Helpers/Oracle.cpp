//===- Oracle.cpp - Exact optima of small steps ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Oracle.h"
#include "Algorithms/Random.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace ao::planner::test {

Microbatch randomMicrobatch(uint64_t seed, bool nested) {
  Random random(seed * 2 + nested);
  Microbatch microbatch;
  int values = 3 + random.below(5);
  int ops = 2 * values + random.below(3);
  microbatch.trace.name = "microbatch";
  for (int i = 0; i < ops; ++i)
    microbatch.trace.ops.push_back(makeOp(0.5 + 2 * random.unit()));
  for (int i = 0; i < values; ++i) {
    int def = nested ? i : int(random.below(ops - 2));
    int use = nested ? ops - 1 - i : def + 2 + int(random.below(ops - def - 2));
    if (use >= def + 2)
      microbatch.trace.values.push_back(
          makeValue((1 + int64_t(random.below(40))) * MB / 2, def, {use}));
  }
  microbatch.machine = makeMachine(1e9 * (2 + random.below(14)));
  microbatch.machine.h2dBandwidth = 1e9 * (2 + random.below(14));
  microbatch.machine.latencyUs = random.below(2) * 10.0;
  std::vector<int64_t> memory = unplannedMemory(microbatch.trace);
  int64_t high = *std::max_element(memory.begin(), memory.end());
  int64_t low = smallestBudget(microbatch.trace, 0).bytes;
  microbatch.budget = low + (high - low) * int64_t(random.below(10)) / 10;
  return microbatch;
}

namespace {

constexpr int64_t roundsPerBoundary = 3;

/// Commands at one boundary run in any order; ops of no duration between the
/// ops add as many rounds of releases followed by reloads.
Trace withRoundsAtBoundaries(const Trace &trace) {
  Trace result = trace;
  result.ops.clear();
  for (const Op &op : trace.ops) {
    for (int64_t i = 1; i < roundsPerBoundary; ++i)
      result.ops.push_back(makeOp(0));
    result.ops.push_back(op);
  }
  auto last = [](int64_t op) { return (op + 1) * roundsPerBoundary - 1; };
  for (Value &value : result.values) {
    value.def = last(value.def);
    for (int64_t &use : value.uses)
      use = last(use);
  }
  return result;
}

/// Writes the program in CPLEX LP format. Times are in milliseconds and sizes
/// in megabytes, which keeps the numbers near one.
class Program {
public:
  Program(const Microbatch &microbatch, Objective objective)
      : trace(microbatch.trace), machine(microbatch.machine),
        budget(microbatch.budget), objective(objective),
        memory(unplannedMemory(trace)) {
    text.precision(17);
    for (const Op &op : trace.ops)
      base += op.durationUs / 1000;
    horizon = base;
    for (const Value &value : trace.values)
      horizon += outMs(value) + backMs(value);
  }

  std::string write() {
    int64_t n = trace.numOps();
    bool forTime = objective == Objective::Makespan;
    text << "Minimize\n obj: " << (forTime ? "T" + std::to_string(n) : "P")
         << "\nSubject To\n";
    if (!forTime)
      row() << "T" << n << " <= " << base << "\n";
    for (int64_t k = 0; k < n; ++k)
      row() << "T" << k + 1 << " - T" << k
            << " >= " << trace.ops[k].durationUs / 1000 << "\n";
    for (int64_t i = 0; i < trace.numValues(); ++i)
      writeValue(i);
    for (int64_t i = 0; i < trace.numValues(); ++i)
      for (int64_t j = i + 1; j < trace.numValues(); ++j)
        writeOrder(i, j);
    for (int64_t k = 0; k < n; ++k)
      writeMemory(k);
    text << "Binaries\n" << binaries.str() << "\nEnd\n";
    return text.str();
  }

private:
  double outMs(const Value &value) const {
    return machine.offloadUs(value.bytes) / 1000;
  }
  double backMs(const Value &value) const {
    return machine.reloadUs(value.bytes) / 1000;
  }

  std::ostream &row() {
    text << " r" << rows++ << ": ";
    return text;
  }

  std::string name(const char *kind, int64_t i, int64_t k) const {
    return kind + std::to_string(i) + "_" + std::to_string(k);
  }

  /// End of op k-1, which is when boundary k is reached.
  std::string reached(int64_t k, const char *sign) const {
    return std::string(sign) + " T" + std::to_string(k - 1);
  }
  double duration(int64_t k) const {
    return trace.ops[k - 1].durationUs / 1000;
  }

  void writeValue(int64_t i) {
    const Value &value = trace.values[i];
    int64_t first = value.def + 1, last = value.uses[0];
    std::string x = "x" + std::to_string(i), s = "S" + std::to_string(i),
                r = "R" + std::to_string(i);
    binaries << " " << x;
    // The copy out starts after the definition; times matter only if x.
    row() << s << " " << reached(first, "-") << " >= " << duration(first)
          << "\n";
    row() << r << " - " << s << " >= " << outMs(value) << "\n";
    row() << "T" << last << " - " << r << " - " << horizon << " " << x
          << " >= " << backMs(value) - horizon << "\n";
    for (int64_t k = first; k <= last; ++k) {
      std::string f = name("f", i, k), g = name("g", i, k);
      binaries << " " << f << " " << g;
      row() << g << " - " << f << " <= 0\n";
      row() << f << " - " << x << " <= 0\n";
      row() << "T" << k << " - " << s << " - " << horizon << " " << f
            << " >= " << outMs(value) - horizon << "\n";
      bool isFirst = k == first;
      if (!isFirst) {
        row() << f << " - " << name("f", i, k - 1) << " >= 0\n";
        row() << g << " - " << name("g", i, k - 1) << " >= 0\n";
      }
      // Issued at k: after the releases there.
      row() << r << " - T" << k << " - " << horizon << " " << g
            << (isFirst ? ""
                        : " + " + std::to_string(horizon) + " " +
                              name("g", i, k - 1))
            << " >= " << -horizon << "\n";
    }
    row() << name("g", i, last) << " - " << x << " = 0\n";
  }

  void writeOrder(int64_t i, int64_t j) {
    const Value &a = trace.values[i], &b = trace.values[j];
    disjunction("S", "y", i, j, outMs(a), outMs(b));
    disjunction("R", "z", i, j, backMs(a), backMs(b));
  }

  void disjunction(const char *start, const char *order, int64_t i, int64_t j,
                   double first, double second) {
    std::string y = name(order, i, j);
    binaries << " " << y;
    std::string a = start + std::to_string(i), b = start + std::to_string(j);
    std::string x = "x" + std::to_string(i), w = "x" + std::to_string(j);
    double big = 2 * horizon;
    row() << b << " - " << a << " - " << big << " " << y << " - " << big << " "
          << x << " - " << big << " " << w << " >= " << first - 3 * big << "\n";
    row() << a << " - " << b << " + " << big << " " << y << " - " << big << " "
          << x << " - " << big << " " << w << " >= " << second - 2 * big
          << "\n";
  }

  void writeMemory(int64_t k) {
    std::ostringstream terms;
    terms.precision(17);
    for (int64_t i = 0; i < trace.numValues(); ++i) {
      const Value &value = trace.values[i];
      if (value.def < k && k < value.uses[0])
        terms << " + " << value.bytes / 1e6 << " " << name("f", i, k) << " - "
              << value.bytes / 1e6 << " " << name("g", i, k);
    }
    if (objective == Objective::Peak)
      row() << "P" << terms.str() << " >= " << memory[k] / 1e6 << "\n";
    else if (memory[k] > budget)
      row() << terms.str() << " >= " << (memory[k] - budget) / 1e6 << "\n";
  }

  const Trace &trace;
  const Machine &machine;
  int64_t budget;
  Objective objective;
  std::vector<int64_t> memory;
  double base = 0, horizon = 0;
  std::ostringstream text, binaries;
  int rows = 0;
};

/// The optimum in the program's units.
std::optional<double> solve(const Microbatch &microbatch, Objective objective,
                            const std::string &cbc, const std::string &folder) {
  std::string program = folder + "/step.lp", solution = folder + "/step.sol";
  Microbatch expanded = microbatch;
  expanded.trace = withRoundsAtBoundaries(microbatch.trace);
  std::ofstream(program) << Program(expanded, objective).write();
  std::filesystem::remove(solution);
  std::string command = cbc + " " + program +
                        " ratio 0 allow 1e-9 sec 60 solve solution " +
                        solution + " > /dev/null 2>&1";
  if (std::system(command.c_str()) != 0)
    return std::nullopt;
  std::ifstream stream(solution);
  std::string line;
  constexpr const char *found = "Optimal - objective value";
  if (!std::getline(stream, line) || line.rfind(found, 0) != 0)
    return std::nullopt;
  return std::stod(line.substr(std::string(found).size()));
}

/// Compares plans and bounds of a microbatch with its known optimum. Returns
/// false if there is no plan.
bool fillCase(const Microbatch &microbatch, Objective objective, int64_t effort,
              OracleCase &entry) {
  bool forTime = objective == Objective::Makespan;
  PlanOptions options;
  options.minBytes = 0;
  options.effort = effort;
  if (forTime)
    options.deviceBudget = microbatch.budget;
  Expected<Plan> planned = plan(microbatch.trace, microbatch.machine, options);
  if (!planned)
    return false;
  const Prediction &p = planned->predicted;
  entry.planned = forTime ? p.makespanUs : p.peakBytes;
  entry.bound = forTime ? p.makespanBoundUs : p.peakBoundBytes;
  entry.provenBound =
      forTime ? provenMakespanBound(microbatch.trace, microbatch.machine, 0,
                                    microbatch.budget)
              : provenPeakBound(microbatch.trace, microbatch.machine, 0);
  return true;
}

} // namespace

std::optional<double> leastMakespan(const Microbatch &microbatch,
                                    const std::string &cbc,
                                    const std::string &folder) {
  std::optional<double> ms =
      solve(microbatch, Objective::Makespan, cbc, folder);
  return ms ? std::optional<double>(1e3 * *ms) : std::nullopt;
}

std::optional<double> leastPeak(const Microbatch &microbatch,
                                const std::string &cbc,
                                const std::string &folder) {
  std::optional<double> mb = solve(microbatch, Objective::Peak, cbc, folder);
  return mb ? std::optional<double>(1e6 * *mb) : std::nullopt;
}

double OracleResult::mean() const {
  double sum = 0;
  for (const OracleCase &entry : cases)
    sum += entry.planned / entry.optimum - 1;
  return cases.empty() ? 0 : sum / cases.size();
}

const OracleCase *OracleResult::worst() const {
  const OracleCase *worst = nullptr;
  for (const OracleCase &entry : cases)
    if (!worst ||
        entry.planned * worst->optimum > worst->planned * entry.optimum)
      worst = &entry;
  return worst;
}

int64_t OracleResult::contradictions() const {
  // CBC's tolerances are absolute, about 1e-6 ms or MB.
  constexpr double slack = 1e-6;
  return std::count_if(cases.begin(), cases.end(), [](const OracleCase &entry) {
    return entry.planned < entry.optimum * (1 - slack) ||
           entry.bound > entry.optimum * (1 + slack) ||
           entry.provenBound > entry.optimum * (1 + slack);
  });
}

OracleResult compareWithOracle(const OracleRange &range, int64_t effort,
                               const std::string &cbc) {
  namespace fs = std::filesystem;
  std::string pattern =
      (fs::temp_directory_path() / "ao-oracle-XXXXXX").string();
  OracleResult result;
  if (!mkdtemp(pattern.data()))
    return result;
  bool forTime = range.objective == Objective::Makespan;
  for (int64_t i = 0; i < range.count; ++i) {
    OracleCase entry;
    entry.seed = range.first + i;
    Microbatch microbatch = randomMicrobatch(entry.seed, range.nested);
    std::optional<double> optimum =
        forTime ? leastMakespan(microbatch, cbc, pattern)
                : leastPeak(microbatch, cbc, pattern);
    if (!optimum)
      continue;
    entry.optimum = *optimum;
    if (fillCase(microbatch, range.objective, effort, entry))
      result.cases.push_back(entry);
  }
  fs::remove_all(pattern);
  return result;
}

} // namespace ao::planner::test
