//===- SampleDialect.cpp - A dialect with the interfaces of ao ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SampleDialect.h"

#include "ao/Dialect/AO/IR/TypeSizes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;
using namespace sample;

#include "SampleDialect.cpp.inc"

#define GET_OP_CLASSES
#include "SampleOps.cpp.inc"

void SampleDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "SampleOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Interfaces of ao
//===----------------------------------------------------------------------===//

/// Two products of `query` rows with all `key` rows, and one pass over operands
/// and result: the scores are never written to memory.
ao::OpCost AttentionOp::getOpCost() {
  auto query = cast<ShapedType>(getQuery().getType());
  auto key = cast<ShapedType>(getKey().getType());
  ao::OpCost cost;
  cost.kind = ao::OpKind::Attention;
  cost.flops = 4.0 * static_cast<double>(query.getNumElements()) *
               static_cast<double>(key.getDimSize(0));
  cost.bytes = static_cast<double>(2 * ao::getStaticBytes(query).value_or(0) +
                                   2 * ao::getStaticBytes(key).value_or(0));
  return cost;
}

void ViewOp::getStorageAliases(SmallVectorImpl<ao::StorageAlias> &aliases) {
  aliases.push_back(
      {(*this)->getResult(0), getSource(), ao::StorageRelation::View});
}

void UpdateOp::getStorageAliases(SmallVectorImpl<ao::StorageAlias> &aliases) {
  aliases.push_back(
      {(*this)->getResult(0), getState(), ao::StorageRelation::Destination});
}

StringRef HandlesOp::getKeepReason(OpResult result) {
  return "registered with a communicator";
}

ao::RecomputeObstacle DropoutOp::getRecomputeObstacle() {
  return ao::RecomputeObstacle::Random;
}

/// A second execution writes equal scratch data.
ao::RecomputeObstacle GeluOp::getRecomputeObstacle() {
  return ao::RecomputeObstacle::None;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &state) {
  auto build = [](Builder &builder, ArrayRef<Type> inputs,
                  ArrayRef<Type> results, function_interface_impl::VariadicFlag,
                  std::string &) {
    return builder.getFunctionType(inputs, results);
  };
  return function_interface_impl::parseFunctionOp(
      parser, state, /*allowVariadic=*/false,
      getFunctionTypeAttrName(state.name), build,
      getArgAttrsAttrName(state.name), getResAttrsAttrName(state.name));
}

void FuncOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(
      printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}
