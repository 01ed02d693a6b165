// Made by utils/export_jax.py; see test/Models/README.md.
// --model lstm --form joint --dialect linalg --layers 1 --width 32 --sequence 16 --batch 2 --vocab 64 --dtype f32
#loc2 = loc("embedding")
#loc3 = loc("head")
#loc4 = loc("layer0/bias")
#loc5 = loc("layer0/input")
#loc6 = loc("layer0/recurrent")
#loc7 = loc("labels")
#loc8 = loc("tokens")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d2)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d3, d0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map13 = affine_map<(d0, d1, d2) -> ()>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map21 = affine_map<(d0) -> (d0)>
#map22 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map23 = affine_map<(d0, d1) -> (d1, d0)>
#map24 = affine_map<(d0, d1) -> (d0)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map26 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d2, d3, 0)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d1)>
module {
  func.func @train_step(%arg0: tensor<64x32xf32> loc("embedding"), %arg1: tensor<32x64xf32> loc("head"), %arg2: tensor<128xf32> loc("layer0/bias"), %arg3: tensor<32x128xf32> loc("layer0/input"), %arg4: tensor<32x128xf32> loc("layer0/recurrent"), %arg5: tensor<2x16xi32> loc("labels"), %arg6: tensor<2x16xi32> loc("tokens")) -> (tensor<f32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32x128xf32>) attributes {ao.step} {
    %c15_i32 = arith.constant 15 : i32
    %cst = arith.constant -3.125000e-02 : f32
    %c96 = arith.constant 96 : index
    %c64 = arith.constant 64 : index
    %c32 = arith.constant 32 : index
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 3.200000e+01 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c15 = arith.constant 15 : index
    %c16 = arith.constant 16 : index
    %c63 = arith.constant 63 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_5 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x16x1xi32> loc(#loc9)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<2x16xi32>) outs(%0 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32> loc(#loc9)
    %2 = tensor.empty() : tensor<16x2x32xf32> loc(#loc10)
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<16x2x32xf32>) {
    ^bb0(%out: f32):
      %69 = linalg.index 0 : index
      %70 = linalg.index 1 : index
      %71 = linalg.index 2 : index
      %extracted = tensor.extract %1[%70, %69, %c0] : tensor<2x16x1xi32>
      %72 = arith.index_cast %extracted : i32 to index
      %73 = arith.maxsi %72, %c0 : index
      %74 = arith.minsi %73, %c63 : index
      %extracted_7 = tensor.extract %arg0[%74, %71] : tensor<64x32xf32>
      linalg.yield %extracted_7 : f32
    } -> tensor<16x2x32xf32> loc(#loc10)
    %4 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc11)
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<2x32xf32> loc(#loc11)
    %6 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x2x32xf32> loc(#loc12)
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%6 : tensor<16x2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<16x2x32xf32> loc(#loc12)
    %8:16 = scf.for %arg7 = %c0 to %c16 step %c1 iter_args(%arg8 = %cst_5, %arg9 = %5, %arg10 = %5, %arg11 = %7, %arg12 = %7, %arg13 = %7, %arg14 = %7, %arg15 = %7, %arg16 = %7, %arg17 = %7, %arg18 = %7, %arg19 = %7, %arg20 = %7, %arg21 = %7, %arg22 = %7, %arg23 = %7) -> (tensor<i32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>) {
      %extracted = tensor.extract %arg8[] : tensor<i32> loc(#loc14)
      %69 = arith.index_cast %extracted : i32 to index loc(#loc14)
      %70 = arith.maxsi %69, %c0 : index loc(#loc14)
      %71 = arith.minsi %70, %c15 : index loc(#loc14)
      %extracted_slice = tensor.extract_slice %3[%71, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc14)
      %72 = tensor.empty() : tensor<2x128xf32> loc(#loc15)
      %expanded_7 = tensor.expand_shape %72 [[0, 1], [2]] output_shape [1, 2, 128] : tensor<2x128xf32> into tensor<1x2x128xf32> loc(#loc15)
      %73 = linalg.fill ins(%cst_4 : f32) outs(%expanded_7 : tensor<1x2x128xf32>) -> tensor<1x2x128xf32> loc(#loc15)
      %74 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%extracted_slice, %arg3 : tensor<1x2x32xf32>, tensor<32x128xf32>) outs(%73 : tensor<1x2x128xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %161 = arith.mulf %in, %in_39 : f32
        %162 = arith.addf %out, %161 : f32
        linalg.yield %162 : f32
      } -> tensor<1x2x128xf32> loc(#loc15)
      %75 = tensor.empty() : tensor<2x128xf32> loc(#loc16)
      %expanded_8 = tensor.expand_shape %75 [[0, 1], [2]] output_shape [1, 2, 128] : tensor<2x128xf32> into tensor<1x2x128xf32> loc(#loc16)
      %76 = linalg.fill ins(%cst_4 : f32) outs(%expanded_8 : tensor<1x2x128xf32>) -> tensor<1x2x128xf32> loc(#loc16)
      %expanded_9 = tensor.expand_shape %arg9 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc16)
      %77 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_9, %arg4 : tensor<1x2x32xf32>, tensor<32x128xf32>) outs(%76 : tensor<1x2x128xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %161 = arith.mulf %in, %in_39 : f32
        %162 = arith.addf %out, %161 : f32
        linalg.yield %162 : f32
      } -> tensor<1x2x128xf32> loc(#loc16)
      %78 = tensor.empty() : tensor<1x2x128xf32> loc(#loc17)
      %79 = linalg.generic {indexing_maps = [#map1, #map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %77, %arg2 : tensor<1x2x128xf32>, tensor<1x2x128xf32>, tensor<128xf32>) outs(%78 : tensor<1x2x128xf32>) {
      ^bb0(%in: f32, %in_39: f32, %in_40: f32, %out: f32):
        %161 = arith.addf %in, %in_39 : f32
        %162 = arith.addf %161, %in_40 : f32
        linalg.yield %162 : f32
      } -> tensor<1x2x128xf32> loc(#loc17)
      %collapsed = tensor.collapse_shape %79 [[0, 1], [2]] : tensor<1x2x128xf32> into tensor<2x128xf32> loc(#loc17)
      %extracted_slice_10 = tensor.extract_slice %collapsed[0, 0] [2, 32] [1, 1] : tensor<2x128xf32> to tensor<2x32xf32> loc(#loc18)
      %extracted_slice_11 = tensor.extract_slice %collapsed[0, 32] [2, 32] [1, 1] : tensor<2x128xf32> to tensor<2x32xf32> loc(#loc19)
      %extracted_slice_12 = tensor.extract_slice %collapsed[0, 64] [2, 32] [1, 1] : tensor<2x128xf32> to tensor<2x32xf32> loc(#loc20)
      %extracted_slice_13 = tensor.extract_slice %collapsed[0, 96] [2, 32] [1, 1] : tensor<2x128xf32> to tensor<2x32xf32> loc(#loc21)
      %80 = tensor.empty() : tensor<2x32xf32> loc(#loc22)
      %81 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_11 : tensor<2x32xf32>) outs(%80 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %161 = arith.negf %in : f32
        %162 = math.exp %161 : f32
        %163 = arith.addf %162, %cst_3 : f32
        %164 = arith.divf %cst_3, %163 : f32
        linalg.yield %164 : f32
      } -> tensor<2x32xf32> loc(#loc22)
      %82 = tensor.empty() : tensor<2x32xf32> loc(#loc23)
      %83 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10 : tensor<2x32xf32>) outs(%82 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %161 = arith.negf %in : f32
        %162 = math.exp %161 : f32
        %163 = arith.addf %162, %cst_3 : f32
        %164 = arith.divf %cst_3, %163 : f32
        linalg.yield %164 : f32
      } -> tensor<2x32xf32> loc(#loc23)
      %84 = tensor.empty() : tensor<2x32xf32> loc(#loc24)
      %85 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_12 : tensor<2x32xf32>) outs(%84 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %161 = math.tanh %in : f32
        linalg.yield %161 : f32
      } -> tensor<2x32xf32> loc(#loc24)
      %86 = tensor.empty() : tensor<2x32xf32> loc(#loc25)
      %87 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%81, %arg10, %83, %85 : tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>) outs(%86 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %out: f32):
        %161 = arith.mulf %in_40, %in_41 : f32
        %162 = arith.mulf %in, %in_39 : f32
        %163 = arith.addf %162, %161 : f32
        linalg.yield %163 : f32
      } -> tensor<2x32xf32> loc(#loc25)
      %88 = tensor.empty() : tensor<2x32xf32> loc(#loc26)
      %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_13 : tensor<2x32xf32>) outs(%88 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %161 = arith.negf %in : f32
        %162 = math.exp %161 : f32
        %163 = arith.addf %162, %cst_3 : f32
        %164 = arith.divf %cst_3, %163 : f32
        linalg.yield %164 : f32
      } -> tensor<2x32xf32> loc(#loc26)
      %90 = tensor.empty() : tensor<2x32xf32> loc(#loc27)
      %91 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<2x32xf32>) outs(%90 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %161 = math.tanh %in : f32
        linalg.yield %161 : f32
      } -> tensor<2x32xf32> loc(#loc27)
      %92 = tensor.empty() : tensor<2x32xf32> loc(#loc28)
      %93 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%89, %91 : tensor<2x32xf32>, tensor<2x32xf32>) outs(%92 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %161 = arith.mulf %in, %in_39 : f32
        linalg.yield %161 : f32
      } -> tensor<2x32xf32> loc(#loc28)
      %94 = tensor.empty() : tensor<1x2x32xf32> loc(#loc29)
      %95 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x32xf32>) outs(%94 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc29)
      %extracted_14 = tensor.extract %arg8[] : tensor<i32> loc(#loc30)
      %96 = arith.index_cast %extracted_14 : i32 to index loc(#loc30)
      %97 = arith.maxsi %96, %c0 : index loc(#loc30)
      %98 = arith.minsi %97, %c15 : index loc(#loc30)
      %inserted_slice = tensor.insert_slice %95 into %arg11[%98, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc30)
      %99 = tensor.empty() : tensor<1x2x32xf32> loc(#loc31)
      %100 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9 : tensor<2x32xf32>) outs(%99 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc31)
      %extracted_15 = tensor.extract %arg8[] : tensor<i32> loc(#loc32)
      %101 = arith.index_cast %extracted_15 : i32 to index loc(#loc32)
      %102 = arith.maxsi %101, %c0 : index loc(#loc32)
      %103 = arith.minsi %102, %c15 : index loc(#loc32)
      %inserted_slice_16 = tensor.insert_slice %100 into %arg12[%103, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc32)
      %104 = tensor.empty() : tensor<1x2x32xf32> loc(#loc33)
      %105 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x32xf32>) outs(%104 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %161 = arith.subf %cst_3, %in : f32
        %162 = arith.mulf %in, %161 : f32
        linalg.yield %162 : f32
      } -> tensor<1x2x32xf32> loc(#loc33)
      %extracted_17 = tensor.extract %arg8[] : tensor<i32> loc(#loc34)
      %106 = arith.index_cast %extracted_17 : i32 to index loc(#loc34)
      %107 = arith.maxsi %106, %c0 : index loc(#loc34)
      %108 = arith.minsi %107, %c15 : index loc(#loc34)
      %inserted_slice_18 = tensor.insert_slice %105 into %arg13[%108, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc34)
      %109 = tensor.empty() : tensor<1x2x32xf32> loc(#loc35)
      %110 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<2x32xf32>) outs(%109 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc35)
      %extracted_19 = tensor.extract %arg8[] : tensor<i32> loc(#loc36)
      %111 = arith.index_cast %extracted_19 : i32 to index loc(#loc36)
      %112 = arith.maxsi %111, %c0 : index loc(#loc36)
      %113 = arith.minsi %112, %c15 : index loc(#loc36)
      %inserted_slice_20 = tensor.insert_slice %110 into %arg14[%113, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc36)
      %114 = tensor.empty() : tensor<1x2x32xf32> loc(#loc37)
      %115 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x32xf32>) outs(%114 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc37)
      %extracted_21 = tensor.extract %arg8[] : tensor<i32> loc(#loc38)
      %116 = arith.index_cast %extracted_21 : i32 to index loc(#loc38)
      %117 = arith.maxsi %116, %c0 : index loc(#loc38)
      %118 = arith.minsi %117, %c15 : index loc(#loc38)
      %inserted_slice_22 = tensor.insert_slice %115 into %arg15[%118, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc38)
      %119 = tensor.empty() : tensor<1x2x32xf32> loc(#loc39)
      %120 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x32xf32>) outs(%119 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %161 = arith.subf %cst_3, %in : f32
        %162 = arith.mulf %in, %161 : f32
        linalg.yield %162 : f32
      } -> tensor<1x2x32xf32> loc(#loc39)
      %extracted_23 = tensor.extract %arg8[] : tensor<i32> loc(#loc40)
      %121 = arith.index_cast %extracted_23 : i32 to index loc(#loc40)
      %122 = arith.maxsi %121, %c0 : index loc(#loc40)
      %123 = arith.minsi %122, %c15 : index loc(#loc40)
      %inserted_slice_24 = tensor.insert_slice %120 into %arg16[%123, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc40)
      %124 = tensor.empty() : tensor<1x2x32xf32> loc(#loc41)
      %125 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x32xf32>) outs(%124 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc41)
      %extracted_25 = tensor.extract %arg8[] : tensor<i32> loc(#loc42)
      %126 = arith.index_cast %extracted_25 : i32 to index loc(#loc42)
      %127 = arith.maxsi %126, %c0 : index loc(#loc42)
      %128 = arith.minsi %127, %c15 : index loc(#loc42)
      %inserted_slice_26 = tensor.insert_slice %125 into %arg17[%128, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc42)
      %129 = tensor.empty() : tensor<1x2x32xf32> loc(#loc43)
      %130 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x32xf32>) outs(%129 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %161 = arith.subf %cst_3, %in : f32
        linalg.yield %161 : f32
      } -> tensor<1x2x32xf32> loc(#loc43)
      %extracted_27 = tensor.extract %arg8[] : tensor<i32> loc(#loc44)
      %131 = arith.index_cast %extracted_27 : i32 to index loc(#loc44)
      %132 = arith.maxsi %131, %c0 : index loc(#loc44)
      %133 = arith.minsi %132, %c15 : index loc(#loc44)
      %inserted_slice_28 = tensor.insert_slice %130 into %arg18[%133, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc44)
      %134 = tensor.empty() : tensor<1x2x32xf32> loc(#loc45)
      %135 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x32xf32>) outs(%134 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc45)
      %extracted_29 = tensor.extract %arg8[] : tensor<i32> loc(#loc46)
      %136 = arith.index_cast %extracted_29 : i32 to index loc(#loc46)
      %137 = arith.maxsi %136, %c0 : index loc(#loc46)
      %138 = arith.minsi %137, %c15 : index loc(#loc46)
      %inserted_slice_30 = tensor.insert_slice %135 into %arg19[%138, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc46)
      %139 = tensor.empty() : tensor<1x2x32xf32> loc(#loc47)
      %140 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x32xf32>) outs(%139 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %161 = arith.subf %cst_3, %in : f32
        %162 = arith.mulf %in, %161 : f32
        linalg.yield %162 : f32
      } -> tensor<1x2x32xf32> loc(#loc47)
      %extracted_31 = tensor.extract %arg8[] : tensor<i32> loc(#loc48)
      %141 = arith.index_cast %extracted_31 : i32 to index loc(#loc48)
      %142 = arith.maxsi %141, %c0 : index loc(#loc48)
      %143 = arith.minsi %142, %c15 : index loc(#loc48)
      %inserted_slice_32 = tensor.insert_slice %140 into %arg20[%143, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc48)
      %144 = tensor.empty() : tensor<1x2x32xf32> loc(#loc49)
      %145 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x32xf32>) outs(%144 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc49)
      %extracted_33 = tensor.extract %arg8[] : tensor<i32> loc(#loc50)
      %146 = arith.index_cast %extracted_33 : i32 to index loc(#loc50)
      %147 = arith.maxsi %146, %c0 : index loc(#loc50)
      %148 = arith.minsi %147, %c15 : index loc(#loc50)
      %inserted_slice_34 = tensor.insert_slice %145 into %arg21[%148, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc50)
      %149 = tensor.empty() : tensor<1x2x32xf32> loc(#loc51)
      %150 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<2x32xf32>) outs(%149 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %161 = arith.subf %cst_3, %in : f32
        linalg.yield %161 : f32
      } -> tensor<1x2x32xf32> loc(#loc51)
      %extracted_35 = tensor.extract %arg8[] : tensor<i32> loc(#loc52)
      %151 = arith.index_cast %extracted_35 : i32 to index loc(#loc52)
      %152 = arith.maxsi %151, %c0 : index loc(#loc52)
      %153 = arith.minsi %152, %c15 : index loc(#loc52)
      %inserted_slice_36 = tensor.insert_slice %150 into %arg22[%153, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc52)
      %154 = tensor.empty() : tensor<1x2x32xf32> loc(#loc53)
      %155 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x32xf32>) outs(%154 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc53)
      %extracted_37 = tensor.extract %arg8[] : tensor<i32> loc(#loc54)
      %156 = arith.index_cast %extracted_37 : i32 to index loc(#loc54)
      %157 = arith.maxsi %156, %c0 : index loc(#loc54)
      %158 = arith.minsi %157, %c15 : index loc(#loc54)
      %inserted_slice_38 = tensor.insert_slice %155 into %arg23[%158, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc54)
      %159 = tensor.empty() : tensor<i32> loc(#loc55)
      %160 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg8 : tensor<i32>) outs(%159 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %161 = arith.addi %in, %c1_i32 : i32
        linalg.yield %161 : i32
      } -> tensor<i32> loc(#loc55)
      scf.yield %160, %93, %87, %inserted_slice, %inserted_slice_16, %inserted_slice_18, %inserted_slice_20, %inserted_slice_22, %inserted_slice_24, %inserted_slice_26, %inserted_slice_28, %inserted_slice_30, %inserted_slice_32, %inserted_slice_34, %inserted_slice_36, %inserted_slice_38 : tensor<i32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>
    } {ao.layer = 0 : i64} loc(#loc13)
    %9 = tensor.empty() : tensor<64x16x2xf32> loc(#loc56)
    %10 = linalg.fill ins(%cst_4 : f32) outs(%9 : tensor<64x16x2xf32>) -> tensor<64x16x2xf32> loc(#loc56)
    %11 = linalg.generic {indexing_maps = [#map9, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %8#3 : tensor<32x64xf32>, tensor<16x2x32xf32>) outs(%10 : tensor<64x16x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %69 = arith.mulf %in, %in_7 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<64x16x2xf32> loc(#loc56)
    %12 = tensor.empty() : tensor<2x16x64xf32> loc(#loc57)
    %13 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<64x16x2xf32>) outs(%12 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32> loc(#loc57)
    %14 = tensor.empty() : tensor<2x16xf32> loc(#loc58)
    %15 = linalg.fill ins(%cst_2 : f32) outs(%14 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc58)
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<2x16x64xf32>) outs(%15 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.maximumf %out, %in : f32
      linalg.yield %69 : f32
    } -> tensor<2x16xf32> loc(#loc58)
    %17 = tensor.empty() : tensor<2x16x64xf32> loc(#loc59)
    %18 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%17 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %69 = arith.subf %in, %in_7 : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x64xf32> loc(#loc59)
    %19 = tensor.empty() : tensor<2x16x64xf32> loc(#loc60)
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x16x64xf32>) outs(%19 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.exp %in : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x64xf32> loc(#loc60)
    %21 = tensor.empty() : tensor<2x16xf32> loc(#loc61)
    %22 = linalg.fill ins(%cst_4 : f32) outs(%21 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc61)
    %23 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<2x16x64xf32>) outs(%22 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %out, %in : f32
      linalg.yield %69 : f32
    } -> tensor<2x16xf32> loc(#loc61)
    %24 = tensor.empty() : tensor<2x16x1xf32> loc(#loc62)
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x16xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32> loc(#loc62)
    %26 = tensor.empty() : tensor<2x16x64xi32> loc(#loc63)
    %27 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%26 : tensor<2x16x64xi32>) {
    ^bb0(%out: i32):
      %69 = linalg.index 2 : index
      %70 = arith.index_cast %69 : index to i32
      linalg.yield %70 : i32
    } -> tensor<2x16x64xi32> loc(#loc63)
    %28 = tensor.empty() : tensor<2x16x64xi1> loc(#loc64)
    %29 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %27 : tensor<2x16xi32>, tensor<2x16x64xi32>) outs(%28 : tensor<2x16x64xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %69 = arith.cmpi eq, %in, %in_7 : i32
      linalg.yield %69 : i1
    } -> tensor<2x16x64xi1> loc(#loc64)
    %30 = tensor.empty() : tensor<f32> loc(#loc65)
    %31 = linalg.fill ins(%cst_4 : f32) outs(%30 : tensor<f32>) -> tensor<f32> loc(#loc65)
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map12, #map13], iterator_types = ["reduction", "reduction", "reduction"]} ins(%29, %18, %25 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%31 : tensor<f32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %69 = math.log %in_8 : f32
      %70 = arith.subf %in_7, %69 : f32
      %71 = arith.select %in, %70, %cst_4 : f32
      %72 = arith.addf %out, %71 : f32
      linalg.yield %72 : f32
    } -> tensor<f32> loc(#loc65)
    %33 = tensor.empty() : tensor<f32> loc(#loc66)
    %34 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%32 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.negf %in : f32
      %70 = arith.divf %69, %cst_1 : f32
      linalg.yield %70 : f32
    } -> tensor<f32> loc(#loc66)
    %35 = tensor.empty() : tensor<2x16x64xf32> loc(#loc67)
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x16x64xi1>) outs(%35 : tensor<2x16x64xf32>) {
    ^bb0(%in: i1, %out: f32):
      %69 = arith.select %in, %cst, %cst_4 : f32
      linalg.yield %69 : f32
    } -> tensor<2x16x64xf32> loc(#loc67)
    %37 = tensor.empty() : tensor<2x16xf32> loc(#loc68)
    %expanded = tensor.expand_shape %37 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc68)
    %38 = linalg.fill ins(%cst_4 : f32) outs(%expanded : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc68)
    %expanded_6 = tensor.expand_shape %36 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc68)
    %39 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_6 : tensor<2x16x1x64xf32>) outs(%38 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.negf %in : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x16x1xf32> loc(#loc68)
    %40 = tensor.empty() : tensor<2x16xf32> loc(#loc69)
    %41 = linalg.fill ins(%cst_4 : f32) outs(%40 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc69)
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39, %25 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%41 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %69 = arith.divf %in, %in_7 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<2x16xf32> loc(#loc69)
    %43 = tensor.empty() : tensor<64x16x2xf32> loc(#loc70)
    %44 = linalg.generic {indexing_maps = [#map11, #map15, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %42, %20 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%43 : tensor<64x16x2xf32>) {
    ^bb0(%in: f32, %in_7: f32, %in_8: f32, %out: f32):
      %69 = arith.mulf %in_7, %in_8 : f32
      %70 = arith.addf %in, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<64x16x2xf32> loc(#loc70)
    %45 = tensor.empty() : tensor<16x2x32xf32> loc(#loc71)
    %46 = linalg.fill ins(%cst_4 : f32) outs(%45 : tensor<16x2x32xf32>) -> tensor<16x2x32xf32> loc(#loc71)
    %47 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44, %arg1 : tensor<64x16x2xf32>, tensor<32x64xf32>) outs(%46 : tensor<16x2x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %69 = arith.mulf %in, %in_7 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<16x2x32xf32> loc(#loc71)
    %48 = tensor.empty() : tensor<64x32xf32> loc(#loc72)
    %49 = linalg.fill ins(%cst_4 : f32) outs(%48 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc72)
    %50 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%44, %8#3 : tensor<64x16x2xf32>, tensor<16x2x32xf32>) outs(%49 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %69 = arith.mulf %in, %in_7 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<64x32xf32> loc(#loc72)
    %51 = tensor.empty() {ao.layer = 0 : i64} : tensor<32x128xf32> loc(#loc73)
    %52 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%51 : tensor<32x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<32x128xf32> loc(#loc73)
    %53 = tensor.empty() {ao.layer = 0 : i64} : tensor<128xf32> loc(#loc74)
    %54 = linalg.generic {indexing_maps = [#map21], iterator_types = ["parallel"]} outs(%53 : tensor<128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<128xf32> loc(#loc74)
    %55:7 = scf.for %arg7 = %c0 to %c16 step %c1 iter_args(%arg8 = %cst_5, %arg9 = %52, %arg10 = %52, %arg11 = %54, %arg12 = %5, %arg13 = %5, %arg14 = %7) -> (tensor<i32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<16x2x32xf32>) {
      %69 = tensor.empty() : tensor<i32> loc(#loc76)
      %70 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg8 : tensor<i32>) outs(%69 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %160 = arith.subi %c15_i32, %in : i32
        linalg.yield %160 : i32
      } -> tensor<i32> loc(#loc76)
      %extracted = tensor.extract %70[] : tensor<i32> loc(#loc77)
      %71 = arith.index_cast %extracted : i32 to index loc(#loc77)
      %72 = arith.maxsi %71, %c0 : index loc(#loc77)
      %73 = arith.minsi %72, %c15 : index loc(#loc77)
      %extracted_slice = tensor.extract_slice %47[%73, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc77)
      %extracted_7 = tensor.extract %70[] : tensor<i32> loc(#loc78)
      %74 = arith.index_cast %extracted_7 : i32 to index loc(#loc78)
      %75 = arith.maxsi %74, %c0 : index loc(#loc78)
      %76 = arith.minsi %75, %c15 : index loc(#loc78)
      %extracted_slice_8 = tensor.extract_slice %3[%76, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc78)
      %extracted_9 = tensor.extract %70[] : tensor<i32> loc(#loc79)
      %77 = arith.index_cast %extracted_9 : i32 to index loc(#loc79)
      %78 = arith.maxsi %77, %c0 : index loc(#loc79)
      %79 = arith.minsi %78, %c15 : index loc(#loc79)
      %extracted_slice_10 = tensor.extract_slice %8#4[%79, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc79)
      %extracted_11 = tensor.extract %70[] : tensor<i32> loc(#loc80)
      %80 = arith.index_cast %extracted_11 : i32 to index loc(#loc80)
      %81 = arith.maxsi %80, %c0 : index loc(#loc80)
      %82 = arith.minsi %81, %c15 : index loc(#loc80)
      %extracted_slice_12 = tensor.extract_slice %8#5[%82, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc80)
      %extracted_13 = tensor.extract %70[] : tensor<i32> loc(#loc81)
      %83 = arith.index_cast %extracted_13 : i32 to index loc(#loc81)
      %84 = arith.maxsi %83, %c0 : index loc(#loc81)
      %85 = arith.minsi %84, %c15 : index loc(#loc81)
      %extracted_slice_14 = tensor.extract_slice %8#6[%85, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc81)
      %extracted_15 = tensor.extract %70[] : tensor<i32> loc(#loc82)
      %86 = arith.index_cast %extracted_15 : i32 to index loc(#loc82)
      %87 = arith.maxsi %86, %c0 : index loc(#loc82)
      %88 = arith.minsi %87, %c15 : index loc(#loc82)
      %extracted_slice_16 = tensor.extract_slice %8#7[%88, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc82)
      %extracted_17 = tensor.extract %70[] : tensor<i32> loc(#loc83)
      %89 = arith.index_cast %extracted_17 : i32 to index loc(#loc83)
      %90 = arith.maxsi %89, %c0 : index loc(#loc83)
      %91 = arith.minsi %90, %c15 : index loc(#loc83)
      %extracted_slice_18 = tensor.extract_slice %8#8[%91, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc83)
      %extracted_19 = tensor.extract %70[] : tensor<i32> loc(#loc84)
      %92 = arith.index_cast %extracted_19 : i32 to index loc(#loc84)
      %93 = arith.maxsi %92, %c0 : index loc(#loc84)
      %94 = arith.minsi %93, %c15 : index loc(#loc84)
      %extracted_slice_20 = tensor.extract_slice %8#9[%94, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc84)
      %extracted_21 = tensor.extract %70[] : tensor<i32> loc(#loc85)
      %95 = arith.index_cast %extracted_21 : i32 to index loc(#loc85)
      %96 = arith.maxsi %95, %c0 : index loc(#loc85)
      %97 = arith.minsi %96, %c15 : index loc(#loc85)
      %extracted_slice_22 = tensor.extract_slice %8#10[%97, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc85)
      %extracted_23 = tensor.extract %70[] : tensor<i32> loc(#loc86)
      %98 = arith.index_cast %extracted_23 : i32 to index loc(#loc86)
      %99 = arith.maxsi %98, %c0 : index loc(#loc86)
      %100 = arith.minsi %99, %c15 : index loc(#loc86)
      %extracted_slice_24 = tensor.extract_slice %8#11[%100, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc86)
      %extracted_25 = tensor.extract %70[] : tensor<i32> loc(#loc87)
      %101 = arith.index_cast %extracted_25 : i32 to index loc(#loc87)
      %102 = arith.maxsi %101, %c0 : index loc(#loc87)
      %103 = arith.minsi %102, %c15 : index loc(#loc87)
      %extracted_slice_26 = tensor.extract_slice %8#12[%103, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc87)
      %extracted_27 = tensor.extract %70[] : tensor<i32> loc(#loc88)
      %104 = arith.index_cast %extracted_27 : i32 to index loc(#loc88)
      %105 = arith.maxsi %104, %c0 : index loc(#loc88)
      %106 = arith.minsi %105, %c15 : index loc(#loc88)
      %extracted_slice_28 = tensor.extract_slice %8#13[%106, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc88)
      %extracted_29 = tensor.extract %70[] : tensor<i32> loc(#loc89)
      %107 = arith.index_cast %extracted_29 : i32 to index loc(#loc89)
      %108 = arith.maxsi %107, %c0 : index loc(#loc89)
      %109 = arith.minsi %108, %c15 : index loc(#loc89)
      %extracted_slice_30 = tensor.extract_slice %8#14[%109, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc89)
      %extracted_31 = tensor.extract %70[] : tensor<i32> loc(#loc90)
      %110 = arith.index_cast %extracted_31 : i32 to index loc(#loc90)
      %111 = arith.maxsi %110, %c0 : index loc(#loc90)
      %112 = arith.minsi %111, %c15 : index loc(#loc90)
      %extracted_slice_32 = tensor.extract_slice %8#15[%112, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc90)
      %expanded_33 = tensor.expand_shape %arg12 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc91)
      %113 = tensor.empty() : tensor<1x2x32xf32> loc(#loc91)
      %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %extracted_slice : tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%113 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %160 = arith.addf %in, %in_44 : f32
        linalg.yield %160 : f32
      } -> tensor<1x2x32xf32> loc(#loc91)
      %expanded_34 = tensor.expand_shape %arg13 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc92)
      %115 = tensor.empty() : tensor<1x2x32xf32> loc(#loc92)
      %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %extracted_slice_32, %114, %extracted_slice_30, %extracted_slice_28 : tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%115 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %in_45: f32, %in_46: f32, %in_47: f32, %out: f32):
        %160 = arith.mulf %in_44, %in_45 : f32
        %161 = arith.mulf %160, %in_46 : f32
        %162 = arith.mulf %161, %in_47 : f32
        %163 = arith.addf %in, %161 : f32
        %164 = arith.addf %163, %162 : f32
        linalg.yield %164 : f32
      } -> tensor<1x2x32xf32> loc(#loc92)
      %117 = tensor.empty() : tensor<1x2x32xf32> loc(#loc93)
      %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %extracted_slice_28, %extracted_slice_26 : tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%117 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %in_45: f32, %out: f32):
        %160 = arith.mulf %in, %in_44 : f32
        %161 = arith.mulf %160, %in_45 : f32
        linalg.yield %161 : f32
      } -> tensor<1x2x32xf32> loc(#loc93)
      %collapsed = tensor.collapse_shape %118 [[0, 1], [2]] : tensor<1x2x32xf32> into tensor<2x32xf32> loc(#loc93)
      %119 = tensor.empty() : tensor<1x2x32xf32> loc(#loc94)
      %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_24, %116, %extracted_slice_22, %extracted_slice_20 : tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%119 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %in_45: f32, %in_46: f32, %out: f32):
        %160 = arith.mulf %in, %in_44 : f32
        %161 = arith.mulf %160, %in_45 : f32
        %162 = arith.mulf %161, %in_46 : f32
        %163 = arith.addf %161, %162 : f32
        linalg.yield %163 : f32
      } -> tensor<1x2x32xf32> loc(#loc94)
      %collapsed_35 = tensor.collapse_shape %120 [[0, 1], [2]] : tensor<1x2x32xf32> into tensor<2x32xf32> loc(#loc94)
      %121 = tensor.empty() : tensor<1x2x32xf32> loc(#loc95)
      %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %extracted_slice_20, %extracted_slice_18 : tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%121 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %in_45: f32, %out: f32):
        %160 = arith.mulf %in, %in_44 : f32
        %161 = arith.mulf %160, %in_45 : f32
        linalg.yield %161 : f32
      } -> tensor<1x2x32xf32> loc(#loc95)
      %collapsed_36 = tensor.collapse_shape %122 [[0, 1], [2]] : tensor<1x2x32xf32> into tensor<2x32xf32> loc(#loc95)
      %123 = tensor.empty() : tensor<1x2x32xf32> loc(#loc96)
      %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %116 : tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%123 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %160 = arith.mulf %in, %in_44 : f32
        linalg.yield %160 : f32
      } -> tensor<1x2x32xf32> loc(#loc96)
      %collapsed_37 = tensor.collapse_shape %124 [[0, 1], [2]] : tensor<1x2x32xf32> into tensor<2x32xf32> loc(#loc96)
      %125 = tensor.empty() : tensor<1x2x32xf32> loc(#loc97)
      %126 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %extracted_slice_14, %extracted_slice_12 : tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%125 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %in_45: f32, %out: f32):
        %160 = arith.mulf %in, %in_44 : f32
        %161 = arith.mulf %160, %in_45 : f32
        linalg.yield %161 : f32
      } -> tensor<1x2x32xf32> loc(#loc97)
      %collapsed_38 = tensor.collapse_shape %126 [[0, 1], [2]] : tensor<1x2x32xf32> into tensor<2x32xf32> loc(#loc97)
      %127 = tensor.empty() : tensor<2x128xf32> loc(#loc98)
      %128 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%127 : tensor<2x128xf32>) {
      ^bb0(%out: f32):
        %160 = linalg.index 0 : index
        %161 = linalg.index 1 : index
        %162 = arith.cmpi ult, %161, %c32 : index
        %163 = scf.if %162 -> (f32) {
          %extracted_44 = tensor.extract %collapsed_36[%160, %161] : tensor<2x32xf32>
          scf.yield %extracted_44 : f32
        } else {
          %164 = arith.cmpi ult, %161, %c64 : index
          %165 = scf.if %164 -> (f32) {
            %166 = arith.subi %161, %c32 : index
            %extracted_44 = tensor.extract %collapsed_38[%160, %166] : tensor<2x32xf32>
            scf.yield %extracted_44 : f32
          } else {
            %166 = arith.cmpi ult, %161, %c96 : index
            %167 = scf.if %166 -> (f32) {
              %168 = arith.subi %161, %c64 : index
              %extracted_44 = tensor.extract %collapsed_35[%160, %168] : tensor<2x32xf32>
              scf.yield %extracted_44 : f32
            } else {
              %168 = arith.subi %161, %c96 : index
              %extracted_44 = tensor.extract %collapsed[%160, %168] : tensor<2x32xf32>
              scf.yield %extracted_44 : f32
            }
            scf.yield %167 : f32
          }
          scf.yield %165 : f32
        }
        linalg.yield %163 : f32
      } -> tensor<2x128xf32> loc(#loc98)
      %129 = tensor.empty() : tensor<128xf32> loc(#loc99)
      %expanded_39 = tensor.expand_shape %129 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32> loc(#loc99)
      %130 = linalg.fill ins(%cst_4 : f32) outs(%expanded_39 : tensor<1x128xf32>) -> tensor<1x128xf32> loc(#loc99)
      %expanded_40 = tensor.expand_shape %128 [[0], [1, 2]] output_shape [2, 1, 128] : tensor<2x128xf32> into tensor<2x1x128xf32> loc(#loc99)
      %131 = linalg.generic {indexing_maps = [#map22, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_40 : tensor<2x1x128xf32>) outs(%130 : tensor<1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %160 = arith.addf %out, %in : f32
        linalg.yield %160 : f32
      } -> tensor<1x128xf32> loc(#loc99)
      %132 = tensor.empty() : tensor<128xf32> loc(#loc100)
      %133 = linalg.fill ins(%cst_4 : f32) outs(%132 : tensor<128xf32>) -> tensor<128xf32> loc(#loc100)
      %134 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "reduction"]} ins(%131 : tensor<1x128xf32>) outs(%133 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %160 = arith.addf %out, %in : f32
        linalg.yield %160 : f32
      } -> tensor<128xf32> loc(#loc100)
      %135 = tensor.empty() : tensor<128xf32> loc(#loc101)
      %136 = linalg.generic {indexing_maps = [#map21, #map21, #map21], iterator_types = ["parallel"]} ins(%arg11, %134 : tensor<128xf32>, tensor<128xf32>) outs(%135 : tensor<128xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %160 = arith.addf %in, %in_44 : f32
        linalg.yield %160 : f32
      } -> tensor<128xf32> loc(#loc101)
      %137 = tensor.empty() : tensor<128x32xf32> loc(#loc102)
      %138 = linalg.fill ins(%cst_4 : f32) outs(%137 : tensor<128x32xf32>) -> tensor<128x32xf32> loc(#loc102)
      %expanded_41 = tensor.expand_shape %128 [[0, 1], [2]] output_shape [1, 2, 128] : tensor<2x128xf32> into tensor<1x2x128xf32> loc(#loc102)
      %139 = linalg.generic {indexing_maps = [#map25, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_41, %extracted_slice_10 : tensor<1x2x128xf32>, tensor<1x2x32xf32>) outs(%138 : tensor<128x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %160 = arith.mulf %in, %in_44 : f32
        %161 = arith.addf %out, %160 : f32
        linalg.yield %161 : f32
      } -> tensor<128x32xf32> loc(#loc102)
      %140 = tensor.empty() : tensor<32x128xf32> loc(#loc103)
      %141 = linalg.generic {indexing_maps = [#map2, #map23, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg10, %139 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%140 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %160 = arith.addf %in, %in_44 : f32
        linalg.yield %160 : f32
      } -> tensor<32x128xf32> loc(#loc103)
      %142 = tensor.empty() : tensor<2x32xf32> loc(#loc104)
      %143 = linalg.fill ins(%cst_4 : f32) outs(%142 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc104)
      %144 = linalg.generic {indexing_maps = [#map26, #map7, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128, %arg4 : tensor<2x128xf32>, tensor<32x128xf32>) outs(%143 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %160 = arith.mulf %in, %in_44 : f32
        %161 = arith.addf %out, %160 : f32
        linalg.yield %161 : f32
      } -> tensor<2x32xf32> loc(#loc104)
      %145 = tensor.empty() : tensor<128x32xf32> loc(#loc105)
      %146 = linalg.fill ins(%cst_4 : f32) outs(%145 : tensor<128x32xf32>) -> tensor<128x32xf32> loc(#loc105)
      %expanded_42 = tensor.expand_shape %128 [[0, 1], [2]] output_shape [1, 2, 128] : tensor<2x128xf32> into tensor<1x2x128xf32> loc(#loc105)
      %147 = linalg.generic {indexing_maps = [#map25, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_42, %extracted_slice_8 : tensor<1x2x128xf32>, tensor<1x2x32xf32>) outs(%146 : tensor<128x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %160 = arith.mulf %in, %in_44 : f32
        %161 = arith.addf %out, %160 : f32
        linalg.yield %161 : f32
      } -> tensor<128x32xf32> loc(#loc105)
      %148 = tensor.empty() : tensor<32x128xf32> loc(#loc106)
      %149 = linalg.generic {indexing_maps = [#map2, #map23, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg9, %147 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%148 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %160 = arith.addf %in, %in_44 : f32
        linalg.yield %160 : f32
      } -> tensor<32x128xf32> loc(#loc106)
      %150 = tensor.empty() : tensor<2x32xf32> loc(#loc107)
      %151 = linalg.fill ins(%cst_4 : f32) outs(%150 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc107)
      %152 = linalg.generic {indexing_maps = [#map26, #map7, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128, %arg3 : tensor<2x128xf32>, tensor<32x128xf32>) outs(%151 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %160 = arith.mulf %in, %in_44 : f32
        %161 = arith.addf %out, %160 : f32
        linalg.yield %161 : f32
      } -> tensor<2x32xf32> loc(#loc107)
      %153 = tensor.empty() : tensor<1x2x32xf32> loc(#loc108)
      %154 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x32xf32>) outs(%153 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc108)
      %extracted_43 = tensor.extract %70[] : tensor<i32> loc(#loc109)
      %155 = arith.index_cast %extracted_43 : i32 to index loc(#loc109)
      %156 = arith.maxsi %155, %c0 : index loc(#loc109)
      %157 = arith.minsi %156, %c15 : index loc(#loc109)
      %inserted_slice = tensor.insert_slice %154 into %arg14[%157, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc109)
      %158 = tensor.empty() : tensor<i32> loc(#loc110)
      %159 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg8 : tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %160 = arith.addi %in, %c1_i32 : i32
        linalg.yield %160 : i32
      } -> tensor<i32> loc(#loc110)
      scf.yield %159, %149, %141, %136, %144, %collapsed_37, %inserted_slice : tensor<i32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<16x2x32xf32>
    } {ao.layer = 0 : i64} loc(#loc75)
    %56 = tensor.empty() : tensor<64x32xf32> loc(#loc111)
    %57 = linalg.fill ins(%cst_4 : f32) outs(%56 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc111)
    %58 = linalg.generic {indexing_maps = [#map27, #map25, #map28, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1, %27, %55#6 : tensor<2x16x1xi32>, tensor<2x16x64xi32>, tensor<16x2x32xf32>) outs(%57 : tensor<64x32xf32>) {
    ^bb0(%in: i32, %in_7: i32, %in_8: f32, %out: f32):
      %69 = arith.cmpi eq, %in, %in_7 : i32
      %70 = arith.uitofp %69 : i1 to f32
      %71 = arith.mulf %70, %in_8 : f32
      %72 = arith.addf %out, %71 : f32
      linalg.yield %72 : f32
    } -> tensor<64x32xf32> loc(#loc111)
    %59 = tensor.empty() : tensor<64x32xf32> loc(#loc112)
    %60 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %58 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%59 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %69 = arith.mulf %in_7, %cst_0 : f32
      %70 = arith.subf %in, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<64x32xf32> loc(#loc112)
    %61 = tensor.empty() : tensor<32x64xf32> loc(#loc113)
    %62 = linalg.generic {indexing_maps = [#map2, #map23, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %50 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%61 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %69 = arith.mulf %in_7, %cst_0 : f32
      %70 = arith.subf %in, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<32x64xf32> loc(#loc113)
    %63 = tensor.empty() : tensor<128xf32> loc(#loc114)
    %64 = linalg.generic {indexing_maps = [#map21, #map21, #map21], iterator_types = ["parallel"]} ins(%arg2, %55#3 : tensor<128xf32>, tensor<128xf32>) outs(%63 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %69 = arith.mulf %in_7, %cst_0 : f32
      %70 = arith.subf %in, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<128xf32> loc(#loc114)
    %65 = tensor.empty() : tensor<32x128xf32> loc(#loc115)
    %66 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %55#1 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%65 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %69 = arith.mulf %in_7, %cst_0 : f32
      %70 = arith.subf %in, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<32x128xf32> loc(#loc115)
    %67 = tensor.empty() : tensor<32x128xf32> loc(#loc116)
    %68 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg4, %55#2 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%67 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %69 = arith.mulf %in_7, %cst_0 : f32
      %70 = arith.subf %in, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<32x128xf32> loc(#loc116)
    return %34, %60, %62, %64, %66, %68 : tensor<f32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32x128xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc9 = loc("embedding/broadcast_in_dim")
#loc10 = loc("embedding/transpose")
#loc11 = loc("layer0/broadcast_in_dim")
#loc12 = loc("layer0/broadcast_in_dim.1")
#loc13 = loc("layer0/while")
#loc14 = loc("layer0/while/dynamic_index_in_dim/dynamic_slice")
#loc15 = loc("layer0/while/dot_general")
#loc16 = loc("layer0/while/dot_general.1")
#loc17 = loc("layer0/while/add.2")
#loc18 = loc("layer0/while/split")
#loc19 = loc("layer0/while/split.1")
#loc20 = loc("layer0/while/split.2")
#loc21 = loc("layer0/while/split.3")
#loc22 = loc("layer0/while/div")
#loc23 = loc("layer0/while/div.1")
#loc24 = loc("layer0/while/tanh")
#loc25 = loc("layer0/while/add.5")
#loc26 = loc("layer0/while/div.2")
#loc27 = loc("layer0/while/tanh.1")
#loc28 = loc("layer0/while/mul.5")
#loc29 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc30 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc31 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc32 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc33 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc34 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc35 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc36 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc37 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc38 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc39 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc40 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc41 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc42 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc43 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc44 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc45 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc46 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc47 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc48 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc49 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.10")
#loc50 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.10")
#loc51 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.11")
#loc52 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.11")
#loc53 = loc("layer0/while/dynamic_update_index_in_dim/broadcast_in_dim.12")
#loc54 = loc("layer0/while/dynamic_update_index_in_dim/dynamic_update_slice.12")
#loc55 = loc("layer0/while/add.7")
#loc56 = loc("head/dot_general")
#loc57 = loc("head/transpose")
#loc58 = loc("head/log_softmax/reduce_max")
#loc59 = loc("head/log_softmax/sub.1")
#loc60 = loc("head/log_softmax/exp")
#loc61 = loc("head/log_softmax/reduce_sum")
#loc62 = loc("head/log_softmax/broadcast_in_dim.1")
#loc63 = loc("head/iota")
#loc64 = loc("head/eq.1")
#loc65 = loc("head/reduce_sum")
#loc66 = loc("head/div")
#loc67 = loc("bwd/head/_where/select_n")
#loc68 = loc("bwd/head/log_softmax/reduce_sum")
#loc69 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc70 = loc("bwd/head/transpose")
#loc71 = loc("bwd/head/dot_general")
#loc72 = loc("bwd/head/dot_general.1")
#loc73 = loc("bwd/layer0/broadcast_in_dim")
#loc74 = loc("bwd/layer0/broadcast_in_dim.1")
#loc75 = loc("bwd/layer0/while")
#loc76 = loc("bwd/layer0/while/sub.1")
#loc77 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice")
#loc78 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.1")
#loc79 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.2")
#loc80 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.3")
#loc81 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.4")
#loc82 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.5")
#loc83 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.6")
#loc84 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.7")
#loc85 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.8")
#loc86 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.9")
#loc87 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.10")
#loc88 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.11")
#loc89 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.12")
#loc90 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.13")
#loc91 = loc("bwd/layer0/while/add_any")
#loc92 = loc("bwd/layer0/while/add_any.2")
#loc93 = loc("bwd/layer0/while/mul.4")
#loc94 = loc("bwd/layer0/while/add_any.3")
#loc95 = loc("bwd/layer0/while/mul.9")
#loc96 = loc("bwd/layer0/while/mul.10")
#loc97 = loc("bwd/layer0/while/mul.12")
#loc98 = loc("bwd/layer0/while/concatenate")
#loc99 = loc("bwd/layer0/while/reduce_sum")
#loc100 = loc("bwd/layer0/while/reduce_sum.1")
#loc101 = loc("bwd/layer0/while/add_any.4")
#loc102 = loc("bwd/layer0/while/dot_general")
#loc103 = loc("bwd/layer0/while/add_any.5")
#loc104 = loc("bwd/layer0/while/dot_general.1")
#loc105 = loc("bwd/layer0/while/dot_general.2")
#loc106 = loc("bwd/layer0/while/add_any.6")
#loc107 = loc("bwd/layer0/while/dot_general.3")
#loc108 = loc("bwd/layer0/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc109 = loc("bwd/layer0/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc110 = loc("bwd/layer0/while/add")
#loc111 = loc("bwd/embedding/dot_general")
#loc112 = loc("update/sub")
#loc113 = loc("update/sub.1")
#loc114 = loc("update/sub.2")
#loc115 = loc("update/sub.3")
#loc116 = loc("update/sub.4")
