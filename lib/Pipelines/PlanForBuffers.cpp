//===- PlanForBuffers.cpp - Plan until the buffers meet the budget --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/InlinedDriver.h"
#include "ao/Analysis/Steps/PairDrivers.h"
#include "ao/Analysis/Steps/PlannedStep.h"
#include "ao/Analysis/Steps/Shortfall.h"
#include "ao/Dialect/AO/IR/AOArenas.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Arenas.h"
#include "ao/Dialect/AO/Transforms/Bufferization/DeviceMemory.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Dialect/AO/Transforms/PrepareLoops.h"
#include "ao/Pipelines/Lowering.h"
#include "ao/Pipelines/Passes.h"
#include "ao/Pipelines/Pipelines.h"
#include "ao/Planner/Budget.h"
#include "ao/Planner/Planner.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

namespace ao {
#define GEN_PASS_DEF_AOPLANFORBUFFERS
#include "ao/Pipelines/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// Bytes that the buffers of a step may take, and those of its host arena.
struct Budget {
  /// Of the forward function, or of the driver that calls the pair.
  std::string name;
  int64_t device = 0;
  std::optional<int64_t> host;
};
using Budgets = std::vector<Budget>;

/// A bufferized copy of the module that has been planned.
struct Trial {
  OwningOpRef<ModuleOp> buffers;
  /// Of the steps in there; none without `arenas`.
  std::vector<StepArenas> arenas;
};

/// The result of planning for one device budget.
struct Search {
  /// The last plan.
  Trial trial;
  Budgets budgets;
  /// By forward function: where a layout was too large, and one has been found
  /// that is not.
  llvm::StringMap<ArenasAttr> limits;
  /// The bytes that the plan reserves.
  int64_t reserved = 0;
  /// Bytes of device memory that the buffers of any step take, under the best
  /// of all plans.
  int64_t leastPeak = std::numeric_limits<int64_t>::max();
  bool fits = false;
};

struct PlanForBuffers : public ao::impl::AOPlanForBuffersBase<PlanForBuffers> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    OpPassManager manager = makeTrial("", /*reserved=*/0);
    buildBufferizationPipeline(manager);
    manager.getDependentDialects(registry);
  }

  void runOnOperation() override {
    if (maxPlans < 1) {
      emitError(getOperation().getLoc())
          << "'max-plans' must be positive, got " << int64_t{maxPlans};
      return signalPassFailure();
    }
    if (failed(verifyBudgetsGiven(getOperation().getLoc(), deviceBudget,
                                  hostBudget, pinnedBudget)))
      return signalPassFailure();
    int64_t reserved = 0;
    llvm::StringMap<ArenasAttr> limits;
    bool limitsHostArenas = !hostBudget.empty() && arenas == ArenaMode::All;
    if (!deviceBudget.empty() || limitsHostArenas) {
      if (select == Selection::All && failed(prepareLoops(getOperation())))
        return signalPassFailure();
      FailureOr<Search> found = searchOrExplain();
      if (failed(found) || failed(verify(*found)))
        return signalPassFailure();
      reserved = found->reserved;
      limits = std::move(found->limits);
    }
    OpPassManager planning =
        makePlanning(deviceBudget, reserved, planOutput, report,
                     /*remarks=*/true);
    if (failed(runPipeline(planning, getOperation())))
      return signalPassFailure();
    for (const auto &[name, limit] : limits)
      getOperation().lookupSymbol(name)->setAttr(kArenaLimitsAttr, limit);
  }

private:
#include "ao/Dialect/AO/Transforms/GetPlanningOptions.inc"

  /// Returns the options of a trial: plans that are rejected write no file.
  OpPassManager makeTrial(std::string budget, int64_t reserved) const {
    return makePlanning(std::move(budget), reserved, "", "",
                        /*remarks=*/false);
  }
  OpPassManager makePlanning(std::string budget, int64_t reserved,
                             std::string planFile, std::string reportFile,
                             bool remarks) const {
    OpPassManager manager(ModuleOp::getOperationName());
    AOPlanOffloadOptions planning = getPlanningOptions();
    planning.deviceBudget = std::move(budget);
    planning.planOutput = std::move(planFile);
    planning.report = std::move(reportFile);
    planning.reserved = reserved;
    planning.remarks = remarks;
    buildPlanningPipeline(manager, planning);
    return manager;
  }

  /// Tries plans until one's buffers meet the budget.
  FailureOr<Search> search(const std::string &budget);
  void holdBackLess(const std::string &budget, int64_t tooLittle, int64_t plans,
                    Search &found);
  FailureOr<Search> searchOrExplain();
  void explain(Diagnostic &error, Shortfall shortfall);
  std::optional<int64_t> findBudget(int64_t candidate);
  FailureOr<OwningOpRef<ModuleOp>> runOnCopy(ModuleOp original,
                                             OpPassManager &pipeline);
  FailureOr<Trial> planBuffers(const std::string &budget, int64_t reserved);
  ArenaOptions getArenaOptions() const;
  void fitLayouts(Search &found);
  int64_t measureExcess(Search &found);
  FailureOr<Budgets> getBudgets(const std::string &budget);
  LogicalResult addDriverBudget(PairDriver driver,
                                const planner::Machine &target,
                                const std::string &budget, Budgets &budgets);
  LogicalResult verify(Search &found);
};
} // namespace

