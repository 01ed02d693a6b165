// Residuals in host memory take what is live at once: of three, of which one is
// needed by the loops of two others, the predicted peak is the one measured, and
// a plan is found for just that budget.
//
// REQUIRES: ao-run
// RUN: ao-run %s --strategy=planned -O0 --machine=%ao_src_root/examples/small-device.json --device-memory-budget=204804 \
// RUN:   --host-memory-budget=49152 --json=%t.json | FileCheck %s --check-prefix=TABLE
// RUN: FileCheck %s --input-file=%t.json --check-prefix=JSON
// RUN: not ao-run %s --strategy=planned -O0 --machine=%ao_src_root/examples/small-device.json --device-memory-budget=204804 \
// RUN:   --host-memory-budget=49151 2>&1 | FileCheck %s --check-prefix=SHORT
//
// TABLE: {{^}}planned {{ *}}204804 {{ *}}204804 {{ *}}49152
// TABLE: planned: 4 stacked residuals offloaded slice by slice
// JSON: "predicted":{{.*}}"peak_host_bytes":{{ *}}49152,{{ *}}"peak_pinned_bytes":{{ *}}49152
// JSON: "peak_host_bytes":{{ *}}49152
// SHORT: no plan fits the device memory budget of 204804 bytes, besides {{[0-9]+}} bytes of host memory for stacked residuals
#loc2 = loc("0")
#loc3 = loc("2")
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map10 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
module {
  func.func @train_step(%arg0: tensor<4x4x32x32xf32> loc("0"), %arg1: tensor<64x32xf32> loc("2")) -> (tensor<f32>, tensor<4x4x32x32xf32>) attributes {ao.step} {
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant 4.8828125E-4 : f32
    %cst_0 = arith.constant -1.000000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 2.048000e+03 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_5 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<4x64x32xf32> loc(#loc4)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<4x64x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<4x64x32xf32> loc(#loc4)
    %2:3 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %cst_5, %arg4 = %arg1, %arg5 = %1) -> (tensor<i32>, tensor<64x32xf32>, tensor<4x64x32xf32>) {
      %extracted = tensor.extract %arg3[] : tensor<i32> loc(#loc6)
      %15 = arith.index_cast %extracted : i32 to index loc(#loc6)
      %16 = arith.maxsi %15, %c0 : index loc(#loc6)
      %17 = arith.minsi %16, %c3 : index loc(#loc6)
      %extracted_slice = tensor.extract_slice %arg0[%17, 0, 0, 0] [1, 4, 32, 32] [1, 1, 1, 1] : tensor<4x4x32x32xf32> to tensor<1x4x32x32xf32> loc(#loc6)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x4x32x32xf32> into tensor<4x32x32xf32> loc(#loc7)
      %18:2 = scf.for %arg6 = %c0 to %c4 step %c1 iter_args(%arg7 = %cst_5, %arg8 = %arg4) -> (tensor<i32>, tensor<64x32xf32>) {
        %extracted_7 = tensor.extract %arg7[] : tensor<i32> loc(#loc9)
        %26 = arith.index_cast %extracted_7 : i32 to index loc(#loc9)
        %27 = arith.maxsi %26, %c0 : index loc(#loc9)
        %28 = arith.minsi %27, %c3 : index loc(#loc9)
        %extracted_slice_8 = tensor.extract_slice %collapsed[%28, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc9)
        %29 = tensor.empty() : tensor<64x32xf32> loc(#loc10)
        %30 = linalg.fill ins(%cst_4 : f32) outs(%29 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc10)
        %expanded = tensor.expand_shape %arg8 [[0], [1, 2]] output_shape [64, 1, 32] : tensor<64x32xf32> into tensor<64x1x32xf32> loc(#loc10)
        %31 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded, %extracted_slice_8 : tensor<64x1x32xf32>, tensor<1x32x32xf32>) outs(%30 : tensor<64x32xf32>) {
        ^bb0(%in: f32, %in_9: f32, %out: f32):
          %36 = arith.mulf %in, %in_9 : f32
          %37 = arith.addf %out, %36 : f32
          linalg.yield %37 : f32
        } -> tensor<64x32xf32> loc(#loc10)
        %32 = tensor.empty() : tensor<64x32xf32> loc(#loc11)
        %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%31, %arg8 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%32 : tensor<64x32xf32>) {
        ^bb0(%in: f32, %in_9: f32, %out: f32):
          %36 = math.tanh %in : f32
          %37 = arith.addf %36, %in_9 : f32
          linalg.yield %37 : f32
        } -> tensor<64x32xf32> loc(#loc11)
        %34 = tensor.empty() : tensor<i32> loc(#loc12)
        %35 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%34 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %36 = arith.addi %in, %c1_i32 : i32
          linalg.yield %36 : i32
        } -> tensor<i32> loc(#loc12)
        scf.yield %35, %33 : tensor<i32>, tensor<64x32xf32>
      } loc(#loc8)
      %19 = tensor.empty() : tensor<1x64x32xf32> loc(#loc13)
      %20 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<64x32xf32>) outs(%19 : tensor<1x64x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x64x32xf32> loc(#loc13)
      %extracted_6 = tensor.extract %arg3[] : tensor<i32> loc(#loc14)
      %21 = arith.index_cast %extracted_6 : i32 to index loc(#loc14)
      %22 = arith.maxsi %21, %c0 : index loc(#loc14)
      %23 = arith.minsi %22, %c3 : index loc(#loc14)
      %inserted_slice = tensor.insert_slice %20 into %arg5[%23, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<1x64x32xf32> into tensor<4x64x32xf32> loc(#loc14)
      %24 = tensor.empty() : tensor<i32> loc(#loc15)
      %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%24 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %26 = arith.addi %in, %c1_i32 : i32
        linalg.yield %26 : i32
      } -> tensor<i32> loc(#loc15)
      scf.yield %25, %18#1, %inserted_slice : tensor<i32>, tensor<64x32xf32>, tensor<4x64x32xf32>
    } loc(#loc5)
    %3 = tensor.empty() : tensor<f32> loc(#loc16)
    %4 = linalg.fill ins(%cst_4 : f32) outs(%3 : tensor<f32>) -> tensor<f32> loc(#loc16)
    %5 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction", "reduction"]} ins(%2#1 : tensor<64x32xf32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.mulf %in, %in : f32
      %16 = arith.addf %out, %15 : f32
      linalg.yield %16 : f32
    } -> tensor<f32> loc(#loc16)
    %6 = tensor.empty() : tensor<f32> loc(#loc17)
    %7 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%5 : tensor<f32>) outs(%6 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.divf %in, %cst_2 : f32
      linalg.yield %15 : f32
    } -> tensor<f32> loc(#loc17)
    %8 = tensor.empty() : tensor<64x32xf32> loc(#loc18)
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%2#1 : tensor<64x32xf32>) outs(%8 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.mulf %in, %cst_3 : f32
      %16 = arith.mulf %15, %cst : f32
      linalg.yield %16 : f32
    } -> tensor<64x32xf32> loc(#loc18)
    %10 = tensor.empty() : tensor<4x4x32x32xf32> loc(#loc19)
    %11 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%10 : tensor<4x4x32x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<4x4x32x32xf32> loc(#loc19)
    %12:3 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %cst_5, %arg4 = %9, %arg5 = %11) -> (tensor<i32>, tensor<64x32xf32>, tensor<4x4x32x32xf32>) {
      %15 = tensor.empty() : tensor<i32> loc(#loc21)
      %16 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%15 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %34 = arith.subi %c3_i32, %in : i32
        linalg.yield %34 : i32
      } -> tensor<i32> loc(#loc21)
      %extracted = tensor.extract %16[] : tensor<i32> loc(#loc22)
      %17 = arith.index_cast %extracted : i32 to index loc(#loc22)
      %18 = arith.maxsi %17, %c0 : index loc(#loc22)
      %19 = arith.minsi %18, %c3 : index loc(#loc22)
      %extracted_slice = tensor.extract_slice %2#2[%19, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<4x64x32xf32> to tensor<1x64x32xf32> loc(#loc22)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x64x32xf32> into tensor<64x32xf32> loc(#loc23)
      %extracted_6 = tensor.extract %16[] : tensor<i32> loc(#loc24)
      %20 = arith.index_cast %extracted_6 : i32 to index loc(#loc24)
      %21 = arith.maxsi %20, %c0 : index loc(#loc24)
      %22 = arith.minsi %21, %c3 : index loc(#loc24)
      %extracted_slice_7 = tensor.extract_slice %arg0[%22, 0, 0, 0] [1, 4, 32, 32] [1, 1, 1, 1] : tensor<4x4x32x32xf32> to tensor<1x4x32x32xf32> loc(#loc24)
      %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2], [3]] : tensor<1x4x32x32xf32> into tensor<4x32x32xf32> loc(#loc25)
      %23:3 = scf.for %arg6 = %c0 to %c4 step %c1 iter_args(%arg7 = %cst_5, %arg8 = %collapsed, %arg9 = %1) -> (tensor<i32>, tensor<64x32xf32>, tensor<4x64x32xf32>) {
        %extracted_10 = tensor.extract %arg7[] : tensor<i32> loc(#loc27)
        %34 = arith.index_cast %extracted_10 : i32 to index loc(#loc27)
        %35 = arith.maxsi %34, %c0 : index loc(#loc27)
        %36 = arith.minsi %35, %c3 : index loc(#loc27)
        %extracted_slice_11 = tensor.extract_slice %collapsed_8[%36, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc27)
        %37 = tensor.empty() : tensor<64x32xf32> loc(#loc28)
        %38 = linalg.fill ins(%cst_4 : f32) outs(%37 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc28)
        %expanded = tensor.expand_shape %arg8 [[0], [1, 2]] output_shape [64, 1, 32] : tensor<64x32xf32> into tensor<64x1x32xf32> loc(#loc28)
        %39 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded, %extracted_slice_11 : tensor<64x1x32xf32>, tensor<1x32x32xf32>) outs(%38 : tensor<64x32xf32>) {
        ^bb0(%in: f32, %in_14: f32, %out: f32):
          %49 = arith.mulf %in, %in_14 : f32
          %50 = arith.addf %out, %49 : f32
          linalg.yield %50 : f32
        } -> tensor<64x32xf32> loc(#loc28)
        %40 = tensor.empty() : tensor<64x32xf32> loc(#loc29)
        %41 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%39, %arg8 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%40 : tensor<64x32xf32>) {
        ^bb0(%in: f32, %in_14: f32, %out: f32):
          %49 = math.tanh %in : f32
          %50 = arith.addf %49, %in_14 : f32
          linalg.yield %50 : f32
        } -> tensor<64x32xf32> loc(#loc29)
        %42 = tensor.empty() : tensor<1x64x32xf32> loc(#loc30)
        %43 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8 : tensor<64x32xf32>) outs(%42 : tensor<1x64x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x64x32xf32> loc(#loc30)
        %extracted_12 = tensor.extract %arg7[] : tensor<i32> loc(#loc31)
        %44 = arith.index_cast %extracted_12 : i32 to index loc(#loc31)
        %45 = arith.maxsi %44, %c0 : index loc(#loc31)
        %46 = arith.minsi %45, %c3 : index loc(#loc31)
        %inserted_slice_13 = tensor.insert_slice %43 into %arg9[%46, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<1x64x32xf32> into tensor<4x64x32xf32> loc(#loc31)
        %47 = tensor.empty() : tensor<i32> loc(#loc32)
        %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%47 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %49 = arith.addi %in, %c1_i32 : i32
          linalg.yield %49 : i32
        } -> tensor<i32> loc(#loc32)
        scf.yield %48, %41, %inserted_slice_13 : tensor<i32>, tensor<64x32xf32>, tensor<4x64x32xf32>
      } loc(#loc26)
      %24 = tensor.empty() : tensor<4x32x32xf32> loc(#loc33)
      %25 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%24 : tensor<4x32x32xf32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_4 : f32
      } -> tensor<4x32x32xf32> loc(#loc33)
      %26:3 = scf.for %arg6 = %c0 to %c4 step %c1 iter_args(%arg7 = %cst_5, %arg8 = %arg4, %arg9 = %25) -> (tensor<i32>, tensor<64x32xf32>, tensor<4x32x32xf32>) {
        %34 = tensor.empty() : tensor<i32> loc(#loc35)
        %35 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%34 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %62 = arith.subi %c3_i32, %in : i32
          linalg.yield %62 : i32
        } -> tensor<i32> loc(#loc35)
        %extracted_10 = tensor.extract %35[] : tensor<i32> loc(#loc36)
        %36 = arith.index_cast %extracted_10 : i32 to index loc(#loc36)
        %37 = arith.maxsi %36, %c0 : index loc(#loc36)
        %38 = arith.minsi %37, %c3 : index loc(#loc36)
        %extracted_slice_11 = tensor.extract_slice %23#2[%38, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<4x64x32xf32> to tensor<1x64x32xf32> loc(#loc36)
        %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2]] : tensor<1x64x32xf32> into tensor<64x32xf32> loc(#loc37)
        %extracted_13 = tensor.extract %35[] : tensor<i32> loc(#loc38)
        %39 = arith.index_cast %extracted_13 : i32 to index loc(#loc38)
        %40 = arith.maxsi %39, %c0 : index loc(#loc38)
        %41 = arith.minsi %40, %c3 : index loc(#loc38)
        %extracted_slice_14 = tensor.extract_slice %collapsed_8[%41, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc38)
        %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32> loc(#loc39)
        %42 = tensor.empty() : tensor<64x32xf32> loc(#loc40)
        %43 = linalg.fill ins(%cst_4 : f32) outs(%42 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc40)
        %44 = linalg.matmul ins(%collapsed_12, %collapsed_15 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%43 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc40)
        %45 = tensor.empty() : tensor<64x32xf32> loc(#loc41)
        %46 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg8, %44 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%45 : tensor<64x32xf32>) {
        ^bb0(%in: f32, %in_18: f32, %out: f32):
          %62 = math.tanh %in_18 : f32
          %63 = arith.subf %cst_1, %62 : f32
          %64 = arith.mulf %in, %63 : f32
          %65 = arith.mulf %64, %62 : f32
          %66 = arith.addf %64, %65 : f32
          linalg.yield %66 : f32
        } -> tensor<64x32xf32> loc(#loc41)
        %47 = tensor.empty() : tensor<32x32xf32> loc(#loc42)
        %48 = linalg.fill ins(%cst_4 : f32) outs(%47 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc42)
        %49 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46, %collapsed_12 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%48 : tensor<32x32xf32>) {
        ^bb0(%in: f32, %in_18: f32, %out: f32):
          %62 = arith.mulf %in, %in_18 : f32
          %63 = arith.addf %out, %62 : f32
          linalg.yield %63 : f32
        } -> tensor<32x32xf32> loc(#loc42)
        %50 = tensor.empty() : tensor<64x32xf32> loc(#loc43)
        %51 = linalg.fill ins(%cst_4 : f32) outs(%50 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc43)
        %52 = linalg.generic {indexing_maps = [#map12, #map6, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46, %collapsed_15 : tensor<64x32xf32>, tensor<32x32xf32>) outs(%51 : tensor<64x32xf32>) {
        ^bb0(%in: f32, %in_18: f32, %out: f32):
          %62 = arith.mulf %in, %in_18 : f32
          %63 = arith.addf %out, %62 : f32
          linalg.yield %63 : f32
        } -> tensor<64x32xf32> loc(#loc43)
        %53 = tensor.empty() : tensor<64x32xf32> loc(#loc44)
        %54 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg8, %52 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%53 : tensor<64x32xf32>) {
        ^bb0(%in: f32, %in_18: f32, %out: f32):
          %62 = arith.addf %in, %in_18 : f32
          linalg.yield %62 : f32
        } -> tensor<64x32xf32> loc(#loc44)
        %55 = tensor.empty() : tensor<1x32x32xf32> loc(#loc45)
        %56 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<32x32xf32>) outs(%55 : tensor<1x32x32xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<1x32x32xf32> loc(#loc45)
        %extracted_16 = tensor.extract %35[] : tensor<i32> loc(#loc46)
        %57 = arith.index_cast %extracted_16 : i32 to index loc(#loc46)
        %58 = arith.maxsi %57, %c0 : index loc(#loc46)
        %59 = arith.minsi %58, %c3 : index loc(#loc46)
        %inserted_slice_17 = tensor.insert_slice %56 into %arg9[%59, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc46)
        %60 = tensor.empty() : tensor<i32> loc(#loc47)
        %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%60 : tensor<i32>) {
        ^bb0(%in: i32, %out: i32):
          %62 = arith.addi %in, %c1_i32 : i32
          linalg.yield %62 : i32
        } -> tensor<i32> loc(#loc47)
        scf.yield %61, %54, %inserted_slice_17 : tensor<i32>, tensor<64x32xf32>, tensor<4x32x32xf32>
      } loc(#loc34)
      %27 = tensor.empty() : tensor<1x4x32x32xf32> loc(#loc48)
      %28 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26#2 : tensor<4x32x32xf32>) outs(%27 : tensor<1x4x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x32x32xf32> loc(#loc48)
      %extracted_9 = tensor.extract %16[] : tensor<i32> loc(#loc49)
      %29 = arith.index_cast %extracted_9 : i32 to index loc(#loc49)
      %30 = arith.maxsi %29, %c0 : index loc(#loc49)
      %31 = arith.minsi %30, %c3 : index loc(#loc49)
      %inserted_slice = tensor.insert_slice %28 into %arg5[%31, 0, 0, 0] [1, 4, 32, 32] [1, 1, 1, 1] : tensor<1x4x32x32xf32> into tensor<4x4x32x32xf32> loc(#loc49)
      %32 = tensor.empty() : tensor<i32> loc(#loc50)
      %33 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%32 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %34 = arith.addi %in, %c1_i32 : i32
        linalg.yield %34 : i32
      } -> tensor<i32> loc(#loc50)
      scf.yield %33, %26#1, %inserted_slice : tensor<i32>, tensor<64x32xf32>, tensor<4x4x32x32xf32>
    } loc(#loc20)
    %13 = tensor.empty() : tensor<4x4x32x32xf32> loc(#loc51)
    %14 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %12#2 : tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) outs(%13 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %15 = arith.mulf %in_6, %cst_0 : f32
      %16 = arith.addf %in, %15 : f32
      linalg.yield %16 : f32
    } -> tensor<4x4x32x32xf32> loc(#loc51)
    return %7, %14 : tensor<f32>, tensor<4x4x32x32xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc4 = loc("<lambda>/broadcast_in_dim")
#loc5 = loc("<lambda>/while")
#loc6 = loc("<lambda>/while/dynamic_index_in_dim/dynamic_slice")
#loc7 = loc("<lambda>/while/dynamic_index_in_dim/squeeze")
#loc8 = loc("<lambda>/while/closed_call:/while")
#loc9 = loc("<lambda>/while/closed_call:/while/dynamic_index_in_dim/dynamic_slice")
#loc10 = loc("<lambda>/while/closed_call:/while/checkpoint/dot_general")
#loc11 = loc("<lambda>/while/closed_call:/while/checkpoint/add")
#loc12 = loc("<lambda>/while/closed_call:/while/add")
#loc13 = loc("<lambda>/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc14 = loc("<lambda>/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc15 = loc("<lambda>/while/add")
#loc16 = loc("<lambda>/reduce_sum")
#loc17 = loc("<lambda>/div")
#loc18 = loc("bwd/<lambda>/mul")
#loc19 = loc("bwd/<lambda>/broadcast_in_dim.1")
#loc20 = loc("bwd/<lambda>/while")
#loc21 = loc("bwd/<lambda>/while/sub.1")
#loc22 = loc("bwd/<lambda>/while/dynamic_index_in_dim/dynamic_slice")
#loc23 = loc("bwd/<lambda>/while/dynamic_index_in_dim/squeeze")
#loc24 = loc("bwd/<lambda>/while/dynamic_index_in_dim/dynamic_slice.1")
#loc25 = loc("bwd/<lambda>/while/dynamic_index_in_dim/squeeze.1")
#loc26 = loc("bwd/<lambda>/while/checkpoint/rematted_computation/while")
#loc27 = loc("bwd/<lambda>/while/checkpoint/rematted_computation/while/dynamic_index_in_dim/dynamic_slice")
#loc28 = loc("bwd/<lambda>/while/checkpoint/rematted_computation/while/dot_general")
#loc29 = loc("bwd/<lambda>/while/checkpoint/rematted_computation/while/add")
#loc30 = loc("bwd/<lambda>/while/checkpoint/rematted_computation/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc31 = loc("bwd/<lambda>/while/checkpoint/rematted_computation/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc32 = loc("bwd/<lambda>/while/checkpoint/rematted_computation/while/add.1")
#loc33 = loc("bwd/<lambda>/while/checkpoint/broadcast_in_dim")
#loc34 = loc("bwd/<lambda>/while/checkpoint/while")
#loc35 = loc("bwd/<lambda>/while/checkpoint/while/sub.1")
#loc36 = loc("bwd/<lambda>/while/checkpoint/while/dynamic_index_in_dim/dynamic_slice")
#loc37 = loc("bwd/<lambda>/while/checkpoint/while/dynamic_index_in_dim/squeeze")
#loc38 = loc("bwd/<lambda>/while/checkpoint/while/dynamic_index_in_dim/dynamic_slice.1")
#loc39 = loc("bwd/<lambda>/while/checkpoint/while/dynamic_index_in_dim/squeeze.1")
#loc40 = loc("bwd/<lambda>/while/checkpoint/while/checkpoint/rematted_computation/dot_general")
#loc41 = loc("bwd/<lambda>/while/checkpoint/while/checkpoint/add_any")
#loc42 = loc("bwd/<lambda>/while/checkpoint/while/checkpoint/dot_general")
#loc43 = loc("bwd/<lambda>/while/checkpoint/while/checkpoint/dot_general.1")
#loc44 = loc("bwd/<lambda>/while/checkpoint/while/checkpoint/add_any.1")
#loc45 = loc("bwd/<lambda>/while/checkpoint/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc46 = loc("bwd/<lambda>/while/checkpoint/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc47 = loc("bwd/<lambda>/while/checkpoint/while/add")
#loc48 = loc("bwd/<lambda>/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc49 = loc("bwd/<lambda>/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc50 = loc("bwd/<lambda>/while/add")
#loc51 = loc("<lambda>/add")
