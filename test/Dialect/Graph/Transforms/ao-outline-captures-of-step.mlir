// The steps to outline can be named: a pair by its forward function.
//
// RUN: ao-opt %S/Inputs/ao-outline-captures.mlir --ao-outline-captures=steps=fwd --allow-unregistered-dialect | FileCheck %s --check-prefix=ONE --implicit-check-not=@joint.0
// RUN: not ao-opt %S/Inputs/ao-outline-captures.mlir --ao-outline-captures=steps=joint,bwd --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=NONE

// A pair goes by the name of its forward function.
// ONE: @fwd.0(
// ONE: @bwd.0(
// NONE: error: cannot capture '@bwd': expected a function with 'ao.step' or 'ao.backward'
