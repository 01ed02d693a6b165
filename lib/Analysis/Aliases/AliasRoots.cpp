//===- AliasRoots.cpp - Storages of values --------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Aliases/AliasRoots.h"

#include "BufferAccesses.h"
#include "Escapes.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Aliases/ValueFlow.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace ao;

using Kind = IncomingEdge::Kind;

//===----------------------------------------------------------------------===//
// Origins of values
//===----------------------------------------------------------------------===//

bool AliasRoots::isSameEverywhere(Value root) {
  Operation *op = root ? root.getDefiningOp() : nullptr;
  return op && op->getNumOperands() == 0 && op->getNumRegions() == 0 &&
         isBuffer(root) && isMemoryEffectFree(op);
}

static bool isAllocated(OpResult result) {
  auto effectOp = dyn_cast<MemoryEffectOpInterface>(result.getOwner());
  return effectOp &&
         effectOp.getEffectOnValue<MemoryEffects::Allocate>(result).has_value();
}

namespace {
/// The origin of a call's result, as determined from the callee's body.
struct CallResult {
  /// Allocated by the callee, which has it under no other name.
  bool isFresh = false;
  /// Another result or an operand of the call that it is the same as, or a view
  /// of.
  Value same;

  bool isKnown() const { return isFresh || same; }
};
} // namespace

/// Returns true if an op that uses `buffer` may free it, or have it go on under
/// a name that is no view of it.
static bool mayGoElsewhere(OpOperand &use) {
  Operation *user = use.getOwner();
  Value buffer = use.get();
  if (!user->isRegistered() ||
      isa<CallOpInterface, RegionBranchOpInterface>(user))
    return true;
  if (user->hasTrait<OpTrait::IsTerminator>())
    return !isa<FunctionOpInterface>(user->getParentOp());
  auto effects = dyn_cast<MemoryEffectOpInterface>(user);
  if (effects && effects.getEffectOnValue<MemoryEffects::Free>(buffer))
    return true;
  if (mayTakeAddress(use))
    return true;
  return llvm::any_of(user->getResults(), [&](OpResult result) {
    return isBuffer(result) && getViewSource(result) != buffer;
  });
}

/// Returns true if all that happens to `buffer` and its views in its function
/// is that ops use them, and that it is returned.
static bool isOnlyReturned(Value buffer) {
  SmallVector<Value> names{buffer};
  for (size_t i = 0; i != names.size(); ++i)
    for (OpOperand &use : names[i].getUses()) {
      if (mayGoElsewhere(use))
        return false;
      for (OpResult result : use.getOwner()->getResults())
        if (getViewSource(result) == names[i])
          names.push_back(result);
    }
  return true;
}

/// The buffers that the callee of `call` returns, stripped of views; empty if
/// it is not known, or returns more than allocations and arguments.
static SmallVector<Value> getReturnedRoots(CallOpInterface call) {
  auto callee = dyn_cast_or_null<FunctionOpInterface>(call.resolveCallable());
  if (!callee || callee.isExternal() || !callee.getFunctionBody().hasOneBlock())
    return {};
  Operation *end = &callee.getFunctionBody().front().back();
  if (!end->hasTrait<OpTrait::ReturnLike>() ||
      end->getNumOperands() != call->getNumResults())
    return {};
  SmallVector<Value> returned;
  for (Value operand : end->getOperands()) {
    Value root = getViewBase(operand);
    auto made = dyn_cast<OpResult>(root);
    if (isBuffer(operand) && made && !isa<memref::AllocOp>(made.getOwner()))
      return {};
    returned.push_back(root);
  }
  return returned;
}

static CallResult describeCallResult(OpResult result) {
  auto call = cast<CallOpInterface>(result.getOwner());
  SmallVector<Value> returned = getReturnedRoots(call);
  if (returned.empty())
    return {};
  Value root = returned[result.getResultNumber()];
  if (auto argument = dyn_cast<BlockArgument>(root)) {
    if (argument.getArgNumber() >= call.getArgOperands().size())
      return {};
    return {false, call.getArgOperands()[argument.getArgNumber()]};
  }
  if (!isOnlyReturned(root))
    return {};
  auto first =
      static_cast<unsigned>(llvm::find(returned, root) - returned.begin());
  if (first == result.getResultNumber())
    return {true, Value()};
  return {false, call->getResult(first)};
}

