// The rows of %arg2 added up in the rows of two tables that %arg1 says, in f32 and
// in bf16, as the exporter writes it: each element follows the chain of its
// updates, so the bits are those of a processor. A device computes all at once.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @step(%arg0: tensor<12x24xf32>, %arg1: tensor<4x16xi32>, %arg2: tensor<4x16x24xf32>, %arg3: tensor<12x24xbf16>) -> (tensor<12x24xf32>, tensor<12x24xbf16>) attributes {ao.step} {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c64_i32 = arith.constant 64 : i32
    %c12_i32 = arith.constant 12 : i32
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<[11, 0]> : tensor<2xi32>
    %0 = tensor.empty() : tensor<4x16x1x1xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x16xi32>) outs(%0 : tensor<4x16x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x16x1x1xi32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<4x16x1x1xi32> into tensor<4x16x1xi32>
    %2 = tensor.empty() : tensor<4x16x1xi32>
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<4x16x1xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<4x16x1xi32>
    %4 = tensor.empty() : tensor<4x16x2xi32>
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%4 : tensor<4x16x2xi32>) {
    ^bb0(%out: i32):
      %48 = linalg.index 0 : index
      %49 = linalg.index 1 : index
      %50 = linalg.index 2 : index
      %51 = arith.cmpi ult, %50, %c1 : index
      %52 = scf.if %51 -> (i32) {
        %extracted = tensor.extract %collapsed[%48, %49, %50] : tensor<4x16x1xi32>
        scf.yield %extracted : i32
      } else {
        %53 = arith.subi %50, %c1 : index
        %extracted = tensor.extract %3[%48, %49, %53] : tensor<4x16x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %52 : i32
    } -> tensor<4x16x2xi32>
    %collapsed_0 = tensor.collapse_shape %5 [[0, 1], [2]] : tensor<4x16x2xi32> into tensor<64x2xi32>
    %6 = tensor.empty() : tensor<64xi1>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [64, 1] : tensor<64xi1> into tensor<64x1xi1>
    %7 = linalg.fill ins(%true : i1) outs(%expanded : tensor<64x1xi1>) -> tensor<64x1xi1>
    %expanded_1 = tensor.expand_shape %collapsed_0 [[0, 1], [2]] output_shape [64, 1, 2] : tensor<64x2xi32> into tensor<64x1x2xi32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_1, %cst : tensor<64x1x2xi32>, tensor<2xi32>) outs(%7 : tensor<64x1xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %48 = arith.cmpi sle, %in, %in_10 : i32
      %49 = arith.cmpi sge, %in, %c0_i32 : i32
      %50 = arith.andi %49, %48 : i1
      %51 = arith.andi %out, %50 : i1
      linalg.yield %51 : i1
    } -> tensor<64x1xi1>
    %9 = tensor.empty() : tensor<1x1xi32>
    %10 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%9 : tensor<1x1xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<1x1xi32>
    %11 = tensor.empty() : tensor<64x1xi32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<64x1xi1>) outs(%11 : tensor<64x1xi32>) {
    ^bb0(%in: i1, %out: i32):
      %48 = linalg.index 0 : index
      %extracted = tensor.extract %10[%c0, %c0] : tensor<1x1xi32>
      %49 = arith.index_cast %extracted : i32 to index
      %50 = arith.maxsi %49, %c0 : index
      %51 = arith.minsi %50, %c1 : index
      %extracted_10 = tensor.extract %collapsed_0[%48, %51] : tensor<64x2xi32>
      %52 = arith.select %in, %extracted_10, %c12_i32 : i32
      linalg.yield %52 : i32
    } -> tensor<64x1xi32>
    %collapsed_2 = tensor.collapse_shape %12 [[0, 1]] : tensor<64x1xi32> into tensor<64xi32>
    %collapsed_3 = tensor.collapse_shape %arg2 [[0, 1], [2]] : tensor<4x16x24xf32> into tensor<64x24xf32>
    %13 = tensor.empty() : tensor<64xi32>
    %14 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%13 : tensor<64xi32>) {
    ^bb0(%out: i32):
      %48 = linalg.index 0 : index
      %49 = arith.index_cast %48 : index to i32
      linalg.yield %49 : i32
    } -> tensor<64xi32>
    %15 = tensor.empty() : tensor<12xi32>
    %16 = linalg.fill ins(%c2147483647_i32 : i32) outs(%15 : tensor<12xi32>) -> tensor<12xi32>
    %17 = linalg.generic {indexing_maps = [#map7, #map7, #map8], iterator_types = ["parallel", "reduction"]} ins(%collapsed_2, %14 : tensor<64xi32>, tensor<64xi32>) outs(%16 : tensor<12xi32>) {
    ^bb0(%in: i32, %in_10: i32, %out: i32):
      %48 = linalg.index 0 : index
      %49 = arith.index_cast %48 : index to i32
      %50 = arith.cmpi eq, %in, %49 : i32
      %51 = arith.select %50, %in_10, %c64_i32 : i32
      %52 = arith.minsi %out, %51 : i32
      linalg.yield %52 : i32
    } -> tensor<12xi32>
    %18 = tensor.empty() : tensor<64xi32>
    %19 = linalg.fill ins(%c2147483647_i32 : i32) outs(%18 : tensor<64xi32>) -> tensor<64xi32>
    %20 = linalg.generic {indexing_maps = [#map7, #map8, #map7, #map8, #map8], iterator_types = ["parallel", "reduction"]} ins(%collapsed_2, %collapsed_2, %14, %14 : tensor<64xi32>, tensor<64xi32>, tensor<64xi32>, tensor<64xi32>) outs(%19 : tensor<64xi32>) {
    ^bb0(%in: i32, %in_10: i32, %in_11: i32, %in_12: i32, %out: i32):
      %48 = arith.cmpi sgt, %in_11, %in_12 : i32
      %49 = arith.cmpi eq, %in, %in_10 : i32
      %50 = arith.andi %49, %48 : i1
      %51 = arith.select %50, %in_11, %c64_i32 : i32
      %52 = arith.minsi %out, %51 : i32
      linalg.yield %52 : i32
    } -> tensor<64xi32>
    %21 = tensor.empty() : tensor<12x24xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg0, %17 : tensor<12x24xf32>, tensor<12xi32>) outs(%21 : tensor<12x24xf32>) {
    ^bb0(%in: f32, %in_10: i32, %out: f32):
      %48 = linalg.index 1 : index
      %49:2 = scf.while (%arg4 = %in_10, %arg5 = %in) : (i32, f32) -> (i32, f32) {
        %50 = arith.cmpi ult, %arg4, %c64_i32 : i32
        scf.condition(%50) %arg4, %arg5 : i32, f32
      } do {
      ^bb0(%arg4: i32, %arg5: f32):
        %50 = arith.index_cast %arg4 : i32 to index
        %extracted = tensor.extract %collapsed_3[%50, %48] : tensor<64x24xf32>
        %51 = arith.addf %arg5, %extracted : f32
        %extracted_11 = tensor.extract %20[%50] : tensor<64xi32>
        scf.yield %extracted_11, %51 : i32, f32
      }
      linalg.yield %49#1 : f32
    } -> tensor<12x24xf32>
    %23 = tensor.empty() : tensor<4x16x24xbf16>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x16x24xf32>) outs(%23 : tensor<4x16x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<4x16x24xbf16>
    %25 = tensor.empty() : tensor<4x16x1x1xi32>
    %26 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x16xi32>) outs(%25 : tensor<4x16x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x16x1x1xi32>
    %collapsed_4 = tensor.collapse_shape %26 [[0], [1, 2], [3]] : tensor<4x16x1x1xi32> into tensor<4x16x1xi32>
    %27 = tensor.empty() : tensor<4x16x1xi32>
    %28 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%27 : tensor<4x16x1xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<4x16x1xi32>
    %29 = tensor.empty() : tensor<4x16x2xi32>
    %30 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%29 : tensor<4x16x2xi32>) {
    ^bb0(%out: i32):
      %48 = linalg.index 0 : index
      %49 = linalg.index 1 : index
      %50 = linalg.index 2 : index
      %51 = arith.cmpi ult, %50, %c1 : index
      %52 = scf.if %51 -> (i32) {
        %extracted = tensor.extract %collapsed_4[%48, %49, %50] : tensor<4x16x1xi32>
        scf.yield %extracted : i32
      } else {
        %53 = arith.subi %50, %c1 : index
        %extracted = tensor.extract %28[%48, %49, %53] : tensor<4x16x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %52 : i32
    } -> tensor<4x16x2xi32>
    %collapsed_5 = tensor.collapse_shape %30 [[0, 1], [2]] : tensor<4x16x2xi32> into tensor<64x2xi32>
    %31 = tensor.empty() : tensor<64xi1>
    %expanded_6 = tensor.expand_shape %31 [[0, 1]] output_shape [64, 1] : tensor<64xi1> into tensor<64x1xi1>
    %32 = linalg.fill ins(%true : i1) outs(%expanded_6 : tensor<64x1xi1>) -> tensor<64x1xi1>
    %expanded_7 = tensor.expand_shape %collapsed_5 [[0, 1], [2]] output_shape [64, 1, 2] : tensor<64x2xi32> into tensor<64x1x2xi32>
    %33 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_7, %cst : tensor<64x1x2xi32>, tensor<2xi32>) outs(%32 : tensor<64x1xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %48 = arith.cmpi sle, %in, %in_10 : i32
      %49 = arith.cmpi sge, %in, %c0_i32 : i32
      %50 = arith.andi %49, %48 : i1
      %51 = arith.andi %out, %50 : i1
      linalg.yield %51 : i1
    } -> tensor<64x1xi1>
    %34 = tensor.empty() : tensor<1x1xi32>
    %35 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%34 : tensor<1x1xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<1x1xi32>
    %36 = tensor.empty() : tensor<64x1xi32>
    %37 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<64x1xi1>) outs(%36 : tensor<64x1xi32>) {
    ^bb0(%in: i1, %out: i32):
      %48 = linalg.index 0 : index
      %extracted = tensor.extract %35[%c0, %c0] : tensor<1x1xi32>
      %49 = arith.index_cast %extracted : i32 to index
      %50 = arith.maxsi %49, %c0 : index
      %51 = arith.minsi %50, %c1 : index
      %extracted_10 = tensor.extract %collapsed_5[%48, %51] : tensor<64x2xi32>
      %52 = arith.select %in, %extracted_10, %c12_i32 : i32
      linalg.yield %52 : i32
    } -> tensor<64x1xi32>
    %collapsed_8 = tensor.collapse_shape %37 [[0, 1]] : tensor<64x1xi32> into tensor<64xi32>
    %collapsed_9 = tensor.collapse_shape %24 [[0, 1], [2]] : tensor<4x16x24xbf16> into tensor<64x24xbf16>
    %38 = tensor.empty() : tensor<64xi32>
    %39 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%38 : tensor<64xi32>) {
    ^bb0(%out: i32):
      %48 = linalg.index 0 : index
      %49 = arith.index_cast %48 : index to i32
      linalg.yield %49 : i32
    } -> tensor<64xi32>
    %40 = tensor.empty() : tensor<12xi32>
    %41 = linalg.fill ins(%c2147483647_i32 : i32) outs(%40 : tensor<12xi32>) -> tensor<12xi32>
    %42 = linalg.generic {indexing_maps = [#map7, #map7, #map8], iterator_types = ["parallel", "reduction"]} ins(%collapsed_8, %39 : tensor<64xi32>, tensor<64xi32>) outs(%41 : tensor<12xi32>) {
    ^bb0(%in: i32, %in_10: i32, %out: i32):
      %48 = linalg.index 0 : index
      %49 = arith.index_cast %48 : index to i32
      %50 = arith.cmpi eq, %in, %49 : i32
      %51 = arith.select %50, %in_10, %c64_i32 : i32
      %52 = arith.minsi %out, %51 : i32
      linalg.yield %52 : i32
    } -> tensor<12xi32>
    %43 = tensor.empty() : tensor<64xi32>
    %44 = linalg.fill ins(%c2147483647_i32 : i32) outs(%43 : tensor<64xi32>) -> tensor<64xi32>
    %45 = linalg.generic {indexing_maps = [#map7, #map8, #map7, #map8, #map8], iterator_types = ["parallel", "reduction"]} ins(%collapsed_8, %collapsed_8, %39, %39 : tensor<64xi32>, tensor<64xi32>, tensor<64xi32>, tensor<64xi32>) outs(%44 : tensor<64xi32>) {
    ^bb0(%in: i32, %in_10: i32, %in_11: i32, %in_12: i32, %out: i32):
      %48 = arith.cmpi sgt, %in_11, %in_12 : i32
      %49 = arith.cmpi eq, %in, %in_10 : i32
      %50 = arith.andi %49, %48 : i1
      %51 = arith.select %50, %in_11, %c64_i32 : i32
      %52 = arith.minsi %out, %51 : i32
      linalg.yield %52 : i32
    } -> tensor<64xi32>
    %46 = tensor.empty() : tensor<12x24xbf16>
    %47 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg3, %42 : tensor<12x24xbf16>, tensor<12xi32>) outs(%46 : tensor<12x24xbf16>) {
    ^bb0(%in: bf16, %in_10: i32, %out: bf16):
      %48 = linalg.index 1 : index
      %49:2 = scf.while (%arg4 = %in_10, %arg5 = %in) : (i32, bf16) -> (i32, bf16) {
        %50 = arith.cmpi ult, %arg4, %c64_i32 : i32
        scf.condition(%50) %arg4, %arg5 : i32, bf16
      } do {
      ^bb0(%arg4: i32, %arg5: bf16):
        %50 = arith.index_cast %arg4 : i32 to index
        %extracted = tensor.extract %collapsed_9[%50, %48] : tensor<64x24xbf16>
        %51 = arith.addf %arg5, %extracted : bf16
        %extracted_11 = tensor.extract %45[%50] : tensor<64xi32>
        scf.yield %extracted_11, %51 : i32, bf16
      }
      linalg.yield %49#1 : bf16
    } -> tensor<12x24xbf16>
    return %22, %47 : tensor<12x24xf32>, tensor<12x24xbf16>
  }
}