/// Only ops inside the one the pass runs on may be given a pipeline, so the
/// copy is in there while it runs.
FailureOr<OwningOpRef<ModuleOp>>
PlanForBuffers::runOnCopy(ModuleOp original, OpPassManager &pipeline) {
  ModuleOp copy = original.clone();
  getOperation().push_back(copy);
  LogicalResult result = runPipeline(pipeline, copy);
  // The next copy may be at the same address.
  getAnalysisManager().nest(copy).clear();
  copy->remove();
  OwningOpRef<ModuleOp> owned(copy);
  if (failed(result))
    return failure();
  return owned;
}

/// A bufferized copy of the module, planned with `reserved` bytes held back.
FailureOr<Trial> PlanForBuffers::planBuffers(const std::string &budget,
                                             int64_t reserved) {
  OpPassManager pipeline = makeTrial(budget, reserved);
  buildBufferizationPipeline(pipeline);
  FailureOr<OwningOpRef<ModuleOp>> buffers =
      runOnCopy(getOperation(), pipeline);
  if (failed(buffers))
    return failure();
  Trial trial{std::move(*buffers), {}};
  if (arenas == ArenaMode::None)
    return trial;
  FailureOr<std::vector<StepArenas>> steps =
      computeArenas(*trial.buffers, getArenaOptions());
  if (failed(steps))
    return failure();
  llvm::for_each(*steps, placeInArenas);
  trial.arenas = std::move(*steps);
  return trial;
}

/// As `ao-plan-arenas` has them after this pass.
ArenaOptions PlanForBuffers::getArenaOptions() const {
  ArenaOptions options;
  options.host = arenas == ArenaMode::All;
  options.placeResults = results == ArenaResults::Arena;
  return options;
}

/// If only the layout of a step is above its budget, and the live bytes are
/// not, searches longer for a layout: another plan would offload more.
void PlanForBuffers::fitLayouts(Search &found) {
  found.limits.clear();
  for (StepArenas &step : found.trial.arenas) {
    auto budget = llvm::find_if(found.budgets, [&](const Budget &one) {
      return one.name == step.forward.getName();
    });
    if (budget == found.budgets.end() || !step.obstacle.empty())
      continue;
    int64_t device = step.getDeviceBytes(), host = step.getHostBytes();
    // Memory outside of the step is not changed by a plan.
    device += std::min<int64_t>(
        budget->device - computeDeviceMemory(step.forward).peakBytes, 0);
    host = std::min(host, budget->host.value_or(host));
    auto limits =
        ArenasAttr::get(&getContext(), std::max<int64_t>(device, 0), host);
    step.forward->setAttr(kArenaLimitsAttr, limits);
    if (searchWithinLimits(step, getArenaOptions()))
      found.limits[budget->name] = limits;
    placeInArenas(step);
  }
}

/// Adds the budget of all microbatches of the pairs that a function calls. If
/// the number in flight is unknown, only the plans enforce the budget.
LogicalResult PlanForBuffers::addDriverBudget(PairDriver driver,
                                              const planner::Machine &target,
                                              const std::string &budget,
                                              Budgets &budgets) {
  auto function = dyn_cast_or_null<func::FuncOp>(
      driver.function ? driver.function.getOperation() : nullptr);
  if (!function || (budget.empty() && hostBudget.empty()))
    return success();
  FailureOr<InlinedDriver> inlined =
      InlinedDriver::create(getOperation(), function.getName());
  if (failed(inlined))
    return failure();
  FailureOr<int64_t> peak = computePeak(*inlined, target);
  if (failed(peak))
    return failure();
  auto parse = [&](StringRef given, int64_t otherwise) -> FailureOr<int64_t> {
    if (given.empty())
      return otherwise;
    planner::Expected<int64_t> bytes = planner::parseBudget(given.str(), *peak);
    if (!bytes)
      return emitError(function.getLoc()) << bytes.error().str();
    return *bytes;
  };
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  FailureOr<int64_t> device = parse(budget, most);
  FailureOr<int64_t> host = parse(hostBudget, most);
  if (failed(device) || failed(host))
    return failure();
  budgets.push_back({function.getName().str(), *device, *host});
  return success();
}

