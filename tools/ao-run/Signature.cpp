//===- Signature.cpp - Arguments and results of a step --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Signature.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOArenas.h"
#include "ao/Dialect/AO/IR/AOScalars.h"
#include "mlir/IR/TypeUtilities.h"
#include "tapes/Tapes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace ao;
using namespace ao::run;

FailureOr<func::FuncOp> ao::run::findEntry(ModuleOp module, StringRef entry) {
  if (!entry.empty()) {
    auto function = module.lookupSymbol<func::FuncOp>(entry);
    if (!function || function.isExternal())
      return emitError(module.getLoc())
             << "there is no function '@" << entry << "' with a body";
    return function;
  }
  SmallVector<FunctionOpInterface> steps;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (isStep(function))
      steps.push_back(function);
  if (steps.size() == 1) {
    if (auto step = dyn_cast<func::FuncOp>(steps.front().getOperation()))
      return step;
    return emitError(steps.front()->getLoc())
           << "cannot run the step '@" << steps.front().getName()
           << "': expected a 'func.func', got a '" << steps.front()->getName()
           << "'";
  }
  auto names = llvm::map_range(steps, [](FunctionOpInterface step) {
    return ("@" + step.getName()).str();
  });
  return emitError(module.getLoc())
         << (steps.empty()
                 ? std::string("the module has no training step; name the "
                               "function to run with --entry")
                 : "the module has several steps, name one with --entry: " +
                       llvm::join(names, ", "));
}

static std::optional<ElementType> describeElement(Type type) {
  if (type.isIndex())
    return ElementType::I64;
  std::string element;
  llvm::raw_string_ostream(element) << type;
  return parseElementType(element);
}

static std::optional<BufferSpec> describeBuffer(Type type) {
  auto buffer = dyn_cast<MemRefType>(type);
  if (!buffer || !buffer.getLayout().isIdentity())
    return std::nullopt;
  std::optional<ElementType> parsed = describeElement(buffer.getElementType());
  if (!parsed)
    return std::nullopt;
  BufferSpec spec;
  spec.type = *parsed;
  for (int64_t size : buffer.getShape())
    spec.shape.push_back(ShapedType::isDynamic(size) ? -1 : size);
  spec.onHost = isHostPlaced(buffer);
  return spec;
}

/// Describes a scalar, or a handle of a callback.
static std::optional<BufferSpec> describeWord(Type type) {
  if (std::optional<BufferSpec> hook = describeHook(type))
    return hook;
  RankedTensorType unpacked = getUnpackedType(type);
  BufferSpec spec;
  std::optional<ElementType> element =
      describeElement(unpacked ? unpacked.getElementType() : type);
  if (!element)
    return std::nullopt;
  spec.type = *element;
  spec.role = unpacked ? ArgumentRole::Packed : ArgumentRole::Scalar;
  if (unpacked)
    spec.shape = unpacked.getShape().vec();
  return spec;
}

/// The argument and dimension whose size an argument is.
static std::vector<int64_t> getSizeOf(func::FuncOp function, size_t index) {
  auto bindings = function.getArgAttrOfType<ArrayAttr>(
      static_cast<unsigned>(index), kSizeOfAttr);
  if (!bindings || bindings.empty())
    return {};
  auto pair = cast<DenseI64ArrayAttr>(bindings[0]);
  return {pair[0], pair[1]};
}

