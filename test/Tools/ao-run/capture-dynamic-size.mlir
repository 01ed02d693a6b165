// The memory pool has the bytes that the size needs, not those of the largest
// size.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: ao-run %t/dynamic.mlir --strategy=none --capture --replay=3 --dynamic-size=8 | FileCheck %s --check-prefix=DYNAMIC

// DYNAMIC: none {{.*}} 32768 {{ *}}32768

//--- dynamic.mlir
func.func @dynamic(%x: tensor<?x1024xf32> {ao.max_shape = array<i64: 64, 1024>}) -> tensor<?x1024xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<?x1024xf32>
  return %0 : tensor<?x1024xf32>
}