/// The budget in bytes: a percentage is one of each step's own peak.
FailureOr<Budgets> PlanForBuffers::getBudgets(const std::string &budget) {
  ModuleOp module = getOperation();
  FailureOr<planner::Machine> target = loadMachine(module, machine);
  FailureOr<std::vector<Step>> steps = buildSteps(module);
  if (failed(target) || failed(steps))
    return failure();
  Budgets budgets;
  planner::PlanRequest request = makePlanRequest(getPlanningOptions());
  request.deviceBudget = budget;
  FailureOr<SmallVector<PairDriver>> drivers = findDrivers(*steps, inFlight);
  if (failed(drivers))
    return failure();
  llvm::SmallPtrSet<const Step *, 4> called;
  for (const PairDriver &driver : *drivers) {
    if (failed(addDriverBudget(driver, *target, budget, budgets)))
      return failure();
    called.insert(driver.pairs.begin(), driver.pairs.end());
  }
  for (const Step &step : *steps) {
    if (called.contains(&step))
      continue;
    if (!isa<func::FuncOp>(step.getForward()))
      return emitError(step.getForward()->getLoc())
             << "cannot count the buffers of '@" << step.getForward().getName()
             << "': expected a 'func.func', got '"
             << step.getForward()->getName() << "'";
    FailureOr<PlannedStep> planned = PlannedStep::create(step, *target);
    if (failed(planned))
      return failure();
    auto options = planned->resolve(request);
    if (!options)
      return planned->emitError(options.error(), "");
    budgets.push_back(
        {step.getForward().getName().str(),
         options->deviceBudget.value_or(std::numeric_limits<int64_t>::max()),
         options->hostBudget});
  }
  return budgets;
}

/// Records the device memory that the buffers of the last plan take, and
/// returns by how much any step exceeds its budget.
int64_t PlanForBuffers::measureExcess(Search &found) {
  int64_t excess = 0, peak = 0;
  for (const Budget &budget : found.budgets) {
    auto entry = found.trial.buffers->lookupSymbol<func::FuncOp>(budget.name);
    int64_t bytes = computeDeviceMemory(entry).peakBytes;
    peak = std::max(peak, bytes);
    excess = std::max(excess, bytes - budget.device);
  }
  found.leastPeak = std::min(found.leastPeak, peak);
  found.fits = excess <= 0;
  return excess;
}

/// Between what was not enough and what was, anything under this share of the
/// budget is not worth a plan.
static constexpr int64_t worthwhileShare = 128;

/// Returns the bytes to reserve after `plans` plans, of which the last one
/// exceeds the budget by `excess`; nullopt if no number is worth a plan.
/// Another plan may exceed it by as much again, so each step is twice the last
/// one; and a copy as large as a value may lack a few bytes only, so it is at
/// least the last reserve. With `tooMuch` reserved bytes no plan exists.
static std::optional<int64_t> holdBackMore(const Search &last, int64_t excess,
                                           int64_t plans,
                                           std::optional<int64_t> tooMuch) {
  if (tooMuch) {
    int64_t between = *tooMuch - last.reserved;
    if (between <= last.budgets.front().device / worthwhileShare)
      return std::nullopt;
    return last.reserved + between / 2;
  }
  uint64_t step = llvm::SaturatingMultiply<uint64_t>(
      excess, uint64_t{1} << std::min<int64_t>(plans - 1, 8));
  uint64_t more = llvm::SaturatingAdd<uint64_t>(
      last.reserved, std::max<uint64_t>(step, last.reserved));
  if (more > std::numeric_limits<int64_t>::max())
    return std::nullopt;
  return static_cast<int64_t>(more);
}

/// The less is held back, the faster the step: looks between `tooLittle` and
/// what `found` holds back, with at most `plans` plans. Their layouts are not
/// searched for longer: such a search takes as long as several plans.
void PlanForBuffers::holdBackLess(const std::string &budget, int64_t tooLittle,
                                  int64_t plans, Search &found) {
  for (; plans > 0 && found.reserved > tooLittle &&
         found.reserved - tooLittle >
             found.budgets.front().device / worthwhileShare;
       --plans) {
    Search less;
    less.reserved = tooLittle + (found.reserved - tooLittle) / 2;
    FailureOr<Trial> next = planBuffers(budget, less.reserved);
    if (failed(next))
      return;
    less.trial = std::move(*next);
    less.budgets = found.budgets;
    measureExcess(less);
    if (less.fits)
      found = std::move(less);
    else
      tooLittle = less.reserved;
  }
}

