// RUN: ao-opt %s -allow-unregistered-dialect --ao-inline-callees | FileCheck %s

// Blocks that follow one another become one, also those of what is called.

// CHECK-LABEL: func.func @step
// CHECK: scf.execute_region
// CHECK-NEXT: %[[A:.*]] = "test.sin"(%arg0)
// CHECK-NEXT: %[[B:.*]] = "test.cos"(%[[A]])
// CHECK-NEXT: %[[C:.*]] = "test.exp"(%[[B]])
// CHECK-NEXT: scf.yield %[[C]]
// CHECK-NEXT: }
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = scf.execute_region -> tensor<4xf32> {
    %1 = "test.sin"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    cf.br ^bb2(%1 : tensor<4xf32>)
  ^bb1(%3: tensor<4xf32>):
    %4 = func.call @called(%3) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %4 : tensor<4xf32>
  ^bb2(%5: tensor<4xf32>):
    %6 = "test.cos"(%5) : (tensor<4xf32>) -> tensor<4xf32>
    cf.br ^bb1(%6 : tensor<4xf32>)
  }
  return %0 : tensor<4xf32>
}
func.func private @called(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^bb1
^bb1:
  %0 = "test.exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Blocks with branches or loops are kept.
// CHECK-LABEL: func.func @branches
// CHECK: "test.sin"
// CHECK-NEXT: "test.sin"
// CHECK-NEXT: cf.cond_br
// CHECK: "test.cos"
// CHECK-NEXT: "test.cos"
// CHECK-NEXT: cf.br
// CHECK: "test.exp"
// CHECK: cf.cond_br
// CHECK: scf.yield
// CHECK: cf.br
func.func @branches(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> attributes {ao.step} {
  %0 = scf.execute_region -> tensor<4xf32> {
    %1 = "test.sin"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    cf.br ^bb1
  ^bb1:
    %2 = "test.sin"(%1) : (tensor<4xf32>) -> tensor<4xf32>
    cf.cond_br %c, ^bb2(%2 : tensor<4xf32>), ^bb4(%2 : tensor<4xf32>)
  ^bb2(%3: tensor<4xf32>):
    %4 = "test.cos"(%3) : (tensor<4xf32>) -> tensor<4xf32>
    cf.br ^bb3(%4 : tensor<4xf32>)
  ^bb3(%5: tensor<4xf32>):
    %6 = "test.cos"(%5) : (tensor<4xf32>) -> tensor<4xf32>
    cf.br ^bb4(%6 : tensor<4xf32>)
  ^bb4(%7: tensor<4xf32>):
    %8 = "test.exp"(%7) : (tensor<4xf32>) -> tensor<4xf32>
    cf.cond_br %c, ^bb5, ^bb6
  ^bb5:
    scf.yield %8 : tensor<4xf32>
  ^bb6:
    cf.br ^bb6
  }
  return %0 : tensor<4xf32>
}
