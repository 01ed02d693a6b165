//===- Tape.cpp - From what an engine runs to one step --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao-c/Tape.h"

#include "Calls.h"
#include "OptionDefaults.h"
#include "Planner/Strings.h"
#include "ao/Dialect/Autograd/IR/Autograd.h"
#include "ao/Dialect/Autograd/Transforms/TapeKey.h"
#include "ao/Pipelines/WholeStep.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace ao;
using namespace ao::autograd;
using namespace ao::capi;

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Autograd, autograd, AutogradDialect)

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

MlirType aoHookTypeGet(MlirContext context, AoHookKind kind) {
  std::optional<HookKind> known = symbolizeHookKind(kind);
  if (mlirContextIsNull(context) || !known)
    return wrap(Type());
  unwrap(context)->getOrLoadDialect<AutogradDialect>();
  return wrap(Type(HookType::get(unwrap(context), *known)));
}

MlirType aoPackedTypeGet(MlirType unpacked) {
  auto tensor = dyn_cast_if_present<RankedTensorType>(unwrap(unpacked));
  if (!tensor)
    return wrap(Type());
  tensor.getContext()->getOrLoadDialect<AutogradDialect>();
  return wrap(Type(PackedType::get(tensor.getContext(), tensor)));
}

MlirType aoHookTableTypeGet(MlirContext context) {
  if (mlirContextIsNull(context))
    return wrap(Type());
  unwrap(context)->getOrLoadDialect<AutogradDialect>();
  return wrap(Type(HookTableType::get(unwrap(context))));
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

static LogicalResult readOptions(ModuleOp module,
                                 const AoWholeStepOptions *given,
                                 WholeStepOptions &options) {
  AoWholeStepOptions known = getWholeStepDefaults();
  if (failed(readOptions(module, given, known, "aoWholeStepOptionsInit")))
    return failure();
  if (known.order != AO_ORDER_EAGER && known.order != AO_ORDER_TAPE)
    return emitError(module.getLoc())
           << "unknown order number " << static_cast<int>(known.order);
  if (known.order == AO_ORDER_TAPE)
    options.order = StepOrder::Tape;
  if (known.uploadScalars)
    options.scalars = ScalarMode::Device;
  if (known.keepUnpacks)
    options.unpack = UnpackMode::Keep;
  if (known.keepUpdates)
    options.updates = UpdateMode::Keep;
  if (std::string error = checkOptions(options); !error.empty())
    return emitError(module.getLoc()) << error;
  return success();
}

static LogicalResult formSteps(ModuleOp module,
                               const AoWholeStepOptions *given) {
  WholeStepOptions options;
  if (failed(readOptions(module, given, options)))
    return failure();
  auto isTape = [](FunctionOpInterface function) {
    return function->hasAttr(kTapeAttr);
  };
  if (llvm::none_of(module.getOps<FunctionOpInterface>(), isTape))
    return emitError(module.getLoc()) << "the module has no tape: no function "
                                         "has '"
                                      << kTapeAttr << "'";
  PassManager manager(module.getContext(), module->getName().getStringRef());
  buildWholeStepPipeline(manager, options);
  return manager.run(module);
}

MlirLogicalResult aoWholeStep(MlirModule module,
                              const AoWholeStepOptions *options,
                              AoMessageHandler handler) {
  return workOn(module, handler,
                [&](ModuleOp op) { return formSteps(op, options); });
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// Hands text to the caller, unless there is none.
static LogicalResult give(ModuleOp module, FailureOr<std::string> text,
                          AoString *out) {
  if (failed(text))
    return failure();
  if (setString(out, *text))
    return success();
  return emitError(module.getLoc()) << "not enough memory for the text";
}

MlirLogicalResult aoTapeKey(MlirModule module, AoString *key,
                            AoMessageHandler handler) {
  return workOn(module, handler,
                [&](ModuleOp op) { return give(op, computeTapeKey(op), key); });
}

MlirLogicalResult aoTapeDifference(MlirModule is, MlirModule was,
                                   AoString *difference,
                                   AoMessageHandler handler) {
  if (mlirModuleIsNull(is) || mlirModuleIsNull(was))
    return failWithout("module", handler);
  // Says what is wrong with it, perhaps in a context of its own.
  if (mlirLogicalResultIsFailure(aoTapeKey(was, nullptr, handler)))
    return mlirLogicalResultFailure();
  return workOn(is, handler, [&](ModuleOp op) {
    return give(op, describeTapeDifference(op, unwrap(was)), difference);
  });
}
