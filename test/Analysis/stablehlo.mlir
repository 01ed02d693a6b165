// StableHLO in generic form, read without StableHLO: which results lie in bytes
// of others, and what loops, branches and calls take while they run.
//
// RUN: ao-test-opt %s --split-input-file --allow-unregistered-dialect --test-print-step -o /dev/null | FileCheck %s

// As ops on whole tensors: %c is written over %b. A reshape is a view, and so is
// what annotates a value.
// CHECK-LABEL: @elementwise joint
// CHECK: storage a: 64 bytes, def 0, uses 1 3
// CHECK-NEXT: storage b: 64 bytes, def 1, uses,
// CHECK-NEXT: storage c: 64 bytes, def 2, uses 3
// CHECK-NEXT: storage e: 0 bytes, def 3
// CHECK-NOT: storage {{.*}}:
func.func @elementwise(%x: tensor<16xf32> loc("x")) -> tensor<4x4xf32> attributes {ao.step} {
  %a = "stablehlo.sine"(%x) : (tensor<16xf32>) -> tensor<16xf32> loc("a")
  %b = "stablehlo.cosine"(%a) : (tensor<16xf32>) -> tensor<16xf32> loc("b")
  %s = "sdy.sharding_constraint"(%b) <{sharding = #sdy.sharding<@mesh, [{}]>}> : (tensor<16xf32>) -> tensor<16xf32>
  %t = "stablehlo.custom_call"(%s) <{call_target_name = "Sharding"}> : (tensor<16xf32>) -> tensor<16xf32>
  %c = "stablehlo.tanh"(%t) : (tensor<16xf32>) -> tensor<16xf32> loc("c")
  %e = "stablehlo.multiply"(%a, %c) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc("e")
  %v = "stablehlo.reshape"(%e) : (tensor<16xf32>) -> tensor<4x4xf32>
  return %v : tensor<4x4xf32>
}

// -----

// A barrier passes on the bytes of what ends there.
// CHECK-LABEL: @barrier joint
// CHECK: storage a: 64 bytes, def 0, uses 2
// CHECK-NEXT: storage b: 64 bytes, def 1, uses 2 3
// CHECK-NEXT: storage barrier#0: 0 bytes, def 2
// CHECK-NEXT: storage barrier#1: 64 bytes, def 2, uses 4
func.func @barrier(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %a = "stablehlo.sine"(%x) : (tensor<16xf32>) -> tensor<16xf32> loc("a")
  %b = "stablehlo.cosine"(%x) : (tensor<16xf32>) -> tensor<16xf32> loc("b")
  %c:2 = "stablehlo.optimization_barrier"(%a, %b) : (tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) loc("barrier")
  %d = "stablehlo.add"(%c#0, %b) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %e = "stablehlo.add"(%d, %c#1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  return %e : tensor<16xf32>
}

// -----

// The region of a reduction takes no memory, whatever it computes. An update
// writes into what ends there.
// CHECK-LABEL: @combiners joint
// CHECK: storage s: 64 bytes
// CHECK-NEXT: storage u: 64 bytes
// CHECK-NOT: temporaries
func.func @combiners(%x: tensor<16x16xf32>, %y: tensor<1xf32>, %i: tensor<i32>, %zero: tensor<f32>) -> tensor<16xf32> attributes {ao.step} {
  %s = "stablehlo.reduce"(%x, %zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = "stablehlo.multiply"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %n = "stablehlo.add"(%m, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%n) : (tensor<f32>) -> ()
  }) : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32> loc("s")
  %u = "stablehlo.dynamic_update_slice"(%s, %y, %i) : (tensor<16xf32>, tensor<1xf32>, tensor<i32>) -> tensor<16xf32> loc("u")
  return %u : tensor<16xf32>
}

// -----

// Branches as those of `scf.if`: the larger one counts, less the result. A
// value from outside that a branch yields, and that has later uses, is copied.
// CHECK-LABEL: @branch joint
// CHECK: storage r: 64 bytes, def 0
// CHECK-NEXT: storage q: 64 bytes, def 1
// CHECK-NEXT: storage r.temporaries: 64 bytes, def 0
func.func @branch(%x: tensor<16xf32>, %p: tensor<i1>) -> (tensor<16xf32>, tensor<16xf32>) attributes {ao.step} {
  %r = "stablehlo.if"(%p) ({
    %0 = "stablehlo.sine"(%x) : (tensor<16xf32>) -> tensor<16xf32>
    %1 = "stablehlo.cosine"(%x) : (tensor<16xf32>) -> tensor<16xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %3 = "stablehlo.exponential"(%2) : (tensor<16xf32>) -> tensor<16xf32>
    "stablehlo.return"(%3) : (tensor<16xf32>) -> ()
  }, {
    %0 = "stablehlo.exponential"(%x) : (tensor<16xf32>) -> tensor<16xf32>
    "stablehlo.return"(%0) : (tensor<16xf32>) -> ()
  }) : (tensor<i1>) -> tensor<16xf32> loc("r")
  %q = "stablehlo.if"(%p) ({
    "stablehlo.return"(%x) : (tensor<16xf32>) -> ()
  }, {
    %0 = "stablehlo.sine"(%x) : (tensor<16xf32>) -> tensor<16xf32>
    "stablehlo.return"(%0) : (tensor<16xf32>) -> ()
  }) : (tensor<i1>) -> tensor<16xf32> loc("q")
  return %r, %q : tensor<16xf32>, tensor<16xf32>
}

// -----

// A loop carries a stacked residual in one buffer, into which it writes a slice
// at a time: 4 * 64 bytes, and 64 for the slice. A value that it carries
// unchanged is not copied.
// CHECK-LABEL: @loop joint
// CHECK: storage stack: 256 bytes, def 3, uses 5
// CHECK-NEXT: storage kept: 64 bytes, def 4, uses 5, no idle interval
// CHECK-NEXT: storage while#0: 4 bytes, def 5
// CHECK-NEXT: storage while#1: 0 bytes, def 5
// CHECK-NEXT: storage while#2: 256 bytes, def 6
// CHECK-NEXT: storage used
// CHECK-NEXT: storage while.temporaries: 64 bytes, def 5
func.func @loop(%x: tensor<16xf32>) -> (tensor<4x16xf32>, tensor<16xf32>) attributes {ao.step} {
  %i0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %i1 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %i4 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
  %s = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<4x16xf32> loc("stack")
  %k = "stablehlo.sine"(%x) : (tensor<16xf32>) -> tensor<16xf32> loc("kept")
  %w:3 = "stablehlo.while"(%i0, %k, %s) ({
  ^bb0(%i: tensor<i32>, %c: tensor<16xf32>, %y: tensor<4x16xf32>):
    %t = "stablehlo.compare"(%i, %i4) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%t) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %c: tensor<16xf32>, %y: tensor<4x16xf32>):
    %a = "stablehlo.cosine"(%c) : (tensor<16xf32>) -> tensor<16xf32>
    %b = "stablehlo.reshape"(%a) : (tensor<16xf32>) -> tensor<1x16xf32>
    %z = "stablehlo.dynamic_update_slice"(%y, %b, %i, %i0) : (tensor<4x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
    %n = "stablehlo.add"(%i, %i1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%n, %c, %z) : (tensor<i32>, tensor<16xf32>, tensor<4x16xf32>) -> ()
  }) : (tensor<i32>, tensor<16xf32>, tensor<4x16xf32>) -> (tensor<i32>, tensor<16xf32>, tensor<4x16xf32>) loc("while")
  %u = "stablehlo.tanh"(%k) : (tensor<16xf32>) -> tensor<16xf32> loc("used")
  return %w#2, %u : tensor<4x16xf32>, tensor<16xf32>
}

