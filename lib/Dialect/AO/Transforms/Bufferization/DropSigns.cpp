//===- DropSigns.cpp - Integers as buffers and arith know them ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace ao {
#define GEN_PASS_DEF_AODROPSIGNS
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;

namespace {
struct DropSigns : public ao::impl::AODropSignsBase<DropSigns> {
  void runOnOperation() override {
    AttrTypeReplacer replacer;
    replacer.addReplacement([](IntegerType type) -> std::optional<Type> {
      return IntegerType::get(type.getContext(), type.getWidth());
    });
    getOperation()->walk([&](Operation *op) {
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument argument : block.getArguments())
            argument.setType(replacer.replace(argument.getType()));
      for (OpResult result : op->getResults())
        result.setType(replacer.replace(result.getType()));
      if (auto function = dyn_cast<FunctionOpInterface>(op))
        function.setFunctionTypeAttr(
            TypeAttr::get(replacer.replace(function.getFunctionType())));
    });
    getOperation()->walk([](UnrealizedConversionCastOp cast) {
      if (cast.getOperandTypes() != cast.getResultTypes())
        return;
      cast.replaceAllUsesWith(cast.getOperands());
      cast.erase();
    });
  }
};
} // namespace
