// Saved tensors are unpacked one by one, each before its first use.
//
// RUN: ao-opt %s --ao-schedule-eager-order=moves=delay-unpacks -o %t.once
// RUN: FileCheck %s < %t.once
// RUN: ao-opt %t.once --ao-schedule-eager-order=moves=delay-unpacks | diff %t.once -

!t = tensor<4xf32>
!p = !autograd.packed<!t>

// prologue: three layers of a region, two saved tensors each.
// CHECK-LABEL: func.func @six
// CHECK-COUNT-2: autograd.hook unpack
// CHECK-NEXT: arith.mulf
// CHECK-COUNT-2: autograd.hook unpack
// CHECK-NEXT: arith.mulf
// CHECK-COUNT-2: autograd.hook unpack
// CHECK-NEXT: arith.mulf
func.func @six(%p: !p, %u: !autograd.hook<unpack>) -> (!t, !t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.hook unpack %u packed(%p : !p) -> !t
  %1 = autograd.hook unpack %u packed(%p : !p) -> !t
  %2 = autograd.hook unpack %u packed(%p : !p) -> !t
  %3 = autograd.hook unpack %u packed(%p : !p) -> !t
  %4 = autograd.hook unpack %u packed(%p : !p) -> !t
  %5 = autograd.hook unpack %u packed(%p : !p) -> !t
  %a = arith.mulf %0, %1 {ao.compiled_region = 0 : i64} : !t
  %b = arith.mulf %2, %3 {ao.compiled_region = 0 : i64} : !t
  %c = arith.mulf %4, %5 {ao.compiled_region = 0 : i64} : !t
  return %a, %b, %c : !t, !t, !t
}

// unused-unpack: it is called where it stands. One that is used in a region is
// called before the op around it, which it does not enter.
// CHECK-LABEL: func.func @unused
// CHECK-NEXT: autograd.hook unpack {{.*}}ao.workspace = 1
// CHECK-NEXT: arith.negf
// CHECK-NEXT: autograd.hook unpack {{.*}}ao.workspace = 2
// CHECK-NEXT: scf.if
func.func @unused(%p: !p, %g: !t, %flag: i1, %u: !autograd.hook<unpack>) -> (!t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.hook unpack %u packed(%p : !p) {ao.workspace = 1 : i64} -> !t
  %1 = autograd.hook unpack %u packed(%p : !p) {ao.workspace = 2 : i64} -> !t
  %a = arith.negf %g : !t
  %b = scf.if %flag -> !t {
    %c = arith.mulf %1, %a : !t
    scf.yield %c : !t
  } else {
    scf.yield %a : !t
  }
  return %a, %b : !t, !t
}

// ordered-unpacks: those that share state keep their order; another one may pass.
// CHECK-LABEL: func.func @ordered
// CHECK-NEXT: autograd.hook unpack {{.*}}ao.workspace = 1
// CHECK-NEXT: autograd.hook unpack {{.*}}ao.workspace = 2
// CHECK-NEXT: arith.negf
// CHECK-NEXT: autograd.hook unpack {{.*}}ao.workspace = 3
// CHECK-NEXT: math.absf
// CHECK-NEXT: arith.addf
func.func @ordered(%p: !p, %u: !autograd.hook<unpack>) -> (!t, !t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %3 = autograd.hook unpack %u packed(%p : !p) {ao.workspace = 3 : i64} -> !t
  %1 = autograd.hook unpack %u packed(%p : !p) {autograd.ordered, ao.workspace = 1 : i64} -> !t
  %2 = autograd.hook unpack %u packed(%p : !p) {autograd.ordered, ao.workspace = 2 : i64} -> !t
  %a = arith.negf %2 : !t
  %b = math.absf %3 : !t
  %c = arith.addf %1, %b : !t
  return %a, %b, %c : !t, !t, !t
}

// CHECK-LABEL: func.func @end
// CHECK-NEXT: autograd.hook unpack
// CHECK-NEXT: autograd.final_callbacks
func.func @end(%p: !p, %u: !autograd.hook<unpack>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.hook unpack %u packed(%p : !p) -> !t
  autograd.final_callbacks
  %a = arith.negf %0 : !t
  return %a : !t
}
