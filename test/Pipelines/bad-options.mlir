// Values of options that cannot be used: one error, exit status 1.
//
// RUN: rm -rf %t && mkdir %t
// RUN: %check_errors %s %t
// RUN: not ls %t/plan.json
//
// $ ao-opt %s --ao-offload-pipeline="strategy=sync min-bytes=-1"
// bad-options.mlir:{{0:0|[0-9]+:1}}: error: 'min-bytes' must not be negative, got -1
//
// $ ao-opt %s --ao-prefetch-reloads="link-bandwidth=-1"
// $ ao-opt %s --ao-prefetch-reloads="link-bandwidth=nan"
// $ ao-opt %s --ao-prefetch-reloads="link-bandwidth=inf"
// bad-options.mlir:{{0:0|[0-9]+:1}}: error: 'link-bandwidth' must be a positive number of bytes per second
//
// $ ao-opt %s --ao-offload-pipeline="strategy=pytorch link-bandwidth=0"
// $ ao-opt %s --ao-offload-pipeline="strategy=pytorch link-bandwidth=-1"
// $ ao-opt %s --ao-offload-pipeline="strategy=pytorch link-bandwidth=nan"
// $ ao-opt %s --ao-offload-pipeline="strategy=pytorch link-bandwidth=1e999"
// error: 'link-bandwidth' must be a positive number of bytes per second
//
// $ ao-opt %s --ao-plan-for-buffers="max-plans=0"
// bad-options.mlir:{{0:0|[0-9]+:1}}: error: 'max-plans' must be positive, got 0
//
// $ ao-opt %s --ao-insert-transfers="select=first-layers num-layers=-2"
// $ ao-opt %s --ao-plan-offload="num-layers=-2"
// $ ao-opt %s --ao-emit-trace="select=first-layers num-layers=-2"
// $ ao-opt %s --ao-offload-pipeline="select=first-layers num-layers=-2"
// error: 'num-layers' must not be negative, got -2
//
// $ ao-opt %s --ao-plan-offload="reserved-bytes=-1"
// bad-options.mlir:{{0:0|[0-9]+:1}}: error: 'reserved-bytes' must not be negative, got -1
//
// $ ao-opt %s --ao-offload-pipeline="strategy=best"
// Cannot find option named 'best'!
//
// $ ao-opt %s --pass-pipeline="builtin.module(ao-offload-pipeline{speed=high})"
// error: {{.*}}no such option speed
//
// $ ao-opt %s --pass-pipeline="builtin.module(ao-offload-pipeline{effort=high})"
// for the --effort option: 'high' value invalid
// error: unknown value of an option; 'ao-opt --help' lists the values
//
// $ ao-opt %s --ao-offload-pipeline="plan-output=%t/plan.json report=%t/no/such/folder/x.html"
// error: cannot open output file '{{.*}}x.html': No such file or directory
//
// $ ao-opt %s --ao-offload-pipeline="report=%t/x.pdf"
// error: report: '{{.*}}x.pdf': a report is .html or .json

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
