//===- Interpreter.h - Runs small programs and finds races ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reference for `ao-verify-transfers`, with which it shares no code: executes
// a function on buffers, op by op, with concrete arguments. A copy is under way
// from where it starts to where it is waited for, in no order with anything in
// between, and iterations of a parallel loop are in no order with each other.
//
//===----------------------------------------------------------------------===//

#ifndef AO_TEST_RACEJUDGE_INTERPRETER_H
#define AO_TEST_RACEJUDGE_INTERPRETER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <string>
#include <vector>

namespace ao::judge {

/// How a run ended.
struct Verdict {
  enum class Kind {
    /// Nothing went wrong.
    Clean,
    /// A race, a read of unwritten host memory, a copy from or to freed
    /// memory, or a transfer not waited for exactly once.
    Fault,
    /// The program does what no valid program does apart from transfers, or
    /// what is not modelled: it is no example of anything.
    Meaningless
  };
  Kind kind = Kind::Clean;
  std::string reason;
};

/// Runs `function`. Arguments of type index and i1 take their values from
/// `numbers`, in order; buffers are distinct and hold data.
Verdict run(mlir::func::FuncOp function, llvm::ArrayRef<int64_t> numbers);

} // namespace ao::judge

#endif // AO_TEST_RACEJUDGE_INTERPRETER_H
