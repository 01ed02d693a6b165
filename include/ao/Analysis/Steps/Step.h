//===- Step.h - A training step as ops and storages -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_STEP_H
#define AO_ANALYSIS_STEPS_STEP_H

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include <vector>

namespace ao {

/// The reason why a storage cannot, or need not, be offloaded. The order is the
/// order in which reasons are tried: the first that holds is reported.
enum class Ineligibility : uint8_t {
  None,
  NotATensor,
  Unranked,
  StaticArgument,
  ModelOutput,
  MarkedKeep,
  Cheap,
  DefinedByLoop,
  OpaqueControlFlow,
  SharedStorage,
  Encoded,
  Quantized,
  NoElementSize,
  UnknownSize,
  ZeroSized,
  NotSaved,
  NoGap,
  NoBackwardUse,
};

/// Returns a sentence for remarks and errors, without a period.
llvm::StringRef describe(Ineligibility ineligibility);

/// Returns the reason of a tensor's type to keep it on device.
Ineligibility getIneligibility(mlir::RankedTensorType type);

/// One version of a storage: the data between one write of its bytes and the
/// next. Views belong to the storage of their base. An op in destination style
/// that overwrites a dying value starts a new version in the same bytes.
struct Storage {
  /// The value that owns the bytes: an op result that is no view, an argument,
  /// or a value that a body captures. Null for temporaries inside an op with
  /// regions.
  mlir::Value base;
  /// Zero where unknown.
  int64_t bytes = 0;
  /// Neither the type nor `ao.bytes` has the size.
  bool hasUnknownSize = false;
  /// Number of the defining op in the step, -1 if it exists from the start.
  int32_t def = -1;
  /// Must be on the device at the end of the step.
  bool liveOut = false;
  /// The user requires this storage to be offloaded (`ao.offload`).
  bool marked = false;
  /// The group of the storage (`ao.group`); -1: none.
  int64_t group = -1;
  /// The number of ops that recompute the data from constants, indices and
  /// scalars alone, in a pair from constants and indices; zero if it depends on
  /// data of the step, effects or expensive computation.
  unsigned rebuildOps = 0;
  Ineligibility ineligibility = Ineligibility::None;
};

/// The blocks of a step: a forward function with its backward function, one
/// function with `ao.step`, or the body of a loop or branch within such a
/// function, which is a joint step. Valid as long as these functions or this
/// body exist, even if their ops change.
///
/// Found by `findStepFunctions` (BuildSteps.h); bodies by `getBodies`
/// (BodySteps.h).
class StepFunctions {
public:
  StepFunctions() = default;
  StepFunctions(mlir::FunctionOpInterface forward,
                mlir::FunctionOpInterface backward, int64_t numOutputs)
      : forward(forward), backward(backward), numOutputs(numOutputs) {}
  /// `body`, the only block of a region of a loop or branch, as a step called
  /// `name`.
  StepFunctions(mlir::Block *body, llvm::StringRef name)
      : body(body), bodyName(name.str()) {}

  bool isPair() const { return static_cast<bool>(backward); }
  bool isBody() const { return body != nullptr; }
  /// Returns the function at which the step is rooted, or the loop or branch of
  /// a body.
  mlir::Operation *getRoot() const {
    if (isBody())
      return body->getParentOp();
    return forward;
  }
  /// Returns the forward function, or the function that contains the body.
  mlir::FunctionOpInterface getFunction() const;
  /// Returns the name of the forward function, or of the body.
  llvm::StringRef getName() const;
  /// Null for a body.
  mlir::FunctionOpInterface getForward() const { return forward; }
  /// Null in a joint step.
  mlir::FunctionOpInterface getBackward() const { return backward; }
  mlir::Block &getForwardBlock() const;
  mlir::Block &getBackwardBlock() const;
  /// The one or two blocks, in order.
  llvm::SmallVector<mlir::Block *, 2> getBlocks() const;

