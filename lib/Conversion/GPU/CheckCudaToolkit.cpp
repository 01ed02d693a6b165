//===- CheckCudaToolkit.cpp - Requirements of kernel compilation ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM and ptxas report what is missing in several messages and partly by
// ending the process. This pass asks before.
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

namespace ao {
#define GEN_PASS_DEF_AOCHECKCUDATOOLKIT
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

namespace {
/// Oldest PTX that supports a chip, as in `+ptx78`.
struct Chip {
  StringLiteral name;
  int oldestPTX;
};
constexpr Chip chips[] = {{"sm_70", 60},   {"sm_72", 61},   {"sm_75", 63},
                          {"sm_80", 70},   {"sm_86", 71},   {"sm_87", 74},
                          {"sm_89", 78},   {"sm_90", 78},   {"sm_90a", 80},
                          {"sm_100", 86},  {"sm_100a", 86}, {"sm_103", 88},
                          {"sm_103a", 88}, {"sm_120", 87},  {"sm_120a", 87},
                          {"sm_121", 88},  {"sm_121a", 88}};
} // namespace

/// The version in `+ptx80`; 0 if the features do not have it.
static int findPTXVersion(StringRef features) {
  int version = 0;
  for (StringRef feature : llvm::split(features, ','))
    if (feature.consume_front("+ptx"))
      (void)feature.getAsInteger(10, version);
  return version;
}

/// The first mathematical function that kernels call.
static LLVM::LLVMFuncOp findMathFunction(ModuleOp module) {
  for (auto kernels : module.getOps<gpu::GPUModuleOp>())
    for (auto function : kernels.getOps<LLVM::LLVMFuncOp>())
      if (function.isExternal() && function.getName().starts_with("__nv_"))
        return function;
  return {};
}

static std::string join(StringRef folder, const Twine &a, const Twine &b = "",
                        const Twine &c = "") {
  SmallString<128> path(folder);
  llvm::sys::path::append(path, a, b, c);
  return std::string(path);
}

namespace {
struct CheckCudaToolkit
    : public ao::impl::AOCheckCudaToolkitBase<CheckCudaToolkit> {
  using AOCheckCudaToolkitBase::AOCheckCudaToolkitBase;

  void runOnOperation() override {
    if (getOperation().getOps<gpu::GPUModuleOp>().empty())
      return;
    if (failed(checkKernels()) || failed(checkChip()) ||
        failed(checkLibrary()) || failed(checkAssembler()))
      signalPassFailure();
  }

private:
  InFlightDiagnostic error() { return emitError(getOperation().getLoc()); }

  /// Emits an error at the first op in a kernel without a conversion.
  LogicalResult checkKernels() {
    for (auto kernels : getOperation().getOps<gpu::GPUModuleOp>()) {
      WalkResult result = kernels.walk([&](Operation *op) {
        if (op == kernels ||
            isa_and_present<LLVM::LLVMDialect, NVVM::NVVMDialect>(
                op->getDialect()))
          return WalkResult::advance();
        emitError(op->getLoc())
            << "unsupported op in a kernel: '" << op->getName() << "'";
        return WalkResult::interrupt();
      });
      if (result.wasInterrupted())
        return failure();
    }
    return success();
  }

  LogicalResult checkChip() {
    const Chip *known = llvm::find_if(
        chips, [&](const Chip &entry) { return entry.name == chip; });
    if (known == std::end(chips))
      return error() << "unknown chip '" << chip << "', expected one such as '"
                     << "sm_90'";
    int version = findPTXVersion(features);
    if (version != 0 && version < known->oldestPTX)
      return error() << "'" << chip << "' needs '+ptx" << known->oldestPTX
                     << "' or newer, got '+ptx" << version << "'";
    return success();
  }

  /// Kernels without mathematical functions do without the library.
  LogicalResult checkLibrary() {
    LLVM::LLVMFuncOp function = findMathFunction(getOperation());
    if (!function)
      return success();
    std::string library = join(toolkit, "nvvm", "libdevice", "libdevice.10.bc");
    if (llvm::sys::fs::exists(library))
      return success();
    return error() << "kernels call '" << function.getName() << "', but '"
                   << library << "' does not exist; CUDA_HOME should be the "
                   << "folder of the CUDA toolkit";
  }

  LogicalResult checkAssembler() {
    if (format == "isa" || format == "assembly" ||
        llvm::sys::fs::can_execute(join(toolkit, "bin", "ptxas")) ||
        llvm::sys::findProgramByName("ptxas"))
      return success();
    return error() << "no 'ptxas' in '" << join(toolkit, "bin")
                   << "' or in PATH; CUDA_HOME should be the folder of the "
                      "CUDA toolkit";
  }
};
} // namespace
