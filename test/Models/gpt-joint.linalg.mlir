// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form joint --dialect linalg --layers 3 --width 64 --heads 4 --sequence 32 --batch 2 --vocab 128 --dtype f32
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
#loc13 = loc("layer1/down")
#loc14 = loc("layer1/down_bias")
#loc15 = loc("layer1/norm1_bias")
#loc16 = loc("layer1/norm1_gain")
#loc17 = loc("layer1/norm2_bias")
#loc18 = loc("layer1/norm2_gain")
#loc19 = loc("layer1/out")
#loc20 = loc("layer1/qkv")
#loc21 = loc("layer1/up")
#loc22 = loc("layer1/up_bias")
#loc23 = loc("layer2/down")
#loc24 = loc("layer2/down_bias")
#loc25 = loc("layer2/norm1_bias")
#loc26 = loc("layer2/norm1_gain")
#loc27 = loc("layer2/norm2_bias")
#loc28 = loc("layer2/norm2_gain")
#loc29 = loc("layer2/out")
#loc30 = loc("layer2/qkv")
#loc31 = loc("layer2/up")
#loc32 = loc("layer2/up_bias")
#loc33 = loc("norm_bias")
#loc34 = loc("norm_gain")
#loc35 = loc("position")
#loc36 = loc("labels")
#loc37 = loc("tokens")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map16 = affine_map<(d0, d1) -> (d0, d1)>
#map17 = affine_map<(d0, d1) -> (d1)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map19 = affine_map<(d0, d1, d2) -> ()>
#map20 = affine_map<() -> ()>
#map21 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map26 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map27 = affine_map<(d0, d1, d2) -> (d0)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map29 = affine_map<(d0, d1) -> (d1, d0)>
#map30 = affine_map<(d0, d1) -> (d0)>
#map31 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map32 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map33 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map34 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map38 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map42 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map43 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map44 = affine_map<(d0, d1, d2, d3) -> (d2, d3, 0)>
#map45 = affine_map<(d0) -> (d0)>
module {
  func.func @train_step(%arg0: tensor<128x64xf32> loc("embedding"), %arg1: tensor<256x64xf32> loc("layer0/down"), %arg2: tensor<64xf32> loc("layer0/down_bias"), %arg3: tensor<64xf32> loc("layer0/norm1_bias"), %arg4: tensor<64xf32> loc("layer0/norm1_gain"), %arg5: tensor<64xf32> loc("layer0/norm2_bias"), %arg6: tensor<64xf32> loc("layer0/norm2_gain"), %arg7: tensor<64x64xf32> loc("layer0/out"), %arg8: tensor<64x192xf32> loc("layer0/qkv"), %arg9: tensor<64x256xf32> loc("layer0/up"), %arg10: tensor<256xf32> loc("layer0/up_bias"), %arg11: tensor<256x64xf32> loc("layer1/down"), %arg12: tensor<64xf32> loc("layer1/down_bias"), %arg13: tensor<64xf32> loc("layer1/norm1_bias"), %arg14: tensor<64xf32> loc("layer1/norm1_gain"), %arg15: tensor<64xf32> loc("layer1/norm2_bias"), %arg16: tensor<64xf32> loc("layer1/norm2_gain"), %arg17: tensor<64x64xf32> loc("layer1/out"), %arg18: tensor<64x192xf32> loc("layer1/qkv"), %arg19: tensor<64x256xf32> loc("layer1/up"), %arg20: tensor<256xf32> loc("layer1/up_bias"), %arg21: tensor<256x64xf32> loc("layer2/down"), %arg22: tensor<64xf32> loc("layer2/down_bias"), %arg23: tensor<64xf32> loc("layer2/norm1_bias"), %arg24: tensor<64xf32> loc("layer2/norm1_gain"), %arg25: tensor<64xf32> loc("layer2/norm2_bias"), %arg26: tensor<64xf32> loc("layer2/norm2_gain"), %arg27: tensor<64x64xf32> loc("layer2/out"), %arg28: tensor<64x192xf32> loc("layer2/qkv"), %arg29: tensor<64x256xf32> loc("layer2/up"), %arg30: tensor<256xf32> loc("layer2/up_bias"), %arg31: tensor<64xf32> loc("norm_bias"), %arg32: tensor<64xf32> loc("norm_gain"), %arg33: tensor<32x64xf32> loc("position"), %arg34: tensor<2x32xi32> loc("labels"), %arg35: tensor<2x32xi32> loc("tokens")) -> (tensor<f32>, tensor<128x64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>) attributes {ao.step} {
    %cst = arith.constant -1.562500e-02 : f32
    %c128 = arith.constant 128 : index
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 0.797884583 : f32
    %cst_3 = arith.constant 4.471500e-02 : f32
    %cst_4 = arith.constant 3.000000e+00 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %cst_6 = arith.constant 0xFF800000 : f32
    %cst_7 = arith.constant -1.000000e+09 : f32
    %cst_8 = arith.constant 2.500000e-01 : f32
    %cst_9 = arith.constant -5.000000e-01 : f32
    %cst_10 = arith.constant 9.99999974E-6 : f32
    %cst_11 = arith.constant 6.400000e+01 : f32
    %cst_12 = arith.constant 0.000000e+00 : f32
    %c127 = arith.constant 127 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<2x32x1xi32> loc(#loc38)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg35 : tensor<2x32xi32>) outs(%0 : tensor<2x32x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x32x1xi32> loc(#loc38)
    %2 = tensor.empty() : tensor<2x32x64xf32> loc(#loc39)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg33 : tensor<32x64xf32>) outs(%2 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = linalg.index 0 : index
      %828 = linalg.index 1 : index
      %829 = linalg.index 2 : index
      %extracted = tensor.extract %1[%827, %828, %c0] : tensor<2x32x1xi32>
      %830 = arith.index_cast %extracted : i32 to index
      %831 = arith.maxsi %830, %c0 : index
      %832 = arith.minsi %831, %c127 : index
      %extracted_153 = tensor.extract %arg0[%832, %829] : tensor<128x64xf32>
      %833 = arith.addf %extracted_153, %in : f32
      linalg.yield %833 : f32
    } -> tensor<2x32x64xf32> loc(#loc39)
    %4 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc40)
    %5 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%4 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc40)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x32x64xf32>) outs(%5 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32xf32> loc(#loc40)
    %7 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc41)
    %8 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%7 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.divf %in_153, %cst_11 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc41)
    %9 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc42)
    %10 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%9 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc42)
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<2x32x64xf32>) outs(%10 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.mulf %in, %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc42)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x1xf32> loc(#loc43)
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x32xf32>) outs(%12 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %827, %cst_10 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc43)
    %14 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x1xf32> loc(#loc44)
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x32x1xf32>) outs(%14 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = math.rsqrt %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x1xf32> loc(#loc44)
    %16 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc45)
    %17 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x32x1xf32>) outs(%16 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc45)
    %18 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc46)
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %17 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%18 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc46)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc47)
    %21 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<64xf32>) outs(%20 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc47)
    %22 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc48)
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %21, %arg3 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%22 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc48)
    %24 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x192xf32> loc(#loc49)
    %25 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%24 : tensor<2x32x192xf32>) -> tensor<2x32x192xf32> loc(#loc49)
    %26 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23, %arg8 : tensor<2x32x64xf32>, tensor<64x192xf32>) outs(%25 : tensor<2x32x192xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x192xf32> loc(#loc49)
    %extracted_slice = tensor.extract_slice %26[0, 0, 0] [2, 32, 64] [1, 1, 1] {ao.layer = 0 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc50)
    %extracted_slice_13 = tensor.extract_slice %26[0, 0, 64] [2, 32, 64] [1, 1, 1] {ao.layer = 0 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc51)
    %extracted_slice_14 = tensor.extract_slice %26[0, 0, 128] [2, 32, 64] [1, 1, 1] {ao.layer = 0 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc52)
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc53)
    %expanded_15 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc54)
    %expanded_16 = tensor.expand_shape %extracted_slice_14 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc55)
    %27 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc56)
    %28 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%27 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc56)
    %29 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_15 : tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>) outs(%28 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc56)
    %30 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xi1> loc(#loc57)
    %31 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%30 : tensor<2x4x32x32xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i1):
      %827 = linalg.index 3 : index
      %828 = arith.index_cast %827 : index to i32
      %829 = linalg.index 2 : index
      %830 = arith.index_cast %829 : index to i32
      %831 = arith.cmpi sge, %830, %828 : i32
      linalg.yield %831 : i1
    } -> tensor<2x4x32x32xi1> loc(#loc57)
    %32 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc58)
    %33 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %29 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>) outs(%32 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_8 : f32
      %828 = arith.select %in, %827, %cst_7 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc58)
    %34 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32xf32> loc(#loc59)
    %35 = linalg.fill {ao.layer = 0 : i64} ins(%cst_6 : f32) outs(%34 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc59)
    %36 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x4x32x32xf32>) outs(%35 : tensor<2x4x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.maximumf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x4x32xf32> loc(#loc59)
    %37 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc60)
    %38 = linalg.generic {indexing_maps = [#map11, #map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<2x4x32x32xf32>, tensor<2x4x32xf32>) outs(%37 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.subf %in, %in_153 : f32
      %828 = math.exp %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc60)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32xf32> loc(#loc61)
    %40 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%39 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc61)
    %41 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x4x32x32xf32>) outs(%40 : tensor<2x4x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x4x32xf32> loc(#loc61)
    %42 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x1xf32> loc(#loc62)
    %43 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x4x32xf32>) outs(%42 : tensor<2x4x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x1xf32> loc(#loc62)
    %44 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc63)
    %45 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x4x32x1xf32>) outs(%44 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32> loc(#loc63)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc64)
    %47 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %45 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%46 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.divf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc64)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x16x32xf32> loc(#loc65)
    %49 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%48 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc65)
    %50 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_16, %47 : tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>) outs(%49 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc65)
    %51 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> loc(#loc66)
    %52 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x4x16x32xf32>) outs(%51 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc66)
    %collapsed = tensor.collapse_shape %52 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc67)
    %53 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc68)
    %54 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%53 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc68)
    %55 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg7 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%54 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc68)
    %56 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc69)
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %55 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%56 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc69)
    %58 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc70)
    %59 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%58 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc70)
    %60 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%57 : tensor<2x32x64xf32>) outs(%59 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32xf32> loc(#loc70)
    %61 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc71)
    %62 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%61 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.divf %in_153, %cst_11 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc71)
    %63 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc72)
    %64 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%63 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc72)
    %65 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<2x32x64xf32>) outs(%64 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.mulf %in, %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc72)
    %66 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x1xf32> loc(#loc73)
    %67 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x32xf32>) outs(%66 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %827, %cst_10 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc73)
    %68 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x1xf32> loc(#loc74)
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x32x1xf32>) outs(%68 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = math.rsqrt %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x1xf32> loc(#loc74)
    %70 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc75)
    %71 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x32x1xf32>) outs(%70 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc75)
    %72 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc76)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %71 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%72 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc76)
    %74 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc77)
    %75 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%74 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc77)
    %76 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc78)
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75, %arg5 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%76 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc78)
    %collapsed_17 = tensor.collapse_shape %77 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc79)
    %78 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc80)
    %79 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%78 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc80)
    %80 = linalg.matmul {ao.layer = 0 : i64} ins(%collapsed_17, %arg9 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%79 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc80)
    %81 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc81)
    %82 = linalg.generic {indexing_maps = [#map16, #map17, #map16], iterator_types = ["parallel", "parallel"]} ins(%80, %arg10 : tensor<64x256xf32>, tensor<256xf32>) outs(%81 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<64x256xf32> loc(#loc81)
    %83 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc82)
    %84 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<64x256xf32>) outs(%83 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.mulf %in, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64x256xf32> loc(#loc82)
    %85 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc83)
    %86 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%82, %84 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%85 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %in : f32
      %828 = arith.mulf %827, %cst_3 : f32
      %829 = arith.addf %in, %828 : f32
      %830 = arith.mulf %829, %cst_2 : f32
      %831 = math.tanh %830 : f32
      linalg.yield %831 : f32
    } -> tensor<64x256xf32> loc(#loc83)
    %87 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc84)
    %88 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<64x256xf32>) outs(%87 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %in, %cst_5 : f32
      %828 = arith.mulf %827, %cst_1 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc84)
    %89 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc85)
    %90 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%82, %88 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%89 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<64x256xf32> loc(#loc85)
    %91 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc86)
    %expanded_18 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc86)
    %92 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_18 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc86)
    %expanded_19 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 0 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc86)
    %93 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_19, %arg1 : tensor<2x32x256xf32>, tensor<256x64xf32>) outs(%92 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc86)
    %94 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc87)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %93, %arg2 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%94 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.addf %in_153, %in_154 : f32
      %828 = arith.addf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc87)
    %96 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc88)
    %97 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%96 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc88)
    %98 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<2x32x64xf32>) outs(%97 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32xf32> loc(#loc88)
    %99 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc89)
    %100 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %98 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%99 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.divf %in_153, %cst_11 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc89)
    %101 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc90)
    %102 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%101 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc90)
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<2x32x64xf32>) outs(%102 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.mulf %in, %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc90)
    %104 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x1xf32> loc(#loc91)
    %105 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x32xf32>) outs(%104 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %827, %cst_10 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc91)
    %106 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x1xf32> loc(#loc92)
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x32x1xf32>) outs(%106 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = math.rsqrt %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x1xf32> loc(#loc92)
    %108 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc93)
    %109 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x32x1xf32>) outs(%108 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc93)
    %110 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc94)
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %109 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%110 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc94)
    %112 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc95)
    %113 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%112 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc95)
    %114 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc96)
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %113, %arg13 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%114 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc96)
    %116 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x192xf32> loc(#loc97)
    %117 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%116 : tensor<2x32x192xf32>) -> tensor<2x32x192xf32> loc(#loc97)
    %118 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%115, %arg18 : tensor<2x32x64xf32>, tensor<64x192xf32>) outs(%117 : tensor<2x32x192xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x192xf32> loc(#loc97)
    %extracted_slice_20 = tensor.extract_slice %118[0, 0, 0] [2, 32, 64] [1, 1, 1] {ao.layer = 1 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc98)
    %extracted_slice_21 = tensor.extract_slice %118[0, 0, 64] [2, 32, 64] [1, 1, 1] {ao.layer = 1 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc99)
    %extracted_slice_22 = tensor.extract_slice %118[0, 0, 128] [2, 32, 64] [1, 1, 1] {ao.layer = 1 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc100)
    %expanded_23 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc101)
    %expanded_24 = tensor.expand_shape %extracted_slice_21 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc102)
    %expanded_25 = tensor.expand_shape %extracted_slice_22 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc103)
    %119 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc104)
    %120 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%119 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc104)
    %121 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_23, %expanded_24 : tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>) outs(%120 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc104)
    %122 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc105)
    %123 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %121 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>) outs(%122 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_8 : f32
      %828 = arith.select %in, %827, %cst_7 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc105)
    %124 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32xf32> loc(#loc106)
    %125 = linalg.fill {ao.layer = 1 : i64} ins(%cst_6 : f32) outs(%124 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc106)
    %126 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%123 : tensor<2x4x32x32xf32>) outs(%125 : tensor<2x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.maximumf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x4x32xf32> loc(#loc106)
    %127 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc107)
    %128 = linalg.generic {indexing_maps = [#map11, #map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %126 : tensor<2x4x32x32xf32>, tensor<2x4x32xf32>) outs(%127 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.subf %in, %in_153 : f32
      %828 = math.exp %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc107)
    %129 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32xf32> loc(#loc108)
    %130 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%129 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc108)
    %131 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%128 : tensor<2x4x32x32xf32>) outs(%130 : tensor<2x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x4x32xf32> loc(#loc108)
    %132 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x1xf32> loc(#loc109)
    %133 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<2x4x32xf32>) outs(%132 : tensor<2x4x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x1xf32> loc(#loc109)
    %134 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc110)
    %135 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<2x4x32x1xf32>) outs(%134 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32> loc(#loc110)
    %136 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc111)
    %137 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %135 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%136 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.divf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc111)
    %138 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x16x32xf32> loc(#loc112)
    %139 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%138 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc112)
    %140 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_25, %137 : tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>) outs(%139 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc112)
    %141 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> loc(#loc113)
    %142 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<2x4x16x32xf32>) outs(%141 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc113)
    %collapsed_26 = tensor.collapse_shape %142 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc114)
    %143 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc115)
    %144 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%143 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc115)
    %145 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_26, %arg17 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%144 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc115)
    %146 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc116)
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %145 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%146 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc116)
    %148 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc117)
    %149 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%148 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc117)
    %150 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<2x32x64xf32>) outs(%149 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32xf32> loc(#loc117)
    %151 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc118)
    %152 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %150 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%151 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.divf %in_153, %cst_11 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc118)
    %153 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc119)
    %154 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%153 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc119)
    %155 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%152 : tensor<2x32x64xf32>) outs(%154 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.mulf %in, %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc119)
    %156 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x1xf32> loc(#loc120)
    %157 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<2x32xf32>) outs(%156 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %827, %cst_10 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc120)
    %158 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x1xf32> loc(#loc121)
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<2x32x1xf32>) outs(%158 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = math.rsqrt %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x1xf32> loc(#loc121)
    %160 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc122)
    %161 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<2x32x1xf32>) outs(%160 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc122)
    %162 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc123)
    %163 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152, %161 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%162 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc123)
    %164 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc124)
    %165 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16 : tensor<64xf32>) outs(%164 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc124)
    %166 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc125)
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %165, %arg15 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%166 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc125)
    %collapsed_27 = tensor.collapse_shape %167 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc126)
    %168 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc127)
    %169 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%168 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc127)
    %170 = linalg.matmul {ao.layer = 1 : i64} ins(%collapsed_27, %arg19 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%169 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc127)
    %171 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc128)
    %172 = linalg.generic {indexing_maps = [#map16, #map17, #map16], iterator_types = ["parallel", "parallel"]} ins(%170, %arg20 : tensor<64x256xf32>, tensor<256xf32>) outs(%171 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<64x256xf32> loc(#loc128)
    %173 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc129)
    %174 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<64x256xf32>) outs(%173 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.mulf %in, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64x256xf32> loc(#loc129)
    %175 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc130)
    %176 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%172, %174 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%175 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %in : f32
      %828 = arith.mulf %827, %cst_3 : f32
      %829 = arith.addf %in, %828 : f32
      %830 = arith.mulf %829, %cst_2 : f32
      %831 = math.tanh %830 : f32
      linalg.yield %831 : f32
    } -> tensor<64x256xf32> loc(#loc130)
    %177 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc131)
    %178 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<64x256xf32>) outs(%177 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %in, %cst_5 : f32
      %828 = arith.mulf %827, %cst_1 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc131)
    %179 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc132)
    %180 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%172, %178 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%179 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<64x256xf32> loc(#loc132)
    %181 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc133)
    %expanded_28 = tensor.expand_shape %181 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc133)
    %182 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_28 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc133)
    %expanded_29 = tensor.expand_shape %180 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 1 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc133)
    %183 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_29, %arg11 : tensor<2x32x256xf32>, tensor<256x64xf32>) outs(%182 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc133)
    %184 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc134)
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %183, %arg12 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%184 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.addf %in_153, %in_154 : f32
      %828 = arith.addf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc134)
    %186 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc135)
    %187 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%186 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc135)
    %188 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%185 : tensor<2x32x64xf32>) outs(%187 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32xf32> loc(#loc135)
    %189 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc136)
    %190 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %188 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%189 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.divf %in_153, %cst_11 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc136)
    %191 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc137)
    %192 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%191 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc137)
    %193 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%190 : tensor<2x32x64xf32>) outs(%192 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.mulf %in, %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc137)
    %194 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x1xf32> loc(#loc138)
    %195 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<2x32xf32>) outs(%194 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %827, %cst_10 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc138)
    %196 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x1xf32> loc(#loc139)
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<2x32x1xf32>) outs(%196 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = math.rsqrt %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x1xf32> loc(#loc139)
    %198 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc140)
    %199 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<2x32x1xf32>) outs(%198 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc140)
    %200 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc141)
    %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %199 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%200 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc141)
    %202 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc142)
    %203 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24 : tensor<64xf32>) outs(%202 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc142)
    %204 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc143)
    %205 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %203, %arg23 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%204 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc143)
    %206 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x192xf32> loc(#loc144)
    %207 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%206 : tensor<2x32x192xf32>) -> tensor<2x32x192xf32> loc(#loc144)
    %208 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205, %arg28 : tensor<2x32x64xf32>, tensor<64x192xf32>) outs(%207 : tensor<2x32x192xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x192xf32> loc(#loc144)
    %extracted_slice_30 = tensor.extract_slice %208[0, 0, 0] [2, 32, 64] [1, 1, 1] {ao.layer = 2 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc145)
    %extracted_slice_31 = tensor.extract_slice %208[0, 0, 64] [2, 32, 64] [1, 1, 1] {ao.layer = 2 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc146)
    %extracted_slice_32 = tensor.extract_slice %208[0, 0, 128] [2, 32, 64] [1, 1, 1] {ao.layer = 2 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc147)
    %expanded_33 = tensor.expand_shape %extracted_slice_30 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc148)
    %expanded_34 = tensor.expand_shape %extracted_slice_31 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc149)
    %expanded_35 = tensor.expand_shape %extracted_slice_32 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc150)
    %209 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc151)
    %210 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%209 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc151)
    %211 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33, %expanded_34 : tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>) outs(%210 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc151)
    %212 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc152)
    %213 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %211 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>) outs(%212 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_8 : f32
      %828 = arith.select %in, %827, %cst_7 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc152)
    %214 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32xf32> loc(#loc153)
    %215 = linalg.fill {ao.layer = 2 : i64} ins(%cst_6 : f32) outs(%214 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc153)
    %216 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213 : tensor<2x4x32x32xf32>) outs(%215 : tensor<2x4x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.maximumf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x4x32xf32> loc(#loc153)
    %217 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc154)
    %218 = linalg.generic {indexing_maps = [#map11, #map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213, %216 : tensor<2x4x32x32xf32>, tensor<2x4x32xf32>) outs(%217 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.subf %in, %in_153 : f32
      %828 = math.exp %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc154)
    %219 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32xf32> loc(#loc155)
    %220 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%219 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc155)
    %221 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%218 : tensor<2x4x32x32xf32>) outs(%220 : tensor<2x4x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x4x32xf32> loc(#loc155)
    %222 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x1xf32> loc(#loc156)
    %223 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<2x4x32xf32>) outs(%222 : tensor<2x4x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x1xf32> loc(#loc156)
    %224 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc157)
    %225 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223 : tensor<2x4x32x1xf32>) outs(%224 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x32xf32> loc(#loc157)
    %226 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc158)
    %227 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218, %225 : tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>) outs(%226 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.divf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc158)
    %228 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x16x32xf32> loc(#loc159)
    %229 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%228 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc159)
    %230 = linalg.generic {indexing_maps = [#map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_35, %227 : tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>) outs(%229 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc159)
    %231 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> loc(#loc160)
    %232 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%230 : tensor<2x4x16x32xf32>) outs(%231 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc160)
    %collapsed_36 = tensor.collapse_shape %232 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc161)
    %233 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc162)
    %234 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%233 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc162)
    %235 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_36, %arg27 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%234 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc162)
    %236 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc163)
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %235 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%236 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc163)
    %238 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc164)
    %239 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%238 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc164)
    %240 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%237 : tensor<2x32x64xf32>) outs(%239 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32xf32> loc(#loc164)
    %241 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc165)
    %242 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %240 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%241 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.divf %in_153, %cst_11 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc165)
    %243 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc166)
    %244 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%243 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc166)
    %245 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%242 : tensor<2x32x64xf32>) outs(%244 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.mulf %in, %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc166)
    %246 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x1xf32> loc(#loc167)
    %247 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<2x32xf32>) outs(%246 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %827, %cst_10 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc167)
    %248 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x1xf32> loc(#loc168)
    %249 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<2x32x1xf32>) outs(%248 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = math.rsqrt %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x1xf32> loc(#loc168)
    %250 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc169)
    %251 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<2x32x1xf32>) outs(%250 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc169)
    %252 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc170)
    %253 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %251 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%252 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc170)
    %254 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc171)
    %255 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg26 : tensor<64xf32>) outs(%254 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc171)
    %256 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc172)
    %257 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %255, %arg25 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%256 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc172)
    %collapsed_37 = tensor.collapse_shape %257 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc173)
    %258 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc174)
    %259 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%258 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc174)
    %260 = linalg.matmul {ao.layer = 2 : i64} ins(%collapsed_37, %arg29 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%259 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc174)
    %261 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc175)
    %262 = linalg.generic {indexing_maps = [#map16, #map17, #map16], iterator_types = ["parallel", "parallel"]} ins(%260, %arg30 : tensor<64x256xf32>, tensor<256xf32>) outs(%261 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<64x256xf32> loc(#loc175)
    %263 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc176)
    %264 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%262 : tensor<64x256xf32>) outs(%263 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.mulf %in, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64x256xf32> loc(#loc176)
    %265 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc177)
    %266 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%262, %264 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%265 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %in : f32
      %828 = arith.mulf %827, %cst_3 : f32
      %829 = arith.addf %in, %828 : f32
      %830 = arith.mulf %829, %cst_2 : f32
      %831 = math.tanh %830 : f32
      linalg.yield %831 : f32
    } -> tensor<64x256xf32> loc(#loc177)
    %267 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc178)
    %268 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%266 : tensor<64x256xf32>) outs(%267 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %in, %cst_5 : f32
      %828 = arith.mulf %827, %cst_1 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc178)
    %269 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc179)
    %270 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%262, %268 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%269 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<64x256xf32> loc(#loc179)
    %271 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x64xf32> loc(#loc180)
    %expanded_38 = tensor.expand_shape %271 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 2 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc180)
    %272 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_38 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc180)
    %expanded_39 = tensor.expand_shape %270 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 2 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc180)
    %273 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_39, %arg21 : tensor<2x32x256xf32>, tensor<256x64xf32>) outs(%272 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc180)
    %274 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc181)
    %275 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %273, %arg22 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%274 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.addf %in_153, %in_154 : f32
      %828 = arith.addf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc181)
    %276 = tensor.empty() : tensor<2x32xf32> loc(#loc182)
    %277 = linalg.fill ins(%cst_12 : f32) outs(%276 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc182)
    %278 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%275 : tensor<2x32x64xf32>) outs(%277 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32xf32> loc(#loc182)
    %279 = tensor.empty() : tensor<2x32x64xf32> loc(#loc183)
    %280 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %278 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%279 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.divf %in_153, %cst_11 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc183)
    %281 = tensor.empty() : tensor<2x32xf32> loc(#loc184)
    %282 = linalg.fill ins(%cst_12 : f32) outs(%281 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc184)
    %283 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%280 : tensor<2x32x64xf32>) outs(%282 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.mulf %in, %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc184)
    %284 = tensor.empty() : tensor<2x32x1xf32> loc(#loc185)
    %285 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283 : tensor<2x32xf32>) outs(%284 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %827, %cst_10 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc185)
    %286 = tensor.empty() : tensor<2x32x1xf32> loc(#loc186)
    %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285 : tensor<2x32x1xf32>) outs(%286 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = math.rsqrt %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x1xf32> loc(#loc186)
    %288 = tensor.empty() : tensor<2x32x64xf32> loc(#loc187)
    %289 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<2x32x1xf32>) outs(%288 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc187)
    %290 = tensor.empty() : tensor<2x32x64xf32> loc(#loc188)
    %291 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %289 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%290 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc188)
    %292 = tensor.empty() : tensor<2x32x64xf32> loc(#loc189)
    %293 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg32 : tensor<64xf32>) outs(%292 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32> loc(#loc189)
    %294 = tensor.empty() : tensor<2x32x64xf32> loc(#loc190)
    %295 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %293, %arg31 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%294 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc190)
    %296 = tensor.empty() : tensor<2x32x128xf32> loc(#loc191)
    %297 = linalg.fill ins(%cst_12 : f32) outs(%296 : tensor<2x32x128xf32>) -> tensor<2x32x128xf32> loc(#loc191)
    %298 = linalg.generic {indexing_maps = [#map5, #map18, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%295, %arg0 : tensor<2x32x64xf32>, tensor<128x64xf32>) outs(%297 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x128xf32> loc(#loc191)
    %299 = tensor.empty() : tensor<2x32xf32> loc(#loc192)
    %300 = linalg.fill ins(%cst_6 : f32) outs(%299 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc192)
    %301 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%298 : tensor<2x32x128xf32>) outs(%300 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.maximumf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32xf32> loc(#loc192)
    %302 = tensor.empty() : tensor<2x32x128xf32> loc(#loc193)
    %303 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %301 : tensor<2x32x128xf32>, tensor<2x32xf32>) outs(%302 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.subf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x128xf32> loc(#loc193)
    %304 = tensor.empty() : tensor<2x32x128xf32> loc(#loc194)
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<2x32x128xf32>) outs(%304 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = math.exp %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x128xf32> loc(#loc194)
    %306 = tensor.empty() : tensor<2x32xf32> loc(#loc195)
    %307 = linalg.fill ins(%cst_12 : f32) outs(%306 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc195)
    %308 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%305 : tensor<2x32x128xf32>) outs(%307 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<2x32xf32> loc(#loc195)
    %309 = tensor.empty() : tensor<2x32x1xf32> loc(#loc196)
    %310 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308 : tensor<2x32xf32>) outs(%309 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32> loc(#loc196)
    %311 = tensor.empty() : tensor<2x32x128xi32> loc(#loc197)
    %312 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%311 : tensor<2x32x128xi32>) {
    ^bb0(%out: i32):
      %827 = linalg.index 2 : index
      %828 = arith.index_cast %827 : index to i32
      linalg.yield %828 : i32
    } -> tensor<2x32x128xi32> loc(#loc197)
    %313 = tensor.empty() : tensor<2x32x128xi1> loc(#loc198)
    %314 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg34, %312 : tensor<2x32xi32>, tensor<2x32x128xi32>) outs(%313 : tensor<2x32x128xi1>) {
    ^bb0(%in: i32, %in_153: i32, %out: i1):
      %827 = arith.cmpi eq, %in, %in_153 : i32
      linalg.yield %827 : i1
    } -> tensor<2x32x128xi1> loc(#loc198)
    %315 = tensor.empty() : tensor<f32> loc(#loc199)
    %316 = linalg.fill ins(%cst_12 : f32) outs(%315 : tensor<f32>) -> tensor<f32> loc(#loc199)
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map19], iterator_types = ["reduction", "reduction", "reduction"]} ins(%314, %303, %310 : tensor<2x32x128xi1>, tensor<2x32x128xf32>, tensor<2x32x1xf32>) outs(%316 : tensor<f32>) {
    ^bb0(%in: i1, %in_153: f32, %in_154: f32, %out: f32):
      %827 = math.log %in_154 : f32
      %828 = arith.subf %in_153, %827 : f32
      %829 = arith.select %in, %828, %cst_12 : f32
      %830 = arith.addf %out, %829 : f32
      linalg.yield %830 : f32
    } -> tensor<f32> loc(#loc199)
    %318 = tensor.empty() : tensor<f32> loc(#loc200)
    %319 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%317 : tensor<f32>) outs(%318 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.divf %827, %cst_11 : f32
      linalg.yield %828 : f32
    } -> tensor<f32> loc(#loc200)
    %320 = tensor.empty() : tensor<2x32x128xf32> loc(#loc201)
    %321 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<2x32x128xi1>) outs(%320 : tensor<2x32x128xf32>) {
    ^bb0(%in: i1, %out: f32):
      %827 = arith.select %in, %cst, %cst_12 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x128xf32> loc(#loc201)
    %322 = tensor.empty() : tensor<2x32xf32> loc(#loc202)
    %expanded_40 = tensor.expand_shape %322 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc202)
    %323 = linalg.fill ins(%cst_12 : f32) outs(%expanded_40 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc202)
    %expanded_41 = tensor.expand_shape %321 [[0], [1, 2], [3]] output_shape [2, 32, 1, 128] : tensor<2x32x128xf32> into tensor<2x32x1x128xf32> loc(#loc202)
    %324 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_41 : tensor<2x32x1x128xf32>) outs(%323 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc202)
    %325 = tensor.empty() : tensor<2x32xf32> loc(#loc203)
    %326 = linalg.fill ins(%cst_12 : f32) outs(%325 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc203)
    %327 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%324, %310 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%326 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.divf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc203)
    %328 = tensor.empty() : tensor<2x32x128xf32> loc(#loc204)
    %329 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %327, %305 : tensor<2x32x128xf32>, tensor<2x32xf32>, tensor<2x32x128xf32>) outs(%328 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.mulf %in_153, %in_154 : f32
      %828 = arith.addf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x128xf32> loc(#loc204)
    %330 = tensor.empty() : tensor<128x64xf32> loc(#loc205)
    %331 = linalg.fill ins(%cst_12 : f32) outs(%330 : tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc205)
    %332 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%329, %295 : tensor<2x32x128xf32>, tensor<2x32x64xf32>) outs(%331 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<128x64xf32> loc(#loc205)
    %333 = tensor.empty() : tensor<2x32x64xf32> loc(#loc206)
    %334 = linalg.fill ins(%cst_12 : f32) outs(%333 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc206)
    %335 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%329, %arg0 : tensor<2x32x128xf32>, tensor<128x64xf32>) outs(%334 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc206)
    %336 = tensor.empty() : tensor<64xf32> loc(#loc207)
    %expanded_42 = tensor.expand_shape %336 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc207)
    %337 = linalg.fill ins(%cst_12 : f32) outs(%expanded_42 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc207)
    %expanded_43 = tensor.expand_shape %335 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc207)
    %338 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_43 : tensor<2x32x1x1x64xf32>) outs(%337 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x1x64xf32> loc(#loc207)
    %339 = tensor.empty() : tensor<64xf32> loc(#loc208)
    %340 = linalg.fill ins(%cst_12 : f32) outs(%339 : tensor<64xf32>) -> tensor<64xf32> loc(#loc208)
    %341 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%338 : tensor<1x1x64xf32>) outs(%340 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc208)
    %342 = tensor.empty() : tensor<64xf32> loc(#loc209)
    %expanded_44 = tensor.expand_shape %342 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc209)
    %343 = linalg.fill ins(%cst_12 : f32) outs(%expanded_44 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc209)
    %expanded_45 = tensor.expand_shape %291 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc209)
    %expanded_46 = tensor.expand_shape %335 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc209)
    %344 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_45, %expanded_46 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%343 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<1x1x64xf32> loc(#loc209)
    %345 = tensor.empty() : tensor<2x32x64xf32> loc(#loc210)
    %346 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %293 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%345 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc210)
    %347 = tensor.empty() : tensor<64xf32> loc(#loc211)
    %348 = linalg.fill ins(%cst_12 : f32) outs(%347 : tensor<64xf32>) -> tensor<64xf32> loc(#loc211)
    %349 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%344 : tensor<1x1x64xf32>) outs(%348 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc211)
    %350 = tensor.empty() : tensor<2x32xf32> loc(#loc212)
    %expanded_47 = tensor.expand_shape %350 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc212)
    %351 = linalg.fill ins(%cst_12 : f32) outs(%expanded_47 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc212)
    %expanded_48 = tensor.expand_shape %280 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc212)
    %expanded_49 = tensor.expand_shape %346 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc212)
    %352 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_48, %expanded_49 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%351 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc212)
    %353 = tensor.empty() : tensor<2x32xf32> loc(#loc213)
    %354 = linalg.fill ins(%cst_12 : f32) outs(%353 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc213)
    %355 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%352, %287, %285 : tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%354 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.divf %in_153, %in_154 : f32
      %828 = arith.mulf %827, %cst_9 : f32
      %829 = arith.mulf %in, %828 : f32
      %830 = arith.divf %829, %cst_11 : f32
      %831 = arith.addf %out, %830 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32xf32> loc(#loc213)
    %356 = tensor.empty() : tensor<2x32x64xf32> loc(#loc214)
    %357 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %289, %280, %355 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%356 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %in_155: f32, %out: f32):
      %827 = arith.mulf %in_155, %in_154 : f32
      %828 = arith.mulf %in_154, %in_155 : f32
      %829 = arith.mulf %in, %in_153 : f32
      %830 = arith.addf %829, %828 : f32
      %831 = arith.addf %830, %827 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32x64xf32> loc(#loc214)
    %358 = tensor.empty() : tensor<2x32xf32> loc(#loc215)
    %expanded_50 = tensor.expand_shape %358 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc215)
    %359 = linalg.fill ins(%cst_12 : f32) outs(%expanded_50 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc215)
    %expanded_51 = tensor.expand_shape %357 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc215)
    %360 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_51 : tensor<2x32x1x64xf32>) outs(%359 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc215)
    %361 = tensor.empty() : tensor<2x32xf32> loc(#loc216)
    %362 = linalg.fill ins(%cst_12 : f32) outs(%361 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc216)
    %363 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%360 : tensor<2x32x1xf32>) outs(%362 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc216)
    %364 = tensor.empty() : tensor<2x32x64xf32> loc(#loc217)
    %365 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %363 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%364 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc217)
    %collapsed_52 = tensor.collapse_shape %365 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc218)
    %366 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc219)
    %expanded_53 = tensor.expand_shape %366 [[0, 1]] output_shape [1, 64] {ao.layer = 2 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc219)
    %367 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_53 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc219)
    %expanded_54 = tensor.expand_shape %365 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc219)
    %368 = linalg.generic {indexing_maps = [#map28, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_54 : tensor<2x32x1x64xf32>) outs(%367 : tensor<1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x64xf32> loc(#loc219)
    %369 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc220)
    %370 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%369 : tensor<64xf32>) -> tensor<64xf32> loc(#loc220)
    %371 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "reduction"]} ins(%368 : tensor<1x64xf32>) outs(%370 : tensor<64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc220)
    %372 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc221)
    %373 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%372 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc221)
    %374 = linalg.generic {indexing_maps = [#map31, #map32, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_52, %270 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%373 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc221)
    %375 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc222)
    %376 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%375 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc222)
    %377 = linalg.generic {indexing_maps = [#map33, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_52, %arg21 : tensor<64x64xf32>, tensor<256x64xf32>) outs(%376 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc222)
    %378 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc223)
    %379 = linalg.generic {indexing_maps = [#map16, #map16, #map16, #map16, #map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%377, %268, %262, %266, %264 : tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>) outs(%378 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %in_155: f32, %in_156: f32, %out: f32):
      %827 = arith.subf %cst_5, %in_155 : f32
      %828 = arith.mulf %in_154, %in : f32
      %829 = arith.mulf %828, %cst_1 : f32
      %830 = arith.mulf %829, %827 : f32
      %831 = arith.mulf %830, %in_155 : f32
      %832 = arith.addf %830, %831 : f32
      %833 = arith.mulf %832, %cst_2 : f32
      %834 = arith.mulf %in_156, %cst_4 : f32
      %835 = arith.mulf %833, %cst_3 : f32
      %836 = arith.mulf %835, %834 : f32
      %837 = arith.mulf %in, %in_153 : f32
      %838 = arith.addf %837, %833 : f32
      %839 = arith.addf %838, %836 : f32
      linalg.yield %839 : f32
    } -> tensor<64x256xf32> loc(#loc223)
    %380 = tensor.empty() {ao.layer = 2 : i64} : tensor<256xf32> loc(#loc224)
    %expanded_55 = tensor.expand_shape %380 [[0, 1]] output_shape [1, 256] {ao.layer = 2 : i64} : tensor<256xf32> into tensor<1x256xf32> loc(#loc224)
    %381 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_55 : tensor<1x256xf32>) -> tensor<1x256xf32> loc(#loc224)
    %expanded_56 = tensor.expand_shape %379 [[0], [1, 2]] output_shape [64, 1, 256] {ao.layer = 2 : i64} : tensor<64x256xf32> into tensor<64x1x256xf32> loc(#loc224)
    %382 = linalg.generic {indexing_maps = [#map34, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_56 : tensor<64x1x256xf32>) outs(%381 : tensor<1x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x256xf32> loc(#loc224)
    %383 = tensor.empty() {ao.layer = 2 : i64} : tensor<256xf32> loc(#loc225)
    %384 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%383 : tensor<256xf32>) -> tensor<256xf32> loc(#loc225)
    %385 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "reduction"]} ins(%382 : tensor<1x256xf32>) outs(%384 : tensor<256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<256xf32> loc(#loc225)
    %386 = tensor.empty() {ao.layer = 2 : i64} : tensor<256x64xf32> loc(#loc226)
    %387 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%386 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc226)
    %388 = linalg.generic {indexing_maps = [#map31, #map32, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%379, %collapsed_37 : tensor<64x256xf32>, tensor<64x64xf32>) outs(%387 : tensor<256x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<256x64xf32> loc(#loc226)
    %389 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x64xf32> loc(#loc227)
    %expanded_57 = tensor.expand_shape %389 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 2 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc227)
    %390 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_57 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc227)
    %expanded_58 = tensor.expand_shape %379 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 2 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc227)
    %391 = linalg.generic {indexing_maps = [#map5, #map18, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_58, %arg29 : tensor<2x32x256xf32>, tensor<64x256xf32>) outs(%390 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc227)
    %392 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc228)
    %expanded_59 = tensor.expand_shape %392 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 2 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc228)
    %393 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_59 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc228)
    %expanded_60 = tensor.expand_shape %391 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc228)
    %394 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_60 : tensor<2x32x1x1x64xf32>) outs(%393 : tensor<1x1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x1x64xf32> loc(#loc228)
    %395 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc229)
    %396 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%395 : tensor<64xf32>) -> tensor<64xf32> loc(#loc229)
    %397 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%394 : tensor<1x1x64xf32>) outs(%396 : tensor<64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc229)
    %398 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc230)
    %expanded_61 = tensor.expand_shape %398 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 2 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc230)
    %399 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_61 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc230)
    %expanded_62 = tensor.expand_shape %253 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc230)
    %expanded_63 = tensor.expand_shape %391 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc230)
    %400 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_62, %expanded_63 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%399 : tensor<1x1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<1x1x64xf32> loc(#loc230)
    %401 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc231)
    %402 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %255 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%401 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc231)
    %403 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc232)
    %404 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%403 : tensor<64xf32>) -> tensor<64xf32> loc(#loc232)
    %405 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%400 : tensor<1x1x64xf32>) outs(%404 : tensor<64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc232)
    %406 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc233)
    %expanded_64 = tensor.expand_shape %406 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 2 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc233)
    %407 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_64 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc233)
    %expanded_65 = tensor.expand_shape %242 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc233)
    %expanded_66 = tensor.expand_shape %402 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc233)
    %408 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_65, %expanded_66 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%407 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc233)
    %409 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc234)
    %410 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%409 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc234)
    %411 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%408, %249, %247 : tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%410 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.divf %in_153, %in_154 : f32
      %828 = arith.mulf %827, %cst_9 : f32
      %829 = arith.mulf %in, %828 : f32
      %830 = arith.divf %829, %cst_11 : f32
      %831 = arith.addf %out, %830 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32xf32> loc(#loc234)
    %412 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc235)
    %413 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %251, %242, %411 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%412 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %in_155: f32, %out: f32):
      %827 = arith.mulf %in_155, %in_154 : f32
      %828 = arith.mulf %in_154, %in_155 : f32
      %829 = arith.mulf %in, %in_153 : f32
      %830 = arith.addf %829, %828 : f32
      %831 = arith.addf %830, %827 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32x64xf32> loc(#loc235)
    %414 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc236)
    %expanded_67 = tensor.expand_shape %414 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 2 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc236)
    %415 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_67 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc236)
    %expanded_68 = tensor.expand_shape %413 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc236)
    %416 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_68 : tensor<2x32x1x64xf32>) outs(%415 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc236)
    %417 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc237)
    %418 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%417 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc237)
    %419 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%416 : tensor<2x32x1xf32>) outs(%418 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc237)
    %420 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc238)
    %421 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %413, %419 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%420 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc238)
    %422 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x64xf32> loc(#loc239)
    %423 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%422 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc239)
    %424 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%421, %collapsed_36 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%423 : tensor<64x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x64xf32> loc(#loc239)
    %425 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc240)
    %expanded_69 = tensor.expand_shape %425 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc240)
    %426 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_69 : tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xf32> loc(#loc240)
    %expanded_70 = tensor.expand_shape %arg27 [[0, 1], [2]] output_shape [4, 16, 64] {ao.layer = 2 : i64} : tensor<64x64xf32> into tensor<4x16x64xf32> loc(#loc240)
    %427 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%421, %expanded_70 : tensor<2x32x64xf32>, tensor<4x16x64xf32>) outs(%426 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x4x16xf32> loc(#loc240)
    %428 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x16x32xf32> loc(#loc241)
    %429 = linalg.generic {indexing_maps = [#map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%427 : tensor<2x32x4x16xf32>) outs(%428 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x32xf32> loc(#loc241)
    %430 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc242)
    %431 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%430 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc242)
    %432 = linalg.generic {indexing_maps = [#map38, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%429, %expanded_35 : tensor<2x4x16x32xf32>, tensor<2x32x4x16xf32>) outs(%431 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc242)
    %433 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x16x32xf32> loc(#loc243)
    %434 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%433 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc243)
    %435 = linalg.generic {indexing_maps = [#map39, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%429, %227 : tensor<2x4x16x32xf32>, tensor<2x4x32x32xf32>) outs(%434 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc243)
    %436 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> loc(#loc244)
    %437 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435 : tensor<2x4x16x32xf32>) outs(%436 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc244)
    %438 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32xf32> loc(#loc245)
    %439 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%438 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc245)
    %440 = linalg.generic {indexing_maps = [#map11, #map12, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%432, %223, %218 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>) outs(%439 : tensor<2x4x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.mulf %in_153, %in_153 : f32
      %828 = arith.divf %cst_5, %827 : f32
      %829 = arith.mulf %in, %828 : f32
      %830 = arith.mulf %829, %in_154 : f32
      %831 = arith.addf %out, %830 : f32
      linalg.yield %831 : f32
    } -> tensor<2x4x32xf32> loc(#loc245)
    %expanded_71 = tensor.expand_shape %440 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] {ao.layer = 2 : i64} : tensor<2x4x32xf32> into tensor<2x4x32x1xf32> loc(#loc246)
    %441 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32xf32> loc(#loc247)
    %442 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%441 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc247)
    %443 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_71 : tensor<2x4x32x1xf32>) outs(%442 : tensor<2x4x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32xf32> loc(#loc247)
    %444 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc248)
    %445 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map7, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %432, %225, %443, %218 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>, tensor<2x4x32xf32>, tensor<2x4x32x32xf32>) outs(%444 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_153: f32, %in_154: f32, %in_155: f32, %in_156: f32, %out: f32):
      %827 = arith.divf %in_153, %in_154 : f32
      %828 = arith.addf %827, %in_155 : f32
      %829 = arith.mulf %828, %in_156 : f32
      %830 = arith.select %in, %829, %cst_12 : f32
      %831 = arith.mulf %830, %cst_8 : f32
      linalg.yield %831 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc248)
    %446 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x16xf32> loc(#loc249)
    %447 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%446 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc249)
    %448 = linalg.generic {indexing_maps = [#map38, #map41, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%445, %expanded_33 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%447 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc249)
    %449 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> loc(#loc250)
    %450 = linalg.generic {indexing_maps = [#map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%448 : tensor<2x4x32x16xf32>) outs(%449 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc250)
    %451 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x16xf32> loc(#loc251)
    %452 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%451 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc251)
    %453 = linalg.generic {indexing_maps = [#map39, #map41, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%445, %expanded_34 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%452 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc251)
    %454 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> loc(#loc252)
    %455 = linalg.generic {indexing_maps = [#map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%453 : tensor<2x4x32x16xf32>) outs(%454 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc252)
    %collapsed_72 = tensor.collapse_shape %437 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc253)
    %collapsed_73 = tensor.collapse_shape %450 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc254)
    %collapsed_74 = tensor.collapse_shape %455 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc255)
    %456 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x192xf32> loc(#loc256)
    %457 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%456 : tensor<2x32x192xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%out: f32):
      %827 = linalg.index 0 : index
      %828 = linalg.index 1 : index
      %829 = linalg.index 2 : index
      %830 = arith.cmpi ult, %829, %c64 : index
      %831 = scf.if %830 -> (f32) {
        %extracted = tensor.extract %collapsed_74[%827, %828, %829] : tensor<2x32x64xf32>
        scf.yield %extracted : f32
      } else {
        %832 = arith.cmpi ult, %829, %c128 : index
        %833 = scf.if %832 -> (f32) {
          %834 = arith.subi %829, %c64 : index
          %extracted = tensor.extract %collapsed_73[%827, %828, %834] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        } else {
          %834 = arith.subi %829, %c128 : index
          %extracted = tensor.extract %collapsed_72[%827, %828, %834] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        }
        scf.yield %833 : f32
      }
      linalg.yield %831 : f32
    } -> tensor<2x32x192xf32> loc(#loc256)
    %458 = tensor.empty() {ao.layer = 2 : i64} : tensor<192x64xf32> loc(#loc257)
    %459 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%458 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc257)
    %460 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%457, %205 : tensor<2x32x192xf32>, tensor<2x32x64xf32>) outs(%459 : tensor<192x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<192x64xf32> loc(#loc257)
    %461 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc258)
    %462 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%461 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc258)
    %463 = linalg.generic {indexing_maps = [#map5, #map18, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%457, %arg28 : tensor<2x32x192xf32>, tensor<64x192xf32>) outs(%462 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc258)
    %464 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc259)
    %expanded_75 = tensor.expand_shape %464 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 2 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc259)
    %465 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_75 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc259)
    %expanded_76 = tensor.expand_shape %463 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc259)
    %466 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_76 : tensor<2x32x1x1x64xf32>) outs(%465 : tensor<1x1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x1x64xf32> loc(#loc259)
    %467 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc260)
    %468 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%467 : tensor<64xf32>) -> tensor<64xf32> loc(#loc260)
    %469 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%466 : tensor<1x1x64xf32>) outs(%468 : tensor<64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc260)
    %470 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc261)
    %expanded_77 = tensor.expand_shape %470 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 2 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc261)
    %471 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_77 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc261)
    %expanded_78 = tensor.expand_shape %201 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc261)
    %expanded_79 = tensor.expand_shape %463 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc261)
    %472 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_78, %expanded_79 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%471 : tensor<1x1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<1x1x64xf32> loc(#loc261)
    %473 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc262)
    %474 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %203 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%473 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc262)
    %475 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc263)
    %476 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%475 : tensor<64xf32>) -> tensor<64xf32> loc(#loc263)
    %477 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%472 : tensor<1x1x64xf32>) outs(%476 : tensor<64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc263)
    %478 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc264)
    %expanded_80 = tensor.expand_shape %478 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 2 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc264)
    %479 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_80 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc264)
    %expanded_81 = tensor.expand_shape %190 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc264)
    %expanded_82 = tensor.expand_shape %474 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc264)
    %480 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_81, %expanded_82 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%479 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc264)
    %481 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc265)
    %482 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%481 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc265)
    %483 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%480, %197, %195 : tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%482 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.divf %in_153, %in_154 : f32
      %828 = arith.mulf %827, %cst_9 : f32
      %829 = arith.mulf %in, %828 : f32
      %830 = arith.divf %829, %cst_11 : f32
      %831 = arith.addf %out, %830 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32xf32> loc(#loc265)
    %484 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc266)
    %485 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%474, %199, %190, %483 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%484 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %in_155: f32, %out: f32):
      %827 = arith.mulf %in_155, %in_154 : f32
      %828 = arith.mulf %in_154, %in_155 : f32
      %829 = arith.mulf %in, %in_153 : f32
      %830 = arith.addf %829, %828 : f32
      %831 = arith.addf %830, %827 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32x64xf32> loc(#loc266)
    %486 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc267)
    %expanded_83 = tensor.expand_shape %486 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 2 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc267)
    %487 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%expanded_83 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc267)
    %expanded_84 = tensor.expand_shape %485 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc267)
    %488 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_84 : tensor<2x32x1x64xf32>) outs(%487 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc267)
    %489 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc268)
    %490 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%489 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc268)
    %491 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%488 : tensor<2x32x1xf32>) outs(%490 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc268)
    %492 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc269)
    %493 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421, %485, %491 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%492 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc269)
    %collapsed_85 = tensor.collapse_shape %493 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc270)
    %494 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc271)
    %expanded_86 = tensor.expand_shape %494 [[0, 1]] output_shape [1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc271)
    %495 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_86 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc271)
    %expanded_87 = tensor.expand_shape %493 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc271)
    %496 = linalg.generic {indexing_maps = [#map28, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_87 : tensor<2x32x1x64xf32>) outs(%495 : tensor<1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x64xf32> loc(#loc271)
    %497 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc272)
    %498 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%497 : tensor<64xf32>) -> tensor<64xf32> loc(#loc272)
    %499 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "reduction"]} ins(%496 : tensor<1x64xf32>) outs(%498 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc272)
    %500 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc273)
    %501 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%500 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc273)
    %502 = linalg.generic {indexing_maps = [#map31, #map32, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_85, %180 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%501 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc273)
    %503 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc274)
    %504 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%503 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc274)
    %505 = linalg.generic {indexing_maps = [#map33, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_85, %arg11 : tensor<64x64xf32>, tensor<256x64xf32>) outs(%504 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc274)
    %506 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc275)
    %507 = linalg.generic {indexing_maps = [#map16, #map16, #map16, #map16, #map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%505, %178, %172, %176, %174 : tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>) outs(%506 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %in_155: f32, %in_156: f32, %out: f32):
      %827 = arith.subf %cst_5, %in_155 : f32
      %828 = arith.mulf %in_154, %in : f32
      %829 = arith.mulf %828, %cst_1 : f32
      %830 = arith.mulf %829, %827 : f32
      %831 = arith.mulf %830, %in_155 : f32
      %832 = arith.addf %830, %831 : f32
      %833 = arith.mulf %832, %cst_2 : f32
      %834 = arith.mulf %in_156, %cst_4 : f32
      %835 = arith.mulf %833, %cst_3 : f32
      %836 = arith.mulf %835, %834 : f32
      %837 = arith.mulf %in, %in_153 : f32
      %838 = arith.addf %837, %833 : f32
      %839 = arith.addf %838, %836 : f32
      linalg.yield %839 : f32
    } -> tensor<64x256xf32> loc(#loc275)
    %508 = tensor.empty() {ao.layer = 1 : i64} : tensor<256xf32> loc(#loc276)
    %expanded_88 = tensor.expand_shape %508 [[0, 1]] output_shape [1, 256] {ao.layer = 1 : i64} : tensor<256xf32> into tensor<1x256xf32> loc(#loc276)
    %509 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_88 : tensor<1x256xf32>) -> tensor<1x256xf32> loc(#loc276)
    %expanded_89 = tensor.expand_shape %507 [[0], [1, 2]] output_shape [64, 1, 256] {ao.layer = 1 : i64} : tensor<64x256xf32> into tensor<64x1x256xf32> loc(#loc276)
    %510 = linalg.generic {indexing_maps = [#map34, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_89 : tensor<64x1x256xf32>) outs(%509 : tensor<1x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x256xf32> loc(#loc276)
    %511 = tensor.empty() {ao.layer = 1 : i64} : tensor<256xf32> loc(#loc277)
    %512 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%511 : tensor<256xf32>) -> tensor<256xf32> loc(#loc277)
    %513 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "reduction"]} ins(%510 : tensor<1x256xf32>) outs(%512 : tensor<256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<256xf32> loc(#loc277)
    %514 = tensor.empty() {ao.layer = 1 : i64} : tensor<256x64xf32> loc(#loc278)
    %515 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%514 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc278)
    %516 = linalg.generic {indexing_maps = [#map31, #map32, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%507, %collapsed_27 : tensor<64x256xf32>, tensor<64x64xf32>) outs(%515 : tensor<256x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<256x64xf32> loc(#loc278)
    %517 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc279)
    %expanded_90 = tensor.expand_shape %517 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc279)
    %518 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_90 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc279)
    %expanded_91 = tensor.expand_shape %507 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 1 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc279)
    %519 = linalg.generic {indexing_maps = [#map5, #map18, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_91, %arg19 : tensor<2x32x256xf32>, tensor<64x256xf32>) outs(%518 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc279)
    %520 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc280)
    %expanded_92 = tensor.expand_shape %520 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc280)
    %521 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_92 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc280)
    %expanded_93 = tensor.expand_shape %519 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc280)
    %522 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_93 : tensor<2x32x1x1x64xf32>) outs(%521 : tensor<1x1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x1x64xf32> loc(#loc280)
    %523 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc281)
    %524 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%523 : tensor<64xf32>) -> tensor<64xf32> loc(#loc281)
    %525 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%522 : tensor<1x1x64xf32>) outs(%524 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc281)
    %526 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc282)
    %expanded_94 = tensor.expand_shape %526 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc282)
    %527 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_94 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc282)
    %expanded_95 = tensor.expand_shape %163 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc282)
    %expanded_96 = tensor.expand_shape %519 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc282)
    %528 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_95, %expanded_96 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%527 : tensor<1x1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<1x1x64xf32> loc(#loc282)
    %529 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc283)
    %530 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%519, %165 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%529 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc283)
    %531 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc284)
    %532 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%531 : tensor<64xf32>) -> tensor<64xf32> loc(#loc284)
    %533 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%528 : tensor<1x1x64xf32>) outs(%532 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc284)
    %534 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc285)
    %expanded_97 = tensor.expand_shape %534 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 1 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc285)
    %535 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_97 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc285)
    %expanded_98 = tensor.expand_shape %152 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc285)
    %expanded_99 = tensor.expand_shape %530 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc285)
    %536 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_98, %expanded_99 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%535 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc285)
    %537 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc286)
    %538 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%537 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc286)
    %539 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%536, %159, %157 : tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%538 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.divf %in_153, %in_154 : f32
      %828 = arith.mulf %827, %cst_9 : f32
      %829 = arith.mulf %in, %828 : f32
      %830 = arith.divf %829, %cst_11 : f32
      %831 = arith.addf %out, %830 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32xf32> loc(#loc286)
    %540 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc287)
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%530, %161, %152, %539 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%540 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %in_155: f32, %out: f32):
      %827 = arith.mulf %in_155, %in_154 : f32
      %828 = arith.mulf %in_154, %in_155 : f32
      %829 = arith.mulf %in, %in_153 : f32
      %830 = arith.addf %829, %828 : f32
      %831 = arith.addf %830, %827 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32x64xf32> loc(#loc287)
    %542 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc288)
    %expanded_100 = tensor.expand_shape %542 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 1 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc288)
    %543 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_100 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc288)
    %expanded_101 = tensor.expand_shape %541 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc288)
    %544 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_101 : tensor<2x32x1x64xf32>) outs(%543 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc288)
    %545 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc289)
    %546 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%545 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc289)
    %547 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%544 : tensor<2x32x1xf32>) outs(%546 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc289)
    %548 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc290)
    %549 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %541, %547 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%548 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc290)
    %550 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc291)
    %551 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%550 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc291)
    %552 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%549, %collapsed_26 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%551 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x64xf32> loc(#loc291)
    %553 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc292)
    %expanded_102 = tensor.expand_shape %553 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc292)
    %554 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_102 : tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xf32> loc(#loc292)
    %expanded_103 = tensor.expand_shape %arg17 [[0, 1], [2]] output_shape [4, 16, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<4x16x64xf32> loc(#loc292)
    %555 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%549, %expanded_103 : tensor<2x32x64xf32>, tensor<4x16x64xf32>) outs(%554 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x4x16xf32> loc(#loc292)
    %556 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x16x32xf32> loc(#loc293)
    %557 = linalg.generic {indexing_maps = [#map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%555 : tensor<2x32x4x16xf32>) outs(%556 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x32xf32> loc(#loc293)
    %558 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc294)
    %559 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%558 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc294)
    %560 = linalg.generic {indexing_maps = [#map38, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%557, %expanded_25 : tensor<2x4x16x32xf32>, tensor<2x32x4x16xf32>) outs(%559 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc294)
    %561 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x16x32xf32> loc(#loc295)
    %562 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%561 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc295)
    %563 = linalg.generic {indexing_maps = [#map39, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%557, %137 : tensor<2x4x16x32xf32>, tensor<2x4x32x32xf32>) outs(%562 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc295)
    %564 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> loc(#loc296)
    %565 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%563 : tensor<2x4x16x32xf32>) outs(%564 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc296)
    %566 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32xf32> loc(#loc297)
    %567 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%566 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc297)
    %568 = linalg.generic {indexing_maps = [#map11, #map12, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%560, %133, %128 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>) outs(%567 : tensor<2x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.mulf %in_153, %in_153 : f32
      %828 = arith.divf %cst_5, %827 : f32
      %829 = arith.mulf %in, %828 : f32
      %830 = arith.mulf %829, %in_154 : f32
      %831 = arith.addf %out, %830 : f32
      linalg.yield %831 : f32
    } -> tensor<2x4x32xf32> loc(#loc297)
    %expanded_104 = tensor.expand_shape %568 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] {ao.layer = 1 : i64} : tensor<2x4x32xf32> into tensor<2x4x32x1xf32> loc(#loc298)
    %569 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32xf32> loc(#loc299)
    %570 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%569 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc299)
    %571 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_104 : tensor<2x4x32x1xf32>) outs(%570 : tensor<2x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32xf32> loc(#loc299)
    %572 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc300)
    %573 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map7, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %560, %135, %571, %128 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>, tensor<2x4x32xf32>, tensor<2x4x32x32xf32>) outs(%572 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_153: f32, %in_154: f32, %in_155: f32, %in_156: f32, %out: f32):
      %827 = arith.divf %in_153, %in_154 : f32
      %828 = arith.addf %827, %in_155 : f32
      %829 = arith.mulf %828, %in_156 : f32
      %830 = arith.select %in, %829, %cst_12 : f32
      %831 = arith.mulf %830, %cst_8 : f32
      linalg.yield %831 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc300)
    %574 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x16xf32> loc(#loc301)
    %575 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%574 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc301)
    %576 = linalg.generic {indexing_maps = [#map38, #map41, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%573, %expanded_23 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%575 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc301)
    %577 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> loc(#loc302)
    %578 = linalg.generic {indexing_maps = [#map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%576 : tensor<2x4x32x16xf32>) outs(%577 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc302)
    %579 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x16xf32> loc(#loc303)
    %580 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%579 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc303)
    %581 = linalg.generic {indexing_maps = [#map39, #map41, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%573, %expanded_24 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%580 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc303)
    %582 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> loc(#loc304)
    %583 = linalg.generic {indexing_maps = [#map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%581 : tensor<2x4x32x16xf32>) outs(%582 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc304)
    %collapsed_105 = tensor.collapse_shape %565 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc305)
    %collapsed_106 = tensor.collapse_shape %578 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc306)
    %collapsed_107 = tensor.collapse_shape %583 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc307)
    %584 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x192xf32> loc(#loc308)
    %585 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%584 : tensor<2x32x192xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%out: f32):
      %827 = linalg.index 0 : index
      %828 = linalg.index 1 : index
      %829 = linalg.index 2 : index
      %830 = arith.cmpi ult, %829, %c64 : index
      %831 = scf.if %830 -> (f32) {
        %extracted = tensor.extract %collapsed_107[%827, %828, %829] : tensor<2x32x64xf32>
        scf.yield %extracted : f32
      } else {
        %832 = arith.cmpi ult, %829, %c128 : index
        %833 = scf.if %832 -> (f32) {
          %834 = arith.subi %829, %c64 : index
          %extracted = tensor.extract %collapsed_106[%827, %828, %834] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        } else {
          %834 = arith.subi %829, %c128 : index
          %extracted = tensor.extract %collapsed_105[%827, %828, %834] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        }
        scf.yield %833 : f32
      }
      linalg.yield %831 : f32
    } -> tensor<2x32x192xf32> loc(#loc308)
    %586 = tensor.empty() {ao.layer = 1 : i64} : tensor<192x64xf32> loc(#loc309)
    %587 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%586 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc309)
    %588 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%585, %115 : tensor<2x32x192xf32>, tensor<2x32x64xf32>) outs(%587 : tensor<192x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<192x64xf32> loc(#loc309)
    %589 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc310)
    %590 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%589 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc310)
    %591 = linalg.generic {indexing_maps = [#map5, #map18, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%585, %arg18 : tensor<2x32x192xf32>, tensor<64x192xf32>) outs(%590 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc310)
    %592 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc311)
    %expanded_108 = tensor.expand_shape %592 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc311)
    %593 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_108 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc311)
    %expanded_109 = tensor.expand_shape %591 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc311)
    %594 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_109 : tensor<2x32x1x1x64xf32>) outs(%593 : tensor<1x1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x1x64xf32> loc(#loc311)
    %595 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc312)
    %596 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%595 : tensor<64xf32>) -> tensor<64xf32> loc(#loc312)
    %597 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%594 : tensor<1x1x64xf32>) outs(%596 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc312)
    %598 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc313)
    %expanded_110 = tensor.expand_shape %598 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc313)
    %599 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_110 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc313)
    %expanded_111 = tensor.expand_shape %111 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc313)
    %expanded_112 = tensor.expand_shape %591 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc313)
    %600 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_111, %expanded_112 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%599 : tensor<1x1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<1x1x64xf32> loc(#loc313)
    %601 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc314)
    %602 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %113 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%601 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc314)
    %603 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc315)
    %604 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%603 : tensor<64xf32>) -> tensor<64xf32> loc(#loc315)
    %605 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%600 : tensor<1x1x64xf32>) outs(%604 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc315)
    %606 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc316)
    %expanded_113 = tensor.expand_shape %606 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 1 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc316)
    %607 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_113 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc316)
    %expanded_114 = tensor.expand_shape %100 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc316)
    %expanded_115 = tensor.expand_shape %602 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc316)
    %608 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_114, %expanded_115 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%607 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc316)
    %609 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc317)
    %610 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%609 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc317)
    %611 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%608, %107, %105 : tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%610 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.divf %in_153, %in_154 : f32
      %828 = arith.mulf %827, %cst_9 : f32
      %829 = arith.mulf %in, %828 : f32
      %830 = arith.divf %829, %cst_11 : f32
      %831 = arith.addf %out, %830 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32xf32> loc(#loc317)
    %612 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc318)
    %613 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602, %109, %100, %611 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%612 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %in_155: f32, %out: f32):
      %827 = arith.mulf %in_155, %in_154 : f32
      %828 = arith.mulf %in_154, %in_155 : f32
      %829 = arith.mulf %in, %in_153 : f32
      %830 = arith.addf %829, %828 : f32
      %831 = arith.addf %830, %827 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32x64xf32> loc(#loc318)
    %614 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc319)
    %expanded_116 = tensor.expand_shape %614 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 1 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc319)
    %615 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%expanded_116 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc319)
    %expanded_117 = tensor.expand_shape %613 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc319)
    %616 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_117 : tensor<2x32x1x64xf32>) outs(%615 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc319)
    %617 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc320)
    %618 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%617 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc320)
    %619 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%616 : tensor<2x32x1xf32>) outs(%618 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc320)
    %620 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc321)
    %621 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549, %613, %619 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%620 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc321)
    %collapsed_118 = tensor.collapse_shape %621 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc322)
    %622 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc323)
    %expanded_119 = tensor.expand_shape %622 [[0, 1]] output_shape [1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc323)
    %623 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_119 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc323)
    %expanded_120 = tensor.expand_shape %621 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc323)
    %624 = linalg.generic {indexing_maps = [#map28, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_120 : tensor<2x32x1x64xf32>) outs(%623 : tensor<1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x64xf32> loc(#loc323)
    %625 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc324)
    %626 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%625 : tensor<64xf32>) -> tensor<64xf32> loc(#loc324)
    %627 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "reduction"]} ins(%624 : tensor<1x64xf32>) outs(%626 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc324)
    %628 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc325)
    %629 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%628 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc325)
    %630 = linalg.generic {indexing_maps = [#map31, #map32, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_118, %90 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%629 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc325)
    %631 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc326)
    %632 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%631 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc326)
    %633 = linalg.generic {indexing_maps = [#map33, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_118, %arg1 : tensor<64x64xf32>, tensor<256x64xf32>) outs(%632 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc326)
    %634 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc327)
    %635 = linalg.generic {indexing_maps = [#map16, #map16, #map16, #map16, #map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%633, %88, %82, %86, %84 : tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>) outs(%634 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %in_155: f32, %in_156: f32, %out: f32):
      %827 = arith.subf %cst_5, %in_155 : f32
      %828 = arith.mulf %in_154, %in : f32
      %829 = arith.mulf %828, %cst_1 : f32
      %830 = arith.mulf %829, %827 : f32
      %831 = arith.mulf %830, %in_155 : f32
      %832 = arith.addf %830, %831 : f32
      %833 = arith.mulf %832, %cst_2 : f32
      %834 = arith.mulf %in_156, %cst_4 : f32
      %835 = arith.mulf %833, %cst_3 : f32
      %836 = arith.mulf %835, %834 : f32
      %837 = arith.mulf %in, %in_153 : f32
      %838 = arith.addf %837, %833 : f32
      %839 = arith.addf %838, %836 : f32
      linalg.yield %839 : f32
    } -> tensor<64x256xf32> loc(#loc327)
    %636 = tensor.empty() {ao.layer = 0 : i64} : tensor<256xf32> loc(#loc328)
    %expanded_121 = tensor.expand_shape %636 [[0, 1]] output_shape [1, 256] {ao.layer = 0 : i64} : tensor<256xf32> into tensor<1x256xf32> loc(#loc328)
    %637 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_121 : tensor<1x256xf32>) -> tensor<1x256xf32> loc(#loc328)
    %expanded_122 = tensor.expand_shape %635 [[0], [1, 2]] output_shape [64, 1, 256] {ao.layer = 0 : i64} : tensor<64x256xf32> into tensor<64x1x256xf32> loc(#loc328)
    %638 = linalg.generic {indexing_maps = [#map34, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_122 : tensor<64x1x256xf32>) outs(%637 : tensor<1x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x256xf32> loc(#loc328)
    %639 = tensor.empty() {ao.layer = 0 : i64} : tensor<256xf32> loc(#loc329)
    %640 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%639 : tensor<256xf32>) -> tensor<256xf32> loc(#loc329)
    %641 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "reduction"]} ins(%638 : tensor<1x256xf32>) outs(%640 : tensor<256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<256xf32> loc(#loc329)
    %642 = tensor.empty() {ao.layer = 0 : i64} : tensor<256x64xf32> loc(#loc330)
    %643 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%642 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc330)
    %644 = linalg.generic {indexing_maps = [#map31, #map32, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%635, %collapsed_17 : tensor<64x256xf32>, tensor<64x64xf32>) outs(%643 : tensor<256x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<256x64xf32> loc(#loc330)
    %645 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc331)
    %expanded_123 = tensor.expand_shape %645 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc331)
    %646 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_123 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc331)
    %expanded_124 = tensor.expand_shape %635 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 0 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc331)
    %647 = linalg.generic {indexing_maps = [#map5, #map18, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_124, %arg9 : tensor<2x32x256xf32>, tensor<64x256xf32>) outs(%646 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc331)
    %648 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc332)
    %expanded_125 = tensor.expand_shape %648 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc332)
    %649 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_125 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc332)
    %expanded_126 = tensor.expand_shape %647 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc332)
    %650 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_126 : tensor<2x32x1x1x64xf32>) outs(%649 : tensor<1x1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x1x64xf32> loc(#loc332)
    %651 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc333)
    %652 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%651 : tensor<64xf32>) -> tensor<64xf32> loc(#loc333)
    %653 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%650 : tensor<1x1x64xf32>) outs(%652 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc333)
    %654 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc334)
    %expanded_127 = tensor.expand_shape %654 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc334)
    %655 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_127 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc334)
    %expanded_128 = tensor.expand_shape %73 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc334)
    %expanded_129 = tensor.expand_shape %647 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc334)
    %656 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_128, %expanded_129 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%655 : tensor<1x1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<1x1x64xf32> loc(#loc334)
    %657 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc335)
    %658 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%647, %75 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%657 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc335)
    %659 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc336)
    %660 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%659 : tensor<64xf32>) -> tensor<64xf32> loc(#loc336)
    %661 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%656 : tensor<1x1x64xf32>) outs(%660 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc336)
    %662 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc337)
    %expanded_130 = tensor.expand_shape %662 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 0 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc337)
    %663 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_130 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc337)
    %expanded_131 = tensor.expand_shape %62 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc337)
    %expanded_132 = tensor.expand_shape %658 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc337)
    %664 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_131, %expanded_132 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%663 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc337)
    %665 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc338)
    %666 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%665 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc338)
    %667 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%664, %69, %67 : tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%666 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.divf %in_153, %in_154 : f32
      %828 = arith.mulf %827, %cst_9 : f32
      %829 = arith.mulf %in, %828 : f32
      %830 = arith.divf %829, %cst_11 : f32
      %831 = arith.addf %out, %830 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32xf32> loc(#loc338)
    %668 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc339)
    %669 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%658, %71, %62, %667 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%668 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %in_155: f32, %out: f32):
      %827 = arith.mulf %in_155, %in_154 : f32
      %828 = arith.mulf %in_154, %in_155 : f32
      %829 = arith.mulf %in, %in_153 : f32
      %830 = arith.addf %829, %828 : f32
      %831 = arith.addf %830, %827 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32x64xf32> loc(#loc339)
    %670 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc340)
    %expanded_133 = tensor.expand_shape %670 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 0 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc340)
    %671 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_133 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc340)
    %expanded_134 = tensor.expand_shape %669 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc340)
    %672 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_134 : tensor<2x32x1x64xf32>) outs(%671 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc340)
    %673 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc341)
    %674 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%673 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc341)
    %675 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%672 : tensor<2x32x1xf32>) outs(%674 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc341)
    %676 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc342)
    %677 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%621, %669, %675 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%676 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc342)
    %678 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc343)
    %679 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%678 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc343)
    %680 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%677, %collapsed : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%679 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x64xf32> loc(#loc343)
    %681 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc344)
    %expanded_135 = tensor.expand_shape %681 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc344)
    %682 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_135 : tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xf32> loc(#loc344)
    %expanded_136 = tensor.expand_shape %arg7 [[0, 1], [2]] output_shape [4, 16, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<4x16x64xf32> loc(#loc344)
    %683 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%677, %expanded_136 : tensor<2x32x64xf32>, tensor<4x16x64xf32>) outs(%682 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x4x16xf32> loc(#loc344)
    %684 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x16x32xf32> loc(#loc345)
    %685 = linalg.generic {indexing_maps = [#map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%683 : tensor<2x32x4x16xf32>) outs(%684 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x32xf32> loc(#loc345)
    %686 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc346)
    %687 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%686 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc346)
    %688 = linalg.generic {indexing_maps = [#map38, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%685, %expanded_16 : tensor<2x4x16x32xf32>, tensor<2x32x4x16xf32>) outs(%687 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc346)
    %689 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x16x32xf32> loc(#loc347)
    %690 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%689 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc347)
    %691 = linalg.generic {indexing_maps = [#map39, #map40, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%685, %47 : tensor<2x4x16x32xf32>, tensor<2x4x32x32xf32>) outs(%690 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc347)
    %692 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> loc(#loc348)
    %693 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%691 : tensor<2x4x16x32xf32>) outs(%692 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc348)
    %694 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32xf32> loc(#loc349)
    %695 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%694 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc349)
    %696 = linalg.generic {indexing_maps = [#map11, #map12, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%688, %43, %38 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>) outs(%695 : tensor<2x4x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.mulf %in_153, %in_153 : f32
      %828 = arith.divf %cst_5, %827 : f32
      %829 = arith.mulf %in, %828 : f32
      %830 = arith.mulf %829, %in_154 : f32
      %831 = arith.addf %out, %830 : f32
      linalg.yield %831 : f32
    } -> tensor<2x4x32xf32> loc(#loc349)
    %expanded_137 = tensor.expand_shape %696 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] {ao.layer = 0 : i64} : tensor<2x4x32xf32> into tensor<2x4x32x1xf32> loc(#loc350)
    %697 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32xf32> loc(#loc351)
    %698 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%697 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc351)
    %699 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_137 : tensor<2x4x32x1xf32>) outs(%698 : tensor<2x4x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32xf32> loc(#loc351)
    %700 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc352)
    %701 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map7, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %688, %45, %699, %38 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>, tensor<2x4x32x32xf32>, tensor<2x4x32xf32>, tensor<2x4x32x32xf32>) outs(%700 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_153: f32, %in_154: f32, %in_155: f32, %in_156: f32, %out: f32):
      %827 = arith.divf %in_153, %in_154 : f32
      %828 = arith.addf %827, %in_155 : f32
      %829 = arith.mulf %828, %in_156 : f32
      %830 = arith.select %in, %829, %cst_12 : f32
      %831 = arith.mulf %830, %cst_8 : f32
      linalg.yield %831 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc352)
    %702 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x16xf32> loc(#loc353)
    %703 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%702 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc353)
    %704 = linalg.generic {indexing_maps = [#map38, #map41, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%701, %expanded : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%703 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc353)
    %705 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> loc(#loc354)
    %706 = linalg.generic {indexing_maps = [#map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%704 : tensor<2x4x32x16xf32>) outs(%705 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc354)
    %707 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x16xf32> loc(#loc355)
    %708 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%707 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc355)
    %709 = linalg.generic {indexing_maps = [#map39, #map41, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%701, %expanded_15 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%708 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc355)
    %710 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> loc(#loc356)
    %711 = linalg.generic {indexing_maps = [#map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%709 : tensor<2x4x32x16xf32>) outs(%710 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc356)
    %collapsed_138 = tensor.collapse_shape %693 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc357)
    %collapsed_139 = tensor.collapse_shape %706 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc358)
    %collapsed_140 = tensor.collapse_shape %711 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc359)
    %712 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x192xf32> loc(#loc360)
    %713 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%712 : tensor<2x32x192xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      %827 = linalg.index 0 : index
      %828 = linalg.index 1 : index
      %829 = linalg.index 2 : index
      %830 = arith.cmpi ult, %829, %c64 : index
      %831 = scf.if %830 -> (f32) {
        %extracted = tensor.extract %collapsed_140[%827, %828, %829] : tensor<2x32x64xf32>
        scf.yield %extracted : f32
      } else {
        %832 = arith.cmpi ult, %829, %c128 : index
        %833 = scf.if %832 -> (f32) {
          %834 = arith.subi %829, %c64 : index
          %extracted = tensor.extract %collapsed_139[%827, %828, %834] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        } else {
          %834 = arith.subi %829, %c128 : index
          %extracted = tensor.extract %collapsed_138[%827, %828, %834] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        }
        scf.yield %833 : f32
      }
      linalg.yield %831 : f32
    } -> tensor<2x32x192xf32> loc(#loc360)
    %714 = tensor.empty() {ao.layer = 0 : i64} : tensor<192x64xf32> loc(#loc361)
    %715 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%714 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc361)
    %716 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%713, %23 : tensor<2x32x192xf32>, tensor<2x32x64xf32>) outs(%715 : tensor<192x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<192x64xf32> loc(#loc361)
    %717 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc362)
    %718 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%717 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc362)
    %719 = linalg.generic {indexing_maps = [#map5, #map18, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%713, %arg8 : tensor<2x32x192xf32>, tensor<64x192xf32>) outs(%718 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc362)
    %720 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc363)
    %expanded_141 = tensor.expand_shape %720 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc363)
    %721 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_141 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc363)
    %expanded_142 = tensor.expand_shape %719 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc363)
    %722 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_142 : tensor<2x32x1x1x64xf32>) outs(%721 : tensor<1x1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x1x64xf32> loc(#loc363)
    %723 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc364)
    %724 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%723 : tensor<64xf32>) -> tensor<64xf32> loc(#loc364)
    %725 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%722 : tensor<1x1x64xf32>) outs(%724 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc364)
    %726 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc365)
    %expanded_143 = tensor.expand_shape %726 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc365)
    %727 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_143 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc365)
    %expanded_144 = tensor.expand_shape %19 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc365)
    %expanded_145 = tensor.expand_shape %719 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc365)
    %728 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_144, %expanded_145 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%727 : tensor<1x1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<1x1x64xf32> loc(#loc365)
    %729 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc366)
    %730 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%719, %21 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%729 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      linalg.yield %827 : f32
    } -> tensor<2x32x64xf32> loc(#loc366)
    %731 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc367)
    %732 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%731 : tensor<64xf32>) -> tensor<64xf32> loc(#loc367)
    %733 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%728 : tensor<1x1x64xf32>) outs(%732 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<64xf32> loc(#loc367)
    %734 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc368)
    %expanded_146 = tensor.expand_shape %734 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 0 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc368)
    %735 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_146 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc368)
    %expanded_147 = tensor.expand_shape %8 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc368)
    %expanded_148 = tensor.expand_shape %730 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc368)
    %736 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_147, %expanded_148 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%735 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in, %in_153 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc368)
    %737 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc369)
    %738 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%737 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc369)
    %739 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%736, %15, %13 : tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%738 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.divf %in_153, %in_154 : f32
      %828 = arith.mulf %827, %cst_9 : f32
      %829 = arith.mulf %in, %828 : f32
      %830 = arith.divf %829, %cst_11 : f32
      %831 = arith.addf %out, %830 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32xf32> loc(#loc369)
    %740 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc370)
    %741 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%730, %17, %8, %739 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%740 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %in_155: f32, %out: f32):
      %827 = arith.mulf %in_155, %in_154 : f32
      %828 = arith.mulf %in_154, %in_155 : f32
      %829 = arith.mulf %in, %in_153 : f32
      %830 = arith.addf %829, %828 : f32
      %831 = arith.addf %830, %827 : f32
      linalg.yield %831 : f32
    } -> tensor<2x32x64xf32> loc(#loc370)
    %742 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc371)
    %expanded_149 = tensor.expand_shape %742 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 0 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc371)
    %743 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%expanded_149 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc371)
    %expanded_150 = tensor.expand_shape %741 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc371)
    %744 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_150 : tensor<2x32x1x64xf32>) outs(%743 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.negf %in : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x1xf32> loc(#loc371)
    %745 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc372)
    %746 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%745 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc372)
    %747 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%744 : tensor<2x32x1xf32>) outs(%746 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.divf %in, %cst_11 : f32
      %828 = arith.addf %out, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32xf32> loc(#loc372)
    %748 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc373)
    %749 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%677, %741, %747 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%748 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.addf %in, %in_153 : f32
      %828 = arith.addf %827, %in_154 : f32
      linalg.yield %828 : f32
    } -> tensor<2x32x64xf32> loc(#loc373)
    %750 = tensor.empty() : tensor<32x64xf32> loc(#loc374)
    %expanded_151 = tensor.expand_shape %750 [[0, 1], [2]] output_shape [1, 32, 64] : tensor<32x64xf32> into tensor<1x32x64xf32> loc(#loc374)
    %751 = linalg.fill ins(%cst_12 : f32) outs(%expanded_151 : tensor<1x32x64xf32>) -> tensor<1x32x64xf32> loc(#loc374)
    %expanded_152 = tensor.expand_shape %749 [[0], [1, 2], [3]] output_shape [2, 1, 32, 64] : tensor<2x32x64xf32> into tensor<2x1x32x64xf32> loc(#loc374)
    %752 = linalg.generic {indexing_maps = [#map43, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_152 : tensor<2x1x32x64xf32>) outs(%751 : tensor<1x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<1x32x64xf32> loc(#loc374)
    %753 = tensor.empty() : tensor<32x64xf32> loc(#loc375)
    %754 = linalg.fill ins(%cst_12 : f32) outs(%753 : tensor<32x64xf32>) -> tensor<32x64xf32> loc(#loc375)
    %755 = linalg.generic {indexing_maps = [#map34, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%752 : tensor<1x32x64xf32>) outs(%754 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %827 = arith.addf %out, %in : f32
      linalg.yield %827 : f32
    } -> tensor<32x64xf32> loc(#loc375)
    %756 = tensor.empty() : tensor<128x64xf32> loc(#loc376)
    %757 = linalg.fill ins(%cst_12 : f32) outs(%756 : tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc376)
    %758 = linalg.generic {indexing_maps = [#map44, #map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1, %312, %749 : tensor<2x32x1xi32>, tensor<2x32x128xi32>, tensor<2x32x64xf32>) outs(%757 : tensor<128x64xf32>) {
    ^bb0(%in: i32, %in_153: i32, %in_154: f32, %out: f32):
      %827 = arith.cmpi eq, %in, %in_153 : i32
      %828 = arith.uitofp %827 : i1 to f32
      %829 = arith.mulf %828, %in_154 : f32
      %830 = arith.addf %out, %829 : f32
      linalg.yield %830 : f32
    } -> tensor<128x64xf32> loc(#loc376)
    %759 = tensor.empty() : tensor<128x64xf32> loc(#loc377)
    %760 = linalg.generic {indexing_maps = [#map16, #map16, #map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg0, %332, %758 : tensor<128x64xf32>, tensor<128x64xf32>, tensor<128x64xf32>) outs(%759 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %in_154: f32, %out: f32):
      %827 = arith.addf %in_153, %in_154 : f32
      %828 = arith.mulf %827, %cst_0 : f32
      %829 = arith.subf %in, %828 : f32
      linalg.yield %829 : f32
    } -> tensor<128x64xf32> loc(#loc377)
    %761 = tensor.empty() : tensor<256x64xf32> loc(#loc378)
    %762 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg1, %630 : tensor<256x64xf32>, tensor<64x256xf32>) outs(%761 : tensor<256x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<256x64xf32> loc(#loc378)
    %763 = tensor.empty() : tensor<64xf32> loc(#loc379)
    %764 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg2, %627 : tensor<64xf32>, tensor<64xf32>) outs(%763 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc379)
    %765 = tensor.empty() : tensor<64xf32> loc(#loc380)
    %766 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg3, %725 : tensor<64xf32>, tensor<64xf32>) outs(%765 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc380)
    %767 = tensor.empty() : tensor<64xf32> loc(#loc381)
    %768 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg4, %733 : tensor<64xf32>, tensor<64xf32>) outs(%767 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc381)
    %769 = tensor.empty() : tensor<64xf32> loc(#loc382)
    %770 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg5, %653 : tensor<64xf32>, tensor<64xf32>) outs(%769 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc382)
    %771 = tensor.empty() : tensor<64xf32> loc(#loc383)
    %772 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg6, %661 : tensor<64xf32>, tensor<64xf32>) outs(%771 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc383)
    %773 = tensor.empty() : tensor<64x64xf32> loc(#loc384)
    %774 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg7, %680 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%773 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x64xf32> loc(#loc384)
    %775 = tensor.empty() : tensor<64x192xf32> loc(#loc385)
    %776 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg8, %716 : tensor<64x192xf32>, tensor<192x64xf32>) outs(%775 : tensor<64x192xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x192xf32> loc(#loc385)
    %777 = tensor.empty() : tensor<64x256xf32> loc(#loc386)
    %778 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg9, %644 : tensor<64x256xf32>, tensor<256x64xf32>) outs(%777 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc386)
    %779 = tensor.empty() : tensor<256xf32> loc(#loc387)
    %780 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg10, %641 : tensor<256xf32>, tensor<256xf32>) outs(%779 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<256xf32> loc(#loc387)
    %781 = tensor.empty() : tensor<256x64xf32> loc(#loc388)
    %782 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg11, %502 : tensor<256x64xf32>, tensor<64x256xf32>) outs(%781 : tensor<256x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<256x64xf32> loc(#loc388)
    %783 = tensor.empty() : tensor<64xf32> loc(#loc389)
    %784 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg12, %499 : tensor<64xf32>, tensor<64xf32>) outs(%783 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc389)
    %785 = tensor.empty() : tensor<64xf32> loc(#loc390)
    %786 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg13, %597 : tensor<64xf32>, tensor<64xf32>) outs(%785 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc390)
    %787 = tensor.empty() : tensor<64xf32> loc(#loc391)
    %788 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg14, %605 : tensor<64xf32>, tensor<64xf32>) outs(%787 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc391)
    %789 = tensor.empty() : tensor<64xf32> loc(#loc392)
    %790 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg15, %525 : tensor<64xf32>, tensor<64xf32>) outs(%789 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc392)
    %791 = tensor.empty() : tensor<64xf32> loc(#loc393)
    %792 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg16, %533 : tensor<64xf32>, tensor<64xf32>) outs(%791 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc393)
    %793 = tensor.empty() : tensor<64x64xf32> loc(#loc394)
    %794 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg17, %552 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%793 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x64xf32> loc(#loc394)
    %795 = tensor.empty() : tensor<64x192xf32> loc(#loc395)
    %796 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg18, %588 : tensor<64x192xf32>, tensor<192x64xf32>) outs(%795 : tensor<64x192xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x192xf32> loc(#loc395)
    %797 = tensor.empty() : tensor<64x256xf32> loc(#loc396)
    %798 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg19, %516 : tensor<64x256xf32>, tensor<256x64xf32>) outs(%797 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc396)
    %799 = tensor.empty() : tensor<256xf32> loc(#loc397)
    %800 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg20, %513 : tensor<256xf32>, tensor<256xf32>) outs(%799 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<256xf32> loc(#loc397)
    %801 = tensor.empty() : tensor<256x64xf32> loc(#loc398)
    %802 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg21, %374 : tensor<256x64xf32>, tensor<64x256xf32>) outs(%801 : tensor<256x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<256x64xf32> loc(#loc398)
    %803 = tensor.empty() : tensor<64xf32> loc(#loc399)
    %804 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg22, %371 : tensor<64xf32>, tensor<64xf32>) outs(%803 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc399)
    %805 = tensor.empty() : tensor<64xf32> loc(#loc400)
    %806 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg23, %469 : tensor<64xf32>, tensor<64xf32>) outs(%805 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc400)
    %807 = tensor.empty() : tensor<64xf32> loc(#loc401)
    %808 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg24, %477 : tensor<64xf32>, tensor<64xf32>) outs(%807 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc401)
    %809 = tensor.empty() : tensor<64xf32> loc(#loc402)
    %810 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg25, %397 : tensor<64xf32>, tensor<64xf32>) outs(%809 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc402)
    %811 = tensor.empty() : tensor<64xf32> loc(#loc403)
    %812 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg26, %405 : tensor<64xf32>, tensor<64xf32>) outs(%811 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc403)
    %813 = tensor.empty() : tensor<64x64xf32> loc(#loc404)
    %814 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg27, %424 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%813 : tensor<64x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x64xf32> loc(#loc404)
    %815 = tensor.empty() : tensor<64x192xf32> loc(#loc405)
    %816 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg28, %460 : tensor<64x192xf32>, tensor<192x64xf32>) outs(%815 : tensor<64x192xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x192xf32> loc(#loc405)
    %817 = tensor.empty() : tensor<64x256xf32> loc(#loc406)
    %818 = linalg.generic {indexing_maps = [#map16, #map29, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg29, %388 : tensor<64x256xf32>, tensor<256x64xf32>) outs(%817 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64x256xf32> loc(#loc406)
    %819 = tensor.empty() : tensor<256xf32> loc(#loc407)
    %820 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg30, %385 : tensor<256xf32>, tensor<256xf32>) outs(%819 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<256xf32> loc(#loc407)
    %821 = tensor.empty() : tensor<64xf32> loc(#loc408)
    %822 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg31, %341 : tensor<64xf32>, tensor<64xf32>) outs(%821 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc408)
    %823 = tensor.empty() : tensor<64xf32> loc(#loc409)
    %824 = linalg.generic {indexing_maps = [#map45, #map45, #map45], iterator_types = ["parallel"]} ins(%arg32, %349 : tensor<64xf32>, tensor<64xf32>) outs(%823 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<64xf32> loc(#loc409)
    %825 = tensor.empty() : tensor<32x64xf32> loc(#loc410)
    %826 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel"]} ins(%arg33, %755 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%825 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_153: f32, %out: f32):
      %827 = arith.mulf %in_153, %cst_0 : f32
      %828 = arith.subf %in, %827 : f32
      linalg.yield %828 : f32
    } -> tensor<32x64xf32> loc(#loc410)
    return %319, %760, %762, %764, %766, %768, %770, %772, %774, %776, %778, %780, %782, %784, %786, %788, %790, %792, %794, %796, %798, %800, %802, %804, %806, %808, %810, %812, %814, %816, %818, %820, %822, %824, %826 : tensor<f32>, tensor<128x64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc38 = loc("embedding/broadcast_in_dim")
#loc39 = loc("embedding/add.1")
#loc40 = loc("layer0/attention/reduce_sum")
#loc41 = loc("layer0/attention/sub.1")
#loc42 = loc("layer0/attention/reduce_sum.1")
#loc43 = loc("layer0/attention/add")
#loc44 = loc("layer0/attention/rsqrt")
#loc45 = loc("layer0/attention/mul.2")
#loc46 = loc("layer0/attention/mul.3")
#loc47 = loc("layer0/attention/mul.4")
#loc48 = loc("layer0/attention/add.2")
#loc49 = loc("layer0/attention/dot_general")
#loc50 = loc("layer0/attention/split")
#loc51 = loc("layer0/attention/split.1")
#loc52 = loc("layer0/attention/split.2")
#loc53 = loc("layer0/attention/reshape")
#loc54 = loc("layer0/attention/reshape.1")
#loc55 = loc("layer0/attention/reshape.2")
#loc56 = loc("layer0/attention/dot_general.1")
#loc57 = loc("layer0/attention/ge")
#loc58 = loc("layer0/attention/_where/select_n")
#loc59 = loc("layer0/attention/reduce_max")
#loc60 = loc("layer0/attention/exp")
#loc61 = loc("layer0/attention/reduce_sum.2")
#loc62 = loc("layer0/attention/broadcast_in_dim.5")
#loc63 = loc("layer0/attention/div.3")
#loc64 = loc("layer0/attention/div.4")
#loc65 = loc("layer0/attention/dot_general.2")
#loc66 = loc("layer0/attention/transpose")
#loc67 = loc("layer0/attention/reshape.3")
#loc68 = loc("layer0/attention/dot_general.3")
#loc69 = loc("layer0/attention/add.3")
#loc70 = loc("layer0/mlp/reduce_sum")
#loc71 = loc("layer0/mlp/sub.1")
#loc72 = loc("layer0/mlp/reduce_sum.1")
#loc73 = loc("layer0/mlp/add")
#loc74 = loc("layer0/mlp/rsqrt")
#loc75 = loc("layer0/mlp/mul.2")
#loc76 = loc("layer0/mlp/mul.3")
#loc77 = loc("layer0/mlp/mul.4")
#loc78 = loc("layer0/mlp/add.2")
#loc79 = loc("layer0/mlp/reshape")
#loc80 = loc("layer0/mlp/dot_general")
#loc81 = loc("layer0/mlp/add.4")
#loc82 = loc("layer0/mlp/integer_pow")
#loc83 = loc("layer0/mlp/tanh")
#loc84 = loc("layer0/mlp/mul.9")
#loc85 = loc("layer0/mlp/mul.10")
#loc86 = loc("layer0/mlp/dot_general.1")
#loc87 = loc("layer0/mlp/add.9")
#loc88 = loc("layer1/attention/reduce_sum")
#loc89 = loc("layer1/attention/sub.1")
#loc90 = loc("layer1/attention/reduce_sum.1")
#loc91 = loc("layer1/attention/add")
#loc92 = loc("layer1/attention/rsqrt")
#loc93 = loc("layer1/attention/mul.2")
#loc94 = loc("layer1/attention/mul.3")
#loc95 = loc("layer1/attention/mul.4")
#loc96 = loc("layer1/attention/add.2")
#loc97 = loc("layer1/attention/dot_general")
#loc98 = loc("layer1/attention/split")
#loc99 = loc("layer1/attention/split.1")
#loc100 = loc("layer1/attention/split.2")
#loc101 = loc("layer1/attention/reshape")
#loc102 = loc("layer1/attention/reshape.1")
#loc103 = loc("layer1/attention/reshape.2")
#loc104 = loc("layer1/attention/dot_general.1")
#loc105 = loc("layer1/attention/_where/select_n")
#loc106 = loc("layer1/attention/reduce_max")
#loc107 = loc("layer1/attention/exp")
#loc108 = loc("layer1/attention/reduce_sum.2")
#loc109 = loc("layer1/attention/broadcast_in_dim.5")
#loc110 = loc("layer1/attention/div.3")
#loc111 = loc("layer1/attention/div.4")
#loc112 = loc("layer1/attention/dot_general.2")
#loc113 = loc("layer1/attention/transpose")
#loc114 = loc("layer1/attention/reshape.3")
#loc115 = loc("layer1/attention/dot_general.3")
#loc116 = loc("layer1/attention/add.3")
#loc117 = loc("layer1/mlp/reduce_sum")
#loc118 = loc("layer1/mlp/sub.1")
#loc119 = loc("layer1/mlp/reduce_sum.1")
#loc120 = loc("layer1/mlp/add")
#loc121 = loc("layer1/mlp/rsqrt")
#loc122 = loc("layer1/mlp/mul.2")
#loc123 = loc("layer1/mlp/mul.3")
#loc124 = loc("layer1/mlp/mul.4")
#loc125 = loc("layer1/mlp/add.2")
#loc126 = loc("layer1/mlp/reshape")
#loc127 = loc("layer1/mlp/dot_general")
#loc128 = loc("layer1/mlp/add.4")
#loc129 = loc("layer1/mlp/integer_pow")
#loc130 = loc("layer1/mlp/tanh")
#loc131 = loc("layer1/mlp/mul.9")
#loc132 = loc("layer1/mlp/mul.10")
#loc133 = loc("layer1/mlp/dot_general.1")
#loc134 = loc("layer1/mlp/add.9")
#loc135 = loc("layer2/attention/reduce_sum")
#loc136 = loc("layer2/attention/sub.1")
#loc137 = loc("layer2/attention/reduce_sum.1")
#loc138 = loc("layer2/attention/add")
#loc139 = loc("layer2/attention/rsqrt")
#loc140 = loc("layer2/attention/mul.2")
#loc141 = loc("layer2/attention/mul.3")
#loc142 = loc("layer2/attention/mul.4")
#loc143 = loc("layer2/attention/add.2")
#loc144 = loc("layer2/attention/dot_general")
#loc145 = loc("layer2/attention/split")
#loc146 = loc("layer2/attention/split.1")
#loc147 = loc("layer2/attention/split.2")
#loc148 = loc("layer2/attention/reshape")
#loc149 = loc("layer2/attention/reshape.1")
#loc150 = loc("layer2/attention/reshape.2")
#loc151 = loc("layer2/attention/dot_general.1")
#loc152 = loc("layer2/attention/_where/select_n")
#loc153 = loc("layer2/attention/reduce_max")
#loc154 = loc("layer2/attention/exp")
#loc155 = loc("layer2/attention/reduce_sum.2")
#loc156 = loc("layer2/attention/broadcast_in_dim.5")
#loc157 = loc("layer2/attention/div.3")
#loc158 = loc("layer2/attention/div.4")
#loc159 = loc("layer2/attention/dot_general.2")
#loc160 = loc("layer2/attention/transpose")
#loc161 = loc("layer2/attention/reshape.3")
#loc162 = loc("layer2/attention/dot_general.3")
#loc163 = loc("layer2/attention/add.3")
#loc164 = loc("layer2/mlp/reduce_sum")
#loc165 = loc("layer2/mlp/sub.1")
#loc166 = loc("layer2/mlp/reduce_sum.1")
#loc167 = loc("layer2/mlp/add")
#loc168 = loc("layer2/mlp/rsqrt")
#loc169 = loc("layer2/mlp/mul.2")
#loc170 = loc("layer2/mlp/mul.3")
#loc171 = loc("layer2/mlp/mul.4")
#loc172 = loc("layer2/mlp/add.2")
#loc173 = loc("layer2/mlp/reshape")
#loc174 = loc("layer2/mlp/dot_general")
#loc175 = loc("layer2/mlp/add.4")
#loc176 = loc("layer2/mlp/integer_pow")
#loc177 = loc("layer2/mlp/tanh")
#loc178 = loc("layer2/mlp/mul.9")
#loc179 = loc("layer2/mlp/mul.10")
#loc180 = loc("layer2/mlp/dot_general.1")
#loc181 = loc("layer2/mlp/add.9")
#loc182 = loc("head/reduce_sum")
#loc183 = loc("head/sub.1")
#loc184 = loc("head/reduce_sum.1")
#loc185 = loc("head/add")
#loc186 = loc("head/rsqrt")
#loc187 = loc("head/mul.2")
#loc188 = loc("head/mul.3")
#loc189 = loc("head/mul.4")
#loc190 = loc("head/add.2")
#loc191 = loc("head/dot_general")
#loc192 = loc("head/log_softmax/reduce_max")
#loc193 = loc("head/log_softmax/sub.1")
#loc194 = loc("head/log_softmax/exp")
#loc195 = loc("head/log_softmax/reduce_sum")
#loc196 = loc("head/log_softmax/broadcast_in_dim.1")
#loc197 = loc("head/iota")
#loc198 = loc("head/eq.1")
#loc199 = loc("head/reduce_sum.2")
#loc200 = loc("head/div.3")
#loc201 = loc("bwd/head/_where/select_n")
#loc202 = loc("bwd/head/log_softmax/reduce_sum")
#loc203 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc204 = loc("bwd/head/log_softmax/add_any")
#loc205 = loc("bwd/head/dot_general")
#loc206 = loc("bwd/head/dot_general.1")
#loc207 = loc("bwd/head/reduce_sum")
#loc208 = loc("bwd/head/reduce_sum.1")
#loc209 = loc("bwd/head/reduce_sum.2")
#loc210 = loc("bwd/head/mul.1")
#loc211 = loc("bwd/head/reduce_sum.3")
#loc212 = loc("bwd/head/reduce_sum.4")
#loc213 = loc("bwd/head/reduce_sum.5")
#loc214 = loc("bwd/head/add_any.1")
#loc215 = loc("bwd/head/reduce_sum.6")
#loc216 = loc("bwd/head/reduce_sum.7")
#loc217 = loc("bwd/head/add_any.2")
#loc218 = loc("bwd/layer2/mlp/reshape")
#loc219 = loc("bwd/layer2/mlp/reduce_sum")
#loc220 = loc("bwd/layer2/mlp/reduce_sum.1")
#loc221 = loc("bwd/layer2/mlp/dot_general")
#loc222 = loc("bwd/layer2/mlp/dot_general.1")
#loc223 = loc("bwd/layer2/mlp/add_any.2")
#loc224 = loc("bwd/layer2/mlp/reduce_sum.2")
#loc225 = loc("bwd/layer2/mlp/reduce_sum.3")
#loc226 = loc("bwd/layer2/mlp/dot_general.2")
#loc227 = loc("bwd/layer2/mlp/dot_general.3")
#loc228 = loc("bwd/layer2/mlp/reduce_sum.4")
#loc229 = loc("bwd/layer2/mlp/reduce_sum.5")
#loc230 = loc("bwd/layer2/mlp/reduce_sum.6")
#loc231 = loc("bwd/layer2/mlp/mul.9")
#loc232 = loc("bwd/layer2/mlp/reduce_sum.7")
#loc233 = loc("bwd/layer2/mlp/reduce_sum.8")
#loc234 = loc("bwd/layer2/mlp/reduce_sum.9")
#loc235 = loc("bwd/layer2/mlp/add_any.4")
#loc236 = loc("bwd/layer2/mlp/reduce_sum.10")
#loc237 = loc("bwd/layer2/mlp/reduce_sum.11")
#loc238 = loc("bwd/layer2/mlp/add_any.6")
#loc239 = loc("bwd/layer2/attention/dot_general")
#loc240 = loc("bwd/layer2/attention/dot_general.1")
#loc241 = loc("bwd/layer2/attention/transpose.1")
#loc242 = loc("bwd/layer2/attention/dot_general.2")
#loc243 = loc("bwd/layer2/attention/dot_general.3")
#loc244 = loc("bwd/layer2/attention/transpose.2")
#loc245 = loc("bwd/layer2/attention/reduce_sum")
#loc246 = loc("bwd/layer2/attention/reshape.1")
#loc247 = loc("bwd/layer2/attention/reduce_sum.1")
#loc248 = loc("bwd/layer2/attention/mul.4")
#loc249 = loc("bwd/layer2/attention/dot_general.4")
#loc250 = loc("bwd/layer2/attention/transpose.3")
#loc251 = loc("bwd/layer2/attention/dot_general.5")
#loc252 = loc("bwd/layer2/attention/transpose.4")
#loc253 = loc("bwd/layer2/attention/reshape.2")
#loc254 = loc("bwd/layer2/attention/reshape.3")
#loc255 = loc("bwd/layer2/attention/reshape.4")
#loc256 = loc("bwd/layer2/attention/concatenate")
#loc257 = loc("bwd/layer2/attention/dot_general.6")
#loc258 = loc("bwd/layer2/attention/dot_general.7")
#loc259 = loc("bwd/layer2/attention/reduce_sum.2")
#loc260 = loc("bwd/layer2/attention/reduce_sum.3")
#loc261 = loc("bwd/layer2/attention/reduce_sum.4")
#loc262 = loc("bwd/layer2/attention/mul.6")
#loc263 = loc("bwd/layer2/attention/reduce_sum.5")
#loc264 = loc("bwd/layer2/attention/reduce_sum.6")
#loc265 = loc("bwd/layer2/attention/reduce_sum.7")
#loc266 = loc("bwd/layer2/attention/add_any.2")
#loc267 = loc("bwd/layer2/attention/reduce_sum.8")
#loc268 = loc("bwd/layer2/attention/reduce_sum.9")
#loc269 = loc("bwd/layer2/attention/add_any.4")
#loc270 = loc("bwd/layer1/mlp/reshape")
#loc271 = loc("bwd/layer1/mlp/reduce_sum")
#loc272 = loc("bwd/layer1/mlp/reduce_sum.1")
#loc273 = loc("bwd/layer1/mlp/dot_general")
#loc274 = loc("bwd/layer1/mlp/dot_general.1")
#loc275 = loc("bwd/layer1/mlp/add_any.2")
#loc276 = loc("bwd/layer1/mlp/reduce_sum.2")
#loc277 = loc("bwd/layer1/mlp/reduce_sum.3")
#loc278 = loc("bwd/layer1/mlp/dot_general.2")
#loc279 = loc("bwd/layer1/mlp/dot_general.3")
#loc280 = loc("bwd/layer1/mlp/reduce_sum.4")
#loc281 = loc("bwd/layer1/mlp/reduce_sum.5")
#loc282 = loc("bwd/layer1/mlp/reduce_sum.6")
#loc283 = loc("bwd/layer1/mlp/mul.9")
#loc284 = loc("bwd/layer1/mlp/reduce_sum.7")
#loc285 = loc("bwd/layer1/mlp/reduce_sum.8")
#loc286 = loc("bwd/layer1/mlp/reduce_sum.9")
#loc287 = loc("bwd/layer1/mlp/add_any.4")
#loc288 = loc("bwd/layer1/mlp/reduce_sum.10")
#loc289 = loc("bwd/layer1/mlp/reduce_sum.11")
#loc290 = loc("bwd/layer1/mlp/add_any.6")
#loc291 = loc("bwd/layer1/attention/dot_general")
#loc292 = loc("bwd/layer1/attention/dot_general.1")
#loc293 = loc("bwd/layer1/attention/transpose.1")
#loc294 = loc("bwd/layer1/attention/dot_general.2")
#loc295 = loc("bwd/layer1/attention/dot_general.3")
#loc296 = loc("bwd/layer1/attention/transpose.2")
#loc297 = loc("bwd/layer1/attention/reduce_sum")
#loc298 = loc("bwd/layer1/attention/reshape.1")
#loc299 = loc("bwd/layer1/attention/reduce_sum.1")
#loc300 = loc("bwd/layer1/attention/mul.4")
#loc301 = loc("bwd/layer1/attention/dot_general.4")
#loc302 = loc("bwd/layer1/attention/transpose.3")
#loc303 = loc("bwd/layer1/attention/dot_general.5")
#loc304 = loc("bwd/layer1/attention/transpose.4")
#loc305 = loc("bwd/layer1/attention/reshape.2")
#loc306 = loc("bwd/layer1/attention/reshape.3")
#loc307 = loc("bwd/layer1/attention/reshape.4")
#loc308 = loc("bwd/layer1/attention/concatenate")
#loc309 = loc("bwd/layer1/attention/dot_general.6")
#loc310 = loc("bwd/layer1/attention/dot_general.7")
#loc311 = loc("bwd/layer1/attention/reduce_sum.2")
#loc312 = loc("bwd/layer1/attention/reduce_sum.3")
#loc313 = loc("bwd/layer1/attention/reduce_sum.4")
#loc314 = loc("bwd/layer1/attention/mul.6")
#loc315 = loc("bwd/layer1/attention/reduce_sum.5")
#loc316 = loc("bwd/layer1/attention/reduce_sum.6")
#loc317 = loc("bwd/layer1/attention/reduce_sum.7")
#loc318 = loc("bwd/layer1/attention/add_any.2")
#loc319 = loc("bwd/layer1/attention/reduce_sum.8")
#loc320 = loc("bwd/layer1/attention/reduce_sum.9")
#loc321 = loc("bwd/layer1/attention/add_any.4")
#loc322 = loc("bwd/layer0/mlp/reshape")
#loc323 = loc("bwd/layer0/mlp/reduce_sum")
#loc324 = loc("bwd/layer0/mlp/reduce_sum.1")
#loc325 = loc("bwd/layer0/mlp/dot_general")
#loc326 = loc("bwd/layer0/mlp/dot_general.1")
#loc327 = loc("bwd/layer0/mlp/add_any.2")
#loc328 = loc("bwd/layer0/mlp/reduce_sum.2")
#loc329 = loc("bwd/layer0/mlp/reduce_sum.3")
#loc330 = loc("bwd/layer0/mlp/dot_general.2")
#loc331 = loc("bwd/layer0/mlp/dot_general.3")
#loc332 = loc("bwd/layer0/mlp/reduce_sum.4")
#loc333 = loc("bwd/layer0/mlp/reduce_sum.5")
#loc334 = loc("bwd/layer0/mlp/reduce_sum.6")
#loc335 = loc("bwd/layer0/mlp/mul.9")
#loc336 = loc("bwd/layer0/mlp/reduce_sum.7")
#loc337 = loc("bwd/layer0/mlp/reduce_sum.8")
#loc338 = loc("bwd/layer0/mlp/reduce_sum.9")
#loc339 = loc("bwd/layer0/mlp/add_any.4")
#loc340 = loc("bwd/layer0/mlp/reduce_sum.10")
#loc341 = loc("bwd/layer0/mlp/reduce_sum.11")
#loc342 = loc("bwd/layer0/mlp/add_any.6")
#loc343 = loc("bwd/layer0/attention/dot_general")
#loc344 = loc("bwd/layer0/attention/dot_general.1")
#loc345 = loc("bwd/layer0/attention/transpose.1")
#loc346 = loc("bwd/layer0/attention/dot_general.2")
#loc347 = loc("bwd/layer0/attention/dot_general.3")
#loc348 = loc("bwd/layer0/attention/transpose.2")
#loc349 = loc("bwd/layer0/attention/reduce_sum")
#loc350 = loc("bwd/layer0/attention/reshape.1")
#loc351 = loc("bwd/layer0/attention/reduce_sum.1")
#loc352 = loc("bwd/layer0/attention/mul.4")
#loc353 = loc("bwd/layer0/attention/dot_general.4")
#loc354 = loc("bwd/layer0/attention/transpose.3")
#loc355 = loc("bwd/layer0/attention/dot_general.5")
#loc356 = loc("bwd/layer0/attention/transpose.4")
#loc357 = loc("bwd/layer0/attention/reshape.2")
#loc358 = loc("bwd/layer0/attention/reshape.3")
#loc359 = loc("bwd/layer0/attention/reshape.4")
#loc360 = loc("bwd/layer0/attention/concatenate")
#loc361 = loc("bwd/layer0/attention/dot_general.6")
#loc362 = loc("bwd/layer0/attention/dot_general.7")
#loc363 = loc("bwd/layer0/attention/reduce_sum.2")
#loc364 = loc("bwd/layer0/attention/reduce_sum.3")
#loc365 = loc("bwd/layer0/attention/reduce_sum.4")
#loc366 = loc("bwd/layer0/attention/mul.6")
#loc367 = loc("bwd/layer0/attention/reduce_sum.5")
#loc368 = loc("bwd/layer0/attention/reduce_sum.6")
#loc369 = loc("bwd/layer0/attention/reduce_sum.7")
#loc370 = loc("bwd/layer0/attention/add_any.2")
#loc371 = loc("bwd/layer0/attention/reduce_sum.8")
#loc372 = loc("bwd/layer0/attention/reduce_sum.9")
#loc373 = loc("bwd/layer0/attention/add_any.4")
#loc374 = loc("bwd/embedding/reduce_sum")
#loc375 = loc("bwd/embedding/reduce_sum.1")
#loc376 = loc("bwd/embedding/dot_general")
#loc377 = loc("update/sub")
#loc378 = loc("update/sub.1")
#loc379 = loc("update/sub.2")
#loc380 = loc("update/sub.3")
#loc381 = loc("update/sub.4")
#loc382 = loc("update/sub.5")
#loc383 = loc("update/sub.6")
#loc384 = loc("update/sub.7")
#loc385 = loc("update/sub.8")
#loc386 = loc("update/sub.9")
#loc387 = loc("update/sub.10")
#loc388 = loc("update/sub.11")
#loc389 = loc("update/sub.12")
#loc390 = loc("update/sub.13")
#loc391 = loc("update/sub.14")
#loc392 = loc("update/sub.15")
#loc393 = loc("update/sub.16")
#loc394 = loc("update/sub.17")
#loc395 = loc("update/sub.18")
#loc396 = loc("update/sub.19")
#loc397 = loc("update/sub.20")
#loc398 = loc("update/sub.21")
#loc399 = loc("update/sub.22")
#loc400 = loc("update/sub.23")
#loc401 = loc("update/sub.24")
#loc402 = loc("update/sub.25")
#loc403 = loc("update/sub.26")
#loc404 = loc("update/sub.27")
#loc405 = loc("update/sub.28")
#loc406 = loc("update/sub.29")
#loc407 = loc("update/sub.30")
#loc408 = loc("update/sub.31")
#loc409 = loc("update/sub.32")
#loc410 = loc("update/sub.33")
