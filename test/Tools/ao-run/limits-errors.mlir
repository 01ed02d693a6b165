// Limits that a step exceeds: one error, no file, and no leak (the sanitizer
// builds check it).
//
// REQUIRES: ao-run
// RUN: rm -rf %t && mkdir %t
// RUN: %check_errors %s %t
// RUN: ls %t | count 0
//
// $ ao-run %s --min-bytes=0 --machine=%S/../../../examples/small-device.json -O0 --strategy=sync --host-memory-budget=1kB --json=%t/x.json --timeline=%t/x
// error: host budget exceeded: '{{.*}}' needs 4096 bytes
//
// $ ao-run %s --min-bytes=0 --machine=%S/../../../examples/small-device.json -O0 --strategy=sync --device-memory-budget=9000 --json=%t/x.json --timeline=%t/x
// error: device capacity exceeded: '{{.*}}' needs 4096 bytes, {{[0-9]+}} of 9000 bytes are in use
//
// $ ao-run %s --min-bytes=0 --machine=%S/../../../examples/small-device.json -O0 --strategy=planned --device-memory-budget=9000 --json=%t/x.json
// error: cannot plan '@step': no plan fits the device memory budget of 9000 bytes{{.*}}; the smallest feasible device memory budget is {{[0-9]+}} bytes
//
// $ ao-run %s --min-bytes=0 --machine=%S/../../../examples/small-device.json -O0 --strategy=planned --device-memory-budget=90% --host-memory-budget=1 --json=%t/x.json
// error: cannot plan '@step': no plan fits the device memory budget of {{[0-9]+}} bytes and the host memory budget of 1 bytes
//
// $ ao-run %s --min-bytes=0 --machine=%S/../../../examples/small-device.json -O0 --strategy=sync --host-memory-budget=10% --json=%t/x.json
// error: host budget exceeded: '{{.*}}' needs 4096 bytes
//
// $ ao-run %s --min-bytes=0 --machine=%S/../../../examples/small-device.json -O0 --strategy=none --host-memory-budget=
// $ ao-run %s --min-bytes=0 --machine=%S/../../../examples/small-device.json -O0 --strategy=planned --device-memory-budget=
// error: --{{device|host}}-memory-budget: expected bytes, a size such as 16GB or 16GiB, or a percentage, got ''
//
// $ ao-run %s --min-bytes=0 --machine=%S/../../../examples/small-device.json -O0 --strategy=none -O4
// error: -O must be 0, 1, 2 or 3
//
// $ ao-run %s --min-bytes=0 --machine=%S/../../../examples/small-device.json -O0 --compare --strategy=sync --device-memory-budget=9000 --json=%t/no/x.json
// error: cannot write '{{.*}}x.json'
//
// $ AO_BACKEND=abacus ao-run %s --strategy=none
// error: unknown backend 'abacus', expected host or cuda

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