// -----

// A loop copies what it starts with and is needed later.
// CHECK-LABEL: @init joint
// CHECK: storage a: 64 bytes, def 0, uses 1 2
// CHECK-NEXT: storage while: 64 bytes, def 1
// CHECK: storage while.temporaries: 1 bytes, def 1
func.func @init(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %a = "stablehlo.sine"(%x) : (tensor<16xf32>) -> tensor<16xf32> loc("a")
  %w = "stablehlo.while"(%a) ({
  ^bb0(%c: tensor<16xf32>):
    %t = "test.test"(%c) : (tensor<16xf32>) -> tensor<i1>
    "stablehlo.return"(%t) : (tensor<i1>) -> ()
  }, {
  ^bb0(%c: tensor<16xf32>):
    %b = "stablehlo.cosine"(%c) : (tensor<16xf32>) -> tensor<16xf32>
    "stablehlo.return"(%b) : (tensor<16xf32>) -> ()
  }) : (tensor<16xf32>) -> tensor<16xf32> loc("while")
  %e = "stablehlo.add"(%w, %a) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  return %e : tensor<16xf32>
}

// -----

// Two values that change places need a copy.
// CHECK-LABEL: @swap joint
// CHECK: storage while#0: 64 bytes
// CHECK-NEXT: storage while#1: 64 bytes
// CHECK: storage while.temporaries: 128 bytes
func.func @swap(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %w:2 = "stablehlo.while"(%x, %x) ({
  ^bb0(%c: tensor<16xf32>, %d: tensor<16xf32>):
    %t = "test.test"(%c) : (tensor<16xf32>) -> tensor<i1>
    "stablehlo.return"(%t) : (tensor<i1>) -> ()
  }, {
  ^bb0(%c: tensor<16xf32>, %d: tensor<16xf32>):
    "stablehlo.return"(%d, %c) : (tensor<16xf32>, tensor<16xf32>) -> ()
  }) : (tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) loc("while")
  %e = "stablehlo.add"(%w#0, %w#1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  return %e : tensor<16xf32>
}

// -----

// A composite takes what its decomposition does; a computation with local
// shapes takes those.
// CHECK-LABEL: @calls joint
// CHECK: storage c: 64 bytes, def 0
// CHECK: storage m: 64 bytes, def 1
// CHECK: storage c.temporaries: 1024 bytes, def 0
// CHECK: storage m.temporaries: 16 bytes, def 1
func.func @calls(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) attributes {ao.step} {
  %c = "stablehlo.composite"(%x) <{name = "test.outer", decomposition = @outer}> : (tensor<16xf32>) -> tensor<16xf32> loc("c")
  %m = "sdy.manual_computation"(%x) ({
  ^bb0(%l: tensor<4xf32>):
    %0 = "stablehlo.sine"(%l) : (tensor<4xf32>) -> tensor<4xf32>
    "sdy.return"(%0) : (tensor<4xf32>) -> ()
  }) : (tensor<16xf32>) -> tensor<16xf32> loc("m")
  return %c, %m : tensor<16xf32>, tensor<16xf32>
}
func.func private @outer(%x: tensor<16xf32>) -> tensor<16xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1>}> : (tensor<16xf32>) -> tensor<16x16xf32>
  %1 = "test.sum"(%0) : (tensor<16x16xf32>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}
