//===- SpecWriter.cpp - Constant structures of the runtime ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpecWriter.h"

using namespace mlir;
using namespace ao;
using namespace ao::graph;

LLVM::GlobalOp SpecWriter::create(Type type, StringRef symbol,
                                  Attribute value) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  bool isPublic = !symbol.empty();
  std::string name = symbol.str();
  while (name.empty() || (!isPublic && module.lookupSymbol(name)))
    name = "ao_spec_" + std::to_string(next++);
  return LLVM::GlobalOp::create(
      builder, module.getLoc(), type, /*isConstant=*/true,
      isPublic ? LLVM::Linkage::External : LLVM::Linkage::Internal, name,
      value);
}

LLVM::GlobalOp SpecWriter::string(StringRef text) {
  if (text.empty())
    return {};
  std::string zeroEnded = text.str() + '\0';
  auto byte = IntegerType::get(module.getContext(), 8);
  return create(LLVM::LLVMArrayType::get(byte, zeroEnded.size()), "",
                StringAttr::get(module.getContext(), zeroEnded));
}

LLVM::GlobalOp SpecWriter::words(ArrayRef<int64_t> words) {
  if (words.empty())
    return {};
  auto word = IntegerType::get(module.getContext(), 64);
  auto shape = RankedTensorType::get(static_cast<int64_t>(words.size()), word);
  return create(LLVM::LLVMArrayType::get(word, words.size()), "",
                DenseElementsAttr::get(shape, words));
}

Type SpecWriter::getType(const SpecFields &fields) {
  MLIRContext *context = module.getContext();
  SmallVector<Type> types;
  for (const SpecField &field : fields) {
    if (std::holds_alternative<int64_t>(field))
      types.push_back(IntegerType::get(context, 64));
    else if (std::holds_alternative<int32_t>(field))
      types.push_back(IntegerType::get(context, 32));
    else
      types.push_back(LLVM::LLVMPointerType::get(context));
  }
  return LLVM::LLVMStructType::getLiteral(context, types);
}

Value SpecWriter::makeField(OpBuilder &builder, const SpecField &field) {
  Location loc = module.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  if (auto *word = std::get_if<int64_t>(&field))
    return LLVM::ConstantOp::create(builder, loc, builder.getI64Type(), *word);
  if (auto *half = std::get_if<int32_t>(&field))
    return LLVM::ConstantOp::create(builder, loc, builder.getI32Type(), *half);
  if (auto *function = std::get_if<func::FuncOp>(&field)) {
    func::FuncOp op = *function;
    Value code = func::ConstantOp::create(builder, loc, op.getFunctionType(),
                                          op.getName());
    return UnrealizedConversionCastOp::create(builder, loc, pointer, code)
        .getResult(0);
  }
  LLVM::GlobalOp global = std::get<LLVM::GlobalOp>(field);
  if (!global)
    return LLVM::ZeroOp::create(builder, loc, pointer);
  return LLVM::AddressOfOp::create(builder, loc, global);
}

LLVM::GlobalOp
SpecWriter::initialized(Type type, StringRef symbol,
                        llvm::function_ref<Value(OpBuilder &, Value)> fill) {
  LLVM::GlobalOp global = create(type, symbol);
  OpBuilder builder(module.getContext());
  builder.createBlock(&global.getInitializerRegion());
  Location loc = module.getLoc();
  Value empty = LLVM::UndefOp::create(builder, loc, type);
  LLVM::ReturnOp::create(builder, loc, fill(builder, empty));
  return global;
}

Value SpecWriter::insertFields(OpBuilder &builder, Value into,
                               const SpecFields &fields,
                               ArrayRef<int64_t> position) {
  SmallVector<int64_t> place(position);
  place.push_back(0);
  for (const SpecField &field : fields) {
    into = LLVM::InsertValueOp::create(builder, module.getLoc(), into,
                                       makeField(builder, field), place);
    ++place.back();
  }
  return into;
}

LLVM::GlobalOp SpecWriter::array(ArrayRef<SpecFields> structures) {
  if (structures.empty())
    return {};
  auto type =
      LLVM::LLVMArrayType::get(getType(structures.front()), structures.size());
  return initialized(type, "", [&](OpBuilder &builder, Value all) {
    for (auto [index, fields] : llvm::enumerate(structures))
      all = insertFields(builder, all, fields, static_cast<int64_t>(index));
    return all;
  });
}

LLVM::GlobalOp SpecWriter::structure(StringRef symbol,
                                     const SpecFields &fields) {
  return initialized(getType(fields), symbol,
                     [&](OpBuilder &builder, Value all) {
                       return insertFields(builder, all, fields, {});
                     });
}
