// A limit that only the strategies without a plan exceed is a row of the table,
// not an error.
//
// REQUIRES: ao-run
// DEFINE: %{run} = ao-run %s --min-bytes=0 --machine=%ao_src_root/examples/small-device.json -O0
// RUN: %{run} --compare --strategy=sync --device-memory-budget=9000 --json=%t.json | FileCheck %s --check-prefix=COMPARED

// COMPARED: sync {{.*}} out of device memory

func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<1024xf32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.exp ins(%a : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %c = linalg.exp ins(%b : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %d = linalg.exp ins(%c : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %f = linalg.add ins(%d, %a : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %g = linalg.add ins(%f, %b : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %g : tensor<1024xf32>
}
