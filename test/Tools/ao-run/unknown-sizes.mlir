// Nothing is predicted of a step with values of unknown size, and a remark
// names them.
//
// REQUIRES: ao-run
// RUN: ao-run %s --entry=argument --strategy=none --dynamic-size=16 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: ao-run %s --entry=in_loop --strategy=none 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: ao-opt %s --ao-offload-pipeline=strategy=sync -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLAN

// ARGUMENT: remark: cannot predict '@argument': the size of 'tensor<?x64xf32>' is not known before the step runs
// ARGUMENT: none {{ *}}8192 {{ *}}- {{ *}}
// LOOP: remark: cannot predict '@in_loop': the size of 'tensor<?xf32>' is not known before the step runs
// LOOP: none {{ *}}{{[0-9]+}} {{ *}}- {{ *}}
// PLAN: remark: '@argument': nothing offloaded: {{.*}}; values of unknown size are not counted, the first is 'argument.arg0'{{$}}

func.func @argument(%x: tensor<?x64xf32>) -> tensor<?x64xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<?x64xf32>
  return %a : tensor<?x64xf32>
}

func.func @given(%x: tensor<?x64xf32> {ao.bytes = 4096 : i64}) -> tensor<?x64xf32> attributes {ao.step} {
  %a = math.sin %x {ao.bytes = 4096 : i64} : tensor<?x64xf32>
  return %a : tensor<?x64xf32>
}

func.func @in_loop(%x: tensor<64xf32>) -> tensor<f32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<f32>
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero) -> tensor<f32> {
    %n = arith.addi %i, %c1 : index
    %part = tensor.extract_slice %x[%i] [%n] [1] : tensor<64xf32> to tensor<?xf32>
    %y = math.exp %part : tensor<?xf32>
    %t = linalg.reduce ins(%y : tensor<?xf32>) outs(%s : tensor<f32>) dimensions = [0]
      (%in: f32, %out: f32) {
        %0 = arith.addf %in, %out : f32
        linalg.yield %0 : f32
      }
    scf.yield %t : tensor<f32>
  }
  return %r : tensor<f32>
}
