// RUN: ao-opt %s --convert-ao-to-llvm --verify-diagnostics

func.func @odd(%k: !autograd.hook<pre>, %g: memref<8xf8E5M2>) {
  // expected-error@+2 {{unsupported type of a callback operand: 'memref<8xf8E5M2>'}}
  // expected-error@+1 {{failed to legalize operation 'autograd.hook'}}
  autograd.hook pre %k outs(%g : memref<8xf8E5M2>)
  return
}
