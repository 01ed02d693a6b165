//===- Loops.cpp - Loops over layers against unrolled layers --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One step, a GPT whose layers are a loop forward and one backward, is planned
// as it is and after `ao-unroll-loops`, for several numbers of layers and
// machines, and as the body of a loop over microbatches. Peaks and times are
// those that the planner predicts, as predicted peaks are the measured ones
// (docs/Explanation/Planner.md). Times of passes are processor times of all of
// `ao-offload-pipeline`, the least of three runs each.
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/PlannedStep.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/InitAll.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cmath>
#include <ctime>
#include <limits>
#include <optional>

using namespace mlir;
using namespace ao::bench;

/// Trip count of the loops in the file; no other number in it is this one, or
/// the one below.
static constexpr int64_t kWrittenLayers = 97;

/// Iterations of a loop over microbatches.
static constexpr int64_t kMicrobatches = 4;

/// Of these, the one counts that others on the machine have disturbed least.
static constexpr unsigned kTimedRuns = 3;

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// `text` with a number of its own in place of each `from`; digits within names
/// stay.
static std::string replaceNumber(StringRef text, int64_t from, int64_t to) {
  std::string digits = std::to_string(from), replaced;
  auto isName = [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '%' || c == '#' || c == '.';
  };
  while (true) {
    size_t at = text.find(digits);
    if (at == StringRef::npos)
      return replaced + text.str();
    size_t end = at + digits.size();
    bool isWhole = (at == 0 || !isName(text[at - 1])) &&
                   (end == text.size() || !llvm::isDigit(text[end]));
    replaced += text.take_front(at).str();
    replaced += isWhole ? std::to_string(to) : digits;
    text = text.drop_front(end);
  }
}

[[noreturn]] static void fail(const Twine &message) {
  llvm::errs() << "passes-benchmark: error: " << message << "\n";
  std::exit(1);
}

static std::string readStep(StringRef file, int64_t layers) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  if (!buffer)
    fail("cannot read '" + file + "': " + buffer.getError().message());
  // The smaller one first: it may be what the other becomes.
  std::string text =
      replaceNumber((*buffer)->getBuffer(), kWrittenLayers - 1, layers - 1);
  return replaceNumber(text, kWrittenLayers, layers);
}

namespace {
/// The forms in which the step is planned: with its loops over layers or with
/// unrolled layers, alone or in a loop over microbatches.
enum class StepForm { Loops, Unrolled, LoopsInBatches, UnrolledInBatches };

/// The results of planning a step.
struct Outcome {
  double peakBytes = 0, unplannedBytes = 0, makespanUs = 0;
  double passSeconds = 0, opsBefore = 0, opsAfter = 0;

  double getGrowth() const { return opsAfter / opsBefore; }
};
} // namespace

static double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) +
         static_cast<double>(time.tv_nsec) * 1e-9;
}

static double countOps(ModuleOp module) {
  double count = 0;
  module->walk([&](Operation *) { ++count; });
  return count;
}

static LogicalResult runPasses(ModuleOp module, const std::string &passes) {
  PassManager manager(module.getContext());
  manager.enableVerifier(false);
  if (failed(parsePassPipeline(passes, manager)))
    return failure();
  return manager.run(module);
}

static ao::planner::Prediction predict(ModuleOp module, StringRef machine) {
  FailureOr<ao::planner::Machine> target = ao::loadMachine(module, machine);
  FailureOr<std::vector<ao::Step>> steps = ao::buildSteps(module);
  if (failed(target) || failed(steps) || steps->size() != 1)
    fail("no step was found");
  auto planned = ao::PlannedStep::create(steps->front(), *target);
  if (failed(planned) || failed(planned->readBack(ao::planner::PlanOptions())))
    fail("the plan cannot be read back");
  return planned->getPlan().predicted;
}

static func::FuncOp getStep(ModuleOp module) {
  return *module.getOps<func::FuncOp>().begin();
}

/// Returns the gradients among the results of a step, which follow the loss.
static ArrayRef<Type> getGradients(func::FuncOp step) {
  return step.getResultTypes().drop_front();
}

static double countGradientBytes(func::FuncOp step) {
  int64_t bytes = 0;
  for (Type type : getGradients(step))
    bytes += ao::getStaticBytes(type).value_or(0);
  return static_cast<double>(bytes);
}

