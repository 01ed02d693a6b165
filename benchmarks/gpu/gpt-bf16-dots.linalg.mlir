// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form pair --dialect linalg --layers 4 --width 4096 --heads 8 --sequence 512 --batch 16 --vocab 1024 --dtype bf16 --save dots
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
#loc75 = loc("layer0/mlp/add.9")
#loc99 = loc("layer1/mlp/add.9")
#loc123 = loc("layer2/mlp/add.9")
#loc149 = loc("head/sub.1")
#loc152 = loc("head/rsqrt")
#loc153 = loc("head/mul.1")
#loc154 = loc("head/mul.3")
#loc155 = loc("head/broadcast_in_dim.2")
#loc156 = loc("head/add.2")
#loc160 = loc("head/log_softmax/exp")
#loc162 = loc("head/log_softmax/convert_element_type.1")
#loc163 = loc("head/eq.1")
#loc167 = loc("layer0/attention/reduce_precision")
#loc168 = loc("layer0/attention/reduce_precision.1")
#loc169 = loc("layer0/attention/reduce_precision.2")
#loc170 = loc("layer0/attention/reduce_precision.3")
#loc171 = loc("layer0/mlp/reduce_precision")
#loc172 = loc("layer1/attention/reduce_precision")
#loc173 = loc("layer1/attention/reduce_precision.1")
#loc174 = loc("layer1/attention/reduce_precision.2")
#loc175 = loc("layer1/attention/reduce_precision.3")
#loc176 = loc("layer1/mlp/reduce_precision")
#loc177 = loc("layer2/attention/reduce_precision")
#loc178 = loc("layer2/attention/reduce_precision.1")
#loc179 = loc("layer2/attention/reduce_precision.2")
#loc180 = loc("layer2/attention/reduce_precision.3")
#loc181 = loc("layer2/mlp/reduce_precision")
#loc182 = loc("layer3/attention/reduce_precision")
#loc183 = loc("layer3/attention/reduce_precision.1")
#loc184 = loc("layer3/attention/reduce_precision.2")
#loc185 = loc("layer3/attention/reduce_precision.3")
#loc186 = loc("layer3/mlp/reduce_precision")
#loc187 = loc("cotangent0")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4, d1)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2) -> (d2)>
#map19 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map20 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map22 = affine_map<(d0, d1, d2) -> ()>
#map23 = affine_map<() -> ()>
#map24 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map27 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map28 = affine_map<(d0, d1, d2) -> (d0)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map30 = affine_map<(d0, d1) -> (d0, d1)>
#map31 = affine_map<(d0, d1) -> (d1)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map33 = affine_map<(d0, d1) -> (d1, d0)>
#map34 = affine_map<(d0, d1) -> (d0)>
#map35 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map36 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map37 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map38 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d2, d4)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map43 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map44 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map45 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map47 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map48 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map49 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map50 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map51 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
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
      %242 = linalg.index 0 : index
      %243 = linalg.index 1 : index
      %244 = linalg.index 2 : index
      %extracted = tensor.extract %1[%242, %243, %c0] : tensor<16x512x1xi32>
      %245 = arith.index_cast %extracted : i32 to index
      %246 = arith.maxsi %245, %c0 : index
      %247 = arith.minsi %246, %c1023 : index
      %extracted_49 = tensor.extract %arg0[%247, %244] : tensor<1024x4096xbf16>
      %248 = arith.addf %extracted_49, %in : bf16
      linalg.yield %248 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc49)
    %4 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc50)
    %5 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%4 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc50)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<16x512x4096xbf16>) outs(%5 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x512xf32> loc(#loc50)
    %7 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc51)
    %8 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%7 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.subf %in, %243 : bf16
      linalg.yield %244 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc51)
    %9 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc52)
    %10 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%9 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc52)
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<16x512x4096xbf16>) outs(%10 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.mulf %in, %in : bf16
      %243 = arith.extf %242 : bf16 to f32
      %244 = arith.addf %out, %243 : f32
      linalg.yield %244 : f32
    } -> tensor<16x512xf32> loc(#loc52)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> loc(#loc53)
    %13 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%12 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc53)
    %14 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8, %11, %arg4, %arg3, %arg8 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x12288xbf16>) outs(%13 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.addf %243, %cst_9 : bf16
      %245 = math.rsqrt %244 : bf16
      %246 = arith.mulf %in, %245 : bf16
      %247 = arith.mulf %246, %in_50 : bf16
      %248 = arith.addf %247, %in_51 : bf16
      %249 = arith.mulf %248, %in_52 : bf16
      %250 = arith.addf %out, %249 : bf16
      linalg.yield %250 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc53)
    %extracted_slice = tensor.extract_slice %14[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc54)
    %extracted_slice_12 = tensor.extract_slice %14[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc55)
    %extracted_slice_13 = tensor.extract_slice %14[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc56)
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc57)
    %expanded_14 = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc58)
    %expanded_15 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc59)
    %15 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc60)
    %16 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%15 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc60)
    %17 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_14 : tensor<16x512x8x512xbf16>, tensor<16x512x8x512xbf16>) outs(%16 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.mulf %in, %in_49 : bf16
      %243 = arith.addf %out, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc60)
    %18 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xi1> loc(#loc61)
    %19 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%18 : tensor<16x8x512x512xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i1):
      %242 = linalg.index 3 : index
      %243 = arith.index_cast %242 : index to i32
      %244 = linalg.index 2 : index
      %245 = arith.index_cast %244 : index to i32
      %246 = arith.cmpi sge, %245, %243 : i32
      linalg.yield %246 : i1
    } -> tensor<16x8x512x512xi1> loc(#loc61)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc62)
    %21 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%20 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: bf16):
      %242 = arith.truncf %cst_6 : f32 to bf16
      linalg.yield %242 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc62)
    %22 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc63)
    %23 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %17, %21 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%22 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.mulf %in_49, %cst_7 : bf16
      %243 = arith.select %in, %242, %in_50 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc63)
    %24 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xbf16> loc(#loc64)
    %25 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%24 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc64)
    %26 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<16x8x512x512xbf16>) outs(%25 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %242 = arith.maximumf %out, %in : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc64)
    %27 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc65)
    %28 = linalg.generic {indexing_maps = [#map11, #map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%27 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.subf %in, %in_49 : bf16
      %243 = math.exp %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc65)
    %29 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc66)
    %30 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%29 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc66)
    %31 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<16x8x512x512xbf16>) outs(%30 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x8x512xf32> loc(#loc66)
    %32 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc67)
    %33 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%32 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc67)
    %34 = linalg.generic {indexing_maps = [#map12, #map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15, %28, %31 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%33 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: f32, %out: bf16):
      %242 = arith.truncf %in_50 : f32 to bf16
      %243 = arith.divf %in_49, %242 : bf16
      %244 = arith.mulf %in, %243 : bf16
      %245 = arith.addf %out, %244 : bf16
      linalg.yield %245 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc67)
    %35 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc68)
    %36 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%35 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc68)
    %expanded_16 = tensor.expand_shape %arg7 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 0 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc68)
    %37 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%34, %expanded_16 : tensor<16x8x512x512xbf16>, tensor<8x512x4096xbf16>) outs(%36 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.mulf %in, %in_49 : bf16
      %243 = arith.addf %out, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc68)
    %38 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc69)
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %37 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%38 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.addf %in, %in_49 : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc69)
    %40 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc70)
    %41 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%40 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc70)
    %42 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<16x512x4096xbf16>) outs(%41 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x512xf32> loc(#loc70)
    %43 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc71)
    %44 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%43 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.subf %in, %243 : bf16
      linalg.yield %244 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc71)
    %45 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc72)
    %46 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%45 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc72)
    %47 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%44 : tensor<16x512x4096xbf16>) outs(%46 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.mulf %in, %in : bf16
      %243 = arith.extf %242 : bf16 to f32
      %244 = arith.addf %out, %243 : f32
      linalg.yield %244 : f32
    } -> tensor<16x512xf32> loc(#loc72)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc73)
    %expanded_17 = tensor.expand_shape %48 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc73)
    %49 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%expanded_17 : tensor<16x512x16384xbf16>) -> tensor<16x512x16384xbf16> loc(#loc73)
    %50 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44, %47, %arg6, %arg5, %arg9 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x16384xbf16>) outs(%49 : tensor<16x512x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.addf %243, %cst_9 : bf16
      %245 = math.rsqrt %244 : bf16
      %246 = arith.mulf %in, %245 : bf16
      %247 = arith.mulf %246, %in_50 : bf16
      %248 = arith.addf %247, %in_51 : bf16
      %249 = arith.mulf %248, %in_52 : bf16
      %250 = arith.addf %out, %249 : bf16
      linalg.yield %250 : bf16
    } -> tensor<16x512x16384xbf16> loc(#loc73)
    %collapsed = tensor.collapse_shape %50 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x16384xbf16> into tensor<8192x16384xbf16> loc(#loc73)
    %51 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x4096xbf16> loc(#loc74)
    %expanded_18 = tensor.expand_shape %51 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 0 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc74)
    %52 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%expanded_18 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc74)
    %53 = linalg.generic {indexing_maps = [#map3, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50, %arg10, %arg1 : tensor<16x512x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>) outs(%52 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.addf %in, %in_49 : bf16
      %243 = arith.mulf %242, %242 : bf16
      %244 = arith.mulf %243, %242 : bf16
      %245 = arith.mulf %244, %cst_4 : bf16
      %246 = arith.addf %242, %245 : bf16
      %247 = arith.mulf %246, %cst_3 : bf16
      %248 = math.tanh %247 : bf16
      %249 = arith.addf %248, %cst_2 : bf16
      %250 = arith.mulf %249, %cst_1 : bf16
      %251 = arith.mulf %242, %250 : bf16
      %252 = arith.mulf %251, %in_50 : bf16
      %253 = arith.addf %out, %252 : bf16
      linalg.yield %253 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc74)
    %54 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc75)
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %53, %arg2 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%54 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.addf %in_49, %in_50 : bf16
      %243 = arith.addf %in, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc75)
    %56 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc76)
    %57 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%56 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc76)
    %58 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<16x512x4096xbf16>) outs(%57 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x512xf32> loc(#loc76)
    %59 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc77)
    %60 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %58 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%59 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.subf %in, %243 : bf16
      linalg.yield %244 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc77)
    %61 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc78)
    %62 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%61 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc78)
    %63 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%60 : tensor<16x512x4096xbf16>) outs(%62 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.mulf %in, %in : bf16
      %243 = arith.extf %242 : bf16 to f32
      %244 = arith.addf %out, %243 : f32
      linalg.yield %244 : f32
    } -> tensor<16x512xf32> loc(#loc78)
    %64 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> loc(#loc79)
    %65 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%64 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc79)
    %66 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60, %63, %arg14, %arg13, %arg18 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x12288xbf16>) outs(%65 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.addf %243, %cst_9 : bf16
      %245 = math.rsqrt %244 : bf16
      %246 = arith.mulf %in, %245 : bf16
      %247 = arith.mulf %246, %in_50 : bf16
      %248 = arith.addf %247, %in_51 : bf16
      %249 = arith.mulf %248, %in_52 : bf16
      %250 = arith.addf %out, %249 : bf16
      linalg.yield %250 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc79)
    %extracted_slice_19 = tensor.extract_slice %66[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc80)
    %extracted_slice_20 = tensor.extract_slice %66[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc81)
    %extracted_slice_21 = tensor.extract_slice %66[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc82)
    %expanded_22 = tensor.expand_shape %extracted_slice_19 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc83)
    %expanded_23 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc84)
    %expanded_24 = tensor.expand_shape %extracted_slice_21 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc85)
    %67 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc86)
    %68 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%67 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc86)
    %69 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22, %expanded_23 : tensor<16x512x8x512xbf16>, tensor<16x512x8x512xbf16>) outs(%68 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.mulf %in, %in_49 : bf16
      %243 = arith.addf %out, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc86)
    %70 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc87)
    %71 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %69, %21 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%70 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.mulf %in_49, %cst_7 : bf16
      %243 = arith.select %in, %242, %in_50 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc87)
    %72 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xbf16> loc(#loc88)
    %73 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%72 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc88)
    %74 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71 : tensor<16x8x512x512xbf16>) outs(%73 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %242 = arith.maximumf %out, %in : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc88)
    %75 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc89)
    %76 = linalg.generic {indexing_maps = [#map11, #map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %74 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%75 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.subf %in, %in_49 : bf16
      %243 = math.exp %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc89)
    %77 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc90)
    %78 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%77 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc90)
    %79 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%76 : tensor<16x8x512x512xbf16>) outs(%78 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x8x512xf32> loc(#loc90)
    %80 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc91)
    %81 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%80 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc91)
    %82 = linalg.generic {indexing_maps = [#map12, #map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24, %76, %79 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%81 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: f32, %out: bf16):
      %242 = arith.truncf %in_50 : f32 to bf16
      %243 = arith.divf %in_49, %242 : bf16
      %244 = arith.mulf %in, %243 : bf16
      %245 = arith.addf %out, %244 : bf16
      linalg.yield %245 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc91)
    %83 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc92)
    %84 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%83 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc92)
    %expanded_25 = tensor.expand_shape %arg17 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 1 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc92)
    %85 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%82, %expanded_25 : tensor<16x8x512x512xbf16>, tensor<8x512x4096xbf16>) outs(%84 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.mulf %in, %in_49 : bf16
      %243 = arith.addf %out, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc92)
    %86 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc93)
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %85 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%86 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.addf %in, %in_49 : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc93)
    %88 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc94)
    %89 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%88 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc94)
    %90 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<16x512x4096xbf16>) outs(%89 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x512xf32> loc(#loc94)
    %91 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc95)
    %92 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %90 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%91 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.subf %in, %243 : bf16
      linalg.yield %244 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc95)
    %93 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc96)
    %94 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%93 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc96)
    %95 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92 : tensor<16x512x4096xbf16>) outs(%94 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.mulf %in, %in : bf16
      %243 = arith.extf %242 : bf16 to f32
      %244 = arith.addf %out, %243 : f32
      linalg.yield %244 : f32
    } -> tensor<16x512xf32> loc(#loc96)
    %96 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc97)
    %expanded_26 = tensor.expand_shape %96 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc97)
    %97 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%expanded_26 : tensor<16x512x16384xbf16>) -> tensor<16x512x16384xbf16> loc(#loc97)
    %98 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%92, %95, %arg16, %arg15, %arg19 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x16384xbf16>) outs(%97 : tensor<16x512x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.addf %243, %cst_9 : bf16
      %245 = math.rsqrt %244 : bf16
      %246 = arith.mulf %in, %245 : bf16
      %247 = arith.mulf %246, %in_50 : bf16
      %248 = arith.addf %247, %in_51 : bf16
      %249 = arith.mulf %248, %in_52 : bf16
      %250 = arith.addf %out, %249 : bf16
      linalg.yield %250 : bf16
    } -> tensor<16x512x16384xbf16> loc(#loc97)
    %collapsed_27 = tensor.collapse_shape %98 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x16384xbf16> into tensor<8192x16384xbf16> loc(#loc97)
    %99 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x4096xbf16> loc(#loc98)
    %expanded_28 = tensor.expand_shape %99 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 1 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc98)
    %100 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%expanded_28 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc98)
    %101 = linalg.generic {indexing_maps = [#map3, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%98, %arg20, %arg11 : tensor<16x512x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>) outs(%100 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.addf %in, %in_49 : bf16
      %243 = arith.mulf %242, %242 : bf16
      %244 = arith.mulf %243, %242 : bf16
      %245 = arith.mulf %244, %cst_4 : bf16
      %246 = arith.addf %242, %245 : bf16
      %247 = arith.mulf %246, %cst_3 : bf16
      %248 = math.tanh %247 : bf16
      %249 = arith.addf %248, %cst_2 : bf16
      %250 = arith.mulf %249, %cst_1 : bf16
      %251 = arith.mulf %242, %250 : bf16
      %252 = arith.mulf %251, %in_50 : bf16
      %253 = arith.addf %out, %252 : bf16
      linalg.yield %253 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc98)
    %102 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc99)
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %101, %arg12 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%102 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.addf %in_49, %in_50 : bf16
      %243 = arith.addf %in, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc99)
    %104 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc100)
    %105 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%104 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc100)
    %106 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<16x512x4096xbf16>) outs(%105 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x512xf32> loc(#loc100)
    %107 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc101)
    %108 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %106 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%107 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.subf %in, %243 : bf16
      linalg.yield %244 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc101)
    %109 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc102)
    %110 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%109 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc102)
    %111 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%108 : tensor<16x512x4096xbf16>) outs(%110 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.mulf %in, %in : bf16
      %243 = arith.extf %242 : bf16 to f32
      %244 = arith.addf %out, %243 : f32
      linalg.yield %244 : f32
    } -> tensor<16x512xf32> loc(#loc102)
    %112 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> loc(#loc103)
    %113 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%112 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc103)
    %114 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%108, %111, %arg24, %arg23, %arg28 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x12288xbf16>) outs(%113 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.addf %243, %cst_9 : bf16
      %245 = math.rsqrt %244 : bf16
      %246 = arith.mulf %in, %245 : bf16
      %247 = arith.mulf %246, %in_50 : bf16
      %248 = arith.addf %247, %in_51 : bf16
      %249 = arith.mulf %248, %in_52 : bf16
      %250 = arith.addf %out, %249 : bf16
      linalg.yield %250 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc103)
    %extracted_slice_29 = tensor.extract_slice %114[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc104)
    %extracted_slice_30 = tensor.extract_slice %114[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc105)
    %extracted_slice_31 = tensor.extract_slice %114[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc106)
    %expanded_32 = tensor.expand_shape %extracted_slice_29 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc107)
    %expanded_33 = tensor.expand_shape %extracted_slice_30 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc108)
    %expanded_34 = tensor.expand_shape %extracted_slice_31 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc109)
    %115 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc110)
    %116 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%115 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc110)
    %117 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32, %expanded_33 : tensor<16x512x8x512xbf16>, tensor<16x512x8x512xbf16>) outs(%116 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.mulf %in, %in_49 : bf16
      %243 = arith.addf %out, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc110)
    %118 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc111)
    %119 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %117, %21 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%118 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.mulf %in_49, %cst_7 : bf16
      %243 = arith.select %in, %242, %in_50 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc111)
    %120 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xbf16> loc(#loc112)
    %121 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%120 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc112)
    %122 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119 : tensor<16x8x512x512xbf16>) outs(%121 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %242 = arith.maximumf %out, %in : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc112)
    %123 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc113)
    %124 = linalg.generic {indexing_maps = [#map11, #map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %122 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%123 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.subf %in, %in_49 : bf16
      %243 = math.exp %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc113)
    %125 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc114)
    %126 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%125 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc114)
    %127 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%124 : tensor<16x8x512x512xbf16>) outs(%126 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x8x512xf32> loc(#loc114)
    %128 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc115)
    %129 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%128 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc115)
    %130 = linalg.generic {indexing_maps = [#map12, #map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_34, %124, %127 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%129 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: f32, %out: bf16):
      %242 = arith.truncf %in_50 : f32 to bf16
      %243 = arith.divf %in_49, %242 : bf16
      %244 = arith.mulf %in, %243 : bf16
      %245 = arith.addf %out, %244 : bf16
      linalg.yield %245 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc115)
    %131 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc116)
    %132 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%131 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc116)
    %expanded_35 = tensor.expand_shape %arg27 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 2 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc116)
    %133 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%130, %expanded_35 : tensor<16x8x512x512xbf16>, tensor<8x512x4096xbf16>) outs(%132 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.mulf %in, %in_49 : bf16
      %243 = arith.addf %out, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc116)
    %134 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc117)
    %135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %133 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%134 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.addf %in, %in_49 : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc117)
    %136 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc118)
    %137 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%136 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc118)
    %138 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%135 : tensor<16x512x4096xbf16>) outs(%137 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x512xf32> loc(#loc118)
    %139 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc119)
    %140 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %138 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%139 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.subf %in, %243 : bf16
      linalg.yield %244 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc119)
    %141 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc120)
    %142 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%141 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc120)
    %143 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<16x512x4096xbf16>) outs(%142 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.mulf %in, %in : bf16
      %243 = arith.extf %242 : bf16 to f32
      %244 = arith.addf %out, %243 : f32
      linalg.yield %244 : f32
    } -> tensor<16x512xf32> loc(#loc120)
    %144 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc121)
    %expanded_36 = tensor.expand_shape %144 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc121)
    %145 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%expanded_36 : tensor<16x512x16384xbf16>) -> tensor<16x512x16384xbf16> loc(#loc121)
    %146 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%140, %143, %arg26, %arg25, %arg29 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x16384xbf16>) outs(%145 : tensor<16x512x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.addf %243, %cst_9 : bf16
      %245 = math.rsqrt %244 : bf16
      %246 = arith.mulf %in, %245 : bf16
      %247 = arith.mulf %246, %in_50 : bf16
      %248 = arith.addf %247, %in_51 : bf16
      %249 = arith.mulf %248, %in_52 : bf16
      %250 = arith.addf %out, %249 : bf16
      linalg.yield %250 : bf16
    } -> tensor<16x512x16384xbf16> loc(#loc121)
    %collapsed_37 = tensor.collapse_shape %146 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x16384xbf16> into tensor<8192x16384xbf16> loc(#loc121)
    %147 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x4096xbf16> loc(#loc122)
    %expanded_38 = tensor.expand_shape %147 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 2 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc122)
    %148 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%expanded_38 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc122)
    %149 = linalg.generic {indexing_maps = [#map3, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%146, %arg30, %arg21 : tensor<16x512x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>) outs(%148 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.addf %in, %in_49 : bf16
      %243 = arith.mulf %242, %242 : bf16
      %244 = arith.mulf %243, %242 : bf16
      %245 = arith.mulf %244, %cst_4 : bf16
      %246 = arith.addf %242, %245 : bf16
      %247 = arith.mulf %246, %cst_3 : bf16
      %248 = math.tanh %247 : bf16
      %249 = arith.addf %248, %cst_2 : bf16
      %250 = arith.mulf %249, %cst_1 : bf16
      %251 = arith.mulf %242, %250 : bf16
      %252 = arith.mulf %251, %in_50 : bf16
      %253 = arith.addf %out, %252 : bf16
      linalg.yield %253 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc122)
    %150 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc123)
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %149, %arg22 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%150 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.addf %in_49, %in_50 : bf16
      %243 = arith.addf %in, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc123)
    %152 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc124)
    %153 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%152 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc124)
    %154 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<16x512x4096xbf16>) outs(%153 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x512xf32> loc(#loc124)
    %155 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc125)
    %156 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %154 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%155 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.subf %in, %243 : bf16
      linalg.yield %244 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc125)
    %157 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc126)
    %158 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%157 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc126)
    %159 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%156 : tensor<16x512x4096xbf16>) outs(%158 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.mulf %in, %in : bf16
      %243 = arith.extf %242 : bf16 to f32
      %244 = arith.addf %out, %243 : f32
      linalg.yield %244 : f32
    } -> tensor<16x512xf32> loc(#loc126)
    %160 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> loc(#loc127)
    %161 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%160 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc127)
    %162 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%156, %159, %arg34, %arg33, %arg38 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x12288xbf16>) outs(%161 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.addf %243, %cst_9 : bf16
      %245 = math.rsqrt %244 : bf16
      %246 = arith.mulf %in, %245 : bf16
      %247 = arith.mulf %246, %in_50 : bf16
      %248 = arith.addf %247, %in_51 : bf16
      %249 = arith.mulf %248, %in_52 : bf16
      %250 = arith.addf %out, %249 : bf16
      linalg.yield %250 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc127)
    %extracted_slice_39 = tensor.extract_slice %162[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc128)
    %extracted_slice_40 = tensor.extract_slice %162[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc129)
    %extracted_slice_41 = tensor.extract_slice %162[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc130)
    %expanded_42 = tensor.expand_shape %extracted_slice_39 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc131)
    %expanded_43 = tensor.expand_shape %extracted_slice_40 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc132)
    %expanded_44 = tensor.expand_shape %extracted_slice_41 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc133)
    %163 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc134)
    %164 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%163 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc134)
    %165 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_42, %expanded_43 : tensor<16x512x8x512xbf16>, tensor<16x512x8x512xbf16>) outs(%164 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.mulf %in, %in_49 : bf16
      %243 = arith.addf %out, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc134)
    %166 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc135)
    %167 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %165, %21 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%166 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.mulf %in_49, %cst_7 : bf16
      %243 = arith.select %in, %242, %in_50 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc135)
    %168 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xbf16> loc(#loc136)
    %169 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%168 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc136)
    %170 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%167 : tensor<16x8x512x512xbf16>) outs(%169 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %242 = arith.maximumf %out, %in : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc136)
    %171 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc137)
    %172 = linalg.generic {indexing_maps = [#map11, #map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167, %170 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%171 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.subf %in, %in_49 : bf16
      %243 = math.exp %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc137)
    %173 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc138)
    %174 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%173 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc138)
    %175 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172 : tensor<16x8x512x512xbf16>) outs(%174 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x8x512xf32> loc(#loc138)
    %176 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc139)
    %177 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%176 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc139)
    %178 = linalg.generic {indexing_maps = [#map12, #map13, #map14, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_44, %172, %175 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%177 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: f32, %out: bf16):
      %242 = arith.truncf %in_50 : f32 to bf16
      %243 = arith.divf %in_49, %242 : bf16
      %244 = arith.mulf %in, %243 : bf16
      %245 = arith.addf %out, %244 : bf16
      linalg.yield %245 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc139)
    %179 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc140)
    %180 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%179 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc140)
    %expanded_45 = tensor.expand_shape %arg37 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 3 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc140)
    %181 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%178, %expanded_45 : tensor<16x8x512x512xbf16>, tensor<8x512x4096xbf16>) outs(%180 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.mulf %in, %in_49 : bf16
      %243 = arith.addf %out, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc140)
    %182 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc141)
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %181 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%182 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.addf %in, %in_49 : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc141)
    %184 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc142)
    %185 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%184 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc142)
    %186 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%183 : tensor<16x512x4096xbf16>) outs(%185 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x512xf32> loc(#loc142)
    %187 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc143)
    %188 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %186 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%187 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.subf %in, %243 : bf16
      linalg.yield %244 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc143)
    %189 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc144)
    %190 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%189 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc144)
    %191 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188 : tensor<16x512x4096xbf16>) outs(%190 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.mulf %in, %in : bf16
      %243 = arith.extf %242 : bf16 to f32
      %244 = arith.addf %out, %243 : f32
      linalg.yield %244 : f32
    } -> tensor<16x512xf32> loc(#loc144)
    %192 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc145)
    %expanded_46 = tensor.expand_shape %192 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc145)
    %193 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%expanded_46 : tensor<16x512x16384xbf16>) -> tensor<16x512x16384xbf16> loc(#loc145)
    %194 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%188, %191, %arg36, %arg35, %arg39 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x16384xbf16>) outs(%193 : tensor<16x512x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %in_52: bf16, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.addf %243, %cst_9 : bf16
      %245 = math.rsqrt %244 : bf16
      %246 = arith.mulf %in, %245 : bf16
      %247 = arith.mulf %246, %in_50 : bf16
      %248 = arith.addf %247, %in_51 : bf16
      %249 = arith.mulf %248, %in_52 : bf16
      %250 = arith.addf %out, %249 : bf16
      linalg.yield %250 : bf16
    } -> tensor<16x512x16384xbf16> loc(#loc145)
    %collapsed_47 = tensor.collapse_shape %194 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x16384xbf16> into tensor<8192x16384xbf16> loc(#loc145)
    %195 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x4096xbf16> loc(#loc146)
    %expanded_48 = tensor.expand_shape %195 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 3 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc146)
    %196 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%expanded_48 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc146)
    %197 = linalg.generic {indexing_maps = [#map3, #map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%194, %arg40, %arg31 : tensor<16x512x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>) outs(%196 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.addf %in, %in_49 : bf16
      %243 = arith.mulf %242, %242 : bf16
      %244 = arith.mulf %243, %242 : bf16
      %245 = arith.mulf %244, %cst_4 : bf16
      %246 = arith.addf %242, %245 : bf16
      %247 = arith.mulf %246, %cst_3 : bf16
      %248 = math.tanh %247 : bf16
      %249 = arith.addf %248, %cst_2 : bf16
      %250 = arith.mulf %249, %cst_1 : bf16
      %251 = arith.mulf %242, %250 : bf16
      %252 = arith.mulf %251, %in_50 : bf16
      %253 = arith.addf %out, %252 : bf16
      linalg.yield %253 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc146)
    %198 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc147)
    %199 = linalg.generic {indexing_maps = [#map1, #map1, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %197, %arg32 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%198 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.addf %in_49, %in_50 : bf16
      %243 = arith.addf %in, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc147)
    %200 = tensor.empty() : tensor<16x512xf32> loc(#loc148)
    %201 = linalg.fill ins(%cst_11 : f32) outs(%200 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc148)
    %202 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%199 : tensor<16x512x4096xbf16>) outs(%201 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x512xf32> loc(#loc148)
    %203 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc149)
    %204 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %202 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%203 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %242 = arith.divf %in_49, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.subf %in, %243 : bf16
      linalg.yield %244 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc149)
    %205 = tensor.empty() : tensor<16x512xf32> loc(#loc150)
    %206 = linalg.fill ins(%cst_11 : f32) outs(%205 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc150)
    %207 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%204 : tensor<16x512x4096xbf16>) outs(%206 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.mulf %in, %in : bf16
      %243 = arith.extf %242 : bf16 to f32
      %244 = arith.addf %out, %243 : f32
      linalg.yield %244 : f32
    } -> tensor<16x512xf32> loc(#loc150)
    %208 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc151)
    %209 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<16x512xf32>) outs(%208 : tensor<16x512x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %242 = arith.divf %in, %cst_10 : f32
      %243 = arith.truncf %242 : f32 to bf16
      %244 = arith.addf %243, %cst_9 : bf16
      linalg.yield %244 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc151)
    %210 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc152)
    %211 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<16x512x1xbf16>) outs(%210 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %242 = math.rsqrt %in : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc152)
    %212 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc153)
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %209 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%212 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.divf %in, %in_49 : bf16
      %243 = arith.mulf %242, %cst_0 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc153)
    %214 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc154)
    %215 = linalg.generic {indexing_maps = [#map1, #map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %211 : tensor<16x512x4096xbf16>, tensor<16x512x1xbf16>) outs(%214 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.mulf %in, %in_49 : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc154)
    %216 = tensor.empty() : tensor<1x1x4096xbf16> loc(#loc155)
    %217 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg42 : tensor<4096xbf16>) outs(%216 : tensor<1x1x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc155)
    %218 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc156)
    %219 = linalg.generic {indexing_maps = [#map1, #map20, #map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %217, %arg41 : tensor<16x512x4096xbf16>, tensor<1x1x4096xbf16>, tensor<4096xbf16>) outs(%218 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %242 = arith.mulf %in, %in_49 : bf16
      %243 = arith.addf %242, %in_50 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc156)
    %220 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc157)
    %221 = linalg.fill ins(%cst_8 : bf16) outs(%220 : tensor<16x512x1024xbf16>) -> tensor<16x512x1024xbf16> loc(#loc157)
    %222 = linalg.generic {indexing_maps = [#map3, #map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%219, %arg0 : tensor<16x512x4096xbf16>, tensor<1024x4096xbf16>) outs(%221 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.mulf %in, %in_49 : bf16
      %243 = arith.addf %out, %242 : bf16
      linalg.yield %243 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc157)
    %223 = tensor.empty() : tensor<16x512xbf16> loc(#loc158)
    %224 = linalg.fill ins(%cst_5 : bf16) outs(%223 : tensor<16x512xbf16>) -> tensor<16x512xbf16> loc(#loc158)
    %225 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%222 : tensor<16x512x1024xbf16>) outs(%224 : tensor<16x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %242 = arith.maximumf %out, %in : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x512xbf16> loc(#loc158)
    %226 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc159)
    %227 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %225 : tensor<16x512x1024xbf16>, tensor<16x512xbf16>) outs(%226 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %242 = arith.subf %in, %in_49 : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc159)
    %228 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc160)
    %229 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<16x512x1024xbf16>) outs(%228 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %242 = math.exp %in : bf16
      linalg.yield %242 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc160)
    %230 = tensor.empty() : tensor<16x512xf32> loc(#loc161)
    %231 = linalg.fill ins(%cst_11 : f32) outs(%230 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc161)
    %232 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%229 : tensor<16x512x1024xbf16>) outs(%231 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %242 = arith.extf %in : bf16 to f32
      %243 = arith.addf %out, %242 : f32
      linalg.yield %243 : f32
    } -> tensor<16x512xf32> loc(#loc161)
    %233 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc162)
    %234 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<16x512xf32>) outs(%233 : tensor<16x512x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %242 = arith.truncf %in : f32 to bf16
      linalg.yield %242 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc162)
    %235 = tensor.empty() : tensor<16x512x1024xi1> loc(#loc163)
    %236 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44 : tensor<16x512xi32>) outs(%235 : tensor<16x512x1024xi1>) {
    ^bb0(%in: i32, %out: i1):
      %242 = linalg.index 2 : index
      %243 = arith.index_cast %242 : index to i32
      %244 = arith.cmpi eq, %in, %243 : i32
      linalg.yield %244 : i1
    } -> tensor<16x512x1024xi1> loc(#loc163)
    %237 = tensor.empty() : tensor<f32> loc(#loc164)
    %238 = linalg.fill ins(%cst_11 : f32) outs(%237 : tensor<f32>) -> tensor<f32> loc(#loc164)
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map19, #map22], iterator_types = ["reduction", "reduction", "reduction"]} ins(%236, %227, %234 : tensor<16x512x1024xi1>, tensor<16x512x1024xbf16>, tensor<16x512x1xbf16>) outs(%238 : tensor<f32>) {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: f32):
      %242 = math.log %in_50 : bf16
      %243 = arith.subf %in_49, %242 : bf16
      %244 = arith.select %in, %243, %cst_8 : bf16
      %245 = arith.extf %244 : bf16 to f32
      %246 = arith.addf %out, %245 : f32
      linalg.yield %246 : f32
    } -> tensor<f32> loc(#loc164)
    %240 = tensor.empty() : tensor<bf16> loc(#loc165)
    %241 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%239 : tensor<f32>) outs(%240 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %242 = arith.truncf %in : f32 to bf16
      %243 = arith.negf %242 : bf16
      %244 = arith.divf %243, %cst : bf16
      linalg.yield %244 : bf16
    } -> tensor<bf16> loc(#loc165)
    return %241, %arg0, %arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg45, %14, %17, %34, %37, %collapsed, %3, %66, %69, %82, %85, %collapsed_27, %55, %114, %117, %130, %133, %collapsed_37, %103, %162, %165, %178, %181, %collapsed_47, %151, %204, %213, %211, %217, %215, %219, %229, %234, %236 : tensor<bf16>, tensor<1024x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16x512xi32>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x1024xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1024xi1>
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
    %0 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc188)
    %1 = linalg.generic {indexing_maps = [#map1, #map22, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg70, %arg71 : tensor<16x512x1024xi1>, tensor<bf16>) outs(%0 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: i1, %in_192: bf16, %out: bf16):
      %845 = arith.divf %in_192, %cst_12 : bf16
      %846 = arith.negf %845 : bf16
      %847 = arith.select %in, %846, %cst_11 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc188)
    %2 = tensor.empty() : tensor<16x512xbf16> loc(#loc189)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc189)
    %3 = linalg.fill ins(%cst_11 : bf16) outs(%expanded : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc189)
    %expanded_13 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [16, 512, 1, 1024] : tensor<16x512x1024xbf16> into tensor<16x512x1x1024xbf16> loc(#loc189)
    %4 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_13 : tensor<16x512x1x1024xbf16>) outs(%3 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.negf %in : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc189)
    %5 = tensor.empty() : tensor<16x512xf32> loc(#loc190)
    %6 = linalg.fill ins(%cst_10 : f32) outs(%5 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc190)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg69 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%6 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: f32):
      %845 = arith.divf %in, %in_192 : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc190)
    %8 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc191)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg68 : tensor<16x512x1024xbf16>, tensor<16x512xf32>, tensor<16x512x1024xbf16>) outs(%8 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_192: f32, %in_193: bf16, %out: bf16):
      %845 = arith.truncf %in_192 : f32 to bf16
      %846 = arith.mulf %845, %in_193 : bf16
      %847 = arith.addf %in, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc191)
    %10 = tensor.empty() : tensor<1024x4096xbf16> loc(#loc192)
    %11 = linalg.fill ins(%cst_11 : bf16) outs(%10 : tensor<1024x4096xbf16>) -> tensor<1024x4096xbf16> loc(#loc192)
    %12 = linalg.generic {indexing_maps = [#map24, #map25, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg67 : tensor<16x512x1024xbf16>, tensor<16x512x4096xbf16>) outs(%11 : tensor<1024x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<1024x4096xbf16> loc(#loc192)
    %13 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc193)
    %14 = linalg.fill ins(%cst_11 : bf16) outs(%13 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc193)
    %15 = linalg.generic {indexing_maps = [#map3, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<16x512x1024xbf16>, tensor<1024x4096xbf16>) outs(%14 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc193)
    %16 = tensor.empty() : tensor<4096xbf16> loc(#loc194)
    %expanded_14 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc194)
    %17 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_14 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc194)
    %expanded_15 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc194)
    %18 = linalg.generic {indexing_maps = [#map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_15 : tensor<16x512x1x1x4096xbf16>) outs(%17 : tensor<1x1x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc194)
    %19 = tensor.empty() : tensor<4096xbf16> loc(#loc195)
    %20 = linalg.fill ins(%cst_11 : bf16) outs(%19 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc195)
    %21 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%18 : tensor<1x1x4096xbf16>) outs(%20 : tensor<4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc195)
    %22 = tensor.empty() : tensor<4096xbf16> loc(#loc196)
    %expanded_16 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc196)
    %23 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_16 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc196)
    %expanded_17 = tensor.expand_shape %arg66 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc196)
    %expanded_18 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc196)
    %24 = linalg.generic {indexing_maps = [#map26, #map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_17, %expanded_18 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%23 : tensor<1x1x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc196)
    %25 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc197)
    %26 = linalg.generic {indexing_maps = [#map1, #map20, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %arg65 : tensor<16x512x4096xbf16>, tensor<1x1x4096xbf16>) outs(%25 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc197)
    %27 = tensor.empty() : tensor<4096xbf16> loc(#loc198)
    %28 = linalg.fill ins(%cst_11 : bf16) outs(%27 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc198)
    %29 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%24 : tensor<1x1x4096xbf16>) outs(%28 : tensor<4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc198)
    %30 = tensor.empty() : tensor<16x512xbf16> loc(#loc199)
    %expanded_19 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc199)
    %31 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_19 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc199)
    %expanded_20 = tensor.expand_shape %arg62 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc199)
    %expanded_21 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc199)
    %32 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_20, %expanded_21 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%31 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc199)
    %33 = tensor.empty() : tensor<16x512xf32> loc(#loc200)
    %34 = linalg.fill ins(%cst_10 : f32) outs(%33 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc200)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg63 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%34 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: f32):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.divf %846, %cst_9 : f32
      %848 = arith.addf %out, %847 : f32
      linalg.yield %848 : f32
    } -> tensor<16x512xf32> loc(#loc200)
    %36 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc201)
    %37 = linalg.generic {indexing_maps = [#map1, #map19, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg64, %arg62, %35 : tensor<16x512x4096xbf16>, tensor<16x512x1xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%36 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.mulf %845, %in_193 : bf16
      %847 = arith.mulf %in_193, %845 : bf16
      %848 = arith.mulf %in, %in_192 : bf16
      %849 = arith.addf %848, %847 : bf16
      %850 = arith.addf %849, %846 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc201)
    %38 = tensor.empty() : tensor<16x512xbf16> loc(#loc202)
    %expanded_22 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc202)
    %39 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_22 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc202)
    %expanded_23 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc202)
    %40 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_23 : tensor<16x512x1x4096xbf16>) outs(%39 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.negf %in : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc202)
    %41 = tensor.empty() : tensor<16x512xf32> loc(#loc203)
    %42 = linalg.fill ins(%cst_10 : f32) outs(%41 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc203)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<16x512x1xbf16>) outs(%42 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.divf %845, %cst_9 : f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc203)
    %44 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc204)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%44 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %845 = arith.truncf %in_192 : f32 to bf16
      %846 = arith.addf %in, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc204)
    %46 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc205)
    %47 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%46 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc205)
    %48 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg61 : tensor<16x512x4096xbf16>) outs(%47 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x512xf32> loc(#loc205)
    %49 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc206)
    %50 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg61, %48 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%49 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %845 = arith.divf %in_192, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.subf %in, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc206)
    %51 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc207)
    %52 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%51 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc207)
    %53 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%50 : tensor<16x512x4096xbf16>) outs(%52 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.mulf %in, %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc207)
    %54 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc208)
    %55 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<16x512xf32>) outs(%54 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.divf %in, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.addf %846, %cst_8 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc208)
    %56 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc209)
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<16x512x1xbf16>) outs(%56 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = math.rsqrt %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc209)
    %58 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc210)
    %59 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<16x512x1xbf16>) outs(%58 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc210)
    %60 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc211)
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %59 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%60 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc211)
    %62 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc212)
    %63 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg30 : tensor<4096xbf16>) outs(%62 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc212)
    %extracted_slice = tensor.extract_slice %arg56[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc213)
    %extracted_slice_24 = tensor.extract_slice %arg56[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc214)
    %extracted_slice_25 = tensor.extract_slice %arg56[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc215)
    %expanded_26 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc216)
    %expanded_27 = tensor.expand_shape %extracted_slice_24 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc217)
    %expanded_28 = tensor.expand_shape %extracted_slice_25 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc218)
    %64 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xi1> loc(#loc219)
    %65 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%64 : tensor<16x8x512x512xi1>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: i1):
      %845 = linalg.index 3 : index
      %846 = arith.index_cast %845 : index to i32
      %847 = linalg.index 2 : index
      %848 = arith.index_cast %847 : index to i32
      %849 = arith.cmpi sge, %848, %846 : i32
      linalg.yield %849 : i1
    } -> tensor<16x8x512x512xi1> loc(#loc219)
    %66 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc220)
    %67 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%66 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: bf16):
      %845 = arith.truncf %cst_5 : f32 to bf16
      linalg.yield %845 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc220)
    %68 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc221)
    %69 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %arg57, %67 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%68 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %cst_6 : bf16
      %846 = arith.select %in, %845, %in_193 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc221)
    %70 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xbf16> loc(#loc222)
    %71 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : bf16) outs(%70 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc222)
    %72 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%69 : tensor<16x8x512x512xbf16>) outs(%71 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.maximumf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc222)
    %73 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc223)
    %74 = linalg.generic {indexing_maps = [#map11, #map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %72 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%73 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.subf %in, %in_192 : bf16
      %846 = math.exp %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc223)
    %75 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc224)
    %76 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%75 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc224)
    %77 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%74 : tensor<16x8x512x512xbf16>) outs(%76 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x8x512xf32> loc(#loc224)
    %78 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x1xbf16> loc(#loc225)
    %79 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<16x8x512xf32>) outs(%78 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.truncf %in : f32 to bf16
      linalg.yield %845 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc225)
    %80 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc226)
    %81 = linalg.generic {indexing_maps = [#map29, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<16x8x512x1xbf16>) outs(%80 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc226)
    %82 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc227)
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg61, %arg59 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%82 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.addf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc227)
    %84 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc228)
    %85 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%84 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc228)
    %86 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<16x512x4096xbf16>) outs(%85 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x512xf32> loc(#loc228)
    %87 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc229)
    %88 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %86 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%87 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %845 = arith.divf %in_192, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.subf %in, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc229)
    %89 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc230)
    %90 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%89 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc230)
    %91 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%88 : tensor<16x512x4096xbf16>) outs(%90 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.mulf %in, %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc230)
    %92 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc231)
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<16x512xf32>) outs(%92 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.divf %in, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.addf %846, %cst_8 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc231)
    %94 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc232)
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<16x512x1xbf16>) outs(%94 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = math.rsqrt %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc232)
    %96 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc233)
    %97 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<16x512x1xbf16>) outs(%96 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc233)
    %98 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc234)
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %97 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%98 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc234)
    %100 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc235)
    %101 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg32 : tensor<4096xbf16>) outs(%100 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc235)
    %102 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc236)
    %103 = linalg.generic {indexing_maps = [#map30, #map31, #map30], iterator_types = ["parallel", "parallel"]} ins(%arg60, %arg36 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%102 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.addf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc236)
    %104 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc237)
    %105 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<8192x16384xbf16>) outs(%104 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.mulf %in, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc237)
    %106 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc238)
    %107 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%103, %105 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%106 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in : bf16
      %846 = arith.mulf %845, %cst_1 : bf16
      %847 = arith.addf %in, %846 : bf16
      %848 = arith.mulf %847, %cst_0 : bf16
      %849 = math.tanh %848 : bf16
      linalg.yield %849 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc238)
    %108 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc239)
    %109 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<8192x16384xbf16>) outs(%108 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %in, %cst_3 : bf16
      %846 = arith.mulf %845, %cst : bf16
      linalg.yield %846 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc239)
    %collapsed = tensor.collapse_shape %45 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc240)
    %110 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc241)
    %expanded_29 = tensor.expand_shape %110 [[0, 1]] output_shape [1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc241)
    %111 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_29 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc241)
    %expanded_30 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc241)
    %112 = linalg.generic {indexing_maps = [#map32, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_30 : tensor<16x512x1x4096xbf16>) outs(%111 : tensor<1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x4096xbf16> loc(#loc241)
    %113 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc242)
    %114 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%113 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc242)
    %115 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction"]} ins(%112 : tensor<1x4096xbf16>) outs(%114 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc242)
    %116 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x16384xbf16> loc(#loc243)
    %117 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%116 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc243)
    %118 = linalg.generic {indexing_maps = [#map35, #map36, #map36, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %103, %109 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%117 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.mulf %in, %845 : bf16
      %847 = arith.addf %out, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc243)
    %119 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384x4096xbf16> loc(#loc244)
    %120 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<4096x16384xbf16>) outs(%119 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc244)
    %121 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc245)
    %122 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%121 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc245)
    %123 = linalg.generic {indexing_maps = [#map37, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg28 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%122 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc245)
    %124 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc246)
    %125 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%123, %109, %103, %107, %105 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%124 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %in_195: bf16, %out: bf16):
      %845 = arith.subf %cst_3, %in_194 : bf16
      %846 = arith.mulf %in_193, %in : bf16
      %847 = arith.mulf %846, %cst : bf16
      %848 = arith.mulf %847, %845 : bf16
      %849 = arith.mulf %848, %in_194 : bf16
      %850 = arith.addf %848, %849 : bf16
      %851 = arith.mulf %850, %cst_0 : bf16
      %852 = arith.mulf %in_195, %cst_2 : bf16
      %853 = arith.mulf %851, %cst_1 : bf16
      %854 = arith.mulf %853, %852 : bf16
      %855 = arith.mulf %in, %in_192 : bf16
      %856 = arith.addf %855, %851 : bf16
      %857 = arith.addf %856, %854 : bf16
      linalg.yield %857 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc246)
    %126 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384xbf16> loc(#loc247)
    %expanded_31 = tensor.expand_shape %126 [[0, 1]] output_shape [1, 16384] {ao.layer = 3 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc247)
    %127 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_31 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc247)
    %expanded_32 = tensor.expand_shape %125 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc247)
    %128 = linalg.generic {indexing_maps = [#map38, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_32 : tensor<8192x1x16384xbf16>) outs(%127 : tensor<1x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x16384xbf16> loc(#loc247)
    %129 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384xbf16> loc(#loc248)
    %130 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%129 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc248)
    %131 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction"]} ins(%128 : tensor<1x16384xbf16>) outs(%130 : tensor<16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16384xbf16> loc(#loc248)
    %132 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384x4096xbf16> loc(#loc249)
    %133 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%132 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc249)
    %expanded_33 = tensor.expand_shape %125 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc249)
    %134 = linalg.generic {indexing_maps = [#map24, #map25, #map25, #map39, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_33, %99, %101, %arg31 : tensor<16x512x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%133 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.addf %845, %in_194 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.addf %out, %847 : bf16
      linalg.yield %848 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc249)
    %135 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x16384xbf16> loc(#loc250)
    %136 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<16384x4096xbf16>) outs(%135 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc250)
    %137 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x4096xbf16> loc(#loc251)
    %expanded_34 = tensor.expand_shape %137 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 3 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc251)
    %138 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_34 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc251)
    %expanded_35 = tensor.expand_shape %125 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc251)
    %139 = linalg.generic {indexing_maps = [#map3, #map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_35, %arg35 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%138 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc251)
    %140 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc252)
    %expanded_36 = tensor.expand_shape %140 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc252)
    %141 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_36 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc252)
    %expanded_37 = tensor.expand_shape %139 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc252)
    %142 = linalg.generic {indexing_maps = [#map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_37 : tensor<16x512x1x1x4096xbf16>) outs(%141 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc252)
    %143 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc253)
    %144 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%143 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc253)
    %145 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%142 : tensor<1x1x4096xbf16>) outs(%144 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc253)
    %146 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc254)
    %expanded_38 = tensor.expand_shape %146 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc254)
    %147 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_38 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc254)
    %expanded_39 = tensor.expand_shape %99 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc254)
    %expanded_40 = tensor.expand_shape %139 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc254)
    %148 = linalg.generic {indexing_maps = [#map26, #map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_39, %expanded_40 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%147 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc254)
    %149 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc255)
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %101 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%149 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc255)
    %151 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc256)
    %152 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%151 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc256)
    %153 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%148 : tensor<1x1x4096xbf16>) outs(%152 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc256)
    %154 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc257)
    %expanded_41 = tensor.expand_shape %154 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc257)
    %155 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_41 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc257)
    %expanded_42 = tensor.expand_shape %88 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc257)
    %expanded_43 = tensor.expand_shape %150 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc257)
    %156 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_42, %expanded_43 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%155 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc257)
    %157 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc258)
    %158 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%157 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc258)
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%156, %95, %93 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%158 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %845, %cst_7 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.extf %847 : bf16 to f32
      %849 = arith.divf %848, %cst_9 : f32
      %850 = arith.addf %out, %849 : f32
      linalg.yield %850 : f32
    } -> tensor<16x512xf32> loc(#loc258)
    %160 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc259)
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %97, %88, %159 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%160 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.mulf %845, %in_193 : bf16
      %847 = arith.mulf %in_193, %845 : bf16
      %848 = arith.mulf %in, %in_192 : bf16
      %849 = arith.addf %848, %847 : bf16
      %850 = arith.addf %849, %846 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc259)
    %162 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc260)
    %expanded_44 = tensor.expand_shape %162 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc260)
    %163 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_44 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc260)
    %expanded_45 = tensor.expand_shape %161 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc260)
    %164 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45 : tensor<16x512x1x4096xbf16>) outs(%163 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.negf %in : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc260)
    %165 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc261)
    %166 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%165 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc261)
    %167 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164 : tensor<16x512x1xbf16>) outs(%166 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.divf %845, %cst_9 : f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc261)
    %168 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc262)
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %161, %167 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%168 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %845 = arith.truncf %in_193 : f32 to bf16
      %846 = arith.addf %in, %in_192 : bf16
      %847 = arith.addf %846, %845 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc262)
    %170 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x4096xbf16> loc(#loc263)
    %expanded_46 = tensor.expand_shape %170 [[0], [1, 2]] output_shape [4096, 8, 512] {ao.layer = 3 : i64} : tensor<4096x4096xbf16> into tensor<4096x8x512xbf16> loc(#loc263)
    %171 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_46 : tensor<4096x8x512xbf16>) -> tensor<4096x8x512xbf16> loc(#loc263)
    %172 = linalg.generic {indexing_maps = [#map40, #map41, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%169, %arg58 : tensor<16x512x4096xbf16>, tensor<16x8x512x512xbf16>) outs(%171 : tensor<4096x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<4096x8x512xbf16> loc(#loc263)
    %173 = tensor.empty() {ao.layer = 3 : i64} : tensor<8x512x4096xbf16> loc(#loc264)
    %174 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<4096x8x512xbf16>) outs(%173 : tensor<8x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x512x4096xbf16> loc(#loc264)
    %collapsed_47 = tensor.collapse_shape %174 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<8x512x4096xbf16> into tensor<4096x4096xbf16> loc(#loc264)
    %175 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc265)
    %expanded_48 = tensor.expand_shape %175 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc265)
    %176 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_48 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc265)
    %expanded_49 = tensor.expand_shape %arg33 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 3 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc265)
    %177 = linalg.generic {indexing_maps = [#map42, #map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%169, %expanded_49 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%176 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc265)
    %178 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc266)
    %179 = linalg.generic {indexing_maps = [#map44, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177 : tensor<16x512x8x512xbf16>) outs(%178 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc266)
    %180 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc267)
    %181 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%180 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc267)
    %182 = linalg.generic {indexing_maps = [#map45, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%179, %expanded_28 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%181 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc267)
    %183 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc268)
    %184 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%183 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc268)
    %185 = linalg.generic {indexing_maps = [#map46, #map47, #map47, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%179, %74, %81 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%184 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %in, %845 : bf16
      %847 = arith.addf %out, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc268)
    %186 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> loc(#loc269)
    %187 = linalg.generic {indexing_maps = [#map48, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185 : tensor<16x8x512x512xbf16>) outs(%186 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc269)
    %188 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xbf16> loc(#loc270)
    %189 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%188 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc270)
    %190 = linalg.generic {indexing_maps = [#map11, #map29, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%182, %79, %74 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%189 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_192 : bf16
      %846 = arith.divf %cst_3, %845 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.mulf %847, %in_193 : bf16
      %849 = arith.addf %out, %848 : bf16
      linalg.yield %849 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc270)
    %expanded_50 = tensor.expand_shape %190 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 3 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc271)
    %191 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc272)
    %192 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%191 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc272)
    %193 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_50 : tensor<16x8x512x1xbf16>) outs(%192 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.negf %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x8x512xf32> loc(#loc272)
    %194 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc273)
    %195 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map7, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %182, %81, %193, %74 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%194 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %in_194: f32, %in_195: bf16, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.divf %in_192, %in_193 : bf16
      %847 = arith.addf %846, %845 : bf16
      %848 = arith.mulf %847, %in_195 : bf16
      %849 = arith.select %in, %848, %cst_11 : bf16
      %850 = arith.mulf %849, %cst_6 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc273)
    %196 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc274)
    %197 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%196 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc274)
    %198 = linalg.generic {indexing_maps = [#map45, #map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%195, %expanded_26 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%197 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc274)
    %199 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> loc(#loc275)
    %200 = linalg.generic {indexing_maps = [#map50, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<16x8x512x512xbf16>) outs(%199 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc275)
    %201 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc276)
    %202 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%201 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc276)
    %203 = linalg.generic {indexing_maps = [#map46, #map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%195, %expanded_27 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%202 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc276)
    %204 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> loc(#loc277)
    %205 = linalg.generic {indexing_maps = [#map50, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%203 : tensor<16x8x512x512xbf16>) outs(%204 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc277)
    %collapsed_51 = tensor.collapse_shape %187 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc278)
    %collapsed_52 = tensor.collapse_shape %200 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc279)
    %collapsed_53 = tensor.collapse_shape %205 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc280)
    %206 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> loc(#loc281)
    %207 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%206 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: bf16):
      %845 = linalg.index 0 : index
      %846 = linalg.index 1 : index
      %847 = linalg.index 2 : index
      %848 = arith.cmpi ult, %847, %c4096 : index
      %849 = scf.if %848 -> (bf16) {
        %extracted = tensor.extract %collapsed_53[%845, %846, %847] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %850 = arith.cmpi ult, %847, %c8192 : index
        %851 = scf.if %850 -> (bf16) {
          %852 = arith.subi %847, %c4096 : index
          %extracted = tensor.extract %collapsed_52[%845, %846, %852] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %852 = arith.subi %847, %c8192 : index
          %extracted = tensor.extract %collapsed_51[%845, %846, %852] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %851 : bf16
      }
      linalg.yield %849 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc281)
    %208 = tensor.empty() {ao.layer = 3 : i64} : tensor<12288x4096xbf16> loc(#loc282)
    %209 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%208 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc282)
    %210 = linalg.generic {indexing_maps = [#map24, #map25, #map25, #map39, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%207, %61, %63, %arg29 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%209 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.addf %845, %in_194 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.addf %out, %847 : bf16
      linalg.yield %848 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc282)
    %211 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x12288xbf16> loc(#loc283)
    %212 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%210 : tensor<12288x4096xbf16>) outs(%211 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc283)
    %213 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc284)
    %214 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%213 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc284)
    %215 = linalg.generic {indexing_maps = [#map3, #map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%207, %arg34 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%214 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc284)
    %216 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc285)
    %expanded_54 = tensor.expand_shape %216 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc285)
    %217 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_54 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc285)
    %expanded_55 = tensor.expand_shape %215 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc285)
    %218 = linalg.generic {indexing_maps = [#map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_55 : tensor<16x512x1x1x4096xbf16>) outs(%217 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc285)
    %219 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc286)
    %220 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%219 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc286)
    %221 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%218 : tensor<1x1x4096xbf16>) outs(%220 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc286)
    %222 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc287)
    %expanded_56 = tensor.expand_shape %222 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc287)
    %223 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_56 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc287)
    %expanded_57 = tensor.expand_shape %61 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc287)
    %expanded_58 = tensor.expand_shape %215 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc287)
    %224 = linalg.generic {indexing_maps = [#map26, #map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_57, %expanded_58 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%223 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc287)
    %225 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc288)
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %63 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%225 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc288)
    %227 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc289)
    %228 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%227 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc289)
    %229 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%224 : tensor<1x1x4096xbf16>) outs(%228 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc289)
    %230 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc290)
    %expanded_59 = tensor.expand_shape %230 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc290)
    %231 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_59 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc290)
    %expanded_60 = tensor.expand_shape %50 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc290)
    %expanded_61 = tensor.expand_shape %226 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc290)
    %232 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_60, %expanded_61 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%231 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc290)
    %233 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc291)
    %234 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%233 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc291)
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%232, %57, %55 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%234 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %845, %cst_7 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.extf %847 : bf16 to f32
      %849 = arith.divf %848, %cst_9 : f32
      %850 = arith.addf %out, %849 : f32
      linalg.yield %850 : f32
    } -> tensor<16x512xf32> loc(#loc291)
    %236 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc292)
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %59, %50, %235 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%236 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.mulf %845, %in_193 : bf16
      %847 = arith.mulf %in_193, %845 : bf16
      %848 = arith.mulf %in, %in_192 : bf16
      %849 = arith.addf %848, %847 : bf16
      %850 = arith.addf %849, %846 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc292)
    %238 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc293)
    %expanded_62 = tensor.expand_shape %238 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc293)
    %239 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_62 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc293)
    %expanded_63 = tensor.expand_shape %237 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc293)
    %240 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_63 : tensor<16x512x1x4096xbf16>) outs(%239 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.negf %in : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc293)
    %241 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc294)
    %242 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%241 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc294)
    %243 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%240 : tensor<16x512x1xbf16>) outs(%242 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.divf %845, %cst_9 : f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc294)
    %244 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc295)
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %237, %243 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%244 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %845 = arith.truncf %in_193 : f32 to bf16
      %846 = arith.addf %in, %in_192 : bf16
      %847 = arith.addf %846, %845 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc295)
    %246 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc296)
    %247 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%246 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc296)
    %248 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg55 : tensor<16x512x4096xbf16>) outs(%247 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x512xf32> loc(#loc296)
    %249 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc297)
    %250 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg55, %248 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%249 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %845 = arith.divf %in_192, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.subf %in, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc297)
    %251 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc298)
    %252 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%251 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc298)
    %253 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%250 : tensor<16x512x4096xbf16>) outs(%252 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.mulf %in, %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc298)
    %254 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc299)
    %255 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<16x512xf32>) outs(%254 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.divf %in, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.addf %846, %cst_8 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc299)
    %256 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc300)
    %257 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<16x512x1xbf16>) outs(%256 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = math.rsqrt %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc300)
    %258 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc301)
    %259 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<16x512x1xbf16>) outs(%258 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc301)
    %260 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc302)
    %261 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %259 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%260 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc302)
    %262 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc303)
    %263 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21 : tensor<4096xbf16>) outs(%262 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc303)
    %extracted_slice_64 = tensor.extract_slice %arg50[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc304)
    %extracted_slice_65 = tensor.extract_slice %arg50[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc305)
    %extracted_slice_66 = tensor.extract_slice %arg50[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc306)
    %expanded_67 = tensor.expand_shape %extracted_slice_64 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc307)
    %expanded_68 = tensor.expand_shape %extracted_slice_65 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc308)
    %expanded_69 = tensor.expand_shape %extracted_slice_66 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc309)
    %264 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc310)
    %265 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %arg51, %67 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%264 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %cst_6 : bf16
      %846 = arith.select %in, %845, %in_193 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc310)
    %266 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xbf16> loc(#loc311)
    %267 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : bf16) outs(%266 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc311)
    %268 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%265 : tensor<16x8x512x512xbf16>) outs(%267 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.maximumf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc311)
    %269 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc312)
    %270 = linalg.generic {indexing_maps = [#map11, #map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%265, %268 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%269 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.subf %in, %in_192 : bf16
      %846 = math.exp %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc312)
    %271 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc313)
    %272 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%271 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc313)
    %273 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%270 : tensor<16x8x512x512xbf16>) outs(%272 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x8x512xf32> loc(#loc313)
    %274 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x1xbf16> loc(#loc314)
    %275 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273 : tensor<16x8x512xf32>) outs(%274 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.truncf %in : f32 to bf16
      linalg.yield %845 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc314)
    %276 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc315)
    %277 = linalg.generic {indexing_maps = [#map29, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275 : tensor<16x8x512x1xbf16>) outs(%276 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc315)
    %278 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc316)
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg55, %arg53 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%278 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.addf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc316)
    %280 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc317)
    %281 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%280 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc317)
    %282 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%279 : tensor<16x512x4096xbf16>) outs(%281 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x512xf32> loc(#loc317)
    %283 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc318)
    %284 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %282 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%283 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %845 = arith.divf %in_192, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.subf %in, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc318)
    %285 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc319)
    %286 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%285 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc319)
    %287 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%284 : tensor<16x512x4096xbf16>) outs(%286 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.mulf %in, %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc319)
    %288 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc320)
    %289 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<16x512xf32>) outs(%288 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.divf %in, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.addf %846, %cst_8 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc320)
    %290 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc321)
    %291 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<16x512x1xbf16>) outs(%290 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = math.rsqrt %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc321)
    %292 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc322)
    %293 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<16x512x1xbf16>) outs(%292 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc322)
    %294 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc323)
    %295 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %293 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%294 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc323)
    %296 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc324)
    %297 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<4096xbf16>) outs(%296 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc324)
    %298 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc325)
    %299 = linalg.generic {indexing_maps = [#map30, #map31, #map30], iterator_types = ["parallel", "parallel"]} ins(%arg54, %arg27 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%298 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.addf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc325)
    %300 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc326)
    %301 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%299 : tensor<8192x16384xbf16>) outs(%300 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.mulf %in, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc326)
    %302 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc327)
    %303 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%299, %301 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%302 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in : bf16
      %846 = arith.mulf %845, %cst_1 : bf16
      %847 = arith.addf %in, %846 : bf16
      %848 = arith.mulf %847, %cst_0 : bf16
      %849 = math.tanh %848 : bf16
      linalg.yield %849 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc327)
    %304 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc328)
    %305 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<8192x16384xbf16>) outs(%304 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %in, %cst_3 : bf16
      %846 = arith.mulf %845, %cst : bf16
      linalg.yield %846 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc328)
    %collapsed_70 = tensor.collapse_shape %245 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc329)
    %306 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc330)
    %expanded_71 = tensor.expand_shape %306 [[0, 1]] output_shape [1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc330)
    %307 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_71 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc330)
    %expanded_72 = tensor.expand_shape %245 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc330)
    %308 = linalg.generic {indexing_maps = [#map32, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_72 : tensor<16x512x1x4096xbf16>) outs(%307 : tensor<1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x4096xbf16> loc(#loc330)
    %309 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc331)
    %310 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%309 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc331)
    %311 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction"]} ins(%308 : tensor<1x4096xbf16>) outs(%310 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc331)
    %312 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x16384xbf16> loc(#loc332)
    %313 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%312 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc332)
    %314 = linalg.generic {indexing_maps = [#map35, #map36, #map36, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_70, %299, %305 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%313 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.mulf %in, %845 : bf16
      %847 = arith.addf %out, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc332)
    %315 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384x4096xbf16> loc(#loc333)
    %316 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%314 : tensor<4096x16384xbf16>) outs(%315 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc333)
    %317 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc334)
    %318 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%317 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc334)
    %319 = linalg.generic {indexing_maps = [#map37, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_70, %arg19 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%318 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc334)
    %320 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc335)
    %321 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%319, %305, %299, %303, %301 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%320 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %in_195: bf16, %out: bf16):
      %845 = arith.subf %cst_3, %in_194 : bf16
      %846 = arith.mulf %in_193, %in : bf16
      %847 = arith.mulf %846, %cst : bf16
      %848 = arith.mulf %847, %845 : bf16
      %849 = arith.mulf %848, %in_194 : bf16
      %850 = arith.addf %848, %849 : bf16
      %851 = arith.mulf %850, %cst_0 : bf16
      %852 = arith.mulf %in_195, %cst_2 : bf16
      %853 = arith.mulf %851, %cst_1 : bf16
      %854 = arith.mulf %853, %852 : bf16
      %855 = arith.mulf %in, %in_192 : bf16
      %856 = arith.addf %855, %851 : bf16
      %857 = arith.addf %856, %854 : bf16
      linalg.yield %857 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc335)
    %322 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384xbf16> loc(#loc336)
    %expanded_73 = tensor.expand_shape %322 [[0, 1]] output_shape [1, 16384] {ao.layer = 2 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc336)
    %323 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_73 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc336)
    %expanded_74 = tensor.expand_shape %321 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc336)
    %324 = linalg.generic {indexing_maps = [#map38, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_74 : tensor<8192x1x16384xbf16>) outs(%323 : tensor<1x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x16384xbf16> loc(#loc336)
    %325 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384xbf16> loc(#loc337)
    %326 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%325 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc337)
    %327 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction"]} ins(%324 : tensor<1x16384xbf16>) outs(%326 : tensor<16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16384xbf16> loc(#loc337)
    %328 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384x4096xbf16> loc(#loc338)
    %329 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%328 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc338)
    %expanded_75 = tensor.expand_shape %321 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc338)
    %330 = linalg.generic {indexing_maps = [#map24, #map25, #map25, #map39, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_75, %295, %297, %arg22 : tensor<16x512x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%329 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.addf %845, %in_194 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.addf %out, %847 : bf16
      linalg.yield %848 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc338)
    %331 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x16384xbf16> loc(#loc339)
    %332 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%330 : tensor<16384x4096xbf16>) outs(%331 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc339)
    %333 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x4096xbf16> loc(#loc340)
    %expanded_76 = tensor.expand_shape %333 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 2 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc340)
    %334 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_76 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc340)
    %expanded_77 = tensor.expand_shape %321 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc340)
    %335 = linalg.generic {indexing_maps = [#map3, #map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_77, %arg26 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%334 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc340)
    %336 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc341)
    %expanded_78 = tensor.expand_shape %336 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc341)
    %337 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_78 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc341)
    %expanded_79 = tensor.expand_shape %335 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc341)
    %338 = linalg.generic {indexing_maps = [#map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_79 : tensor<16x512x1x1x4096xbf16>) outs(%337 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc341)
    %339 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc342)
    %340 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%339 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc342)
    %341 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%338 : tensor<1x1x4096xbf16>) outs(%340 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc342)
    %342 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc343)
    %expanded_80 = tensor.expand_shape %342 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc343)
    %343 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_80 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc343)
    %expanded_81 = tensor.expand_shape %295 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc343)
    %expanded_82 = tensor.expand_shape %335 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc343)
    %344 = linalg.generic {indexing_maps = [#map26, #map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_81, %expanded_82 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%343 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc343)
    %345 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc344)
    %346 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %297 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%345 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc344)
    %347 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc345)
    %348 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%347 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc345)
    %349 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%344 : tensor<1x1x4096xbf16>) outs(%348 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc345)
    %350 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc346)
    %expanded_83 = tensor.expand_shape %350 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc346)
    %351 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_83 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc346)
    %expanded_84 = tensor.expand_shape %284 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc346)
    %expanded_85 = tensor.expand_shape %346 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc346)
    %352 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_84, %expanded_85 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%351 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc346)
    %353 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc347)
    %354 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%353 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc347)
    %355 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%352, %291, %289 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%354 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %845, %cst_7 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.extf %847 : bf16 to f32
      %849 = arith.divf %848, %cst_9 : f32
      %850 = arith.addf %out, %849 : f32
      linalg.yield %850 : f32
    } -> tensor<16x512xf32> loc(#loc347)
    %356 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc348)
    %357 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %293, %284, %355 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%356 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.mulf %845, %in_193 : bf16
      %847 = arith.mulf %in_193, %845 : bf16
      %848 = arith.mulf %in, %in_192 : bf16
      %849 = arith.addf %848, %847 : bf16
      %850 = arith.addf %849, %846 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc348)
    %358 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc349)
    %expanded_86 = tensor.expand_shape %358 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc349)
    %359 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_86 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc349)
    %expanded_87 = tensor.expand_shape %357 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc349)
    %360 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_87 : tensor<16x512x1x4096xbf16>) outs(%359 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.negf %in : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc349)
    %361 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc350)
    %362 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%361 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc350)
    %363 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%360 : tensor<16x512x1xbf16>) outs(%362 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.divf %845, %cst_9 : f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc350)
    %364 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc351)
    %365 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %357, %363 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%364 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %845 = arith.truncf %in_193 : f32 to bf16
      %846 = arith.addf %in, %in_192 : bf16
      %847 = arith.addf %846, %845 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc351)
    %366 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x4096xbf16> loc(#loc352)
    %expanded_88 = tensor.expand_shape %366 [[0], [1, 2]] output_shape [4096, 8, 512] {ao.layer = 2 : i64} : tensor<4096x4096xbf16> into tensor<4096x8x512xbf16> loc(#loc352)
    %367 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_88 : tensor<4096x8x512xbf16>) -> tensor<4096x8x512xbf16> loc(#loc352)
    %368 = linalg.generic {indexing_maps = [#map40, #map41, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%365, %arg52 : tensor<16x512x4096xbf16>, tensor<16x8x512x512xbf16>) outs(%367 : tensor<4096x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<4096x8x512xbf16> loc(#loc352)
    %369 = tensor.empty() {ao.layer = 2 : i64} : tensor<8x512x4096xbf16> loc(#loc353)
    %370 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368 : tensor<4096x8x512xbf16>) outs(%369 : tensor<8x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x512x4096xbf16> loc(#loc353)
    %collapsed_89 = tensor.collapse_shape %370 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<8x512x4096xbf16> into tensor<4096x4096xbf16> loc(#loc353)
    %371 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc354)
    %expanded_90 = tensor.expand_shape %371 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc354)
    %372 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_90 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc354)
    %expanded_91 = tensor.expand_shape %arg24 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 2 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc354)
    %373 = linalg.generic {indexing_maps = [#map42, #map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%365, %expanded_91 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%372 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc354)
    %374 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc355)
    %375 = linalg.generic {indexing_maps = [#map44, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%373 : tensor<16x512x8x512xbf16>) outs(%374 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc355)
    %376 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc356)
    %377 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%376 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc356)
    %378 = linalg.generic {indexing_maps = [#map45, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%375, %expanded_69 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%377 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc356)
    %379 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc357)
    %380 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%379 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc357)
    %381 = linalg.generic {indexing_maps = [#map46, #map47, #map47, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%375, %270, %277 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%380 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %in, %845 : bf16
      %847 = arith.addf %out, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc357)
    %382 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> loc(#loc358)
    %383 = linalg.generic {indexing_maps = [#map48, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%381 : tensor<16x8x512x512xbf16>) outs(%382 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc358)
    %384 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xbf16> loc(#loc359)
    %385 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%384 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc359)
    %386 = linalg.generic {indexing_maps = [#map11, #map29, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%378, %275, %270 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%385 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_192 : bf16
      %846 = arith.divf %cst_3, %845 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.mulf %847, %in_193 : bf16
      %849 = arith.addf %out, %848 : bf16
      linalg.yield %849 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc359)
    %expanded_92 = tensor.expand_shape %386 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 2 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc360)
    %387 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc361)
    %388 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%387 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc361)
    %389 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_92 : tensor<16x8x512x1xbf16>) outs(%388 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.negf %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x8x512xf32> loc(#loc361)
    %390 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc362)
    %391 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map7, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %378, %277, %389, %270 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%390 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %in_194: f32, %in_195: bf16, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.divf %in_192, %in_193 : bf16
      %847 = arith.addf %846, %845 : bf16
      %848 = arith.mulf %847, %in_195 : bf16
      %849 = arith.select %in, %848, %cst_11 : bf16
      %850 = arith.mulf %849, %cst_6 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc362)
    %392 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc363)
    %393 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%392 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc363)
    %394 = linalg.generic {indexing_maps = [#map45, #map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%391, %expanded_67 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%393 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc363)
    %395 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> loc(#loc364)
    %396 = linalg.generic {indexing_maps = [#map50, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%394 : tensor<16x8x512x512xbf16>) outs(%395 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc364)
    %397 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc365)
    %398 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%397 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc365)
    %399 = linalg.generic {indexing_maps = [#map46, #map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%391, %expanded_68 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%398 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc365)
    %400 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> loc(#loc366)
    %401 = linalg.generic {indexing_maps = [#map50, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%399 : tensor<16x8x512x512xbf16>) outs(%400 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc366)
    %collapsed_93 = tensor.collapse_shape %383 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc367)
    %collapsed_94 = tensor.collapse_shape %396 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc368)
    %collapsed_95 = tensor.collapse_shape %401 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc369)
    %402 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> loc(#loc370)
    %403 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%402 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%out: bf16):
      %845 = linalg.index 0 : index
      %846 = linalg.index 1 : index
      %847 = linalg.index 2 : index
      %848 = arith.cmpi ult, %847, %c4096 : index
      %849 = scf.if %848 -> (bf16) {
        %extracted = tensor.extract %collapsed_95[%845, %846, %847] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %850 = arith.cmpi ult, %847, %c8192 : index
        %851 = scf.if %850 -> (bf16) {
          %852 = arith.subi %847, %c4096 : index
          %extracted = tensor.extract %collapsed_94[%845, %846, %852] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %852 = arith.subi %847, %c8192 : index
          %extracted = tensor.extract %collapsed_93[%845, %846, %852] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %851 : bf16
      }
      linalg.yield %849 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc370)
    %404 = tensor.empty() {ao.layer = 2 : i64} : tensor<12288x4096xbf16> loc(#loc371)
    %405 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%404 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc371)
    %406 = linalg.generic {indexing_maps = [#map24, #map25, #map25, #map39, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%403, %261, %263, %arg20 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%405 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.addf %845, %in_194 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.addf %out, %847 : bf16
      linalg.yield %848 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc371)
    %407 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x12288xbf16> loc(#loc372)
    %408 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%406 : tensor<12288x4096xbf16>) outs(%407 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc372)
    %409 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc373)
    %410 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%409 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc373)
    %411 = linalg.generic {indexing_maps = [#map3, #map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%403, %arg25 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%410 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc373)
    %412 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc374)
    %expanded_96 = tensor.expand_shape %412 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc374)
    %413 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_96 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc374)
    %expanded_97 = tensor.expand_shape %411 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc374)
    %414 = linalg.generic {indexing_maps = [#map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_97 : tensor<16x512x1x1x4096xbf16>) outs(%413 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc374)
    %415 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc375)
    %416 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%415 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc375)
    %417 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%414 : tensor<1x1x4096xbf16>) outs(%416 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc375)
    %418 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc376)
    %expanded_98 = tensor.expand_shape %418 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc376)
    %419 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_98 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc376)
    %expanded_99 = tensor.expand_shape %261 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc376)
    %expanded_100 = tensor.expand_shape %411 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc376)
    %420 = linalg.generic {indexing_maps = [#map26, #map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_99, %expanded_100 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%419 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc376)
    %421 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc377)
    %422 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411, %263 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%421 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc377)
    %423 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc378)
    %424 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%423 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc378)
    %425 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%420 : tensor<1x1x4096xbf16>) outs(%424 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc378)
    %426 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc379)
    %expanded_101 = tensor.expand_shape %426 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc379)
    %427 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_101 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc379)
    %expanded_102 = tensor.expand_shape %250 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc379)
    %expanded_103 = tensor.expand_shape %422 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc379)
    %428 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_102, %expanded_103 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%427 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc379)
    %429 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc380)
    %430 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%429 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc380)
    %431 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%428, %257, %255 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%430 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %845, %cst_7 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.extf %847 : bf16 to f32
      %849 = arith.divf %848, %cst_9 : f32
      %850 = arith.addf %out, %849 : f32
      linalg.yield %850 : f32
    } -> tensor<16x512xf32> loc(#loc380)
    %432 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc381)
    %433 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %259, %250, %431 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%432 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.mulf %845, %in_193 : bf16
      %847 = arith.mulf %in_193, %845 : bf16
      %848 = arith.mulf %in, %in_192 : bf16
      %849 = arith.addf %848, %847 : bf16
      %850 = arith.addf %849, %846 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc381)
    %434 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc382)
    %expanded_104 = tensor.expand_shape %434 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc382)
    %435 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_104 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc382)
    %expanded_105 = tensor.expand_shape %433 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc382)
    %436 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_105 : tensor<16x512x1x4096xbf16>) outs(%435 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.negf %in : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc382)
    %437 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc383)
    %438 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%437 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc383)
    %439 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%436 : tensor<16x512x1xbf16>) outs(%438 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.divf %845, %cst_9 : f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc383)
    %440 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc384)
    %441 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %433, %439 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%440 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %845 = arith.truncf %in_193 : f32 to bf16
      %846 = arith.addf %in, %in_192 : bf16
      %847 = arith.addf %846, %845 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc384)
    %442 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc385)
    %443 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%442 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc385)
    %444 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg49 : tensor<16x512x4096xbf16>) outs(%443 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x512xf32> loc(#loc385)
    %445 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc386)
    %446 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg49, %444 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%445 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %845 = arith.divf %in_192, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.subf %in, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc386)
    %447 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc387)
    %448 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%447 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc387)
    %449 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%446 : tensor<16x512x4096xbf16>) outs(%448 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.mulf %in, %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc387)
    %450 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc388)
    %451 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449 : tensor<16x512xf32>) outs(%450 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.divf %in, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.addf %846, %cst_8 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc388)
    %452 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc389)
    %453 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451 : tensor<16x512x1xbf16>) outs(%452 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = math.rsqrt %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc389)
    %454 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc390)
    %455 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453 : tensor<16x512x1xbf16>) outs(%454 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc390)
    %456 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc391)
    %457 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %455 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%456 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc391)
    %458 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc392)
    %459 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<4096xbf16>) outs(%458 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc392)
    %extracted_slice_106 = tensor.extract_slice %arg44[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc393)
    %extracted_slice_107 = tensor.extract_slice %arg44[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc394)
    %extracted_slice_108 = tensor.extract_slice %arg44[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc395)
    %expanded_109 = tensor.expand_shape %extracted_slice_106 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc396)
    %expanded_110 = tensor.expand_shape %extracted_slice_107 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc397)
    %expanded_111 = tensor.expand_shape %extracted_slice_108 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc398)
    %460 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc399)
    %461 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %arg45, %67 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%460 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %cst_6 : bf16
      %846 = arith.select %in, %845, %in_193 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc399)
    %462 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xbf16> loc(#loc400)
    %463 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : bf16) outs(%462 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc400)
    %464 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%461 : tensor<16x8x512x512xbf16>) outs(%463 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.maximumf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc400)
    %465 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc401)
    %466 = linalg.generic {indexing_maps = [#map11, #map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%461, %464 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%465 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.subf %in, %in_192 : bf16
      %846 = math.exp %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc401)
    %467 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc402)
    %468 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%467 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc402)
    %469 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%466 : tensor<16x8x512x512xbf16>) outs(%468 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x8x512xf32> loc(#loc402)
    %470 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x1xbf16> loc(#loc403)
    %471 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%469 : tensor<16x8x512xf32>) outs(%470 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.truncf %in : f32 to bf16
      linalg.yield %845 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc403)
    %472 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc404)
    %473 = linalg.generic {indexing_maps = [#map29, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471 : tensor<16x8x512x1xbf16>) outs(%472 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc404)
    %474 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc405)
    %475 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg49, %arg47 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%474 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.addf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc405)
    %476 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc406)
    %477 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%476 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc406)
    %478 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%475 : tensor<16x512x4096xbf16>) outs(%477 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x512xf32> loc(#loc406)
    %479 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc407)
    %480 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475, %478 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%479 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %845 = arith.divf %in_192, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.subf %in, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc407)
    %481 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc408)
    %482 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%481 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc408)
    %483 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%480 : tensor<16x512x4096xbf16>) outs(%482 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.mulf %in, %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc408)
    %484 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc409)
    %485 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483 : tensor<16x512xf32>) outs(%484 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.divf %in, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.addf %846, %cst_8 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc409)
    %486 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc410)
    %487 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485 : tensor<16x512x1xbf16>) outs(%486 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = math.rsqrt %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc410)
    %488 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc411)
    %489 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487 : tensor<16x512x1xbf16>) outs(%488 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc411)
    %490 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc412)
    %491 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480, %489 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%490 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc412)
    %492 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc413)
    %493 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<4096xbf16>) outs(%492 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc413)
    %494 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc414)
    %495 = linalg.generic {indexing_maps = [#map30, #map31, #map30], iterator_types = ["parallel", "parallel"]} ins(%arg48, %arg18 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%494 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.addf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc414)
    %496 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc415)
    %497 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%495 : tensor<8192x16384xbf16>) outs(%496 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.mulf %in, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc415)
    %498 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc416)
    %499 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%495, %497 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%498 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in : bf16
      %846 = arith.mulf %845, %cst_1 : bf16
      %847 = arith.addf %in, %846 : bf16
      %848 = arith.mulf %847, %cst_0 : bf16
      %849 = math.tanh %848 : bf16
      linalg.yield %849 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc416)
    %500 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc417)
    %501 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%499 : tensor<8192x16384xbf16>) outs(%500 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %in, %cst_3 : bf16
      %846 = arith.mulf %845, %cst : bf16
      linalg.yield %846 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc417)
    %collapsed_112 = tensor.collapse_shape %441 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc418)
    %502 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc419)
    %expanded_113 = tensor.expand_shape %502 [[0, 1]] output_shape [1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc419)
    %503 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_113 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc419)
    %expanded_114 = tensor.expand_shape %441 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc419)
    %504 = linalg.generic {indexing_maps = [#map32, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_114 : tensor<16x512x1x4096xbf16>) outs(%503 : tensor<1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x4096xbf16> loc(#loc419)
    %505 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc420)
    %506 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%505 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc420)
    %507 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction"]} ins(%504 : tensor<1x4096xbf16>) outs(%506 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc420)
    %508 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x16384xbf16> loc(#loc421)
    %509 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%508 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc421)
    %510 = linalg.generic {indexing_maps = [#map35, #map36, #map36, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_112, %495, %501 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%509 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.mulf %in, %845 : bf16
      %847 = arith.addf %out, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc421)
    %511 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384x4096xbf16> loc(#loc422)
    %512 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%510 : tensor<4096x16384xbf16>) outs(%511 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc422)
    %513 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc423)
    %514 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%513 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc423)
    %515 = linalg.generic {indexing_maps = [#map37, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_112, %arg10 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%514 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc423)
    %516 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc424)
    %517 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%515, %501, %495, %499, %497 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%516 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %in_195: bf16, %out: bf16):
      %845 = arith.subf %cst_3, %in_194 : bf16
      %846 = arith.mulf %in_193, %in : bf16
      %847 = arith.mulf %846, %cst : bf16
      %848 = arith.mulf %847, %845 : bf16
      %849 = arith.mulf %848, %in_194 : bf16
      %850 = arith.addf %848, %849 : bf16
      %851 = arith.mulf %850, %cst_0 : bf16
      %852 = arith.mulf %in_195, %cst_2 : bf16
      %853 = arith.mulf %851, %cst_1 : bf16
      %854 = arith.mulf %853, %852 : bf16
      %855 = arith.mulf %in, %in_192 : bf16
      %856 = arith.addf %855, %851 : bf16
      %857 = arith.addf %856, %854 : bf16
      linalg.yield %857 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc424)
    %518 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384xbf16> loc(#loc425)
    %expanded_115 = tensor.expand_shape %518 [[0, 1]] output_shape [1, 16384] {ao.layer = 1 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc425)
    %519 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_115 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc425)
    %expanded_116 = tensor.expand_shape %517 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc425)
    %520 = linalg.generic {indexing_maps = [#map38, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_116 : tensor<8192x1x16384xbf16>) outs(%519 : tensor<1x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x16384xbf16> loc(#loc425)
    %521 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384xbf16> loc(#loc426)
    %522 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%521 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc426)
    %523 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction"]} ins(%520 : tensor<1x16384xbf16>) outs(%522 : tensor<16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16384xbf16> loc(#loc426)
    %524 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384x4096xbf16> loc(#loc427)
    %525 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%524 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc427)
    %expanded_117 = tensor.expand_shape %517 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc427)
    %526 = linalg.generic {indexing_maps = [#map24, #map25, #map25, #map39, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_117, %491, %493, %arg13 : tensor<16x512x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%525 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.addf %845, %in_194 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.addf %out, %847 : bf16
      linalg.yield %848 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc427)
    %527 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x16384xbf16> loc(#loc428)
    %528 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%526 : tensor<16384x4096xbf16>) outs(%527 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc428)
    %529 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x4096xbf16> loc(#loc429)
    %expanded_118 = tensor.expand_shape %529 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 1 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc429)
    %530 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_118 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc429)
    %expanded_119 = tensor.expand_shape %517 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc429)
    %531 = linalg.generic {indexing_maps = [#map3, #map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_119, %arg17 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%530 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc429)
    %532 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc430)
    %expanded_120 = tensor.expand_shape %532 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc430)
    %533 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_120 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc430)
    %expanded_121 = tensor.expand_shape %531 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc430)
    %534 = linalg.generic {indexing_maps = [#map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_121 : tensor<16x512x1x1x4096xbf16>) outs(%533 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc430)
    %535 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc431)
    %536 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%535 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc431)
    %537 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%534 : tensor<1x1x4096xbf16>) outs(%536 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc431)
    %538 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc432)
    %expanded_122 = tensor.expand_shape %538 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc432)
    %539 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_122 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc432)
    %expanded_123 = tensor.expand_shape %491 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc432)
    %expanded_124 = tensor.expand_shape %531 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc432)
    %540 = linalg.generic {indexing_maps = [#map26, #map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_123, %expanded_124 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%539 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc432)
    %541 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc433)
    %542 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %493 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%541 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc433)
    %543 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc434)
    %544 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%543 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc434)
    %545 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%540 : tensor<1x1x4096xbf16>) outs(%544 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc434)
    %546 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc435)
    %expanded_125 = tensor.expand_shape %546 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc435)
    %547 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_125 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc435)
    %expanded_126 = tensor.expand_shape %480 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc435)
    %expanded_127 = tensor.expand_shape %542 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc435)
    %548 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_126, %expanded_127 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%547 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc435)
    %549 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc436)
    %550 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%549 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc436)
    %551 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%548, %487, %485 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%550 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %845, %cst_7 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.extf %847 : bf16 to f32
      %849 = arith.divf %848, %cst_9 : f32
      %850 = arith.addf %out, %849 : f32
      linalg.yield %850 : f32
    } -> tensor<16x512xf32> loc(#loc436)
    %552 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc437)
    %553 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %489, %480, %551 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%552 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.mulf %845, %in_193 : bf16
      %847 = arith.mulf %in_193, %845 : bf16
      %848 = arith.mulf %in, %in_192 : bf16
      %849 = arith.addf %848, %847 : bf16
      %850 = arith.addf %849, %846 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc437)
    %554 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc438)
    %expanded_128 = tensor.expand_shape %554 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc438)
    %555 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_128 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc438)
    %expanded_129 = tensor.expand_shape %553 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc438)
    %556 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_129 : tensor<16x512x1x4096xbf16>) outs(%555 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.negf %in : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc438)
    %557 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc439)
    %558 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%557 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc439)
    %559 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%556 : tensor<16x512x1xbf16>) outs(%558 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.divf %845, %cst_9 : f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc439)
    %560 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc440)
    %561 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %553, %559 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%560 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %845 = arith.truncf %in_193 : f32 to bf16
      %846 = arith.addf %in, %in_192 : bf16
      %847 = arith.addf %846, %845 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc440)
    %562 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x4096xbf16> loc(#loc441)
    %expanded_130 = tensor.expand_shape %562 [[0], [1, 2]] output_shape [4096, 8, 512] {ao.layer = 1 : i64} : tensor<4096x4096xbf16> into tensor<4096x8x512xbf16> loc(#loc441)
    %563 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_130 : tensor<4096x8x512xbf16>) -> tensor<4096x8x512xbf16> loc(#loc441)
    %564 = linalg.generic {indexing_maps = [#map40, #map41, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%561, %arg46 : tensor<16x512x4096xbf16>, tensor<16x8x512x512xbf16>) outs(%563 : tensor<4096x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<4096x8x512xbf16> loc(#loc441)
    %565 = tensor.empty() {ao.layer = 1 : i64} : tensor<8x512x4096xbf16> loc(#loc442)
    %566 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%564 : tensor<4096x8x512xbf16>) outs(%565 : tensor<8x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x512x4096xbf16> loc(#loc442)
    %collapsed_131 = tensor.collapse_shape %566 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<8x512x4096xbf16> into tensor<4096x4096xbf16> loc(#loc442)
    %567 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc443)
    %expanded_132 = tensor.expand_shape %567 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc443)
    %568 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_132 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc443)
    %expanded_133 = tensor.expand_shape %arg15 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 1 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc443)
    %569 = linalg.generic {indexing_maps = [#map42, #map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%561, %expanded_133 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%568 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc443)
    %570 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc444)
    %571 = linalg.generic {indexing_maps = [#map44, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%569 : tensor<16x512x8x512xbf16>) outs(%570 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc444)
    %572 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc445)
    %573 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%572 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc445)
    %574 = linalg.generic {indexing_maps = [#map45, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%571, %expanded_111 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%573 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc445)
    %575 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc446)
    %576 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%575 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc446)
    %577 = linalg.generic {indexing_maps = [#map46, #map47, #map47, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%571, %466, %473 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%576 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %in, %845 : bf16
      %847 = arith.addf %out, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc446)
    %578 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> loc(#loc447)
    %579 = linalg.generic {indexing_maps = [#map48, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%577 : tensor<16x8x512x512xbf16>) outs(%578 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc447)
    %580 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xbf16> loc(#loc448)
    %581 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%580 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc448)
    %582 = linalg.generic {indexing_maps = [#map11, #map29, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%574, %471, %466 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%581 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_192 : bf16
      %846 = arith.divf %cst_3, %845 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.mulf %847, %in_193 : bf16
      %849 = arith.addf %out, %848 : bf16
      linalg.yield %849 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc448)
    %expanded_134 = tensor.expand_shape %582 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 1 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc449)
    %583 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc450)
    %584 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%583 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc450)
    %585 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_134 : tensor<16x8x512x1xbf16>) outs(%584 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.negf %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x8x512xf32> loc(#loc450)
    %586 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc451)
    %587 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map7, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %574, %473, %585, %466 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%586 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %in_194: f32, %in_195: bf16, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.divf %in_192, %in_193 : bf16
      %847 = arith.addf %846, %845 : bf16
      %848 = arith.mulf %847, %in_195 : bf16
      %849 = arith.select %in, %848, %cst_11 : bf16
      %850 = arith.mulf %849, %cst_6 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc451)
    %588 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc452)
    %589 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%588 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc452)
    %590 = linalg.generic {indexing_maps = [#map45, #map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%587, %expanded_109 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%589 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc452)
    %591 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> loc(#loc453)
    %592 = linalg.generic {indexing_maps = [#map50, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%590 : tensor<16x8x512x512xbf16>) outs(%591 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc453)
    %593 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc454)
    %594 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%593 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc454)
    %595 = linalg.generic {indexing_maps = [#map46, #map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%587, %expanded_110 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%594 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc454)
    %596 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> loc(#loc455)
    %597 = linalg.generic {indexing_maps = [#map50, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%595 : tensor<16x8x512x512xbf16>) outs(%596 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc455)
    %collapsed_135 = tensor.collapse_shape %579 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc456)
    %collapsed_136 = tensor.collapse_shape %592 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc457)
    %collapsed_137 = tensor.collapse_shape %597 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc458)
    %598 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> loc(#loc459)
    %599 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%598 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%out: bf16):
      %845 = linalg.index 0 : index
      %846 = linalg.index 1 : index
      %847 = linalg.index 2 : index
      %848 = arith.cmpi ult, %847, %c4096 : index
      %849 = scf.if %848 -> (bf16) {
        %extracted = tensor.extract %collapsed_137[%845, %846, %847] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %850 = arith.cmpi ult, %847, %c8192 : index
        %851 = scf.if %850 -> (bf16) {
          %852 = arith.subi %847, %c4096 : index
          %extracted = tensor.extract %collapsed_136[%845, %846, %852] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %852 = arith.subi %847, %c8192 : index
          %extracted = tensor.extract %collapsed_135[%845, %846, %852] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %851 : bf16
      }
      linalg.yield %849 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc459)
    %600 = tensor.empty() {ao.layer = 1 : i64} : tensor<12288x4096xbf16> loc(#loc460)
    %601 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%600 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc460)
    %602 = linalg.generic {indexing_maps = [#map24, #map25, #map25, #map39, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%599, %457, %459, %arg11 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%601 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.addf %845, %in_194 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.addf %out, %847 : bf16
      linalg.yield %848 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc460)
    %603 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x12288xbf16> loc(#loc461)
    %604 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%602 : tensor<12288x4096xbf16>) outs(%603 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc461)
    %605 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc462)
    %606 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%605 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc462)
    %607 = linalg.generic {indexing_maps = [#map3, #map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%599, %arg16 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%606 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc462)
    %608 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc463)
    %expanded_138 = tensor.expand_shape %608 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc463)
    %609 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_138 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc463)
    %expanded_139 = tensor.expand_shape %607 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc463)
    %610 = linalg.generic {indexing_maps = [#map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_139 : tensor<16x512x1x1x4096xbf16>) outs(%609 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc463)
    %611 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc464)
    %612 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%611 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc464)
    %613 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%610 : tensor<1x1x4096xbf16>) outs(%612 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc464)
    %614 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc465)
    %expanded_140 = tensor.expand_shape %614 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc465)
    %615 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_140 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc465)
    %expanded_141 = tensor.expand_shape %457 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc465)
    %expanded_142 = tensor.expand_shape %607 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc465)
    %616 = linalg.generic {indexing_maps = [#map26, #map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_141, %expanded_142 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%615 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc465)
    %617 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc466)
    %618 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%607, %459 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%617 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc466)
    %619 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc467)
    %620 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%619 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc467)
    %621 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%616 : tensor<1x1x4096xbf16>) outs(%620 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc467)
    %622 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc468)
    %expanded_143 = tensor.expand_shape %622 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc468)
    %623 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_143 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc468)
    %expanded_144 = tensor.expand_shape %446 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc468)
    %expanded_145 = tensor.expand_shape %618 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc468)
    %624 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_144, %expanded_145 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%623 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc468)
    %625 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc469)
    %626 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%625 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc469)
    %627 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%624, %453, %451 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%626 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %845, %cst_7 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.extf %847 : bf16 to f32
      %849 = arith.divf %848, %cst_9 : f32
      %850 = arith.addf %out, %849 : f32
      linalg.yield %850 : f32
    } -> tensor<16x512xf32> loc(#loc469)
    %628 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc470)
    %629 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%618, %455, %446, %627 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%628 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.mulf %845, %in_193 : bf16
      %847 = arith.mulf %in_193, %845 : bf16
      %848 = arith.mulf %in, %in_192 : bf16
      %849 = arith.addf %848, %847 : bf16
      %850 = arith.addf %849, %846 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc470)
    %630 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc471)
    %expanded_146 = tensor.expand_shape %630 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc471)
    %631 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_146 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc471)
    %expanded_147 = tensor.expand_shape %629 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc471)
    %632 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_147 : tensor<16x512x1x4096xbf16>) outs(%631 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.negf %in : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc471)
    %633 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc472)
    %634 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%633 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc472)
    %635 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%632 : tensor<16x512x1xbf16>) outs(%634 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.divf %845, %cst_9 : f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc472)
    %636 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc473)
    %637 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%561, %629, %635 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%636 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %845 = arith.truncf %in_193 : f32 to bf16
      %846 = arith.addf %in, %in_192 : bf16
      %847 = arith.addf %846, %845 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc473)
    %638 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc474)
    %639 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%638 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc474)
    %640 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg43 : tensor<16x512x4096xbf16>) outs(%639 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x512xf32> loc(#loc474)
    %641 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc475)
    %642 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg43, %640 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%641 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %845 = arith.divf %in_192, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.subf %in, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc475)
    %643 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc476)
    %644 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%643 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc476)
    %645 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%642 : tensor<16x512x4096xbf16>) outs(%644 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.mulf %in, %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc476)
    %646 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc477)
    %647 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%645 : tensor<16x512xf32>) outs(%646 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.divf %in, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.addf %846, %cst_8 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc477)
    %648 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc478)
    %649 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%647 : tensor<16x512x1xbf16>) outs(%648 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = math.rsqrt %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc478)
    %650 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc479)
    %651 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%649 : tensor<16x512x1xbf16>) outs(%650 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc479)
    %652 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc480)
    %653 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%642, %651 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%652 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc480)
    %654 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc481)
    %655 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4096xbf16>) outs(%654 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc481)
    %extracted_slice_148 = tensor.extract_slice %arg38[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc482)
    %extracted_slice_149 = tensor.extract_slice %arg38[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc483)
    %extracted_slice_150 = tensor.extract_slice %arg38[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc484)
    %expanded_151 = tensor.expand_shape %extracted_slice_148 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc485)
    %expanded_152 = tensor.expand_shape %extracted_slice_149 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc486)
    %expanded_153 = tensor.expand_shape %extracted_slice_150 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc487)
    %656 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc488)
    %657 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %arg39, %67 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%656 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %cst_6 : bf16
      %846 = arith.select %in, %845, %in_193 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc488)
    %658 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xbf16> loc(#loc489)
    %659 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : bf16) outs(%658 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc489)
    %660 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%657 : tensor<16x8x512x512xbf16>) outs(%659 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.maximumf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc489)
    %661 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc490)
    %662 = linalg.generic {indexing_maps = [#map11, #map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%657, %660 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%661 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.subf %in, %in_192 : bf16
      %846 = math.exp %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc490)
    %663 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc491)
    %664 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%663 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc491)
    %665 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%662 : tensor<16x8x512x512xbf16>) outs(%664 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x8x512xf32> loc(#loc491)
    %666 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x1xbf16> loc(#loc492)
    %667 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%665 : tensor<16x8x512xf32>) outs(%666 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.truncf %in : f32 to bf16
      linalg.yield %845 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc492)
    %668 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc493)
    %669 = linalg.generic {indexing_maps = [#map29, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667 : tensor<16x8x512x1xbf16>) outs(%668 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc493)
    %670 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc494)
    %671 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg43, %arg41 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%670 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.addf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc494)
    %672 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc495)
    %673 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%672 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc495)
    %674 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%671 : tensor<16x512x4096xbf16>) outs(%673 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.addf %out, %845 : f32
      linalg.yield %846 : f32
    } -> tensor<16x512xf32> loc(#loc495)
    %675 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc496)
    %676 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%671, %674 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%675 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: f32, %out: bf16):
      %845 = arith.divf %in_192, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.subf %in, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc496)
    %677 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc497)
    %678 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%677 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc497)
    %679 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%676 : tensor<16x512x4096xbf16>) outs(%678 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.mulf %in, %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc497)
    %680 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc498)
    %681 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%679 : tensor<16x512xf32>) outs(%680 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %845 = arith.divf %in, %cst_9 : f32
      %846 = arith.truncf %845 : f32 to bf16
      %847 = arith.addf %846, %cst_8 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc498)
    %682 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc499)
    %683 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%681 : tensor<16x512x1xbf16>) outs(%682 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = math.rsqrt %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc499)
    %684 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc500)
    %685 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%683 : tensor<16x512x1xbf16>) outs(%684 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc500)
    %686 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc501)
    %687 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%676, %685 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%686 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc501)
    %688 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc502)
    %689 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<4096xbf16>) outs(%688 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc502)
    %690 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc503)
    %691 = linalg.generic {indexing_maps = [#map30, #map31, #map30], iterator_types = ["parallel", "parallel"]} ins(%arg42, %arg9 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%690 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.addf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc503)
    %692 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc504)
    %693 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%691 : tensor<8192x16384xbf16>) outs(%692 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.mulf %in, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc504)
    %694 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc505)
    %695 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%691, %693 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%694 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in : bf16
      %846 = arith.mulf %845, %cst_1 : bf16
      %847 = arith.addf %in, %846 : bf16
      %848 = arith.mulf %847, %cst_0 : bf16
      %849 = math.tanh %848 : bf16
      linalg.yield %849 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc505)
    %696 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc506)
    %697 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%695 : tensor<8192x16384xbf16>) outs(%696 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %in, %cst_3 : bf16
      %846 = arith.mulf %845, %cst : bf16
      linalg.yield %846 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc506)
    %collapsed_154 = tensor.collapse_shape %637 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc507)
    %698 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc508)
    %expanded_155 = tensor.expand_shape %698 [[0, 1]] output_shape [1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc508)
    %699 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_155 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc508)
    %expanded_156 = tensor.expand_shape %637 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc508)
    %700 = linalg.generic {indexing_maps = [#map32, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_156 : tensor<16x512x1x4096xbf16>) outs(%699 : tensor<1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x4096xbf16> loc(#loc508)
    %701 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc509)
    %702 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%701 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc509)
    %703 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction"]} ins(%700 : tensor<1x4096xbf16>) outs(%702 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc509)
    %704 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x16384xbf16> loc(#loc510)
    %705 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%704 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc510)
    %706 = linalg.generic {indexing_maps = [#map35, #map36, #map36, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_154, %691, %697 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%705 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.mulf %in, %845 : bf16
      %847 = arith.addf %out, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc510)
    %707 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384x4096xbf16> loc(#loc511)
    %708 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%706 : tensor<4096x16384xbf16>) outs(%707 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc511)
    %709 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc512)
    %710 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%709 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc512)
    %711 = linalg.generic {indexing_maps = [#map37, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_154, %arg1 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%710 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc512)
    %712 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc513)
    %713 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%711, %697, %691, %695, %693 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%712 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %in_195: bf16, %out: bf16):
      %845 = arith.subf %cst_3, %in_194 : bf16
      %846 = arith.mulf %in_193, %in : bf16
      %847 = arith.mulf %846, %cst : bf16
      %848 = arith.mulf %847, %845 : bf16
      %849 = arith.mulf %848, %in_194 : bf16
      %850 = arith.addf %848, %849 : bf16
      %851 = arith.mulf %850, %cst_0 : bf16
      %852 = arith.mulf %in_195, %cst_2 : bf16
      %853 = arith.mulf %851, %cst_1 : bf16
      %854 = arith.mulf %853, %852 : bf16
      %855 = arith.mulf %in, %in_192 : bf16
      %856 = arith.addf %855, %851 : bf16
      %857 = arith.addf %856, %854 : bf16
      linalg.yield %857 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc513)
    %714 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384xbf16> loc(#loc514)
    %expanded_157 = tensor.expand_shape %714 [[0, 1]] output_shape [1, 16384] {ao.layer = 0 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc514)
    %715 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_157 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc514)
    %expanded_158 = tensor.expand_shape %713 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc514)
    %716 = linalg.generic {indexing_maps = [#map38, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_158 : tensor<8192x1x16384xbf16>) outs(%715 : tensor<1x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x16384xbf16> loc(#loc514)
    %717 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384xbf16> loc(#loc515)
    %718 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%717 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc515)
    %719 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "reduction"]} ins(%716 : tensor<1x16384xbf16>) outs(%718 : tensor<16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<16384xbf16> loc(#loc515)
    %720 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384x4096xbf16> loc(#loc516)
    %721 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%720 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc516)
    %expanded_159 = tensor.expand_shape %713 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc516)
    %722 = linalg.generic {indexing_maps = [#map24, #map25, #map25, #map39, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_159, %687, %689, %arg4 : tensor<16x512x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%721 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.addf %845, %in_194 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.addf %out, %847 : bf16
      linalg.yield %848 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc516)
    %723 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x16384xbf16> loc(#loc517)
    %724 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%722 : tensor<16384x4096xbf16>) outs(%723 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc517)
    %725 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x4096xbf16> loc(#loc518)
    %expanded_160 = tensor.expand_shape %725 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 0 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc518)
    %726 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_160 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc518)
    %expanded_161 = tensor.expand_shape %713 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc518)
    %727 = linalg.generic {indexing_maps = [#map3, #map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_161, %arg8 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%726 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc518)
    %728 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc519)
    %expanded_162 = tensor.expand_shape %728 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc519)
    %729 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_162 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc519)
    %expanded_163 = tensor.expand_shape %727 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc519)
    %730 = linalg.generic {indexing_maps = [#map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_163 : tensor<16x512x1x1x4096xbf16>) outs(%729 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc519)
    %731 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc520)
    %732 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%731 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc520)
    %733 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%730 : tensor<1x1x4096xbf16>) outs(%732 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc520)
    %734 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc521)
    %expanded_164 = tensor.expand_shape %734 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc521)
    %735 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_164 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc521)
    %expanded_165 = tensor.expand_shape %687 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc521)
    %expanded_166 = tensor.expand_shape %727 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc521)
    %736 = linalg.generic {indexing_maps = [#map26, #map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_165, %expanded_166 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%735 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc521)
    %737 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc522)
    %738 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727, %689 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%737 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc522)
    %739 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc523)
    %740 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%739 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc523)
    %741 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%736 : tensor<1x1x4096xbf16>) outs(%740 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc523)
    %742 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc524)
    %expanded_167 = tensor.expand_shape %742 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc524)
    %743 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_167 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc524)
    %expanded_168 = tensor.expand_shape %676 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc524)
    %expanded_169 = tensor.expand_shape %738 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc524)
    %744 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_168, %expanded_169 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%743 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc524)
    %745 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc525)
    %746 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%745 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc525)
    %747 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%744, %683, %681 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%746 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %845, %cst_7 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.extf %847 : bf16 to f32
      %849 = arith.divf %848, %cst_9 : f32
      %850 = arith.addf %out, %849 : f32
      linalg.yield %850 : f32
    } -> tensor<16x512xf32> loc(#loc525)
    %748 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc526)
    %749 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%738, %685, %676, %747 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%748 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.mulf %845, %in_193 : bf16
      %847 = arith.mulf %in_193, %845 : bf16
      %848 = arith.mulf %in, %in_192 : bf16
      %849 = arith.addf %848, %847 : bf16
      %850 = arith.addf %849, %846 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc526)
    %750 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc527)
    %expanded_170 = tensor.expand_shape %750 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc527)
    %751 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_170 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc527)
    %expanded_171 = tensor.expand_shape %749 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc527)
    %752 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_171 : tensor<16x512x1x4096xbf16>) outs(%751 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.negf %in : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc527)
    %753 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc528)
    %754 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%753 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc528)
    %755 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%752 : tensor<16x512x1xbf16>) outs(%754 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.divf %845, %cst_9 : f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc528)
    %756 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc529)
    %757 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637, %749, %755 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%756 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %845 = arith.truncf %in_193 : f32 to bf16
      %846 = arith.addf %in, %in_192 : bf16
      %847 = arith.addf %846, %845 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc529)
    %758 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x4096xbf16> loc(#loc530)
    %expanded_172 = tensor.expand_shape %758 [[0], [1, 2]] output_shape [4096, 8, 512] {ao.layer = 0 : i64} : tensor<4096x4096xbf16> into tensor<4096x8x512xbf16> loc(#loc530)
    %759 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_172 : tensor<4096x8x512xbf16>) -> tensor<4096x8x512xbf16> loc(#loc530)
    %760 = linalg.generic {indexing_maps = [#map40, #map41, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%757, %arg40 : tensor<16x512x4096xbf16>, tensor<16x8x512x512xbf16>) outs(%759 : tensor<4096x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<4096x8x512xbf16> loc(#loc530)
    %761 = tensor.empty() {ao.layer = 0 : i64} : tensor<8x512x4096xbf16> loc(#loc531)
    %762 = linalg.generic {indexing_maps = [#map38, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%760 : tensor<4096x8x512xbf16>) outs(%761 : tensor<8x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8x512x4096xbf16> loc(#loc531)
    %collapsed_173 = tensor.collapse_shape %762 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<8x512x4096xbf16> into tensor<4096x4096xbf16> loc(#loc531)
    %763 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc532)
    %expanded_174 = tensor.expand_shape %763 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc532)
    %764 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_174 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc532)
    %expanded_175 = tensor.expand_shape %arg6 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 0 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc532)
    %765 = linalg.generic {indexing_maps = [#map42, #map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%757, %expanded_175 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%764 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc532)
    %766 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc533)
    %767 = linalg.generic {indexing_maps = [#map44, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%765 : tensor<16x512x8x512xbf16>) outs(%766 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc533)
    %768 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc534)
    %769 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%768 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc534)
    %770 = linalg.generic {indexing_maps = [#map45, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%767, %expanded_153 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%769 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc534)
    %771 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc535)
    %772 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%771 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc535)
    %773 = linalg.generic {indexing_maps = [#map46, #map47, #map47, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%767, %662, %669 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%772 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %in, %845 : bf16
      %847 = arith.addf %out, %846 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc535)
    %774 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> loc(#loc536)
    %775 = linalg.generic {indexing_maps = [#map48, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%773 : tensor<16x8x512x512xbf16>) outs(%774 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc536)
    %776 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xbf16> loc(#loc537)
    %777 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%776 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc537)
    %778 = linalg.generic {indexing_maps = [#map11, #map29, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%770, %667, %662 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%777 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_192 : bf16
      %846 = arith.divf %cst_3, %845 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.mulf %847, %in_193 : bf16
      %849 = arith.addf %out, %848 : bf16
      linalg.yield %849 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc537)
    %expanded_176 = tensor.expand_shape %778 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 0 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc538)
    %779 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc539)
    %780 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%779 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc539)
    %781 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_176 : tensor<16x8x512x1xbf16>) outs(%780 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.negf %in : bf16
      %846 = arith.extf %845 : bf16 to f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x8x512xf32> loc(#loc539)
    %782 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc540)
    %783 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map7, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %770, %669, %781, %662 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%782 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_192: bf16, %in_193: bf16, %in_194: f32, %in_195: bf16, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.divf %in_192, %in_193 : bf16
      %847 = arith.addf %846, %845 : bf16
      %848 = arith.mulf %847, %in_195 : bf16
      %849 = arith.select %in, %848, %cst_11 : bf16
      %850 = arith.mulf %849, %cst_6 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc540)
    %784 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc541)
    %785 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%784 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc541)
    %786 = linalg.generic {indexing_maps = [#map45, #map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%783, %expanded_151 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%785 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc541)
    %787 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> loc(#loc542)
    %788 = linalg.generic {indexing_maps = [#map50, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%786 : tensor<16x8x512x512xbf16>) outs(%787 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc542)
    %789 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc543)
    %790 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%789 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc543)
    %791 = linalg.generic {indexing_maps = [#map46, #map49, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%783, %expanded_152 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%790 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc543)
    %792 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> loc(#loc544)
    %793 = linalg.generic {indexing_maps = [#map50, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%791 : tensor<16x8x512x512xbf16>) outs(%792 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc544)
    %collapsed_177 = tensor.collapse_shape %775 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc545)
    %collapsed_178 = tensor.collapse_shape %788 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc546)
    %collapsed_179 = tensor.collapse_shape %793 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc547)
    %794 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> loc(#loc548)
    %795 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%794 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: bf16):
      %845 = linalg.index 0 : index
      %846 = linalg.index 1 : index
      %847 = linalg.index 2 : index
      %848 = arith.cmpi ult, %847, %c4096 : index
      %849 = scf.if %848 -> (bf16) {
        %extracted = tensor.extract %collapsed_179[%845, %846, %847] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %850 = arith.cmpi ult, %847, %c8192 : index
        %851 = scf.if %850 -> (bf16) {
          %852 = arith.subi %847, %c4096 : index
          %extracted = tensor.extract %collapsed_178[%845, %846, %852] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %852 = arith.subi %847, %c8192 : index
          %extracted = tensor.extract %collapsed_177[%845, %846, %852] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %851 : bf16
      }
      linalg.yield %849 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc548)
    %796 = tensor.empty() {ao.layer = 0 : i64} : tensor<12288x4096xbf16> loc(#loc549)
    %797 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%796 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc549)
    %798 = linalg.generic {indexing_maps = [#map24, #map25, #map25, #map39, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%795, %653, %655, %arg2 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%797 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: bf16, %out: bf16):
      %845 = arith.mulf %in_192, %in_193 : bf16
      %846 = arith.addf %845, %in_194 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.addf %out, %847 : bf16
      linalg.yield %848 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc549)
    %799 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x12288xbf16> loc(#loc550)
    %800 = linalg.generic {indexing_maps = [#map33, #map30], iterator_types = ["parallel", "parallel"]} ins(%798 : tensor<12288x4096xbf16>) outs(%799 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc550)
    %801 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc551)
    %802 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%801 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc551)
    %803 = linalg.generic {indexing_maps = [#map3, #map21, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%795, %arg7 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%802 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc551)
    %804 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc552)
    %expanded_180 = tensor.expand_shape %804 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc552)
    %805 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_180 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc552)
    %expanded_181 = tensor.expand_shape %803 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc552)
    %806 = linalg.generic {indexing_maps = [#map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_181 : tensor<16x512x1x1x4096xbf16>) outs(%805 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc552)
    %807 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc553)
    %808 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%807 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc553)
    %809 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%806 : tensor<1x1x4096xbf16>) outs(%808 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc553)
    %810 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc554)
    %expanded_182 = tensor.expand_shape %810 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc554)
    %811 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_182 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc554)
    %expanded_183 = tensor.expand_shape %653 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc554)
    %expanded_184 = tensor.expand_shape %803 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc554)
    %812 = linalg.generic {indexing_maps = [#map26, #map26, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_183, %expanded_184 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%811 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc554)
    %813 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc555)
    %814 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%803, %655 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%813 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc555)
    %815 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc556)
    %816 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%815 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc556)
    %817 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%812 : tensor<1x1x4096xbf16>) outs(%816 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<4096xbf16> loc(#loc556)
    %818 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc557)
    %expanded_185 = tensor.expand_shape %818 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc557)
    %819 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_185 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc557)
    %expanded_186 = tensor.expand_shape %642 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc557)
    %expanded_187 = tensor.expand_shape %814 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc557)
    %820 = linalg.generic {indexing_maps = [#map11, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_186, %expanded_187 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%819 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.mulf %in, %in_192 : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc557)
    %821 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc558)
    %822 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%821 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc558)
    %823 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%820, %649, %647 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%822 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %out: f32):
      %845 = arith.divf %in_192, %in_193 : bf16
      %846 = arith.mulf %845, %cst_7 : bf16
      %847 = arith.mulf %in, %846 : bf16
      %848 = arith.extf %847 : bf16 to f32
      %849 = arith.divf %848, %cst_9 : f32
      %850 = arith.addf %out, %849 : f32
      linalg.yield %850 : f32
    } -> tensor<16x512xf32> loc(#loc558)
    %824 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc559)
    %825 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%814, %651, %642, %823 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%824 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: bf16, %in_194: f32, %out: bf16):
      %845 = arith.truncf %in_194 : f32 to bf16
      %846 = arith.mulf %845, %in_193 : bf16
      %847 = arith.mulf %in_193, %845 : bf16
      %848 = arith.mulf %in, %in_192 : bf16
      %849 = arith.addf %848, %847 : bf16
      %850 = arith.addf %849, %846 : bf16
      linalg.yield %850 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc559)
    %826 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc560)
    %expanded_188 = tensor.expand_shape %826 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc560)
    %827 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_188 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc560)
    %expanded_189 = tensor.expand_shape %825 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc560)
    %828 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_189 : tensor<16x512x1x4096xbf16>) outs(%827 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.negf %in : bf16
      %846 = arith.addf %out, %845 : bf16
      linalg.yield %846 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc560)
    %829 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc561)
    %830 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%829 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc561)
    %831 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%828 : tensor<16x512x1xbf16>) outs(%830 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %845 = arith.extf %in : bf16 to f32
      %846 = arith.divf %845, %cst_9 : f32
      %847 = arith.addf %out, %846 : f32
      linalg.yield %847 : f32
    } -> tensor<16x512xf32> loc(#loc561)
    %832 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc562)
    %833 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %825, %831 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%832 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_192: bf16, %in_193: f32, %out: bf16):
      %845 = arith.truncf %in_193 : f32 to bf16
      %846 = arith.addf %in, %in_192 : bf16
      %847 = arith.addf %846, %845 : bf16
      linalg.yield %847 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc562)
    %834 = tensor.empty() : tensor<512x4096xbf16> loc(#loc563)
    %expanded_190 = tensor.expand_shape %834 [[0, 1], [2]] output_shape [1, 512, 4096] : tensor<512x4096xbf16> into tensor<1x512x4096xbf16> loc(#loc563)
    %835 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_190 : tensor<1x512x4096xbf16>) -> tensor<1x512x4096xbf16> loc(#loc563)
    %expanded_191 = tensor.expand_shape %833 [[0], [1, 2], [3]] output_shape [16, 1, 512, 4096] : tensor<16x512x4096xbf16> into tensor<16x1x512x4096xbf16> loc(#loc563)
    %836 = linalg.generic {indexing_maps = [#map51, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_191 : tensor<16x1x512x4096xbf16>) outs(%835 : tensor<1x512x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<1x512x4096xbf16> loc(#loc563)
    %837 = tensor.empty() : tensor<512x4096xbf16> loc(#loc564)
    %838 = linalg.fill ins(%cst_11 : bf16) outs(%837 : tensor<512x4096xbf16>) -> tensor<512x4096xbf16> loc(#loc564)
    %839 = linalg.generic {indexing_maps = [#map38, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%836 : tensor<1x512x4096xbf16>) outs(%838 : tensor<512x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %845 = arith.addf %out, %in : bf16
      linalg.yield %845 : bf16
    } -> tensor<512x4096xbf16> loc(#loc564)
    %840 = tensor.empty() : tensor<1024x4096xbf16> loc(#loc565)
    %841 = linalg.fill ins(%cst_11 : bf16) outs(%840 : tensor<1024x4096xbf16>) -> tensor<1024x4096xbf16> loc(#loc565)
    %842 = linalg.generic {indexing_maps = [#map21, #map25, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg37, %833 : tensor<16x512xi32>, tensor<16x512x4096xbf16>) outs(%841 : tensor<1024x4096xbf16>) {
    ^bb0(%in: i32, %in_192: bf16, %out: bf16):
      %845 = linalg.index 0 : index
      %846 = arith.index_cast %845 : index to i32
      %847 = arith.cmpi eq, %in, %846 : i32
      %848 = arith.uitofp %847 : i1 to bf16
      %849 = arith.mulf %848, %in_192 : bf16
      %850 = arith.addf %out, %849 : bf16
      linalg.yield %850 : bf16
    } -> tensor<1024x4096xbf16> loc(#loc565)
    %843 = tensor.empty() : tensor<1024x4096xbf16> loc(#loc566)
    %844 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel", "parallel"]} ins(%12, %842 : tensor<1024x4096xbf16>, tensor<1024x4096xbf16>) outs(%843 : tensor<1024x4096xbf16>) {
    ^bb0(%in: bf16, %in_192: bf16, %out: bf16):
      %845 = arith.addf %in, %in_192 : bf16
      linalg.yield %845 : bf16
    } -> tensor<1024x4096xbf16> loc(#loc566)
    return %844, %708, %703, %809, %817, %733, %741, %collapsed_173, %800, %724, %719, %512, %507, %613, %621, %537, %545, %collapsed_131, %604, %528, %523, %316, %311, %417, %425, %341, %349, %collapsed_89, %408, %332, %327, %120, %115, %221, %229, %145, %153, %collapsed_47, %212, %136, %131, %21, %29, %839 : tensor<1024x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<512x4096xbf16>
  } loc(#loc166)
}
#loc1 = loc("fwd")
#loc48 = loc("embedding/broadcast_in_dim")
#loc50 = loc("layer0/attention/reduce_sum")
#loc51 = loc("layer0/attention/sub.1")
#loc52 = loc("layer0/attention/reduce_sum.1")
#loc53 = loc("layer0/attention/dot_general")
#loc54 = loc("layer0/attention/split")
#loc55 = loc("layer0/attention/split.1")
#loc56 = loc("layer0/attention/split.2")
#loc57 = loc("layer0/attention/reshape")
#loc58 = loc("layer0/attention/reshape.1")
#loc59 = loc("layer0/attention/reshape.2")
#loc60 = loc("layer0/attention/dot_general.1")
#loc61 = loc("layer0/attention/ge")
#loc62 = loc("layer0/attention/_where/broadcast_in_dim")
#loc63 = loc("layer0/attention/_where/select_n")
#loc64 = loc("layer0/attention/reduce_max")
#loc65 = loc("layer0/attention/exp")
#loc66 = loc("layer0/attention/reduce_sum.2")
#loc67 = loc("layer0/attention/dot_general.2")
#loc68 = loc("layer0/attention/dot_general.3")
#loc69 = loc("layer0/attention/add.3")
#loc70 = loc("layer0/mlp/reduce_sum")
#loc71 = loc("layer0/mlp/sub.1")
#loc72 = loc("layer0/mlp/reduce_sum.1")
#loc73 = loc("layer0/mlp/dot_general")
#loc74 = loc("layer0/mlp/dot_general.1")
#loc76 = loc("layer1/attention/reduce_sum")
#loc77 = loc("layer1/attention/sub.1")
#loc78 = loc("layer1/attention/reduce_sum.1")
#loc79 = loc("layer1/attention/dot_general")
#loc80 = loc("layer1/attention/split")
#loc81 = loc("layer1/attention/split.1")
#loc82 = loc("layer1/attention/split.2")
#loc83 = loc("layer1/attention/reshape")
#loc84 = loc("layer1/attention/reshape.1")
#loc85 = loc("layer1/attention/reshape.2")
#loc86 = loc("layer1/attention/dot_general.1")
#loc87 = loc("layer1/attention/_where/select_n")
#loc88 = loc("layer1/attention/reduce_max")
#loc89 = loc("layer1/attention/exp")
#loc90 = loc("layer1/attention/reduce_sum.2")
#loc91 = loc("layer1/attention/dot_general.2")
#loc92 = loc("layer1/attention/dot_general.3")
#loc93 = loc("layer1/attention/add.3")
#loc94 = loc("layer1/mlp/reduce_sum")
#loc95 = loc("layer1/mlp/sub.1")
#loc96 = loc("layer1/mlp/reduce_sum.1")
#loc97 = loc("layer1/mlp/dot_general")
#loc98 = loc("layer1/mlp/dot_general.1")
#loc100 = loc("layer2/attention/reduce_sum")
#loc101 = loc("layer2/attention/sub.1")
#loc102 = loc("layer2/attention/reduce_sum.1")
#loc103 = loc("layer2/attention/dot_general")
#loc104 = loc("layer2/attention/split")
#loc105 = loc("layer2/attention/split.1")
#loc106 = loc("layer2/attention/split.2")
#loc107 = loc("layer2/attention/reshape")
#loc108 = loc("layer2/attention/reshape.1")
#loc109 = loc("layer2/attention/reshape.2")
#loc110 = loc("layer2/attention/dot_general.1")
#loc111 = loc("layer2/attention/_where/select_n")
#loc112 = loc("layer2/attention/reduce_max")
#loc113 = loc("layer2/attention/exp")
#loc114 = loc("layer2/attention/reduce_sum.2")
#loc115 = loc("layer2/attention/dot_general.2")
#loc116 = loc("layer2/attention/dot_general.3")
#loc117 = loc("layer2/attention/add.3")
#loc118 = loc("layer2/mlp/reduce_sum")
#loc119 = loc("layer2/mlp/sub.1")
#loc120 = loc("layer2/mlp/reduce_sum.1")
#loc121 = loc("layer2/mlp/dot_general")
#loc122 = loc("layer2/mlp/dot_general.1")
#loc124 = loc("layer3/attention/reduce_sum")
#loc125 = loc("layer3/attention/sub.1")
#loc126 = loc("layer3/attention/reduce_sum.1")
#loc127 = loc("layer3/attention/dot_general")
#loc128 = loc("layer3/attention/split")
#loc129 = loc("layer3/attention/split.1")
#loc130 = loc("layer3/attention/split.2")
#loc131 = loc("layer3/attention/reshape")
#loc132 = loc("layer3/attention/reshape.1")
#loc133 = loc("layer3/attention/reshape.2")
#loc134 = loc("layer3/attention/dot_general.1")
#loc135 = loc("layer3/attention/_where/select_n")
#loc136 = loc("layer3/attention/reduce_max")
#loc137 = loc("layer3/attention/exp")
#loc138 = loc("layer3/attention/reduce_sum.2")
#loc139 = loc("layer3/attention/dot_general.2")
#loc140 = loc("layer3/attention/dot_general.3")
#loc141 = loc("layer3/attention/add.3")
#loc142 = loc("layer3/mlp/reduce_sum")
#loc143 = loc("layer3/mlp/sub.1")
#loc144 = loc("layer3/mlp/reduce_sum.1")
#loc145 = loc("layer3/mlp/dot_general")
#loc146 = loc("layer3/mlp/dot_general.1")
#loc147 = loc("layer3/mlp/add.9")
#loc148 = loc("head/reduce_sum")
#loc150 = loc("head/reduce_sum.1")
#loc151 = loc("head/add")
#loc157 = loc("head/dot_general")
#loc158 = loc("head/log_softmax/reduce_max")
#loc159 = loc("head/log_softmax/sub.1")
#loc161 = loc("head/log_softmax/reduce_sum")
#loc164 = loc("head/reduce_sum.2")
#loc165 = loc("head/div.3")
#loc166 = loc("bwd")
#loc188 = loc("bwd/head/_where/select_n")
#loc189 = loc("bwd/head/log_softmax/reduce_sum")
#loc190 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc191 = loc("bwd/head/log_softmax/add_any")
#loc192 = loc("bwd/head/dot_general")
#loc193 = loc("bwd/head/dot_general.1")
#loc194 = loc("bwd/head/reduce_sum")
#loc195 = loc("bwd/head/reduce_sum.1")
#loc196 = loc("bwd/head/reduce_sum.2")
#loc197 = loc("bwd/head/mul.2")
#loc198 = loc("bwd/head/reduce_sum.3")
#loc199 = loc("bwd/head/reduce_sum.4")
#loc200 = loc("bwd/head/reduce_sum.5")
#loc201 = loc("bwd/head/add_any.1")
#loc202 = loc("bwd/head/reduce_sum.6")
#loc203 = loc("bwd/head/reduce_sum.7")
#loc204 = loc("bwd/head/add_any.2")
#loc205 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_sum")
#loc206 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/sub.1")
#loc207 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc208 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/add")
#loc209 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/rsqrt")
#loc210 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/mul.2")
#loc211 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/mul.3")
#loc212 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/mul.4")
#loc213 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/split")
#loc214 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/split.1")
#loc215 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/split.2")
#loc216 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reshape")
#loc217 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reshape.1")
#loc218 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reshape.2")
#loc219 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/ge")
#loc220 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/_where/broadcast_in_dim")
#loc221 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/_where/select_n")
#loc222 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_max")
#loc223 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/exp")
#loc224 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc225 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc226 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/div.3")
#loc227 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/add.3")
#loc228 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/reduce_sum")
#loc229 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/sub.1")
#loc230 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc231 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/add")
#loc232 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/rsqrt")
#loc233 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.2")
#loc234 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.3")
#loc235 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.4")
#loc236 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/add.4")
#loc237 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/integer_pow")
#loc238 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/tanh")
#loc239 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.9")
#loc240 = loc("bwd/layer3/layer3/checkpoint/mlp/reshape")
#loc241 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum")
#loc242 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.1")
#loc243 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general")
#loc244 = loc("bwd/layer3/layer3/checkpoint/mlp/transpose")
#loc245 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general.1")
#loc246 = loc("bwd/layer3/layer3/checkpoint/mlp/add_any.2")
#loc247 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.2")
#loc248 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.3")
#loc249 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general.2")
#loc250 = loc("bwd/layer3/layer3/checkpoint/mlp/transpose.1")
#loc251 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general.3")
#loc252 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.4")
#loc253 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.5")
#loc254 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.6")
#loc255 = loc("bwd/layer3/layer3/checkpoint/mlp/mul.9")
#loc256 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.7")
#loc257 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.8")
#loc258 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.9")
#loc259 = loc("bwd/layer3/layer3/checkpoint/mlp/add_any.4")
#loc260 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.10")
#loc261 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.11")
#loc262 = loc("bwd/layer3/layer3/checkpoint/mlp/add_any.6")
#loc263 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general")
#loc264 = loc("bwd/layer3/layer3/checkpoint/attention/transpose")
#loc265 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.1")
#loc266 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.1")
#loc267 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.2")
#loc268 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.3")
#loc269 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.2")
#loc270 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum")
#loc271 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.1")
#loc272 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.1")
#loc273 = loc("bwd/layer3/layer3/checkpoint/attention/mul.4")
#loc274 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.4")
#loc275 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.3")
#loc276 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.5")
#loc277 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.4")
#loc278 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.2")
#loc279 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.3")
#loc280 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.4")
#loc281 = loc("bwd/layer3/layer3/checkpoint/attention/concatenate")
#loc282 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.6")
#loc283 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.5")
#loc284 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.7")
#loc285 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.2")
#loc286 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.3")
#loc287 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.4")
#loc288 = loc("bwd/layer3/layer3/checkpoint/attention/mul.6")
#loc289 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.5")
#loc290 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.6")
#loc291 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.7")
#loc292 = loc("bwd/layer3/layer3/checkpoint/attention/add_any.2")
#loc293 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.8")
#loc294 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.9")
#loc295 = loc("bwd/layer3/layer3/checkpoint/attention/add_any.4")
#loc296 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_sum")
#loc297 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/sub.1")
#loc298 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc299 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/add")
#loc300 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/rsqrt")
#loc301 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/mul.2")
#loc302 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/mul.3")
#loc303 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/mul.4")
#loc304 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/split")
#loc305 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/split.1")
#loc306 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/split.2")
#loc307 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reshape")
#loc308 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reshape.1")
#loc309 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reshape.2")
#loc310 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/_where/select_n")
#loc311 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_max")
#loc312 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/exp")
#loc313 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc314 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc315 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/div.3")
#loc316 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/add.3")
#loc317 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/reduce_sum")
#loc318 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/sub.1")
#loc319 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc320 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/add")
#loc321 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/rsqrt")
#loc322 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.2")
#loc323 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.3")
#loc324 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.4")
#loc325 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/add.4")
#loc326 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/integer_pow")
#loc327 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/tanh")
#loc328 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.9")
#loc329 = loc("bwd/layer2/layer2/checkpoint/mlp/reshape")
#loc330 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum")
#loc331 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.1")
#loc332 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general")
#loc333 = loc("bwd/layer2/layer2/checkpoint/mlp/transpose")
#loc334 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general.1")
#loc335 = loc("bwd/layer2/layer2/checkpoint/mlp/add_any.2")
#loc336 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.2")
#loc337 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.3")
#loc338 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general.2")
#loc339 = loc("bwd/layer2/layer2/checkpoint/mlp/transpose.1")
#loc340 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general.3")
#loc341 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.4")
#loc342 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.5")
#loc343 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.6")
#loc344 = loc("bwd/layer2/layer2/checkpoint/mlp/mul.9")
#loc345 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.7")
#loc346 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.8")
#loc347 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.9")
#loc348 = loc("bwd/layer2/layer2/checkpoint/mlp/add_any.4")
#loc349 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.10")
#loc350 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.11")
#loc351 = loc("bwd/layer2/layer2/checkpoint/mlp/add_any.6")
#loc352 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general")
#loc353 = loc("bwd/layer2/layer2/checkpoint/attention/transpose")
#loc354 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.1")
#loc355 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.1")
#loc356 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.2")
#loc357 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.3")
#loc358 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.2")
#loc359 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum")
#loc360 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.1")
#loc361 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.1")
#loc362 = loc("bwd/layer2/layer2/checkpoint/attention/mul.4")
#loc363 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.4")
#loc364 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.3")
#loc365 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.5")
#loc366 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.4")
#loc367 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.2")
#loc368 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.3")
#loc369 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.4")
#loc370 = loc("bwd/layer2/layer2/checkpoint/attention/concatenate")
#loc371 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.6")
#loc372 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.5")
#loc373 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.7")
#loc374 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.2")
#loc375 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.3")
#loc376 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.4")
#loc377 = loc("bwd/layer2/layer2/checkpoint/attention/mul.6")
#loc378 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.5")
#loc379 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.6")
#loc380 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.7")
#loc381 = loc("bwd/layer2/layer2/checkpoint/attention/add_any.2")
#loc382 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.8")
#loc383 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.9")
#loc384 = loc("bwd/layer2/layer2/checkpoint/attention/add_any.4")
#loc385 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_sum")
#loc386 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/sub.1")
#loc387 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc388 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/add")
#loc389 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/rsqrt")
#loc390 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/mul.2")
#loc391 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/mul.3")
#loc392 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/mul.4")
#loc393 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/split")
#loc394 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/split.1")
#loc395 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/split.2")
#loc396 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reshape")
#loc397 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reshape.1")
#loc398 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reshape.2")
#loc399 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/_where/select_n")
#loc400 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_max")
#loc401 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/exp")
#loc402 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc403 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc404 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/div.3")
#loc405 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/add.3")
#loc406 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/reduce_sum")
#loc407 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/sub.1")
#loc408 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc409 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/add")
#loc410 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/rsqrt")
#loc411 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.2")
#loc412 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.3")
#loc413 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.4")
#loc414 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/add.4")
#loc415 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/integer_pow")
#loc416 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/tanh")
#loc417 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.9")
#loc418 = loc("bwd/layer1/layer1/checkpoint/mlp/reshape")
#loc419 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum")
#loc420 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.1")
#loc421 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general")
#loc422 = loc("bwd/layer1/layer1/checkpoint/mlp/transpose")
#loc423 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general.1")
#loc424 = loc("bwd/layer1/layer1/checkpoint/mlp/add_any.2")
#loc425 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.2")
#loc426 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.3")
#loc427 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general.2")
#loc428 = loc("bwd/layer1/layer1/checkpoint/mlp/transpose.1")
#loc429 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general.3")
#loc430 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.4")
#loc431 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.5")
#loc432 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.6")
#loc433 = loc("bwd/layer1/layer1/checkpoint/mlp/mul.9")
#loc434 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.7")
#loc435 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.8")
#loc436 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.9")
#loc437 = loc("bwd/layer1/layer1/checkpoint/mlp/add_any.4")
#loc438 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.10")
#loc439 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.11")
#loc440 = loc("bwd/layer1/layer1/checkpoint/mlp/add_any.6")
#loc441 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general")
#loc442 = loc("bwd/layer1/layer1/checkpoint/attention/transpose")
#loc443 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.1")
#loc444 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.1")
#loc445 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.2")
#loc446 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.3")
#loc447 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.2")
#loc448 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum")
#loc449 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.1")
#loc450 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.1")
#loc451 = loc("bwd/layer1/layer1/checkpoint/attention/mul.4")
#loc452 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.4")
#loc453 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.3")
#loc454 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.5")
#loc455 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.4")
#loc456 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.2")
#loc457 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.3")
#loc458 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.4")
#loc459 = loc("bwd/layer1/layer1/checkpoint/attention/concatenate")
#loc460 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.6")
#loc461 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.5")
#loc462 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.7")
#loc463 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.2")
#loc464 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.3")
#loc465 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.4")
#loc466 = loc("bwd/layer1/layer1/checkpoint/attention/mul.6")
#loc467 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.5")
#loc468 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.6")
#loc469 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.7")
#loc470 = loc("bwd/layer1/layer1/checkpoint/attention/add_any.2")
#loc471 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.8")
#loc472 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.9")
#loc473 = loc("bwd/layer1/layer1/checkpoint/attention/add_any.4")
#loc474 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_sum")
#loc475 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/sub.1")
#loc476 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc477 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/add")
#loc478 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/rsqrt")
#loc479 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/mul.2")
#loc480 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/mul.3")
#loc481 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/mul.4")
#loc482 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/split")
#loc483 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/split.1")
#loc484 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/split.2")
#loc485 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reshape")
#loc486 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reshape.1")
#loc487 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reshape.2")
#loc488 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/_where/select_n")
#loc489 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_max")
#loc490 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/exp")
#loc491 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc492 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc493 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/div.3")
#loc494 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/add.3")
#loc495 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/reduce_sum")
#loc496 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/sub.1")
#loc497 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc498 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/add")
#loc499 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/rsqrt")
#loc500 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.2")
#loc501 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.3")
#loc502 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.4")
#loc503 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/add.4")
#loc504 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/integer_pow")
#loc505 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/tanh")
#loc506 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.9")
#loc507 = loc("bwd/layer0/layer0/checkpoint/mlp/reshape")
#loc508 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum")
#loc509 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.1")
#loc510 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general")
#loc511 = loc("bwd/layer0/layer0/checkpoint/mlp/transpose")
#loc512 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general.1")
#loc513 = loc("bwd/layer0/layer0/checkpoint/mlp/add_any.2")
#loc514 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.2")
#loc515 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.3")
#loc516 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general.2")
#loc517 = loc("bwd/layer0/layer0/checkpoint/mlp/transpose.1")
#loc518 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general.3")
#loc519 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.4")
#loc520 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.5")
#loc521 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.6")
#loc522 = loc("bwd/layer0/layer0/checkpoint/mlp/mul.9")
#loc523 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.7")
#loc524 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.8")
#loc525 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.9")
#loc526 = loc("bwd/layer0/layer0/checkpoint/mlp/add_any.4")
#loc527 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.10")
#loc528 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.11")
#loc529 = loc("bwd/layer0/layer0/checkpoint/mlp/add_any.6")
#loc530 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general")
#loc531 = loc("bwd/layer0/layer0/checkpoint/attention/transpose")
#loc532 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.1")
#loc533 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.1")
#loc534 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.2")
#loc535 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.3")
#loc536 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.2")
#loc537 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum")
#loc538 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.1")
#loc539 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.1")
#loc540 = loc("bwd/layer0/layer0/checkpoint/attention/mul.4")
#loc541 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.4")
#loc542 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.3")
#loc543 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.5")
#loc544 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.4")
#loc545 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.2")
#loc546 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.3")
#loc547 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.4")
#loc548 = loc("bwd/layer0/layer0/checkpoint/attention/concatenate")
#loc549 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.6")
#loc550 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.5")
#loc551 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.7")
#loc552 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.2")
#loc553 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.3")
#loc554 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.4")
#loc555 = loc("bwd/layer0/layer0/checkpoint/attention/mul.6")
#loc556 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.5")
#loc557 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.6")
#loc558 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.7")
#loc559 = loc("bwd/layer0/layer0/checkpoint/attention/add_any.2")
#loc560 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.8")
#loc561 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.9")
#loc562 = loc("bwd/layer0/layer0/checkpoint/attention/add_any.4")
#loc563 = loc("bwd/embedding/reduce_sum")
#loc564 = loc("bwd/embedding/reduce_sum.1")
#loc565 = loc("bwd/embedding/dot_general")
#loc566 = loc("bwd/embedding/add_any")