/// Returns true if `result` may be a buffer of unknown origin: the op has
/// unknown effects, or reads the buffer from memory.
static bool comesFromAnywhere(OpResult result) {
  Operation *op = result.getOwner();
  if (!isBuffer(result) || isAllocated(result) ||
      AliasRoots::isSameEverywhere(result))
    return false;
  if (isa<CallOpInterface>(op))
    return !describeCallResult(result).isKnown();
  SmallVector<StorageAlias, 2> aliases;
  collectStorageAliases(op, aliases);
  return aliases.empty() && (!isa<MemoryEffectOpInterface>(op) ||
                             llvm::none_of(op->getOperands(), isBuffer) ||
                             !isMemoryEffectFree(op));
}

bool AliasRoots::isUnknownBuffer(Value value) {
  SmallVector<IncomingValue> incoming;
  if (!isBuffer(value) || getIncomingValues(value, incoming))
    return false;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return !argument.getOwner()->isEntryBlock() ||
           !isa<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return comesFromAnywhere(cast<OpResult>(value));
}

/// Returns true if each execution of `root` makes another storage.
static bool isMadeAnew(Value root) {
  return root && isa<OpResult>(root) && !AliasRoots::isSameEverywhere(root) &&
         !AliasRoots::isUnknownBuffer(root);
}

/// An op without operands and effects, such as `memref.get_global`, returns the
/// same buffer each time: the first such op represents all of them. Null if
/// `result` is not such a value, or the first.
Value AliasRoots::getEqualValue(OpResult result) {
  if (!isSameEverywhere(result))
    return {};
  Operation *op = result.getOwner();
  // Discardable attributes do not change what an op returns.
  Attribute properties = op->getPropertiesAsAttribute();
  if (!properties)
    properties = op->getAttrDictionary();
  auto key = std::make_pair(op->getName().getAsOpaquePointer(),
                            properties.getAsOpaquePointer());
  Value &first = equalValues[key];
  if (!first)
    first = op->getResult(0);
  return first == result ? Value() : first;
}

