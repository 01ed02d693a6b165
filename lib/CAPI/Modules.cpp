//===- Modules.cpp - Parsing, checking and running pipelines --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Calls.h"
#include "ao-c/Offload.h"
#include "ao/Dialect/AO/IR/Nesting.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Import/StableHLO.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace ao;
using namespace ao::capi;

/// A copy of the source that satisfies both readers: the one of text wants a
/// NUL after it, the one of bytecode an alignment.
static std::unique_ptr<llvm::MemoryBuffer> copySource(StringRef source,
                                                      StringRef name) {
  constexpr uint64_t kAlignment = 64;
  std::unique_ptr<llvm::WritableMemoryBuffer> copy =
      llvm::WritableMemoryBuffer::getNewUninitMemBuffer(
          source.size(), name, llvm::Align(kAlignment));
  if (copy)
    llvm::copy(source, copy->getBufferStart());
  return copy;
}

/// The module if it is valid. The scan of its text may underestimate its depth;
/// the verifier calls itself once for each level.
static OwningOpRef<ModuleOp> verifyParsed(OwningOpRef<ModuleOp> module,
                                          Location location) {
  if (nestsTooDeeply(*module)) {
    destroyDeep(std::move(module));
    emitError(location) << "nested deeper than " << kMaxNesting << " levels";
    return nullptr;
  }
  if (failed(verify(*module)))
    return nullptr;
  return module;
}

MlirModule aoModuleParse(MlirContext context, AoStringRef source,
                         AoStringRef name, AoMessageHandler handler) {
  MLIRContext *owner = unwrap(context);
  if (!owner) {
    (void)failWithout("context", handler);
    return {nullptr};
  }
  MessageScope scope(owner, handler);
  Location location =
      FileLineColLoc::get(owner, toStringRef(name), /*line=*/0, /*column=*/0);
  std::unique_ptr<llvm::MemoryBuffer> copy =
      copySource(toStringRef(source), toStringRef(name));
  if (!copy) {
    emitError(location) << "not enough memory for a module of " << source.length
                        << " bytes";
    return {nullptr};
  }
  StableHLOSource kind = classifyStableHLO(copy->getBuffer());
  if (kind == StableHLOSource::Pretty || kind == StableHLOSource::Artifact) {
    auto converted = convertStableHLO(owner, copy->getMemBufferRef(),
                                      StableHLOForm::Generic);
    if (failed(converted))
      return {nullptr};
    copy = std::move(*converted);
  }
  // Reading it would end the process.
  if (failed(verifyNesting(owner, copy->getBuffer(), toStringRef(name))))
    return {nullptr};
  // Attributes may refer to the bytecode during the lifetime of the module.
  auto manager = std::make_shared<llvm::SourceMgr>();
  manager->AddNewSourceBuffer(std::move(copy), llvm::SMLoc());
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(
      manager, ParserConfig(owner, /*verifyAfterParse=*/false));
  if (module)
    module = verifyParsed(std::move(module), location);
  (void)scope.close(success(bool(module)), location);
  return {module.release().getAsOpaquePointer()};
}

MlirLogicalResult aoModuleVerify(MlirModule module, AoMessageHandler handler) {
  return workOn(module, handler, [](ModuleOp op) -> LogicalResult {
    if (failed(verify(op)))
      return failure();
    PassManager manager(op.getContext(), op->getName().getStringRef());
    manager.addPass(ao::createAOVerifyTransfers());
    return manager.run(op);
  });
}

MlirLogicalResult aoRunPipeline(MlirModule module, AoStringRef pipeline,
                                AoMessageHandler handler) {
  return workOn(module, handler, [&](ModuleOp op) -> LogicalResult {
    std::string error;
    llvm::raw_string_ostream os(error);
    FailureOr<OpPassManager> parsed =
        parsePassPipeline(toStringRef(pipeline), os);
    if (failed(parsed))
      return emitError(op.getLoc())
             << "cannot read the pipeline: " << StringRef(error).trim();
    PassManager manager(op.getContext(), op->getName().getStringRef());
    static_cast<OpPassManager &>(manager) = std::move(*parsed);
    return manager.run(op);
  });
}
