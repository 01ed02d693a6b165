// The reverse scan with 4 bytes a nanosecond: a tensor<4000xf32> takes 4 us.
//
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics --remarks-filter=ao \
// RUN:   --ao-prefetch-reloads=link-bandwidth=4e9 --ao-verify-transfers | FileCheck %s

// Placed before the op at which the accrued time covers the transfer.
// CHECK-LABEL: @covered
func.func @covered(%h: tensor<4000xf32, #ao.host>) {
  // CHECK-NEXT: "test.a"
  // CHECK-NEXT: ao.reload
  // CHECK-NEXT: "test.b"
  // CHECK-NEXT: "test.c"
  // CHECK-NEXT: ao.wait
  "test.a"() {ao.cost_ns = 4000 : i64, ao.kind = "matmul"} : () -> ()
  "test.b"() {ao.cost_ns = 3000 : i64, ao.kind = "conv"} : () -> ()
  "test.c"() {ao.cost_ns = 1000 : i64, ao.kind = "attention"} : () -> ()
  // expected-remark@+1 {{Remark="transfer overlapped with computation"}}
  %r = ao.reload %h : tensor<4000xf32, #ao.host> -> !ao.transfer<tensor<4000xf32>>
  %x = ao.wait %r keep(%h : tensor<4000xf32, #ao.host>) : !ao.transfer<tensor<4000xf32>>
  return
}

// -----

// One nanosecond short: one op further up.
// CHECK-LABEL: @just_not_covered
func.func @just_not_covered(%h: tensor<4000xf32, #ao.host>) {
  // CHECK-NEXT: ao.reload
  // CHECK-NEXT: "test.a"
  // CHECK-NEXT: "test.b"
  "test.a"() {ao.cost_ns = 4000 : i64, ao.kind = "matmul"} : () -> ()
  "test.b"() {ao.cost_ns = 3999 : i64, ao.kind = "matmul"} : () -> ()
  // expected-remark@+1 {{overlapped with computation}}
  %r = ao.reload %h : tensor<4000xf32, #ao.host> -> !ao.transfer<tensor<4000xf32>>
  %x = ao.wait %r keep(%h : tensor<4000xf32, #ao.host>) : !ao.transfer<tensor<4000xf32>>
  return
}

// -----

// Memory-bound ops hide nothing; an op with a cost but no kind counts.
// CHECK-LABEL: @kinds
func.func @kinds(%h: tensor<4000xf32, #ao.host>) {
  // CHECK-NEXT: "test.a"
  // CHECK-NEXT: ao.reload
  // CHECK-NEXT: "test.b"
  // CHECK-NEXT: "test.c"
  // CHECK-NEXT: "test.d"
  // CHECK-NEXT: "test.e"
  // CHECK-NEXT: ao.wait
  "test.a"() {ao.cost_ns = 4000 : i64} : () -> ()
  "test.b"() {ao.cost_ns = 4000 : i64} : () -> ()
  "test.c"() {ao.cost_ns = 9000 : i64, ao.kind = "memory"} : () -> ()
  "test.d"() {ao.cost_ns = 9000 : i64, ao.kind = "collective"} : () -> ()
  "test.e"() {ao.cost_ns = 9000 : i64, ao.kind = "other"} : () -> ()
  // expected-remark@+1 {{overlapped with computation}}
  %r = ao.reload %h : tensor<4000xf32, #ao.host> -> !ao.transfer<tensor<4000xf32>>
  %x = ao.wait %r keep(%h : tensor<4000xf32, #ao.host>) : !ao.transfer<tensor<4000xf32>>
  return
}

// -----

// The queue: time counts for its head only, which is the later reload, and one
// op places one reload even where its time would do for two.
// CHECK-LABEL: @queue
func.func @queue(%h: tensor<4000xf32, #ao.host>, %i: tensor<4000xf32, #ao.host>) {
  // CHECK-NEXT: "test.a"
  // CHECK-NEXT: ao.reload %arg0
  // CHECK-NEXT: "test.b"
  // CHECK-NEXT: ao.reload %arg1
  // CHECK-NEXT: "test.c"
  "test.a"() {ao.cost_ns = 4000 : i64, ao.kind = "matmul"} : () -> ()
  "test.b"() {ao.cost_ns = 4000 : i64, ao.kind = "matmul"} : () -> ()
  "test.c"() {ao.cost_ns = 9000 : i64, ao.kind = "matmul"} : () -> ()
  // expected-remark@+1 {{overlapped with computation}}
  %r = ao.reload %h : tensor<4000xf32, #ao.host> -> !ao.transfer<tensor<4000xf32>>
  %x = ao.wait %r keep(%h : tensor<4000xf32, #ao.host>) : !ao.transfer<tensor<4000xf32>>
  // expected-remark@+1 {{overlapped with computation}}
  %s = ao.reload %i : tensor<4000xf32, #ao.host> -> !ao.transfer<tensor<4000xf32>>
  %y = ao.wait %s keep(%i : tensor<4000xf32, #ao.host>) : !ao.transfer<tensor<4000xf32>>
  return
}

// -----

// A reload that cannot be hidden is placed directly after the arguments, in
// program order, with a remark about the missing time.
// CHECK-LABEL: @flush
func.func @flush(%h: tensor<4000xf32, #ao.host>, %i: tensor<4000xf32, #ao.host>) {
  // CHECK-NEXT: ao.reload %arg0
  // CHECK-NEXT: ao.reload %arg1
  // CHECK-NEXT: "test.a"
  // CHECK-NEXT: ao.wait
  "test.a"() {ao.cost_ns = 1000 : i64, ao.kind = "matmul"} : () -> ()
  // expected-remark-re@+1 {{transfer not overlapped: reached its source or the arguments", {{(RemarkId=[0-9]+, )?}}missing_ns=4000}}
  %r = ao.reload %h : tensor<4000xf32, #ao.host> -> !ao.transfer<tensor<4000xf32>>
  %x = ao.wait %r keep(%h : tensor<4000xf32, #ao.host>) : !ao.transfer<tensor<4000xf32>>
  // expected-remark@+1 {{missing_ns=3000}}
  %s = ao.reload %i : tensor<4000xf32, #ao.host> -> !ao.transfer<tensor<4000xf32>>
  %y = ao.wait %s keep(%i : tensor<4000xf32, #ao.host>) : !ao.transfer<tensor<4000xf32>>
  return
}

// -----

// In a joint step a reload never rises above its offload's wait.
// CHECK-LABEL: @joint
func.func @joint(%x: tensor<4000xf32>) -> tensor<4000xf32> {
  // CHECK-NEXT: "test.a"
  // CHECK-NEXT: ao.offload
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: ao.reload
  // CHECK-NEXT: "test.b"
  "test.a"() {ao.cost_ns = 9000 : i64, ao.kind = "matmul"} : () -> ()
  %t = ao.offload %x : tensor<4000xf32> -> !ao.transfer<tensor<4000xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4000xf32>) : !ao.transfer<tensor<4000xf32, #ao.host>>
  "test.b"() {ao.cost_ns = 1000 : i64, ao.kind = "matmul"} : () -> ()
  // expected-remark@+1 {{missing_ns=3000}}
  %r = ao.reload %h : tensor<4000xf32, #ao.host> -> !ao.transfer<tensor<4000xf32>>
  %y = ao.wait %r keep(%h : tensor<4000xf32, #ao.host>) : !ao.transfer<tensor<4000xf32>>
  return %y : tensor<4000xf32>
}

// -----

// A pinned wait keeps its reload.
// CHECK-LABEL: @blocking
func.func @blocking(%h: tensor<4000xf32, #ao.host>) {
  // CHECK-NEXT: "test.a"
  // CHECK-NEXT: ao.reload
  // CHECK-NEXT: ao.wait
  "test.a"() {ao.cost_ns = 9000 : i64, ao.kind = "matmul"} : () -> ()
  %r = ao.reload %h : tensor<4000xf32, #ao.host> -> !ao.transfer<tensor<4000xf32>>
  %x = ao.wait %r keep(%h : tensor<4000xf32, #ao.host>) {ao.blocking} : !ao.transfer<tensor<4000xf32>>
  return
}
