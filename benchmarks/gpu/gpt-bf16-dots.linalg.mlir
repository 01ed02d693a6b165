// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form pair --dialect linalg --layers 4 --width 4096 --heads 8 --sequence 512 --batch 16 --vocab 1024 --dtype bf16 --save dots --plain-products
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
#loc33 = loc("layer3/down")
#loc34 = loc("layer3/down_bias")
#loc35 = loc("layer3/norm1_bias")
#loc36 = loc("layer3/norm1_gain")
#loc37 = loc("layer3/norm2_bias")
#loc38 = loc("layer3/norm2_gain")
#loc39 = loc("layer3/out")
#loc40 = loc("layer3/qkv")
#loc41 = loc("layer3/up")
#loc42 = loc("layer3/up_bias")
#loc43 = loc("norm_bias")
#loc44 = loc("norm_gain")
#loc45 = loc("position")
#loc46 = loc("labels")
#loc47 = loc("tokens")
#loc49 = loc("embedding/add.1")
#loc77 = loc("layer0/mlp/add.9")
#loc103 = loc("layer1/mlp/add.9")
#loc129 = loc("layer2/mlp/add.9")
#loc157 = loc("head/sub.1")
#loc160 = loc("head/rsqrt")
#loc161 = loc("head/mul.1")
#loc162 = loc("head/mul.3")
#loc163 = loc("head/broadcast_in_dim.2")
#loc164 = loc("head/add.2")
#loc168 = loc("head/log_softmax/exp")
#loc170 = loc("head/log_softmax/convert_element_type.1")
#loc171 = loc("head/eq.1")
#loc175 = loc("layer0/attention/reduce_precision")
#loc176 = loc("layer0/attention/reduce_precision.1")
#loc177 = loc("layer0/attention/reduce_precision.2")
#loc178 = loc("layer0/attention/reduce_precision.3")
#loc179 = loc("layer0/mlp/reduce_precision")
#loc180 = loc("layer1/attention/reduce_precision")
#loc181 = loc("layer1/attention/reduce_precision.1")
#loc182 = loc("layer1/attention/reduce_precision.2")
#loc183 = loc("layer1/attention/reduce_precision.3")
#loc184 = loc("layer1/mlp/reduce_precision")
#loc185 = loc("layer2/attention/reduce_precision")
#loc186 = loc("layer2/attention/reduce_precision.1")
#loc187 = loc("layer2/attention/reduce_precision.2")
#loc188 = loc("layer2/attention/reduce_precision.3")
#loc189 = loc("layer2/mlp/reduce_precision")
#loc190 = loc("layer3/attention/reduce_precision")
#loc191 = loc("layer3/attention/reduce_precision.1")
#loc192 = loc("layer3/attention/reduce_precision.2")
#loc193 = loc("layer3/attention/reduce_precision.3")
#loc194 = loc("layer3/mlp/reduce_precision")
#loc195 = loc("cotangent0")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4, d1)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map18 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map19 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map21 = affine_map<(d0, d1, d2) -> ()>
#map22 = affine_map<() -> ()>
#map23 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map26 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map27 = affine_map<(d0, d1, d2) -> (d0)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map29 = affine_map<(d0, d1) -> (d0, d1)>
#map30 = affine_map<(d0, d1) -> (d1)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map32 = affine_map<(d0, d1) -> (d1, d0)>
#map33 = affine_map<(d0, d1) -> (d0)>
#map34 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map35 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map36 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map37 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d2, d4)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map43 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map44 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map45 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map47 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map48 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map49 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map50 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
module {
  func.func @fwd(%arg0: tensor<1024x4096xbf16> loc("embedding"), %arg1: tensor<16384x4096xbf16> loc("layer0/down"), %arg2: tensor<4096xbf16> loc("layer0/down_bias"), %arg3: tensor<4096xbf16> loc("layer0/norm1_bias"), %arg4: tensor<4096xbf16> loc("layer0/norm1_gain"), %arg5: tensor<4096xbf16> loc("layer0/norm2_bias"), %arg6: tensor<4096xbf16> loc("layer0/norm2_gain"), %arg7: tensor<4096x4096xbf16> loc("layer0/out"), %arg8: tensor<4096x12288xbf16> loc("layer0/qkv"), %arg9: tensor<4096x16384xbf16> loc("layer0/up"), %arg10: tensor<16384xbf16> loc("layer0/up_bias"), %arg11: tensor<16384x4096xbf16> loc("layer1/down"), %arg12: tensor<4096xbf16> loc("layer1/down_bias"), %arg13: tensor<4096xbf16> loc("layer1/norm1_bias"), %arg14: tensor<4096xbf16> loc("layer1/norm1_gain"), %arg15: tensor<4096xbf16> loc("layer1/norm2_bias"), %arg16: tensor<4096xbf16> loc("layer1/norm2_gain"), %arg17: tensor<4096x4096xbf16> loc("layer1/out"), %arg18: tensor<4096x12288xbf16> loc("layer1/qkv"), %arg19: tensor<4096x16384xbf16> loc("layer1/up"), %arg20: tensor<16384xbf16> loc("layer1/up_bias"), %arg21: tensor<16384x4096xbf16> loc("layer2/down"), %arg22: tensor<4096xbf16> loc("layer2/down_bias"), %arg23: tensor<4096xbf16> loc("layer2/norm1_bias"), %arg24: tensor<4096xbf16> loc("layer2/norm1_gain"), %arg25: tensor<4096xbf16> loc("layer2/norm2_bias"), %arg26: tensor<4096xbf16> loc("layer2/norm2_gain"), %arg27: tensor<4096x4096xbf16> loc("layer2/out"), %arg28: tensor<4096x12288xbf16> loc("layer2/qkv"), %arg29: tensor<4096x16384xbf16> loc("layer2/up"), %arg30: tensor<16384xbf16> loc("layer2/up_bias"), %arg31: tensor<16384x4096xbf16> loc("layer3/down"), %arg32: tensor<4096xbf16> loc("layer3/down_bias"), %arg33: tensor<4096xbf16> loc("layer3/norm1_bias"), %arg34: tensor<4096xbf16> loc("layer3/norm1_gain"), %arg35: tensor<4096xbf16> loc("layer3/norm2_bias"), %arg36: tensor<4096xbf16> loc("layer3/norm2_gain"), %arg37: tensor<4096x4096xbf16> loc("layer3/out"), %arg38: tensor<4096x12288xbf16> loc("layer3/qkv"), %arg39: tensor<4096x16384xbf16> loc("layer3/up"), %arg40: tensor<16384xbf16> loc("layer3/up_bias"), %arg41: tensor<4096xbf16> loc("norm_bias"), %arg42: tensor<4096xbf16> loc("norm_gain"), %arg43: tensor<512x4096xbf16> loc("position"), %arg44: tensor<16x512xi32> loc("labels"), %arg45: tensor<16x512xi32> loc("tokens")) -> (tensor<bf16>, tensor<1024x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16x512xi32>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x1024xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1024xi1>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
    %cst = arith.constant 8.192000e+03 : bf16
    %cst_0 = arith.constant -5.000000e-01 : bf16
    %cst_1 = arith.constant 5.000000e-01 : bf16
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %cst_3 = arith.constant 7.968750e-01 : bf16
    %cst_4 = arith.constant 4.467770e-02 : bf16
    %cst_5 = arith.constant 0xFF80 : bf16
    %cst_6 = arith.constant {ao.layer = 0 : i64} -1.000000e+09 : f32
    %cst_7 = arith.constant 4.418950e-02 : bf16
    %cst_8 = arith.constant 0.000000e+00 : bf16
    %cst_9 = arith.constant 1.001360e-05 : bf16
    %cst_10 = arith.constant 4.096000e+03 : f32
    %cst_11 = arith.constant 0.000000e+00 : f32
    %c1023 = arith.constant 1023 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<16x512x1xi32> loc(#loc48)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg45 : tensor<16x512xi32>) outs(%0 : tensor<16x512x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x512x1xi32> loc(#loc48)
    %2 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc49)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg43 : tensor<512x4096xbf16>) outs(%2 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %258 = linalg.index 0 : index
      %259 = linalg.index 1 : index
      %260 = linalg.index 2 : index
      %extracted = tensor.extract %1[%258, %259, %c0] : tensor<16x512x1xi32>
      %261 = arith.index_cast %extracted : i32 to index
      %262 = arith.maxsi %261, %c0 : index
      %263 = arith.minsi %262, %c1023 : index
      %extracted_49 = tensor.extract %arg0[%263, %260] : tensor<1024x4096xbf16>
      %264 = arith.addf %extracted_49, %in : bf16
      linalg.yield %264 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc49)
    %4 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc50)
    %5 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%4 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc50)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<16x512x4096xbf16>) outs(%5 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x512xf32> loc(#loc50)
    %7 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc51)
    %8 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%7 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.subf %in, %259 : bf16
      linalg.yield %260 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc51)
    %9 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc52)
    %10 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%9 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc52)
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<16x512x4096xbf16>) outs(%10 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.mulf %in, %in : bf16
      %259 = arith.extf %258 : bf16 to f32
      %260 = arith.addf %out, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<16x512xf32> loc(#loc52)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc53)
    %13 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %11, %arg4, %arg3 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%12 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.addf %259, %cst_9 : bf16
      %261 = math.rsqrt %260 : bf16
      %262 = arith.mulf %in, %261 : bf16
      %263 = arith.mulf %262, %in_50 : bf16
      %264 = arith.addf %263, %in_51 : bf16
      linalg.yield %264 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc53)
    %14 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> loc(#loc54)
    %15 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%14 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc54)
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13, %arg8 : tensor<16x512x4096xbf16>, tensor<4096x12288xbf16>) outs(%15 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc54)
    %extracted_slice = tensor.extract_slice %16[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc55)
    %extracted_slice_12 = tensor.extract_slice %16[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc56)
    %extracted_slice_13 = tensor.extract_slice %16[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc57)
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc58)
    %expanded_14 = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc59)
    %expanded_15 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc60)
    %17 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc61)
    %18 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%17 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc61)
    %19 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_14 : tensor<16x512x8x512xbf16>, tensor<16x512x8x512xbf16>) outs(%18 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc61)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xi1> loc(#loc62)
    %21 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%20 : tensor<16x8x512x512xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i1):
      %258 = linalg.index 3 : index
      %259 = arith.index_cast %258 : index to i32
      %260 = linalg.index 2 : index
      %261 = arith.index_cast %260 : index to i32
      %262 = arith.cmpi sge, %261, %259 : i32
      linalg.yield %262 : i1
    } -> tensor<16x8x512x512xi1> loc(#loc62)
    %22 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc63)
    %23 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%22 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: bf16):
      %258 = arith.truncf %cst_6 : f32 to bf16
      linalg.yield %258 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc63)
    %24 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc64)
    %25 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %19, %23 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%24 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.mulf %in_49, %cst_7 : bf16
      %259 = arith.select %in, %258, %in_50 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc64)
    %26 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xbf16> loc(#loc65)
    %27 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%26 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc65)
    %28 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<16x8x512x512xbf16>) outs(%27 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %258 = arith.maximumf %out, %in : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc65)
    %29 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc66)
    %30 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%29 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.subf %in, %in_49 : bf16
      %259 = math.exp %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc66)
    %31 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc67)
    %32 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%31 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc67)
    %33 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<16x8x512x512xbf16>) outs(%32 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x8x512xf32> loc(#loc67)
    %34 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc68)
    %35 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %33 : tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%34 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.truncf %in_49 : f32 to bf16
      %259 = arith.divf %in, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc68)
    %36 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc69)
    %37 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%36 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc69)
    %38 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15, %35 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>) outs(%37 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc69)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc70)
    %40 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%39 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc70)
    %expanded_16 = tensor.expand_shape %arg7 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 0 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc70)
    %41 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%38, %expanded_16 : tensor<16x8x512x512xbf16>, tensor<8x512x4096xbf16>) outs(%40 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc70)
    %42 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc71)
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %41 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%42 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.addf %in, %in_49 : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc71)
    %44 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc72)
    %45 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%44 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc72)
    %46 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<16x512x4096xbf16>) outs(%45 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x512xf32> loc(#loc72)
    %47 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc73)
    %48 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %46 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%47 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.subf %in, %259 : bf16
      linalg.yield %260 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc73)
    %49 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc74)
    %50 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%49 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc74)
    %51 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%48 : tensor<16x512x4096xbf16>) outs(%50 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.mulf %in, %in : bf16
      %259 = arith.extf %258 : bf16 to f32
      %260 = arith.addf %out, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<16x512xf32> loc(#loc74)
    %52 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc75)
    %expanded_17 = tensor.expand_shape %52 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc75)
    %53 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%expanded_17 : tensor<16x512x16384xbf16>) -> tensor<16x512x16384xbf16> loc(#loc75)
    %54 = linalg.generic {indexing_maps = [#map4, #map16, #map17, #map17, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%48, %51, %arg6, %arg5, %arg9 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x16384xbf16>) outs(%53 : tensor<16x512x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.addf %259, %cst_9 : bf16
      %261 = math.rsqrt %260 : bf16
      %262 = arith.mulf %in, %261 : bf16
      %263 = arith.mulf %262, %in_50 : bf16
      %264 = arith.addf %263, %in_51 : bf16
      %265 = arith.mulf %264, %in_52 : bf16
      %266 = arith.addf %out, %265 : bf16
      linalg.yield %266 : bf16
    } -> tensor<16x512x16384xbf16> loc(#loc75)
    %collapsed = tensor.collapse_shape %54 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x16384xbf16> into tensor<8192x16384xbf16> loc(#loc75)
    %55 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x4096xbf16> loc(#loc76)
    %expanded_18 = tensor.expand_shape %55 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 0 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc76)
    %56 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%expanded_18 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc76)
    %57 = linalg.generic {indexing_maps = [#map4, #map17, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54, %arg10, %arg1 : tensor<16x512x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>) outs(%56 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.addf %in, %in_49 : bf16
      %259 = arith.mulf %258, %258 : bf16
      %260 = arith.mulf %259, %258 : bf16
      %261 = arith.mulf %260, %cst_4 : bf16
      %262 = arith.addf %258, %261 : bf16
      %263 = arith.mulf %262, %cst_3 : bf16
      %264 = math.tanh %263 : bf16
      %265 = arith.addf %264, %cst_2 : bf16
      %266 = arith.mulf %265, %cst_1 : bf16
      %267 = arith.mulf %258, %266 : bf16
      %268 = arith.mulf %267, %in_50 : bf16
      %269 = arith.addf %out, %268 : bf16
      linalg.yield %269 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc76)
    %58 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc77)
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %57, %arg2 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%58 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.addf %in_49, %in_50 : bf16
      %259 = arith.addf %in, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc77)
    %60 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc78)
    %61 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%60 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc78)
    %62 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<16x512x4096xbf16>) outs(%61 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x512xf32> loc(#loc78)
    %63 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc79)
    %64 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%63 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.subf %in, %259 : bf16
      linalg.yield %260 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc79)
    %65 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc80)
    %66 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%65 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc80)
    %67 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64 : tensor<16x512x4096xbf16>) outs(%66 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.mulf %in, %in : bf16
      %259 = arith.extf %258 : bf16 to f32
      %260 = arith.addf %out, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<16x512xf32> loc(#loc80)
    %68 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc81)
    %69 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %67, %arg14, %arg13 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%68 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.addf %259, %cst_9 : bf16
      %261 = math.rsqrt %260 : bf16
      %262 = arith.mulf %in, %261 : bf16
      %263 = arith.mulf %262, %in_50 : bf16
      %264 = arith.addf %263, %in_51 : bf16
      linalg.yield %264 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc81)
    %70 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> loc(#loc82)
    %71 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%70 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc82)
    %72 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%69, %arg18 : tensor<16x512x4096xbf16>, tensor<4096x12288xbf16>) outs(%71 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc82)
    %extracted_slice_19 = tensor.extract_slice %72[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc83)
    %extracted_slice_20 = tensor.extract_slice %72[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc84)
    %extracted_slice_21 = tensor.extract_slice %72[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc85)
    %expanded_22 = tensor.expand_shape %extracted_slice_19 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc86)
    %expanded_23 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc87)
    %expanded_24 = tensor.expand_shape %extracted_slice_21 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc88)
    %73 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc89)
    %74 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%73 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc89)
    %75 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22, %expanded_23 : tensor<16x512x8x512xbf16>, tensor<16x512x8x512xbf16>) outs(%74 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc89)
    %76 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc90)
    %77 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %75, %23 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%76 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.mulf %in_49, %cst_7 : bf16
      %259 = arith.select %in, %258, %in_50 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc90)
    %78 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xbf16> loc(#loc91)
    %79 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%78 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc91)
    %80 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%77 : tensor<16x8x512x512xbf16>) outs(%79 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %258 = arith.maximumf %out, %in : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc91)
    %81 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc92)
    %82 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %80 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%81 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.subf %in, %in_49 : bf16
      %259 = math.exp %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc92)
    %83 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc93)
    %84 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%83 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc93)
    %85 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<16x8x512x512xbf16>) outs(%84 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x8x512xf32> loc(#loc93)
    %86 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc94)
    %87 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %85 : tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%86 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.truncf %in_49 : f32 to bf16
      %259 = arith.divf %in, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc94)
    %88 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc95)
    %89 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%88 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc95)
    %90 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24, %87 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>) outs(%89 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc95)
    %91 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc96)
    %92 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%91 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc96)
    %expanded_25 = tensor.expand_shape %arg17 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 1 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc96)
    %93 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%90, %expanded_25 : tensor<16x8x512x512xbf16>, tensor<8x512x4096xbf16>) outs(%92 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc96)
    %94 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc97)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %93 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%94 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.addf %in, %in_49 : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc97)
    %96 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc98)
    %97 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%96 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc98)
    %98 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%95 : tensor<16x512x4096xbf16>) outs(%97 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x512xf32> loc(#loc98)
    %99 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc99)
    %100 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %98 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%99 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.subf %in, %259 : bf16
      linalg.yield %260 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc99)
    %101 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc100)
    %102 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%101 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc100)
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<16x512x4096xbf16>) outs(%102 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.mulf %in, %in : bf16
      %259 = arith.extf %258 : bf16 to f32
      %260 = arith.addf %out, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<16x512xf32> loc(#loc100)
    %104 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc101)
    %expanded_26 = tensor.expand_shape %104 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc101)
    %105 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%expanded_26 : tensor<16x512x16384xbf16>) -> tensor<16x512x16384xbf16> loc(#loc101)
    %106 = linalg.generic {indexing_maps = [#map4, #map16, #map17, #map17, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%100, %103, %arg16, %arg15, %arg19 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x16384xbf16>) outs(%105 : tensor<16x512x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.addf %259, %cst_9 : bf16
      %261 = math.rsqrt %260 : bf16
      %262 = arith.mulf %in, %261 : bf16
      %263 = arith.mulf %262, %in_50 : bf16
      %264 = arith.addf %263, %in_51 : bf16
      %265 = arith.mulf %264, %in_52 : bf16
      %266 = arith.addf %out, %265 : bf16
      linalg.yield %266 : bf16
    } -> tensor<16x512x16384xbf16> loc(#loc101)
    %collapsed_27 = tensor.collapse_shape %106 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x16384xbf16> into tensor<8192x16384xbf16> loc(#loc101)
    %107 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x4096xbf16> loc(#loc102)
    %expanded_28 = tensor.expand_shape %107 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 1 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc102)
    %108 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%expanded_28 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc102)
    %109 = linalg.generic {indexing_maps = [#map4, #map17, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106, %arg20, %arg11 : tensor<16x512x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>) outs(%108 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.addf %in, %in_49 : bf16
      %259 = arith.mulf %258, %258 : bf16
      %260 = arith.mulf %259, %258 : bf16
      %261 = arith.mulf %260, %cst_4 : bf16
      %262 = arith.addf %258, %261 : bf16
      %263 = arith.mulf %262, %cst_3 : bf16
      %264 = math.tanh %263 : bf16
      %265 = arith.addf %264, %cst_2 : bf16
      %266 = arith.mulf %265, %cst_1 : bf16
      %267 = arith.mulf %258, %266 : bf16
      %268 = arith.mulf %267, %in_50 : bf16
      %269 = arith.addf %out, %268 : bf16
      linalg.yield %269 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc102)
    %110 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc103)
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %109, %arg12 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%110 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.addf %in_49, %in_50 : bf16
      %259 = arith.addf %in, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc103)
    %112 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc104)
    %113 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%112 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc104)
    %114 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%111 : tensor<16x512x4096xbf16>) outs(%113 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x512xf32> loc(#loc104)
    %115 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc105)
    %116 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %114 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%115 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.subf %in, %259 : bf16
      linalg.yield %260 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc105)
    %117 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc106)
    %118 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%117 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc106)
    %119 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<16x512x4096xbf16>) outs(%118 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.mulf %in, %in : bf16
      %259 = arith.extf %258 : bf16 to f32
      %260 = arith.addf %out, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<16x512xf32> loc(#loc106)
    %120 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc107)
    %121 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %119, %arg24, %arg23 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%120 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.addf %259, %cst_9 : bf16
      %261 = math.rsqrt %260 : bf16
      %262 = arith.mulf %in, %261 : bf16
      %263 = arith.mulf %262, %in_50 : bf16
      %264 = arith.addf %263, %in_51 : bf16
      linalg.yield %264 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc107)
    %122 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> loc(#loc108)
    %123 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%122 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc108)
    %124 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%121, %arg28 : tensor<16x512x4096xbf16>, tensor<4096x12288xbf16>) outs(%123 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc108)
    %extracted_slice_29 = tensor.extract_slice %124[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc109)
    %extracted_slice_30 = tensor.extract_slice %124[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc110)
    %extracted_slice_31 = tensor.extract_slice %124[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc111)
    %expanded_32 = tensor.expand_shape %extracted_slice_29 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc112)
    %expanded_33 = tensor.expand_shape %extracted_slice_30 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc113)
    %expanded_34 = tensor.expand_shape %extracted_slice_31 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc114)
    %125 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc115)
    %126 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%125 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc115)
    %127 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32, %expanded_33 : tensor<16x512x8x512xbf16>, tensor<16x512x8x512xbf16>) outs(%126 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc115)
    %128 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc116)
    %129 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %127, %23 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%128 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.mulf %in_49, %cst_7 : bf16
      %259 = arith.select %in, %258, %in_50 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc116)
    %130 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xbf16> loc(#loc117)
    %131 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%130 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc117)
    %132 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%129 : tensor<16x8x512x512xbf16>) outs(%131 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %258 = arith.maximumf %out, %in : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc117)
    %133 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc118)
    %134 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %132 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%133 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.subf %in, %in_49 : bf16
      %259 = math.exp %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc118)
    %135 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc119)
    %136 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%135 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc119)
    %137 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%134 : tensor<16x8x512x512xbf16>) outs(%136 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x8x512xf32> loc(#loc119)
    %138 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc120)
    %139 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %137 : tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%138 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.truncf %in_49 : f32 to bf16
      %259 = arith.divf %in, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc120)
    %140 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc121)
    %141 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%140 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc121)
    %142 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_34, %139 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>) outs(%141 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc121)
    %143 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc122)
    %144 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%143 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc122)
    %expanded_35 = tensor.expand_shape %arg27 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 2 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc122)
    %145 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%142, %expanded_35 : tensor<16x8x512x512xbf16>, tensor<8x512x4096xbf16>) outs(%144 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc122)
    %146 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc123)
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %145 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%146 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.addf %in, %in_49 : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc123)
    %148 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc124)
    %149 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%148 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc124)
    %150 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<16x512x4096xbf16>) outs(%149 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x512xf32> loc(#loc124)
    %151 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc125)
    %152 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %150 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%151 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.subf %in, %259 : bf16
      linalg.yield %260 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc125)
    %153 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc126)
    %154 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%153 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc126)
    %155 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%152 : tensor<16x512x4096xbf16>) outs(%154 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.mulf %in, %in : bf16
      %259 = arith.extf %258 : bf16 to f32
      %260 = arith.addf %out, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<16x512xf32> loc(#loc126)
    %156 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc127)
    %expanded_36 = tensor.expand_shape %156 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc127)
    %157 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%expanded_36 : tensor<16x512x16384xbf16>) -> tensor<16x512x16384xbf16> loc(#loc127)
    %158 = linalg.generic {indexing_maps = [#map4, #map16, #map17, #map17, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%152, %155, %arg26, %arg25, %arg29 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x16384xbf16>) outs(%157 : tensor<16x512x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.addf %259, %cst_9 : bf16
      %261 = math.rsqrt %260 : bf16
      %262 = arith.mulf %in, %261 : bf16
      %263 = arith.mulf %262, %in_50 : bf16
      %264 = arith.addf %263, %in_51 : bf16
      %265 = arith.mulf %264, %in_52 : bf16
      %266 = arith.addf %out, %265 : bf16
      linalg.yield %266 : bf16
    } -> tensor<16x512x16384xbf16> loc(#loc127)
    %collapsed_37 = tensor.collapse_shape %158 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x16384xbf16> into tensor<8192x16384xbf16> loc(#loc127)
    %159 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x4096xbf16> loc(#loc128)
    %expanded_38 = tensor.expand_shape %159 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 2 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc128)
    %160 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%expanded_38 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc128)
    %161 = linalg.generic {indexing_maps = [#map4, #map17, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%158, %arg30, %arg21 : tensor<16x512x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>) outs(%160 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.addf %in, %in_49 : bf16
      %259 = arith.mulf %258, %258 : bf16
      %260 = arith.mulf %259, %258 : bf16
      %261 = arith.mulf %260, %cst_4 : bf16
      %262 = arith.addf %258, %261 : bf16
      %263 = arith.mulf %262, %cst_3 : bf16
      %264 = math.tanh %263 : bf16
      %265 = arith.addf %264, %cst_2 : bf16
      %266 = arith.mulf %265, %cst_1 : bf16
      %267 = arith.mulf %258, %266 : bf16
      %268 = arith.mulf %267, %in_50 : bf16
      %269 = arith.addf %out, %268 : bf16
      linalg.yield %269 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc128)
    %162 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc129)
    %163 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %161, %arg22 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%162 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.addf %in_49, %in_50 : bf16
      %259 = arith.addf %in, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc129)
    %164 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc130)
    %165 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%164 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc130)
    %166 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163 : tensor<16x512x4096xbf16>) outs(%165 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x512xf32> loc(#loc130)
    %167 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc131)
    %168 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %166 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%167 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.subf %in, %259 : bf16
      linalg.yield %260 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc131)
    %169 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc132)
    %170 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%169 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc132)
    %171 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<16x512x4096xbf16>) outs(%170 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.mulf %in, %in : bf16
      %259 = arith.extf %258 : bf16 to f32
      %260 = arith.addf %out, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<16x512xf32> loc(#loc132)
    %172 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc133)
    %173 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %171, %arg34, %arg33 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%172 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.addf %259, %cst_9 : bf16
      %261 = math.rsqrt %260 : bf16
      %262 = arith.mulf %in, %261 : bf16
      %263 = arith.mulf %262, %in_50 : bf16
      %264 = arith.addf %263, %in_51 : bf16
      linalg.yield %264 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc133)
    %174 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> loc(#loc134)
    %175 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%174 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc134)
    %176 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%173, %arg38 : tensor<16x512x4096xbf16>, tensor<4096x12288xbf16>) outs(%175 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc134)
    %extracted_slice_39 = tensor.extract_slice %176[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc135)
    %extracted_slice_40 = tensor.extract_slice %176[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc136)
    %extracted_slice_41 = tensor.extract_slice %176[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc137)
    %expanded_42 = tensor.expand_shape %extracted_slice_39 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc138)
    %expanded_43 = tensor.expand_shape %extracted_slice_40 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc139)
    %expanded_44 = tensor.expand_shape %extracted_slice_41 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc140)
    %177 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc141)
    %178 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%177 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc141)
    %179 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_42, %expanded_43 : tensor<16x512x8x512xbf16>, tensor<16x512x8x512xbf16>) outs(%178 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc141)
    %180 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc142)
    %181 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %179, %23 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%180 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.mulf %in_49, %cst_7 : bf16
      %259 = arith.select %in, %258, %in_50 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc142)
    %182 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xbf16> loc(#loc143)
    %183 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%182 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc143)
    %184 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%181 : tensor<16x8x512x512xbf16>) outs(%183 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %258 = arith.maximumf %out, %in : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc143)
    %185 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc144)
    %186 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181, %184 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%185 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.subf %in, %in_49 : bf16
      %259 = math.exp %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc144)
    %187 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc145)
    %188 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%187 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc145)
    %189 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%186 : tensor<16x8x512x512xbf16>) outs(%188 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x8x512xf32> loc(#loc145)
    %190 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc146)
    %191 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186, %189 : tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%190 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.truncf %in_49 : f32 to bf16
      %259 = arith.divf %in, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc146)
    %192 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc147)
    %193 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%192 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc147)
    %194 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_44, %191 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>) outs(%193 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc147)
    %195 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc148)
    %196 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%195 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc148)
    %expanded_45 = tensor.expand_shape %arg37 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 3 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc148)
    %197 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%194, %expanded_45 : tensor<16x8x512x512xbf16>, tensor<8x512x4096xbf16>) outs(%196 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc148)
    %198 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc149)
    %199 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %197 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%198 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.addf %in, %in_49 : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc149)
    %200 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc150)
    %201 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%200 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc150)
    %202 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%199 : tensor<16x512x4096xbf16>) outs(%201 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x512xf32> loc(#loc150)
    %203 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc151)
    %204 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %202 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%203 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.subf %in, %259 : bf16
      linalg.yield %260 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc151)
    %205 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc152)
    %206 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%205 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc152)
    %207 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%204 : tensor<16x512x4096xbf16>) outs(%206 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.mulf %in, %in : bf16
      %259 = arith.extf %258 : bf16 to f32
      %260 = arith.addf %out, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<16x512xf32> loc(#loc152)
    %208 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc153)
    %expanded_46 = tensor.expand_shape %208 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc153)
    %209 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%expanded_46 : tensor<16x512x16384xbf16>) -> tensor<16x512x16384xbf16> loc(#loc153)
    %210 = linalg.generic {indexing_maps = [#map4, #map16, #map17, #map17, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%204, %207, %arg36, %arg35, %arg39 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x16384xbf16>) outs(%209 : tensor<16x512x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.addf %259, %cst_9 : bf16
      %261 = math.rsqrt %260 : bf16
      %262 = arith.mulf %in, %261 : bf16
      %263 = arith.mulf %262, %in_50 : bf16
      %264 = arith.addf %263, %in_51 : bf16
      %265 = arith.mulf %264, %in_52 : bf16
      %266 = arith.addf %out, %265 : bf16
      linalg.yield %266 : bf16
    } -> tensor<16x512x16384xbf16> loc(#loc153)
    %collapsed_47 = tensor.collapse_shape %210 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x16384xbf16> into tensor<8192x16384xbf16> loc(#loc153)
    %211 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x4096xbf16> loc(#loc154)
    %expanded_48 = tensor.expand_shape %211 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 3 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc154)
    %212 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%expanded_48 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc154)
    %213 = linalg.generic {indexing_maps = [#map4, #map17, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%210, %arg40, %arg31 : tensor<16x512x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>) outs(%212 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.addf %in, %in_49 : bf16
      %259 = arith.mulf %258, %258 : bf16
      %260 = arith.mulf %259, %258 : bf16
      %261 = arith.mulf %260, %cst_4 : bf16
      %262 = arith.addf %258, %261 : bf16
      %263 = arith.mulf %262, %cst_3 : bf16
      %264 = math.tanh %263 : bf16
      %265 = arith.addf %264, %cst_2 : bf16
      %266 = arith.mulf %265, %cst_1 : bf16
      %267 = arith.mulf %258, %266 : bf16
      %268 = arith.mulf %267, %in_50 : bf16
      %269 = arith.addf %out, %268 : bf16
      linalg.yield %269 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc154)
    %214 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc155)
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %213, %arg32 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%214 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.addf %in_49, %in_50 : bf16
      %259 = arith.addf %in, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc155)
    %216 = tensor.empty() : tensor<16x512xf32> loc(#loc156)
    %217 = linalg.fill ins(%cst_11 : f32) outs(%216 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc156)
    %218 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%215 : tensor<16x512x4096xbf16>) outs(%217 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x512xf32> loc(#loc156)
    %219 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc157)
    %220 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %218 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%219 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %258 = arith.divf %in_49, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.subf %in, %259 : bf16
      linalg.yield %260 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc157)
    %221 = tensor.empty() : tensor<16x512xf32> loc(#loc158)
    %222 = linalg.fill ins(%cst_11 : f32) outs(%221 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc158)
    %223 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%220 : tensor<16x512x4096xbf16>) outs(%222 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.mulf %in, %in : bf16
      %259 = arith.extf %258 : bf16 to f32
      %260 = arith.addf %out, %259 : f32
      linalg.yield %260 : f32
    } -> tensor<16x512xf32> loc(#loc158)
    %224 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc159)
    %225 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<16x512xf32>) outs(%224 : tensor<16x512x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %258 = arith.divf %in, %cst_10 : f32
      %259 = arith.truncf %258 : f32 to bf16
      %260 = arith.addf %259, %cst_9 : bf16
      linalg.yield %260 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc159)
    %226 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc160)
    %227 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<16x512x1xbf16>) outs(%226 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %258 = math.rsqrt %in : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc160)
    %228 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc161)
    %229 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %225 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%228 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.divf %in, %in_49 : bf16
      %259 = arith.mulf %258, %cst_0 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc161)
    %230 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc162)
    %231 = linalg.generic {indexing_maps = [#map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %227 : tensor<16x512x4096xbf16>, tensor<16x512x1xbf16>) outs(%230 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc162)
    %232 = tensor.empty() : tensor<1x1x4096xbf16> loc(#loc163)
    %233 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg42 : tensor<4096xbf16>) outs(%232 : tensor<1x1x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc163)
    %234 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc164)
    %235 = linalg.generic {indexing_maps = [#map1, #map19, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %233, %arg41 : tensor<16x512x4096xbf16>, tensor<1x1x4096xbf16>, tensor<4096xbf16>) outs(%234 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %258, %in_50 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc164)
    %236 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc165)
    %237 = linalg.fill ins(%cst_8 : bf16) outs(%236 : tensor<16x512x1024xbf16>) -> tensor<16x512x1024xbf16> loc(#loc165)
    %238 = linalg.generic {indexing_maps = [#map4, #map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%235, %arg0 : tensor<16x512x4096xbf16>, tensor<1024x4096xbf16>) outs(%237 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.mulf %in, %in_49 : bf16
      %259 = arith.addf %out, %258 : bf16
      linalg.yield %259 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc165)
    %239 = tensor.empty() : tensor<16x512xbf16> loc(#loc166)
    %240 = linalg.fill ins(%cst_5 : bf16) outs(%239 : tensor<16x512xbf16>) -> tensor<16x512xbf16> loc(#loc166)
    %241 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%238 : tensor<16x512x1024xbf16>) outs(%240 : tensor<16x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %258 = arith.maximumf %out, %in : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x512xbf16> loc(#loc166)
    %242 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc167)
    %243 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%238, %241 : tensor<16x512x1024xbf16>, tensor<16x512xbf16>) outs(%242 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %258 = arith.subf %in, %in_49 : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc167)
    %244 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc168)
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<16x512x1024xbf16>) outs(%244 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %258 = math.exp %in : bf16
      linalg.yield %258 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc168)
    %246 = tensor.empty() : tensor<16x512xf32> loc(#loc169)
    %247 = linalg.fill ins(%cst_11 : f32) outs(%246 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc169)
    %248 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%245 : tensor<16x512x1024xbf16>) outs(%247 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %258 = arith.extf %in : bf16 to f32
      %259 = arith.addf %out, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<16x512xf32> loc(#loc169)
    %249 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc170)
    %250 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<16x512xf32>) outs(%249 : tensor<16x512x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %258 = arith.truncf %in : f32 to bf16
      linalg.yield %258 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc170)
    %251 = tensor.empty() : tensor<16x512x1024xi1> loc(#loc171)
    %252 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44 : tensor<16x512xi32>) outs(%251 : tensor<16x512x1024xi1>) {
    ^bb0(%in: i32, %out: i1):
      %258 = linalg.index 2 : index
      %259 = arith.index_cast %258 : index to i32
      %260 = arith.cmpi eq, %in, %259 : i32
      linalg.yield %260 : i1
    } -> tensor<16x512x1024xi1> loc(#loc171)
    %253 = tensor.empty() : tensor<f32> loc(#loc172)
    %254 = linalg.fill ins(%cst_11 : f32) outs(%253 : tensor<f32>) -> tensor<f32> loc(#loc172)
    %255 = linalg.generic {indexing_maps = [#map1, #map1, #map18, #map21], iterator_types = ["reduction", "reduction", "reduction"]} ins(%252, %243, %250 : tensor<16x512x1024xi1>, tensor<16x512x1024xbf16>, tensor<16x512x1xbf16>) outs(%254 : tensor<f32>) {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: f32):
      %258 = math.log %in_50 : bf16
      %259 = arith.subf %in_49, %258 : bf16
      %260 = arith.select %in, %259, %cst_8 : bf16
      %261 = arith.extf %260 : bf16 to f32
      %262 = arith.addf %out, %261 : f32
      linalg.yield %262 : f32
    } -> tensor<f32> loc(#loc172)
    %256 = tensor.empty() : tensor<bf16> loc(#loc173)
    %257 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%255 : tensor<f32>) outs(%256 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %258 = arith.truncf %in : f32 to bf16
      %259 = arith.negf %258 : bf16
      %260 = arith.divf %259, %cst : bf16
      linalg.yield %260 : bf16
    } -> tensor<bf16> loc(#loc173)
    return %257, %arg0, %arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg45, %16, %19, %38, %41, %collapsed, %3, %72, %75, %90, %93, %collapsed_27, %59, %124, %127, %142, %145, %collapsed_37, %111, %176, %179, %194, %197, %collapsed_47, %163, %220, %229, %227, %233, %231, %235, %245, %250, %252 : tensor<bf16>, tensor<1024x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16x512xi32>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x1024xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1024xi1>
  } loc(#loc1)
  func.func @bwd(%arg0: tensor<1024x4096xbf16> loc("embedding"), %arg1: tensor<16384x4096xbf16> loc("layer0/down"), %arg2: tensor<4096xbf16> loc("layer0/norm1_bias"), %arg3: tensor<4096xbf16> loc("layer0/norm1_gain"), %arg4: tensor<4096xbf16> loc("layer0/norm2_bias"), %arg5: tensor<4096xbf16> loc("layer0/norm2_gain"), %arg6: tensor<4096x4096xbf16> loc("layer0/out"), %arg7: tensor<4096x12288xbf16> loc("layer0/qkv"), %arg8: tensor<4096x16384xbf16> loc("layer0/up"), %arg9: tensor<16384xbf16> loc("layer0/up_bias"), %arg10: tensor<16384x4096xbf16> loc("layer1/down"), %arg11: tensor<4096xbf16> loc("layer1/norm1_bias"), %arg12: tensor<4096xbf16> loc("layer1/norm1_gain"), %arg13: tensor<4096xbf16> loc("layer1/norm2_bias"), %arg14: tensor<4096xbf16> loc("layer1/norm2_gain"), %arg15: tensor<4096x4096xbf16> loc("layer1/out"), %arg16: tensor<4096x12288xbf16> loc("layer1/qkv"), %arg17: tensor<4096x16384xbf16> loc("layer1/up"), %arg18: tensor<16384xbf16> loc("layer1/up_bias"), %arg19: tensor<16384x4096xbf16> loc("layer2/down"), %arg20: tensor<4096xbf16> loc("layer2/norm1_bias"), %arg21: tensor<4096xbf16> loc("layer2/norm1_gain"), %arg22: tensor<4096xbf16> loc("layer2/norm2_bias"), %arg23: tensor<4096xbf16> loc("layer2/norm2_gain"), %arg24: tensor<4096x4096xbf16> loc("layer2/out"), %arg25: tensor<4096x12288xbf16> loc("layer2/qkv"), %arg26: tensor<4096x16384xbf16> loc("layer2/up"), %arg27: tensor<16384xbf16> loc("layer2/up_bias"), %arg28: tensor<16384x4096xbf16> loc("layer3/down"), %arg29: tensor<4096xbf16> loc("layer3/norm1_bias"), %arg30: tensor<4096xbf16> loc("layer3/norm1_gain"), %arg31: tensor<4096xbf16> loc("layer3/norm2_bias"), %arg32: tensor<4096xbf16> loc("layer3/norm2_gain"), %arg33: tensor<4096x4096xbf16> loc("layer3/out"), %arg34: tensor<4096x12288xbf16> loc("layer3/qkv"), %arg35: tensor<4096x16384xbf16> loc("layer3/up"), %arg36: tensor<16384xbf16> loc("layer3/up_bias"), %arg37: tensor<16x512xi32> loc("tokens"), %arg38: tensor<16x512x12288xbf16> loc("layer0/attention/reduce_precision"), %arg39: tensor<16x8x512x512xbf16> loc("layer0/attention/reduce_precision.1"), %arg40: tensor<16x8x512x512xbf16> loc("layer0/attention/reduce_precision.2"), %arg41: tensor<16x512x4096xbf16> loc("layer0/attention/reduce_precision.3"), %arg42: tensor<8192x16384xbf16> loc("layer0/mlp/reduce_precision"), %arg43: tensor<16x512x4096xbf16> loc("embedding/add.1"), %arg44: tensor<16x512x12288xbf16> loc("layer1/attention/reduce_precision"), %arg45: tensor<16x8x512x512xbf16> loc("layer1/attention/reduce_precision.1"), %arg46: tensor<16x8x512x512xbf16> loc("layer1/attention/reduce_precision.2"), %arg47: tensor<16x512x4096xbf16> loc("layer1/attention/reduce_precision.3"), %arg48: tensor<8192x16384xbf16> loc("layer1/mlp/reduce_precision"), %arg49: tensor<16x512x4096xbf16> loc("layer0/mlp/add.9"), %arg50: tensor<16x512x12288xbf16> loc("layer2/attention/reduce_precision"), %arg51: tensor<16x8x512x512xbf16> loc("layer2/attention/reduce_precision.1"), %arg52: tensor<16x8x512x512xbf16> loc("layer2/attention/reduce_precision.2"), %arg53: tensor<16x512x4096xbf16> loc("layer2/attention/reduce_precision.3"), %arg54: tensor<8192x16384xbf16> loc("layer2/mlp/reduce_precision"), %arg55: tensor<16x512x4096xbf16> loc("layer1/mlp/add.9"), %arg56: tensor<16x512x12288xbf16> loc("layer3/attention/reduce_precision"), %arg57: tensor<16x8x512x512xbf16> loc("layer3/attention/reduce_precision.1"), %arg58: tensor<16x8x512x512xbf16> loc("layer3/attention/reduce_precision.2"), %arg59: tensor<16x512x4096xbf16> loc("layer3/attention/reduce_precision.3"), %arg60: tensor<8192x16384xbf16> loc("layer3/mlp/reduce_precision"), %arg61: tensor<16x512x4096xbf16> loc("layer2/mlp/add.9"), %arg62: tensor<16x512x4096xbf16> loc("head/sub.1"), %arg63: tensor<16x512x1xbf16> loc("head/mul.1"), %arg64: tensor<16x512x1xbf16> loc("head/rsqrt"), %arg65: tensor<1x1x4096xbf16> loc("head/broadcast_in_dim.2"), %arg66: tensor<16x512x4096xbf16> loc("head/mul.3"), %arg67: tensor<16x512x4096xbf16> loc("head/add.2"), %arg68: tensor<16x512x1024xbf16> loc("head/log_softmax/exp"), %arg69: tensor<16x512x1xbf16> loc("head/log_softmax/convert_element_type.1"), %arg70: tensor<16x512x1024xi1> loc("head/eq.1"), %arg71: tensor<bf16> loc("cotangent0")) -> (tensor<1024x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<512x4096xbf16>) {
    %c8192 = arith.constant 8192 : index
    %c4096 = arith.constant 4096 : index
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant 7.968750e-01 : bf16
    %cst_1 = arith.constant 4.467770e-02 : bf16
    %cst_2 = arith.constant 3.000000e+00 : bf16
    %cst_3 = arith.constant 1.000000e+00 : bf16
    %cst_4 = arith.constant 0xFF80 : bf16
    %cst_5 = arith.constant {ao.layer = 3 : i64} -1.000000e+09 : f32
    %cst_6 = arith.constant 4.418950e-02 : bf16
    %cst_7 = arith.constant -5.000000e-01 : bf16
    %cst_8 = arith.constant 1.001360e-05 : bf16
    %cst_9 = arith.constant 4.096000e+03 : f32
    %cst_10 = arith.constant 0.000000e+00 : f32
    %cst_11 = arith.constant 0.000000e+00 : bf16
    %cst_12 = arith.constant 8.192000e+03 : bf16
    %0 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc196)
    %1 = linalg.generic {indexing_maps = [#map1, #map21, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg70, %arg71 : tensor<16x512x1024xi1>, tensor<bf16>) outs(%0 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: i1, %in_192: bf16, %out: bf16):
      %871 = arith.divf %in_192, %cst_12 : bf16
      %872 = arith.negf %871 : bf16
      %873 = arith.select %in, %872, %cst_11 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc196)
    %2 = tensor.empty() : tensor<16x512xbf16> loc(#loc197)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc197)
    %3 = linalg.fill ins(%cst_11 : bf16) outs(%expanded : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc197)
    %expanded_13 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [16, 512, 1, 1024] : tensor<16x512x1024xbf16> into tensor<16x512x1x1024xbf16> loc(#loc197)
    %4 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_13 : tensor<16x512x1x1024xbf16>) outs(%3 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.negf %in : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc197)
    %5 = tensor.empty() : tensor<16x512xf32> loc(#loc198)
    %6 = linalg.fill ins(%cst_10 : f32) outs(%5 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc198)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg69 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%6 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: f32):
      %871 = arith.divf %in, %in_192 : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc198)
    %8 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc199)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg68 : tensor<16x512x1024xbf16>, tensor<16x512xf32>, tensor<16x512x1024xbf16>) outs(%8 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_192: f32, %in_193: bf16, %out: bf16):
      %871 = arith.truncf %in_192 : f32 to bf16
      %872 = arith.mulf %871, %in_193 : bf16
      %873 = arith.addf %in, %872 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc199)
    %10 = tensor.empty() : tensor<1024x4096xbf16> loc(#loc200)
    %11 = linalg.fill ins(%cst_11 : bf16) outs(%10 : tensor<1024x4096xbf16>) -> tensor<1024x4096xbf16> loc(#loc200)
    %12 = linalg.generic {indexing_maps = [#map23, #map24, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg67 : tensor<16x512x1024xbf16>, tensor<16x512x4096xbf16>) outs(%11 : tensor<1024x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<1024x4096xbf16> loc(#loc200)
    %13 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc201)
    %14 = linalg.fill ins(%cst_11 : bf16) outs(%13 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc201)
    %15 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<16x512x1024xbf16>, tensor<1024x4096xbf16>) outs(%14 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc201)
    %16 = tensor.empty() : tensor<4096xbf16> loc(#loc202)
    %expanded_14 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc202)
    %17 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_14 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc202)
    %expanded_15 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc202)
    %18 = linalg.generic {indexing_maps = [#map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_15 : tensor<16x512x1x1x4096xbf16>) outs(%17 : tensor<1x1x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc202)
    %19 = tensor.empty() : tensor<4096xbf16> loc(#loc203)
    %20 = linalg.fill ins(%cst_11 : bf16) outs(%19 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc203)
    %21 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%18 : tensor<1x1x4096xbf16>) outs(%20 : tensor<4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc203)
    %22 = tensor.empty() : tensor<4096xbf16> loc(#loc204)
    %expanded_16 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc204)
    %23 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_16 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc204)
    %expanded_17 = tensor.expand_shape %arg66 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc204)
    %expanded_18 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc204)
    %24 = linalg.generic {indexing_maps = [#map25, #map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_17, %expanded_18 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%23 : tensor<1x1x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc204)
    %25 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc205)
    %26 = linalg.generic {indexing_maps = [#map1, #map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %arg65 : tensor<16x512x4096xbf16>, tensor<1x1x4096xbf16>) outs(%25 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc205)
    %27 = tensor.empty() : tensor<4096xbf16> loc(#loc206)
    %28 = linalg.fill ins(%cst_11 : bf16) outs(%27 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc206)
    %29 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%24 : tensor<1x1x4096xbf16>) outs(%28 : tensor<4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc206)
    %30 = tensor.empty() : tensor<16x512xbf16> loc(#loc207)
    %expanded_19 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc207)
    %31 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_19 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc207)
    %expanded_20 = tensor.expand_shape %arg62 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc207)
    %expanded_21 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc207)
    %32 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_20, %expanded_21 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%31 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc207)
    %33 = tensor.empty() : tensor<16x512xf32> loc(#loc208)
    %34 = linalg.fill ins(%cst_10 : f32) outs(%33 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc208)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg63 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%34 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: f32):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.divf %872, %cst_9 : f32
      %874 = arith.addf %out, %873 : f32
      linalg.yield %874 : f32
    } -> tensor<16x512xf32> loc(#loc208)
    %36 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc209)
    %37 = linalg.generic {indexing_maps = [#map1, #map18, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg64, %arg62, %35 : tensor<16x512x4096xbf16>, tensor<16x512x1xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%36 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.mulf %871, %in_193 : bf16
      %873 = arith.mulf %in_193, %871 : bf16
      %874 = arith.mulf %in, %in_192 : bf16
      %875 = arith.addf %874, %873 : bf16
      %876 = arith.addf %875, %872 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc209)
    %38 = tensor.empty() : tensor<16x512xbf16> loc(#loc210)
    %expanded_22 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc210)
    %39 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_22 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc210)
    %expanded_23 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc210)
    %40 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_23 : tensor<16x512x1x4096xbf16>) outs(%39 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.negf %in : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc210)
    %41 = tensor.empty() : tensor<16x512xf32> loc(#loc211)
    %42 = linalg.fill ins(%cst_10 : f32) outs(%41 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc211)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<16x512x1xbf16>) outs(%42 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.divf %871, %cst_9 : f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc211)
    %44 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc212)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%44 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %871 = arith.truncf %in_192 : f32 to bf16
      %872 = arith.addf %in, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc212)
    %46 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc213)
    %47 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%46 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc213)
    %48 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg61 : tensor<16x512x4096xbf16>) outs(%47 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x512xf32> loc(#loc213)
    %49 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc214)
    %50 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg61, %48 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%49 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %871 = arith.divf %in_192, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.subf %in, %872 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc214)
    %51 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc215)
    %52 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%51 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc215)
    %53 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%50 : tensor<16x512x4096xbf16>) outs(%52 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.mulf %in, %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc215)
    %54 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc216)
    %55 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<16x512xf32>) outs(%54 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.divf %in, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.addf %872, %cst_8 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc216)
    %56 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc217)
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<16x512x1xbf16>) outs(%56 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = math.rsqrt %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc217)
    %58 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc218)
    %59 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<16x512x1xbf16>) outs(%58 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc218)
    %60 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc219)
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %59 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%60 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc219)
    %62 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc220)
    %63 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg30 : tensor<4096xbf16>) outs(%62 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc220)
    %64 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc221)
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %63, %arg29 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%64 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %871, %in_193 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc221)
    %extracted_slice = tensor.extract_slice %arg56[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc222)
    %extracted_slice_24 = tensor.extract_slice %arg56[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc223)
    %extracted_slice_25 = tensor.extract_slice %arg56[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc224)
    %expanded_26 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc225)
    %expanded_27 = tensor.expand_shape %extracted_slice_24 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc226)
    %expanded_28 = tensor.expand_shape %extracted_slice_25 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc227)
    %66 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xi1> loc(#loc228)
    %67 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%66 : tensor<16x8x512x512xi1>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: i1):
      %871 = linalg.index 3 : index
      %872 = arith.index_cast %871 : index to i32
      %873 = linalg.index 2 : index
      %874 = arith.index_cast %873 : index to i32
      %875 = arith.cmpi sge, %874, %872 : i32
      linalg.yield %875 : i1
    } -> tensor<16x8x512x512xi1> loc(#loc228)
    %68 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc229)
    %69 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%68 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: bf16):
      %871 = arith.truncf %cst_5 : f32 to bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc229)
    %70 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc230)
    %71 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %arg57, %69 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%70 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %cst_6 : bf16
      %872 = arith.select %in, %871, %in_193 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc230)
    %72 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xbf16> loc(#loc231)
    %73 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : bf16) outs(%72 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc231)
    %74 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71 : tensor<16x8x512x512xbf16>) outs(%73 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.maximumf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc231)
    %75 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc232)
    %76 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %74 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%75 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.subf %in, %in_192 : bf16
      %872 = math.exp %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc232)
    %77 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc233)
    %78 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%77 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc233)
    %79 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%76 : tensor<16x8x512x512xbf16>) outs(%78 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x8x512xf32> loc(#loc233)
    %80 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x1xbf16> loc(#loc234)
    %81 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<16x8x512xf32>) outs(%80 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.truncf %in : f32 to bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc234)
    %82 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc235)
    %83 = linalg.generic {indexing_maps = [#map28, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<16x8x512x1xbf16>) outs(%82 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc235)
    %84 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc236)
    %85 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %83 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%84 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.divf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc236)
    %86 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc237)
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg61, %arg59 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%86 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.addf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc237)
    %88 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc238)
    %89 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%88 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc238)
    %90 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<16x512x4096xbf16>) outs(%89 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x512xf32> loc(#loc238)
    %91 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc239)
    %92 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %90 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%91 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %871 = arith.divf %in_192, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.subf %in, %872 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc239)
    %93 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc240)
    %94 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%93 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc240)
    %95 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<16x512x4096xbf16>) outs(%94 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.mulf %in, %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc240)
    %96 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc241)
    %97 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<16x512xf32>) outs(%96 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.divf %in, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.addf %872, %cst_8 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc241)
    %98 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc242)
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<16x512x1xbf16>) outs(%98 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = math.rsqrt %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc242)
    %100 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc243)
    %101 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<16x512x1xbf16>) outs(%100 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc243)
    %102 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc244)
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %101 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%102 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc244)
    %104 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc245)
    %105 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg32 : tensor<4096xbf16>) outs(%104 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc245)
    %106 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc246)
    %107 = linalg.generic {indexing_maps = [#map29, #map30, #map29], iterator_types = ["parallel", "parallel"]} ins(%arg60, %arg36 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%106 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.addf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc246)
    %108 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc247)
    %109 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<8192x16384xbf16>) outs(%108 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.mulf %in, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc247)
    %110 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc248)
    %111 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%107, %109 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%110 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in : bf16
      %872 = arith.mulf %871, %cst_1 : bf16
      %873 = arith.addf %in, %872 : bf16
      %874 = arith.mulf %873, %cst_0 : bf16
      %875 = math.tanh %874 : bf16
      linalg.yield %875 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc248)
    %112 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc249)
    %113 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<8192x16384xbf16>) outs(%112 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %in, %cst_3 : bf16
      %872 = arith.mulf %871, %cst : bf16
      linalg.yield %872 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc249)
    %114 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc250)
    %115 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%107, %113 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%114 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc250)
    %collapsed = tensor.collapse_shape %45 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc251)
    %116 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc252)
    %expanded_29 = tensor.expand_shape %116 [[0, 1]] output_shape [1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc252)
    %117 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_29 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc252)
    %expanded_30 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc252)
    %118 = linalg.generic {indexing_maps = [#map31, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_30 : tensor<16x512x1x4096xbf16>) outs(%117 : tensor<1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x4096xbf16> loc(#loc252)
    %119 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc253)
    %120 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%119 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc253)
    %121 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction"]} ins(%118 : tensor<1x4096xbf16>) outs(%120 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc253)
    %122 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x16384xbf16> loc(#loc254)
    %123 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%122 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc254)
    %124 = linalg.generic {indexing_maps = [#map34, #map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %115 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>) outs(%123 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc254)
    %125 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384x4096xbf16> loc(#loc255)
    %126 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<4096x16384xbf16>) outs(%125 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc255)
    %127 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc256)
    %128 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%127 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc256)
    %129 = linalg.generic {indexing_maps = [#map36, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg28 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%128 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc256)
    %130 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc257)
    %131 = linalg.generic {indexing_maps = [#map29, #map29, #map29, #map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%129, %113, %107, %111, %109 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%130 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %in_195: bf16, %out: bf16):
      %871 = arith.subf %cst_3, %in_194 : bf16
      %872 = arith.mulf %in_193, %in : bf16
      %873 = arith.mulf %872, %cst : bf16
      %874 = arith.mulf %873, %871 : bf16
      %875 = arith.mulf %874, %in_194 : bf16
      %876 = arith.addf %874, %875 : bf16
      %877 = arith.mulf %876, %cst_0 : bf16
      %878 = arith.mulf %in_195, %cst_2 : bf16
      %879 = arith.mulf %877, %cst_1 : bf16
      %880 = arith.mulf %879, %878 : bf16
      %881 = arith.mulf %in, %in_192 : bf16
      %882 = arith.addf %881, %877 : bf16
      %883 = arith.addf %882, %880 : bf16
      linalg.yield %883 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc257)
    %132 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384xbf16> loc(#loc258)
    %expanded_31 = tensor.expand_shape %132 [[0, 1]] output_shape [1, 16384] {ao.layer = 3 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc258)
    %133 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_31 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc258)
    %expanded_32 = tensor.expand_shape %131 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc258)
    %134 = linalg.generic {indexing_maps = [#map37, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_32 : tensor<8192x1x16384xbf16>) outs(%133 : tensor<1x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x16384xbf16> loc(#loc258)
    %135 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384xbf16> loc(#loc259)
    %136 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%135 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc259)
    %137 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction"]} ins(%134 : tensor<1x16384xbf16>) outs(%136 : tensor<16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16384xbf16> loc(#loc259)
    %138 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384x4096xbf16> loc(#loc260)
    %139 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%138 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc260)
    %expanded_33 = tensor.expand_shape %131 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc260)
    %140 = linalg.generic {indexing_maps = [#map23, #map24, #map24, #map38, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_33, %103, %105, %arg31 : tensor<16x512x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%139 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in_193 : bf16
      %872 = arith.addf %871, %in_194 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.addf %out, %873 : bf16
      linalg.yield %874 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc260)
    %141 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x16384xbf16> loc(#loc261)
    %142 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%140 : tensor<16384x4096xbf16>) outs(%141 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc261)
    %143 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x4096xbf16> loc(#loc262)
    %expanded_34 = tensor.expand_shape %143 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 3 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc262)
    %144 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_34 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc262)
    %expanded_35 = tensor.expand_shape %131 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc262)
    %145 = linalg.generic {indexing_maps = [#map4, #map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_35, %arg35 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%144 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc262)
    %146 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc263)
    %expanded_36 = tensor.expand_shape %146 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc263)
    %147 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_36 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc263)
    %expanded_37 = tensor.expand_shape %145 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc263)
    %148 = linalg.generic {indexing_maps = [#map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_37 : tensor<16x512x1x1x4096xbf16>) outs(%147 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc263)
    %149 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc264)
    %150 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%149 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc264)
    %151 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%148 : tensor<1x1x4096xbf16>) outs(%150 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc264)
    %152 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc265)
    %expanded_38 = tensor.expand_shape %152 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc265)
    %153 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_38 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc265)
    %expanded_39 = tensor.expand_shape %103 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc265)
    %expanded_40 = tensor.expand_shape %145 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc265)
    %154 = linalg.generic {indexing_maps = [#map25, #map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_39, %expanded_40 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%153 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc265)
    %155 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc266)
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %105 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%155 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc266)
    %157 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc267)
    %158 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%157 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc267)
    %159 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%154 : tensor<1x1x4096xbf16>) outs(%158 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc267)
    %160 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc268)
    %expanded_41 = tensor.expand_shape %160 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc268)
    %161 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_41 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc268)
    %expanded_42 = tensor.expand_shape %92 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc268)
    %expanded_43 = tensor.expand_shape %156 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc268)
    %162 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_42, %expanded_43 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%161 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc268)
    %163 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc269)
    %164 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%163 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc269)
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%162, %99, %97 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%164 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %871 = arith.divf %in_192, %in_193 : bf16
      %872 = arith.mulf %871, %cst_7 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.extf %873 : bf16 to f32
      %875 = arith.divf %874, %cst_9 : f32
      %876 = arith.addf %out, %875 : f32
      linalg.yield %876 : f32
    } -> tensor<16x512xf32> loc(#loc269)
    %166 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc270)
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %101, %92, %165 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%166 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.mulf %871, %in_193 : bf16
      %873 = arith.mulf %in_193, %871 : bf16
      %874 = arith.mulf %in, %in_192 : bf16
      %875 = arith.addf %874, %873 : bf16
      %876 = arith.addf %875, %872 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc270)
    %168 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc271)
    %expanded_44 = tensor.expand_shape %168 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc271)
    %169 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_44 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc271)
    %expanded_45 = tensor.expand_shape %167 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc271)
    %170 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45 : tensor<16x512x1x4096xbf16>) outs(%169 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.negf %in : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc271)
    %171 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc272)
    %172 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%171 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc272)
    %173 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%170 : tensor<16x512x1xbf16>) outs(%172 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.divf %871, %cst_9 : f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc272)
    %174 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc273)
    %175 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %167, %173 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%174 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %871 = arith.truncf %in_193 : f32 to bf16
      %872 = arith.addf %in, %in_192 : bf16
      %873 = arith.addf %872, %871 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc273)
    %176 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x4096xbf16> loc(#loc274)
    %expanded_46 = tensor.expand_shape %176 [[0], [1, 2]] output_shape [4096, 8, 512] {ao.layer = 3 : i64} : tensor<4096x4096xbf16> into tensor<4096x8x512xbf16> loc(#loc274)
    %177 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_46 : tensor<4096x8x512xbf16>) -> tensor<4096x8x512xbf16> loc(#loc274)
    %178 = linalg.generic {indexing_maps = [#map39, #map40, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%175, %arg58 : tensor<16x512x4096xbf16>, tensor<16x8x512x512xbf16>) outs(%177 : tensor<4096x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<4096x8x512xbf16> loc(#loc274)
    %179 = tensor.empty() {ao.layer = 3 : i64} : tensor<8x512x4096xbf16> loc(#loc275)
    %180 = linalg.generic {indexing_maps = [#map37, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<4096x8x512xbf16>) outs(%179 : tensor<8x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x512x4096xbf16> loc(#loc275)
    %collapsed_47 = tensor.collapse_shape %180 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<8x512x4096xbf16> into tensor<4096x4096xbf16> loc(#loc275)
    %181 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc276)
    %expanded_48 = tensor.expand_shape %181 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc276)
    %182 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_48 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc276)
    %expanded_49 = tensor.expand_shape %arg33 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 3 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc276)
    %183 = linalg.generic {indexing_maps = [#map41, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%175, %expanded_49 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%182 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc276)
    %184 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc277)
    %185 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183 : tensor<16x512x8x512xbf16>) outs(%184 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc277)
    %186 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc278)
    %187 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%186 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc278)
    %188 = linalg.generic {indexing_maps = [#map44, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%185, %expanded_28 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%187 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc278)
    %189 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc279)
    %190 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%189 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc279)
    %191 = linalg.generic {indexing_maps = [#map45, #map46, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%185, %85 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%190 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc279)
    %192 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> loc(#loc280)
    %193 = linalg.generic {indexing_maps = [#map47, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191 : tensor<16x8x512x512xbf16>) outs(%192 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc280)
    %194 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xbf16> loc(#loc281)
    %195 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%194 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc281)
    %196 = linalg.generic {indexing_maps = [#map10, #map28, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%188, %81, %76 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%195 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in_192 : bf16
      %872 = arith.divf %cst_3, %871 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.mulf %873, %in_193 : bf16
      %875 = arith.addf %out, %874 : bf16
      linalg.yield %875 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc281)
    %expanded_50 = tensor.expand_shape %196 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 3 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc282)
    %197 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc283)
    %198 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%197 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc283)
    %199 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_50 : tensor<16x8x512x1xbf16>) outs(%198 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.negf %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x8x512xf32> loc(#loc283)
    %200 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc284)
    %201 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map6, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %188, %83, %199, %76 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%200 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %in_194: f32, %in_195: bf16, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.divf %in_192, %in_193 : bf16
      %873 = arith.addf %872, %871 : bf16
      %874 = arith.mulf %873, %in_195 : bf16
      %875 = arith.select %in, %874, %cst_11 : bf16
      %876 = arith.mulf %875, %cst_6 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc284)
    %202 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc285)
    %203 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%202 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc285)
    %204 = linalg.generic {indexing_maps = [#map44, #map48, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%201, %expanded_26 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%203 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc285)
    %205 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> loc(#loc286)
    %206 = linalg.generic {indexing_maps = [#map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204 : tensor<16x8x512x512xbf16>) outs(%205 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc286)
    %207 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc287)
    %208 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%207 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc287)
    %209 = linalg.generic {indexing_maps = [#map45, #map48, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%201, %expanded_27 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%208 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc287)
    %210 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> loc(#loc288)
    %211 = linalg.generic {indexing_maps = [#map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<16x8x512x512xbf16>) outs(%210 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc288)
    %collapsed_51 = tensor.collapse_shape %193 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc289)
    %collapsed_52 = tensor.collapse_shape %206 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc290)
    %collapsed_53 = tensor.collapse_shape %211 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc291)
    %212 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> loc(#loc292)
    %213 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%212 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: bf16):
      %871 = linalg.index 0 : index
      %872 = linalg.index 1 : index
      %873 = linalg.index 2 : index
      %874 = arith.cmpi ult, %873, %c4096 : index
      %875 = scf.if %874 -> (bf16) {
        %extracted = tensor.extract %collapsed_53[%871, %872, %873] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %876 = arith.cmpi ult, %873, %c8192 : index
        %877 = scf.if %876 -> (bf16) {
          %878 = arith.subi %873, %c4096 : index
          %extracted = tensor.extract %collapsed_52[%871, %872, %878] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %878 = arith.subi %873, %c8192 : index
          %extracted = tensor.extract %collapsed_51[%871, %872, %878] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %877 : bf16
      }
      linalg.yield %875 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc292)
    %214 = tensor.empty() {ao.layer = 3 : i64} : tensor<12288x4096xbf16> loc(#loc293)
    %215 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%214 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc293)
    %216 = linalg.generic {indexing_maps = [#map23, #map24, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%213, %65 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>) outs(%215 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc293)
    %217 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x12288xbf16> loc(#loc294)
    %218 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<12288x4096xbf16>) outs(%217 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc294)
    %219 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc295)
    %220 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%219 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc295)
    %221 = linalg.generic {indexing_maps = [#map4, #map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213, %arg34 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%220 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc295)
    %222 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc296)
    %expanded_54 = tensor.expand_shape %222 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc296)
    %223 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_54 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc296)
    %expanded_55 = tensor.expand_shape %221 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc296)
    %224 = linalg.generic {indexing_maps = [#map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_55 : tensor<16x512x1x1x4096xbf16>) outs(%223 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc296)
    %225 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc297)
    %226 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%225 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc297)
    %227 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%224 : tensor<1x1x4096xbf16>) outs(%226 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc297)
    %228 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc298)
    %expanded_56 = tensor.expand_shape %228 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc298)
    %229 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_56 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc298)
    %expanded_57 = tensor.expand_shape %61 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc298)
    %expanded_58 = tensor.expand_shape %221 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc298)
    %230 = linalg.generic {indexing_maps = [#map25, #map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_57, %expanded_58 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%229 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc298)
    %231 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc299)
    %232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %63 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%231 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc299)
    %233 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc300)
    %234 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%233 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc300)
    %235 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%230 : tensor<1x1x4096xbf16>) outs(%234 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc300)
    %236 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc301)
    %expanded_59 = tensor.expand_shape %236 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc301)
    %237 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_59 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc301)
    %expanded_60 = tensor.expand_shape %50 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc301)
    %expanded_61 = tensor.expand_shape %232 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc301)
    %238 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_60, %expanded_61 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%237 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc301)
    %239 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc302)
    %240 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%239 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc302)
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%238, %57, %55 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%240 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %871 = arith.divf %in_192, %in_193 : bf16
      %872 = arith.mulf %871, %cst_7 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.extf %873 : bf16 to f32
      %875 = arith.divf %874, %cst_9 : f32
      %876 = arith.addf %out, %875 : f32
      linalg.yield %876 : f32
    } -> tensor<16x512xf32> loc(#loc302)
    %242 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc303)
    %243 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %59, %50, %241 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%242 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.mulf %871, %in_193 : bf16
      %873 = arith.mulf %in_193, %871 : bf16
      %874 = arith.mulf %in, %in_192 : bf16
      %875 = arith.addf %874, %873 : bf16
      %876 = arith.addf %875, %872 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc303)
    %244 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc304)
    %expanded_62 = tensor.expand_shape %244 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc304)
    %245 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_62 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc304)
    %expanded_63 = tensor.expand_shape %243 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc304)
    %246 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_63 : tensor<16x512x1x4096xbf16>) outs(%245 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.negf %in : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc304)
    %247 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc305)
    %248 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%247 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc305)
    %249 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%246 : tensor<16x512x1xbf16>) outs(%248 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.divf %871, %cst_9 : f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc305)
    %250 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc306)
    %251 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %243, %249 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%250 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %871 = arith.truncf %in_193 : f32 to bf16
      %872 = arith.addf %in, %in_192 : bf16
      %873 = arith.addf %872, %871 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc306)
    %252 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc307)
    %253 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%252 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc307)
    %254 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg55 : tensor<16x512x4096xbf16>) outs(%253 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x512xf32> loc(#loc307)
    %255 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc308)
    %256 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg55, %254 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%255 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %871 = arith.divf %in_192, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.subf %in, %872 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc308)
    %257 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc309)
    %258 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%257 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc309)
    %259 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256 : tensor<16x512x4096xbf16>) outs(%258 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.mulf %in, %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc309)
    %260 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc310)
    %261 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<16x512xf32>) outs(%260 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.divf %in, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.addf %872, %cst_8 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc310)
    %262 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc311)
    %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<16x512x1xbf16>) outs(%262 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = math.rsqrt %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc311)
    %264 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc312)
    %265 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<16x512x1xbf16>) outs(%264 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc312)
    %266 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc313)
    %267 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %265 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%266 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc313)
    %268 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc314)
    %269 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21 : tensor<4096xbf16>) outs(%268 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc314)
    %270 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc315)
    %271 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %269, %arg20 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%270 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %871, %in_193 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc315)
    %extracted_slice_64 = tensor.extract_slice %arg50[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc316)
    %extracted_slice_65 = tensor.extract_slice %arg50[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc317)
    %extracted_slice_66 = tensor.extract_slice %arg50[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc318)
    %expanded_67 = tensor.expand_shape %extracted_slice_64 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc319)
    %expanded_68 = tensor.expand_shape %extracted_slice_65 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc320)
    %expanded_69 = tensor.expand_shape %extracted_slice_66 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc321)
    %272 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc322)
    %273 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %arg51, %69 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%272 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %cst_6 : bf16
      %872 = arith.select %in, %871, %in_193 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc322)
    %274 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xbf16> loc(#loc323)
    %275 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : bf16) outs(%274 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc323)
    %276 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%273 : tensor<16x8x512x512xbf16>) outs(%275 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.maximumf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc323)
    %277 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc324)
    %278 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %276 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%277 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.subf %in, %in_192 : bf16
      %872 = math.exp %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc324)
    %279 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc325)
    %280 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%279 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc325)
    %281 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%278 : tensor<16x8x512x512xbf16>) outs(%280 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x8x512xf32> loc(#loc325)
    %282 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x1xbf16> loc(#loc326)
    %283 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%281 : tensor<16x8x512xf32>) outs(%282 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.truncf %in : f32 to bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc326)
    %284 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc327)
    %285 = linalg.generic {indexing_maps = [#map28, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283 : tensor<16x8x512x1xbf16>) outs(%284 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc327)
    %286 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc328)
    %287 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%278, %285 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%286 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.divf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc328)
    %288 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc329)
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg55, %arg53 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%288 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.addf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc329)
    %290 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc330)
    %291 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%290 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc330)
    %292 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%289 : tensor<16x512x4096xbf16>) outs(%291 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x512xf32> loc(#loc330)
    %293 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc331)
    %294 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %292 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%293 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %871 = arith.divf %in_192, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.subf %in, %872 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc331)
    %295 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc332)
    %296 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%295 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc332)
    %297 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%294 : tensor<16x512x4096xbf16>) outs(%296 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.mulf %in, %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc332)
    %298 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc333)
    %299 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<16x512xf32>) outs(%298 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.divf %in, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.addf %872, %cst_8 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc333)
    %300 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc334)
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<16x512x1xbf16>) outs(%300 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = math.rsqrt %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc334)
    %302 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc335)
    %303 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301 : tensor<16x512x1xbf16>) outs(%302 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc335)
    %304 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc336)
    %305 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %303 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%304 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc336)
    %306 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc337)
    %307 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<4096xbf16>) outs(%306 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc337)
    %308 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc338)
    %309 = linalg.generic {indexing_maps = [#map29, #map30, #map29], iterator_types = ["parallel", "parallel"]} ins(%arg54, %arg27 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%308 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.addf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc338)
    %310 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc339)
    %311 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%309 : tensor<8192x16384xbf16>) outs(%310 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.mulf %in, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc339)
    %312 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc340)
    %313 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%309, %311 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%312 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in : bf16
      %872 = arith.mulf %871, %cst_1 : bf16
      %873 = arith.addf %in, %872 : bf16
      %874 = arith.mulf %873, %cst_0 : bf16
      %875 = math.tanh %874 : bf16
      linalg.yield %875 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc340)
    %314 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc341)
    %315 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%313 : tensor<8192x16384xbf16>) outs(%314 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %in, %cst_3 : bf16
      %872 = arith.mulf %871, %cst : bf16
      linalg.yield %872 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc341)
    %316 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc342)
    %317 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%309, %315 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%316 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc342)
    %collapsed_70 = tensor.collapse_shape %251 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc343)
    %318 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc344)
    %expanded_71 = tensor.expand_shape %318 [[0, 1]] output_shape [1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc344)
    %319 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_71 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc344)
    %expanded_72 = tensor.expand_shape %251 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc344)
    %320 = linalg.generic {indexing_maps = [#map31, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_72 : tensor<16x512x1x4096xbf16>) outs(%319 : tensor<1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x4096xbf16> loc(#loc344)
    %321 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc345)
    %322 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%321 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc345)
    %323 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction"]} ins(%320 : tensor<1x4096xbf16>) outs(%322 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc345)
    %324 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x16384xbf16> loc(#loc346)
    %325 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%324 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc346)
    %326 = linalg.generic {indexing_maps = [#map34, #map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_70, %317 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>) outs(%325 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc346)
    %327 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384x4096xbf16> loc(#loc347)
    %328 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%326 : tensor<4096x16384xbf16>) outs(%327 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc347)
    %329 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc348)
    %330 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%329 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc348)
    %331 = linalg.generic {indexing_maps = [#map36, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_70, %arg19 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%330 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc348)
    %332 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc349)
    %333 = linalg.generic {indexing_maps = [#map29, #map29, #map29, #map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%331, %315, %309, %313, %311 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%332 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %in_195: bf16, %out: bf16):
      %871 = arith.subf %cst_3, %in_194 : bf16
      %872 = arith.mulf %in_193, %in : bf16
      %873 = arith.mulf %872, %cst : bf16
      %874 = arith.mulf %873, %871 : bf16
      %875 = arith.mulf %874, %in_194 : bf16
      %876 = arith.addf %874, %875 : bf16
      %877 = arith.mulf %876, %cst_0 : bf16
      %878 = arith.mulf %in_195, %cst_2 : bf16
      %879 = arith.mulf %877, %cst_1 : bf16
      %880 = arith.mulf %879, %878 : bf16
      %881 = arith.mulf %in, %in_192 : bf16
      %882 = arith.addf %881, %877 : bf16
      %883 = arith.addf %882, %880 : bf16
      linalg.yield %883 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc349)
    %334 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384xbf16> loc(#loc350)
    %expanded_73 = tensor.expand_shape %334 [[0, 1]] output_shape [1, 16384] {ao.layer = 2 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc350)
    %335 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_73 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc350)
    %expanded_74 = tensor.expand_shape %333 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc350)
    %336 = linalg.generic {indexing_maps = [#map37, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_74 : tensor<8192x1x16384xbf16>) outs(%335 : tensor<1x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x16384xbf16> loc(#loc350)
    %337 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384xbf16> loc(#loc351)
    %338 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%337 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc351)
    %339 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction"]} ins(%336 : tensor<1x16384xbf16>) outs(%338 : tensor<16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16384xbf16> loc(#loc351)
    %340 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384x4096xbf16> loc(#loc352)
    %341 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%340 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc352)
    %expanded_75 = tensor.expand_shape %333 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc352)
    %342 = linalg.generic {indexing_maps = [#map23, #map24, #map24, #map38, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_75, %305, %307, %arg22 : tensor<16x512x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%341 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in_193 : bf16
      %872 = arith.addf %871, %in_194 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.addf %out, %873 : bf16
      linalg.yield %874 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc352)
    %343 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x16384xbf16> loc(#loc353)
    %344 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%342 : tensor<16384x4096xbf16>) outs(%343 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc353)
    %345 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x4096xbf16> loc(#loc354)
    %expanded_76 = tensor.expand_shape %345 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 2 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc354)
    %346 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_76 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc354)
    %expanded_77 = tensor.expand_shape %333 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc354)
    %347 = linalg.generic {indexing_maps = [#map4, #map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_77, %arg26 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%346 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc354)
    %348 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc355)
    %expanded_78 = tensor.expand_shape %348 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc355)
    %349 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_78 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc355)
    %expanded_79 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc355)
    %350 = linalg.generic {indexing_maps = [#map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_79 : tensor<16x512x1x1x4096xbf16>) outs(%349 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc355)
    %351 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc356)
    %352 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%351 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc356)
    %353 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%350 : tensor<1x1x4096xbf16>) outs(%352 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc356)
    %354 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc357)
    %expanded_80 = tensor.expand_shape %354 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc357)
    %355 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_80 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc357)
    %expanded_81 = tensor.expand_shape %305 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc357)
    %expanded_82 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc357)
    %356 = linalg.generic {indexing_maps = [#map25, #map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_81, %expanded_82 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%355 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc357)
    %357 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc358)
    %358 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %307 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%357 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc358)
    %359 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc359)
    %360 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%359 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc359)
    %361 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%356 : tensor<1x1x4096xbf16>) outs(%360 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc359)
    %362 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc360)
    %expanded_83 = tensor.expand_shape %362 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc360)
    %363 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_83 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc360)
    %expanded_84 = tensor.expand_shape %294 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc360)
    %expanded_85 = tensor.expand_shape %358 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc360)
    %364 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_84, %expanded_85 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%363 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc360)
    %365 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc361)
    %366 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%365 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc361)
    %367 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%364, %301, %299 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%366 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %871 = arith.divf %in_192, %in_193 : bf16
      %872 = arith.mulf %871, %cst_7 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.extf %873 : bf16 to f32
      %875 = arith.divf %874, %cst_9 : f32
      %876 = arith.addf %out, %875 : f32
      linalg.yield %876 : f32
    } -> tensor<16x512xf32> loc(#loc361)
    %368 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc362)
    %369 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %303, %294, %367 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%368 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.mulf %871, %in_193 : bf16
      %873 = arith.mulf %in_193, %871 : bf16
      %874 = arith.mulf %in, %in_192 : bf16
      %875 = arith.addf %874, %873 : bf16
      %876 = arith.addf %875, %872 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc362)
    %370 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc363)
    %expanded_86 = tensor.expand_shape %370 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc363)
    %371 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_86 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc363)
    %expanded_87 = tensor.expand_shape %369 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc363)
    %372 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_87 : tensor<16x512x1x4096xbf16>) outs(%371 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.negf %in : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc363)
    %373 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc364)
    %374 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%373 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc364)
    %375 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%372 : tensor<16x512x1xbf16>) outs(%374 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.divf %871, %cst_9 : f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc364)
    %376 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc365)
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %369, %375 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%376 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %871 = arith.truncf %in_193 : f32 to bf16
      %872 = arith.addf %in, %in_192 : bf16
      %873 = arith.addf %872, %871 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc365)
    %378 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x4096xbf16> loc(#loc366)
    %expanded_88 = tensor.expand_shape %378 [[0], [1, 2]] output_shape [4096, 8, 512] {ao.layer = 2 : i64} : tensor<4096x4096xbf16> into tensor<4096x8x512xbf16> loc(#loc366)
    %379 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_88 : tensor<4096x8x512xbf16>) -> tensor<4096x8x512xbf16> loc(#loc366)
    %380 = linalg.generic {indexing_maps = [#map39, #map40, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%377, %arg52 : tensor<16x512x4096xbf16>, tensor<16x8x512x512xbf16>) outs(%379 : tensor<4096x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<4096x8x512xbf16> loc(#loc366)
    %381 = tensor.empty() {ao.layer = 2 : i64} : tensor<8x512x4096xbf16> loc(#loc367)
    %382 = linalg.generic {indexing_maps = [#map37, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380 : tensor<4096x8x512xbf16>) outs(%381 : tensor<8x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x512x4096xbf16> loc(#loc367)
    %collapsed_89 = tensor.collapse_shape %382 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<8x512x4096xbf16> into tensor<4096x4096xbf16> loc(#loc367)
    %383 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc368)
    %expanded_90 = tensor.expand_shape %383 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc368)
    %384 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_90 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc368)
    %expanded_91 = tensor.expand_shape %arg24 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 2 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc368)
    %385 = linalg.generic {indexing_maps = [#map41, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%377, %expanded_91 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%384 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc368)
    %386 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc369)
    %387 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385 : tensor<16x512x8x512xbf16>) outs(%386 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc369)
    %388 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc370)
    %389 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%388 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc370)
    %390 = linalg.generic {indexing_maps = [#map44, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%387, %expanded_69 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%389 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc370)
    %391 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc371)
    %392 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%391 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc371)
    %393 = linalg.generic {indexing_maps = [#map45, #map46, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%387, %287 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%392 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc371)
    %394 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> loc(#loc372)
    %395 = linalg.generic {indexing_maps = [#map47, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393 : tensor<16x8x512x512xbf16>) outs(%394 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc372)
    %396 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xbf16> loc(#loc373)
    %397 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%396 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc373)
    %398 = linalg.generic {indexing_maps = [#map10, #map28, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%390, %283, %278 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%397 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in_192 : bf16
      %872 = arith.divf %cst_3, %871 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.mulf %873, %in_193 : bf16
      %875 = arith.addf %out, %874 : bf16
      linalg.yield %875 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc373)
    %expanded_92 = tensor.expand_shape %398 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 2 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc374)
    %399 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc375)
    %400 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%399 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc375)
    %401 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_92 : tensor<16x8x512x1xbf16>) outs(%400 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.negf %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x8x512xf32> loc(#loc375)
    %402 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc376)
    %403 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map6, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %390, %285, %401, %278 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%402 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %in_194: f32, %in_195: bf16, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.divf %in_192, %in_193 : bf16
      %873 = arith.addf %872, %871 : bf16
      %874 = arith.mulf %873, %in_195 : bf16
      %875 = arith.select %in, %874, %cst_11 : bf16
      %876 = arith.mulf %875, %cst_6 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc376)
    %404 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc377)
    %405 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%404 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc377)
    %406 = linalg.generic {indexing_maps = [#map44, #map48, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%403, %expanded_67 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%405 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc377)
    %407 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> loc(#loc378)
    %408 = linalg.generic {indexing_maps = [#map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406 : tensor<16x8x512x512xbf16>) outs(%407 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc378)
    %409 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc379)
    %410 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%409 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc379)
    %411 = linalg.generic {indexing_maps = [#map45, #map48, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%403, %expanded_68 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%410 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc379)
    %412 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> loc(#loc380)
    %413 = linalg.generic {indexing_maps = [#map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411 : tensor<16x8x512x512xbf16>) outs(%412 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc380)
    %collapsed_93 = tensor.collapse_shape %395 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc381)
    %collapsed_94 = tensor.collapse_shape %408 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc382)
    %collapsed_95 = tensor.collapse_shape %413 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc383)
    %414 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> loc(#loc384)
    %415 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%414 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%out: bf16):
      %871 = linalg.index 0 : index
      %872 = linalg.index 1 : index
      %873 = linalg.index 2 : index
      %874 = arith.cmpi ult, %873, %c4096 : index
      %875 = scf.if %874 -> (bf16) {
        %extracted = tensor.extract %collapsed_95[%871, %872, %873] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %876 = arith.cmpi ult, %873, %c8192 : index
        %877 = scf.if %876 -> (bf16) {
          %878 = arith.subi %873, %c4096 : index
          %extracted = tensor.extract %collapsed_94[%871, %872, %878] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %878 = arith.subi %873, %c8192 : index
          %extracted = tensor.extract %collapsed_93[%871, %872, %878] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %877 : bf16
      }
      linalg.yield %875 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc384)
    %416 = tensor.empty() {ao.layer = 2 : i64} : tensor<12288x4096xbf16> loc(#loc385)
    %417 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%416 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc385)
    %418 = linalg.generic {indexing_maps = [#map23, #map24, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%415, %271 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>) outs(%417 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc385)
    %419 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x12288xbf16> loc(#loc386)
    %420 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%418 : tensor<12288x4096xbf16>) outs(%419 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc386)
    %421 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc387)
    %422 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%421 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc387)
    %423 = linalg.generic {indexing_maps = [#map4, #map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%415, %arg25 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%422 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc387)
    %424 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc388)
    %expanded_96 = tensor.expand_shape %424 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc388)
    %425 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_96 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc388)
    %expanded_97 = tensor.expand_shape %423 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc388)
    %426 = linalg.generic {indexing_maps = [#map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_97 : tensor<16x512x1x1x4096xbf16>) outs(%425 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc388)
    %427 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc389)
    %428 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%427 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc389)
    %429 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%426 : tensor<1x1x4096xbf16>) outs(%428 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc389)
    %430 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc390)
    %expanded_98 = tensor.expand_shape %430 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc390)
    %431 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_98 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc390)
    %expanded_99 = tensor.expand_shape %267 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc390)
    %expanded_100 = tensor.expand_shape %423 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc390)
    %432 = linalg.generic {indexing_maps = [#map25, #map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_99, %expanded_100 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%431 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc390)
    %433 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc391)
    %434 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %269 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%433 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc391)
    %435 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc392)
    %436 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%435 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc392)
    %437 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%432 : tensor<1x1x4096xbf16>) outs(%436 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc392)
    %438 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc393)
    %expanded_101 = tensor.expand_shape %438 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc393)
    %439 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_101 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc393)
    %expanded_102 = tensor.expand_shape %256 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc393)
    %expanded_103 = tensor.expand_shape %434 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc393)
    %440 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_102, %expanded_103 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%439 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc393)
    %441 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc394)
    %442 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%441 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc394)
    %443 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%440, %263, %261 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%442 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %871 = arith.divf %in_192, %in_193 : bf16
      %872 = arith.mulf %871, %cst_7 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.extf %873 : bf16 to f32
      %875 = arith.divf %874, %cst_9 : f32
      %876 = arith.addf %out, %875 : f32
      linalg.yield %876 : f32
    } -> tensor<16x512xf32> loc(#loc394)
    %444 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc395)
    %445 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %265, %256, %443 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%444 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.mulf %871, %in_193 : bf16
      %873 = arith.mulf %in_193, %871 : bf16
      %874 = arith.mulf %in, %in_192 : bf16
      %875 = arith.addf %874, %873 : bf16
      %876 = arith.addf %875, %872 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc395)
    %446 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc396)
    %expanded_104 = tensor.expand_shape %446 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc396)
    %447 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_104 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc396)
    %expanded_105 = tensor.expand_shape %445 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc396)
    %448 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_105 : tensor<16x512x1x4096xbf16>) outs(%447 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.negf %in : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc396)
    %449 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc397)
    %450 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%449 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc397)
    %451 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%448 : tensor<16x512x1xbf16>) outs(%450 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.divf %871, %cst_9 : f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc397)
    %452 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc398)
    %453 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %445, %451 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%452 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %871 = arith.truncf %in_193 : f32 to bf16
      %872 = arith.addf %in, %in_192 : bf16
      %873 = arith.addf %872, %871 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc398)
    %454 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc399)
    %455 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%454 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc399)
    %456 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg49 : tensor<16x512x4096xbf16>) outs(%455 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x512xf32> loc(#loc399)
    %457 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc400)
    %458 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg49, %456 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%457 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %871 = arith.divf %in_192, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.subf %in, %872 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc400)
    %459 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc401)
    %460 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%459 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc401)
    %461 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%458 : tensor<16x512x4096xbf16>) outs(%460 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.mulf %in, %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc401)
    %462 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc402)
    %463 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461 : tensor<16x512xf32>) outs(%462 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.divf %in, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.addf %872, %cst_8 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc402)
    %464 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc403)
    %465 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463 : tensor<16x512x1xbf16>) outs(%464 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = math.rsqrt %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc403)
    %466 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc404)
    %467 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465 : tensor<16x512x1xbf16>) outs(%466 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc404)
    %468 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc405)
    %469 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %467 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%468 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc405)
    %470 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc406)
    %471 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<4096xbf16>) outs(%470 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc406)
    %472 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc407)
    %473 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %471, %arg11 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%472 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %871, %in_193 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc407)
    %extracted_slice_106 = tensor.extract_slice %arg44[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc408)
    %extracted_slice_107 = tensor.extract_slice %arg44[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc409)
    %extracted_slice_108 = tensor.extract_slice %arg44[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc410)
    %expanded_109 = tensor.expand_shape %extracted_slice_106 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc411)
    %expanded_110 = tensor.expand_shape %extracted_slice_107 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc412)
    %expanded_111 = tensor.expand_shape %extracted_slice_108 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc413)
    %474 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc414)
    %475 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %arg45, %69 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%474 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %cst_6 : bf16
      %872 = arith.select %in, %871, %in_193 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc414)
    %476 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xbf16> loc(#loc415)
    %477 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : bf16) outs(%476 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc415)
    %478 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%475 : tensor<16x8x512x512xbf16>) outs(%477 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.maximumf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc415)
    %479 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc416)
    %480 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%475, %478 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%479 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.subf %in, %in_192 : bf16
      %872 = math.exp %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc416)
    %481 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc417)
    %482 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%481 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc417)
    %483 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%480 : tensor<16x8x512x512xbf16>) outs(%482 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x8x512xf32> loc(#loc417)
    %484 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x1xbf16> loc(#loc418)
    %485 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%483 : tensor<16x8x512xf32>) outs(%484 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.truncf %in : f32 to bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc418)
    %486 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc419)
    %487 = linalg.generic {indexing_maps = [#map28, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%485 : tensor<16x8x512x1xbf16>) outs(%486 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc419)
    %488 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc420)
    %489 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%480, %487 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%488 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.divf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc420)
    %490 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc421)
    %491 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg49, %arg47 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%490 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.addf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc421)
    %492 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc422)
    %493 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%492 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc422)
    %494 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%491 : tensor<16x512x4096xbf16>) outs(%493 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x512xf32> loc(#loc422)
    %495 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc423)
    %496 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %494 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%495 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %871 = arith.divf %in_192, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.subf %in, %872 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc423)
    %497 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc424)
    %498 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%497 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc424)
    %499 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%496 : tensor<16x512x4096xbf16>) outs(%498 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.mulf %in, %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc424)
    %500 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc425)
    %501 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499 : tensor<16x512xf32>) outs(%500 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.divf %in, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.addf %872, %cst_8 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc425)
    %502 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc426)
    %503 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501 : tensor<16x512x1xbf16>) outs(%502 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = math.rsqrt %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc426)
    %504 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc427)
    %505 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503 : tensor<16x512x1xbf16>) outs(%504 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc427)
    %506 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc428)
    %507 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496, %505 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%506 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc428)
    %508 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc429)
    %509 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<4096xbf16>) outs(%508 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc429)
    %510 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc430)
    %511 = linalg.generic {indexing_maps = [#map29, #map30, #map29], iterator_types = ["parallel", "parallel"]} ins(%arg48, %arg18 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%510 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.addf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc430)
    %512 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc431)
    %513 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%511 : tensor<8192x16384xbf16>) outs(%512 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.mulf %in, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc431)
    %514 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc432)
    %515 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%511, %513 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%514 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in : bf16
      %872 = arith.mulf %871, %cst_1 : bf16
      %873 = arith.addf %in, %872 : bf16
      %874 = arith.mulf %873, %cst_0 : bf16
      %875 = math.tanh %874 : bf16
      linalg.yield %875 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc432)
    %516 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc433)
    %517 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%515 : tensor<8192x16384xbf16>) outs(%516 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %in, %cst_3 : bf16
      %872 = arith.mulf %871, %cst : bf16
      linalg.yield %872 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc433)
    %518 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc434)
    %519 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%511, %517 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%518 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc434)
    %collapsed_112 = tensor.collapse_shape %453 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc435)
    %520 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc436)
    %expanded_113 = tensor.expand_shape %520 [[0, 1]] output_shape [1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc436)
    %521 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_113 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc436)
    %expanded_114 = tensor.expand_shape %453 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc436)
    %522 = linalg.generic {indexing_maps = [#map31, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_114 : tensor<16x512x1x4096xbf16>) outs(%521 : tensor<1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x4096xbf16> loc(#loc436)
    %523 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc437)
    %524 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%523 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc437)
    %525 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction"]} ins(%522 : tensor<1x4096xbf16>) outs(%524 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc437)
    %526 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x16384xbf16> loc(#loc438)
    %527 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%526 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc438)
    %528 = linalg.generic {indexing_maps = [#map34, #map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_112, %519 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>) outs(%527 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc438)
    %529 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384x4096xbf16> loc(#loc439)
    %530 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%528 : tensor<4096x16384xbf16>) outs(%529 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc439)
    %531 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc440)
    %532 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%531 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc440)
    %533 = linalg.generic {indexing_maps = [#map36, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_112, %arg10 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%532 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc440)
    %534 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc441)
    %535 = linalg.generic {indexing_maps = [#map29, #map29, #map29, #map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%533, %517, %511, %515, %513 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%534 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %in_195: bf16, %out: bf16):
      %871 = arith.subf %cst_3, %in_194 : bf16
      %872 = arith.mulf %in_193, %in : bf16
      %873 = arith.mulf %872, %cst : bf16
      %874 = arith.mulf %873, %871 : bf16
      %875 = arith.mulf %874, %in_194 : bf16
      %876 = arith.addf %874, %875 : bf16
      %877 = arith.mulf %876, %cst_0 : bf16
      %878 = arith.mulf %in_195, %cst_2 : bf16
      %879 = arith.mulf %877, %cst_1 : bf16
      %880 = arith.mulf %879, %878 : bf16
      %881 = arith.mulf %in, %in_192 : bf16
      %882 = arith.addf %881, %877 : bf16
      %883 = arith.addf %882, %880 : bf16
      linalg.yield %883 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc441)
    %536 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384xbf16> loc(#loc442)
    %expanded_115 = tensor.expand_shape %536 [[0, 1]] output_shape [1, 16384] {ao.layer = 1 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc442)
    %537 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_115 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc442)
    %expanded_116 = tensor.expand_shape %535 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc442)
    %538 = linalg.generic {indexing_maps = [#map37, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_116 : tensor<8192x1x16384xbf16>) outs(%537 : tensor<1x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x16384xbf16> loc(#loc442)
    %539 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384xbf16> loc(#loc443)
    %540 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%539 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc443)
    %541 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction"]} ins(%538 : tensor<1x16384xbf16>) outs(%540 : tensor<16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16384xbf16> loc(#loc443)
    %542 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384x4096xbf16> loc(#loc444)
    %543 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%542 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc444)
    %expanded_117 = tensor.expand_shape %535 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc444)
    %544 = linalg.generic {indexing_maps = [#map23, #map24, #map24, #map38, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_117, %507, %509, %arg13 : tensor<16x512x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%543 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in_193 : bf16
      %872 = arith.addf %871, %in_194 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.addf %out, %873 : bf16
      linalg.yield %874 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc444)
    %545 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x16384xbf16> loc(#loc445)
    %546 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%544 : tensor<16384x4096xbf16>) outs(%545 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc445)
    %547 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x4096xbf16> loc(#loc446)
    %expanded_118 = tensor.expand_shape %547 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 1 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc446)
    %548 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_118 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc446)
    %expanded_119 = tensor.expand_shape %535 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc446)
    %549 = linalg.generic {indexing_maps = [#map4, #map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_119, %arg17 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%548 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc446)
    %550 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc447)
    %expanded_120 = tensor.expand_shape %550 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc447)
    %551 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_120 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc447)
    %expanded_121 = tensor.expand_shape %549 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc447)
    %552 = linalg.generic {indexing_maps = [#map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_121 : tensor<16x512x1x1x4096xbf16>) outs(%551 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc447)
    %553 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc448)
    %554 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%553 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc448)
    %555 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%552 : tensor<1x1x4096xbf16>) outs(%554 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc448)
    %556 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc449)
    %expanded_122 = tensor.expand_shape %556 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc449)
    %557 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_122 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc449)
    %expanded_123 = tensor.expand_shape %507 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc449)
    %expanded_124 = tensor.expand_shape %549 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc449)
    %558 = linalg.generic {indexing_maps = [#map25, #map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_123, %expanded_124 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%557 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc449)
    %559 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc450)
    %560 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549, %509 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%559 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc450)
    %561 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc451)
    %562 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%561 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc451)
    %563 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%558 : tensor<1x1x4096xbf16>) outs(%562 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc451)
    %564 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc452)
    %expanded_125 = tensor.expand_shape %564 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc452)
    %565 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_125 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc452)
    %expanded_126 = tensor.expand_shape %496 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc452)
    %expanded_127 = tensor.expand_shape %560 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc452)
    %566 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_126, %expanded_127 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%565 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc452)
    %567 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc453)
    %568 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%567 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc453)
    %569 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%566, %503, %501 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%568 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %871 = arith.divf %in_192, %in_193 : bf16
      %872 = arith.mulf %871, %cst_7 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.extf %873 : bf16 to f32
      %875 = arith.divf %874, %cst_9 : f32
      %876 = arith.addf %out, %875 : f32
      linalg.yield %876 : f32
    } -> tensor<16x512xf32> loc(#loc453)
    %570 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc454)
    %571 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%560, %505, %496, %569 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%570 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.mulf %871, %in_193 : bf16
      %873 = arith.mulf %in_193, %871 : bf16
      %874 = arith.mulf %in, %in_192 : bf16
      %875 = arith.addf %874, %873 : bf16
      %876 = arith.addf %875, %872 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc454)
    %572 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc455)
    %expanded_128 = tensor.expand_shape %572 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc455)
    %573 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_128 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc455)
    %expanded_129 = tensor.expand_shape %571 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc455)
    %574 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_129 : tensor<16x512x1x4096xbf16>) outs(%573 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.negf %in : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc455)
    %575 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc456)
    %576 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%575 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc456)
    %577 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%574 : tensor<16x512x1xbf16>) outs(%576 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.divf %871, %cst_9 : f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc456)
    %578 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc457)
    %579 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %571, %577 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%578 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %871 = arith.truncf %in_193 : f32 to bf16
      %872 = arith.addf %in, %in_192 : bf16
      %873 = arith.addf %872, %871 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc457)
    %580 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x4096xbf16> loc(#loc458)
    %expanded_130 = tensor.expand_shape %580 [[0], [1, 2]] output_shape [4096, 8, 512] {ao.layer = 1 : i64} : tensor<4096x4096xbf16> into tensor<4096x8x512xbf16> loc(#loc458)
    %581 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_130 : tensor<4096x8x512xbf16>) -> tensor<4096x8x512xbf16> loc(#loc458)
    %582 = linalg.generic {indexing_maps = [#map39, #map40, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%579, %arg46 : tensor<16x512x4096xbf16>, tensor<16x8x512x512xbf16>) outs(%581 : tensor<4096x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<4096x8x512xbf16> loc(#loc458)
    %583 = tensor.empty() {ao.layer = 1 : i64} : tensor<8x512x4096xbf16> loc(#loc459)
    %584 = linalg.generic {indexing_maps = [#map37, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%582 : tensor<4096x8x512xbf16>) outs(%583 : tensor<8x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x512x4096xbf16> loc(#loc459)
    %collapsed_131 = tensor.collapse_shape %584 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<8x512x4096xbf16> into tensor<4096x4096xbf16> loc(#loc459)
    %585 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc460)
    %expanded_132 = tensor.expand_shape %585 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc460)
    %586 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_132 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc460)
    %expanded_133 = tensor.expand_shape %arg15 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 1 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc460)
    %587 = linalg.generic {indexing_maps = [#map41, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%579, %expanded_133 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%586 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc460)
    %588 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc461)
    %589 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%587 : tensor<16x512x8x512xbf16>) outs(%588 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc461)
    %590 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc462)
    %591 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%590 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc462)
    %592 = linalg.generic {indexing_maps = [#map44, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%589, %expanded_111 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%591 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc462)
    %593 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc463)
    %594 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%593 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc463)
    %595 = linalg.generic {indexing_maps = [#map45, #map46, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%589, %489 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%594 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc463)
    %596 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> loc(#loc464)
    %597 = linalg.generic {indexing_maps = [#map47, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%595 : tensor<16x8x512x512xbf16>) outs(%596 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc464)
    %598 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xbf16> loc(#loc465)
    %599 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%598 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc465)
    %600 = linalg.generic {indexing_maps = [#map10, #map28, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%592, %485, %480 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%599 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in_192 : bf16
      %872 = arith.divf %cst_3, %871 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.mulf %873, %in_193 : bf16
      %875 = arith.addf %out, %874 : bf16
      linalg.yield %875 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc465)
    %expanded_134 = tensor.expand_shape %600 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 1 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc466)
    %601 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc467)
    %602 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%601 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc467)
    %603 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_134 : tensor<16x8x512x1xbf16>) outs(%602 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.negf %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x8x512xf32> loc(#loc467)
    %604 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc468)
    %605 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map6, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %592, %487, %603, %480 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%604 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %in_194: f32, %in_195: bf16, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.divf %in_192, %in_193 : bf16
      %873 = arith.addf %872, %871 : bf16
      %874 = arith.mulf %873, %in_195 : bf16
      %875 = arith.select %in, %874, %cst_11 : bf16
      %876 = arith.mulf %875, %cst_6 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc468)
    %606 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc469)
    %607 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%606 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc469)
    %608 = linalg.generic {indexing_maps = [#map44, #map48, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%605, %expanded_109 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%607 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc469)
    %609 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> loc(#loc470)
    %610 = linalg.generic {indexing_maps = [#map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%608 : tensor<16x8x512x512xbf16>) outs(%609 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc470)
    %611 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc471)
    %612 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%611 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc471)
    %613 = linalg.generic {indexing_maps = [#map45, #map48, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%605, %expanded_110 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%612 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc471)
    %614 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> loc(#loc472)
    %615 = linalg.generic {indexing_maps = [#map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%613 : tensor<16x8x512x512xbf16>) outs(%614 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc472)
    %collapsed_135 = tensor.collapse_shape %597 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc473)
    %collapsed_136 = tensor.collapse_shape %610 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc474)
    %collapsed_137 = tensor.collapse_shape %615 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc475)
    %616 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> loc(#loc476)
    %617 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%616 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%out: bf16):
      %871 = linalg.index 0 : index
      %872 = linalg.index 1 : index
      %873 = linalg.index 2 : index
      %874 = arith.cmpi ult, %873, %c4096 : index
      %875 = scf.if %874 -> (bf16) {
        %extracted = tensor.extract %collapsed_137[%871, %872, %873] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %876 = arith.cmpi ult, %873, %c8192 : index
        %877 = scf.if %876 -> (bf16) {
          %878 = arith.subi %873, %c4096 : index
          %extracted = tensor.extract %collapsed_136[%871, %872, %878] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %878 = arith.subi %873, %c8192 : index
          %extracted = tensor.extract %collapsed_135[%871, %872, %878] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %877 : bf16
      }
      linalg.yield %875 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc476)
    %618 = tensor.empty() {ao.layer = 1 : i64} : tensor<12288x4096xbf16> loc(#loc477)
    %619 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%618 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc477)
    %620 = linalg.generic {indexing_maps = [#map23, #map24, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%617, %473 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>) outs(%619 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc477)
    %621 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x12288xbf16> loc(#loc478)
    %622 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%620 : tensor<12288x4096xbf16>) outs(%621 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc478)
    %623 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc479)
    %624 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%623 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc479)
    %625 = linalg.generic {indexing_maps = [#map4, #map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%617, %arg16 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%624 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc479)
    %626 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc480)
    %expanded_138 = tensor.expand_shape %626 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc480)
    %627 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_138 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc480)
    %expanded_139 = tensor.expand_shape %625 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc480)
    %628 = linalg.generic {indexing_maps = [#map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_139 : tensor<16x512x1x1x4096xbf16>) outs(%627 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc480)
    %629 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc481)
    %630 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%629 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc481)
    %631 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%628 : tensor<1x1x4096xbf16>) outs(%630 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc481)
    %632 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc482)
    %expanded_140 = tensor.expand_shape %632 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc482)
    %633 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_140 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc482)
    %expanded_141 = tensor.expand_shape %469 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc482)
    %expanded_142 = tensor.expand_shape %625 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc482)
    %634 = linalg.generic {indexing_maps = [#map25, #map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_141, %expanded_142 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%633 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc482)
    %635 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc483)
    %636 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%625, %471 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%635 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc483)
    %637 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc484)
    %638 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%637 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc484)
    %639 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%634 : tensor<1x1x4096xbf16>) outs(%638 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc484)
    %640 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc485)
    %expanded_143 = tensor.expand_shape %640 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc485)
    %641 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_143 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc485)
    %expanded_144 = tensor.expand_shape %458 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc485)
    %expanded_145 = tensor.expand_shape %636 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc485)
    %642 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_144, %expanded_145 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%641 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc485)
    %643 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc486)
    %644 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%643 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc486)
    %645 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%642, %465, %463 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%644 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %871 = arith.divf %in_192, %in_193 : bf16
      %872 = arith.mulf %871, %cst_7 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.extf %873 : bf16 to f32
      %875 = arith.divf %874, %cst_9 : f32
      %876 = arith.addf %out, %875 : f32
      linalg.yield %876 : f32
    } -> tensor<16x512xf32> loc(#loc486)
    %646 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc487)
    %647 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%636, %467, %458, %645 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%646 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.mulf %871, %in_193 : bf16
      %873 = arith.mulf %in_193, %871 : bf16
      %874 = arith.mulf %in, %in_192 : bf16
      %875 = arith.addf %874, %873 : bf16
      %876 = arith.addf %875, %872 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc487)
    %648 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc488)
    %expanded_146 = tensor.expand_shape %648 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc488)
    %649 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_146 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc488)
    %expanded_147 = tensor.expand_shape %647 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc488)
    %650 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_147 : tensor<16x512x1x4096xbf16>) outs(%649 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.negf %in : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc488)
    %651 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc489)
    %652 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%651 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc489)
    %653 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%650 : tensor<16x512x1xbf16>) outs(%652 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.divf %871, %cst_9 : f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc489)
    %654 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc490)
    %655 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %647, %653 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%654 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %871 = arith.truncf %in_193 : f32 to bf16
      %872 = arith.addf %in, %in_192 : bf16
      %873 = arith.addf %872, %871 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc490)
    %656 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc491)
    %657 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%656 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc491)
    %658 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg43 : tensor<16x512x4096xbf16>) outs(%657 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x512xf32> loc(#loc491)
    %659 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc492)
    %660 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg43, %658 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%659 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %871 = arith.divf %in_192, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.subf %in, %872 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc492)
    %661 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc493)
    %662 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%661 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc493)
    %663 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%660 : tensor<16x512x4096xbf16>) outs(%662 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.mulf %in, %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc493)
    %664 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc494)
    %665 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%663 : tensor<16x512xf32>) outs(%664 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.divf %in, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.addf %872, %cst_8 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc494)
    %666 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc495)
    %667 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%665 : tensor<16x512x1xbf16>) outs(%666 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = math.rsqrt %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc495)
    %668 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc496)
    %669 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%667 : tensor<16x512x1xbf16>) outs(%668 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc496)
    %670 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc497)
    %671 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%660, %669 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%670 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc497)
    %672 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc498)
    %673 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4096xbf16>) outs(%672 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc498)
    %674 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc499)
    %675 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%671, %673, %arg2 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%674 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %871, %in_193 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc499)
    %extracted_slice_148 = tensor.extract_slice %arg38[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc500)
    %extracted_slice_149 = tensor.extract_slice %arg38[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc501)
    %extracted_slice_150 = tensor.extract_slice %arg38[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc502)
    %expanded_151 = tensor.expand_shape %extracted_slice_148 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc503)
    %expanded_152 = tensor.expand_shape %extracted_slice_149 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc504)
    %expanded_153 = tensor.expand_shape %extracted_slice_150 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc505)
    %676 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc506)
    %677 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %arg39, %69 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%676 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %cst_6 : bf16
      %872 = arith.select %in, %871, %in_193 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc506)
    %678 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xbf16> loc(#loc507)
    %679 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : bf16) outs(%678 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc507)
    %680 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%677 : tensor<16x8x512x512xbf16>) outs(%679 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.maximumf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc507)
    %681 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc508)
    %682 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%677, %680 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%681 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.subf %in, %in_192 : bf16
      %872 = math.exp %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc508)
    %683 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc509)
    %684 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%683 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc509)
    %685 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%682 : tensor<16x8x512x512xbf16>) outs(%684 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x8x512xf32> loc(#loc509)
    %686 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x1xbf16> loc(#loc510)
    %687 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%685 : tensor<16x8x512xf32>) outs(%686 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.truncf %in : f32 to bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc510)
    %688 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc511)
    %689 = linalg.generic {indexing_maps = [#map28, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%687 : tensor<16x8x512x1xbf16>) outs(%688 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc511)
    %690 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc512)
    %691 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%682, %689 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%690 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.divf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc512)
    %692 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc513)
    %693 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg43, %arg41 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%692 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.addf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc513)
    %694 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc514)
    %695 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%694 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc514)
    %696 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%693 : tensor<16x512x4096xbf16>) outs(%695 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.addf %out, %871 : f32
      linalg.yield %872 : f32
    } -> tensor<16x512xf32> loc(#loc514)
    %697 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc515)
    %698 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693, %696 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%697 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %871 = arith.divf %in_192, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.subf %in, %872 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc515)
    %699 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc516)
    %700 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%699 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc516)
    %701 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%698 : tensor<16x512x4096xbf16>) outs(%700 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.mulf %in, %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc516)
    %702 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc517)
    %703 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%701 : tensor<16x512xf32>) outs(%702 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %871 = arith.divf %in, %cst_9 : f32
      %872 = arith.truncf %871 : f32 to bf16
      %873 = arith.addf %872, %cst_8 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc517)
    %704 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc518)
    %705 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%703 : tensor<16x512x1xbf16>) outs(%704 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = math.rsqrt %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc518)
    %706 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc519)
    %707 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%705 : tensor<16x512x1xbf16>) outs(%706 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc519)
    %708 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc520)
    %709 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698, %707 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%708 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc520)
    %710 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc521)
    %711 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<4096xbf16>) outs(%710 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc521)
    %712 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc522)
    %713 = linalg.generic {indexing_maps = [#map29, #map30, #map29], iterator_types = ["parallel", "parallel"]} ins(%arg42, %arg9 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%712 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.addf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc522)
    %714 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc523)
    %715 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%713 : tensor<8192x16384xbf16>) outs(%714 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.mulf %in, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc523)
    %716 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc524)
    %717 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%713, %715 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%716 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in : bf16
      %872 = arith.mulf %871, %cst_1 : bf16
      %873 = arith.addf %in, %872 : bf16
      %874 = arith.mulf %873, %cst_0 : bf16
      %875 = math.tanh %874 : bf16
      linalg.yield %875 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc524)
    %718 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc525)
    %719 = linalg.generic {indexing_maps = [#map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%717 : tensor<8192x16384xbf16>) outs(%718 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %in, %cst_3 : bf16
      %872 = arith.mulf %871, %cst : bf16
      linalg.yield %872 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc525)
    %720 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc526)
    %721 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%713, %719 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%720 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc526)
    %collapsed_154 = tensor.collapse_shape %655 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc527)
    %722 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc528)
    %expanded_155 = tensor.expand_shape %722 [[0, 1]] output_shape [1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc528)
    %723 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_155 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc528)
    %expanded_156 = tensor.expand_shape %655 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc528)
    %724 = linalg.generic {indexing_maps = [#map31, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_156 : tensor<16x512x1x4096xbf16>) outs(%723 : tensor<1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x4096xbf16> loc(#loc528)
    %725 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc529)
    %726 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%725 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc529)
    %727 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction"]} ins(%724 : tensor<1x4096xbf16>) outs(%726 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc529)
    %728 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x16384xbf16> loc(#loc530)
    %729 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%728 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc530)
    %730 = linalg.generic {indexing_maps = [#map34, #map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_154, %721 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>) outs(%729 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc530)
    %731 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384x4096xbf16> loc(#loc531)
    %732 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%730 : tensor<4096x16384xbf16>) outs(%731 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc531)
    %733 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc532)
    %734 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%733 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc532)
    %735 = linalg.generic {indexing_maps = [#map36, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_154, %arg1 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%734 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc532)
    %736 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc533)
    %737 = linalg.generic {indexing_maps = [#map29, #map29, #map29, #map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%735, %719, %713, %717, %715 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%736 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %in_195: bf16, %out: bf16):
      %871 = arith.subf %cst_3, %in_194 : bf16
      %872 = arith.mulf %in_193, %in : bf16
      %873 = arith.mulf %872, %cst : bf16
      %874 = arith.mulf %873, %871 : bf16
      %875 = arith.mulf %874, %in_194 : bf16
      %876 = arith.addf %874, %875 : bf16
      %877 = arith.mulf %876, %cst_0 : bf16
      %878 = arith.mulf %in_195, %cst_2 : bf16
      %879 = arith.mulf %877, %cst_1 : bf16
      %880 = arith.mulf %879, %878 : bf16
      %881 = arith.mulf %in, %in_192 : bf16
      %882 = arith.addf %881, %877 : bf16
      %883 = arith.addf %882, %880 : bf16
      linalg.yield %883 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc533)
    %738 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384xbf16> loc(#loc534)
    %expanded_157 = tensor.expand_shape %738 [[0, 1]] output_shape [1, 16384] {ao.layer = 0 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc534)
    %739 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_157 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc534)
    %expanded_158 = tensor.expand_shape %737 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc534)
    %740 = linalg.generic {indexing_maps = [#map37, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_158 : tensor<8192x1x16384xbf16>) outs(%739 : tensor<1x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x16384xbf16> loc(#loc534)
    %741 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384xbf16> loc(#loc535)
    %742 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%741 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc535)
    %743 = linalg.generic {indexing_maps = [#map32, #map33], iterator_types = ["parallel", "reduction"]} ins(%740 : tensor<1x16384xbf16>) outs(%742 : tensor<16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<16384xbf16> loc(#loc535)
    %744 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384x4096xbf16> loc(#loc536)
    %745 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%744 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc536)
    %expanded_159 = tensor.expand_shape %737 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc536)
    %746 = linalg.generic {indexing_maps = [#map23, #map24, #map24, #map38, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_159, %709, %711, %arg4 : tensor<16x512x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%745 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in_193 : bf16
      %872 = arith.addf %871, %in_194 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.addf %out, %873 : bf16
      linalg.yield %874 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc536)
    %747 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x16384xbf16> loc(#loc537)
    %748 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%746 : tensor<16384x4096xbf16>) outs(%747 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc537)
    %749 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x4096xbf16> loc(#loc538)
    %expanded_160 = tensor.expand_shape %749 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 0 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc538)
    %750 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_160 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc538)
    %expanded_161 = tensor.expand_shape %737 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc538)
    %751 = linalg.generic {indexing_maps = [#map4, #map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_161, %arg8 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%750 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc538)
    %752 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc539)
    %expanded_162 = tensor.expand_shape %752 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc539)
    %753 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_162 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc539)
    %expanded_163 = tensor.expand_shape %751 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc539)
    %754 = linalg.generic {indexing_maps = [#map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_163 : tensor<16x512x1x1x4096xbf16>) outs(%753 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc539)
    %755 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc540)
    %756 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%755 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc540)
    %757 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%754 : tensor<1x1x4096xbf16>) outs(%756 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc540)
    %758 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc541)
    %expanded_164 = tensor.expand_shape %758 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc541)
    %759 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_164 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc541)
    %expanded_165 = tensor.expand_shape %709 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc541)
    %expanded_166 = tensor.expand_shape %751 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc541)
    %760 = linalg.generic {indexing_maps = [#map25, #map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_165, %expanded_166 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%759 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc541)
    %761 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc542)
    %762 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%751, %711 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%761 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc542)
    %763 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc543)
    %764 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%763 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc543)
    %765 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%760 : tensor<1x1x4096xbf16>) outs(%764 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc543)
    %766 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc544)
    %expanded_167 = tensor.expand_shape %766 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc544)
    %767 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_167 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc544)
    %expanded_168 = tensor.expand_shape %698 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc544)
    %expanded_169 = tensor.expand_shape %762 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc544)
    %768 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_168, %expanded_169 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%767 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc544)
    %769 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc545)
    %770 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%769 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc545)
    %771 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%768, %705, %703 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%770 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %871 = arith.divf %in_192, %in_193 : bf16
      %872 = arith.mulf %871, %cst_7 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.extf %873 : bf16 to f32
      %875 = arith.divf %874, %cst_9 : f32
      %876 = arith.addf %out, %875 : f32
      linalg.yield %876 : f32
    } -> tensor<16x512xf32> loc(#loc545)
    %772 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc546)
    %773 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%762, %707, %698, %771 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%772 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.mulf %871, %in_193 : bf16
      %873 = arith.mulf %in_193, %871 : bf16
      %874 = arith.mulf %in, %in_192 : bf16
      %875 = arith.addf %874, %873 : bf16
      %876 = arith.addf %875, %872 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc546)
    %774 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc547)
    %expanded_170 = tensor.expand_shape %774 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc547)
    %775 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_170 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc547)
    %expanded_171 = tensor.expand_shape %773 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc547)
    %776 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_171 : tensor<16x512x1x4096xbf16>) outs(%775 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.negf %in : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc547)
    %777 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc548)
    %778 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%777 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc548)
    %779 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%776 : tensor<16x512x1xbf16>) outs(%778 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.divf %871, %cst_9 : f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc548)
    %780 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc549)
    %781 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%655, %773, %779 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%780 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %871 = arith.truncf %in_193 : f32 to bf16
      %872 = arith.addf %in, %in_192 : bf16
      %873 = arith.addf %872, %871 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc549)
    %782 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x4096xbf16> loc(#loc550)
    %expanded_172 = tensor.expand_shape %782 [[0], [1, 2]] output_shape [4096, 8, 512] {ao.layer = 0 : i64} : tensor<4096x4096xbf16> into tensor<4096x8x512xbf16> loc(#loc550)
    %783 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_172 : tensor<4096x8x512xbf16>) -> tensor<4096x8x512xbf16> loc(#loc550)
    %784 = linalg.generic {indexing_maps = [#map39, #map40, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%781, %arg40 : tensor<16x512x4096xbf16>, tensor<16x8x512x512xbf16>) outs(%783 : tensor<4096x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<4096x8x512xbf16> loc(#loc550)
    %785 = tensor.empty() {ao.layer = 0 : i64} : tensor<8x512x4096xbf16> loc(#loc551)
    %786 = linalg.generic {indexing_maps = [#map37, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%784 : tensor<4096x8x512xbf16>) outs(%785 : tensor<8x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x512x4096xbf16> loc(#loc551)
    %collapsed_173 = tensor.collapse_shape %786 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<8x512x4096xbf16> into tensor<4096x4096xbf16> loc(#loc551)
    %787 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc552)
    %expanded_174 = tensor.expand_shape %787 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc552)
    %788 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_174 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc552)
    %expanded_175 = tensor.expand_shape %arg6 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 0 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc552)
    %789 = linalg.generic {indexing_maps = [#map41, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%781, %expanded_175 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%788 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc552)
    %790 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc553)
    %791 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%789 : tensor<16x512x8x512xbf16>) outs(%790 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc553)
    %792 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc554)
    %793 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%792 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc554)
    %794 = linalg.generic {indexing_maps = [#map44, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%791, %expanded_153 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%793 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc554)
    %795 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc555)
    %796 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%795 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc555)
    %797 = linalg.generic {indexing_maps = [#map45, #map46, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%791, %691 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%796 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc555)
    %798 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> loc(#loc556)
    %799 = linalg.generic {indexing_maps = [#map47, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%797 : tensor<16x8x512x512xbf16>) outs(%798 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc556)
    %800 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xbf16> loc(#loc557)
    %801 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%800 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc557)
    %802 = linalg.generic {indexing_maps = [#map10, #map28, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%794, %687, %682 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%801 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %871 = arith.mulf %in_192, %in_192 : bf16
      %872 = arith.divf %cst_3, %871 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.mulf %873, %in_193 : bf16
      %875 = arith.addf %out, %874 : bf16
      linalg.yield %875 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc557)
    %expanded_176 = tensor.expand_shape %802 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 0 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc558)
    %803 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc559)
    %804 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%803 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc559)
    %805 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_176 : tensor<16x8x512x1xbf16>) outs(%804 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.negf %in : bf16
      %872 = arith.extf %871 : bf16 to f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x8x512xf32> loc(#loc559)
    %806 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc560)
    %807 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map6, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %794, %689, %805, %682 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%806 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %in_194: f32, %in_195: bf16, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.divf %in_192, %in_193 : bf16
      %873 = arith.addf %872, %871 : bf16
      %874 = arith.mulf %873, %in_195 : bf16
      %875 = arith.select %in, %874, %cst_11 : bf16
      %876 = arith.mulf %875, %cst_6 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc560)
    %808 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc561)
    %809 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%808 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc561)
    %810 = linalg.generic {indexing_maps = [#map44, #map48, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%807, %expanded_151 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%809 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc561)
    %811 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> loc(#loc562)
    %812 = linalg.generic {indexing_maps = [#map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%810 : tensor<16x8x512x512xbf16>) outs(%811 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc562)
    %813 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc563)
    %814 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%813 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc563)
    %815 = linalg.generic {indexing_maps = [#map45, #map48, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%807, %expanded_152 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%814 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc563)
    %816 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> loc(#loc564)
    %817 = linalg.generic {indexing_maps = [#map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%815 : tensor<16x8x512x512xbf16>) outs(%816 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc564)
    %collapsed_177 = tensor.collapse_shape %799 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc565)
    %collapsed_178 = tensor.collapse_shape %812 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc566)
    %collapsed_179 = tensor.collapse_shape %817 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc567)
    %818 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> loc(#loc568)
    %819 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%818 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: bf16):
      %871 = linalg.index 0 : index
      %872 = linalg.index 1 : index
      %873 = linalg.index 2 : index
      %874 = arith.cmpi ult, %873, %c4096 : index
      %875 = scf.if %874 -> (bf16) {
        %extracted = tensor.extract %collapsed_179[%871, %872, %873] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %876 = arith.cmpi ult, %873, %c8192 : index
        %877 = scf.if %876 -> (bf16) {
          %878 = arith.subi %873, %c4096 : index
          %extracted = tensor.extract %collapsed_178[%871, %872, %878] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %878 = arith.subi %873, %c8192 : index
          %extracted = tensor.extract %collapsed_177[%871, %872, %878] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %877 : bf16
      }
      linalg.yield %875 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc568)
    %820 = tensor.empty() {ao.layer = 0 : i64} : tensor<12288x4096xbf16> loc(#loc569)
    %821 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%820 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc569)
    %822 = linalg.generic {indexing_maps = [#map23, #map24, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%819, %675 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>) outs(%821 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc569)
    %823 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x12288xbf16> loc(#loc570)
    %824 = linalg.generic {indexing_maps = [#map32, #map29], iterator_types = ["parallel", "parallel"]} ins(%822 : tensor<12288x4096xbf16>) outs(%823 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc570)
    %825 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc571)
    %826 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%825 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc571)
    %827 = linalg.generic {indexing_maps = [#map4, #map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%819, %arg7 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%826 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc571)
    %828 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc572)
    %expanded_180 = tensor.expand_shape %828 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc572)
    %829 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_180 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc572)
    %expanded_181 = tensor.expand_shape %827 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc572)
    %830 = linalg.generic {indexing_maps = [#map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_181 : tensor<16x512x1x1x4096xbf16>) outs(%829 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc572)
    %831 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc573)
    %832 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%831 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc573)
    %833 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%830 : tensor<1x1x4096xbf16>) outs(%832 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc573)
    %834 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc574)
    %expanded_182 = tensor.expand_shape %834 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc574)
    %835 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_182 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc574)
    %expanded_183 = tensor.expand_shape %671 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc574)
    %expanded_184 = tensor.expand_shape %827 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc574)
    %836 = linalg.generic {indexing_maps = [#map25, #map25, #map15], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_183, %expanded_184 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%835 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc574)
    %837 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc575)
    %838 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%827, %673 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%837 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc575)
    %839 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc576)
    %840 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%839 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc576)
    %841 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%836 : tensor<1x1x4096xbf16>) outs(%840 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<4096xbf16> loc(#loc576)
    %842 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc577)
    %expanded_185 = tensor.expand_shape %842 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc577)
    %843 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_185 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc577)
    %expanded_186 = tensor.expand_shape %660 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc577)
    %expanded_187 = tensor.expand_shape %838 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc577)
    %844 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_186, %expanded_187 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%843 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc577)
    %845 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc578)
    %846 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%845 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc578)
    %847 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%844, %667, %665 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%846 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %871 = arith.divf %in_192, %in_193 : bf16
      %872 = arith.mulf %871, %cst_7 : bf16
      %873 = arith.mulf %in, %872 : bf16
      %874 = arith.extf %873 : bf16 to f32
      %875 = arith.divf %874, %cst_9 : f32
      %876 = arith.addf %out, %875 : f32
      linalg.yield %876 : f32
    } -> tensor<16x512xf32> loc(#loc578)
    %848 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc579)
    %849 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%838, %669, %660, %847 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%848 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %871 = arith.truncf %in_194 : f32 to bf16
      %872 = arith.mulf %871, %in_193 : bf16
      %873 = arith.mulf %in_193, %871 : bf16
      %874 = arith.mulf %in, %in_192 : bf16
      %875 = arith.addf %874, %873 : bf16
      %876 = arith.addf %875, %872 : bf16
      linalg.yield %876 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc579)
    %850 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc580)
    %expanded_188 = tensor.expand_shape %850 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc580)
    %851 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_188 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc580)
    %expanded_189 = tensor.expand_shape %849 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc580)
    %852 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_189 : tensor<16x512x1x4096xbf16>) outs(%851 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.negf %in : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc580)
    %853 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc581)
    %854 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%853 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc581)
    %855 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%852 : tensor<16x512x1xbf16>) outs(%854 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %871 = arith.extf %in : bf16 to f32
      %872 = arith.divf %871, %cst_9 : f32
      %873 = arith.addf %out, %872 : f32
      linalg.yield %873 : f32
    } -> tensor<16x512xf32> loc(#loc581)
    %856 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc582)
    %857 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%781, %849, %855 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%856 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %871 = arith.truncf %in_193 : f32 to bf16
      %872 = arith.addf %in, %in_192 : bf16
      %873 = arith.addf %872, %871 : bf16
      linalg.yield %873 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc582)
    %858 = tensor.empty() : tensor<512x4096xbf16> loc(#loc583)
    %expanded_190 = tensor.expand_shape %858 [[0, 1], [2]] output_shape [1, 512, 4096] : tensor<512x4096xbf16> into tensor<1x512x4096xbf16> loc(#loc583)
    %859 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_190 : tensor<1x512x4096xbf16>) -> tensor<1x512x4096xbf16> loc(#loc583)
    %expanded_191 = tensor.expand_shape %857 [[0], [1, 2], [3]] output_shape [16, 1, 512, 4096] : tensor<16x512x4096xbf16> into tensor<16x1x512x4096xbf16> loc(#loc583)
    %860 = linalg.generic {indexing_maps = [#map50, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_191 : tensor<16x1x512x4096xbf16>) outs(%859 : tensor<1x512x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<1x512x4096xbf16> loc(#loc583)
    %861 = tensor.empty() : tensor<512x4096xbf16> loc(#loc584)
    %862 = linalg.fill ins(%cst_11 : bf16) outs(%861 : tensor<512x4096xbf16>) -> tensor<512x4096xbf16> loc(#loc584)
    %863 = linalg.generic {indexing_maps = [#map37, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%860 : tensor<1x512x4096xbf16>) outs(%862 : tensor<512x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %871 = arith.addf %out, %in : bf16
      linalg.yield %871 : bf16
    } -> tensor<512x4096xbf16> loc(#loc584)
    %864 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc585)
    %865 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg37 : tensor<16x512xi32>) outs(%864 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %871 = linalg.index 2 : index
      %872 = arith.index_cast %871 : index to i32
      %873 = arith.cmpi eq, %in, %872 : i32
      %874 = arith.uitofp %873 : i1 to bf16
      linalg.yield %874 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc585)
    %866 = tensor.empty() : tensor<1024x4096xbf16> loc(#loc586)
    %867 = linalg.fill ins(%cst_11 : bf16) outs(%866 : tensor<1024x4096xbf16>) -> tensor<1024x4096xbf16> loc(#loc586)
    %868 = linalg.generic {indexing_maps = [#map23, #map24, #map16], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%865, %857 : tensor<16x512x1024xbf16>, tensor<16x512x4096xbf16>) outs(%867 : tensor<1024x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.mulf %in, %in_192 : bf16
      %872 = arith.addf %out, %871 : bf16
      linalg.yield %872 : bf16
    } -> tensor<1024x4096xbf16> loc(#loc586)
    %869 = tensor.empty() : tensor<1024x4096xbf16> loc(#loc587)
    %870 = linalg.generic {indexing_maps = [#map29, #map29, #map29], iterator_types = ["parallel", "parallel"]} ins(%12, %868 : tensor<1024x4096xbf16>, tensor<1024x4096xbf16>) outs(%869 : tensor<1024x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %871 = arith.addf %in, %in_192 : bf16
      linalg.yield %871 : bf16
    } -> tensor<1024x4096xbf16> loc(#loc587)
    return %870, %732, %727, %833, %841, %757, %765, %collapsed_173, %824, %748, %743, %530, %525, %631, %639, %555, %563, %collapsed_131, %622, %546, %541, %328, %323, %429, %437, %353, %361, %collapsed_89, %420, %344, %339, %126, %121, %227, %235, %151, %159, %collapsed_47, %218, %142, %137, %21, %29, %863 : tensor<1024x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<512x4096xbf16>
  } loc(#loc174)
}
#loc1 = loc("fwd")
#loc48 = loc("embedding/broadcast_in_dim")
#loc50 = loc("layer0/attention/reduce_sum")
#loc51 = loc("layer0/attention/sub.1")
#loc52 = loc("layer0/attention/reduce_sum.1")
#loc53 = loc("layer0/attention/add.2")
#loc54 = loc("layer0/attention/dot_general")
#loc55 = loc("layer0/attention/split")
#loc56 = loc("layer0/attention/split.1")
#loc57 = loc("layer0/attention/split.2")
#loc58 = loc("layer0/attention/reshape")
#loc59 = loc("layer0/attention/reshape.1")
#loc60 = loc("layer0/attention/reshape.2")
#loc61 = loc("layer0/attention/dot_general.1")
#loc62 = loc("layer0/attention/ge")
#loc63 = loc("layer0/attention/_where/broadcast_in_dim")
#loc64 = loc("layer0/attention/_where/select_n")
#loc65 = loc("layer0/attention/reduce_max")
#loc66 = loc("layer0/attention/exp")
#loc67 = loc("layer0/attention/reduce_sum.2")
#loc68 = loc("layer0/attention/div.3")
#loc69 = loc("layer0/attention/dot_general.2")
#loc70 = loc("layer0/attention/dot_general.3")
#loc71 = loc("layer0/attention/add.3")
#loc72 = loc("layer0/mlp/reduce_sum")
#loc73 = loc("layer0/mlp/sub.1")
#loc74 = loc("layer0/mlp/reduce_sum.1")
#loc75 = loc("layer0/mlp/dot_general")
#loc76 = loc("layer0/mlp/dot_general.1")
#loc78 = loc("layer1/attention/reduce_sum")
#loc79 = loc("layer1/attention/sub.1")
#loc80 = loc("layer1/attention/reduce_sum.1")
#loc81 = loc("layer1/attention/add.2")
#loc82 = loc("layer1/attention/dot_general")
#loc83 = loc("layer1/attention/split")
#loc84 = loc("layer1/attention/split.1")
#loc85 = loc("layer1/attention/split.2")
#loc86 = loc("layer1/attention/reshape")
#loc87 = loc("layer1/attention/reshape.1")
#loc88 = loc("layer1/attention/reshape.2")
#loc89 = loc("layer1/attention/dot_general.1")
#loc90 = loc("layer1/attention/_where/select_n")
#loc91 = loc("layer1/attention/reduce_max")
#loc92 = loc("layer1/attention/exp")
#loc93 = loc("layer1/attention/reduce_sum.2")
#loc94 = loc("layer1/attention/div.3")
#loc95 = loc("layer1/attention/dot_general.2")
#loc96 = loc("layer1/attention/dot_general.3")
#loc97 = loc("layer1/attention/add.3")
#loc98 = loc("layer1/mlp/reduce_sum")
#loc99 = loc("layer1/mlp/sub.1")
#loc100 = loc("layer1/mlp/reduce_sum.1")
#loc101 = loc("layer1/mlp/dot_general")
#loc102 = loc("layer1/mlp/dot_general.1")
#loc104 = loc("layer2/attention/reduce_sum")
#loc105 = loc("layer2/attention/sub.1")
#loc106 = loc("layer2/attention/reduce_sum.1")
#loc107 = loc("layer2/attention/add.2")
#loc108 = loc("layer2/attention/dot_general")
#loc109 = loc("layer2/attention/split")
#loc110 = loc("layer2/attention/split.1")
#loc111 = loc("layer2/attention/split.2")
#loc112 = loc("layer2/attention/reshape")
#loc113 = loc("layer2/attention/reshape.1")
#loc114 = loc("layer2/attention/reshape.2")
#loc115 = loc("layer2/attention/dot_general.1")
#loc116 = loc("layer2/attention/_where/select_n")
#loc117 = loc("layer2/attention/reduce_max")
#loc118 = loc("layer2/attention/exp")
#loc119 = loc("layer2/attention/reduce_sum.2")
#loc120 = loc("layer2/attention/div.3")
#loc121 = loc("layer2/attention/dot_general.2")
#loc122 = loc("layer2/attention/dot_general.3")
#loc123 = loc("layer2/attention/add.3")
#loc124 = loc("layer2/mlp/reduce_sum")
#loc125 = loc("layer2/mlp/sub.1")
#loc126 = loc("layer2/mlp/reduce_sum.1")
#loc127 = loc("layer2/mlp/dot_general")
#loc128 = loc("layer2/mlp/dot_general.1")
#loc130 = loc("layer3/attention/reduce_sum")
#loc131 = loc("layer3/attention/sub.1")
#loc132 = loc("layer3/attention/reduce_sum.1")
#loc133 = loc("layer3/attention/add.2")
#loc134 = loc("layer3/attention/dot_general")
#loc135 = loc("layer3/attention/split")
#loc136 = loc("layer3/attention/split.1")
#loc137 = loc("layer3/attention/split.2")
#loc138 = loc("layer3/attention/reshape")
#loc139 = loc("layer3/attention/reshape.1")
#loc140 = loc("layer3/attention/reshape.2")
#loc141 = loc("layer3/attention/dot_general.1")
#loc142 = loc("layer3/attention/_where/select_n")
#loc143 = loc("layer3/attention/reduce_max")
#loc144 = loc("layer3/attention/exp")
#loc145 = loc("layer3/attention/reduce_sum.2")
#loc146 = loc("layer3/attention/div.3")
#loc147 = loc("layer3/attention/dot_general.2")
#loc148 = loc("layer3/attention/dot_general.3")
#loc149 = loc("layer3/attention/add.3")
#loc150 = loc("layer3/mlp/reduce_sum")
#loc151 = loc("layer3/mlp/sub.1")
#loc152 = loc("layer3/mlp/reduce_sum.1")
#loc153 = loc("layer3/mlp/dot_general")
#loc154 = loc("layer3/mlp/dot_general.1")
#loc155 = loc("layer3/mlp/add.9")
#loc156 = loc("head/reduce_sum")
#loc158 = loc("head/reduce_sum.1")
#loc159 = loc("head/add")
#loc165 = loc("head/dot_general")
#loc166 = loc("head/log_softmax/reduce_max")
#loc167 = loc("head/log_softmax/sub.1")
#loc169 = loc("head/log_softmax/reduce_sum")
#loc172 = loc("head/reduce_sum.2")
#loc173 = loc("head/div.3")
#loc174 = loc("bwd")
#loc196 = loc("bwd/head/_where/select_n")
#loc197 = loc("bwd/head/log_softmax/reduce_sum")
#loc198 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc199 = loc("bwd/head/log_softmax/add_any")
#loc200 = loc("bwd/head/dot_general")
#loc201 = loc("bwd/head/dot_general.1")
#loc202 = loc("bwd/head/reduce_sum")
#loc203 = loc("bwd/head/reduce_sum.1")
#loc204 = loc("bwd/head/reduce_sum.2")
#loc205 = loc("bwd/head/mul.2")
#loc206 = loc("bwd/head/reduce_sum.3")
#loc207 = loc("bwd/head/reduce_sum.4")
#loc208 = loc("bwd/head/reduce_sum.5")
#loc209 = loc("bwd/head/add_any.1")
#loc210 = loc("bwd/head/reduce_sum.6")
#loc211 = loc("bwd/head/reduce_sum.7")
#loc212 = loc("bwd/head/add_any.2")
#loc213 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_sum")
#loc214 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/sub.1")
#loc215 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc216 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/add")
#loc217 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/rsqrt")
#loc218 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/mul.2")
#loc219 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/mul.3")
#loc220 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/mul.4")
#loc221 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/add.2")
#loc222 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/split")
#loc223 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/split.1")
#loc224 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/split.2")
#loc225 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reshape")
#loc226 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reshape.1")
#loc227 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reshape.2")
#loc228 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/ge")
#loc229 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/_where/broadcast_in_dim")
#loc230 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/_where/select_n")
#loc231 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_max")
#loc232 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/exp")
#loc233 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc234 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc235 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/div.3")
#loc236 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/div.4")
#loc237 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/add.3")
#loc238 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/reduce_sum")
#loc239 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/sub.1")
#loc240 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc241 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/add")
#loc242 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/rsqrt")
#loc243 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.2")
#loc244 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.3")
#loc245 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.4")
#loc246 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/add.4")
#loc247 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/integer_pow")
#loc248 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/tanh")
#loc249 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.9")
#loc250 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.10")
#loc251 = loc("bwd/layer3/layer3/checkpoint/mlp/reshape")
#loc252 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum")
#loc253 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.1")
#loc254 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general")
#loc255 = loc("bwd/layer3/layer3/checkpoint/mlp/transpose")
#loc256 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general.1")
#loc257 = loc("bwd/layer3/layer3/checkpoint/mlp/add_any.2")
#loc258 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.2")
#loc259 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.3")
#loc260 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general.2")
#loc261 = loc("bwd/layer3/layer3/checkpoint/mlp/transpose.1")
#loc262 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general.3")
#loc263 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.4")
#loc264 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.5")
#loc265 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.6")
#loc266 = loc("bwd/layer3/layer3/checkpoint/mlp/mul.9")
#loc267 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.7")
#loc268 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.8")
#loc269 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.9")
#loc270 = loc("bwd/layer3/layer3/checkpoint/mlp/add_any.4")
#loc271 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.10")
#loc272 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.11")
#loc273 = loc("bwd/layer3/layer3/checkpoint/mlp/add_any.6")
#loc274 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general")
#loc275 = loc("bwd/layer3/layer3/checkpoint/attention/transpose")
#loc276 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.1")
#loc277 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.1")
#loc278 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.2")
#loc279 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.3")
#loc280 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.2")
#loc281 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum")
#loc282 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.1")
#loc283 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.1")
#loc284 = loc("bwd/layer3/layer3/checkpoint/attention/mul.4")
#loc285 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.4")
#loc286 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.3")
#loc287 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.5")
#loc288 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.4")
#loc289 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.2")
#loc290 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.3")
#loc291 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.4")
#loc292 = loc("bwd/layer3/layer3/checkpoint/attention/concatenate")
#loc293 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.6")
#loc294 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.5")
#loc295 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.7")
#loc296 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.2")
#loc297 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.3")
#loc298 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.4")
#loc299 = loc("bwd/layer3/layer3/checkpoint/attention/mul.6")
#loc300 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.5")
#loc301 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.6")
#loc302 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.7")
#loc303 = loc("bwd/layer3/layer3/checkpoint/attention/add_any.2")
#loc304 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.8")
#loc305 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.9")
#loc306 = loc("bwd/layer3/layer3/checkpoint/attention/add_any.4")
#loc307 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_sum")
#loc308 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/sub.1")
#loc309 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc310 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/add")
#loc311 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/rsqrt")
#loc312 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/mul.2")
#loc313 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/mul.3")
#loc314 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/mul.4")
#loc315 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/add.2")
#loc316 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/split")
#loc317 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/split.1")
#loc318 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/split.2")
#loc319 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reshape")
#loc320 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reshape.1")
#loc321 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reshape.2")
#loc322 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/_where/select_n")
#loc323 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_max")
#loc324 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/exp")
#loc325 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc326 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc327 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/div.3")
#loc328 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/div.4")
#loc329 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/add.3")
#loc330 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/reduce_sum")
#loc331 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/sub.1")
#loc332 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc333 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/add")
#loc334 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/rsqrt")
#loc335 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.2")
#loc336 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.3")
#loc337 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.4")
#loc338 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/add.4")
#loc339 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/integer_pow")
#loc340 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/tanh")
#loc341 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.9")
#loc342 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.10")
#loc343 = loc("bwd/layer2/layer2/checkpoint/mlp/reshape")
#loc344 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum")
#loc345 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.1")
#loc346 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general")
#loc347 = loc("bwd/layer2/layer2/checkpoint/mlp/transpose")
#loc348 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general.1")
#loc349 = loc("bwd/layer2/layer2/checkpoint/mlp/add_any.2")
#loc350 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.2")
#loc351 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.3")
#loc352 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general.2")
#loc353 = loc("bwd/layer2/layer2/checkpoint/mlp/transpose.1")
#loc354 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general.3")
#loc355 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.4")
#loc356 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.5")
#loc357 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.6")
#loc358 = loc("bwd/layer2/layer2/checkpoint/mlp/mul.9")
#loc359 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.7")
#loc360 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.8")
#loc361 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.9")
#loc362 = loc("bwd/layer2/layer2/checkpoint/mlp/add_any.4")
#loc363 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.10")
#loc364 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.11")
#loc365 = loc("bwd/layer2/layer2/checkpoint/mlp/add_any.6")
#loc366 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general")
#loc367 = loc("bwd/layer2/layer2/checkpoint/attention/transpose")
#loc368 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.1")
#loc369 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.1")
#loc370 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.2")
#loc371 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.3")
#loc372 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.2")
#loc373 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum")
#loc374 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.1")
#loc375 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.1")
#loc376 = loc("bwd/layer2/layer2/checkpoint/attention/mul.4")
#loc377 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.4")
#loc378 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.3")
#loc379 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.5")
#loc380 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.4")
#loc381 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.2")
#loc382 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.3")
#loc383 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.4")
#loc384 = loc("bwd/layer2/layer2/checkpoint/attention/concatenate")
#loc385 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.6")
#loc386 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.5")
#loc387 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.7")
#loc388 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.2")
#loc389 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.3")
#loc390 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.4")
#loc391 = loc("bwd/layer2/layer2/checkpoint/attention/mul.6")
#loc392 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.5")
#loc393 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.6")
#loc394 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.7")
#loc395 = loc("bwd/layer2/layer2/checkpoint/attention/add_any.2")
#loc396 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.8")
#loc397 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.9")
#loc398 = loc("bwd/layer2/layer2/checkpoint/attention/add_any.4")
#loc399 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_sum")
#loc400 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/sub.1")
#loc401 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc402 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/add")
#loc403 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/rsqrt")
#loc404 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/mul.2")
#loc405 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/mul.3")
#loc406 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/mul.4")
#loc407 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/add.2")
#loc408 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/split")
#loc409 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/split.1")
#loc410 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/split.2")
#loc411 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reshape")
#loc412 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reshape.1")
#loc413 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reshape.2")
#loc414 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/_where/select_n")
#loc415 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_max")
#loc416 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/exp")
#loc417 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc418 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc419 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/div.3")
#loc420 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/div.4")
#loc421 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/add.3")
#loc422 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/reduce_sum")
#loc423 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/sub.1")
#loc424 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc425 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/add")
#loc426 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/rsqrt")
#loc427 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.2")
#loc428 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.3")
#loc429 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.4")
#loc430 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/add.4")
#loc431 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/integer_pow")
#loc432 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/tanh")
#loc433 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.9")
#loc434 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.10")
#loc435 = loc("bwd/layer1/layer1/checkpoint/mlp/reshape")
#loc436 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum")
#loc437 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.1")
#loc438 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general")
#loc439 = loc("bwd/layer1/layer1/checkpoint/mlp/transpose")
#loc440 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general.1")
#loc441 = loc("bwd/layer1/layer1/checkpoint/mlp/add_any.2")
#loc442 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.2")
#loc443 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.3")
#loc444 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general.2")
#loc445 = loc("bwd/layer1/layer1/checkpoint/mlp/transpose.1")
#loc446 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general.3")
#loc447 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.4")
#loc448 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.5")
#loc449 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.6")
#loc450 = loc("bwd/layer1/layer1/checkpoint/mlp/mul.9")
#loc451 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.7")
#loc452 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.8")
#loc453 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.9")
#loc454 = loc("bwd/layer1/layer1/checkpoint/mlp/add_any.4")
#loc455 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.10")
#loc456 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.11")
#loc457 = loc("bwd/layer1/layer1/checkpoint/mlp/add_any.6")
#loc458 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general")
#loc459 = loc("bwd/layer1/layer1/checkpoint/attention/transpose")
#loc460 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.1")
#loc461 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.1")
#loc462 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.2")
#loc463 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.3")
#loc464 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.2")
#loc465 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum")
#loc466 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.1")
#loc467 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.1")
#loc468 = loc("bwd/layer1/layer1/checkpoint/attention/mul.4")
#loc469 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.4")
#loc470 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.3")
#loc471 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.5")
#loc472 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.4")
#loc473 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.2")
#loc474 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.3")
#loc475 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.4")
#loc476 = loc("bwd/layer1/layer1/checkpoint/attention/concatenate")
#loc477 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.6")
#loc478 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.5")
#loc479 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.7")
#loc480 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.2")
#loc481 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.3")
#loc482 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.4")
#loc483 = loc("bwd/layer1/layer1/checkpoint/attention/mul.6")
#loc484 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.5")
#loc485 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.6")
#loc486 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.7")
#loc487 = loc("bwd/layer1/layer1/checkpoint/attention/add_any.2")
#loc488 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.8")
#loc489 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.9")
#loc490 = loc("bwd/layer1/layer1/checkpoint/attention/add_any.4")
#loc491 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_sum")
#loc492 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/sub.1")
#loc493 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc494 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/add")
#loc495 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/rsqrt")
#loc496 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/mul.2")
#loc497 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/mul.3")
#loc498 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/mul.4")
#loc499 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/add.2")
#loc500 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/split")
#loc501 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/split.1")
#loc502 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/split.2")
#loc503 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reshape")
#loc504 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reshape.1")
#loc505 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reshape.2")
#loc506 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/_where/select_n")
#loc507 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_max")
#loc508 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/exp")
#loc509 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc510 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc511 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/div.3")
#loc512 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/div.4")
#loc513 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/add.3")
#loc514 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/reduce_sum")
#loc515 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/sub.1")
#loc516 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc517 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/add")
#loc518 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/rsqrt")
#loc519 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.2")
#loc520 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.3")
#loc521 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.4")
#loc522 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/add.4")
#loc523 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/integer_pow")
#loc524 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/tanh")
#loc525 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.9")
#loc526 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.10")
#loc527 = loc("bwd/layer0/layer0/checkpoint/mlp/reshape")
#loc528 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum")
#loc529 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.1")
#loc530 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general")
#loc531 = loc("bwd/layer0/layer0/checkpoint/mlp/transpose")
#loc532 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general.1")
#loc533 = loc("bwd/layer0/layer0/checkpoint/mlp/add_any.2")
#loc534 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.2")
#loc535 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.3")
#loc536 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general.2")
#loc537 = loc("bwd/layer0/layer0/checkpoint/mlp/transpose.1")
#loc538 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general.3")
#loc539 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.4")
#loc540 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.5")
#loc541 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.6")
#loc542 = loc("bwd/layer0/layer0/checkpoint/mlp/mul.9")
#loc543 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.7")
#loc544 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.8")
#loc545 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.9")
#loc546 = loc("bwd/layer0/layer0/checkpoint/mlp/add_any.4")
#loc547 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.10")
#loc548 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.11")
#loc549 = loc("bwd/layer0/layer0/checkpoint/mlp/add_any.6")
#loc550 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general")
#loc551 = loc("bwd/layer0/layer0/checkpoint/attention/transpose")
#loc552 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.1")
#loc553 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.1")
#loc554 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.2")
#loc555 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.3")
#loc556 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.2")
#loc557 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum")
#loc558 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.1")
#loc559 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.1")
#loc560 = loc("bwd/layer0/layer0/checkpoint/attention/mul.4")
#loc561 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.4")
#loc562 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.3")
#loc563 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.5")
#loc564 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.4")
#loc565 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.2")
#loc566 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.3")
#loc567 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.4")
#loc568 = loc("bwd/layer0/layer0/checkpoint/attention/concatenate")
#loc569 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.6")
#loc570 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.5")
#loc571 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.7")
#loc572 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.2")
#loc573 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.3")
#loc574 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.4")
#loc575 = loc("bwd/layer0/layer0/checkpoint/attention/mul.6")
#loc576 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.5")
#loc577 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.6")
#loc578 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.7")
#loc579 = loc("bwd/layer0/layer0/checkpoint/attention/add_any.2")
#loc580 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.8")
#loc581 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.9")
#loc582 = loc("bwd/layer0/layer0/checkpoint/attention/add_any.4")
#loc583 = loc("bwd/embedding/reduce_sum")
#loc584 = loc("bwd/embedding/reduce_sum.1")
#loc585 = loc("bwd/embedding/convert_element_type")
#loc586 = loc("bwd/embedding/dot_general")
#loc587 = loc("bwd/embedding/add_any")
