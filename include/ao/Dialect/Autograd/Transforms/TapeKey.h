//===- TapeKey.h - Keys that identify tapes ---------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An engine writes a tape for each step that it compiles, and most of them are
// ones that it has written before. If the keys of two tapes are equal, so are
// the steps that are formed from them, except for locations.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AUTOGRAD_TRANSFORMS_TAPEKEY_H
#define AO_DIALECT_AUTOGRAD_TRANSFORMS_TAPEKEY_H

#include "mlir/IR/BuiltinOps.h"

namespace ao::autograd {

/// 64 hexadecimal digits of SHA-256 over the only tape of `module` and all that
/// it calls, but for locations and `autograd.reasons`. Fails, after an error,
/// if there is no tape or more than one.
mlir::FailureOr<std::string> computeTapeKey(mlir::ModuleOp module);

/// The first difference between the tape of `is` and the one of `was`, such as
/// "node 5 is 'MulBackward0', was 'AddBackward0'"; empty where their keys are
/// equal. The modules may belong to different contexts. Fails as above.
mlir::FailureOr<std::string> describeTapeDifference(mlir::ModuleOp is,
                                                    mlir::ModuleOp was);

} // namespace ao::autograd

#endif // AO_DIALECT_AUTOGRAD_TRANSFORMS_TAPEKEY_H
