// Slices of an unrolled loop are values: the decisions of attributes on them
// would be lost in silence. A decision on no slices is not lost.
//
// RUN: sed 's/MARK/ao.loop = #ao.loop<offload = [0, 2]>/' %S/Inputs/ao-unroll-loops-marked.mlir > %t.moved.mlir && sed 's/MARK/ao.loop = #ao.loop<rematerialize = [0, 1]>/' %S/Inputs/ao-unroll-loops-marked.mlir > %t.rematerialized.mlir
// RUN: rm -f %t.none && %check_errors %s %t && not ls %t.none
// RUN: sed 's/MARK/ao.loop = #ao.loop<offload = [0, 0]>/' %S/Inputs/ao-unroll-loops-marked.mlir | ao-opt --ao-unroll-loops | FileCheck %s
//
// $ ao-opt %t.moved.mlir --ao-unroll-loops -o %t.none
// $ ao-opt %t.rematerialized.mlir --ao-unroll-loops -o %t.none
// .mlir:{{[0-9]+}}:{{[0-9]+}}: error: 'scf.for' op cannot be unrolled: 'ao.loop' plans its slices
// %y, %stack = scf.for
//
// CHECK-NOT: scf.for
