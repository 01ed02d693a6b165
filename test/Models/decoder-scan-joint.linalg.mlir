// Made by utils/export_jax.py; see test/Models/README.md.
// --model decoder --form joint --dialect linalg --layers 4 --width 32 --sequence 16 --batch 2 --vocab 64 --dtype f32 --scan
#loc2 = loc("decoder/change")
#loc3 = loc("decoder/key")
#loc4 = loc("decoder/query")
#loc5 = loc("decoder/value")
#loc6 = loc("embedding")
#loc7 = loc("encoder")
#loc8 = loc("head")
#loc9 = loc("labels")
#loc10 = loc("tokens")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d4, d5)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map16 = affine_map<(d0, d1, d2) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d0)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map24 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d5, d2, d3)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d5, d4)>
#map30 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map32 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map38 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d2, d3, 0)>
#map41 = affine_map<(d0, d1) -> (d0, d1)>
#map42 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @train_step(%arg0: tensor<4x32x32xf32> loc("decoder/change"), %arg1: tensor<4x32x32xf32> loc("decoder/key"), %arg2: tensor<4x32x32xf32> loc("decoder/query"), %arg3: tensor<4x32x32xf32> loc("decoder/value"), %arg4: tensor<64x32xf32> loc("embedding"), %arg5: tensor<4x32x32xf32> loc("encoder"), %arg6: tensor<32x64xf32> loc("head"), %arg7: tensor<2x16xi32> loc("labels"), %arg8: tensor<2x16xi32> loc("tokens")) -> (tensor<f32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<64x32xf32>, tensor<4x32x32xf32>, tensor<32x64xf32>) attributes {ao.step} {
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant -3.125000e-02 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 3.200000e+01 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 5.65685415 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c63 = arith.constant 63 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_6 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x16x1xi32> loc(#loc11)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8 : tensor<2x16xi32>) outs(%0 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32> loc(#loc11)
    %2 = tensor.empty() : tensor<2x16x32xf32> loc(#loc12)
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<2x16x32xf32>) {
    ^bb0(%out: f32):
      %82 = linalg.index 0 : index
      %83 = linalg.index 1 : index
      %84 = linalg.index 2 : index
      %extracted = tensor.extract %1[%82, %83, %c0] : tensor<2x16x1xi32>
      %85 = arith.index_cast %extracted : i32 to index
      %86 = arith.maxsi %85, %c0 : index
      %87 = arith.minsi %86, %c63 : index
      %extracted_8 = tensor.extract %arg4[%87, %84] : tensor<64x32xf32>
      linalg.yield %extracted_8 : f32
    } -> tensor<2x16x32xf32> loc(#loc12)
    %4 = tensor.empty() : tensor<2x16x1xi32> loc(#loc13)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7 : tensor<2x16xi32>) outs(%4 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32> loc(#loc13)
    %6 = tensor.empty() : tensor<2x16x32xf32> loc(#loc14)
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%6 : tensor<2x16x32xf32>) {
    ^bb0(%out: f32):
      %82 = linalg.index 0 : index
      %83 = linalg.index 1 : index
      %84 = linalg.index 2 : index
      %extracted = tensor.extract %5[%82, %83, %c0] : tensor<2x16x1xi32>
      %85 = arith.index_cast %extracted : i32 to index
      %86 = arith.maxsi %85, %c0 : index
      %87 = arith.minsi %86, %c63 : index
      %extracted_8 = tensor.extract %arg4[%87, %84] : tensor<64x32xf32>
      linalg.yield %extracted_8 : f32
    } -> tensor<2x16x32xf32> loc(#loc14)
    %8 = tensor.empty() : tensor<4x2x16x32xf32> loc(#loc15)
    %9 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%8 : tensor<4x2x16x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x2x16x32xf32> loc(#loc15)
    %10:6 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %cst_6, %arg11 = %3, %arg12 = %9, %arg13 = %9, %arg14 = %9, %arg15 = %9) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>) {
      %extracted = tensor.extract %arg10[] : tensor<i32> loc(#loc17)
      %82 = arith.index_cast %extracted : i32 to index loc(#loc17)
      %83 = arith.maxsi %82, %c0 : index loc(#loc17)
      %84 = arith.minsi %83, %c3 : index loc(#loc17)
      %extracted_slice = tensor.extract_slice %arg5[%84, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc17)
      %85 = tensor.empty() : tensor<2x16x32xf32> loc(#loc18)
      %86 = linalg.fill ins(%cst_5 : f32) outs(%85 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc18)
      %expanded_8 = tensor.expand_shape %arg11 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc18)
      %87 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_8, %extracted_slice : tensor<2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%86 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %114 = arith.mulf %in, %in_16 : f32
        %115 = arith.addf %out, %114 : f32
        linalg.yield %115 : f32
      } -> tensor<2x16x32xf32> loc(#loc18)
      %88 = tensor.empty() : tensor<2x16x32xf32> loc(#loc19)
      %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<2x16x32xf32>) outs(%88 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %114 = math.tanh %in : f32
        linalg.yield %114 : f32
      } -> tensor<2x16x32xf32> loc(#loc19)
      %90 = tensor.empty() : tensor<2x16x32xf32> loc(#loc20)
      %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11, %89 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%90 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %114 = arith.addf %in, %in_16 : f32
        linalg.yield %114 : f32
      } -> tensor<2x16x32xf32> loc(#loc20)
      %92 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc21)
      %93 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<2x16x32xf32>) outs(%92 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc21)
      %extracted_9 = tensor.extract %arg10[] : tensor<i32> loc(#loc22)
      %94 = arith.index_cast %extracted_9 : i32 to index loc(#loc22)
      %95 = arith.maxsi %94, %c0 : index loc(#loc22)
      %96 = arith.minsi %95, %c3 : index loc(#loc22)
      %inserted_slice = tensor.insert_slice %93 into %arg12[%96, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc22)
      %97 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc23)
      %98 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg11 : tensor<2x16x32xf32>) outs(%97 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc23)
      %extracted_10 = tensor.extract %arg10[] : tensor<i32> loc(#loc24)
      %99 = arith.index_cast %extracted_10 : i32 to index loc(#loc24)
      %100 = arith.maxsi %99, %c0 : index loc(#loc24)
      %101 = arith.minsi %100, %c3 : index loc(#loc24)
      %inserted_slice_11 = tensor.insert_slice %98 into %arg13[%101, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc24)
      %102 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc25)
      %103 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x16x32xf32>) outs(%102 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc25)
      %extracted_12 = tensor.extract %arg10[] : tensor<i32> loc(#loc26)
      %104 = arith.index_cast %extracted_12 : i32 to index loc(#loc26)
      %105 = arith.maxsi %104, %c0 : index loc(#loc26)
      %106 = arith.minsi %105, %c3 : index loc(#loc26)
      %inserted_slice_13 = tensor.insert_slice %103 into %arg14[%106, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc26)
      %107 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc27)
      %108 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<2x16x32xf32>) outs(%107 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %114 = arith.subf %cst_4, %in : f32
        linalg.yield %114 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc27)
      %extracted_14 = tensor.extract %arg10[] : tensor<i32> loc(#loc28)
      %109 = arith.index_cast %extracted_14 : i32 to index loc(#loc28)
      %110 = arith.maxsi %109, %c0 : index loc(#loc28)
      %111 = arith.minsi %110, %c3 : index loc(#loc28)
      %inserted_slice_15 = tensor.insert_slice %108 into %arg15[%111, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc28)
      %112 = tensor.empty() : tensor<i32> loc(#loc29)
      %113 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg10 : tensor<i32>) outs(%112 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %114 = arith.addi %in, %c1_i32 : i32
        linalg.yield %114 : i32
      } -> tensor<i32> loc(#loc29)
      scf.yield %113, %91, %inserted_slice, %inserted_slice_11, %inserted_slice_13, %inserted_slice_15 : tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>
    } loc(#loc16)
    %11 = tensor.empty() : tensor<4x2x16x16xf32> loc(#loc30)
    %12 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%11 : tensor<4x2x16x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x2x16x16xf32> loc(#loc30)
    %13 = tensor.empty() : tensor<4x2x16x1xf32> loc(#loc31)
    %14 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%13 : tensor<4x2x16x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x2x16x1xf32> loc(#loc31)
    %15:13 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %cst_6, %arg11 = %7, %arg12 = %9, %arg13 = %9, %arg14 = %9, %arg15 = %12, %arg16 = %14, %arg17 = %14, %arg18 = %9, %arg19 = %12, %arg20 = %9, %arg21 = %9, %arg22 = %9) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x16xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>) {
      %82 = tensor.empty() : tensor<i32> loc(#loc33)
      %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg10 : tensor<i32>) outs(%82 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %194 = arith.subi %c3_i32, %in : i32
        linalg.yield %194 : i32
      } -> tensor<i32> loc(#loc33)
      %extracted = tensor.extract %83[] : tensor<i32> loc(#loc34)
      %84 = arith.index_cast %extracted : i32 to index loc(#loc34)
      %85 = arith.maxsi %84, %c0 : index loc(#loc34)
      %86 = arith.minsi %85, %c3 : index loc(#loc34)
      %extracted_slice = tensor.extract_slice %arg0[%86, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc34)
      %extracted_8 = tensor.extract %83[] : tensor<i32> loc(#loc35)
      %87 = arith.index_cast %extracted_8 : i32 to index loc(#loc35)
      %88 = arith.maxsi %87, %c0 : index loc(#loc35)
      %89 = arith.minsi %88, %c3 : index loc(#loc35)
      %extracted_slice_9 = tensor.extract_slice %arg1[%89, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc35)
      %extracted_10 = tensor.extract %83[] : tensor<i32> loc(#loc36)
      %90 = arith.index_cast %extracted_10 : i32 to index loc(#loc36)
      %91 = arith.maxsi %90, %c0 : index loc(#loc36)
      %92 = arith.minsi %91, %c3 : index loc(#loc36)
      %extracted_slice_11 = tensor.extract_slice %arg2[%92, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc36)
      %extracted_12 = tensor.extract %83[] : tensor<i32> loc(#loc37)
      %93 = arith.index_cast %extracted_12 : i32 to index loc(#loc37)
      %94 = arith.maxsi %93, %c0 : index loc(#loc37)
      %95 = arith.minsi %94, %c3 : index loc(#loc37)
      %extracted_slice_13 = tensor.extract_slice %arg3[%95, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc37)
      %extracted_14 = tensor.extract %83[] : tensor<i32> loc(#loc38)
      %96 = arith.index_cast %extracted_14 : i32 to index loc(#loc38)
      %97 = arith.maxsi %96, %c0 : index loc(#loc38)
      %98 = arith.minsi %97, %c3 : index loc(#loc38)
      %extracted_slice_15 = tensor.extract_slice %10#2[%98, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc38)
      %99 = tensor.empty() : tensor<2x16x32xf32> loc(#loc39)
      %100 = linalg.fill ins(%cst_5 : f32) outs(%99 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc39)
      %expanded_16 = tensor.expand_shape %arg11 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc39)
      %101 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_16, %extracted_slice_11 : tensor<2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%100 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %194 = arith.mulf %in, %in_44 : f32
        %195 = arith.addf %out, %194 : f32
        linalg.yield %195 : f32
      } -> tensor<2x16x32xf32> loc(#loc39)
      %102 = tensor.empty() : tensor<2x16x32xf32> loc(#loc40)
      %expanded_17 = tensor.expand_shape %102 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc40)
      %103 = linalg.fill ins(%cst_5 : f32) outs(%expanded_17 : tensor<1x2x16x32xf32>) -> tensor<1x2x16x32xf32> loc(#loc40)
      %expanded_18 = tensor.expand_shape %extracted_slice_15 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc40)
      %104 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_18, %extracted_slice_9 : tensor<1x2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%103 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %194 = arith.mulf %in, %in_44 : f32
        %195 = arith.addf %out, %194 : f32
        linalg.yield %195 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc40)
      %collapsed = tensor.collapse_shape %104 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc40)
      %105 = tensor.empty() : tensor<2x16x16xf32> loc(#loc41)
      %106 = linalg.fill ins(%cst_5 : f32) outs(%105 : tensor<2x16x16xf32>) -> tensor<2x16x16xf32> loc(#loc41)
      %107 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%101, %collapsed : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%106 : tensor<2x16x16xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %194 = arith.mulf %in, %in_44 : f32
        %195 = arith.addf %out, %194 : f32
        linalg.yield %195 : f32
      } -> tensor<2x16x16xf32> loc(#loc41)
      %108 = tensor.empty() : tensor<2x16x16xf32> loc(#loc42)
      %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x16x16xf32>) outs(%108 : tensor<2x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %194 = arith.divf %in, %cst_3 : f32
        linalg.yield %194 : f32
      } -> tensor<2x16x16xf32> loc(#loc42)
      %110 = tensor.empty() : tensor<2x16xf32> loc(#loc43)
      %111 = linalg.fill ins(%cst_2 : f32) outs(%110 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc43)
      %112 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%109 : tensor<2x16x16xf32>) outs(%111 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %194 = arith.maximumf %out, %in : f32
        linalg.yield %194 : f32
      } -> tensor<2x16xf32> loc(#loc43)
      %113 = tensor.empty() : tensor<2x16x16xf32> loc(#loc44)
      %114 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %112 : tensor<2x16x16xf32>, tensor<2x16xf32>) outs(%113 : tensor<2x16x16xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %194 = arith.subf %in, %in_44 : f32
        %195 = math.exp %194 : f32
        linalg.yield %195 : f32
      } -> tensor<2x16x16xf32> loc(#loc44)
      %115 = tensor.empty() : tensor<2x16xf32> loc(#loc45)
      %116 = linalg.fill ins(%cst_5 : f32) outs(%115 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc45)
      %117 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%114 : tensor<2x16x16xf32>) outs(%116 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %194 = arith.addf %out, %in : f32
        linalg.yield %194 : f32
      } -> tensor<2x16xf32> loc(#loc45)
      %118 = tensor.empty() : tensor<2x16x1xf32> loc(#loc46)
      %119 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<2x16xf32>) outs(%118 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x1xf32> loc(#loc46)
      %120 = tensor.empty() : tensor<2x16x16xf32> loc(#loc47)
      %121 = linalg.generic {indexing_maps = [#map1, #map14, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %119 : tensor<2x16x16xf32>, tensor<2x16x1xf32>) outs(%120 : tensor<2x16x16xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %194 = arith.divf %in, %in_44 : f32
        linalg.yield %194 : f32
      } -> tensor<2x16x16xf32> loc(#loc47)
      %122 = tensor.empty() : tensor<2x16x32xf32> loc(#loc48)
      %expanded_19 = tensor.expand_shape %122 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc48)
      %123 = linalg.fill ins(%cst_5 : f32) outs(%expanded_19 : tensor<1x2x16x32xf32>) -> tensor<1x2x16x32xf32> loc(#loc48)
      %expanded_20 = tensor.expand_shape %extracted_slice_15 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc48)
      %124 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_20, %extracted_slice_13 : tensor<1x2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%123 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %194 = arith.mulf %in, %in_44 : f32
        %195 = arith.addf %out, %194 : f32
        linalg.yield %195 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc48)
      %collapsed_21 = tensor.collapse_shape %124 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc48)
      %125 = tensor.empty() : tensor<2x16x32xf32> loc(#loc49)
      %126 = linalg.fill ins(%cst_5 : f32) outs(%125 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc49)
      %127 = linalg.batch_matmul ins(%121, %collapsed_21 : tensor<2x16x16xf32>, tensor<2x16x32xf32>) outs(%126 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc49)
      %128 = tensor.empty() : tensor<2x16x32xf32> loc(#loc50)
      %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11, %127 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%128 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %194 = arith.addf %in, %in_44 : f32
        linalg.yield %194 : f32
      } -> tensor<2x16x32xf32> loc(#loc50)
      %130 = tensor.empty() : tensor<2x16x32xf32> loc(#loc51)
      %131 = linalg.fill ins(%cst_5 : f32) outs(%130 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc51)
      %expanded_22 = tensor.expand_shape %129 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc51)
      %132 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_22, %extracted_slice : tensor<2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%131 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %194 = arith.mulf %in, %in_44 : f32
        %195 = arith.addf %out, %194 : f32
        linalg.yield %195 : f32
      } -> tensor<2x16x32xf32> loc(#loc51)
      %133 = tensor.empty() : tensor<2x16x32xf32> loc(#loc52)
      %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x16x32xf32>) outs(%133 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %194 = math.tanh %in : f32
        linalg.yield %194 : f32
      } -> tensor<2x16x32xf32> loc(#loc52)
      %135 = tensor.empty() : tensor<2x16x32xf32> loc(#loc53)
      %136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %134 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%135 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %194 = arith.addf %in, %in_44 : f32
        linalg.yield %194 : f32
      } -> tensor<2x16x32xf32> loc(#loc53)
      %137 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc54)
      %138 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg11 : tensor<2x16x32xf32>) outs(%137 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc54)
      %extracted_23 = tensor.extract %83[] : tensor<i32> loc(#loc55)
      %139 = arith.index_cast %extracted_23 : i32 to index loc(#loc55)
      %140 = arith.maxsi %139, %c0 : index loc(#loc55)
      %141 = arith.minsi %140, %c3 : index loc(#loc55)
      %inserted_slice = tensor.insert_slice %138 into %arg12[%141, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc55)
      %142 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc56)
      %143 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x16x32xf32>) outs(%142 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc56)
      %extracted_24 = tensor.extract %83[] : tensor<i32> loc(#loc57)
      %144 = arith.index_cast %extracted_24 : i32 to index loc(#loc57)
      %145 = arith.maxsi %144, %c0 : index loc(#loc57)
      %146 = arith.minsi %145, %c3 : index loc(#loc57)
      %inserted_slice_25 = tensor.insert_slice %143 into %arg13[%146, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc57)
      %147 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc58)
      %148 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<2x16x32xf32>) outs(%147 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc58)
      %extracted_26 = tensor.extract %83[] : tensor<i32> loc(#loc59)
      %149 = arith.index_cast %extracted_26 : i32 to index loc(#loc59)
      %150 = arith.maxsi %149, %c0 : index loc(#loc59)
      %151 = arith.minsi %150, %c3 : index loc(#loc59)
      %inserted_slice_27 = tensor.insert_slice %148 into %arg14[%151, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc59)
      %152 = tensor.empty() : tensor<1x2x16x16xf32> loc(#loc60)
      %153 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<2x16x16xf32>) outs(%152 : tensor<1x2x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x16xf32> loc(#loc60)
      %extracted_28 = tensor.extract %83[] : tensor<i32> loc(#loc61)
      %154 = arith.index_cast %extracted_28 : i32 to index loc(#loc61)
      %155 = arith.maxsi %154, %c0 : index loc(#loc61)
      %156 = arith.minsi %155, %c3 : index loc(#loc61)
      %inserted_slice_29 = tensor.insert_slice %153 into %arg15[%156, 0, 0, 0] [1, 2, 16, 16] [1, 1, 1, 1] : tensor<1x2x16x16xf32> into tensor<4x2x16x16xf32> loc(#loc61)
      %157 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc62)
      %158 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x16x1xf32>) outs(%157 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x1xf32> loc(#loc62)
      %extracted_30 = tensor.extract %83[] : tensor<i32> loc(#loc63)
      %159 = arith.index_cast %extracted_30 : i32 to index loc(#loc63)
      %160 = arith.maxsi %159, %c0 : index loc(#loc63)
      %161 = arith.minsi %160, %c3 : index loc(#loc63)
      %inserted_slice_31 = tensor.insert_slice %158 into %arg16[%161, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc63)
      %162 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc64)
      %163 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x16x1xf32>) outs(%162 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %194 = arith.mulf %in, %in : f32
        %195 = arith.divf %cst_4, %194 : f32
        linalg.yield %195 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc64)
      %extracted_32 = tensor.extract %83[] : tensor<i32> loc(#loc65)
      %164 = arith.index_cast %extracted_32 : i32 to index loc(#loc65)
      %165 = arith.maxsi %164, %c0 : index loc(#loc65)
      %166 = arith.minsi %165, %c3 : index loc(#loc65)
      %inserted_slice_33 = tensor.insert_slice %163 into %arg17[%166, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc65)
      %167 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc66)
      %168 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_21 : tensor<2x16x32xf32>) outs(%167 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc66)
      %extracted_34 = tensor.extract %83[] : tensor<i32> loc(#loc67)
      %169 = arith.index_cast %extracted_34 : i32 to index loc(#loc67)
      %170 = arith.maxsi %169, %c0 : index loc(#loc67)
      %171 = arith.minsi %170, %c3 : index loc(#loc67)
      %inserted_slice_35 = tensor.insert_slice %168 into %arg18[%171, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc67)
      %172 = tensor.empty() : tensor<1x2x16x16xf32> loc(#loc68)
      %173 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x16x16xf32>) outs(%172 : tensor<1x2x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x16xf32> loc(#loc68)
      %extracted_36 = tensor.extract %83[] : tensor<i32> loc(#loc69)
      %174 = arith.index_cast %extracted_36 : i32 to index loc(#loc69)
      %175 = arith.maxsi %174, %c0 : index loc(#loc69)
      %176 = arith.minsi %175, %c3 : index loc(#loc69)
      %inserted_slice_37 = tensor.insert_slice %173 into %arg19[%176, 0, 0, 0] [1, 2, 16, 16] [1, 1, 1, 1] : tensor<1x2x16x16xf32> into tensor<4x2x16x16xf32> loc(#loc69)
      %177 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc70)
      %178 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<2x16x32xf32>) outs(%177 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc70)
      %extracted_38 = tensor.extract %83[] : tensor<i32> loc(#loc71)
      %179 = arith.index_cast %extracted_38 : i32 to index loc(#loc71)
      %180 = arith.maxsi %179, %c0 : index loc(#loc71)
      %181 = arith.minsi %180, %c3 : index loc(#loc71)
      %inserted_slice_39 = tensor.insert_slice %178 into %arg20[%181, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc71)
      %182 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc72)
      %183 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x16x32xf32>) outs(%182 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc72)
      %extracted_40 = tensor.extract %83[] : tensor<i32> loc(#loc73)
      %184 = arith.index_cast %extracted_40 : i32 to index loc(#loc73)
      %185 = arith.maxsi %184, %c0 : index loc(#loc73)
      %186 = arith.minsi %185, %c3 : index loc(#loc73)
      %inserted_slice_41 = tensor.insert_slice %183 into %arg21[%186, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc73)
      %187 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc74)
      %188 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x16x32xf32>) outs(%187 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %194 = arith.subf %cst_4, %in : f32
        linalg.yield %194 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc74)
      %extracted_42 = tensor.extract %83[] : tensor<i32> loc(#loc75)
      %189 = arith.index_cast %extracted_42 : i32 to index loc(#loc75)
      %190 = arith.maxsi %189, %c0 : index loc(#loc75)
      %191 = arith.minsi %190, %c3 : index loc(#loc75)
      %inserted_slice_43 = tensor.insert_slice %188 into %arg22[%191, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc75)
      %192 = tensor.empty() : tensor<i32> loc(#loc76)
      %193 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg10 : tensor<i32>) outs(%192 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %194 = arith.addi %in, %c1_i32 : i32
        linalg.yield %194 : i32
      } -> tensor<i32> loc(#loc76)
      scf.yield %193, %136, %inserted_slice, %inserted_slice_25, %inserted_slice_27, %inserted_slice_29, %inserted_slice_31, %inserted_slice_33, %inserted_slice_35, %inserted_slice_37, %inserted_slice_39, %inserted_slice_41, %inserted_slice_43 : tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x16xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x16xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>
    } loc(#loc32)
    %16 = tensor.empty() : tensor<2x16x64xf32> loc(#loc77)
    %17 = linalg.fill ins(%cst_5 : f32) outs(%16 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc77)
    %18 = linalg.generic {indexing_maps = [#map11, #map15, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15#1, %arg6 : tensor<2x16x32xf32>, tensor<32x64xf32>) outs(%17 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %82 = arith.mulf %in, %in_8 : f32
      %83 = arith.addf %out, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<2x16x64xf32> loc(#loc77)
    %19 = tensor.empty() : tensor<2x16xf32> loc(#loc78)
    %20 = linalg.fill ins(%cst_2 : f32) outs(%19 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc78)
    %21 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%18 : tensor<2x16x64xf32>) outs(%20 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.maximumf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x16xf32> loc(#loc78)
    %22 = tensor.empty() : tensor<2x16x64xf32> loc(#loc79)
    %23 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %21 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%22 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %82 = arith.subf %in, %in_8 : f32
      linalg.yield %82 : f32
    } -> tensor<2x16x64xf32> loc(#loc79)
    %24 = tensor.empty() : tensor<2x16x64xf32> loc(#loc80)
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x16x64xf32>) outs(%24 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.exp %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x16x64xf32> loc(#loc80)
    %26 = tensor.empty() : tensor<2x16xf32> loc(#loc81)
    %27 = linalg.fill ins(%cst_5 : f32) outs(%26 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc81)
    %28 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<2x16x64xf32>) outs(%27 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %out, %in : f32
      linalg.yield %82 : f32
    } -> tensor<2x16xf32> loc(#loc81)
    %29 = tensor.empty() : tensor<2x16x1xf32> loc(#loc82)
    %30 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x16xf32>) outs(%29 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32> loc(#loc82)
    %31 = tensor.empty() : tensor<2x16x64xi32> loc(#loc83)
    %32 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%31 : tensor<2x16x64xi32>) {
    ^bb0(%out: i32):
      %82 = linalg.index 2 : index
      %83 = arith.index_cast %82 : index to i32
      linalg.yield %83 : i32
    } -> tensor<2x16x64xi32> loc(#loc83)
    %33 = tensor.empty() : tensor<2x16x64xi1> loc(#loc84)
    %34 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %32 : tensor<2x16x1xi32>, tensor<2x16x64xi32>) outs(%33 : tensor<2x16x64xi1>) {
    ^bb0(%in: i32, %in_8: i32, %out: i1):
      %82 = arith.cmpi eq, %in, %in_8 : i32
      linalg.yield %82 : i1
    } -> tensor<2x16x64xi1> loc(#loc84)
    %35 = tensor.empty() : tensor<f32> loc(#loc85)
    %36 = linalg.fill ins(%cst_5 : f32) outs(%35 : tensor<f32>) -> tensor<f32> loc(#loc85)
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map14, #map16], iterator_types = ["reduction", "reduction", "reduction"]} ins(%34, %23, %30 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %82 = math.log %in_9 : f32
      %83 = arith.subf %in_8, %82 : f32
      %84 = arith.select %in, %83, %cst_5 : f32
      %85 = arith.addf %out, %84 : f32
      linalg.yield %85 : f32
    } -> tensor<f32> loc(#loc85)
    %38 = tensor.empty() : tensor<f32> loc(#loc86)
    %39 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%37 : tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      %83 = arith.divf %82, %cst_1 : f32
      linalg.yield %83 : f32
    } -> tensor<f32> loc(#loc86)
    %40 = tensor.empty() : tensor<2x16x64xf32> loc(#loc87)
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x16x64xi1>) outs(%40 : tensor<2x16x64xf32>) {
    ^bb0(%in: i1, %out: f32):
      %82 = arith.select %in, %cst, %cst_5 : f32
      linalg.yield %82 : f32
    } -> tensor<2x16x64xf32> loc(#loc87)
    %42 = tensor.empty() : tensor<2x16xf32> loc(#loc88)
    %expanded = tensor.expand_shape %42 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc88)
    %43 = linalg.fill ins(%cst_5 : f32) outs(%expanded : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc88)
    %expanded_7 = tensor.expand_shape %41 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc88)
    %44 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_7 : tensor<2x16x1x64xf32>) outs(%43 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.negf %in : f32
      %83 = arith.addf %out, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<2x16x1xf32> loc(#loc88)
    %45 = tensor.empty() : tensor<2x16xf32> loc(#loc89)
    %46 = linalg.fill ins(%cst_5 : f32) outs(%45 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc89)
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%44, %30 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%46 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %82 = arith.divf %in, %in_8 : f32
      %83 = arith.addf %out, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<2x16xf32> loc(#loc89)
    %48 = tensor.empty() : tensor<2x16x64xf32> loc(#loc90)
    %49 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %47, %25 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%48 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_8: f32, %in_9: f32, %out: f32):
      %82 = arith.mulf %in_8, %in_9 : f32
      %83 = arith.addf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<2x16x64xf32> loc(#loc90)
    %50 = tensor.empty() : tensor<64x32xf32> loc(#loc91)
    %51 = linalg.fill ins(%cst_5 : f32) outs(%50 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc91)
    %52 = linalg.generic {indexing_maps = [#map17, #map18, #map19], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%49, %15#1 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%51 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %82 = arith.mulf %in, %in_8 : f32
      %83 = arith.addf %out, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<64x32xf32> loc(#loc91)
    %53 = tensor.empty() : tensor<2x16x32xf32> loc(#loc92)
    %54 = linalg.fill ins(%cst_5 : f32) outs(%53 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc92)
    %55 = linalg.generic {indexing_maps = [#map11, #map20, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49, %arg6 : tensor<2x16x64xf32>, tensor<32x64xf32>) outs(%54 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %82 = arith.mulf %in, %in_8 : f32
      %83 = arith.addf %out, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<2x16x32xf32> loc(#loc92)
    %56 = tensor.empty() : tensor<4x32x32xf32> loc(#loc93)
    %57 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%56 : tensor<4x32x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<4x32x32xf32> loc(#loc93)
    %58:7 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %cst_6, %arg11 = %55, %arg12 = %57, %arg13 = %57, %arg14 = %57, %arg15 = %57, %arg16 = %9) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x2x16x32xf32>) {
      %extracted = tensor.extract %arg10[] : tensor<i32> loc(#loc95)
      %82 = arith.index_cast %extracted : i32 to index loc(#loc95)
      %83 = arith.maxsi %82, %c0 : index loc(#loc95)
      %84 = arith.minsi %83, %c3 : index loc(#loc95)
      %extracted_slice = tensor.extract_slice %arg2[%84, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc95)
      %extracted_8 = tensor.extract %arg10[] : tensor<i32> loc(#loc96)
      %85 = arith.index_cast %extracted_8 : i32 to index loc(#loc96)
      %86 = arith.maxsi %85, %c0 : index loc(#loc96)
      %87 = arith.minsi %86, %c3 : index loc(#loc96)
      %extracted_slice_9 = tensor.extract_slice %15#2[%87, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc96)
      %extracted_10 = tensor.extract %arg10[] : tensor<i32> loc(#loc97)
      %88 = arith.index_cast %extracted_10 : i32 to index loc(#loc97)
      %89 = arith.maxsi %88, %c0 : index loc(#loc97)
      %90 = arith.minsi %89, %c3 : index loc(#loc97)
      %extracted_slice_11 = tensor.extract_slice %arg1[%90, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc97)
      %extracted_12 = tensor.extract %arg10[] : tensor<i32> loc(#loc98)
      %91 = arith.index_cast %extracted_12 : i32 to index loc(#loc98)
      %92 = arith.maxsi %91, %c0 : index loc(#loc98)
      %93 = arith.minsi %92, %c3 : index loc(#loc98)
      %extracted_slice_13 = tensor.extract_slice %10#2[%93, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc98)
      %collapsed = tensor.collapse_shape %extracted_slice_13 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc99)
      %extracted_14 = tensor.extract %arg10[] : tensor<i32> loc(#loc100)
      %94 = arith.index_cast %extracted_14 : i32 to index loc(#loc100)
      %95 = arith.maxsi %94, %c0 : index loc(#loc100)
      %96 = arith.minsi %95, %c3 : index loc(#loc100)
      %extracted_slice_15 = tensor.extract_slice %15#3[%96, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc100)
      %extracted_16 = tensor.extract %arg10[] : tensor<i32> loc(#loc101)
      %97 = arith.index_cast %extracted_16 : i32 to index loc(#loc101)
      %98 = arith.maxsi %97, %c0 : index loc(#loc101)
      %99 = arith.minsi %98, %c3 : index loc(#loc101)
      %extracted_slice_17 = tensor.extract_slice %15#4[%99, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc101)
      %extracted_18 = tensor.extract %arg10[] : tensor<i32> loc(#loc102)
      %100 = arith.index_cast %extracted_18 : i32 to index loc(#loc102)
      %101 = arith.maxsi %100, %c0 : index loc(#loc102)
      %102 = arith.minsi %101, %c3 : index loc(#loc102)
      %extracted_slice_19 = tensor.extract_slice %15#5[%102, 0, 0, 0] [1, 2, 16, 16] [1, 1, 1, 1] : tensor<4x2x16x16xf32> to tensor<1x2x16x16xf32> loc(#loc102)
      %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1], [2], [3]] : tensor<1x2x16x16xf32> into tensor<2x16x16xf32> loc(#loc103)
      %extracted_21 = tensor.extract %arg10[] : tensor<i32> loc(#loc104)
      %103 = arith.index_cast %extracted_21 : i32 to index loc(#loc104)
      %104 = arith.maxsi %103, %c0 : index loc(#loc104)
      %105 = arith.minsi %104, %c3 : index loc(#loc104)
      %extracted_slice_22 = tensor.extract_slice %15#6[%105, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc104)
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2], [3]] : tensor<1x2x16x1xf32> into tensor<2x16x1xf32> loc(#loc105)
      %extracted_24 = tensor.extract %arg10[] : tensor<i32> loc(#loc106)
      %106 = arith.index_cast %extracted_24 : i32 to index loc(#loc106)
      %107 = arith.maxsi %106, %c0 : index loc(#loc106)
      %108 = arith.minsi %107, %c3 : index loc(#loc106)
      %extracted_slice_25 = tensor.extract_slice %15#7[%108, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc106)
      %collapsed_26 = tensor.collapse_shape %extracted_slice_25 [[0, 1], [2], [3]] : tensor<1x2x16x1xf32> into tensor<2x16x1xf32> loc(#loc107)
      %extracted_27 = tensor.extract %arg10[] : tensor<i32> loc(#loc108)
      %109 = arith.index_cast %extracted_27 : i32 to index loc(#loc108)
      %110 = arith.maxsi %109, %c0 : index loc(#loc108)
      %111 = arith.minsi %110, %c3 : index loc(#loc108)
      %extracted_slice_28 = tensor.extract_slice %arg3[%111, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc108)
      %extracted_29 = tensor.extract %arg10[] : tensor<i32> loc(#loc109)
      %112 = arith.index_cast %extracted_29 : i32 to index loc(#loc109)
      %113 = arith.maxsi %112, %c0 : index loc(#loc109)
      %114 = arith.minsi %113, %c3 : index loc(#loc109)
      %extracted_slice_30 = tensor.extract_slice %15#8[%114, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc109)
      %extracted_31 = tensor.extract %arg10[] : tensor<i32> loc(#loc110)
      %115 = arith.index_cast %extracted_31 : i32 to index loc(#loc110)
      %116 = arith.maxsi %115, %c0 : index loc(#loc110)
      %117 = arith.minsi %116, %c3 : index loc(#loc110)
      %extracted_slice_32 = tensor.extract_slice %15#9[%117, 0, 0, 0] [1, 2, 16, 16] [1, 1, 1, 1] : tensor<4x2x16x16xf32> to tensor<1x2x16x16xf32> loc(#loc110)
      %extracted_33 = tensor.extract %arg10[] : tensor<i32> loc(#loc111)
      %118 = arith.index_cast %extracted_33 : i32 to index loc(#loc111)
      %119 = arith.maxsi %118, %c0 : index loc(#loc111)
      %120 = arith.minsi %119, %c3 : index loc(#loc111)
      %extracted_slice_34 = tensor.extract_slice %arg0[%120, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc111)
      %extracted_35 = tensor.extract %arg10[] : tensor<i32> loc(#loc112)
      %121 = arith.index_cast %extracted_35 : i32 to index loc(#loc112)
      %122 = arith.maxsi %121, %c0 : index loc(#loc112)
      %123 = arith.minsi %122, %c3 : index loc(#loc112)
      %extracted_slice_36 = tensor.extract_slice %15#10[%123, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc112)
      %extracted_37 = tensor.extract %arg10[] : tensor<i32> loc(#loc113)
      %124 = arith.index_cast %extracted_37 : i32 to index loc(#loc113)
      %125 = arith.maxsi %124, %c0 : index loc(#loc113)
      %126 = arith.minsi %125, %c3 : index loc(#loc113)
      %extracted_slice_38 = tensor.extract_slice %15#11[%126, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc113)
      %extracted_39 = tensor.extract %arg10[] : tensor<i32> loc(#loc114)
      %127 = arith.index_cast %extracted_39 : i32 to index loc(#loc114)
      %128 = arith.maxsi %127, %c0 : index loc(#loc114)
      %129 = arith.minsi %128, %c3 : index loc(#loc114)
      %extracted_slice_40 = tensor.extract_slice %15#12[%129, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc114)
      %expanded_41 = tensor.expand_shape %arg11 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc115)
      %130 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc116)
      %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_41, %extracted_slice_40, %extracted_slice_38 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%130 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %in_70: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.mulf %209, %in_70 : f32
        %211 = arith.addf %209, %210 : f32
        linalg.yield %211 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc116)
      %132 = tensor.empty() : tensor<32x32xf32> loc(#loc117)
      %133 = linalg.fill ins(%cst_5 : f32) outs(%132 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc117)
      %134 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%131, %extracted_slice_36 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%133 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<32x32xf32> loc(#loc117)
      %135 = tensor.empty() : tensor<2x16x32xf32> loc(#loc118)
      %expanded_42 = tensor.expand_shape %135 [[0, 1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc118)
      %136 = linalg.fill ins(%cst_5 : f32) outs(%expanded_42 : tensor<1x2x16x1x32xf32>) -> tensor<1x2x16x1x32xf32> loc(#loc118)
      %137 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %extracted_slice_34 : tensor<1x2x16x32xf32>, tensor<1x32x32xf32>) outs(%136 : tensor<1x2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<1x2x16x1x32xf32> loc(#loc118)
      %expanded_43 = tensor.expand_shape %arg11 [[0, 1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc119)
      %138 = tensor.empty() : tensor<1x2x16x1x32xf32> loc(#loc119)
      %139 = linalg.generic {indexing_maps = [#map27, #map27, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43, %137 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%138 : tensor<1x2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.addf %in, %in_69 : f32
        linalg.yield %209 : f32
      } -> tensor<1x2x16x1x32xf32> loc(#loc119)
      %140 = tensor.empty() : tensor<2x32x16xf32> loc(#loc120)
      %expanded_44 = tensor.expand_shape %140 [[0, 1], [2, 3], [4]] output_shape [1, 2, 1, 32, 16] : tensor<2x32x16xf32> into tensor<1x2x1x32x16xf32> loc(#loc120)
      %141 = linalg.fill ins(%cst_5 : f32) outs(%expanded_44 : tensor<1x2x1x32x16xf32>) -> tensor<1x2x1x32x16xf32> loc(#loc120)
      %142 = linalg.generic {indexing_maps = [#map28, #map29, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%139, %extracted_slice_32 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x16xf32>) outs(%141 : tensor<1x2x1x32x16xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<1x2x1x32x16xf32> loc(#loc120)
      %143 = tensor.empty() : tensor<1x2x16x1x32xf32> loc(#loc121)
      %144 = linalg.generic {indexing_maps = [#map30, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%142 : tensor<1x2x1x32x16xf32>) outs(%143 : tensor<1x2x16x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x1x32xf32> loc(#loc121)
      %collapsed_45 = tensor.collapse_shape %144 [[0, 1], [2], [3, 4]] : tensor<1x2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc121)
      %145 = tensor.empty() : tensor<2x16x16xf32> loc(#loc122)
      %expanded_46 = tensor.expand_shape %145 [[0, 1], [2], [3]] output_shape [1, 2, 16, 16] : tensor<2x16x16xf32> into tensor<1x2x16x16xf32> loc(#loc122)
      %146 = linalg.fill ins(%cst_5 : f32) outs(%expanded_46 : tensor<1x2x16x16xf32>) -> tensor<1x2x16x16xf32> loc(#loc122)
      %expanded_47 = tensor.expand_shape %extracted_slice_30 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc122)
      %147 = linalg.generic {indexing_maps = [#map8, #map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%139, %expanded_47 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%146 : tensor<1x2x16x16xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<1x2x16x16xf32> loc(#loc122)
      %collapsed_48 = tensor.collapse_shape %147 [[0, 1], [2], [3]] : tensor<1x2x16x16xf32> into tensor<2x16x16xf32> loc(#loc122)
      %148 = tensor.empty() : tensor<32x32xf32> loc(#loc123)
      %149 = linalg.fill ins(%cst_5 : f32) outs(%148 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc123)
      %150 = linalg.generic {indexing_maps = [#map17, #map18, #map19], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_45, %collapsed : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%149 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<32x32xf32> loc(#loc123)
      %151 = tensor.empty() : tensor<2x16x32xf32> loc(#loc124)
      %expanded_49 = tensor.expand_shape %151 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc124)
      %152 = linalg.fill ins(%cst_5 : f32) outs(%expanded_49 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc124)
      %153 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_45, %extracted_slice_28 : tensor<2x16x32xf32>, tensor<1x32x32xf32>) outs(%152 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc124)
      %154 = tensor.empty() : tensor<2x16xf32> loc(#loc125)
      %155 = linalg.fill ins(%cst_5 : f32) outs(%154 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc125)
      %156 = linalg.generic {indexing_maps = [#map1, #map14, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_48, %collapsed_26, %collapsed_20 : tensor<2x16x16xf32>, tensor<2x16x1xf32>, tensor<2x16x16xf32>) outs(%155 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %in_69: f32, %in_70: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.mulf %209, %in_70 : f32
        %211 = arith.addf %out, %210 : f32
        linalg.yield %211 : f32
      } -> tensor<2x16xf32> loc(#loc125)
      %expanded_50 = tensor.expand_shape %156 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc126)
      %157 = tensor.empty() : tensor<2x16xf32> loc(#loc127)
      %158 = linalg.fill ins(%cst_5 : f32) outs(%157 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc127)
      %159 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_50 : tensor<2x16x1xf32>) outs(%158 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %209 = arith.negf %in : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<2x16xf32> loc(#loc127)
      %160 = tensor.empty() : tensor<2x16x16xf32> loc(#loc128)
      %161 = linalg.generic {indexing_maps = [#map1, #map14, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_48, %collapsed_23, %159, %collapsed_20 : tensor<2x16x16xf32>, tensor<2x16x1xf32>, tensor<2x16xf32>, tensor<2x16x16xf32>) outs(%160 : tensor<2x16x16xf32>) {
      ^bb0(%in: f32, %in_69: f32, %in_70: f32, %in_71: f32, %out: f32):
        %209 = arith.divf %in, %in_69 : f32
        %210 = arith.addf %209, %in_70 : f32
        %211 = arith.mulf %210, %in_71 : f32
        %212 = arith.divf %211, %cst_3 : f32
        linalg.yield %212 : f32
      } -> tensor<2x16x16xf32> loc(#loc128)
      %162 = tensor.empty() : tensor<2x16x32xf32> loc(#loc129)
      %expanded_51 = tensor.expand_shape %162 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc129)
      %163 = linalg.fill ins(%cst_5 : f32) outs(%expanded_51 : tensor<1x2x16x32xf32>) -> tensor<1x2x16x32xf32> loc(#loc129)
      %expanded_52 = tensor.expand_shape %161 [[0, 1], [2], [3]] output_shape [1, 2, 16, 16] : tensor<2x16x16xf32> into tensor<1x2x16x16xf32> loc(#loc129)
      %164 = linalg.generic {indexing_maps = [#map35, #map36, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_52, %extracted_slice_17 : tensor<1x2x16x16xf32>, tensor<1x2x16x32xf32>) outs(%163 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc129)
      %collapsed_53 = tensor.collapse_shape %164 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc129)
      %165 = tensor.empty() : tensor<2x16x32xf32> loc(#loc130)
      %expanded_54 = tensor.expand_shape %165 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc130)
      %166 = linalg.fill ins(%cst_5 : f32) outs(%expanded_54 : tensor<1x2x16x32xf32>) -> tensor<1x2x16x32xf32> loc(#loc130)
      %expanded_55 = tensor.expand_shape %161 [[0, 1], [2], [3]] output_shape [1, 2, 16, 16] : tensor<2x16x16xf32> into tensor<1x2x16x16xf32> loc(#loc130)
      %167 = linalg.generic {indexing_maps = [#map37, #map36, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_55, %extracted_slice_15 : tensor<1x2x16x16xf32>, tensor<1x2x16x32xf32>) outs(%166 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc130)
      %168 = tensor.empty() : tensor<32x32xf32> loc(#loc131)
      %169 = linalg.fill ins(%cst_5 : f32) outs(%168 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc131)
      %170 = linalg.generic {indexing_maps = [#map17, #map18, #map19], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_53, %collapsed : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%169 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<32x32xf32> loc(#loc131)
      %171 = tensor.empty() : tensor<2x16x32xf32> loc(#loc132)
      %expanded_56 = tensor.expand_shape %171 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc132)
      %172 = linalg.fill ins(%cst_5 : f32) outs(%expanded_56 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc132)
      %173 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_53, %extracted_slice_11 : tensor<2x16x32xf32>, tensor<1x32x32xf32>) outs(%172 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc132)
      %174 = tensor.empty() : tensor<32x32xf32> loc(#loc133)
      %175 = linalg.fill ins(%cst_5 : f32) outs(%174 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc133)
      %176 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%167, %extracted_slice_9 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%175 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<32x32xf32> loc(#loc133)
      %177 = tensor.empty() : tensor<2x16x32xf32> loc(#loc134)
      %expanded_57 = tensor.expand_shape %177 [[0, 1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc134)
      %178 = linalg.fill ins(%cst_5 : f32) outs(%expanded_57 : tensor<1x2x16x1x32xf32>) -> tensor<1x2x16x1x32xf32> loc(#loc134)
      %179 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%167, %extracted_slice : tensor<1x2x16x32xf32>, tensor<1x32x32xf32>) outs(%178 : tensor<1x2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.mulf %in, %in_69 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<1x2x16x1x32xf32> loc(#loc134)
      %180 = tensor.empty() : tensor<1x2x16x1x32xf32> loc(#loc135)
      %181 = linalg.generic {indexing_maps = [#map27, #map27, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%139, %179 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%180 : tensor<1x2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.addf %in, %in_69 : f32
        linalg.yield %209 : f32
      } -> tensor<1x2x16x1x32xf32> loc(#loc135)
      %collapsed_58 = tensor.collapse_shape %181 [[0, 1], [2], [3, 4]] : tensor<1x2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc135)
      %182 = tensor.empty() : tensor<1x32x32xf32> loc(#loc136)
      %183 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<32x32xf32>) outs(%182 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc136)
      %extracted_59 = tensor.extract %arg10[] : tensor<i32> loc(#loc137)
      %184 = arith.index_cast %extracted_59 : i32 to index loc(#loc137)
      %185 = arith.maxsi %184, %c0 : index loc(#loc137)
      %186 = arith.minsi %185, %c3 : index loc(#loc137)
      %inserted_slice = tensor.insert_slice %183 into %arg12[%186, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc137)
      %187 = tensor.empty() : tensor<1x32x32xf32> loc(#loc138)
      %188 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<32x32xf32>) outs(%187 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc138)
      %extracted_60 = tensor.extract %arg10[] : tensor<i32> loc(#loc139)
      %189 = arith.index_cast %extracted_60 : i32 to index loc(#loc139)
      %190 = arith.maxsi %189, %c0 : index loc(#loc139)
      %191 = arith.minsi %190, %c3 : index loc(#loc139)
      %inserted_slice_61 = tensor.insert_slice %188 into %arg13[%191, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc139)
      %192 = tensor.empty() : tensor<1x32x32xf32> loc(#loc140)
      %193 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<32x32xf32>) outs(%192 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc140)
      %extracted_62 = tensor.extract %arg10[] : tensor<i32> loc(#loc141)
      %194 = arith.index_cast %extracted_62 : i32 to index loc(#loc141)
      %195 = arith.maxsi %194, %c0 : index loc(#loc141)
      %196 = arith.minsi %195, %c3 : index loc(#loc141)
      %inserted_slice_63 = tensor.insert_slice %193 into %arg14[%196, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc141)
      %197 = tensor.empty() : tensor<1x32x32xf32> loc(#loc142)
      %198 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<32x32xf32>) outs(%197 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc142)
      %extracted_64 = tensor.extract %arg10[] : tensor<i32> loc(#loc143)
      %199 = arith.index_cast %extracted_64 : i32 to index loc(#loc143)
      %200 = arith.maxsi %199, %c0 : index loc(#loc143)
      %201 = arith.minsi %200, %c3 : index loc(#loc143)
      %inserted_slice_65 = tensor.insert_slice %198 into %arg15[%201, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc143)
      %202 = tensor.empty() : tensor<1x2x16x1x32xf32> loc(#loc144)
      %203 = linalg.generic {indexing_maps = [#map39, #map39, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%153, %173 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%202 : tensor<1x2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_69: f32, %out: f32):
        %209 = arith.addf %in, %in_69 : f32
        linalg.yield %209 : f32
      } -> tensor<1x2x16x1x32xf32> loc(#loc144)
      %collapsed_66 = tensor.collapse_shape %203 [[0], [1], [2], [3, 4]] : tensor<1x2x16x1x32xf32> into tensor<1x2x16x32xf32> loc(#loc144)
      %extracted_67 = tensor.extract %arg10[] : tensor<i32> loc(#loc145)
      %204 = arith.index_cast %extracted_67 : i32 to index loc(#loc145)
      %205 = arith.maxsi %204, %c0 : index loc(#loc145)
      %206 = arith.minsi %205, %c3 : index loc(#loc145)
      %inserted_slice_68 = tensor.insert_slice %collapsed_66 into %arg16[%206, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc145)
      %207 = tensor.empty() : tensor<i32> loc(#loc146)
      %208 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg10 : tensor<i32>) outs(%207 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %209 = arith.addi %in, %c1_i32 : i32
        linalg.yield %209 : i32
      } -> tensor<i32> loc(#loc146)
      scf.yield %208, %collapsed_58, %inserted_slice, %inserted_slice_61, %inserted_slice_63, %inserted_slice_65, %inserted_slice_68 : tensor<i32>, tensor<2x16x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x2x16x32xf32>
    } loc(#loc94)
    %59 = tensor.empty() : tensor<2x16x32xf32> loc(#loc147)
    %60 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%59 : tensor<2x16x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<2x16x32xf32> loc(#loc147)
    %61:3 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %cst_6, %arg11 = %60, %arg12 = %57) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x32x32xf32>) {
      %82 = tensor.empty() : tensor<i32> loc(#loc149)
      %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg10 : tensor<i32>) outs(%82 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %118 = arith.subi %c3_i32, %in : i32
        linalg.yield %118 : i32
      } -> tensor<i32> loc(#loc149)
      %extracted = tensor.extract %83[] : tensor<i32> loc(#loc150)
      %84 = arith.index_cast %extracted : i32 to index loc(#loc150)
      %85 = arith.maxsi %84, %c0 : index loc(#loc150)
      %86 = arith.minsi %85, %c3 : index loc(#loc150)
      %extracted_slice = tensor.extract_slice %58#6[%86, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc150)
      %extracted_8 = tensor.extract %83[] : tensor<i32> loc(#loc151)
      %87 = arith.index_cast %extracted_8 : i32 to index loc(#loc151)
      %88 = arith.maxsi %87, %c0 : index loc(#loc151)
      %89 = arith.minsi %88, %c3 : index loc(#loc151)
      %extracted_slice_9 = tensor.extract_slice %arg5[%89, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc151)
      %extracted_10 = tensor.extract %83[] : tensor<i32> loc(#loc152)
      %90 = arith.index_cast %extracted_10 : i32 to index loc(#loc152)
      %91 = arith.maxsi %90, %c0 : index loc(#loc152)
      %92 = arith.minsi %91, %c3 : index loc(#loc152)
      %extracted_slice_11 = tensor.extract_slice %10#3[%92, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc152)
      %extracted_12 = tensor.extract %83[] : tensor<i32> loc(#loc153)
      %93 = arith.index_cast %extracted_12 : i32 to index loc(#loc153)
      %94 = arith.maxsi %93, %c0 : index loc(#loc153)
      %95 = arith.minsi %94, %c3 : index loc(#loc153)
      %extracted_slice_13 = tensor.extract_slice %10#4[%95, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc153)
      %extracted_14 = tensor.extract %83[] : tensor<i32> loc(#loc154)
      %96 = arith.index_cast %extracted_14 : i32 to index loc(#loc154)
      %97 = arith.maxsi %96, %c0 : index loc(#loc154)
      %98 = arith.minsi %97, %c3 : index loc(#loc154)
      %extracted_slice_15 = tensor.extract_slice %10#5[%98, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc154)
      %expanded_16 = tensor.expand_shape %arg11 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc155)
      %99 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc155)
      %100 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16, %extracted_slice : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%99 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %118 = arith.addf %in, %in_20 : f32
        linalg.yield %118 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc155)
      %101 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc156)
      %102 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %extracted_slice_15, %extracted_slice_13 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%101 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_20: f32, %in_21: f32, %out: f32):
        %118 = arith.mulf %in, %in_20 : f32
        %119 = arith.mulf %118, %in_21 : f32
        %120 = arith.addf %118, %119 : f32
        linalg.yield %120 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc156)
      %103 = tensor.empty() : tensor<32x32xf32> loc(#loc157)
      %104 = linalg.fill ins(%cst_5 : f32) outs(%103 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc157)
      %105 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%102, %extracted_slice_11 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%104 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %118 = arith.mulf %in, %in_20 : f32
        %119 = arith.addf %out, %118 : f32
        linalg.yield %119 : f32
      } -> tensor<32x32xf32> loc(#loc157)
      %106 = tensor.empty() : tensor<2x16x32xf32> loc(#loc158)
      %expanded_17 = tensor.expand_shape %106 [[0, 1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc158)
      %107 = linalg.fill ins(%cst_5 : f32) outs(%expanded_17 : tensor<1x2x16x1x32xf32>) -> tensor<1x2x16x1x32xf32> loc(#loc158)
      %108 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%102, %extracted_slice_9 : tensor<1x2x16x32xf32>, tensor<1x32x32xf32>) outs(%107 : tensor<1x2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %118 = arith.mulf %in, %in_20 : f32
        %119 = arith.addf %out, %118 : f32
        linalg.yield %119 : f32
      } -> tensor<1x2x16x1x32xf32> loc(#loc158)
      %expanded_18 = tensor.expand_shape %100 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc159)
      %109 = tensor.empty() : tensor<1x2x16x1x32xf32> loc(#loc159)
      %110 = linalg.generic {indexing_maps = [#map27, #map27, #map27], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18, %108 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%109 : tensor<1x2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %118 = arith.addf %in, %in_20 : f32
        linalg.yield %118 : f32
      } -> tensor<1x2x16x1x32xf32> loc(#loc159)
      %collapsed = tensor.collapse_shape %110 [[0, 1], [2], [3, 4]] : tensor<1x2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc159)
      %111 = tensor.empty() : tensor<1x32x32xf32> loc(#loc160)
      %112 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<32x32xf32>) outs(%111 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc160)
      %extracted_19 = tensor.extract %83[] : tensor<i32> loc(#loc161)
      %113 = arith.index_cast %extracted_19 : i32 to index loc(#loc161)
      %114 = arith.maxsi %113, %c0 : index loc(#loc161)
      %115 = arith.minsi %114, %c3 : index loc(#loc161)
      %inserted_slice = tensor.insert_slice %112 into %arg12[%115, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc161)
      %116 = tensor.empty() : tensor<i32> loc(#loc162)
      %117 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg10 : tensor<i32>) outs(%116 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %118 = arith.addi %in, %c1_i32 : i32
        linalg.yield %118 : i32
      } -> tensor<i32> loc(#loc162)
      scf.yield %117, %collapsed, %inserted_slice : tensor<i32>, tensor<2x16x32xf32>, tensor<4x32x32xf32>
    } loc(#loc148)
    %62 = tensor.empty() : tensor<64x32xf32> loc(#loc163)
    %63 = linalg.fill ins(%cst_5 : f32) outs(%62 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc163)
    %64 = linalg.generic {indexing_maps = [#map17, #map18, #map19], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%34, %58#1 : tensor<2x16x64xi1>, tensor<2x16x32xf32>) outs(%63 : tensor<64x32xf32>) {
    ^bb0(%in: i1, %in_8: f32, %out: f32):
      %82 = arith.uitofp %in : i1 to f32
      %83 = arith.mulf %82, %in_8 : f32
      %84 = arith.addf %out, %83 : f32
      linalg.yield %84 : f32
    } -> tensor<64x32xf32> loc(#loc163)
    %65 = tensor.empty() : tensor<64x32xf32> loc(#loc164)
    %66 = linalg.fill ins(%cst_5 : f32) outs(%65 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc164)
    %67 = linalg.generic {indexing_maps = [#map40, #map17, #map18, #map19], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1, %32, %61#1 : tensor<2x16x1xi32>, tensor<2x16x64xi32>, tensor<2x16x32xf32>) outs(%66 : tensor<64x32xf32>) {
    ^bb0(%in: i32, %in_8: i32, %in_9: f32, %out: f32):
      %82 = arith.cmpi eq, %in, %in_8 : i32
      %83 = arith.uitofp %82 : i1 to f32
      %84 = arith.mulf %83, %in_9 : f32
      %85 = arith.addf %out, %84 : f32
      linalg.yield %85 : f32
    } -> tensor<64x32xf32> loc(#loc164)
    %68 = tensor.empty() : tensor<4x32x32xf32> loc(#loc165)
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %58#2 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%68 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %82 = arith.mulf %in_8, %cst_0 : f32
      %83 = arith.subf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<4x32x32xf32> loc(#loc165)
    %70 = tensor.empty() : tensor<4x32x32xf32> loc(#loc166)
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %58#3 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%70 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %82 = arith.mulf %in_8, %cst_0 : f32
      %83 = arith.subf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<4x32x32xf32> loc(#loc166)
    %72 = tensor.empty() : tensor<4x32x32xf32> loc(#loc167)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %58#4 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%72 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %82 = arith.mulf %in_8, %cst_0 : f32
      %83 = arith.subf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<4x32x32xf32> loc(#loc167)
    %74 = tensor.empty() : tensor<4x32x32xf32> loc(#loc168)
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %58#5 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%74 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %82 = arith.mulf %in_8, %cst_0 : f32
      %83 = arith.subf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<4x32x32xf32> loc(#loc168)
    %76 = tensor.empty() : tensor<64x32xf32> loc(#loc169)
    %77 = linalg.generic {indexing_maps = [#map41, #map41, #map41, #map41], iterator_types = ["parallel", "parallel"]} ins(%arg4, %64, %67 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) outs(%76 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %in_9: f32, %out: f32):
      %82 = arith.addf %in_8, %in_9 : f32
      %83 = arith.mulf %82, %cst_0 : f32
      %84 = arith.subf %in, %83 : f32
      linalg.yield %84 : f32
    } -> tensor<64x32xf32> loc(#loc169)
    %78 = tensor.empty() : tensor<4x32x32xf32> loc(#loc170)
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %61#2 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%78 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %82 = arith.mulf %in_8, %cst_0 : f32
      %83 = arith.subf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<4x32x32xf32> loc(#loc170)
    %80 = tensor.empty() : tensor<32x64xf32> loc(#loc171)
    %81 = linalg.generic {indexing_maps = [#map41, #map42, #map41], iterator_types = ["parallel", "parallel"]} ins(%arg6, %52 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%80 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %82 = arith.mulf %in_8, %cst_0 : f32
      %83 = arith.subf %in, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<32x64xf32> loc(#loc171)
    return %39, %69, %71, %73, %75, %77, %79, %81 : tensor<f32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<64x32xf32>, tensor<4x32x32xf32>, tensor<32x64xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc11 = loc("embedding/broadcast_in_dim")
#loc12 = loc("embedding/gather")
#loc13 = loc("broadcast_in_dim")
#loc14 = loc("gather")
#loc15 = loc("broadcast_in_dim.1")
#loc16 = loc("while")
#loc17 = loc("while/dynamic_index_in_dim/dynamic_slice")
#loc18 = loc("while/dot_general")
#loc19 = loc("while/tanh")
#loc20 = loc("while/add")
#loc21 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc22 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc23 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc24 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc25 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc26 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc27 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc28 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc29 = loc("while/add.1")
#loc30 = loc("broadcast_in_dim.2")
#loc31 = loc("broadcast_in_dim.3")
#loc32 = loc("while.1")
#loc33 = loc("while/sub.2")
#loc34 = loc("while/dynamic_index_in_dim/dynamic_slice.1")
#loc35 = loc("while/dynamic_index_in_dim/dynamic_slice.2")
#loc36 = loc("while/dynamic_index_in_dim/dynamic_slice.3")
#loc37 = loc("while/dynamic_index_in_dim/dynamic_slice.4")
#loc38 = loc("while/dynamic_index_in_dim/dynamic_slice.5")
#loc39 = loc("while/dot_general.1")
#loc40 = loc("while/dot_general.2")
#loc41 = loc("while/dot_general.3")
#loc42 = loc("while/div")
#loc43 = loc("while/reduce_max")
#loc44 = loc("while/exp")
#loc45 = loc("while/reduce_sum")
#loc46 = loc("while/broadcast_in_dim.1")
#loc47 = loc("while/div.2")
#loc48 = loc("while/dot_general.4")
#loc49 = loc("while/dot_general.5")
#loc50 = loc("while/add.2")
#loc51 = loc("while/dot_general.6")
#loc52 = loc("while/tanh.1")
#loc53 = loc("while/add.3")
#loc54 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc55 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc56 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc57 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc58 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc59 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc60 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc61 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc62 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc63 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc64 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc65 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc66 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.10")
#loc67 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.10")
#loc68 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.11")
#loc69 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.11")
#loc70 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.12")
#loc71 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.12")
#loc72 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.13")
#loc73 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.13")
#loc74 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.14")
#loc75 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.14")
#loc76 = loc("while/add.4")
#loc77 = loc("head/dot_general")
#loc78 = loc("head/log_softmax/reduce_max")
#loc79 = loc("head/log_softmax/sub.1")
#loc80 = loc("head/log_softmax/exp")
#loc81 = loc("head/log_softmax/reduce_sum")
#loc82 = loc("head/log_softmax/broadcast_in_dim.1")
#loc83 = loc("head/iota")
#loc84 = loc("head/eq.1")
#loc85 = loc("head/reduce_sum")
#loc86 = loc("head/div")
#loc87 = loc("bwd/head/_where/select_n")
#loc88 = loc("bwd/head/log_softmax/reduce_sum")
#loc89 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc90 = loc("bwd/head/log_softmax/add_any")
#loc91 = loc("bwd/head/dot_general")
#loc92 = loc("bwd/head/dot_general.1")
#loc93 = loc("bwd/broadcast_in_dim")
#loc94 = loc("bwd/while")
#loc95 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice")
#loc96 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.1")
#loc97 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.2")
#loc98 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.3")
#loc99 = loc("bwd/while/dynamic_index_in_dim/squeeze.3")
#loc100 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.4")
#loc101 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.5")
#loc102 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.6")
#loc103 = loc("bwd/while/dynamic_index_in_dim/squeeze.6")
#loc104 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.7")
#loc105 = loc("bwd/while/dynamic_index_in_dim/squeeze.7")
#loc106 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.8")
#loc107 = loc("bwd/while/dynamic_index_in_dim/squeeze.8")
#loc108 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.9")
#loc109 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.10")
#loc110 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.11")
#loc111 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.12")
#loc112 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.13")
#loc113 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.14")
#loc114 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.15")
#loc115 = loc("bwd/while/mul")
#loc116 = loc("bwd/while/add_any")
#loc117 = loc("bwd/while/dot_general")
#loc118 = loc("bwd/while/dot_general.1")
#loc119 = loc("bwd/while/add_any.1")
#loc120 = loc("bwd/while/dot_general.2")
#loc121 = loc("bwd/while/transpose.1")
#loc122 = loc("bwd/while/dot_general.3")
#loc123 = loc("bwd/while/dot_general.4")
#loc124 = loc("bwd/while/dot_general.5")
#loc125 = loc("bwd/while/reduce_sum")
#loc126 = loc("bwd/while/reshape")
#loc127 = loc("bwd/while/reduce_sum.1")
#loc128 = loc("bwd/while/div.2")
#loc129 = loc("bwd/while/dot_general.6")
#loc130 = loc("bwd/while/dot_general.7")
#loc131 = loc("bwd/while/dot_general.8")
#loc132 = loc("bwd/while/dot_general.9")
#loc133 = loc("bwd/while/dot_general.10")
#loc134 = loc("bwd/while/dot_general.11")
#loc135 = loc("bwd/while/add_any.4")
#loc136 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc137 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc138 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc139 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc140 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc141 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc142 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc143 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc144 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc145 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc146 = loc("bwd/while/add")
#loc147 = loc("bwd/broadcast_in_dim.1")
#loc148 = loc("bwd/while.1")
#loc149 = loc("bwd/while/sub.1")
#loc150 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.16")
#loc151 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.17")
#loc152 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.18")
#loc153 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.19")
#loc154 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.20")
#loc155 = loc("bwd/while/add_any.5")
#loc156 = loc("bwd/while/add_any.6")
#loc157 = loc("bwd/while/dot_general.12")
#loc158 = loc("bwd/while/dot_general.13")
#loc159 = loc("bwd/while/add_any.7")
#loc160 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc161 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc162 = loc("bwd/while/add.1")
#loc163 = loc("bwd/dot_general")
#loc164 = loc("bwd/embedding/dot_general")
#loc165 = loc("update/sub")
#loc166 = loc("update/sub.1")
#loc167 = loc("update/sub.2")
#loc168 = loc("update/sub.3")
#loc169 = loc("update/sub.4")
#loc170 = loc("update/sub.5")
#loc171 = loc("update/sub.6")
