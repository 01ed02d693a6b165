//===- GraphTree.h - CUDA graph tree over one memory pool -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_GRAPH_GRAPHTREE_H
#define AO_RUNTIME_GRAPH_GRAPHTREE_H

#include "GraphTreeNode.h"

#include <map>

namespace ao::runtime {

/// A CUDA graph tree. Every member expects the pool's lock. The files:
/// GraphTree.cpp (lifetime, steps and paths), GraphTreeRun.cpp (one run from
/// end to end), GraphTreeArguments.cpp, GraphTreeMatch.cpp (selection of a
/// captured graph), GraphTreePlan.cpp (layout of the buffers of a new one),
/// GraphTreeRecord.cpp, GraphTreeDump.cpp.
class GraphTree {
public:
  GraphTree(AortDevice &device, const AortGraphTreeOptions &options)
      : device(device), options(options),
        pool(std::make_shared<GraphTreePool>(device, options)),
        ownRandom{sizeof(AortRandomState), options.seed, 0} {}
  ~GraphTree();
  static Status check(const AortGraphTreeOptions &options);
  Status open();

  Status addFunction(std::unique_ptr<AortFunction> function);
  /// Finds the function of lowered code, and adds it at the first call.
  Status functionOf(const AortFunctionSpec &spec, AortFunction *&function);
  Status destroyFunction(AortFunction *function);
  Status run(AortFunction &function, const AortArgument *arguments, int32_t n,
             AortBuffer **results, int32_t m, bool beginsSteps = true);
  Status reset();
  Status shutdown();
  void markStep() { isMarked = true; }
  void beginBackward() { isForwardPending = false; }
  Status randomState(AortRandomState *state) const;
  Status setRandomState(const AortRandomState &state);
  Status registerRandomState(AortRandomState *state);

  Status staleError(const AortBuffer &buffer) const;
  Status checkAll();
  AortGraphTreeStatistics statistics() const;
  std::string json() const;
  std::string dot() const;

  /// The results of a run before it has succeeded.
  std::vector<AortBuffer *> &handed(int32_t n) {
    handedOut.assign(static_cast<size_t>(n > 0 ? n : 0), nullptr);
    return handedOut;
  }
  /// A failure of a step function inside of an entry, for the error handler
  /// once the run is over.
  Status takeStepFailure() { return std::exchange(stepFailure, Status()); }

  AortDevice &device;
  const AortGraphTreeOptions options;
  const std::shared_ptr<GraphTreePool> pool;

private:
  /// The decisions about a run before it begins.
  struct Plan {
    AortFunction *function = nullptr;
    FunctionVariant *variant = nullptr;
    /// A variant that is not kept after the run.
    std::unique_ptr<FunctionVariant> passing;
    /// A step begins: nothing of the path counts.
    bool endsGeneration = false;
    /// The path is over, because all of its results are dead.
    bool endsPath = false;
    GraphTreeNode *node = nullptr;
    std::unique_ptr<GraphTreeNode> fresh;
    bool isEager = false;
    AortReason reason = AORT_REASON_UNCAPTURABLE;

    bool isRoot() const { return endsGeneration || endsPath; }
  };

  // Arguments.
  Status readArguments(AortFunction &function, const AortArgument *arguments);
  Status readArgument(const AortFunction &function, size_t index,
                      const AortArgument &argument);
  Status readShape(const AortFunction &function, size_t index,
                   const AortArgument &argument);
  Status readBuffer(const AortFunction &function, size_t index,
                    const AortArgument &argument);
  Status checkConsumption() const;
  void markShared();
  bool ownsBytes(size_t index) const;
  int32_t findSlot(const char *pointer) const;
  Storage *findLive(const char *pointer) const;

  // Selection of a captured graph.
  bool isAlive(size_t slot) const;
  bool allDead() const;
  bool takesResult() const;
  bool isGenerationDue(const AortFunction &function) const;
  const std::vector<std::unique_ptr<GraphTreeNode>> &
  childrenOf(GraphTreeNode *node) const {
    return node ? node->children : roots;
  }
  bool matches(const GraphTreeNode &node, bool isRoot, AortReason &reason,
               size_t &argument) const;
  GraphTreeNode *findMatch(const Plan &plan, bool asRoot);
  Status decide(Plan &plan);
  Status decideVariant(Plan &plan);
  Status decideNew(Plan &plan);
  Status countRecapture(Plan &plan, GraphTreeNode *parent);
  void warnOfLimit(const Plan &plan, AortReason reason, size_t argument);
  Status learn(AortFunction &function, const GraphTreeNode &node, bool isRoot);
  uint64_t runsOf(const GraphTreeNode *parent) const;
  bool isOnPath(const GraphTreeNode &node) const;
  GraphTreeNode *findOldVariant(const GraphTreeNode &fresh) const;
  void eager(Plan &plan, AortReason reason);
  ArgumentUse::Kind classOf(const AortFunction &function, size_t index,
                            bool isRoot) const;

