//===- Interpreter.cpp - Runs small programs and finds races --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "Memory.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Async/IR/Async.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/TypeSwitch.h"
#include <unordered_map>

using namespace mlir;
using namespace ao;
using namespace ao::judge;

namespace {
using Data = llvm::SmallVector<Datum, 4>;

class Interpreter {
public:
  explicit Interpreter(ModuleOp module) : symbols(module) {}

  Verdict run(func::FuncOp function, ArrayRef<int64_t> numbers);

private:
  /// The contents of each value. The addresses of elements do not change when
  /// it grows.
  using Frame = std::unordered_map<void *, Datum>;

  Data call(func::FuncOp function, ArrayRef<Datum> arguments);
  Data execute(Region &region, ArrayRef<Datum> arguments);
  void execute(Operation *op);
  void executeNumbers(Operation *op);
  void executeMemory(Operation *op);
  void executeViews(Operation *op);
  void executeTransfers(Operation *op);
  void executeRegions(Operation *op);
  void executeUnknown(Operation *op);
  void executeAsync(async::ExecuteOp op);
  void executeCall(Operation *op, func::FuncOp callee, ValueRange operands);
  void executeWhile(scf::WhileOp loop);
  void executeFor(scf::ForOp loop);
  void executeForall(scf::ForallOp loop);
  void executeParallel(scf::ParallelOp loop);
  /// Runs `region` as a scope of memory on the stack.
  Data executeScope(Region &region, ArrayRef<Datum> arguments);

  Datum &get(Value value) { return frames.back()[value.getAsOpaquePointer()]; }
  int64_t number(Value value) { return get(value).number; }
  int64_t number(OpFoldResult value) {
    if (auto attribute = dyn_cast<Attribute>(value))
      return cast<IntegerAttr>(attribute).getInt();
    return number(cast<Value>(value));
  }
  /// One element of a buffer.
  View getElement(Value buffer, ValueRange indices) {
    llvm::SmallVector<int64_t> numbers;
    for (Value index : indices)
      numbers.push_back(number(index));
    return get(buffer).view.getElement(numbers);
  }
  /// The element at the results of `map`.
  View getElement(Value buffer, AffineMap map, ValueRange operands) {
    llvm::SmallVector<Attribute> known, indices;
    for (Value operand : operands)
      known.push_back(Builder(map.getContext()).getIndexAttr(number(operand)));
    llvm::SmallVector<int64_t> numbers;
    if (failed(map.constantFold(known, indices)))
      memory.meaningless("an index that is no number");
    for (Attribute index : indices)
      numbers.push_back(cast<IntegerAttr>(index).getInt());
    numbers.resize(map.getNumResults());
    return get(buffer).view.getElement(numbers);
  }
  /// The stored datum is the value of `result`.
  void load(Value result, const View &element) {
    memory.access(element, false);
    if (!memory.isOver())
      get(result) = memory.getCell(element);
    if (isa<MemRefType>(result.getType()) && get(result).view.buffer < 0)
      memory.meaningless("a buffer is loaded that nobody stored");
  }
  void store(Value stored, const View &element) {
    memory.access(element, true);
    if (!memory.isOver())
      memory.getCell(element) = get(stored);
  }
  void set(Value value, int64_t number) { get(value) = {number, {}}; }
  void set(Value value, const View &view) { get(value) = {0, view}; }
  void assign(ValueRange values, ArrayRef<Datum> data) {
    for (auto [value, datum] : llvm::zip(values, data))
      get(value) = datum;
  }
  Data collect(ValueRange values) {
    Data data;
    for (Value value : values)
      data.push_back(get(value));
    return data;
  }

  SymbolTable symbols;
  Memory memory;
  std::vector<Frame> frames;
  /// Memory on the stack, by scope.
  std::vector<llvm::SmallVector<int>> scopes;
  llvm::StringMap<View> globals;
  int64_t steps = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void Interpreter::executeNumbers(Operation *op) {
  auto left = [&] { return number(op->getOperand(0)); };
  auto right = [&] { return number(op->getOperand(1)); };
  Value result = op->getResult(0);
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](arith::ConstantOp constant) {
        auto integer = dyn_cast<IntegerAttr>(constant.getValue());
        set(result, integer ? integer.getValue().getSExtValue() : 0);
      })
      .Case([&](arith::AddIOp) { set(result, left() + right()); })
      .Case([&](arith::SubIOp) { set(result, left() - right()); })
      .Case([&](arith::MulIOp) { set(result, left() * right()); })
      .Case([&](arith::RemUIOp) {
        right() == 0 ? memory.meaningless("division by zero")
                     : set(result, left() % right());
      })
      .Case([&](arith::XOrIOp) { set(result, (left() ^ right()) & 1); })
      .Case([&](arith::CmpIOp compare) {
        set(result,
            arith::applyCmpPredicate(compare.getPredicate(),
                                     APInt(64, left(), /*isSigned=*/true),
                                     APInt(64, right(), /*isSigned=*/true)));
      })
      .Case([&](arith::SelectOp select) {
        get(result) = (number(select.getCondition()) & 1) != 0
                          ? get(select.getTrueValue())
                          : get(select.getFalseValue());
      })
      .Case<arith::IndexCastOp, LLVM::IntToPtrOp>(
          [&](Operation *) { set(result, left()); })
      .Case([&](func::ConstantOp constant) {
        Operation *callee = symbols.lookup(constant.getValue());
        set(result, reinterpret_cast<intptr_t>(callee));
      })
      .Default([&](Operation *) { memory.meaningless("unknown op"); });
}

