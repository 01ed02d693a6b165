//===- MachineJson.h - A machine, alone or in a plan ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_DOCUMENTS_MACHINEJSON_H
#define AO_LIB_PLANNER_DOCUMENTS_MACHINEJSON_H

#include "Json.h"
#include "ao/Planner/Machine.h"
#include "ao/Support/JsonWriter.h"

namespace ao::planner {

/// The type of a machine within another document.
extern const JsonType machineType;

/// Collects the entries of a machine, alone or within another document.
class MachineReader {
public:
  Machine machine;

  Status scalar(const JsonPath &path, const JsonScalar &value);
  /// Called at the end of the object at `path`.
  Status finish(const JsonPath &path) const;
};

/// Writes a machine as an object.
void writeMachine(JsonWriter &json, const Machine &machine);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_DOCUMENTS_MACHINEJSON_H
