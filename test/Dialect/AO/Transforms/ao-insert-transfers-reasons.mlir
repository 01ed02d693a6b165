// Each decision is a remark with bytes and its reason.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect \
// RUN:   --remarks-filter=ao --ao-insert-transfers="select=all min-bytes=16" \
// RUN:   | FileCheck %s

// A residual that the backward function uses goes.
// CHECK-LABEL: @eligible
func.func @eligible(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[C:.*]] = math.cos
  // CHECK: ao.offload %[[C]]
  // expected-remark@+1 {{Remark="offloaded '}}
  %c = math.cos %x : tensor<4xf32>
  // CHECK: math.sin %{{.*}} : tensor
  %s = math.sin %x : tensor<4xf32>
  return %s, %c : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %c, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A model output is kept on device, even if it is saved.
func.func @model_output(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK-LABEL: @model_output
  // CHECK-NOT: ao.offload %
  // expected-remark@+1 {{Reason="shares storage with a model output"}}
  %c = math.cos %x : tensor<4xf32>
  return %c, %c : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %c, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Neither does a value of which a view is a model output.
func.func @view_is_model_output(%x: tensor<4xf32>) -> (tensor<2x2xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Reason="shares storage with a model output"}}
  %c = math.cos %x : tensor<4xf32>
  %v = tensor.expand_shape %c [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return %v, %c : tensor<2x2xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<2x2xf32>) -> tensor<4xf32> {
  %0 = arith.addf %c, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A static argument belongs to the caller.
// expected-remark@+1 {{Reason="static argument, owned by the caller"}}
func.func @static_argument(%w: tensor<4xf32>, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c = arith.addf %x, %w : tensor<4xf32>
  return %c, %w : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %c, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A donated argument is the step's own.
// CHECK-LABEL: @donated_argument
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32> {ao.donated}
// CHECK: ao.offload %[[X]]
// expected-remark@+1 {{Remark="offloaded 'donated_argument.arg0'"}}
func.func @donated_argument(%x: tensor<4xf32> {ao.donated}) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %s = math.sin %x : tensor<4xf32>
  return %s, %x : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %c, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @marked_keep(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Reason="marked 'ao.keep'"}}
  %c = math.cos %x {ao.keep} : tensor<4xf32>
  %s = math.sin %x : tensor<4xf32>
  return %s, %c : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %c, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// 12 bytes are less than min-bytes=16.
func.func @too_small(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark-re@+1 {{Reason="smaller than min-bytes (16)", Remark="kept on device: '}}
  %c = math.cos %x : tensor<3xf32>
  %s = math.sin %x : tensor<3xf32>
  return %s, %c : tensor<3xf32>, tensor<3xf32>
}
func.func @bwd(%c: tensor<3xf32>, %g: tensor<3xf32>) -> tensor<3xf32> {
  %0 = arith.mulf %c, %g : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// Results of multi-result ops are chosen one by one.
// CHECK-LABEL: @multi_result
func.func @multi_result(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[S:.*]]:2 = "test.split"
  // CHECK-NOT: ao.offload %[[S]]#0
  // CHECK: ao.offload %[[S]]#1
  // expected-remark-re@+1 {{#1'", {{(RemarkId=[0-9]+, )?}}bytes=16}}
  %0:2 = "test.split"(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %c, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @dynamic_without_bytes(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Reason="dynamic shape without 'ao.bytes'"}}
  %c = math.cos %x : tensor<?xf32>
  %s = math.sin %x : tensor<?xf32>
  return %s, %c : tensor<?xf32>, tensor<?xf32>
}
func.func @bwd(%c: tensor<?xf32>, %g: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.mulf %c, %g : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @dynamic_with_bytes(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{bytes=4096}}
  %c = math.cos %x {ao.bytes = 4096 : i64} : tensor<?xf32>
  %s = math.sin %x : tensor<?xf32>
  return %s, %c : tensor<?xf32>, tensor<?xf32>
}
func.func @bwd(%c: tensor<?xf32>, %g: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.mulf %c, %g : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// No size is counted modulo 2^64.
func.func @huge(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // expected-error@+1 {{a value of type 'tensor<9223372036854775807xf32>' has more than 2^63-1 bytes}}
  %c = "test.huge"(%x) : (tensor<4xf32>) -> tensor<9223372036854775807xf32>
  return %x : tensor<4xf32>
}

// -----

func.func @encoded(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32, "sparse">)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Reason="the tensor has an encoding"}}
  %c = "test.encode"(%x) : (tensor<4xf32>) -> tensor<4xf32, "sparse">
  return %x, %c : tensor<4xf32>, tensor<4xf32, "sparse">
}
func.func @bwd(%c: tensor<4xf32, "sparse">) {
  "test.use"(%c) : (tensor<4xf32, "sparse">) -> ()
  return
}

// -----

func.func @quantized(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 2.0>>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Reason="the tensor is quantized: its elements have no layout in memory"}}
  %q = quant.qcast %x : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  return %x, %q : tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 2.0>>
}
func.func @bwd(%q: tensor<4x!quant.uniform<i8:f32, 2.0>>) {
  "test.use"(%q) : (tensor<4x!quant.uniform<i8:f32, 2.0>>) -> ()
  return
}

