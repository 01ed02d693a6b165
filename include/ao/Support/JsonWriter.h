//===- JsonWriter.h - Writes a JSON document --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_SUPPORT_JSONWRITER_H
#define AO_SUPPORT_JSONWRITER_H

#include "ao/Support/Schemas.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace ao {

/// Writes one JSON document entry by entry, so that no tree of it is built.
///
/// Strings are escaped, and bytes that are not UTF-8 become U+FFFD. Numbers
/// read back as they were; JSON has no infinities and no NaN, so those become
/// null. Calls that would not give a document (a value without its key, a
/// bracket that closes nothing) throw std::logic_error.
class JsonWriter {
public:
  JsonWriter &beginObject() { return open('{', '}'); }
  JsonWriter &endObject() { return close('}'); }
  JsonWriter &beginArray() { return open('[', ']'); }
  JsonWriter &endArray() { return close(']'); }
  JsonWriter &key(std::string_view name);
  /// Begins the root of a document, with its kind and version.
  JsonWriter &beginDocument(const Schema &schema) {
    return beginObject()
        .field("schema", schema.name)
        .field("version", schema.version);
  }

  JsonWriter &value(std::string_view text);
  JsonWriter &value(const std::string &text) {
    return value(std::string_view(text));
  }
  JsonWriter &value(const char *text) { return value(std::string_view(text)); }
  JsonWriter &value(double number);
  JsonWriter &value(std::nullptr_t) { return literal("null"); }
  /// Writes an integer or a boolean.
  template <typename T>
  std::enable_if_t<std::is_integral_v<T>, JsonWriter &> value(T number) {
    if constexpr (std::is_same_v<T, bool>)
      return literal(number ? "true" : "false");
    else if constexpr (std::is_signed_v<T>)
      return integer(int64_t(number));
    else
      return integer(uint64_t(number));
  }
  /// Writes the value, or null if it is absent.
  template <typename T>
  JsonWriter &value(const std::optional<T> &optional) {
    return optional ? value(*optional) : value(nullptr);
  }
  /// Writes a number with at most `digits` significant digits.
  JsonWriter &rounded(double number, int digits);
  /// Writes a document of another writer as a value.
  JsonWriter &document(std::string_view json);

  template <typename T>
  JsonWriter &field(std::string_view name, const T &content) {
    return key(name).value(content);
  }

  /// Starts a line with the next output: an entry, a bracket or the end.
  JsonWriter &newLine() {
    lineIsDue = true;
    return *this;
  }

  /// Returns the document, which must be complete.
  std::string take();

private:
  /// An object or array that is not closed yet.
  struct Container {
    char bracket;
    bool isEmpty;
  };

  JsonWriter &open(char bracket, char closing);
  JsonWriter &close(char bracket);
  JsonWriter &literal(std::string_view text);
  JsonWriter &integer(int64_t number);
  JsonWriter &integer(uint64_t number);
  void beginEntry();
  void separate();
  void breakLine();
  void quote(std::string_view text);

  std::string out;
  std::vector<Container> containers;
  /// A key waits for its value.
  bool hasKey = false;
  bool lineIsDue = false;
};

} // namespace ao

#endif // AO_SUPPORT_JSONWRITER_H
