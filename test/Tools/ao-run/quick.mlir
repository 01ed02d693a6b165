// Compilation of a model takes seconds. The limit is on processor time, and far
// above the need.
//
// REQUIRES: ao-run
// UNSUPPORTED: sanitizer
// RUN: sh -c 'ulimit -t 10; ao-run %ao_src_root/test/Models/gpt-joint.linalg.mlir --compare --strategy=sync' | FileCheck %s --check-prefix=MODEL

// MODEL: sync {{.*}} yes

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
