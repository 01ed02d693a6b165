// A budget is met or refused, never ignored.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-offload-pipeline="device-memory-budget=50%" -o /dev/null
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-offload-pipeline="device-memory-budget=50% fit-buffers" -o /dev/null

// expected-error@+2 {{cannot hold '@dynamic_argument' to 'device-memory-budget': the size of 'dynamic_argument.arg0' is not known}}
// expected-note@+1 {{set 'ao.bytes' on the argument to the bytes of 'tensor<?x1024xf32>'}}
func.func @dynamic_argument(%x: tensor<?x1024xf32>) -> tensor<?x1024xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<?x1024xf32>
  %b = math.cos %a : tensor<?x1024xf32>
  %c = arith.mulf %b, %a : tensor<?x1024xf32>
  return %c : tensor<?x1024xf32>
}

// -----

// expected-error@+1 {{cannot hold '@dynamic_result' to 'device-memory-budget': the size of}}
func.func @dynamic_result(%x: tensor<?x1024xf32> {ao.bytes = 8192 : i64}) -> tensor<?x1024xf32> attributes {ao.step} {
  // expected-note@+1 {{set 'ao.bytes' on the op to the bytes of 'tensor<?x1024xf32>'}}
  %a = math.sin %x : tensor<?x1024xf32>
  %b = math.cos %a {ao.bytes = 8192 : i64} : tensor<?x1024xf32>
  return %b : tensor<?x1024xf32>
}

// -----

// expected-error@-2 {{'device-memory-budget' has no training step to limit: no function of the module has 'ao.step' or 'ao.backward'}}
func.func @no_step(%x: tensor<512xf32>) -> tensor<512xf32> {
  %a = math.sin %x : tensor<512xf32>
  return %a : tensor<512xf32>
}

// -----

// expected-error@+1 {{a value of type 'tensor<9223372036854775807x2xf32>' has more than 2^63-1 bytes}}
func.func @huge_argument(%x: tensor<9223372036854775807x2xf32>) attributes {ao.step} {
  return
}

// -----

func.func @huge_result(%x: tensor<4xf32>) attributes {ao.step} {
  // expected-error@+1 {{a value of type 'tensor<4294967296x4294967296xi8>' has more than 2^63-1 bytes}}
  %a = tensor.generate {
  ^bb0(%i: index, %j: index):
    %zero = arith.constant 0 : i8
    tensor.yield %zero : i8
  } : tensor<4294967296x4294967296xi8>
  return
}

// -----

// expected-error@+1 {{trace: $.values[1].bytes: sizes add up to more than 2^63-1 bytes}}
func.func @huge_together(%x: tensor<4611686018427387904xi8>) attributes {ao.step} {
  // expected-note@+1 {{is defined here}}
  %a = math.absi %x : tensor<4611686018427387904xi8>
  %b = math.absi %a : tensor<4611686018427387904xi8>
  return
}

// -----

// Values defined inside a region count, and their sum does not overflow either.
// expected-error@+1 {{sizes add up to more than 2^63-1 bytes}}
func.func @huge_inside(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> attributes {ao.step} {
  // expected-note@+1 {{.temporaries' is defined here}}
  %y = scf.if %c -> tensor<4xf32> {
    %a = tensor.empty() : tensor<9223372036854775807xf32>
    %b = math.sin %a : tensor<9223372036854775807xf32>
    %s = tensor.extract_slice %b[0] [4] [1] : tensor<9223372036854775807xf32> to tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}
