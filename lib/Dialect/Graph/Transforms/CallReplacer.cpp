//===- CallReplacer.cpp - Calls of captured functions ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallReplacer.h"
#include "ao/Conversion/Runtime/BufferAddress.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace ao;
using namespace ao::graph;

CallReplacer::CallReplacer(ModuleOp module)
    : calls(module), buffers(module.getContext()) {
  module.walk(
      [&](func::CallOp call) { callsOf[call.getCallee()].push_back(call); });
}

void CallReplacer::replace(const CapturedFunction &captured, StringRef name,
                           LLVM::GlobalOp spec) {
  for (func::CallOp call : callsOf[name])
    replace(call, captured, spec);
}

/// The words are those of aortStepReplay.
void CallReplacer::replace(func::CallOp call, const CapturedFunction &captured,
                           LLVM::GlobalOp spec) {
  OpBuilder builder(call);
  Location loc = call.getLoc();
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  SmallVector<Value> words, key;
  for (Value argument : call.getOperands()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type) {
      WordBuffers::pack(builder, loc, argument, words);
      key.push_back(words.back());
      continue;
    }
    words.push_back(toWord(
        builder, loc,
        memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, argument)
            .getResult()));
    for (auto [dim, size] : llvm::enumerate(type.getShape()))
      if (ShapedType::isDynamic(size)) {
        Value known = memref::DimOp::create(builder, loc, argument,
                                            static_cast<int64_t>(dim));
        words.push_back(toWord(builder, loc, known));
        key.push_back(words.back());
      }
  }
  auto firstResult = static_cast<int64_t>(words.size());
  Value zero = LLVM::ConstantOp::create(builder, loc, builder.getI64Type(), 0);
  words.append(call.getNumResults(), zero);
  Value array = calls.array(builder, loc, words);
  calls.call(builder, loc, RuntimeFunction::aortStepReplay,
             {LLVM::AddressOfOp::create(builder, loc, spec), array});
  for (auto [index, result] : llvm::enumerate(call.getResults())) {
    SmallVector<Value> sizes;
    for (int64_t size : captured.getResults()[index].sizes)
      if (size < 0)
        sizes.push_back(key[static_cast<size_t>(-1 - size)]);
    Value address = loadWord(builder, loc, pointer, array,
                             firstResult + static_cast<int64_t>(index));
    result.replaceAllUsesWith(buffers.makeBuffer(
        builder, loc, cast<MemRefType>(result.getType()), address, sizes));
  }
  call.erase();
}
