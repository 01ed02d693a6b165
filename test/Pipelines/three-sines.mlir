// The plain example of the reference: three branches of sine, each of which
// saves a cosine; first one of the cosines is moved, then all three.
//
// RUN: sed 's/ONE/ao.offload/; s/ALL/test.unmarked/' %s | ao-opt --allow-unregistered-dialect \
// RUN:   --ao-offload-pipeline="strategy=pytorch select=marked min-bytes=0" | FileCheck %s --check-prefix=ONE
// RUN: sed 's/ONE/ao.offload/; s/ALL/ao.offload/' %s | ao-opt --allow-unregistered-dialect \
// RUN:   --ao-offload-pipeline="strategy=pytorch select=marked min-bytes=0" | FileCheck %s --check-prefix=ALL
// RUN: sed 's/ONE/ao.offload/; s/ALL/ao.offload/' %s | ao-opt --allow-unregistered-dialect \
// RUN:   --ao-offload-pipeline="strategy=sync select=marked min-bytes=0" | FileCheck %s --check-prefix=SYNC

// ONE-LABEL: func.func @fwd
// ONE-SAME:    -> (tensor<8xf32>, tensor<8xf32, #ao.host>, tensor<8xf32>, tensor<8xf32>)
// ONE-NEXT:    %[[C:.*]] = math.cos
// ONE-NEXT:    %[[T:.*]] = ao.offload %[[C]]
// ONE-NEXT:    math.sin
// ONE-NEXT:    math.cos
// ONE-NEXT:    math.sin
// ONE-NEXT:    math.cos
// ONE-NEXT:    math.sin
// ONE-NEXT:    arith.addf
// ONE-NEXT:    arith.addf
// ONE-NEXT:    ao.wait %[[T]] keep(%[[C]] :
// ONE-NEXT:    return
// ONE-LABEL: func.func @bwd
// ONE-NEXT:    ao.reload
// ONE-NEXT:    arith.mulf
// ONE-NEXT:    arith.mulf
// ONE-NEXT:    ao.wait
// ONE-NEXT:    arith.mulf

// The waits are in the order of the offloads; the reloads that nothing hides
// stand after the arguments in the order of their first uses.
// ALL-LABEL: func.func @fwd
// ALL-SAME:    -> (tensor<8xf32>, tensor<8xf32, #ao.host>, tensor<8xf32, #ao.host>, tensor<8xf32, #ao.host>)
// ALL-NEXT:    %[[C1:.*]] = math.cos
// ALL-NEXT:    %[[T1:.*]] = ao.offload %[[C1]]
// ALL-NEXT:    math.sin
// ALL-NEXT:    %[[C2:.*]] = math.cos
// ALL-NEXT:    %[[T2:.*]] = ao.offload %[[C2]]
// ALL-NEXT:    math.sin
// ALL-NEXT:    %[[C3:.*]] = math.cos
// ALL-NEXT:    %[[T3:.*]] = ao.offload %[[C3]]
// ALL-NEXT:    math.sin
// ALL-NEXT:    arith.addf
// ALL-NEXT:    arith.addf
// ALL-NEXT:    %[[H1:.*]] = ao.wait %[[T1]] keep(%[[C1]] :
// ALL-NEXT:    %[[H2:.*]] = ao.wait %[[T2]] keep(%[[C2]] :
// ALL-NEXT:    %[[H3:.*]] = ao.wait %[[T3]] keep(%[[C3]] :
// ALL-NEXT:    return %{{.*}}, %[[H1]], %[[H2]], %[[H3]]
// ALL-LABEL: func.func @bwd(
// ALL-SAME:    %[[H1:.*]]: tensor<8xf32, #ao.host>, %[[H2:.*]]: tensor<8xf32, #ao.host>, %[[H3:.*]]: tensor<8xf32, #ao.host>, %{{.*}}: tensor<8xf32>)
// ALL-NEXT:    %[[R3:.*]] = ao.reload %[[H3]]
// ALL-NEXT:    %[[R2:.*]] = ao.reload %[[H2]]
// ALL-NEXT:    %[[R1:.*]] = ao.reload %[[H1]]
// ALL-NEXT:    %[[D3:.*]] = ao.wait %[[R3]] keep(%[[H3]] :
// ALL-NEXT:    arith.mulf %{{.*}}, %[[D3]]
// ALL-NEXT:    %[[D2:.*]] = ao.wait %[[R2]] keep(%[[H2]] :
// ALL-NEXT:    arith.mulf %{{.*}}, %[[D2]]
// ALL-NEXT:    %[[D1:.*]] = ao.wait %[[R1]] keep(%[[H1]] :
// ALL-NEXT:    arith.mulf %{{.*}}, %[[D1]]

// SYNC-LABEL: func.func @fwd
// SYNC:         ao.offload %
// SYNC-NEXT:    ao.wait
// SYNC:         ao.offload %
// SYNC-NEXT:    ao.wait
// SYNC:         ao.offload %
// SYNC-NEXT:    ao.wait
// SYNC-LABEL: func.func @bwd
// SYNC-NEXT:    ao.reload
// SYNC-NEXT:    ao.wait
// SYNC-NEXT:    arith.mulf
// SYNC-NEXT:    ao.reload
// SYNC-NEXT:    ao.wait
// SYNC-NEXT:    arith.mulf
// SYNC-NEXT:    ao.reload
// SYNC-NEXT:    ao.wait
// SYNC-NEXT:    arith.mulf
func.func @fwd(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %cx = math.cos %x {ONE} : tensor<8xf32>
  %sx = math.sin %x : tensor<8xf32>
  %cy = math.cos %y {ALL} : tensor<8xf32>
  %sy = math.sin %y : tensor<8xf32>
  %cz = math.cos %z {ALL} : tensor<8xf32>
  %sz = math.sin %z : tensor<8xf32>
  %0 = arith.addf %sx, %sy : tensor<8xf32>
  %1 = arith.addf %0, %sz : tensor<8xf32>
  return %1, %cx, %cy, %cz : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func @bwd(%cx: tensor<8xf32>, %cy: tensor<8xf32>, %cz: tensor<8xf32>, %g: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %gz = arith.mulf %g, %cz : tensor<8xf32>
  %gy = arith.mulf %g, %cy : tensor<8xf32>
  %gx = arith.mulf %g, %cx : tensor<8xf32>
  return %gx, %gy, %gz : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
