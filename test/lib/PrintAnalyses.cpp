//===- PrintAnalyses.cpp - Results of analyses of a module ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PrintAnalyses.h"

#include "ao/Analysis/Aliases/AliasRoots.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "ao/Analysis/Loops/Residuals.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "mlir/IR/Location.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static StringRef nameOf(Location loc) {
  auto name = dyn_cast<NameLoc>(loc);
  return name ? name.getName().getValue() : StringRef();
}

static std::string nameOf(Operation *op) {
  StringRef name = nameOf(op->getLoc());
  return name.empty() ? op->getName().getStringRef().str() : name.str();
}

static std::string nameOf(Value value) {
  if (!value)
    return "unknown";
  if (auto result = dyn_cast<OpResult>(value)) {
    std::string name = nameOf(result.getOwner());
    if (result.getOwner()->getNumResults() > 1)
      name += "#" + std::to_string(result.getResultNumber());
    return name;
  }
  StringRef name = nameOf(value.getLoc());
  return name.empty()
             ? "argument " +
                   std::to_string(cast<BlockArgument>(value).getArgNumber())
             : name.str();
}

/// A loop of blocks goes by the first argument of its header.
static std::string nameOf(Fork fork) {
  if (auto *op = dyn_cast<Operation *>(fork))
    return nameOf(op);
  if (auto *header = dyn_cast<Block *>(fork))
    return header->getNumArguments() == 0 ? "block"
                                          : nameOf(header->getArgument(0));
  return nameOf(Value(cast<mlir::detail::ValueImpl *>(fork)));
}

static StringRef nameOf(IncomingEdge::Kind kind) {
  switch (kind) {
  case IncomingEdge::Kind::Plain:
    return "plain";
  case IncomingEdge::Kind::Choice:
    return "choice";
  case IncomingEdge::Kind::Entry:
    return "entry";
  case IncomingEdge::Kind::Repeat:
    return "repeat";
  case IncomingEdge::Kind::Unknown:
    return "unknown";
  }
  llvm_unreachable("all kinds are named");
}

/// All arguments and results of `function` and in it, in order.
static SmallVector<Value> collectValues(Operation *function) {
  SmallVector<Value> values;
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != function)
      llvm::append_range(values, op->getResults());
    for (Region &region : op->getRegions())
      if (!region.empty())
        llvm::append_range(values, region.getArguments());
    // Those of entry blocks have come before the block's ops.
    if (Block *block = op->getBlock();
        op != function && &block->front() == op && !block->isEntryBlock())
      values.insert(values.end() - op->getNumResults(), block->args_begin(),
                    block->args_end());
  });
  return values;
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

namespace {

/// Prints a heading for each function, and then what `Derived` says of it.
template <typename Derived>
struct PrintPass : PassWrapper<Derived, OperationPass<ModuleOp>> {
  void runOnOperation() override {
    for (auto function :
         this->getOperation().template getOps<FunctionOpInterface>()) {
      if (function.isExternal())
        continue;
      llvm::outs() << "@" << function.getName() << "\n";
      static_cast<Derived *>(this)->print(function);
    }
  }
};

struct PrintValueFlow : PrintPass<PrintValueFlow> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PrintValueFlow)
  StringRef getArgument() const override { return "test-print-value-flow"; }

  void print(FunctionOpInterface function) {
    for (Value value : collectValues(function)) {
      SmallVector<IncomingValue> incoming;
      if (!getIncomingValues(value, incoming))
        continue;
      llvm::outs() << "  " << nameOf(value) << ":";
      for (const auto &[from, origin] : incoming)
        llvm::outs() << " " << nameOf(from) << " by "
                     << origin->getName().getStringRef() << ";";
      llvm::outs() << "\n";
    }
  }
};

struct PrintControlPath : PrintPass<PrintControlPath> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PrintControlPath)
  StringRef getArgument() const override { return "test-print-control-path"; }

  void print(FunctionOpInterface function) {
    ControlFlow flow;
    for (Value value : collectValues(function)) {
      SmallVector<IncomingEdge> edges;
      if (!flow.getIncomingEdges(value, edges))
        continue;
      llvm::outs() << "  " << nameOf(value) << ":";
      for (const IncomingEdge &edge : edges) {
        llvm::outs() << " " << nameOf(edge.value) << " " << nameOf(edge.kind);
        if (edge.kind != IncomingEdge::Kind::Plain &&
            edge.kind != IncomingEdge::Kind::Unknown)
          llvm::outs() << " of " << nameOf(edge.fork);
        if (edge.kind == IncomingEdge::Kind::Choice ||
            edge.kind == IncomingEdge::Kind::Entry)
          llvm::outs() << " = " << edge.number;
        llvm::outs() << ";";
      }
      llvm::outs() << "\n";
    }
  }
};