/// An op of no dialect writes what it is given and returns the first of it, or
/// runs its region once.
void Interpreter::executeUnknown(Operation *op) {
  if (op->getNumRegions() == 1) {
    Data results = execute(op->getRegion(0), collect(op->getOperands()));
    if (!memory.isOver())
      assign(op->getResults(), results);
    return;
  }
  for (Value operand : op->getOperands())
    memory.access(get(operand).view, true);
  for (Value result : op->getResults())
    get(result) = get(op->getOperand(0));
}

void Interpreter::executeMemory(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](memref::AllocOp alloc) {
        set(alloc, memory.allocate(alloc.getType(), /*holdsData=*/false));
      })
      .Case([&](memref::AllocaOp alloca) {
        View view = memory.allocate(alloca.getType(), /*holdsData=*/false);
        scopes.back().push_back(view.buffer);
        set(alloca, view);
      })
      .Case([&](memref::DeallocOp dealloc) {
        memory.free(get(dealloc.getMemref()).view);
      })
      .Case([&](memref::ReallocOp realloc) {
        View old = get(realloc.getSource()).view;
        memory.access(old, false);
        if (!memory.isOver())
          memory.free(old);
        set(realloc, memory.allocate(realloc.getType(), /*holdsData=*/false));
      })
      .Case([&](memref::LoadOp op) {
        load(op, getElement(op.getMemRef(), op.getIndices()));
      })
      .Case([&](memref::StoreOp op) {
        store(op.getValueToStore(),
              getElement(op.getMemRef(), op.getIndices()));
      })
      .Case([&](affine::AffineLoadOp op) {
        load(op, getElement(op.getMemRef(), op.getAffineMap(),
                            op.getMapOperands()));
      })
      .Case([&](affine::AffineStoreOp op) {
        store(
            op.getValueToStore(),
            getElement(op.getMemRef(), op.getAffineMap(), op.getMapOperands()));
      })
      .Case([&](memref::CopyOp copy) {
        memory.access(get(copy.getSource()).view, false);
        memory.access(get(copy.getTarget()).view, true);
      })
      .Case([&](linalg::FillOp fill) {
        memory.access(get(fill.getOutputs().front()).view, true);
      })
      .Case([&](LLVM::StoreOp store) {
        // A store to an invalid address has no effect.
        if (int64_t address = number(store.getAddr()))
          memory.access(memory.getAt(address), true);
      })
      .Case([&](LLVM::LoadOp load) {
        memory.access(memory.getAt(number(load.getAddr())), false);
        set(load, 0);
      })
      .Default([&](Operation *) { executeViews(op); });
}

void Interpreter::executeViews(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](memref::CastOp cast) { get(cast) = get(cast.getSource()); })
      .Case([&](memref::SubViewOp part) {
        View source = get(part.getSource()).view, view = source;
        view.sizes.clear();
        view.strides.clear();
        llvm::SmallBitVector dropped = part.getDroppedDims();
        for (auto [i, offset] : llvm::enumerate(part.getMixedOffsets())) {
          view.offset += number(offset) * source.strides[i];
          if (dropped[i])
            continue;
          view.sizes.push_back(number(part.getMixedSizes()[i]));
          view.strides.push_back(number(part.getMixedStrides()[i]) *
                                 source.strides[i]);
        }
        set(part, view);
      })
      .Case([&](memref::ReinterpretCastOp cast) {
        View view;
        view.buffer = get(cast.getSource()).view.buffer;
        view.offset = number(cast.getMixedOffsets().front());
        for (OpFoldResult size : cast.getMixedSizes())
          view.sizes.push_back(number(size));
        for (OpFoldResult stride : cast.getMixedStrides())
          view.strides.push_back(number(stride));
        set(cast, view);
      })
      .Case([&](memref::GetGlobalOp global) {
        auto [it, isNew] = globals.try_emplace(global.getName());
        if (isNew)
          it->second = memory.allocate(
              global.getType(),
              /*holdsData=*/!symbols.lookup<memref::GlobalOp>(global.getName())
                  .isUninitialized());
        set(global, it->second);
      })
      .Case([&](memref::ExtractAlignedPointerAsIndexOp address) {
        View base = get(address.getSource()).view;
        base.offset = 0;
        set(address, memory.getAddress(base));
      })
      .Default([&](Operation *) {
        op->isRegistered() ? executeNumbers(op) : executeUnknown(op);
      });
}

