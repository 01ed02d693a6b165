//===- DropCompileTimes.cpp - Objects without what depends on time --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Passes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace ao {
#define GEN_PASS_DEF_AODROPCOMPILETIMES
#include "ao/Conversion/Passes.h.inc"
} // namespace ao

using namespace mlir;
using namespace ao;

static Attribute dropTimes(gpu::ObjectAttr object) {
  DictionaryAttr properties = object.getProperties();
  if (!properties)
    return object;
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute property : properties)
    if (!property.getName().getValue().ends_with("TimeInMs"))
      kept.push_back(property);
  auto remaining = kept.empty()
                       ? DictionaryAttr()
                       : DictionaryAttr::get(object.getContext(), kept);
  return gpu::ObjectAttr::get(object.getContext(), object.getTarget(),
                              object.getFormat(), object.getObject(), remaining,
                              object.getKernels());
}

namespace {
struct DropCompileTimes
    : public ao::impl::AODropCompileTimesBase<DropCompileTimes> {
  void runOnOperation() override {
    getOperation()->walk([](gpu::BinaryOp binary) {
      SmallVector<Attribute> objects;
      for (Attribute attribute : binary.getObjects()) {
        auto object = dyn_cast<gpu::ObjectAttr>(attribute);
        objects.push_back(object ? dropTimes(object) : attribute);
      }
      binary.setObjectsAttr(ArrayAttr::get(binary.getContext(), objects));
    });
  }
};
} // namespace
