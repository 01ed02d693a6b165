//===- Json.h - Small JSON writer -------------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_JSON_H
#define AO_RUNTIME_CORE_JSON_H

#include <cstdint>
#include <string>
#include <string_view>

namespace ao::runtime {

/// Appends JSON to a string; commas are its business, nesting the caller's.
class JsonWriter {
public:
  JsonWriter &beginObject() { return open('{'); }
  JsonWriter &endObject() { return close('}'); }
  JsonWriter &beginArray() { return open('['); }
  JsonWriter &endArray() { return close(']'); }
  JsonWriter &key(std::string_view name);
  JsonWriter &value(std::string_view text);
  JsonWriter &value(int64_t number);
  /// Written with three decimals; infinities and NaN become 0.
  JsonWriter &value(double number);

  JsonWriter &field(std::string_view name, std::string_view text) {
    return key(name).value(text);
  }
  JsonWriter &field(std::string_view name, int64_t number) {
    return key(name).value(number);
  }
  JsonWriter &field(std::string_view name, double number) {
    return key(name).value(number);
  }
  void newline() { out += '\n'; }

  const std::string &text() const { return out; }

private:
  JsonWriter &open(char bracket);
  JsonWriter &close(char bracket);
  void separate();
  void quote(std::string_view text);

  std::string out;
  bool needComma = false;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_JSON_H