void Interpreter::executeTransfers(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](OffloadOp copy) {
        set(copy.getTransfer(),
            memory.start(get(copy.getSource()).view,
                         get(copy.getDestination()).view, false));
      })
      .Case([&](ReloadOp copy) {
        set(copy.getTransfer(),
            memory.start(get(copy.getSource()).view,
                         get(copy.getDestination()).view, true));
      })
      .Case([&](WaitOp wait) {
        Value destination = wait.getDestination();
        memory.wait(number(wait.getTransfer()), get(wait.getKeep()).view,
                    destination ? &get(destination).view : nullptr);
      })
      .Default([&](Operation *) { executeMemory(op); });
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void Interpreter::executeWhile(scf::WhileOp loop) {
  Data carried = collect(loop.getInits());
  while (!memory.isOver()) {
    Data handed = execute(loop.getBefore(), carried);
    if (memory.isOver())
      return;
    bool isOver = (handed.front().number & 1) == 0;
    handed.erase(handed.begin());
    if (isOver)
      return assign(loop.getResults(), handed);
    carried = execute(loop.getAfter(), handed);
  }
}

/// Accesses of the region are concurrent until the handle is awaited.
void Interpreter::executeAsync(async::ExecuteOp op) {
  set(op.getToken(), memory.beginBeside());
  (void)execute(op.getBodyRegion(), {});
  memory.leaveBeside();
}

void Interpreter::executeCall(Operation *op, func::FuncOp callee,
                              ValueRange operands) {
  if (callee && callee.isExternal()) {
    for (Value operand : operands)
      memory.access(get(operand).view, true);
    return;
  }
  Data results = call(callee, collect(operands));
  if (!memory.isOver())
    assign(op->getResults(), results);
}

void Interpreter::executeFor(scf::ForOp loop) {
  Data carried = collect(loop.getInitArgs());
  Type type = loop.getInductionVar().getType();
  auto bound = [&](Value value) {
    return APInt(type.isIndex() ? 64 : type.getIntOrFloatBitWidth(),
                 number(value), /*isSigned=*/true, /*implicitTrunc=*/true);
  };
  APInt end = bound(loop.getUpperBound()), step = bound(loop.getStep());
  auto isBefore = [&](const APInt &i) {
    return loop.getUnsignedCmp() ? i.ult(end) : i.slt(end);
  };
  for (APInt i = bound(loop.getLowerBound()); isBefore(i) && !memory.isOver();
       i += step) {
    carried.insert(carried.begin(), Datum{i.getSExtValue(), {}});
    carried = executeScope(loop.getRegion(), carried);
  }
  if (!memory.isOver())
    assign(loop.getResults(), carried);
}

void Interpreter::executeForall(scf::ForallOp loop) {
  memory.enterParallel();
  int64_t end = number(loop.getMixedUpperBound().front());
  for (int64_t i = 0; i < end && !memory.isOver(); ++i) {
    memory.startIteration();
    (void)executeScope(loop.getRegion(), {Datum{i, {}}});
  }
  memory.leaveParallel();
}

/// The results of each iteration are reduced at its end.
void Interpreter::executeParallel(scf::ParallelOp loop) {
  Data reduced = collect(loop.getInitVals());
  auto reduce = cast<scf::ReduceOp>(loop.getBody()->getTerminator());
  memory.enterParallel();
  int64_t end = number(loop.getUpperBound().front());
  for (int64_t i = number(loop.getLowerBound().front());
       i < end && !memory.isOver(); i += number(loop.getStep().front())) {
    memory.startIteration();
    Data made = executeScope(loop.getRegion(), {Datum{i, {}}});
    for (size_t k = 0; k != made.size() && !memory.isOver(); ++k)
      if (Data result =
              execute(reduce.getReductions()[k], {reduced[k], made[k]});
          !memory.isOver())
        reduced[k] = result.front();
  }
  memory.leaveParallel();
  if (!memory.isOver())
    assign(loop.getResults(), reduced);
}

Data Interpreter::executeScope(Region &region, ArrayRef<Datum> arguments) {
  scopes.emplace_back();
  Data results = execute(region, arguments);
  for (int buffer : scopes.back())
    if (!memory.isOver())
      memory.end(buffer);
  scopes.pop_back();
  return results;
}

