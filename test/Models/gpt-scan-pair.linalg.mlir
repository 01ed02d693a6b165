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
#loc29 = loc("while")
#loc143 = loc("head/sub.1")
#loc146 = loc("head/rsqrt")
#loc147 = loc("head/mul.1")
#loc148 = loc("head/mul.3")
#loc149 = loc("head/broadcast_in_dim.2")
#loc150 = loc("head/add.2")
#loc154 = loc("head/log_softmax/exp")
#loc156 = loc("head/log_softmax/broadcast_in_dim.1")
#loc157 = loc("head/eq.1")
#loc161 = loc("cotangent0")
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
    %cst_11 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x32x1xi32> loc(#loc18)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<2x32xi32>) outs(%0 : tensor<2x32x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x32x1xi32> loc(#loc18)
    %2 = tensor.empty() : tensor<2x32x64xf32> loc(#loc19)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<32x64xf32>) outs(%2 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = linalg.index 0 : index
      %66 = linalg.index 1 : index
      %67 = linalg.index 2 : index
      %extracted = tensor.extract %1[%65, %66, %c0] : tensor<2x32x1xi32>
      %68 = arith.index_cast %extracted : i32 to index
      %69 = arith.maxsi %68, %c0 : index
      %70 = arith.minsi %69, %c127 : index
      %extracted_12 = tensor.extract %arg0[%70, %67] : tensor<128x64xf32>
      %71 = arith.addf %extracted_12, %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x32x64xf32> loc(#loc19)
    %4 = tensor.empty() : tensor<2x4x32x32xi1> loc(#loc20)
    %5 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%4 : tensor<2x4x32x32xi1>) {
    ^bb0(%out: i1):
      %65 = linalg.index 3 : index
      %66 = arith.index_cast %65 : index to i32
      %67 = linalg.index 2 : index
      %68 = arith.index_cast %67 : index to i32
      %69 = arith.cmpi sge, %68, %66 : i32
      linalg.yield %69 : i1
    } -> tensor<2x4x32x32xi1> loc(#loc20)
    %6 = tensor.empty() : tensor<3x2x32x64xf32> loc(#loc21)
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%6 : tensor<3x2x32x64xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<3x2x32x64xf32> loc(#loc21)
    %8 = tensor.empty() : tensor<3x2x32x1xf32> loc(#loc22)
    %9 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%8 : tensor<3x2x32x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<3x2x32x1xf32> loc(#loc22)
    %10 = tensor.empty() : tensor<3x1x1x64xf32> loc(#loc23)
    %11 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%10 : tensor<3x1x1x64xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<3x1x1x64xf32> loc(#loc23)
    %12 = tensor.empty() : tensor<3x2x32x4x16xf32> loc(#loc24)
    %13 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%12 : tensor<3x2x32x4x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<3x2x32x4x16xf32> loc(#loc24)
    %14 = tensor.empty() : tensor<3x2x4x32x32xf32> loc(#loc25)
    %15 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%14 : tensor<3x2x4x32x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<3x2x4x32x32xf32> loc(#loc25)
    %16 = tensor.empty() : tensor<3x2x4x32x1xf32> loc(#loc26)
    %17 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%16 : tensor<3x2x4x32x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<3x2x4x32x1xf32> loc(#loc26)
    %18 = tensor.empty() : tensor<3x64x64xf32> loc(#loc27)
    %19 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%18 : tensor<3x64x64xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<3x64x64xf32> loc(#loc27)
    %20 = tensor.empty() : tensor<3x64x256xf32> loc(#loc28)
    %21 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%20 : tensor<3x64x256xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<3x64x256xf32> loc(#loc28)
    %22:28 = scf.for %arg16 = %c0 to %c3 step %c1 iter_args(%arg17 = %cst_11, %arg18 = %3, %arg19 = %7, %arg20 = %9, %arg21 = %9, %arg22 = %11, %arg23 = %7, %arg24 = %7, %arg25 = %13, %arg26 = %13, %arg27 = %15, %arg28 = %17, %arg29 = %17, %arg30 = %15, %arg31 = %13, %arg32 = %7, %arg33 = %7, %arg34 = %9, %arg35 = %9, %arg36 = %11, %arg37 = %7, %arg38 = %19, %arg39 = %21, %arg40 = %21, %arg41 = %21, %arg42 = %21, %arg43 = %21, %arg44 = %21) -> (tensor<i32>, tensor<2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x64x64xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>) {
      %extracted = tensor.extract %arg17[] : tensor<i32> loc(#loc30)
      %65 = arith.index_cast %extracted : i32 to index loc(#loc30)
      %66 = arith.maxsi %65, %c0 : index loc(#loc30)
      %67 = arith.minsi %66, %c2 : index loc(#loc30)
      %extracted_slice = tensor.extract_slice %arg1[%67, 0, 0] [1, 256, 64] [1, 1, 1] : tensor<3x256x64xf32> to tensor<1x256x64xf32> loc(#loc30)
      %extracted_12 = tensor.extract %arg17[] : tensor<i32> loc(#loc31)
      %68 = arith.index_cast %extracted_12 : i32 to index loc(#loc31)
      %69 = arith.maxsi %68, %c0 : index loc(#loc31)
      %70 = arith.minsi %69, %c2 : index loc(#loc31)
      %extracted_slice_13 = tensor.extract_slice %arg2[%70, 0] [1, 64] [1, 1] : tensor<3x64xf32> to tensor<1x64xf32> loc(#loc31)
      %extracted_14 = tensor.extract %arg17[] : tensor<i32> loc(#loc32)
      %71 = arith.index_cast %extracted_14 : i32 to index loc(#loc32)
      %72 = arith.maxsi %71, %c0 : index loc(#loc32)
      %73 = arith.minsi %72, %c2 : index loc(#loc32)
      %extracted_slice_15 = tensor.extract_slice %arg3[%73, 0] [1, 64] [1, 1] : tensor<3x64xf32> to tensor<1x64xf32> loc(#loc32)
      %extracted_16 = tensor.extract %arg17[] : tensor<i32> loc(#loc33)
      %74 = arith.index_cast %extracted_16 : i32 to index loc(#loc33)
      %75 = arith.maxsi %74, %c0 : index loc(#loc33)
      %76 = arith.minsi %75, %c2 : index loc(#loc33)
      %extracted_slice_17 = tensor.extract_slice %arg4[%76, 0] [1, 64] [1, 1] : tensor<3x64xf32> to tensor<1x64xf32> loc(#loc33)
      %extracted_18 = tensor.extract %arg17[] : tensor<i32> loc(#loc34)
      %77 = arith.index_cast %extracted_18 : i32 to index loc(#loc34)
      %78 = arith.maxsi %77, %c0 : index loc(#loc34)
      %79 = arith.minsi %78, %c2 : index loc(#loc34)
      %extracted_slice_19 = tensor.extract_slice %arg5[%79, 0] [1, 64] [1, 1] : tensor<3x64xf32> to tensor<1x64xf32> loc(#loc34)
      %extracted_20 = tensor.extract %arg17[] : tensor<i32> loc(#loc35)
      %80 = arith.index_cast %extracted_20 : i32 to index loc(#loc35)
      %81 = arith.maxsi %80, %c0 : index loc(#loc35)
      %82 = arith.minsi %81, %c2 : index loc(#loc35)
      %extracted_slice_21 = tensor.extract_slice %arg6[%82, 0] [1, 64] [1, 1] : tensor<3x64xf32> to tensor<1x64xf32> loc(#loc35)
      %extracted_22 = tensor.extract %arg17[] : tensor<i32> loc(#loc36)
      %83 = arith.index_cast %extracted_22 : i32 to index loc(#loc36)
      %84 = arith.maxsi %83, %c0 : index loc(#loc36)
      %85 = arith.minsi %84, %c2 : index loc(#loc36)
      %extracted_slice_23 = tensor.extract_slice %arg7[%85, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<3x64x64xf32> to tensor<1x64x64xf32> loc(#loc36)
      %extracted_24 = tensor.extract %arg17[] : tensor<i32> loc(#loc37)
      %86 = arith.index_cast %extracted_24 : i32 to index loc(#loc37)
      %87 = arith.maxsi %86, %c0 : index loc(#loc37)
      %88 = arith.minsi %87, %c2 : index loc(#loc37)
      %extracted_slice_25 = tensor.extract_slice %arg8[%88, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<3x64x192xf32> to tensor<1x64x192xf32> loc(#loc37)
      %extracted_26 = tensor.extract %arg17[] : tensor<i32> loc(#loc38)
      %89 = arith.index_cast %extracted_26 : i32 to index loc(#loc38)
      %90 = arith.maxsi %89, %c0 : index loc(#loc38)
      %91 = arith.minsi %90, %c2 : index loc(#loc38)
      %extracted_slice_27 = tensor.extract_slice %arg9[%91, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc38)
      %extracted_28 = tensor.extract %arg17[] : tensor<i32> loc(#loc39)
      %92 = arith.index_cast %extracted_28 : i32 to index loc(#loc39)
      %93 = arith.maxsi %92, %c0 : index loc(#loc39)
      %94 = arith.minsi %93, %c2 : index loc(#loc39)
      %extracted_slice_29 = tensor.extract_slice %arg10[%94, 0] [1, 256] [1, 1] : tensor<3x256xf32> to tensor<1x256xf32> loc(#loc39)
      %95 = tensor.empty() : tensor<2x32xf32> loc(#loc40)
      %96 = linalg.fill ins(%cst_10 : f32) outs(%95 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc40)
      %97 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg18 : tensor<2x32x64xf32>) outs(%96 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.addf %out, %in : f32
        linalg.yield %321 : f32
      } -> tensor<2x32xf32> loc(#loc40)
      %98 = tensor.empty() : tensor<2x32x64xf32> loc(#loc41)
      %99 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %97 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%98 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.divf %in_100, %cst_9 : f32
        %322 = arith.subf %in, %321 : f32
        linalg.yield %322 : f32
      } -> tensor<2x32x64xf32> loc(#loc41)
      %100 = tensor.empty() : tensor<2x32xf32> loc(#loc42)
      %101 = linalg.fill ins(%cst_10 : f32) outs(%100 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc42)
      %102 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<2x32x64xf32>) outs(%101 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.mulf %in, %in : f32
        %322 = arith.addf %out, %321 : f32
        linalg.yield %322 : f32
      } -> tensor<2x32xf32> loc(#loc42)
      %103 = tensor.empty() : tensor<2x32x1xf32> loc(#loc43)
      %104 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x32xf32>) outs(%103 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.divf %in, %cst_9 : f32
        %322 = arith.addf %321, %cst_8 : f32
        linalg.yield %322 : f32
      } -> tensor<2x32x1xf32> loc(#loc43)
      %105 = tensor.empty() : tensor<2x32x1xf32> loc(#loc44)
      %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x32x1xf32>) outs(%105 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = math.rsqrt %in : f32
        linalg.yield %321 : f32
      } -> tensor<2x32x1xf32> loc(#loc44)
      %107 = tensor.empty() : tensor<2x32x64xf32> loc(#loc45)
      %108 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %106 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%107 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.mulf %in, %in_100 : f32
        linalg.yield %321 : f32
      } -> tensor<2x32x64xf32> loc(#loc45)
      %109 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc46)
      %110 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<1x64xf32>) outs(%109 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc46)
      %collapsed = tensor.collapse_shape %110 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc46)
      %111 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc47)
      %112 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15 : tensor<1x64xf32>) outs(%111 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc47)
      %collapsed_30 = tensor.collapse_shape %112 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc47)
      %113 = tensor.empty() : tensor<2x32x64xf32> loc(#loc48)
      %114 = linalg.generic {indexing_maps = [#map1, #map7, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %collapsed, %collapsed_30 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<1x1x64xf32>) outs(%113 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_100: f32, %in_101: f32, %out: f32):
        %321 = arith.mulf %in, %in_100 : f32
        %322 = arith.addf %321, %in_101 : f32
        linalg.yield %322 : f32
      } -> tensor<2x32x64xf32> loc(#loc48)
      %115 = tensor.empty() : tensor<2x32x192xf32> loc(#loc49)
      %116 = linalg.fill ins(%cst_10 : f32) outs(%115 : tensor<2x32x192xf32>) -> tensor<2x32x192xf32> loc(#loc49)
      %expanded = tensor.expand_shape %114 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc49)
      %117 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded, %extracted_slice_25 : tensor<2x32x1x64xf32>, tensor<1x64x192xf32>) outs(%116 : tensor<2x32x192xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.mulf %in, %in_100 : f32
        %322 = arith.addf %out, %321 : f32
        linalg.yield %322 : f32
      } -> tensor<2x32x192xf32> loc(#loc49)
      %extracted_slice_31 = tensor.extract_slice %117[0, 0, 0] [2, 32, 64] [1, 1, 1] : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc50)
      %extracted_slice_32 = tensor.extract_slice %117[0, 0, 64] [2, 32, 64] [1, 1, 1] : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc51)
      %extracted_slice_33 = tensor.extract_slice %117[0, 0, 128] [2, 32, 64] [1, 1, 1] : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc52)
      %expanded_34 = tensor.expand_shape %extracted_slice_31 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc53)
      %expanded_35 = tensor.expand_shape %extracted_slice_32 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc54)
      %expanded_36 = tensor.expand_shape %extracted_slice_33 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc55)
      %118 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc56)
      %119 = linalg.fill ins(%cst_10 : f32) outs(%118 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc56)
      %120 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_34, %expanded_35 : tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>) outs(%119 : tensor<2x4x32x32xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.mulf %in, %in_100 : f32
        %322 = arith.addf %out, %321 : f32
        linalg.yield %322 : f32
      } -> tensor<2x4x32x32xf32> loc(#loc56)
      %121 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc57)
      %122 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %120 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>) outs(%121 : tensor<2x4x32x32xf32>) {
      ^bb0(%in: i1, %in_100: f32, %out: f32):
        %321 = arith.mulf %in_100, %cst_6 : f32
        %322 = arith.select %in, %321, %cst : f32
        linalg.yield %322 : f32
      } -> tensor<2x4x32x32xf32> loc(#loc57)
      %123 = tensor.empty() : tensor<2x4x32xf32> loc(#loc58)
      %124 = linalg.fill ins(%cst_5 : f32) outs(%123 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc58)
      %125 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%122 : tensor<2x4x32x32xf32>) outs(%124 : tensor<2x4x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.maximumf %out, %in : f32
        linalg.yield %321 : f32
      } -> tensor<2x4x32xf32> loc(#loc58)
      %126 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc59)
      %127 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %125 : tensor<2x4x32x32xf32>, tensor<2x4x32xf32>) outs(%126 : tensor<2x4x32x32xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.subf %in, %in_100 : f32
        %322 = math.exp %321 : f32
        linalg.yield %322 : f32
      } -> tensor<2x4x32x32xf32> loc(#loc59)
      %128 = tensor.empty() : tensor<2x4x32xf32> loc(#loc60)
      %129 = linalg.fill ins(%cst_10 : f32) outs(%128 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc60)
      %130 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127 : tensor<2x4x32x32xf32>) outs(%129 : tensor<2x4x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.addf %out, %in : f32
        linalg.yield %321 : f32
      } -> tensor<2x4x32xf32> loc(#loc60)
      %131 = tensor.empty() : tensor<2x4x32x1xf32> loc(#loc61)
      %132 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<2x4x32xf32>) outs(%131 : tensor<2x4x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x32x1xf32> loc(#loc61)
      %133 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc62)
      %134 = linalg.generic {indexing_maps = [#map3, #map15, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %132 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>) outs(%133 : tensor<2x4x32x32xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.divf %in, %in_100 : f32
        linalg.yield %321 : f32
      } -> tensor<2x4x32x32xf32> loc(#loc62)
      %135 = tensor.empty() : tensor<2x4x16x32xf32> loc(#loc63)
      %136 = linalg.fill ins(%cst_10 : f32) outs(%135 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc63)
      %137 = linalg.generic {indexing_maps = [#map16, #map8, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_36, %134 : tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>) outs(%136 : tensor<2x4x16x32xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.mulf %in, %in_100 : f32
        %322 = arith.addf %out, %321 : f32
        linalg.yield %322 : f32
      } -> tensor<2x4x16x32xf32> loc(#loc63)
      %138 = tensor.empty() : tensor<2x32x4x16xf32> loc(#loc64)
      %139 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<2x4x16x32xf32>) outs(%138 : tensor<2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x32x4x16xf32> loc(#loc64)
      %collapsed_37 = tensor.collapse_shape %139 [[0], [1], [2, 3]] : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc65)
      %140 = tensor.empty() : tensor<2x32x64xf32> loc(#loc66)
      %141 = linalg.fill ins(%cst_10 : f32) outs(%140 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc66)
      %expanded_38 = tensor.expand_shape %collapsed_37 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc66)
      %142 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_38, %extracted_slice_23 : tensor<2x32x1x64xf32>, tensor<1x64x64xf32>) outs(%141 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.mulf %in, %in_100 : f32
        %322 = arith.addf %out, %321 : f32
        linalg.yield %322 : f32
      } -> tensor<2x32x64xf32> loc(#loc66)
      %143 = tensor.empty() : tensor<2x32x64xf32> loc(#loc67)
      %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %142 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%143 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.addf %in, %in_100 : f32
        linalg.yield %321 : f32
      } -> tensor<2x32x64xf32> loc(#loc67)
      %145 = tensor.empty() : tensor<2x32xf32> loc(#loc68)
      %146 = linalg.fill ins(%cst_10 : f32) outs(%145 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc68)
      %147 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%144 : tensor<2x32x64xf32>) outs(%146 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.addf %out, %in : f32
        linalg.yield %321 : f32
      } -> tensor<2x32xf32> loc(#loc68)
      %148 = tensor.empty() : tensor<2x32x64xf32> loc(#loc69)
      %149 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %147 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%148 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.divf %in_100, %cst_9 : f32
        %322 = arith.subf %in, %321 : f32
        linalg.yield %322 : f32
      } -> tensor<2x32x64xf32> loc(#loc69)
      %150 = tensor.empty() : tensor<2x32xf32> loc(#loc70)
      %151 = linalg.fill ins(%cst_10 : f32) outs(%150 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc70)
      %152 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%149 : tensor<2x32x64xf32>) outs(%151 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.mulf %in, %in : f32
        %322 = arith.addf %out, %321 : f32
        linalg.yield %322 : f32
      } -> tensor<2x32xf32> loc(#loc70)
      %153 = tensor.empty() : tensor<2x32x1xf32> loc(#loc71)
      %154 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x32xf32>) outs(%153 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.divf %in, %cst_9 : f32
        %322 = arith.addf %321, %cst_8 : f32
        linalg.yield %322 : f32
      } -> tensor<2x32x1xf32> loc(#loc71)
      %155 = tensor.empty() : tensor<2x32x1xf32> loc(#loc72)
      %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x32x1xf32>) outs(%155 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = math.rsqrt %in : f32
        linalg.yield %321 : f32
      } -> tensor<2x32x1xf32> loc(#loc72)
      %157 = tensor.empty() : tensor<2x32x64xf32> loc(#loc73)
      %158 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %156 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%157 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.mulf %in, %in_100 : f32
        linalg.yield %321 : f32
      } -> tensor<2x32x64xf32> loc(#loc73)
      %159 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc74)
      %160 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<1x64xf32>) outs(%159 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc74)
      %collapsed_39 = tensor.collapse_shape %160 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc74)
      %161 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc75)
      %162 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<1x64xf32>) outs(%161 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc75)
      %collapsed_40 = tensor.collapse_shape %162 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc75)
      %163 = tensor.empty() : tensor<2x32x64xf32> loc(#loc76)
      %164 = linalg.generic {indexing_maps = [#map1, #map7, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %collapsed_39, %collapsed_40 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<1x1x64xf32>) outs(%163 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_100: f32, %in_101: f32, %out: f32):
        %321 = arith.mulf %in, %in_100 : f32
        %322 = arith.addf %321, %in_101 : f32
        linalg.yield %322 : f32
      } -> tensor<2x32x64xf32> loc(#loc76)
      %165 = tensor.empty() : tensor<64x256xf32> loc(#loc77)
      %expanded_41 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [2, 32, 256] : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc77)
      %166 = linalg.fill ins(%cst_10 : f32) outs(%expanded_41 : tensor<2x32x256xf32>) -> tensor<2x32x256xf32> loc(#loc77)
      %expanded_42 = tensor.expand_shape %164 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc77)
      %167 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_42, %extracted_slice_27 : tensor<2x32x1x64xf32>, tensor<1x64x256xf32>) outs(%166 : tensor<2x32x256xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.mulf %in, %in_100 : f32
        %322 = arith.addf %out, %321 : f32
        linalg.yield %322 : f32
      } -> tensor<2x32x256xf32> loc(#loc77)
      %collapsed_43 = tensor.collapse_shape %167 [[0, 1], [2]] : tensor<2x32x256xf32> into tensor<64x256xf32> loc(#loc77)
      %168 = tensor.empty() : tensor<1x1x256xf32> loc(#loc78)
      %169 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_29 : tensor<1x256xf32>) outs(%168 : tensor<1x1x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x256xf32> loc(#loc78)
      %collapsed_44 = tensor.collapse_shape %169 [[0], [1, 2]] : tensor<1x1x256xf32> into tensor<1x256xf32> loc(#loc78)
      %170 = tensor.empty() : tensor<64x256xf32> loc(#loc79)
      %171 = linalg.generic {indexing_maps = [#map18, #map19, #map18], iterator_types = ["parallel", "parallel"]} ins(%collapsed_43, %collapsed_44 : tensor<64x256xf32>, tensor<1x256xf32>) outs(%170 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.addf %in, %in_100 : f32
        linalg.yield %321 : f32
      } -> tensor<64x256xf32> loc(#loc79)
      %172 = tensor.empty() : tensor<64x256xf32> loc(#loc80)
      %173 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%171 : tensor<64x256xf32>) outs(%172 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.mulf %in, %in : f32
        linalg.yield %321 : f32
      } -> tensor<64x256xf32> loc(#loc80)
      %174 = tensor.empty() : tensor<64x256xf32> loc(#loc81)
      %175 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%171, %173 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%174 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.mulf %in_100, %in : f32
        %322 = arith.mulf %321, %cst_2 : f32
        %323 = arith.addf %in, %322 : f32
        %324 = arith.mulf %323, %cst_1 : f32
        %325 = math.tanh %324 : f32
        linalg.yield %325 : f32
      } -> tensor<64x256xf32> loc(#loc81)
      %176 = tensor.empty() : tensor<64x256xf32> loc(#loc82)
      %177 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<64x256xf32>) outs(%176 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.addf %in, %cst_4 : f32
        %322 = arith.mulf %321, %cst_0 : f32
        linalg.yield %322 : f32
      } -> tensor<64x256xf32> loc(#loc82)
      %178 = tensor.empty() : tensor<64x256xf32> loc(#loc83)
      %179 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%171, %177 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%178 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.mulf %in, %in_100 : f32
        linalg.yield %321 : f32
      } -> tensor<64x256xf32> loc(#loc83)
      %180 = tensor.empty() : tensor<64x64xf32> loc(#loc84)
      %181 = linalg.fill ins(%cst_10 : f32) outs(%180 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc84)
      %expanded_45 = tensor.expand_shape %179 [[0], [1, 2]] output_shape [64, 1, 256] : tensor<64x256xf32> into tensor<64x1x256xf32> loc(#loc84)
      %182 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_45, %extracted_slice : tensor<64x1x256xf32>, tensor<1x256x64xf32>) outs(%181 : tensor<64x64xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.mulf %in, %in_100 : f32
        %322 = arith.addf %out, %321 : f32
        linalg.yield %322 : f32
      } -> tensor<64x64xf32> loc(#loc84)
      %183 = tensor.empty() : tensor<1x1x64xf32> loc(#loc85)
      %184 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_13 : tensor<1x64xf32>) outs(%183 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x64xf32> loc(#loc85)
      %collapsed_46 = tensor.collapse_shape %184 [[0], [1, 2]] : tensor<1x1x64xf32> into tensor<1x64xf32> loc(#loc85)
      %185 = tensor.empty() : tensor<64x64xf32> loc(#loc86)
      %186 = linalg.generic {indexing_maps = [#map18, #map19, #map18], iterator_types = ["parallel", "parallel"]} ins(%182, %collapsed_46 : tensor<64x64xf32>, tensor<1x64xf32>) outs(%185 : tensor<64x64xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.addf %in, %in_100 : f32
        linalg.yield %321 : f32
      } -> tensor<64x64xf32> loc(#loc86)
      %expanded_47 = tensor.expand_shape %186 [[0, 1], [2]] output_shape [2, 32, 64] : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc87)
      %187 = tensor.empty() : tensor<2x32x64xf32> loc(#loc88)
      %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %expanded_47 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%187 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.addf %in, %in_100 : f32
        linalg.yield %321 : f32
      } -> tensor<2x32x64xf32> loc(#loc88)
      %189 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc89)
      %190 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<2x32x64xf32>) outs(%189 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc89)
      %extracted_48 = tensor.extract %arg17[] : tensor<i32> loc(#loc90)
      %191 = arith.index_cast %extracted_48 : i32 to index loc(#loc90)
      %192 = arith.maxsi %191, %c0 : index loc(#loc90)
      %193 = arith.minsi %192, %c2 : index loc(#loc90)
      %inserted_slice = tensor.insert_slice %190 into %arg19[%193, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc90)
      %194 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc91)
      %195 = linalg.generic {indexing_maps = [#map23, #map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %104 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%194 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.divf %in, %in_100 : f32
        %322 = arith.mulf %321, %cst_7 : f32
        linalg.yield %322 : f32
      } -> tensor<1x2x32x1xf32> loc(#loc91)
      %extracted_49 = tensor.extract %arg17[] : tensor<i32> loc(#loc92)
      %196 = arith.index_cast %extracted_49 : i32 to index loc(#loc92)
      %197 = arith.maxsi %196, %c0 : index loc(#loc92)
      %198 = arith.minsi %197, %c2 : index loc(#loc92)
      %inserted_slice_50 = tensor.insert_slice %195 into %arg20[%198, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<1x2x32x1xf32> into tensor<3x2x32x1xf32> loc(#loc92)
      %199 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc93)
      %200 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<2x32x1xf32>) outs(%199 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x1xf32> loc(#loc93)
      %extracted_51 = tensor.extract %arg17[] : tensor<i32> loc(#loc94)
      %201 = arith.index_cast %extracted_51 : i32 to index loc(#loc94)
      %202 = arith.maxsi %201, %c0 : index loc(#loc94)
      %203 = arith.minsi %202, %c2 : index loc(#loc94)
      %inserted_slice_52 = tensor.insert_slice %200 into %arg21[%203, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<1x2x32x1xf32> into tensor<3x2x32x1xf32> loc(#loc94)
      %204 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc95)
      %205 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x1x64xf32>) outs(%204 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc95)
      %extracted_53 = tensor.extract %arg17[] : tensor<i32> loc(#loc96)
      %206 = arith.index_cast %extracted_53 : i32 to index loc(#loc96)
      %207 = arith.maxsi %206, %c0 : index loc(#loc96)
      %208 = arith.minsi %207, %c2 : index loc(#loc96)
      %inserted_slice_54 = tensor.insert_slice %205 into %arg22[%208, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<1x1x1x64xf32> into tensor<3x1x1x64xf32> loc(#loc96)
      %209 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc97)
      %210 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<2x32x64xf32>) outs(%209 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc97)
      %extracted_55 = tensor.extract %arg17[] : tensor<i32> loc(#loc98)
      %211 = arith.index_cast %extracted_55 : i32 to index loc(#loc98)
      %212 = arith.maxsi %211, %c0 : index loc(#loc98)
      %213 = arith.minsi %212, %c2 : index loc(#loc98)
      %inserted_slice_56 = tensor.insert_slice %210 into %arg23[%213, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc98)
      %214 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc99)
      %215 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<2x32x64xf32>) outs(%214 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc99)
      %extracted_57 = tensor.extract %arg17[] : tensor<i32> loc(#loc100)
      %216 = arith.index_cast %extracted_57 : i32 to index loc(#loc100)
      %217 = arith.maxsi %216, %c0 : index loc(#loc100)
      %218 = arith.minsi %217, %c2 : index loc(#loc100)
      %inserted_slice_58 = tensor.insert_slice %215 into %arg24[%218, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc100)
      %219 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc101)
      %220 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<2x32x4x16xf32>) outs(%219 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc101)
      %extracted_59 = tensor.extract %arg17[] : tensor<i32> loc(#loc102)
      %221 = arith.index_cast %extracted_59 : i32 to index loc(#loc102)
      %222 = arith.maxsi %221, %c0 : index loc(#loc102)
      %223 = arith.minsi %222, %c2 : index loc(#loc102)
      %inserted_slice_60 = tensor.insert_slice %220 into %arg25[%223, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<1x2x32x4x16xf32> into tensor<3x2x32x4x16xf32> loc(#loc102)
      %224 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc103)
      %225 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x32x4x16xf32>) outs(%224 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc103)
      %extracted_61 = tensor.extract %arg17[] : tensor<i32> loc(#loc104)
      %226 = arith.index_cast %extracted_61 : i32 to index loc(#loc104)
      %227 = arith.maxsi %226, %c0 : index loc(#loc104)
      %228 = arith.minsi %227, %c2 : index loc(#loc104)
      %inserted_slice_62 = tensor.insert_slice %225 into %arg26[%228, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<1x2x32x4x16xf32> into tensor<3x2x32x4x16xf32> loc(#loc104)
      %229 = tensor.empty() : tensor<1x2x4x32x32xf32> loc(#loc105)
      %230 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<2x4x32x32xf32>) outs(%229 : tensor<1x2x4x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x32x32xf32> loc(#loc105)
      %extracted_63 = tensor.extract %arg17[] : tensor<i32> loc(#loc106)
      %231 = arith.index_cast %extracted_63 : i32 to index loc(#loc106)
      %232 = arith.maxsi %231, %c0 : index loc(#loc106)
      %233 = arith.minsi %232, %c2 : index loc(#loc106)
      %inserted_slice_64 = tensor.insert_slice %230 into %arg27[%233, 0, 0, 0, 0] [1, 2, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<1x2x4x32x32xf32> into tensor<3x2x4x32x32xf32> loc(#loc106)
      %234 = tensor.empty() : tensor<1x2x4x32x1xf32> loc(#loc107)
      %235 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<2x4x32x1xf32>) outs(%234 : tensor<1x2x4x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x32x1xf32> loc(#loc107)
      %extracted_65 = tensor.extract %arg17[] : tensor<i32> loc(#loc108)
      %236 = arith.index_cast %extracted_65 : i32 to index loc(#loc108)
      %237 = arith.maxsi %236, %c0 : index loc(#loc108)
      %238 = arith.minsi %237, %c2 : index loc(#loc108)
      %inserted_slice_66 = tensor.insert_slice %235 into %arg28[%238, 0, 0, 0, 0] [1, 2, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x32x1xf32> into tensor<3x2x4x32x1xf32> loc(#loc108)
      %239 = tensor.empty() : tensor<1x2x4x32x1xf32> loc(#loc109)
      %240 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<2x4x32x1xf32>) outs(%239 : tensor<1x2x4x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.mulf %in, %in : f32
        %322 = arith.divf %cst_4, %321 : f32
        linalg.yield %322 : f32
      } -> tensor<1x2x4x32x1xf32> loc(#loc109)
      %extracted_67 = tensor.extract %arg17[] : tensor<i32> loc(#loc110)
      %241 = arith.index_cast %extracted_67 : i32 to index loc(#loc110)
      %242 = arith.maxsi %241, %c0 : index loc(#loc110)
      %243 = arith.minsi %242, %c2 : index loc(#loc110)
      %inserted_slice_68 = tensor.insert_slice %240 into %arg29[%243, 0, 0, 0, 0] [1, 2, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x32x1xf32> into tensor<3x2x4x32x1xf32> loc(#loc110)
      %244 = tensor.empty() : tensor<1x2x4x32x32xf32> loc(#loc111)
      %245 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x4x32x32xf32>) outs(%244 : tensor<1x2x4x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x32x32xf32> loc(#loc111)
      %extracted_69 = tensor.extract %arg17[] : tensor<i32> loc(#loc112)
      %246 = arith.index_cast %extracted_69 : i32 to index loc(#loc112)
      %247 = arith.maxsi %246, %c0 : index loc(#loc112)
      %248 = arith.minsi %247, %c2 : index loc(#loc112)
      %inserted_slice_70 = tensor.insert_slice %245 into %arg30[%248, 0, 0, 0, 0] [1, 2, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<1x2x4x32x32xf32> into tensor<3x2x4x32x32xf32> loc(#loc112)
      %249 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc113)
      %250 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x32x4x16xf32>) outs(%249 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc113)
      %extracted_71 = tensor.extract %arg17[] : tensor<i32> loc(#loc114)
      %251 = arith.index_cast %extracted_71 : i32 to index loc(#loc114)
      %252 = arith.maxsi %251, %c0 : index loc(#loc114)
      %253 = arith.minsi %252, %c2 : index loc(#loc114)
      %inserted_slice_72 = tensor.insert_slice %250 into %arg31[%253, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<1x2x32x4x16xf32> into tensor<3x2x32x4x16xf32> loc(#loc114)
      %254 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc115)
      %255 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_37 : tensor<2x32x64xf32>) outs(%254 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc115)
      %extracted_73 = tensor.extract %arg17[] : tensor<i32> loc(#loc116)
      %256 = arith.index_cast %extracted_73 : i32 to index loc(#loc116)
      %257 = arith.maxsi %256, %c0 : index loc(#loc116)
      %258 = arith.minsi %257, %c2 : index loc(#loc116)
      %inserted_slice_74 = tensor.insert_slice %255 into %arg32[%258, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc116)
      %259 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc117)
      %260 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149 : tensor<2x32x64xf32>) outs(%259 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc117)
      %extracted_75 = tensor.extract %arg17[] : tensor<i32> loc(#loc118)
      %261 = arith.index_cast %extracted_75 : i32 to index loc(#loc118)
      %262 = arith.maxsi %261, %c0 : index loc(#loc118)
      %263 = arith.minsi %262, %c2 : index loc(#loc118)
      %inserted_slice_76 = tensor.insert_slice %260 into %arg33[%263, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc118)
      %264 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc119)
      %265 = linalg.generic {indexing_maps = [#map23, #map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156, %154 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%264 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %in_100: f32, %out: f32):
        %321 = arith.divf %in, %in_100 : f32
        %322 = arith.mulf %321, %cst_7 : f32
        linalg.yield %322 : f32
      } -> tensor<1x2x32x1xf32> loc(#loc119)
      %extracted_77 = tensor.extract %arg17[] : tensor<i32> loc(#loc120)
      %266 = arith.index_cast %extracted_77 : i32 to index loc(#loc120)
      %267 = arith.maxsi %266, %c0 : index loc(#loc120)
      %268 = arith.minsi %267, %c2 : index loc(#loc120)
      %inserted_slice_78 = tensor.insert_slice %265 into %arg34[%268, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<1x2x32x1xf32> into tensor<3x2x32x1xf32> loc(#loc120)
      %269 = tensor.empty() : tensor<1x2x32x1xf32> loc(#loc121)
      %270 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<2x32x1xf32>) outs(%269 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x1xf32> loc(#loc121)
      %extracted_79 = tensor.extract %arg17[] : tensor<i32> loc(#loc122)
      %271 = arith.index_cast %extracted_79 : i32 to index loc(#loc122)
      %272 = arith.maxsi %271, %c0 : index loc(#loc122)
      %273 = arith.minsi %272, %c2 : index loc(#loc122)
      %inserted_slice_80 = tensor.insert_slice %270 into %arg35[%273, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<1x2x32x1xf32> into tensor<3x2x32x1xf32> loc(#loc122)
      %274 = tensor.empty() : tensor<1x1x1x64xf32> loc(#loc123)
      %275 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_39 : tensor<1x1x64xf32>) outs(%274 : tensor<1x1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x1x64xf32> loc(#loc123)
      %extracted_81 = tensor.extract %arg17[] : tensor<i32> loc(#loc124)
      %276 = arith.index_cast %extracted_81 : i32 to index loc(#loc124)
      %277 = arith.maxsi %276, %c0 : index loc(#loc124)
      %278 = arith.minsi %277, %c2 : index loc(#loc124)
      %inserted_slice_82 = tensor.insert_slice %275 into %arg36[%278, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<1x1x1x64xf32> into tensor<3x1x1x64xf32> loc(#loc124)
      %279 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc125)
      %280 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<2x32x64xf32>) outs(%279 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc125)
      %extracted_83 = tensor.extract %arg17[] : tensor<i32> loc(#loc126)
      %281 = arith.index_cast %extracted_83 : i32 to index loc(#loc126)
      %282 = arith.maxsi %281, %c0 : index loc(#loc126)
      %283 = arith.minsi %282, %c2 : index loc(#loc126)
      %inserted_slice_84 = tensor.insert_slice %280 into %arg37[%283, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<1x2x32x64xf32> into tensor<3x2x32x64xf32> loc(#loc126)
      %284 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc127)
      %285 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164 : tensor<2x32x64xf32>) outs(%284 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc127)
      %collapsed_85 = tensor.collapse_shape %285 [[0], [1, 2], [3]] : tensor<1x2x32x64xf32> into tensor<1x64x64xf32> loc(#loc127)
      %extracted_86 = tensor.extract %arg17[] : tensor<i32> loc(#loc128)
      %286 = arith.index_cast %extracted_86 : i32 to index loc(#loc128)
      %287 = arith.maxsi %286, %c0 : index loc(#loc128)
      %288 = arith.minsi %287, %c2 : index loc(#loc128)
      %inserted_slice_87 = tensor.insert_slice %collapsed_85 into %arg38[%288, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<1x64x64xf32> into tensor<3x64x64xf32> loc(#loc128)
      %289 = tensor.empty() : tensor<1x64x256xf32> loc(#loc129)
      %290 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<64x256xf32>) outs(%289 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.mulf %in, %cst_3 : f32
        linalg.yield %321 : f32
      } -> tensor<1x64x256xf32> loc(#loc129)
      %extracted_88 = tensor.extract %arg17[] : tensor<i32> loc(#loc130)
      %291 = arith.index_cast %extracted_88 : i32 to index loc(#loc130)
      %292 = arith.maxsi %291, %c0 : index loc(#loc130)
      %293 = arith.minsi %292, %c2 : index loc(#loc130)
      %inserted_slice_89 = tensor.insert_slice %290 into %arg39[%293, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc130)
      %294 = tensor.empty() : tensor<1x64x256xf32> loc(#loc131)
      %295 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<64x256xf32>) outs(%294 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x256xf32> loc(#loc131)
      %extracted_90 = tensor.extract %arg17[] : tensor<i32> loc(#loc132)
      %296 = arith.index_cast %extracted_90 : i32 to index loc(#loc132)
      %297 = arith.maxsi %296, %c0 : index loc(#loc132)
      %298 = arith.minsi %297, %c2 : index loc(#loc132)
      %inserted_slice_91 = tensor.insert_slice %295 into %arg40[%298, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc132)
      %299 = tensor.empty() : tensor<1x64x256xf32> loc(#loc133)
      %300 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<64x256xf32>) outs(%299 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %321 = arith.subf %cst_4, %in : f32
        linalg.yield %321 : f32
      } -> tensor<1x64x256xf32> loc(#loc133)
      %extracted_92 = tensor.extract %arg17[] : tensor<i32> loc(#loc134)
      %301 = arith.index_cast %extracted_92 : i32 to index loc(#loc134)
      %302 = arith.maxsi %301, %c0 : index loc(#loc134)
      %303 = arith.minsi %302, %c2 : index loc(#loc134)
      %inserted_slice_93 = tensor.insert_slice %300 into %arg41[%303, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc134)
      %304 = tensor.empty() : tensor<1x64x256xf32> loc(#loc135)
      %305 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<64x256xf32>) outs(%304 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x256xf32> loc(#loc135)
      %extracted_94 = tensor.extract %arg17[] : tensor<i32> loc(#loc136)
      %306 = arith.index_cast %extracted_94 : i32 to index loc(#loc136)
      %307 = arith.maxsi %306, %c0 : index loc(#loc136)
      %308 = arith.minsi %307, %c2 : index loc(#loc136)
      %inserted_slice_95 = tensor.insert_slice %305 into %arg42[%308, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc136)
      %309 = tensor.empty() : tensor<1x64x256xf32> loc(#loc137)
      %310 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<64x256xf32>) outs(%309 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x256xf32> loc(#loc137)
      %extracted_96 = tensor.extract %arg17[] : tensor<i32> loc(#loc138)
      %311 = arith.index_cast %extracted_96 : i32 to index loc(#loc138)
      %312 = arith.maxsi %311, %c0 : index loc(#loc138)
      %313 = arith.minsi %312, %c2 : index loc(#loc138)
      %inserted_slice_97 = tensor.insert_slice %310 into %arg43[%313, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc138)
      %314 = tensor.empty() : tensor<1x64x256xf32> loc(#loc139)
      %315 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<64x256xf32>) outs(%314 : tensor<1x64x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x256xf32> loc(#loc139)
      %extracted_98 = tensor.extract %arg17[] : tensor<i32> loc(#loc140)
      %316 = arith.index_cast %extracted_98 : i32 to index loc(#loc140)
      %317 = arith.maxsi %316, %c0 : index loc(#loc140)
      %318 = arith.minsi %317, %c2 : index loc(#loc140)
      %inserted_slice_99 = tensor.insert_slice %315 into %arg44[%318, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc140)
      %319 = tensor.empty() : tensor<i32> loc(#loc141)
      %320 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%319 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %321 = arith.addi %in, %c1_i32 : i32
        linalg.yield %321 : i32
      } -> tensor<i32> loc(#loc141)
      scf.yield %320, %188, %inserted_slice, %inserted_slice_50, %inserted_slice_52, %inserted_slice_54, %inserted_slice_56, %inserted_slice_58, %inserted_slice_60, %inserted_slice_62, %inserted_slice_64, %inserted_slice_66, %inserted_slice_68, %inserted_slice_70, %inserted_slice_72, %inserted_slice_74, %inserted_slice_76, %inserted_slice_78, %inserted_slice_80, %inserted_slice_82, %inserted_slice_84, %inserted_slice_87, %inserted_slice_89, %inserted_slice_91, %inserted_slice_93, %inserted_slice_95, %inserted_slice_97, %inserted_slice_99 : tensor<i32>, tensor<2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x64x64xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>
    } loc(#loc29)
    %23 = tensor.empty() : tensor<2x32xf32> loc(#loc142)
    %24 = linalg.fill ins(%cst_10 : f32) outs(%23 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc142)
    %25 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22#1 : tensor<2x32x64xf32>) outs(%24 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %out, %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x32xf32> loc(#loc142)
    %26 = tensor.empty() : tensor<2x32x64xf32> loc(#loc143)
    %27 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22#1, %25 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%26 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %65 = arith.divf %in_12, %cst_9 : f32
      %66 = arith.subf %in, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x32x64xf32> loc(#loc143)
    %28 = tensor.empty() : tensor<2x32xf32> loc(#loc144)
    %29 = linalg.fill ins(%cst_10 : f32) outs(%28 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc144)
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%27 : tensor<2x32x64xf32>) outs(%29 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.mulf %in, %in : f32
      %66 = arith.addf %out, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x32xf32> loc(#loc144)
    %31 = tensor.empty() : tensor<2x32x1xf32> loc(#loc145)
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x32xf32>) outs(%31 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.divf %in, %cst_9 : f32
      %66 = arith.addf %65, %cst_8 : f32
      linalg.yield %66 : f32
    } -> tensor<2x32x1xf32> loc(#loc145)
    %33 = tensor.empty() : tensor<2x32x1xf32> loc(#loc146)
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x32x1xf32>) outs(%33 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.rsqrt %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x32x1xf32> loc(#loc146)
    %35 = tensor.empty() : tensor<2x32x1xf32> loc(#loc147)
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %32 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%35 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %65 = arith.divf %in, %in_12 : f32
      %66 = arith.mulf %65, %cst_7 : f32
      linalg.yield %66 : f32
    } -> tensor<2x32x1xf32> loc(#loc147)
    %37 = tensor.empty() : tensor<2x32x64xf32> loc(#loc148)
    %38 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %34 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%37 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %65 = arith.mulf %in, %in_12 : f32
      linalg.yield %65 : f32
    } -> tensor<2x32x64xf32> loc(#loc148)
    %39 = tensor.empty() : tensor<1x1x64xf32> loc(#loc149)
    %40 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<64xf32>) outs(%39 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32> loc(#loc149)
    %41 = tensor.empty() : tensor<2x32x64xf32> loc(#loc150)
    %42 = linalg.generic {indexing_maps = [#map1, #map7, #map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %40, %arg11 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<64xf32>) outs(%41 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %in_13: f32, %out: f32):
      %65 = arith.mulf %in, %in_12 : f32
      %66 = arith.addf %65, %in_13 : f32
      linalg.yield %66 : f32
    } -> tensor<2x32x64xf32> loc(#loc150)
    %43 = tensor.empty() : tensor<2x32x128xf32> loc(#loc151)
    %44 = linalg.fill ins(%cst_10 : f32) outs(%43 : tensor<2x32x128xf32>) -> tensor<2x32x128xf32> loc(#loc151)
    %45 = linalg.generic {indexing_maps = [#map27, #map6, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42, %arg0 : tensor<2x32x64xf32>, tensor<128x64xf32>) outs(%44 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %65 = arith.mulf %in, %in_12 : f32
      %66 = arith.addf %out, %65 : f32
      linalg.yield %66 : f32
    } -> tensor<2x32x128xf32> loc(#loc151)
    %46 = tensor.empty() : tensor<2x32xf32> loc(#loc152)
    %47 = linalg.fill ins(%cst_5 : f32) outs(%46 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc152)
    %48 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%45 : tensor<2x32x128xf32>) outs(%47 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.maximumf %out, %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x32xf32> loc(#loc152)
    %49 = tensor.empty() : tensor<2x32x128xf32> loc(#loc153)
    %50 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<2x32x128xf32>, tensor<2x32xf32>) outs(%49 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %65 = arith.subf %in, %in_12 : f32
      linalg.yield %65 : f32
    } -> tensor<2x32x128xf32> loc(#loc153)
    %51 = tensor.empty() : tensor<2x32x128xf32> loc(#loc154)
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x32x128xf32>) outs(%51 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.exp %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x32x128xf32> loc(#loc154)
    %53 = tensor.empty() : tensor<2x32xf32> loc(#loc155)
    %54 = linalg.fill ins(%cst_10 : f32) outs(%53 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc155)
    %55 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<2x32x128xf32>) outs(%54 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %out, %in : f32
      linalg.yield %65 : f32
    } -> tensor<2x32xf32> loc(#loc155)
    %56 = tensor.empty() : tensor<2x32x1xf32> loc(#loc156)
    %57 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x32xf32>) outs(%56 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32> loc(#loc156)
    %58 = tensor.empty() : tensor<2x32x128xi1> loc(#loc157)
    %59 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<2x32xi32>) outs(%58 : tensor<2x32x128xi1>) {
    ^bb0(%in: i32, %out: i1):
      %65 = linalg.index 2 : index
      %66 = arith.index_cast %65 : index to i32
      %67 = arith.cmpi eq, %in, %66 : i32
      linalg.yield %67 : i1
    } -> tensor<2x32x128xi1> loc(#loc157)
    %60 = tensor.empty() : tensor<f32> loc(#loc158)
    %61 = linalg.fill ins(%cst_10 : f32) outs(%60 : tensor<f32>) -> tensor<f32> loc(#loc158)
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map5, #map28], iterator_types = ["reduction", "reduction", "reduction"]} ins(%59, %50, %57 : tensor<2x32x128xi1>, tensor<2x32x128xf32>, tensor<2x32x1xf32>) outs(%61 : tensor<f32>) {
    ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
      %65 = math.log %in_13 : f32
      %66 = arith.subf %in_12, %65 : f32
      %67 = arith.select %in, %66, %cst_10 : f32
      %68 = arith.addf %out, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<f32> loc(#loc158)
    %63 = tensor.empty() : tensor<f32> loc(#loc159)
    %64 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%62 : tensor<f32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.negf %in : f32
      %66 = arith.divf %65, %cst_9 : f32
      linalg.yield %66 : f32
    } -> tensor<f32> loc(#loc159)
    return %64, %arg0, %arg1, %arg7, %arg8, %arg9, %arg15, %5, %22#2, %22#3, %22#4, %22#5, %22#6, %22#7, %22#8, %22#9, %22#10, %22#11, %22#12, %22#13, %22#14, %22#15, %22#16, %22#17, %22#18, %22#19, %22#20, %22#21, %22#22, %22#23, %22#24, %22#25, %22#26, %22#27, %27, %36, %34, %40, %38, %42, %52, %57, %59 : tensor<f32>, tensor<128x64xf32>, tensor<3x256x64xf32>, tensor<3x64x64xf32>, tensor<3x64x192xf32>, tensor<3x64x256xf32>, tensor<2x32xi32>, tensor<2x4x32x32xi1>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x1xf32>, tensor<3x2x4x32x32xf32>, tensor<3x2x32x4x16xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x64xf32>, tensor<3x2x32x1xf32>, tensor<3x2x32x1xf32>, tensor<3x1x1x64xf32>, tensor<3x2x32x64xf32>, tensor<3x64x64xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<3x64x256xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x128xf32>, tensor<2x32x1xf32>, tensor<2x32x128xi1>
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
    %cst_5 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x32x128xf32> loc(#loc162)
    %1 = linalg.generic {indexing_maps = [#map1, #map28, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg41, %arg42 : tensor<2x32x128xi1>, tensor<f32>) outs(%0 : tensor<2x32x128xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %70 = arith.divf %in_19, %cst_4 : f32
      %71 = arith.negf %70 : f32
      %72 = arith.select %in, %71, %cst_3 : f32
      linalg.yield %72 : f32
    } -> tensor<2x32x128xf32> loc(#loc162)
    %2 = tensor.empty() : tensor<2x32xf32> loc(#loc163)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc163)
    %3 = linalg.fill ins(%cst_3 : f32) outs(%expanded : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc163)
    %expanded_6 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [2, 32, 1, 128] : tensor<2x32x128xf32> into tensor<2x32x1x128xf32> loc(#loc163)
    %4 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_6 : tensor<2x32x1x128xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.negf %in : f32
      %71 = arith.addf %out, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<2x32x1xf32> loc(#loc163)
    %5 = tensor.empty() : tensor<2x32xf32> loc(#loc164)
    %6 = linalg.fill ins(%cst_3 : f32) outs(%5 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc164)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg40 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%6 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %70 = arith.divf %in, %in_19 : f32
      %71 = arith.addf %out, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<2x32xf32> loc(#loc164)
    %8 = tensor.empty() : tensor<2x32x128xf32> loc(#loc165)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg39 : tensor<2x32x128xf32>, tensor<2x32xf32>, tensor<2x32x128xf32>) outs(%8 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_19: f32, %in_20: f32, %out: f32):
      %70 = arith.mulf %in_19, %in_20 : f32
      %71 = arith.addf %in, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<2x32x128xf32> loc(#loc165)
    %10 = tensor.empty() : tensor<128x64xf32> loc(#loc166)
    %11 = linalg.fill ins(%cst_3 : f32) outs(%10 : tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc166)
    %12 = linalg.generic {indexing_maps = [#map29, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg38 : tensor<2x32x128xf32>, tensor<2x32x64xf32>) outs(%11 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %70 = arith.mulf %in, %in_19 : f32
      %71 = arith.addf %out, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<128x64xf32> loc(#loc166)
    %13 = tensor.empty() : tensor<2x32x64xf32> loc(#loc167)
    %14 = linalg.fill ins(%cst_3 : f32) outs(%13 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc167)
    %15 = linalg.generic {indexing_maps = [#map27, #map30, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<2x32x128xf32>, tensor<128x64xf32>) outs(%14 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %70 = arith.mulf %in, %in_19 : f32
      %71 = arith.addf %out, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<2x32x64xf32> loc(#loc167)
    %16 = tensor.empty() : tensor<64xf32> loc(#loc168)
    %expanded_7 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc168)
    %17 = linalg.fill ins(%cst_3 : f32) outs(%expanded_7 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc168)
    %expanded_8 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc168)
    %18 = linalg.generic {indexing_maps = [#map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_8 : tensor<2x32x1x1x64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.addf %out, %in : f32
      linalg.yield %70 : f32
    } -> tensor<1x1x64xf32> loc(#loc168)
    %19 = tensor.empty() : tensor<64xf32> loc(#loc169)
    %20 = linalg.fill ins(%cst_3 : f32) outs(%19 : tensor<64xf32>) -> tensor<64xf32> loc(#loc169)
    %21 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%18 : tensor<1x1x64xf32>) outs(%20 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.addf %out, %in : f32
      linalg.yield %70 : f32
    } -> tensor<64xf32> loc(#loc169)
    %22 = tensor.empty() : tensor<64xf32> loc(#loc170)
    %expanded_9 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc170)
    %23 = linalg.fill ins(%cst_3 : f32) outs(%expanded_9 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc170)
    %expanded_10 = tensor.expand_shape %arg37 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc170)
    %expanded_11 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc170)
    %24 = linalg.generic {indexing_maps = [#map31, #map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_10, %expanded_11 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%23 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %70 = arith.mulf %in, %in_19 : f32
      %71 = arith.addf %out, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<1x1x64xf32> loc(#loc170)
    %25 = tensor.empty() : tensor<2x32x64xf32> loc(#loc171)
    %26 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %arg36 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%25 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %70 = arith.mulf %in, %in_19 : f32
      linalg.yield %70 : f32
    } -> tensor<2x32x64xf32> loc(#loc171)
    %27 = tensor.empty() : tensor<64xf32> loc(#loc172)
    %28 = linalg.fill ins(%cst_3 : f32) outs(%27 : tensor<64xf32>) -> tensor<64xf32> loc(#loc172)
    %29 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%24 : tensor<1x1x64xf32>) outs(%28 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.addf %out, %in : f32
      linalg.yield %70 : f32
    } -> tensor<64xf32> loc(#loc172)
    %30 = tensor.empty() : tensor<2x32xf32> loc(#loc173)
    %expanded_12 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc173)
    %31 = linalg.fill ins(%cst_3 : f32) outs(%expanded_12 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc173)
    %expanded_13 = tensor.expand_shape %arg33 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc173)
    %expanded_14 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc173)
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_13, %expanded_14 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%31 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %70 = arith.mulf %in, %in_19 : f32
      %71 = arith.addf %out, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<2x32x1xf32> loc(#loc173)
    %33 = tensor.empty() : tensor<2x32xf32> loc(#loc174)
    %34 = linalg.fill ins(%cst_3 : f32) outs(%33 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc174)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg34 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%34 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %70 = arith.mulf %in, %in_19 : f32
      %71 = arith.divf %70, %cst_4 : f32
      %72 = arith.addf %out, %71 : f32
      linalg.yield %72 : f32
    } -> tensor<2x32xf32> loc(#loc174)
    %36 = tensor.empty() : tensor<2x32x64xf32> loc(#loc175)
    %37 = linalg.generic {indexing_maps = [#map1, #map5, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg35, %arg33, %35 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%36 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_19: f32, %in_20: f32, %in_21: f32, %out: f32):
      %70 = arith.mulf %in_21, %in_20 : f32
      %71 = arith.mulf %in_20, %in_21 : f32
      %72 = arith.mulf %in, %in_19 : f32
      %73 = arith.addf %72, %71 : f32
      %74 = arith.addf %73, %70 : f32
      linalg.yield %74 : f32
    } -> tensor<2x32x64xf32> loc(#loc175)
    %38 = tensor.empty() : tensor<2x32xf32> loc(#loc176)
    %expanded_15 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc176)
    %39 = linalg.fill ins(%cst_3 : f32) outs(%expanded_15 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc176)
    %expanded_16 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc176)
    %40 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_16 : tensor<2x32x1x64xf32>) outs(%39 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.negf %in : f32
      %71 = arith.addf %out, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<2x32x1xf32> loc(#loc176)
    %41 = tensor.empty() : tensor<2x32xf32> loc(#loc177)
    %42 = linalg.fill ins(%cst_3 : f32) outs(%41 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc177)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<2x32x1xf32>) outs(%42 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.divf %in, %cst_4 : f32
      %71 = arith.addf %out, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<2x32xf32> loc(#loc177)
    %44 = tensor.empty() : tensor<2x32x64xf32> loc(#loc178)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%44 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %70 = arith.addf %in, %in_19 : f32
      linalg.yield %70 : f32
    } -> tensor<2x32x64xf32> loc(#loc178)
    %46 = tensor.empty() : tensor<3x256x64xf32> loc(#loc179)
    %47 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%46 : tensor<3x256x64xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<3x256x64xf32> loc(#loc179)
    %48 = tensor.empty() : tensor<3x64xf32> loc(#loc180)
    %49 = linalg.generic {indexing_maps = [#map18], iterator_types = ["parallel", "parallel"]} outs(%48 : tensor<3x64xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<3x64xf32> loc(#loc180)
    %50 = tensor.empty() : tensor<3x64x64xf32> loc(#loc181)
    %51 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%50 : tensor<3x64x64xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<3x64x64xf32> loc(#loc181)
    %52 = tensor.empty() : tensor<3x64x192xf32> loc(#loc182)
    %53 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%52 : tensor<3x64x192xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<3x64x192xf32> loc(#loc182)
    %54 = tensor.empty() : tensor<3x64x256xf32> loc(#loc183)
    %55 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%54 : tensor<3x64x256xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<3x64x256xf32> loc(#loc183)
    %56 = tensor.empty() : tensor<3x256xf32> loc(#loc184)
    %57 = linalg.generic {indexing_maps = [#map18], iterator_types = ["parallel", "parallel"]} outs(%56 : tensor<3x256xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<3x256xf32> loc(#loc184)
    %58:12 = scf.for %arg43 = %c0 to %c3 step %c1 iter_args(%arg44 = %cst_5, %arg45 = %45, %arg46 = %47, %arg47 = %49, %arg48 = %49, %arg49 = %49, %arg50 = %49, %arg51 = %49, %arg52 = %51, %arg53 = %53, %arg54 = %55, %arg55 = %57) -> (tensor<i32>, tensor<2x32x64xf32>, tensor<3x256x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64x64xf32>, tensor<3x64x192xf32>, tensor<3x64x256xf32>, tensor<3x256xf32>) {
      %70 = tensor.empty() : tensor<i32> loc(#loc186)
      %71 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg44 : tensor<i32>) outs(%70 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %346 = arith.subi %c2_i32, %in : i32
        linalg.yield %346 : i32
      } -> tensor<i32> loc(#loc186)
      %extracted = tensor.extract %71[] : tensor<i32> loc(#loc187)
      %72 = arith.index_cast %extracted : i32 to index loc(#loc187)
      %73 = arith.maxsi %72, %c0 : index loc(#loc187)
      %74 = arith.minsi %73, %c2 : index loc(#loc187)
      %extracted_slice = tensor.extract_slice %arg7[%74, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc187)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x2x32x64xf32> into tensor<2x32x64xf32> loc(#loc188)
      %extracted_19 = tensor.extract %71[] : tensor<i32> loc(#loc189)
      %75 = arith.index_cast %extracted_19 : i32 to index loc(#loc189)
      %76 = arith.maxsi %75, %c0 : index loc(#loc189)
      %77 = arith.minsi %76, %c2 : index loc(#loc189)
      %extracted_slice_20 = tensor.extract_slice %arg8[%77, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<3x2x32x1xf32> to tensor<1x2x32x1xf32> loc(#loc189)
      %extracted_21 = tensor.extract %71[] : tensor<i32> loc(#loc190)
      %78 = arith.index_cast %extracted_21 : i32 to index loc(#loc190)
      %79 = arith.maxsi %78, %c0 : index loc(#loc190)
      %80 = arith.minsi %79, %c2 : index loc(#loc190)
      %extracted_slice_22 = tensor.extract_slice %arg9[%80, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<3x2x32x1xf32> to tensor<1x2x32x1xf32> loc(#loc190)
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2], [3]] : tensor<1x2x32x1xf32> into tensor<2x32x1xf32> loc(#loc191)
      %extracted_24 = tensor.extract %71[] : tensor<i32> loc(#loc192)
      %81 = arith.index_cast %extracted_24 : i32 to index loc(#loc192)
      %82 = arith.maxsi %81, %c0 : index loc(#loc192)
      %83 = arith.minsi %82, %c2 : index loc(#loc192)
      %extracted_slice_25 = tensor.extract_slice %arg10[%83, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<3x1x1x64xf32> to tensor<1x1x1x64xf32> loc(#loc192)
      %collapsed_26 = tensor.collapse_shape %extracted_slice_25 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc193)
      %extracted_27 = tensor.extract %71[] : tensor<i32> loc(#loc194)
      %84 = arith.index_cast %extracted_27 : i32 to index loc(#loc194)
      %85 = arith.maxsi %84, %c0 : index loc(#loc194)
      %86 = arith.minsi %85, %c2 : index loc(#loc194)
      %extracted_slice_28 = tensor.extract_slice %arg11[%86, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc194)
      %extracted_29 = tensor.extract %71[] : tensor<i32> loc(#loc195)
      %87 = arith.index_cast %extracted_29 : i32 to index loc(#loc195)
      %88 = arith.maxsi %87, %c0 : index loc(#loc195)
      %89 = arith.minsi %88, %c2 : index loc(#loc195)
      %extracted_slice_30 = tensor.extract_slice %arg3[%89, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<3x64x192xf32> to tensor<1x64x192xf32> loc(#loc195)
      %extracted_31 = tensor.extract %71[] : tensor<i32> loc(#loc196)
      %90 = arith.index_cast %extracted_31 : i32 to index loc(#loc196)
      %91 = arith.maxsi %90, %c0 : index loc(#loc196)
      %92 = arith.minsi %91, %c2 : index loc(#loc196)
      %extracted_slice_32 = tensor.extract_slice %arg12[%92, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc196)
      %extracted_33 = tensor.extract %71[] : tensor<i32> loc(#loc197)
      %93 = arith.index_cast %extracted_33 : i32 to index loc(#loc197)
      %94 = arith.maxsi %93, %c0 : index loc(#loc197)
      %95 = arith.minsi %94, %c2 : index loc(#loc197)
      %extracted_slice_34 = tensor.extract_slice %arg13[%95, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<3x2x32x4x16xf32> to tensor<1x2x32x4x16xf32> loc(#loc197)
      %extracted_35 = tensor.extract %71[] : tensor<i32> loc(#loc198)
      %96 = arith.index_cast %extracted_35 : i32 to index loc(#loc198)
      %97 = arith.maxsi %96, %c0 : index loc(#loc198)
      %98 = arith.minsi %97, %c2 : index loc(#loc198)
      %extracted_slice_36 = tensor.extract_slice %arg14[%98, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<3x2x32x4x16xf32> to tensor<1x2x32x4x16xf32> loc(#loc198)
      %extracted_37 = tensor.extract %71[] : tensor<i32> loc(#loc199)
      %99 = arith.index_cast %extracted_37 : i32 to index loc(#loc199)
      %100 = arith.maxsi %99, %c0 : index loc(#loc199)
      %101 = arith.minsi %100, %c2 : index loc(#loc199)
      %extracted_slice_38 = tensor.extract_slice %arg15[%101, 0, 0, 0, 0] [1, 2, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<3x2x4x32x32xf32> to tensor<1x2x4x32x32xf32> loc(#loc199)
      %collapsed_39 = tensor.collapse_shape %extracted_slice_38 [[0, 1], [2], [3], [4]] : tensor<1x2x4x32x32xf32> into tensor<2x4x32x32xf32> loc(#loc200)
      %extracted_40 = tensor.extract %71[] : tensor<i32> loc(#loc201)
      %102 = arith.index_cast %extracted_40 : i32 to index loc(#loc201)
      %103 = arith.maxsi %102, %c0 : index loc(#loc201)
      %104 = arith.minsi %103, %c2 : index loc(#loc201)
      %extracted_slice_41 = tensor.extract_slice %arg16[%104, 0, 0, 0, 0] [1, 2, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<3x2x4x32x1xf32> to tensor<1x2x4x32x1xf32> loc(#loc201)
      %collapsed_42 = tensor.collapse_shape %extracted_slice_41 [[0, 1], [2], [3], [4]] : tensor<1x2x4x32x1xf32> into tensor<2x4x32x1xf32> loc(#loc202)
      %extracted_43 = tensor.extract %71[] : tensor<i32> loc(#loc203)
      %105 = arith.index_cast %extracted_43 : i32 to index loc(#loc203)
      %106 = arith.maxsi %105, %c0 : index loc(#loc203)
      %107 = arith.minsi %106, %c2 : index loc(#loc203)
      %extracted_slice_44 = tensor.extract_slice %arg17[%107, 0, 0, 0, 0] [1, 2, 4, 32, 1] [1, 1, 1, 1, 1] : tensor<3x2x4x32x1xf32> to tensor<1x2x4x32x1xf32> loc(#loc203)
      %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [[0, 1], [2], [3], [4]] : tensor<1x2x4x32x1xf32> into tensor<2x4x32x1xf32> loc(#loc204)
      %extracted_46 = tensor.extract %71[] : tensor<i32> loc(#loc205)
      %108 = arith.index_cast %extracted_46 : i32 to index loc(#loc205)
      %109 = arith.maxsi %108, %c0 : index loc(#loc205)
      %110 = arith.minsi %109, %c2 : index loc(#loc205)
      %extracted_slice_47 = tensor.extract_slice %arg18[%110, 0, 0, 0, 0] [1, 2, 4, 32, 32] [1, 1, 1, 1, 1] : tensor<3x2x4x32x32xf32> to tensor<1x2x4x32x32xf32> loc(#loc205)
      %extracted_48 = tensor.extract %71[] : tensor<i32> loc(#loc206)
      %111 = arith.index_cast %extracted_48 : i32 to index loc(#loc206)
      %112 = arith.maxsi %111, %c0 : index loc(#loc206)
      %113 = arith.minsi %112, %c2 : index loc(#loc206)
      %extracted_slice_49 = tensor.extract_slice %arg19[%113, 0, 0, 0, 0] [1, 2, 32, 4, 16] [1, 1, 1, 1, 1] : tensor<3x2x32x4x16xf32> to tensor<1x2x32x4x16xf32> loc(#loc206)
      %extracted_50 = tensor.extract %71[] : tensor<i32> loc(#loc207)
      %114 = arith.index_cast %extracted_50 : i32 to index loc(#loc207)
      %115 = arith.maxsi %114, %c0 : index loc(#loc207)
      %116 = arith.minsi %115, %c2 : index loc(#loc207)
      %extracted_slice_51 = tensor.extract_slice %arg2[%116, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<3x64x64xf32> to tensor<1x64x64xf32> loc(#loc207)
      %extracted_52 = tensor.extract %71[] : tensor<i32> loc(#loc208)
      %117 = arith.index_cast %extracted_52 : i32 to index loc(#loc208)
      %118 = arith.maxsi %117, %c0 : index loc(#loc208)
      %119 = arith.minsi %118, %c2 : index loc(#loc208)
      %extracted_slice_53 = tensor.extract_slice %arg20[%119, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc208)
      %extracted_54 = tensor.extract %71[] : tensor<i32> loc(#loc209)
      %120 = arith.index_cast %extracted_54 : i32 to index loc(#loc209)
      %121 = arith.maxsi %120, %c0 : index loc(#loc209)
      %122 = arith.minsi %121, %c2 : index loc(#loc209)
      %extracted_slice_55 = tensor.extract_slice %arg21[%122, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc209)
      %collapsed_56 = tensor.collapse_shape %extracted_slice_55 [[0, 1], [2], [3]] : tensor<1x2x32x64xf32> into tensor<2x32x64xf32> loc(#loc210)
      %extracted_57 = tensor.extract %71[] : tensor<i32> loc(#loc211)
      %123 = arith.index_cast %extracted_57 : i32 to index loc(#loc211)
      %124 = arith.maxsi %123, %c0 : index loc(#loc211)
      %125 = arith.minsi %124, %c2 : index loc(#loc211)
      %extracted_slice_58 = tensor.extract_slice %arg22[%125, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<3x2x32x1xf32> to tensor<1x2x32x1xf32> loc(#loc211)
      %extracted_59 = tensor.extract %71[] : tensor<i32> loc(#loc212)
      %126 = arith.index_cast %extracted_59 : i32 to index loc(#loc212)
      %127 = arith.maxsi %126, %c0 : index loc(#loc212)
      %128 = arith.minsi %127, %c2 : index loc(#loc212)
      %extracted_slice_60 = tensor.extract_slice %arg23[%128, 0, 0, 0] [1, 2, 32, 1] [1, 1, 1, 1] : tensor<3x2x32x1xf32> to tensor<1x2x32x1xf32> loc(#loc212)
      %collapsed_61 = tensor.collapse_shape %extracted_slice_60 [[0, 1], [2], [3]] : tensor<1x2x32x1xf32> into tensor<2x32x1xf32> loc(#loc213)
      %extracted_62 = tensor.extract %71[] : tensor<i32> loc(#loc214)
      %129 = arith.index_cast %extracted_62 : i32 to index loc(#loc214)
      %130 = arith.maxsi %129, %c0 : index loc(#loc214)
      %131 = arith.minsi %130, %c2 : index loc(#loc214)
      %extracted_slice_63 = tensor.extract_slice %arg24[%131, 0, 0, 0] [1, 1, 1, 64] [1, 1, 1, 1] : tensor<3x1x1x64xf32> to tensor<1x1x1x64xf32> loc(#loc214)
      %collapsed_64 = tensor.collapse_shape %extracted_slice_63 [[0], [1], [2, 3]] : tensor<1x1x1x64xf32> into tensor<1x1x64xf32> loc(#loc215)
      %extracted_65 = tensor.extract %71[] : tensor<i32> loc(#loc216)
      %132 = arith.index_cast %extracted_65 : i32 to index loc(#loc216)
      %133 = arith.maxsi %132, %c0 : index loc(#loc216)
      %134 = arith.minsi %133, %c2 : index loc(#loc216)
      %extracted_slice_66 = tensor.extract_slice %arg25[%134, 0, 0, 0] [1, 2, 32, 64] [1, 1, 1, 1] : tensor<3x2x32x64xf32> to tensor<1x2x32x64xf32> loc(#loc216)
      %extracted_67 = tensor.extract %71[] : tensor<i32> loc(#loc217)
      %135 = arith.index_cast %extracted_67 : i32 to index loc(#loc217)
      %136 = arith.maxsi %135, %c0 : index loc(#loc217)
      %137 = arith.minsi %136, %c2 : index loc(#loc217)
      %extracted_slice_68 = tensor.extract_slice %arg4[%137, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc217)
      %extracted_69 = tensor.extract %71[] : tensor<i32> loc(#loc218)
      %138 = arith.index_cast %extracted_69 : i32 to index loc(#loc218)
      %139 = arith.maxsi %138, %c0 : index loc(#loc218)
      %140 = arith.minsi %139, %c2 : index loc(#loc218)
      %extracted_slice_70 = tensor.extract_slice %arg26[%140, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<3x64x64xf32> to tensor<1x64x64xf32> loc(#loc218)
      %extracted_71 = tensor.extract %71[] : tensor<i32> loc(#loc219)
      %141 = arith.index_cast %extracted_71 : i32 to index loc(#loc219)
      %142 = arith.maxsi %141, %c0 : index loc(#loc219)
      %143 = arith.minsi %142, %c2 : index loc(#loc219)
      %extracted_slice_72 = tensor.extract_slice %arg27[%143, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc219)
      %extracted_73 = tensor.extract %71[] : tensor<i32> loc(#loc220)
      %144 = arith.index_cast %extracted_73 : i32 to index loc(#loc220)
      %145 = arith.maxsi %144, %c0 : index loc(#loc220)
      %146 = arith.minsi %145, %c2 : index loc(#loc220)
      %extracted_slice_74 = tensor.extract_slice %arg28[%146, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc220)
      %extracted_75 = tensor.extract %71[] : tensor<i32> loc(#loc221)
      %147 = arith.index_cast %extracted_75 : i32 to index loc(#loc221)
      %148 = arith.maxsi %147, %c0 : index loc(#loc221)
      %149 = arith.minsi %148, %c2 : index loc(#loc221)
      %extracted_slice_76 = tensor.extract_slice %arg29[%149, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc221)
      %extracted_77 = tensor.extract %71[] : tensor<i32> loc(#loc222)
      %150 = arith.index_cast %extracted_77 : i32 to index loc(#loc222)
      %151 = arith.maxsi %150, %c0 : index loc(#loc222)
      %152 = arith.minsi %151, %c2 : index loc(#loc222)
      %extracted_slice_78 = tensor.extract_slice %arg30[%152, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc222)
      %extracted_79 = tensor.extract %71[] : tensor<i32> loc(#loc223)
      %153 = arith.index_cast %extracted_79 : i32 to index loc(#loc223)
      %154 = arith.maxsi %153, %c0 : index loc(#loc223)
      %155 = arith.minsi %154, %c2 : index loc(#loc223)
      %extracted_slice_80 = tensor.extract_slice %arg31[%155, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc223)
      %extracted_81 = tensor.extract %71[] : tensor<i32> loc(#loc224)
      %156 = arith.index_cast %extracted_81 : i32 to index loc(#loc224)
      %157 = arith.maxsi %156, %c0 : index loc(#loc224)
      %158 = arith.minsi %157, %c2 : index loc(#loc224)
      %extracted_slice_82 = tensor.extract_slice %arg1[%158, 0, 0] [1, 256, 64] [1, 1, 1] : tensor<3x256x64xf32> to tensor<1x256x64xf32> loc(#loc224)
      %extracted_83 = tensor.extract %71[] : tensor<i32> loc(#loc225)
      %159 = arith.index_cast %extracted_83 : i32 to index loc(#loc225)
      %160 = arith.maxsi %159, %c0 : index loc(#loc225)
      %161 = arith.minsi %160, %c2 : index loc(#loc225)
      %extracted_slice_84 = tensor.extract_slice %arg32[%161, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<3x64x256xf32> to tensor<1x64x256xf32> loc(#loc225)
      %collapsed_85 = tensor.collapse_shape %arg45 [[0, 1], [2]] : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc226)
      %162 = tensor.empty() : tensor<64xf32> loc(#loc227)
      %expanded_86 = tensor.expand_shape %162 [[0, 1]] output_shape [1, 64] : tensor<64xf32> into tensor<1x64xf32> loc(#loc227)
      %163 = linalg.fill ins(%cst_3 : f32) outs(%expanded_86 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc227)
      %expanded_87 = tensor.expand_shape %arg45 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc227)
      %164 = linalg.generic {indexing_maps = [#map34, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_87 : tensor<2x32x1x64xf32>) outs(%163 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.addf %out, %in : f32
        linalg.yield %346 : f32
      } -> tensor<1x64xf32> loc(#loc227)
      %165 = tensor.empty() : tensor<64xf32> loc(#loc228)
      %166 = linalg.fill ins(%cst_3 : f32) outs(%165 : tensor<64xf32>) -> tensor<64xf32> loc(#loc228)
      %167 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction"]} ins(%164 : tensor<1x64xf32>) outs(%166 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.addf %out, %in : f32
        linalg.yield %346 : f32
      } -> tensor<64xf32> loc(#loc228)
      %168 = tensor.empty() : tensor<64x256xf32> loc(#loc229)
      %169 = linalg.fill ins(%cst_3 : f32) outs(%168 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc229)
      %expanded_88 = tensor.expand_shape %collapsed_85 [[0, 1], [2]] output_shape [1, 64, 64] : tensor<64x64xf32> into tensor<1x64x64xf32> loc(#loc229)
      %170 = linalg.generic {indexing_maps = [#map29, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_88, %extracted_slice_84 : tensor<1x64x64xf32>, tensor<1x64x256xf32>) outs(%169 : tensor<64x256xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<64x256xf32> loc(#loc229)
      %171 = tensor.empty() : tensor<64x256xf32> loc(#loc230)
      %expanded_89 = tensor.expand_shape %171 [[0], [1, 2]] output_shape [64, 1, 256] : tensor<64x256xf32> into tensor<64x1x256xf32> loc(#loc230)
      %172 = linalg.fill ins(%cst_3 : f32) outs(%expanded_89 : tensor<64x1x256xf32>) -> tensor<64x1x256xf32> loc(#loc230)
      %173 = linalg.generic {indexing_maps = [#map37, #map23, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_85, %extracted_slice_82 : tensor<64x64xf32>, tensor<1x256x64xf32>) outs(%172 : tensor<64x1x256xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<64x1x256xf32> loc(#loc230)
      %expanded_90 = tensor.expand_shape %173 [[0, 1], [2], [3]] output_shape [1, 64, 1, 256] : tensor<64x1x256xf32> into tensor<1x64x1x256xf32> loc(#loc231)
      %expanded_91 = tensor.expand_shape %extracted_slice_80 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc231)
      %expanded_92 = tensor.expand_shape %extracted_slice_78 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc232)
      %expanded_93 = tensor.expand_shape %173 [[0, 1], [2], [3]] output_shape [1, 64, 1, 256] : tensor<64x1x256xf32> into tensor<1x64x1x256xf32> loc(#loc232)
      %expanded_94 = tensor.expand_shape %extracted_slice_76 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc233)
      %expanded_95 = tensor.expand_shape %extracted_slice_74 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc234)
      %expanded_96 = tensor.expand_shape %extracted_slice_72 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc235)
      %174 = tensor.empty() : tensor<1x64x1x256xf32> loc(#loc236)
      %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_93, %expanded_92, %expanded_91, %expanded_90, %expanded_94, %expanded_95, %expanded_96 : tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>) outs(%174 : tensor<1x64x1x256xf32>) {
      ^bb0(%in: f32, %in_167: f32, %in_168: f32, %in_169: f32, %in_170: f32, %in_171: f32, %in_172: f32, %out: f32):
        %346 = arith.mulf %in_168, %in_169 : f32
        %347 = arith.mulf %346, %cst_2 : f32
        %348 = arith.mulf %347, %in_170 : f32
        %349 = arith.mulf %348, %in_171 : f32
        %350 = arith.addf %348, %349 : f32
        %351 = arith.mulf %350, %cst_1 : f32
        %352 = arith.mulf %351, %cst_0 : f32
        %353 = arith.mulf %352, %in_172 : f32
        %354 = arith.mulf %in, %in_167 : f32
        %355 = arith.addf %354, %351 : f32
        %356 = arith.addf %355, %353 : f32
        linalg.yield %356 : f32
      } -> tensor<1x64x1x256xf32> loc(#loc236)
      %176 = tensor.empty() : tensor<256xf32> loc(#loc237)
      %expanded_97 = tensor.expand_shape %176 [[0, 1]] output_shape [1, 256] : tensor<256xf32> into tensor<1x256xf32> loc(#loc237)
      %177 = linalg.fill ins(%cst_3 : f32) outs(%expanded_97 : tensor<1x256xf32>) -> tensor<1x256xf32> loc(#loc237)
      %178 = linalg.generic {indexing_maps = [#map34, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%175 : tensor<1x64x1x256xf32>) outs(%177 : tensor<1x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.addf %out, %in : f32
        linalg.yield %346 : f32
      } -> tensor<1x256xf32> loc(#loc237)
      %179 = tensor.empty() : tensor<256xf32> loc(#loc238)
      %180 = linalg.fill ins(%cst_3 : f32) outs(%179 : tensor<256xf32>) -> tensor<256xf32> loc(#loc238)
      %181 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction"]} ins(%178 : tensor<1x256xf32>) outs(%180 : tensor<256xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.addf %out, %in : f32
        linalg.yield %346 : f32
      } -> tensor<256xf32> loc(#loc238)
      %182 = tensor.empty() : tensor<256x64xf32> loc(#loc239)
      %expanded_98 = tensor.expand_shape %182 [[0, 1], [2]] output_shape [1, 256, 64] : tensor<256x64xf32> into tensor<1x256x64xf32> loc(#loc239)
      %183 = linalg.fill ins(%cst_3 : f32) outs(%expanded_98 : tensor<1x256x64xf32>) -> tensor<1x256x64xf32> loc(#loc239)
      %184 = linalg.generic {indexing_maps = [#map38, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%175, %extracted_slice_70 : tensor<1x64x1x256xf32>, tensor<1x64x64xf32>) outs(%183 : tensor<1x256x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<1x256x64xf32> loc(#loc239)
      %185 = tensor.empty() : tensor<64x64xf32> loc(#loc240)
      %expanded_99 = tensor.expand_shape %185 [[0, 1], [2, 3]] output_shape [1, 64, 1, 64] : tensor<64x64xf32> into tensor<1x64x1x64xf32> loc(#loc240)
      %186 = linalg.fill ins(%cst_3 : f32) outs(%expanded_99 : tensor<1x64x1x64xf32>) -> tensor<1x64x1x64xf32> loc(#loc240)
      %expanded_100 = tensor.expand_shape %extracted_slice_68 [[0], [1], [2, 3]] output_shape [1, 64, 1, 256] : tensor<1x64x256xf32> into tensor<1x64x1x256xf32> loc(#loc240)
      %187 = linalg.generic {indexing_maps = [#map39, #map40, #map41], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%175, %expanded_100 : tensor<1x64x1x256xf32>, tensor<1x64x1x256xf32>) outs(%186 : tensor<1x64x1x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<1x64x1x64xf32> loc(#loc240)
      %collapsed_101 = tensor.collapse_shape %187 [[0, 1], [2, 3]] : tensor<1x64x1x64xf32> into tensor<64x64xf32> loc(#loc240)
      %expanded_102 = tensor.expand_shape %collapsed_101 [[0, 1], [2]] output_shape [2, 32, 64] : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc241)
      %188 = tensor.empty() : tensor<64xf32> loc(#loc242)
      %expanded_103 = tensor.expand_shape %188 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc242)
      %189 = linalg.fill ins(%cst_3 : f32) outs(%expanded_103 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc242)
      %expanded_104 = tensor.expand_shape %collapsed_101 [[0, 1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<64x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc242)
      %190 = linalg.generic {indexing_maps = [#map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_104 : tensor<2x32x1x1x64xf32>) outs(%189 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.addf %out, %in : f32
        linalg.yield %346 : f32
      } -> tensor<1x1x64xf32> loc(#loc242)
      %191 = tensor.empty() : tensor<64xf32> loc(#loc243)
      %192 = linalg.fill ins(%cst_3 : f32) outs(%191 : tensor<64xf32>) -> tensor<64xf32> loc(#loc243)
      %193 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%190 : tensor<1x1x64xf32>) outs(%192 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.addf %out, %in : f32
        linalg.yield %346 : f32
      } -> tensor<64xf32> loc(#loc243)
      %194 = tensor.empty() : tensor<64xf32> loc(#loc244)
      %expanded_105 = tensor.expand_shape %194 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc244)
      %195 = linalg.fill ins(%cst_3 : f32) outs(%expanded_105 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc244)
      %expanded_106 = tensor.expand_shape %extracted_slice_66 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 32, 1, 1, 64] : tensor<1x2x32x64xf32> into tensor<1x2x32x1x1x64xf32> loc(#loc244)
      %expanded_107 = tensor.expand_shape %187 [[0], [1, 2], [3], [4, 5]] output_shape [1, 2, 32, 1, 1, 64] : tensor<1x64x1x64xf32> into tensor<1x2x32x1x1x64xf32> loc(#loc244)
      %196 = linalg.generic {indexing_maps = [#map42, #map42, #map43], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_106, %expanded_107 : tensor<1x2x32x1x1x64xf32>, tensor<1x2x32x1x1x64xf32>) outs(%195 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<1x1x64xf32> loc(#loc244)
      %197 = tensor.empty() : tensor<2x32x64xf32> loc(#loc245)
      %198 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_102, %collapsed_64 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%197 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        linalg.yield %346 : f32
      } -> tensor<2x32x64xf32> loc(#loc245)
      %199 = tensor.empty() : tensor<64xf32> loc(#loc246)
      %200 = linalg.fill ins(%cst_3 : f32) outs(%199 : tensor<64xf32>) -> tensor<64xf32> loc(#loc246)
      %201 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%196 : tensor<1x1x64xf32>) outs(%200 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.addf %out, %in : f32
        linalg.yield %346 : f32
      } -> tensor<64xf32> loc(#loc246)
      %202 = tensor.empty() : tensor<2x32xf32> loc(#loc247)
      %expanded_108 = tensor.expand_shape %202 [[0, 1], [2, 3]] output_shape [1, 2, 32, 1] : tensor<2x32xf32> into tensor<1x2x32x1xf32> loc(#loc247)
      %203 = linalg.fill ins(%cst_3 : f32) outs(%expanded_108 : tensor<1x2x32x1xf32>) -> tensor<1x2x32x1xf32> loc(#loc247)
      %expanded_109 = tensor.expand_shape %extracted_slice_55 [[0], [1], [2, 3], [4]] output_shape [1, 2, 32, 1, 64] : tensor<1x2x32x64xf32> into tensor<1x2x32x1x64xf32> loc(#loc247)
      %expanded_110 = tensor.expand_shape %198 [[0, 1], [2, 3], [4]] output_shape [1, 2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<1x2x32x1x64xf32> loc(#loc247)
      %204 = linalg.generic {indexing_maps = [#map4, #map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_109, %expanded_110 : tensor<1x2x32x1x64xf32>, tensor<1x2x32x1x64xf32>) outs(%203 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<1x2x32x1xf32> loc(#loc247)
      %205 = tensor.empty() : tensor<2x32xf32> loc(#loc248)
      %expanded_111 = tensor.expand_shape %205 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc248)
      %206 = linalg.fill ins(%cst_3 : f32) outs(%expanded_111 : tensor<1x2x32xf32>) -> tensor<1x2x32xf32> loc(#loc248)
      %207 = linalg.generic {indexing_maps = [#map3, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%204, %extracted_slice_58 : tensor<1x2x32x1xf32>, tensor<1x2x32x1xf32>) outs(%206 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.divf %346, %cst_4 : f32
        %348 = arith.addf %out, %347 : f32
        linalg.yield %348 : f32
      } -> tensor<1x2x32xf32> loc(#loc248)
      %208 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc249)
      %209 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207 : tensor<1x2x32xf32>) outs(%208 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc249)
      %collapsed_112 = tensor.collapse_shape %209 [[0, 1], [2], [3]] : tensor<1x2x32x64xf32> into tensor<2x32x64xf32> loc(#loc249)
      %210 = tensor.empty() : tensor<2x32x64xf32> loc(#loc250)
      %211 = linalg.generic {indexing_maps = [#map1, #map5, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %collapsed_61, %collapsed_56, %collapsed_112 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%210 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %in_168: f32, %in_169: f32, %out: f32):
        %346 = arith.mulf %in_169, %in_168 : f32
        %347 = arith.mulf %in_168, %in_169 : f32
        %348 = arith.mulf %in, %in_167 : f32
        %349 = arith.addf %348, %347 : f32
        %350 = arith.addf %349, %346 : f32
        linalg.yield %350 : f32
      } -> tensor<2x32x64xf32> loc(#loc250)
      %212 = tensor.empty() : tensor<2x32xf32> loc(#loc251)
      %expanded_113 = tensor.expand_shape %212 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc251)
      %213 = linalg.fill ins(%cst_3 : f32) outs(%expanded_113 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc251)
      %expanded_114 = tensor.expand_shape %211 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc251)
      %214 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_114 : tensor<2x32x1x64xf32>) outs(%213 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.negf %in : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<2x32x1xf32> loc(#loc251)
      %215 = tensor.empty() : tensor<2x32xf32> loc(#loc252)
      %216 = linalg.fill ins(%cst_3 : f32) outs(%215 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc252)
      %217 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%214 : tensor<2x32x1xf32>) outs(%216 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.divf %in, %cst_4 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<2x32xf32> loc(#loc252)
      %218 = tensor.empty() : tensor<2x32x64xf32> loc(#loc253)
      %219 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg45, %211, %217 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%218 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %in_168: f32, %out: f32):
        %346 = arith.addf %in, %in_167 : f32
        %347 = arith.addf %346, %in_168 : f32
        linalg.yield %347 : f32
      } -> tensor<2x32x64xf32> loc(#loc253)
      %220 = tensor.empty() : tensor<64x64xf32> loc(#loc254)
      %221 = linalg.fill ins(%cst_3 : f32) outs(%220 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc254)
      %expanded_115 = tensor.expand_shape %219 [[0, 1], [2], [3]] output_shape [1, 2, 32, 64] : tensor<2x32x64xf32> into tensor<1x2x32x64xf32> loc(#loc254)
      %222 = linalg.generic {indexing_maps = [#map44, #map45, #map46], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_115, %extracted_slice_53 : tensor<1x2x32x64xf32>, tensor<1x2x32x64xf32>) outs(%221 : tensor<64x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<64x64xf32> loc(#loc254)
      %223 = tensor.empty() : tensor<2x32x64xf32> loc(#loc255)
      %expanded_116 = tensor.expand_shape %223 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc255)
      %224 = linalg.fill ins(%cst_3 : f32) outs(%expanded_116 : tensor<2x32x1x64xf32>) -> tensor<2x32x1x64xf32> loc(#loc255)
      %225 = linalg.generic {indexing_maps = [#map47, #map48, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%219, %extracted_slice_51 : tensor<2x32x64xf32>, tensor<1x64x64xf32>) outs(%224 : tensor<2x32x1x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<2x32x1x64xf32> loc(#loc255)
      %collapsed_117 = tensor.collapse_shape %225 [[0], [1], [2, 3]] : tensor<2x32x1x64xf32> into tensor<2x32x64xf32> loc(#loc255)
      %expanded_118 = tensor.expand_shape %collapsed_117 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc256)
      %226 = tensor.empty() : tensor<2x4x16x32xf32> loc(#loc257)
      %227 = linalg.generic {indexing_maps = [#map49, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_118 : tensor<2x32x4x16xf32>) outs(%226 : tensor<2x4x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x16x32xf32> loc(#loc257)
      %228 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc258)
      %expanded_119 = tensor.expand_shape %228 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 32, 32] : tensor<2x4x32x32xf32> into tensor<1x2x4x32x32xf32> loc(#loc258)
      %229 = linalg.fill ins(%cst_3 : f32) outs(%expanded_119 : tensor<1x2x4x32x32xf32>) -> tensor<1x2x4x32x32xf32> loc(#loc258)
      %expanded_120 = tensor.expand_shape %227 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 32] : tensor<2x4x16x32xf32> into tensor<1x2x4x16x32xf32> loc(#loc258)
      %230 = linalg.generic {indexing_maps = [#map50, #map51, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_120, %extracted_slice_49 : tensor<1x2x4x16x32xf32>, tensor<1x2x32x4x16xf32>) outs(%229 : tensor<1x2x4x32x32xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<1x2x4x32x32xf32> loc(#loc258)
      %collapsed_121 = tensor.collapse_shape %230 [[0, 1], [2], [3], [4]] : tensor<1x2x4x32x32xf32> into tensor<2x4x32x32xf32> loc(#loc258)
      %231 = tensor.empty() : tensor<2x4x16x32xf32> loc(#loc259)
      %expanded_122 = tensor.expand_shape %231 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 32] : tensor<2x4x16x32xf32> into tensor<1x2x4x16x32xf32> loc(#loc259)
      %232 = linalg.fill ins(%cst_3 : f32) outs(%expanded_122 : tensor<1x2x4x16x32xf32>) -> tensor<1x2x4x16x32xf32> loc(#loc259)
      %expanded_123 = tensor.expand_shape %227 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 32] : tensor<2x4x16x32xf32> into tensor<1x2x4x16x32xf32> loc(#loc259)
      %233 = linalg.generic {indexing_maps = [#map53, #map54, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_123, %extracted_slice_47 : tensor<1x2x4x16x32xf32>, tensor<1x2x4x32x32xf32>) outs(%232 : tensor<1x2x4x16x32xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<1x2x4x16x32xf32> loc(#loc259)
      %234 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc260)
      %235 = linalg.generic {indexing_maps = [#map55, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%233 : tensor<1x2x4x16x32xf32>) outs(%234 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc260)
      %236 = tensor.empty() : tensor<2x4x32xf32> loc(#loc261)
      %237 = linalg.fill ins(%cst_3 : f32) outs(%236 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc261)
      %238 = linalg.generic {indexing_maps = [#map3, #map15, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_121, %collapsed_45, %collapsed_39 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>) outs(%237 : tensor<2x4x32xf32>) {
      ^bb0(%in: f32, %in_167: f32, %in_168: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.mulf %346, %in_168 : f32
        %348 = arith.addf %out, %347 : f32
        linalg.yield %348 : f32
      } -> tensor<2x4x32xf32> loc(#loc261)
      %expanded_124 = tensor.expand_shape %238 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] : tensor<2x4x32xf32> into tensor<2x4x32x1xf32> loc(#loc262)
      %239 = tensor.empty() : tensor<2x4x32xf32> loc(#loc263)
      %240 = linalg.fill ins(%cst_3 : f32) outs(%239 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc263)
      %241 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_124 : tensor<2x4x32x1xf32>) outs(%240 : tensor<2x4x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.negf %in : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<2x4x32xf32> loc(#loc263)
      %242 = tensor.empty() : tensor<2x4x32x32xf32> loc(#loc264)
      %243 = linalg.generic {indexing_maps = [#map3, #map3, #map15, #map14, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %collapsed_121, %collapsed_42, %241, %collapsed_39 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32xf32>, tensor<2x4x32x32xf32>) outs(%242 : tensor<2x4x32x32xf32>) {
      ^bb0(%in: i1, %in_167: f32, %in_168: f32, %in_169: f32, %in_170: f32, %out: f32):
        %346 = arith.divf %in_167, %in_168 : f32
        %347 = arith.addf %346, %in_169 : f32
        %348 = arith.mulf %347, %in_170 : f32
        %349 = arith.select %in, %348, %cst_3 : f32
        %350 = arith.mulf %349, %cst : f32
        linalg.yield %350 : f32
      } -> tensor<2x4x32x32xf32> loc(#loc264)
      %244 = tensor.empty() : tensor<2x4x32x16xf32> loc(#loc265)
      %expanded_125 = tensor.expand_shape %244 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 32, 16] : tensor<2x4x32x16xf32> into tensor<1x2x4x32x16xf32> loc(#loc265)
      %245 = linalg.fill ins(%cst_3 : f32) outs(%expanded_125 : tensor<1x2x4x32x16xf32>) -> tensor<1x2x4x32x16xf32> loc(#loc265)
      %expanded_126 = tensor.expand_shape %243 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 32, 32] : tensor<2x4x32x32xf32> into tensor<1x2x4x32x32xf32> loc(#loc265)
      %246 = linalg.generic {indexing_maps = [#map50, #map56, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_126, %extracted_slice_36 : tensor<1x2x4x32x32xf32>, tensor<1x2x32x4x16xf32>) outs(%245 : tensor<1x2x4x32x16xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<1x2x4x32x16xf32> loc(#loc265)
      %247 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc266)
      %248 = linalg.generic {indexing_maps = [#map57, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%246 : tensor<1x2x4x32x16xf32>) outs(%247 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc266)
      %249 = tensor.empty() : tensor<2x4x32x16xf32> loc(#loc267)
      %expanded_127 = tensor.expand_shape %249 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 32, 16] : tensor<2x4x32x16xf32> into tensor<1x2x4x32x16xf32> loc(#loc267)
      %250 = linalg.fill ins(%cst_3 : f32) outs(%expanded_127 : tensor<1x2x4x32x16xf32>) -> tensor<1x2x4x32x16xf32> loc(#loc267)
      %expanded_128 = tensor.expand_shape %243 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 32, 32] : tensor<2x4x32x32xf32> into tensor<1x2x4x32x32xf32> loc(#loc267)
      %251 = linalg.generic {indexing_maps = [#map53, #map56, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_128, %extracted_slice_34 : tensor<1x2x4x32x32xf32>, tensor<1x2x32x4x16xf32>) outs(%250 : tensor<1x2x4x32x16xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<1x2x4x32x16xf32> loc(#loc267)
      %252 = tensor.empty() : tensor<1x2x32x4x16xf32> loc(#loc268)
      %253 = linalg.generic {indexing_maps = [#map57, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%251 : tensor<1x2x4x32x16xf32>) outs(%252 : tensor<1x2x32x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x4x16xf32> loc(#loc268)
      %collapsed_129 = tensor.collapse_shape %235 [[0, 1], [2], [3, 4]] : tensor<1x2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc269)
      %collapsed_130 = tensor.collapse_shape %248 [[0, 1], [2], [3, 4]] : tensor<1x2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc270)
      %collapsed_131 = tensor.collapse_shape %253 [[0, 1], [2], [3, 4]] : tensor<1x2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc271)
      %254 = tensor.empty() : tensor<2x32x192xf32> loc(#loc272)
      %255 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%254 : tensor<2x32x192xf32>) {
      ^bb0(%out: f32):
        %346 = linalg.index 0 : index
        %347 = linalg.index 1 : index
        %348 = linalg.index 2 : index
        %349 = arith.cmpi ult, %348, %c64 : index
        %350 = scf.if %349 -> (f32) {
          %extracted_167 = tensor.extract %collapsed_131[%346, %347, %348] : tensor<2x32x64xf32>
          scf.yield %extracted_167 : f32
        } else {
          %351 = arith.cmpi ult, %348, %c128 : index
          %352 = scf.if %351 -> (f32) {
            %353 = arith.subi %348, %c64 : index
            %extracted_167 = tensor.extract %collapsed_130[%346, %347, %353] : tensor<2x32x64xf32>
            scf.yield %extracted_167 : f32
          } else {
            %353 = arith.subi %348, %c128 : index
            %extracted_167 = tensor.extract %collapsed_129[%346, %347, %353] : tensor<2x32x64xf32>
            scf.yield %extracted_167 : f32
          }
          scf.yield %352 : f32
        }
        linalg.yield %350 : f32
      } -> tensor<2x32x192xf32> loc(#loc272)
      %256 = tensor.empty() : tensor<192x64xf32> loc(#loc273)
      %257 = linalg.fill ins(%cst_3 : f32) outs(%256 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc273)
      %expanded_132 = tensor.expand_shape %255 [[0, 1], [2], [3]] output_shape [1, 2, 32, 192] : tensor<2x32x192xf32> into tensor<1x2x32x192xf32> loc(#loc273)
      %258 = linalg.generic {indexing_maps = [#map44, #map45, #map46], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_132, %extracted_slice_32 : tensor<1x2x32x192xf32>, tensor<1x2x32x64xf32>) outs(%257 : tensor<192x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<192x64xf32> loc(#loc273)
      %259 = tensor.empty() : tensor<2x32x64xf32> loc(#loc274)
      %expanded_133 = tensor.expand_shape %259 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc274)
      %260 = linalg.fill ins(%cst_3 : f32) outs(%expanded_133 : tensor<2x32x1x64xf32>) -> tensor<2x32x1x64xf32> loc(#loc274)
      %261 = linalg.generic {indexing_maps = [#map47, #map48, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%255, %extracted_slice_30 : tensor<2x32x192xf32>, tensor<1x64x192xf32>) outs(%260 : tensor<2x32x1x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<2x32x1x64xf32> loc(#loc274)
      %collapsed_134 = tensor.collapse_shape %261 [[0], [1], [2, 3]] : tensor<2x32x1x64xf32> into tensor<2x32x64xf32> loc(#loc274)
      %262 = tensor.empty() : tensor<64xf32> loc(#loc275)
      %expanded_135 = tensor.expand_shape %262 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc275)
      %263 = linalg.fill ins(%cst_3 : f32) outs(%expanded_135 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc275)
      %expanded_136 = tensor.expand_shape %261 [[0], [1], [2], [3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x1x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc275)
      %264 = linalg.generic {indexing_maps = [#map31, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_136 : tensor<2x32x1x1x64xf32>) outs(%263 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.addf %out, %in : f32
        linalg.yield %346 : f32
      } -> tensor<1x1x64xf32> loc(#loc275)
      %265 = tensor.empty() : tensor<64xf32> loc(#loc276)
      %266 = linalg.fill ins(%cst_3 : f32) outs(%265 : tensor<64xf32>) -> tensor<64xf32> loc(#loc276)
      %267 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%264 : tensor<1x1x64xf32>) outs(%266 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.addf %out, %in : f32
        linalg.yield %346 : f32
      } -> tensor<64xf32> loc(#loc276)
      %268 = tensor.empty() : tensor<64xf32> loc(#loc277)
      %expanded_137 = tensor.expand_shape %268 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc277)
      %269 = linalg.fill ins(%cst_3 : f32) outs(%expanded_137 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc277)
      %expanded_138 = tensor.expand_shape %extracted_slice_28 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 32, 1, 1, 64] : tensor<1x2x32x64xf32> into tensor<1x2x32x1x1x64xf32> loc(#loc277)
      %expanded_139 = tensor.expand_shape %261 [[0, 1], [2], [3], [4, 5]] output_shape [1, 2, 32, 1, 1, 64] : tensor<2x32x1x64xf32> into tensor<1x2x32x1x1x64xf32> loc(#loc277)
      %270 = linalg.generic {indexing_maps = [#map42, #map42, #map43], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_138, %expanded_139 : tensor<1x2x32x1x1x64xf32>, tensor<1x2x32x1x1x64xf32>) outs(%269 : tensor<1x1x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<1x1x64xf32> loc(#loc277)
      %271 = tensor.empty() : tensor<2x32x64xf32> loc(#loc278)
      %272 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_134, %collapsed_26 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%271 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        linalg.yield %346 : f32
      } -> tensor<2x32x64xf32> loc(#loc278)
      %273 = tensor.empty() : tensor<64xf32> loc(#loc279)
      %274 = linalg.fill ins(%cst_3 : f32) outs(%273 : tensor<64xf32>) -> tensor<64xf32> loc(#loc279)
      %275 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction", "reduction"]} ins(%270 : tensor<1x1x64xf32>) outs(%274 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.addf %out, %in : f32
        linalg.yield %346 : f32
      } -> tensor<64xf32> loc(#loc279)
      %276 = tensor.empty() : tensor<2x32xf32> loc(#loc280)
      %expanded_140 = tensor.expand_shape %276 [[0, 1], [2, 3]] output_shape [1, 2, 32, 1] : tensor<2x32xf32> into tensor<1x2x32x1xf32> loc(#loc280)
      %277 = linalg.fill ins(%cst_3 : f32) outs(%expanded_140 : tensor<1x2x32x1xf32>) -> tensor<1x2x32x1xf32> loc(#loc280)
      %expanded_141 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3], [4]] output_shape [1, 2, 32, 1, 64] : tensor<1x2x32x64xf32> into tensor<1x2x32x1x64xf32> loc(#loc280)
      %expanded_142 = tensor.expand_shape %272 [[0, 1], [2, 3], [4]] output_shape [1, 2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<1x2x32x1x64xf32> loc(#loc280)
      %278 = linalg.generic {indexing_maps = [#map4, #map4, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_141, %expanded_142 : tensor<1x2x32x1x64xf32>, tensor<1x2x32x1x64xf32>) outs(%277 : tensor<1x2x32x1xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<1x2x32x1xf32> loc(#loc280)
      %279 = tensor.empty() : tensor<2x32xf32> loc(#loc281)
      %expanded_143 = tensor.expand_shape %279 [[0, 1], [2]] output_shape [1, 2, 32] : tensor<2x32xf32> into tensor<1x2x32xf32> loc(#loc281)
      %280 = linalg.fill ins(%cst_3 : f32) outs(%expanded_143 : tensor<1x2x32xf32>) -> tensor<1x2x32xf32> loc(#loc281)
      %281 = linalg.generic {indexing_maps = [#map3, #map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%278, %extracted_slice_20 : tensor<1x2x32x1xf32>, tensor<1x2x32x1xf32>) outs(%280 : tensor<1x2x32xf32>) {
      ^bb0(%in: f32, %in_167: f32, %out: f32):
        %346 = arith.mulf %in, %in_167 : f32
        %347 = arith.divf %346, %cst_4 : f32
        %348 = arith.addf %out, %347 : f32
        linalg.yield %348 : f32
      } -> tensor<1x2x32xf32> loc(#loc281)
      %282 = tensor.empty() : tensor<1x2x32x64xf32> loc(#loc282)
      %283 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281 : tensor<1x2x32xf32>) outs(%282 : tensor<1x2x32x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x32x64xf32> loc(#loc282)
      %collapsed_144 = tensor.collapse_shape %283 [[0, 1], [2], [3]] : tensor<1x2x32x64xf32> into tensor<2x32x64xf32> loc(#loc282)
      %284 = tensor.empty() : tensor<2x32x64xf32> loc(#loc283)
      %285 = linalg.generic {indexing_maps = [#map1, #map5, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %collapsed_23, %collapsed, %collapsed_144 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%284 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %in_168: f32, %in_169: f32, %out: f32):
        %346 = arith.mulf %in_169, %in_168 : f32
        %347 = arith.mulf %in_168, %in_169 : f32
        %348 = arith.mulf %in, %in_167 : f32
        %349 = arith.addf %348, %347 : f32
        %350 = arith.addf %349, %346 : f32
        linalg.yield %350 : f32
      } -> tensor<2x32x64xf32> loc(#loc283)
      %286 = tensor.empty() : tensor<2x32xf32> loc(#loc284)
      %expanded_145 = tensor.expand_shape %286 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc284)
      %287 = linalg.fill ins(%cst_3 : f32) outs(%expanded_145 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc284)
      %expanded_146 = tensor.expand_shape %285 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc284)
      %288 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_146 : tensor<2x32x1x64xf32>) outs(%287 : tensor<2x32x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.negf %in : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<2x32x1xf32> loc(#loc284)
      %289 = tensor.empty() : tensor<2x32xf32> loc(#loc285)
      %290 = linalg.fill ins(%cst_3 : f32) outs(%289 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc285)
      %291 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%288 : tensor<2x32x1xf32>) outs(%290 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %346 = arith.divf %in, %cst_4 : f32
        %347 = arith.addf %out, %346 : f32
        linalg.yield %347 : f32
      } -> tensor<2x32xf32> loc(#loc285)
      %292 = tensor.empty() : tensor<2x32x64xf32> loc(#loc286)
      %293 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %285, %291 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%292 : tensor<2x32x64xf32>) {
      ^bb0(%in: f32, %in_167: f32, %in_168: f32, %out: f32):
        %346 = arith.addf %in, %in_167 : f32
        %347 = arith.addf %346, %in_168 : f32
        linalg.yield %347 : f32
      } -> tensor<2x32x64xf32> loc(#loc286)
      %294 = tensor.empty() : tensor<1x256x64xf32> loc(#loc287)
      %295 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<64x256xf32>) outs(%294 : tensor<1x256x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x256x64xf32> loc(#loc287)
      %extracted_147 = tensor.extract %71[] : tensor<i32> loc(#loc288)
      %296 = arith.index_cast %extracted_147 : i32 to index loc(#loc288)
      %297 = arith.maxsi %296, %c0 : index loc(#loc288)
      %298 = arith.minsi %297, %c2 : index loc(#loc288)
      %inserted_slice = tensor.insert_slice %295 into %arg46[%298, 0, 0] [1, 256, 64] [1, 1, 1] : tensor<1x256x64xf32> into tensor<3x256x64xf32> loc(#loc288)
      %299 = tensor.empty() : tensor<1x64xf32> loc(#loc289)
      %300 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<64xf32>) outs(%299 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64xf32> loc(#loc289)
      %extracted_148 = tensor.extract %71[] : tensor<i32> loc(#loc290)
      %301 = arith.index_cast %extracted_148 : i32 to index loc(#loc290)
      %302 = arith.maxsi %301, %c0 : index loc(#loc290)
      %303 = arith.minsi %302, %c2 : index loc(#loc290)
      %inserted_slice_149 = tensor.insert_slice %300 into %arg47[%303, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<3x64xf32> loc(#loc290)
      %304 = tensor.empty() : tensor<1x64xf32> loc(#loc291)
      %305 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%267 : tensor<64xf32>) outs(%304 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64xf32> loc(#loc291)
      %extracted_150 = tensor.extract %71[] : tensor<i32> loc(#loc292)
      %306 = arith.index_cast %extracted_150 : i32 to index loc(#loc292)
      %307 = arith.maxsi %306, %c0 : index loc(#loc292)
      %308 = arith.minsi %307, %c2 : index loc(#loc292)
      %inserted_slice_151 = tensor.insert_slice %305 into %arg48[%308, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<3x64xf32> loc(#loc292)
      %309 = tensor.empty() : tensor<1x64xf32> loc(#loc293)
      %310 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%275 : tensor<64xf32>) outs(%309 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64xf32> loc(#loc293)
      %extracted_152 = tensor.extract %71[] : tensor<i32> loc(#loc294)
      %311 = arith.index_cast %extracted_152 : i32 to index loc(#loc294)
      %312 = arith.maxsi %311, %c0 : index loc(#loc294)
      %313 = arith.minsi %312, %c2 : index loc(#loc294)
      %inserted_slice_153 = tensor.insert_slice %310 into %arg49[%313, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<3x64xf32> loc(#loc294)
      %314 = tensor.empty() : tensor<1x64xf32> loc(#loc295)
      %315 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<64xf32>) outs(%314 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64xf32> loc(#loc295)
      %extracted_154 = tensor.extract %71[] : tensor<i32> loc(#loc296)
      %316 = arith.index_cast %extracted_154 : i32 to index loc(#loc296)
      %317 = arith.maxsi %316, %c0 : index loc(#loc296)
      %318 = arith.minsi %317, %c2 : index loc(#loc296)
      %inserted_slice_155 = tensor.insert_slice %315 into %arg50[%318, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<3x64xf32> loc(#loc296)
      %319 = tensor.empty() : tensor<1x64xf32> loc(#loc297)
      %320 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%201 : tensor<64xf32>) outs(%319 : tensor<1x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64xf32> loc(#loc297)
      %extracted_156 = tensor.extract %71[] : tensor<i32> loc(#loc298)
      %321 = arith.index_cast %extracted_156 : i32 to index loc(#loc298)
      %322 = arith.maxsi %321, %c0 : index loc(#loc298)
      %323 = arith.minsi %322, %c2 : index loc(#loc298)
      %inserted_slice_157 = tensor.insert_slice %320 into %arg51[%323, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<3x64xf32> loc(#loc298)
      %324 = tensor.empty() : tensor<1x64x64xf32> loc(#loc299)
      %325 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<64x64xf32>) outs(%324 : tensor<1x64x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x64xf32> loc(#loc299)
      %extracted_158 = tensor.extract %71[] : tensor<i32> loc(#loc300)
      %326 = arith.index_cast %extracted_158 : i32 to index loc(#loc300)
      %327 = arith.maxsi %326, %c0 : index loc(#loc300)
      %328 = arith.minsi %327, %c2 : index loc(#loc300)
      %inserted_slice_159 = tensor.insert_slice %325 into %arg52[%328, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<1x64x64xf32> into tensor<3x64x64xf32> loc(#loc300)
      %329 = tensor.empty() : tensor<1x64x192xf32> loc(#loc301)
      %330 = linalg.generic {indexing_maps = [#map58, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<192x64xf32>) outs(%329 : tensor<1x64x192xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x192xf32> loc(#loc301)
      %extracted_160 = tensor.extract %71[] : tensor<i32> loc(#loc302)
      %331 = arith.index_cast %extracted_160 : i32 to index loc(#loc302)
      %332 = arith.maxsi %331, %c0 : index loc(#loc302)
      %333 = arith.minsi %332, %c2 : index loc(#loc302)
      %inserted_slice_161 = tensor.insert_slice %330 into %arg53[%333, 0, 0] [1, 64, 192] [1, 1, 1] : tensor<1x64x192xf32> into tensor<3x64x192xf32> loc(#loc302)
      %334 = tensor.empty() : tensor<1x64x1x256xf32> loc(#loc303)
      %335 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184 : tensor<1x256x64xf32>) outs(%334 : tensor<1x64x1x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x1x256xf32> loc(#loc303)
      %collapsed_162 = tensor.collapse_shape %335 [[0], [1], [2, 3]] : tensor<1x64x1x256xf32> into tensor<1x64x256xf32> loc(#loc303)
      %extracted_163 = tensor.extract %71[] : tensor<i32> loc(#loc304)
      %336 = arith.index_cast %extracted_163 : i32 to index loc(#loc304)
      %337 = arith.maxsi %336, %c0 : index loc(#loc304)
      %338 = arith.minsi %337, %c2 : index loc(#loc304)
      %inserted_slice_164 = tensor.insert_slice %collapsed_162 into %arg54[%338, 0, 0] [1, 64, 256] [1, 1, 1] : tensor<1x64x256xf32> into tensor<3x64x256xf32> loc(#loc304)
      %339 = tensor.empty() : tensor<1x256xf32> loc(#loc305)
      %340 = linalg.generic {indexing_maps = [#map59, #map18], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<256xf32>) outs(%339 : tensor<1x256xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x256xf32> loc(#loc305)
      %extracted_165 = tensor.extract %71[] : tensor<i32> loc(#loc306)
      %341 = arith.index_cast %extracted_165 : i32 to index loc(#loc306)
      %342 = arith.maxsi %341, %c0 : index loc(#loc306)
      %343 = arith.minsi %342, %c2 : index loc(#loc306)
      %inserted_slice_166 = tensor.insert_slice %340 into %arg55[%343, 0] [1, 256] [1, 1] : tensor<1x256xf32> into tensor<3x256xf32> loc(#loc306)
      %344 = tensor.empty() : tensor<i32> loc(#loc307)
      %345 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%arg44 : tensor<i32>) outs(%344 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %346 = arith.addi %in, %c1_i32 : i32
        linalg.yield %346 : i32
      } -> tensor<i32> loc(#loc307)
      scf.yield %345, %293, %inserted_slice, %inserted_slice_149, %inserted_slice_151, %inserted_slice_153, %inserted_slice_155, %inserted_slice_157, %inserted_slice_159, %inserted_slice_161, %inserted_slice_164, %inserted_slice_166 : tensor<i32>, tensor<2x32x64xf32>, tensor<3x256x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64x64xf32>, tensor<3x64x192xf32>, tensor<3x64x256xf32>, tensor<3x256xf32>
    } loc(#loc185)
    %59 = tensor.empty() : tensor<32x64xf32> loc(#loc308)
    %expanded_17 = tensor.expand_shape %59 [[0, 1], [2]] output_shape [1, 32, 64] : tensor<32x64xf32> into tensor<1x32x64xf32> loc(#loc308)
    %60 = linalg.fill ins(%cst_3 : f32) outs(%expanded_17 : tensor<1x32x64xf32>) -> tensor<1x32x64xf32> loc(#loc308)
    %expanded_18 = tensor.expand_shape %58#1 [[0], [1, 2], [3]] output_shape [2, 1, 32, 64] : tensor<2x32x64xf32> into tensor<2x1x32x64xf32> loc(#loc308)
    %61 = linalg.generic {indexing_maps = [#map60, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_18 : tensor<2x1x32x64xf32>) outs(%60 : tensor<1x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.addf %out, %in : f32
      linalg.yield %70 : f32
    } -> tensor<1x32x64xf32> loc(#loc308)
    %62 = tensor.empty() : tensor<32x64xf32> loc(#loc309)
    %63 = linalg.fill ins(%cst_3 : f32) outs(%62 : tensor<32x64xf32>) -> tensor<32x64xf32> loc(#loc309)
    %64 = linalg.generic {indexing_maps = [#map61, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<1x32x64xf32>) outs(%63 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.addf %out, %in : f32
      linalg.yield %70 : f32
    } -> tensor<32x64xf32> loc(#loc309)
    %65 = tensor.empty() : tensor<128x64xf32> loc(#loc310)
    %66 = linalg.fill ins(%cst_3 : f32) outs(%65 : tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc310)
    %67 = linalg.generic {indexing_maps = [#map6, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg5, %58#1 : tensor<2x32xi32>, tensor<2x32x64xf32>) outs(%66 : tensor<128x64xf32>) {
    ^bb0(%in: i32, %in_19: f32, %out: f32):
      %70 = linalg.index 0 : index
      %71 = arith.index_cast %70 : index to i32
      %72 = arith.cmpi eq, %in, %71 : i32
      %73 = arith.uitofp %72 : i1 to f32
      %74 = arith.mulf %73, %in_19 : f32
      %75 = arith.addf %out, %74 : f32
      linalg.yield %75 : f32
    } -> tensor<128x64xf32> loc(#loc310)
    %68 = tensor.empty() : tensor<128x64xf32> loc(#loc311)
    %69 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel"]} ins(%12, %67 : tensor<128x64xf32>, tensor<128x64xf32>) outs(%68 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %70 = arith.addf %in, %in_19 : f32
      linalg.yield %70 : f32
    } -> tensor<128x64xf32> loc(#loc311)
    return %69, %58#2, %58#3, %58#4, %58#5, %58#6, %58#7, %58#8, %58#9, %58#10, %58#11, %21, %29, %64 : tensor<128x64xf32>, tensor<3x256x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64xf32>, tensor<3x64x64xf32>, tensor<3x64x192xf32>, tensor<3x64x256xf32>, tensor<3x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>
  } loc(#loc160)
}
#loc1 = loc("fwd")
#loc18 = loc("embedding/broadcast_in_dim")
#loc19 = loc("embedding/add.1")
#loc21 = loc("broadcast_in_dim")
#loc22 = loc("broadcast_in_dim.1")
#loc23 = loc("broadcast_in_dim.2")
#loc24 = loc("broadcast_in_dim.3")
#loc25 = loc("broadcast_in_dim.4")
#loc26 = loc("broadcast_in_dim.5")
#loc27 = loc("broadcast_in_dim.6")
#loc28 = loc("broadcast_in_dim.7")
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
#loc144 = loc("head/reduce_sum.1")
#loc145 = loc("head/add")
#loc151 = loc("head/dot_general")
#loc152 = loc("head/log_softmax/reduce_max")
#loc153 = loc("head/log_softmax/sub.1")
#loc155 = loc("head/log_softmax/reduce_sum")
#loc158 = loc("head/reduce_sum.2")
#loc159 = loc("head/div.3")
#loc160 = loc("bwd")
#loc162 = loc("bwd/head/_where/select_n")
#loc163 = loc("bwd/head/log_softmax/reduce_sum")
#loc164 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc165 = loc("bwd/head/log_softmax/add_any")
#loc166 = loc("bwd/head/dot_general")
#loc167 = loc("bwd/head/dot_general.1")
#loc168 = loc("bwd/head/reduce_sum")
#loc169 = loc("bwd/head/reduce_sum.1")
#loc170 = loc("bwd/head/reduce_sum.2")
#loc171 = loc("bwd/head/mul.2")
#loc172 = loc("bwd/head/reduce_sum.3")
#loc173 = loc("bwd/head/reduce_sum.4")
#loc174 = loc("bwd/head/reduce_sum.5")
#loc175 = loc("bwd/head/add_any.1")
#loc176 = loc("bwd/head/reduce_sum.6")
#loc177 = loc("bwd/head/reduce_sum.7")
#loc178 = loc("bwd/head/add_any.2")
#loc179 = loc("bwd/broadcast_in_dim")
#loc180 = loc("bwd/broadcast_in_dim.1")
#loc181 = loc("bwd/broadcast_in_dim.2")
#loc182 = loc("bwd/broadcast_in_dim.3")
#loc183 = loc("bwd/broadcast_in_dim.4")
#loc184 = loc("bwd/broadcast_in_dim.5")
#loc185 = loc("bwd/while")
#loc186 = loc("bwd/while/sub.1")
#loc187 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice")
#loc188 = loc("bwd/while/dynamic_index_in_dim/squeeze")
#loc189 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.1")
#loc190 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.2")
#loc191 = loc("bwd/while/dynamic_index_in_dim/squeeze.2")
#loc192 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.3")
#loc193 = loc("bwd/while/dynamic_index_in_dim/squeeze.3")
#loc194 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.4")
#loc195 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.5")
#loc196 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.6")
#loc197 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.7")
#loc198 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.8")
#loc199 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.9")
#loc200 = loc("bwd/while/dynamic_index_in_dim/squeeze.9")
#loc201 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.10")
#loc202 = loc("bwd/while/dynamic_index_in_dim/squeeze.10")
#loc203 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.11")
#loc204 = loc("bwd/while/dynamic_index_in_dim/squeeze.11")
#loc205 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.12")
#loc206 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.13")
#loc207 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.14")
#loc208 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.15")
#loc209 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.16")
#loc210 = loc("bwd/while/dynamic_index_in_dim/squeeze.16")
#loc211 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.17")
#loc212 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.18")
#loc213 = loc("bwd/while/dynamic_index_in_dim/squeeze.18")
#loc214 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.19")
#loc215 = loc("bwd/while/dynamic_index_in_dim/squeeze.19")
#loc216 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.20")
#loc217 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.21")
#loc218 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.22")
#loc219 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.23")
#loc220 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.24")
#loc221 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.25")
#loc222 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.26")
#loc223 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.27")
#loc224 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.28")
#loc225 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.29")
#loc226 = loc("bwd/while/mlp/reshape")
#loc227 = loc("bwd/while/mlp/reduce_sum")
#loc228 = loc("bwd/while/mlp/reduce_sum.1")
#loc229 = loc("bwd/while/mlp/dot_general")
#loc230 = loc("bwd/while/mlp/dot_general.1")
#loc231 = loc("bwd/while/mlp/mul")
#loc232 = loc("bwd/while/mlp/mul.1")
#loc233 = loc("bwd/while/mlp/mul.3")
#loc234 = loc("bwd/while/mlp/mul.4")
#loc235 = loc("bwd/while/mlp/mul.7")
#loc236 = loc("bwd/while/mlp/add_any.2")
#loc237 = loc("bwd/while/mlp/reduce_sum.2")
#loc238 = loc("bwd/while/mlp/reduce_sum.3")
#loc239 = loc("bwd/while/mlp/dot_general.2")
#loc240 = loc("bwd/while/mlp/dot_general.3")
#loc241 = loc("bwd/while/mlp/reshape.3")
#loc242 = loc("bwd/while/mlp/reduce_sum.4")
#loc243 = loc("bwd/while/mlp/reduce_sum.5")
#loc244 = loc("bwd/while/mlp/reduce_sum.6")
#loc245 = loc("bwd/while/mlp/mul.10")
#loc246 = loc("bwd/while/mlp/reduce_sum.7")
#loc247 = loc("bwd/while/mlp/reduce_sum.8")
#loc248 = loc("bwd/while/mlp/reduce_sum.9")
#loc249 = loc("bwd/while/mlp/broadcast_in_dim")
#loc250 = loc("bwd/while/mlp/add_any.4")
#loc251 = loc("bwd/while/mlp/reduce_sum.10")
#loc252 = loc("bwd/while/mlp/reduce_sum.11")
#loc253 = loc("bwd/while/mlp/add_any.6")
#loc254 = loc("bwd/while/attention/dot_general")
#loc255 = loc("bwd/while/attention/dot_general.1")
#loc256 = loc("bwd/while/attention/reshape")
#loc257 = loc("bwd/while/attention/transpose.1")
#loc258 = loc("bwd/while/attention/dot_general.2")
#loc259 = loc("bwd/while/attention/dot_general.3")
#loc260 = loc("bwd/while/attention/transpose.2")
#loc261 = loc("bwd/while/attention/reduce_sum")
#loc262 = loc("bwd/while/attention/reshape.1")
#loc263 = loc("bwd/while/attention/reduce_sum.1")
#loc264 = loc("bwd/while/attention/mul.4")
#loc265 = loc("bwd/while/attention/dot_general.4")
#loc266 = loc("bwd/while/attention/transpose.3")
#loc267 = loc("bwd/while/attention/dot_general.5")
#loc268 = loc("bwd/while/attention/transpose.4")
#loc269 = loc("bwd/while/attention/reshape.2")
#loc270 = loc("bwd/while/attention/reshape.3")
#loc271 = loc("bwd/while/attention/reshape.4")
#loc272 = loc("bwd/while/attention/concatenate")
#loc273 = loc("bwd/while/attention/dot_general.6")
#loc274 = loc("bwd/while/attention/dot_general.7")
#loc275 = loc("bwd/while/attention/reduce_sum.2")
#loc276 = loc("bwd/while/attention/reduce_sum.3")
#loc277 = loc("bwd/while/attention/reduce_sum.4")
#loc278 = loc("bwd/while/attention/mul.7")
#loc279 = loc("bwd/while/attention/reduce_sum.5")
#loc280 = loc("bwd/while/attention/reduce_sum.6")
#loc281 = loc("bwd/while/attention/reduce_sum.7")
#loc282 = loc("bwd/while/attention/broadcast_in_dim.1")
#loc283 = loc("bwd/while/attention/add_any.2")
#loc284 = loc("bwd/while/attention/reduce_sum.8")
#loc285 = loc("bwd/while/attention/reduce_sum.9")
#loc286 = loc("bwd/while/attention/add_any.4")
#loc287 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc288 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc289 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc290 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc291 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc292 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc293 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc294 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc295 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc296 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc297 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc298 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc299 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc300 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc301 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc302 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc303 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc304 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc305 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc306 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc307 = loc("bwd/while/add")
#loc308 = loc("bwd/embedding/reduce_sum")
#loc309 = loc("bwd/embedding/reduce_sum.1")
#loc310 = loc("bwd/embedding/dot_general")
#loc311 = loc("bwd/embedding/add_any")
