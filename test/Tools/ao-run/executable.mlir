// Failures before and after an executable is written: one message, exit status
// 1, and no partial file.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && mkdir -p %t/folder
// RUN: not ao-run %s --emit=exe 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not ao-run %s --emit=exe -o %t/x --entry=nobody 2>&1 | FileCheck %s --check-prefix=ENTRY --implicit-check-not=error:
// RUN: not ao-run %s --emit=obj -o %t/x 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not ao-run %s -o %t/x 2>&1 | FileCheck %s --check-prefix=EMIT
// RUN: not ao-run %s --emit=exe -o %t/x --target=abacus 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not ao-run %s --emit=exe -o %t/x --chip=abacus 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not ao-run %s --emit=exe -o %t/x --target=nvptx --chip=sm_abacus 2>&1 | FileCheck %s --check-prefix=GPU
// RUN: env CUDA_HOME=%t/nowhere not ao-run %s --emit=exe -o %t/x --strategy=none --target=nvptx 2>&1 | FileCheck %s --check-prefix=TOOLKIT --implicit-check-not=llvm.func
// RUN: not ao-run %s --emit=exe -o %t/x --repeat=3 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not ao-run %s --chip=sm_90 2>&1 | FileCheck %s --check-prefix=NOGPU
// RUN: not ao-run %s --emit=exe -o %t/x --linker=%t/nobody 2>&1 | FileCheck %s --check-prefix=LINKER
// RUN: not ao-run %s --emit=exe -o %t/x --linker=false 2>&1 | FileCheck %s --check-prefix=LINK
// RUN: printf '#!/bin/sh\necho in table.o:\necho no such symbol\nseq 10\nexit 1\n' > %t.linker
// RUN: chmod +x %t.linker
// RUN: not ao-run %s --emit=exe -o %t/x --linker=%t.linker 2>&1 | FileCheck %s --check-prefix=LOG
// RUN: not ao-run %s --emit=exe -o %t/no/x 2>&1 | FileCheck %s --check-prefix=WRITE
// RUN: not ao-run %s --emit=exe -o %t/folder 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: not ao-run %s --emit=exe -o /dev/null 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: ls %t | count 1
//
// OUTPUT: error: --emit=exe needs a file to write: -o FILE
// ENTRY: error: there is no function '@nobody' with a body
// KIND: error: unknown kind of output 'obj', expected exe
// EMIT: error: -o needs --emit=exe
// TARGET: error: unknown target 'abacus', expected host or nvptx
// CHIP: error: unknown processor 'abacus' of {{.*}}
// GPU: error: unknown GPU 'sm_abacus', expected one such as sm_90
// TOOLKIT: error: {{.*}}CUDA_HOME should be the folder of the CUDA toolkit
// OPTION: error: --repeat is for the executable's own command line, not for --emit
// NOGPU: error: --chip needs --emit=exe or --backend=cuda
// LINKER: error: no compiler driver to link with: '{{.*}}nobody' was not found; name one with --linker
// LINK: error: '{{.*}}false' cannot link '{{.*}}x'
// LOG: error: '{{.*}}linker' cannot link '{{.*}}x':
// LOG-NEXT: {{^}}  in table.o:
// LOG-NEXT: {{^}}  no such symbol
// LOG: {{^}}  8
// LOG-NEXT: {{^}}  and 2 more lines
// WRITE: error: cannot write '{{.*}}x': No such file or directory
// FOLDER: error: cannot write '{{.*}}folder': Is a directory
// DEVICE: error: cannot write '/dev/null': not a regular file
//
// RUN: ao-run %s --emit=exe -o %t/step --strategy=none --device-memory-budget=1kB
// RUN: ao-run %s --emit=exe -o %t/native --strategy=none --chip=native
// RUN: %t/step --help | FileCheck %s --check-prefix=HELP
// RUN: %t/step --version | FileCheck %s --check-prefix=VERSION -DVERSION=%ao_version --match-full-lines
// VERSION: ao [[VERSION]]
// RUN: not %t/step --strategy=sync 2>&1 | FileCheck %s --check-prefix=STRATEGY
// RUN: not %t/step --repeat=0 2>&1 | FileCheck %s --check-prefix=REPEAT
// RUN: not %t/step --repeat=9999999999999999999 2>&1 | FileCheck %s --check-prefix=REPEAT
// RUN: not %t/step --seed=18446744073709551616 2>&1 | FileCheck %s --check-prefix=SEED
// RUN: not %t/step --repeat=often 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not %t/step --dynamic-size=-1 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not %t/step --abacus 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not %t/step --backend=cuda 2>&1 | FileCheck %s --check-prefix=BACKEND
// RUN: not %t/step --backend=abacus 2>&1 | FileCheck %s --check-prefix=NOBACKEND
// RUN: not %t/step --device-memory-budget=100 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not %t/step --device-memory-budget=lots 2>&1 | FileCheck %s --check-prefix=BUDGET
// RUN: not %t/step --inputs=%t/nowhere 2>&1 | FileCheck %s --check-prefix=INPUTS
// RUN: not %t/step --json=%t/no/x.json 2>&1 | FileCheck %s --check-prefix=JSON
// RUN: not env AO_POISON=maybe %t/step 2>&1 | FileCheck %s --check-prefix=ENVIRONMENT
//
// HELP: Runs the training step of 'executable.mlir', compiled for host.
// STRATEGY: error: unknown strategy 'sync', expected none
// REPEAT: error: --repeat: Value {{.*}} not in range
// SEED: error: --seed: expected an unsigned integer of 64 bits, not '18446744073709551616'
// NUMBER: error: {{.*}}repeat
// SIZE: error: --dynamic-size: Value {{.*}} not in range
// UNKNOWN: error: {{.*}}--abacus
// BACKEND: error: this executable was compiled for host, which the backend cuda cannot run
// NOBACKEND: error: unknown backend 'abacus', expected host or cuda
// MEMORY: error: device capacity exceeded: '{{.*}}' needs 64 bytes, 64 of 100 bytes are in use
// BUDGET: error: --device-memory-budget: expected bytes, a size
// INPUTS: error: cannot open '{{.*}}nowhere/arg0.npy'
// JSON: error: cannot write '{{.*}}x.json': No such file or directory
// ENVIRONMENT: error: environment variable AO_POISON
//
// Runs of whatever processor agree with ao-run.
//
// RUN: %t/step --seed=5 --print-outputs --device-memory-budget=100%% | FileCheck %s --check-prefix=TABLE
// RUN: %t/step --seed=5 --print-outputs | grep ^output > %t/step.bits
// RUN: %t/native --seed=5 --print-outputs | grep ^output > %t/native.bits
// RUN: ao-run %s --strategy=none --seed=5 --print-outputs | grep ^output > %t/run.bits
// RUN: diff %t/step.bits %t/run.bits && diff %t/native.bits %t/run.bits
//
// TABLE: none {{ *}}128
// TABLE: output 0: 16xf32
//
// A failed write does not change an existing file.
//
// RUN: cp %t/native %t/before
// RUN: not ao-run %s --emit=exe -o %t/native --strategy=none --linker=false
// RUN: cmp %t/native %t/before

func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
