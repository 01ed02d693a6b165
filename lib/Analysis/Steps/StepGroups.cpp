//===- StepGroups.cpp - Storages that belong together ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Data, scales and transposes of a quantized tensor have separate storages;
// with `ao.group`, a mark on one applies to all.
//
//===----------------------------------------------------------------------===//

#include "StepBuilder.h"
#include "ao/Analysis/Steps/KeepReasons.h"
#include "ao/Dialect/AO/IR/AOLayers.h"

using namespace mlir;
using namespace ao;

/// A number for all results, or one for each; -1: none.
void StepBuilder::noteGroups(Operation *op, Attribute given) {
  auto each = dyn_cast<DenseI64ArrayAttr>(given);
  for (OpResult result : op->getResults()) {
    int64_t group = each ? each[result.getResultNumber()]
                         : cast<IntegerAttr>(given).getInt();
    std::optional<StorageId> id = find(result);
    // A view belongs to its base.
    if (group >= 0 && id && step.storages[*id].base == result)
      groups[group].push_back(*id);
  }
}

LogicalResult StepBuilder::applyGroups() {
  for (auto &[group, members] : groups) {
    auto isMarked = [&](StorageId id) { return step.storages[id].marked; };
    auto isKept = [&](StorageId id) {
      return step.storages[id].ineligibility == Ineligibility::MarkedKeep;
    };
    auto marked = llvm::find_if(members, isMarked);
    auto kept = llvm::find_if(members, isKept);
    if (marked != members.end() && kept != members.end()) {
      InFlightDiagnostic diagnostic =
          emitError(step.getStorageLoc(*kept))
          << "'" << step.getStorageName(*kept) << "' is kept on the device ("
          << describe(step.storages[*kept]) << "), but another member of group "
          << group << " is marked '" << AODialect::kOffloadAttr << "'";
      diagnostic.attachNote(step.getStorageLoc(*marked))
          << "'" << step.getStorageName(*marked) << "' is here";
      return diagnostic;
    }
    for (StorageId id : members) {
      step.storages[id].group = group;
      step.storages[id].marked |= marked != members.end();
      if (kept != members.end())
        exclude(id, Ineligibility::MarkedKeep);
    }
  }
  return success();
}