struct PrintAliasRoots : PrintPass<PrintAliasRoots> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PrintAliasRoots)
  StringRef getArgument() const override { return "test-print-alias-roots"; }

  void print(FunctionOpInterface function) {
    AliasRoots roots;
    for (Value value : collectValues(function)) {
      if (!isa<BaseMemRefType>(value.getType()))
        continue;
      llvm::outs() << "  " << nameOf(value) << ":";
      for (const Root &root : roots.getMayRoots(value)) {
        llvm::outs() << " " << nameOf(root.value);
        printPath(root.path);
        llvm::outs() << ";";
      }
      llvm::outs() << "\n";
    }
  }

  static void printPath(const ControlPath &path) {
    for (const PathDecision &decision : path.getDecisions()) {
      llvm::outs() << " [" << nameOf(decision.fork) << " "
                   << (decision.isChoice     ? "took "
                       : decision.isAbsolute ? "came to "
                                             : "ago ")
                   << decision.number;
      if (decision.period != 0)
        llvm::outs() << " + n * " << decision.period;
      llvm::outs() << "]";
    }
    if (path.isUnknown())
      llvm::outs() << " [unknown]";
  }
};

struct PrintResiduals : PrintPass<PrintResiduals> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PrintResiduals)
  StringRef getArgument() const override { return "test-print-stacks"; }

  void print(FunctionOpInterface function) {
    function->walk<WalkOrder::PreOrder>([](LoopLikeOpInterface loop) {
      llvm::raw_ostream &os = llvm::outs();
      LoopResiduals stacks = LoopResiduals::find(loop);
      os << "  " << nameOf(loop) << ": " << stacks.trips << " iterations\n";
      for (const WrittenResidual &stack : stacks.written)
        os << "    writes " << nameOf(Value(stack.result))
           << describe(stack.slices) << "\n";
      for (const ReadResidual &stack : stacks.read) {
        os << "    reads " << nameOf(stack.source) << describe(stack.slices)
           << " at";
        for (SubsetExtractionOpInterface extraction : stack.extractions)
          os << " " << nameOf(extraction);
        os << "\n";
      }
      for (const ResidualRefusal &refusal : stacks.refused)
        os << "    " << nameOf(refusal.value)
           << " is not a stacked residual: " << refusal.rule << ", at "
           << nameOf(refusal.op) << "\n";
    });
  }

  static std::string describe(ResidualSlices slices) {
    return (slices.isReversed ? " in reverse" : " in order") +
           std::string(slices.dim == 0
                           ? ""
                           : ", dimension " + std::to_string(slices.dim));
  }
};

struct PrintStep : PassWrapper<PrintStep, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PrintStep)
  StringRef getArgument() const override { return "test-print-step"; }

  void runOnOperation() override {
    FailureOr<std::vector<Step>> steps = buildSteps(getOperation());
    if (failed(steps))
      return signalPassFailure();
    for (const Step &step : *steps)
      print(step);
  }

  static void print(const Step &step) {
    llvm::raw_ostream &os = llvm::outs();
    os << "@" << step.getForward().getName()
       << (step.isPair() ? " pair" : " joint") << "\n";
    for (auto [number, op] : llvm::enumerate(step.getOps())) {
      if (step.isPair() && int64_t(number) == step.getBoundary())
        os << "  backward\n";
      os << "  op " << number << ": " << nameOf(op) << "\n";
    }
    for (auto [number, storage] : llvm::enumerate(step.getStorages())) {
      os << "  storage " << step.getStorageName(number) << ": " << storage.bytes
         << " bytes, def " << storage.def << ", uses";
      for (int32_t use : step.getUses(number))
        os << " " << use;
      for (unsigned slot : step.getSavedSlots(number))
        os << ", slot " << slot;
      if (storage.liveOut)
        os << ", live out";
      if (storage.marked)
        os << ", marked";
      if (storage.ineligibility != Ineligibility::None)
        os << ", " << describe(storage.ineligibility);
      os << "\n";
    }
  }
};

} // namespace

void test::registerPrintAnalysesPasses() {
  PassRegistration<PrintValueFlow>();
  PassRegistration<PrintControlPath>();
  PassRegistration<PrintAliasRoots>();
  PassRegistration<PrintResiduals>();
  PassRegistration<PrintStep>();
}
