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

/// Collects the keys of a machine object that stands at some depth.
class MachineReader {
public:
  static constexpr const char *unknownKey = "a machine has no such key";

  Machine machine;

  /// The shape of an entry below a machine object at `depth`.
  static JsonHandler::Shape shape(const JsonPath &path, size_t depth);
  Status scalar(const JsonPath &path, const JsonScalar &value);
  /// Called at the end of the object that stands at `path`.
  Status finish(const JsonPath &path) const;

private:
  bool hasD2h = false;
  bool hasH2d = false;
};

/// Writes a machine as an object.
void writeMachine(JsonWriter &json, const Machine &machine);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_DOCUMENTS_MACHINEJSON_H
