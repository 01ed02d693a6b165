//===- Shortfall.cpp - Errors of infeasible requests ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Steps/Shortfall.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace ao;

static constexpr StringLiteral kDevice = "ao.smallest_device_budget";
static constexpr StringLiteral kHost = "ao.smallest_host_budget";

void ao::setShortfall(InFlightDiagnostic &inFlight,
                      const Shortfall &shortfall) {
  Diagnostic *diagnostic = inFlight.getUnderlyingDiagnostic();
  if (!diagnostic)
    return;
  Builder builder(diagnostic->getLocation().getContext());
  NamedAttribute entries[] = {
      builder.getNamedAttr(kDevice,
                           builder.getI64IntegerAttr(shortfall.deviceBudget)),
      builder.getNamedAttr(kHost,
                           builder.getI64IntegerAttr(shortfall.hostBudget))};
  diagnostic->getMetadata().push_back(
      DiagnosticArgument(Attribute(builder.getDictionaryAttr(entries))));
}

std::optional<Shortfall> ao::getShortfall(Diagnostic &diagnostic) {
  for (const DiagnosticArgument &argument : diagnostic.getMetadata()) {
    if (argument.getKind() !=
        DiagnosticArgument::DiagnosticArgumentKind::Attribute)
      continue;
    auto entries = dyn_cast<DictionaryAttr>(argument.getAsAttribute());
    if (!entries)
      continue;
    auto device = entries.getAs<IntegerAttr>(kDevice);
    auto host = entries.getAs<IntegerAttr>(kHost);
    if (device && host)
      return Shortfall{device.getInt(), host.getInt()};
  }
  return std::nullopt;
}
