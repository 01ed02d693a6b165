//===- StepSymbols.h - Symbols of lowered steps -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names that conversions give to the functions and descriptors of a step, by
// which callers of the compiled code look them up.
//
//===----------------------------------------------------------------------===//

#ifndef AO_CONVERSION_RUNTIME_STEPSYMBOLS_H
#define AO_CONVERSION_RUNTIME_STEPSYMBOLS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <optional>
#include <string>

namespace ao {

/// Returns the name of a captured part of a function: part 0 is all of a
/// function that is not split.
inline std::string getPartName(llvm::StringRef function, unsigned part = 0) {
  return (function + "." + llvm::Twine(part)).str();
}

/// Returns the name of the driver of a split function.
inline std::string getDriverName(llvm::StringRef function) {
  return (function + ".split").str();
}

/// Returns the symbol of the descriptor of a part, for CUDA graph trees.
inline std::string getDescriptionSymbol(llvm::StringRef part) {
  return ("ao_function_" + part).str();
}

/// Returns the function whose part 0 has the descriptor `symbol`; nothing for
/// other symbols.
inline std::optional<llvm::StringRef>
getDescribedFunction(llvm::StringRef symbol) {
  llvm::StringRef function = symbol;
  if (function.consume_front(getDescriptionSymbol("")) &&
      function.consume_back(getPartName("")))
    return function;
  return std::nullopt;
}

/// Returns the symbol by which a lowered function is called with an array of
/// pointers.
inline std::string getPackedSymbol(llvm::StringRef function) {
  return ("ao_entry_" + function).str();
}

} // namespace ao

#endif // AO_CONVERSION_RUNTIME_STEPSYMBOLS_H
