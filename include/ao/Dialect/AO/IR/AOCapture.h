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
#include "llvm/ADT/Twine.h"
#include <optional>
#include <string>

namespace ao {

/// Of a function that is recorded and replayed: what it is of a step,
/// "inference" (all of it), "forward" or "backward".
inline constexpr llvm::StringLiteral kCaptureAttr = "ao.capture";
/// On the copy of a function of a step that is to be split into captured
/// functions, and on its driver: the value of `ao.capture` for those.
inline constexpr llvm::StringLiteral kCutAttr = "ao.cut";
/// Of a function that is recorded: it is one part of a function of a step.
inline constexpr llvm::StringLiteral kPartAttr = "ao.part";
/// Of an argument of a step: how a captured CUDA graph accesses it, "auto",
/// "static" (at its own address) or "copied".
inline constexpr llvm::StringLiteral kClassAttr = "ao.class";
/// Of an argument of a step that is one number: captures depend on its value,
/// and the host may read it.
inline constexpr llvm::StringLiteral kKeyAttr = "ao.key";
/// Of an argument of a step, two 64-bit words: a seed, and how many random
/// numbers were drawn before. The step draws as many as this says.
inline constexpr llvm::StringLiteral kRandomAttr = "ao.rng";

/// Returns the name of a captured part of a function: part 0 is all of a
/// function that is not split.
inline std::string getPartName(llvm::StringRef function, unsigned part = 0) {
  return (function + "." + llvm::Twine(part)).str();
}

/// Returns the name of the driver of a split function.
inline std::string getDriverName(llvm::StringRef function) {
  return (function + ".split").str();
}

/// The symbol of the description of a part, for CUDA graph trees.
inline std::string getDescriptionSymbol(llvm::StringRef part) {
  return ("ao_function_" + part).str();
}

/// The function whose part 0 `symbol` describes; nothing for other symbols.
inline std::optional<llvm::StringRef>
getDescribedFunction(llvm::StringRef symbol) {
  llvm::StringRef function = symbol;
  if (function.consume_front(getDescriptionSymbol("")) &&
      function.consume_back(getPartName("")))
    return function;
  return std::nullopt;
}

/// The symbol by which a lowered function is called with an array of pointers.
inline std::string getPackedSymbol(llvm::StringRef function) {
  return ("ao_entry_" + function).str();
}

} // namespace ao

#endif // AO_DIALECT_AO_IR_AOCAPTURE_H
