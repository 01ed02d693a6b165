//===- Flights.h - A module's transfers, to tamper with ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TEST_LIB_FLIGHTS_H
#define AO_TEST_LIB_FLIGHTS_H

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include <random>

namespace ao::test {

/// A copy and its one wait.
struct Flight {
  /// Null if the transfer reaches the wait through a branch or a loop.
  mlir::Operation *copy;
  WaitOp wait;
  mlir::Value source;
  /// Null on tensors, and where `copy` is null.
  mlir::Value destination;

  bool isOffload() const {
    return WaitOp(wait).getTransfer().getType().isToHost();
  }
  bool onTensors() const {
    return llvm::isa<mlir::TensorType>(source.getType());
  }
};

/// Reproducible choices.
class Dice {
public:
  explicit Dice(uint64_t seed) : engine(seed) {}
  size_t below(size_t count) { return engine() % count; }
  bool toss() { return below(2) == 0; }

private:
  std::mt19937_64 engine;
};

/// All flights, by their waits.
llvm::SmallVector<Flight> collectFlights(mlir::ModuleOp module);

/// One of the flights that satisfy `accepts`; none if there is none.
std::optional<Flight>
pickFlight(mlir::ModuleOp module, Dice &dice,
           llvm::function_ref<bool(const Flight &)> accepts);

/// Sets the insertion point between the copy of a flight and its wait.
void setInFlight(mlir::OpBuilder &builder, const Flight &flight, Dice &dice);

/// An op of no dialect.
mlir::Operation *createUnknown(mlir::OpBuilder &builder, llvm::StringRef name,
                               mlir::ValueRange operands,
                               mlir::TypeRange results);

/// A value that comes from nowhere in particular.
mlir::Value createSource(mlir::OpBuilder &builder, mlir::Type type);

/// `value` without the views that lead to it.
mlir::Value stripViews(mlir::Value value);

/// The bytes of `value` as a buffer: itself, or through a cast.
mlir::Value getAsBuffer(mlir::OpBuilder &builder, mlir::Value value);

/// Ops that read, or write, the bytes of `buffer`, in one of several ways: by
/// themselves, through a view, in a branch, in a loop, in a callee.
void createRead(mlir::OpBuilder &builder, mlir::Value buffer, Dice &dice);
void createWrite(mlir::OpBuilder &builder, mlir::Value buffer, Dice &dice);

} // namespace ao::test

#endif // AO_TEST_LIB_FLIGHTS_H
