#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (0, d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map10 = affine_map<(d0, d1) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map12 = affine_map<(d0, d1) -> (d1, d0)>
#map13 = affine_map<(d0, d1) -> (d0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d5)>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, d4, d5)>
#map23 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map24 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map25 = affine_map<(d0, d1) -> (d1)>
module @jit_step {
  func.func public @main(%arg0: tensor<10x8x8xf32>, %arg1: tensor<10x8xf32>, %arg2: tensor<16x8xf32>) -> (tensor<f32>, tensor<10x8x8xf32>, tensor<10x8xf32>) attributes {ao.step} {
    %c4_i32 = arith.constant 4 : i32
    %cst = arith.constant 0.00999999977 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.797884583 : f32
    %cst_3 = arith.constant 4.471500e-02 : f32
    %cst_4 = arith.constant 3.000000e+00 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst_6 = arith.constant dense<0> : tensor<i32>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2], [3]] output_shape [5, 2, 8, 8] : tensor<10x8x8xf32> into tensor<5x2x8x8xf32>
    %expanded_7 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [5, 2, 8] : tensor<10x8xf32> into tensor<5x2x8xf32>
    %0 = tensor.empty() : tensor<5x2x16x8xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<5x2x16x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<5x2x16x8xf32>
    %2 = tensor.empty() : tensor<5x2x16x8xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%2 : tensor<5x2x16x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<5x2x16x8xf32>
    %4 = tensor.empty() : tensor<5x2x16x8xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%4 : tensor<5x2x16x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<5x2x16x8xf32>
    %6 = tensor.empty() : tensor<5x2x16x8xf32>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%6 : tensor<5x2x16x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<5x2x16x8xf32>
    %8 = tensor.empty() : tensor<5x2x16x8xf32>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%8 : tensor<5x2x16x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<5x2x16x8xf32>
    %10 = tensor.empty() : tensor<5x2x16x8xf32>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%10 : tensor<5x2x16x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<5x2x16x8xf32>
    %12:8 = scf.for %arg3 = %c0 to %c5 step %c1 iter_args(%arg4 = %cst_6, %arg5 = %arg2, %arg6 = %1, %arg7 = %3, %arg8 = %5, %arg9 = %7, %arg10 = %9, %arg11 = %11) -> (tensor<i32>, tensor<16x8xf32>, tensor<5x2x16x8xf32>, tensor<5x2x16x8xf32>, tensor<5x2x16x8xf32>, tensor<5x2x16x8xf32>, tensor<5x2x16x8xf32>, tensor<5x2x16x8xf32>) {
      %27 = tensor.empty() : tensor<i32>
      %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%27 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %117 = arith.subi %c4_i32, %in : i32
        linalg.yield %117 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %28[] : tensor<i32>
      %29 = arith.index_cast %extracted : i32 to index
      %30 = arith.maxsi %29, %c0 : index
      %31 = arith.minsi %30, %c4 : index
      %extracted_slice = tensor.extract_slice %expanded[%31, 0, 0, 0] [1, 2, 8, 8] [1, 1, 1, 1] : tensor<5x2x8x8xf32> to tensor<1x2x8x8xf32>
      %collapsed_12 = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x2x8x8xf32> into tensor<2x8x8xf32>
      %extracted_13 = tensor.extract %28[] : tensor<i32>
      %32 = arith.index_cast %extracted_13 : i32 to index
      %33 = arith.maxsi %32, %c0 : index
      %34 = arith.minsi %33, %c4 : index
      %extracted_slice_14 = tensor.extract_slice %expanded_7[%34, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<5x2x8xf32> to tensor<1x2x8xf32>
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x2x8xf32> into tensor<2x8xf32>
      %extracted_slice_16 = tensor.extract_slice %collapsed_12[1, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> to tensor<1x8x8xf32>
      %extracted_slice_17 = tensor.extract_slice %collapsed_15[1, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
      %35 = tensor.empty() : tensor<16x8xf32>
      %36 = linalg.fill ins(%cst_5 : f32) outs(%35 : tensor<16x8xf32>) -> tensor<16x8xf32>
      %expanded_18 = tensor.expand_shape %arg5 [[0], [1, 2]] output_shape [16, 1, 8] : tensor<16x8xf32> into tensor<16x1x8xf32>
      %37 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_18, %extracted_slice_16 : tensor<16x1x8xf32>, tensor<1x8x8xf32>) outs(%36 : tensor<16x8xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %117 = arith.mulf %in, %in_40 : f32
        %118 = arith.addf %out, %117 : f32
        linalg.yield %118 : f32
      } -> tensor<16x8xf32>
      %38 = tensor.empty() : tensor<1x1x8xf32>
      %39 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<1x8xf32>) outs(%38 : tensor<1x1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x8xf32>
      %collapsed_19 = tensor.collapse_shape %39 [[0], [1, 2]] : tensor<1x1x8xf32> into tensor<1x8xf32>
      %40 = tensor.empty() : tensor<16x8xf32>
      %41 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%37, %collapsed_19 : tensor<16x8xf32>, tensor<1x8xf32>) outs(%40 : tensor<16x8xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %117 = arith.addf %in, %in_40 : f32
        linalg.yield %117 : f32
      } -> tensor<16x8xf32>
      %42 = tensor.empty() : tensor<16x8xf32>
      %43 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<16x8xf32>) outs(%42 : tensor<16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %117 = arith.mulf %in, %in : f32
        %118 = arith.mulf %117, %in : f32
        %119 = arith.mulf %118, %cst_3 : f32
        %120 = arith.addf %in, %119 : f32
        %121 = arith.mulf %120, %cst_2 : f32
        %122 = math.tanh %121 : f32
        linalg.yield %122 : f32
      } -> tensor<16x8xf32>
      %44 = tensor.empty() : tensor<16x8xf32>
      %45 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<16x8xf32>) outs(%44 : tensor<16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %117 = arith.addf %in, %cst_1 : f32
        %118 = arith.mulf %117, %cst_0 : f32
        linalg.yield %118 : f32
      } -> tensor<16x8xf32>
      %46 = tensor.empty() : tensor<16x8xf32>
      %47 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%41, %45, %arg5 : tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%46 : tensor<16x8xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %out: f32):
        %117 = arith.mulf %in, %in_40 : f32
        %118 = arith.addf %117, %in_41 : f32
        linalg.yield %118 : f32
      } -> tensor<16x8xf32>
      %extracted_slice_20 = tensor.extract_slice %collapsed_12[0, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> to tensor<1x8x8xf32>
      %extracted_slice_21 = tensor.extract_slice %collapsed_15[0, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
      %48 = tensor.empty() : tensor<16x8xf32>
      %49 = linalg.fill ins(%cst_5 : f32) outs(%48 : tensor<16x8xf32>) -> tensor<16x8xf32>
      %expanded_22 = tensor.expand_shape %47 [[0], [1, 2]] output_shape [16, 1, 8] : tensor<16x8xf32> into tensor<16x1x8xf32>
      %50 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_22, %extracted_slice_20 : tensor<16x1x8xf32>, tensor<1x8x8xf32>) outs(%49 : tensor<16x8xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %117 = arith.mulf %in, %in_40 : f32
        %118 = arith.addf %out, %117 : f32
        linalg.yield %118 : f32
      } -> tensor<16x8xf32>
      %51 = tensor.empty() : tensor<1x1x8xf32>
      %52 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<1x8xf32>) outs(%51 : tensor<1x1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x8xf32>
      %collapsed_23 = tensor.collapse_shape %52 [[0], [1, 2]] : tensor<1x1x8xf32> into tensor<1x8xf32>
      %53 = tensor.empty() : tensor<16x8xf32>
      %54 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%50, %collapsed_23 : tensor<16x8xf32>, tensor<1x8xf32>) outs(%53 : tensor<16x8xf32>) {
      ^bb0(%in: f32, %in_40: f32, %out: f32):
        %117 = arith.addf %in, %in_40 : f32
        linalg.yield %117 : f32
      } -> tensor<16x8xf32>
      %55 = tensor.empty() : tensor<16x8xf32>
      %56 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<16x8xf32>) outs(%55 : tensor<16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %117 = arith.mulf %in, %in : f32
        %118 = arith.mulf %117, %in : f32
        %119 = arith.mulf %118, %cst_3 : f32
        %120 = arith.addf %in, %119 : f32
        %121 = arith.mulf %120, %cst_2 : f32
        %122 = math.tanh %121 : f32
        linalg.yield %122 : f32
      } -> tensor<16x8xf32>
      %57 = tensor.empty() : tensor<16x8xf32>
      %58 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<16x8xf32>) outs(%57 : tensor<16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %117 = arith.addf %in, %cst_1 : f32
        %118 = arith.mulf %117, %cst_0 : f32
        linalg.yield %118 : f32
      } -> tensor<16x8xf32>
      %59 = tensor.empty() : tensor<16x8xf32>
      %60 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%54, %58, %47 : tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%59 : tensor<16x8xf32>) {
      ^bb0(%in: f32, %in_40: f32, %in_41: f32, %out: f32):
        %117 = arith.mulf %in, %in_40 : f32
        %118 = arith.addf %117, %in_41 : f32
        linalg.yield %118 : f32
      } -> tensor<16x8xf32>
      %61 = tensor.empty() : tensor<1x16x8xf32>
      %62 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<16x8xf32>) outs(%61 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x8xf32>
      %63 = tensor.empty() : tensor<1x16x8xf32>
      %64 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<16x8xf32>) outs(%63 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x8xf32>
      %concat = tensor.concat dim(0) %62, %64 : (tensor<1x16x8xf32>, tensor<1x16x8xf32>) -> tensor<2x16x8xf32>
      %65 = tensor.empty() : tensor<1x16x8xf32>
      %66 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<16x8xf32>) outs(%65 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %117 = arith.mulf %in, %in : f32
        %118 = arith.mulf %117, %cst_4 : f32
        linalg.yield %118 : f32
      } -> tensor<1x16x8xf32>
      %67 = tensor.empty() : tensor<1x16x8xf32>
      %68 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<16x8xf32>) outs(%67 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %117 = arith.mulf %in, %in : f32
        %118 = arith.mulf %117, %cst_4 : f32
        linalg.yield %118 : f32
      } -> tensor<1x16x8xf32>
      %concat_24 = tensor.concat dim(0) %66, %68 : (tensor<1x16x8xf32>, tensor<1x16x8xf32>) -> tensor<2x16x8xf32>
      %69 = tensor.empty() : tensor<1x16x8xf32>
      %70 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<16x8xf32>) outs(%69 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x8xf32>
      %71 = tensor.empty() : tensor<1x16x8xf32>
      %72 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<16x8xf32>) outs(%71 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x8xf32>
      %concat_25 = tensor.concat dim(0) %70, %72 : (tensor<1x16x8xf32>, tensor<1x16x8xf32>) -> tensor<2x16x8xf32>
      %73 = tensor.empty() : tensor<1x16x8xf32>
      %74 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<16x8xf32>) outs(%73 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %117 = arith.subf %cst_1, %in : f32
        linalg.yield %117 : f32
      } -> tensor<1x16x8xf32>
      %75 = tensor.empty() : tensor<1x16x8xf32>
      %76 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<16x8xf32>) outs(%75 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %117 = arith.subf %cst_1, %in : f32
        linalg.yield %117 : f32
      } -> tensor<1x16x8xf32>
      %concat_26 = tensor.concat dim(0) %74, %76 : (tensor<1x16x8xf32>, tensor<1x16x8xf32>) -> tensor<2x16x8xf32>
      %77 = tensor.empty() : tensor<1x16x8xf32>
      %78 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<16x8xf32>) outs(%77 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x8xf32>
      %79 = tensor.empty() : tensor<1x16x8xf32>
      %80 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<16x8xf32>) outs(%79 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x8xf32>
      %concat_27 = tensor.concat dim(0) %78, %80 : (tensor<1x16x8xf32>, tensor<1x16x8xf32>) -> tensor<2x16x8xf32>
      %81 = tensor.empty() : tensor<1x16x8xf32>
      %82 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<16x8xf32>) outs(%81 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x8xf32>
      %83 = tensor.empty() : tensor<1x16x8xf32>
      %84 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<16x8xf32>) outs(%83 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x16x8xf32>
      %concat_28 = tensor.concat dim(0) %82, %84 : (tensor<1x16x8xf32>, tensor<1x16x8xf32>) -> tensor<2x16x8xf32>
      %85 = tensor.empty() : tensor<1x2x16x8xf32>
      %86 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<2x16x8xf32>) outs(%85 : tensor<1x2x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x8xf32>
      %extracted_29 = tensor.extract %28[] : tensor<i32>
      %87 = arith.index_cast %extracted_29 : i32 to index
      %88 = arith.maxsi %87, %c0 : index
      %89 = arith.minsi %88, %c4 : index
      %inserted_slice = tensor.insert_slice %86 into %arg6[%89, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<1x2x16x8xf32> into tensor<5x2x16x8xf32>
      %90 = tensor.empty() : tensor<1x2x16x8xf32>
      %91 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_24 : tensor<2x16x8xf32>) outs(%90 : tensor<1x2x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x8xf32>
      %extracted_30 = tensor.extract %28[] : tensor<i32>
      %92 = arith.index_cast %extracted_30 : i32 to index
      %93 = arith.maxsi %92, %c0 : index
      %94 = arith.minsi %93, %c4 : index
      %inserted_slice_31 = tensor.insert_slice %91 into %arg7[%94, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<1x2x16x8xf32> into tensor<5x2x16x8xf32>
      %95 = tensor.empty() : tensor<1x2x16x8xf32>
      %96 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_25 : tensor<2x16x8xf32>) outs(%95 : tensor<1x2x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x8xf32>
      %extracted_32 = tensor.extract %28[] : tensor<i32>
      %97 = arith.index_cast %extracted_32 : i32 to index
      %98 = arith.maxsi %97, %c0 : index
      %99 = arith.minsi %98, %c4 : index
      %inserted_slice_33 = tensor.insert_slice %96 into %arg8[%99, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<1x2x16x8xf32> into tensor<5x2x16x8xf32>
      %100 = tensor.empty() : tensor<1x2x16x8xf32>
      %101 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_26 : tensor<2x16x8xf32>) outs(%100 : tensor<1x2x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x8xf32>
      %extracted_34 = tensor.extract %28[] : tensor<i32>
      %102 = arith.index_cast %extracted_34 : i32 to index
      %103 = arith.maxsi %102, %c0 : index
      %104 = arith.minsi %103, %c4 : index
      %inserted_slice_35 = tensor.insert_slice %101 into %arg9[%104, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<1x2x16x8xf32> into tensor<5x2x16x8xf32>
      %105 = tensor.empty() : tensor<1x2x16x8xf32>
      %106 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_27 : tensor<2x16x8xf32>) outs(%105 : tensor<1x2x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x8xf32>
      %extracted_36 = tensor.extract %28[] : tensor<i32>
      %107 = arith.index_cast %extracted_36 : i32 to index
      %108 = arith.maxsi %107, %c0 : index
      %109 = arith.minsi %108, %c4 : index
      %inserted_slice_37 = tensor.insert_slice %106 into %arg10[%109, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<1x2x16x8xf32> into tensor<5x2x16x8xf32>
      %110 = tensor.empty() : tensor<1x2x16x8xf32>
      %111 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_28 : tensor<2x16x8xf32>) outs(%110 : tensor<1x2x16x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x8xf32>
      %extracted_38 = tensor.extract %28[] : tensor<i32>
      %112 = arith.index_cast %extracted_38 : i32 to index
      %113 = arith.maxsi %112, %c0 : index
      %114 = arith.minsi %113, %c4 : index
      %inserted_slice_39 = tensor.insert_slice %111 into %arg11[%114, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<1x2x16x8xf32> into tensor<5x2x16x8xf32>
      %115 = tensor.empty() : tensor<i32>
      %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%115 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %117 = arith.addi %in, %c1_i32 : i32
        linalg.yield %117 : i32
      } -> tensor<i32>
      scf.yield %116, %60, %inserted_slice, %inserted_slice_31, %inserted_slice_33, %inserted_slice_35, %inserted_slice_37, %inserted_slice_39 : tensor<i32>, tensor<16x8xf32>, tensor<5x2x16x8xf32>, tensor<5x2x16x8xf32>, tensor<5x2x16x8xf32>, tensor<5x2x16x8xf32>, tensor<5x2x16x8xf32>, tensor<5x2x16x8xf32>
    }
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.fill ins(%cst_5 : f32) outs(%13 : tensor<f32>) -> tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map7, #map10], iterator_types = ["reduction", "reduction"]} ins(%12#1 : tensor<16x8xf32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.mulf %in, %in : f32
      %28 = arith.addf %out, %27 : f32
      linalg.yield %28 : f32
    } -> tensor<f32>
    %16 = tensor.empty() : tensor<16x8xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%12#1 : tensor<16x8xf32>) outs(%16 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %in : f32
      linalg.yield %27 : f32
    } -> tensor<16x8xf32>
    %expanded_8 = tensor.expand_shape %arg0 [[0, 1], [2], [3]] output_shape [5, 2, 8, 8] : tensor<10x8x8xf32> into tensor<5x2x8x8xf32>
    %18 = tensor.empty() : tensor<5x2x8x8xf32>
    %19 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%18 : tensor<5x2x8x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<5x2x8x8xf32>
    %20 = tensor.empty() : tensor<5x2x8xf32>
    %21 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel"]} outs(%20 : tensor<5x2x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_5 : f32
    } -> tensor<5x2x8xf32>
    %22:4 = scf.for %arg3 = %c0 to %c5 step %c1 iter_args(%arg4 = %cst_6, %arg5 = %17, %arg6 = %19, %arg7 = %21) -> (tensor<i32>, tensor<16x8xf32>, tensor<5x2x8x8xf32>, tensor<5x2x8xf32>) {
      %extracted = tensor.extract %arg4[] : tensor<i32>
      %27 = arith.index_cast %extracted : i32 to index
      %28 = arith.maxsi %27, %c0 : index
      %29 = arith.minsi %28, %c4 : index
      %extracted_slice = tensor.extract_slice %expanded_8[%29, 0, 0, 0] [1, 2, 8, 8] [1, 1, 1, 1] : tensor<5x2x8x8xf32> to tensor<1x2x8x8xf32>
      %collapsed_12 = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x2x8x8xf32> into tensor<2x8x8xf32>
      %extracted_13 = tensor.extract %arg4[] : tensor<i32>
      %30 = arith.index_cast %extracted_13 : i32 to index
      %31 = arith.maxsi %30, %c0 : index
      %32 = arith.minsi %31, %c4 : index
      %extracted_slice_14 = tensor.extract_slice %12#2[%32, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<5x2x16x8xf32> to tensor<1x2x16x8xf32>
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2], [3]] : tensor<1x2x16x8xf32> into tensor<2x16x8xf32>
      %extracted_16 = tensor.extract %arg4[] : tensor<i32>
      %33 = arith.index_cast %extracted_16 : i32 to index
      %34 = arith.maxsi %33, %c0 : index
      %35 = arith.minsi %34, %c4 : index
      %extracted_slice_17 = tensor.extract_slice %12#3[%35, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<5x2x16x8xf32> to tensor<1x2x16x8xf32>
      %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0, 1], [2], [3]] : tensor<1x2x16x8xf32> into tensor<2x16x8xf32>
      %extracted_19 = tensor.extract %arg4[] : tensor<i32>
      %36 = arith.index_cast %extracted_19 : i32 to index
      %37 = arith.maxsi %36, %c0 : index
      %38 = arith.minsi %37, %c4 : index
      %extracted_slice_20 = tensor.extract_slice %12#4[%38, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<5x2x16x8xf32> to tensor<1x2x16x8xf32>
      %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2], [3]] : tensor<1x2x16x8xf32> into tensor<2x16x8xf32>
      %extracted_22 = tensor.extract %arg4[] : tensor<i32>
      %39 = arith.index_cast %extracted_22 : i32 to index
      %40 = arith.maxsi %39, %c0 : index
      %41 = arith.minsi %40, %c4 : index
      %extracted_slice_23 = tensor.extract_slice %12#5[%41, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<5x2x16x8xf32> to tensor<1x2x16x8xf32>
      %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [[0, 1], [2], [3]] : tensor<1x2x16x8xf32> into tensor<2x16x8xf32>
      %extracted_25 = tensor.extract %arg4[] : tensor<i32>
      %42 = arith.index_cast %extracted_25 : i32 to index
      %43 = arith.maxsi %42, %c0 : index
      %44 = arith.minsi %43, %c4 : index
      %extracted_slice_26 = tensor.extract_slice %12#6[%44, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<5x2x16x8xf32> to tensor<1x2x16x8xf32>
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2], [3]] : tensor<1x2x16x8xf32> into tensor<2x16x8xf32>
      %extracted_28 = tensor.extract %arg4[] : tensor<i32>
      %45 = arith.index_cast %extracted_28 : i32 to index
      %46 = arith.maxsi %45, %c0 : index
      %47 = arith.minsi %46, %c4 : index
      %extracted_slice_29 = tensor.extract_slice %12#7[%47, 0, 0, 0] [1, 2, 16, 8] [1, 1, 1, 1] : tensor<5x2x16x8xf32> to tensor<1x2x16x8xf32>
      %collapsed_30 = tensor.collapse_shape %extracted_slice_29 [[0, 1], [2], [3]] : tensor<1x2x16x8xf32> into tensor<2x16x8xf32>
      %extracted_slice_31 = tensor.extract_slice %collapsed_12[0, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> to tensor<1x8x8xf32>
      %extracted_slice_32 = tensor.extract_slice %collapsed_15[0, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %extracted_slice_33 = tensor.extract_slice %collapsed_18[0, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %extracted_slice_34 = tensor.extract_slice %collapsed_21[0, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %extracted_slice_35 = tensor.extract_slice %collapsed_24[0, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %extracted_slice_36 = tensor.extract_slice %collapsed_27[0, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %extracted_slice_37 = tensor.extract_slice %collapsed_30[0, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %expanded_38 = tensor.expand_shape %arg5 [[0, 1], [2]] output_shape [1, 16, 8] : tensor<16x8xf32> into tensor<1x16x8xf32>
      %expanded_39 = tensor.expand_shape %arg5 [[0, 1], [2]] output_shape [1, 16, 8] : tensor<16x8xf32> into tensor<1x16x8xf32>
      %48 = tensor.empty() : tensor<1x16x8xf32>
      %49 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6, #map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %extracted_slice_36, %extracted_slice_37, %expanded_38, %extracted_slice_35, %extracted_slice_34, %extracted_slice_33 : tensor<1x16x8xf32>, tensor<1x16x8xf32>, tensor<1x16x8xf32>, tensor<1x16x8xf32>, tensor<1x16x8xf32>, tensor<1x16x8xf32>, tensor<1x16x8xf32>) outs(%48 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32, %in_66: f32, %in_67: f32, %in_68: f32, %in_69: f32, %in_70: f32, %in_71: f32, %out: f32):
        %100 = arith.mulf %in_67, %in_68 : f32
        %101 = arith.mulf %100, %cst_0 : f32
        %102 = arith.mulf %101, %in_69 : f32
        %103 = arith.mulf %102, %in_70 : f32
        %104 = arith.addf %102, %103 : f32
        %105 = arith.mulf %104, %cst_2 : f32
        %106 = arith.mulf %105, %cst_3 : f32
        %107 = arith.mulf %106, %in_71 : f32
        %108 = arith.mulf %in, %in_66 : f32
        %109 = arith.addf %108, %105 : f32
        %110 = arith.addf %109, %107 : f32
        linalg.yield %110 : f32
      } -> tensor<1x16x8xf32>
      %50 = tensor.empty() : tensor<8xf32>
      %expanded_40 = tensor.expand_shape %50 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
      %51 = linalg.fill ins(%cst_5 : f32) outs(%expanded_40 : tensor<1x8xf32>) -> tensor<1x8xf32>
      %expanded_41 = tensor.expand_shape %49 [[0], [1], [2, 3]] output_shape [1, 16, 1, 8] : tensor<1x16x8xf32> into tensor<1x16x1x8xf32>
      %52 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_41 : tensor<1x16x1x8xf32>) outs(%51 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %100 = arith.addf %out, %in : f32
        linalg.yield %100 : f32
      } -> tensor<1x8xf32>
      %53 = tensor.empty() : tensor<8xf32>
      %54 = linalg.fill ins(%cst_5 : f32) outs(%53 : tensor<8xf32>) -> tensor<8xf32>
      %55 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "reduction"]} ins(%52 : tensor<1x8xf32>) outs(%54 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %100 = arith.addf %out, %in : f32
        linalg.yield %100 : f32
      } -> tensor<8xf32>
      %56 = tensor.empty() : tensor<8x8xf32>
      %57 = linalg.fill ins(%cst_5 : f32) outs(%56 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %58 = linalg.generic {indexing_maps = [#map14, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%49, %extracted_slice_32 : tensor<1x16x8xf32>, tensor<1x16x8xf32>) outs(%57 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %100 = arith.mulf %in, %in_66 : f32
        %101 = arith.addf %out, %100 : f32
        linalg.yield %101 : f32
      } -> tensor<8x8xf32>
      %59 = tensor.empty() : tensor<16x8xf32>
      %expanded_42 = tensor.expand_shape %59 [[0, 1], [2, 3]] output_shape [1, 16, 1, 8] : tensor<16x8xf32> into tensor<1x16x1x8xf32>
      %60 = linalg.fill ins(%cst_5 : f32) outs(%expanded_42 : tensor<1x16x1x8xf32>) -> tensor<1x16x1x8xf32>
      %61 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%49, %extracted_slice_31 : tensor<1x16x8xf32>, tensor<1x8x8xf32>) outs(%60 : tensor<1x16x1x8xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %100 = arith.mulf %in, %in_66 : f32
        %101 = arith.addf %out, %100 : f32
        linalg.yield %101 : f32
      } -> tensor<1x16x1x8xf32>
      %expanded_43 = tensor.expand_shape %arg5 [[0, 1], [2, 3]] output_shape [1, 16, 1, 8] : tensor<16x8xf32> into tensor<1x16x1x8xf32>
      %62 = tensor.empty() : tensor<1x16x1x8xf32>
      %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43, %61 : tensor<1x16x1x8xf32>, tensor<1x16x1x8xf32>) outs(%62 : tensor<1x16x1x8xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %100 = arith.addf %in, %in_66 : f32
        linalg.yield %100 : f32
      } -> tensor<1x16x1x8xf32>
      %extracted_slice_44 = tensor.extract_slice %collapsed_12[1, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> to tensor<1x8x8xf32>
      %extracted_slice_45 = tensor.extract_slice %collapsed_15[1, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %extracted_slice_46 = tensor.extract_slice %collapsed_18[1, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %extracted_slice_47 = tensor.extract_slice %collapsed_21[1, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %extracted_slice_48 = tensor.extract_slice %collapsed_24[1, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %extracted_slice_49 = tensor.extract_slice %collapsed_27[1, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %extracted_slice_50 = tensor.extract_slice %collapsed_30[1, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<2x16x8xf32> to tensor<1x16x8xf32>
      %expanded_51 = tensor.expand_shape %extracted_slice_50 [[0], [1], [2, 3]] output_shape [1, 16, 1, 8] : tensor<1x16x8xf32> into tensor<1x16x1x8xf32>
      %expanded_52 = tensor.expand_shape %extracted_slice_49 [[0], [1], [2, 3]] output_shape [1, 16, 1, 8] : tensor<1x16x8xf32> into tensor<1x16x1x8xf32>
      %expanded_53 = tensor.expand_shape %extracted_slice_48 [[0], [1], [2, 3]] output_shape [1, 16, 1, 8] : tensor<1x16x8xf32> into tensor<1x16x1x8xf32>
      %expanded_54 = tensor.expand_shape %extracted_slice_47 [[0], [1], [2, 3]] output_shape [1, 16, 1, 8] : tensor<1x16x8xf32> into tensor<1x16x1x8xf32>
      %expanded_55 = tensor.expand_shape %extracted_slice_46 [[0], [1], [2, 3]] output_shape [1, 16, 1, 8] : tensor<1x16x8xf32> into tensor<1x16x1x8xf32>
      %64 = tensor.empty() : tensor<1x16x1x8xf32>
      %65 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %expanded_52, %expanded_51, %expanded_53, %expanded_54, %expanded_55 : tensor<1x16x1x8xf32>, tensor<1x16x1x8xf32>, tensor<1x16x1x8xf32>, tensor<1x16x1x8xf32>, tensor<1x16x1x8xf32>, tensor<1x16x1x8xf32>) outs(%64 : tensor<1x16x1x8xf32>) {
      ^bb0(%in: f32, %in_66: f32, %in_67: f32, %in_68: f32, %in_69: f32, %in_70: f32, %out: f32):
        %100 = arith.mulf %in_67, %in : f32
        %101 = arith.mulf %100, %cst_0 : f32
        %102 = arith.mulf %101, %in_68 : f32
        %103 = arith.mulf %102, %in_69 : f32
        %104 = arith.addf %102, %103 : f32
        %105 = arith.mulf %104, %cst_2 : f32
        %106 = arith.mulf %105, %cst_3 : f32
        %107 = arith.mulf %106, %in_70 : f32
        %108 = arith.mulf %in, %in_66 : f32
        %109 = arith.addf %108, %105 : f32
        %110 = arith.addf %109, %107 : f32
        linalg.yield %110 : f32
      } -> tensor<1x16x1x8xf32>
      %66 = tensor.empty() : tensor<8xf32>
      %expanded_56 = tensor.expand_shape %66 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
      %67 = linalg.fill ins(%cst_5 : f32) outs(%expanded_56 : tensor<1x8xf32>) -> tensor<1x8xf32>
      %68 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%65 : tensor<1x16x1x8xf32>) outs(%67 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %100 = arith.addf %out, %in : f32
        linalg.yield %100 : f32
      } -> tensor<1x8xf32>
      %69 = tensor.empty() : tensor<8xf32>
      %70 = linalg.fill ins(%cst_5 : f32) outs(%69 : tensor<8xf32>) -> tensor<8xf32>
      %71 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "reduction"]} ins(%68 : tensor<1x8xf32>) outs(%70 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %100 = arith.addf %out, %in : f32
        linalg.yield %100 : f32
      } -> tensor<8xf32>
      %72 = tensor.empty() : tensor<8x8xf32>
      %expanded_57 = tensor.expand_shape %72 [[0, 1], [2]] output_shape [1, 8, 8] : tensor<8x8xf32> into tensor<1x8x8xf32>
      %73 = linalg.fill ins(%cst_5 : f32) outs(%expanded_57 : tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
      %74 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%65, %extracted_slice_45 : tensor<1x16x1x8xf32>, tensor<1x16x8xf32>) outs(%73 : tensor<1x8x8xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %100 = arith.mulf %in, %in_66 : f32
        %101 = arith.addf %out, %100 : f32
        linalg.yield %101 : f32
      } -> tensor<1x8x8xf32>
      %75 = tensor.empty() : tensor<16x8xf32>
      %expanded_58 = tensor.expand_shape %75 [[0, 1], [2, 3]] output_shape [1, 16, 1, 8] : tensor<16x8xf32> into tensor<1x16x1x8xf32>
      %76 = linalg.fill ins(%cst_5 : f32) outs(%expanded_58 : tensor<1x16x1x8xf32>) -> tensor<1x16x1x8xf32>
      %expanded_59 = tensor.expand_shape %extracted_slice_44 [[0], [1], [2, 3]] output_shape [1, 8, 1, 8] : tensor<1x8x8xf32> into tensor<1x8x1x8xf32>
      %77 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%65, %expanded_59 : tensor<1x16x1x8xf32>, tensor<1x8x1x8xf32>) outs(%76 : tensor<1x16x1x8xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %100 = arith.mulf %in, %in_66 : f32
        %101 = arith.addf %out, %100 : f32
        linalg.yield %101 : f32
      } -> tensor<1x16x1x8xf32>
      %78 = tensor.empty() : tensor<1x16x1x8xf32>
      %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %77 : tensor<1x16x1x8xf32>, tensor<1x16x1x8xf32>) outs(%78 : tensor<1x16x1x8xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %100 = arith.addf %in, %in_66 : f32
        linalg.yield %100 : f32
      } -> tensor<1x16x1x8xf32>
      %collapsed_60 = tensor.collapse_shape %79 [[0, 1], [2, 3]] : tensor<1x16x1x8xf32> into tensor<16x8xf32>
      %80 = tensor.empty() : tensor<1x8x8xf32>
      %81 = linalg.generic {indexing_maps = [#map24, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<8x8xf32>) outs(%80 : tensor<1x8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x8xf32>
      %82 = tensor.empty() : tensor<1x8x1x8xf32>
      %83 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<1x8x8xf32>) outs(%82 : tensor<1x8x1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x1x8xf32>
      %collapsed_61 = tensor.collapse_shape %83 [[0], [1], [2, 3]] : tensor<1x8x1x8xf32> into tensor<1x8x8xf32>
      %concat = tensor.concat dim(0) %81, %collapsed_61 : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<2x8x8xf32>
      %84 = tensor.empty() : tensor<1x8xf32>
      %85 = linalg.generic {indexing_maps = [#map25, #map7], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<8xf32>) outs(%84 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %86 = tensor.empty() : tensor<1x8xf32>
      %87 = linalg.generic {indexing_maps = [#map25, #map7], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<8xf32>) outs(%86 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %concat_62 = tensor.concat dim(0) %85, %87 : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<2x8xf32>
      %88 = tensor.empty() : tensor<1x2x8x8xf32>
      %89 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<2x8x8xf32>) outs(%88 : tensor<1x2x8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x8x8xf32>
      %extracted_63 = tensor.extract %arg4[] : tensor<i32>
      %90 = arith.index_cast %extracted_63 : i32 to index
      %91 = arith.maxsi %90, %c0 : index
      %92 = arith.minsi %91, %c4 : index
      %inserted_slice = tensor.insert_slice %89 into %arg6[%92, 0, 0, 0] [1, 2, 8, 8] [1, 1, 1, 1] : tensor<1x2x8x8xf32> into tensor<5x2x8x8xf32>
      %93 = tensor.empty() : tensor<1x2x8xf32>
      %94 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat_62 : tensor<2x8xf32>) outs(%93 : tensor<1x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x8xf32>
      %extracted_64 = tensor.extract %arg4[] : tensor<i32>
      %95 = arith.index_cast %extracted_64 : i32 to index
      %96 = arith.maxsi %95, %c0 : index
      %97 = arith.minsi %96, %c4 : index
      %inserted_slice_65 = tensor.insert_slice %94 into %arg7[%97, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<1x2x8xf32> into tensor<5x2x8xf32>
      %98 = tensor.empty() : tensor<i32>
      %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%98 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %100 = arith.addi %in, %c1_i32 : i32
        linalg.yield %100 : i32
      } -> tensor<i32>
      scf.yield %99, %collapsed_60, %inserted_slice, %inserted_slice_65 : tensor<i32>, tensor<16x8xf32>, tensor<5x2x8x8xf32>, tensor<5x2x8xf32>
    }
    %expanded_9 = tensor.expand_shape %arg0 [[0, 1], [2], [3]] output_shape [5, 2, 8, 8] : tensor<10x8x8xf32> into tensor<5x2x8x8xf32>
    %23 = tensor.empty() : tensor<5x2x8x8xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %22#2 : tensor<5x2x8x8xf32>, tensor<5x2x8x8xf32>) outs(%23 : tensor<5x2x8x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %27 = arith.mulf %in_12, %cst : f32
      %28 = arith.subf %in, %27 : f32
      linalg.yield %28 : f32
    } -> tensor<5x2x8x8xf32>
    %collapsed = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<5x2x8x8xf32> into tensor<10x8x8xf32>
    %expanded_10 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [5, 2, 8] : tensor<10x8xf32> into tensor<5x2x8xf32>
    %25 = tensor.empty() : tensor<5x2x8xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10, %22#3 : tensor<5x2x8xf32>, tensor<5x2x8xf32>) outs(%25 : tensor<5x2x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %27 = arith.mulf %in_12, %cst : f32
      %28 = arith.subf %in, %27 : f32
      linalg.yield %28 : f32
    } -> tensor<5x2x8xf32>
    %collapsed_11 = tensor.collapse_shape %26 [[0, 1], [2]] : tensor<5x2x8xf32> into tensor<10x8xf32>
    return %15, %collapsed, %collapsed_11 : tensor<f32>, tensor<10x8x8xf32>, tensor<10x8xf32>
  }
}