FailureOr<Search> PlanForBuffers::search(const std::string &budget) {
  FailureOr<Trial> trial = planBuffers(budget, 0);
  if (failed(trial))
    return failure();
  FailureOr<Budgets> budgets = getBudgets(budget);
  if (failed(budgets))
    return failure();
  Search found;
  found.trial = std::move(*trial);
  found.budgets = std::move(*budgets);
  fitLayouts(found);
  int64_t excess = measureExcess(found), tooLittle = 0, plans = 1;
  // Suppresses errors about smaller budgets: the user has requested a larger
  // one.
  ScopedDiagnosticHandler silence(&getContext(),
                                  [](Diagnostic &) { return success(); });
  std::optional<int64_t> tooMuch;
  for (; !found.fits && plans < maxPlans; ++plans) {
    std::optional<int64_t> more = holdBackMore(found, excess, plans, tooMuch);
    if (!more)
      return found;
    FailureOr<Trial> next = planBuffers(budget, *more);
    if (failed(next)) {
      tooMuch = more;
      continue;
    }
    tooLittle = found.reserved;
    found.trial = std::move(*next);
    found.reserved = *more;
    fitLayouts(found);
    excess = measureExcess(found);
  }
  if (found.fits)
    holdBackLess(budget, tooLittle, maxPlans - plans, found);
  return found;
}

/// How often findBudget searches at most.
static constexpr int maxSearches = 8;

/// Returns a budget that buffers meet, `candidate` or more. Each further one is
/// the least that a plan has come down to; a search may not find that plan
/// again, so it grows by a share at least.
std::optional<int64_t> PlanForBuffers::findBudget(int64_t candidate) {
  ScopedDiagnosticHandler silence(&getContext(),
                                  [](Diagnostic &) { return success(); });
  for (int searches = 0; searches != maxSearches; ++searches) {
    FailureOr<Search> next = search(std::to_string(candidate));
    if (mlir::failed(next))
      break;
    if (next->fits)
      return candidate;
    candidate = std::max(next->leastPeak, candidate + candidate / 8);
  }
  return std::nullopt;
}

/// If no plan fits, the planner's smallest budget counts values: buffers may
/// take more.
FailureOr<Search> PlanForBuffers::searchOrExplain() {
  std::optional<Diagnostic> error;
  FailureOr<Search> found = failure();
  {
    ScopedDiagnosticHandler catcher(&getContext(), [&](Diagnostic &diagnostic) {
      std::optional<Shortfall> shortfall = getShortfall(diagnostic);
      if (error || !shortfall || shortfall->deviceBudget <= 0)
        return failure();
      error = std::move(diagnostic);
      return success();
    });
    found = search(deviceBudget);
  }
  if (error)
    explain(*error, *getShortfall(*error));
  return found;
}

/// Emits an error of the planner again, with a budget that buffers meet.
void PlanForBuffers::explain(Diagnostic &error, Shortfall shortfall) {
  auto describe = [](int64_t bytes) {
    planner::Infeasibility why;
    why.device.bytes = bytes;
    return planner::describeRemedy(why);
  };
  std::string text = error.str(), named = describe(shortfall.deviceBudget);
  size_t begin = text.find(named);
  std::optional<int64_t> sufficient = findBudget(shortfall.deviceBudget);
  if (begin != std::string::npos && sufficient) {
    shortfall.deviceBudget = *sufficient;
    text.replace(begin, named.size(), describe(*sufficient));
  }
  InFlightDiagnostic again = emitError(error.getLocation()) << text;
  setShortfall(again, shortfall);
  for (Diagnostic &note : error.getNotes())
    again.attachNote(note.getLocation()) << note.str();
}

/// Copies in pinned memory count as their arena, if there is one.
static LogicalResult verifyHostArenas(Search &found) {
  for (const Budget &budget : found.budgets) {
    auto entry = found.trial.buffers->lookupSymbol<func::FuncOp>(budget.name);
    auto arenas = entry->getAttrOfType<ArenasAttr>(AODialect::kArenasAttr);
    if (!arenas || !budget.host || arenas.getHost() <= *budget.host)
      continue;
    InFlightDiagnostic diagnostic =
        emitError(entry.getLoc())
        << "the host arena of '@" << budget.name << "' needs "
        << arenas.getHost() << " bytes, above the host memory budget of "
        << *budget.host;
    setShortfall(diagnostic, {});
    return diagnostic;
  }
  return success();
}

LogicalResult PlanForBuffers::verify(Search &found) {
  if (found.fits)
    return verifyHostArenas(found);
  std::optional<int64_t> sufficient = findBudget(found.leastPeak);
  for (const Budget &budget : found.budgets) {
    auto entry = found.trial.buffers->lookupSymbol<func::FuncOp>(budget.name);
    (void)verifyDeviceMemory(entry, budget.device, sufficient);
  }
  return failure();
}
