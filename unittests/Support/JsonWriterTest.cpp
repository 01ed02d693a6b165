//===- JsonWriterTest.cpp - Valid JSON output -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Support/JsonWriter.h"

#include <gtest/gtest.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>

using namespace ao;

namespace {

template <typename T>
std::string written(const T &value) {
  return JsonWriter().value(value).take();
}

TEST(JsonWriterTest, ObjectsAndArraysNest) {
  JsonWriter json;
  json.beginObject().field("name", "a").field("none", nullptr);
  json.key("list").beginArray().value(1).value(true).beginArray().endArray();
  json.beginObject().endObject().endArray();
  json.key("inner").beginObject().field("x", false).endObject().endObject();
  EXPECT_EQ(json.take(), R"({"name":"a","none":null,)"
                         R"("list":[1,true,[],{}],"inner":{"x":false}})");
}

TEST(JsonWriterTest, LinesStartWhereAsked) {
  JsonWriter json;
  json.beginObject().newLine().key("a").beginArray();
  json.newLine().value(1).newLine().value(2).newLine().endArray();
  json.newLine().field("b", 3).endObject().newLine();
  EXPECT_EQ(json.take(), "{\n\"a\":[\n1,\n2\n],\n\"b\":3}\n");
}

TEST(JsonWriterTest, StringsAreEscaped) {
  EXPECT_EQ(written("a\"b\\c/\b\f\n\r\t"), R"("a\"b\\c/\b\f\n\r\t")");
  EXPECT_EQ(written(std::string("\0\x01\x1f\x7f", 4)),
            "\"\\u0000\\u0001\\u001f\x7f\"");
  EXPECT_EQ(JsonWriter().beginObject().field("\"\n", 1).endObject().take(),
            R"({"\"\n":1})");
  EXPECT_EQ(written(""), "\"\"");
}

TEST(JsonWriterTest, TextOfAnyLanguageStays) {
  for (const char *text : {u8"n\u00e4me", u8"\u4e16\u754c", u8"\U0001f600",
                           u8"\u07ff\u0800\ud7ff\ue000\U0010ffff"})
    EXPECT_EQ(written(text), "\"" + std::string(text) + "\"");
}

TEST(JsonWriterTest, BytesThatAreNoTextAreReplaced) {
  const std::string replaced = u8"\ufffd";
  auto times = [&](int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
      text += replaced;
    return text;
  };
  const std::pair<std::string, int> cases[] = {
      {"\xff", 1},             // No byte of UTF-8.
      {"\x80", 1},             // Continues nothing.
      {"\xc3", 1},             // Cut short.
      {"\xe4\xb8", 2},         // Cut short.
      {"\xc0\xaf", 2},         // A longer form than needed.
      {"\xe0\x80\xaf", 3},     // A longer form than needed.
      {"\xed\xa0\x80", 3},     // A surrogate.
      {"\xf4\x90\x80\x80", 4}, // Past the last character.
      {"\xf8\x88\x80\x80", 4}, // No byte of UTF-8.
  };
  for (const auto &[bytes, count] : cases) {
    std::string text = written("a" + bytes + "b");
    EXPECT_EQ(text, "\"a" + times(count) + "b\"");
    EXPECT_TRUE(nlohmann::json::accept(text));
  }
}

TEST(JsonWriterTest, IntegersAreExact) {
  EXPECT_EQ(written(std::numeric_limits<int64_t>::min()),
            "-9223372036854775808");
  EXPECT_EQ(written(std::numeric_limits<uint64_t>::max()),
            "18446744073709551615");
  EXPECT_EQ(written(int8_t(-1)), "-1");
  EXPECT_EQ(written(std::optional<int64_t>(3)), "3");
  EXPECT_EQ(written(std::optional<int64_t>()), "null");
}

TEST(JsonWriterTest, NumbersReadBackAsTheyWere) {
  for (double number :
       {0.1, 1.0 / 3, -2.5e-300, 1e22, 123456.789, 5e-324, 0.0,
        std::numeric_limits<double>::max(), std::nextafter(1.0, 2.0)})
    EXPECT_EQ(nlohmann::json::parse(written(number)).get<double>(), number);
  EXPECT_EQ(written(0.1), "0.1");
  EXPECT_EQ(JsonWriter().rounded(0.1 + 0.2, 12).take(), "0.3");
  EXPECT_EQ(JsonWriter().rounded(1234567.0, 3).take(), "1.23e+06");
}

TEST(JsonWriterTest, WhatIsNoNumberIsNull) {
  for (double number : {std::numeric_limits<double>::infinity(),
                        -std::numeric_limits<double>::infinity(),
                        std::numeric_limits<double>::quiet_NaN()}) {
    EXPECT_EQ(written(number), "null");
    EXPECT_EQ(JsonWriter().rounded(number, 12).take(), "null");
  }
}

TEST(JsonWriterTest, DocumentsGoIntoDocuments) {
  std::string inner = JsonWriter().beginArray().value(1).endArray().take();
  JsonWriter json;
  json.beginObject().key("a").document(inner + "\n").field("b", 2).endObject();
  EXPECT_EQ(json.take(), R"({"a":[1],"b":2})");
}

TEST(JsonWriterTest, MisuseIsRefused) {
  EXPECT_THROW(JsonWriter().take(), std::logic_error);
  EXPECT_THROW(JsonWriter().beginArray().take(), std::logic_error);
  EXPECT_THROW(JsonWriter().value(1).value(2), std::logic_error);
  EXPECT_THROW(JsonWriter().key("a"), std::logic_error);
  EXPECT_THROW(JsonWriter().beginArray().key("a"), std::logic_error);
  EXPECT_THROW(JsonWriter().beginObject().value(1), std::logic_error);
  EXPECT_THROW(JsonWriter().beginObject().beginArray(), std::logic_error);
  EXPECT_THROW(JsonWriter().beginObject().key("a").key("b"), std::logic_error);
  EXPECT_THROW(JsonWriter().beginObject().key("a").endObject(),
               std::logic_error);
  EXPECT_THROW(JsonWriter().endArray(), std::logic_error);
  EXPECT_THROW(JsonWriter().beginArray().endObject(), std::logic_error);
}

} // namespace
