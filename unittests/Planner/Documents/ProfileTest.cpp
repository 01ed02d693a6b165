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

std::string profileOf(const std::string &ops) {
  return R"({"schema":"ao.profile","version":1,"ops":)" + ops + "}";
}

TEST(ProfileTest, ReadsTimesWithAndWithoutKinds) {
  auto profile = parseProfile(
      profileOf(R"({"a":5,"b":{"ns":7,"kind":"matmul"},"c":{"ns":1e3}})"));
  ASSERT_TRUE(bool(profile)) << profile.error().str();
  ASSERT_EQ(profile->size(), 3u);
  EXPECT_EQ((*profile)[0].name, "a");
  EXPECT_EQ((*profile)[0].nanoseconds, 5);
  EXPECT_EQ((*profile)[0].kind, OpKind::Unknown);
  EXPECT_EQ((*profile)[1].nanoseconds, 7);
  EXPECT_EQ((*profile)[1].kind, OpKind::Matmul);
  EXPECT_EQ((*profile)[2].nanoseconds, 1000);
  EXPECT_TRUE(parseProfile(profileOf("{}"))->empty());
}

TEST(ProfileTest, RejectsWithThePath) {
  const std::pair<std::string, const char *> documents[] = {
      {"[1]", "$: expected an object"},
      {"5", "$: expected an object"},
      {R"({"a":1})", "$.a: unknown key \"a\", expected one of schema, "
                     "version, ops"},
      {R"({"schema":"ao.profile","version":2,"ops":{}})",
       "$.version: expected version 1 of ao.profile, got 2; write it again "
       "with 'ao-run STEP --profile=FILE'"},
      {profileOf(R"({"a":-1})"),
       "$.ops.a: expected a non-negative 63-bit number"},
      {profileOf(R"({"a":1.5})"),
       "$.ops.a: expected a non-negative 63-bit number"},
      {profileOf(R"({"a":"1"})"),
       "$.ops.a: expected a non-negative 63-bit number"},
      {profileOf(R"({"a":[1]})"), "$.ops.a: unexpected array"},
      {profileOf(R"({"a.b":{}})"), R"($.ops["a.b"]: missing key "ns")"},
      {profileOf(R"({"a":{"ns":null}})"),
       "$.ops.a.ns: expected a non-negative"},
      {profileOf(R"({"a":{"ns":1,"kind":"x"}})"),
       "$.ops.a.kind: expected one of matmul, conv"},
      {profileOf(R"({"a":{"ns":1,"kind":2}})"),
       "$.ops.a.kind: expected one of matmul"},
      {profileOf(R"({"a":1,"b":2,"a":3})"), "$.ops.a: duplicate key"},
      {profileOf(R"({"a":{"ns":1,"ns":1}})"), "$.ops.a.ns: duplicate key"},
      {"{\"schema\":\"ao.profile\",\n \"ops\"}",
       "not valid JSON at line 2, column 7"},
  };
  for (const auto &[text, error] : documents) {
    auto profile = parseProfile(text);
    ASSERT_FALSE(bool(profile)) << text;
    EXPECT_NE(profile.error().str().find(error), std::string::npos)
        << profile.error().str();
  }
}

} // namespace
