//===- DecisionRemarks.h - Remarks on decisions of a plan -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_DECISIONREMARKS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_DECISIONREMARKS_H

#include "ao/Analysis/Steps/Step.h"
#include "mlir/IR/Remarks.h"

namespace ao {

/// Emits one remark for each decision about a storage of a step.
class DecisionRemarks {
public:
  /// `pass` names the remarks.
  DecisionRemarks(const Step &step, llvm::StringRef pass)
      : step(step), pass(pass) {}

  mlir::remark::RemarkOpts getOptions() const;

  /// `action` describes what is done, such as "offloaded".
  void reportAction(size_t storage, llvm::StringRef action,
                    llvm::StringRef reason) const;
  void reportKept(size_t storage, llvm::StringRef reason) const;
  /// Static arguments are kept on device for any gaps between their uses: one
  /// remark for all, a joint step has hundreds of parameters.
  void reportStaticArguments() const;

private:
  const Step &step;
  llvm::StringRef pass;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_HELPERS_DECISIONREMARKS_H
