// Made by utils/export_jax.py; see test/Models/README.md.
// --model ssm --form joint --dialect linalg --layers 4 --width 32 --sequence 16 --batch 2 --vocab 64 --dtype f32 --scan
#loc2 = loc("embedding")
#loc3 = loc("head")
#loc4 = loc("layers/decay")
#loc5 = loc("layers/enter")
#loc6 = loc("layers/gate")
#loc7 = loc("layers/leave")
#loc8 = loc("layers/out")
#loc9 = loc("layers/rate")
#loc10 = loc("layers/value")
#loc11 = loc("labels")
#loc12 = loc("tokens")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map13 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map17 = affine_map<(d0, d1, d2) -> ()>
#map18 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d0)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d0, d3, d4)>
#map29 = affine_map<(d0, d1) -> (d0, d1)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map31 = affine_map<(d0, d1, d2) -> (d0, d2, 0)>
#map32 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map33 = affine_map<(d0, d1, d2) -> (d2, d0, 0)>
#map34 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map36 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1, d3)>
#map38 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d2, d3, 0)>
#map40 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @train_step(%arg0: tensor<64x32xf32> loc("embedding"), %arg1: tensor<32x64xf32> loc("head"), %arg2: tensor<4x32x4xf32> loc("layers/decay"), %arg3: tensor<4x32x4xf32> loc("layers/enter"), %arg4: tensor<4x32x32xf32> loc("layers/gate"), %arg5: tensor<4x32x4xf32> loc("layers/leave"), %arg6: tensor<4x32x32xf32> loc("layers/out"), %arg7: tensor<4x32x32xf32> loc("layers/rate"), %arg8: tensor<4x32x32xf32> loc("layers/value"), %arg9: tensor<2x16xi32> loc("labels"), %arg10: tensor<2x16xi32> loc("tokens")) -> (tensor<f32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<4x32x4xf32>, tensor<4x32x4xf32>, tensor<4x32x32xf32>, tensor<4x32x4xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) attributes {ao.step} {
    %c15_i32 = arith.constant 15 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant -3.125000e-02 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 3.200000e+01 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %c1_i32 = arith.constant 1 : i32
    %c15 = arith.constant 15 : index
    %c16 = arith.constant 16 : index
    %cst_3 = arith.constant 1.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %cst_4 = arith.constant 0x7F800000 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %c63 = arith.constant 63 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_6 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x16x1xi32> loc(#loc13)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<2x16xi32>) outs(%0 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32> loc(#loc13)
    %2 = tensor.empty() : tensor<2x16x32xf32> loc(#loc14)
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<2x16x32xf32>) {
    ^bb0(%out: f32):
      %89 = linalg.index 0 : index
      %90 = linalg.index 1 : index
      %91 = linalg.index 2 : index
      %extracted = tensor.extract %1[%89, %90, %c0] : tensor<2x16x1xi32>
      %92 = arith.index_cast %extracted : i32 to index
      %93 = arith.maxsi %92, %c0 : index
      %94 = arith.minsi %93, %c63 : index
      %extracted_8 = tensor.extract %arg0[%94, %91] : tensor<64x32xf32>
      linalg.yield %extracted_8 : f32
    } -> tensor<2x16x32xf32> loc(#loc14)
    %4 = tensor.empty() : tensor<2x16x32xf32> loc(#loc15)
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%4 : tensor<2x16x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<2x16x32xf32> loc(#loc15)
    %6 = tensor.empty() : tensor<2x32x4xf32> loc(#loc16)
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%6 : tensor<2x32x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<2x32x4xf32> loc(#loc16)
    %8 = tensor.empty() : tensor<4x2x16x32xf32> loc(#loc17)
    %9 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%8 : tensor<4x2x16x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x2x16x32xf32> loc(#loc17)
    %10 = tensor.empty() : tensor<4x32x4xf32> loc(#loc18)
    %11 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%10 : tensor<4x32x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x32x4xf32> loc(#loc18)
    %12 = tensor.empty() : tensor<4x1x32x4xf32> loc(#loc19)
    %13 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%12 : tensor<4x1x32x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x1x32x4xf32> loc(#loc19)
    %14 = tensor.empty() : tensor<4x16x2x32x1xf32> loc(#loc20)
    %15 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%14 : tensor<4x16x2x32x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x16x2x32x1xf32> loc(#loc20)
    %16 = tensor.empty() : tensor<4x16x2x32x4xf32> loc(#loc21)
    %17 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%16 : tensor<4x16x2x32x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x16x2x32x4xf32> loc(#loc21)
    %18 = tensor.empty() : tensor<4x16x2x32xf32> loc(#loc22)
    %19 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%18 : tensor<4x16x2x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x16x2x32xf32> loc(#loc22)
    %20 = tensor.empty() : tensor<4x16x2x1x4xf32> loc(#loc23)
    %21 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%20 : tensor<4x16x2x1x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x16x2x1x4xf32> loc(#loc23)
    %22 = tensor.empty() : tensor<4x16x2x4xf32> loc(#loc24)
    %23 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%22 : tensor<4x16x2x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x16x2x4xf32> loc(#loc24)
    %24:25 = scf.for %arg11 = %c0 to %c4 step %c1 iter_args(%arg12 = %cst_6, %arg13 = %3, %arg14 = %9, %arg15 = %9, %arg16 = %9, %arg17 = %9, %arg18 = %9, %arg19 = %9, %arg20 = %11, %arg21 = %13, %arg22 = %15, %arg23 = %17, %arg24 = %17, %arg25 = %19, %arg26 = %19, %arg27 = %21, %arg28 = %15, %arg29 = %23, %arg30 = %17, %arg31 = %9, %arg32 = %9, %arg33 = %9, %arg34 = %9, %arg35 = %9, %arg36 = %9) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x32x4xf32>, tensor<4x1x32x4xf32>, tensor<4x16x2x32x1xf32>, tensor<4x16x2x32x4xf32>, tensor<4x16x2x32x4xf32>, tensor<4x16x2x32xf32>, tensor<4x16x2x32xf32>, tensor<4x16x2x1x4xf32>, tensor<4x16x2x32x1xf32>, tensor<4x16x2x4xf32>, tensor<4x16x2x32x4xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>) {
      %extracted = tensor.extract %arg12[] : tensor<i32> loc(#loc26)
      %89 = arith.index_cast %extracted : i32 to index loc(#loc26)
      %90 = arith.maxsi %89, %c0 : index loc(#loc26)
      %91 = arith.minsi %90, %c3 : index loc(#loc26)
      %extracted_slice = tensor.extract_slice %arg2[%91, 0, 0] [1, 32, 4] [1, 1, 1] : tensor<4x32x4xf32> to tensor<1x32x4xf32> loc(#loc26)
      %extracted_8 = tensor.extract %arg12[] : tensor<i32> loc(#loc27)
      %92 = arith.index_cast %extracted_8 : i32 to index loc(#loc27)
      %93 = arith.maxsi %92, %c0 : index loc(#loc27)
      %94 = arith.minsi %93, %c3 : index loc(#loc27)
      %extracted_slice_9 = tensor.extract_slice %arg3[%94, 0, 0] [1, 32, 4] [1, 1, 1] : tensor<4x32x4xf32> to tensor<1x32x4xf32> loc(#loc27)
      %extracted_10 = tensor.extract %arg12[] : tensor<i32> loc(#loc28)
      %95 = arith.index_cast %extracted_10 : i32 to index loc(#loc28)
      %96 = arith.maxsi %95, %c0 : index loc(#loc28)
      %97 = arith.minsi %96, %c3 : index loc(#loc28)
      %extracted_slice_11 = tensor.extract_slice %arg4[%97, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc28)
      %extracted_12 = tensor.extract %arg12[] : tensor<i32> loc(#loc29)
      %98 = arith.index_cast %extracted_12 : i32 to index loc(#loc29)
      %99 = arith.maxsi %98, %c0 : index loc(#loc29)
      %100 = arith.minsi %99, %c3 : index loc(#loc29)
      %extracted_slice_13 = tensor.extract_slice %arg5[%100, 0, 0] [1, 32, 4] [1, 1, 1] : tensor<4x32x4xf32> to tensor<1x32x4xf32> loc(#loc29)
      %extracted_14 = tensor.extract %arg12[] : tensor<i32> loc(#loc30)
      %101 = arith.index_cast %extracted_14 : i32 to index loc(#loc30)
      %102 = arith.maxsi %101, %c0 : index loc(#loc30)
      %103 = arith.minsi %102, %c3 : index loc(#loc30)
      %extracted_slice_15 = tensor.extract_slice %arg6[%103, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc30)
      %extracted_16 = tensor.extract %arg12[] : tensor<i32> loc(#loc31)
      %104 = arith.index_cast %extracted_16 : i32 to index loc(#loc31)
      %105 = arith.maxsi %104, %c0 : index loc(#loc31)
      %106 = arith.minsi %105, %c3 : index loc(#loc31)
      %extracted_slice_17 = tensor.extract_slice %arg7[%106, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc31)
      %extracted_18 = tensor.extract %arg12[] : tensor<i32> loc(#loc32)
      %107 = arith.index_cast %extracted_18 : i32 to index loc(#loc32)
      %108 = arith.maxsi %107, %c0 : index loc(#loc32)
      %109 = arith.minsi %108, %c3 : index loc(#loc32)
      %extracted_slice_19 = tensor.extract_slice %arg8[%109, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc32)
      %110 = tensor.empty() : tensor<2x16x32xf32> loc(#loc33)
      %111 = linalg.fill ins(%cst_5 : f32) outs(%110 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc33)
      %expanded_20 = tensor.expand_shape %arg13 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc33)
      %112 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_20, %extracted_slice_17 : tensor<2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%111 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %278 = arith.mulf %in, %in_71 : f32
        %279 = arith.addf %out, %278 : f32
        linalg.yield %279 : f32
      } -> tensor<2x16x32xf32> loc(#loc33)
      %113 = tensor.empty() : tensor<2x16x32xf32> loc(#loc34)
      %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %5 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%113 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %278 = arith.subf %in, %in_71 : f32
        %279 = math.absf %278 : f32
        %280 = arith.negf %279 : f32
        %281 = math.exp %280 : f32
        %282 = math.log1p %281 : f32
        %283 = arith.maximumf %in, %in_71 : f32
        %284 = arith.addf %283, %282 : f32
        %285 = arith.addf %in, %in_71 : f32
        %286 = arith.cmpf une, %278, %278 : f32
        %287 = arith.select %286, %285, %284 : f32
        linalg.yield %287 : f32
      } -> tensor<2x16x32xf32> loc(#loc34)
      %115 = tensor.empty() : tensor<2x16x32xi1> loc(#loc35)
      %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x16x32xf32>) outs(%115 : tensor<2x16x32xi1>) {
      ^bb0(%in: f32, %out: i1):
        %278 = arith.cmpf oeq, %in, %cst_4 : f32
        linalg.yield %278 : i1
      } -> tensor<2x16x32xi1> loc(#loc35)
      %117 = tensor.empty() : tensor<2x16x32xf32> loc(#loc36)
      %118 = linalg.fill ins(%cst_5 : f32) outs(%117 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc36)
      %expanded_21 = tensor.expand_shape %arg13 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc36)
      %119 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_21, %extracted_slice_19 : tensor<2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%118 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %278 = arith.mulf %in, %in_71 : f32
        %279 = arith.addf %out, %278 : f32
        linalg.yield %279 : f32
      } -> tensor<2x16x32xf32> loc(#loc36)
      %120 = tensor.empty() : tensor<2x16x32xf32> loc(#loc37)
      %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<2x16x32xf32>) outs(%120 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %278 = arith.negf %in : f32
        %279 = math.exp %278 : f32
        %280 = arith.addf %279, %cst_3 : f32
        %281 = arith.divf %cst_3, %280 : f32
        linalg.yield %281 : f32
      } -> tensor<2x16x32xf32> loc(#loc37)
      %122 = tensor.empty() : tensor<2x16x4xf32> loc(#loc38)
      %123 = linalg.fill ins(%cst_5 : f32) outs(%122 : tensor<2x16x4xf32>) -> tensor<2x16x4xf32> loc(#loc38)
      %expanded_22 = tensor.expand_shape %arg13 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc38)
      %124 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_22, %extracted_slice_9 : tensor<2x16x1x32xf32>, tensor<1x32x4xf32>) outs(%123 : tensor<2x16x4xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %278 = arith.mulf %in, %in_71 : f32
        %279 = arith.addf %out, %278 : f32
        linalg.yield %279 : f32
      } -> tensor<2x16x4xf32> loc(#loc38)
      %125 = tensor.empty() : tensor<2x16x4xf32> loc(#loc39)
      %126 = linalg.fill ins(%cst_5 : f32) outs(%125 : tensor<2x16x4xf32>) -> tensor<2x16x4xf32> loc(#loc39)
      %expanded_23 = tensor.expand_shape %arg13 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc39)
      %127 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_23, %extracted_slice_13 : tensor<2x16x1x32xf32>, tensor<1x32x4xf32>) outs(%126 : tensor<2x16x4xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %278 = arith.mulf %in, %in_71 : f32
        %279 = arith.addf %out, %278 : f32
        linalg.yield %279 : f32
      } -> tensor<2x16x4xf32> loc(#loc39)
      %128 = tensor.empty() : tensor<16x2x32xf32> loc(#loc40)
      %129 = linalg.generic {indexing_maps = [#map7, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %121 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%128 : tensor<16x2x32xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %278 = arith.mulf %in, %in_71 : f32
        linalg.yield %278 : f32
      } -> tensor<16x2x32xf32> loc(#loc40)
      %130 = tensor.empty() : tensor<16x2x32xf32> loc(#loc41)
      %131 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x16x32xf32>) outs(%130 : tensor<16x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<16x2x32xf32> loc(#loc41)
      %132 = tensor.empty() : tensor<16x2x4xf32> loc(#loc42)
      %133 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x16x4xf32>) outs(%132 : tensor<16x2x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<16x2x4xf32> loc(#loc42)
      %134 = tensor.empty() : tensor<16x2x4xf32> loc(#loc43)
      %135 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x16x4xf32>) outs(%134 : tensor<16x2x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<16x2x4xf32> loc(#loc43)
      %136 = tensor.empty() : tensor<1x1x32x4xf32> loc(#loc44)
      %137 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x32x4xf32>) outs(%136 : tensor<1x1x32x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %278 = math.exp %in : f32
        linalg.yield %278 : f32
      } -> tensor<1x1x32x4xf32> loc(#loc44)
      %collapsed = tensor.collapse_shape %137 [[0], [1, 2], [3]] : tensor<1x1x32x4xf32> into tensor<1x32x4xf32> loc(#loc44)
      %138 = tensor.empty() : tensor<16x2x32xf32> loc(#loc45)
      %139 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%138 : tensor<16x2x32xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_5 : f32
      } -> tensor<16x2x32xf32> loc(#loc45)
      %140 = tensor.empty() : tensor<16x2x32x1xf32> loc(#loc46)
      %141 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%140 : tensor<16x2x32x1xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_5 : f32
      } -> tensor<16x2x32x1xf32> loc(#loc46)
      %142 = tensor.empty() : tensor<16x2x32x4xf32> loc(#loc47)
      %143 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%142 : tensor<16x2x32x4xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_5 : f32
      } -> tensor<16x2x32x4xf32> loc(#loc47)
      %144 = tensor.empty() : tensor<16x2x1x4xf32> loc(#loc48)
      %145 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%144 : tensor<16x2x1x4xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_5 : f32
      } -> tensor<16x2x1x4xf32> loc(#loc48)
      %146:9 = scf.for %arg37 = %c0 to %c16 step %c1 iter_args(%arg38 = %cst_6, %arg39 = %7, %arg40 = %139, %arg41 = %141, %arg42 = %143, %arg43 = %143, %arg44 = %145, %arg45 = %141, %arg46 = %143) -> (tensor<i32>, tensor<2x32x4xf32>, tensor<16x2x32xf32>, tensor<16x2x32x1xf32>, tensor<16x2x32x4xf32>, tensor<16x2x32x4xf32>, tensor<16x2x1x4xf32>, tensor<16x2x32x1xf32>, tensor<16x2x32x4xf32>) {
        %extracted_71 = tensor.extract %arg38[] : tensor<i32> loc(#loc50)
        %278 = arith.index_cast %extracted_71 : i32 to index loc(#loc50)
        %279 = arith.maxsi %278, %c0 : index loc(#loc50)
        %280 = arith.minsi %279, %c15 : index loc(#loc50)
        %extracted_slice_72 = tensor.extract_slice %129[%280, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc50)
        %extracted_73 = tensor.extract %arg38[] : tensor<i32> loc(#loc51)
        %281 = arith.index_cast %extracted_73 : i32 to index loc(#loc51)
        %282 = arith.maxsi %281, %c0 : index loc(#loc51)
        %283 = arith.minsi %282, %c15 : index loc(#loc51)
        %extracted_slice_74 = tensor.extract_slice %131[%283, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc51)
        %extracted_75 = tensor.extract %arg38[] : tensor<i32> loc(#loc52)
        %284 = arith.index_cast %extracted_75 : i32 to index loc(#loc52)
        %285 = arith.maxsi %284, %c0 : index loc(#loc52)
        %286 = arith.minsi %285, %c15 : index loc(#loc52)
        %extracted_slice_76 = tensor.extract_slice %133[%286, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<16x2x4xf32> to tensor<1x2x4xf32> loc(#loc52)
        %extracted_77 = tensor.extract %arg38[] : tensor<i32> loc(#loc53)
        %287 = arith.index_cast %extracted_77 : i32 to index loc(#loc53)
        %288 = arith.maxsi %287, %c0 : index loc(#loc53)
        %289 = arith.minsi %288, %c15 : index loc(#loc53)
        %extracted_slice_78 = tensor.extract_slice %135[%289, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<16x2x4xf32> to tensor<1x2x4xf32> loc(#loc53)
        %290 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc54)
        %291 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_74 : tensor<1x2x32xf32>) outs(%290 : tensor<1x2x32x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %340 = arith.negf %in : f32
          linalg.yield %340 : f32
        } -> tensor<1x2x32x1xf32> loc(#loc54)
        %collapsed_79 = tensor.collapse_shape %291 [[0, 1], [2], [3]] : tensor<1x2x32x1xf32> into tensor<2x32x1xf32> loc(#loc54)
        %292 = tensor.empty() : tensor<2x32x4xf32> loc(#loc55)
        %293 = linalg.generic {indexing_maps = [#map10, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_79, %collapsed : tensor<2x32x1xf32>, tensor<1x32x4xf32>) outs(%292 : tensor<2x32x4xf32>) {
        ^bb0(%in: f32, %in_99: f32, %out: f32):
          %340 = arith.mulf %in, %in_99 : f32
          %341 = math.exp %340 : f32
          linalg.yield %341 : f32
        } -> tensor<2x32x4xf32> loc(#loc55)
        %294 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc56)
        %295 = linalg.generic {indexing_maps = [#map9, #map9, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_74, %extracted_slice_72 : tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%294 : tensor<1x2x32x1xf32>) {
        ^bb0(%in: f32, %in_99: f32, %out: f32):
          %340 = arith.mulf %in, %in_99 : f32
          linalg.yield %340 : f32
        } -> tensor<1x2x32x1xf32> loc(#loc56)
        %collapsed_80 = tensor.collapse_shape %295 [[0, 1], [2], [3]] : tensor<1x2x32x1xf32> into tensor<2x32x1xf32> loc(#loc56)
        %296 = tensor.empty() : tensor<1x2x1x4xf32> loc(#loc57)
        %297 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_76 : tensor<1x2x4xf32>) outs(%296 : tensor<1x2x1x4xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x1x4xf32> loc(#loc57)
        %collapsed_81 = tensor.collapse_shape %297 [[0, 1], [2], [3]] : tensor<1x2x1x4xf32> into tensor<2x1x4xf32> loc(#loc57)
        %298 = tensor.empty() : tensor<2x32x4xf32> loc(#loc58)
        %299 = linalg.generic {indexing_maps = [#map1, #map1, #map10, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %arg39, %collapsed_80, %collapsed_81 : tensor<2x32x4xf32>, tensor<2x32x4xf32>, tensor<2x32x1xf32>, tensor<2x1x4xf32>) outs(%298 : tensor<2x32x4xf32>) {
        ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
          %340 = arith.mulf %in_100, %in_101 : f32
          %341 = arith.mulf %in, %in_99 : f32
          %342 = arith.addf %341, %340 : f32
          linalg.yield %342 : f32
        } -> tensor<2x32x4xf32> loc(#loc58)
        %300 = tensor.empty() : tensor<2x32xf32> loc(#loc59)
        %expanded_82 = tensor.expand_shape %300 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc59)
        %301 = linalg.fill ins(%cst_5 : f32) outs(%expanded_82 : tensor<1x2x32xf32>) -> tensor<1x2x32xf32> loc(#loc59)
        %expanded_83 = tensor.expand_shape %299 [[0, 1], [2], [3]] output_shape [1, 2, 32, 4] : tensor<2x32x4xf32> into tensor<1x2x32x4xf32> loc(#loc59)
        %302 = linalg.generic {indexing_maps = [#map2, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_83, %extracted_slice_78 : tensor<1x2x32x4xf32>, tensor<1x2x4xf32>) outs(%301 : tensor<1x2x32xf32>) {
        ^bb0(%in: f32, %in_99: f32, %out: f32):
          %340 = arith.mulf %in, %in_99 : f32
          %341 = arith.addf %out, %340 : f32
          linalg.yield %341 : f32
        } -> tensor<1x2x32xf32> loc(#loc59)
        %303 = tensor.empty() : tensor<1x1x2x32xf32> loc(#loc60)
        %304 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302 : tensor<1x2x32xf32>) outs(%303 : tensor<1x1x2x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x2x32xf32> loc(#loc60)
        %collapsed_84 = tensor.collapse_shape %304 [[0], [1, 2], [3]] : tensor<1x1x2x32xf32> into tensor<1x2x32xf32> loc(#loc60)
        %extracted_85 = tensor.extract %arg38[] : tensor<i32> loc(#loc61)
        %305 = arith.index_cast %extracted_85 : i32 to index loc(#loc61)
        %306 = arith.maxsi %305, %c0 : index loc(#loc61)
        %307 = arith.minsi %306, %c15 : index loc(#loc61)
        %inserted_slice_86 = tensor.insert_slice %collapsed_84 into %arg40[%307, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc61)
        %308 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc62)
        %309 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_79 : tensor<2x32x1xf32>) outs(%308 : tensor<1x2x32x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x32x1xf32> loc(#loc62)
        %extracted_87 = tensor.extract %arg38[] : tensor<i32> loc(#loc63)
        %310 = arith.index_cast %extracted_87 : i32 to index loc(#loc63)
        %311 = arith.maxsi %310, %c0 : index loc(#loc63)
        %312 = arith.minsi %311, %c15 : index loc(#loc63)
        %inserted_slice_88 = tensor.insert_slice %309 into %arg41[%312, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<1x2x32x1xf32> into tensor<16x2x32x1xf32> loc(#loc63)
        %313 = tensor.empty() : tensor<1x2x32x4xf32> loc(#loc64)
        %314 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293 : tensor<2x32x4xf32>) outs(%313 : tensor<1x2x32x4xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x32x4xf32> loc(#loc64)
        %extracted_89 = tensor.extract %arg38[] : tensor<i32> loc(#loc65)
        %315 = arith.index_cast %extracted_89 : i32 to index loc(#loc65)
        %316 = arith.maxsi %315, %c0 : index loc(#loc65)
        %317 = arith.minsi %316, %c15 : index loc(#loc65)
        %inserted_slice_90 = tensor.insert_slice %314 into %arg42[%317, 0, 0, 0] [1, 2, 32, 4] [1, 1, 1, 1] : tensor<1x2x32x4xf32> into tensor<16x2x32x4xf32> loc(#loc65)
        %318 = tensor.empty() : tensor<1x2x32x4xf32> loc(#loc66)
        %319 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg39 : tensor<2x32x4xf32>) outs(%318 : tensor<1x2x32x4xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x32x4xf32> loc(#loc66)
        %extracted_91 = tensor.extract %arg38[] : tensor<i32> loc(#loc67)
        %320 = arith.index_cast %extracted_91 : i32 to index loc(#loc67)
        %321 = arith.maxsi %320, %c0 : index loc(#loc67)
        %322 = arith.minsi %321, %c15 : index loc(#loc67)
        %inserted_slice_92 = tensor.insert_slice %319 into %arg43[%322, 0, 0, 0] [1, 2, 32, 4] [1, 1, 1, 1] : tensor<1x2x32x4xf32> into tensor<16x2x32x4xf32> loc(#loc67)
        %323 = tensor.empty() : tensor<1x2x1x4xf32> loc(#loc68)
        %324 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_81 : tensor<2x1x4xf32>) outs(%323 : tensor<1x2x1x4xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x1x4xf32> loc(#loc68)
        %extracted_93 = tensor.extract %arg38[] : tensor<i32> loc(#loc69)
        %325 = arith.index_cast %extracted_93 : i32 to index loc(#loc69)
        %326 = arith.maxsi %325, %c0 : index loc(#loc69)
        %327 = arith.minsi %326, %c15 : index loc(#loc69)
        %inserted_slice_94 = tensor.insert_slice %324 into %arg44[%327, 0, 0, 0] [1, 2, 1, 4] [1, 1, 1, 1] : tensor<1x2x1x4xf32> into tensor<16x2x1x4xf32> loc(#loc69)
        %328 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc70)
        %329 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_80 : tensor<2x32x1xf32>) outs(%328 : tensor<1x2x32x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x32x1xf32> loc(#loc70)
        %extracted_95 = tensor.extract %arg38[] : tensor<i32> loc(#loc71)
        %330 = arith.index_cast %extracted_95 : i32 to index loc(#loc71)
        %331 = arith.maxsi %330, %c0 : index loc(#loc71)
        %332 = arith.minsi %331, %c15 : index loc(#loc71)
        %inserted_slice_96 = tensor.insert_slice %329 into %arg45[%332, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<1x2x32x1xf32> into tensor<16x2x32x1xf32> loc(#loc71)
        %333 = tensor.empty() : tensor<1x2x32x4xf32> loc(#loc72)
        %334 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299 : tensor<2x32x4xf32>) outs(%333 : tensor<1x2x32x4xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x32x4xf32> loc(#loc72)
        %extracted_97 = tensor.extract %arg38[] : tensor<i32> loc(#loc73)
        %335 = arith.index_cast %extracted_97 : i32 to index loc(#loc73)
        %336 = arith.maxsi %335, %c0 : index loc(#loc73)
        %337 = arith.minsi %336, %c15 : index loc(#loc73)
        %inserted_slice_98 = tensor.insert_slice %334 into %arg46[%337, 0, 0, 0] [1, 2, 32, 4] [1, 1, 1, 1] : tensor<1x2x32x4xf32> into tensor<16x2x32x4xf32> loc(#loc73)
        %338 = tensor.empty() : tensor<i32> loc(#loc74)
        %339 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg38 : tensor<i32>) outs(%338 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %340 = arith.addi %in, %c1_i32 : i32
          linalg.yield %340 : i32
        } -> tensor<i32> loc(#loc74)
        scf.yield %339, %299, %inserted_slice_86, %inserted_slice_88, %inserted_slice_90, %inserted_slice_92, %inserted_slice_94, %inserted_slice_96, %inserted_slice_98 : tensor<i32>, tensor<2x32x4xf32>, tensor<16x2x32xf32>, tensor<16x2x32x1xf32>, tensor<16x2x32x4xf32>, tensor<16x2x32x4xf32>, tensor<16x2x1x4xf32>, tensor<16x2x32x1xf32>, tensor<16x2x32x4xf32>
      } loc(#loc49)
      %147 = tensor.empty() : tensor<2x16x32xf32> loc(#loc75)
      %148 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146#2 : tensor<16x2x32xf32>) outs(%147 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32> loc(#loc75)
      %149 = tensor.empty() : tensor<2x16x32xf32> loc(#loc76)
      %150 = linalg.fill ins(%cst_5 : f32) outs(%149 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc76)
      %expanded_24 = tensor.expand_shape %arg13 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc76)
      %151 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_24, %extracted_slice_11 : tensor<2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%150 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %278 = arith.mulf %in, %in_71 : f32
        %279 = arith.addf %out, %278 : f32
        linalg.yield %279 : f32
      } -> tensor<2x16x32xf32> loc(#loc76)
      %152 = tensor.empty() : tensor<2x16x32xf32> loc(#loc77)
      %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<2x16x32xf32>) outs(%152 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %278 = arith.negf %in : f32
        %279 = math.exp %278 : f32
        %280 = arith.addf %279, %cst_3 : f32
        %281 = arith.divf %cst_3, %280 : f32
        linalg.yield %281 : f32
      } -> tensor<2x16x32xf32> loc(#loc77)
      %154 = tensor.empty() : tensor<2x16x32xf32> loc(#loc78)
      %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %153 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%154 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %278 = arith.mulf %in, %in_71 : f32
        linalg.yield %278 : f32
      } -> tensor<2x16x32xf32> loc(#loc78)
      %156 = tensor.empty() : tensor<2x16x32xf32> loc(#loc79)
      %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %155 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%156 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %278 = arith.mulf %in, %in_71 : f32
        linalg.yield %278 : f32
      } -> tensor<2x16x32xf32> loc(#loc79)
      %158 = tensor.empty() : tensor<2x16x32xf32> loc(#loc80)
      %159 = linalg.fill ins(%cst_5 : f32) outs(%158 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc80)
      %expanded_25 = tensor.expand_shape %157 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc80)
      %160 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_25, %extracted_slice_15 : tensor<2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%159 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %278 = arith.mulf %in, %in_71 : f32
        %279 = arith.addf %out, %278 : f32
        linalg.yield %279 : f32
      } -> tensor<2x16x32xf32> loc(#loc80)
      %161 = tensor.empty() : tensor<2x16x32xf32> loc(#loc81)
      %162 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13, %160 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%161 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_71: f32, %out: f32):
        %278 = arith.addf %in, %in_71 : f32
        linalg.yield %278 : f32
      } -> tensor<2x16x32xf32> loc(#loc81)
      %163 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc82)
      %164 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg13 : tensor<2x16x32xf32>) outs(%163 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc82)
      %extracted_26 = tensor.extract %arg12[] : tensor<i32> loc(#loc83)
      %165 = arith.index_cast %extracted_26 : i32 to index loc(#loc83)
      %166 = arith.maxsi %165, %c0 : index loc(#loc83)
      %167 = arith.minsi %166, %c3 : index loc(#loc83)
      %inserted_slice = tensor.insert_slice %164 into %arg14[%167, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc83)
      %168 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc84)
      %169 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112, %5, %116, %114 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xi1>, tensor<2x16x32xf32>) outs(%168 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_71: f32, %in_72: i1, %in_73: f32, %out: f32):
        %278 = arith.select %in_72, %in_71, %in_73 : f32
        %279 = arith.cmpf oeq, %in, %cst_4 : f32
        %280 = arith.select %279, %in_71, %in : f32
        %281 = arith.subf %280, %278 : f32
        %282 = math.exp %281 : f32
        linalg.yield %282 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc84)
      %extracted_27 = tensor.extract %arg12[] : tensor<i32> loc(#loc85)
      %170 = arith.index_cast %extracted_27 : i32 to index loc(#loc85)
      %171 = arith.maxsi %170, %c0 : index loc(#loc85)
      %172 = arith.minsi %171, %c3 : index loc(#loc85)
      %inserted_slice_28 = tensor.insert_slice %169 into %arg15[%172, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc85)
      %173 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc86)
      %174 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %116, %114 : tensor<2x16x32xf32>, tensor<2x16x32xi1>, tensor<2x16x32xf32>) outs(%173 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_71: i1, %in_72: f32, %out: f32):
        %278 = arith.select %in_71, %in, %in_72 : f32
        %279 = arith.subf %cst_5, %278 : f32
        %280 = math.exp %279 : f32
        %281 = arith.mulf %in, %280 : f32
        linalg.yield %281 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc86)
      %extracted_29 = tensor.extract %arg12[] : tensor<i32> loc(#loc87)
      %175 = arith.index_cast %extracted_29 : i32 to index loc(#loc87)
      %176 = arith.maxsi %175, %c0 : index loc(#loc87)
      %177 = arith.minsi %176, %c3 : index loc(#loc87)
      %inserted_slice_30 = tensor.insert_slice %174 into %arg16[%177, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc87)
      %178 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc88)
      %179 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x16x32xf32>) outs(%178 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %278 = arith.subf %cst_3, %in : f32
        %279 = arith.mulf %in, %278 : f32
        linalg.yield %279 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc88)
      %extracted_31 = tensor.extract %arg12[] : tensor<i32> loc(#loc89)
      %180 = arith.index_cast %extracted_31 : i32 to index loc(#loc89)
      %181 = arith.maxsi %180, %c0 : index loc(#loc89)
      %182 = arith.minsi %181, %c3 : index loc(#loc89)
      %inserted_slice_32 = tensor.insert_slice %179 into %arg17[%182, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc89)
      %183 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc90)
      %184 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x16x32xf32>) outs(%183 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc90)
      %extracted_33 = tensor.extract %arg12[] : tensor<i32> loc(#loc91)
      %185 = arith.index_cast %extracted_33 : i32 to index loc(#loc91)
      %186 = arith.maxsi %185, %c0 : index loc(#loc91)
      %187 = arith.minsi %186, %c3 : index loc(#loc91)
      %inserted_slice_34 = tensor.insert_slice %184 into %arg18[%187, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc91)
      %188 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc92)
      %189 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x16x32xf32>) outs(%188 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc92)
      %extracted_35 = tensor.extract %arg12[] : tensor<i32> loc(#loc93)
      %190 = arith.index_cast %extracted_35 : i32 to index loc(#loc93)
      %191 = arith.maxsi %190, %c0 : index loc(#loc93)
      %192 = arith.minsi %191, %c3 : index loc(#loc93)
      %inserted_slice_36 = tensor.insert_slice %189 into %arg19[%192, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc93)
      %extracted_37 = tensor.extract %arg12[] : tensor<i32> loc(#loc94)
      %193 = arith.index_cast %extracted_37 : i32 to index loc(#loc94)
      %194 = arith.maxsi %193, %c0 : index loc(#loc94)
      %195 = arith.minsi %194, %c3 : index loc(#loc94)
      %inserted_slice_38 = tensor.insert_slice %collapsed into %arg20[%195, 0, 0] [1, 32, 4] [1, 1, 1] : tensor<1x32x4xf32> into tensor<4x32x4xf32> loc(#loc94)
      %196 = tensor.empty() : tensor<1x1x32x4xf32> loc(#loc95)
      %197 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x32x4xf32>) outs(%196 : tensor<1x1x32x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x32x4xf32> loc(#loc95)
      %extracted_39 = tensor.extract %arg12[] : tensor<i32> loc(#loc96)
      %198 = arith.index_cast %extracted_39 : i32 to index loc(#loc96)
      %199 = arith.maxsi %198, %c0 : index loc(#loc96)
      %200 = arith.minsi %199, %c3 : index loc(#loc96)
      %inserted_slice_40 = tensor.insert_slice %197 into %arg21[%200, 0, 0, 0] [1, 1, 32, 4] [1, 1, 1, 1] : tensor<1x1x32x4xf32> into tensor<4x1x32x4xf32> loc(#loc96)
      %201 = tensor.empty() : tensor<1x16x2x32x1xf32> loc(#loc97)
      %202 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%146#3 : tensor<16x2x32x1xf32>) outs(%201 : tensor<1x16x2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x2x32x1xf32> loc(#loc97)
      %extracted_41 = tensor.extract %arg12[] : tensor<i32> loc(#loc98)
      %203 = arith.index_cast %extracted_41 : i32 to index loc(#loc98)
      %204 = arith.maxsi %203, %c0 : index loc(#loc98)
      %205 = arith.minsi %204, %c3 : index loc(#loc98)
      %inserted_slice_42 = tensor.insert_slice %202 into %arg22[%205, 0, 0, 0, 0] [1, 16, 2, 32, 1] [1, 1, 1, 1, 1] : tensor<1x16x2x32x1xf32> into tensor<4x16x2x32x1xf32> loc(#loc98)
      %206 = tensor.empty() : tensor<1x16x2x32x4xf32> loc(#loc99)
      %207 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%146#4 : tensor<16x2x32x4xf32>) outs(%206 : tensor<1x16x2x32x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x2x32x4xf32> loc(#loc99)
      %extracted_43 = tensor.extract %arg12[] : tensor<i32> loc(#loc100)
      %208 = arith.index_cast %extracted_43 : i32 to index loc(#loc100)
      %209 = arith.maxsi %208, %c0 : index loc(#loc100)
      %210 = arith.minsi %209, %c3 : index loc(#loc100)
      %inserted_slice_44 = tensor.insert_slice %207 into %arg23[%210, 0, 0, 0, 0] [1, 16, 2, 32, 4] [1, 1, 1, 1, 1] : tensor<1x16x2x32x4xf32> into tensor<4x16x2x32x4xf32> loc(#loc100)
      %211 = tensor.empty() : tensor<1x16x2x32x4xf32> loc(#loc101)
      %212 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%146#5 : tensor<16x2x32x4xf32>) outs(%211 : tensor<1x16x2x32x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x2x32x4xf32> loc(#loc101)
      %extracted_45 = tensor.extract %arg12[] : tensor<i32> loc(#loc102)
      %213 = arith.index_cast %extracted_45 : i32 to index loc(#loc102)
      %214 = arith.maxsi %213, %c0 : index loc(#loc102)
      %215 = arith.minsi %214, %c3 : index loc(#loc102)
      %inserted_slice_46 = tensor.insert_slice %212 into %arg24[%215, 0, 0, 0, 0] [1, 16, 2, 32, 4] [1, 1, 1, 1, 1] : tensor<1x16x2x32x4xf32> into tensor<4x16x2x32x4xf32> loc(#loc102)
      %216 = tensor.empty() : tensor<1x16x2x32xf32> loc(#loc103)
      %217 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<16x2x32xf32>) outs(%216 : tensor<1x16x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x2x32xf32> loc(#loc103)
      %extracted_47 = tensor.extract %arg12[] : tensor<i32> loc(#loc104)
      %218 = arith.index_cast %extracted_47 : i32 to index loc(#loc104)
      %219 = arith.maxsi %218, %c0 : index loc(#loc104)
      %220 = arith.minsi %219, %c3 : index loc(#loc104)
      %inserted_slice_48 = tensor.insert_slice %217 into %arg25[%220, 0, 0, 0] [1, 16, 2, 32] [1, 1, 1, 1] : tensor<1x16x2x32xf32> into tensor<4x16x2x32xf32> loc(#loc104)
      %221 = tensor.empty() : tensor<1x16x2x32xf32> loc(#loc105)
      %222 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<16x2x32xf32>) outs(%221 : tensor<1x16x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x2x32xf32> loc(#loc105)
      %extracted_49 = tensor.extract %arg12[] : tensor<i32> loc(#loc106)
      %223 = arith.index_cast %extracted_49 : i32 to index loc(#loc106)
      %224 = arith.maxsi %223, %c0 : index loc(#loc106)
      %225 = arith.minsi %224, %c3 : index loc(#loc106)
      %inserted_slice_50 = tensor.insert_slice %222 into %arg26[%225, 0, 0, 0] [1, 16, 2, 32] [1, 1, 1, 1] : tensor<1x16x2x32xf32> into tensor<4x16x2x32xf32> loc(#loc106)
      %226 = tensor.empty() : tensor<1x16x2x1x4xf32> loc(#loc107)
      %227 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%146#6 : tensor<16x2x1x4xf32>) outs(%226 : tensor<1x16x2x1x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x2x1x4xf32> loc(#loc107)
      %extracted_51 = tensor.extract %arg12[] : tensor<i32> loc(#loc108)
      %228 = arith.index_cast %extracted_51 : i32 to index loc(#loc108)
      %229 = arith.maxsi %228, %c0 : index loc(#loc108)
      %230 = arith.minsi %229, %c3 : index loc(#loc108)
      %inserted_slice_52 = tensor.insert_slice %227 into %arg27[%230, 0, 0, 0, 0] [1, 16, 2, 1, 4] [1, 1, 1, 1, 1] : tensor<1x16x2x1x4xf32> into tensor<4x16x2x1x4xf32> loc(#loc108)
      %231 = tensor.empty() : tensor<1x16x2x32x1xf32> loc(#loc109)
      %232 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%146#7 : tensor<16x2x32x1xf32>) outs(%231 : tensor<1x16x2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x2x32x1xf32> loc(#loc109)
      %extracted_53 = tensor.extract %arg12[] : tensor<i32> loc(#loc110)
      %233 = arith.index_cast %extracted_53 : i32 to index loc(#loc110)
      %234 = arith.maxsi %233, %c0 : index loc(#loc110)
      %235 = arith.minsi %234, %c3 : index loc(#loc110)
      %inserted_slice_54 = tensor.insert_slice %232 into %arg28[%235, 0, 0, 0, 0] [1, 16, 2, 32, 1] [1, 1, 1, 1, 1] : tensor<1x16x2x32x1xf32> into tensor<4x16x2x32x1xf32> loc(#loc110)
      %236 = tensor.empty() : tensor<1x16x2x4xf32> loc(#loc111)
      %237 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<16x2x4xf32>) outs(%236 : tensor<1x16x2x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x2x4xf32> loc(#loc111)
      %extracted_55 = tensor.extract %arg12[] : tensor<i32> loc(#loc112)
      %238 = arith.index_cast %extracted_55 : i32 to index loc(#loc112)
      %239 = arith.maxsi %238, %c0 : index loc(#loc112)
      %240 = arith.minsi %239, %c3 : index loc(#loc112)
      %inserted_slice_56 = tensor.insert_slice %237 into %arg29[%240, 0, 0, 0] [1, 16, 2, 4] [1, 1, 1, 1] : tensor<1x16x2x4xf32> into tensor<4x16x2x4xf32> loc(#loc112)
      %241 = tensor.empty() : tensor<1x16x2x32x4xf32> loc(#loc113)
      %242 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%146#8 : tensor<16x2x32x4xf32>) outs(%241 : tensor<1x16x2x32x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x2x32x4xf32> loc(#loc113)
      %extracted_57 = tensor.extract %arg12[] : tensor<i32> loc(#loc114)
      %243 = arith.index_cast %extracted_57 : i32 to index loc(#loc114)
      %244 = arith.maxsi %243, %c0 : index loc(#loc114)
      %245 = arith.minsi %244, %c3 : index loc(#loc114)
      %inserted_slice_58 = tensor.insert_slice %242 into %arg30[%245, 0, 0, 0, 0] [1, 16, 2, 32, 4] [1, 1, 1, 1, 1] : tensor<1x16x2x32x4xf32> into tensor<4x16x2x32x4xf32> loc(#loc114)
      %246 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc115)
      %247 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x16x32xf32>) outs(%246 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %278 = arith.subf %cst_3, %in : f32
        %279 = arith.mulf %in, %278 : f32
        linalg.yield %279 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc115)
      %extracted_59 = tensor.extract %arg12[] : tensor<i32> loc(#loc116)
      %248 = arith.index_cast %extracted_59 : i32 to index loc(#loc116)
      %249 = arith.maxsi %248, %c0 : index loc(#loc116)
      %250 = arith.minsi %249, %c3 : index loc(#loc116)
      %inserted_slice_60 = tensor.insert_slice %247 into %arg31[%250, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc116)
      %251 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc117)
      %252 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x16x32xf32>) outs(%251 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc117)
      %extracted_61 = tensor.extract %arg12[] : tensor<i32> loc(#loc118)
      %253 = arith.index_cast %extracted_61 : i32 to index loc(#loc118)
      %254 = arith.maxsi %253, %c0 : index loc(#loc118)
      %255 = arith.minsi %254, %c3 : index loc(#loc118)
      %inserted_slice_62 = tensor.insert_slice %252 into %arg32[%255, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc118)
      %256 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc119)
      %257 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151 : tensor<2x16x32xf32>) outs(%256 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc119)
      %extracted_63 = tensor.extract %arg12[] : tensor<i32> loc(#loc120)
      %258 = arith.index_cast %extracted_63 : i32 to index loc(#loc120)
      %259 = arith.maxsi %258, %c0 : index loc(#loc120)
      %260 = arith.minsi %259, %c3 : index loc(#loc120)
      %inserted_slice_64 = tensor.insert_slice %257 into %arg33[%260, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc120)
      %261 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc121)
      %262 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155 : tensor<2x16x32xf32>) outs(%261 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc121)
      %extracted_65 = tensor.extract %arg12[] : tensor<i32> loc(#loc122)
      %263 = arith.index_cast %extracted_65 : i32 to index loc(#loc122)
      %264 = arith.maxsi %263, %c0 : index loc(#loc122)
      %265 = arith.minsi %264, %c3 : index loc(#loc122)
      %inserted_slice_66 = tensor.insert_slice %262 into %arg34[%265, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc122)
      %266 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc123)
      %267 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148 : tensor<2x16x32xf32>) outs(%266 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc123)
      %extracted_67 = tensor.extract %arg12[] : tensor<i32> loc(#loc124)
      %268 = arith.index_cast %extracted_67 : i32 to index loc(#loc124)
      %269 = arith.maxsi %268, %c0 : index loc(#loc124)
      %270 = arith.minsi %269, %c3 : index loc(#loc124)
      %inserted_slice_68 = tensor.insert_slice %267 into %arg35[%270, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc124)
      %271 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc125)
      %272 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157 : tensor<2x16x32xf32>) outs(%271 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc125)
      %extracted_69 = tensor.extract %arg12[] : tensor<i32> loc(#loc126)
      %273 = arith.index_cast %extracted_69 : i32 to index loc(#loc126)
      %274 = arith.maxsi %273, %c0 : index loc(#loc126)
      %275 = arith.minsi %274, %c3 : index loc(#loc126)
      %inserted_slice_70 = tensor.insert_slice %272 into %arg36[%275, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc126)
      %276 = tensor.empty() : tensor<i32> loc(#loc127)
      %277 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg12 : tensor<i32>) outs(%276 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %278 = arith.addi %in, %c1_i32 : i32
        linalg.yield %278 : i32
      } -> tensor<i32> loc(#loc127)
      scf.yield %277, %162, %inserted_slice, %inserted_slice_28, %inserted_slice_30, %inserted_slice_32, %inserted_slice_34, %inserted_slice_36, %inserted_slice_38, %inserted_slice_40, %inserted_slice_42, %inserted_slice_44, %inserted_slice_46, %inserted_slice_48, %inserted_slice_50, %inserted_slice_52, %inserted_slice_54, %inserted_slice_56, %inserted_slice_58, %inserted_slice_60, %inserted_slice_62, %inserted_slice_64, %inserted_slice_66, %inserted_slice_68, %inserted_slice_70 : tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x32x4xf32>, tensor<4x1x32x4xf32>, tensor<4x16x2x32x1xf32>, tensor<4x16x2x32x4xf32>, tensor<4x16x2x32x4xf32>, tensor<4x16x2x32xf32>, tensor<4x16x2x32xf32>, tensor<4x16x2x1x4xf32>, tensor<4x16x2x32x1xf32>, tensor<4x16x2x4xf32>, tensor<4x16x2x32x4xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>
    } loc(#loc25)
    %25 = tensor.empty() : tensor<2x16x64xf32> loc(#loc128)
    %26 = linalg.fill ins(%cst_5 : f32) outs(%25 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc128)
    %27 = linalg.generic {indexing_maps = [#map12, #map16, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24#1, %arg1 : tensor<2x16x32xf32>, tensor<32x64xf32>) outs(%26 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in, %in_8 : f32
      %90 = arith.addf %out, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<2x16x64xf32> loc(#loc128)
    %28 = tensor.empty() : tensor<2x16xf32> loc(#loc129)
    %29 = linalg.fill ins(%cst_2 : f32) outs(%28 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc129)
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<2x16x64xf32>) outs(%29 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.maximumf %out, %in : f32
      linalg.yield %89 : f32
    } -> tensor<2x16xf32> loc(#loc129)
    %31 = tensor.empty() : tensor<2x16x64xf32> loc(#loc130)
    %32 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%31 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.subf %in, %in_8 : f32
      linalg.yield %89 : f32
    } -> tensor<2x16x64xf32> loc(#loc130)
    %33 = tensor.empty() : tensor<2x16x64xf32> loc(#loc131)
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x16x64xf32>) outs(%33 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = math.exp %in : f32
      linalg.yield %89 : f32
    } -> tensor<2x16x64xf32> loc(#loc131)
    %35 = tensor.empty() : tensor<2x16xf32> loc(#loc132)
    %36 = linalg.fill ins(%cst_5 : f32) outs(%35 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc132)
    %37 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<2x16x64xf32>) outs(%36 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.addf %out, %in : f32
      linalg.yield %89 : f32
    } -> tensor<2x16xf32> loc(#loc132)
    %38 = tensor.empty() : tensor<2x16x1xf32> loc(#loc133)
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x16xf32>) outs(%38 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32> loc(#loc133)
    %40 = tensor.empty() : tensor<2x16x64xi32> loc(#loc134)
    %41 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%40 : tensor<2x16x64xi32>) {
    ^bb0(%out: i32):
      %89 = linalg.index 2 : index
      %90 = arith.index_cast %89 : index to i32
      linalg.yield %90 : i32
    } -> tensor<2x16x64xi32> loc(#loc134)
    %42 = tensor.empty() : tensor<2x16x64xi1> loc(#loc135)
    %43 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %41 : tensor<2x16xi32>, tensor<2x16x64xi32>) outs(%42 : tensor<2x16x64xi1>) {
    ^bb0(%in: i32, %in_8: i32, %out: i1):
      %89 = arith.cmpi eq, %in, %in_8 : i32
      linalg.yield %89 : i1
    } -> tensor<2x16x64xi1> loc(#loc135)
    %44 = tensor.empty() : tensor<f32> loc(#loc136)
    %45 = linalg.fill ins(%cst_5 : f32) outs(%44 : tensor<f32>) -> tensor<f32> loc(#loc136)
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map10, #map17], iterator_types = ["reduction", "reduction", "reduction"]} ins(%43, %32, %39 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%45 : tensor<f32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %89 = math.log %in_9 : f32
      %90 = arith.subf %in_8, %89 : f32
      %91 = arith.select %in, %90, %cst_5 : f32
      %92 = arith.addf %out, %91 : f32
      linalg.yield %92 : f32
    } -> tensor<f32> loc(#loc136)
    %47 = tensor.empty() : tensor<f32> loc(#loc137)
    %48 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%46 : tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.negf %in : f32
      %90 = arith.divf %89, %cst_1 : f32
      linalg.yield %90 : f32
    } -> tensor<f32> loc(#loc137)
    %49 = tensor.empty() : tensor<2x16x64xf32> loc(#loc138)
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x16x64xi1>) outs(%49 : tensor<2x16x64xf32>) {
    ^bb0(%in: i1, %out: f32):
      %89 = arith.select %in, %cst, %cst_5 : f32
      linalg.yield %89 : f32
    } -> tensor<2x16x64xf32> loc(#loc138)
    %51 = tensor.empty() : tensor<2x16xf32> loc(#loc139)
    %expanded = tensor.expand_shape %51 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc139)
    %52 = linalg.fill ins(%cst_5 : f32) outs(%expanded : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc139)
    %expanded_7 = tensor.expand_shape %50 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc139)
    %53 = linalg.generic {indexing_maps = [#map2, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_7 : tensor<2x16x1x64xf32>) outs(%52 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %89 = arith.negf %in : f32
      %90 = arith.addf %out, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<2x16x1xf32> loc(#loc139)
    %54 = tensor.empty() : tensor<2x16xf32> loc(#loc140)
    %55 = linalg.fill ins(%cst_5 : f32) outs(%54 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc140)
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53, %39 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%55 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.divf %in, %in_8 : f32
      %90 = arith.addf %out, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<2x16xf32> loc(#loc140)
    %57 = tensor.empty() : tensor<2x16x64xf32> loc(#loc141)
    %58 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %56, %34 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%57 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_8: f32, %in_9: f32, %out: f32):
      %89 = arith.mulf %in_8, %in_9 : f32
      %90 = arith.addf %in, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<2x16x64xf32> loc(#loc141)
    %59 = tensor.empty() : tensor<64x32xf32> loc(#loc142)
    %60 = linalg.fill ins(%cst_5 : f32) outs(%59 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc142)
    %61 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%58, %24#1 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%60 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in, %in_8 : f32
      %90 = arith.addf %out, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<64x32xf32> loc(#loc142)
    %62 = tensor.empty() : tensor<2x16x32xf32> loc(#loc143)
    %63 = linalg.fill ins(%cst_5 : f32) outs(%62 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc143)
    %64 = linalg.generic {indexing_maps = [#map12, #map21, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58, %arg1 : tensor<2x16x64xf32>, tensor<32x64xf32>) outs(%63 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in, %in_8 : f32
      %90 = arith.addf %out, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<2x16x32xf32> loc(#loc143)
    %65 = tensor.empty() : tensor<4x32x32xf32> loc(#loc144)
    %66 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%65 : tensor<4x32x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x32x32xf32> loc(#loc144)
    %67:9 = scf.for %arg11 = %c0 to %c4 step %c1 iter_args(%arg12 = %cst_6, %arg13 = %64, %arg14 = %11, %arg15 = %11, %arg16 = %66, %arg17 = %11, %arg18 = %66, %arg19 = %66, %arg20 = %66) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x32x4xf32>, tensor<4x32x4xf32>, tensor<4x32x32xf32>, tensor<4x32x4xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) {
      %89 = tensor.empty() : tensor<i32> loc(#loc146)
      %90 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg12 : tensor<i32>) outs(%89 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %271 = arith.subi %c3_i32, %in : i32
        linalg.yield %271 : i32
      } -> tensor<i32> loc(#loc146)
      %extracted = tensor.extract %90[] : tensor<i32> loc(#loc147)
      %91 = arith.index_cast %extracted : i32 to index loc(#loc147)
      %92 = arith.maxsi %91, %c0 : index loc(#loc147)
      %93 = arith.minsi %92, %c3 : index loc(#loc147)
      %extracted_slice = tensor.extract_slice %arg7[%93, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc147)
      %extracted_8 = tensor.extract %90[] : tensor<i32> loc(#loc148)
      %94 = arith.index_cast %extracted_8 : i32 to index loc(#loc148)
      %95 = arith.maxsi %94, %c0 : index loc(#loc148)
      %96 = arith.minsi %95, %c3 : index loc(#loc148)
      %extracted_slice_9 = tensor.extract_slice %24#2[%96, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc148)
      %collapsed = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc149)
      %extracted_10 = tensor.extract %90[] : tensor<i32> loc(#loc150)
      %97 = arith.index_cast %extracted_10 : i32 to index loc(#loc150)
      %98 = arith.maxsi %97, %c0 : index loc(#loc150)
      %99 = arith.minsi %98, %c3 : index loc(#loc150)
      %extracted_slice_11 = tensor.extract_slice %24#3[%99, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc150)
      %extracted_12 = tensor.extract %90[] : tensor<i32> loc(#loc151)
      %100 = arith.index_cast %extracted_12 : i32 to index loc(#loc151)
      %101 = arith.maxsi %100, %c0 : index loc(#loc151)
      %102 = arith.minsi %101, %c3 : index loc(#loc151)
      %extracted_slice_13 = tensor.extract_slice %arg8[%102, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc151)
      %extracted_14 = tensor.extract %90[] : tensor<i32> loc(#loc152)
      %103 = arith.index_cast %extracted_14 : i32 to index loc(#loc152)
      %104 = arith.maxsi %103, %c0 : index loc(#loc152)
      %105 = arith.minsi %104, %c3 : index loc(#loc152)
      %extracted_slice_15 = tensor.extract_slice %24#5[%105, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc152)
      %extracted_16 = tensor.extract %90[] : tensor<i32> loc(#loc153)
      %106 = arith.index_cast %extracted_16 : i32 to index loc(#loc153)
      %107 = arith.maxsi %106, %c0 : index loc(#loc153)
      %108 = arith.minsi %107, %c3 : index loc(#loc153)
      %extracted_slice_17 = tensor.extract_slice %24#6[%108, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc153)
      %extracted_18 = tensor.extract %90[] : tensor<i32> loc(#loc154)
      %109 = arith.index_cast %extracted_18 : i32 to index loc(#loc154)
      %110 = arith.maxsi %109, %c0 : index loc(#loc154)
      %111 = arith.minsi %110, %c3 : index loc(#loc154)
      %extracted_slice_19 = tensor.extract_slice %24#7[%111, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc154)
      %extracted_20 = tensor.extract %90[] : tensor<i32> loc(#loc155)
      %112 = arith.index_cast %extracted_20 : i32 to index loc(#loc155)
      %113 = arith.maxsi %112, %c0 : index loc(#loc155)
      %114 = arith.minsi %113, %c3 : index loc(#loc155)
      %extracted_slice_21 = tensor.extract_slice %arg3[%114, 0, 0] [1, 32, 4] [1, 1, 1] : tensor<4x32x4xf32> to tensor<1x32x4xf32> loc(#loc155)
      %extracted_22 = tensor.extract %90[] : tensor<i32> loc(#loc156)
      %115 = arith.index_cast %extracted_22 : i32 to index loc(#loc156)
      %116 = arith.maxsi %115, %c0 : index loc(#loc156)
      %117 = arith.minsi %116, %c3 : index loc(#loc156)
      %extracted_slice_23 = tensor.extract_slice %arg5[%117, 0, 0] [1, 32, 4] [1, 1, 1] : tensor<4x32x4xf32> to tensor<1x32x4xf32> loc(#loc156)
      %extracted_24 = tensor.extract %90[] : tensor<i32> loc(#loc157)
      %118 = arith.index_cast %extracted_24 : i32 to index loc(#loc157)
      %119 = arith.maxsi %118, %c0 : index loc(#loc157)
      %120 = arith.minsi %119, %c3 : index loc(#loc157)
      %extracted_slice_25 = tensor.extract_slice %24#8[%120, 0, 0] [1, 32, 4] [1, 1, 1] : tensor<4x32x4xf32> to tensor<1x32x4xf32> loc(#loc157)
      %extracted_26 = tensor.extract %90[] : tensor<i32> loc(#loc158)
      %121 = arith.index_cast %extracted_26 : i32 to index loc(#loc158)
      %122 = arith.maxsi %121, %c0 : index loc(#loc158)
      %123 = arith.minsi %122, %c3 : index loc(#loc158)
      %extracted_slice_27 = tensor.extract_slice %24#9[%123, 0, 0, 0] [1, 1, 32, 4] [1, 1, 1, 1] : tensor<4x1x32x4xf32> to tensor<1x1x32x4xf32> loc(#loc158)
      %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0], [1, 2], [3]] : tensor<1x1x32x4xf32> into tensor<1x32x4xf32> loc(#loc159)
      %extracted_29 = tensor.extract %90[] : tensor<i32> loc(#loc160)
      %124 = arith.index_cast %extracted_29 : i32 to index loc(#loc160)
      %125 = arith.maxsi %124, %c0 : index loc(#loc160)
      %126 = arith.minsi %125, %c3 : index loc(#loc160)
      %extracted_slice_30 = tensor.extract_slice %24#10[%126, 0, 0, 0, 0] [1, 16, 2, 32, 1] [1, 1, 1, 1, 1] : tensor<4x16x2x32x1xf32> to tensor<1x16x2x32x1xf32> loc(#loc160)
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2], [3], [4]] : tensor<1x16x2x32x1xf32> into tensor<16x2x32x1xf32> loc(#loc161)
      %extracted_32 = tensor.extract %90[] : tensor<i32> loc(#loc162)
      %127 = arith.index_cast %extracted_32 : i32 to index loc(#loc162)
      %128 = arith.maxsi %127, %c0 : index loc(#loc162)
      %129 = arith.minsi %128, %c3 : index loc(#loc162)
      %extracted_slice_33 = tensor.extract_slice %24#11[%129, 0, 0, 0, 0] [1, 16, 2, 32, 4] [1, 1, 1, 1, 1] : tensor<4x16x2x32x4xf32> to tensor<1x16x2x32x4xf32> loc(#loc162)
      %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0, 1], [2], [3], [4]] : tensor<1x16x2x32x4xf32> into tensor<16x2x32x4xf32> loc(#loc163)
      %extracted_35 = tensor.extract %90[] : tensor<i32> loc(#loc164)
      %130 = arith.index_cast %extracted_35 : i32 to index loc(#loc164)
      %131 = arith.maxsi %130, %c0 : index loc(#loc164)
      %132 = arith.minsi %131, %c3 : index loc(#loc164)
      %extracted_slice_36 = tensor.extract_slice %24#12[%132, 0, 0, 0, 0] [1, 16, 2, 32, 4] [1, 1, 1, 1, 1] : tensor<4x16x2x32x4xf32> to tensor<1x16x2x32x4xf32> loc(#loc164)
      %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [[0, 1], [2], [3], [4]] : tensor<1x16x2x32x4xf32> into tensor<16x2x32x4xf32> loc(#loc165)
      %extracted_38 = tensor.extract %90[] : tensor<i32> loc(#loc166)
      %133 = arith.index_cast %extracted_38 : i32 to index loc(#loc166)
      %134 = arith.maxsi %133, %c0 : index loc(#loc166)
      %135 = arith.minsi %134, %c3 : index loc(#loc166)
      %extracted_slice_39 = tensor.extract_slice %24#13[%135, 0, 0, 0] [1, 16, 2, 32] [1, 1, 1, 1] : tensor<4x16x2x32xf32> to tensor<1x16x2x32xf32> loc(#loc166)
      %collapsed_40 = tensor.collapse_shape %extracted_slice_39 [[0, 1], [2], [3]] : tensor<1x16x2x32xf32> into tensor<16x2x32xf32> loc(#loc167)
      %extracted_41 = tensor.extract %90[] : tensor<i32> loc(#loc168)
      %136 = arith.index_cast %extracted_41 : i32 to index loc(#loc168)
      %137 = arith.maxsi %136, %c0 : index loc(#loc168)
      %138 = arith.minsi %137, %c3 : index loc(#loc168)
      %extracted_slice_42 = tensor.extract_slice %24#14[%138, 0, 0, 0] [1, 16, 2, 32] [1, 1, 1, 1] : tensor<4x16x2x32xf32> to tensor<1x16x2x32xf32> loc(#loc168)
      %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [[0, 1], [2], [3]] : tensor<1x16x2x32xf32> into tensor<16x2x32xf32> loc(#loc169)
      %extracted_44 = tensor.extract %90[] : tensor<i32> loc(#loc170)
      %139 = arith.index_cast %extracted_44 : i32 to index loc(#loc170)
      %140 = arith.maxsi %139, %c0 : index loc(#loc170)
      %141 = arith.minsi %140, %c3 : index loc(#loc170)
      %extracted_slice_45 = tensor.extract_slice %24#15[%141, 0, 0, 0, 0] [1, 16, 2, 1, 4] [1, 1, 1, 1, 1] : tensor<4x16x2x1x4xf32> to tensor<1x16x2x1x4xf32> loc(#loc170)
      %collapsed_46 = tensor.collapse_shape %extracted_slice_45 [[0, 1], [2], [3], [4]] : tensor<1x16x2x1x4xf32> into tensor<16x2x1x4xf32> loc(#loc171)
      %extracted_47 = tensor.extract %90[] : tensor<i32> loc(#loc172)
      %142 = arith.index_cast %extracted_47 : i32 to index loc(#loc172)
      %143 = arith.maxsi %142, %c0 : index loc(#loc172)
      %144 = arith.minsi %143, %c3 : index loc(#loc172)
      %extracted_slice_48 = tensor.extract_slice %24#16[%144, 0, 0, 0, 0] [1, 16, 2, 32, 1] [1, 1, 1, 1, 1] : tensor<4x16x2x32x1xf32> to tensor<1x16x2x32x1xf32> loc(#loc172)
      %collapsed_49 = tensor.collapse_shape %extracted_slice_48 [[0, 1], [2], [3], [4]] : tensor<1x16x2x32x1xf32> into tensor<16x2x32x1xf32> loc(#loc173)
      %extracted_50 = tensor.extract %90[] : tensor<i32> loc(#loc174)
      %145 = arith.index_cast %extracted_50 : i32 to index loc(#loc174)
      %146 = arith.maxsi %145, %c0 : index loc(#loc174)
      %147 = arith.minsi %146, %c3 : index loc(#loc174)
      %extracted_slice_51 = tensor.extract_slice %24#17[%147, 0, 0, 0] [1, 16, 2, 4] [1, 1, 1, 1] : tensor<4x16x2x4xf32> to tensor<1x16x2x4xf32> loc(#loc174)
      %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [[0, 1], [2], [3]] : tensor<1x16x2x4xf32> into tensor<16x2x4xf32> loc(#loc175)
      %extracted_53 = tensor.extract %90[] : tensor<i32> loc(#loc176)
      %148 = arith.index_cast %extracted_53 : i32 to index loc(#loc176)
      %149 = arith.maxsi %148, %c0 : index loc(#loc176)
      %150 = arith.minsi %149, %c3 : index loc(#loc176)
      %extracted_slice_54 = tensor.extract_slice %24#18[%150, 0, 0, 0, 0] [1, 16, 2, 32, 4] [1, 1, 1, 1, 1] : tensor<4x16x2x32x4xf32> to tensor<1x16x2x32x4xf32> loc(#loc176)
      %collapsed_55 = tensor.collapse_shape %extracted_slice_54 [[0, 1], [2], [3], [4]] : tensor<1x16x2x32x4xf32> into tensor<16x2x32x4xf32> loc(#loc177)
      %extracted_56 = tensor.extract %90[] : tensor<i32> loc(#loc178)
      %151 = arith.index_cast %extracted_56 : i32 to index loc(#loc178)
      %152 = arith.maxsi %151, %c0 : index loc(#loc178)
      %153 = arith.minsi %152, %c3 : index loc(#loc178)
      %extracted_slice_57 = tensor.extract_slice %arg4[%153, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc178)
      %extracted_58 = tensor.extract %90[] : tensor<i32> loc(#loc179)
      %154 = arith.index_cast %extracted_58 : i32 to index loc(#loc179)
      %155 = arith.maxsi %154, %c0 : index loc(#loc179)
      %156 = arith.minsi %155, %c3 : index loc(#loc179)
      %extracted_slice_59 = tensor.extract_slice %24#19[%156, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc179)
      %extracted_60 = tensor.extract %90[] : tensor<i32> loc(#loc180)
      %157 = arith.index_cast %extracted_60 : i32 to index loc(#loc180)
      %158 = arith.maxsi %157, %c0 : index loc(#loc180)
      %159 = arith.minsi %158, %c3 : index loc(#loc180)
      %extracted_slice_61 = tensor.extract_slice %24#20[%159, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc180)
      %extracted_62 = tensor.extract %90[] : tensor<i32> loc(#loc181)
      %160 = arith.index_cast %extracted_62 : i32 to index loc(#loc181)
      %161 = arith.maxsi %160, %c0 : index loc(#loc181)
      %162 = arith.minsi %161, %c3 : index loc(#loc181)
      %extracted_slice_63 = tensor.extract_slice %24#21[%162, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc181)
      %extracted_64 = tensor.extract %90[] : tensor<i32> loc(#loc182)
      %163 = arith.index_cast %extracted_64 : i32 to index loc(#loc182)
      %164 = arith.maxsi %163, %c0 : index loc(#loc182)
      %165 = arith.minsi %164, %c3 : index loc(#loc182)
      %extracted_slice_65 = tensor.extract_slice %24#22[%165, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc182)
      %extracted_66 = tensor.extract %90[] : tensor<i32> loc(#loc183)
      %166 = arith.index_cast %extracted_66 : i32 to index loc(#loc183)
      %167 = arith.maxsi %166, %c0 : index loc(#loc183)
      %168 = arith.minsi %167, %c3 : index loc(#loc183)
      %extracted_slice_67 = tensor.extract_slice %24#23[%168, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc183)
      %extracted_68 = tensor.extract %90[] : tensor<i32> loc(#loc184)
      %169 = arith.index_cast %extracted_68 : i32 to index loc(#loc184)
      %170 = arith.maxsi %169, %c0 : index loc(#loc184)
      %171 = arith.minsi %170, %c3 : index loc(#loc184)
      %extracted_slice_69 = tensor.extract_slice %arg6[%171, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc184)
      %extracted_70 = tensor.extract %90[] : tensor<i32> loc(#loc185)
      %172 = arith.index_cast %extracted_70 : i32 to index loc(#loc185)
      %173 = arith.maxsi %172, %c0 : index loc(#loc185)
      %174 = arith.minsi %173, %c3 : index loc(#loc185)
      %extracted_slice_71 = tensor.extract_slice %24#24[%174, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc185)
      %175 = tensor.empty() : tensor<32x32xf32> loc(#loc186)
      %176 = linalg.fill ins(%cst_5 : f32) outs(%175 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc186)
      %expanded_72 = tensor.expand_shape %arg13 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc186)
      %177 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_72, %extracted_slice_71 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%176 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<32x32xf32> loc(#loc186)
      %178 = tensor.empty() : tensor<2x16x32xf32> loc(#loc187)
      %expanded_73 = tensor.expand_shape %178 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc187)
      %179 = linalg.fill ins(%cst_5 : f32) outs(%expanded_73 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc187)
      %180 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg13, %extracted_slice_69 : tensor<2x16x32xf32>, tensor<1x32x32xf32>) outs(%179 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc187)
      %expanded_74 = tensor.expand_shape %180 [[0, 1], [2], [3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x1x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc188)
      %expanded_75 = tensor.expand_shape %extracted_slice_67 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc188)
      %expanded_76 = tensor.expand_shape %extracted_slice_65 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc189)
      %expanded_77 = tensor.expand_shape %180 [[0, 1], [2], [3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x1x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc189)
      %expanded_78 = tensor.expand_shape %extracted_slice_63 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc190)
      %expanded_79 = tensor.expand_shape %extracted_slice_61 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc191)
      %expanded_80 = tensor.expand_shape %extracted_slice_59 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc192)
      %181 = tensor.empty() : tensor<1x2x16x1x32xf32> loc(#loc193)
      %182 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_75, %expanded_74, %expanded_79, %expanded_78, %expanded_80 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%181 : tensor<1x2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %in_109: f32, %in_110: f32, %in_111: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.mulf %in_110, %271 : f32
        %273 = arith.mulf %272, %in_111 : f32
        %274 = arith.mulf %271, %in_109 : f32
        %275 = arith.addf %274, %273 : f32
        linalg.yield %275 : f32
      } -> tensor<1x2x16x1x32xf32> loc(#loc193)
      %collapsed_81 = tensor.collapse_shape %182 [[0, 1], [2], [3, 4]] : tensor<1x2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc193)
      %183 = tensor.empty() : tensor<32x32xf32> loc(#loc194)
      %184 = linalg.fill ins(%cst_5 : f32) outs(%183 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc194)
      %185 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_81, %collapsed : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%184 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<32x32xf32> loc(#loc194)
      %186 = tensor.empty() : tensor<2x16x32xf32> loc(#loc195)
      %expanded_82 = tensor.expand_shape %186 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc195)
      %187 = linalg.fill ins(%cst_5 : f32) outs(%expanded_82 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc195)
      %188 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_81, %extracted_slice_57 : tensor<2x16x32xf32>, tensor<1x32x32xf32>) outs(%187 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc195)
      %expanded_83 = tensor.expand_shape %arg13 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc196)
      %189 = tensor.empty() : tensor<16x1x2x1x32xf32> loc(#loc197)
      %190 = linalg.generic {indexing_maps = [#map28, #map28, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_77, %expanded_76 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%189 : tensor<16x1x2x1x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        linalg.yield %271 : f32
      } -> tensor<16x1x2x1x32xf32> loc(#loc197)
      %collapsed_84 = tensor.collapse_shape %190 [[0], [1, 2], [3, 4]] : tensor<16x1x2x1x32xf32> into tensor<16x2x32xf32> loc(#loc197)
      %191 = tensor.empty() : tensor<32x4xf32> loc(#loc198)
      %192 = linalg.generic {indexing_maps = [#map29], iterator_types = ["parallel", "parallel"]} outs(%191 : tensor<32x4xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_5 : f32
      } -> tensor<32x4xf32> loc(#loc198)
      %193 = tensor.empty() : tensor<16x2x32xf32> loc(#loc199)
      %194 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%193 : tensor<16x2x32xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_5 : f32
      } -> tensor<16x2x32xf32> loc(#loc199)
      %195 = tensor.empty() : tensor<16x2x4xf32> loc(#loc200)
      %196 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%195 : tensor<16x2x4xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_5 : f32
      } -> tensor<16x2x4xf32> loc(#loc200)
      %197:7 = scf.for %arg21 = %c0 to %c16 step %c1 iter_args(%arg22 = %cst_6, %arg23 = %192, %arg24 = %7, %arg25 = %194, %arg26 = %194, %arg27 = %196, %arg28 = %196) -> (tensor<i32>, tensor<32x4xf32>, tensor<2x32x4xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x4xf32>, tensor<16x2x4xf32>) {
        %271 = tensor.empty() : tensor<i32> loc(#loc202)
        %272 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg22 : tensor<i32>) outs(%271 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %362 = arith.subi %c15_i32, %in : i32
          linalg.yield %362 : i32
        } -> tensor<i32> loc(#loc202)
        %extracted_108 = tensor.extract %272[] : tensor<i32> loc(#loc203)
        %273 = arith.index_cast %extracted_108 : i32 to index loc(#loc203)
        %274 = arith.maxsi %273, %c0 : index loc(#loc203)
        %275 = arith.minsi %274, %c15 : index loc(#loc203)
        %extracted_slice_109 = tensor.extract_slice %collapsed_84[%275, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc203)
        %extracted_110 = tensor.extract %272[] : tensor<i32> loc(#loc204)
        %276 = arith.index_cast %extracted_110 : i32 to index loc(#loc204)
        %277 = arith.maxsi %276, %c0 : index loc(#loc204)
        %278 = arith.minsi %277, %c15 : index loc(#loc204)
        %extracted_slice_111 = tensor.extract_slice %collapsed_31[%278, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<16x2x32x1xf32> to tensor<1x2x32x1xf32> loc(#loc204)
        %collapsed_112 = tensor.collapse_shape %extracted_slice_111 [[0, 1], [2], [3]] : tensor<1x2x32x1xf32> into tensor<2x32x1xf32> loc(#loc205)
        %extracted_113 = tensor.extract %272[] : tensor<i32> loc(#loc206)
        %279 = arith.index_cast %extracted_113 : i32 to index loc(#loc206)
        %280 = arith.maxsi %279, %c0 : index loc(#loc206)
        %281 = arith.minsi %280, %c15 : index loc(#loc206)
        %extracted_slice_114 = tensor.extract_slice %collapsed_34[%281, 0, 0, 0] [1, 2, 32, 4] [1, 1, 1, 1] : tensor<16x2x32x4xf32> to tensor<1x2x32x4xf32> loc(#loc206)
        %extracted_115 = tensor.extract %272[] : tensor<i32> loc(#loc207)
        %282 = arith.index_cast %extracted_115 : i32 to index loc(#loc207)
        %283 = arith.maxsi %282, %c0 : index loc(#loc207)
        %284 = arith.minsi %283, %c15 : index loc(#loc207)
        %extracted_slice_116 = tensor.extract_slice %collapsed_37[%284, 0, 0, 0] [1, 2, 32, 4] [1, 1, 1, 1] : tensor<16x2x32x4xf32> to tensor<1x2x32x4xf32> loc(#loc207)
        %extracted_117 = tensor.extract %272[] : tensor<i32> loc(#loc208)
        %285 = arith.index_cast %extracted_117 : i32 to index loc(#loc208)
        %286 = arith.maxsi %285, %c0 : index loc(#loc208)
        %287 = arith.minsi %286, %c15 : index loc(#loc208)
        %extracted_slice_118 = tensor.extract_slice %collapsed_40[%287, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc208)
        %extracted_119 = tensor.extract %272[] : tensor<i32> loc(#loc209)
        %288 = arith.index_cast %extracted_119 : i32 to index loc(#loc209)
        %289 = arith.maxsi %288, %c0 : index loc(#loc209)
        %290 = arith.minsi %289, %c15 : index loc(#loc209)
        %extracted_slice_120 = tensor.extract_slice %collapsed_43[%290, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc209)
        %extracted_121 = tensor.extract %272[] : tensor<i32> loc(#loc210)
        %291 = arith.index_cast %extracted_121 : i32 to index loc(#loc210)
        %292 = arith.maxsi %291, %c0 : index loc(#loc210)
        %293 = arith.minsi %292, %c15 : index loc(#loc210)
        %extracted_slice_122 = tensor.extract_slice %collapsed_46[%293, 0, 0, 0] [1, 2, 1, 4] [1, 1, 1, 1] : tensor<16x2x1x4xf32> to tensor<1x2x1x4xf32> loc(#loc210)
        %collapsed_123 = tensor.collapse_shape %extracted_slice_122 [[0, 1], [2], [3]] : tensor<1x2x1x4xf32> into tensor<2x1x4xf32> loc(#loc211)
        %extracted_124 = tensor.extract %272[] : tensor<i32> loc(#loc212)
        %294 = arith.index_cast %extracted_124 : i32 to index loc(#loc212)
        %295 = arith.maxsi %294, %c0 : index loc(#loc212)
        %296 = arith.minsi %295, %c15 : index loc(#loc212)
        %extracted_slice_125 = tensor.extract_slice %collapsed_49[%296, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<16x2x32x1xf32> to tensor<1x2x32x1xf32> loc(#loc212)
        %collapsed_126 = tensor.collapse_shape %extracted_slice_125 [[0, 1], [2], [3]] : tensor<1x2x32x1xf32> into tensor<2x32x1xf32> loc(#loc213)
        %extracted_127 = tensor.extract %272[] : tensor<i32> loc(#loc214)
        %297 = arith.index_cast %extracted_127 : i32 to index loc(#loc214)
        %298 = arith.maxsi %297, %c0 : index loc(#loc214)
        %299 = arith.minsi %298, %c15 : index loc(#loc214)
        %extracted_slice_128 = tensor.extract_slice %collapsed_52[%299, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<16x2x4xf32> to tensor<1x2x4xf32> loc(#loc214)
        %extracted_129 = tensor.extract %272[] : tensor<i32> loc(#loc215)
        %300 = arith.index_cast %extracted_129 : i32 to index loc(#loc215)
        %301 = arith.maxsi %300, %c0 : index loc(#loc215)
        %302 = arith.minsi %301, %c15 : index loc(#loc215)
        %extracted_slice_130 = tensor.extract_slice %collapsed_55[%302, 0, 0, 0] [1, 2, 32, 4] [1, 1, 1, 1] : tensor<16x2x32x4xf32> to tensor<1x2x32x4xf32> loc(#loc215)
        %303 = tensor.empty() : tensor<2x4xf32> loc(#loc216)
        %expanded_131 = tensor.expand_shape %303 [[0, 1], [2]] output_shape [1, 2, 4] : tensor<2x4xf32> into tensor<1x2x4xf32> loc(#loc216)
        %304 = linalg.fill ins(%cst_5 : f32) outs(%expanded_131 : tensor<1x2x4xf32>) -> tensor<1x2x4xf32> loc(#loc216)
        %305 = linalg.generic {indexing_maps = [#map12, #map30, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%extracted_slice_109, %extracted_slice_130 : tensor<1x2x32xf32>, tensor<1x2x32x4xf32>) outs(%304 : tensor<1x2x4xf32>) {
        ^bb0(%in: f32, %in_158: f32, %out: f32):
          %362 = arith.mulf %in, %in_158 : f32
          %363 = arith.addf %out, %362 : f32
          linalg.yield %363 : f32
        } -> tensor<1x2x4xf32> loc(#loc216)
        %306 = tensor.empty() : tensor<2x32x4xf32> loc(#loc217)
        %expanded_132 = tensor.expand_shape %306 [[0, 1], [2], [3]] output_shape [1, 2, 32, 4] : tensor<2x32x4xf32> into tensor<1x2x32x4xf32> loc(#loc217)
        %307 = linalg.fill ins(%cst_5 : f32) outs(%expanded_132 : tensor<1x2x32x4xf32>) -> tensor<1x2x32x4xf32> loc(#loc217)
        %expanded_133 = tensor.expand_shape %arg24 [[0, 1], [2], [3]] output_shape [1, 2, 32, 4] : tensor<2x32x4xf32> into tensor<1x2x32x4xf32> loc(#loc218)
        %308 = tensor.empty() : tensor<1x2x32x4xf32> loc(#loc218)
        %309:2 = linalg.generic {indexing_maps = [#map2, #map9, #map12, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_133, %extracted_slice_109, %extracted_slice_128 : tensor<1x2x32x4xf32>, tensor<1x2x32xf32>, tensor<1x2x4xf32>) outs(%307, %308 : tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) {
        ^bb0(%in: f32, %in_158: f32, %in_159: f32, %out: f32, %out_160: f32):
          %362 = arith.mulf %in_158, %in_159 : f32
          %363 = arith.addf %out, %362 : f32
          %364 = arith.addf %in, %363 : f32
          linalg.yield %363, %364 : f32, f32
        } -> (tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) loc(#loc218)
        %collapsed_134 = tensor.collapse_shape %309#1 [[0, 1], [2], [3]] : tensor<1x2x32x4xf32> into tensor<2x32x4xf32> loc(#loc218)
        %310 = tensor.empty() : tensor<2x4xf32> loc(#loc219)
        %311 = linalg.fill ins(%cst_5 : f32) outs(%310 : tensor<2x4xf32>) -> tensor<2x4xf32> loc(#loc219)
        %312 = linalg.generic {indexing_maps = [#map31, #map32, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_126, %collapsed_134 : tensor<2x32x1xf32>, tensor<2x32x4xf32>) outs(%311 : tensor<2x4xf32>) {
        ^bb0(%in: f32, %in_158: f32, %out: f32):
          %362 = arith.mulf %in, %in_158 : f32
          %363 = arith.addf %out, %362 : f32
          linalg.yield %363 : f32
        } -> tensor<2x4xf32> loc(#loc219)
        %expanded_135 = tensor.expand_shape %312 [[0], [1, 2]] output_shape [2, 1, 4] : tensor<2x4xf32> into tensor<2x1x4xf32> loc(#loc220)
        %313 = tensor.empty() : tensor<2x32xf32> loc(#loc221)
        %314 = linalg.fill ins(%cst_5 : f32) outs(%313 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc221)
        %315 = linalg.generic {indexing_maps = [#map1, #map13, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_134, %collapsed_123 : tensor<2x32x4xf32>, tensor<2x1x4xf32>) outs(%314 : tensor<2x32xf32>) {
        ^bb0(%in: f32, %in_158: f32, %out: f32):
          %362 = arith.mulf %in, %in_158 : f32
          %363 = arith.addf %out, %362 : f32
          linalg.yield %363 : f32
        } -> tensor<2x32xf32> loc(#loc221)
        %expanded_136 = tensor.expand_shape %315 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc222)
        %316 = tensor.empty() : tensor<2x4xf32> loc(#loc223)
        %317 = linalg.fill ins(%cst_5 : f32) outs(%316 : tensor<2x4xf32>) -> tensor<2x4xf32> loc(#loc223)
        %318 = linalg.generic {indexing_maps = [#map32, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_135 : tensor<2x1x4xf32>) outs(%317 : tensor<2x4xf32>) {
        ^bb0(%in: f32, %out: f32):
          %362 = arith.addf %out, %in : f32
          linalg.yield %362 : f32
        } -> tensor<2x4xf32> loc(#loc223)
        %319 = tensor.empty() : tensor<2x32xf32> loc(#loc224)
        %320 = linalg.fill ins(%cst_5 : f32) outs(%319 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc224)
        %321 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_136 : tensor<2x32x1xf32>) outs(%320 : tensor<2x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %362 = arith.addf %out, %in : f32
          linalg.yield %362 : f32
        } -> tensor<2x32xf32> loc(#loc224)
        %expanded_137 = tensor.expand_shape %321 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc225)
        %expanded_138 = tensor.expand_shape %321 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc226)
        %322 = tensor.empty() : tensor<1x2x32x4xf32> loc(#loc227)
        %323 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_114, %309#1 : tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) outs(%322 : tensor<1x2x32x4xf32>) {
        ^bb0(%in: f32, %in_158: f32, %out: f32):
          %362 = arith.mulf %in, %in_158 : f32
          linalg.yield %362 : f32
        } -> tensor<1x2x32x4xf32> loc(#loc227)
        %collapsed_139 = tensor.collapse_shape %323 [[0, 1], [2], [3]] : tensor<1x2x32x4xf32> into tensor<2x32x4xf32> loc(#loc227)
        %324 = tensor.empty() : tensor<1x2x32x4xf32> loc(#loc228)
        %325 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%309#1, %extracted_slice_116, %extracted_slice_114 : tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>, tensor<1x2x32x4xf32>) outs(%324 : tensor<1x2x32x4xf32>) {
        ^bb0(%in: f32, %in_158: f32, %in_159: f32, %out: f32):
          %362 = arith.mulf %in, %in_158 : f32
          %363 = arith.mulf %362, %in_159 : f32
          linalg.yield %363 : f32
        } -> tensor<1x2x32x4xf32> loc(#loc228)
        %collapsed_140 = tensor.collapse_shape %325 [[0, 1], [2], [3]] : tensor<1x2x32x4xf32> into tensor<2x32x4xf32> loc(#loc228)
        %326 = tensor.empty() : tensor<32x4xf32> loc(#loc229)
        %327 = linalg.fill ins(%cst_5 : f32) outs(%326 : tensor<32x4xf32>) -> tensor<32x4xf32> loc(#loc229)
        %328 = linalg.generic {indexing_maps = [#map33, #map34, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_112, %collapsed_140 : tensor<2x32x1xf32>, tensor<2x32x4xf32>) outs(%327 : tensor<32x4xf32>) {
        ^bb0(%in: f32, %in_158: f32, %out: f32):
          %362 = arith.mulf %in, %in_158 : f32
          %363 = arith.addf %out, %362 : f32
          linalg.yield %363 : f32
        } -> tensor<32x4xf32> loc(#loc229)
        %329 = tensor.empty() : tensor<2x32xf32> loc(#loc230)
        %330 = linalg.fill ins(%cst_5 : f32) outs(%329 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc230)
        %331 = linalg.generic {indexing_maps = [#map1, #map11, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_140, %collapsed_28 : tensor<2x32x4xf32>, tensor<1x32x4xf32>) outs(%330 : tensor<2x32xf32>) {
        ^bb0(%in: f32, %in_158: f32, %out: f32):
          %362 = arith.mulf %in, %in_158 : f32
          %363 = arith.addf %out, %362 : f32
          linalg.yield %363 : f32
        } -> tensor<2x32xf32> loc(#loc230)
        %332 = tensor.empty() : tensor<32x4xf32> loc(#loc231)
        %expanded_141 = tensor.expand_shape %332 [[0, 1], [2]] output_shape [1, 32, 4] : tensor<32x4xf32> into tensor<1x32x4xf32> loc(#loc231)
        %333 = linalg.fill ins(%cst_5 : f32) outs(%expanded_141 : tensor<1x32x4xf32>) -> tensor<1x32x4xf32> loc(#loc231)
        %expanded_142 = tensor.expand_shape %328 [[0, 1, 2], [3]] output_shape [1, 1, 32, 4] : tensor<32x4xf32> into tensor<1x1x32x4xf32> loc(#loc231)
        %334 = linalg.generic {indexing_maps = [#map35, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_142 : tensor<1x1x32x4xf32>) outs(%333 : tensor<1x32x4xf32>) {
        ^bb0(%in: f32, %out: f32):
          %362 = arith.addf %out, %in : f32
          linalg.yield %362 : f32
        } -> tensor<1x32x4xf32> loc(#loc231)
        %expanded_143 = tensor.expand_shape %arg23 [[0, 1], [2]] output_shape [1, 32, 4] : tensor<32x4xf32> into tensor<1x32x4xf32> loc(#loc232)
        %335 = tensor.empty() : tensor<1x32x4xf32> loc(#loc232)
        %336 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_143, %334, %extracted_slice_25 : tensor<1x32x4xf32>, tensor<1x32x4xf32>, tensor<1x32x4xf32>) outs(%335 : tensor<1x32x4xf32>) {
        ^bb0(%in: f32, %in_158: f32, %in_159: f32, %out: f32):
          %362 = arith.mulf %in_158, %in_159 : f32
          %363 = arith.addf %in, %362 : f32
          linalg.yield %363 : f32
        } -> tensor<1x32x4xf32> loc(#loc232)
        %collapsed_144 = tensor.collapse_shape %336 [[0, 1], [2]] : tensor<1x32x4xf32> into tensor<32x4xf32> loc(#loc232)
        %337 = tensor.empty() : tensor<2x32xf32> loc(#loc233)
        %expanded_145 = tensor.expand_shape %337 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc233)
        %338 = linalg.fill ins(%cst_5 : f32) outs(%expanded_145 : tensor<1x2x32xf32>) -> tensor<1x2x32xf32> loc(#loc233)
        %expanded_146 = tensor.expand_shape %331 [[0, 1], [2, 3]] output_shape [1, 2, 32, 1] : tensor<2x32xf32> into tensor<1x2x32x1xf32> loc(#loc233)
        %339 = linalg.generic {indexing_maps = [#map2, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_146 : tensor<1x2x32x1xf32>) outs(%338 : tensor<1x2x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %362 = arith.negf %in : f32
          %363 = arith.addf %out, %362 : f32
          linalg.yield %363 : f32
        } -> tensor<1x2x32xf32> loc(#loc233)
        %340 = tensor.empty() : tensor<1x1x2x32xf32> loc(#loc234)
        %341 = linalg.generic {indexing_maps = [#map8, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_120, %expanded_137 : tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%340 : tensor<1x1x2x32xf32>) {
        ^bb0(%in: f32, %in_158: f32, %out: f32):
          %362 = arith.mulf %in, %in_158 : f32
          linalg.yield %362 : f32
        } -> tensor<1x1x2x32xf32> loc(#loc234)
        %collapsed_147 = tensor.collapse_shape %341 [[0], [1, 2], [3]] : tensor<1x1x2x32xf32> into tensor<1x2x32xf32> loc(#loc234)
        %extracted_148 = tensor.extract %272[] : tensor<i32> loc(#loc235)
        %342 = arith.index_cast %extracted_148 : i32 to index loc(#loc235)
        %343 = arith.maxsi %342, %c0 : index loc(#loc235)
        %344 = arith.minsi %343, %c15 : index loc(#loc235)
        %inserted_slice_149 = tensor.insert_slice %collapsed_147 into %arg25[%344, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc235)
        %345 = tensor.empty() : tensor<1x1x2x32xf32> loc(#loc236)
        %346 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_138, %extracted_slice_118, %339 : tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%345 : tensor<1x1x2x32xf32>) {
        ^bb0(%in: f32, %in_158: f32, %in_159: f32, %out: f32):
          %362 = arith.mulf %in, %in_158 : f32
          %363 = arith.addf %362, %in_159 : f32
          linalg.yield %363 : f32
        } -> tensor<1x1x2x32xf32> loc(#loc236)
        %collapsed_150 = tensor.collapse_shape %346 [[0], [1, 2], [3]] : tensor<1x1x2x32xf32> into tensor<1x2x32xf32> loc(#loc236)
        %extracted_151 = tensor.extract %272[] : tensor<i32> loc(#loc237)
        %347 = arith.index_cast %extracted_151 : i32 to index loc(#loc237)
        %348 = arith.maxsi %347, %c0 : index loc(#loc237)
        %349 = arith.minsi %348, %c15 : index loc(#loc237)
        %inserted_slice_152 = tensor.insert_slice %collapsed_150 into %arg26[%349, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc237)
        %350 = tensor.empty() : tensor<1x2x4xf32> loc(#loc238)
        %351 = linalg.generic {indexing_maps = [#map36, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<2x4xf32>) outs(%350 : tensor<1x2x4xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x4xf32> loc(#loc238)
        %extracted_153 = tensor.extract %272[] : tensor<i32> loc(#loc239)
        %352 = arith.index_cast %extracted_153 : i32 to index loc(#loc239)
        %353 = arith.maxsi %352, %c0 : index loc(#loc239)
        %354 = arith.minsi %353, %c15 : index loc(#loc239)
        %inserted_slice_154 = tensor.insert_slice %351 into %arg27[%354, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<1x2x4xf32> into tensor<16x2x4xf32> loc(#loc239)
        %355 = tensor.empty() : tensor<1x1x2x4xf32> loc(#loc240)
        %356 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305 : tensor<1x2x4xf32>) outs(%355 : tensor<1x1x2x4xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x2x4xf32> loc(#loc240)
        %collapsed_155 = tensor.collapse_shape %356 [[0], [1, 2], [3]] : tensor<1x1x2x4xf32> into tensor<1x2x4xf32> loc(#loc240)
        %extracted_156 = tensor.extract %272[] : tensor<i32> loc(#loc241)
        %357 = arith.index_cast %extracted_156 : i32 to index loc(#loc241)
        %358 = arith.maxsi %357, %c0 : index loc(#loc241)
        %359 = arith.minsi %358, %c15 : index loc(#loc241)
        %inserted_slice_157 = tensor.insert_slice %collapsed_155 into %arg28[%359, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<1x2x4xf32> into tensor<16x2x4xf32> loc(#loc241)
        %360 = tensor.empty() : tensor<i32> loc(#loc242)
        %361 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg22 : tensor<i32>) outs(%360 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %362 = arith.addi %in, %c1_i32 : i32
          linalg.yield %362 : i32
        } -> tensor<i32> loc(#loc242)
        scf.yield %361, %collapsed_144, %collapsed_139, %inserted_slice_149, %inserted_slice_152, %inserted_slice_154, %inserted_slice_157 : tensor<i32>, tensor<32x4xf32>, tensor<2x32x4xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x4xf32>, tensor<16x2x4xf32>
      } loc(#loc201)
      %198 = tensor.empty() : tensor<2x16x4xf32> loc(#loc243)
      %199 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197#6 : tensor<16x2x4xf32>) outs(%198 : tensor<2x16x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x4xf32> loc(#loc243)
      %200 = tensor.empty() : tensor<2x16x4xf32> loc(#loc244)
      %201 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197#5 : tensor<16x2x4xf32>) outs(%200 : tensor<2x16x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x4xf32> loc(#loc244)
      %202 = tensor.empty() : tensor<2x16x32xf32> loc(#loc245)
      %203 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197#3 : tensor<16x2x32xf32>) outs(%202 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32> loc(#loc245)
      %204 = tensor.empty() : tensor<4x32xf32> loc(#loc246)
      %205 = linalg.fill ins(%cst_5 : f32) outs(%204 : tensor<4x32xf32>) -> tensor<4x32xf32> loc(#loc246)
      %206 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%199, %collapsed : tensor<2x16x4xf32>, tensor<2x16x32xf32>) outs(%205 : tensor<4x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<4x32xf32> loc(#loc246)
      %207 = tensor.empty() : tensor<2x16x32xf32> loc(#loc247)
      %expanded_85 = tensor.expand_shape %207 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc247)
      %208 = linalg.fill ins(%cst_5 : f32) outs(%expanded_85 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc247)
      %209 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%199, %extracted_slice_23 : tensor<2x16x4xf32>, tensor<1x32x4xf32>) outs(%208 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc247)
      %210 = tensor.empty() : tensor<4x32xf32> loc(#loc248)
      %211 = linalg.fill ins(%cst_5 : f32) outs(%210 : tensor<4x32xf32>) -> tensor<4x32xf32> loc(#loc248)
      %212 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%201, %collapsed : tensor<2x16x4xf32>, tensor<2x16x32xf32>) outs(%211 : tensor<4x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<4x32xf32> loc(#loc248)
      %213 = tensor.empty() : tensor<2x16x32xf32> loc(#loc249)
      %expanded_86 = tensor.expand_shape %213 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc249)
      %214 = linalg.fill ins(%cst_5 : f32) outs(%expanded_86 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc249)
      %215 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%201, %extracted_slice_21 : tensor<2x16x4xf32>, tensor<1x32x4xf32>) outs(%214 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc249)
      %expanded_87 = tensor.expand_shape %203 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc250)
      %expanded_88 = tensor.expand_shape %203 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc251)
      %216 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc252)
      %217 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_88, %extracted_slice_17, %extracted_slice_19, %expanded_87, %extracted_slice_15 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%216 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %in_109: f32, %in_110: f32, %in_111: f32, %out: f32):
        %271 = arith.mulf %in_109, %in_110 : f32
        %272 = arith.mulf %271, %in_111 : f32
        %273 = arith.mulf %in, %in_108 : f32
        %274 = arith.addf %273, %272 : f32
        linalg.yield %274 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc252)
      %collapsed_89 = tensor.collapse_shape %217 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc252)
      %218 = tensor.empty() : tensor<32x32xf32> loc(#loc253)
      %219 = linalg.fill ins(%cst_5 : f32) outs(%218 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc253)
      %220 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_89, %collapsed : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%219 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<32x32xf32> loc(#loc253)
      %221 = tensor.empty() : tensor<2x16x32xf32> loc(#loc254)
      %expanded_90 = tensor.expand_shape %221 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc254)
      %222 = linalg.fill ins(%cst_5 : f32) outs(%expanded_90 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc254)
      %223 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_89, %extracted_slice_13 : tensor<2x16x32xf32>, tensor<1x32x32xf32>) outs(%222 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc254)
      %expanded_91 = tensor.expand_shape %197#4 [[0], [1, 2], [3]] output_shape [16, 1, 2, 32] : tensor<16x2x32xf32> into tensor<16x1x2x32xf32> loc(#loc255)
      %224 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc255)
      %225 = linalg.generic {indexing_maps = [#map37, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_91, %extracted_slice_11 : tensor<16x1x2x32xf32>, tensor<1x2x16x32xf32>) outs(%224 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        linalg.yield %271 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc255)
      %collapsed_92 = tensor.collapse_shape %225 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc255)
      %226 = tensor.empty() : tensor<32x32xf32> loc(#loc256)
      %227 = linalg.fill ins(%cst_5 : f32) outs(%226 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc256)
      %228 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_92, %collapsed : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%227 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<32x32xf32> loc(#loc256)
      %229 = tensor.empty() : tensor<2x16x32xf32> loc(#loc257)
      %expanded_93 = tensor.expand_shape %229 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc257)
      %230 = linalg.fill ins(%cst_5 : f32) outs(%expanded_93 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc257)
      %231 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_92, %extracted_slice : tensor<2x16x32xf32>, tensor<1x32x32xf32>) outs(%230 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %271 = arith.mulf %in, %in_108 : f32
        %272 = arith.addf %out, %271 : f32
        linalg.yield %272 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc257)
      %232 = tensor.empty() : tensor<2x16x1x32xf32> loc(#loc258)
      %233 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_83, %188, %209, %215, %223, %231 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%232 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %in_109: f32, %in_110: f32, %in_111: f32, %in_112: f32, %out: f32):
        %271 = arith.addf %in, %in_108 : f32
        %272 = arith.addf %271, %in_109 : f32
        %273 = arith.addf %272, %in_110 : f32
        %274 = arith.addf %273, %in_111 : f32
        %275 = arith.addf %274, %in_112 : f32
        linalg.yield %275 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc258)
      %collapsed_94 = tensor.collapse_shape %233 [[0], [1], [2, 3]] : tensor<2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc258)
      %234 = tensor.empty() : tensor<1x32x4xf32> loc(#loc259)
      %235 = linalg.generic {indexing_maps = [#map36, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197#1 : tensor<32x4xf32>) outs(%234 : tensor<1x32x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x4xf32> loc(#loc259)
      %extracted_95 = tensor.extract %90[] : tensor<i32> loc(#loc260)
      %236 = arith.index_cast %extracted_95 : i32 to index loc(#loc260)
      %237 = arith.maxsi %236, %c0 : index loc(#loc260)
      %238 = arith.minsi %237, %c3 : index loc(#loc260)
      %inserted_slice = tensor.insert_slice %235 into %arg14[%238, 0, 0] [1, 32, 4] [1, 1, 1] : tensor<1x32x4xf32> into tensor<4x32x4xf32> loc(#loc260)
      %239 = tensor.empty() : tensor<1x32x4xf32> loc(#loc261)
      %240 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<4x32xf32>) outs(%239 : tensor<1x32x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x4xf32> loc(#loc261)
      %extracted_96 = tensor.extract %90[] : tensor<i32> loc(#loc262)
      %241 = arith.index_cast %extracted_96 : i32 to index loc(#loc262)
      %242 = arith.maxsi %241, %c0 : index loc(#loc262)
      %243 = arith.minsi %242, %c3 : index loc(#loc262)
      %inserted_slice_97 = tensor.insert_slice %240 into %arg15[%243, 0, 0] [1, 32, 4] [1, 1, 1] : tensor<1x32x4xf32> into tensor<4x32x4xf32> loc(#loc262)
      %244 = tensor.empty() : tensor<1x32x32xf32> loc(#loc263)
      %245 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<32x32xf32>) outs(%244 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc263)
      %extracted_98 = tensor.extract %90[] : tensor<i32> loc(#loc264)
      %246 = arith.index_cast %extracted_98 : i32 to index loc(#loc264)
      %247 = arith.maxsi %246, %c0 : index loc(#loc264)
      %248 = arith.minsi %247, %c3 : index loc(#loc264)
      %inserted_slice_99 = tensor.insert_slice %245 into %arg16[%248, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc264)
      %249 = tensor.empty() : tensor<1x32x4xf32> loc(#loc265)
      %250 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<4x32xf32>) outs(%249 : tensor<1x32x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x4xf32> loc(#loc265)
      %extracted_100 = tensor.extract %90[] : tensor<i32> loc(#loc266)
      %251 = arith.index_cast %extracted_100 : i32 to index loc(#loc266)
      %252 = arith.maxsi %251, %c0 : index loc(#loc266)
      %253 = arith.minsi %252, %c3 : index loc(#loc266)
      %inserted_slice_101 = tensor.insert_slice %250 into %arg17[%253, 0, 0] [1, 32, 4] [1, 1, 1] : tensor<1x32x4xf32> into tensor<4x32x4xf32> loc(#loc266)
      %254 = tensor.empty() : tensor<1x32x32xf32> loc(#loc267)
      %255 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<32x32xf32>) outs(%254 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc267)
      %extracted_102 = tensor.extract %90[] : tensor<i32> loc(#loc268)
      %256 = arith.index_cast %extracted_102 : i32 to index loc(#loc268)
      %257 = arith.maxsi %256, %c0 : index loc(#loc268)
      %258 = arith.minsi %257, %c3 : index loc(#loc268)
      %inserted_slice_103 = tensor.insert_slice %255 into %arg18[%258, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc268)
      %259 = tensor.empty() : tensor<1x32x32xf32> loc(#loc269)
      %260 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<32x32xf32>) outs(%259 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc269)
      %extracted_104 = tensor.extract %90[] : tensor<i32> loc(#loc270)
      %261 = arith.index_cast %extracted_104 : i32 to index loc(#loc270)
      %262 = arith.maxsi %261, %c0 : index loc(#loc270)
      %263 = arith.minsi %262, %c3 : index loc(#loc270)
      %inserted_slice_105 = tensor.insert_slice %260 into %arg19[%263, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc270)
      %264 = tensor.empty() : tensor<1x32x32xf32> loc(#loc271)
      %265 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<32x32xf32>) outs(%264 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc271)
      %extracted_106 = tensor.extract %90[] : tensor<i32> loc(#loc272)
      %266 = arith.index_cast %extracted_106 : i32 to index loc(#loc272)
      %267 = arith.maxsi %266, %c0 : index loc(#loc272)
      %268 = arith.minsi %267, %c3 : index loc(#loc272)
      %inserted_slice_107 = tensor.insert_slice %265 into %arg20[%268, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc272)
      %269 = tensor.empty() : tensor<i32> loc(#loc273)
      %270 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%arg12 : tensor<i32>) outs(%269 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %271 = arith.addi %in, %c1_i32 : i32
        linalg.yield %271 : i32
      } -> tensor<i32> loc(#loc273)
      scf.yield %270, %collapsed_94, %inserted_slice, %inserted_slice_97, %inserted_slice_99, %inserted_slice_101, %inserted_slice_103, %inserted_slice_105, %inserted_slice_107 : tensor<i32>, tensor<2x16x32xf32>, tensor<4x32x4xf32>, tensor<4x32x4xf32>, tensor<4x32x32xf32>, tensor<4x32x4xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>
    } loc(#loc145)
    %68 = tensor.empty() : tensor<64x32xf32> loc(#loc274)
    %69 = linalg.fill ins(%cst_5 : f32) outs(%68 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc274)
    %70 = linalg.generic {indexing_maps = [#map39, #map18, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1, %41, %67#1 : tensor<2x16x1xi32>, tensor<2x16x64xi32>, tensor<2x16x32xf32>) outs(%69 : tensor<64x32xf32>) {
    ^bb0(%in: i32, %in_8: i32, %in_9: f32, %out: f32):
      %89 = arith.cmpi eq, %in, %in_8 : i32
      %90 = arith.uitofp %89 : i1 to f32
      %91 = arith.mulf %90, %in_9 : f32
      %92 = arith.addf %out, %91 : f32
      linalg.yield %92 : f32
    } -> tensor<64x32xf32> loc(#loc274)
    %71 = tensor.empty() : tensor<64x32xf32> loc(#loc275)
    %72 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%arg0, %70 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%71 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in_8, %cst_0 : f32
      %90 = arith.subf %in, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<64x32xf32> loc(#loc275)
    %73 = tensor.empty() : tensor<32x64xf32> loc(#loc276)
    %74 = linalg.generic {indexing_maps = [#map29, #map40, #map29], iterator_types = ["parallel", "parallel"]} ins(%arg1, %61 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%73 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in_8, %cst_0 : f32
      %90 = arith.subf %in, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<32x64xf32> loc(#loc276)
    %75 = tensor.empty() : tensor<4x32x4xf32> loc(#loc277)
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %67#2 : tensor<4x32x4xf32>, tensor<4x32x4xf32>) outs(%75 : tensor<4x32x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in_8, %cst_0 : f32
      %90 = arith.subf %in, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<4x32x4xf32> loc(#loc277)
    %77 = tensor.empty() : tensor<4x32x4xf32> loc(#loc278)
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %67#3 : tensor<4x32x4xf32>, tensor<4x32x4xf32>) outs(%77 : tensor<4x32x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in_8, %cst_0 : f32
      %90 = arith.subf %in, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<4x32x4xf32> loc(#loc278)
    %79 = tensor.empty() : tensor<4x32x32xf32> loc(#loc279)
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %67#4 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%79 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in_8, %cst_0 : f32
      %90 = arith.subf %in, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<4x32x32xf32> loc(#loc279)
    %81 = tensor.empty() : tensor<4x32x4xf32> loc(#loc280)
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %67#5 : tensor<4x32x4xf32>, tensor<4x32x4xf32>) outs(%81 : tensor<4x32x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in_8, %cst_0 : f32
      %90 = arith.subf %in, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<4x32x4xf32> loc(#loc280)
    %83 = tensor.empty() : tensor<4x32x32xf32> loc(#loc281)
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %67#6 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%83 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in_8, %cst_0 : f32
      %90 = arith.subf %in, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<4x32x32xf32> loc(#loc281)
    %85 = tensor.empty() : tensor<4x32x32xf32> loc(#loc282)
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %67#7 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%85 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in_8, %cst_0 : f32
      %90 = arith.subf %in, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<4x32x32xf32> loc(#loc282)
    %87 = tensor.empty() : tensor<4x32x32xf32> loc(#loc283)
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %67#8 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%87 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %89 = arith.mulf %in_8, %cst_0 : f32
      %90 = arith.subf %in, %89 : f32
      linalg.yield %90 : f32
    } -> tensor<4x32x32xf32> loc(#loc283)
    return %48, %72, %74, %76, %78, %80, %82, %84, %86, %88 : tensor<f32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<4x32x4xf32>, tensor<4x32x4xf32>, tensor<4x32x32xf32>, tensor<4x32x4xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc13 = loc("embedding/broadcast_in_dim")
#loc14 = loc("embedding/gather")
#loc15 = loc("softplus/broadcast_in_dim")
#loc16 = loc("broadcast_in_dim")
#loc17 = loc("broadcast_in_dim.1")
#loc18 = loc("broadcast_in_dim.2")
#loc19 = loc("broadcast_in_dim.3")
#loc20 = loc("broadcast_in_dim.4")
#loc21 = loc("broadcast_in_dim.5")
#loc22 = loc("broadcast_in_dim.6")
#loc23 = loc("broadcast_in_dim.7")
#loc24 = loc("broadcast_in_dim.8")
#loc25 = loc("while")
#loc26 = loc("while/dynamic_index_in_dim/dynamic_slice")
#loc27 = loc("while/dynamic_index_in_dim/dynamic_slice.1")
#loc28 = loc("while/dynamic_index_in_dim/dynamic_slice.2")
#loc29 = loc("while/dynamic_index_in_dim/dynamic_slice.3")
#loc30 = loc("while/dynamic_index_in_dim/dynamic_slice.4")
#loc31 = loc("while/dynamic_index_in_dim/dynamic_slice.5")
#loc32 = loc("while/dynamic_index_in_dim/dynamic_slice.6")
#loc33 = loc("while/dot_general")
#loc34 = loc("while/softplus/select_n")
#loc35 = loc("while/softplus/eq.1")
#loc36 = loc("while/dot_general.1")
#loc37 = loc("while/silu/div")
#loc38 = loc("while/dot_general.2")
#loc39 = loc("while/dot_general.3")
#loc40 = loc("while/transpose")
#loc41 = loc("while/transpose.1")
#loc42 = loc("while/transpose.2")
#loc43 = loc("while/transpose.3")
#loc44 = loc("while/broadcast_in_dim")
#loc45 = loc("while/broadcast_in_dim.1")
#loc46 = loc("while/broadcast_in_dim.2")
#loc47 = loc("while/broadcast_in_dim.3")
#loc48 = loc("while/broadcast_in_dim.4")
#loc49 = loc("while/while")
#loc50 = loc("while/while/dynamic_index_in_dim/dynamic_slice")
#loc51 = loc("while/while/dynamic_index_in_dim/dynamic_slice.1")
#loc52 = loc("while/while/dynamic_index_in_dim/dynamic_slice.2")
#loc53 = loc("while/while/dynamic_index_in_dim/dynamic_slice.3")
#loc54 = loc("while/while/neg")
#loc55 = loc("while/while/exp")
#loc56 = loc("while/while/broadcast_in_dim.1")
#loc57 = loc("while/while/broadcast_in_dim.2")
#loc58 = loc("while/while/add")
#loc59 = loc("while/while/dot_general")
#loc60 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc61 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc62 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc63 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc64 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc65 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc66 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc67 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc68 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc69 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc70 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc71 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc72 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc73 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc74 = loc("while/while/add.1")
#loc75 = loc("while/transpose.4")
#loc76 = loc("while/dot_general.4")
#loc77 = loc("while/silu/div.1")
#loc78 = loc("while/silu/mul.3")
#loc79 = loc("while/mul")
#loc80 = loc("while/dot_general.5")
#loc81 = loc("while/add")
#loc82 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc83 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc84 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc85 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc86 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc87 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc88 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc89 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc90 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc91 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc92 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc93 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc94 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc95 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc96 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc97 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc98 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc99 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc100 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc101 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc102 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.10")
#loc103 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.10")
#loc104 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.11")
#loc105 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.11")
#loc106 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.12")
#loc107 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.12")
#loc108 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.13")
#loc109 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.13")
#loc110 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.14")
#loc111 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.14")
#loc112 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.15")
#loc113 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.15")
#loc114 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.16")
#loc115 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.16")
#loc116 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.17")
#loc117 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.17")
#loc118 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.18")
#loc119 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.18")
#loc120 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.19")
#loc121 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.19")
#loc122 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.20")
#loc123 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.20")
#loc124 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.21")
#loc125 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.21")
#loc126 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.22")
#loc127 = loc("while/add.1")
#loc128 = loc("head/dot_general")
#loc129 = loc("head/log_softmax/reduce_max")
#loc130 = loc("head/log_softmax/sub.1")
#loc131 = loc("head/log_softmax/exp")
#loc132 = loc("head/log_softmax/reduce_sum")
#loc133 = loc("head/log_softmax/broadcast_in_dim.1")
#loc134 = loc("head/iota")
#loc135 = loc("head/eq.1")
#loc136 = loc("head/reduce_sum")
#loc137 = loc("head/div")
#loc138 = loc("bwd/head/_where/select_n")
#loc139 = loc("bwd/head/log_softmax/reduce_sum")
#loc140 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc141 = loc("bwd/head/log_softmax/add_any")
#loc142 = loc("bwd/head/dot_general")
#loc143 = loc("bwd/head/dot_general.1")
#loc144 = loc("bwd/broadcast_in_dim")
#loc145 = loc("bwd/while")
#loc146 = loc("bwd/while/sub.1")
#loc147 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice")
#loc148 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.1")
#loc149 = loc("bwd/while/dynamic_index_in_dim/squeeze.1")
#loc150 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.2")
#loc151 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.3")
#loc152 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.4")
#loc153 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.5")
#loc154 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.6")
#loc155 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.7")
#loc156 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.8")
#loc157 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.9")
#loc158 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.10")
#loc159 = loc("bwd/while/dynamic_index_in_dim/squeeze.10")
#loc160 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.11")
#loc161 = loc("bwd/while/dynamic_index_in_dim/squeeze.11")
#loc162 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.12")
#loc163 = loc("bwd/while/dynamic_index_in_dim/squeeze.12")
#loc164 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.13")
#loc165 = loc("bwd/while/dynamic_index_in_dim/squeeze.13")
#loc166 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.14")
#loc167 = loc("bwd/while/dynamic_index_in_dim/squeeze.14")
#loc168 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.15")
#loc169 = loc("bwd/while/dynamic_index_in_dim/squeeze.15")
#loc170 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.16")
#loc171 = loc("bwd/while/dynamic_index_in_dim/squeeze.16")
#loc172 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.17")
#loc173 = loc("bwd/while/dynamic_index_in_dim/squeeze.17")
#loc174 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.18")
#loc175 = loc("bwd/while/dynamic_index_in_dim/squeeze.18")
#loc176 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.19")
#loc177 = loc("bwd/while/dynamic_index_in_dim/squeeze.19")
#loc178 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.20")
#loc179 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.21")
#loc180 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.22")
#loc181 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.23")
#loc182 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.24")
#loc183 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.25")
#loc184 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.26")
#loc185 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.27")
#loc186 = loc("bwd/while/dot_general")
#loc187 = loc("bwd/while/dot_general.1")
#loc188 = loc("bwd/while/mul")
#loc189 = loc("bwd/while/mul.1")
#loc190 = loc("bwd/while/silu/mul")
#loc191 = loc("bwd/while/silu/mul.1")
#loc192 = loc("bwd/while/silu/mul.2")
#loc193 = loc("bwd/while/silu/add_any")
#loc194 = loc("bwd/while/dot_general.2")
#loc195 = loc("bwd/while/dot_general.3")
#loc196 = loc("bwd/while/add_any")
#loc197 = loc("bwd/while/transpose.2")
#loc198 = loc("bwd/while/broadcast_in_dim")
#loc199 = loc("bwd/while/broadcast_in_dim.1")
#loc200 = loc("bwd/while/broadcast_in_dim.2")
#loc201 = loc("bwd/while/while")
#loc202 = loc("bwd/while/while/sub.1")
#loc203 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice")
#loc204 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.1")
#loc205 = loc("bwd/while/while/dynamic_index_in_dim/squeeze.1")
#loc206 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.2")
#loc207 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.3")
#loc208 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.4")
#loc209 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.5")
#loc210 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.6")
#loc211 = loc("bwd/while/while/dynamic_index_in_dim/squeeze.6")
#loc212 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.7")
#loc213 = loc("bwd/while/while/dynamic_index_in_dim/squeeze.7")
#loc214 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.8")
#loc215 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.9")
#loc216 = loc("bwd/while/while/dot_general")
#loc217 = loc("bwd/while/while/dot_general.1")
#loc218 = loc("bwd/while/while/add_any")
#loc219 = loc("bwd/while/while/reduce_sum")
#loc220 = loc("bwd/while/while/reshape")
#loc221 = loc("bwd/while/while/reduce_sum.1")
#loc222 = loc("bwd/while/while/reshape.1")
#loc223 = loc("bwd/while/while/reduce_sum.2")
#loc224 = loc("bwd/while/while/reduce_sum.3")
#loc225 = loc("bwd/while/while/mul.4")
#loc226 = loc("bwd/while/while/mul.5")
#loc227 = loc("bwd/while/while/mul.6")
#loc228 = loc("bwd/while/while/mul.8")
#loc229 = loc("bwd/while/while/reduce_sum.4")
#loc230 = loc("bwd/while/while/reduce_sum.5")
#loc231 = loc("bwd/while/while/reduce_sum.6")
#loc232 = loc("bwd/while/while/add_any.1")
#loc233 = loc("bwd/while/while/reduce_sum.7")
#loc234 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc235 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc236 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc237 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc238 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc239 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc240 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc241 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc242 = loc("bwd/while/while/add")
#loc243 = loc("bwd/while/transpose.3")
#loc244 = loc("bwd/while/transpose.4")
#loc245 = loc("bwd/while/transpose.6")
#loc246 = loc("bwd/while/dot_general.4")
#loc247 = loc("bwd/while/dot_general.5")
#loc248 = loc("bwd/while/dot_general.6")
#loc249 = loc("bwd/while/dot_general.7")
#loc250 = loc("bwd/while/silu/mul.3")
#loc251 = loc("bwd/while/silu/mul.4")
#loc252 = loc("bwd/while/silu/add_any.1")
#loc253 = loc("bwd/while/dot_general.8")
#loc254 = loc("bwd/while/dot_general.9")
#loc255 = loc("bwd/while/softplus/mul")
#loc256 = loc("bwd/while/dot_general.10")
#loc257 = loc("bwd/while/dot_general.11")
#loc258 = loc("bwd/while/add_any.4")
#loc259 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc260 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc261 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc262 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc263 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc264 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc265 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc266 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc267 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc268 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc269 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc270 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc271 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc272 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc273 = loc("bwd/while/add")
#loc274 = loc("bwd/embedding/dot_general")
#loc275 = loc("update/sub")
#loc276 = loc("update/sub.1")
#loc277 = loc("update/sub.2")
#loc278 = loc("update/sub.3")
#loc279 = loc("update/sub.4")
#loc280 = loc("update/sub.5")
#loc281 = loc("update/sub.6")
#loc282 = loc("update/sub.7")
#loc283 = loc("update/sub.8")