static FailureOr<FunctionSpec> describeFunction(func::FuncOp function) {
  FunctionSpec spec;
  spec.name = function.getName().str();
  auto describe = [&](TypeRange types, StringRef kind,
                      std::vector<BufferSpec> &specs) -> LogicalResult {
    for (auto [index, type] : llvm::enumerate(types)) {
      std::optional<BufferSpec> buffer = describeBuffer(type);
      if (!buffer && kind == "argument")
        buffer = describeWord(type);
      if (!buffer)
        return emitError(function.getLoc())
               << kind << " " << index << " of '@" << spec.name << "' has type "
               << type
               << ", expected a tensor of i1, i8, i16, i32, i64, ui8, ui16, "
                  "ui32, ui64, f8E4M3FN, bf16, f16, f32, f64, index or complex "
                  "numbers of f32 or f64";
      specs.push_back(std::move(*buffer));
    }
    return success();
  };
  unsigned numArguments = function.getNumArguments();
  while (numArguments > 0 &&
         function.getArgAttr(numArguments - 1, AODialect::kArenaAttr))
    --numArguments;
  if (failed(describe(function.getArgumentTypes().take_front(numArguments),
                      "argument", spec.arguments)) ||
      failed(describe(function.getResultTypes(), "result", spec.results)))
    return failure();
  for (auto [index, argument] : llvm::enumerate(spec.arguments)) {
    argument.name = getLocationName(function.getArgument(index).getLoc());
    argument.sizeOf = getSizeOf(function, index);
    if (argument.role == ArgumentRole::HookTable)
      argument.hookKinds = getTableKinds(function.getArgument(index));
    argument.donated =
        static_cast<bool>(function.getArgAttr(index, AODialect::kDonatedAttr));
    if (auto shape =
            function.getArgAttrOfType<DenseI64ArrayAttr>(index, kMaxShapeAttr);
        shape && function->hasAttr(AODialect::kArenasAttr))
      argument.maxShape.assign(shape.asArrayRef().begin(),
                               shape.asArrayRef().end());
  }
  for (auto [index, result] : llvm::enumerate(spec.results))
    result.inArena =
        static_cast<bool>(function.getResultAttr(index, AODialect::kSlotAttr));
  if (auto arenas =
          function->getAttrOfType<ArenasAttr>(AODialect::kArenasAttr)) {
    spec.deviceArenaBytes = arenas.getDevice();
    spec.hostArenaBytes = arenas.getHost();
  }
  // Arenas that are used already.
  for (Type type : function.getArgumentTypes().drop_front(numArguments))
    (isHostPlaced(type) ? spec.hostArenaBytes : spec.deviceArenaBytes) =
        cast<MemRefType>(type).getNumElements();
  return spec;
}

static bool isSignlessInteger(ElementType type) {
  return type == ElementType::I8 || type == ElementType::I16 ||
         type == ElementType::I32 || type == ElementType::I64;
}

/// `specs` may begin with more than there was.
static void restoreSigns(TypeRange given, MutableArrayRef<BufferSpec> specs) {
  size_t count = std::min(given.size(), specs.size());
  for (auto [type, spec] :
       llvm::zip_equal(given.take_back(count), specs.take_back(count))) {
    Type element = getElementTypeOrSelf(type);
    if (!element.isUnsignedInteger())
      continue;
    std::optional<ElementType> known = describeElement(element);
    if (known && isSignlessInteger(spec.type) &&
        getBytes(*known) == getBytes(spec.type))
      spec.type = *known;
  }
}

static func::FuncOp findBackward(func::FuncOp entry) {
  auto name = entry->getAttrOfType<FlatSymbolRefAttr>(AODialect::kBackwardAttr);
  return name ? entry->getParentOfType<ModuleOp>().lookupSymbol<func::FuncOp>(
                    name.getAttr())
              : func::FuncOp();
}

/// Restores the signs of integers; values that the functions of a pair save are
/// not visible to callers and keep none.
static void restoreSigns(func::FuncOp given, Program &program) {
  restoreSigns(given.getArgumentTypes(), program.forward.arguments);
  size_t outputs = std::min<size_t>(program.numOutputs, given.getNumResults());
  restoreSigns(given.getResultTypes().take_front(outputs),
               MutableArrayRef(program.forward.results).take_front(outputs));
  func::FuncOp backward = findBackward(given);
  if (!backward || !program.backward)
    return;
  // After what is saved there are the tangents.
  size_t saved = given.getNumResults() - outputs;
  size_t tangents = backward.getNumArguments() -
                    std::min<size_t>(saved, backward.getNumArguments());
  restoreSigns(backward.getArgumentTypes().take_back(tangents),
               program.backward->arguments);
  restoreSigns(backward.getResultTypes(), program.backward->results);
}

FailureOr<Program> ao::run::describeProgram(func::FuncOp entry,
                                            func::FuncOp given) {
  Program program;
  FailureOr<FunctionSpec> forward = describeFunction(entry);
  if (failed(forward))
    return failure();
  program.forward = std::move(*forward);
  program.numOutputs = program.forward.results.size();
  if (func::FuncOp function = findBackward(entry)) {
    FailureOr<FunctionSpec> backward = describeFunction(function);
    if (failed(backward))
      return failure();
    program.backward = std::move(*backward);
  }
  if (auto count =
          entry->getAttrOfType<IntegerAttr>(AODialect::kNumOutputsAttr))
    program.numOutputs = static_cast<size_t>(count.getInt());
  std::string error = checkPair(program);
  if (!error.empty())
    return emitError(entry.getLoc()) << error;
  restoreSigns(given, program);
  return program;
}
