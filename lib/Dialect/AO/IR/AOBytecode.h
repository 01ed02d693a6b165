//===- AOBytecode.h - The version of the dialect in bytecode ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_IR_AOBYTECODE_H
#define AO_LIB_DIALECT_AO_IR_AOBYTECODE_H

namespace ao {

class AODialect;

/// Makes bytecode contain the version of the dialect, and readers check it.
void addBytecodeInterface(AODialect &dialect);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_IR_AOBYTECODE_H
