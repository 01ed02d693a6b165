// names: ops of a compiled region are named after the region, also the ops of its
// callees and of nested ops; each use of a region has a name of its own.
//
// RUN: ao-opt %s --ao-form-step --ao-inline-callees --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

!t = tensor<4xf32>

func.func private @region(%g: !t, %flag: i1) -> !t attributes {ao.aot_id = 5 : i64} {
  %0 = scf.if %flag -> !t {
    %1 = func.call @helper(%g) : (!t) -> !t
    scf.yield %1 : !t
  } else {
    %2 = arith.negf %g {ao.layer = 1 : i64} : !t loc("neg")
    scf.yield %2 : !t
  }
  %3 = arith.addf %0, %g {ao.layer = 1 : i64} : !t
  return %3 : !t
}
func.func private @helper(%g: !t) -> !t {
  %0 = math.cos %g : !t loc("cos")
  return %0 : !t
}

// CHECK-LABEL: func.func @tape
func.func @tape(%g: !t, %flag: i1) -> !t attributes {autograd.tape} {
  // CHECK: scf.if
  // CHECK: math.cos {{.*}} loc(callsite("cos" at callsite("call"({{.*}}) at fused<{ao.prefix = "aot5_"}>["CompiledFunctionBackward5 (NodeCall 1)"
  // CHECK: arith.negf {{.*}} loc(callsite("neg" at fused<{ao.prefix = "aot5_"}>["CompiledFunctionBackward5 (NodeCall 1)"
  // CHECK: arith.addf {{.*}}ao.compiled_region = 0 : i64, ao.layer = 2 : i64, ao.node_call = 1 : i64, ao.phase = "backward"} {{.*}} loc(callsite("addf"({{.*}}) at fused<{ao.prefix = "aot5_"}>["CompiledFunctionBackward5 (NodeCall 1)"
  %a = autograd.node 1 "CompiledFunctionBackward" -> !t {
    %0 = func.call @region(%g, %flag) {ao.layer = 2 : i64} : (!t, i1) -> !t
    autograd.yield %0 : !t
  }
  // CHECK: math.cos {{.*}} loc({{.*}}"aot5_1_"
  // CHECK: arith.addf {{.*}}ao.compiled_region = 1 : i64, ao.layer = 3 : i64, ao.node_call = 2 : i64, ao.phase = "backward"} {{.*}} loc(callsite("addf"{{.*}}"aot5_1_"
  %b = autograd.node 2 "CompiledFunctionBackward" -> !t {
    %0 = func.call @region(%a, %flag) {ao.layer = 3 : i64} : (!t, i1) -> !t
    autograd.yield %0 : !t
  }
  // CHECK: math.cos {{.*}} loc(callsite("cos"{{.*}}"aot5_2_"
  %c = autograd.node 3 "CompiledFunctionBackward" -> !t {
    %0 = func.call @region(%b, %flag) : (!t, i1) -> !t
    autograd.yield %0 : !t
  }
  return %c : !t
}

func.func @kept(%g: !t) -> !t {
  %0 = func.call @helper(%g) : (!t) -> !t
  return %0 : !t
}

// A compiled region that calls another one: each use has all ops of both.
func.func private @innermost(%g: !t) -> !t attributes {ao.aot_id = 9 : i64} {
  %0 = math.sin %g : !t
  return %0 : !t
}
func.func private @inner(%g: !t) -> !t attributes {ao.aot_id = 8 : i64} {
  %0 = func.call @innermost(%g) : (!t) -> !t
  return %0 : !t
}
func.func private @outer(%g: !t) -> !t attributes {ao.aot_id = 7 : i64} {
  %0 = func.call @inner(%g) : (!t) -> !t
  %1 = func.call @named(%0) : (!t) -> !t
  return %1 : !t
}
func.func private @named(%g: !t) -> !t attributes {ao.aot_id = 6 : i64} {
  %0 = math.cos %g : !t
  return %0 : !t
}

// CHECK-LABEL: func.func @twice
// CHECK: math.sin {{.*}} loc({{.*}}"sin"{{.*}}"aot7_"
// CHECK: math.cos {{.*}} loc({{.*}}"cos"{{.*}}"aot7_"
// CHECK: math.sin {{.*}} loc({{.*}}"sin"{{.*}}"aot7_1_"
// CHECK: math.cos {{.*}} loc({{.*}}"cos"{{.*}}"aot7_1_"
func.func @twice(%g: !t) -> !t attributes {autograd.tape} {
  %a = autograd.node 1 "CompiledFunctionBackward" -> !t {
    %0 = func.call @outer(%g) : (!t) -> !t
    autograd.yield %0 : !t
  }
  %b = autograd.node 2 "CompiledFunctionBackward" -> !t {
    %0 = func.call @outer(%a) : (!t) -> !t
    autograd.yield %0 : !t
  }
  return %b : !t
}

func.func @reference() -> ((!t) -> !t) {
  %0 = func.constant @named : (!t) -> !t
  return %0 : (!t) -> !t
}
