// Made by utils/export_jax.py; see test/Models/README.md.
// --model lstm --form pair --dialect linalg --layers 1 --width 32 --sequence 16 --batch 2 --vocab 64 --dtype f32
#loc2 = loc("embedding")
#loc3 = loc("head")
#loc4 = loc("layer0/bias")
#loc5 = loc("layer0/input")
#loc6 = loc("layer0/recurrent")
#loc7 = loc("labels")
#loc8 = loc("tokens")
#loc10 = loc("embedding/transpose")
#loc13 = loc("layer0/while")
#loc60 = loc("head/log_softmax/exp")
#loc62 = loc("head/log_softmax/broadcast_in_dim.1")
#loc63 = loc("head/eq.1")
#loc67 = loc("cotangent0")
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
#map21 = affine_map<(d0, d1) -> (d1, d0)>
#map22 = affine_map<(d0) -> (d0)>
#map23 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map24 = affine_map<(d0, d1) -> (d0)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map26 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d1)>
module {
  func.func @fwd(%arg0: tensor<64x32xf32> loc("embedding"), %arg1: tensor<32x64xf32> loc("head"), %arg2: tensor<128xf32> loc("layer0/bias"), %arg3: tensor<32x128xf32> loc("layer0/input"), %arg4: tensor<32x128xf32> loc("layer0/recurrent"), %arg5: tensor<2x16xi32> loc("labels"), %arg6: tensor<2x16xi32> loc("tokens")) -> (tensor<f32>, tensor<32x64xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16xi32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
    %cst = arith.constant 3.200000e+01 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c15 = arith.constant 15 : index
    %c16 = arith.constant 16 : index
    %c63 = arith.constant 63 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_3 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x16x1xi32> loc(#loc9)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<2x16xi32>) outs(%0 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32> loc(#loc9)
    %2 = tensor.empty() : tensor<16x2x32xf32> loc(#loc10)
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<16x2x32xf32>) {
    ^bb0(%out: f32):
      %33 = linalg.index 0 : index
      %34 = linalg.index 1 : index
      %35 = linalg.index 2 : index
      %extracted = tensor.extract %1[%34, %33, %c0] : tensor<2x16x1xi32>
      %36 = arith.index_cast %extracted : i32 to index
      %37 = arith.maxsi %36, %c0 : index
      %38 = arith.minsi %37, %c63 : index
      %extracted_4 = tensor.extract %arg0[%38, %35] : tensor<64x32xf32>
      linalg.yield %extracted_4 : f32
    } -> tensor<16x2x32xf32> loc(#loc10)
    %4 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc11)
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<2x32xf32> loc(#loc11)
    %6 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x2x32xf32> loc(#loc12)
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%6 : tensor<16x2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<16x2x32xf32> loc(#loc12)
    %8:16 = scf.for %arg7 = %c0 to %c16 step %c1 iter_args(%arg8 = %cst_3, %arg9 = %5, %arg10 = %5, %arg11 = %7, %arg12 = %7, %arg13 = %7, %arg14 = %7, %arg15 = %7, %arg16 = %7, %arg17 = %7, %arg18 = %7, %arg19 = %7, %arg20 = %7, %arg21 = %7, %arg22 = %7, %arg23 = %7) -> (tensor<i32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>) {
      %extracted = tensor.extract %arg8[] : tensor<i32> loc(#loc14)
      %33 = arith.index_cast %extracted : i32 to index loc(#loc14)
      %34 = arith.maxsi %33, %c0 : index loc(#loc14)
      %35 = arith.minsi %34, %c15 : index loc(#loc14)
      %extracted_slice = tensor.extract_slice %3[%35, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc14)
      %36 = tensor.empty() : tensor<2x128xf32> loc(#loc15)
      %expanded = tensor.expand_shape %36 [[0, 1], [2]] output_shape [1, 2, 128] : tensor<2x128xf32> into tensor<1x2x128xf32> loc(#loc15)
      %37 = linalg.fill ins(%cst_2 : f32) outs(%expanded : tensor<1x2x128xf32>) -> tensor<1x2x128xf32> loc(#loc15)
      %38 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%extracted_slice, %arg3 : tensor<1x2x32xf32>, tensor<32x128xf32>) outs(%37 : tensor<1x2x128xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %125 = arith.mulf %in, %in_35 : f32
        %126 = arith.addf %out, %125 : f32
        linalg.yield %126 : f32
      } -> tensor<1x2x128xf32> loc(#loc15)
      %39 = tensor.empty() : tensor<2x128xf32> loc(#loc16)
      %expanded_4 = tensor.expand_shape %39 [[0, 1], [2]] output_shape [1, 2, 128] : tensor<2x128xf32> into tensor<1x2x128xf32> loc(#loc16)
      %40 = linalg.fill ins(%cst_2 : f32) outs(%expanded_4 : tensor<1x2x128xf32>) -> tensor<1x2x128xf32> loc(#loc16)
      %expanded_5 = tensor.expand_shape %arg9 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc16)
      %41 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_5, %arg4 : tensor<1x2x32xf32>, tensor<32x128xf32>) outs(%40 : tensor<1x2x128xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %125 = arith.mulf %in, %in_35 : f32
        %126 = arith.addf %out, %125 : f32
        linalg.yield %126 : f32
      } -> tensor<1x2x128xf32> loc(#loc16)
      %42 = tensor.empty() : tensor<1x2x128xf32> loc(#loc17)
      %43 = linalg.generic {indexing_maps = [#map1, #map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %41, %arg2 : tensor<1x2x128xf32>, tensor<1x2x128xf32>, tensor<128xf32>) outs(%42 : tensor<1x2x128xf32>) {
      ^bb0(%in: f32, %in_35: f32, %in_36: f32, %out: f32):
        %125 = arith.addf %in, %in_35 : f32
        %126 = arith.addf %125, %in_36 : f32
        linalg.yield %126 : f32
      } -> tensor<1x2x128xf32> loc(#loc17)
      %collapsed = tensor.collapse_shape %43 [[0, 1], [2]] : tensor<1x2x128xf32> into tensor<2x128xf32> loc(#loc17)
      %extracted_slice_6 = tensor.extract_slice %collapsed[0, 0] [2, 32] [1, 1] : tensor<2x128xf32> to tensor<2x32xf32> loc(#loc18)
      %extracted_slice_7 = tensor.extract_slice %collapsed[0, 32] [2, 32] [1, 1] : tensor<2x128xf32> to tensor<2x32xf32> loc(#loc19)
      %extracted_slice_8 = tensor.extract_slice %collapsed[0, 64] [2, 32] [1, 1] : tensor<2x128xf32> to tensor<2x32xf32> loc(#loc20)
      %extracted_slice_9 = tensor.extract_slice %collapsed[0, 96] [2, 32] [1, 1] : tensor<2x128xf32> to tensor<2x32xf32> loc(#loc21)
      %44 = tensor.empty() : tensor<2x32xf32> loc(#loc22)
      %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7 : tensor<2x32xf32>) outs(%44 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.negf %in : f32
        %126 = math.exp %125 : f32
        %127 = arith.addf %126, %cst_1 : f32
        %128 = arith.divf %cst_1, %127 : f32
        linalg.yield %128 : f32
      } -> tensor<2x32xf32> loc(#loc22)
      %46 = tensor.empty() : tensor<2x32xf32> loc(#loc23)
      %47 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<2x32xf32>) outs(%46 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.negf %in : f32
        %126 = math.exp %125 : f32
        %127 = arith.addf %126, %cst_1 : f32
        %128 = arith.divf %cst_1, %127 : f32
        linalg.yield %128 : f32
      } -> tensor<2x32xf32> loc(#loc23)
      %48 = tensor.empty() : tensor<2x32xf32> loc(#loc24)
      %49 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<2x32xf32>) outs(%48 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = math.tanh %in : f32
        linalg.yield %125 : f32
      } -> tensor<2x32xf32> loc(#loc24)
      %50 = tensor.empty() : tensor<2x32xf32> loc(#loc25)
      %51 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%45, %arg10, %47, %49 : tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32xf32>) outs(%50 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %in_36: f32, %in_37: f32, %out: f32):
        %125 = arith.mulf %in_36, %in_37 : f32
        %126 = arith.mulf %in, %in_35 : f32
        %127 = arith.addf %126, %125 : f32
        linalg.yield %127 : f32
      } -> tensor<2x32xf32> loc(#loc25)
      %52 = tensor.empty() : tensor<2x32xf32> loc(#loc26)
      %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9 : tensor<2x32xf32>) outs(%52 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.negf %in : f32
        %126 = math.exp %125 : f32
        %127 = arith.addf %126, %cst_1 : f32
        %128 = arith.divf %cst_1, %127 : f32
        linalg.yield %128 : f32
      } -> tensor<2x32xf32> loc(#loc26)
      %54 = tensor.empty() : tensor<2x32xf32> loc(#loc27)
      %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<2x32xf32>) outs(%54 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = math.tanh %in : f32
        linalg.yield %125 : f32
      } -> tensor<2x32xf32> loc(#loc27)
      %56 = tensor.empty() : tensor<2x32xf32> loc(#loc28)
      %57 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%53, %55 : tensor<2x32xf32>, tensor<2x32xf32>) outs(%56 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %in_35: f32, %out: f32):
        %125 = arith.mulf %in, %in_35 : f32
        linalg.yield %125 : f32
      } -> tensor<2x32xf32> loc(#loc28)
      %58 = tensor.empty() : tensor<1x2x32xf32> loc(#loc29)
      %59 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x32xf32>) outs(%58 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc29)
      %extracted_10 = tensor.extract %arg8[] : tensor<i32> loc(#loc30)
      %60 = arith.index_cast %extracted_10 : i32 to index loc(#loc30)
      %61 = arith.maxsi %60, %c0 : index loc(#loc30)
      %62 = arith.minsi %61, %c15 : index loc(#loc30)
      %inserted_slice = tensor.insert_slice %59 into %arg11[%62, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc30)
      %63 = tensor.empty() : tensor<1x2x32xf32> loc(#loc31)
      %64 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9 : tensor<2x32xf32>) outs(%63 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc31)
      %extracted_11 = tensor.extract %arg8[] : tensor<i32> loc(#loc32)
      %65 = arith.index_cast %extracted_11 : i32 to index loc(#loc32)
      %66 = arith.maxsi %65, %c0 : index loc(#loc32)
      %67 = arith.minsi %66, %c15 : index loc(#loc32)
      %inserted_slice_12 = tensor.insert_slice %64 into %arg12[%67, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc32)
      %68 = tensor.empty() : tensor<1x2x32xf32> loc(#loc33)
      %69 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x32xf32>) outs(%68 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.subf %cst_1, %in : f32
        %126 = arith.mulf %in, %125 : f32
        linalg.yield %126 : f32
      } -> tensor<1x2x32xf32> loc(#loc33)
      %extracted_13 = tensor.extract %arg8[] : tensor<i32> loc(#loc34)
      %70 = arith.index_cast %extracted_13 : i32 to index loc(#loc34)
      %71 = arith.maxsi %70, %c0 : index loc(#loc34)
      %72 = arith.minsi %71, %c15 : index loc(#loc34)
      %inserted_slice_14 = tensor.insert_slice %69 into %arg13[%72, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc34)
      %73 = tensor.empty() : tensor<1x2x32xf32> loc(#loc35)
      %74 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<2x32xf32>) outs(%73 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc35)
      %extracted_15 = tensor.extract %arg8[] : tensor<i32> loc(#loc36)
      %75 = arith.index_cast %extracted_15 : i32 to index loc(#loc36)
      %76 = arith.maxsi %75, %c0 : index loc(#loc36)
      %77 = arith.minsi %76, %c15 : index loc(#loc36)
      %inserted_slice_16 = tensor.insert_slice %74 into %arg14[%77, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc36)
      %78 = tensor.empty() : tensor<1x2x32xf32> loc(#loc37)
      %79 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x32xf32>) outs(%78 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc37)
      %extracted_17 = tensor.extract %arg8[] : tensor<i32> loc(#loc38)
      %80 = arith.index_cast %extracted_17 : i32 to index loc(#loc38)
      %81 = arith.maxsi %80, %c0 : index loc(#loc38)
      %82 = arith.minsi %81, %c15 : index loc(#loc38)
      %inserted_slice_18 = tensor.insert_slice %79 into %arg15[%82, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc38)
      %83 = tensor.empty() : tensor<1x2x32xf32> loc(#loc39)
      %84 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<2x32xf32>) outs(%83 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.subf %cst_1, %in : f32
        %126 = arith.mulf %in, %125 : f32
        linalg.yield %126 : f32
      } -> tensor<1x2x32xf32> loc(#loc39)
      %extracted_19 = tensor.extract %arg8[] : tensor<i32> loc(#loc40)
      %85 = arith.index_cast %extracted_19 : i32 to index loc(#loc40)
      %86 = arith.maxsi %85, %c0 : index loc(#loc40)
      %87 = arith.minsi %86, %c15 : index loc(#loc40)
      %inserted_slice_20 = tensor.insert_slice %84 into %arg16[%87, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc40)
      %88 = tensor.empty() : tensor<1x2x32xf32> loc(#loc41)
      %89 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x32xf32>) outs(%88 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc41)
      %extracted_21 = tensor.extract %arg8[] : tensor<i32> loc(#loc42)
      %90 = arith.index_cast %extracted_21 : i32 to index loc(#loc42)
      %91 = arith.maxsi %90, %c0 : index loc(#loc42)
      %92 = arith.minsi %91, %c15 : index loc(#loc42)
      %inserted_slice_22 = tensor.insert_slice %89 into %arg17[%92, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc42)
      %93 = tensor.empty() : tensor<1x2x32xf32> loc(#loc43)
      %94 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x32xf32>) outs(%93 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.subf %cst_1, %in : f32
        linalg.yield %125 : f32
      } -> tensor<1x2x32xf32> loc(#loc43)
      %extracted_23 = tensor.extract %arg8[] : tensor<i32> loc(#loc44)
      %95 = arith.index_cast %extracted_23 : i32 to index loc(#loc44)
      %96 = arith.maxsi %95, %c0 : index loc(#loc44)
      %97 = arith.minsi %96, %c15 : index loc(#loc44)
      %inserted_slice_24 = tensor.insert_slice %94 into %arg18[%97, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc44)
      %98 = tensor.empty() : tensor<1x2x32xf32> loc(#loc45)
      %99 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<2x32xf32>) outs(%98 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc45)
      %extracted_25 = tensor.extract %arg8[] : tensor<i32> loc(#loc46)
      %100 = arith.index_cast %extracted_25 : i32 to index loc(#loc46)
      %101 = arith.maxsi %100, %c0 : index loc(#loc46)
      %102 = arith.minsi %101, %c15 : index loc(#loc46)
      %inserted_slice_26 = tensor.insert_slice %99 into %arg19[%102, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc46)
      %103 = tensor.empty() : tensor<1x2x32xf32> loc(#loc47)
      %104 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x32xf32>) outs(%103 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.subf %cst_1, %in : f32
        %126 = arith.mulf %in, %125 : f32
        linalg.yield %126 : f32
      } -> tensor<1x2x32xf32> loc(#loc47)
      %extracted_27 = tensor.extract %arg8[] : tensor<i32> loc(#loc48)
      %105 = arith.index_cast %extracted_27 : i32 to index loc(#loc48)
      %106 = arith.maxsi %105, %c0 : index loc(#loc48)
      %107 = arith.minsi %106, %c15 : index loc(#loc48)
      %inserted_slice_28 = tensor.insert_slice %104 into %arg20[%107, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc48)
      %108 = tensor.empty() : tensor<1x2x32xf32> loc(#loc49)
      %109 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x32xf32>) outs(%108 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc49)
      %extracted_29 = tensor.extract %arg8[] : tensor<i32> loc(#loc50)
      %110 = arith.index_cast %extracted_29 : i32 to index loc(#loc50)
      %111 = arith.maxsi %110, %c0 : index loc(#loc50)
      %112 = arith.minsi %111, %c15 : index loc(#loc50)
      %inserted_slice_30 = tensor.insert_slice %109 into %arg21[%112, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc50)
      %113 = tensor.empty() : tensor<1x2x32xf32> loc(#loc51)
      %114 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x32xf32>) outs(%113 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %125 = arith.subf %cst_1, %in : f32
        linalg.yield %125 : f32
      } -> tensor<1x2x32xf32> loc(#loc51)
      %extracted_31 = tensor.extract %arg8[] : tensor<i32> loc(#loc52)
      %115 = arith.index_cast %extracted_31 : i32 to index loc(#loc52)
      %116 = arith.maxsi %115, %c0 : index loc(#loc52)
      %117 = arith.minsi %116, %c15 : index loc(#loc52)
      %inserted_slice_32 = tensor.insert_slice %114 into %arg22[%117, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc52)
      %118 = tensor.empty() : tensor<1x2x32xf32> loc(#loc53)
      %119 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x32xf32>) outs(%118 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc53)
      %extracted_33 = tensor.extract %arg8[] : tensor<i32> loc(#loc54)
      %120 = arith.index_cast %extracted_33 : i32 to index loc(#loc54)
      %121 = arith.maxsi %120, %c0 : index loc(#loc54)
      %122 = arith.minsi %121, %c15 : index loc(#loc54)
      %inserted_slice_34 = tensor.insert_slice %119 into %arg23[%122, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc54)
      %123 = tensor.empty() : tensor<i32> loc(#loc55)
      %124 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg8 : tensor<i32>) outs(%123 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %125 = arith.addi %in, %c1_i32 : i32
        linalg.yield %125 : i32
      } -> tensor<i32> loc(#loc55)
      scf.yield %124, %57, %51, %inserted_slice, %inserted_slice_12, %inserted_slice_14, %inserted_slice_16, %inserted_slice_18, %inserted_slice_20, %inserted_slice_22, %inserted_slice_24, %inserted_slice_26, %inserted_slice_28, %inserted_slice_30, %inserted_slice_32, %inserted_slice_34 : tensor<i32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>
    } {ao.layer = 0 : i64} loc(#loc13)
    %9 = tensor.empty() : tensor<64x16x2xf32> loc(#loc56)
    %10 = linalg.fill ins(%cst_2 : f32) outs(%9 : tensor<64x16x2xf32>) -> tensor<64x16x2xf32> loc(#loc56)
    %11 = linalg.generic {indexing_maps = [#map9, #map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %8#3 : tensor<32x64xf32>, tensor<16x2x32xf32>) outs(%10 : tensor<64x16x2xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %33 = arith.mulf %in, %in_4 : f32
      %34 = arith.addf %out, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<64x16x2xf32> loc(#loc56)
    %12 = tensor.empty() : tensor<2x16x64xf32> loc(#loc57)
    %13 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<64x16x2xf32>) outs(%12 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x64xf32> loc(#loc57)
    %14 = tensor.empty() : tensor<2x16xf32> loc(#loc58)
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc58)
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<2x16x64xf32>) outs(%15 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.maximumf %out, %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x16xf32> loc(#loc58)
    %17 = tensor.empty() : tensor<2x16x64xf32> loc(#loc59)
    %18 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %16 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%17 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %33 = arith.subf %in, %in_4 : f32
      linalg.yield %33 : f32
    } -> tensor<2x16x64xf32> loc(#loc59)
    %19 = tensor.empty() : tensor<2x16x64xf32> loc(#loc60)
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x16x64xf32>) outs(%19 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.exp %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x16x64xf32> loc(#loc60)
    %21 = tensor.empty() : tensor<2x16xf32> loc(#loc61)
    %22 = linalg.fill ins(%cst_2 : f32) outs(%21 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc61)
    %23 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<2x16x64xf32>) outs(%22 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.addf %out, %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x16xf32> loc(#loc61)
    %24 = tensor.empty() : tensor<2x16x1xf32> loc(#loc62)
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x16xf32>) outs(%24 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32> loc(#loc62)
    %26 = tensor.empty() : tensor<2x16x64xi1> loc(#loc63)
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<2x16xi32>) outs(%26 : tensor<2x16x64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %33 = linalg.index 2 : index
      %34 = arith.index_cast %33 : index to i32
      %35 = arith.cmpi eq, %in, %34 : i32
      linalg.yield %35 : i1
    } -> tensor<2x16x64xi1> loc(#loc63)
    %28 = tensor.empty() : tensor<f32> loc(#loc64)
    %29 = linalg.fill ins(%cst_2 : f32) outs(%28 : tensor<f32>) -> tensor<f32> loc(#loc64)
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map12, #map13], iterator_types = ["reduction", "reduction", "reduction"]} ins(%27, %18, %25 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%29 : tensor<f32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %33 = math.log %in_5 : f32
      %34 = arith.subf %in_4, %33 : f32
      %35 = arith.select %in, %34, %cst_2 : f32
      %36 = arith.addf %out, %35 : f32
      linalg.yield %36 : f32
    } -> tensor<f32> loc(#loc64)
    %31 = tensor.empty() : tensor<f32> loc(#loc65)
    %32 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%30 : tensor<f32>) outs(%31 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.negf %in : f32
      %34 = arith.divf %33, %cst : f32
      linalg.yield %34 : f32
    } -> tensor<f32> loc(#loc65)
    return %32, %arg1, %arg3, %arg4, %arg6, %3, %8#4, %8#5, %8#6, %8#7, %8#8, %8#9, %8#10, %8#11, %8#12, %8#13, %8#14, %8#15, %8#3, %20, %25, %27 : tensor<f32>, tensor<32x64xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16xi32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<16x2x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>
  } loc(#loc1)
  func.func @bwd(%arg0: tensor<32x64xf32> loc("head"), %arg1: tensor<32x128xf32> loc("layer0/input"), %arg2: tensor<32x128xf32> loc("layer0/recurrent"), %arg3: tensor<2x16xi32> loc("tokens"), %arg4: tensor<16x2x32xf32> loc("embedding/transpose"), %arg5: tensor<16x2x32xf32> loc("layer0/while"), %arg6: tensor<16x2x32xf32> loc("layer0/while"), %arg7: tensor<16x2x32xf32> loc("layer0/while"), %arg8: tensor<16x2x32xf32> loc("layer0/while"), %arg9: tensor<16x2x32xf32> loc("layer0/while"), %arg10: tensor<16x2x32xf32> loc("layer0/while"), %arg11: tensor<16x2x32xf32> loc("layer0/while"), %arg12: tensor<16x2x32xf32> loc("layer0/while"), %arg13: tensor<16x2x32xf32> loc("layer0/while"), %arg14: tensor<16x2x32xf32> loc("layer0/while"), %arg15: tensor<16x2x32xf32> loc("layer0/while"), %arg16: tensor<16x2x32xf32> loc("layer0/while"), %arg17: tensor<16x2x32xf32> loc("layer0/while"), %arg18: tensor<2x16x64xf32> loc("head/log_softmax/exp"), %arg19: tensor<2x16x1xf32> loc("head/log_softmax/broadcast_in_dim.1"), %arg20: tensor<2x16x64xi1> loc("head/eq.1"), %arg21: tensor<f32> loc("cotangent0")) -> (tensor<64x32xf32>, tensor<32x64xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32x128xf32>) {
    %c15_i32 = arith.constant 15 : i32
    %c96 = arith.constant 96 : index
    %c64 = arith.constant 64 : index
    %c32 = arith.constant 32 : index
    %c15 = arith.constant 15 : index
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.200000e+01 : f32
    %cst_1 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x16x64xf32> loc(#loc68)
    %1 = linalg.generic {indexing_maps = [#map1, #map13, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20, %arg21 : tensor<2x16x64xi1>, tensor<f32>) outs(%0 : tensor<2x16x64xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %30 = arith.divf %in_3, %cst_0 : f32
      %31 = arith.negf %30 : f32
      %32 = arith.select %in, %31, %cst : f32
      linalg.yield %32 : f32
    } -> tensor<2x16x64xf32> loc(#loc68)
    %2 = tensor.empty() : tensor<2x16xf32> loc(#loc69)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc69)
    %3 = linalg.fill ins(%cst : f32) outs(%expanded : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc69)
    %expanded_2 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc69)
    %4 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_2 : tensor<2x16x1x64xf32>) outs(%3 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.negf %in : f32
      %31 = arith.addf %out, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x16x1xf32> loc(#loc69)
    %5 = tensor.empty() : tensor<2x16xf32> loc(#loc70)
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc70)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg19 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.divf %in, %in_3 : f32
      %31 = arith.addf %out, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<2x16xf32> loc(#loc70)
    %8 = tensor.empty() : tensor<64x16x2xf32> loc(#loc71)
    %9 = linalg.generic {indexing_maps = [#map11, #map15, #map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg18 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%8 : tensor<64x16x2xf32>) {
    ^bb0(%in: f32, %in_3: f32, %in_4: f32, %out: f32):
      %30 = arith.mulf %in_3, %in_4 : f32
      %31 = arith.addf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<64x16x2xf32> loc(#loc71)
    %10 = tensor.empty() : tensor<16x2x32xf32> loc(#loc72)
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<16x2x32xf32>) -> tensor<16x2x32xf32> loc(#loc72)
    %12 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<64x16x2xf32>, tensor<32x64xf32>) outs(%11 : tensor<16x2x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.mulf %in, %in_3 : f32
      %31 = arith.addf %out, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<16x2x32xf32> loc(#loc72)
    %13 = tensor.empty() : tensor<64x32xf32> loc(#loc73)
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc73)
    %15 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg17 : tensor<64x16x2xf32>, tensor<16x2x32xf32>) outs(%14 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %30 = arith.mulf %in, %in_3 : f32
      %31 = arith.addf %out, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<64x32xf32> loc(#loc73)
    %16 = tensor.empty() : tensor<32x64xf32> loc(#loc74)
    %17 = linalg.generic {indexing_maps = [#map21, #map2], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<64x32xf32>) outs(%16 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32> loc(#loc74)
    %18 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc75)
    %19 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%18 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<2x32xf32> loc(#loc75)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<32x128xf32> loc(#loc76)
    %21 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%20 : tensor<32x128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<32x128xf32> loc(#loc76)
    %22 = tensor.empty() {ao.layer = 0 : i64} : tensor<128xf32> loc(#loc77)
    %23 = linalg.generic {indexing_maps = [#map22], iterator_types = ["parallel"]} outs(%22 : tensor<128xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<128xf32> loc(#loc77)
    %24 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x2x32xf32> loc(#loc78)
    %25 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%24 : tensor<16x2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<16x2x32xf32> loc(#loc78)
    %26:7 = scf.for %arg22 = %c0 to %c16 step %c1 iter_args(%arg23 = %cst_1, %arg24 = %21, %arg25 = %21, %arg26 = %23, %arg27 = %19, %arg28 = %19, %arg29 = %25) -> (tensor<i32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<16x2x32xf32>) {
      %30 = tensor.empty() : tensor<i32> loc(#loc80)
      %31 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg23 : tensor<i32>) outs(%30 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %121 = arith.subi %c15_i32, %in : i32
        linalg.yield %121 : i32
      } -> tensor<i32> loc(#loc80)
      %extracted = tensor.extract %31[] : tensor<i32> loc(#loc81)
      %32 = arith.index_cast %extracted : i32 to index loc(#loc81)
      %33 = arith.maxsi %32, %c0 : index loc(#loc81)
      %34 = arith.minsi %33, %c15 : index loc(#loc81)
      %extracted_slice = tensor.extract_slice %12[%34, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc81)
      %extracted_3 = tensor.extract %31[] : tensor<i32> loc(#loc82)
      %35 = arith.index_cast %extracted_3 : i32 to index loc(#loc82)
      %36 = arith.maxsi %35, %c0 : index loc(#loc82)
      %37 = arith.minsi %36, %c15 : index loc(#loc82)
      %extracted_slice_4 = tensor.extract_slice %arg4[%37, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc82)
      %extracted_5 = tensor.extract %31[] : tensor<i32> loc(#loc83)
      %38 = arith.index_cast %extracted_5 : i32 to index loc(#loc83)
      %39 = arith.maxsi %38, %c0 : index loc(#loc83)
      %40 = arith.minsi %39, %c15 : index loc(#loc83)
      %extracted_slice_6 = tensor.extract_slice %arg5[%40, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc83)
      %extracted_7 = tensor.extract %31[] : tensor<i32> loc(#loc84)
      %41 = arith.index_cast %extracted_7 : i32 to index loc(#loc84)
      %42 = arith.maxsi %41, %c0 : index loc(#loc84)
      %43 = arith.minsi %42, %c15 : index loc(#loc84)
      %extracted_slice_8 = tensor.extract_slice %arg6[%43, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc84)
      %extracted_9 = tensor.extract %31[] : tensor<i32> loc(#loc85)
      %44 = arith.index_cast %extracted_9 : i32 to index loc(#loc85)
      %45 = arith.maxsi %44, %c0 : index loc(#loc85)
      %46 = arith.minsi %45, %c15 : index loc(#loc85)
      %extracted_slice_10 = tensor.extract_slice %arg7[%46, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc85)
      %extracted_11 = tensor.extract %31[] : tensor<i32> loc(#loc86)
      %47 = arith.index_cast %extracted_11 : i32 to index loc(#loc86)
      %48 = arith.maxsi %47, %c0 : index loc(#loc86)
      %49 = arith.minsi %48, %c15 : index loc(#loc86)
      %extracted_slice_12 = tensor.extract_slice %arg8[%49, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc86)
      %extracted_13 = tensor.extract %31[] : tensor<i32> loc(#loc87)
      %50 = arith.index_cast %extracted_13 : i32 to index loc(#loc87)
      %51 = arith.maxsi %50, %c0 : index loc(#loc87)
      %52 = arith.minsi %51, %c15 : index loc(#loc87)
      %extracted_slice_14 = tensor.extract_slice %arg9[%52, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc87)
      %extracted_15 = tensor.extract %31[] : tensor<i32> loc(#loc88)
      %53 = arith.index_cast %extracted_15 : i32 to index loc(#loc88)
      %54 = arith.maxsi %53, %c0 : index loc(#loc88)
      %55 = arith.minsi %54, %c15 : index loc(#loc88)
      %extracted_slice_16 = tensor.extract_slice %arg10[%55, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc88)
      %extracted_17 = tensor.extract %31[] : tensor<i32> loc(#loc89)
      %56 = arith.index_cast %extracted_17 : i32 to index loc(#loc89)
      %57 = arith.maxsi %56, %c0 : index loc(#loc89)
      %58 = arith.minsi %57, %c15 : index loc(#loc89)
      %extracted_slice_18 = tensor.extract_slice %arg11[%58, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc89)
      %extracted_19 = tensor.extract %31[] : tensor<i32> loc(#loc90)
      %59 = arith.index_cast %extracted_19 : i32 to index loc(#loc90)
      %60 = arith.maxsi %59, %c0 : index loc(#loc90)
      %61 = arith.minsi %60, %c15 : index loc(#loc90)
      %extracted_slice_20 = tensor.extract_slice %arg12[%61, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc90)
      %extracted_21 = tensor.extract %31[] : tensor<i32> loc(#loc91)
      %62 = arith.index_cast %extracted_21 : i32 to index loc(#loc91)
      %63 = arith.maxsi %62, %c0 : index loc(#loc91)
      %64 = arith.minsi %63, %c15 : index loc(#loc91)
      %extracted_slice_22 = tensor.extract_slice %arg13[%64, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc91)
      %extracted_23 = tensor.extract %31[] : tensor<i32> loc(#loc92)
      %65 = arith.index_cast %extracted_23 : i32 to index loc(#loc92)
      %66 = arith.maxsi %65, %c0 : index loc(#loc92)
      %67 = arith.minsi %66, %c15 : index loc(#loc92)
      %extracted_slice_24 = tensor.extract_slice %arg14[%67, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc92)
      %extracted_25 = tensor.extract %31[] : tensor<i32> loc(#loc93)
      %68 = arith.index_cast %extracted_25 : i32 to index loc(#loc93)
      %69 = arith.maxsi %68, %c0 : index loc(#loc93)
      %70 = arith.minsi %69, %c15 : index loc(#loc93)
      %extracted_slice_26 = tensor.extract_slice %arg15[%70, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc93)
      %extracted_27 = tensor.extract %31[] : tensor<i32> loc(#loc94)
      %71 = arith.index_cast %extracted_27 : i32 to index loc(#loc94)
      %72 = arith.maxsi %71, %c0 : index loc(#loc94)
      %73 = arith.minsi %72, %c15 : index loc(#loc94)
      %extracted_slice_28 = tensor.extract_slice %arg16[%73, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<16x2x32xf32> to tensor<1x2x32xf32> loc(#loc94)
      %expanded_29 = tensor.expand_shape %arg27 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc95)
      %74 = tensor.empty() : tensor<1x2x32xf32> loc(#loc95)
      %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %extracted_slice : tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%74 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %121 = arith.addf %in, %in_40 : f32
        linalg.yield %121 : f32
      } -> tensor<1x2x32xf32> loc(#loc95)
      %expanded_30 = tensor.expand_shape %arg28 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc96)
      %76 = tensor.empty() : tensor<1x2x32xf32> loc(#loc96)
      %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %extracted_slice_28, %75, %extracted_slice_26, %extracted_slice_24 : tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%76 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %in_42: f32, %in_43: f32, %out: f32):
        %121 = arith.mulf %in_40, %in_41 : f32
        %122 = arith.mulf %121, %in_42 : f32
        %123 = arith.mulf %122, %in_43 : f32
        %124 = arith.addf %in, %122 : f32
        %125 = arith.addf %124, %123 : f32
        linalg.yield %125 : f32
      } -> tensor<1x2x32xf32> loc(#loc96)
      %78 = tensor.empty() : tensor<1x2x32xf32> loc(#loc97)
      %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %extracted_slice_24, %extracted_slice_22 : tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%78 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %out: f32):
        %121 = arith.mulf %in, %in_40 : f32
        %122 = arith.mulf %121, %in_41 : f32
        linalg.yield %122 : f32
      } -> tensor<1x2x32xf32> loc(#loc97)
      %collapsed = tensor.collapse_shape %79 [[0, 1], [2]] : tensor<1x2x32xf32> into tensor<2x32xf32> loc(#loc97)
      %80 = tensor.empty() : tensor<1x2x32xf32> loc(#loc98)
      %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %77, %extracted_slice_18, %extracted_slice_16 : tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%80 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %in_42: f32, %out: f32):
        %121 = arith.mulf %in, %in_40 : f32
        %122 = arith.mulf %121, %in_41 : f32
        %123 = arith.mulf %122, %in_42 : f32
        %124 = arith.addf %122, %123 : f32
        linalg.yield %124 : f32
      } -> tensor<1x2x32xf32> loc(#loc98)
      %collapsed_31 = tensor.collapse_shape %81 [[0, 1], [2]] : tensor<1x2x32xf32> into tensor<2x32xf32> loc(#loc98)
      %82 = tensor.empty() : tensor<1x2x32xf32> loc(#loc99)
      %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %extracted_slice_16, %extracted_slice_14 : tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%82 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %out: f32):
        %121 = arith.mulf %in, %in_40 : f32
        %122 = arith.mulf %121, %in_41 : f32
        linalg.yield %122 : f32
      } -> tensor<1x2x32xf32> loc(#loc99)
      %collapsed_32 = tensor.collapse_shape %83 [[0, 1], [2]] : tensor<1x2x32xf32> into tensor<2x32xf32> loc(#loc99)
      %84 = tensor.empty() : tensor<1x2x32xf32> loc(#loc100)
      %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %77 : tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%84 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %121 = arith.mulf %in, %in_40 : f32
        linalg.yield %121 : f32
      } -> tensor<1x2x32xf32> loc(#loc100)
      %collapsed_33 = tensor.collapse_shape %85 [[0, 1], [2]] : tensor<1x2x32xf32> into tensor<2x32xf32> loc(#loc100)
      %86 = tensor.empty() : tensor<1x2x32xf32> loc(#loc101)
      %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %extracted_slice_10, %extracted_slice_8 : tensor<1x2x32xf32>, tensor<1x2x32xf32>, tensor<1x2x32xf32>) outs(%86 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %out: f32):
        %121 = arith.mulf %in, %in_40 : f32
        %122 = arith.mulf %121, %in_41 : f32
        linalg.yield %122 : f32
      } -> tensor<1x2x32xf32> loc(#loc101)
      %collapsed_34 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<1x2x32xf32> into tensor<2x32xf32> loc(#loc101)
      %88 = tensor.empty() : tensor<2x128xf32> loc(#loc102)
      %89 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%88 : tensor<2x128xf32>) {
      ^bb0(%out: f32):
        %121 = linalg.index 0 : index
        %122 = linalg.index 1 : index
        %123 = arith.cmpi ult, %122, %c32 : index
        %124 = scf.if %123 -> (f32) {
          %extracted_40 = tensor.extract %collapsed_32[%121, %122] : tensor<2x32xf32>
          scf.yield %extracted_40 : f32
        } else {
          %125 = arith.cmpi ult, %122, %c64 : index
          %126 = scf.if %125 -> (f32) {
            %127 = arith.subi %122, %c32 : index
            %extracted_40 = tensor.extract %collapsed_34[%121, %127] : tensor<2x32xf32>
            scf.yield %extracted_40 : f32
          } else {
            %127 = arith.cmpi ult, %122, %c96 : index
            %128 = scf.if %127 -> (f32) {
              %129 = arith.subi %122, %c64 : index
              %extracted_40 = tensor.extract %collapsed_31[%121, %129] : tensor<2x32xf32>
              scf.yield %extracted_40 : f32
            } else {
              %129 = arith.subi %122, %c96 : index
              %extracted_40 = tensor.extract %collapsed[%121, %129] : tensor<2x32xf32>
              scf.yield %extracted_40 : f32
            }
            scf.yield %128 : f32
          }
          scf.yield %126 : f32
        }
        linalg.yield %124 : f32
      } -> tensor<2x128xf32> loc(#loc102)
      %90 = tensor.empty() : tensor<128xf32> loc(#loc103)
      %expanded_35 = tensor.expand_shape %90 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32> loc(#loc103)
      %91 = linalg.fill ins(%cst : f32) outs(%expanded_35 : tensor<1x128xf32>) -> tensor<1x128xf32> loc(#loc103)
      %expanded_36 = tensor.expand_shape %89 [[0], [1, 2]] output_shape [2, 1, 128] : tensor<2x128xf32> into tensor<2x1x128xf32> loc(#loc103)
      %92 = linalg.generic {indexing_maps = [#map23, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_36 : tensor<2x1x128xf32>) outs(%91 : tensor<1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %121 = arith.addf %out, %in : f32
        linalg.yield %121 : f32
      } -> tensor<1x128xf32> loc(#loc103)
      %93 = tensor.empty() : tensor<128xf32> loc(#loc104)
      %94 = linalg.fill ins(%cst : f32) outs(%93 : tensor<128xf32>) -> tensor<128xf32> loc(#loc104)
      %95 = linalg.generic {indexing_maps = [#map21, #map24], iterator_types = ["parallel", "reduction"]} ins(%92 : tensor<1x128xf32>) outs(%94 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %121 = arith.addf %out, %in : f32
        linalg.yield %121 : f32
      } -> tensor<128xf32> loc(#loc104)
      %96 = tensor.empty() : tensor<128xf32> loc(#loc105)
      %97 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel"]} ins(%arg26, %95 : tensor<128xf32>, tensor<128xf32>) outs(%96 : tensor<128xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %121 = arith.addf %in, %in_40 : f32
        linalg.yield %121 : f32
      } -> tensor<128xf32> loc(#loc105)
      %98 = tensor.empty() : tensor<128x32xf32> loc(#loc106)
      %99 = linalg.fill ins(%cst : f32) outs(%98 : tensor<128x32xf32>) -> tensor<128x32xf32> loc(#loc106)
      %expanded_37 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [1, 2, 128] : tensor<2x128xf32> into tensor<1x2x128xf32> loc(#loc106)
      %100 = linalg.generic {indexing_maps = [#map25, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_37, %extracted_slice_6 : tensor<1x2x128xf32>, tensor<1x2x32xf32>) outs(%99 : tensor<128x32xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %121 = arith.mulf %in, %in_40 : f32
        %122 = arith.addf %out, %121 : f32
        linalg.yield %122 : f32
      } -> tensor<128x32xf32> loc(#loc106)
      %101 = tensor.empty() : tensor<32x128xf32> loc(#loc107)
      %102 = linalg.generic {indexing_maps = [#map2, #map21, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg25, %100 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%101 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %121 = arith.addf %in, %in_40 : f32
        linalg.yield %121 : f32
      } -> tensor<32x128xf32> loc(#loc107)
      %103 = tensor.empty() : tensor<2x32xf32> loc(#loc108)
      %104 = linalg.fill ins(%cst : f32) outs(%103 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc108)
      %105 = linalg.generic {indexing_maps = [#map26, #map7, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89, %arg2 : tensor<2x128xf32>, tensor<32x128xf32>) outs(%104 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %121 = arith.mulf %in, %in_40 : f32
        %122 = arith.addf %out, %121 : f32
        linalg.yield %122 : f32
      } -> tensor<2x32xf32> loc(#loc108)
      %106 = tensor.empty() : tensor<128x32xf32> loc(#loc109)
      %107 = linalg.fill ins(%cst : f32) outs(%106 : tensor<128x32xf32>) -> tensor<128x32xf32> loc(#loc109)
      %expanded_38 = tensor.expand_shape %89 [[0, 1], [2]] output_shape [1, 2, 128] : tensor<2x128xf32> into tensor<1x2x128xf32> loc(#loc109)
      %108 = linalg.generic {indexing_maps = [#map25, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_38, %extracted_slice_4 : tensor<1x2x128xf32>, tensor<1x2x32xf32>) outs(%107 : tensor<128x32xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %121 = arith.mulf %in, %in_40 : f32
        %122 = arith.addf %out, %121 : f32
        linalg.yield %122 : f32
      } -> tensor<128x32xf32> loc(#loc109)
      %109 = tensor.empty() : tensor<32x128xf32> loc(#loc110)
      %110 = linalg.generic {indexing_maps = [#map2, #map21, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg24, %108 : tensor<32x128xf32>, tensor<128x32xf32>) outs(%109 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %121 = arith.addf %in, %in_40 : f32
        linalg.yield %121 : f32
      } -> tensor<32x128xf32> loc(#loc110)
      %111 = tensor.empty() : tensor<2x32xf32> loc(#loc111)
      %112 = linalg.fill ins(%cst : f32) outs(%111 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc111)
      %113 = linalg.generic {indexing_maps = [#map26, #map7, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89, %arg1 : tensor<2x128xf32>, tensor<32x128xf32>) outs(%112 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %121 = arith.mulf %in, %in_40 : f32
        %122 = arith.addf %out, %121 : f32
        linalg.yield %122 : f32
      } -> tensor<2x32xf32> loc(#loc111)
      %114 = tensor.empty() : tensor<1x2x32xf32> loc(#loc112)
      %115 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<2x32xf32>) outs(%114 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32xf32> loc(#loc112)
      %extracted_39 = tensor.extract %31[] : tensor<i32> loc(#loc113)
      %116 = arith.index_cast %extracted_39 : i32 to index loc(#loc113)
      %117 = arith.maxsi %116, %c0 : index loc(#loc113)
      %118 = arith.minsi %117, %c15 : index loc(#loc113)
      %inserted_slice = tensor.insert_slice %115 into %arg29[%118, 0, 0] [1, 2, 32] [1, 1, 1] : tensor<1x2x32xf32> into tensor<16x2x32xf32> loc(#loc113)
      %119 = tensor.empty() : tensor<i32> loc(#loc114)
      %120 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%arg23 : tensor<i32>) outs(%119 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %121 = arith.addi %in, %c1_i32 : i32
        linalg.yield %121 : i32
      } -> tensor<i32> loc(#loc114)
      scf.yield %120, %110, %102, %97, %105, %collapsed_33, %inserted_slice : tensor<i32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x32xf32>, tensor<2x32xf32>, tensor<16x2x32xf32>
    } {ao.layer = 0 : i64} loc(#loc79)
    %27 = tensor.empty() : tensor<64x32xf32> loc(#loc115)
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc115)
    %29 = linalg.generic {indexing_maps = [#map17, #map27, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg3, %26#6 : tensor<2x16xi32>, tensor<16x2x32xf32>) outs(%28 : tensor<64x32xf32>) {
    ^bb0(%in: i32, %in_3: f32, %out: f32):
      %30 = linalg.index 0 : index
      %31 = arith.index_cast %30 : index to i32
      %32 = arith.cmpi eq, %in, %31 : i32
      %33 = arith.uitofp %32 : i1 to f32
      %34 = arith.mulf %33, %in_3 : f32
      %35 = arith.addf %out, %34 : f32
      linalg.yield %35 : f32
    } -> tensor<64x32xf32> loc(#loc115)
    return %29, %17, %26#3, %26#1, %26#2 : tensor<64x32xf32>, tensor<32x64xf32>, tensor<128xf32>, tensor<32x128xf32>, tensor<32x128xf32>
  } loc(#loc66)
}
#loc1 = loc("fwd")
#loc9 = loc("embedding/broadcast_in_dim")
#loc11 = loc("layer0/broadcast_in_dim")
#loc12 = loc("layer0/broadcast_in_dim.1")
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
#loc61 = loc("head/log_softmax/reduce_sum")
#loc64 = loc("head/reduce_sum")
#loc65 = loc("head/div")
#loc66 = loc("bwd")
#loc68 = loc("bwd/head/_where/select_n")
#loc69 = loc("bwd/head/log_softmax/reduce_sum")
#loc70 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc71 = loc("bwd/head/transpose")
#loc72 = loc("bwd/head/dot_general")
#loc73 = loc("bwd/head/dot_general.1")
#loc74 = loc("bwd/head/transpose.1")
#loc75 = loc("bwd/layer0/broadcast_in_dim")
#loc76 = loc("bwd/layer0/broadcast_in_dim.1")
#loc77 = loc("bwd/layer0/broadcast_in_dim.2")
#loc78 = loc("bwd/layer0/broadcast_in_dim.3")
#loc79 = loc("bwd/layer0/while")
#loc80 = loc("bwd/layer0/while/sub.1")
#loc81 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice")
#loc82 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.1")
#loc83 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.2")
#loc84 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.3")
#loc85 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.4")
#loc86 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.5")
#loc87 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.6")
#loc88 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.7")
#loc89 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.8")
#loc90 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.9")
#loc91 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.10")
#loc92 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.11")
#loc93 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.12")
#loc94 = loc("bwd/layer0/while/dynamic_index_in_dim/dynamic_slice.13")
#loc95 = loc("bwd/layer0/while/add_any")
#loc96 = loc("bwd/layer0/while/add_any.2")
#loc97 = loc("bwd/layer0/while/mul.4")
#loc98 = loc("bwd/layer0/while/add_any.3")
#loc99 = loc("bwd/layer0/while/mul.9")
#loc100 = loc("bwd/layer0/while/mul.10")
#loc101 = loc("bwd/layer0/while/mul.12")
#loc102 = loc("bwd/layer0/while/concatenate")
#loc103 = loc("bwd/layer0/while/reduce_sum")
#loc104 = loc("bwd/layer0/while/reduce_sum.1")
#loc105 = loc("bwd/layer0/while/add_any.4")
#loc106 = loc("bwd/layer0/while/dot_general")
#loc107 = loc("bwd/layer0/while/add_any.5")
#loc108 = loc("bwd/layer0/while/dot_general.1")
#loc109 = loc("bwd/layer0/while/dot_general.2")
#loc110 = loc("bwd/layer0/while/add_any.6")
#loc111 = loc("bwd/layer0/while/dot_general.3")
#loc112 = loc("bwd/layer0/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc113 = loc("bwd/layer0/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc114 = loc("bwd/layer0/while/add")
#loc115 = loc("bwd/embedding/dot_general")
