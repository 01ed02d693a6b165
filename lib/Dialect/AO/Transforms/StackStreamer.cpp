//===- StackStreamer.cpp - Puts stacks into host memory -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackStreamer.h"
#include "LoopPlaces.h"
#include "StackRewrites.h"
#include "ao/Analysis/KeepReasons.h"
#include "ao/Analysis/LoopWork.h"
#include "ao/Analysis/OpCosts.h"
#include "ao/Analysis/SliceDrains.h"
#include "ao/Dialect/AO/IR/AOEligibility.h"
#include "ao/Dialect/AO/IR/AOStacks.h"
#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;
using namespace ao;

//===----------------------------------------------------------------------===//
// What may move
//===----------------------------------------------------------------------===//

int64_t ao::getSliceBytes(const StackLife &life) {
  WrittenStack stack = *life.written;
  return static_cast<int64_t>(
      getBytesOrZero(stack.insertion.getSourceOperand().get()));
}

/// The race check knows slices by sums of numbers of iterations.
static bool countsByOnes(const StackLife &life) {
  auto isOne = [](LoopLikeOpInterface loop) {
    return isOneInteger(loop.getLoopSteps()->front());
  };
  return isOne(life.writer->loop) &&
         llvm::all_of(life.readers, [&](const StackLife::Reader &reader) {
           return isOne(reader.loop->loop);
         });
}

bool ao::isNested(const StepFunctions &step, Operation *op) {
  return !llvm::is_contained(step.getBlocks(), op->getBlock());
}

/// Why the result of a loop stays as it is; empty if it may move.
static std::string refuse(const Step &step, OpResult stack) {
  if (isNested(step, stack.getOwner())) {
    // No storage of the step: what marks and types say.
    if (StringRef reason = getKeepReason(stack); !reason.empty())
      return reason.str();
    return cast<RankedTensorType>(stack.getType()).getEncoding()
               ? describe(Ineligibility::Encoded).str()
               : "";
  }
  std::optional<size_t> storage = step.getStorageOf(stack);
  if (!storage)
    return describe(Ineligibility::NotATensor).str();
  Ineligibility found = step.getStorages()[*storage].ineligibility;
  bool isEligible =
      found == Ineligibility::DefinedByLoop || found == Ineligibility::None;
  return isEligible ? "" : describe(step.getStorages()[*storage]).str();
}

static int64_t countSliceElements(const StackLife &life) {
  WrittenStack stack = *life.written;
  auto type = cast<RankedTensorType>(
      stack.insertion.getSourceOperand().get().getType());
  return type.hasStaticShape() ? type.getNumElements() : 0;
}

std::string ao::getStreamObstacle(const Step &step, const StackLife &life,
                                  int64_t minBytes, int64_t minElements) {
  if (life.readers.empty())
    return "no loop reads it";
  if (std::string reason = refuse(step, life.written->result); !reason.empty())
    return reason;
  WrittenStack written = *life.written;
  Value slice = getViewBase(written.insertion.getSourceOperand().get());
  if (auto result = dyn_cast<OpResult>(slice))
    if (StringRef reason = getKeepReason(result); !reason.empty())
      return reason.str();
  if (!countsByOnes(life))
    return "unsupported loop: step must be 1";
  if (int64_t bytes = getSliceBytes(life); bytes < minBytes)
    return "a slice has " + std::to_string(bytes) +
           " bytes, fewer than min-bytes (" + std::to_string(minBytes) + ")";
  if (int64_t elements = countSliceElements(life); elements < minElements)
    return "a slice has " + std::to_string(elements) +
           " elements, fewer than min-elements (" +
           std::to_string(minElements) + ")";
  return "";
}

int64_t ao::getMarkedSlices(const StackLife &life) {
  auto slices =
      life.writer->loop->getAttrOfType<DenseI64ArrayAttr>(kSlicesAttr);
  unsigned number = life.written->result.getResultNumber();
  return slices && number < slices.size() ? slices[number] : 0;
}

