// All upstream dialects and passes are registered, and all of ao's, whose
// passes are listed first.
//
// RUN: ao-opt --show-dialects | FileCheck %s --check-prefix=DIALECTS
// RUN: ao-opt --help | FileCheck %s --check-prefix=OWN
// RUN: ao-opt --help | FileCheck %s --check-prefix=PASSES

// DIALECTS: affine
// DIALECTS-SAME: ao
// DIALECTS-SAME: gpu
// DIALECTS-SAME: linalg
// DIALECTS-SAME: llvm
//
// OWN: Passes:
// OWN-NEXT: --ao-accumulate-in-place
// OWN-NOT: --canonicalize
// OWN: --convert-ao-to-llvm
// OWN-NOT: --canonicalize
// OWN: OVERVIEW:
// OWN: Start with --ao-offload-pipeline
// OWN: --canonicalize
//
// PASSES: --ao-emit-trace
// PASSES: --ao-estimate-costs
// PASSES: --ao-inline-callees
// PASSES: --ao-insert-transfers
// PASSES: --ao-prefetch-reloads
// PASSES: --ao-simplify-transfers
// PASSES: --ao-sink-waits
// PASSES: --ao-verify-transfers
// PASSES: --canonicalize
// PASSES: --ao-offload-pipeline
