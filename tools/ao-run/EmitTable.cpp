//===- EmitTable.cpp - Describe programs to a stand-alone executable ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The structures of harness/Table.h as constants. LLVM lays out a structure
// that is not packed as C does, so only the order and the types of the fields
// have to agree.
//
//===----------------------------------------------------------------------===//

#include "EmitTable.h"
#include "harness/Table.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;
using namespace ao::run;

namespace {
class TableBuilder {
public:
  explicit TableBuilder(Module &module)
      : module(module), context(module.getContext()) {}

  void build(const TableContents &contents);

private:
  using Fields = SmallVector<Constant *>;

  Constant *word(int64_t value) {
    return ConstantInt::getSigned(Type::getInt64Ty(context), value);
  }
  Constant *half(int32_t value) {
    return ConstantInt::getSigned(Type::getInt32Ty(context), value);
  }
  Constant *number(double value) {
    return ConstantFP::get(Type::getDoubleTy(context), value);
  }
  Constant *null() {
    return ConstantPointerNull::get(PointerType::get(context, 0));
  }
  Constant *structure(ArrayRef<Constant *> fields) {
    return ConstantStruct::getAnon(context, fields);
  }
  Constant *place(Constant *value) {
    return new GlobalVariable(module, value->getType(), /*isConstant=*/true,
                              GlobalValue::PrivateLinkage, value);
  }
  Constant *string(StringRef text) {
    Constant *&known = strings[text];
    if (!known)
      known = place(ConstantDataArray::getString(context, text));
    return known;
  }
  /// A pointer to the first element.
  Constant *array(ArrayRef<Constant *> elements) {
    if (elements.empty())
      return null();
    Type *type = ArrayType::get(elements.front()->getType(), elements.size());
    return place(ConstantArray::get(cast<ArrayType>(type), elements));
  }

  Constant *buffer(const BufferSpec &spec);
  Constant *buffers(const std::vector<BufferSpec> &specs);
  Constant *function(const FunctionSpec &spec, StringRef symbol);
  Constant *prediction(const Prediction &prediction);
  Constant *program(const Program &program, size_t index);

  Module &module;
  LLVMContext &context;
  /// Ops are named more than once.
  StringMap<Constant *> strings;
};
} // namespace

Constant *TableBuilder::buffer(const BufferSpec &spec) {
  Fields shape;
  for (int64_t size : spec.shape)
    shape.push_back(word(size));
  return structure({string(spec.name), half(static_cast<int32_t>(spec.type)),
                    half(spec.onHost), half(spec.donated),
                    half(static_cast<int32_t>(spec.shape.size())),
                    array(shape)});
}

Constant *TableBuilder::buffers(const std::vector<BufferSpec> &specs) {
  Fields elements;
  for (const BufferSpec &spec : specs)
    elements.push_back(buffer(spec));
  return array(elements);
}

Constant *TableBuilder::function(const FunctionSpec &spec, StringRef symbol) {
  auto *type = FunctionType::get(Type::getVoidTy(context),
                                 {PointerType::get(context, 0)},
                                 /*isVarArg=*/false);
  auto *entry =
      Function::Create(type, GlobalValue::ExternalLinkage, symbol, module);
  return place(structure(
      {string(spec.name), word(static_cast<int64_t>(spec.arguments.size())),
       buffers(spec.arguments), word(static_cast<int64_t>(spec.results.size())),
       buffers(spec.results), entry}));
}

Constant *TableBuilder::prediction(const Prediction &prediction) {
  Fields spans, samples;
  for (const TimelineSpan &span : prediction.timeline.spans)
    spans.push_back(
        structure({string(span.name), string(span.category),
                   word(static_cast<int64_t>(span.lane)), number(span.startUs),
                   number(span.durationUs), word(span.bytes)}));
  for (const MemorySample &sample : prediction.timeline.memory)
    samples.push_back(
        structure({number(sample.timeUs), word(sample.deviceBytes)}));
  return place(structure(
      {number(prediction.stepUs), number(prediction.exposedUs),
       word(prediction.peakDeviceBytes), word(prediction.peakHostBytes),
       word(static_cast<int64_t>(spans.size())), array(spans),
       word(static_cast<int64_t>(samples.size())), array(samples)}));
}

Constant *TableBuilder::program(const Program &program, size_t index) {
  Constant *backward = program.backward ? function(*program.backward,
                                                   getEntrySymbol(index, true))
                                        : null();
  return structure(
      {string(program.strategy),
       function(program.forward, getEntrySymbol(index, false)), backward,
       word(static_cast<int64_t>(program.numOutputs)),
       word(program.staticPeakBytes),
       program.predicted ? prediction(*program.predicted) : null()});
}

void TableBuilder::build(const TableContents &contents) {
  Fields programs;
  for (size_t i = 0; i < contents.programs.size(); ++i)
    programs.push_back(program(contents.programs[i], i));
  Constant *table = structure(
      {string(contents.source), string(contents.target),
       half(contents.needsDriver), half(static_cast<int32_t>(programs.size())),
       array(programs), word(contents.unplannedPeakBytes),
       word(contents.deviceMemoryBudget), word(contents.hostMemoryBudget),
       number(contents.offloadBytesPerSecond),
       number(contents.reloadBytesPerSecond), word(contents.latencyNs)});
  new GlobalVariable(module, table->getType(), /*isConstant=*/true,
                     GlobalValue::ExternalLinkage, table, "aoRunTable");
}

std::string ao::run::getEntrySymbol(size_t index, bool isBackward) {
  return "ao_program_" + std::to_string(index) +
         (isBackward ? "_backward" : "_forward");
}

std::unique_ptr<Module> ao::run::emitTable(LLVMContext &context,
                                           const TableContents &contents) {
  auto module = std::make_unique<Module>("table", context);
  TableBuilder(*module).build(contents);
  return module;
}
