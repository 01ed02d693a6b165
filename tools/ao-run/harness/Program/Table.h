//===- Table.h - Tables of a stand-alone executable -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ao-run --emit=exe writes one AoRunTable as constants of LLVM IR and links it
// with the harness. Plain structures with pointers: nothing is parsed when the
// executable starts.
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_PROGRAM_TABLE_H
#define AO_TOOLS_AORUN_HARNESS_PROGRAM_TABLE_H

#include <cstdint>

extern "C" {

using AoRunEntry = void (*)(void **);
struct AortFunctionSpec;

#define AO_STRUCT(name) struct name {
#define AO_FIELD(type, name) type name;
#define AO_END(name)                                                           \
  }                                                                            \
  ;
#include "Table.def"

extern const AoRunTable aoRunTable;
}

#endif // AO_TOOLS_AORUN_HARNESS_PROGRAM_TABLE_H
