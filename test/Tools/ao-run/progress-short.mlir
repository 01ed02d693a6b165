// Short phases are not printed.
//
// REQUIRES: ao-run
// RUN: %python %S/Inputs/on_terminal.py ao-run --version | count 0

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %y = math.sin %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
