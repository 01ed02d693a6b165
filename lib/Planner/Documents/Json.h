//===- Json.h - Streaming JSON for the planner's documents ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Traces and plans can hold millions of entries, so documents are read as a
// stream of scalars with their path; no tree is built. Internal to the planner.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_DOCUMENTS_JSON_H
#define AO_LIB_PLANNER_DOCUMENTS_JSON_H

#include "ao/Planner/Error.h"
#include "ao/Support/Names.h"
#include "ao/Support/Schemas.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ao::planner {

/// A number, string, boolean or null of a document.
struct JsonScalar {
  enum class Kind { Null, Bool, Integer, Real, String };
  Kind kind = Kind::Null;
  bool boolean = false;
  int64_t integer = 0;
  /// Also set for integers; for integers beyond 64 bits, the only one set.
  double real = 0;
  std::string string;

  bool isNull() const { return kind == Kind::Null; }
  bool isNumber() const { return kind == Kind::Integer || kind == Kind::Real; }
};

/// The position of an entry: keys of objects and indices of arrays.
class JsonPath {
public:
  struct Step {
    bool isIndex = false;
    int64_t index = 0;
    std::string key;
  };

  size_t size() const { return depth; }
  const Step &operator[](size_t i) const { return steps[i]; }
  /// The key of the innermost step; empty for an index.
  const std::string &lastKey() const { return steps[depth - 1].key; }
  /// `$.values[3].bytes`
  std::string str() const;

  Step &push();
  void pop() { --depth; }
  Step &back() { return steps[depth - 1]; }

private:
  // Steps beyond `depth` are kept so that their strings' memory is reused.
  std::vector<Step> steps;
  size_t depth = 0;
};

struct JsonKey;

/// The type of an entry. The types of a document are constants that refer to
/// each other; readJson() compares the document with them.
struct JsonType {
  enum class Kind { Scalar, Array, Object, Map, ScalarOrObject };

  Kind kind = Kind::Scalar;
  /// The keys of an object.
  const JsonKey *keys = nullptr;
  size_t numKeys = 0;
  /// The type of each element of an array, and of each entry of a map, whose
  /// keys are names that a user chooses.
  const JsonType *element = nullptr;

  bool isObject() const {
    return kind == Kind::Object || kind == Kind::ScalarOrObject;
  }
};

inline constexpr JsonType jsonScalar;

/// A key that an object may have.
struct JsonKey {
  const char *name;
  const JsonType *type = &jsonScalar;
  bool isRequired = false;
  /// The name in earlier versions of the document; null if it is the same.
  const char *former = nullptr;
};

/// A key that an object must have.
constexpr JsonKey required(const char *name,
                           const JsonType &type = jsonScalar) {
  return {name, &type, true};
}

/// A key that an object may have, and that earlier versions call `former`.
constexpr JsonKey renamed(const char *name, const char *former,
                          const JsonType &type = jsonScalar) {
  return {name, &type, false, former};
}

template <size_t N>
constexpr JsonType jsonObject(const JsonKey (&keys)[N],
                              JsonType::Kind kind = JsonType::Kind::Object) {
  static_assert(N <= 32, "the keys of an object are counted as bits");
  return {kind, keys, N, nullptr};
}
constexpr JsonType jsonArray(const JsonType &element) {
  return {JsonType::Kind::Array, nullptr, 0, &element};
}
constexpr JsonType jsonMap(const JsonType &element) {
  return {JsonType::Kind::Map, nullptr, 0, &element};
}

/// A kind of document. The root is an object with the keys `schema` and
/// `version`, which readJson() checks.
struct JsonDocument {
  Schema schema;
  const JsonType *root;
  /// The command that writes such a document; null if none does.
  const char *command;
};

/// Receives the entries of one kind of document.
class JsonHandler {
public:
  virtual ~JsonHandler() = default;
  virtual Status scalar(const JsonPath &path, const JsonScalar &value) = 0;
  virtual Status enter(const JsonPath &path) { return {}; }
  virtual Status leave(const JsonPath &path) { return {}; }
};

/// Streams `text` into `handler`, except for `schema` and `version`; stops at
/// the first error. An entry of another type than that of the document, an
/// unknown key, a key that occurs twice and a missing key are errors.
Status readJson(std::string_view text, const JsonDocument &document,
                JsonHandler &handler);

/// Checks `schema` and `version`, which the root of `text` must have.
Status checkHeader(std::string_view text, const JsonDocument &document);

/// An Error about the entry at `path`.
Error jsonError(const JsonPath &path, std::string message);

/// Returns ", got "TEXT"" for a string; empty for another scalar.
std::string describeText(const JsonScalar &value);

/// Conversions; errors name the path.
Status readInteger(const JsonPath &path, const JsonScalar &value, int64_t min,
                   int64_t &out);
Status readReal(const JsonPath &path, const JsonScalar &value, double &out);
Status readString(const JsonPath &path, const JsonScalar &value,
                  std::string &out);
Status readBool(const JsonPath &path, const JsonScalar &value, bool &out);

/// Reads the spelling that toString() has for an enumerator.
template <typename Enum>
Status readWord(const JsonPath &path, const JsonScalar &value, Enum &out) {
  std::optional<Enum> word;
  if (value.kind == JsonScalar::Kind::String)
    word = parseName<Enum>(value.string);
  if (!word)
    return jsonError(path, "expected one of " + listNames<Enum>() +
                               describeText(value));
  out = *word;
  return {};
}

/// Reads a whole file.
Expected<std::string> readFile(const std::string &file);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_DOCUMENTS_JSON_H
