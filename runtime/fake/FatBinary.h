//===- FatBinary.h - PTX in the images of executables -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_FATBINARY_H
#define AO_RUNTIME_FAKE_FATBINARY_H

#include <string>

namespace ao::fake {

/// The PTX of an image that a module is loaded from: a fat binary, or the text
/// itself. Returns an empty string or what is wrong.
std::string readImage(const void *image, std::string &text);

} // namespace ao::fake

#endif // AO_RUNTIME_FAKE_FATBINARY_H
