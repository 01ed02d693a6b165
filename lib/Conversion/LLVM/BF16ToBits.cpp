//===- BF16ToBits.cpp - Values of bf16 that are only moved ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

namespace ao {
#define GEN_PASS_DEF_AOBF16TOBITS
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns true if `op` moves values without interpreting them.
static bool onlyMoves(Operation *op) {
  return isa<LLVM::AddressOfOp, LLVM::AllocaOp, LLVM::BitcastOp, LLVM::CallOp,
             LLVM::ConstantOp, LLVM::ExtractValueOp, LLVM::GEPOp,
             LLVM::InsertValueOp, LLVM::LoadOp, LLVM::LLVMFuncOp,
             LLVM::GlobalOp, LLVM::PoisonOp, LLVM::ReturnOp, LLVM::SelectOp,
             LLVM::StoreOp, LLVM::UndefOp, LLVM::ZeroOp>(op) ||
         isa<BranchOpInterface>(op);
}

/// Returns true if `op` computes with bf16 itself, as no lowered step does.
static bool computesBF16(Operation *op) {
  auto isBF16 = [](Type type) { return getElementTypeOrSelf(type).isBF16(); };
  return !onlyMoves(op) && (llvm::any_of(op->getOperandTypes(), isBF16) ||
                            llvm::any_of(op->getResultTypes(), isBF16));
}

namespace {
struct BF16ToBits : public ao::impl::AOBF16ToBitsBase<BF16ToBits> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    bool computes = module
                        .walk([](Operation *op) {
                          return computesBF16(op) ? WalkResult::interrupt()
                                                  : WalkResult::advance();
                        })
                        .wasInterrupted();
    if (computes)
      return;
    replaceTypes(module);
    module.walk([](LLVM::BitcastOp cast) {
      if (cast.getArg().getType() != cast.getType())
        return;
      cast.replaceAllUsesWith(cast.getArg());
      cast.erase();
    });
  }

private:
  static void replaceTypes(ModuleOp module) {
    auto bits = IntegerType::get(module.getContext(), 16);
    AttrTypeReplacer replacer;
    replacer.addReplacement([=](BFloat16Type) -> Type { return bits; });
    replacer.addReplacement([=](FloatAttr value) -> std::optional<Attribute> {
      if (!value.getType().isBF16())
        return std::nullopt;
      return IntegerAttr::get(bits, value.getValue().bitcastToAPInt());
    });
    replacer.addReplacement(
        [=](DenseElementsAttr values) -> std::optional<Attribute> {
          if (!values.getElementType().isBF16())
            return std::nullopt;
          return values.bitcast(bits);
        });
    replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
  }
};
} // namespace
