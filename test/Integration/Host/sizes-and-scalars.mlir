// Sizes that are arguments are checked when a step runs, and its scalars are
// used on the device, with the same bits.
//
// REQUIRES: ao-run
// RUN: ao-run %s --entry=train --order=both --strategy=none --dynamic-size=3 --print-outputs | FileCheck %s
// RUN: ao-run %s --entry=train --strategy=none --dynamic-size=3 --print-outputs | grep ^output > %t.kept
// RUN: ao-run %s --entry=train --strategy=none --dynamic-size=3 --scalars=device --print-outputs | grep ^output | diff %t.kept -
// RUN: ao-run %s --entry=train --strategy=none --dynamic-size=1 --scalars=device --print-outputs | FileCheck %s --check-prefix=ONE
// RUN: ao-run %s --entry=train --strategy=none --dynamic-size=0 --scalars=device --print-outputs | FileCheck %s --check-prefix=EMPTY
// RUN: ao-run %s --entry=train --order=both --strategy=none --dynamic-size=3 --scalars=device --print-outputs | FileCheck %s
// RUN: not ao-run %s --entry=train --order=tape --strategy=none --dynamic-size=3 --scalars=device 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: 'scalars=device' needs 'order=eager': 'order=tape' reorders nothing
// CHECK: none {{.*}} yes
// CHECK: output 0: 3x4xf32
// ONE: output 0: 1x4xf32
// EMPTY: output 0: 0x4xf32
//
// RUN: ao-run %s --entry=train --strategy=none --scalars=device --emit=exe -o %t.exe
// RUN: %t.exe --dynamic-size=3 --print-outputs | grep ^output | diff %t.kept -
//
// RUN: not ao-run %s --entry=fixed --strategy=none --dynamic-size=32 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: ao-run %s --entry=fixed --strategy=none --dynamic-size=48 | FileCheck %s --check-prefix=FITS
// SIZE: error: size 'n' is 32, argument 1 has 48
// FITS: none
//
// RUN: not ao-run %s --entry=validated --strategy=none --dynamic-size=3 2>&1 | FileCheck %s --check-prefix=VALIDATED
// RUN: ao-run %s --entry=validated --strategy=none --dynamic-size=4 | FileCheck %s --check-prefix=FITS
// VALIDATED: error: dimension 0 of what 'SumBackward0 (NodeCall 0)' returned is 3, its input has 4

!t = tensor<?x4xf32>
func.func @train(%w: !t {ao.donated}, %g: !t, %n: index {ao.size_of = [array<i64: 0, 0>, array<i64: 1, 0>]} loc("n"),
                 %lr: f32 loc("lr"), %decay: f32 loc("decay")) -> !t
    attributes {ao.tape, ao.gradients = ["w"]} {
  %c0 = arith.constant 0 : index
  %d = ao.node 0 "MulBackward0" -> !t {
    %0 = arith.mulf %g, %g : !t
    ao.yield %0 : !t
  }
  %a = ao.node 1 "AccumulateGrad" -> !t {
    %0 = ao.accumulate_grad %d slot 0 : !t
    ao.yield %0 : !t
  }
  %size = tensor.dim %a, %c0 : !t
  %r = tensor.splat %lr[%size] : !t
  %m = arith.mulf %a, %r : !t
  %e = tensor.empty(%size) : !t
  %k = linalg.fill ins(%decay : f32) outs(%e : !t) -> !t
  %w1 = arith.mulf %w, %k : !t
  %w2 = arith.subf %w1, %m : !t
  return %w2 : !t
}

func.func @fixed(%x: !t, %y: tensor<48x4xf32>,
                 %n: index {ao.size_of = [array<i64: 0, 0>, array<i64: 1, 0>]} loc("n")) -> !t
    attributes {ao.tape, ao.gradients = []} {
  %z = math.absf %x : !t
  return %z : !t
}

func.func @validated(%x: !t) -> tensor<4x4xf32> attributes {ao.tape, ao.gradients = []} {
  %d = ao.node 0 "SumBackward0" -> tensor<4x4xf32> {
    %0 = math.absf %x : !t
    %1 = ao.validate_output %0 : !t to tensor<4x4xf32>
    ao.yield %1 : tensor<4x4xf32>
  }
  return %d : tensor<4x4xf32>
}
