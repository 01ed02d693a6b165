//===- PlanFiles.cpp - Traces, plans and reports of modules ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanFiles.h"

#include "StackDecisions.h"
#include "ao/Analysis/BodyStep.h"
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
    diagnostic << "expected one training step, found " << steps.size()
               << (steps.empty() ? "" : "; name one with 'step'");
  else
    diagnostic << "no training step is called '@" << name << "'";
  if (name.contains('/'))
    for (const Step &step : steps)
      for (auto &[loop, body] : getBodies(step))
        diagnostic.attachNote(loop.getLoc())
            << "the body of this loop is called '" << body << "'";
  return nullptr;
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

LogicalResult ao::writeTextFile(ModuleOp module, StringRef file,
                                StringRef text) {
  if (file == "-") {
    llvm::errs() << text << "\n";
    return success();
  }
  std::string message;
  std::unique_ptr<llvm::ToolOutputFile> output = openOutputFile(file, &message);
  if (!output)
    return emitError(module.getLoc()) << message;
  output->os() << text << "\n";
  output->os().flush();
  if (std::error_code error = output->os().error()) {
    output->os().clear_error();
    return emitError(module.getLoc())
           << "cannot write '" << file << "': " << error.message();
  }
  output->keep();
  return success();
}

LogicalResult ao::writePlanFiles(ModuleOp module, const planner::Trace &trace,
                                 const planner::Plan &plan,
                                 StringRef planOutput, StringRef report,
                                 const planner::ReportOptions &shown) {
  if (!planOutput.empty() &&
      failed(writeTextFile(module, planOutput, planner::toJson(plan))))
    return failure();
  if (report.empty())
    return success();
  planner::Expected<std::string> text =
      planner::renderReportFor(report.str(), trace, plan.machine, plan, shown);
  if (!text)
    return emitError(module.getLoc()) << "report: " << text.error().str();
  return writeTextFile(module, report, *text);
}

LogicalResult ao::writePlanFiles(ModuleOp module, PlannedStep &planned,
                                 StringRef planOutput, StringRef report) {
  // Names of a trace take time: only if somebody asks.
  if (planOutput.empty() && report.empty())
    return success();
  planner::ReportOptions shown;
  shown.stacks = takeStackDecisions(planned.getStep());
  return writePlanFiles(module, planned.getTrace(), planned.getPlan(),
                        planOutput, report, shown);
}
