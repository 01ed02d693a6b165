// Made by utils/export_jax.py; see test/Models/README.md.
// --model unet --form joint --dialect linalg --layers 4 --width 32 --sequence 16 --batch 2 --vocab 64 --dtype f32 --scan
#loc2 = loc("down")
#loc3 = loc("embedding")
#loc4 = loc("head")
#loc5 = loc("up")
#loc6 = loc("labels")
#loc7 = loc("tokens")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d4, d5)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map15 = affine_map<(d0, d1, d2) -> ()>
#map16 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d0)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map26 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d5)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d2, d3, 0)>
#map31 = affine_map<(d0, d1) -> (d0, d1)>
#map32 = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @train_step(%arg0: tensor<4x32x32xf32> loc("down"), %arg1: tensor<64x32xf32> loc("embedding"), %arg2: tensor<32x64xf32> loc("head"), %arg3: tensor<4x32x32xf32> loc("up"), %arg4: tensor<2x16xi32> loc("labels"), %arg5: tensor<2x16xi32> loc("tokens")) -> (tensor<f32>, tensor<4x32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<4x32x32xf32>) attributes {ao.step} {
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant -3.125000e-02 : f32
    %false = arith.constant false
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 3.200000e+01 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c63 = arith.constant 63 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_4 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x16x1xi32> loc(#loc8)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<2x16xi32>) outs(%0 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32> loc(#loc8)
    %2 = tensor.empty() : tensor<2x16x32xf32> loc(#loc9)
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<2x16x32xf32>) {
    ^bb0(%out: f32):
      %67 = linalg.index 0 : index
      %68 = linalg.index 1 : index
      %69 = linalg.index 2 : index
      %extracted = tensor.extract %1[%67, %68, %c0] : tensor<2x16x1xi32>
      %70 = arith.index_cast %extracted : i32 to index
      %71 = arith.maxsi %70, %c0 : index
      %72 = arith.minsi %71, %c63 : index
      %extracted_6 = tensor.extract %arg1[%72, %69] : tensor<64x32xf32>
      linalg.yield %extracted_6 : f32
    } -> tensor<2x16x32xf32> loc(#loc9)
    %4 = tensor.empty() : tensor<2x16x32xf32> loc(#loc10)
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%4 : tensor<2x16x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<2x16x32xf32> loc(#loc10)
    %6 = tensor.empty() : tensor<4x2x16x32xf32> loc(#loc11)
    %7 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%6 : tensor<4x2x16x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<4x2x16x32xf32> loc(#loc11)
    %8 = tensor.empty() : tensor<4x2x16x32xi1> loc(#loc12)
    %9 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%8 : tensor<4x2x16x32xi1>) {
    ^bb0(%out: i1):
      linalg.yield %false : i1
    } -> tensor<4x2x16x32xi1> loc(#loc12)
    %10:5 = scf.for %arg6 = %c0 to %c4 step %c1 iter_args(%arg7 = %cst_4, %arg8 = %3, %arg9 = %7, %arg10 = %7, %arg11 = %9) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xi1>) {
      %extracted = tensor.extract %arg7[] : tensor<i32> loc(#loc14)
      %67 = arith.index_cast %extracted : i32 to index loc(#loc14)
      %68 = arith.maxsi %67, %c0 : index loc(#loc14)
      %69 = arith.minsi %68, %c3 : index loc(#loc14)
      %extracted_slice = tensor.extract_slice %arg0[%69, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc14)
      %70 = tensor.empty() : tensor<2x16x32xf32> loc(#loc15)
      %71 = linalg.fill ins(%cst_3 : f32) outs(%70 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc15)
      %expanded_6 = tensor.expand_shape %arg8 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc15)
      %72 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_6, %extracted_slice : tensor<2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%71 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %92 = arith.mulf %in, %in_12 : f32
        %93 = arith.addf %out, %92 : f32
        linalg.yield %93 : f32
      } -> tensor<2x16x32xf32> loc(#loc15)
      %73 = tensor.empty() : tensor<2x16x32xf32> loc(#loc16)
      %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %5 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%73 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %92 = arith.maximumf %in, %in_12 : f32
        linalg.yield %92 : f32
      } -> tensor<2x16x32xf32> loc(#loc16)
      %75 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc17)
      %76 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x16x32xf32>) outs(%75 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc17)
      %extracted_7 = tensor.extract %arg7[] : tensor<i32> loc(#loc18)
      %77 = arith.index_cast %extracted_7 : i32 to index loc(#loc18)
      %78 = arith.maxsi %77, %c0 : index loc(#loc18)
      %79 = arith.minsi %78, %c3 : index loc(#loc18)
      %inserted_slice = tensor.insert_slice %76 into %arg9[%79, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc18)
      %80 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc19)
      %81 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8 : tensor<2x16x32xf32>) outs(%80 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc19)
      %extracted_8 = tensor.extract %arg7[] : tensor<i32> loc(#loc20)
      %82 = arith.index_cast %extracted_8 : i32 to index loc(#loc20)
      %83 = arith.maxsi %82, %c0 : index loc(#loc20)
      %84 = arith.minsi %83, %c3 : index loc(#loc20)
      %inserted_slice_9 = tensor.insert_slice %81 into %arg10[%84, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc20)
      %85 = tensor.empty() : tensor<1x2x16x32xi1> loc(#loc21)
      %86 = linalg.generic {indexing_maps = [#map6, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %5 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%85 : tensor<1x2x16x32xi1>) {
      ^bb0(%in: f32, %in_12: f32, %out: i1):
        %92 = arith.cmpf ogt, %in, %in_12 : f32
        linalg.yield %92 : i1
      } -> tensor<1x2x16x32xi1> loc(#loc21)
      %extracted_10 = tensor.extract %arg7[] : tensor<i32> loc(#loc22)
      %87 = arith.index_cast %extracted_10 : i32 to index loc(#loc22)
      %88 = arith.maxsi %87, %c0 : index loc(#loc22)
      %89 = arith.minsi %88, %c3 : index loc(#loc22)
      %inserted_slice_11 = tensor.insert_slice %86 into %arg11[%89, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xi1> into tensor<4x2x16x32xi1> loc(#loc22)
      %90 = tensor.empty() : tensor<i32> loc(#loc23)
      %91 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%90 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %92 = arith.addi %in, %c1_i32 : i32
        linalg.yield %92 : i32
      } -> tensor<i32> loc(#loc23)
      scf.yield %91, %74, %inserted_slice, %inserted_slice_9, %inserted_slice_11 : tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xi1>
    } loc(#loc13)
    %11:4 = scf.for %arg6 = %c0 to %c4 step %c1 iter_args(%arg7 = %cst_4, %arg8 = %10#1, %arg9 = %7, %arg10 = %9) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xi1>) {
      %67 = tensor.empty() : tensor<i32> loc(#loc25)
      %68 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%67 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %94 = arith.subi %c3_i32, %in : i32
        linalg.yield %94 : i32
      } -> tensor<i32> loc(#loc25)
      %extracted = tensor.extract %68[] : tensor<i32> loc(#loc26)
      %69 = arith.index_cast %extracted : i32 to index loc(#loc26)
      %70 = arith.maxsi %69, %c0 : index loc(#loc26)
      %71 = arith.minsi %70, %c3 : index loc(#loc26)
      %extracted_slice = tensor.extract_slice %arg3[%71, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc26)
      %extracted_6 = tensor.extract %68[] : tensor<i32> loc(#loc27)
      %72 = arith.index_cast %extracted_6 : i32 to index loc(#loc27)
      %73 = arith.maxsi %72, %c0 : index loc(#loc27)
      %74 = arith.minsi %73, %c3 : index loc(#loc27)
      %extracted_slice_7 = tensor.extract_slice %10#2[%74, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc27)
      %75 = tensor.empty() : tensor<2x16x32xf32> loc(#loc28)
      %expanded_8 = tensor.expand_shape %75 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc28)
      %76 = linalg.fill ins(%cst_3 : f32) outs(%expanded_8 : tensor<1x2x16x32xf32>) -> tensor<1x2x16x32xf32> loc(#loc28)
      %expanded_9 = tensor.expand_shape %arg8 [[0, 1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc28)
      %77 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_9, %extracted_slice : tensor<1x2x16x1x32xf32>, tensor<1x32x32xf32>) outs(%76 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %94 = arith.mulf %in, %in_13 : f32
        %95 = arith.addf %out, %94 : f32
        linalg.yield %95 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc28)
      %78 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc29)
      %79 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %extracted_slice_7 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%78 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %94 = arith.addf %in, %in_13 : f32
        linalg.yield %94 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc29)
      %collapsed = tensor.collapse_shape %79 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc29)
      %80 = tensor.empty() : tensor<2x16x32xf32> loc(#loc30)
      %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %5 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%80 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %94 = arith.maximumf %in, %in_13 : f32
        linalg.yield %94 : f32
      } -> tensor<2x16x32xf32> loc(#loc30)
      %82 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc31)
      %83 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8 : tensor<2x16x32xf32>) outs(%82 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc31)
      %extracted_10 = tensor.extract %68[] : tensor<i32> loc(#loc32)
      %84 = arith.index_cast %extracted_10 : i32 to index loc(#loc32)
      %85 = arith.maxsi %84, %c0 : index loc(#loc32)
      %86 = arith.minsi %85, %c3 : index loc(#loc32)
      %inserted_slice = tensor.insert_slice %83 into %arg9[%86, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc32)
      %87 = tensor.empty() : tensor<1x2x16x32xi1> loc(#loc33)
      %88 = linalg.generic {indexing_maps = [#map6, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %5 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%87 : tensor<1x2x16x32xi1>) {
      ^bb0(%in: f32, %in_13: f32, %out: i1):
        %94 = arith.cmpf ogt, %in, %in_13 : f32
        linalg.yield %94 : i1
      } -> tensor<1x2x16x32xi1> loc(#loc33)
      %extracted_11 = tensor.extract %68[] : tensor<i32> loc(#loc34)
      %89 = arith.index_cast %extracted_11 : i32 to index loc(#loc34)
      %90 = arith.maxsi %89, %c0 : index loc(#loc34)
      %91 = arith.minsi %90, %c3 : index loc(#loc34)
      %inserted_slice_12 = tensor.insert_slice %88 into %arg10[%91, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xi1> into tensor<4x2x16x32xi1> loc(#loc34)
      %92 = tensor.empty() : tensor<i32> loc(#loc35)
      %93 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%92 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %94 = arith.addi %in, %c1_i32 : i32
        linalg.yield %94 : i32
      } -> tensor<i32> loc(#loc35)
      scf.yield %93, %81, %inserted_slice, %inserted_slice_12 : tensor<i32>, tensor<2x16x32xf32>, tensor<4x2x16x32xf32>, tensor<4x2x16x32xi1>
    } loc(#loc24)
    %12 = tensor.empty() : tensor<2x16x64xf32> loc(#loc36)
    %13 = linalg.fill ins(%cst_3 : f32) outs(%12 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc36)
    %14 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11#1, %arg2 : tensor<2x16x32xf32>, tensor<32x64xf32>) outs(%13 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in, %in_6 : f32
      %68 = arith.addf %out, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<2x16x64xf32> loc(#loc36)
    %15 = tensor.empty() : tensor<2x16xf32> loc(#loc37)
    %16 = linalg.fill ins(%cst_2 : f32) outs(%15 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc37)
    %17 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<2x16x64xf32>) outs(%16 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.maximumf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<2x16xf32> loc(#loc37)
    %18 = tensor.empty() : tensor<2x16x64xf32> loc(#loc38)
    %19 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%18 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.subf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<2x16x64xf32> loc(#loc38)
    %20 = tensor.empty() : tensor<2x16x64xf32> loc(#loc39)
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x16x64xf32>) outs(%20 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.exp %in : f32
      linalg.yield %67 : f32
    } -> tensor<2x16x64xf32> loc(#loc39)
    %22 = tensor.empty() : tensor<2x16xf32> loc(#loc40)
    %23 = linalg.fill ins(%cst_3 : f32) outs(%22 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc40)
    %24 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%21 : tensor<2x16x64xf32>) outs(%23 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<2x16xf32> loc(#loc40)
    %25 = tensor.empty() : tensor<2x16x1xf32> loc(#loc41)
    %26 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x16xf32>) outs(%25 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32> loc(#loc41)
    %27 = tensor.empty() : tensor<2x16x64xi32> loc(#loc42)
    %28 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%27 : tensor<2x16x64xi32>) {
    ^bb0(%out: i32):
      %67 = linalg.index 2 : index
      %68 = arith.index_cast %67 : index to i32
      linalg.yield %68 : i32
    } -> tensor<2x16x64xi32> loc(#loc42)
    %29 = tensor.empty() : tensor<2x16x64xi1> loc(#loc43)
    %30 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %28 : tensor<2x16xi32>, tensor<2x16x64xi32>) outs(%29 : tensor<2x16x64xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %67 = arith.cmpi eq, %in, %in_6 : i32
      linalg.yield %67 : i1
    } -> tensor<2x16x64xi1> loc(#loc43)
    %31 = tensor.empty() : tensor<f32> loc(#loc44)
    %32 = linalg.fill ins(%cst_3 : f32) outs(%31 : tensor<f32>) -> tensor<f32> loc(#loc44)
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map14, #map15], iterator_types = ["reduction", "reduction", "reduction"]} ins(%30, %19, %26 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %67 = math.log %in_7 : f32
      %68 = arith.subf %in_6, %67 : f32
      %69 = arith.select %in, %68, %cst_3 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<f32> loc(#loc44)
    %34 = tensor.empty() : tensor<f32> loc(#loc45)
    %35 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%33 : tensor<f32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.negf %in : f32
      %68 = arith.divf %67, %cst_1 : f32
      linalg.yield %68 : f32
    } -> tensor<f32> loc(#loc45)
    %36 = tensor.empty() : tensor<2x16x64xf32> loc(#loc46)
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x16x64xi1>) outs(%36 : tensor<2x16x64xf32>) {
    ^bb0(%in: i1, %out: f32):
      %67 = arith.select %in, %cst, %cst_3 : f32
      linalg.yield %67 : f32
    } -> tensor<2x16x64xf32> loc(#loc46)
    %38 = tensor.empty() : tensor<2x16xf32> loc(#loc47)
    %expanded = tensor.expand_shape %38 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc47)
    %39 = linalg.fill ins(%cst_3 : f32) outs(%expanded : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc47)
    %expanded_5 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc47)
    %40 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_5 : tensor<2x16x1x64xf32>) outs(%39 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.negf %in : f32
      %68 = arith.addf %out, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<2x16x1xf32> loc(#loc47)
    %41 = tensor.empty() : tensor<2x16xf32> loc(#loc48)
    %42 = linalg.fill ins(%cst_3 : f32) outs(%41 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc48)
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40, %26 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%42 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.divf %in, %in_6 : f32
      %68 = arith.addf %out, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<2x16xf32> loc(#loc48)
    %44 = tensor.empty() : tensor<2x16x64xf32> loc(#loc49)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43, %21 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%44 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %in_7: f32, %out: f32):
      %67 = arith.mulf %in_6, %in_7 : f32
      %68 = arith.addf %in, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<2x16x64xf32> loc(#loc49)
    %46 = tensor.empty() : tensor<64x32xf32> loc(#loc50)
    %47 = linalg.fill ins(%cst_3 : f32) outs(%46 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc50)
    %48 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%45, %11#1 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%47 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in, %in_6 : f32
      %68 = arith.addf %out, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<64x32xf32> loc(#loc50)
    %49 = tensor.empty() : tensor<2x16x32xf32> loc(#loc51)
    %50 = linalg.fill ins(%cst_3 : f32) outs(%49 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc51)
    %51 = linalg.generic {indexing_maps = [#map11, #map19, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45, %arg2 : tensor<2x16x64xf32>, tensor<32x64xf32>) outs(%50 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in, %in_6 : f32
      %68 = arith.addf %out, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<2x16x32xf32> loc(#loc51)
    %52 = tensor.empty() : tensor<4x32x32xf32> loc(#loc52)
    %53 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%52 : tensor<4x32x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<4x32x32xf32> loc(#loc52)
    %54:4 = scf.for %arg6 = %c0 to %c4 step %c1 iter_args(%arg7 = %cst_4, %arg8 = %51, %arg9 = %53, %arg10 = %7) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x32x32xf32>, tensor<4x2x16x32xf32>) {
      %extracted = tensor.extract %arg7[] : tensor<i32> loc(#loc54)
      %67 = arith.index_cast %extracted : i32 to index loc(#loc54)
      %68 = arith.maxsi %67, %c0 : index loc(#loc54)
      %69 = arith.minsi %68, %c3 : index loc(#loc54)
      %extracted_slice = tensor.extract_slice %arg3[%69, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc54)
      %extracted_6 = tensor.extract %arg7[] : tensor<i32> loc(#loc55)
      %70 = arith.index_cast %extracted_6 : i32 to index loc(#loc55)
      %71 = arith.maxsi %70, %c0 : index loc(#loc55)
      %72 = arith.minsi %71, %c3 : index loc(#loc55)
      %extracted_slice_7 = tensor.extract_slice %11#2[%72, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc55)
      %extracted_8 = tensor.extract %arg7[] : tensor<i32> loc(#loc56)
      %73 = arith.index_cast %extracted_8 : i32 to index loc(#loc56)
      %74 = arith.maxsi %73, %c0 : index loc(#loc56)
      %75 = arith.minsi %74, %c3 : index loc(#loc56)
      %extracted_slice_9 = tensor.extract_slice %11#3[%75, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xi1> to tensor<1x2x16x32xi1> loc(#loc56)
      %expanded_10 = tensor.expand_shape %arg8 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc57)
      %expanded_11 = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc57)
      %76 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc57)
      %77 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %expanded_10, %expanded_11 : tensor<1x2x16x32xi1>, tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%76 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
        %96 = arith.select %in, %in_17, %in_18 : f32
        linalg.yield %96 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc57)
      %collapsed = tensor.collapse_shape %77 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc57)
      %78 = tensor.empty() : tensor<32x32xf32> loc(#loc58)
      %79 = linalg.fill ins(%cst_3 : f32) outs(%78 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc58)
      %80 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%77, %extracted_slice_7 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%79 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_17: f32, %out: f32):
        %96 = arith.mulf %in, %in_17 : f32
        %97 = arith.addf %out, %96 : f32
        linalg.yield %97 : f32
      } -> tensor<32x32xf32> loc(#loc58)
      %81 = tensor.empty() : tensor<2x16x32xf32> loc(#loc59)
      %expanded_12 = tensor.expand_shape %81 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc59)
      %82 = linalg.fill ins(%cst_3 : f32) outs(%expanded_12 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc59)
      %83 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %extracted_slice : tensor<2x16x32xf32>, tensor<1x32x32xf32>) outs(%82 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_17: f32, %out: f32):
        %96 = arith.mulf %in, %in_17 : f32
        %97 = arith.addf %out, %96 : f32
        linalg.yield %97 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc59)
      %collapsed_13 = tensor.collapse_shape %83 [[0], [1], [2, 3]] : tensor<2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc59)
      %84 = tensor.empty() : tensor<1x32x32xf32> loc(#loc60)
      %85 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<32x32xf32>) outs(%84 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc60)
      %extracted_14 = tensor.extract %arg7[] : tensor<i32> loc(#loc61)
      %86 = arith.index_cast %extracted_14 : i32 to index loc(#loc61)
      %87 = arith.maxsi %86, %c0 : index loc(#loc61)
      %88 = arith.minsi %87, %c3 : index loc(#loc61)
      %inserted_slice = tensor.insert_slice %85 into %arg9[%88, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc61)
      %89 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc62)
      %90 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x16x32xf32>) outs(%89 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc62)
      %extracted_15 = tensor.extract %arg7[] : tensor<i32> loc(#loc63)
      %91 = arith.index_cast %extracted_15 : i32 to index loc(#loc63)
      %92 = arith.maxsi %91, %c0 : index loc(#loc63)
      %93 = arith.minsi %92, %c3 : index loc(#loc63)
      %inserted_slice_16 = tensor.insert_slice %90 into %arg10[%93, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc63)
      %94 = tensor.empty() : tensor<i32> loc(#loc64)
      %95 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%94 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %96 = arith.addi %in, %c1_i32 : i32
        linalg.yield %96 : i32
      } -> tensor<i32> loc(#loc64)
      scf.yield %95, %collapsed_13, %inserted_slice, %inserted_slice_16 : tensor<i32>, tensor<2x16x32xf32>, tensor<4x32x32xf32>, tensor<4x2x16x32xf32>
    } loc(#loc53)
    %55:3 = scf.for %arg6 = %c0 to %c4 step %c1 iter_args(%arg7 = %cst_4, %arg8 = %54#1, %arg9 = %53) -> (tensor<i32>, tensor<2x16x32xf32>, tensor<4x32x32xf32>) {
      %67 = tensor.empty() : tensor<i32> loc(#loc66)
      %68 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%67 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %96 = arith.subi %c3_i32, %in : i32
        linalg.yield %96 : i32
      } -> tensor<i32> loc(#loc66)
      %extracted = tensor.extract %68[] : tensor<i32> loc(#loc67)
      %69 = arith.index_cast %extracted : i32 to index loc(#loc67)
      %70 = arith.maxsi %69, %c0 : index loc(#loc67)
      %71 = arith.minsi %70, %c3 : index loc(#loc67)
      %extracted_slice = tensor.extract_slice %54#3[%71, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc67)
      %extracted_6 = tensor.extract %68[] : tensor<i32> loc(#loc68)
      %72 = arith.index_cast %extracted_6 : i32 to index loc(#loc68)
      %73 = arith.maxsi %72, %c0 : index loc(#loc68)
      %74 = arith.minsi %73, %c3 : index loc(#loc68)
      %extracted_slice_7 = tensor.extract_slice %arg0[%74, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xf32> to tensor<1x32x32xf32> loc(#loc68)
      %extracted_8 = tensor.extract %68[] : tensor<i32> loc(#loc69)
      %75 = arith.index_cast %extracted_8 : i32 to index loc(#loc69)
      %76 = arith.maxsi %75, %c0 : index loc(#loc69)
      %77 = arith.minsi %76, %c3 : index loc(#loc69)
      %extracted_slice_9 = tensor.extract_slice %10#3[%77, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc69)
      %extracted_10 = tensor.extract %68[] : tensor<i32> loc(#loc70)
      %78 = arith.index_cast %extracted_10 : i32 to index loc(#loc70)
      %79 = arith.maxsi %78, %c0 : index loc(#loc70)
      %80 = arith.minsi %79, %c3 : index loc(#loc70)
      %extracted_slice_11 = tensor.extract_slice %10#4[%80, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xi1> to tensor<1x2x16x32xi1> loc(#loc70)
      %expanded_12 = tensor.expand_shape %arg8 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc71)
      %expanded_13 = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc72)
      %81 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc72)
      %82 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %expanded_12, %extracted_slice, %expanded_13 : tensor<1x2x16x32xi1>, tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%81 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: i1, %in_16: f32, %in_17: f32, %in_18: f32, %out: f32):
        %96 = arith.addf %in_16, %in_17 : f32
        %97 = arith.select %in, %96, %in_18 : f32
        linalg.yield %97 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc72)
      %83 = tensor.empty() : tensor<32x32xf32> loc(#loc73)
      %84 = linalg.fill ins(%cst_3 : f32) outs(%83 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc73)
      %85 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%82, %extracted_slice_9 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>) outs(%84 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %96 = arith.mulf %in, %in_16 : f32
        %97 = arith.addf %out, %96 : f32
        linalg.yield %97 : f32
      } -> tensor<32x32xf32> loc(#loc73)
      %86 = tensor.empty() : tensor<2x16x32xf32> loc(#loc74)
      %expanded_14 = tensor.expand_shape %86 [[0, 1], [2], [3, 4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc74)
      %87 = linalg.fill ins(%cst_3 : f32) outs(%expanded_14 : tensor<1x2x16x1x32xf32>) -> tensor<1x2x16x1x32xf32> loc(#loc74)
      %88 = linalg.generic {indexing_maps = [#map27, #map28, #map29], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%82, %extracted_slice_7 : tensor<1x2x16x32xf32>, tensor<1x32x32xf32>) outs(%87 : tensor<1x2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %96 = arith.mulf %in, %in_16 : f32
        %97 = arith.addf %out, %96 : f32
        linalg.yield %97 : f32
      } -> tensor<1x2x16x1x32xf32> loc(#loc74)
      %collapsed = tensor.collapse_shape %88 [[0, 1], [2], [3, 4]] : tensor<1x2x16x1x32xf32> into tensor<2x16x32xf32> loc(#loc74)
      %89 = tensor.empty() : tensor<1x32x32xf32> loc(#loc75)
      %90 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<32x32xf32>) outs(%89 : tensor<1x32x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x32x32xf32> loc(#loc75)
      %extracted_15 = tensor.extract %68[] : tensor<i32> loc(#loc76)
      %91 = arith.index_cast %extracted_15 : i32 to index loc(#loc76)
      %92 = arith.maxsi %91, %c0 : index loc(#loc76)
      %93 = arith.minsi %92, %c3 : index loc(#loc76)
      %inserted_slice = tensor.insert_slice %90 into %arg9[%93, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xf32> into tensor<4x32x32xf32> loc(#loc76)
      %94 = tensor.empty() : tensor<i32> loc(#loc77)
      %95 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%94 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %96 = arith.addi %in, %c1_i32 : i32
        linalg.yield %96 : i32
      } -> tensor<i32> loc(#loc77)
      scf.yield %95, %collapsed, %inserted_slice : tensor<i32>, tensor<2x16x32xf32>, tensor<4x32x32xf32>
    } loc(#loc65)
    %56 = tensor.empty() : tensor<64x32xf32> loc(#loc78)
    %57 = linalg.fill ins(%cst_3 : f32) outs(%56 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc78)
    %58 = linalg.generic {indexing_maps = [#map30, #map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1, %28, %55#1 : tensor<2x16x1xi32>, tensor<2x16x64xi32>, tensor<2x16x32xf32>) outs(%57 : tensor<64x32xf32>) {
    ^bb0(%in: i32, %in_6: i32, %in_7: f32, %out: f32):
      %67 = arith.cmpi eq, %in, %in_6 : i32
      %68 = arith.uitofp %67 : i1 to f32
      %69 = arith.mulf %68, %in_7 : f32
      %70 = arith.addf %out, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<64x32xf32> loc(#loc78)
    %59 = tensor.empty() : tensor<4x32x32xf32> loc(#loc79)
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %55#2 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%59 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in_6, %cst_0 : f32
      %68 = arith.subf %in, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<4x32x32xf32> loc(#loc79)
    %61 = tensor.empty() : tensor<64x32xf32> loc(#loc80)
    %62 = linalg.generic {indexing_maps = [#map31, #map31, #map31], iterator_types = ["parallel", "parallel"]} ins(%arg1, %58 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%61 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in_6, %cst_0 : f32
      %68 = arith.subf %in, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<64x32xf32> loc(#loc80)
    %63 = tensor.empty() : tensor<32x64xf32> loc(#loc81)
    %64 = linalg.generic {indexing_maps = [#map31, #map32, #map31], iterator_types = ["parallel", "parallel"]} ins(%arg2, %48 : tensor<32x64xf32>, tensor<64x32xf32>) outs(%63 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in_6, %cst_0 : f32
      %68 = arith.subf %in, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<32x64xf32> loc(#loc81)
    %65 = tensor.empty() : tensor<4x32x32xf32> loc(#loc82)
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %54#2 : tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%65 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in_6, %cst_0 : f32
      %68 = arith.subf %in, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<4x32x32xf32> loc(#loc82)
    return %35, %60, %62, %64, %66 : tensor<f32>, tensor<4x32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<4x32x32xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc8 = loc("embedding/broadcast_in_dim")
#loc9 = loc("embedding/gather")
#loc10 = loc("broadcast_in_dim")
#loc11 = loc("broadcast_in_dim.1")
#loc12 = loc("broadcast_in_dim.2")
#loc13 = loc("while")
#loc14 = loc("while/dynamic_index_in_dim/dynamic_slice")
#loc15 = loc("while/dot_general")
#loc16 = loc("while/relu/max")
#loc17 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc18 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc19 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc20 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc21 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc22 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc23 = loc("while/add")
#loc24 = loc("while.1")
#loc25 = loc("while/sub.1")
#loc26 = loc("while/dynamic_index_in_dim/dynamic_slice.1")
#loc27 = loc("while/dynamic_index_in_dim/dynamic_slice.2")
#loc28 = loc("while/dot_general.1")
#loc29 = loc("while/add.1")
#loc30 = loc("while/relu/max.1")
#loc31 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc32 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc33 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc34 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc35 = loc("while/add.2")
#loc36 = loc("head/dot_general")
#loc37 = loc("head/log_softmax/reduce_max")
#loc38 = loc("head/log_softmax/sub.1")
#loc39 = loc("head/log_softmax/exp")
#loc40 = loc("head/log_softmax/reduce_sum")
#loc41 = loc("head/log_softmax/broadcast_in_dim.1")
#loc42 = loc("head/iota")
#loc43 = loc("head/eq.1")
#loc44 = loc("head/reduce_sum")
#loc45 = loc("head/div")
#loc46 = loc("bwd/head/_where/select_n")
#loc47 = loc("bwd/head/log_softmax/reduce_sum")
#loc48 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc49 = loc("bwd/head/log_softmax/add_any")
#loc50 = loc("bwd/head/dot_general")
#loc51 = loc("bwd/head/dot_general.1")
#loc52 = loc("bwd/broadcast_in_dim")
#loc53 = loc("bwd/while")
#loc54 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice")
#loc55 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.1")
#loc56 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.2")
#loc57 = loc("bwd/while/select_n")
#loc58 = loc("bwd/while/dot_general")
#loc59 = loc("bwd/while/dot_general.1")
#loc60 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc61 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc62 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc63 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc64 = loc("bwd/while/add")
#loc65 = loc("bwd/while.1")
#loc66 = loc("bwd/while/sub.1")
#loc67 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.3")
#loc68 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.4")
#loc69 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.5")
#loc70 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.6")
#loc71 = loc("bwd/while/add_any")
#loc72 = loc("bwd/while/select_n.1")
#loc73 = loc("bwd/while/dot_general.2")
#loc74 = loc("bwd/while/dot_general.3")
#loc75 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc76 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc77 = loc("bwd/while/add.1")
#loc78 = loc("bwd/embedding/dot_general")
#loc79 = loc("update/sub")
#loc80 = loc("update/sub.1")
#loc81 = loc("update/sub.2")
#loc82 = loc("update/sub.3")
