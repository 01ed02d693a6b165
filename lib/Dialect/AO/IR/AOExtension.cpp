//===- AOExtension.cpp - Dialects that extend ao --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOExtension.h"

#include "ao/Dialect/AO/IR/AO.h"

using namespace mlir;
using namespace ao;

bool ao::isAOOrExtension(Dialect *dialect) {
  return isa_and_present<AODialect>(dialect) ||
         (dialect &&
          dialect->getRegisteredInterface<ExtensionDialectInterface>());
}

StringRef ao::describeUnfinished(FunctionOpInterface function) {
  DialectInterfaceCollection<ExtensionDialectInterface> extensions(
      function->getContext());
  for (const ExtensionDialectInterface &extension : extensions)
    if (StringRef text = extension.describeUnfinished(function); !text.empty())
      return text;
  return "";
}
