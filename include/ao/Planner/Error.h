//===- Error.h - Errors of the planner --------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The planner is used by code that is built without exceptions and RTTI, so
// every fallible function returns an Expected.
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_ERROR_H
#define AO_PLANNER_ERROR_H

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace ao::planner {

/// The kind of failure that an Error describes.
enum class ErrorCode {
  /// Input that is malformed or breaks a rule of the model.
  InvalidInput,
  /// Valid input for which no plan fits the budgets.
  Infeasible,
  /// A file that cannot be read or written.
  FileError,
  /// Not enough memory in this process.
  OutOfMemory,
};

/// A failure: one sentence, its place in the JSON document, and the op or value
/// of the step that it is about.
struct Error {
  ErrorCode code = ErrorCode::InvalidInput;
  /// Lower case, without a trailing period.
  std::string message;
  /// JSON path such as `$.values[3].bytes`; empty when there is none.
  std::string path;
  /// Index of the op that the failure is about (the number of ops: the end of
  /// the step), and of the value.
  std::optional<int64_t> op = std::nullopt;
  std::optional<int64_t> value = std::nullopt;

  /// "PATH: MESSAGE", or the message alone.
  std::string str() const {
    return path.empty() ? message : path + ": " + message;
  }
};

/// A value of type T or the Error that explains why there is none.
template <typename T>
class [[nodiscard]] Expected {
public:
  Expected(T value) : value(std::move(value)) {}
  Expected(Error error) : failure(std::move(error)) {}

  explicit operator bool() const { return value.has_value(); }
  T &operator*() { return *value; }
  const T &operator*() const { return *value; }
  T *operator->() { return &*value; }
  const T *operator->() const { return &*value; }

  /// Valid only when there is no value.
  const Error &error() const { return failure; }
  Error takeError() { return std::move(failure); }

private:
  std::optional<T> value;
  Error failure;
};

/// Success, or the Error that says what is wrong.
class [[nodiscard]] Status {
public:
  Status() = default;
  Status(Error error) : failure(std::move(error)) {}

  /// True on success.
  explicit operator bool() const { return !failure.has_value(); }
  const Error &error() const { return *failure; }
  Error takeError() { return std::move(*failure); }

private:
  std::optional<Error> failure;
};

} // namespace ao::planner

#endif // AO_PLANNER_ERROR_H
