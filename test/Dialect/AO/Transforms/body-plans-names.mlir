// Bodies of loops of one name are numbered, as are those of loops without a name.
//
// RUN: ao-opt %s --ao-emit-trace="step=step/batches#1 output=-" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SECOND
// RUN: not ao-opt %s --ao-emit-trace="step=step/batches output=-" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NUMBERS
// RUN: sed 's/ loc("batches")//' %s | ao-opt --ao-emit-trace="step=step/loop#1 output=-" -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNNAMED
//
// UNNAMED: "name":"step/loop#1"
// SECOND: "name":"step/batches#1"
// SECOND: "name":"tanh"
// NUMBERS: note: {{.*}}the body of this loop is called 'step/batches#0'
// NUMBERS: note: {{.*}}the body of this loop is called 'step/batches#1'
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x) -> (tensor<256xf32>) {
    %a = math.sin %g {ao.phase = "forward"} : tensor<256xf32>
    %b = arith.mulf %a, %g {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  } loc("batches")
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %r) -> (tensor<256xf32>) {
    %a = math.tanh %g {ao.phase = "forward"} : tensor<256xf32> loc("tanh")
    %b = arith.mulf %a, %g {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  } loc("batches")
  return %s : tensor<256xf32>
}
