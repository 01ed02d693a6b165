// Sizes beyond any machine are one error, at once: sizes whose product wraps
// around, constants of one value, inputs, and sizes that are only known in a
// run.
//
// REQUIRES: ao-run
// RUN: %check_errors %s %t
//
// $ ao-run %s -O0 --strategy=none --entry=input
// $ ao-run %s -O0 --strategy=none --entry=petabyte
// $ ao-run %s -O0 --strategy=none --entry=dynamic --dynamic-size=99999999999
// error: input 'arg0' does not fit in this machine's memory
//
// $ ao-run %s -O0 --strategy=none --entry=wrapped
// $ ao-run %s -O0 --strategy=none --entry=constant
// $ ao-run %s -O0 --strategy=none --entry=grown
// error: device buffer of 9223372036854775807 bytes for '{{.*}}': out of memory

!Huge = tensor<9223372036854775807x2xf32>

func.func @input(%x: !Huge) -> !Huge attributes {ao.step} {
  %a = math.sin %x : !Huge
  return %a : !Huge
}

func.func @petabyte(%x: tensor<1125899906842624xi8>) -> tensor<1125899906842624xi8> attributes {ao.step} {
  %a = arith.addi %x, %x : tensor<1125899906842624xi8>
  return %a : tensor<1125899906842624xi8>
}

func.func @dynamic(%x: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<?x?xf32>
  return %a : tensor<?x?xf32>
}

func.func @wrapped(%x: tensor<4xf32>) -> tensor<4611686018427387904x4xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<4611686018427387904x4xf32>
  %a = linalg.broadcast ins(%x : tensor<4xf32>) outs(%e : tensor<4611686018427387904x4xf32>) dimensions = [0]
  return %a : tensor<4611686018427387904x4xf32>
}

func.func @constant() -> !Huge attributes {ao.step} {
  %c = arith.constant dense<1.0> : !Huge
  %a = math.sin %c : !Huge
  return %a : !Huge
}

func.func @grown(%x: tensor<?xf32>) -> tensor<?x?xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %k = arith.constant 4611686018427387904 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%k, %n) : tensor<?x?xf32>
  %a = linalg.broadcast ins(%x : tensor<?xf32>) outs(%e : tensor<?x?xf32>) dimensions = [0]
  return %a : tensor<?x?xf32>
}
