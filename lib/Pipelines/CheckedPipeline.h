//===- CheckedPipeline.h - Pipelines with options to check ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PIPELINES_CHECKEDPIPELINE_H
#define AO_LIB_PIPELINES_CHECKEDPIPELINE_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include <string>

namespace ao {

/// Registers a pipeline that rejects options which contradict each other.
/// `check` returns the reason, or an empty string.
template <typename Options, typename Check>
void registerCheckedPipeline(llvm::StringRef name, llvm::StringRef description,
                             Check check,
                             void (*build)(mlir::OpPassManager &,
                                           const Options &)) {
  mlir::registerPassPipeline(
      name, description,
      [build,
       check](mlir::OpPassManager &manager, llvm::StringRef text,
              llvm::function_ref<llvm::LogicalResult(const llvm::Twine &)>
                  reportError) -> llvm::LogicalResult {
        Options options;
        std::string problem;
        llvm::raw_string_ostream os(problem);
        if (failed(options.parseFromString(text, os))) {
          // An unknown value has been reported already, without a location.
          llvm::StringRef reported = llvm::StringRef(problem).trim();
          return reportError(
              reported.empty() ? "unknown value of an option; 'ao-opt --help' "
                                 "lists the values"
                               : reported);
        }
        if (std::string error = check(options); !error.empty())
          return reportError(error);
        build(manager, options);
        return llvm::success();
      },
      [](llvm::function_ref<void(const mlir::detail::PassOptions &)> visit) {
        visit(Options());
      });
}

} // namespace ao

#endif // AO_LIB_PIPELINES_CHECKEDPIPELINE_H
