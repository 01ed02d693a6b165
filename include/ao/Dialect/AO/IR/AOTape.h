//===- AOTape.h - Autograd tape ---------------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tapes: functions that hold what an engine runs of one training step, node by
// node.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOTAPE_H
#define AO_DIALECT_AO_IR_AOTAPE_H

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "ao/Dialect/AO/IR/AOTapeEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "ao/Dialect/AO/IR/AOTapeTypes.h.inc"

namespace ao {

// Names of discardable attributes, beside those of the dialect. On functions:
inline constexpr llvm::StringLiteral kTapeAttr = "ao.tape";
inline constexpr llvm::StringLiteral kGradientsAttr = "ao.gradients";
inline constexpr llvm::StringLiteral kReasonsAttr = "ao.reasons";
inline constexpr llvm::StringLiteral kAotIdAttr = "ao.aot_id";
inline constexpr llvm::StringLiteral kEngineOrderAttr = "ao.engine_order";
// On arguments and results:
inline constexpr llvm::StringLiteral kGradientAttr = "ao.gradient";
inline constexpr llvm::StringLiteral kSizeOfAttr = "ao.size_of";
// On ops:
inline constexpr llvm::StringLiteral kNodeCallAttr = "ao.node_call";
inline constexpr llvm::StringLiteral kCompiledRegionAttr = "ao.compiled_region";
inline constexpr llvm::StringLiteral kTapeOrderAttr = "ao.tape_order";
inline constexpr llvm::StringLiteral kWorkspaceAttr = "ao.workspace";
inline constexpr llvm::StringLiteral kOrderedAttr = "ao.ordered";

/// The state of the user's program, which callbacks read and write: no pass
/// merges or drops them, and only passes made for it reorder them.
struct UserStateResource
    : public mlir::SideEffects::Resource::Base<UserStateResource> {
  llvm::StringRef getName() AO_RESOURCE_CONST final { return "AOUserState"; }
};

/// Returns true if `op` is one of the ops of AOTapeOps.td.
bool isTapeOp(mlir::Operation *op);

/// Returns true if `op` calls opaque code: a hook, an opaque function, or
/// callbacks that hooks have queued.
bool isCallback(mlir::Operation *op);

/// The operands that a callback may replace, each of which has a result of its
/// own: the first ones of the op, in the same order.
mlir::OperandRange getReplacedOperands(mlir::Operation *callback);

/// The sizes of the dynamic dimensions, in order, of the results that a
/// callback makes: those beyond the results of replaced operands.
mlir::OperandRange getFreshSizes(mlir::Operation *callback);

/// Sizes and strides of a tensor in a storage, and the offset of its first
/// element, all in elements; each an attribute or an index value.
struct MixedLayout {
  llvm::SmallVector<mlir::OpFoldResult> sizes, strides;
  mlir::OpFoldResult offset;

  /// Returns true if all numbers are attributes.
  bool isStatic() const;
};

/// Returns true if `ao.upload_scalars` takes scalars of this type: numbers of 1
/// to 64 bits, and sizes.
bool isUploadableScalar(mlir::Type type);

/// Returns true if `function` is a step that was formed from a tape.
bool isFormedStep(mlir::FunctionOpInterface function);

/// Returns true if it is one that still has what an engine runs, in the
/// engine's order.
bool isUnfinishedStep(mlir::FunctionOpInterface function);

/// The number that `op` has as `name`, if it has one.
std::optional<int64_t> getNumber(mlir::Operation *op, llvm::StringRef name);

/// The name of a slot, in the words of the tape's `ao.gradients`; its number
/// where there is none.
std::string getSlotName(mlir::FunctionOpInterface function, int64_t slot);

/// The location of an op of a node: called from a node of that name, or called
/// like it if the op has no name of its own.
mlir::Location nameAfterNode(mlir::Location location, mlir::StringAttr label);

/// The location `call` of a call of a compiled region, with what the names of
/// the ops begin with that are inlined there, such as "aot0_1_".
mlir::Location nameAfterCompiledRegion(mlir::Location call,
                                       llvm::StringRef prefix);

/// Returns the prefix that `nameAfterCompiledRegion` put into a location from
/// which an op was called, at any depth.
llvm::StringRef getCompiledRegionPrefix(mlir::Location caller);

/// Returns the name that `nameAfterNode` put into a location: that of the node
/// of an op, or of the node that calls its compiled region.
llvm::StringRef getNodeName(mlir::Location location);

/// Gives ops what is said of the node or call that they come from. Ops to which
/// the same was said get the same dictionary, made once.
class InheritedAttributes {
public:
  /// If `isStronger`, `attributes` win over what the ops say.
  InheritedAttributes(llvm::ArrayRef<mlir::NamedAttribute> attributes,
                      bool isStronger)
      : attributes(attributes), isStronger(isStronger) {}

  void give(mlir::Operation *op);

private:
  llvm::SmallVector<mlir::NamedAttribute> attributes;
  bool isStronger;
  llvm::SmallDenseMap<mlir::DictionaryAttr, mlir::DictionaryAttr> merged;
};

/// Verifies an attribute of tapes on an op, or on an argument (`index` with
/// `isArgument`) or result of a function. Empty if the name is none of theirs.
std::optional<mlir::LogicalResult>
verifyTapeAttribute(mlir::Operation *op, mlir::NamedAttribute attr);
std::optional<mlir::LogicalResult>
verifyTapeAttribute(mlir::Operation *op, unsigned index, bool isArgument,
                    mlir::NamedAttribute attr);

/// Returns true if sums and casts turn a tensor of type `from` into one of type
/// `to`.
bool canValidate(mlir::RankedTensorType from, mlir::RankedTensorType to);

} // namespace ao

#define GET_OP_CLASSES
#include "ao/Dialect/AO/IR/AOTapeOps.h.inc"

#endif // AO_DIALECT_AO_IR_AOTAPE_H
