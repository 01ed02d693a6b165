// Made by utils/export_jax.py; see test/Models/README.md.
// --model resnet --form joint --dialect linalg --layers 2 --width 16 --batch 2 --image 16 --dtype f32
#loc2 = loc("bias")
#loc3 = loc("layer0/bias1")
#loc4 = loc("layer0/bias2")
#loc5 = loc("layer0/conv1")
#loc6 = loc("layer0/conv2")
#loc7 = loc("layer0/gain1")
#loc8 = loc("layer0/gain2")
#loc9 = loc("layer1/bias1")
#loc10 = loc("layer1/bias2")
#loc11 = loc("layer1/conv1")
#loc12 = loc("layer1/conv2")
#loc13 = loc("layer1/gain1")
#loc14 = loc("layer1/gain2")
#loc15 = loc("layer1/project")
#loc16 = loc("classifier")
#loc17 = loc("gain")
#loc18 = loc("offset")
#loc19 = loc("stem")
#loc20 = loc("image")
#loc21 = loc("labels")
#map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d2, d5, d3)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, 0, d3, 0, d5)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map11 = affine_map<(d0, d1) -> (d0, d1)>
#map12 = affine_map<(d0, d1) -> (d1)>
#map13 = affine_map<(d0, d1) -> (d0)>
#map14 = affine_map<(d0, d1) -> (d0, 0)>
#map15 = affine_map<(d0, d1) -> ()>
#map16 = affine_map<() -> ()>
#map17 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map19 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map20 = affine_map<(d0, d1) -> (d1, d0)>
#map21 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map22 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map23 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map24 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 + d3, d4 + d5, d6)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d5, d1)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d2, d4, d6, d1)>
#map29 = affine_map<(d0, d1, d2, d3) -> (-d0, -d1, d2, d3)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2 + d3, d4 + d5, d0)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d5, d1, d0)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2, d4, d1)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d0, d1, d2, d3)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map35 = affine_map<(d0, d1, d2, d3) -> (-d0 + 2, -d1 + 2, d2, d3)>
#map36 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d5)>
#map37 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d4, d5, d6, d7, d8, d0, d1, d2, d3)>
#map38 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3)>
#map39 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d5)>
module {
  func.func @train_step(%arg0: tensor<16xf32> loc("bias"), %arg1: tensor<16xf32> loc("layer0/bias1"), %arg2: tensor<16xf32> loc("layer0/bias2"), %arg3: tensor<3x3x16x16xf32> loc("layer0/conv1"), %arg4: tensor<3x3x16x16xf32> loc("layer0/conv2"), %arg5: tensor<16xf32> loc("layer0/gain1"), %arg6: tensor<16xf32> loc("layer0/gain2"), %arg7: tensor<32xf32> loc("layer1/bias1"), %arg8: tensor<32xf32> loc("layer1/bias2"), %arg9: tensor<3x3x16x32xf32> loc("layer1/conv1"), %arg10: tensor<3x3x32x32xf32> loc("layer1/conv2"), %arg11: tensor<32xf32> loc("layer1/gain1"), %arg12: tensor<32xf32> loc("layer1/gain2"), %arg13: tensor<1x1x16x32xf32> loc("layer1/project"), %arg14: tensor<32x10xf32> loc("classifier"), %arg15: tensor<16xf32> loc("gain"), %arg16: tensor<10xf32> loc("offset"), %arg17: tensor<3x3x3x16xf32> loc("stem"), %arg18: tensor<2x16x16x3xf32> loc("image"), %arg19: tensor<2xi32> loc("labels")) -> (tensor<f32>, tensor<2x10xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<16xf32>, tensor<10xf32>, tensor<3x3x3x16xf32>) attributes {ao.step} {
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 1.600000e+01 : f32
    %cst_2 = arith.constant 3.200000e+01 : f32
    %cst_3 = arith.constant 1.280000e+02 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant -5.000000e-01 : f32
    %cst_6 = arith.constant 9.99999974E-6 : f32
    %cst_7 = arith.constant 5.120000e+02 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc22)
    %1 = linalg.fill ins(%cst_8 : f32) outs(%0 : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc22)
    %padded = tensor.pad %arg18 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } : tensor<2x16x16x3xf32> to tensor<2x18x18x3xf32> loc(#loc22)
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg17 : tensor<2x18x18x3xf32>, tensor<3x3x3x16xf32>) outs(%1 : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc22)
    %3 = tensor.empty() : tensor<16xf32> loc(#loc23)
    %4 = linalg.fill ins(%cst_8 : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32> loc(#loc23)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%2 : tensor<2x16x16x16xf32>) outs(%4 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc23)
    %6 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc24)
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %5 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in_87, %cst_7 : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x16x16x16xf32> loc(#loc24)
    %8 = tensor.empty() : tensor<16xf32> loc(#loc25)
    %9 = linalg.fill ins(%cst_8 : f32) outs(%8 : tensor<16xf32>) -> tensor<16xf32> loc(#loc25)
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%7 : tensor<2x16x16x16xf32>) outs(%9 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.mulf %in, %in : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc25)
    %11 = tensor.empty() : tensor<16xf32> loc(#loc26)
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%10 : tensor<16xf32>) outs(%11 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.divf %in, %cst_7 : f32
      %435 = arith.addf %434, %cst_6 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc26)
    %13 = tensor.empty() : tensor<16xf32> loc(#loc27)
    %14 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%12 : tensor<16xf32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = math.rsqrt %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc27)
    %15 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc28)
    %16 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<16xf32>) outs(%15 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x16x16xf32> loc(#loc28)
    %17 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc29)
    %18 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %16 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) outs(%17 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x16x16x16xf32> loc(#loc29)
    %19 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc30)
    %20 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg15 : tensor<16xf32>) outs(%19 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x16x16xf32> loc(#loc30)
    %21 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc31)
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %20, %arg0 : tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%21 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %434, %in_88 : f32
      linalg.yield %435 : f32
    } -> tensor<2x16x16x16xf32> loc(#loc31)
    %expanded = tensor.expand_shape %22 [[0], [1, 2], [3, 4], [5]] output_shape [2, 8, 2, 8, 2, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x16xf32> loc(#loc32)
    %23 = tensor.empty() : tensor<2x8x2x8x2x16xf32> loc(#loc32)
    %24 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x8x2x8x2x16xf32>) outs(%23 : tensor<2x8x2x8x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %434 : f32
    } -> tensor<2x8x2x8x2x16xf32> loc(#loc32)
    %25 = tensor.empty() : tensor<2x8x8x16xf32> loc(#loc33)
    %26 = linalg.fill ins(%cst_4 : f32) outs(%25 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc33)
    %27 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%24 : tensor<2x8x2x8x2x16xf32>) outs(%26 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.maximumf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc33)
    %expanded_9 = tensor.expand_shape %27 [[0], [1], [2, 3], [4, 5]] output_shape [2, 8, 1, 8, 1, 16] : tensor<2x8x8x16xf32> into tensor<2x8x1x8x1x16xf32> loc(#loc34)
    %28 = tensor.empty() : tensor<2x8x2x8x2x16xf32> loc(#loc35)
    %29 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%24, %expanded_9 : tensor<2x8x2x8x2x16xf32>, tensor<2x8x1x8x1x16xf32>) outs(%28 : tensor<2x8x2x8x2x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.cmpf oeq, %in, %in_87 : f32
      %435 = arith.uitofp %434 : i1 to f32
      linalg.yield %435 : f32
    } -> tensor<2x8x2x8x2x16xf32> loc(#loc35)
    %30 = tensor.empty() : tensor<2x8x8x16xf32> loc(#loc36)
    %31 = linalg.fill ins(%cst_8 : f32) outs(%30 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc36)
    %32 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%29 : tensor<2x8x2x8x2x16xf32>) outs(%31 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc36)
    %33 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc37)
    %34 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%33 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc37)
    %padded_10 = tensor.pad %27 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc37)
    %35 = linalg.conv_2d_nhwc_hwcf {ao.layer = 0 : i64, dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_10, %arg3 : tensor<2x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%34 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc37)
    %36 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc38)
    %37 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%36 : tensor<16xf32>) -> tensor<16xf32> loc(#loc38)
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%35 : tensor<2x8x8x16xf32>) outs(%37 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc38)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc39)
    %40 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<2x8x8x16xf32>, tensor<16xf32>) outs(%39 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in_87, %cst_3 : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc39)
    %41 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc40)
    %42 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%41 : tensor<16xf32>) -> tensor<16xf32> loc(#loc40)
    %43 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%40 : tensor<2x8x8x16xf32>) outs(%42 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.mulf %in, %in : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc40)
    %44 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc41)
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%43 : tensor<16xf32>) outs(%44 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.divf %in, %cst_3 : f32
      %435 = arith.addf %434, %cst_6 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc41)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc42)
    %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%45 : tensor<16xf32>) outs(%46 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = math.rsqrt %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc42)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc43)
    %49 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<16xf32>) outs(%48 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x16xf32> loc(#loc43)
    %50 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc44)
    %51 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %49 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) outs(%50 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc44)
    %52 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc45)
    %53 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<16xf32>) outs(%52 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x16xf32> loc(#loc45)
    %54 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc46)
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %53, %arg1 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>) outs(%54 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %434, %in_88 : f32
      linalg.yield %435 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc46)
    %56 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc47)
    %57 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x8x8x16xf32>) outs(%56 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %434 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc47)
    %58 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc48)
    %59 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%58 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc48)
    %padded_11 = tensor.pad %57 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc48)
    %60 = linalg.conv_2d_nhwc_hwcf {ao.layer = 0 : i64, dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_11, %arg4 : tensor<2x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%59 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc48)
    %61 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc49)
    %62 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%61 : tensor<16xf32>) -> tensor<16xf32> loc(#loc49)
    %63 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%60 : tensor<2x8x8x16xf32>) outs(%62 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc49)
    %64 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc50)
    %65 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<2x8x8x16xf32>, tensor<16xf32>) outs(%64 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in_87, %cst_3 : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc50)
    %66 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc51)
    %67 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%66 : tensor<16xf32>) -> tensor<16xf32> loc(#loc51)
    %68 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%65 : tensor<2x8x8x16xf32>) outs(%67 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.mulf %in, %in : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc51)
    %69 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc52)
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%68 : tensor<16xf32>) outs(%69 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.divf %in, %cst_3 : f32
      %435 = arith.addf %434, %cst_6 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc52)
    %71 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc53)
    %72 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%70 : tensor<16xf32>) outs(%71 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = math.rsqrt %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc53)
    %73 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc54)
    %74 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<16xf32>) outs(%73 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x16xf32> loc(#loc54)
    %75 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc55)
    %76 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %74 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) outs(%75 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc55)
    %77 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc56)
    %78 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<16xf32>) outs(%77 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x16xf32> loc(#loc56)
    %79 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc57)
    %80 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %78, %arg2, %27 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<2x8x8x16xf32>) outs(%79 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %in_89: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %434, %in_88 : f32
      %436 = arith.addf %435, %in_89 : f32
      linalg.yield %436 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc57)
    %81 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc58)
    %82 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<2x8x8x16xf32>) outs(%81 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %434 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc58)
    %83 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc59)
    %84 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%83 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc59)
    %padded_12 = tensor.pad %82 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 1 : i64} : tensor<2x8x8x16xf32> to tensor<2x9x9x16xf32> loc(#loc59)
    %85 = linalg.conv_2d_nhwc_hwcf {ao.layer = 1 : i64, dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded_12, %arg9 : tensor<2x9x9x16xf32>, tensor<3x3x16x32xf32>) outs(%84 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc59)
    %86 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc60)
    %87 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%86 : tensor<32xf32>) -> tensor<32xf32> loc(#loc60)
    %88 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%85 : tensor<2x4x4x32xf32>) outs(%87 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc60)
    %89 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc61)
    %90 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %88 : tensor<2x4x4x32xf32>, tensor<32xf32>) outs(%89 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in_87, %cst_2 : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc61)
    %91 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc62)
    %92 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%91 : tensor<32xf32>) -> tensor<32xf32> loc(#loc62)
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%90 : tensor<2x4x4x32xf32>) outs(%92 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.mulf %in, %in : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<32xf32> loc(#loc62)
    %94 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc63)
    %95 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%93 : tensor<32xf32>) outs(%94 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.divf %in, %cst_2 : f32
      %435 = arith.addf %434, %cst_6 : f32
      linalg.yield %435 : f32
    } -> tensor<32xf32> loc(#loc63)
    %96 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc64)
    %97 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%95 : tensor<32xf32>) outs(%96 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = math.rsqrt %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc64)
    %98 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc65)
    %99 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<32xf32>) outs(%98 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x32xf32> loc(#loc65)
    %100 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc66)
    %101 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %99 : tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) outs(%100 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc66)
    %102 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc67)
    %103 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg11 : tensor<32xf32>) outs(%102 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x32xf32> loc(#loc67)
    %104 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc68)
    %105 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %103, %arg7 : tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>) outs(%104 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %434, %in_88 : f32
      linalg.yield %435 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc68)
    %106 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc69)
    %107 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<2x4x4x32xf32>) outs(%106 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %434 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc69)
    %108 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc70)
    %109 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%108 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc70)
    %padded_13 = tensor.pad %107 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> to tensor<2x6x6x32xf32> loc(#loc70)
    %110 = linalg.conv_2d_nhwc_hwcf {ao.layer = 1 : i64, dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_13, %arg10 : tensor<2x6x6x32xf32>, tensor<3x3x32x32xf32>) outs(%109 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc70)
    %111 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc71)
    %112 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%111 : tensor<32xf32>) -> tensor<32xf32> loc(#loc71)
    %113 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%110 : tensor<2x4x4x32xf32>) outs(%112 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc71)
    %114 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc72)
    %115 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %113 : tensor<2x4x4x32xf32>, tensor<32xf32>) outs(%114 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in_87, %cst_2 : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc72)
    %116 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc73)
    %117 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%116 : tensor<32xf32>) -> tensor<32xf32> loc(#loc73)
    %118 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%115 : tensor<2x4x4x32xf32>) outs(%117 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.mulf %in, %in : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<32xf32> loc(#loc73)
    %119 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc74)
    %120 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%118 : tensor<32xf32>) outs(%119 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.divf %in, %cst_2 : f32
      %435 = arith.addf %434, %cst_6 : f32
      linalg.yield %435 : f32
    } -> tensor<32xf32> loc(#loc74)
    %121 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc75)
    %122 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%120 : tensor<32xf32>) outs(%121 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = math.rsqrt %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc75)
    %123 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc76)
    %124 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<32xf32>) outs(%123 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x32xf32> loc(#loc76)
    %125 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc77)
    %126 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %124 : tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) outs(%125 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc77)
    %127 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc78)
    %128 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12 : tensor<32xf32>) outs(%127 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x32xf32> loc(#loc78)
    %129 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc79)
    %130 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%129 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc79)
    %131 = linalg.conv_2d_nhwc_hwcf {ao.layer = 1 : i64, dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%82, %arg13 : tensor<2x8x8x16xf32>, tensor<1x1x16x32xf32>) outs(%130 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc79)
    %132 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc80)
    %133 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %128, %arg8, %131 : tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<2x4x4x32xf32>) outs(%132 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %in_89: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %434, %in_88 : f32
      %436 = arith.addf %435, %in_89 : f32
      linalg.yield %436 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc80)
    %134 = tensor.empty() : tensor<2x32xf32> loc(#loc81)
    %135 = linalg.fill ins(%cst_8 : f32) outs(%134 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc81)
    %136 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%133 : tensor<2x4x4x32xf32>) outs(%135 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.maximumf %in, %cst_8 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x32xf32> loc(#loc81)
    %137 = tensor.empty() : tensor<2x32xf32> loc(#loc82)
    %138 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<2x32xf32>) outs(%137 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.divf %in, %cst_1 : f32
      linalg.yield %434 : f32
    } -> tensor<2x32xf32> loc(#loc82)
    %139 = tensor.empty() : tensor<2x10xf32> loc(#loc83)
    %140 = linalg.fill ins(%cst_8 : f32) outs(%139 : tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc83)
    %141 = linalg.matmul ins(%138, %arg14 : tensor<2x32xf32>, tensor<32x10xf32>) outs(%140 : tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc83)
    %142 = tensor.empty() : tensor<2x10xf32> loc(#loc84)
    %143 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel"]} ins(%141, %arg16 : tensor<2x10xf32>, tensor<10xf32>) outs(%142 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.addf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x10xf32> loc(#loc84)
    %144 = tensor.empty() : tensor<2xf32> loc(#loc85)
    %145 = linalg.fill ins(%cst_4 : f32) outs(%144 : tensor<2xf32>) -> tensor<2xf32> loc(#loc85)
    %146 = linalg.generic {indexing_maps = [#map11, #map13], iterator_types = ["parallel", "reduction"]} ins(%143 : tensor<2x10xf32>) outs(%145 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.maximumf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<2xf32> loc(#loc85)
    %147 = tensor.empty() : tensor<2x10xf32> loc(#loc86)
    %148 = linalg.generic {indexing_maps = [#map11, #map13, #map11], iterator_types = ["parallel", "parallel"]} ins(%143, %146 : tensor<2x10xf32>, tensor<2xf32>) outs(%147 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.subf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x10xf32> loc(#loc86)
    %149 = tensor.empty() : tensor<2x10xf32> loc(#loc87)
    %150 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<2x10xf32>) outs(%149 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = math.exp %in : f32
      linalg.yield %434 : f32
    } -> tensor<2x10xf32> loc(#loc87)
    %151 = tensor.empty() : tensor<2xf32> loc(#loc88)
    %152 = linalg.fill ins(%cst_8 : f32) outs(%151 : tensor<2xf32>) -> tensor<2xf32> loc(#loc88)
    %153 = linalg.generic {indexing_maps = [#map11, #map13], iterator_types = ["parallel", "reduction"]} ins(%150 : tensor<2x10xf32>) outs(%152 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<2xf32> loc(#loc88)
    %154 = tensor.empty() : tensor<2x1xf32> loc(#loc89)
    %155 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<2xf32>) outs(%154 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1xf32> loc(#loc89)
    %156 = tensor.empty() : tensor<2x10xi1> loc(#loc90)
    %157 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<2xi32>) outs(%156 : tensor<2x10xi1>) {
    ^bb0(%in: i32, %out: i1):
      %434 = linalg.index 1 : index
      %435 = arith.index_cast %434 : index to i32
      %436 = arith.cmpi eq, %in, %435 : i32
      linalg.yield %436 : i1
    } -> tensor<2x10xi1> loc(#loc90)
    %158 = tensor.empty() : tensor<f32> loc(#loc91)
    %159 = linalg.fill ins(%cst_8 : f32) outs(%158 : tensor<f32>) -> tensor<f32> loc(#loc91)
    %160 = linalg.generic {indexing_maps = [#map11, #map11, #map14, #map15], iterator_types = ["reduction", "reduction"]} ins(%157, %148, %155 : tensor<2x10xi1>, tensor<2x10xf32>, tensor<2x1xf32>) outs(%159 : tensor<f32>) {
    ^bb0(%in: i1, %in_87: f32, %in_88: f32, %out: f32):
      %434 = math.log %in_88 : f32
      %435 = arith.subf %in_87, %434 : f32
      %436 = arith.select %in, %435, %cst_8 : f32
      %437 = arith.addf %out, %436 : f32
      linalg.yield %437 : f32
    } -> tensor<f32> loc(#loc91)
    %161 = tensor.empty() : tensor<f32> loc(#loc92)
    %162 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%160 : tensor<f32>) outs(%161 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.negf %in : f32
      %435 = arith.divf %434, %cst_0 : f32
      linalg.yield %435 : f32
    } -> tensor<f32> loc(#loc92)
    %163 = tensor.empty() : tensor<2x10xf32> loc(#loc93)
    %164 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%157 : tensor<2x10xi1>) outs(%163 : tensor<2x10xf32>) {
    ^bb0(%in: i1, %out: f32):
      %434 = arith.select %in, %cst_5, %cst_8 : f32
      linalg.yield %434 : f32
    } -> tensor<2x10xf32> loc(#loc93)
    %165 = tensor.empty() : tensor<2xf32> loc(#loc94)
    %expanded_14 = tensor.expand_shape %165 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32> loc(#loc94)
    %166 = linalg.fill ins(%cst_8 : f32) outs(%expanded_14 : tensor<2x1xf32>) -> tensor<2x1xf32> loc(#loc94)
    %expanded_15 = tensor.expand_shape %164 [[0, 1], [2]] output_shape [2, 1, 10] : tensor<2x10xf32> into tensor<2x1x10xf32> loc(#loc94)
    %167 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_15 : tensor<2x1x10xf32>) outs(%166 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.negf %in : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x1xf32> loc(#loc94)
    %168 = tensor.empty() : tensor<2xf32> loc(#loc95)
    %169 = linalg.fill ins(%cst_8 : f32) outs(%168 : tensor<2xf32>) -> tensor<2xf32> loc(#loc95)
    %170 = linalg.generic {indexing_maps = [#map11, #map11, #map13], iterator_types = ["parallel", "reduction"]} ins(%167, %155 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%169 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2xf32> loc(#loc95)
    %171 = tensor.empty() : tensor<2x10xf32> loc(#loc96)
    %172 = linalg.generic {indexing_maps = [#map11, #map13, #map11, #map11], iterator_types = ["parallel", "parallel"]} ins(%164, %170, %150 : tensor<2x10xf32>, tensor<2xf32>, tensor<2x10xf32>) outs(%171 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %out: f32):
      %434 = arith.mulf %in_87, %in_88 : f32
      %435 = arith.addf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x10xf32> loc(#loc96)
    %173 = tensor.empty() : tensor<10xf32> loc(#loc97)
    %expanded_16 = tensor.expand_shape %173 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32> loc(#loc97)
    %174 = linalg.fill ins(%cst_8 : f32) outs(%expanded_16 : tensor<1x10xf32>) -> tensor<1x10xf32> loc(#loc97)
    %expanded_17 = tensor.expand_shape %172 [[0], [1, 2]] output_shape [2, 1, 10] : tensor<2x10xf32> into tensor<2x1x10xf32> loc(#loc97)
    %175 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_17 : tensor<2x1x10xf32>) outs(%174 : tensor<1x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<1x10xf32> loc(#loc97)
    %176 = tensor.empty() : tensor<10xf32> loc(#loc98)
    %177 = linalg.fill ins(%cst_8 : f32) outs(%176 : tensor<10xf32>) -> tensor<10xf32> loc(#loc98)
    %178 = linalg.generic {indexing_maps = [#map20, #map13], iterator_types = ["parallel", "reduction"]} ins(%175 : tensor<1x10xf32>) outs(%177 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<10xf32> loc(#loc98)
    %179 = tensor.empty() : tensor<10x32xf32> loc(#loc99)
    %180 = linalg.fill ins(%cst_8 : f32) outs(%179 : tensor<10x32xf32>) -> tensor<10x32xf32> loc(#loc99)
    %181 = linalg.generic {indexing_maps = [#map21, #map22, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%172, %138 : tensor<2x10xf32>, tensor<2x32xf32>) outs(%180 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<10x32xf32> loc(#loc99)
    %182 = tensor.empty() : tensor<2x32xf32> loc(#loc100)
    %183 = linalg.fill ins(%cst_8 : f32) outs(%182 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc100)
    %184 = linalg.generic {indexing_maps = [#map23, #map24, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%172, %arg14 : tensor<2x10xf32>, tensor<32x10xf32>) outs(%183 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x32xf32> loc(#loc100)
    %185 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc101)
    %186 = linalg.generic {indexing_maps = [#map2, #map25, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %184 : tensor<2x4x4x32xf32>, tensor<2x32xf32>) outs(%185 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in_87, %cst_1 : f32
      %435 = arith.cmpf ogt, %in, %cst_8 : f32
      %436 = arith.select %435, %434, %cst_8 : f32
      linalg.yield %436 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc101)
    %padded_18 = tensor.pad %82 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 1 : i64} : tensor<2x8x8x16xf32> to tensor<2x9x9x16xf32> loc(#loc102)
    %extracted_slice = tensor.extract_slice %padded_18[0, 0, 0, 0] [2, 7, 7, 16] [1, 1, 1, 1] {ao.layer = 1 : i64} : tensor<2x9x9x16xf32> to tensor<2x7x7x16xf32> loc(#loc102)
    %187 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x7x7x32xf32> loc(#loc102)
    %188 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%187 : tensor<2x7x7x32xf32>) -> tensor<2x7x7x32xf32> loc(#loc102)
    %inserted_slice = tensor.insert_slice %186 into %188[0, 0, 0, 0] [2, 4, 4, 32] [1, 2, 2, 1] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x7x7x32xf32> loc(#loc102)
    %189 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x16x32xf32> loc(#loc102)
    %190 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%189 : tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32> loc(#loc102)
    %191 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%extracted_slice, %inserted_slice : tensor<2x7x7x16xf32>, tensor<2x7x7x32xf32>) outs(%190 : tensor<1x1x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x16x32xf32> loc(#loc102)
    %192 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x16x32xf32> loc(#loc103)
    %193 = linalg.generic {indexing_maps = [#map29, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg13 : tensor<1x1x16x32xf32>) outs(%192 : tensor<1x1x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16x32xf32> loc(#loc103)
    %194 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x8x8x32xf32> loc(#loc104)
    %195 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%194 : tensor<2x8x8x32xf32>) -> tensor<2x8x8x32xf32> loc(#loc104)
    %inserted_slice_19 = tensor.insert_slice %186 into %195[0, 0, 0, 0] [2, 4, 4, 32] [1, 2, 2, 1] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x8x8x32xf32> loc(#loc104)
    %196 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x8x8x16xf32> loc(#loc104)
    %197 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%196 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc104)
    %198 = linalg.generic {indexing_maps = [#map30, #map31, #map32], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%inserted_slice_19, %193 : tensor<2x8x8x32xf32>, tensor<1x1x16x32xf32>) outs(%197 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc104)
    %199 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc105)
    %expanded_20 = tensor.expand_shape %199 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc105)
    %200 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%expanded_20 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc105)
    %expanded_21 = tensor.expand_shape %186 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc105)
    %201 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_21 : tensor<2x4x4x1x1x1x32xf32>) outs(%200 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc105)
    %202 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc106)
    %203 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%202 : tensor<32xf32>) -> tensor<32xf32> loc(#loc106)
    %204 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%201 : tensor<1x1x1x32xf32>) outs(%203 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc106)
    %205 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc107)
    %expanded_22 = tensor.expand_shape %205 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc107)
    %206 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%expanded_22 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc107)
    %expanded_23 = tensor.expand_shape %126 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc107)
    %expanded_24 = tensor.expand_shape %186 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc107)
    %207 = linalg.generic {indexing_maps = [#map33, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_23, %expanded_24 : tensor<2x4x4x1x1x1x32xf32>, tensor<2x4x4x1x1x1x32xf32>) outs(%206 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc107)
    %208 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc108)
    %209 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186, %128 : tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) outs(%208 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc108)
    %210 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc109)
    %211 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%210 : tensor<32xf32>) -> tensor<32xf32> loc(#loc109)
    %212 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%207 : tensor<1x1x1x32xf32>) outs(%211 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc109)
    %213 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc110)
    %expanded_25 = tensor.expand_shape %213 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc110)
    %214 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%expanded_25 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc110)
    %expanded_26 = tensor.expand_shape %115 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc110)
    %expanded_27 = tensor.expand_shape %209 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc110)
    %215 = linalg.generic {indexing_maps = [#map33, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_26, %expanded_27 : tensor<2x4x4x1x1x1x32xf32>, tensor<2x4x4x1x1x1x32xf32>) outs(%214 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc110)
    %216 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc111)
    %217 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%216 : tensor<32xf32>) -> tensor<32xf32> loc(#loc111)
    %218 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%215 : tensor<1x1x1x32xf32>) outs(%217 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc111)
    %219 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc112)
    %220 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %124, %115, %218, %122, %120 : tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%219 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %in_89: f32, %in_90: f32, %in_91: f32, %out: f32):
      %434 = arith.divf %in_90, %in_91 : f32
      %435 = arith.mulf %434, %cst_5 : f32
      %436 = arith.mulf %in_89, %435 : f32
      %437 = arith.divf %436, %cst_2 : f32
      %438 = arith.mulf %437, %in_88 : f32
      %439 = arith.mulf %in_88, %437 : f32
      %440 = arith.mulf %in, %in_87 : f32
      %441 = arith.addf %440, %439 : f32
      %442 = arith.addf %441, %438 : f32
      linalg.yield %442 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc112)
    %221 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc113)
    %expanded_28 = tensor.expand_shape %221 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc113)
    %222 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%expanded_28 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc113)
    %expanded_29 = tensor.expand_shape %220 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc113)
    %223 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_29 : tensor<2x4x4x1x1x1x32xf32>) outs(%222 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.negf %in : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc113)
    %224 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc114)
    %225 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%224 : tensor<32xf32>) -> tensor<32xf32> loc(#loc114)
    %226 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%223 : tensor<1x1x1x32xf32>) outs(%225 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc114)
    %227 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc115)
    %228 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220, %226 : tensor<2x4x4x32xf32>, tensor<32xf32>) outs(%227 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in_87, %cst_2 : f32
      %435 = arith.addf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc115)
    %padded_30 = tensor.pad %107 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> to tensor<2x6x6x32xf32> loc(#loc116)
    %229 = tensor.empty() {ao.layer = 1 : i64} : tensor<3x3x32x32xf32> loc(#loc116)
    %230 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%229 : tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32> loc(#loc116)
    %231 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_30, %228 : tensor<2x6x6x32xf32>, tensor<2x4x4x32xf32>) outs(%230 : tensor<3x3x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<3x3x32x32xf32> loc(#loc116)
    %232 = tensor.empty() {ao.layer = 1 : i64} : tensor<3x3x32x32xf32> loc(#loc117)
    %233 = linalg.generic {indexing_maps = [#map35, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10 : tensor<3x3x32x32xf32>) outs(%232 : tensor<3x3x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x32x32xf32> loc(#loc117)
    %padded_31 = tensor.pad %228 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> to tensor<2x6x6x32xf32> loc(#loc118)
    %234 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc118)
    %235 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%234 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc118)
    %236 = linalg.generic {indexing_maps = [#map30, #map31, #map32], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_31, %233 : tensor<2x6x6x32xf32>, tensor<3x3x32x32xf32>) outs(%235 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc118)
    %237 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc119)
    %238 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %236 : tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) outs(%237 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.cmpf ogt, %in, %cst_8 : f32
      %435 = arith.select %434, %in_87, %cst_8 : f32
      linalg.yield %435 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc119)
    %239 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc120)
    %expanded_32 = tensor.expand_shape %239 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc120)
    %240 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%expanded_32 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc120)
    %expanded_33 = tensor.expand_shape %238 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc120)
    %241 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_33 : tensor<2x4x4x1x1x1x32xf32>) outs(%240 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc120)
    %242 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc121)
    %243 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%242 : tensor<32xf32>) -> tensor<32xf32> loc(#loc121)
    %244 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%241 : tensor<1x1x1x32xf32>) outs(%243 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc121)
    %245 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc122)
    %expanded_34 = tensor.expand_shape %245 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc122)
    %246 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%expanded_34 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc122)
    %expanded_35 = tensor.expand_shape %101 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc122)
    %expanded_36 = tensor.expand_shape %238 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc122)
    %247 = linalg.generic {indexing_maps = [#map33, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_35, %expanded_36 : tensor<2x4x4x1x1x1x32xf32>, tensor<2x4x4x1x1x1x32xf32>) outs(%246 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc122)
    %248 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc123)
    %249 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238, %103 : tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) outs(%248 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc123)
    %250 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc124)
    %251 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%250 : tensor<32xf32>) -> tensor<32xf32> loc(#loc124)
    %252 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%247 : tensor<1x1x1x32xf32>) outs(%251 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc124)
    %253 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc125)
    %expanded_37 = tensor.expand_shape %253 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc125)
    %254 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%expanded_37 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc125)
    %expanded_38 = tensor.expand_shape %90 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc125)
    %expanded_39 = tensor.expand_shape %249 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc125)
    %255 = linalg.generic {indexing_maps = [#map33, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_38, %expanded_39 : tensor<2x4x4x1x1x1x32xf32>, tensor<2x4x4x1x1x1x32xf32>) outs(%254 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc125)
    %256 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc126)
    %257 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%256 : tensor<32xf32>) -> tensor<32xf32> loc(#loc126)
    %258 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%255 : tensor<1x1x1x32xf32>) outs(%257 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc126)
    %259 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc127)
    %260 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249, %99, %90, %258, %97, %95 : tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%259 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %in_89: f32, %in_90: f32, %in_91: f32, %out: f32):
      %434 = arith.divf %in_90, %in_91 : f32
      %435 = arith.mulf %434, %cst_5 : f32
      %436 = arith.mulf %in_89, %435 : f32
      %437 = arith.divf %436, %cst_2 : f32
      %438 = arith.mulf %437, %in_88 : f32
      %439 = arith.mulf %in_88, %437 : f32
      %440 = arith.mulf %in, %in_87 : f32
      %441 = arith.addf %440, %439 : f32
      %442 = arith.addf %441, %438 : f32
      linalg.yield %442 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc127)
    %261 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc128)
    %expanded_40 = tensor.expand_shape %261 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc128)
    %262 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%expanded_40 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc128)
    %expanded_41 = tensor.expand_shape %260 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc128)
    %263 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_41 : tensor<2x4x4x1x1x1x32xf32>) outs(%262 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.negf %in : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc128)
    %264 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc129)
    %265 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%264 : tensor<32xf32>) -> tensor<32xf32> loc(#loc129)
    %266 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%263 : tensor<1x1x1x32xf32>) outs(%265 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<32xf32> loc(#loc129)
    %267 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc130)
    %268 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260, %266 : tensor<2x4x4x32xf32>, tensor<32xf32>) outs(%267 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in_87, %cst_2 : f32
      %435 = arith.addf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc130)
    %padded_42 = tensor.pad %82 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 1 : i64} : tensor<2x8x8x16xf32> to tensor<2x9x9x16xf32> loc(#loc131)
    %269 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x7x7x32xf32> loc(#loc131)
    %270 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%269 : tensor<2x7x7x32xf32>) -> tensor<2x7x7x32xf32> loc(#loc131)
    %inserted_slice_43 = tensor.insert_slice %268 into %270[0, 0, 0, 0] [2, 4, 4, 32] [1, 2, 2, 1] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x7x7x32xf32> loc(#loc131)
    %271 = tensor.empty() {ao.layer = 1 : i64} : tensor<3x3x16x32xf32> loc(#loc131)
    %272 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%271 : tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32> loc(#loc131)
    %273 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_42, %inserted_slice_43 : tensor<2x9x9x16xf32>, tensor<2x7x7x32xf32>) outs(%272 : tensor<3x3x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<3x3x16x32xf32> loc(#loc131)
    %274 = tensor.empty() {ao.layer = 1 : i64} : tensor<3x3x16x32xf32> loc(#loc132)
    %275 = linalg.generic {indexing_maps = [#map35, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9 : tensor<3x3x16x32xf32>) outs(%274 : tensor<3x3x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x16x32xf32> loc(#loc132)
    %276 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x10x10x32xf32> loc(#loc133)
    %277 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%276 : tensor<2x10x10x32xf32>) -> tensor<2x10x10x32xf32> loc(#loc133)
    %inserted_slice_44 = tensor.insert_slice %268 into %277[0, 2, 2, 0] [2, 4, 4, 32] [1, 2, 2, 1] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x10x10x32xf32> loc(#loc133)
    %278 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x8x8x16xf32> loc(#loc133)
    %279 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : f32) outs(%278 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc133)
    %280 = linalg.generic {indexing_maps = [#map30, #map31, #map32], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%inserted_slice_44, %275 : tensor<2x10x10x32xf32>, tensor<3x3x16x32xf32>) outs(%279 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc133)
    %281 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc134)
    %282 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %198, %280 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) outs(%281 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %out: f32):
      %434 = arith.addf %in_87, %in_88 : f32
      %435 = arith.cmpf ogt, %in, %cst_8 : f32
      %436 = arith.select %435, %434, %cst_8 : f32
      linalg.yield %436 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc134)
    %283 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc135)
    %expanded_45 = tensor.expand_shape %283 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc135)
    %284 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%expanded_45 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc135)
    %expanded_46 = tensor.expand_shape %282 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc135)
    %285 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_46 : tensor<2x8x8x1x1x1x16xf32>) outs(%284 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc135)
    %286 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc136)
    %287 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%286 : tensor<16xf32>) -> tensor<16xf32> loc(#loc136)
    %288 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%285 : tensor<1x1x1x16xf32>) outs(%287 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc136)
    %289 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc137)
    %expanded_47 = tensor.expand_shape %289 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc137)
    %290 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%expanded_47 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc137)
    %expanded_48 = tensor.expand_shape %76 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc137)
    %expanded_49 = tensor.expand_shape %282 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc137)
    %291 = linalg.generic {indexing_maps = [#map33, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_48, %expanded_49 : tensor<2x8x8x1x1x1x16xf32>, tensor<2x8x8x1x1x1x16xf32>) outs(%290 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc137)
    %292 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc138)
    %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282, %78 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) outs(%292 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc138)
    %294 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc139)
    %295 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%294 : tensor<16xf32>) -> tensor<16xf32> loc(#loc139)
    %296 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%291 : tensor<1x1x1x16xf32>) outs(%295 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc139)
    %297 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc140)
    %expanded_50 = tensor.expand_shape %297 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc140)
    %298 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%expanded_50 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc140)
    %expanded_51 = tensor.expand_shape %65 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc140)
    %expanded_52 = tensor.expand_shape %293 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc140)
    %299 = linalg.generic {indexing_maps = [#map33, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_51, %expanded_52 : tensor<2x8x8x1x1x1x16xf32>, tensor<2x8x8x1x1x1x16xf32>) outs(%298 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc140)
    %300 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc141)
    %301 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%300 : tensor<16xf32>) -> tensor<16xf32> loc(#loc141)
    %302 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%299 : tensor<1x1x1x16xf32>) outs(%301 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc141)
    %303 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc142)
    %304 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293, %74, %65, %302, %72, %70 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%303 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %in_89: f32, %in_90: f32, %in_91: f32, %out: f32):
      %434 = arith.divf %in_90, %in_91 : f32
      %435 = arith.mulf %434, %cst_5 : f32
      %436 = arith.mulf %in_89, %435 : f32
      %437 = arith.divf %436, %cst_3 : f32
      %438 = arith.mulf %437, %in_88 : f32
      %439 = arith.mulf %in_88, %437 : f32
      %440 = arith.mulf %in, %in_87 : f32
      %441 = arith.addf %440, %439 : f32
      %442 = arith.addf %441, %438 : f32
      linalg.yield %442 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc142)
    %305 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc143)
    %expanded_53 = tensor.expand_shape %305 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc143)
    %306 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%expanded_53 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc143)
    %expanded_54 = tensor.expand_shape %304 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc143)
    %307 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_54 : tensor<2x8x8x1x1x1x16xf32>) outs(%306 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.negf %in : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc143)
    %308 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc144)
    %309 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%308 : tensor<16xf32>) -> tensor<16xf32> loc(#loc144)
    %310 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%307 : tensor<1x1x1x16xf32>) outs(%309 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc144)
    %311 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc145)
    %312 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%304, %310 : tensor<2x8x8x16xf32>, tensor<16xf32>) outs(%311 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in_87, %cst_3 : f32
      %435 = arith.addf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc145)
    %padded_55 = tensor.pad %57 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc146)
    %313 = tensor.empty() {ao.layer = 0 : i64} : tensor<3x3x16x16xf32> loc(#loc146)
    %314 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%313 : tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc146)
    %315 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_55, %312 : tensor<2x10x10x16xf32>, tensor<2x8x8x16xf32>) outs(%314 : tensor<3x3x16x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<3x3x16x16xf32> loc(#loc146)
    %316 = tensor.empty() {ao.layer = 0 : i64} : tensor<3x3x16x16xf32> loc(#loc147)
    %317 = linalg.generic {indexing_maps = [#map35, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<3x3x16x16xf32>) outs(%316 : tensor<3x3x16x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x16x16xf32> loc(#loc147)
    %padded_56 = tensor.pad %312 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc148)
    %318 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc148)
    %319 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%318 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc148)
    %320 = linalg.generic {indexing_maps = [#map30, #map31, #map32], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_56, %317 : tensor<2x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%319 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc148)
    %321 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc149)
    %322 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %320 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) outs(%321 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.cmpf ogt, %in, %cst_8 : f32
      %435 = arith.select %434, %in_87, %cst_8 : f32
      linalg.yield %435 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc149)
    %323 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc150)
    %expanded_57 = tensor.expand_shape %323 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc150)
    %324 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%expanded_57 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc150)
    %expanded_58 = tensor.expand_shape %322 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc150)
    %325 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_58 : tensor<2x8x8x1x1x1x16xf32>) outs(%324 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc150)
    %326 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc151)
    %327 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%326 : tensor<16xf32>) -> tensor<16xf32> loc(#loc151)
    %328 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%325 : tensor<1x1x1x16xf32>) outs(%327 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc151)
    %329 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc152)
    %expanded_59 = tensor.expand_shape %329 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc152)
    %330 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%expanded_59 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc152)
    %expanded_60 = tensor.expand_shape %51 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc152)
    %expanded_61 = tensor.expand_shape %322 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc152)
    %331 = linalg.generic {indexing_maps = [#map33, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_60, %expanded_61 : tensor<2x8x8x1x1x1x16xf32>, tensor<2x8x8x1x1x1x16xf32>) outs(%330 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc152)
    %332 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc153)
    %333 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%322, %53 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) outs(%332 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc153)
    %334 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc154)
    %335 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%334 : tensor<16xf32>) -> tensor<16xf32> loc(#loc154)
    %336 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%331 : tensor<1x1x1x16xf32>) outs(%335 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc154)
    %337 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc155)
    %expanded_62 = tensor.expand_shape %337 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc155)
    %338 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%expanded_62 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc155)
    %expanded_63 = tensor.expand_shape %40 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc155)
    %expanded_64 = tensor.expand_shape %333 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc155)
    %339 = linalg.generic {indexing_maps = [#map33, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_63, %expanded_64 : tensor<2x8x8x1x1x1x16xf32>, tensor<2x8x8x1x1x1x16xf32>) outs(%338 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc155)
    %340 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc156)
    %341 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%340 : tensor<16xf32>) -> tensor<16xf32> loc(#loc156)
    %342 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%339 : tensor<1x1x1x16xf32>) outs(%341 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc156)
    %343 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc157)
    %344 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%333, %49, %40, %342, %47, %45 : tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%343 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %in_89: f32, %in_90: f32, %in_91: f32, %out: f32):
      %434 = arith.divf %in_90, %in_91 : f32
      %435 = arith.mulf %434, %cst_5 : f32
      %436 = arith.mulf %in_89, %435 : f32
      %437 = arith.divf %436, %cst_3 : f32
      %438 = arith.mulf %437, %in_88 : f32
      %439 = arith.mulf %in_88, %437 : f32
      %440 = arith.mulf %in, %in_87 : f32
      %441 = arith.addf %440, %439 : f32
      %442 = arith.addf %441, %438 : f32
      linalg.yield %442 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc157)
    %345 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc158)
    %expanded_65 = tensor.expand_shape %345 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc158)
    %346 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%expanded_65 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc158)
    %expanded_66 = tensor.expand_shape %344 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc158)
    %347 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_66 : tensor<2x8x8x1x1x1x16xf32>) outs(%346 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.negf %in : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc158)
    %348 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc159)
    %349 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%348 : tensor<16xf32>) -> tensor<16xf32> loc(#loc159)
    %350 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%347 : tensor<1x1x1x16xf32>) outs(%349 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc159)
    %351 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc160)
    %352 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%344, %350 : tensor<2x8x8x16xf32>, tensor<16xf32>) outs(%351 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in_87, %cst_3 : f32
      %435 = arith.addf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc160)
    %padded_67 = tensor.pad %27 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc161)
    %353 = tensor.empty() {ao.layer = 0 : i64} : tensor<3x3x16x16xf32> loc(#loc161)
    %354 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%353 : tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc161)
    %355 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_67, %352 : tensor<2x10x10x16xf32>, tensor<2x8x8x16xf32>) outs(%354 : tensor<3x3x16x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<3x3x16x16xf32> loc(#loc161)
    %356 = tensor.empty() {ao.layer = 0 : i64} : tensor<3x3x16x16xf32> loc(#loc162)
    %357 = linalg.generic {indexing_maps = [#map35, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<3x3x16x16xf32>) outs(%356 : tensor<3x3x16x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x16x16xf32> loc(#loc162)
    %padded_68 = tensor.pad %352 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc163)
    %358 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc163)
    %359 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : f32) outs(%358 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc163)
    %360 = linalg.generic {indexing_maps = [#map30, #map31, #map32], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_68, %357 : tensor<2x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%359 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc163)
    %expanded_69 = tensor.expand_shape %22 [[0], [1, 2], [3, 4], [5]] output_shape [2, 8, 2, 8, 2, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x16xf32> loc(#loc164)
    %361 = tensor.empty() : tensor<2x8x2x8x2x16xf32> loc(#loc164)
    %362 = linalg.generic {indexing_maps = [#map5, #map36, #map36, #map36, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_69, %282, %360, %32, %29 : tensor<2x8x2x8x2x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x2x8x2x16xf32>) outs(%361 : tensor<2x8x2x8x2x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %in_89: f32, %in_90: f32, %out: f32):
      %434 = arith.addf %in_87, %in_88 : f32
      %435 = arith.divf %434, %in_89 : f32
      %436 = arith.mulf %435, %in_90 : f32
      %437 = arith.cmpf ogt, %in, %cst_8 : f32
      %438 = arith.select %437, %436, %cst_8 : f32
      linalg.yield %438 : f32
    } -> tensor<2x8x2x8x2x16xf32> loc(#loc164)
    %363 = tensor.empty() : tensor<16xf32> loc(#loc165)
    %expanded_70 = tensor.expand_shape %363 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc165)
    %364 = linalg.fill ins(%cst_8 : f32) outs(%expanded_70 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc165)
    %expanded_71 = tensor.expand_shape %362 [[0], [1], [2], [3], [4], [5, 6, 7, 8]] output_shape [2, 8, 2, 8, 2, 1, 1, 1, 16] : tensor<2x8x2x8x2x16xf32> into tensor<2x8x2x8x2x1x1x1x16xf32> loc(#loc165)
    %365 = linalg.generic {indexing_maps = [#map37, #map38], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction", "reduction"]} ins(%expanded_71 : tensor<2x8x2x8x2x1x1x1x16xf32>) outs(%364 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc165)
    %366 = tensor.empty() : tensor<16xf32> loc(#loc166)
    %367 = linalg.fill ins(%cst_8 : f32) outs(%366 : tensor<16xf32>) -> tensor<16xf32> loc(#loc166)
    %368 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%365 : tensor<1x1x1x16xf32>) outs(%367 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc166)
    %369 = tensor.empty() : tensor<16xf32> loc(#loc167)
    %expanded_72 = tensor.expand_shape %369 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc167)
    %370 = linalg.fill ins(%cst_8 : f32) outs(%expanded_72 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc167)
    %expanded_73 = tensor.expand_shape %362 [[0], [1], [2], [3], [4], [5, 6, 7, 8]] output_shape [2, 8, 2, 8, 2, 1, 1, 1, 16] : tensor<2x8x2x8x2x16xf32> into tensor<2x8x2x8x2x1x1x1x16xf32> loc(#loc167)
    %expanded_74 = tensor.expand_shape %18 [[0], [1, 2], [3, 4], [5, 6, 7, 8]] output_shape [2, 8, 2, 8, 2, 1, 1, 1, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x1x1x1x16xf32> loc(#loc167)
    %371 = linalg.generic {indexing_maps = [#map37, #map37, #map38], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction", "reduction"]} ins(%expanded_74, %expanded_73 : tensor<2x8x2x8x2x1x1x1x16xf32>, tensor<2x8x2x8x2x1x1x1x16xf32>) outs(%370 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc167)
    %expanded_75 = tensor.expand_shape %20 [[0], [1, 2], [3, 4], [5]] output_shape [2, 8, 2, 8, 2, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x16xf32> loc(#loc168)
    %372 = tensor.empty() : tensor<2x8x2x8x2x16xf32> loc(#loc168)
    %373 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%362, %expanded_75 : tensor<2x8x2x8x2x16xf32>, tensor<2x8x2x8x2x16xf32>) outs(%372 : tensor<2x8x2x8x2x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      linalg.yield %434 : f32
    } -> tensor<2x8x2x8x2x16xf32> loc(#loc168)
    %374 = tensor.empty() : tensor<16xf32> loc(#loc169)
    %375 = linalg.fill ins(%cst_8 : f32) outs(%374 : tensor<16xf32>) -> tensor<16xf32> loc(#loc169)
    %376 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%371 : tensor<1x1x1x16xf32>) outs(%375 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc169)
    %377 = tensor.empty() : tensor<16xf32> loc(#loc170)
    %expanded_76 = tensor.expand_shape %377 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc170)
    %378 = linalg.fill ins(%cst_8 : f32) outs(%expanded_76 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc170)
    %expanded_77 = tensor.expand_shape %373 [[0], [1], [2], [3], [4], [5, 6, 7, 8]] output_shape [2, 8, 2, 8, 2, 1, 1, 1, 16] : tensor<2x8x2x8x2x16xf32> into tensor<2x8x2x8x2x1x1x1x16xf32> loc(#loc170)
    %expanded_78 = tensor.expand_shape %7 [[0], [1, 2], [3, 4], [5, 6, 7, 8]] output_shape [2, 8, 2, 8, 2, 1, 1, 1, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x1x1x1x16xf32> loc(#loc170)
    %379 = linalg.generic {indexing_maps = [#map37, #map37, #map38], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction", "reduction"]} ins(%expanded_78, %expanded_77 : tensor<2x8x2x8x2x1x1x1x16xf32>, tensor<2x8x2x8x2x1x1x1x16xf32>) outs(%378 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc170)
    %expanded_79 = tensor.expand_shape %16 [[0], [1, 2], [3, 4], [5]] output_shape [2, 8, 2, 8, 2, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x16xf32> loc(#loc171)
    %380 = tensor.empty() : tensor<16xf32> loc(#loc172)
    %381 = linalg.fill ins(%cst_8 : f32) outs(%380 : tensor<16xf32>) -> tensor<16xf32> loc(#loc172)
    %382 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%379 : tensor<1x1x1x16xf32>) outs(%381 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc172)
    %383 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc173)
    %384 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%382, %14, %12 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%383 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %out: f32):
      %434 = arith.divf %in_87, %in_88 : f32
      %435 = arith.mulf %434, %cst_5 : f32
      %436 = arith.mulf %in, %435 : f32
      %437 = arith.divf %436, %cst_7 : f32
      linalg.yield %437 : f32
    } -> tensor<2x16x16x16xf32> loc(#loc173)
    %expanded_80 = tensor.expand_shape %7 [[0], [1, 2], [3, 4], [5]] output_shape [2, 8, 2, 8, 2, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x16xf32> loc(#loc174)
    %expanded_81 = tensor.expand_shape %384 [[0], [1, 2], [3, 4], [5]] output_shape [2, 8, 2, 8, 2, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x16xf32> loc(#loc174)
    %expanded_82 = tensor.expand_shape %384 [[0], [1, 2], [3, 4], [5]] output_shape [2, 8, 2, 8, 2, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x16xf32> loc(#loc175)
    %expanded_83 = tensor.expand_shape %7 [[0], [1, 2], [3, 4], [5]] output_shape [2, 8, 2, 8, 2, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x16xf32> loc(#loc175)
    %385 = tensor.empty() : tensor<2x8x2x8x2x16xf32> loc(#loc175)
    %386 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%373, %expanded_79, %expanded_80, %expanded_81, %expanded_82, %expanded_83 : tensor<2x8x2x8x2x16xf32>, tensor<2x8x2x8x2x16xf32>, tensor<2x8x2x8x2x16xf32>, tensor<2x8x2x8x2x16xf32>, tensor<2x8x2x8x2x16xf32>, tensor<2x8x2x8x2x16xf32>) outs(%385 : tensor<2x8x2x8x2x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %in_88: f32, %in_89: f32, %in_90: f32, %in_91: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.mulf %in_88, %in_89 : f32
      %436 = arith.addf %434, %435 : f32
      %437 = arith.mulf %in_90, %in_91 : f32
      %438 = arith.addf %436, %437 : f32
      linalg.yield %438 : f32
    } -> tensor<2x8x2x8x2x16xf32> loc(#loc175)
    %387 = tensor.empty() : tensor<16xf32> loc(#loc176)
    %expanded_84 = tensor.expand_shape %387 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc176)
    %388 = linalg.fill ins(%cst_8 : f32) outs(%expanded_84 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc176)
    %expanded_85 = tensor.expand_shape %386 [[0], [1], [2], [3], [4], [5, 6, 7, 8]] output_shape [2, 8, 2, 8, 2, 1, 1, 1, 16] : tensor<2x8x2x8x2x16xf32> into tensor<2x8x2x8x2x1x1x1x16xf32> loc(#loc176)
    %389 = linalg.generic {indexing_maps = [#map37, #map38], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction", "reduction"]} ins(%expanded_85 : tensor<2x8x2x8x2x1x1x1x16xf32>) outs(%388 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.negf %in : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc176)
    %390 = tensor.empty() : tensor<16xf32> loc(#loc177)
    %391 = linalg.fill ins(%cst_8 : f32) outs(%390 : tensor<16xf32>) -> tensor<16xf32> loc(#loc177)
    %392 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%389 : tensor<1x1x1x16xf32>) outs(%391 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %434 = arith.addf %out, %in : f32
      linalg.yield %434 : f32
    } -> tensor<16xf32> loc(#loc177)
    %393 = tensor.empty() : tensor<2x8x2x8x2x16xf32> loc(#loc178)
    %394 = linalg.generic {indexing_maps = [#map5, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%386, %392 : tensor<2x8x2x8x2x16xf32>, tensor<16xf32>) outs(%393 : tensor<2x8x2x8x2x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.divf %in_87, %cst_7 : f32
      %435 = arith.addf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<2x8x2x8x2x16xf32> loc(#loc178)
    %collapsed = tensor.collapse_shape %394 [[0], [1, 2], [3, 4], [5]] : tensor<2x8x2x8x2x16xf32> into tensor<2x16x16x16xf32> loc(#loc178)
    %padded_86 = tensor.pad %arg18 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_8 : f32
    } : tensor<2x16x16x3xf32> to tensor<2x18x18x3xf32> loc(#loc179)
    %395 = tensor.empty() : tensor<3x3x3x16xf32> loc(#loc179)
    %396 = linalg.fill ins(%cst_8 : f32) outs(%395 : tensor<3x3x3x16xf32>) -> tensor<3x3x3x16xf32> loc(#loc179)
    %397 = linalg.generic {indexing_maps = [#map26, #map27, #map28], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_86, %collapsed : tensor<2x18x18x3xf32>, tensor<2x16x16x16xf32>) outs(%396 : tensor<3x3x3x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in, %in_87 : f32
      %435 = arith.addf %out, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<3x3x3x16xf32> loc(#loc179)
    %398 = tensor.empty() : tensor<16xf32> loc(#loc180)
    %399 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg0, %368 : tensor<16xf32>, tensor<16xf32>) outs(%398 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc180)
    %400 = tensor.empty() : tensor<16xf32> loc(#loc181)
    %401 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg1, %328 : tensor<16xf32>, tensor<16xf32>) outs(%400 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc181)
    %402 = tensor.empty() : tensor<16xf32> loc(#loc182)
    %403 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg2, %288 : tensor<16xf32>, tensor<16xf32>) outs(%402 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc182)
    %404 = tensor.empty() : tensor<3x3x16x16xf32> loc(#loc183)
    %405 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %355 : tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) outs(%404 : tensor<3x3x16x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<3x3x16x16xf32> loc(#loc183)
    %406 = tensor.empty() : tensor<3x3x16x16xf32> loc(#loc184)
    %407 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %315 : tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) outs(%406 : tensor<3x3x16x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<3x3x16x16xf32> loc(#loc184)
    %408 = tensor.empty() : tensor<16xf32> loc(#loc185)
    %409 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg5, %336 : tensor<16xf32>, tensor<16xf32>) outs(%408 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc185)
    %410 = tensor.empty() : tensor<16xf32> loc(#loc186)
    %411 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg6, %296 : tensor<16xf32>, tensor<16xf32>) outs(%410 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc186)
    %412 = tensor.empty() : tensor<32xf32> loc(#loc187)
    %413 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg7, %244 : tensor<32xf32>, tensor<32xf32>) outs(%412 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<32xf32> loc(#loc187)
    %414 = tensor.empty() : tensor<32xf32> loc(#loc188)
    %415 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg8, %204 : tensor<32xf32>, tensor<32xf32>) outs(%414 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<32xf32> loc(#loc188)
    %416 = tensor.empty() : tensor<3x3x16x32xf32> loc(#loc189)
    %417 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9, %273 : tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>) outs(%416 : tensor<3x3x16x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<3x3x16x32xf32> loc(#loc189)
    %418 = tensor.empty() : tensor<3x3x32x32xf32> loc(#loc190)
    %419 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10, %231 : tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>) outs(%418 : tensor<3x3x32x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<3x3x32x32xf32> loc(#loc190)
    %420 = tensor.empty() : tensor<32xf32> loc(#loc191)
    %421 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg11, %252 : tensor<32xf32>, tensor<32xf32>) outs(%420 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<32xf32> loc(#loc191)
    %422 = tensor.empty() : tensor<32xf32> loc(#loc192)
    %423 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg12, %212 : tensor<32xf32>, tensor<32xf32>) outs(%422 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<32xf32> loc(#loc192)
    %424 = tensor.empty() : tensor<1x1x16x32xf32> loc(#loc193)
    %425 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg13, %191 : tensor<1x1x16x32xf32>, tensor<1x1x16x32xf32>) outs(%424 : tensor<1x1x16x32xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<1x1x16x32xf32> loc(#loc193)
    %426 = tensor.empty() : tensor<32x10xf32> loc(#loc194)
    %427 = linalg.generic {indexing_maps = [#map11, #map20, #map11], iterator_types = ["parallel", "parallel"]} ins(%arg14, %181 : tensor<32x10xf32>, tensor<10x32xf32>) outs(%426 : tensor<32x10xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<32x10xf32> loc(#loc194)
    %428 = tensor.empty() : tensor<16xf32> loc(#loc195)
    %429 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg15, %376 : tensor<16xf32>, tensor<16xf32>) outs(%428 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<16xf32> loc(#loc195)
    %430 = tensor.empty() : tensor<10xf32> loc(#loc196)
    %431 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg16, %178 : tensor<10xf32>, tensor<10xf32>) outs(%430 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<10xf32> loc(#loc196)
    %432 = tensor.empty() : tensor<3x3x3x16xf32> loc(#loc197)
    %433 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg17, %397 : tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>) outs(%432 : tensor<3x3x3x16xf32>) {
    ^bb0(%in: f32, %in_87: f32, %out: f32):
      %434 = arith.mulf %in_87, %cst : f32
      %435 = arith.subf %in, %434 : f32
      linalg.yield %435 : f32
    } -> tensor<3x3x3x16xf32> loc(#loc197)
    return %162, %143, %399, %401, %403, %405, %407, %409, %411, %413, %415, %417, %419, %421, %423, %425, %427, %429, %431, %433 : tensor<f32>, tensor<2x10xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<16xf32>, tensor<10xf32>, tensor<3x3x3x16xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc22 = loc("stem/conv_general_dilated")
#loc23 = loc("stem/reduce_sum")
#loc24 = loc("stem/sub.1")
#loc25 = loc("stem/reduce_sum.1")
#loc26 = loc("stem/add")
#loc27 = loc("stem/rsqrt")
#loc28 = loc("stem/mul.2")
#loc29 = loc("stem/mul.3")
#loc30 = loc("stem/mul.4")
#loc31 = loc("stem/add.2")
#loc32 = loc("stem/relu/max")
#loc33 = loc("stem/reduce_max")
#loc34 = loc("stem/reshape.1")
#loc35 = loc("stem/convert_element_type")
#loc36 = loc("stem/reduce_sum.2")
#loc37 = loc("layer0/conv_general_dilated")
#loc38 = loc("layer0/reduce_sum")
#loc39 = loc("layer0/sub.1")
#loc40 = loc("layer0/reduce_sum.1")
#loc41 = loc("layer0/add")
#loc42 = loc("layer0/rsqrt")
#loc43 = loc("layer0/mul.2")
#loc44 = loc("layer0/mul.3")
#loc45 = loc("layer0/mul.4")
#loc46 = loc("layer0/add.2")
#loc47 = loc("layer0/relu/max")
#loc48 = loc("layer0/conv_general_dilated.1")
#loc49 = loc("layer0/reduce_sum.2")
#loc50 = loc("layer0/sub.3")
#loc51 = loc("layer0/reduce_sum.3")
#loc52 = loc("layer0/add.3")
#loc53 = loc("layer0/rsqrt.1")
#loc54 = loc("layer0/mul.8")
#loc55 = loc("layer0/mul.9")
#loc56 = loc("layer0/mul.10")
#loc57 = loc("layer0/add.6")
#loc58 = loc("layer0/relu/max.1")
#loc59 = loc("layer1/conv_general_dilated")
#loc60 = loc("layer1/reduce_sum")
#loc61 = loc("layer1/sub.1")
#loc62 = loc("layer1/reduce_sum.1")
#loc63 = loc("layer1/add")
#loc64 = loc("layer1/rsqrt")
#loc65 = loc("layer1/mul.2")
#loc66 = loc("layer1/mul.3")
#loc67 = loc("layer1/mul.4")
#loc68 = loc("layer1/add.2")
#loc69 = loc("layer1/relu/max")
#loc70 = loc("layer1/conv_general_dilated.1")
#loc71 = loc("layer1/reduce_sum.2")
#loc72 = loc("layer1/sub.3")
#loc73 = loc("layer1/reduce_sum.3")
#loc74 = loc("layer1/add.3")
#loc75 = loc("layer1/rsqrt.1")
#loc76 = loc("layer1/mul.8")
#loc77 = loc("layer1/mul.9")
#loc78 = loc("layer1/mul.10")
#loc79 = loc("layer1/conv_general_dilated.2")
#loc80 = loc("layer1/add.6")
#loc81 = loc("head/reduce_sum")
#loc82 = loc("head/div")
#loc83 = loc("head/dot_general")
#loc84 = loc("head/add.1")
#loc85 = loc("head/log_softmax/reduce_max")
#loc86 = loc("head/log_softmax/sub.1")
#loc87 = loc("head/log_softmax/exp")
#loc88 = loc("head/log_softmax/reduce_sum")
#loc89 = loc("head/log_softmax/broadcast_in_dim.1")
#loc90 = loc("head/eq.1")
#loc91 = loc("head/reduce_sum.1")
#loc92 = loc("head/div.1")
#loc93 = loc("bwd/head/_where/select_n")
#loc94 = loc("bwd/head/log_softmax/reduce_sum")
#loc95 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc96 = loc("bwd/head/log_softmax/add_any")
#loc97 = loc("bwd/head/reduce_sum")
#loc98 = loc("bwd/head/reduce_sum.1")
#loc99 = loc("bwd/head/dot_general")
#loc100 = loc("bwd/head/dot_general.1")
#loc101 = loc("bwd/layer1/select_n")
#loc102 = loc("bwd/layer1/conv_general_dilated")
#loc103 = loc("bwd/layer1/rev")
#loc104 = loc("bwd/layer1/conv_general_dilated.1")
#loc105 = loc("bwd/layer1/reduce_sum")
#loc106 = loc("bwd/layer1/reduce_sum.1")
#loc107 = loc("bwd/layer1/reduce_sum.2")
#loc108 = loc("bwd/layer1/mul.1")
#loc109 = loc("bwd/layer1/reduce_sum.3")
#loc110 = loc("bwd/layer1/reduce_sum.4")
#loc111 = loc("bwd/layer1/reduce_sum.5")
#loc112 = loc("bwd/layer1/add_any.1")
#loc113 = loc("bwd/layer1/reduce_sum.6")
#loc114 = loc("bwd/layer1/reduce_sum.7")
#loc115 = loc("bwd/layer1/add_any.2")
#loc116 = loc("bwd/layer1/conv_general_dilated.2")
#loc117 = loc("bwd/layer1/rev.1")
#loc118 = loc("bwd/layer1/conv_general_dilated.3")
#loc119 = loc("bwd/layer1/select_n.1")
#loc120 = loc("bwd/layer1/reduce_sum.8")
#loc121 = loc("bwd/layer1/reduce_sum.9")
#loc122 = loc("bwd/layer1/reduce_sum.10")
#loc123 = loc("bwd/layer1/mul.8")
#loc124 = loc("bwd/layer1/reduce_sum.11")
#loc125 = loc("bwd/layer1/reduce_sum.12")
#loc126 = loc("bwd/layer1/reduce_sum.13")
#loc127 = loc("bwd/layer1/add_any.4")
#loc128 = loc("bwd/layer1/reduce_sum.14")
#loc129 = loc("bwd/layer1/reduce_sum.15")
#loc130 = loc("bwd/layer1/add_any.5")
#loc131 = loc("bwd/layer1/conv_general_dilated.4")
#loc132 = loc("bwd/layer1/rev.2")
#loc133 = loc("bwd/layer1/conv_general_dilated.5")
#loc134 = loc("bwd/layer0/select_n")
#loc135 = loc("bwd/layer0/reduce_sum")
#loc136 = loc("bwd/layer0/reduce_sum.1")
#loc137 = loc("bwd/layer0/reduce_sum.2")
#loc138 = loc("bwd/layer0/mul.1")
#loc139 = loc("bwd/layer0/reduce_sum.3")
#loc140 = loc("bwd/layer0/reduce_sum.4")
#loc141 = loc("bwd/layer0/reduce_sum.5")
#loc142 = loc("bwd/layer0/add_any.1")
#loc143 = loc("bwd/layer0/reduce_sum.6")
#loc144 = loc("bwd/layer0/reduce_sum.7")
#loc145 = loc("bwd/layer0/add_any.2")
#loc146 = loc("bwd/layer0/conv_general_dilated")
#loc147 = loc("bwd/layer0/rev")
#loc148 = loc("bwd/layer0/conv_general_dilated.1")
#loc149 = loc("bwd/layer0/select_n.1")
#loc150 = loc("bwd/layer0/reduce_sum.8")
#loc151 = loc("bwd/layer0/reduce_sum.9")
#loc152 = loc("bwd/layer0/reduce_sum.10")
#loc153 = loc("bwd/layer0/mul.8")
#loc154 = loc("bwd/layer0/reduce_sum.11")
#loc155 = loc("bwd/layer0/reduce_sum.12")
#loc156 = loc("bwd/layer0/reduce_sum.13")
#loc157 = loc("bwd/layer0/add_any.4")
#loc158 = loc("bwd/layer0/reduce_sum.14")
#loc159 = loc("bwd/layer0/reduce_sum.15")
#loc160 = loc("bwd/layer0/add_any.5")
#loc161 = loc("bwd/layer0/conv_general_dilated.2")
#loc162 = loc("bwd/layer0/rev.1")
#loc163 = loc("bwd/layer0/conv_general_dilated.3")
#loc164 = loc("bwd/stem/select_n")
#loc165 = loc("bwd/stem/reduce_sum")
#loc166 = loc("bwd/stem/reduce_sum.1")
#loc167 = loc("bwd/stem/reduce_sum.2")
#loc168 = loc("bwd/stem/mul.2")
#loc169 = loc("bwd/stem/reduce_sum.3")
#loc170 = loc("bwd/stem/reduce_sum.4")
#loc171 = loc("bwd/stem/mul.4")
#loc172 = loc("bwd/stem/reduce_sum.5")
#loc173 = loc("bwd/stem/broadcast_in_dim.1")
#loc174 = loc("bwd/stem/add_any")
#loc175 = loc("bwd/stem/add_any.1")
#loc176 = loc("bwd/stem/reduce_sum.6")
#loc177 = loc("bwd/stem/reduce_sum.7")
#loc178 = loc("bwd/stem/add_any.2")
#loc179 = loc("bwd/stem/conv_general_dilated")
#loc180 = loc("update/sub")
#loc181 = loc("update/sub.1")
#loc182 = loc("update/sub.2")
#loc183 = loc("update/sub.3")
#loc184 = loc("update/sub.4")
#loc185 = loc("update/sub.5")
#loc186 = loc("update/sub.6")
#loc187 = loc("update/sub.7")
#loc188 = loc("update/sub.8")
#loc189 = loc("update/sub.9")
#loc190 = loc("update/sub.10")
#loc191 = loc("update/sub.11")
#loc192 = loc("update/sub.12")
#loc193 = loc("update/sub.13")
#loc194 = loc("update/sub.14")
#loc195 = loc("update/sub.15")
#loc196 = loc("update/sub.16")
#loc197 = loc("update/sub.17")
