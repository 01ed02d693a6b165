// Passes on steps do not take a tape for a module without steps.
//
// RUN: ao-opt %s --ao-estimate-costs --verify-diagnostics

// expected-error@+1 {{'@train' is a tape: run ao-form-step first}}
func.func @train(%g: tensor<4xf32>) attributes {autograd.tape} {
  return
}
