// All upstream dialects and passes are there, and everything of ao's.
//
// RUN: ao-opt --show-dialects | FileCheck %s --check-prefix=DIALECTS
// DIALECTS: affine
// DIALECTS-SAME: ao
// DIALECTS-SAME: gpu
// DIALECTS-SAME: linalg
// DIALECTS-SAME: llvm
//
// ao's passes come first, without upstream's between them.
// RUN: ao-opt --help | FileCheck %s --check-prefix=OWN
// OWN: Passes:
// OWN-NEXT: --ao-apply-plan
// OWN-NOT: --canonicalize
// OWN: --convert-ao-to-llvm
// OWN-NOT: --canonicalize
// OWN: OVERVIEW:
// OWN: Start with --ao-offload-pipeline
// OWN: --canonicalize
//
// RUN: ao-opt --help | FileCheck %s --check-prefix=PASSES
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
//
// RUN: not ao-opt --ao-no-such-pass %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: Unknown command line argument '--ao-no-such-pass'
// RUN: not ao-opt %t.does-not-exist 2>&1 | FileCheck %s --check-prefix=NOFILE
// NOFILE: cannot open input file
