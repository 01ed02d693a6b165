// A step that branches on data is captured in parts: the graph before the
// branch is replayed, and each outcome has its own graph in the shared pool.
//
// REQUIRES: ao-run, graph-trees
// RUN: env AO_POISON=1 AO_INTERLEAVING_SEED=3 ao-run %S/Inputs/recorded-branch.mlir -O0 --compare --strategy=sync --min-bytes=1024 --capture=split --capture-min-launches=1 --replay=10 --dump-graph-tree=%t.dot | FileCheck %s
// RUN: FileCheck %s --check-prefix=TREE < %t.dot

// CHECK: captures
// CHECK: none {{.*}} 0{{$}}
// CHECK: sync {{.*}} 0{{$}}
// The graph up to the branch is replayed, and two parts follow it.
// TREE: [[A:n[0-9]+]] [label="{{[0-9]+}}: step.1
// TREE-DAG: [[A]] -> n{{[0-9]+}};
// TREE-DAG: label="{{[0-9]+}}: step.2
// TREE-DAG: label="{{[0-9]+}}: step.3
