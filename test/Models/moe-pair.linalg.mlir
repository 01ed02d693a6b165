// Made by utils/export_jax.py; see test/Models/README.md.
// --model moe --form pair --dialect linalg --layers 2 --width 64 --sequence 32 --batch 2 --experts 4 --dtype f32
#loc2 = loc("layer0/down")
#loc3 = loc("layer0/norm_bias")
#loc4 = loc("layer0/norm_gain")
#loc5 = loc("layer0/router")
#loc6 = loc("layer0/up")
#loc7 = loc("layer1/down")
#loc8 = loc("layer1/norm_bias")
#loc9 = loc("layer1/norm_gain")
#loc10 = loc("layer1/router")
#loc11 = loc("layer1/up")
#loc12 = loc("inputs")
#loc13 = loc("targets")
#loc18 = loc("layer0/router/mul.2")
#loc19 = loc("layer0/router/add.2")
#loc22 = loc("layer0/router/exp")
#loc24 = loc("layer0/router/broadcast_in_dim.5")
#loc26 = loc("layer0/router/div.4")
#loc31 = loc("layer0/router/convert_element_type")
#loc32 = loc("layer0/router/mul.6")
#loc34 = loc("layer0/router/broadcast_in_dim.8")
#loc35 = loc("layer0/router/div.7")
#loc39 = loc("layer0/router/mul.9")
#loc41 = loc("layer0/router/div.8")
#loc44 = loc("layer0/router/mul.13")
#loc45 = loc("layer0/experts/dot_general")
#loc46 = loc("layer0/experts/dot_general.1")
#loc48 = loc("layer0/experts/mul")
#loc49 = loc("layer0/experts/tanh")
#loc50 = loc("layer0/experts/sub")
#loc51 = loc("layer0/experts/mul.3")
#loc52 = loc("layer0/experts/mul.4")
#loc53 = loc("layer0/experts/dot_general.2")
#loc57 = loc("layer1/router/sub.1")
#loc60 = loc("layer1/router/rsqrt")
#loc61 = loc("layer1/router/mul.1")
#loc62 = loc("layer1/router/mul.3")
#loc63 = loc("layer1/router/broadcast_in_dim.2")
#loc64 = loc("layer1/router/add.2")
#loc67 = loc("layer1/router/exp")
#loc69 = loc("layer1/router/broadcast_in_dim.5")
#loc71 = loc("layer1/router/div.5")
#loc76 = loc("layer1/router/convert_element_type")
#loc77 = loc("layer1/router/mul.7")
#loc79 = loc("layer1/router/broadcast_in_dim.8")
#loc80 = loc("layer1/router/div.8")
#loc82 = loc("layer1/router/mul.10")
#loc84 = loc("layer1/router/div.9")
#loc87 = loc("layer1/router/mul.14")
#loc88 = loc("layer1/experts/dot_general")
#loc89 = loc("layer1/experts/dot_general.1")
#loc91 = loc("layer1/experts/mul")
#loc92 = loc("layer1/experts/tanh")
#loc93 = loc("layer1/experts/sub")
#loc94 = loc("layer1/experts/mul.3")
#loc95 = loc("layer1/experts/mul.4")
#loc96 = loc("layer1/experts/dot_general.2")
#loc98 = loc("head/sub")
#loc103 = loc("cotangent0")
#loc104 = loc("cotangent1")
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, 0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d1)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map16 = affine_map<(d0, d1) -> (0, d1)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map20 = affine_map<() -> ()>
#map21 = affine_map<(d0, d1) -> ()>
#map22 = affine_map<(d0, d1, d2, d3) -> (d3, d0)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d3, d1, d2)>
#map24 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map29 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map35 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map36 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map37 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map38 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @fwd(%arg0: tensor<4x128x64xf32> loc("layer0/down"), %arg1: tensor<64xf32> loc("layer0/norm_bias"), %arg2: tensor<64xf32> loc("layer0/norm_gain"), %arg3: tensor<64x4xf32> loc("layer0/router"), %arg4: tensor<4x64x128xf32> loc("layer0/up"), %arg5: tensor<4x128x64xf32> loc("layer1/down"), %arg6: tensor<64xf32> loc("layer1/norm_bias"), %arg7: tensor<64xf32> loc("layer1/norm_gain"), %arg8: tensor<64x4xf32> loc("layer1/router"), %arg9: tensor<4x64x128xf32> loc("layer1/up"), %arg10: tensor<2x32x64xf32> loc("inputs"), %arg11: tensor<2x32x64xf32> loc("targets")) -> (tensor<f32>, tensor<f32>, tensor<4x128x64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>, tensor<4x128x64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x1xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<4xf32>, tensor<64x4x40xf32>, tensor<4x40x64xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x64xf32>, tensor<64x4x40xf32>, tensor<64x64xf32>, tensor<64x1xf32>, tensor<64x1xf32>, tensor<1x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x1xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<4xf32>, tensor<64x4x40xf32>, tensor<4x40x64xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x64xf32>, tensor<64x4x40xf32>, tensor<64x64xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 2 : i64} {
    %cst = arith.constant 0.00999999977 : f32
    %cst_0 = arith.constant 4.096000e+03 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant {ao.layer = 1 : i64} -5.000000e-01 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 0.797884583 : f32
    %cst_5 = arith.constant 4.471500e-02 : f32
    %cst_6 = arith.constant 3.000000e+00 : f32
    %cst_7 = arith.constant 4.000000e+00 : f32
    %cst_8 = arith.constant -1.000000e+00 : f32
    %cst_9 = arith.constant 1.000000e+00 : f32
    %cst_10 = arith.constant 0xFF800000 : f32
    %cst_11 = arith.constant 9.99999974E-6 : f32
    %cst_12 = arith.constant 6.400000e+01 : f32
    %cst_13 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg10 [[0, 1], [2]] : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc14)
    %0 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc15)
    %1 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%0 : tensor<64xf32>) -> tensor<64xf32> loc(#loc15)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%collapsed : tensor<64x64xf32>) outs(%1 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc15)
    %3 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc16)
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %2 : tensor<64x64xf32>, tensor<64xf32>) outs(%3 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.divf %in_17, %cst_12 : f32
      %208 = arith.subf %in, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<64x64xf32> loc(#loc16)
    %5 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc17)
    %6 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%5 : tensor<64xf32>) -> tensor<64xf32> loc(#loc17)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<64x64xf32>) outs(%6 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.mulf %in, %in : f32
      %208 = arith.addf %out, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<64xf32> loc(#loc17)
    %8 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc18)
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<64x64xf32>, tensor<64xf32>) outs(%8 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.divf %in_17, %cst_12 : f32
      %208 = arith.addf %207, %cst_11 : f32
      %209 = math.rsqrt %208 : f32
      %210 = arith.mulf %in, %209 : f32
      linalg.yield %210 : f32
    } -> tensor<64x64xf32> loc(#loc18)
    %10 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc19)
    %11 = linalg.generic {indexing_maps = [#map, #map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg2, %arg1 : tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%10 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %207 = arith.mulf %in, %in_17 : f32
      %208 = arith.addf %207, %in_18 : f32
      linalg.yield %208 : f32
    } -> tensor<64x64xf32> loc(#loc19)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc20)
    %13 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%12 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc20)
    %14 = linalg.matmul {ao.layer = 0 : i64} ins(%11, %arg3 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%13 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc20)
    %15 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc21)
    %16 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%15 : tensor<64xf32>) -> tensor<64xf32> loc(#loc21)
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<64x4xf32>) outs(%16 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.maximumf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc21)
    %18 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc22)
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %17 : tensor<64x4xf32>, tensor<64xf32>) outs(%18 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.subf %in, %in_17 : f32
      %208 = math.exp %207 : f32
      linalg.yield %208 : f32
    } -> tensor<64x4xf32> loc(#loc22)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc23)
    %21 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%20 : tensor<64xf32>) -> tensor<64xf32> loc(#loc23)
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<64x4xf32>) outs(%21 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc23)
    %23 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x1xf32> loc(#loc24)
    %24 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<64xf32>) outs(%23 : tensor<64x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc24)
    %25 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc25)
    %26 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %24 : tensor<64x4xf32>, tensor<64x1xf32>) outs(%25 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.divf %in, %in_17 : f32
      linalg.yield %207 : f32
    } -> tensor<64x4xf32> loc(#loc25)
    %27 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x1xf32> loc(#loc26)
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<64x1xf32>) outs(%27 : tensor<64x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.mulf %in, %in : f32
      %208 = arith.divf %cst_9, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<64x1xf32> loc(#loc26)
    %29 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc27)
    %30 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%29 : tensor<64xf32>) -> tensor<64xf32> loc(#loc27)
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<64x4xf32>) outs(%30 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.maximumf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc27)
    %32 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xi1> loc(#loc28)
    %33 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %31 : tensor<64x4xf32>, tensor<64xf32>) outs(%32 : tensor<64x4xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: i1):
      %207 = arith.cmpf oge, %in, %in_17 : f32
      linalg.yield %207 : i1
    } -> tensor<64x4xi1> loc(#loc28)
    %34 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc29)
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %26 : tensor<64x4xi1>, tensor<64x4xf32>) outs(%34 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_17: f32, %out: f32):
      %207 = arith.select %in, %cst_8, %in_17 : f32
      linalg.yield %207 : f32
    } -> tensor<64x4xf32> loc(#loc29)
    %36 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc30)
    %37 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%36 : tensor<64xf32>) -> tensor<64xf32> loc(#loc30)
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%35 : tensor<64x4xf32>) outs(%37 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.maximumf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc30)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc31)
    %40 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %35, %38 : tensor<64x4xi1>, tensor<64x4xf32>, tensor<64xf32>) outs(%39 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %207 = arith.cmpf oge, %in_17, %in_18 : f32
      %208 = arith.ori %in, %207 : i1
      %209 = arith.uitofp %208 : i1 to f32
      linalg.yield %209 : f32
    } -> tensor<64x4xf32> loc(#loc31)
    %41 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc32)
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %40 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%41 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in, %in_17 : f32
      linalg.yield %207 : f32
    } -> tensor<64x4xf32> loc(#loc32)
    %43 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc33)
    %44 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%43 : tensor<64xf32>) -> tensor<64xf32> loc(#loc33)
    %45 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%42 : tensor<64x4xf32>) outs(%44 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc33)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x1xf32> loc(#loc34)
    %47 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<64xf32>) outs(%46 : tensor<64x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc34)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x1xf32> loc(#loc35)
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<64x1xf32>) outs(%48 : tensor<64x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.mulf %in, %in : f32
      %208 = arith.divf %cst_9, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<64x1xf32> loc(#loc35)
    %50 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc36)
    %51 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%50 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      %207 = linalg.index 0 : index
      %208 = linalg.index 1 : index
      %209 = arith.index_cast %208 : index to i32
      %210 = arith.index_cast %207 : index to i32
      %211 = arith.cmpi sgt, %210, %209 : i32
      %212 = arith.uitofp %211 : i1 to f32
      linalg.yield %212 : f32
    } -> tensor<64x64xf32> loc(#loc36)
    %52 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc37)
    %53 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%52 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc37)
    %54 = linalg.matmul {ao.layer = 0 : i64} ins(%51, %40 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%53 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc37)
    %55 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xi32> loc(#loc38)
    %56 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%55 : tensor<64x4x40xi32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i32):
      %207 = linalg.index 2 : index
      %208 = arith.index_cast %207 : index to i32
      linalg.yield %208 : i32
    } -> tensor<64x4x40xi32> loc(#loc38)
    %57 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc39)
    %58 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %56, %40 : tensor<64x4xf32>, tensor<64x4x40xi32>, tensor<64x4xf32>) outs(%57 : tensor<64x4x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: i32, %in_18: f32, %out: f32):
      %207 = arith.fptosi %in : f32 to i32
      %208 = arith.cmpi eq, %207, %in_17 : i32
      %209 = arith.uitofp %208 : i1 to f32
      %210 = arith.mulf %209, %in_18 : f32
      linalg.yield %210 : f32
    } -> tensor<64x4x40xf32> loc(#loc39)
    %59 = tensor.empty() {ao.layer = 0 : i64} : tensor<4xf32> loc(#loc40)
    %60 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%59 : tensor<4xf32>) -> tensor<4xf32> loc(#loc40)
    %61 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%40 : tensor<64x4xf32>) outs(%60 : tensor<4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<4xf32> loc(#loc40)
    %62 = tensor.empty() {ao.layer = 0 : i64} : tensor<4xf32> loc(#loc41)
    %63 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%61 : tensor<4xf32>) outs(%62 : tensor<4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.divf %in, %cst_12 : f32
      linalg.yield %207 : f32
    } -> tensor<4xf32> loc(#loc41)
    %64 = tensor.empty() {ao.layer = 0 : i64} : tensor<4xf32> loc(#loc42)
    %65 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%64 : tensor<4xf32>) -> tensor<4xf32> loc(#loc42)
    %66 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<64x4xf32>) outs(%65 : tensor<4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<4xf32> loc(#loc42)
    %67 = tensor.empty() {ao.layer = 0 : i64} : tensor<f32> loc(#loc43)
    %68 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%67 : tensor<f32>) -> tensor<f32> loc(#loc43)
    %69 = linalg.generic {indexing_maps = [#map7, #map7, #map8], iterator_types = ["reduction"]} ins(%63, %66 : tensor<4xf32>, tensor<4xf32>) outs(%68 : tensor<f32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.divf %in_17, %cst_12 : f32
      %208 = arith.mulf %in, %207 : f32
      %209 = arith.addf %out, %208 : f32
      linalg.yield %209 : f32
    } -> tensor<f32> loc(#loc43)
    %70 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc44)
    %71 = linalg.generic {indexing_maps = [#map5, #map9, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %47, %58 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4x40xf32>) outs(%70 : tensor<64x4x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %207 = arith.divf %in, %in_17 : f32
      %208 = arith.mulf %207, %in_18 : f32
      linalg.yield %208 : f32
    } -> tensor<64x4x40xf32> loc(#loc44)
    %72 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc45)
    %73 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%72 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc45)
    %74 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58, %11 : tensor<64x4x40xf32>, tensor<64x64xf32>) outs(%73 : tensor<4x40x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in, %in_17 : f32
      %208 = arith.addf %out, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<4x40x64xf32> loc(#loc45)
    %75 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc46)
    %76 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%75 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc46)
    %77 = linalg.batch_matmul {ao.layer = 0 : i64} ins(%74, %arg4 : tensor<4x40x64xf32>, tensor<4x64x128xf32>) outs(%76 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc46)
    %78 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc47)
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<4x40x128xf32>) outs(%78 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.mulf %in, %in : f32
      linalg.yield %207 : f32
    } -> tensor<4x40x128xf32> loc(#loc47)
    %80 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc48)
    %81 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<4x40x128xf32>) outs(%80 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.mulf %in, %cst_6 : f32
      linalg.yield %207 : f32
    } -> tensor<4x40x128xf32> loc(#loc48)
    %82 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc49)
    %83 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %79 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%82 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in_17, %in : f32
      %208 = arith.mulf %207, %cst_5 : f32
      %209 = arith.addf %in, %208 : f32
      %210 = arith.mulf %209, %cst_4 : f32
      %211 = math.tanh %210 : f32
      linalg.yield %211 : f32
    } -> tensor<4x40x128xf32> loc(#loc49)
    %84 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc50)
    %85 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<4x40x128xf32>) outs(%84 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.subf %cst_9, %in : f32
      linalg.yield %207 : f32
    } -> tensor<4x40x128xf32> loc(#loc50)
    %86 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc51)
    %87 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<4x40x128xf32>) outs(%86 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %in, %cst_9 : f32
      %208 = arith.mulf %207, %cst_3 : f32
      linalg.yield %208 : f32
    } -> tensor<4x40x128xf32> loc(#loc51)
    %88 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc52)
    %89 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %87 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%88 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in, %in_17 : f32
      linalg.yield %207 : f32
    } -> tensor<4x40x128xf32> loc(#loc52)
    %90 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc53)
    %91 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%90 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc53)
    %92 = linalg.batch_matmul {ao.layer = 0 : i64} ins(%89, %arg0 : tensor<4x40x128xf32>, tensor<4x128x64xf32>) outs(%91 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc53)
    %93 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc54)
    %94 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%93 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc54)
    %95 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%71, %92 : tensor<64x4x40xf32>, tensor<4x40x64xf32>) outs(%94 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in, %in_17 : f32
      %208 = arith.addf %out, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<64x64xf32> loc(#loc54)
    %96 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc55)
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %95 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%96 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.addf %in, %in_17 : f32
      linalg.yield %207 : f32
    } -> tensor<64x64xf32> loc(#loc55)
    %98 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc56)
    %99 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%98 : tensor<64xf32>) -> tensor<64xf32> loc(#loc56)
    %100 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%97 : tensor<64x64xf32>) outs(%99 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc56)
    %101 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc57)
    %102 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %100 : tensor<64x64xf32>, tensor<64xf32>) outs(%101 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.divf %in_17, %cst_12 : f32
      %208 = arith.subf %in, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<64x64xf32> loc(#loc57)
    %103 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc58)
    %104 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%103 : tensor<64xf32>) -> tensor<64xf32> loc(#loc58)
    %105 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%102 : tensor<64x64xf32>) outs(%104 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.mulf %in, %in : f32
      %208 = arith.addf %out, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<64xf32> loc(#loc58)
    %106 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc59)
    %107 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<64xf32>) outs(%106 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.divf %in, %cst_12 : f32
      %208 = arith.addf %207, %cst_11 : f32
      linalg.yield %208 : f32
    } -> tensor<64x1xf32> loc(#loc59)
    %108 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc60)
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<64x1xf32>) outs(%108 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = math.rsqrt %in : f32
      linalg.yield %207 : f32
    } -> tensor<64x1xf32> loc(#loc60)
    %110 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc61)
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %107 : tensor<64x1xf32>, tensor<64x1xf32>) outs(%110 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.divf %in, %in_17 : f32
      %208 = arith.mulf %207, %cst_2 : f32
      linalg.yield %208 : f32
    } -> tensor<64x1xf32> loc(#loc61)
    %112 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc62)
    %113 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%102, %109 : tensor<64x64xf32>, tensor<64x1xf32>) outs(%112 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in, %in_17 : f32
      linalg.yield %207 : f32
    } -> tensor<64x64xf32> loc(#loc62)
    %114 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x64xf32> loc(#loc63)
    %115 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<64xf32>) outs(%114 : tensor<1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x64xf32> loc(#loc63)
    %116 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc64)
    %117 = linalg.generic {indexing_maps = [#map, #map16, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%113, %115, %arg6 : tensor<64x64xf32>, tensor<1x64xf32>, tensor<64xf32>) outs(%116 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %207 = arith.mulf %in, %in_17 : f32
      %208 = arith.addf %207, %in_18 : f32
      linalg.yield %208 : f32
    } -> tensor<64x64xf32> loc(#loc64)
    %118 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc65)
    %119 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%118 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc65)
    %120 = linalg.matmul {ao.layer = 1 : i64} ins(%117, %arg8 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%119 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc65)
    %121 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc66)
    %122 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%121 : tensor<64xf32>) -> tensor<64xf32> loc(#loc66)
    %123 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%120 : tensor<64x4xf32>) outs(%122 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.maximumf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc66)
    %124 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc67)
    %125 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%120, %123 : tensor<64x4xf32>, tensor<64xf32>) outs(%124 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.subf %in, %in_17 : f32
      %208 = math.exp %207 : f32
      linalg.yield %208 : f32
    } -> tensor<64x4xf32> loc(#loc67)
    %126 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc68)
    %127 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%126 : tensor<64xf32>) -> tensor<64xf32> loc(#loc68)
    %128 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%125 : tensor<64x4xf32>) outs(%127 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc68)
    %129 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc69)
    %130 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<64xf32>) outs(%129 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc69)
    %131 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc70)
    %132 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%125, %130 : tensor<64x4xf32>, tensor<64x1xf32>) outs(%131 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.divf %in, %in_17 : f32
      linalg.yield %207 : f32
    } -> tensor<64x4xf32> loc(#loc70)
    %133 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc71)
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%130 : tensor<64x1xf32>) outs(%133 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.mulf %in, %in : f32
      %208 = arith.divf %cst_9, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<64x1xf32> loc(#loc71)
    %135 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc72)
    %136 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%135 : tensor<64xf32>) -> tensor<64xf32> loc(#loc72)
    %137 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%132 : tensor<64x4xf32>) outs(%136 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.maximumf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc72)
    %138 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xi1> loc(#loc73)
    %139 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%132, %137 : tensor<64x4xf32>, tensor<64xf32>) outs(%138 : tensor<64x4xi1>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: i1):
      %207 = arith.cmpf oge, %in, %in_17 : f32
      linalg.yield %207 : i1
    } -> tensor<64x4xi1> loc(#loc73)
    %140 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc74)
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%139, %132 : tensor<64x4xi1>, tensor<64x4xf32>) outs(%140 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_17: f32, %out: f32):
      %207 = arith.select %in, %cst_8, %in_17 : f32
      linalg.yield %207 : f32
    } -> tensor<64x4xf32> loc(#loc74)
    %142 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc75)
    %143 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%142 : tensor<64xf32>) -> tensor<64xf32> loc(#loc75)
    %144 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%141 : tensor<64x4xf32>) outs(%143 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.maximumf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc75)
    %145 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc76)
    %146 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%139, %141, %144 : tensor<64x4xi1>, tensor<64x4xf32>, tensor<64xf32>) outs(%145 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %207 = arith.cmpf oge, %in_17, %in_18 : f32
      %208 = arith.ori %in, %207 : i1
      %209 = arith.uitofp %208 : i1 to f32
      linalg.yield %209 : f32
    } -> tensor<64x4xf32> loc(#loc76)
    %147 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc77)
    %148 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%132, %146 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%147 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in, %in_17 : f32
      linalg.yield %207 : f32
    } -> tensor<64x4xf32> loc(#loc77)
    %149 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc78)
    %150 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%149 : tensor<64xf32>) -> tensor<64xf32> loc(#loc78)
    %151 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%148 : tensor<64x4xf32>) outs(%150 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<64xf32> loc(#loc78)
    %152 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc79)
    %153 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%151 : tensor<64xf32>) outs(%152 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc79)
    %154 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc80)
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<64x1xf32>) outs(%154 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.mulf %in, %in : f32
      %208 = arith.divf %cst_9, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<64x1xf32> loc(#loc80)
    %156 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc81)
    %157 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%156 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc81)
    %158 = linalg.matmul {ao.layer = 1 : i64} ins(%51, %146 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%157 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc81)
    %159 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc82)
    %160 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %56, %146 : tensor<64x4xf32>, tensor<64x4x40xi32>, tensor<64x4xf32>) outs(%159 : tensor<64x4x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: i32, %in_18: f32, %out: f32):
      %207 = arith.fptosi %in : f32 to i32
      %208 = arith.cmpi eq, %207, %in_17 : i32
      %209 = arith.uitofp %208 : i1 to f32
      %210 = arith.mulf %209, %in_18 : f32
      linalg.yield %210 : f32
    } -> tensor<64x4x40xf32> loc(#loc82)
    %161 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc83)
    %162 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%161 : tensor<4xf32>) -> tensor<4xf32> loc(#loc83)
    %163 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%146 : tensor<64x4xf32>) outs(%162 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<4xf32> loc(#loc83)
    %164 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc84)
    %165 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%163 : tensor<4xf32>) outs(%164 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.divf %in, %cst_12 : f32
      linalg.yield %207 : f32
    } -> tensor<4xf32> loc(#loc84)
    %166 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc85)
    %167 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%166 : tensor<4xf32>) -> tensor<4xf32> loc(#loc85)
    %168 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%132 : tensor<64x4xf32>) outs(%167 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %out, %in : f32
      linalg.yield %207 : f32
    } -> tensor<4xf32> loc(#loc85)
    %169 = tensor.empty() {ao.layer = 1 : i64} : tensor<f32> loc(#loc86)
    %170 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%169 : tensor<f32>) -> tensor<f32> loc(#loc86)
    %171 = linalg.generic {indexing_maps = [#map7, #map7, #map8], iterator_types = ["reduction"]} ins(%165, %168 : tensor<4xf32>, tensor<4xf32>) outs(%170 : tensor<f32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.divf %in_17, %cst_12 : f32
      %208 = arith.mulf %in, %207 : f32
      %209 = arith.addf %out, %208 : f32
      linalg.yield %209 : f32
    } -> tensor<f32> loc(#loc86)
    %172 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc87)
    %173 = linalg.generic {indexing_maps = [#map5, #map9, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %153, %160 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4x40xf32>) outs(%172 : tensor<64x4x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %207 = arith.divf %in, %in_17 : f32
      %208 = arith.mulf %207, %in_18 : f32
      linalg.yield %208 : f32
    } -> tensor<64x4x40xf32> loc(#loc87)
    %174 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc88)
    %175 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%174 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc88)
    %176 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%160, %117 : tensor<64x4x40xf32>, tensor<64x64xf32>) outs(%175 : tensor<4x40x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in, %in_17 : f32
      %208 = arith.addf %out, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<4x40x64xf32> loc(#loc88)
    %177 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc89)
    %178 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%177 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc89)
    %179 = linalg.batch_matmul {ao.layer = 1 : i64} ins(%176, %arg9 : tensor<4x40x64xf32>, tensor<4x64x128xf32>) outs(%178 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc89)
    %180 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc90)
    %181 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<4x40x128xf32>) outs(%180 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.mulf %in, %in : f32
      linalg.yield %207 : f32
    } -> tensor<4x40x128xf32> loc(#loc90)
    %182 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc91)
    %183 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<4x40x128xf32>) outs(%182 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.mulf %in, %cst_6 : f32
      linalg.yield %207 : f32
    } -> tensor<4x40x128xf32> loc(#loc91)
    %184 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc92)
    %185 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %181 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%184 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in_17, %in : f32
      %208 = arith.mulf %207, %cst_5 : f32
      %209 = arith.addf %in, %208 : f32
      %210 = arith.mulf %209, %cst_4 : f32
      %211 = math.tanh %210 : f32
      linalg.yield %211 : f32
    } -> tensor<4x40x128xf32> loc(#loc92)
    %186 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc93)
    %187 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<4x40x128xf32>) outs(%186 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.subf %cst_9, %in : f32
      linalg.yield %207 : f32
    } -> tensor<4x40x128xf32> loc(#loc93)
    %188 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc94)
    %189 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<4x40x128xf32>) outs(%188 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.addf %in, %cst_9 : f32
      %208 = arith.mulf %207, %cst_3 : f32
      linalg.yield %208 : f32
    } -> tensor<4x40x128xf32> loc(#loc94)
    %190 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc95)
    %191 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %189 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%190 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in, %in_17 : f32
      linalg.yield %207 : f32
    } -> tensor<4x40x128xf32> loc(#loc95)
    %192 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc96)
    %193 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%192 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc96)
    %194 = linalg.batch_matmul {ao.layer = 1 : i64} ins(%191, %arg5 : tensor<4x40x128xf32>, tensor<4x128x64xf32>) outs(%193 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc96)
    %195 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc97)
    %expanded = tensor.expand_shape %195 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc97)
    %196 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%expanded : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc97)
    %expanded_14 = tensor.expand_shape %173 [[0, 1], [2], [3]] output_shape [2, 32, 4, 40] {ao.layer = 1 : i64} : tensor<64x4x40xf32> into tensor<2x32x4x40xf32> loc(#loc97)
    %197 = linalg.generic {indexing_maps = [#map17, #map18, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_14, %194 : tensor<2x32x4x40xf32>, tensor<4x40x64xf32>) outs(%196 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in, %in_17 : f32
      %208 = arith.addf %out, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<2x32x64xf32> loc(#loc97)
    %expanded_15 = tensor.expand_shape %97 [[0, 1], [2]] output_shape [2, 32, 64] : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc98)
    %198 = tensor.empty() : tensor<2x32x64xf32> loc(#loc98)
    %199 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_15, %197, %arg11 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%198 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_17: f32, %in_18: f32, %out: f32):
      %207 = arith.addf %in, %in_17 : f32
      %208 = arith.subf %207, %in_18 : f32
      linalg.yield %208 : f32
    } -> tensor<2x32x64xf32> loc(#loc98)
    %collapsed_16 = tensor.collapse_shape %199 [[0, 1], [2]] : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc98)
    %200 = tensor.empty() : tensor<f32> loc(#loc99)
    %201 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = []} ins(%69, %171 : tensor<f32>, tensor<f32>) outs(%200 : tensor<f32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in_17, %cst_7 : f32
      %208 = arith.mulf %in, %cst_7 : f32
      %209 = arith.addf %208, %cst_13 : f32
      %210 = arith.addf %209, %207 : f32
      %211 = arith.divf %210, %cst_1 : f32
      linalg.yield %211 : f32
    } -> tensor<f32> loc(#loc99)
    %202 = tensor.empty() : tensor<f32> loc(#loc100)
    %203 = linalg.fill ins(%cst_13 : f32) outs(%202 : tensor<f32>) -> tensor<f32> loc(#loc100)
    %204 = linalg.generic {indexing_maps = [#map, #map21], iterator_types = ["reduction", "reduction"]} ins(%collapsed_16 : tensor<64x64xf32>) outs(%203 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %207 = arith.mulf %in, %in : f32
      %208 = arith.addf %out, %207 : f32
      linalg.yield %208 : f32
    } -> tensor<f32> loc(#loc100)
    %205 = tensor.empty() : tensor<f32> loc(#loc101)
    %206 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = []} ins(%204, %201 : tensor<f32>, tensor<f32>) outs(%205 : tensor<f32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %207 = arith.mulf %in_17, %cst : f32
      %208 = arith.divf %in, %cst_0 : f32
      %209 = arith.addf %208, %207 : f32
      linalg.yield %209 : f32
    } -> tensor<f32> loc(#loc101)
    return %206, %201, %arg0, %arg3, %arg4, %arg5, %arg8, %arg9, %9, %11, %19, %24, %28, %40, %47, %42, %49, %63, %58, %74, %81, %83, %85, %87, %77, %89, %92, %71, %102, %111, %109, %115, %113, %117, %125, %130, %134, %146, %153, %148, %155, %165, %160, %176, %183, %185, %187, %189, %179, %191, %194, %173, %collapsed_16 : tensor<f32>, tensor<f32>, tensor<4x128x64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>, tensor<4x128x64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x1xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<4xf32>, tensor<64x4x40xf32>, tensor<4x40x64xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x64xf32>, tensor<64x4x40xf32>, tensor<64x64xf32>, tensor<64x1xf32>, tensor<64x1xf32>, tensor<1x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x1xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<4xf32>, tensor<64x4x40xf32>, tensor<4x40x64xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x64xf32>, tensor<64x4x40xf32>, tensor<64x64xf32>
  } loc(#loc1)
  func.func @bwd(%arg0: tensor<4x128x64xf32> loc("layer0/down"), %arg1: tensor<64x4xf32> loc("layer0/router"), %arg2: tensor<4x64x128xf32> loc("layer0/up"), %arg3: tensor<4x128x64xf32> loc("layer1/down"), %arg4: tensor<64x4xf32> loc("layer1/router"), %arg5: tensor<4x64x128xf32> loc("layer1/up"), %arg6: tensor<64x64xf32> loc("layer0/router/mul.2"), %arg7: tensor<64x64xf32> loc("layer0/router/add.2"), %arg8: tensor<64x4xf32> loc("layer0/router/exp"), %arg9: tensor<64x1xf32> loc("layer0/router/broadcast_in_dim.5"), %arg10: tensor<64x1xf32> loc("layer0/router/div.4"), %arg11: tensor<64x4xf32> loc("layer0/router/convert_element_type"), %arg12: tensor<64x1xf32> loc("layer0/router/broadcast_in_dim.8"), %arg13: tensor<64x4xf32> loc("layer0/router/mul.6"), %arg14: tensor<64x1xf32> loc("layer0/router/div.7"), %arg15: tensor<4xf32> loc("layer0/router/div.8"), %arg16: tensor<64x4x40xf32> loc("layer0/router/mul.9"), %arg17: tensor<4x40x64xf32> loc("layer0/experts/dot_general"), %arg18: tensor<4x40x128xf32> loc("layer0/experts/mul"), %arg19: tensor<4x40x128xf32> loc("layer0/experts/tanh"), %arg20: tensor<4x40x128xf32> loc("layer0/experts/sub"), %arg21: tensor<4x40x128xf32> loc("layer0/experts/mul.3"), %arg22: tensor<4x40x128xf32> loc("layer0/experts/dot_general.1"), %arg23: tensor<4x40x128xf32> loc("layer0/experts/mul.4"), %arg24: tensor<4x40x64xf32> loc("layer0/experts/dot_general.2"), %arg25: tensor<64x4x40xf32> loc("layer0/router/mul.13"), %arg26: tensor<64x64xf32> loc("layer1/router/sub.1"), %arg27: tensor<64x1xf32> loc("layer1/router/mul.1"), %arg28: tensor<64x1xf32> loc("layer1/router/rsqrt"), %arg29: tensor<1x64xf32> loc("layer1/router/broadcast_in_dim.2"), %arg30: tensor<64x64xf32> loc("layer1/router/mul.3"), %arg31: tensor<64x64xf32> loc("layer1/router/add.2"), %arg32: tensor<64x4xf32> loc("layer1/router/exp"), %arg33: tensor<64x1xf32> loc("layer1/router/broadcast_in_dim.5"), %arg34: tensor<64x1xf32> loc("layer1/router/div.5"), %arg35: tensor<64x4xf32> loc("layer1/router/convert_element_type"), %arg36: tensor<64x1xf32> loc("layer1/router/broadcast_in_dim.8"), %arg37: tensor<64x4xf32> loc("layer1/router/mul.7"), %arg38: tensor<64x1xf32> loc("layer1/router/div.8"), %arg39: tensor<4xf32> loc("layer1/router/div.9"), %arg40: tensor<64x4x40xf32> loc("layer1/router/mul.10"), %arg41: tensor<4x40x64xf32> loc("layer1/experts/dot_general"), %arg42: tensor<4x40x128xf32> loc("layer1/experts/mul"), %arg43: tensor<4x40x128xf32> loc("layer1/experts/tanh"), %arg44: tensor<4x40x128xf32> loc("layer1/experts/sub"), %arg45: tensor<4x40x128xf32> loc("layer1/experts/mul.3"), %arg46: tensor<4x40x128xf32> loc("layer1/experts/dot_general.1"), %arg47: tensor<4x40x128xf32> loc("layer1/experts/mul.4"), %arg48: tensor<4x40x64xf32> loc("layer1/experts/dot_general.2"), %arg49: tensor<64x4x40xf32> loc("layer1/router/mul.14"), %arg50: tensor<64x64xf32> loc("head/sub"), %arg51: tensor<f32> loc("cotangent0"), %arg52: tensor<f32> loc("cotangent1")) -> (tensor<4x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>, tensor<4x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>) {
    %cst = arith.constant 6.400000e+01 : f32
    %cst_0 = arith.constant {ao.layer = 1 : i64} 4.000000e+00 : f32
    %cst_1 = arith.constant 4.471500e-02 : f32
    %cst_2 = arith.constant 0.797884583 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 2.000000e+00 : f32
    %cst_6 = arith.constant 4.096000e+03 : f32
    %cst_7 = arith.constant 0.00999999977 : f32
    %0 = tensor.empty() : tensor<64x64xf32> loc(#loc105)
    %1 = linalg.generic {indexing_maps = [#map, #map21, #map], iterator_types = ["parallel", "parallel"]} ins(%arg50, %arg51 : tensor<64x64xf32>, tensor<f32>) outs(%0 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.divf %in_34, %cst_6 : f32
      %169 = arith.mulf %168, %in : f32
      %170 = arith.mulf %in, %168 : f32
      %171 = arith.addf %170, %169 : f32
      linalg.yield %171 : f32
    } -> tensor<64x64xf32> loc(#loc105)
    %2 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc106)
    %3 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%2 : tensor<64x4x40xf32>) -> tensor<64x4x40xf32> loc(#loc106)
    %4 = linalg.generic {indexing_maps = [#map22, #map23, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1, %arg49 : tensor<64x64xf32>, tensor<64x4x40xf32>) outs(%3 : tensor<64x4x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x4x40xf32> loc(#loc106)
    %5 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc107)
    %6 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<64x4x40xf32>) outs(%5 : tensor<4x40x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x40x64xf32> loc(#loc107)
    %7 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc108)
    %expanded = tensor.expand_shape %7 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 1 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc108)
    %8 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded : tensor<64x4x1x40xf32>) -> tensor<64x4x1x40xf32> loc(#loc108)
    %expanded_8 = tensor.expand_shape %arg48 [[0, 1], [2], [3]] output_shape [4, 1, 40, 64] {ao.layer = 1 : i64} : tensor<4x40x64xf32> into tensor<4x1x40x64xf32> loc(#loc108)
    %9 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1, %expanded_8 : tensor<64x64xf32>, tensor<4x1x40x64xf32>) outs(%8 : tensor<64x4x1x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x4x1x40xf32> loc(#loc108)
    %10 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x64x128xf32> loc(#loc109)
    %11 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%10 : tensor<4x64x128xf32>) -> tensor<4x64x128xf32> loc(#loc109)
    %12 = linalg.generic {indexing_maps = [#map28, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6, %arg47 : tensor<4x40x64xf32>, tensor<4x40x128xf32>) outs(%11 : tensor<4x64x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<4x64x128xf32> loc(#loc109)
    %13 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x128x64xf32> loc(#loc110)
    %14 = linalg.generic {indexing_maps = [#map29, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<4x64x128xf32>) outs(%13 : tensor<4x128x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x128x64xf32> loc(#loc110)
    %15 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc111)
    %16 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%15 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc111)
    %17 = linalg.generic {indexing_maps = [#map30, #map31, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6, %arg3 : tensor<4x40x64xf32>, tensor<4x128x64xf32>) outs(%16 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<4x40x128xf32> loc(#loc111)
    %18 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc112)
    %19 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %arg45, %arg46, %arg44, %arg43, %arg42 : tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%18 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %in_36: f32, %in_37: f32, %in_38: f32, %out: f32):
      %168 = arith.mulf %in_35, %in : f32
      %169 = arith.mulf %168, %cst_3 : f32
      %170 = arith.mulf %169, %in_36 : f32
      %171 = arith.mulf %170, %in_37 : f32
      %172 = arith.addf %170, %171 : f32
      %173 = arith.mulf %172, %cst_2 : f32
      %174 = arith.mulf %173, %cst_1 : f32
      %175 = arith.mulf %174, %in_38 : f32
      %176 = arith.mulf %in, %in_34 : f32
      %177 = arith.addf %176, %173 : f32
      %178 = arith.addf %177, %175 : f32
      linalg.yield %178 : f32
    } -> tensor<4x40x128xf32> loc(#loc112)
    %20 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x128x64xf32> loc(#loc113)
    %21 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%20 : tensor<4x128x64xf32>) -> tensor<4x128x64xf32> loc(#loc113)
    %22 = linalg.generic {indexing_maps = [#map28, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19, %arg41 : tensor<4x40x128xf32>, tensor<4x40x64xf32>) outs(%21 : tensor<4x128x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<4x128x64xf32> loc(#loc113)
    %23 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x64x128xf32> loc(#loc114)
    %24 = linalg.generic {indexing_maps = [#map29, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x128x64xf32>) outs(%23 : tensor<4x64x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x64x128xf32> loc(#loc114)
    %25 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc115)
    %26 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%25 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc115)
    %27 = linalg.generic {indexing_maps = [#map30, #map31, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19, %arg5 : tensor<4x40x128xf32>, tensor<4x64x128xf32>) outs(%26 : tensor<4x40x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<4x40x64xf32> loc(#loc115)
    %28 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc116)
    %29 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%28 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc116)
    %30 = linalg.generic {indexing_maps = [#map32, #map33, #map15], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%27, %arg40 : tensor<4x40x64xf32>, tensor<64x4x40xf32>) outs(%29 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x64xf32> loc(#loc116)
    %31 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc117)
    %expanded_9 = tensor.expand_shape %31 [[0], [1, 2]] output_shape [64, 4, 1] {ao.layer = 1 : i64} : tensor<64x4xf32> into tensor<64x4x1xf32> loc(#loc117)
    %32 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_9 : tensor<64x4x1xf32>) -> tensor<64x4x1xf32> loc(#loc117)
    %expanded_10 = tensor.expand_shape %arg40 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 1 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc117)
    %33 = linalg.generic {indexing_maps = [#map34, #map34, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %expanded_10 : tensor<64x4x1x40xf32>, tensor<64x4x1x40xf32>) outs(%32 : tensor<64x4x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x4x1xf32> loc(#loc117)
    %34 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc118)
    %35 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%34 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc118)
    %36 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%33 : tensor<64x4x1xf32>) outs(%35 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<64x4xf32> loc(#loc118)
    %37 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc119)
    %38 = linalg.generic {indexing_maps = [#map8, #map8, #map7], iterator_types = ["parallel"]} ins(%arg52, %arg51 : tensor<f32>, tensor<f32>) outs(%37 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in_34, %cst_7 : f32
      %169 = arith.addf %in, %168 : f32
      %170 = arith.divf %169, %cst_5 : f32
      %171 = arith.mulf %170, %cst_0 : f32
      linalg.yield %171 : f32
    } -> tensor<4xf32> loc(#loc119)
    %39 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc120)
    %40 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%39 : tensor<64xf32>) -> tensor<64xf32> loc(#loc120)
    %41 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%36, %arg38, %arg37 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%40 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.mulf %168, %in_35 : f32
      %170 = arith.addf %out, %169 : f32
      linalg.yield %170 : f32
    } -> tensor<64xf32> loc(#loc120)
    %expanded_11 = tensor.expand_shape %41 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc121)
    %42 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc122)
    %43 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%42 : tensor<64xf32>) -> tensor<64xf32> loc(#loc122)
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_11 : tensor<64x1xf32>) outs(%43 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64xf32> loc(#loc122)
    %45 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc123)
    %46 = linalg.generic {indexing_maps = [#map2, #map2, #map, #map3, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg39, %38, %36, %arg36, %44, %arg35 : tensor<4xf32>, tensor<4xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%45 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %in_36: f32, %in_37: f32, %in_38: f32, %out: f32):
      %168 = arith.divf %in_35, %in_36 : f32
      %169 = arith.addf %168, %in_37 : f32
      %170 = arith.mulf %169, %in_38 : f32
      %171 = arith.mulf %in, %in_34 : f32
      %172 = arith.divf %171, %cst : f32
      %173 = arith.addf %172, %170 : f32
      linalg.yield %173 : f32
    } -> tensor<64x4xf32> loc(#loc123)
    %47 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc124)
    %48 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%47 : tensor<64xf32>) -> tensor<64xf32> loc(#loc124)
    %49 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%46, %arg34, %arg32 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%48 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.mulf %168, %in_35 : f32
      %170 = arith.addf %out, %169 : f32
      linalg.yield %170 : f32
    } -> tensor<64xf32> loc(#loc124)
    %expanded_12 = tensor.expand_shape %49 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc125)
    %50 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc126)
    %51 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%50 : tensor<64xf32>) -> tensor<64xf32> loc(#loc126)
    %52 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_12 : tensor<64x1xf32>) outs(%51 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64xf32> loc(#loc126)
    %53 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc127)
    %54 = linalg.generic {indexing_maps = [#map, #map3, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%46, %arg33, %52, %arg32 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%53 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %in_36: f32, %out: f32):
      %168 = arith.divf %in, %in_34 : f32
      %169 = arith.addf %168, %in_35 : f32
      %170 = arith.mulf %169, %in_36 : f32
      linalg.yield %170 : f32
    } -> tensor<64x4xf32> loc(#loc127)
    %55 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x64xf32> loc(#loc128)
    %56 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%55 : tensor<4x64xf32>) -> tensor<4x64xf32> loc(#loc128)
    %57 = linalg.generic {indexing_maps = [#map35, #map36, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%54, %arg31 : tensor<64x4xf32>, tensor<64x64xf32>) outs(%56 : tensor<4x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<4x64xf32> loc(#loc128)
    %58 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc129)
    %59 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<4x64xf32>) outs(%58 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4xf32> loc(#loc129)
    %60 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc130)
    %61 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%60 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc130)
    %62 = linalg.generic {indexing_maps = [#map37, #map38, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%54, %arg4 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%61 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x64xf32> loc(#loc130)
    %63 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc131)
    %64 = linalg.generic {indexing_maps = [#map6, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %62 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%63 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.addf %in, %in_34 : f32
      linalg.yield %168 : f32
    } -> tensor<64x64xf32> loc(#loc131)
    %65 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc132)
    %expanded_13 = tensor.expand_shape %65 [[0, 1]] output_shape [1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc132)
    %66 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_13 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc132)
    %expanded_14 = tensor.expand_shape %64 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc132)
    %67 = linalg.generic {indexing_maps = [#map24, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_14 : tensor<64x1x64xf32>) outs(%66 : tensor<1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<1x64xf32> loc(#loc132)
    %68 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc133)
    %69 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%68 : tensor<64xf32>) -> tensor<64xf32> loc(#loc133)
    %70 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%67 : tensor<1x64xf32>) outs(%69 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<64xf32> loc(#loc133)
    %71 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc134)
    %expanded_15 = tensor.expand_shape %71 [[0, 1]] output_shape [1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc134)
    %72 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_15 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc134)
    %expanded_16 = tensor.expand_shape %arg30 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc134)
    %expanded_17 = tensor.expand_shape %64 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc134)
    %73 = linalg.generic {indexing_maps = [#map24, #map24, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_16, %expanded_17 : tensor<64x1x64xf32>, tensor<64x1x64xf32>) outs(%72 : tensor<1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<1x64xf32> loc(#loc134)
    %74 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc135)
    %75 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %arg29 : tensor<64x64xf32>, tensor<1x64xf32>) outs(%74 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      linalg.yield %168 : f32
    } -> tensor<64x64xf32> loc(#loc135)
    %76 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc136)
    %77 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%76 : tensor<64xf32>) -> tensor<64xf32> loc(#loc136)
    %78 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%73 : tensor<1x64xf32>) outs(%77 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<64xf32> loc(#loc136)
    %79 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc137)
    %expanded_18 = tensor.expand_shape %79 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc137)
    %80 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_18 : tensor<64x1xf32>) -> tensor<64x1xf32> loc(#loc137)
    %expanded_19 = tensor.expand_shape %arg26 [[0, 1], [2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc137)
    %expanded_20 = tensor.expand_shape %75 [[0, 1], [2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc137)
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_19, %expanded_20 : tensor<64x1x64xf32>, tensor<64x1x64xf32>) outs(%80 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x1xf32> loc(#loc137)
    %82 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc138)
    %83 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%82 : tensor<64xf32>) -> tensor<64xf32> loc(#loc138)
    %84 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%81, %arg27 : tensor<64x1xf32>, tensor<64x1xf32>) outs(%83 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.divf %168, %cst : f32
      %170 = arith.addf %out, %169 : f32
      linalg.yield %170 : f32
    } -> tensor<64xf32> loc(#loc138)
    %85 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc139)
    %86 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%75, %arg28, %arg26, %84 : tensor<64x64xf32>, tensor<64x1xf32>, tensor<64x64xf32>, tensor<64xf32>) outs(%85 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %in_36: f32, %out: f32):
      %168 = arith.mulf %in_36, %in_35 : f32
      %169 = arith.mulf %in_35, %in_36 : f32
      %170 = arith.mulf %in, %in_34 : f32
      %171 = arith.addf %170, %169 : f32
      %172 = arith.addf %171, %168 : f32
      linalg.yield %172 : f32
    } -> tensor<64x64xf32> loc(#loc139)
    %87 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc140)
    %expanded_21 = tensor.expand_shape %87 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc140)
    %88 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_21 : tensor<64x1xf32>) -> tensor<64x1xf32> loc(#loc140)
    %expanded_22 = tensor.expand_shape %86 [[0, 1], [2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc140)
    %89 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_22 : tensor<64x1x64xf32>) outs(%88 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x1xf32> loc(#loc140)
    %90 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc141)
    %91 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%90 : tensor<64xf32>) -> tensor<64xf32> loc(#loc141)
    %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%89 : tensor<64x1xf32>) outs(%91 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64xf32> loc(#loc141)
    %93 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc142)
    %94 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %86, %92 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>) outs(%93 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %out: f32):
      %168 = arith.addf %in, %in_34 : f32
      %169 = arith.addf %168, %in_35 : f32
      linalg.yield %169 : f32
    } -> tensor<64x64xf32> loc(#loc142)
    %95 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc143)
    %96 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%95 : tensor<64x4x40xf32>) -> tensor<64x4x40xf32> loc(#loc143)
    %97 = linalg.generic {indexing_maps = [#map22, #map23, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%94, %arg25 : tensor<64x64xf32>, tensor<64x4x40xf32>) outs(%96 : tensor<64x4x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x4x40xf32> loc(#loc143)
    %98 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc144)
    %99 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<64x4x40xf32>) outs(%98 : tensor<4x40x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x40x64xf32> loc(#loc144)
    %100 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc145)
    %expanded_23 = tensor.expand_shape %100 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 0 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc145)
    %101 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_23 : tensor<64x4x1x40xf32>) -> tensor<64x4x1x40xf32> loc(#loc145)
    %expanded_24 = tensor.expand_shape %arg24 [[0, 1], [2], [3]] output_shape [4, 1, 40, 64] {ao.layer = 0 : i64} : tensor<4x40x64xf32> into tensor<4x1x40x64xf32> loc(#loc145)
    %102 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%94, %expanded_24 : tensor<64x64xf32>, tensor<4x1x40x64xf32>) outs(%101 : tensor<64x4x1x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x4x1x40xf32> loc(#loc145)
    %103 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x64x128xf32> loc(#loc146)
    %104 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%103 : tensor<4x64x128xf32>) -> tensor<4x64x128xf32> loc(#loc146)
    %105 = linalg.generic {indexing_maps = [#map28, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%99, %arg23 : tensor<4x40x64xf32>, tensor<4x40x128xf32>) outs(%104 : tensor<4x64x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<4x64x128xf32> loc(#loc146)
    %106 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x128x64xf32> loc(#loc147)
    %107 = linalg.generic {indexing_maps = [#map29, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<4x64x128xf32>) outs(%106 : tensor<4x128x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x128x64xf32> loc(#loc147)
    %108 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc148)
    %109 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%108 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc148)
    %110 = linalg.generic {indexing_maps = [#map30, #map31, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%99, %arg0 : tensor<4x40x64xf32>, tensor<4x128x64xf32>) outs(%109 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<4x40x128xf32> loc(#loc148)
    %111 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc149)
    %112 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %arg21, %arg22, %arg20, %arg19, %arg18 : tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%111 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %in_36: f32, %in_37: f32, %in_38: f32, %out: f32):
      %168 = arith.mulf %in_35, %in : f32
      %169 = arith.mulf %168, %cst_3 : f32
      %170 = arith.mulf %169, %in_36 : f32
      %171 = arith.mulf %170, %in_37 : f32
      %172 = arith.addf %170, %171 : f32
      %173 = arith.mulf %172, %cst_2 : f32
      %174 = arith.mulf %173, %cst_1 : f32
      %175 = arith.mulf %174, %in_38 : f32
      %176 = arith.mulf %in, %in_34 : f32
      %177 = arith.addf %176, %173 : f32
      %178 = arith.addf %177, %175 : f32
      linalg.yield %178 : f32
    } -> tensor<4x40x128xf32> loc(#loc149)
    %113 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x128x64xf32> loc(#loc150)
    %114 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%113 : tensor<4x128x64xf32>) -> tensor<4x128x64xf32> loc(#loc150)
    %115 = linalg.generic {indexing_maps = [#map28, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%112, %arg17 : tensor<4x40x128xf32>, tensor<4x40x64xf32>) outs(%114 : tensor<4x128x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<4x128x64xf32> loc(#loc150)
    %116 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x64x128xf32> loc(#loc151)
    %117 = linalg.generic {indexing_maps = [#map29, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<4x128x64xf32>) outs(%116 : tensor<4x64x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x64x128xf32> loc(#loc151)
    %118 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc152)
    %119 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%118 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc152)
    %120 = linalg.generic {indexing_maps = [#map30, #map31, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%112, %arg2 : tensor<4x40x128xf32>, tensor<4x64x128xf32>) outs(%119 : tensor<4x40x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<4x40x64xf32> loc(#loc152)
    %121 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc153)
    %122 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%121 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc153)
    %123 = linalg.generic {indexing_maps = [#map32, #map33, #map15], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%120, %arg16 : tensor<4x40x64xf32>, tensor<64x4x40xf32>) outs(%122 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x64xf32> loc(#loc153)
    %124 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc154)
    %expanded_25 = tensor.expand_shape %124 [[0], [1, 2]] output_shape [64, 4, 1] {ao.layer = 0 : i64} : tensor<64x4xf32> into tensor<64x4x1xf32> loc(#loc154)
    %125 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_25 : tensor<64x4x1xf32>) -> tensor<64x4x1xf32> loc(#loc154)
    %expanded_26 = tensor.expand_shape %arg16 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 0 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc154)
    %126 = linalg.generic {indexing_maps = [#map34, #map34, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%102, %expanded_26 : tensor<64x4x1x40xf32>, tensor<64x4x1x40xf32>) outs(%125 : tensor<64x4x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x4x1xf32> loc(#loc154)
    %127 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc155)
    %128 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%127 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc155)
    %129 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<64x4x1xf32>) outs(%128 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<64x4xf32> loc(#loc155)
    %130 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc156)
    %131 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%130 : tensor<64xf32>) -> tensor<64xf32> loc(#loc156)
    %132 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%129, %arg14, %arg13 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%131 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.mulf %168, %in_35 : f32
      %170 = arith.addf %out, %169 : f32
      linalg.yield %170 : f32
    } -> tensor<64xf32> loc(#loc156)
    %expanded_27 = tensor.expand_shape %132 [[0, 1]] output_shape [64, 1] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc157)
    %133 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc158)
    %134 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%133 : tensor<64xf32>) -> tensor<64xf32> loc(#loc158)
    %135 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_27 : tensor<64x1xf32>) outs(%134 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64xf32> loc(#loc158)
    %136 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc159)
    %137 = linalg.generic {indexing_maps = [#map2, #map2, #map, #map3, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg15, %38, %129, %arg12, %135, %arg11 : tensor<4xf32>, tensor<4xf32>, tensor<64x4xf32>, tensor<64x1xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%136 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %in_36: f32, %in_37: f32, %in_38: f32, %out: f32):
      %168 = arith.divf %in_35, %in_36 : f32
      %169 = arith.addf %168, %in_37 : f32
      %170 = arith.mulf %169, %in_38 : f32
      %171 = arith.mulf %in, %in_34 : f32
      %172 = arith.divf %171, %cst : f32
      %173 = arith.addf %172, %170 : f32
      linalg.yield %173 : f32
    } -> tensor<64x4xf32> loc(#loc159)
    %138 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc160)
    %139 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%138 : tensor<64xf32>) -> tensor<64xf32> loc(#loc160)
    %140 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%137, %arg10, %arg8 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%139 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.mulf %168, %in_35 : f32
      %170 = arith.addf %out, %169 : f32
      linalg.yield %170 : f32
    } -> tensor<64xf32> loc(#loc160)
    %expanded_28 = tensor.expand_shape %140 [[0, 1]] output_shape [64, 1] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc161)
    %141 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc162)
    %142 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%141 : tensor<64xf32>) -> tensor<64xf32> loc(#loc162)
    %143 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_28 : tensor<64x1xf32>) outs(%142 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64xf32> loc(#loc162)
    %144 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc163)
    %145 = linalg.generic {indexing_maps = [#map, #map3, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%137, %arg9, %143, %arg8 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%144 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %in_35: f32, %in_36: f32, %out: f32):
      %168 = arith.divf %in, %in_34 : f32
      %169 = arith.addf %168, %in_35 : f32
      %170 = arith.mulf %169, %in_36 : f32
      linalg.yield %170 : f32
    } -> tensor<64x4xf32> loc(#loc163)
    %146 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x64xf32> loc(#loc164)
    %147 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%146 : tensor<4x64xf32>) -> tensor<4x64xf32> loc(#loc164)
    %148 = linalg.generic {indexing_maps = [#map35, #map36, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145, %arg7 : tensor<64x4xf32>, tensor<64x64xf32>) outs(%147 : tensor<4x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<4x64xf32> loc(#loc164)
    %149 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc165)
    %150 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<4x64xf32>) outs(%149 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4xf32> loc(#loc165)
    %151 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc166)
    %152 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%151 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc166)
    %153 = linalg.generic {indexing_maps = [#map37, #map38, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145, %arg1 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%152 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<64x64xf32> loc(#loc166)
    %154 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc167)
    %155 = linalg.generic {indexing_maps = [#map6, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%123, %153 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%154 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.addf %in, %in_34 : f32
      linalg.yield %168 : f32
    } -> tensor<64x64xf32> loc(#loc167)
    %156 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc168)
    %expanded_29 = tensor.expand_shape %156 [[0, 1]] output_shape [1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc168)
    %157 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_29 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc168)
    %expanded_30 = tensor.expand_shape %155 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc168)
    %158 = linalg.generic {indexing_maps = [#map24, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_30 : tensor<64x1x64xf32>) outs(%157 : tensor<1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<1x64xf32> loc(#loc168)
    %159 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc169)
    %160 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%159 : tensor<64xf32>) -> tensor<64xf32> loc(#loc169)
    %161 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%158 : tensor<1x64xf32>) outs(%160 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<64xf32> loc(#loc169)
    %162 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc170)
    %expanded_31 = tensor.expand_shape %162 [[0, 1]] output_shape [1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc170)
    %163 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_31 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc170)
    %expanded_32 = tensor.expand_shape %arg6 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc170)
    %expanded_33 = tensor.expand_shape %155 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc170)
    %164 = linalg.generic {indexing_maps = [#map24, #map24, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_32, %expanded_33 : tensor<64x1x64xf32>, tensor<64x1x64xf32>) outs(%163 : tensor<1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %168 = arith.mulf %in, %in_34 : f32
      %169 = arith.addf %out, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<1x64xf32> loc(#loc170)
    %165 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc171)
    %166 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%165 : tensor<64xf32>) -> tensor<64xf32> loc(#loc171)
    %167 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%164 : tensor<1x64xf32>) outs(%166 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<64xf32> loc(#loc171)
    return %107, %161, %167, %150, %117, %14, %70, %78, %59, %24 : tensor<4x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>, tensor<4x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>
  } loc(#loc102)
}
#loc1 = loc("fwd")
#loc14 = loc("reshape")
#loc15 = loc("layer0/router/reduce_sum")
#loc16 = loc("layer0/router/sub.1")
#loc17 = loc("layer0/router/reduce_sum.1")
#loc20 = loc("layer0/router/dot_general")
#loc21 = loc("layer0/router/reduce_max")
#loc23 = loc("layer0/router/reduce_sum.2")
#loc25 = loc("layer0/router/div.3")
#loc27 = loc("layer0/router/reduce_max.1")
#loc28 = loc("layer0/router/ge.1")
#loc29 = loc("layer0/router/_where/select_n")
#loc30 = loc("layer0/router/reduce_max.2")
#loc33 = loc("layer0/router/reduce_sum.3")
#loc36 = loc("layer0/router/convert_element_type.1")
#loc37 = loc("layer0/router/dot_general.1")
#loc38 = loc("layer0/router/iota.2")
#loc40 = loc("layer0/router/reduce_sum.4")
#loc42 = loc("layer0/router/reduce_sum.5")
#loc43 = loc("layer0/router/reduce_sum.6")
#loc47 = loc("layer0/experts/integer_pow")
#loc54 = loc("layer0/combine/dot_general")
#loc55 = loc("layer0/combine/add")
#loc56 = loc("layer1/router/reduce_sum")
#loc58 = loc("layer1/router/reduce_sum.1")
#loc59 = loc("layer1/router/add")
#loc65 = loc("layer1/router/dot_general")
#loc66 = loc("layer1/router/reduce_max")
#loc68 = loc("layer1/router/reduce_sum.2")
#loc70 = loc("layer1/router/div.4")
#loc72 = loc("layer1/router/reduce_max.1")
#loc73 = loc("layer1/router/ge.1")
#loc74 = loc("layer1/router/_where/select_n")
#loc75 = loc("layer1/router/reduce_max.2")
#loc78 = loc("layer1/router/reduce_sum.3")
#loc81 = loc("layer1/router/dot_general.1")
#loc83 = loc("layer1/router/reduce_sum.4")
#loc85 = loc("layer1/router/reduce_sum.5")
#loc86 = loc("layer1/router/reduce_sum.6")
#loc90 = loc("layer1/experts/integer_pow")
#loc97 = loc("layer1/combine/dot_general")
#loc99 = loc("head/div")
#loc100 = loc("head/reduce_sum")
#loc101 = loc("head/add")
#loc102 = loc("bwd")
#loc105 = loc("bwd/head/add_any.1")
#loc106 = loc("bwd/layer1/combine/dot_general")
#loc107 = loc("bwd/layer1/combine/transpose")
#loc108 = loc("bwd/layer1/combine/dot_general.1")
#loc109 = loc("bwd/layer1/experts/dot_general")
#loc110 = loc("bwd/layer1/experts/transpose")
#loc111 = loc("bwd/layer1/experts/dot_general.1")
#loc112 = loc("bwd/layer1/experts/add_any.2")
#loc113 = loc("bwd/layer1/experts/dot_general.2")
#loc114 = loc("bwd/layer1/experts/transpose.1")
#loc115 = loc("bwd/layer1/experts/dot_general.3")
#loc116 = loc("bwd/layer1/experts/dot_general.4")
#loc117 = loc("bwd/layer1/router/reduce_sum")
#loc118 = loc("bwd/layer1/router/reduce_sum.1")
#loc119 = loc("bwd/layer1/router/broadcast_in_dim")
#loc120 = loc("bwd/layer1/router/reduce_sum.2")
#loc121 = loc("bwd/layer1/router/reshape.1")
#loc122 = loc("bwd/layer1/router/reduce_sum.3")
#loc123 = loc("bwd/layer1/router/add_any.1")
#loc124 = loc("bwd/layer1/router/reduce_sum.4")
#loc125 = loc("bwd/layer1/router/reshape.2")
#loc126 = loc("bwd/layer1/router/reduce_sum.5")
#loc127 = loc("bwd/layer1/router/mul.10")
#loc128 = loc("bwd/layer1/router/dot_general")
#loc129 = loc("bwd/layer1/router/transpose")
#loc130 = loc("bwd/layer1/router/dot_general.1")
#loc131 = loc("bwd/layer1/router/add_any.3")
#loc132 = loc("bwd/layer1/router/reduce_sum.6")
#loc133 = loc("bwd/layer1/router/reduce_sum.7")
#loc134 = loc("bwd/layer1/router/reduce_sum.8")
#loc135 = loc("bwd/layer1/router/mul.13")
#loc136 = loc("bwd/layer1/router/reduce_sum.9")
#loc137 = loc("bwd/layer1/router/reduce_sum.10")
#loc138 = loc("bwd/layer1/router/reduce_sum.11")
#loc139 = loc("bwd/layer1/router/add_any.5")
#loc140 = loc("bwd/layer1/router/reduce_sum.12")
#loc141 = loc("bwd/layer1/router/reduce_sum.13")
#loc142 = loc("bwd/layer1/router/add_any.7")
#loc143 = loc("bwd/layer0/combine/dot_general")
#loc144 = loc("bwd/layer0/combine/transpose")
#loc145 = loc("bwd/layer0/combine/dot_general.1")
#loc146 = loc("bwd/layer0/experts/dot_general")
#loc147 = loc("bwd/layer0/experts/transpose")
#loc148 = loc("bwd/layer0/experts/dot_general.1")
#loc149 = loc("bwd/layer0/experts/add_any.2")
#loc150 = loc("bwd/layer0/experts/dot_general.2")
#loc151 = loc("bwd/layer0/experts/transpose.1")
#loc152 = loc("bwd/layer0/experts/dot_general.3")
#loc153 = loc("bwd/layer0/experts/dot_general.4")
#loc154 = loc("bwd/layer0/router/reduce_sum")
#loc155 = loc("bwd/layer0/router/reduce_sum.1")
#loc156 = loc("bwd/layer0/router/reduce_sum.2")
#loc157 = loc("bwd/layer0/router/reshape.1")
#loc158 = loc("bwd/layer0/router/reduce_sum.3")
#loc159 = loc("bwd/layer0/router/add_any.1")
#loc160 = loc("bwd/layer0/router/reduce_sum.4")
#loc161 = loc("bwd/layer0/router/reshape.2")
#loc162 = loc("bwd/layer0/router/reduce_sum.5")
#loc163 = loc("bwd/layer0/router/mul.9")
#loc164 = loc("bwd/layer0/router/dot_general")
#loc165 = loc("bwd/layer0/router/transpose")
#loc166 = loc("bwd/layer0/router/dot_general.1")
#loc167 = loc("bwd/layer0/router/add_any.3")
#loc168 = loc("bwd/layer0/router/reduce_sum.6")
#loc169 = loc("bwd/layer0/router/reduce_sum.7")
#loc170 = loc("bwd/layer0/router/reduce_sum.8")
#loc171 = loc("bwd/layer0/router/reduce_sum.9")
