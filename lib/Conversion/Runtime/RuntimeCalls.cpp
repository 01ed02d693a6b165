//===- RuntimeCalls.cpp - calls of the runtime's C ABI --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Runtime/RuntimeCalls.h"
#include "ao/Analysis/OpCosts.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace ao;

Value RuntimeCalls::call(OpBuilder &builder, Location loc, StringRef name,
                         Type result, ValueRange arguments) {
  SmallVector<Type> types(arguments.getTypes());
  Type returned =
      result ? result : LLVM::LLVMVoidType::get(builder.getContext());
  FailureOr<LLVM::LLVMFuncOp> function =
      LLVM::lookupOrCreateFn(builder, module, name, types, returned);
  if (failed(function)) {
    emitError(loc) << "'" << name << "' is declared with another type";
    return {};
  }
  auto call = LLVM::CallOp::create(builder, loc, *function, arguments);
  return result ? call.getResult() : Value();
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
