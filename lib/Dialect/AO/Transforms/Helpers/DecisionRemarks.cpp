//===- DecisionRemarks.cpp - Remarks on decisions of a plan ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DecisionRemarks.h"

#include "llvm/Support/MathExtras.h"
#include <limits>

using namespace mlir;
using namespace ao;

remark::RemarkOpts DecisionRemarks::getOptions() const {
  return remark::RemarkOpts::name(pass).category("ao").function(
      step.getFunction().getName());
}

void DecisionRemarks::reportAction(size_t id, StringRef action,
                                   StringRef reason) const {
  auto remark = remark::passed(step.getStorageLoc(id), getOptions());
  if (!remark)
    return;
  remark << (action + " '" + step.getStorageName(id) + "'").str()
         << remark::metric("bytes", step.getStorages()[id].bytes);
  if (!reason.empty())
    remark << remark::reason("{0}", reason.str());
}

void DecisionRemarks::reportKept(size_t id, StringRef reason) const {
  auto remark = remark::missed(step.getStorageLoc(id), getOptions());
  if (!remark)
    return;
  remark << ("kept on device: '" + step.getStorageName(id) + "'")
         << remark::metric("bytes", step.getStorages()[id].bytes)
         << remark::reason("{0}", reason.str());
}

void DecisionRemarks::reportStaticArguments() const {
  int64_t count = 0, bytes = 0;
  for (const Storage &storage : step.getStorages())
    if (storage.ineligibility == Ineligibility::StaticArgument &&
        !storage.marked) {
      ++count;
      bytes = llvm::SaturatingAdd<uint64_t>(bytes, storage.bytes);
      bytes = std::min<uint64_t>(bytes, std::numeric_limits<int64_t>::max());
    }
  if (count == 0)
    return;
  FunctionOpInterface function = step.getForward();
  auto remark = remark::missed(function.getLoc(), getOptions());
  if (!remark)
    return;
  remark << ("kept on device: " + Twine(count) +
             (count == 1 ? " argument" : " arguments") + " of '" +
             function.getName() + "'")
                .str()
         << remark::metric("bytes", bytes)
         << remark::reason("{0}",
                           describe(Ineligibility::StaticArgument).str());
}
