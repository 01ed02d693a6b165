//===- Text.h - Text between Python and C -----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PYTHON_TEXT_H
#define AO_PYTHON_TEXT_H

#include "ao-c/Support.h"

#include <nanobind/nanobind.h>

#include <optional>
#include <string>

namespace ao::python {

/// Names in a module may be any bytes: what is not UTF-8 becomes U+FFFD.
inline nanobind::object toPython(const std::string &text) {
  PyObject *object =
      PyUnicode_DecodeUTF8(text.data(), text.size(), /*errors=*/"replace");
  if (!object)
    throw nanobind::python_error();
  return nanobind::steal(object);
}

inline std::string toString(AoStringRef text) {
  return text.length ? std::string(text.data, text.length) : std::string();
}

inline AoStringRef toRef(const nanobind::bytes &bytes) {
  return {static_cast<const char *>(bytes.data()), bytes.size()};
}
inline AoStringRef toRef(const std::string &text) {
  return {text.data(), text.size()};
}

inline const char *toPointer(const std::optional<std::string> &text) {
  return text ? text->c_str() : nullptr;
}

/// An AoString that frees itself.
struct OwnedString {
  AoString string = {nullptr, 0};

  OwnedString() = default;
  OwnedString(const OwnedString &) = delete;
  OwnedString &operator=(const OwnedString &) = delete;
  ~OwnedString() { aoStringFree(&string); }

  std::string str() const {
    return string.data ? std::string(string.data, string.length)
                       : std::string();
  }
};

} // namespace ao::python

#endif // AO_PYTHON_TEXT_H
