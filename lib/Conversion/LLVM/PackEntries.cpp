//===- PackEntries.cpp - Functions that a program can call by name --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "ao/Conversion/Runtime/StepSymbols.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace ao {
#define GEN_PASS_DEF_AOPACKENTRIES
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Calls the C wrapper `wrapper` with pointers from an array. Arguments that
/// are not pointers are loaded from the addresses in the array.
static void packEntry(LLVM::LLVMFuncOp wrapper, StringRef name) {
  MLIRContext *context = wrapper.getContext();
  Location loc = wrapper.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(context);
  OpBuilder builder(context);
  builder.setInsertionPointAfter(wrapper);
  auto type =
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), {pointer});
  auto entry =
      LLVM::LLVMFuncOp::create(builder, loc, getPackedSymbol(name), type);
  Block *body = entry.addEntryBlock(builder);
  builder.setInsertionPointToStart(body);
  SmallVector<Value> arguments;
  for (unsigned i = 0, e = wrapper.getNumArguments(); i != e; ++i) {
    Value slot = LLVM::GEPOp::create(
        builder, loc, pointer, pointer, body->getArgument(0),
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
    Value argument = LLVM::LoadOp::create(builder, loc, pointer, slot);
    Type type = wrapper.getArgumentTypes()[i];
    if (type != pointer)
      argument = LLVM::LoadOp::create(builder, loc, type, argument);
    arguments.push_back(argument);
  }
  LLVM::CallOp::create(builder, loc, wrapper, arguments);
  LLVM::ReturnOp::create(builder, loc, ValueRange());
}

namespace {
struct PackEntries : public ao::impl::AOPackEntriesBase<PackEntries> {
  void runOnOperation() override {
    constexpr StringLiteral prefix = "_mlir_ciface_";
    SmallVector<LLVM::LLVMFuncOp> wrappers;
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      if (!function.isExternal() && function.getName().starts_with(prefix))
        wrappers.push_back(function);
    for (LLVM::LLVMFuncOp wrapper : wrappers)
      packEntry(wrapper, wrapper.getName().drop_front(prefix.size()));
  }
};
} // namespace