// -----

func.func @zero_sized_unranked_and_without_size(%x: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<0x4xf32>, tensor<*xf32>, tensor<4x!test.opaque>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{Reason="zero-sized tensor"}}
  %a = "test.a"(%x) : (tensor<4xf32>) -> tensor<0x4xf32>
  // expected-remark@+1 {{Reason="unranked tensor"}}
  %b = "test.b"(%x) : (tensor<4xf32>) -> tensor<*xf32>
  // expected-remark@+1 {{Reason="the element type has no known size"}}
  %c = "test.c"(%x) : (tensor<4xf32>) -> tensor<4x!test.opaque>
  return %x, %a, %b, %c : tensor<4xf32>, tensor<0x4xf32>, tensor<*xf32>, tensor<4x!test.opaque>
}
func.func @bwd(%a: tensor<0x4xf32>, %b: tensor<*xf32>, %c: tensor<4x!test.opaque>) {
  "test.use"(%a, %b, %c) : (tensor<0x4xf32>, tensor<*xf32>, tensor<4x!test.opaque>) -> ()
  return
}

// -----

// i1 takes a byte, i4 takes a byte, complex takes two of its elements.
func.func @sizes(%x: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<16xi1>, tensor<17xi4>, tensor<4xcomplex<f32>>, tensor<4xindex>, tensor<18x!quant.uniform<i8:f32, 0.5>>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+1 {{bytes=16}}
  %a = "test.a"(%x) : (tensor<4xf32>) -> tensor<16xi1>
  // expected-remark@+1 {{bytes=17}}
  %b = "test.b"(%x) : (tensor<4xf32>) -> tensor<17xi4>
  // expected-remark@+1 {{bytes=32}}
  %c = "test.c"(%x) : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
  // expected-remark@+1 {{bytes=32}}
  %d = "test.d"(%x) : (tensor<4xf32>) -> tensor<4xindex>
  // expected-remark@+1 {{bytes=18}}
  %e = "test.e"(%x) : (tensor<4xf32>) -> tensor<18x!quant.uniform<i8:f32, 0.5>>
  return %x, %a, %b, %c, %d, %e : tensor<4xf32>, tensor<16xi1>, tensor<17xi4>, tensor<4xcomplex<f32>>, tensor<4xindex>, tensor<18x!quant.uniform<i8:f32, 0.5>>
}
func.func @bwd(%a: tensor<16xi1>, %b: tensor<17xi4>, %c: tensor<4xcomplex<f32>>, %d: tensor<4xindex>, %e: tensor<18x!quant.uniform<i8:f32, 0.5>>) {
  "test.use"(%a, %b, %c, %d, %e) : (tensor<16xi1>, tensor<17xi4>, tensor<4xcomplex<f32>>, tensor<4xindex>, tensor<18x!quant.uniform<i8:f32, 0.5>>) -> ()
  return
}

// -----

// A value inside a loop is kept on device, and results of loops are rejected.
func.func @loop(%x: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xf32>
  // expected-remark@+1 {{Reason="defined by a loop"}}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %e) -> tensor<4xf32> {
    %b = math.cos %a : tensor<4xf32>
    scf.yield %b : tensor<4xf32>
  }
  return %x, %r : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>) {
  "test.use"(%c) : (tensor<4xf32>) -> ()
  return
}

// -----

// The static arguments of a joint step stay, whatever the gaps between their
// uses: one remark for all.
// expected-remark-re@+1 {{Reason="static argument, owned by the caller", Remark="kept on device: 2 arguments of 'parameters'", {{(RemarkId=[0-9]+, )?}}bytes=48}}
func.func @parameters(%w: tensor<4xf32>, %v: tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>)
    attributes {ao.step} {
  "test.use"(%w, %v) : (tensor<4xf32>, tensor<8xf32>) -> ()
  "test.compute"() : () -> ()
  "test.use"(%w, %v) : (tensor<4xf32>, tensor<8xf32>) -> ()
  return %w, %v : tensor<4xf32>, tensor<8xf32>
}

// -----

// A branch of an unknown op computes what it returns, another one
// returns what it may have been given, and a loop looks like this.
func.func @branches(%x: tensor<4xf32>, %i: tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // expected-remark@+2 {{Remark="offloaded '}}
  // expected-remark-re@+1 {{Reason="defined by an unregistered op with several regions", {{.*}}#1'"}}
  %computed:2 = "test.case"(%i) ({
    %0 = "test.sin"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "test.return"(%0, %0) : (tensor<4xf32>, tensor<4xf32>) -> ()
  }, {
    %0 = "test.cos"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
    "test.return"(%0, %1) : (tensor<4xf32>, tensor<?xf32>) -> ()
  }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
  // expected-remark@+1 {{Reason="defined by an unregistered op with several regions"}}
  %loop = "test.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    "test.return"() : () -> ()
  }, {
  ^bb0(%a: tensor<4xf32>):
    %0 = "test.sin"(%a) : (tensor<4xf32>) -> tensor<4xf32>
    "test.return"(%0) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %x, %computed#0, %computed#1, %loop : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) {
  "test.use"(%a, %b, %c) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
