//===- Json.cpp - Streaming JSON for the planner's documents --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "ao/Support/JsonWriter.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>
#include <limits>
#include <unordered_set>

using namespace ao;
using namespace ao::planner;

/// Returns true if a key may follow a point in a path.
static bool isIdentifier(std::string_view key) {
  auto isLetter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  return !key.empty() && isLetter(key.front()) &&
         std::all_of(key.begin(), key.end(),
                     [&](char c) { return isLetter(c) || isDigit(c); });
}

/// Messages contain at most this many bytes of a key.
static constexpr size_t shownBytes = 80;

/// Appends a key that is no identifier, quoted.
static void appendKey(std::string &out, std::string_view key) {
  out += "[" + JsonWriter().value(key.substr(0, shownBytes)).take();
  out += key.size() > shownBytes ? "...]" : "]";
}

std::string JsonPath::str() const {
  // The documents of the planner are less deep.
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

Error ao::planner::jsonError(const JsonPath &path, std::string message) {
  return Error{ErrorCode::InvalidInput, std::move(message), path.str()};
}

static std::string describeUnknownKey(std::string_view key,
                                      const JsonType &object) {
  std::string text =
      "unknown key " + JsonWriter().value(key.substr(0, shownBytes)).take();
  std::string names;
  for (size_t i = 0; i < object.numKeys; ++i) {
    const JsonKey &known = object.keys[i];
    if (known.former && key == known.former)
      return text + ", expected \"" + known.name + "\"";
    names.append(names.empty() ? "" : ", ").append(known.name);
  }
  return text + ", expected one of " + names;
}

/// Appends the keys that earlier versions of a document call otherwise:
/// "walls" is "boundaries".
static void appendRenamedKeys(std::string &text, const JsonType &type) {
  if (type.element)
    appendRenamedKeys(text, *type.element);
  for (size_t i = 0; i < type.numKeys; ++i) {
    const JsonKey &key = type.keys[i];
    if (key.former) {
      std::string pair =
          std::string("\"") + key.former + "\" is \"" + key.name + "\"";
      if (text.find(pair) == std::string::npos)
        text.append(text.empty() ? "" : ", ").append(pair);
    }
    appendRenamedKeys(text, *key.type);
  }
}

/// Checks the entry `key`, `schema` or `version`, of a document's root.
static Status checkHeaderEntry(std::string_view key, const JsonScalar &value,
                               const JsonDocument &document) {
  auto error = [&](std::string message) {
    return Error{ErrorCode::InvalidInput, std::move(message),
                 "$." + std::string(key)};
  };
  if (key == "schema") {
    if (value.kind == JsonScalar::Kind::String &&
        value.string == document.schema.name)
      return {};
    return error("expected the schema \"" + std::string(document.schema.name) +
                 "\"" + describeText(value));
  }
  if (value.kind != JsonScalar::Kind::Integer)
    return error("expected an integer");
  const Schema &schema = document.schema;
  if (value.integer == schema.version)
    return {};
  std::string message = "expected version " + std::to_string(schema.version) +
                        " of " + schema.name + ", got " +
                        std::to_string(value.integer);
  std::string renamedKeys;
  if (value.integer < schema.version && document.root)
    appendRenamedKeys(renamedKeys, *document.root);
  if (!renamedKeys.empty())
    message.append("; ").append(renamedKeys);
  if (document.command)
    message.append("; write it again with '")
        .append(document.command)
        .append("'");
  return error(std::move(message));
}

namespace {

/// Feeds nlohmann's event stream to a JsonHandler and keeps the path.
class EventAdaptor : public nlohmann::json_sax<nlohmann::json> {
public:
  EventAdaptor(std::string_view text, const JsonDocument &document,
               JsonHandler &handler)
      : text(text), document(document), handler(handler) {}

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
    Container &container = containers[path.size() - 1];
    if (container.type->kind == JsonType::Kind::Map)
      return container.names.insert(value).second || fail("duplicate key");
    size_t key = 0;
    while (key < container.type->numKeys &&
           value != container.type->keys[key].name)
      ++key;
    if (key == container.type->numKeys)
      return fail(describeUnknownKey(value, *container.type));
    if (container.seen >> key & 1)
      return fail("duplicate key");
    container.seen |= uint32_t(1) << key;
    container.element = container.type->keys[key].type;
    return true;
  }

  bool parse_error(size_t position, const std::string &,
                   const nlohmann::detail::exception &error) override {
    // 406: a number that no double can hold.
    if (error.id == 406)
      return fail("number out of range");
    // The position is that of the byte after the wrong one.
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

  /// An open object or array.
  struct Container {
    const JsonType *type = nullptr;
    /// The type of the entry that comes next.
    const JsonType *element = nullptr;
    /// The keys of an object that occurred, as bits.
    uint32_t seen = 0;
    /// The keys of a map that occurred.
    std::unordered_set<std::string> names;
  };

  /// Returns the type of the entry that begins; counts elements of an array.
  const JsonType &nextEntry() {
    if (path.size() == 0)
      return *document.root;
    if (path.back().isIndex)
      ++path.back().index;
    return *containers[path.size() - 1].element;
  }

  bool emit(const JsonScalar &scalar) {
    switch (nextEntry().kind) {
    case JsonType::Kind::Scalar:
    case JsonType::Kind::ScalarOrObject:
      return check(isHeader()
                       ? checkHeaderEntry(path.lastKey(), scalar, document)
                       : handler.scalar(path, scalar));
    case JsonType::Kind::Array:
      return fail("expected an array");
    case JsonType::Kind::Object:
    case JsonType::Kind::Map:
      return fail("expected an object");
    }
    return false;
  }

  bool isHeader() const {
    return path.size() == 1 &&
           (path.lastKey() == "schema" || path.lastKey() == "version");
  }

  bool open(bool isArray) {
    const JsonType &type = nextEntry();
    if (type.kind == JsonType::Kind::Scalar)
      return fail(isArray ? "unexpected array" : "unexpected object");
    if (type.kind == JsonType::Kind::Array && !isArray)
      return fail("expected an array");
    if (type.kind != JsonType::Kind::Array && isArray)
      return fail(type.kind == JsonType::Kind::ScalarOrObject
                      ? "unexpected array"
                      : "expected an object");
    if (!check(handler.enter(path)))
      return false;
    JsonPath::Step &step = path.push();
    step.isIndex = isArray;
    step.index = -1;
    step.key.clear();
    if (containers.size() < path.size())
      containers.resize(path.size());
    Container &container = containers[path.size() - 1];
    container.type = &type;
    container.element = type.element;
    container.seen = 0;
    container.names.clear();
    return true;
  }

  bool close() {
    path.pop();
    const Container &container = containers[path.size()];
    const JsonType &type = *container.type;
    for (size_t key = 0; type.isObject() && key < type.numKeys; ++key)
      if (type.keys[key].isRequired && !(container.seen >> key & 1))
        return fail("missing key \"" + std::string(type.keys[key].name) + "\"");
    return check(handler.leave(path));
  }

  std::string_view text;
  const JsonDocument &document;
  JsonHandler &handler;
  JsonPath path;
  /// Containers by depth; closed ones are kept so that their memory is reused.
  std::vector<Container> containers;
  Status status;
};

} // namespace

static JsonScalar toScalar(const nlohmann::json &entry) {
  JsonScalar scalar;
  if (entry.is_string()) {
    scalar.kind = JsonScalar::Kind::String;
    scalar.string = entry.get<std::string>();
  } else if (entry.is_number_integer()) {
    scalar.kind = JsonScalar::Kind::Integer;
    scalar.integer = entry.get<int64_t>();
  }
  return scalar;
}

/// Returns `schema` and `version` of the root of `text`, each if it has them.
static nlohmann::json parseHeader(std::string_view text) {
  using nlohmann::json;
  auto isHeader = [](int depth, json::parse_event_t event, json &entry) {
    if (depth == 1 && event == json::parse_event_t::key)
      return entry == "schema" || entry == "version";
    return depth == 0 || (depth == 1 && event == json::parse_event_t::value);
  };
  json root = json::parse(text.begin(), text.end(), isHeader,
                          /*allow_exceptions=*/false);
  return root.is_object() ? root : json::object();
}

/// Checks `schema` and `version`, each if `header` has it.
static Status checkHeaderEntries(const nlohmann::json &header,
                                 const JsonDocument &document) {
  for (const char *key : {"schema", "version"})
    if (header.contains(key))
      if (Status status =
              checkHeaderEntry(key, toScalar(header[key]), document);
          !status)
        return status;
  return {};
}

Status ao::planner::checkHeader(std::string_view text,
                                const JsonDocument &document) {
  const nlohmann::json header = parseHeader(text);
  for (const char *key : {"schema", "version"})
    if (!header.contains(key))
      return Error{ErrorCode::InvalidInput,
                   "expected an " + std::string(document.schema.name) +
                       " document, missing key \"" + key + "\"",
                   "$"};
  return checkHeaderEntries(header, document);
}

Status ao::planner::readJson(std::string_view text,
                             const JsonDocument &document,
                             JsonHandler &handler) {
  EventAdaptor adaptor(text, document, handler);
  try {
    nlohmann::json::sax_parse(text.begin(), text.end(), &adaptor);
    Status status = adaptor.takeStatus();
    if (status)
      return status;
    // An unknown key may precede the version that has it.
    Status header = checkHeaderEntries(parseHeader(text), document);
    return header ? status : header;
  } catch (const std::bad_alloc &) {
    return Error{ErrorCode::OutOfMemory, "out of memory while reading JSON",
                 ""};
  } catch (const std::exception &error) {
    return Error{ErrorCode::InvalidInput, error.what(), ""};
  }
}

std::string ao::planner::describeText(const JsonScalar &value) {
  if (value.kind != JsonScalar::Kind::String)
    return "";
  return ", got " + JsonWriter().value(value.string).take();
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

Expected<std::string> ao::planner::readFile(const std::string &file) {
  std::ifstream stream(file, std::ios::binary | std::ios::ate);
  if (!stream)
    return Error{ErrorCode::FileError,
                 "cannot open '" + file + "': " + std::strerror(errno), ""};
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