void Interpreter::executeRegions(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](scf::ForOp loop) { executeFor(loop); })
      .Case([&](scf::ForallOp loop) { executeForall(loop); })
      .Case([&](scf::ParallelOp loop) { executeParallel(loop); })
      .Case([&](scf::IfOp branch) {
        Region &region = (number(branch.getCondition()) & 1) != 0
                             ? branch.getThenRegion()
                             : branch.getElseRegion();
        Data results = region.empty() ? Data() : execute(region, {});
        if (!memory.isOver())
          assign(branch.getResults(), results);
      })
      .Case([&](memref::AllocaScopeOp scope) {
        Data results = executeScope(scope.getBodyRegion(), {});
        if (!memory.isOver())
          assign(scope.getResults(), results);
      })
      .Case([&](scf::WhileOp loop) { executeWhile(loop); })
      .Case([&](scf::IndexSwitchOp branch) {
        Region *region = &branch.getDefaultRegion();
        for (auto [label, taken] :
             llvm::zip(branch.getCases(), branch.getCaseRegions()))
          if (label == number(branch.getArg()))
            region = &taken;
        Data results = execute(*region, {});
        if (!memory.isOver())
          assign(branch.getResults(), results);
      })
      .Case([&](scf::ExecuteRegionOp region) {
        Data results = execute(region.getRegion(), {});
        if (!memory.isOver())
          assign(region.getResults(), results);
      })
      .Case([&](async::ExecuteOp beside) { executeAsync(beside); })
      .Case([&](async::AwaitOp wait) {
        memory.endBeside(number(wait.getOperand()));
      })
      .Case([&](func::CallOp call) {
        executeCall(call, symbols.lookup<func::FuncOp>(call.getCallee()),
                    call.getOperands());
      })
      .Case([&](func::CallIndirectOp call) {
        auto *callee = reinterpret_cast<Operation *>(number(call.getCallee()));
        executeCall(call, cast<func::FuncOp>(callee), call.getArgOperands());
      })
      .Default([&](Operation *) { executeTransfers(op); });
}

void Interpreter::execute(Operation *op) {
  constexpr int64_t kMostSteps = 20000;
  if (++steps > kMostSteps)
    return memory.meaningless("runs for too long");
  executeRegions(op);
}

/// Runs blocks until control leaves the region; gives what it leaves with.
Data Interpreter::execute(Region &region, ArrayRef<Datum> arguments) {
  Block *block = &region.front();
  Data incoming(arguments.begin(), arguments.end());
  while (true) {
    assign(block->getArguments(), incoming);
    for (Operation &op : block->without_terminator()) {
      execute(&op);
      if (memory.isOver())
        return {};
    }
    Operation *terminator = block->getTerminator();
    if (++steps > 20000)
      memory.meaningless("runs for too long");
    if (memory.isOver())
      return {};
    if (auto branch = dyn_cast<cf::BranchOp>(terminator)) {
      incoming = collect(branch.getDestOperands());
      block = branch.getDest();
    } else if (auto branch = dyn_cast<cf::CondBranchOp>(terminator)) {
      bool taken = (number(branch.getCondition()) & 1) != 0;
      incoming = collect(taken ? branch.getTrueDestOperands()
                               : branch.getFalseDestOperands());
      block = taken ? branch.getTrueDest() : branch.getFalseDest();
    } else if (terminator->getNumSuccessors() == 1) {
      // An op of no dialect writes what it passes on.
      executeUnknown(terminator);
      incoming = collect(terminator->getOperands());
      block = terminator->getSuccessor(0);
    } else {
      return collect(terminator->getOperands());
    }
  }
}

Data Interpreter::call(func::FuncOp function, ArrayRef<Datum> arguments) {
  if (!function || function.isExternal() || frames.size() > 8) {
    memory.meaningless("calls what cannot be run");
    return {};
  }
  frames.emplace_back();
  Data results = executeScope(function.getBody(), arguments);
  frames.pop_back();
  return results;
}

Verdict Interpreter::run(func::FuncOp function, ArrayRef<int64_t> numbers) {
  Data arguments;
  for (Type type : function.getArgumentTypes()) {
    Datum &datum = arguments.emplace_back();
    if (auto buffer = dyn_cast<MemRefType>(type)) {
      datum.view = memory.allocate(buffer, /*holdsData=*/true);
      if (auto element = dyn_cast<MemRefType>(buffer.getElementType()))
        for (int64_t i = 0; i != buffer.getNumElements(); ++i)
          memory.getCell(datum.view.getElement({i})).view =
              memory.allocate(element, /*holdsData=*/true);
    } else if (type.isIndex() || type.isInteger(1)) {
      datum.number = numbers.front();
      numbers = numbers.drop_front();
    }
  }
  (void)call(function, arguments);
  if (!memory.isOver())
    memory.finish();
  return memory.getVerdict();
}

Verdict ao::judge::run(func::FuncOp function, ArrayRef<int64_t> numbers) {
  return Interpreter(function->getParentOfType<ModuleOp>())
      .run(function, numbers);
}
