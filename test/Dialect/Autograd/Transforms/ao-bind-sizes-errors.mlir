// Sizes of `sizes=` that name no argument, are malformed or are given twice.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %s --ao-bind-sizes=sizes=m:32
// error: no argument with 'ao.size_of' is called 'm'
//
// $ ao-opt %s --ao-bind-sizes=sizes=n
// error: expected a size as NAME:SIZE, got 'n'
//
// $ ao-opt %s --ao-bind-sizes=sizes=n:-1
// error: expected a size as NAME:SIZE, got 'n:-1'
//
// $ ao-opt %s --ao-bind-sizes=sizes=n:32,n:48
// error: duplicate size 'n'

func.func @step(%x: tensor<?xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]} loc("n"))
    attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  return
}
