//===- SlotVerifier.h - No byte of an arena has two owners ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_SLOTVERIFIER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_SLOTVERIFIER_H

#include "LivePlaces.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace ao {

/// Runs a step with places instead of data: follows structured control flow,
/// loops as long as something new happens, and tracks the occupied bytes at
/// each op. Uses attributes and types only, nothing of what planned them.
class SlotVerifier {
public:
  explicit SlotVerifier(int64_t alignment) : alignment(alignment) {}

  mlir::LogicalResult run(mlir::func::FuncOp forward,
                          mlir::func::FuncOp backward);

private:
  /// The buffers that a value may be: their numbers, or `none` for one without
  /// a place.
  using Ids = llvm::SmallVector<PlacedId, 1>;
  /// The largest number that sets of numbers do not keep for themselves.
  static constexpr PlacedId none = ~PlacedId{0} - 2;

  /// One of the paths on which control exits an op.
  struct Exit {
    LivePlaces live;
    std::vector<Ids> values;
  };

  mlir::LogicalResult runFunction(mlir::func::FuncOp function);
  mlir::LogicalResult run(mlir::Block &block);
  mlir::LogicalResult visit(mlir::Operation &op);
  mlir::LogicalResult visitAlloc(mlir::memref::AllocOp op);
  mlir::LogicalResult visitFree(mlir::memref::DeallocOp op);
  mlir::LogicalResult visitOther(mlir::Operation &op);
  mlir::FunctionOpInterface resolve(mlir::Operation *op);
  bool freesArguments(mlir::FunctionOpInterface function);
  bool mayFree(mlir::Operation &op, mlir::OpOperand &operand);
  mlir::LogicalResult checkUses(mlir::Operation &op);
  mlir::LogicalResult checkUsesInside(mlir::Operation &op);
  mlir::LogicalResult runBranches(mlir::Operation &op);
  mlir::LogicalResult runFor(mlir::scf::ForOp op);
  mlir::LogicalResult runWhile(mlir::scf::WhileOp op);
  mlir::LogicalResult runUnknown(mlir::Operation &op);

  mlir::LogicalResult join(mlir::Operation &op, std::vector<Exit> &exits);
  mlir::LogicalResult joinResult(mlir::Operation &op, unsigned result,
                                 std::vector<Exit> &exits);
  bool isCommon(PlacedId id, const std::vector<Exit> &exits) const;
  mlir::FailureOr<bool> comesAround(mlir::Operation &op, const Exit &header,
                                    const Exit &next, size_t numBefore);
  mlir::FailureOr<bool> findCycle(mlir::Operation &op,
                                  const std::vector<Exit> &headers,
                                  size_t numBefore, size_t period,
                                  size_t &start);

  mlir::LogicalResult checkSlot(mlir::memref::AllocOp op, SlotAttr slot);
  Place getPlace(mlir::memref::AllocOp op, SlotAttr slot) const;
  mlir::LogicalResult insert(const Place &place, mlir::Value origin,
                             mlir::Location loc, PlacedId &id);
  mlir::LogicalResult checkBoundary(mlir::func::FuncOp forward,
                                    mlir::func::FuncOp backward);
  mlir::LogicalResult checkResults(mlir::func::FuncOp function);
  mlir::LogicalResult verifyAllFreed(const llvm::DenseSet<PlacedId> &exempt);

  Ids lookUp(mlir::Value value);
  std::vector<Ids> lookUp(mlir::ValueRange values);
  void bind(mlir::ValueRange values, const std::vector<Ids> &ids);
  const Place &placeOf(PlacedId id) const { return buffers[id].place; }
  bool isLive(PlacedId id, const LivePlaces &in) const {
    return id != none && in.contains(placeOf(id), id);
  }
  std::string describe(PlacedId id) const;
  /// Emits an error about a buffer, with a note at its allocation.
  mlir::LogicalResult report(mlir::Location loc, PlacedId id,
                             const llvm::Twine &message) const;

  int64_t alignment;
  mlir::SymbolTableCollection symbols;
  /// Which functions free what they are given.
  llvm::DenseMap<mlir::Operation *, bool> freeing;
  ArenasAttr arenas;
  std::vector<PlacedBuffer> buffers;
  LivePlaces live;
  llvm::DenseMap<mlir::Value, Ids> known;
  /// The numbers of the iterations at hand, by loop.
  llvm::DenseMap<mlir::Operation *, uint64_t> iterations;
  /// The buffers that the functions return, and those that they pass to each
  /// other.
  llvm::DenseSet<PlacedId> outputs, handedOver;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_BUFFERIZATION_ARENAS_SLOTVERIFIER_H
