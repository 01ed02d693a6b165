// Made by utils/export_jax.py; see test/Models/README.md.
// --model resnet --form pair --dialect linalg --layers 2 --width 16 --batch 2 --image 16 --dtype f32
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
#loc24 = loc("stem/sub.1")
#loc28 = loc("stem/mul.1")
#loc29 = loc("stem/broadcast_in_dim.1")
#loc30 = loc("stem/mul.3")
#loc31 = loc("stem/broadcast_in_dim.2")
#loc34 = loc("stem/gt")
#loc35 = loc("stem/reduce_max")
#loc37 = loc("stem/convert_element_type")
#loc38 = loc("stem/reduce_sum.2")
#loc41 = loc("layer0/sub.1")
#loc45 = loc("layer0/mul.1")
#loc46 = loc("layer0/broadcast_in_dim.1")
#loc47 = loc("layer0/mul.3")
#loc48 = loc("layer0/broadcast_in_dim.2")
#loc50 = loc("layer0/relu/max")
#loc51 = loc("layer0/gt")
#loc54 = loc("layer0/sub.3")
#loc58 = loc("layer0/mul.7")
#loc59 = loc("layer0/broadcast_in_dim.5")
#loc60 = loc("layer0/mul.9")
#loc61 = loc("layer0/broadcast_in_dim.6")
#loc63 = loc("layer0/relu/max.1")
#loc64 = loc("layer0/gt.1")
#loc67 = loc("layer1/sub.1")
#loc71 = loc("layer1/mul.1")
#loc72 = loc("layer1/broadcast_in_dim.1")
#loc73 = loc("layer1/mul.3")
#loc74 = loc("layer1/broadcast_in_dim.2")
#loc76 = loc("layer1/relu/max")
#loc77 = loc("layer1/gt")
#loc80 = loc("layer1/sub.3")
#loc84 = loc("layer1/mul.7")
#loc85 = loc("layer1/broadcast_in_dim.5")
#loc86 = loc("layer1/mul.9")
#loc87 = loc("layer1/broadcast_in_dim.6")
#loc90 = loc("layer1/gt.1")
#loc92 = loc("head/div")
#loc97 = loc("head/log_softmax/exp")
#loc99 = loc("head/log_softmax/broadcast_in_dim.1")
#loc100 = loc("head/eq.1")
#loc104 = loc("cotangent0")
#loc105 = loc("cotangent1")
#map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d2, d5, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, 0, d3, 0, d5)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map12 = affine_map<(d0, d1) -> (d0, d1)>
#map13 = affine_map<(d0, d1) -> (d1)>
#map14 = affine_map<(d0, d1) -> (d0)>
#map15 = affine_map<(d0, d1) -> (d0, 0)>
#map16 = affine_map<(d0, d1) -> ()>
#map17 = affine_map<() -> ()>
#map18 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map19 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map20 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map21 = affine_map<(d0, d1) -> (d1, d0)>
#map22 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map23 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map24 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map25 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 + d3, d4 + d5, d6)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d5, d1)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d2, d4, d6, d1)>
#map30 = affine_map<(d0, d1, d2, d3) -> (-d0, -d1, d2, d3)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2 + d3, d4 + d5, d0)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d5, d1, d0)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2, d4, d1)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d0, d1, d2, d3)>
#map35 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map36 = affine_map<(d0, d1, d2, d3) -> (-d0 + 2, -d1 + 2, d2, d3)>
#map37 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d5)>
#map38 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d4, d5, d6, d7, d8, d0, d1, d2, d3)>
#map39 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3)>
#map40 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1)>
module {
  func.func @fwd(%arg0: tensor<16xf32> loc("bias"), %arg1: tensor<16xf32> loc("layer0/bias1"), %arg2: tensor<16xf32> loc("layer0/bias2"), %arg3: tensor<3x3x16x16xf32> loc("layer0/conv1"), %arg4: tensor<3x3x16x16xf32> loc("layer0/conv2"), %arg5: tensor<16xf32> loc("layer0/gain1"), %arg6: tensor<16xf32> loc("layer0/gain2"), %arg7: tensor<32xf32> loc("layer1/bias1"), %arg8: tensor<32xf32> loc("layer1/bias2"), %arg9: tensor<3x3x16x32xf32> loc("layer1/conv1"), %arg10: tensor<3x3x32x32xf32> loc("layer1/conv2"), %arg11: tensor<32xf32> loc("layer1/gain1"), %arg12: tensor<32xf32> loc("layer1/gain2"), %arg13: tensor<1x1x16x32xf32> loc("layer1/project"), %arg14: tensor<32x10xf32> loc("classifier"), %arg15: tensor<16xf32> loc("gain"), %arg16: tensor<10xf32> loc("offset"), %arg17: tensor<3x3x3x16xf32> loc("stem"), %arg18: tensor<2x16x16x3xf32> loc("image"), %arg19: tensor<2xi32> loc("labels")) -> (tensor<f32>, tensor<2x10xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<2x16x16x3xf32>, tensor<2x16x16x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x16x16x16xf32>, tensor<2x16x16x16xi1>, tensor<2x8x2x8x2x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xi1>, tensor<2x32xf32>, tensor<2x10xf32>, tensor<2x1xf32>, tensor<2x10xi1>) attributes {ao.backward = @bwd, ao.num_outputs = 2 : i64} {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 1.600000e+01 : f32
    %cst_1 = arith.constant 3.200000e+01 : f32
    %cst_2 = arith.constant 1.280000e+02 : f32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant -5.000000e-01 : f32
    %cst_5 = arith.constant 9.99999974E-6 : f32
    %cst_6 = arith.constant 5.120000e+02 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc22)
    %1 = linalg.fill ins(%cst_7 : f32) outs(%0 : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc22)
    %padded = tensor.pad %arg18 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_7 : f32
    } : tensor<2x16x16x3xf32> to tensor<2x18x18x3xf32> loc(#loc22)
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg17 : tensor<2x18x18x3xf32>, tensor<3x3x3x16xf32>) outs(%1 : tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc22)
    %3 = tensor.empty() : tensor<16xf32> loc(#loc23)
    %4 = linalg.fill ins(%cst_7 : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32> loc(#loc23)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%2 : tensor<2x16x16x16xf32>) outs(%4 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<16xf32> loc(#loc23)
    %6 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc24)
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %5 : tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%6 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.divf %in_13, %cst_6 : f32
      %184 = arith.subf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x16x16x16xf32> loc(#loc24)
    %8 = tensor.empty() : tensor<16xf32> loc(#loc25)
    %9 = linalg.fill ins(%cst_7 : f32) outs(%8 : tensor<16xf32>) -> tensor<16xf32> loc(#loc25)
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%7 : tensor<2x16x16x16xf32>) outs(%9 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.mulf %in, %in : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<16xf32> loc(#loc25)
    %11 = tensor.empty() : tensor<16xf32> loc(#loc26)
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%10 : tensor<16xf32>) outs(%11 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_6 : f32
      %184 = arith.addf %183, %cst_5 : f32
      linalg.yield %184 : f32
    } -> tensor<16xf32> loc(#loc26)
    %13 = tensor.empty() : tensor<16xf32> loc(#loc27)
    %14 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%12 : tensor<16xf32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = math.rsqrt %in : f32
      linalg.yield %183 : f32
    } -> tensor<16xf32> loc(#loc27)
    %15 = tensor.empty() : tensor<16xf32> loc(#loc28)
    %16 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%14, %12 : tensor<16xf32>, tensor<16xf32>) outs(%15 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.divf %in, %in_13 : f32
      %184 = arith.mulf %183, %cst_4 : f32
      linalg.yield %184 : f32
    } -> tensor<16xf32> loc(#loc28)
    %17 = tensor.empty() : tensor<1x1x1x16xf32> loc(#loc29)
    %18 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<16xf32>) outs(%17 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x16xf32> loc(#loc29)
    %19 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc30)
    %20 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %18 : tensor<2x16x16x16xf32>, tensor<1x1x1x16xf32>) outs(%19 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.mulf %in, %in_13 : f32
      linalg.yield %183 : f32
    } -> tensor<2x16x16x16xf32> loc(#loc30)
    %21 = tensor.empty() : tensor<1x1x1x16xf32> loc(#loc31)
    %22 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg15 : tensor<16xf32>) outs(%21 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x16xf32> loc(#loc31)
    %23 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc32)
    %24 = linalg.generic {indexing_maps = [#map2, #map5, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %22, %arg0 : tensor<2x16x16x16xf32>, tensor<1x1x1x16xf32>, tensor<16xf32>) outs(%23 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %in_14: f32, %out: f32):
      %183 = arith.mulf %in, %in_13 : f32
      %184 = arith.addf %183, %in_14 : f32
      linalg.yield %184 : f32
    } -> tensor<2x16x16x16xf32> loc(#loc32)
    %expanded = tensor.expand_shape %24 [[0], [1, 2], [3, 4], [5]] output_shape [2, 8, 2, 8, 2, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x16xf32> loc(#loc33)
    %25 = tensor.empty() : tensor<2x8x2x8x2x16xf32> loc(#loc33)
    %26 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x8x2x8x2x16xf32>) outs(%25 : tensor<2x8x2x8x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.maximumf %in, %cst_7 : f32
      linalg.yield %183 : f32
    } -> tensor<2x8x2x8x2x16xf32> loc(#loc33)
    %27 = tensor.empty() : tensor<2x16x16x16xi1> loc(#loc34)
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x16x16x16xf32>) outs(%27 : tensor<2x16x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %183 = arith.cmpf ogt, %in, %cst_7 : f32
      linalg.yield %183 : i1
    } -> tensor<2x16x16x16xi1> loc(#loc34)
    %29 = tensor.empty() : tensor<2x8x8x16xf32> loc(#loc35)
    %30 = linalg.fill ins(%cst_3 : f32) outs(%29 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc35)
    %31 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%26 : tensor<2x8x2x8x2x16xf32>) outs(%30 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.maximumf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc35)
    %expanded_8 = tensor.expand_shape %31 [[0], [1], [2, 3], [4, 5]] output_shape [2, 8, 1, 8, 1, 16] : tensor<2x8x8x16xf32> into tensor<2x8x1x8x1x16xf32> loc(#loc36)
    %32 = tensor.empty() : tensor<2x8x2x8x2x16xf32> loc(#loc37)
    %33 = linalg.generic {indexing_maps = [#map6, #map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%26, %expanded_8 : tensor<2x8x2x8x2x16xf32>, tensor<2x8x1x8x1x16xf32>) outs(%32 : tensor<2x8x2x8x2x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.cmpf oeq, %in, %in_13 : f32
      %184 = arith.uitofp %183 : i1 to f32
      linalg.yield %184 : f32
    } -> tensor<2x8x2x8x2x16xf32> loc(#loc37)
    %34 = tensor.empty() : tensor<2x8x8x16xf32> loc(#loc38)
    %35 = linalg.fill ins(%cst_7 : f32) outs(%34 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc38)
    %36 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%33 : tensor<2x8x2x8x2x16xf32>) outs(%35 : tensor<2x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc38)
    %37 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc39)
    %38 = linalg.fill {ao.layer = 0 : i64} ins(%cst_7 : f32) outs(%37 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc39)
    %padded_9 = tensor.pad %31 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_7 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc39)
    %39 = linalg.conv_2d_nhwc_hwcf {ao.layer = 0 : i64, dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_9, %arg3 : tensor<2x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%38 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc39)
    %40 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc40)
    %41 = linalg.fill {ao.layer = 0 : i64} ins(%cst_7 : f32) outs(%40 : tensor<16xf32>) -> tensor<16xf32> loc(#loc40)
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%39 : tensor<2x8x8x16xf32>) outs(%41 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<16xf32> loc(#loc40)
    %43 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc41)
    %44 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<2x8x8x16xf32>, tensor<16xf32>) outs(%43 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.divf %in_13, %cst_2 : f32
      %184 = arith.subf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc41)
    %45 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc42)
    %46 = linalg.fill {ao.layer = 0 : i64} ins(%cst_7 : f32) outs(%45 : tensor<16xf32>) -> tensor<16xf32> loc(#loc42)
    %47 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%44 : tensor<2x8x8x16xf32>) outs(%46 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.mulf %in, %in : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<16xf32> loc(#loc42)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc43)
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%47 : tensor<16xf32>) outs(%48 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_2 : f32
      %184 = arith.addf %183, %cst_5 : f32
      linalg.yield %184 : f32
    } -> tensor<16xf32> loc(#loc43)
    %50 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc44)
    %51 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%49 : tensor<16xf32>) outs(%50 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = math.rsqrt %in : f32
      linalg.yield %183 : f32
    } -> tensor<16xf32> loc(#loc44)
    %52 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc45)
    %53 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%51, %49 : tensor<16xf32>, tensor<16xf32>) outs(%52 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.divf %in, %in_13 : f32
      %184 = arith.mulf %183, %cst_4 : f32
      linalg.yield %184 : f32
    } -> tensor<16xf32> loc(#loc45)
    %54 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x1x16xf32> loc(#loc46)
    %55 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<16xf32>) outs(%54 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x16xf32> loc(#loc46)
    %56 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc47)
    %57 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %55 : tensor<2x8x8x16xf32>, tensor<1x1x1x16xf32>) outs(%56 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.mulf %in, %in_13 : f32
      linalg.yield %183 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc47)
    %58 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x1x16xf32> loc(#loc48)
    %59 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<16xf32>) outs(%58 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x16xf32> loc(#loc48)
    %60 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc49)
    %61 = linalg.generic {indexing_maps = [#map2, #map5, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %59, %arg1 : tensor<2x8x8x16xf32>, tensor<1x1x1x16xf32>, tensor<16xf32>) outs(%60 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_13: f32, %in_14: f32, %out: f32):
      %183 = arith.mulf %in, %in_13 : f32
      %184 = arith.addf %183, %in_14 : f32
      linalg.yield %184 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc49)
    %62 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc50)
    %63 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x8x8x16xf32>) outs(%62 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.maximumf %in, %cst_7 : f32
      linalg.yield %183 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc50)
    %64 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xi1> loc(#loc51)
    %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x8x8x16xf32>) outs(%64 : tensor<2x8x8x16xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: i1):
      %183 = arith.cmpf ogt, %in, %cst_7 : f32
      linalg.yield %183 : i1
    } -> tensor<2x8x8x16xi1> loc(#loc51)
    %66 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc52)
    %67 = linalg.fill {ao.layer = 0 : i64} ins(%cst_7 : f32) outs(%66 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc52)
    %padded_10 = tensor.pad %63 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_7 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc52)
    %68 = linalg.conv_2d_nhwc_hwcf {ao.layer = 0 : i64, dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_10, %arg4 : tensor<2x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%67 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc52)
    %69 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc53)
    %70 = linalg.fill {ao.layer = 0 : i64} ins(%cst_7 : f32) outs(%69 : tensor<16xf32>) -> tensor<16xf32> loc(#loc53)
    %71 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%68 : tensor<2x8x8x16xf32>) outs(%70 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<16xf32> loc(#loc53)
    %72 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc54)
    %73 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %71 : tensor<2x8x8x16xf32>, tensor<16xf32>) outs(%72 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.divf %in_13, %cst_2 : f32
      %184 = arith.subf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc54)
    %74 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc55)
    %75 = linalg.fill {ao.layer = 0 : i64} ins(%cst_7 : f32) outs(%74 : tensor<16xf32>) -> tensor<16xf32> loc(#loc55)
    %76 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%73 : tensor<2x8x8x16xf32>) outs(%75 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.mulf %in, %in : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<16xf32> loc(#loc55)
    %77 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc56)
    %78 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%76 : tensor<16xf32>) outs(%77 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_2 : f32
      %184 = arith.addf %183, %cst_5 : f32
      linalg.yield %184 : f32
    } -> tensor<16xf32> loc(#loc56)
    %79 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc57)
    %80 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%78 : tensor<16xf32>) outs(%79 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = math.rsqrt %in : f32
      linalg.yield %183 : f32
    } -> tensor<16xf32> loc(#loc57)
    %81 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc58)
    %82 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%80, %78 : tensor<16xf32>, tensor<16xf32>) outs(%81 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.divf %in, %in_13 : f32
      %184 = arith.mulf %183, %cst_4 : f32
      linalg.yield %184 : f32
    } -> tensor<16xf32> loc(#loc58)
    %83 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x1x16xf32> loc(#loc59)
    %84 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<16xf32>) outs(%83 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x16xf32> loc(#loc59)
    %85 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc60)
    %86 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %84 : tensor<2x8x8x16xf32>, tensor<1x1x1x16xf32>) outs(%85 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.mulf %in, %in_13 : f32
      linalg.yield %183 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc60)
    %87 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x1x16xf32> loc(#loc61)
    %88 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<16xf32>) outs(%87 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x16xf32> loc(#loc61)
    %89 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc62)
    %90 = linalg.generic {indexing_maps = [#map2, #map5, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %88, %arg2, %31 : tensor<2x8x8x16xf32>, tensor<1x1x1x16xf32>, tensor<16xf32>, tensor<2x8x8x16xf32>) outs(%89 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_13: f32, %in_14: f32, %in_15: f32, %out: f32):
      %183 = arith.mulf %in, %in_13 : f32
      %184 = arith.addf %183, %in_14 : f32
      %185 = arith.addf %184, %in_15 : f32
      linalg.yield %185 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc62)
    %91 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc63)
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x8x8x16xf32>) outs(%91 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.maximumf %in, %cst_7 : f32
      linalg.yield %183 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc63)
    %93 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xi1> loc(#loc64)
    %94 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x8x8x16xf32>) outs(%93 : tensor<2x8x8x16xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: i1):
      %183 = arith.cmpf ogt, %in, %cst_7 : f32
      linalg.yield %183 : i1
    } -> tensor<2x8x8x16xi1> loc(#loc64)
    %95 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc65)
    %96 = linalg.fill {ao.layer = 1 : i64} ins(%cst_7 : f32) outs(%95 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc65)
    %padded_11 = tensor.pad %92 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_7 : f32
    } {ao.layer = 1 : i64} : tensor<2x8x8x16xf32> to tensor<2x9x9x16xf32> loc(#loc65)
    %97 = linalg.conv_2d_nhwc_hwcf {ao.layer = 1 : i64, dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded_11, %arg9 : tensor<2x9x9x16xf32>, tensor<3x3x16x32xf32>) outs(%96 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc65)
    %98 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc66)
    %99 = linalg.fill {ao.layer = 1 : i64} ins(%cst_7 : f32) outs(%98 : tensor<32xf32>) -> tensor<32xf32> loc(#loc66)
    %100 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%97 : tensor<2x4x4x32xf32>) outs(%99 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<32xf32> loc(#loc66)
    %101 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc67)
    %102 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %100 : tensor<2x4x4x32xf32>, tensor<32xf32>) outs(%101 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.divf %in_13, %cst_1 : f32
      %184 = arith.subf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc67)
    %103 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc68)
    %104 = linalg.fill {ao.layer = 1 : i64} ins(%cst_7 : f32) outs(%103 : tensor<32xf32>) -> tensor<32xf32> loc(#loc68)
    %105 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%102 : tensor<2x4x4x32xf32>) outs(%104 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.mulf %in, %in : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<32xf32> loc(#loc68)
    %106 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc69)
    %107 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%105 : tensor<32xf32>) outs(%106 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_1 : f32
      %184 = arith.addf %183, %cst_5 : f32
      linalg.yield %184 : f32
    } -> tensor<32xf32> loc(#loc69)
    %108 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc70)
    %109 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%107 : tensor<32xf32>) outs(%108 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = math.rsqrt %in : f32
      linalg.yield %183 : f32
    } -> tensor<32xf32> loc(#loc70)
    %110 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc71)
    %111 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%109, %107 : tensor<32xf32>, tensor<32xf32>) outs(%110 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.divf %in, %in_13 : f32
      %184 = arith.mulf %183, %cst_4 : f32
      linalg.yield %184 : f32
    } -> tensor<32xf32> loc(#loc71)
    %112 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x1x32xf32> loc(#loc72)
    %113 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<32xf32>) outs(%112 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x32xf32> loc(#loc72)
    %114 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc73)
    %115 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %113 : tensor<2x4x4x32xf32>, tensor<1x1x1x32xf32>) outs(%114 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.mulf %in, %in_13 : f32
      linalg.yield %183 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc73)
    %116 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x1x32xf32> loc(#loc74)
    %117 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg11 : tensor<32xf32>) outs(%116 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x32xf32> loc(#loc74)
    %118 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc75)
    %119 = linalg.generic {indexing_maps = [#map2, #map5, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %117, %arg7 : tensor<2x4x4x32xf32>, tensor<1x1x1x32xf32>, tensor<32xf32>) outs(%118 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_13: f32, %in_14: f32, %out: f32):
      %183 = arith.mulf %in, %in_13 : f32
      %184 = arith.addf %183, %in_14 : f32
      linalg.yield %184 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc75)
    %120 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc76)
    %121 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x4x4x32xf32>) outs(%120 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.maximumf %in, %cst_7 : f32
      linalg.yield %183 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc76)
    %122 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xi1> loc(#loc77)
    %123 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x4x4x32xf32>) outs(%122 : tensor<2x4x4x32xi1>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: i1):
      %183 = arith.cmpf ogt, %in, %cst_7 : f32
      linalg.yield %183 : i1
    } -> tensor<2x4x4x32xi1> loc(#loc77)
    %124 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc78)
    %125 = linalg.fill {ao.layer = 1 : i64} ins(%cst_7 : f32) outs(%124 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc78)
    %padded_12 = tensor.pad %121 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg20: index, %arg21: index, %arg22: index, %arg23: index):
      tensor.yield %cst_7 : f32
    } {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> to tensor<2x6x6x32xf32> loc(#loc78)
    %126 = linalg.conv_2d_nhwc_hwcf {ao.layer = 1 : i64, dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_12, %arg10 : tensor<2x6x6x32xf32>, tensor<3x3x32x32xf32>) outs(%125 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc78)
    %127 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc79)
    %128 = linalg.fill {ao.layer = 1 : i64} ins(%cst_7 : f32) outs(%127 : tensor<32xf32>) -> tensor<32xf32> loc(#loc79)
    %129 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%126 : tensor<2x4x4x32xf32>) outs(%128 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<32xf32> loc(#loc79)
    %130 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc80)
    %131 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %129 : tensor<2x4x4x32xf32>, tensor<32xf32>) outs(%130 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.divf %in_13, %cst_1 : f32
      %184 = arith.subf %in, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc80)
    %132 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc81)
    %133 = linalg.fill {ao.layer = 1 : i64} ins(%cst_7 : f32) outs(%132 : tensor<32xf32>) -> tensor<32xf32> loc(#loc81)
    %134 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%131 : tensor<2x4x4x32xf32>) outs(%133 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.mulf %in, %in : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<32xf32> loc(#loc81)
    %135 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc82)
    %136 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%134 : tensor<32xf32>) outs(%135 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_1 : f32
      %184 = arith.addf %183, %cst_5 : f32
      linalg.yield %184 : f32
    } -> tensor<32xf32> loc(#loc82)
    %137 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc83)
    %138 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%136 : tensor<32xf32>) outs(%137 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %183 = math.rsqrt %in : f32
      linalg.yield %183 : f32
    } -> tensor<32xf32> loc(#loc83)
    %139 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc84)
    %140 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%138, %136 : tensor<32xf32>, tensor<32xf32>) outs(%139 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.divf %in, %in_13 : f32
      %184 = arith.mulf %183, %cst_4 : f32
      linalg.yield %184 : f32
    } -> tensor<32xf32> loc(#loc84)
    %141 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x1x32xf32> loc(#loc85)
    %142 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<32xf32>) outs(%141 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x32xf32> loc(#loc85)
    %143 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc86)
    %144 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131, %142 : tensor<2x4x4x32xf32>, tensor<1x1x1x32xf32>) outs(%143 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.mulf %in, %in_13 : f32
      linalg.yield %183 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc86)
    %145 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x1x32xf32> loc(#loc87)
    %146 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12 : tensor<32xf32>) outs(%145 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x32xf32> loc(#loc87)
    %147 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc88)
    %148 = linalg.fill {ao.layer = 1 : i64} ins(%cst_7 : f32) outs(%147 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc88)
    %149 = linalg.conv_2d_nhwc_hwcf {ao.layer = 1 : i64, dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%92, %arg13 : tensor<2x8x8x16xf32>, tensor<1x1x16x32xf32>) outs(%148 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc88)
    %150 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc89)
    %151 = linalg.generic {indexing_maps = [#map2, #map5, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %146, %arg8, %149 : tensor<2x4x4x32xf32>, tensor<1x1x1x32xf32>, tensor<32xf32>, tensor<2x4x4x32xf32>) outs(%150 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_13: f32, %in_14: f32, %in_15: f32, %out: f32):
      %183 = arith.mulf %in, %in_13 : f32
      %184 = arith.addf %183, %in_14 : f32
      %185 = arith.addf %184, %in_15 : f32
      linalg.yield %185 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc89)
    %152 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xi1> loc(#loc90)
    %153 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151 : tensor<2x4x4x32xf32>) outs(%152 : tensor<2x4x4x32xi1>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: i1):
      %183 = arith.cmpf ogt, %in, %cst_7 : f32
      linalg.yield %183 : i1
    } -> tensor<2x4x4x32xi1> loc(#loc90)
    %154 = tensor.empty() : tensor<2x32xf32> loc(#loc91)
    %155 = linalg.fill ins(%cst_7 : f32) outs(%154 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc91)
    %156 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%151 : tensor<2x4x4x32xf32>) outs(%155 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.maximumf %in, %cst_7 : f32
      %184 = arith.addf %out, %183 : f32
      linalg.yield %184 : f32
    } -> tensor<2x32xf32> loc(#loc91)
    %157 = tensor.empty() : tensor<2x32xf32> loc(#loc92)
    %158 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%156 : tensor<2x32xf32>) outs(%157 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_0 : f32
      linalg.yield %183 : f32
    } -> tensor<2x32xf32> loc(#loc92)
    %159 = tensor.empty() : tensor<2x10xf32> loc(#loc93)
    %160 = linalg.fill ins(%cst_7 : f32) outs(%159 : tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc93)
    %161 = linalg.matmul ins(%158, %arg14 : tensor<2x32xf32>, tensor<32x10xf32>) outs(%160 : tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc93)
    %162 = tensor.empty() : tensor<2x10xf32> loc(#loc94)
    %163 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel"]} ins(%161, %arg16 : tensor<2x10xf32>, tensor<10xf32>) outs(%162 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.addf %in, %in_13 : f32
      linalg.yield %183 : f32
    } -> tensor<2x10xf32> loc(#loc94)
    %164 = tensor.empty() : tensor<2xf32> loc(#loc95)
    %165 = linalg.fill ins(%cst_3 : f32) outs(%164 : tensor<2xf32>) -> tensor<2xf32> loc(#loc95)
    %166 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "reduction"]} ins(%163 : tensor<2x10xf32>) outs(%165 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.maximumf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<2xf32> loc(#loc95)
    %167 = tensor.empty() : tensor<2x10xf32> loc(#loc96)
    %168 = linalg.generic {indexing_maps = [#map12, #map14, #map12], iterator_types = ["parallel", "parallel"]} ins(%163, %166 : tensor<2x10xf32>, tensor<2xf32>) outs(%167 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %183 = arith.subf %in, %in_13 : f32
      linalg.yield %183 : f32
    } -> tensor<2x10xf32> loc(#loc96)
    %169 = tensor.empty() : tensor<2x10xf32> loc(#loc97)
    %170 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<2x10xf32>) outs(%169 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = math.exp %in : f32
      linalg.yield %183 : f32
    } -> tensor<2x10xf32> loc(#loc97)
    %171 = tensor.empty() : tensor<2xf32> loc(#loc98)
    %172 = linalg.fill ins(%cst_7 : f32) outs(%171 : tensor<2xf32>) -> tensor<2xf32> loc(#loc98)
    %173 = linalg.generic {indexing_maps = [#map12, #map14], iterator_types = ["parallel", "reduction"]} ins(%170 : tensor<2x10xf32>) outs(%172 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<2xf32> loc(#loc98)
    %174 = tensor.empty() : tensor<2x1xf32> loc(#loc99)
    %175 = linalg.generic {indexing_maps = [#map14, #map12], iterator_types = ["parallel", "parallel"]} ins(%173 : tensor<2xf32>) outs(%174 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1xf32> loc(#loc99)
    %176 = tensor.empty() : tensor<2x10xi1> loc(#loc100)
    %177 = linalg.generic {indexing_maps = [#map14, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<2xi32>) outs(%176 : tensor<2x10xi1>) {
    ^bb0(%in: i32, %out: i1):
      %183 = linalg.index 1 : index
      %184 = arith.index_cast %183 : index to i32
      %185 = arith.cmpi eq, %in, %184 : i32
      linalg.yield %185 : i1
    } -> tensor<2x10xi1> loc(#loc100)
    %178 = tensor.empty() : tensor<f32> loc(#loc101)
    %179 = linalg.fill ins(%cst_7 : f32) outs(%178 : tensor<f32>) -> tensor<f32> loc(#loc101)
    %180 = linalg.generic {indexing_maps = [#map12, #map12, #map15, #map16], iterator_types = ["reduction", "reduction"]} ins(%177, %168, %175 : tensor<2x10xi1>, tensor<2x10xf32>, tensor<2x1xf32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %183 = math.log %in_14 : f32
      %184 = arith.subf %in_13, %183 : f32
      %185 = arith.select %in, %184, %cst_7 : f32
      %186 = arith.addf %out, %185 : f32
      linalg.yield %186 : f32
    } -> tensor<f32> loc(#loc101)
    %181 = tensor.empty() : tensor<f32> loc(#loc102)
    %182 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%180 : tensor<f32>) outs(%181 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.negf %in : f32
      %184 = arith.divf %183, %cst : f32
      linalg.yield %184 : f32
    } -> tensor<f32> loc(#loc102)
    return %182, %163, %arg3, %arg4, %arg9, %arg10, %arg13, %arg14, %arg18, %7, %16, %18, %22, %20, %28, %33, %36, %31, %44, %53, %55, %59, %57, %65, %63, %73, %82, %84, %88, %86, %94, %92, %102, %111, %113, %117, %115, %123, %121, %131, %140, %142, %146, %144, %153, %158, %170, %175, %177 : tensor<f32>, tensor<2x10xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<2x16x16x3xf32>, tensor<2x16x16x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x16x16x16xf32>, tensor<2x16x16x16xi1>, tensor<2x8x2x8x2x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xi1>, tensor<2x32xf32>, tensor<2x10xf32>, tensor<2x1xf32>, tensor<2x10xi1>
  } loc(#loc1)
  func.func @bwd(%arg0: tensor<3x3x16x16xf32> loc("layer0/conv1"), %arg1: tensor<3x3x16x16xf32> loc("layer0/conv2"), %arg2: tensor<3x3x16x32xf32> loc("layer1/conv1"), %arg3: tensor<3x3x32x32xf32> loc("layer1/conv2"), %arg4: tensor<1x1x16x32xf32> loc("layer1/project"), %arg5: tensor<32x10xf32> loc("classifier"), %arg6: tensor<2x16x16x3xf32> loc("image"), %arg7: tensor<2x16x16x16xf32> loc("stem/sub.1"), %arg8: tensor<16xf32> loc("stem/mul.1"), %arg9: tensor<1x1x1x16xf32> loc("stem/broadcast_in_dim.1"), %arg10: tensor<1x1x1x16xf32> loc("stem/broadcast_in_dim.2"), %arg11: tensor<2x16x16x16xf32> loc("stem/mul.3"), %arg12: tensor<2x16x16x16xi1> loc("stem/gt"), %arg13: tensor<2x8x2x8x2x16xf32> loc("stem/convert_element_type"), %arg14: tensor<2x8x8x16xf32> loc("stem/reduce_sum.2"), %arg15: tensor<2x8x8x16xf32> loc("stem/reduce_max"), %arg16: tensor<2x8x8x16xf32> loc("layer0/sub.1"), %arg17: tensor<16xf32> loc("layer0/mul.1"), %arg18: tensor<1x1x1x16xf32> loc("layer0/broadcast_in_dim.1"), %arg19: tensor<1x1x1x16xf32> loc("layer0/broadcast_in_dim.2"), %arg20: tensor<2x8x8x16xf32> loc("layer0/mul.3"), %arg21: tensor<2x8x8x16xi1> loc("layer0/gt"), %arg22: tensor<2x8x8x16xf32> loc("layer0/relu/max"), %arg23: tensor<2x8x8x16xf32> loc("layer0/sub.3"), %arg24: tensor<16xf32> loc("layer0/mul.7"), %arg25: tensor<1x1x1x16xf32> loc("layer0/broadcast_in_dim.5"), %arg26: tensor<1x1x1x16xf32> loc("layer0/broadcast_in_dim.6"), %arg27: tensor<2x8x8x16xf32> loc("layer0/mul.9"), %arg28: tensor<2x8x8x16xi1> loc("layer0/gt.1"), %arg29: tensor<2x8x8x16xf32> loc("layer0/relu/max.1"), %arg30: tensor<2x4x4x32xf32> loc("layer1/sub.1"), %arg31: tensor<32xf32> loc("layer1/mul.1"), %arg32: tensor<1x1x1x32xf32> loc("layer1/broadcast_in_dim.1"), %arg33: tensor<1x1x1x32xf32> loc("layer1/broadcast_in_dim.2"), %arg34: tensor<2x4x4x32xf32> loc("layer1/mul.3"), %arg35: tensor<2x4x4x32xi1> loc("layer1/gt"), %arg36: tensor<2x4x4x32xf32> loc("layer1/relu/max"), %arg37: tensor<2x4x4x32xf32> loc("layer1/sub.3"), %arg38: tensor<32xf32> loc("layer1/mul.7"), %arg39: tensor<1x1x1x32xf32> loc("layer1/broadcast_in_dim.5"), %arg40: tensor<1x1x1x32xf32> loc("layer1/broadcast_in_dim.6"), %arg41: tensor<2x4x4x32xf32> loc("layer1/mul.9"), %arg42: tensor<2x4x4x32xi1> loc("layer1/gt.1"), %arg43: tensor<2x32xf32> loc("head/div"), %arg44: tensor<2x10xf32> loc("head/log_softmax/exp"), %arg45: tensor<2x1xf32> loc("head/log_softmax/broadcast_in_dim.1"), %arg46: tensor<2x10xi1> loc("head/eq.1"), %arg47: tensor<f32> loc("cotangent0"), %arg48: tensor<2x10xf32> loc("cotangent1")) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<16xf32>, tensor<10xf32>, tensor<3x3x3x16xf32>) {
    %cst = arith.constant 5.120000e+02 : f32
    %cst_0 = arith.constant 1.280000e+02 : f32
    %cst_1 = arith.constant 3.200000e+01 : f32
    %cst_2 = arith.constant 1.600000e+01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x10xf32> loc(#loc106)
    %1 = linalg.generic {indexing_maps = [#map12, #map16, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg46, %arg47 : tensor<2x10xi1>, tensor<f32>) outs(%0 : tensor<2x10xf32>) {
    ^bb0(%in: i1, %in_70: f32, %out: f32):
      %233 = arith.divf %in_70, %cst_4 : f32
      %234 = arith.negf %233 : f32
      %235 = arith.select %in, %234, %cst_3 : f32
      linalg.yield %235 : f32
    } -> tensor<2x10xf32> loc(#loc106)
    %2 = tensor.empty() : tensor<2xf32> loc(#loc107)
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32> loc(#loc107)
    %3 = linalg.fill ins(%cst_3 : f32) outs(%expanded : tensor<2x1xf32>) -> tensor<2x1xf32> loc(#loc107)
    %expanded_5 = tensor.expand_shape %1 [[0, 1], [2]] output_shape [2, 1, 10] : tensor<2x10xf32> into tensor<2x1x10xf32> loc(#loc107)
    %4 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_5 : tensor<2x1x10xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.negf %in : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2x1xf32> loc(#loc107)
    %5 = tensor.empty() : tensor<2xf32> loc(#loc108)
    %6 = linalg.fill ins(%cst_3 : f32) outs(%5 : tensor<2xf32>) -> tensor<2xf32> loc(#loc108)
    %7 = linalg.generic {indexing_maps = [#map12, #map12, #map14], iterator_types = ["parallel", "reduction"]} ins(%4, %arg45 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%6 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.divf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2xf32> loc(#loc108)
    %8 = tensor.empty() : tensor<2x10xf32> loc(#loc109)
    %9 = linalg.generic {indexing_maps = [#map12, #map12, #map14, #map12, #map12], iterator_types = ["parallel", "parallel"]} ins(%arg48, %1, %7, %arg44 : tensor<2x10xf32>, tensor<2x10xf32>, tensor<2xf32>, tensor<2x10xf32>) outs(%8 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %in_70: f32, %in_71: f32, %in_72: f32, %out: f32):
      %233 = arith.mulf %in_71, %in_72 : f32
      %234 = arith.addf %in_70, %233 : f32
      %235 = arith.addf %in, %234 : f32
      linalg.yield %235 : f32
    } -> tensor<2x10xf32> loc(#loc109)
    %10 = tensor.empty() : tensor<10xf32> loc(#loc110)
    %expanded_6 = tensor.expand_shape %10 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32> loc(#loc110)
    %11 = linalg.fill ins(%cst_3 : f32) outs(%expanded_6 : tensor<1x10xf32>) -> tensor<1x10xf32> loc(#loc110)
    %expanded_7 = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 1, 10] : tensor<2x10xf32> into tensor<2x1x10xf32> loc(#loc110)
    %12 = linalg.generic {indexing_maps = [#map20, #map19], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_7 : tensor<2x1x10xf32>) outs(%11 : tensor<1x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<1x10xf32> loc(#loc110)
    %13 = tensor.empty() : tensor<10xf32> loc(#loc111)
    %14 = linalg.fill ins(%cst_3 : f32) outs(%13 : tensor<10xf32>) -> tensor<10xf32> loc(#loc111)
    %15 = linalg.generic {indexing_maps = [#map21, #map14], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<1x10xf32>) outs(%14 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<10xf32> loc(#loc111)
    %16 = tensor.empty() : tensor<10x32xf32> loc(#loc112)
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<10x32xf32>) -> tensor<10x32xf32> loc(#loc112)
    %18 = linalg.generic {indexing_maps = [#map22, #map23, #map19], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9, %arg43 : tensor<2x10xf32>, tensor<2x32xf32>) outs(%17 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<10x32xf32> loc(#loc112)
    %19 = tensor.empty() : tensor<32x10xf32> loc(#loc113)
    %20 = linalg.generic {indexing_maps = [#map21, #map12], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<10x32xf32>) outs(%19 : tensor<32x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x10xf32> loc(#loc113)
    %21 = tensor.empty() : tensor<2x32xf32> loc(#loc114)
    %22 = linalg.fill ins(%cst_3 : f32) outs(%21 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc114)
    %23 = linalg.generic {indexing_maps = [#map24, #map25, #map19], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9, %arg5 : tensor<2x10xf32>, tensor<32x10xf32>) outs(%22 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2x32xf32> loc(#loc114)
    %24 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc115)
    %25 = linalg.generic {indexing_maps = [#map2, #map26, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %23 : tensor<2x4x4x32xi1>, tensor<2x32xf32>) outs(%24 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_70: f32, %out: f32):
      %233 = arith.divf %in_70, %cst_2 : f32
      %234 = arith.select %in, %233, %cst_3 : f32
      linalg.yield %234 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc115)
    %padded = tensor.pad %arg29 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_3 : f32
    } {ao.layer = 1 : i64} : tensor<2x8x8x16xf32> to tensor<2x9x9x16xf32> loc(#loc116)
    %extracted_slice = tensor.extract_slice %padded[0, 0, 0, 0] [2, 7, 7, 16] [1, 1, 1, 1] {ao.layer = 1 : i64} : tensor<2x9x9x16xf32> to tensor<2x7x7x16xf32> loc(#loc116)
    %26 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x7x7x32xf32> loc(#loc116)
    %27 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%26 : tensor<2x7x7x32xf32>) -> tensor<2x7x7x32xf32> loc(#loc116)
    %inserted_slice = tensor.insert_slice %25 into %27[0, 0, 0, 0] [2, 4, 4, 32] [1, 2, 2, 1] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x7x7x32xf32> loc(#loc116)
    %28 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x16x32xf32> loc(#loc116)
    %29 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%28 : tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32> loc(#loc116)
    %30 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%extracted_slice, %inserted_slice : tensor<2x7x7x16xf32>, tensor<2x7x7x32xf32>) outs(%29 : tensor<1x1x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x16x32xf32> loc(#loc116)
    %31 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x16x32xf32> loc(#loc117)
    %32 = linalg.generic {indexing_maps = [#map30, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<1x1x16x32xf32>) outs(%31 : tensor<1x1x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16x32xf32> loc(#loc117)
    %33 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x8x8x32xf32> loc(#loc118)
    %34 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%33 : tensor<2x8x8x32xf32>) -> tensor<2x8x8x32xf32> loc(#loc118)
    %inserted_slice_8 = tensor.insert_slice %25 into %34[0, 0, 0, 0] [2, 4, 4, 32] [1, 2, 2, 1] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x8x8x32xf32> loc(#loc118)
    %35 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x8x8x16xf32> loc(#loc118)
    %36 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%35 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc118)
    %37 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%inserted_slice_8, %32 : tensor<2x8x8x32xf32>, tensor<1x1x16x32xf32>) outs(%36 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc118)
    %38 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc119)
    %expanded_9 = tensor.expand_shape %38 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc119)
    %39 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_9 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc119)
    %expanded_10 = tensor.expand_shape %25 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc119)
    %40 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_10 : tensor<2x4x4x1x1x1x32xf32>) outs(%39 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc119)
    %41 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc120)
    %42 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%41 : tensor<32xf32>) -> tensor<32xf32> loc(#loc120)
    %43 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%40 : tensor<1x1x1x32xf32>) outs(%42 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<32xf32> loc(#loc120)
    %44 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc121)
    %expanded_11 = tensor.expand_shape %44 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc121)
    %45 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_11 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc121)
    %expanded_12 = tensor.expand_shape %arg41 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc121)
    %expanded_13 = tensor.expand_shape %25 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc121)
    %46 = linalg.generic {indexing_maps = [#map34, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_12, %expanded_13 : tensor<2x4x4x1x1x1x32xf32>, tensor<2x4x4x1x1x1x32xf32>) outs(%45 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc121)
    %47 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc122)
    %48 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %arg40 : tensor<2x4x4x32xf32>, tensor<1x1x1x32xf32>) outs(%47 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      linalg.yield %233 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc122)
    %49 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc123)
    %50 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%49 : tensor<32xf32>) -> tensor<32xf32> loc(#loc123)
    %51 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%46 : tensor<1x1x1x32xf32>) outs(%50 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<32xf32> loc(#loc123)
    %52 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc124)
    %expanded_14 = tensor.expand_shape %52 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc124)
    %53 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_14 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc124)
    %expanded_15 = tensor.expand_shape %arg37 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc124)
    %expanded_16 = tensor.expand_shape %48 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc124)
    %54 = linalg.generic {indexing_maps = [#map34, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_15, %expanded_16 : tensor<2x4x4x1x1x1x32xf32>, tensor<2x4x4x1x1x1x32xf32>) outs(%53 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc124)
    %55 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc125)
    %56 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%55 : tensor<32xf32>) -> tensor<32xf32> loc(#loc125)
    %57 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%54 : tensor<1x1x1x32xf32>) outs(%56 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<32xf32> loc(#loc125)
    %58 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc126)
    %59 = linalg.generic {indexing_maps = [#map2, #map5, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %arg39, %arg37, %57, %arg38 : tensor<2x4x4x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%58 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %in_71: f32, %in_72: f32, %in_73: f32, %out: f32):
      %233 = arith.mulf %in_72, %in_73 : f32
      %234 = arith.divf %233, %cst_1 : f32
      %235 = arith.mulf %234, %in_71 : f32
      %236 = arith.mulf %in_71, %234 : f32
      %237 = arith.mulf %in, %in_70 : f32
      %238 = arith.addf %237, %236 : f32
      %239 = arith.addf %238, %235 : f32
      linalg.yield %239 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc126)
    %60 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc127)
    %expanded_17 = tensor.expand_shape %60 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc127)
    %61 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_17 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc127)
    %expanded_18 = tensor.expand_shape %59 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc127)
    %62 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_18 : tensor<2x4x4x1x1x1x32xf32>) outs(%61 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.negf %in : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc127)
    %63 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc128)
    %64 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%63 : tensor<32xf32>) -> tensor<32xf32> loc(#loc128)
    %65 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%62 : tensor<1x1x1x32xf32>) outs(%64 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<32xf32> loc(#loc128)
    %66 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc129)
    %67 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %65 : tensor<2x4x4x32xf32>, tensor<32xf32>) outs(%66 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.divf %in_70, %cst_1 : f32
      %234 = arith.addf %in, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc129)
    %padded_19 = tensor.pad %arg36 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_3 : f32
    } {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> to tensor<2x6x6x32xf32> loc(#loc130)
    %68 = tensor.empty() {ao.layer = 1 : i64} : tensor<3x3x32x32xf32> loc(#loc130)
    %69 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%68 : tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32> loc(#loc130)
    %70 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_19, %67 : tensor<2x6x6x32xf32>, tensor<2x4x4x32xf32>) outs(%69 : tensor<3x3x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<3x3x32x32xf32> loc(#loc130)
    %71 = tensor.empty() {ao.layer = 1 : i64} : tensor<3x3x32x32xf32> loc(#loc131)
    %72 = linalg.generic {indexing_maps = [#map36, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<3x3x32x32xf32>) outs(%71 : tensor<3x3x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x32x32xf32> loc(#loc131)
    %padded_20 = tensor.pad %67 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_3 : f32
    } {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> to tensor<2x6x6x32xf32> loc(#loc132)
    %73 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc132)
    %74 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%73 : tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc132)
    %75 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_20, %72 : tensor<2x6x6x32xf32>, tensor<3x3x32x32xf32>) outs(%74 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc132)
    %76 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc133)
    %77 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg35, %75 : tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>) outs(%76 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_70: f32, %out: f32):
      %233 = arith.select %in, %in_70, %cst_3 : f32
      linalg.yield %233 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc133)
    %78 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc134)
    %expanded_21 = tensor.expand_shape %78 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc134)
    %79 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_21 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc134)
    %expanded_22 = tensor.expand_shape %77 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc134)
    %80 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_22 : tensor<2x4x4x1x1x1x32xf32>) outs(%79 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc134)
    %81 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc135)
    %82 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%81 : tensor<32xf32>) -> tensor<32xf32> loc(#loc135)
    %83 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%80 : tensor<1x1x1x32xf32>) outs(%82 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<32xf32> loc(#loc135)
    %84 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc136)
    %expanded_23 = tensor.expand_shape %84 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc136)
    %85 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_23 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc136)
    %expanded_24 = tensor.expand_shape %arg34 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc136)
    %expanded_25 = tensor.expand_shape %77 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc136)
    %86 = linalg.generic {indexing_maps = [#map34, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_24, %expanded_25 : tensor<2x4x4x1x1x1x32xf32>, tensor<2x4x4x1x1x1x32xf32>) outs(%85 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc136)
    %87 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc137)
    %88 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %arg33 : tensor<2x4x4x32xf32>, tensor<1x1x1x32xf32>) outs(%87 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      linalg.yield %233 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc137)
    %89 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc138)
    %90 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%89 : tensor<32xf32>) -> tensor<32xf32> loc(#loc138)
    %91 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%86 : tensor<1x1x1x32xf32>) outs(%90 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<32xf32> loc(#loc138)
    %92 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc139)
    %expanded_26 = tensor.expand_shape %92 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc139)
    %93 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_26 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc139)
    %expanded_27 = tensor.expand_shape %arg30 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc139)
    %expanded_28 = tensor.expand_shape %88 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc139)
    %94 = linalg.generic {indexing_maps = [#map34, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_27, %expanded_28 : tensor<2x4x4x1x1x1x32xf32>, tensor<2x4x4x1x1x1x32xf32>) outs(%93 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc139)
    %95 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc140)
    %96 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%95 : tensor<32xf32>) -> tensor<32xf32> loc(#loc140)
    %97 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%94 : tensor<1x1x1x32xf32>) outs(%96 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<32xf32> loc(#loc140)
    %98 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc141)
    %99 = linalg.generic {indexing_maps = [#map2, #map5, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %arg32, %arg30, %97, %arg31 : tensor<2x4x4x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%98 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %in_71: f32, %in_72: f32, %in_73: f32, %out: f32):
      %233 = arith.mulf %in_72, %in_73 : f32
      %234 = arith.divf %233, %cst_1 : f32
      %235 = arith.mulf %234, %in_71 : f32
      %236 = arith.mulf %in_71, %234 : f32
      %237 = arith.mulf %in, %in_70 : f32
      %238 = arith.addf %237, %236 : f32
      %239 = arith.addf %238, %235 : f32
      linalg.yield %239 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc141)
    %100 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc142)
    %expanded_29 = tensor.expand_shape %100 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<32xf32> into tensor<1x1x1x32xf32> loc(#loc142)
    %101 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_29 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32> loc(#loc142)
    %expanded_30 = tensor.expand_shape %99 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 4, 4, 1, 1, 1, 32] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x4x4x1x1x1x32xf32> loc(#loc142)
    %102 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_30 : tensor<2x4x4x1x1x1x32xf32>) outs(%101 : tensor<1x1x1x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.negf %in : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x32xf32> loc(#loc142)
    %103 = tensor.empty() {ao.layer = 1 : i64} : tensor<32xf32> loc(#loc143)
    %104 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%103 : tensor<32xf32>) -> tensor<32xf32> loc(#loc143)
    %105 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%102 : tensor<1x1x1x32xf32>) outs(%104 : tensor<32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<32xf32> loc(#loc143)
    %106 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> loc(#loc144)
    %107 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %105 : tensor<2x4x4x32xf32>, tensor<32xf32>) outs(%106 : tensor<2x4x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.divf %in_70, %cst_1 : f32
      %234 = arith.addf %in, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2x4x4x32xf32> loc(#loc144)
    %padded_31 = tensor.pad %arg29 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_3 : f32
    } {ao.layer = 1 : i64} : tensor<2x8x8x16xf32> to tensor<2x9x9x16xf32> loc(#loc145)
    %108 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x7x7x32xf32> loc(#loc145)
    %109 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%108 : tensor<2x7x7x32xf32>) -> tensor<2x7x7x32xf32> loc(#loc145)
    %inserted_slice_32 = tensor.insert_slice %107 into %109[0, 0, 0, 0] [2, 4, 4, 32] [1, 2, 2, 1] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x7x7x32xf32> loc(#loc145)
    %110 = tensor.empty() {ao.layer = 1 : i64} : tensor<3x3x16x32xf32> loc(#loc145)
    %111 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%110 : tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32> loc(#loc145)
    %112 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_31, %inserted_slice_32 : tensor<2x9x9x16xf32>, tensor<2x7x7x32xf32>) outs(%111 : tensor<3x3x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<3x3x16x32xf32> loc(#loc145)
    %113 = tensor.empty() {ao.layer = 1 : i64} : tensor<3x3x16x32xf32> loc(#loc146)
    %114 = linalg.generic {indexing_maps = [#map36, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3x3x16x32xf32>) outs(%113 : tensor<3x3x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x16x32xf32> loc(#loc146)
    %115 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x10x10x32xf32> loc(#loc147)
    %116 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%115 : tensor<2x10x10x32xf32>) -> tensor<2x10x10x32xf32> loc(#loc147)
    %inserted_slice_33 = tensor.insert_slice %107 into %116[0, 2, 2, 0] [2, 4, 4, 32] [1, 2, 2, 1] {ao.layer = 1 : i64} : tensor<2x4x4x32xf32> into tensor<2x10x10x32xf32> loc(#loc147)
    %117 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x8x8x16xf32> loc(#loc147)
    %118 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%117 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc147)
    %119 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%inserted_slice_33, %114 : tensor<2x10x10x32xf32>, tensor<3x3x16x32xf32>) outs(%118 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc147)
    %120 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc148)
    %121 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg28, %37, %119 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) outs(%120 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_70: f32, %in_71: f32, %out: f32):
      %233 = arith.addf %in_70, %in_71 : f32
      %234 = arith.select %in, %233, %cst_3 : f32
      linalg.yield %234 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc148)
    %122 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc149)
    %expanded_34 = tensor.expand_shape %122 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc149)
    %123 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_34 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc149)
    %expanded_35 = tensor.expand_shape %121 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc149)
    %124 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_35 : tensor<2x8x8x1x1x1x16xf32>) outs(%123 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc149)
    %125 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc150)
    %126 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%125 : tensor<16xf32>) -> tensor<16xf32> loc(#loc150)
    %127 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%124 : tensor<1x1x1x16xf32>) outs(%126 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc150)
    %128 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc151)
    %expanded_36 = tensor.expand_shape %128 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc151)
    %129 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_36 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc151)
    %expanded_37 = tensor.expand_shape %arg27 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc151)
    %expanded_38 = tensor.expand_shape %121 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc151)
    %130 = linalg.generic {indexing_maps = [#map34, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_37, %expanded_38 : tensor<2x8x8x1x1x1x16xf32>, tensor<2x8x8x1x1x1x16xf32>) outs(%129 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc151)
    %131 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc152)
    %132 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %arg26 : tensor<2x8x8x16xf32>, tensor<1x1x1x16xf32>) outs(%131 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      linalg.yield %233 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc152)
    %133 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc153)
    %134 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%133 : tensor<16xf32>) -> tensor<16xf32> loc(#loc153)
    %135 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%130 : tensor<1x1x1x16xf32>) outs(%134 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc153)
    %136 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc154)
    %expanded_39 = tensor.expand_shape %136 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc154)
    %137 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_39 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc154)
    %expanded_40 = tensor.expand_shape %arg23 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc154)
    %expanded_41 = tensor.expand_shape %132 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc154)
    %138 = linalg.generic {indexing_maps = [#map34, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_40, %expanded_41 : tensor<2x8x8x1x1x1x16xf32>, tensor<2x8x8x1x1x1x16xf32>) outs(%137 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc154)
    %139 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc155)
    %140 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%139 : tensor<16xf32>) -> tensor<16xf32> loc(#loc155)
    %141 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%138 : tensor<1x1x1x16xf32>) outs(%140 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc155)
    %142 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc156)
    %143 = linalg.generic {indexing_maps = [#map2, #map5, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %arg25, %arg23, %141, %arg24 : tensor<2x8x8x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%142 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %in_71: f32, %in_72: f32, %in_73: f32, %out: f32):
      %233 = arith.mulf %in_72, %in_73 : f32
      %234 = arith.divf %233, %cst_0 : f32
      %235 = arith.mulf %234, %in_71 : f32
      %236 = arith.mulf %in_71, %234 : f32
      %237 = arith.mulf %in, %in_70 : f32
      %238 = arith.addf %237, %236 : f32
      %239 = arith.addf %238, %235 : f32
      linalg.yield %239 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc156)
    %144 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc157)
    %expanded_42 = tensor.expand_shape %144 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc157)
    %145 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_42 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc157)
    %expanded_43 = tensor.expand_shape %143 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc157)
    %146 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_43 : tensor<2x8x8x1x1x1x16xf32>) outs(%145 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.negf %in : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc157)
    %147 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc158)
    %148 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%147 : tensor<16xf32>) -> tensor<16xf32> loc(#loc158)
    %149 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%146 : tensor<1x1x1x16xf32>) outs(%148 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc158)
    %150 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc159)
    %151 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143, %149 : tensor<2x8x8x16xf32>, tensor<16xf32>) outs(%150 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.divf %in_70, %cst_0 : f32
      %234 = arith.addf %in, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc159)
    %padded_44 = tensor.pad %arg22 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_3 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc160)
    %152 = tensor.empty() {ao.layer = 0 : i64} : tensor<3x3x16x16xf32> loc(#loc160)
    %153 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%152 : tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc160)
    %154 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_44, %151 : tensor<2x10x10x16xf32>, tensor<2x8x8x16xf32>) outs(%153 : tensor<3x3x16x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<3x3x16x16xf32> loc(#loc160)
    %155 = tensor.empty() {ao.layer = 0 : i64} : tensor<3x3x16x16xf32> loc(#loc161)
    %156 = linalg.generic {indexing_maps = [#map36, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x3x16x16xf32>) outs(%155 : tensor<3x3x16x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x16x16xf32> loc(#loc161)
    %padded_45 = tensor.pad %151 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_3 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc162)
    %157 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc162)
    %158 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%157 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc162)
    %159 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_45, %156 : tensor<2x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%158 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc162)
    %160 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc163)
    %161 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg21, %159 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>) outs(%160 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_70: f32, %out: f32):
      %233 = arith.select %in, %in_70, %cst_3 : f32
      linalg.yield %233 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc163)
    %162 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc164)
    %expanded_46 = tensor.expand_shape %162 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc164)
    %163 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_46 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc164)
    %expanded_47 = tensor.expand_shape %161 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc164)
    %164 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_47 : tensor<2x8x8x1x1x1x16xf32>) outs(%163 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc164)
    %165 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc165)
    %166 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%165 : tensor<16xf32>) -> tensor<16xf32> loc(#loc165)
    %167 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%164 : tensor<1x1x1x16xf32>) outs(%166 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc165)
    %168 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc166)
    %expanded_48 = tensor.expand_shape %168 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc166)
    %169 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_48 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc166)
    %expanded_49 = tensor.expand_shape %arg20 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc166)
    %expanded_50 = tensor.expand_shape %161 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc166)
    %170 = linalg.generic {indexing_maps = [#map34, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_49, %expanded_50 : tensor<2x8x8x1x1x1x16xf32>, tensor<2x8x8x1x1x1x16xf32>) outs(%169 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc166)
    %171 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc167)
    %172 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161, %arg19 : tensor<2x8x8x16xf32>, tensor<1x1x1x16xf32>) outs(%171 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      linalg.yield %233 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc167)
    %173 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc168)
    %174 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%173 : tensor<16xf32>) -> tensor<16xf32> loc(#loc168)
    %175 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%170 : tensor<1x1x1x16xf32>) outs(%174 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc168)
    %176 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc169)
    %expanded_51 = tensor.expand_shape %176 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc169)
    %177 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_51 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc169)
    %expanded_52 = tensor.expand_shape %arg16 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc169)
    %expanded_53 = tensor.expand_shape %172 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc169)
    %178 = linalg.generic {indexing_maps = [#map34, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_52, %expanded_53 : tensor<2x8x8x1x1x1x16xf32>, tensor<2x8x8x1x1x1x16xf32>) outs(%177 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc169)
    %179 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc170)
    %180 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%179 : tensor<16xf32>) -> tensor<16xf32> loc(#loc170)
    %181 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%178 : tensor<1x1x1x16xf32>) outs(%180 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc170)
    %182 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc171)
    %183 = linalg.generic {indexing_maps = [#map2, #map5, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %arg18, %arg16, %181, %arg17 : tensor<2x8x8x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%182 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %in_71: f32, %in_72: f32, %in_73: f32, %out: f32):
      %233 = arith.mulf %in_72, %in_73 : f32
      %234 = arith.divf %233, %cst_0 : f32
      %235 = arith.mulf %234, %in_71 : f32
      %236 = arith.mulf %in_71, %234 : f32
      %237 = arith.mulf %in, %in_70 : f32
      %238 = arith.addf %237, %236 : f32
      %239 = arith.addf %238, %235 : f32
      linalg.yield %239 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc171)
    %184 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc172)
    %expanded_54 = tensor.expand_shape %184 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc172)
    %185 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_54 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc172)
    %expanded_55 = tensor.expand_shape %183 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 8, 8, 1, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> into tensor<2x8x8x1x1x1x16xf32> loc(#loc172)
    %186 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_55 : tensor<2x8x8x1x1x1x16xf32>) outs(%185 : tensor<1x1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.negf %in : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc172)
    %187 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc173)
    %188 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%187 : tensor<16xf32>) -> tensor<16xf32> loc(#loc173)
    %189 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%186 : tensor<1x1x1x16xf32>) outs(%188 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc173)
    %190 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc174)
    %191 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %189 : tensor<2x8x8x16xf32>, tensor<16xf32>) outs(%190 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.divf %in_70, %cst_0 : f32
      %234 = arith.addf %in, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc174)
    %padded_56 = tensor.pad %arg15 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_3 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc175)
    %192 = tensor.empty() {ao.layer = 0 : i64} : tensor<3x3x16x16xf32> loc(#loc175)
    %193 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%192 : tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc175)
    %194 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_56, %191 : tensor<2x10x10x16xf32>, tensor<2x8x8x16xf32>) outs(%193 : tensor<3x3x16x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<3x3x16x16xf32> loc(#loc175)
    %195 = tensor.empty() {ao.layer = 0 : i64} : tensor<3x3x16x16xf32> loc(#loc176)
    %196 = linalg.generic {indexing_maps = [#map36, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x3x16x16xf32>) outs(%195 : tensor<3x3x16x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x16x16xf32> loc(#loc176)
    %padded_57 = tensor.pad %191 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_3 : f32
    } {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> to tensor<2x10x10x16xf32> loc(#loc177)
    %197 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x8x16xf32> loc(#loc177)
    %198 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%197 : tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc177)
    %199 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_57, %196 : tensor<2x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%198 : tensor<2x8x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<2x8x8x16xf32> loc(#loc177)
    %expanded_58 = tensor.expand_shape %arg12 [[0], [1, 2], [3, 4], [5]] output_shape [2, 8, 2, 8, 2, 16] : tensor<2x16x16x16xi1> into tensor<2x8x2x8x2x16xi1> loc(#loc178)
    %200 = tensor.empty() : tensor<2x8x2x8x2x16xf32> loc(#loc178)
    %201 = linalg.generic {indexing_maps = [#map6, #map37, #map37, #map37, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_58, %121, %199, %arg14, %arg13 : tensor<2x8x2x8x2x16xi1>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x2x8x2x16xf32>) outs(%200 : tensor<2x8x2x8x2x16xf32>) {
    ^bb0(%in: i1, %in_70: f32, %in_71: f32, %in_72: f32, %in_73: f32, %out: f32):
      %233 = arith.addf %in_70, %in_71 : f32
      %234 = arith.divf %233, %in_72 : f32
      %235 = arith.mulf %234, %in_73 : f32
      %236 = arith.select %in, %235, %cst_3 : f32
      linalg.yield %236 : f32
    } -> tensor<2x8x2x8x2x16xf32> loc(#loc178)
    %collapsed = tensor.collapse_shape %201 [[0], [1, 2], [3, 4], [5]] : tensor<2x8x2x8x2x16xf32> into tensor<2x16x16x16xf32> loc(#loc178)
    %202 = tensor.empty() : tensor<16xf32> loc(#loc179)
    %expanded_59 = tensor.expand_shape %202 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc179)
    %203 = linalg.fill ins(%cst_3 : f32) outs(%expanded_59 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc179)
    %expanded_60 = tensor.expand_shape %201 [[0], [1], [2], [3], [4], [5, 6, 7, 8]] output_shape [2, 8, 2, 8, 2, 1, 1, 1, 16] : tensor<2x8x2x8x2x16xf32> into tensor<2x8x2x8x2x1x1x1x16xf32> loc(#loc179)
    %204 = linalg.generic {indexing_maps = [#map38, #map39], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction", "reduction"]} ins(%expanded_60 : tensor<2x8x2x8x2x1x1x1x16xf32>) outs(%203 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc179)
    %205 = tensor.empty() : tensor<16xf32> loc(#loc180)
    %206 = linalg.fill ins(%cst_3 : f32) outs(%205 : tensor<16xf32>) -> tensor<16xf32> loc(#loc180)
    %207 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%204 : tensor<1x1x1x16xf32>) outs(%206 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc180)
    %208 = tensor.empty() : tensor<16xf32> loc(#loc181)
    %expanded_61 = tensor.expand_shape %208 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc181)
    %209 = linalg.fill ins(%cst_3 : f32) outs(%expanded_61 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc181)
    %expanded_62 = tensor.expand_shape %201 [[0], [1], [2], [3], [4], [5, 6, 7, 8]] output_shape [2, 8, 2, 8, 2, 1, 1, 1, 16] : tensor<2x8x2x8x2x16xf32> into tensor<2x8x2x8x2x1x1x1x16xf32> loc(#loc181)
    %expanded_63 = tensor.expand_shape %arg11 [[0], [1, 2], [3, 4], [5, 6, 7, 8]] output_shape [2, 8, 2, 8, 2, 1, 1, 1, 16] : tensor<2x16x16x16xf32> into tensor<2x8x2x8x2x1x1x1x16xf32> loc(#loc181)
    %210 = linalg.generic {indexing_maps = [#map38, #map38, #map39], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction", "reduction"]} ins(%expanded_63, %expanded_62 : tensor<2x8x2x8x2x1x1x1x16xf32>, tensor<2x8x2x8x2x1x1x1x16xf32>) outs(%209 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc181)
    %211 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc182)
    %212 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %arg10 : tensor<2x16x16x16xf32>, tensor<1x1x1x16xf32>) outs(%211 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      linalg.yield %233 : f32
    } -> tensor<2x16x16x16xf32> loc(#loc182)
    %213 = tensor.empty() : tensor<16xf32> loc(#loc183)
    %214 = linalg.fill ins(%cst_3 : f32) outs(%213 : tensor<16xf32>) -> tensor<16xf32> loc(#loc183)
    %215 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%210 : tensor<1x1x1x16xf32>) outs(%214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc183)
    %216 = tensor.empty() : tensor<16xf32> loc(#loc184)
    %expanded_64 = tensor.expand_shape %216 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc184)
    %217 = linalg.fill ins(%cst_3 : f32) outs(%expanded_64 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc184)
    %expanded_65 = tensor.expand_shape %arg7 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 16, 16, 1, 1, 1, 16] : tensor<2x16x16x16xf32> into tensor<2x16x16x1x1x1x16xf32> loc(#loc184)
    %expanded_66 = tensor.expand_shape %212 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 16, 16, 1, 1, 1, 16] : tensor<2x16x16x16xf32> into tensor<2x16x16x1x1x1x16xf32> loc(#loc184)
    %218 = linalg.generic {indexing_maps = [#map34, #map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_65, %expanded_66 : tensor<2x16x16x1x1x1x16xf32>, tensor<2x16x16x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %in_70: f32, %out: f32):
      %233 = arith.mulf %in, %in_70 : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc184)
    %219 = tensor.empty() : tensor<16xf32> loc(#loc185)
    %220 = linalg.fill ins(%cst_3 : f32) outs(%219 : tensor<16xf32>) -> tensor<16xf32> loc(#loc185)
    %221 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%218 : tensor<1x1x1x16xf32>) outs(%220 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc185)
    %222 = tensor.empty() : tensor<2x16x16x16xf32> loc(#loc186)
    %223 = linalg.generic {indexing_maps = [#map2, #map5, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %arg9, %arg7, %221, %arg8 : tensor<2x16x16x16xf32>, tensor<1x1x1x16xf32>, tensor<2x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%222 : tensor<2x16x16x16xf32>) {
    ^bb0(%in: f32, %in_70: f32, %in_71: f32, %in_72: f32, %in_73: f32, %out: f32):
      %233 = arith.mulf %in_72, %in_73 : f32
      %234 = arith.divf %233, %cst : f32
      %235 = arith.mulf %234, %in_71 : f32
      %236 = arith.mulf %in_71, %234 : f32
      %237 = arith.mulf %in, %in_70 : f32
      %238 = arith.addf %237, %236 : f32
      %239 = arith.addf %238, %235 : f32
      linalg.yield %239 : f32
    } -> tensor<2x16x16x16xf32> loc(#loc186)
    %224 = tensor.empty() : tensor<16xf32> loc(#loc187)
    %expanded_67 = tensor.expand_shape %224 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32> loc(#loc187)
    %225 = linalg.fill ins(%cst_3 : f32) outs(%expanded_67 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> loc(#loc187)
    %expanded_68 = tensor.expand_shape %223 [[0], [1], [2], [3, 4, 5, 6]] output_shape [2, 16, 16, 1, 1, 1, 16] : tensor<2x16x16x16xf32> into tensor<2x16x16x1x1x1x16xf32> loc(#loc187)
    %226 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_68 : tensor<2x16x16x1x1x1x16xf32>) outs(%225 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.negf %in : f32
      %234 = arith.addf %out, %233 : f32
      linalg.yield %234 : f32
    } -> tensor<1x1x1x16xf32> loc(#loc187)
    %227 = tensor.empty() : tensor<16xf32> loc(#loc188)
    %228 = linalg.fill ins(%cst_3 : f32) outs(%227 : tensor<16xf32>) -> tensor<16xf32> loc(#loc188)
    %229 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%226 : tensor<1x1x1x16xf32>) outs(%228 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %233 = arith.addf %out, %in : f32
      linalg.yield %233 : f32
    } -> tensor<16xf32> loc(#loc188)
    %padded_69 = tensor.pad %arg6 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_3 : f32
    } : tensor<2x16x16x3xf32> to tensor<2x18x18x3xf32> loc(#loc189)
    %230 = tensor.empty() : tensor<3x3x3x16xf32> loc(#loc189)
    %231 = linalg.fill ins(%cst_3 : f32) outs(%230 : tensor<3x3x3x16xf32>) -> tensor<3x3x3x16xf32> loc(#loc189)
    %232 = linalg.generic {indexing_maps = [#map27, #map28, #map40, #map29], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_69, %223, %229 : tensor<2x18x18x3xf32>, tensor<2x16x16x16xf32>, tensor<16xf32>) outs(%231 : tensor<3x3x3x16xf32>) {
    ^bb0(%in: f32, %in_70: f32, %in_71: f32, %out: f32):
      %233 = arith.divf %in_71, %cst : f32
      %234 = arith.addf %in_70, %233 : f32
      %235 = arith.mulf %in, %234 : f32
      %236 = arith.addf %out, %235 : f32
      linalg.yield %236 : f32
    } -> tensor<3x3x3x16xf32> loc(#loc189)
    return %207, %167, %127, %194, %154, %175, %135, %83, %43, %112, %70, %91, %51, %30, %20, %215, %15, %232 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<16xf32>, tensor<10xf32>, tensor<3x3x3x16xf32>
  } loc(#loc103)
}
#loc1 = loc("fwd")
#loc22 = loc("stem/conv_general_dilated")
#loc23 = loc("stem/reduce_sum")
#loc25 = loc("stem/reduce_sum.1")
#loc26 = loc("stem/add")
#loc27 = loc("stem/rsqrt")
#loc32 = loc("stem/add.2")
#loc33 = loc("stem/relu/max")
#loc36 = loc("stem/reshape.1")
#loc39 = loc("layer0/conv_general_dilated")
#loc40 = loc("layer0/reduce_sum")
#loc42 = loc("layer0/reduce_sum.1")
#loc43 = loc("layer0/add")
#loc44 = loc("layer0/rsqrt")
#loc49 = loc("layer0/add.2")
#loc52 = loc("layer0/conv_general_dilated.1")
#loc53 = loc("layer0/reduce_sum.2")
#loc55 = loc("layer0/reduce_sum.3")
#loc56 = loc("layer0/add.3")
#loc57 = loc("layer0/rsqrt.1")
#loc62 = loc("layer0/add.6")
#loc65 = loc("layer1/conv_general_dilated")
#loc66 = loc("layer1/reduce_sum")
#loc68 = loc("layer1/reduce_sum.1")
#loc69 = loc("layer1/add")
#loc70 = loc("layer1/rsqrt")
#loc75 = loc("layer1/add.2")
#loc78 = loc("layer1/conv_general_dilated.1")
#loc79 = loc("layer1/reduce_sum.2")
#loc81 = loc("layer1/reduce_sum.3")
#loc82 = loc("layer1/add.3")
#loc83 = loc("layer1/rsqrt.1")
#loc88 = loc("layer1/conv_general_dilated.2")
#loc89 = loc("layer1/add.6")
#loc91 = loc("head/reduce_sum")
#loc93 = loc("head/dot_general")
#loc94 = loc("head/add.1")
#loc95 = loc("head/log_softmax/reduce_max")
#loc96 = loc("head/log_softmax/sub.1")
#loc98 = loc("head/log_softmax/reduce_sum")
#loc101 = loc("head/reduce_sum.1")
#loc102 = loc("head/div.1")
#loc103 = loc("bwd")
#loc106 = loc("bwd/head/_where/select_n")
#loc107 = loc("bwd/head/log_softmax/reduce_sum")
#loc108 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc109 = loc("bwd/head/add_any")
#loc110 = loc("bwd/head/reduce_sum")
#loc111 = loc("bwd/head/reduce_sum.1")
#loc112 = loc("bwd/head/dot_general")
#loc113 = loc("bwd/head/transpose")
#loc114 = loc("bwd/head/dot_general.1")
#loc115 = loc("bwd/layer1/select_n")
#loc116 = loc("bwd/layer1/conv_general_dilated")
#loc117 = loc("bwd/layer1/rev")
#loc118 = loc("bwd/layer1/conv_general_dilated.1")
#loc119 = loc("bwd/layer1/reduce_sum")
#loc120 = loc("bwd/layer1/reduce_sum.1")
#loc121 = loc("bwd/layer1/reduce_sum.2")
#loc122 = loc("bwd/layer1/mul.2")
#loc123 = loc("bwd/layer1/reduce_sum.3")
#loc124 = loc("bwd/layer1/reduce_sum.4")
#loc125 = loc("bwd/layer1/reduce_sum.5")
#loc126 = loc("bwd/layer1/add_any.1")
#loc127 = loc("bwd/layer1/reduce_sum.6")
#loc128 = loc("bwd/layer1/reduce_sum.7")
#loc129 = loc("bwd/layer1/add_any.2")
#loc130 = loc("bwd/layer1/conv_general_dilated.2")
#loc131 = loc("bwd/layer1/rev.1")
#loc132 = loc("bwd/layer1/conv_general_dilated.3")
#loc133 = loc("bwd/layer1/select_n.1")
#loc134 = loc("bwd/layer1/reduce_sum.8")
#loc135 = loc("bwd/layer1/reduce_sum.9")
#loc136 = loc("bwd/layer1/reduce_sum.10")
#loc137 = loc("bwd/layer1/mul.11")
#loc138 = loc("bwd/layer1/reduce_sum.11")
#loc139 = loc("bwd/layer1/reduce_sum.12")
#loc140 = loc("bwd/layer1/reduce_sum.13")
#loc141 = loc("bwd/layer1/add_any.4")
#loc142 = loc("bwd/layer1/reduce_sum.14")
#loc143 = loc("bwd/layer1/reduce_sum.15")
#loc144 = loc("bwd/layer1/add_any.5")
#loc145 = loc("bwd/layer1/conv_general_dilated.4")
#loc146 = loc("bwd/layer1/rev.2")
#loc147 = loc("bwd/layer1/conv_general_dilated.5")
#loc148 = loc("bwd/layer0/select_n")
#loc149 = loc("bwd/layer0/reduce_sum")
#loc150 = loc("bwd/layer0/reduce_sum.1")
#loc151 = loc("bwd/layer0/reduce_sum.2")
#loc152 = loc("bwd/layer0/mul.2")
#loc153 = loc("bwd/layer0/reduce_sum.3")
#loc154 = loc("bwd/layer0/reduce_sum.4")
#loc155 = loc("bwd/layer0/reduce_sum.5")
#loc156 = loc("bwd/layer0/add_any.1")
#loc157 = loc("bwd/layer0/reduce_sum.6")
#loc158 = loc("bwd/layer0/reduce_sum.7")
#loc159 = loc("bwd/layer0/add_any.2")
#loc160 = loc("bwd/layer0/conv_general_dilated")
#loc161 = loc("bwd/layer0/rev")
#loc162 = loc("bwd/layer0/conv_general_dilated.1")
#loc163 = loc("bwd/layer0/select_n.1")
#loc164 = loc("bwd/layer0/reduce_sum.8")
#loc165 = loc("bwd/layer0/reduce_sum.9")
#loc166 = loc("bwd/layer0/reduce_sum.10")
#loc167 = loc("bwd/layer0/mul.11")
#loc168 = loc("bwd/layer0/reduce_sum.11")
#loc169 = loc("bwd/layer0/reduce_sum.12")
#loc170 = loc("bwd/layer0/reduce_sum.13")
#loc171 = loc("bwd/layer0/add_any.4")
#loc172 = loc("bwd/layer0/reduce_sum.14")
#loc173 = loc("bwd/layer0/reduce_sum.15")
#loc174 = loc("bwd/layer0/add_any.5")
#loc175 = loc("bwd/layer0/conv_general_dilated.2")
#loc176 = loc("bwd/layer0/rev.1")
#loc177 = loc("bwd/layer0/conv_general_dilated.3")
#loc178 = loc("bwd/stem/select_n")
#loc179 = loc("bwd/stem/reduce_sum")
#loc180 = loc("bwd/stem/reduce_sum.1")
#loc181 = loc("bwd/stem/reduce_sum.2")
#loc182 = loc("bwd/stem/mul.3")
#loc183 = loc("bwd/stem/reduce_sum.3")
#loc184 = loc("bwd/stem/reduce_sum.4")
#loc185 = loc("bwd/stem/reduce_sum.5")
#loc186 = loc("bwd/stem/add_any.1")
#loc187 = loc("bwd/stem/reduce_sum.6")
#loc188 = loc("bwd/stem/reduce_sum.7")
#loc189 = loc("bwd/stem/conv_general_dilated")