int64_t ao::getMarkedAhead(const StackLife &life, int64_t otherwise) {
  auto given = life.writer->loop->getAttrOfType<IntegerAttr>(kAheadAttr);
  return given ? std::min<int64_t>(given.getInt(), 1) : otherwise;
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

static RankedTensorType getHostTensor(Type type) {
  return cast<RankedTensorType>(getHostType(cast<ShapedType>(type)));
}

StackStreamer::StackStreamer(const StepFunctions &step)
    : builder(step.getForward()->getContext()) {
  if (step.isPair())
    signature.emplace(step);
}

void StackStreamer::stream(const StackLife &life, int64_t ahead) {
  write(life, ahead);
  Value host = life.written->result;
  std::optional<BlockArgument> arrived;
  for (unsigned slot : life.slots) {
    if (arrived)
      signature->drop(slot);
    else
      arrived = signature->replace(slot, host);
  }
  for (const StackLife::Reader &reader : life.readers) {
    bool isInBackward = isa<BlockArgument>(reader.stack->source);
    read(reader, isInBackward ? Value(*arrived) : host, ahead);
  }
}

static unsigned getDepth(Operation *op) {
  unsigned depth = 0;
  for (; op; op = op->getParentOp())
    ++depth;
  return depth;
}

/// By block, the loops in it, in the order in which they run.
template <typename Map>
static SmallVector<SmallVector<Operation *>> getByBlock(const Map &byLoop) {
  llvm::MapVector<Block *, SmallVector<Operation *>> byBlock;
  for (Operation *loop : llvm::make_first_range(byLoop))
    byBlock[loop->getBlock()].push_back(loop);
  SmallVector<SmallVector<Operation *>> blocks;
  for (auto &[block, loops] : byBlock) {
    llvm::sort(loops, [](Operation *one, Operation *other) {
      return one->isBeforeInBlock(other);
    });
    blocks.push_back(std::move(loops));
  }
  // Loops within others first, since those are copied with all they hold.
  llvm::stable_sort(blocks, [](const auto &one, const auto &other) {
    return getDepth(one.front()) > getDepth(other.front());
  });
  return blocks;
}

/// Whether copies of `loop`, or of a loop within it, are started ahead. To
/// drain copies it would be written twice, with loops of its own that nobody
/// knows.
bool StackStreamer::readsAhead(Operation *loop) const {
  return llvm::any_of(llvm::make_first_range(fetches), [&](Operation *reader) {
    return loop->isAncestor(reader);
  });
}

/// A loop that also reads ahead waits within the iteration: one of both goes
/// around its end. The last loop comes first: what the one before has still on
/// its way is waited for within the iteration that then stands in between.
void StackStreamer::drainAll() {
  for (ArrayRef<Operation *> loops : getByBlock(drains))
    for (Operation *loop : llvm::reverse(loops)) {
      auto counted = dyn_cast<scf::ForOp>(loop);
      if (drains[loop].empty() || !counted || keptWhole.contains(loop) ||
          readsAhead(loop) || counted.getStaticTripCount()->isOne())
        continue;
      replacePlace(loop, drainBehind(builder, counted, drains[loop]));
    }
}

/// The first loop comes first: the next one starts to bring back its first
/// slices within the iteration that then stands in between.
void StackStreamer::fetchAll() {
  for (ArrayRef<Operation *> loops : getByBlock(fetches))
    for (Operation *loop : loops)
      // The last iteration would stand behind its loop; what stays whole waits
      // for its copies back where they start.
      if (!keptWhole.contains(loop))
        fetchAhead(cast<scf::ForOp>(loop), fetches[loop]);
}

/// An outer loop may start copies in front of `loop`, or wait there.
void StackStreamer::replacePlace(Operation *loop, Operation *by) {
  for (auto &[outer, others] : fetches)
    for (Fetch &other : others)
      if (other.place == loop)
        other.place = by;
  for (auto &[outer, others] : drains)
    for (Drain &other : others)
      if (other.place == loop)
        other.place = by;
}

void StackStreamer::finish() {
  // Some of them lie in loops that others will take the place of.
  eraseDead(std::move(sources));
  drainAll();
  fetchAll();
  if (signature)
    signature->apply();
}

/// The loop carries a host tensor in place of a device tensor.
void StackStreamer::carryHost(LoopLikeOpInterface loop, BlockArgument carried,
                              Value init) {
  OpOperand *operand = loop.getTiedLoopInit(carried);
  if (Operation *old = operand->get().getDefiningOp())
    sources.insert(old);
  operand->set(init);
  carried.setType(init.getType());
  loop.getTiedLoopResult(carried).setType(init.getType());
}

/// `loop`, or the loop around it that no other one is around.
static Operation *getOutermostLoop(LoopLikeOpInterface loop) {
  Operation *outermost = loop;
  while (auto outer = outermost->getParentOfType<LoopLikeOpInterface>())
    outermost = outer;
  return outermost;
}

WaitOp StackStreamer::insertWait(Value transfer, Value keep, Value slot,
                                 int64_t ahead) {
  auto wait = WaitOp::create(builder, transfer.getLoc(), transfer, keep, slot);
  if (ahead == 0)
    wait->setDiscardableAttr(AODialect::kBlockingAttr, builder.getUnitAttr());
  return wait;
}

void StackStreamer::erase(Operation *op) {
  collectSources(op, sources);
  sources.remove(op);
  op->erase();
}

/// In place of its insertion, a slice goes into the host tensor.
void StackStreamer::write(const StackLife &life, int64_t ahead) {
  LoopLikeOpInterface loop = life.writer->loop;
  const WrittenStack &stack = *life.written;
  Location loc = stack.insertion->getLoc();
  RankedTensorType type = getHostTensor(stack.result.getType());
  // Within an outer loop, every iteration uses the same memory.
  builder.setInsertionPoint(getOutermostLoop(loop));
  Value empty = HostEmptyOp::create(builder, loop.getLoc(), type, ValueRange());
  carryHost(loop, stack.carried, empty);

  SubsetInsertionOpInterface insertion = stack.insertion;
  builder.setInsertionPoint(insertion);
  Value source = insertion.getSourceOperand().get();
  RankedTensorType sliceType = getHostTensor(source.getType());
  Value row =
      getSliceRow(builder, loop, life.writer->trips, stack.slices.isReversed);
  SlicePlace place = getSlicePlace(builder, type, stack.slices.dim, row);
  Value slot =
      tensor::ExtractSliceOp::create(builder, loc, sliceType, stack.carried,
                                     place.offsets, place.sizes, place.strides);
  Value transfer =
      OffloadOp::create(builder, loc, types.getOffload(source.getType()),
                        source, slot)
          .getTransfer();
  Lag lag{insertion, false};
  if (ahead > 0)
    lag = findLag(insertion);
  builder.setInsertionPoint(
      lag.isBehind ? insertion->getBlock()->getTerminator() : lag.place);
  WaitOp wait = insertWait(transfer, source, slot, ahead);
  auto updated = tensor::InsertSliceOp::create(builder, loc, wait.getResult(),
                                               stack.carried, place.offsets,
                                               place.sizes, place.strides);
  if (!hasWholeSlices(stack))
    keptWhole.insert(loop);
  SmallVector<Drain> &others = drains[loop];
  SmallVector<Value> copied = llvm::map_to_vector(
      others, [](Drain other) { return other.wait.getKeep(); });
  if (lag.isBehind && getDrainObstacle(stack, copied).empty()) {
    // In front of what takes the next slot out of the stack.
    Operation *slotOp = slot.getDefiningOp();
    Operation *waits = lag.place->isBeforeInBlock(slotOp) ? lag.place : slotOp;
    SmallVector<Operation *> work = getLoopWork(*insertion->getBlock());
    others.push_back(
        {wait, updated, stack.slices, waits, getLoopPlace(work, waits)});
  }
  insertion.getUpdatedDestination().replaceAllUsesWith(updated.getResult());
  erase(insertion);
}

/// In front of `place`, but also of the reloads there of what is needed later
/// than `use`: copies run in the order in which they are issued.
void StackStreamer::setReloadPoint(Operation *place, Operation *use) {
  Operation *point = place;
  for (const PlacedReload &other : placed)
    if (other.place == place && use->isBeforeInBlock(other.wait) &&
        other.begin->isBeforeInBlock(point))
      point = other.begin;
  builder.setInsertionPoint(point);
}

/// How many ops that compute tensors stand in a body from `place` on.
static size_t countWorkFrom(Operation *place) {
  SmallVector<Operation *> work = getLoopWork(*place->getBlock());
  return work.size() - getLoopPlace(work, place);
}

/// Brings back the slice that `extraction` takes from `host`; returns the wait,
/// which stands in front of it.
WaitOp StackStreamer::fetch(const StackLife::Reader &reader,
                            SubsetExtractionOpInterface extraction, Value host,
                            int64_t ahead) {
  LoopLikeOpInterface loop = reader.loop->loop;
  StackSlices slices = reader.stack->slices;
  Location loc = extraction->getLoc();
  builder.setInsertionPoint(extraction);
  Lead lead{extraction, false};
  if (ahead > 0)
    lead = findLead(extraction);
  // Only such a loop can be given more to carry.
  if (lead.isAhead && !isa<scf::ForOp>(loop.getOperation()))
    lead = {extraction, false};
  bool isBlocking = lead.place == extraction;
  if (!lead.isAhead && !isBlocking)
    setReloadPoint(lead.place, extraction);
  Block *block = builder.getInsertionBlock();
  Operation *before = builder.getInsertionPoint()->getPrevNode();
  Value row = getSliceRow(builder, loop, reader.loop->trips, slices.isReversed);
  SlicePlace place = getSlicePlace(
      builder, cast<RankedTensorType>(host.getType()), slices.dim, row);
  Value slice = tensor::ExtractSliceOp::create(
      builder, loc, getHostTensor(extraction.getResult().getType()), host,
      place.offsets, place.sizes, place.strides);
  ReloadOp reload = createReload(builder, loc, slice, types);
  Operation *begin = before ? before->getNextNode() : &block->front();
  builder.setInsertionPoint(extraction);
  WaitOp wait = insertWait(reload.getTransfer(), slice, /*slot=*/Value(),
                           isBlocking ? 0 : ahead);
  if (lead.isAhead)
    fetches[loop].push_back(
        {reload, wait, slices, lead.place,
         extraction->hasAttr(kLeadAttr) ? countWorkFrom(lead.place) : 0});
  else if (!isBlocking)
    placed.push_back({lead.place, begin, wait});
  return wait;
}

/// In place of its extraction, a slice comes from the host tensor.
void StackStreamer::read(const StackLife::Reader &reader, Value host,
                         int64_t ahead) {
  LoopLikeOpInterface loop = reader.loop->loop;
  const ReadStack &stack = *reader.stack;
  if (stack.carried) {
    carryHost(loop, stack.carried, host);
    host = stack.carried;
  }
  Value arrived;
  for (SubsetExtractionOpInterface extraction : stack.extractions) {
    if (!arrived)
      arrived = fetch(reader, extraction, host, ahead).getResult();
    builder.setInsertionPoint(extraction);
    extraction.getResult().replaceAllUsesWith(
        reshapeSlice(builder, extraction->getLoc(), arrived,
                     cast<RankedTensorType>(extraction.getResult().getType())));
    erase(extraction);
  }
}

//===----------------------------------------------------------------------===//
// One iteration ahead
//===----------------------------------------------------------------------===//

/// Starts to bring back the slice at `row`.
Value StackStreamer::fetchRow(const Fetch &fetch, OpFoldResult row,
                              Value host) {
  auto type = cast<RankedTensorType>(host.getType());
  Location loc = fetch.reload->getLoc();
  SlicePlace place = getSlicePlace(builder, type, fetch.slices.dim, row);
  Value source = fetch.reload->getOperand(0);
  Value slice = tensor::ExtractSliceOp::create(
      builder, loc, cast<RankedTensorType>(source.getType()), host,
      place.offsets, place.sizes, place.strides);
  return createReload(builder, loc, slice, types).getTransfer();
}

/// The stack that a slice is taken from.
static tensor::ExtractSliceOp getSlice(ReloadOp reload) {
  return reload.getSource().getDefiningOp<tensor::ExtractSliceOp>();
}

/// The op in front of which the first slice of `host` starts to return: as many
/// ops before `loop` as within it, but behind other loops and the stack.
static Operation *getFetchPoint(scf::ForOp loop, Value host, size_t ops) {
  Operation *point = loop;
  SmallVector<Operation *> work = getLoopWork(*loop->getBlock());
  Operation *made = host.getDefiningOp();
  if (made && made->getBlock() != loop->getBlock())
    made = nullptr;
  for (size_t place = getLoopPlace(work, loop); ops > 0 && place > 0; --ops) {
    Operation *op = work[--place];
    if (isa<LoopLikeOpInterface, RegionBranchOpInterface>(op) ||
        (made && !made->isBeforeInBlock(op)))
      break;
    point = op;
  }
  return point;
}

SmallVector<Value> StackStreamer::fetchFirst(scf::ForOp loop,
                                             ArrayRef<Fetch> fetches) {
  SmallVector<Value> first;
  for (const Fetch &fetch : fetches) {
    Value host = getSlice(fetch.reload).getSource();
    builder.setInsertionPoint(getFetchPoint(loop, host, fetch.opsBehind));
    auto type = cast<RankedTensorType>(host.getType());
    int64_t row =
        fetch.slices.isReversed ? type.getDimSize(fetch.slices.dim) - 1 : 0;
    first.push_back(fetchRow(fetch, builder.getIndexAttr(row), host));
  }
  return first;
}

/// The number of the last iteration, as the loop counts.
static int64_t getLast(scf::ForOp loop) {
  return *getConstantIntValue(loop.getLowerBound()) +
         loop.getStaticTripCount()->getSExtValue() - 1;
}

static Value makeNumber(OpBuilder &builder, scf::ForOp loop, int64_t number) {
  Type type = loop.getInductionVar().getType();
  return arith::ConstantOp::create(builder, loop.getLoc(),
                                   builder.getIntegerAttr(type, number));
}

/// All iterations of `loop` but the last one, still without a body; they carry
/// the transfers in `first` as well.
static scf::ForOp makeShorterLoop(OpBuilder &builder, scf::ForOp loop,
                                  ArrayRef<Value> first) {
  SmallVector<Value> inits(loop.getInits());
  llvm::append_range(inits, first);
  Value bound = makeNumber(builder, loop, getLast(loop));
  auto shorter = scf::ForOp::create(
      builder, loop.getLoc(), loop.getLowerBound(), bound, loop.getStep(),
      inits, /*bodyBuilder=*/nullptr, loop.getUnsignedCmp());
  shorter->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  int64_t trips = loop.getStaticTripCount()->getSExtValue();
  if (auto cost = loop->getAttrOfType<IntegerAttr>(AODialect::kCostAttr))
    shorter->setAttr(
        AODialect::kCostAttr,
        builder.getI64IntegerAttr(cost.getInt() - cost.getInt() / trips));
  return shorter;
}

/// Starts to bring back what the iteration after the current one reads.
Value StackStreamer::fetchNext(const Fetch &fetch, const IRMapping &mapping) {
  tensor::ExtractSliceOp slice = getSlice(fetch.reload);
  Location loc = fetch.reload->getLoc();
  Value row = mapping.lookupOrDefault(
      cast<Value>(slice.getMixedOffsets()[fetch.slices.dim]));
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  if (fetch.slices.isReversed)
    row = arith::SubIOp::create(builder, loc, row, one);
  else
    row = arith::AddIOp::create(builder, loc, row, one);
  return fetchRow(fetch, row, mapping.lookupOrDefault(slice.getSource()));
}

/// All iterations but the last one. Each starts to bring back the slices of the
/// next one.
scf::ForOp StackStreamer::fetchInLoop(scf::ForOp loop, ArrayRef<Fetch> fetches,
                                      ArrayRef<Value> first) {
  builder.setInsertionPoint(loop);
  scf::ForOp shorter = makeShorterLoop(builder, loop, first);
  Block *body = shorter.getBody();
  IRMapping mapping;
  unsigned known = loop.getBody()->getNumArguments();
  mapping.map(loop.getBody()->getArguments(),
              body->getArguments().take_front(known));
  for (auto [fetch, transfer] :
       llvm::zip_equal(fetches, body->getArguments().drop_front(known)))
    mapping.map(Value(fetch.reload->getResult(0)), Value(transfer));
  // Loops that carry nothing come with their end.
  body->clear();
  builder.setInsertionPointToEnd(body);
  SmallVector<Value> next(fetches.size());
  for (Operation &op : *loop.getBody()) {
    if (llvm::any_of(fetches,
                     [&](const Fetch &fetch) { return fetch.reload == &op; }))
      continue;
    for (auto [fetch, transfer] : llvm::zip_equal(fetches, next))
      if (fetch.place == &op)
        transfer = fetchNext(fetch, mapping);
    builder.clone(op, mapping);
  }
  Operation *terminator = body->getTerminator();
  terminator->insertOperands(terminator->getNumOperands(), next);
  return shorter;
}

/// The last iteration, in which nothing is to be started: ops in the place of
/// `loop`.
void StackStreamer::finishLoop(scf::ForOp loop, ArrayRef<Fetch> fetches,
                               ValueRange carried) {
  builder.setInsertionPoint(loop);
  int64_t last = getLast(loop);
  IRMapping mapping;
  mapping.map(loop.getInductionVar(), makeNumber(builder, loop, last));
  unsigned known = loop.getNumRegionIterArgs();
  mapping.map(loop.getRegionIterArgs(), carried.take_front(known));
  for (auto [fetch, transfer] :
       llvm::zip_equal(fetches, carried.drop_front(known)))
    mapping.map(Value(fetch.reload->getResult(0)), transfer);
  IterationAttributes attributes(loop);
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (llvm::any_of(fetches,
                     [&](const Fetch &fetch) { return fetch.reload == &op; }))
      continue;
    Operation *clone = builder.clone(op, mapping);
    clone->setLoc(getIterationLoc(op.getLoc(), Twine(last)));
    attributes.give(clone);
  }
  for (auto [result, yielded] :
       llvm::zip_equal(loop.getResults(), loop.getYieldedValues())) {
    Value value = mapping.lookupOrDefault(yielded);
    attributes.mark(value);
    result.replaceAllUsesWith(value);
  }
}

/// Has each iteration of `loop` start to bring back what the next one reads.
void StackStreamer::fetchAhead(scf::ForOp loop, SmallVector<Fetch> ahead) {
  llvm::sort(ahead, [](const Fetch &one, const Fetch &other) {
    return WaitOp(one.wait)->isBeforeInBlock(other.wait);
  });
  SmallVector<Value> first = fetchFirst(loop, ahead);
  SmallVector<Value> carried(loop.getInits());
  llvm::append_range(carried, first);
  if (!loop.getStaticTripCount()->isOne())
    carried = SmallVector<Value>(fetchInLoop(loop, ahead, first).getResults());
  finishLoop(loop, ahead, carried);
  replacePlace(loop, loop->getNextNode());
  loop.erase();
}
