// Wrong options of an executable.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && mkdir %t
// RUN: ao-run %s --emit=exe -o %t/step --strategy=none
// RUN: %check_errors %s %t
//
// $ %t/step --strategy=sync
// error: unknown strategy 'sync', expected none
//
// $ %t/step --repeat=0
// $ %t/step --repeat=9999999999999999999
// error: --repeat: Value {{.*}} not in range
//
// $ %t/step --seed=18446744073709551616
// error: --seed: expected an unsigned integer of 64 bits, not '18446744073709551616'
//
// $ %t/step --repeat=often
// error: {{.*}}repeat
//
// $ %t/step --dynamic-size=-1
// error: --dynamic-size: Value {{.*}} not in range
//
// $ %t/step --abacus
// error: {{.*}}--abacus
//
// $ %t/step --backend=cuda
// error: this executable was compiled for host, which the backend cuda cannot run
//
// $ %t/step --backend=abacus
// error: unknown backend 'abacus', expected host or cuda
//
// $ %t/step --device-memory-budget=100
// error: device capacity exceeded: '{{.*}}' needs 64 bytes, 64 of 100 bytes are in use
//
// $ %t/step --device-memory-budget=lots
// error: --device-memory-budget: expected bytes, a size
//
// $ %t/step --inputs=%t/nowhere
// error: cannot open '{{.*}}nowhere/arg0.npy'
//
// $ %t/step --json=%t/no/x.json
// error: cannot write '{{.*}}x.json': No such file or directory
//
// $ AO_POISON=maybe %t/step
// error: environment variable AO_POISON

func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
