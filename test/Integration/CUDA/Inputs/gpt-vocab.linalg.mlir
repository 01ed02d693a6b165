// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form pair --dialect linalg --layers 1 --width 16 --heads 2 --sequence 8 --batch 2 --vocab 1032 --dtype f32
#loc2 = loc("embedding")
#loc3 = loc("layer0/down")
#loc4 = loc("layer0/down_bias")
#loc5 = loc("layer0/norm1_bias")
#loc6 = loc("layer0/norm1_gain")
#loc7 = loc("layer0/norm2_bias")
#loc8 = loc("layer0/norm2_gain")
#loc9 = loc("layer0/out")
#loc10 = loc("layer0/qkv")
#loc11 = loc("layer0/up")
#loc12 = loc("layer0/up_bias")
#loc13 = loc("norm_bias")
#loc14 = loc("norm_gain")
#loc15 = loc("position")
#loc16 = loc("labels")
#loc17 = loc("tokens")
#loc21 = loc("layer0/attention/sub.1")
#loc24 = loc("layer0/attention/rsqrt")
#loc25 = loc("layer0/attention/mul.1")
#loc26 = loc("layer0/attention/mul.3")
#loc27 = loc("layer0/attention/broadcast_in_dim.2")
#loc28 = loc("layer0/attention/add.2")
#loc33 = loc("layer0/attention/reshape")
#loc34 = loc("layer0/attention/reshape.1")
#loc35 = loc("layer0/attention/reshape.2")
#loc37 = loc("layer0/attention/ge")
#loc40 = loc("layer0/attention/exp")
#loc42 = loc("layer0/attention/broadcast_in_dim.5")
#loc43 = loc("layer0/attention/div.4")
#loc44 = loc("layer0/attention/div.5")
#loc47 = loc("layer0/attention/reshape.3")
#loc51 = loc("layer0/mlp/sub.1")
#loc54 = loc("layer0/mlp/rsqrt")
#loc55 = loc("layer0/mlp/mul.1")
#loc56 = loc("layer0/mlp/mul.3")
#loc57 = loc("layer0/mlp/broadcast_in_dim.2")
#loc59 = loc("layer0/mlp/reshape")
#loc61 = loc("layer0/mlp/add.4")
#loc63 = loc("layer0/mlp/mul.6")
#loc64 = loc("layer0/mlp/tanh")
#loc65 = loc("layer0/mlp/sub.2")
#loc66 = loc("layer0/mlp/mul.9")
#loc67 = loc("layer0/mlp/mul.10")
#loc71 = loc("head/sub.1")
#loc74 = loc("head/rsqrt")
#loc75 = loc("head/mul.1")
#loc76 = loc("head/mul.3")
#loc77 = loc("head/broadcast_in_dim.2")
#loc78 = loc("head/add.2")
#loc82 = loc("head/log_softmax/exp")
#loc84 = loc("head/log_softmax/broadcast_in_dim.1")
#loc85 = loc("head/eq.1")
#loc89 = loc("cotangent0")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map17 = affine_map<(d0, d1) -> (d0, d1)>
#map18 = affine_map<(d0, d1) -> (d1)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map20 = affine_map<(d0, d1, d2) -> ()>
#map21 = affine_map<() -> ()>
#map22 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map27 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map28 = affine_map<(d0, d1, d2) -> (d0)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map30 = affine_map<(d0, d1) -> (d1, d0)>
#map31 = affine_map<(d0, d1) -> (d0)>
#map32 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map33 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map34 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map35 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map43 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map44 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map45 = affine_map<(d0) -> (d0)>
#map46 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @fwd(%arg0: tensor<1032x16xf32> loc("embedding"), %arg1: tensor<64x16xf32> loc("layer0/down"), %arg2: tensor<16xf32> loc("layer0/down_bias"), %arg3: tensor<16xf32> loc("layer0/norm1_bias"), %arg4: tensor<16xf32> loc("layer0/norm1_gain"), %arg5: tensor<16xf32> loc("layer0/norm2_bias"), %arg6: tensor<16xf32> loc("layer0/norm2_gain"), %arg7: tensor<16x16xf32> loc("layer0/out"), %arg8: tensor<16x48xf32> loc("layer0/qkv"), %arg9: tensor<16x64xf32> loc("layer0/up"), %arg10: tensor<64xf32> loc("layer0/up_bias"), %arg11: tensor<16xf32> loc("norm_bias"), %arg12: tensor<16xf32> loc("norm_gain"), %arg13: tensor<8x16xf32> loc("position"), %arg14: tensor<2x8xi32> loc("labels"), %arg15: tensor<2x8xi32> loc("tokens")) -> (tensor<f32>, tensor<1032x16xf32>, tensor<64x16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16x64xf32>, tensor<2x8xi32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>, tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<16x16xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1032xf32>, tensor<2x8x1xf32>, tensor<2x8x1032xi1>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
    %cst = arith.constant {ao.layer = 0 : i64} 5.000000e-01 : f32
    %cst_0 = arith.constant {ao.layer = 0 : i64} 0.797884583 : f32
    %cst_1 = arith.constant {ao.layer = 0 : i64} 4.471500e-02 : f32
    %cst_2 = arith.constant {ao.layer = 0 : i64} 3.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant {ao.layer = 0 : i64} -1.000000e+09 : f32
    %cst_6 = arith.constant {ao.layer = 0 : i64} 0.353553385 : f32
    %cst_7 = arith.constant -5.000000e-01 : f32
    %cst_8 = arith.constant 9.99999974E-6 : f32
    %cst_9 = arith.constant 1.600000e+01 : f32
    %cst_10 = arith.constant 0.000000e+00 : f32
    %c1031 = arith.constant 1031 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<2x8x1xi32> loc(#loc18)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg15 : tensor<2x8xi32>) outs(%0 : tensor<2x8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x8x1xi32> loc(#loc18)
    %2 = tensor.empty() : tensor<2x8x16xf32> loc(#loc19)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<8x16xf32>) outs(%2 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = linalg.index 0 : index
      %143 = linalg.index 1 : index
      %144 = linalg.index 2 : index
      %extracted = tensor.extract %1[%142, %143, %c0] : tensor<2x8x1xi32>
      %145 = arith.index_cast %extracted : i32 to index
      %146 = arith.maxsi %145, %c0 : index
      %147 = arith.minsi %146, %c1031 : index
      %extracted_18 = tensor.extract %arg0[%147, %144] : tensor<1032x16xf32>
      %148 = arith.addf %extracted_18, %in : f32
      linalg.yield %148 : f32
    } -> tensor<2x8x16xf32> loc(#loc19)
    %4 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc20)
    %5 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%4 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc20)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x8x16xf32>) outs(%5 : tensor<2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x8xf32> loc(#loc20)
    %7 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc21)
    %8 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<2x8x16xf32>, tensor<2x8xf32>) outs(%7 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.divf %in_18, %cst_9 : f32
      %143 = arith.subf %in, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x16xf32> loc(#loc21)
    %9 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc22)
    %10 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%9 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc22)
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<2x8x16xf32>) outs(%10 : tensor<2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.mulf %in, %in : f32
      %143 = arith.addf %out, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8xf32> loc(#loc22)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x1xf32> loc(#loc23)
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x8xf32>) outs(%12 : tensor<2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.divf %in, %cst_9 : f32
      %143 = arith.addf %142, %cst_8 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x1xf32> loc(#loc23)
    %14 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x1xf32> loc(#loc24)
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x8x1xf32>) outs(%14 : tensor<2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = math.rsqrt %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x8x1xf32> loc(#loc24)
    %16 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x1xf32> loc(#loc25)
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %13 : tensor<2x8x1xf32>, tensor<2x8x1xf32>) outs(%16 : tensor<2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.divf %in, %in_18 : f32
      %143 = arith.mulf %142, %cst_7 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x1xf32> loc(#loc25)
    %18 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc26)
    %19 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %15 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%18 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      linalg.yield %142 : f32
    } -> tensor<2x8x16xf32> loc(#loc26)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x16xf32> loc(#loc27)
    %21 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<16xf32>) outs(%20 : tensor<1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16xf32> loc(#loc27)
    %22 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc28)
    %23 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %21, %arg3 : tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<16xf32>) outs(%22 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %in_19: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      %143 = arith.addf %142, %in_19 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x16xf32> loc(#loc28)
    %24 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x48xf32> loc(#loc29)
    %25 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%24 : tensor<2x8x48xf32>) -> tensor<2x8x48xf32> loc(#loc29)
    %26 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23, %arg8 : tensor<2x8x16xf32>, tensor<16x48xf32>) outs(%25 : tensor<2x8x48xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      %143 = arith.addf %out, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x48xf32> loc(#loc29)
    %extracted_slice = tensor.extract_slice %26[0, 0, 0] [2, 8, 16] [1, 1, 1] {ao.layer = 0 : i64} : tensor<2x8x48xf32> to tensor<2x8x16xf32> loc(#loc30)
    %extracted_slice_11 = tensor.extract_slice %26[0, 0, 16] [2, 8, 16] [1, 1, 1] {ao.layer = 0 : i64} : tensor<2x8x48xf32> to tensor<2x8x16xf32> loc(#loc31)
    %extracted_slice_12 = tensor.extract_slice %26[0, 0, 32] [2, 8, 16] [1, 1, 1] {ao.layer = 0 : i64} : tensor<2x8x48xf32> to tensor<2x8x16xf32> loc(#loc32)
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 8, 2, 8] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x2x8xf32> loc(#loc33)
    %expanded_13 = tensor.expand_shape %extracted_slice_11 [[0], [1], [2, 3]] output_shape [2, 8, 2, 8] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x2x8xf32> loc(#loc34)
    %expanded_14 = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [2, 8, 2, 8] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x2x8xf32> loc(#loc35)
    %27 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xf32> loc(#loc36)
    %28 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%27 : tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> loc(#loc36)
    %29 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_13 : tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>) outs(%28 : tensor<2x2x8x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      %143 = arith.addf %out, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x2x8x8xf32> loc(#loc36)
    %30 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xi1> loc(#loc37)
    %31 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%30 : tensor<2x2x8x8xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i1):
      %142 = linalg.index 3 : index
      %143 = arith.index_cast %142 : index to i32
      %144 = linalg.index 2 : index
      %145 = arith.index_cast %144 : index to i32
      %146 = arith.cmpi sge, %145, %143 : i32
      linalg.yield %146 : i1
    } -> tensor<2x2x8x8xi1> loc(#loc37)
    %32 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xf32> loc(#loc38)
    %33 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %29 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>) outs(%32 : tensor<2x2x8x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_18: f32, %out: f32):
      %142 = arith.mulf %in_18, %cst_6 : f32
      %143 = arith.select %in, %142, %cst_5 : f32
      linalg.yield %143 : f32
    } -> tensor<2x2x8x8xf32> loc(#loc38)
    %34 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8xf32> loc(#loc39)
    %35 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%34 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc39)
    %36 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x2x8x8xf32>) outs(%35 : tensor<2x2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.maximumf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x2x8xf32> loc(#loc39)
    %37 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xf32> loc(#loc40)
    %38 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<2x2x8x8xf32>, tensor<2x2x8xf32>) outs(%37 : tensor<2x2x8x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.subf %in, %in_18 : f32
      %143 = math.exp %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x2x8x8xf32> loc(#loc40)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8xf32> loc(#loc41)
    %40 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%39 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc41)
    %41 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x2x8x8xf32>) outs(%40 : tensor<2x2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x2x8xf32> loc(#loc41)
    %42 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x1xf32> loc(#loc42)
    %43 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x2x8xf32>) outs(%42 : tensor<2x2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x8x1xf32> loc(#loc42)
    %44 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xf32> loc(#loc43)
    %45 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %43 : tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>) outs(%44 : tensor<2x2x8x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.divf %in, %in_18 : f32
      linalg.yield %142 : f32
    } -> tensor<2x2x8x8xf32> loc(#loc43)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x1xf32> loc(#loc44)
    %47 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x2x8x1xf32>) outs(%46 : tensor<2x2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.mulf %in, %in : f32
      %143 = arith.divf %cst_3, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x2x8x1xf32> loc(#loc44)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xf32> loc(#loc45)
    %49 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%48 : tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> loc(#loc45)
    %50 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_14, %45 : tensor<2x8x2x8xf32>, tensor<2x2x8x8xf32>) outs(%49 : tensor<2x2x8x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      %143 = arith.addf %out, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x2x8x8xf32> loc(#loc45)
    %51 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x2x8xf32> loc(#loc46)
    %52 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x2x8x8xf32>) outs(%51 : tensor<2x8x2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x2x8xf32> loc(#loc46)
    %collapsed = tensor.collapse_shape %52 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x8x2x8xf32> into tensor<2x8x16xf32> loc(#loc47)
    %53 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc48)
    %54 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%53 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32> loc(#loc48)
    %55 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg7 : tensor<2x8x16xf32>, tensor<16x16xf32>) outs(%54 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      %143 = arith.addf %out, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x16xf32> loc(#loc48)
    %56 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc49)
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %55 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%56 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.addf %in, %in_18 : f32
      linalg.yield %142 : f32
    } -> tensor<2x8x16xf32> loc(#loc49)
    %58 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc50)
    %59 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%58 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc50)
    %60 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%57 : tensor<2x8x16xf32>) outs(%59 : tensor<2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x8xf32> loc(#loc50)
    %61 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc51)
    %62 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<2x8x16xf32>, tensor<2x8xf32>) outs(%61 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.divf %in_18, %cst_9 : f32
      %143 = arith.subf %in, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x16xf32> loc(#loc51)
    %63 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc52)
    %64 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%63 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc52)
    %65 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<2x8x16xf32>) outs(%64 : tensor<2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.mulf %in, %in : f32
      %143 = arith.addf %out, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8xf32> loc(#loc52)
    %66 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x1xf32> loc(#loc53)
    %67 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x8xf32>) outs(%66 : tensor<2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.divf %in, %cst_9 : f32
      %143 = arith.addf %142, %cst_8 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x1xf32> loc(#loc53)
    %68 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x1xf32> loc(#loc54)
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x8x1xf32>) outs(%68 : tensor<2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = math.rsqrt %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x8x1xf32> loc(#loc54)
    %70 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x1xf32> loc(#loc55)
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %67 : tensor<2x8x1xf32>, tensor<2x8x1xf32>) outs(%70 : tensor<2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.divf %in, %in_18 : f32
      %143 = arith.mulf %142, %cst_7 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x1xf32> loc(#loc55)
    %72 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc56)
    %73 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %69 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%72 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      linalg.yield %142 : f32
    } -> tensor<2x8x16xf32> loc(#loc56)
    %74 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x16xf32> loc(#loc57)
    %75 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<16xf32>) outs(%74 : tensor<1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16xf32> loc(#loc57)
    %76 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc58)
    %77 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75, %arg5 : tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<16xf32>) outs(%76 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %in_19: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      %143 = arith.addf %142, %in_19 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x16xf32> loc(#loc58)
    %collapsed_15 = tensor.collapse_shape %77 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc59)
    %78 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc60)
    %79 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%78 : tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc60)
    %80 = linalg.matmul {ao.layer = 0 : i64} ins(%collapsed_15, %arg9 : tensor<16x16xf32>, tensor<16x64xf32>) outs(%79 : tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc60)
    %81 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc61)
    %82 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%80, %arg10 : tensor<16x64xf32>, tensor<64xf32>) outs(%81 : tensor<16x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.addf %in, %in_18 : f32
      linalg.yield %142 : f32
    } -> tensor<16x64xf32> loc(#loc61)
    %83 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc62)
    %84 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<16x64xf32>) outs(%83 : tensor<16x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.mulf %in, %in : f32
      linalg.yield %142 : f32
    } -> tensor<16x64xf32> loc(#loc62)
    %85 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc63)
    %86 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<16x64xf32>) outs(%85 : tensor<16x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.mulf %in, %cst_2 : f32
      linalg.yield %142 : f32
    } -> tensor<16x64xf32> loc(#loc63)
    %87 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc64)
    %88 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82, %84 : tensor<16x64xf32>, tensor<16x64xf32>) outs(%87 : tensor<16x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.mulf %in_18, %in : f32
      %143 = arith.mulf %142, %cst_1 : f32
      %144 = arith.addf %in, %143 : f32
      %145 = arith.mulf %144, %cst_0 : f32
      %146 = math.tanh %145 : f32
      linalg.yield %146 : f32
    } -> tensor<16x64xf32> loc(#loc64)
    %89 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc65)
    %90 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<16x64xf32>) outs(%89 : tensor<16x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.subf %cst_3, %in : f32
      linalg.yield %142 : f32
    } -> tensor<16x64xf32> loc(#loc65)
    %91 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc66)
    %92 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<16x64xf32>) outs(%91 : tensor<16x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %in, %cst_3 : f32
      %143 = arith.mulf %142, %cst : f32
      linalg.yield %143 : f32
    } -> tensor<16x64xf32> loc(#loc66)
    %93 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc67)
    %94 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82, %92 : tensor<16x64xf32>, tensor<16x64xf32>) outs(%93 : tensor<16x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      linalg.yield %142 : f32
    } -> tensor<16x64xf32> loc(#loc67)
    %95 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16xf32> loc(#loc68)
    %expanded_16 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [2, 8, 16] {ao.layer = 0 : i64} : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc68)
    %96 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%expanded_16 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32> loc(#loc68)
    %expanded_17 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [2, 8, 64] {ao.layer = 0 : i64} : tensor<16x64xf32> into tensor<2x8x64xf32> loc(#loc68)
    %97 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17, %arg1 : tensor<2x8x64xf32>, tensor<64x16xf32>) outs(%96 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      %143 = arith.addf %out, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x16xf32> loc(#loc68)
    %98 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc69)
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %97, %arg2 : tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<16xf32>) outs(%98 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_18: f32, %in_19: f32, %out: f32):
      %142 = arith.addf %in_18, %in_19 : f32
      %143 = arith.addf %in, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x16xf32> loc(#loc69)
    %100 = tensor.empty() : tensor<2x8xf32> loc(#loc70)
    %101 = linalg.fill ins(%cst_10 : f32) outs(%100 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc70)
    %102 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<2x8x16xf32>) outs(%101 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x8xf32> loc(#loc70)
    %103 = tensor.empty() : tensor<2x8x16xf32> loc(#loc71)
    %104 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %102 : tensor<2x8x16xf32>, tensor<2x8xf32>) outs(%103 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.divf %in_18, %cst_9 : f32
      %143 = arith.subf %in, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x16xf32> loc(#loc71)
    %105 = tensor.empty() : tensor<2x8xf32> loc(#loc72)
    %106 = linalg.fill ins(%cst_10 : f32) outs(%105 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc72)
    %107 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<2x8x16xf32>) outs(%106 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.mulf %in, %in : f32
      %143 = arith.addf %out, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8xf32> loc(#loc72)
    %108 = tensor.empty() : tensor<2x8x1xf32> loc(#loc73)
    %109 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x8xf32>) outs(%108 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.divf %in, %cst_9 : f32
      %143 = arith.addf %142, %cst_8 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x1xf32> loc(#loc73)
    %110 = tensor.empty() : tensor<2x8x1xf32> loc(#loc74)
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x8x1xf32>) outs(%110 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = math.rsqrt %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x8x1xf32> loc(#loc74)
    %112 = tensor.empty() : tensor<2x8x1xf32> loc(#loc75)
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %109 : tensor<2x8x1xf32>, tensor<2x8x1xf32>) outs(%112 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.divf %in, %in_18 : f32
      %143 = arith.mulf %142, %cst_7 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x1xf32> loc(#loc75)
    %114 = tensor.empty() : tensor<2x8x16xf32> loc(#loc76)
    %115 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %111 : tensor<2x8x16xf32>, tensor<2x8x1xf32>) outs(%114 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      linalg.yield %142 : f32
    } -> tensor<2x8x16xf32> loc(#loc76)
    %116 = tensor.empty() : tensor<1x1x16xf32> loc(#loc77)
    %117 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<16xf32>) outs(%116 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x16xf32> loc(#loc77)
    %118 = tensor.empty() : tensor<2x8x16xf32> loc(#loc78)
    %119 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %117, %arg11 : tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<16xf32>) outs(%118 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %in_18: f32, %in_19: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      %143 = arith.addf %142, %in_19 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x16xf32> loc(#loc78)
    %120 = tensor.empty() : tensor<2x8x1032xf32> loc(#loc79)
    %121 = linalg.fill ins(%cst_10 : f32) outs(%120 : tensor<2x8x1032xf32>) -> tensor<2x8x1032xf32> loc(#loc79)
    %122 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119, %arg0 : tensor<2x8x16xf32>, tensor<1032x16xf32>) outs(%121 : tensor<2x8x1032xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.mulf %in, %in_18 : f32
      %143 = arith.addf %out, %142 : f32
      linalg.yield %143 : f32
    } -> tensor<2x8x1032xf32> loc(#loc79)
    %123 = tensor.empty() : tensor<2x8xf32> loc(#loc80)
    %124 = linalg.fill ins(%cst_4 : f32) outs(%123 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc80)
    %125 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122 : tensor<2x8x1032xf32>) outs(%124 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.maximumf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x8xf32> loc(#loc80)
    %126 = tensor.empty() : tensor<2x8x1032xf32> loc(#loc81)
    %127 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %125 : tensor<2x8x1032xf32>, tensor<2x8xf32>) outs(%126 : tensor<2x8x1032xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %142 = arith.subf %in, %in_18 : f32
      linalg.yield %142 : f32
    } -> tensor<2x8x1032xf32> loc(#loc81)
    %128 = tensor.empty() : tensor<2x8x1032xf32> loc(#loc82)
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<2x8x1032xf32>) outs(%128 : tensor<2x8x1032xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = math.exp %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x8x1032xf32> loc(#loc82)
    %130 = tensor.empty() : tensor<2x8xf32> loc(#loc83)
    %131 = linalg.fill ins(%cst_10 : f32) outs(%130 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc83)
    %132 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%129 : tensor<2x8x1032xf32>) outs(%131 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.addf %out, %in : f32
      linalg.yield %142 : f32
    } -> tensor<2x8xf32> loc(#loc83)
    %133 = tensor.empty() : tensor<2x8x1xf32> loc(#loc84)
    %134 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x8xf32>) outs(%133 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x1xf32> loc(#loc84)
    %135 = tensor.empty() : tensor<2x8x1032xi1> loc(#loc85)
    %136 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<2x8xi32>) outs(%135 : tensor<2x8x1032xi1>) {
    ^bb0(%in: i32, %out: i1):
      %142 = linalg.index 2 : index
      %143 = arith.index_cast %142 : index to i32
      %144 = arith.cmpi eq, %in, %143 : i32
      linalg.yield %144 : i1
    } -> tensor<2x8x1032xi1> loc(#loc85)
    %137 = tensor.empty() : tensor<f32> loc(#loc86)
    %138 = linalg.fill ins(%cst_10 : f32) outs(%137 : tensor<f32>) -> tensor<f32> loc(#loc86)
    %139 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map20], iterator_types = ["reduction", "reduction", "reduction"]} ins(%136, %127, %134 : tensor<2x8x1032xi1>, tensor<2x8x1032xf32>, tensor<2x8x1xf32>) outs(%138 : tensor<f32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %142 = math.log %in_19 : f32
      %143 = arith.subf %in_18, %142 : f32
      %144 = arith.select %in, %143, %cst_10 : f32
      %145 = arith.addf %out, %144 : f32
      linalg.yield %145 : f32
    } -> tensor<f32> loc(#loc86)
    %140 = tensor.empty() : tensor<f32> loc(#loc87)
    %141 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%139 : tensor<f32>) outs(%140 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %142 = arith.negf %in : f32
      %143 = arith.divf %142, %cst_9 : f32
      linalg.yield %143 : f32
    } -> tensor<f32> loc(#loc87)
    return %141, %arg0, %arg1, %arg7, %arg8, %arg9, %arg15, %8, %17, %15, %21, %19, %23, %expanded_13, %expanded, %31, %38, %43, %47, %45, %expanded_14, %collapsed, %62, %71, %69, %75, %73, %collapsed_15, %86, %88, %90, %92, %82, %94, %104, %113, %111, %117, %115, %119, %129, %134, %136 : tensor<f32>, tensor<1032x16xf32>, tensor<64x16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16x64xf32>, tensor<2x8xi32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x2x8xf32>, tensor<2x8x2x8xf32>, tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<16x16xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<1x1x16xf32>, tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8x1032xf32>, tensor<2x8x1xf32>, tensor<2x8x1032xi1>
  } loc(#loc1)
  func.func @bwd(%arg0: tensor<1032x16xf32> loc("embedding"), %arg1: tensor<64x16xf32> loc("layer0/down"), %arg2: tensor<16x16xf32> loc("layer0/out"), %arg3: tensor<16x48xf32> loc("layer0/qkv"), %arg4: tensor<16x64xf32> loc("layer0/up"), %arg5: tensor<2x8xi32> loc("tokens"), %arg6: tensor<2x8x16xf32> loc("layer0/attention/sub.1"), %arg7: tensor<2x8x1xf32> loc("layer0/attention/mul.1"), %arg8: tensor<2x8x1xf32> loc("layer0/attention/rsqrt"), %arg9: tensor<1x1x16xf32> loc("layer0/attention/broadcast_in_dim.2"), %arg10: tensor<2x8x16xf32> loc("layer0/attention/mul.3"), %arg11: tensor<2x8x16xf32> loc("layer0/attention/add.2"), %arg12: tensor<2x8x2x8xf32> loc("layer0/attention/reshape.1"), %arg13: tensor<2x8x2x8xf32> loc("layer0/attention/reshape"), %arg14: tensor<2x2x8x8xi1> loc("layer0/attention/ge"), %arg15: tensor<2x2x8x8xf32> loc("layer0/attention/exp"), %arg16: tensor<2x2x8x1xf32> loc("layer0/attention/broadcast_in_dim.5"), %arg17: tensor<2x2x8x1xf32> loc("layer0/attention/div.5"), %arg18: tensor<2x2x8x8xf32> loc("layer0/attention/div.4"), %arg19: tensor<2x8x2x8xf32> loc("layer0/attention/reshape.2"), %arg20: tensor<2x8x16xf32> loc("layer0/attention/reshape.3"), %arg21: tensor<2x8x16xf32> loc("layer0/mlp/sub.1"), %arg22: tensor<2x8x1xf32> loc("layer0/mlp/mul.1"), %arg23: tensor<2x8x1xf32> loc("layer0/mlp/rsqrt"), %arg24: tensor<1x1x16xf32> loc("layer0/mlp/broadcast_in_dim.2"), %arg25: tensor<2x8x16xf32> loc("layer0/mlp/mul.3"), %arg26: tensor<16x16xf32> loc("layer0/mlp/reshape"), %arg27: tensor<16x64xf32> loc("layer0/mlp/mul.6"), %arg28: tensor<16x64xf32> loc("layer0/mlp/tanh"), %arg29: tensor<16x64xf32> loc("layer0/mlp/sub.2"), %arg30: tensor<16x64xf32> loc("layer0/mlp/mul.9"), %arg31: tensor<16x64xf32> loc("layer0/mlp/add.4"), %arg32: tensor<16x64xf32> loc("layer0/mlp/mul.10"), %arg33: tensor<2x8x16xf32> loc("head/sub.1"), %arg34: tensor<2x8x1xf32> loc("head/mul.1"), %arg35: tensor<2x8x1xf32> loc("head/rsqrt"), %arg36: tensor<1x1x16xf32> loc("head/broadcast_in_dim.2"), %arg37: tensor<2x8x16xf32> loc("head/mul.3"), %arg38: tensor<2x8x16xf32> loc("head/add.2"), %arg39: tensor<2x8x1032xf32> loc("head/log_softmax/exp"), %arg40: tensor<2x8x1xf32> loc("head/log_softmax/broadcast_in_dim.1"), %arg41: tensor<2x8x1032xi1> loc("head/eq.1"), %arg42: tensor<f32> loc("cotangent0")) -> (tensor<1032x16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>) {
    %c32 = arith.constant 32 : index
    %c16 = arith.constant 16 : index
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c16_i32 = arith.constant 16 : i32
    %c1032_i32 = arith.constant 1032 : i32
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %cst = arith.constant {ao.layer = 0 : i64} 0.353553385 : f32
    %cst_0 = arith.constant {ao.layer = 0 : i64} 4.471500e-02 : f32
    %cst_1 = arith.constant {ao.layer = 0 : i64} 0.797884583 : f32
    %cst_2 = arith.constant {ao.layer = 0 : i64} 5.000000e-01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 1.600000e+01 : f32
    %cst_5 = arith.constant dense<[1031, 0]> : tensor<2xi32>
    %0 = tensor.empty() : tensor<2x8x1032xf32> loc(#loc90)
    %1 = linalg.generic {indexing_maps = [#map1, #map20, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg41, %arg42 : tensor<2x8x1032xi1>, tensor<f32>) outs(%0 : tensor<2x8x1032xf32>) {
    ^bb0(%in: i1, %in_57: f32, %out: f32):
      %211 = arith.divf %in_57, %cst_4 : f32
      %212 = arith.negf %211 : f32
      %213 = arith.select %in, %212, %cst_3 : f32
      linalg.yield %213 : f32
    } -> tensor<2x8x1032xf32> loc(#loc90)
    %2 = tensor.empty() : tensor<2x8xf32> loc(#loc91)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc91)
    %3 = linalg.fill ins(%cst_3 : f32) outs(%expanded : tensor<2x8x1xf32>) -> tensor<2x8x1xf32> loc(#loc91)
    %expanded_6 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [2, 8, 1, 1032] : tensor<2x8x1032xf32> into tensor<2x8x1x1032xf32> loc(#loc91)
    %4 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_6 : tensor<2x8x1x1032xf32>) outs(%3 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.negf %in : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x1xf32> loc(#loc91)
    %5 = tensor.empty() : tensor<2x8xf32> loc(#loc92)
    %6 = linalg.fill ins(%cst_3 : f32) outs(%5 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc92)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg40 : tensor<2x8x1xf32>, tensor<2x8x1xf32>) outs(%6 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.divf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8xf32> loc(#loc92)
    %8 = tensor.empty() : tensor<2x8x1032xf32> loc(#loc93)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg39 : tensor<2x8x1032xf32>, tensor<2x8xf32>, tensor<2x8x1032xf32>) outs(%8 : tensor<2x8x1032xf32>) {
    ^bb0(%in: f32, %in_57: f32, %in_58: f32, %out: f32):
      %211 = arith.mulf %in_57, %in_58 : f32
      %212 = arith.addf %in, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x1032xf32> loc(#loc93)
    %10 = tensor.empty() : tensor<1032x16xf32> loc(#loc94)
    %11 = linalg.fill ins(%cst_3 : f32) outs(%10 : tensor<1032x16xf32>) -> tensor<1032x16xf32> loc(#loc94)
    %12 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg38 : tensor<2x8x1032xf32>, tensor<2x8x16xf32>) outs(%11 : tensor<1032x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<1032x16xf32> loc(#loc94)
    %13 = tensor.empty() : tensor<2x8x16xf32> loc(#loc95)
    %14 = linalg.fill ins(%cst_3 : f32) outs(%13 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32> loc(#loc95)
    %15 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<2x8x1032xf32>, tensor<1032x16xf32>) outs(%14 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x16xf32> loc(#loc95)
    %16 = tensor.empty() : tensor<16xf32> loc(#loc96)
    %expanded_7 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32> loc(#loc96)
    %17 = linalg.fill ins(%cst_3 : f32) outs(%expanded_7 : tensor<1x1x16xf32>) -> tensor<1x1x16xf32> loc(#loc96)
    %expanded_8 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [2, 8, 1, 1, 16] : tensor<2x8x16xf32> into tensor<2x8x1x1x16xf32> loc(#loc96)
    %18 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_8 : tensor<2x8x1x1x16xf32>) outs(%17 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<1x1x16xf32> loc(#loc96)
    %19 = tensor.empty() : tensor<16xf32> loc(#loc97)
    %20 = linalg.fill ins(%cst_3 : f32) outs(%19 : tensor<16xf32>) -> tensor<16xf32> loc(#loc97)
    %21 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%18 : tensor<1x1x16xf32>) outs(%20 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<16xf32> loc(#loc97)
    %22 = tensor.empty() : tensor<16xf32> loc(#loc98)
    %expanded_9 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32> loc(#loc98)
    %23 = linalg.fill ins(%cst_3 : f32) outs(%expanded_9 : tensor<1x1x16xf32>) -> tensor<1x1x16xf32> loc(#loc98)
    %expanded_10 = tensor.expand_shape %arg37 [[0], [1], [2, 3, 4]] output_shape [2, 8, 1, 1, 16] : tensor<2x8x16xf32> into tensor<2x8x1x1x16xf32> loc(#loc98)
    %expanded_11 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [2, 8, 1, 1, 16] : tensor<2x8x16xf32> into tensor<2x8x1x1x16xf32> loc(#loc98)
    %24 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_10, %expanded_11 : tensor<2x8x1x1x16xf32>, tensor<2x8x1x1x16xf32>) outs(%23 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<1x1x16xf32> loc(#loc98)
    %25 = tensor.empty() : tensor<2x8x16xf32> loc(#loc99)
    %26 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %arg36 : tensor<2x8x16xf32>, tensor<1x1x16xf32>) outs(%25 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      linalg.yield %211 : f32
    } -> tensor<2x8x16xf32> loc(#loc99)
    %27 = tensor.empty() : tensor<16xf32> loc(#loc100)
    %28 = linalg.fill ins(%cst_3 : f32) outs(%27 : tensor<16xf32>) -> tensor<16xf32> loc(#loc100)
    %29 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%24 : tensor<1x1x16xf32>) outs(%28 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<16xf32> loc(#loc100)
    %30 = tensor.empty() : tensor<2x8xf32> loc(#loc101)
    %expanded_12 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc101)
    %31 = linalg.fill ins(%cst_3 : f32) outs(%expanded_12 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32> loc(#loc101)
    %expanded_13 = tensor.expand_shape %arg33 [[0], [1, 2], [3]] output_shape [2, 8, 1, 16] : tensor<2x8x16xf32> into tensor<2x8x1x16xf32> loc(#loc101)
    %expanded_14 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [2, 8, 1, 16] : tensor<2x8x16xf32> into tensor<2x8x1x16xf32> loc(#loc101)
    %32 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_13, %expanded_14 : tensor<2x8x1x16xf32>, tensor<2x8x1x16xf32>) outs(%31 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x1xf32> loc(#loc101)
    %33 = tensor.empty() : tensor<2x8xf32> loc(#loc102)
    %34 = linalg.fill ins(%cst_3 : f32) outs(%33 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc102)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg34 : tensor<2x8x1xf32>, tensor<2x8x1xf32>) outs(%34 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.divf %211, %cst_4 : f32
      %213 = arith.addf %out, %212 : f32
      linalg.yield %213 : f32
    } -> tensor<2x8xf32> loc(#loc102)
    %36 = tensor.empty() : tensor<2x8x16xf32> loc(#loc103)
    %37 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg35, %arg33, %35 : tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x16xf32>, tensor<2x8xf32>) outs(%36 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %in_58: f32, %in_59: f32, %out: f32):
      %211 = arith.mulf %in_59, %in_58 : f32
      %212 = arith.mulf %in_58, %in_59 : f32
      %213 = arith.mulf %in, %in_57 : f32
      %214 = arith.addf %213, %212 : f32
      %215 = arith.addf %214, %211 : f32
      linalg.yield %215 : f32
    } -> tensor<2x8x16xf32> loc(#loc103)
    %38 = tensor.empty() : tensor<2x8xf32> loc(#loc104)
    %expanded_15 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc104)
    %39 = linalg.fill ins(%cst_3 : f32) outs(%expanded_15 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32> loc(#loc104)
    %expanded_16 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [2, 8, 1, 16] : tensor<2x8x16xf32> into tensor<2x8x1x16xf32> loc(#loc104)
    %40 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_16 : tensor<2x8x1x16xf32>) outs(%39 : tensor<2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.negf %in : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x1xf32> loc(#loc104)
    %41 = tensor.empty() : tensor<2x8xf32> loc(#loc105)
    %42 = linalg.fill ins(%cst_3 : f32) outs(%41 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc105)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<2x8x1xf32>) outs(%42 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.divf %in, %cst_4 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8xf32> loc(#loc105)
    %44 = tensor.empty() : tensor<2x8x16xf32> loc(#loc106)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43 : tensor<2x8x16xf32>, tensor<2x8xf32>) outs(%44 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.addf %in, %in_57 : f32
      linalg.yield %211 : f32
    } -> tensor<2x8x16xf32> loc(#loc106)
    %collapsed = tensor.collapse_shape %45 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc107)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc108)
    %expanded_17 = tensor.expand_shape %46 [[0, 1]] output_shape [1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x16xf32> loc(#loc108)
    %47 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_17 : tensor<1x16xf32>) -> tensor<1x16xf32> loc(#loc108)
    %expanded_18 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [2, 8, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x16xf32> loc(#loc108)
    %48 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_18 : tensor<2x8x1x16xf32>) outs(%47 : tensor<1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<1x16xf32> loc(#loc108)
    %49 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc109)
    %50 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%49 : tensor<16xf32>) -> tensor<16xf32> loc(#loc109)
    %51 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%48 : tensor<1x16xf32>) outs(%50 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<16xf32> loc(#loc109)
    %52 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc110)
    %53 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%52 : tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc110)
    %54 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg32 : tensor<16x16xf32>, tensor<16x64xf32>) outs(%53 : tensor<16x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<16x64xf32> loc(#loc110)
    %55 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x16xf32> loc(#loc111)
    %56 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<16x64xf32>) outs(%55 : tensor<64x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x16xf32> loc(#loc111)
    %57 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc112)
    %58 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%57 : tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc112)
    %59 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg1 : tensor<16x16xf32>, tensor<64x16xf32>) outs(%58 : tensor<16x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<16x64xf32> loc(#loc112)
    %60 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc113)
    %61 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%59, %arg30, %arg31, %arg29, %arg28, %arg27 : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) outs(%60 : tensor<16x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %in_58: f32, %in_59: f32, %in_60: f32, %in_61: f32, %out: f32):
      %211 = arith.mulf %in_58, %in : f32
      %212 = arith.mulf %211, %cst_2 : f32
      %213 = arith.mulf %212, %in_59 : f32
      %214 = arith.mulf %213, %in_60 : f32
      %215 = arith.addf %213, %214 : f32
      %216 = arith.mulf %215, %cst_1 : f32
      %217 = arith.mulf %216, %cst_0 : f32
      %218 = arith.mulf %217, %in_61 : f32
      %219 = arith.mulf %in, %in_57 : f32
      %220 = arith.addf %219, %216 : f32
      %221 = arith.addf %220, %218 : f32
      linalg.yield %221 : f32
    } -> tensor<16x64xf32> loc(#loc113)
    %62 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc114)
    %expanded_19 = tensor.expand_shape %62 [[0, 1]] output_shape [1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc114)
    %63 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_19 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc114)
    %expanded_20 = tensor.expand_shape %61 [[0], [1, 2]] output_shape [16, 1, 64] {ao.layer = 0 : i64} : tensor<16x64xf32> into tensor<16x1x64xf32> loc(#loc114)
    %64 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_20 : tensor<16x1x64xf32>) outs(%63 : tensor<1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<1x64xf32> loc(#loc114)
    %65 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc115)
    %66 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%65 : tensor<64xf32>) -> tensor<64xf32> loc(#loc115)
    %67 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%64 : tensor<1x64xf32>) outs(%66 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<64xf32> loc(#loc115)
    %68 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x16xf32> loc(#loc116)
    %69 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%68 : tensor<64x16xf32>) -> tensor<64x16xf32> loc(#loc116)
    %70 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61, %arg26 : tensor<16x64xf32>, tensor<16x16xf32>) outs(%69 : tensor<64x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<64x16xf32> loc(#loc116)
    %71 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x64xf32> loc(#loc117)
    %72 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<64x16xf32>) outs(%71 : tensor<16x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x64xf32> loc(#loc117)
    %73 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16xf32> loc(#loc118)
    %expanded_21 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [2, 8, 16] {ao.layer = 0 : i64} : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc118)
    %74 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_21 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32> loc(#loc118)
    %expanded_22 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [2, 8, 64] {ao.layer = 0 : i64} : tensor<16x64xf32> into tensor<2x8x64xf32> loc(#loc118)
    %75 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22, %arg4 : tensor<2x8x64xf32>, tensor<16x64xf32>) outs(%74 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x16xf32> loc(#loc118)
    %76 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc119)
    %expanded_23 = tensor.expand_shape %76 [[0, 1, 2]] output_shape [1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x16xf32> loc(#loc119)
    %77 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_23 : tensor<1x1x16xf32>) -> tensor<1x1x16xf32> loc(#loc119)
    %expanded_24 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [2, 8, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x1x16xf32> loc(#loc119)
    %78 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_24 : tensor<2x8x1x1x16xf32>) outs(%77 : tensor<1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<1x1x16xf32> loc(#loc119)
    %79 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc120)
    %80 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%79 : tensor<16xf32>) -> tensor<16xf32> loc(#loc120)
    %81 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%78 : tensor<1x1x16xf32>) outs(%80 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<16xf32> loc(#loc120)
    %82 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc121)
    %expanded_25 = tensor.expand_shape %82 [[0, 1, 2]] output_shape [1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x16xf32> loc(#loc121)
    %83 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_25 : tensor<1x1x16xf32>) -> tensor<1x1x16xf32> loc(#loc121)
    %expanded_26 = tensor.expand_shape %arg25 [[0], [1], [2, 3, 4]] output_shape [2, 8, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x1x16xf32> loc(#loc121)
    %expanded_27 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [2, 8, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x1x16xf32> loc(#loc121)
    %84 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_26, %expanded_27 : tensor<2x8x1x1x16xf32>, tensor<2x8x1x1x16xf32>) outs(%83 : tensor<1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<1x1x16xf32> loc(#loc121)
    %85 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc122)
    %86 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %arg24 : tensor<2x8x16xf32>, tensor<1x1x16xf32>) outs(%85 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      linalg.yield %211 : f32
    } -> tensor<2x8x16xf32> loc(#loc122)
    %87 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc123)
    %88 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%87 : tensor<16xf32>) -> tensor<16xf32> loc(#loc123)
    %89 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%84 : tensor<1x1x16xf32>) outs(%88 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<16xf32> loc(#loc123)
    %90 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc124)
    %expanded_28 = tensor.expand_shape %90 [[0], [1, 2]] output_shape [2, 8, 1] {ao.layer = 0 : i64} : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc124)
    %91 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_28 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32> loc(#loc124)
    %expanded_29 = tensor.expand_shape %arg21 [[0], [1, 2], [3]] output_shape [2, 8, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x16xf32> loc(#loc124)
    %expanded_30 = tensor.expand_shape %86 [[0], [1, 2], [3]] output_shape [2, 8, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x16xf32> loc(#loc124)
    %92 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_29, %expanded_30 : tensor<2x8x1x16xf32>, tensor<2x8x1x16xf32>) outs(%91 : tensor<2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x1xf32> loc(#loc124)
    %93 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc125)
    %94 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%93 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc125)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92, %arg22 : tensor<2x8x1xf32>, tensor<2x8x1xf32>) outs(%94 : tensor<2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.divf %211, %cst_4 : f32
      %213 = arith.addf %out, %212 : f32
      linalg.yield %213 : f32
    } -> tensor<2x8xf32> loc(#loc125)
    %96 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc126)
    %97 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %arg23, %arg21, %95 : tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x16xf32>, tensor<2x8xf32>) outs(%96 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %in_58: f32, %in_59: f32, %out: f32):
      %211 = arith.mulf %in_59, %in_58 : f32
      %212 = arith.mulf %in_58, %in_59 : f32
      %213 = arith.mulf %in, %in_57 : f32
      %214 = arith.addf %213, %212 : f32
      %215 = arith.addf %214, %211 : f32
      linalg.yield %215 : f32
    } -> tensor<2x8x16xf32> loc(#loc126)
    %98 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc127)
    %expanded_31 = tensor.expand_shape %98 [[0], [1, 2]] output_shape [2, 8, 1] {ao.layer = 0 : i64} : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc127)
    %99 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_31 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32> loc(#loc127)
    %expanded_32 = tensor.expand_shape %97 [[0], [1, 2], [3]] output_shape [2, 8, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x16xf32> loc(#loc127)
    %100 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32 : tensor<2x8x1x16xf32>) outs(%99 : tensor<2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.negf %in : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x1xf32> loc(#loc127)
    %101 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc128)
    %102 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%101 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc128)
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<2x8x1xf32>) outs(%102 : tensor<2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.divf %in, %cst_4 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8xf32> loc(#loc128)
    %104 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc129)
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %97, %103 : tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8xf32>) outs(%104 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %in_58: f32, %out: f32):
      %211 = arith.addf %in, %in_57 : f32
      %212 = arith.addf %211, %in_58 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x16xf32> loc(#loc129)
    %106 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16xf32> loc(#loc130)
    %107 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%106 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc130)
    %108 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%105, %arg20 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%107 : tensor<16x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<16x16xf32> loc(#loc130)
    %109 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16xf32> loc(#loc131)
    %110 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<16x16xf32>) outs(%109 : tensor<16x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32> loc(#loc131)
    %111 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc132)
    %expanded_33 = tensor.expand_shape %111 [[0], [1], [2, 3]] output_shape [2, 8, 2, 8] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x2x8xf32> loc(#loc132)
    %112 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_33 : tensor<2x8x2x8xf32>) -> tensor<2x8x2x8xf32> loc(#loc132)
    %expanded_34 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [2, 8, 16] {ao.layer = 0 : i64} : tensor<16x16xf32> into tensor<2x8x16xf32> loc(#loc132)
    %113 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%105, %expanded_34 : tensor<2x8x16xf32>, tensor<2x8x16xf32>) outs(%112 : tensor<2x8x2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x2x8xf32> loc(#loc132)
    %114 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xf32> loc(#loc133)
    %115 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<2x8x2x8xf32>) outs(%114 : tensor<2x2x8x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x8x8xf32> loc(#loc133)
    %116 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xf32> loc(#loc134)
    %117 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%116 : tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> loc(#loc134)
    %118 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %arg19 : tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) outs(%117 : tensor<2x2x8x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x2x8x8xf32> loc(#loc134)
    %119 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xf32> loc(#loc135)
    %120 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%119 : tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> loc(#loc135)
    %121 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %arg18 : tensor<2x2x8x8xf32>, tensor<2x2x8x8xf32>) outs(%120 : tensor<2x2x8x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x2x8x8xf32> loc(#loc135)
    %122 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x2x8xf32> loc(#loc136)
    %123 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x2x8x8xf32>) outs(%122 : tensor<2x8x2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x2x8xf32> loc(#loc136)
    %124 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8xf32> loc(#loc137)
    %125 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%124 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc137)
    %126 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118, %arg17, %arg15 : tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8x8xf32>) outs(%125 : tensor<2x2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %in_58: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.mulf %211, %in_58 : f32
      %213 = arith.addf %out, %212 : f32
      linalg.yield %213 : f32
    } -> tensor<2x2x8xf32> loc(#loc137)
    %expanded_35 = tensor.expand_shape %126 [[0], [1], [2, 3]] output_shape [2, 2, 8, 1] {ao.layer = 0 : i64} : tensor<2x2x8xf32> into tensor<2x2x8x1xf32> loc(#loc138)
    %127 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8xf32> loc(#loc139)
    %128 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%127 : tensor<2x2x8xf32>) -> tensor<2x2x8xf32> loc(#loc139)
    %129 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_35 : tensor<2x2x8x1xf32>) outs(%128 : tensor<2x2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.negf %in : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x2x8xf32> loc(#loc139)
    %130 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xf32> loc(#loc140)
    %131 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg14, %118, %arg16, %129, %arg15 : tensor<2x2x8x8xi1>, tensor<2x2x8x8xf32>, tensor<2x2x8x1xf32>, tensor<2x2x8xf32>, tensor<2x2x8x8xf32>) outs(%130 : tensor<2x2x8x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_57: f32, %in_58: f32, %in_59: f32, %in_60: f32, %out: f32):
      %211 = arith.divf %in_57, %in_58 : f32
      %212 = arith.addf %211, %in_59 : f32
      %213 = arith.mulf %212, %in_60 : f32
      %214 = arith.select %in, %213, %cst_3 : f32
      %215 = arith.mulf %214, %cst : f32
      linalg.yield %215 : f32
    } -> tensor<2x2x8x8xf32> loc(#loc140)
    %132 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xf32> loc(#loc141)
    %133 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%132 : tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> loc(#loc141)
    %134 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %arg13 : tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) outs(%133 : tensor<2x2x8x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x2x8x8xf32> loc(#loc141)
    %135 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x2x8xf32> loc(#loc142)
    %136 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x2x8x8xf32>) outs(%135 : tensor<2x8x2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x2x8xf32> loc(#loc142)
    %137 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x2x8x8xf32> loc(#loc143)
    %138 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%137 : tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> loc(#loc143)
    %139 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %arg12 : tensor<2x2x8x8xf32>, tensor<2x8x2x8xf32>) outs(%138 : tensor<2x2x8x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x2x8x8xf32> loc(#loc143)
    %140 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x2x8xf32> loc(#loc144)
    %141 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<2x2x8x8xf32>) outs(%140 : tensor<2x8x2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x2x8xf32> loc(#loc144)
    %collapsed_36 = tensor.collapse_shape %123 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x8x2x8xf32> into tensor<2x8x16xf32> loc(#loc145)
    %collapsed_37 = tensor.collapse_shape %136 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x8x2x8xf32> into tensor<2x8x16xf32> loc(#loc146)
    %collapsed_38 = tensor.collapse_shape %141 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x8x2x8xf32> into tensor<2x8x16xf32> loc(#loc147)
    %142 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x48xf32> loc(#loc148)
    %143 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%142 : tensor<2x8x48xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      %211 = linalg.index 0 : index
      %212 = linalg.index 1 : index
      %213 = linalg.index 2 : index
      %214 = arith.cmpi ult, %213, %c16 : index
      %215 = scf.if %214 -> (f32) {
        %extracted = tensor.extract %collapsed_38[%211, %212, %213] : tensor<2x8x16xf32>
        scf.yield %extracted : f32
      } else {
        %216 = arith.cmpi ult, %213, %c32 : index
        %217 = scf.if %216 -> (f32) {
          %218 = arith.subi %213, %c16 : index
          %extracted = tensor.extract %collapsed_37[%211, %212, %218] : tensor<2x8x16xf32>
          scf.yield %extracted : f32
        } else {
          %218 = arith.subi %213, %c32 : index
          %extracted = tensor.extract %collapsed_36[%211, %212, %218] : tensor<2x8x16xf32>
          scf.yield %extracted : f32
        }
        scf.yield %217 : f32
      }
      linalg.yield %215 : f32
    } -> tensor<2x8x48xf32> loc(#loc148)
    %144 = tensor.empty() {ao.layer = 0 : i64} : tensor<48x16xf32> loc(#loc149)
    %145 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%144 : tensor<48x16xf32>) -> tensor<48x16xf32> loc(#loc149)
    %146 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%143, %arg11 : tensor<2x8x48xf32>, tensor<2x8x16xf32>) outs(%145 : tensor<48x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<48x16xf32> loc(#loc149)
    %147 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x48xf32> loc(#loc150)
    %148 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<48x16xf32>) outs(%147 : tensor<16x48xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x48xf32> loc(#loc150)
    %149 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc151)
    %150 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%149 : tensor<2x8x16xf32>) -> tensor<2x8x16xf32> loc(#loc151)
    %151 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%143, %arg3 : tensor<2x8x48xf32>, tensor<16x48xf32>) outs(%150 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x16xf32> loc(#loc151)
    %152 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc152)
    %expanded_39 = tensor.expand_shape %152 [[0, 1, 2]] output_shape [1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x16xf32> loc(#loc152)
    %153 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_39 : tensor<1x1x16xf32>) -> tensor<1x1x16xf32> loc(#loc152)
    %expanded_40 = tensor.expand_shape %151 [[0], [1], [2, 3, 4]] output_shape [2, 8, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x1x16xf32> loc(#loc152)
    %154 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_40 : tensor<2x8x1x1x16xf32>) outs(%153 : tensor<1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<1x1x16xf32> loc(#loc152)
    %155 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc153)
    %156 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%155 : tensor<16xf32>) -> tensor<16xf32> loc(#loc153)
    %157 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%154 : tensor<1x1x16xf32>) outs(%156 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<16xf32> loc(#loc153)
    %158 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc154)
    %expanded_41 = tensor.expand_shape %158 [[0, 1, 2]] output_shape [1, 1, 16] {ao.layer = 0 : i64} : tensor<16xf32> into tensor<1x1x16xf32> loc(#loc154)
    %159 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_41 : tensor<1x1x16xf32>) -> tensor<1x1x16xf32> loc(#loc154)
    %expanded_42 = tensor.expand_shape %arg10 [[0], [1], [2, 3, 4]] output_shape [2, 8, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x1x16xf32> loc(#loc154)
    %expanded_43 = tensor.expand_shape %151 [[0], [1], [2, 3, 4]] output_shape [2, 8, 1, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x1x16xf32> loc(#loc154)
    %160 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_42, %expanded_43 : tensor<2x8x1x1x16xf32>, tensor<2x8x1x1x16xf32>) outs(%159 : tensor<1x1x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<1x1x16xf32> loc(#loc154)
    %161 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc155)
    %162 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg9 : tensor<2x8x16xf32>, tensor<1x1x16xf32>) outs(%161 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      linalg.yield %211 : f32
    } -> tensor<2x8x16xf32> loc(#loc155)
    %163 = tensor.empty() {ao.layer = 0 : i64} : tensor<16xf32> loc(#loc156)
    %164 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%163 : tensor<16xf32>) -> tensor<16xf32> loc(#loc156)
    %165 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%160 : tensor<1x1x16xf32>) outs(%164 : tensor<16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<16xf32> loc(#loc156)
    %166 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc157)
    %expanded_44 = tensor.expand_shape %166 [[0], [1, 2]] output_shape [2, 8, 1] {ao.layer = 0 : i64} : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc157)
    %167 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_44 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32> loc(#loc157)
    %expanded_45 = tensor.expand_shape %arg6 [[0], [1, 2], [3]] output_shape [2, 8, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x16xf32> loc(#loc157)
    %expanded_46 = tensor.expand_shape %162 [[0], [1, 2], [3]] output_shape [2, 8, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x16xf32> loc(#loc157)
    %168 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45, %expanded_46 : tensor<2x8x1x16xf32>, tensor<2x8x1x16xf32>) outs(%167 : tensor<2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x1xf32> loc(#loc157)
    %169 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc158)
    %170 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%169 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc158)
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168, %arg7 : tensor<2x8x1xf32>, tensor<2x8x1xf32>) outs(%170 : tensor<2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %211 = arith.mulf %in, %in_57 : f32
      %212 = arith.divf %211, %cst_4 : f32
      %213 = arith.addf %out, %212 : f32
      linalg.yield %213 : f32
    } -> tensor<2x8xf32> loc(#loc158)
    %172 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc159)
    %173 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %arg8, %arg6, %171 : tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x16xf32>, tensor<2x8xf32>) outs(%172 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %in_58: f32, %in_59: f32, %out: f32):
      %211 = arith.mulf %in_59, %in_58 : f32
      %212 = arith.mulf %in_58, %in_59 : f32
      %213 = arith.mulf %in, %in_57 : f32
      %214 = arith.addf %213, %212 : f32
      %215 = arith.addf %214, %211 : f32
      linalg.yield %215 : f32
    } -> tensor<2x8x16xf32> loc(#loc159)
    %174 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc160)
    %expanded_47 = tensor.expand_shape %174 [[0], [1, 2]] output_shape [2, 8, 1] {ao.layer = 0 : i64} : tensor<2x8xf32> into tensor<2x8x1xf32> loc(#loc160)
    %175 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_47 : tensor<2x8x1xf32>) -> tensor<2x8x1xf32> loc(#loc160)
    %expanded_48 = tensor.expand_shape %173 [[0], [1, 2], [3]] output_shape [2, 8, 1, 16] {ao.layer = 0 : i64} : tensor<2x8x16xf32> into tensor<2x8x1x16xf32> loc(#loc160)
    %176 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_48 : tensor<2x8x1x16xf32>) outs(%175 : tensor<2x8x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.negf %in : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x1xf32> loc(#loc160)
    %177 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8xf32> loc(#loc161)
    %178 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%177 : tensor<2x8xf32>) -> tensor<2x8xf32> loc(#loc161)
    %179 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%176 : tensor<2x8x1xf32>) outs(%178 : tensor<2x8xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.divf %in, %cst_4 : f32
      %212 = arith.addf %out, %211 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8xf32> loc(#loc161)
    %180 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x8x16xf32> loc(#loc162)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %173, %179 : tensor<2x8x16xf32>, tensor<2x8x16xf32>, tensor<2x8xf32>) outs(%180 : tensor<2x8x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_57: f32, %in_58: f32, %out: f32):
      %211 = arith.addf %in, %in_57 : f32
      %212 = arith.addf %211, %in_58 : f32
      linalg.yield %212 : f32
    } -> tensor<2x8x16xf32> loc(#loc162)
    %182 = tensor.empty() : tensor<8x16xf32> loc(#loc163)
    %expanded_49 = tensor.expand_shape %182 [[0, 1], [2]] output_shape [1, 8, 16] : tensor<8x16xf32> into tensor<1x8x16xf32> loc(#loc163)
    %183 = linalg.fill ins(%cst_3 : f32) outs(%expanded_49 : tensor<1x8x16xf32>) -> tensor<1x8x16xf32> loc(#loc163)
    %expanded_50 = tensor.expand_shape %181 [[0], [1, 2], [3]] output_shape [2, 1, 8, 16] : tensor<2x8x16xf32> into tensor<2x1x8x16xf32> loc(#loc163)
    %184 = linalg.generic {indexing_maps = [#map44, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_50 : tensor<2x1x8x16xf32>) outs(%183 : tensor<1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<1x8x16xf32> loc(#loc163)
    %185 = tensor.empty() : tensor<8x16xf32> loc(#loc164)
    %186 = linalg.fill ins(%cst_3 : f32) outs(%185 : tensor<8x16xf32>) -> tensor<8x16xf32> loc(#loc164)
    %187 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%184 : tensor<1x8x16xf32>) outs(%186 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %211 = arith.addf %out, %in : f32
      linalg.yield %211 : f32
    } -> tensor<8x16xf32> loc(#loc164)
    %188 = tensor.empty() : tensor<2x8x1x1xi32> loc(#loc165)
    %189 = linalg.generic {indexing_maps = [#map24, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<2x8xi32>) outs(%188 : tensor<2x8x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x8x1x1xi32> loc(#loc165)
    %collapsed_51 = tensor.collapse_shape %189 [[0], [1, 2], [3]] : tensor<2x8x1x1xi32> into tensor<2x8x1xi32> loc(#loc165)
    %190 = tensor.empty() : tensor<2x8x2xi32> loc(#loc166)
    %191 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%190 : tensor<2x8x2xi32>) {
    ^bb0(%out: i32):
      %211 = linalg.index 0 : index
      %212 = linalg.index 1 : index
      %213 = linalg.index 2 : index
      %214 = arith.cmpi ult, %213, %c1 : index
      %215 = scf.if %214 -> (i32) {
        %extracted = tensor.extract %collapsed_51[%211, %212, %213] : tensor<2x8x1xi32>
        scf.yield %extracted : i32
      } else {
        scf.yield %c0_i32 : i32
      }
      linalg.yield %215 : i32
    } -> tensor<2x8x2xi32> loc(#loc166)
    %collapsed_52 = tensor.collapse_shape %191 [[0, 1], [2]] : tensor<2x8x2xi32> into tensor<16x2xi32> loc(#loc167)
    %192 = tensor.empty() : tensor<16xi1> loc(#loc168)
    %expanded_53 = tensor.expand_shape %192 [[0, 1]] output_shape [16, 1] : tensor<16xi1> into tensor<16x1xi1> loc(#loc168)
    %193 = linalg.fill ins(%true : i1) outs(%expanded_53 : tensor<16x1xi1>) -> tensor<16x1xi1> loc(#loc168)
    %expanded_54 = tensor.expand_shape %collapsed_52 [[0, 1], [2]] output_shape [16, 1, 2] : tensor<16x2xi32> into tensor<16x1x2xi32> loc(#loc168)
    %194 = linalg.generic {indexing_maps = [#map1, #map4, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_54, %cst_5 : tensor<16x1x2xi32>, tensor<2xi32>) outs(%193 : tensor<16x1xi1>) {
    ^bb0(%in: i32, %in_57: i32, %out: i1):
      %211 = arith.cmpi sle, %in, %in_57 : i32
      %212 = arith.cmpi sge, %in, %c0_i32 : i32
      %213 = arith.andi %212, %211 : i1
      %214 = arith.andi %out, %213 : i1
      linalg.yield %214 : i1
    } -> tensor<16x1xi1> loc(#loc168)
    %195 = tensor.empty() : tensor<1x1xi32> loc(#loc169)
    %196 = linalg.generic {indexing_maps = [#map17], iterator_types = ["parallel", "parallel"]} outs(%195 : tensor<1x1xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<1x1xi32> loc(#loc169)
    %197 = tensor.empty() : tensor<16x1xi32> loc(#loc170)
    %198 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%194 : tensor<16x1xi1>) outs(%197 : tensor<16x1xi32>) {
    ^bb0(%in: i1, %out: i32):
      %211 = linalg.index 0 : index
      %extracted = tensor.extract %196[%c0, %c0] : tensor<1x1xi32>
      %212 = arith.index_cast %extracted : i32 to index
      %213 = arith.maxsi %212, %c0 : index
      %214 = arith.minsi %213, %c1 : index
      %extracted_57 = tensor.extract %collapsed_52[%211, %214] : tensor<16x2xi32>
      %215 = arith.select %in, %extracted_57, %c1032_i32 : i32
      linalg.yield %215 : i32
    } -> tensor<16x1xi32> loc(#loc170)
    %collapsed_55 = tensor.collapse_shape %198 [[0, 1]] : tensor<16x1xi32> into tensor<16xi32> loc(#loc171)
    %collapsed_56 = tensor.collapse_shape %181 [[0, 1], [2]] : tensor<2x8x16xf32> into tensor<16x16xf32> loc(#loc172)
    %199 = tensor.empty() : tensor<16xi32> loc(#loc173)
    %200 = linalg.generic {indexing_maps = [#map45], iterator_types = ["parallel"]} outs(%199 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %211 = linalg.index 0 : index
      %212 = arith.index_cast %211 : index to i32
      linalg.yield %212 : i32
    } -> tensor<16xi32> loc(#loc173)
    %201 = tensor.empty() : tensor<1x16xi32> loc(#loc174)
    %202 = linalg.generic {indexing_maps = [#map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%collapsed_55 : tensor<16xi32>) outs(%201 : tensor<1x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x16xi32> loc(#loc174)
    %203 = tensor.empty() : tensor<1032xi32> loc(#loc175)
    %204 = linalg.fill ins(%c2147483647_i32 : i32) outs(%203 : tensor<1032xi32>) -> tensor<1032xi32> loc(#loc175)
    %205 = linalg.generic {indexing_maps = [#map46, #map18, #map31], iterator_types = ["parallel", "reduction"]} ins(%202, %200 : tensor<1x16xi32>, tensor<16xi32>) outs(%204 : tensor<1032xi32>) {
    ^bb0(%in: i32, %in_57: i32, %out: i32):
      %211 = linalg.index 0 : index
      %212 = arith.index_cast %211 : index to i32
      %213 = arith.cmpi eq, %in, %212 : i32
      %214 = arith.select %213, %in_57, %c16_i32 : i32
      %215 = arith.minsi %out, %214 : i32
      linalg.yield %215 : i32
    } -> tensor<1032xi32> loc(#loc175)
    %206 = tensor.empty() : tensor<16xi32> loc(#loc176)
    %207 = linalg.fill ins(%c2147483647_i32 : i32) outs(%206 : tensor<16xi32>) -> tensor<16xi32> loc(#loc176)
    %208 = linalg.generic {indexing_maps = [#map46, #map31, #map18, #map31, #map31], iterator_types = ["parallel", "reduction"]} ins(%202, %collapsed_55, %200, %200 : tensor<1x16xi32>, tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) outs(%207 : tensor<16xi32>) {
    ^bb0(%in: i32, %in_57: i32, %in_58: i32, %in_59: i32, %out: i32):
      %211 = arith.cmpi sgt, %in_58, %in_59 : i32
      %212 = arith.cmpi eq, %in, %in_57 : i32
      %213 = arith.andi %212, %211 : i1
      %214 = arith.select %213, %in_58, %c16_i32 : i32
      %215 = arith.minsi %out, %214 : i32
      linalg.yield %215 : i32
    } -> tensor<16xi32> loc(#loc176)
    %209 = tensor.empty() : tensor<1032x16xf32> loc(#loc177)
    %210 = linalg.generic {indexing_maps = [#map17, #map31, #map17], iterator_types = ["parallel", "parallel"]} ins(%12, %205 : tensor<1032x16xf32>, tensor<1032xi32>) outs(%209 : tensor<1032x16xf32>) {
    ^bb0(%in: f32, %in_57: i32, %out: f32):
      %211 = linalg.index 1 : index
      %212:2 = scf.while (%arg43 = %in_57, %arg44 = %cst_3) : (i32, f32) -> (i32, f32) {
        %214 = arith.cmpi ult, %arg43, %c16_i32 : i32
        scf.condition(%214) %arg43, %arg44 : i32, f32
      } do {
      ^bb0(%arg43: i32, %arg44: f32):
        %214 = arith.index_cast %arg43 : i32 to index
        %extracted = tensor.extract %collapsed_56[%214, %211] : tensor<16x16xf32>
        %215 = arith.addf %arg44, %extracted : f32
        %extracted_58 = tensor.extract %208[%214] : tensor<16xi32>
        scf.yield %extracted_58, %215 : i32, f32
      }
      %213 = arith.addf %in, %212#1 : f32
      linalg.yield %213 : f32
    } -> tensor<1032x16xf32> loc(#loc177)
    return %210, %56, %51, %157, %165, %81, %89, %110, %148, %72, %67, %21, %29, %187 : tensor<1032x16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16xf32>
  } loc(#loc88)
}
#loc1 = loc("fwd")
#loc18 = loc("embedding/broadcast_in_dim")
#loc19 = loc("embedding/add.1")
#loc20 = loc("layer0/attention/reduce_sum")
#loc22 = loc("layer0/attention/reduce_sum.1")
#loc23 = loc("layer0/attention/add")
#loc29 = loc("layer0/attention/dot_general")
#loc30 = loc("layer0/attention/split")
#loc31 = loc("layer0/attention/split.1")
#loc32 = loc("layer0/attention/split.2")
#loc36 = loc("layer0/attention/dot_general.1")
#loc38 = loc("layer0/attention/_where/select_n")
#loc39 = loc("layer0/attention/reduce_max")
#loc41 = loc("layer0/attention/reduce_sum.2")
#loc45 = loc("layer0/attention/dot_general.2")
#loc46 = loc("layer0/attention/transpose")
#loc48 = loc("layer0/attention/dot_general.3")
#loc49 = loc("layer0/attention/add.3")
#loc50 = loc("layer0/mlp/reduce_sum")
#loc52 = loc("layer0/mlp/reduce_sum.1")
#loc53 = loc("layer0/mlp/add")
#loc58 = loc("layer0/mlp/add.2")
#loc60 = loc("layer0/mlp/dot_general")
#loc62 = loc("layer0/mlp/integer_pow")
#loc68 = loc("layer0/mlp/dot_general.1")
#loc69 = loc("layer0/mlp/add.9")
#loc70 = loc("head/reduce_sum")
#loc72 = loc("head/reduce_sum.1")
#loc73 = loc("head/add")
#loc79 = loc("head/dot_general")
#loc80 = loc("head/log_softmax/reduce_max")
#loc81 = loc("head/log_softmax/sub.1")
#loc83 = loc("head/log_softmax/reduce_sum")
#loc86 = loc("head/reduce_sum.2")
#loc87 = loc("head/div.3")
#loc88 = loc("bwd")
#loc90 = loc("bwd/head/_where/select_n")
#loc91 = loc("bwd/head/log_softmax/reduce_sum")
#loc92 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc93 = loc("bwd/head/log_softmax/add_any")
#loc94 = loc("bwd/head/dot_general")
#loc95 = loc("bwd/head/dot_general.1")
#loc96 = loc("bwd/head/reduce_sum")
#loc97 = loc("bwd/head/reduce_sum.1")
#loc98 = loc("bwd/head/reduce_sum.2")
#loc99 = loc("bwd/head/mul.2")
#loc100 = loc("bwd/head/reduce_sum.3")
#loc101 = loc("bwd/head/reduce_sum.4")
#loc102 = loc("bwd/head/reduce_sum.5")
#loc103 = loc("bwd/head/add_any.1")
#loc104 = loc("bwd/head/reduce_sum.6")
#loc105 = loc("bwd/head/reduce_sum.7")
#loc106 = loc("bwd/head/add_any.2")
#loc107 = loc("bwd/layer0/mlp/reshape")
#loc108 = loc("bwd/layer0/mlp/reduce_sum")
#loc109 = loc("bwd/layer0/mlp/reduce_sum.1")
#loc110 = loc("bwd/layer0/mlp/dot_general")
#loc111 = loc("bwd/layer0/mlp/transpose")
#loc112 = loc("bwd/layer0/mlp/dot_general.1")
#loc113 = loc("bwd/layer0/mlp/add_any.2")
#loc114 = loc("bwd/layer0/mlp/reduce_sum.2")
#loc115 = loc("bwd/layer0/mlp/reduce_sum.3")
#loc116 = loc("bwd/layer0/mlp/dot_general.2")
#loc117 = loc("bwd/layer0/mlp/transpose.1")
#loc118 = loc("bwd/layer0/mlp/dot_general.3")
#loc119 = loc("bwd/layer0/mlp/reduce_sum.4")
#loc120 = loc("bwd/layer0/mlp/reduce_sum.5")
#loc121 = loc("bwd/layer0/mlp/reduce_sum.6")
#loc122 = loc("bwd/layer0/mlp/mul.10")
#loc123 = loc("bwd/layer0/mlp/reduce_sum.7")
#loc124 = loc("bwd/layer0/mlp/reduce_sum.8")
#loc125 = loc("bwd/layer0/mlp/reduce_sum.9")
#loc126 = loc("bwd/layer0/mlp/add_any.4")
#loc127 = loc("bwd/layer0/mlp/reduce_sum.10")
#loc128 = loc("bwd/layer0/mlp/reduce_sum.11")
#loc129 = loc("bwd/layer0/mlp/add_any.6")
#loc130 = loc("bwd/layer0/attention/dot_general")
#loc131 = loc("bwd/layer0/attention/transpose")
#loc132 = loc("bwd/layer0/attention/dot_general.1")
#loc133 = loc("bwd/layer0/attention/transpose.1")
#loc134 = loc("bwd/layer0/attention/dot_general.2")
#loc135 = loc("bwd/layer0/attention/dot_general.3")
#loc136 = loc("bwd/layer0/attention/transpose.2")
#loc137 = loc("bwd/layer0/attention/reduce_sum")
#loc138 = loc("bwd/layer0/attention/reshape.1")
#loc139 = loc("bwd/layer0/attention/reduce_sum.1")
#loc140 = loc("bwd/layer0/attention/mul.4")
#loc141 = loc("bwd/layer0/attention/dot_general.4")
#loc142 = loc("bwd/layer0/attention/transpose.3")
#loc143 = loc("bwd/layer0/attention/dot_general.5")
#loc144 = loc("bwd/layer0/attention/transpose.4")
#loc145 = loc("bwd/layer0/attention/reshape.2")
#loc146 = loc("bwd/layer0/attention/reshape.3")
#loc147 = loc("bwd/layer0/attention/reshape.4")
#loc148 = loc("bwd/layer0/attention/concatenate")
#loc149 = loc("bwd/layer0/attention/dot_general.6")
#loc150 = loc("bwd/layer0/attention/transpose.5")
#loc151 = loc("bwd/layer0/attention/dot_general.7")
#loc152 = loc("bwd/layer0/attention/reduce_sum.2")
#loc153 = loc("bwd/layer0/attention/reduce_sum.3")
#loc154 = loc("bwd/layer0/attention/reduce_sum.4")
#loc155 = loc("bwd/layer0/attention/mul.7")
#loc156 = loc("bwd/layer0/attention/reduce_sum.5")
#loc157 = loc("bwd/layer0/attention/reduce_sum.6")
#loc158 = loc("bwd/layer0/attention/reduce_sum.7")
#loc159 = loc("bwd/layer0/attention/add_any.2")
#loc160 = loc("bwd/layer0/attention/reduce_sum.8")
#loc161 = loc("bwd/layer0/attention/reduce_sum.9")
#loc162 = loc("bwd/layer0/attention/add_any.4")
#loc163 = loc("bwd/embedding/reduce_sum")
#loc164 = loc("bwd/embedding/reduce_sum.1")
#loc165 = loc("bwd/embedding/stack")
#loc166 = loc("bwd/embedding/stack.1")
#loc167 = loc("bwd/embedding/reshape.2")
#loc168 = loc("bwd/embedding/reduce_and")
#loc169 = loc("bwd/embedding/broadcast_in_dim.2")
#loc170 = loc("bwd/embedding/_where/select_n")
#loc171 = loc("bwd/embedding/reshape.5")
#loc172 = loc("bwd/embedding/reshape.6")
#loc173 = loc("bwd/embedding/iota.1")
#loc174 = loc("bwd/embedding/broadcast_in_dim.4")
#loc175 = loc("bwd/embedding/reduce_min")
#loc176 = loc("bwd/embedding/reduce_min.1")
#loc177 = loc("bwd/embedding/add_any")
