//===- TestPlantFault.cpp - Pass that plants one fault --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlantFault.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace ao;

namespace {
/// `test-plant-fault{kind=second-wait seed=7}`: fails where the module has no
/// place for the fault.
struct PlantFaultPass
    : public PassWrapper<PlantFaultPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PlantFaultPass)

  PlantFaultPass() = default;
  PlantFaultPass(const PlantFaultPass &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "test-plant-fault"; }
  StringRef getDescription() const override {
    return "Plants one fault that ao-verify-transfers must find";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry
        .insert<arith::ArithDialect, bufferization::BufferizationDialect,
                func::FuncDialect, linalg::LinalgDialect, memref::MemRefDialect,
                scf::SCFDialect, tensor::TensorDialect>();
  }

  void runOnOperation() override {
    for (auto [fault, name] : test::getFaultKinds())
      if (name == StringRef(kind)) {
        if (test::plantFault(getOperation(), fault, seed))
          return;
        getOperation()->emitError()
            << "there is no place for the fault '" << kind << "'";
        return signalPassFailure();
      }
    getOperation()->emitError() << "unknown kind of fault '" << kind << "'";
    signalPassFailure();
  }

  Option<std::string> kind{*this, "kind", llvm::cl::desc("Kind of fault")};
  Option<uint64_t> seed{*this, "seed", llvm::cl::desc("Chooses the place"),
                        llvm::cl::init(0)};
};
} // namespace

void test::registerPlantFaultPass() { PassRegistration<PlantFaultPass>(); }
