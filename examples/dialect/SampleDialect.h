//===- SampleDialect.h - A dialect with the interfaces of ao ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SAMPLE_DIALECT_H
#define SAMPLE_DIALECT_H

#include "ao/Dialect/AO/IR/AOEligibility.h"
#include "ao/Dialect/AO/IR/AOInterfaces.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace sample {

/// Scratch memory of kernels.
struct ScratchResource
    : public mlir::SideEffects::Resource::Base<ScratchResource> {
  llvm::StringRef getName() final { return "SampleScratch"; }
};

/// Attaches interfaces of `ao` to ops of upstream's dialects.
void registerUpstreamModels(mlir::DialectRegistry &registry);

} // namespace sample

#include "SampleDialect.h.inc"

#define GET_OP_CLASSES
#include "SampleOps.h.inc"

#endif // SAMPLE_DIALECT_H
