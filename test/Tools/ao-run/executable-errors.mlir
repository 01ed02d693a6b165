// An executable that cannot be written: no partial file.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && mkdir -p %t/folder
// RUN: %check_errors %s %t
// RUN: ls %t | count 1
//
// $ ao-run %s --emit=exe
// error: --emit=exe needs a file to write: -o FILE
//
// $ ao-run %s --emit=exe -o %t/x --entry=nobody
// error: there is no function '@nobody' with a body
//
// $ ao-run %s --emit=obj -o %t/x
// error: unknown kind of output 'obj', expected exe
//
// $ ao-run %s -o %t/x
// error: -o needs --emit=exe
//
// $ ao-run %s --emit=exe -o %t/x --target=abacus
// error: unknown target 'abacus', expected host or nvptx
//
// $ ao-run %s --emit=exe -o %t/x --chip=abacus
// error: unknown processor 'abacus' of {{.*}}
//
// $ ao-run %s --emit=exe -o %t/x --target=nvptx --chip=sm_abacus
// error: unknown GPU 'sm_abacus', expected one such as sm_90
//
// $ CUDA_HOME=%t/nowhere ao-run %s --emit=exe -o %t/x --strategy=none --target=nvptx
// error: {{.*}}CUDA_HOME should be the folder of the CUDA toolkit
//
// $ ao-run %s --emit=exe -o %t/x --repeat=3
// error: --repeat is for the executable's own command line, not for --emit
//
// $ ao-run %s --chip=sm_90
// error: --chip needs --emit=exe or --backend=cuda
//
// $ ao-run %s --emit=exe -o %t/x --linker=%t/nobody
// error: no compiler driver to link with: '{{.*}}nobody' was not found; name one with --linker
//
// $ ao-run %s --emit=exe -o %t/x --linker=false
// error: '{{.*}}false' cannot link '{{.*}}x'
//
// $ ao-run %s --emit=exe -o %t/x --linker=%S/Inputs/failing-linker
// error: '{{.*}}linker' cannot link '{{.*}}x':
// {{^}}  in table.o:
// {{^}}  no such symbol
// {{^}}  8
// {{^}}  and 2 more lines
//
// $ ao-run %s --emit=exe -o %t/no/x
// error: cannot write '{{.*}}x': No such file or directory
//
// $ ao-run %s --emit=exe -o %t/folder
// error: cannot write '{{.*}}folder': Is a directory
//
// $ ao-run %s --emit=exe -o /dev/null
// error: cannot write '/dev/null': not a regular file

func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
