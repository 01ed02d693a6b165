//===- MarkLayers.cpp - Layers from the names of locations ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOLayers.h"
#include "ao/Dialect/AO/Transforms/Passes.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/Support/Regex.h"

namespace ao {
#define GEN_PASS_DEF_AOMARKLAYERS
#include "ao/Dialect/AO/Transforms/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Calls fn(name) for the names of a location until it says true.
static bool anyName(Location loc, llvm::function_ref<bool(StringRef)> fn) {
  return loc
      ->walk([&](Location part) {
        auto named = dyn_cast<NameLoc>(part);
        return named && fn(named.getName()) ? WalkResult::interrupt()
                                            : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
struct MarkLayersPass : public ao::impl::AOMarkLayersBase<MarkLayersPass> {
  using Base::Base;

  void runOnOperation() override {
    llvm::Regex layer(pattern), late(backward);
    if (failed(verifyExpression("pattern", pattern, layer)) ||
        (!backward.empty() &&
         failed(verifyExpression("backward", backward, late))))
      return signalPassFailure();
    if (layer.getNumMatches() < 1) {
      emitError(getOperation().getLoc())
          << "'pattern' needs a group for the number of the layer, got '"
          << pattern << "'";
      return signalPassFailure();
    }
    for (auto function : getOperation().getOps<FunctionOpInterface>())
      for (Block &block : function.getFunctionBody())
        for (Operation &op : block.without_terminator())
          if (failed(mark(&op, layer, late)))
            return signalPassFailure();
  }

private:
  LogicalResult verifyExpression(StringRef option, StringRef text,
                                 llvm::Regex &expression) {
    std::string problem;
    if (expression.isValid(problem))
      return success();
    return emitError(getOperation().getLoc())
           << "'" << option << "' is not a regular expression: " << problem
           << ", got '" << text << "'";
  }

  LogicalResult mark(Operation *op, llvm::Regex &layer, llvm::Regex &late) {
    Builder builder(&getContext());
    SmallVector<StringRef, 2> groups;
    if (!op->hasAttr(AODialect::kLayerAttr) &&
        anyName(op->getLoc(),
                [&](StringRef name) { return layer.match(name, &groups); })) {
      int64_t number = 0;
      if (groups[1].getAsInteger(10, number) || number < 0)
        return op->emitError() << "'pattern' matches '" << groups[1]
                               << "', expected a layer number";
      op->setAttr(AODialect::kLayerAttr, builder.getI64IntegerAttr(number));
    }
    if (!backward.empty() && !op->hasAttr(kPhaseAttr) &&
        anyName(op->getLoc(), [&](StringRef name) { return late.match(name); }))
      op->setAttr(kPhaseAttr, builder.getStringAttr("backward"));
    return success();
  }
};
} // namespace
