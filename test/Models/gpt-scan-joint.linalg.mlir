// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form joint --dialect linalg --layers 12 --width 32 --heads 4 --sequence 16 --batch 2 --vocab 64 --dtype f32 --scan
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
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map18 = affine_map<(d0, d1) -> (d0, d1)>
#map19 = affine_map<(d0, d1) -> (0, d1)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map25 = affine_map<() -> ()>
#map26 = affine_map<(d0, d1, d2) -> (d2)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map28 = affine_map<(d0, d1, d2) -> ()>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map31 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map32 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map33 = affine_map<(d0, d1, d2) -> (d0)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map35 = affine_map<(d0, d1) -> (d1, d0)>
#map36 = affine_map<(d0, d1) -> (d0)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map38 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map39 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d5)>
#map40 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, d4, d5)>
#map41 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map42 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5, d0, d1, d2)>
#map43 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map44 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d0)>
#map45 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map47 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map48 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map49 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5, d3)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d2, d5)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d5)>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5, d4)>
#map55 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>
#map56 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d5, d2, d4)>
#map57 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d2, d4)>
#map58 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map59 = affine_map<(d0, d1) -> (d1)>
#map60 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map61 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map62 = affine_map<(d0, d1, d2, d3) -> (d2, d3, 0)>
#map63 = affine_map<(d0) -> (d0)>
module {
  func.func @train_step(%arg0: tensor<64x32xf32> loc("embedding"), %arg1: tensor<12x128x32xf32> loc("layers/down"), %arg2: tensor<12x32xf32> loc("layers/down_bias"), %arg3: tensor<12x32xf32> loc("layers/norm1_bias"), %arg4: tensor<12x32xf32> loc("layers/norm1_gain"), %arg5: tensor<12x32xf32> loc("layers/norm2_bias"), %arg6: tensor<12x32xf32> loc("layers/norm2_gain"), %arg7: tensor<12x32x32xf32> loc("layers/out"), %arg8: tensor<12x32x96xf32> loc("layers/qkv"), %arg9: tensor<12x32x128xf32> loc("layers/up"), %arg10: tensor<12x128xf32> loc("layers/up_bias"), %arg11: tensor<32xf32> loc("norm_bias"), %arg12: tensor<32xf32> loc("norm_gain"), %arg13: tensor<16x32xf32> loc("position"), %arg14: tensor<2x16xi32> loc("labels"), %arg15: tensor<2x16xi32> loc("tokens")) -> (tensor<f32>, tensor<64x32xf32>, tensor<12x128x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32x32xf32>, tensor<12x32x96xf32>, tensor<12x32x128xf32>, tensor<12x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>) attributes {ao.step} {
    %c11_i32 = arith.constant 11 : i32
    %cst = arith.constant -3.125000e-02 : f32
    %cst_0 = arith.constant -1.000000e+09 : f32
    %c64 = arith.constant 64 : index
    %c32 = arith.constant 32 : index
    %cst_1 = arith.constant 1.000000e-01 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 0.797884583 : f32
    %cst_4 = arith.constant 4.471500e-02 : f32
    %cst_5 = arith.constant 3.000000e+00 : f32
    %cst_6 = arith.constant 1.000000e+00 : f32
    %cst_7 = arith.constant 0xFF800000 : f32
    %cst_8 = arith.constant 0.353553385 : f32
    %cst_9 = arith.constant -5.000000e-01 : f32
    %cst_10 = arith.constant 9.99999974E-6 : f32
    %cst_11 = arith.constant 3.200000e+01 : f32
    %cst_12 = arith.constant 0.000000e+00 : f32
    %c11 = arith.constant 11 : index
    %c12 = arith.constant 12 : index
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
      %159 = linalg.index 0 : index
      %160 = linalg.index 1 : index
      %161 = linalg.index 2 : index
      %extracted = tensor.extract %1[%159, %160, %c0] : tensor<2x16x1xi32>
      %162 = arith.index_cast %extracted : i32 to index
      %163 = arith.maxsi %162, %c0 : index
      %164 = arith.minsi %163, %c63 : index
      %extracted_27 = tensor.extract %arg0[%164, %161] : tensor<64x32xf32>
      %165 = arith.addf %extracted_27, %in : f32
      linalg.yield %165 : f32
    } -> tensor<2x16x32xf32> loc(#loc19)
    %4 = tensor.empty() : tensor<2x4x16x16xi1> loc(#loc20)
    %5 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%4 : tensor<2x4x16x16xi1>) {
    ^bb0(%out: i1):
      %159 = linalg.index 3 : index
      %160 = arith.index_cast %159 : index to i32
      %161 = linalg.index 2 : index
      %162 = arith.index_cast %161 : index to i32
      %163 = arith.cmpi sge, %162, %160 : i32
      linalg.yield %163 : i1
    } -> tensor<2x4x16x16xi1> loc(#loc20)
    %6 = tensor.empty() : tensor<12x2x16x32xf32> loc(#loc21)
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%6 : tensor<12x2x16x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x2x16x32xf32> loc(#loc21)
    %8 = tensor.empty() : tensor<12x2x16x1xf32> loc(#loc22)
    %9 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%8 : tensor<12x2x16x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x2x16x1xf32> loc(#loc22)
    %10 = tensor.empty() : tensor<12x1x1x32xf32> loc(#loc23)
    %11 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%10 : tensor<12x1x1x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x1x1x32xf32> loc(#loc23)
    %12 = tensor.empty() : tensor<12x2x16x4x8xf32> loc(#loc24)
    %13 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%12 : tensor<12x2x16x4x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x2x16x4x8xf32> loc(#loc24)
    %14 = tensor.empty() : tensor<12x2x4x16x16xf32> loc(#loc25)
    %15 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%14 : tensor<12x2x4x16x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x2x4x16x16xf32> loc(#loc25)
    %16 = tensor.empty() : tensor<12x2x4x16x1xf32> loc(#loc26)
    %17 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%16 : tensor<12x2x4x16x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x2x4x16x1xf32> loc(#loc26)
    %18 = tensor.empty() : tensor<12x32x32xf32> loc(#loc27)
    %19 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%18 : tensor<12x32x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x32x32xf32> loc(#loc27)
    %20 = tensor.empty() : tensor<12x32x128xf32> loc(#loc28)
    %21 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%20 : tensor<12x32x128xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x32x128xf32> loc(#loc28)
    %22:28 = scf.for %arg16 = %c0 to %c12 step %c1 iter_args(%arg17 = %cst_13, %arg18 = %3, %arg19 = %7, %arg20 = %9, %arg21 = %9, %arg22 = %11, %arg23 = %7, %arg24 = %7, %arg25 = %13, %arg26 = %13, %arg27 = %15, %arg28 = %17, %arg29 = %17, %arg30 = %15, %arg31 = %13, %arg32 = %7, %arg33 = %7, %arg34 = %9, %arg35 = %9, %arg36 = %11, %arg37 = %7, %arg38 = %19, %arg39 = %21, %arg40 = %21, %arg41 = %21, %arg42 = %21, %arg43 = %21, %arg44 = %21) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<12x2x16x32xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x1xf32>, tensor<12x1x1x32xf32>, tensor<12x2x16x32xf32>, tensor<12x2x16x32xf32>, tensor<12x2x16x4x8xf32>, tensor<12x2x16x4x8xf32>, tensor<12x2x4x16x16xf32>, tensor<12x2x4x16x1xf32>, tensor<12x2x4x16x1xf32>, tensor<12x2x4x16x16xf32>, tensor<12x2x16x4x8xf32>, tensor<12x2x16x32xf32>, tensor<12x2x16x32xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x1xf32>, tensor<12x1x1x32xf32>, tensor<12x2x16x32xf32>, tensor<12x32x32xf32>, tensor<12x32x128xf32>, tensor<12x32x128xf32>, tensor<12x32x128xf32>, tensor<12x32x128xf32>, tensor<12x32x128xf32>, tensor<12x32x128xf32>) {
      %extracted = tensor.extract %arg17[] : tensor<i32> loc(#loc30)
      %159 = arith.index_cast %extracted : i32 to index loc(#loc30)
      %160 = arith.maxsi %159, %c0 : index loc(#loc30)
      %161 = arith.minsi %160, %c11 : index loc(#loc30)
      %extracted_slice = tensor.extract_slice %arg1[%161, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<12x128x32xf32> to tensor<1x128x32xf32> loc(#loc30)
      %extracted_27 = tensor.extract %arg17[] : tensor<i32> loc(#loc31)
      %162 = arith.index_cast %extracted_27 : i32 to index loc(#loc31)
      %163 = arith.maxsi %162, %c0 : index loc(#loc31)
      %164 = arith.minsi %163, %c11 : index loc(#loc31)
      %extracted_slice_28 = tensor.extract_slice %arg2[%164, 0] [1, 32] [1, 1] : tensor<12x32xf32> to tensor<1x32xf32> loc(#loc31)
      %extracted_29 = tensor.extract %arg17[] : tensor<i32> loc(#loc32)
      %165 = arith.index_cast %extracted_29 : i32 to index loc(#loc32)
      %166 = arith.maxsi %165, %c0 : index loc(#loc32)
      %167 = arith.minsi %166, %c11 : index loc(#loc32)
      %extracted_slice_30 = tensor.extract_slice %arg3[%167, 0] [1, 32] [1, 1] : tensor<12x32xf32> to tensor<1x32xf32> loc(#loc32)
      %extracted_31 = tensor.extract %arg17[] : tensor<i32> loc(#loc33)
      %168 = arith.index_cast %extracted_31 : i32 to index loc(#loc33)
      %169 = arith.maxsi %168, %c0 : index loc(#loc33)
      %170 = arith.minsi %169, %c11 : index loc(#loc33)
      %extracted_slice_32 = tensor.extract_slice %arg4[%170, 0] [1, 32] [1, 1] : tensor<12x32xf32> to tensor<1x32xf32> loc(#loc33)
      %extracted_33 = tensor.extract %arg17[] : tensor<i32> loc(#loc34)
      %171 = arith.index_cast %extracted_33 : i32 to index loc(#loc34)
      %172 = arith.maxsi %171, %c0 : index loc(#loc34)
      %173 = arith.minsi %172, %c11 : index loc(#loc34)
      %extracted_slice_34 = tensor.extract_slice %arg5[%173, 0] [1, 32] [1, 1] : tensor<12x32xf32> to tensor<1x32xf32> loc(#loc34)
      %extracted_35 = tensor.extract %arg17[] : tensor<i32> loc(#loc35)
      %174 = arith.index_cast %extracted_35 : i32 to index loc(#loc35)
      %175 = arith.maxsi %174, %c0 : index loc(#loc35)
      %176 = arith.minsi %175, %c11 : index loc(#loc35)
      %extracted_slice_36 = tensor.extract_slice %arg6[%176, 0] [1, 32] [1, 1] : tensor<12x32xf32> to tensor<1x32xf32> loc(#loc35)
      %extracted_37 = tensor.extract %arg17[] : tensor<i32> loc(#loc36)
      %177 = arith.index_cast %extracted_37 : i32 to index loc(#loc36)
      %178 = arith.maxsi %177, %c0 : index loc(#loc36)
      %179 = arith.minsi %178, %c11 : index loc(#loc36)
      %extracted_slice_38 = tensor.extract_slice %arg7[%179, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<12x32x32xf32> to tensor<1x32x32xf32> loc(#loc36)
      %extracted_39 = tensor.extract %arg17[] : tensor<i32> loc(#loc37)
      %180 = arith.index_cast %extracted_39 : i32 to index loc(#loc37)
      %181 = arith.maxsi %180, %c0 : index loc(#loc37)
      %182 = arith.minsi %181, %c11 : index loc(#loc37)
      %extracted_slice_40 = tensor.extract_slice %arg8[%182, 0, 0] [1, 32, 96] [1, 1, 1] : tensor<12x32x96xf32> to tensor<1x32x96xf32> loc(#loc37)
      %extracted_41 = tensor.extract %arg17[] : tensor<i32> loc(#loc38)
      %183 = arith.index_cast %extracted_41 : i32 to index loc(#loc38)
      %184 = arith.maxsi %183, %c0 : index loc(#loc38)
      %185 = arith.minsi %184, %c11 : index loc(#loc38)
      %extracted_slice_42 = tensor.extract_slice %arg9[%185, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<12x32x128xf32> to tensor<1x32x128xf32> loc(#loc38)
      %extracted_43 = tensor.extract %arg17[] : tensor<i32> loc(#loc39)
      %186 = arith.index_cast %extracted_43 : i32 to index loc(#loc39)
      %187 = arith.maxsi %186, %c0 : index loc(#loc39)
      %188 = arith.minsi %187, %c11 : index loc(#loc39)
      %extracted_slice_44 = tensor.extract_slice %arg10[%188, 0] [1, 128] [1, 1] : tensor<12x128xf32> to tensor<1x128xf32> loc(#loc39)
      %189 = tensor.empty() : tensor<2x16xf32> loc(#loc40)
      %190 = linalg.fill ins(%cst_12 : f32) outs(%189 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc40)
      %191 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg18 : tensor<2x16x32xf32>) outs(%190 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.addf %out, %in : f32
        linalg.yield %415 : f32
      } -> tensor<2x16xf32> loc(#loc40)
      %192 = tensor.empty() : tensor<2x16x32xf32> loc(#loc41)
      %193 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %191 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%192 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.divf %in_116, %cst_11 : f32
        %416 = arith.subf %in, %415 : f32
        linalg.yield %416 : f32
      } -> tensor<2x16x32xf32> loc(#loc41)
      %194 = tensor.empty() : tensor<2x16xf32> loc(#loc42)
      %195 = linalg.fill ins(%cst_12 : f32) outs(%194 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc42)
      %196 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<2x16x32xf32>) outs(%195 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.mulf %in, %in : f32
        %416 = arith.addf %out, %415 : f32
        linalg.yield %416 : f32
      } -> tensor<2x16xf32> loc(#loc42)
      %197 = tensor.empty() : tensor<2x16x1xf32> loc(#loc43)
      %198 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<2x16xf32>) outs(%197 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.divf %in, %cst_11 : f32
        %416 = arith.addf %415, %cst_10 : f32
        linalg.yield %416 : f32
      } -> tensor<2x16x1xf32> loc(#loc43)
      %199 = tensor.empty() : tensor<2x16x1xf32> loc(#loc44)
      %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x16x1xf32>) outs(%199 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = math.rsqrt %in : f32
        linalg.yield %415 : f32
      } -> tensor<2x16x1xf32> loc(#loc44)
      %201 = tensor.empty() : tensor<2x16x32xf32> loc(#loc45)
      %202 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %200 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%201 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.mulf %in, %in_116 : f32
        linalg.yield %415 : f32
      } -> tensor<2x16x32xf32> loc(#loc45)
      %203 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc46)
      %204 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_32 : tensor<1x32xf32>) outs(%203 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc46)
      %collapsed = tensor.collapse_shape %204 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc46)
      %205 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc47)
      %206 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_30 : tensor<1x32xf32>) outs(%205 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc47)
      %collapsed_45 = tensor.collapse_shape %206 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc47)
      %207 = tensor.empty() : tensor<2x16x32xf32> loc(#loc48)
      %208 = linalg.generic {indexing_maps = [#map1, #map7, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %collapsed, %collapsed_45 : tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<1x1x32xf32>) outs(%207 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
        %415 = arith.mulf %in, %in_116 : f32
        %416 = arith.addf %415, %in_117 : f32
        linalg.yield %416 : f32
      } -> tensor<2x16x32xf32> loc(#loc48)
      %209 = tensor.empty() : tensor<2x16x96xf32> loc(#loc49)
      %210 = linalg.fill ins(%cst_12 : f32) outs(%209 : tensor<2x16x96xf32>) -> tensor<2x16x96xf32> loc(#loc49)
      %expanded_46 = tensor.expand_shape %208 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc49)
      %211 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_46, %extracted_slice_40 : tensor<2x16x1x32xf32>, tensor<1x32x96xf32>) outs(%210 : tensor<2x16x96xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.mulf %in, %in_116 : f32
        %416 = arith.addf %out, %415 : f32
        linalg.yield %416 : f32
      } -> tensor<2x16x96xf32> loc(#loc49)
      %extracted_slice_47 = tensor.extract_slice %211[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc50)
      %extracted_slice_48 = tensor.extract_slice %211[0, 0, 32] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc51)
      %extracted_slice_49 = tensor.extract_slice %211[0, 0, 64] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc52)
      %expanded_50 = tensor.expand_shape %extracted_slice_47 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc53)
      %expanded_51 = tensor.expand_shape %extracted_slice_48 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc54)
      %expanded_52 = tensor.expand_shape %extracted_slice_49 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc55)
      %212 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc56)
      %213 = linalg.fill ins(%cst_12 : f32) outs(%212 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc56)
      %214 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_50, %expanded_51 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%213 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.mulf %in, %in_116 : f32
        %416 = arith.addf %out, %415 : f32
        linalg.yield %416 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc56)
      %215 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc57)
      %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %214 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>) outs(%215 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: i1, %in_116: f32, %out: f32):
        %415 = arith.mulf %in_116, %cst_8 : f32
        %416 = arith.select %in, %415, %cst_0 : f32
        linalg.yield %416 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc57)
      %217 = tensor.empty() : tensor<2x4x16xf32> loc(#loc58)
      %218 = linalg.fill ins(%cst_7 : f32) outs(%217 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc58)
      %219 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216 : tensor<2x4x16x16xf32>) outs(%218 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.maximumf %out, %in : f32
        linalg.yield %415 : f32
      } -> tensor<2x4x16xf32> loc(#loc58)
      %220 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc59)
      %221 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216, %219 : tensor<2x4x16x16xf32>, tensor<2x4x16xf32>) outs(%220 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.subf %in, %in_116 : f32
        %416 = math.exp %415 : f32
        linalg.yield %416 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc59)
      %222 = tensor.empty() : tensor<2x4x16xf32> loc(#loc60)
      %223 = linalg.fill ins(%cst_12 : f32) outs(%222 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc60)
      %224 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%221 : tensor<2x4x16x16xf32>) outs(%223 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.addf %out, %in : f32
        linalg.yield %415 : f32
      } -> tensor<2x4x16xf32> loc(#loc60)
      %225 = tensor.empty() : tensor<2x4x16x1xf32> loc(#loc61)
      %226 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224 : tensor<2x4x16xf32>) outs(%225 : tensor<2x4x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x16x1xf32> loc(#loc61)
      %227 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc62)
      %228 = linalg.generic {indexing_maps = [#map3, #map15, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %226 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%227 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.divf %in, %in_116 : f32
        linalg.yield %415 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc62)
      %229 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc63)
      %230 = linalg.fill ins(%cst_12 : f32) outs(%229 : tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> loc(#loc63)
      %231 = linalg.generic {indexing_maps = [#map16, #map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_52, %228 : tensor<2x16x4x8xf32>, tensor<2x4x16x16xf32>) outs(%230 : tensor<2x4x8x16xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.mulf %in, %in_116 : f32
        %416 = arith.addf %out, %415 : f32
        linalg.yield %416 : f32
      } -> tensor<2x4x8x16xf32> loc(#loc63)
      %232 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc64)
      %233 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<2x4x8x16xf32>) outs(%232 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x4x8xf32> loc(#loc64)
      %collapsed_53 = tensor.collapse_shape %233 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc65)
      %234 = tensor.empty() : tensor<2x16x32xf32> loc(#loc66)
      %235 = linalg.fill ins(%cst_12 : f32) outs(%234 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc66)
      %expanded_54 = tensor.expand_shape %collapsed_53 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc66)
      %236 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_54, %extracted_slice_38 : tensor<2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%235 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.mulf %in, %in_116 : f32
        %416 = arith.addf %out, %415 : f32
        linalg.yield %416 : f32
      } -> tensor<2x16x32xf32> loc(#loc66)
      %237 = tensor.empty() : tensor<2x16x32xf32> loc(#loc67)
      %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %236 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%237 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.addf %in, %in_116 : f32
        linalg.yield %415 : f32
      } -> tensor<2x16x32xf32> loc(#loc67)
      %239 = tensor.empty() : tensor<2x16xf32> loc(#loc68)
      %240 = linalg.fill ins(%cst_12 : f32) outs(%239 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc68)
      %241 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%238 : tensor<2x16x32xf32>) outs(%240 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.addf %out, %in : f32
        linalg.yield %415 : f32
      } -> tensor<2x16xf32> loc(#loc68)
      %242 = tensor.empty() : tensor<2x16x32xf32> loc(#loc69)
      %243 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %241 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%242 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.divf %in_116, %cst_11 : f32
        %416 = arith.subf %in, %415 : f32
        linalg.yield %416 : f32
      } -> tensor<2x16x32xf32> loc(#loc69)
      %244 = tensor.empty() : tensor<2x16xf32> loc(#loc70)
      %245 = linalg.fill ins(%cst_12 : f32) outs(%244 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc70)
      %246 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%243 : tensor<2x16x32xf32>) outs(%245 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.mulf %in, %in : f32
        %416 = arith.addf %out, %415 : f32
        linalg.yield %416 : f32
      } -> tensor<2x16xf32> loc(#loc70)
      %247 = tensor.empty() : tensor<2x16x1xf32> loc(#loc71)
      %248 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<2x16xf32>) outs(%247 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.divf %in, %cst_11 : f32
        %416 = arith.addf %415, %cst_10 : f32
        linalg.yield %416 : f32
      } -> tensor<2x16x1xf32> loc(#loc71)
      %249 = tensor.empty() : tensor<2x16x1xf32> loc(#loc72)
      %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<2x16x1xf32>) outs(%249 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = math.rsqrt %in : f32
        linalg.yield %415 : f32
      } -> tensor<2x16x1xf32> loc(#loc72)
      %251 = tensor.empty() : tensor<2x16x32xf32> loc(#loc73)
      %252 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %250 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%251 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.mulf %in, %in_116 : f32
        linalg.yield %415 : f32
      } -> tensor<2x16x32xf32> loc(#loc73)
      %253 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc74)
      %254 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_36 : tensor<1x32xf32>) outs(%253 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc74)
      %collapsed_55 = tensor.collapse_shape %254 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc74)
      %255 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc75)
      %256 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_34 : tensor<1x32xf32>) outs(%255 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc75)
      %collapsed_56 = tensor.collapse_shape %256 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc75)
      %257 = tensor.empty() : tensor<2x16x32xf32> loc(#loc76)
      %258 = linalg.generic {indexing_maps = [#map1, #map7, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %collapsed_55, %collapsed_56 : tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<1x1x32xf32>) outs(%257 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
        %415 = arith.mulf %in, %in_116 : f32
        %416 = arith.addf %415, %in_117 : f32
        linalg.yield %416 : f32
      } -> tensor<2x16x32xf32> loc(#loc76)
      %259 = tensor.empty() : tensor<32x128xf32> loc(#loc77)
      %expanded_57 = tensor.expand_shape %259 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32> loc(#loc77)
      %260 = linalg.fill ins(%cst_12 : f32) outs(%expanded_57 : tensor<2x16x128xf32>) -> tensor<2x16x128xf32> loc(#loc77)
      %expanded_58 = tensor.expand_shape %258 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc77)
      %261 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_58, %extracted_slice_42 : tensor<2x16x1x32xf32>, tensor<1x32x128xf32>) outs(%260 : tensor<2x16x128xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.mulf %in, %in_116 : f32
        %416 = arith.addf %out, %415 : f32
        linalg.yield %416 : f32
      } -> tensor<2x16x128xf32> loc(#loc77)
      %collapsed_59 = tensor.collapse_shape %261 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32> loc(#loc77)
      %262 = tensor.empty() : tensor<1x1x128xf32> loc(#loc78)
      %263 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_44 : tensor<1x128xf32>) outs(%262 : tensor<1x1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x128xf32> loc(#loc78)
      %collapsed_60 = tensor.collapse_shape %263 [[0], [1, 2]] : tensor<1x1x128xf32> into tensor<1x128xf32> loc(#loc78)
      %264 = tensor.empty() : tensor<32x128xf32> loc(#loc79)
      %265 = linalg.generic {indexing_maps = [#map18, #map19, #map18], iterator_types = ["parallel", "parallel"]} ins(%collapsed_59, %collapsed_60 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%264 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.addf %in, %in_116 : f32
        linalg.yield %415 : f32
      } -> tensor<32x128xf32> loc(#loc79)
      %266 = tensor.empty() : tensor<32x128xf32> loc(#loc80)
      %267 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%265 : tensor<32x128xf32>) outs(%266 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.mulf %in, %in : f32
        linalg.yield %415 : f32
      } -> tensor<32x128xf32> loc(#loc80)
      %268 = tensor.empty() : tensor<32x128xf32> loc(#loc81)
      %269 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%265, %267 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%268 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.mulf %in_116, %in : f32
        %416 = arith.mulf %415, %cst_4 : f32
        %417 = arith.addf %in, %416 : f32
        %418 = arith.mulf %417, %cst_3 : f32
        %419 = math.tanh %418 : f32
        linalg.yield %419 : f32
      } -> tensor<32x128xf32> loc(#loc81)
      %270 = tensor.empty() : tensor<32x128xf32> loc(#loc82)
      %271 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%269 : tensor<32x128xf32>) outs(%270 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.addf %in, %cst_6 : f32
        %416 = arith.mulf %415, %cst_2 : f32
        linalg.yield %416 : f32
      } -> tensor<32x128xf32> loc(#loc82)
      %272 = tensor.empty() : tensor<32x128xf32> loc(#loc83)
      %273 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%265, %271 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%272 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.mulf %in, %in_116 : f32
        linalg.yield %415 : f32
      } -> tensor<32x128xf32> loc(#loc83)
      %274 = tensor.empty() : tensor<32x32xf32> loc(#loc84)
      %275 = linalg.fill ins(%cst_12 : f32) outs(%274 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc84)
      %expanded_61 = tensor.expand_shape %273 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32> loc(#loc84)
      %276 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_61, %extracted_slice : tensor<32x1x128xf32>, tensor<1x128x32xf32>) outs(%275 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.mulf %in, %in_116 : f32
        %416 = arith.addf %out, %415 : f32
        linalg.yield %416 : f32
      } -> tensor<32x32xf32> loc(#loc84)
      %277 = tensor.empty() : tensor<1x1x32xf32> loc(#loc85)
      %278 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_28 : tensor<1x32xf32>) outs(%277 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x32xf32> loc(#loc85)
      %collapsed_62 = tensor.collapse_shape %278 [[0], [1, 2]] : tensor<1x1x32xf32> into tensor<1x32xf32> loc(#loc85)
      %279 = tensor.empty() : tensor<32x32xf32> loc(#loc86)
      %280 = linalg.generic {indexing_maps = [#map18, #map19, #map18], iterator_types = ["parallel", "parallel"]} ins(%276, %collapsed_62 : tensor<32x32xf32>, tensor<1x32xf32>) outs(%279 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.addf %in, %in_116 : f32
        linalg.yield %415 : f32
      } -> tensor<32x32xf32> loc(#loc86)
      %expanded_63 = tensor.expand_shape %280 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32> loc(#loc87)
      %281 = tensor.empty() : tensor<2x16x32xf32> loc(#loc88)
      %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %expanded_63 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%281 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.addf %in, %in_116 : f32
        linalg.yield %415 : f32
      } -> tensor<2x16x32xf32> loc(#loc88)
      %283 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc89)
      %284 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193 : tensor<2x16x32xf32>) outs(%283 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc89)
      %extracted_64 = tensor.extract %arg17[] : tensor<i32> loc(#loc90)
      %285 = arith.index_cast %extracted_64 : i32 to index loc(#loc90)
      %286 = arith.maxsi %285, %c0 : index loc(#loc90)
      %287 = arith.minsi %286, %c11 : index loc(#loc90)
      %inserted_slice = tensor.insert_slice %284 into %arg19[%287, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<12x2x16x32xf32> loc(#loc90)
      %288 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc91)
      %289 = linalg.generic {indexing_maps = [#map23, #map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200, %198 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%288 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.divf %in, %in_116 : f32
        %416 = arith.mulf %415, %cst_9 : f32
        linalg.yield %416 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc91)
      %extracted_65 = tensor.extract %arg17[] : tensor<i32> loc(#loc92)
      %290 = arith.index_cast %extracted_65 : i32 to index loc(#loc92)
      %291 = arith.maxsi %290, %c0 : index loc(#loc92)
      %292 = arith.minsi %291, %c11 : index loc(#loc92)
      %inserted_slice_66 = tensor.insert_slice %289 into %arg20[%292, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<12x2x16x1xf32> loc(#loc92)
      %293 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc93)
      %294 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200 : tensor<2x16x1xf32>) outs(%293 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x1xf32> loc(#loc93)
      %extracted_67 = tensor.extract %arg17[] : tensor<i32> loc(#loc94)
      %295 = arith.index_cast %extracted_67 : i32 to index loc(#loc94)
      %296 = arith.maxsi %295, %c0 : index loc(#loc94)
      %297 = arith.minsi %296, %c11 : index loc(#loc94)
      %inserted_slice_68 = tensor.insert_slice %294 into %arg21[%297, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<12x2x16x1xf32> loc(#loc94)
      %298 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc95)
      %299 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x1x32xf32>) outs(%298 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc95)
      %extracted_69 = tensor.extract %arg17[] : tensor<i32> loc(#loc96)
      %300 = arith.index_cast %extracted_69 : i32 to index loc(#loc96)
      %301 = arith.maxsi %300, %c0 : index loc(#loc96)
      %302 = arith.minsi %301, %c11 : index loc(#loc96)
      %inserted_slice_70 = tensor.insert_slice %299 into %arg22[%302, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<1x1x1x32xf32> into tensor<12x1x1x32xf32> loc(#loc96)
      %303 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc97)
      %304 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202 : tensor<2x16x32xf32>) outs(%303 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc97)
      %extracted_71 = tensor.extract %arg17[] : tensor<i32> loc(#loc98)
      %305 = arith.index_cast %extracted_71 : i32 to index loc(#loc98)
      %306 = arith.maxsi %305, %c0 : index loc(#loc98)
      %307 = arith.minsi %306, %c11 : index loc(#loc98)
      %inserted_slice_72 = tensor.insert_slice %304 into %arg23[%307, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<12x2x16x32xf32> loc(#loc98)
      %308 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc99)
      %309 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208 : tensor<2x16x32xf32>) outs(%308 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc99)
      %extracted_73 = tensor.extract %arg17[] : tensor<i32> loc(#loc100)
      %310 = arith.index_cast %extracted_73 : i32 to index loc(#loc100)
      %311 = arith.maxsi %310, %c0 : index loc(#loc100)
      %312 = arith.minsi %311, %c11 : index loc(#loc100)
      %inserted_slice_74 = tensor.insert_slice %309 into %arg24[%312, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<12x2x16x32xf32> loc(#loc100)
      %313 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc101)
      %314 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<2x16x4x8xf32>) outs(%313 : tensor<1x2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x4x8xf32> loc(#loc101)
      %extracted_75 = tensor.extract %arg17[] : tensor<i32> loc(#loc102)
      %315 = arith.index_cast %extracted_75 : i32 to index loc(#loc102)
      %316 = arith.maxsi %315, %c0 : index loc(#loc102)
      %317 = arith.minsi %316, %c11 : index loc(#loc102)
      %inserted_slice_76 = tensor.insert_slice %314 into %arg25[%317, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<1x2x16x4x8xf32> into tensor<12x2x16x4x8xf32> loc(#loc102)
      %318 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc103)
      %319 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<2x16x4x8xf32>) outs(%318 : tensor<1x2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x4x8xf32> loc(#loc103)
      %extracted_77 = tensor.extract %arg17[] : tensor<i32> loc(#loc104)
      %320 = arith.index_cast %extracted_77 : i32 to index loc(#loc104)
      %321 = arith.maxsi %320, %c0 : index loc(#loc104)
      %322 = arith.minsi %321, %c11 : index loc(#loc104)
      %inserted_slice_78 = tensor.insert_slice %319 into %arg26[%322, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<1x2x16x4x8xf32> into tensor<12x2x16x4x8xf32> loc(#loc104)
      %323 = tensor.empty() : tensor<1x2x4x16x16xf32> loc(#loc105)
      %324 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<2x4x16x16xf32>) outs(%323 : tensor<1x2x4x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x16x16xf32> loc(#loc105)
      %extracted_79 = tensor.extract %arg17[] : tensor<i32> loc(#loc106)
      %325 = arith.index_cast %extracted_79 : i32 to index loc(#loc106)
      %326 = arith.maxsi %325, %c0 : index loc(#loc106)
      %327 = arith.minsi %326, %c11 : index loc(#loc106)
      %inserted_slice_80 = tensor.insert_slice %324 into %arg27[%327, 0, 0, 0, 0] [1, 2, 4, 16, 16] [1, 1, 1, 1, 1] : tensor<1x2x4x16x16xf32> into tensor<12x2x4x16x16xf32> loc(#loc106)
      %328 = tensor.empty() : tensor<1x2x4x16x1xf32> loc(#loc107)
      %329 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<2x4x16x1xf32>) outs(%328 : tensor<1x2x4x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x16x1xf32> loc(#loc107)
      %extracted_81 = tensor.extract %arg17[] : tensor<i32> loc(#loc108)
      %330 = arith.index_cast %extracted_81 : i32 to index loc(#loc108)
      %331 = arith.maxsi %330, %c0 : index loc(#loc108)
      %332 = arith.minsi %331, %c11 : index loc(#loc108)
      %inserted_slice_82 = tensor.insert_slice %329 into %arg28[%332, 0, 0, 0, 0] [1, 2, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x16x1xf32> into tensor<12x2x4x16x1xf32> loc(#loc108)
      %333 = tensor.empty() : tensor<1x2x4x16x1xf32> loc(#loc109)
      %334 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<2x4x16x1xf32>) outs(%333 : tensor<1x2x4x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.mulf %in, %in : f32
        %416 = arith.divf %cst_6, %415 : f32
        linalg.yield %416 : f32
      } -> tensor<1x2x4x16x1xf32> loc(#loc109)
      %extracted_83 = tensor.extract %arg17[] : tensor<i32> loc(#loc110)
      %335 = arith.index_cast %extracted_83 : i32 to index loc(#loc110)
      %336 = arith.maxsi %335, %c0 : index loc(#loc110)
      %337 = arith.minsi %336, %c11 : index loc(#loc110)
      %inserted_slice_84 = tensor.insert_slice %334 into %arg29[%337, 0, 0, 0, 0] [1, 2, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x16x1xf32> into tensor<12x2x4x16x1xf32> loc(#loc110)
      %338 = tensor.empty() : tensor<1x2x4x16x16xf32> loc(#loc111)
      %339 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<2x4x16x16xf32>) outs(%338 : tensor<1x2x4x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x16x16xf32> loc(#loc111)
      %extracted_85 = tensor.extract %arg17[] : tensor<i32> loc(#loc112)
      %340 = arith.index_cast %extracted_85 : i32 to index loc(#loc112)
      %341 = arith.maxsi %340, %c0 : index loc(#loc112)
      %342 = arith.minsi %341, %c11 : index loc(#loc112)
      %inserted_slice_86 = tensor.insert_slice %339 into %arg30[%342, 0, 0, 0, 0] [1, 2, 4, 16, 16] [1, 1, 1, 1, 1] : tensor<1x2x4x16x16xf32> into tensor<12x2x4x16x16xf32> loc(#loc112)
      %343 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc113)
      %344 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_52 : tensor<2x16x4x8xf32>) outs(%343 : tensor<1x2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x4x8xf32> loc(#loc113)
      %extracted_87 = tensor.extract %arg17[] : tensor<i32> loc(#loc114)
      %345 = arith.index_cast %extracted_87 : i32 to index loc(#loc114)
      %346 = arith.maxsi %345, %c0 : index loc(#loc114)
      %347 = arith.minsi %346, %c11 : index loc(#loc114)
      %inserted_slice_88 = tensor.insert_slice %344 into %arg31[%347, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<1x2x16x4x8xf32> into tensor<12x2x16x4x8xf32> loc(#loc114)
      %348 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc115)
      %349 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_53 : tensor<2x16x32xf32>) outs(%348 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc115)
      %extracted_89 = tensor.extract %arg17[] : tensor<i32> loc(#loc116)
      %350 = arith.index_cast %extracted_89 : i32 to index loc(#loc116)
      %351 = arith.maxsi %350, %c0 : index loc(#loc116)
      %352 = arith.minsi %351, %c11 : index loc(#loc116)
      %inserted_slice_90 = tensor.insert_slice %349 into %arg32[%352, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<12x2x16x32xf32> loc(#loc116)
      %353 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc117)
      %354 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<2x16x32xf32>) outs(%353 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc117)
      %extracted_91 = tensor.extract %arg17[] : tensor<i32> loc(#loc118)
      %355 = arith.index_cast %extracted_91 : i32 to index loc(#loc118)
      %356 = arith.maxsi %355, %c0 : index loc(#loc118)
      %357 = arith.minsi %356, %c11 : index loc(#loc118)
      %inserted_slice_92 = tensor.insert_slice %354 into %arg33[%357, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<12x2x16x32xf32> loc(#loc118)
      %358 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc119)
      %359 = linalg.generic {indexing_maps = [#map23, #map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %248 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%358 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_116: f32, %out: f32):
        %415 = arith.divf %in, %in_116 : f32
        %416 = arith.mulf %415, %cst_9 : f32
        linalg.yield %416 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc119)
      %extracted_93 = tensor.extract %arg17[] : tensor<i32> loc(#loc120)
      %360 = arith.index_cast %extracted_93 : i32 to index loc(#loc120)
      %361 = arith.maxsi %360, %c0 : index loc(#loc120)
      %362 = arith.minsi %361, %c11 : index loc(#loc120)
      %inserted_slice_94 = tensor.insert_slice %359 into %arg34[%362, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<12x2x16x1xf32> loc(#loc120)
      %363 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc121)
      %364 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250 : tensor<2x16x1xf32>) outs(%363 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x1xf32> loc(#loc121)
      %extracted_95 = tensor.extract %arg17[] : tensor<i32> loc(#loc122)
      %365 = arith.index_cast %extracted_95 : i32 to index loc(#loc122)
      %366 = arith.maxsi %365, %c0 : index loc(#loc122)
      %367 = arith.minsi %366, %c11 : index loc(#loc122)
      %inserted_slice_96 = tensor.insert_slice %364 into %arg35[%367, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<12x2x16x1xf32> loc(#loc122)
      %368 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc123)
      %369 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_55 : tensor<1x1x32xf32>) outs(%368 : tensor<1x1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x32xf32> loc(#loc123)
      %extracted_97 = tensor.extract %arg17[] : tensor<i32> loc(#loc124)
      %370 = arith.index_cast %extracted_97 : i32 to index loc(#loc124)
      %371 = arith.maxsi %370, %c0 : index loc(#loc124)
      %372 = arith.minsi %371, %c11 : index loc(#loc124)
      %inserted_slice_98 = tensor.insert_slice %369 into %arg36[%372, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<1x1x1x32xf32> into tensor<12x1x1x32xf32> loc(#loc124)
      %373 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc125)
      %374 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252 : tensor<2x16x32xf32>) outs(%373 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc125)
      %extracted_99 = tensor.extract %arg17[] : tensor<i32> loc(#loc126)
      %375 = arith.index_cast %extracted_99 : i32 to index loc(#loc126)
      %376 = arith.maxsi %375, %c0 : index loc(#loc126)
      %377 = arith.minsi %376, %c11 : index loc(#loc126)
      %inserted_slice_100 = tensor.insert_slice %374 into %arg37[%377, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<12x2x16x32xf32> loc(#loc126)
      %378 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc127)
      %379 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258 : tensor<2x16x32xf32>) outs(%378 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc127)
      %collapsed_101 = tensor.collapse_shape %379 [[0], [1, 2], [3]] : tensor<1x2x16x32xf32> into tensor<1x32x32xf32> loc(#loc127)
      %extracted_102 = tensor.extract %arg17[] : tensor<i32> loc(#loc128)
      %380 = arith.index_cast %extracted_102 : i32 to index loc(#loc128)
      %381 = arith.maxsi %380, %c0 : index loc(#loc128)
      %382 = arith.minsi %381, %c11 : index loc(#loc128)
      %inserted_slice_103 = tensor.insert_slice %collapsed_101 into %arg38[%382, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<12x32x32xf32> loc(#loc128)
      %383 = tensor.empty() : tensor<1x32x128xf32> loc(#loc129)
      %384 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<32x128xf32>) outs(%383 : tensor<1x32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.mulf %in, %cst_5 : f32
        linalg.yield %415 : f32
      } -> tensor<1x32x128xf32> loc(#loc129)
      %extracted_104 = tensor.extract %arg17[] : tensor<i32> loc(#loc130)
      %385 = arith.index_cast %extracted_104 : i32 to index loc(#loc130)
      %386 = arith.maxsi %385, %c0 : index loc(#loc130)
      %387 = arith.minsi %386, %c11 : index loc(#loc130)
      %inserted_slice_105 = tensor.insert_slice %384 into %arg39[%387, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<12x32x128xf32> loc(#loc130)
      %388 = tensor.empty() : tensor<1x32x128xf32> loc(#loc131)
      %389 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<32x128xf32>) outs(%388 : tensor<1x32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x128xf32> loc(#loc131)
      %extracted_106 = tensor.extract %arg17[] : tensor<i32> loc(#loc132)
      %390 = arith.index_cast %extracted_106 : i32 to index loc(#loc132)
      %391 = arith.maxsi %390, %c0 : index loc(#loc132)
      %392 = arith.minsi %391, %c11 : index loc(#loc132)
      %inserted_slice_107 = tensor.insert_slice %389 into %arg40[%392, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<12x32x128xf32> loc(#loc132)
      %393 = tensor.empty() : tensor<1x32x128xf32> loc(#loc133)
      %394 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<32x128xf32>) outs(%393 : tensor<1x32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %415 = arith.subf %cst_6, %in : f32
        linalg.yield %415 : f32
      } -> tensor<1x32x128xf32> loc(#loc133)
      %extracted_108 = tensor.extract %arg17[] : tensor<i32> loc(#loc134)
      %395 = arith.index_cast %extracted_108 : i32 to index loc(#loc134)
      %396 = arith.maxsi %395, %c0 : index loc(#loc134)
      %397 = arith.minsi %396, %c11 : index loc(#loc134)
      %inserted_slice_109 = tensor.insert_slice %394 into %arg41[%397, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<12x32x128xf32> loc(#loc134)
      %398 = tensor.empty() : tensor<1x32x128xf32> loc(#loc135)
      %399 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<32x128xf32>) outs(%398 : tensor<1x32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x128xf32> loc(#loc135)
      %extracted_110 = tensor.extract %arg17[] : tensor<i32> loc(#loc136)
      %400 = arith.index_cast %extracted_110 : i32 to index loc(#loc136)
      %401 = arith.maxsi %400, %c0 : index loc(#loc136)
      %402 = arith.minsi %401, %c11 : index loc(#loc136)
      %inserted_slice_111 = tensor.insert_slice %399 into %arg42[%402, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<12x32x128xf32> loc(#loc136)
      %403 = tensor.empty() : tensor<1x32x128xf32> loc(#loc137)
      %404 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<32x128xf32>) outs(%403 : tensor<1x32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x128xf32> loc(#loc137)
      %extracted_112 = tensor.extract %arg17[] : tensor<i32> loc(#loc138)
      %405 = arith.index_cast %extracted_112 : i32 to index loc(#loc138)
      %406 = arith.maxsi %405, %c0 : index loc(#loc138)
      %407 = arith.minsi %406, %c11 : index loc(#loc138)
      %inserted_slice_113 = tensor.insert_slice %404 into %arg43[%407, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<12x32x128xf32> loc(#loc138)
      %408 = tensor.empty() : tensor<1x32x128xf32> loc(#loc139)
      %409 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<32x128xf32>) outs(%408 : tensor<1x32x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x128xf32> loc(#loc139)
      %extracted_114 = tensor.extract %arg17[] : tensor<i32> loc(#loc140)
      %410 = arith.index_cast %extracted_114 : i32 to index loc(#loc140)
      %411 = arith.maxsi %410, %c0 : index loc(#loc140)
      %412 = arith.minsi %411, %c11 : index loc(#loc140)
      %inserted_slice_115 = tensor.insert_slice %409 into %arg44[%412, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<12x32x128xf32> loc(#loc140)
      %413 = tensor.empty() : tensor<i32> loc(#loc141)
      %414 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%413 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %415 = arith.addi %in, %c1_i32 : i32
        linalg.yield %415 : i32
      } -> tensor<i32> loc(#loc141)
      scf.yield %414, %282, %inserted_slice, %inserted_slice_66, %inserted_slice_68, %inserted_slice_70, %inserted_slice_72, %inserted_slice_74, %inserted_slice_76, %inserted_slice_78, %inserted_slice_80, %inserted_slice_82, %inserted_slice_84, %inserted_slice_86, %inserted_slice_88, %inserted_slice_90, %inserted_slice_92, %inserted_slice_94, %inserted_slice_96, %inserted_slice_98, %inserted_slice_100, %inserted_slice_103, %inserted_slice_105, %inserted_slice_107, %inserted_slice_109, %inserted_slice_111, %inserted_slice_113, %inserted_slice_115 : tensor<i32>, tensor<2x16x32xf32>, tensor<12x2x16x32xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x1xf32>, tensor<12x1x1x32xf32>, tensor<12x2x16x32xf32>, tensor<12x2x16x32xf32>, tensor<12x2x16x4x8xf32>, tensor<12x2x16x4x8xf32>, tensor<12x2x4x16x16xf32>, tensor<12x2x4x16x1xf32>, tensor<12x2x4x16x1xf32>, tensor<12x2x4x16x16xf32>, tensor<12x2x16x4x8xf32>, tensor<12x2x16x32xf32>, tensor<12x2x16x32xf32>, tensor<12x2x16x1xf32>, tensor<12x2x16x1xf32>, tensor<12x1x1x32xf32>, tensor<12x2x16x32xf32>, tensor<12x32x32xf32>, tensor<12x32x128xf32>, tensor<12x32x128xf32>, tensor<12x32x128xf32>, tensor<12x32x128xf32>, tensor<12x32x128xf32>, tensor<12x32x128xf32>
    } loc(#loc29)
    %23 = tensor.empty() : tensor<2x16xf32> loc(#loc142)
    %24 = linalg.fill ins(%cst_12 : f32) outs(%23 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc142)
    %25 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22#1 : tensor<2x16x32xf32>) outs(%24 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.addf %out, %in : f32
      linalg.yield %159 : f32
    } -> tensor<2x16xf32> loc(#loc142)
    %26 = tensor.empty() : tensor<2x16x32xf32> loc(#loc143)
    %27 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22#1, %25 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%26 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.divf %in_27, %cst_11 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16x32xf32> loc(#loc143)
    %28 = tensor.empty() : tensor<2x16xf32> loc(#loc144)
    %29 = linalg.fill ins(%cst_12 : f32) outs(%28 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc144)
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<2x16x32xf32>) outs(%29 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.mulf %in, %in : f32
      %160 = arith.addf %out, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16xf32> loc(#loc144)
    %31 = tensor.empty() : tensor<2x16x1xf32> loc(#loc145)
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x16xf32>) outs(%31 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.divf %in, %cst_11 : f32
      %160 = arith.addf %159, %cst_10 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16x1xf32> loc(#loc145)
    %33 = tensor.empty() : tensor<2x16x1xf32> loc(#loc146)
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x16x1xf32>) outs(%33 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = math.rsqrt %in : f32
      linalg.yield %159 : f32
    } -> tensor<2x16x1xf32> loc(#loc146)
    %35 = tensor.empty() : tensor<2x16x32xf32> loc(#loc147)
    %36 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x16x1xf32>) outs(%35 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32> loc(#loc147)
    %37 = tensor.empty() : tensor<2x16x32xf32> loc(#loc148)
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %36 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%37 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in, %in_27 : f32
      linalg.yield %159 : f32
    } -> tensor<2x16x32xf32> loc(#loc148)
    %39 = tensor.empty() : tensor<2x16x32xf32> loc(#loc149)
    %40 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<32xf32>) outs(%39 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32> loc(#loc149)
    %41 = tensor.empty() : tensor<2x16x32xf32> loc(#loc150)
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %40, %arg11 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<32xf32>) outs(%41 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %in_28: f32, %out: f32):
      %159 = arith.mulf %in, %in_27 : f32
      %160 = arith.addf %159, %in_28 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16x32xf32> loc(#loc150)
    %43 = tensor.empty() : tensor<2x16x64xf32> loc(#loc151)
    %44 = linalg.fill ins(%cst_12 : f32) outs(%43 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc151)
    %45 = linalg.generic {indexing_maps = [#map27, #map6, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42, %arg0 : tensor<2x16x32xf32>, tensor<64x32xf32>) outs(%44 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in, %in_27 : f32
      %160 = arith.addf %out, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16x64xf32> loc(#loc151)
    %46 = tensor.empty() : tensor<2x16xf32> loc(#loc152)
    %47 = linalg.fill ins(%cst_7 : f32) outs(%46 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc152)
    %48 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%45 : tensor<2x16x64xf32>) outs(%47 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.maximumf %out, %in : f32
      linalg.yield %159 : f32
    } -> tensor<2x16xf32> loc(#loc152)
    %49 = tensor.empty() : tensor<2x16x64xf32> loc(#loc153)
    %50 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%49 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.subf %in, %in_27 : f32
      linalg.yield %159 : f32
    } -> tensor<2x16x64xf32> loc(#loc153)
    %51 = tensor.empty() : tensor<2x16x64xf32> loc(#loc154)
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x16x64xf32>) outs(%51 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = math.exp %in : f32
      linalg.yield %159 : f32
    } -> tensor<2x16x64xf32> loc(#loc154)
    %53 = tensor.empty() : tensor<2x16xf32> loc(#loc155)
    %54 = linalg.fill ins(%cst_12 : f32) outs(%53 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc155)
    %55 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<2x16x64xf32>) outs(%54 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.addf %out, %in : f32
      linalg.yield %159 : f32
    } -> tensor<2x16xf32> loc(#loc155)
    %56 = tensor.empty() : tensor<2x16x1xf32> loc(#loc156)
    %57 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x16xf32>) outs(%56 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32> loc(#loc156)
    %58 = tensor.empty() : tensor<2x16x64xi32> loc(#loc157)
    %59 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%58 : tensor<2x16x64xi32>) {
    ^bb0(%out: i32):
      %159 = linalg.index 2 : index
      %160 = arith.index_cast %159 : index to i32
      linalg.yield %160 : i32
    } -> tensor<2x16x64xi32> loc(#loc157)
    %60 = tensor.empty() : tensor<2x16x64xi1> loc(#loc158)
    %61 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %59 : tensor<2x16xi32>, tensor<2x16x64xi32>) outs(%60 : tensor<2x16x64xi1>) {
    ^bb0(%in: i32, %in_27: i32, %out: i1):
      %159 = arith.cmpi eq, %in, %in_27 : i32
      linalg.yield %159 : i1
    } -> tensor<2x16x64xi1> loc(#loc158)
    %62 = tensor.empty() : tensor<f32> loc(#loc159)
    %63 = linalg.fill ins(%cst_12 : f32) outs(%62 : tensor<f32>) -> tensor<f32> loc(#loc159)
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map5, #map28], iterator_types = ["reduction", "reduction", "reduction"]} ins(%61, %50, %57 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %159 = math.log %in_28 : f32
      %160 = arith.subf %in_27, %159 : f32
      %161 = arith.select %in, %160, %cst_12 : f32
      %162 = arith.addf %out, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<f32> loc(#loc159)
    %65 = tensor.empty() : tensor<f32> loc(#loc160)
    %66 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%64 : tensor<f32>) outs(%65 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.negf %in : f32
      %160 = arith.divf %159, %cst_11 : f32
      linalg.yield %160 : f32
    } -> tensor<f32> loc(#loc160)
    %67 = tensor.empty() : tensor<2x16x64xf32> loc(#loc161)
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<2x16x64xi1>) outs(%67 : tensor<2x16x64xf32>) {
    ^bb0(%in: i1, %out: f32):
      %159 = arith.select %in, %cst, %cst_12 : f32
      linalg.yield %159 : f32
    } -> tensor<2x16x64xf32> loc(#loc161)
    %69 = tensor.empty() : tensor<2x16xf32> loc(#loc162)
    %expanded = tensor.expand_shape %69 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc162)
    %70 = linalg.fill ins(%cst_12 : f32) outs(%expanded : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc162)
    %expanded_14 = tensor.expand_shape %68 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc162)
    %71 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_14 : tensor<2x16x1x64xf32>) outs(%70 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.negf %in : f32
      %160 = arith.addf %out, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16x1xf32> loc(#loc162)
    %72 = tensor.empty() : tensor<2x16xf32> loc(#loc163)
    %73 = linalg.fill ins(%cst_12 : f32) outs(%72 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc163)
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%71, %57 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%73 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.divf %in, %in_27 : f32
      %160 = arith.addf %out, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16xf32> loc(#loc163)
    %75 = tensor.empty() : tensor<2x16x64xf32> loc(#loc164)
    %76 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %74, %52 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%75 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_27: f32, %in_28: f32, %out: f32):
      %159 = arith.mulf %in_27, %in_28 : f32
      %160 = arith.addf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16x64xf32> loc(#loc164)
    %77 = tensor.empty() : tensor<64x32xf32> loc(#loc165)
    %78 = linalg.fill ins(%cst_12 : f32) outs(%77 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc165)
    %79 = linalg.generic {indexing_maps = [#map29, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%76, %42 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%78 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in, %in_27 : f32
      %160 = arith.addf %out, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<64x32xf32> loc(#loc165)
    %80 = tensor.empty() : tensor<2x16x32xf32> loc(#loc166)
    %81 = linalg.fill ins(%cst_12 : f32) outs(%80 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc166)
    %82 = linalg.generic {indexing_maps = [#map27, #map30, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%76, %arg0 : tensor<2x16x64xf32>, tensor<64x32xf32>) outs(%81 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in, %in_27 : f32
      %160 = arith.addf %out, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16x32xf32> loc(#loc166)
    %83 = tensor.empty() : tensor<32xf32> loc(#loc167)
    %expanded_15 = tensor.expand_shape %83 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc167)
    %84 = linalg.fill ins(%cst_12 : f32) outs(%expanded_15 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc167)
    %expanded_16 = tensor.expand_shape %82 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc167)
    %85 = linalg.generic {indexing_maps = [#map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_16 : tensor<2x16x1x1x32xf32>) outs(%84 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.addf %out, %in : f32
      linalg.yield %159 : f32
    } -> tensor<1x1x32xf32> loc(#loc167)
    %86 = tensor.empty() : tensor<32xf32> loc(#loc168)
    %87 = linalg.fill ins(%cst_12 : f32) outs(%86 : tensor<32xf32>) -> tensor<32xf32> loc(#loc168)
    %88 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%85 : tensor<1x1x32xf32>) outs(%87 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.addf %out, %in : f32
      linalg.yield %159 : f32
    } -> tensor<32xf32> loc(#loc168)
    %89 = tensor.empty() : tensor<32xf32> loc(#loc169)
    %expanded_17 = tensor.expand_shape %89 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc169)
    %90 = linalg.fill ins(%cst_12 : f32) outs(%expanded_17 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc169)
    %expanded_18 = tensor.expand_shape %38 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc169)
    %expanded_19 = tensor.expand_shape %82 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc169)
    %91 = linalg.generic {indexing_maps = [#map31, #map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_18, %expanded_19 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%90 : tensor<1x1x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in, %in_27 : f32
      %160 = arith.addf %out, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<1x1x32xf32> loc(#loc169)
    %92 = tensor.empty() : tensor<2x16x32xf32> loc(#loc170)
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %40 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%92 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in, %in_27 : f32
      linalg.yield %159 : f32
    } -> tensor<2x16x32xf32> loc(#loc170)
    %94 = tensor.empty() : tensor<32xf32> loc(#loc171)
    %95 = linalg.fill ins(%cst_12 : f32) outs(%94 : tensor<32xf32>) -> tensor<32xf32> loc(#loc171)
    %96 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%91 : tensor<1x1x32xf32>) outs(%95 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.addf %out, %in : f32
      linalg.yield %159 : f32
    } -> tensor<32xf32> loc(#loc171)
    %97 = tensor.empty() : tensor<2x16xf32> loc(#loc172)
    %expanded_20 = tensor.expand_shape %97 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc172)
    %98 = linalg.fill ins(%cst_12 : f32) outs(%expanded_20 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc172)
    %expanded_21 = tensor.expand_shape %27 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc172)
    %expanded_22 = tensor.expand_shape %93 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc172)
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_21, %expanded_22 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%98 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in, %in_27 : f32
      %160 = arith.addf %out, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16x1xf32> loc(#loc172)
    %100 = tensor.empty() : tensor<2x16xf32> loc(#loc173)
    %101 = linalg.fill ins(%cst_12 : f32) outs(%100 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc173)
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99, %34, %32 : tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%101 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %in_28: f32, %out: f32):
      %159 = arith.divf %in_27, %in_28 : f32
      %160 = arith.mulf %159, %cst_9 : f32
      %161 = arith.mulf %in, %160 : f32
      %162 = arith.divf %161, %cst_11 : f32
      %163 = arith.addf %out, %162 : f32
      linalg.yield %163 : f32
    } -> tensor<2x16xf32> loc(#loc173)
    %103 = tensor.empty() : tensor<2x16x32xf32> loc(#loc174)
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %36, %27, %102 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%103 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %in_28: f32, %in_29: f32, %out: f32):
      %159 = arith.mulf %in_29, %in_28 : f32
      %160 = arith.mulf %in_28, %in_29 : f32
      %161 = arith.mulf %in, %in_27 : f32
      %162 = arith.addf %161, %160 : f32
      %163 = arith.addf %162, %159 : f32
      linalg.yield %163 : f32
    } -> tensor<2x16x32xf32> loc(#loc174)
    %105 = tensor.empty() : tensor<2x16xf32> loc(#loc175)
    %expanded_23 = tensor.expand_shape %105 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc175)
    %106 = linalg.fill ins(%cst_12 : f32) outs(%expanded_23 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc175)
    %expanded_24 = tensor.expand_shape %104 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc175)
    %107 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24 : tensor<2x16x1x32xf32>) outs(%106 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.negf %in : f32
      %160 = arith.addf %out, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16x1xf32> loc(#loc175)
    %108 = tensor.empty() : tensor<2x16xf32> loc(#loc176)
    %109 = linalg.fill ins(%cst_12 : f32) outs(%108 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc176)
    %110 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%107 : tensor<2x16x1xf32>) outs(%109 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.divf %in, %cst_11 : f32
      %160 = arith.addf %out, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<2x16xf32> loc(#loc176)
    %111 = tensor.empty() : tensor<2x16x32xf32> loc(#loc177)
    %112 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %110 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%111 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.addf %in, %in_27 : f32
      linalg.yield %159 : f32
    } -> tensor<2x16x32xf32> loc(#loc177)
    %113 = tensor.empty() : tensor<12x128x32xf32> loc(#loc178)
    %114 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%113 : tensor<12x128x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x128x32xf32> loc(#loc178)
    %115 = tensor.empty() : tensor<12x32xf32> loc(#loc179)
    %116 = linalg.generic {indexing_maps = [#map18], iterator_types = ["parallel", "parallel"]} outs(%115 : tensor<12x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x32xf32> loc(#loc179)
    %117 = tensor.empty() : tensor<12x32x96xf32> loc(#loc180)
    %118 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%117 : tensor<12x32x96xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x32x96xf32> loc(#loc180)
    %119 = tensor.empty() : tensor<12x128xf32> loc(#loc181)
    %120 = linalg.generic {indexing_maps = [#map18], iterator_types = ["parallel", "parallel"]} outs(%119 : tensor<12x128xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<12x128xf32> loc(#loc181)
    %121:12 = scf.for %arg16 = %c0 to %c12 step %c1 iter_args(%arg17 = %cst_13, %arg18 = %112, %arg19 = %114, %arg20 = %116, %arg21 = %116, %arg22 = %116, %arg23 = %116, %arg24 = %116, %arg25 = %19, %arg26 = %118, %arg27 = %21, %arg28 = %120) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<12x128x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32x32xf32>, tensor<12x32x96xf32>, tensor<12x32x128xf32>, tensor<12x128xf32>) {
      %159 = tensor.empty() : tensor<i32> loc(#loc183)
      %160 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%159 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %435 = arith.subi %c11_i32, %in : i32
        linalg.yield %435 : i32
      } -> tensor<i32> loc(#loc183)
      %extracted = tensor.extract %160[] : tensor<i32> loc(#loc184)
      %161 = arith.index_cast %extracted : i32 to index loc(#loc184)
      %162 = arith.maxsi %161, %c0 : index loc(#loc184)
      %163 = arith.minsi %162, %c11 : index loc(#loc184)
      %extracted_slice = tensor.extract_slice %22#2[%163, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<12x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc184)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc185)
      %extracted_27 = tensor.extract %160[] : tensor<i32> loc(#loc186)
      %164 = arith.index_cast %extracted_27 : i32 to index loc(#loc186)
      %165 = arith.maxsi %164, %c0 : index loc(#loc186)
      %166 = arith.minsi %165, %c11 : index loc(#loc186)
      %extracted_slice_28 = tensor.extract_slice %22#3[%166, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<12x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc186)
      %extracted_29 = tensor.extract %160[] : tensor<i32> loc(#loc187)
      %167 = arith.index_cast %extracted_29 : i32 to index loc(#loc187)
      %168 = arith.maxsi %167, %c0 : index loc(#loc187)
      %169 = arith.minsi %168, %c11 : index loc(#loc187)
      %extracted_slice_30 = tensor.extract_slice %22#4[%169, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<12x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc187)
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2], [3]] : tensor<1x2x16x1xf32> into tensor<2x16x1xf32> loc(#loc188)
      %extracted_32 = tensor.extract %160[] : tensor<i32> loc(#loc189)
      %170 = arith.index_cast %extracted_32 : i32 to index loc(#loc189)
      %171 = arith.maxsi %170, %c0 : index loc(#loc189)
      %172 = arith.minsi %171, %c11 : index loc(#loc189)
      %extracted_slice_33 = tensor.extract_slice %22#5[%172, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<12x1x1x32xf32> to tensor<1x1x1x32xf32> loc(#loc189)
      %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc190)
      %extracted_35 = tensor.extract %160[] : tensor<i32> loc(#loc191)
      %173 = arith.index_cast %extracted_35 : i32 to index loc(#loc191)
      %174 = arith.maxsi %173, %c0 : index loc(#loc191)
      %175 = arith.minsi %174, %c11 : index loc(#loc191)
      %extracted_slice_36 = tensor.extract_slice %22#6[%175, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<12x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc191)
      %extracted_37 = tensor.extract %160[] : tensor<i32> loc(#loc192)
      %176 = arith.index_cast %extracted_37 : i32 to index loc(#loc192)
      %177 = arith.maxsi %176, %c0 : index loc(#loc192)
      %178 = arith.minsi %177, %c11 : index loc(#loc192)
      %extracted_slice_38 = tensor.extract_slice %arg8[%178, 0, 0] [1, 32, 96] [1, 1, 1] : tensor<12x32x96xf32> to tensor<1x32x96xf32> loc(#loc192)
      %extracted_39 = tensor.extract %160[] : tensor<i32> loc(#loc193)
      %179 = arith.index_cast %extracted_39 : i32 to index loc(#loc193)
      %180 = arith.maxsi %179, %c0 : index loc(#loc193)
      %181 = arith.minsi %180, %c11 : index loc(#loc193)
      %extracted_slice_40 = tensor.extract_slice %22#7[%181, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<12x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc193)
      %extracted_41 = tensor.extract %160[] : tensor<i32> loc(#loc194)
      %182 = arith.index_cast %extracted_41 : i32 to index loc(#loc194)
      %183 = arith.maxsi %182, %c0 : index loc(#loc194)
      %184 = arith.minsi %183, %c11 : index loc(#loc194)
      %extracted_slice_42 = tensor.extract_slice %22#8[%184, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<12x2x16x4x8xf32> to tensor<1x2x16x4x8xf32> loc(#loc194)
      %extracted_43 = tensor.extract %160[] : tensor<i32> loc(#loc195)
      %185 = arith.index_cast %extracted_43 : i32 to index loc(#loc195)
      %186 = arith.maxsi %185, %c0 : index loc(#loc195)
      %187 = arith.minsi %186, %c11 : index loc(#loc195)
      %extracted_slice_44 = tensor.extract_slice %22#9[%187, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<12x2x16x4x8xf32> to tensor<1x2x16x4x8xf32> loc(#loc195)
      %extracted_45 = tensor.extract %160[] : tensor<i32> loc(#loc196)
      %188 = arith.index_cast %extracted_45 : i32 to index loc(#loc196)
      %189 = arith.maxsi %188, %c0 : index loc(#loc196)
      %190 = arith.minsi %189, %c11 : index loc(#loc196)
      %extracted_slice_46 = tensor.extract_slice %22#10[%190, 0, 0, 0, 0] [1, 2, 4, 16, 16] [1, 1, 1, 1, 1] : tensor<12x2x4x16x16xf32> to tensor<1x2x4x16x16xf32> loc(#loc196)
      %collapsed_47 = tensor.collapse_shape %extracted_slice_46 [[0, 1], [2], [3], [4]] : tensor<1x2x4x16x16xf32> into tensor<2x4x16x16xf32> loc(#loc197)
      %extracted_48 = tensor.extract %160[] : tensor<i32> loc(#loc198)
      %191 = arith.index_cast %extracted_48 : i32 to index loc(#loc198)
      %192 = arith.maxsi %191, %c0 : index loc(#loc198)
      %193 = arith.minsi %192, %c11 : index loc(#loc198)
      %extracted_slice_49 = tensor.extract_slice %22#11[%193, 0, 0, 0, 0] [1, 2, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<12x2x4x16x1xf32> to tensor<1x2x4x16x1xf32> loc(#loc198)
      %collapsed_50 = tensor.collapse_shape %extracted_slice_49 [[0, 1], [2], [3], [4]] : tensor<1x2x4x16x1xf32> into tensor<2x4x16x1xf32> loc(#loc199)
      %extracted_51 = tensor.extract %160[] : tensor<i32> loc(#loc200)
      %194 = arith.index_cast %extracted_51 : i32 to index loc(#loc200)
      %195 = arith.maxsi %194, %c0 : index loc(#loc200)
      %196 = arith.minsi %195, %c11 : index loc(#loc200)
      %extracted_slice_52 = tensor.extract_slice %22#12[%196, 0, 0, 0, 0] [1, 2, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<12x2x4x16x1xf32> to tensor<1x2x4x16x1xf32> loc(#loc200)
      %collapsed_53 = tensor.collapse_shape %extracted_slice_52 [[0, 1], [2], [3], [4]] : tensor<1x2x4x16x1xf32> into tensor<2x4x16x1xf32> loc(#loc201)
      %extracted_54 = tensor.extract %160[] : tensor<i32> loc(#loc202)
      %197 = arith.index_cast %extracted_54 : i32 to index loc(#loc202)
      %198 = arith.maxsi %197, %c0 : index loc(#loc202)
      %199 = arith.minsi %198, %c11 : index loc(#loc202)
      %extracted_slice_55 = tensor.extract_slice %22#13[%199, 0, 0, 0, 0] [1, 2, 4, 16, 16] [1, 1, 1, 1, 1] : tensor<12x2x4x16x16xf32> to tensor<1x2x4x16x16xf32> loc(#loc202)
      %extracted_56 = tensor.extract %160[] : tensor<i32> loc(#loc203)
      %200 = arith.index_cast %extracted_56 : i32 to index loc(#loc203)
      %201 = arith.maxsi %200, %c0 : index loc(#loc203)
      %202 = arith.minsi %201, %c11 : index loc(#loc203)
      %extracted_slice_57 = tensor.extract_slice %22#14[%202, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<12x2x16x4x8xf32> to tensor<1x2x16x4x8xf32> loc(#loc203)
      %extracted_58 = tensor.extract %160[] : tensor<i32> loc(#loc204)
      %203 = arith.index_cast %extracted_58 : i32 to index loc(#loc204)
      %204 = arith.maxsi %203, %c0 : index loc(#loc204)
      %205 = arith.minsi %204, %c11 : index loc(#loc204)
      %extracted_slice_59 = tensor.extract_slice %arg7[%205, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<12x32x32xf32> to tensor<1x32x32xf32> loc(#loc204)
      %extracted_60 = tensor.extract %160[] : tensor<i32> loc(#loc205)
      %206 = arith.index_cast %extracted_60 : i32 to index loc(#loc205)
      %207 = arith.maxsi %206, %c0 : index loc(#loc205)
      %208 = arith.minsi %207, %c11 : index loc(#loc205)
      %extracted_slice_61 = tensor.extract_slice %22#15[%208, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<12x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc205)
      %extracted_62 = tensor.extract %160[] : tensor<i32> loc(#loc206)
      %209 = arith.index_cast %extracted_62 : i32 to index loc(#loc206)
      %210 = arith.maxsi %209, %c0 : index loc(#loc206)
      %211 = arith.minsi %210, %c11 : index loc(#loc206)
      %extracted_slice_63 = tensor.extract_slice %22#16[%211, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<12x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc206)
      %collapsed_64 = tensor.collapse_shape %extracted_slice_63 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc207)
      %extracted_65 = tensor.extract %160[] : tensor<i32> loc(#loc208)
      %212 = arith.index_cast %extracted_65 : i32 to index loc(#loc208)
      %213 = arith.maxsi %212, %c0 : index loc(#loc208)
      %214 = arith.minsi %213, %c11 : index loc(#loc208)
      %extracted_slice_66 = tensor.extract_slice %22#17[%214, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<12x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc208)
      %extracted_67 = tensor.extract %160[] : tensor<i32> loc(#loc209)
      %215 = arith.index_cast %extracted_67 : i32 to index loc(#loc209)
      %216 = arith.maxsi %215, %c0 : index loc(#loc209)
      %217 = arith.minsi %216, %c11 : index loc(#loc209)
      %extracted_slice_68 = tensor.extract_slice %22#18[%217, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<12x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc209)
      %collapsed_69 = tensor.collapse_shape %extracted_slice_68 [[0, 1], [2], [3]] : tensor<1x2x16x1xf32> into tensor<2x16x1xf32> loc(#loc210)
      %extracted_70 = tensor.extract %160[] : tensor<i32> loc(#loc211)
      %218 = arith.index_cast %extracted_70 : i32 to index loc(#loc211)
      %219 = arith.maxsi %218, %c0 : index loc(#loc211)
      %220 = arith.minsi %219, %c11 : index loc(#loc211)
      %extracted_slice_71 = tensor.extract_slice %22#19[%220, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<12x1x1x32xf32> to tensor<1x1x1x32xf32> loc(#loc211)
      %collapsed_72 = tensor.collapse_shape %extracted_slice_71 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc212)
      %extracted_73 = tensor.extract %160[] : tensor<i32> loc(#loc213)
      %221 = arith.index_cast %extracted_73 : i32 to index loc(#loc213)
      %222 = arith.maxsi %221, %c0 : index loc(#loc213)
      %223 = arith.minsi %222, %c11 : index loc(#loc213)
      %extracted_slice_74 = tensor.extract_slice %22#20[%223, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<12x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc213)
      %extracted_75 = tensor.extract %160[] : tensor<i32> loc(#loc214)
      %224 = arith.index_cast %extracted_75 : i32 to index loc(#loc214)
      %225 = arith.maxsi %224, %c0 : index loc(#loc214)
      %226 = arith.minsi %225, %c11 : index loc(#loc214)
      %extracted_slice_76 = tensor.extract_slice %arg9[%226, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<12x32x128xf32> to tensor<1x32x128xf32> loc(#loc214)
      %extracted_77 = tensor.extract %160[] : tensor<i32> loc(#loc215)
      %227 = arith.index_cast %extracted_77 : i32 to index loc(#loc215)
      %228 = arith.maxsi %227, %c0 : index loc(#loc215)
      %229 = arith.minsi %228, %c11 : index loc(#loc215)
      %extracted_slice_78 = tensor.extract_slice %22#21[%229, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<12x32x32xf32> to tensor<1x32x32xf32> loc(#loc215)
      %extracted_79 = tensor.extract %160[] : tensor<i32> loc(#loc216)
      %230 = arith.index_cast %extracted_79 : i32 to index loc(#loc216)
      %231 = arith.maxsi %230, %c0 : index loc(#loc216)
      %232 = arith.minsi %231, %c11 : index loc(#loc216)
      %extracted_slice_80 = tensor.extract_slice %22#22[%232, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<12x32x128xf32> to tensor<1x32x128xf32> loc(#loc216)
      %extracted_81 = tensor.extract %160[] : tensor<i32> loc(#loc217)
      %233 = arith.index_cast %extracted_81 : i32 to index loc(#loc217)
      %234 = arith.maxsi %233, %c0 : index loc(#loc217)
      %235 = arith.minsi %234, %c11 : index loc(#loc217)
      %extracted_slice_82 = tensor.extract_slice %22#23[%235, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<12x32x128xf32> to tensor<1x32x128xf32> loc(#loc217)
      %extracted_83 = tensor.extract %160[] : tensor<i32> loc(#loc218)
      %236 = arith.index_cast %extracted_83 : i32 to index loc(#loc218)
      %237 = arith.maxsi %236, %c0 : index loc(#loc218)
      %238 = arith.minsi %237, %c11 : index loc(#loc218)
      %extracted_slice_84 = tensor.extract_slice %22#24[%238, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<12x32x128xf32> to tensor<1x32x128xf32> loc(#loc218)
      %extracted_85 = tensor.extract %160[] : tensor<i32> loc(#loc219)
      %239 = arith.index_cast %extracted_85 : i32 to index loc(#loc219)
      %240 = arith.maxsi %239, %c0 : index loc(#loc219)
      %241 = arith.minsi %240, %c11 : index loc(#loc219)
      %extracted_slice_86 = tensor.extract_slice %22#25[%241, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<12x32x128xf32> to tensor<1x32x128xf32> loc(#loc219)
      %extracted_87 = tensor.extract %160[] : tensor<i32> loc(#loc220)
      %242 = arith.index_cast %extracted_87 : i32 to index loc(#loc220)
      %243 = arith.maxsi %242, %c0 : index loc(#loc220)
      %244 = arith.minsi %243, %c11 : index loc(#loc220)
      %extracted_slice_88 = tensor.extract_slice %22#26[%244, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<12x32x128xf32> to tensor<1x32x128xf32> loc(#loc220)
      %extracted_89 = tensor.extract %160[] : tensor<i32> loc(#loc221)
      %245 = arith.index_cast %extracted_89 : i32 to index loc(#loc221)
      %246 = arith.maxsi %245, %c0 : index loc(#loc221)
      %247 = arith.minsi %246, %c11 : index loc(#loc221)
      %extracted_slice_90 = tensor.extract_slice %arg1[%247, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<12x128x32xf32> to tensor<1x128x32xf32> loc(#loc221)
      %extracted_91 = tensor.extract %160[] : tensor<i32> loc(#loc222)
      %248 = arith.index_cast %extracted_91 : i32 to index loc(#loc222)
      %249 = arith.maxsi %248, %c0 : index loc(#loc222)
      %250 = arith.minsi %249, %c11 : index loc(#loc222)
      %extracted_slice_92 = tensor.extract_slice %22#27[%250, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<12x32x128xf32> to tensor<1x32x128xf32> loc(#loc222)
      %collapsed_93 = tensor.collapse_shape %arg18 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32> loc(#loc223)
      %251 = tensor.empty() : tensor<32xf32> loc(#loc224)
      %expanded_94 = tensor.expand_shape %251 [[0, 1]] output_shape [1, 32] : tensor<32xf32> into tensor<1x32xf32> loc(#loc224)
      %252 = linalg.fill ins(%cst_12 : f32) outs(%expanded_94 : tensor<1x32xf32>) -> tensor<1x32xf32> loc(#loc224)
      %expanded_95 = tensor.expand_shape %arg18 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc224)
      %253 = linalg.generic {indexing_maps = [#map34, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_95 : tensor<2x16x1x32xf32>) outs(%252 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.addf %out, %in : f32
        linalg.yield %435 : f32
      } -> tensor<1x32xf32> loc(#loc224)
      %254 = tensor.empty() : tensor<32xf32> loc(#loc225)
      %255 = linalg.fill ins(%cst_12 : f32) outs(%254 : tensor<32xf32>) -> tensor<32xf32> loc(#loc225)
      %256 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction"]} ins(%253 : tensor<1x32xf32>) outs(%255 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.addf %out, %in : f32
        linalg.yield %435 : f32
      } -> tensor<32xf32> loc(#loc225)
      %257 = tensor.empty() : tensor<32x128xf32> loc(#loc226)
      %258 = linalg.fill ins(%cst_12 : f32) outs(%257 : tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc226)
      %expanded_96 = tensor.expand_shape %collapsed_93 [[0, 1], [2]] output_shape [1, 32, 32] : tensor<32x32xf32> into tensor<1x32x32xf32> loc(#loc226)
      %259 = linalg.generic {indexing_maps = [#map29, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_96, %extracted_slice_92 : tensor<1x32x32xf32>, tensor<1x32x128xf32>) outs(%258 : tensor<32x128xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<32x128xf32> loc(#loc226)
      %260 = tensor.empty() : tensor<32x128xf32> loc(#loc227)
      %expanded_97 = tensor.expand_shape %260 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32> loc(#loc227)
      %261 = linalg.fill ins(%cst_12 : f32) outs(%expanded_97 : tensor<32x1x128xf32>) -> tensor<32x1x128xf32> loc(#loc227)
      %262 = linalg.generic {indexing_maps = [#map37, #map23, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_93, %extracted_slice_90 : tensor<32x32xf32>, tensor<1x128x32xf32>) outs(%261 : tensor<32x1x128xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<32x1x128xf32> loc(#loc227)
      %expanded_98 = tensor.expand_shape %262 [[0, 1], [2], [3]] output_shape [1, 32, 1, 128] : tensor<32x1x128xf32> into tensor<1x32x1x128xf32> loc(#loc228)
      %expanded_99 = tensor.expand_shape %extracted_slice_88 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc228)
      %expanded_100 = tensor.expand_shape %extracted_slice_86 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc229)
      %expanded_101 = tensor.expand_shape %262 [[0, 1], [2], [3]] output_shape [1, 32, 1, 128] : tensor<32x1x128xf32> into tensor<1x32x1x128xf32> loc(#loc229)
      %expanded_102 = tensor.expand_shape %extracted_slice_84 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc230)
      %expanded_103 = tensor.expand_shape %extracted_slice_82 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc231)
      %expanded_104 = tensor.expand_shape %extracted_slice_80 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc232)
      %263 = tensor.empty() : tensor<1x32x1x128xf32> loc(#loc233)
      %264 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_101, %expanded_100, %expanded_99, %expanded_98, %expanded_102, %expanded_103, %expanded_104 : tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>) outs(%263 : tensor<1x32x1x128xf32>) {
      ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %in_179: f32, %in_180: f32, %out: f32):
        %435 = arith.mulf %in_176, %in_177 : f32
        %436 = arith.mulf %435, %cst_2 : f32
        %437 = arith.mulf %436, %in_178 : f32
        %438 = arith.mulf %437, %in_179 : f32
        %439 = arith.addf %437, %438 : f32
        %440 = arith.mulf %439, %cst_3 : f32
        %441 = arith.mulf %440, %cst_4 : f32
        %442 = arith.mulf %441, %in_180 : f32
        %443 = arith.mulf %in, %in_175 : f32
        %444 = arith.addf %443, %440 : f32
        %445 = arith.addf %444, %442 : f32
        linalg.yield %445 : f32
      } -> tensor<1x32x1x128xf32> loc(#loc233)
      %265 = tensor.empty() : tensor<128xf32> loc(#loc234)
      %expanded_105 = tensor.expand_shape %265 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32> loc(#loc234)
      %266 = linalg.fill ins(%cst_12 : f32) outs(%expanded_105 : tensor<1x128xf32>) -> tensor<1x128xf32> loc(#loc234)
      %267 = linalg.generic {indexing_maps = [#map34, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%264 : tensor<1x32x1x128xf32>) outs(%266 : tensor<1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.addf %out, %in : f32
        linalg.yield %435 : f32
      } -> tensor<1x128xf32> loc(#loc234)
      %268 = tensor.empty() : tensor<128xf32> loc(#loc235)
      %269 = linalg.fill ins(%cst_12 : f32) outs(%268 : tensor<128xf32>) -> tensor<128xf32> loc(#loc235)
      %270 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction"]} ins(%267 : tensor<1x128xf32>) outs(%269 : tensor<128xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.addf %out, %in : f32
        linalg.yield %435 : f32
      } -> tensor<128xf32> loc(#loc235)
      %271 = tensor.empty() : tensor<128x32xf32> loc(#loc236)
      %expanded_106 = tensor.expand_shape %271 [[0, 1], [2]] output_shape [1, 128, 32] : tensor<128x32xf32> into tensor<1x128x32xf32> loc(#loc236)
      %272 = linalg.fill ins(%cst_12 : f32) outs(%expanded_106 : tensor<1x128x32xf32>) -> tensor<1x128x32xf32> loc(#loc236)
      %273 = linalg.generic {indexing_maps = [#map38, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%264, %extracted_slice_78 : tensor<1x32x1x128xf32>, tensor<1x32x32xf32>) outs(%272 : tensor<1x128x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x128x32xf32> loc(#loc236)
      %274 = tensor.empty() : tensor<32x32xf32> loc(#loc237)
      %expanded_107 = tensor.expand_shape %274 [[0, 1], [2, 3]] output_shape [1, 32, 1, 32] : tensor<32x32xf32> into tensor<1x32x1x32xf32> loc(#loc237)
      %275 = linalg.fill ins(%cst_12 : f32) outs(%expanded_107 : tensor<1x32x1x32xf32>) -> tensor<1x32x1x32xf32> loc(#loc237)
      %expanded_108 = tensor.expand_shape %extracted_slice_76 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc237)
      %276 = linalg.generic {indexing_maps = [#map39, #map40, #map41], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%264, %expanded_108 : tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>) outs(%275 : tensor<1x32x1x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x32x1x32xf32> loc(#loc237)
      %collapsed_109 = tensor.collapse_shape %276 [[0, 1], [2, 3]] : tensor<1x32x1x32xf32> into tensor<32x32xf32> loc(#loc237)
      %expanded_110 = tensor.expand_shape %collapsed_109 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32> loc(#loc238)
      %277 = tensor.empty() : tensor<32xf32> loc(#loc239)
      %expanded_111 = tensor.expand_shape %277 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc239)
      %278 = linalg.fill ins(%cst_12 : f32) outs(%expanded_111 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc239)
      %expanded_112 = tensor.expand_shape %collapsed_109 [[0, 1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<32x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc239)
      %279 = linalg.generic {indexing_maps = [#map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_112 : tensor<2x16x1x1x32xf32>) outs(%278 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.addf %out, %in : f32
        linalg.yield %435 : f32
      } -> tensor<1x1x32xf32> loc(#loc239)
      %280 = tensor.empty() : tensor<32xf32> loc(#loc240)
      %281 = linalg.fill ins(%cst_12 : f32) outs(%280 : tensor<32xf32>) -> tensor<32xf32> loc(#loc240)
      %282 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%279 : tensor<1x1x32xf32>) outs(%281 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.addf %out, %in : f32
        linalg.yield %435 : f32
      } -> tensor<32xf32> loc(#loc240)
      %283 = tensor.empty() : tensor<32xf32> loc(#loc241)
      %expanded_113 = tensor.expand_shape %283 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc241)
      %284 = linalg.fill ins(%cst_12 : f32) outs(%expanded_113 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc241)
      %expanded_114 = tensor.expand_shape %extracted_slice_74 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x1x32xf32> loc(#loc241)
      %expanded_115 = tensor.expand_shape %276 [[0], [1, 2], [3], [4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<1x32x1x32xf32> into tensor<1x2x16x1x1x32xf32> loc(#loc241)
      %285 = linalg.generic {indexing_maps = [#map42, #map42, #map43], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_114, %expanded_115 : tensor<1x2x16x1x1x32xf32>, tensor<1x2x16x1x1x32xf32>) outs(%284 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x1x32xf32> loc(#loc241)
      %286 = tensor.empty() : tensor<2x16x32xf32> loc(#loc242)
      %287 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_110, %collapsed_72 : tensor<2x16x32xf32>, tensor<1x1x32xf32>) outs(%286 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        linalg.yield %435 : f32
      } -> tensor<2x16x32xf32> loc(#loc242)
      %288 = tensor.empty() : tensor<32xf32> loc(#loc243)
      %289 = linalg.fill ins(%cst_12 : f32) outs(%288 : tensor<32xf32>) -> tensor<32xf32> loc(#loc243)
      %290 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%285 : tensor<1x1x32xf32>) outs(%289 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.addf %out, %in : f32
        linalg.yield %435 : f32
      } -> tensor<32xf32> loc(#loc243)
      %291 = tensor.empty() : tensor<2x16xf32> loc(#loc244)
      %expanded_116 = tensor.expand_shape %291 [[0, 1], [2, 3]] output_shape [1, 2, 16, 1] : tensor<2x16xf32> into tensor<1x2x16x1xf32> loc(#loc244)
      %292 = linalg.fill ins(%cst_12 : f32) outs(%expanded_116 : tensor<1x2x16x1xf32>) -> tensor<1x2x16x1xf32> loc(#loc244)
      %expanded_117 = tensor.expand_shape %extracted_slice_63 [[0], [1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc244)
      %expanded_118 = tensor.expand_shape %287 [[0, 1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc244)
      %293 = linalg.generic {indexing_maps = [#map4, #map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_117, %expanded_118 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%292 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc244)
      %294 = tensor.empty() : tensor<2x16xf32> loc(#loc245)
      %expanded_119 = tensor.expand_shape %294 [[0, 1], [2]] output_shape [1, 2, 16] : tensor<2x16xf32> into tensor<1x2x16xf32> loc(#loc245)
      %295 = linalg.fill ins(%cst_12 : f32) outs(%expanded_119 : tensor<1x2x16xf32>) -> tensor<1x2x16xf32> loc(#loc245)
      %296 = linalg.generic {indexing_maps = [#map3, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%293, %extracted_slice_66 : tensor<1x2x16x1xf32>, tensor<1x2x16x1xf32>) outs(%295 : tensor<1x2x16xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.divf %435, %cst_11 : f32
        %437 = arith.addf %out, %436 : f32
        linalg.yield %437 : f32
      } -> tensor<1x2x16xf32> loc(#loc245)
      %297 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc246)
      %298 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296 : tensor<1x2x16xf32>) outs(%297 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc246)
      %collapsed_120 = tensor.collapse_shape %298 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc246)
      %299 = tensor.empty() : tensor<2x16x32xf32> loc(#loc247)
      %300 = linalg.generic {indexing_maps = [#map1, #map5, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %collapsed_69, %collapsed_64, %collapsed_120 : tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%299 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
        %435 = arith.mulf %in_177, %in_176 : f32
        %436 = arith.mulf %in_176, %in_177 : f32
        %437 = arith.mulf %in, %in_175 : f32
        %438 = arith.addf %437, %436 : f32
        %439 = arith.addf %438, %435 : f32
        linalg.yield %439 : f32
      } -> tensor<2x16x32xf32> loc(#loc247)
      %301 = tensor.empty() : tensor<2x16xf32> loc(#loc248)
      %expanded_121 = tensor.expand_shape %301 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc248)
      %302 = linalg.fill ins(%cst_12 : f32) outs(%expanded_121 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc248)
      %expanded_122 = tensor.expand_shape %300 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc248)
      %303 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_122 : tensor<2x16x1x32xf32>) outs(%302 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.negf %in : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x1xf32> loc(#loc248)
      %304 = tensor.empty() : tensor<2x16xf32> loc(#loc249)
      %305 = linalg.fill ins(%cst_12 : f32) outs(%304 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc249)
      %306 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%303 : tensor<2x16x1xf32>) outs(%305 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.divf %in, %cst_11 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16xf32> loc(#loc249)
      %307 = tensor.empty() : tensor<2x16x32xf32> loc(#loc250)
      %308 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %300, %306 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%307 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
        %435 = arith.addf %in, %in_175 : f32
        %436 = arith.addf %435, %in_176 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x32xf32> loc(#loc250)
      %309 = tensor.empty() : tensor<32x32xf32> loc(#loc251)
      %310 = linalg.fill ins(%cst_12 : f32) outs(%309 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc251)
      %expanded_123 = tensor.expand_shape %308 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc251)
      %311 = linalg.generic {indexing_maps = [#map44, #map45, #map46], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_123, %extracted_slice_61 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%310 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<32x32xf32> loc(#loc251)
      %312 = tensor.empty() : tensor<2x16x32xf32> loc(#loc252)
      %expanded_124 = tensor.expand_shape %312 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc252)
      %313 = linalg.fill ins(%cst_12 : f32) outs(%expanded_124 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc252)
      %314 = linalg.generic {indexing_maps = [#map47, #map48, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%308, %extracted_slice_59 : tensor<2x16x32xf32>, tensor<1x32x32xf32>) outs(%313 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc252)
      %collapsed_125 = tensor.collapse_shape %314 [[0], [1], [2, 3]] : tensor<2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc252)
      %expanded_126 = tensor.expand_shape %collapsed_125 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc253)
      %315 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc254)
      %316 = linalg.generic {indexing_maps = [#map49, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_126 : tensor<2x16x4x8xf32>) outs(%315 : tensor<2x4x8x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x8x16xf32> loc(#loc254)
      %317 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc255)
      %expanded_127 = tensor.expand_shape %317 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 16] : tensor<2x4x16x16xf32> into tensor<1x2x4x16x16xf32> loc(#loc255)
      %318 = linalg.fill ins(%cst_12 : f32) outs(%expanded_127 : tensor<1x2x4x16x16xf32>) -> tensor<1x2x4x16x16xf32> loc(#loc255)
      %expanded_128 = tensor.expand_shape %316 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 8, 16] : tensor<2x4x8x16xf32> into tensor<1x2x4x8x16xf32> loc(#loc255)
      %319 = linalg.generic {indexing_maps = [#map50, #map51, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_128, %extracted_slice_57 : tensor<1x2x4x8x16xf32>, tensor<1x2x16x4x8xf32>) outs(%318 : tensor<1x2x4x16x16xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x4x16x16xf32> loc(#loc255)
      %collapsed_129 = tensor.collapse_shape %319 [[0, 1], [2], [3], [4]] : tensor<1x2x4x16x16xf32> into tensor<2x4x16x16xf32> loc(#loc255)
      %320 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc256)
      %expanded_130 = tensor.expand_shape %320 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 8, 16] : tensor<2x4x8x16xf32> into tensor<1x2x4x8x16xf32> loc(#loc256)
      %321 = linalg.fill ins(%cst_12 : f32) outs(%expanded_130 : tensor<1x2x4x8x16xf32>) -> tensor<1x2x4x8x16xf32> loc(#loc256)
      %expanded_131 = tensor.expand_shape %316 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 8, 16] : tensor<2x4x8x16xf32> into tensor<1x2x4x8x16xf32> loc(#loc256)
      %322 = linalg.generic {indexing_maps = [#map53, #map54, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_131, %extracted_slice_55 : tensor<1x2x4x8x16xf32>, tensor<1x2x4x16x16xf32>) outs(%321 : tensor<1x2x4x8x16xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x4x8x16xf32> loc(#loc256)
      %323 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc257)
      %324 = linalg.generic {indexing_maps = [#map55, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%322 : tensor<1x2x4x8x16xf32>) outs(%323 : tensor<1x2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x4x8xf32> loc(#loc257)
      %325 = tensor.empty() : tensor<2x4x16xf32> loc(#loc258)
      %326 = linalg.fill ins(%cst_12 : f32) outs(%325 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc258)
      %327 = linalg.generic {indexing_maps = [#map3, #map15, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_129, %collapsed_53, %collapsed_47 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>) outs(%326 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.mulf %435, %in_176 : f32
        %437 = arith.addf %out, %436 : f32
        linalg.yield %437 : f32
      } -> tensor<2x4x16xf32> loc(#loc258)
      %expanded_132 = tensor.expand_shape %327 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32> loc(#loc259)
      %328 = tensor.empty() : tensor<2x4x16xf32> loc(#loc260)
      %329 = linalg.fill ins(%cst_12 : f32) outs(%328 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc260)
      %330 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_132 : tensor<2x4x16x1xf32>) outs(%329 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.negf %in : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x4x16xf32> loc(#loc260)
      %331 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc261)
      %332 = linalg.generic {indexing_maps = [#map3, #map3, #map15, #map14, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %collapsed_129, %collapsed_50, %330, %collapsed_47 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16xf32>, tensor<2x4x16x16xf32>) outs(%331 : tensor<2x4x16x16xf32>) {
      ^bb0(%in: i1, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
        %435 = arith.divf %in_175, %in_176 : f32
        %436 = arith.addf %435, %in_177 : f32
        %437 = arith.mulf %436, %in_178 : f32
        %438 = arith.select %in, %437, %cst_12 : f32
        %439 = arith.mulf %438, %cst_8 : f32
        linalg.yield %439 : f32
      } -> tensor<2x4x16x16xf32> loc(#loc261)
      %333 = tensor.empty() : tensor<2x4x16x8xf32> loc(#loc262)
      %expanded_133 = tensor.expand_shape %333 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 8] : tensor<2x4x16x8xf32> into tensor<1x2x4x16x8xf32> loc(#loc262)
      %334 = linalg.fill ins(%cst_12 : f32) outs(%expanded_133 : tensor<1x2x4x16x8xf32>) -> tensor<1x2x4x16x8xf32> loc(#loc262)
      %expanded_134 = tensor.expand_shape %332 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 16] : tensor<2x4x16x16xf32> into tensor<1x2x4x16x16xf32> loc(#loc262)
      %335 = linalg.generic {indexing_maps = [#map50, #map56, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_134, %extracted_slice_44 : tensor<1x2x4x16x16xf32>, tensor<1x2x16x4x8xf32>) outs(%334 : tensor<1x2x4x16x8xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x4x16x8xf32> loc(#loc262)
      %336 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc263)
      %337 = linalg.generic {indexing_maps = [#map57, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%335 : tensor<1x2x4x16x8xf32>) outs(%336 : tensor<1x2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x4x8xf32> loc(#loc263)
      %338 = tensor.empty() : tensor<2x4x16x8xf32> loc(#loc264)
      %expanded_135 = tensor.expand_shape %338 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 8] : tensor<2x4x16x8xf32> into tensor<1x2x4x16x8xf32> loc(#loc264)
      %339 = linalg.fill ins(%cst_12 : f32) outs(%expanded_135 : tensor<1x2x4x16x8xf32>) -> tensor<1x2x4x16x8xf32> loc(#loc264)
      %expanded_136 = tensor.expand_shape %332 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 16] : tensor<2x4x16x16xf32> into tensor<1x2x4x16x16xf32> loc(#loc264)
      %340 = linalg.generic {indexing_maps = [#map53, #map56, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_136, %extracted_slice_42 : tensor<1x2x4x16x16xf32>, tensor<1x2x16x4x8xf32>) outs(%339 : tensor<1x2x4x16x8xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x4x16x8xf32> loc(#loc264)
      %341 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc265)
      %342 = linalg.generic {indexing_maps = [#map57, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%340 : tensor<1x2x4x16x8xf32>) outs(%341 : tensor<1x2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x4x8xf32> loc(#loc265)
      %collapsed_137 = tensor.collapse_shape %324 [[0, 1], [2], [3, 4]] : tensor<1x2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc266)
      %collapsed_138 = tensor.collapse_shape %337 [[0, 1], [2], [3, 4]] : tensor<1x2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc267)
      %collapsed_139 = tensor.collapse_shape %342 [[0, 1], [2], [3, 4]] : tensor<1x2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc268)
      %343 = tensor.empty() : tensor<2x16x96xf32> loc(#loc269)
      %344 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%343 : tensor<2x16x96xf32>) {
      ^bb0(%out: f32):
        %435 = linalg.index 0 : index
        %436 = linalg.index 1 : index
        %437 = linalg.index 2 : index
        %438 = arith.cmpi ult, %437, %c32 : index
        %439 = scf.if %438 -> (f32) {
          %extracted_175 = tensor.extract %collapsed_139[%435, %436, %437] : tensor<2x16x32xf32>
          scf.yield %extracted_175 : f32
        } else {
          %440 = arith.cmpi ult, %437, %c64 : index
          %441 = scf.if %440 -> (f32) {
            %442 = arith.subi %437, %c32 : index
            %extracted_175 = tensor.extract %collapsed_138[%435, %436, %442] : tensor<2x16x32xf32>
            scf.yield %extracted_175 : f32
          } else {
            %442 = arith.subi %437, %c64 : index
            %extracted_175 = tensor.extract %collapsed_137[%435, %436, %442] : tensor<2x16x32xf32>
            scf.yield %extracted_175 : f32
          }
          scf.yield %441 : f32
        }
        linalg.yield %439 : f32
      } -> tensor<2x16x96xf32> loc(#loc269)
      %345 = tensor.empty() : tensor<96x32xf32> loc(#loc270)
      %346 = linalg.fill ins(%cst_12 : f32) outs(%345 : tensor<96x32xf32>) -> tensor<96x32xf32> loc(#loc270)
      %expanded_140 = tensor.expand_shape %344 [[0, 1], [2], [3]] output_shape [1, 2, 16, 96] : tensor<2x16x96xf32> into tensor<1x2x16x96xf32> loc(#loc270)
      %347 = linalg.generic {indexing_maps = [#map44, #map45, #map46], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_140, %extracted_slice_40 : tensor<1x2x16x96xf32>, tensor<1x2x16x32xf32>) outs(%346 : tensor<96x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<96x32xf32> loc(#loc270)
      %348 = tensor.empty() : tensor<2x16x32xf32> loc(#loc271)
      %expanded_141 = tensor.expand_shape %348 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc271)
      %349 = linalg.fill ins(%cst_12 : f32) outs(%expanded_141 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc271)
      %350 = linalg.generic {indexing_maps = [#map47, #map48, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%344, %extracted_slice_38 : tensor<2x16x96xf32>, tensor<1x32x96xf32>) outs(%349 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc271)
      %collapsed_142 = tensor.collapse_shape %350 [[0], [1], [2, 3]] : tensor<2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc271)
      %351 = tensor.empty() : tensor<32xf32> loc(#loc272)
      %expanded_143 = tensor.expand_shape %351 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc272)
      %352 = linalg.fill ins(%cst_12 : f32) outs(%expanded_143 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc272)
      %expanded_144 = tensor.expand_shape %350 [[0], [1], [2], [3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x1x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc272)
      %353 = linalg.generic {indexing_maps = [#map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_144 : tensor<2x16x1x1x32xf32>) outs(%352 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.addf %out, %in : f32
        linalg.yield %435 : f32
      } -> tensor<1x1x32xf32> loc(#loc272)
      %354 = tensor.empty() : tensor<32xf32> loc(#loc273)
      %355 = linalg.fill ins(%cst_12 : f32) outs(%354 : tensor<32xf32>) -> tensor<32xf32> loc(#loc273)
      %356 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%353 : tensor<1x1x32xf32>) outs(%355 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.addf %out, %in : f32
        linalg.yield %435 : f32
      } -> tensor<32xf32> loc(#loc273)
      %357 = tensor.empty() : tensor<32xf32> loc(#loc274)
      %expanded_145 = tensor.expand_shape %357 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc274)
      %358 = linalg.fill ins(%cst_12 : f32) outs(%expanded_145 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc274)
      %expanded_146 = tensor.expand_shape %extracted_slice_36 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x1x32xf32> loc(#loc274)
      %expanded_147 = tensor.expand_shape %350 [[0, 1], [2], [3], [4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<2x16x1x32xf32> into tensor<1x2x16x1x1x32xf32> loc(#loc274)
      %359 = linalg.generic {indexing_maps = [#map42, #map42, #map43], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_146, %expanded_147 : tensor<1x2x16x1x1x32xf32>, tensor<1x2x16x1x1x32xf32>) outs(%358 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x1x32xf32> loc(#loc274)
      %360 = tensor.empty() : tensor<2x16x32xf32> loc(#loc275)
      %361 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_142, %collapsed_34 : tensor<2x16x32xf32>, tensor<1x1x32xf32>) outs(%360 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        linalg.yield %435 : f32
      } -> tensor<2x16x32xf32> loc(#loc275)
      %362 = tensor.empty() : tensor<32xf32> loc(#loc276)
      %363 = linalg.fill ins(%cst_12 : f32) outs(%362 : tensor<32xf32>) -> tensor<32xf32> loc(#loc276)
      %364 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%359 : tensor<1x1x32xf32>) outs(%363 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.addf %out, %in : f32
        linalg.yield %435 : f32
      } -> tensor<32xf32> loc(#loc276)
      %365 = tensor.empty() : tensor<2x16xf32> loc(#loc277)
      %expanded_148 = tensor.expand_shape %365 [[0, 1], [2, 3]] output_shape [1, 2, 16, 1] : tensor<2x16xf32> into tensor<1x2x16x1xf32> loc(#loc277)
      %366 = linalg.fill ins(%cst_12 : f32) outs(%expanded_148 : tensor<1x2x16x1xf32>) -> tensor<1x2x16x1xf32> loc(#loc277)
      %expanded_149 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc277)
      %expanded_150 = tensor.expand_shape %361 [[0, 1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc277)
      %367 = linalg.generic {indexing_maps = [#map4, #map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_149, %expanded_150 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%366 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc277)
      %368 = tensor.empty() : tensor<2x16xf32> loc(#loc278)
      %expanded_151 = tensor.expand_shape %368 [[0, 1], [2]] output_shape [1, 2, 16] : tensor<2x16xf32> into tensor<1x2x16xf32> loc(#loc278)
      %369 = linalg.fill ins(%cst_12 : f32) outs(%expanded_151 : tensor<1x2x16xf32>) -> tensor<1x2x16xf32> loc(#loc278)
      %370 = linalg.generic {indexing_maps = [#map3, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%367, %extracted_slice_28 : tensor<1x2x16x1xf32>, tensor<1x2x16x1xf32>) outs(%369 : tensor<1x2x16xf32>) {
      ^bb0(%in: f32, %in_175: f32, %out: f32):
        %435 = arith.mulf %in, %in_175 : f32
        %436 = arith.divf %435, %cst_11 : f32
        %437 = arith.addf %out, %436 : f32
        linalg.yield %437 : f32
      } -> tensor<1x2x16xf32> loc(#loc278)
      %371 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc279)
      %372 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370 : tensor<1x2x16xf32>) outs(%371 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc279)
      %collapsed_152 = tensor.collapse_shape %372 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc279)
      %373 = tensor.empty() : tensor<2x16x32xf32> loc(#loc280)
      %374 = linalg.generic {indexing_maps = [#map1, #map5, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %collapsed_31, %collapsed, %collapsed_152 : tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%373 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %in_176: f32, %in_177: f32, %out: f32):
        %435 = arith.mulf %in_177, %in_176 : f32
        %436 = arith.mulf %in_176, %in_177 : f32
        %437 = arith.mulf %in, %in_175 : f32
        %438 = arith.addf %437, %436 : f32
        %439 = arith.addf %438, %435 : f32
        linalg.yield %439 : f32
      } -> tensor<2x16x32xf32> loc(#loc280)
      %375 = tensor.empty() : tensor<2x16xf32> loc(#loc281)
      %expanded_153 = tensor.expand_shape %375 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc281)
      %376 = linalg.fill ins(%cst_12 : f32) outs(%expanded_153 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc281)
      %expanded_154 = tensor.expand_shape %374 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc281)
      %377 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_154 : tensor<2x16x1x32xf32>) outs(%376 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.negf %in : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x1xf32> loc(#loc281)
      %378 = tensor.empty() : tensor<2x16xf32> loc(#loc282)
      %379 = linalg.fill ins(%cst_12 : f32) outs(%378 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc282)
      %380 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%377 : tensor<2x16x1xf32>) outs(%379 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %435 = arith.divf %in, %cst_11 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16xf32> loc(#loc282)
      %381 = tensor.empty() : tensor<2x16x32xf32> loc(#loc283)
      %382 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %374, %380 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%381 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_175: f32, %in_176: f32, %out: f32):
        %435 = arith.addf %in, %in_175 : f32
        %436 = arith.addf %435, %in_176 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x32xf32> loc(#loc283)
      %383 = tensor.empty() : tensor<1x128x32xf32> loc(#loc284)
      %384 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<32x128xf32>) outs(%383 : tensor<1x128x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x128x32xf32> loc(#loc284)
      %extracted_155 = tensor.extract %160[] : tensor<i32> loc(#loc285)
      %385 = arith.index_cast %extracted_155 : i32 to index loc(#loc285)
      %386 = arith.maxsi %385, %c0 : index loc(#loc285)
      %387 = arith.minsi %386, %c11 : index loc(#loc285)
      %inserted_slice = tensor.insert_slice %384 into %arg19[%387, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<1x128x32xf32> into tensor<12x128x32xf32> loc(#loc285)
      %388 = tensor.empty() : tensor<1x32xf32> loc(#loc286)
      %389 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%256 : tensor<32xf32>) outs(%388 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32xf32> loc(#loc286)
      %extracted_156 = tensor.extract %160[] : tensor<i32> loc(#loc287)
      %390 = arith.index_cast %extracted_156 : i32 to index loc(#loc287)
      %391 = arith.maxsi %390, %c0 : index loc(#loc287)
      %392 = arith.minsi %391, %c11 : index loc(#loc287)
      %inserted_slice_157 = tensor.insert_slice %389 into %arg20[%392, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<12x32xf32> loc(#loc287)
      %393 = tensor.empty() : tensor<1x32xf32> loc(#loc288)
      %394 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%356 : tensor<32xf32>) outs(%393 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32xf32> loc(#loc288)
      %extracted_158 = tensor.extract %160[] : tensor<i32> loc(#loc289)
      %395 = arith.index_cast %extracted_158 : i32 to index loc(#loc289)
      %396 = arith.maxsi %395, %c0 : index loc(#loc289)
      %397 = arith.minsi %396, %c11 : index loc(#loc289)
      %inserted_slice_159 = tensor.insert_slice %394 into %arg21[%397, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<12x32xf32> loc(#loc289)
      %398 = tensor.empty() : tensor<1x32xf32> loc(#loc290)
      %399 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%364 : tensor<32xf32>) outs(%398 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32xf32> loc(#loc290)
      %extracted_160 = tensor.extract %160[] : tensor<i32> loc(#loc291)
      %400 = arith.index_cast %extracted_160 : i32 to index loc(#loc291)
      %401 = arith.maxsi %400, %c0 : index loc(#loc291)
      %402 = arith.minsi %401, %c11 : index loc(#loc291)
      %inserted_slice_161 = tensor.insert_slice %399 into %arg22[%402, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<12x32xf32> loc(#loc291)
      %403 = tensor.empty() : tensor<1x32xf32> loc(#loc292)
      %404 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%282 : tensor<32xf32>) outs(%403 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32xf32> loc(#loc292)
      %extracted_162 = tensor.extract %160[] : tensor<i32> loc(#loc293)
      %405 = arith.index_cast %extracted_162 : i32 to index loc(#loc293)
      %406 = arith.maxsi %405, %c0 : index loc(#loc293)
      %407 = arith.minsi %406, %c11 : index loc(#loc293)
      %inserted_slice_163 = tensor.insert_slice %404 into %arg23[%407, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<12x32xf32> loc(#loc293)
      %408 = tensor.empty() : tensor<1x32xf32> loc(#loc294)
      %409 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%290 : tensor<32xf32>) outs(%408 : tensor<1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32xf32> loc(#loc294)
      %extracted_164 = tensor.extract %160[] : tensor<i32> loc(#loc295)
      %410 = arith.index_cast %extracted_164 : i32 to index loc(#loc295)
      %411 = arith.maxsi %410, %c0 : index loc(#loc295)
      %412 = arith.minsi %411, %c11 : index loc(#loc295)
      %inserted_slice_165 = tensor.insert_slice %409 into %arg24[%412, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<12x32xf32> loc(#loc295)
      %413 = tensor.empty() : tensor<1x32x32xf32> loc(#loc296)
      %414 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<32x32xf32>) outs(%413 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc296)
      %extracted_166 = tensor.extract %160[] : tensor<i32> loc(#loc297)
      %415 = arith.index_cast %extracted_166 : i32 to index loc(#loc297)
      %416 = arith.maxsi %415, %c0 : index loc(#loc297)
      %417 = arith.minsi %416, %c11 : index loc(#loc297)
      %inserted_slice_167 = tensor.insert_slice %414 into %arg25[%417, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<12x32x32xf32> loc(#loc297)
      %418 = tensor.empty() : tensor<1x32x96xf32> loc(#loc298)
      %419 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347 : tensor<96x32xf32>) outs(%418 : tensor<1x32x96xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x96xf32> loc(#loc298)
      %extracted_168 = tensor.extract %160[] : tensor<i32> loc(#loc299)
      %420 = arith.index_cast %extracted_168 : i32 to index loc(#loc299)
      %421 = arith.maxsi %420, %c0 : index loc(#loc299)
      %422 = arith.minsi %421, %c11 : index loc(#loc299)
      %inserted_slice_169 = tensor.insert_slice %419 into %arg26[%422, 0, 0] [1, 32, 96] [1, 1, 1] : tensor<1x32x96xf32> into tensor<12x32x96xf32> loc(#loc299)
      %423 = tensor.empty() : tensor<1x32x1x128xf32> loc(#loc300)
      %424 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273 : tensor<1x128x32xf32>) outs(%423 : tensor<1x32x1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x1x128xf32> loc(#loc300)
      %collapsed_170 = tensor.collapse_shape %424 [[0], [1], [2, 3]] : tensor<1x32x1x128xf32> into tensor<1x32x128xf32> loc(#loc300)
      %extracted_171 = tensor.extract %160[] : tensor<i32> loc(#loc301)
      %425 = arith.index_cast %extracted_171 : i32 to index loc(#loc301)
      %426 = arith.maxsi %425, %c0 : index loc(#loc301)
      %427 = arith.minsi %426, %c11 : index loc(#loc301)
      %inserted_slice_172 = tensor.insert_slice %collapsed_170 into %arg27[%427, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<12x32x128xf32> loc(#loc301)
      %428 = tensor.empty() : tensor<1x128xf32> loc(#loc302)
      %429 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%270 : tensor<128xf32>) outs(%428 : tensor<1x128xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x128xf32> loc(#loc302)
      %extracted_173 = tensor.extract %160[] : tensor<i32> loc(#loc303)
      %430 = arith.index_cast %extracted_173 : i32 to index loc(#loc303)
      %431 = arith.maxsi %430, %c0 : index loc(#loc303)
      %432 = arith.minsi %431, %c11 : index loc(#loc303)
      %inserted_slice_174 = tensor.insert_slice %429 into %arg28[%432, 0] [1, 128] [1, 1] : tensor<1x128xf32> into tensor<12x128xf32> loc(#loc303)
      %433 = tensor.empty() : tensor<i32> loc(#loc304)
      %434 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%433 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %435 = arith.addi %in, %c1_i32 : i32
        linalg.yield %435 : i32
      } -> tensor<i32> loc(#loc304)
      scf.yield %434, %382, %inserted_slice, %inserted_slice_157, %inserted_slice_159, %inserted_slice_161, %inserted_slice_163, %inserted_slice_165, %inserted_slice_167, %inserted_slice_169, %inserted_slice_172, %inserted_slice_174 : tensor<i32>, tensor<2x16x32xf32>, tensor<12x128x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32x32xf32>, tensor<12x32x96xf32>, tensor<12x32x128xf32>, tensor<12x128xf32>
    } loc(#loc182)
    %122 = tensor.empty() : tensor<16x32xf32> loc(#loc305)
    %expanded_25 = tensor.expand_shape %122 [[0, 1], [2]] output_shape [1, 16, 32] : tensor<16x32xf32> into tensor<1x16x32xf32> loc(#loc305)
    %123 = linalg.fill ins(%cst_12 : f32) outs(%expanded_25 : tensor<1x16x32xf32>) -> tensor<1x16x32xf32> loc(#loc305)
    %expanded_26 = tensor.expand_shape %121#1 [[0], [1, 2], [3]] output_shape [2, 1, 16, 32] : tensor<2x16x32xf32> into tensor<2x1x16x32xf32> loc(#loc305)
    %124 = linalg.generic {indexing_maps = [#map60, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_26 : tensor<2x1x16x32xf32>) outs(%123 : tensor<1x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.addf %out, %in : f32
      linalg.yield %159 : f32
    } -> tensor<1x16x32xf32> loc(#loc305)
    %125 = tensor.empty() : tensor<16x32xf32> loc(#loc306)
    %126 = linalg.fill ins(%cst_12 : f32) outs(%125 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc306)
    %127 = linalg.generic {indexing_maps = [#map61, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124 : tensor<1x16x32xf32>) outs(%126 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %159 = arith.addf %out, %in : f32
      linalg.yield %159 : f32
    } -> tensor<16x32xf32> loc(#loc306)
    %128 = tensor.empty() : tensor<64x32xf32> loc(#loc307)
    %129 = linalg.fill ins(%cst_12 : f32) outs(%128 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc307)
    %130 = linalg.generic {indexing_maps = [#map62, #map29, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1, %59, %121#1 : tensor<2x16x1xi32>, tensor<2x16x64xi32>, tensor<2x16x32xf32>) outs(%129 : tensor<64x32xf32>) {
    ^bb0(%in: i32, %in_27: i32, %in_28: f32, %out: f32):
      %159 = arith.cmpi eq, %in, %in_27 : i32
      %160 = arith.uitofp %159 : i1 to f32
      %161 = arith.mulf %160, %in_28 : f32
      %162 = arith.addf %out, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<64x32xf32> loc(#loc307)
    %131 = tensor.empty() : tensor<64x32xf32> loc(#loc308)
    %132 = linalg.generic {indexing_maps = [#map18, #map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg0, %79, %130 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) outs(%131 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %in_28: f32, %out: f32):
      %159 = arith.addf %in_27, %in_28 : f32
      %160 = arith.mulf %159, %cst_1 : f32
      %161 = arith.subf %in, %160 : f32
      linalg.yield %161 : f32
    } -> tensor<64x32xf32> loc(#loc308)
    %133 = tensor.empty() : tensor<12x128x32xf32> loc(#loc309)
    %134 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %121#2 : tensor<12x128x32xf32>, tensor<12x128x32xf32>) outs(%133 : tensor<12x128x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<12x128x32xf32> loc(#loc309)
    %135 = tensor.empty() : tensor<12x32xf32> loc(#loc310)
    %136 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg2, %121#3 : tensor<12x32xf32>, tensor<12x32xf32>) outs(%135 : tensor<12x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<12x32xf32> loc(#loc310)
    %137 = tensor.empty() : tensor<12x32xf32> loc(#loc311)
    %138 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg3, %121#4 : tensor<12x32xf32>, tensor<12x32xf32>) outs(%137 : tensor<12x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<12x32xf32> loc(#loc311)
    %139 = tensor.empty() : tensor<12x32xf32> loc(#loc312)
    %140 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg4, %121#5 : tensor<12x32xf32>, tensor<12x32xf32>) outs(%139 : tensor<12x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<12x32xf32> loc(#loc312)
    %141 = tensor.empty() : tensor<12x32xf32> loc(#loc313)
    %142 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg5, %121#6 : tensor<12x32xf32>, tensor<12x32xf32>) outs(%141 : tensor<12x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<12x32xf32> loc(#loc313)
    %143 = tensor.empty() : tensor<12x32xf32> loc(#loc314)
    %144 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg6, %121#7 : tensor<12x32xf32>, tensor<12x32xf32>) outs(%143 : tensor<12x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<12x32xf32> loc(#loc314)
    %145 = tensor.empty() : tensor<12x32x32xf32> loc(#loc315)
    %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %121#8 : tensor<12x32x32xf32>, tensor<12x32x32xf32>) outs(%145 : tensor<12x32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<12x32x32xf32> loc(#loc315)
    %147 = tensor.empty() : tensor<12x32x96xf32> loc(#loc316)
    %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %121#9 : tensor<12x32x96xf32>, tensor<12x32x96xf32>) outs(%147 : tensor<12x32x96xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<12x32x96xf32> loc(#loc316)
    %149 = tensor.empty() : tensor<12x32x128xf32> loc(#loc317)
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %121#10 : tensor<12x32x128xf32>, tensor<12x32x128xf32>) outs(%149 : tensor<12x32x128xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<12x32x128xf32> loc(#loc317)
    %151 = tensor.empty() : tensor<12x128xf32> loc(#loc318)
    %152 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg10, %121#11 : tensor<12x128xf32>, tensor<12x128xf32>) outs(%151 : tensor<12x128xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<12x128xf32> loc(#loc318)
    %153 = tensor.empty() : tensor<32xf32> loc(#loc319)
    %154 = linalg.generic {indexing_maps = [#map63, #map63, #map63], iterator_types = ["parallel"]} ins(%arg11, %88 : tensor<32xf32>, tensor<32xf32>) outs(%153 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<32xf32> loc(#loc319)
    %155 = tensor.empty() : tensor<32xf32> loc(#loc320)
    %156 = linalg.generic {indexing_maps = [#map63, #map63, #map63], iterator_types = ["parallel"]} ins(%arg12, %96 : tensor<32xf32>, tensor<32xf32>) outs(%155 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<32xf32> loc(#loc320)
    %157 = tensor.empty() : tensor<16x32xf32> loc(#loc321)
    %158 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg13, %127 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%157 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %159 = arith.mulf %in_27, %cst_1 : f32
      %160 = arith.subf %in, %159 : f32
      linalg.yield %160 : f32
    } -> tensor<16x32xf32> loc(#loc321)
    return %66, %132, %134, %136, %138, %140, %142, %144, %146, %148, %150, %152, %154, %156, %158 : tensor<f32>, tensor<64x32xf32>, tensor<12x128x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32xf32>, tensor<12x32x32xf32>, tensor<12x32x96xf32>, tensor<12x32x128xf32>, tensor<12x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc18 = loc("embedding/broadcast_in_dim")
#loc19 = loc("embedding/add.1")
#loc20 = loc("attention/ge")
#loc21 = loc("broadcast_in_dim")
#loc22 = loc("broadcast_in_dim.1")
#loc23 = loc("broadcast_in_dim.2")
#loc24 = loc("broadcast_in_dim.3")
#loc25 = loc("broadcast_in_dim.4")
#loc26 = loc("broadcast_in_dim.5")
#loc27 = loc("broadcast_in_dim.6")
#loc28 = loc("broadcast_in_dim.7")
#loc29 = loc("while")
#loc30 = loc("while/dynamic_index_in_dim/dynamic_slice")
#loc31 = loc("while/dynamic_index_in_dim/dynamic_slice.1")
#loc32 = loc("while/dynamic_index_in_dim/dynamic_slice.2")
#loc33 = loc("while/dynamic_index_in_dim/dynamic_slice.3")
#loc34 = loc("while/dynamic_index_in_dim/dynamic_slice.4")
#loc35 = loc("while/dynamic_index_in_dim/dynamic_slice.5")
#loc36 = loc("while/dynamic_index_in_dim/dynamic_slice.6")
#loc37 = loc("while/dynamic_index_in_dim/dynamic_slice.7")
#loc38 = loc("while/dynamic_index_in_dim/dynamic_slice.8")
#loc39 = loc("while/dynamic_index_in_dim/dynamic_slice.9")
#loc40 = loc("while/attention/reduce_sum")
#loc41 = loc("while/attention/sub.1")
#loc42 = loc("while/attention/reduce_sum.1")
#loc43 = loc("while/attention/add")
#loc44 = loc("while/attention/rsqrt")
#loc45 = loc("while/attention/mul.3")
#loc46 = loc("while/attention/broadcast_in_dim.2")
#loc47 = loc("while/attention/broadcast_in_dim.3")
#loc48 = loc("while/attention/add.2")
#loc49 = loc("while/attention/dot_general")
#loc50 = loc("while/attention/split")
#loc51 = loc("while/attention/split.1")
#loc52 = loc("while/attention/split.2")
#loc53 = loc("while/attention/reshape")
#loc54 = loc("while/attention/reshape.1")
#loc55 = loc("while/attention/reshape.2")
#loc56 = loc("while/attention/dot_general.1")
#loc57 = loc("while/attention/_where/select_n")
#loc58 = loc("while/attention/reduce_max")
#loc59 = loc("while/attention/exp")
#loc60 = loc("while/attention/reduce_sum.2")
#loc61 = loc("while/attention/broadcast_in_dim.5")
#loc62 = loc("while/attention/div.4")
#loc63 = loc("while/attention/dot_general.2")
#loc64 = loc("while/attention/transpose")
#loc65 = loc("while/attention/reshape.3")
#loc66 = loc("while/attention/dot_general.3")
#loc67 = loc("while/attention/add.3")
#loc68 = loc("while/mlp/reduce_sum")
#loc69 = loc("while/mlp/sub.1")
#loc70 = loc("while/mlp/reduce_sum.1")
#loc71 = loc("while/mlp/add")
#loc72 = loc("while/mlp/rsqrt")
#loc73 = loc("while/mlp/mul.3")
#loc74 = loc("while/mlp/broadcast_in_dim.2")
#loc75 = loc("while/mlp/broadcast_in_dim.3")
#loc76 = loc("while/mlp/add.2")
#loc77 = loc("while/mlp/dot_general")
#loc78 = loc("while/mlp/broadcast_in_dim.4")
#loc79 = loc("while/mlp/add.4")
#loc80 = loc("while/mlp/integer_pow")
#loc81 = loc("while/mlp/tanh")
#loc82 = loc("while/mlp/mul.9")
#loc83 = loc("while/mlp/mul.10")
#loc84 = loc("while/mlp/dot_general.1")
#loc85 = loc("while/mlp/broadcast_in_dim.5")
#loc86 = loc("while/mlp/add.8")
#loc87 = loc("while/mlp/reshape.1")
#loc88 = loc("while/mlp/add.9")
#loc89 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc90 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc91 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc92 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc93 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc94 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc95 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc96 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc97 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc98 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc99 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc100 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc101 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc102 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc103 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc104 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc105 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc106 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc107 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc108 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc109 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.10")
#loc110 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.10")
#loc111 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.11")
#loc112 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.11")
#loc113 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.12")
#loc114 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.12")
#loc115 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.13")
#loc116 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.13")
#loc117 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.14")
#loc118 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.14")
#loc119 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.15")
#loc120 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.15")
#loc121 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.16")
#loc122 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.16")
#loc123 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.17")
#loc124 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.17")
#loc125 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.18")
#loc126 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.18")
#loc127 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.19")
#loc128 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.19")
#loc129 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.20")
#loc130 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.20")
#loc131 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.21")
#loc132 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.21")
#loc133 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.22")
#loc134 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.22")
#loc135 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.23")
#loc136 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.23")
#loc137 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.24")
#loc138 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.24")
#loc139 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.25")
#loc140 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.25")
#loc141 = loc("while/add")
#loc142 = loc("head/reduce_sum")
#loc143 = loc("head/sub.1")
#loc144 = loc("head/reduce_sum.1")
#loc145 = loc("head/add")
#loc146 = loc("head/rsqrt")
#loc147 = loc("head/mul.2")
#loc148 = loc("head/mul.3")
#loc149 = loc("head/mul.4")
#loc150 = loc("head/add.2")
#loc151 = loc("head/dot_general")
#loc152 = loc("head/log_softmax/reduce_max")
#loc153 = loc("head/log_softmax/sub.1")
#loc154 = loc("head/log_softmax/exp")
#loc155 = loc("head/log_softmax/reduce_sum")
#loc156 = loc("head/log_softmax/broadcast_in_dim.1")
#loc157 = loc("head/iota")
#loc158 = loc("head/eq.1")
#loc159 = loc("head/reduce_sum.2")
#loc160 = loc("head/div.3")
#loc161 = loc("bwd/head/_where/select_n")
#loc162 = loc("bwd/head/log_softmax/reduce_sum")
#loc163 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc164 = loc("bwd/head/log_softmax/add_any")
#loc165 = loc("bwd/head/dot_general")
#loc166 = loc("bwd/head/dot_general.1")
#loc167 = loc("bwd/head/reduce_sum")
#loc168 = loc("bwd/head/reduce_sum.1")
#loc169 = loc("bwd/head/reduce_sum.2")
#loc170 = loc("bwd/head/mul.1")
#loc171 = loc("bwd/head/reduce_sum.3")
#loc172 = loc("bwd/head/reduce_sum.4")
#loc173 = loc("bwd/head/reduce_sum.5")
#loc174 = loc("bwd/head/add_any.1")
#loc175 = loc("bwd/head/reduce_sum.6")
#loc176 = loc("bwd/head/reduce_sum.7")
#loc177 = loc("bwd/head/add_any.2")
#loc178 = loc("bwd/broadcast_in_dim")
#loc179 = loc("bwd/broadcast_in_dim.1")
#loc180 = loc("bwd/broadcast_in_dim.2")
#loc181 = loc("bwd/broadcast_in_dim.3")
#loc182 = loc("bwd/while")
#loc183 = loc("bwd/while/sub.1")
#loc184 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice")
#loc185 = loc("bwd/while/dynamic_index_in_dim/squeeze")
#loc186 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.1")
#loc187 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.2")
#loc188 = loc("bwd/while/dynamic_index_in_dim/squeeze.2")
#loc189 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.3")
#loc190 = loc("bwd/while/dynamic_index_in_dim/squeeze.3")
#loc191 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.4")
#loc192 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.5")
#loc193 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.6")
#loc194 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.7")
#loc195 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.8")
#loc196 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.9")
#loc197 = loc("bwd/while/dynamic_index_in_dim/squeeze.9")
#loc198 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.10")
#loc199 = loc("bwd/while/dynamic_index_in_dim/squeeze.10")
#loc200 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.11")
#loc201 = loc("bwd/while/dynamic_index_in_dim/squeeze.11")
#loc202 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.12")
#loc203 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.13")
#loc204 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.14")
#loc205 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.15")
#loc206 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.16")
#loc207 = loc("bwd/while/dynamic_index_in_dim/squeeze.16")
#loc208 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.17")
#loc209 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.18")
#loc210 = loc("bwd/while/dynamic_index_in_dim/squeeze.18")
#loc211 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.19")
#loc212 = loc("bwd/while/dynamic_index_in_dim/squeeze.19")
#loc213 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.20")
#loc214 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.21")
#loc215 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.22")
#loc216 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.23")
#loc217 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.24")
#loc218 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.25")
#loc219 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.26")
#loc220 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.27")
#loc221 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.28")
#loc222 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.29")
#loc223 = loc("bwd/while/mlp/reshape")
#loc224 = loc("bwd/while/mlp/reduce_sum")
#loc225 = loc("bwd/while/mlp/reduce_sum.1")
#loc226 = loc("bwd/while/mlp/dot_general")
#loc227 = loc("bwd/while/mlp/dot_general.1")
#loc228 = loc("bwd/while/mlp/mul")
#loc229 = loc("bwd/while/mlp/mul.1")
#loc230 = loc("bwd/while/mlp/mul.3")
#loc231 = loc("bwd/while/mlp/mul.4")
#loc232 = loc("bwd/while/mlp/mul.7")
#loc233 = loc("bwd/while/mlp/add_any.2")
#loc234 = loc("bwd/while/mlp/reduce_sum.2")
#loc235 = loc("bwd/while/mlp/reduce_sum.3")
#loc236 = loc("bwd/while/mlp/dot_general.2")
#loc237 = loc("bwd/while/mlp/dot_general.3")
#loc238 = loc("bwd/while/mlp/reshape.3")
#loc239 = loc("bwd/while/mlp/reduce_sum.4")
#loc240 = loc("bwd/while/mlp/reduce_sum.5")
#loc241 = loc("bwd/while/mlp/reduce_sum.6")
#loc242 = loc("bwd/while/mlp/mul.10")
#loc243 = loc("bwd/while/mlp/reduce_sum.7")
#loc244 = loc("bwd/while/mlp/reduce_sum.8")
#loc245 = loc("bwd/while/mlp/reduce_sum.9")
#loc246 = loc("bwd/while/mlp/broadcast_in_dim")
#loc247 = loc("bwd/while/mlp/add_any.4")
#loc248 = loc("bwd/while/mlp/reduce_sum.10")
#loc249 = loc("bwd/while/mlp/reduce_sum.11")
#loc250 = loc("bwd/while/mlp/add_any.6")
#loc251 = loc("bwd/while/attention/dot_general")
#loc252 = loc("bwd/while/attention/dot_general.1")
#loc253 = loc("bwd/while/attention/reshape")
#loc254 = loc("bwd/while/attention/transpose.1")
#loc255 = loc("bwd/while/attention/dot_general.2")
#loc256 = loc("bwd/while/attention/dot_general.3")
#loc257 = loc("bwd/while/attention/transpose.2")
#loc258 = loc("bwd/while/attention/reduce_sum")
#loc259 = loc("bwd/while/attention/reshape.1")
#loc260 = loc("bwd/while/attention/reduce_sum.1")
#loc261 = loc("bwd/while/attention/mul.4")
#loc262 = loc("bwd/while/attention/dot_general.4")
#loc263 = loc("bwd/while/attention/transpose.3")
#loc264 = loc("bwd/while/attention/dot_general.5")
#loc265 = loc("bwd/while/attention/transpose.4")
#loc266 = loc("bwd/while/attention/reshape.2")
#loc267 = loc("bwd/while/attention/reshape.3")
#loc268 = loc("bwd/while/attention/reshape.4")
#loc269 = loc("bwd/while/attention/concatenate")
#loc270 = loc("bwd/while/attention/dot_general.6")
#loc271 = loc("bwd/while/attention/dot_general.7")
#loc272 = loc("bwd/while/attention/reduce_sum.2")
#loc273 = loc("bwd/while/attention/reduce_sum.3")
#loc274 = loc("bwd/while/attention/reduce_sum.4")
#loc275 = loc("bwd/while/attention/mul.7")
#loc276 = loc("bwd/while/attention/reduce_sum.5")
#loc277 = loc("bwd/while/attention/reduce_sum.6")
#loc278 = loc("bwd/while/attention/reduce_sum.7")
#loc279 = loc("bwd/while/attention/broadcast_in_dim.1")
#loc280 = loc("bwd/while/attention/add_any.2")
#loc281 = loc("bwd/while/attention/reduce_sum.8")
#loc282 = loc("bwd/while/attention/reduce_sum.9")
#loc283 = loc("bwd/while/attention/add_any.4")
#loc284 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc285 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc286 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc287 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc288 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc289 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc290 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc291 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc292 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc293 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc294 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc295 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc296 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc297 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc298 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc299 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc300 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc301 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc302 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc303 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc304 = loc("bwd/while/add")
#loc305 = loc("bwd/embedding/reduce_sum")
#loc306 = loc("bwd/embedding/reduce_sum.1")
#loc307 = loc("bwd/embedding/dot_general")
#loc308 = loc("update/sub")
#loc309 = loc("update/sub.1")
#loc310 = loc("update/sub.2")
#loc311 = loc("update/sub.3")
#loc312 = loc("update/sub.4")
#loc313 = loc("update/sub.5")
#loc314 = loc("update/sub.6")
#loc315 = loc("update/sub.7")
#loc316 = loc("update/sub.8")
#loc317 = loc("update/sub.9")
#loc318 = loc("update/sub.10")
#loc319 = loc("update/sub.11")
#loc320 = loc("update/sub.12")
#loc321 = loc("update/sub.13")
