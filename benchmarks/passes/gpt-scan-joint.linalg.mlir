// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form joint --dialect linalg --layers 97 --width 2048 --heads 16 --sequence 1024 --batch 4 --vocab 32000 --dtype bf16 --scan
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
  func.func @train_step(%arg0: tensor<32000x2048xbf16> loc("embedding"), %arg1: tensor<97x8192x2048xbf16> loc("layers/down"), %arg2: tensor<97x2048xbf16> loc("layers/down_bias"), %arg3: tensor<97x2048xbf16> loc("layers/norm1_bias"), %arg4: tensor<97x2048xbf16> loc("layers/norm1_gain"), %arg5: tensor<97x2048xbf16> loc("layers/norm2_bias"), %arg6: tensor<97x2048xbf16> loc("layers/norm2_gain"), %arg7: tensor<97x2048x2048xbf16> loc("layers/out"), %arg8: tensor<97x2048x6144xbf16> loc("layers/qkv"), %arg9: tensor<97x2048x8192xbf16> loc("layers/up"), %arg10: tensor<97x8192xbf16> loc("layers/up_bias"), %arg11: tensor<2048xbf16> loc("norm_bias"), %arg12: tensor<2048xbf16> loc("norm_gain"), %arg13: tensor<1024x2048xbf16> loc("position"), %arg14: tensor<4x1024xi32> loc("labels"), %arg15: tensor<4x1024xi32> loc("tokens")) -> (tensor<bf16>, tensor<32000x2048xbf16>, tensor<97x8192x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048x2048xbf16>, tensor<97x2048x6144xbf16>, tensor<97x2048x8192xbf16>, tensor<97x8192xbf16>, tensor<2048xbf16>, tensor<2048xbf16>, tensor<1024x2048xbf16>) attributes {ao.step} {
    %c96_i32 = arith.constant 96 : i32
    %cst = arith.constant -2.441410e-04 : bf16
    %c4096 = arith.constant 4096 : index
    %c2048 = arith.constant 2048 : index
    %cst_0 = arith.constant 1.000980e-01 : bf16
    %cst_1 = arith.constant 4.096000e+03 : bf16
    %c1_i32 = arith.constant 1 : i32
    %cst_2 = arith.constant 5.000000e-01 : bf16
    %cst_3 = arith.constant 7.968750e-01 : bf16
    %cst_4 = arith.constant 4.467770e-02 : bf16
    %cst_5 = arith.constant 3.000000e+00 : bf16
    %cst_6 = arith.constant 1.000000e+00 : bf16
    %cst_7 = arith.constant 0xFF80 : bf16
    %cst_8 = arith.constant 8.837890e-02 : bf16
    %cst_9 = arith.constant 0.000000e+00 : bf16
    %cst_10 = arith.constant -5.000000e-01 : bf16
    %cst_11 = arith.constant 1.001360e-05 : bf16
    %cst_12 = arith.constant 2.048000e+03 : f32
    %cst_13 = arith.constant 0.000000e+00 : f32
    %c96 = arith.constant 96 : index
    %c97 = arith.constant 97 : index
    %cst_14 = arith.constant -1.000000e+09 : f32
    %c31999 = arith.constant 31999 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_15 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<4x1024x1xi32> loc(#loc18)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<4x1024xi32>) outs(%0 : tensor<4x1024x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1024x1xi32> loc(#loc18)
    %2 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc19)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<1024x2048xbf16>) outs(%2 : tensor<4x1024x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %163 = linalg.index 0 : index
      %164 = linalg.index 1 : index
      %165 = linalg.index 2 : index
      %extracted = tensor.extract %1[%163, %164, %c0] : tensor<4x1024x1xi32>
      %166 = arith.index_cast %extracted : i32 to index
      %167 = arith.maxsi %166, %c0 : index
      %168 = arith.minsi %167, %c31999 : index
      %extracted_29 = tensor.extract %arg0[%168, %165] : tensor<32000x2048xbf16>
      %169 = arith.addf %extracted_29, %in : bf16
      linalg.yield %169 : bf16
    } -> tensor<4x1024x2048xbf16> loc(#loc19)
    %4 = tensor.empty() : tensor<4x16x1024x1024xi1> loc(#loc20)
    %5 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%4 : tensor<4x16x1024x1024xi1>) {
    ^bb0(%out: i1):
      %163 = linalg.index 3 : index
      %164 = arith.index_cast %163 : index to i32
      %165 = linalg.index 2 : index
      %166 = arith.index_cast %165 : index to i32
      %167 = arith.cmpi sge, %166, %164 : i32
      linalg.yield %167 : i1
    } -> tensor<4x16x1024x1024xi1> loc(#loc20)
    %6 = tensor.empty() : tensor<97x4x1024x2048xbf16> loc(#loc21)
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%6 : tensor<97x4x1024x2048xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x4x1024x2048xbf16> loc(#loc21)
    %8 = tensor.empty() : tensor<97x4x1024x1xbf16> loc(#loc22)
    %9 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%8 : tensor<97x4x1024x1xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x4x1024x1xbf16> loc(#loc22)
    %10 = tensor.empty() : tensor<97x1x1x2048xbf16> loc(#loc23)
    %11 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%10 : tensor<97x1x1x2048xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x1x1x2048xbf16> loc(#loc23)
    %12 = tensor.empty() : tensor<97x4x1024x16x128xbf16> loc(#loc24)
    %13 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%12 : tensor<97x4x1024x16x128xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x4x1024x16x128xbf16> loc(#loc24)
    %14 = tensor.empty() : tensor<97x4x16x1024x1024xbf16> loc(#loc25)
    %15 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%14 : tensor<97x4x16x1024x1024xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x4x16x1024x1024xbf16> loc(#loc25)
    %16 = tensor.empty() : tensor<97x4x16x1024x1xbf16> loc(#loc26)
    %17 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%16 : tensor<97x4x16x1024x1xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x4x16x1024x1xbf16> loc(#loc26)
    %18 = tensor.empty() : tensor<97x4096x2048xbf16> loc(#loc27)
    %19 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%18 : tensor<97x4096x2048xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x4096x2048xbf16> loc(#loc27)
    %20 = tensor.empty() : tensor<97x4096x8192xbf16> loc(#loc28)
    %21 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%20 : tensor<97x4096x8192xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x4096x8192xbf16> loc(#loc28)
    %22:28 = scf.for %arg16 = %c0 to %c97 step %c1 iter_args(%arg17 = %cst_15, %arg18 = %3, %arg19 = %7, %arg20 = %9, %arg21 = %9, %arg22 = %11, %arg23 = %7, %arg24 = %7, %arg25 = %13, %arg26 = %13, %arg27 = %15, %arg28 = %17, %arg29 = %17, %arg30 = %15, %arg31 = %13, %arg32 = %7, %arg33 = %7, %arg34 = %9, %arg35 = %9, %arg36 = %11, %arg37 = %7, %arg38 = %19, %arg39 = %21, %arg40 = %21, %arg41 = %21, %arg42 = %21, %arg43 = %21, %arg44 = %21) -> (tensor<i32>, tensor<4x1024x2048xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4x1024x1xbf16>, tensor<97x4x1024x1xbf16>, tensor<97x1x1x2048xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4x1024x16x128xbf16>, tensor<97x4x1024x16x128xbf16>, tensor<97x4x16x1024x1024xbf16>, tensor<97x4x16x1024x1xbf16>, tensor<97x4x16x1024x1xbf16>, tensor<97x4x16x1024x1024xbf16>, tensor<97x4x1024x16x128xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4x1024x1xbf16>, tensor<97x4x1024x1xbf16>, tensor<97x1x1x2048xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4096x2048xbf16>, tensor<97x4096x8192xbf16>, tensor<97x4096x8192xbf16>, tensor<97x4096x8192xbf16>, tensor<97x4096x8192xbf16>, tensor<97x4096x8192xbf16>, tensor<97x4096x8192xbf16>) {
      %extracted = tensor.extract %arg17[] : tensor<i32> loc(#loc30)
      %163 = arith.index_cast %extracted : i32 to index loc(#loc30)
      %164 = arith.maxsi %163, %c0 : index loc(#loc30)
      %165 = arith.minsi %164, %c96 : index loc(#loc30)
      %extracted_slice = tensor.extract_slice %arg1[%165, 0, 0] [1, 8192, 2048] [1, 1, 1] : tensor<97x8192x2048xbf16> to tensor<1x8192x2048xbf16> loc(#loc30)
      %extracted_29 = tensor.extract %arg17[] : tensor<i32> loc(#loc31)
      %166 = arith.index_cast %extracted_29 : i32 to index loc(#loc31)
      %167 = arith.maxsi %166, %c0 : index loc(#loc31)
      %168 = arith.minsi %167, %c96 : index loc(#loc31)
      %extracted_slice_30 = tensor.extract_slice %arg2[%168, 0] [1, 2048] [1, 1] : tensor<97x2048xbf16> to tensor<1x2048xbf16> loc(#loc31)
      %extracted_31 = tensor.extract %arg17[] : tensor<i32> loc(#loc32)
      %169 = arith.index_cast %extracted_31 : i32 to index loc(#loc32)
      %170 = arith.maxsi %169, %c0 : index loc(#loc32)
      %171 = arith.minsi %170, %c96 : index loc(#loc32)
      %extracted_slice_32 = tensor.extract_slice %arg3[%171, 0] [1, 2048] [1, 1] : tensor<97x2048xbf16> to tensor<1x2048xbf16> loc(#loc32)
      %extracted_33 = tensor.extract %arg17[] : tensor<i32> loc(#loc33)
      %172 = arith.index_cast %extracted_33 : i32 to index loc(#loc33)
      %173 = arith.maxsi %172, %c0 : index loc(#loc33)
      %174 = arith.minsi %173, %c96 : index loc(#loc33)
      %extracted_slice_34 = tensor.extract_slice %arg4[%174, 0] [1, 2048] [1, 1] : tensor<97x2048xbf16> to tensor<1x2048xbf16> loc(#loc33)
      %extracted_35 = tensor.extract %arg17[] : tensor<i32> loc(#loc34)
      %175 = arith.index_cast %extracted_35 : i32 to index loc(#loc34)
      %176 = arith.maxsi %175, %c0 : index loc(#loc34)
      %177 = arith.minsi %176, %c96 : index loc(#loc34)
      %extracted_slice_36 = tensor.extract_slice %arg5[%177, 0] [1, 2048] [1, 1] : tensor<97x2048xbf16> to tensor<1x2048xbf16> loc(#loc34)
      %extracted_37 = tensor.extract %arg17[] : tensor<i32> loc(#loc35)
      %178 = arith.index_cast %extracted_37 : i32 to index loc(#loc35)
      %179 = arith.maxsi %178, %c0 : index loc(#loc35)
      %180 = arith.minsi %179, %c96 : index loc(#loc35)
      %extracted_slice_38 = tensor.extract_slice %arg6[%180, 0] [1, 2048] [1, 1] : tensor<97x2048xbf16> to tensor<1x2048xbf16> loc(#loc35)
      %extracted_39 = tensor.extract %arg17[] : tensor<i32> loc(#loc36)
      %181 = arith.index_cast %extracted_39 : i32 to index loc(#loc36)
      %182 = arith.maxsi %181, %c0 : index loc(#loc36)
      %183 = arith.minsi %182, %c96 : index loc(#loc36)
      %extracted_slice_40 = tensor.extract_slice %arg7[%183, 0, 0] [1, 2048, 2048] [1, 1, 1] : tensor<97x2048x2048xbf16> to tensor<1x2048x2048xbf16> loc(#loc36)
      %extracted_41 = tensor.extract %arg17[] : tensor<i32> loc(#loc37)
      %184 = arith.index_cast %extracted_41 : i32 to index loc(#loc37)
      %185 = arith.maxsi %184, %c0 : index loc(#loc37)
      %186 = arith.minsi %185, %c96 : index loc(#loc37)
      %extracted_slice_42 = tensor.extract_slice %arg8[%186, 0, 0] [1, 2048, 6144] [1, 1, 1] : tensor<97x2048x6144xbf16> to tensor<1x2048x6144xbf16> loc(#loc37)
      %extracted_43 = tensor.extract %arg17[] : tensor<i32> loc(#loc38)
      %187 = arith.index_cast %extracted_43 : i32 to index loc(#loc38)
      %188 = arith.maxsi %187, %c0 : index loc(#loc38)
      %189 = arith.minsi %188, %c96 : index loc(#loc38)
      %extracted_slice_44 = tensor.extract_slice %arg9[%189, 0, 0] [1, 2048, 8192] [1, 1, 1] : tensor<97x2048x8192xbf16> to tensor<1x2048x8192xbf16> loc(#loc38)
      %extracted_45 = tensor.extract %arg17[] : tensor<i32> loc(#loc39)
      %190 = arith.index_cast %extracted_45 : i32 to index loc(#loc39)
      %191 = arith.maxsi %190, %c0 : index loc(#loc39)
      %192 = arith.minsi %191, %c96 : index loc(#loc39)
      %extracted_slice_46 = tensor.extract_slice %arg10[%192, 0] [1, 8192] [1, 1] : tensor<97x8192xbf16> to tensor<1x8192xbf16> loc(#loc39)
      %193 = tensor.empty() : tensor<4x1024xf32> loc(#loc40)
      %194 = linalg.fill ins(%cst_13 : f32) outs(%193 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc40)
      %195 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg18 : tensor<4x1024x2048xbf16>) outs(%194 : tensor<4x1024xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %419 = arith.extf %in : bf16 to f32
        %420 = arith.addf %out, %419 : f32
        linalg.yield %420 : f32
      } -> tensor<4x1024xf32> loc(#loc40)
      %196 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc41)
      %197 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %195 : tensor<4x1024x2048xbf16>, tensor<4x1024xf32>) outs(%196 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_118: f32, %out: bf16):
        %419 = arith.divf %in_118, %cst_12 : f32
        %420 = arith.truncf %419 : f32 to bf16
        %421 = arith.subf %in, %420 : bf16
        linalg.yield %421 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc41)
      %198 = tensor.empty() : tensor<4x1024xf32> loc(#loc42)
      %199 = linalg.fill ins(%cst_13 : f32) outs(%198 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc42)
      %200 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197 : tensor<4x1024x2048xbf16>) outs(%199 : tensor<4x1024xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %419 = arith.mulf %in, %in : bf16
        %420 = arith.extf %419 : bf16 to f32
        %421 = arith.addf %out, %420 : f32
        linalg.yield %421 : f32
      } -> tensor<4x1024xf32> loc(#loc42)
      %201 = tensor.empty() : tensor<4x1024x1xbf16> loc(#loc43)
      %202 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<4x1024xf32>) outs(%201 : tensor<4x1024x1xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %419 = arith.divf %in, %cst_12 : f32
        %420 = arith.truncf %419 : f32 to bf16
        %421 = arith.addf %420, %cst_11 : bf16
        linalg.yield %421 : bf16
      } -> tensor<4x1024x1xbf16> loc(#loc43)
      %203 = tensor.empty() : tensor<4x1024x1xbf16> loc(#loc44)
      %204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<4x1024x1xbf16>) outs(%203 : tensor<4x1024x1xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %419 = math.rsqrt %in : bf16
        linalg.yield %419 : bf16
      } -> tensor<4x1024x1xbf16> loc(#loc44)
      %205 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc45)
      %206 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %204 : tensor<4x1024x2048xbf16>, tensor<4x1024x1xbf16>) outs(%205 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.mulf %in, %in_118 : bf16
        linalg.yield %419 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc45)
      %207 = tensor.empty() : tensor<1x1x1x2048xbf16> loc(#loc46)
      %208 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_34 : tensor<1x2048xbf16>) outs(%207 : tensor<1x1x1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x2048xbf16> loc(#loc46)
      %collapsed = tensor.collapse_shape %208 [[0], [1], [2, 3]] : tensor<1x1x1x2048xbf16> into tensor<1x1x2048xbf16> loc(#loc46)
      %209 = tensor.empty() : tensor<1x1x1x2048xbf16> loc(#loc47)
      %210 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_32 : tensor<1x2048xbf16>) outs(%209 : tensor<1x1x1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x2048xbf16> loc(#loc47)
      %collapsed_47 = tensor.collapse_shape %210 [[0], [1], [2, 3]] : tensor<1x1x1x2048xbf16> into tensor<1x1x2048xbf16> loc(#loc47)
      %211 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc48)
      %212 = linalg.generic {indexing_maps = [#map1, #map7, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %collapsed, %collapsed_47 : tensor<4x1024x2048xbf16>, tensor<1x1x2048xbf16>, tensor<1x1x2048xbf16>) outs(%211 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %in_119: bf16, %out: bf16):
        %419 = arith.mulf %in, %in_118 : bf16
        %420 = arith.addf %419, %in_119 : bf16
        linalg.yield %420 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc48)
      %213 = tensor.empty() : tensor<4x1024x6144xbf16> loc(#loc49)
      %214 = linalg.fill ins(%cst_9 : bf16) outs(%213 : tensor<4x1024x6144xbf16>) -> tensor<4x1024x6144xbf16> loc(#loc49)
      %expanded_48 = tensor.expand_shape %212 [[0], [1], [2, 3]] output_shape [4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x2048xbf16> loc(#loc49)
      %215 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_48, %extracted_slice_42 : tensor<4x1024x1x2048xbf16>, tensor<1x2048x6144xbf16>) outs(%214 : tensor<4x1024x6144xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.mulf %in, %in_118 : bf16
        %420 = arith.addf %out, %419 : bf16
        linalg.yield %420 : bf16
      } -> tensor<4x1024x6144xbf16> loc(#loc49)
      %extracted_slice_49 = tensor.extract_slice %215[0, 0, 0] [4, 1024, 2048] [1, 1, 1] : tensor<4x1024x6144xbf16> to tensor<4x1024x2048xbf16> loc(#loc50)
      %extracted_slice_50 = tensor.extract_slice %215[0, 0, 2048] [4, 1024, 2048] [1, 1, 1] : tensor<4x1024x6144xbf16> to tensor<4x1024x2048xbf16> loc(#loc51)
      %extracted_slice_51 = tensor.extract_slice %215[0, 0, 4096] [4, 1024, 2048] [1, 1, 1] : tensor<4x1024x6144xbf16> to tensor<4x1024x2048xbf16> loc(#loc52)
      %expanded_52 = tensor.expand_shape %extracted_slice_49 [[0], [1], [2, 3]] output_shape [4, 1024, 16, 128] : tensor<4x1024x2048xbf16> into tensor<4x1024x16x128xbf16> loc(#loc53)
      %expanded_53 = tensor.expand_shape %extracted_slice_50 [[0], [1], [2, 3]] output_shape [4, 1024, 16, 128] : tensor<4x1024x2048xbf16> into tensor<4x1024x16x128xbf16> loc(#loc54)
      %expanded_54 = tensor.expand_shape %extracted_slice_51 [[0], [1], [2, 3]] output_shape [4, 1024, 16, 128] : tensor<4x1024x2048xbf16> into tensor<4x1024x16x128xbf16> loc(#loc55)
      %216 = tensor.empty() : tensor<4x16x1024x1024xbf16> loc(#loc56)
      %217 = linalg.fill ins(%cst_9 : bf16) outs(%216 : tensor<4x16x1024x1024xbf16>) -> tensor<4x16x1024x1024xbf16> loc(#loc56)
      %218 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_52, %expanded_53 : tensor<4x1024x16x128xbf16>, tensor<4x1024x16x128xbf16>) outs(%217 : tensor<4x16x1024x1024xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.mulf %in, %in_118 : bf16
        %420 = arith.addf %out, %419 : bf16
        linalg.yield %420 : bf16
      } -> tensor<4x16x1024x1024xbf16> loc(#loc56)
      %219 = tensor.empty() : tensor<4x16x1024x1024xbf16> loc(#loc57)
      %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %218 : tensor<4x16x1024x1024xi1>, tensor<4x16x1024x1024xbf16>) outs(%219 : tensor<4x16x1024x1024xbf16>) {
      ^bb0(%in: i1, %in_118: bf16, %out: bf16):
        %419 = arith.truncf %cst_14 : f32 to bf16
        %420 = arith.mulf %in_118, %cst_8 : bf16
        %421 = arith.select %in, %420, %419 : bf16
        linalg.yield %421 : bf16
      } -> tensor<4x16x1024x1024xbf16> loc(#loc57)
      %221 = tensor.empty() : tensor<4x16x1024xbf16> loc(#loc58)
      %222 = linalg.fill ins(%cst_7 : bf16) outs(%221 : tensor<4x16x1024xbf16>) -> tensor<4x16x1024xbf16> loc(#loc58)
      %223 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%220 : tensor<4x16x1024x1024xbf16>) outs(%222 : tensor<4x16x1024xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %419 = arith.maximumf %out, %in : bf16
        linalg.yield %419 : bf16
      } -> tensor<4x16x1024xbf16> loc(#loc58)
      %224 = tensor.empty() : tensor<4x16x1024x1024xbf16> loc(#loc59)
      %225 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220, %223 : tensor<4x16x1024x1024xbf16>, tensor<4x16x1024xbf16>) outs(%224 : tensor<4x16x1024x1024xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.subf %in, %in_118 : bf16
        %420 = math.exp %419 : bf16
        linalg.yield %420 : bf16
      } -> tensor<4x16x1024x1024xbf16> loc(#loc59)
      %226 = tensor.empty() : tensor<4x16x1024xf32> loc(#loc60)
      %227 = linalg.fill ins(%cst_13 : f32) outs(%226 : tensor<4x16x1024xf32>) -> tensor<4x16x1024xf32> loc(#loc60)
      %228 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%225 : tensor<4x16x1024x1024xbf16>) outs(%227 : tensor<4x16x1024xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %419 = arith.extf %in : bf16 to f32
        %420 = arith.addf %out, %419 : f32
        linalg.yield %420 : f32
      } -> tensor<4x16x1024xf32> loc(#loc60)
      %229 = tensor.empty() : tensor<4x16x1024x1xbf16> loc(#loc61)
      %230 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<4x16x1024xf32>) outs(%229 : tensor<4x16x1024x1xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %419 = arith.truncf %in : f32 to bf16
        linalg.yield %419 : bf16
      } -> tensor<4x16x1024x1xbf16> loc(#loc61)
      %231 = tensor.empty() : tensor<4x16x1024x1024xbf16> loc(#loc62)
      %232 = linalg.generic {indexing_maps = [#map3, #map15, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %230 : tensor<4x16x1024x1024xbf16>, tensor<4x16x1024x1xbf16>) outs(%231 : tensor<4x16x1024x1024xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.divf %in, %in_118 : bf16
        linalg.yield %419 : bf16
      } -> tensor<4x16x1024x1024xbf16> loc(#loc62)
      %233 = tensor.empty() : tensor<4x16x128x1024xbf16> loc(#loc63)
      %234 = linalg.fill ins(%cst_9 : bf16) outs(%233 : tensor<4x16x128x1024xbf16>) -> tensor<4x16x128x1024xbf16> loc(#loc63)
      %235 = linalg.generic {indexing_maps = [#map16, #map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_54, %232 : tensor<4x1024x16x128xbf16>, tensor<4x16x1024x1024xbf16>) outs(%234 : tensor<4x16x128x1024xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.mulf %in, %in_118 : bf16
        %420 = arith.addf %out, %419 : bf16
        linalg.yield %420 : bf16
      } -> tensor<4x16x128x1024xbf16> loc(#loc63)
      %236 = tensor.empty() : tensor<4x1024x16x128xbf16> loc(#loc64)
      %237 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%235 : tensor<4x16x128x1024xbf16>) outs(%236 : tensor<4x1024x16x128xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<4x1024x16x128xbf16> loc(#loc64)
      %collapsed_55 = tensor.collapse_shape %237 [[0], [1], [2, 3]] : tensor<4x1024x16x128xbf16> into tensor<4x1024x2048xbf16> loc(#loc65)
      %238 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc66)
      %239 = linalg.fill ins(%cst_9 : bf16) outs(%238 : tensor<4x1024x2048xbf16>) -> tensor<4x1024x2048xbf16> loc(#loc66)
      %expanded_56 = tensor.expand_shape %collapsed_55 [[0], [1], [2, 3]] output_shape [4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x2048xbf16> loc(#loc66)
      %240 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_56, %extracted_slice_40 : tensor<4x1024x1x2048xbf16>, tensor<1x2048x2048xbf16>) outs(%239 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.mulf %in, %in_118 : bf16
        %420 = arith.addf %out, %419 : bf16
        linalg.yield %420 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc66)
      %241 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc67)
      %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %240 : tensor<4x1024x2048xbf16>, tensor<4x1024x2048xbf16>) outs(%241 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.addf %in, %in_118 : bf16
        linalg.yield %419 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc67)
      %243 = tensor.empty() : tensor<4x1024xf32> loc(#loc68)
      %244 = linalg.fill ins(%cst_13 : f32) outs(%243 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc68)
      %245 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%242 : tensor<4x1024x2048xbf16>) outs(%244 : tensor<4x1024xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %419 = arith.extf %in : bf16 to f32
        %420 = arith.addf %out, %419 : f32
        linalg.yield %420 : f32
      } -> tensor<4x1024xf32> loc(#loc68)
      %246 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc69)
      %247 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %245 : tensor<4x1024x2048xbf16>, tensor<4x1024xf32>) outs(%246 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_118: f32, %out: bf16):
        %419 = arith.divf %in_118, %cst_12 : f32
        %420 = arith.truncf %419 : f32 to bf16
        %421 = arith.subf %in, %420 : bf16
        linalg.yield %421 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc69)
      %248 = tensor.empty() : tensor<4x1024xf32> loc(#loc70)
      %249 = linalg.fill ins(%cst_13 : f32) outs(%248 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc70)
      %250 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%247 : tensor<4x1024x2048xbf16>) outs(%249 : tensor<4x1024xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %419 = arith.mulf %in, %in : bf16
        %420 = arith.extf %419 : bf16 to f32
        %421 = arith.addf %out, %420 : f32
        linalg.yield %421 : f32
      } -> tensor<4x1024xf32> loc(#loc70)
      %251 = tensor.empty() : tensor<4x1024x1xbf16> loc(#loc71)
      %252 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<4x1024xf32>) outs(%251 : tensor<4x1024x1xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %419 = arith.divf %in, %cst_12 : f32
        %420 = arith.truncf %419 : f32 to bf16
        %421 = arith.addf %420, %cst_11 : bf16
        linalg.yield %421 : bf16
      } -> tensor<4x1024x1xbf16> loc(#loc71)
      %253 = tensor.empty() : tensor<4x1024x1xbf16> loc(#loc72)
      %254 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<4x1024x1xbf16>) outs(%253 : tensor<4x1024x1xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %419 = math.rsqrt %in : bf16
        linalg.yield %419 : bf16
      } -> tensor<4x1024x1xbf16> loc(#loc72)
      %255 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc73)
      %256 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %254 : tensor<4x1024x2048xbf16>, tensor<4x1024x1xbf16>) outs(%255 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.mulf %in, %in_118 : bf16
        linalg.yield %419 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc73)
      %257 = tensor.empty() : tensor<1x1x1x2048xbf16> loc(#loc74)
      %258 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_38 : tensor<1x2048xbf16>) outs(%257 : tensor<1x1x1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x2048xbf16> loc(#loc74)
      %collapsed_57 = tensor.collapse_shape %258 [[0], [1], [2, 3]] : tensor<1x1x1x2048xbf16> into tensor<1x1x2048xbf16> loc(#loc74)
      %259 = tensor.empty() : tensor<1x1x1x2048xbf16> loc(#loc75)
      %260 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_36 : tensor<1x2048xbf16>) outs(%259 : tensor<1x1x1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x2048xbf16> loc(#loc75)
      %collapsed_58 = tensor.collapse_shape %260 [[0], [1], [2, 3]] : tensor<1x1x1x2048xbf16> into tensor<1x1x2048xbf16> loc(#loc75)
      %261 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc76)
      %262 = linalg.generic {indexing_maps = [#map1, #map7, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %collapsed_57, %collapsed_58 : tensor<4x1024x2048xbf16>, tensor<1x1x2048xbf16>, tensor<1x1x2048xbf16>) outs(%261 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %in_119: bf16, %out: bf16):
        %419 = arith.mulf %in, %in_118 : bf16
        %420 = arith.addf %419, %in_119 : bf16
        linalg.yield %420 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc76)
      %263 = tensor.empty() : tensor<4096x8192xbf16> loc(#loc77)
      %expanded_59 = tensor.expand_shape %263 [[0, 1], [2]] output_shape [4, 1024, 8192] : tensor<4096x8192xbf16> into tensor<4x1024x8192xbf16> loc(#loc77)
      %264 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_59 : tensor<4x1024x8192xbf16>) -> tensor<4x1024x8192xbf16> loc(#loc77)
      %expanded_60 = tensor.expand_shape %262 [[0], [1], [2, 3]] output_shape [4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x2048xbf16> loc(#loc77)
      %265 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_60, %extracted_slice_44 : tensor<4x1024x1x2048xbf16>, tensor<1x2048x8192xbf16>) outs(%264 : tensor<4x1024x8192xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.mulf %in, %in_118 : bf16
        %420 = arith.addf %out, %419 : bf16
        linalg.yield %420 : bf16
      } -> tensor<4x1024x8192xbf16> loc(#loc77)
      %collapsed_61 = tensor.collapse_shape %265 [[0, 1], [2]] : tensor<4x1024x8192xbf16> into tensor<4096x8192xbf16> loc(#loc77)
      %266 = tensor.empty() : tensor<1x1x8192xbf16> loc(#loc78)
      %267 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_46 : tensor<1x8192xbf16>) outs(%266 : tensor<1x1x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x8192xbf16> loc(#loc78)
      %collapsed_62 = tensor.collapse_shape %267 [[0], [1, 2]] : tensor<1x1x8192xbf16> into tensor<1x8192xbf16> loc(#loc78)
      %268 = tensor.empty() : tensor<4096x8192xbf16> loc(#loc79)
      %269 = linalg.generic {indexing_maps = [#map18, #map19, #map18], iterator_types = ["parallel", "parallel"]} ins(%collapsed_61, %collapsed_62 : tensor<4096x8192xbf16>, tensor<1x8192xbf16>) outs(%268 : tensor<4096x8192xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.addf %in, %in_118 : bf16
        linalg.yield %419 : bf16
      } -> tensor<4096x8192xbf16> loc(#loc79)
      %270 = tensor.empty() : tensor<4096x8192xbf16> loc(#loc80)
      %271 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%269 : tensor<4096x8192xbf16>) outs(%270 : tensor<4096x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %419 = arith.mulf %in, %in : bf16
        linalg.yield %419 : bf16
      } -> tensor<4096x8192xbf16> loc(#loc80)
      %272 = tensor.empty() : tensor<4096x8192xbf16> loc(#loc81)
      %273 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%269, %271 : tensor<4096x8192xbf16>, tensor<4096x8192xbf16>) outs(%272 : tensor<4096x8192xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.mulf %in_118, %in : bf16
        %420 = arith.mulf %419, %cst_4 : bf16
        %421 = arith.addf %in, %420 : bf16
        %422 = arith.mulf %421, %cst_3 : bf16
        %423 = math.tanh %422 : bf16
        linalg.yield %423 : bf16
      } -> tensor<4096x8192xbf16> loc(#loc81)
      %274 = tensor.empty() : tensor<4096x8192xbf16> loc(#loc82)
      %275 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%273 : tensor<4096x8192xbf16>) outs(%274 : tensor<4096x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %419 = arith.addf %in, %cst_6 : bf16
        %420 = arith.mulf %419, %cst_2 : bf16
        linalg.yield %420 : bf16
      } -> tensor<4096x8192xbf16> loc(#loc82)
      %276 = tensor.empty() : tensor<4096x8192xbf16> loc(#loc83)
      %277 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%269, %275 : tensor<4096x8192xbf16>, tensor<4096x8192xbf16>) outs(%276 : tensor<4096x8192xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.mulf %in, %in_118 : bf16
        linalg.yield %419 : bf16
      } -> tensor<4096x8192xbf16> loc(#loc83)
      %278 = tensor.empty() : tensor<4096x2048xbf16> loc(#loc84)
      %279 = linalg.fill ins(%cst_9 : bf16) outs(%278 : tensor<4096x2048xbf16>) -> tensor<4096x2048xbf16> loc(#loc84)
      %expanded_63 = tensor.expand_shape %277 [[0], [1, 2]] output_shape [4096, 1, 8192] : tensor<4096x8192xbf16> into tensor<4096x1x8192xbf16> loc(#loc84)
      %280 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_63, %extracted_slice : tensor<4096x1x8192xbf16>, tensor<1x8192x2048xbf16>) outs(%279 : tensor<4096x2048xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.mulf %in, %in_118 : bf16
        %420 = arith.addf %out, %419 : bf16
        linalg.yield %420 : bf16
      } -> tensor<4096x2048xbf16> loc(#loc84)
      %281 = tensor.empty() : tensor<1x1x2048xbf16> loc(#loc85)
      %282 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_30 : tensor<1x2048xbf16>) outs(%281 : tensor<1x1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x2048xbf16> loc(#loc85)
      %collapsed_64 = tensor.collapse_shape %282 [[0], [1, 2]] : tensor<1x1x2048xbf16> into tensor<1x2048xbf16> loc(#loc85)
      %283 = tensor.empty() : tensor<4096x2048xbf16> loc(#loc86)
      %284 = linalg.generic {indexing_maps = [#map18, #map19, #map18], iterator_types = ["parallel", "parallel"]} ins(%280, %collapsed_64 : tensor<4096x2048xbf16>, tensor<1x2048xbf16>) outs(%283 : tensor<4096x2048xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.addf %in, %in_118 : bf16
        linalg.yield %419 : bf16
      } -> tensor<4096x2048xbf16> loc(#loc86)
      %expanded_65 = tensor.expand_shape %284 [[0, 1], [2]] output_shape [4, 1024, 2048] : tensor<4096x2048xbf16> into tensor<4x1024x2048xbf16> loc(#loc87)
      %285 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc88)
      %286 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %expanded_65 : tensor<4x1024x2048xbf16>, tensor<4x1024x2048xbf16>) outs(%285 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.addf %in, %in_118 : bf16
        linalg.yield %419 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc88)
      %287 = tensor.empty() : tensor<1x4x1024x2048xbf16> loc(#loc89)
      %288 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197 : tensor<4x1024x2048xbf16>) outs(%287 : tensor<1x4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x2048xbf16> loc(#loc89)
      %extracted_66 = tensor.extract %arg17[] : tensor<i32> loc(#loc90)
      %289 = arith.index_cast %extracted_66 : i32 to index loc(#loc90)
      %290 = arith.maxsi %289, %c0 : index loc(#loc90)
      %291 = arith.minsi %290, %c96 : index loc(#loc90)
      %inserted_slice = tensor.insert_slice %288 into %arg19[%291, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<1x4x1024x2048xbf16> into tensor<97x4x1024x2048xbf16> loc(#loc90)
      %292 = tensor.empty() : tensor<1x4x1024x1xbf16> loc(#loc91)
      %293 = linalg.generic {indexing_maps = [#map23, #map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204, %202 : tensor<4x1024x1xbf16>, tensor<4x1024x1xbf16>) outs(%292 : tensor<1x4x1024x1xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.divf %in, %in_118 : bf16
        %420 = arith.mulf %419, %cst_10 : bf16
        linalg.yield %420 : bf16
      } -> tensor<1x4x1024x1xbf16> loc(#loc91)
      %extracted_67 = tensor.extract %arg17[] : tensor<i32> loc(#loc92)
      %294 = arith.index_cast %extracted_67 : i32 to index loc(#loc92)
      %295 = arith.maxsi %294, %c0 : index loc(#loc92)
      %296 = arith.minsi %295, %c96 : index loc(#loc92)
      %inserted_slice_68 = tensor.insert_slice %293 into %arg20[%296, 0, 0, 0] [1, 4, 1024, 1] [1, 1, 1, 1] : tensor<1x4x1024x1xbf16> into tensor<97x4x1024x1xbf16> loc(#loc92)
      %297 = tensor.empty() : tensor<1x4x1024x1xbf16> loc(#loc93)
      %298 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204 : tensor<4x1024x1xbf16>) outs(%297 : tensor<1x4x1024x1xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x1xbf16> loc(#loc93)
      %extracted_69 = tensor.extract %arg17[] : tensor<i32> loc(#loc94)
      %299 = arith.index_cast %extracted_69 : i32 to index loc(#loc94)
      %300 = arith.maxsi %299, %c0 : index loc(#loc94)
      %301 = arith.minsi %300, %c96 : index loc(#loc94)
      %inserted_slice_70 = tensor.insert_slice %298 into %arg21[%301, 0, 0, 0] [1, 4, 1024, 1] [1, 1, 1, 1] : tensor<1x4x1024x1xbf16> into tensor<97x4x1024x1xbf16> loc(#loc94)
      %302 = tensor.empty() : tensor<1x1x1x2048xbf16> loc(#loc95)
      %303 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x1x2048xbf16>) outs(%302 : tensor<1x1x1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x2048xbf16> loc(#loc95)
      %extracted_71 = tensor.extract %arg17[] : tensor<i32> loc(#loc96)
      %304 = arith.index_cast %extracted_71 : i32 to index loc(#loc96)
      %305 = arith.maxsi %304, %c0 : index loc(#loc96)
      %306 = arith.minsi %305, %c96 : index loc(#loc96)
      %inserted_slice_72 = tensor.insert_slice %303 into %arg22[%306, 0, 0, 0] [1, 1, 1, 2048] [1, 1, 1, 1] : tensor<1x1x1x2048xbf16> into tensor<97x1x1x2048xbf16> loc(#loc96)
      %307 = tensor.empty() : tensor<1x4x1024x2048xbf16> loc(#loc97)
      %308 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206 : tensor<4x1024x2048xbf16>) outs(%307 : tensor<1x4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x2048xbf16> loc(#loc97)
      %extracted_73 = tensor.extract %arg17[] : tensor<i32> loc(#loc98)
      %309 = arith.index_cast %extracted_73 : i32 to index loc(#loc98)
      %310 = arith.maxsi %309, %c0 : index loc(#loc98)
      %311 = arith.minsi %310, %c96 : index loc(#loc98)
      %inserted_slice_74 = tensor.insert_slice %308 into %arg23[%311, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<1x4x1024x2048xbf16> into tensor<97x4x1024x2048xbf16> loc(#loc98)
      %312 = tensor.empty() : tensor<1x4x1024x2048xbf16> loc(#loc99)
      %313 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212 : tensor<4x1024x2048xbf16>) outs(%312 : tensor<1x4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x2048xbf16> loc(#loc99)
      %extracted_75 = tensor.extract %arg17[] : tensor<i32> loc(#loc100)
      %314 = arith.index_cast %extracted_75 : i32 to index loc(#loc100)
      %315 = arith.maxsi %314, %c0 : index loc(#loc100)
      %316 = arith.minsi %315, %c96 : index loc(#loc100)
      %inserted_slice_76 = tensor.insert_slice %313 into %arg24[%316, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<1x4x1024x2048xbf16> into tensor<97x4x1024x2048xbf16> loc(#loc100)
      %317 = tensor.empty() : tensor<1x4x1024x16x128xbf16> loc(#loc101)
      %318 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53 : tensor<4x1024x16x128xbf16>) outs(%317 : tensor<1x4x1024x16x128xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x16x128xbf16> loc(#loc101)
      %extracted_77 = tensor.extract %arg17[] : tensor<i32> loc(#loc102)
      %319 = arith.index_cast %extracted_77 : i32 to index loc(#loc102)
      %320 = arith.maxsi %319, %c0 : index loc(#loc102)
      %321 = arith.minsi %320, %c96 : index loc(#loc102)
      %inserted_slice_78 = tensor.insert_slice %318 into %arg25[%321, 0, 0, 0, 0] [1, 4, 1024, 16, 128] [1, 1, 1, 1, 1] : tensor<1x4x1024x16x128xbf16> into tensor<97x4x1024x16x128xbf16> loc(#loc102)
      %322 = tensor.empty() : tensor<1x4x1024x16x128xbf16> loc(#loc103)
      %323 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_52 : tensor<4x1024x16x128xbf16>) outs(%322 : tensor<1x4x1024x16x128xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x16x128xbf16> loc(#loc103)
      %extracted_79 = tensor.extract %arg17[] : tensor<i32> loc(#loc104)
      %324 = arith.index_cast %extracted_79 : i32 to index loc(#loc104)
      %325 = arith.maxsi %324, %c0 : index loc(#loc104)
      %326 = arith.minsi %325, %c96 : index loc(#loc104)
      %inserted_slice_80 = tensor.insert_slice %323 into %arg26[%326, 0, 0, 0, 0] [1, 4, 1024, 16, 128] [1, 1, 1, 1, 1] : tensor<1x4x1024x16x128xbf16> into tensor<97x4x1024x16x128xbf16> loc(#loc104)
      %327 = tensor.empty() : tensor<1x4x16x1024x1024xbf16> loc(#loc105)
      %328 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%225 : tensor<4x16x1024x1024xbf16>) outs(%327 : tensor<1x4x16x1024x1024xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x16x1024x1024xbf16> loc(#loc105)
      %extracted_81 = tensor.extract %arg17[] : tensor<i32> loc(#loc106)
      %329 = arith.index_cast %extracted_81 : i32 to index loc(#loc106)
      %330 = arith.maxsi %329, %c0 : index loc(#loc106)
      %331 = arith.minsi %330, %c96 : index loc(#loc106)
      %inserted_slice_82 = tensor.insert_slice %328 into %arg27[%331, 0, 0, 0, 0] [1, 4, 16, 1024, 1024] [1, 1, 1, 1, 1] : tensor<1x4x16x1024x1024xbf16> into tensor<97x4x16x1024x1024xbf16> loc(#loc106)
      %332 = tensor.empty() : tensor<1x4x16x1024x1xbf16> loc(#loc107)
      %333 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%230 : tensor<4x16x1024x1xbf16>) outs(%332 : tensor<1x4x16x1024x1xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x16x1024x1xbf16> loc(#loc107)
      %extracted_83 = tensor.extract %arg17[] : tensor<i32> loc(#loc108)
      %334 = arith.index_cast %extracted_83 : i32 to index loc(#loc108)
      %335 = arith.maxsi %334, %c0 : index loc(#loc108)
      %336 = arith.minsi %335, %c96 : index loc(#loc108)
      %inserted_slice_84 = tensor.insert_slice %333 into %arg28[%336, 0, 0, 0, 0] [1, 4, 16, 1024, 1] [1, 1, 1, 1, 1] : tensor<1x4x16x1024x1xbf16> into tensor<97x4x16x1024x1xbf16> loc(#loc108)
      %337 = tensor.empty() : tensor<1x4x16x1024x1xbf16> loc(#loc109)
      %338 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%230 : tensor<4x16x1024x1xbf16>) outs(%337 : tensor<1x4x16x1024x1xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %419 = arith.mulf %in, %in : bf16
        %420 = arith.divf %cst_6, %419 : bf16
        linalg.yield %420 : bf16
      } -> tensor<1x4x16x1024x1xbf16> loc(#loc109)
      %extracted_85 = tensor.extract %arg17[] : tensor<i32> loc(#loc110)
      %339 = arith.index_cast %extracted_85 : i32 to index loc(#loc110)
      %340 = arith.maxsi %339, %c0 : index loc(#loc110)
      %341 = arith.minsi %340, %c96 : index loc(#loc110)
      %inserted_slice_86 = tensor.insert_slice %338 into %arg29[%341, 0, 0, 0, 0] [1, 4, 16, 1024, 1] [1, 1, 1, 1, 1] : tensor<1x4x16x1024x1xbf16> into tensor<97x4x16x1024x1xbf16> loc(#loc110)
      %342 = tensor.empty() : tensor<1x4x16x1024x1024xbf16> loc(#loc111)
      %343 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%232 : tensor<4x16x1024x1024xbf16>) outs(%342 : tensor<1x4x16x1024x1024xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x16x1024x1024xbf16> loc(#loc111)
      %extracted_87 = tensor.extract %arg17[] : tensor<i32> loc(#loc112)
      %344 = arith.index_cast %extracted_87 : i32 to index loc(#loc112)
      %345 = arith.maxsi %344, %c0 : index loc(#loc112)
      %346 = arith.minsi %345, %c96 : index loc(#loc112)
      %inserted_slice_88 = tensor.insert_slice %343 into %arg30[%346, 0, 0, 0, 0] [1, 4, 16, 1024, 1024] [1, 1, 1, 1, 1] : tensor<1x4x16x1024x1024xbf16> into tensor<97x4x16x1024x1024xbf16> loc(#loc112)
      %347 = tensor.empty() : tensor<1x4x1024x16x128xbf16> loc(#loc113)
      %348 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_54 : tensor<4x1024x16x128xbf16>) outs(%347 : tensor<1x4x1024x16x128xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x16x128xbf16> loc(#loc113)
      %extracted_89 = tensor.extract %arg17[] : tensor<i32> loc(#loc114)
      %349 = arith.index_cast %extracted_89 : i32 to index loc(#loc114)
      %350 = arith.maxsi %349, %c0 : index loc(#loc114)
      %351 = arith.minsi %350, %c96 : index loc(#loc114)
      %inserted_slice_90 = tensor.insert_slice %348 into %arg31[%351, 0, 0, 0, 0] [1, 4, 1024, 16, 128] [1, 1, 1, 1, 1] : tensor<1x4x1024x16x128xbf16> into tensor<97x4x1024x16x128xbf16> loc(#loc114)
      %352 = tensor.empty() : tensor<1x4x1024x2048xbf16> loc(#loc115)
      %353 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_55 : tensor<4x1024x2048xbf16>) outs(%352 : tensor<1x4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x2048xbf16> loc(#loc115)
      %extracted_91 = tensor.extract %arg17[] : tensor<i32> loc(#loc116)
      %354 = arith.index_cast %extracted_91 : i32 to index loc(#loc116)
      %355 = arith.maxsi %354, %c0 : index loc(#loc116)
      %356 = arith.minsi %355, %c96 : index loc(#loc116)
      %inserted_slice_92 = tensor.insert_slice %353 into %arg32[%356, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<1x4x1024x2048xbf16> into tensor<97x4x1024x2048xbf16> loc(#loc116)
      %357 = tensor.empty() : tensor<1x4x1024x2048xbf16> loc(#loc117)
      %358 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247 : tensor<4x1024x2048xbf16>) outs(%357 : tensor<1x4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x2048xbf16> loc(#loc117)
      %extracted_93 = tensor.extract %arg17[] : tensor<i32> loc(#loc118)
      %359 = arith.index_cast %extracted_93 : i32 to index loc(#loc118)
      %360 = arith.maxsi %359, %c0 : index loc(#loc118)
      %361 = arith.minsi %360, %c96 : index loc(#loc118)
      %inserted_slice_94 = tensor.insert_slice %358 into %arg33[%361, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<1x4x1024x2048xbf16> into tensor<97x4x1024x2048xbf16> loc(#loc118)
      %362 = tensor.empty() : tensor<1x4x1024x1xbf16> loc(#loc119)
      %363 = linalg.generic {indexing_maps = [#map23, #map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%254, %252 : tensor<4x1024x1xbf16>, tensor<4x1024x1xbf16>) outs(%362 : tensor<1x4x1024x1xbf16>) {
      ^bb0(%in: bf16, %in_118: bf16, %out: bf16):
        %419 = arith.divf %in, %in_118 : bf16
        %420 = arith.mulf %419, %cst_10 : bf16
        linalg.yield %420 : bf16
      } -> tensor<1x4x1024x1xbf16> loc(#loc119)
      %extracted_95 = tensor.extract %arg17[] : tensor<i32> loc(#loc120)
      %364 = arith.index_cast %extracted_95 : i32 to index loc(#loc120)
      %365 = arith.maxsi %364, %c0 : index loc(#loc120)
      %366 = arith.minsi %365, %c96 : index loc(#loc120)
      %inserted_slice_96 = tensor.insert_slice %363 into %arg34[%366, 0, 0, 0] [1, 4, 1024, 1] [1, 1, 1, 1] : tensor<1x4x1024x1xbf16> into tensor<97x4x1024x1xbf16> loc(#loc120)
      %367 = tensor.empty() : tensor<1x4x1024x1xbf16> loc(#loc121)
      %368 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%254 : tensor<4x1024x1xbf16>) outs(%367 : tensor<1x4x1024x1xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x1xbf16> loc(#loc121)
      %extracted_97 = tensor.extract %arg17[] : tensor<i32> loc(#loc122)
      %369 = arith.index_cast %extracted_97 : i32 to index loc(#loc122)
      %370 = arith.maxsi %369, %c0 : index loc(#loc122)
      %371 = arith.minsi %370, %c96 : index loc(#loc122)
      %inserted_slice_98 = tensor.insert_slice %368 into %arg35[%371, 0, 0, 0] [1, 4, 1024, 1] [1, 1, 1, 1] : tensor<1x4x1024x1xbf16> into tensor<97x4x1024x1xbf16> loc(#loc122)
      %372 = tensor.empty() : tensor<1x1x1x2048xbf16> loc(#loc123)
      %373 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_57 : tensor<1x1x2048xbf16>) outs(%372 : tensor<1x1x1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x2048xbf16> loc(#loc123)
      %extracted_99 = tensor.extract %arg17[] : tensor<i32> loc(#loc124)
      %374 = arith.index_cast %extracted_99 : i32 to index loc(#loc124)
      %375 = arith.maxsi %374, %c0 : index loc(#loc124)
      %376 = arith.minsi %375, %c96 : index loc(#loc124)
      %inserted_slice_100 = tensor.insert_slice %373 into %arg36[%376, 0, 0, 0] [1, 1, 1, 2048] [1, 1, 1, 1] : tensor<1x1x1x2048xbf16> into tensor<97x1x1x2048xbf16> loc(#loc124)
      %377 = tensor.empty() : tensor<1x4x1024x2048xbf16> loc(#loc125)
      %378 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256 : tensor<4x1024x2048xbf16>) outs(%377 : tensor<1x4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x2048xbf16> loc(#loc125)
      %extracted_101 = tensor.extract %arg17[] : tensor<i32> loc(#loc126)
      %379 = arith.index_cast %extracted_101 : i32 to index loc(#loc126)
      %380 = arith.maxsi %379, %c0 : index loc(#loc126)
      %381 = arith.minsi %380, %c96 : index loc(#loc126)
      %inserted_slice_102 = tensor.insert_slice %378 into %arg37[%381, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<1x4x1024x2048xbf16> into tensor<97x4x1024x2048xbf16> loc(#loc126)
      %382 = tensor.empty() : tensor<1x4x1024x2048xbf16> loc(#loc127)
      %383 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262 : tensor<4x1024x2048xbf16>) outs(%382 : tensor<1x4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x2048xbf16> loc(#loc127)
      %collapsed_103 = tensor.collapse_shape %383 [[0], [1, 2], [3]] : tensor<1x4x1024x2048xbf16> into tensor<1x4096x2048xbf16> loc(#loc127)
      %extracted_104 = tensor.extract %arg17[] : tensor<i32> loc(#loc128)
      %384 = arith.index_cast %extracted_104 : i32 to index loc(#loc128)
      %385 = arith.maxsi %384, %c0 : index loc(#loc128)
      %386 = arith.minsi %385, %c96 : index loc(#loc128)
      %inserted_slice_105 = tensor.insert_slice %collapsed_103 into %arg38[%386, 0, 0] [1, 4096, 2048] [1, 1, 1] : tensor<1x4096x2048xbf16> into tensor<97x4096x2048xbf16> loc(#loc128)
      %387 = tensor.empty() : tensor<1x4096x8192xbf16> loc(#loc129)
      %388 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<4096x8192xbf16>) outs(%387 : tensor<1x4096x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %419 = arith.mulf %in, %cst_5 : bf16
        linalg.yield %419 : bf16
      } -> tensor<1x4096x8192xbf16> loc(#loc129)
      %extracted_106 = tensor.extract %arg17[] : tensor<i32> loc(#loc130)
      %389 = arith.index_cast %extracted_106 : i32 to index loc(#loc130)
      %390 = arith.maxsi %389, %c0 : index loc(#loc130)
      %391 = arith.minsi %390, %c96 : index loc(#loc130)
      %inserted_slice_107 = tensor.insert_slice %388 into %arg39[%391, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<1x4096x8192xbf16> into tensor<97x4096x8192xbf16> loc(#loc130)
      %392 = tensor.empty() : tensor<1x4096x8192xbf16> loc(#loc131)
      %393 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<4096x8192xbf16>) outs(%392 : tensor<1x4096x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4096x8192xbf16> loc(#loc131)
      %extracted_108 = tensor.extract %arg17[] : tensor<i32> loc(#loc132)
      %394 = arith.index_cast %extracted_108 : i32 to index loc(#loc132)
      %395 = arith.maxsi %394, %c0 : index loc(#loc132)
      %396 = arith.minsi %395, %c96 : index loc(#loc132)
      %inserted_slice_109 = tensor.insert_slice %393 into %arg40[%396, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<1x4096x8192xbf16> into tensor<97x4096x8192xbf16> loc(#loc132)
      %397 = tensor.empty() : tensor<1x4096x8192xbf16> loc(#loc133)
      %398 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<4096x8192xbf16>) outs(%397 : tensor<1x4096x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %419 = arith.subf %cst_6, %in : bf16
        linalg.yield %419 : bf16
      } -> tensor<1x4096x8192xbf16> loc(#loc133)
      %extracted_110 = tensor.extract %arg17[] : tensor<i32> loc(#loc134)
      %399 = arith.index_cast %extracted_110 : i32 to index loc(#loc134)
      %400 = arith.maxsi %399, %c0 : index loc(#loc134)
      %401 = arith.minsi %400, %c96 : index loc(#loc134)
      %inserted_slice_111 = tensor.insert_slice %398 into %arg41[%401, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<1x4096x8192xbf16> into tensor<97x4096x8192xbf16> loc(#loc134)
      %402 = tensor.empty() : tensor<1x4096x8192xbf16> loc(#loc135)
      %403 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<4096x8192xbf16>) outs(%402 : tensor<1x4096x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4096x8192xbf16> loc(#loc135)
      %extracted_112 = tensor.extract %arg17[] : tensor<i32> loc(#loc136)
      %404 = arith.index_cast %extracted_112 : i32 to index loc(#loc136)
      %405 = arith.maxsi %404, %c0 : index loc(#loc136)
      %406 = arith.minsi %405, %c96 : index loc(#loc136)
      %inserted_slice_113 = tensor.insert_slice %403 into %arg42[%406, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<1x4096x8192xbf16> into tensor<97x4096x8192xbf16> loc(#loc136)
      %407 = tensor.empty() : tensor<1x4096x8192xbf16> loc(#loc137)
      %408 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<4096x8192xbf16>) outs(%407 : tensor<1x4096x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4096x8192xbf16> loc(#loc137)
      %extracted_114 = tensor.extract %arg17[] : tensor<i32> loc(#loc138)
      %409 = arith.index_cast %extracted_114 : i32 to index loc(#loc138)
      %410 = arith.maxsi %409, %c0 : index loc(#loc138)
      %411 = arith.minsi %410, %c96 : index loc(#loc138)
      %inserted_slice_115 = tensor.insert_slice %408 into %arg43[%411, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<1x4096x8192xbf16> into tensor<97x4096x8192xbf16> loc(#loc138)
      %412 = tensor.empty() : tensor<1x4096x8192xbf16> loc(#loc139)
      %413 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<4096x8192xbf16>) outs(%412 : tensor<1x4096x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4096x8192xbf16> loc(#loc139)
      %extracted_116 = tensor.extract %arg17[] : tensor<i32> loc(#loc140)
      %414 = arith.index_cast %extracted_116 : i32 to index loc(#loc140)
      %415 = arith.maxsi %414, %c0 : index loc(#loc140)
      %416 = arith.minsi %415, %c96 : index loc(#loc140)
      %inserted_slice_117 = tensor.insert_slice %413 into %arg44[%416, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<1x4096x8192xbf16> into tensor<97x4096x8192xbf16> loc(#loc140)
      %417 = tensor.empty() : tensor<i32> loc(#loc141)
      %418 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%417 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %419 = arith.addi %in, %c1_i32 : i32
        linalg.yield %419 : i32
      } -> tensor<i32> loc(#loc141)
      scf.yield %418, %286, %inserted_slice, %inserted_slice_68, %inserted_slice_70, %inserted_slice_72, %inserted_slice_74, %inserted_slice_76, %inserted_slice_78, %inserted_slice_80, %inserted_slice_82, %inserted_slice_84, %inserted_slice_86, %inserted_slice_88, %inserted_slice_90, %inserted_slice_92, %inserted_slice_94, %inserted_slice_96, %inserted_slice_98, %inserted_slice_100, %inserted_slice_102, %inserted_slice_105, %inserted_slice_107, %inserted_slice_109, %inserted_slice_111, %inserted_slice_113, %inserted_slice_115, %inserted_slice_117 : tensor<i32>, tensor<4x1024x2048xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4x1024x1xbf16>, tensor<97x4x1024x1xbf16>, tensor<97x1x1x2048xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4x1024x16x128xbf16>, tensor<97x4x1024x16x128xbf16>, tensor<97x4x16x1024x1024xbf16>, tensor<97x4x16x1024x1xbf16>, tensor<97x4x16x1024x1xbf16>, tensor<97x4x16x1024x1024xbf16>, tensor<97x4x1024x16x128xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4x1024x1xbf16>, tensor<97x4x1024x1xbf16>, tensor<97x1x1x2048xbf16>, tensor<97x4x1024x2048xbf16>, tensor<97x4096x2048xbf16>, tensor<97x4096x8192xbf16>, tensor<97x4096x8192xbf16>, tensor<97x4096x8192xbf16>, tensor<97x4096x8192xbf16>, tensor<97x4096x8192xbf16>, tensor<97x4096x8192xbf16>
    } loc(#loc29)
    %23 = tensor.empty() : tensor<4x1024xf32> loc(#loc142)
    %24 = linalg.fill ins(%cst_13 : f32) outs(%23 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc142)
    %25 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22#1 : tensor<4x1024x2048xbf16>) outs(%24 : tensor<4x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %163 = arith.extf %in : bf16 to f32
      %164 = arith.addf %out, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<4x1024xf32> loc(#loc142)
    %26 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc143)
    %27 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22#1, %25 : tensor<4x1024x2048xbf16>, tensor<4x1024xf32>) outs(%26 : tensor<4x1024x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: f32, %out: bf16):
      %163 = arith.divf %in_29, %cst_12 : f32
      %164 = arith.truncf %163 : f32 to bf16
      %165 = arith.subf %in, %164 : bf16
      linalg.yield %165 : bf16
    } -> tensor<4x1024x2048xbf16> loc(#loc143)
    %28 = tensor.empty() : tensor<4x1024xf32> loc(#loc144)
    %29 = linalg.fill ins(%cst_13 : f32) outs(%28 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc144)
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<4x1024x2048xbf16>) outs(%29 : tensor<4x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %163 = arith.mulf %in, %in : bf16
      %164 = arith.extf %163 : bf16 to f32
      %165 = arith.addf %out, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<4x1024xf32> loc(#loc144)
    %31 = tensor.empty() : tensor<4x1024x1xbf16> loc(#loc145)
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<4x1024xf32>) outs(%31 : tensor<4x1024x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %163 = arith.divf %in, %cst_12 : f32
      %164 = arith.truncf %163 : f32 to bf16
      %165 = arith.addf %164, %cst_11 : bf16
      linalg.yield %165 : bf16
    } -> tensor<4x1024x1xbf16> loc(#loc145)
    %33 = tensor.empty() : tensor<4x1024x1xbf16> loc(#loc146)
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<4x1024x1xbf16>) outs(%33 : tensor<4x1024x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %163 = math.rsqrt %in : bf16
      linalg.yield %163 : bf16
    } -> tensor<4x1024x1xbf16> loc(#loc146)
    %35 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc147)
    %36 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<4x1024x1xbf16>) outs(%35 : tensor<4x1024x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x1024x2048xbf16> loc(#loc147)
    %37 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc148)
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %36 : tensor<4x1024x2048xbf16>, tensor<4x1024x2048xbf16>) outs(%37 : tensor<4x1024x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in, %in_29 : bf16
      linalg.yield %163 : bf16
    } -> tensor<4x1024x2048xbf16> loc(#loc148)
    %39 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc149)
    %40 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<2048xbf16>) outs(%39 : tensor<4x1024x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x1024x2048xbf16> loc(#loc149)
    %41 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc150)
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %40, %arg11 : tensor<4x1024x2048xbf16>, tensor<4x1024x2048xbf16>, tensor<2048xbf16>) outs(%41 : tensor<4x1024x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %in_30: bf16, %out: bf16):
      %163 = arith.mulf %in, %in_29 : bf16
      %164 = arith.addf %163, %in_30 : bf16
      linalg.yield %164 : bf16
    } -> tensor<4x1024x2048xbf16> loc(#loc150)
    %43 = tensor.empty() : tensor<4x1024x32000xbf16> loc(#loc151)
    %44 = linalg.fill ins(%cst_9 : bf16) outs(%43 : tensor<4x1024x32000xbf16>) -> tensor<4x1024x32000xbf16> loc(#loc151)
    %45 = linalg.generic {indexing_maps = [#map27, #map6, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42, %arg0 : tensor<4x1024x2048xbf16>, tensor<32000x2048xbf16>) outs(%44 : tensor<4x1024x32000xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in, %in_29 : bf16
      %164 = arith.addf %out, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<4x1024x32000xbf16> loc(#loc151)
    %46 = tensor.empty() : tensor<4x1024xbf16> loc(#loc152)
    %47 = linalg.fill ins(%cst_7 : bf16) outs(%46 : tensor<4x1024xbf16>) -> tensor<4x1024xbf16> loc(#loc152)
    %48 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%45 : tensor<4x1024x32000xbf16>) outs(%47 : tensor<4x1024xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %163 = arith.maximumf %out, %in : bf16
      linalg.yield %163 : bf16
    } -> tensor<4x1024xbf16> loc(#loc152)
    %49 = tensor.empty() : tensor<4x1024x32000xbf16> loc(#loc153)
    %50 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<4x1024x32000xbf16>, tensor<4x1024xbf16>) outs(%49 : tensor<4x1024x32000xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.subf %in, %in_29 : bf16
      linalg.yield %163 : bf16
    } -> tensor<4x1024x32000xbf16> loc(#loc153)
    %51 = tensor.empty() : tensor<4x1024x32000xbf16> loc(#loc154)
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<4x1024x32000xbf16>) outs(%51 : tensor<4x1024x32000xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %163 = math.exp %in : bf16
      linalg.yield %163 : bf16
    } -> tensor<4x1024x32000xbf16> loc(#loc154)
    %53 = tensor.empty() : tensor<4x1024xf32> loc(#loc155)
    %54 = linalg.fill ins(%cst_13 : f32) outs(%53 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc155)
    %55 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<4x1024x32000xbf16>) outs(%54 : tensor<4x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %163 = arith.extf %in : bf16 to f32
      %164 = arith.addf %out, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<4x1024xf32> loc(#loc155)
    %56 = tensor.empty() : tensor<4x1024x1xbf16> loc(#loc156)
    %57 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<4x1024xf32>) outs(%56 : tensor<4x1024x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %163 = arith.truncf %in : f32 to bf16
      linalg.yield %163 : bf16
    } -> tensor<4x1024x1xbf16> loc(#loc156)
    %58 = tensor.empty() : tensor<4x1024x32000xi32> loc(#loc157)
    %59 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%58 : tensor<4x1024x32000xi32>) {
    ^bb0(%out: i32):
      %163 = linalg.index 2 : index
      %164 = arith.index_cast %163 : index to i32
      linalg.yield %164 : i32
    } -> tensor<4x1024x32000xi32> loc(#loc157)
    %60 = tensor.empty() : tensor<4x1024x32000xi1> loc(#loc158)
    %61 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14, %59 : tensor<4x1024xi32>, tensor<4x1024x32000xi32>) outs(%60 : tensor<4x1024x32000xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %163 = arith.cmpi eq, %in, %in_29 : i32
      linalg.yield %163 : i1
    } -> tensor<4x1024x32000xi1> loc(#loc158)
    %62 = tensor.empty() : tensor<f32> loc(#loc159)
    %63 = linalg.fill ins(%cst_13 : f32) outs(%62 : tensor<f32>) -> tensor<f32> loc(#loc159)
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map5, #map28], iterator_types = ["reduction", "reduction", "reduction"]} ins(%61, %50, %57 : tensor<4x1024x32000xi1>, tensor<4x1024x32000xbf16>, tensor<4x1024x1xbf16>) outs(%63 : tensor<f32>) {
    ^bb0(%in: i1, %in_29: bf16, %in_30: bf16, %out: f32):
      %163 = math.log %in_30 : bf16
      %164 = arith.subf %in_29, %163 : bf16
      %165 = arith.select %in, %164, %cst_9 : bf16
      %166 = arith.extf %165 : bf16 to f32
      %167 = arith.addf %out, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<f32> loc(#loc159)
    %65 = tensor.empty() : tensor<bf16> loc(#loc160)
    %66 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%64 : tensor<f32>) outs(%65 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %163 = arith.truncf %in : f32 to bf16
      %164 = arith.negf %163 : bf16
      %165 = arith.divf %164, %cst_1 : bf16
      linalg.yield %165 : bf16
    } -> tensor<bf16> loc(#loc160)
    %67 = tensor.empty() : tensor<4x1024x32000xbf16> loc(#loc161)
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<4x1024x32000xi1>) outs(%67 : tensor<4x1024x32000xbf16>) {
    ^bb0(%in: i1, %out: bf16):
      %163 = arith.select %in, %cst, %cst_9 : bf16
      linalg.yield %163 : bf16
    } -> tensor<4x1024x32000xbf16> loc(#loc161)
    %69 = tensor.empty() : tensor<4x1024xbf16> loc(#loc162)
    %expanded = tensor.expand_shape %69 [[0], [1, 2]] output_shape [4, 1024, 1] : tensor<4x1024xbf16> into tensor<4x1024x1xbf16> loc(#loc162)
    %70 = linalg.fill ins(%cst_9 : bf16) outs(%expanded : tensor<4x1024x1xbf16>) -> tensor<4x1024x1xbf16> loc(#loc162)
    %expanded_16 = tensor.expand_shape %68 [[0], [1, 2], [3]] output_shape [4, 1024, 1, 32000] : tensor<4x1024x32000xbf16> into tensor<4x1024x1x32000xbf16> loc(#loc162)
    %71 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_16 : tensor<4x1024x1x32000xbf16>) outs(%70 : tensor<4x1024x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %163 = arith.negf %in : bf16
      %164 = arith.addf %out, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<4x1024x1xbf16> loc(#loc162)
    %72 = tensor.empty() : tensor<4x1024xf32> loc(#loc163)
    %73 = linalg.fill ins(%cst_13 : f32) outs(%72 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc163)
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%71, %57 : tensor<4x1024x1xbf16>, tensor<4x1024x1xbf16>) outs(%73 : tensor<4x1024xf32>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: f32):
      %163 = arith.divf %in, %in_29 : bf16
      %164 = arith.extf %163 : bf16 to f32
      %165 = arith.addf %out, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<4x1024xf32> loc(#loc163)
    %75 = tensor.empty() : tensor<4x1024x32000xbf16> loc(#loc164)
    %76 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %74, %52 : tensor<4x1024x32000xbf16>, tensor<4x1024xf32>, tensor<4x1024x32000xbf16>) outs(%75 : tensor<4x1024x32000xbf16>) {
    ^bb0(%in: bf16, %in_29: f32, %in_30: bf16, %out: bf16):
      %163 = arith.truncf %in_29 : f32 to bf16
      %164 = arith.mulf %163, %in_30 : bf16
      %165 = arith.addf %in, %164 : bf16
      linalg.yield %165 : bf16
    } -> tensor<4x1024x32000xbf16> loc(#loc164)
    %77 = tensor.empty() : tensor<32000x2048xbf16> loc(#loc165)
    %78 = linalg.fill ins(%cst_9 : bf16) outs(%77 : tensor<32000x2048xbf16>) -> tensor<32000x2048xbf16> loc(#loc165)
    %79 = linalg.generic {indexing_maps = [#map29, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%76, %42 : tensor<4x1024x32000xbf16>, tensor<4x1024x2048xbf16>) outs(%78 : tensor<32000x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in, %in_29 : bf16
      %164 = arith.addf %out, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<32000x2048xbf16> loc(#loc165)
    %80 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc166)
    %81 = linalg.fill ins(%cst_9 : bf16) outs(%80 : tensor<4x1024x2048xbf16>) -> tensor<4x1024x2048xbf16> loc(#loc166)
    %82 = linalg.generic {indexing_maps = [#map27, #map30, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%76, %arg0 : tensor<4x1024x32000xbf16>, tensor<32000x2048xbf16>) outs(%81 : tensor<4x1024x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in, %in_29 : bf16
      %164 = arith.addf %out, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<4x1024x2048xbf16> loc(#loc166)
    %83 = tensor.empty() : tensor<2048xbf16> loc(#loc167)
    %expanded_17 = tensor.expand_shape %83 [[0, 1, 2]] output_shape [1, 1, 2048] : tensor<2048xbf16> into tensor<1x1x2048xbf16> loc(#loc167)
    %84 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_17 : tensor<1x1x2048xbf16>) -> tensor<1x1x2048xbf16> loc(#loc167)
    %expanded_18 = tensor.expand_shape %82 [[0], [1], [2, 3, 4]] output_shape [4, 1024, 1, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x1x2048xbf16> loc(#loc167)
    %85 = linalg.generic {indexing_maps = [#map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_18 : tensor<4x1024x1x1x2048xbf16>) outs(%84 : tensor<1x1x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %163 = arith.addf %out, %in : bf16
      linalg.yield %163 : bf16
    } -> tensor<1x1x2048xbf16> loc(#loc167)
    %86 = tensor.empty() : tensor<2048xbf16> loc(#loc168)
    %87 = linalg.fill ins(%cst_9 : bf16) outs(%86 : tensor<2048xbf16>) -> tensor<2048xbf16> loc(#loc168)
    %88 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%85 : tensor<1x1x2048xbf16>) outs(%87 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %163 = arith.addf %out, %in : bf16
      linalg.yield %163 : bf16
    } -> tensor<2048xbf16> loc(#loc168)
    %89 = tensor.empty() : tensor<2048xbf16> loc(#loc169)
    %expanded_19 = tensor.expand_shape %89 [[0, 1, 2]] output_shape [1, 1, 2048] : tensor<2048xbf16> into tensor<1x1x2048xbf16> loc(#loc169)
    %90 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_19 : tensor<1x1x2048xbf16>) -> tensor<1x1x2048xbf16> loc(#loc169)
    %expanded_20 = tensor.expand_shape %38 [[0], [1], [2, 3, 4]] output_shape [4, 1024, 1, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x1x2048xbf16> loc(#loc169)
    %expanded_21 = tensor.expand_shape %82 [[0], [1], [2, 3, 4]] output_shape [4, 1024, 1, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x1x2048xbf16> loc(#loc169)
    %91 = linalg.generic {indexing_maps = [#map31, #map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_20, %expanded_21 : tensor<4x1024x1x1x2048xbf16>, tensor<4x1024x1x1x2048xbf16>) outs(%90 : tensor<1x1x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in, %in_29 : bf16
      %164 = arith.addf %out, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<1x1x2048xbf16> loc(#loc169)
    %92 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc170)
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %40 : tensor<4x1024x2048xbf16>, tensor<4x1024x2048xbf16>) outs(%92 : tensor<4x1024x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in, %in_29 : bf16
      linalg.yield %163 : bf16
    } -> tensor<4x1024x2048xbf16> loc(#loc170)
    %94 = tensor.empty() : tensor<2048xbf16> loc(#loc171)
    %95 = linalg.fill ins(%cst_9 : bf16) outs(%94 : tensor<2048xbf16>) -> tensor<2048xbf16> loc(#loc171)
    %96 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%91 : tensor<1x1x2048xbf16>) outs(%95 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %163 = arith.addf %out, %in : bf16
      linalg.yield %163 : bf16
    } -> tensor<2048xbf16> loc(#loc171)
    %97 = tensor.empty() : tensor<4x1024xbf16> loc(#loc172)
    %expanded_22 = tensor.expand_shape %97 [[0], [1, 2]] output_shape [4, 1024, 1] : tensor<4x1024xbf16> into tensor<4x1024x1xbf16> loc(#loc172)
    %98 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_22 : tensor<4x1024x1xbf16>) -> tensor<4x1024x1xbf16> loc(#loc172)
    %expanded_23 = tensor.expand_shape %27 [[0], [1, 2], [3]] output_shape [4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x2048xbf16> loc(#loc172)
    %expanded_24 = tensor.expand_shape %93 [[0], [1, 2], [3]] output_shape [4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x2048xbf16> loc(#loc172)
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_23, %expanded_24 : tensor<4x1024x1x2048xbf16>, tensor<4x1024x1x2048xbf16>) outs(%98 : tensor<4x1024x1xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in, %in_29 : bf16
      %164 = arith.addf %out, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<4x1024x1xbf16> loc(#loc172)
    %100 = tensor.empty() : tensor<4x1024xf32> loc(#loc173)
    %101 = linalg.fill ins(%cst_13 : f32) outs(%100 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc173)
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99, %34, %32 : tensor<4x1024x1xbf16>, tensor<4x1024x1xbf16>, tensor<4x1024x1xbf16>) outs(%101 : tensor<4x1024xf32>) {
    ^bb0(%in: bf16, %in_29: bf16, %in_30: bf16, %out: f32):
      %163 = arith.divf %in_29, %in_30 : bf16
      %164 = arith.mulf %163, %cst_10 : bf16
      %165 = arith.mulf %in, %164 : bf16
      %166 = arith.extf %165 : bf16 to f32
      %167 = arith.divf %166, %cst_12 : f32
      %168 = arith.addf %out, %167 : f32
      linalg.yield %168 : f32
    } -> tensor<4x1024xf32> loc(#loc173)
    %103 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc174)
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %36, %27, %102 : tensor<4x1024x2048xbf16>, tensor<4x1024x2048xbf16>, tensor<4x1024x2048xbf16>, tensor<4x1024xf32>) outs(%103 : tensor<4x1024x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %in_30: bf16, %in_31: f32, %out: bf16):
      %163 = arith.truncf %in_31 : f32 to bf16
      %164 = arith.mulf %163, %in_30 : bf16
      %165 = arith.mulf %in_30, %163 : bf16
      %166 = arith.mulf %in, %in_29 : bf16
      %167 = arith.addf %166, %165 : bf16
      %168 = arith.addf %167, %164 : bf16
      linalg.yield %168 : bf16
    } -> tensor<4x1024x2048xbf16> loc(#loc174)
    %105 = tensor.empty() : tensor<4x1024xbf16> loc(#loc175)
    %expanded_25 = tensor.expand_shape %105 [[0], [1, 2]] output_shape [4, 1024, 1] : tensor<4x1024xbf16> into tensor<4x1024x1xbf16> loc(#loc175)
    %106 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_25 : tensor<4x1024x1xbf16>) -> tensor<4x1024x1xbf16> loc(#loc175)
    %expanded_26 = tensor.expand_shape %104 [[0], [1, 2], [3]] output_shape [4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x2048xbf16> loc(#loc175)
    %107 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_26 : tensor<4x1024x1x2048xbf16>) outs(%106 : tensor<4x1024x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %163 = arith.negf %in : bf16
      %164 = arith.addf %out, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<4x1024x1xbf16> loc(#loc175)
    %108 = tensor.empty() : tensor<4x1024xf32> loc(#loc176)
    %109 = linalg.fill ins(%cst_13 : f32) outs(%108 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc176)
    %110 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%107 : tensor<4x1024x1xbf16>) outs(%109 : tensor<4x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %163 = arith.extf %in : bf16 to f32
      %164 = arith.divf %163, %cst_12 : f32
      %165 = arith.addf %out, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<4x1024xf32> loc(#loc176)
    %111 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc177)
    %112 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %110 : tensor<4x1024x2048xbf16>, tensor<4x1024xf32>) outs(%111 : tensor<4x1024x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: f32, %out: bf16):
      %163 = arith.truncf %in_29 : f32 to bf16
      %164 = arith.addf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<4x1024x2048xbf16> loc(#loc177)
    %113 = tensor.empty() : tensor<97x8192x2048xbf16> loc(#loc178)
    %114 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%113 : tensor<97x8192x2048xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x8192x2048xbf16> loc(#loc178)
    %115 = tensor.empty() : tensor<97x2048xbf16> loc(#loc179)
    %116 = linalg.generic {indexing_maps = [#map18], iterator_types = ["parallel", "parallel"]} outs(%115 : tensor<97x2048xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x2048xbf16> loc(#loc179)
    %117 = tensor.empty() : tensor<97x2048x2048xbf16> loc(#loc180)
    %118 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%117 : tensor<97x2048x2048xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x2048x2048xbf16> loc(#loc180)
    %119 = tensor.empty() : tensor<97x2048x6144xbf16> loc(#loc181)
    %120 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%119 : tensor<97x2048x6144xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x2048x6144xbf16> loc(#loc181)
    %121 = tensor.empty() : tensor<97x2048x8192xbf16> loc(#loc182)
    %122 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%121 : tensor<97x2048x8192xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x2048x8192xbf16> loc(#loc182)
    %123 = tensor.empty() : tensor<97x8192xbf16> loc(#loc183)
    %124 = linalg.generic {indexing_maps = [#map18], iterator_types = ["parallel", "parallel"]} outs(%123 : tensor<97x8192xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_9 : bf16
    } -> tensor<97x8192xbf16> loc(#loc183)
    %125:12 = scf.for %arg16 = %c0 to %c97 step %c1 iter_args(%arg17 = %cst_15, %arg18 = %112, %arg19 = %114, %arg20 = %116, %arg21 = %116, %arg22 = %116, %arg23 = %116, %arg24 = %116, %arg25 = %118, %arg26 = %120, %arg27 = %122, %arg28 = %124) -> (tensor<i32>, tensor<4x1024x2048xbf16>, tensor<97x8192x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048x2048xbf16>, tensor<97x2048x6144xbf16>, tensor<97x2048x8192xbf16>, tensor<97x8192xbf16>) {
      %163 = tensor.empty() : tensor<i32> loc(#loc185)
      %164 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%163 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %439 = arith.subi %c96_i32, %in : i32
        linalg.yield %439 : i32
      } -> tensor<i32> loc(#loc185)
      %extracted = tensor.extract %164[] : tensor<i32> loc(#loc186)
      %165 = arith.index_cast %extracted : i32 to index loc(#loc186)
      %166 = arith.maxsi %165, %c0 : index loc(#loc186)
      %167 = arith.minsi %166, %c96 : index loc(#loc186)
      %extracted_slice = tensor.extract_slice %22#2[%167, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<97x4x1024x2048xbf16> to tensor<1x4x1024x2048xbf16> loc(#loc186)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x4x1024x2048xbf16> into tensor<4x1024x2048xbf16> loc(#loc187)
      %extracted_29 = tensor.extract %164[] : tensor<i32> loc(#loc188)
      %168 = arith.index_cast %extracted_29 : i32 to index loc(#loc188)
      %169 = arith.maxsi %168, %c0 : index loc(#loc188)
      %170 = arith.minsi %169, %c96 : index loc(#loc188)
      %extracted_slice_30 = tensor.extract_slice %22#3[%170, 0, 0, 0] [1, 4, 1024, 1] [1, 1, 1, 1] : tensor<97x4x1024x1xbf16> to tensor<1x4x1024x1xbf16> loc(#loc188)
      %extracted_31 = tensor.extract %164[] : tensor<i32> loc(#loc189)
      %171 = arith.index_cast %extracted_31 : i32 to index loc(#loc189)
      %172 = arith.maxsi %171, %c0 : index loc(#loc189)
      %173 = arith.minsi %172, %c96 : index loc(#loc189)
      %extracted_slice_32 = tensor.extract_slice %22#4[%173, 0, 0, 0] [1, 4, 1024, 1] [1, 1, 1, 1] : tensor<97x4x1024x1xbf16> to tensor<1x4x1024x1xbf16> loc(#loc189)
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2], [3]] : tensor<1x4x1024x1xbf16> into tensor<4x1024x1xbf16> loc(#loc190)
      %extracted_34 = tensor.extract %164[] : tensor<i32> loc(#loc191)
      %174 = arith.index_cast %extracted_34 : i32 to index loc(#loc191)
      %175 = arith.maxsi %174, %c0 : index loc(#loc191)
      %176 = arith.minsi %175, %c96 : index loc(#loc191)
      %extracted_slice_35 = tensor.extract_slice %22#5[%176, 0, 0, 0] [1, 1, 1, 2048] [1, 1, 1, 1] : tensor<97x1x1x2048xbf16> to tensor<1x1x1x2048xbf16> loc(#loc191)
      %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [[0], [1], [2, 3]] : tensor<1x1x1x2048xbf16> into tensor<1x1x2048xbf16> loc(#loc192)
      %extracted_37 = tensor.extract %164[] : tensor<i32> loc(#loc193)
      %177 = arith.index_cast %extracted_37 : i32 to index loc(#loc193)
      %178 = arith.maxsi %177, %c0 : index loc(#loc193)
      %179 = arith.minsi %178, %c96 : index loc(#loc193)
      %extracted_slice_38 = tensor.extract_slice %22#6[%179, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<97x4x1024x2048xbf16> to tensor<1x4x1024x2048xbf16> loc(#loc193)
      %extracted_39 = tensor.extract %164[] : tensor<i32> loc(#loc194)
      %180 = arith.index_cast %extracted_39 : i32 to index loc(#loc194)
      %181 = arith.maxsi %180, %c0 : index loc(#loc194)
      %182 = arith.minsi %181, %c96 : index loc(#loc194)
      %extracted_slice_40 = tensor.extract_slice %arg8[%182, 0, 0] [1, 2048, 6144] [1, 1, 1] : tensor<97x2048x6144xbf16> to tensor<1x2048x6144xbf16> loc(#loc194)
      %extracted_41 = tensor.extract %164[] : tensor<i32> loc(#loc195)
      %183 = arith.index_cast %extracted_41 : i32 to index loc(#loc195)
      %184 = arith.maxsi %183, %c0 : index loc(#loc195)
      %185 = arith.minsi %184, %c96 : index loc(#loc195)
      %extracted_slice_42 = tensor.extract_slice %22#7[%185, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<97x4x1024x2048xbf16> to tensor<1x4x1024x2048xbf16> loc(#loc195)
      %extracted_43 = tensor.extract %164[] : tensor<i32> loc(#loc196)
      %186 = arith.index_cast %extracted_43 : i32 to index loc(#loc196)
      %187 = arith.maxsi %186, %c0 : index loc(#loc196)
      %188 = arith.minsi %187, %c96 : index loc(#loc196)
      %extracted_slice_44 = tensor.extract_slice %22#8[%188, 0, 0, 0, 0] [1, 4, 1024, 16, 128] [1, 1, 1, 1, 1] : tensor<97x4x1024x16x128xbf16> to tensor<1x4x1024x16x128xbf16> loc(#loc196)
      %extracted_45 = tensor.extract %164[] : tensor<i32> loc(#loc197)
      %189 = arith.index_cast %extracted_45 : i32 to index loc(#loc197)
      %190 = arith.maxsi %189, %c0 : index loc(#loc197)
      %191 = arith.minsi %190, %c96 : index loc(#loc197)
      %extracted_slice_46 = tensor.extract_slice %22#9[%191, 0, 0, 0, 0] [1, 4, 1024, 16, 128] [1, 1, 1, 1, 1] : tensor<97x4x1024x16x128xbf16> to tensor<1x4x1024x16x128xbf16> loc(#loc197)
      %extracted_47 = tensor.extract %164[] : tensor<i32> loc(#loc198)
      %192 = arith.index_cast %extracted_47 : i32 to index loc(#loc198)
      %193 = arith.maxsi %192, %c0 : index loc(#loc198)
      %194 = arith.minsi %193, %c96 : index loc(#loc198)
      %extracted_slice_48 = tensor.extract_slice %22#10[%194, 0, 0, 0, 0] [1, 4, 16, 1024, 1024] [1, 1, 1, 1, 1] : tensor<97x4x16x1024x1024xbf16> to tensor<1x4x16x1024x1024xbf16> loc(#loc198)
      %collapsed_49 = tensor.collapse_shape %extracted_slice_48 [[0, 1], [2], [3], [4]] : tensor<1x4x16x1024x1024xbf16> into tensor<4x16x1024x1024xbf16> loc(#loc199)
      %extracted_50 = tensor.extract %164[] : tensor<i32> loc(#loc200)
      %195 = arith.index_cast %extracted_50 : i32 to index loc(#loc200)
      %196 = arith.maxsi %195, %c0 : index loc(#loc200)
      %197 = arith.minsi %196, %c96 : index loc(#loc200)
      %extracted_slice_51 = tensor.extract_slice %22#11[%197, 0, 0, 0, 0] [1, 4, 16, 1024, 1] [1, 1, 1, 1, 1] : tensor<97x4x16x1024x1xbf16> to tensor<1x4x16x1024x1xbf16> loc(#loc200)
      %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [[0, 1], [2], [3], [4]] : tensor<1x4x16x1024x1xbf16> into tensor<4x16x1024x1xbf16> loc(#loc201)
      %extracted_53 = tensor.extract %164[] : tensor<i32> loc(#loc202)
      %198 = arith.index_cast %extracted_53 : i32 to index loc(#loc202)
      %199 = arith.maxsi %198, %c0 : index loc(#loc202)
      %200 = arith.minsi %199, %c96 : index loc(#loc202)
      %extracted_slice_54 = tensor.extract_slice %22#12[%200, 0, 0, 0, 0] [1, 4, 16, 1024, 1] [1, 1, 1, 1, 1] : tensor<97x4x16x1024x1xbf16> to tensor<1x4x16x1024x1xbf16> loc(#loc202)
      %collapsed_55 = tensor.collapse_shape %extracted_slice_54 [[0, 1], [2], [3], [4]] : tensor<1x4x16x1024x1xbf16> into tensor<4x16x1024x1xbf16> loc(#loc203)
      %extracted_56 = tensor.extract %164[] : tensor<i32> loc(#loc204)
      %201 = arith.index_cast %extracted_56 : i32 to index loc(#loc204)
      %202 = arith.maxsi %201, %c0 : index loc(#loc204)
      %203 = arith.minsi %202, %c96 : index loc(#loc204)
      %extracted_slice_57 = tensor.extract_slice %22#13[%203, 0, 0, 0, 0] [1, 4, 16, 1024, 1024] [1, 1, 1, 1, 1] : tensor<97x4x16x1024x1024xbf16> to tensor<1x4x16x1024x1024xbf16> loc(#loc204)
      %extracted_58 = tensor.extract %164[] : tensor<i32> loc(#loc205)
      %204 = arith.index_cast %extracted_58 : i32 to index loc(#loc205)
      %205 = arith.maxsi %204, %c0 : index loc(#loc205)
      %206 = arith.minsi %205, %c96 : index loc(#loc205)
      %extracted_slice_59 = tensor.extract_slice %22#14[%206, 0, 0, 0, 0] [1, 4, 1024, 16, 128] [1, 1, 1, 1, 1] : tensor<97x4x1024x16x128xbf16> to tensor<1x4x1024x16x128xbf16> loc(#loc205)
      %extracted_60 = tensor.extract %164[] : tensor<i32> loc(#loc206)
      %207 = arith.index_cast %extracted_60 : i32 to index loc(#loc206)
      %208 = arith.maxsi %207, %c0 : index loc(#loc206)
      %209 = arith.minsi %208, %c96 : index loc(#loc206)
      %extracted_slice_61 = tensor.extract_slice %arg7[%209, 0, 0] [1, 2048, 2048] [1, 1, 1] : tensor<97x2048x2048xbf16> to tensor<1x2048x2048xbf16> loc(#loc206)
      %extracted_62 = tensor.extract %164[] : tensor<i32> loc(#loc207)
      %210 = arith.index_cast %extracted_62 : i32 to index loc(#loc207)
      %211 = arith.maxsi %210, %c0 : index loc(#loc207)
      %212 = arith.minsi %211, %c96 : index loc(#loc207)
      %extracted_slice_63 = tensor.extract_slice %22#15[%212, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<97x4x1024x2048xbf16> to tensor<1x4x1024x2048xbf16> loc(#loc207)
      %extracted_64 = tensor.extract %164[] : tensor<i32> loc(#loc208)
      %213 = arith.index_cast %extracted_64 : i32 to index loc(#loc208)
      %214 = arith.maxsi %213, %c0 : index loc(#loc208)
      %215 = arith.minsi %214, %c96 : index loc(#loc208)
      %extracted_slice_65 = tensor.extract_slice %22#16[%215, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<97x4x1024x2048xbf16> to tensor<1x4x1024x2048xbf16> loc(#loc208)
      %collapsed_66 = tensor.collapse_shape %extracted_slice_65 [[0, 1], [2], [3]] : tensor<1x4x1024x2048xbf16> into tensor<4x1024x2048xbf16> loc(#loc209)
      %extracted_67 = tensor.extract %164[] : tensor<i32> loc(#loc210)
      %216 = arith.index_cast %extracted_67 : i32 to index loc(#loc210)
      %217 = arith.maxsi %216, %c0 : index loc(#loc210)
      %218 = arith.minsi %217, %c96 : index loc(#loc210)
      %extracted_slice_68 = tensor.extract_slice %22#17[%218, 0, 0, 0] [1, 4, 1024, 1] [1, 1, 1, 1] : tensor<97x4x1024x1xbf16> to tensor<1x4x1024x1xbf16> loc(#loc210)
      %extracted_69 = tensor.extract %164[] : tensor<i32> loc(#loc211)
      %219 = arith.index_cast %extracted_69 : i32 to index loc(#loc211)
      %220 = arith.maxsi %219, %c0 : index loc(#loc211)
      %221 = arith.minsi %220, %c96 : index loc(#loc211)
      %extracted_slice_70 = tensor.extract_slice %22#18[%221, 0, 0, 0] [1, 4, 1024, 1] [1, 1, 1, 1] : tensor<97x4x1024x1xbf16> to tensor<1x4x1024x1xbf16> loc(#loc211)
      %collapsed_71 = tensor.collapse_shape %extracted_slice_70 [[0, 1], [2], [3]] : tensor<1x4x1024x1xbf16> into tensor<4x1024x1xbf16> loc(#loc212)
      %extracted_72 = tensor.extract %164[] : tensor<i32> loc(#loc213)
      %222 = arith.index_cast %extracted_72 : i32 to index loc(#loc213)
      %223 = arith.maxsi %222, %c0 : index loc(#loc213)
      %224 = arith.minsi %223, %c96 : index loc(#loc213)
      %extracted_slice_73 = tensor.extract_slice %22#19[%224, 0, 0, 0] [1, 1, 1, 2048] [1, 1, 1, 1] : tensor<97x1x1x2048xbf16> to tensor<1x1x1x2048xbf16> loc(#loc213)
      %collapsed_74 = tensor.collapse_shape %extracted_slice_73 [[0], [1], [2, 3]] : tensor<1x1x1x2048xbf16> into tensor<1x1x2048xbf16> loc(#loc214)
      %extracted_75 = tensor.extract %164[] : tensor<i32> loc(#loc215)
      %225 = arith.index_cast %extracted_75 : i32 to index loc(#loc215)
      %226 = arith.maxsi %225, %c0 : index loc(#loc215)
      %227 = arith.minsi %226, %c96 : index loc(#loc215)
      %extracted_slice_76 = tensor.extract_slice %22#20[%227, 0, 0, 0] [1, 4, 1024, 2048] [1, 1, 1, 1] : tensor<97x4x1024x2048xbf16> to tensor<1x4x1024x2048xbf16> loc(#loc215)
      %extracted_77 = tensor.extract %164[] : tensor<i32> loc(#loc216)
      %228 = arith.index_cast %extracted_77 : i32 to index loc(#loc216)
      %229 = arith.maxsi %228, %c0 : index loc(#loc216)
      %230 = arith.minsi %229, %c96 : index loc(#loc216)
      %extracted_slice_78 = tensor.extract_slice %arg9[%230, 0, 0] [1, 2048, 8192] [1, 1, 1] : tensor<97x2048x8192xbf16> to tensor<1x2048x8192xbf16> loc(#loc216)
      %extracted_79 = tensor.extract %164[] : tensor<i32> loc(#loc217)
      %231 = arith.index_cast %extracted_79 : i32 to index loc(#loc217)
      %232 = arith.maxsi %231, %c0 : index loc(#loc217)
      %233 = arith.minsi %232, %c96 : index loc(#loc217)
      %extracted_slice_80 = tensor.extract_slice %22#21[%233, 0, 0] [1, 4096, 2048] [1, 1, 1] : tensor<97x4096x2048xbf16> to tensor<1x4096x2048xbf16> loc(#loc217)
      %extracted_81 = tensor.extract %164[] : tensor<i32> loc(#loc218)
      %234 = arith.index_cast %extracted_81 : i32 to index loc(#loc218)
      %235 = arith.maxsi %234, %c0 : index loc(#loc218)
      %236 = arith.minsi %235, %c96 : index loc(#loc218)
      %extracted_slice_82 = tensor.extract_slice %22#22[%236, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<97x4096x8192xbf16> to tensor<1x4096x8192xbf16> loc(#loc218)
      %extracted_83 = tensor.extract %164[] : tensor<i32> loc(#loc219)
      %237 = arith.index_cast %extracted_83 : i32 to index loc(#loc219)
      %238 = arith.maxsi %237, %c0 : index loc(#loc219)
      %239 = arith.minsi %238, %c96 : index loc(#loc219)
      %extracted_slice_84 = tensor.extract_slice %22#23[%239, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<97x4096x8192xbf16> to tensor<1x4096x8192xbf16> loc(#loc219)
      %extracted_85 = tensor.extract %164[] : tensor<i32> loc(#loc220)
      %240 = arith.index_cast %extracted_85 : i32 to index loc(#loc220)
      %241 = arith.maxsi %240, %c0 : index loc(#loc220)
      %242 = arith.minsi %241, %c96 : index loc(#loc220)
      %extracted_slice_86 = tensor.extract_slice %22#24[%242, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<97x4096x8192xbf16> to tensor<1x4096x8192xbf16> loc(#loc220)
      %extracted_87 = tensor.extract %164[] : tensor<i32> loc(#loc221)
      %243 = arith.index_cast %extracted_87 : i32 to index loc(#loc221)
      %244 = arith.maxsi %243, %c0 : index loc(#loc221)
      %245 = arith.minsi %244, %c96 : index loc(#loc221)
      %extracted_slice_88 = tensor.extract_slice %22#25[%245, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<97x4096x8192xbf16> to tensor<1x4096x8192xbf16> loc(#loc221)
      %extracted_89 = tensor.extract %164[] : tensor<i32> loc(#loc222)
      %246 = arith.index_cast %extracted_89 : i32 to index loc(#loc222)
      %247 = arith.maxsi %246, %c0 : index loc(#loc222)
      %248 = arith.minsi %247, %c96 : index loc(#loc222)
      %extracted_slice_90 = tensor.extract_slice %22#26[%248, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<97x4096x8192xbf16> to tensor<1x4096x8192xbf16> loc(#loc222)
      %extracted_91 = tensor.extract %164[] : tensor<i32> loc(#loc223)
      %249 = arith.index_cast %extracted_91 : i32 to index loc(#loc223)
      %250 = arith.maxsi %249, %c0 : index loc(#loc223)
      %251 = arith.minsi %250, %c96 : index loc(#loc223)
      %extracted_slice_92 = tensor.extract_slice %arg1[%251, 0, 0] [1, 8192, 2048] [1, 1, 1] : tensor<97x8192x2048xbf16> to tensor<1x8192x2048xbf16> loc(#loc223)
      %extracted_93 = tensor.extract %164[] : tensor<i32> loc(#loc224)
      %252 = arith.index_cast %extracted_93 : i32 to index loc(#loc224)
      %253 = arith.maxsi %252, %c0 : index loc(#loc224)
      %254 = arith.minsi %253, %c96 : index loc(#loc224)
      %extracted_slice_94 = tensor.extract_slice %22#27[%254, 0, 0] [1, 4096, 8192] [1, 1, 1] : tensor<97x4096x8192xbf16> to tensor<1x4096x8192xbf16> loc(#loc224)
      %collapsed_95 = tensor.collapse_shape %arg18 [[0, 1], [2]] : tensor<4x1024x2048xbf16> into tensor<4096x2048xbf16> loc(#loc225)
      %255 = tensor.empty() : tensor<2048xbf16> loc(#loc226)
      %expanded_96 = tensor.expand_shape %255 [[0, 1]] output_shape [1, 2048] : tensor<2048xbf16> into tensor<1x2048xbf16> loc(#loc226)
      %256 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_96 : tensor<1x2048xbf16>) -> tensor<1x2048xbf16> loc(#loc226)
      %expanded_97 = tensor.expand_shape %arg18 [[0], [1], [2, 3]] output_shape [4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x2048xbf16> loc(#loc226)
      %257 = linalg.generic {indexing_maps = [#map34, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_97 : tensor<4x1024x1x2048xbf16>) outs(%256 : tensor<1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.addf %out, %in : bf16
        linalg.yield %439 : bf16
      } -> tensor<1x2048xbf16> loc(#loc226)
      %258 = tensor.empty() : tensor<2048xbf16> loc(#loc227)
      %259 = linalg.fill ins(%cst_9 : bf16) outs(%258 : tensor<2048xbf16>) -> tensor<2048xbf16> loc(#loc227)
      %260 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction"]} ins(%257 : tensor<1x2048xbf16>) outs(%259 : tensor<2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.addf %out, %in : bf16
        linalg.yield %439 : bf16
      } -> tensor<2048xbf16> loc(#loc227)
      %261 = tensor.empty() : tensor<2048x8192xbf16> loc(#loc228)
      %262 = linalg.fill ins(%cst_9 : bf16) outs(%261 : tensor<2048x8192xbf16>) -> tensor<2048x8192xbf16> loc(#loc228)
      %expanded_98 = tensor.expand_shape %collapsed_95 [[0, 1], [2]] output_shape [1, 4096, 2048] : tensor<4096x2048xbf16> into tensor<1x4096x2048xbf16> loc(#loc228)
      %263 = linalg.generic {indexing_maps = [#map29, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_98, %extracted_slice_94 : tensor<1x4096x2048xbf16>, tensor<1x4096x8192xbf16>) outs(%262 : tensor<2048x8192xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<2048x8192xbf16> loc(#loc228)
      %264 = tensor.empty() : tensor<4096x8192xbf16> loc(#loc229)
      %expanded_99 = tensor.expand_shape %264 [[0], [1, 2]] output_shape [4096, 1, 8192] : tensor<4096x8192xbf16> into tensor<4096x1x8192xbf16> loc(#loc229)
      %265 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_99 : tensor<4096x1x8192xbf16>) -> tensor<4096x1x8192xbf16> loc(#loc229)
      %266 = linalg.generic {indexing_maps = [#map37, #map23, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_95, %extracted_slice_92 : tensor<4096x2048xbf16>, tensor<1x8192x2048xbf16>) outs(%265 : tensor<4096x1x8192xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<4096x1x8192xbf16> loc(#loc229)
      %expanded_100 = tensor.expand_shape %266 [[0, 1], [2], [3]] output_shape [1, 4096, 1, 8192] : tensor<4096x1x8192xbf16> into tensor<1x4096x1x8192xbf16> loc(#loc230)
      %expanded_101 = tensor.expand_shape %extracted_slice_90 [[0], [1], [2, 3]] output_shape [1, 4096, 1, 8192] : tensor<1x4096x8192xbf16> into tensor<1x4096x1x8192xbf16> loc(#loc230)
      %expanded_102 = tensor.expand_shape %extracted_slice_88 [[0], [1], [2, 3]] output_shape [1, 4096, 1, 8192] : tensor<1x4096x8192xbf16> into tensor<1x4096x1x8192xbf16> loc(#loc231)
      %expanded_103 = tensor.expand_shape %266 [[0, 1], [2], [3]] output_shape [1, 4096, 1, 8192] : tensor<4096x1x8192xbf16> into tensor<1x4096x1x8192xbf16> loc(#loc231)
      %expanded_104 = tensor.expand_shape %extracted_slice_86 [[0], [1], [2, 3]] output_shape [1, 4096, 1, 8192] : tensor<1x4096x8192xbf16> into tensor<1x4096x1x8192xbf16> loc(#loc232)
      %expanded_105 = tensor.expand_shape %extracted_slice_84 [[0], [1], [2, 3]] output_shape [1, 4096, 1, 8192] : tensor<1x4096x8192xbf16> into tensor<1x4096x1x8192xbf16> loc(#loc233)
      %expanded_106 = tensor.expand_shape %extracted_slice_82 [[0], [1], [2, 3]] output_shape [1, 4096, 1, 8192] : tensor<1x4096x8192xbf16> into tensor<1x4096x1x8192xbf16> loc(#loc234)
      %267 = tensor.empty() : tensor<1x4096x1x8192xbf16> loc(#loc235)
      %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_103, %expanded_102, %expanded_101, %expanded_100, %expanded_104, %expanded_105, %expanded_106 : tensor<1x4096x1x8192xbf16>, tensor<1x4096x1x8192xbf16>, tensor<1x4096x1x8192xbf16>, tensor<1x4096x1x8192xbf16>, tensor<1x4096x1x8192xbf16>, tensor<1x4096x1x8192xbf16>, tensor<1x4096x1x8192xbf16>) outs(%267 : tensor<1x4096x1x8192xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %in_178: bf16, %in_179: bf16, %in_180: bf16, %in_181: bf16, %in_182: bf16, %out: bf16):
        %439 = arith.mulf %in_178, %in_179 : bf16
        %440 = arith.mulf %439, %cst_2 : bf16
        %441 = arith.mulf %440, %in_180 : bf16
        %442 = arith.mulf %441, %in_181 : bf16
        %443 = arith.addf %441, %442 : bf16
        %444 = arith.mulf %443, %cst_3 : bf16
        %445 = arith.mulf %444, %cst_4 : bf16
        %446 = arith.mulf %445, %in_182 : bf16
        %447 = arith.mulf %in, %in_177 : bf16
        %448 = arith.addf %447, %444 : bf16
        %449 = arith.addf %448, %446 : bf16
        linalg.yield %449 : bf16
      } -> tensor<1x4096x1x8192xbf16> loc(#loc235)
      %269 = tensor.empty() : tensor<8192xbf16> loc(#loc236)
      %expanded_107 = tensor.expand_shape %269 [[0, 1]] output_shape [1, 8192] : tensor<8192xbf16> into tensor<1x8192xbf16> loc(#loc236)
      %270 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_107 : tensor<1x8192xbf16>) -> tensor<1x8192xbf16> loc(#loc236)
      %271 = linalg.generic {indexing_maps = [#map34, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%268 : tensor<1x4096x1x8192xbf16>) outs(%270 : tensor<1x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.addf %out, %in : bf16
        linalg.yield %439 : bf16
      } -> tensor<1x8192xbf16> loc(#loc236)
      %272 = tensor.empty() : tensor<8192xbf16> loc(#loc237)
      %273 = linalg.fill ins(%cst_9 : bf16) outs(%272 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc237)
      %274 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction"]} ins(%271 : tensor<1x8192xbf16>) outs(%273 : tensor<8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.addf %out, %in : bf16
        linalg.yield %439 : bf16
      } -> tensor<8192xbf16> loc(#loc237)
      %275 = tensor.empty() : tensor<8192x2048xbf16> loc(#loc238)
      %expanded_108 = tensor.expand_shape %275 [[0, 1], [2]] output_shape [1, 8192, 2048] : tensor<8192x2048xbf16> into tensor<1x8192x2048xbf16> loc(#loc238)
      %276 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_108 : tensor<1x8192x2048xbf16>) -> tensor<1x8192x2048xbf16> loc(#loc238)
      %277 = linalg.generic {indexing_maps = [#map38, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%268, %extracted_slice_80 : tensor<1x4096x1x8192xbf16>, tensor<1x4096x2048xbf16>) outs(%276 : tensor<1x8192x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<1x8192x2048xbf16> loc(#loc238)
      %278 = tensor.empty() : tensor<4096x2048xbf16> loc(#loc239)
      %expanded_109 = tensor.expand_shape %278 [[0, 1], [2, 3]] output_shape [1, 4096, 1, 2048] : tensor<4096x2048xbf16> into tensor<1x4096x1x2048xbf16> loc(#loc239)
      %279 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_109 : tensor<1x4096x1x2048xbf16>) -> tensor<1x4096x1x2048xbf16> loc(#loc239)
      %expanded_110 = tensor.expand_shape %extracted_slice_78 [[0], [1], [2, 3]] output_shape [1, 2048, 1, 8192] : tensor<1x2048x8192xbf16> into tensor<1x2048x1x8192xbf16> loc(#loc239)
      %280 = linalg.generic {indexing_maps = [#map39, #map40, #map41], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%268, %expanded_110 : tensor<1x4096x1x8192xbf16>, tensor<1x2048x1x8192xbf16>) outs(%279 : tensor<1x4096x1x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<1x4096x1x2048xbf16> loc(#loc239)
      %collapsed_111 = tensor.collapse_shape %280 [[0, 1], [2, 3]] : tensor<1x4096x1x2048xbf16> into tensor<4096x2048xbf16> loc(#loc239)
      %expanded_112 = tensor.expand_shape %collapsed_111 [[0, 1], [2]] output_shape [4, 1024, 2048] : tensor<4096x2048xbf16> into tensor<4x1024x2048xbf16> loc(#loc240)
      %281 = tensor.empty() : tensor<2048xbf16> loc(#loc241)
      %expanded_113 = tensor.expand_shape %281 [[0, 1, 2]] output_shape [1, 1, 2048] : tensor<2048xbf16> into tensor<1x1x2048xbf16> loc(#loc241)
      %282 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_113 : tensor<1x1x2048xbf16>) -> tensor<1x1x2048xbf16> loc(#loc241)
      %expanded_114 = tensor.expand_shape %collapsed_111 [[0, 1], [2, 3, 4]] output_shape [4, 1024, 1, 1, 2048] : tensor<4096x2048xbf16> into tensor<4x1024x1x1x2048xbf16> loc(#loc241)
      %283 = linalg.generic {indexing_maps = [#map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_114 : tensor<4x1024x1x1x2048xbf16>) outs(%282 : tensor<1x1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.addf %out, %in : bf16
        linalg.yield %439 : bf16
      } -> tensor<1x1x2048xbf16> loc(#loc241)
      %284 = tensor.empty() : tensor<2048xbf16> loc(#loc242)
      %285 = linalg.fill ins(%cst_9 : bf16) outs(%284 : tensor<2048xbf16>) -> tensor<2048xbf16> loc(#loc242)
      %286 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%283 : tensor<1x1x2048xbf16>) outs(%285 : tensor<2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.addf %out, %in : bf16
        linalg.yield %439 : bf16
      } -> tensor<2048xbf16> loc(#loc242)
      %287 = tensor.empty() : tensor<2048xbf16> loc(#loc243)
      %expanded_115 = tensor.expand_shape %287 [[0, 1, 2]] output_shape [1, 1, 2048] : tensor<2048xbf16> into tensor<1x1x2048xbf16> loc(#loc243)
      %288 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_115 : tensor<1x1x2048xbf16>) -> tensor<1x1x2048xbf16> loc(#loc243)
      %expanded_116 = tensor.expand_shape %extracted_slice_76 [[0], [1], [2], [3, 4, 5]] output_shape [1, 4, 1024, 1, 1, 2048] : tensor<1x4x1024x2048xbf16> into tensor<1x4x1024x1x1x2048xbf16> loc(#loc243)
      %expanded_117 = tensor.expand_shape %280 [[0], [1, 2], [3], [4, 5]] output_shape [1, 4, 1024, 1, 1, 2048] : tensor<1x4096x1x2048xbf16> into tensor<1x4x1024x1x1x2048xbf16> loc(#loc243)
      %289 = linalg.generic {indexing_maps = [#map42, #map42, #map43], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_116, %expanded_117 : tensor<1x4x1024x1x1x2048xbf16>, tensor<1x4x1024x1x1x2048xbf16>) outs(%288 : tensor<1x1x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<1x1x2048xbf16> loc(#loc243)
      %290 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc244)
      %291 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_112, %collapsed_74 : tensor<4x1024x2048xbf16>, tensor<1x1x2048xbf16>) outs(%290 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        linalg.yield %439 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc244)
      %292 = tensor.empty() : tensor<2048xbf16> loc(#loc245)
      %293 = linalg.fill ins(%cst_9 : bf16) outs(%292 : tensor<2048xbf16>) -> tensor<2048xbf16> loc(#loc245)
      %294 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%289 : tensor<1x1x2048xbf16>) outs(%293 : tensor<2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.addf %out, %in : bf16
        linalg.yield %439 : bf16
      } -> tensor<2048xbf16> loc(#loc245)
      %295 = tensor.empty() : tensor<4x1024xbf16> loc(#loc246)
      %expanded_118 = tensor.expand_shape %295 [[0, 1], [2, 3]] output_shape [1, 4, 1024, 1] : tensor<4x1024xbf16> into tensor<1x4x1024x1xbf16> loc(#loc246)
      %296 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_118 : tensor<1x4x1024x1xbf16>) -> tensor<1x4x1024x1xbf16> loc(#loc246)
      %expanded_119 = tensor.expand_shape %extracted_slice_65 [[0], [1], [2, 3], [4]] output_shape [1, 4, 1024, 1, 2048] : tensor<1x4x1024x2048xbf16> into tensor<1x4x1024x1x2048xbf16> loc(#loc246)
      %expanded_120 = tensor.expand_shape %291 [[0, 1], [2, 3], [4]] output_shape [1, 4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<1x4x1024x1x2048xbf16> loc(#loc246)
      %297 = linalg.generic {indexing_maps = [#map4, #map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_119, %expanded_120 : tensor<1x4x1024x1x2048xbf16>, tensor<1x4x1024x1x2048xbf16>) outs(%296 : tensor<1x4x1024x1xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<1x4x1024x1xbf16> loc(#loc246)
      %298 = tensor.empty() : tensor<4x1024xf32> loc(#loc247)
      %expanded_121 = tensor.expand_shape %298 [[0, 1], [2]] output_shape [1, 4, 1024] : tensor<4x1024xf32> into tensor<1x4x1024xf32> loc(#loc247)
      %299 = linalg.fill ins(%cst_13 : f32) outs(%expanded_121 : tensor<1x4x1024xf32>) -> tensor<1x4x1024xf32> loc(#loc247)
      %300 = linalg.generic {indexing_maps = [#map3, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%297, %extracted_slice_68 : tensor<1x4x1024x1xbf16>, tensor<1x4x1024x1xbf16>) outs(%299 : tensor<1x4x1024xf32>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: f32):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.extf %439 : bf16 to f32
        %441 = arith.divf %440, %cst_12 : f32
        %442 = arith.addf %out, %441 : f32
        linalg.yield %442 : f32
      } -> tensor<1x4x1024xf32> loc(#loc247)
      %301 = tensor.empty() : tensor<1x4x1024x2048xbf16> loc(#loc248)
      %302 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%300 : tensor<1x4x1024xf32>) outs(%301 : tensor<1x4x1024x2048xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %439 = arith.truncf %in : f32 to bf16
        linalg.yield %439 : bf16
      } -> tensor<1x4x1024x2048xbf16> loc(#loc248)
      %collapsed_122 = tensor.collapse_shape %302 [[0, 1], [2], [3]] : tensor<1x4x1024x2048xbf16> into tensor<4x1024x2048xbf16> loc(#loc248)
      %303 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc249)
      %304 = linalg.generic {indexing_maps = [#map1, #map5, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %collapsed_71, %collapsed_66, %collapsed_122 : tensor<4x1024x2048xbf16>, tensor<4x1024x1xbf16>, tensor<4x1024x2048xbf16>, tensor<4x1024x2048xbf16>) outs(%303 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %in_178: bf16, %in_179: bf16, %out: bf16):
        %439 = arith.mulf %in_179, %in_178 : bf16
        %440 = arith.mulf %in_178, %in_179 : bf16
        %441 = arith.mulf %in, %in_177 : bf16
        %442 = arith.addf %441, %440 : bf16
        %443 = arith.addf %442, %439 : bf16
        linalg.yield %443 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc249)
      %305 = tensor.empty() : tensor<4x1024xbf16> loc(#loc250)
      %expanded_123 = tensor.expand_shape %305 [[0], [1, 2]] output_shape [4, 1024, 1] : tensor<4x1024xbf16> into tensor<4x1024x1xbf16> loc(#loc250)
      %306 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_123 : tensor<4x1024x1xbf16>) -> tensor<4x1024x1xbf16> loc(#loc250)
      %expanded_124 = tensor.expand_shape %304 [[0], [1, 2], [3]] output_shape [4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x2048xbf16> loc(#loc250)
      %307 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_124 : tensor<4x1024x1x2048xbf16>) outs(%306 : tensor<4x1024x1xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.negf %in : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<4x1024x1xbf16> loc(#loc250)
      %308 = tensor.empty() : tensor<4x1024xf32> loc(#loc251)
      %309 = linalg.fill ins(%cst_13 : f32) outs(%308 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc251)
      %310 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%307 : tensor<4x1024x1xbf16>) outs(%309 : tensor<4x1024xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %439 = arith.extf %in : bf16 to f32
        %440 = arith.divf %439, %cst_12 : f32
        %441 = arith.addf %out, %440 : f32
        linalg.yield %441 : f32
      } -> tensor<4x1024xf32> loc(#loc251)
      %311 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc252)
      %312 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %304, %310 : tensor<4x1024x2048xbf16>, tensor<4x1024x2048xbf16>, tensor<4x1024xf32>) outs(%311 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %in_178: f32, %out: bf16):
        %439 = arith.truncf %in_178 : f32 to bf16
        %440 = arith.addf %in, %in_177 : bf16
        %441 = arith.addf %440, %439 : bf16
        linalg.yield %441 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc252)
      %313 = tensor.empty() : tensor<2048x2048xbf16> loc(#loc253)
      %314 = linalg.fill ins(%cst_9 : bf16) outs(%313 : tensor<2048x2048xbf16>) -> tensor<2048x2048xbf16> loc(#loc253)
      %expanded_125 = tensor.expand_shape %312 [[0, 1], [2], [3]] output_shape [1, 4, 1024, 2048] : tensor<4x1024x2048xbf16> into tensor<1x4x1024x2048xbf16> loc(#loc253)
      %315 = linalg.generic {indexing_maps = [#map44, #map45, #map46], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_125, %extracted_slice_63 : tensor<1x4x1024x2048xbf16>, tensor<1x4x1024x2048xbf16>) outs(%314 : tensor<2048x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<2048x2048xbf16> loc(#loc253)
      %316 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc254)
      %expanded_126 = tensor.expand_shape %316 [[0], [1], [2, 3]] output_shape [4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x2048xbf16> loc(#loc254)
      %317 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_126 : tensor<4x1024x1x2048xbf16>) -> tensor<4x1024x1x2048xbf16> loc(#loc254)
      %318 = linalg.generic {indexing_maps = [#map47, #map48, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%312, %extracted_slice_61 : tensor<4x1024x2048xbf16>, tensor<1x2048x2048xbf16>) outs(%317 : tensor<4x1024x1x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<4x1024x1x2048xbf16> loc(#loc254)
      %collapsed_127 = tensor.collapse_shape %318 [[0], [1], [2, 3]] : tensor<4x1024x1x2048xbf16> into tensor<4x1024x2048xbf16> loc(#loc254)
      %expanded_128 = tensor.expand_shape %collapsed_127 [[0], [1], [2, 3]] output_shape [4, 1024, 16, 128] : tensor<4x1024x2048xbf16> into tensor<4x1024x16x128xbf16> loc(#loc255)
      %319 = tensor.empty() : tensor<4x16x128x1024xbf16> loc(#loc256)
      %320 = linalg.generic {indexing_maps = [#map49, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_128 : tensor<4x1024x16x128xbf16>) outs(%319 : tensor<4x16x128x1024xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<4x16x128x1024xbf16> loc(#loc256)
      %321 = tensor.empty() : tensor<4x16x1024x1024xbf16> loc(#loc257)
      %expanded_129 = tensor.expand_shape %321 [[0, 1], [2], [3], [4]] output_shape [1, 4, 16, 1024, 1024] : tensor<4x16x1024x1024xbf16> into tensor<1x4x16x1024x1024xbf16> loc(#loc257)
      %322 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_129 : tensor<1x4x16x1024x1024xbf16>) -> tensor<1x4x16x1024x1024xbf16> loc(#loc257)
      %expanded_130 = tensor.expand_shape %320 [[0, 1], [2], [3], [4]] output_shape [1, 4, 16, 128, 1024] : tensor<4x16x128x1024xbf16> into tensor<1x4x16x128x1024xbf16> loc(#loc257)
      %323 = linalg.generic {indexing_maps = [#map50, #map51, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_130, %extracted_slice_59 : tensor<1x4x16x128x1024xbf16>, tensor<1x4x1024x16x128xbf16>) outs(%322 : tensor<1x4x16x1024x1024xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<1x4x16x1024x1024xbf16> loc(#loc257)
      %collapsed_131 = tensor.collapse_shape %323 [[0, 1], [2], [3], [4]] : tensor<1x4x16x1024x1024xbf16> into tensor<4x16x1024x1024xbf16> loc(#loc257)
      %324 = tensor.empty() : tensor<4x16x128x1024xbf16> loc(#loc258)
      %expanded_132 = tensor.expand_shape %324 [[0, 1], [2], [3], [4]] output_shape [1, 4, 16, 128, 1024] : tensor<4x16x128x1024xbf16> into tensor<1x4x16x128x1024xbf16> loc(#loc258)
      %325 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_132 : tensor<1x4x16x128x1024xbf16>) -> tensor<1x4x16x128x1024xbf16> loc(#loc258)
      %expanded_133 = tensor.expand_shape %320 [[0, 1], [2], [3], [4]] output_shape [1, 4, 16, 128, 1024] : tensor<4x16x128x1024xbf16> into tensor<1x4x16x128x1024xbf16> loc(#loc258)
      %326 = linalg.generic {indexing_maps = [#map53, #map54, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_133, %extracted_slice_57 : tensor<1x4x16x128x1024xbf16>, tensor<1x4x16x1024x1024xbf16>) outs(%325 : tensor<1x4x16x128x1024xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<1x4x16x128x1024xbf16> loc(#loc258)
      %327 = tensor.empty() : tensor<1x4x1024x16x128xbf16> loc(#loc259)
      %328 = linalg.generic {indexing_maps = [#map55, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%326 : tensor<1x4x16x128x1024xbf16>) outs(%327 : tensor<1x4x1024x16x128xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x16x128xbf16> loc(#loc259)
      %329 = tensor.empty() : tensor<4x16x1024xbf16> loc(#loc260)
      %330 = linalg.fill ins(%cst_9 : bf16) outs(%329 : tensor<4x16x1024xbf16>) -> tensor<4x16x1024xbf16> loc(#loc260)
      %331 = linalg.generic {indexing_maps = [#map3, #map15, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_131, %collapsed_55, %collapsed_49 : tensor<4x16x1024x1024xbf16>, tensor<4x16x1024x1xbf16>, tensor<4x16x1024x1024xbf16>) outs(%330 : tensor<4x16x1024xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %in_178: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.mulf %439, %in_178 : bf16
        %441 = arith.addf %out, %440 : bf16
        linalg.yield %441 : bf16
      } -> tensor<4x16x1024xbf16> loc(#loc260)
      %expanded_134 = tensor.expand_shape %331 [[0], [1], [2, 3]] output_shape [4, 16, 1024, 1] : tensor<4x16x1024xbf16> into tensor<4x16x1024x1xbf16> loc(#loc261)
      %332 = tensor.empty() : tensor<4x16x1024xf32> loc(#loc262)
      %333 = linalg.fill ins(%cst_13 : f32) outs(%332 : tensor<4x16x1024xf32>) -> tensor<4x16x1024xf32> loc(#loc262)
      %334 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_134 : tensor<4x16x1024x1xbf16>) outs(%333 : tensor<4x16x1024xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %439 = arith.negf %in : bf16
        %440 = arith.extf %439 : bf16 to f32
        %441 = arith.addf %out, %440 : f32
        linalg.yield %441 : f32
      } -> tensor<4x16x1024xf32> loc(#loc262)
      %335 = tensor.empty() : tensor<4x16x1024x1024xbf16> loc(#loc263)
      %336 = linalg.generic {indexing_maps = [#map3, #map3, #map15, #map14, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %collapsed_131, %collapsed_52, %334, %collapsed_49 : tensor<4x16x1024x1024xi1>, tensor<4x16x1024x1024xbf16>, tensor<4x16x1024x1xbf16>, tensor<4x16x1024xf32>, tensor<4x16x1024x1024xbf16>) outs(%335 : tensor<4x16x1024x1024xbf16>) {
      ^bb0(%in: i1, %in_177: bf16, %in_178: bf16, %in_179: f32, %in_180: bf16, %out: bf16):
        %439 = arith.truncf %in_179 : f32 to bf16
        %440 = arith.divf %in_177, %in_178 : bf16
        %441 = arith.addf %440, %439 : bf16
        %442 = arith.mulf %441, %in_180 : bf16
        %443 = arith.select %in, %442, %cst_9 : bf16
        %444 = arith.mulf %443, %cst_8 : bf16
        linalg.yield %444 : bf16
      } -> tensor<4x16x1024x1024xbf16> loc(#loc263)
      %337 = tensor.empty() : tensor<4x16x1024x128xbf16> loc(#loc264)
      %expanded_135 = tensor.expand_shape %337 [[0, 1], [2], [3], [4]] output_shape [1, 4, 16, 1024, 128] : tensor<4x16x1024x128xbf16> into tensor<1x4x16x1024x128xbf16> loc(#loc264)
      %338 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_135 : tensor<1x4x16x1024x128xbf16>) -> tensor<1x4x16x1024x128xbf16> loc(#loc264)
      %expanded_136 = tensor.expand_shape %336 [[0, 1], [2], [3], [4]] output_shape [1, 4, 16, 1024, 1024] : tensor<4x16x1024x1024xbf16> into tensor<1x4x16x1024x1024xbf16> loc(#loc264)
      %339 = linalg.generic {indexing_maps = [#map50, #map56, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_136, %extracted_slice_46 : tensor<1x4x16x1024x1024xbf16>, tensor<1x4x1024x16x128xbf16>) outs(%338 : tensor<1x4x16x1024x128xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<1x4x16x1024x128xbf16> loc(#loc264)
      %340 = tensor.empty() : tensor<1x4x1024x16x128xbf16> loc(#loc265)
      %341 = linalg.generic {indexing_maps = [#map57, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%339 : tensor<1x4x16x1024x128xbf16>) outs(%340 : tensor<1x4x1024x16x128xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x16x128xbf16> loc(#loc265)
      %342 = tensor.empty() : tensor<4x16x1024x128xbf16> loc(#loc266)
      %expanded_137 = tensor.expand_shape %342 [[0, 1], [2], [3], [4]] output_shape [1, 4, 16, 1024, 128] : tensor<4x16x1024x128xbf16> into tensor<1x4x16x1024x128xbf16> loc(#loc266)
      %343 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_137 : tensor<1x4x16x1024x128xbf16>) -> tensor<1x4x16x1024x128xbf16> loc(#loc266)
      %expanded_138 = tensor.expand_shape %336 [[0, 1], [2], [3], [4]] output_shape [1, 4, 16, 1024, 1024] : tensor<4x16x1024x1024xbf16> into tensor<1x4x16x1024x1024xbf16> loc(#loc266)
      %344 = linalg.generic {indexing_maps = [#map53, #map56, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_138, %extracted_slice_44 : tensor<1x4x16x1024x1024xbf16>, tensor<1x4x1024x16x128xbf16>) outs(%343 : tensor<1x4x16x1024x128xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<1x4x16x1024x128xbf16> loc(#loc266)
      %345 = tensor.empty() : tensor<1x4x1024x16x128xbf16> loc(#loc267)
      %346 = linalg.generic {indexing_maps = [#map57, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%344 : tensor<1x4x16x1024x128xbf16>) outs(%345 : tensor<1x4x1024x16x128xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x1024x16x128xbf16> loc(#loc267)
      %collapsed_139 = tensor.collapse_shape %328 [[0, 1], [2], [3, 4]] : tensor<1x4x1024x16x128xbf16> into tensor<4x1024x2048xbf16> loc(#loc268)
      %collapsed_140 = tensor.collapse_shape %341 [[0, 1], [2], [3, 4]] : tensor<1x4x1024x16x128xbf16> into tensor<4x1024x2048xbf16> loc(#loc269)
      %collapsed_141 = tensor.collapse_shape %346 [[0, 1], [2], [3, 4]] : tensor<1x4x1024x16x128xbf16> into tensor<4x1024x2048xbf16> loc(#loc270)
      %347 = tensor.empty() : tensor<4x1024x6144xbf16> loc(#loc271)
      %348 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%347 : tensor<4x1024x6144xbf16>) {
      ^bb0(%out: bf16):
        %439 = linalg.index 0 : index
        %440 = linalg.index 1 : index
        %441 = linalg.index 2 : index
        %442 = arith.cmpi ult, %441, %c2048 : index
        %443 = scf.if %442 -> (bf16) {
          %extracted_177 = tensor.extract %collapsed_141[%439, %440, %441] : tensor<4x1024x2048xbf16>
          scf.yield %extracted_177 : bf16
        } else {
          %444 = arith.cmpi ult, %441, %c4096 : index
          %445 = scf.if %444 -> (bf16) {
            %446 = arith.subi %441, %c2048 : index
            %extracted_177 = tensor.extract %collapsed_140[%439, %440, %446] : tensor<4x1024x2048xbf16>
            scf.yield %extracted_177 : bf16
          } else {
            %446 = arith.subi %441, %c4096 : index
            %extracted_177 = tensor.extract %collapsed_139[%439, %440, %446] : tensor<4x1024x2048xbf16>
            scf.yield %extracted_177 : bf16
          }
          scf.yield %445 : bf16
        }
        linalg.yield %443 : bf16
      } -> tensor<4x1024x6144xbf16> loc(#loc271)
      %349 = tensor.empty() : tensor<6144x2048xbf16> loc(#loc272)
      %350 = linalg.fill ins(%cst_9 : bf16) outs(%349 : tensor<6144x2048xbf16>) -> tensor<6144x2048xbf16> loc(#loc272)
      %expanded_142 = tensor.expand_shape %348 [[0, 1], [2], [3]] output_shape [1, 4, 1024, 6144] : tensor<4x1024x6144xbf16> into tensor<1x4x1024x6144xbf16> loc(#loc272)
      %351 = linalg.generic {indexing_maps = [#map44, #map45, #map46], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_142, %extracted_slice_42 : tensor<1x4x1024x6144xbf16>, tensor<1x4x1024x2048xbf16>) outs(%350 : tensor<6144x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<6144x2048xbf16> loc(#loc272)
      %352 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc273)
      %expanded_143 = tensor.expand_shape %352 [[0], [1], [2, 3]] output_shape [4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x2048xbf16> loc(#loc273)
      %353 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_143 : tensor<4x1024x1x2048xbf16>) -> tensor<4x1024x1x2048xbf16> loc(#loc273)
      %354 = linalg.generic {indexing_maps = [#map47, #map48, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%348, %extracted_slice_40 : tensor<4x1024x6144xbf16>, tensor<1x2048x6144xbf16>) outs(%353 : tensor<4x1024x1x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<4x1024x1x2048xbf16> loc(#loc273)
      %collapsed_144 = tensor.collapse_shape %354 [[0], [1], [2, 3]] : tensor<4x1024x1x2048xbf16> into tensor<4x1024x2048xbf16> loc(#loc273)
      %355 = tensor.empty() : tensor<2048xbf16> loc(#loc274)
      %expanded_145 = tensor.expand_shape %355 [[0, 1, 2]] output_shape [1, 1, 2048] : tensor<2048xbf16> into tensor<1x1x2048xbf16> loc(#loc274)
      %356 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_145 : tensor<1x1x2048xbf16>) -> tensor<1x1x2048xbf16> loc(#loc274)
      %expanded_146 = tensor.expand_shape %354 [[0], [1], [2], [3, 4]] output_shape [4, 1024, 1, 1, 2048] : tensor<4x1024x1x2048xbf16> into tensor<4x1024x1x1x2048xbf16> loc(#loc274)
      %357 = linalg.generic {indexing_maps = [#map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_146 : tensor<4x1024x1x1x2048xbf16>) outs(%356 : tensor<1x1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.addf %out, %in : bf16
        linalg.yield %439 : bf16
      } -> tensor<1x1x2048xbf16> loc(#loc274)
      %358 = tensor.empty() : tensor<2048xbf16> loc(#loc275)
      %359 = linalg.fill ins(%cst_9 : bf16) outs(%358 : tensor<2048xbf16>) -> tensor<2048xbf16> loc(#loc275)
      %360 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%357 : tensor<1x1x2048xbf16>) outs(%359 : tensor<2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.addf %out, %in : bf16
        linalg.yield %439 : bf16
      } -> tensor<2048xbf16> loc(#loc275)
      %361 = tensor.empty() : tensor<2048xbf16> loc(#loc276)
      %expanded_147 = tensor.expand_shape %361 [[0, 1, 2]] output_shape [1, 1, 2048] : tensor<2048xbf16> into tensor<1x1x2048xbf16> loc(#loc276)
      %362 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_147 : tensor<1x1x2048xbf16>) -> tensor<1x1x2048xbf16> loc(#loc276)
      %expanded_148 = tensor.expand_shape %extracted_slice_38 [[0], [1], [2], [3, 4, 5]] output_shape [1, 4, 1024, 1, 1, 2048] : tensor<1x4x1024x2048xbf16> into tensor<1x4x1024x1x1x2048xbf16> loc(#loc276)
      %expanded_149 = tensor.expand_shape %354 [[0, 1], [2], [3], [4, 5]] output_shape [1, 4, 1024, 1, 1, 2048] : tensor<4x1024x1x2048xbf16> into tensor<1x4x1024x1x1x2048xbf16> loc(#loc276)
      %363 = linalg.generic {indexing_maps = [#map42, #map42, #map43], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_148, %expanded_149 : tensor<1x4x1024x1x1x2048xbf16>, tensor<1x4x1024x1x1x2048xbf16>) outs(%362 : tensor<1x1x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<1x1x2048xbf16> loc(#loc276)
      %364 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc277)
      %365 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_144, %collapsed_36 : tensor<4x1024x2048xbf16>, tensor<1x1x2048xbf16>) outs(%364 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        linalg.yield %439 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc277)
      %366 = tensor.empty() : tensor<2048xbf16> loc(#loc278)
      %367 = linalg.fill ins(%cst_9 : bf16) outs(%366 : tensor<2048xbf16>) -> tensor<2048xbf16> loc(#loc278)
      %368 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%363 : tensor<1x1x2048xbf16>) outs(%367 : tensor<2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.addf %out, %in : bf16
        linalg.yield %439 : bf16
      } -> tensor<2048xbf16> loc(#loc278)
      %369 = tensor.empty() : tensor<4x1024xbf16> loc(#loc279)
      %expanded_150 = tensor.expand_shape %369 [[0, 1], [2, 3]] output_shape [1, 4, 1024, 1] : tensor<4x1024xbf16> into tensor<1x4x1024x1xbf16> loc(#loc279)
      %370 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_150 : tensor<1x4x1024x1xbf16>) -> tensor<1x4x1024x1xbf16> loc(#loc279)
      %expanded_151 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3], [4]] output_shape [1, 4, 1024, 1, 2048] : tensor<1x4x1024x2048xbf16> into tensor<1x4x1024x1x2048xbf16> loc(#loc279)
      %expanded_152 = tensor.expand_shape %365 [[0, 1], [2, 3], [4]] output_shape [1, 4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<1x4x1024x1x2048xbf16> loc(#loc279)
      %371 = linalg.generic {indexing_maps = [#map4, #map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_151, %expanded_152 : tensor<1x4x1024x1x2048xbf16>, tensor<1x4x1024x1x2048xbf16>) outs(%370 : tensor<1x4x1024x1xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: bf16):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<1x4x1024x1xbf16> loc(#loc279)
      %372 = tensor.empty() : tensor<4x1024xf32> loc(#loc280)
      %expanded_153 = tensor.expand_shape %372 [[0, 1], [2]] output_shape [1, 4, 1024] : tensor<4x1024xf32> into tensor<1x4x1024xf32> loc(#loc280)
      %373 = linalg.fill ins(%cst_13 : f32) outs(%expanded_153 : tensor<1x4x1024xf32>) -> tensor<1x4x1024xf32> loc(#loc280)
      %374 = linalg.generic {indexing_maps = [#map3, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%371, %extracted_slice_30 : tensor<1x4x1024x1xbf16>, tensor<1x4x1024x1xbf16>) outs(%373 : tensor<1x4x1024xf32>) {
      ^bb0(%in: bf16, %in_177: bf16, %out: f32):
        %439 = arith.mulf %in, %in_177 : bf16
        %440 = arith.extf %439 : bf16 to f32
        %441 = arith.divf %440, %cst_12 : f32
        %442 = arith.addf %out, %441 : f32
        linalg.yield %442 : f32
      } -> tensor<1x4x1024xf32> loc(#loc280)
      %375 = tensor.empty() : tensor<1x4x1024x2048xbf16> loc(#loc281)
      %376 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%374 : tensor<1x4x1024xf32>) outs(%375 : tensor<1x4x1024x2048xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %439 = arith.truncf %in : f32 to bf16
        linalg.yield %439 : bf16
      } -> tensor<1x4x1024x2048xbf16> loc(#loc281)
      %collapsed_154 = tensor.collapse_shape %376 [[0, 1], [2], [3]] : tensor<1x4x1024x2048xbf16> into tensor<4x1024x2048xbf16> loc(#loc281)
      %377 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc282)
      %378 = linalg.generic {indexing_maps = [#map1, #map5, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %collapsed_33, %collapsed, %collapsed_154 : tensor<4x1024x2048xbf16>, tensor<4x1024x1xbf16>, tensor<4x1024x2048xbf16>, tensor<4x1024x2048xbf16>) outs(%377 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %in_178: bf16, %in_179: bf16, %out: bf16):
        %439 = arith.mulf %in_179, %in_178 : bf16
        %440 = arith.mulf %in_178, %in_179 : bf16
        %441 = arith.mulf %in, %in_177 : bf16
        %442 = arith.addf %441, %440 : bf16
        %443 = arith.addf %442, %439 : bf16
        linalg.yield %443 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc282)
      %379 = tensor.empty() : tensor<4x1024xbf16> loc(#loc283)
      %expanded_155 = tensor.expand_shape %379 [[0], [1, 2]] output_shape [4, 1024, 1] : tensor<4x1024xbf16> into tensor<4x1024x1xbf16> loc(#loc283)
      %380 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_155 : tensor<4x1024x1xbf16>) -> tensor<4x1024x1xbf16> loc(#loc283)
      %expanded_156 = tensor.expand_shape %378 [[0], [1, 2], [3]] output_shape [4, 1024, 1, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1024x1x2048xbf16> loc(#loc283)
      %381 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_156 : tensor<4x1024x1x2048xbf16>) outs(%380 : tensor<4x1024x1xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %439 = arith.negf %in : bf16
        %440 = arith.addf %out, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<4x1024x1xbf16> loc(#loc283)
      %382 = tensor.empty() : tensor<4x1024xf32> loc(#loc284)
      %383 = linalg.fill ins(%cst_13 : f32) outs(%382 : tensor<4x1024xf32>) -> tensor<4x1024xf32> loc(#loc284)
      %384 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%381 : tensor<4x1024x1xbf16>) outs(%383 : tensor<4x1024xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %439 = arith.extf %in : bf16 to f32
        %440 = arith.divf %439, %cst_12 : f32
        %441 = arith.addf %out, %440 : f32
        linalg.yield %441 : f32
      } -> tensor<4x1024xf32> loc(#loc284)
      %385 = tensor.empty() : tensor<4x1024x2048xbf16> loc(#loc285)
      %386 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %378, %384 : tensor<4x1024x2048xbf16>, tensor<4x1024x2048xbf16>, tensor<4x1024xf32>) outs(%385 : tensor<4x1024x2048xbf16>) {
      ^bb0(%in: bf16, %in_177: bf16, %in_178: f32, %out: bf16):
        %439 = arith.truncf %in_178 : f32 to bf16
        %440 = arith.addf %in, %in_177 : bf16
        %441 = arith.addf %440, %439 : bf16
        linalg.yield %441 : bf16
      } -> tensor<4x1024x2048xbf16> loc(#loc285)
      %387 = tensor.empty() : tensor<1x8192x2048xbf16> loc(#loc286)
      %388 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<2048x8192xbf16>) outs(%387 : tensor<1x8192x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x8192x2048xbf16> loc(#loc286)
      %extracted_157 = tensor.extract %164[] : tensor<i32> loc(#loc287)
      %389 = arith.index_cast %extracted_157 : i32 to index loc(#loc287)
      %390 = arith.maxsi %389, %c0 : index loc(#loc287)
      %391 = arith.minsi %390, %c96 : index loc(#loc287)
      %inserted_slice = tensor.insert_slice %388 into %arg19[%391, 0, 0] [1, 8192, 2048] [1, 1, 1] : tensor<1x8192x2048xbf16> into tensor<97x8192x2048xbf16> loc(#loc287)
      %392 = tensor.empty() : tensor<1x2048xbf16> loc(#loc288)
      %393 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%260 : tensor<2048xbf16>) outs(%392 : tensor<1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2048xbf16> loc(#loc288)
      %extracted_158 = tensor.extract %164[] : tensor<i32> loc(#loc289)
      %394 = arith.index_cast %extracted_158 : i32 to index loc(#loc289)
      %395 = arith.maxsi %394, %c0 : index loc(#loc289)
      %396 = arith.minsi %395, %c96 : index loc(#loc289)
      %inserted_slice_159 = tensor.insert_slice %393 into %arg20[%396, 0] [1, 2048] [1, 1] : tensor<1x2048xbf16> into tensor<97x2048xbf16> loc(#loc289)
      %397 = tensor.empty() : tensor<1x2048xbf16> loc(#loc290)
      %398 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%360 : tensor<2048xbf16>) outs(%397 : tensor<1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2048xbf16> loc(#loc290)
      %extracted_160 = tensor.extract %164[] : tensor<i32> loc(#loc291)
      %399 = arith.index_cast %extracted_160 : i32 to index loc(#loc291)
      %400 = arith.maxsi %399, %c0 : index loc(#loc291)
      %401 = arith.minsi %400, %c96 : index loc(#loc291)
      %inserted_slice_161 = tensor.insert_slice %398 into %arg21[%401, 0] [1, 2048] [1, 1] : tensor<1x2048xbf16> into tensor<97x2048xbf16> loc(#loc291)
      %402 = tensor.empty() : tensor<1x2048xbf16> loc(#loc292)
      %403 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%368 : tensor<2048xbf16>) outs(%402 : tensor<1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2048xbf16> loc(#loc292)
      %extracted_162 = tensor.extract %164[] : tensor<i32> loc(#loc293)
      %404 = arith.index_cast %extracted_162 : i32 to index loc(#loc293)
      %405 = arith.maxsi %404, %c0 : index loc(#loc293)
      %406 = arith.minsi %405, %c96 : index loc(#loc293)
      %inserted_slice_163 = tensor.insert_slice %403 into %arg22[%406, 0] [1, 2048] [1, 1] : tensor<1x2048xbf16> into tensor<97x2048xbf16> loc(#loc293)
      %407 = tensor.empty() : tensor<1x2048xbf16> loc(#loc294)
      %408 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%286 : tensor<2048xbf16>) outs(%407 : tensor<1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2048xbf16> loc(#loc294)
      %extracted_164 = tensor.extract %164[] : tensor<i32> loc(#loc295)
      %409 = arith.index_cast %extracted_164 : i32 to index loc(#loc295)
      %410 = arith.maxsi %409, %c0 : index loc(#loc295)
      %411 = arith.minsi %410, %c96 : index loc(#loc295)
      %inserted_slice_165 = tensor.insert_slice %408 into %arg23[%411, 0] [1, 2048] [1, 1] : tensor<1x2048xbf16> into tensor<97x2048xbf16> loc(#loc295)
      %412 = tensor.empty() : tensor<1x2048xbf16> loc(#loc296)
      %413 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%294 : tensor<2048xbf16>) outs(%412 : tensor<1x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2048xbf16> loc(#loc296)
      %extracted_166 = tensor.extract %164[] : tensor<i32> loc(#loc297)
      %414 = arith.index_cast %extracted_166 : i32 to index loc(#loc297)
      %415 = arith.maxsi %414, %c0 : index loc(#loc297)
      %416 = arith.minsi %415, %c96 : index loc(#loc297)
      %inserted_slice_167 = tensor.insert_slice %413 into %arg24[%416, 0] [1, 2048] [1, 1] : tensor<1x2048xbf16> into tensor<97x2048xbf16> loc(#loc297)
      %417 = tensor.empty() : tensor<1x2048x2048xbf16> loc(#loc298)
      %418 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315 : tensor<2048x2048xbf16>) outs(%417 : tensor<1x2048x2048xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2048x2048xbf16> loc(#loc298)
      %extracted_168 = tensor.extract %164[] : tensor<i32> loc(#loc299)
      %419 = arith.index_cast %extracted_168 : i32 to index loc(#loc299)
      %420 = arith.maxsi %419, %c0 : index loc(#loc299)
      %421 = arith.minsi %420, %c96 : index loc(#loc299)
      %inserted_slice_169 = tensor.insert_slice %418 into %arg25[%421, 0, 0] [1, 2048, 2048] [1, 1, 1] : tensor<1x2048x2048xbf16> into tensor<97x2048x2048xbf16> loc(#loc299)
      %422 = tensor.empty() : tensor<1x2048x6144xbf16> loc(#loc300)
      %423 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351 : tensor<6144x2048xbf16>) outs(%422 : tensor<1x2048x6144xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2048x6144xbf16> loc(#loc300)
      %extracted_170 = tensor.extract %164[] : tensor<i32> loc(#loc301)
      %424 = arith.index_cast %extracted_170 : i32 to index loc(#loc301)
      %425 = arith.maxsi %424, %c0 : index loc(#loc301)
      %426 = arith.minsi %425, %c96 : index loc(#loc301)
      %inserted_slice_171 = tensor.insert_slice %423 into %arg26[%426, 0, 0] [1, 2048, 6144] [1, 1, 1] : tensor<1x2048x6144xbf16> into tensor<97x2048x6144xbf16> loc(#loc301)
      %427 = tensor.empty() : tensor<1x2048x1x8192xbf16> loc(#loc302)
      %428 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%277 : tensor<1x8192x2048xbf16>) outs(%427 : tensor<1x2048x1x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2048x1x8192xbf16> loc(#loc302)
      %collapsed_172 = tensor.collapse_shape %428 [[0], [1], [2, 3]] : tensor<1x2048x1x8192xbf16> into tensor<1x2048x8192xbf16> loc(#loc302)
      %extracted_173 = tensor.extract %164[] : tensor<i32> loc(#loc303)
      %429 = arith.index_cast %extracted_173 : i32 to index loc(#loc303)
      %430 = arith.maxsi %429, %c0 : index loc(#loc303)
      %431 = arith.minsi %430, %c96 : index loc(#loc303)
      %inserted_slice_174 = tensor.insert_slice %collapsed_172 into %arg27[%431, 0, 0] [1, 2048, 8192] [1, 1, 1] : tensor<1x2048x8192xbf16> into tensor<97x2048x8192xbf16> loc(#loc303)
      %432 = tensor.empty() : tensor<1x8192xbf16> loc(#loc304)
      %433 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%274 : tensor<8192xbf16>) outs(%432 : tensor<1x8192xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x8192xbf16> loc(#loc304)
      %extracted_175 = tensor.extract %164[] : tensor<i32> loc(#loc305)
      %434 = arith.index_cast %extracted_175 : i32 to index loc(#loc305)
      %435 = arith.maxsi %434, %c0 : index loc(#loc305)
      %436 = arith.minsi %435, %c96 : index loc(#loc305)
      %inserted_slice_176 = tensor.insert_slice %433 into %arg28[%436, 0] [1, 8192] [1, 1] : tensor<1x8192xbf16> into tensor<97x8192xbf16> loc(#loc305)
      %437 = tensor.empty() : tensor<i32> loc(#loc306)
      %438 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%437 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %439 = arith.addi %in, %c1_i32 : i32
        linalg.yield %439 : i32
      } -> tensor<i32> loc(#loc306)
      scf.yield %438, %386, %inserted_slice, %inserted_slice_159, %inserted_slice_161, %inserted_slice_163, %inserted_slice_165, %inserted_slice_167, %inserted_slice_169, %inserted_slice_171, %inserted_slice_174, %inserted_slice_176 : tensor<i32>, tensor<4x1024x2048xbf16>, tensor<97x8192x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048x2048xbf16>, tensor<97x2048x6144xbf16>, tensor<97x2048x8192xbf16>, tensor<97x8192xbf16>
    } loc(#loc184)
    %126 = tensor.empty() : tensor<1024x2048xbf16> loc(#loc307)
    %expanded_27 = tensor.expand_shape %126 [[0, 1], [2]] output_shape [1, 1024, 2048] : tensor<1024x2048xbf16> into tensor<1x1024x2048xbf16> loc(#loc307)
    %127 = linalg.fill ins(%cst_9 : bf16) outs(%expanded_27 : tensor<1x1024x2048xbf16>) -> tensor<1x1024x2048xbf16> loc(#loc307)
    %expanded_28 = tensor.expand_shape %125#1 [[0], [1, 2], [3]] output_shape [4, 1, 1024, 2048] : tensor<4x1024x2048xbf16> into tensor<4x1x1024x2048xbf16> loc(#loc307)
    %128 = linalg.generic {indexing_maps = [#map60, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_28 : tensor<4x1x1024x2048xbf16>) outs(%127 : tensor<1x1024x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %163 = arith.addf %out, %in : bf16
      linalg.yield %163 : bf16
    } -> tensor<1x1024x2048xbf16> loc(#loc307)
    %129 = tensor.empty() : tensor<1024x2048xbf16> loc(#loc308)
    %130 = linalg.fill ins(%cst_9 : bf16) outs(%129 : tensor<1024x2048xbf16>) -> tensor<1024x2048xbf16> loc(#loc308)
    %131 = linalg.generic {indexing_maps = [#map61, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<1x1024x2048xbf16>) outs(%130 : tensor<1024x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %163 = arith.addf %out, %in : bf16
      linalg.yield %163 : bf16
    } -> tensor<1024x2048xbf16> loc(#loc308)
    %132 = tensor.empty() : tensor<32000x2048xbf16> loc(#loc309)
    %133 = linalg.fill ins(%cst_9 : bf16) outs(%132 : tensor<32000x2048xbf16>) -> tensor<32000x2048xbf16> loc(#loc309)
    %134 = linalg.generic {indexing_maps = [#map62, #map29, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1, %59, %125#1 : tensor<4x1024x1xi32>, tensor<4x1024x32000xi32>, tensor<4x1024x2048xbf16>) outs(%133 : tensor<32000x2048xbf16>) {
    ^bb0(%in: i32, %in_29: i32, %in_30: bf16, %out: bf16):
      %163 = arith.cmpi eq, %in, %in_29 : i32
      %164 = arith.uitofp %163 : i1 to bf16
      %165 = arith.mulf %164, %in_30 : bf16
      %166 = arith.addf %out, %165 : bf16
      linalg.yield %166 : bf16
    } -> tensor<32000x2048xbf16> loc(#loc309)
    %135 = tensor.empty() : tensor<32000x2048xbf16> loc(#loc310)
    %136 = linalg.generic {indexing_maps = [#map18, #map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg0, %79, %134 : tensor<32000x2048xbf16>, tensor<32000x2048xbf16>, tensor<32000x2048xbf16>) outs(%135 : tensor<32000x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %in_30: bf16, %out: bf16):
      %163 = arith.addf %in_29, %in_30 : bf16
      %164 = arith.mulf %163, %cst_0 : bf16
      %165 = arith.subf %in, %164 : bf16
      linalg.yield %165 : bf16
    } -> tensor<32000x2048xbf16> loc(#loc310)
    %137 = tensor.empty() : tensor<97x8192x2048xbf16> loc(#loc311)
    %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %125#2 : tensor<97x8192x2048xbf16>, tensor<97x8192x2048xbf16>) outs(%137 : tensor<97x8192x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<97x8192x2048xbf16> loc(#loc311)
    %139 = tensor.empty() : tensor<97x2048xbf16> loc(#loc312)
    %140 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg2, %125#3 : tensor<97x2048xbf16>, tensor<97x2048xbf16>) outs(%139 : tensor<97x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<97x2048xbf16> loc(#loc312)
    %141 = tensor.empty() : tensor<97x2048xbf16> loc(#loc313)
    %142 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg3, %125#4 : tensor<97x2048xbf16>, tensor<97x2048xbf16>) outs(%141 : tensor<97x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<97x2048xbf16> loc(#loc313)
    %143 = tensor.empty() : tensor<97x2048xbf16> loc(#loc314)
    %144 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg4, %125#5 : tensor<97x2048xbf16>, tensor<97x2048xbf16>) outs(%143 : tensor<97x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<97x2048xbf16> loc(#loc314)
    %145 = tensor.empty() : tensor<97x2048xbf16> loc(#loc315)
    %146 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg5, %125#6 : tensor<97x2048xbf16>, tensor<97x2048xbf16>) outs(%145 : tensor<97x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<97x2048xbf16> loc(#loc315)
    %147 = tensor.empty() : tensor<97x2048xbf16> loc(#loc316)
    %148 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg6, %125#7 : tensor<97x2048xbf16>, tensor<97x2048xbf16>) outs(%147 : tensor<97x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<97x2048xbf16> loc(#loc316)
    %149 = tensor.empty() : tensor<97x2048x2048xbf16> loc(#loc317)
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %125#8 : tensor<97x2048x2048xbf16>, tensor<97x2048x2048xbf16>) outs(%149 : tensor<97x2048x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<97x2048x2048xbf16> loc(#loc317)
    %151 = tensor.empty() : tensor<97x2048x6144xbf16> loc(#loc318)
    %152 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %125#9 : tensor<97x2048x6144xbf16>, tensor<97x2048x6144xbf16>) outs(%151 : tensor<97x2048x6144xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<97x2048x6144xbf16> loc(#loc318)
    %153 = tensor.empty() : tensor<97x2048x8192xbf16> loc(#loc319)
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %125#10 : tensor<97x2048x8192xbf16>, tensor<97x2048x8192xbf16>) outs(%153 : tensor<97x2048x8192xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<97x2048x8192xbf16> loc(#loc319)
    %155 = tensor.empty() : tensor<97x8192xbf16> loc(#loc320)
    %156 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg10, %125#11 : tensor<97x8192xbf16>, tensor<97x8192xbf16>) outs(%155 : tensor<97x8192xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<97x8192xbf16> loc(#loc320)
    %157 = tensor.empty() : tensor<2048xbf16> loc(#loc321)
    %158 = linalg.generic {indexing_maps = [#map63, #map63, #map63], iterator_types = ["parallel"]} ins(%arg11, %88 : tensor<2048xbf16>, tensor<2048xbf16>) outs(%157 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<2048xbf16> loc(#loc321)
    %159 = tensor.empty() : tensor<2048xbf16> loc(#loc322)
    %160 = linalg.generic {indexing_maps = [#map63, #map63, #map63], iterator_types = ["parallel"]} ins(%arg12, %96 : tensor<2048xbf16>, tensor<2048xbf16>) outs(%159 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<2048xbf16> loc(#loc322)
    %161 = tensor.empty() : tensor<1024x2048xbf16> loc(#loc323)
    %162 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%arg13, %131 : tensor<1024x2048xbf16>, tensor<1024x2048xbf16>) outs(%161 : tensor<1024x2048xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %163 = arith.mulf %in_29, %cst_0 : bf16
      %164 = arith.subf %in, %163 : bf16
      linalg.yield %164 : bf16
    } -> tensor<1024x2048xbf16> loc(#loc323)
    return %66, %136, %138, %140, %142, %144, %146, %148, %150, %152, %154, %156, %158, %160, %162 : tensor<bf16>, tensor<32000x2048xbf16>, tensor<97x8192x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048xbf16>, tensor<97x2048x2048xbf16>, tensor<97x2048x6144xbf16>, tensor<97x2048x8192xbf16>, tensor<97x8192xbf16>, tensor<2048xbf16>, tensor<2048xbf16>, tensor<1024x2048xbf16>
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
#loc61 = loc("while/attention/convert_element_type.5")
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
#loc156 = loc("head/log_softmax/convert_element_type.1")
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
#loc182 = loc("bwd/broadcast_in_dim.4")
#loc183 = loc("bwd/broadcast_in_dim.5")
#loc184 = loc("bwd/while")
#loc185 = loc("bwd/while/sub.1")
#loc186 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice")
#loc187 = loc("bwd/while/dynamic_index_in_dim/squeeze")
#loc188 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.1")
#loc189 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.2")
#loc190 = loc("bwd/while/dynamic_index_in_dim/squeeze.2")
#loc191 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.3")
#loc192 = loc("bwd/while/dynamic_index_in_dim/squeeze.3")
#loc193 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.4")
#loc194 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.5")
#loc195 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.6")
#loc196 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.7")
#loc197 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.8")
#loc198 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.9")
#loc199 = loc("bwd/while/dynamic_index_in_dim/squeeze.9")
#loc200 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.10")
#loc201 = loc("bwd/while/dynamic_index_in_dim/squeeze.10")
#loc202 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.11")
#loc203 = loc("bwd/while/dynamic_index_in_dim/squeeze.11")
#loc204 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.12")
#loc205 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.13")
#loc206 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.14")
#loc207 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.15")
#loc208 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.16")
#loc209 = loc("bwd/while/dynamic_index_in_dim/squeeze.16")
#loc210 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.17")
#loc211 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.18")
#loc212 = loc("bwd/while/dynamic_index_in_dim/squeeze.18")
#loc213 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.19")
#loc214 = loc("bwd/while/dynamic_index_in_dim/squeeze.19")
#loc215 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.20")
#loc216 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.21")
#loc217 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.22")
#loc218 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.23")
#loc219 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.24")
#loc220 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.25")
#loc221 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.26")
#loc222 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.27")
#loc223 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.28")
#loc224 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.29")
#loc225 = loc("bwd/while/mlp/reshape")
#loc226 = loc("bwd/while/mlp/reduce_sum")
#loc227 = loc("bwd/while/mlp/reduce_sum.1")
#loc228 = loc("bwd/while/mlp/dot_general")
#loc229 = loc("bwd/while/mlp/dot_general.1")
#loc230 = loc("bwd/while/mlp/mul")
#loc231 = loc("bwd/while/mlp/mul.1")
#loc232 = loc("bwd/while/mlp/mul.3")
#loc233 = loc("bwd/while/mlp/mul.4")
#loc234 = loc("bwd/while/mlp/mul.7")
#loc235 = loc("bwd/while/mlp/add_any.2")
#loc236 = loc("bwd/while/mlp/reduce_sum.2")
#loc237 = loc("bwd/while/mlp/reduce_sum.3")
#loc238 = loc("bwd/while/mlp/dot_general.2")
#loc239 = loc("bwd/while/mlp/dot_general.3")
#loc240 = loc("bwd/while/mlp/reshape.3")
#loc241 = loc("bwd/while/mlp/reduce_sum.4")
#loc242 = loc("bwd/while/mlp/reduce_sum.5")
#loc243 = loc("bwd/while/mlp/reduce_sum.6")
#loc244 = loc("bwd/while/mlp/mul.10")
#loc245 = loc("bwd/while/mlp/reduce_sum.7")
#loc246 = loc("bwd/while/mlp/reduce_sum.8")
#loc247 = loc("bwd/while/mlp/reduce_sum.9")
#loc248 = loc("bwd/while/mlp/convert_element_type.1")
#loc249 = loc("bwd/while/mlp/add_any.4")
#loc250 = loc("bwd/while/mlp/reduce_sum.10")
#loc251 = loc("bwd/while/mlp/reduce_sum.11")
#loc252 = loc("bwd/while/mlp/add_any.6")
#loc253 = loc("bwd/while/attention/dot_general")
#loc254 = loc("bwd/while/attention/dot_general.1")
#loc255 = loc("bwd/while/attention/reshape")
#loc256 = loc("bwd/while/attention/transpose.1")
#loc257 = loc("bwd/while/attention/dot_general.2")
#loc258 = loc("bwd/while/attention/dot_general.3")
#loc259 = loc("bwd/while/attention/transpose.2")
#loc260 = loc("bwd/while/attention/reduce_sum")
#loc261 = loc("bwd/while/attention/reshape.1")
#loc262 = loc("bwd/while/attention/reduce_sum.1")
#loc263 = loc("bwd/while/attention/mul.4")
#loc264 = loc("bwd/while/attention/dot_general.4")
#loc265 = loc("bwd/while/attention/transpose.3")
#loc266 = loc("bwd/while/attention/dot_general.5")
#loc267 = loc("bwd/while/attention/transpose.4")
#loc268 = loc("bwd/while/attention/reshape.2")
#loc269 = loc("bwd/while/attention/reshape.3")
#loc270 = loc("bwd/while/attention/reshape.4")
#loc271 = loc("bwd/while/attention/concatenate")
#loc272 = loc("bwd/while/attention/dot_general.6")
#loc273 = loc("bwd/while/attention/dot_general.7")
#loc274 = loc("bwd/while/attention/reduce_sum.2")
#loc275 = loc("bwd/while/attention/reduce_sum.3")
#loc276 = loc("bwd/while/attention/reduce_sum.4")
#loc277 = loc("bwd/while/attention/mul.7")
#loc278 = loc("bwd/while/attention/reduce_sum.5")
#loc279 = loc("bwd/while/attention/reduce_sum.6")
#loc280 = loc("bwd/while/attention/reduce_sum.7")
#loc281 = loc("bwd/while/attention/convert_element_type.3")
#loc282 = loc("bwd/while/attention/add_any.2")
#loc283 = loc("bwd/while/attention/reduce_sum.8")
#loc284 = loc("bwd/while/attention/reduce_sum.9")
#loc285 = loc("bwd/while/attention/add_any.4")
#loc286 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc287 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc288 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc289 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc290 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc291 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc292 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc293 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc294 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc295 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc296 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc297 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc298 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc299 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc300 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc301 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc302 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc303 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc304 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc305 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc306 = loc("bwd/while/add")
#loc307 = loc("bwd/embedding/reduce_sum")
#loc308 = loc("bwd/embedding/reduce_sum.1")
#loc309 = loc("bwd/embedding/dot_general")
#loc310 = loc("update/sub")
#loc311 = loc("update/sub.1")
#loc312 = loc("update/sub.2")
#loc313 = loc("update/sub.3")
#loc314 = loc("update/sub.4")
#loc315 = loc("update/sub.5")
#loc316 = loc("update/sub.6")
#loc317 = loc("update/sub.7")
#loc318 = loc("update/sub.8")
#loc319 = loc("update/sub.9")
#loc320 = loc("update/sub.10")
#loc321 = loc("update/sub.11")
#loc322 = loc("update/sub.12")
#loc323 = loc("update/sub.13")
