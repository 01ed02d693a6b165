//===- LowerableBuffers.cpp - Buffers that have a form in LLVM ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Runtime/LowerableBuffers.h"

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

using namespace mlir;
using namespace ao;

bool ao::isDeviceSpace(Attribute space) {
  if (auto number = dyn_cast_or_null<IntegerAttr>(space))
    return number.getValue().ule(1);
  auto gpuSpace = dyn_cast_or_null<gpu::AddressSpaceAttr>(space);
  return !space ||
         (gpuSpace && gpuSpace.getValue() == gpu::AddressSpace::Global);
}

void ao::addMemorySpaces(LLVMTypeConverter &converter) {
  auto plain = [](Attribute space) -> Attribute {
    return IntegerAttr::get(IntegerType::get(space.getContext(), 64), 0);
  };
  // Placement is not an address space: both heaps are ordinary pointers.
  converter.addTypeAttributeConversion(
      [=](BaseMemRefType, HostAttr space) { return plain(space); });
  converter.addTypeAttributeConversion(
      [=](BaseMemRefType,
          IntegerAttr space) -> TypeConverter::AttributeConversionResult {
        if (!isDeviceSpace(space))
          return TypeConverter::AttributeConversionResult::na();
        return plain(space);
      });
  converter.addTypeAttributeConversion(
      [=](BaseMemRefType, gpu::AddressSpaceAttr space)
          -> TypeConverter::AttributeConversionResult {
        if (!isDeviceSpace(space))
          return TypeConverter::AttributeConversionResult::na();
        return plain(space);
      });
}

LowerableBuffers::LowerableBuffers(MLIRContext *context) : converter(context) {
  addMemorySpaces(converter);
}

LogicalResult LowerableBuffers::verify(Operation *op, Type type) {
  auto buffer = dyn_cast<BaseMemRefType>(type);
  if (!buffer)
    return success();
  Attribute space = buffer.getMemorySpace();
  if (!isDeviceSpace(space) && !isa<HostAttr>(space))
    return op->emitError() << "cannot lower a buffer or tensor of encoding "
                           << space << ": expected dense or #ao.host";
  auto [it, isNew] = known.try_emplace(type, true);
  if (isNew)
    it->second = converter.convertType(buffer.getElementType()) != nullptr;
  if (it->second)
    return success();
  return op->emitError() << "cannot lower a buffer of "
                         << buffer.getElementType()
                         << ": expected elements that LLVM supports";
}

LogicalResult LowerableBuffers::verifyDefinedBy(Operation *op) {
  for (Type type : op->getResultTypes())
    if (failed(verify(op, type)))
      return failure();
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Type type : block.getArgumentTypes())
        if (failed(verify(op, type)))
          return failure();
  return success();
}
