//===- Json.cpp - Streaming JSON for the planner's documents --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "JsonKeys.h"
#include "ao/Support/JsonWriter.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>

using namespace ao;
using namespace ao::planner;

/// Whether a key may follow a point in a path.
static bool isIdentifier(std::string_view key) {
  auto isLetter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  return !key.empty() && isLetter(key.front()) &&
         std::all_of(key.begin(), key.end(),
                     [&](char c) { return isLetter(c) || isDigit(c); });
}

/// Any other key is quoted, and cut where it would fill a screen.
static void appendKey(std::string &out, std::string_view key) {
  constexpr size_t shown = 80;
  out += "[" + JsonWriter().value(key.substr(0, shown)).take();
  out += key.size() > shown ? "...]" : "]";
}

std::string JsonPath::str() const {
  // No document of ours is nearly that deep.
  constexpr size_t shown = 32;
  std::string result = "$";
  for (size_t i = 0; i < std::min(depth, shown); ++i) {
    if (steps[i].isIndex)
      result += "[" + std::to_string(steps[i].index) + "]";
    else if (isIdentifier(steps[i].key))
      result += "." + steps[i].key;
    else
      appendKey(result, steps[i].key);
  }
  return depth > shown ? result + "..." : result;
}

JsonPath::Step &JsonPath::push() {
  if (depth == steps.size())
    steps.emplace_back();
  return steps[depth++];
}

size_t JsonObject::find(std::string_view key) const {
  size_t i = 0;
  while (i < size && key != keys[i].name)
    ++i;
  return i;
}

JsonHandler::Shape JsonObject::shape(std::string_view key) const {
  size_t i = find(key);
  return i < size ? keys[i].shape : JsonHandler::Shape::Ignore;
}

void JsonObject::see(std::string_view key) {
  if (size_t i = find(key); i < size)
    seen |= uint32_t(1) << i;
}

bool JsonObject::has(std::string_view key) const {
  size_t i = find(key);
  return i < size && (seen >> i & 1);
}

Status JsonObject::verify(const JsonPath &path) const {
  for (size_t i = 0; i < size; ++i)
    if (keys[i].isRequired && !(seen >> i & 1))
      return jsonError(path,
                       "missing key \"" + std::string(keys[i].name) + "\"");
  return {};
}

Error ao::planner::jsonError(const JsonPath &path, std::string message) {
  return Error{ErrorCode::InvalidInput, std::move(message), path.str()};
}

namespace {

/// Feeds nlohmann's event stream to a JsonHandler and keeps the path.
class EventAdaptor : public nlohmann::json_sax<nlohmann::json> {
public:
  EventAdaptor(std::string_view text, JsonHandler &handler)
      : text(text), handler(handler) {}

  Status takeStatus() { return std::move(status); }

  bool null() override { return emit(JsonScalar()); }
  bool boolean(bool value) override {
    JsonScalar scalar;
    scalar.kind = JsonScalar::Kind::Bool;
    scalar.boolean = value;
    return emit(scalar);
  }
  bool number_integer(number_integer_t value) override {
    JsonScalar scalar;
    scalar.kind = JsonScalar::Kind::Integer;
    scalar.integer = value;
    scalar.real = static_cast<double>(value);
    return emit(scalar);
  }
  bool number_unsigned(number_unsigned_t value) override {
    if (value <= static_cast<uint64_t>(std::numeric_limits<int64_t>::max()))
      return number_integer(static_cast<int64_t>(value));
    return number_float(static_cast<double>(value), {});
  }
  bool number_float(number_float_t value, const string_t &) override {
    JsonScalar scalar;
    scalar.kind = JsonScalar::Kind::Real;
    scalar.real = value;
    return emit(scalar);
  }
  bool string(string_t &value) override {
    JsonScalar scalar;
    scalar.kind = JsonScalar::Kind::String;
    scalar.string = std::move(value);
    return emit(scalar);
  }
  bool binary(binary_t &) override { return fail("unexpected binary data"); }

  bool start_object(size_t) override { return open(false); }
  bool start_array(size_t) override { return open(true); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t &value) override {
    path.back().key.assign(value);
    return keys[path.size() - 1].insert(value) || fail("duplicate key");
  }

  bool parse_error(size_t position, const std::string &,
                   const nlohmann::detail::exception &error) override {
    // 406: a number that no double can hold.
    if (error.id == 406)
      return fail("number out of range");
    // Just behind the byte that is wrong.
    std::string_view before = text.substr(0, position ? position - 1 : 0);
    size_t line = 1 + std::count(before.begin(), before.end(), '\n');
    size_t column = before.size() - (before.rfind('\n') + 1) + 1;
    return fail("not valid JSON at line " + std::to_string(line) + ", column " +
                std::to_string(column));
  }

private:
  bool fail(std::string message) {
    status = jsonError(path, std::move(message));
    return false;
  }

  bool check(Status result) {
    if (result)
      return true;
    status = std::move(result);
    return false;
  }

  /// Elements of an array count themselves; keys were set by key().
  void nextElement() {
    if (path.size() && path.back().isIndex)
      ++path.back().index;
  }

