//===- OutlineOps.cpp - Loops over elements become functions --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

namespace ao {
#define GEN_PASS_DEF_AOOUTLINEOPS
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

/// Returns true if `op` computes, in memory that others allocate.
static bool onlyComputes(Operation *op) {
  if (isa<memref::AllocOp, memref::DeallocOp>(op))
    return false;
  return isa_and_present<affine::AffineDialect, arith::ArithDialect,
                         complex::ComplexDialect, linalg::LinalgDialect,
                         math::MathDialect, memref::MemRefDialect,
                         scf::SCFDialect>(op->getDialect());
}

/// Returns true if `op` is a nest of loops over elements, or is lowered to one.
/// A structured op on a single element is cheaper in place.
static bool isLoopNest(Operation *op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return structured.hasPureBufferSemantics() && structured.getNumLoops() > 0;
  return isa<LoopLikeOpInterface>(op) && op->getNumResults() == 0 &&
         !op->walk([](Operation *nested) {
              return onlyComputes(nested) ? WalkResult::advance()
                                          : WalkResult::interrupt();
            }).wasInterrupted();
}

/// Returns true if `op` means the same in any module: names of symbols do not.
static bool namesNoSymbols(Operation *op) {
  auto uses = SymbolTable::getSymbolUses(op);
  return uses && uses->empty();
}

/// A scalar that is known: optimization inside the function needs to see it.
static Operation *getScalarConstant(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->hasTrait<OpTrait::ConstantLike>() &&
                 !isa<ShapedType>(value.getType())
             ? op
             : nullptr;
}

/// Returns true if an address and the type describe a buffer entirely.
static bool isKnownByAddress(Type type) {
  auto buffer = dyn_cast<MemRefType>(type);
  return !buffer || LLVMTypeConverter::canConvertToBarePtr(buffer);
}

/// A name by what `function` does, whatever it is called and wherever it comes
/// from.
static std::string nameByContent(func::FuncOp function) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  function->print(stream, OpPrintingFlags()
                              .enableDebugInfo(false)
                              .printGenericOpForm()
                              .useLocalScope());
  llvm::SHA256 hash;
  hash.update(text);
  auto digest = hash.final();
  constexpr size_t kBytes = 16;
  return (kOutlinedOpPrefix +
          llvm::toHex(ArrayRef(digest).take_front(kBytes), /*LowerCase=*/true))
      .str();
}

namespace {
class OpOutliner {
public:
  explicit OpOutliner(ModuleOp module) : module(module), symbols(module) {}

  /// Replaces `op` by a call of a function that does the same.
  void outline(Operation *op);

private:
  func::FuncOp createFunction(Operation *op, ArrayRef<Value> arguments,
                              ArrayRef<Operation *> constants);

  ModuleOp module;
  SymbolTable symbols;
};
} // namespace

func::FuncOp OpOutliner::createFunction(Operation *op,
                                        ArrayRef<Value> arguments,
                                        ArrayRef<Operation *> constants) {
  OpBuilder builder(op->getContext());
  auto type = builder.getFunctionType(TypeRange(ValueRange(arguments)), {});
  auto function = func::FuncOp::create(op->getLoc(), "", type);
  function.setPrivate();
  // Inlining would undo it. Several modules that are linked, or compiled into
  // one process, need each function once.
  function->setAttr("passthrough", builder.getStrArrayAttr({"noinline"}));
  function->setAttr("llvm.linkage",
                    LLVM::LinkageAttr::get(op->getContext(),
                                           LLVM::linkage::Linkage::WeakODR));
  // A descriptor takes ten arguments and as many instructions at every call.
  if (llvm::all_of(type.getInputs(), isKnownByAddress))
    function->setAttr("llvm.bareptr", builder.getUnitAttr());
  builder.setInsertionPointToStart(function.addEntryBlock());
  IRMapping map;
  map.map(arguments, function.getArguments());
  for (Operation *constant : constants)
    builder.clone(*constant, map);
  // Names and costs do not affect the result of an op.
  builder.clone(*op, map)->setDiscardableAttrs(
      DictionaryAttr::get(op->getContext()));
  func::ReturnOp::create(builder, op->getLoc());
  return function;
}

void OpOutliner::outline(Operation *op) {
  SetVector<Value> used(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), used);
  SmallVector<Value> arguments;
  SmallVector<Operation *> constants;
  for (Value value : used) {
    if (Operation *constant = getScalarConstant(value))
      constants.push_back(constant);
    else
      arguments.push_back(value);
  }
  func::FuncOp function = createFunction(op, arguments, constants);
  std::string name = nameByContent(function);
  if (auto known = symbols.lookup<func::FuncOp>(name)) {
    function.erase();
    function = known;
  } else {
    function.setName(name);
    symbols.insert(function, module.getBody()->end());
  }
  OpBuilder builder(op);
  func::CallOp::create(builder, op->getLoc(), function, arguments);
  op->erase();
}

namespace {
struct OutlineOps : public ao::impl::AOOutlineOpsBase<OutlineOps> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.getName().starts_with(kOutlinedOpPrefix))
        function.walk<WalkOrder::PreOrder>([&](Operation *op) {
          if (!isLoopNest(op) || !namesNoSymbols(op))
            return WalkResult::advance();
          ops.push_back(op);
          return WalkResult::skip();
        });
    OpOutliner outliner(getOperation());
    for (Operation *op : ops)
      outliner.outline(op);
  }
};
} // namespace
