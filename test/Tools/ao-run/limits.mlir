// Limits that a step hits: one error each, exit status 1, no file left behind,
// and nothing leaked (the sanitizer builds look).
//
// REQUIRES: ao-run
// RUN: rm -rf %t && mkdir %t
// DEFINE: %{run} = ao-run %s --min-bytes=0 --machine=%ao_src_root/examples/small-device.json -O0
// RUN: %{run} --strategy=sync | FileCheck %s --check-prefix=FITS
// RUN: not %{run} --strategy=sync --host-memory-budget=1kB --json=%t/x.json --timeline=%t/x 2>&1 | FileCheck %s --check-prefix=HOST
// RUN: not %{run} --strategy=sync --device-memory-budget=9000 --json=%t/x.json --timeline=%t/x 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not %{run} --strategy=planned --device-memory-budget=9000 --json=%t/x.json 2>&1 | FileCheck %s --check-prefix=PLAN
// RUN: not %{run} --strategy=planned --device-memory-budget=90%% --host-memory-budget=1 --json=%t/x.json 2>&1 | FileCheck %s --check-prefix=PLANHOST
// RUN: not %{run} --strategy=sync --host-memory-budget=10%% --json=%t/x.json 2>&1 | FileCheck %s --check-prefix=SHARE
// RUN: not %{run} --strategy=none --host-memory-budget= 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not %{run} --strategy=planned --device-memory-budget= 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not %{run} --strategy=none -O4 2>&1 | FileCheck %s --check-prefix=LEVEL
// RUN: not %{run} --compare --strategy=sync --device-memory-budget=9000 --json=%t/no/x.json 2>&1 | FileCheck %s --check-prefix=WRITE
// RUN: ls %t | count 0
//
// A limit that only the strategies without a plan exceed is shown, not an error.
// RUN: %{run} --compare --strategy=sync --device-memory-budget=9000 --json=%t/run.json | FileCheck %s --check-prefix=COMPARED
//
// RUN: not env AO_BACKEND=abacus ao-run %s --strategy=none 2>&1 | FileCheck %s --check-prefix=ABACUS
//
// FITS: sync
// HOST-NOT: error:
// HOST: {{^}}error: host budget exceeded: '{{.*}}' needs 4096 bytes
// HOST-NOT: error:
// DEVICE: {{^}}error: device capacity exceeded: '{{.*}}' needs 4096 bytes, {{[0-9]+}} of 9000 bytes are in use
// PLAN: error: cannot plan '@step': no plan fits the device memory budget of 9000 bytes{{.*}}; the smallest feasible device memory budget is {{[0-9]+}} bytes
// PLANHOST: error: cannot plan '@step': no plan fits the device memory budget of {{[0-9]+}} bytes and the host memory budget of 1 bytes
// SHARE: {{^}}error: host budget exceeded: '{{.*}}' needs 4096 bytes
// EMPTY: {{^}}error: --{{device|host}}-memory-budget: expected bytes, a size such as 16GB or 16GiB, or a percentage, got ''
// LEVEL: {{^}}error: -O must be 0, 1, 2 or 3
// WRITE: {{^}}error: cannot write '{{.*}}x.json'
// COMPARED: sync {{.*}} out of device memory
// ABACUS: {{^}}error: unknown backend 'abacus', expected host or cuda

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
