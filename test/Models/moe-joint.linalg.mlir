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
    %cst_1 = arith.constant 1.000000e-01 : f32
    %cst_2 = arith.constant 0.00999999977 : f32
    %cst_3 = arith.constant 4.096000e+03 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %cst_5 = arith.constant {ao.layer = 1 : i64} -5.000000e-01 : f32
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant 0.797884583 : f32
    %cst_8 = arith.constant 4.471500e-02 : f32
    %cst_9 = arith.constant 3.000000e+00 : f32
    %cst_10 = arith.constant 4.000000e+00 : f32
    %cst_11 = arith.constant -1.000000e+00 : f32
    %cst_12 = arith.constant 1.000000e+00 : f32
    %cst_13 = arith.constant 0xFF800000 : f32
    %cst_14 = arith.constant 9.99999974E-6 : f32
    %cst_15 = arith.constant 6.400000e+01 : f32
    %cst_16 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg10 [[0, 1], [2]] : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc14)
    %0 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc15)
    %1 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%0 : tensor<64xf32>) -> tensor<64xf32> loc(#loc15)
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%collapsed : tensor<64x64xf32>) outs(%1 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc15)
    %3 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc16)
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %2 : tensor<64x64xf32>, tensor<64xf32>) outs(%3 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.divf %in_47, %cst_15 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc16)
    %5 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc17)
    %6 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%5 : tensor<64xf32>) -> tensor<64xf32> loc(#loc17)
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<64x64xf32>) outs(%6 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc17)
    %8 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc18)
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<64x64xf32>, tensor<64xf32>) outs(%8 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.divf %in_47, %cst_15 : f32
      %376 = arith.addf %375, %cst_14 : f32
      %377 = math.rsqrt %376 : f32
      %378 = arith.mulf %in, %377 : f32
      linalg.yield %378 : f32
    } -> tensor<64x64xf32> loc(#loc18)
    %10 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc19)
    %11 = linalg.generic {indexing_maps = [#map, #map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg2, %arg1 : tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%10 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %375, %in_48 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc19)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc20)
    %13 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%12 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc20)
    %14 = linalg.matmul {ao.layer = 0 : i64} ins(%11, %arg3 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%13 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc20)
    %15 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc21)
    %16 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%15 : tensor<64xf32>) -> tensor<64xf32> loc(#loc21)
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<64x4xf32>) outs(%16 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc21)
    %18 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc22)
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %17 : tensor<64x4xf32>, tensor<64xf32>) outs(%18 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.subf %in, %in_47 : f32
      %376 = math.exp %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4xf32> loc(#loc22)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc23)
    %21 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%20 : tensor<64xf32>) -> tensor<64xf32> loc(#loc23)
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<64x4xf32>) outs(%21 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc23)
    %23 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x1xf32> loc(#loc24)
    %24 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<64xf32>) outs(%23 : tensor<64x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc24)
    %25 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc25)
    %26 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<64x1xf32>) outs(%25 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4xf32> loc(#loc25)
    %27 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc26)
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %26 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%27 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.divf %in, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc26)
    %29 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc27)
    %30 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%29 : tensor<64xf32>) -> tensor<64xf32> loc(#loc27)
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<64x4xf32>) outs(%30 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc27)
    %32 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xi1> loc(#loc28)
    %33 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %31 : tensor<64x4xf32>, tensor<64xf32>) outs(%32 : tensor<64x4xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: i1):
      %375 = arith.cmpf oge, %in, %in_47 : f32
      linalg.yield %375 : i1
    } -> tensor<64x4xi1> loc(#loc28)
    %34 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc29)
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %28 : tensor<64x4xi1>, tensor<64x4xf32>) outs(%34 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_47: f32, %out: f32):
      %375 = arith.select %in, %cst_11, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc29)
    %36 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc30)
    %37 = linalg.fill {ao.layer = 0 : i64} ins(%cst_13 : f32) outs(%36 : tensor<64xf32>) -> tensor<64xf32> loc(#loc30)
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%35 : tensor<64x4xf32>) outs(%37 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc30)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc31)
    %40 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %35, %38 : tensor<64x4xi1>, tensor<64x4xf32>, tensor<64xf32>) outs(%39 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.cmpf oge, %in_47, %in_48 : f32
      %376 = arith.ori %in, %375 : i1
      %377 = arith.uitofp %376 : i1 to f32
      linalg.yield %377 : f32
    } -> tensor<64x4xf32> loc(#loc31)
    %41 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc32)
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %40 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%41 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc32)
    %43 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc33)
    %44 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%43 : tensor<64xf32>) -> tensor<64xf32> loc(#loc33)
    %45 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%42 : tensor<64x4xf32>) outs(%44 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc33)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x1xf32> loc(#loc34)
    %47 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<64xf32>) outs(%46 : tensor<64x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc34)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc35)
    %49 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<64x1xf32>) outs(%48 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4xf32> loc(#loc35)
    %50 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc36)
    %51 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%50 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      %375 = linalg.index 0 : index
      %376 = linalg.index 1 : index
      %377 = arith.index_cast %376 : index to i32
      %378 = arith.index_cast %375 : index to i32
      %379 = arith.cmpi sgt, %378, %377 : i32
      %380 = arith.uitofp %379 : i1 to f32
      linalg.yield %380 : f32
    } -> tensor<64x64xf32> loc(#loc36)
    %52 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc37)
    %53 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%52 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc37)
    %54 = linalg.matmul {ao.layer = 0 : i64} ins(%51, %40 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%53 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc37)
    %55 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xi32> loc(#loc38)
    %56 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%55 : tensor<64x4x40xi32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i32):
      %375 = linalg.index 2 : index
      %376 = arith.index_cast %375 : index to i32
      linalg.yield %376 : i32
    } -> tensor<64x4x40xi32> loc(#loc38)
    %57 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc39)
    %58 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %56, %40 : tensor<64x4xf32>, tensor<64x4x40xi32>, tensor<64x4xf32>) outs(%57 : tensor<64x4x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: i32, %in_48: f32, %out: f32):
      %375 = arith.fptosi %in : f32 to i32
      %376 = arith.cmpi eq, %375, %in_47 : i32
      %377 = arith.uitofp %376 : i1 to f32
      %378 = arith.mulf %377, %in_48 : f32
      linalg.yield %378 : f32
    } -> tensor<64x4x40xf32> loc(#loc39)
    %59 = tensor.empty() {ao.layer = 0 : i64} : tensor<4xf32> loc(#loc40)
    %60 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%59 : tensor<4xf32>) -> tensor<4xf32> loc(#loc40)
    %61 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%40 : tensor<64x4xf32>) outs(%60 : tensor<4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc40)
    %62 = tensor.empty() {ao.layer = 0 : i64} : tensor<4xf32> loc(#loc41)
    %63 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%61 : tensor<4xf32>) outs(%62 : tensor<4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.divf %in, %cst_15 : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc41)
    %64 = tensor.empty() {ao.layer = 0 : i64} : tensor<4xf32> loc(#loc42)
    %65 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%64 : tensor<4xf32>) -> tensor<4xf32> loc(#loc42)
    %66 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<64x4xf32>) outs(%65 : tensor<4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc42)
    %67 = tensor.empty() {ao.layer = 0 : i64} : tensor<f32> loc(#loc43)
    %68 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%67 : tensor<f32>) -> tensor<f32> loc(#loc43)
    %69 = linalg.generic {indexing_maps = [#map7, #map7, #map8], iterator_types = ["reduction"]} ins(%63, %66 : tensor<4xf32>, tensor<4xf32>) outs(%68 : tensor<f32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.divf %in_47, %cst_15 : f32
      %376 = arith.mulf %in, %375 : f32
      %377 = arith.addf %out, %376 : f32
      linalg.yield %377 : f32
    } -> tensor<f32> loc(#loc43)
    %70 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc44)
    %71 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %49, %58 : tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4x40xf32>) outs(%70 : tensor<64x4x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.divf %in, %in_47 : f32
      %376 = arith.mulf %375, %in_48 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x40xf32> loc(#loc44)
    %72 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc45)
    %73 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%72 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc45)
    %74 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58, %11 : tensor<64x4x40xf32>, tensor<64x64xf32>) outs(%73 : tensor<4x40x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x64xf32> loc(#loc45)
    %75 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc46)
    %76 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%75 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc46)
    %77 = linalg.batch_matmul {ao.layer = 0 : i64} ins(%74, %arg4 : tensor<4x40x64xf32>, tensor<4x64x128xf32>) outs(%76 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc46)
    %78 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc47)
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<4x40x128xf32>) outs(%78 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4x40x128xf32> loc(#loc47)
    %80 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc48)
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %79 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%80 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %in : f32
      %376 = arith.mulf %375, %cst_8 : f32
      %377 = arith.addf %in, %376 : f32
      %378 = arith.mulf %377, %cst_7 : f32
      %379 = math.tanh %378 : f32
      linalg.yield %379 : f32
    } -> tensor<4x40x128xf32> loc(#loc48)
    %82 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc49)
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<4x40x128xf32>) outs(%82 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %in, %cst_12 : f32
      %376 = arith.mulf %375, %cst_6 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x128xf32> loc(#loc49)
    %84 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc50)
    %85 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %83 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%84 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<4x40x128xf32> loc(#loc50)
    %86 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc51)
    %87 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%86 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc51)
    %88 = linalg.batch_matmul {ao.layer = 0 : i64} ins(%85, %arg0 : tensor<4x40x128xf32>, tensor<4x128x64xf32>) outs(%87 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc51)
    %89 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc52)
    %90 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%89 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc52)
    %91 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%71, %88 : tensor<64x4x40xf32>, tensor<4x40x64xf32>) outs(%90 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc52)
    %92 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc53)
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %91 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%92 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.addf %in, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<64x64xf32> loc(#loc53)
    %94 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc54)
    %95 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%94 : tensor<64xf32>) -> tensor<64xf32> loc(#loc54)
    %96 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%93 : tensor<64x64xf32>) outs(%95 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc54)
    %97 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc55)
    %98 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%93, %96 : tensor<64x64xf32>, tensor<64xf32>) outs(%97 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.divf %in_47, %cst_15 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc55)
    %99 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc56)
    %100 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%99 : tensor<64xf32>) -> tensor<64xf32> loc(#loc56)
    %101 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%98 : tensor<64x64xf32>) outs(%100 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc56)
    %102 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc57)
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<64xf32>) outs(%102 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.divf %in, %cst_15 : f32
      %376 = arith.addf %375, %cst_14 : f32
      linalg.yield %376 : f32
    } -> tensor<64x1xf32> loc(#loc57)
    %104 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc58)
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<64x1xf32>) outs(%104 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = math.rsqrt %in : f32
      linalg.yield %375 : f32
    } -> tensor<64x1xf32> loc(#loc58)
    %106 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc59)
    %107 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<64x1xf32>) outs(%106 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32> loc(#loc59)
    %108 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc60)
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %107 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%108 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<64x64xf32> loc(#loc60)
    %110 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc61)
    %111 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<64xf32>) outs(%110 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32> loc(#loc61)
    %112 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc62)
    %113 = linalg.generic {indexing_maps = [#map, #map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %111, %arg6 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>) outs(%112 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %375, %in_48 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc62)
    %114 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc63)
    %115 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%114 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc63)
    %116 = linalg.matmul {ao.layer = 1 : i64} ins(%113, %arg8 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%115 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc63)
    %117 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc64)
    %118 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%117 : tensor<64xf32>) -> tensor<64xf32> loc(#loc64)
    %119 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%116 : tensor<64x4xf32>) outs(%118 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc64)
    %120 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc65)
    %121 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%116, %119 : tensor<64x4xf32>, tensor<64xf32>) outs(%120 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.subf %in, %in_47 : f32
      %376 = math.exp %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4xf32> loc(#loc65)
    %122 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc66)
    %123 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%122 : tensor<64xf32>) -> tensor<64xf32> loc(#loc66)
    %124 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%121 : tensor<64x4xf32>) outs(%123 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc66)
    %125 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc67)
    %126 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<64xf32>) outs(%125 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc67)
    %127 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc68)
    %128 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%126 : tensor<64x1xf32>) outs(%127 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4xf32> loc(#loc68)
    %129 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc69)
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %128 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%129 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.divf %in, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc69)
    %131 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc70)
    %132 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%131 : tensor<64xf32>) -> tensor<64xf32> loc(#loc70)
    %133 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%130 : tensor<64x4xf32>) outs(%132 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc70)
    %134 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xi1> loc(#loc71)
    %135 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %133 : tensor<64x4xf32>, tensor<64xf32>) outs(%134 : tensor<64x4xi1>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: i1):
      %375 = arith.cmpf oge, %in, %in_47 : f32
      linalg.yield %375 : i1
    } -> tensor<64x4xi1> loc(#loc71)
    %136 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc72)
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%135, %130 : tensor<64x4xi1>, tensor<64x4xf32>) outs(%136 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_47: f32, %out: f32):
      %375 = arith.select %in, %cst_11, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc72)
    %138 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc73)
    %139 = linalg.fill {ao.layer = 1 : i64} ins(%cst_13 : f32) outs(%138 : tensor<64xf32>) -> tensor<64xf32> loc(#loc73)
    %140 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%137 : tensor<64x4xf32>) outs(%139 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.maximumf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc73)
    %141 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc74)
    %142 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%135, %137, %140 : tensor<64x4xi1>, tensor<64x4xf32>, tensor<64xf32>) outs(%141 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.cmpf oge, %in_47, %in_48 : f32
      %376 = arith.ori %in, %375 : i1
      %377 = arith.uitofp %376 : i1 to f32
      linalg.yield %377 : f32
    } -> tensor<64x4xf32> loc(#loc74)
    %143 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc75)
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %142 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%143 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc75)
    %145 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc76)
    %146 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%145 : tensor<64xf32>) -> tensor<64xf32> loc(#loc76)
    %147 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%144 : tensor<64x4xf32>) outs(%146 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc76)
    %148 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x1xf32> loc(#loc77)
    %149 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<64xf32>) outs(%148 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x1xf32> loc(#loc77)
    %150 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc78)
    %151 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<64x1xf32>) outs(%150 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4xf32> loc(#loc78)
    %152 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc79)
    %153 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%152 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc79)
    %154 = linalg.matmul {ao.layer = 1 : i64} ins(%51, %142 : tensor<64x64xf32>, tensor<64x4xf32>) outs(%153 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc79)
    %155 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc80)
    %156 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %56, %142 : tensor<64x4xf32>, tensor<64x4x40xi32>, tensor<64x4xf32>) outs(%155 : tensor<64x4x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: i32, %in_48: f32, %out: f32):
      %375 = arith.fptosi %in : f32 to i32
      %376 = arith.cmpi eq, %375, %in_47 : i32
      %377 = arith.uitofp %376 : i1 to f32
      %378 = arith.mulf %377, %in_48 : f32
      linalg.yield %378 : f32
    } -> tensor<64x4x40xf32> loc(#loc80)
    %157 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc81)
    %158 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%157 : tensor<4xf32>) -> tensor<4xf32> loc(#loc81)
    %159 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%142 : tensor<64x4xf32>) outs(%158 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc81)
    %160 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc82)
    %161 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%159 : tensor<4xf32>) outs(%160 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.divf %in, %cst_15 : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc82)
    %162 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc83)
    %163 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%162 : tensor<4xf32>) -> tensor<4xf32> loc(#loc83)
    %164 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%130 : tensor<64x4xf32>) outs(%163 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4xf32> loc(#loc83)
    %165 = tensor.empty() {ao.layer = 1 : i64} : tensor<f32> loc(#loc84)
    %166 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%165 : tensor<f32>) -> tensor<f32> loc(#loc84)
    %167 = linalg.generic {indexing_maps = [#map7, #map7, #map8], iterator_types = ["reduction"]} ins(%161, %164 : tensor<4xf32>, tensor<4xf32>) outs(%166 : tensor<f32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.divf %in_47, %cst_15 : f32
      %376 = arith.mulf %in, %375 : f32
      %377 = arith.addf %out, %376 : f32
      linalg.yield %377 : f32
    } -> tensor<f32> loc(#loc84)
    %168 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc85)
    %169 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %151, %156 : tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4x40xf32>) outs(%168 : tensor<64x4x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.divf %in, %in_47 : f32
      %376 = arith.mulf %375, %in_48 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x40xf32> loc(#loc85)
    %170 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc86)
    %171 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%170 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc86)
    %172 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%156, %113 : tensor<64x4x40xf32>, tensor<64x64xf32>) outs(%171 : tensor<4x40x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x64xf32> loc(#loc86)
    %173 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc87)
    %174 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%173 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc87)
    %175 = linalg.batch_matmul {ao.layer = 1 : i64} ins(%172, %arg9 : tensor<4x40x64xf32>, tensor<4x64x128xf32>) outs(%174 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc87)
    %176 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc88)
    %177 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<4x40x128xf32>) outs(%176 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %in : f32
      linalg.yield %375 : f32
    } -> tensor<4x40x128xf32> loc(#loc88)
    %178 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc89)
    %179 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %177 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%178 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %in : f32
      %376 = arith.mulf %375, %cst_8 : f32
      %377 = arith.addf %in, %376 : f32
      %378 = arith.mulf %377, %cst_7 : f32
      %379 = math.tanh %378 : f32
      linalg.yield %379 : f32
    } -> tensor<4x40x128xf32> loc(#loc89)
    %180 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc90)
    %181 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<4x40x128xf32>) outs(%180 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %in, %cst_12 : f32
      %376 = arith.mulf %375, %cst_6 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x128xf32> loc(#loc90)
    %182 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc91)
    %183 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %181 : tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%182 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<4x40x128xf32> loc(#loc91)
    %184 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc92)
    %185 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%184 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc92)
    %186 = linalg.batch_matmul {ao.layer = 1 : i64} ins(%183, %arg5 : tensor<4x40x128xf32>, tensor<4x128x64xf32>) outs(%185 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc92)
    %187 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc93)
    %expanded = tensor.expand_shape %187 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc93)
    %188 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%expanded : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc93)
    %expanded_17 = tensor.expand_shape %169 [[0, 1], [2], [3]] output_shape [2, 32, 4, 40] {ao.layer = 1 : i64} : tensor<64x4x40xf32> into tensor<2x32x4x40xf32> loc(#loc93)
    %189 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_17, %186 : tensor<2x32x4x40xf32>, tensor<4x40x64xf32>) outs(%188 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32> loc(#loc93)
    %expanded_18 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [2, 32, 64] : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc94)
    %190 = tensor.empty() : tensor<2x32x64xf32> loc(#loc94)
    %191 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_18, %189, %arg11 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%190 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.addf %in, %in_47 : f32
      %376 = arith.subf %375, %in_48 : f32
      linalg.yield %376 : f32
    } -> tensor<2x32x64xf32> loc(#loc94)
    %collapsed_19 = tensor.collapse_shape %191 [[0, 1], [2]] : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc94)
    %192 = tensor.empty() : tensor<f32> loc(#loc95)
    %193 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = []} ins(%69, %167 : tensor<f32>, tensor<f32>) outs(%192 : tensor<f32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_10 : f32
      %376 = arith.mulf %in, %cst_10 : f32
      %377 = arith.addf %376, %cst_16 : f32
      %378 = arith.addf %377, %375 : f32
      %379 = arith.divf %378, %cst_4 : f32
      linalg.yield %379 : f32
    } -> tensor<f32> loc(#loc95)
    %194 = tensor.empty() : tensor<f32> loc(#loc96)
    %195 = linalg.fill ins(%cst_16 : f32) outs(%194 : tensor<f32>) -> tensor<f32> loc(#loc96)
    %196 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction", "reduction"]} ins(%collapsed_19 : tensor<64x64xf32>) outs(%195 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<f32> loc(#loc96)
    %197 = tensor.empty() : tensor<f32> loc(#loc97)
    %198 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = []} ins(%196, %193 : tensor<f32>, tensor<f32>) outs(%197 : tensor<f32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_2 : f32
      %376 = arith.divf %in, %cst_3 : f32
      %377 = arith.addf %376, %375 : f32
      linalg.yield %377 : f32
    } -> tensor<f32> loc(#loc97)
    %199 = tensor.empty() : tensor<64x64xf32> loc(#loc98)
    %200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_19 : tensor<64x64xf32>) outs(%199 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.mulf %in, %cst_0 : f32
      %376 = arith.mulf %in, %cst_0 : f32
      %377 = arith.addf %376, %375 : f32
      linalg.yield %377 : f32
    } -> tensor<64x64xf32> loc(#loc98)
    %201 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc99)
    %202 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%201 : tensor<64x4x40xf32>) -> tensor<64x4x40xf32> loc(#loc99)
    %203 = linalg.generic {indexing_maps = [#map20, #map21, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%200, %169 : tensor<64x64xf32>, tensor<64x4x40xf32>) outs(%202 : tensor<64x4x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x40xf32> loc(#loc99)
    %204 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc100)
    %205 = linalg.generic {indexing_maps = [#map22, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<64x4x40xf32>) outs(%204 : tensor<4x40x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x40x64xf32> loc(#loc100)
    %206 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4x40xf32> loc(#loc101)
    %expanded_20 = tensor.expand_shape %206 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 1 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc101)
    %207 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%expanded_20 : tensor<64x4x1x40xf32>) -> tensor<64x4x1x40xf32> loc(#loc101)
    %expanded_21 = tensor.expand_shape %186 [[0, 1], [2], [3]] output_shape [4, 1, 40, 64] {ao.layer = 1 : i64} : tensor<4x40x64xf32> into tensor<4x1x40x64xf32> loc(#loc101)
    %208 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%200, %expanded_21 : tensor<64x64xf32>, tensor<4x1x40x64xf32>) outs(%207 : tensor<64x4x1x40xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x1x40xf32> loc(#loc101)
    %209 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x64x128xf32> loc(#loc102)
    %210 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%209 : tensor<4x64x128xf32>) -> tensor<4x64x128xf32> loc(#loc102)
    %211 = linalg.generic {indexing_maps = [#map26, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205, %183 : tensor<4x40x64xf32>, tensor<4x40x128xf32>) outs(%210 : tensor<4x64x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64x128xf32> loc(#loc102)
    %212 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc103)
    %213 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%212 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc103)
    %214 = linalg.generic {indexing_maps = [#map27, #map28, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205, %arg5 : tensor<4x40x64xf32>, tensor<4x128x64xf32>) outs(%213 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x128xf32> loc(#loc103)
    %215 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x128xf32> loc(#loc104)
    %216 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %181, %175, %179, %177 : tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%215 : tensor<4x40x128xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %in_49: f32, %in_50: f32, %out: f32):
      %375 = arith.subf %cst_12, %in_49 : f32
      %376 = arith.mulf %in_48, %in : f32
      %377 = arith.mulf %376, %cst_6 : f32
      %378 = arith.mulf %377, %375 : f32
      %379 = arith.mulf %378, %in_49 : f32
      %380 = arith.addf %378, %379 : f32
      %381 = arith.mulf %380, %cst_7 : f32
      %382 = arith.mulf %in_50, %cst_9 : f32
      %383 = arith.mulf %381, %cst_8 : f32
      %384 = arith.mulf %383, %382 : f32
      %385 = arith.mulf %in, %in_47 : f32
      %386 = arith.addf %385, %381 : f32
      %387 = arith.addf %386, %384 : f32
      linalg.yield %387 : f32
    } -> tensor<4x40x128xf32> loc(#loc104)
    %217 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x128x64xf32> loc(#loc105)
    %218 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%217 : tensor<4x128x64xf32>) -> tensor<4x128x64xf32> loc(#loc105)
    %219 = linalg.generic {indexing_maps = [#map26, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216, %172 : tensor<4x40x128xf32>, tensor<4x40x64xf32>) outs(%218 : tensor<4x128x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x128x64xf32> loc(#loc105)
    %220 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x40x64xf32> loc(#loc106)
    %221 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%220 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc106)
    %222 = linalg.generic {indexing_maps = [#map27, #map28, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216, %arg9 : tensor<4x40x128xf32>, tensor<4x64x128xf32>) outs(%221 : tensor<4x40x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x64xf32> loc(#loc106)
    %223 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc107)
    %224 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%223 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc107)
    %225 = linalg.generic {indexing_maps = [#map29, #map30, #map14], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%222, %156 : tensor<4x40x64xf32>, tensor<64x4x40xf32>) outs(%224 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc107)
    %226 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc108)
    %expanded_22 = tensor.expand_shape %226 [[0], [1, 2]] output_shape [64, 4, 1] {ao.layer = 1 : i64} : tensor<64x4xf32> into tensor<64x4x1xf32> loc(#loc108)
    %227 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%expanded_22 : tensor<64x4x1xf32>) -> tensor<64x4x1xf32> loc(#loc108)
    %expanded_23 = tensor.expand_shape %156 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 1 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc108)
    %228 = linalg.generic {indexing_maps = [#map31, #map31, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%208, %expanded_23 : tensor<64x4x1x40xf32>, tensor<64x4x1x40xf32>) outs(%227 : tensor<64x4x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x1xf32> loc(#loc108)
    %229 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc109)
    %230 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%229 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc109)
    %231 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%228 : tensor<64x4x1xf32>) outs(%230 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc109)
    %232 = tensor.empty() {ao.layer = 1 : i64} : tensor<4xf32> loc(#loc110)
    %233 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%232 : tensor<4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<4xf32> loc(#loc110)
    %234 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc111)
    %235 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%234 : tensor<64xf32>) -> tensor<64xf32> loc(#loc111)
    %236 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%231, %149, %144 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%235 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.mulf %in_47, %in_47 : f32
      %376 = arith.divf %cst_12, %375 : f32
      %377 = arith.mulf %in, %376 : f32
      %378 = arith.mulf %377, %in_48 : f32
      %379 = arith.addf %out, %378 : f32
      linalg.yield %379 : f32
    } -> tensor<64xf32> loc(#loc111)
    %expanded_24 = tensor.expand_shape %236 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc112)
    %237 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc113)
    %238 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%237 : tensor<64xf32>) -> tensor<64xf32> loc(#loc113)
    %239 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_24 : tensor<64x1xf32>) outs(%238 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc113)
    %240 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc114)
    %241 = linalg.generic {indexing_maps = [#map2, #map2, #map, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%161, %233, %231, %151, %239, %142 : tensor<4xf32>, tensor<4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%240 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %in_49: f32, %in_50: f32, %in_51: f32, %out: f32):
      %375 = arith.divf %in_48, %in_49 : f32
      %376 = arith.addf %375, %in_50 : f32
      %377 = arith.mulf %376, %in_51 : f32
      %378 = arith.mulf %in, %in_47 : f32
      %379 = arith.divf %378, %cst_15 : f32
      %380 = arith.addf %379, %377 : f32
      linalg.yield %380 : f32
    } -> tensor<64x4xf32> loc(#loc114)
    %242 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc115)
    %243 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%242 : tensor<64xf32>) -> tensor<64xf32> loc(#loc115)
    %244 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%241, %126, %121 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%243 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.mulf %in_47, %in_47 : f32
      %376 = arith.divf %cst_12, %375 : f32
      %377 = arith.mulf %in, %376 : f32
      %378 = arith.mulf %377, %in_48 : f32
      %379 = arith.addf %out, %378 : f32
      linalg.yield %379 : f32
    } -> tensor<64xf32> loc(#loc115)
    %expanded_25 = tensor.expand_shape %244 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc116)
    %245 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc117)
    %246 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%245 : tensor<64xf32>) -> tensor<64xf32> loc(#loc117)
    %247 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_25 : tensor<64x1xf32>) outs(%246 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc117)
    %248 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x4xf32> loc(#loc118)
    %249 = linalg.generic {indexing_maps = [#map, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%241, %128, %247, %121 : tensor<64x4xf32>, tensor<64x4xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%248 : tensor<64x4xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %in_49: f32, %out: f32):
      %375 = arith.divf %in, %in_47 : f32
      %376 = arith.addf %375, %in_48 : f32
      %377 = arith.mulf %376, %in_49 : f32
      linalg.yield %377 : f32
    } -> tensor<64x4xf32> loc(#loc118)
    %250 = tensor.empty() {ao.layer = 1 : i64} : tensor<4x64xf32> loc(#loc119)
    %251 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%250 : tensor<4x64xf32>) -> tensor<4x64xf32> loc(#loc119)
    %252 = linalg.generic {indexing_maps = [#map32, #map33, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%249, %113 : tensor<64x4xf32>, tensor<64x64xf32>) outs(%251 : tensor<4x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64xf32> loc(#loc119)
    %253 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc120)
    %254 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%253 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc120)
    %255 = linalg.generic {indexing_maps = [#map34, #map35, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%249, %arg8 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%254 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc120)
    %256 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc121)
    %257 = linalg.generic {indexing_maps = [#map6, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%225, %255 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%256 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.addf %in, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<64x64xf32> loc(#loc121)
    %258 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc122)
    %expanded_26 = tensor.expand_shape %258 [[0, 1]] output_shape [1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc122)
    %259 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%expanded_26 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc122)
    %expanded_27 = tensor.expand_shape %257 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc122)
    %260 = linalg.generic {indexing_maps = [#map22, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_27 : tensor<64x1x64xf32>) outs(%259 : tensor<1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<1x64xf32> loc(#loc122)
    %261 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc123)
    %262 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%261 : tensor<64xf32>) -> tensor<64xf32> loc(#loc123)
    %263 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%260 : tensor<1x64xf32>) outs(%262 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc123)
    %264 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc124)
    %expanded_28 = tensor.expand_shape %264 [[0, 1]] output_shape [1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc124)
    %265 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%expanded_28 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc124)
    %expanded_29 = tensor.expand_shape %109 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc124)
    %expanded_30 = tensor.expand_shape %257 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc124)
    %266 = linalg.generic {indexing_maps = [#map22, #map22, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_29, %expanded_30 : tensor<64x1x64xf32>, tensor<64x1x64xf32>) outs(%265 : tensor<1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<1x64xf32> loc(#loc124)
    %267 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc125)
    %268 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%257, %111 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%267 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<64x64xf32> loc(#loc125)
    %269 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc126)
    %270 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%269 : tensor<64xf32>) -> tensor<64xf32> loc(#loc126)
    %271 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%266 : tensor<1x64xf32>) outs(%270 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc126)
    %272 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc127)
    %expanded_31 = tensor.expand_shape %272 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc127)
    %273 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%expanded_31 : tensor<64x1xf32>) -> tensor<64x1xf32> loc(#loc127)
    %expanded_32 = tensor.expand_shape %98 [[0, 1], [2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc127)
    %expanded_33 = tensor.expand_shape %268 [[0, 1], [2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc127)
    %274 = linalg.generic {indexing_maps = [#map4, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_32, %expanded_33 : tensor<64x1x64xf32>, tensor<64x1x64xf32>) outs(%273 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x1xf32> loc(#loc127)
    %275 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc128)
    %276 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%275 : tensor<64xf32>) -> tensor<64xf32> loc(#loc128)
    %277 = linalg.generic {indexing_maps = [#map, #map, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%274, %105, %103 : tensor<64x1xf32>, tensor<64x1xf32>, tensor<64x1xf32>) outs(%276 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.divf %in_47, %in_48 : f32
      %376 = arith.mulf %375, %cst_5 : f32
      %377 = arith.mulf %in, %376 : f32
      %378 = arith.divf %377, %cst_15 : f32
      %379 = arith.addf %out, %378 : f32
      linalg.yield %379 : f32
    } -> tensor<64xf32> loc(#loc128)
    %278 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc129)
    %279 = linalg.generic {indexing_maps = [#map, #map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%268, %107, %98, %277 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>) outs(%278 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %in_49: f32, %out: f32):
      %375 = arith.mulf %in_49, %in_48 : f32
      %376 = arith.mulf %in_48, %in_49 : f32
      %377 = arith.mulf %in, %in_47 : f32
      %378 = arith.addf %377, %376 : f32
      %379 = arith.addf %378, %375 : f32
      linalg.yield %379 : f32
    } -> tensor<64x64xf32> loc(#loc129)
    %280 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc130)
    %expanded_34 = tensor.expand_shape %280 [[0, 1]] output_shape [64, 1] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc130)
    %281 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%expanded_34 : tensor<64x1xf32>) -> tensor<64x1xf32> loc(#loc130)
    %expanded_35 = tensor.expand_shape %279 [[0, 1], [2]] output_shape [64, 1, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc130)
    %282 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_35 : tensor<64x1x64xf32>) outs(%281 : tensor<64x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x1xf32> loc(#loc130)
    %283 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc131)
    %284 = linalg.fill {ao.layer = 1 : i64} ins(%cst_16 : f32) outs(%283 : tensor<64xf32>) -> tensor<64xf32> loc(#loc131)
    %285 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%282 : tensor<64x1xf32>) outs(%284 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.divf %in, %cst_15 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc131)
    %286 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc132)
    %287 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%200, %279, %285 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64xf32>) outs(%286 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.addf %in, %in_47 : f32
      %376 = arith.addf %375, %in_48 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc132)
    %288 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc133)
    %289 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%288 : tensor<64x4x40xf32>) -> tensor<64x4x40xf32> loc(#loc133)
    %290 = linalg.generic {indexing_maps = [#map20, #map21, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%287, %71 : tensor<64x64xf32>, tensor<64x4x40xf32>) outs(%289 : tensor<64x4x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x40xf32> loc(#loc133)
    %291 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc134)
    %292 = linalg.generic {indexing_maps = [#map22, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<64x4x40xf32>) outs(%291 : tensor<4x40x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x40x64xf32> loc(#loc134)
    %293 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4x40xf32> loc(#loc135)
    %expanded_36 = tensor.expand_shape %293 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 0 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc135)
    %294 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%expanded_36 : tensor<64x4x1x40xf32>) -> tensor<64x4x1x40xf32> loc(#loc135)
    %expanded_37 = tensor.expand_shape %88 [[0, 1], [2], [3]] output_shape [4, 1, 40, 64] {ao.layer = 0 : i64} : tensor<4x40x64xf32> into tensor<4x1x40x64xf32> loc(#loc135)
    %295 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%287, %expanded_37 : tensor<64x64xf32>, tensor<4x1x40x64xf32>) outs(%294 : tensor<64x4x1x40xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x1x40xf32> loc(#loc135)
    %296 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x64x128xf32> loc(#loc136)
    %297 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%296 : tensor<4x64x128xf32>) -> tensor<4x64x128xf32> loc(#loc136)
    %298 = linalg.generic {indexing_maps = [#map26, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%292, %85 : tensor<4x40x64xf32>, tensor<4x40x128xf32>) outs(%297 : tensor<4x64x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64x128xf32> loc(#loc136)
    %299 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc137)
    %300 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%299 : tensor<4x40x128xf32>) -> tensor<4x40x128xf32> loc(#loc137)
    %301 = linalg.generic {indexing_maps = [#map27, #map28, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%292, %arg0 : tensor<4x40x64xf32>, tensor<4x128x64xf32>) outs(%300 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x128xf32> loc(#loc137)
    %302 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x128xf32> loc(#loc138)
    %303 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %83, %77, %81, %79 : tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>, tensor<4x40x128xf32>) outs(%302 : tensor<4x40x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %in_49: f32, %in_50: f32, %out: f32):
      %375 = arith.subf %cst_12, %in_49 : f32
      %376 = arith.mulf %in_48, %in : f32
      %377 = arith.mulf %376, %cst_6 : f32
      %378 = arith.mulf %377, %375 : f32
      %379 = arith.mulf %378, %in_49 : f32
      %380 = arith.addf %378, %379 : f32
      %381 = arith.mulf %380, %cst_7 : f32
      %382 = arith.mulf %in_50, %cst_9 : f32
      %383 = arith.mulf %381, %cst_8 : f32
      %384 = arith.mulf %383, %382 : f32
      %385 = arith.mulf %in, %in_47 : f32
      %386 = arith.addf %385, %381 : f32
      %387 = arith.addf %386, %384 : f32
      linalg.yield %387 : f32
    } -> tensor<4x40x128xf32> loc(#loc138)
    %304 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x128x64xf32> loc(#loc139)
    %305 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%304 : tensor<4x128x64xf32>) -> tensor<4x128x64xf32> loc(#loc139)
    %306 = linalg.generic {indexing_maps = [#map26, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%303, %74 : tensor<4x40x128xf32>, tensor<4x40x64xf32>) outs(%305 : tensor<4x128x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x128x64xf32> loc(#loc139)
    %307 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x40x64xf32> loc(#loc140)
    %308 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%307 : tensor<4x40x64xf32>) -> tensor<4x40x64xf32> loc(#loc140)
    %309 = linalg.generic {indexing_maps = [#map27, #map28, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%303, %arg4 : tensor<4x40x128xf32>, tensor<4x64x128xf32>) outs(%308 : tensor<4x40x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x40x64xf32> loc(#loc140)
    %310 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc141)
    %311 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%310 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc141)
    %312 = linalg.generic {indexing_maps = [#map29, #map30, #map14], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%309, %58 : tensor<4x40x64xf32>, tensor<64x4x40xf32>) outs(%311 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc141)
    %313 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc142)
    %expanded_38 = tensor.expand_shape %313 [[0], [1, 2]] output_shape [64, 4, 1] {ao.layer = 0 : i64} : tensor<64x4xf32> into tensor<64x4x1xf32> loc(#loc142)
    %314 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%expanded_38 : tensor<64x4x1xf32>) -> tensor<64x4x1xf32> loc(#loc142)
    %expanded_39 = tensor.expand_shape %58 [[0], [1, 2], [3]] output_shape [64, 4, 1, 40] {ao.layer = 0 : i64} : tensor<64x4x40xf32> into tensor<64x4x1x40xf32> loc(#loc142)
    %315 = linalg.generic {indexing_maps = [#map31, #map31, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%295, %expanded_39 : tensor<64x4x1x40xf32>, tensor<64x4x1x40xf32>) outs(%314 : tensor<64x4x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4x1xf32> loc(#loc142)
    %316 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc143)
    %317 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%316 : tensor<64x4xf32>) -> tensor<64x4xf32> loc(#loc143)
    %318 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%315 : tensor<64x4x1xf32>) outs(%317 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64x4xf32> loc(#loc143)
    %319 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc144)
    %320 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%319 : tensor<64xf32>) -> tensor<64xf32> loc(#loc144)
    %321 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%318, %47, %42 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%320 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.mulf %in_47, %in_47 : f32
      %376 = arith.divf %cst_12, %375 : f32
      %377 = arith.mulf %in, %376 : f32
      %378 = arith.mulf %377, %in_48 : f32
      %379 = arith.addf %out, %378 : f32
      linalg.yield %379 : f32
    } -> tensor<64xf32> loc(#loc144)
    %expanded_40 = tensor.expand_shape %321 [[0, 1]] output_shape [64, 1] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc145)
    %322 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc146)
    %323 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%322 : tensor<64xf32>) -> tensor<64xf32> loc(#loc146)
    %324 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_40 : tensor<64x1xf32>) outs(%323 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc146)
    %325 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc147)
    %326 = linalg.generic {indexing_maps = [#map2, #map2, #map, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%63, %233, %318, %49, %324, %40 : tensor<4xf32>, tensor<4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%325 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %in_49: f32, %in_50: f32, %in_51: f32, %out: f32):
      %375 = arith.divf %in_48, %in_49 : f32
      %376 = arith.addf %375, %in_50 : f32
      %377 = arith.mulf %376, %in_51 : f32
      %378 = arith.mulf %in, %in_47 : f32
      %379 = arith.divf %378, %cst_15 : f32
      %380 = arith.addf %379, %377 : f32
      linalg.yield %380 : f32
    } -> tensor<64x4xf32> loc(#loc147)
    %327 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc148)
    %328 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%327 : tensor<64xf32>) -> tensor<64xf32> loc(#loc148)
    %329 = linalg.generic {indexing_maps = [#map, #map3, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%326, %24, %19 : tensor<64x4xf32>, tensor<64x1xf32>, tensor<64x4xf32>) outs(%328 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %out: f32):
      %375 = arith.mulf %in_47, %in_47 : f32
      %376 = arith.divf %cst_12, %375 : f32
      %377 = arith.mulf %in, %376 : f32
      %378 = arith.mulf %377, %in_48 : f32
      %379 = arith.addf %out, %378 : f32
      linalg.yield %379 : f32
    } -> tensor<64xf32> loc(#loc148)
    %expanded_41 = tensor.expand_shape %329 [[0, 1]] output_shape [64, 1] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<64x1xf32> loc(#loc149)
    %330 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc150)
    %331 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%330 : tensor<64xf32>) -> tensor<64xf32> loc(#loc150)
    %332 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_41 : tensor<64x1xf32>) outs(%331 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.negf %in : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc150)
    %333 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x4xf32> loc(#loc151)
    %334 = linalg.generic {indexing_maps = [#map, #map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%326, %26, %332, %19 : tensor<64x4xf32>, tensor<64x4xf32>, tensor<64xf32>, tensor<64x4xf32>) outs(%333 : tensor<64x4xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %in_48: f32, %in_49: f32, %out: f32):
      %375 = arith.divf %in, %in_47 : f32
      %376 = arith.addf %375, %in_48 : f32
      %377 = arith.mulf %376, %in_49 : f32
      linalg.yield %377 : f32
    } -> tensor<64x4xf32> loc(#loc151)
    %335 = tensor.empty() {ao.layer = 0 : i64} : tensor<4x64xf32> loc(#loc152)
    %336 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%335 : tensor<4x64xf32>) -> tensor<4x64xf32> loc(#loc152)
    %337 = linalg.generic {indexing_maps = [#map32, #map33, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%334, %11 : tensor<64x4xf32>, tensor<64x64xf32>) outs(%336 : tensor<4x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64xf32> loc(#loc152)
    %338 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc153)
    %339 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%338 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc153)
    %340 = linalg.generic {indexing_maps = [#map34, #map35, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%334, %arg3 : tensor<64x4xf32>, tensor<64x4xf32>) outs(%339 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x64xf32> loc(#loc153)
    %341 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc154)
    %342 = linalg.generic {indexing_maps = [#map6, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%312, %340 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%341 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.addf %in, %in_47 : f32
      linalg.yield %375 : f32
    } -> tensor<64x64xf32> loc(#loc154)
    %343 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc155)
    %expanded_42 = tensor.expand_shape %343 [[0, 1]] output_shape [1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc155)
    %344 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%expanded_42 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc155)
    %expanded_43 = tensor.expand_shape %342 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc155)
    %345 = linalg.generic {indexing_maps = [#map22, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_43 : tensor<64x1x64xf32>) outs(%344 : tensor<1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<1x64xf32> loc(#loc155)
    %346 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc156)
    %347 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%346 : tensor<64xf32>) -> tensor<64xf32> loc(#loc156)
    %348 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%345 : tensor<1x64xf32>) outs(%347 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc156)
    %349 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc157)
    %expanded_44 = tensor.expand_shape %349 [[0, 1]] output_shape [1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc157)
    %350 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%expanded_44 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc157)
    %expanded_45 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc157)
    %expanded_46 = tensor.expand_shape %342 [[0], [1, 2]] output_shape [64, 1, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<64x1x64xf32> loc(#loc157)
    %351 = linalg.generic {indexing_maps = [#map22, #map22, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_45, %expanded_46 : tensor<64x1x64xf32>, tensor<64x1x64xf32>) outs(%350 : tensor<1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in, %in_47 : f32
      %376 = arith.addf %out, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<1x64xf32> loc(#loc157)
    %352 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc158)
    %353 = linalg.fill {ao.layer = 0 : i64} ins(%cst_16 : f32) outs(%352 : tensor<64xf32>) -> tensor<64xf32> loc(#loc158)
    %354 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "reduction"]} ins(%351 : tensor<1x64xf32>) outs(%353 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %375 = arith.addf %out, %in : f32
      linalg.yield %375 : f32
    } -> tensor<64xf32> loc(#loc158)
    %355 = tensor.empty() : tensor<4x128x64xf32> loc(#loc159)
    %356 = linalg.generic {indexing_maps = [#map4, #map36, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %298 : tensor<4x128x64xf32>, tensor<4x64x128xf32>) outs(%355 : tensor<4x128x64xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x128x64xf32> loc(#loc159)
    %357 = tensor.empty() : tensor<64xf32> loc(#loc160)
    %358 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg1, %348 : tensor<64xf32>, tensor<64xf32>) outs(%357 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc160)
    %359 = tensor.empty() : tensor<64xf32> loc(#loc161)
    %360 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg2, %354 : tensor<64xf32>, tensor<64xf32>) outs(%359 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc161)
    %361 = tensor.empty() : tensor<64x4xf32> loc(#loc162)
    %362 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %337 : tensor<64x4xf32>, tensor<4x64xf32>) outs(%361 : tensor<64x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4xf32> loc(#loc162)
    %363 = tensor.empty() : tensor<4x64x128xf32> loc(#loc163)
    %364 = linalg.generic {indexing_maps = [#map4, #map36, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %306 : tensor<4x64x128xf32>, tensor<4x128x64xf32>) outs(%363 : tensor<4x64x128xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64x128xf32> loc(#loc163)
    %365 = tensor.empty() : tensor<4x128x64xf32> loc(#loc164)
    %366 = linalg.generic {indexing_maps = [#map4, #map36, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %211 : tensor<4x128x64xf32>, tensor<4x64x128xf32>) outs(%365 : tensor<4x128x64xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x128x64xf32> loc(#loc164)
    %367 = tensor.empty() : tensor<64xf32> loc(#loc165)
    %368 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg6, %263 : tensor<64xf32>, tensor<64xf32>) outs(%367 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc165)
    %369 = tensor.empty() : tensor<64xf32> loc(#loc166)
    %370 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg7, %271 : tensor<64xf32>, tensor<64xf32>) outs(%369 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64xf32> loc(#loc166)
    %371 = tensor.empty() : tensor<64x4xf32> loc(#loc167)
    %372 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8, %252 : tensor<64x4xf32>, tensor<4x64xf32>) outs(%371 : tensor<64x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<64x4xf32> loc(#loc167)
    %373 = tensor.empty() : tensor<4x64x128xf32> loc(#loc168)
    %374 = linalg.generic {indexing_maps = [#map4, #map36, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %219 : tensor<4x64x128xf32>, tensor<4x128x64xf32>) outs(%373 : tensor<4x64x128xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %375 = arith.mulf %in_47, %cst_1 : f32
      %376 = arith.subf %in, %375 : f32
      linalg.yield %376 : f32
    } -> tensor<4x64x128xf32> loc(#loc168)
    return %198, %193, %356, %358, %360, %362, %364, %366, %368, %370, %372, %374 : tensor<f32>, tensor<f32>, tensor<4x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>, tensor<4x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x4xf32>, tensor<4x64x128xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc14 = loc("reshape")
#loc15 = loc("layer0/router/reduce_sum")
#loc16 = loc("layer0/router/sub.1")
#loc17 = loc("layer0/router/reduce_sum.1")
#loc18 = loc("layer0/router/mul.2")
#loc19 = loc("layer0/router/add.2")
#loc20 = loc("layer0/router/dot_general")
#loc21 = loc("layer0/router/reduce_max")
#loc22 = loc("layer0/router/exp")
#loc23 = loc("layer0/router/reduce_sum.2")
#loc24 = loc("layer0/router/broadcast_in_dim.5")
#loc25 = loc("layer0/router/div.2")
#loc26 = loc("layer0/router/div.3")
#loc27 = loc("layer0/router/reduce_max.1")
#loc28 = loc("layer0/router/ge.1")
#loc29 = loc("layer0/router/_where/select_n")
#loc30 = loc("layer0/router/reduce_max.2")
#loc31 = loc("layer0/router/convert_element_type")
#loc32 = loc("layer0/router/mul.6")
#loc33 = loc("layer0/router/reduce_sum.3")
#loc34 = loc("layer0/router/broadcast_in_dim.8")
#loc35 = loc("layer0/router/div.5")
#loc36 = loc("layer0/router/convert_element_type.1")
#loc37 = loc("layer0/router/dot_general.1")
#loc38 = loc("layer0/router/iota.2")
#loc39 = loc("layer0/router/mul.9")
#loc40 = loc("layer0/router/reduce_sum.4")
#loc41 = loc("layer0/router/div.8")
#loc42 = loc("layer0/router/reduce_sum.5")
#loc43 = loc("layer0/router/reduce_sum.6")
#loc44 = loc("layer0/router/mul.13")
#loc45 = loc("layer0/experts/dot_general")
#loc46 = loc("layer0/experts/dot_general.1")
#loc47 = loc("layer0/experts/integer_pow")
#loc48 = loc("layer0/experts/tanh")
#loc49 = loc("layer0/experts/mul.3")
#loc50 = loc("layer0/experts/mul.4")
#loc51 = loc("layer0/experts/dot_general.2")
#loc52 = loc("layer0/combine/dot_general")
#loc53 = loc("layer0/combine/add")
#loc54 = loc("layer1/router/reduce_sum")
#loc55 = loc("layer1/router/sub.1")
#loc56 = loc("layer1/router/reduce_sum.1")
#loc57 = loc("layer1/router/add")
#loc58 = loc("layer1/router/rsqrt")
#loc59 = loc("layer1/router/mul.2")
#loc60 = loc("layer1/router/mul.3")
#loc61 = loc("layer1/router/mul.4")
#loc62 = loc("layer1/router/add.2")
#loc63 = loc("layer1/router/dot_general")
#loc64 = loc("layer1/router/reduce_max")
#loc65 = loc("layer1/router/exp")
#loc66 = loc("layer1/router/reduce_sum.2")
#loc67 = loc("layer1/router/broadcast_in_dim.5")
#loc68 = loc("layer1/router/div.3")
#loc69 = loc("layer1/router/div.4")
#loc70 = loc("layer1/router/reduce_max.1")
#loc71 = loc("layer1/router/ge.1")
#loc72 = loc("layer1/router/_where/select_n")
#loc73 = loc("layer1/router/reduce_max.2")
#loc74 = loc("layer1/router/convert_element_type")
#loc75 = loc("layer1/router/mul.7")
#loc76 = loc("layer1/router/reduce_sum.3")
#loc77 = loc("layer1/router/broadcast_in_dim.8")
#loc78 = loc("layer1/router/div.6")
#loc79 = loc("layer1/router/dot_general.1")
#loc80 = loc("layer1/router/mul.10")
#loc81 = loc("layer1/router/reduce_sum.4")
#loc82 = loc("layer1/router/div.9")
#loc83 = loc("layer1/router/reduce_sum.5")
#loc84 = loc("layer1/router/reduce_sum.6")
#loc85 = loc("layer1/router/mul.14")
#loc86 = loc("layer1/experts/dot_general")
#loc87 = loc("layer1/experts/dot_general.1")
#loc88 = loc("layer1/experts/integer_pow")
#loc89 = loc("layer1/experts/tanh")
#loc90 = loc("layer1/experts/mul.3")
#loc91 = loc("layer1/experts/mul.4")
#loc92 = loc("layer1/experts/dot_general.2")
#loc93 = loc("layer1/combine/dot_general")
#loc94 = loc("head/sub")
#loc95 = loc("head/div")
#loc96 = loc("head/reduce_sum")
#loc97 = loc("head/add")
#loc98 = loc("bwd/head/add_any")
#loc99 = loc("bwd/layer1/combine/dot_general")
#loc100 = loc("bwd/layer1/combine/transpose")
#loc101 = loc("bwd/layer1/combine/dot_general.1")
#loc102 = loc("bwd/layer1/experts/dot_general")
#loc103 = loc("bwd/layer1/experts/dot_general.1")
#loc104 = loc("bwd/layer1/experts/add_any.2")
#loc105 = loc("bwd/layer1/experts/dot_general.2")
#loc106 = loc("bwd/layer1/experts/dot_general.3")
#loc107 = loc("bwd/layer1/experts/dot_general.4")
#loc108 = loc("bwd/layer1/router/reduce_sum")
#loc109 = loc("bwd/layer1/router/reduce_sum.1")
#loc110 = loc("bwd/layer1/router/broadcast_in_dim")
#loc111 = loc("bwd/layer1/router/reduce_sum.2")
#loc112 = loc("bwd/layer1/router/reshape.1")
#loc113 = loc("bwd/layer1/router/reduce_sum.3")
#loc114 = loc("bwd/layer1/router/add_any.1")
#loc115 = loc("bwd/layer1/router/reduce_sum.4")
#loc116 = loc("bwd/layer1/router/reshape.2")
#loc117 = loc("bwd/layer1/router/reduce_sum.5")
#loc118 = loc("bwd/layer1/router/mul.10")
#loc119 = loc("bwd/layer1/router/dot_general")
#loc120 = loc("bwd/layer1/router/dot_general.1")
#loc121 = loc("bwd/layer1/router/add_any.3")
#loc122 = loc("bwd/layer1/router/reduce_sum.6")
#loc123 = loc("bwd/layer1/router/reduce_sum.7")
#loc124 = loc("bwd/layer1/router/reduce_sum.8")
#loc125 = loc("bwd/layer1/router/mul.12")
#loc126 = loc("bwd/layer1/router/reduce_sum.9")
#loc127 = loc("bwd/layer1/router/reduce_sum.10")
#loc128 = loc("bwd/layer1/router/reduce_sum.11")
#loc129 = loc("bwd/layer1/router/add_any.5")
#loc130 = loc("bwd/layer1/router/reduce_sum.12")
#loc131 = loc("bwd/layer1/router/reduce_sum.13")
#loc132 = loc("bwd/layer1/router/add_any.7")
#loc133 = loc("bwd/layer0/combine/dot_general")
#loc134 = loc("bwd/layer0/combine/transpose")
#loc135 = loc("bwd/layer0/combine/dot_general.1")
#loc136 = loc("bwd/layer0/experts/dot_general")
#loc137 = loc("bwd/layer0/experts/dot_general.1")
#loc138 = loc("bwd/layer0/experts/add_any.2")
#loc139 = loc("bwd/layer0/experts/dot_general.2")
#loc140 = loc("bwd/layer0/experts/dot_general.3")
#loc141 = loc("bwd/layer0/experts/dot_general.4")
#loc142 = loc("bwd/layer0/router/reduce_sum")
#loc143 = loc("bwd/layer0/router/reduce_sum.1")
#loc144 = loc("bwd/layer0/router/reduce_sum.2")
#loc145 = loc("bwd/layer0/router/reshape.1")
#loc146 = loc("bwd/layer0/router/reduce_sum.3")
#loc147 = loc("bwd/layer0/router/add_any.1")
#loc148 = loc("bwd/layer0/router/reduce_sum.4")
#loc149 = loc("bwd/layer0/router/reshape.2")
#loc150 = loc("bwd/layer0/router/reduce_sum.5")
#loc151 = loc("bwd/layer0/router/mul.9")
#loc152 = loc("bwd/layer0/router/dot_general")
#loc153 = loc("bwd/layer0/router/dot_general.1")
#loc154 = loc("bwd/layer0/router/add_any.3")
#loc155 = loc("bwd/layer0/router/reduce_sum.6")
#loc156 = loc("bwd/layer0/router/reduce_sum.7")
#loc157 = loc("bwd/layer0/router/reduce_sum.8")
#loc158 = loc("bwd/layer0/router/reduce_sum.9")
#loc159 = loc("update/sub")
#loc160 = loc("update/sub.1")
#loc161 = loc("update/sub.2")
#loc162 = loc("update/sub.3")
#loc163 = loc("update/sub.4")
#loc164 = loc("update/sub.5")
#loc165 = loc("update/sub.6")
#loc166 = loc("update/sub.7")
#loc167 = loc("update/sub.8")
#loc168 = loc("update/sub.9")
