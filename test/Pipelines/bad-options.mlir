// Values of options that cannot be used: one error, exit status 1.
//
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=sync min-bytes=-1" 2>&1 | FileCheck %s --check-prefix=MINBYTES
// RUN: not ao-opt %s --ao-prefetch-reloads="link-bandwidth=-1" 2>&1 | FileCheck %s --check-prefix=BANDWIDTH
// RUN: not ao-opt %s --ao-prefetch-reloads="link-bandwidth=nan" 2>&1 | FileCheck %s --check-prefix=BANDWIDTH
// RUN: not ao-opt %s --ao-prefetch-reloads="link-bandwidth=inf" 2>&1 | FileCheck %s --check-prefix=BANDWIDTH
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=pytorch link-bandwidth=0" 2>&1 | FileCheck %s --check-prefix=RATE --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=pytorch link-bandwidth=-1" 2>&1 | FileCheck %s --check-prefix=RATE --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=pytorch link-bandwidth=nan" 2>&1 | FileCheck %s --check-prefix=RATE --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=pytorch link-bandwidth=1e999" 2>&1 | FileCheck %s --check-prefix=RATE --implicit-check-not=error:
// RUN: not ao-opt %s --ao-plan-for-buffers="max-plans=0" 2>&1 | FileCheck %s --check-prefix=MAXPLANS
// RUN: not ao-opt %s --ao-insert-transfers="select=first-layers num-layers=-2" 2>&1 | FileCheck %s --check-prefix=FEWER
// RUN: not ao-opt %s --ao-plan-offload="num-layers=-2" 2>&1 | FileCheck %s --check-prefix=FEWER
// RUN: not ao-opt %s --ao-emit-trace="select=first-layers num-layers=-2" 2>&1 | FileCheck %s --check-prefix=FEWER
// RUN: not ao-opt %s --ao-offload-pipeline="select=first-layers num-layers=-2" 2>&1 | FileCheck %s --check-prefix=FEWER --implicit-check-not=error:
// RUN: not ao-opt %s --ao-plan-offload="reserved-bytes=-1" 2>&1 | FileCheck %s --check-prefix=RESERVED
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=best" 2>&1 | FileCheck %s --check-prefix=STRATEGY
// RUN: not ao-opt %s --pass-pipeline="builtin.module(ao-offload-pipeline{speed=high})" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not ao-opt %s --pass-pipeline="builtin.module(ao-offload-pipeline{effort=high})" 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: rm -rf %t && mkdir %t
// RUN: not ao-opt %s --ao-offload-pipeline="plan-output=%t/plan.json report=%t/no/such/folder/x.html" 2>&1 | FileCheck %s --check-prefix=NO-REPORT
// RUN: not ls %t/plan.json
// RUN: not ao-opt %s --ao-offload-pipeline="report=%t/x.pdf" 2>&1 | FileCheck %s --check-prefix=REPORT

// MINBYTES: bad-options.mlir:{{0:0|[0-9]+:1}}: error: 'min-bytes' must not be negative, got -1
// BANDWIDTH: bad-options.mlir:{{0:0|[0-9]+:1}}: error: 'link-bandwidth' must be a positive number of bytes per second
// RATE: error: 'link-bandwidth' must be a positive number of bytes per second
// MAXPLANS: bad-options.mlir:{{0:0|[0-9]+:1}}: error: 'max-plans' must be positive, got 0
// FEWER: error: 'num-layers' must not be negative, got -2
// RESERVED: bad-options.mlir:{{0:0|[0-9]+:1}}: error: 'reserved-bytes' must not be negative, got -1
// STRATEGY: Cannot find option named 'best'!
// UNKNOWN: error: {{.*}}no such option speed
// VALUE: for the --effort option: 'high' value invalid
// VALUE: error: an option has no such value
// NO-REPORT: error: cannot open output file '{{.*}}x.html': No such file or directory
// REPORT: error: report: '{{.*}}x.pdf': a report is .html or .json

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
