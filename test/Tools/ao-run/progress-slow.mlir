// Phases that take longer than a second are printed by default on a terminal
// only: here a slow linker without output.
//
// REQUIRES: ao-run
// DEFINE: %{run} = ao-run %s --strategy=none -O0 --emit=exe -o %t.exe --linker=%t.linker
// RUN: printf '#!/bin/sh\nsleep 3\nwhile [ "$1" != -o ]; do shift; done\n: > "$2"\n' > %t.linker && chmod +x %t.linker
// RUN: %python %S/Inputs/on_terminal.py %{run} | FileCheck %s
// RUN: %{run} 2>&1 | count 0

// CHECK: ao-run: compiling and linking {{.*}}.exe

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %y = math.sin %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
