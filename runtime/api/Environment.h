//===- Environment.h - Options in environment variables ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_API_ENVIRONMENT_H
#define AO_RUNTIME_API_ENVIRONMENT_H

#include "../backend/Backends.h"

namespace ao::runtime {

/// Reads options from environment variables. The target of a variable that is
/// not set is unchanged. After the first one that does not parse, the targets
/// have no meaning, and result() returns an error.
class Environment {
public:
  /// Reads a number that is not negative.
  void integer(const char *name, int64_t &target);
  void integer(const char *name, int32_t &target);
  /// Reads a number from 1 on.
  void count(const char *name, int64_t &target);
  /// Reads a number of bytes, or "auto".
  void budget(const char *name, int64_t &target);
  /// Reads a seed, and sets `enabled` to 1 if there is one.
  void seed(const char *name, uint64_t &target, int32_t &enabled);
  /// Reads a finite number that is not negative.
  void number(const char *name, double &target);
  /// Reads 0 as false and other numbers as true.
  void flag(const char *name, int32_t &target);
  /// Reads a path. The pointer refers to the environment, and is valid until
  /// that changes.
  void path(const char *name, const char *&target);
  /// Reads the name of a backend, or "auto".
  void backend(const char *name, AortBackend &target);
  /// Returns the error of the first variable that did not parse.
  Status result() { return status; }

private:
  template <typename Parse>
  void parse(const char *name, Parse &&parseText,
             const char *expected = "a number that is not negative");
  void fail(const char *name, const char *text, const char *expected);

  Status status;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_API_ENVIRONMENT_H
