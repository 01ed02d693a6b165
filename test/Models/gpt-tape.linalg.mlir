// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form tape --dialect linalg --layers 3 --width 32 --heads 4 --sequence 16 --batch 2 --vocab 64 --dtype f32 --microbatches 2 --optimizer momentum
#loc2 = loc("embedding")
#loc3 = loc("position")
#loc4 = loc("tokens")
#loc8 = loc("cotangent0")
#loc12 = loc("layer/down")
#loc13 = loc("layer/down_bias")
#loc14 = loc("layer/norm1_bias")
#loc15 = loc("layer/norm1_gain")
#loc16 = loc("layer/norm2_bias")
#loc17 = loc("layer/norm2_gain")
#loc18 = loc("layer/out")
#loc19 = loc("layer/qkv")
#loc20 = loc("layer/up")
#loc21 = loc("layer/up_bias")
#loc22 = loc("x")
#loc24 = loc("attention/sub.1")
#loc27 = loc("attention/rsqrt")
#loc28 = loc("attention/mul.1")
#loc29 = loc("attention/mul.3")
#loc30 = loc("attention/broadcast_in_dim.2")
#loc31 = loc("attention/add.2")
#loc36 = loc("attention/reshape")
#loc37 = loc("attention/reshape.1")
#loc38 = loc("attention/reshape.2")
#loc40 = loc("attention/ge")
#loc43 = loc("attention/exp")
#loc45 = loc("attention/broadcast_in_dim.5")
#loc46 = loc("attention/div.4")
#loc47 = loc("attention/div.5")
#loc50 = loc("attention/reshape.3")
#loc54 = loc("mlp/sub.1")
#loc57 = loc("mlp/rsqrt")
#loc58 = loc("mlp/mul.1")
#loc59 = loc("mlp/mul.3")
#loc60 = loc("mlp/broadcast_in_dim.2")
#loc62 = loc("mlp/reshape")
#loc64 = loc("mlp/add.4")
#loc66 = loc("mlp/mul.6")
#loc67 = loc("mlp/tanh")
#loc68 = loc("mlp/sub.2")
#loc69 = loc("mlp/mul.9")
#loc70 = loc("mlp/mul.10")
#loc129 = loc("norm_bias")
#loc130 = loc("norm_gain")
#loc131 = loc("labels")
#loc133 = loc("head/sub.1")
#loc136 = loc("head/rsqrt")
#loc137 = loc("head/mul.1")
#loc138 = loc("head/mul.3")
#loc139 = loc("head/broadcast_in_dim.2")
#loc140 = loc("head/add.2")
#loc144 = loc("head/log_softmax/exp")
#loc146 = loc("head/log_softmax/broadcast_in_dim.1")
#loc147 = loc("head/eq.1")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
#map11 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map22 = affine_map<(d0, d1) -> (d0, d1)>
#map23 = affine_map<(d0, d1) -> (d1)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map25 = affine_map<(d0, d1) -> (d1, d0)>
#map26 = affine_map<(d0, d1) -> (d0)>
#map27 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map28 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map29 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map30 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map31 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map32 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map33 = affine_map<(d0, d1, d2) -> (d0)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map38 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map42 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map43 = affine_map<(d0, d1, d2) -> ()>
#map44 = affine_map<() -> ()>
module {
  func.func private @fwd0(%arg0: tensor<64x32xf32> loc("embedding"), %arg1: tensor<16x32xf32> loc("position"), %arg2: tensor<2x16xi32> loc("tokens")) -> (tensor<2x16x32xf32>, tensor<2x16xi32>) attributes {ao.aot_id = 0 : i64, ao.backward = @bwd0, ao.num_outputs = 1 : i64} {
    %c63 = arith.constant 63 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<2x16x1xi32> loc(#loc5)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x16xi32>) outs(%0 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32> loc(#loc5)
    %2 = tensor.empty() : tensor<2x16x32xf32> loc(#loc6)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<16x32xf32>) outs(%2 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = linalg.index 0 : index
      %5 = linalg.index 1 : index
      %6 = linalg.index 2 : index
      %extracted = tensor.extract %1[%4, %5, %c0] : tensor<2x16x1xi32>
      %7 = arith.index_cast %extracted : i32 to index
      %8 = arith.maxsi %7, %c0 : index
      %9 = arith.minsi %8, %c63 : index
      %extracted_0 = tensor.extract %arg0[%9, %6] : tensor<64x32xf32>
      %10 = arith.addf %extracted_0, %in : f32
      linalg.yield %10 : f32
    } -> tensor<2x16x32xf32> loc(#loc6)
    return %3, %arg2 : tensor<2x16x32xf32>, tensor<2x16xi32>
  } loc(#loc1)
  func.func private @bwd0(%arg0: tensor<2x16xi32> loc("tokens"), %arg1: tensor<2x16x32xf32> loc("cotangent0")) -> (tensor<64x32xf32>, tensor<16x32xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x32xf32> loc(#loc9)
    %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [1, 16, 32] : tensor<16x32xf32> into tensor<1x16x32xf32> loc(#loc9)
    %1 = linalg.fill ins(%cst : f32) outs(%expanded : tensor<1x16x32xf32>) -> tensor<1x16x32xf32> loc(#loc9)
    %expanded_0 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [2, 1, 16, 32] : tensor<2x16x32xf32> into tensor<2x1x16x32xf32> loc(#loc9)
    %2 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_0 : tensor<2x1x16x32xf32>) outs(%1 : tensor<1x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.addf %out, %in : f32
      linalg.yield %9 : f32
    } -> tensor<1x16x32xf32> loc(#loc9)
    %3 = tensor.empty() : tensor<16x32xf32> loc(#loc10)
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc10)
    %5 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<1x16x32xf32>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.addf %out, %in : f32
      linalg.yield %9 : f32
    } -> tensor<16x32xf32> loc(#loc10)
    %6 = tensor.empty() : tensor<64x32xf32> loc(#loc11)
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc11)
    %8 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<2x16xi32>, tensor<2x16x32xf32>) outs(%7 : tensor<64x32xf32>) {
    ^bb0(%in: i32, %in_1: f32, %out: f32):
      %9 = linalg.index 0 : index
      %10 = arith.index_cast %9 : index to i32
      %11 = arith.cmpi eq, %in, %10 : i32
      %12 = arith.uitofp %11 : i1 to f32
      %13 = arith.mulf %12, %in_1 : f32
      %14 = arith.addf %out, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<64x32xf32> loc(#loc11)
    return %8, %5 : tensor<64x32xf32>, tensor<16x32xf32>
  } loc(#loc7)
  func.func private @fwd1(%arg0: tensor<128x32xf32> loc("layer/down"), %arg1: tensor<32xf32> loc("layer/down_bias"), %arg2: tensor<32xf32> loc("layer/norm1_bias"), %arg3: tensor<32xf32> loc("layer/norm1_gain"), %arg4: tensor<32xf32> loc("layer/norm2_bias"), %arg5: tensor<32xf32> loc("layer/norm2_gain"), %arg6: tensor<32x32xf32> loc("layer/out"), %arg7: tensor<32x96xf32> loc("layer/qkv"), %arg8: tensor<32x128xf32> loc("layer/up"), %arg9: tensor<128xf32> loc("layer/up_bias"), %arg10: tensor<2x16x32xf32> loc("x")) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>) attributes {ao.aot_id = 1 : i64, ao.backward = @bwd1, ao.num_outputs = 1 : i64} {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.797884583 : f32
    %cst_1 = arith.constant 4.471500e-02 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant -1.000000e+09 : f32
    %cst_6 = arith.constant 0.353553385 : f32
    %cst_7 = arith.constant -5.000000e-01 : f32
    %cst_8 = arith.constant 9.99999974E-6 : f32
    %cst_9 = arith.constant 3.200000e+01 : f32
    %cst_10 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x16xf32> loc(#loc23)
    %1 = linalg.fill ins(%cst_10 : f32) outs(%0 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc23)
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg10 : tensor<2x16x32xf32>) outs(%1 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %out, %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x16xf32> loc(#loc23)
    %3 = tensor.empty() : tensor<2x16x32xf32> loc(#loc24)
    %4 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %2 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%3 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.divf %in_18, %cst_9 : f32
      %97 = arith.subf %in, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x32xf32> loc(#loc24)
    %5 = tensor.empty() : tensor<2x16xf32> loc(#loc25)
    %6 = linalg.fill ins(%cst_10 : f32) outs(%5 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc25)
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<2x16x32xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %in : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16xf32> loc(#loc25)
    %8 = tensor.empty() : tensor<2x16x1xf32> loc(#loc26)
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x16xf32>) outs(%8 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %in, %cst_9 : f32
      %97 = arith.addf %96, %cst_8 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x1xf32> loc(#loc26)
    %10 = tensor.empty() : tensor<2x16x1xf32> loc(#loc27)
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x16x1xf32>) outs(%10 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.rsqrt %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x16x1xf32> loc(#loc27)
    %12 = tensor.empty() : tensor<2x16x1xf32> loc(#loc28)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %9 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.divf %in, %in_18 : f32
      %97 = arith.mulf %96, %cst_7 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x1xf32> loc(#loc28)
    %14 = tensor.empty() : tensor<2x16x32xf32> loc(#loc29)
    %15 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %11 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.mulf %in, %in_18 : f32
      linalg.yield %96 : f32
    } -> tensor<2x16x32xf32> loc(#loc29)
    %16 = tensor.empty() : tensor<1x1x32xf32> loc(#loc30)
    %17 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<32xf32>) outs(%16 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x32xf32> loc(#loc30)
    %18 = tensor.empty() : tensor<2x16x32xf32> loc(#loc31)
    %19 = linalg.generic {indexing_maps = [#map1, #map11, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %17, %arg2 : tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<32xf32>) outs(%18 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %in_19: f32, %out: f32):
      %96 = arith.mulf %in, %in_18 : f32
      %97 = arith.addf %96, %in_19 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x32xf32> loc(#loc31)
    %20 = tensor.empty() : tensor<2x16x96xf32> loc(#loc32)
    %21 = linalg.fill ins(%cst_10 : f32) outs(%20 : tensor<2x16x96xf32>) -> tensor<2x16x96xf32> loc(#loc32)
    %22 = linalg.generic {indexing_maps = [#map12, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19, %arg7 : tensor<2x16x32xf32>, tensor<32x96xf32>) outs(%21 : tensor<2x16x96xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.mulf %in, %in_18 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x96xf32> loc(#loc32)
    %extracted_slice = tensor.extract_slice %22[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc33)
    %extracted_slice_11 = tensor.extract_slice %22[0, 0, 32] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc34)
    %extracted_slice_12 = tensor.extract_slice %22[0, 0, 64] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc35)
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc36)
    %expanded_13 = tensor.expand_shape %extracted_slice_11 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc37)
    %expanded_14 = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc38)
    %23 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc39)
    %24 = linalg.fill ins(%cst_10 : f32) outs(%23 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc39)
    %25 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_13 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%24 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.mulf %in, %in_18 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x4x16x16xf32> loc(#loc39)
    %26 = tensor.empty() : tensor<2x4x16x16xi1> loc(#loc40)
    %27 = linalg.generic {indexing_maps = [#map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%26 : tensor<2x4x16x16xi1>) {
    ^bb0(%out: i1):
      %96 = linalg.index 3 : index
      %97 = arith.index_cast %96 : index to i32
      %98 = linalg.index 2 : index
      %99 = arith.index_cast %98 : index to i32
      %100 = arith.cmpi sge, %99, %97 : i32
      linalg.yield %100 : i1
    } -> tensor<2x4x16x16xi1> loc(#loc40)
    %28 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc41)
    %29 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %25 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>) outs(%28 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_18: f32, %out: f32):
      %96 = arith.mulf %in_18, %cst_6 : f32
      %97 = arith.select %in, %96, %cst_5 : f32
      linalg.yield %97 : f32
    } -> tensor<2x4x16x16xf32> loc(#loc41)
    %30 = tensor.empty() : tensor<2x4x16xf32> loc(#loc42)
    %31 = linalg.fill ins(%cst_4 : f32) outs(%30 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc42)
    %32 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x4x16x16xf32>) outs(%31 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.maximumf %out, %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x4x16xf32> loc(#loc42)
    %33 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc43)
    %34 = linalg.generic {indexing_maps = [#map17, #map4, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x4x16x16xf32>, tensor<2x4x16xf32>) outs(%33 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.subf %in, %in_18 : f32
      %97 = math.exp %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x4x16x16xf32> loc(#loc43)
    %35 = tensor.empty() : tensor<2x4x16xf32> loc(#loc44)
    %36 = linalg.fill ins(%cst_10 : f32) outs(%35 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc44)
    %37 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<2x4x16x16xf32>) outs(%36 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %out, %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x4x16xf32> loc(#loc44)
    %38 = tensor.empty() : tensor<2x4x16x1xf32> loc(#loc45)
    %39 = linalg.generic {indexing_maps = [#map4, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x4x16xf32>) outs(%38 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x1xf32> loc(#loc45)
    %40 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc46)
    %41 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %39 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%40 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.divf %in, %in_18 : f32
      linalg.yield %96 : f32
    } -> tensor<2x4x16x16xf32> loc(#loc46)
    %42 = tensor.empty() : tensor<2x4x16x1xf32> loc(#loc47)
    %43 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x4x16x1xf32>) outs(%42 : tensor<2x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %in : f32
      %97 = arith.divf %cst_3, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x4x16x1xf32> loc(#loc47)
    %44 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc48)
    %45 = linalg.fill ins(%cst_10 : f32) outs(%44 : tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> loc(#loc48)
    %46 = linalg.generic {indexing_maps = [#map19, #map20, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_14, %41 : tensor<2x16x4x8xf32>, tensor<2x4x16x16xf32>) outs(%45 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.mulf %in, %in_18 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x4x8x16xf32> loc(#loc48)
    %47 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc49)
    %48 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x4x8x16xf32>) outs(%47 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x8xf32> loc(#loc49)
    %collapsed = tensor.collapse_shape %48 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc50)
    %49 = tensor.empty() : tensor<2x16x32xf32> loc(#loc51)
    %50 = linalg.fill ins(%cst_10 : f32) outs(%49 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc51)
    %51 = linalg.generic {indexing_maps = [#map12, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg6 : tensor<2x16x32xf32>, tensor<32x32xf32>) outs(%50 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.mulf %in, %in_18 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x32xf32> loc(#loc51)
    %52 = tensor.empty() : tensor<2x16x32xf32> loc(#loc52)
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %51 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%52 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.addf %in, %in_18 : f32
      linalg.yield %96 : f32
    } -> tensor<2x16x32xf32> loc(#loc52)
    %54 = tensor.empty() : tensor<2x16xf32> loc(#loc53)
    %55 = linalg.fill ins(%cst_10 : f32) outs(%54 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc53)
    %56 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53 : tensor<2x16x32xf32>) outs(%55 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %out, %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x16xf32> loc(#loc53)
    %57 = tensor.empty() : tensor<2x16x32xf32> loc(#loc54)
    %58 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %56 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%57 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.divf %in_18, %cst_9 : f32
      %97 = arith.subf %in, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x32xf32> loc(#loc54)
    %59 = tensor.empty() : tensor<2x16xf32> loc(#loc55)
    %60 = linalg.fill ins(%cst_10 : f32) outs(%59 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc55)
    %61 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%58 : tensor<2x16x32xf32>) outs(%60 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %in : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16xf32> loc(#loc55)
    %62 = tensor.empty() : tensor<2x16x1xf32> loc(#loc56)
    %63 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<2x16xf32>) outs(%62 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %in, %cst_9 : f32
      %97 = arith.addf %96, %cst_8 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x1xf32> loc(#loc56)
    %64 = tensor.empty() : tensor<2x16x1xf32> loc(#loc57)
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x16x1xf32>) outs(%64 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.rsqrt %in : f32
      linalg.yield %96 : f32
    } -> tensor<2x16x1xf32> loc(#loc57)
    %66 = tensor.empty() : tensor<2x16x1xf32> loc(#loc58)
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %63 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%66 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.divf %in, %in_18 : f32
      %97 = arith.mulf %96, %cst_7 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x1xf32> loc(#loc58)
    %68 = tensor.empty() : tensor<2x16x32xf32> loc(#loc59)
    %69 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %65 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%68 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.mulf %in, %in_18 : f32
      linalg.yield %96 : f32
    } -> tensor<2x16x32xf32> loc(#loc59)
    %70 = tensor.empty() : tensor<1x1x32xf32> loc(#loc60)
    %71 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<32xf32>) outs(%70 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x32xf32> loc(#loc60)
    %72 = tensor.empty() : tensor<2x16x32xf32> loc(#loc61)
    %73 = linalg.generic {indexing_maps = [#map1, #map11, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %71, %arg4 : tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<32xf32>) outs(%72 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %in_19: f32, %out: f32):
      %96 = arith.mulf %in, %in_18 : f32
      %97 = arith.addf %96, %in_19 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x32xf32> loc(#loc61)
    %collapsed_15 = tensor.collapse_shape %73 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32> loc(#loc62)
    %74 = tensor.empty() : tensor<32x128xf32> loc(#loc63)
    %75 = linalg.fill ins(%cst_10 : f32) outs(%74 : tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc63)
    %76 = linalg.matmul ins(%collapsed_15, %arg8 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%75 : tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc63)
    %77 = tensor.empty() : tensor<32x128xf32> loc(#loc64)
    %78 = linalg.generic {indexing_maps = [#map22, #map23, #map22], iterator_types = ["parallel", "parallel"]} ins(%76, %arg9 : tensor<32x128xf32>, tensor<128xf32>) outs(%77 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.addf %in, %in_18 : f32
      linalg.yield %96 : f32
    } -> tensor<32x128xf32> loc(#loc64)
    %79 = tensor.empty() : tensor<32x128xf32> loc(#loc65)
    %80 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<32x128xf32>) outs(%79 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %in : f32
      linalg.yield %96 : f32
    } -> tensor<32x128xf32> loc(#loc65)
    %81 = tensor.empty() : tensor<32x128xf32> loc(#loc66)
    %82 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<32x128xf32>) outs(%81 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.mulf %in, %cst_2 : f32
      linalg.yield %96 : f32
    } -> tensor<32x128xf32> loc(#loc66)
    %83 = tensor.empty() : tensor<32x128xf32> loc(#loc67)
    %84 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel"]} ins(%78, %80 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%83 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.mulf %in_18, %in : f32
      %97 = arith.mulf %96, %cst_1 : f32
      %98 = arith.addf %in, %97 : f32
      %99 = arith.mulf %98, %cst_0 : f32
      %100 = math.tanh %99 : f32
      linalg.yield %100 : f32
    } -> tensor<32x128xf32> loc(#loc67)
    %85 = tensor.empty() : tensor<32x128xf32> loc(#loc68)
    %86 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<32x128xf32>) outs(%85 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.subf %cst_3, %in : f32
      linalg.yield %96 : f32
    } -> tensor<32x128xf32> loc(#loc68)
    %87 = tensor.empty() : tensor<32x128xf32> loc(#loc69)
    %88 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<32x128xf32>) outs(%87 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %in, %cst_3 : f32
      %97 = arith.mulf %96, %cst : f32
      linalg.yield %97 : f32
    } -> tensor<32x128xf32> loc(#loc69)
    %89 = tensor.empty() : tensor<32x128xf32> loc(#loc70)
    %90 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel"]} ins(%78, %88 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%89 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.mulf %in, %in_18 : f32
      linalg.yield %96 : f32
    } -> tensor<32x128xf32> loc(#loc70)
    %91 = tensor.empty() : tensor<32x32xf32> loc(#loc71)
    %expanded_16 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32> loc(#loc71)
    %92 = linalg.fill ins(%cst_10 : f32) outs(%expanded_16 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc71)
    %expanded_17 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32> loc(#loc71)
    %93 = linalg.generic {indexing_maps = [#map12, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17, %arg0 : tensor<2x16x128xf32>, tensor<128x32xf32>) outs(%92 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %96 = arith.mulf %in, %in_18 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x32xf32> loc(#loc71)
    %94 = tensor.empty() : tensor<2x16x32xf32> loc(#loc72)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %93, %arg1 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<32xf32>) outs(%94 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %in_19: f32, %out: f32):
      %96 = arith.addf %in_18, %in_19 : f32
      %97 = arith.addf %in, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x16x32xf32> loc(#loc72)
    return %95, %arg0, %arg6, %arg7, %arg8, %4, %13, %11, %17, %15, %19, %expanded_13, %expanded, %27, %34, %39, %43, %41, %expanded_14, %collapsed, %58, %67, %65, %71, %69, %collapsed_15, %82, %84, %86, %88, %78, %90 : tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>
  } loc(#loc1)
  func.func private @bwd1(%arg0: tensor<128x32xf32> loc("layer/down"), %arg1: tensor<32x32xf32> loc("layer/out"), %arg2: tensor<32x96xf32> loc("layer/qkv"), %arg3: tensor<32x128xf32> loc("layer/up"), %arg4: tensor<2x16x32xf32> loc("attention/sub.1"), %arg5: tensor<2x16x1xf32> loc("attention/mul.1"), %arg6: tensor<2x16x1xf32> loc("attention/rsqrt"), %arg7: tensor<1x1x32xf32> loc("attention/broadcast_in_dim.2"), %arg8: tensor<2x16x32xf32> loc("attention/mul.3"), %arg9: tensor<2x16x32xf32> loc("attention/add.2"), %arg10: tensor<2x16x4x8xf32> loc("attention/reshape.1"), %arg11: tensor<2x16x4x8xf32> loc("attention/reshape"), %arg12: tensor<2x4x16x16xi1> loc("attention/ge"), %arg13: tensor<2x4x16x16xf32> loc("attention/exp"), %arg14: tensor<2x4x16x1xf32> loc("attention/broadcast_in_dim.5"), %arg15: tensor<2x4x16x1xf32> loc("attention/div.5"), %arg16: tensor<2x4x16x16xf32> loc("attention/div.4"), %arg17: tensor<2x16x4x8xf32> loc("attention/reshape.2"), %arg18: tensor<2x16x32xf32> loc("attention/reshape.3"), %arg19: tensor<2x16x32xf32> loc("mlp/sub.1"), %arg20: tensor<2x16x1xf32> loc("mlp/mul.1"), %arg21: tensor<2x16x1xf32> loc("mlp/rsqrt"), %arg22: tensor<1x1x32xf32> loc("mlp/broadcast_in_dim.2"), %arg23: tensor<2x16x32xf32> loc("mlp/mul.3"), %arg24: tensor<32x32xf32> loc("mlp/reshape"), %arg25: tensor<32x128xf32> loc("mlp/mul.6"), %arg26: tensor<32x128xf32> loc("mlp/tanh"), %arg27: tensor<32x128xf32> loc("mlp/sub.2"), %arg28: tensor<32x128xf32> loc("mlp/mul.9"), %arg29: tensor<32x128xf32> loc("mlp/add.4"), %arg30: tensor<32x128xf32> loc("mlp/mul.10"), %arg31: tensor<2x16x32xf32> loc("cotangent0")) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) {
    %c64 = arith.constant 64 : index
    %c32 = arith.constant 32 : index
    %cst = arith.constant 0.353553385 : f32
    %cst_0 = arith.constant 3.200000e+01 : f32
    %cst_1 = arith.constant 4.471500e-02 : f32
    %cst_2 = arith.constant 0.797884583 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg31 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32> loc(#loc73)
    %0 = tensor.empty() : tensor<32xf32> loc(#loc74)
    %expanded = tensor.expand_shape %0 [[0, 1]] output_shape [1, 32] : tensor<32xf32> into tensor<1x32xf32> loc(#loc74)
    %1 = linalg.fill ins(%cst_4 : f32) outs(%expanded : tensor<1x32xf32>) -> tensor<1x32xf32> loc(#loc74)
    %expanded_5 = tensor.expand_shape %arg31 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc74)
    %2 = linalg.generic {indexing_maps = [#map24, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_5 : tensor<2x16x1x32xf32>) outs(%1 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %out, %in : f32
      linalg.yield %136 : f32
    } -> tensor<1x32xf32> loc(#loc74)
    %3 = tensor.empty() : tensor<32xf32> loc(#loc75)
    %4 = linalg.fill ins(%cst_4 : f32) outs(%3 : tensor<32xf32>) -> tensor<32xf32> loc(#loc75)
    %5 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<1x32xf32>) outs(%4 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %out, %in : f32
      linalg.yield %136 : f32
    } -> tensor<32xf32> loc(#loc75)
    %6 = tensor.empty() : tensor<32x128xf32> loc(#loc76)
    %7 = linalg.fill ins(%cst_4 : f32) outs(%6 : tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc76)
    %8 = linalg.generic {indexing_maps = [#map27, #map28, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg30 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%7 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32> loc(#loc76)
    %9 = tensor.empty() : tensor<128x32xf32> loc(#loc77)
    %10 = linalg.generic {indexing_maps = [#map25, #map22], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<32x128xf32>) outs(%9 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32> loc(#loc77)
    %11 = tensor.empty() : tensor<32x128xf32> loc(#loc78)
    %12 = linalg.fill ins(%cst_4 : f32) outs(%11 : tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc78)
    %13 = linalg.generic {indexing_maps = [#map29, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg0 : tensor<32x32xf32>, tensor<128x32xf32>) outs(%12 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32> loc(#loc78)
    %14 = tensor.empty() : tensor<32x128xf32> loc(#loc79)
    %15 = linalg.generic {indexing_maps = [#map22, #map22, #map22, #map22, #map22, #map22, #map22], iterator_types = ["parallel", "parallel"]} ins(%13, %arg28, %arg29, %arg27, %arg26, %arg25 : tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>) outs(%14 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_36: f32, %in_37: f32, %in_38: f32, %in_39: f32, %in_40: f32, %out: f32):
      %136 = arith.mulf %in_37, %in : f32
      %137 = arith.mulf %136, %cst_3 : f32
      %138 = arith.mulf %137, %in_38 : f32
      %139 = arith.mulf %138, %in_39 : f32
      %140 = arith.addf %138, %139 : f32
      %141 = arith.mulf %140, %cst_2 : f32
      %142 = arith.mulf %141, %cst_1 : f32
      %143 = arith.mulf %142, %in_40 : f32
      %144 = arith.mulf %in, %in_36 : f32
      %145 = arith.addf %144, %141 : f32
      %146 = arith.addf %145, %143 : f32
      linalg.yield %146 : f32
    } -> tensor<32x128xf32> loc(#loc79)
    %16 = tensor.empty() : tensor<128xf32> loc(#loc80)
    %expanded_6 = tensor.expand_shape %16 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32> loc(#loc80)
    %17 = linalg.fill ins(%cst_4 : f32) outs(%expanded_6 : tensor<1x128xf32>) -> tensor<1x128xf32> loc(#loc80)
    %expanded_7 = tensor.expand_shape %15 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32> loc(#loc80)
    %18 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_7 : tensor<32x1x128xf32>) outs(%17 : tensor<1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %out, %in : f32
      linalg.yield %136 : f32
    } -> tensor<1x128xf32> loc(#loc80)
    %19 = tensor.empty() : tensor<128xf32> loc(#loc81)
    %20 = linalg.fill ins(%cst_4 : f32) outs(%19 : tensor<128xf32>) -> tensor<128xf32> loc(#loc81)
    %21 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<1x128xf32>) outs(%20 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %out, %in : f32
      linalg.yield %136 : f32
    } -> tensor<128xf32> loc(#loc81)
    %22 = tensor.empty() : tensor<128x32xf32> loc(#loc82)
    %23 = linalg.fill ins(%cst_4 : f32) outs(%22 : tensor<128x32xf32>) -> tensor<128x32xf32> loc(#loc82)
    %24 = linalg.generic {indexing_maps = [#map27, #map28, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15, %arg24 : tensor<32x128xf32>, tensor<32x32xf32>) outs(%23 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<128x32xf32> loc(#loc82)
    %25 = tensor.empty() : tensor<32x128xf32> loc(#loc83)
    %26 = linalg.generic {indexing_maps = [#map25, #map22], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<128x32xf32>) outs(%25 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32> loc(#loc83)
    %27 = tensor.empty() : tensor<32x32xf32> loc(#loc84)
    %expanded_8 = tensor.expand_shape %27 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32> loc(#loc84)
    %28 = linalg.fill ins(%cst_4 : f32) outs(%expanded_8 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc84)
    %expanded_9 = tensor.expand_shape %15 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32> loc(#loc84)
    %29 = linalg.generic {indexing_maps = [#map12, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_9, %arg3 : tensor<2x16x128xf32>, tensor<32x128xf32>) outs(%28 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x16x32xf32> loc(#loc84)
    %30 = tensor.empty() : tensor<32xf32> loc(#loc85)
    %expanded_10 = tensor.expand_shape %30 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc85)
    %31 = linalg.fill ins(%cst_4 : f32) outs(%expanded_10 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc85)
    %expanded_11 = tensor.expand_shape %29 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc85)
    %32 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_11 : tensor<2x16x1x1x32xf32>) outs(%31 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %out, %in : f32
      linalg.yield %136 : f32
    } -> tensor<1x1x32xf32> loc(#loc85)
    %33 = tensor.empty() : tensor<32xf32> loc(#loc86)
    %34 = linalg.fill ins(%cst_4 : f32) outs(%33 : tensor<32xf32>) -> tensor<32xf32> loc(#loc86)
    %35 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%32 : tensor<1x1x32xf32>) outs(%34 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %out, %in : f32
      linalg.yield %136 : f32
    } -> tensor<32xf32> loc(#loc86)
    %36 = tensor.empty() : tensor<32xf32> loc(#loc87)
    %expanded_12 = tensor.expand_shape %36 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc87)
    %37 = linalg.fill ins(%cst_4 : f32) outs(%expanded_12 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc87)
    %expanded_13 = tensor.expand_shape %arg23 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc87)
    %expanded_14 = tensor.expand_shape %29 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc87)
    %38 = linalg.generic {indexing_maps = [#map30, #map30, #map31], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_13, %expanded_14 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%37 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<1x1x32xf32> loc(#loc87)
    %39 = tensor.empty() : tensor<2x16x32xf32> loc(#loc88)
    %40 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %arg22 : tensor<2x16x32xf32>, tensor<1x1x32xf32>) outs(%39 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      linalg.yield %136 : f32
    } -> tensor<2x16x32xf32> loc(#loc88)
    %41 = tensor.empty() : tensor<32xf32> loc(#loc89)
    %42 = linalg.fill ins(%cst_4 : f32) outs(%41 : tensor<32xf32>) -> tensor<32xf32> loc(#loc89)
    %43 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%38 : tensor<1x1x32xf32>) outs(%42 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %out, %in : f32
      linalg.yield %136 : f32
    } -> tensor<32xf32> loc(#loc89)
    %44 = tensor.empty() : tensor<2x16xf32> loc(#loc90)
    %expanded_15 = tensor.expand_shape %44 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc90)
    %45 = linalg.fill ins(%cst_4 : f32) outs(%expanded_15 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc90)
    %expanded_16 = tensor.expand_shape %arg19 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc90)
    %expanded_17 = tensor.expand_shape %40 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc90)
    %46 = linalg.generic {indexing_maps = [#map17, #map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_16, %expanded_17 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%45 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x16x1xf32> loc(#loc90)
    %47 = tensor.empty() : tensor<2x16xf32> loc(#loc91)
    %48 = linalg.fill ins(%cst_4 : f32) outs(%47 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc91)
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46, %arg20 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%48 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.divf %136, %cst_0 : f32
      %138 = arith.addf %out, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<2x16xf32> loc(#loc91)
    %50 = tensor.empty() : tensor<2x16x32xf32> loc(#loc92)
    %51 = linalg.generic {indexing_maps = [#map1, #map9, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %arg21, %arg19, %49 : tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%50 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %in_37: f32, %in_38: f32, %out: f32):
      %136 = arith.mulf %in_38, %in_37 : f32
      %137 = arith.mulf %in_37, %in_38 : f32
      %138 = arith.mulf %in, %in_36 : f32
      %139 = arith.addf %138, %137 : f32
      %140 = arith.addf %139, %136 : f32
      linalg.yield %140 : f32
    } -> tensor<2x16x32xf32> loc(#loc92)
    %52 = tensor.empty() : tensor<2x16xf32> loc(#loc93)
    %expanded_18 = tensor.expand_shape %52 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc93)
    %53 = linalg.fill ins(%cst_4 : f32) outs(%expanded_18 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc93)
    %expanded_19 = tensor.expand_shape %51 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc93)
    %54 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_19 : tensor<2x16x1x32xf32>) outs(%53 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.negf %in : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x16x1xf32> loc(#loc93)
    %55 = tensor.empty() : tensor<2x16xf32> loc(#loc94)
    %56 = linalg.fill ins(%cst_4 : f32) outs(%55 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc94)
    %57 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%54 : tensor<2x16x1xf32>) outs(%56 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.divf %in, %cst_0 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x16xf32> loc(#loc94)
    %58 = tensor.empty() : tensor<2x16x32xf32> loc(#loc95)
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg31, %51, %57 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%58 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %in_37: f32, %out: f32):
      %136 = arith.addf %in, %in_36 : f32
      %137 = arith.addf %136, %in_37 : f32
      linalg.yield %137 : f32
    } -> tensor<2x16x32xf32> loc(#loc95)
    %60 = tensor.empty() : tensor<32x32xf32> loc(#loc96)
    %61 = linalg.fill ins(%cst_4 : f32) outs(%60 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc96)
    %62 = linalg.generic {indexing_maps = [#map34, #map7, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%59, %arg18 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%61 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<32x32xf32> loc(#loc96)
    %63 = tensor.empty() : tensor<32x32xf32> loc(#loc97)
    %64 = linalg.generic {indexing_maps = [#map25, #map22], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<32x32xf32>) outs(%63 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32> loc(#loc97)
    %65 = tensor.empty() : tensor<2x16x32xf32> loc(#loc98)
    %expanded_20 = tensor.expand_shape %65 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc98)
    %66 = linalg.fill ins(%cst_4 : f32) outs(%expanded_20 : tensor<2x16x4x8xf32>) -> tensor<2x16x4x8xf32> loc(#loc98)
    %expanded_21 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xf32> into tensor<4x8x32xf32> loc(#loc98)
    %67 = linalg.generic {indexing_maps = [#map35, #map36, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%59, %expanded_21 : tensor<2x16x32xf32>, tensor<4x8x32xf32>) outs(%66 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x16x4x8xf32> loc(#loc98)
    %68 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc99)
    %69 = linalg.generic {indexing_maps = [#map37, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x16x4x8xf32>) outs(%68 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x16xf32> loc(#loc99)
    %70 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc100)
    %71 = linalg.fill ins(%cst_4 : f32) outs(%70 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc100)
    %72 = linalg.generic {indexing_maps = [#map38, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%69, %arg17 : tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>) outs(%71 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x4x16x16xf32> loc(#loc100)
    %73 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc101)
    %74 = linalg.fill ins(%cst_4 : f32) outs(%73 : tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> loc(#loc101)
    %75 = linalg.generic {indexing_maps = [#map39, #map40, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%69, %arg16 : tensor<2x4x8x16xf32>, tensor<2x4x16x16xf32>) outs(%74 : tensor<2x4x8x16xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x4x8x16xf32> loc(#loc101)
    %76 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc102)
    %77 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<2x4x8x16xf32>) outs(%76 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x8xf32> loc(#loc102)
    %78 = tensor.empty() : tensor<2x4x16xf32> loc(#loc103)
    %79 = linalg.fill ins(%cst_4 : f32) outs(%78 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc103)
    %80 = linalg.generic {indexing_maps = [#map17, #map18, #map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72, %arg15, %arg13 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>) outs(%79 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %in_36: f32, %in_37: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.mulf %136, %in_37 : f32
      %138 = arith.addf %out, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<2x4x16xf32> loc(#loc103)
    %expanded_22 = tensor.expand_shape %80 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32> loc(#loc104)
    %81 = tensor.empty() : tensor<2x4x16xf32> loc(#loc105)
    %82 = linalg.fill ins(%cst_4 : f32) outs(%81 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc105)
    %83 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22 : tensor<2x4x16x1xf32>) outs(%82 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.negf %in : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x4x16xf32> loc(#loc105)
    %84 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc106)
    %85 = linalg.generic {indexing_maps = [#map17, #map17, #map18, #map4, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12, %72, %arg14, %83, %arg13 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16xf32>, tensor<2x4x16x16xf32>) outs(%84 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %in_38: f32, %in_39: f32, %out: f32):
      %136 = arith.divf %in_36, %in_37 : f32
      %137 = arith.addf %136, %in_38 : f32
      %138 = arith.mulf %137, %in_39 : f32
      %139 = arith.select %in, %138, %cst_4 : f32
      %140 = arith.mulf %139, %cst : f32
      linalg.yield %140 : f32
    } -> tensor<2x4x16x16xf32> loc(#loc106)
    %86 = tensor.empty() : tensor<2x4x16x8xf32> loc(#loc107)
    %87 = linalg.fill ins(%cst_4 : f32) outs(%86 : tensor<2x4x16x8xf32>) -> tensor<2x4x16x8xf32> loc(#loc107)
    %88 = linalg.generic {indexing_maps = [#map38, #map41, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%85, %arg11 : tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>) outs(%87 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x4x16x8xf32> loc(#loc107)
    %89 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc108)
    %90 = linalg.generic {indexing_maps = [#map42, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<2x4x16x8xf32>) outs(%89 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x8xf32> loc(#loc108)
    %91 = tensor.empty() : tensor<2x4x16x8xf32> loc(#loc109)
    %92 = linalg.fill ins(%cst_4 : f32) outs(%91 : tensor<2x4x16x8xf32>) -> tensor<2x4x16x8xf32> loc(#loc109)
    %93 = linalg.generic {indexing_maps = [#map39, #map41, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%85, %arg10 : tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>) outs(%92 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x4x16x8xf32> loc(#loc109)
    %94 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc110)
    %95 = linalg.generic {indexing_maps = [#map42, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93 : tensor<2x4x16x8xf32>) outs(%94 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x8xf32> loc(#loc110)
    %collapsed_23 = tensor.collapse_shape %77 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc111)
    %collapsed_24 = tensor.collapse_shape %90 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc112)
    %collapsed_25 = tensor.collapse_shape %95 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc113)
    %96 = tensor.empty() : tensor<2x16x96xf32> loc(#loc114)
    %97 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%96 : tensor<2x16x96xf32>) {
    ^bb0(%out: f32):
      %136 = linalg.index 0 : index
      %137 = linalg.index 1 : index
      %138 = linalg.index 2 : index
      %139 = arith.cmpi ult, %138, %c32 : index
      %140 = scf.if %139 -> (f32) {
        %extracted = tensor.extract %collapsed_25[%136, %137, %138] : tensor<2x16x32xf32>
        scf.yield %extracted : f32
      } else {
        %141 = arith.cmpi ult, %138, %c64 : index
        %142 = scf.if %141 -> (f32) {
          %143 = arith.subi %138, %c32 : index
          %extracted = tensor.extract %collapsed_24[%136, %137, %143] : tensor<2x16x32xf32>
          scf.yield %extracted : f32
        } else {
          %143 = arith.subi %138, %c64 : index
          %extracted = tensor.extract %collapsed_23[%136, %137, %143] : tensor<2x16x32xf32>
          scf.yield %extracted : f32
        }
        scf.yield %142 : f32
      }
      linalg.yield %140 : f32
    } -> tensor<2x16x96xf32> loc(#loc114)
    %98 = tensor.empty() : tensor<96x32xf32> loc(#loc115)
    %99 = linalg.fill ins(%cst_4 : f32) outs(%98 : tensor<96x32xf32>) -> tensor<96x32xf32> loc(#loc115)
    %100 = linalg.generic {indexing_maps = [#map34, #map7, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%97, %arg9 : tensor<2x16x96xf32>, tensor<2x16x32xf32>) outs(%99 : tensor<96x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<96x32xf32> loc(#loc115)
    %101 = tensor.empty() : tensor<32x96xf32> loc(#loc116)
    %102 = linalg.generic {indexing_maps = [#map25, #map22], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<96x32xf32>) outs(%101 : tensor<32x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x96xf32> loc(#loc116)
    %103 = tensor.empty() : tensor<2x16x32xf32> loc(#loc117)
    %104 = linalg.fill ins(%cst_4 : f32) outs(%103 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc117)
    %105 = linalg.generic {indexing_maps = [#map12, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%97, %arg2 : tensor<2x16x96xf32>, tensor<32x96xf32>) outs(%104 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x16x32xf32> loc(#loc117)
    %106 = tensor.empty() : tensor<32xf32> loc(#loc118)
    %expanded_26 = tensor.expand_shape %106 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc118)
    %107 = linalg.fill ins(%cst_4 : f32) outs(%expanded_26 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc118)
    %expanded_27 = tensor.expand_shape %105 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc118)
    %108 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_27 : tensor<2x16x1x1x32xf32>) outs(%107 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %out, %in : f32
      linalg.yield %136 : f32
    } -> tensor<1x1x32xf32> loc(#loc118)
    %109 = tensor.empty() : tensor<32xf32> loc(#loc119)
    %110 = linalg.fill ins(%cst_4 : f32) outs(%109 : tensor<32xf32>) -> tensor<32xf32> loc(#loc119)
    %111 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%108 : tensor<1x1x32xf32>) outs(%110 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %out, %in : f32
      linalg.yield %136 : f32
    } -> tensor<32xf32> loc(#loc119)
    %112 = tensor.empty() : tensor<32xf32> loc(#loc120)
    %expanded_28 = tensor.expand_shape %112 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc120)
    %113 = linalg.fill ins(%cst_4 : f32) outs(%expanded_28 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc120)
    %expanded_29 = tensor.expand_shape %arg8 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc120)
    %expanded_30 = tensor.expand_shape %105 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc120)
    %114 = linalg.generic {indexing_maps = [#map30, #map30, #map31], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_29, %expanded_30 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%113 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<1x1x32xf32> loc(#loc120)
    %115 = tensor.empty() : tensor<2x16x32xf32> loc(#loc121)
    %116 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %arg7 : tensor<2x16x32xf32>, tensor<1x1x32xf32>) outs(%115 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      linalg.yield %136 : f32
    } -> tensor<2x16x32xf32> loc(#loc121)
    %117 = tensor.empty() : tensor<32xf32> loc(#loc122)
    %118 = linalg.fill ins(%cst_4 : f32) outs(%117 : tensor<32xf32>) -> tensor<32xf32> loc(#loc122)
    %119 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%114 : tensor<1x1x32xf32>) outs(%118 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.addf %out, %in : f32
      linalg.yield %136 : f32
    } -> tensor<32xf32> loc(#loc122)
    %120 = tensor.empty() : tensor<2x16xf32> loc(#loc123)
    %expanded_31 = tensor.expand_shape %120 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc123)
    %121 = linalg.fill ins(%cst_4 : f32) outs(%expanded_31 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc123)
    %expanded_32 = tensor.expand_shape %arg4 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc123)
    %expanded_33 = tensor.expand_shape %116 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc123)
    %122 = linalg.generic {indexing_maps = [#map17, #map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32, %expanded_33 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%121 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x16x1xf32> loc(#loc123)
    %123 = tensor.empty() : tensor<2x16xf32> loc(#loc124)
    %124 = linalg.fill ins(%cst_4 : f32) outs(%123 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc124)
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122, %arg5 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%124 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %136 = arith.mulf %in, %in_36 : f32
      %137 = arith.divf %136, %cst_0 : f32
      %138 = arith.addf %out, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<2x16xf32> loc(#loc124)
    %126 = tensor.empty() : tensor<2x16x32xf32> loc(#loc125)
    %127 = linalg.generic {indexing_maps = [#map1, #map9, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %arg6, %arg4, %125 : tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%126 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %in_37: f32, %in_38: f32, %out: f32):
      %136 = arith.mulf %in_38, %in_37 : f32
      %137 = arith.mulf %in_37, %in_38 : f32
      %138 = arith.mulf %in, %in_36 : f32
      %139 = arith.addf %138, %137 : f32
      %140 = arith.addf %139, %136 : f32
      linalg.yield %140 : f32
    } -> tensor<2x16x32xf32> loc(#loc125)
    %128 = tensor.empty() : tensor<2x16xf32> loc(#loc126)
    %expanded_34 = tensor.expand_shape %128 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc126)
    %129 = linalg.fill ins(%cst_4 : f32) outs(%expanded_34 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc126)
    %expanded_35 = tensor.expand_shape %127 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc126)
    %130 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_35 : tensor<2x16x1x32xf32>) outs(%129 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.negf %in : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x16x1xf32> loc(#loc126)
    %131 = tensor.empty() : tensor<2x16xf32> loc(#loc127)
    %132 = linalg.fill ins(%cst_4 : f32) outs(%131 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc127)
    %133 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<2x16x1xf32>) outs(%132 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %136 = arith.divf %in, %cst_0 : f32
      %137 = arith.addf %out, %136 : f32
      linalg.yield %137 : f32
    } -> tensor<2x16xf32> loc(#loc127)
    %134 = tensor.empty() : tensor<2x16x32xf32> loc(#loc128)
    %135 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %127, %133 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%134 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_36: f32, %in_37: f32, %out: f32):
      %136 = arith.addf %in, %in_36 : f32
      %137 = arith.addf %136, %in_37 : f32
      linalg.yield %137 : f32
    } -> tensor<2x16x32xf32> loc(#loc128)
    return %10, %5, %111, %119, %35, %43, %64, %102, %26, %21, %135 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  } loc(#loc7)
  func.func private @fwd2(%arg0: tensor<64x32xf32> loc("embedding"), %arg1: tensor<32xf32> loc("norm_bias"), %arg2: tensor<32xf32> loc("norm_gain"), %arg3: tensor<2x16x32xf32> loc("x"), %arg4: tensor<2x16xi32> loc("labels")) -> (tensor<f32>, tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>) attributes {ao.aot_id = 2 : i64, ao.backward = @bwd2, ao.num_outputs = 1 : i64} {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -5.000000e-01 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %cst_2 = arith.constant 3.200000e+01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x16xf32> loc(#loc132)
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc132)
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg3 : tensor<2x16x32xf32>) outs(%1 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x16xf32> loc(#loc132)
    %3 = tensor.empty() : tensor<2x16x32xf32> loc(#loc133)
    %4 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %2 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%3 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %42 = arith.divf %in_4, %cst_2 : f32
      %43 = arith.subf %in, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<2x16x32xf32> loc(#loc133)
    %5 = tensor.empty() : tensor<2x16xf32> loc(#loc134)
    %6 = linalg.fill ins(%cst_3 : f32) outs(%5 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc134)
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<2x16x32xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.mulf %in, %in : f32
      %43 = arith.addf %out, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<2x16xf32> loc(#loc134)
    %8 = tensor.empty() : tensor<2x16x1xf32> loc(#loc135)
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x16xf32>) outs(%8 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.divf %in, %cst_2 : f32
      %43 = arith.addf %42, %cst_1 : f32
      linalg.yield %43 : f32
    } -> tensor<2x16x1xf32> loc(#loc135)
    %10 = tensor.empty() : tensor<2x16x1xf32> loc(#loc136)
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x16x1xf32>) outs(%10 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.rsqrt %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x16x1xf32> loc(#loc136)
    %12 = tensor.empty() : tensor<2x16x1xf32> loc(#loc137)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %9 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%12 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %42 = arith.divf %in, %in_4 : f32
      %43 = arith.mulf %42, %cst_0 : f32
      linalg.yield %43 : f32
    } -> tensor<2x16x1xf32> loc(#loc137)
    %14 = tensor.empty() : tensor<2x16x32xf32> loc(#loc138)
    %15 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %11 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %42 = arith.mulf %in, %in_4 : f32
      linalg.yield %42 : f32
    } -> tensor<2x16x32xf32> loc(#loc138)
    %16 = tensor.empty() : tensor<1x1x32xf32> loc(#loc139)
    %17 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<32xf32>) outs(%16 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x32xf32> loc(#loc139)
    %18 = tensor.empty() : tensor<2x16x32xf32> loc(#loc140)
    %19 = linalg.generic {indexing_maps = [#map1, #map11, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %17, %arg1 : tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<32xf32>) outs(%18 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_4: f32, %in_5: f32, %out: f32):
      %42 = arith.mulf %in, %in_4 : f32
      %43 = arith.addf %42, %in_5 : f32
      linalg.yield %43 : f32
    } -> tensor<2x16x32xf32> loc(#loc140)
    %20 = tensor.empty() : tensor<2x16x64xf32> loc(#loc141)
    %21 = linalg.fill ins(%cst_3 : f32) outs(%20 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc141)
    %22 = linalg.generic {indexing_maps = [#map12, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%19, %arg0 : tensor<2x16x32xf32>, tensor<64x32xf32>) outs(%21 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %42 = arith.mulf %in, %in_4 : f32
      %43 = arith.addf %out, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<2x16x64xf32> loc(#loc141)
    %23 = tensor.empty() : tensor<2x16xf32> loc(#loc142)
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc142)
    %25 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22 : tensor<2x16x64xf32>) outs(%24 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.maximumf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x16xf32> loc(#loc142)
    %26 = tensor.empty() : tensor<2x16x64xf32> loc(#loc143)
    %27 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %25 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%26 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %42 = arith.subf %in, %in_4 : f32
      linalg.yield %42 : f32
    } -> tensor<2x16x64xf32> loc(#loc143)
    %28 = tensor.empty() : tensor<2x16x64xf32> loc(#loc144)
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x16x64xf32>) outs(%28 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.exp %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x16x64xf32> loc(#loc144)
    %30 = tensor.empty() : tensor<2x16xf32> loc(#loc145)
    %31 = linalg.fill ins(%cst_3 : f32) outs(%30 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc145)
    %32 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%29 : tensor<2x16x64xf32>) outs(%31 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x16xf32> loc(#loc145)
    %33 = tensor.empty() : tensor<2x16x1xf32> loc(#loc146)
    %34 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x16xf32>) outs(%33 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32> loc(#loc146)
    %35 = tensor.empty() : tensor<2x16x64xi1> loc(#loc147)
    %36 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x16xi32>) outs(%35 : tensor<2x16x64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %42 = linalg.index 2 : index
      %43 = arith.index_cast %42 : index to i32
      %44 = arith.cmpi eq, %in, %43 : i32
      linalg.yield %44 : i1
    } -> tensor<2x16x64xi1> loc(#loc147)
    %37 = tensor.empty() : tensor<f32> loc(#loc148)
    %38 = linalg.fill ins(%cst_3 : f32) outs(%37 : tensor<f32>) -> tensor<f32> loc(#loc148)
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map9, #map43], iterator_types = ["reduction", "reduction", "reduction"]} ins(%36, %27, %34 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %42 = math.log %in_5 : f32
      %43 = arith.subf %in_4, %42 : f32
      %44 = arith.select %in, %43, %cst_3 : f32
      %45 = arith.addf %out, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<f32> loc(#loc148)
    %40 = tensor.empty() : tensor<f32> loc(#loc149)
    %41 = linalg.generic {indexing_maps = [#map44, #map44], iterator_types = []} ins(%39 : tensor<f32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.negf %in : f32
      %43 = arith.divf %42, %cst_2 : f32
      linalg.yield %43 : f32
    } -> tensor<f32> loc(#loc149)
    return %41, %arg0, %4, %13, %11, %17, %15, %19, %29, %34, %36 : tensor<f32>, tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>
  } loc(#loc1)
  func.func private @bwd2(%arg0: tensor<64x32xf32> loc("embedding"), %arg1: tensor<2x16x32xf32> loc("head/sub.1"), %arg2: tensor<2x16x1xf32> loc("head/mul.1"), %arg3: tensor<2x16x1xf32> loc("head/rsqrt"), %arg4: tensor<1x1x32xf32> loc("head/broadcast_in_dim.2"), %arg5: tensor<2x16x32xf32> loc("head/mul.3"), %arg6: tensor<2x16x32xf32> loc("head/add.2"), %arg7: tensor<2x16x64xf32> loc("head/log_softmax/exp"), %arg8: tensor<2x16x1xf32> loc("head/log_softmax/broadcast_in_dim.1"), %arg9: tensor<2x16x64xi1> loc("head/eq.1"), %arg10: tensor<f32> loc("cotangent0")) -> (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.200000e+01 : f32
    %0 = tensor.empty() : tensor<2x16x64xf32> loc(#loc150)
    %1 = linalg.generic {indexing_maps = [#map1, #map43, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %arg10 : tensor<2x16x64xi1>, tensor<f32>) outs(%0 : tensor<2x16x64xf32>) {
    ^bb0(%in: i1, %in_12: f32, %out: f32):
      %46 = arith.divf %in_12, %cst_0 : f32
      %47 = arith.negf %46 : f32
      %48 = arith.select %in, %47, %cst : f32
      linalg.yield %48 : f32
    } -> tensor<2x16x64xf32> loc(#loc150)
    %2 = tensor.empty() : tensor<2x16xf32> loc(#loc151)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc151)
    %3 = linalg.fill ins(%cst : f32) outs(%expanded : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc151)
    %expanded_1 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc151)
    %4 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_1 : tensor<2x16x1x64xf32>) outs(%3 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.negf %in : f32
      %47 = arith.addf %out, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<2x16x1xf32> loc(#loc151)
    %5 = tensor.empty() : tensor<2x16xf32> loc(#loc152)
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc152)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg8 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.divf %in, %in_12 : f32
      %47 = arith.addf %out, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<2x16xf32> loc(#loc152)
    %8 = tensor.empty() : tensor<2x16x64xf32> loc(#loc153)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg7 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%8 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %in_13: f32, %out: f32):
      %46 = arith.mulf %in_12, %in_13 : f32
      %47 = arith.addf %in, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<2x16x64xf32> loc(#loc153)
    %10 = tensor.empty() : tensor<64x32xf32> loc(#loc154)
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc154)
    %12 = linalg.generic {indexing_maps = [#map34, #map7, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg6 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%11 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.mulf %in, %in_12 : f32
      %47 = arith.addf %out, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<64x32xf32> loc(#loc154)
    %13 = tensor.empty() : tensor<2x16x32xf32> loc(#loc155)
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc155)
    %15 = linalg.generic {indexing_maps = [#map12, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<2x16x64xf32>, tensor<64x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.mulf %in, %in_12 : f32
      %47 = arith.addf %out, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<2x16x32xf32> loc(#loc155)
    %16 = tensor.empty() : tensor<32xf32> loc(#loc156)
    %expanded_2 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc156)
    %17 = linalg.fill ins(%cst : f32) outs(%expanded_2 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc156)
    %expanded_3 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc156)
    %18 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_3 : tensor<2x16x1x1x32xf32>) outs(%17 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %out, %in : f32
      linalg.yield %46 : f32
    } -> tensor<1x1x32xf32> loc(#loc156)
    %19 = tensor.empty() : tensor<32xf32> loc(#loc157)
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<32xf32>) -> tensor<32xf32> loc(#loc157)
    %21 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%18 : tensor<1x1x32xf32>) outs(%20 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %out, %in : f32
      linalg.yield %46 : f32
    } -> tensor<32xf32> loc(#loc157)
    %22 = tensor.empty() : tensor<32xf32> loc(#loc158)
    %expanded_4 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc158)
    %23 = linalg.fill ins(%cst : f32) outs(%expanded_4 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc158)
    %expanded_5 = tensor.expand_shape %arg5 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc158)
    %expanded_6 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc158)
    %24 = linalg.generic {indexing_maps = [#map30, #map30, #map31], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_5, %expanded_6 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%23 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.mulf %in, %in_12 : f32
      %47 = arith.addf %out, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<1x1x32xf32> loc(#loc158)
    %25 = tensor.empty() : tensor<2x16x32xf32> loc(#loc159)
    %26 = linalg.generic {indexing_maps = [#map1, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %arg4 : tensor<2x16x32xf32>, tensor<1x1x32xf32>) outs(%25 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.mulf %in, %in_12 : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x32xf32> loc(#loc159)
    %27 = tensor.empty() : tensor<32xf32> loc(#loc160)
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<32xf32>) -> tensor<32xf32> loc(#loc160)
    %29 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%24 : tensor<1x1x32xf32>) outs(%28 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %out, %in : f32
      linalg.yield %46 : f32
    } -> tensor<32xf32> loc(#loc160)
    %30 = tensor.empty() : tensor<2x16xf32> loc(#loc161)
    %expanded_7 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc161)
    %31 = linalg.fill ins(%cst : f32) outs(%expanded_7 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc161)
    %expanded_8 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc161)
    %expanded_9 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc161)
    %32 = linalg.generic {indexing_maps = [#map17, #map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_8, %expanded_9 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%31 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.mulf %in, %in_12 : f32
      %47 = arith.addf %out, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<2x16x1xf32> loc(#loc161)
    %33 = tensor.empty() : tensor<2x16xf32> loc(#loc162)
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc162)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg2 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%34 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.mulf %in, %in_12 : f32
      %47 = arith.divf %46, %cst_0 : f32
      %48 = arith.addf %out, %47 : f32
      linalg.yield %48 : f32
    } -> tensor<2x16xf32> loc(#loc162)
    %36 = tensor.empty() : tensor<2x16x32xf32> loc(#loc163)
    %37 = linalg.generic {indexing_maps = [#map1, #map9, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg3, %arg1, %35 : tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%36 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_12: f32, %in_13: f32, %in_14: f32, %out: f32):
      %46 = arith.mulf %in_14, %in_13 : f32
      %47 = arith.mulf %in_13, %in_14 : f32
      %48 = arith.mulf %in, %in_12 : f32
      %49 = arith.addf %48, %47 : f32
      %50 = arith.addf %49, %46 : f32
      linalg.yield %50 : f32
    } -> tensor<2x16x32xf32> loc(#loc163)
    %38 = tensor.empty() : tensor<2x16xf32> loc(#loc164)
    %expanded_10 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc164)
    %39 = linalg.fill ins(%cst : f32) outs(%expanded_10 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc164)
    %expanded_11 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc164)
    %40 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_11 : tensor<2x16x1x32xf32>) outs(%39 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.negf %in : f32
      %47 = arith.addf %out, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<2x16x1xf32> loc(#loc164)
    %41 = tensor.empty() : tensor<2x16xf32> loc(#loc165)
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc165)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<2x16x1xf32>) outs(%42 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.divf %in, %cst_0 : f32
      %47 = arith.addf %out, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<2x16xf32> loc(#loc165)
    %44 = tensor.empty() : tensor<2x16x32xf32> loc(#loc166)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%44 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.addf %in, %in_12 : f32
      linalg.yield %46 : f32
    } -> tensor<2x16x32xf32> loc(#loc166)
    return %12, %21, %29, %45 : tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>
  } loc(#loc7)
func.func @train_step(%p0: tensor<64x32xf32> {ao.donated} loc("embedding"), %p1: tensor<16x32xf32> {ao.donated} loc("position"), %p2: tensor<128x32xf32> {ao.donated} loc("layer0/down"), %p3: tensor<32xf32> {ao.donated} loc("layer0/down_bias"), %p4: tensor<32xf32> {ao.donated} loc("layer0/norm1_bias"), %p5: tensor<32xf32> {ao.donated} loc("layer0/norm1_gain"), %p6: tensor<32xf32> {ao.donated} loc("layer0/norm2_bias"), %p7: tensor<32xf32> {ao.donated} loc("layer0/norm2_gain"), %p8: tensor<32x32xf32> {ao.donated} loc("layer0/out"), %p9: tensor<32x96xf32> {ao.donated} loc("layer0/qkv"), %p10: tensor<32x128xf32> {ao.donated} loc("layer0/up"), %p11: tensor<128xf32> {ao.donated} loc("layer0/up_bias"), %p12: tensor<128x32xf32> {ao.donated} loc("layer1/down"), %p13: tensor<32xf32> {ao.donated} loc("layer1/down_bias"), %p14: tensor<32xf32> {ao.donated} loc("layer1/norm1_bias"), %p15: tensor<32xf32> {ao.donated} loc("layer1/norm1_gain"), %p16: tensor<32xf32> {ao.donated} loc("layer1/norm2_bias"), %p17: tensor<32xf32> {ao.donated} loc("layer1/norm2_gain"), %p18: tensor<32x32xf32> {ao.donated} loc("layer1/out"), %p19: tensor<32x96xf32> {ao.donated} loc("layer1/qkv"), %p20: tensor<32x128xf32> {ao.donated} loc("layer1/up"), %p21: tensor<128xf32> {ao.donated} loc("layer1/up_bias"), %p22: tensor<128x32xf32> {ao.donated} loc("layer2/down"), %p23: tensor<32xf32> {ao.donated} loc("layer2/down_bias"), %p24: tensor<32xf32> {ao.donated} loc("layer2/norm1_bias"), %p25: tensor<32xf32> {ao.donated} loc("layer2/norm1_gain"), %p26: tensor<32xf32> {ao.donated} loc("layer2/norm2_bias"), %p27: tensor<32xf32> {ao.donated} loc("layer2/norm2_gain"), %p28: tensor<32x32xf32> {ao.donated} loc("layer2/out"), %p29: tensor<32x96xf32> {ao.donated} loc("layer2/qkv"), %p30: tensor<32x128xf32> {ao.donated} loc("layer2/up"), %p31: tensor<128xf32> {ao.donated} loc("layer2/up_bias"), %p32: tensor<32xf32> {ao.donated} loc("norm_bias"), %p33: tensor<32xf32> {ao.donated} loc("norm_gain"), %momentum0: tensor<64x32xf32> {ao.donated} loc("momentum/embedding"), %momentum1: tensor<16x32xf32> {ao.donated} loc("momentum/position"), %momentum2: tensor<128x32xf32> {ao.donated} loc("momentum/layer0/down"), %momentum3: tensor<32xf32> {ao.donated} loc("momentum/layer0/down_bias"), %momentum4: tensor<32xf32> {ao.donated} loc("momentum/layer0/norm1_bias"), %momentum5: tensor<32xf32> {ao.donated} loc("momentum/layer0/norm1_gain"), %momentum6: tensor<32xf32> {ao.donated} loc("momentum/layer0/norm2_bias"), %momentum7: tensor<32xf32> {ao.donated} loc("momentum/layer0/norm2_gain"), %momentum8: tensor<32x32xf32> {ao.donated} loc("momentum/layer0/out"), %momentum9: tensor<32x96xf32> {ao.donated} loc("momentum/layer0/qkv"), %momentum10: tensor<32x128xf32> {ao.donated} loc("momentum/layer0/up"), %momentum11: tensor<128xf32> {ao.donated} loc("momentum/layer0/up_bias"), %momentum12: tensor<128x32xf32> {ao.donated} loc("momentum/layer1/down"), %momentum13: tensor<32xf32> {ao.donated} loc("momentum/layer1/down_bias"), %momentum14: tensor<32xf32> {ao.donated} loc("momentum/layer1/norm1_bias"), %momentum15: tensor<32xf32> {ao.donated} loc("momentum/layer1/norm1_gain"), %momentum16: tensor<32xf32> {ao.donated} loc("momentum/layer1/norm2_bias"), %momentum17: tensor<32xf32> {ao.donated} loc("momentum/layer1/norm2_gain"), %momentum18: tensor<32x32xf32> {ao.donated} loc("momentum/layer1/out"), %momentum19: tensor<32x96xf32> {ao.donated} loc("momentum/layer1/qkv"), %momentum20: tensor<32x128xf32> {ao.donated} loc("momentum/layer1/up"), %momentum21: tensor<128xf32> {ao.donated} loc("momentum/layer1/up_bias"), %momentum22: tensor<128x32xf32> {ao.donated} loc("momentum/layer2/down"), %momentum23: tensor<32xf32> {ao.donated} loc("momentum/layer2/down_bias"), %momentum24: tensor<32xf32> {ao.donated} loc("momentum/layer2/norm1_bias"), %momentum25: tensor<32xf32> {ao.donated} loc("momentum/layer2/norm1_gain"), %momentum26: tensor<32xf32> {ao.donated} loc("momentum/layer2/norm2_bias"), %momentum27: tensor<32xf32> {ao.donated} loc("momentum/layer2/norm2_gain"), %momentum28: tensor<32x32xf32> {ao.donated} loc("momentum/layer2/out"), %momentum29: tensor<32x96xf32> {ao.donated} loc("momentum/layer2/qkv"), %momentum30: tensor<32x128xf32> {ao.donated} loc("momentum/layer2/up"), %momentum31: tensor<128xf32> {ao.donated} loc("momentum/layer2/up_bias"), %momentum32: tensor<32xf32> {ao.donated} loc("momentum/norm_bias"), %momentum33: tensor<32xf32> {ao.donated} loc("momentum/norm_gain"), %tokens0: tensor<2x16xi32> loc("tokens0"), %labels0: tensor<2x16xi32> loc("labels0"), %tokens1: tensor<2x16xi32> loc("tokens1"), %labels1: tensor<2x16xi32> loc("labels1"), %rate: f32 loc("rate")) -> (tensor<f32>, tensor<f32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    attributes {autograd.tape, autograd.gradients = ["embedding", "position", "layer0/down", "layer0/down_bias", "layer0/norm1_bias", "layer0/norm1_gain", "layer0/norm2_bias", "layer0/norm2_gain", "layer0/out", "layer0/qkv", "layer0/up", "layer0/up_bias", "layer1/down", "layer1/down_bias", "layer1/norm1_bias", "layer1/norm1_gain", "layer1/norm2_bias", "layer1/norm2_gain", "layer1/out", "layer1/qkv", "layer1/up", "layer1/up_bias", "layer2/down", "layer2/down_bias", "layer2/norm1_bias", "layer2/norm1_gain", "layer2/norm2_bias", "layer2/norm2_gain", "layer2/out", "layer2/qkv", "layer2/up", "layer2/up_bias", "norm_bias", "norm_gain"]} {
  %share = arith.constant dense<0.5> : tensor<f32>
  %y0_0:2 = func.call @fwd0(%p0, %p1, %tokens0) {ao.microbatch = 0 : i64} : (tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x16xi32>) -> (tensor<2x16x32xf32>, tensor<2x16xi32>)
  %y0_1:32 = func.call @fwd1(%p2, %p3, %p4, %p5, %p6, %p7, %p8, %p9, %p10, %p11, %y0_0#0) {ao.layer = 0 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y0_2:32 = func.call @fwd1(%p12, %p13, %p14, %p15, %p16, %p17, %p18, %p19, %p20, %p21, %y0_1#0) {ao.layer = 1 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y0_3:32 = func.call @fwd1(%p22, %p23, %p24, %p25, %p26, %p27, %p28, %p29, %p30, %p31, %y0_2#0) {ao.layer = 2 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y0_4:11 = func.call @fwd2(%p0, %p32, %p33, %y0_3#0, %labels0) {ao.microbatch = 0 : i64} : (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xi32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>)
  %d0_4:4 = autograd.node 0 "CompiledFunctionBackward" -> tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32> {
    %r:4 = func.call @bwd2(%y0_4#1, %y0_4#2, %y0_4#3, %y0_4#4, %y0_4#5, %y0_4#6, %y0_4#7, %y0_4#8, %y0_4#9, %y0_4#10, %share) {ao.microbatch = 0 : i64} : (tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>, tensor<f32>) -> (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3 : tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>
  }
  %a0_32 = autograd.node 1 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_4#1 slot 32 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_33 = autograd.node 2 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_4#2 slot 33 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %d0_3:11 = autograd.node 3 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y0_3#1, %y0_3#2, %y0_3#3, %y0_3#4, %y0_3#5, %y0_3#6, %y0_3#7, %y0_3#8, %y0_3#9, %y0_3#10, %y0_3#11, %y0_3#12, %y0_3#13, %y0_3#14, %y0_3#15, %y0_3#16, %y0_3#17, %y0_3#18, %y0_3#19, %y0_3#20, %y0_3#21, %y0_3#22, %y0_3#23, %y0_3#24, %y0_3#25, %y0_3#26, %y0_3#27, %y0_3#28, %y0_3#29, %y0_3#30, %y0_3#31, %d0_4#3) {ao.layer = 2 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a0_22 = autograd.node 4 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d0_3#0 slot 22 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a0_23 = autograd.node 5 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_3#1 slot 23 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_24 = autograd.node 6 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_3#2 slot 24 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_25 = autograd.node 7 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_3#3 slot 25 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_26 = autograd.node 8 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_3#4 slot 26 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_27 = autograd.node 9 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_3#5 slot 27 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_28 = autograd.node 10 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d0_3#6 slot 28 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a0_29 = autograd.node 11 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d0_3#7 slot 29 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a0_30 = autograd.node 12 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d0_3#8 slot 30 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a0_31 = autograd.node 13 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d0_3#9 slot 31 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d0_2:11 = autograd.node 14 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y0_2#1, %y0_2#2, %y0_2#3, %y0_2#4, %y0_2#5, %y0_2#6, %y0_2#7, %y0_2#8, %y0_2#9, %y0_2#10, %y0_2#11, %y0_2#12, %y0_2#13, %y0_2#14, %y0_2#15, %y0_2#16, %y0_2#17, %y0_2#18, %y0_2#19, %y0_2#20, %y0_2#21, %y0_2#22, %y0_2#23, %y0_2#24, %y0_2#25, %y0_2#26, %y0_2#27, %y0_2#28, %y0_2#29, %y0_2#30, %y0_2#31, %d0_3#10) {ao.layer = 1 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a0_12 = autograd.node 15 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d0_2#0 slot 12 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a0_13 = autograd.node 16 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_2#1 slot 13 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_14 = autograd.node 17 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_2#2 slot 14 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_15 = autograd.node 18 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_2#3 slot 15 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_16 = autograd.node 19 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_2#4 slot 16 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_17 = autograd.node 20 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_2#5 slot 17 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_18 = autograd.node 21 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d0_2#6 slot 18 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a0_19 = autograd.node 22 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d0_2#7 slot 19 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a0_20 = autograd.node 23 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d0_2#8 slot 20 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a0_21 = autograd.node 24 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d0_2#9 slot 21 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d0_1:11 = autograd.node 25 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y0_1#1, %y0_1#2, %y0_1#3, %y0_1#4, %y0_1#5, %y0_1#6, %y0_1#7, %y0_1#8, %y0_1#9, %y0_1#10, %y0_1#11, %y0_1#12, %y0_1#13, %y0_1#14, %y0_1#15, %y0_1#16, %y0_1#17, %y0_1#18, %y0_1#19, %y0_1#20, %y0_1#21, %y0_1#22, %y0_1#23, %y0_1#24, %y0_1#25, %y0_1#26, %y0_1#27, %y0_1#28, %y0_1#29, %y0_1#30, %y0_1#31, %d0_2#10) {ao.layer = 0 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a0_2 = autograd.node 26 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d0_1#0 slot 2 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a0_3 = autograd.node 27 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_1#1 slot 3 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_4 = autograd.node 28 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_1#2 slot 4 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_5 = autograd.node 29 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_1#3 slot 5 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_6 = autograd.node 30 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_1#4 slot 6 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_7 = autograd.node 31 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_1#5 slot 7 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_8 = autograd.node 32 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d0_1#6 slot 8 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a0_9 = autograd.node 33 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d0_1#7 slot 9 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a0_10 = autograd.node 34 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d0_1#8 slot 10 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a0_11 = autograd.node 35 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d0_1#9 slot 11 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d0_0:2 = autograd.node 36 "CompiledFunctionBackward" -> tensor<64x32xf32>, tensor<16x32xf32> {
    %r:2 = func.call @bwd0(%y0_0#1, %d0_1#10) {ao.microbatch = 0 : i64} : (tensor<2x16xi32>, tensor<2x16x32xf32>) -> (tensor<64x32xf32>, tensor<16x32xf32>)
    autograd.yield %r#0, %r#1 : tensor<64x32xf32>, tensor<16x32xf32>
  }
  %tied0 = autograd.add_grad %d0_4#0, %d0_0#0 : tensor<64x32xf32>
  %a0_1 = autograd.node 37 "AccumulateGrad" -> tensor<16x32xf32> {
    %0 = autograd.accumulate_grad %d0_0#1 slot 1 : tensor<16x32xf32>
    autograd.yield %0 : tensor<16x32xf32>
  }
  %a0_0 = autograd.node 38 "AccumulateGrad" -> tensor<64x32xf32> {
    %0 = autograd.accumulate_grad %tied0 slot 0 : tensor<64x32xf32>
    autograd.yield %0 : tensor<64x32xf32>
  }
  %y1_0:2 = func.call @fwd0(%p0, %p1, %tokens1) {ao.microbatch = 1 : i64} : (tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x16xi32>) -> (tensor<2x16x32xf32>, tensor<2x16xi32>)
  %y1_1:32 = func.call @fwd1(%p2, %p3, %p4, %p5, %p6, %p7, %p8, %p9, %p10, %p11, %y1_0#0) {ao.layer = 0 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y1_2:32 = func.call @fwd1(%p12, %p13, %p14, %p15, %p16, %p17, %p18, %p19, %p20, %p21, %y1_1#0) {ao.layer = 1 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y1_3:32 = func.call @fwd1(%p22, %p23, %p24, %p25, %p26, %p27, %p28, %p29, %p30, %p31, %y1_2#0) {ao.layer = 2 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y1_4:11 = func.call @fwd2(%p0, %p32, %p33, %y1_3#0, %labels1) {ao.microbatch = 1 : i64} : (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xi32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>)
  %d1_4:4 = autograd.node 39 "CompiledFunctionBackward" -> tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32> {
    %r:4 = func.call @bwd2(%y1_4#1, %y1_4#2, %y1_4#3, %y1_4#4, %y1_4#5, %y1_4#6, %y1_4#7, %y1_4#8, %y1_4#9, %y1_4#10, %share) {ao.microbatch = 1 : i64} : (tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>, tensor<f32>) -> (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3 : tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>
  }
  %a1_32 = autograd.node 40 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_4#1 into %a0_32 slot 32 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_33 = autograd.node 41 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_4#2 into %a0_33 slot 33 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %d1_3:11 = autograd.node 42 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y1_3#1, %y1_3#2, %y1_3#3, %y1_3#4, %y1_3#5, %y1_3#6, %y1_3#7, %y1_3#8, %y1_3#9, %y1_3#10, %y1_3#11, %y1_3#12, %y1_3#13, %y1_3#14, %y1_3#15, %y1_3#16, %y1_3#17, %y1_3#18, %y1_3#19, %y1_3#20, %y1_3#21, %y1_3#22, %y1_3#23, %y1_3#24, %y1_3#25, %y1_3#26, %y1_3#27, %y1_3#28, %y1_3#29, %y1_3#30, %y1_3#31, %d1_4#3) {ao.layer = 2 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a1_22 = autograd.node 43 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d1_3#0 into %a0_22 slot 22 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a1_23 = autograd.node 44 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_3#1 into %a0_23 slot 23 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_24 = autograd.node 45 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_3#2 into %a0_24 slot 24 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_25 = autograd.node 46 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_3#3 into %a0_25 slot 25 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_26 = autograd.node 47 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_3#4 into %a0_26 slot 26 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_27 = autograd.node 48 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_3#5 into %a0_27 slot 27 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_28 = autograd.node 49 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d1_3#6 into %a0_28 slot 28 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a1_29 = autograd.node 50 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d1_3#7 into %a0_29 slot 29 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a1_30 = autograd.node 51 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d1_3#8 into %a0_30 slot 30 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a1_31 = autograd.node 52 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d1_3#9 into %a0_31 slot 31 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d1_2:11 = autograd.node 53 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y1_2#1, %y1_2#2, %y1_2#3, %y1_2#4, %y1_2#5, %y1_2#6, %y1_2#7, %y1_2#8, %y1_2#9, %y1_2#10, %y1_2#11, %y1_2#12, %y1_2#13, %y1_2#14, %y1_2#15, %y1_2#16, %y1_2#17, %y1_2#18, %y1_2#19, %y1_2#20, %y1_2#21, %y1_2#22, %y1_2#23, %y1_2#24, %y1_2#25, %y1_2#26, %y1_2#27, %y1_2#28, %y1_2#29, %y1_2#30, %y1_2#31, %d1_3#10) {ao.layer = 1 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a1_12 = autograd.node 54 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d1_2#0 into %a0_12 slot 12 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a1_13 = autograd.node 55 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_2#1 into %a0_13 slot 13 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_14 = autograd.node 56 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_2#2 into %a0_14 slot 14 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_15 = autograd.node 57 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_2#3 into %a0_15 slot 15 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_16 = autograd.node 58 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_2#4 into %a0_16 slot 16 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_17 = autograd.node 59 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_2#5 into %a0_17 slot 17 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_18 = autograd.node 60 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d1_2#6 into %a0_18 slot 18 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a1_19 = autograd.node 61 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d1_2#7 into %a0_19 slot 19 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a1_20 = autograd.node 62 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d1_2#8 into %a0_20 slot 20 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a1_21 = autograd.node 63 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d1_2#9 into %a0_21 slot 21 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d1_1:11 = autograd.node 64 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y1_1#1, %y1_1#2, %y1_1#3, %y1_1#4, %y1_1#5, %y1_1#6, %y1_1#7, %y1_1#8, %y1_1#9, %y1_1#10, %y1_1#11, %y1_1#12, %y1_1#13, %y1_1#14, %y1_1#15, %y1_1#16, %y1_1#17, %y1_1#18, %y1_1#19, %y1_1#20, %y1_1#21, %y1_1#22, %y1_1#23, %y1_1#24, %y1_1#25, %y1_1#26, %y1_1#27, %y1_1#28, %y1_1#29, %y1_1#30, %y1_1#31, %d1_2#10) {ao.layer = 0 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a1_2 = autograd.node 65 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d1_1#0 into %a0_2 slot 2 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a1_3 = autograd.node 66 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_1#1 into %a0_3 slot 3 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_4 = autograd.node 67 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_1#2 into %a0_4 slot 4 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_5 = autograd.node 68 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_1#3 into %a0_5 slot 5 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_6 = autograd.node 69 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_1#4 into %a0_6 slot 6 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_7 = autograd.node 70 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_1#5 into %a0_7 slot 7 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_8 = autograd.node 71 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d1_1#6 into %a0_8 slot 8 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a1_9 = autograd.node 72 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d1_1#7 into %a0_9 slot 9 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a1_10 = autograd.node 73 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d1_1#8 into %a0_10 slot 10 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a1_11 = autograd.node 74 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d1_1#9 into %a0_11 slot 11 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d1_0:2 = autograd.node 75 "CompiledFunctionBackward" -> tensor<64x32xf32>, tensor<16x32xf32> {
    %r:2 = func.call @bwd0(%y1_0#1, %d1_1#10) {ao.microbatch = 1 : i64} : (tensor<2x16xi32>, tensor<2x16x32xf32>) -> (tensor<64x32xf32>, tensor<16x32xf32>)
    autograd.yield %r#0, %r#1 : tensor<64x32xf32>, tensor<16x32xf32>
  }
  %tied1 = autograd.add_grad %d1_4#0, %d1_0#0 : tensor<64x32xf32>
  %a1_1 = autograd.node 76 "AccumulateGrad" -> tensor<16x32xf32> {
    %0 = autograd.accumulate_grad %d1_0#1 into %a0_1 slot 1 : tensor<16x32xf32>
    autograd.yield %0 : tensor<16x32xf32>
  }
  %a1_0 = autograd.node 77 "AccumulateGrad" -> tensor<64x32xf32> {
    %0 = autograd.accumulate_grad %tied1 into %a0_0 slot 0 : tensor<64x32xf32>
    autograd.yield %0 : tensor<64x32xf32>
  }
  autograd.final_callbacks
  %k0s = arith.constant dense<0.9> : tensor<64x32xf32>
  %k0 = arith.mulf %momentum0, %k0s : tensor<64x32xf32> loc("update/embedding/mul")
  %v0 = arith.addf %k0, %a1_0 : tensor<64x32xf32> loc("update/embedding/add")
  %u0s = tensor.splat %rate : tensor<64x32xf32>
  %u0 = arith.mulf %v0, %u0s : tensor<64x32xf32> loc("update/embedding/mul_1")
  %w0 = arith.subf %p0, %u0 : tensor<64x32xf32> loc("update/embedding/sub")
  %k1s = arith.constant dense<0.9> : tensor<16x32xf32>
  %k1 = arith.mulf %momentum1, %k1s : tensor<16x32xf32> loc("update/position/mul")
  %v1 = arith.addf %k1, %a1_1 : tensor<16x32xf32> loc("update/position/add")
  %u1s = tensor.splat %rate : tensor<16x32xf32>
  %u1 = arith.mulf %v1, %u1s : tensor<16x32xf32> loc("update/position/mul_1")
  %w1 = arith.subf %p1, %u1 : tensor<16x32xf32> loc("update/position/sub")
  %k2s = arith.constant dense<0.9> : tensor<128x32xf32>
  %k2 = arith.mulf %momentum2, %k2s : tensor<128x32xf32> loc("update/layer0/down/mul")
  %v2 = arith.addf %k2, %a1_2 : tensor<128x32xf32> loc("update/layer0/down/add")
  %u2s = tensor.splat %rate : tensor<128x32xf32>
  %u2 = arith.mulf %v2, %u2s : tensor<128x32xf32> loc("update/layer0/down/mul_1")
  %w2 = arith.subf %p2, %u2 : tensor<128x32xf32> loc("update/layer0/down/sub")
  %k3s = arith.constant dense<0.9> : tensor<32xf32>
  %k3 = arith.mulf %momentum3, %k3s : tensor<32xf32> loc("update/layer0/down_bias/mul")
  %v3 = arith.addf %k3, %a1_3 : tensor<32xf32> loc("update/layer0/down_bias/add")
  %u3s = tensor.splat %rate : tensor<32xf32>
  %u3 = arith.mulf %v3, %u3s : tensor<32xf32> loc("update/layer0/down_bias/mul_1")
  %w3 = arith.subf %p3, %u3 : tensor<32xf32> loc("update/layer0/down_bias/sub")
  %k4s = arith.constant dense<0.9> : tensor<32xf32>
  %k4 = arith.mulf %momentum4, %k4s : tensor<32xf32> loc("update/layer0/norm1_bias/mul")
  %v4 = arith.addf %k4, %a1_4 : tensor<32xf32> loc("update/layer0/norm1_bias/add")
  %u4s = tensor.splat %rate : tensor<32xf32>
  %u4 = arith.mulf %v4, %u4s : tensor<32xf32> loc("update/layer0/norm1_bias/mul_1")
  %w4 = arith.subf %p4, %u4 : tensor<32xf32> loc("update/layer0/norm1_bias/sub")
  %k5s = arith.constant dense<0.9> : tensor<32xf32>
  %k5 = arith.mulf %momentum5, %k5s : tensor<32xf32> loc("update/layer0/norm1_gain/mul")
  %v5 = arith.addf %k5, %a1_5 : tensor<32xf32> loc("update/layer0/norm1_gain/add")
  %u5s = tensor.splat %rate : tensor<32xf32>
  %u5 = arith.mulf %v5, %u5s : tensor<32xf32> loc("update/layer0/norm1_gain/mul_1")
  %w5 = arith.subf %p5, %u5 : tensor<32xf32> loc("update/layer0/norm1_gain/sub")
  %k6s = arith.constant dense<0.9> : tensor<32xf32>
  %k6 = arith.mulf %momentum6, %k6s : tensor<32xf32> loc("update/layer0/norm2_bias/mul")
  %v6 = arith.addf %k6, %a1_6 : tensor<32xf32> loc("update/layer0/norm2_bias/add")
  %u6s = tensor.splat %rate : tensor<32xf32>
  %u6 = arith.mulf %v6, %u6s : tensor<32xf32> loc("update/layer0/norm2_bias/mul_1")
  %w6 = arith.subf %p6, %u6 : tensor<32xf32> loc("update/layer0/norm2_bias/sub")
  %k7s = arith.constant dense<0.9> : tensor<32xf32>
  %k7 = arith.mulf %momentum7, %k7s : tensor<32xf32> loc("update/layer0/norm2_gain/mul")
  %v7 = arith.addf %k7, %a1_7 : tensor<32xf32> loc("update/layer0/norm2_gain/add")
  %u7s = tensor.splat %rate : tensor<32xf32>
  %u7 = arith.mulf %v7, %u7s : tensor<32xf32> loc("update/layer0/norm2_gain/mul_1")
  %w7 = arith.subf %p7, %u7 : tensor<32xf32> loc("update/layer0/norm2_gain/sub")
  %k8s = arith.constant dense<0.9> : tensor<32x32xf32>
  %k8 = arith.mulf %momentum8, %k8s : tensor<32x32xf32> loc("update/layer0/out/mul")
  %v8 = arith.addf %k8, %a1_8 : tensor<32x32xf32> loc("update/layer0/out/add")
  %u8s = tensor.splat %rate : tensor<32x32xf32>
  %u8 = arith.mulf %v8, %u8s : tensor<32x32xf32> loc("update/layer0/out/mul_1")
  %w8 = arith.subf %p8, %u8 : tensor<32x32xf32> loc("update/layer0/out/sub")
  %k9s = arith.constant dense<0.9> : tensor<32x96xf32>
  %k9 = arith.mulf %momentum9, %k9s : tensor<32x96xf32> loc("update/layer0/qkv/mul")
  %v9 = arith.addf %k9, %a1_9 : tensor<32x96xf32> loc("update/layer0/qkv/add")
  %u9s = tensor.splat %rate : tensor<32x96xf32>
  %u9 = arith.mulf %v9, %u9s : tensor<32x96xf32> loc("update/layer0/qkv/mul_1")
  %w9 = arith.subf %p9, %u9 : tensor<32x96xf32> loc("update/layer0/qkv/sub")
  %k10s = arith.constant dense<0.9> : tensor<32x128xf32>
  %k10 = arith.mulf %momentum10, %k10s : tensor<32x128xf32> loc("update/layer0/up/mul")
  %v10 = arith.addf %k10, %a1_10 : tensor<32x128xf32> loc("update/layer0/up/add")
  %u10s = tensor.splat %rate : tensor<32x128xf32>
  %u10 = arith.mulf %v10, %u10s : tensor<32x128xf32> loc("update/layer0/up/mul_1")
  %w10 = arith.subf %p10, %u10 : tensor<32x128xf32> loc("update/layer0/up/sub")
  %k11s = arith.constant dense<0.9> : tensor<128xf32>
  %k11 = arith.mulf %momentum11, %k11s : tensor<128xf32> loc("update/layer0/up_bias/mul")
  %v11 = arith.addf %k11, %a1_11 : tensor<128xf32> loc("update/layer0/up_bias/add")
  %u11s = tensor.splat %rate : tensor<128xf32>
  %u11 = arith.mulf %v11, %u11s : tensor<128xf32> loc("update/layer0/up_bias/mul_1")
  %w11 = arith.subf %p11, %u11 : tensor<128xf32> loc("update/layer0/up_bias/sub")
  %k12s = arith.constant dense<0.9> : tensor<128x32xf32>
  %k12 = arith.mulf %momentum12, %k12s : tensor<128x32xf32> loc("update/layer1/down/mul")
  %v12 = arith.addf %k12, %a1_12 : tensor<128x32xf32> loc("update/layer1/down/add")
  %u12s = tensor.splat %rate : tensor<128x32xf32>
  %u12 = arith.mulf %v12, %u12s : tensor<128x32xf32> loc("update/layer1/down/mul_1")
  %w12 = arith.subf %p12, %u12 : tensor<128x32xf32> loc("update/layer1/down/sub")
  %k13s = arith.constant dense<0.9> : tensor<32xf32>
  %k13 = arith.mulf %momentum13, %k13s : tensor<32xf32> loc("update/layer1/down_bias/mul")
  %v13 = arith.addf %k13, %a1_13 : tensor<32xf32> loc("update/layer1/down_bias/add")
  %u13s = tensor.splat %rate : tensor<32xf32>
  %u13 = arith.mulf %v13, %u13s : tensor<32xf32> loc("update/layer1/down_bias/mul_1")
  %w13 = arith.subf %p13, %u13 : tensor<32xf32> loc("update/layer1/down_bias/sub")
  %k14s = arith.constant dense<0.9> : tensor<32xf32>
  %k14 = arith.mulf %momentum14, %k14s : tensor<32xf32> loc("update/layer1/norm1_bias/mul")
  %v14 = arith.addf %k14, %a1_14 : tensor<32xf32> loc("update/layer1/norm1_bias/add")
  %u14s = tensor.splat %rate : tensor<32xf32>
  %u14 = arith.mulf %v14, %u14s : tensor<32xf32> loc("update/layer1/norm1_bias/mul_1")
  %w14 = arith.subf %p14, %u14 : tensor<32xf32> loc("update/layer1/norm1_bias/sub")
  %k15s = arith.constant dense<0.9> : tensor<32xf32>
  %k15 = arith.mulf %momentum15, %k15s : tensor<32xf32> loc("update/layer1/norm1_gain/mul")
  %v15 = arith.addf %k15, %a1_15 : tensor<32xf32> loc("update/layer1/norm1_gain/add")
  %u15s = tensor.splat %rate : tensor<32xf32>
  %u15 = arith.mulf %v15, %u15s : tensor<32xf32> loc("update/layer1/norm1_gain/mul_1")
  %w15 = arith.subf %p15, %u15 : tensor<32xf32> loc("update/layer1/norm1_gain/sub")
  %k16s = arith.constant dense<0.9> : tensor<32xf32>
  %k16 = arith.mulf %momentum16, %k16s : tensor<32xf32> loc("update/layer1/norm2_bias/mul")
  %v16 = arith.addf %k16, %a1_16 : tensor<32xf32> loc("update/layer1/norm2_bias/add")
  %u16s = tensor.splat %rate : tensor<32xf32>
  %u16 = arith.mulf %v16, %u16s : tensor<32xf32> loc("update/layer1/norm2_bias/mul_1")
  %w16 = arith.subf %p16, %u16 : tensor<32xf32> loc("update/layer1/norm2_bias/sub")
  %k17s = arith.constant dense<0.9> : tensor<32xf32>
  %k17 = arith.mulf %momentum17, %k17s : tensor<32xf32> loc("update/layer1/norm2_gain/mul")
  %v17 = arith.addf %k17, %a1_17 : tensor<32xf32> loc("update/layer1/norm2_gain/add")
  %u17s = tensor.splat %rate : tensor<32xf32>
  %u17 = arith.mulf %v17, %u17s : tensor<32xf32> loc("update/layer1/norm2_gain/mul_1")
  %w17 = arith.subf %p17, %u17 : tensor<32xf32> loc("update/layer1/norm2_gain/sub")
  %k18s = arith.constant dense<0.9> : tensor<32x32xf32>
  %k18 = arith.mulf %momentum18, %k18s : tensor<32x32xf32> loc("update/layer1/out/mul")
  %v18 = arith.addf %k18, %a1_18 : tensor<32x32xf32> loc("update/layer1/out/add")
  %u18s = tensor.splat %rate : tensor<32x32xf32>
  %u18 = arith.mulf %v18, %u18s : tensor<32x32xf32> loc("update/layer1/out/mul_1")
  %w18 = arith.subf %p18, %u18 : tensor<32x32xf32> loc("update/layer1/out/sub")
  %k19s = arith.constant dense<0.9> : tensor<32x96xf32>
  %k19 = arith.mulf %momentum19, %k19s : tensor<32x96xf32> loc("update/layer1/qkv/mul")
  %v19 = arith.addf %k19, %a1_19 : tensor<32x96xf32> loc("update/layer1/qkv/add")
  %u19s = tensor.splat %rate : tensor<32x96xf32>
  %u19 = arith.mulf %v19, %u19s : tensor<32x96xf32> loc("update/layer1/qkv/mul_1")
  %w19 = arith.subf %p19, %u19 : tensor<32x96xf32> loc("update/layer1/qkv/sub")
  %k20s = arith.constant dense<0.9> : tensor<32x128xf32>
  %k20 = arith.mulf %momentum20, %k20s : tensor<32x128xf32> loc("update/layer1/up/mul")
  %v20 = arith.addf %k20, %a1_20 : tensor<32x128xf32> loc("update/layer1/up/add")
  %u20s = tensor.splat %rate : tensor<32x128xf32>
  %u20 = arith.mulf %v20, %u20s : tensor<32x128xf32> loc("update/layer1/up/mul_1")
  %w20 = arith.subf %p20, %u20 : tensor<32x128xf32> loc("update/layer1/up/sub")
  %k21s = arith.constant dense<0.9> : tensor<128xf32>
  %k21 = arith.mulf %momentum21, %k21s : tensor<128xf32> loc("update/layer1/up_bias/mul")
  %v21 = arith.addf %k21, %a1_21 : tensor<128xf32> loc("update/layer1/up_bias/add")
  %u21s = tensor.splat %rate : tensor<128xf32>
  %u21 = arith.mulf %v21, %u21s : tensor<128xf32> loc("update/layer1/up_bias/mul_1")
  %w21 = arith.subf %p21, %u21 : tensor<128xf32> loc("update/layer1/up_bias/sub")
  %k22s = arith.constant dense<0.9> : tensor<128x32xf32>
  %k22 = arith.mulf %momentum22, %k22s : tensor<128x32xf32> loc("update/layer2/down/mul")
  %v22 = arith.addf %k22, %a1_22 : tensor<128x32xf32> loc("update/layer2/down/add")
  %u22s = tensor.splat %rate : tensor<128x32xf32>
  %u22 = arith.mulf %v22, %u22s : tensor<128x32xf32> loc("update/layer2/down/mul_1")
  %w22 = arith.subf %p22, %u22 : tensor<128x32xf32> loc("update/layer2/down/sub")
  %k23s = arith.constant dense<0.9> : tensor<32xf32>
  %k23 = arith.mulf %momentum23, %k23s : tensor<32xf32> loc("update/layer2/down_bias/mul")
  %v23 = arith.addf %k23, %a1_23 : tensor<32xf32> loc("update/layer2/down_bias/add")
  %u23s = tensor.splat %rate : tensor<32xf32>
  %u23 = arith.mulf %v23, %u23s : tensor<32xf32> loc("update/layer2/down_bias/mul_1")
  %w23 = arith.subf %p23, %u23 : tensor<32xf32> loc("update/layer2/down_bias/sub")
  %k24s = arith.constant dense<0.9> : tensor<32xf32>
  %k24 = arith.mulf %momentum24, %k24s : tensor<32xf32> loc("update/layer2/norm1_bias/mul")
  %v24 = arith.addf %k24, %a1_24 : tensor<32xf32> loc("update/layer2/norm1_bias/add")
  %u24s = tensor.splat %rate : tensor<32xf32>
  %u24 = arith.mulf %v24, %u24s : tensor<32xf32> loc("update/layer2/norm1_bias/mul_1")
  %w24 = arith.subf %p24, %u24 : tensor<32xf32> loc("update/layer2/norm1_bias/sub")
  %k25s = arith.constant dense<0.9> : tensor<32xf32>
  %k25 = arith.mulf %momentum25, %k25s : tensor<32xf32> loc("update/layer2/norm1_gain/mul")
  %v25 = arith.addf %k25, %a1_25 : tensor<32xf32> loc("update/layer2/norm1_gain/add")
  %u25s = tensor.splat %rate : tensor<32xf32>
  %u25 = arith.mulf %v25, %u25s : tensor<32xf32> loc("update/layer2/norm1_gain/mul_1")
  %w25 = arith.subf %p25, %u25 : tensor<32xf32> loc("update/layer2/norm1_gain/sub")
  %k26s = arith.constant dense<0.9> : tensor<32xf32>
  %k26 = arith.mulf %momentum26, %k26s : tensor<32xf32> loc("update/layer2/norm2_bias/mul")
  %v26 = arith.addf %k26, %a1_26 : tensor<32xf32> loc("update/layer2/norm2_bias/add")
  %u26s = tensor.splat %rate : tensor<32xf32>
  %u26 = arith.mulf %v26, %u26s : tensor<32xf32> loc("update/layer2/norm2_bias/mul_1")
  %w26 = arith.subf %p26, %u26 : tensor<32xf32> loc("update/layer2/norm2_bias/sub")
  %k27s = arith.constant dense<0.9> : tensor<32xf32>
  %k27 = arith.mulf %momentum27, %k27s : tensor<32xf32> loc("update/layer2/norm2_gain/mul")
  %v27 = arith.addf %k27, %a1_27 : tensor<32xf32> loc("update/layer2/norm2_gain/add")
  %u27s = tensor.splat %rate : tensor<32xf32>
  %u27 = arith.mulf %v27, %u27s : tensor<32xf32> loc("update/layer2/norm2_gain/mul_1")
  %w27 = arith.subf %p27, %u27 : tensor<32xf32> loc("update/layer2/norm2_gain/sub")
  %k28s = arith.constant dense<0.9> : tensor<32x32xf32>
  %k28 = arith.mulf %momentum28, %k28s : tensor<32x32xf32> loc("update/layer2/out/mul")
  %v28 = arith.addf %k28, %a1_28 : tensor<32x32xf32> loc("update/layer2/out/add")
  %u28s = tensor.splat %rate : tensor<32x32xf32>
  %u28 = arith.mulf %v28, %u28s : tensor<32x32xf32> loc("update/layer2/out/mul_1")
  %w28 = arith.subf %p28, %u28 : tensor<32x32xf32> loc("update/layer2/out/sub")
  %k29s = arith.constant dense<0.9> : tensor<32x96xf32>
  %k29 = arith.mulf %momentum29, %k29s : tensor<32x96xf32> loc("update/layer2/qkv/mul")
  %v29 = arith.addf %k29, %a1_29 : tensor<32x96xf32> loc("update/layer2/qkv/add")
  %u29s = tensor.splat %rate : tensor<32x96xf32>
  %u29 = arith.mulf %v29, %u29s : tensor<32x96xf32> loc("update/layer2/qkv/mul_1")
  %w29 = arith.subf %p29, %u29 : tensor<32x96xf32> loc("update/layer2/qkv/sub")
  %k30s = arith.constant dense<0.9> : tensor<32x128xf32>
  %k30 = arith.mulf %momentum30, %k30s : tensor<32x128xf32> loc("update/layer2/up/mul")
  %v30 = arith.addf %k30, %a1_30 : tensor<32x128xf32> loc("update/layer2/up/add")
  %u30s = tensor.splat %rate : tensor<32x128xf32>
  %u30 = arith.mulf %v30, %u30s : tensor<32x128xf32> loc("update/layer2/up/mul_1")
  %w30 = arith.subf %p30, %u30 : tensor<32x128xf32> loc("update/layer2/up/sub")
  %k31s = arith.constant dense<0.9> : tensor<128xf32>
  %k31 = arith.mulf %momentum31, %k31s : tensor<128xf32> loc("update/layer2/up_bias/mul")
  %v31 = arith.addf %k31, %a1_31 : tensor<128xf32> loc("update/layer2/up_bias/add")
  %u31s = tensor.splat %rate : tensor<128xf32>
  %u31 = arith.mulf %v31, %u31s : tensor<128xf32> loc("update/layer2/up_bias/mul_1")
  %w31 = arith.subf %p31, %u31 : tensor<128xf32> loc("update/layer2/up_bias/sub")
  %k32s = arith.constant dense<0.9> : tensor<32xf32>
  %k32 = arith.mulf %momentum32, %k32s : tensor<32xf32> loc("update/norm_bias/mul")
  %v32 = arith.addf %k32, %a1_32 : tensor<32xf32> loc("update/norm_bias/add")
  %u32s = tensor.splat %rate : tensor<32xf32>
  %u32 = arith.mulf %v32, %u32s : tensor<32xf32> loc("update/norm_bias/mul_1")
  %w32 = arith.subf %p32, %u32 : tensor<32xf32> loc("update/norm_bias/sub")
  %k33s = arith.constant dense<0.9> : tensor<32xf32>
  %k33 = arith.mulf %momentum33, %k33s : tensor<32xf32> loc("update/norm_gain/mul")
  %v33 = arith.addf %k33, %a1_33 : tensor<32xf32> loc("update/norm_gain/add")
  %u33s = tensor.splat %rate : tensor<32xf32>
  %u33 = arith.mulf %v33, %u33s : tensor<32xf32> loc("update/norm_gain/mul_1")
  %w33 = arith.subf %p33, %u33 : tensor<32xf32> loc("update/norm_gain/sub")
  return %y0_4#0, %y1_4#0, %w0, %v0, %w1, %v1, %w2, %v2, %w3, %v3, %w4, %v4, %w5, %v5, %w6, %v6, %w7, %v7, %w8, %v8, %w9, %v9, %w10, %v10, %w11, %v11, %w12, %v12, %w13, %v13, %w14, %v14, %w15, %v15, %w16, %v16, %w17, %v17, %w18, %v18, %w19, %v19, %w20, %v20, %w21, %v21, %w22, %v22, %w23, %v23, %w24, %v24, %w25, %v25, %w26, %v26, %w27, %v27, %w28, %v28, %w29, %v29, %w30, %v30, %w31, %v31, %w32, %v32, %w33, %v33 : tensor<f32>, tensor<f32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
}
}
#loc1 = loc("fwd")
#loc5 = loc("embedding/broadcast_in_dim")
#loc6 = loc("embedding/add.1")
#loc7 = loc("bwd")
#loc9 = loc("bwd/embedding/reduce_sum")
#loc10 = loc("bwd/embedding/reduce_sum.1")
#loc11 = loc("bwd/embedding/dot_general")
#loc23 = loc("attention/reduce_sum")
#loc25 = loc("attention/reduce_sum.1")
#loc26 = loc("attention/add")
#loc32 = loc("attention/dot_general")
#loc33 = loc("attention/split")
#loc34 = loc("attention/split.1")
#loc35 = loc("attention/split.2")
#loc39 = loc("attention/dot_general.1")
#loc41 = loc("attention/_where/select_n")
#loc42 = loc("attention/reduce_max")
#loc44 = loc("attention/reduce_sum.2")
#loc48 = loc("attention/dot_general.2")
#loc49 = loc("attention/transpose")
#loc51 = loc("attention/dot_general.3")
#loc52 = loc("attention/add.3")
#loc53 = loc("mlp/reduce_sum")
#loc55 = loc("mlp/reduce_sum.1")
#loc56 = loc("mlp/add")
#loc61 = loc("mlp/add.2")
#loc63 = loc("mlp/dot_general")
#loc65 = loc("mlp/integer_pow")
#loc71 = loc("mlp/dot_general.1")
#loc72 = loc("mlp/add.9")
#loc73 = loc("bwd/mlp/reshape")
#loc74 = loc("bwd/mlp/reduce_sum")
#loc75 = loc("bwd/mlp/reduce_sum.1")
#loc76 = loc("bwd/mlp/dot_general")
#loc77 = loc("bwd/mlp/transpose")
#loc78 = loc("bwd/mlp/dot_general.1")
#loc79 = loc("bwd/mlp/add_any.2")
#loc80 = loc("bwd/mlp/reduce_sum.2")
#loc81 = loc("bwd/mlp/reduce_sum.3")
#loc82 = loc("bwd/mlp/dot_general.2")
#loc83 = loc("bwd/mlp/transpose.1")
#loc84 = loc("bwd/mlp/dot_general.3")
#loc85 = loc("bwd/mlp/reduce_sum.4")
#loc86 = loc("bwd/mlp/reduce_sum.5")
#loc87 = loc("bwd/mlp/reduce_sum.6")
#loc88 = loc("bwd/mlp/mul.10")
#loc89 = loc("bwd/mlp/reduce_sum.7")
#loc90 = loc("bwd/mlp/reduce_sum.8")
#loc91 = loc("bwd/mlp/reduce_sum.9")
#loc92 = loc("bwd/mlp/add_any.4")
#loc93 = loc("bwd/mlp/reduce_sum.10")
#loc94 = loc("bwd/mlp/reduce_sum.11")
#loc95 = loc("bwd/mlp/add_any.6")
#loc96 = loc("bwd/attention/dot_general")
#loc97 = loc("bwd/attention/transpose")
#loc98 = loc("bwd/attention/dot_general.1")
#loc99 = loc("bwd/attention/transpose.1")
#loc100 = loc("bwd/attention/dot_general.2")
#loc101 = loc("bwd/attention/dot_general.3")
#loc102 = loc("bwd/attention/transpose.2")
#loc103 = loc("bwd/attention/reduce_sum")
#loc104 = loc("bwd/attention/reshape.1")
#loc105 = loc("bwd/attention/reduce_sum.1")
#loc106 = loc("bwd/attention/mul.4")
#loc107 = loc("bwd/attention/dot_general.4")
#loc108 = loc("bwd/attention/transpose.3")
#loc109 = loc("bwd/attention/dot_general.5")
#loc110 = loc("bwd/attention/transpose.4")
#loc111 = loc("bwd/attention/reshape.2")
#loc112 = loc("bwd/attention/reshape.3")
#loc113 = loc("bwd/attention/reshape.4")
#loc114 = loc("bwd/attention/concatenate")
#loc115 = loc("bwd/attention/dot_general.6")
#loc116 = loc("bwd/attention/transpose.5")
#loc117 = loc("bwd/attention/dot_general.7")
#loc118 = loc("bwd/attention/reduce_sum.2")
#loc119 = loc("bwd/attention/reduce_sum.3")
#loc120 = loc("bwd/attention/reduce_sum.4")
#loc121 = loc("bwd/attention/mul.7")
#loc122 = loc("bwd/attention/reduce_sum.5")
#loc123 = loc("bwd/attention/reduce_sum.6")
#loc124 = loc("bwd/attention/reduce_sum.7")
#loc125 = loc("bwd/attention/add_any.2")
#loc126 = loc("bwd/attention/reduce_sum.8")
#loc127 = loc("bwd/attention/reduce_sum.9")
#loc128 = loc("bwd/attention/add_any.4")
#loc132 = loc("head/reduce_sum")
#loc134 = loc("head/reduce_sum.1")
#loc135 = loc("head/add")
#loc141 = loc("head/dot_general")
#loc142 = loc("head/log_softmax/reduce_max")
#loc143 = loc("head/log_softmax/sub.1")
#loc145 = loc("head/log_softmax/reduce_sum")
#loc148 = loc("head/reduce_sum.2")
#loc149 = loc("head/div.3")
#loc150 = loc("bwd/head/_where/select_n")
#loc151 = loc("bwd/head/log_softmax/reduce_sum")
#loc152 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc153 = loc("bwd/head/log_softmax/add_any")
#loc154 = loc("bwd/head/dot_general")
#loc155 = loc("bwd/head/dot_general.1")
#loc156 = loc("bwd/head/reduce_sum")
#loc157 = loc("bwd/head/reduce_sum.1")
#loc158 = loc("bwd/head/reduce_sum.2")
#loc159 = loc("bwd/head/mul.2")
#loc160 = loc("bwd/head/reduce_sum.3")
#loc161 = loc("bwd/head/reduce_sum.4")
#loc162 = loc("bwd/head/reduce_sum.5")
#loc163 = loc("bwd/head/add_any.1")
#loc164 = loc("bwd/head/reduce_sum.6")
#loc165 = loc("bwd/head/reduce_sum.7")
#loc166 = loc("bwd/head/add_any.2")
