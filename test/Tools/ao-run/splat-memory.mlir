// A constant of one value is materialized where it is needed and stored
// nowhere. The step needs 256 MB, and ao-run a copy of the results; a step that
// does not fit is an error.
//
// REQUIRES: ao-run
// UNSUPPORTED: sanitizer
// RUN: sh -c 'ulimit -t 10; ulimit -v 1600000; ao-run %s --strategy=none --entry=large' | FileCheck %s --check-prefix=LARGE
// RUN: sh -c 'ulimit -t 10; ulimit -v 1600000; not ao-run %s --strategy=none --entry=larger' 2>&1 | FileCheck %s --check-prefix=LARGER
// RUN: sh -c 'ulimit -t 10; ulimit -v 2300000; not ao-run %s --strategy=none --entry=copied' 2>&1 | FileCheck %s --check-prefix=COPIED

// LARGE: none 256000000 256000000
// LARGER: error: device buffer of 40000000000 bytes for '{{.*}}': out of memory

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
