// RUN: ao-opt %s --pass-pipeline='builtin.module(gpu.module(ao-convert-math-to-nvvm))' | FileCheck %s

gpu.module @kernels {
  // CHECK-LABEL: func.func @integers(
  // CHECK-SAME:    %[[X:.*]]: i32)
  func.func @integers(%x: i32) -> (i32, i32, i32, i32) {
    // CHECK: "llvm.intr.abs"(%[[X]]) <{is_int_min_poison = false}>
    %0 = math.absi %x : i32
    // CHECK: "llvm.intr.ctlz"(%[[X]]) <{is_zero_poison = false}>
    %1 = math.ctlz %x : i32
    // CHECK: "llvm.intr.cttz"(%[[X]]) <{is_zero_poison = false}>
    %2 = math.cttz %x : i32
    // CHECK: llvm.intr.ctpop(%[[X]])
    %3 = math.ctpop %x : i32
    return %0, %1, %2, %3 : i32, i32, i32, i32
  }

  // Ops of the device's library are left to it.
  // CHECK-LABEL: func.func @floats(
  func.func @floats(%x: f32) -> (f32, f32) {
    // CHECK: llvm.intr.trunc
    %0 = math.trunc %x : f32
    // CHECK: math.tanh
    %1 = math.tanh %x : f32
    return %0, %1 : f32, f32
  }
}