/// Makes the step of `module` the body of a loop that adds its gradients to
/// donated arguments.
static LogicalResult addMicrobatches(ModuleOp module) {
  func::FuncOp body = getStep(module);
  ArrayRef<Type> sums = getGradients(body);
  Location loc = NameLoc::get(StringAttr::get(module.getContext(), "batches"));
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  SmallVector<Type> inputs(body.getArgumentTypes());
  inputs.append(sums.begin(), sums.end());
  auto step = func::FuncOp::create(builder, loc, "accumulate",
                                   builder.getFunctionType(inputs, sums));
  step->setAttr(ao::AODialect::kStepAttr, builder.getUnitAttr());
  body->removeAttr(ao::AODialect::kStepAttr);
  body.setPrivate();
  builder.setInsertionPointToStart(step.addEntryBlock());
  ValueRange arguments = step.getArguments();
  for (size_t number = body.getNumArguments(); number != inputs.size();
       ++number)
    step.setArgAttr(number, ao::AODialect::kDonatedAttr, builder.getUnitAttr());
  auto addIndex = [&](int64_t number) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, number);
  };
  auto loop = scf::ForOp::create(
      builder, loc, addIndex(0), addIndex(kMicrobatches), addIndex(1),
      arguments.drop_front(body.getNumArguments()),
      [&](OpBuilder &builder, Location loc, Value, ValueRange carried) {
        auto call = func::CallOp::create(
            builder, loc, body, arguments.take_front(body.getNumArguments()));
        SmallVector<Value> added;
        for (auto [sum, gradient] :
             llvm::zip_equal(carried, call.getResults().drop_front()))
          added.push_back(arith::AddFOp::create(builder, loc, sum, gradient));
        scf::YieldOp::create(builder, loc, added);
      });
  func::ReturnOp::create(builder, loc, loop.getResults());
  return runPasses(module, "ao-inline-callees");
}

static OwningOpRef<ModuleOp> parseStep(MLIRContext &context, StringRef text,
                                       StepForm form) {
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  bool isUnrolled =
      form == StepForm::Unrolled || form == StepForm::UnrolledInBatches;
  if (!module || (isUnrolled && failed(runPasses(*module, "ao-unroll-loops"))))
    fail("the step cannot be unrolled");
  bool isInBatches =
      form == StepForm::LoopsInBatches || form == StepForm::UnrolledInBatches;
  if (isInBatches && failed(addMicrobatches(*module)))
    fail("the step cannot be inlined into a loop");
  return module;
}

