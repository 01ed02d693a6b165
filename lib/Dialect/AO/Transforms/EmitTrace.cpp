//===- EmitTrace.cpp - write the step trace of a module -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/MachineSpec.h"
#include "ao/Analysis/StepTrace.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/ToolOutputFile.h"

namespace ao {
#define GEN_PASS_DEF_AOEMITTRACE
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// The step called `name`; with an empty name the only one.
static const Step *findStep(ModuleOp module, const std::vector<Step> &steps,
                            StringRef name) {
  if (name.empty() && steps.size() == 1)
    return &steps.front();
  for (const Step &step : steps)
    if (FunctionOpInterface(step.getForward()).getName() == name)
      return &step;
  InFlightDiagnostic diagnostic = module->emitError();
  if (name.empty())
    diagnostic << "expected one training step, found " << steps.size()
               << (steps.empty() ? "" : "; name one with 'step'");
  else
    diagnostic << "no training step is called '@" << name << "'";
  return nullptr;
}

namespace {
struct EmitTracePass : public ao::impl::AOEmitTraceBase<EmitTracePass> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(write()))
      signalPassFailure();
    markAllAnalysesPreserved();
  }

private:
  LogicalResult write() {
    ModuleOp module = getOperation();
    FailureOr<planner::Machine> target = loadMachine(module, machine);
    FailureOr<std::vector<Step>> steps = buildSteps(module);
    if (failed(target) || failed(steps))
      return failure();
    const Step *chosen = findStep(module, *steps, step);
    if (!chosen)
      return failure();
    planner::Trace trace =
        buildTrace(*chosen, DurationModel(*target), minBytes);
    if (planner::Status status = trace.verify(); !status)
      return module->emitError() << "trace: " << status.error().str();
    return writeFile(planner::toJson(trace));
  }

  LogicalResult writeFile(StringRef text) {
    if (output == "-") {
      llvm::errs() << text << "\n";
      return success();
    }
    std::string message;
    std::unique_ptr<llvm::ToolOutputFile> file =
        openOutputFile(output, &message);
    if (!file)
      return getOperation()->emitError() << message;
    file->os() << text << "\n";
    file->keep();
    return success();
  }
};
} // namespace
