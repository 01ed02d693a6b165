//===- TextTable.h - Tables as aligned text ---------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_SUPPORT_TEXTTABLE_H
#define AO_SUPPORT_TEXTTABLE_H

#include <string>
#include <vector>

namespace ao {

/// Returns a table as lines of text, each column as wide as its widest cell.
/// The first column is aligned to the left, the others to the right. A row may
/// have fewer cells than the first one; the missing cells are empty.
std::string formatTextTable(const std::vector<std::vector<std::string>> &rows);

} // namespace ao

#endif // AO_SUPPORT_TEXTTABLE_H
