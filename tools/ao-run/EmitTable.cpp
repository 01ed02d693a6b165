//===- EmitTable.cpp - Describe programs to a stand-alone executable ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The structures of harness/Program/Table.h as constants. LLVM lays out a
// structure that is not packed as C does, so only the order and the types of
// the fields have to agree, and both come from Table.def.
//
//===----------------------------------------------------------------------===//

#include "EmitTable.h"
#include "harness/Program/Table.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;
using namespace ao::run;

namespace {
/// A constant that stands for a field of type T, so that a field can only be
/// given what C keeps there.
template <typename T>
struct Field {
  Constant *constant = nullptr;
};

// AoRunBuffer's fields as constants are AoRunBufferFields, and so on. list()
// gives them in their order.
#define AO_STRUCT(name) struct name##Fields {
#define AO_FIELD(type, name) Field<type> name;
#define AO_END(name)                                                           \
  }                                                                            \
  ;
#include "harness/Program/Table.def"

using Constants = SmallVector<Constant *>;
#define AO_STRUCT(name)                                                        \
  Constants list(const name##Fields &fields) {                                 \
    Constants constants;
#define AO_FIELD(type, name) constants.push_back(fields.name.constant);
#define AO_END(name)                                                           \
  return constants;                                                            \
  }
#include "harness/Program/Table.def"

class TableBuilder {
public:
  explicit TableBuilder(Module &module)
      : module(module), context(module.getContext()) {}

  void build(const TableContents &contents);

private:
  /// A value for a field of type int64_t, int32_t or double.
  Field<int64_t> word(int64_t value) {
    return {ConstantInt::getSigned(Type::getInt64Ty(context), value)};
  }
  Field<int32_t> half(int32_t value) {
    return {ConstantInt::getSigned(Type::getInt32Ty(context), value)};
  }
  Field<double> number(double value) {
    return {ConstantFP::get(Type::getDoubleTy(context), value)};
  }
  template <typename Fields>
  Constant *structure(const Fields &fields) {
    return ConstantStruct::getAnon(context, list(fields));
  }
  Constant *place(Constant *value) {
    return new GlobalVariable(module, value->getType(), /*isConstant=*/true,
                              GlobalValue::PrivateLinkage, value);
  }
  template <typename T>
  Field<T> null() {
    return {ConstantPointerNull::get(PointerType::get(context, 0))};
  }
  Field<const char *> string(StringRef text) {
    Constant *&known = strings[text];
    if (!known)
      known = place(ConstantDataArray::getString(context, text));
    return {known};
  }
  /// A pointer to the first element.
  template <typename T>
  Field<const T *> array(ArrayRef<Constant *> elements) {
    if (elements.empty())
      return null<const T *>();
    Type *type = ArrayType::get(elements.front()->getType(), elements.size());
    return {place(ConstantArray::get(cast<ArrayType>(type), elements))};
  }

  Constant *buffer(const BufferSpec &spec);
  Field<const AoRunBuffer *> buffers(const std::vector<BufferSpec> &specs);
  Field<const AoRunFunction *>
  function(const FunctionSpec &spec, StringRef symbol, const Program &program);
  Constant *span(const TimelineSpan &span);
  Constant *sample(const MemorySample &sample);
  Field<const AoRunPrediction *> prediction(const Prediction &prediction);
  Constant *program(const Program &program, size_t index);

  Module &module;
  LLVMContext &context;
  /// Ops are named more than once.
  StringMap<Constant *> strings;
};
} // namespace

Constant *TableBuilder::buffer(const BufferSpec &spec) {
  Constants shape, maxShape, hookKinds, sizeOf;
  for (int64_t kind : spec.hookKinds)
    hookKinds.push_back(word(kind).constant);
  for (int64_t number : spec.sizeOf)
    sizeOf.push_back(word(number).constant);
  for (int64_t size : spec.shape)
    shape.push_back(word(size).constant);
  for (int64_t size : spec.maxShape)
    maxShape.push_back(word(size).constant);
  AoRunBufferFields fields;
  fields.name = string(spec.name);
  fields.type = half(static_cast<int32_t>(spec.type));
  fields.onHost = half(spec.onHost);
  fields.donated = half(spec.donated);
  fields.inArena = half(spec.inArena);
  fields.rank = half(static_cast<int32_t>(spec.shape.size()));
  fields.shape = array<int64_t>(shape);
  fields.maxShape = array<int64_t>(maxShape);
  fields.role = word(static_cast<int64_t>(spec.role));
  fields.hookKindCount = word(static_cast<int64_t>(spec.hookKinds.size()));
  fields.hookKinds = array<int64_t>(hookKinds);
  fields.sizeOf = array<int64_t>(sizeOf);
  return structure(fields);
}

Field<const AoRunBuffer *>
TableBuilder::buffers(const std::vector<BufferSpec> &specs) {
  Constants elements;
  for (const BufferSpec &spec : specs)
    elements.push_back(buffer(spec));
  return array<AoRunBuffer>(elements);
}

