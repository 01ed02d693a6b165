// On the host there is nothing but what was counted: values of unknown size
// stay on the device, which is said.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-offload-pipeline="host-memory-budget=1MB" -o /dev/null

// expected-remark@+3 {{'@dynamic': nothing offloaded: no value is eligible}}
// expected-warning@+2 {{cannot hold '@dynamic' to 'host-memory-budget': the size of 'dynamic.arg0' is not known; it is kept on device}}
// expected-note@+1 {{set 'ao.bytes' on the argument to the bytes of 'tensor<?x1024xf32>'}}
func.func @dynamic(%x: tensor<?x1024xf32>) -> tensor<?x1024xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<?x1024xf32>
  %b = math.cos %a : tensor<?x1024xf32>
  %c = arith.mulf %b, %a : tensor<?x1024xf32>
  return %c : tensor<?x1024xf32>
}

// -----

// expected-error@-2 {{'host-memory-budget' has no training step to limit}}
func.func @no_step(%x: tensor<512xf32>) -> tensor<512xf32> {
  %a = math.sin %x : tensor<512xf32>
  return %a : tensor<512xf32>
}

// -----

// expected-remark@+2 {{'@pointers': nothing offloaded: no value is eligible}}
// expected-warning@+1 {{'host-memory-budget' has no effect: no value of '@pointers' is a tensor or a buffer}}
llvm.func @pointers() attributes {ao.step} {
  llvm.return
}
