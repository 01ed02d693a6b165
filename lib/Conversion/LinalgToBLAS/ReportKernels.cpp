//===- ReportKernels.cpp - Roofline durations of kernels ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Costs/MachineSpec.h"
#include "ao/Conversion/LinalgToBLAS/StepKernels.h"
#include "ao/Conversion/Passes.h"
#include "ao/Support/JsonWriter.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ToolOutputFile.h"

namespace ao {
#define GEN_PASS_DEF_AOREPORTKERNELS
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// A kernel and its time in a step.
struct TimedKernel {
  KernelUse use;
  double nanoseconds;
};

/// All kernels of the functions that others may call.
struct Roofline {
  std::vector<TimedKernel> kernels;
  double nanoseconds = 0, productFlops = 0;

  double share(const TimedKernel &kernel) const {
    return nanoseconds > 0 ? kernel.nanoseconds / nanoseconds : 0;
  }
};
} // namespace

static Roofline computeRoofline(ModuleOp module,
                                const planner::Machine &machine) {
  Roofline roofline;
  DurationModel durations(machine);
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic())
      continue;
    roofline.productFlops += countProductFlops(function);
    for (const KernelUse &use : listKernels(function)) {
      double ns =
          use.executions *
          static_cast<double>(durations.getDuration(use.op).nanoseconds);
      roofline.kernels.push_back({use, ns});
      roofline.nanoseconds += ns;
    }
  }
  llvm::stable_sort(roofline.kernels,
                    [](const TimedKernel &a, const TimedKernel &b) {
                      return a.nanoseconds > b.nanoseconds;
                    });
  return roofline;
}

static std::string toJson(const Roofline &roofline) {
  JsonWriter json;
  json.beginDocument(schemas::kernels);
  json.key("step_ns").rounded(roofline.nanoseconds, 15);
  json.key("product_flops").rounded(roofline.productFlops, 15);
  json.key("kernels").beginArray();
  for (const TimedKernel &kernel : roofline.kernels) {
    const KernelUse &use = kernel.use;
    json.newLine().beginObject().field("name", getOpName(use.op));
    json.field("op", use.op->getName().getStringRef().str());
    json.field("product", use.isProduct);
    json.key("executions").rounded(use.executions, 15);
    json.key("bytes").rounded(use.cost.bytes, 15);
    json.key("flops").rounded(use.cost.flops, 15);
    json.key("ns").rounded(kernel.nanoseconds, 15);
    json.key("share").rounded(roofline.share(kernel), 4);
    json.endObject();
  }
  return json.newLine().endArray().endObject().newLine().take();
}

namespace {
struct ReportKernels : public ao::impl::AOReportKernelsBase<ReportKernels> {
  using AOReportKernelsBase::AOReportKernelsBase;

  void runOnOperation() override {
    FailureOr<planner::Machine> target = loadMachine(getOperation(), machine);
    if (failed(target))
      return signalPassFailure();
    Roofline roofline = computeRoofline(getOperation(), *target);
    if (failed(write(roofline)) || failed(check(roofline)))
      signalPassFailure();
    markAllAnalysesPreserved();
  }

private:
  LogicalResult write(const Roofline &roofline) {
    if (output.empty())
      return success();
    std::string text = toJson(roofline);
    if (output == "-") {
      llvm::errs() << text;
      return success();
    }
    std::string error;
    std::unique_ptr<llvm::ToolOutputFile> file = openOutputFile(output, &error);
    if (!file)
      return emitError(getOperation().getLoc()) << error;
    file->os() << text;
    file->keep();
    return success();
  }

  /// Verifies that enough of the time that can hide copies is in products.
  LogicalResult check(const Roofline &roofline) {
    if (mostShare <= 0)
      return success();
    LogicalResult result = success();
    for (const TimedKernel &kernel : roofline.kernels) {
      double percent = 100 * roofline.share(kernel);
      bool isTooLong = percent > mostShare;
      if (kernel.use.isProduct || (!isTooLong && !kernel.use.isContraction))
        continue;
      InFlightDiagnostic error = kernel.use.op->emitError();
      if (kernel.use.isContraction)
        error
            << "contraction is lowered to a kernel: unsupported by the library";
      else
        error << llvm::formatv("kernel takes {0:F1} % of the step by the "
                               "roofline, expected at most {1:F1} %",
                               percent, static_cast<double>(mostShare))
                     .str();
      result = failure();
    }
    return result;
  }
};
} // namespace
