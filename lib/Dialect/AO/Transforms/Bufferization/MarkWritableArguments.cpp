//===- MarkWritableArguments.cpp - Arguments that may be overwritten ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Aliases/AliasRoots.h"
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h"

#include "ao/Analysis/Aliases/Ownership.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

namespace ao {
#define GEN_PASS_DEF_AOMARKWRITABLEARGUMENTS
#include "ao/Dialect/AO/Transforms/Bufferization/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

static void setWritable(func::FuncOp function, unsigned index, bool writable) {
  if (!isa<TensorType>(function.getArgumentTypes()[index]))
    return;
  function.setArgAttr(index,
                      bufferization::BufferizationDialect::kWritableAttrName,
                      BoolAttr::get(function.getContext(), writable));
}

namespace {
struct MarkWritableArguments
    : public ao::impl::AOMarkWritableArgumentsBase<MarkWritableArguments> {
  void runOnOperation() override {
    if (failed(verifyPairs(getOperation())))
      return signalPassFailure();
    AliasRoots roots;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i)
        setWritable(function, i,
                    !!function.getArgAttr(i, AODialect::kDonatedAttr));
    }
    for (auto [forward, backward] : findPairs(getOperation())) {
      for (unsigned i = 0, e = getNumSaved(forward); i != e; ++i)
        setWritable(backward, i, false);
      for (const DonationGroup &group : findDonations(forward, roots))
        if (group.size() == 1)
          setWritable(backward, group.front(), true);
    }
  }
};
} // namespace
