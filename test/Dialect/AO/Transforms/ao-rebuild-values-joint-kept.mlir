// Values below min-bytes, or with fewer ops than min-gap between their uses,
// are kept.
//
// RUN: ao-opt %S/ao-rebuild-values-joint.mlir --ao-rebuild-values="min-bytes=64 min-gap=2" | FileCheck %S/ao-rebuild-values-joint.mlir --check-prefix=KEPT
// RUN: ao-opt %S/ao-rebuild-values-joint.mlir --ao-rebuild-values="min-bytes=0 min-gap=3" | FileCheck %S/ao-rebuild-values-joint.mlir --check-prefix=KEPT
