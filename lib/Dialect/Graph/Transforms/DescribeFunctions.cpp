//===- DescribeFunctions.cpp - Descriptors of captured functions ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferSizes.h"
#include "CallReplacer.h"
#include "CaptureBuffers.h"
#include "SpecWriter.h"
#include "WordBuffers.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Conversion/Runtime/StepSymbols.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "ao/Dialect/Graph/IR/Graph.h"
#include "ao/Dialect/Graph/Transforms/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace ao::graph {
#define GEN_PASS_DEF_AODESCRIBEFUNCTIONS
#include "ao/Dialect/Graph/Transforms/Passes.h.inc"
} // namespace ao::graph

using namespace mlir;
using namespace ao;
using namespace ao::graph;

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

namespace {
/// Rewrites a function so that its only argument is an AortFrame, from which it
/// loads its inputs and the addresses of buffers; it returns a status.
class EntryMaker {
public:
  EntryMaker(const CapturedFunction &captured)
      : captured(captured), function(captured.getFunction()),
        builder(function.getContext()), buffers(function.getContext()) {}

  func::FuncOp make();

private:
  Value loadField(Value frame, size_t offset);
  void replaceArguments(Value frame);
  void replaceBuffers(Value places);
  void storeNumbers(Value frame, Operation *terminator);
  Value getPlace(memref::AllocOp op, const ArenaBuffer &buffer, size_t number,
                 Value first);
  Value loadKey(unsigned index);

  const CapturedFunction &captured;
  func::FuncOp function;
  OpBuilder builder;
  WordBuffers buffers;
  Value key;
};
} // namespace

/// A pointer of the frame, `offset` bytes from its beginning.
Value EntryMaker::loadField(Value frame, size_t offset) {
  Location loc = function.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  Value place =
      LLVM::GEPOp::create(builder, loc, pointer, builder.getI8Type(), frame,
                          ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(offset)});
  return LLVM::LoadOp::create(builder, loc, pointer, place);
}

Value EntryMaker::loadKey(unsigned index) {
  return loadWord(builder, function.getLoc(), builder.getI64Type(), key, index);
}

void EntryMaker::replaceArguments(Value addresses) {
  Location loc = function.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  for (BlockArgument argument : function.getArguments().drop_back()) {
    unsigned number = argument.getArgNumber();
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type) {
      auto next = [&] { return loadKey(captured.getKeyIndex(number)); };
      argument.replaceAllUsesWith(
          buffers.unpack(builder, loc, argument.getType(), next));
      continue;
    }
    SmallVector<Value> sizes;
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      if (ShapedType::isDynamic(size))
        sizes.push_back(loadKey(captured.getKeyIndex(number, dim)));
    Value address = loadWord(builder, loc, pointer, addresses, number);
    argument.replaceAllUsesWith(
        buffers.makeBuffer(builder, loc, type, address, sizes));
  }
}

/// Returns the address of allocation `number` of a buffer whose first address
/// is `first`.
Value EntryMaker::getPlace(memref::AllocOp op, const ArenaBuffer &buffer,
                           size_t number, Value first) {
  if (buffer.numSlots == 1)
    return first;
  ImplicitLocOpBuilder at(op.getLoc(), op);
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(at, value);
  };
  Value slotIndex;
  if (std::optional<int64_t> fixed = buffer.slotIndexOf[number]) {
    slotIndex = constant(*fixed);
  } else {
    auto loop = op->getParentOfType<scf::ForOp>();
    auto toIndex = [&](Value value) {
      return getValueOrCreateCastToIndexLike(at, op.getLoc(), at.getIndexType(),
                                             value);
    };
    Value distance = arith::SubIOp::create(at, toIndex(loop.getInductionVar()),
                                           toIndex(loop.getLowerBound()));
    Value iteration = arith::AddIOp::create(
        at, arith::DivUIOp::create(at, distance, toIndex(loop.getStep())),
        constant(captured.getFirstIteration(loop)));
    slotIndex =
        arith::RemUIOp::create(at, iteration, constant(buffer.numSlots));
  }
  Value bytes =
      arith::MulIOp::create(at, slotIndex, constant(getPlaceStride(buffer)));
  Value word = arith::IndexCastOp::create(at, at.getI64Type(), bytes);
  return LLVM::GEPOp::create(at, first.getType(), at.getI8Type(), first,
                             ArrayRef<LLVM::GEPArg>{word});
}

