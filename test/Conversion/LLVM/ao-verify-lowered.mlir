// RUN: ao-opt %s --ao-verify-lowered --split-input-file --verify-diagnostics

llvm.func @fine(%x: f32) -> f32 {
  llvm.return %x : f32
}

// -----

llvm.func @left_over(%x: f32) -> f32 {
  // expected-error @below {{unsupported op after lowering: 'math.erf'}}
  %0 = math.erf %x : f32
  llvm.return %0 : f32
}

// -----

// expected-error @below {{unsupported op after lowering: 'func.func'}}
func.func @whole(%x: f32) -> f32 {
  return %x : f32
}
