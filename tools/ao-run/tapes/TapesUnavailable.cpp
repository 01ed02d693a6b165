//===- TapesUnavailable.cpp - A build without autograd tapes --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tapes.h"

using namespace mlir;
using namespace ao;
using namespace ao::run;

bool ao::run::hasTape(ModuleOp) { return false; }

LogicalResult ao::run::formSteps(ModuleOp, const WholeStepOptions &) {
  llvm_unreachable("no module has a tape");
}

std::optional<BufferSpec> ao::run::describeHook(Type) { return std::nullopt; }

std::vector<int64_t> ao::run::getTableKinds(Value) { return {}; }

RankedTensorType ao::run::getUnpackedType(Type) { return nullptr; }
