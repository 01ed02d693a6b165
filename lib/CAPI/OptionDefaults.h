//===- OptionDefaults.h - Options that a build may not use ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Callers initialize options in every build, also where the functions that take
// them are unavailable.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_CAPI_OPTIONDEFAULTS_H
#define AO_LIB_CAPI_OPTIONDEFAULTS_H

#include "ao-c/Functions.h"
#include "ao-c/Tape.h"

namespace ao::capi {

AoFunctionOptions getFunctionDefaults();
AoWholeStepOptions getWholeStepDefaults();

} // namespace ao::capi

#endif // AO_LIB_CAPI_OPTIONDEFAULTS_H
