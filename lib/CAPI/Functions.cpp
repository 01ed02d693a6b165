//===- Functions.cpp - Functions for CUDA graph trees ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Functions.h"

#include "Calls.h"
#include "OptionDefaults.h"
#include "ao/Conversion/Runtime/StepSymbols.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Execution/HostJit.h"
#include "ao/Pipelines/Lowering.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/TargetSelect.h"

using namespace mlir;
using namespace ao;
using namespace ao::capi;
namespace orc = llvm::orc;

struct AoFunctions {
  std::unique_ptr<orc::LLJIT> code;
  /// Descriptions by the names of the functions.
  std::vector<std::pair<std::string, const void *>> specs;
};

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

static constexpr int32_t kMaxOptimization = 3;

static LogicalResult readOptions(ModuleOp module,
                                 const AoFunctionOptions *given,
                                 AoFunctionOptions &options) {
  options = getFunctionDefaults();
  if (failed(readOptions(module, given, options, "aoFunctionOptionsInit")))
    return failure();
  if (options.optimization < 0 || options.optimization > kMaxOptimization)
    return emitError(module.getLoc())
           << "'optimization' must be 0 to " << kMaxOptimization << ", got "
           << options.optimization;
  return success();
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

/// Each function of the steps with an entry and a description, in the LLVM
/// dialect.
static LogicalResult lower(ModuleOp module) {
  PassManager manager(module.getContext(), module->getName().getStringRef());
  buildBufferizationPipeline(manager, {ArenaMode::All, ArenaResults::Alloc});
  graph::CaptureChoice captures;
  captures.mode = graph::CaptureMode::Whole;
  buildHostFunctionsPipeline(manager, captures);
  buildHostFunctionsToLLVMPipeline(manager);
  // Once instead of after each of the conversions.
  manager.enableVerifier(false);
  return success(succeeded(manager.run(module)) && succeeded(verify(module)));
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

namespace {
/// Asks the caller where functions of the runtime are.
class CallersSymbols : public orc::DefinitionGenerator {
public:
  explicit CallersSymbols(const AoFunctionOptions &options)
      : options(options) {}

  llvm::Error tryToGenerate(orc::LookupState &, orc::LookupKind,
                            orc::JITDylib &library, orc::JITDylibLookupFlags,
                            const orc::SymbolLookupSet &wanted) override {
    orc::SymbolMap found;
    for (const auto &[name, flags] : wanted)
      if (void *address =
              options.findSymbol((*name).str().c_str(), options.userData))
        found[name] = {orc::ExecutorAddr::fromPtr(address),
                       llvm::JITSymbolFlags::Exported};
    return found.empty() ? llvm::Error::success()
                         : library.define(orc::absoluteSymbols(found));
  }

private:
  const AoFunctionOptions options;
};
} // namespace

static llvm::Error load(ModuleOp module, const AoFunctionOptions &options,
                        AoFunctions &functions) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto compiler = createHostJit(static_cast<unsigned>(options.optimization),
                                /*numThreads=*/0);
  if (!compiler)
    return compiler.takeError();
  orc::JITDylib &library = (*compiler)->getMainJITDylib();
  if (options.findSymbol)
    library.addGenerator(std::make_unique<CallersSymbols>(options));
  auto translated = translateForJit(module, **compiler);
  if (!translated)
    return translated.takeError();
  if (llvm::Error error = (*compiler)->addIRModule(std::move(*translated)))
    return error;
  for (auto global : module.getOps<LLVM::GlobalOp>()) {
    std::optional<StringRef> name = getDescribedFunction(global.getSymName());
    if (!name)
      continue;
    auto address = (*compiler)->lookup(global.getSymName());
    if (!address)
      return address.takeError();
    functions.specs.emplace_back(name->str(), address->toPtr<const void *>());
  }
  functions.code = std::move(*compiler);
  return llvm::Error::success();
}

static FailureOr<std::unique_ptr<AoFunctions>>
compile(ModuleOp module, const AoFunctionOptions *given) {
  AoFunctionOptions options;
  if (failed(readOptions(module, given, options)))
    return failure();
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  OwningOpRef<ModuleOp> lowered = module.clone();
  if (failed(lower(*lowered)))
    return failure();
  auto functions = std::make_unique<AoFunctions>();
  if (llvm::Error error = load(*lowered, options, *functions))
    return emitError(module.getLoc())
           << "cannot compile: " << llvm::toString(std::move(error));
  if (functions->specs.empty())
    return emitError(module.getLoc())
           << "the module has no training step: no function has '"
           << AODialect::kStepAttr << "' or '" << AODialect::kBackwardAttr
           << "'";
  return functions;
}

AoFunctions *aoFunctionsCompile(MlirModule module,
                                const AoFunctionOptions *options,
                                AoMessageHandler handler) {
  std::unique_ptr<AoFunctions> functions;
  (void)workOn(module, handler, [&](ModuleOp op) -> LogicalResult {
    auto compiled = compile(op, options);
    if (succeeded(compiled))
      functions = std::move(*compiled);
    return success(succeeded(compiled));
  });
  return functions.release();
}

const void *aoFunctionsFind(const AoFunctions *functions, AoStringRef name) {
  if (!functions)
    return nullptr;
  for (const auto &[known, spec] : functions->specs)
    if (known == toStringRef(name))
      return spec;
  return nullptr;
}

AoStringRef aoFunctionsName(const AoFunctions *functions, size_t index) {
  if (!functions || index >= functions->specs.size())
    return {nullptr, 0};
  return toRef(functions->specs[index].first);
}

void aoFunctionsDestroy(AoFunctions *functions) { delete functions; }