/// Replaces allocations by buffers at the addresses in the frame. All addresses
/// are loaded at the start of the function, before any allocation is erased:
/// the first may be the op before which the builder inserts. Sizes are computed
/// at the allocation, whose operands they are.
void EntryMaker::replaceBuffers(Value places) {
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  SmallVector<Value> known;
  for (size_t i = 0, e = captured.getBuffers().size(); i != e; ++i)
    known.push_back(loadWord(builder, function.getLoc(), pointer, places, i));
  for (auto [index, buffer] : llvm::enumerate(captured.getBuffers())) {
    for (auto [number, op] : llvm::enumerate(buffer.allocations)) {
      memref::AllocOp alloc = op;
      OpBuilder at(alloc);
      SmallVector<Value> sizes;
      for (Value size : alloc.getDynamicSizes())
        sizes.push_back(arith::IndexCastOp::create(at, alloc.getLoc(),
                                                   at.getI64Type(), size));
      alloc.replaceAllUsesWith(buffers.makeBuffer(
          at, alloc.getLoc(), alloc.getType(),
          getPlace(alloc, buffer, number, known[index]), sizes));
      alloc.erase();
    }
  }
}

/// Results that are numbers go to the frame.
void EntryMaker::storeNumbers(Value frame, Operation *terminator) {
  Location loc = function.getLoc();
  Value numbers;
  for (auto [index, result] : llvm::enumerate(captured.getResults())) {
    if (result.kind != AORT_RESULT_NUMBER)
      continue;
    if (!numbers)
      numbers = loadField(frame, offsetof(AortFrame, numbers));
    SmallVector<Value> words;
    WordBuffers::pack(builder, loc, terminator->getOperand(index), words);
    Value place = LLVM::GEPOp::create(
        builder, loc, numbers.getType(), builder.getI64Type(), numbers,
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
    LLVM::StoreOp::create(builder, loc, words.front(), place);
  }
}

func::FuncOp EntryMaker::make() {
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  Location loc = function.getLoc();
  function.walk([](memref::DeallocOp op) { op.erase(); });
  unsigned numArguments = function.getNumArguments();
  (void)function.insertArgument(numArguments, pointer, {}, loc);
  builder.setInsertionPointToStart(&function.getBody().front());
  Value frame = function.getArgument(numArguments);
  Value arguments = loadField(frame, offsetof(AortFrame, arguments));
  Value places = loadField(frame, offsetof(AortFrame, buffers));
  key = loadField(frame, offsetof(AortFrame, key));
  replaceArguments(arguments);
  replaceBuffers(places);
  Operation *terminator = function.getBody().front().getTerminator();
  builder.setInsertionPoint(terminator);
  storeNumbers(frame, terminator);
  BitVector unused(numArguments + 1, true);
  unused.reset(numArguments);
  (void)function.eraseArguments(unused);
  Value ok = arith::ConstantIntOp::create(builder, loc, AORT_OK, 32);
  terminator->setOperands(ok);
  function.setType(builder.getFunctionType(pointer, builder.getI32Type()));
  function.removeResAttrsAttr();
  function.setName(("ao_run_" + function.getName()).str());
  function.setPublic();
  return function;
}

//===----------------------------------------------------------------------===//
// Specifications
//===----------------------------------------------------------------------===//

namespace {
class Describer {
public:
  Describer(SpecWriter &writer, const CapturedFunction &captured)
      : writer(writer), captured(captured), function(captured.getFunction()) {}

  /// All but the entry, which this has to come before. `sizes` may be null.
  void describeParts(func::FuncOp sizes);
  LLVM::GlobalOp describe(func::FuncOp entry);

private:
  static int64_t asWord(size_t bytes) { return static_cast<int64_t>(bytes); }
  bool isReturned(unsigned argument) const;
  SpecFields describeArgument(BlockArgument argument);
  SpecFields describeBuffer(const ArenaBuffer &buffer);
  SpecFields describeResult(unsigned index);
  LLVM::GlobalOp nameOf(Location loc) {
    return writer.string(getLocationName(loc));
  }

  SpecWriter &writer;
  const CapturedFunction &captured;
  func::FuncOp function;
  LLVM::GlobalOp name, arguments, buffers, results;
  SpecField sizeBuffers;
  std::string symbol;
  int32_t numArguments = 0, numBuffers = 0, numResults = 0, mode = 0;
  int64_t draws = 0;
};
} // namespace

/// Returns the mode of the runtime for functions with this role.
static int32_t getMode(Role role) {
  switch (role) {
  case Role::Inference:
    return AORT_MODE_INFERENCE;
  case Role::Forward:
    return AORT_MODE_FORWARD;
  case Role::Backward:
    return AORT_MODE_BACKWARD;
  }
  llvm_unreachable("unknown role");
}

/// Returns the class of the runtime for an argument.
static int32_t getClass(func::FuncOp function, unsigned argument) {
  if (!isa<MemRefType>(function.getArgumentTypes()[argument]))
    return AORT_ARGUMENT_KEY;
  switch (getAccess(function, argument)) {
  case Access::Auto:
  case Access::Key:
    return AORT_ARGUMENT_AUTO;
  case Access::Static:
    return AORT_ARGUMENT_STATIC;
  case Access::Copied:
    return AORT_ARGUMENT_COPIED;
  case Access::Value:
    return AORT_ARGUMENT_VALUE;
  case Access::Random:
    return AORT_ARGUMENT_RANDOM;
  }
  llvm_unreachable("unknown access");
}

/// Returns the size of an element of a buffer, or of a number that the runtime
/// supports.
static int64_t getElementSize(Type type) {
  auto buffer = dyn_cast<MemRefType>(type);
  int64_t bytes =
      getElementBytes(buffer ? buffer.getElementType() : type).value_or(1);
  return buffer ? bytes : static_cast<int64_t>(llvm::PowerOf2Ceil(bytes));
}

/// Parts of a step share the driver's buffers.
bool Describer::isReturned(unsigned argument) const {
  return !isPart(function) &&
         llvm::any_of(captured.getResults(),
                      [&](const CapturedFunction::Result &result) {
                        return result.kind == AORT_RESULT_ARGUMENT &&
                               result.index == argument;
                      });
}

SpecFields Describer::describeArgument(BlockArgument argument) {
  unsigned number = argument.getArgNumber();
  auto type = dyn_cast<MemRefType>(argument.getType());
  SmallVector<int64_t> sizes;
  if (type)
    for (int64_t size : type.getShape())
      sizes.push_back(ShapedType::isDynamic(size) ? -1 : size);
  const CapturedFunction::Argument &facts = captured.getArguments()[number];
  // Writes to an argument that is returned are visible to the caller in the
  // result only.
  bool isOwned = facts.isWritten && isReturned(number);
  return {asWord(sizeof(AortArgumentSpec)),
          nameOf(argument.getLoc()),
          LLVM::GlobalOp(),
          getClass(function, number),
          static_cast<int32_t>(sizes.size()),
          type ? getElementSize(type) : int64_t{0},
          writer.words(sizes),
          int64_t{0},
          static_cast<int32_t>(facts.isWritten),
          static_cast<int32_t>(facts.isFreed || isOwned),
          int64_t{0}};
}

SpecFields Describer::describeBuffer(const ArenaBuffer &buffer) {
  memref::AllocOp first = buffer.allocations.front();
  auto slot = first->getAttrOfType<SlotAttr>(AODialect::kSlotAttr);
  bool isHinted = slot && slot.getNumSlots() == 1 &&
                  slot.getOffset() % AORT_PLACE_ALIGNMENT == 0;
  bool isUsed = !buffer.live.empty();
  return {asWord(sizeof(AortBufferSpec)),
          writer.string(buffer.name),
          int32_t{buffer.onHost ? AORT_SIDE_HOST : AORT_SIDE_DEVICE},
          buffer.numSlots == 1 ? buffer.bytes
                               : buffer.numSlots * getPlaceStride(buffer),
          isUsed ? buffer.live.front().begin : int64_t{0},
          isUsed ? buffer.live.back().end : int64_t{1},
          isHinted ? slot.getOffset() : int64_t{-1}};
}

SpecFields Describer::describeResult(unsigned index) {
  const CapturedFunction::Result &result = captured.getResults()[index];
  Operation *terminator = function.getBody().front().getTerminator();
  Value value = terminator->getOperand(index);
  LLVM::GlobalOp origin = nameOf(value.getLoc());
  return {asWord(sizeof(AortResultSpec)),
          writer.string("result " + std::to_string(index)),
          origin,
          int32_t{result.kind},
          static_cast<int32_t>(result.index),
          static_cast<int32_t>(result.sizes.size()),
          getElementSize(value.getType()),
          writer.words(result.sizes),
          result.offset,
          LLVM::GlobalOp()};
}

void Describer::describeParts(func::FuncOp sizes) {
  sizeBuffers = sizes ? SpecField(sizes) : SpecField(LLVM::GlobalOp());
  std::vector<SpecFields> all;
  for (BlockArgument argument : function.getArguments()) {
    all.push_back(describeArgument(argument));
    if (auto given = getArgument(function, argument.getArgNumber()))
      draws += given.getDraws();
  }
  arguments = writer.array(all);
  numArguments = static_cast<int32_t>(all.size());
  all.clear();
  for (const ArenaBuffer &buffer : captured.getBuffers())
    all.push_back(describeBuffer(buffer));
  buffers = writer.array(all);
  numBuffers = static_cast<int32_t>(all.size());
  all.clear();
  for (unsigned i = 0, e = captured.getResults().size(); i != e; ++i)
    all.push_back(describeResult(i));
  results = writer.array(all);
  numResults = static_cast<int32_t>(all.size());
  name = writer.string(captured.getDisplayName());
  symbol = getDescriptionSymbol(function.getName());
  mode = getMode(getCapture(function).getRole());
}

LLVM::GlobalOp Describer::describe(func::FuncOp entry) {
  LLVM::GlobalOp none;
  return writer.structure(symbol, {asWord(sizeof(AortFunctionSpec)), name,
                                   entry, none, mode, arguments, numArguments,
                                   results, numResults, buffers, numBuffers,
                                   none, int32_t{0}, none, int32_t{0},
                                   captured.getLength(), sizeBuffers, draws});
}

namespace {
struct DescribeFunctions
    : public ao::graph::impl::AODescribeFunctionsBase<DescribeFunctions> {
  void runOnOperation() override {
    SpecWriter writer(getOperation());
    CallReplacer replacer(getOperation());
    for (auto function :
         llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      if (!isCapturable(function))
        continue;
      CapturedFunction captured(function);
      if (!captured.getReasons().empty()) {
        function.emitError()
            << "cannot be captured: " << captured.getReasons().front().message;
        return signalPassFailure();
      }
      Describer describer(writer, captured);
      describer.describeParts(addBufferSizes(captured));
      std::string name = function.getName().str();
      func::FuncOp entry = EntryMaker(captured).make();
      replacer.replace(captured, name, describer.describe(entry));
    }
    if (replacer.hadError())
      signalPassFailure();
  }
};
} // namespace
