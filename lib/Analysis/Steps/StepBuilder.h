//===- StepBuilder.h - Builds a step from its functions ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_ANALYSIS_STEPS_STEPBUILDER_H
#define AO_LIB_ANALYSIS_STEPS_STEPBUILDER_H

#include "Memory/DeadScalars.h"
#include "ao/Analysis/Ops/OpNameInfo.h"
#include "ao/Analysis/Steps/Step.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include <map>

namespace ao {

struct RegionMemoryUse;

/// Builds a `Step` in a walk over the ops of its blocks. Uses are collected as
/// (storage, op) pairs in op order and grouped by storage at the end; then it
/// is decided which results are in the bytes of operands.
class StepBuilder {
public:
  /// Functions must have been checked (one block, matching signatures).
  explicit StepBuilder(const StepFunctions &functions);

  /// Must be called once. Emits an error at a value whose size does not fit 64
  /// bits.
  mlir::FailureOr<Step> build();

private:
  using StorageId = uint32_t;

  bool isOwned(mlir::BlockArgument argument) const;
  void addForwardArguments();
  void addCaptured();
  void addBackwardArguments();
  void findInPlace(mlir::Block &block);
  void addBlock(mlir::Block &block);
  void noteOp(mlir::Operation *op, OpNameInfo info);
  void addOp(mlir::Operation *op);
  void addTransfer(mlir::Operation *op);
  void keepUntilHere(mlir::Value slice);
  void noteOffload(mlir::Value transfer);
  void addForwardReturn(mlir::Operation *terminator);
  void addFinalReturn(mlir::Operation *terminator);

  void addUse(mlir::OpOperand &operand, OpNameInfo info, int32_t number);
  void addUse(StorageId id, int32_t number);
  bool addRegions(mlir::Operation *op, int32_t number);
  void addUploadedScalars(mlir::Operation *upload, int32_t number);
  void addResults(mlir::Operation *op, OpNameInfo info, int32_t number);
  void addResult(mlir::OpResult result, OpNameInfo info, int32_t number);
  void addDecisions(mlir::Operation *op, OpNameInfo info, int32_t number);
  void applyMarks(mlir::Operation *op);
  void noteGroups(mlir::Operation *op, mlir::Attribute groups);
  mlir::LogicalResult applyGroups();
  bool isConstantScalar(mlir::Value scalar, unsigned depth = 0);
  unsigned countRebuiltOps(mlir::Operation *op, OpNameInfo info);

  /// Properties of storages that depend on the type alone.
  struct TypeInfo {
    bool isScalar = false;
    bool isTensor = false;
    bool occupiesMemory = false;
    Ineligibility ineligibility = Ineligibility::None;
    /// None if the type does not determine them.
    std::optional<int64_t> bytes;
    /// The size is static, and more than 2^63-1 bytes.
    bool isTooLarge = false;
  };
  static TypeInfo computeTypeInfo(mlir::Type type);
  const TypeInfo &getTypeInfo(mlir::Type type);

  StorageId addStorage(mlir::Value base, int32_t def);
  void setSize(StorageId id, const TypeInfo &type);
  mlir::IntegerAttr getGivenBytes(mlir::Value base) const;
  void exclude(StorageId storage, Ineligibility ineligibility);
  std::optional<StorageId> find(mlir::Value value) const;

  void keepUnusedResiduals();
  void groupUses();
  void decideReuse();
  void decideOverwrite(StorageId source, StorageId result,
                       mlir::Value destination, int32_t number);
  void decideRegions(int32_t number);
  RegionMemoryUse followRegions(int32_t number, bool keepsMovable);
  void takeOver(StorageId source, StorageId result, int32_t number);
  void share(StorageId result, StorageId source);
  void endBefore(StorageId storage, int32_t number);
  int32_t getLastUseBefore(StorageId storage) const;
  bool mayReturnFor(StorageId storage, int32_t number) const;
  void startBehind(StorageId result, int32_t number);
  void addTemporaries(int64_t bytes, int32_t number);
  void extendSharedLifetimes();
  llvm::SmallVector<StorageId> findUnusedArguments(mlir::Block &block);
  int64_t getUnusedSavedBytes() const;
  void noteUnusedArguments();
  void noteBackwardEntryBytes();
  void noteInheritedBytes();
  void decideFinalIneligibility();
  void noteSavedStorages();
  bool endsAt(StorageId storage, int32_t number) const;
  bool canOverwrite(StorageId storage, mlir::Value destination,
                    int32_t number) const;
  bool canRead(StorageId storage, mlir::Value destination,
               int32_t number) const;

  /// Records that `result` may share the bytes of `source`.
  struct Sharing {
    StorageId result, source;
  };
  /// A deferred decision about the bytes of results, taken once all uses are
  /// known: op `op` may write `result` over `destination`, which is part of
  /// `source`, or `result` is one of several values. Without a result, the
  /// regions of the op decide, or it has temporaries.
  struct Decision {
    enum Kind : uint8_t { Overwrite, Share, Regions, Temporaries } kind;
    int32_t op;
    StorageId source = 0, result = 0;
    mlir::Value destination = nullptr;
  };

  Step step;
  mlir::StringAttr offloadName, keepName, bytesName, groupName;
  /// Storages by `ao.group`.
  std::map<int64_t, llvm::SmallVector<StorageId, 4>> groups;
  OpNameInfos names;
  /// A step has few types.
  llvm::DenseMap<mlir::Type, TypeInfo> types;
  /// Memoized results of `isConstantScalar`.
  llvm::DenseMap<mlir::Value, bool> constantScalars;
  /// By value of a slice that is computed in place, the tensor with that place.
  llvm::DenseMap<mlir::Value, mlir::Value> madeIn;
  /// Ops that bufferization moves before the first writer of a slice in place,
  /// and that writer; and the numbers of these writers.
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> movedBefore;
  llvm::DenseMap<mlir::Operation *, int32_t> numberOf;
  /// The first value of more than 2^63-1 bytes.
  mlir::Value tooLarge;
  /// The storages with saved slots.
  llvm::BitVector saved;
  /// The residuals that the backward function neither uses nor returns.
  std::vector<StorageId> unusedResiduals;
  std::vector<std::pair<StorageId, int32_t>> usePairs;
  std::vector<int32_t> lastUse;
  /// By storage that transfers in the step reload, the number of the op before
  /// which compute waits for the last reload.
  llvm::DenseMap<StorageId, int32_t> reloadedFor;
  /// Slices that are being offloaded, by transfer.
  llvm::MapVector<mlir::Value, StorageId> offloading;
  std::vector<Sharing> sharings;
  std::vector<Decision> decisions;
  /// The storages with which a storage shares its bytes.
  llvm::DenseMap<StorageId, llvm::SmallVector<StorageId, 2>> sourcesOf;
  /// Storages that are counted from the op after their definition.
  llvm::DenseSet<StorageId> startsLate;
  /// A storage whose lifetime ends where an op starts, which reuses its bytes
  /// from there.
  struct TakenOver {
    int32_t op;
    int64_t bytes;
  };
  std::vector<TakenOver> takenOver;
  DeadScalars deadScalars;
  /// The last op that reads a storage in its regions.
  llvm::DenseMap<StorageId, int32_t> lastNestedUse;
};

/// Returns the attribute `name` of an argument of a function; null if there is
/// none, and for arguments of other blocks.
mlir::Attribute getArgAttr(mlir::BlockArgument argument, llvm::StringRef name);

} // namespace ao

#endif // AO_LIB_ANALYSIS_STEPS_STEPBUILDER_H
