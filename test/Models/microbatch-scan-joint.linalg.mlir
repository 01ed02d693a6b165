// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form joint --dialect linalg --layers 4 --width 32 --heads 4 --sequence 16 --batch 2 --vocab 64 --dtype f32 --microbatches 3 --scan
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
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map10 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map20 = affine_map<(d0, d1) -> (0, d1)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map26 = affine_map<() -> ()>
#map27 = affine_map<(d0, d1, d2) -> (d2)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map29 = affine_map<(d0, d1, d2) -> ()>
#map30 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map32 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map33 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map34 = affine_map<(d0, d1, d2) -> (d0)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map36 = affine_map<(d0, d1) -> (d1, d0)>
#map37 = affine_map<(d0, d1) -> (d0)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map40 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d5)>
#map41 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, d4, d5)>
#map42 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map43 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5, d0, d1, d2)>
#map44 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map45 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d0)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map47 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map48 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map49 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map50 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5, d3)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d2, d5)>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d5)>
#map55 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5, d4)>
#map56 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>
#map57 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d5, d2, d4)>
#map58 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d2, d4)>
#map59 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map60 = affine_map<(d0, d1) -> (d1)>
#map61 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map62 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map63 = affine_map<(d0, d1, d2, d3) -> (d2, d3, 0)>
module {
  func.func @train_step(%arg0: tensor<64x32xf32> loc("embedding"), %arg1: tensor<4x128x32xf32> loc("layers/down"), %arg2: tensor<4x32xf32> loc("layers/down_bias"), %arg3: tensor<4x32xf32> loc("layers/norm1_bias"), %arg4: tensor<4x32xf32> loc("layers/norm1_gain"), %arg5: tensor<4x32xf32> loc("layers/norm2_bias"), %arg6: tensor<4x32xf32> loc("layers/norm2_gain"), %arg7: tensor<4x32x32xf32> loc("layers/out"), %arg8: tensor<4x32x96xf32> loc("layers/qkv"), %arg9: tensor<4x32x128xf32> loc("layers/up"), %arg10: tensor<4x128xf32> loc("layers/up_bias"), %arg11: tensor<32xf32> loc("norm_bias"), %arg12: tensor<32xf32> loc("norm_gain"), %arg13: tensor<16x32xf32> loc("position"), %arg14: tensor<3x2x16xi32> loc("labels"), %arg15: tensor<3x2x16xi32> loc("tokens")) -> (tensor<f32>, tensor<64x32xf32>, tensor<4x128x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32x32xf32>, tensor<4x32x96xf32>, tensor<4x32x128xf32>, tensor<4x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>) attributes {ao.step} {
    %c3_i32 = arith.constant 3 : i32
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
    %c4 = arith.constant 4 : index
    %c63 = arith.constant 63 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst_13 = arith.constant dense<0> : tensor<i32>
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<64x32xf32> loc(#loc18)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<64x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<64x32xf32> loc(#loc18)
    %2 = tensor.empty() : tensor<4x128x32xf32> loc(#loc19)
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<4x128x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<4x128x32xf32> loc(#loc19)
    %4 = tensor.empty() : tensor<4x32xf32> loc(#loc20)
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<4x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<4x32xf32> loc(#loc20)
    %6 = tensor.empty() : tensor<4x32x32xf32> loc(#loc21)
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%6 : tensor<4x32x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<4x32x32xf32> loc(#loc21)
    %8 = tensor.empty() : tensor<4x32x96xf32> loc(#loc22)
    %9 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%8 : tensor<4x32x96xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<4x32x96xf32> loc(#loc22)
    %10 = tensor.empty() : tensor<4x32x128xf32> loc(#loc23)
    %11 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%10 : tensor<4x32x128xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<4x32x128xf32> loc(#loc23)
    %12 = tensor.empty() : tensor<4x128xf32> loc(#loc24)
    %13 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%12 : tensor<4x128xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<4x128xf32> loc(#loc24)
    %14 = tensor.empty() : tensor<32xf32> loc(#loc25)
    %15 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%14 : tensor<32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<32xf32> loc(#loc25)
    %16 = tensor.empty() : tensor<16x32xf32> loc(#loc26)
    %17 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%16 : tensor<16x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<16x32xf32> loc(#loc26)
    %18:16 = scf.for %arg16 = %c0 to %c3 step %c1 iter_args(%arg17 = %cst_13, %arg18 = %cst_14, %arg19 = %1, %arg20 = %3, %arg21 = %5, %arg22 = %5, %arg23 = %5, %arg24 = %5, %arg25 = %5, %arg26 = %7, %arg27 = %9, %arg28 = %11, %arg29 = %13, %arg30 = %15, %arg31 = %15, %arg32 = %17) -> (tensor<i32>, tensor<f32>, tensor<64x32xf32>, tensor<4x128x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32x32xf32>, tensor<4x32x96xf32>, tensor<4x32x128xf32>, tensor<4x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>) {
      %extracted = tensor.extract %arg17[] : tensor<i32> loc(#loc28)
      %49 = arith.index_cast %extracted : i32 to index loc(#loc28)
      %50 = arith.maxsi %49, %c0 : index loc(#loc28)
      %51 = arith.minsi %50, %c2 : index loc(#loc28)
      %extracted_slice = tensor.extract_slice %arg14[%51, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<3x2x16xi32> to tensor<1x2x16xi32> loc(#loc28)
      %extracted_15 = tensor.extract %arg17[] : tensor<i32> loc(#loc29)
      %52 = arith.index_cast %extracted_15 : i32 to index loc(#loc29)
      %53 = arith.maxsi %52, %c0 : index loc(#loc29)
      %54 = arith.minsi %53, %c2 : index loc(#loc29)
      %extracted_slice_16 = tensor.extract_slice %arg15[%54, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<3x2x16xi32> to tensor<1x2x16xi32> loc(#loc29)
      %55 = tensor.empty() : tensor<1x2x16x1xi32> loc(#loc30)
      %56 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16 : tensor<1x2x16xi32>) outs(%55 : tensor<1x2x16x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x2x16x1xi32> loc(#loc30)
      %collapsed = tensor.collapse_shape %56 [[0, 1], [2], [3]] : tensor<1x2x16x1xi32> into tensor<2x16x1xi32> loc(#loc30)
      %57 = tensor.empty() : tensor<2x16x32xf32> loc(#loc31)
      %58 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<16x32xf32>) outs(%57 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = linalg.index 0 : index
        %207 = linalg.index 1 : index
        %208 = linalg.index 2 : index
        %extracted_31 = tensor.extract %collapsed[%206, %207, %c0] : tensor<2x16x1xi32>
        %209 = arith.index_cast %extracted_31 : i32 to index
        %210 = arith.maxsi %209, %c0 : index
        %211 = arith.minsi %210, %c63 : index
        %extracted_32 = tensor.extract %arg0[%211, %208] : tensor<64x32xf32>
        %212 = arith.addf %extracted_32, %in : f32
        linalg.yield %212 : f32
      } -> tensor<2x16x32xf32> loc(#loc31)
      %59 = tensor.empty() : tensor<2x4x16x16xi1> loc(#loc32)
      %60 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%59 : tensor<2x4x16x16xi1>) {
      ^bb0(%out: i1):
        %206 = linalg.index 3 : index
        %207 = arith.index_cast %206 : index to i32
        %208 = linalg.index 2 : index
        %209 = arith.index_cast %208 : index to i32
        %210 = arith.cmpi sge, %209, %207 : i32
        linalg.yield %210 : i1
      } -> tensor<2x4x16x16xi1> loc(#loc32)
      %61 = tensor.empty() : tensor<4x2x16x32xf32> loc(#loc33)
      %62 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%61 : tensor<4x2x16x32xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_12 : f32
      } -> tensor<4x2x16x32xf32> loc(#loc33)
      %63 = tensor.empty() : tensor<4x2x16x1xf32> loc(#loc34)
      %64 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%63 : tensor<4x2x16x1xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_12 : f32
      } -> tensor<4x2x16x1xf32> loc(#loc34)
      %65 = tensor.empty() : tensor<4x1x1x32xf32> loc(#loc35)
      %66 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%65 : tensor<4x1x1x32xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_12 : f32
      } -> tensor<4x1x1x32xf32> loc(#loc35)
      %67 = tensor.empty() : tensor<4x2x16x4x8xf32> loc(#loc36)
      %68 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%67 : tensor<4x2x16x4x8xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_12 : f32
      } -> tensor<4x2x16x4x8xf32> loc(#loc36)
      %69 = tensor.empty() : tensor<4x2x4x16x16xf32> loc(#loc37)
      %70 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%69 : tensor<4x2x4x16x16xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_12 : f32
      } -> tensor<4x2x4x16x16xf32> loc(#loc37)
      %71 = tensor.empty() : tensor<4x2x4x16x1xf32> loc(#loc38)
      %72 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%71 : tensor<4x2x4x16x1xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_12 : f32
      } -> tensor<4x2x4x16x1xf32> loc(#loc38)
      %73:28 = scf.for %arg33 = %c0 to %c4 step %c1 iter_args(%arg34 = %cst_13, %arg35 = %58, %arg36 = %62, %arg37 = %64, %arg38 = %64, %arg39 = %66, %arg40 = %62, %arg41 = %62, %arg42 = %68, %arg43 = %68, %arg44 = %70, %arg45 = %72, %arg46 = %72, %arg47 = %70, %arg48 = %68, %arg49 = %62, %arg50 = %62, %arg51 = %64, %arg52 = %64, %arg53 = %66, %arg54 = %62, %arg55 = %7, %arg56 = %11, %arg57 = %11, %arg58 = %11, %arg59 = %11, %arg60 = %11, %arg61 = %11) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x16x16xf32>, tensor<4x2x4x16x1xf32>, tensor<4x2x4x16x1xf32>, tensor<4x2x4x16x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xf32>, tensor<4x2x16x32xf32>, tensor<4x32x32xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>) {
        %extracted_31 = tensor.extract %arg34[] : tensor<i32> loc(#loc40)
        %206 = arith.index_cast %extracted_31 : i32 to index loc(#loc40)
        %207 = arith.maxsi %206, %c0 : index loc(#loc40)
        %208 = arith.minsi %207, %c3 : index loc(#loc40)
        %extracted_slice_32 = tensor.extract_slice %arg1[%208, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<4x128x32xf32> to tensor<1x128x32xf32> loc(#loc40)
        %extracted_33 = tensor.extract %arg34[] : tensor<i32> loc(#loc41)
        %209 = arith.index_cast %extracted_33 : i32 to index loc(#loc41)
        %210 = arith.maxsi %209, %c0 : index loc(#loc41)
        %211 = arith.minsi %210, %c3 : index loc(#loc41)
        %extracted_slice_34 = tensor.extract_slice %arg2[%211, 0] [1, 32] [1, 1] : tensor<4x32xf32> to tensor<1x32xf32> loc(#loc41)
        %extracted_35 = tensor.extract %arg34[] : tensor<i32> loc(#loc42)
        %212 = arith.index_cast %extracted_35 : i32 to index loc(#loc42)
        %213 = arith.maxsi %212, %c0 : index loc(#loc42)
        %214 = arith.minsi %213, %c3 : index loc(#loc42)
        %extracted_slice_36 = tensor.extract_slice %arg3[%214, 0] [1, 32] [1, 1] : tensor<4x32xf32> to tensor<1x32xf32> loc(#loc42)
        %extracted_37 = tensor.extract %arg34[] : tensor<i32> loc(#loc43)
        %215 = arith.index_cast %extracted_37 : i32 to index loc(#loc43)
        %216 = arith.maxsi %215, %c0 : index loc(#loc43)
        %217 = arith.minsi %216, %c3 : index loc(#loc43)
        %extracted_slice_38 = tensor.extract_slice %arg4[%217, 0] [1, 32] [1, 1] : tensor<4x32xf32> to tensor<1x32xf32> loc(#loc43)
        %extracted_39 = tensor.extract %arg34[] : tensor<i32> loc(#loc44)
        %218 = arith.index_cast %extracted_39 : i32 to index loc(#loc44)
        %219 = arith.maxsi %218, %c0 : index loc(#loc44)
        %220 = arith.minsi %219, %c3 : index loc(#loc44)
        %extracted_slice_40 = tensor.extract_slice %arg5[%220, 0] [1, 32] [1, 1] : tensor<4x32xf32> to tensor<1x32xf32> loc(#loc44)
        %extracted_41 = tensor.extract %arg34[] : tensor<i32> loc(#loc45)
        %221 = arith.index_cast %extracted_41 : i32 to index loc(#loc45)
        %222 = arith.maxsi %221, %c0 : index loc(#loc45)
        %223 = arith.minsi %222, %c3 : index loc(#loc45)
        %extracted_slice_42 = tensor.extract_slice %arg6[%223, 0] [1, 32] [1, 1] : tensor<4x32xf32> to tensor<1x32xf32> loc(#loc45)
        %extracted_43 = tensor.extract %arg34[] : tensor<i32> loc(#loc46)
        %224 = arith.index_cast %extracted_43 : i32 to index loc(#loc46)
        %225 = arith.maxsi %224, %c0 : index loc(#loc46)
        %226 = arith.minsi %225, %c3 : index loc(#loc46)
        %extracted_slice_44 = tensor.extract_slice %arg7[%226, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc46)
        %extracted_45 = tensor.extract %arg34[] : tensor<i32> loc(#loc47)
        %227 = arith.index_cast %extracted_45 : i32 to index loc(#loc47)
        %228 = arith.maxsi %227, %c0 : index loc(#loc47)
        %229 = arith.minsi %228, %c3 : index loc(#loc47)
        %extracted_slice_46 = tensor.extract_slice %arg8[%229, 0, 0] [1, 32, 96] [1, 1, 1] : tensor<4x32x96xf32> to tensor<1x32x96xf32> loc(#loc47)
        %extracted_47 = tensor.extract %arg34[] : tensor<i32> loc(#loc48)
        %230 = arith.index_cast %extracted_47 : i32 to index loc(#loc48)
        %231 = arith.maxsi %230, %c0 : index loc(#loc48)
        %232 = arith.minsi %231, %c3 : index loc(#loc48)
        %extracted_slice_48 = tensor.extract_slice %arg9[%232, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<4x32x128xf32> to tensor<1x32x128xf32> loc(#loc48)
        %extracted_49 = tensor.extract %arg34[] : tensor<i32> loc(#loc49)
        %233 = arith.index_cast %extracted_49 : i32 to index loc(#loc49)
        %234 = arith.maxsi %233, %c0 : index loc(#loc49)
        %235 = arith.minsi %234, %c3 : index loc(#loc49)
        %extracted_slice_50 = tensor.extract_slice %arg10[%235, 0] [1, 128] [1, 1] : tensor<4x128xf32> to tensor<1x128xf32> loc(#loc49)
        %236 = tensor.empty() : tensor<2x16xf32> loc(#loc50)
        %237 = linalg.fill ins(%cst_12 : f32) outs(%236 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc50)
        %238 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg35 : tensor<2x16x32xf32>) outs(%237 : tensor<2x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.addf %out, %in : f32
          linalg.yield %462 : f32
        } -> tensor<2x16xf32> loc(#loc50)
        %239 = tensor.empty() : tensor<2x16x32xf32> loc(#loc51)
        %240 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg35, %238 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%239 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.divf %in_123, %cst_11 : f32
          %463 = arith.subf %in, %462 : f32
          linalg.yield %463 : f32
        } -> tensor<2x16x32xf32> loc(#loc51)
        %241 = tensor.empty() : tensor<2x16xf32> loc(#loc52)
        %242 = linalg.fill ins(%cst_12 : f32) outs(%241 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc52)
        %243 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%240 : tensor<2x16x32xf32>) outs(%242 : tensor<2x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.mulf %in, %in : f32
          %463 = arith.addf %out, %462 : f32
          linalg.yield %463 : f32
        } -> tensor<2x16xf32> loc(#loc52)
        %244 = tensor.empty() : tensor<2x16x1xf32> loc(#loc53)
        %245 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<2x16xf32>) outs(%244 : tensor<2x16x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.divf %in, %cst_11 : f32
          %463 = arith.addf %462, %cst_10 : f32
          linalg.yield %463 : f32
        } -> tensor<2x16x1xf32> loc(#loc53)
        %246 = tensor.empty() : tensor<2x16x1xf32> loc(#loc54)
        %247 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<2x16x1xf32>) outs(%246 : tensor<2x16x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = math.rsqrt %in : f32
          linalg.yield %462 : f32
        } -> tensor<2x16x1xf32> loc(#loc54)
        %248 = tensor.empty() : tensor<2x16x32xf32> loc(#loc55)
        %249 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %247 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%248 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.mulf %in, %in_123 : f32
          linalg.yield %462 : f32
        } -> tensor<2x16x32xf32> loc(#loc55)
        %250 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc56)
        %251 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_38 : tensor<1x32xf32>) outs(%250 : tensor<1x1x1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x1x32xf32> loc(#loc56)
        %collapsed_51 = tensor.collapse_shape %251 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc56)
        %252 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc57)
        %253 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_36 : tensor<1x32xf32>) outs(%252 : tensor<1x1x1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x1x32xf32> loc(#loc57)
        %collapsed_52 = tensor.collapse_shape %253 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc57)
        %254 = tensor.empty() : tensor<2x16x32xf32> loc(#loc58)
        %255 = linalg.generic {indexing_maps = [#map1, #map10, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %collapsed_51, %collapsed_52 : tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<1x1x32xf32>) outs(%254 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_123: f32, %in_124: f32, %out: f32):
          %462 = arith.mulf %in, %in_123 : f32
          %463 = arith.addf %462, %in_124 : f32
          linalg.yield %463 : f32
        } -> tensor<2x16x32xf32> loc(#loc58)
        %256 = tensor.empty() : tensor<2x16x96xf32> loc(#loc59)
        %257 = linalg.fill ins(%cst_12 : f32) outs(%256 : tensor<2x16x96xf32>) -> tensor<2x16x96xf32> loc(#loc59)
        %expanded_53 = tensor.expand_shape %255 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc59)
        %258 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_53, %extracted_slice_46 : tensor<2x16x1x32xf32>, tensor<1x32x96xf32>) outs(%257 : tensor<2x16x96xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.mulf %in, %in_123 : f32
          %463 = arith.addf %out, %462 : f32
          linalg.yield %463 : f32
        } -> tensor<2x16x96xf32> loc(#loc59)
        %extracted_slice_54 = tensor.extract_slice %258[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc60)
        %extracted_slice_55 = tensor.extract_slice %258[0, 0, 32] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc61)
        %extracted_slice_56 = tensor.extract_slice %258[0, 0, 64] [2, 16, 32] [1, 1, 1] : tensor<2x16x96xf32> to tensor<2x16x32xf32> loc(#loc62)
        %expanded_57 = tensor.expand_shape %extracted_slice_54 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc63)
        %expanded_58 = tensor.expand_shape %extracted_slice_55 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc64)
        %expanded_59 = tensor.expand_shape %extracted_slice_56 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc65)
        %259 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc66)
        %260 = linalg.fill ins(%cst_12 : f32) outs(%259 : tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc66)
        %261 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_57, %expanded_58 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%260 : tensor<2x4x16x16xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.mulf %in, %in_123 : f32
          %463 = arith.addf %out, %462 : f32
          linalg.yield %463 : f32
        } -> tensor<2x4x16x16xf32> loc(#loc66)
        %262 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc67)
        %263 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %261 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>) outs(%262 : tensor<2x4x16x16xf32>) {
        ^bb0(%in: i1, %in_123: f32, %out: f32):
          %462 = arith.mulf %in_123, %cst_8 : f32
          %463 = arith.select %in, %462, %cst_0 : f32
          linalg.yield %463 : f32
        } -> tensor<2x4x16x16xf32> loc(#loc67)
        %264 = tensor.empty() : tensor<2x4x16xf32> loc(#loc68)
        %265 = linalg.fill ins(%cst_7 : f32) outs(%264 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc68)
        %266 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%263 : tensor<2x4x16x16xf32>) outs(%265 : tensor<2x4x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.maximumf %out, %in : f32
          linalg.yield %462 : f32
        } -> tensor<2x4x16xf32> loc(#loc68)
        %267 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc69)
        %268 = linalg.generic {indexing_maps = [#map4, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263, %266 : tensor<2x4x16x16xf32>, tensor<2x4x16xf32>) outs(%267 : tensor<2x4x16x16xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.subf %in, %in_123 : f32
          %463 = math.exp %462 : f32
          linalg.yield %463 : f32
        } -> tensor<2x4x16x16xf32> loc(#loc69)
        %269 = tensor.empty() : tensor<2x4x16xf32> loc(#loc70)
        %270 = linalg.fill ins(%cst_12 : f32) outs(%269 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc70)
        %271 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%268 : tensor<2x4x16x16xf32>) outs(%270 : tensor<2x4x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.addf %out, %in : f32
          linalg.yield %462 : f32
        } -> tensor<2x4x16xf32> loc(#loc70)
        %272 = tensor.empty() : tensor<2x4x16x1xf32> loc(#loc71)
        %273 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271 : tensor<2x4x16xf32>) outs(%272 : tensor<2x4x16x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<2x4x16x1xf32> loc(#loc71)
        %274 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc72)
        %275 = linalg.generic {indexing_maps = [#map4, #map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268, %273 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>) outs(%274 : tensor<2x4x16x16xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.divf %in, %in_123 : f32
          linalg.yield %462 : f32
        } -> tensor<2x4x16x16xf32> loc(#loc72)
        %276 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc73)
        %277 = linalg.fill ins(%cst_12 : f32) outs(%276 : tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> loc(#loc73)
        %278 = linalg.generic {indexing_maps = [#map18, #map11, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_59, %275 : tensor<2x16x4x8xf32>, tensor<2x4x16x16xf32>) outs(%277 : tensor<2x4x8x16xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.mulf %in, %in_123 : f32
          %463 = arith.addf %out, %462 : f32
          linalg.yield %463 : f32
        } -> tensor<2x4x8x16xf32> loc(#loc73)
        %279 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc74)
        %280 = linalg.generic {indexing_maps = [#map19, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%278 : tensor<2x4x8x16xf32>) outs(%279 : tensor<2x16x4x8xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<2x16x4x8xf32> loc(#loc74)
        %collapsed_60 = tensor.collapse_shape %280 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc75)
        %281 = tensor.empty() : tensor<2x16x32xf32> loc(#loc76)
        %282 = linalg.fill ins(%cst_12 : f32) outs(%281 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc76)
        %expanded_61 = tensor.expand_shape %collapsed_60 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc76)
        %283 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_61, %extracted_slice_44 : tensor<2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%282 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.mulf %in, %in_123 : f32
          %463 = arith.addf %out, %462 : f32
          linalg.yield %463 : f32
        } -> tensor<2x16x32xf32> loc(#loc76)
        %284 = tensor.empty() : tensor<2x16x32xf32> loc(#loc77)
        %285 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg35, %283 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%284 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.addf %in, %in_123 : f32
          linalg.yield %462 : f32
        } -> tensor<2x16x32xf32> loc(#loc77)
        %286 = tensor.empty() : tensor<2x16xf32> loc(#loc78)
        %287 = linalg.fill ins(%cst_12 : f32) outs(%286 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc78)
        %288 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%285 : tensor<2x16x32xf32>) outs(%287 : tensor<2x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.addf %out, %in : f32
          linalg.yield %462 : f32
        } -> tensor<2x16xf32> loc(#loc78)
        %289 = tensor.empty() : tensor<2x16x32xf32> loc(#loc79)
        %290 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %288 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%289 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.divf %in_123, %cst_11 : f32
          %463 = arith.subf %in, %462 : f32
          linalg.yield %463 : f32
        } -> tensor<2x16x32xf32> loc(#loc79)
        %291 = tensor.empty() : tensor<2x16xf32> loc(#loc80)
        %292 = linalg.fill ins(%cst_12 : f32) outs(%291 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc80)
        %293 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%290 : tensor<2x16x32xf32>) outs(%292 : tensor<2x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.mulf %in, %in : f32
          %463 = arith.addf %out, %462 : f32
          linalg.yield %463 : f32
        } -> tensor<2x16xf32> loc(#loc80)
        %294 = tensor.empty() : tensor<2x16x1xf32> loc(#loc81)
        %295 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<2x16xf32>) outs(%294 : tensor<2x16x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.divf %in, %cst_11 : f32
          %463 = arith.addf %462, %cst_10 : f32
          linalg.yield %463 : f32
        } -> tensor<2x16x1xf32> loc(#loc81)
        %296 = tensor.empty() : tensor<2x16x1xf32> loc(#loc82)
        %297 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<2x16x1xf32>) outs(%296 : tensor<2x16x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = math.rsqrt %in : f32
          linalg.yield %462 : f32
        } -> tensor<2x16x1xf32> loc(#loc82)
        %298 = tensor.empty() : tensor<2x16x32xf32> loc(#loc83)
        %299 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %297 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%298 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.mulf %in, %in_123 : f32
          linalg.yield %462 : f32
        } -> tensor<2x16x32xf32> loc(#loc83)
        %300 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc84)
        %301 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_42 : tensor<1x32xf32>) outs(%300 : tensor<1x1x1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x1x32xf32> loc(#loc84)
        %collapsed_62 = tensor.collapse_shape %301 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc84)
        %302 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc85)
        %303 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_40 : tensor<1x32xf32>) outs(%302 : tensor<1x1x1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x1x32xf32> loc(#loc85)
        %collapsed_63 = tensor.collapse_shape %303 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc85)
        %304 = tensor.empty() : tensor<2x16x32xf32> loc(#loc86)
        %305 = linalg.generic {indexing_maps = [#map1, #map10, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %collapsed_62, %collapsed_63 : tensor<2x16x32xf32>, tensor<1x1x32xf32>, tensor<1x1x32xf32>) outs(%304 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_123: f32, %in_124: f32, %out: f32):
          %462 = arith.mulf %in, %in_123 : f32
          %463 = arith.addf %462, %in_124 : f32
          linalg.yield %463 : f32
        } -> tensor<2x16x32xf32> loc(#loc86)
        %306 = tensor.empty() : tensor<32x128xf32> loc(#loc87)
        %expanded_64 = tensor.expand_shape %306 [[0, 1], [2]] output_shape [2, 16, 128] : tensor<32x128xf32> into tensor<2x16x128xf32> loc(#loc87)
        %307 = linalg.fill ins(%cst_12 : f32) outs(%expanded_64 : tensor<2x16x128xf32>) -> tensor<2x16x128xf32> loc(#loc87)
        %expanded_65 = tensor.expand_shape %305 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc87)
        %308 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_65, %extracted_slice_48 : tensor<2x16x1x32xf32>, tensor<1x32x128xf32>) outs(%307 : tensor<2x16x128xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.mulf %in, %in_123 : f32
          %463 = arith.addf %out, %462 : f32
          linalg.yield %463 : f32
        } -> tensor<2x16x128xf32> loc(#loc87)
        %collapsed_66 = tensor.collapse_shape %308 [[0, 1], [2]] : tensor<2x16x128xf32> into tensor<32x128xf32> loc(#loc87)
        %309 = tensor.empty() : tensor<1x1x128xf32> loc(#loc88)
        %310 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_50 : tensor<1x128xf32>) outs(%309 : tensor<1x1x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x128xf32> loc(#loc88)
        %collapsed_67 = tensor.collapse_shape %310 [[0], [1, 2]] : tensor<1x1x128xf32> into tensor<1x128xf32> loc(#loc88)
        %311 = tensor.empty() : tensor<32x128xf32> loc(#loc89)
        %312 = linalg.generic {indexing_maps = [#map, #map20, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_66, %collapsed_67 : tensor<32x128xf32>, tensor<1x128xf32>) outs(%311 : tensor<32x128xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.addf %in, %in_123 : f32
          linalg.yield %462 : f32
        } -> tensor<32x128xf32> loc(#loc89)
        %313 = tensor.empty() : tensor<32x128xf32> loc(#loc90)
        %314 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%312 : tensor<32x128xf32>) outs(%313 : tensor<32x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.mulf %in, %in : f32
          linalg.yield %462 : f32
        } -> tensor<32x128xf32> loc(#loc90)
        %315 = tensor.empty() : tensor<32x128xf32> loc(#loc91)
        %316 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%312, %314 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%315 : tensor<32x128xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.mulf %in_123, %in : f32
          %463 = arith.mulf %462, %cst_4 : f32
          %464 = arith.addf %in, %463 : f32
          %465 = arith.mulf %464, %cst_3 : f32
          %466 = math.tanh %465 : f32
          linalg.yield %466 : f32
        } -> tensor<32x128xf32> loc(#loc91)
        %317 = tensor.empty() : tensor<32x128xf32> loc(#loc92)
        %318 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%316 : tensor<32x128xf32>) outs(%317 : tensor<32x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.addf %in, %cst_6 : f32
          %463 = arith.mulf %462, %cst_2 : f32
          linalg.yield %463 : f32
        } -> tensor<32x128xf32> loc(#loc92)
        %319 = tensor.empty() : tensor<32x128xf32> loc(#loc93)
        %320 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%312, %318 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%319 : tensor<32x128xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.mulf %in, %in_123 : f32
          linalg.yield %462 : f32
        } -> tensor<32x128xf32> loc(#loc93)
        %321 = tensor.empty() : tensor<32x32xf32> loc(#loc94)
        %322 = linalg.fill ins(%cst_12 : f32) outs(%321 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc94)
        %expanded_68 = tensor.expand_shape %320 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32> loc(#loc94)
        %323 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_68, %extracted_slice_32 : tensor<32x1x128xf32>, tensor<1x128x32xf32>) outs(%322 : tensor<32x32xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.mulf %in, %in_123 : f32
          %463 = arith.addf %out, %462 : f32
          linalg.yield %463 : f32
        } -> tensor<32x32xf32> loc(#loc94)
        %324 = tensor.empty() : tensor<1x1x32xf32> loc(#loc95)
        %325 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_34 : tensor<1x32xf32>) outs(%324 : tensor<1x1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x32xf32> loc(#loc95)
        %collapsed_69 = tensor.collapse_shape %325 [[0], [1, 2]] : tensor<1x1x32xf32> into tensor<1x32xf32> loc(#loc95)
        %326 = tensor.empty() : tensor<32x32xf32> loc(#loc96)
        %327 = linalg.generic {indexing_maps = [#map, #map20, #map], iterator_types = ["parallel", "parallel"]} ins(%323, %collapsed_69 : tensor<32x32xf32>, tensor<1x32xf32>) outs(%326 : tensor<32x32xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.addf %in, %in_123 : f32
          linalg.yield %462 : f32
        } -> tensor<32x32xf32> loc(#loc96)
        %expanded_70 = tensor.expand_shape %327 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32> loc(#loc97)
        %328 = tensor.empty() : tensor<2x16x32xf32> loc(#loc98)
        %329 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %expanded_70 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%328 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.addf %in, %in_123 : f32
          linalg.yield %462 : f32
        } -> tensor<2x16x32xf32> loc(#loc98)
        %330 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc99)
        %331 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%240 : tensor<2x16x32xf32>) outs(%330 : tensor<1x2x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x32xf32> loc(#loc99)
        %extracted_71 = tensor.extract %arg34[] : tensor<i32> loc(#loc100)
        %332 = arith.index_cast %extracted_71 : i32 to index loc(#loc100)
        %333 = arith.maxsi %332, %c0 : index loc(#loc100)
        %334 = arith.minsi %333, %c3 : index loc(#loc100)
        %inserted_slice = tensor.insert_slice %331 into %arg36[%334, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc100)
        %335 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc101)
        %336 = linalg.generic {indexing_maps = [#map24, #map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247, %245 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%335 : tensor<1x2x16x1xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.divf %in, %in_123 : f32
          %463 = arith.mulf %462, %cst_9 : f32
          linalg.yield %463 : f32
        } -> tensor<1x2x16x1xf32> loc(#loc101)
        %extracted_72 = tensor.extract %arg34[] : tensor<i32> loc(#loc102)
        %337 = arith.index_cast %extracted_72 : i32 to index loc(#loc102)
        %338 = arith.maxsi %337, %c0 : index loc(#loc102)
        %339 = arith.minsi %338, %c3 : index loc(#loc102)
        %inserted_slice_73 = tensor.insert_slice %336 into %arg37[%339, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc102)
        %340 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc103)
        %341 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%247 : tensor<2x16x1xf32>) outs(%340 : tensor<1x2x16x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x1xf32> loc(#loc103)
        %extracted_74 = tensor.extract %arg34[] : tensor<i32> loc(#loc104)
        %342 = arith.index_cast %extracted_74 : i32 to index loc(#loc104)
        %343 = arith.maxsi %342, %c0 : index loc(#loc104)
        %344 = arith.minsi %343, %c3 : index loc(#loc104)
        %inserted_slice_75 = tensor.insert_slice %341 into %arg38[%344, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc104)
        %345 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc105)
        %346 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_51 : tensor<1x1x32xf32>) outs(%345 : tensor<1x1x1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x1x32xf32> loc(#loc105)
        %extracted_76 = tensor.extract %arg34[] : tensor<i32> loc(#loc106)
        %347 = arith.index_cast %extracted_76 : i32 to index loc(#loc106)
        %348 = arith.maxsi %347, %c0 : index loc(#loc106)
        %349 = arith.minsi %348, %c3 : index loc(#loc106)
        %inserted_slice_77 = tensor.insert_slice %346 into %arg39[%349, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<1x1x1x32xf32> into tensor<4x1x1x32xf32> loc(#loc106)
        %350 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc107)
        %351 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<2x16x32xf32>) outs(%350 : tensor<1x2x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x32xf32> loc(#loc107)
        %extracted_78 = tensor.extract %arg34[] : tensor<i32> loc(#loc108)
        %352 = arith.index_cast %extracted_78 : i32 to index loc(#loc108)
        %353 = arith.maxsi %352, %c0 : index loc(#loc108)
        %354 = arith.minsi %353, %c3 : index loc(#loc108)
        %inserted_slice_79 = tensor.insert_slice %351 into %arg40[%354, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc108)
        %355 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc109)
        %356 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%255 : tensor<2x16x32xf32>) outs(%355 : tensor<1x2x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x32xf32> loc(#loc109)
        %extracted_80 = tensor.extract %arg34[] : tensor<i32> loc(#loc110)
        %357 = arith.index_cast %extracted_80 : i32 to index loc(#loc110)
        %358 = arith.maxsi %357, %c0 : index loc(#loc110)
        %359 = arith.minsi %358, %c3 : index loc(#loc110)
        %inserted_slice_81 = tensor.insert_slice %356 into %arg41[%359, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc110)
        %360 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc111)
        %361 = linalg.generic {indexing_maps = [#map25, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_58 : tensor<2x16x4x8xf32>) outs(%360 : tensor<1x2x16x4x8xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x4x8xf32> loc(#loc111)
        %extracted_82 = tensor.extract %arg34[] : tensor<i32> loc(#loc112)
        %362 = arith.index_cast %extracted_82 : i32 to index loc(#loc112)
        %363 = arith.maxsi %362, %c0 : index loc(#loc112)
        %364 = arith.minsi %363, %c3 : index loc(#loc112)
        %inserted_slice_83 = tensor.insert_slice %361 into %arg42[%364, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<1x2x16x4x8xf32> into tensor<4x2x16x4x8xf32> loc(#loc112)
        %365 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc113)
        %366 = linalg.generic {indexing_maps = [#map25, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_57 : tensor<2x16x4x8xf32>) outs(%365 : tensor<1x2x16x4x8xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x4x8xf32> loc(#loc113)
        %extracted_84 = tensor.extract %arg34[] : tensor<i32> loc(#loc114)
        %367 = arith.index_cast %extracted_84 : i32 to index loc(#loc114)
        %368 = arith.maxsi %367, %c0 : index loc(#loc114)
        %369 = arith.minsi %368, %c3 : index loc(#loc114)
        %inserted_slice_85 = tensor.insert_slice %366 into %arg43[%369, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<1x2x16x4x8xf32> into tensor<4x2x16x4x8xf32> loc(#loc114)
        %370 = tensor.empty() : tensor<1x2x4x16x16xf32> loc(#loc115)
        %371 = linalg.generic {indexing_maps = [#map25, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%268 : tensor<2x4x16x16xf32>) outs(%370 : tensor<1x2x4x16x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x4x16x16xf32> loc(#loc115)
        %extracted_86 = tensor.extract %arg34[] : tensor<i32> loc(#loc116)
        %372 = arith.index_cast %extracted_86 : i32 to index loc(#loc116)
        %373 = arith.maxsi %372, %c0 : index loc(#loc116)
        %374 = arith.minsi %373, %c3 : index loc(#loc116)
        %inserted_slice_87 = tensor.insert_slice %371 into %arg44[%374, 0, 0, 0, 0] [1, 2, 4, 16, 16] [1, 1, 1, 1, 1] : tensor<1x2x4x16x16xf32> into tensor<4x2x4x16x16xf32> loc(#loc116)
        %375 = tensor.empty() : tensor<1x2x4x16x1xf32> loc(#loc117)
        %376 = linalg.generic {indexing_maps = [#map25, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%273 : tensor<2x4x16x1xf32>) outs(%375 : tensor<1x2x4x16x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x4x16x1xf32> loc(#loc117)
        %extracted_88 = tensor.extract %arg34[] : tensor<i32> loc(#loc118)
        %377 = arith.index_cast %extracted_88 : i32 to index loc(#loc118)
        %378 = arith.maxsi %377, %c0 : index loc(#loc118)
        %379 = arith.minsi %378, %c3 : index loc(#loc118)
        %inserted_slice_89 = tensor.insert_slice %376 into %arg45[%379, 0, 0, 0, 0] [1, 2, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x16x1xf32> into tensor<4x2x4x16x1xf32> loc(#loc118)
        %380 = tensor.empty() : tensor<1x2x4x16x1xf32> loc(#loc119)
        %381 = linalg.generic {indexing_maps = [#map25, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%273 : tensor<2x4x16x1xf32>) outs(%380 : tensor<1x2x4x16x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.mulf %in, %in : f32
          %463 = arith.divf %cst_6, %462 : f32
          linalg.yield %463 : f32
        } -> tensor<1x2x4x16x1xf32> loc(#loc119)
        %extracted_90 = tensor.extract %arg34[] : tensor<i32> loc(#loc120)
        %382 = arith.index_cast %extracted_90 : i32 to index loc(#loc120)
        %383 = arith.maxsi %382, %c0 : index loc(#loc120)
        %384 = arith.minsi %383, %c3 : index loc(#loc120)
        %inserted_slice_91 = tensor.insert_slice %381 into %arg46[%384, 0, 0, 0, 0] [1, 2, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<1x2x4x16x1xf32> into tensor<4x2x4x16x1xf32> loc(#loc120)
        %385 = tensor.empty() : tensor<1x2x4x16x16xf32> loc(#loc121)
        %386 = linalg.generic {indexing_maps = [#map25, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%275 : tensor<2x4x16x16xf32>) outs(%385 : tensor<1x2x4x16x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x4x16x16xf32> loc(#loc121)
        %extracted_92 = tensor.extract %arg34[] : tensor<i32> loc(#loc122)
        %387 = arith.index_cast %extracted_92 : i32 to index loc(#loc122)
        %388 = arith.maxsi %387, %c0 : index loc(#loc122)
        %389 = arith.minsi %388, %c3 : index loc(#loc122)
        %inserted_slice_93 = tensor.insert_slice %386 into %arg47[%389, 0, 0, 0, 0] [1, 2, 4, 16, 16] [1, 1, 1, 1, 1] : tensor<1x2x4x16x16xf32> into tensor<4x2x4x16x16xf32> loc(#loc122)
        %390 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc123)
        %391 = linalg.generic {indexing_maps = [#map25, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<2x16x4x8xf32>) outs(%390 : tensor<1x2x16x4x8xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x4x8xf32> loc(#loc123)
        %extracted_94 = tensor.extract %arg34[] : tensor<i32> loc(#loc124)
        %392 = arith.index_cast %extracted_94 : i32 to index loc(#loc124)
        %393 = arith.maxsi %392, %c0 : index loc(#loc124)
        %394 = arith.minsi %393, %c3 : index loc(#loc124)
        %inserted_slice_95 = tensor.insert_slice %391 into %arg48[%394, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<1x2x16x4x8xf32> into tensor<4x2x16x4x8xf32> loc(#loc124)
        %395 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc125)
        %396 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_60 : tensor<2x16x32xf32>) outs(%395 : tensor<1x2x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x32xf32> loc(#loc125)
        %extracted_96 = tensor.extract %arg34[] : tensor<i32> loc(#loc126)
        %397 = arith.index_cast %extracted_96 : i32 to index loc(#loc126)
        %398 = arith.maxsi %397, %c0 : index loc(#loc126)
        %399 = arith.minsi %398, %c3 : index loc(#loc126)
        %inserted_slice_97 = tensor.insert_slice %396 into %arg49[%399, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc126)
        %400 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc127)
        %401 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290 : tensor<2x16x32xf32>) outs(%400 : tensor<1x2x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x32xf32> loc(#loc127)
        %extracted_98 = tensor.extract %arg34[] : tensor<i32> loc(#loc128)
        %402 = arith.index_cast %extracted_98 : i32 to index loc(#loc128)
        %403 = arith.maxsi %402, %c0 : index loc(#loc128)
        %404 = arith.minsi %403, %c3 : index loc(#loc128)
        %inserted_slice_99 = tensor.insert_slice %401 into %arg50[%404, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc128)
        %405 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc129)
        %406 = linalg.generic {indexing_maps = [#map24, #map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297, %295 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%405 : tensor<1x2x16x1xf32>) {
        ^bb0(%in: f32, %in_123: f32, %out: f32):
          %462 = arith.divf %in, %in_123 : f32
          %463 = arith.mulf %462, %cst_9 : f32
          linalg.yield %463 : f32
        } -> tensor<1x2x16x1xf32> loc(#loc129)
        %extracted_100 = tensor.extract %arg34[] : tensor<i32> loc(#loc130)
        %407 = arith.index_cast %extracted_100 : i32 to index loc(#loc130)
        %408 = arith.maxsi %407, %c0 : index loc(#loc130)
        %409 = arith.minsi %408, %c3 : index loc(#loc130)
        %inserted_slice_101 = tensor.insert_slice %406 into %arg51[%409, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc130)
        %410 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc131)
        %411 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297 : tensor<2x16x1xf32>) outs(%410 : tensor<1x2x16x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x1xf32> loc(#loc131)
        %extracted_102 = tensor.extract %arg34[] : tensor<i32> loc(#loc132)
        %412 = arith.index_cast %extracted_102 : i32 to index loc(#loc132)
        %413 = arith.maxsi %412, %c0 : index loc(#loc132)
        %414 = arith.minsi %413, %c3 : index loc(#loc132)
        %inserted_slice_103 = tensor.insert_slice %411 into %arg52[%414, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc132)
        %415 = tensor.empty() : tensor<1x1x1x32xf32> loc(#loc133)
        %416 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_62 : tensor<1x1x32xf32>) outs(%415 : tensor<1x1x1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x1x1x32xf32> loc(#loc133)
        %extracted_104 = tensor.extract %arg34[] : tensor<i32> loc(#loc134)
        %417 = arith.index_cast %extracted_104 : i32 to index loc(#loc134)
        %418 = arith.maxsi %417, %c0 : index loc(#loc134)
        %419 = arith.minsi %418, %c3 : index loc(#loc134)
        %inserted_slice_105 = tensor.insert_slice %416 into %arg53[%419, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<1x1x1x32xf32> into tensor<4x1x1x32xf32> loc(#loc134)
        %420 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc135)
        %421 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299 : tensor<2x16x32xf32>) outs(%420 : tensor<1x2x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x32xf32> loc(#loc135)
        %extracted_106 = tensor.extract %arg34[] : tensor<i32> loc(#loc136)
        %422 = arith.index_cast %extracted_106 : i32 to index loc(#loc136)
        %423 = arith.maxsi %422, %c0 : index loc(#loc136)
        %424 = arith.minsi %423, %c3 : index loc(#loc136)
        %inserted_slice_107 = tensor.insert_slice %421 into %arg54[%424, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc136)
        %425 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc137)
        %426 = linalg.generic {indexing_maps = [#map24, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305 : tensor<2x16x32xf32>) outs(%425 : tensor<1x2x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x32xf32> loc(#loc137)
        %collapsed_108 = tensor.collapse_shape %426 [[0], [1, 2], [3]] : tensor<1x2x16x32xf32> into tensor<1x32x32xf32> loc(#loc137)
        %extracted_109 = tensor.extract %arg34[] : tensor<i32> loc(#loc138)
        %427 = arith.index_cast %extracted_109 : i32 to index loc(#loc138)
        %428 = arith.maxsi %427, %c0 : index loc(#loc138)
        %429 = arith.minsi %428, %c3 : index loc(#loc138)
        %inserted_slice_110 = tensor.insert_slice %collapsed_108 into %arg55[%429, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc138)
        %430 = tensor.empty() : tensor<1x32x128xf32> loc(#loc139)
        %431 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<32x128xf32>) outs(%430 : tensor<1x32x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.mulf %in, %cst_5 : f32
          linalg.yield %462 : f32
        } -> tensor<1x32x128xf32> loc(#loc139)
        %extracted_111 = tensor.extract %arg34[] : tensor<i32> loc(#loc140)
        %432 = arith.index_cast %extracted_111 : i32 to index loc(#loc140)
        %433 = arith.maxsi %432, %c0 : index loc(#loc140)
        %434 = arith.minsi %433, %c3 : index loc(#loc140)
        %inserted_slice_112 = tensor.insert_slice %431 into %arg56[%434, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<4x32x128xf32> loc(#loc140)
        %435 = tensor.empty() : tensor<1x32x128xf32> loc(#loc141)
        %436 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<32x128xf32>) outs(%435 : tensor<1x32x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32x128xf32> loc(#loc141)
        %extracted_113 = tensor.extract %arg34[] : tensor<i32> loc(#loc142)
        %437 = arith.index_cast %extracted_113 : i32 to index loc(#loc142)
        %438 = arith.maxsi %437, %c0 : index loc(#loc142)
        %439 = arith.minsi %438, %c3 : index loc(#loc142)
        %inserted_slice_114 = tensor.insert_slice %436 into %arg57[%439, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<4x32x128xf32> loc(#loc142)
        %440 = tensor.empty() : tensor<1x32x128xf32> loc(#loc143)
        %441 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<32x128xf32>) outs(%440 : tensor<1x32x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          %462 = arith.subf %cst_6, %in : f32
          linalg.yield %462 : f32
        } -> tensor<1x32x128xf32> loc(#loc143)
        %extracted_115 = tensor.extract %arg34[] : tensor<i32> loc(#loc144)
        %442 = arith.index_cast %extracted_115 : i32 to index loc(#loc144)
        %443 = arith.maxsi %442, %c0 : index loc(#loc144)
        %444 = arith.minsi %443, %c3 : index loc(#loc144)
        %inserted_slice_116 = tensor.insert_slice %441 into %arg58[%444, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<4x32x128xf32> loc(#loc144)
        %445 = tensor.empty() : tensor<1x32x128xf32> loc(#loc145)
        %446 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318 : tensor<32x128xf32>) outs(%445 : tensor<1x32x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32x128xf32> loc(#loc145)
        %extracted_117 = tensor.extract %arg34[] : tensor<i32> loc(#loc146)
        %447 = arith.index_cast %extracted_117 : i32 to index loc(#loc146)
        %448 = arith.maxsi %447, %c0 : index loc(#loc146)
        %449 = arith.minsi %448, %c3 : index loc(#loc146)
        %inserted_slice_118 = tensor.insert_slice %446 into %arg59[%449, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<4x32x128xf32> loc(#loc146)
        %450 = tensor.empty() : tensor<1x32x128xf32> loc(#loc147)
        %451 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<32x128xf32>) outs(%450 : tensor<1x32x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32x128xf32> loc(#loc147)
        %extracted_119 = tensor.extract %arg34[] : tensor<i32> loc(#loc148)
        %452 = arith.index_cast %extracted_119 : i32 to index loc(#loc148)
        %453 = arith.maxsi %452, %c0 : index loc(#loc148)
        %454 = arith.minsi %453, %c3 : index loc(#loc148)
        %inserted_slice_120 = tensor.insert_slice %451 into %arg60[%454, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<4x32x128xf32> loc(#loc148)
        %455 = tensor.empty() : tensor<1x32x128xf32> loc(#loc149)
        %456 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<32x128xf32>) outs(%455 : tensor<1x32x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32x128xf32> loc(#loc149)
        %extracted_121 = tensor.extract %arg34[] : tensor<i32> loc(#loc150)
        %457 = arith.index_cast %extracted_121 : i32 to index loc(#loc150)
        %458 = arith.maxsi %457, %c0 : index loc(#loc150)
        %459 = arith.minsi %458, %c3 : index loc(#loc150)
        %inserted_slice_122 = tensor.insert_slice %456 into %arg61[%459, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<4x32x128xf32> loc(#loc150)
        %460 = tensor.empty() : tensor<i32> loc(#loc151)
        %461 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%arg34 : tensor<i32>) outs(%460 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %462 = arith.addi %in, %c1_i32 : i32
          linalg.yield %462 : i32
        } -> tensor<i32> loc(#loc151)
        scf.yield %461, %329, %inserted_slice, %inserted_slice_73, %inserted_slice_75, %inserted_slice_77, %inserted_slice_79, %inserted_slice_81, %inserted_slice_83, %inserted_slice_85, %inserted_slice_87, %inserted_slice_89, %inserted_slice_91, %inserted_slice_93, %inserted_slice_95, %inserted_slice_97, %inserted_slice_99, %inserted_slice_101, %inserted_slice_103, %inserted_slice_105, %inserted_slice_107, %inserted_slice_110, %inserted_slice_112, %inserted_slice_114, %inserted_slice_116, %inserted_slice_118, %inserted_slice_120, %inserted_slice_122 : tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x4x16x16xf32>, tensor<4x2x4x16x1xf32>, tensor<4x2x4x16x1xf32>, tensor<4x2x4x16x16xf32>, tensor<4x2x16x4x8xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xf32>, tensor<4x2x16x32xf32>, tensor<4x32x32xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>, tensor<4x32x128xf32>
      } loc(#loc39)
      %74 = tensor.empty() : tensor<2x16xf32> loc(#loc152)
      %75 = linalg.fill ins(%cst_12 : f32) outs(%74 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc152)
      %76 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73#1 : tensor<2x16x32xf32>) outs(%75 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.addf %out, %in : f32
        linalg.yield %206 : f32
      } -> tensor<2x16xf32> loc(#loc152)
      %77 = tensor.empty() : tensor<2x16x32xf32> loc(#loc153)
      %78 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73#1, %76 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%77 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.divf %in_31, %cst_11 : f32
        %207 = arith.subf %in, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16x32xf32> loc(#loc153)
      %79 = tensor.empty() : tensor<2x16xf32> loc(#loc154)
      %80 = linalg.fill ins(%cst_12 : f32) outs(%79 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc154)
      %81 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<2x16x32xf32>) outs(%80 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.mulf %in, %in : f32
        %207 = arith.addf %out, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16xf32> loc(#loc154)
      %82 = tensor.empty() : tensor<2x16x1xf32> loc(#loc155)
      %83 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x16xf32>) outs(%82 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.divf %in, %cst_11 : f32
        %207 = arith.addf %206, %cst_10 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16x1xf32> loc(#loc155)
      %84 = tensor.empty() : tensor<2x16x1xf32> loc(#loc156)
      %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x16x1xf32>) outs(%84 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = math.rsqrt %in : f32
        linalg.yield %206 : f32
      } -> tensor<2x16x1xf32> loc(#loc156)
      %86 = tensor.empty() : tensor<2x16x32xf32> loc(#loc157)
      %87 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<2x16x1xf32>) outs(%86 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32> loc(#loc157)
      %88 = tensor.empty() : tensor<2x16x32xf32> loc(#loc158)
      %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %87 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%88 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.mulf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<2x16x32xf32> loc(#loc158)
      %90 = tensor.empty() : tensor<2x16x32xf32> loc(#loc159)
      %91 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<32xf32>) outs(%90 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32> loc(#loc159)
      %92 = tensor.empty() : tensor<2x16x32xf32> loc(#loc160)
      %93 = linalg.generic {indexing_maps = [#map1, #map1, #map27, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %91, %arg11 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<32xf32>) outs(%92 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %in_32: f32, %out: f32):
        %206 = arith.mulf %in, %in_31 : f32
        %207 = arith.addf %206, %in_32 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16x32xf32> loc(#loc160)
      %94 = tensor.empty() : tensor<2x16x64xf32> loc(#loc161)
      %95 = linalg.fill ins(%cst_12 : f32) outs(%94 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc161)
      %96 = linalg.generic {indexing_maps = [#map28, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%93, %arg0 : tensor<2x16x32xf32>, tensor<64x32xf32>) outs(%95 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.mulf %in, %in_31 : f32
        %207 = arith.addf %out, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16x64xf32> loc(#loc161)
      %97 = tensor.empty() : tensor<2x16xf32> loc(#loc162)
      %98 = linalg.fill ins(%cst_7 : f32) outs(%97 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc162)
      %99 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96 : tensor<2x16x64xf32>) outs(%98 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.maximumf %out, %in : f32
        linalg.yield %206 : f32
      } -> tensor<2x16xf32> loc(#loc162)
      %100 = tensor.empty() : tensor<2x16x64xf32> loc(#loc163)
      %101 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %99 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%100 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.subf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<2x16x64xf32> loc(#loc163)
      %102 = tensor.empty() : tensor<2x16x64xf32> loc(#loc164)
      %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<2x16x64xf32>) outs(%102 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = math.exp %in : f32
        linalg.yield %206 : f32
      } -> tensor<2x16x64xf32> loc(#loc164)
      %104 = tensor.empty() : tensor<2x16xf32> loc(#loc165)
      %105 = linalg.fill ins(%cst_12 : f32) outs(%104 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc165)
      %106 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<2x16x64xf32>) outs(%105 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.addf %out, %in : f32
        linalg.yield %206 : f32
      } -> tensor<2x16xf32> loc(#loc165)
      %107 = tensor.empty() : tensor<2x16x1xf32> loc(#loc166)
      %108 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x16xf32>) outs(%107 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x1xf32> loc(#loc166)
      %109 = tensor.empty() : tensor<2x16x64xi32> loc(#loc167)
      %110 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%109 : tensor<2x16x64xi32>) {
      ^bb0(%out: i32):
        %206 = linalg.index 2 : index
        %207 = arith.index_cast %206 : index to i32
        linalg.yield %207 : i32
      } -> tensor<2x16x64xi32> loc(#loc167)
      %111 = tensor.empty() : tensor<1x2x16x1xi32> loc(#loc168)
      %112 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x16xi32>) outs(%111 : tensor<1x2x16x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x2x16x1xi32> loc(#loc168)
      %collapsed_17 = tensor.collapse_shape %112 [[0, 1], [2], [3]] : tensor<1x2x16x1xi32> into tensor<2x16x1xi32> loc(#loc168)
      %113 = tensor.empty() : tensor<2x16x64xi1> loc(#loc169)
      %114 = linalg.generic {indexing_maps = [#map8, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_17, %110 : tensor<2x16x1xi32>, tensor<2x16x64xi32>) outs(%113 : tensor<2x16x64xi1>) {
      ^bb0(%in: i32, %in_31: i32, %out: i1):
        %206 = arith.cmpi eq, %in, %in_31 : i32
        linalg.yield %206 : i1
      } -> tensor<2x16x64xi1> loc(#loc169)
      %115 = tensor.empty() : tensor<f32> loc(#loc170)
      %116 = linalg.fill ins(%cst_12 : f32) outs(%115 : tensor<f32>) -> tensor<f32> loc(#loc170)
      %117 = linalg.generic {indexing_maps = [#map1, #map1, #map8, #map29], iterator_types = ["reduction", "reduction", "reduction"]} ins(%114, %101, %108 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%116 : tensor<f32>) {
      ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
        %206 = math.log %in_32 : f32
        %207 = arith.subf %in_31, %206 : f32
        %208 = arith.select %in, %207, %cst_12 : f32
        %209 = arith.addf %out, %208 : f32
        linalg.yield %209 : f32
      } -> tensor<f32> loc(#loc170)
      %118 = tensor.empty() : tensor<2x16x64xf32> loc(#loc171)
      %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x16x64xi1>) outs(%118 : tensor<2x16x64xf32>) {
      ^bb0(%in: i1, %out: f32):
        %206 = arith.select %in, %cst, %cst_12 : f32
        linalg.yield %206 : f32
      } -> tensor<2x16x64xf32> loc(#loc171)
      %120 = tensor.empty() : tensor<2x16xf32> loc(#loc172)
      %expanded = tensor.expand_shape %120 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc172)
      %121 = linalg.fill ins(%cst_12 : f32) outs(%expanded : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc172)
      %expanded_18 = tensor.expand_shape %119 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc172)
      %122 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_18 : tensor<2x16x1x64xf32>) outs(%121 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.negf %in : f32
        %207 = arith.addf %out, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16x1xf32> loc(#loc172)
      %123 = tensor.empty() : tensor<2x16xf32> loc(#loc173)
      %124 = linalg.fill ins(%cst_12 : f32) outs(%123 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc173)
      %125 = linalg.generic {indexing_maps = [#map1, #map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122, %108 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%124 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.divf %in, %in_31 : f32
        %207 = arith.addf %out, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16xf32> loc(#loc173)
      %126 = tensor.empty() : tensor<2x16x64xf32> loc(#loc174)
      %127 = linalg.generic {indexing_maps = [#map1, #map7, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %125, %103 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%126 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_31: f32, %in_32: f32, %out: f32):
        %206 = arith.mulf %in_31, %in_32 : f32
        %207 = arith.addf %in, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16x64xf32> loc(#loc174)
      %128 = tensor.empty() : tensor<64x32xf32> loc(#loc175)
      %129 = linalg.fill ins(%cst_12 : f32) outs(%128 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc175)
      %130 = linalg.generic {indexing_maps = [#map30, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%127, %93 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%129 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.mulf %in, %in_31 : f32
        %207 = arith.addf %out, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<64x32xf32> loc(#loc175)
      %131 = tensor.empty() : tensor<2x16x32xf32> loc(#loc176)
      %132 = linalg.fill ins(%cst_12 : f32) outs(%131 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc176)
      %133 = linalg.generic {indexing_maps = [#map28, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127, %arg0 : tensor<2x16x64xf32>, tensor<64x32xf32>) outs(%132 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.mulf %in, %in_31 : f32
        %207 = arith.addf %out, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16x32xf32> loc(#loc176)
      %134 = tensor.empty() : tensor<32xf32> loc(#loc177)
      %expanded_19 = tensor.expand_shape %134 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc177)
      %135 = linalg.fill ins(%cst_12 : f32) outs(%expanded_19 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc177)
      %expanded_20 = tensor.expand_shape %133 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc177)
      %136 = linalg.generic {indexing_maps = [#map32, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_20 : tensor<2x16x1x1x32xf32>) outs(%135 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.addf %out, %in : f32
        linalg.yield %206 : f32
      } -> tensor<1x1x32xf32> loc(#loc177)
      %137 = tensor.empty() : tensor<32xf32> loc(#loc178)
      %138 = linalg.fill ins(%cst_12 : f32) outs(%137 : tensor<32xf32>) -> tensor<32xf32> loc(#loc178)
      %139 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction", "reduction"]} ins(%136 : tensor<1x1x32xf32>) outs(%138 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.addf %out, %in : f32
        linalg.yield %206 : f32
      } -> tensor<32xf32> loc(#loc178)
      %140 = tensor.empty() : tensor<32xf32> loc(#loc179)
      %expanded_21 = tensor.expand_shape %140 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc179)
      %141 = linalg.fill ins(%cst_12 : f32) outs(%expanded_21 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc179)
      %expanded_22 = tensor.expand_shape %89 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc179)
      %expanded_23 = tensor.expand_shape %133 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc179)
      %142 = linalg.generic {indexing_maps = [#map32, #map32, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_22, %expanded_23 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%141 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.mulf %in, %in_31 : f32
        %207 = arith.addf %out, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<1x1x32xf32> loc(#loc179)
      %143 = tensor.empty() : tensor<2x16x32xf32> loc(#loc180)
      %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %91 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%143 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.mulf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<2x16x32xf32> loc(#loc180)
      %145 = tensor.empty() : tensor<32xf32> loc(#loc181)
      %146 = linalg.fill ins(%cst_12 : f32) outs(%145 : tensor<32xf32>) -> tensor<32xf32> loc(#loc181)
      %147 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction", "reduction"]} ins(%142 : tensor<1x1x32xf32>) outs(%146 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.addf %out, %in : f32
        linalg.yield %206 : f32
      } -> tensor<32xf32> loc(#loc181)
      %148 = tensor.empty() : tensor<2x16xf32> loc(#loc182)
      %expanded_24 = tensor.expand_shape %148 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc182)
      %149 = linalg.fill ins(%cst_12 : f32) outs(%expanded_24 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc182)
      %expanded_25 = tensor.expand_shape %78 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc182)
      %expanded_26 = tensor.expand_shape %144 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc182)
      %150 = linalg.generic {indexing_maps = [#map4, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_25, %expanded_26 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%149 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.mulf %in, %in_31 : f32
        %207 = arith.addf %out, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16x1xf32> loc(#loc182)
      %151 = tensor.empty() : tensor<2x16xf32> loc(#loc183)
      %152 = linalg.fill ins(%cst_12 : f32) outs(%151 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc183)
      %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150, %85, %83 : tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%152 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %in_31: f32, %in_32: f32, %out: f32):
        %206 = arith.divf %in_31, %in_32 : f32
        %207 = arith.mulf %206, %cst_9 : f32
        %208 = arith.mulf %in, %207 : f32
        %209 = arith.divf %208, %cst_11 : f32
        %210 = arith.addf %out, %209 : f32
        linalg.yield %210 : f32
      } -> tensor<2x16xf32> loc(#loc183)
      %154 = tensor.empty() : tensor<2x16x32xf32> loc(#loc184)
      %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %87, %78, %153 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%154 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %in_32: f32, %in_33: f32, %out: f32):
        %206 = arith.mulf %in_33, %in_32 : f32
        %207 = arith.mulf %in_32, %in_33 : f32
        %208 = arith.mulf %in, %in_31 : f32
        %209 = arith.addf %208, %207 : f32
        %210 = arith.addf %209, %206 : f32
        linalg.yield %210 : f32
      } -> tensor<2x16x32xf32> loc(#loc184)
      %156 = tensor.empty() : tensor<2x16xf32> loc(#loc185)
      %expanded_27 = tensor.expand_shape %156 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc185)
      %157 = linalg.fill ins(%cst_12 : f32) outs(%expanded_27 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc185)
      %expanded_28 = tensor.expand_shape %155 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc185)
      %158 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_28 : tensor<2x16x1x32xf32>) outs(%157 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.negf %in : f32
        %207 = arith.addf %out, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16x1xf32> loc(#loc185)
      %159 = tensor.empty() : tensor<2x16xf32> loc(#loc186)
      %160 = linalg.fill ins(%cst_12 : f32) outs(%159 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc186)
      %161 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%158 : tensor<2x16x1xf32>) outs(%160 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.divf %in, %cst_11 : f32
        %207 = arith.addf %out, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<2x16xf32> loc(#loc186)
      %162 = tensor.empty() : tensor<2x16x32xf32> loc(#loc187)
      %163 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %161 : tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%162 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<2x16x32xf32> loc(#loc187)
      %164:12 = scf.for %arg33 = %c0 to %c4 step %c1 iter_args(%arg34 = %cst_13, %arg35 = %163, %arg36 = %3, %arg37 = %5, %arg38 = %5, %arg39 = %5, %arg40 = %5, %arg41 = %5, %arg42 = %7, %arg43 = %9, %arg44 = %11, %arg45 = %13) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x128x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32x32xf32>, tensor<4x32x96xf32>, tensor<4x32x128xf32>, tensor<4x128xf32>) {
        %206 = tensor.empty() : tensor<i32> loc(#loc189)
        %207 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%arg34 : tensor<i32>) outs(%206 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %482 = arith.subi %c3_i32, %in : i32
          linalg.yield %482 : i32
        } -> tensor<i32> loc(#loc189)
        %extracted_31 = tensor.extract %207[] : tensor<i32> loc(#loc190)
        %208 = arith.index_cast %extracted_31 : i32 to index loc(#loc190)
        %209 = arith.maxsi %208, %c0 : index loc(#loc190)
        %210 = arith.minsi %209, %c3 : index loc(#loc190)
        %extracted_slice_32 = tensor.extract_slice %73#2[%210, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc190)
        %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc191)
        %extracted_34 = tensor.extract %207[] : tensor<i32> loc(#loc192)
        %211 = arith.index_cast %extracted_34 : i32 to index loc(#loc192)
        %212 = arith.maxsi %211, %c0 : index loc(#loc192)
        %213 = arith.minsi %212, %c3 : index loc(#loc192)
        %extracted_slice_35 = tensor.extract_slice %73#3[%213, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc192)
        %extracted_36 = tensor.extract %207[] : tensor<i32> loc(#loc193)
        %214 = arith.index_cast %extracted_36 : i32 to index loc(#loc193)
        %215 = arith.maxsi %214, %c0 : index loc(#loc193)
        %216 = arith.minsi %215, %c3 : index loc(#loc193)
        %extracted_slice_37 = tensor.extract_slice %73#4[%216, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc193)
        %collapsed_38 = tensor.collapse_shape %extracted_slice_37 [[0, 1], [2], [3]] : tensor<1x2x16x1xf32> into tensor<2x16x1xf32> loc(#loc194)
        %extracted_39 = tensor.extract %207[] : tensor<i32> loc(#loc195)
        %217 = arith.index_cast %extracted_39 : i32 to index loc(#loc195)
        %218 = arith.maxsi %217, %c0 : index loc(#loc195)
        %219 = arith.minsi %218, %c3 : index loc(#loc195)
        %extracted_slice_40 = tensor.extract_slice %73#5[%219, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<4x1x1x32xf32> to tensor<1x1x1x32xf32> loc(#loc195)
        %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc196)
        %extracted_42 = tensor.extract %207[] : tensor<i32> loc(#loc197)
        %220 = arith.index_cast %extracted_42 : i32 to index loc(#loc197)
        %221 = arith.maxsi %220, %c0 : index loc(#loc197)
        %222 = arith.minsi %221, %c3 : index loc(#loc197)
        %extracted_slice_43 = tensor.extract_slice %73#6[%222, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc197)
        %extracted_44 = tensor.extract %207[] : tensor<i32> loc(#loc198)
        %223 = arith.index_cast %extracted_44 : i32 to index loc(#loc198)
        %224 = arith.maxsi %223, %c0 : index loc(#loc198)
        %225 = arith.minsi %224, %c3 : index loc(#loc198)
        %extracted_slice_45 = tensor.extract_slice %arg8[%225, 0, 0] [1, 32, 96] [1, 1, 1] : tensor<4x32x96xf32> to tensor<1x32x96xf32> loc(#loc198)
        %extracted_46 = tensor.extract %207[] : tensor<i32> loc(#loc199)
        %226 = arith.index_cast %extracted_46 : i32 to index loc(#loc199)
        %227 = arith.maxsi %226, %c0 : index loc(#loc199)
        %228 = arith.minsi %227, %c3 : index loc(#loc199)
        %extracted_slice_47 = tensor.extract_slice %73#7[%228, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc199)
        %extracted_48 = tensor.extract %207[] : tensor<i32> loc(#loc200)
        %229 = arith.index_cast %extracted_48 : i32 to index loc(#loc200)
        %230 = arith.maxsi %229, %c0 : index loc(#loc200)
        %231 = arith.minsi %230, %c3 : index loc(#loc200)
        %extracted_slice_49 = tensor.extract_slice %73#8[%231, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<4x2x16x4x8xf32> to tensor<1x2x16x4x8xf32> loc(#loc200)
        %extracted_50 = tensor.extract %207[] : tensor<i32> loc(#loc201)
        %232 = arith.index_cast %extracted_50 : i32 to index loc(#loc201)
        %233 = arith.maxsi %232, %c0 : index loc(#loc201)
        %234 = arith.minsi %233, %c3 : index loc(#loc201)
        %extracted_slice_51 = tensor.extract_slice %73#9[%234, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<4x2x16x4x8xf32> to tensor<1x2x16x4x8xf32> loc(#loc201)
        %extracted_52 = tensor.extract %207[] : tensor<i32> loc(#loc202)
        %235 = arith.index_cast %extracted_52 : i32 to index loc(#loc202)
        %236 = arith.maxsi %235, %c0 : index loc(#loc202)
        %237 = arith.minsi %236, %c3 : index loc(#loc202)
        %extracted_slice_53 = tensor.extract_slice %73#10[%237, 0, 0, 0, 0] [1, 2, 4, 16, 16] [1, 1, 1, 1, 1] : tensor<4x2x4x16x16xf32> to tensor<1x2x4x16x16xf32> loc(#loc202)
        %collapsed_54 = tensor.collapse_shape %extracted_slice_53 [[0, 1], [2], [3], [4]] : tensor<1x2x4x16x16xf32> into tensor<2x4x16x16xf32> loc(#loc203)
        %extracted_55 = tensor.extract %207[] : tensor<i32> loc(#loc204)
        %238 = arith.index_cast %extracted_55 : i32 to index loc(#loc204)
        %239 = arith.maxsi %238, %c0 : index loc(#loc204)
        %240 = arith.minsi %239, %c3 : index loc(#loc204)
        %extracted_slice_56 = tensor.extract_slice %73#11[%240, 0, 0, 0, 0] [1, 2, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<4x2x4x16x1xf32> to tensor<1x2x4x16x1xf32> loc(#loc204)
        %collapsed_57 = tensor.collapse_shape %extracted_slice_56 [[0, 1], [2], [3], [4]] : tensor<1x2x4x16x1xf32> into tensor<2x4x16x1xf32> loc(#loc205)
        %extracted_58 = tensor.extract %207[] : tensor<i32> loc(#loc206)
        %241 = arith.index_cast %extracted_58 : i32 to index loc(#loc206)
        %242 = arith.maxsi %241, %c0 : index loc(#loc206)
        %243 = arith.minsi %242, %c3 : index loc(#loc206)
        %extracted_slice_59 = tensor.extract_slice %73#12[%243, 0, 0, 0, 0] [1, 2, 4, 16, 1] [1, 1, 1, 1, 1] : tensor<4x2x4x16x1xf32> to tensor<1x2x4x16x1xf32> loc(#loc206)
        %collapsed_60 = tensor.collapse_shape %extracted_slice_59 [[0, 1], [2], [3], [4]] : tensor<1x2x4x16x1xf32> into tensor<2x4x16x1xf32> loc(#loc207)
        %extracted_61 = tensor.extract %207[] : tensor<i32> loc(#loc208)
        %244 = arith.index_cast %extracted_61 : i32 to index loc(#loc208)
        %245 = arith.maxsi %244, %c0 : index loc(#loc208)
        %246 = arith.minsi %245, %c3 : index loc(#loc208)
        %extracted_slice_62 = tensor.extract_slice %73#13[%246, 0, 0, 0, 0] [1, 2, 4, 16, 16] [1, 1, 1, 1, 1] : tensor<4x2x4x16x16xf32> to tensor<1x2x4x16x16xf32> loc(#loc208)
        %extracted_63 = tensor.extract %207[] : tensor<i32> loc(#loc209)
        %247 = arith.index_cast %extracted_63 : i32 to index loc(#loc209)
        %248 = arith.maxsi %247, %c0 : index loc(#loc209)
        %249 = arith.minsi %248, %c3 : index loc(#loc209)
        %extracted_slice_64 = tensor.extract_slice %73#14[%249, 0, 0, 0, 0] [1, 2, 16, 4, 8] [1, 1, 1, 1, 1] : tensor<4x2x16x4x8xf32> to tensor<1x2x16x4x8xf32> loc(#loc209)
        %extracted_65 = tensor.extract %207[] : tensor<i32> loc(#loc210)
        %250 = arith.index_cast %extracted_65 : i32 to index loc(#loc210)
        %251 = arith.maxsi %250, %c0 : index loc(#loc210)
        %252 = arith.minsi %251, %c3 : index loc(#loc210)
        %extracted_slice_66 = tensor.extract_slice %arg7[%252, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc210)
        %extracted_67 = tensor.extract %207[] : tensor<i32> loc(#loc211)
        %253 = arith.index_cast %extracted_67 : i32 to index loc(#loc211)
        %254 = arith.maxsi %253, %c0 : index loc(#loc211)
        %255 = arith.minsi %254, %c3 : index loc(#loc211)
        %extracted_slice_68 = tensor.extract_slice %73#15[%255, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc211)
        %extracted_69 = tensor.extract %207[] : tensor<i32> loc(#loc212)
        %256 = arith.index_cast %extracted_69 : i32 to index loc(#loc212)
        %257 = arith.maxsi %256, %c0 : index loc(#loc212)
        %258 = arith.minsi %257, %c3 : index loc(#loc212)
        %extracted_slice_70 = tensor.extract_slice %73#16[%258, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc212)
        %collapsed_71 = tensor.collapse_shape %extracted_slice_70 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc213)
        %extracted_72 = tensor.extract %207[] : tensor<i32> loc(#loc214)
        %259 = arith.index_cast %extracted_72 : i32 to index loc(#loc214)
        %260 = arith.maxsi %259, %c0 : index loc(#loc214)
        %261 = arith.minsi %260, %c3 : index loc(#loc214)
        %extracted_slice_73 = tensor.extract_slice %73#17[%261, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc214)
        %extracted_74 = tensor.extract %207[] : tensor<i32> loc(#loc215)
        %262 = arith.index_cast %extracted_74 : i32 to index loc(#loc215)
        %263 = arith.maxsi %262, %c0 : index loc(#loc215)
        %264 = arith.minsi %263, %c3 : index loc(#loc215)
        %extracted_slice_75 = tensor.extract_slice %73#18[%264, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc215)
        %collapsed_76 = tensor.collapse_shape %extracted_slice_75 [[0, 1], [2], [3]] : tensor<1x2x16x1xf32> into tensor<2x16x1xf32> loc(#loc216)
        %extracted_77 = tensor.extract %207[] : tensor<i32> loc(#loc217)
        %265 = arith.index_cast %extracted_77 : i32 to index loc(#loc217)
        %266 = arith.maxsi %265, %c0 : index loc(#loc217)
        %267 = arith.minsi %266, %c3 : index loc(#loc217)
        %extracted_slice_78 = tensor.extract_slice %73#19[%267, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<4x1x1x32xf32> to tensor<1x1x1x32xf32> loc(#loc217)
        %collapsed_79 = tensor.collapse_shape %extracted_slice_78 [[0], [1], [2, 3]] : tensor<1x1x1x32xf32> into tensor<1x1x32xf32> loc(#loc218)
        %extracted_80 = tensor.extract %207[] : tensor<i32> loc(#loc219)
        %268 = arith.index_cast %extracted_80 : i32 to index loc(#loc219)
        %269 = arith.maxsi %268, %c0 : index loc(#loc219)
        %270 = arith.minsi %269, %c3 : index loc(#loc219)
        %extracted_slice_81 = tensor.extract_slice %73#20[%270, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc219)
        %extracted_82 = tensor.extract %207[] : tensor<i32> loc(#loc220)
        %271 = arith.index_cast %extracted_82 : i32 to index loc(#loc220)
        %272 = arith.maxsi %271, %c0 : index loc(#loc220)
        %273 = arith.minsi %272, %c3 : index loc(#loc220)
        %extracted_slice_83 = tensor.extract_slice %arg9[%273, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<4x32x128xf32> to tensor<1x32x128xf32> loc(#loc220)
        %extracted_84 = tensor.extract %207[] : tensor<i32> loc(#loc221)
        %274 = arith.index_cast %extracted_84 : i32 to index loc(#loc221)
        %275 = arith.maxsi %274, %c0 : index loc(#loc221)
        %276 = arith.minsi %275, %c3 : index loc(#loc221)
        %extracted_slice_85 = tensor.extract_slice %73#21[%276, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc221)
        %extracted_86 = tensor.extract %207[] : tensor<i32> loc(#loc222)
        %277 = arith.index_cast %extracted_86 : i32 to index loc(#loc222)
        %278 = arith.maxsi %277, %c0 : index loc(#loc222)
        %279 = arith.minsi %278, %c3 : index loc(#loc222)
        %extracted_slice_87 = tensor.extract_slice %73#22[%279, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<4x32x128xf32> to tensor<1x32x128xf32> loc(#loc222)
        %extracted_88 = tensor.extract %207[] : tensor<i32> loc(#loc223)
        %280 = arith.index_cast %extracted_88 : i32 to index loc(#loc223)
        %281 = arith.maxsi %280, %c0 : index loc(#loc223)
        %282 = arith.minsi %281, %c3 : index loc(#loc223)
        %extracted_slice_89 = tensor.extract_slice %73#23[%282, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<4x32x128xf32> to tensor<1x32x128xf32> loc(#loc223)
        %extracted_90 = tensor.extract %207[] : tensor<i32> loc(#loc224)
        %283 = arith.index_cast %extracted_90 : i32 to index loc(#loc224)
        %284 = arith.maxsi %283, %c0 : index loc(#loc224)
        %285 = arith.minsi %284, %c3 : index loc(#loc224)
        %extracted_slice_91 = tensor.extract_slice %73#24[%285, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<4x32x128xf32> to tensor<1x32x128xf32> loc(#loc224)
        %extracted_92 = tensor.extract %207[] : tensor<i32> loc(#loc225)
        %286 = arith.index_cast %extracted_92 : i32 to index loc(#loc225)
        %287 = arith.maxsi %286, %c0 : index loc(#loc225)
        %288 = arith.minsi %287, %c3 : index loc(#loc225)
        %extracted_slice_93 = tensor.extract_slice %73#25[%288, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<4x32x128xf32> to tensor<1x32x128xf32> loc(#loc225)
        %extracted_94 = tensor.extract %207[] : tensor<i32> loc(#loc226)
        %289 = arith.index_cast %extracted_94 : i32 to index loc(#loc226)
        %290 = arith.maxsi %289, %c0 : index loc(#loc226)
        %291 = arith.minsi %290, %c3 : index loc(#loc226)
        %extracted_slice_95 = tensor.extract_slice %73#26[%291, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<4x32x128xf32> to tensor<1x32x128xf32> loc(#loc226)
        %extracted_96 = tensor.extract %207[] : tensor<i32> loc(#loc227)
        %292 = arith.index_cast %extracted_96 : i32 to index loc(#loc227)
        %293 = arith.maxsi %292, %c0 : index loc(#loc227)
        %294 = arith.minsi %293, %c3 : index loc(#loc227)
        %extracted_slice_97 = tensor.extract_slice %arg1[%294, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<4x128x32xf32> to tensor<1x128x32xf32> loc(#loc227)
        %extracted_98 = tensor.extract %207[] : tensor<i32> loc(#loc228)
        %295 = arith.index_cast %extracted_98 : i32 to index loc(#loc228)
        %296 = arith.maxsi %295, %c0 : index loc(#loc228)
        %297 = arith.minsi %296, %c3 : index loc(#loc228)
        %extracted_slice_99 = tensor.extract_slice %73#27[%297, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<4x32x128xf32> to tensor<1x32x128xf32> loc(#loc228)
        %collapsed_100 = tensor.collapse_shape %arg35 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32> loc(#loc229)
        %298 = tensor.empty() : tensor<32xf32> loc(#loc230)
        %expanded_101 = tensor.expand_shape %298 [[0, 1]] output_shape [1, 32] : tensor<32xf32> into tensor<1x32xf32> loc(#loc230)
        %299 = linalg.fill ins(%cst_12 : f32) outs(%expanded_101 : tensor<1x32xf32>) -> tensor<1x32xf32> loc(#loc230)
        %expanded_102 = tensor.expand_shape %arg35 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc230)
        %300 = linalg.generic {indexing_maps = [#map35, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_102 : tensor<2x16x1x32xf32>) outs(%299 : tensor<1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.addf %out, %in : f32
          linalg.yield %482 : f32
        } -> tensor<1x32xf32> loc(#loc230)
        %301 = tensor.empty() : tensor<32xf32> loc(#loc231)
        %302 = linalg.fill ins(%cst_12 : f32) outs(%301 : tensor<32xf32>) -> tensor<32xf32> loc(#loc231)
        %303 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction"]} ins(%300 : tensor<1x32xf32>) outs(%302 : tensor<32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.addf %out, %in : f32
          linalg.yield %482 : f32
        } -> tensor<32xf32> loc(#loc231)
        %304 = tensor.empty() : tensor<32x128xf32> loc(#loc232)
        %305 = linalg.fill ins(%cst_12 : f32) outs(%304 : tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc232)
        %expanded_103 = tensor.expand_shape %collapsed_100 [[0, 1], [2]] output_shape [1, 32, 32] : tensor<32x32xf32> into tensor<1x32x32xf32> loc(#loc232)
        %306 = linalg.generic {indexing_maps = [#map30, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_103, %extracted_slice_99 : tensor<1x32x32xf32>, tensor<1x32x128xf32>) outs(%305 : tensor<32x128xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<32x128xf32> loc(#loc232)
        %307 = tensor.empty() : tensor<32x128xf32> loc(#loc233)
        %expanded_104 = tensor.expand_shape %307 [[0], [1, 2]] output_shape [32, 1, 128] : tensor<32x128xf32> into tensor<32x1x128xf32> loc(#loc233)
        %308 = linalg.fill ins(%cst_12 : f32) outs(%expanded_104 : tensor<32x1x128xf32>) -> tensor<32x1x128xf32> loc(#loc233)
        %309 = linalg.generic {indexing_maps = [#map38, #map24, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_100, %extracted_slice_97 : tensor<32x32xf32>, tensor<1x128x32xf32>) outs(%308 : tensor<32x1x128xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<32x1x128xf32> loc(#loc233)
        %expanded_105 = tensor.expand_shape %309 [[0, 1], [2], [3]] output_shape [1, 32, 1, 128] : tensor<32x1x128xf32> into tensor<1x32x1x128xf32> loc(#loc234)
        %expanded_106 = tensor.expand_shape %extracted_slice_95 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc234)
        %expanded_107 = tensor.expand_shape %extracted_slice_93 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc235)
        %expanded_108 = tensor.expand_shape %309 [[0, 1], [2], [3]] output_shape [1, 32, 1, 128] : tensor<32x1x128xf32> into tensor<1x32x1x128xf32> loc(#loc235)
        %expanded_109 = tensor.expand_shape %extracted_slice_91 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc236)
        %expanded_110 = tensor.expand_shape %extracted_slice_89 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc237)
        %expanded_111 = tensor.expand_shape %extracted_slice_87 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc238)
        %310 = tensor.empty() : tensor<1x32x1x128xf32> loc(#loc239)
        %311 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_108, %expanded_107, %expanded_106, %expanded_105, %expanded_109, %expanded_110, %expanded_111 : tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>) outs(%310 : tensor<1x32x1x128xf32>) {
        ^bb0(%in: f32, %in_182: f32, %in_183: f32, %in_184: f32, %in_185: f32, %in_186: f32, %in_187: f32, %out: f32):
          %482 = arith.mulf %in_183, %in_184 : f32
          %483 = arith.mulf %482, %cst_2 : f32
          %484 = arith.mulf %483, %in_185 : f32
          %485 = arith.mulf %484, %in_186 : f32
          %486 = arith.addf %484, %485 : f32
          %487 = arith.mulf %486, %cst_3 : f32
          %488 = arith.mulf %487, %cst_4 : f32
          %489 = arith.mulf %488, %in_187 : f32
          %490 = arith.mulf %in, %in_182 : f32
          %491 = arith.addf %490, %487 : f32
          %492 = arith.addf %491, %489 : f32
          linalg.yield %492 : f32
        } -> tensor<1x32x1x128xf32> loc(#loc239)
        %312 = tensor.empty() : tensor<128xf32> loc(#loc240)
        %expanded_112 = tensor.expand_shape %312 [[0, 1]] output_shape [1, 128] : tensor<128xf32> into tensor<1x128xf32> loc(#loc240)
        %313 = linalg.fill ins(%cst_12 : f32) outs(%expanded_112 : tensor<1x128xf32>) -> tensor<1x128xf32> loc(#loc240)
        %314 = linalg.generic {indexing_maps = [#map35, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%311 : tensor<1x32x1x128xf32>) outs(%313 : tensor<1x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.addf %out, %in : f32
          linalg.yield %482 : f32
        } -> tensor<1x128xf32> loc(#loc240)
        %315 = tensor.empty() : tensor<128xf32> loc(#loc241)
        %316 = linalg.fill ins(%cst_12 : f32) outs(%315 : tensor<128xf32>) -> tensor<128xf32> loc(#loc241)
        %317 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction"]} ins(%314 : tensor<1x128xf32>) outs(%316 : tensor<128xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.addf %out, %in : f32
          linalg.yield %482 : f32
        } -> tensor<128xf32> loc(#loc241)
        %318 = tensor.empty() : tensor<128x32xf32> loc(#loc242)
        %expanded_113 = tensor.expand_shape %318 [[0, 1], [2]] output_shape [1, 128, 32] : tensor<128x32xf32> into tensor<1x128x32xf32> loc(#loc242)
        %319 = linalg.fill ins(%cst_12 : f32) outs(%expanded_113 : tensor<1x128x32xf32>) -> tensor<1x128x32xf32> loc(#loc242)
        %320 = linalg.generic {indexing_maps = [#map39, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%311, %extracted_slice_85 : tensor<1x32x1x128xf32>, tensor<1x32x32xf32>) outs(%319 : tensor<1x128x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<1x128x32xf32> loc(#loc242)
        %321 = tensor.empty() : tensor<32x32xf32> loc(#loc243)
        %expanded_114 = tensor.expand_shape %321 [[0, 1], [2, 3]] output_shape [1, 32, 1, 32] : tensor<32x32xf32> into tensor<1x32x1x32xf32> loc(#loc243)
        %322 = linalg.fill ins(%cst_12 : f32) outs(%expanded_114 : tensor<1x32x1x32xf32>) -> tensor<1x32x1x32xf32> loc(#loc243)
        %expanded_115 = tensor.expand_shape %extracted_slice_83 [[0], [1], [2, 3]] output_shape [1, 32, 1, 128] : tensor<1x32x128xf32> into tensor<1x32x1x128xf32> loc(#loc243)
        %323 = linalg.generic {indexing_maps = [#map40, #map41, #map42], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%311, %expanded_115 : tensor<1x32x1x128xf32>, tensor<1x32x1x128xf32>) outs(%322 : tensor<1x32x1x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<1x32x1x32xf32> loc(#loc243)
        %collapsed_116 = tensor.collapse_shape %323 [[0, 1], [2, 3]] : tensor<1x32x1x32xf32> into tensor<32x32xf32> loc(#loc243)
        %expanded_117 = tensor.expand_shape %collapsed_116 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf32> into tensor<2x16x32xf32> loc(#loc244)
        %324 = tensor.empty() : tensor<32xf32> loc(#loc245)
        %expanded_118 = tensor.expand_shape %324 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc245)
        %325 = linalg.fill ins(%cst_12 : f32) outs(%expanded_118 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc245)
        %expanded_119 = tensor.expand_shape %collapsed_116 [[0, 1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<32x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc245)
        %326 = linalg.generic {indexing_maps = [#map32, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_119 : tensor<2x16x1x1x32xf32>) outs(%325 : tensor<1x1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.addf %out, %in : f32
          linalg.yield %482 : f32
        } -> tensor<1x1x32xf32> loc(#loc245)
        %327 = tensor.empty() : tensor<32xf32> loc(#loc246)
        %328 = linalg.fill ins(%cst_12 : f32) outs(%327 : tensor<32xf32>) -> tensor<32xf32> loc(#loc246)
        %329 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction", "reduction"]} ins(%326 : tensor<1x1x32xf32>) outs(%328 : tensor<32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.addf %out, %in : f32
          linalg.yield %482 : f32
        } -> tensor<32xf32> loc(#loc246)
        %330 = tensor.empty() : tensor<32xf32> loc(#loc247)
        %expanded_120 = tensor.expand_shape %330 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc247)
        %331 = linalg.fill ins(%cst_12 : f32) outs(%expanded_120 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc247)
        %expanded_121 = tensor.expand_shape %extracted_slice_81 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x1x32xf32> loc(#loc247)
        %expanded_122 = tensor.expand_shape %323 [[0], [1, 2], [3], [4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<1x32x1x32xf32> into tensor<1x2x16x1x1x32xf32> loc(#loc247)
        %332 = linalg.generic {indexing_maps = [#map43, #map43, #map44], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_121, %expanded_122 : tensor<1x2x16x1x1x32xf32>, tensor<1x2x16x1x1x32xf32>) outs(%331 : tensor<1x1x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<1x1x32xf32> loc(#loc247)
        %333 = tensor.empty() : tensor<2x16x32xf32> loc(#loc248)
        %334 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_117, %collapsed_79 : tensor<2x16x32xf32>, tensor<1x1x32xf32>) outs(%333 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          linalg.yield %482 : f32
        } -> tensor<2x16x32xf32> loc(#loc248)
        %335 = tensor.empty() : tensor<32xf32> loc(#loc249)
        %336 = linalg.fill ins(%cst_12 : f32) outs(%335 : tensor<32xf32>) -> tensor<32xf32> loc(#loc249)
        %337 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction", "reduction"]} ins(%332 : tensor<1x1x32xf32>) outs(%336 : tensor<32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.addf %out, %in : f32
          linalg.yield %482 : f32
        } -> tensor<32xf32> loc(#loc249)
        %338 = tensor.empty() : tensor<2x16xf32> loc(#loc250)
        %expanded_123 = tensor.expand_shape %338 [[0, 1], [2, 3]] output_shape [1, 2, 16, 1] : tensor<2x16xf32> into tensor<1x2x16x1xf32> loc(#loc250)
        %339 = linalg.fill ins(%cst_12 : f32) outs(%expanded_123 : tensor<1x2x16x1xf32>) -> tensor<1x2x16x1xf32> loc(#loc250)
        %expanded_124 = tensor.expand_shape %extracted_slice_70 [[0], [1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc250)
        %expanded_125 = tensor.expand_shape %334 [[0, 1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc250)
        %340 = linalg.generic {indexing_maps = [#map6, #map6, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_124, %expanded_125 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%339 : tensor<1x2x16x1xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<1x2x16x1xf32> loc(#loc250)
        %341 = tensor.empty() : tensor<2x16xf32> loc(#loc251)
        %expanded_126 = tensor.expand_shape %341 [[0, 1], [2]] output_shape [1, 2, 16] : tensor<2x16xf32> into tensor<1x2x16xf32> loc(#loc251)
        %342 = linalg.fill ins(%cst_12 : f32) outs(%expanded_126 : tensor<1x2x16xf32>) -> tensor<1x2x16xf32> loc(#loc251)
        %343 = linalg.generic {indexing_maps = [#map4, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%340, %extracted_slice_73 : tensor<1x2x16x1xf32>, tensor<1x2x16x1xf32>) outs(%342 : tensor<1x2x16xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.divf %482, %cst_11 : f32
          %484 = arith.addf %out, %483 : f32
          linalg.yield %484 : f32
        } -> tensor<1x2x16xf32> loc(#loc251)
        %344 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc252)
        %345 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343 : tensor<1x2x16xf32>) outs(%344 : tensor<1x2x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x32xf32> loc(#loc252)
        %collapsed_127 = tensor.collapse_shape %345 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc252)
        %346 = tensor.empty() : tensor<2x16x32xf32> loc(#loc253)
        %347 = linalg.generic {indexing_maps = [#map1, #map8, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %collapsed_76, %collapsed_71, %collapsed_127 : tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%346 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %in_183: f32, %in_184: f32, %out: f32):
          %482 = arith.mulf %in_184, %in_183 : f32
          %483 = arith.mulf %in_183, %in_184 : f32
          %484 = arith.mulf %in, %in_182 : f32
          %485 = arith.addf %484, %483 : f32
          %486 = arith.addf %485, %482 : f32
          linalg.yield %486 : f32
        } -> tensor<2x16x32xf32> loc(#loc253)
        %348 = tensor.empty() : tensor<2x16xf32> loc(#loc254)
        %expanded_128 = tensor.expand_shape %348 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc254)
        %349 = linalg.fill ins(%cst_12 : f32) outs(%expanded_128 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc254)
        %expanded_129 = tensor.expand_shape %347 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc254)
        %350 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_129 : tensor<2x16x1x32xf32>) outs(%349 : tensor<2x16x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.negf %in : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<2x16x1xf32> loc(#loc254)
        %351 = tensor.empty() : tensor<2x16xf32> loc(#loc255)
        %352 = linalg.fill ins(%cst_12 : f32) outs(%351 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc255)
        %353 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%350 : tensor<2x16x1xf32>) outs(%352 : tensor<2x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.divf %in, %cst_11 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<2x16xf32> loc(#loc255)
        %354 = tensor.empty() : tensor<2x16x32xf32> loc(#loc256)
        %355 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg35, %347, %353 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%354 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %in_183: f32, %out: f32):
          %482 = arith.addf %in, %in_182 : f32
          %483 = arith.addf %482, %in_183 : f32
          linalg.yield %483 : f32
        } -> tensor<2x16x32xf32> loc(#loc256)
        %356 = tensor.empty() : tensor<32x32xf32> loc(#loc257)
        %357 = linalg.fill ins(%cst_12 : f32) outs(%356 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc257)
        %expanded_130 = tensor.expand_shape %355 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc257)
        %358 = linalg.generic {indexing_maps = [#map45, #map46, #map47], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_130, %extracted_slice_68 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%357 : tensor<32x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<32x32xf32> loc(#loc257)
        %359 = tensor.empty() : tensor<2x16x32xf32> loc(#loc258)
        %expanded_131 = tensor.expand_shape %359 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc258)
        %360 = linalg.fill ins(%cst_12 : f32) outs(%expanded_131 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc258)
        %361 = linalg.generic {indexing_maps = [#map48, #map49, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%355, %extracted_slice_66 : tensor<2x16x32xf32>, tensor<1x32x32xf32>) outs(%360 : tensor<2x16x1x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<2x16x1x32xf32> loc(#loc258)
        %collapsed_132 = tensor.collapse_shape %361 [[0], [1], [2, 3]] : tensor<2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc258)
        %expanded_133 = tensor.expand_shape %collapsed_132 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc259)
        %362 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc260)
        %363 = linalg.generic {indexing_maps = [#map50, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_133 : tensor<2x16x4x8xf32>) outs(%362 : tensor<2x4x8x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<2x4x8x16xf32> loc(#loc260)
        %364 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc261)
        %expanded_134 = tensor.expand_shape %364 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 16] : tensor<2x4x16x16xf32> into tensor<1x2x4x16x16xf32> loc(#loc261)
        %365 = linalg.fill ins(%cst_12 : f32) outs(%expanded_134 : tensor<1x2x4x16x16xf32>) -> tensor<1x2x4x16x16xf32> loc(#loc261)
        %expanded_135 = tensor.expand_shape %363 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 8, 16] : tensor<2x4x8x16xf32> into tensor<1x2x4x8x16xf32> loc(#loc261)
        %366 = linalg.generic {indexing_maps = [#map51, #map52, #map53], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_135, %extracted_slice_64 : tensor<1x2x4x8x16xf32>, tensor<1x2x16x4x8xf32>) outs(%365 : tensor<1x2x4x16x16xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<1x2x4x16x16xf32> loc(#loc261)
        %collapsed_136 = tensor.collapse_shape %366 [[0, 1], [2], [3], [4]] : tensor<1x2x4x16x16xf32> into tensor<2x4x16x16xf32> loc(#loc261)
        %367 = tensor.empty() : tensor<2x4x8x16xf32> loc(#loc262)
        %expanded_137 = tensor.expand_shape %367 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 8, 16] : tensor<2x4x8x16xf32> into tensor<1x2x4x8x16xf32> loc(#loc262)
        %368 = linalg.fill ins(%cst_12 : f32) outs(%expanded_137 : tensor<1x2x4x8x16xf32>) -> tensor<1x2x4x8x16xf32> loc(#loc262)
        %expanded_138 = tensor.expand_shape %363 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 8, 16] : tensor<2x4x8x16xf32> into tensor<1x2x4x8x16xf32> loc(#loc262)
        %369 = linalg.generic {indexing_maps = [#map54, #map55, #map53], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_138, %extracted_slice_62 : tensor<1x2x4x8x16xf32>, tensor<1x2x4x16x16xf32>) outs(%368 : tensor<1x2x4x8x16xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<1x2x4x8x16xf32> loc(#loc262)
        %370 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc263)
        %371 = linalg.generic {indexing_maps = [#map56, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%369 : tensor<1x2x4x8x16xf32>) outs(%370 : tensor<1x2x16x4x8xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x4x8xf32> loc(#loc263)
        %372 = tensor.empty() : tensor<2x4x16xf32> loc(#loc264)
        %373 = linalg.fill ins(%cst_12 : f32) outs(%372 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc264)
        %374 = linalg.generic {indexing_maps = [#map4, #map17, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_136, %collapsed_60, %collapsed_54 : tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>) outs(%373 : tensor<2x4x16xf32>) {
        ^bb0(%in: f32, %in_182: f32, %in_183: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.mulf %482, %in_183 : f32
          %484 = arith.addf %out, %483 : f32
          linalg.yield %484 : f32
        } -> tensor<2x4x16xf32> loc(#loc264)
        %expanded_139 = tensor.expand_shape %374 [[0], [1], [2, 3]] output_shape [2, 4, 16, 1] : tensor<2x4x16xf32> into tensor<2x4x16x1xf32> loc(#loc265)
        %375 = tensor.empty() : tensor<2x4x16xf32> loc(#loc266)
        %376 = linalg.fill ins(%cst_12 : f32) outs(%375 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc266)
        %377 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_139 : tensor<2x4x16x1xf32>) outs(%376 : tensor<2x4x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.negf %in : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<2x4x16xf32> loc(#loc266)
        %378 = tensor.empty() : tensor<2x4x16x16xf32> loc(#loc267)
        %379 = linalg.generic {indexing_maps = [#map4, #map4, #map17, #map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %collapsed_136, %collapsed_57, %377, %collapsed_54 : tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16xf32>, tensor<2x4x16x16xf32>) outs(%378 : tensor<2x4x16x16xf32>) {
        ^bb0(%in: i1, %in_182: f32, %in_183: f32, %in_184: f32, %in_185: f32, %out: f32):
          %482 = arith.divf %in_182, %in_183 : f32
          %483 = arith.addf %482, %in_184 : f32
          %484 = arith.mulf %483, %in_185 : f32
          %485 = arith.select %in, %484, %cst_12 : f32
          %486 = arith.mulf %485, %cst_8 : f32
          linalg.yield %486 : f32
        } -> tensor<2x4x16x16xf32> loc(#loc267)
        %380 = tensor.empty() : tensor<2x4x16x8xf32> loc(#loc268)
        %expanded_140 = tensor.expand_shape %380 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 8] : tensor<2x4x16x8xf32> into tensor<1x2x4x16x8xf32> loc(#loc268)
        %381 = linalg.fill ins(%cst_12 : f32) outs(%expanded_140 : tensor<1x2x4x16x8xf32>) -> tensor<1x2x4x16x8xf32> loc(#loc268)
        %expanded_141 = tensor.expand_shape %379 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 16] : tensor<2x4x16x16xf32> into tensor<1x2x4x16x16xf32> loc(#loc268)
        %382 = linalg.generic {indexing_maps = [#map51, #map57, #map53], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_141, %extracted_slice_51 : tensor<1x2x4x16x16xf32>, tensor<1x2x16x4x8xf32>) outs(%381 : tensor<1x2x4x16x8xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<1x2x4x16x8xf32> loc(#loc268)
        %383 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc269)
        %384 = linalg.generic {indexing_maps = [#map58, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%382 : tensor<1x2x4x16x8xf32>) outs(%383 : tensor<1x2x16x4x8xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x4x8xf32> loc(#loc269)
        %385 = tensor.empty() : tensor<2x4x16x8xf32> loc(#loc270)
        %expanded_142 = tensor.expand_shape %385 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 8] : tensor<2x4x16x8xf32> into tensor<1x2x4x16x8xf32> loc(#loc270)
        %386 = linalg.fill ins(%cst_12 : f32) outs(%expanded_142 : tensor<1x2x4x16x8xf32>) -> tensor<1x2x4x16x8xf32> loc(#loc270)
        %expanded_143 = tensor.expand_shape %379 [[0, 1], [2], [3], [4]] output_shape [1, 2, 4, 16, 16] : tensor<2x4x16x16xf32> into tensor<1x2x4x16x16xf32> loc(#loc270)
        %387 = linalg.generic {indexing_maps = [#map54, #map57, #map53], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_143, %extracted_slice_49 : tensor<1x2x4x16x16xf32>, tensor<1x2x16x4x8xf32>) outs(%386 : tensor<1x2x4x16x8xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<1x2x4x16x8xf32> loc(#loc270)
        %388 = tensor.empty() : tensor<1x2x16x4x8xf32> loc(#loc271)
        %389 = linalg.generic {indexing_maps = [#map58, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%387 : tensor<1x2x4x16x8xf32>) outs(%388 : tensor<1x2x16x4x8xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x4x8xf32> loc(#loc271)
        %collapsed_144 = tensor.collapse_shape %371 [[0, 1], [2], [3, 4]] : tensor<1x2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc272)
        %collapsed_145 = tensor.collapse_shape %384 [[0, 1], [2], [3, 4]] : tensor<1x2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc273)
        %collapsed_146 = tensor.collapse_shape %389 [[0, 1], [2], [3, 4]] : tensor<1x2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc274)
        %390 = tensor.empty() : tensor<2x16x96xf32> loc(#loc275)
        %391 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%390 : tensor<2x16x96xf32>) {
        ^bb0(%out: f32):
          %482 = linalg.index 0 : index
          %483 = linalg.index 1 : index
          %484 = linalg.index 2 : index
          %485 = arith.cmpi ult, %484, %c32 : index
          %486 = scf.if %485 -> (f32) {
            %extracted_182 = tensor.extract %collapsed_146[%482, %483, %484] : tensor<2x16x32xf32>
            scf.yield %extracted_182 : f32
          } else {
            %487 = arith.cmpi ult, %484, %c64 : index
            %488 = scf.if %487 -> (f32) {
              %489 = arith.subi %484, %c32 : index
              %extracted_182 = tensor.extract %collapsed_145[%482, %483, %489] : tensor<2x16x32xf32>
              scf.yield %extracted_182 : f32
            } else {
              %489 = arith.subi %484, %c64 : index
              %extracted_182 = tensor.extract %collapsed_144[%482, %483, %489] : tensor<2x16x32xf32>
              scf.yield %extracted_182 : f32
            }
            scf.yield %488 : f32
          }
          linalg.yield %486 : f32
        } -> tensor<2x16x96xf32> loc(#loc275)
        %392 = tensor.empty() : tensor<96x32xf32> loc(#loc276)
        %393 = linalg.fill ins(%cst_12 : f32) outs(%392 : tensor<96x32xf32>) -> tensor<96x32xf32> loc(#loc276)
        %expanded_147 = tensor.expand_shape %391 [[0, 1], [2], [3]] output_shape [1, 2, 16, 96] : tensor<2x16x96xf32> into tensor<1x2x16x96xf32> loc(#loc276)
        %394 = linalg.generic {indexing_maps = [#map45, #map46, #map47], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_147, %extracted_slice_47 : tensor<1x2x16x96xf32>, tensor<1x2x16x32xf32>) outs(%393 : tensor<96x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<96x32xf32> loc(#loc276)
        %395 = tensor.empty() : tensor<2x16x32xf32> loc(#loc277)
        %expanded_148 = tensor.expand_shape %395 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc277)
        %396 = linalg.fill ins(%cst_12 : f32) outs(%expanded_148 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc277)
        %397 = linalg.generic {indexing_maps = [#map48, #map49, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%391, %extracted_slice_45 : tensor<2x16x96xf32>, tensor<1x32x96xf32>) outs(%396 : tensor<2x16x1x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<2x16x1x32xf32> loc(#loc277)
        %collapsed_149 = tensor.collapse_shape %397 [[0], [1], [2, 3]] : tensor<2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc277)
        %398 = tensor.empty() : tensor<32xf32> loc(#loc278)
        %expanded_150 = tensor.expand_shape %398 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc278)
        %399 = linalg.fill ins(%cst_12 : f32) outs(%expanded_150 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc278)
        %expanded_151 = tensor.expand_shape %397 [[0], [1], [2], [3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x1x32xf32> into tensor<2x16x1x1x32xf32> loc(#loc278)
        %400 = linalg.generic {indexing_maps = [#map32, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_151 : tensor<2x16x1x1x32xf32>) outs(%399 : tensor<1x1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.addf %out, %in : f32
          linalg.yield %482 : f32
        } -> tensor<1x1x32xf32> loc(#loc278)
        %401 = tensor.empty() : tensor<32xf32> loc(#loc279)
        %402 = linalg.fill ins(%cst_12 : f32) outs(%401 : tensor<32xf32>) -> tensor<32xf32> loc(#loc279)
        %403 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction", "reduction"]} ins(%400 : tensor<1x1x32xf32>) outs(%402 : tensor<32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.addf %out, %in : f32
          linalg.yield %482 : f32
        } -> tensor<32xf32> loc(#loc279)
        %404 = tensor.empty() : tensor<32xf32> loc(#loc280)
        %expanded_152 = tensor.expand_shape %404 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32> loc(#loc280)
        %405 = linalg.fill ins(%cst_12 : f32) outs(%expanded_152 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32> loc(#loc280)
        %expanded_153 = tensor.expand_shape %extracted_slice_43 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x1x32xf32> loc(#loc280)
        %expanded_154 = tensor.expand_shape %397 [[0, 1], [2], [3], [4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<2x16x1x32xf32> into tensor<1x2x16x1x1x32xf32> loc(#loc280)
        %406 = linalg.generic {indexing_maps = [#map43, #map43, #map44], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_153, %expanded_154 : tensor<1x2x16x1x1x32xf32>, tensor<1x2x16x1x1x32xf32>) outs(%405 : tensor<1x1x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<1x1x32xf32> loc(#loc280)
        %407 = tensor.empty() : tensor<2x16x32xf32> loc(#loc281)
        %408 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_149, %collapsed_41 : tensor<2x16x32xf32>, tensor<1x1x32xf32>) outs(%407 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          linalg.yield %482 : f32
        } -> tensor<2x16x32xf32> loc(#loc281)
        %409 = tensor.empty() : tensor<32xf32> loc(#loc282)
        %410 = linalg.fill ins(%cst_12 : f32) outs(%409 : tensor<32xf32>) -> tensor<32xf32> loc(#loc282)
        %411 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction", "reduction"]} ins(%406 : tensor<1x1x32xf32>) outs(%410 : tensor<32xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.addf %out, %in : f32
          linalg.yield %482 : f32
        } -> tensor<32xf32> loc(#loc282)
        %412 = tensor.empty() : tensor<2x16xf32> loc(#loc283)
        %expanded_155 = tensor.expand_shape %412 [[0, 1], [2, 3]] output_shape [1, 2, 16, 1] : tensor<2x16xf32> into tensor<1x2x16x1xf32> loc(#loc283)
        %413 = linalg.fill ins(%cst_12 : f32) outs(%expanded_155 : tensor<1x2x16x1xf32>) -> tensor<1x2x16x1xf32> loc(#loc283)
        %expanded_156 = tensor.expand_shape %extracted_slice_32 [[0], [1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc283)
        %expanded_157 = tensor.expand_shape %408 [[0, 1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc283)
        %414 = linalg.generic {indexing_maps = [#map6, #map6, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_156, %expanded_157 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%413 : tensor<1x2x16x1xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<1x2x16x1xf32> loc(#loc283)
        %415 = tensor.empty() : tensor<2x16xf32> loc(#loc284)
        %expanded_158 = tensor.expand_shape %415 [[0, 1], [2]] output_shape [1, 2, 16] : tensor<2x16xf32> into tensor<1x2x16xf32> loc(#loc284)
        %416 = linalg.fill ins(%cst_12 : f32) outs(%expanded_158 : tensor<1x2x16xf32>) -> tensor<1x2x16xf32> loc(#loc284)
        %417 = linalg.generic {indexing_maps = [#map4, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%414, %extracted_slice_35 : tensor<1x2x16x1xf32>, tensor<1x2x16x1xf32>) outs(%416 : tensor<1x2x16xf32>) {
        ^bb0(%in: f32, %in_182: f32, %out: f32):
          %482 = arith.mulf %in, %in_182 : f32
          %483 = arith.divf %482, %cst_11 : f32
          %484 = arith.addf %out, %483 : f32
          linalg.yield %484 : f32
        } -> tensor<1x2x16xf32> loc(#loc284)
        %418 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc285)
        %419 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%417 : tensor<1x2x16xf32>) outs(%418 : tensor<1x2x16x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x2x16x32xf32> loc(#loc285)
        %collapsed_159 = tensor.collapse_shape %419 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc285)
        %420 = tensor.empty() : tensor<2x16x32xf32> loc(#loc286)
        %421 = linalg.generic {indexing_maps = [#map1, #map8, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408, %collapsed_38, %collapsed_33, %collapsed_159 : tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%420 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %in_183: f32, %in_184: f32, %out: f32):
          %482 = arith.mulf %in_184, %in_183 : f32
          %483 = arith.mulf %in_183, %in_184 : f32
          %484 = arith.mulf %in, %in_182 : f32
          %485 = arith.addf %484, %483 : f32
          %486 = arith.addf %485, %482 : f32
          linalg.yield %486 : f32
        } -> tensor<2x16x32xf32> loc(#loc286)
        %422 = tensor.empty() : tensor<2x16xf32> loc(#loc287)
        %expanded_160 = tensor.expand_shape %422 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc287)
        %423 = linalg.fill ins(%cst_12 : f32) outs(%expanded_160 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc287)
        %expanded_161 = tensor.expand_shape %421 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc287)
        %424 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_161 : tensor<2x16x1x32xf32>) outs(%423 : tensor<2x16x1xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.negf %in : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<2x16x1xf32> loc(#loc287)
        %425 = tensor.empty() : tensor<2x16xf32> loc(#loc288)
        %426 = linalg.fill ins(%cst_12 : f32) outs(%425 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc288)
        %427 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%424 : tensor<2x16x1xf32>) outs(%426 : tensor<2x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %482 = arith.divf %in, %cst_11 : f32
          %483 = arith.addf %out, %482 : f32
          linalg.yield %483 : f32
        } -> tensor<2x16xf32> loc(#loc288)
        %428 = tensor.empty() : tensor<2x16x32xf32> loc(#loc289)
        %429 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %421, %427 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%428 : tensor<2x16x32xf32>) {
        ^bb0(%in: f32, %in_182: f32, %in_183: f32, %out: f32):
          %482 = arith.addf %in, %in_182 : f32
          %483 = arith.addf %482, %in_183 : f32
          linalg.yield %483 : f32
        } -> tensor<2x16x32xf32> loc(#loc289)
        %430 = tensor.empty() : tensor<1x128x32xf32> loc(#loc290)
        %431 = linalg.generic {indexing_maps = [#map59, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%306 : tensor<32x128xf32>) outs(%430 : tensor<1x128x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x128x32xf32> loc(#loc290)
        %extracted_162 = tensor.extract %207[] : tensor<i32> loc(#loc291)
        %432 = arith.index_cast %extracted_162 : i32 to index loc(#loc291)
        %433 = arith.maxsi %432, %c0 : index loc(#loc291)
        %434 = arith.minsi %433, %c3 : index loc(#loc291)
        %inserted_slice = tensor.insert_slice %431 into %arg36[%434, 0, 0] [1, 128, 32] [1, 1, 1] : tensor<1x128x32xf32> into tensor<4x128x32xf32> loc(#loc291)
        %435 = tensor.empty() : tensor<1x32xf32> loc(#loc292)
        %436 = linalg.generic {indexing_maps = [#map60, #map], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<32xf32>) outs(%435 : tensor<1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32xf32> loc(#loc292)
        %extracted_163 = tensor.extract %207[] : tensor<i32> loc(#loc293)
        %437 = arith.index_cast %extracted_163 : i32 to index loc(#loc293)
        %438 = arith.maxsi %437, %c0 : index loc(#loc293)
        %439 = arith.minsi %438, %c3 : index loc(#loc293)
        %inserted_slice_164 = tensor.insert_slice %436 into %arg37[%439, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<4x32xf32> loc(#loc293)
        %440 = tensor.empty() : tensor<1x32xf32> loc(#loc294)
        %441 = linalg.generic {indexing_maps = [#map60, #map], iterator_types = ["parallel", "parallel"]} ins(%403 : tensor<32xf32>) outs(%440 : tensor<1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32xf32> loc(#loc294)
        %extracted_165 = tensor.extract %207[] : tensor<i32> loc(#loc295)
        %442 = arith.index_cast %extracted_165 : i32 to index loc(#loc295)
        %443 = arith.maxsi %442, %c0 : index loc(#loc295)
        %444 = arith.minsi %443, %c3 : index loc(#loc295)
        %inserted_slice_166 = tensor.insert_slice %441 into %arg38[%444, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<4x32xf32> loc(#loc295)
        %445 = tensor.empty() : tensor<1x32xf32> loc(#loc296)
        %446 = linalg.generic {indexing_maps = [#map60, #map], iterator_types = ["parallel", "parallel"]} ins(%411 : tensor<32xf32>) outs(%445 : tensor<1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32xf32> loc(#loc296)
        %extracted_167 = tensor.extract %207[] : tensor<i32> loc(#loc297)
        %447 = arith.index_cast %extracted_167 : i32 to index loc(#loc297)
        %448 = arith.maxsi %447, %c0 : index loc(#loc297)
        %449 = arith.minsi %448, %c3 : index loc(#loc297)
        %inserted_slice_168 = tensor.insert_slice %446 into %arg39[%449, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<4x32xf32> loc(#loc297)
        %450 = tensor.empty() : tensor<1x32xf32> loc(#loc298)
        %451 = linalg.generic {indexing_maps = [#map60, #map], iterator_types = ["parallel", "parallel"]} ins(%329 : tensor<32xf32>) outs(%450 : tensor<1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32xf32> loc(#loc298)
        %extracted_169 = tensor.extract %207[] : tensor<i32> loc(#loc299)
        %452 = arith.index_cast %extracted_169 : i32 to index loc(#loc299)
        %453 = arith.maxsi %452, %c0 : index loc(#loc299)
        %454 = arith.minsi %453, %c3 : index loc(#loc299)
        %inserted_slice_170 = tensor.insert_slice %451 into %arg40[%454, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<4x32xf32> loc(#loc299)
        %455 = tensor.empty() : tensor<1x32xf32> loc(#loc300)
        %456 = linalg.generic {indexing_maps = [#map60, #map], iterator_types = ["parallel", "parallel"]} ins(%337 : tensor<32xf32>) outs(%455 : tensor<1x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32xf32> loc(#loc300)
        %extracted_171 = tensor.extract %207[] : tensor<i32> loc(#loc301)
        %457 = arith.index_cast %extracted_171 : i32 to index loc(#loc301)
        %458 = arith.maxsi %457, %c0 : index loc(#loc301)
        %459 = arith.minsi %458, %c3 : index loc(#loc301)
        %inserted_slice_172 = tensor.insert_slice %456 into %arg41[%459, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<4x32xf32> loc(#loc301)
        %460 = tensor.empty() : tensor<1x32x32xf32> loc(#loc302)
        %461 = linalg.generic {indexing_maps = [#map59, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<32x32xf32>) outs(%460 : tensor<1x32x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32x32xf32> loc(#loc302)
        %extracted_173 = tensor.extract %207[] : tensor<i32> loc(#loc303)
        %462 = arith.index_cast %extracted_173 : i32 to index loc(#loc303)
        %463 = arith.maxsi %462, %c0 : index loc(#loc303)
        %464 = arith.minsi %463, %c3 : index loc(#loc303)
        %inserted_slice_174 = tensor.insert_slice %461 into %arg42[%464, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc303)
        %465 = tensor.empty() : tensor<1x32x96xf32> loc(#loc304)
        %466 = linalg.generic {indexing_maps = [#map59, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394 : tensor<96x32xf32>) outs(%465 : tensor<1x32x96xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32x96xf32> loc(#loc304)
        %extracted_175 = tensor.extract %207[] : tensor<i32> loc(#loc305)
        %467 = arith.index_cast %extracted_175 : i32 to index loc(#loc305)
        %468 = arith.maxsi %467, %c0 : index loc(#loc305)
        %469 = arith.minsi %468, %c3 : index loc(#loc305)
        %inserted_slice_176 = tensor.insert_slice %466 into %arg43[%469, 0, 0] [1, 32, 96] [1, 1, 1] : tensor<1x32x96xf32> into tensor<4x32x96xf32> loc(#loc305)
        %470 = tensor.empty() : tensor<1x32x1x128xf32> loc(#loc306)
        %471 = linalg.generic {indexing_maps = [#map22, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%320 : tensor<1x128x32xf32>) outs(%470 : tensor<1x32x1x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32x1x128xf32> loc(#loc306)
        %collapsed_177 = tensor.collapse_shape %471 [[0], [1], [2, 3]] : tensor<1x32x1x128xf32> into tensor<1x32x128xf32> loc(#loc306)
        %extracted_178 = tensor.extract %207[] : tensor<i32> loc(#loc307)
        %472 = arith.index_cast %extracted_178 : i32 to index loc(#loc307)
        %473 = arith.maxsi %472, %c0 : index loc(#loc307)
        %474 = arith.minsi %473, %c3 : index loc(#loc307)
        %inserted_slice_179 = tensor.insert_slice %collapsed_177 into %arg44[%474, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<1x32x128xf32> into tensor<4x32x128xf32> loc(#loc307)
        %475 = tensor.empty() : tensor<1x128xf32> loc(#loc308)
        %476 = linalg.generic {indexing_maps = [#map60, #map], iterator_types = ["parallel", "parallel"]} ins(%317 : tensor<128xf32>) outs(%475 : tensor<1x128xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x128xf32> loc(#loc308)
        %extracted_180 = tensor.extract %207[] : tensor<i32> loc(#loc309)
        %477 = arith.index_cast %extracted_180 : i32 to index loc(#loc309)
        %478 = arith.maxsi %477, %c0 : index loc(#loc309)
        %479 = arith.minsi %478, %c3 : index loc(#loc309)
        %inserted_slice_181 = tensor.insert_slice %476 into %arg45[%479, 0] [1, 128] [1, 1] : tensor<1x128xf32> into tensor<4x128xf32> loc(#loc309)
        %480 = tensor.empty() : tensor<i32> loc(#loc310)
        %481 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%arg34 : tensor<i32>) outs(%480 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %482 = arith.addi %in, %c1_i32 : i32
          linalg.yield %482 : i32
        } -> tensor<i32> loc(#loc310)
        scf.yield %481, %429, %inserted_slice, %inserted_slice_164, %inserted_slice_166, %inserted_slice_168, %inserted_slice_170, %inserted_slice_172, %inserted_slice_174, %inserted_slice_176, %inserted_slice_179, %inserted_slice_181 : tensor<i32>, tensor<2x16x32xf32>, tensor<4x128x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32x32xf32>, tensor<4x32x96xf32>, tensor<4x32x128xf32>, tensor<4x128xf32>
      } loc(#loc188)
      %165 = tensor.empty() : tensor<16x32xf32> loc(#loc311)
      %expanded_29 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [1, 16, 32] : tensor<16x32xf32> into tensor<1x16x32xf32> loc(#loc311)
      %166 = linalg.fill ins(%cst_12 : f32) outs(%expanded_29 : tensor<1x16x32xf32>) -> tensor<1x16x32xf32> loc(#loc311)
      %expanded_30 = tensor.expand_shape %164#1 [[0], [1, 2], [3]] output_shape [2, 1, 16, 32] : tensor<2x16x32xf32> into tensor<2x1x16x32xf32> loc(#loc311)
      %167 = linalg.generic {indexing_maps = [#map61, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_30 : tensor<2x1x16x32xf32>) outs(%166 : tensor<1x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.addf %out, %in : f32
        linalg.yield %206 : f32
      } -> tensor<1x16x32xf32> loc(#loc311)
      %168 = tensor.empty() : tensor<16x32xf32> loc(#loc312)
      %169 = linalg.fill ins(%cst_12 : f32) outs(%168 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc312)
      %170 = linalg.generic {indexing_maps = [#map62, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167 : tensor<1x16x32xf32>) outs(%169 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %206 = arith.addf %out, %in : f32
        linalg.yield %206 : f32
      } -> tensor<16x32xf32> loc(#loc312)
      %171 = tensor.empty() : tensor<64x32xf32> loc(#loc313)
      %172 = linalg.fill ins(%cst_12 : f32) outs(%171 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc313)
      %173 = linalg.generic {indexing_maps = [#map63, #map30, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed, %110, %164#1 : tensor<2x16x1xi32>, tensor<2x16x64xi32>, tensor<2x16x32xf32>) outs(%172 : tensor<64x32xf32>) {
      ^bb0(%in: i32, %in_31: i32, %in_32: f32, %out: f32):
        %206 = arith.cmpi eq, %in, %in_31 : i32
        %207 = arith.uitofp %206 : i1 to f32
        %208 = arith.mulf %207, %in_32 : f32
        %209 = arith.addf %out, %208 : f32
        linalg.yield %209 : f32
      } -> tensor<64x32xf32> loc(#loc313)
      %174 = tensor.empty() : tensor<f32> loc(#loc314)
      %175 = linalg.generic {indexing_maps = [#map26, #map26, #map26], iterator_types = []} ins(%arg18, %117 : tensor<f32>, tensor<f32>) outs(%174 : tensor<f32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.negf %in_31 : f32
        %207 = arith.divf %206, %cst_11 : f32
        %208 = arith.addf %in, %207 : f32
        linalg.yield %208 : f32
      } -> tensor<f32> loc(#loc314)
      %176 = tensor.empty() : tensor<64x32xf32> loc(#loc315)
      %177 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg19, %130, %173 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) outs(%176 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %in_32: f32, %out: f32):
        %206 = arith.addf %in_31, %in_32 : f32
        %207 = arith.addf %in, %206 : f32
        linalg.yield %207 : f32
      } -> tensor<64x32xf32> loc(#loc315)
      %178 = tensor.empty() : tensor<4x128x32xf32> loc(#loc316)
      %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20, %164#2 : tensor<4x128x32xf32>, tensor<4x128x32xf32>) outs(%178 : tensor<4x128x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<4x128x32xf32> loc(#loc316)
      %180 = tensor.empty() : tensor<4x32xf32> loc(#loc317)
      %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg21, %164#3 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%180 : tensor<4x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<4x32xf32> loc(#loc317)
      %182 = tensor.empty() : tensor<4x32xf32> loc(#loc318)
      %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg22, %164#4 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%182 : tensor<4x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<4x32xf32> loc(#loc318)
      %184 = tensor.empty() : tensor<4x32xf32> loc(#loc319)
      %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg23, %164#5 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%184 : tensor<4x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<4x32xf32> loc(#loc319)
      %186 = tensor.empty() : tensor<4x32xf32> loc(#loc320)
      %187 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg24, %164#6 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%186 : tensor<4x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<4x32xf32> loc(#loc320)
      %188 = tensor.empty() : tensor<4x32xf32> loc(#loc321)
      %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg25, %164#7 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%188 : tensor<4x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<4x32xf32> loc(#loc321)
      %190 = tensor.empty() : tensor<4x32x32xf32> loc(#loc322)
      %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg26, %164#8 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%190 : tensor<4x32x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<4x32x32xf32> loc(#loc322)
      %192 = tensor.empty() : tensor<4x32x96xf32> loc(#loc323)
      %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg27, %164#9 : tensor<4x32x96xf32>, tensor<4x32x96xf32>) outs(%192 : tensor<4x32x96xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<4x32x96xf32> loc(#loc323)
      %194 = tensor.empty() : tensor<4x32x128xf32> loc(#loc324)
      %195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28, %164#10 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%194 : tensor<4x32x128xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<4x32x128xf32> loc(#loc324)
      %196 = tensor.empty() : tensor<4x128xf32> loc(#loc325)
      %197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg29, %164#11 : tensor<4x128xf32>, tensor<4x128xf32>) outs(%196 : tensor<4x128xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<4x128xf32> loc(#loc325)
      %198 = tensor.empty() : tensor<32xf32> loc(#loc326)
      %199 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg30, %139 : tensor<32xf32>, tensor<32xf32>) outs(%198 : tensor<32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<32xf32> loc(#loc326)
      %200 = tensor.empty() : tensor<32xf32> loc(#loc327)
      %201 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg31, %147 : tensor<32xf32>, tensor<32xf32>) outs(%200 : tensor<32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<32xf32> loc(#loc327)
      %202 = tensor.empty() : tensor<16x32xf32> loc(#loc328)
      %203 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg32, %170 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%202 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_31: f32, %out: f32):
        %206 = arith.addf %in, %in_31 : f32
        linalg.yield %206 : f32
      } -> tensor<16x32xf32> loc(#loc328)
      %204 = tensor.empty() : tensor<i32> loc(#loc329)
      %205 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%204 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %206 = arith.addi %in, %c1_i32 : i32
        linalg.yield %206 : i32
      } -> tensor<i32> loc(#loc329)
      scf.yield %205, %175, %177, %179, %181, %183, %185, %187, %189, %191, %193, %195, %197, %199, %201, %203 : tensor<i32>, tensor<f32>, tensor<64x32xf32>, tensor<4x128x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32x32xf32>, tensor<4x32x96xf32>, tensor<4x32x128xf32>, tensor<4x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>
    } loc(#loc27)
    %19 = tensor.empty() : tensor<f32> loc(#loc330)
    %20 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%18#1 : tensor<f32>) outs(%19 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst_5 : f32
      linalg.yield %49 : f32
    } -> tensor<f32> loc(#loc330)
    %21 = tensor.empty() : tensor<64x32xf32> loc(#loc331)
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %18#2 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%21 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<64x32xf32> loc(#loc331)
    %23 = tensor.empty() : tensor<4x128x32xf32> loc(#loc332)
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %18#3 : tensor<4x128x32xf32>, tensor<4x128x32xf32>) outs(%23 : tensor<4x128x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<4x128x32xf32> loc(#loc332)
    %25 = tensor.empty() : tensor<4x32xf32> loc(#loc333)
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %18#4 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%25 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<4x32xf32> loc(#loc333)
    %27 = tensor.empty() : tensor<4x32xf32> loc(#loc334)
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %18#5 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%27 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<4x32xf32> loc(#loc334)
    %29 = tensor.empty() : tensor<4x32xf32> loc(#loc335)
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %18#6 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%29 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<4x32xf32> loc(#loc335)
    %31 = tensor.empty() : tensor<4x32xf32> loc(#loc336)
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %18#7 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%31 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<4x32xf32> loc(#loc336)
    %33 = tensor.empty() : tensor<4x32xf32> loc(#loc337)
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6, %18#8 : tensor<4x32xf32>, tensor<4x32xf32>) outs(%33 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<4x32xf32> loc(#loc337)
    %35 = tensor.empty() : tensor<4x32x32xf32> loc(#loc338)
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %18#9 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%35 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<4x32x32xf32> loc(#loc338)
    %37 = tensor.empty() : tensor<4x32x96xf32> loc(#loc339)
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %18#10 : tensor<4x32x96xf32>, tensor<4x32x96xf32>) outs(%37 : tensor<4x32x96xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<4x32x96xf32> loc(#loc339)
    %39 = tensor.empty() : tensor<4x32x128xf32> loc(#loc340)
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %18#11 : tensor<4x32x128xf32>, tensor<4x32x128xf32>) outs(%39 : tensor<4x32x128xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<4x32x128xf32> loc(#loc340)
    %41 = tensor.empty() : tensor<4x128xf32> loc(#loc341)
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg10, %18#12 : tensor<4x128xf32>, tensor<4x128xf32>) outs(%41 : tensor<4x128xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<4x128xf32> loc(#loc341)
    %43 = tensor.empty() : tensor<32xf32> loc(#loc342)
    %44 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg11, %18#13 : tensor<32xf32>, tensor<32xf32>) outs(%43 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<32xf32> loc(#loc342)
    %45 = tensor.empty() : tensor<32xf32> loc(#loc343)
    %46 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg12, %18#14 : tensor<32xf32>, tensor<32xf32>) outs(%45 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<32xf32> loc(#loc343)
    %47 = tensor.empty() : tensor<16x32xf32> loc(#loc344)
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg13, %18#15 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%47 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %49 = arith.divf %in_15, %cst_5 : f32
      %50 = arith.mulf %49, %cst_1 : f32
      %51 = arith.subf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<16x32xf32> loc(#loc344)
    return %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48 : tensor<f32>, tensor<64x32xf32>, tensor<4x128x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32xf32>, tensor<4x32x32xf32>, tensor<4x32x96xf32>, tensor<4x32x128xf32>, tensor<4x128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc18 = loc("broadcast_in_dim")
#loc19 = loc("broadcast_in_dim.1")
#loc20 = loc("broadcast_in_dim.2")
#loc21 = loc("broadcast_in_dim.3")
#loc22 = loc("broadcast_in_dim.4")
#loc23 = loc("broadcast_in_dim.5")
#loc24 = loc("broadcast_in_dim.6")
#loc25 = loc("broadcast_in_dim.7")
#loc26 = loc("broadcast_in_dim.8")
#loc27 = loc("while")
#loc28 = loc("while/dynamic_index_in_dim/dynamic_slice")
#loc29 = loc("while/dynamic_index_in_dim/dynamic_slice.1")
#loc30 = loc("while/embedding/broadcast_in_dim")
#loc31 = loc("while/embedding/add.1")
#loc32 = loc("while/attention/ge")
#loc33 = loc("while/broadcast_in_dim")
#loc34 = loc("while/broadcast_in_dim.1")
#loc35 = loc("while/broadcast_in_dim.2")
#loc36 = loc("while/broadcast_in_dim.3")
#loc37 = loc("while/broadcast_in_dim.4")
#loc38 = loc("while/broadcast_in_dim.5")
#loc39 = loc("while/while")
#loc40 = loc("while/while/dynamic_index_in_dim/dynamic_slice")
#loc41 = loc("while/while/dynamic_index_in_dim/dynamic_slice.1")
#loc42 = loc("while/while/dynamic_index_in_dim/dynamic_slice.2")
#loc43 = loc("while/while/dynamic_index_in_dim/dynamic_slice.3")
#loc44 = loc("while/while/dynamic_index_in_dim/dynamic_slice.4")
#loc45 = loc("while/while/dynamic_index_in_dim/dynamic_slice.5")
#loc46 = loc("while/while/dynamic_index_in_dim/dynamic_slice.6")
#loc47 = loc("while/while/dynamic_index_in_dim/dynamic_slice.7")
#loc48 = loc("while/while/dynamic_index_in_dim/dynamic_slice.8")
#loc49 = loc("while/while/dynamic_index_in_dim/dynamic_slice.9")
#loc50 = loc("while/while/attention/reduce_sum")
#loc51 = loc("while/while/attention/sub.1")
#loc52 = loc("while/while/attention/reduce_sum.1")
#loc53 = loc("while/while/attention/add")
#loc54 = loc("while/while/attention/rsqrt")
#loc55 = loc("while/while/attention/mul.3")
#loc56 = loc("while/while/attention/broadcast_in_dim.2")
#loc57 = loc("while/while/attention/broadcast_in_dim.3")
#loc58 = loc("while/while/attention/add.2")
#loc59 = loc("while/while/attention/dot_general")
#loc60 = loc("while/while/attention/split")
#loc61 = loc("while/while/attention/split.1")
#loc62 = loc("while/while/attention/split.2")
#loc63 = loc("while/while/attention/reshape")
#loc64 = loc("while/while/attention/reshape.1")
#loc65 = loc("while/while/attention/reshape.2")
#loc66 = loc("while/while/attention/dot_general.1")
#loc67 = loc("while/while/attention/_where/select_n")
#loc68 = loc("while/while/attention/reduce_max")
#loc69 = loc("while/while/attention/exp")
#loc70 = loc("while/while/attention/reduce_sum.2")
#loc71 = loc("while/while/attention/broadcast_in_dim.5")
#loc72 = loc("while/while/attention/div.4")
#loc73 = loc("while/while/attention/dot_general.2")
#loc74 = loc("while/while/attention/transpose")
#loc75 = loc("while/while/attention/reshape.3")
#loc76 = loc("while/while/attention/dot_general.3")
#loc77 = loc("while/while/attention/add.3")
#loc78 = loc("while/while/mlp/reduce_sum")
#loc79 = loc("while/while/mlp/sub.1")
#loc80 = loc("while/while/mlp/reduce_sum.1")
#loc81 = loc("while/while/mlp/add")
#loc82 = loc("while/while/mlp/rsqrt")
#loc83 = loc("while/while/mlp/mul.3")
#loc84 = loc("while/while/mlp/broadcast_in_dim.2")
#loc85 = loc("while/while/mlp/broadcast_in_dim.3")
#loc86 = loc("while/while/mlp/add.2")
#loc87 = loc("while/while/mlp/dot_general")
#loc88 = loc("while/while/mlp/broadcast_in_dim.4")
#loc89 = loc("while/while/mlp/add.4")
#loc90 = loc("while/while/mlp/integer_pow")
#loc91 = loc("while/while/mlp/tanh")
#loc92 = loc("while/while/mlp/mul.9")
#loc93 = loc("while/while/mlp/mul.10")
#loc94 = loc("while/while/mlp/dot_general.1")
#loc95 = loc("while/while/mlp/broadcast_in_dim.5")
#loc96 = loc("while/while/mlp/add.8")
#loc97 = loc("while/while/mlp/reshape.1")
#loc98 = loc("while/while/mlp/add.9")
#loc99 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc100 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc101 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc102 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc103 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc104 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc105 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc106 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc107 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc108 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc109 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc110 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc111 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc112 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc113 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc114 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc115 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc116 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc117 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc118 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc119 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.10")
#loc120 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.10")
#loc121 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.11")
#loc122 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.11")
#loc123 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.12")
#loc124 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.12")
#loc125 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.13")
#loc126 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.13")
#loc127 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.14")
#loc128 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.14")
#loc129 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.15")
#loc130 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.15")
#loc131 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.16")
#loc132 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.16")
#loc133 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.17")
#loc134 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.17")
#loc135 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.18")
#loc136 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.18")
#loc137 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.19")
#loc138 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.19")
#loc139 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.20")
#loc140 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.20")
#loc141 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.21")
#loc142 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.21")
#loc143 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.22")
#loc144 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.22")
#loc145 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.23")
#loc146 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.23")
#loc147 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.24")
#loc148 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.24")
#loc149 = loc("while/while/dynamic_update_index_in_dim/broadcast_in_dim.25")
#loc150 = loc("while/while/dynamic_update_index_in_dim/dynamic_update_slice.25")
#loc151 = loc("while/while/add")
#loc152 = loc("while/head/reduce_sum")
#loc153 = loc("while/head/sub.1")
#loc154 = loc("while/head/reduce_sum.1")
#loc155 = loc("while/head/add")
#loc156 = loc("while/head/rsqrt")
#loc157 = loc("while/head/mul.2")
#loc158 = loc("while/head/mul.3")
#loc159 = loc("while/head/mul.4")
#loc160 = loc("while/head/add.2")
#loc161 = loc("while/head/dot_general")
#loc162 = loc("while/head/log_softmax/reduce_max")
#loc163 = loc("while/head/log_softmax/sub.1")
#loc164 = loc("while/head/log_softmax/exp")
#loc165 = loc("while/head/log_softmax/reduce_sum")
#loc166 = loc("while/head/log_softmax/broadcast_in_dim.1")
#loc167 = loc("while/head/iota")
#loc168 = loc("while/head/broadcast_in_dim.4")
#loc169 = loc("while/head/eq.1")
#loc170 = loc("while/head/reduce_sum.2")
#loc171 = loc("bwd/while/head/_where/select_n")
#loc172 = loc("bwd/while/head/log_softmax/reduce_sum")
#loc173 = loc("bwd/while/head/log_softmax/reduce_sum.1")
#loc174 = loc("bwd/while/head/log_softmax/add_any")
#loc175 = loc("bwd/while/head/dot_general")
#loc176 = loc("bwd/while/head/dot_general.1")
#loc177 = loc("bwd/while/head/reduce_sum")
#loc178 = loc("bwd/while/head/reduce_sum.1")
#loc179 = loc("bwd/while/head/reduce_sum.2")
#loc180 = loc("bwd/while/head/mul.1")
#loc181 = loc("bwd/while/head/reduce_sum.3")
#loc182 = loc("bwd/while/head/reduce_sum.4")
#loc183 = loc("bwd/while/head/reduce_sum.5")
#loc184 = loc("bwd/while/head/add_any.1")
#loc185 = loc("bwd/while/head/reduce_sum.6")
#loc186 = loc("bwd/while/head/reduce_sum.7")
#loc187 = loc("bwd/while/head/add_any.2")
#loc188 = loc("bwd/while/while")
#loc189 = loc("bwd/while/while/sub.1")
#loc190 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice")
#loc191 = loc("bwd/while/while/dynamic_index_in_dim/squeeze")
#loc192 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.1")
#loc193 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.2")
#loc194 = loc("bwd/while/while/dynamic_index_in_dim/squeeze.2")
#loc195 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.3")
#loc196 = loc("bwd/while/while/dynamic_index_in_dim/squeeze.3")
#loc197 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.4")
#loc198 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.5")
#loc199 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.6")
#loc200 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.7")
#loc201 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.8")
#loc202 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.9")
#loc203 = loc("bwd/while/while/dynamic_index_in_dim/squeeze.9")
#loc204 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.10")
#loc205 = loc("bwd/while/while/dynamic_index_in_dim/squeeze.10")
#loc206 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.11")
#loc207 = loc("bwd/while/while/dynamic_index_in_dim/squeeze.11")
#loc208 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.12")
#loc209 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.13")
#loc210 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.14")
#loc211 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.15")
#loc212 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.16")
#loc213 = loc("bwd/while/while/dynamic_index_in_dim/squeeze.16")
#loc214 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.17")
#loc215 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.18")
#loc216 = loc("bwd/while/while/dynamic_index_in_dim/squeeze.18")
#loc217 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.19")
#loc218 = loc("bwd/while/while/dynamic_index_in_dim/squeeze.19")
#loc219 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.20")
#loc220 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.21")
#loc221 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.22")
#loc222 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.23")
#loc223 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.24")
#loc224 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.25")
#loc225 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.26")
#loc226 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.27")
#loc227 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.28")
#loc228 = loc("bwd/while/while/dynamic_index_in_dim/dynamic_slice.29")
#loc229 = loc("bwd/while/while/mlp/reshape")
#loc230 = loc("bwd/while/while/mlp/reduce_sum")
#loc231 = loc("bwd/while/while/mlp/reduce_sum.1")
#loc232 = loc("bwd/while/while/mlp/dot_general")
#loc233 = loc("bwd/while/while/mlp/dot_general.1")
#loc234 = loc("bwd/while/while/mlp/mul")
#loc235 = loc("bwd/while/while/mlp/mul.1")
#loc236 = loc("bwd/while/while/mlp/mul.3")
#loc237 = loc("bwd/while/while/mlp/mul.4")
#loc238 = loc("bwd/while/while/mlp/mul.7")
#loc239 = loc("bwd/while/while/mlp/add_any.2")
#loc240 = loc("bwd/while/while/mlp/reduce_sum.2")
#loc241 = loc("bwd/while/while/mlp/reduce_sum.3")
#loc242 = loc("bwd/while/while/mlp/dot_general.2")
#loc243 = loc("bwd/while/while/mlp/dot_general.3")
#loc244 = loc("bwd/while/while/mlp/reshape.3")
#loc245 = loc("bwd/while/while/mlp/reduce_sum.4")
#loc246 = loc("bwd/while/while/mlp/reduce_sum.5")
#loc247 = loc("bwd/while/while/mlp/reduce_sum.6")
#loc248 = loc("bwd/while/while/mlp/mul.10")
#loc249 = loc("bwd/while/while/mlp/reduce_sum.7")
#loc250 = loc("bwd/while/while/mlp/reduce_sum.8")
#loc251 = loc("bwd/while/while/mlp/reduce_sum.9")
#loc252 = loc("bwd/while/while/mlp/broadcast_in_dim")
#loc253 = loc("bwd/while/while/mlp/add_any.4")
#loc254 = loc("bwd/while/while/mlp/reduce_sum.10")
#loc255 = loc("bwd/while/while/mlp/reduce_sum.11")
#loc256 = loc("bwd/while/while/mlp/add_any.6")
#loc257 = loc("bwd/while/while/attention/dot_general")
#loc258 = loc("bwd/while/while/attention/dot_general.1")
#loc259 = loc("bwd/while/while/attention/reshape")
#loc260 = loc("bwd/while/while/attention/transpose.1")
#loc261 = loc("bwd/while/while/attention/dot_general.2")
#loc262 = loc("bwd/while/while/attention/dot_general.3")
#loc263 = loc("bwd/while/while/attention/transpose.2")
#loc264 = loc("bwd/while/while/attention/reduce_sum")
#loc265 = loc("bwd/while/while/attention/reshape.1")
#loc266 = loc("bwd/while/while/attention/reduce_sum.1")
#loc267 = loc("bwd/while/while/attention/mul.4")
#loc268 = loc("bwd/while/while/attention/dot_general.4")
#loc269 = loc("bwd/while/while/attention/transpose.3")
#loc270 = loc("bwd/while/while/attention/dot_general.5")
#loc271 = loc("bwd/while/while/attention/transpose.4")
#loc272 = loc("bwd/while/while/attention/reshape.2")
#loc273 = loc("bwd/while/while/attention/reshape.3")
#loc274 = loc("bwd/while/while/attention/reshape.4")
#loc275 = loc("bwd/while/while/attention/concatenate")
#loc276 = loc("bwd/while/while/attention/dot_general.6")
#loc277 = loc("bwd/while/while/attention/dot_general.7")
#loc278 = loc("bwd/while/while/attention/reduce_sum.2")
#loc279 = loc("bwd/while/while/attention/reduce_sum.3")
#loc280 = loc("bwd/while/while/attention/reduce_sum.4")
#loc281 = loc("bwd/while/while/attention/mul.7")
#loc282 = loc("bwd/while/while/attention/reduce_sum.5")
#loc283 = loc("bwd/while/while/attention/reduce_sum.6")
#loc284 = loc("bwd/while/while/attention/reduce_sum.7")
#loc285 = loc("bwd/while/while/attention/broadcast_in_dim.1")
#loc286 = loc("bwd/while/while/attention/add_any.2")
#loc287 = loc("bwd/while/while/attention/reduce_sum.8")
#loc288 = loc("bwd/while/while/attention/reduce_sum.9")
#loc289 = loc("bwd/while/while/attention/add_any.4")
#loc290 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc291 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc292 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc293 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc294 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc295 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc296 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc297 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc298 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc299 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc300 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc301 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc302 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc303 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc304 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc305 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc306 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc307 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc308 = loc("bwd/while/while/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc309 = loc("bwd/while/while/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc310 = loc("bwd/while/while/add")
#loc311 = loc("bwd/while/embedding/reduce_sum")
#loc312 = loc("bwd/while/embedding/reduce_sum.1")
#loc313 = loc("bwd/while/embedding/dot_general")
#loc314 = loc("while/add")
#loc315 = loc("while/add.1")
#loc316 = loc("while/add.2")
#loc317 = loc("while/add.3")
#loc318 = loc("while/add.4")
#loc319 = loc("while/add.5")
#loc320 = loc("while/add.6")
#loc321 = loc("while/add.7")
#loc322 = loc("while/add.8")
#loc323 = loc("while/add.9")
#loc324 = loc("while/add.10")
#loc325 = loc("while/add.11")
#loc326 = loc("while/add.12")
#loc327 = loc("while/add.13")
#loc328 = loc("while/add.14")
#loc329 = loc("while/add.15")
#loc330 = loc("div")
#loc331 = loc("update/sub")
#loc332 = loc("update/sub.1")
#loc333 = loc("update/sub.2")
#loc334 = loc("update/sub.3")
#loc335 = loc("update/sub.4")
#loc336 = loc("update/sub.5")
#loc337 = loc("update/sub.6")
#loc338 = loc("update/sub.7")
#loc339 = loc("update/sub.8")
#loc340 = loc("update/sub.9")
#loc341 = loc("update/sub.10")
#loc342 = loc("update/sub.11")
#loc343 = loc("update/sub.12")
#loc344 = loc("update/sub.13")
