//===- BindSizes.cpp - Takes sizes from the arguments that hold them ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepMover.h"
#include "ao/Dialect/Autograd/Transforms/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include <map>
#include <set>

namespace ao::autograd {
#define GEN_PASS_DEF_AOBINDSIZES
#include "ao/Dialect/Autograd/Transforms/Passes.h.inc"
} // namespace ao::autograd

using namespace mlir;
using namespace ao;
using namespace ao::autograd;

/// Names the source of the sizes that the pass has as an option, for messages.
static constexpr llvm::StringLiteral kPlan = "the plan";

namespace {
using Sizes = std::map<std::string, int64_t>;

/// Binds the sizes of one step.
class SizeBinder {
public:
  SizeBinder(Block &block, const Sizes &constants)
      : block(block), step(cast<FunctionOpInterface>(block.getParentOp())),
        constants(constants) {}

  /// Returns the names of those that are constant.
  std::set<std::string> bind();

private:
  struct Recorder : public OpBuilder::Listener {
    void notifyOperationInserted(Operation *op,
                                 OpBuilder::InsertPoint) override {
      made.push_back(op);
    }
    SmallVector<Operation *> made;
  };

  ArrayAttr getBindings(BlockArgument size) {
    if (!size.getType().isIndex())
      return {};
    return step.getArgAttrOfType<ArrayAttr>(size.getArgNumber(), kSizeOfAttr);
  }
  void addChecks(BlockArgument size);
  void check(BlockArgument size, Value expected, StringRef where);
  void replaceQueries();
  void makeConstant(BlockArgument size, int64_t value);
  Value resolve(Value tensor, int64_t dimension);
  Value resolveReified(OpResult result, int64_t dimension);

  Block &block;
  FunctionOpInterface step;
  const Sizes &constants;
  std::map<std::pair<unsigned, int64_t>, BlockArgument> bound;
};

struct BindSizes : public ao::autograd::impl::AOBindSizesBase<BindSizes> {
  using AOBindSizesBase::AOBindSizesBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    AOBindSizesBase::getDependentDialects(registry);
    // Shapes are reified to affine ops.
    registry.insert<affine::AffineDialect>();
  }

  void runOnOperation() override {
    Sizes constants;
    if (failed(readSizes(constants)))
      return signalPassFailure();
    std::set<std::string> used;
    forEachUnfinishedStep(getOperation(), [&](Block &block) {
      used.merge(SizeBinder(block, constants).bind());
    });
    for (const auto &[name, size] : constants)
      if (!used.count(name)) {
        emitError(getOperation().getLoc())
            << "no argument with '" << kSizeOfAttr << "' is called '" << name
            << "'";
        return signalPassFailure();
      }
  }

private:
  LogicalResult readSizes(Sizes &constants) {
    for (StringRef text : sizes) {
      auto [name, number] = text.rsplit(':');
      int64_t size = 0;
      if (name.empty() || number.getAsInteger(10, size) || size < 0)
        return emitError(getOperation().getLoc())
               << "expected a size as NAME:SIZE, got '" << text << "'";
      if (!constants.insert({name.str(), size}).second)
        return emitError(getOperation().getLoc())
               << "duplicate size '" << name << "'";
    }
    return success();
  }
};
} // namespace

/// Returns the frontend's name of the argument, or its number if it has no
/// name.
static std::string getName(BlockArgument argument) {
  if (auto name = argument.getLoc()->findInstanceOf<NameLoc>())
    return name.getName().str();
  return std::to_string(argument.getArgNumber());
}