  // Layout of buffers.
  void planArguments(const Plan &plan, GraphTreeNode &node) const;
  bool returns(const AortFunction &function, size_t argument) const;
  void planResults(GraphTreeNode &node, Ownership own) const;
  Status planNode(const Plan &plan, std::unique_ptr<GraphTreeNode> &node);

  // Acting.
  Status act(Plan &plan, AortBuffer **results);
  void beginIfDue(const Plan &plan);
  void addNode(std::unique_ptr<GraphTreeNode> fresh);
  Status callEntry(FunctionVariant &variant, GraphTreeNode &node);
  Status warmUp(GraphTreeNode &node);
  Status record(GraphTreeNode &node, GraphTreeNode *old);
  Status launch(GraphTreeNode &node);
  Status copyInputs(const GraphTreeNode &node);
  AortStridedCopy denseCopy(const AortFunction &function, size_t index,
                            int64_t *dense) const;
  Status copyInput(const FunctionVariant &variant, size_t index, char *target);
  Status copyBack(const FunctionVariant &variant, size_t index,
                  const char *source);
  Status prepareRandom(const AortFunction &function);
  Status writeRandom(const AortFunction &function);
  Status writeNumber(AortStream &stream, uint64_t bits, int64_t bytes,
                     char *target);
  Status constants(const AortFunction &function, GraphTreeNode &node);
  void handOut(GraphTreeNode &node, AortBuffer **results, bool isKept);
  Storage &freshStorage(StorageUse &use, bool isKept);
  AortBuffer &freshHandle(ResultUse &use, Storage &storage, bool isKept);
  Status runEagerly(Plan &plan, AortBuffer **results);
  Status allocateEagerly(const FunctionVariant &variant, GraphTreeNode &node);
  void freeEagerly(const FunctionVariant &variant, GraphTreeNode &node,
                   bool hasFailed);
  Status releaseConsumed();
  Status finish(AortFunction &function);

  // Paths.
  void endGeneration();
  void endPath();
  void forgetPath();
  void dropNodesOf(std::vector<std::unique_ptr<GraphTreeNode>> &nodes,
                   const AortFunction &function);
  void dropNode(GraphTreeNode &node);
  void dropCaptures();
  void warnOnceIfStuck(AortFunction &function);
  struct LivePlace {
    int64_t begin, end;
    const Storage *storage;
  };
  std::vector<LivePlace> livePlaces(AortSide side) const;
  Status checkPlaces() const;
  Status fillFree();
  Status checkFree();
  std::vector<std::pair<int64_t, int64_t>> freeRanges(AortSide side) const;
  Status synchronizeAll();

  bool isShutDown = false;
  std::vector<std::unique_ptr<AortFunction>> functions;
  std::map<const AortFunctionSpec *, AortFunction *> functionsOfSteps;
  std::vector<std::unique_ptr<GraphTreeNode>> roots;
  /// The last run of the path, null without one, and the storages that all of
  /// its runs have made in the pool.
  GraphTreeNode *current = nullptr;
  std::vector<Storage *> slots;
  /// Live storages of dropped paths; they keep their places.
  std::vector<Storage *> orphans;
  /// The last run of the path was no replay.
  bool isBehindNew = false;

  int64_t generation = 1;
  bool isMarked = false, isForwardPending = false;
  /// True if the run may begin a step without a mark.
  bool mayBegin = true;
  std::map<std::pair<const GraphTreeNode *, const AortFunction *>, int32_t>
      recaptures;
  uint64_t clock = 0, nodesMade = 0, pathsBegun = 0;
  /// The random state of the tree, and the one that runs read: this, or the
  /// caller's.
  AortRandomState ownRandom;
  AortRandomState *random = &ownRandom;
  void *randomBlock = nullptr;
  Status stepFailure;
  /// Why the pool could not take the last run that it could not take.
  Status poolFailure;
  /// Why something was recorded last.
  struct {
    AortReason reason = AORT_REASON_COUNT;
    std::string argument;
    const void *before = nullptr, *now = nullptr;
  } lastRecapture;
  AortGraphTreeStatistics counts{};
  /// The ranges that fillFree() has filled.
  std::vector<std::pair<int64_t, int64_t>> filled[2];
  /// The largest need of any path, and its bound.
  PoolNeed footprint;

  // Kept so that a replay allocates nothing.
  std::vector<GivenArgument> given;
  std::vector<GivenArgument *> byAddress;
  std::vector<int64_t> key;
  std::vector<AortBuffer *> handedOut;
};

} // namespace ao::runtime

struct AortGraphTree : ao::runtime::GraphTree {
  using GraphTree::GraphTree;
};

#endif // AO_RUNTIME_GRAPH_GRAPHTREE_H