Field<const AoRunFunction *> TableBuilder::function(const FunctionSpec &spec,
                                                    StringRef symbol,
                                                    const Program &program) {
  auto *type = FunctionType::get(Type::getVoidTy(context),
                                 {PointerType::get(context, 0)},
                                 /*isVarArg=*/false);
  AoRunFunctionFields fields;
  fields.name = string(spec.name);
  fields.argumentCount = word(static_cast<int64_t>(spec.arguments.size()));
  fields.arguments = buffers(spec.arguments);
  fields.resultCount = word(static_cast<int64_t>(spec.results.size()));
  fields.results = buffers(spec.results);
  fields.deviceArenaBytes = word(spec.deviceArenaBytes);
  fields.hostArenaBytes = word(spec.hostArenaBytes);
  fields.entry = {
      Function::Create(type, GlobalValue::ExternalLinkage, symbol, module)};
  fields.capture = null<const AortFunctionSpec *>();
  fields.driver = null<AoRunEntry>();
  if (program.isCut)
    fields.driver = {Function::Create(type, GlobalValue::ExternalLinkage,
                                      symbol + "_driver", module)};
  if (program.isCaptured)
    fields.capture = {new GlobalVariable(
        module, PointerType::get(context, 0), /*isConstant=*/true,
        GlobalValue::ExternalLinkage, /*Initializer=*/nullptr,
        (symbol + "_capture").str())};
  return {place(structure(fields))};
}

Constant *TableBuilder::span(const TimelineSpan &span) {
  AoRunSpanFields fields;
  fields.name = string(span.name);
  fields.activity = word(static_cast<int64_t>(span.activity));
  fields.startUs = number(span.startUs);
  fields.durationUs = number(span.durationUs);
  fields.bytes = word(span.bytes);
  return structure(fields);
}

Constant *TableBuilder::sample(const MemorySample &sample) {
  AoRunSampleFields fields;
  fields.timeUs = number(sample.timeUs);
  fields.deviceBytes = word(sample.deviceBytes);
  return structure(fields);
}

Field<const AoRunPrediction *>
TableBuilder::prediction(const Prediction &prediction) {
  Constants spans, samples;
  for (const TimelineSpan &entry : prediction.timeline.spans)
    spans.push_back(span(entry));
  for (const MemorySample &entry : prediction.timeline.memory)
    samples.push_back(sample(entry));
  AoRunPredictionFields fields;
  fields.stepUs = number(prediction.stepUs);
  fields.exposedUs = number(prediction.exposedUs);
  fields.recomputedUs = number(prediction.recomputedUs);
  fields.peakDeviceBytes = word(prediction.peakDeviceBytes);
  fields.peakHostBytes = word(prediction.peakHostBytes);
  fields.peakPinnedBytes = word(prediction.peakPinnedBytes);
  fields.summary = string(prediction.summary);
  fields.declined = string(prediction.declined);
  fields.spanCount = word(static_cast<int64_t>(spans.size()));
  fields.spans = array<AoRunSpan>(spans);
  fields.sampleCount = word(static_cast<int64_t>(samples.size()));
  fields.samples = array<AoRunSample>(samples);
  return {place(structure(fields))};
}

Constant *TableBuilder::program(const Program &program, size_t index) {
  AoRunProgramFields fields;
  fields.strategy = string(program.strategy);
  fields.forward =
      function(program.forward, getEntrySymbol(index, false), program);
  fields.backward =
      program.backward
          ? function(*program.backward, getEntrySymbol(index, true), program)
          : null<const AoRunFunction *>();
  fields.outputCount = word(static_cast<int64_t>(program.numOutputs));
  fields.staticPeakBytes = word(program.staticPeakBytes);
  fields.productFlops = number(program.productFlops);
  fields.predicted = program.predicted ? prediction(*program.predicted)
                                       : null<const AoRunPrediction *>();
  return structure(fields);
}

void TableBuilder::build(const TableContents &contents) {
  Constants programs;
  for (size_t i = 0; i < contents.programs.size(); ++i)
    programs.push_back(program(contents.programs[i], i));
  AoRunTableFields fields;
  fields.source = string(contents.source);
  fields.target = string(contents.target);
  fields.needsDriver = half(contents.needsDriver);
  fields.hasLossyValues = half(contents.hasLossyValues);
  fields.programCount = half(static_cast<int32_t>(programs.size()));
  fields.programs = array<AoRunProgram>(programs);
  fields.unplannedPeakBytes = word(contents.unplannedPeakBytes);
  fields.deviceMemoryBudget = word(contents.deviceMemoryBudget);
  fields.hostMemoryBudget = word(contents.hostMemoryBudget);
  fields.pinnedMemoryBudget = word(contents.pinnedMemoryBudget);
  fields.offloadBytesPerSecond = number(contents.offloadBytesPerSecond);
  fields.reloadBytesPerSecond = number(contents.reloadBytesPerSecond);
  fields.latencyNs = word(contents.latencyNs);
  Constant *table = structure(fields);
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
