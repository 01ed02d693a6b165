// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form joint --dialect linalg --layers 6 --width 32 --heads 4 --sequence 16 --batch 2 --vocab 64 --dtype f32 --save none --scan
#loc2 = loc("embedding")
#loc3 = loc("layers/down")
#loc4 = loc("layers/down_bias")
#loc5 = loc("layers/norm1_bias")
#loc6 = loc("layers/norm1_gain")
#loc7 = loc("layers/norm2_bias")
#loc8 = loc("layers/norm2_gain")
#loc9 = loc("layers/out")
#loc10 = loc("layers/qkv")
#loc11 = loc("layers/up")
#loc12 = loc("layers/up_bias")
#loc13 = loc("norm_bias")
#loc14 = loc("norm_gain")
#loc15 = loc("position")
#loc16 = loc("labels")
#loc17 = loc("tokens")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4, d1)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map19 = affine_map<(d0, d1) -> (d0, d1)>
#map20 = affine_map<(d0, d1) -> (0, d1)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map24 = affine_map<() -> ()>
#map25 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map26 = affine_map<(d0, d1, d2) -> (d2)>
#map27 = affine_map<(d0, d1, d2) -> ()>
#map28 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map29 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map30 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map31 = affine_map<(d0, d1, d2) -> (d0)>
#map32 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map36 = affine_map<(d0, d1) -> (d1, d0)>
#map37 = affine_map<(d0, d1) -> (d0)>
#map38 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map39 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map41 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map43 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d5)>
#map44 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, d4, d5)>
#map45 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map47 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map48 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map49 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map50 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map51 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map52 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map53 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map54 = affine_map<(d0, d1) -> (d1)>
#map55 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map56 = affine_map<(d0, d1, d2, d3) -> (d2, d3, 0)>
#map57 = affine_map<(d0) -> (d0)>
module {
  func.func @train_step(%arg0: tensor<64x32xf32> loc("embedding"), %arg1: tensor<6x128x32xf32> loc("layers/down"), %arg2: tensor<6x32xf32> loc("layers/down_bias"), %arg3: tensor<6x32xf32> loc("layers/norm1_bias"), %arg4: tensor<6x32xf32> loc("layers/norm1_gain"), %arg5: tensor<6x32xf32> loc("layers/norm2_bias"), %arg6: tensor<6x32xf32> loc("layers/norm2_gain"), %arg7: tensor<6x32x32xf32> loc("layers/out"), %arg8: tensor<6x32x96xf32> loc("layers/qkv"), %arg9: tensor<6x32x128xf32> loc("layers/up"), %arg10: tensor<6x128xf32> loc("layers/up_bias"), %arg11: tensor<32xf32> loc("norm_bias"), %arg12: tensor<32xf32> loc("norm_gain"), %arg13: tensor<16x32xf32> loc("position"), %arg14: tensor<2x16xi32> loc("labels"), %arg15: tensor<2x16xi32> loc("tokens")) -> (tensor<f32>, tensor<64x32xf32>, tensor<6x128x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32x32xf32>, tensor<6x32x96xf32>, tensor<6x32x128xf32>, tensor<6x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>) attributes {ao.step} {
    %c5_i32 = arith.constant 5 : i32
    %cst = arith.constant -3.125000e-02 : f32
    %cst_0 = arith.constant -1.000000e+09 : f32
    %c64 = arith.constant 64 : index
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e-01 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %cst_3 = arith.constant -5.000000e-01 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant 5.000000e-01 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %cst_6 = arith.constant 0.797884583 : f32
    %cst_7 = arith.constant 4.471500e-02 : f32
    %cst_8 = arith.constant 0xFF800000 : f32
    %cst_9 = arith.constant 0.353553385 : f32
    %cst_10 = arith.constant 9.99999974E-6 : f32
    %cst_11 = arith.constant 3.200000e+01 : f32
    %cst_12 = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c63 = arith.constant 63 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_13 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x16x1xi32> loc(#loc18)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<2x16xi32>) outs(%0 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32> loc(#loc18)
    %2 = tensor.empty() : tensor<2x16x32xf32> loc(#loc19)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<16x32xf32>) outs(%2 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = linalg.index 0 : index
      %152 = linalg.index 1 : index
      %153 = linalg.index 2 : index
      %extracted = tensor.extract %1[%151, %152, %c0] : tensor<2x16x1xi32>
      %154 = arith.index_cast %extracted : i32 to index
      %155 = arith.maxsi %154, %c0 : index
      %156 = arith.minsi %155, %c63 : index
      %extracted_27 = tensor.extract %arg0[%156, %153] : tensor<64x32xf32>
      %157 = arith.addf %extracted_27, %in : f32
      linalg.yield %157 : f32
    } -> tensor<2x16x32xf32> loc(#loc19)
    %4 = tensor.empty() : tensor<2x4x16x16xi1> loc(#loc20)
    %5 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%4 : tensor<2x4x16x16xi1>) {
    ^bb0(%out: i1):
      %151 = linalg.index 3 : index
      %152 = arith.index_cast %151 : index to i32
      %153 = linalg.index 2 : index
      %154 = arith.index_cast %153 : index to i32
      %155 = arith.cmpi sge, %154, %152 : i32
      linalg.yield %155 : i1
    } -> tensor<2x4x16x16xi1> loc(#loc20)
    %6 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc21)
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%6 : tensor<2x4x16x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<2x4x16x16xf32> loc(#loc21)
    %8 = tensor.empty() : tensor<6x2x16x32xf32> loc(#loc22)
    %9 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%8 : tensor<6x2x16x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<6x2x16x32xf32> loc(#loc22)
    %10:3 = scf.for %arg16 = %c0 to %c6 step %c1 iter_args(%arg17 = %cst_13, %arg18 = %3, %arg19 = %9) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<6x2x16x32xf32>) {
      %extracted = tensor.extract %arg17[] : tensor<i32> loc(#loc24)
      %151 = arith.index_cast %extracted : i32 to index loc(#loc24)
      %152 = arith.maxsi %151, %c0 : index loc(#loc24)
      %153 = arith.minsi %152, %c5 : index loc(#loc24)
      %extracted_slice = tensor.extract_slice %arg1[%153, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<6x128x32xf32> to tensor<1x128x32xf32> loc(#loc24)
      %extracted_27 = tensor.extract %arg17[] : tensor<i32> loc(#loc25)
      %154 = arith.index_cast %extracted_27 : i32 to index loc(#loc25)
      %155 = arith.maxsi %154, %c0 : index loc(#loc25)
      %156 = arith.minsi %155, %c5 : index loc(#loc25)
      %extracted_slice_28 = tensor.extract_slice %arg2[%156, 0] [1, 32] [1, 1] : tensor<6x32xf32> to tensor<1x32xf32> loc(#loc25)
      %extracted_29 = tensor.extract %arg17[] : tensor<i32> loc(#loc26)
      %157 = arith.index_cast %extracted_29 : i32 to index loc(#loc26)
      %158 = arith.maxsi %157, %c0 : index loc(#loc26)
      %159 = arith.minsi %158, %c5 : index loc(#loc26)
      %extracted_slice_30 = tensor.extract_slice %arg3[%159, 0] [1, 32] [1, 1] : tensor<6x32xf32> to tensor<1x32xf32> loc(#loc26)
      %extracted_31 = tensor.extract %arg17[] : tensor<i32> loc(#loc27)
      %160 = arith.index_cast %extracted_31 : i32 to index loc(#loc27)
      %161 = arith.maxsi %160, %c0 : index loc(#loc27)
      %162 = arith.minsi %161, %c5 : index loc(#loc27)
      %extracted_slice_32 = tensor.extract_slice %arg4[%162, 0] [1, 32] [1, 1] : tensor<6x32xf32> to tensor<1x32xf32> loc(#loc27)
      %extracted_33 = tensor.extract %arg17[] : tensor<i32> loc(#loc28)
      %163 = arith.index_cast %extracted_33 : i32 to index loc(#loc28)
      %164 = arith.maxsi %163, %c0 : index loc(#loc28)
      %165 = arith.minsi %164, %c5 : index loc(#loc28)
      %extracted_slice_34 = tensor.extract_slice %arg5[%165, 0] [1, 32] [1, 1] : tensor<6x32xf32> to tensor<1x32xf32> loc(#loc28)
      %extracted_35 = tensor.extract %arg17[] : tensor<i32> loc(#loc29)
      %166 = arith.index_cast %extracted_35 : i32 to index loc(#loc29)
      %167 = arith.maxsi %166, %c0 : index loc(#loc29)
      %168 = arith.minsi %167, %c5 : index loc(#loc29)
      %extracted_slice_36 = tensor.extract_slice %arg6[%168, 0] [1, 32] [1, 1] : tensor<6x32xf32> to tensor<1x32xf32> loc(#loc29)
      %extracted_37 = tensor.extract %arg17[] : tensor<i32> loc(#loc30)
      %169 = arith.index_cast %extracted_37 : i32 to index loc(#loc30)
      %170 = arith.maxsi %169, %c0 : index loc(#loc30)
      %171 = arith.minsi %170, %c5 : index loc(#loc30)
      %extracted_slice_38 = tensor.extract_slice %arg7[%171, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<6x32x32xf32> to tensor<1x32x32xf32> loc(#loc30)
      %collapsed = tensor.collapse_shape %extracted_slice_38 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32> loc(#loc31)
      %extracted_39 = tensor.extract %arg17[] : tensor<i32> loc(#loc32)
      %172 = arith.index_cast %extracted_39 : i32 to index loc(#loc32)
      %173 = arith.maxsi %172, %c0 : index loc(#loc32)
      %174 = arith.minsi %173, %c5 : index loc(#loc32)
      %extracted_slice_40 = tensor.extract_slice %arg8[%174, 0, 0] [1, 32, 96] [1, 1, 1] : tensor<6x32x96xf32> to tensor<1x32x96xf32> loc(#loc32)
      %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0, 1], [2]] : tensor<1x32x96xf32> into tensor<32x96xf32> loc(#loc33)
      %extracted_42 = tensor.extract %arg17[] : tensor<i32> loc(#loc34)
      %175 = arith.index_cast %extracted_42 : i32 to index loc(#loc34)
      %176 = arith.maxsi %175, %c0 : index loc(#loc34)
      %177 = arith.minsi %176, %c5 : index loc(#loc34)
      %extracted_slice_43 = tensor.extract_slice %arg9[%177, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<6x32x128xf32> to tensor<1x32x128xf32> loc(#loc34)
      %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32> loc(#loc35)
      %extracted_45 = tensor.extract %arg17[] : tensor<i32> loc(#loc36)
      %178 = arith.index_cast %extracted_45 : i32 to index loc(#loc36)
      %179 = arith.maxsi %178, %c0 : index loc(#loc36)
      %180 = arith.minsi %179, %c5 : index loc(#loc36)
      %extracted_slice_46 = tensor.extract_slice %arg10[%180, 0] [1, 128] [1, 1] : tensor<6x128xf32> to tensor<1x128xf32> loc(#loc36)
      %181 = tensor.empty() : tensor<2x16xf32> loc(#loc37)
      %182 = linalg.fill ins(%cst_12 : f32) outs(%181 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc37)
      %183 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg18 : tensor<2x16x32xf32>) outs(%182 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %252 = arith.addf %out, %in : f32
        linalg.yield %252 : f32
      } -> tensor<2x16xf32> loc(#loc37)
      %184 = tensor.empty() : tensor<2x16x32xf32> loc(#loc38)
      %185 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %183 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%184 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_65: f32, %out: f32):
        %252 = arith.divf %in_65, %cst_11 : f32
        %253 = arith.subf %in, %252 : f32
        linalg.yield %253 : f32
      } -> tensor<2x16x32xf32> loc(#loc38)
      %186 = tensor.empty() : tensor<2x16xf32> loc(#loc39)
      %187 = linalg.fill ins(%cst_12 : f32) outs(%186 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc39)
      %188 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%185 : tensor<2x16x32xf32>) outs(%187 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %252 = arith.mulf %in, %in : f32
        %253 = arith.addf %out, %252 : f32
        linalg.yield %253 : f32
      } -> tensor<2x16xf32> loc(#loc39)
      %189 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc40)
      %190 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_32 : tensor<1x32xf32>) outs(%189 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc40)
      %collapsed_47 = tensor.collapse_shape %190 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc40)
      %191 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc41)
      %192 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_30 : tensor<1x32xf32>) outs(%191 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc41)
      %collapsed_48 = tensor.collapse_shape %192 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc41)
      %193 = tensor.empty() : tensor<2x16x96xf32> loc(#loc42)
      %194 = linalg.fill ins(%cst_12 : f32) outs(%193 : tensor<2x16x96xf32>) -> tensor<2x16x96xf32> loc(#loc42)
      %195 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%185, %188, %collapsed_47, %collapsed_48, %collapsed_41 : tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<1x1x32xf32>, tensor<1x1x32xf32>, tensor<32x96xf32>) outs(%194 : tensor<2x16x96xf32>) {
      ^bb0(%in: f32, %in_65: f32, %in_66: f32, %in_67: f32, %in_68: f32, %out: f32):
        %252 = arith.divf %in_65, %cst_11 : f32
        %253 = arith.addf %252, %cst_10 : f32
        %254 = math.rsqrt %253 : f32
        %255 = arith.mulf %in, %254 : f32
        %256 = arith.mulf %255, %in_66 : f32
        %257 = arith.addf %256, %in_67 : f32
        %258 = arith.mulf %257, %in_68 : f32
        %259 = arith.addf %out, %258 : f32
        linalg.yield %259 : f32
      } -> tensor<2x16x96xf32> loc(#loc42)
      %extracted_slice_49 = tensor.extract_slice %195[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc43)
      %extracted_slice_50 = tensor.extract_slice %195[0, 0, 32] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc44)
      %extracted_slice_51 = tensor.extract_slice %195[0, 0, 64] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc45)
      %expanded_52 = tensor.expand_shape %extracted_slice_49 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc46)
      %expanded_53 = tensor.expand_shape %extracted_slice_50 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc47)
      %expanded_54 = tensor.expand_shape %extracted_slice_51 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc48)
      %196 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc49)
      %197 = linalg.fill ins(%cst_12 : f32) outs(%196 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc49)
      %198 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_52, %expanded_53 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%197 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: f32, %in_65: f32, %out: f32):
        %252 = arith.mulf %in, %in_65 : f32
        %253 = arith.addf %out, %252 : f32
        linalg.yield %253 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc49)
      %199 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc50)
      %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %198, %7 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%199 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: i1, %in_65: f32, %in_66: f32, %out: f32):
        %252 = arith.mulf %in_65, %cst_9 : f32
        %253 = arith.select %in, %252, %in_66 : f32
        linalg.yield %253 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc50)
      %201 = tensor.empty() : tensor<2x4x16xf32> loc(#loc51)
      %202 = linalg.fill ins(%cst_8 : f32) outs(%201 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc51)
      %203 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%200 : tensor<2x4x16x16xf32>) outs(%202 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %252 = arith.maximumf %out, %in : f32
        linalg.yield %252 : f32
      } -> tensor<2x4x16xf32> loc(#loc51)
      %204 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc52)
      %205 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200, %203 : tensor<2x4x16x16xf32>, tensor<2x4x16xf32>) outs(%204 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: f32, %in_65: f32, %out: f32):
        %252 = arith.subf %in, %in_65 : f32
        %253 = math.exp %252 : f32
        linalg.yield %253 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc52)
      %206 = tensor.empty() : tensor<2x4x16xf32> loc(#loc53)
      %207 = linalg.fill ins(%cst_12 : f32) outs(%206 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc53)
      %208 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205 : tensor<2x4x16x16xf32>) outs(%207 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %252 = arith.addf %out, %in : f32
        linalg.yield %252 : f32
      } -> tensor<2x4x16xf32> loc(#loc53)
      %209 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc54)
      %210 = linalg.fill ins(%cst_12 : f32) outs(%209 : tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> loc(#loc54)
      %211 = linalg.generic {indexing_maps = [#map13, #map14, #map15, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_54, %205, %208 : tensor<2x16x4x8xf32>, tensor<2x4x16x16xf32>, tensor<2x4x16xf32>) outs(%210 : tensor<2x4x8x16xf32>) {
      ^bb0(%in: f32, %in_65: f32, %in_66: f32, %out: f32):
        %252 = arith.divf %in_65, %in_66 : f32
        %253 = arith.mulf %in, %252 : f32
        %254 = arith.addf %out, %253 : f32
        linalg.yield %254 : f32
      } -> tensor<2x4x8x16xf32> loc(#loc54)
      %212 = tensor.empty() : tensor<2x16x32xf32> loc(#loc55)
      %213 = linalg.fill ins(%cst_12 : f32) outs(%212 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc55)
      %expanded_55 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xf32> into tensor<4x8x32xf32> loc(#loc55)
      %214 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%211, %expanded_55 : tensor<2x4x8x16xf32>, tensor<4x8x32xf32>) outs(%213 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_65: f32, %out: f32):
        %252 = arith.mulf %in, %in_65 : f32
        %253 = arith.addf %out, %252 : f32
        linalg.yield %253 : f32
      } -> tensor<2x16x32xf32> loc(#loc55)
      %215 = tensor.empty() : tensor<2x16x32xf32> loc(#loc56)
      %216 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %214 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%215 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_65: f32, %out: f32):
        %252 = arith.addf %in, %in_65 : f32
        linalg.yield %252 : f32
      } -> tensor<2x16x32xf32> loc(#loc56)
      %217 = tensor.empty() : tensor<2x16xf32> loc(#loc57)
      %218 = linalg.fill ins(%cst_12 : f32) outs(%217 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc57)
      %219 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%216 : tensor<2x16x32xf32>) outs(%218 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %252 = arith.addf %out, %in : f32
        linalg.yield %252 : f32
      } -> tensor<2x16xf32> loc(#loc57)
      %220 = tensor.empty() : tensor<2x16x32xf32> loc(#loc58)
      %221 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %219 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%220 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_65: f32, %out: f32):
        %252 = arith.divf %in_65, %cst_11 : f32
        %253 = arith.subf %in, %252 : f32
        linalg.yield %253 : f32
      } -> tensor<2x16x32xf32> loc(#loc58)
      %222 = tensor.empty() : tensor<2x16xf32> loc(#loc59)
      %223 = linalg.fill ins(%cst_12 : f32) outs(%222 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc59)
      %224 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%221 : tensor<2x16x32xf32>) outs(%223 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %252 = arith.mulf %in, %in : f32
        %253 = arith.addf %out, %252 : f32
        linalg.yield %253 : f32
      } -> tensor<2x16xf32> loc(#loc59)
      %225 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc60)
      %226 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_36 : tensor<1x32xf32>) outs(%225 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc60)
      %collapsed_56 = tensor.collapse_shape %226 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc60)
      %227 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc61)
      %228 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_34 : tensor<1x32xf32>) outs(%227 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc61)
      %collapsed_57 = tensor.collapse_shape %228 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc61)
      %229 = tensor.empty() : tensor<32x128xf32> loc(#loc62)
      %expanded_58 = tensor.expand_shape %229 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32> loc(#loc62)
      %230 = linalg.fill ins(%cst_12 : f32) outs(%expanded_58 : tensor<2x16x128xf32>) -> tensor<2x16x128xf32> loc(#loc62)
      %231 = linalg.generic {indexing_maps = [#map5, #map6, #map7, #map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%221, %224, %collapsed_56, %collapsed_57, %collapsed_44 : tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<1x1x32xf32>, tensor<1x1x32xf32>, tensor<32x128xf32>) outs(%230 : tensor<2x16x128xf32>) {
      ^bb0(%in: f32, %in_65: f32, %in_66: f32, %in_67: f32, %in_68: f32, %out: f32):
        %252 = arith.divf %in_65, %cst_11 : f32
        %253 = arith.addf %252, %cst_10 : f32
        %254 = math.rsqrt %253 : f32
        %255 = arith.mulf %in, %254 : f32
        %256 = arith.mulf %255, %in_66 : f32
        %257 = arith.addf %256, %in_67 : f32
        %258 = arith.mulf %257, %in_68 : f32
        %259 = arith.addf %out, %258 : f32
        linalg.yield %259 : f32
      } -> tensor<2x16x128xf32> loc(#loc62)
      %collapsed_59 = tensor.collapse_shape %231 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32> loc(#loc62)
      %232 = tensor.empty() : tensor<1x1x128xf32> loc(#loc63)
      %233 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_46 : tensor<1x128xf32>) outs(%232 : tensor<1x1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x128xf32> loc(#loc63)
      %collapsed_60 = tensor.collapse_shape %233 [[0], [1, 2]] : tensor<1x1x128xf32> into tensor<1x128xf32> loc(#loc63)
      %234 = tensor.empty() : tensor<32x128xf32> loc(#loc64)
      %235 = linalg.generic {indexing_maps = [#map19, #map20, #map19], iterator_types = ["parallel", "parallel"]} ins(%collapsed_59, %collapsed_60 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%234 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_65: f32, %out: f32):
        %252 = arith.addf %in, %in_65 : f32
        %253 = arith.mulf %252, %252 : f32
        %254 = arith.mulf %253, %252 : f32
        %255 = arith.mulf %254, %cst_7 : f32
        %256 = arith.addf %252, %255 : f32
        %257 = arith.mulf %256, %cst_6 : f32
        %258 = math.tanh %257 : f32
        %259 = arith.addf %258, %cst_5 : f32
        %260 = arith.mulf %259, %cst_4 : f32
        %261 = arith.mulf %252, %260 : f32
        linalg.yield %261 : f32
      } -> tensor<32x128xf32> loc(#loc64)
      %236 = tensor.empty() : tensor<32x32xf32> loc(#loc65)
      %237 = linalg.fill ins(%cst_12 : f32) outs(%236 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc65)
      %expanded_61 = tensor.expand_shape %235 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32> loc(#loc65)
      %238 = linalg.generic {indexing_maps = [#map21, #map22, #map6], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_61, %extracted_slice : tensor<32x1x128xf32>, tensor<1x128x32xf32>) outs(%237 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_65: f32, %out: f32):
        %252 = arith.mulf %in, %in_65 : f32
        %253 = arith.addf %out, %252 : f32
        linalg.yield %253 : f32
      } -> tensor<32x32xf32> loc(#loc65)
      %239 = tensor.empty() : tensor<1x1x32xf32> loc(#loc66)
      %240 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_28 : tensor<1x32xf32>) outs(%239 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x32xf32> loc(#loc66)
      %collapsed_62 = tensor.collapse_shape %240 [[0], [1, 2]] : tensor<1x1x32xf32> into tensor<1x32xf32> loc(#loc66)
      %241 = tensor.empty() : tensor<32x32xf32> loc(#loc67)
      %242 = linalg.generic {indexing_maps = [#map19, #map20, #map19], iterator_types = ["parallel", "parallel"]} ins(%238, %collapsed_62 : tensor<32x32xf32>, tensor<1x32xf32>) outs(%241 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_65: f32, %out: f32):
        %252 = arith.addf %in, %in_65 : f32
        linalg.yield %252 : f32
      } -> tensor<32x32xf32> loc(#loc67)
      %expanded_63 = tensor.expand_shape %242 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32> loc(#loc68)
      %243 = tensor.empty() : tensor<2x16x32xf32> loc(#loc69)
      %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %expanded_63 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%243 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_65: f32, %out: f32):
        %252 = arith.addf %in, %in_65 : f32
        linalg.yield %252 : f32
      } -> tensor<2x16x32xf32> loc(#loc69)
      %245 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc70)
      %246 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg18 : tensor<2x16x32xf32>) outs(%245 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc70)
      %extracted_64 = tensor.extract %arg17[] : tensor<i32> loc(#loc71)
      %247 = arith.index_cast %extracted_64 : i32 to index loc(#loc71)
      %248 = arith.maxsi %247, %c0 : index loc(#loc71)
      %249 = arith.minsi %248, %c5 : index loc(#loc71)
      %inserted_slice = tensor.insert_slice %246 into %arg19[%249, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<6x2x16x32xf32> loc(#loc71)
      %250 = tensor.empty() : tensor<i32> loc(#loc72)
      %251 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%250 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %252 = arith.addi %in, %c1_i32 : i32
        linalg.yield %252 : i32
      } -> tensor<i32> loc(#loc72)
      scf.yield %251, %244, %inserted_slice : tensor<i32>, tensor<2x16x32xf32>, tensor<6x2x16x32xf32>
    } loc(#loc23)
    %11 = tensor.empty() : tensor<2x16xf32> loc(#loc73)
    %12 = linalg.fill ins(%cst_12 : f32) outs(%11 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc73)
    %13 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10#1 : tensor<2x16x32xf32>) outs(%12 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x16xf32> loc(#loc73)
    %14 = tensor.empty() : tensor<2x16x32xf32> loc(#loc74)
    %15 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10#1, %13 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%14 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.divf %in_27, %cst_11 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16x32xf32> loc(#loc74)
    %16 = tensor.empty() : tensor<2x16xf32> loc(#loc75)
    %17 = linalg.fill ins(%cst_12 : f32) outs(%16 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc75)
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x16x32xf32>) outs(%17 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.mulf %in, %in : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16xf32> loc(#loc75)
    %19 = tensor.empty() : tensor<2x16x1xf32> loc(#loc76)
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x16xf32>) outs(%19 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst_11 : f32
      %152 = arith.addf %151, %cst_10 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16x1xf32> loc(#loc76)
    %21 = tensor.empty() : tensor<2x16x1xf32> loc(#loc77)
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x16x1xf32>) outs(%21 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.rsqrt %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x16x1xf32> loc(#loc77)
    %23 = tensor.empty() : tensor<2x16x32xf32> loc(#loc78)
    %24 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x16x1xf32>) outs(%23 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32> loc(#loc78)
    %25 = tensor.empty() : tensor<2x16x32xf32> loc(#loc79)
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %24 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%25 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in, %in_27 : f32
      linalg.yield %151 : f32
    } -> tensor<2x16x32xf32> loc(#loc79)
    %27 = tensor.empty() : tensor<2x16x32xf32> loc(#loc80)
    %28 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<32xf32>) outs(%27 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32> loc(#loc80)
    %29 = tensor.empty() : tensor<2x16x32xf32> loc(#loc81)
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %28, %arg11 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<32xf32>) outs(%29 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %in_28: f32, %out: f32):
      %151 = arith.mulf %in, %in_27 : f32
      %152 = arith.addf %151, %in_28 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16x32xf32> loc(#loc81)
    %31 = tensor.empty() : tensor<2x16x64xf32> loc(#loc82)
    %32 = linalg.fill ins(%cst_12 : f32) outs(%31 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc82)
    %33 = linalg.generic {indexing_maps = [#map5, #map4, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30, %arg0 : tensor<2x16x32xf32>, tensor<64x32xf32>) outs(%32 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in, %in_27 : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16x64xf32> loc(#loc82)
    %34 = tensor.empty() : tensor<2x16xf32> loc(#loc83)
    %35 = linalg.fill ins(%cst_8 : f32) outs(%34 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc83)
    %36 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%33 : tensor<2x16x64xf32>) outs(%35 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.maximumf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x16xf32> loc(#loc83)
    %37 = tensor.empty() : tensor<2x16x64xf32> loc(#loc84)
    %38 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%37 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.subf %in, %in_27 : f32
      linalg.yield %151 : f32
    } -> tensor<2x16x64xf32> loc(#loc84)
    %39 = tensor.empty() : tensor<2x16x64xf32> loc(#loc85)
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<2x16x64xf32>) outs(%39 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.exp %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x16x64xf32> loc(#loc85)
    %41 = tensor.empty() : tensor<2x16xf32> loc(#loc86)
    %42 = linalg.fill ins(%cst_12 : f32) outs(%41 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc86)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<2x16x64xf32>) outs(%42 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<2x16xf32> loc(#loc86)
    %44 = tensor.empty() : tensor<2x16x1xf32> loc(#loc87)
    %45 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x16xf32>) outs(%44 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32> loc(#loc87)
    %46 = tensor.empty() : tensor<2x16x64xi32> loc(#loc88)
    %47 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%46 : tensor<2x16x64xi32>) {
    ^bb0(%out: i32):
      %151 = linalg.index 2 : index
      %152 = arith.index_cast %151 : index to i32
      linalg.yield %152 : i32
    } -> tensor<2x16x64xi32> loc(#loc88)
    %48 = tensor.empty() : tensor<2x16x64xi1> loc(#loc89)
    %49 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %47 : tensor<2x16xi32>, tensor<2x16x64xi32>) outs(%48 : tensor<2x16x64xi1>) {
    ^bb0(%in: i32, %in_27: i32, %out: i1):
      %151 = arith.cmpi eq, %in, %in_27 : i32
      linalg.yield %151 : i1
    } -> tensor<2x16x64xi1> loc(#loc89)
    %50 = tensor.empty() : tensor<f32> loc(#loc90)
    %51 = linalg.fill ins(%cst_12 : f32) outs(%50 : tensor<f32>) -> tensor<f32> loc(#loc90)
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map25, #map27], iterator_types = ["reduction", "reduction", "reduction"]} ins(%49, %38, %45 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%51 : tensor<f32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %151 = math.log %in_28 : f32
      %152 = arith.subf %in_27, %151 : f32
      %153 = arith.select %in, %152, %cst_12 : f32
      %154 = arith.addf %out, %153 : f32
      linalg.yield %154 : f32
    } -> tensor<f32> loc(#loc90)
    %53 = tensor.empty() : tensor<f32> loc(#loc91)
    %54 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%52 : tensor<f32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      %152 = arith.divf %151, %cst_11 : f32
      linalg.yield %152 : f32
    } -> tensor<f32> loc(#loc91)
    %55 = tensor.empty() : tensor<2x16x64xf32> loc(#loc92)
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x16x64xi1>) outs(%55 : tensor<2x16x64xf32>) {
    ^bb0(%in: i1, %out: f32):
      %151 = arith.select %in, %cst, %cst_12 : f32
      linalg.yield %151 : f32
    } -> tensor<2x16x64xf32> loc(#loc92)
    %57 = tensor.empty() : tensor<2x16xf32> loc(#loc93)
    %expanded = tensor.expand_shape %57 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc93)
    %58 = linalg.fill ins(%cst_12 : f32) outs(%expanded : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc93)
    %expanded_14 = tensor.expand_shape %56 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc93)
    %59 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_14 : tensor<2x16x1x64xf32>) outs(%58 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16x1xf32> loc(#loc93)
    %60 = tensor.empty() : tensor<2x16xf32> loc(#loc94)
    %61 = linalg.fill ins(%cst_12 : f32) outs(%60 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc94)
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59, %45 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.divf %in, %in_27 : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16xf32> loc(#loc94)
    %63 = tensor.empty() : tensor<2x16x64xf32> loc(#loc95)
    %64 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %62, %40 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%63 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_27: f32, %in_28: f32, %out: f32):
      %151 = arith.mulf %in_27, %in_28 : f32
      %152 = arith.addf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16x64xf32> loc(#loc95)
    %65 = tensor.empty() : tensor<64x32xf32> loc(#loc96)
    %66 = linalg.fill ins(%cst_12 : f32) outs(%65 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc96)
    %67 = linalg.generic {indexing_maps = [#map28, #map22, #map6], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%64, %30 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%66 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in, %in_27 : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<64x32xf32> loc(#loc96)
    %68 = tensor.empty() : tensor<2x16x32xf32> loc(#loc97)
    %69 = linalg.fill ins(%cst_12 : f32) outs(%68 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc97)
    %70 = linalg.generic {indexing_maps = [#map5, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%64, %arg0 : tensor<2x16x64xf32>, tensor<64x32xf32>) outs(%69 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in, %in_27 : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16x32xf32> loc(#loc97)
    %71 = tensor.empty() : tensor<32xf32> loc(#loc98)
    %expanded_15 = tensor.expand_shape %71 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc98)
    %72 = linalg.fill ins(%cst_12 : f32) outs(%expanded_15 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc98)
    %expanded_16 = tensor.expand_shape %70 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc98)
    %73 = linalg.generic {indexing_maps = [#map29, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_16 : tensor<2x16x1x1x32xf32>) outs(%72 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<1x1x32xf32> loc(#loc98)
    %74 = tensor.empty() : tensor<32xf32> loc(#loc99)
    %75 = linalg.fill ins(%cst_12 : f32) outs(%74 : tensor<32xf32>) -> tensor<32xf32> loc(#loc99)
    %76 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%73 : tensor<1x1x32xf32>) outs(%75 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<32xf32> loc(#loc99)
    %77 = tensor.empty() : tensor<32xf32> loc(#loc100)
    %expanded_17 = tensor.expand_shape %77 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc100)
    %78 = linalg.fill ins(%cst_12 : f32) outs(%expanded_17 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc100)
    %expanded_18 = tensor.expand_shape %26 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc100)
    %expanded_19 = tensor.expand_shape %70 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc100)
    %79 = linalg.generic {indexing_maps = [#map29, #map29, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_18, %expanded_19 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%78 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in, %in_27 : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<1x1x32xf32> loc(#loc100)
    %80 = tensor.empty() : tensor<2x16x32xf32> loc(#loc101)
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %28 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%80 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in, %in_27 : f32
      linalg.yield %151 : f32
    } -> tensor<2x16x32xf32> loc(#loc101)
    %82 = tensor.empty() : tensor<32xf32> loc(#loc102)
    %83 = linalg.fill ins(%cst_12 : f32) outs(%82 : tensor<32xf32>) -> tensor<32xf32> loc(#loc102)
    %84 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%79 : tensor<1x1x32xf32>) outs(%83 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<32xf32> loc(#loc102)
    %85 = tensor.empty() : tensor<2x16xf32> loc(#loc103)
    %expanded_20 = tensor.expand_shape %85 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc103)
    %86 = linalg.fill ins(%cst_12 : f32) outs(%expanded_20 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc103)
    %expanded_21 = tensor.expand_shape %15 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc103)
    %expanded_22 = tensor.expand_shape %81 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc103)
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_21, %expanded_22 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%86 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in, %in_27 : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16x1xf32> loc(#loc103)
    %88 = tensor.empty() : tensor<2x16xf32> loc(#loc104)
    %89 = linalg.fill ins(%cst_12 : f32) outs(%88 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc104)
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87, %22, %20 : tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%89 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %in_28: f32, %out: f32):
      %151 = arith.divf %in_27, %in_28 : f32
      %152 = arith.mulf %151, %cst_3 : f32
      %153 = arith.mulf %in, %152 : f32
      %154 = arith.divf %153, %cst_11 : f32
      %155 = arith.addf %out, %154 : f32
      linalg.yield %155 : f32
    } -> tensor<2x16xf32> loc(#loc104)
    %91 = tensor.empty() : tensor<2x16x32xf32> loc(#loc105)
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %24, %15, %90 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%91 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %in_28: f32, %in_29: f32, %out: f32):
      %151 = arith.mulf %in_29, %in_28 : f32
      %152 = arith.mulf %in_28, %in_29 : f32
      %153 = arith.mulf %in, %in_27 : f32
      %154 = arith.addf %153, %152 : f32
      %155 = arith.addf %154, %151 : f32
      linalg.yield %155 : f32
    } -> tensor<2x16x32xf32> loc(#loc105)
    %93 = tensor.empty() : tensor<2x16xf32> loc(#loc106)
    %expanded_23 = tensor.expand_shape %93 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc106)
    %94 = linalg.fill ins(%cst_12 : f32) outs(%expanded_23 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc106)
    %expanded_24 = tensor.expand_shape %92 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc106)
    %95 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24 : tensor<2x16x1x32xf32>) outs(%94 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16x1xf32> loc(#loc106)
    %96 = tensor.empty() : tensor<2x16xf32> loc(#loc107)
    %97 = linalg.fill ins(%cst_12 : f32) outs(%96 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc107)
    %98 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<2x16x1xf32>) outs(%97 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst_11 : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16xf32> loc(#loc107)
    %99 = tensor.empty() : tensor<2x16x32xf32> loc(#loc108)
    %100 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %98 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%99 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.addf %in, %in_27 : f32
      linalg.yield %151 : f32
    } -> tensor<2x16x32xf32> loc(#loc108)
    %101 = tensor.empty() : tensor<6x128x32xf32> loc(#loc109)
    %102 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%101 : tensor<6x128x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<6x128x32xf32> loc(#loc109)
    %103 = tensor.empty() : tensor<6x32xf32> loc(#loc110)
    %104 = linalg.generic {indexing_maps = [#map19], iterator_types = ["parallel", "parallel"]} outs(%103 : tensor<6x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<6x32xf32> loc(#loc110)
    %105 = tensor.empty() : tensor<6x32x32xf32> loc(#loc111)
    %106 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%105 : tensor<6x32x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<6x32x32xf32> loc(#loc111)
    %107 = tensor.empty() : tensor<6x32x96xf32> loc(#loc112)
    %108 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%107 : tensor<6x32x96xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<6x32x96xf32> loc(#loc112)
    %109 = tensor.empty() : tensor<6x32x128xf32> loc(#loc113)
    %110 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%109 : tensor<6x32x128xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<6x32x128xf32> loc(#loc113)
    %111 = tensor.empty() : tensor<6x128xf32> loc(#loc114)
    %112 = linalg.generic {indexing_maps = [#map19], iterator_types = ["parallel", "parallel"]} outs(%111 : tensor<6x128xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<6x128xf32> loc(#loc114)
    %113:12 = scf.for %arg16 = %c0 to %c6 step %c1 iter_args(%arg17 = %cst_13, %arg18 = %100, %arg19 = %102, %arg20 = %104, %arg21 = %104, %arg22 = %104, %arg23 = %104, %arg24 = %104, %arg25 = %106, %arg26 = %108, %arg27 = %110, %arg28 = %112) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<6x128x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32x32xf32>, tensor<6x32x96xf32>, tensor<6x32x128xf32>, tensor<6x128xf32>) {
      %151 = tensor.empty() : tensor<i32> loc(#loc116)
      %152 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%151 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %458 = arith.subi %c5_i32, %in : i32
        linalg.yield %458 : i32
      } -> tensor<i32> loc(#loc116)
      %extracted = tensor.extract %152[] : tensor<i32> loc(#loc117)
      %153 = arith.index_cast %extracted : i32 to index loc(#loc117)
      %154 = arith.maxsi %153, %c0 : index loc(#loc117)
      %155 = arith.minsi %154, %c5 : index loc(#loc117)
      %extracted_slice = tensor.extract_slice %arg1[%155, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<6x128x32xf32> to tensor<1x128x32xf32> loc(#loc117)
      %extracted_27 = tensor.extract %152[] : tensor<i32> loc(#loc118)
      %156 = arith.index_cast %extracted_27 : i32 to index loc(#loc118)
      %157 = arith.maxsi %156, %c0 : index loc(#loc118)
      %158 = arith.minsi %157, %c5 : index loc(#loc118)
      %extracted_slice_28 = tensor.extract_slice %arg3[%158, 0] [1, 32] [1, 1] : tensor<6x32xf32> to tensor<1x32xf32> loc(#loc118)
      %extracted_29 = tensor.extract %152[] : tensor<i32> loc(#loc119)
      %159 = arith.index_cast %extracted_29 : i32 to index loc(#loc119)
      %160 = arith.maxsi %159, %c0 : index loc(#loc119)
      %161 = arith.minsi %160, %c5 : index loc(#loc119)
      %extracted_slice_30 = tensor.extract_slice %arg4[%161, 0] [1, 32] [1, 1] : tensor<6x32xf32> to tensor<1x32xf32> loc(#loc119)
      %extracted_31 = tensor.extract %152[] : tensor<i32> loc(#loc120)
      %162 = arith.index_cast %extracted_31 : i32 to index loc(#loc120)
      %163 = arith.maxsi %162, %c0 : index loc(#loc120)
      %164 = arith.minsi %163, %c5 : index loc(#loc120)
      %extracted_slice_32 = tensor.extract_slice %arg5[%164, 0] [1, 32] [1, 1] : tensor<6x32xf32> to tensor<1x32xf32> loc(#loc120)
      %extracted_33 = tensor.extract %152[] : tensor<i32> loc(#loc121)
      %165 = arith.index_cast %extracted_33 : i32 to index loc(#loc121)
      %166 = arith.maxsi %165, %c0 : index loc(#loc121)
      %167 = arith.minsi %166, %c5 : index loc(#loc121)
      %extracted_slice_34 = tensor.extract_slice %arg6[%167, 0] [1, 32] [1, 1] : tensor<6x32xf32> to tensor<1x32xf32> loc(#loc121)
      %extracted_35 = tensor.extract %152[] : tensor<i32> loc(#loc122)
      %168 = arith.index_cast %extracted_35 : i32 to index loc(#loc122)
      %169 = arith.maxsi %168, %c0 : index loc(#loc122)
      %170 = arith.minsi %169, %c5 : index loc(#loc122)
      %extracted_slice_36 = tensor.extract_slice %arg7[%170, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<6x32x32xf32> to tensor<1x32x32xf32> loc(#loc122)
      %collapsed = tensor.collapse_shape %extracted_slice_36 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32> loc(#loc123)
      %extracted_37 = tensor.extract %152[] : tensor<i32> loc(#loc124)
      %171 = arith.index_cast %extracted_37 : i32 to index loc(#loc124)
      %172 = arith.maxsi %171, %c0 : index loc(#loc124)
      %173 = arith.minsi %172, %c5 : index loc(#loc124)
      %extracted_slice_38 = tensor.extract_slice %arg8[%173, 0, 0] [1, 32, 96] [1, 1, 1] : tensor<6x32x96xf32> to tensor<1x32x96xf32> loc(#loc124)
      %collapsed_39 = tensor.collapse_shape %extracted_slice_38 [[0, 1], [2]] : tensor<1x32x96xf32> into tensor<32x96xf32> loc(#loc125)
      %extracted_40 = tensor.extract %152[] : tensor<i32> loc(#loc126)
      %174 = arith.index_cast %extracted_40 : i32 to index loc(#loc126)
      %175 = arith.maxsi %174, %c0 : index loc(#loc126)
      %176 = arith.minsi %175, %c5 : index loc(#loc126)
      %extracted_slice_41 = tensor.extract_slice %arg9[%176, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<6x32x128xf32> to tensor<1x32x128xf32> loc(#loc126)
      %extracted_42 = tensor.extract %152[] : tensor<i32> loc(#loc127)
      %177 = arith.index_cast %extracted_42 : i32 to index loc(#loc127)
      %178 = arith.maxsi %177, %c0 : index loc(#loc127)
      %179 = arith.minsi %178, %c5 : index loc(#loc127)
      %extracted_slice_43 = tensor.extract_slice %arg10[%179, 0] [1, 128] [1, 1] : tensor<6x128xf32> to tensor<1x128xf32> loc(#loc127)
      %extracted_44 = tensor.extract %152[] : tensor<i32> loc(#loc128)
      %180 = arith.index_cast %extracted_44 : i32 to index loc(#loc128)
      %181 = arith.maxsi %180, %c0 : index loc(#loc128)
      %182 = arith.minsi %181, %c5 : index loc(#loc128)
      %extracted_slice_45 = tensor.extract_slice %10#2[%182, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<6x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc128)
      %collapsed_46 = tensor.collapse_shape %extracted_slice_45 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc129)
      %183 = tensor.empty() : tensor<2x16xf32> loc(#loc130)
      %184 = linalg.fill ins(%cst_12 : f32) outs(%183 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc130)
      %185 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_46 : tensor<2x16x32xf32>) outs(%184 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<2x16xf32> loc(#loc130)
      %186 = tensor.empty() : tensor<2x16x32xf32> loc(#loc131)
      %187 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_46, %185 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%186 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.divf %in_128, %cst_11 : f32
        %459 = arith.subf %in, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x32xf32> loc(#loc131)
      %188 = tensor.empty() : tensor<2x16xf32> loc(#loc132)
      %189 = linalg.fill ins(%cst_12 : f32) outs(%188 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc132)
      %190 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%187 : tensor<2x16x32xf32>) outs(%189 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.mulf %in, %in : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16xf32> loc(#loc132)
      %191 = tensor.empty() : tensor<2x16x1xf32> loc(#loc133)
      %192 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<2x16xf32>) outs(%191 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.divf %in, %cst_11 : f32
        %459 = arith.addf %458, %cst_10 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x1xf32> loc(#loc133)
      %193 = tensor.empty() : tensor<2x16x1xf32> loc(#loc134)
      %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<2x16x1xf32>) outs(%193 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = math.rsqrt %in : f32
        linalg.yield %458 : f32
      } -> tensor<2x16x1xf32> loc(#loc134)
      %195 = tensor.empty() : tensor<2x16x32xf32> loc(#loc135)
      %196 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<2x16x1xf32>) outs(%195 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32> loc(#loc135)
      %197 = tensor.empty() : tensor<2x16x32xf32> loc(#loc136)
      %198 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %196 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%197 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        linalg.yield %458 : f32
      } -> tensor<2x16x32xf32> loc(#loc136)
      %199 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc137)
      %200 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_30 : tensor<1x32xf32>) outs(%199 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc137)
      %collapsed_47 = tensor.collapse_shape %200 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc137)
      %201 = tensor.empty() : tensor<2x16x32xf32> loc(#loc138)
      %202 = linalg.generic {indexing_maps = [#map32, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_47 : tensor<1x1x32xf32>) outs(%201 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32> loc(#loc138)
      %203 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc139)
      %204 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_28 : tensor<1x32xf32>) outs(%203 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc139)
      %collapsed_48 = tensor.collapse_shape %204 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc139)
      %205 = tensor.empty() : tensor<2x16x32xf32> loc(#loc140)
      %206 = linalg.generic {indexing_maps = [#map1, #map1, #map32, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %202, %collapsed_48 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<1x1x32xf32>) outs(%205 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %in_129: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %458, %in_129 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x32xf32> loc(#loc140)
      %207 = tensor.empty() : tensor<2x16x96xf32> loc(#loc141)
      %208 = linalg.fill ins(%cst_12 : f32) outs(%207 : tensor<2x16x96xf32>) -> tensor<2x16x96xf32> loc(#loc141)
      %209 = linalg.generic {indexing_maps = [#map5, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%206, %collapsed_39 : tensor<2x16x32xf32>, tensor<32x96xf32>) outs(%208 : tensor<2x16x96xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x96xf32> loc(#loc141)
      %extracted_slice_49 = tensor.extract_slice %209[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc142)
      %extracted_slice_50 = tensor.extract_slice %209[0, 0, 32] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc143)
      %extracted_slice_51 = tensor.extract_slice %209[0, 0, 64] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc144)
      %expanded_52 = tensor.expand_shape %extracted_slice_49 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc145)
      %expanded_53 = tensor.expand_shape %extracted_slice_50 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc146)
      %expanded_54 = tensor.expand_shape %extracted_slice_51 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc147)
      %210 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc148)
      %211 = linalg.fill ins(%cst_12 : f32) outs(%210 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc148)
      %212 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_52, %expanded_53 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%211 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc148)
      %213 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc149)
      %214 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %212, %7 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%213 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: i1, %in_128: f32, %in_129: f32, %out: f32):
        %458 = arith.mulf %in_128, %cst_9 : f32
        %459 = arith.select %in, %458, %in_129 : f32
        linalg.yield %459 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc149)
      %215 = tensor.empty() : tensor<2x4x16xf32> loc(#loc150)
      %216 = linalg.fill ins(%cst_8 : f32) outs(%215 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc150)
      %217 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%214 : tensor<2x4x16x16xf32>) outs(%216 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.maximumf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<2x4x16xf32> loc(#loc150)
      %218 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc151)
      %219 = linalg.generic {indexing_maps = [#map3, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214, %217 : tensor<2x4x16x16xf32>, tensor<2x4x16xf32>) outs(%218 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.subf %in, %in_128 : f32
        %459 = math.exp %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc151)
      %220 = tensor.empty() : tensor<2x4x16xf32> loc(#loc152)
      %221 = linalg.fill ins(%cst_12 : f32) outs(%220 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc152)
      %222 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%219 : tensor<2x4x16x16xf32>) outs(%221 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<2x4x16xf32> loc(#loc152)
      %223 = tensor.empty() : tensor<2x4x16x1xf32> loc(#loc153)
      %224 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222 : tensor<2x4x16xf32>) outs(%223 : tensor<2x4x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x16x1xf32> loc(#loc153)
      %225 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc154)
      %226 = linalg.generic {indexing_maps = [#map33, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224 : tensor<2x4x16x1xf32>) outs(%225 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x16x16xf32> loc(#loc154)
      %227 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc155)
      %228 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219, %226 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%227 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.divf %in, %in_128 : f32
        linalg.yield %458 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc155)
      %229 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc156)
      %230 = linalg.fill ins(%cst_12 : f32) outs(%229 : tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> loc(#loc156)
      %231 = linalg.generic {indexing_maps = [#map13, #map14, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_54, %228 : tensor<2x16x4x8xf32>, tensor<2x4x16x16xf32>) outs(%230 : tensor<2x4x8x16xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x4x8x16xf32> loc(#loc156)
      %232 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc157)
      %233 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<2x4x8x16xf32>) outs(%232 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x4x8xf32> loc(#loc157)
      %collapsed_55 = tensor.collapse_shape %233 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc158)
      %234 = tensor.empty() : tensor<2x16x32xf32> loc(#loc159)
      %235 = linalg.fill ins(%cst_12 : f32) outs(%234 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc159)
      %236 = linalg.generic {indexing_maps = [#map5, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_55, %collapsed : tensor<2x16x32xf32>, tensor<32x32xf32>) outs(%235 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x32xf32> loc(#loc159)
      %237 = tensor.empty() : tensor<2x16x32xf32> loc(#loc160)
      %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_46, %236 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%237 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.addf %in, %in_128 : f32
        linalg.yield %458 : f32
      } -> tensor<2x16x32xf32> loc(#loc160)
      %239 = tensor.empty() : tensor<2x16xf32> loc(#loc161)
      %240 = linalg.fill ins(%cst_12 : f32) outs(%239 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc161)
      %241 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%238 : tensor<2x16x32xf32>) outs(%240 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<2x16xf32> loc(#loc161)
      %242 = tensor.empty() : tensor<2x16x32xf32> loc(#loc162)
      %243 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %241 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%242 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.divf %in_128, %cst_11 : f32
        %459 = arith.subf %in, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x32xf32> loc(#loc162)
      %244 = tensor.empty() : tensor<2x16xf32> loc(#loc163)
      %245 = linalg.fill ins(%cst_12 : f32) outs(%244 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc163)
      %246 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%243 : tensor<2x16x32xf32>) outs(%245 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.mulf %in, %in : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16xf32> loc(#loc163)
      %247 = tensor.empty() : tensor<2x16x1xf32> loc(#loc164)
      %248 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<2x16xf32>) outs(%247 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.divf %in, %cst_11 : f32
        %459 = arith.addf %458, %cst_10 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x1xf32> loc(#loc164)
      %249 = tensor.empty() : tensor<2x16x1xf32> loc(#loc165)
      %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<2x16x1xf32>) outs(%249 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = math.rsqrt %in : f32
        linalg.yield %458 : f32
      } -> tensor<2x16x1xf32> loc(#loc165)
      %251 = tensor.empty() : tensor<2x16x32xf32> loc(#loc166)
      %252 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<2x16x1xf32>) outs(%251 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32> loc(#loc166)
      %253 = tensor.empty() : tensor<2x16x32xf32> loc(#loc167)
      %254 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %252 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%253 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        linalg.yield %458 : f32
      } -> tensor<2x16x32xf32> loc(#loc167)
      %255 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc168)
      %256 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_34 : tensor<1x32xf32>) outs(%255 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc168)
      %collapsed_56 = tensor.collapse_shape %256 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc168)
      %257 = tensor.empty() : tensor<2x16x32xf32> loc(#loc169)
      %258 = linalg.generic {indexing_maps = [#map32, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_56 : tensor<1x1x32xf32>) outs(%257 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32> loc(#loc169)
      %259 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc170)
      %260 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_32 : tensor<1x32xf32>) outs(%259 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc170)
      %collapsed_57 = tensor.collapse_shape %260 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc170)
      %261 = tensor.empty() : tensor<2x16x32xf32> loc(#loc171)
      %262 = linalg.generic {indexing_maps = [#map1, #map1, #map32, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %258, %collapsed_57 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<1x1x32xf32>) outs(%261 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %in_129: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %458, %in_129 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x32xf32> loc(#loc171)
      %263 = tensor.empty() : tensor<32x128xf32> loc(#loc172)
      %expanded_58 = tensor.expand_shape %263 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32> loc(#loc172)
      %264 = linalg.fill ins(%cst_12 : f32) outs(%expanded_58 : tensor<2x16x128xf32>) -> tensor<2x16x128xf32> loc(#loc172)
      %expanded_59 = tensor.expand_shape %262 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc172)
      %265 = linalg.generic {indexing_maps = [#map14, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_59, %extracted_slice_41 : tensor<2x16x1x32xf32>, tensor<1x32x128xf32>) outs(%264 : tensor<2x16x128xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x128xf32> loc(#loc172)
      %collapsed_60 = tensor.collapse_shape %265 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32> loc(#loc172)
      %266 = tensor.empty() : tensor<1x1x128xf32> loc(#loc173)
      %267 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_43 : tensor<1x128xf32>) outs(%266 : tensor<1x1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x128xf32> loc(#loc173)
      %collapsed_61 = tensor.collapse_shape %267 [[0], [1, 2]] : tensor<1x1x128xf32> into tensor<1x128xf32> loc(#loc173)
      %268 = tensor.empty() : tensor<32x128xf32> loc(#loc174)
      %269 = linalg.generic {indexing_maps = [#map19, #map20, #map19], iterator_types = ["parallel", "parallel"]} ins(%collapsed_60, %collapsed_61 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%268 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.addf %in, %in_128 : f32
        linalg.yield %458 : f32
      } -> tensor<32x128xf32> loc(#loc174)
      %270 = tensor.empty() : tensor<32x128xf32> loc(#loc175)
      %271 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%269 : tensor<32x128xf32>) outs(%270 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.mulf %in, %in : f32
        linalg.yield %458 : f32
      } -> tensor<32x128xf32> loc(#loc175)
      %272 = tensor.empty() : tensor<32x128xf32> loc(#loc176)
      %273 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%269, %271 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%272 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in_128, %in : f32
        %459 = arith.mulf %458, %cst_7 : f32
        %460 = arith.addf %in, %459 : f32
        %461 = arith.mulf %460, %cst_6 : f32
        %462 = math.tanh %461 : f32
        linalg.yield %462 : f32
      } -> tensor<32x128xf32> loc(#loc176)
      %274 = tensor.empty() : tensor<32x128xf32> loc(#loc177)
      %275 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%273 : tensor<32x128xf32>) outs(%274 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %in, %cst_5 : f32
        %459 = arith.mulf %458, %cst_4 : f32
        linalg.yield %459 : f32
      } -> tensor<32x128xf32> loc(#loc177)
      %collapsed_62 = tensor.collapse_shape %arg18 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32> loc(#loc178)
      %276 = tensor.empty() : tensor<32xf32> loc(#loc179)
      %expanded_63 = tensor.expand_shape %276 [[0, 1]] output_shape [1, 32] : tensor<32xf32> into tensor<1x32xf32> loc(#loc179)
      %277 = linalg.fill ins(%cst_12 : f32) outs(%expanded_63 : tensor<1x32xf32>) -> tensor<1x32xf32> loc(#loc179)
      %expanded_64 = tensor.expand_shape %arg18 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc179)
      %278 = linalg.generic {indexing_maps = [#map35, #map6], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_64 : tensor<2x16x1x32xf32>) outs(%277 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<1x32xf32> loc(#loc179)
      %279 = tensor.empty() : tensor<32xf32> loc(#loc180)
      %280 = linalg.fill ins(%cst_12 : f32) outs(%279 : tensor<32xf32>) -> tensor<32xf32> loc(#loc180)
      %281 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction"]} ins(%278 : tensor<1x32xf32>) outs(%280 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<32xf32> loc(#loc180)
      %282 = tensor.empty() : tensor<32x128xf32> loc(#loc181)
      %283 = linalg.fill ins(%cst_12 : f32) outs(%282 : tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc181)
      %284 = linalg.generic {indexing_maps = [#map38, #map39, #map39, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_62, %269, %275 : tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>) outs(%283 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_128: f32, %in_129: f32, %out: f32):
        %458 = arith.mulf %in_128, %in_129 : f32
        %459 = arith.mulf %in, %458 : f32
        %460 = arith.addf %out, %459 : f32
        linalg.yield %460 : f32
      } -> tensor<32x128xf32> loc(#loc181)
      %285 = tensor.empty() : tensor<32x128xf32> loc(#loc182)
      %expanded_65 = tensor.expand_shape %285 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32> loc(#loc182)
      %286 = linalg.fill ins(%cst_12 : f32) outs(%expanded_65 : tensor<32x1x128xf32>) -> tensor<32x1x128xf32> loc(#loc182)
      %287 = linalg.generic {indexing_maps = [#map40, #map23, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_62, %extracted_slice : tensor<32x32xf32>, tensor<1x128x32xf32>) outs(%286 : tensor<32x1x128xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<32x1x128xf32> loc(#loc182)
      %expanded_66 = tensor.expand_shape %275 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32> loc(#loc183)
      %expanded_67 = tensor.expand_shape %269 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32> loc(#loc183)
      %expanded_68 = tensor.expand_shape %273 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32> loc(#loc183)
      %expanded_69 = tensor.expand_shape %271 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32> loc(#loc183)
      %288 = tensor.empty() : tensor<32x1x128xf32> loc(#loc183)
      %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %expanded_66, %expanded_67, %expanded_68, %expanded_69 : tensor<32x1x128xf32>, tensor<32x1x128xf32>, tensor<32x1x128xf32>, tensor<32x1x128xf32>, tensor<32x1x128xf32>) outs(%288 : tensor<32x1x128xf32>) {
      ^bb0(%in: f32, %in_128: f32, %in_129: f32, %in_130: f32, %in_131: f32, %out: f32):
        %458 = arith.subf %cst_5, %in_130 : f32
        %459 = arith.mulf %in_129, %in : f32
        %460 = arith.mulf %459, %cst_4 : f32
        %461 = arith.mulf %460, %458 : f32
        %462 = arith.mulf %461, %in_130 : f32
        %463 = arith.addf %461, %462 : f32
        %464 = arith.mulf %463, %cst_6 : f32
        %465 = arith.mulf %in_131, %cst_2 : f32
        %466 = arith.mulf %464, %cst_7 : f32
        %467 = arith.mulf %466, %465 : f32
        %468 = arith.mulf %in, %in_128 : f32
        %469 = arith.addf %468, %464 : f32
        %470 = arith.addf %469, %467 : f32
        linalg.yield %470 : f32
      } -> tensor<32x1x128xf32> loc(#loc183)
      %290 = tensor.empty() : tensor<128xf32> loc(#loc184)
      %expanded_70 = tensor.expand_shape %290 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32> loc(#loc184)
      %291 = linalg.fill ins(%cst_12 : f32) outs(%expanded_70 : tensor<1x128xf32>) -> tensor<1x128xf32> loc(#loc184)
      %292 = linalg.generic {indexing_maps = [#map41, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%289 : tensor<32x1x128xf32>) outs(%291 : tensor<1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<1x128xf32> loc(#loc184)
      %293 = tensor.empty() : tensor<128xf32> loc(#loc185)
      %294 = linalg.fill ins(%cst_12 : f32) outs(%293 : tensor<128xf32>) -> tensor<128xf32> loc(#loc185)
      %295 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction"]} ins(%292 : tensor<1x128xf32>) outs(%294 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<128xf32> loc(#loc185)
      %296 = tensor.empty() : tensor<128x32xf32> loc(#loc186)
      %expanded_71 = tensor.expand_shape %296 [[0, 1], [2]] output_shape [1, 128, 32] : tensor<128x32xf32> into tensor<1x128x32xf32> loc(#loc186)
      %297 = linalg.fill ins(%cst_12 : f32) outs(%expanded_71 : tensor<1x128x32xf32>) -> tensor<1x128x32xf32> loc(#loc186)
      %expanded_72 = tensor.expand_shape %289 [[0, 1], [2], [3]] output_shape [2, 16, 1, 128] : tensor<32x1x128xf32> into tensor<2x16x1x128xf32> loc(#loc186)
      %298 = linalg.generic {indexing_maps = [#map42, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_72, %262 : tensor<2x16x1x128xf32>, tensor<2x16x32xf32>) outs(%297 : tensor<1x128x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<1x128x32xf32> loc(#loc186)
      %299 = tensor.empty() : tensor<32x32xf32> loc(#loc187)
      %expanded_73 = tensor.expand_shape %299 [[0, 1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<32x32xf32> into tensor<2x16x1x32xf32> loc(#loc187)
      %300 = linalg.fill ins(%cst_12 : f32) outs(%expanded_73 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc187)
      %expanded_74 = tensor.expand_shape %289 [[0, 1], [2], [3]] output_shape [2, 16, 1, 128] : tensor<32x1x128xf32> into tensor<2x16x1x128xf32> loc(#loc187)
      %expanded_75 = tensor.expand_shape %extracted_slice_41 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc187)
      %301 = linalg.generic {indexing_maps = [#map43, #map44, #map45], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_74, %expanded_75 : tensor<2x16x1x128xf32>, tensor<1x32x1x128xf32>) outs(%300 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc187)
      %302 = tensor.empty() : tensor<32xf32> loc(#loc188)
      %expanded_76 = tensor.expand_shape %302 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc188)
      %303 = linalg.fill ins(%cst_12 : f32) outs(%expanded_76 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc188)
      %expanded_77 = tensor.expand_shape %301 [[0], [1], [2], [3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x1x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc188)
      %304 = linalg.generic {indexing_maps = [#map29, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_77 : tensor<2x16x1x1x32xf32>) outs(%303 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<1x1x32xf32> loc(#loc188)
      %305 = tensor.empty() : tensor<32xf32> loc(#loc189)
      %306 = linalg.fill ins(%cst_12 : f32) outs(%305 : tensor<32xf32>) -> tensor<32xf32> loc(#loc189)
      %307 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%304 : tensor<1x1x32xf32>) outs(%306 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<32xf32> loc(#loc189)
      %308 = tensor.empty() : tensor<32xf32> loc(#loc190)
      %expanded_78 = tensor.expand_shape %308 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc190)
      %309 = linalg.fill ins(%cst_12 : f32) outs(%expanded_78 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc190)
      %expanded_79 = tensor.expand_shape %254 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc190)
      %expanded_80 = tensor.expand_shape %301 [[0], [1], [2], [3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x1x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc190)
      %310 = linalg.generic {indexing_maps = [#map29, #map29, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_79, %expanded_80 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%309 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<1x1x32xf32> loc(#loc190)
      %expanded_81 = tensor.expand_shape %258 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc191)
      %311 = tensor.empty() : tensor<2x16x1x32xf32> loc(#loc191)
      %312 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%301, %expanded_81 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%311 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        linalg.yield %458 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc191)
      %313 = tensor.empty() : tensor<32xf32> loc(#loc192)
      %314 = linalg.fill ins(%cst_12 : f32) outs(%313 : tensor<32xf32>) -> tensor<32xf32> loc(#loc192)
      %315 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%310 : tensor<1x1x32xf32>) outs(%314 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<32xf32> loc(#loc192)
      %316 = tensor.empty() : tensor<2x16xf32> loc(#loc193)
      %expanded_82 = tensor.expand_shape %316 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc193)
      %317 = linalg.fill ins(%cst_12 : f32) outs(%expanded_82 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc193)
      %expanded_83 = tensor.expand_shape %243 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc193)
      %318 = linalg.generic {indexing_maps = [#map3, #map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_83, %312 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%317 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x1xf32> loc(#loc193)
      %expanded_84 = tensor.expand_shape %252 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc194)
      %319 = tensor.empty() : tensor<2x16xf32> loc(#loc195)
      %320 = linalg.fill ins(%cst_12 : f32) outs(%319 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc195)
      %321 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%318, %250, %248 : tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%320 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %in_128: f32, %in_129: f32, %out: f32):
        %458 = arith.divf %in_128, %in_129 : f32
        %459 = arith.mulf %458, %cst_3 : f32
        %460 = arith.mulf %in, %459 : f32
        %461 = arith.divf %460, %cst_11 : f32
        %462 = arith.addf %out, %461 : f32
        linalg.yield %462 : f32
      } -> tensor<2x16xf32> loc(#loc195)
      %322 = tensor.empty() : tensor<2x16x32xf32> loc(#loc196)
      %323 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<2x16xf32>) outs(%322 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32> loc(#loc196)
      %expanded_85 = tensor.expand_shape %243 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc197)
      %expanded_86 = tensor.expand_shape %323 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc197)
      %expanded_87 = tensor.expand_shape %323 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc198)
      %expanded_88 = tensor.expand_shape %243 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc198)
      %324 = tensor.empty() : tensor<2x16x1x32xf32> loc(#loc198)
      %325 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%312, %expanded_84, %expanded_85, %expanded_86, %expanded_87, %expanded_88 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%324 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %in_129: f32, %in_130: f32, %in_131: f32, %in_132: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.mulf %in_129, %in_130 : f32
        %460 = arith.addf %458, %459 : f32
        %461 = arith.mulf %in_131, %in_132 : f32
        %462 = arith.addf %460, %461 : f32
        linalg.yield %462 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc198)
      %326 = tensor.empty() : tensor<2x16xf32> loc(#loc199)
      %expanded_89 = tensor.expand_shape %326 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc199)
      %327 = linalg.fill ins(%cst_12 : f32) outs(%expanded_89 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc199)
      %328 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%325 : tensor<2x16x1x32xf32>) outs(%327 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.negf %in : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x1xf32> loc(#loc199)
      %expanded_90 = tensor.expand_shape %arg18 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc200)
      %329 = tensor.empty() : tensor<2x16xf32> loc(#loc201)
      %330 = linalg.fill ins(%cst_12 : f32) outs(%329 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc201)
      %331 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%328 : tensor<2x16x1xf32>) outs(%330 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.divf %in, %cst_11 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16xf32> loc(#loc201)
      %332 = tensor.empty() : tensor<2x16x1x32xf32> loc(#loc202)
      %333 = linalg.generic {indexing_maps = [#map3, #map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_90, %325, %331 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>, tensor<2x16xf32>) outs(%332 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %in_129: f32, %out: f32):
        %458 = arith.addf %in, %in_128 : f32
        %459 = arith.addf %458, %in_129 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc202)
      %collapsed_91 = tensor.collapse_shape %333 [[0], [1], [2, 3]] : tensor<2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc202)
      %334 = tensor.empty() : tensor<32x32xf32> loc(#loc203)
      %335 = linalg.fill ins(%cst_12 : f32) outs(%334 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc203)
      %336 = linalg.generic {indexing_maps = [#map28, #map22, #map6], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_91, %collapsed_55 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%335 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<32x32xf32> loc(#loc203)
      %337 = tensor.empty() : tensor<2x16x32xf32> loc(#loc204)
      %expanded_92 = tensor.expand_shape %337 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc204)
      %338 = linalg.fill ins(%cst_12 : f32) outs(%expanded_92 : tensor<2x16x4x8xf32>) -> tensor<2x16x4x8xf32> loc(#loc204)
      %expanded_93 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xf32> into tensor<4x8x32xf32> loc(#loc204)
      %339 = linalg.generic {indexing_maps = [#map46, #map47, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_91, %expanded_93 : tensor<2x16x32xf32>, tensor<4x8x32xf32>) outs(%338 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x4x8xf32> loc(#loc204)
      %340 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc205)
      %341 = linalg.generic {indexing_maps = [#map48, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339 : tensor<2x16x4x8xf32>) outs(%340 : tensor<2x4x8x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x8x16xf32> loc(#loc205)
      %342 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc206)
      %343 = linalg.fill ins(%cst_12 : f32) outs(%342 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc206)
      %344 = linalg.generic {indexing_maps = [#map49, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%341, %expanded_54 : tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>) outs(%343 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc206)
      %345 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc207)
      %346 = linalg.fill ins(%cst_12 : f32) outs(%345 : tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> loc(#loc207)
      %347 = linalg.generic {indexing_maps = [#map50, #map51, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%341, %228 : tensor<2x4x8x16xf32>, tensor<2x4x16x16xf32>) outs(%346 : tensor<2x4x8x16xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x4x8x16xf32> loc(#loc207)
      %348 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc208)
      %349 = linalg.generic {indexing_maps = [#map34, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%347 : tensor<2x4x8x16xf32>) outs(%348 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x4x8xf32> loc(#loc208)
      %350 = tensor.empty() : tensor<2x4x16xf32> loc(#loc209)
      %351 = linalg.fill ins(%cst_12 : f32) outs(%350 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc209)
      %352 = linalg.generic {indexing_maps = [#map3, #map33, #map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%344, %224, %219 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>) outs(%351 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %in_128: f32, %in_129: f32, %out: f32):
        %458 = arith.mulf %in_128, %in_128 : f32
        %459 = arith.divf %cst_5, %458 : f32
        %460 = arith.mulf %in, %459 : f32
        %461 = arith.mulf %460, %in_129 : f32
        %462 = arith.addf %out, %461 : f32
        linalg.yield %462 : f32
      } -> tensor<2x4x16xf32> loc(#loc209)
      %expanded_94 = tensor.expand_shape %352 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32> loc(#loc210)
      %353 = tensor.empty() : tensor<2x4x16xf32> loc(#loc211)
      %354 = linalg.fill ins(%cst_12 : f32) outs(%353 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc211)
      %355 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_94 : tensor<2x4x16x1xf32>) outs(%354 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.negf %in : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x4x16xf32> loc(#loc211)
      %356 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc212)
      %357 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map9, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %344, %226, %355, %219 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>, tensor<2x4x16xf32>, tensor<2x4x16x16xf32>) outs(%356 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: i1, %in_128: f32, %in_129: f32, %in_130: f32, %in_131: f32, %out: f32):
        %458 = arith.divf %in_128, %in_129 : f32
        %459 = arith.addf %458, %in_130 : f32
        %460 = arith.mulf %459, %in_131 : f32
        %461 = arith.select %in, %460, %cst_12 : f32
        %462 = arith.mulf %461, %cst_9 : f32
        linalg.yield %462 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc212)
      %358 = tensor.empty() : tensor<2x4x16x8xf32> loc(#loc213)
      %359 = linalg.fill ins(%cst_12 : f32) outs(%358 : tensor<2x4x16x8xf32>) -> tensor<2x4x16x8xf32> loc(#loc213)
      %360 = linalg.generic {indexing_maps = [#map49, #map52, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%357, %expanded_52 : tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>) outs(%359 : tensor<2x4x16x8xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x4x16x8xf32> loc(#loc213)
      %361 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc214)
      %362 = linalg.generic {indexing_maps = [#map53, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%360 : tensor<2x4x16x8xf32>) outs(%361 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x4x8xf32> loc(#loc214)
      %363 = tensor.empty() : tensor<2x4x16x8xf32> loc(#loc215)
      %364 = linalg.fill ins(%cst_12 : f32) outs(%363 : tensor<2x4x16x8xf32>) -> tensor<2x4x16x8xf32> loc(#loc215)
      %365 = linalg.generic {indexing_maps = [#map50, #map52, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%357, %expanded_53 : tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>) outs(%364 : tensor<2x4x16x8xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x4x16x8xf32> loc(#loc215)
      %366 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc216)
      %367 = linalg.generic {indexing_maps = [#map53, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%365 : tensor<2x4x16x8xf32>) outs(%366 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x4x8xf32> loc(#loc216)
      %collapsed_95 = tensor.collapse_shape %349 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc217)
      %collapsed_96 = tensor.collapse_shape %362 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc218)
      %collapsed_97 = tensor.collapse_shape %367 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc219)
      %368 = tensor.empty() : tensor<2x16x96xf32> loc(#loc220)
      %369 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%368 : tensor<2x16x96xf32>) {
      ^bb0(%out: f32):
        %458 = linalg.index 0 : index
        %459 = linalg.index 1 : index
        %460 = linalg.index 2 : index
        %461 = arith.cmpi ult, %460, %c32 : index
        %462 = scf.if %461 -> (f32) {
          %extracted_128 = tensor.extract %collapsed_97[%458, %459, %460] : tensor<2x16x32xf32>
          scf.yield %extracted_128 : f32
        } else {
          %463 = arith.cmpi ult, %460, %c64 : index
          %464 = scf.if %463 -> (f32) {
            %465 = arith.subi %460, %c32 : index
            %extracted_128 = tensor.extract %collapsed_96[%458, %459, %465] : tensor<2x16x32xf32>
            scf.yield %extracted_128 : f32
          } else {
            %465 = arith.subi %460, %c64 : index
            %extracted_128 = tensor.extract %collapsed_95[%458, %459, %465] : tensor<2x16x32xf32>
            scf.yield %extracted_128 : f32
          }
          scf.yield %464 : f32
        }
        linalg.yield %462 : f32
      } -> tensor<2x16x96xf32> loc(#loc220)
      %370 = tensor.empty() : tensor<96x32xf32> loc(#loc221)
      %371 = linalg.fill ins(%cst_12 : f32) outs(%370 : tensor<96x32xf32>) -> tensor<96x32xf32> loc(#loc221)
      %372 = linalg.generic {indexing_maps = [#map28, #map22, #map6], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%369, %206 : tensor<2x16x96xf32>, tensor<2x16x32xf32>) outs(%371 : tensor<96x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<96x32xf32> loc(#loc221)
      %373 = tensor.empty() : tensor<2x16x32xf32> loc(#loc222)
      %374 = linalg.fill ins(%cst_12 : f32) outs(%373 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc222)
      %375 = linalg.generic {indexing_maps = [#map5, #map4, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%369, %collapsed_39 : tensor<2x16x96xf32>, tensor<32x96xf32>) outs(%374 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x32xf32> loc(#loc222)
      %376 = tensor.empty() : tensor<32xf32> loc(#loc223)
      %expanded_98 = tensor.expand_shape %376 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc223)
      %377 = linalg.fill ins(%cst_12 : f32) outs(%expanded_98 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc223)
      %expanded_99 = tensor.expand_shape %375 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc223)
      %378 = linalg.generic {indexing_maps = [#map29, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_99 : tensor<2x16x1x1x32xf32>) outs(%377 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<1x1x32xf32> loc(#loc223)
      %379 = tensor.empty() : tensor<32xf32> loc(#loc224)
      %380 = linalg.fill ins(%cst_12 : f32) outs(%379 : tensor<32xf32>) -> tensor<32xf32> loc(#loc224)
      %381 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%378 : tensor<1x1x32xf32>) outs(%380 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<32xf32> loc(#loc224)
      %382 = tensor.empty() : tensor<32xf32> loc(#loc225)
      %expanded_100 = tensor.expand_shape %382 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc225)
      %383 = linalg.fill ins(%cst_12 : f32) outs(%expanded_100 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc225)
      %expanded_101 = tensor.expand_shape %198 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc225)
      %expanded_102 = tensor.expand_shape %375 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc225)
      %384 = linalg.generic {indexing_maps = [#map29, #map29, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_101, %expanded_102 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%383 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<1x1x32xf32> loc(#loc225)
      %385 = tensor.empty() : tensor<2x16x32xf32> loc(#loc226)
      %386 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375, %202 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%385 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        linalg.yield %458 : f32
      } -> tensor<2x16x32xf32> loc(#loc226)
      %387 = tensor.empty() : tensor<32xf32> loc(#loc227)
      %388 = linalg.fill ins(%cst_12 : f32) outs(%387 : tensor<32xf32>) -> tensor<32xf32> loc(#loc227)
      %389 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%384 : tensor<1x1x32xf32>) outs(%388 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.addf %out, %in : f32
        linalg.yield %458 : f32
      } -> tensor<32xf32> loc(#loc227)
      %390 = tensor.empty() : tensor<2x16xf32> loc(#loc228)
      %expanded_103 = tensor.expand_shape %390 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc228)
      %391 = linalg.fill ins(%cst_12 : f32) outs(%expanded_103 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc228)
      %expanded_104 = tensor.expand_shape %187 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc228)
      %expanded_105 = tensor.expand_shape %386 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc228)
      %392 = linalg.generic {indexing_maps = [#map3, #map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_104, %expanded_105 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%391 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %in_128: f32, %out: f32):
        %458 = arith.mulf %in, %in_128 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x1xf32> loc(#loc228)
      %393 = tensor.empty() : tensor<2x16xf32> loc(#loc229)
      %394 = linalg.fill ins(%cst_12 : f32) outs(%393 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc229)
      %395 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%392, %194, %192 : tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%394 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %in_128: f32, %in_129: f32, %out: f32):
        %458 = arith.divf %in_128, %in_129 : f32
        %459 = arith.mulf %458, %cst_3 : f32
        %460 = arith.mulf %in, %459 : f32
        %461 = arith.divf %460, %cst_11 : f32
        %462 = arith.addf %out, %461 : f32
        linalg.yield %462 : f32
      } -> tensor<2x16xf32> loc(#loc229)
      %396 = tensor.empty() : tensor<2x16x32xf32> loc(#loc230)
      %397 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %196, %187, %395 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%396 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %in_129: f32, %in_130: f32, %out: f32):
        %458 = arith.mulf %in_130, %in_129 : f32
        %459 = arith.mulf %in_129, %in_130 : f32
        %460 = arith.mulf %in, %in_128 : f32
        %461 = arith.addf %460, %459 : f32
        %462 = arith.addf %461, %458 : f32
        linalg.yield %462 : f32
      } -> tensor<2x16x32xf32> loc(#loc230)
      %398 = tensor.empty() : tensor<2x16xf32> loc(#loc231)
      %expanded_106 = tensor.expand_shape %398 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc231)
      %399 = linalg.fill ins(%cst_12 : f32) outs(%expanded_106 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc231)
      %expanded_107 = tensor.expand_shape %397 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc231)
      %400 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_107 : tensor<2x16x1x32xf32>) outs(%399 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.negf %in : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x1xf32> loc(#loc231)
      %401 = tensor.empty() : tensor<2x16xf32> loc(#loc232)
      %402 = linalg.fill ins(%cst_12 : f32) outs(%401 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc232)
      %403 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%400 : tensor<2x16x1xf32>) outs(%402 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %458 = arith.divf %in, %cst_11 : f32
        %459 = arith.addf %out, %458 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16xf32> loc(#loc232)
      %404 = tensor.empty() : tensor<2x16x32xf32> loc(#loc233)
      %405 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_91, %397, %403 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%404 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_128: f32, %in_129: f32, %out: f32):
        %458 = arith.addf %in, %in_128 : f32
        %459 = arith.addf %458, %in_129 : f32
        linalg.yield %459 : f32
      } -> tensor<2x16x32xf32> loc(#loc233)
      %406 = tensor.empty() : tensor<1x128x32xf32> loc(#loc234)
      %407 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<32x128xf32>) outs(%406 : tensor<1x128x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x128x32xf32> loc(#loc234)
      %extracted_108 = tensor.extract %152[] : tensor<i32> loc(#loc235)
      %408 = arith.index_cast %extracted_108 : i32 to index loc(#loc235)
      %409 = arith.maxsi %408, %c0 : index loc(#loc235)
      %410 = arith.minsi %409, %c5 : index loc(#loc235)
      %inserted_slice = tensor.insert_slice %407 into %arg19[%410, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<1x128x32xf32> into tensor<6x128x32xf32> loc(#loc235)
      %411 = tensor.empty() : tensor<1x32xf32> loc(#loc236)
      %412 = linalg.generic {indexing_maps = [#map54, #map19], iterator_types = ["parallel", "parallel"]} ins(%281 : tensor<32xf32>) outs(%411 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32xf32> loc(#loc236)
      %extracted_109 = tensor.extract %152[] : tensor<i32> loc(#loc237)
      %413 = arith.index_cast %extracted_109 : i32 to index loc(#loc237)
      %414 = arith.maxsi %413, %c0 : index loc(#loc237)
      %415 = arith.minsi %414, %c5 : index loc(#loc237)
      %inserted_slice_110 = tensor.insert_slice %412 into %arg20[%415, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<6x32xf32> loc(#loc237)
      %416 = tensor.empty() : tensor<1x32xf32> loc(#loc238)
      %417 = linalg.generic {indexing_maps = [#map54, #map19], iterator_types = ["parallel", "parallel"]} ins(%381 : tensor<32xf32>) outs(%416 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32xf32> loc(#loc238)
      %extracted_111 = tensor.extract %152[] : tensor<i32> loc(#loc239)
      %418 = arith.index_cast %extracted_111 : i32 to index loc(#loc239)
      %419 = arith.maxsi %418, %c0 : index loc(#loc239)
      %420 = arith.minsi %419, %c5 : index loc(#loc239)
      %inserted_slice_112 = tensor.insert_slice %417 into %arg21[%420, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<6x32xf32> loc(#loc239)
      %421 = tensor.empty() : tensor<1x32xf32> loc(#loc240)
      %422 = linalg.generic {indexing_maps = [#map54, #map19], iterator_types = ["parallel", "parallel"]} ins(%389 : tensor<32xf32>) outs(%421 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32xf32> loc(#loc240)
      %extracted_113 = tensor.extract %152[] : tensor<i32> loc(#loc241)
      %423 = arith.index_cast %extracted_113 : i32 to index loc(#loc241)
      %424 = arith.maxsi %423, %c0 : index loc(#loc241)
      %425 = arith.minsi %424, %c5 : index loc(#loc241)
      %inserted_slice_114 = tensor.insert_slice %422 into %arg22[%425, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<6x32xf32> loc(#loc241)
      %426 = tensor.empty() : tensor<1x32xf32> loc(#loc242)
      %427 = linalg.generic {indexing_maps = [#map54, #map19], iterator_types = ["parallel", "parallel"]} ins(%307 : tensor<32xf32>) outs(%426 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32xf32> loc(#loc242)
      %extracted_115 = tensor.extract %152[] : tensor<i32> loc(#loc243)
      %428 = arith.index_cast %extracted_115 : i32 to index loc(#loc243)
      %429 = arith.maxsi %428, %c0 : index loc(#loc243)
      %430 = arith.minsi %429, %c5 : index loc(#loc243)
      %inserted_slice_116 = tensor.insert_slice %427 into %arg23[%430, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<6x32xf32> loc(#loc243)
      %431 = tensor.empty() : tensor<1x32xf32> loc(#loc244)
      %432 = linalg.generic {indexing_maps = [#map54, #map19], iterator_types = ["parallel", "parallel"]} ins(%315 : tensor<32xf32>) outs(%431 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32xf32> loc(#loc244)
      %extracted_117 = tensor.extract %152[] : tensor<i32> loc(#loc245)
      %433 = arith.index_cast %extracted_117 : i32 to index loc(#loc245)
      %434 = arith.maxsi %433, %c0 : index loc(#loc245)
      %435 = arith.minsi %434, %c5 : index loc(#loc245)
      %inserted_slice_118 = tensor.insert_slice %432 into %arg24[%435, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<6x32xf32> loc(#loc245)
      %436 = tensor.empty() : tensor<1x32x32xf32> loc(#loc246)
      %437 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336 : tensor<32x32xf32>) outs(%436 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc246)
      %extracted_119 = tensor.extract %152[] : tensor<i32> loc(#loc247)
      %438 = arith.index_cast %extracted_119 : i32 to index loc(#loc247)
      %439 = arith.maxsi %438, %c0 : index loc(#loc247)
      %440 = arith.minsi %439, %c5 : index loc(#loc247)
      %inserted_slice_120 = tensor.insert_slice %437 into %arg25[%440, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<6x32x32xf32> loc(#loc247)
      %441 = tensor.empty() : tensor<1x32x96xf32> loc(#loc248)
      %442 = linalg.generic {indexing_maps = [#map39, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372 : tensor<96x32xf32>) outs(%441 : tensor<1x32x96xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x96xf32> loc(#loc248)
      %extracted_121 = tensor.extract %152[] : tensor<i32> loc(#loc249)
      %443 = arith.index_cast %extracted_121 : i32 to index loc(#loc249)
      %444 = arith.maxsi %443, %c0 : index loc(#loc249)
      %445 = arith.minsi %444, %c5 : index loc(#loc249)
      %inserted_slice_122 = tensor.insert_slice %442 into %arg26[%445, 0, 0] [1, 32, 96] [1, 1, 1] : tensor<1x32x96xf32> into tensor<6x32x96xf32> loc(#loc249)
      %446 = tensor.empty() : tensor<1x32x1x128xf32> loc(#loc250)
      %447 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298 : tensor<1x128x32xf32>) outs(%446 : tensor<1x32x1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x1x128xf32> loc(#loc250)
      %collapsed_123 = tensor.collapse_shape %447 [[0], [1], [2, 3]] : tensor<1x32x1x128xf32> into tensor<1x32x128xf32> loc(#loc250)
      %extracted_124 = tensor.extract %152[] : tensor<i32> loc(#loc251)
      %448 = arith.index_cast %extracted_124 : i32 to index loc(#loc251)
      %449 = arith.maxsi %448, %c0 : index loc(#loc251)
      %450 = arith.minsi %449, %c5 : index loc(#loc251)
      %inserted_slice_125 = tensor.insert_slice %collapsed_123 into %arg27[%450, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<6x32x128xf32> loc(#loc251)
      %451 = tensor.empty() : tensor<1x128xf32> loc(#loc252)
      %452 = linalg.generic {indexing_maps = [#map54, #map19], iterator_types = ["parallel", "parallel"]} ins(%295 : tensor<128xf32>) outs(%451 : tensor<1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x128xf32> loc(#loc252)
      %extracted_126 = tensor.extract %152[] : tensor<i32> loc(#loc253)
      %453 = arith.index_cast %extracted_126 : i32 to index loc(#loc253)
      %454 = arith.maxsi %453, %c0 : index loc(#loc253)
      %455 = arith.minsi %454, %c5 : index loc(#loc253)
      %inserted_slice_127 = tensor.insert_slice %452 into %arg28[%455, 0] [1, 128] [1, 1] : tensor<1x128xf32> into tensor<6x128xf32> loc(#loc253)
      %456 = tensor.empty() : tensor<i32> loc(#loc254)
      %457 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%456 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %458 = arith.addi %in, %c1_i32 : i32
        linalg.yield %458 : i32
      } -> tensor<i32> loc(#loc254)
      scf.yield %457, %405, %inserted_slice, %inserted_slice_110, %inserted_slice_112, %inserted_slice_114, %inserted_slice_116, %inserted_slice_118, %inserted_slice_120, %inserted_slice_122, %inserted_slice_125, %inserted_slice_127 : tensor<i32>, tensor<2x16x32xf32>, tensor<6x128x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32x32xf32>, tensor<6x32x96xf32>, tensor<6x32x128xf32>, tensor<6x128xf32>
    } loc(#loc115)
    %114 = tensor.empty() : tensor<16x32xf32> loc(#loc255)
    %expanded_25 = tensor.expand_shape %114 [[0, 1], [2]] output_shape [1, 16, 32] : tensor<16x32xf32> into tensor<1x16x32xf32> loc(#loc255)
    %115 = linalg.fill ins(%cst_12 : f32) outs(%expanded_25 : tensor<1x16x32xf32>) -> tensor<1x16x32xf32> loc(#loc255)
    %expanded_26 = tensor.expand_shape %113#1 [[0], [1, 2], [3]] output_shape [2, 1, 16, 32] : tensor<2x16x32xf32> into tensor<2x1x16x32xf32> loc(#loc255)
    %116 = linalg.generic {indexing_maps = [#map55, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_26 : tensor<2x1x16x32xf32>) outs(%115 : tensor<1x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<1x16x32xf32> loc(#loc255)
    %117 = tensor.empty() : tensor<16x32xf32> loc(#loc256)
    %118 = linalg.fill ins(%cst_12 : f32) outs(%117 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc256)
    %119 = linalg.generic {indexing_maps = [#map41, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<1x16x32xf32>) outs(%118 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<16x32xf32> loc(#loc256)
    %120 = tensor.empty() : tensor<64x32xf32> loc(#loc257)
    %121 = linalg.fill ins(%cst_12 : f32) outs(%120 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc257)
    %122 = linalg.generic {indexing_maps = [#map56, #map28, #map22, #map6], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1, %47, %113#1 : tensor<2x16x1xi32>, tensor<2x16x64xi32>, tensor<2x16x32xf32>) outs(%121 : tensor<64x32xf32>) {
    ^bb0(%in: i32, %in_27: i32, %in_28: f32, %out: f32):
      %151 = arith.cmpi eq, %in, %in_27 : i32
      %152 = arith.uitofp %151 : i1 to f32
      %153 = arith.mulf %152, %in_28 : f32
      %154 = arith.addf %out, %153 : f32
      linalg.yield %154 : f32
    } -> tensor<64x32xf32> loc(#loc257)
    %123 = tensor.empty() : tensor<64x32xf32> loc(#loc258)
    %124 = linalg.generic {indexing_maps = [#map19, #map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%arg0, %67, %122 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) outs(%123 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %in_28: f32, %out: f32):
      %151 = arith.addf %in_27, %in_28 : f32
      %152 = arith.mulf %151, %cst_1 : f32
      %153 = arith.subf %in, %152 : f32
      linalg.yield %153 : f32
    } -> tensor<64x32xf32> loc(#loc258)
    %125 = tensor.empty() : tensor<6x128x32xf32> loc(#loc259)
    %126 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %113#2 : tensor<6x128x32xf32>, tensor<6x128x32xf32>) outs(%125 : tensor<6x128x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x128x32xf32> loc(#loc259)
    %127 = tensor.empty() : tensor<6x32xf32> loc(#loc260)
    %128 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%arg2, %113#3 : tensor<6x32xf32>, tensor<6x32xf32>) outs(%127 : tensor<6x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x32xf32> loc(#loc260)
    %129 = tensor.empty() : tensor<6x32xf32> loc(#loc261)
    %130 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%arg3, %113#4 : tensor<6x32xf32>, tensor<6x32xf32>) outs(%129 : tensor<6x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x32xf32> loc(#loc261)
    %131 = tensor.empty() : tensor<6x32xf32> loc(#loc262)
    %132 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%arg4, %113#5 : tensor<6x32xf32>, tensor<6x32xf32>) outs(%131 : tensor<6x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x32xf32> loc(#loc262)
    %133 = tensor.empty() : tensor<6x32xf32> loc(#loc263)
    %134 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%arg5, %113#6 : tensor<6x32xf32>, tensor<6x32xf32>) outs(%133 : tensor<6x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x32xf32> loc(#loc263)
    %135 = tensor.empty() : tensor<6x32xf32> loc(#loc264)
    %136 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%arg6, %113#7 : tensor<6x32xf32>, tensor<6x32xf32>) outs(%135 : tensor<6x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x32xf32> loc(#loc264)
    %137 = tensor.empty() : tensor<6x32x32xf32> loc(#loc265)
    %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %113#8 : tensor<6x32x32xf32>, tensor<6x32x32xf32>) outs(%137 : tensor<6x32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x32x32xf32> loc(#loc265)
    %139 = tensor.empty() : tensor<6x32x96xf32> loc(#loc266)
    %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %113#9 : tensor<6x32x96xf32>, tensor<6x32x96xf32>) outs(%139 : tensor<6x32x96xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x32x96xf32> loc(#loc266)
    %141 = tensor.empty() : tensor<6x32x128xf32> loc(#loc267)
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %113#10 : tensor<6x32x128xf32>, tensor<6x32x128xf32>) outs(%141 : tensor<6x32x128xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x32x128xf32> loc(#loc267)
    %143 = tensor.empty() : tensor<6x128xf32> loc(#loc268)
    %144 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%arg10, %113#11 : tensor<6x128xf32>, tensor<6x128xf32>) outs(%143 : tensor<6x128xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x128xf32> loc(#loc268)
    %145 = tensor.empty() : tensor<32xf32> loc(#loc269)
    %146 = linalg.generic {indexing_maps = [#map57, #map57, #map57], iterator_types = ["parallel"]} ins(%arg11, %76 : tensor<32xf32>, tensor<32xf32>) outs(%145 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<32xf32> loc(#loc269)
    %147 = tensor.empty() : tensor<32xf32> loc(#loc270)
    %148 = linalg.generic {indexing_maps = [#map57, #map57, #map57], iterator_types = ["parallel"]} ins(%arg12, %84 : tensor<32xf32>, tensor<32xf32>) outs(%147 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<32xf32> loc(#loc270)
    %149 = tensor.empty() : tensor<16x32xf32> loc(#loc271)
    %150 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel"]} ins(%arg13, %119 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%149 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %151 = arith.mulf %in_27, %cst_1 : f32
      %152 = arith.subf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<16x32xf32> loc(#loc271)
    return %54, %124, %126, %128, %130, %132, %134, %136, %138, %140, %142, %144, %146, %148, %150 : tensor<f32>, tensor<64x32xf32>, tensor<6x128x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32xf32>, tensor<6x32x32xf32>, tensor<6x32x96xf32>, tensor<6x32x128xf32>, tensor<6x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc18 = loc("embedding/broadcast_in_dim")
#loc19 = loc("embedding/add.1")
#loc20 = loc("attention/ge")
#loc21 = loc("attention/_where/broadcast_in_dim")
#loc22 = loc("broadcast_in_dim")
#loc23 = loc("while")
#loc24 = loc("while/dynamic_index_in_dim/dynamic_slice")
#loc25 = loc("while/dynamic_index_in_dim/dynamic_slice.1")
#loc26 = loc("while/dynamic_index_in_dim/dynamic_slice.2")
#loc27 = loc("while/dynamic_index_in_dim/dynamic_slice.3")
#loc28 = loc("while/dynamic_index_in_dim/dynamic_slice.4")
#loc29 = loc("while/dynamic_index_in_dim/dynamic_slice.5")
#loc30 = loc("while/dynamic_index_in_dim/dynamic_slice.6")
#loc31 = loc("while/dynamic_index_in_dim/squeeze.6")
#loc32 = loc("while/dynamic_index_in_dim/dynamic_slice.7")
#loc33 = loc("while/dynamic_index_in_dim/squeeze.7")
#loc34 = loc("while/dynamic_index_in_dim/dynamic_slice.8")
#loc35 = loc("while/dynamic_index_in_dim/squeeze.8")
#loc36 = loc("while/dynamic_index_in_dim/dynamic_slice.9")
#loc37 = loc("while/attention/reduce_sum")
#loc38 = loc("while/attention/sub.1")
#loc39 = loc("while/attention/reduce_sum.1")
#loc40 = loc("while/attention/broadcast_in_dim.2")
#loc41 = loc("while/attention/broadcast_in_dim.3")
#loc42 = loc("while/attention/dot_general")
#loc43 = loc("while/attention/split")
#loc44 = loc("while/attention/split.1")
#loc45 = loc("while/attention/split.2")
#loc46 = loc("while/attention/reshape")
#loc47 = loc("while/attention/reshape.1")
#loc48 = loc("while/attention/reshape.2")
#loc49 = loc("while/attention/dot_general.1")
#loc50 = loc("while/attention/_where/select_n")
#loc51 = loc("while/attention/reduce_max")
#loc52 = loc("while/attention/exp")
#loc53 = loc("while/attention/reduce_sum.2")
#loc54 = loc("while/attention/dot_general.2")
#loc55 = loc("while/attention/dot_general.3")
#loc56 = loc("while/attention/add.3")
#loc57 = loc("while/mlp/reduce_sum")
#loc58 = loc("while/mlp/sub.1")
#loc59 = loc("while/mlp/reduce_sum.1")
#loc60 = loc("while/mlp/broadcast_in_dim.2")
#loc61 = loc("while/mlp/broadcast_in_dim.3")
#loc62 = loc("while/mlp/dot_general")
#loc63 = loc("while/mlp/broadcast_in_dim.4")
#loc64 = loc("while/mlp/mul.8")
#loc65 = loc("while/mlp/dot_general.1")
#loc66 = loc("while/mlp/broadcast_in_dim.5")
#loc67 = loc("while/mlp/add.8")
#loc68 = loc("while/mlp/reshape.1")
#loc69 = loc("while/mlp/add.9")
#loc70 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc71 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc72 = loc("while/add")
#loc73 = loc("head/reduce_sum")
#loc74 = loc("head/sub.1")
#loc75 = loc("head/reduce_sum.1")
#loc76 = loc("head/add")
#loc77 = loc("head/rsqrt")
#loc78 = loc("head/mul.2")
#loc79 = loc("head/mul.3")
#loc80 = loc("head/mul.4")
#loc81 = loc("head/add.2")
#loc82 = loc("head/dot_general")
#loc83 = loc("head/log_softmax/reduce_max")
#loc84 = loc("head/log_softmax/sub.1")
#loc85 = loc("head/log_softmax/exp")
#loc86 = loc("head/log_softmax/reduce_sum")
#loc87 = loc("head/log_softmax/broadcast_in_dim.1")
#loc88 = loc("head/iota")
#loc89 = loc("head/eq.1")
#loc90 = loc("head/reduce_sum.2")
#loc91 = loc("head/div.3")
#loc92 = loc("bwd/head/_where/select_n")
#loc93 = loc("bwd/head/log_softmax/reduce_sum")
#loc94 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc95 = loc("bwd/head/log_softmax/add_any")
#loc96 = loc("bwd/head/dot_general")
#loc97 = loc("bwd/head/dot_general.1")
#loc98 = loc("bwd/head/reduce_sum")
#loc99 = loc("bwd/head/reduce_sum.1")
#loc100 = loc("bwd/head/reduce_sum.2")
#loc101 = loc("bwd/head/mul.1")
#loc102 = loc("bwd/head/reduce_sum.3")
#loc103 = loc("bwd/head/reduce_sum.4")
#loc104 = loc("bwd/head/reduce_sum.5")
#loc105 = loc("bwd/head/add_any.1")
#loc106 = loc("bwd/head/reduce_sum.6")
#loc107 = loc("bwd/head/reduce_sum.7")
#loc108 = loc("bwd/head/add_any.2")
#loc109 = loc("bwd/broadcast_in_dim")
#loc110 = loc("bwd/broadcast_in_dim.1")
#loc111 = loc("bwd/broadcast_in_dim.2")
#loc112 = loc("bwd/broadcast_in_dim.3")
#loc113 = loc("bwd/broadcast_in_dim.4")
#loc114 = loc("bwd/broadcast_in_dim.5")
#loc115 = loc("bwd/while")
#loc116 = loc("bwd/while/sub.1")
#loc117 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice")
#loc118 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.1")
#loc119 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.2")
#loc120 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.3")
#loc121 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.4")
#loc122 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.5")
#loc123 = loc("bwd/while/dynamic_index_in_dim/squeeze.5")
#loc124 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.6")
#loc125 = loc("bwd/while/dynamic_index_in_dim/squeeze.6")
#loc126 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.7")
#loc127 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.8")
#loc128 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.9")
#loc129 = loc("bwd/while/dynamic_index_in_dim/squeeze.9")
#loc130 = loc("bwd/while/checkpoint/rematted_computation/attention/reduce_sum")
#loc131 = loc("bwd/while/checkpoint/rematted_computation/attention/sub.1")
#loc132 = loc("bwd/while/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc133 = loc("bwd/while/checkpoint/rematted_computation/attention/add")
#loc134 = loc("bwd/while/checkpoint/rematted_computation/attention/rsqrt")
#loc135 = loc("bwd/while/checkpoint/rematted_computation/attention/mul.2")
#loc136 = loc("bwd/while/checkpoint/rematted_computation/attention/mul.3")
#loc137 = loc("bwd/while/checkpoint/rematted_computation/attention/broadcast_in_dim.2")
#loc138 = loc("bwd/while/checkpoint/rematted_computation/attention/mul.4")
#loc139 = loc("bwd/while/checkpoint/rematted_computation/attention/broadcast_in_dim.3")
#loc140 = loc("bwd/while/checkpoint/rematted_computation/attention/add.2")
#loc141 = loc("bwd/while/checkpoint/rematted_computation/attention/dot_general")
#loc142 = loc("bwd/while/checkpoint/rematted_computation/attention/split")
#loc143 = loc("bwd/while/checkpoint/rematted_computation/attention/split.1")
#loc144 = loc("bwd/while/checkpoint/rematted_computation/attention/split.2")
#loc145 = loc("bwd/while/checkpoint/rematted_computation/attention/reshape")
#loc146 = loc("bwd/while/checkpoint/rematted_computation/attention/reshape.1")
#loc147 = loc("bwd/while/checkpoint/rematted_computation/attention/reshape.2")
#loc148 = loc("bwd/while/checkpoint/rematted_computation/attention/dot_general.1")
#loc149 = loc("bwd/while/checkpoint/rematted_computation/attention/_where/select_n")
#loc150 = loc("bwd/while/checkpoint/rematted_computation/attention/reduce_max")
#loc151 = loc("bwd/while/checkpoint/rematted_computation/attention/exp")
#loc152 = loc("bwd/while/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc153 = loc("bwd/while/checkpoint/rematted_computation/attention/broadcast_in_dim.5")
#loc154 = loc("bwd/while/checkpoint/rematted_computation/attention/div.3")
#loc155 = loc("bwd/while/checkpoint/rematted_computation/attention/div.4")
#loc156 = loc("bwd/while/checkpoint/rematted_computation/attention/dot_general.2")
#loc157 = loc("bwd/while/checkpoint/rematted_computation/attention/transpose")
#loc158 = loc("bwd/while/checkpoint/rematted_computation/attention/reshape.3")
#loc159 = loc("bwd/while/checkpoint/rematted_computation/attention/dot_general.3")
#loc160 = loc("bwd/while/checkpoint/rematted_computation/attention/add.3")
#loc161 = loc("bwd/while/checkpoint/rematted_computation/mlp/reduce_sum")
#loc162 = loc("bwd/while/checkpoint/rematted_computation/mlp/sub.1")
#loc163 = loc("bwd/while/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc164 = loc("bwd/while/checkpoint/rematted_computation/mlp/add")
#loc165 = loc("bwd/while/checkpoint/rematted_computation/mlp/rsqrt")
#loc166 = loc("bwd/while/checkpoint/rematted_computation/mlp/mul.2")
#loc167 = loc("bwd/while/checkpoint/rematted_computation/mlp/mul.3")
#loc168 = loc("bwd/while/checkpoint/rematted_computation/mlp/broadcast_in_dim.2")
#loc169 = loc("bwd/while/checkpoint/rematted_computation/mlp/mul.4")
#loc170 = loc("bwd/while/checkpoint/rematted_computation/mlp/broadcast_in_dim.3")
#loc171 = loc("bwd/while/checkpoint/rematted_computation/mlp/add.2")
#loc172 = loc("bwd/while/checkpoint/rematted_computation/mlp/dot_general")
#loc173 = loc("bwd/while/checkpoint/rematted_computation/mlp/broadcast_in_dim.4")
#loc174 = loc("bwd/while/checkpoint/rematted_computation/mlp/add.4")
#loc175 = loc("bwd/while/checkpoint/rematted_computation/mlp/integer_pow")
#loc176 = loc("bwd/while/checkpoint/rematted_computation/mlp/tanh")
#loc177 = loc("bwd/while/checkpoint/rematted_computation/mlp/mul.9")
#loc178 = loc("bwd/while/checkpoint/mlp/reshape")
#loc179 = loc("bwd/while/checkpoint/mlp/reduce_sum")
#loc180 = loc("bwd/while/checkpoint/mlp/reduce_sum.1")
#loc181 = loc("bwd/while/checkpoint/mlp/dot_general")
#loc182 = loc("bwd/while/checkpoint/mlp/dot_general.1")
#loc183 = loc("bwd/while/checkpoint/mlp/add_any.2")
#loc184 = loc("bwd/while/checkpoint/mlp/reduce_sum.2")
#loc185 = loc("bwd/while/checkpoint/mlp/reduce_sum.3")
#loc186 = loc("bwd/while/checkpoint/mlp/dot_general.2")
#loc187 = loc("bwd/while/checkpoint/mlp/dot_general.3")
#loc188 = loc("bwd/while/checkpoint/mlp/reduce_sum.4")
#loc189 = loc("bwd/while/checkpoint/mlp/reduce_sum.5")
#loc190 = loc("bwd/while/checkpoint/mlp/reduce_sum.6")
#loc191 = loc("bwd/while/checkpoint/mlp/mul.9")
#loc192 = loc("bwd/while/checkpoint/mlp/reduce_sum.7")
#loc193 = loc("bwd/while/checkpoint/mlp/reduce_sum.8")
#loc194 = loc("bwd/while/checkpoint/mlp/mul.11")
#loc195 = loc("bwd/while/checkpoint/mlp/reduce_sum.9")
#loc196 = loc("bwd/while/checkpoint/mlp/broadcast_in_dim")
#loc197 = loc("bwd/while/checkpoint/mlp/add_any.3")
#loc198 = loc("bwd/while/checkpoint/mlp/add_any.4")
#loc199 = loc("bwd/while/checkpoint/mlp/reduce_sum.10")
#loc200 = loc("bwd/while/checkpoint/mlp/add_any.5")
#loc201 = loc("bwd/while/checkpoint/mlp/reduce_sum.11")
#loc202 = loc("bwd/while/checkpoint/mlp/add_any.6")
#loc203 = loc("bwd/while/checkpoint/attention/dot_general")
#loc204 = loc("bwd/while/checkpoint/attention/dot_general.1")
#loc205 = loc("bwd/while/checkpoint/attention/transpose.1")
#loc206 = loc("bwd/while/checkpoint/attention/dot_general.2")
#loc207 = loc("bwd/while/checkpoint/attention/dot_general.3")
#loc208 = loc("bwd/while/checkpoint/attention/transpose.2")
#loc209 = loc("bwd/while/checkpoint/attention/reduce_sum")
#loc210 = loc("bwd/while/checkpoint/attention/reshape.1")
#loc211 = loc("bwd/while/checkpoint/attention/reduce_sum.1")
#loc212 = loc("bwd/while/checkpoint/attention/mul.4")
#loc213 = loc("bwd/while/checkpoint/attention/dot_general.4")
#loc214 = loc("bwd/while/checkpoint/attention/transpose.3")
#loc215 = loc("bwd/while/checkpoint/attention/dot_general.5")
#loc216 = loc("bwd/while/checkpoint/attention/transpose.4")
#loc217 = loc("bwd/while/checkpoint/attention/reshape.2")
#loc218 = loc("bwd/while/checkpoint/attention/reshape.3")
#loc219 = loc("bwd/while/checkpoint/attention/reshape.4")
#loc220 = loc("bwd/while/checkpoint/attention/concatenate")
#loc221 = loc("bwd/while/checkpoint/attention/dot_general.6")
#loc222 = loc("bwd/while/checkpoint/attention/dot_general.7")
#loc223 = loc("bwd/while/checkpoint/attention/reduce_sum.2")
#loc224 = loc("bwd/while/checkpoint/attention/reduce_sum.3")
#loc225 = loc("bwd/while/checkpoint/attention/reduce_sum.4")
#loc226 = loc("bwd/while/checkpoint/attention/mul.6")
#loc227 = loc("bwd/while/checkpoint/attention/reduce_sum.5")
#loc228 = loc("bwd/while/checkpoint/attention/reduce_sum.6")
#loc229 = loc("bwd/while/checkpoint/attention/reduce_sum.7")
#loc230 = loc("bwd/while/checkpoint/attention/add_any.2")
#loc231 = loc("bwd/while/checkpoint/attention/reduce_sum.8")
#loc232 = loc("bwd/while/checkpoint/attention/reduce_sum.9")
#loc233 = loc("bwd/while/checkpoint/attention/add_any.4")
#loc234 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc235 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc236 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc237 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc238 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc239 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc240 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc241 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc242 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc243 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc244 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc245 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc246 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc247 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc248 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc249 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc250 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc251 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc252 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc253 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc254 = loc("bwd/while/add")
#loc255 = loc("bwd/embedding/reduce_sum")
#loc256 = loc("bwd/embedding/reduce_sum.1")
#loc257 = loc("bwd/embedding/dot_general")
#loc258 = loc("update/sub")
#loc259 = loc("update/sub.1")
#loc260 = loc("update/sub.2")
#loc261 = loc("update/sub.3")
#loc262 = loc("update/sub.4")
#loc263 = loc("update/sub.5")
#loc264 = loc("update/sub.6")
#loc265 = loc("update/sub.7")
#loc266 = loc("update/sub.8")
#loc267 = loc("update/sub.9")
#loc268 = loc("update/sub.10")
#loc269 = loc("update/sub.11")
#loc270 = loc("update/sub.12")
#loc271 = loc("update/sub.13")