  /// Results of the forward function that are model outputs.
  int64_t getNumOutputs() const { return numOutputs; }
  /// Saved slot `i` of a pair is result `num_outputs + i` of the forward
  /// function and argument `i` of the backward function.
  mlir::Value getSavedResult(unsigned slot) const;
  mlir::BlockArgument getSavedArgument(unsigned slot) const;

private:
  mlir::FunctionOpInterface forward, backward;
  int64_t numOutputs = 0;
  mlir::Block *body = nullptr;
  std::string bodyName;
};

/// A step as ops and storages. Mutates nothing; values that are added to the IR
/// later are unknown to it.
///
/// Made by `buildStep` (BuildSteps.h), in time linear in ops and operands.
class Step : public StepFunctions {
public:
  /// The ops of the step in order, forward before backward; of a function that
  /// has none, its terminator.
  llvm::ArrayRef<mlir::Operation *> getOps() const { return ops; }
  /// Returns the bytes of results of op `number` that reuse ended storages, and
  /// that are therefore occupied when the op starts.
  int64_t getInheritedBytes(int32_t number) const {
    return inheritedBytes[number];
  }
  /// Returns the bytes of unused arguments of the function that begins before
  /// op `number`, and of arguments that only the backward function of a pair
  /// receives; 0 if none begins there.
  int64_t getEntryBytes(int32_t number) const {
    int64_t bytes = number == 0 ? unusedBytes : 0;
    return isPair() && number == boundary ? std::max(bytes, backwardEntryBytes)
                                          : bytes;
  }
  /// Number of forward ops of a pair.
  int64_t getBoundary() const { return boundary; }

  llvm::ArrayRef<Storage> getStorages() const { return storages; }
  /// Numbers of the ops that use a storage after its definition, increasing.
  llvm::ArrayRef<int32_t> getUses(size_t storage) const;
  /// The storage of a value at the top level of the step's functions.
  std::optional<size_t> getStorageOf(mlir::Value value) const;

  /// Destinations with uses after the op that would overwrite them, in regions
  /// as well. The memory of the trace is exact if bufferization copies these
  /// and no others.
  llvm::ArrayRef<mlir::OpOperand *> getCopiedDestinations() const {
    return copiedDestinations;
  }

  /// Returns true if its functions contain transfers or marks of layers, at any
  /// depth.
  bool hasDialectOps() const { return dialectOps; }
  /// Returns true if there are calls in its functions, at any depth.
  bool hasCalls() const { return calls; }
  /// Returns true if its functions contain unused views, at any depth.
  bool hasUnusedViews() const { return unusedViews; }

  /// The storage that a host value is a copy of.
  std::optional<size_t> getCopiedStorage(mlir::Value host) const;

  /// The saved slots of a storage of a pair, increasing.
  llvm::ArrayRef<unsigned> getSavedSlots(size_t storage) const;

  /// A name for remarks, traces and reports.
  std::string getStorageName(size_t storage) const;
  /// Returns the location of diagnostics about a storage.
  mlir::Location getStorageLoc(size_t storage) const;

private:
  friend class StepBuilder;

  explicit Step(const StepFunctions &functions) : StepFunctions(functions) {}

  int32_t boundary = 0;
  bool dialectOps = false, calls = false, unusedViews = false;
  std::vector<mlir::Operation *> ops;
  std::vector<Storage> storages;
  /// The uses of all storages, grouped; those of storage `s` are
  /// [useBegin[s], useEnd[s]), unless `extendedUses` has more.
  std::vector<int32_t> uses;
  std::vector<size_t> useBegin, useEnd;
  llvm::DenseMap<uint32_t, std::vector<int32_t>> extendedUses;
  std::vector<int64_t> inheritedBytes;
  /// Bytes of unused arguments of the first function.
  int64_t unusedBytes = 0;
  int64_t backwardEntryBytes = 0;
  std::vector<mlir::OpOperand *> copiedDestinations;
  llvm::DenseMap<mlir::Value, uint32_t> storageOf;
  llvm::DenseMap<mlir::Value, uint32_t> hostCopies;
  llvm::DenseMap<uint32_t, llvm::SmallVector<unsigned, 1>> savedSlots;
};

} // namespace ao

#endif // AO_ANALYSIS_STEPS_STEP_H