std::set<std::string> SizeBinder::bind() {
  std::set<std::string> used;
  SmallVector<BlockArgument> sizes;
  for (BlockArgument size : block.getArguments())
    if (ArrayAttr bindings = getBindings(size)) {
      sizes.push_back(size);
      for (auto pair : bindings.getAsRange<DenseI64ArrayAttr>())
        bound.try_emplace({static_cast<unsigned>(pair[0]), pair[1]}, size);
    }
  if (sizes.empty())
    return used;
  replaceQueries();
  // Each check goes to the entry, so that the last comes first.
  for (BlockArgument size : llvm::reverse(sizes)) {
    auto constant = constants.find(getName(size));
    if (constant != constants.end()) {
      makeConstant(size, constant->second);
      used.insert(constant->first);
    }
    addChecks(size);
  }
  return used;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

void SizeBinder::check(BlockArgument size, Value expected, StringRef where) {
  OpBuilder builder(block.getParentOp()->getContext());
  builder.setInsertionPointAfterValue(expected);
  auto name = size.getLoc()->findInstanceOf<NameLoc>();
  std::string what = name ? "size '" + name.getName().str() + "'"
                          : "argument " + std::to_string(size.getArgNumber());
  CheckSizeOp::create(builder, size.getLoc(), size, expected, what, where);
}

/// Against all dimensions whose size it is, unless that is done already.
void SizeBinder::addChecks(BlockArgument size) {
  auto isDone = [](Operation *user) {
    auto check = dyn_cast<CheckSizeOp>(user);
    return check && check.getWhere() != kPlan;
  };
  if (llvm::any_of(size.getUsers(), isDone))
    return;
  OpBuilder builder(block.getParentOp()->getContext());
  SmallVector<Attribute> bindings(getBindings(size).getValue());
  for (Attribute binding : llvm::reverse(bindings)) {
    auto pair = cast<DenseI64ArrayAttr>(binding);
    BlockArgument tensor = block.getArgument(static_cast<unsigned>(pair[0]));
    auto type = cast<RankedTensorType>(tensor.getType());
    builder.setInsertionPointToStart(&block);
    Value expected;
    if (type.isDynamicDim(static_cast<unsigned>(pair[1])))
      expected = tensor::DimOp::create(builder, size.getLoc(), tensor, pair[1]);
    else
      expected = arith::ConstantIndexOp::create(builder, size.getLoc(),
                                                type.getDimSize(pair[1]));
    check(size, expected, "argument " + std::to_string(pair[0]));
  }
}

void SizeBinder::makeConstant(BlockArgument size, int64_t value) {
  auto isCheck = [](OpOperand &use) {
    return isa<CheckSizeOp>(use.getOwner());
  };
  auto isPlan = [](Operation *user) {
    auto check = dyn_cast<CheckSizeOp>(user);
    return check && check.getWhere() == kPlan;
  };
  if (llvm::any_of(size.getUsers(), isPlan))
    return;
  auto builder = OpBuilder::atBlockBegin(&block);
  Value constant =
      arith::ConstantIndexOp::create(builder, size.getLoc(), value);
  size.replaceUsesWithIf(constant,
                         [&](OpOperand &use) { return !isCheck(use); });
  check(size, constant, kPlan);
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

/// Returns the operand that is the size of a dynamic dimension of a new tensor
/// of a callback.
static Value findFreshSize(OpResult result, int64_t dimension) {
  auto callback = cast<OpaqueCallOpInterface>(result.getOwner());
  size_t next = 0;
  for (OpResult fresh : callback->getResults().drop_front(
           callback.getReplacedOperands().size())) {
    auto type = cast<RankedTensorType>(fresh.getType());
    if (fresh == result)
      return type.isDynamicDim(dimension)
                 ? callback.getFreshSizes()[next +
                                            type.getDynamicDimIndex(dimension)]
                 : Value();
    next += type.getNumDynamicDims();
  }
  return {};
}

/// Returns the argument that holds the size of a dimension, or the size that
/// was passed to a callback; null if there is neither.
Value SizeBinder::resolve(Value tensor, int64_t dimension) {
  while (auto result = dyn_cast<OpResult>(tensor)) {
    Operation *op = result.getOwner();
    if (auto call = dyn_cast<OpaqueCallOpInterface>(op)) {
      OperandRange replaced = call.getReplacedOperands();
      if (result.getResultNumber() >= replaced.size())
        return findFreshSize(result, dimension);
      tensor = replaced[result.getResultNumber()];
    } else if (op->hasTrait<OpTrait::Elementwise>() ||
               op->hasTrait<OpTrait::SameOperandsAndResultType>()) {
      auto operand = llvm::find_if(op->getOperands(), [](Value value) {
        return isa<RankedTensorType>(value.getType());
      });
      if (operand == op->operand_end())
        return {};
      tensor = *operand;
    } else if (auto cast = dyn_cast<tensor::CastOp>(op)) {
      tensor = cast.getSource();
    } else {
      return resolveReified(result, dimension);
    }
  }
  auto argument = dyn_cast<BlockArgument>(tensor);
  if (!argument || argument.getOwner() != &block)
    return {};
  auto it = bound.find({argument.getArgNumber(), dimension});
  return it == bound.end() ? Value() : Value(it->second);
}

/// Returns the size that the op's interface gives, in ops that are inserted for
/// it alone.
Value SizeBinder::resolveReified(OpResult result, int64_t dimension) {
  auto op = dyn_cast<ReifyRankedShapedTypeOpInterface>(result.getOwner());
  if (!op)
    return {};
  Recorder recorder;
  OpBuilder builder(op, &recorder);
  FailureOr<OpFoldResult> size =
      reifyDimOfResult(builder, op, static_cast<int>(result.getResultNumber()),
                       static_cast<int>(dimension));
  Value found;
  if (auto value = succeeded(size) ? dyn_cast<Value>(*size) : Value()) {
    auto query = value.getDefiningOp<tensor::DimOp>();
    std::optional<int64_t> asked =
        query ? query.getConstantIndex() : std::nullopt;
    if (asked && query.getSource() != result)
      found = resolve(query.getSource(), *asked);
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument && argument.getOwner() == &block && getBindings(argument))
      found = argument;
  }
  for (Operation *made : llvm::reverse(recorder.made))
    if (made->use_empty())
      made->erase();
  return found;
}

void SizeBinder::replaceQueries() {
  SmallVector<tensor::DimOp> queries;
  block.walk([&](tensor::DimOp query) { queries.push_back(query); });
  for (tensor::DimOp query : queries) {
    std::optional<int64_t> dimension = query.getConstantIndex();
    bool isHere = query->getParentWithTrait<OpTrait::IsIsolatedFromAbove>() ==
                  step.getOperation();
    Value size =
        dimension && isHere ? resolve(query.getSource(), *dimension) : Value();
    if (!size)
      continue;
    // Checks of the size keep their operand.
    query.getResult().replaceUsesWithIf(
        size, [](OpOperand &use) { return !isa<CheckSizeOp>(use.getOwner()); });
    if (query->use_empty())
      query->erase();
  }
}
