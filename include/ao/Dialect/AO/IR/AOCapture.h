//===- AOCapture.h - Attributes about functions to record -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOCAPTURE_H
#define AO_DIALECT_AO_IR_AOCAPTURE_H

#include "llvm/ADT/StringRef.h"

namespace ao {

/// Of a function that is recorded and replayed: what it is of a step,
/// "inference" (all of it), "forward" or "backward".
inline constexpr llvm::StringLiteral kCaptureAttr = "ao.capture";
/// Of the copy of a function of a step that is to be cut into functions that
/// are recorded, and of what is left of it: what those become, as above.
inline constexpr llvm::StringLiteral kCutAttr = "ao.cut";
/// Of a function that is recorded: it is one part of a function of a step.
inline constexpr llvm::StringLiteral kPartAttr = "ao.part";
/// Of an argument of a step: how a recording gets at it, "auto", "static" (used
/// where it lies) or "copied".
inline constexpr llvm::StringLiteral kClassAttr = "ao.class";
/// Of an argument of a step that is one number: recordings depend on its value,
/// and the host may read it.
inline constexpr llvm::StringLiteral kKeyAttr = "ao.key";
/// Of an argument of a step, two 64-bit words: a seed, and how many random
/// numbers were drawn before. The step draws as many as this says.
inline constexpr llvm::StringLiteral kRandomAttr = "ao.rng";

} // namespace ao

#endif // AO_DIALECT_AO_IR_AOCAPTURE_H