  bool emit(const JsonScalar &scalar) {
    nextElement();
    if (ignoredFrom)
      return true;
    switch (handler.shape(path)) {
    case JsonHandler::Shape::Ignore:
      return true;
    case JsonHandler::Shape::Scalar:
    case JsonHandler::Shape::ScalarOrObject:
      return check(handler.scalar(path, scalar));
    case JsonHandler::Shape::Array:
      return fail("expected an array");
    case JsonHandler::Shape::Object:
      return fail("expected an object");
    }
    return false;
  }

  bool open(bool isArray) {
    nextElement();
    if (!ignoredFrom) {
      switch (handler.shape(path)) {
      case JsonHandler::Shape::Ignore:
        ignoredFrom = path.size() + 1;
        break;
      case JsonHandler::Shape::Scalar:
        return fail(isArray ? "unexpected array" : "unexpected object");
      case JsonHandler::Shape::Array:
        if (!isArray)
          return fail("expected an array");
        break;
      case JsonHandler::Shape::Object:
        if (isArray)
          return fail("expected an object");
        break;
      case JsonHandler::Shape::ScalarOrObject:
        if (isArray)
          return fail("unexpected array");
        break;
      }
      if (!ignoredFrom && !check(handler.enter(path)))
        return false;
    }
    JsonPath::Step &step = path.push();
    step.isIndex = isArray;
    step.index = -1;
    step.key.clear();
    if (isArray)
      return true;
    if (keys.size() < path.size())
      keys.resize(path.size());
    keys[path.size() - 1].clear();
    return true;
  }

  bool close() {
    path.pop();
    if (ignoredFrom) {
      if (path.size() + 1 == ignoredFrom)
        ignoredFrom = 0;
      return true;
    }
    return check(handler.leave(path));
  }

  std::string_view text;
  JsonHandler &handler;
  JsonPath path;
  /// The keys of the open objects, by their depth.
  std::vector<JsonKeys> keys;
  /// Path size just inside the outermost ignored container; 0: none.
  size_t ignoredFrom = 0;
  Status status;
};

} // namespace

Status ao::planner::readJson(std::string_view text, JsonHandler &handler) {
  EventAdaptor adaptor(text, handler);
  try {
    nlohmann::json::sax_parse(text.begin(), text.end(), &adaptor);
  } catch (const std::bad_alloc &) {
    return Error{ErrorCode::OutOfMemory, "out of memory while reading JSON",
                 ""};
  } catch (const std::exception &error) {
    return Error{ErrorCode::InvalidInput, error.what(), ""};
  }
  return adaptor.takeStatus();
}

Status ao::planner::readInteger(const JsonPath &path, const JsonScalar &value,
                                int64_t min, int64_t &out) {
  if (!value.isNumber())
    return jsonError(path, "expected an integer");
  // Below 2^53 every integral double is exact, so 1e6 is as good as 1000000.
  constexpr double exactLimit = 9007199254740992.0;
  if (value.kind == JsonScalar::Kind::Integer) {
    out = value.integer;
  } else if (std::abs(value.real) >= exactLimit) {
    return jsonError(path, "integer out of range");
  } else if (value.real != std::floor(value.real)) {
    return jsonError(path, "expected an integer");
  } else {
    out = static_cast<int64_t>(value.real);
  }
  if (out < min)
    return jsonError(path, "expected an integer of at least " +
                               std::to_string(min) + ", got " +
                               std::to_string(out));
  return {};
}

Status ao::planner::readReal(const JsonPath &path, const JsonScalar &value,
                             double &out) {
  if (!value.isNumber())
    return jsonError(path, "expected a number");
  if (!std::isfinite(value.real))
    return jsonError(path, "number out of range");
  out = value.real;
  return {};
}

Status ao::planner::readString(const JsonPath &path, const JsonScalar &value,
                               std::string &out) {
  if (value.kind != JsonScalar::Kind::String)
    return jsonError(path, "expected a string");
  out = value.string;
  return {};
}

Status ao::planner::readBool(const JsonPath &path, const JsonScalar &value,
                             bool &out) {
  if (value.kind != JsonScalar::Kind::Bool)
    return jsonError(path, "expected true or false");
  out = value.boolean;
  return {};
}

Status ao::planner::readHeader(const JsonPath &path, const JsonScalar &value,
                               std::string_view schema) {
  if (path.lastKey() == "schema") {
    if (value.kind != JsonScalar::Kind::String || value.string != schema)
      return jsonError(path,
                       "expected the schema \"" + std::string(schema) + "\"");
    return {};
  }
  if (value.kind != JsonScalar::Kind::Integer || value.integer != 1)
    return jsonError(path, "unsupported version, expected 1");
  return {};
}

Expected<std::string> ao::planner::readFile(const std::string &file) {
  std::ifstream stream(file, std::ios::binary | std::ios::ate);
  if (!stream)
    return Error{ErrorCode::FileError, "cannot open '" + file + "'", ""};
  std::streamoff size = stream.tellg();
  if (size < 0 || size == std::numeric_limits<std::streamoff>::max())
    return Error{ErrorCode::FileError, "cannot read '" + file + "'", ""};
  try {
    std::string text(static_cast<size_t>(size), '\0');
    stream.seekg(0);
    if (!stream.read(text.data(), size))
      return Error{ErrorCode::FileError, "cannot read '" + file + "'", ""};
    return text;
  } catch (const std::exception &) {
    return Error{ErrorCode::OutOfMemory,
                 "not enough memory to read '" + file + "'", ""};
  }
}
