//===- AOResiduals.cpp - Attributes that decide about residuals -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOResiduals.h"

#include "ao/Dialect/AO/IR/AO.h"

using namespace mlir;
using namespace ao;

LogicalResult LoopAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               DenseI64ArrayAttr offload,
                               DenseI64ArrayAttr rematerialize,
                               std::optional<int64_t> prefetch,
                               DenseI64ArrayAttr split) {
  for (auto [name, numbers] :
       {std::pair("offload", offload),
        std::pair("rematerialize", rematerialize), std::pair("split", split)})
    if (numbers)
      for (int64_t number : numbers.asArrayRef())
        if (number < 0)
          return emitError() << "expected '" << name
                             << "' to hold no negative number, got " << number;
  int64_t last = 0;
  for (int64_t iteration : split ? split.asArrayRef() : ArrayRef<int64_t>()) {
    if (iteration <= last)
      return emitError() << "expected 'split' to hold increasing positive "
                            "numbers, got "
                         << iteration << " after " << last;
    last = iteration;
  }
  if (prefetch && *prefetch != 0 && *prefetch != 1)
    return emitError() << "expected 'prefetch' to be 0 or 1, got " << *prefetch;
  return success();
}

static SmallVector<int64_t> getNumbers(DenseI64ArrayAttr numbers) {
  return numbers ? llvm::to_vector(numbers.asArrayRef())
                 : SmallVector<int64_t>();
}

static bool hasNumber(ArrayRef<int64_t> numbers) {
  return llvm::any_of(numbers, [](int64_t number) { return number > 0; });
}

bool LoopDecision::offloads() const { return hasNumber(offload); }

bool LoopDecision::rematerializes() const { return hasNumber(rematerialize); }

void LoopDecision::dropOffload() {
  offload.clear();
  prefetch.reset();
}

LoopDecision LoopDecision::get(Operation *loop) {
  auto attr = loop->getAttrOfType<LoopAttr>(kLoopAttr);
  if (!attr)
    return {};
  return {getNumbers(attr.getOffload()), getNumbers(attr.getRematerialize()),
          attr.getPrefetch(), getNumbers(attr.getSplit())};
}

void LoopDecision::set(Operation *loop) const {
  MLIRContext *context = loop->getContext();
  auto getAttr = [&](ArrayRef<int64_t> numbers) {
    return hasNumber(numbers) ? DenseI64ArrayAttr::get(context, numbers)
                              : DenseI64ArrayAttr();
  };
  auto attr = LoopAttr::get(context, getAttr(offload), getAttr(rematerialize),
                            prefetch, getAttr(split));
  if (!attr.getOffload() && !attr.getRematerialize() && !prefetch &&
      !attr.getSplit())
    loop->removeDiscardableAttr(kLoopAttr);
  else
    loop->setDiscardableAttr(kLoopAttr, attr);
}
