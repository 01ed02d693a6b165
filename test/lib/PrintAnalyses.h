//===- PrintAnalyses.h - Results of analyses of a module --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TEST_LIB_PRINTANALYSES_H
#define AO_TEST_LIB_PRINTANALYSES_H

namespace ao::test {

/// Registers passes that print, to standard output, what one analysis says of
/// the values of each function. A value goes by the name of its location.
///
/// * `test-print-value-flow`: what flows into each merge, and by which op.
/// * `test-print-control-path`: the edges into each merge, with their forks.
/// * `test-print-alias-roots`: the storages that each buffer may be in, with
///   the way from there.
/// * `test-print-step`: ops and storages of each step.
void registerPrintAnalysesPasses();

} // namespace ao::test

#endif // AO_TEST_LIB_PRINTANALYSES_H
