// RUN: ao-opt %s --split-input-file --verify-diagnostics \
// RUN:   --one-shot-bufferize="bufferize-function-boundaries=1 use-encoding-for-memory-space=1 function-boundary-type-conversion=identity-layout-map"

// The buffer of a transfer on tensors is named by the op that starts it, unless
// ao-carry-destinations has run.
func.func @through_a_branch(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32, #ao.host> {
  %t = scf.if %c -> (!ao.transfer<tensor<4xf32, #ao.host>>) {
    %a = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %a : !ao.transfer<tensor<4xf32, #ao.host>>
  } else {
    %b = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %b : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  // expected-error@+2 {{failed to bufferize op}}
  // expected-error@+1 {{the transfer comes through a branch or a loop without its buffer; run ao-carry-destinations before bufferization}}
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %h : tensor<4xf32, #ao.host>
}
