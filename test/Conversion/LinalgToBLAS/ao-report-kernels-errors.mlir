// A step fails if a kernel that is not a library call takes more than most-
// share percent, or if the report cannot be written.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %S/Inputs/ao-report-kernels.mlir --ao-report-kernels="machine=h100-pcie5 most-share=16 output="
// error: contraction is lowered to a kernel: unsupported by the library
//
// $ ao-opt %S/Inputs/ao-report-kernels.mlir --ao-report-kernels="machine=h100-pcie5 most-share=10 output="
// error: kernel takes 15.3 % of the step by the roofline, expected at most 10.0 %
// error: kernel takes 11.4 % of the step by the roofline, expected at most 10.0 %
// error: contraction is lowered to a kernel
//
// $ ao-opt %S/Inputs/ao-report-kernels.mlir --ao-report-kernels=output=%t/no/file
// error: cannot open output file
