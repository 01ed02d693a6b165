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

/// Where an entry stands: keys of objects and indices of arrays.
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

/// Receives the entries of one kind of document.
class JsonHandler {
public:
  enum class Shape { Ignore, Scalar, Array, Object, ScalarOrObject };

  virtual ~JsonHandler() = default;
  /// Returns the shape that the document must have at `path`; anything below
  /// Ignore is skipped.
  virtual Shape shape(const JsonPath &path) = 0;
  virtual Status scalar(const JsonPath &path, const JsonScalar &value) = 0;
  virtual Status enter(const JsonPath &path) { return {}; }
  virtual Status leave(const JsonPath &path) { return {}; }
};

/// A key that an object may have.
struct JsonKey {
  const char *name;
  JsonHandler::Shape shape = JsonHandler::Shape::Scalar;
  bool isRequired = false;
};

/// The keys of one kind of object, and those that the current object has.
class JsonObject {
public:
  template <size_t N>
  explicit JsonObject(const JsonKey (&keys)[N]) : keys(keys), size(N) {
    static_assert(N <= 32, "keys are kept as bits");
  }

  /// Ignore for a key that is not known.
  JsonHandler::Shape shape(std::string_view key) const;
  /// Another object of the kind begins.
  void begin() { seen = 0; }
  void see(std::string_view key);
  bool has(std::string_view key) const;
  /// Whether all keys that are required were seen.
  Status verify(const JsonPath &path) const;

private:
  size_t find(std::string_view key) const;

  const JsonKey *keys;
  size_t size;
  uint32_t seen = 0;
};

/// Streams `text` into `handler`; stops at the first error.
Status readJson(std::string_view text, JsonHandler &handler);

/// Conversions that name the path when the entry is not what it should be.
Status readInteger(const JsonPath &path, const JsonScalar &value, int64_t min,
                   int64_t &out);
Status readReal(const JsonPath &path, const JsonScalar &value, double &out);
Status readString(const JsonPath &path, const JsonScalar &value,
                  std::string &out);
Status readBool(const JsonPath &path, const JsonScalar &value, bool &out);

/// Checks `schema` and `version` of a document.
Status readHeader(const JsonPath &path, const JsonScalar &value,
                  std::string_view schema);

/// An Error about the entry at `path`.
Error jsonError(const JsonPath &path, std::string message);

/// Reads a whole file.
Expected<std::string> readFile(const std::string &file);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_DOCUMENTS_JSON_H
