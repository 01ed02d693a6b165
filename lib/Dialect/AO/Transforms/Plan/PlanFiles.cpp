//===- PlanFiles.cpp - Traces, plans and reports of modules ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanFiles.h"

#include "ao/Analysis/Steps/BodySteps.h"
#include "ao/Dialect/AO/IR/AOCosts.h"
#include "ao/Planner/Planner.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using namespace ao;

const Step *ao::findStep(ModuleOp module, ArrayRef<Step> steps,
                         StringRef name) {
  if (name.empty() && steps.size() == 1)
    return &steps.front();
  for (const Step &step : steps)
    if (step.getForward().getName() == name)
      return &step;
  InFlightDiagnostic diagnostic = emitError(module.getLoc());
  if (name.empty())
    diagnostic << "expected one training step, got " << steps.size()
               << (steps.empty() ? "" : "; name one with 'step'");
  else
    diagnostic << "no training step is called '@" << name << "'";
  if (name.contains('/'))
    for (const Step &step : steps)
      for (const StepFunctions &body : getBodies(step))
        diagnostic.attachNote(body.getRoot()->getLoc())
            << "the body of this "
            << (isa<LoopLikeOpInterface>(body.getRoot()) ? "loop" : "branch")
            << " is called '" << body.getName() << "'";
  return nullptr;
}

std::optional<StepPath> ao::findPath(ModuleOp module, ArrayRef<Step> steps,
                                     StringRef name) {
  for (auto [number, step] : llvm::enumerate(steps))
    for (auto [index, body] : llvm::enumerate(getBodies(step)))
      if (body.getName() == name)
        return StepPath(number).getBody(index);
  const Step *step = findStep(module, steps, name);
  if (!step)
    return std::nullopt;
  return StepPath(step - steps.data());
}

std::string ao::nameAfter(StringRef file, StringRef step) {
  if (file.empty() || file == "-")
    return file.str();
  StringRef extension = llvm::sys::path::extension(file);
  std::string name = (file.drop_back(extension.size()) + "-").str();
  for (char c : step)
    name += llvm::isAlnum(c) || c == '.' || c == '_' ? c : '-';
  return name + extension.str();
}

namespace {
/// A file that is removed unless it is kept.
class TextFile {
public:
  LogicalResult open(ModuleOp module, StringRef file) {
    name = file.str();
    if (name == "-")
      return success();
    std::string message;
    output = openOutputFile(file, &message);
    return output ? success() : emitError(module.getLoc()) << message;
  }

  LogicalResult write(ModuleOp module, StringRef text) {
    if (!output) {
      llvm::errs() << text << "\n";
      return success();
    }
    output->os() << text << "\n";
    output->os().flush();
    std::error_code error = output->os().error();
    if (!error)
      return success();
    output->os().clear_error();
    return emitError(module.getLoc())
           << "cannot write '" << name << "': " << error.message();
  }

  void keep() {
    if (output)
      output->keep();
  }

private:
  std::string name;
  std::unique_ptr<llvm::ToolOutputFile> output;
};
} // namespace

LogicalResult ao::writeTextFile(ModuleOp module, StringRef file,
                                StringRef text) {
  TextFile output;
  if (failed(output.open(module, file)) || failed(output.write(module, text)))
    return failure();
  output.keep();
  return success();
}

/// Both files or none.
LogicalResult ao::writePlanFiles(ModuleOp module, const planner::Trace &trace,
                                 const planner::Plan &plan,
                                 StringRef planOutput, StringRef report,
                                 const planner::ReportOptions &shown) {
  std::string page;
  if (!report.empty()) {
    planner::Expected<std::string> text = planner::renderReportFor(
        report.str(), trace, plan.machine, plan, shown);
    if (!text)
      return emitError(module.getLoc()) << "report: " << text.error().str();
    page = std::move(*text);
  }
  TextFile planFile, pageFile;
  if ((!planOutput.empty() && failed(planFile.open(module, planOutput))) ||
      (!report.empty() && failed(pageFile.open(module, report))))
    return failure();
  if (!planOutput.empty() &&
      failed(planFile.write(module, planner::toJson(plan))))
    return failure();
  if (!report.empty() && failed(pageFile.write(module, page)))
    return failure();
  planFile.keep();
  pageFile.keep();
  return success();
}

LogicalResult
ao::writePlanFiles(ModuleOp module, PlannedStep &planned, StringRef planOutput,
                   StringRef report,
                   std::vector<planner::ResidualDecision> residuals) {
  // Names of a trace take time: only on request.
  if (planOutput.empty() && report.empty())
    return success();
  planner::ReportOptions shown;
  shown.residuals = std::move(residuals);
  Operation *root = planned.getStep().getRoot();
  if (auto missing = root->getAttrOfType<StringAttr>(kMissingCostsAttr))
    shown.missingCosts = missing.str();
  return writePlanFiles(module, planned.getTrace(), planned.getPlan(),
                        planOutput, report, shown);
}
