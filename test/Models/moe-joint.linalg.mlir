// Made by utils/export_jax.py; see test/Models/README.md.
// --model moe --form joint --dialect linalg --layers 2 --width 64 --sequence 32 --batch 2 --experts 4 --dtype f32
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
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3, d2)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map18 = affine_map<() -> ()>
#map19 = affine_map<(d0, d1) -> ()>
#map20 = affine_map<(d0, d1, d2, d3) -> (d3, d0)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d3, d1, d2)>
#map22 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map32 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map33 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map34 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map35 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map36 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module {
  func.func @train_step(%arg0: tensor<4x128x64xf32> loc("layer0/down"), %arg1: tensor<64xf32> loc("layer0/norm_bias"), %arg2: tensor<64xf32> loc("layer0/norm_gain"), %arg3: tensor<64x4xf32> loc("layer0/router"), %arg4: tensor<4x64x128xf32> loc("layer0/up"), %arg5: tensor<4x128x64xf32> loc("layer1/down"), %arg6: tensor<64xf32> loc("layer1/norm_bias"), %arg7: tensor<64xf32> loc("layer1/norm_gain"), %arg8: tensor<64x4xf32> loc("layer1/router"), %arg9: tensor<4x64x128xf32> loc("layer1/up"), %arg10: tensor<2x32x64xf32> loc("inputs"), %arg11: tensor<2x32x64xf32> loc("targets")) -> (tensor<f32>, tensor<f32>, tensor<4x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>, tensor<4x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>) attributes {ao.step} {
    %cst = arith.constant 2.000000e-02 : f32
    %cst_0 = arith.constant 2.44140625E-4 : f32
    %cst_1 = arith.constant 0.00999999977 : f32
    %cst_2 = arith.constant 4.096000e+03 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant {ao.layer = 1 : i64} -5.000000e-01 : f32 loc(#loc14)
    %cst_5 = arith.constant 5.000000e-01 : f32
    %cst_6 = arith.constant 0.797884583 : f32
    %cst_7 = arith.constant 4.471500e-02 : f32
    %cst_8 = arith.constant 3.000000e+00 : f32
    %cst_9 = arith.constant 4.000000e+00 : f32
    %cst_10 = arith.constant -1.000000e+00 : f32
    %cst_11 = arith.constant 1.000000e+00 : f32
    %cst_12 = arith.constant 0xFF800000 : f32
    %cst_13 = arith.constant 9.99999974E-6 : f32
    %cst_14 = arith.constant 6.400000e+01 : f32
    %cst_15 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg10 [[0, 1], [2]] : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc15)
    %0 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc16)
    %1 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%0 : tensor<64xf32>) -> tensor<64xf32> loc(#loc16)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%collapsed : tensor<64x64xf32>) outs(%1 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc16)
    %3 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc17)
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %2 : tensor<64x64xf32>, tensor<64xf32>) outs(%3 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.divf %in_46, %cst_14 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc17)
    %5 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc18)
    %6 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%5 : tensor<64xf32>) -> tensor<64xf32> loc(#loc18)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<64x64xf32>) outs(%6 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc18)
    %8 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc19)
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<64x64xf32>, tensor<64xf32>) outs(%8 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.divf %in_46, %cst_14 : f32
      %376 = arith.addf %375, %cst_13 : f32
      %377 = math.rsqrt %376 : f32
      %378 = arith.mulf %in, %377 : f32
      linalg.yield %378 : f32
    } -> tensor<64x64xf32> loc(#loc19)
    %10 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc20)
    %11 = linalg.generic {indexing_maps = [#map, #map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg2, %arg1 : tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%10 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %375, %in_47 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc20)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc21)
    %13 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%12 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc21)
    %14 = linalg.matmul {ao.layer = 0 : i64} ins(%11, %arg3 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%13 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc21)
    %15 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc22)
    %16 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%15 : tensor<64xf32>) -> tensor<64xf32> loc(#loc22)
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<64x4xf32>) outs(%16 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc22)
    %18 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc23)
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %17 : tensor<64x4xf32>, tensor<64xf32>) outs(%18 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.subf %in, %in_46 : f32
      %376 = math.exp %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4xf32> loc(#loc23)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc24)
    %21 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%20 : tensor<64xf32>) -> tensor<64xf32> loc(#loc24)
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<64x4xf32>) outs(%21 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc24)
    %23 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x1xf32> loc(#loc25)
    %24 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<64xf32>) outs(%23 : tensor<64x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc25)
    %25 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc26)
    %26 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<64x1xf32>) outs(%25 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4xf32> loc(#loc26)
    %27 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc27)
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %26 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%27 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.divf %in, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc27)
    %29 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc28)
    %30 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%29 : tensor<64xf32>) -> tensor<64xf32> loc(#loc28)
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<64x4xf32>) outs(%30 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc28)
    %32 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xi1> loc(#loc29)
    %33 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %31 : tensor<64x4xf32>, tensor<64xf32>) outs(%32 : tensor<64x4xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %375 = arith.cmpf oge, %in, %in_46 : f32
      linalg.yield %375 : i1
    } -> tensor<64x4xi1> loc(#loc29)
    %34 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc30)
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %28 : tensor<64x4xi1>, tensor<64x4xf32>) outs(%34 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_46: f32, %out: f32):
      %375 = arith.select %in, %cst_10, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc30)
    %36 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc31)
    %37 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%36 : tensor<64xf32>) -> tensor<64xf32> loc(#loc31)
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%35 : tensor<64x4xf32>) outs(%37 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc31)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc32)
    %40 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %35, %38 : tensor<64x4xi1>, tensor<64x4xf32>, tensor<64xf32>) outs(%39 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.cmpf oge, %in_46, %in_47 : f32
      %376 = arith.ori %in, %375 : i1
      %377 = arith.uitofp %376 : i1 to f32
      linalg.yield %377 : f32
    } -> tensor<64x4xf32> loc(#loc32)
    %41 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc33)
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %40 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%41 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc33)
    %43 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc34)
    %44 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%43 : tensor<64xf32>) -> tensor<64xf32> loc(#loc34)
    %45 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%42 : tensor<64x4xf32>) outs(%44 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc34)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x1xf32> loc(#loc35)
    %47 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<64xf32>) outs(%46 : tensor<64x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc35)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc36)
    %49 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<64x1xf32>) outs(%48 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4xf32> loc(#loc36)
    %50 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc37)
    %51 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%50 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      %375 = linalg.index 0 : index
      %376 = linalg.index 1 : index
      %377 = arith.index_cast %376 : index to i32
      %378 = arith.index_cast %375 : index to i32
      %379 = arith.cmpi sgt, %378, %377 : i32
      %380 = arith.uitofp %379 : i1 to f32
      linalg.yield %380 : f32
    } -> tensor<64x64xf32> loc(#loc37)
    %52 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc38)
    %53 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%52 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc38)
    %54 = linalg.matmul {ao.layer = 0 : i64} ins(%51, %40 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%53 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc38)
    %55 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xi32> loc(#loc39)
    %56 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%55 : tensor<64x4x40xi32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i32):
      %375 = linalg.index 2 : index
      %376 = arith.index_cast %375 : index to i32
      linalg.yield %376 : i32
    } -> tensor<64x4x40xi32> loc(#loc39)
    %57 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc40)
    %58 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %56, %40 : tensor<64x4xf32>, tensor<64x4x40xi32>, tensor<64x4xf32>) outs(%57 : tensor<64x4x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: i32, %in_47: f32, %out: f32):
      %375 = arith.fptosi %in : f32 to i32
      %376 = arith.cmpi eq, %375, %in_46 : i32
      %377 = arith.uitofp %376 : i1 to f32
      %378 = arith.mulf %377, %in_47 : f32
      linalg.yield %378 : f32
    } -> tensor<64x4x40xf32> loc(#loc40)
    %59 = tensor.empty() {ao.layer = 0 : i64} : tensor<4xf32> loc(#loc41)
    %60 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%59 : tensor<4xf32>) -> tensor<4xf32> loc(#loc41)
    %61 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%40 : tensor<64x4xf32>) outs(%60 : tensor<4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc41)
    %62 = tensor.empty() {ao.layer = 0 : i64} : tensor<4xf32> loc(#loc42)
    %63 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%61 : tensor<4xf32>) outs(%62 : tensor<4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.divf %in, %cst_14 : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc42)
    %64 = tensor.empty() {ao.layer = 0 : i64} : tensor<4xf32> loc(#loc43)
    %65 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%64 : tensor<4xf32>) -> tensor<4xf32> loc(#loc43)
    %66 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<64x4xf32>) outs(%65 : tensor<4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc43)
    %67 = tensor.empty() {ao.layer = 0 : i64} : tensor<f32> loc(#loc44)
    %68 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%67 : tensor<f32>) -> tensor<f32> loc(#loc44)
    %69 = linalg.generic {indexing_maps = [#map7, #map7, #map8], iterator_types = ["reduction"]} ins(%63, %66 : tensor<4xf32>, tensor<4xf32>) outs(%68 : tensor<f32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.divf %in_46, %cst_14 : f32
      %376 = arith.mulf %in, %375 : f32
      %377 = arith.addf %out, %376 : f32
      linalg.yield %377 : f32
    } -> tensor<f32> loc(#loc44)
    %70 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc45)
    %71 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %49, %58 : tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4x40xf32>) outs(%70 : tensor<64x4x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.divf %in, %in_46 : f32
      %376 = arith.mulf %375, %in_47 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x40xf32> loc(#loc45)
    %72 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc46)
    %73 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%72 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc46)
    %74 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58, %11 : tensor<64x4x40xf32>, tensor<64x64xf32>) outs(%73 : tensor<4x40x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x64xf32> loc(#loc46)
    %75 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc47)
    %76 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%75 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc47)
    %77 = linalg.batch_matmul {ao.layer = 0 : i64} ins(%74, %arg4 : tensor<4x40x64xf32>, tensor<4x64x128xf32>) outs(%76 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc47)
    %78 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc48)
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<4x40x128xf32>) outs(%78 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4x40x128xf32> loc(#loc48)
    %80 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc49)
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %79 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%80 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %in : f32
      %376 = arith.mulf %375, %cst_7 : f32
      %377 = arith.addf %in, %376 : f32
      %378 = arith.mulf %377, %cst_6 : f32
      %379 = math.tanh %378 : f32
      linalg.yield %379 : f32
    } -> tensor<4x40x128xf32> loc(#loc49)
    %82 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc50)
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<4x40x128xf32>) outs(%82 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %in, %cst_11 : f32
      %376 = arith.mulf %375, %cst_5 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x128xf32> loc(#loc50)
    %84 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc51)
    %85 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %83 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%84 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<4x40x128xf32> loc(#loc51)
    %86 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc52)
    %87 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%86 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc52)
    %88 = linalg.batch_matmul {ao.layer = 0 : i64} ins(%85, %arg0 : tensor<4x40x128xf32>, tensor<4x128x64xf32>) outs(%87 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc52)
    %89 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc53)
    %90 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%89 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc53)
    %91 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%71, %88 : tensor<64x4x40xf32>, tensor<4x40x64xf32>) outs(%90 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc53)
    %92 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc54)
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %91 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%92 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.addf %in, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<64x64xf32> loc(#loc54)
    %94 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc55)
    %95 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%94 : tensor<64xf32>) -> tensor<64xf32> loc(#loc55)
    %96 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%93 : tensor<64x64xf32>) outs(%95 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc55)
    %97 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc56)
    %98 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%93, %96 : tensor<64x64xf32>, tensor<64xf32>) outs(%97 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.divf %in_46, %cst_14 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc56)
    %99 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc57)
    %100 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%99 : tensor<64xf32>) -> tensor<64xf32> loc(#loc57)
    %101 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%98 : tensor<64x64xf32>) outs(%100 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc57)
    %102 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc58)
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<64xf32>) outs(%102 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.divf %in, %cst_14 : f32
      %376 = arith.addf %375, %cst_13 : f32
      linalg.yield %376 : f32
    } -> tensor<64x1xf32> loc(#loc58)
    %104 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc59)
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<64x1xf32>) outs(%104 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = math.rsqrt %in : f32
      linalg.yield %375 : f32
    } -> tensor<64x1xf32> loc(#loc59)
    %106 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc60)
    %107 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<64x1xf32>) outs(%106 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32> loc(#loc60)
    %108 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc61)
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %107 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%108 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<64x64xf32> loc(#loc61)
    %110 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc62)
    %111 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<64xf32>) outs(%110 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32> loc(#loc62)
    %112 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc63)
    %113 = linalg.generic {indexing_maps = [#map, #map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %111, %arg6 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>) outs(%112 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %375, %in_47 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc63)
    %114 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc64)
    %115 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%114 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc64)
    %116 = linalg.matmul {ao.layer = 1 : i64} ins(%113, %arg8 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%115 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc64)
    %117 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc65)
    %118 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%117 : tensor<64xf32>) -> tensor<64xf32> loc(#loc65)
    %119 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%116 : tensor<64x4xf32>) outs(%118 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc65)
    %120 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc66)
    %121 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%116, %119 : tensor<64x4xf32>, tensor<64xf32>) outs(%120 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.subf %in, %in_46 : f32
      %376 = math.exp %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4xf32> loc(#loc66)
    %122 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc67)
    %123 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%122 : tensor<64xf32>) -> tensor<64xf32> loc(#loc67)
    %124 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%121 : tensor<64x4xf32>) outs(%123 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc67)
    %125 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc68)
    %126 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<64xf32>) outs(%125 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc68)
    %127 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc69)
    %128 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%126 : tensor<64x1xf32>) outs(%127 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4xf32> loc(#loc69)
    %129 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc70)
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %128 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%129 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.divf %in, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc70)
    %131 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc71)
    %132 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%131 : tensor<64xf32>) -> tensor<64xf32> loc(#loc71)
    %133 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%130 : tensor<64x4xf32>) outs(%132 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc71)
    %134 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xi1> loc(#loc72)
    %135 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %133 : tensor<64x4xf32>, tensor<64xf32>) outs(%134 : tensor<64x4xi1>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %375 = arith.cmpf oge, %in, %in_46 : f32
      linalg.yield %375 : i1
    } -> tensor<64x4xi1> loc(#loc72)
    %136 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc73)
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%135, %130 : tensor<64x4xi1>, tensor<64x4xf32>) outs(%136 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_46: f32, %out: f32):
      %375 = arith.select %in, %cst_10, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc73)
    %138 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc74)
    %139 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%138 : tensor<64xf32>) -> tensor<64xf32> loc(#loc74)
    %140 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%137 : tensor<64x4xf32>) outs(%139 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc74)
    %141 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc75)
    %142 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%135, %137, %140 : tensor<64x4xi1>, tensor<64x4xf32>, tensor<64xf32>) outs(%141 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.cmpf oge, %in_46, %in_47 : f32
      %376 = arith.ori %in, %375 : i1
      %377 = arith.uitofp %376 : i1 to f32
      linalg.yield %377 : f32
    } -> tensor<64x4xf32> loc(#loc75)
    %143 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc76)
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %142 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%143 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc76)
    %145 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc77)
    %146 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%145 : tensor<64xf32>) -> tensor<64xf32> loc(#loc77)
    %147 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%144 : tensor<64x4xf32>) outs(%146 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc77)
    %148 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc78)
    %149 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<64xf32>) outs(%148 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc78)
    %150 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc79)
    %151 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<64x1xf32>) outs(%150 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4xf32> loc(#loc79)
    %152 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc80)
    %153 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%152 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc80)
    %154 = linalg.matmul {ao.layer = 1 : i64} ins(%51, %142 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%153 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc80)
    %155 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc81)
    %156 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %56, %142 : tensor<64x4xf32>, tensor<64x4x40xi32>, tensor<64x4xf32>) outs(%155 : tensor<64x4x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: i32, %in_47: f32, %out: f32):
      %375 = arith.fptosi %in : f32 to i32
      %376 = arith.cmpi eq, %375, %in_46 : i32
      %377 = arith.uitofp %376 : i1 to f32
      %378 = arith.mulf %377, %in_47 : f32
      linalg.yield %378 : f32
    } -> tensor<64x4x40xf32> loc(#loc81)
    %157 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc82)
    %158 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%157 : tensor<4xf32>) -> tensor<4xf32> loc(#loc82)
    %159 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%142 : tensor<64x4xf32>) outs(%158 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc82)
    %160 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc83)
    %161 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%159 : tensor<4xf32>) outs(%160 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.divf %in, %cst_14 : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc83)
    %162 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc84)
    %163 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%162 : tensor<4xf32>) -> tensor<4xf32> loc(#loc84)
    %164 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%130 : tensor<64x4xf32>) outs(%163 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc84)
    %165 = tensor.empty() {ao.layer = 1 : i64} : tensor<f32> loc(#loc85)
    %166 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%165 : tensor<f32>) -> tensor<f32> loc(#loc85)
    %167 = linalg.generic {indexing_maps = [#map7, #map7, #map8], iterator_types = ["reduction"]} ins(%161, %164 : tensor<4xf32>, tensor<4xf32>) outs(%166 : tensor<f32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.divf %in_46, %cst_14 : f32
      %376 = arith.mulf %in, %375 : f32
      %377 = arith.addf %out, %376 : f32
      linalg.yield %377 : f32
    } -> tensor<f32> loc(#loc85)
    %168 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc86)
    %169 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %151, %156 : tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4x40xf32>) outs(%168 : tensor<64x4x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.divf %in, %in_46 : f32
      %376 = arith.mulf %375, %in_47 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x40xf32> loc(#loc86)
    %170 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc87)
    %171 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%170 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc87)
    %172 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%156, %113 : tensor<64x4x40xf32>, tensor<64x64xf32>) outs(%171 : tensor<4x40x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x64xf32> loc(#loc87)
    %173 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc88)
    %174 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%173 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc88)
    %175 = linalg.batch_matmul {ao.layer = 1 : i64} ins(%172, %arg9 : tensor<4x40x64xf32>, tensor<4x64x128xf32>) outs(%174 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc88)
    %176 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc89)
    %177 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<4x40x128xf32>) outs(%176 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4x40x128xf32> loc(#loc89)
    %178 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc90)
    %179 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %177 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%178 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %in : f32
      %376 = arith.mulf %375, %cst_7 : f32
      %377 = arith.addf %in, %376 : f32
      %378 = arith.mulf %377, %cst_6 : f32
      %379 = math.tanh %378 : f32
      linalg.yield %379 : f32
    } -> tensor<4x40x128xf32> loc(#loc90)
    %180 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc91)
    %181 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<4x40x128xf32>) outs(%180 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %in, %cst_11 : f32
      %376 = arith.mulf %375, %cst_5 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x128xf32> loc(#loc91)
    %182 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc92)
    %183 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %181 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%182 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<4x40x128xf32> loc(#loc92)
    %184 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc93)
    %185 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%184 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc93)
    %186 = linalg.batch_matmul {ao.layer = 1 : i64} ins(%183, %arg5 : tensor<4x40x128xf32>, tensor<4x128x64xf32>) outs(%185 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc93)
    %187 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc94)
    %expanded = tensor.expand_shape %187 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc94)
    %188 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%expanded : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc94)
    %expanded_16 = tensor.expand_shape %169 [[0, 1], [2], [3]] output_shape [2, 32, 4, 40] {ao.layer = 1 : i64} : tensor<64x4x40xf32> into tensor<2x32x4x40xf32> loc(#loc94)
    %189 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_16, %186 : tensor<2x32x4x40xf32>, tensor<4x40x64xf32>) outs(%188 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32> loc(#loc94)
    %expanded_17 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [2, 32, 64] : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc95)
    %190 = tensor.empty() : tensor<2x32x64xf32> loc(#loc95)
    %191 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17, %189, %arg11 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%190 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.addf %in, %in_46 : f32
      %376 = arith.subf %375, %in_47 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32> loc(#loc95)
    %collapsed_18 = tensor.collapse_shape %191 [[0, 1], [2]] : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc95)
    %192 = tensor.empty() : tensor<f32> loc(#loc96)
    %193 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = []} ins(%69, %167 : tensor<f32>, tensor<f32>) outs(%192 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_9 : f32
      %376 = arith.mulf %in, %cst_9 : f32
      %377 = arith.addf %376, %cst_15 : f32
      %378 = arith.addf %377, %375 : f32
      %379 = arith.divf %378, %cst_3 : f32
      linalg.yield %379 : f32
    } -> tensor<f32> loc(#loc96)
    %194 = tensor.empty() : tensor<f32> loc(#loc97)
    %195 = linalg.fill ins(%cst_15 : f32) outs(%194 : tensor<f32>) -> tensor<f32> loc(#loc97)
    %196 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "reduction"]} ins(%collapsed_18 : tensor<64x64xf32>) outs(%195 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<f32> loc(#loc97)
    %197 = tensor.empty() : tensor<f32> loc(#loc98)
    %198 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = []} ins(%196, %193 : tensor<f32>, tensor<f32>) outs(%197 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_1 : f32
      %376 = arith.divf %in, %cst_2 : f32
      %377 = arith.addf %376, %375 : f32
      linalg.yield %377 : f32
    } -> tensor<f32> loc(#loc98)
    %199 = tensor.empty() : tensor<64x64xf32> loc(#loc99)
    %200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_18 : tensor<64x64xf32>) outs(%199 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %cst_0 : f32
      %376 = arith.mulf %in, %cst_0 : f32
      %377 = arith.addf %376, %375 : f32
      linalg.yield %377 : f32
    } -> tensor<64x64xf32> loc(#loc99)
    %201 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc100)
    %202 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%201 : tensor<64x4x40xf32>) -> tensor<64x4x40xf32> loc(#loc100)
    %203 = linalg.generic {indexing_maps = [#map20, #map21, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%200, %169 : tensor<64x64xf32>, tensor<64x4x40xf32>) outs(%202 : tensor<64x4x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x40xf32> loc(#loc100)
    %204 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc101)
    %205 = linalg.generic {indexing_maps = [#map22, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<64x4x40xf32>) outs(%204 : tensor<4x40x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x40x64xf32> loc(#loc101)
    %206 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc102)
    %expanded_19 = tensor.expand_shape %206 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 1 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc102)
    %207 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%expanded_19 : tensor<64x4x1x40xf32>) -> tensor<64x4x1x40xf32> loc(#loc102)
    %expanded_20 = tensor.expand_shape %186 [[0, 1], [2], [3]] output_shape [4, 1, 40, 64] {ao.layer = 1 : i64} : tensor<4x40x64xf32> into tensor<4x1x40x64xf32> loc(#loc102)
    %208 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%200, %expanded_20 : tensor<64x64xf32>, tensor<4x1x40x64xf32>) outs(%207 : tensor<64x4x1x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x1x40xf32> loc(#loc102)
    %209 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x64x128xf32> loc(#loc103)
    %210 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%209 : tensor<4x64x128xf32>) -> tensor<4x64x128xf32> loc(#loc103)
    %211 = linalg.generic {indexing_maps = [#map26, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205, %183 : tensor<4x40x64xf32>, tensor<4x40x128xf32>) outs(%210 : tensor<4x64x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64x128xf32> loc(#loc103)
    %212 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc104)
    %213 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%212 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc104)
    %214 = linalg.generic {indexing_maps = [#map27, #map28, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205, %arg5 : tensor<4x40x64xf32>, tensor<4x128x64xf32>) outs(%213 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x128xf32> loc(#loc104)
    %215 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc105)
    %216 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %181, %175, %179, %177 : tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%215 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %in_48: f32, %in_49: f32, %out: f32):
      %375 = arith.subf %cst_11, %in_48 : f32
      %376 = arith.mulf %in_47, %in : f32
      %377 = arith.mulf %376, %cst_5 : f32
      %378 = arith.mulf %377, %375 : f32
      %379 = arith.mulf %378, %in_48 : f32
      %380 = arith.addf %378, %379 : f32
      %381 = arith.mulf %380, %cst_6 : f32
      %382 = arith.mulf %in_49, %cst_8 : f32
      %383 = arith.mulf %381, %cst_7 : f32
      %384 = arith.mulf %383, %382 : f32
      %385 = arith.mulf %in, %in_46 : f32
      %386 = arith.addf %385, %381 : f32
      %387 = arith.addf %386, %384 : f32
      linalg.yield %387 : f32
    } -> tensor<4x40x128xf32> loc(#loc105)
    %217 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x128x64xf32> loc(#loc106)
    %218 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%217 : tensor<4x128x64xf32>) -> tensor<4x128x64xf32> loc(#loc106)
    %219 = linalg.generic {indexing_maps = [#map26, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216, %172 : tensor<4x40x128xf32>, tensor<4x40x64xf32>) outs(%218 : tensor<4x128x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x128x64xf32> loc(#loc106)
    %220 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc107)
    %221 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%220 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc107)
    %222 = linalg.generic {indexing_maps = [#map27, #map28, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216, %arg9 : tensor<4x40x128xf32>, tensor<4x64x128xf32>) outs(%221 : tensor<4x40x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x64xf32> loc(#loc107)
    %223 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc108)
    %224 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%223 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc108)
    %225 = linalg.generic {indexing_maps = [#map29, #map30, #map14], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%222, %156 : tensor<4x40x64xf32>, tensor<64x4x40xf32>) outs(%224 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc108)
    %226 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc109)
    %expanded_21 = tensor.expand_shape %226 [[0], [1, 2]] output_shape [64, 4, 1] {ao.layer = 1 : i64} : tensor<64x4xf32> into tensor<64x4x1xf32> loc(#loc109)
    %227 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%expanded_21 : tensor<64x4x1xf32>) -> tensor<64x4x1xf32> loc(#loc109)
    %expanded_22 = tensor.expand_shape %156 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 1 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc109)
    %228 = linalg.generic {indexing_maps = [#map31, #map31, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%208, %expanded_22 : tensor<64x4x1x40xf32>, tensor<64x4x1x40xf32>) outs(%227 : tensor<64x4x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x1xf32> loc(#loc109)
    %229 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc110)
    %230 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%229 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc110)
    %231 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%228 : tensor<64x4x1xf32>) outs(%230 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc110)
    %232 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc111)
    %233 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%232 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<4xf32> loc(#loc111)
    %234 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc112)
    %235 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%234 : tensor<64xf32>) -> tensor<64xf32> loc(#loc112)
    %236 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%231, %149, %144 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%235 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_46, %in_46 : f32
      %376 = arith.divf %cst_11, %375 : f32
      %377 = arith.mulf %in, %376 : f32
      %378 = arith.mulf %377, %in_47 : f32
      %379 = arith.addf %out, %378 : f32
      linalg.yield %379 : f32
    } -> tensor<64xf32> loc(#loc112)
    %expanded_23 = tensor.expand_shape %236 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc113)
    %237 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc114)
    %238 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%237 : tensor<64xf32>) -> tensor<64xf32> loc(#loc114)
    %239 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_23 : tensor<64x1xf32>) outs(%238 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc114)
    %240 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc115)
    %241 = linalg.generic {indexing_maps = [#map2, #map2, #map, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%161, %233, %231, %151, %239, %142 : tensor<4xf32>, tensor<4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%240 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %in_48: f32, %in_49: f32, %in_50: f32, %out: f32):
      %375 = arith.divf %in_47, %in_48 : f32
      %376 = arith.addf %375, %in_49 : f32
      %377 = arith.mulf %376, %in_50 : f32
      %378 = arith.mulf %in, %in_46 : f32
      %379 = arith.divf %378, %cst_14 : f32
      %380 = arith.addf %379, %377 : f32
      linalg.yield %380 : f32
    } -> tensor<64x4xf32> loc(#loc115)
    %242 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc116)
    %243 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%242 : tensor<64xf32>) -> tensor<64xf32> loc(#loc116)
    %244 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%241, %126, %121 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%243 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_46, %in_46 : f32
      %376 = arith.divf %cst_11, %375 : f32
      %377 = arith.mulf %in, %376 : f32
      %378 = arith.mulf %377, %in_47 : f32
      %379 = arith.addf %out, %378 : f32
      linalg.yield %379 : f32
    } -> tensor<64xf32> loc(#loc116)
    %expanded_24 = tensor.expand_shape %244 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc117)
    %245 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc118)
    %246 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%245 : tensor<64xf32>) -> tensor<64xf32> loc(#loc118)
    %247 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_24 : tensor<64x1xf32>) outs(%246 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc118)
    %248 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc119)
    %249 = linalg.generic {indexing_maps = [#map, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%241, %128, %247, %121 : tensor<64x4xf32>, tensor<64x4xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%248 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.divf %in, %in_46 : f32
      %376 = arith.addf %375, %in_47 : f32
      %377 = arith.mulf %376, %in_48 : f32
      linalg.yield %377 : f32
    } -> tensor<64x4xf32> loc(#loc119)
    %250 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x64xf32> loc(#loc120)
    %251 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%250 : tensor<4x64xf32>) -> tensor<4x64xf32> loc(#loc120)
    %252 = linalg.generic {indexing_maps = [#map32, #map33, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%249, %113 : tensor<64x4xf32>, tensor<64x64xf32>) outs(%251 : tensor<4x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64xf32> loc(#loc120)
    %253 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc121)
    %254 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%253 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc121)
    %255 = linalg.generic {indexing_maps = [#map34, #map35, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%249, %arg8 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%254 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc121)
    %256 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc122)
    %257 = linalg.generic {indexing_maps = [#map6, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%225, %255 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%256 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.addf %in, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<64x64xf32> loc(#loc122)
    %258 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc123)
    %expanded_25 = tensor.expand_shape %258 [[0, 1]] output_shape [1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc123)
    %259 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%expanded_25 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc123)
    %expanded_26 = tensor.expand_shape %257 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc123)
    %260 = linalg.generic {indexing_maps = [#map22, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_26 : tensor<64x1x64xf32>) outs(%259 : tensor<1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<1x64xf32> loc(#loc123)
    %261 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc124)
    %262 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%261 : tensor<64xf32>) -> tensor<64xf32> loc(#loc124)
    %263 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%260 : tensor<1x64xf32>) outs(%262 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc124)
    %264 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc125)
    %expanded_27 = tensor.expand_shape %264 [[0, 1]] output_shape [1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc125)
    %265 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%expanded_27 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc125)
    %expanded_28 = tensor.expand_shape %109 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc125)
    %expanded_29 = tensor.expand_shape %257 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc125)
    %266 = linalg.generic {indexing_maps = [#map22, #map22, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_28, %expanded_29 : tensor<64x1x64xf32>, tensor<64x1x64xf32>) outs(%265 : tensor<1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<1x64xf32> loc(#loc125)
    %267 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc126)
    %268 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%257, %111 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%267 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<64x64xf32> loc(#loc126)
    %269 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc127)
    %270 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%269 : tensor<64xf32>) -> tensor<64xf32> loc(#loc127)
    %271 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%266 : tensor<1x64xf32>) outs(%270 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc127)
    %272 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc128)
    %expanded_30 = tensor.expand_shape %272 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc128)
    %273 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%expanded_30 : tensor<64x1xf32>) -> tensor<64x1xf32> loc(#loc128)
    %expanded_31 = tensor.expand_shape %98 [[0, 1], [2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc128)
    %expanded_32 = tensor.expand_shape %268 [[0, 1], [2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc128)
    %274 = linalg.generic {indexing_maps = [#map4, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_31, %expanded_32 : tensor<64x1x64xf32>, tensor<64x1x64xf32>) outs(%273 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x1xf32> loc(#loc128)
    %275 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc129)
    %276 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%275 : tensor<64xf32>) -> tensor<64xf32> loc(#loc129)
    %277 = linalg.generic {indexing_maps = [#map, #map, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%274, %105, %103 : tensor<64x1xf32>, tensor<64x1xf32>, tensor<64x1xf32>) outs(%276 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.divf %in_46, %in_47 : f32
      %376 = arith.mulf %375, %cst_4 : f32
      %377 = arith.mulf %in, %376 : f32
      %378 = arith.divf %377, %cst_14 : f32
      %379 = arith.addf %out, %378 : f32
      linalg.yield %379 : f32
    } -> tensor<64xf32> loc(#loc129)
    %278 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc130)
    %279 = linalg.generic {indexing_maps = [#map, #map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%268, %107, %98, %277 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>) outs(%278 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.mulf %in_48, %in_47 : f32
      %376 = arith.mulf %in_47, %in_48 : f32
      %377 = arith.mulf %in, %in_46 : f32
      %378 = arith.addf %377, %376 : f32
      %379 = arith.addf %378, %375 : f32
      linalg.yield %379 : f32
    } -> tensor<64x64xf32> loc(#loc130)
    %280 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc131)
    %expanded_33 = tensor.expand_shape %280 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc131)
    %281 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%expanded_33 : tensor<64x1xf32>) -> tensor<64x1xf32> loc(#loc131)
    %expanded_34 = tensor.expand_shape %279 [[0, 1], [2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc131)
    %282 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_34 : tensor<64x1x64xf32>) outs(%281 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x1xf32> loc(#loc131)
    %283 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc132)
    %284 = linalg.fill {ao.layer = 1 : i64} ins(%cst_15 : f32) outs(%283 : tensor<64xf32>) -> tensor<64xf32> loc(#loc132)
    %285 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%282 : tensor<64x1xf32>) outs(%284 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.divf %in, %cst_14 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc132)
    %286 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc133)
    %287 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%200, %279, %285 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>) outs(%286 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.addf %in, %in_46 : f32
      %376 = arith.addf %375, %in_47 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc133)
    %288 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc134)
    %289 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%288 : tensor<64x4x40xf32>) -> tensor<64x4x40xf32> loc(#loc134)
    %290 = linalg.generic {indexing_maps = [#map20, #map21, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%287, %71 : tensor<64x64xf32>, tensor<64x4x40xf32>) outs(%289 : tensor<64x4x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x40xf32> loc(#loc134)
    %291 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc135)
    %292 = linalg.generic {indexing_maps = [#map22, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<64x4x40xf32>) outs(%291 : tensor<4x40x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x40x64xf32> loc(#loc135)
    %293 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc136)
    %expanded_35 = tensor.expand_shape %293 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 0 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc136)
    %294 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%expanded_35 : tensor<64x4x1x40xf32>) -> tensor<64x4x1x40xf32> loc(#loc136)
    %expanded_36 = tensor.expand_shape %88 [[0, 1], [2], [3]] output_shape [4, 1, 40, 64] {ao.layer = 0 : i64} : tensor<4x40x64xf32> into tensor<4x1x40x64xf32> loc(#loc136)
    %295 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%287, %expanded_36 : tensor<64x64xf32>, tensor<4x1x40x64xf32>) outs(%294 : tensor<64x4x1x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x1x40xf32> loc(#loc136)
    %296 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x64x128xf32> loc(#loc137)
    %297 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%296 : tensor<4x64x128xf32>) -> tensor<4x64x128xf32> loc(#loc137)
    %298 = linalg.generic {indexing_maps = [#map26, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%292, %85 : tensor<4x40x64xf32>, tensor<4x40x128xf32>) outs(%297 : tensor<4x64x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64x128xf32> loc(#loc137)
    %299 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc138)
    %300 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%299 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc138)
    %301 = linalg.generic {indexing_maps = [#map27, #map28, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%292, %arg0 : tensor<4x40x64xf32>, tensor<4x128x64xf32>) outs(%300 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x128xf32> loc(#loc138)
    %302 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc139)
    %303 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %83, %77, %81, %79 : tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%302 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %in_48: f32, %in_49: f32, %out: f32):
      %375 = arith.subf %cst_11, %in_48 : f32
      %376 = arith.mulf %in_47, %in : f32
      %377 = arith.mulf %376, %cst_5 : f32
      %378 = arith.mulf %377, %375 : f32
      %379 = arith.mulf %378, %in_48 : f32
      %380 = arith.addf %378, %379 : f32
      %381 = arith.mulf %380, %cst_6 : f32
      %382 = arith.mulf %in_49, %cst_8 : f32
      %383 = arith.mulf %381, %cst_7 : f32
      %384 = arith.mulf %383, %382 : f32
      %385 = arith.mulf %in, %in_46 : f32
      %386 = arith.addf %385, %381 : f32
      %387 = arith.addf %386, %384 : f32
      linalg.yield %387 : f32
    } -> tensor<4x40x128xf32> loc(#loc139)
    %304 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x128x64xf32> loc(#loc140)
    %305 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%304 : tensor<4x128x64xf32>) -> tensor<4x128x64xf32> loc(#loc140)
    %306 = linalg.generic {indexing_maps = [#map26, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%303, %74 : tensor<4x40x128xf32>, tensor<4x40x64xf32>) outs(%305 : tensor<4x128x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x128x64xf32> loc(#loc140)
    %307 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc141)
    %308 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%307 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc141)
    %309 = linalg.generic {indexing_maps = [#map27, #map28, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%303, %arg4 : tensor<4x40x128xf32>, tensor<4x64x128xf32>) outs(%308 : tensor<4x40x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x64xf32> loc(#loc141)
    %310 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc142)
    %311 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%310 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc142)
    %312 = linalg.generic {indexing_maps = [#map29, #map30, #map14], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%309, %58 : tensor<4x40x64xf32>, tensor<64x4x40xf32>) outs(%311 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc142)
    %313 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc143)
    %expanded_37 = tensor.expand_shape %313 [[0], [1, 2]] output_shape [64, 4, 1] {ao.layer = 0 : i64} : tensor<64x4xf32> into tensor<64x4x1xf32> loc(#loc143)
    %314 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%expanded_37 : tensor<64x4x1xf32>) -> tensor<64x4x1xf32> loc(#loc143)
    %expanded_38 = tensor.expand_shape %58 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 0 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc143)
    %315 = linalg.generic {indexing_maps = [#map31, #map31, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%295, %expanded_38 : tensor<64x4x1x40xf32>, tensor<64x4x1x40xf32>) outs(%314 : tensor<64x4x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x1xf32> loc(#loc143)
    %316 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc144)
    %317 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%316 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc144)
    %318 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%315 : tensor<64x4x1xf32>) outs(%317 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc144)
    %319 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc145)
    %320 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%319 : tensor<64xf32>) -> tensor<64xf32> loc(#loc145)
    %321 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%318, %47, %42 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%320 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_46, %in_46 : f32
      %376 = arith.divf %cst_11, %375 : f32
      %377 = arith.mulf %in, %376 : f32
      %378 = arith.mulf %377, %in_47 : f32
      %379 = arith.addf %out, %378 : f32
      linalg.yield %379 : f32
    } -> tensor<64xf32> loc(#loc145)
    %expanded_39 = tensor.expand_shape %321 [[0, 1]] output_shape [64, 1] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc146)
    %322 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc147)
    %323 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%322 : tensor<64xf32>) -> tensor<64xf32> loc(#loc147)
    %324 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_39 : tensor<64x1xf32>) outs(%323 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc147)
    %325 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc148)
    %326 = linalg.generic {indexing_maps = [#map2, #map2, #map, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%63, %233, %318, %49, %324, %40 : tensor<4xf32>, tensor<4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%325 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %in_48: f32, %in_49: f32, %in_50: f32, %out: f32):
      %375 = arith.divf %in_47, %in_48 : f32
      %376 = arith.addf %375, %in_49 : f32
      %377 = arith.mulf %376, %in_50 : f32
      %378 = arith.mulf %in, %in_46 : f32
      %379 = arith.divf %378, %cst_14 : f32
      %380 = arith.addf %379, %377 : f32
      linalg.yield %380 : f32
    } -> tensor<64x4xf32> loc(#loc148)
    %327 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc149)
    %328 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%327 : tensor<64xf32>) -> tensor<64xf32> loc(#loc149)
    %329 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%326, %24, %19 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%328 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_46, %in_46 : f32
      %376 = arith.divf %cst_11, %375 : f32
      %377 = arith.mulf %in, %376 : f32
      %378 = arith.mulf %377, %in_47 : f32
      %379 = arith.addf %out, %378 : f32
      linalg.yield %379 : f32
    } -> tensor<64xf32> loc(#loc149)
    %expanded_40 = tensor.expand_shape %329 [[0, 1]] output_shape [64, 1] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc150)
    %330 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc151)
    %331 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%330 : tensor<64xf32>) -> tensor<64xf32> loc(#loc151)
    %332 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_40 : tensor<64x1xf32>) outs(%331 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc151)
    %333 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc152)
    %334 = linalg.generic {indexing_maps = [#map, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%326, %26, %332, %19 : tensor<64x4xf32>, tensor<64x4xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%333 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.divf %in, %in_46 : f32
      %376 = arith.addf %375, %in_47 : f32
      %377 = arith.mulf %376, %in_48 : f32
      linalg.yield %377 : f32
    } -> tensor<64x4xf32> loc(#loc152)
    %335 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x64xf32> loc(#loc153)
    %336 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%335 : tensor<4x64xf32>) -> tensor<4x64xf32> loc(#loc153)
    %337 = linalg.generic {indexing_maps = [#map32, #map33, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%334, %11 : tensor<64x4xf32>, tensor<64x64xf32>) outs(%336 : tensor<4x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64xf32> loc(#loc153)
    %338 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc154)
    %339 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%338 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc154)
    %340 = linalg.generic {indexing_maps = [#map34, #map35, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%334, %arg3 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%339 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc154)
    %341 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc155)
    %342 = linalg.generic {indexing_maps = [#map6, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%312, %340 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%341 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.addf %in, %in_46 : f32
      linalg.yield %375 : f32
    } -> tensor<64x64xf32> loc(#loc155)
    %343 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc156)
    %expanded_41 = tensor.expand_shape %343 [[0, 1]] output_shape [1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc156)
    %344 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%expanded_41 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc156)
    %expanded_42 = tensor.expand_shape %342 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc156)
    %345 = linalg.generic {indexing_maps = [#map22, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_42 : tensor<64x1x64xf32>) outs(%344 : tensor<1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<1x64xf32> loc(#loc156)
    %346 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc157)
    %347 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%346 : tensor<64xf32>) -> tensor<64xf32> loc(#loc157)
    %348 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%345 : tensor<1x64xf32>) outs(%347 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc157)
    %349 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc158)
    %expanded_43 = tensor.expand_shape %349 [[0, 1]] output_shape [1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc158)
    %350 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%expanded_43 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc158)
    %expanded_44 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc158)
    %expanded_45 = tensor.expand_shape %342 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc158)
    %351 = linalg.generic {indexing_maps = [#map22, #map22, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_44, %expanded_45 : tensor<64x1x64xf32>, tensor<64x1x64xf32>) outs(%350 : tensor<1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in, %in_46 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<1x64xf32> loc(#loc158)
    %352 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc159)
    %353 = linalg.fill {ao.layer = 0 : i64} ins(%cst_15 : f32) outs(%352 : tensor<64xf32>) -> tensor<64xf32> loc(#loc159)
    %354 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%351 : tensor<1x64xf32>) outs(%353 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc159)
    %355 = tensor.empty() : tensor<4x128x64xf32> loc(#loc160)
    %356 = linalg.generic {indexing_maps = [#map4, #map36, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %298 : tensor<4x128x64xf32>, tensor<4x64x128xf32>) outs(%355 : tensor<4x128x64xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x128x64xf32> loc(#loc160)
    %357 = tensor.empty() : tensor<64xf32> loc(#loc161)
    %358 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg1, %348 : tensor<64xf32>, tensor<64xf32>) outs(%357 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc161)
    %359 = tensor.empty() : tensor<64xf32> loc(#loc162)
    %360 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg2, %354 : tensor<64xf32>, tensor<64xf32>) outs(%359 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc162)
    %361 = tensor.empty() : tensor<64x4xf32> loc(#loc163)
    %362 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %337 : tensor<64x4xf32>, tensor<4x64xf32>) outs(%361 : tensor<64x4xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4xf32> loc(#loc163)
    %363 = tensor.empty() : tensor<4x64x128xf32> loc(#loc164)
    %364 = linalg.generic {indexing_maps = [#map4, #map36, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %306 : tensor<4x64x128xf32>, tensor<4x128x64xf32>) outs(%363 : tensor<4x64x128xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64x128xf32> loc(#loc164)
    %365 = tensor.empty() : tensor<4x128x64xf32> loc(#loc165)
    %366 = linalg.generic {indexing_maps = [#map4, #map36, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %211 : tensor<4x128x64xf32>, tensor<4x64x128xf32>) outs(%365 : tensor<4x128x64xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x128x64xf32> loc(#loc165)
    %367 = tensor.empty() : tensor<64xf32> loc(#loc166)
    %368 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg6, %263 : tensor<64xf32>, tensor<64xf32>) outs(%367 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc166)
    %369 = tensor.empty() : tensor<64xf32> loc(#loc167)
    %370 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg7, %271 : tensor<64xf32>, tensor<64xf32>) outs(%369 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc167)
    %371 = tensor.empty() : tensor<64x4xf32> loc(#loc168)
    %372 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8, %252 : tensor<64x4xf32>, tensor<4x64xf32>) outs(%371 : tensor<64x4xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4xf32> loc(#loc168)
    %373 = tensor.empty() : tensor<4x64x128xf32> loc(#loc169)
    %374 = linalg.generic {indexing_maps = [#map4, #map36, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %219 : tensor<4x64x128xf32>, tensor<4x128x64xf32>) outs(%373 : tensor<4x64x128xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %375 = arith.mulf %in_46, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64x128xf32> loc(#loc169)
    return %198, %193, %356, %358, %360, %362, %364, %366, %368, %370, %372, %374 : tensor<f32>, tensor<f32>, tensor<4x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>, tensor<4x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc14 = loc("layer1/router/mul.1")
#loc15 = loc("reshape")
#loc16 = loc("layer0/router/reduce_sum")
#loc17 = loc("layer0/router/sub.1")
#loc18 = loc("layer0/router/reduce_sum.1")
#loc19 = loc("layer0/router/mul.2")
#loc20 = loc("layer0/router/add.2")
#loc21 = loc("layer0/router/dot_general")
#loc22 = loc("layer0/router/reduce_max")
#loc23 = loc("layer0/router/exp")
#loc24 = loc("layer0/router/reduce_sum.2")
#loc25 = loc("layer0/router/broadcast_in_dim.5")
#loc26 = loc("layer0/router/div.2")
#loc27 = loc("layer0/router/div.3")
#loc28 = loc("layer0/router/reduce_max.1")
#loc29 = loc("layer0/router/ge.1")
#loc30 = loc("layer0/router/_where/select_n")
#loc31 = loc("layer0/router/reduce_max.2")
#loc32 = loc("layer0/router/convert_element_type")
#loc33 = loc("layer0/router/mul.6")
#loc34 = loc("layer0/router/reduce_sum.3")
#loc35 = loc("layer0/router/broadcast_in_dim.8")
#loc36 = loc("layer0/router/div.5")
#loc37 = loc("layer0/router/convert_element_type.1")
#loc38 = loc("layer0/router/dot_general.1")
#loc39 = loc("layer0/router/iota.2")
#loc40 = loc("layer0/router/mul.9")
#loc41 = loc("layer0/router/reduce_sum.4")
#loc42 = loc("layer0/router/div.8")
#loc43 = loc("layer0/router/reduce_sum.5")
#loc44 = loc("layer0/router/reduce_sum.6")
#loc45 = loc("layer0/router/mul.13")
#loc46 = loc("layer0/experts/dot_general")
#loc47 = loc("layer0/experts/dot_general.1")
#loc48 = loc("layer0/experts/integer_pow")
#loc49 = loc("layer0/experts/tanh")
#loc50 = loc("layer0/experts/mul.3")
#loc51 = loc("layer0/experts/mul.4")
#loc52 = loc("layer0/experts/dot_general.2")
#loc53 = loc("layer0/combine/dot_general")
#loc54 = loc("layer0/combine/add")
#loc55 = loc("layer1/router/reduce_sum")
#loc56 = loc("layer1/router/sub.1")
#loc57 = loc("layer1/router/reduce_sum.1")
#loc58 = loc("layer1/router/add")
#loc59 = loc("layer1/router/rsqrt")
#loc60 = loc("layer1/router/mul.2")
#loc61 = loc("layer1/router/mul.3")
#loc62 = loc("layer1/router/mul.4")
#loc63 = loc("layer1/router/add.2")
#loc64 = loc("layer1/router/dot_general")
#loc65 = loc("layer1/router/reduce_max")
#loc66 = loc("layer1/router/exp")
#loc67 = loc("layer1/router/reduce_sum.2")
#loc68 = loc("layer1/router/broadcast_in_dim.5")
#loc69 = loc("layer1/router/div.3")
#loc70 = loc("layer1/router/div.4")
#loc71 = loc("layer1/router/reduce_max.1")
#loc72 = loc("layer1/router/ge.1")
#loc73 = loc("layer1/router/_where/select_n")
#loc74 = loc("layer1/router/reduce_max.2")
#loc75 = loc("layer1/router/convert_element_type")
#loc76 = loc("layer1/router/mul.7")
#loc77 = loc("layer1/router/reduce_sum.3")
#loc78 = loc("layer1/router/broadcast_in_dim.8")
#loc79 = loc("layer1/router/div.6")
#loc80 = loc("layer1/router/dot_general.1")
#loc81 = loc("layer1/router/mul.10")
#loc82 = loc("layer1/router/reduce_sum.4")
#loc83 = loc("layer1/router/div.9")
#loc84 = loc("layer1/router/reduce_sum.5")
#loc85 = loc("layer1/router/reduce_sum.6")
#loc86 = loc("layer1/router/mul.14")
#loc87 = loc("layer1/experts/dot_general")
#loc88 = loc("layer1/experts/dot_general.1")
#loc89 = loc("layer1/experts/integer_pow")
#loc90 = loc("layer1/experts/tanh")
#loc91 = loc("layer1/experts/mul.3")
#loc92 = loc("layer1/experts/mul.4")
#loc93 = loc("layer1/experts/dot_general.2")
#loc94 = loc("layer1/combine/dot_general")
#loc95 = loc("head/sub")
#loc96 = loc("head/div")
#loc97 = loc("head/reduce_sum")
#loc98 = loc("head/add")
#loc99 = loc("bwd/head/add_any")
#loc100 = loc("bwd/layer1/combine/dot_general")
#loc101 = loc("bwd/layer1/combine/transpose")
#loc102 = loc("bwd/layer1/combine/dot_general.1")
#loc103 = loc("bwd/layer1/experts/dot_general")
#loc104 = loc("bwd/layer1/experts/dot_general.1")
#loc105 = loc("bwd/layer1/experts/add_any.2")
#loc106 = loc("bwd/layer1/experts/dot_general.2")
#loc107 = loc("bwd/layer1/experts/dot_general.3")
#loc108 = loc("bwd/layer1/experts/dot_general.4")
#loc109 = loc("bwd/layer1/router/reduce_sum")
#loc110 = loc("bwd/layer1/router/reduce_sum.1")
#loc111 = loc("bwd/layer1/router/broadcast_in_dim")
#loc112 = loc("bwd/layer1/router/reduce_sum.2")
#loc113 = loc("bwd/layer1/router/reshape.1")
#loc114 = loc("bwd/layer1/router/reduce_sum.3")
#loc115 = loc("bwd/layer1/router/add_any.1")
#loc116 = loc("bwd/layer1/router/reduce_sum.4")
#loc117 = loc("bwd/layer1/router/reshape.2")
#loc118 = loc("bwd/layer1/router/reduce_sum.5")
#loc119 = loc("bwd/layer1/router/mul.10")
#loc120 = loc("bwd/layer1/router/dot_general")
#loc121 = loc("bwd/layer1/router/dot_general.1")
#loc122 = loc("bwd/layer1/router/add_any.3")
#loc123 = loc("bwd/layer1/router/reduce_sum.6")
#loc124 = loc("bwd/layer1/router/reduce_sum.7")
#loc125 = loc("bwd/layer1/router/reduce_sum.8")
#loc126 = loc("bwd/layer1/router/mul.12")
#loc127 = loc("bwd/layer1/router/reduce_sum.9")
#loc128 = loc("bwd/layer1/router/reduce_sum.10")
#loc129 = loc("bwd/layer1/router/reduce_sum.11")
#loc130 = loc("bwd/layer1/router/add_any.5")
#loc131 = loc("bwd/layer1/router/reduce_sum.12")
#loc132 = loc("bwd/layer1/router/reduce_sum.13")
#loc133 = loc("bwd/layer1/router/add_any.7")
#loc134 = loc("bwd/layer0/combine/dot_general")
#loc135 = loc("bwd/layer0/combine/transpose")
#loc136 = loc("bwd/layer0/combine/dot_general.1")
#loc137 = loc("bwd/layer0/experts/dot_general")
#loc138 = loc("bwd/layer0/experts/dot_general.1")
#loc139 = loc("bwd/layer0/experts/add_any.2")
#loc140 = loc("bwd/layer0/experts/dot_general.2")
#loc141 = loc("bwd/layer0/experts/dot_general.3")
#loc142 = loc("bwd/layer0/experts/dot_general.4")
#loc143 = loc("bwd/layer0/router/reduce_sum")
#loc144 = loc("bwd/layer0/router/reduce_sum.1")
#loc145 = loc("bwd/layer0/router/reduce_sum.2")
#loc146 = loc("bwd/layer0/router/reshape.1")
#loc147 = loc("bwd/layer0/router/reduce_sum.3")
#loc148 = loc("bwd/layer0/router/add_any.1")
#loc149 = loc("bwd/layer0/router/reduce_sum.4")
#loc150 = loc("bwd/layer0/router/reshape.2")
#loc151 = loc("bwd/layer0/router/reduce_sum.5")
#loc152 = loc("bwd/layer0/router/mul.9")
#loc153 = loc("bwd/layer0/router/dot_general")
#loc154 = loc("bwd/layer0/router/dot_general.1")
#loc155 = loc("bwd/layer0/router/add_any.3")
#loc156 = loc("bwd/layer0/router/reduce_sum.6")
#loc157 = loc("bwd/layer0/router/reduce_sum.7")
#loc158 = loc("bwd/layer0/router/reduce_sum.8")
#loc159 = loc("bwd/layer0/router/reduce_sum.9")
#loc160 = loc("update/sub")
#loc161 = loc("update/sub.1")
#loc162 = loc("update/sub.2")
#loc163 = loc("update/sub.3")
#loc164 = loc("update/sub.4")
#loc165 = loc("update/sub.5")
#loc166 = loc("update/sub.6")
#loc167 = loc("update/sub.7")
#loc168 = loc("update/sub.8")
#loc169 = loc("update/sub.9")