Value AliasRoots::getMustRoot(Value value) {
  SmallVector<Value> path;
  while (true) {
    if (auto known = mustRoots.find(value); known != mustRoots.end()) {
      value = known->second;
      break;
    }
    auto result = dyn_cast<OpResult>(value);
    Value source = result ? getViewSource(result) : Value();
    if (!source && result)
      source = getEqualValue(result);
    if (!source)
      break;
    path.push_back(value);
    value = source;
  }
  for (Value passed : path)
    mustRoots[passed] = value;
  return value;
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

/// An op that says nothing of a buffer it returns, not even that it allocates
/// it, may return an operand, or the storage of one.
static void addUnknownSources(OpResult result,
                              SmallVectorImpl<Value> &sources) {
  if (!isBuffer(result) || isAllocated(result))
    return;
  for (Value operand : result.getOwner()->getOperands())
    if (isa<ShapedType>(operand.getType()))
      sources.push_back(operand);
}

static SmallVector<Value> getSourcesOfResult(OpResult result) {
  SmallVector<Value> sources;
  if (isBuffer(result) && isa<CallOpInterface>(result.getOwner()))
    if (CallResult known = describeCallResult(result); known.isKnown()) {
      if (known.same)
        sources.push_back(known.same);
      return sources;
    }
  SmallVector<StorageAlias, 2> aliases;
  collectStorageAliases(result.getOwner(), aliases);
  for (const StorageAlias &alias : aliases)
    if (alias.result == result)
      sources.push_back(alias.source);
  if (aliases.empty())
    addUnknownSources(result, sources);
  // On buffers a choice between tensors is one of them.
  auto select = dyn_cast<SelectLikeOpInterface>(result.getOwner());
  if (sources.empty() && select && isa<TensorType>(result.getType()) &&
      !isa<ShapedType>(select.getCondition().getType()))
    sources = {select.getTrueValue(), select.getFalseValue()};
  return sources;
}

/// A loop without order, `scf.forall`, hands a tensor to all its iterations.
static SmallVector<Value> getSourcesOfArgument(BlockArgument argument) {
  Block *block = argument.getOwner();
  auto loop = dyn_cast_or_null<LoopLikeOpInterface>(
      block->isEntryBlock() ? block->getParentOp() : nullptr);
  OpOperand *init = loop ? loop.getTiedLoopInit(argument) : nullptr;
  return init ? SmallVector<Value>{init->get()} : SmallVector<Value>();
}

SmallVector<Value> ao::getStorageSources(Value value) {
  SmallVector<Value> sources;
  if (getIncomingValues(value, sources))
    return sources;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return getSourcesOfArgument(argument);
  return getSourcesOfResult(cast<OpResult>(value));
}

/// Appends the edges from `value` to its storage, through views. An edge from
/// an unknown storage has no value; one from `value` itself is a storage of its
/// own.
void AliasRoots::getStorageEdges(Value value,
                                 SmallVectorImpl<IncomingEdge> &edges) {
  if (!value)
    return;
  if (!flow.getIncomingEdges(value, edges)) {
    edges.clear();
    auto result = dyn_cast<OpResult>(value);
    if (!result) {
      for (Value source : getSourcesOfArgument(cast<BlockArgument>(value)))
        edges.push_back(IncomingEdge{source});
      return;
    }
    auto select = dyn_cast<SelectLikeOpInterface>(result.getOwner());
    bool isChoice =
        select && select.getCondition().getType().isSignlessInteger(1);
    SmallVector<Value> sources = getSourcesOfResult(result);
    for (Value source : sources) {
      IncomingEdge &edge = edges.emplace_back(IncomingEdge{source});
      if (isChoice && select.getTrueValue() != select.getFalseValue()) {
        edge.kind = Kind::Choice;
        edge.fork = select.getCondition().getImpl();
        edge.number = source == select.getTrueValue();
      }
    }
    if (!sources.empty() && comesFromAnywhere(result))
      edges.push_back({});
  }
  for (IncomingEdge &edge : edges)
    if (edge.value)
      edge.value = getMustRoot(edge.value);
}

bool AliasRoots::isOrigin(Value value) {
  SmallVector<IncomingEdge> edges;
  getStorageEdges(value, edges);
  return edges.empty();
}

//===----------------------------------------------------------------------===//
// Origins
//===----------------------------------------------------------------------===//

namespace {
/// Goes back from a value along all paths to its origins.
class OriginSearch {
public:
  using Origin = AliasRoots::Origin;

  OriginSearch(ControlFlow &flow, AliasRoots::GetEdges getEdges,
               const AliasRoots::KnownOrigins *known)
      : flow(flow), getEdges(getEdges), known(known) {}

  SmallVector<Origin> run(Value value) {
    if (!search(value, ControlPath())) {
      origins.clear();
      found.clear();
      visited.clear();
      (void)search(value, ControlPath::getUnknown());
    }
    return std::move(origins);
  }

private:
  /// Nested loops that carry values have exponentially many paths. Beyond these
  /// numbers, of all values and to one origin, a path says nothing.
  static constexpr size_t kMostVisits = 1024, kMostPaths = 64;

  bool search(Value value, ControlPath path) {
    worklist.assign(1, {value, std::move(path)});
    size_t numVisits = 0;
    while (!worklist.empty()) {
      auto [current, pathHere] = worklist.pop_back_val();
      SmallVector<ControlPath, 1> &earlier = visited[current];
      auto isCovered = [&](const ControlPath &path) {
        return llvm::any_of(earlier, [&](const ControlPath &known) {
          return known.covers(path);
        });
      };
      if (isCovered(pathHere))
        continue;
      if (auto general = pathHere.generalize(earlier);
          general && !isCovered(*general))
        pathHere = std::move(*general);
      earlier.push_back(pathHere);
      follow(current, pathHere);
      bool isKnown = !(pathHere == ControlPath::getUnknown());
      if (isKnown && (++numVisits > kMostVisits || hasManyPaths))
        return false;
    }
    return true;
  }

  void follow(Value current, const ControlPath &path) {
    if (known)
      if (auto it = known->find(current); it != known->end()) {
        for (const Origin &origin : it->second) {
          ControlPath whole = path;
          whole.append(origin.path, origin.value, flow);
          add({origin.value, std::move(whole)});
        }
        return;
      }
    edges.clear();
    getEdges(current, edges);
    if (edges.empty())
      return add({current, path});
    ControlPath start = path;
    for (const IncomingEdge &edge : edges)
      if (edge.value == current && edge.kind == Kind::Repeat)
        start.crossOften(edge.fork, flow);
    // Backwards, so that the first edge is taken first.
    for (const IncomingEdge &edge : llvm::reverse(edges)) {
      if (edge.value == current && edge.kind == Kind::Plain)
        add({current, path});
      if (edge.value == current)
        continue;
      worklist.push_back({edge.value, start});
      worklist.back().path.cross(edge, flow);
    }
  }

  void add(Origin origin) {
    SmallVector<ControlPath, 1> &paths = found[origin.value];
    if (llvm::is_contained(paths, origin.path))
      return;
    paths.push_back(origin.path);
    hasManyPaths |= paths.size() > kMostPaths;
    origins.push_back(std::move(origin));
  }

  ControlFlow &flow;
  AliasRoots::GetEdges getEdges;
  const AliasRoots::KnownOrigins *known;
  SmallVector<Origin> origins, worklist;
  SmallVector<IncomingEdge> edges;
  /// The paths that have led to a value, and those by which an origin was
  /// found.
  llvm::DenseMap<Value, SmallVector<ControlPath, 1>> visited, found;
  bool hasManyPaths = false;
};
} // namespace

SmallVector<AliasRoots::Origin>
AliasRoots::getOrigins(Value value, GetEdges getEdges,
                       const KnownOrigins *known) {
  // Most values are no merge of others.
  SmallVector<IncomingEdge> edges;
  getEdges(value, edges);
  if (edges.empty())
    return {{value, ControlPath()}};
  return OriginSearch(flow, getEdges, known).run(value);
}

//===----------------------------------------------------------------------===//
// Escapes
//===----------------------------------------------------------------------===//

void AliasRoots::findEscapes(Operation *op,
                             llvm::function_ref<bool(OpOperand &)> mayKeep) {
  SmallVector<Value> captured;
  op->walk([&](Operation *nested) {
    for (OpOperand &operand : nested->getOpOperands())
      if (isBuffer(operand.get()) && mayKeep(operand))
        captured.push_back(operand.get());
    for (OpResult result : nested->getResults())
      if (isSameEverywhere(result) && !isReadOnly(result))
        captured.push_back(result);
  });
  for (Value value : captured)
    for (const Root &root : getMayRoots(value))
      if (root.value)
        escaped.insert(root.value);
  // Earlier results did not consider escapes.
  mayRoots.clear();
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

Root AliasRoots::makeRoot(Value value, ControlPath path) {
  if (value && isUnknownBuffer(value))
    value = Value();
  if (!isMadeAnew(value))
    path.forgetRelative();
  return {value, std::move(path)};
}

namespace {
/// Roots in the order in which they were found, each once.
class RootSet {
public:
  void add(Root root) {
    SmallVector<size_t, 1> &known = places[root.value];
    if (llvm::any_of(known, [&](size_t place) { return roots[place] == root; }))
      return;
    known.push_back(roots.size());
    roots.push_back(std::move(root));
  }

  SmallVector<Root, 1> take() { return std::move(roots); }

private:
  SmallVector<Root, 1> roots;
  llvm::SmallDenseMap<Value, SmallVector<size_t, 1>, 4> places;
};
} // namespace

SmallVector<Root, 1> AliasRoots::computeMayRoots(Value value) {
  auto getEdges = [&](Value merged, SmallVectorImpl<IncomingEdge> &edges) {
    getStorageEdges(merged, edges);
  };
  RootSet roots;
  for (const Origin &origin : getOrigins(getMustRoot(value), getEdges)) {
    Root root = makeRoot(origin.value, origin.path);
    if (root.value && escaped.contains(root.value)) {
      ControlPath path = root.path;
      path.forgetRelative();
      roots.add({Value(), std::move(path), /*hasEscaped=*/true});
    }
    roots.add(std::move(root));
  }
  return roots.take();
}

SmallVector<Root, 1> AliasRoots::getMayRoots(Value value,
                                             const Origin &origin) {
  RootSet roots;
  for (const Root &root : getMayRoots(value)) {
    ControlPath path = origin.path;
    path.append(root.path, root.value, flow);
    if (!isMadeAnew(root.value))
      path.forgetRelative();
    roots.add({root.value, std::move(path), root.hasEscaped});
  }
  return roots.take();
}

ArrayRef<Root> AliasRoots::getMayRoots(Value value) {
  auto known = mayRoots.find(value);
  if (known != mayRoots.end())
    return known->second;
  SmallVector<Root, 1> roots = computeMayRoots(value);
  return mayRoots[value] = {roots.begin(), roots.end()};
}

bool AliasRoots::mayMeet(const Root &a, const Root &b) {
  if (a.value != b.value || (a.hasEscaped && b.hasEscaped))
    return false;
  // The usual case: no loop and no choice is on either path.
  if (a.path == b.path)
    return true;
  return !a.path.excludes(b.path, a.value, isMadeAnew(a.value), flow);
}
