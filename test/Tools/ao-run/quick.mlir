// Compiling takes seconds, not the twenty that optimizing all ops of a step as
// one function took. The limit is on processor time, and far above the need.
//
// REQUIRES: ao-run
// UNSUPPORTED: sanitizer
// RUN: sh -c 'ulimit -t 10; ao-run %ao_src_root/test/Models/gpt-joint.linalg.mlir --compare --strategy=sync' | FileCheck %s --check-prefix=MODEL
// MODEL: sync {{.*}} yes

// A constant of one value is made where it is needed and stored nowhere: 256 MB
// of them took 18 seconds and 2.2 GB, ten times as many more than a minute. The
// step itself needs 256 MB, and ao-run a copy of what it returns.
//
// RUN: sh -c 'ulimit -t 10; ulimit -v 1600000; ao-run %s --strategy=none --entry=large' | FileCheck %s --check-prefix=LARGE
// LARGE: none 256000000 256000000
// RUN: sh -c 'ulimit -t 10; ulimit -v 1600000; not ao-run %s --strategy=none --entry=larger' 2>&1 | FileCheck %s --check-prefix=LARGER
// LARGER: error: device buffer of 40000000000 bytes for '{{.*}}': out of memory

// There is room for what the step returns, and not for a copy of it.
//
// RUN: sh -c 'ulimit -t 10; ulimit -v 2300000; not ao-run %s --strategy=none --entry=copied' 2>&1 | FileCheck %s --check-prefix=COPIED
// COPIED: error: the host has not enough memory for copies of inputs and outputs

func.func @large() -> tensor<8000x8000xf32> {
  %c = arith.constant dense<1.0> : tensor<8000x8000xf32>
  %d = math.sin %c : tensor<8000x8000xf32>
  return %d : tensor<8000x8000xf32>
}

func.func @larger() -> tensor<100000x100000xf32> {
  %c = arith.constant dense<1.0> : tensor<100000x100000xf32>
  %d = math.sin %c : tensor<100000x100000xf32>
  return %d : tensor<100000x100000xf32>
}

func.func @copied() -> tensor<300000000xf32> {
  %e = tensor.empty() : tensor<300000000xf32>
  return %e : tensor<300000000xf32>
}
