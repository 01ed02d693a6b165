//===- RuntimeCalls.cpp - Calls of the runtime's C ABI --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace ao;

/// The type of the LLVM dialect that a C type is passed as.
template <typename T>
static Type convertType(MLIRContext *context) {
  if constexpr (std::is_void_v<T>)
    return LLVM::LLVMVoidType::get(context);
  else if constexpr (std::is_pointer_v<T>)
    return LLVM::LLVMPointerType::get(context);
  else
    return IntegerType::get(context, 8 * sizeof(T));
}

namespace {
/// Converts a function type of C.
template <typename T>
struct ConvertFunction;
template <typename Result, typename... Arguments>
struct ConvertFunction<Result(Arguments...)> {
  static LLVM::LLVMFunctionType get(MLIRContext *context) {
    return LLVM::LLVMFunctionType::get(convertType<Result>(context),
                                       {convertType<Arguments>(context)...});
  }
};
} // namespace

static StringRef getName(RuntimeFunction function) {
  switch (function) {
#define AORT_STEP_FUNCTION(result, name, arguments)                            \
  case RuntimeFunction::name:                                                  \
    return #name;
#include "ao-runtime/Step.def"
  }
  llvm_unreachable("unknown function of the runtime");
}

static LLVM::LLVMFunctionType getType(RuntimeFunction function,
                                      MLIRContext *context) {
  switch (function) {
#define AORT_STEP_FUNCTION(result, name, arguments)                            \
  case RuntimeFunction::name:                                                  \
    return ConvertFunction<result arguments>::get(context);
#include "ao-runtime/Step.def"
  }
  llvm_unreachable("unknown function of the runtime");
}

bool ao::isCallOf(Operation *op, RuntimeFunction function) {
  auto call = dyn_cast<LLVM::CallOp>(op);
  return call && call.getCallee() == getName(function);
}

LLVM::LLVMFuncOp RuntimeCalls::declare(OpBuilder &builder, Location loc,
                                       RuntimeFunction function,
                                       TypeRange arguments) {
  StringRef name = getName(function);
  LLVM::LLVMFunctionType type = getType(function, builder.getContext());
  if (arguments != TypeRange(type.getParams())) {
    emitError(loc) << "call of '" << name << "': expected operands ("
                   << type.getParams() << "), got (" << arguments << ")";
    return {};
  }
  FailureOr<LLVM::LLVMFuncOp> declaration = LLVM::lookupOrCreateFn(
      builder, module, name, type.getParams(), type.getReturnType());
  if (succeeded(declaration))
    return *declaration;
  emitError(loc) << "expected '" << name << "' to be declared with type "
                 << Type(type);
  return {};
}

Value RuntimeCalls::call(OpBuilder &builder, Location loc,
                         RuntimeFunction function, ValueRange arguments) {
  if (LLVM::LLVMFuncOp callee =
          declare(builder, loc, function, arguments.getTypes())) {
    auto call = LLVM::CallOp::create(builder, loc, callee, arguments);
    return call.getNumResults() ? call.getResult() : Value();
  }
  anyError = true;
  Type result = getType(function, builder.getContext()).getReturnType();
  if (isa<LLVM::LLVMVoidType>(result))
    return {};
  return LLVM::PoisonOp::create(builder, loc, result);
}

Value RuntimeCalls::string(OpBuilder &builder, Location loc, StringRef text) {
  LLVM::GlobalOp &global = strings[text];
  if (!global) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    std::string zeroEnded = text.str() + '\0';
    auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), zeroEnded.size());
    std::string symbol;
    for (unsigned i = strings.size() - 1;; ++i) {
      symbol = "ao_name_" + std::to_string(i);
      if (!module.lookupSymbol(symbol))
        break;
    }
    global = LLVM::GlobalOp::create(
        builder, builder.getUnknownLoc(), type, /*isConstant=*/true,
        LLVM::Linkage::Internal, symbol, builder.getStringAttr(zeroEnded));
  }
  return LLVM::AddressOfOp::create(builder, loc, global);
}

Value RuntimeCalls::nameOf(OpBuilder &builder, Location loc) {
  std::string name = getLocationName(loc);
  if (!name.empty())
    return string(builder, loc, name);
  return LLVM::ZeroOp::create(builder, loc,
                              LLVM::LLVMPointerType::get(builder.getContext()));
}

Value RuntimeCalls::array(OpBuilder &builder, Location loc,
                          ArrayRef<Value> elements) {
  Type element = builder.getI64Type();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  Value base;
  {
    // At the function's entry, so that a loop does not grow the stack.
    OpBuilder::InsertionGuard guard(builder);
    auto function = builder.getInsertionBlock()
                        ->getParentOp()
                        ->getParentOfType<FunctionOpInterface>();
    if (!function)
      function =
          cast<FunctionOpInterface>(builder.getInsertionBlock()->getParentOp());
    builder.setInsertionPointToStart(&function.getFunctionBody().front());
    Value count = LLVM::ConstantOp::create(
        builder, loc, element, static_cast<int64_t>(elements.size()));
    base = LLVM::AllocaOp::create(builder, loc, pointer, element, count);
  }
  for (auto [index, value] : llvm::enumerate(elements)) {
    Value slot = LLVM::GEPOp::create(
        builder, loc, pointer, element, base,
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
    LLVM::StoreOp::create(builder, loc, value, slot);
  }
  return base;
}
