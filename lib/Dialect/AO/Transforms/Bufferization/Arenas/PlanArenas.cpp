//===- PlanArenas.cpp - Give the buffers of a step places -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Plan/PlanFiles.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Arenas.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "ao/Planner/LayoutDocument.h"
#include "ao/Planner/Report.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"

namespace ao {
#define GEN_PASS_DEF_AOPLANARENAS
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Remarks
//===----------------------------------------------------------------------===//

static remark::RemarkOpts getRemarkOptions(const StepArenas &step) {
  return remark::RemarkOpts::name("ao-plan-arenas")
      .category("ao")
      .function(step.problem.name);
}

/// Emits a remark for each buffer without a place, and one for the size of the
/// arenas.
static void emitRemarks(const StepArenas &step, const ArenaOptions &options) {
  for (const ArenaBuffer &buffer : step.buffers) {
    if (buffer.reason.empty() ||
        !(buffer.onHost ? options.host : options.device))
      continue;
    memref::AllocOp alloc = buffer.allocations.front();
    auto remark = remark::missed(alloc.getLoc(), getRemarkOptions(step));
    if (remark)
      remark << ("not placed: '" + buffer.name + "'")
             << remark::metric("bytes", buffer.bytes)
             << remark::reason("{0}", buffer.reason);
  }
  for (size_t pool = 0; pool < step.problem.pools.size(); ++pool) {
    const layout::PoolFigures &figures = step.layout.pools[pool];
    if (figures.bytes == 0)
      continue;
    func::FuncOp forward = step.forward;
    auto remark = remark::passed(forward.getLoc(), getRemarkOptions(step));
    if (remark)
      remark << ("arena of '@" + step.problem.name +
                 "': " + step.problem.pools[pool].name)
             << remark::metric("bytes", figures.bytes)
             << remark::metric("bound-bytes", figures.boundBytes)
             << remark::metric("live-bytes", figures.exactLoadBytes)
             << remark::metric("proved", figures.proved());
  }
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static std::string describe(const layout::Buffer &buffer) {
  std::string text = "'" + buffer.name + "' with " +
                     std::to_string(buffer.bytes) + " bytes in pool " +
                     std::to_string(buffer.pool);
  if (buffer.slots > 1)
    text += ", " + std::to_string(buffer.slots) + " times";
  return text;
}

/// Why a layout of a document is none of `step`; empty if it is one.
static std::string compare(const planner::LayoutDocument &document,
                           const StepArenas &step) {
  if (!document.solution)
    return "the document has no solution";
  auto own = ArrayRef(step.problem.buffers);
  auto given = ArrayRef(document.problem.buffers);
  std::string name = "'@" + step.problem.name + "'";
  if (own.size() != given.size())
    return "the layout is for " + std::to_string(given.size()) + " buffers, " +
           name + " has " + std::to_string(own.size());
  for (size_t i = 0; i < own.size(); ++i)
    if (own[i].name != given[i].name || own[i].bytes != given[i].bytes ||
        own[i].slots != given[i].slots || own[i].pool != given[i].pool)
      return "buffer " + std::to_string(i) + " of the layout is " +
             describe(given[i]) + ", that of " + name + " is " +
             describe(own[i]);
  if (auto error = document.solution->verify(step.problem))
    return error->path + ": " + error->message;
  return "";
}

static FailureOr<layout::Layout> readLayout(const StepArenas &step,
                                            StringRef file) {
  func::FuncOp forward = step.forward;
  auto fail = [&](const Twine &message) {
    return emitError(forward.getLoc()) << "'" << file << "': " << message;
  };
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> input = openInputFile(file, &message);
  if (!input)
    return emitError(forward.getLoc()) << message;
  auto document = planner::parseLayout(std::string_view(input->getBuffer()));
  if (!document)
    return fail(document.error().str());
  if (std::string problem = compare(*document, step); !problem.empty())
    return fail(problem);
  return std::move(*document->solution);
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct PlanArenas : public ao::impl::AOPlanArenasBase<PlanArenas> {
  using AOPlanArenasBase::AOPlanArenasBase;

  void runOnOperation() override {
    ArenaOptions options;
    if (failed(readOptions(options)))
      return signalPassFailure();
    FailureOr<std::vector<StepArenas>> steps = plan(options);
    if (failed(steps) || failed(writeLayout(*steps)) ||
        failed(addToReport(*steps)))
      return signalPassFailure();
    for (StepArenas &step : *steps)
      apply(step, options);
  }

private:
  LogicalResult fail(const Twine &message) {
    return emitError(getOperation().getLoc()) << message;
  }

  LogicalResult readOptions(ArenaOptions &options) {
    options.device = options.host = pools.empty();
    for (const std::string &pool : pools) {
      if (pool != "device" && pool != "host")
        return fail("unknown pool '" + pool + "', expected device or host");
      (pool == "device" ? options.device : options.host) = true;
    }
    if (results != "alloc" && results != "arena")
      return fail("'results' must be alloc or arena, got '" + results + "'");
    options.placeResults = results == "arena";
    if (!llvm::isPowerOf2_64(alignment) || alignment > (int64_t{1} << 40))
      return fail("'alignment' must be a power of two up to 2^40, got " +
                  Twine(int64_t{alignment}));
    options.alignment = alignment;
    if (effort < 0 || effort > layout::maxLayoutEffort)
      return fail("'effort' must be 0 to " + Twine(layout::maxLayoutEffort) +
                  ", got " + Twine(int64_t{effort}));
    options.layout.effort = static_cast<int>(effort);
    options.layout.seed = static_cast<uint64_t>(seed);
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(AODialect::kArenasAttr))
        return emitError(function.getLoc())
               << "'@" << function.getName() << "' has arenas already";
    return success();
  }

  FailureOr<std::vector<StepArenas>> plan(const ArenaOptions &options) {
    if (layoutInput.empty())
      return computeArenas(getOperation(), options);
    std::vector<StepArenas> steps = collectArenas(getOperation(), options);
    for (StepArenas &step : steps) {
      FailureOr<layout::Layout> layout = readLayout(step, layoutInput);
      if (failed(layout))
        return failure();
      step.layout = std::move(*layout);
    }
    return steps;
  }

  /// Verifies that there is exactly one step, as options that write a file
  /// require.
  LogicalResult verifyIsOne(ArrayRef<StepArenas> steps, StringRef option) {
    if (steps.size() == 1)
      return success();
    return fail("'" + option + "' expects one training step, got " +
                Twine(steps.size()));
  }

  LogicalResult writeLayout(ArrayRef<StepArenas> steps) {
    if (layoutOutput.empty())
      return success();
    if (failed(verifyIsOne(steps, "layout-output")))
      return failure();
    return writeTextFile(getOperation(), layoutOutput,
                         planner::toJson(makeDocument(steps.front())));
  }

  LogicalResult addToReport(ArrayRef<StepArenas> steps) {
    if (report.empty())
      return success();
    if (failed(verifyIsOne(steps, "report")))
      return failure();
    // There are none, as a remark says.
    if (!steps.front().obstacle.empty())
      return success();
    std::string message;
    std::unique_ptr<llvm::MemoryBuffer> input = openInputFile(report, &message);
    if (!input)
      return fail(message);
    planner::Expected<std::string> text = planner::addArenas(
        input->getBuffer().str(), makeDocument(steps.front()));
    if (!text)
      return fail("'" + report + "': " + text.error().str());
    return writeTextFile(getOperation(), report, StringRef(*text).rtrim('\n'));
  }

  planner::LayoutDocument makeDocument(const StepArenas &step) const {
    return {step.problem, step.layout, effort, seed};
  }

  void apply(StepArenas &step, const ArenaOptions &options) {
    if (!step.obstacle.empty()) {
      auto remark =
          remark::missed(step.forward.getLoc(), getRemarkOptions(step));
      if (remark)
        remark << ("no arenas: '@" + step.problem.name + "'")
               << remark::reason("{0}", step.obstacle);
      return;
    }
    placeInArenas(step);
    emitRemarks(step, options);
  }
};
} // namespace
