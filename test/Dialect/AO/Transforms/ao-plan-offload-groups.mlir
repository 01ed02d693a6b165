// The components of a group are offloaded together, one by one.
//
// RUN: ao-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics \
// RUN:   --ao-plan-offload="policy=planned min-bytes=0 device-memory-budget=85%%" --ao-apply-plan | FileCheck %s
// RUN: ao-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics \
// RUN:   --ao-plan-offload="policy=planned select=marked min-bytes=0 device-memory-budget=85%%" --ao-apply-plan \
// RUN:   | FileCheck %s

// Data, and scales of both directions from one op.
// CHECK-LABEL: func.func @fwd
// CHECK: %[[Q:.*]]:2 = "t.quantize"
// CHECK: ao.offload %[[Q]]#0
// CHECK-NEXT: ao.offload %[[Q]]#1
func.func @fwd(%x: tensor<1024xf32>) -> (tensor<1024xf32>, tensor<8192xf8E4M3FN>, tensor<256xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %q:2 = "t.quantize"(%x) {ao.group = 7 : i64, ao.offload} : (tensor<1024xf32>) -> (tensor<8192xf8E4M3FN>, tensor<256xf32>)
  %h = "t.h"(%x) : (tensor<1024xf32>) -> tensor<8192xf32>
  %y = "t.y"(%h) : (tensor<8192xf32>) -> tensor<1024xf32>
  return %y, %q#0, %q#1 : tensor<1024xf32>, tensor<8192xf8E4M3FN>, tensor<256xf32>
}
// CHECK-LABEL: func.func @bwd
// CHECK: ao.reload
// CHECK-NEXT: ao.reload
func.func @bwd(%q: tensor<8192xf8E4M3FN>, %s: tensor<256xf32>, %g: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = "t.z"(%g) : (tensor<1024xf32>) -> tensor<1024xf32>
  %1 = "t.dequantize"(%q, %s, %0) : (tensor<8192xf8E4M3FN>, tensor<256xf32>, tensor<1024xf32>) -> tensor<1024xf32>
  return %1 : tensor<1024xf32>
}

// -----

// One wish for all.
func.func @fwd(%x: tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<32xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-note @below {{is here}}
  %a = "t.a"(%x) {ao.group = 1 : i64, ao.offload} : (tensor<1024xf32>) -> tensor<1024xf32>
  // expected-error @below {{is kept on the device (marked 'ao.keep'), but another member of group 1 is marked 'ao.offload'}}
  %b = "t.b"(%x) {ao.group = 1 : i64, ao.keep} : (tensor<1024xf32>) -> tensor<32xf32>
  return %x, %a, %b : tensor<1024xf32>, tensor<1024xf32>, tensor<32xf32>
}
func.func @bwd(%a: tensor<1024xf32>, %b: tensor<32xf32>) -> tensor<1024xf32> {
  %0 = "t.c"(%a, %b) : (tensor<1024xf32>, tensor<32xf32>) -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}

// -----

// expected-error @below {{group 1 has members of two layers}}
func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %a = "t.a"(%x) {ao.group = 1 : i64, ao.layer = 0 : i64} : (tensor<1024xf32>) -> tensor<1024xf32>
  // expected-note-re @below {{'{{.*}}' is defined here}}
  %b = "t.b"(%x) {ao.group = 1 : i64, ao.layer = 1 : i64} : (tensor<1024xf32>) -> tensor<1024xf32>
  %c = "t.c"(%a, %b) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
  return %c : tensor<1024xf32>
}

// -----

// The largest number is a group like any other.
// expected-error @below {{group 9223372036854775807 has members of two layers}}
func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %a = "t.a"(%x) {ao.group = 9223372036854775807 : i64, ao.layer = 0 : i64} : (tensor<1024xf32>) -> tensor<1024xf32>
  // expected-note-re @below {{'{{.*}}' is defined here}}
  %b = "t.b"(%x) {ao.group = 9223372036854775807 : i64, ao.layer = 1 : i64} : (tensor<1024xf32>) -> tensor<1024xf32>
  %c = "t.c"(%a, %b) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
  return %c : tensor<1024xf32>
}

// -----

// expected-error @below {{group 1 has members of two microbatches}}
func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %a = "t.a"(%x) {ao.group = 1 : i64, ao.microbatch = 0 : i64} : (tensor<1024xf32>) -> tensor<1024xf32>
  // expected-note-re @below {{'{{.*}}' is defined here}}
  %b = "t.b"(%x) {ao.group = 1 : i64, ao.microbatch = 1 : i64} : (tensor<1024xf32>) -> tensor<1024xf32>
  %c = "t.c"(%a, %b) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
  return %c : tensor<1024xf32>
}

// -----

// expected-error @below {{group 1 has more than 16 members}}
func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  // expected-note-re @below {{'{{.*}}' is defined here}}
  %a:17 = "t.a"(%x) {ao.group = 1 : i64} : (tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>)
  %c = "t.c"(%a#0, %a#16) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
  return %c : tensor<1024xf32>
}
