// Microbatches of a small Llama in a loop that adds up gradients, as JAX exports
// it: all but a fifth of the peak is inside the loop, where temporaries of one
// iteration are free for the next.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map24 = affine_map<(d0, d1, d2) -> ()>
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map29 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map30 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map31 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map32 = affine_map<(d0, d1, d2) -> (d0)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d5)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, d4, d5)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3, d2)>
#map36 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d5, d2, d3)>
#map37 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5)>
#map38 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d4, d5)>
#map39 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d5, d3)>
#map40 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map41 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map43 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d4)>
#map44 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>
#map45 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5, d3)>
#map46 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map47 = affine_map<(d0, d1, d2, d3) -> (d2, d3, 0)>
#map48 = affine_map<() -> ()>
#map49 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @train_step(%arg0: tensor<4x2x16xi32>, %arg1: tensor<4x2x16xi32>, %arg2: tensor<64x32xf32>, %arg3: tensor<32x64xf32>, %arg4: tensor<32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<64x32xf32>, %arg7: tensor<32x64xf32>, %arg8: tensor<32x16xf32>, %arg9: tensor<32x32xf32>, %arg10: tensor<32x32xf32>, %arg11: tensor<32x64xf32>, %arg12: tensor<32x16xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32xf32>, %arg15: tensor<64x32xf32>, %arg16: tensor<32x64xf32>, %arg17: tensor<32x16xf32>, %arg18: tensor<32x32xf32>, %arg19: tensor<32x32xf32>, %arg20: tensor<32x64xf32>, %arg21: tensor<32x16xf32>, %arg22: tensor<32xf32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32xf32>) attributes {ao.step} {
    %cst = arith.constant -3.125000e-02 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant -1.000000e+09 : f32
    %cst_4 = arith.constant 0.353553385 : f32
    %cst_5 = arith.constant 4.000000e+00 : f32
    %cst_6 = arith.constant -9.21034049 : f32
    %cst_7 = arith.constant -5.000000e-01 : f32
    %cst_8 = arith.constant 9.99999997E-7 : f32
    %cst_9 = arith.constant 3.200000e+01 : f32
    %cst_10 = arith.constant 0.000000e+00 : f32
    %cst_11 = arith.constant 2.000000e+00 : f32
    %c63 = arith.constant 63 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_12 = arith.constant dense<0> : tensor<i32>
    %cst_13 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<64x32xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<64x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<64x32xf32>
    %2 = tensor.empty() : tensor<32x64xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<32x64xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<32x64xf32>
    %4 = tensor.empty() : tensor<32xf32>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%4 : tensor<32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<32xf32>
    %6 = tensor.empty() : tensor<32x16xf32>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%6 : tensor<32x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<32x16xf32>
    %8 = tensor.empty() : tensor<32x32xf32>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<32x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<32x32xf32>
    %10:23 = scf.for %arg23 = %c0 to %c4 step %c1 iter_args(%arg24 = %cst_12, %arg25 = %cst_13, %arg26 = %1, %arg27 = %3, %arg28 = %5, %arg29 = %5, %arg30 = %1, %arg31 = %3, %arg32 = %7, %arg33 = %9, %arg34 = %9, %arg35 = %3, %arg36 = %7, %arg37 = %5, %arg38 = %5, %arg39 = %1, %arg40 = %3, %arg41 = %7, %arg42 = %9, %arg43 = %9, %arg44 = %3, %arg45 = %7, %arg46 = %5) -> (tensor<i32>, tensor<f32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32xf32>) {
      %extracted = tensor.extract %arg24[] : tensor<i32>
      %55 = arith.index_cast %extracted : i32 to index
      %56 = arith.maxsi %55, %c0 : index
      %57 = arith.minsi %56, %c3 : index
      %extracted_slice = tensor.extract_slice %arg0[%57, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<4x2x16xi32> to tensor<1x2x16xi32>
      %extracted_14 = tensor.extract %arg24[] : tensor<i32>
      %58 = arith.index_cast %extracted_14 : i32 to index
      %59 = arith.maxsi %58, %c0 : index
      %60 = arith.minsi %59, %c3 : index
      %extracted_slice_15 = tensor.extract_slice %arg1[%60, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<4x2x16xi32> to tensor<1x2x16xi32>
      %61 = tensor.empty() : tensor<1x2x16x1xi32>
      %62 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_15 : tensor<1x2x16xi32>) outs(%61 : tensor<1x2x16x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x2x16x1xi32>
      %collapsed = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<1x2x16x1xi32> into tensor<2x16x1xi32>
      %63 = tensor.empty() : tensor<2x16x32xf32>
      %64 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%63 : tensor<2x16x32xf32>) {
      ^bb0(%out: f32):
        %637 = linalg.index 0 : index
        %638 = linalg.index 1 : index
        %639 = linalg.index 2 : index
        %extracted_99 = tensor.extract %collapsed[%637, %638, %c0] : tensor<2x16x1xi32>
        %640 = arith.index_cast %extracted_99 : i32 to index
        %641 = arith.maxsi %640, %c0 : index
        %642 = arith.minsi %641, %c63 : index
        %extracted_100 = tensor.extract %arg2[%642, %639] : tensor<64x32xf32>
        linalg.yield %extracted_100 : f32
      } -> tensor<2x16x32xf32>
      %65 = tensor.empty() : tensor<2x16xf32>
      %66 = linalg.fill ins(%cst_10 : f32) outs(%65 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %67 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64 : tensor<2x16x32xf32>) outs(%66 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.mulf %in, %in : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16xf32>
      %68 = tensor.empty() : tensor<2x16x1xf32>
      %69 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x16xf32>) outs(%68 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.divf %in, %cst_9 : f32
        %638 = arith.addf %637, %cst_8 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x1xf32>
      %70 = tensor.empty() : tensor<2x16x1xf32>
      %71 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x16x1xf32>) outs(%70 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = math.rsqrt %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x1xf32>
      %72 = tensor.empty() : tensor<2x16x32xf32>
      %73 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x16x1xf32>) outs(%72 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32>
      %74 = tensor.empty() : tensor<2x16x32xf32>
      %75 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %73 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%74 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %76 = tensor.empty() : tensor<2x16x32xf32>
      %77 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<32xf32>) outs(%76 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32>
      %78 = tensor.empty() : tensor<2x16x32xf32>
      %79 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %77 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%78 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %80 = tensor.empty() : tensor<2x16x32xf32>
      %expanded = tensor.expand_shape %80 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32>
      %81 = linalg.fill ins(%cst_10 : f32) outs(%expanded : tensor<2x16x4x8xf32>) -> tensor<2x16x4x8xf32>
      %expanded_16 = tensor.expand_shape %arg10 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
      %82 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%79, %expanded_16 : tensor<2x16x32xf32>, tensor<32x4x8xf32>) outs(%81 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x4x8xf32>
      %83 = tensor.empty() : tensor<1x16x1x4xf32>
      %84 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%83 : tensor<1x16x1x4xf32>) {
      ^bb0(%out: f32):
        %637 = linalg.index 3 : index
        %638 = arith.index_cast %637 : index to i32
        %639 = arith.sitofp %638 : i32 to f32
        %640 = arith.mulf %639, %cst_6 : f32
        %641 = arith.divf %640, %cst_5 : f32
        %642 = math.exp %641 : f32
        %643 = linalg.index 1 : index
        %644 = arith.index_cast %643 : index to i32
        %645 = arith.sitofp %644 : i32 to f32
        %646 = arith.mulf %645, %642 : f32
        linalg.yield %646 : f32
      } -> tensor<1x16x1x4xf32>
      %85 = tensor.empty() : tensor<1x16x1x4xf32>
      %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<1x16x1x4xf32>) outs(%85 : tensor<1x16x1x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = math.cos %in : f32
        linalg.yield %637 : f32
      } -> tensor<1x16x1x4xf32>
      %87 = tensor.empty() : tensor<1x16x1x4xf32>
      %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<1x16x1x4xf32>) outs(%87 : tensor<1x16x1x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = math.sin %in : f32
        linalg.yield %637 : f32
      } -> tensor<1x16x1x4xf32>
      %extracted_slice_17 = tensor.extract_slice %82[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
      %extracted_slice_18 = tensor.extract_slice %82[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
      %89 = tensor.empty() : tensor<2x16x4x4xf32>
      %90 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<1x16x1x4xf32>) outs(%89 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x4x4xf32>
      %91 = tensor.empty() : tensor<2x16x4x4xf32>
      %92 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<1x16x1x4xf32>) outs(%91 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x4x4xf32>
      %93 = tensor.empty() : tensor<2x16x4x4xf32>
      %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %90, %extracted_slice_18, %92 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%93 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.subf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x4x4xf32>
      %95 = tensor.empty() : tensor<2x16x4x4xf32>
      %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %90, %extracted_slice_17, %92 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%95 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.addf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x4x4xf32>
      %97 = tensor.empty() : tensor<2x16x2x2x8xf32>
      %98 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%97 : tensor<2x16x2x2x8xf32>) {
      ^bb0(%out: f32):
        %637 = linalg.index 0 : index
        %638 = linalg.index 1 : index
        %639 = linalg.index 3 : index
        %640 = linalg.index 2 : index
        %641 = affine.apply #map13()[%639, %640]
        %642 = linalg.index 4 : index
        %643 = arith.cmpi ult, %642, %c4 : index
        %644 = scf.if %643 -> (f32) {
          %extracted_99 = tensor.extract %94[%637, %638, %641, %642] : tensor<2x16x4x4xf32>
          scf.yield %extracted_99 : f32
        } else {
          %645 = arith.subi %642, %c4 : index
          %extracted_99 = tensor.extract %96[%637, %638, %641, %645] : tensor<2x16x4x4xf32>
          scf.yield %extracted_99 : f32
        }
        linalg.yield %644 : f32
      } -> tensor<2x16x2x2x8xf32>
      %99 = tensor.empty() : tensor<2x16x16xf32>
      %expanded_19 = tensor.expand_shape %99 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32>
      %100 = linalg.fill ins(%cst_10 : f32) outs(%expanded_19 : tensor<2x16x2x8xf32>) -> tensor<2x16x2x8xf32>
      %expanded_20 = tensor.expand_shape %arg8 [[0], [1, 2]] output_shape [32, 2, 8] : tensor<32x16xf32> into tensor<32x2x8xf32>
      %101 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%79, %expanded_20 : tensor<2x16x32xf32>, tensor<32x2x8xf32>) outs(%100 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x2x8xf32>
      %extracted_slice_21 = tensor.extract_slice %101[0, 0, 0, 0] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32>
      %extracted_slice_22 = tensor.extract_slice %101[0, 0, 0, 4] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32>
      %102 = tensor.empty() : tensor<2x16x2x4xf32>
      %103 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<1x16x1x4xf32>) outs(%102 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x2x4xf32>
      %104 = tensor.empty() : tensor<2x16x2x4xf32>
      %105 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<1x16x1x4xf32>) outs(%104 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x2x4xf32>
      %106 = tensor.empty() : tensor<2x16x2x4xf32>
      %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21, %103, %extracted_slice_22, %105 : tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>) outs(%106 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.subf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x2x4xf32>
      %108 = tensor.empty() : tensor<2x16x2x4xf32>
      %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_22, %103, %extracted_slice_21, %105 : tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>) outs(%108 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.addf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x2x4xf32>
      %110 = tensor.empty() : tensor<2x16x2x8xf32>
      %111 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%110 : tensor<2x16x2x8xf32>) {
      ^bb0(%out: f32):
        %637 = linalg.index 0 : index
        %638 = linalg.index 1 : index
        %639 = linalg.index 2 : index
        %640 = linalg.index 3 : index
        %641 = arith.cmpi ult, %640, %c4 : index
        %642 = scf.if %641 -> (f32) {
          %extracted_99 = tensor.extract %107[%637, %638, %639, %640] : tensor<2x16x2x4xf32>
          scf.yield %extracted_99 : f32
        } else {
          %643 = arith.subi %640, %c4 : index
          %extracted_99 = tensor.extract %109[%637, %638, %639, %643] : tensor<2x16x2x4xf32>
          scf.yield %extracted_99 : f32
        }
        linalg.yield %642 : f32
      } -> tensor<2x16x2x8xf32>
      %112 = tensor.empty() : tensor<2x16x16xf32>
      %expanded_23 = tensor.expand_shape %112 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32>
      %113 = linalg.fill ins(%cst_10 : f32) outs(%expanded_23 : tensor<2x16x2x8xf32>) -> tensor<2x16x2x8xf32>
      %expanded_24 = tensor.expand_shape %arg12 [[0], [1, 2]] output_shape [32, 2, 8] : tensor<32x16xf32> into tensor<32x2x8xf32>
      %114 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%79, %expanded_24 : tensor<2x16x32xf32>, tensor<32x2x8xf32>) outs(%113 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x2x8xf32>
      %115 = tensor.empty() : tensor<2x2x16x16x2xf32>
      %116 = linalg.fill ins(%cst_10 : f32) outs(%115 : tensor<2x2x16x16x2xf32>) -> tensor<2x2x16x16x2xf32>
      %117 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%111, %98 : tensor<2x16x2x8xf32>, tensor<2x16x2x2x8xf32>) outs(%116 : tensor<2x2x16x16x2xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x16x16x2xf32>
      %118 = tensor.empty() : tensor<2x2x2x16x16xi1>
      %119 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%118 : tensor<2x2x2x16x16xi1>) {
      ^bb0(%out: i1):
        %637 = linalg.index 4 : index
        %638 = arith.index_cast %637 : index to i32
        %639 = linalg.index 3 : index
        %640 = arith.index_cast %639 : index to i32
        %641 = arith.cmpi sge, %640, %638 : i32
        linalg.yield %641 : i1
      } -> tensor<2x2x2x16x16xi1>
      %120 = tensor.empty() : tensor<2x2x2x16x16xf32>
      %121 = linalg.generic {indexing_maps = [#map12, #map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119, %117 : tensor<2x2x2x16x16xi1>, tensor<2x2x16x16x2xf32>) outs(%120 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: i1, %in_99: f32, %out: f32):
        %637 = arith.mulf %in_99, %cst_4 : f32
        %638 = arith.select %in, %637, %cst_3 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x2x16x16xf32>
      %122 = tensor.empty() : tensor<2x2x2x16xf32>
      %123 = linalg.fill ins(%cst_2 : f32) outs(%122 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %124 = linalg.generic {indexing_maps = [#map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%121 : tensor<2x2x2x16x16xf32>) outs(%123 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.maximumf %out, %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x2x2x16xf32>
      %125 = tensor.empty() : tensor<2x2x2x16x16xf32>
      %126 = linalg.generic {indexing_maps = [#map12, #map10, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%121, %124 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16xf32>) outs(%125 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.subf %in, %in_99 : f32
        %638 = math.exp %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x2x16x16xf32>
      %127 = tensor.empty() : tensor<2x2x2x16xf32>
      %128 = linalg.fill ins(%cst_10 : f32) outs(%127 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %129 = linalg.generic {indexing_maps = [#map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%126 : tensor<2x2x2x16x16xf32>) outs(%128 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.addf %out, %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x2x2x16xf32>
      %130 = tensor.empty() : tensor<2x2x2x16x1xf32>
      %131 = linalg.generic {indexing_maps = [#map10, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<2x2x2x16xf32>) outs(%130 : tensor<2x2x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2x2x16x1xf32>
      %132 = tensor.empty() : tensor<2x2x2x16x16xf32>
      %133 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<2x2x2x16x1xf32>) outs(%132 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2x2x16x16xf32>
      %134 = tensor.empty() : tensor<2x2x2x16x16xf32>
      %135 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%126, %133 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x16xf32>) outs(%134 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.divf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x2x2x16x16xf32>
      %136 = tensor.empty() : tensor<2x2x8x2x16xf32>
      %137 = linalg.fill ins(%cst_10 : f32) outs(%136 : tensor<2x2x8x2x16xf32>) -> tensor<2x2x8x2x16xf32>
      %138 = linalg.generic {indexing_maps = [#map19, #map20, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%114, %135 : tensor<2x16x2x8xf32>, tensor<2x2x2x16x16xf32>) outs(%137 : tensor<2x2x8x2x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x8x2x16xf32>
      %139 = tensor.empty() : tensor<2x16x2x2x8xf32>
      %140 = linalg.generic {indexing_maps = [#map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<2x2x8x2x16xf32>) outs(%139 : tensor<2x16x2x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x2x2x8xf32>
      %collapsed_25 = tensor.collapse_shape %140 [[0], [1], [2, 3, 4]] : tensor<2x16x2x2x8xf32> into tensor<2x16x32xf32>
      %141 = tensor.empty() : tensor<2x16x32xf32>
      %142 = linalg.fill ins(%cst_10 : f32) outs(%141 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %143 = linalg.generic {indexing_maps = [#map22, #map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_25, %arg9 : tensor<2x16x32xf32>, tensor<32x32xf32>) outs(%142 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %144 = tensor.empty() : tensor<2x16x32xf32>
      %145 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %143 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%144 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %146 = tensor.empty() : tensor<2x16xf32>
      %147 = linalg.fill ins(%cst_10 : f32) outs(%146 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %148 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145 : tensor<2x16x32xf32>) outs(%147 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.mulf %in, %in : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16xf32>
      %149 = tensor.empty() : tensor<2x16x1xf32>
      %150 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<2x16xf32>) outs(%149 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.divf %in, %cst_9 : f32
        %638 = arith.addf %637, %cst_8 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x1xf32>
      %151 = tensor.empty() : tensor<2x16x1xf32>
      %152 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<2x16x1xf32>) outs(%151 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = math.rsqrt %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x1xf32>
      %153 = tensor.empty() : tensor<2x16x32xf32>
      %154 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<2x16x1xf32>) outs(%153 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32>
      %155 = tensor.empty() : tensor<2x16x32xf32>
      %156 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %154 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%155 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %157 = tensor.empty() : tensor<2x16x32xf32>
      %158 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<32xf32>) outs(%157 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32>
      %159 = tensor.empty() : tensor<2x16x32xf32>
      %160 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %158 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%159 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %161 = tensor.empty() : tensor<2x16x64xf32>
      %162 = linalg.fill ins(%cst_10 : f32) outs(%161 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
      %163 = linalg.generic {indexing_maps = [#map22, #map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%160, %arg7 : tensor<2x16x32xf32>, tensor<32x64xf32>) outs(%162 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x64xf32>
      %164 = tensor.empty() : tensor<2x16x64xf32>
      %165 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<2x16x64xf32>) outs(%164 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.negf %in : f32
        %638 = math.exp %637 : f32
        %639 = arith.addf %638, %cst_1 : f32
        %640 = arith.divf %cst_1, %639 : f32
        linalg.yield %640 : f32
      } -> tensor<2x16x64xf32>
      %166 = tensor.empty() : tensor<2x16x64xf32>
      %167 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %165 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%166 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x64xf32>
      %168 = tensor.empty() : tensor<2x16x64xf32>
      %169 = linalg.fill ins(%cst_10 : f32) outs(%168 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
      %170 = linalg.generic {indexing_maps = [#map22, #map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%160, %arg11 : tensor<2x16x32xf32>, tensor<32x64xf32>) outs(%169 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x64xf32>
      %171 = tensor.empty() : tensor<2x16x64xf32>
      %172 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %170 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%171 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x64xf32>
      %173 = tensor.empty() : tensor<2x16x32xf32>
      %174 = linalg.fill ins(%cst_10 : f32) outs(%173 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %175 = linalg.generic {indexing_maps = [#map22, #map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172, %arg6 : tensor<2x16x64xf32>, tensor<64x32xf32>) outs(%174 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %176 = tensor.empty() : tensor<2x16x32xf32>
      %177 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %175 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%176 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %178 = tensor.empty() : tensor<2x16xf32>
      %179 = linalg.fill ins(%cst_10 : f32) outs(%178 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %180 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%177 : tensor<2x16x32xf32>) outs(%179 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.mulf %in, %in : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16xf32>
      %181 = tensor.empty() : tensor<2x16x1xf32>
      %182 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x16xf32>) outs(%181 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.divf %in, %cst_9 : f32
        %638 = arith.addf %637, %cst_8 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x1xf32>
      %183 = tensor.empty() : tensor<2x16x1xf32>
      %184 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<2x16x1xf32>) outs(%183 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = math.rsqrt %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x1xf32>
      %185 = tensor.empty() : tensor<2x16x32xf32>
      %186 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x16x1xf32>) outs(%185 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32>
      %187 = tensor.empty() : tensor<2x16x32xf32>
      %188 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %186 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%187 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %189 = tensor.empty() : tensor<2x16x32xf32>
      %190 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<32xf32>) outs(%189 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32>
      %191 = tensor.empty() : tensor<2x16x32xf32>
      %192 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188, %190 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%191 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %193 = tensor.empty() : tensor<2x16x32xf32>
      %expanded_26 = tensor.expand_shape %193 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32>
      %194 = linalg.fill ins(%cst_10 : f32) outs(%expanded_26 : tensor<2x16x4x8xf32>) -> tensor<2x16x4x8xf32>
      %expanded_27 = tensor.expand_shape %arg19 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
      %195 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%192, %expanded_27 : tensor<2x16x32xf32>, tensor<32x4x8xf32>) outs(%194 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x4x8xf32>
      %extracted_slice_28 = tensor.extract_slice %195[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
      %extracted_slice_29 = tensor.extract_slice %195[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
      %196 = tensor.empty() : tensor<2x16x4x4xf32>
      %197 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_28, %90, %extracted_slice_29, %92 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%196 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.subf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x4x4xf32>
      %198 = tensor.empty() : tensor<2x16x4x4xf32>
      %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_29, %90, %extracted_slice_28, %92 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%198 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.addf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x4x4xf32>
      %200 = tensor.empty() : tensor<2x16x2x2x8xf32>
      %201 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%200 : tensor<2x16x2x2x8xf32>) {
      ^bb0(%out: f32):
        %637 = linalg.index 0 : index
        %638 = linalg.index 1 : index
        %639 = linalg.index 3 : index
        %640 = linalg.index 2 : index
        %641 = affine.apply #map13()[%639, %640]
        %642 = linalg.index 4 : index
        %643 = arith.cmpi ult, %642, %c4 : index
        %644 = scf.if %643 -> (f32) {
          %extracted_99 = tensor.extract %197[%637, %638, %641, %642] : tensor<2x16x4x4xf32>
          scf.yield %extracted_99 : f32
        } else {
          %645 = arith.subi %642, %c4 : index
          %extracted_99 = tensor.extract %199[%637, %638, %641, %645] : tensor<2x16x4x4xf32>
          scf.yield %extracted_99 : f32
        }
        linalg.yield %644 : f32
      } -> tensor<2x16x2x2x8xf32>
      %202 = tensor.empty() : tensor<2x16x16xf32>
      %expanded_30 = tensor.expand_shape %202 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32>
      %203 = linalg.fill ins(%cst_10 : f32) outs(%expanded_30 : tensor<2x16x2x8xf32>) -> tensor<2x16x2x8xf32>
      %expanded_31 = tensor.expand_shape %arg17 [[0], [1, 2]] output_shape [32, 2, 8] : tensor<32x16xf32> into tensor<32x2x8xf32>
      %204 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%192, %expanded_31 : tensor<2x16x32xf32>, tensor<32x2x8xf32>) outs(%203 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x2x8xf32>
      %extracted_slice_32 = tensor.extract_slice %204[0, 0, 0, 0] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32>
      %extracted_slice_33 = tensor.extract_slice %204[0, 0, 0, 4] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32>
      %205 = tensor.empty() : tensor<2x16x2x4xf32>
      %206 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_32, %103, %extracted_slice_33, %105 : tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>) outs(%205 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.subf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x2x4xf32>
      %207 = tensor.empty() : tensor<2x16x2x4xf32>
      %208 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_33, %103, %extracted_slice_32, %105 : tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>) outs(%207 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.addf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x2x4xf32>
      %209 = tensor.empty() : tensor<2x16x2x8xf32>
      %210 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%209 : tensor<2x16x2x8xf32>) {
      ^bb0(%out: f32):
        %637 = linalg.index 0 : index
        %638 = linalg.index 1 : index
        %639 = linalg.index 2 : index
        %640 = linalg.index 3 : index
        %641 = arith.cmpi ult, %640, %c4 : index
        %642 = scf.if %641 -> (f32) {
          %extracted_99 = tensor.extract %206[%637, %638, %639, %640] : tensor<2x16x2x4xf32>
          scf.yield %extracted_99 : f32
        } else {
          %643 = arith.subi %640, %c4 : index
          %extracted_99 = tensor.extract %208[%637, %638, %639, %643] : tensor<2x16x2x4xf32>
          scf.yield %extracted_99 : f32
        }
        linalg.yield %642 : f32
      } -> tensor<2x16x2x8xf32>
      %211 = tensor.empty() : tensor<2x16x16xf32>
      %expanded_34 = tensor.expand_shape %211 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32>
      %212 = linalg.fill ins(%cst_10 : f32) outs(%expanded_34 : tensor<2x16x2x8xf32>) -> tensor<2x16x2x8xf32>
      %expanded_35 = tensor.expand_shape %arg21 [[0], [1, 2]] output_shape [32, 2, 8] : tensor<32x16xf32> into tensor<32x2x8xf32>
      %213 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%192, %expanded_35 : tensor<2x16x32xf32>, tensor<32x2x8xf32>) outs(%212 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x2x8xf32>
      %214 = tensor.empty() : tensor<2x2x16x16x2xf32>
      %215 = linalg.fill ins(%cst_10 : f32) outs(%214 : tensor<2x2x16x16x2xf32>) -> tensor<2x2x16x16x2xf32>
      %216 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%210, %201 : tensor<2x16x2x8xf32>, tensor<2x16x2x2x8xf32>) outs(%215 : tensor<2x2x16x16x2xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x16x16x2xf32>
      %217 = tensor.empty() : tensor<2x2x2x16x16xf32>
      %218 = linalg.generic {indexing_maps = [#map12, #map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119, %216 : tensor<2x2x2x16x16xi1>, tensor<2x2x16x16x2xf32>) outs(%217 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: i1, %in_99: f32, %out: f32):
        %637 = arith.mulf %in_99, %cst_4 : f32
        %638 = arith.select %in, %637, %cst_3 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x2x16x16xf32>
      %219 = tensor.empty() : tensor<2x2x2x16xf32>
      %220 = linalg.fill ins(%cst_2 : f32) outs(%219 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %221 = linalg.generic {indexing_maps = [#map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%218 : tensor<2x2x2x16x16xf32>) outs(%220 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.maximumf %out, %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x2x2x16xf32>
      %222 = tensor.empty() : tensor<2x2x2x16x16xf32>
      %223 = linalg.generic {indexing_maps = [#map12, #map10, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%218, %221 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16xf32>) outs(%222 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.subf %in, %in_99 : f32
        %638 = math.exp %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x2x16x16xf32>
      %224 = tensor.empty() : tensor<2x2x2x16xf32>
      %225 = linalg.fill ins(%cst_10 : f32) outs(%224 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %226 = linalg.generic {indexing_maps = [#map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%223 : tensor<2x2x2x16x16xf32>) outs(%225 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.addf %out, %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x2x2x16xf32>
      %227 = tensor.empty() : tensor<2x2x2x16x1xf32>
      %228 = linalg.generic {indexing_maps = [#map10, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<2x2x2x16xf32>) outs(%227 : tensor<2x2x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2x2x16x1xf32>
      %229 = tensor.empty() : tensor<2x2x2x16x16xf32>
      %230 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<2x2x2x16x1xf32>) outs(%229 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2x2x16x16xf32>
      %231 = tensor.empty() : tensor<2x2x2x16x16xf32>
      %232 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%223, %230 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x16xf32>) outs(%231 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.divf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x2x2x16x16xf32>
      %233 = tensor.empty() : tensor<2x2x8x2x16xf32>
      %234 = linalg.fill ins(%cst_10 : f32) outs(%233 : tensor<2x2x8x2x16xf32>) -> tensor<2x2x8x2x16xf32>
      %235 = linalg.generic {indexing_maps = [#map19, #map20, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%213, %232 : tensor<2x16x2x8xf32>, tensor<2x2x2x16x16xf32>) outs(%234 : tensor<2x2x8x2x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x8x2x16xf32>
      %236 = tensor.empty() : tensor<2x16x2x2x8xf32>
      %237 = linalg.generic {indexing_maps = [#map21, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%235 : tensor<2x2x8x2x16xf32>) outs(%236 : tensor<2x16x2x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x2x2x8xf32>
      %collapsed_36 = tensor.collapse_shape %237 [[0], [1], [2, 3, 4]] : tensor<2x16x2x2x8xf32> into tensor<2x16x32xf32>
      %238 = tensor.empty() : tensor<2x16x32xf32>
      %239 = linalg.fill ins(%cst_10 : f32) outs(%238 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %240 = linalg.generic {indexing_maps = [#map22, #map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_36, %arg18 : tensor<2x16x32xf32>, tensor<32x32xf32>) outs(%239 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %241 = tensor.empty() : tensor<2x16x32xf32>
      %242 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %240 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%241 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %243 = tensor.empty() : tensor<2x16xf32>
      %244 = linalg.fill ins(%cst_10 : f32) outs(%243 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %245 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%242 : tensor<2x16x32xf32>) outs(%244 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.mulf %in, %in : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16xf32>
      %246 = tensor.empty() : tensor<2x16x1xf32>
      %247 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<2x16xf32>) outs(%246 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.divf %in, %cst_9 : f32
        %638 = arith.addf %637, %cst_8 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x1xf32>
      %248 = tensor.empty() : tensor<2x16x1xf32>
      %249 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<2x16x1xf32>) outs(%248 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = math.rsqrt %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x1xf32>
      %250 = tensor.empty() : tensor<2x16x32xf32>
      %251 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<2x16x1xf32>) outs(%250 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32>
      %252 = tensor.empty() : tensor<2x16x32xf32>
      %253 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %251 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%252 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %254 = tensor.empty() : tensor<2x16x32xf32>
      %255 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<32xf32>) outs(%254 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32>
      %256 = tensor.empty() : tensor<2x16x32xf32>
      %257 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %255 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%256 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %258 = tensor.empty() : tensor<2x16x64xf32>
      %259 = linalg.fill ins(%cst_10 : f32) outs(%258 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
      %260 = linalg.generic {indexing_maps = [#map22, #map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%257, %arg16 : tensor<2x16x32xf32>, tensor<32x64xf32>) outs(%259 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x64xf32>
      %261 = tensor.empty() : tensor<2x16x64xf32>
      %262 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260 : tensor<2x16x64xf32>) outs(%261 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.negf %in : f32
        %638 = math.exp %637 : f32
        %639 = arith.addf %638, %cst_1 : f32
        %640 = arith.divf %cst_1, %639 : f32
        linalg.yield %640 : f32
      } -> tensor<2x16x64xf32>
      %263 = tensor.empty() : tensor<2x16x64xf32>
      %264 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %262 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%263 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x64xf32>
      %265 = tensor.empty() : tensor<2x16x64xf32>
      %266 = linalg.fill ins(%cst_10 : f32) outs(%265 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
      %267 = linalg.generic {indexing_maps = [#map22, #map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%257, %arg20 : tensor<2x16x32xf32>, tensor<32x64xf32>) outs(%266 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x64xf32>
      %268 = tensor.empty() : tensor<2x16x64xf32>
      %269 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %267 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%268 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x64xf32>
      %270 = tensor.empty() : tensor<2x16x32xf32>
      %271 = linalg.fill ins(%cst_10 : f32) outs(%270 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %272 = linalg.generic {indexing_maps = [#map22, #map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%269, %arg15 : tensor<2x16x64xf32>, tensor<64x32xf32>) outs(%271 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %273 = tensor.empty() : tensor<2x16x32xf32>
      %274 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %272 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%273 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %275 = tensor.empty() : tensor<2x16xf32>
      %276 = linalg.fill ins(%cst_10 : f32) outs(%275 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %277 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%274 : tensor<2x16x32xf32>) outs(%276 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.mulf %in, %in : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16xf32>
      %278 = tensor.empty() : tensor<2x16x1xf32>
      %279 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<2x16xf32>) outs(%278 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.divf %in, %cst_9 : f32
        %638 = arith.addf %637, %cst_8 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x1xf32>
      %280 = tensor.empty() : tensor<2x16x1xf32>
      %281 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<2x16x1xf32>) outs(%280 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = math.rsqrt %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x1xf32>
      %282 = tensor.empty() : tensor<2x16x32xf32>
      %283 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281 : tensor<2x16x1xf32>) outs(%282 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32>
      %284 = tensor.empty() : tensor<2x16x32xf32>
      %285 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %283 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%284 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %286 = tensor.empty() : tensor<2x16x32xf32>
      %287 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg22 : tensor<32xf32>) outs(%286 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x32xf32>
      %288 = tensor.empty() : tensor<2x16x32xf32>
      %289 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %287 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%288 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %290 = tensor.empty() : tensor<2x16x64xf32>
      %291 = linalg.fill ins(%cst_10 : f32) outs(%290 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
      %292 = linalg.generic {indexing_maps = [#map22, #map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%289, %arg3 : tensor<2x16x32xf32>, tensor<32x64xf32>) outs(%291 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x64xf32>
      %293 = tensor.empty() : tensor<2x16xf32>
      %294 = linalg.fill ins(%cst_2 : f32) outs(%293 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %295 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%292 : tensor<2x16x64xf32>) outs(%294 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.maximumf %out, %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x16xf32>
      %296 = tensor.empty() : tensor<2x16x64xf32>
      %297 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %295 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%296 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.subf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x64xf32>
      %298 = tensor.empty() : tensor<2x16x64xf32>
      %299 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<2x16x64xf32>) outs(%298 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = math.exp %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x64xf32>
      %300 = tensor.empty() : tensor<2x16xf32>
      %301 = linalg.fill ins(%cst_10 : f32) outs(%300 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %302 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%299 : tensor<2x16x64xf32>) outs(%301 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.addf %out, %in : f32
        linalg.yield %637 : f32
      } -> tensor<2x16xf32>
      %303 = tensor.empty() : tensor<2x16x1xf32>
      %304 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302 : tensor<2x16xf32>) outs(%303 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x1xf32>
      %305 = tensor.empty() : tensor<2x16x64xi32>
      %306 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%305 : tensor<2x16x64xi32>) {
      ^bb0(%out: i32):
        %637 = linalg.index 2 : index
        %638 = arith.index_cast %637 : index to i32
        linalg.yield %638 : i32
      } -> tensor<2x16x64xi32>
      %307 = tensor.empty() : tensor<1x2x16x1xi32>
      %308 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x16xi32>) outs(%307 : tensor<1x2x16x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x2x16x1xi32>
      %collapsed_37 = tensor.collapse_shape %308 [[0, 1], [2], [3]] : tensor<1x2x16x1xi32> into tensor<2x16x1xi32>
      %309 = tensor.empty() : tensor<2x16x64xi1>
      %310 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_37, %306 : tensor<2x16x1xi32>, tensor<2x16x64xi32>) outs(%309 : tensor<2x16x64xi1>) {
      ^bb0(%in: i32, %in_99: i32, %out: i1):
        %637 = arith.cmpi eq, %in, %in_99 : i32
        linalg.yield %637 : i1
      } -> tensor<2x16x64xi1>
      %311 = tensor.empty() : tensor<f32>
      %312 = linalg.fill ins(%cst_10 : f32) outs(%311 : tensor<f32>) -> tensor<f32>
      %313 = linalg.generic {indexing_maps = [#map4, #map4, #map6, #map24], iterator_types = ["reduction", "reduction", "reduction"]} ins(%310, %297, %304 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%312 : tensor<f32>) {
      ^bb0(%in: i1, %in_99: f32, %in_100: f32, %out: f32):
        %637 = math.log %in_100 : f32
        %638 = arith.subf %in_99, %637 : f32
        %639 = arith.select %in, %638, %cst_10 : f32
        %640 = arith.addf %out, %639 : f32
        linalg.yield %640 : f32
      } -> tensor<f32>
      %314 = tensor.empty() : tensor<2x16x64xf32>
      %315 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310 : tensor<2x16x64xi1>) outs(%314 : tensor<2x16x64xf32>) {
      ^bb0(%in: i1, %out: f32):
        %637 = arith.select %in, %cst, %cst_10 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x64xf32>
      %316 = tensor.empty() : tensor<2x16xf32>
      %expanded_38 = tensor.expand_shape %316 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
      %317 = linalg.fill ins(%cst_10 : f32) outs(%expanded_38 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
      %expanded_39 = tensor.expand_shape %315 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32>
      %318 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_39 : tensor<2x16x1x64xf32>) outs(%317 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.negf %in : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x1xf32>
      %319 = tensor.empty() : tensor<2x16xf32>
      %320 = linalg.fill ins(%cst_10 : f32) outs(%319 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %321 = linalg.generic {indexing_maps = [#map4, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%318, %304 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%320 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.divf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16xf32>
      %322 = tensor.empty() : tensor<2x16x64xf32>
      %323 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %321, %299 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%322 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %out: f32):
        %637 = arith.mulf %in_99, %in_100 : f32
        %638 = arith.addf %in, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x64xf32>
      %324 = tensor.empty() : tensor<64x32xf32>
      %325 = linalg.fill ins(%cst_10 : f32) outs(%324 : tensor<64x32xf32>) -> tensor<64x32xf32>
      %326 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%323, %289 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%325 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<64x32xf32>
      %327 = tensor.empty() : tensor<2x16x32xf32>
      %328 = linalg.fill ins(%cst_10 : f32) outs(%327 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %329 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%323, %arg3 : tensor<2x16x64xf32>, tensor<32x64xf32>) outs(%328 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %330 = tensor.empty() : tensor<32xf32>
      %expanded_40 = tensor.expand_shape %330 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
      %331 = linalg.fill ins(%cst_10 : f32) outs(%expanded_40 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
      %expanded_41 = tensor.expand_shape %285 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32>
      %expanded_42 = tensor.expand_shape %329 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32>
      %332 = linalg.generic {indexing_maps = [#map29, #map29, #map30], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_41, %expanded_42 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%331 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<1x1x32xf32>
      %333 = tensor.empty() : tensor<2x16x32xf32>
      %334 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %287 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%333 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %335 = tensor.empty() : tensor<32xf32>
      %336 = linalg.fill ins(%cst_10 : f32) outs(%335 : tensor<32xf32>) -> tensor<32xf32>
      %337 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%332 : tensor<1x1x32xf32>) outs(%336 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.addf %out, %in : f32
        linalg.yield %637 : f32
      } -> tensor<32xf32>
      %338 = tensor.empty() : tensor<2x16xf32>
      %expanded_43 = tensor.expand_shape %338 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
      %339 = linalg.fill ins(%cst_10 : f32) outs(%expanded_43 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
      %expanded_44 = tensor.expand_shape %274 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32>
      %expanded_45 = tensor.expand_shape %334 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32>
      %340 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_44, %expanded_45 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%339 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x1xf32>
      %341 = tensor.empty() : tensor<2x16xf32>
      %342 = linalg.fill ins(%cst_10 : f32) outs(%341 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %343 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%340, %281, %279 : tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%342 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %out: f32):
        %637 = arith.divf %in_99, %in_100 : f32
        %638 = arith.mulf %637, %cst_7 : f32
        %639 = arith.mulf %in, %638 : f32
        %640 = arith.divf %639, %cst_9 : f32
        %641 = arith.addf %out, %640 : f32
        linalg.yield %641 : f32
      } -> tensor<2x16xf32>
      %344 = tensor.empty() : tensor<2x16x32xf32>
      %345 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %283, %343, %274 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>) outs(%344 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_101, %cst_11 : f32
        %638 = arith.mulf %in_100, %637 : f32
        %639 = arith.mulf %in, %in_99 : f32
        %640 = arith.addf %639, %638 : f32
        linalg.yield %640 : f32
      } -> tensor<2x16x32xf32>
      %346 = tensor.empty() : tensor<32x64xf32>
      %347 = linalg.fill ins(%cst_10 : f32) outs(%346 : tensor<32x64xf32>) -> tensor<32x64xf32>
      %348 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%345, %269 : tensor<2x16x32xf32>, tensor<2x16x64xf32>) outs(%347 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<32x64xf32>
      %349 = tensor.empty() : tensor<2x16x64xf32>
      %350 = linalg.fill ins(%cst_10 : f32) outs(%349 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
      %351 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%345, %arg15 : tensor<2x16x32xf32>, tensor<64x32xf32>) outs(%350 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x64xf32>
      %352 = tensor.empty() : tensor<2x16x64xf32>
      %353 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %351 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%352 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x64xf32>
      %354 = tensor.empty() : tensor<64x32xf32>
      %355 = linalg.fill ins(%cst_10 : f32) outs(%354 : tensor<64x32xf32>) -> tensor<64x32xf32>
      %356 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%353, %257 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%355 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<64x32xf32>
      %357 = tensor.empty() : tensor<2x16x32xf32>
      %358 = linalg.fill ins(%cst_10 : f32) outs(%357 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %359 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%353, %arg20 : tensor<2x16x64xf32>, tensor<32x64xf32>) outs(%358 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %360 = tensor.empty() : tensor<2x16x64xf32>
      %361 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %267, %262, %260 : tensor<2x16x64xf32>, tensor<2x16x64xf32>, tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%360 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.subf %cst_1, %in_100 : f32
        %639 = arith.mulf %in_100, %638 : f32
        %640 = arith.mulf %in_101, %637 : f32
        %641 = arith.mulf %640, %639 : f32
        %642 = arith.mulf %637, %in_100 : f32
        %643 = arith.addf %642, %641 : f32
        linalg.yield %643 : f32
      } -> tensor<2x16x64xf32>
      %362 = tensor.empty() : tensor<64x32xf32>
      %363 = linalg.fill ins(%cst_10 : f32) outs(%362 : tensor<64x32xf32>) -> tensor<64x32xf32>
      %364 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%361, %257 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%363 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<64x32xf32>
      %365 = tensor.empty() : tensor<2x16x32xf32>
      %366 = linalg.fill ins(%cst_10 : f32) outs(%365 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %367 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%361, %arg16 : tensor<2x16x64xf32>, tensor<32x64xf32>) outs(%366 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %368 = tensor.empty() : tensor<2x16x32xf32>
      %369 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %367 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%368 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %370 = tensor.empty() : tensor<32xf32>
      %expanded_46 = tensor.expand_shape %370 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
      %371 = linalg.fill ins(%cst_10 : f32) outs(%expanded_46 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
      %expanded_47 = tensor.expand_shape %253 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32>
      %expanded_48 = tensor.expand_shape %369 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32>
      %372 = linalg.generic {indexing_maps = [#map29, #map29, #map30], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_47, %expanded_48 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%371 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<1x1x32xf32>
      %373 = tensor.empty() : tensor<2x16x32xf32>
      %374 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %255 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%373 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %375 = tensor.empty() : tensor<32xf32>
      %376 = linalg.fill ins(%cst_10 : f32) outs(%375 : tensor<32xf32>) -> tensor<32xf32>
      %377 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%372 : tensor<1x1x32xf32>) outs(%376 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.addf %out, %in : f32
        linalg.yield %637 : f32
      } -> tensor<32xf32>
      %378 = tensor.empty() : tensor<2x16xf32>
      %expanded_49 = tensor.expand_shape %378 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
      %379 = linalg.fill ins(%cst_10 : f32) outs(%expanded_49 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
      %expanded_50 = tensor.expand_shape %242 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32>
      %expanded_51 = tensor.expand_shape %374 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32>
      %380 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_50, %expanded_51 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%379 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x1xf32>
      %381 = tensor.empty() : tensor<2x16xf32>
      %382 = linalg.fill ins(%cst_10 : f32) outs(%381 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %383 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%380, %249, %247 : tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%382 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %out: f32):
        %637 = arith.divf %in_99, %in_100 : f32
        %638 = arith.mulf %637, %cst_7 : f32
        %639 = arith.mulf %in, %638 : f32
        %640 = arith.divf %639, %cst_9 : f32
        %641 = arith.addf %out, %640 : f32
        linalg.yield %641 : f32
      } -> tensor<2x16xf32>
      %384 = tensor.empty() : tensor<2x16x32xf32>
      %385 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %374, %251, %383, %242 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>) outs(%384 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %in_102: f32, %out: f32):
        %637 = arith.mulf %in_102, %cst_11 : f32
        %638 = arith.mulf %in_101, %637 : f32
        %639 = arith.mulf %in_99, %in_100 : f32
        %640 = arith.addf %in, %639 : f32
        %641 = arith.addf %640, %638 : f32
        linalg.yield %641 : f32
      } -> tensor<2x16x32xf32>
      %386 = tensor.empty() : tensor<32x32xf32>
      %387 = linalg.fill ins(%cst_10 : f32) outs(%386 : tensor<32x32xf32>) -> tensor<32x32xf32>
      %388 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%385, %collapsed_36 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%387 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<32x32xf32>
      %389 = tensor.empty() : tensor<2x16x32xf32>
      %expanded_52 = tensor.expand_shape %389 [[0], [1], [2, 3, 4]] output_shape [2, 16, 2, 2, 8] : tensor<2x16x32xf32> into tensor<2x16x2x2x8xf32>
      %390 = linalg.fill ins(%cst_10 : f32) outs(%expanded_52 : tensor<2x16x2x2x8xf32>) -> tensor<2x16x2x2x8xf32>
      %expanded_53 = tensor.expand_shape %arg18 [[0, 1, 2], [3]] output_shape [2, 2, 8, 32] : tensor<32x32xf32> into tensor<2x2x8x32xf32>
      %391 = linalg.generic {indexing_maps = [#map33, #map34, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%385, %expanded_53 : tensor<2x16x32xf32>, tensor<2x2x8x32xf32>) outs(%390 : tensor<2x16x2x2x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x2x2x8xf32>
      %392 = tensor.empty() : tensor<2x2x8x2x16xf32>
      %393 = linalg.generic {indexing_maps = [#map35, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%391 : tensor<2x16x2x2x8xf32>) outs(%392 : tensor<2x2x8x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2x8x2x16xf32>
      %394 = tensor.empty() : tensor<2x2x2x16x16xf32>
      %395 = linalg.fill ins(%cst_10 : f32) outs(%394 : tensor<2x2x2x16x16xf32>) -> tensor<2x2x2x16x16xf32>
      %396 = linalg.generic {indexing_maps = [#map36, #map37, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%393, %213 : tensor<2x2x8x2x16xf32>, tensor<2x16x2x8xf32>) outs(%395 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x2x16x16xf32>
      %397 = tensor.empty() : tensor<2x2x8x16xf32>
      %398 = linalg.fill ins(%cst_10 : f32) outs(%397 : tensor<2x2x8x16xf32>) -> tensor<2x2x8x16xf32>
      %399 = linalg.generic {indexing_maps = [#map38, #map39, #map40], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%393, %232 : tensor<2x2x8x2x16xf32>, tensor<2x2x2x16x16xf32>) outs(%398 : tensor<2x2x8x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x8x16xf32>
      %400 = tensor.empty() : tensor<2x16x2x8xf32>
      %401 = linalg.generic {indexing_maps = [#map41, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%399 : tensor<2x2x8x16xf32>) outs(%400 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x2x8xf32>
      %402 = tensor.empty() : tensor<2x2x2x16xf32>
      %403 = linalg.fill ins(%cst_10 : f32) outs(%402 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %404 = linalg.generic {indexing_maps = [#map12, #map18, #map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%396, %228, %223 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x16xf32>) outs(%403 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %out: f32):
        %637 = arith.mulf %in_99, %in_99 : f32
        %638 = arith.divf %cst_1, %637 : f32
        %639 = arith.mulf %in, %638 : f32
        %640 = arith.mulf %639, %in_100 : f32
        %641 = arith.addf %out, %640 : f32
        linalg.yield %641 : f32
      } -> tensor<2x2x2x16xf32>
      %expanded_54 = tensor.expand_shape %404 [[0], [1], [2], [3, 4]] output_shape [2, 2, 2, 16, 1] : tensor<2x2x2x16xf32> into tensor<2x2x2x16x1xf32>
      %405 = tensor.empty() : tensor<2x2x2x16xf32>
      %406 = linalg.fill ins(%cst_10 : f32) outs(%405 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %407 = linalg.generic {indexing_maps = [#map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_54 : tensor<2x2x2x16x1xf32>) outs(%406 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.negf %in : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x2x16xf32>
      %408 = tensor.empty() : tensor<2x2x16x16x2xf32>
      %409 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map42, #map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119, %396, %230, %407, %223 : tensor<2x2x2x16x16xi1>, tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x16xf32>, tensor<2x2x2x16xf32>, tensor<2x2x2x16x16xf32>) outs(%408 : tensor<2x2x16x16x2xf32>) {
      ^bb0(%in: i1, %in_99: f32, %in_100: f32, %in_101: f32, %in_102: f32, %out: f32):
        %637 = arith.divf %in_99, %in_100 : f32
        %638 = arith.addf %637, %in_101 : f32
        %639 = arith.mulf %638, %in_102 : f32
        %640 = arith.select %in, %639, %cst_10 : f32
        %641 = arith.mulf %640, %cst_4 : f32
        linalg.yield %641 : f32
      } -> tensor<2x2x16x16x2xf32>
      %410 = tensor.empty() : tensor<2x2x16x2x8xf32>
      %411 = linalg.fill ins(%cst_10 : f32) outs(%410 : tensor<2x2x16x2x8xf32>) -> tensor<2x2x16x2x8xf32>
      %412 = linalg.generic {indexing_maps = [#map36, #map43, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%409, %210 : tensor<2x2x16x16x2xf32>, tensor<2x16x2x8xf32>) outs(%411 : tensor<2x2x16x2x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x16x2x8xf32>
      %413 = tensor.empty() : tensor<2x16x2x2x8xf32>
      %414 = linalg.generic {indexing_maps = [#map44, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<2x2x16x2x8xf32>) outs(%413 : tensor<2x16x2x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x2x2x8xf32>
      %415 = tensor.empty() : tensor<2x2x16x8xf32>
      %416 = linalg.fill ins(%cst_10 : f32) outs(%415 : tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %417 = linalg.generic {indexing_maps = [#map38, #map45, #map40], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%409, %201 : tensor<2x2x16x16x2xf32>, tensor<2x16x2x2x8xf32>) outs(%416 : tensor<2x2x16x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x16x8xf32>
      %418 = tensor.empty() : tensor<2x16x2x8xf32>
      %419 = linalg.generic {indexing_maps = [#map46, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%417 : tensor<2x2x16x8xf32>) outs(%418 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x2x8xf32>
      %collapsed_55 = tensor.collapse_shape %414 [[0], [1], [2, 3], [4]] : tensor<2x16x2x2x8xf32> into tensor<2x16x4x8xf32>
      %collapsed_56 = tensor.collapse_shape %401 [[0], [1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<2x16x16xf32>
      %420 = tensor.empty() : tensor<16x32xf32>
      %421 = linalg.fill ins(%cst_10 : f32) outs(%420 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %422 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_56, %192 : tensor<2x16x16xf32>, tensor<2x16x32xf32>) outs(%421 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<16x32xf32>
      %423 = tensor.empty() : tensor<2x16x32xf32>
      %424 = linalg.fill ins(%cst_10 : f32) outs(%423 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %425 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_56, %arg21 : tensor<2x16x16xf32>, tensor<32x16xf32>) outs(%424 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %extracted_slice_57 = tensor.extract_slice %419[0, 0, 0, 0] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32>
      %extracted_slice_58 = tensor.extract_slice %419[0, 0, 0, 4] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32>
      %426 = tensor.empty() : tensor<2x16x2x4xf32>
      %427 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_58, %103, %extracted_slice_57, %105 : tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>) outs(%426 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.negf %in_100 : f32
        %638 = arith.mulf %637, %in_101 : f32
        %639 = arith.mulf %in, %in_99 : f32
        %640 = arith.addf %639, %638 : f32
        linalg.yield %640 : f32
      } -> tensor<2x16x2x4xf32>
      %428 = tensor.empty() : tensor<2x16x2x4xf32>
      %429 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_58, %105, %extracted_slice_57, %103 : tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>) outs(%428 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.addf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x2x4xf32>
      %padded = tensor.pad %427 low[0, 0, 0, 4] high[0, 0, 0, 0] {
      ^bb0(%arg47: index, %arg48: index, %arg49: index, %arg50: index):
        tensor.yield %cst_10 : f32
      } : tensor<2x16x2x4xf32> to tensor<2x16x2x8xf32>
      %padded_59 = tensor.pad %429 low[0, 0, 0, 0] high[0, 0, 0, 4] {
      ^bb0(%arg47: index, %arg48: index, %arg49: index, %arg50: index):
        tensor.yield %cst_10 : f32
      } : tensor<2x16x2x4xf32> to tensor<2x16x2x8xf32>
      %430 = tensor.empty() : tensor<2x16x2x8xf32>
      %431 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_59 : tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>) outs(%430 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x2x8xf32>
      %collapsed_60 = tensor.collapse_shape %431 [[0], [1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<2x16x16xf32>
      %432 = tensor.empty() : tensor<16x32xf32>
      %433 = linalg.fill ins(%cst_10 : f32) outs(%432 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %434 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_60, %192 : tensor<2x16x16xf32>, tensor<2x16x32xf32>) outs(%433 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<16x32xf32>
      %435 = tensor.empty() : tensor<2x16x32xf32>
      %436 = linalg.fill ins(%cst_10 : f32) outs(%435 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %437 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_60, %arg17 : tensor<2x16x16xf32>, tensor<32x16xf32>) outs(%436 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %extracted_slice_61 = tensor.extract_slice %collapsed_55[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
      %extracted_slice_62 = tensor.extract_slice %collapsed_55[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
      %438 = tensor.empty() : tensor<2x16x4x4xf32>
      %439 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_62, %90, %extracted_slice_61, %92 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%438 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.negf %in_100 : f32
        %638 = arith.mulf %637, %in_101 : f32
        %639 = arith.mulf %in, %in_99 : f32
        %640 = arith.addf %639, %638 : f32
        linalg.yield %640 : f32
      } -> tensor<2x16x4x4xf32>
      %440 = tensor.empty() : tensor<2x16x4x4xf32>
      %441 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_62, %92, %extracted_slice_61, %90 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%440 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.addf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x4x4xf32>
      %padded_63 = tensor.pad %439 low[0, 0, 0, 4] high[0, 0, 0, 0] {
      ^bb0(%arg47: index, %arg48: index, %arg49: index, %arg50: index):
        tensor.yield %cst_10 : f32
      } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
      %padded_64 = tensor.pad %441 low[0, 0, 0, 0] high[0, 0, 0, 4] {
      ^bb0(%arg47: index, %arg48: index, %arg49: index, %arg50: index):
        tensor.yield %cst_10 : f32
      } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
      %442 = tensor.empty() : tensor<2x16x4x8xf32>
      %443 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_63, %padded_64 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%442 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x4x8xf32>
      %collapsed_65 = tensor.collapse_shape %443 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32>
      %444 = tensor.empty() : tensor<32x32xf32>
      %445 = linalg.fill ins(%cst_10 : f32) outs(%444 : tensor<32x32xf32>) -> tensor<32x32xf32>
      %446 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_65, %192 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%445 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<32x32xf32>
      %447 = tensor.empty() : tensor<2x16x32xf32>
      %448 = linalg.fill ins(%cst_10 : f32) outs(%447 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %449 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_65, %arg19 : tensor<2x16x32xf32>, tensor<32x32xf32>) outs(%448 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %450 = tensor.empty() : tensor<2x16x32xf32>
      %451 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425, %437, %449 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%450 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        %638 = arith.addf %637, %in_100 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %452 = tensor.empty() : tensor<32xf32>
      %expanded_66 = tensor.expand_shape %452 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
      %453 = linalg.fill ins(%cst_10 : f32) outs(%expanded_66 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
      %expanded_67 = tensor.expand_shape %188 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32>
      %expanded_68 = tensor.expand_shape %451 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32>
      %454 = linalg.generic {indexing_maps = [#map29, #map29, #map30], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_67, %expanded_68 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%453 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<1x1x32xf32>
      %455 = tensor.empty() : tensor<2x16x32xf32>
      %456 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %190 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%455 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %457 = tensor.empty() : tensor<32xf32>
      %458 = linalg.fill ins(%cst_10 : f32) outs(%457 : tensor<32xf32>) -> tensor<32xf32>
      %459 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%454 : tensor<1x1x32xf32>) outs(%458 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.addf %out, %in : f32
        linalg.yield %637 : f32
      } -> tensor<32xf32>
      %460 = tensor.empty() : tensor<2x16xf32>
      %expanded_69 = tensor.expand_shape %460 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
      %461 = linalg.fill ins(%cst_10 : f32) outs(%expanded_69 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
      %expanded_70 = tensor.expand_shape %177 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32>
      %expanded_71 = tensor.expand_shape %456 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32>
      %462 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_70, %expanded_71 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%461 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x1xf32>
      %463 = tensor.empty() : tensor<2x16xf32>
      %464 = linalg.fill ins(%cst_10 : f32) outs(%463 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %465 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%462, %184, %182 : tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%464 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %out: f32):
        %637 = arith.divf %in_99, %in_100 : f32
        %638 = arith.mulf %637, %cst_7 : f32
        %639 = arith.mulf %in, %638 : f32
        %640 = arith.divf %639, %cst_9 : f32
        %641 = arith.addf %out, %640 : f32
        linalg.yield %641 : f32
      } -> tensor<2x16xf32>
      %466 = tensor.empty() : tensor<2x16x32xf32>
      %467 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %456, %186, %465, %177 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>) outs(%466 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %in_102: f32, %out: f32):
        %637 = arith.mulf %in_102, %cst_11 : f32
        %638 = arith.mulf %in_101, %637 : f32
        %639 = arith.mulf %in_99, %in_100 : f32
        %640 = arith.addf %in, %639 : f32
        %641 = arith.addf %640, %638 : f32
        linalg.yield %641 : f32
      } -> tensor<2x16x32xf32>
      %468 = tensor.empty() : tensor<32x64xf32>
      %469 = linalg.fill ins(%cst_10 : f32) outs(%468 : tensor<32x64xf32>) -> tensor<32x64xf32>
      %470 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%467, %172 : tensor<2x16x32xf32>, tensor<2x16x64xf32>) outs(%469 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<32x64xf32>
      %471 = tensor.empty() : tensor<2x16x64xf32>
      %472 = linalg.fill ins(%cst_10 : f32) outs(%471 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32>
      %473 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%467, %arg6 : tensor<2x16x32xf32>, tensor<64x32xf32>) outs(%472 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x64xf32>
      %474 = tensor.empty() : tensor<2x16x64xf32>
      %475 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %473 : tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%474 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x64xf32>
      %476 = tensor.empty() : tensor<64x32xf32>
      %477 = linalg.fill ins(%cst_10 : f32) outs(%476 : tensor<64x32xf32>) -> tensor<64x32xf32>
      %478 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%475, %160 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%477 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<64x32xf32>
      %479 = tensor.empty() : tensor<2x16x32xf32>
      %480 = linalg.fill ins(%cst_10 : f32) outs(%479 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %481 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%475, %arg11 : tensor<2x16x64xf32>, tensor<32x64xf32>) outs(%480 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %482 = tensor.empty() : tensor<2x16x64xf32>
      %483 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473, %170, %165, %163 : tensor<2x16x64xf32>, tensor<2x16x64xf32>, tensor<2x16x64xf32>, tensor<2x16x64xf32>) outs(%482 : tensor<2x16x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.subf %cst_1, %in_100 : f32
        %639 = arith.mulf %in_100, %638 : f32
        %640 = arith.mulf %in_101, %637 : f32
        %641 = arith.mulf %640, %639 : f32
        %642 = arith.mulf %637, %in_100 : f32
        %643 = arith.addf %642, %641 : f32
        linalg.yield %643 : f32
      } -> tensor<2x16x64xf32>
      %484 = tensor.empty() : tensor<64x32xf32>
      %485 = linalg.fill ins(%cst_10 : f32) outs(%484 : tensor<64x32xf32>) -> tensor<64x32xf32>
      %486 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%483, %160 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%485 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<64x32xf32>
      %487 = tensor.empty() : tensor<2x16x32xf32>
      %488 = linalg.fill ins(%cst_10 : f32) outs(%487 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %489 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%483, %arg7 : tensor<2x16x64xf32>, tensor<32x64xf32>) outs(%488 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %490 = tensor.empty() : tensor<2x16x32xf32>
      %491 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %489 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%490 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %492 = tensor.empty() : tensor<32xf32>
      %expanded_72 = tensor.expand_shape %492 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
      %493 = linalg.fill ins(%cst_10 : f32) outs(%expanded_72 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
      %expanded_73 = tensor.expand_shape %156 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32>
      %expanded_74 = tensor.expand_shape %491 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32>
      %494 = linalg.generic {indexing_maps = [#map29, #map29, #map30], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_73, %expanded_74 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%493 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<1x1x32xf32>
      %495 = tensor.empty() : tensor<2x16x32xf32>
      %496 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %158 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%495 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %497 = tensor.empty() : tensor<32xf32>
      %498 = linalg.fill ins(%cst_10 : f32) outs(%497 : tensor<32xf32>) -> tensor<32xf32>
      %499 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%494 : tensor<1x1x32xf32>) outs(%498 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.addf %out, %in : f32
        linalg.yield %637 : f32
      } -> tensor<32xf32>
      %500 = tensor.empty() : tensor<2x16xf32>
      %expanded_75 = tensor.expand_shape %500 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
      %501 = linalg.fill ins(%cst_10 : f32) outs(%expanded_75 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
      %expanded_76 = tensor.expand_shape %145 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32>
      %expanded_77 = tensor.expand_shape %496 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32>
      %502 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_76, %expanded_77 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%501 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x1xf32>
      %503 = tensor.empty() : tensor<2x16xf32>
      %504 = linalg.fill ins(%cst_10 : f32) outs(%503 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %505 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%502, %152, %150 : tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%504 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %out: f32):
        %637 = arith.divf %in_99, %in_100 : f32
        %638 = arith.mulf %637, %cst_7 : f32
        %639 = arith.mulf %in, %638 : f32
        %640 = arith.divf %639, %cst_9 : f32
        %641 = arith.addf %out, %640 : f32
        linalg.yield %641 : f32
      } -> tensor<2x16xf32>
      %506 = tensor.empty() : tensor<2x16x32xf32>
      %507 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%467, %496, %154, %505, %145 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>) outs(%506 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %in_102: f32, %out: f32):
        %637 = arith.mulf %in_102, %cst_11 : f32
        %638 = arith.mulf %in_101, %637 : f32
        %639 = arith.mulf %in_99, %in_100 : f32
        %640 = arith.addf %in, %639 : f32
        %641 = arith.addf %640, %638 : f32
        linalg.yield %641 : f32
      } -> tensor<2x16x32xf32>
      %508 = tensor.empty() : tensor<32x32xf32>
      %509 = linalg.fill ins(%cst_10 : f32) outs(%508 : tensor<32x32xf32>) -> tensor<32x32xf32>
      %510 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%507, %collapsed_25 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%509 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<32x32xf32>
      %511 = tensor.empty() : tensor<2x16x32xf32>
      %expanded_78 = tensor.expand_shape %511 [[0], [1], [2, 3, 4]] output_shape [2, 16, 2, 2, 8] : tensor<2x16x32xf32> into tensor<2x16x2x2x8xf32>
      %512 = linalg.fill ins(%cst_10 : f32) outs(%expanded_78 : tensor<2x16x2x2x8xf32>) -> tensor<2x16x2x2x8xf32>
      %expanded_79 = tensor.expand_shape %arg9 [[0, 1, 2], [3]] output_shape [2, 2, 8, 32] : tensor<32x32xf32> into tensor<2x2x8x32xf32>
      %513 = linalg.generic {indexing_maps = [#map33, #map34, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%507, %expanded_79 : tensor<2x16x32xf32>, tensor<2x2x8x32xf32>) outs(%512 : tensor<2x16x2x2x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x2x2x8xf32>
      %514 = tensor.empty() : tensor<2x2x8x2x16xf32>
      %515 = linalg.generic {indexing_maps = [#map35, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%513 : tensor<2x16x2x2x8xf32>) outs(%514 : tensor<2x2x8x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2x8x2x16xf32>
      %516 = tensor.empty() : tensor<2x2x2x16x16xf32>
      %517 = linalg.fill ins(%cst_10 : f32) outs(%516 : tensor<2x2x2x16x16xf32>) -> tensor<2x2x2x16x16xf32>
      %518 = linalg.generic {indexing_maps = [#map36, #map37, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%515, %114 : tensor<2x2x8x2x16xf32>, tensor<2x16x2x8xf32>) outs(%517 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x2x16x16xf32>
      %519 = tensor.empty() : tensor<2x2x8x16xf32>
      %520 = linalg.fill ins(%cst_10 : f32) outs(%519 : tensor<2x2x8x16xf32>) -> tensor<2x2x8x16xf32>
      %521 = linalg.generic {indexing_maps = [#map38, #map39, #map40], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%515, %135 : tensor<2x2x8x2x16xf32>, tensor<2x2x2x16x16xf32>) outs(%520 : tensor<2x2x8x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x8x16xf32>
      %522 = tensor.empty() : tensor<2x16x2x8xf32>
      %523 = linalg.generic {indexing_maps = [#map41, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%521 : tensor<2x2x8x16xf32>) outs(%522 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x2x8xf32>
      %524 = tensor.empty() : tensor<2x2x2x16xf32>
      %525 = linalg.fill ins(%cst_10 : f32) outs(%524 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %526 = linalg.generic {indexing_maps = [#map12, #map18, #map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%518, %131, %126 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x16xf32>) outs(%525 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %out: f32):
        %637 = arith.mulf %in_99, %in_99 : f32
        %638 = arith.divf %cst_1, %637 : f32
        %639 = arith.mulf %in, %638 : f32
        %640 = arith.mulf %639, %in_100 : f32
        %641 = arith.addf %out, %640 : f32
        linalg.yield %641 : f32
      } -> tensor<2x2x2x16xf32>
      %expanded_80 = tensor.expand_shape %526 [[0], [1], [2], [3, 4]] output_shape [2, 2, 2, 16, 1] : tensor<2x2x2x16xf32> into tensor<2x2x2x16x1xf32>
      %527 = tensor.empty() : tensor<2x2x2x16xf32>
      %528 = linalg.fill ins(%cst_10 : f32) outs(%527 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
      %529 = linalg.generic {indexing_maps = [#map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_80 : tensor<2x2x2x16x1xf32>) outs(%528 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.negf %in : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x2x16xf32>
      %530 = tensor.empty() : tensor<2x2x16x16x2xf32>
      %531 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map42, #map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119, %518, %133, %529, %126 : tensor<2x2x2x16x16xi1>, tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x16xf32>, tensor<2x2x2x16xf32>, tensor<2x2x2x16x16xf32>) outs(%530 : tensor<2x2x16x16x2xf32>) {
      ^bb0(%in: i1, %in_99: f32, %in_100: f32, %in_101: f32, %in_102: f32, %out: f32):
        %637 = arith.divf %in_99, %in_100 : f32
        %638 = arith.addf %637, %in_101 : f32
        %639 = arith.mulf %638, %in_102 : f32
        %640 = arith.select %in, %639, %cst_10 : f32
        %641 = arith.mulf %640, %cst_4 : f32
        linalg.yield %641 : f32
      } -> tensor<2x2x16x16x2xf32>
      %532 = tensor.empty() : tensor<2x2x16x2x8xf32>
      %533 = linalg.fill ins(%cst_10 : f32) outs(%532 : tensor<2x2x16x2x8xf32>) -> tensor<2x2x16x2x8xf32>
      %534 = linalg.generic {indexing_maps = [#map36, #map43, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%531, %111 : tensor<2x2x16x16x2xf32>, tensor<2x16x2x8xf32>) outs(%533 : tensor<2x2x16x2x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x16x2x8xf32>
      %535 = tensor.empty() : tensor<2x16x2x2x8xf32>
      %536 = linalg.generic {indexing_maps = [#map44, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%534 : tensor<2x2x16x2x8xf32>) outs(%535 : tensor<2x16x2x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x2x2x8xf32>
      %537 = tensor.empty() : tensor<2x2x16x8xf32>
      %538 = linalg.fill ins(%cst_10 : f32) outs(%537 : tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
      %539 = linalg.generic {indexing_maps = [#map38, #map45, #map40], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%531, %98 : tensor<2x2x16x16x2xf32>, tensor<2x16x2x2x8xf32>) outs(%538 : tensor<2x2x16x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x2x16x8xf32>
      %540 = tensor.empty() : tensor<2x16x2x8xf32>
      %541 = linalg.generic {indexing_maps = [#map46, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%539 : tensor<2x2x16x8xf32>) outs(%540 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x2x8xf32>
      %collapsed_81 = tensor.collapse_shape %536 [[0], [1], [2, 3], [4]] : tensor<2x16x2x2x8xf32> into tensor<2x16x4x8xf32>
      %collapsed_82 = tensor.collapse_shape %523 [[0], [1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<2x16x16xf32>
      %542 = tensor.empty() : tensor<16x32xf32>
      %543 = linalg.fill ins(%cst_10 : f32) outs(%542 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %544 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_82, %79 : tensor<2x16x16xf32>, tensor<2x16x32xf32>) outs(%543 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<16x32xf32>
      %545 = tensor.empty() : tensor<2x16x32xf32>
      %546 = linalg.fill ins(%cst_10 : f32) outs(%545 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %547 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_82, %arg12 : tensor<2x16x16xf32>, tensor<32x16xf32>) outs(%546 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %extracted_slice_83 = tensor.extract_slice %541[0, 0, 0, 0] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32>
      %extracted_slice_84 = tensor.extract_slice %541[0, 0, 0, 4] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32>
      %548 = tensor.empty() : tensor<2x16x2x4xf32>
      %549 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_84, %103, %extracted_slice_83, %105 : tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>) outs(%548 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.negf %in_100 : f32
        %638 = arith.mulf %637, %in_101 : f32
        %639 = arith.mulf %in, %in_99 : f32
        %640 = arith.addf %639, %638 : f32
        linalg.yield %640 : f32
      } -> tensor<2x16x2x4xf32>
      %550 = tensor.empty() : tensor<2x16x2x4xf32>
      %551 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_84, %105, %extracted_slice_83, %103 : tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>, tensor<2x16x2x4xf32>) outs(%550 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.addf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x2x4xf32>
      %padded_85 = tensor.pad %549 low[0, 0, 0, 4] high[0, 0, 0, 0] {
      ^bb0(%arg47: index, %arg48: index, %arg49: index, %arg50: index):
        tensor.yield %cst_10 : f32
      } : tensor<2x16x2x4xf32> to tensor<2x16x2x8xf32>
      %padded_86 = tensor.pad %551 low[0, 0, 0, 0] high[0, 0, 0, 4] {
      ^bb0(%arg47: index, %arg48: index, %arg49: index, %arg50: index):
        tensor.yield %cst_10 : f32
      } : tensor<2x16x2x4xf32> to tensor<2x16x2x8xf32>
      %552 = tensor.empty() : tensor<2x16x2x8xf32>
      %553 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_85, %padded_86 : tensor<2x16x2x8xf32>, tensor<2x16x2x8xf32>) outs(%552 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x2x8xf32>
      %collapsed_87 = tensor.collapse_shape %553 [[0], [1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<2x16x16xf32>
      %554 = tensor.empty() : tensor<16x32xf32>
      %555 = linalg.fill ins(%cst_10 : f32) outs(%554 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %556 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_87, %79 : tensor<2x16x16xf32>, tensor<2x16x32xf32>) outs(%555 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<16x32xf32>
      %557 = tensor.empty() : tensor<2x16x32xf32>
      %558 = linalg.fill ins(%cst_10 : f32) outs(%557 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %559 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_87, %arg8 : tensor<2x16x16xf32>, tensor<32x16xf32>) outs(%558 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %extracted_slice_88 = tensor.extract_slice %collapsed_81[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
      %extracted_slice_89 = tensor.extract_slice %collapsed_81[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32>
      %560 = tensor.empty() : tensor<2x16x4x4xf32>
      %561 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_89, %90, %extracted_slice_88, %92 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%560 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.negf %in_100 : f32
        %638 = arith.mulf %637, %in_101 : f32
        %639 = arith.mulf %in, %in_99 : f32
        %640 = arith.addf %639, %638 : f32
        linalg.yield %640 : f32
      } -> tensor<2x16x4x4xf32>
      %562 = tensor.empty() : tensor<2x16x4x4xf32>
      %563 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_89, %92, %extracted_slice_88, %90 : tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>, tensor<2x16x4x4xf32>) outs(%562 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %in_101: f32, %out: f32):
        %637 = arith.mulf %in_100, %in_101 : f32
        %638 = arith.mulf %in, %in_99 : f32
        %639 = arith.addf %638, %637 : f32
        linalg.yield %639 : f32
      } -> tensor<2x16x4x4xf32>
      %padded_90 = tensor.pad %561 low[0, 0, 0, 4] high[0, 0, 0, 0] {
      ^bb0(%arg47: index, %arg48: index, %arg49: index, %arg50: index):
        tensor.yield %cst_10 : f32
      } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
      %padded_91 = tensor.pad %563 low[0, 0, 0, 0] high[0, 0, 0, 4] {
      ^bb0(%arg47: index, %arg48: index, %arg49: index, %arg50: index):
        tensor.yield %cst_10 : f32
      } : tensor<2x16x4x4xf32> to tensor<2x16x4x8xf32>
      %564 = tensor.empty() : tensor<2x16x4x8xf32>
      %565 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_90, %padded_91 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%564 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x4x8xf32>
      %collapsed_92 = tensor.collapse_shape %565 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32>
      %566 = tensor.empty() : tensor<32x32xf32>
      %567 = linalg.fill ins(%cst_10 : f32) outs(%566 : tensor<32x32xf32>) -> tensor<32x32xf32>
      %568 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_92, %79 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%567 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<32x32xf32>
      %569 = tensor.empty() : tensor<2x16x32xf32>
      %570 = linalg.fill ins(%cst_10 : f32) outs(%569 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
      %571 = linalg.generic {indexing_maps = [#map22, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_92, %arg10 : tensor<2x16x32xf32>, tensor<32x32xf32>) outs(%570 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %572 = tensor.empty() : tensor<2x16x32xf32>
      %573 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%547, %559, %571 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%572 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        %638 = arith.addf %637, %in_100 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x32xf32>
      %574 = tensor.empty() : tensor<32xf32>
      %expanded_93 = tensor.expand_shape %574 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xf32> into tensor<1x1x32xf32>
      %575 = linalg.fill ins(%cst_10 : f32) outs(%expanded_93 : tensor<1x1x32xf32>) -> tensor<1x1x32xf32>
      %expanded_94 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32>
      %expanded_95 = tensor.expand_shape %573 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x1x32xf32>
      %576 = linalg.generic {indexing_maps = [#map29, #map29, #map30], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_94, %expanded_95 : tensor<2x16x1x1x32xf32>, tensor<2x16x1x1x32xf32>) outs(%575 : tensor<1x1x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<1x1x32xf32>
      %577 = tensor.empty() : tensor<2x16x32xf32>
      %578 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573, %77 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%577 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<2x16x32xf32>
      %579 = tensor.empty() : tensor<32xf32>
      %580 = linalg.fill ins(%cst_10 : f32) outs(%579 : tensor<32xf32>) -> tensor<32xf32>
      %581 = linalg.generic {indexing_maps = [#map31, #map32], iterator_types = ["parallel", "reduction", "reduction"]} ins(%576 : tensor<1x1x32xf32>) outs(%580 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %637 = arith.addf %out, %in : f32
        linalg.yield %637 : f32
      } -> tensor<32xf32>
      %582 = tensor.empty() : tensor<2x16xf32>
      %expanded_96 = tensor.expand_shape %582 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32>
      %583 = linalg.fill ins(%cst_10 : f32) outs(%expanded_96 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32>
      %expanded_97 = tensor.expand_shape %64 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32>
      %expanded_98 = tensor.expand_shape %578 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32>
      %584 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_97, %expanded_98 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%583 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.mulf %in, %in_99 : f32
        %638 = arith.addf %out, %637 : f32
        linalg.yield %638 : f32
      } -> tensor<2x16x1xf32>
      %585 = tensor.empty() : tensor<2x16xf32>
      %586 = linalg.fill ins(%cst_10 : f32) outs(%585 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %587 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%584, %71, %69 : tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%586 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %in_100: f32, %out: f32):
        %637 = arith.divf %in_99, %in_100 : f32
        %638 = arith.mulf %637, %cst_7 : f32
        %639 = arith.mulf %in, %638 : f32
        %640 = arith.divf %639, %cst_9 : f32
        %641 = arith.addf %out, %640 : f32
        linalg.yield %641 : f32
      } -> tensor<2x16xf32>
      %588 = tensor.empty() : tensor<64x32xf32>
      %589 = linalg.fill ins(%cst_10 : f32) outs(%588 : tensor<64x32xf32>) -> tensor<64x32xf32>
      %590 = linalg.generic {indexing_maps = [#map47, #map25, #map26, #map26, #map26, #map28, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed, %306, %507, %578, %73, %587, %64 : tensor<2x16x1xi32>, tensor<2x16x64xi32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>) outs(%589 : tensor<64x32xf32>) {
      ^bb0(%in: i32, %in_99: i32, %in_100: f32, %in_101: f32, %in_102: f32, %in_103: f32, %in_104: f32, %out: f32):
        %637 = arith.mulf %in_104, %cst_11 : f32
        %638 = arith.mulf %in_103, %637 : f32
        %639 = arith.mulf %in_101, %in_102 : f32
        %640 = arith.addf %in_100, %639 : f32
        %641 = arith.addf %640, %638 : f32
        %642 = arith.cmpi eq, %in, %in_99 : i32
        %643 = arith.uitofp %642 : i1 to f32
        %644 = arith.mulf %643, %641 : f32
        %645 = arith.addf %out, %644 : f32
        linalg.yield %645 : f32
      } -> tensor<64x32xf32>
      %591 = tensor.empty() : tensor<f32>
      %592 = linalg.generic {indexing_maps = [#map48, #map48, #map48], iterator_types = []} ins(%arg25, %313 : tensor<f32>, tensor<f32>) outs(%591 : tensor<f32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.negf %in_99 : f32
        %638 = arith.divf %637, %cst_9 : f32
        %639 = arith.addf %in, %638 : f32
        linalg.yield %639 : f32
      } -> tensor<f32>
      %593 = tensor.empty() : tensor<64x32xf32>
      %594 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg26, %590 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%593 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<64x32xf32>
      %595 = tensor.empty() : tensor<32x64xf32>
      %596 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg27, %326 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%595 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x64xf32>
      %597 = tensor.empty() : tensor<32xf32>
      %598 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg28, %581 : tensor<32xf32>, tensor<32xf32>) outs(%597 : tensor<32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32xf32>
      %599 = tensor.empty() : tensor<32xf32>
      %600 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg29, %499 : tensor<32xf32>, tensor<32xf32>) outs(%599 : tensor<32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32xf32>
      %601 = tensor.empty() : tensor<64x32xf32>
      %602 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg30, %470 : tensor<64x32xf32>, tensor<32x64xf32>) outs(%601 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<64x32xf32>
      %603 = tensor.empty() : tensor<32x64xf32>
      %604 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg31, %486 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%603 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x64xf32>
      %605 = tensor.empty() : tensor<32x16xf32>
      %606 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg32, %556 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%605 : tensor<32x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x16xf32>
      %607 = tensor.empty() : tensor<32x32xf32>
      %608 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg33, %510 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%607 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x32xf32>
      %609 = tensor.empty() : tensor<32x32xf32>
      %610 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg34, %568 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%609 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x32xf32>
      %611 = tensor.empty() : tensor<32x64xf32>
      %612 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg35, %478 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%611 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x64xf32>
      %613 = tensor.empty() : tensor<32x16xf32>
      %614 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg36, %544 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%613 : tensor<32x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x16xf32>
      %615 = tensor.empty() : tensor<32xf32>
      %616 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg37, %459 : tensor<32xf32>, tensor<32xf32>) outs(%615 : tensor<32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32xf32>
      %617 = tensor.empty() : tensor<32xf32>
      %618 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg38, %377 : tensor<32xf32>, tensor<32xf32>) outs(%617 : tensor<32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32xf32>
      %619 = tensor.empty() : tensor<64x32xf32>
      %620 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg39, %348 : tensor<64x32xf32>, tensor<32x64xf32>) outs(%619 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<64x32xf32>
      %621 = tensor.empty() : tensor<32x64xf32>
      %622 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg40, %364 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%621 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x64xf32>
      %623 = tensor.empty() : tensor<32x16xf32>
      %624 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg41, %434 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%623 : tensor<32x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x16xf32>
      %625 = tensor.empty() : tensor<32x32xf32>
      %626 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg42, %388 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%625 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x32xf32>
      %627 = tensor.empty() : tensor<32x32xf32>
      %628 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg43, %446 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%627 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x32xf32>
      %629 = tensor.empty() : tensor<32x64xf32>
      %630 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg44, %356 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%629 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x64xf32>
      %631 = tensor.empty() : tensor<32x16xf32>
      %632 = linalg.generic {indexing_maps = [#map, #map49, #map], iterator_types = ["parallel", "parallel"]} ins(%arg45, %422 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%631 : tensor<32x16xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32x16xf32>
      %633 = tensor.empty() : tensor<32xf32>
      %634 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg46, %337 : tensor<32xf32>, tensor<32xf32>) outs(%633 : tensor<32xf32>) {
      ^bb0(%in: f32, %in_99: f32, %out: f32):
        %637 = arith.addf %in, %in_99 : f32
        linalg.yield %637 : f32
      } -> tensor<32xf32>
      %635 = tensor.empty() : tensor<i32>
      %636 = linalg.generic {indexing_maps = [#map48, #map48], iterator_types = []} ins(%arg24 : tensor<i32>) outs(%635 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %637 = arith.addi %in, %c1_i32 : i32
        linalg.yield %637 : i32
      } -> tensor<i32>
      scf.yield %636, %592, %594, %596, %598, %600, %602, %604, %606, %608, %610, %612, %614, %616, %618, %620, %622, %624, %626, %628, %630, %632, %634 : tensor<i32>, tensor<f32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32xf32>
    }
    %11 = tensor.empty() : tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map48, #map48], iterator_types = []} ins(%10#1 : tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.divf %in, %cst_5 : f32
      linalg.yield %55 : f32
    } -> tensor<f32>
    %13 = tensor.empty() : tensor<64x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %10#2 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%13 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<64x32xf32>
    %15 = tensor.empty() : tensor<32x64xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %10#3 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%15 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x64xf32>
    %17 = tensor.empty() : tensor<32xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg4, %10#4 : tensor<32xf32>, tensor<32xf32>) outs(%17 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32xf32>
    %19 = tensor.empty() : tensor<32xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg5, %10#5 : tensor<32xf32>, tensor<32xf32>) outs(%19 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32xf32>
    %21 = tensor.empty() : tensor<64x32xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6, %10#6 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%21 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<64x32xf32>
    %23 = tensor.empty() : tensor<32x64xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7, %10#7 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%23 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x64xf32>
    %25 = tensor.empty() : tensor<32x16xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8, %10#8 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%25 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x16xf32>
    %27 = tensor.empty() : tensor<32x32xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg9, %10#9 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%27 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x32xf32>
    %29 = tensor.empty() : tensor<32x32xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg10, %10#10 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%29 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x32xf32>
    %31 = tensor.empty() : tensor<32x64xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg11, %10#11 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%31 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x64xf32>
    %33 = tensor.empty() : tensor<32x16xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg12, %10#12 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%33 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x16xf32>
    %35 = tensor.empty() : tensor<32xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg13, %10#13 : tensor<32xf32>, tensor<32xf32>) outs(%35 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32xf32>
    %37 = tensor.empty() : tensor<32xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg14, %10#14 : tensor<32xf32>, tensor<32xf32>) outs(%37 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32xf32>
    %39 = tensor.empty() : tensor<64x32xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg15, %10#15 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%39 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<64x32xf32>
    %41 = tensor.empty() : tensor<32x64xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg16, %10#16 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%41 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x64xf32>
    %43 = tensor.empty() : tensor<32x16xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg17, %10#17 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%43 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x16xf32>
    %45 = tensor.empty() : tensor<32x32xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg18, %10#18 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x32xf32>
    %47 = tensor.empty() : tensor<32x32xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg19, %10#19 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%47 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x32xf32>
    %49 = tensor.empty() : tensor<32x64xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg20, %10#20 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%49 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x64xf32>
    %51 = tensor.empty() : tensor<32x16xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg21, %10#21 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%51 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32x16xf32>
    %53 = tensor.empty() : tensor<32xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg22, %10#22 : tensor<32xf32>, tensor<32xf32>) outs(%53 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %55 = arith.mulf %in_14, %cst_0 : f32
      %56 = arith.divf %55, %cst_5 : f32
      %57 = arith.subf %in, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<32xf32>
    return %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36, %38, %40, %42, %44, %46, %48, %50, %52, %54 : tensor<f32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x64xf32>, tensor<32x16xf32>, tensor<32xf32>
  }
}

