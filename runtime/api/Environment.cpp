//===- Environment.cpp - Options in environment variables -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Environment.h"

#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <limits>

using namespace ao::runtime;

void Environment::fail(const char *name, const char *text,
                       const char *expected) {
  if (status.ok())
    status = invalidArgument(std::string("environment variable ") + name +
                             ": expected " + expected + ", got '" + text + "'");
}

template <typename Parse>
void Environment::parse(const char *name, Parse &&parseText,
                        const char *expected) {
  const char *text = std::getenv(name);
  if (!text || !*text)
    return;
  char *end = nullptr;
  errno = 0;
  bool inRange = parseText(text, end);
  if (!inRange || end == text || *end != '\0' || errno == ERANGE)
    fail(name, text, expected);
}

void Environment::integer(const char *name, int64_t &target) {
  parse(name, [&](const char *text, char *&end) {
    target = std::strtoll(text, &end, 10);
    return target >= 0;
  });
}

void Environment::integer(const char *name, int32_t &target) {
  parse(
      name,
      [&](const char *text, char *&end) {
        long long value = std::strtoll(text, &end, 10);
        bool fits = value >= 0 && value <= std::numeric_limits<int32_t>::max();
        if (fits)
          target = static_cast<int32_t>(value);
        return fits;
      },
      "a number from 0 to 2147483647");
}

void Environment::count(const char *name, int64_t &target) {
  parse(
      name,
      [&](const char *text, char *&end) {
        target = std::strtoll(text, &end, 10);
        return target >= 1;
      },
      "a number from 1 on");
}

void Environment::budget(const char *name, int64_t &target) {
  const char *text = std::getenv(name);
  if (text && !std::strcmp(text, "auto"))
    target = AORT_HOST_BUDGET_AUTO;
  else
    integer(name, target);
}

void Environment::seed(const char *name, uint64_t &target, int32_t &enabled) {
  parse(name, [&](const char *text, char *&end) {
    target = std::strtoull(text, &end, 10);
    enabled = 1;
    // strtoull takes a sign and wraps.
    return !std::strchr(text, '-');
  });
}

void Environment::number(const char *name, double &target) {
  parse(name, [&](const char *text, char *&end) {
    target = std::strtod(text, &end);
    return std::isfinite(target) && target >= 0;
  });
}

void Environment::flag(const char *name, int32_t &target) {
  int64_t value = target;
  integer(name, value);
  target = value != 0;
}

void Environment::path(const char *name, const char *&target) {
  if (const char *text = std::getenv(name); text && *text)
    target = text;
}

static std::string backendNames() {
  std::string names = "auto";
  for (const BackendInfo &backend : backends) {
    bool last = &backend == std::end(backends) - 1;
    names += (last ? " or " : ", ") + std::string(backend.name);
  }
  return names;
}

void Environment::backend(const char *name, AortBackend &target) {
  const char *text = std::getenv(name);
  if (!text || !*text)
    return;
  if (const BackendInfo *backend = findBackend(std::string_view(text)))
    target = backend->id;
  else if (!std::strcmp(text, "auto"))
    target = AORT_BACKEND_AUTO;
  else
    fail(name, text, backendNames().c_str());
}