/// Nothing if no plan fits `budget`, in bytes; 0 is none.
static std::optional<Outcome> plan(MLIRContext &context, StringRef text,
                                   StepForm form, StringRef machine,
                                   int64_t budget) {
  OwningOpRef<ModuleOp> module = parseStep(context, text, form);
  Outcome outcome;
  outcome.opsBefore = countOps(*module);
  std::string pipeline =
      ("ao-offload-pipeline{strategy=planned machine=" + machine).str();
  if (budget > 0)
    pipeline += " device-memory-budget=" + std::to_string(budget);
  double start = now();
  {
    ScopedDiagnosticHandler silence(&context, [](Diagnostic &) {});
    if (failed(runPasses(*module, pipeline + "}")))
      return std::nullopt;
  }
  outcome.passSeconds = now() - start;
  outcome.opsAfter = countOps(*module);
  ao::planner::Prediction predicted = predict(*module, machine);
  outcome.peakBytes = static_cast<double>(predicted.peakBytes);
  outcome.unplannedBytes = static_cast<double>(predicted.unplannedPeakBytes);
  outcome.makespanUs = predicted.makespanUs;
  return outcome;
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

namespace {
/// Ratios of one figure over all cases.
class Figure {
public:
  void add(double ratio) {
    logarithms += std::log(ratio);
    worst = std::max(worst, ratio);
    ++count;
  }
  void addMissing() { ++missing; }

  void print(StringRef name) const {
    printRatios(name);
    llvm::outs() << "– |\n";
  }

  /// Returns whether the targets are met.
  bool print(StringRef name, std::optional<double> mean, double most) const {
    printRatios(name);
    if (mean)
      llvm::outs() << llvm::format("%.3f · ", *mean);
    llvm::outs() << llvm::format("%.3f |", most);
    if (missing > 0)
      llvm::outs() << " no plan: " << missing;
    llvm::outs() << "\n";
    return missing == 0 && (!mean || getMean() <= *mean) && worst <= most;
  }

private:
  double getMean() const {
    return count == 0 ? 0 : std::exp(logarithms / count);
  }
  void printRatios(StringRef name) const {
    llvm::outs() << "| " << name << " | "
                 << llvm::format("%.3f · %.3f", getMean(), worst) << " | ";
  }

  double logarithms = 0, worst = 0;
  unsigned count = 0, missing = 0;
};

struct Figures {
  Figure peak, time, half, third, passes, size, sizeUnderBudget;
  Figure batches, loopBatches, loopBatchesHalf;
};
} // namespace

/// Step times of two forms under a budget. A step that only one of the two can
/// plan counts as missing.
static void compareTimes(MLIRContext &context, StringRef text,
                         std::pair<StepForm, StepForm> forms, StringRef machine,
                         int64_t budget, Figure &figure, Figure *size) {
  auto ofLoop = plan(context, text, forms.first, machine, budget);
  auto ofLayers = plan(context, text, forms.second, machine, budget);
  if (ofLoop && size)
    size->add(ofLoop->getGrowth());
  if (!ofLoop && ofLayers) {
    llvm::outs() << " no plan |";
    figure.addMissing();
  } else if (!ofLayers) {
    llvm::outs() << " - |";
  } else {
    double ratio = ofLoop->makespanUs / ofLayers->makespanUs;
    llvm::outs() << llvm::format(" %.4f |", ratio);
    figure.add(ratio);
  }
}

/// Prints the peak of a loop over microbatches without a budget, as a multiple
/// of that of one of them as a step with the sums of gradients, `bytes`.
static void compareBatches(MLIRContext &context, StringRef text, StepForm form,
                           StringRef machine, double bytes, Figure &figure) {
  auto batches = plan(context, text, form, machine, 0);
  if (!batches)
    fail("a plan without a budget failed");
  double ratio = batches->peakBytes / bytes;
  figure.add(ratio);
  llvm::outs() << llvm::format(" %.3f |", ratio);
}

static void compare(MLIRContext &context, StringRef text, int64_t layers,
                    StringRef machine, Figures &figures) {
  std::optional<Outcome> loop, unrolled;
  double loopSeconds = std::numeric_limits<double>::infinity();
  double unrolledSeconds = loopSeconds;
  for (unsigned run = 0; run != kTimedRuns; ++run) {
    loop = plan(context, text, StepForm::Loops, machine, 0);
    unrolled = plan(context, text, StepForm::Unrolled, machine, 0);
    if (!loop || !unrolled)
      fail("a plan without a budget failed");
    loopSeconds = std::min(loopSeconds, loop->passSeconds);
    unrolledSeconds = std::min(unrolledSeconds, unrolled->passSeconds);
  }
  double ratio = loop->peakBytes / unrolled->peakBytes;
  double passes = loopSeconds / unrolledSeconds;
  double size = loop->getGrowth();
  double time = loop->makespanUs / unrolled->makespanUs;
  figures.peak.add(ratio);
  figures.time.add(time);
  figures.size.add(size);
  if (layers == 96)
    figures.passes.add(passes);
  llvm::outs() << "| " << layers << " | " << machine
               << llvm::format(" | %.2f | %.2f | %.2f | %.3f | %.4f |",
                               unrolled->unplannedBytes / 1e9,
                               unrolled->peakBytes / 1e9, loop->peakBytes / 1e9,
                               ratio, time);
  for (auto [share, figure] :
       {std::pair(0.5, &figures.half), std::pair(0.3, &figures.third)})
    compareTimes(context, text, {StepForm::Loops, StepForm::Unrolled}, machine,
                 static_cast<int64_t>(unrolled->unplannedBytes * share),
                 *figure, &figures.sizeUnderBudget);
  llvm::outs() << llvm::format(" %.3f | %.2f |", passes, size);
  double sums =
      countGradientBytes(getStep(*parseStep(context, text, StepForm::Loops)));
  compareBatches(context, text, StepForm::UnrolledInBatches, machine,
                 unrolled->peakBytes + sums, figures.batches);
  compareBatches(context, text, StepForm::LoopsInBatches, machine,
                 loop->peakBytes + sums, figures.loopBatches);
  compareTimes(context, text,
               {StepForm::LoopsInBatches, StepForm::UnrolledInBatches}, machine,
               static_cast<int64_t>(unrolled->unplannedBytes * 0.5 + sums),
               figures.loopBatchesHalf, nullptr);
  llvm::outs() << "\n";
  llvm::outs().flush();
}

bool ao::bench::measureLoops(StringRef file, int64_t maxLayers) {
  DialectRegistry registry;
  mlir::registerAllDialects(registry);
  ao::registerAllDialects(registry);
  ao::registerAllPasses();
  func::registerInlinerExtension(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  llvm::outs() << "| layers | machine | unplanned, GB | unrolled | loop | "
                  "ratio | time there | at 50 % | at 30 % | passes | size | "
                  "microbatches | loops in microbatches | at 50 % |\n"
               << "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n";
  Figures figures;
  for (int64_t layers : {12, 48, 96}) {
    if (layers > maxLayers)
      break;
    std::string text = readStep(file, layers);
    for (StringRef machine : {"h100-pcie4", "h100-pcie5", "gh200", "gb200-c2c"})
      compare(context, text, layers, machine, figures);
  }
  llvm::outs() << "\n| loop ÷ unrolled | mean · worst | target |\n"
               << "|---|---|---|\n";
  bool met = figures.peak.print("zero-stall peak", 1.02, 1.05);
  // Slices that are not copied compensate copies to the host.
  figures.time.print("step time at that peak, no budget");
  met &= figures.half.print("step time at 50 % of the peak", 1.005, 1.02);
  met &= figures.third.print("step time at 30 % of the peak", 1.005, 1.02);
  if (maxLayers >= 96)
    met &= figures.passes.print("passes, 96 layers", std::nullopt, 0.2);
  met &= figures.size.print("module, after ÷ before", std::nullopt, 3);
  figures.sizeUnderBudget.print("module under a budget, after ÷ before");
  met &= figures.batches.print(
      "zero-stall peak, unrolled in microbatches ÷ one", std::nullopt, 1.02);
  met &= figures.loopBatches.print(
      "zero-stall peak, loops in microbatches ÷ one", std::nullopt, 1.05);
  figures.loopBatchesHalf.print("step time at 50 %, in microbatches");
  return met;
}
