// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form pair --dialect linalg --layers 3 --width 64 --heads 4 --sequence 32 --batch 2 --vocab 128 --dtype f32 --scan
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
#loc20 = loc("attention/ge")
#loc21 = loc("while")
#loc135 = loc("head/sub.1")
#loc138 = loc("head/rsqrt")
#loc139 = loc("head/mul.1")
#loc140 = loc("head/mul.3")
#loc141 = loc("head/broadcast_in_dim.2")
#loc142 = loc("head/add.2")
#loc146 = loc("head/log_softmax/exp")
#loc148 = loc("head/log_softmax/broadcast_in_dim.1")
#loc149 = loc("head/eq.1")
#loc153 = loc("cotangent0")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map17 = affine_map<(d0, d1) -> (d0, d1)>
#map18 = affine_map<(d0, d1) -> (0, d1)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
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
module {
  func.func @fwd(%arg0: tensor<128x64xf32> loc("embedding"), %arg1: tensor<3x256x64xf32> loc("layers/down"), %arg2: tensor<3x64xf32> loc("layers/down_bias"), %arg3: tensor<3x64xf32> loc("layers/norm1_bias"), %arg4: tensor<3x64xf32> loc("layers/norm1_gain"), %arg5: tensor<3x64xf32> loc("layers/norm2_bias"), %arg6: tensor<3x64xf32> loc("layers/norm2_gain"), %arg7: tensor<3x64x64xf32> loc("layers/out"), %arg8: tensor<3x64x192xf32> loc("layers/qkv"), %arg9: tensor<3x64x256xf32> loc("layers/up"), %arg10: tensor<3x256xf32> loc("layers/up_bias"), %arg11: tensor<64xf32> loc("norm_bias"), %arg12: tensor<64xf32> loc("norm_gain"), %arg13: tensor<32x64xf32> loc("position"), %arg14: tensor<2x32xi32> loc("labels"), %arg15: tensor<2x32xi32> loc("tokens")) -> (tensor<f32>, tensor<128x64xf32>, tensor<3x256x64xf32>, tensor<3x64x64xf32>, tensor<3x64x192xf32>, tensor<3x64x256xf32>, tensor<2x32xi32>, tensor<2x4x32x32xi1>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x64x64xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x128xf32>, tensor<2x32x1xf32>, tensor<2x32x128xi1>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
    %cst = arith.constant -1.000000e+09 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %cst_3 = arith.constant 3.000000e+00 : f32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 0xFF800000 : f32
    %cst_6 = arith.constant 2.500000e-01 : f32
    %cst_7 = arith.constant -5.000000e-01 : f32
    %cst_8 = arith.constant 9.99999974E-6 : f32
    %cst_9 = arith.constant 6.400000e+01 : f32
    %cst_10 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c127 = arith.constant 127 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<3x64x256xf32>
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<3x64x64xf32>
    %cst_13 = arith.constant dense<0.000000e+00> : tensor<3x2x4x32x1xf32>
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<3x2x4x32x32xf32>
    %cst_15 = arith.constant dense<0.000000e+00> : tensor<3x2x32x4x16xf32>
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<3x1x1x64xf32>
    %cst_17 = arith.constant dense<0.000000e+00> : tensor<3x2x32x1xf32>
    %cst_18 = arith.constant dense<0.000000e+00> : tensor<3x2x32x64xf32>
    %cst_19 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x32x1xi32> loc(#loc18)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<2x32xi32>) outs(%0 : tensor<2x32x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x32x1xi32> loc(#loc18)
    %2 = tensor.empty() : tensor<2x32x64xf32> loc(#loc19)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<32x64xf32>) outs(%2 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = linalg.index 0 : index
      %50 = linalg.index 1 : index
      %51 = linalg.index 2 : index
      %extracted = tensor.extract %1[%49, %50, %c0] : tensor<2x32x1xi32>
      %52 = arith.index_cast %extracted : i32 to index
      %53 = arith.maxsi %52, %c0 : index
      %54 = arith.minsi %53, %c127 : index
      %extracted_20 = tensor.extract %arg0[%54, %51] : tensor<128x64xf32>
      %55 = arith.addf %extracted_20, %in : f32
      linalg.yield %55 : f32
    } -> tensor<2x32x64xf32> loc(#loc19)
    %4 = tensor.empty() : tensor<2x4x32x32xi1> loc(#loc20)
    %5 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%4 : tensor<2x4x32x32xi1>) {
    ^bb0(%out: i1):
      %49 = linalg.index 3 : index
      %50 = arith.index_cast %49 : index to i32
      %51 = linalg.index 2 : index
      %52 = arith.index_cast %51 : index to i32
      %53 = arith.cmpi sge, %52, %50 : i32
      linalg.yield %53 : i1
    } -> tensor<2x4x32x32xi1> loc(#loc20)
    %6:28 = scf.for %arg16 = %c0 to %c3 step %c1 iter_args(%arg17 = %cst_19, %arg18 = %3, %arg19 = %cst_18, %arg20 = %cst_17, %arg21 = %cst_17, %arg22 = %cst_16, %arg23 = %cst_18, %arg24 = %cst_18, %arg25 = %cst_15, %arg26 = %cst_15, %arg27 = %cst_14, %arg28 = %cst_13, %arg29 = %cst_13, %arg30 = %cst_14, %arg31 = %cst_15, %arg32 = %cst_18, %arg33 = %cst_18, %arg34 = %cst_17, %arg35 = %cst_17, %arg36 = %cst_16, %arg37 = %cst_18, %arg38 = %cst_12, %arg39 = %cst_11, %arg40 = %cst_11, %arg41 = %cst_11, %arg42 = %cst_11, %arg43 = %cst_11, %arg44 = %cst_11) -> (tensor<i32>, tensor<2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x64x64xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>) {
      %extracted = tensor.extract %arg17[] : tensor<i32> loc(#loc22)
      %49 = arith.index_cast %extracted : i32 to index loc(#loc22)
      %50 = arith.maxsi %49, %c0 : index loc(#loc22)
      %51 = arith.minsi %50, %c2 : index loc(#loc22)
      %extracted_slice = tensor.extract_slice %arg1[%51, 0, 0] [1, 256, 64] [1, 1, 1] : tensor<3x256x64xf32> to tensor<1x256x64xf32> loc(#loc22)
      %extracted_20 = tensor.extract %arg17[] : tensor<i32> loc(#loc23)
      %52 = arith.index_cast %extracted_20 : i32 to index loc(#loc23)
      %53 = arith.maxsi %52, %c0 : index loc(#loc23)
      %54 = arith.minsi %53, %c2 : index loc(#loc23)
      %extracted_slice_21 = tensor.extract_slice %arg2[%54, 0] [1, 64] [1, 1] : tensor<3x64xf32> to tensor<1x64xf32> loc(#loc23)
      %extracted_22 = tensor.extract %arg17[] : tensor<i32> loc(#loc24)
      %55 = arith.index_cast %extracted_22 : i32 to index loc(#loc24)
      %56 = arith.maxsi %55, %c0 : index loc(#loc24)
      %57 = arith.minsi %56, %c2 : index loc(#loc24)
      %extracted_slice_23 = tensor.extract_slice %arg3[%57, 0] [1, 64] [1, 1] : tensor<3x64xf32> to tensor<1x64xf32> loc(#loc24)
      %extracted_24 = tensor.extract %arg17[] : tensor<i32> loc(#loc25)
      %58 = arith.index_cast %extracted_24 : i32 to index loc(#loc25)
      %59 = arith.maxsi %58, %c0 : index loc(#loc25)
      %60 = arith.minsi %59, %c2 : index loc(#loc25)
      %extracted_slice_25 = tensor.extract_slice %arg4[%60, 0] [1, 64] [1, 1] : tensor<3x64xf32> to tensor<1x64xf32> loc(#loc25)
      %extracted_26 = tensor.extract %arg17[] : tensor<i32> loc(#loc26)
      %61 = arith.index_cast %extracted_26 : i32 to index loc(#loc26)
      %62 = arith.maxsi %61, %c0 : index loc(#loc26)
      %63 = arith.minsi %62, %c2 : index loc(#loc26)
      %extracted_slice_27 = tensor.extract_slice %arg5[%63, 0] [1, 64] [1, 1] : tensor<3x64xf32> to tensor<1x64xf32> loc(#loc26)
      %extracted_28 = tensor.extract %arg17[] : tensor<i32> loc(#loc27)
      %64 = arith.index_cast %extracted_28 : i32 to index loc(#loc27)
      %65 = arith.maxsi %64, %c0 : index loc(#loc27)
      %66 = arith.minsi %65, %c2 : index loc(#loc27)
      %extracted_slice_29 = tensor.extract_slice %arg6[%66, 0] [1, 64] [1, 1] : tensor<3x64xf32> to tensor<1x64xf32> loc(#loc27)
      %extracted_30 = tensor.extract %arg17[] : tensor<i32> loc(#loc28)
      %67 = arith.index_cast %extracted_30 : i32 to index loc(#loc28)
      %68 = arith.maxsi %67, %c0 : index loc(#loc28)
      %69 = arith.minsi %68, %c2 : index loc(#loc28)
      %extracted_slice_31 = tensor.extract_slice %arg7[%69, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<3x64x64xf32> to tensor<1x64x64xf32> loc(#loc28)
      %extracted_32 = tensor.extract %arg17[] : tensor<i32> loc(#loc29)
      %70 = arith.index_cast %extracted_32 : i32 to index loc(#loc29)
      %71 = arith.maxsi %70, %c0 : index loc(#loc29)
      %72 = arith.minsi %71, %c2 : index loc(#loc29)
      %extracted_slice_33 = tensor.extract_slice %arg8[%72, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<3x64x192xf32> to tensor<1x64x192xf32> loc(#loc29)
      %extracted_34 = tensor.extract %arg17[] : tensor<i32> loc(#loc30)
      %73 = arith.index_cast %extracted_34 : i32 to index loc(#loc30)
      %74 = arith.maxsi %73, %c0 : index loc(#loc30)
      %75 = arith.minsi %74, %c2 : index loc(#loc30)
      %extracted_slice_35 = tensor.extract_slice %arg9[%75, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc30)
      %extracted_36 = tensor.extract %arg17[] : tensor<i32> loc(#loc31)
      %76 = arith.index_cast %extracted_36 : i32 to index loc(#loc31)
      %77 = arith.maxsi %76, %c0 : index loc(#loc31)
      %78 = arith.minsi %77, %c2 : index loc(#loc31)
      %extracted_slice_37 = tensor.extract_slice %arg10[%78, 0] [1, 256] [1, 1] : tensor<3x256xf32> to tensor<1x256xf32> loc(#loc31)
      %79 = tensor.empty() : tensor<2x32xf32> loc(#loc32)
      %80 = linalg.fill ins(%cst_10 : f32) outs(%79 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc32)
      %81 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg18 : tensor<2x32x64xf32>) outs(%80 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.addf %out, %in : f32
        linalg.yield %305 : f32
      } -> tensor<2x32xf32> loc(#loc32)
      %82 = tensor.empty() : tensor<2x32x64xf32> loc(#loc33)
      %83 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %81 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%82 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.divf %in_108, %cst_9 : f32
        %306 = arith.subf %in, %305 : f32
        linalg.yield %306 : f32
      } -> tensor<2x32x64xf32> loc(#loc33)
      %84 = tensor.empty() : tensor<2x32xf32> loc(#loc34)
      %85 = linalg.fill ins(%cst_10 : f32) outs(%84 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc34)
      %86 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<2x32x64xf32>) outs(%85 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.mulf %in, %in : f32
        %306 = arith.addf %out, %305 : f32
        linalg.yield %306 : f32
      } -> tensor<2x32xf32> loc(#loc34)
      %87 = tensor.empty() : tensor<2x32x1xf32> loc(#loc35)
      %88 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x32xf32>) outs(%87 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.divf %in, %cst_9 : f32
        %306 = arith.addf %305, %cst_8 : f32
        linalg.yield %306 : f32
      } -> tensor<2x32x1xf32> loc(#loc35)
      %89 = tensor.empty() : tensor<2x32x1xf32> loc(#loc36)
      %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x32x1xf32>) outs(%89 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = math.rsqrt %in : f32
        linalg.yield %305 : f32
      } -> tensor<2x32x1xf32> loc(#loc36)
      %91 = tensor.empty() : tensor<2x32x64xf32> loc(#loc37)
      %92 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %90 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%91 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.mulf %in, %in_108 : f32
        linalg.yield %305 : f32
      } -> tensor<2x32x64xf32> loc(#loc37)
      %93 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc38)
      %94 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<1x64xf32>) outs(%93 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc38)
      %collapsed = tensor.collapse_shape %94 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc38)
      %95 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc39)
      %96 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<1x64xf32>) outs(%95 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc39)
      %collapsed_38 = tensor.collapse_shape %96 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc39)
      %97 = tensor.empty() : tensor<2x32x64xf32> loc(#loc40)
      %98 = linalg.generic {indexing_maps = [#map1, #map6, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %collapsed, %collapsed_38 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<1x1x64xf32>) outs(%97 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_108: f32, %in_109: f32, %out: f32):
        %305 = arith.mulf %in, %in_108 : f32
        %306 = arith.addf %305, %in_109 : f32
        linalg.yield %306 : f32
      } -> tensor<2x32x64xf32> loc(#loc40)
      %99 = tensor.empty() : tensor<2x32x192xf32> loc(#loc41)
      %100 = linalg.fill ins(%cst_10 : f32) outs(%99 : tensor<2x32x192xf32>) -> tensor<2x32x192xf32> loc(#loc41)
      %expanded = tensor.expand_shape %98 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc41)
      %101 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded, %extracted_slice_33 : tensor<2x32x1x64xf32>, tensor<1x64x192xf32>) outs(%100 : tensor<2x32x192xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.mulf %in, %in_108 : f32
        %306 = arith.addf %out, %305 : f32
        linalg.yield %306 : f32
      } -> tensor<2x32x192xf32> loc(#loc41)
      %extracted_slice_39 = tensor.extract_slice %101[0, 0, 0] [2, 32, 64] [1, 1, 1] : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc42)
      %extracted_slice_40 = tensor.extract_slice %101[0, 0, 64] [2, 32, 64] [1, 1, 1] : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc43)
      %extracted_slice_41 = tensor.extract_slice %101[0, 0, 128] [2, 32, 64] [1, 1, 1] : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc44)
      %expanded_42 = tensor.expand_shape %extracted_slice_39 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc45)
      %expanded_43 = tensor.expand_shape %extracted_slice_40 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc46)
      %expanded_44 = tensor.expand_shape %extracted_slice_41 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc47)
      %102 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc48)
      %103 = linalg.fill ins(%cst_10 : f32) outs(%102 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc48)
      %104 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_42, %expanded_43 : tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>) outs(%103 : tensor<2x4x32x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.mulf %in, %in_108 : f32
        %306 = arith.addf %out, %305 : f32
        linalg.yield %306 : f32
      } -> tensor<2x4x32x32xf32> loc(#loc48)
      %105 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc49)
      %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %104 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>) outs(%105 : tensor<2x4x32x32xf32>) {
      ^bb0(%in: i1, %in_108: f32, %out: f32):
        %305 = arith.mulf %in_108, %cst_6 : f32
        %306 = arith.select %in, %305, %cst : f32
        linalg.yield %306 : f32
      } -> tensor<2x4x32x32xf32> loc(#loc49)
      %107 = tensor.empty() : tensor<2x4x32xf32> loc(#loc50)
      %108 = linalg.fill ins(%cst_5 : f32) outs(%107 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc50)
      %109 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<2x4x32x32xf32>) outs(%108 : tensor<2x4x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.maximumf %out, %in : f32
        linalg.yield %305 : f32
      } -> tensor<2x4x32xf32> loc(#loc50)
      %110 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc51)
      %111 = linalg.generic {indexing_maps = [#map3, #map13, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %109 : tensor<2x4x32x32xf32>, tensor<2x4x32xf32>) outs(%110 : tensor<2x4x32x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.subf %in, %in_108 : f32
        %306 = math.exp %305 : f32
        linalg.yield %306 : f32
      } -> tensor<2x4x32x32xf32> loc(#loc51)
      %112 = tensor.empty() : tensor<2x4x32xf32> loc(#loc52)
      %113 = linalg.fill ins(%cst_10 : f32) outs(%112 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc52)
      %114 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%111 : tensor<2x4x32x32xf32>) outs(%113 : tensor<2x4x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.addf %out, %in : f32
        linalg.yield %305 : f32
      } -> tensor<2x4x32xf32> loc(#loc52)
      %115 = tensor.empty() : tensor<2x4x32x1xf32> loc(#loc53)
      %116 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<2x4x32xf32>) outs(%115 : tensor<2x4x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x32x1xf32> loc(#loc53)
      %117 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc54)
      %118 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111, %116 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>) outs(%117 : tensor<2x4x32x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.divf %in, %in_108 : f32
        linalg.yield %305 : f32
      } -> tensor<2x4x32x32xf32> loc(#loc54)
      %119 = tensor.empty() : tensor<2x4x16x32xf32> loc(#loc55)
      %120 = linalg.fill ins(%cst_10 : f32) outs(%119 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc55)
      %121 = linalg.generic {indexing_maps = [#map15, #map7, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_44, %118 : tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>) outs(%120 : tensor<2x4x16x32xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.mulf %in, %in_108 : f32
        %306 = arith.addf %out, %305 : f32
        linalg.yield %306 : f32
      } -> tensor<2x4x16x32xf32> loc(#loc55)
      %122 = tensor.empty() : tensor<2x32x4x16xf32> loc(#loc56)
      %123 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x4x16x32xf32>) outs(%122 : tensor<2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x32x4x16xf32> loc(#loc56)
      %collapsed_45 = tensor.collapse_shape %123 [[0], [1], [2, 3]] : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc57)
      %124 = tensor.empty() : tensor<2x32x64xf32> loc(#loc58)
      %125 = linalg.fill ins(%cst_10 : f32) outs(%124 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc58)
      %expanded_46 = tensor.expand_shape %collapsed_45 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc58)
      %126 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_46, %extracted_slice_31 : tensor<2x32x1x64xf32>, tensor<1x64x64xf32>) outs(%125 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.mulf %in, %in_108 : f32
        %306 = arith.addf %out, %305 : f32
        linalg.yield %306 : f32
      } -> tensor<2x32x64xf32> loc(#loc58)
      %127 = tensor.empty() : tensor<2x32x64xf32> loc(#loc59)
      %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %126 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%127 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.addf %in, %in_108 : f32
        linalg.yield %305 : f32
      } -> tensor<2x32x64xf32> loc(#loc59)
      %129 = tensor.empty() : tensor<2x32xf32> loc(#loc60)
      %130 = linalg.fill ins(%cst_10 : f32) outs(%129 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc60)
      %131 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<2x32x64xf32>) outs(%130 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.addf %out, %in : f32
        linalg.yield %305 : f32
      } -> tensor<2x32xf32> loc(#loc60)
      %132 = tensor.empty() : tensor<2x32x64xf32> loc(#loc61)
      %133 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %131 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%132 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.divf %in_108, %cst_9 : f32
        %306 = arith.subf %in, %305 : f32
        linalg.yield %306 : f32
      } -> tensor<2x32x64xf32> loc(#loc61)
      %134 = tensor.empty() : tensor<2x32xf32> loc(#loc62)
      %135 = linalg.fill ins(%cst_10 : f32) outs(%134 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc62)
      %136 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%133 : tensor<2x32x64xf32>) outs(%135 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.mulf %in, %in : f32
        %306 = arith.addf %out, %305 : f32
        linalg.yield %306 : f32
      } -> tensor<2x32xf32> loc(#loc62)
      %137 = tensor.empty() : tensor<2x32x1xf32> loc(#loc63)
      %138 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<2x32xf32>) outs(%137 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.divf %in, %cst_9 : f32
        %306 = arith.addf %305, %cst_8 : f32
        linalg.yield %306 : f32
      } -> tensor<2x32x1xf32> loc(#loc63)
      %139 = tensor.empty() : tensor<2x32x1xf32> loc(#loc64)
      %140 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<2x32x1xf32>) outs(%139 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = math.rsqrt %in : f32
        linalg.yield %305 : f32
      } -> tensor<2x32x1xf32> loc(#loc64)
      %141 = tensor.empty() : tensor<2x32x64xf32> loc(#loc65)
      %142 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %140 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%141 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.mulf %in, %in_108 : f32
        linalg.yield %305 : f32
      } -> tensor<2x32x64xf32> loc(#loc65)
      %143 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc66)
      %144 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_29 : tensor<1x64xf32>) outs(%143 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc66)
      %collapsed_47 = tensor.collapse_shape %144 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc66)
      %145 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc67)
      %146 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27 : tensor<1x64xf32>) outs(%145 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc67)
      %collapsed_48 = tensor.collapse_shape %146 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc67)
      %147 = tensor.empty() : tensor<2x32x64xf32> loc(#loc68)
      %148 = linalg.generic {indexing_maps = [#map1, #map6, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %collapsed_47, %collapsed_48 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<1x1x64xf32>) outs(%147 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_108: f32, %in_109: f32, %out: f32):
        %305 = arith.mulf %in, %in_108 : f32
        %306 = arith.addf %305, %in_109 : f32
        linalg.yield %306 : f32
      } -> tensor<2x32x64xf32> loc(#loc68)
      %149 = tensor.empty() : tensor<64x256xf32> loc(#loc69)
      %expanded_49 = tensor.expand_shape %149 [[0, 1], [2]] output_shape [2, 32, 256] : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc69)
      %150 = linalg.fill ins(%cst_10 : f32) outs(%expanded_49 : tensor<2x32x256xf32>) -> tensor<2x32x256xf32> loc(#loc69)
      %expanded_50 = tensor.expand_shape %148 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc69)
      %151 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_50, %extracted_slice_35 : tensor<2x32x1x64xf32>, tensor<1x64x256xf32>) outs(%150 : tensor<2x32x256xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.mulf %in, %in_108 : f32
        %306 = arith.addf %out, %305 : f32
        linalg.yield %306 : f32
      } -> tensor<2x32x256xf32> loc(#loc69)
      %collapsed_51 = tensor.collapse_shape %151 [[0, 1], [2]] : tensor<2x32x256xf32> into tensor<64x256xf32> loc(#loc69)
      %152 = tensor.empty() : tensor<1x1x256xf32> loc(#loc70)
      %153 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_37 : tensor<1x256xf32>) outs(%152 : tensor<1x1x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x256xf32> loc(#loc70)
      %collapsed_52 = tensor.collapse_shape %153 [[0], [1, 2]] : tensor<1x1x256xf32> into tensor<1x256xf32> loc(#loc70)
      %154 = tensor.empty() : tensor<64x256xf32> loc(#loc71)
      %155 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%collapsed_51, %collapsed_52 : tensor<64x256xf32>, tensor<1x256xf32>) outs(%154 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.addf %in, %in_108 : f32
        linalg.yield %305 : f32
      } -> tensor<64x256xf32> loc(#loc71)
      %156 = tensor.empty() : tensor<64x256xf32> loc(#loc72)
      %157 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<64x256xf32>) outs(%156 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.mulf %in, %in : f32
        linalg.yield %305 : f32
      } -> tensor<64x256xf32> loc(#loc72)
      %158 = tensor.empty() : tensor<64x256xf32> loc(#loc73)
      %159 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%155, %157 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%158 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.mulf %in_108, %in : f32
        %306 = arith.mulf %305, %cst_2 : f32
        %307 = arith.addf %in, %306 : f32
        %308 = arith.mulf %307, %cst_1 : f32
        %309 = math.tanh %308 : f32
        linalg.yield %309 : f32
      } -> tensor<64x256xf32> loc(#loc73)
      %160 = tensor.empty() : tensor<64x256xf32> loc(#loc74)
      %161 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%159 : tensor<64x256xf32>) outs(%160 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.addf %in, %cst_4 : f32
        %306 = arith.mulf %305, %cst_0 : f32
        linalg.yield %306 : f32
      } -> tensor<64x256xf32> loc(#loc74)
      %162 = tensor.empty() : tensor<64x256xf32> loc(#loc75)
      %163 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%155, %161 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%162 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.mulf %in, %in_108 : f32
        linalg.yield %305 : f32
      } -> tensor<64x256xf32> loc(#loc75)
      %164 = tensor.empty() : tensor<64x64xf32> loc(#loc76)
      %165 = linalg.fill ins(%cst_10 : f32) outs(%164 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc76)
      %expanded_53 = tensor.expand_shape %163 [[0], [1, 2]] output_shape [64, 1, 256] : tensor<64x256xf32> into tensor<64x1x256xf32> loc(#loc76)
      %166 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_53, %extracted_slice : tensor<64x1x256xf32>, tensor<1x256x64xf32>) outs(%165 : tensor<64x64xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.mulf %in, %in_108 : f32
        %306 = arith.addf %out, %305 : f32
        linalg.yield %306 : f32
      } -> tensor<64x64xf32> loc(#loc76)
      %167 = tensor.empty() : tensor<1x1x64xf32> loc(#loc77)
      %168 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<1x64xf32>) outs(%167 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x64xf32> loc(#loc77)
      %collapsed_54 = tensor.collapse_shape %168 [[0], [1, 2]] : tensor<1x1x64xf32> into tensor<1x64xf32> loc(#loc77)
      %169 = tensor.empty() : tensor<64x64xf32> loc(#loc78)
      %170 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%166, %collapsed_54 : tensor<64x64xf32>, tensor<1x64xf32>) outs(%169 : tensor<64x64xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.addf %in, %in_108 : f32
        linalg.yield %305 : f32
      } -> tensor<64x64xf32> loc(#loc78)
      %expanded_55 = tensor.expand_shape %170 [[0, 1], [2]] output_shape [2, 32, 64] : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc79)
      %171 = tensor.empty() : tensor<2x32x64xf32> loc(#loc80)
      %172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %expanded_55 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%171 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.addf %in, %in_108 : f32
        linalg.yield %305 : f32
      } -> tensor<2x32x64xf32> loc(#loc80)
      %173 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc81)
      %174 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x32x64xf32>) outs(%173 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc81)
      %extracted_56 = tensor.extract %arg17[] : tensor<i32> loc(#loc82)
      %175 = arith.index_cast %extracted_56 : i32 to index loc(#loc82)
      %176 = arith.maxsi %175, %c0 : index loc(#loc82)
      %177 = arith.minsi %176, %c2 : index loc(#loc82)
      %inserted_slice = tensor.insert_slice %174 into %arg19[%177, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc82)
      %178 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc83)
      %179 = linalg.generic {indexing_maps = [#map22, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %88 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%178 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.divf %in, %in_108 : f32
        %306 = arith.mulf %305, %cst_7 : f32
        linalg.yield %306 : f32
      } -> tensor<1x2x32x1xf32> loc(#loc83)
      %extracted_57 = tensor.extract %arg17[] : tensor<i32> loc(#loc84)
      %180 = arith.index_cast %extracted_57 : i32 to index loc(#loc84)
      %181 = arith.maxsi %180, %c0 : index loc(#loc84)
      %182 = arith.minsi %181, %c2 : index loc(#loc84)
      %inserted_slice_58 = tensor.insert_slice %179 into %arg20[%182, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<1x2x32x1xf32> into tensor<3x2x32x1xf32> loc(#loc84)
      %183 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc85)
      %184 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<2x32x1xf32>) outs(%183 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x1xf32> loc(#loc85)
      %extracted_59 = tensor.extract %arg17[] : tensor<i32> loc(#loc86)
      %185 = arith.index_cast %extracted_59 : i32 to index loc(#loc86)
      %186 = arith.maxsi %185, %c0 : index loc(#loc86)
      %187 = arith.minsi %186, %c2 : index loc(#loc86)
      %inserted_slice_60 = tensor.insert_slice %184 into %arg21[%187, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<1x2x32x1xf32> into tensor<3x2x32x1xf32> loc(#loc86)
      %188 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc87)
      %189 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x1x64xf32>) outs(%188 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc87)
      %extracted_61 = tensor.extract %arg17[] : tensor<i32> loc(#loc88)
      %190 = arith.index_cast %extracted_61 : i32 to index loc(#loc88)
      %191 = arith.maxsi %190, %c0 : index loc(#loc88)
      %192 = arith.minsi %191, %c2 : index loc(#loc88)
      %inserted_slice_62 = tensor.insert_slice %189 into %arg22[%192, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<1x1x1x64xf32> into tensor<3x1x1x64xf32> loc(#loc88)
      %193 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc89)
      %194 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<2x32x64xf32>) outs(%193 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc89)
      %extracted_63 = tensor.extract %arg17[] : tensor<i32> loc(#loc90)
      %195 = arith.index_cast %extracted_63 : i32 to index loc(#loc90)
      %196 = arith.maxsi %195, %c0 : index loc(#loc90)
      %197 = arith.minsi %196, %c2 : index loc(#loc90)
      %inserted_slice_64 = tensor.insert_slice %194 into %arg23[%197, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc90)
      %198 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc91)
      %199 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<2x32x64xf32>) outs(%198 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc91)
      %extracted_65 = tensor.extract %arg17[] : tensor<i32> loc(#loc92)
      %200 = arith.index_cast %extracted_65 : i32 to index loc(#loc92)
      %201 = arith.maxsi %200, %c0 : index loc(#loc92)
      %202 = arith.minsi %201, %c2 : index loc(#loc92)
      %inserted_slice_66 = tensor.insert_slice %199 into %arg24[%202, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc92)
      %203 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc93)
      %204 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<2x32x4x16xf32>) outs(%203 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc93)
      %extracted_67 = tensor.extract %arg17[] : tensor<i32> loc(#loc94)
      %205 = arith.index_cast %extracted_67 : i32 to index loc(#loc94)
      %206 = arith.maxsi %205, %c0 : index loc(#loc94)
      %207 = arith.minsi %206, %c2 : index loc(#loc94)
      %inserted_slice_68 = tensor.insert_slice %204 into %arg25[%207, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<1x2x32x4x16xf32> into tensor<3x2x32x4x16xf32> loc(#loc94)
      %208 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc95)
      %209 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_42 : tensor<2x32x4x16xf32>) outs(%208 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc95)
      %extracted_69 = tensor.extract %arg17[] : tensor<i32> loc(#loc96)
      %210 = arith.index_cast %extracted_69 : i32 to index loc(#loc96)
      %211 = arith.maxsi %210, %c0 : index loc(#loc96)
      %212 = arith.minsi %211, %c2 : index loc(#loc96)
      %inserted_slice_70 = tensor.insert_slice %209 into %arg26[%212, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<1x2x32x4x16xf32> into tensor<3x2x32x4x16xf32> loc(#loc96)
      %213 = tensor.empty() : tensor<1x2x4x32x32xf32> loc(#loc97)
      %214 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<2x4x32x32xf32>) outs(%213 : tensor<1x2x4x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x32x32xf32> loc(#loc97)
      %extracted_71 = tensor.extract %arg17[] : tensor<i32> loc(#loc98)
      %215 = arith.index_cast %extracted_71 : i32 to index loc(#loc98)
      %216 = arith.maxsi %215, %c0 : index loc(#loc98)
      %217 = arith.minsi %216, %c2 : index loc(#loc98)
      %inserted_slice_72 = tensor.insert_slice %214 into %arg27[%217, 0, 0, 0, 0] [1, 2, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<1x2x4x32x32xf32> into tensor<3x2x4x32x32xf32> loc(#loc98)
      %218 = tensor.empty() : tensor<1x2x4x32x1xf32> loc(#loc99)
      %219 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<2x4x32x1xf32>) outs(%218 : tensor<1x2x4x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x32x1xf32> loc(#loc99)
      %extracted_73 = tensor.extract %arg17[] : tensor<i32> loc(#loc100)
      %220 = arith.index_cast %extracted_73 : i32 to index loc(#loc100)
      %221 = arith.maxsi %220, %c0 : index loc(#loc100)
      %222 = arith.minsi %221, %c2 : index loc(#loc100)
      %inserted_slice_74 = tensor.insert_slice %219 into %arg28[%222, 0, 0, 0, 0] [1, 2, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x32x1xf32> into tensor<3x2x4x32x1xf32> loc(#loc100)
      %223 = tensor.empty() : tensor<1x2x4x32x1xf32> loc(#loc101)
      %224 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<2x4x32x1xf32>) outs(%223 : tensor<1x2x4x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.mulf %in, %in : f32
        %306 = arith.divf %cst_4, %305 : f32
        linalg.yield %306 : f32
      } -> tensor<1x2x4x32x1xf32> loc(#loc101)
      %extracted_75 = tensor.extract %arg17[] : tensor<i32> loc(#loc102)
      %225 = arith.index_cast %extracted_75 : i32 to index loc(#loc102)
      %226 = arith.maxsi %225, %c0 : index loc(#loc102)
      %227 = arith.minsi %226, %c2 : index loc(#loc102)
      %inserted_slice_76 = tensor.insert_slice %224 into %arg29[%227, 0, 0, 0, 0] [1, 2, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x32x1xf32> into tensor<3x2x4x32x1xf32> loc(#loc102)
      %228 = tensor.empty() : tensor<1x2x4x32x32xf32> loc(#loc103)
      %229 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<2x4x32x32xf32>) outs(%228 : tensor<1x2x4x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x32x32xf32> loc(#loc103)
      %extracted_77 = tensor.extract %arg17[] : tensor<i32> loc(#loc104)
      %230 = arith.index_cast %extracted_77 : i32 to index loc(#loc104)
      %231 = arith.maxsi %230, %c0 : index loc(#loc104)
      %232 = arith.minsi %231, %c2 : index loc(#loc104)
      %inserted_slice_78 = tensor.insert_slice %229 into %arg30[%232, 0, 0, 0, 0] [1, 2, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<1x2x4x32x32xf32> into tensor<3x2x4x32x32xf32> loc(#loc104)
      %233 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc105)
      %234 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_44 : tensor<2x32x4x16xf32>) outs(%233 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc105)
      %extracted_79 = tensor.extract %arg17[] : tensor<i32> loc(#loc106)
      %235 = arith.index_cast %extracted_79 : i32 to index loc(#loc106)
      %236 = arith.maxsi %235, %c0 : index loc(#loc106)
      %237 = arith.minsi %236, %c2 : index loc(#loc106)
      %inserted_slice_80 = tensor.insert_slice %234 into %arg31[%237, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<1x2x32x4x16xf32> into tensor<3x2x32x4x16xf32> loc(#loc106)
      %238 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc107)
      %239 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_45 : tensor<2x32x64xf32>) outs(%238 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc107)
      %extracted_81 = tensor.extract %arg17[] : tensor<i32> loc(#loc108)
      %240 = arith.index_cast %extracted_81 : i32 to index loc(#loc108)
      %241 = arith.maxsi %240, %c0 : index loc(#loc108)
      %242 = arith.minsi %241, %c2 : index loc(#loc108)
      %inserted_slice_82 = tensor.insert_slice %239 into %arg32[%242, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc108)
      %243 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc109)
      %244 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<2x32x64xf32>) outs(%243 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc109)
      %extracted_83 = tensor.extract %arg17[] : tensor<i32> loc(#loc110)
      %245 = arith.index_cast %extracted_83 : i32 to index loc(#loc110)
      %246 = arith.maxsi %245, %c0 : index loc(#loc110)
      %247 = arith.minsi %246, %c2 : index loc(#loc110)
      %inserted_slice_84 = tensor.insert_slice %244 into %arg33[%247, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc110)
      %248 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc111)
      %249 = linalg.generic {indexing_maps = [#map22, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %138 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%248 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %in_108: f32, %out: f32):
        %305 = arith.divf %in, %in_108 : f32
        %306 = arith.mulf %305, %cst_7 : f32
        linalg.yield %306 : f32
      } -> tensor<1x2x32x1xf32> loc(#loc111)
      %extracted_85 = tensor.extract %arg17[] : tensor<i32> loc(#loc112)
      %250 = arith.index_cast %extracted_85 : i32 to index loc(#loc112)
      %251 = arith.maxsi %250, %c0 : index loc(#loc112)
      %252 = arith.minsi %251, %c2 : index loc(#loc112)
      %inserted_slice_86 = tensor.insert_slice %249 into %arg34[%252, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<1x2x32x1xf32> into tensor<3x2x32x1xf32> loc(#loc112)
      %253 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc113)
      %254 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<2x32x1xf32>) outs(%253 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x1xf32> loc(#loc113)
      %extracted_87 = tensor.extract %arg17[] : tensor<i32> loc(#loc114)
      %255 = arith.index_cast %extracted_87 : i32 to index loc(#loc114)
      %256 = arith.maxsi %255, %c0 : index loc(#loc114)
      %257 = arith.minsi %256, %c2 : index loc(#loc114)
      %inserted_slice_88 = tensor.insert_slice %254 into %arg35[%257, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<1x2x32x1xf32> into tensor<3x2x32x1xf32> loc(#loc114)
      %258 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc115)
      %259 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_47 : tensor<1x1x64xf32>) outs(%258 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc115)
      %extracted_89 = tensor.extract %arg17[] : tensor<i32> loc(#loc116)
      %260 = arith.index_cast %extracted_89 : i32 to index loc(#loc116)
      %261 = arith.maxsi %260, %c0 : index loc(#loc116)
      %262 = arith.minsi %261, %c2 : index loc(#loc116)
      %inserted_slice_90 = tensor.insert_slice %259 into %arg36[%262, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<1x1x1x64xf32> into tensor<3x1x1x64xf32> loc(#loc116)
      %263 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc117)
      %264 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142 : tensor<2x32x64xf32>) outs(%263 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc117)
      %extracted_91 = tensor.extract %arg17[] : tensor<i32> loc(#loc118)
      %265 = arith.index_cast %extracted_91 : i32 to index loc(#loc118)
      %266 = arith.maxsi %265, %c0 : index loc(#loc118)
      %267 = arith.minsi %266, %c2 : index loc(#loc118)
      %inserted_slice_92 = tensor.insert_slice %264 into %arg37[%267, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc118)
      %268 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc119)
      %269 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148 : tensor<2x32x64xf32>) outs(%268 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc119)
      %collapsed_93 = tensor.collapse_shape %269 [[0], [1, 2], [3]] : tensor<1x2x32x64xf32> into tensor<1x64x64xf32> loc(#loc119)
      %extracted_94 = tensor.extract %arg17[] : tensor<i32> loc(#loc120)
      %270 = arith.index_cast %extracted_94 : i32 to index loc(#loc120)
      %271 = arith.maxsi %270, %c0 : index loc(#loc120)
      %272 = arith.minsi %271, %c2 : index loc(#loc120)
      %inserted_slice_95 = tensor.insert_slice %collapsed_93 into %arg38[%272, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<1x64x64xf32> into tensor<3x64x64xf32> loc(#loc120)
      %273 = tensor.empty() : tensor<1x64x256xf32> loc(#loc121)
      %274 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<64x256xf32>) outs(%273 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.mulf %in, %cst_3 : f32
        linalg.yield %305 : f32
      } -> tensor<1x64x256xf32> loc(#loc121)
      %extracted_96 = tensor.extract %arg17[] : tensor<i32> loc(#loc122)
      %275 = arith.index_cast %extracted_96 : i32 to index loc(#loc122)
      %276 = arith.maxsi %275, %c0 : index loc(#loc122)
      %277 = arith.minsi %276, %c2 : index loc(#loc122)
      %inserted_slice_97 = tensor.insert_slice %274 into %arg39[%277, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc122)
      %278 = tensor.empty() : tensor<1x64x256xf32> loc(#loc123)
      %279 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<64x256xf32>) outs(%278 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x256xf32> loc(#loc123)
      %extracted_98 = tensor.extract %arg17[] : tensor<i32> loc(#loc124)
      %280 = arith.index_cast %extracted_98 : i32 to index loc(#loc124)
      %281 = arith.maxsi %280, %c0 : index loc(#loc124)
      %282 = arith.minsi %281, %c2 : index loc(#loc124)
      %inserted_slice_99 = tensor.insert_slice %279 into %arg40[%282, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc124)
      %283 = tensor.empty() : tensor<1x64x256xf32> loc(#loc125)
      %284 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<64x256xf32>) outs(%283 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %305 = arith.subf %cst_4, %in : f32
        linalg.yield %305 : f32
      } -> tensor<1x64x256xf32> loc(#loc125)
      %extracted_100 = tensor.extract %arg17[] : tensor<i32> loc(#loc126)
      %285 = arith.index_cast %extracted_100 : i32 to index loc(#loc126)
      %286 = arith.maxsi %285, %c0 : index loc(#loc126)
      %287 = arith.minsi %286, %c2 : index loc(#loc126)
      %inserted_slice_101 = tensor.insert_slice %284 into %arg41[%287, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc126)
      %288 = tensor.empty() : tensor<1x64x256xf32> loc(#loc127)
      %289 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<64x256xf32>) outs(%288 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x256xf32> loc(#loc127)
      %extracted_102 = tensor.extract %arg17[] : tensor<i32> loc(#loc128)
      %290 = arith.index_cast %extracted_102 : i32 to index loc(#loc128)
      %291 = arith.maxsi %290, %c0 : index loc(#loc128)
      %292 = arith.minsi %291, %c2 : index loc(#loc128)
      %inserted_slice_103 = tensor.insert_slice %289 into %arg42[%292, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc128)
      %293 = tensor.empty() : tensor<1x64x256xf32> loc(#loc129)
      %294 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<64x256xf32>) outs(%293 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x256xf32> loc(#loc129)
      %extracted_104 = tensor.extract %arg17[] : tensor<i32> loc(#loc130)
      %295 = arith.index_cast %extracted_104 : i32 to index loc(#loc130)
      %296 = arith.maxsi %295, %c0 : index loc(#loc130)
      %297 = arith.minsi %296, %c2 : index loc(#loc130)
      %inserted_slice_105 = tensor.insert_slice %294 into %arg43[%297, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc130)
      %298 = tensor.empty() : tensor<1x64x256xf32> loc(#loc131)
      %299 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<64x256xf32>) outs(%298 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x256xf32> loc(#loc131)
      %extracted_106 = tensor.extract %arg17[] : tensor<i32> loc(#loc132)
      %300 = arith.index_cast %extracted_106 : i32 to index loc(#loc132)
      %301 = arith.maxsi %300, %c0 : index loc(#loc132)
      %302 = arith.minsi %301, %c2 : index loc(#loc132)
      %inserted_slice_107 = tensor.insert_slice %299 into %arg44[%302, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc132)
      %303 = tensor.empty() : tensor<i32> loc(#loc133)
      %304 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%303 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %305 = arith.addi %in, %c1_i32 : i32
        linalg.yield %305 : i32
      } -> tensor<i32> loc(#loc133)
      scf.yield %304, %172, %inserted_slice, %inserted_slice_58, %inserted_slice_60, %inserted_slice_62, %inserted_slice_64, %inserted_slice_66, %inserted_slice_68, %inserted_slice_70, %inserted_slice_72, %inserted_slice_74, %inserted_slice_76, %inserted_slice_78, %inserted_slice_80, %inserted_slice_82, %inserted_slice_84, %inserted_slice_86, %inserted_slice_88, %inserted_slice_90, %inserted_slice_92, %inserted_slice_95, %inserted_slice_97, %inserted_slice_99, %inserted_slice_101, %inserted_slice_103, %inserted_slice_105, %inserted_slice_107 : tensor<i32>, tensor<2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x64x64xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>
    } loc(#loc21)
    %7 = tensor.empty() : tensor<2x32xf32> loc(#loc134)
    %8 = linalg.fill ins(%cst_10 : f32) outs(%7 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc134)
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6#1 : tensor<2x32x64xf32>) outs(%8 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x32xf32> loc(#loc134)
    %10 = tensor.empty() : tensor<2x32x64xf32> loc(#loc135)
    %11 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6#1, %9 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%10 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %49 = arith.divf %in_20, %cst_9 : f32
      %50 = arith.subf %in, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<2x32x64xf32> loc(#loc135)
    %12 = tensor.empty() : tensor<2x32xf32> loc(#loc136)
    %13 = linalg.fill ins(%cst_10 : f32) outs(%12 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc136)
    %14 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x32x64xf32>) outs(%13 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.mulf %in, %in : f32
      %50 = arith.addf %out, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<2x32xf32> loc(#loc136)
    %15 = tensor.empty() : tensor<2x32x1xf32> loc(#loc137)
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x32xf32>) outs(%15 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_9 : f32
      %50 = arith.addf %49, %cst_8 : f32
      linalg.yield %50 : f32
    } -> tensor<2x32x1xf32> loc(#loc137)
    %17 = tensor.empty() : tensor<2x32x1xf32> loc(#loc138)
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x32x1xf32>) outs(%17 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.rsqrt %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x32x1xf32> loc(#loc138)
    %19 = tensor.empty() : tensor<2x32x1xf32> loc(#loc139)
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%19 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %49 = arith.divf %in, %in_20 : f32
      %50 = arith.mulf %49, %cst_7 : f32
      linalg.yield %50 : f32
    } -> tensor<2x32x1xf32> loc(#loc139)
    %21 = tensor.empty() : tensor<2x32x64xf32> loc(#loc140)
    %22 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %18 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%21 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %49 = arith.mulf %in, %in_20 : f32
      linalg.yield %49 : f32
    } -> tensor<2x32x64xf32> loc(#loc140)
    %23 = tensor.empty() : tensor<1x1x64xf32> loc(#loc141)
    %24 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<64xf32>) outs(%23 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32> loc(#loc141)
    %25 = tensor.empty() : tensor<2x32x64xf32> loc(#loc142)
    %26 = linalg.generic {indexing_maps = [#map1, #map6, #map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %24, %arg11 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<64xf32>) outs(%25 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_20: f32, %in_21: f32, %out: f32):
      %49 = arith.mulf %in, %in_20 : f32
      %50 = arith.addf %49, %in_21 : f32
      linalg.yield %50 : f32
    } -> tensor<2x32x64xf32> loc(#loc142)
    %27 = tensor.empty() : tensor<2x32x128xf32> loc(#loc143)
    %28 = linalg.fill ins(%cst_10 : f32) outs(%27 : tensor<2x32x128xf32>) -> tensor<2x32x128xf32> loc(#loc143)
    %29 = linalg.generic {indexing_maps = [#map27, #map5, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26, %arg0 : tensor<2x32x64xf32>, tensor<128x64xf32>) outs(%28 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %49 = arith.mulf %in, %in_20 : f32
      %50 = arith.addf %out, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<2x32x128xf32> loc(#loc143)
    %30 = tensor.empty() : tensor<2x32xf32> loc(#loc144)
    %31 = linalg.fill ins(%cst_5 : f32) outs(%30 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc144)
    %32 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%29 : tensor<2x32x128xf32>) outs(%31 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.maximumf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x32xf32> loc(#loc144)
    %33 = tensor.empty() : tensor<2x32x128xf32> loc(#loc145)
    %34 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x32x128xf32>, tensor<2x32xf32>) outs(%33 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %49 = arith.subf %in, %in_20 : f32
      linalg.yield %49 : f32
    } -> tensor<2x32x128xf32> loc(#loc145)
    %35 = tensor.empty() : tensor<2x32x128xf32> loc(#loc146)
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x32x128xf32>) outs(%35 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.exp %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x32x128xf32> loc(#loc146)
    %37 = tensor.empty() : tensor<2x32xf32> loc(#loc147)
    %38 = linalg.fill ins(%cst_10 : f32) outs(%37 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc147)
    %39 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%36 : tensor<2x32x128xf32>) outs(%38 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<2x32xf32> loc(#loc147)
    %40 = tensor.empty() : tensor<2x32x1xf32> loc(#loc148)
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x32xf32>) outs(%40 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32> loc(#loc148)
    %42 = tensor.empty() : tensor<2x32x128xi1> loc(#loc149)
    %43 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<2x32xi32>) outs(%42 : tensor<2x32x128xi1>) {
    ^bb0(%in: i32, %out: i1):
      %49 = linalg.index 2 : index
      %50 = arith.index_cast %49 : index to i32
      %51 = arith.cmpi eq, %in, %50 : i32
      linalg.yield %51 : i1
    } -> tensor<2x32x128xi1> loc(#loc149)
    %44 = tensor.empty() : tensor<f32> loc(#loc150)
    %45 = linalg.fill ins(%cst_10 : f32) outs(%44 : tensor<f32>) -> tensor<f32> loc(#loc150)
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map28], iterator_types = ["reduction", "reduction", "reduction"]} ins(%43, %34, %41 : tensor<2x32x128xi1>, tensor<2x32x128xf32>, tensor<2x32x1xf32>) outs(%45 : tensor<f32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %49 = math.log %in_21 : f32
      %50 = arith.subf %in_20, %49 : f32
      %51 = arith.select %in, %50, %cst_10 : f32
      %52 = arith.addf %out, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<f32> loc(#loc150)
    %47 = tensor.empty() : tensor<f32> loc(#loc151)
    %48 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%46 : tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.negf %in : f32
      %50 = arith.divf %49, %cst_9 : f32
      linalg.yield %50 : f32
    } -> tensor<f32> loc(#loc151)
    return %48, %arg0, %arg1, %arg7, %arg8, %arg9, %arg15, %5, %6#2, %6#3, %6#4, %6#5, %6#6, %6#7, %6#8, %6#9, %6#10, %6#11, %6#12, %6#13, %6#14, %6#15, %6#16, %6#17, %6#18, %6#19, %6#20, %6#21, %6#22, %6#23, %6#24, %6#25, %6#26, %6#27, %11, %20, %18, %24, %22, %26, %36, %41, %43 : tensor<f32>, tensor<128x64xf32>, tensor<3x256x64xf32>, tensor<3x64x64xf32>, tensor<3x64x192xf32>, tensor<3x64x256xf32>, tensor<2x32xi32>, tensor<2x4x32x32xi1>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x64x64xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x128xf32>, tensor<2x32x1xf32>, tensor<2x32x128xi1>
  } loc(#loc1)
  func.func @bwd(%arg0: tensor<128x64xf32> loc("embedding"), %arg1: tensor<3x256x64xf32> loc("layers/down"), %arg2: tensor<3x64x64xf32> loc("layers/out"), %arg3: tensor<3x64x192xf32> loc("layers/qkv"), %arg4: tensor<3x64x256xf32> loc("layers/up"), %arg5: tensor<2x32xi32> loc("tokens"), %arg6: tensor<2x4x32x32xi1> loc("attention/ge"), %arg7: tensor<3x2x32x64xf32> loc("while"), %arg8: tensor<3x2x32x1xf32> loc("while"), %arg9: tensor<3x2x32x1xf32> loc("while"), %arg10: tensor<3x1x1x64xf32> loc("while"), %arg11: tensor<3x2x32x64xf32> loc("while"), %arg12: tensor<3x2x32x64xf32> loc("while"), %arg13: tensor<3x2x32x4x16xf32> loc("while"), %arg14: tensor<3x2x32x4x16xf32> loc("while"), %arg15: tensor<3x2x4x32x32xf32> loc("while"), %arg16: tensor<3x2x4x32x1xf32> loc("while"), %arg17: tensor<3x2x4x32x1xf32> loc("while"), %arg18: tensor<3x2x4x32x32xf32> loc("while"), %arg19: tensor<3x2x32x4x16xf32> loc("while"), %arg20: tensor<3x2x32x64xf32> loc("while"), %arg21: tensor<3x2x32x64xf32> loc("while"), %arg22: tensor<3x2x32x1xf32> loc("while"), %arg23: tensor<3x2x32x1xf32> loc("while"), %arg24: tensor<3x1x1x64xf32> loc("while"), %arg25: tensor<3x2x32x64xf32> loc("while"), %arg26: tensor<3x64x64xf32> loc("while"), %arg27: tensor<3x64x256xf32> loc("while"), %arg28: tensor<3x64x256xf32> loc("while"), %arg29: tensor<3x64x256xf32> loc("while"), %arg30: tensor<3x64x256xf32> loc("while"), %arg31: tensor<3x64x256xf32> loc("while"), %arg32: tensor<3x64x256xf32> loc("while"), %arg33: tensor<2x32x64xf32> loc("head/sub.1"), %arg34: tensor<2x32x1xf32> loc("head/mul.1"), %arg35: tensor<2x32x1xf32> loc("head/rsqrt"), %arg36: tensor<1x1x64xf32> loc("head/broadcast_in_dim.2"), %arg37: tensor<2x32x64xf32> loc("head/mul.3"), %arg38: tensor<2x32x64xf32> loc("head/add.2"), %arg39: tensor<2x32x128xf32> loc("head/log_softmax/exp"), %arg40: tensor<2x32x1xf32> loc("head/log_softmax/broadcast_in_dim.1"), %arg41: tensor<2x32x128xi1> loc("head/eq.1"), %arg42: tensor<f32> loc("cotangent0")) -> (tensor<128x64xf32>, tensor<3x256x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64x64xf32>, tensor<3x64x192xf32>, tensor<3x64x256xf32>, tensor<3x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>) {
    %c2_i32 = arith.constant 2 : i32
    %c128 = arith.constant 128 : index
    %c64 = arith.constant 64 : index
    %cst = arith.constant 2.500000e-01 : f32
    %cst_0 = arith.constant 4.471500e-02 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %c2 = arith.constant 2 : index
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 6.400000e+01 : f32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<3x256xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<3x64x256xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<3x64x192xf32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<3x64x64xf32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<3x64xf32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<3x256x64xf32>
    %cst_11 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x32x128xf32> loc(#loc154)
    %1 = linalg.generic {indexing_maps = [#map1, #map28, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg41, %arg42 : tensor<2x32x128xi1>, tensor<f32>) outs(%0 : tensor<2x32x128xf32>) {
    ^bb0(%in: i1, %in_25: f32, %out: f32):
      %58 = arith.divf %in_25, %cst_4 : f32
      %59 = arith.negf %58 : f32
      %60 = arith.select %in, %59, %cst_3 : f32
      linalg.yield %60 : f32
    } -> tensor<2x32x128xf32> loc(#loc154)
    %2 = tensor.empty() : tensor<2x32xf32> loc(#loc155)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc155)
    %3 = linalg.fill ins(%cst_3 : f32) outs(%expanded : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc155)
    %expanded_12 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [2, 32, 1, 128] : tensor<2x32x128xf32> into tensor<2x32x1x128xf32> loc(#loc155)
    %4 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_12 : tensor<2x32x1x128xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.negf %in : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x32x1xf32> loc(#loc155)
    %5 = tensor.empty() : tensor<2x32xf32> loc(#loc156)
    %6 = linalg.fill ins(%cst_3 : f32) outs(%5 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc156)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg40 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%6 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %58 = arith.divf %in, %in_25 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x32xf32> loc(#loc156)
    %8 = tensor.empty() : tensor<2x32x128xf32> loc(#loc157)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg39 : tensor<2x32x128xf32>, tensor<2x32xf32>, tensor<2x32x128xf32>) outs(%8 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_25: f32, %in_26: f32, %out: f32):
      %58 = arith.mulf %in_25, %in_26 : f32
      %59 = arith.addf %in, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x32x128xf32> loc(#loc157)
    %10 = tensor.empty() : tensor<128x64xf32> loc(#loc158)
    %11 = linalg.fill ins(%cst_3 : f32) outs(%10 : tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc158)
    %12 = linalg.generic {indexing_maps = [#map29, #map20, #map21], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg38 : tensor<2x32x128xf32>, tensor<2x32x64xf32>) outs(%11 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %58 = arith.mulf %in, %in_25 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<128x64xf32> loc(#loc158)
    %13 = tensor.empty() : tensor<2x32x64xf32> loc(#loc159)
    %14 = linalg.fill ins(%cst_3 : f32) outs(%13 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc159)
    %15 = linalg.generic {indexing_maps = [#map27, #map30, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<2x32x128xf32>, tensor<128x64xf32>) outs(%14 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %58 = arith.mulf %in, %in_25 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x32x64xf32> loc(#loc159)
    %16 = tensor.empty() : tensor<64xf32> loc(#loc160)
    %expanded_13 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc160)
    %17 = linalg.fill ins(%cst_3 : f32) outs(%expanded_13 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc160)
    %expanded_14 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc160)
    %18 = linalg.generic {indexing_maps = [#map31, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_14 : tensor<2x32x1x1x64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.addf %out, %in : f32
      linalg.yield %58 : f32
    } -> tensor<1x1x64xf32> loc(#loc160)
    %19 = tensor.empty() : tensor<64xf32> loc(#loc161)
    %20 = linalg.fill ins(%cst_3 : f32) outs(%19 : tensor<64xf32>) -> tensor<64xf32> loc(#loc161)
    %21 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%18 : tensor<1x1x64xf32>) outs(%20 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.addf %out, %in : f32
      linalg.yield %58 : f32
    } -> tensor<64xf32> loc(#loc161)
    %22 = tensor.empty() : tensor<64xf32> loc(#loc162)
    %expanded_15 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc162)
    %23 = linalg.fill ins(%cst_3 : f32) outs(%expanded_15 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc162)
    %expanded_16 = tensor.expand_shape %arg37 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc162)
    %expanded_17 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc162)
    %24 = linalg.generic {indexing_maps = [#map31, #map31, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_16, %expanded_17 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%23 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %58 = arith.mulf %in, %in_25 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<1x1x64xf32> loc(#loc162)
    %25 = tensor.empty() : tensor<2x32x64xf32> loc(#loc163)
    %26 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %arg36 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%25 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %58 = arith.mulf %in, %in_25 : f32
      linalg.yield %58 : f32
    } -> tensor<2x32x64xf32> loc(#loc163)
    %27 = tensor.empty() : tensor<64xf32> loc(#loc164)
    %28 = linalg.fill ins(%cst_3 : f32) outs(%27 : tensor<64xf32>) -> tensor<64xf32> loc(#loc164)
    %29 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%24 : tensor<1x1x64xf32>) outs(%28 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.addf %out, %in : f32
      linalg.yield %58 : f32
    } -> tensor<64xf32> loc(#loc164)
    %30 = tensor.empty() : tensor<2x32xf32> loc(#loc165)
    %expanded_18 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc165)
    %31 = linalg.fill ins(%cst_3 : f32) outs(%expanded_18 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc165)
    %expanded_19 = tensor.expand_shape %arg33 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc165)
    %expanded_20 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc165)
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_19, %expanded_20 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%31 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %58 = arith.mulf %in, %in_25 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x32x1xf32> loc(#loc165)
    %33 = tensor.empty() : tensor<2x32xf32> loc(#loc166)
    %34 = linalg.fill ins(%cst_3 : f32) outs(%33 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc166)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg34 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%34 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %58 = arith.mulf %in, %in_25 : f32
      %59 = arith.divf %58, %cst_4 : f32
      %60 = arith.addf %out, %59 : f32
      linalg.yield %60 : f32
    } -> tensor<2x32xf32> loc(#loc166)
    %36 = tensor.empty() : tensor<2x32x64xf32> loc(#loc167)
    %37 = linalg.generic {indexing_maps = [#map1, #map4, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg35, %arg33, %35 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%36 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_25: f32, %in_26: f32, %in_27: f32, %out: f32):
      %58 = arith.mulf %in_27, %in_26 : f32
      %59 = arith.mulf %in_26, %in_27 : f32
      %60 = arith.mulf %in, %in_25 : f32
      %61 = arith.addf %60, %59 : f32
      %62 = arith.addf %61, %58 : f32
      linalg.yield %62 : f32
    } -> tensor<2x32x64xf32> loc(#loc167)
    %38 = tensor.empty() : tensor<2x32xf32> loc(#loc168)
    %expanded_21 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc168)
    %39 = linalg.fill ins(%cst_3 : f32) outs(%expanded_21 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc168)
    %expanded_22 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc168)
    %40 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22 : tensor<2x32x1x64xf32>) outs(%39 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.negf %in : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x32x1xf32> loc(#loc168)
    %41 = tensor.empty() : tensor<2x32xf32> loc(#loc169)
    %42 = linalg.fill ins(%cst_3 : f32) outs(%41 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc169)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<2x32x1xf32>) outs(%42 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.divf %in, %cst_4 : f32
      %59 = arith.addf %out, %58 : f32
      linalg.yield %59 : f32
    } -> tensor<2x32xf32> loc(#loc169)
    %44 = tensor.empty() : tensor<2x32x64xf32> loc(#loc170)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%44 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %58 = arith.addf %in, %in_25 : f32
      linalg.yield %58 : f32
    } -> tensor<2x32x64xf32> loc(#loc170)
    %46:12 = scf.for %arg43 = %c0 to %c3 step %c1 iter_args(%arg44 = %cst_11, %arg45 = %45, %arg46 = %cst_10, %arg47 = %cst_9, %arg48 = %cst_9, %arg49 = %cst_9, %arg50 = %cst_9, %arg51 = %cst_9, %arg52 = %cst_8, %arg53 = %cst_7, %arg54 = %cst_6, %arg55 = %cst_5) -> (tensor<i32>, tensor<2x32x64xf32>, tensor<3x256x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64x64xf32>, tensor<3x64x192xf32>, tensor<3x64x256xf32>, tensor<3x256xf32>) {
      %58 = tensor.empty() : tensor<i32> loc(#loc172)
      %59 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg44 : tensor<i32>) outs(%58 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %334 = arith.subi %c2_i32, %in : i32
        linalg.yield %334 : i32
      } -> tensor<i32> loc(#loc172)
      %extracted = tensor.extract %59[] : tensor<i32> loc(#loc173)
      %60 = arith.index_cast %extracted : i32 to index loc(#loc173)
      %61 = arith.maxsi %60, %c0 : index loc(#loc173)
      %62 = arith.minsi %61, %c2 : index loc(#loc173)
      %extracted_slice = tensor.extract_slice %arg7[%62, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc173)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x2x32x64xf32> into tensor<2x32x64xf32> loc(#loc174)
      %extracted_25 = tensor.extract %59[] : tensor<i32> loc(#loc175)
      %63 = arith.index_cast %extracted_25 : i32 to index loc(#loc175)
      %64 = arith.maxsi %63, %c0 : index loc(#loc175)
      %65 = arith.minsi %64, %c2 : index loc(#loc175)
      %extracted_slice_26 = tensor.extract_slice %arg8[%65, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<3x2x32x1xf32> to tensor<1x2x32x1xf32> loc(#loc175)
      %extracted_27 = tensor.extract %59[] : tensor<i32> loc(#loc176)
      %66 = arith.index_cast %extracted_27 : i32 to index loc(#loc176)
      %67 = arith.maxsi %66, %c0 : index loc(#loc176)
      %68 = arith.minsi %67, %c2 : index loc(#loc176)
      %extracted_slice_28 = tensor.extract_slice %arg9[%68, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<3x2x32x1xf32> to tensor<1x2x32x1xf32> loc(#loc176)
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2], [3]] : tensor<1x2x32x1xf32> into tensor<2x32x1xf32> loc(#loc177)
      %extracted_30 = tensor.extract %59[] : tensor<i32> loc(#loc178)
      %69 = arith.index_cast %extracted_30 : i32 to index loc(#loc178)
      %70 = arith.maxsi %69, %c0 : index loc(#loc178)
      %71 = arith.minsi %70, %c2 : index loc(#loc178)
      %extracted_slice_31 = tensor.extract_slice %arg10[%71, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<3x1x1x64xf32> to tensor<1x1x1x64xf32> loc(#loc178)
      %collapsed_32 = tensor.collapse_shape %extracted_slice_31 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc179)
      %extracted_33 = tensor.extract %59[] : tensor<i32> loc(#loc180)
      %72 = arith.index_cast %extracted_33 : i32 to index loc(#loc180)
      %73 = arith.maxsi %72, %c0 : index loc(#loc180)
      %74 = arith.minsi %73, %c2 : index loc(#loc180)
      %extracted_slice_34 = tensor.extract_slice %arg11[%74, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc180)
      %extracted_35 = tensor.extract %59[] : tensor<i32> loc(#loc181)
      %75 = arith.index_cast %extracted_35 : i32 to index loc(#loc181)
      %76 = arith.maxsi %75, %c0 : index loc(#loc181)
      %77 = arith.minsi %76, %c2 : index loc(#loc181)
      %extracted_slice_36 = tensor.extract_slice %arg3[%77, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<3x64x192xf32> to tensor<1x64x192xf32> loc(#loc181)
      %extracted_37 = tensor.extract %59[] : tensor<i32> loc(#loc182)
      %78 = arith.index_cast %extracted_37 : i32 to index loc(#loc182)
      %79 = arith.maxsi %78, %c0 : index loc(#loc182)
      %80 = arith.minsi %79, %c2 : index loc(#loc182)
      %extracted_slice_38 = tensor.extract_slice %arg12[%80, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc182)
      %extracted_39 = tensor.extract %59[] : tensor<i32> loc(#loc183)
      %81 = arith.index_cast %extracted_39 : i32 to index loc(#loc183)
      %82 = arith.maxsi %81, %c0 : index loc(#loc183)
      %83 = arith.minsi %82, %c2 : index loc(#loc183)
      %extracted_slice_40 = tensor.extract_slice %arg13[%83, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<3x2x32x4x16xf32> to tensor<1x2x32x4x16xf32> loc(#loc183)
      %extracted_41 = tensor.extract %59[] : tensor<i32> loc(#loc184)
      %84 = arith.index_cast %extracted_41 : i32 to index loc(#loc184)
      %85 = arith.maxsi %84, %c0 : index loc(#loc184)
      %86 = arith.minsi %85, %c2 : index loc(#loc184)
      %extracted_slice_42 = tensor.extract_slice %arg14[%86, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<3x2x32x4x16xf32> to tensor<1x2x32x4x16xf32> loc(#loc184)
      %extracted_43 = tensor.extract %59[] : tensor<i32> loc(#loc185)
      %87 = arith.index_cast %extracted_43 : i32 to index loc(#loc185)
      %88 = arith.maxsi %87, %c0 : index loc(#loc185)
      %89 = arith.minsi %88, %c2 : index loc(#loc185)
      %extracted_slice_44 = tensor.extract_slice %arg15[%89, 0, 0, 0, 0] [1, 2, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<3x2x4x32x32xf32> to tensor<1x2x4x32x32xf32> loc(#loc185)
      %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [[0, 1], [2], [3], [4]] : tensor<1x2x4x32x32xf32> into tensor<2x4x32x32xf32> loc(#loc186)
      %extracted_46 = tensor.extract %59[] : tensor<i32> loc(#loc187)
      %90 = arith.index_cast %extracted_46 : i32 to index loc(#loc187)
      %91 = arith.maxsi %90, %c0 : index loc(#loc187)
      %92 = arith.minsi %91, %c2 : index loc(#loc187)
      %extracted_slice_47 = tensor.extract_slice %arg16[%92, 0, 0, 0, 0] [1, 2, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<3x2x4x32x1xf32> to tensor<1x2x4x32x1xf32> loc(#loc187)
      %collapsed_48 = tensor.collapse_shape %extracted_slice_47 [[0, 1], [2], [3], [4]] : tensor<1x2x4x32x1xf32> into tensor<2x4x32x1xf32> loc(#loc188)
      %extracted_49 = tensor.extract %59[] : tensor<i32> loc(#loc189)
      %93 = arith.index_cast %extracted_49 : i32 to index loc(#loc189)
      %94 = arith.maxsi %93, %c0 : index loc(#loc189)
      %95 = arith.minsi %94, %c2 : index loc(#loc189)
      %extracted_slice_50 = tensor.extract_slice %arg17[%95, 0, 0, 0, 0] [1, 2, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<3x2x4x32x1xf32> to tensor<1x2x4x32x1xf32> loc(#loc189)
      %collapsed_51 = tensor.collapse_shape %extracted_slice_50 [[0, 1], [2], [3], [4]] : tensor<1x2x4x32x1xf32> into tensor<2x4x32x1xf32> loc(#loc190)
      %extracted_52 = tensor.extract %59[] : tensor<i32> loc(#loc191)
      %96 = arith.index_cast %extracted_52 : i32 to index loc(#loc191)
      %97 = arith.maxsi %96, %c0 : index loc(#loc191)
      %98 = arith.minsi %97, %c2 : index loc(#loc191)
      %extracted_slice_53 = tensor.extract_slice %arg18[%98, 0, 0, 0, 0] [1, 2, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<3x2x4x32x32xf32> to tensor<1x2x4x32x32xf32> loc(#loc191)
      %extracted_54 = tensor.extract %59[] : tensor<i32> loc(#loc192)
      %99 = arith.index_cast %extracted_54 : i32 to index loc(#loc192)
      %100 = arith.maxsi %99, %c0 : index loc(#loc192)
      %101 = arith.minsi %100, %c2 : index loc(#loc192)
      %extracted_slice_55 = tensor.extract_slice %arg19[%101, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<3x2x32x4x16xf32> to tensor<1x2x32x4x16xf32> loc(#loc192)
      %extracted_56 = tensor.extract %59[] : tensor<i32> loc(#loc193)
      %102 = arith.index_cast %extracted_56 : i32 to index loc(#loc193)
      %103 = arith.maxsi %102, %c0 : index loc(#loc193)
      %104 = arith.minsi %103, %c2 : index loc(#loc193)
      %extracted_slice_57 = tensor.extract_slice %arg2[%104, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<3x64x64xf32> to tensor<1x64x64xf32> loc(#loc193)
      %extracted_58 = tensor.extract %59[] : tensor<i32> loc(#loc194)
      %105 = arith.index_cast %extracted_58 : i32 to index loc(#loc194)
      %106 = arith.maxsi %105, %c0 : index loc(#loc194)
      %107 = arith.minsi %106, %c2 : index loc(#loc194)
      %extracted_slice_59 = tensor.extract_slice %arg20[%107, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc194)
      %extracted_60 = tensor.extract %59[] : tensor<i32> loc(#loc195)
      %108 = arith.index_cast %extracted_60 : i32 to index loc(#loc195)
      %109 = arith.maxsi %108, %c0 : index loc(#loc195)
      %110 = arith.minsi %109, %c2 : index loc(#loc195)
      %extracted_slice_61 = tensor.extract_slice %arg21[%110, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc195)
      %collapsed_62 = tensor.collapse_shape %extracted_slice_61 [[0, 1], [2], [3]] : tensor<1x2x32x64xf32> into tensor<2x32x64xf32> loc(#loc196)
      %extracted_63 = tensor.extract %59[] : tensor<i32> loc(#loc197)
      %111 = arith.index_cast %extracted_63 : i32 to index loc(#loc197)
      %112 = arith.maxsi %111, %c0 : index loc(#loc197)
      %113 = arith.minsi %112, %c2 : index loc(#loc197)
      %extracted_slice_64 = tensor.extract_slice %arg22[%113, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<3x2x32x1xf32> to tensor<1x2x32x1xf32> loc(#loc197)
      %extracted_65 = tensor.extract %59[] : tensor<i32> loc(#loc198)
      %114 = arith.index_cast %extracted_65 : i32 to index loc(#loc198)
      %115 = arith.maxsi %114, %c0 : index loc(#loc198)
      %116 = arith.minsi %115, %c2 : index loc(#loc198)
      %extracted_slice_66 = tensor.extract_slice %arg23[%116, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<3x2x32x1xf32> to tensor<1x2x32x1xf32> loc(#loc198)
      %collapsed_67 = tensor.collapse_shape %extracted_slice_66 [[0, 1], [2], [3]] : tensor<1x2x32x1xf32> into tensor<2x32x1xf32> loc(#loc199)
      %extracted_68 = tensor.extract %59[] : tensor<i32> loc(#loc200)
      %117 = arith.index_cast %extracted_68 : i32 to index loc(#loc200)
      %118 = arith.maxsi %117, %c0 : index loc(#loc200)
      %119 = arith.minsi %118, %c2 : index loc(#loc200)
      %extracted_slice_69 = tensor.extract_slice %arg24[%119, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<3x1x1x64xf32> to tensor<1x1x1x64xf32> loc(#loc200)
      %collapsed_70 = tensor.collapse_shape %extracted_slice_69 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc201)
      %extracted_71 = tensor.extract %59[] : tensor<i32> loc(#loc202)
      %120 = arith.index_cast %extracted_71 : i32 to index loc(#loc202)
      %121 = arith.maxsi %120, %c0 : index loc(#loc202)
      %122 = arith.minsi %121, %c2 : index loc(#loc202)
      %extracted_slice_72 = tensor.extract_slice %arg25[%122, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc202)
      %extracted_73 = tensor.extract %59[] : tensor<i32> loc(#loc203)
      %123 = arith.index_cast %extracted_73 : i32 to index loc(#loc203)
      %124 = arith.maxsi %123, %c0 : index loc(#loc203)
      %125 = arith.minsi %124, %c2 : index loc(#loc203)
      %extracted_slice_74 = tensor.extract_slice %arg4[%125, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc203)
      %extracted_75 = tensor.extract %59[] : tensor<i32> loc(#loc204)
      %126 = arith.index_cast %extracted_75 : i32 to index loc(#loc204)
      %127 = arith.maxsi %126, %c0 : index loc(#loc204)
      %128 = arith.minsi %127, %c2 : index loc(#loc204)
      %extracted_slice_76 = tensor.extract_slice %arg26[%128, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<3x64x64xf32> to tensor<1x64x64xf32> loc(#loc204)
      %extracted_77 = tensor.extract %59[] : tensor<i32> loc(#loc205)
      %129 = arith.index_cast %extracted_77 : i32 to index loc(#loc205)
      %130 = arith.maxsi %129, %c0 : index loc(#loc205)
      %131 = arith.minsi %130, %c2 : index loc(#loc205)
      %extracted_slice_78 = tensor.extract_slice %arg27[%131, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc205)
      %extracted_79 = tensor.extract %59[] : tensor<i32> loc(#loc206)
      %132 = arith.index_cast %extracted_79 : i32 to index loc(#loc206)
      %133 = arith.maxsi %132, %c0 : index loc(#loc206)
      %134 = arith.minsi %133, %c2 : index loc(#loc206)
      %extracted_slice_80 = tensor.extract_slice %arg28[%134, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc206)
      %extracted_81 = tensor.extract %59[] : tensor<i32> loc(#loc207)
      %135 = arith.index_cast %extracted_81 : i32 to index loc(#loc207)
      %136 = arith.maxsi %135, %c0 : index loc(#loc207)
      %137 = arith.minsi %136, %c2 : index loc(#loc207)
      %extracted_slice_82 = tensor.extract_slice %arg29[%137, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc207)
      %extracted_83 = tensor.extract %59[] : tensor<i32> loc(#loc208)
      %138 = arith.index_cast %extracted_83 : i32 to index loc(#loc208)
      %139 = arith.maxsi %138, %c0 : index loc(#loc208)
      %140 = arith.minsi %139, %c2 : index loc(#loc208)
      %extracted_slice_84 = tensor.extract_slice %arg30[%140, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc208)
      %extracted_85 = tensor.extract %59[] : tensor<i32> loc(#loc209)
      %141 = arith.index_cast %extracted_85 : i32 to index loc(#loc209)
      %142 = arith.maxsi %141, %c0 : index loc(#loc209)
      %143 = arith.minsi %142, %c2 : index loc(#loc209)
      %extracted_slice_86 = tensor.extract_slice %arg31[%143, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc209)
      %extracted_87 = tensor.extract %59[] : tensor<i32> loc(#loc210)
      %144 = arith.index_cast %extracted_87 : i32 to index loc(#loc210)
      %145 = arith.maxsi %144, %c0 : index loc(#loc210)
      %146 = arith.minsi %145, %c2 : index loc(#loc210)
      %extracted_slice_88 = tensor.extract_slice %arg1[%146, 0, 0] [1, 256, 64] [1, 1, 1] : tensor<3x256x64xf32> to tensor<1x256x64xf32> loc(#loc210)
      %extracted_89 = tensor.extract %59[] : tensor<i32> loc(#loc211)
      %147 = arith.index_cast %extracted_89 : i32 to index loc(#loc211)
      %148 = arith.maxsi %147, %c0 : index loc(#loc211)
      %149 = arith.minsi %148, %c2 : index loc(#loc211)
      %extracted_slice_90 = tensor.extract_slice %arg32[%149, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc211)
      %collapsed_91 = tensor.collapse_shape %arg45 [[0, 1], [2]] : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc212)
      %150 = tensor.empty() : tensor<64xf32> loc(#loc213)
      %expanded_92 = tensor.expand_shape %150 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32> loc(#loc213)
      %151 = linalg.fill ins(%cst_3 : f32) outs(%expanded_92 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc213)
      %expanded_93 = tensor.expand_shape %arg45 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc213)
      %152 = linalg.generic {indexing_maps = [#map34, #map21], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_93 : tensor<2x32x1x64xf32>) outs(%151 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.addf %out, %in : f32
        linalg.yield %334 : f32
      } -> tensor<1x64xf32> loc(#loc213)
      %153 = tensor.empty() : tensor<64xf32> loc(#loc214)
      %154 = linalg.fill ins(%cst_3 : f32) outs(%153 : tensor<64xf32>) -> tensor<64xf32> loc(#loc214)
      %155 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction"]} ins(%152 : tensor<1x64xf32>) outs(%154 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.addf %out, %in : f32
        linalg.yield %334 : f32
      } -> tensor<64xf32> loc(#loc214)
      %156 = tensor.empty() : tensor<64x256xf32> loc(#loc215)
      %157 = linalg.fill ins(%cst_3 : f32) outs(%156 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc215)
      %expanded_94 = tensor.expand_shape %collapsed_91 [[0, 1], [2]] output_shape [1, 64, 64] : tensor<64x64xf32> into tensor<1x64x64xf32> loc(#loc215)
      %158 = linalg.generic {indexing_maps = [#map29, #map20, #map21], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_94, %extracted_slice_90 : tensor<1x64x64xf32>, tensor<1x64x256xf32>) outs(%157 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<64x256xf32> loc(#loc215)
      %159 = tensor.empty() : tensor<64x256xf32> loc(#loc216)
      %expanded_95 = tensor.expand_shape %159 [[0], [1, 2]] output_shape [64, 1, 256] : tensor<64x256xf32> into tensor<64x1x256xf32> loc(#loc216)
      %160 = linalg.fill ins(%cst_3 : f32) outs(%expanded_95 : tensor<64x1x256xf32>) -> tensor<64x1x256xf32> loc(#loc216)
      %161 = linalg.generic {indexing_maps = [#map37, #map22, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_91, %extracted_slice_88 : tensor<64x64xf32>, tensor<1x256x64xf32>) outs(%160 : tensor<64x1x256xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<64x1x256xf32> loc(#loc216)
      %expanded_96 = tensor.expand_shape %161 [[0, 1], [2], [3]] output_shape [1, 64, 1, 256] : tensor<64x1x256xf32> into tensor<1x64x1x256xf32> loc(#loc217)
      %expanded_97 = tensor.expand_shape %extracted_slice_86 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc217)
      %expanded_98 = tensor.expand_shape %extracted_slice_84 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc218)
      %expanded_99 = tensor.expand_shape %161 [[0, 1], [2], [3]] output_shape [1, 64, 1, 256] : tensor<64x1x256xf32> into tensor<1x64x1x256xf32> loc(#loc218)
      %expanded_100 = tensor.expand_shape %extracted_slice_82 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc219)
      %expanded_101 = tensor.expand_shape %extracted_slice_80 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc220)
      %expanded_102 = tensor.expand_shape %extracted_slice_78 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc221)
      %162 = tensor.empty() : tensor<1x64x1x256xf32> loc(#loc222)
      %163 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_99, %expanded_98, %expanded_97, %expanded_96, %expanded_100, %expanded_101, %expanded_102 : tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>) outs(%162 : tensor<1x64x1x256xf32>) {
      ^bb0(%in: f32, %in_173: f32, %in_174: f32, %in_175: f32, %in_176: f32, %in_177: f32, %in_178: f32, %out: f32):
        %334 = arith.mulf %in_174, %in_175 : f32
        %335 = arith.mulf %334, %cst_2 : f32
        %336 = arith.mulf %335, %in_176 : f32
        %337 = arith.mulf %336, %in_177 : f32
        %338 = arith.addf %336, %337 : f32
        %339 = arith.mulf %338, %cst_1 : f32
        %340 = arith.mulf %339, %cst_0 : f32
        %341 = arith.mulf %340, %in_178 : f32
        %342 = arith.mulf %in, %in_173 : f32
        %343 = arith.addf %342, %339 : f32
        %344 = arith.addf %343, %341 : f32
        linalg.yield %344 : f32
      } -> tensor<1x64x1x256xf32> loc(#loc222)
      %164 = tensor.empty() : tensor<256xf32> loc(#loc223)
      %expanded_103 = tensor.expand_shape %164 [[0, 1]] output_shape [1, 256] : tensor<256xf32> into tensor<1x256xf32> loc(#loc223)
      %165 = linalg.fill ins(%cst_3 : f32) outs(%expanded_103 : tensor<1x256xf32>) -> tensor<1x256xf32> loc(#loc223)
      %166 = linalg.generic {indexing_maps = [#map34, #map21], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%163 : tensor<1x64x1x256xf32>) outs(%165 : tensor<1x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.addf %out, %in : f32
        linalg.yield %334 : f32
      } -> tensor<1x256xf32> loc(#loc223)
      %167 = tensor.empty() : tensor<256xf32> loc(#loc224)
      %168 = linalg.fill ins(%cst_3 : f32) outs(%167 : tensor<256xf32>) -> tensor<256xf32> loc(#loc224)
      %169 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction"]} ins(%166 : tensor<1x256xf32>) outs(%168 : tensor<256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.addf %out, %in : f32
        linalg.yield %334 : f32
      } -> tensor<256xf32> loc(#loc224)
      %170 = tensor.empty() : tensor<256x64xf32> loc(#loc225)
      %expanded_104 = tensor.expand_shape %170 [[0, 1], [2]] output_shape [1, 256, 64] : tensor<256x64xf32> into tensor<1x256x64xf32> loc(#loc225)
      %171 = linalg.fill ins(%cst_3 : f32) outs(%expanded_104 : tensor<1x256x64xf32>) -> tensor<1x256x64xf32> loc(#loc225)
      %172 = linalg.generic {indexing_maps = [#map38, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%163, %extracted_slice_76 : tensor<1x64x1x256xf32>, tensor<1x64x64xf32>) outs(%171 : tensor<1x256x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<1x256x64xf32> loc(#loc225)
      %173 = tensor.empty() : tensor<64x64xf32> loc(#loc226)
      %expanded_105 = tensor.expand_shape %173 [[0, 1], [2, 3]] output_shape [1, 64, 1, 64] : tensor<64x64xf32> into tensor<1x64x1x64xf32> loc(#loc226)
      %174 = linalg.fill ins(%cst_3 : f32) outs(%expanded_105 : tensor<1x64x1x64xf32>) -> tensor<1x64x1x64xf32> loc(#loc226)
      %expanded_106 = tensor.expand_shape %extracted_slice_74 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc226)
      %175 = linalg.generic {indexing_maps = [#map39, #map40, #map41], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%163, %expanded_106 : tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>) outs(%174 : tensor<1x64x1x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<1x64x1x64xf32> loc(#loc226)
      %collapsed_107 = tensor.collapse_shape %175 [[0, 1], [2, 3]] : tensor<1x64x1x64xf32> into tensor<64x64xf32> loc(#loc226)
      %expanded_108 = tensor.expand_shape %collapsed_107 [[0, 1], [2]] output_shape [2, 32, 64] : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc227)
      %176 = tensor.empty() : tensor<64xf32> loc(#loc228)
      %expanded_109 = tensor.expand_shape %176 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc228)
      %177 = linalg.fill ins(%cst_3 : f32) outs(%expanded_109 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc228)
      %expanded_110 = tensor.expand_shape %collapsed_107 [[0, 1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<64x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc228)
      %178 = linalg.generic {indexing_maps = [#map31, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_110 : tensor<2x32x1x1x64xf32>) outs(%177 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.addf %out, %in : f32
        linalg.yield %334 : f32
      } -> tensor<1x1x64xf32> loc(#loc228)
      %179 = tensor.empty() : tensor<64xf32> loc(#loc229)
      %180 = linalg.fill ins(%cst_3 : f32) outs(%179 : tensor<64xf32>) -> tensor<64xf32> loc(#loc229)
      %181 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%178 : tensor<1x1x64xf32>) outs(%180 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.addf %out, %in : f32
        linalg.yield %334 : f32
      } -> tensor<64xf32> loc(#loc229)
      %182 = tensor.empty() : tensor<64xf32> loc(#loc230)
      %expanded_111 = tensor.expand_shape %182 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc230)
      %183 = linalg.fill ins(%cst_3 : f32) outs(%expanded_111 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc230)
      %expanded_112 = tensor.expand_shape %extracted_slice_72 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 32, 1, 1, 64] : tensor<1x2x32x64xf32> into tensor<1x2x32x1x1x64xf32> loc(#loc230)
      %expanded_113 = tensor.expand_shape %175 [[0], [1, 2], [3], [4, 5]] output_shape [1, 2, 32, 1, 1, 64] : tensor<1x64x1x64xf32> into tensor<1x2x32x1x1x64xf32> loc(#loc230)
      %184 = linalg.generic {indexing_maps = [#map42, #map42, #map43], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_112, %expanded_113 : tensor<1x2x32x1x1x64xf32>, tensor<1x2x32x1x1x64xf32>) outs(%183 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<1x1x64xf32> loc(#loc230)
      %185 = tensor.empty() : tensor<2x32x64xf32> loc(#loc231)
      %186 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_108, %collapsed_70 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%185 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        linalg.yield %334 : f32
      } -> tensor<2x32x64xf32> loc(#loc231)
      %187 = tensor.empty() : tensor<64xf32> loc(#loc232)
      %188 = linalg.fill ins(%cst_3 : f32) outs(%187 : tensor<64xf32>) -> tensor<64xf32> loc(#loc232)
      %189 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%184 : tensor<1x1x64xf32>) outs(%188 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.addf %out, %in : f32
        linalg.yield %334 : f32
      } -> tensor<64xf32> loc(#loc232)
      %190 = tensor.empty() : tensor<2x32xf32> loc(#loc233)
      %expanded_114 = tensor.expand_shape %190 [[0, 1], [2, 3]] output_shape [1, 2, 32, 1] : tensor<2x32xf32> into tensor<1x2x32x1xf32> loc(#loc233)
      %191 = linalg.fill ins(%cst_3 : f32) outs(%expanded_114 : tensor<1x2x32x1xf32>) -> tensor<1x2x32x1xf32> loc(#loc233)
      %expanded_115 = tensor.expand_shape %extracted_slice_61 [[0], [1], [2, 3], [4]] output_shape [1, 2, 32, 1, 64] : tensor<1x2x32x64xf32> into tensor<1x2x32x1x64xf32> loc(#loc233)
      %expanded_116 = tensor.expand_shape %186 [[0, 1], [2, 3], [4]] output_shape [1, 2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<1x2x32x1x64xf32> loc(#loc233)
      %192 = linalg.generic {indexing_maps = [#map24, #map24, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_115, %expanded_116 : tensor<1x2x32x1x64xf32>, tensor<1x2x32x1x64xf32>) outs(%191 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<1x2x32x1xf32> loc(#loc233)
      %193 = tensor.empty() : tensor<2x32xf32> loc(#loc234)
      %expanded_117 = tensor.expand_shape %193 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc234)
      %194 = linalg.fill ins(%cst_3 : f32) outs(%expanded_117 : tensor<1x2x32xf32>) -> tensor<1x2x32xf32> loc(#loc234)
      %195 = linalg.generic {indexing_maps = [#map3, #map3, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%192, %extracted_slice_64 : tensor<1x2x32x1xf32>, tensor<1x2x32x1xf32>) outs(%194 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.divf %334, %cst_4 : f32
        %336 = arith.addf %out, %335 : f32
        linalg.yield %336 : f32
      } -> tensor<1x2x32xf32> loc(#loc234)
      %196 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc235)
      %197 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195 : tensor<1x2x32xf32>) outs(%196 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc235)
      %collapsed_118 = tensor.collapse_shape %197 [[0, 1], [2], [3]] : tensor<1x2x32x64xf32> into tensor<2x32x64xf32> loc(#loc235)
      %198 = tensor.empty() : tensor<2x32x64xf32> loc(#loc236)
      %199 = linalg.generic {indexing_maps = [#map1, #map4, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %collapsed_67, %collapsed_62, %collapsed_118 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%198 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %in_174: f32, %in_175: f32, %out: f32):
        %334 = arith.mulf %in_175, %in_174 : f32
        %335 = arith.mulf %in_174, %in_175 : f32
        %336 = arith.mulf %in, %in_173 : f32
        %337 = arith.addf %336, %335 : f32
        %338 = arith.addf %337, %334 : f32
        linalg.yield %338 : f32
      } -> tensor<2x32x64xf32> loc(#loc236)
      %200 = tensor.empty() : tensor<2x32xf32> loc(#loc237)
      %expanded_119 = tensor.expand_shape %200 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc237)
      %201 = linalg.fill ins(%cst_3 : f32) outs(%expanded_119 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc237)
      %expanded_120 = tensor.expand_shape %199 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc237)
      %202 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_120 : tensor<2x32x1x64xf32>) outs(%201 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.negf %in : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<2x32x1xf32> loc(#loc237)
      %203 = tensor.empty() : tensor<2x32xf32> loc(#loc238)
      %204 = linalg.fill ins(%cst_3 : f32) outs(%203 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc238)
      %205 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%202 : tensor<2x32x1xf32>) outs(%204 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.divf %in, %cst_4 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<2x32xf32> loc(#loc238)
      %206 = tensor.empty() : tensor<2x32x64xf32> loc(#loc239)
      %207 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg45, %199, %205 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%206 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %in_174: f32, %out: f32):
        %334 = arith.addf %in, %in_173 : f32
        %335 = arith.addf %334, %in_174 : f32
        linalg.yield %335 : f32
      } -> tensor<2x32x64xf32> loc(#loc239)
      %208 = tensor.empty() : tensor<64x64xf32> loc(#loc240)
      %209 = linalg.fill ins(%cst_3 : f32) outs(%208 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc240)
      %expanded_121 = tensor.expand_shape %207 [[0, 1], [2], [3]] output_shape [1, 2, 32, 64] : tensor<2x32x64xf32> into tensor<1x2x32x64xf32> loc(#loc240)
      %210 = linalg.generic {indexing_maps = [#map44, #map45, #map46], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_121, %extracted_slice_59 : tensor<1x2x32x64xf32>, tensor<1x2x32x64xf32>) outs(%209 : tensor<64x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<64x64xf32> loc(#loc240)
      %211 = tensor.empty() : tensor<2x32x64xf32> loc(#loc241)
      %expanded_122 = tensor.expand_shape %211 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc241)
      %212 = linalg.fill ins(%cst_3 : f32) outs(%expanded_122 : tensor<2x32x1x64xf32>) -> tensor<2x32x1x64xf32> loc(#loc241)
      %213 = linalg.generic {indexing_maps = [#map47, #map48, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%207, %extracted_slice_57 : tensor<2x32x64xf32>, tensor<1x64x64xf32>) outs(%212 : tensor<2x32x1x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<2x32x1x64xf32> loc(#loc241)
      %collapsed_123 = tensor.collapse_shape %213 [[0], [1], [2, 3]] : tensor<2x32x1x64xf32> into tensor<2x32x64xf32> loc(#loc241)
      %expanded_124 = tensor.expand_shape %collapsed_123 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc242)
      %214 = tensor.empty() : tensor<2x4x16x32xf32> loc(#loc243)
      %215 = linalg.generic {indexing_maps = [#map49, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_124 : tensor<2x32x4x16xf32>) outs(%214 : tensor<2x4x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x16x32xf32> loc(#loc243)
      %216 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc244)
      %expanded_125 = tensor.expand_shape %216 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 32, 32] : tensor<2x4x32x32xf32> into tensor<1x2x4x32x32xf32> loc(#loc244)
      %217 = linalg.fill ins(%cst_3 : f32) outs(%expanded_125 : tensor<1x2x4x32x32xf32>) -> tensor<1x2x4x32x32xf32> loc(#loc244)
      %expanded_126 = tensor.expand_shape %215 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 32] : tensor<2x4x16x32xf32> into tensor<1x2x4x16x32xf32> loc(#loc244)
      %218 = linalg.generic {indexing_maps = [#map50, #map51, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_126, %extracted_slice_55 : tensor<1x2x4x16x32xf32>, tensor<1x2x32x4x16xf32>) outs(%217 : tensor<1x2x4x32x32xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<1x2x4x32x32xf32> loc(#loc244)
      %collapsed_127 = tensor.collapse_shape %218 [[0, 1], [2], [3], [4]] : tensor<1x2x4x32x32xf32> into tensor<2x4x32x32xf32> loc(#loc244)
      %219 = tensor.empty() : tensor<2x4x16x32xf32> loc(#loc245)
      %expanded_128 = tensor.expand_shape %219 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 32] : tensor<2x4x16x32xf32> into tensor<1x2x4x16x32xf32> loc(#loc245)
      %220 = linalg.fill ins(%cst_3 : f32) outs(%expanded_128 : tensor<1x2x4x16x32xf32>) -> tensor<1x2x4x16x32xf32> loc(#loc245)
      %expanded_129 = tensor.expand_shape %215 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 32] : tensor<2x4x16x32xf32> into tensor<1x2x4x16x32xf32> loc(#loc245)
      %221 = linalg.generic {indexing_maps = [#map53, #map54, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_129, %extracted_slice_53 : tensor<1x2x4x16x32xf32>, tensor<1x2x4x32x32xf32>) outs(%220 : tensor<1x2x4x16x32xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<1x2x4x16x32xf32> loc(#loc245)
      %222 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc246)
      %223 = linalg.generic {indexing_maps = [#map55, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<1x2x4x16x32xf32>) outs(%222 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc246)
      %224 = tensor.empty() : tensor<2x4x32xf32> loc(#loc247)
      %225 = linalg.fill ins(%cst_3 : f32) outs(%224 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc247)
      %226 = linalg.generic {indexing_maps = [#map3, #map14, #map3, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_127, %collapsed_51, %collapsed_45 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>) outs(%225 : tensor<2x4x32xf32>) {
      ^bb0(%in: f32, %in_173: f32, %in_174: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.mulf %334, %in_174 : f32
        %336 = arith.addf %out, %335 : f32
        linalg.yield %336 : f32
      } -> tensor<2x4x32xf32> loc(#loc247)
      %expanded_130 = tensor.expand_shape %226 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] : tensor<2x4x32xf32> into tensor<2x4x32x1xf32> loc(#loc248)
      %227 = tensor.empty() : tensor<2x4x32xf32> loc(#loc249)
      %228 = linalg.fill ins(%cst_3 : f32) outs(%227 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc249)
      %229 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_130 : tensor<2x4x32x1xf32>) outs(%228 : tensor<2x4x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.negf %in : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<2x4x32xf32> loc(#loc249)
      %230 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc250)
      %231 = linalg.generic {indexing_maps = [#map3, #map3, #map14, #map13, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %collapsed_127, %collapsed_48, %229, %collapsed_45 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32xf32>, tensor<2x4x32x32xf32>) outs(%230 : tensor<2x4x32x32xf32>) {
      ^bb0(%in: i1, %in_173: f32, %in_174: f32, %in_175: f32, %in_176: f32, %out: f32):
        %334 = arith.divf %in_173, %in_174 : f32
        %335 = arith.addf %334, %in_175 : f32
        %336 = arith.mulf %335, %in_176 : f32
        %337 = arith.select %in, %336, %cst_3 : f32
        %338 = arith.mulf %337, %cst : f32
        linalg.yield %338 : f32
      } -> tensor<2x4x32x32xf32> loc(#loc250)
      %232 = tensor.empty() : tensor<2x4x32x16xf32> loc(#loc251)
      %expanded_131 = tensor.expand_shape %232 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 32, 16] : tensor<2x4x32x16xf32> into tensor<1x2x4x32x16xf32> loc(#loc251)
      %233 = linalg.fill ins(%cst_3 : f32) outs(%expanded_131 : tensor<1x2x4x32x16xf32>) -> tensor<1x2x4x32x16xf32> loc(#loc251)
      %expanded_132 = tensor.expand_shape %231 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 32, 32] : tensor<2x4x32x32xf32> into tensor<1x2x4x32x32xf32> loc(#loc251)
      %234 = linalg.generic {indexing_maps = [#map50, #map56, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_132, %extracted_slice_42 : tensor<1x2x4x32x32xf32>, tensor<1x2x32x4x16xf32>) outs(%233 : tensor<1x2x4x32x16xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<1x2x4x32x16xf32> loc(#loc251)
      %235 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc252)
      %236 = linalg.generic {indexing_maps = [#map57, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%234 : tensor<1x2x4x32x16xf32>) outs(%235 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc252)
      %237 = tensor.empty() : tensor<2x4x32x16xf32> loc(#loc253)
      %expanded_133 = tensor.expand_shape %237 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 32, 16] : tensor<2x4x32x16xf32> into tensor<1x2x4x32x16xf32> loc(#loc253)
      %238 = linalg.fill ins(%cst_3 : f32) outs(%expanded_133 : tensor<1x2x4x32x16xf32>) -> tensor<1x2x4x32x16xf32> loc(#loc253)
      %expanded_134 = tensor.expand_shape %231 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 32, 32] : tensor<2x4x32x32xf32> into tensor<1x2x4x32x32xf32> loc(#loc253)
      %239 = linalg.generic {indexing_maps = [#map53, #map56, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_134, %extracted_slice_40 : tensor<1x2x4x32x32xf32>, tensor<1x2x32x4x16xf32>) outs(%238 : tensor<1x2x4x32x16xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<1x2x4x32x16xf32> loc(#loc253)
      %240 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc254)
      %241 = linalg.generic {indexing_maps = [#map57, #map24], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%239 : tensor<1x2x4x32x16xf32>) outs(%240 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc254)
      %collapsed_135 = tensor.collapse_shape %223 [[0, 1], [2], [3, 4]] : tensor<1x2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc255)
      %collapsed_136 = tensor.collapse_shape %236 [[0, 1], [2], [3, 4]] : tensor<1x2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc256)
      %collapsed_137 = tensor.collapse_shape %241 [[0, 1], [2], [3, 4]] : tensor<1x2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc257)
      %242 = tensor.empty() : tensor<2x32x192xf32> loc(#loc258)
      %243 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%242 : tensor<2x32x192xf32>) {
      ^bb0(%out: f32):
        %334 = linalg.index 0 : index
        %335 = linalg.index 1 : index
        %336 = linalg.index 2 : index
        %337 = arith.cmpi ult, %336, %c64 : index
        %338 = scf.if %337 -> (f32) {
          %extracted_173 = tensor.extract %collapsed_137[%334, %335, %336] : tensor<2x32x64xf32>
          scf.yield %extracted_173 : f32
        } else {
          %339 = arith.cmpi ult, %336, %c128 : index
          %340 = scf.if %339 -> (f32) {
            %341 = arith.subi %336, %c64 : index
            %extracted_173 = tensor.extract %collapsed_136[%334, %335, %341] : tensor<2x32x64xf32>
            scf.yield %extracted_173 : f32
          } else {
            %341 = arith.subi %336, %c128 : index
            %extracted_173 = tensor.extract %collapsed_135[%334, %335, %341] : tensor<2x32x64xf32>
            scf.yield %extracted_173 : f32
          }
          scf.yield %340 : f32
        }
        linalg.yield %338 : f32
      } -> tensor<2x32x192xf32> loc(#loc258)
      %244 = tensor.empty() : tensor<192x64xf32> loc(#loc259)
      %245 = linalg.fill ins(%cst_3 : f32) outs(%244 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc259)
      %expanded_138 = tensor.expand_shape %243 [[0, 1], [2], [3]] output_shape [1, 2, 32, 192] : tensor<2x32x192xf32> into tensor<1x2x32x192xf32> loc(#loc259)
      %246 = linalg.generic {indexing_maps = [#map44, #map45, #map46], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_138, %extracted_slice_38 : tensor<1x2x32x192xf32>, tensor<1x2x32x64xf32>) outs(%245 : tensor<192x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<192x64xf32> loc(#loc259)
      %247 = tensor.empty() : tensor<2x32x64xf32> loc(#loc260)
      %expanded_139 = tensor.expand_shape %247 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc260)
      %248 = linalg.fill ins(%cst_3 : f32) outs(%expanded_139 : tensor<2x32x1x64xf32>) -> tensor<2x32x1x64xf32> loc(#loc260)
      %249 = linalg.generic {indexing_maps = [#map47, #map48, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%243, %extracted_slice_36 : tensor<2x32x192xf32>, tensor<1x64x192xf32>) outs(%248 : tensor<2x32x1x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<2x32x1x64xf32> loc(#loc260)
      %collapsed_140 = tensor.collapse_shape %249 [[0], [1], [2, 3]] : tensor<2x32x1x64xf32> into tensor<2x32x64xf32> loc(#loc260)
      %250 = tensor.empty() : tensor<64xf32> loc(#loc261)
      %expanded_141 = tensor.expand_shape %250 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc261)
      %251 = linalg.fill ins(%cst_3 : f32) outs(%expanded_141 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc261)
      %expanded_142 = tensor.expand_shape %249 [[0], [1], [2], [3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x1x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc261)
      %252 = linalg.generic {indexing_maps = [#map31, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_142 : tensor<2x32x1x1x64xf32>) outs(%251 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.addf %out, %in : f32
        linalg.yield %334 : f32
      } -> tensor<1x1x64xf32> loc(#loc261)
      %253 = tensor.empty() : tensor<64xf32> loc(#loc262)
      %254 = linalg.fill ins(%cst_3 : f32) outs(%253 : tensor<64xf32>) -> tensor<64xf32> loc(#loc262)
      %255 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%252 : tensor<1x1x64xf32>) outs(%254 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.addf %out, %in : f32
        linalg.yield %334 : f32
      } -> tensor<64xf32> loc(#loc262)
      %256 = tensor.empty() : tensor<64xf32> loc(#loc263)
      %expanded_143 = tensor.expand_shape %256 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc263)
      %257 = linalg.fill ins(%cst_3 : f32) outs(%expanded_143 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc263)
      %expanded_144 = tensor.expand_shape %extracted_slice_34 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 32, 1, 1, 64] : tensor<1x2x32x64xf32> into tensor<1x2x32x1x1x64xf32> loc(#loc263)
      %expanded_145 = tensor.expand_shape %249 [[0, 1], [2], [3], [4, 5]] output_shape [1, 2, 32, 1, 1, 64] : tensor<2x32x1x64xf32> into tensor<1x2x32x1x1x64xf32> loc(#loc263)
      %258 = linalg.generic {indexing_maps = [#map42, #map42, #map43], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_144, %expanded_145 : tensor<1x2x32x1x1x64xf32>, tensor<1x2x32x1x1x64xf32>) outs(%257 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<1x1x64xf32> loc(#loc263)
      %259 = tensor.empty() : tensor<2x32x64xf32> loc(#loc264)
      %260 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_140, %collapsed_32 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%259 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        linalg.yield %334 : f32
      } -> tensor<2x32x64xf32> loc(#loc264)
      %261 = tensor.empty() : tensor<64xf32> loc(#loc265)
      %262 = linalg.fill ins(%cst_3 : f32) outs(%261 : tensor<64xf32>) -> tensor<64xf32> loc(#loc265)
      %263 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%258 : tensor<1x1x64xf32>) outs(%262 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.addf %out, %in : f32
        linalg.yield %334 : f32
      } -> tensor<64xf32> loc(#loc265)
      %264 = tensor.empty() : tensor<2x32xf32> loc(#loc266)
      %expanded_146 = tensor.expand_shape %264 [[0, 1], [2, 3]] output_shape [1, 2, 32, 1] : tensor<2x32xf32> into tensor<1x2x32x1xf32> loc(#loc266)
      %265 = linalg.fill ins(%cst_3 : f32) outs(%expanded_146 : tensor<1x2x32x1xf32>) -> tensor<1x2x32x1xf32> loc(#loc266)
      %expanded_147 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3], [4]] output_shape [1, 2, 32, 1, 64] : tensor<1x2x32x64xf32> into tensor<1x2x32x1x64xf32> loc(#loc266)
      %expanded_148 = tensor.expand_shape %260 [[0, 1], [2, 3], [4]] output_shape [1, 2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<1x2x32x1x64xf32> loc(#loc266)
      %266 = linalg.generic {indexing_maps = [#map24, #map24, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_147, %expanded_148 : tensor<1x2x32x1x64xf32>, tensor<1x2x32x1x64xf32>) outs(%265 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<1x2x32x1xf32> loc(#loc266)
      %267 = tensor.empty() : tensor<2x32xf32> loc(#loc267)
      %expanded_149 = tensor.expand_shape %267 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc267)
      %268 = linalg.fill ins(%cst_3 : f32) outs(%expanded_149 : tensor<1x2x32xf32>) -> tensor<1x2x32xf32> loc(#loc267)
      %269 = linalg.generic {indexing_maps = [#map3, #map3, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%266, %extracted_slice_26 : tensor<1x2x32x1xf32>, tensor<1x2x32x1xf32>) outs(%268 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_173: f32, %out: f32):
        %334 = arith.mulf %in, %in_173 : f32
        %335 = arith.divf %334, %cst_4 : f32
        %336 = arith.addf %out, %335 : f32
        linalg.yield %336 : f32
      } -> tensor<1x2x32xf32> loc(#loc267)
      %270 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc268)
      %271 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269 : tensor<1x2x32xf32>) outs(%270 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc268)
      %collapsed_150 = tensor.collapse_shape %271 [[0, 1], [2], [3]] : tensor<1x2x32x64xf32> into tensor<2x32x64xf32> loc(#loc268)
      %272 = tensor.empty() : tensor<2x32x64xf32> loc(#loc269)
      %273 = linalg.generic {indexing_maps = [#map1, #map4, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %collapsed_29, %collapsed, %collapsed_150 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%272 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %in_174: f32, %in_175: f32, %out: f32):
        %334 = arith.mulf %in_175, %in_174 : f32
        %335 = arith.mulf %in_174, %in_175 : f32
        %336 = arith.mulf %in, %in_173 : f32
        %337 = arith.addf %336, %335 : f32
        %338 = arith.addf %337, %334 : f32
        linalg.yield %338 : f32
      } -> tensor<2x32x64xf32> loc(#loc269)
      %274 = tensor.empty() : tensor<2x32xf32> loc(#loc270)
      %expanded_151 = tensor.expand_shape %274 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc270)
      %275 = linalg.fill ins(%cst_3 : f32) outs(%expanded_151 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc270)
      %expanded_152 = tensor.expand_shape %273 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc270)
      %276 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_152 : tensor<2x32x1x64xf32>) outs(%275 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.negf %in : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<2x32x1xf32> loc(#loc270)
      %277 = tensor.empty() : tensor<2x32xf32> loc(#loc271)
      %278 = linalg.fill ins(%cst_3 : f32) outs(%277 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc271)
      %279 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%276 : tensor<2x32x1xf32>) outs(%278 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %334 = arith.divf %in, %cst_4 : f32
        %335 = arith.addf %out, %334 : f32
        linalg.yield %335 : f32
      } -> tensor<2x32xf32> loc(#loc271)
      %280 = tensor.empty() : tensor<2x32x64xf32> loc(#loc272)
      %281 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %273, %279 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%280 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_173: f32, %in_174: f32, %out: f32):
        %334 = arith.addf %in, %in_173 : f32
        %335 = arith.addf %334, %in_174 : f32
        linalg.yield %335 : f32
      } -> tensor<2x32x64xf32> loc(#loc272)
      %282 = tensor.empty() : tensor<1x256x64xf32> loc(#loc273)
      %283 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<64x256xf32>) outs(%282 : tensor<1x256x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x256x64xf32> loc(#loc273)
      %extracted_153 = tensor.extract %59[] : tensor<i32> loc(#loc274)
      %284 = arith.index_cast %extracted_153 : i32 to index loc(#loc274)
      %285 = arith.maxsi %284, %c0 : index loc(#loc274)
      %286 = arith.minsi %285, %c2 : index loc(#loc274)
      %inserted_slice = tensor.insert_slice %283 into %arg46[%286, 0, 0] [1, 256, 64] [1, 1, 1] : tensor<1x256x64xf32> into tensor<3x256x64xf32> loc(#loc274)
      %287 = tensor.empty() : tensor<1x64xf32> loc(#loc275)
      %288 = linalg.generic {indexing_maps = [#map59, #map17], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<64xf32>) outs(%287 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64xf32> loc(#loc275)
      %extracted_154 = tensor.extract %59[] : tensor<i32> loc(#loc276)
      %289 = arith.index_cast %extracted_154 : i32 to index loc(#loc276)
      %290 = arith.maxsi %289, %c0 : index loc(#loc276)
      %291 = arith.minsi %290, %c2 : index loc(#loc276)
      %inserted_slice_155 = tensor.insert_slice %288 into %arg47[%291, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<3x64xf32> loc(#loc276)
      %292 = tensor.empty() : tensor<1x64xf32> loc(#loc277)
      %293 = linalg.generic {indexing_maps = [#map59, #map17], iterator_types = ["parallel", "parallel"]} ins(%255 : tensor<64xf32>) outs(%292 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64xf32> loc(#loc277)
      %extracted_156 = tensor.extract %59[] : tensor<i32> loc(#loc278)
      %294 = arith.index_cast %extracted_156 : i32 to index loc(#loc278)
      %295 = arith.maxsi %294, %c0 : index loc(#loc278)
      %296 = arith.minsi %295, %c2 : index loc(#loc278)
      %inserted_slice_157 = tensor.insert_slice %293 into %arg48[%296, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<3x64xf32> loc(#loc278)
      %297 = tensor.empty() : tensor<1x64xf32> loc(#loc279)
      %298 = linalg.generic {indexing_maps = [#map59, #map17], iterator_types = ["parallel", "parallel"]} ins(%263 : tensor<64xf32>) outs(%297 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64xf32> loc(#loc279)
      %extracted_158 = tensor.extract %59[] : tensor<i32> loc(#loc280)
      %299 = arith.index_cast %extracted_158 : i32 to index loc(#loc280)
      %300 = arith.maxsi %299, %c0 : index loc(#loc280)
      %301 = arith.minsi %300, %c2 : index loc(#loc280)
      %inserted_slice_159 = tensor.insert_slice %298 into %arg49[%301, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<3x64xf32> loc(#loc280)
      %302 = tensor.empty() : tensor<1x64xf32> loc(#loc281)
      %303 = linalg.generic {indexing_maps = [#map59, #map17], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<64xf32>) outs(%302 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64xf32> loc(#loc281)
      %extracted_160 = tensor.extract %59[] : tensor<i32> loc(#loc282)
      %304 = arith.index_cast %extracted_160 : i32 to index loc(#loc282)
      %305 = arith.maxsi %304, %c0 : index loc(#loc282)
      %306 = arith.minsi %305, %c2 : index loc(#loc282)
      %inserted_slice_161 = tensor.insert_slice %303 into %arg50[%306, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<3x64xf32> loc(#loc282)
      %307 = tensor.empty() : tensor<1x64xf32> loc(#loc283)
      %308 = linalg.generic {indexing_maps = [#map59, #map17], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<64xf32>) outs(%307 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64xf32> loc(#loc283)
      %extracted_162 = tensor.extract %59[] : tensor<i32> loc(#loc284)
      %309 = arith.index_cast %extracted_162 : i32 to index loc(#loc284)
      %310 = arith.maxsi %309, %c0 : index loc(#loc284)
      %311 = arith.minsi %310, %c2 : index loc(#loc284)
      %inserted_slice_163 = tensor.insert_slice %308 into %arg51[%311, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<3x64xf32> loc(#loc284)
      %312 = tensor.empty() : tensor<1x64x64xf32> loc(#loc285)
      %313 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210 : tensor<64x64xf32>) outs(%312 : tensor<1x64x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x64xf32> loc(#loc285)
      %extracted_164 = tensor.extract %59[] : tensor<i32> loc(#loc286)
      %314 = arith.index_cast %extracted_164 : i32 to index loc(#loc286)
      %315 = arith.maxsi %314, %c0 : index loc(#loc286)
      %316 = arith.minsi %315, %c2 : index loc(#loc286)
      %inserted_slice_165 = tensor.insert_slice %313 into %arg52[%316, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<1x64x64xf32> into tensor<3x64x64xf32> loc(#loc286)
      %317 = tensor.empty() : tensor<1x64x192xf32> loc(#loc287)
      %318 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<192x64xf32>) outs(%317 : tensor<1x64x192xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x192xf32> loc(#loc287)
      %extracted_166 = tensor.extract %59[] : tensor<i32> loc(#loc288)
      %319 = arith.index_cast %extracted_166 : i32 to index loc(#loc288)
      %320 = arith.maxsi %319, %c0 : index loc(#loc288)
      %321 = arith.minsi %320, %c2 : index loc(#loc288)
      %inserted_slice_167 = tensor.insert_slice %318 into %arg53[%321, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<1x64x192xf32> into tensor<3x64x192xf32> loc(#loc288)
      %322 = tensor.empty() : tensor<1x64x1x256xf32> loc(#loc289)
      %323 = linalg.generic {indexing_maps = [#map20, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<1x256x64xf32>) outs(%322 : tensor<1x64x1x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x1x256xf32> loc(#loc289)
      %collapsed_168 = tensor.collapse_shape %323 [[0], [1], [2, 3]] : tensor<1x64x1x256xf32> into tensor<1x64x256xf32> loc(#loc289)
      %extracted_169 = tensor.extract %59[] : tensor<i32> loc(#loc290)
      %324 = arith.index_cast %extracted_169 : i32 to index loc(#loc290)
      %325 = arith.maxsi %324, %c0 : index loc(#loc290)
      %326 = arith.minsi %325, %c2 : index loc(#loc290)
      %inserted_slice_170 = tensor.insert_slice %collapsed_168 into %arg54[%326, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc290)
      %327 = tensor.empty() : tensor<1x256xf32> loc(#loc291)
      %328 = linalg.generic {indexing_maps = [#map59, #map17], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<256xf32>) outs(%327 : tensor<1x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x256xf32> loc(#loc291)
      %extracted_171 = tensor.extract %59[] : tensor<i32> loc(#loc292)
      %329 = arith.index_cast %extracted_171 : i32 to index loc(#loc292)
      %330 = arith.maxsi %329, %c0 : index loc(#loc292)
      %331 = arith.minsi %330, %c2 : index loc(#loc292)
      %inserted_slice_172 = tensor.insert_slice %328 into %arg55[%331, 0] [1, 256] [1, 1] : tensor<1x256xf32> into tensor<3x256xf32> loc(#loc292)
      %332 = tensor.empty() : tensor<i32> loc(#loc293)
      %333 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg44 : tensor<i32>) outs(%332 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %334 = arith.addi %in, %c1_i32 : i32
        linalg.yield %334 : i32
      } -> tensor<i32> loc(#loc293)
      scf.yield %333, %281, %inserted_slice, %inserted_slice_155, %inserted_slice_157, %inserted_slice_159, %inserted_slice_161, %inserted_slice_163, %inserted_slice_165, %inserted_slice_167, %inserted_slice_170, %inserted_slice_172 : tensor<i32>, tensor<2x32x64xf32>, tensor<3x256x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64x64xf32>, tensor<3x64x192xf32>, tensor<3x64x256xf32>, tensor<3x256xf32>
    } loc(#loc171)
    %47 = tensor.empty() : tensor<32x64xf32> loc(#loc294)
    %expanded_23 = tensor.expand_shape %47 [[0, 1], [2]] output_shape [1, 32, 64] : tensor<32x64xf32> into tensor<1x32x64xf32> loc(#loc294)
    %48 = linalg.fill ins(%cst_3 : f32) outs(%expanded_23 : tensor<1x32x64xf32>) -> tensor<1x32x64xf32> loc(#loc294)
    %expanded_24 = tensor.expand_shape %46#1 [[0], [1, 2], [3]] output_shape [2, 1, 32, 64] : tensor<2x32x64xf32> into tensor<2x1x32x64xf32> loc(#loc294)
    %49 = linalg.generic {indexing_maps = [#map60, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24 : tensor<2x1x32x64xf32>) outs(%48 : tensor<1x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.addf %out, %in : f32
      linalg.yield %58 : f32
    } -> tensor<1x32x64xf32> loc(#loc294)
    %50 = tensor.empty() : tensor<32x64xf32> loc(#loc295)
    %51 = linalg.fill ins(%cst_3 : f32) outs(%50 : tensor<32x64xf32>) -> tensor<32x64xf32> loc(#loc295)
    %52 = linalg.generic {indexing_maps = [#map61, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%49 : tensor<1x32x64xf32>) outs(%51 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.addf %out, %in : f32
      linalg.yield %58 : f32
    } -> tensor<32x64xf32> loc(#loc295)
    %53 = tensor.empty() : tensor<128x64xf32> loc(#loc296)
    %54 = linalg.fill ins(%cst_3 : f32) outs(%53 : tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc296)
    %55 = linalg.generic {indexing_maps = [#map5, #map20, #map21], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg5, %46#1 : tensor<2x32xi32>, tensor<2x32x64xf32>) outs(%54 : tensor<128x64xf32>) {
    ^bb0(%in: i32, %in_25: f32, %out: f32):
      %58 = linalg.index 0 : index
      %59 = arith.index_cast %58 : index to i32
      %60 = arith.cmpi eq, %in, %59 : i32
      %61 = arith.uitofp %60 : i1 to f32
      %62 = arith.mulf %61, %in_25 : f32
      %63 = arith.addf %out, %62 : f32
      linalg.yield %63 : f32
    } -> tensor<128x64xf32> loc(#loc296)
    %56 = tensor.empty() : tensor<128x64xf32> loc(#loc297)
    %57 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%12, %55 : tensor<128x64xf32>, tensor<128x64xf32>) outs(%56 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %58 = arith.addf %in, %in_25 : f32
      linalg.yield %58 : f32
    } -> tensor<128x64xf32> loc(#loc297)
    return %57, %46#2, %46#3, %46#4, %46#5, %46#6, %46#7, %46#8, %46#9, %46#10, %46#11, %21, %29, %52 : tensor<128x64xf32>, tensor<3x256x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64x64xf32>, tensor<3x64x192xf32>, tensor<3x64x256xf32>, tensor<3x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>
  } loc(#loc152)
}
#loc1 = loc("fwd")
#loc18 = loc("embedding/broadcast_in_dim")
#loc19 = loc("embedding/add.1")
#loc22 = loc("while/body/dynamic_index_in_dim/dynamic_slice")
#loc23 = loc("while/body/dynamic_index_in_dim/dynamic_slice.1")
#loc24 = loc("while/body/dynamic_index_in_dim/dynamic_slice.2")
#loc25 = loc("while/body/dynamic_index_in_dim/dynamic_slice.3")
#loc26 = loc("while/body/dynamic_index_in_dim/dynamic_slice.4")
#loc27 = loc("while/body/dynamic_index_in_dim/dynamic_slice.5")
#loc28 = loc("while/body/dynamic_index_in_dim/dynamic_slice.6")
#loc29 = loc("while/body/dynamic_index_in_dim/dynamic_slice.7")
#loc30 = loc("while/body/dynamic_index_in_dim/dynamic_slice.8")
#loc31 = loc("while/body/dynamic_index_in_dim/dynamic_slice.9")
#loc32 = loc("while/body/closed_call/attention/reduce_sum")
#loc33 = loc("while/body/closed_call/attention/sub.1")
#loc34 = loc("while/body/closed_call/attention/reduce_sum.1")
#loc35 = loc("while/body/closed_call/attention/add")
#loc36 = loc("while/body/closed_call/attention/rsqrt")
#loc37 = loc("while/body/closed_call/attention/mul.3")
#loc38 = loc("while/body/closed_call/attention/broadcast_in_dim.2")
#loc39 = loc("while/body/closed_call/attention/broadcast_in_dim.3")
#loc40 = loc("while/body/closed_call/attention/add.2")
#loc41 = loc("while/body/closed_call/attention/dot_general")
#loc42 = loc("while/body/closed_call/attention/split")
#loc43 = loc("while/body/closed_call/attention/split.1")
#loc44 = loc("while/body/closed_call/attention/split.2")
#loc45 = loc("while/body/closed_call/attention/reshape")
#loc46 = loc("while/body/closed_call/attention/reshape.1")
#loc47 = loc("while/body/closed_call/attention/reshape.2")
#loc48 = loc("while/body/closed_call/attention/dot_general.1")
#loc49 = loc("while/body/closed_call/attention/_where/select_n")
#loc50 = loc("while/body/closed_call/attention/reduce_max")
#loc51 = loc("while/body/closed_call/attention/exp")
#loc52 = loc("while/body/closed_call/attention/reduce_sum.2")
#loc53 = loc("while/body/closed_call/attention/broadcast_in_dim.5")
#loc54 = loc("while/body/closed_call/attention/div.4")
#loc55 = loc("while/body/closed_call/attention/dot_general.2")
#loc56 = loc("while/body/closed_call/attention/transpose")
#loc57 = loc("while/body/closed_call/attention/reshape.3")
#loc58 = loc("while/body/closed_call/attention/dot_general.3")
#loc59 = loc("while/body/closed_call/attention/add.3")
#loc60 = loc("while/body/closed_call/mlp/reduce_sum")
#loc61 = loc("while/body/closed_call/mlp/sub.1")
#loc62 = loc("while/body/closed_call/mlp/reduce_sum.1")
#loc63 = loc("while/body/closed_call/mlp/add")
#loc64 = loc("while/body/closed_call/mlp/rsqrt")
#loc65 = loc("while/body/closed_call/mlp/mul.3")
#loc66 = loc("while/body/closed_call/mlp/broadcast_in_dim.2")
#loc67 = loc("while/body/closed_call/mlp/broadcast_in_dim.3")
#loc68 = loc("while/body/closed_call/mlp/add.2")
#loc69 = loc("while/body/closed_call/mlp/dot_general")
#loc70 = loc("while/body/closed_call/mlp/broadcast_in_dim.4")
#loc71 = loc("while/body/closed_call/mlp/add.4")
#loc72 = loc("while/body/closed_call/mlp/integer_pow")
#loc73 = loc("while/body/closed_call/mlp/tanh")
#loc74 = loc("while/body/closed_call/mlp/mul.9")
#loc75 = loc("while/body/closed_call/mlp/mul.10")
#loc76 = loc("while/body/closed_call/mlp/dot_general.1")
#loc77 = loc("while/body/closed_call/mlp/broadcast_in_dim.5")
#loc78 = loc("while/body/closed_call/mlp/add.8")
#loc79 = loc("while/body/closed_call/mlp/reshape.1")
#loc80 = loc("while/body/closed_call/mlp/add.9")
#loc81 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim")
#loc82 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice")
#loc83 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc84 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc85 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc86 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc87 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc88 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc89 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc90 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc91 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc92 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc93 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc94 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc95 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc96 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc97 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc98 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc99 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc100 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc101 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.10")
#loc102 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.10")
#loc103 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.11")
#loc104 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.11")
#loc105 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.12")
#loc106 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.12")
#loc107 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.13")
#loc108 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.13")
#loc109 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.14")
#loc110 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.14")
#loc111 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.15")
#loc112 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.15")
#loc113 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.16")
#loc114 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.16")
#loc115 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.17")
#loc116 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.17")
#loc117 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.18")
#loc118 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.18")
#loc119 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.19")
#loc120 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.19")
#loc121 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.20")
#loc122 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.20")
#loc123 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.21")
#loc124 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.21")
#loc125 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.22")
#loc126 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.22")
#loc127 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.23")
#loc128 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.23")
#loc129 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.24")
#loc130 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.24")
#loc131 = loc("while/body/dynamic_update_index_in_dim/broadcast_in_dim.25")
#loc132 = loc("while/body/dynamic_update_index_in_dim/dynamic_update_slice.25")
#loc133 = loc("while/body/add")
#loc134 = loc("head/reduce_sum")
#loc136 = loc("head/reduce_sum.1")
#loc137 = loc("head/add")
#loc143 = loc("head/dot_general")
#loc144 = loc("head/log_softmax/reduce_max")
#loc145 = loc("head/log_softmax/sub.1")
#loc147 = loc("head/log_softmax/reduce_sum")
#loc150 = loc("head/reduce_sum.2")
#loc151 = loc("head/div.3")
#loc152 = loc("bwd")
#loc154 = loc("bwd/head/_where/select_n")
#loc155 = loc("bwd/head/log_softmax/reduce_sum")
#loc156 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc157 = loc("bwd/head/log_softmax/add_any")
#loc158 = loc("bwd/head/dot_general")
#loc159 = loc("bwd/head/dot_general.1")
#loc160 = loc("bwd/head/reduce_sum")
#loc161 = loc("bwd/head/reduce_sum.1")
#loc162 = loc("bwd/head/reduce_sum.2")
#loc163 = loc("bwd/head/mul.2")
#loc164 = loc("bwd/head/reduce_sum.3")
#loc165 = loc("bwd/head/reduce_sum.4")
#loc166 = loc("bwd/head/reduce_sum.5")
#loc167 = loc("bwd/head/add_any.1")
#loc168 = loc("bwd/head/reduce_sum.6")
#loc169 = loc("bwd/head/reduce_sum.7")
#loc170 = loc("bwd/head/add_any.2")
#loc171 = loc("bwd/while")
#loc172 = loc("bwd/while/body/sub.1")
#loc173 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice")
#loc174 = loc("bwd/while/body/dynamic_index_in_dim/squeeze")
#loc175 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.1")
#loc176 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.2")
#loc177 = loc("bwd/while/body/dynamic_index_in_dim/squeeze.2")
#loc178 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.3")
#loc179 = loc("bwd/while/body/dynamic_index_in_dim/squeeze.3")
#loc180 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.4")
#loc181 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.5")
#loc182 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.6")
#loc183 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.7")
#loc184 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.8")
#loc185 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.9")
#loc186 = loc("bwd/while/body/dynamic_index_in_dim/squeeze.9")
#loc187 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.10")
#loc188 = loc("bwd/while/body/dynamic_index_in_dim/squeeze.10")
#loc189 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.11")
#loc190 = loc("bwd/while/body/dynamic_index_in_dim/squeeze.11")
#loc191 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.12")
#loc192 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.13")
#loc193 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.14")
#loc194 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.15")
#loc195 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.16")
#loc196 = loc("bwd/while/body/dynamic_index_in_dim/squeeze.16")
#loc197 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.17")
#loc198 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.18")
#loc199 = loc("bwd/while/body/dynamic_index_in_dim/squeeze.18")
#loc200 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.19")
#loc201 = loc("bwd/while/body/dynamic_index_in_dim/squeeze.19")
#loc202 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.20")
#loc203 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.21")
#loc204 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.22")
#loc205 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.23")
#loc206 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.24")
#loc207 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.25")
#loc208 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.26")
#loc209 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.27")
#loc210 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.28")
#loc211 = loc("bwd/while/body/dynamic_index_in_dim/dynamic_slice.29")
#loc212 = loc("bwd/while/body/closed_call/mlp/reshape")
#loc213 = loc("bwd/while/body/closed_call/mlp/reduce_sum")
#loc214 = loc("bwd/while/body/closed_call/mlp/reduce_sum.1")
#loc215 = loc("bwd/while/body/closed_call/mlp/dot_general")
#loc216 = loc("bwd/while/body/closed_call/mlp/dot_general.1")
#loc217 = loc("bwd/while/body/closed_call/mlp/mul")
#loc218 = loc("bwd/while/body/closed_call/mlp/mul.1")
#loc219 = loc("bwd/while/body/closed_call/mlp/mul.3")
#loc220 = loc("bwd/while/body/closed_call/mlp/mul.4")
#loc221 = loc("bwd/while/body/closed_call/mlp/mul.7")
#loc222 = loc("bwd/while/body/closed_call/mlp/add_any.2")
#loc223 = loc("bwd/while/body/closed_call/mlp/reduce_sum.2")
#loc224 = loc("bwd/while/body/closed_call/mlp/reduce_sum.3")
#loc225 = loc("bwd/while/body/closed_call/mlp/dot_general.2")
#loc226 = loc("bwd/while/body/closed_call/mlp/dot_general.3")
#loc227 = loc("bwd/while/body/closed_call/mlp/reshape.3")
#loc228 = loc("bwd/while/body/closed_call/mlp/reduce_sum.4")
#loc229 = loc("bwd/while/body/closed_call/mlp/reduce_sum.5")
#loc230 = loc("bwd/while/body/closed_call/mlp/reduce_sum.6")
#loc231 = loc("bwd/while/body/closed_call/mlp/mul.10")
#loc232 = loc("bwd/while/body/closed_call/mlp/reduce_sum.7")
#loc233 = loc("bwd/while/body/closed_call/mlp/reduce_sum.8")
#loc234 = loc("bwd/while/body/closed_call/mlp/reduce_sum.9")
#loc235 = loc("bwd/while/body/closed_call/mlp/broadcast_in_dim")
#loc236 = loc("bwd/while/body/closed_call/mlp/add_any.4")
#loc237 = loc("bwd/while/body/closed_call/mlp/reduce_sum.10")
#loc238 = loc("bwd/while/body/closed_call/mlp/reduce_sum.11")
#loc239 = loc("bwd/while/body/closed_call/mlp/add_any.6")
#loc240 = loc("bwd/while/body/closed_call/attention/dot_general")
#loc241 = loc("bwd/while/body/closed_call/attention/dot_general.1")
#loc242 = loc("bwd/while/body/closed_call/attention/reshape")
#loc243 = loc("bwd/while/body/closed_call/attention/transpose.1")
#loc244 = loc("bwd/while/body/closed_call/attention/dot_general.2")
#loc245 = loc("bwd/while/body/closed_call/attention/dot_general.3")
#loc246 = loc("bwd/while/body/closed_call/attention/transpose.2")
#loc247 = loc("bwd/while/body/closed_call/attention/reduce_sum")
#loc248 = loc("bwd/while/body/closed_call/attention/reshape.1")
#loc249 = loc("bwd/while/body/closed_call/attention/reduce_sum.1")
#loc250 = loc("bwd/while/body/closed_call/attention/mul.4")
#loc251 = loc("bwd/while/body/closed_call/attention/dot_general.4")
#loc252 = loc("bwd/while/body/closed_call/attention/transpose.3")
#loc253 = loc("bwd/while/body/closed_call/attention/dot_general.5")
#loc254 = loc("bwd/while/body/closed_call/attention/transpose.4")
#loc255 = loc("bwd/while/body/closed_call/attention/reshape.2")
#loc256 = loc("bwd/while/body/closed_call/attention/reshape.3")
#loc257 = loc("bwd/while/body/closed_call/attention/reshape.4")
#loc258 = loc("bwd/while/body/closed_call/attention/concatenate")
#loc259 = loc("bwd/while/body/closed_call/attention/dot_general.6")
#loc260 = loc("bwd/while/body/closed_call/attention/dot_general.7")
#loc261 = loc("bwd/while/body/closed_call/attention/reduce_sum.2")
#loc262 = loc("bwd/while/body/closed_call/attention/reduce_sum.3")
#loc263 = loc("bwd/while/body/closed_call/attention/reduce_sum.4")
#loc264 = loc("bwd/while/body/closed_call/attention/mul.7")
#loc265 = loc("bwd/while/body/closed_call/attention/reduce_sum.5")
#loc266 = loc("bwd/while/body/closed_call/attention/reduce_sum.6")
#loc267 = loc("bwd/while/body/closed_call/attention/reduce_sum.7")
#loc268 = loc("bwd/while/body/closed_call/attention/broadcast_in_dim.1")
#loc269 = loc("bwd/while/body/closed_call/attention/add_any.2")
#loc270 = loc("bwd/while/body/closed_call/attention/reduce_sum.8")
#loc271 = loc("bwd/while/body/closed_call/attention/reduce_sum.9")
#loc272 = loc("bwd/while/body/closed_call/attention/add_any.4")
#loc273 = loc("bwd/while/body/dynamic_update_index_in_dim/broadcast_in_dim")
#loc274 = loc("bwd/while/body/dynamic_update_index_in_dim/dynamic_update_slice")
#loc275 = loc("bwd/while/body/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc276 = loc("bwd/while/body/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc277 = loc("bwd/while/body/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc278 = loc("bwd/while/body/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc279 = loc("bwd/while/body/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc280 = loc("bwd/while/body/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc281 = loc("bwd/while/body/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc282 = loc("bwd/while/body/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc283 = loc("bwd/while/body/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc284 = loc("bwd/while/body/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc285 = loc("bwd/while/body/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc286 = loc("bwd/while/body/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc287 = loc("bwd/while/body/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc288 = loc("bwd/while/body/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc289 = loc("bwd/while/body/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc290 = loc("bwd/while/body/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc291 = loc("bwd/while/body/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc292 = loc("bwd/while/body/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc293 = loc("bwd/while/body/add")
#loc294 = loc("bwd/embedding/reduce_sum")
#loc295 = loc("bwd/embedding/reduce_sum.1")
#loc296 = loc("bwd/embedding/dot_general")
#loc297 = loc("bwd/embedding/add_any")
