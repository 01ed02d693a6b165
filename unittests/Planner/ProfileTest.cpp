//===- ProfileTest.cpp - Measured durations of ops ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Profile.h"

#include <gtest/gtest.h>

using namespace ao::planner;

namespace {

TEST(ProfileTest, ReadsTimesWithAndWithoutKinds) {
  auto profile = parseProfile(
      R"({"a":5,"b":{"ns":7,"kind":"matmul"},"c":{"ns":1e3,"more":[{}]}})");
  ASSERT_TRUE(bool(profile)) << profile.error().str();
  ASSERT_EQ(profile->size(), 3u);
  EXPECT_EQ((*profile)[0].name, "a");
  EXPECT_EQ((*profile)[0].nanoseconds, 5);
  EXPECT_EQ((*profile)[0].kind, OpKind::Unknown);
  EXPECT_EQ((*profile)[1].nanoseconds, 7);
  EXPECT_EQ((*profile)[1].kind, OpKind::Matmul);
  EXPECT_EQ((*profile)[2].nanoseconds, 1000);
  EXPECT_TRUE(parseProfile("{}")->empty());
}

TEST(ProfileTest, RejectsWithThePath) {
  const std::pair<const char *, const char *> documents[] = {
      {"[1]", "$: expected an object"},
      {"5", "$: expected an object"},
      {R"({"a":-1})", "$.a: expected a non-negative 63-bit number"},
      {R"({"a":1.5})", "$.a: expected a non-negative 63-bit number"},
      {R"({"a":"1"})", "$.a: expected a non-negative 63-bit number"},
      {R"({"a":[1]})", "$.a: unexpected array"},
      {R"({"a.b":{}})", R"($["a.b"]: missing key "ns")"},
      {R"({"a":{"ns":null}})", "$.a.ns: expected a non-negative"},
      {R"({"a":{"ns":1,"kind":"x"}})", "$.a.kind: expected matmul, conv"},
      {R"({"a":{"ns":1,"kind":2}})", "$.a.kind: expected a string"},
      {R"({"a":1,"b":2,"a":3})", "$.a: duplicate key"},
      {R"({"a":{"ns":1,"ns":1}})", "$.a.ns: duplicate key"},
      {"{\"a\":1,\n \"b\"}", "not valid JSON at line 2, column 5"},
  };
  for (auto [text, error] : documents) {
    auto profile = parseProfile(text);
    ASSERT_FALSE(bool(profile)) << text;
    EXPECT_NE(profile.error().str().find(error), std::string::npos)
        << profile.error().str();
  }
}

} // namespace
