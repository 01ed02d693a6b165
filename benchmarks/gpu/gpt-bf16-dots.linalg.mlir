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
#loc82 = loc("layer0/mlp/add.9")
#loc113 = loc("layer1/mlp/add.9")
#loc144 = loc("layer2/mlp/add.9")
#loc177 = loc("head/sub.1")
#loc180 = loc("head/rsqrt")
#loc181 = loc("head/mul.1")
#loc182 = loc("head/mul.3")
#loc183 = loc("head/broadcast_in_dim.2")
#loc184 = loc("head/add.2")
#loc188 = loc("head/log_softmax/exp")
#loc190 = loc("head/log_softmax/convert_element_type.1")
#loc191 = loc("head/eq.1")
#loc195 = loc("layer0/attention/reduce_precision")
#loc196 = loc("layer0/attention/reduce_precision.1")
#loc197 = loc("layer0/attention/reduce_precision.2")
#loc198 = loc("layer0/attention/reduce_precision.3")
#loc199 = loc("layer0/mlp/reduce_precision")
#loc200 = loc("layer1/attention/reduce_precision")
#loc201 = loc("layer1/attention/reduce_precision.1")
#loc202 = loc("layer1/attention/reduce_precision.2")
#loc203 = loc("layer1/attention/reduce_precision.3")
#loc204 = loc("layer1/mlp/reduce_precision")
#loc205 = loc("layer2/attention/reduce_precision")
#loc206 = loc("layer2/attention/reduce_precision.1")
#loc207 = loc("layer2/attention/reduce_precision.2")
#loc208 = loc("layer2/attention/reduce_precision.3")
#loc209 = loc("layer2/mlp/reduce_precision")
#loc210 = loc("layer3/attention/reduce_precision")
#loc211 = loc("layer3/attention/reduce_precision.1")
#loc212 = loc("layer3/attention/reduce_precision.2")
#loc213 = loc("layer3/attention/reduce_precision.3")
#loc214 = loc("layer3/mlp/reduce_precision")
#loc215 = loc("cotangent0")
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
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map14 = affine_map<(d0, d1) -> (d0, d1)>
#map15 = affine_map<(d0, d1) -> (d1)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map17 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
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
#map28 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
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
      %282 = linalg.index 0 : index
      %283 = linalg.index 1 : index
      %284 = linalg.index 2 : index
      %extracted = tensor.extract %1[%282, %283, %c0] : tensor<16x512x1xi32>
      %285 = arith.index_cast %extracted : i32 to index
      %286 = arith.maxsi %285, %c0 : index
      %287 = arith.minsi %286, %c1023 : index
      %extracted_49 = tensor.extract %arg0[%287, %284] : tensor<1024x4096xbf16>
      %288 = arith.addf %extracted_49, %in : bf16
      linalg.yield %288 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc49)
    %4 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc50)
    %5 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%4 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc50)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<16x512x4096xbf16>) outs(%5 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x512xf32> loc(#loc50)
    %7 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc51)
    %8 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%7 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.subf %in, %283 : bf16
      linalg.yield %284 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc51)
    %9 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc52)
    %10 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%9 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc52)
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<16x512x4096xbf16>) outs(%10 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.mulf %in, %in : bf16
      %283 = arith.extf %282 : bf16 to f32
      %284 = arith.addf %out, %283 : f32
      linalg.yield %284 : f32
    } -> tensor<16x512xf32> loc(#loc52)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc53)
    %13 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %11, %arg4, %arg3 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%12 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.addf %283, %cst_9 : bf16
      %285 = math.rsqrt %284 : bf16
      %286 = arith.mulf %in, %285 : bf16
      %287 = arith.mulf %286, %in_50 : bf16
      %288 = arith.addf %287, %in_51 : bf16
      linalg.yield %288 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc53)
    %14 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> loc(#loc54)
    %15 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%14 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc54)
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13, %arg8 : tensor<16x512x4096xbf16>, tensor<4096x12288xbf16>) outs(%15 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
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
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc61)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xi1> loc(#loc62)
    %21 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%20 : tensor<16x8x512x512xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i1):
      %282 = linalg.index 3 : index
      %283 = arith.index_cast %282 : index to i32
      %284 = linalg.index 2 : index
      %285 = arith.index_cast %284 : index to i32
      %286 = arith.cmpi sge, %285, %283 : i32
      linalg.yield %286 : i1
    } -> tensor<16x8x512x512xi1> loc(#loc62)
    %22 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc63)
    %23 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%22 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: bf16):
      %282 = arith.truncf %cst_6 : f32 to bf16
      linalg.yield %282 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc63)
    %24 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc64)
    %25 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %19, %23 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%24 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %282 = arith.mulf %in_49, %cst_7 : bf16
      %283 = arith.select %in, %282, %in_50 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc64)
    %26 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xbf16> loc(#loc65)
    %27 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%26 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc65)
    %28 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%25 : tensor<16x8x512x512xbf16>) outs(%27 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %282 = arith.maximumf %out, %in : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc65)
    %29 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc66)
    %30 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%29 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.subf %in, %in_49 : bf16
      %283 = math.exp %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc66)
    %31 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc67)
    %32 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%31 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc67)
    %33 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<16x8x512x512xbf16>) outs(%32 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x8x512xf32> loc(#loc67)
    %34 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc68)
    %35 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %33 : tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%34 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.truncf %in_49 : f32 to bf16
      %283 = arith.divf %in, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc68)
    %36 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc69)
    %37 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%36 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc69)
    %38 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15, %35 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>) outs(%37 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc69)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> loc(#loc70)
    %40 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<16x8x512x512xbf16>) outs(%39 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc70)
    %collapsed = tensor.collapse_shape %40 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc71)
    %41 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc72)
    %42 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%41 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc72)
    %43 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg7 : tensor<16x512x4096xbf16>, tensor<4096x4096xbf16>) outs(%42 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc72)
    %44 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc73)
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %43 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%44 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.addf %in, %in_49 : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc73)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc74)
    %47 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%46 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc74)
    %48 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%45 : tensor<16x512x4096xbf16>) outs(%47 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x512xf32> loc(#loc74)
    %49 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc75)
    %50 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %48 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%49 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.subf %in, %283 : bf16
      linalg.yield %284 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc75)
    %51 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc76)
    %52 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%51 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc76)
    %53 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%50 : tensor<16x512x4096xbf16>) outs(%52 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.mulf %in, %in : bf16
      %283 = arith.extf %282 : bf16 to f32
      %284 = arith.addf %out, %283 : f32
      linalg.yield %284 : f32
    } -> tensor<16x512xf32> loc(#loc76)
    %54 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc77)
    %55 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %53, %arg6, %arg5 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%54 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.addf %283, %cst_9 : bf16
      %285 = math.rsqrt %284 : bf16
      %286 = arith.mulf %in, %285 : bf16
      %287 = arith.mulf %286, %in_50 : bf16
      %288 = arith.addf %287, %in_51 : bf16
      linalg.yield %288 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc77)
    %collapsed_16 = tensor.collapse_shape %55 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc78)
    %56 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc79)
    %57 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%56 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc79)
    %58 = linalg.matmul {ao.layer = 0 : i64} ins(%collapsed_16, %arg9 : tensor<8192x4096xbf16>, tensor<4096x16384xbf16>) outs(%57 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc79)
    %59 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc80)
    %60 = linalg.generic {indexing_maps = [#map14, #map15, #map14], iterator_types = ["parallel", "parallel"]} ins(%58, %arg10 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%59 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.addf %in, %in_49 : bf16
      %283 = arith.mulf %282, %282 : bf16
      %284 = arith.mulf %283, %282 : bf16
      %285 = arith.mulf %284, %cst_4 : bf16
      %286 = arith.addf %282, %285 : bf16
      %287 = arith.mulf %286, %cst_3 : bf16
      %288 = math.tanh %287 : bf16
      %289 = arith.addf %288, %cst_2 : bf16
      %290 = arith.mulf %289, %cst_1 : bf16
      %291 = arith.mulf %282, %290 : bf16
      linalg.yield %291 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc80)
    %61 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x4096xbf16> loc(#loc81)
    %expanded_17 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 0 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc81)
    %62 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%expanded_17 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc81)
    %expanded_18 = tensor.expand_shape %60 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc81)
    %63 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_18, %arg1 : tensor<16x512x16384xbf16>, tensor<16384x4096xbf16>) outs(%62 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc81)
    %64 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc82)
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %63, %arg2 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%64 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %282 = arith.addf %in_49, %in_50 : bf16
      %283 = arith.addf %in, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc82)
    %66 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc83)
    %67 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%66 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc83)
    %68 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<16x512x4096xbf16>) outs(%67 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x512xf32> loc(#loc83)
    %69 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc84)
    %70 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %68 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%69 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.subf %in, %283 : bf16
      linalg.yield %284 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc84)
    %71 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc85)
    %72 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%71 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc85)
    %73 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%70 : tensor<16x512x4096xbf16>) outs(%72 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.mulf %in, %in : bf16
      %283 = arith.extf %282 : bf16 to f32
      %284 = arith.addf %out, %283 : f32
      linalg.yield %284 : f32
    } -> tensor<16x512xf32> loc(#loc85)
    %74 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc86)
    %75 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %73, %arg14, %arg13 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%74 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.addf %283, %cst_9 : bf16
      %285 = math.rsqrt %284 : bf16
      %286 = arith.mulf %in, %285 : bf16
      %287 = arith.mulf %286, %in_50 : bf16
      %288 = arith.addf %287, %in_51 : bf16
      linalg.yield %288 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc86)
    %76 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> loc(#loc87)
    %77 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%76 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc87)
    %78 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%75, %arg18 : tensor<16x512x4096xbf16>, tensor<4096x12288xbf16>) outs(%77 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc87)
    %extracted_slice_19 = tensor.extract_slice %78[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc88)
    %extracted_slice_20 = tensor.extract_slice %78[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc89)
    %extracted_slice_21 = tensor.extract_slice %78[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc90)
    %expanded_22 = tensor.expand_shape %extracted_slice_19 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc91)
    %expanded_23 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc92)
    %expanded_24 = tensor.expand_shape %extracted_slice_21 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc93)
    %79 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc94)
    %80 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%79 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc94)
    %81 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22, %expanded_23 : tensor<16x512x8x512xbf16>, tensor<16x512x8x512xbf16>) outs(%80 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc94)
    %82 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc95)
    %83 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %81, %23 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%82 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %282 = arith.mulf %in_49, %cst_7 : bf16
      %283 = arith.select %in, %282, %in_50 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc95)
    %84 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xbf16> loc(#loc96)
    %85 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%84 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc96)
    %86 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%83 : tensor<16x8x512x512xbf16>) outs(%85 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %282 = arith.maximumf %out, %in : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc96)
    %87 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc97)
    %88 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %86 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%87 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.subf %in, %in_49 : bf16
      %283 = math.exp %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc97)
    %89 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc98)
    %90 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%89 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc98)
    %91 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88 : tensor<16x8x512x512xbf16>) outs(%90 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x8x512xf32> loc(#loc98)
    %92 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc99)
    %93 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %91 : tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%92 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.truncf %in_49 : f32 to bf16
      %283 = arith.divf %in, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc99)
    %94 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc100)
    %95 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%94 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc100)
    %96 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24, %93 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>) outs(%95 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc100)
    %97 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> loc(#loc101)
    %98 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<16x8x512x512xbf16>) outs(%97 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc101)
    %collapsed_25 = tensor.collapse_shape %98 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc102)
    %99 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc103)
    %100 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%99 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc103)
    %101 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_25, %arg17 : tensor<16x512x4096xbf16>, tensor<4096x4096xbf16>) outs(%100 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc103)
    %102 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc104)
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %101 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%102 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.addf %in, %in_49 : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc104)
    %104 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc105)
    %105 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%104 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc105)
    %106 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<16x512x4096xbf16>) outs(%105 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x512xf32> loc(#loc105)
    %107 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc106)
    %108 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %106 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%107 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.subf %in, %283 : bf16
      linalg.yield %284 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc106)
    %109 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc107)
    %110 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%109 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc107)
    %111 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%108 : tensor<16x512x4096xbf16>) outs(%110 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.mulf %in, %in : bf16
      %283 = arith.extf %282 : bf16 to f32
      %284 = arith.addf %out, %283 : f32
      linalg.yield %284 : f32
    } -> tensor<16x512xf32> loc(#loc107)
    %112 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc108)
    %113 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %111, %arg16, %arg15 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%112 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.addf %283, %cst_9 : bf16
      %285 = math.rsqrt %284 : bf16
      %286 = arith.mulf %in, %285 : bf16
      %287 = arith.mulf %286, %in_50 : bf16
      %288 = arith.addf %287, %in_51 : bf16
      linalg.yield %288 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc108)
    %collapsed_26 = tensor.collapse_shape %113 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc109)
    %114 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc110)
    %115 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%114 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc110)
    %116 = linalg.matmul {ao.layer = 1 : i64} ins(%collapsed_26, %arg19 : tensor<8192x4096xbf16>, tensor<4096x16384xbf16>) outs(%115 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc110)
    %117 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc111)
    %118 = linalg.generic {indexing_maps = [#map14, #map15, #map14], iterator_types = ["parallel", "parallel"]} ins(%116, %arg20 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%117 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.addf %in, %in_49 : bf16
      %283 = arith.mulf %282, %282 : bf16
      %284 = arith.mulf %283, %282 : bf16
      %285 = arith.mulf %284, %cst_4 : bf16
      %286 = arith.addf %282, %285 : bf16
      %287 = arith.mulf %286, %cst_3 : bf16
      %288 = math.tanh %287 : bf16
      %289 = arith.addf %288, %cst_2 : bf16
      %290 = arith.mulf %289, %cst_1 : bf16
      %291 = arith.mulf %282, %290 : bf16
      linalg.yield %291 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc111)
    %119 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x4096xbf16> loc(#loc112)
    %expanded_27 = tensor.expand_shape %119 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 1 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc112)
    %120 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%expanded_27 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc112)
    %expanded_28 = tensor.expand_shape %118 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc112)
    %121 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_28, %arg11 : tensor<16x512x16384xbf16>, tensor<16384x4096xbf16>) outs(%120 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc112)
    %122 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc113)
    %123 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %121, %arg12 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%122 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %282 = arith.addf %in_49, %in_50 : bf16
      %283 = arith.addf %in, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc113)
    %124 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc114)
    %125 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%124 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc114)
    %126 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%123 : tensor<16x512x4096xbf16>) outs(%125 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x512xf32> loc(#loc114)
    %127 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc115)
    %128 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %126 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%127 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.subf %in, %283 : bf16
      linalg.yield %284 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc115)
    %129 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc116)
    %130 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%129 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc116)
    %131 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128 : tensor<16x512x4096xbf16>) outs(%130 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.mulf %in, %in : bf16
      %283 = arith.extf %282 : bf16 to f32
      %284 = arith.addf %out, %283 : f32
      linalg.yield %284 : f32
    } -> tensor<16x512xf32> loc(#loc116)
    %132 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc117)
    %133 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %131, %arg24, %arg23 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%132 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.addf %283, %cst_9 : bf16
      %285 = math.rsqrt %284 : bf16
      %286 = arith.mulf %in, %285 : bf16
      %287 = arith.mulf %286, %in_50 : bf16
      %288 = arith.addf %287, %in_51 : bf16
      linalg.yield %288 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc117)
    %134 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> loc(#loc118)
    %135 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%134 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc118)
    %136 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%133, %arg28 : tensor<16x512x4096xbf16>, tensor<4096x12288xbf16>) outs(%135 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc118)
    %extracted_slice_29 = tensor.extract_slice %136[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc119)
    %extracted_slice_30 = tensor.extract_slice %136[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc120)
    %extracted_slice_31 = tensor.extract_slice %136[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc121)
    %expanded_32 = tensor.expand_shape %extracted_slice_29 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc122)
    %expanded_33 = tensor.expand_shape %extracted_slice_30 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc123)
    %expanded_34 = tensor.expand_shape %extracted_slice_31 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc124)
    %137 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc125)
    %138 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%137 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc125)
    %139 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32, %expanded_33 : tensor<16x512x8x512xbf16>, tensor<16x512x8x512xbf16>) outs(%138 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc125)
    %140 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc126)
    %141 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %139, %23 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%140 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %282 = arith.mulf %in_49, %cst_7 : bf16
      %283 = arith.select %in, %282, %in_50 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc126)
    %142 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xbf16> loc(#loc127)
    %143 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%142 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc127)
    %144 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%141 : tensor<16x8x512x512xbf16>) outs(%143 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %282 = arith.maximumf %out, %in : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc127)
    %145 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc128)
    %146 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %144 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%145 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.subf %in, %in_49 : bf16
      %283 = math.exp %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc128)
    %147 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc129)
    %148 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%147 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc129)
    %149 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%146 : tensor<16x8x512x512xbf16>) outs(%148 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x8x512xf32> loc(#loc129)
    %150 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc130)
    %151 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %149 : tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%150 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.truncf %in_49 : f32 to bf16
      %283 = arith.divf %in, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc130)
    %152 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc131)
    %153 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%152 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc131)
    %154 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_34, %151 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>) outs(%153 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc131)
    %155 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> loc(#loc132)
    %156 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154 : tensor<16x8x512x512xbf16>) outs(%155 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc132)
    %collapsed_35 = tensor.collapse_shape %156 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc133)
    %157 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc134)
    %158 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%157 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc134)
    %159 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_35, %arg27 : tensor<16x512x4096xbf16>, tensor<4096x4096xbf16>) outs(%158 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc134)
    %160 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc135)
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %159 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%160 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.addf %in, %in_49 : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc135)
    %162 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc136)
    %163 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%162 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc136)
    %164 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<16x512x4096xbf16>) outs(%163 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x512xf32> loc(#loc136)
    %165 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc137)
    %166 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %164 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%165 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.subf %in, %283 : bf16
      linalg.yield %284 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc137)
    %167 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc138)
    %168 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%167 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc138)
    %169 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%166 : tensor<16x512x4096xbf16>) outs(%168 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.mulf %in, %in : bf16
      %283 = arith.extf %282 : bf16 to f32
      %284 = arith.addf %out, %283 : f32
      linalg.yield %284 : f32
    } -> tensor<16x512xf32> loc(#loc138)
    %170 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc139)
    %171 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %169, %arg26, %arg25 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%170 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.addf %283, %cst_9 : bf16
      %285 = math.rsqrt %284 : bf16
      %286 = arith.mulf %in, %285 : bf16
      %287 = arith.mulf %286, %in_50 : bf16
      %288 = arith.addf %287, %in_51 : bf16
      linalg.yield %288 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc139)
    %collapsed_36 = tensor.collapse_shape %171 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc140)
    %172 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc141)
    %173 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%172 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc141)
    %174 = linalg.matmul {ao.layer = 2 : i64} ins(%collapsed_36, %arg29 : tensor<8192x4096xbf16>, tensor<4096x16384xbf16>) outs(%173 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc141)
    %175 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc142)
    %176 = linalg.generic {indexing_maps = [#map14, #map15, #map14], iterator_types = ["parallel", "parallel"]} ins(%174, %arg30 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%175 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.addf %in, %in_49 : bf16
      %283 = arith.mulf %282, %282 : bf16
      %284 = arith.mulf %283, %282 : bf16
      %285 = arith.mulf %284, %cst_4 : bf16
      %286 = arith.addf %282, %285 : bf16
      %287 = arith.mulf %286, %cst_3 : bf16
      %288 = math.tanh %287 : bf16
      %289 = arith.addf %288, %cst_2 : bf16
      %290 = arith.mulf %289, %cst_1 : bf16
      %291 = arith.mulf %282, %290 : bf16
      linalg.yield %291 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc142)
    %177 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x4096xbf16> loc(#loc143)
    %expanded_37 = tensor.expand_shape %177 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 2 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc143)
    %178 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%expanded_37 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc143)
    %expanded_38 = tensor.expand_shape %176 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc143)
    %179 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_38, %arg21 : tensor<16x512x16384xbf16>, tensor<16384x4096xbf16>) outs(%178 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc143)
    %180 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc144)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %179, %arg22 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%180 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %282 = arith.addf %in_49, %in_50 : bf16
      %283 = arith.addf %in, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc144)
    %182 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc145)
    %183 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%182 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc145)
    %184 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%181 : tensor<16x512x4096xbf16>) outs(%183 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x512xf32> loc(#loc145)
    %185 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc146)
    %186 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %184 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%185 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.subf %in, %283 : bf16
      linalg.yield %284 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc146)
    %187 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc147)
    %188 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%187 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc147)
    %189 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%186 : tensor<16x512x4096xbf16>) outs(%188 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.mulf %in, %in : bf16
      %283 = arith.extf %282 : bf16 to f32
      %284 = arith.addf %out, %283 : f32
      linalg.yield %284 : f32
    } -> tensor<16x512xf32> loc(#loc147)
    %190 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc148)
    %191 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %189, %arg34, %arg33 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%190 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.addf %283, %cst_9 : bf16
      %285 = math.rsqrt %284 : bf16
      %286 = arith.mulf %in, %285 : bf16
      %287 = arith.mulf %286, %in_50 : bf16
      %288 = arith.addf %287, %in_51 : bf16
      linalg.yield %288 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc148)
    %192 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> loc(#loc149)
    %193 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%192 : tensor<16x512x12288xbf16>) -> tensor<16x512x12288xbf16> loc(#loc149)
    %194 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%191, %arg38 : tensor<16x512x4096xbf16>, tensor<4096x12288xbf16>) outs(%193 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc149)
    %extracted_slice_39 = tensor.extract_slice %194[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc150)
    %extracted_slice_40 = tensor.extract_slice %194[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc151)
    %extracted_slice_41 = tensor.extract_slice %194[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc152)
    %expanded_42 = tensor.expand_shape %extracted_slice_39 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc153)
    %expanded_43 = tensor.expand_shape %extracted_slice_40 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc154)
    %expanded_44 = tensor.expand_shape %extracted_slice_41 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc155)
    %195 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc156)
    %196 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%195 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc156)
    %197 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_42, %expanded_43 : tensor<16x512x8x512xbf16>, tensor<16x512x8x512xbf16>) outs(%196 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc156)
    %198 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc157)
    %199 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %197, %23 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%198 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: bf16):
      %282 = arith.mulf %in_49, %cst_7 : bf16
      %283 = arith.select %in, %282, %in_50 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc157)
    %200 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xbf16> loc(#loc158)
    %201 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%200 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc158)
    %202 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%199 : tensor<16x8x512x512xbf16>) outs(%201 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %282 = arith.maximumf %out, %in : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc158)
    %203 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc159)
    %204 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%199, %202 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%203 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.subf %in, %in_49 : bf16
      %283 = math.exp %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc159)
    %205 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc160)
    %206 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%205 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc160)
    %207 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%204 : tensor<16x8x512x512xbf16>) outs(%206 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x8x512xf32> loc(#loc160)
    %208 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc161)
    %209 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204, %207 : tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>) outs(%208 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.truncf %in_49 : f32 to bf16
      %283 = arith.divf %in, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc161)
    %210 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc162)
    %211 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%210 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc162)
    %212 = linalg.generic {indexing_maps = [#map11, #map12, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_44, %209 : tensor<16x512x8x512xbf16>, tensor<16x8x512x512xbf16>) outs(%211 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc162)
    %213 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> loc(#loc163)
    %214 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212 : tensor<16x8x512x512xbf16>) outs(%213 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc163)
    %collapsed_45 = tensor.collapse_shape %214 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc164)
    %215 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc165)
    %216 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%215 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc165)
    %217 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_45, %arg37 : tensor<16x512x4096xbf16>, tensor<4096x4096xbf16>) outs(%216 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc165)
    %218 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc166)
    %219 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %217 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%218 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.addf %in, %in_49 : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc166)
    %220 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc167)
    %221 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%220 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc167)
    %222 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%219 : tensor<16x512x4096xbf16>) outs(%221 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x512xf32> loc(#loc167)
    %223 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc168)
    %224 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %222 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%223 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.subf %in, %283 : bf16
      linalg.yield %284 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc168)
    %225 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc169)
    %226 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%225 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc169)
    %227 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%224 : tensor<16x512x4096xbf16>) outs(%226 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.mulf %in, %in : bf16
      %283 = arith.extf %282 : bf16 to f32
      %284 = arith.addf %out, %283 : f32
      linalg.yield %284 : f32
    } -> tensor<16x512xf32> loc(#loc169)
    %228 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc170)
    %229 = linalg.generic {indexing_maps = [#map1, #map, #map3, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%224, %227, %arg36, %arg35 : tensor<16x512x4096xbf16>, tensor<16x512xf32>, tensor<4096xbf16>, tensor<4096xbf16>) outs(%228 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: f32, %in_50: bf16, %in_51: bf16, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.addf %283, %cst_9 : bf16
      %285 = math.rsqrt %284 : bf16
      %286 = arith.mulf %in, %285 : bf16
      %287 = arith.mulf %286, %in_50 : bf16
      %288 = arith.addf %287, %in_51 : bf16
      linalg.yield %288 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc170)
    %collapsed_46 = tensor.collapse_shape %229 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc171)
    %230 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc172)
    %231 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%230 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc172)
    %232 = linalg.matmul {ao.layer = 3 : i64} ins(%collapsed_46, %arg39 : tensor<8192x4096xbf16>, tensor<4096x16384xbf16>) outs(%231 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc172)
    %233 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc173)
    %234 = linalg.generic {indexing_maps = [#map14, #map15, #map14], iterator_types = ["parallel", "parallel"]} ins(%232, %arg40 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%233 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.addf %in, %in_49 : bf16
      %283 = arith.mulf %282, %282 : bf16
      %284 = arith.mulf %283, %282 : bf16
      %285 = arith.mulf %284, %cst_4 : bf16
      %286 = arith.addf %282, %285 : bf16
      %287 = arith.mulf %286, %cst_3 : bf16
      %288 = math.tanh %287 : bf16
      %289 = arith.addf %288, %cst_2 : bf16
      %290 = arith.mulf %289, %cst_1 : bf16
      %291 = arith.mulf %282, %290 : bf16
      linalg.yield %291 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc173)
    %235 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x4096xbf16> loc(#loc174)
    %expanded_47 = tensor.expand_shape %235 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 3 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc174)
    %236 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%expanded_47 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc174)
    %expanded_48 = tensor.expand_shape %234 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc174)
    %237 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_48, %arg31 : tensor<16x512x16384xbf16>, tensor<16384x4096xbf16>) outs(%236 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc174)
    %238 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc175)
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %237, %arg32 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%238 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %282 = arith.addf %in_49, %in_50 : bf16
      %283 = arith.addf %in, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc175)
    %240 = tensor.empty() : tensor<16x512xf32> loc(#loc176)
    %241 = linalg.fill ins(%cst_11 : f32) outs(%240 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc176)
    %242 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%239 : tensor<16x512x4096xbf16>) outs(%241 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x512xf32> loc(#loc176)
    %243 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc177)
    %244 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %242 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%243 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_49: f32, %out: bf16):
      %282 = arith.divf %in_49, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.subf %in, %283 : bf16
      linalg.yield %284 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc177)
    %245 = tensor.empty() : tensor<16x512xf32> loc(#loc178)
    %246 = linalg.fill ins(%cst_11 : f32) outs(%245 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc178)
    %247 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%244 : tensor<16x512x4096xbf16>) outs(%246 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.mulf %in, %in : bf16
      %283 = arith.extf %282 : bf16 to f32
      %284 = arith.addf %out, %283 : f32
      linalg.yield %284 : f32
    } -> tensor<16x512xf32> loc(#loc178)
    %248 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc179)
    %249 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<16x512xf32>) outs(%248 : tensor<16x512x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %282 = arith.divf %in, %cst_10 : f32
      %283 = arith.truncf %282 : f32 to bf16
      %284 = arith.addf %283, %cst_9 : bf16
      linalg.yield %284 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc179)
    %250 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc180)
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<16x512x1xbf16>) outs(%250 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %282 = math.rsqrt %in : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc180)
    %252 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc181)
    %253 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %249 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%252 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.divf %in, %in_49 : bf16
      %283 = arith.mulf %282, %cst_0 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc181)
    %254 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc182)
    %255 = linalg.generic {indexing_maps = [#map1, #map16, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %251 : tensor<16x512x4096xbf16>, tensor<16x512x1xbf16>) outs(%254 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc182)
    %256 = tensor.empty() : tensor<1x1x4096xbf16> loc(#loc183)
    %257 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg42 : tensor<4096xbf16>) outs(%256 : tensor<1x1x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc183)
    %258 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc184)
    %259 = linalg.generic {indexing_maps = [#map1, #map17, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %257, %arg41 : tensor<16x512x4096xbf16>, tensor<1x1x4096xbf16>, tensor<4096xbf16>) outs(%258 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %in_50: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %282, %in_50 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc184)
    %260 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc185)
    %261 = linalg.fill ins(%cst_8 : bf16) outs(%260 : tensor<16x512x1024xbf16>) -> tensor<16x512x1024xbf16> loc(#loc185)
    %262 = linalg.generic {indexing_maps = [#map4, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%259, %arg0 : tensor<16x512x4096xbf16>, tensor<1024x4096xbf16>) outs(%261 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.mulf %in, %in_49 : bf16
      %283 = arith.addf %out, %282 : bf16
      linalg.yield %283 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc185)
    %263 = tensor.empty() : tensor<16x512xbf16> loc(#loc186)
    %264 = linalg.fill ins(%cst_5 : bf16) outs(%263 : tensor<16x512xbf16>) -> tensor<16x512xbf16> loc(#loc186)
    %265 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%262 : tensor<16x512x1024xbf16>) outs(%264 : tensor<16x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %282 = arith.maximumf %out, %in : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x512xbf16> loc(#loc186)
    %266 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc187)
    %267 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %265 : tensor<16x512x1024xbf16>, tensor<16x512xbf16>) outs(%266 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_49: bf16, %out: bf16):
      %282 = arith.subf %in, %in_49 : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc187)
    %268 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc188)
    %269 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<16x512x1024xbf16>) outs(%268 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %282 = math.exp %in : bf16
      linalg.yield %282 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc188)
    %270 = tensor.empty() : tensor<16x512xf32> loc(#loc189)
    %271 = linalg.fill ins(%cst_11 : f32) outs(%270 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc189)
    %272 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%269 : tensor<16x512x1024xbf16>) outs(%271 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %282 = arith.extf %in : bf16 to f32
      %283 = arith.addf %out, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x512xf32> loc(#loc189)
    %273 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc190)
    %274 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<16x512xf32>) outs(%273 : tensor<16x512x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %282 = arith.truncf %in : f32 to bf16
      linalg.yield %282 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc190)
    %275 = tensor.empty() : tensor<16x512x1024xi1> loc(#loc191)
    %276 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44 : tensor<16x512xi32>) outs(%275 : tensor<16x512x1024xi1>) {
    ^bb0(%in: i32, %out: i1):
      %282 = linalg.index 2 : index
      %283 = arith.index_cast %282 : index to i32
      %284 = arith.cmpi eq, %in, %283 : i32
      linalg.yield %284 : i1
    } -> tensor<16x512x1024xi1> loc(#loc191)
    %277 = tensor.empty() : tensor<f32> loc(#loc192)
    %278 = linalg.fill ins(%cst_11 : f32) outs(%277 : tensor<f32>) -> tensor<f32> loc(#loc192)
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map16, #map19], iterator_types = ["reduction", "reduction", "reduction"]} ins(%276, %267, %274 : tensor<16x512x1024xi1>, tensor<16x512x1024xbf16>, tensor<16x512x1xbf16>) outs(%278 : tensor<f32>) {
    ^bb0(%in: i1, %in_49: bf16, %in_50: bf16, %out: f32):
      %282 = math.log %in_50 : bf16
      %283 = arith.subf %in_49, %282 : bf16
      %284 = arith.select %in, %283, %cst_8 : bf16
      %285 = arith.extf %284 : bf16 to f32
      %286 = arith.addf %out, %285 : f32
      linalg.yield %286 : f32
    } -> tensor<f32> loc(#loc192)
    %280 = tensor.empty() : tensor<bf16> loc(#loc193)
    %281 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%279 : tensor<f32>) outs(%280 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %282 = arith.truncf %in : f32 to bf16
      %283 = arith.negf %282 : bf16
      %284 = arith.divf %283, %cst : bf16
      linalg.yield %284 : bf16
    } -> tensor<bf16> loc(#loc193)
    return %281, %arg0, %arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg45, %16, %19, %38, %43, %58, %3, %78, %81, %96, %101, %116, %65, %136, %139, %154, %159, %174, %123, %194, %197, %212, %217, %232, %181, %244, %253, %251, %257, %255, %259, %269, %274, %276 : tensor<bf16>, tensor<1024x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16x512xi32>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x12288xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x512x4096xbf16>, tensor<8192x16384xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x1024xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1024xi1>
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
    %0 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc216)
    %1 = linalg.generic {indexing_maps = [#map1, #map19, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg70, %arg71 : tensor<16x512x1024xi1>, tensor<bf16>) outs(%0 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: i1, %in_188: bf16, %out: bf16):
      %887 = arith.divf %in_188, %cst_12 : bf16
      %888 = arith.negf %887 : bf16
      %889 = arith.select %in, %888, %cst_11 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc216)
    %2 = tensor.empty() : tensor<16x512xbf16> loc(#loc217)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc217)
    %3 = linalg.fill ins(%cst_11 : bf16) outs(%expanded : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc217)
    %expanded_13 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [16, 512, 1, 1024] : tensor<16x512x1024xbf16> into tensor<16x512x1x1024xbf16> loc(#loc217)
    %4 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_13 : tensor<16x512x1x1024xbf16>) outs(%3 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.negf %in : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc217)
    %5 = tensor.empty() : tensor<16x512xf32> loc(#loc218)
    %6 = linalg.fill ins(%cst_10 : f32) outs(%5 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc218)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg69 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%6 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %in_188: bf16, %out: f32):
      %887 = arith.divf %in, %in_188 : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc218)
    %8 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc219)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg68 : tensor<16x512x1024xbf16>, tensor<16x512xf32>, tensor<16x512x1024xbf16>) outs(%8 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_188: f32, %in_189: bf16, %out: bf16):
      %887 = arith.truncf %in_188 : f32 to bf16
      %888 = arith.mulf %887, %in_189 : bf16
      %889 = arith.addf %in, %888 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc219)
    %10 = tensor.empty() : tensor<1024x4096xbf16> loc(#loc220)
    %11 = linalg.fill ins(%cst_11 : bf16) outs(%10 : tensor<1024x4096xbf16>) -> tensor<1024x4096xbf16> loc(#loc220)
    %12 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg67 : tensor<16x512x1024xbf16>, tensor<16x512x4096xbf16>) outs(%11 : tensor<1024x4096xbf16>) {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<1024x4096xbf16> loc(#loc220)
    %13 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc221)
    %14 = linalg.fill ins(%cst_11 : bf16) outs(%13 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc221)
    %15 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<16x512x1024xbf16>, tensor<1024x4096xbf16>) outs(%14 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc221)
    %16 = tensor.empty() : tensor<4096xbf16> loc(#loc222)
    %expanded_14 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc222)
    %17 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_14 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc222)
    %expanded_15 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc222)
    %18 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_15 : tensor<16x512x1x1x4096xbf16>) outs(%17 : tensor<1x1x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc222)
    %19 = tensor.empty() : tensor<4096xbf16> loc(#loc223)
    %20 = linalg.fill ins(%cst_11 : bf16) outs(%19 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc223)
    %21 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%18 : tensor<1x1x4096xbf16>) outs(%20 : tensor<4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc223)
    %22 = tensor.empty() : tensor<4096xbf16> loc(#loc224)
    %expanded_16 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc224)
    %23 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_16 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc224)
    %expanded_17 = tensor.expand_shape %arg66 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc224)
    %expanded_18 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc224)
    %24 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_17, %expanded_18 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%23 : tensor<1x1x4096xbf16>) {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc224)
    %25 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc225)
    %26 = linalg.generic {indexing_maps = [#map1, #map17, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %arg65 : tensor<16x512x4096xbf16>, tensor<1x1x4096xbf16>) outs(%25 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc225)
    %27 = tensor.empty() : tensor<4096xbf16> loc(#loc226)
    %28 = linalg.fill ins(%cst_11 : bf16) outs(%27 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc226)
    %29 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%24 : tensor<1x1x4096xbf16>) outs(%28 : tensor<4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc226)
    %30 = tensor.empty() : tensor<16x512xbf16> loc(#loc227)
    %expanded_19 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc227)
    %31 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_19 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc227)
    %expanded_20 = tensor.expand_shape %arg62 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc227)
    %expanded_21 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc227)
    %32 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_20, %expanded_21 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%31 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc227)
    %33 = tensor.empty() : tensor<16x512xf32> loc(#loc228)
    %34 = linalg.fill ins(%cst_10 : f32) outs(%33 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc228)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg63 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%34 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %in_188: bf16, %out: f32):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.divf %888, %cst_9 : f32
      %890 = arith.addf %out, %889 : f32
      linalg.yield %890 : f32
    } -> tensor<16x512xf32> loc(#loc228)
    %36 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc229)
    %37 = linalg.generic {indexing_maps = [#map1, #map16, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg64, %arg62, %35 : tensor<16x512x4096xbf16>, tensor<16x512x1xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%36 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: f32, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.mulf %887, %in_189 : bf16
      %889 = arith.mulf %in_189, %887 : bf16
      %890 = arith.mulf %in, %in_188 : bf16
      %891 = arith.addf %890, %889 : bf16
      %892 = arith.addf %891, %888 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc229)
    %38 = tensor.empty() : tensor<16x512xbf16> loc(#loc230)
    %expanded_22 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc230)
    %39 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_22 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc230)
    %expanded_23 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc230)
    %40 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_23 : tensor<16x512x1x4096xbf16>) outs(%39 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.negf %in : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc230)
    %41 = tensor.empty() : tensor<16x512xf32> loc(#loc231)
    %42 = linalg.fill ins(%cst_10 : f32) outs(%41 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc231)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<16x512x1xbf16>) outs(%42 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.divf %887, %cst_9 : f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc231)
    %44 = tensor.empty() : tensor<16x512x4096xbf16> loc(#loc232)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%44 : tensor<16x512x4096xbf16>) {
    ^bb0(%in: bf16, %in_188: f32, %out: bf16):
      %887 = arith.truncf %in_188 : f32 to bf16
      %888 = arith.addf %in, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc232)
    %46 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc233)
    %47 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%46 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc233)
    %48 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg61 : tensor<16x512x4096xbf16>) outs(%47 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x512xf32> loc(#loc233)
    %49 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc234)
    %50 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg61, %48 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%49 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: f32, %out: bf16):
      %887 = arith.divf %in_188, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.subf %in, %888 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc234)
    %51 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc235)
    %52 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%51 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc235)
    %53 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%50 : tensor<16x512x4096xbf16>) outs(%52 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.mulf %in, %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc235)
    %54 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc236)
    %55 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<16x512xf32>) outs(%54 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.divf %in, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.addf %888, %cst_8 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc236)
    %56 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc237)
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<16x512x1xbf16>) outs(%56 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = math.rsqrt %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc237)
    %58 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc238)
    %59 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<16x512x1xbf16>) outs(%58 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc238)
    %60 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc239)
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %59 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%60 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc239)
    %62 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc240)
    %63 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg30 : tensor<4096xbf16>) outs(%62 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc240)
    %64 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc241)
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %63, %arg29 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%64 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc241)
    %extracted_slice = tensor.extract_slice %arg56[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc242)
    %extracted_slice_24 = tensor.extract_slice %arg56[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc243)
    %extracted_slice_25 = tensor.extract_slice %arg56[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc244)
    %expanded_26 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc245)
    %expanded_27 = tensor.expand_shape %extracted_slice_24 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc246)
    %expanded_28 = tensor.expand_shape %extracted_slice_25 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc247)
    %66 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xi1> loc(#loc248)
    %67 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%66 : tensor<16x8x512x512xi1>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: i1):
      %887 = linalg.index 3 : index
      %888 = arith.index_cast %887 : index to i32
      %889 = linalg.index 2 : index
      %890 = arith.index_cast %889 : index to i32
      %891 = arith.cmpi sge, %890, %888 : i32
      linalg.yield %891 : i1
    } -> tensor<16x8x512x512xi1> loc(#loc248)
    %68 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc249)
    %69 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%68 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: bf16):
      %887 = arith.truncf %cst_5 : f32 to bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc249)
    %70 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc250)
    %71 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %arg57, %69 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%70 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %cst_6 : bf16
      %888 = arith.select %in, %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc250)
    %72 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xbf16> loc(#loc251)
    %73 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : bf16) outs(%72 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc251)
    %74 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71 : tensor<16x8x512x512xbf16>) outs(%73 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.maximumf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc251)
    %75 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc252)
    %76 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %74 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%75 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.subf %in, %in_188 : bf16
      %888 = math.exp %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc252)
    %77 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc253)
    %78 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%77 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc253)
    %79 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%76 : tensor<16x8x512x512xbf16>) outs(%78 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x8x512xf32> loc(#loc253)
    %80 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x1xbf16> loc(#loc254)
    %81 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<16x8x512xf32>) outs(%80 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.truncf %in : f32 to bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc254)
    %82 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc255)
    %83 = linalg.generic {indexing_maps = [#map28, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<16x8x512x1xbf16>) outs(%82 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc255)
    %84 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc256)
    %85 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %83 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%84 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.divf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc256)
    %86 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> loc(#loc257)
    %87 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg58 : tensor<16x8x512x512xbf16>) outs(%86 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc257)
    %collapsed = tensor.collapse_shape %87 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc258)
    %88 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc259)
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg61, %arg59 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%88 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.addf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc259)
    %90 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc260)
    %91 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%90 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc260)
    %92 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89 : tensor<16x512x4096xbf16>) outs(%91 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x512xf32> loc(#loc260)
    %93 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc261)
    %94 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %92 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%93 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: f32, %out: bf16):
      %887 = arith.divf %in_188, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.subf %in, %888 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc261)
    %95 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc262)
    %96 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%95 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc262)
    %97 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%94 : tensor<16x512x4096xbf16>) outs(%96 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.mulf %in, %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc262)
    %98 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc263)
    %99 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<16x512xf32>) outs(%98 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.divf %in, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.addf %888, %cst_8 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc263)
    %100 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc264)
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<16x512x1xbf16>) outs(%100 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = math.rsqrt %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc264)
    %102 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc265)
    %103 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<16x512x1xbf16>) outs(%102 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc265)
    %104 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc266)
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %103 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%104 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc266)
    %106 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc267)
    %107 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg32 : tensor<4096xbf16>) outs(%106 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc267)
    %108 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc268)
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %107, %arg31 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%108 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc268)
    %collapsed_29 = tensor.collapse_shape %109 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc269)
    %110 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc270)
    %111 = linalg.generic {indexing_maps = [#map14, #map15, #map14], iterator_types = ["parallel", "parallel"]} ins(%arg60, %arg36 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%110 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.addf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc270)
    %112 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc271)
    %113 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<8192x16384xbf16>) outs(%112 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.mulf %in, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc271)
    %114 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc272)
    %115 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%111, %113 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%114 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %in : bf16
      %888 = arith.mulf %887, %cst_1 : bf16
      %889 = arith.addf %in, %888 : bf16
      %890 = arith.mulf %889, %cst_0 : bf16
      %891 = math.tanh %890 : bf16
      linalg.yield %891 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc272)
    %116 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc273)
    %117 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<8192x16384xbf16>) outs(%116 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %in, %cst_3 : bf16
      %888 = arith.mulf %887, %cst : bf16
      linalg.yield %888 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc273)
    %118 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc274)
    %119 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%111, %117 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%118 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc274)
    %collapsed_30 = tensor.collapse_shape %45 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc275)
    %120 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc276)
    %expanded_31 = tensor.expand_shape %120 [[0, 1]] output_shape [1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc276)
    %121 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_31 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc276)
    %expanded_32 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc276)
    %122 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_32 : tensor<16x512x1x4096xbf16>) outs(%121 : tensor<1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x4096xbf16> loc(#loc276)
    %123 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc277)
    %124 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%123 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc277)
    %125 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%122 : tensor<1x4096xbf16>) outs(%124 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc277)
    %126 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x16384xbf16> loc(#loc278)
    %127 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%126 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc278)
    %128 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_30, %119 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>) outs(%127 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc278)
    %129 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384x4096xbf16> loc(#loc279)
    %130 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<4096x16384xbf16>) outs(%129 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc279)
    %131 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc280)
    %132 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%131 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc280)
    %133 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_30, %arg28 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%132 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc280)
    %134 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xbf16> loc(#loc281)
    %135 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%133, %117, %111, %115, %113 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%134 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: bf16, %in_191: bf16, %out: bf16):
      %887 = arith.subf %cst_3, %in_190 : bf16
      %888 = arith.mulf %in_189, %in : bf16
      %889 = arith.mulf %888, %cst : bf16
      %890 = arith.mulf %889, %887 : bf16
      %891 = arith.mulf %890, %in_190 : bf16
      %892 = arith.addf %890, %891 : bf16
      %893 = arith.mulf %892, %cst_0 : bf16
      %894 = arith.mulf %in_191, %cst_2 : bf16
      %895 = arith.mulf %893, %cst_1 : bf16
      %896 = arith.mulf %895, %894 : bf16
      %897 = arith.mulf %in, %in_188 : bf16
      %898 = arith.addf %897, %893 : bf16
      %899 = arith.addf %898, %896 : bf16
      linalg.yield %899 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc281)
    %136 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384xbf16> loc(#loc282)
    %expanded_33 = tensor.expand_shape %136 [[0, 1]] output_shape [1, 16384] {ao.layer = 3 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc282)
    %137 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_33 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc282)
    %expanded_34 = tensor.expand_shape %135 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc282)
    %138 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_34 : tensor<8192x1x16384xbf16>) outs(%137 : tensor<1x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x16384xbf16> loc(#loc282)
    %139 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384xbf16> loc(#loc283)
    %140 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%139 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc283)
    %141 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%138 : tensor<1x16384xbf16>) outs(%140 : tensor<16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16384xbf16> loc(#loc283)
    %142 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384x4096xbf16> loc(#loc284)
    %143 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%142 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc284)
    %144 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%135, %collapsed_29 : tensor<8192x16384xbf16>, tensor<8192x4096xbf16>) outs(%143 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc284)
    %145 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x16384xbf16> loc(#loc285)
    %146 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%144 : tensor<16384x4096xbf16>) outs(%145 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc285)
    %147 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x4096xbf16> loc(#loc286)
    %expanded_35 = tensor.expand_shape %147 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 3 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc286)
    %148 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_35 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc286)
    %expanded_36 = tensor.expand_shape %135 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc286)
    %149 = linalg.generic {indexing_maps = [#map4, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_36, %arg35 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%148 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc286)
    %150 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc287)
    %expanded_37 = tensor.expand_shape %150 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc287)
    %151 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_37 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc287)
    %expanded_38 = tensor.expand_shape %149 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc287)
    %152 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_38 : tensor<16x512x1x1x4096xbf16>) outs(%151 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc287)
    %153 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc288)
    %154 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%153 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc288)
    %155 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%152 : tensor<1x1x4096xbf16>) outs(%154 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc288)
    %156 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc289)
    %expanded_39 = tensor.expand_shape %156 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc289)
    %157 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_39 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc289)
    %expanded_40 = tensor.expand_shape %105 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc289)
    %expanded_41 = tensor.expand_shape %149 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc289)
    %158 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_40, %expanded_41 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%157 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc289)
    %159 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc290)
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %107 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%159 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc290)
    %161 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc291)
    %162 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%161 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc291)
    %163 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%158 : tensor<1x1x4096xbf16>) outs(%162 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc291)
    %164 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc292)
    %expanded_42 = tensor.expand_shape %164 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc292)
    %165 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_42 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc292)
    %expanded_43 = tensor.expand_shape %94 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc292)
    %expanded_44 = tensor.expand_shape %160 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc292)
    %166 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_43, %expanded_44 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%165 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc292)
    %167 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc293)
    %168 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%167 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc293)
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%166, %101, %99 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%168 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: f32):
      %887 = arith.divf %in_188, %in_189 : bf16
      %888 = arith.mulf %887, %cst_7 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.extf %889 : bf16 to f32
      %891 = arith.divf %890, %cst_9 : f32
      %892 = arith.addf %out, %891 : f32
      linalg.yield %892 : f32
    } -> tensor<16x512xf32> loc(#loc293)
    %170 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc294)
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %103, %94, %169 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%170 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: f32, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.mulf %887, %in_189 : bf16
      %889 = arith.mulf %in_189, %887 : bf16
      %890 = arith.mulf %in, %in_188 : bf16
      %891 = arith.addf %890, %889 : bf16
      %892 = arith.addf %891, %888 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc294)
    %172 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc295)
    %expanded_45 = tensor.expand_shape %172 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc295)
    %173 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_45 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc295)
    %expanded_46 = tensor.expand_shape %171 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc295)
    %174 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_46 : tensor<16x512x1x4096xbf16>) outs(%173 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.negf %in : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc295)
    %175 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc296)
    %176 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%175 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc296)
    %177 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<16x512x1xbf16>) outs(%176 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.divf %887, %cst_9 : f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc296)
    %178 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc297)
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %171, %177 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%178 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: f32, %out: bf16):
      %887 = arith.truncf %in_189 : f32 to bf16
      %888 = arith.addf %in, %in_188 : bf16
      %889 = arith.addf %888, %887 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc297)
    %180 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x4096xbf16> loc(#loc298)
    %181 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%180 : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> loc(#loc298)
    %182 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%179, %collapsed : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%181 : tensor<4096x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<4096x4096xbf16> loc(#loc298)
    %183 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x4096xbf16> loc(#loc299)
    %184 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<4096x4096xbf16>) outs(%183 : tensor<4096x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x4096xbf16> loc(#loc299)
    %185 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc300)
    %expanded_47 = tensor.expand_shape %185 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc300)
    %186 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_47 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc300)
    %expanded_48 = tensor.expand_shape %arg33 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 3 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc300)
    %187 = linalg.generic {indexing_maps = [#map36, #map37, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%179, %expanded_48 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%186 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc300)
    %188 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc301)
    %189 = linalg.generic {indexing_maps = [#map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187 : tensor<16x512x8x512xbf16>) outs(%188 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc301)
    %190 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc302)
    %191 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%190 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc302)
    %192 = linalg.generic {indexing_maps = [#map39, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%189, %expanded_28 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%191 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc302)
    %193 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc303)
    %194 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%193 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc303)
    %195 = linalg.generic {indexing_maps = [#map40, #map41, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%189, %85 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%194 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc303)
    %196 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> loc(#loc304)
    %197 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195 : tensor<16x8x512x512xbf16>) outs(%196 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc304)
    %198 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xbf16> loc(#loc305)
    %199 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%198 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc305)
    %200 = linalg.generic {indexing_maps = [#map10, #map28, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%192, %81, %76 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%199 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %in_188 : bf16
      %888 = arith.divf %cst_3, %887 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.mulf %889, %in_189 : bf16
      %891 = arith.addf %out, %890 : bf16
      linalg.yield %891 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc305)
    %expanded_49 = tensor.expand_shape %200 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 3 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc306)
    %201 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc307)
    %202 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%201 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc307)
    %203 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_49 : tensor<16x8x512x1xbf16>) outs(%202 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.negf %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x8x512xf32> loc(#loc307)
    %204 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc308)
    %205 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map6, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %192, %83, %203, %76 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%204 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_188: bf16, %in_189: bf16, %in_190: f32, %in_191: bf16, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.divf %in_188, %in_189 : bf16
      %889 = arith.addf %888, %887 : bf16
      %890 = arith.mulf %889, %in_191 : bf16
      %891 = arith.select %in, %890, %cst_11 : bf16
      %892 = arith.mulf %891, %cst_6 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc308)
    %206 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc309)
    %207 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%206 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc309)
    %208 = linalg.generic {indexing_maps = [#map39, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%205, %expanded_26 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%207 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc309)
    %209 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> loc(#loc310)
    %210 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208 : tensor<16x8x512x512xbf16>) outs(%209 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc310)
    %211 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xbf16> loc(#loc311)
    %212 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%211 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc311)
    %213 = linalg.generic {indexing_maps = [#map40, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%205, %expanded_27 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%212 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc311)
    %214 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> loc(#loc312)
    %215 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213 : tensor<16x8x512x512xbf16>) outs(%214 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc312)
    %collapsed_50 = tensor.collapse_shape %197 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc313)
    %collapsed_51 = tensor.collapse_shape %210 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc314)
    %collapsed_52 = tensor.collapse_shape %215 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc315)
    %216 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x12288xbf16> loc(#loc316)
    %217 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%216 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: bf16):
      %887 = linalg.index 0 : index
      %888 = linalg.index 1 : index
      %889 = linalg.index 2 : index
      %890 = arith.cmpi ult, %889, %c4096 : index
      %891 = scf.if %890 -> (bf16) {
        %extracted = tensor.extract %collapsed_52[%887, %888, %889] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %892 = arith.cmpi ult, %889, %c8192 : index
        %893 = scf.if %892 -> (bf16) {
          %894 = arith.subi %889, %c4096 : index
          %extracted = tensor.extract %collapsed_51[%887, %888, %894] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %894 = arith.subi %889, %c8192 : index
          %extracted = tensor.extract %collapsed_50[%887, %888, %894] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %893 : bf16
      }
      linalg.yield %891 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc316)
    %218 = tensor.empty() {ao.layer = 3 : i64} : tensor<12288x4096xbf16> loc(#loc317)
    %219 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%218 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc317)
    %220 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%217, %65 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>) outs(%219 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc317)
    %221 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x12288xbf16> loc(#loc318)
    %222 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%220 : tensor<12288x4096xbf16>) outs(%221 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc318)
    %223 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc319)
    %224 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%223 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc319)
    %225 = linalg.generic {indexing_maps = [#map4, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%217, %arg34 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%224 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc319)
    %226 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc320)
    %expanded_53 = tensor.expand_shape %226 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc320)
    %227 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_53 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc320)
    %expanded_54 = tensor.expand_shape %225 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc320)
    %228 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_54 : tensor<16x512x1x1x4096xbf16>) outs(%227 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc320)
    %229 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc321)
    %230 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%229 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc321)
    %231 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%228 : tensor<1x1x4096xbf16>) outs(%230 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc321)
    %232 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc322)
    %expanded_55 = tensor.expand_shape %232 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc322)
    %233 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_55 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc322)
    %expanded_56 = tensor.expand_shape %61 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc322)
    %expanded_57 = tensor.expand_shape %225 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc322)
    %234 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_56, %expanded_57 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%233 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc322)
    %235 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc323)
    %236 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %63 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%235 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc323)
    %237 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xbf16> loc(#loc324)
    %238 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%237 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc324)
    %239 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%234 : tensor<1x1x4096xbf16>) outs(%238 : tensor<4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc324)
    %240 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc325)
    %expanded_58 = tensor.expand_shape %240 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc325)
    %241 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_58 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc325)
    %expanded_59 = tensor.expand_shape %50 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc325)
    %expanded_60 = tensor.expand_shape %236 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc325)
    %242 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_59, %expanded_60 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%241 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc325)
    %243 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc326)
    %244 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%243 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc326)
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%242, %57, %55 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%244 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: f32):
      %887 = arith.divf %in_188, %in_189 : bf16
      %888 = arith.mulf %887, %cst_7 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.extf %889 : bf16 to f32
      %891 = arith.divf %890, %cst_9 : f32
      %892 = arith.addf %out, %891 : f32
      linalg.yield %892 : f32
    } -> tensor<16x512xf32> loc(#loc326)
    %246 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc327)
    %247 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %59, %50, %245 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%246 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: f32, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.mulf %887, %in_189 : bf16
      %889 = arith.mulf %in_189, %887 : bf16
      %890 = arith.mulf %in, %in_188 : bf16
      %891 = arith.addf %890, %889 : bf16
      %892 = arith.addf %891, %888 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc327)
    %248 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc328)
    %expanded_61 = tensor.expand_shape %248 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc328)
    %249 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : bf16) outs(%expanded_61 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc328)
    %expanded_62 = tensor.expand_shape %247 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc328)
    %250 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_62 : tensor<16x512x1x4096xbf16>) outs(%249 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.negf %in : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc328)
    %251 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc329)
    %252 = linalg.fill {ao.layer = 3 : i64} ins(%cst_10 : f32) outs(%251 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc329)
    %253 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%250 : tensor<16x512x1xbf16>) outs(%252 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.divf %887, %cst_9 : f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc329)
    %254 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xbf16> loc(#loc330)
    %255 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %247, %253 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%254 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: f32, %out: bf16):
      %887 = arith.truncf %in_189 : f32 to bf16
      %888 = arith.addf %in, %in_188 : bf16
      %889 = arith.addf %888, %887 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc330)
    %256 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc331)
    %257 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%256 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc331)
    %258 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg55 : tensor<16x512x4096xbf16>) outs(%257 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x512xf32> loc(#loc331)
    %259 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc332)
    %260 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg55, %258 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%259 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: f32, %out: bf16):
      %887 = arith.divf %in_188, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.subf %in, %888 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc332)
    %261 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc333)
    %262 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%261 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc333)
    %263 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%260 : tensor<16x512x4096xbf16>) outs(%262 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.mulf %in, %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc333)
    %264 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc334)
    %265 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<16x512xf32>) outs(%264 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.divf %in, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.addf %888, %cst_8 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc334)
    %266 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc335)
    %267 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<16x512x1xbf16>) outs(%266 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = math.rsqrt %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc335)
    %268 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc336)
    %269 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<16x512x1xbf16>) outs(%268 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc336)
    %270 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc337)
    %271 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %269 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%270 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc337)
    %272 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc338)
    %273 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg21 : tensor<4096xbf16>) outs(%272 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc338)
    %274 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc339)
    %275 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %273, %arg20 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%274 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc339)
    %extracted_slice_63 = tensor.extract_slice %arg50[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc340)
    %extracted_slice_64 = tensor.extract_slice %arg50[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc341)
    %extracted_slice_65 = tensor.extract_slice %arg50[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc342)
    %expanded_66 = tensor.expand_shape %extracted_slice_63 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc343)
    %expanded_67 = tensor.expand_shape %extracted_slice_64 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc344)
    %expanded_68 = tensor.expand_shape %extracted_slice_65 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc345)
    %276 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc346)
    %277 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %arg51, %69 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%276 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %cst_6 : bf16
      %888 = arith.select %in, %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc346)
    %278 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xbf16> loc(#loc347)
    %279 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : bf16) outs(%278 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc347)
    %280 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%277 : tensor<16x8x512x512xbf16>) outs(%279 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.maximumf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc347)
    %281 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc348)
    %282 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%277, %280 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%281 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.subf %in, %in_188 : bf16
      %888 = math.exp %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc348)
    %283 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc349)
    %284 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%283 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc349)
    %285 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%282 : tensor<16x8x512x512xbf16>) outs(%284 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x8x512xf32> loc(#loc349)
    %286 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x1xbf16> loc(#loc350)
    %287 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285 : tensor<16x8x512xf32>) outs(%286 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.truncf %in : f32 to bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc350)
    %288 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc351)
    %289 = linalg.generic {indexing_maps = [#map28, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%287 : tensor<16x8x512x1xbf16>) outs(%288 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc351)
    %290 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc352)
    %291 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282, %289 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%290 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.divf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc352)
    %292 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> loc(#loc353)
    %293 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg52 : tensor<16x8x512x512xbf16>) outs(%292 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc353)
    %collapsed_69 = tensor.collapse_shape %293 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc354)
    %294 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc355)
    %295 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg55, %arg53 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%294 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.addf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc355)
    %296 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc356)
    %297 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%296 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc356)
    %298 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%295 : tensor<16x512x4096xbf16>) outs(%297 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x512xf32> loc(#loc356)
    %299 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc357)
    %300 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %298 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%299 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: f32, %out: bf16):
      %887 = arith.divf %in_188, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.subf %in, %888 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc357)
    %301 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc358)
    %302 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%301 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc358)
    %303 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%300 : tensor<16x512x4096xbf16>) outs(%302 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.mulf %in, %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc358)
    %304 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc359)
    %305 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303 : tensor<16x512xf32>) outs(%304 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.divf %in, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.addf %888, %cst_8 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc359)
    %306 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc360)
    %307 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305 : tensor<16x512x1xbf16>) outs(%306 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = math.rsqrt %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc360)
    %308 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc361)
    %309 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<16x512x1xbf16>) outs(%308 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc361)
    %310 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc362)
    %311 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %309 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%310 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc362)
    %312 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc363)
    %313 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg23 : tensor<4096xbf16>) outs(%312 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc363)
    %314 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc364)
    %315 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %313, %arg22 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%314 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc364)
    %collapsed_70 = tensor.collapse_shape %315 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc365)
    %316 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc366)
    %317 = linalg.generic {indexing_maps = [#map14, #map15, #map14], iterator_types = ["parallel", "parallel"]} ins(%arg54, %arg27 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%316 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.addf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc366)
    %318 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc367)
    %319 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%317 : tensor<8192x16384xbf16>) outs(%318 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.mulf %in, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc367)
    %320 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc368)
    %321 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%317, %319 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%320 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %in : bf16
      %888 = arith.mulf %887, %cst_1 : bf16
      %889 = arith.addf %in, %888 : bf16
      %890 = arith.mulf %889, %cst_0 : bf16
      %891 = math.tanh %890 : bf16
      linalg.yield %891 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc368)
    %322 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc369)
    %323 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%321 : tensor<8192x16384xbf16>) outs(%322 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %in, %cst_3 : bf16
      %888 = arith.mulf %887, %cst : bf16
      linalg.yield %888 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc369)
    %324 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc370)
    %325 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%317, %323 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%324 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc370)
    %collapsed_71 = tensor.collapse_shape %255 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc371)
    %326 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc372)
    %expanded_72 = tensor.expand_shape %326 [[0, 1]] output_shape [1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc372)
    %327 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_72 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc372)
    %expanded_73 = tensor.expand_shape %255 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc372)
    %328 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_73 : tensor<16x512x1x4096xbf16>) outs(%327 : tensor<1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x4096xbf16> loc(#loc372)
    %329 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc373)
    %330 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%329 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc373)
    %331 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%328 : tensor<1x4096xbf16>) outs(%330 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc373)
    %332 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x16384xbf16> loc(#loc374)
    %333 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%332 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc374)
    %334 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_71, %325 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>) outs(%333 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc374)
    %335 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384x4096xbf16> loc(#loc375)
    %336 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%334 : tensor<4096x16384xbf16>) outs(%335 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc375)
    %337 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc376)
    %338 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%337 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc376)
    %339 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_71, %arg19 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%338 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc376)
    %340 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xbf16> loc(#loc377)
    %341 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%339, %323, %317, %321, %319 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%340 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: bf16, %in_191: bf16, %out: bf16):
      %887 = arith.subf %cst_3, %in_190 : bf16
      %888 = arith.mulf %in_189, %in : bf16
      %889 = arith.mulf %888, %cst : bf16
      %890 = arith.mulf %889, %887 : bf16
      %891 = arith.mulf %890, %in_190 : bf16
      %892 = arith.addf %890, %891 : bf16
      %893 = arith.mulf %892, %cst_0 : bf16
      %894 = arith.mulf %in_191, %cst_2 : bf16
      %895 = arith.mulf %893, %cst_1 : bf16
      %896 = arith.mulf %895, %894 : bf16
      %897 = arith.mulf %in, %in_188 : bf16
      %898 = arith.addf %897, %893 : bf16
      %899 = arith.addf %898, %896 : bf16
      linalg.yield %899 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc377)
    %342 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384xbf16> loc(#loc378)
    %expanded_74 = tensor.expand_shape %342 [[0, 1]] output_shape [1, 16384] {ao.layer = 2 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc378)
    %343 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_74 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc378)
    %expanded_75 = tensor.expand_shape %341 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc378)
    %344 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_75 : tensor<8192x1x16384xbf16>) outs(%343 : tensor<1x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x16384xbf16> loc(#loc378)
    %345 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384xbf16> loc(#loc379)
    %346 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%345 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc379)
    %347 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%344 : tensor<1x16384xbf16>) outs(%346 : tensor<16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16384xbf16> loc(#loc379)
    %348 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384x4096xbf16> loc(#loc380)
    %349 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%348 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc380)
    %350 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%341, %collapsed_70 : tensor<8192x16384xbf16>, tensor<8192x4096xbf16>) outs(%349 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc380)
    %351 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x16384xbf16> loc(#loc381)
    %352 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%350 : tensor<16384x4096xbf16>) outs(%351 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc381)
    %353 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x4096xbf16> loc(#loc382)
    %expanded_76 = tensor.expand_shape %353 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 2 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc382)
    %354 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_76 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc382)
    %expanded_77 = tensor.expand_shape %341 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc382)
    %355 = linalg.generic {indexing_maps = [#map4, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_77, %arg26 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%354 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc382)
    %356 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc383)
    %expanded_78 = tensor.expand_shape %356 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc383)
    %357 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_78 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc383)
    %expanded_79 = tensor.expand_shape %355 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc383)
    %358 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_79 : tensor<16x512x1x1x4096xbf16>) outs(%357 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc383)
    %359 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc384)
    %360 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%359 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc384)
    %361 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%358 : tensor<1x1x4096xbf16>) outs(%360 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc384)
    %362 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc385)
    %expanded_80 = tensor.expand_shape %362 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc385)
    %363 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_80 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc385)
    %expanded_81 = tensor.expand_shape %311 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc385)
    %expanded_82 = tensor.expand_shape %355 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc385)
    %364 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_81, %expanded_82 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%363 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc385)
    %365 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc386)
    %366 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %313 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%365 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc386)
    %367 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc387)
    %368 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%367 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc387)
    %369 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%364 : tensor<1x1x4096xbf16>) outs(%368 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc387)
    %370 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc388)
    %expanded_83 = tensor.expand_shape %370 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc388)
    %371 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_83 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc388)
    %expanded_84 = tensor.expand_shape %300 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc388)
    %expanded_85 = tensor.expand_shape %366 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc388)
    %372 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_84, %expanded_85 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%371 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc388)
    %373 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc389)
    %374 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%373 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc389)
    %375 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%372, %307, %305 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%374 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: f32):
      %887 = arith.divf %in_188, %in_189 : bf16
      %888 = arith.mulf %887, %cst_7 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.extf %889 : bf16 to f32
      %891 = arith.divf %890, %cst_9 : f32
      %892 = arith.addf %out, %891 : f32
      linalg.yield %892 : f32
    } -> tensor<16x512xf32> loc(#loc389)
    %376 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc390)
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366, %309, %300, %375 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%376 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: f32, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.mulf %887, %in_189 : bf16
      %889 = arith.mulf %in_189, %887 : bf16
      %890 = arith.mulf %in, %in_188 : bf16
      %891 = arith.addf %890, %889 : bf16
      %892 = arith.addf %891, %888 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc390)
    %378 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc391)
    %expanded_86 = tensor.expand_shape %378 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc391)
    %379 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_86 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc391)
    %expanded_87 = tensor.expand_shape %377 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc391)
    %380 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_87 : tensor<16x512x1x4096xbf16>) outs(%379 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.negf %in : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc391)
    %381 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc392)
    %382 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%381 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc392)
    %383 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%380 : tensor<16x512x1xbf16>) outs(%382 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.divf %887, %cst_9 : f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc392)
    %384 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc393)
    %385 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %377, %383 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%384 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: f32, %out: bf16):
      %887 = arith.truncf %in_189 : f32 to bf16
      %888 = arith.addf %in, %in_188 : bf16
      %889 = arith.addf %888, %887 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc393)
    %386 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x4096xbf16> loc(#loc394)
    %387 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%386 : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> loc(#loc394)
    %388 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%385, %collapsed_69 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%387 : tensor<4096x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<4096x4096xbf16> loc(#loc394)
    %389 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x4096xbf16> loc(#loc395)
    %390 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%388 : tensor<4096x4096xbf16>) outs(%389 : tensor<4096x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x4096xbf16> loc(#loc395)
    %391 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc396)
    %expanded_88 = tensor.expand_shape %391 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc396)
    %392 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_88 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc396)
    %expanded_89 = tensor.expand_shape %arg24 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 2 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc396)
    %393 = linalg.generic {indexing_maps = [#map36, #map37, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%385, %expanded_89 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%392 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc396)
    %394 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc397)
    %395 = linalg.generic {indexing_maps = [#map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393 : tensor<16x512x8x512xbf16>) outs(%394 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc397)
    %396 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc398)
    %397 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%396 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc398)
    %398 = linalg.generic {indexing_maps = [#map39, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%395, %expanded_68 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%397 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc398)
    %399 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc399)
    %400 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%399 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc399)
    %401 = linalg.generic {indexing_maps = [#map40, #map41, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%395, %291 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%400 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc399)
    %402 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> loc(#loc400)
    %403 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%401 : tensor<16x8x512x512xbf16>) outs(%402 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc400)
    %404 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xbf16> loc(#loc401)
    %405 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%404 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc401)
    %406 = linalg.generic {indexing_maps = [#map10, #map28, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%398, %287, %282 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%405 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %in_188 : bf16
      %888 = arith.divf %cst_3, %887 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.mulf %889, %in_189 : bf16
      %891 = arith.addf %out, %890 : bf16
      linalg.yield %891 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc401)
    %expanded_90 = tensor.expand_shape %406 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 2 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc402)
    %407 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc403)
    %408 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%407 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc403)
    %409 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_90 : tensor<16x8x512x1xbf16>) outs(%408 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.negf %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x8x512xf32> loc(#loc403)
    %410 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc404)
    %411 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map6, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %398, %289, %409, %282 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%410 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_188: bf16, %in_189: bf16, %in_190: f32, %in_191: bf16, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.divf %in_188, %in_189 : bf16
      %889 = arith.addf %888, %887 : bf16
      %890 = arith.mulf %889, %in_191 : bf16
      %891 = arith.select %in, %890, %cst_11 : bf16
      %892 = arith.mulf %891, %cst_6 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc404)
    %412 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc405)
    %413 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%412 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc405)
    %414 = linalg.generic {indexing_maps = [#map39, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%411, %expanded_66 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%413 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc405)
    %415 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> loc(#loc406)
    %416 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%414 : tensor<16x8x512x512xbf16>) outs(%415 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc406)
    %417 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xbf16> loc(#loc407)
    %418 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%417 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc407)
    %419 = linalg.generic {indexing_maps = [#map40, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%411, %expanded_67 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%418 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc407)
    %420 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> loc(#loc408)
    %421 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%419 : tensor<16x8x512x512xbf16>) outs(%420 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc408)
    %collapsed_91 = tensor.collapse_shape %403 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc409)
    %collapsed_92 = tensor.collapse_shape %416 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc410)
    %collapsed_93 = tensor.collapse_shape %421 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc411)
    %422 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x12288xbf16> loc(#loc412)
    %423 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%422 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%out: bf16):
      %887 = linalg.index 0 : index
      %888 = linalg.index 1 : index
      %889 = linalg.index 2 : index
      %890 = arith.cmpi ult, %889, %c4096 : index
      %891 = scf.if %890 -> (bf16) {
        %extracted = tensor.extract %collapsed_93[%887, %888, %889] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %892 = arith.cmpi ult, %889, %c8192 : index
        %893 = scf.if %892 -> (bf16) {
          %894 = arith.subi %889, %c4096 : index
          %extracted = tensor.extract %collapsed_92[%887, %888, %894] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %894 = arith.subi %889, %c8192 : index
          %extracted = tensor.extract %collapsed_91[%887, %888, %894] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %893 : bf16
      }
      linalg.yield %891 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc412)
    %424 = tensor.empty() {ao.layer = 2 : i64} : tensor<12288x4096xbf16> loc(#loc413)
    %425 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%424 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc413)
    %426 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%423, %275 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>) outs(%425 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc413)
    %427 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x12288xbf16> loc(#loc414)
    %428 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%426 : tensor<12288x4096xbf16>) outs(%427 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc414)
    %429 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc415)
    %430 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%429 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc415)
    %431 = linalg.generic {indexing_maps = [#map4, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%423, %arg25 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%430 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc415)
    %432 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc416)
    %expanded_94 = tensor.expand_shape %432 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc416)
    %433 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_94 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc416)
    %expanded_95 = tensor.expand_shape %431 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc416)
    %434 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_95 : tensor<16x512x1x1x4096xbf16>) outs(%433 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc416)
    %435 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc417)
    %436 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%435 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc417)
    %437 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%434 : tensor<1x1x4096xbf16>) outs(%436 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc417)
    %438 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc418)
    %expanded_96 = tensor.expand_shape %438 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc418)
    %439 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_96 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc418)
    %expanded_97 = tensor.expand_shape %271 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc418)
    %expanded_98 = tensor.expand_shape %431 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc418)
    %440 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_97, %expanded_98 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%439 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc418)
    %441 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc419)
    %442 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431, %273 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%441 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc419)
    %443 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xbf16> loc(#loc420)
    %444 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%443 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc420)
    %445 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%440 : tensor<1x1x4096xbf16>) outs(%444 : tensor<4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc420)
    %446 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc421)
    %expanded_99 = tensor.expand_shape %446 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc421)
    %447 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_99 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc421)
    %expanded_100 = tensor.expand_shape %260 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc421)
    %expanded_101 = tensor.expand_shape %442 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc421)
    %448 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_100, %expanded_101 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%447 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc421)
    %449 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc422)
    %450 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%449 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc422)
    %451 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%448, %267, %265 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%450 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: f32):
      %887 = arith.divf %in_188, %in_189 : bf16
      %888 = arith.mulf %887, %cst_7 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.extf %889 : bf16 to f32
      %891 = arith.divf %890, %cst_9 : f32
      %892 = arith.addf %out, %891 : f32
      linalg.yield %892 : f32
    } -> tensor<16x512xf32> loc(#loc422)
    %452 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc423)
    %453 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442, %269, %260, %451 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%452 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: f32, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.mulf %887, %in_189 : bf16
      %889 = arith.mulf %in_189, %887 : bf16
      %890 = arith.mulf %in, %in_188 : bf16
      %891 = arith.addf %890, %889 : bf16
      %892 = arith.addf %891, %888 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc423)
    %454 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc424)
    %expanded_102 = tensor.expand_shape %454 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc424)
    %455 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : bf16) outs(%expanded_102 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc424)
    %expanded_103 = tensor.expand_shape %453 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc424)
    %456 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_103 : tensor<16x512x1x4096xbf16>) outs(%455 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.negf %in : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc424)
    %457 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc425)
    %458 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%457 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc425)
    %459 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%456 : tensor<16x512x1xbf16>) outs(%458 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.divf %887, %cst_9 : f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc425)
    %460 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xbf16> loc(#loc426)
    %461 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %453, %459 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%460 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: f32, %out: bf16):
      %887 = arith.truncf %in_189 : f32 to bf16
      %888 = arith.addf %in, %in_188 : bf16
      %889 = arith.addf %888, %887 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc426)
    %462 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc427)
    %463 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%462 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc427)
    %464 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg49 : tensor<16x512x4096xbf16>) outs(%463 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x512xf32> loc(#loc427)
    %465 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc428)
    %466 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg49, %464 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%465 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: f32, %out: bf16):
      %887 = arith.divf %in_188, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.subf %in, %888 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc428)
    %467 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc429)
    %468 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%467 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc429)
    %469 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%466 : tensor<16x512x4096xbf16>) outs(%468 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.mulf %in, %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc429)
    %470 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc430)
    %471 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469 : tensor<16x512xf32>) outs(%470 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.divf %in, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.addf %888, %cst_8 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc430)
    %472 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc431)
    %473 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%471 : tensor<16x512x1xbf16>) outs(%472 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = math.rsqrt %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc431)
    %474 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc432)
    %475 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473 : tensor<16x512x1xbf16>) outs(%474 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc432)
    %476 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc433)
    %477 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %475 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%476 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc433)
    %478 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc434)
    %479 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<4096xbf16>) outs(%478 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc434)
    %480 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc435)
    %481 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%477, %479, %arg11 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%480 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc435)
    %extracted_slice_104 = tensor.extract_slice %arg44[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc436)
    %extracted_slice_105 = tensor.extract_slice %arg44[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc437)
    %extracted_slice_106 = tensor.extract_slice %arg44[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc438)
    %expanded_107 = tensor.expand_shape %extracted_slice_104 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc439)
    %expanded_108 = tensor.expand_shape %extracted_slice_105 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc440)
    %expanded_109 = tensor.expand_shape %extracted_slice_106 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc441)
    %482 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc442)
    %483 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %arg45, %69 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%482 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %cst_6 : bf16
      %888 = arith.select %in, %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc442)
    %484 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xbf16> loc(#loc443)
    %485 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : bf16) outs(%484 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc443)
    %486 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%483 : tensor<16x8x512x512xbf16>) outs(%485 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.maximumf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc443)
    %487 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc444)
    %488 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%483, %486 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%487 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.subf %in, %in_188 : bf16
      %888 = math.exp %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc444)
    %489 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc445)
    %490 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%489 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc445)
    %491 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%488 : tensor<16x8x512x512xbf16>) outs(%490 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x8x512xf32> loc(#loc445)
    %492 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x1xbf16> loc(#loc446)
    %493 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%491 : tensor<16x8x512xf32>) outs(%492 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.truncf %in : f32 to bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc446)
    %494 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc447)
    %495 = linalg.generic {indexing_maps = [#map28, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%493 : tensor<16x8x512x1xbf16>) outs(%494 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc447)
    %496 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc448)
    %497 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%488, %495 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%496 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.divf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc448)
    %498 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> loc(#loc449)
    %499 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg46 : tensor<16x8x512x512xbf16>) outs(%498 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc449)
    %collapsed_110 = tensor.collapse_shape %499 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc450)
    %500 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc451)
    %501 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg49, %arg47 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%500 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.addf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc451)
    %502 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc452)
    %503 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%502 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc452)
    %504 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%501 : tensor<16x512x4096xbf16>) outs(%503 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x512xf32> loc(#loc452)
    %505 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc453)
    %506 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %504 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%505 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: f32, %out: bf16):
      %887 = arith.divf %in_188, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.subf %in, %888 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc453)
    %507 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc454)
    %508 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%507 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc454)
    %509 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%506 : tensor<16x512x4096xbf16>) outs(%508 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.mulf %in, %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc454)
    %510 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc455)
    %511 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<16x512xf32>) outs(%510 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.divf %in, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.addf %888, %cst_8 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc455)
    %512 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc456)
    %513 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%511 : tensor<16x512x1xbf16>) outs(%512 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = math.rsqrt %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc456)
    %514 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc457)
    %515 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513 : tensor<16x512x1xbf16>) outs(%514 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc457)
    %516 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc458)
    %517 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506, %515 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%516 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc458)
    %518 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc459)
    %519 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<4096xbf16>) outs(%518 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc459)
    %520 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc460)
    %521 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517, %519, %arg13 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%520 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc460)
    %collapsed_111 = tensor.collapse_shape %521 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc461)
    %522 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc462)
    %523 = linalg.generic {indexing_maps = [#map14, #map15, #map14], iterator_types = ["parallel", "parallel"]} ins(%arg48, %arg18 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%522 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.addf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc462)
    %524 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc463)
    %525 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%523 : tensor<8192x16384xbf16>) outs(%524 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.mulf %in, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc463)
    %526 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc464)
    %527 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%523, %525 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%526 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %in : bf16
      %888 = arith.mulf %887, %cst_1 : bf16
      %889 = arith.addf %in, %888 : bf16
      %890 = arith.mulf %889, %cst_0 : bf16
      %891 = math.tanh %890 : bf16
      linalg.yield %891 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc464)
    %528 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc465)
    %529 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%527 : tensor<8192x16384xbf16>) outs(%528 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %in, %cst_3 : bf16
      %888 = arith.mulf %887, %cst : bf16
      linalg.yield %888 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc465)
    %530 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc466)
    %531 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%523, %529 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%530 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc466)
    %collapsed_112 = tensor.collapse_shape %461 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc467)
    %532 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc468)
    %expanded_113 = tensor.expand_shape %532 [[0, 1]] output_shape [1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc468)
    %533 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_113 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc468)
    %expanded_114 = tensor.expand_shape %461 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc468)
    %534 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_114 : tensor<16x512x1x4096xbf16>) outs(%533 : tensor<1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x4096xbf16> loc(#loc468)
    %535 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc469)
    %536 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%535 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc469)
    %537 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%534 : tensor<1x4096xbf16>) outs(%536 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc469)
    %538 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x16384xbf16> loc(#loc470)
    %539 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%538 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc470)
    %540 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_112, %531 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>) outs(%539 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc470)
    %541 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384x4096xbf16> loc(#loc471)
    %542 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%540 : tensor<4096x16384xbf16>) outs(%541 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc471)
    %543 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc472)
    %544 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%543 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc472)
    %545 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_112, %arg10 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%544 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc472)
    %546 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xbf16> loc(#loc473)
    %547 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%545, %529, %523, %527, %525 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%546 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: bf16, %in_191: bf16, %out: bf16):
      %887 = arith.subf %cst_3, %in_190 : bf16
      %888 = arith.mulf %in_189, %in : bf16
      %889 = arith.mulf %888, %cst : bf16
      %890 = arith.mulf %889, %887 : bf16
      %891 = arith.mulf %890, %in_190 : bf16
      %892 = arith.addf %890, %891 : bf16
      %893 = arith.mulf %892, %cst_0 : bf16
      %894 = arith.mulf %in_191, %cst_2 : bf16
      %895 = arith.mulf %893, %cst_1 : bf16
      %896 = arith.mulf %895, %894 : bf16
      %897 = arith.mulf %in, %in_188 : bf16
      %898 = arith.addf %897, %893 : bf16
      %899 = arith.addf %898, %896 : bf16
      linalg.yield %899 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc473)
    %548 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384xbf16> loc(#loc474)
    %expanded_115 = tensor.expand_shape %548 [[0, 1]] output_shape [1, 16384] {ao.layer = 1 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc474)
    %549 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_115 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc474)
    %expanded_116 = tensor.expand_shape %547 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc474)
    %550 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_116 : tensor<8192x1x16384xbf16>) outs(%549 : tensor<1x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x16384xbf16> loc(#loc474)
    %551 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384xbf16> loc(#loc475)
    %552 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%551 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc475)
    %553 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%550 : tensor<1x16384xbf16>) outs(%552 : tensor<16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16384xbf16> loc(#loc475)
    %554 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384x4096xbf16> loc(#loc476)
    %555 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%554 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc476)
    %556 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%547, %collapsed_111 : tensor<8192x16384xbf16>, tensor<8192x4096xbf16>) outs(%555 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc476)
    %557 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x16384xbf16> loc(#loc477)
    %558 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%556 : tensor<16384x4096xbf16>) outs(%557 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc477)
    %559 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x4096xbf16> loc(#loc478)
    %expanded_117 = tensor.expand_shape %559 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 1 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc478)
    %560 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_117 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc478)
    %expanded_118 = tensor.expand_shape %547 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc478)
    %561 = linalg.generic {indexing_maps = [#map4, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_118, %arg17 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%560 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc478)
    %562 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc479)
    %expanded_119 = tensor.expand_shape %562 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc479)
    %563 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_119 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc479)
    %expanded_120 = tensor.expand_shape %561 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc479)
    %564 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_120 : tensor<16x512x1x1x4096xbf16>) outs(%563 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc479)
    %565 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc480)
    %566 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%565 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc480)
    %567 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%564 : tensor<1x1x4096xbf16>) outs(%566 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc480)
    %568 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc481)
    %expanded_121 = tensor.expand_shape %568 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc481)
    %569 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_121 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc481)
    %expanded_122 = tensor.expand_shape %517 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc481)
    %expanded_123 = tensor.expand_shape %561 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc481)
    %570 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_122, %expanded_123 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%569 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc481)
    %571 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc482)
    %572 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%561, %519 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%571 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc482)
    %573 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc483)
    %574 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%573 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc483)
    %575 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%570 : tensor<1x1x4096xbf16>) outs(%574 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc483)
    %576 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc484)
    %expanded_124 = tensor.expand_shape %576 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc484)
    %577 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_124 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc484)
    %expanded_125 = tensor.expand_shape %506 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc484)
    %expanded_126 = tensor.expand_shape %572 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc484)
    %578 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_125, %expanded_126 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%577 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc484)
    %579 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc485)
    %580 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%579 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc485)
    %581 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%578, %513, %511 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%580 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: f32):
      %887 = arith.divf %in_188, %in_189 : bf16
      %888 = arith.mulf %887, %cst_7 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.extf %889 : bf16 to f32
      %891 = arith.divf %890, %cst_9 : f32
      %892 = arith.addf %out, %891 : f32
      linalg.yield %892 : f32
    } -> tensor<16x512xf32> loc(#loc485)
    %582 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc486)
    %583 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%572, %515, %506, %581 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%582 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: f32, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.mulf %887, %in_189 : bf16
      %889 = arith.mulf %in_189, %887 : bf16
      %890 = arith.mulf %in, %in_188 : bf16
      %891 = arith.addf %890, %889 : bf16
      %892 = arith.addf %891, %888 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc486)
    %584 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc487)
    %expanded_127 = tensor.expand_shape %584 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc487)
    %585 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_127 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc487)
    %expanded_128 = tensor.expand_shape %583 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc487)
    %586 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_128 : tensor<16x512x1x4096xbf16>) outs(%585 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.negf %in : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc487)
    %587 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc488)
    %588 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%587 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc488)
    %589 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%586 : tensor<16x512x1xbf16>) outs(%588 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.divf %887, %cst_9 : f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc488)
    %590 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc489)
    %591 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %583, %589 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%590 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: f32, %out: bf16):
      %887 = arith.truncf %in_189 : f32 to bf16
      %888 = arith.addf %in, %in_188 : bf16
      %889 = arith.addf %888, %887 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc489)
    %592 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x4096xbf16> loc(#loc490)
    %593 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%592 : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> loc(#loc490)
    %594 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%591, %collapsed_110 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%593 : tensor<4096x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<4096x4096xbf16> loc(#loc490)
    %595 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x4096xbf16> loc(#loc491)
    %596 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%594 : tensor<4096x4096xbf16>) outs(%595 : tensor<4096x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x4096xbf16> loc(#loc491)
    %597 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc492)
    %expanded_129 = tensor.expand_shape %597 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc492)
    %598 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_129 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc492)
    %expanded_130 = tensor.expand_shape %arg15 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 1 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc492)
    %599 = linalg.generic {indexing_maps = [#map36, #map37, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%591, %expanded_130 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%598 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc492)
    %600 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc493)
    %601 = linalg.generic {indexing_maps = [#map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%599 : tensor<16x512x8x512xbf16>) outs(%600 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc493)
    %602 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc494)
    %603 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%602 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc494)
    %604 = linalg.generic {indexing_maps = [#map39, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%601, %expanded_109 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%603 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc494)
    %605 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc495)
    %606 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%605 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc495)
    %607 = linalg.generic {indexing_maps = [#map40, #map41, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%601, %497 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%606 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc495)
    %608 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> loc(#loc496)
    %609 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%607 : tensor<16x8x512x512xbf16>) outs(%608 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc496)
    %610 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xbf16> loc(#loc497)
    %611 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%610 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc497)
    %612 = linalg.generic {indexing_maps = [#map10, #map28, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%604, %493, %488 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%611 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %in_188 : bf16
      %888 = arith.divf %cst_3, %887 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.mulf %889, %in_189 : bf16
      %891 = arith.addf %out, %890 : bf16
      linalg.yield %891 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc497)
    %expanded_131 = tensor.expand_shape %612 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 1 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc498)
    %613 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc499)
    %614 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%613 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc499)
    %615 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_131 : tensor<16x8x512x1xbf16>) outs(%614 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.negf %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x8x512xf32> loc(#loc499)
    %616 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc500)
    %617 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map6, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %604, %495, %615, %488 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%616 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_188: bf16, %in_189: bf16, %in_190: f32, %in_191: bf16, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.divf %in_188, %in_189 : bf16
      %889 = arith.addf %888, %887 : bf16
      %890 = arith.mulf %889, %in_191 : bf16
      %891 = arith.select %in, %890, %cst_11 : bf16
      %892 = arith.mulf %891, %cst_6 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc500)
    %618 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc501)
    %619 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%618 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc501)
    %620 = linalg.generic {indexing_maps = [#map39, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%617, %expanded_107 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%619 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc501)
    %621 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> loc(#loc502)
    %622 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%620 : tensor<16x8x512x512xbf16>) outs(%621 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc502)
    %623 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xbf16> loc(#loc503)
    %624 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%623 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc503)
    %625 = linalg.generic {indexing_maps = [#map40, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%617, %expanded_108 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%624 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc503)
    %626 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> loc(#loc504)
    %627 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%625 : tensor<16x8x512x512xbf16>) outs(%626 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc504)
    %collapsed_132 = tensor.collapse_shape %609 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc505)
    %collapsed_133 = tensor.collapse_shape %622 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc506)
    %collapsed_134 = tensor.collapse_shape %627 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc507)
    %628 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x12288xbf16> loc(#loc508)
    %629 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%628 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%out: bf16):
      %887 = linalg.index 0 : index
      %888 = linalg.index 1 : index
      %889 = linalg.index 2 : index
      %890 = arith.cmpi ult, %889, %c4096 : index
      %891 = scf.if %890 -> (bf16) {
        %extracted = tensor.extract %collapsed_134[%887, %888, %889] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %892 = arith.cmpi ult, %889, %c8192 : index
        %893 = scf.if %892 -> (bf16) {
          %894 = arith.subi %889, %c4096 : index
          %extracted = tensor.extract %collapsed_133[%887, %888, %894] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %894 = arith.subi %889, %c8192 : index
          %extracted = tensor.extract %collapsed_132[%887, %888, %894] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %893 : bf16
      }
      linalg.yield %891 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc508)
    %630 = tensor.empty() {ao.layer = 1 : i64} : tensor<12288x4096xbf16> loc(#loc509)
    %631 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%630 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc509)
    %632 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%629, %481 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>) outs(%631 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc509)
    %633 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x12288xbf16> loc(#loc510)
    %634 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%632 : tensor<12288x4096xbf16>) outs(%633 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc510)
    %635 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc511)
    %636 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%635 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc511)
    %637 = linalg.generic {indexing_maps = [#map4, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%629, %arg16 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%636 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc511)
    %638 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc512)
    %expanded_135 = tensor.expand_shape %638 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc512)
    %639 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_135 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc512)
    %expanded_136 = tensor.expand_shape %637 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc512)
    %640 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_136 : tensor<16x512x1x1x4096xbf16>) outs(%639 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc512)
    %641 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc513)
    %642 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%641 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc513)
    %643 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%640 : tensor<1x1x4096xbf16>) outs(%642 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc513)
    %644 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc514)
    %expanded_137 = tensor.expand_shape %644 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc514)
    %645 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_137 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc514)
    %expanded_138 = tensor.expand_shape %477 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc514)
    %expanded_139 = tensor.expand_shape %637 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc514)
    %646 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_138, %expanded_139 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%645 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc514)
    %647 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc515)
    %648 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637, %479 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%647 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc515)
    %649 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xbf16> loc(#loc516)
    %650 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%649 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc516)
    %651 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%646 : tensor<1x1x4096xbf16>) outs(%650 : tensor<4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc516)
    %652 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc517)
    %expanded_140 = tensor.expand_shape %652 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc517)
    %653 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_140 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc517)
    %expanded_141 = tensor.expand_shape %466 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc517)
    %expanded_142 = tensor.expand_shape %648 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc517)
    %654 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_141, %expanded_142 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%653 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc517)
    %655 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc518)
    %656 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%655 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc518)
    %657 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%654, %473, %471 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%656 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: f32):
      %887 = arith.divf %in_188, %in_189 : bf16
      %888 = arith.mulf %887, %cst_7 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.extf %889 : bf16 to f32
      %891 = arith.divf %890, %cst_9 : f32
      %892 = arith.addf %out, %891 : f32
      linalg.yield %892 : f32
    } -> tensor<16x512xf32> loc(#loc518)
    %658 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc519)
    %659 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%648, %475, %466, %657 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%658 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: f32, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.mulf %887, %in_189 : bf16
      %889 = arith.mulf %in_189, %887 : bf16
      %890 = arith.mulf %in, %in_188 : bf16
      %891 = arith.addf %890, %889 : bf16
      %892 = arith.addf %891, %888 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc519)
    %660 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc520)
    %expanded_143 = tensor.expand_shape %660 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc520)
    %661 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : bf16) outs(%expanded_143 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc520)
    %expanded_144 = tensor.expand_shape %659 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc520)
    %662 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_144 : tensor<16x512x1x4096xbf16>) outs(%661 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.negf %in : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc520)
    %663 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc521)
    %664 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%663 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc521)
    %665 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%662 : tensor<16x512x1xbf16>) outs(%664 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.divf %887, %cst_9 : f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc521)
    %666 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xbf16> loc(#loc522)
    %667 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %659, %665 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%666 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: f32, %out: bf16):
      %887 = arith.truncf %in_189 : f32 to bf16
      %888 = arith.addf %in, %in_188 : bf16
      %889 = arith.addf %888, %887 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc522)
    %668 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc523)
    %669 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%668 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc523)
    %670 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg43 : tensor<16x512x4096xbf16>) outs(%669 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x512xf32> loc(#loc523)
    %671 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc524)
    %672 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg43, %670 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%671 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: f32, %out: bf16):
      %887 = arith.divf %in_188, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.subf %in, %888 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc524)
    %673 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc525)
    %674 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%673 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc525)
    %675 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%672 : tensor<16x512x4096xbf16>) outs(%674 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.mulf %in, %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc525)
    %676 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc526)
    %677 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%675 : tensor<16x512xf32>) outs(%676 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.divf %in, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.addf %888, %cst_8 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc526)
    %678 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc527)
    %679 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%677 : tensor<16x512x1xbf16>) outs(%678 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = math.rsqrt %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc527)
    %680 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc528)
    %681 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%679 : tensor<16x512x1xbf16>) outs(%680 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc528)
    %682 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc529)
    %683 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%672, %681 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%682 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc529)
    %684 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc530)
    %685 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4096xbf16>) outs(%684 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc530)
    %686 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc531)
    %687 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%683, %685, %arg2 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%686 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc531)
    %extracted_slice_145 = tensor.extract_slice %arg38[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc532)
    %extracted_slice_146 = tensor.extract_slice %arg38[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc533)
    %extracted_slice_147 = tensor.extract_slice %arg38[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> to tensor<16x512x4096xbf16> loc(#loc534)
    %expanded_148 = tensor.expand_shape %extracted_slice_145 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc535)
    %expanded_149 = tensor.expand_shape %extracted_slice_146 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc536)
    %expanded_150 = tensor.expand_shape %extracted_slice_147 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc537)
    %688 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc538)
    %689 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %arg39, %69 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%688 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %cst_6 : bf16
      %888 = arith.select %in, %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc538)
    %690 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xbf16> loc(#loc539)
    %691 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : bf16) outs(%690 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc539)
    %692 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%689 : tensor<16x8x512x512xbf16>) outs(%691 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.maximumf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc539)
    %693 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc540)
    %694 = linalg.generic {indexing_maps = [#map10, #map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%689, %692 : tensor<16x8x512x512xbf16>, tensor<16x8x512xbf16>) outs(%693 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.subf %in, %in_188 : bf16
      %888 = math.exp %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc540)
    %695 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc541)
    %696 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%695 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc541)
    %697 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%694 : tensor<16x8x512x512xbf16>) outs(%696 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x8x512xf32> loc(#loc541)
    %698 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x1xbf16> loc(#loc542)
    %699 = linalg.generic {indexing_maps = [#map6, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%697 : tensor<16x8x512xf32>) outs(%698 : tensor<16x8x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.truncf %in : f32 to bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512x1xbf16> loc(#loc542)
    %700 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc543)
    %701 = linalg.generic {indexing_maps = [#map28, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%699 : tensor<16x8x512x1xbf16>) outs(%700 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc543)
    %702 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc544)
    %703 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%694, %701 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%702 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.divf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc544)
    %704 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> loc(#loc545)
    %705 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg40 : tensor<16x8x512x512xbf16>) outs(%704 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc545)
    %collapsed_151 = tensor.collapse_shape %705 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc546)
    %706 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc547)
    %707 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg43, %arg41 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%706 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.addf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc547)
    %708 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc548)
    %709 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%708 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc548)
    %710 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%707 : tensor<16x512x4096xbf16>) outs(%709 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.addf %out, %887 : f32
      linalg.yield %888 : f32
    } -> tensor<16x512xf32> loc(#loc548)
    %711 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc549)
    %712 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%707, %710 : tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%711 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: f32, %out: bf16):
      %887 = arith.divf %in_188, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.subf %in, %888 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc549)
    %713 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc550)
    %714 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%713 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc550)
    %715 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%712 : tensor<16x512x4096xbf16>) outs(%714 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.mulf %in, %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc550)
    %716 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc551)
    %717 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715 : tensor<16x512xf32>) outs(%716 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %887 = arith.divf %in, %cst_9 : f32
      %888 = arith.truncf %887 : f32 to bf16
      %889 = arith.addf %888, %cst_8 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc551)
    %718 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc552)
    %719 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717 : tensor<16x512x1xbf16>) outs(%718 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = math.rsqrt %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc552)
    %720 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc553)
    %721 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%719 : tensor<16x512x1xbf16>) outs(%720 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc553)
    %722 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc554)
    %723 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%712, %721 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%722 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc554)
    %724 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc555)
    %725 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<4096xbf16>) outs(%724 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc555)
    %726 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc556)
    %727 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%723, %725, %arg4 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<4096xbf16>) outs(%726 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %887, %in_189 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc556)
    %collapsed_152 = tensor.collapse_shape %727 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc557)
    %728 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc558)
    %729 = linalg.generic {indexing_maps = [#map14, #map15, #map14], iterator_types = ["parallel", "parallel"]} ins(%arg42, %arg9 : tensor<8192x16384xbf16>, tensor<16384xbf16>) outs(%728 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.addf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc558)
    %730 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc559)
    %731 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%729 : tensor<8192x16384xbf16>) outs(%730 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.mulf %in, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc559)
    %732 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc560)
    %733 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%729, %731 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%732 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %in : bf16
      %888 = arith.mulf %887, %cst_1 : bf16
      %889 = arith.addf %in, %888 : bf16
      %890 = arith.mulf %889, %cst_0 : bf16
      %891 = math.tanh %890 : bf16
      linalg.yield %891 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc560)
    %734 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc561)
    %735 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%733 : tensor<8192x16384xbf16>) outs(%734 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %in, %cst_3 : bf16
      %888 = arith.mulf %887, %cst : bf16
      linalg.yield %888 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc561)
    %736 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc562)
    %737 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%729, %735 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%736 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc562)
    %collapsed_153 = tensor.collapse_shape %667 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<8192x4096xbf16> loc(#loc563)
    %738 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc564)
    %expanded_154 = tensor.expand_shape %738 [[0, 1]] output_shape [1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x4096xbf16> loc(#loc564)
    %739 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_154 : tensor<1x4096xbf16>) -> tensor<1x4096xbf16> loc(#loc564)
    %expanded_155 = tensor.expand_shape %667 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc564)
    %740 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_155 : tensor<16x512x1x4096xbf16>) outs(%739 : tensor<1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x4096xbf16> loc(#loc564)
    %741 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc565)
    %742 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%741 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc565)
    %743 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%740 : tensor<1x4096xbf16>) outs(%742 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc565)
    %744 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x16384xbf16> loc(#loc566)
    %745 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%744 : tensor<4096x16384xbf16>) -> tensor<4096x16384xbf16> loc(#loc566)
    %746 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_153, %737 : tensor<8192x4096xbf16>, tensor<8192x16384xbf16>) outs(%745 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<4096x16384xbf16> loc(#loc566)
    %747 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384x4096xbf16> loc(#loc567)
    %748 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%746 : tensor<4096x16384xbf16>) outs(%747 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16384x4096xbf16> loc(#loc567)
    %749 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc568)
    %750 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%749 : tensor<8192x16384xbf16>) -> tensor<8192x16384xbf16> loc(#loc568)
    %751 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_153, %arg1 : tensor<8192x4096xbf16>, tensor<16384x4096xbf16>) outs(%750 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc568)
    %752 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xbf16> loc(#loc569)
    %753 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%751, %735, %729, %733, %731 : tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>, tensor<8192x16384xbf16>) outs(%752 : tensor<8192x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: bf16, %in_191: bf16, %out: bf16):
      %887 = arith.subf %cst_3, %in_190 : bf16
      %888 = arith.mulf %in_189, %in : bf16
      %889 = arith.mulf %888, %cst : bf16
      %890 = arith.mulf %889, %887 : bf16
      %891 = arith.mulf %890, %in_190 : bf16
      %892 = arith.addf %890, %891 : bf16
      %893 = arith.mulf %892, %cst_0 : bf16
      %894 = arith.mulf %in_191, %cst_2 : bf16
      %895 = arith.mulf %893, %cst_1 : bf16
      %896 = arith.mulf %895, %894 : bf16
      %897 = arith.mulf %in, %in_188 : bf16
      %898 = arith.addf %897, %893 : bf16
      %899 = arith.addf %898, %896 : bf16
      linalg.yield %899 : bf16
    } -> tensor<8192x16384xbf16> loc(#loc569)
    %754 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384xbf16> loc(#loc570)
    %expanded_156 = tensor.expand_shape %754 [[0, 1]] output_shape [1, 16384] {ao.layer = 0 : i64} : tensor<16384xbf16> into tensor<1x16384xbf16> loc(#loc570)
    %755 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_156 : tensor<1x16384xbf16>) -> tensor<1x16384xbf16> loc(#loc570)
    %expanded_157 = tensor.expand_shape %753 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xbf16> into tensor<8192x1x16384xbf16> loc(#loc570)
    %756 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_157 : tensor<8192x1x16384xbf16>) outs(%755 : tensor<1x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x16384xbf16> loc(#loc570)
    %757 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384xbf16> loc(#loc571)
    %758 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%757 : tensor<16384xbf16>) -> tensor<16384xbf16> loc(#loc571)
    %759 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%756 : tensor<1x16384xbf16>) outs(%758 : tensor<16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<16384xbf16> loc(#loc571)
    %760 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384x4096xbf16> loc(#loc572)
    %761 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%760 : tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16> loc(#loc572)
    %762 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%753, %collapsed_152 : tensor<8192x16384xbf16>, tensor<8192x4096xbf16>) outs(%761 : tensor<16384x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16384x4096xbf16> loc(#loc572)
    %763 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x16384xbf16> loc(#loc573)
    %764 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%762 : tensor<16384x4096xbf16>) outs(%763 : tensor<4096x16384xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x16384xbf16> loc(#loc573)
    %765 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x4096xbf16> loc(#loc574)
    %expanded_158 = tensor.expand_shape %765 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 0 : i64} : tensor<8192x4096xbf16> into tensor<16x512x4096xbf16> loc(#loc574)
    %766 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_158 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc574)
    %expanded_159 = tensor.expand_shape %753 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xbf16> into tensor<16x512x16384xbf16> loc(#loc574)
    %767 = linalg.generic {indexing_maps = [#map4, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_159, %arg8 : tensor<16x512x16384xbf16>, tensor<4096x16384xbf16>) outs(%766 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc574)
    %768 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc575)
    %expanded_160 = tensor.expand_shape %768 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc575)
    %769 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_160 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc575)
    %expanded_161 = tensor.expand_shape %767 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc575)
    %770 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_161 : tensor<16x512x1x1x4096xbf16>) outs(%769 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc575)
    %771 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc576)
    %772 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%771 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc576)
    %773 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%770 : tensor<1x1x4096xbf16>) outs(%772 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc576)
    %774 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc577)
    %expanded_162 = tensor.expand_shape %774 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc577)
    %775 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_162 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc577)
    %expanded_163 = tensor.expand_shape %723 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc577)
    %expanded_164 = tensor.expand_shape %767 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc577)
    %776 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_163, %expanded_164 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%775 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc577)
    %777 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc578)
    %778 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%767, %725 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%777 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc578)
    %779 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc579)
    %780 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%779 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc579)
    %781 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%776 : tensor<1x1x4096xbf16>) outs(%780 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc579)
    %782 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc580)
    %expanded_165 = tensor.expand_shape %782 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc580)
    %783 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_165 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc580)
    %expanded_166 = tensor.expand_shape %712 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc580)
    %expanded_167 = tensor.expand_shape %778 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc580)
    %784 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_166, %expanded_167 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%783 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc580)
    %785 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc581)
    %786 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%785 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc581)
    %787 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%784, %719, %717 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%786 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: f32):
      %887 = arith.divf %in_188, %in_189 : bf16
      %888 = arith.mulf %887, %cst_7 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.extf %889 : bf16 to f32
      %891 = arith.divf %890, %cst_9 : f32
      %892 = arith.addf %out, %891 : f32
      linalg.yield %892 : f32
    } -> tensor<16x512xf32> loc(#loc581)
    %788 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc582)
    %789 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%778, %721, %712, %787 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%788 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: f32, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.mulf %887, %in_189 : bf16
      %889 = arith.mulf %in_189, %887 : bf16
      %890 = arith.mulf %in, %in_188 : bf16
      %891 = arith.addf %890, %889 : bf16
      %892 = arith.addf %891, %888 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc582)
    %790 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc583)
    %expanded_168 = tensor.expand_shape %790 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc583)
    %791 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_168 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc583)
    %expanded_169 = tensor.expand_shape %789 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc583)
    %792 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_169 : tensor<16x512x1x4096xbf16>) outs(%791 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.negf %in : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc583)
    %793 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc584)
    %794 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%793 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc584)
    %795 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%792 : tensor<16x512x1xbf16>) outs(%794 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.divf %887, %cst_9 : f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc584)
    %796 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc585)
    %797 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%667, %789, %795 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%796 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: f32, %out: bf16):
      %887 = arith.truncf %in_189 : f32 to bf16
      %888 = arith.addf %in, %in_188 : bf16
      %889 = arith.addf %888, %887 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc585)
    %798 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x4096xbf16> loc(#loc586)
    %799 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%798 : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> loc(#loc586)
    %800 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%797, %collapsed_151 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%799 : tensor<4096x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<4096x4096xbf16> loc(#loc586)
    %801 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x4096xbf16> loc(#loc587)
    %802 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%800 : tensor<4096x4096xbf16>) outs(%801 : tensor<4096x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x4096xbf16> loc(#loc587)
    %803 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc588)
    %expanded_170 = tensor.expand_shape %803 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x8x512xbf16> loc(#loc588)
    %804 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_170 : tensor<16x512x8x512xbf16>) -> tensor<16x512x8x512xbf16> loc(#loc588)
    %expanded_171 = tensor.expand_shape %arg6 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 0 : i64} : tensor<4096x4096xbf16> into tensor<8x512x4096xbf16> loc(#loc588)
    %805 = linalg.generic {indexing_maps = [#map36, #map37, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%797, %expanded_171 : tensor<16x512x4096xbf16>, tensor<8x512x4096xbf16>) outs(%804 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc588)
    %806 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc589)
    %807 = linalg.generic {indexing_maps = [#map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%805 : tensor<16x512x8x512xbf16>) outs(%806 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc589)
    %808 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc590)
    %809 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%808 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc590)
    %810 = linalg.generic {indexing_maps = [#map39, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%807, %expanded_150 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%809 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc590)
    %811 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc591)
    %812 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%811 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc591)
    %813 = linalg.generic {indexing_maps = [#map40, #map41, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%807, %703 : tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>) outs(%812 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc591)
    %814 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> loc(#loc592)
    %815 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%813 : tensor<16x8x512x512xbf16>) outs(%814 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc592)
    %816 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xbf16> loc(#loc593)
    %817 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%816 : tensor<16x8x512xbf16>) -> tensor<16x8x512xbf16> loc(#loc593)
    %818 = linalg.generic {indexing_maps = [#map10, #map28, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%810, %699, %694 : tensor<16x8x512x512xbf16>, tensor<16x8x512x1xbf16>, tensor<16x8x512x512xbf16>) outs(%817 : tensor<16x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: bf16):
      %887 = arith.mulf %in_188, %in_188 : bf16
      %888 = arith.divf %cst_3, %887 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.mulf %889, %in_189 : bf16
      %891 = arith.addf %out, %890 : bf16
      linalg.yield %891 : bf16
    } -> tensor<16x8x512xbf16> loc(#loc593)
    %expanded_172 = tensor.expand_shape %818 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 0 : i64} : tensor<16x8x512xbf16> into tensor<16x8x512x1xbf16> loc(#loc594)
    %819 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc595)
    %820 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%819 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc595)
    %821 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_172 : tensor<16x8x512x1xbf16>) outs(%820 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.negf %in : bf16
      %888 = arith.extf %887 : bf16 to f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x8x512xf32> loc(#loc595)
    %822 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc596)
    %823 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map6, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %810, %701, %821, %694 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xbf16>, tensor<16x8x512x512xbf16>, tensor<16x8x512xf32>, tensor<16x8x512x512xbf16>) outs(%822 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_188: bf16, %in_189: bf16, %in_190: f32, %in_191: bf16, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.divf %in_188, %in_189 : bf16
      %889 = arith.addf %888, %887 : bf16
      %890 = arith.mulf %889, %in_191 : bf16
      %891 = arith.select %in, %890, %cst_11 : bf16
      %892 = arith.mulf %891, %cst_6 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc596)
    %824 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc597)
    %825 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%824 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc597)
    %826 = linalg.generic {indexing_maps = [#map39, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%823, %expanded_148 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%825 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc597)
    %827 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> loc(#loc598)
    %828 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%826 : tensor<16x8x512x512xbf16>) outs(%827 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc598)
    %829 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xbf16> loc(#loc599)
    %830 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%829 : tensor<16x8x512x512xbf16>) -> tensor<16x8x512x512xbf16> loc(#loc599)
    %831 = linalg.generic {indexing_maps = [#map40, #map42, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%823, %expanded_149 : tensor<16x8x512x512xbf16>, tensor<16x512x8x512xbf16>) outs(%830 : tensor<16x8x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x8x512x512xbf16> loc(#loc599)
    %832 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> loc(#loc600)
    %833 = linalg.generic {indexing_maps = [#map43, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%831 : tensor<16x8x512x512xbf16>) outs(%832 : tensor<16x512x8x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x8x512xbf16> loc(#loc600)
    %collapsed_173 = tensor.collapse_shape %815 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc601)
    %collapsed_174 = tensor.collapse_shape %828 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc602)
    %collapsed_175 = tensor.collapse_shape %833 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xbf16> into tensor<16x512x4096xbf16> loc(#loc603)
    %834 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x12288xbf16> loc(#loc604)
    %835 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%834 : tensor<16x512x12288xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: bf16):
      %887 = linalg.index 0 : index
      %888 = linalg.index 1 : index
      %889 = linalg.index 2 : index
      %890 = arith.cmpi ult, %889, %c4096 : index
      %891 = scf.if %890 -> (bf16) {
        %extracted = tensor.extract %collapsed_175[%887, %888, %889] : tensor<16x512x4096xbf16>
        scf.yield %extracted : bf16
      } else {
        %892 = arith.cmpi ult, %889, %c8192 : index
        %893 = scf.if %892 -> (bf16) {
          %894 = arith.subi %889, %c4096 : index
          %extracted = tensor.extract %collapsed_174[%887, %888, %894] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        } else {
          %894 = arith.subi %889, %c8192 : index
          %extracted = tensor.extract %collapsed_173[%887, %888, %894] : tensor<16x512x4096xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %893 : bf16
      }
      linalg.yield %891 : bf16
    } -> tensor<16x512x12288xbf16> loc(#loc604)
    %836 = tensor.empty() {ao.layer = 0 : i64} : tensor<12288x4096xbf16> loc(#loc605)
    %837 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%836 : tensor<12288x4096xbf16>) -> tensor<12288x4096xbf16> loc(#loc605)
    %838 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%835, %687 : tensor<16x512x12288xbf16>, tensor<16x512x4096xbf16>) outs(%837 : tensor<12288x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<12288x4096xbf16> loc(#loc605)
    %839 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x12288xbf16> loc(#loc606)
    %840 = linalg.generic {indexing_maps = [#map30, #map14], iterator_types = ["parallel", "parallel"]} ins(%838 : tensor<12288x4096xbf16>) outs(%839 : tensor<4096x12288xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4096x12288xbf16> loc(#loc606)
    %841 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc607)
    %842 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%841 : tensor<16x512x4096xbf16>) -> tensor<16x512x4096xbf16> loc(#loc607)
    %843 = linalg.generic {indexing_maps = [#map4, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%835, %arg7 : tensor<16x512x12288xbf16>, tensor<4096x12288xbf16>) outs(%842 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc607)
    %844 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc608)
    %expanded_176 = tensor.expand_shape %844 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc608)
    %845 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_176 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc608)
    %expanded_177 = tensor.expand_shape %843 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc608)
    %846 = linalg.generic {indexing_maps = [#map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_177 : tensor<16x512x1x1x4096xbf16>) outs(%845 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc608)
    %847 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc609)
    %848 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%847 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc609)
    %849 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%846 : tensor<1x1x4096xbf16>) outs(%848 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc609)
    %850 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc610)
    %expanded_178 = tensor.expand_shape %850 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xbf16> into tensor<1x1x4096xbf16> loc(#loc610)
    %851 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_178 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16> loc(#loc610)
    %expanded_179 = tensor.expand_shape %683 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc610)
    %expanded_180 = tensor.expand_shape %843 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x1x4096xbf16> loc(#loc610)
    %852 = linalg.generic {indexing_maps = [#map24, #map24, #map25], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_179, %expanded_180 : tensor<16x512x1x1x4096xbf16>, tensor<16x512x1x1x4096xbf16>) outs(%851 : tensor<1x1x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<1x1x4096xbf16> loc(#loc610)
    %853 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc611)
    %854 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%843, %685 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>) outs(%853 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc611)
    %855 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xbf16> loc(#loc612)
    %856 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%855 : tensor<4096xbf16>) -> tensor<4096xbf16> loc(#loc612)
    %857 = linalg.generic {indexing_maps = [#map26, #map27], iterator_types = ["parallel", "reduction", "reduction"]} ins(%852 : tensor<1x1x4096xbf16>) outs(%856 : tensor<4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<4096xbf16> loc(#loc612)
    %858 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc613)
    %expanded_181 = tensor.expand_shape %858 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc613)
    %859 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_181 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc613)
    %expanded_182 = tensor.expand_shape %672 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc613)
    %expanded_183 = tensor.expand_shape %854 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc613)
    %860 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_182, %expanded_183 : tensor<16x512x1x4096xbf16>, tensor<16x512x1x4096xbf16>) outs(%859 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc613)
    %861 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc614)
    %862 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%861 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc614)
    %863 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%860, %679, %677 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%862 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %out: f32):
      %887 = arith.divf %in_188, %in_189 : bf16
      %888 = arith.mulf %887, %cst_7 : bf16
      %889 = arith.mulf %in, %888 : bf16
      %890 = arith.extf %889 : bf16 to f32
      %891 = arith.divf %890, %cst_9 : f32
      %892 = arith.addf %out, %891 : f32
      linalg.yield %892 : f32
    } -> tensor<16x512xf32> loc(#loc614)
    %864 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc615)
    %865 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%854, %681, %672, %863 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%864 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: bf16, %in_190: f32, %out: bf16):
      %887 = arith.truncf %in_190 : f32 to bf16
      %888 = arith.mulf %887, %in_189 : bf16
      %889 = arith.mulf %in_189, %887 : bf16
      %890 = arith.mulf %in, %in_188 : bf16
      %891 = arith.addf %890, %889 : bf16
      %892 = arith.addf %891, %888 : bf16
      linalg.yield %892 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc615)
    %866 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc616)
    %expanded_184 = tensor.expand_shape %866 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc616)
    %867 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : bf16) outs(%expanded_184 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc616)
    %expanded_185 = tensor.expand_shape %865 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> into tensor<16x512x1x4096xbf16> loc(#loc616)
    %868 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_185 : tensor<16x512x1x4096xbf16>) outs(%867 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.negf %in : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc616)
    %869 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc617)
    %870 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%869 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc617)
    %871 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%868 : tensor<16x512x1xbf16>) outs(%870 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %887 = arith.extf %in : bf16 to f32
      %888 = arith.divf %887, %cst_9 : f32
      %889 = arith.addf %out, %888 : f32
      linalg.yield %889 : f32
    } -> tensor<16x512xf32> loc(#loc617)
    %872 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xbf16> loc(#loc618)
    %873 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%797, %865, %871 : tensor<16x512x4096xbf16>, tensor<16x512x4096xbf16>, tensor<16x512xf32>) outs(%872 : tensor<16x512x4096xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_188: bf16, %in_189: f32, %out: bf16):
      %887 = arith.truncf %in_189 : f32 to bf16
      %888 = arith.addf %in, %in_188 : bf16
      %889 = arith.addf %888, %887 : bf16
      linalg.yield %889 : bf16
    } -> tensor<16x512x4096xbf16> loc(#loc618)
    %874 = tensor.empty() : tensor<512x4096xbf16> loc(#loc619)
    %expanded_186 = tensor.expand_shape %874 [[0, 1], [2]] output_shape [1, 512, 4096] : tensor<512x4096xbf16> into tensor<1x512x4096xbf16> loc(#loc619)
    %875 = linalg.fill ins(%cst_11 : bf16) outs(%expanded_186 : tensor<1x512x4096xbf16>) -> tensor<1x512x4096xbf16> loc(#loc619)
    %expanded_187 = tensor.expand_shape %873 [[0], [1, 2], [3]] output_shape [16, 1, 512, 4096] : tensor<16x512x4096xbf16> into tensor<16x1x512x4096xbf16> loc(#loc619)
    %876 = linalg.generic {indexing_maps = [#map44, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_187 : tensor<16x1x512x4096xbf16>) outs(%875 : tensor<1x512x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<1x512x4096xbf16> loc(#loc619)
    %877 = tensor.empty() : tensor<512x4096xbf16> loc(#loc620)
    %878 = linalg.fill ins(%cst_11 : bf16) outs(%877 : tensor<512x4096xbf16>) -> tensor<512x4096xbf16> loc(#loc620)
    %879 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%876 : tensor<1x512x4096xbf16>) outs(%878 : tensor<512x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %887 = arith.addf %out, %in : bf16
      linalg.yield %887 : bf16
    } -> tensor<512x4096xbf16> loc(#loc620)
    %880 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc621)
    %881 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg37 : tensor<16x512xi32>) outs(%880 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %887 = linalg.index 2 : index
      %888 = arith.index_cast %887 : index to i32
      %889 = arith.cmpi eq, %in, %888 : i32
      %890 = arith.uitofp %889 : i1 to bf16
      linalg.yield %890 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc621)
    %882 = tensor.empty() : tensor<1024x4096xbf16> loc(#loc622)
    %883 = linalg.fill ins(%cst_11 : bf16) outs(%882 : tensor<1024x4096xbf16>) -> tensor<1024x4096xbf16> loc(#loc622)
    %884 = linalg.generic {indexing_maps = [#map21, #map22, #map23], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%881, %873 : tensor<16x512x1024xbf16>, tensor<16x512x4096xbf16>) outs(%883 : tensor<1024x4096xbf16>) {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.mulf %in, %in_188 : bf16
      %888 = arith.addf %out, %887 : bf16
      linalg.yield %888 : bf16
    } -> tensor<1024x4096xbf16> loc(#loc622)
    %885 = tensor.empty() : tensor<1024x4096xbf16> loc(#loc623)
    %886 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%12, %884 : tensor<1024x4096xbf16>, tensor<1024x4096xbf16>) outs(%885 : tensor<1024x4096xbf16>) {
    ^bb0(%in: bf16, %in_188: bf16, %out: bf16):
      %887 = arith.addf %in, %in_188 : bf16
      linalg.yield %887 : bf16
    } -> tensor<1024x4096xbf16> loc(#loc623)
    return %886, %748, %743, %849, %857, %773, %781, %802, %840, %764, %759, %542, %537, %643, %651, %567, %575, %596, %634, %558, %553, %336, %331, %437, %445, %361, %369, %390, %428, %352, %347, %130, %125, %231, %239, %155, %163, %184, %222, %146, %141, %21, %29, %879 : tensor<1024x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x12288xbf16>, tensor<4096x16384xbf16>, tensor<16384xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<512x4096xbf16>
  } loc(#loc194)
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
#loc70 = loc("layer0/attention/transpose")
#loc71 = loc("layer0/attention/reshape.3")
#loc72 = loc("layer0/attention/dot_general.3")
#loc73 = loc("layer0/attention/add.3")
#loc74 = loc("layer0/mlp/reduce_sum")
#loc75 = loc("layer0/mlp/sub.1")
#loc76 = loc("layer0/mlp/reduce_sum.1")
#loc77 = loc("layer0/mlp/add.2")
#loc78 = loc("layer0/mlp/reshape")
#loc79 = loc("layer0/mlp/dot_general")
#loc80 = loc("layer0/mlp/mul.8")
#loc81 = loc("layer0/mlp/dot_general.1")
#loc83 = loc("layer1/attention/reduce_sum")
#loc84 = loc("layer1/attention/sub.1")
#loc85 = loc("layer1/attention/reduce_sum.1")
#loc86 = loc("layer1/attention/add.2")
#loc87 = loc("layer1/attention/dot_general")
#loc88 = loc("layer1/attention/split")
#loc89 = loc("layer1/attention/split.1")
#loc90 = loc("layer1/attention/split.2")
#loc91 = loc("layer1/attention/reshape")
#loc92 = loc("layer1/attention/reshape.1")
#loc93 = loc("layer1/attention/reshape.2")
#loc94 = loc("layer1/attention/dot_general.1")
#loc95 = loc("layer1/attention/_where/select_n")
#loc96 = loc("layer1/attention/reduce_max")
#loc97 = loc("layer1/attention/exp")
#loc98 = loc("layer1/attention/reduce_sum.2")
#loc99 = loc("layer1/attention/div.3")
#loc100 = loc("layer1/attention/dot_general.2")
#loc101 = loc("layer1/attention/transpose")
#loc102 = loc("layer1/attention/reshape.3")
#loc103 = loc("layer1/attention/dot_general.3")
#loc104 = loc("layer1/attention/add.3")
#loc105 = loc("layer1/mlp/reduce_sum")
#loc106 = loc("layer1/mlp/sub.1")
#loc107 = loc("layer1/mlp/reduce_sum.1")
#loc108 = loc("layer1/mlp/add.2")
#loc109 = loc("layer1/mlp/reshape")
#loc110 = loc("layer1/mlp/dot_general")
#loc111 = loc("layer1/mlp/mul.8")
#loc112 = loc("layer1/mlp/dot_general.1")
#loc114 = loc("layer2/attention/reduce_sum")
#loc115 = loc("layer2/attention/sub.1")
#loc116 = loc("layer2/attention/reduce_sum.1")
#loc117 = loc("layer2/attention/add.2")
#loc118 = loc("layer2/attention/dot_general")
#loc119 = loc("layer2/attention/split")
#loc120 = loc("layer2/attention/split.1")
#loc121 = loc("layer2/attention/split.2")
#loc122 = loc("layer2/attention/reshape")
#loc123 = loc("layer2/attention/reshape.1")
#loc124 = loc("layer2/attention/reshape.2")
#loc125 = loc("layer2/attention/dot_general.1")
#loc126 = loc("layer2/attention/_where/select_n")
#loc127 = loc("layer2/attention/reduce_max")
#loc128 = loc("layer2/attention/exp")
#loc129 = loc("layer2/attention/reduce_sum.2")
#loc130 = loc("layer2/attention/div.3")
#loc131 = loc("layer2/attention/dot_general.2")
#loc132 = loc("layer2/attention/transpose")
#loc133 = loc("layer2/attention/reshape.3")
#loc134 = loc("layer2/attention/dot_general.3")
#loc135 = loc("layer2/attention/add.3")
#loc136 = loc("layer2/mlp/reduce_sum")
#loc137 = loc("layer2/mlp/sub.1")
#loc138 = loc("layer2/mlp/reduce_sum.1")
#loc139 = loc("layer2/mlp/add.2")
#loc140 = loc("layer2/mlp/reshape")
#loc141 = loc("layer2/mlp/dot_general")
#loc142 = loc("layer2/mlp/mul.8")
#loc143 = loc("layer2/mlp/dot_general.1")
#loc145 = loc("layer3/attention/reduce_sum")
#loc146 = loc("layer3/attention/sub.1")
#loc147 = loc("layer3/attention/reduce_sum.1")
#loc148 = loc("layer3/attention/add.2")
#loc149 = loc("layer3/attention/dot_general")
#loc150 = loc("layer3/attention/split")
#loc151 = loc("layer3/attention/split.1")
#loc152 = loc("layer3/attention/split.2")
#loc153 = loc("layer3/attention/reshape")
#loc154 = loc("layer3/attention/reshape.1")
#loc155 = loc("layer3/attention/reshape.2")
#loc156 = loc("layer3/attention/dot_general.1")
#loc157 = loc("layer3/attention/_where/select_n")
#loc158 = loc("layer3/attention/reduce_max")
#loc159 = loc("layer3/attention/exp")
#loc160 = loc("layer3/attention/reduce_sum.2")
#loc161 = loc("layer3/attention/div.3")
#loc162 = loc("layer3/attention/dot_general.2")
#loc163 = loc("layer3/attention/transpose")
#loc164 = loc("layer3/attention/reshape.3")
#loc165 = loc("layer3/attention/dot_general.3")
#loc166 = loc("layer3/attention/add.3")
#loc167 = loc("layer3/mlp/reduce_sum")
#loc168 = loc("layer3/mlp/sub.1")
#loc169 = loc("layer3/mlp/reduce_sum.1")
#loc170 = loc("layer3/mlp/add.2")
#loc171 = loc("layer3/mlp/reshape")
#loc172 = loc("layer3/mlp/dot_general")
#loc173 = loc("layer3/mlp/mul.8")
#loc174 = loc("layer3/mlp/dot_general.1")
#loc175 = loc("layer3/mlp/add.9")
#loc176 = loc("head/reduce_sum")
#loc178 = loc("head/reduce_sum.1")
#loc179 = loc("head/add")
#loc185 = loc("head/dot_general")
#loc186 = loc("head/log_softmax/reduce_max")
#loc187 = loc("head/log_softmax/sub.1")
#loc189 = loc("head/log_softmax/reduce_sum")
#loc192 = loc("head/reduce_sum.2")
#loc193 = loc("head/div.3")
#loc194 = loc("bwd")
#loc216 = loc("bwd/head/_where/select_n")
#loc217 = loc("bwd/head/log_softmax/reduce_sum")
#loc218 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc219 = loc("bwd/head/log_softmax/add_any")
#loc220 = loc("bwd/head/dot_general")
#loc221 = loc("bwd/head/dot_general.1")
#loc222 = loc("bwd/head/reduce_sum")
#loc223 = loc("bwd/head/reduce_sum.1")
#loc224 = loc("bwd/head/reduce_sum.2")
#loc225 = loc("bwd/head/mul.2")
#loc226 = loc("bwd/head/reduce_sum.3")
#loc227 = loc("bwd/head/reduce_sum.4")
#loc228 = loc("bwd/head/reduce_sum.5")
#loc229 = loc("bwd/head/add_any.1")
#loc230 = loc("bwd/head/reduce_sum.6")
#loc231 = loc("bwd/head/reduce_sum.7")
#loc232 = loc("bwd/head/add_any.2")
#loc233 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_sum")
#loc234 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/sub.1")
#loc235 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc236 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/add")
#loc237 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/rsqrt")
#loc238 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/mul.2")
#loc239 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/mul.3")
#loc240 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/mul.4")
#loc241 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/add.2")
#loc242 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/split")
#loc243 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/split.1")
#loc244 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/split.2")
#loc245 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reshape")
#loc246 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reshape.1")
#loc247 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reshape.2")
#loc248 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/ge")
#loc249 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/_where/broadcast_in_dim")
#loc250 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/_where/select_n")
#loc251 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_max")
#loc252 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/exp")
#loc253 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc254 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc255 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/div.3")
#loc256 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/div.4")
#loc257 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/transpose")
#loc258 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/reshape.3")
#loc259 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/attention/add.3")
#loc260 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/reduce_sum")
#loc261 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/sub.1")
#loc262 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc263 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/add")
#loc264 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/rsqrt")
#loc265 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.2")
#loc266 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.3")
#loc267 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.4")
#loc268 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/add.2")
#loc269 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/reshape")
#loc270 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/add.4")
#loc271 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/integer_pow")
#loc272 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/tanh")
#loc273 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.9")
#loc274 = loc("bwd/layer3/layer3/checkpoint/rematted_computation/mlp/mul.10")
#loc275 = loc("bwd/layer3/layer3/checkpoint/mlp/reshape")
#loc276 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum")
#loc277 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.1")
#loc278 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general")
#loc279 = loc("bwd/layer3/layer3/checkpoint/mlp/transpose")
#loc280 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general.1")
#loc281 = loc("bwd/layer3/layer3/checkpoint/mlp/add_any.2")
#loc282 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.2")
#loc283 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.3")
#loc284 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general.2")
#loc285 = loc("bwd/layer3/layer3/checkpoint/mlp/transpose.1")
#loc286 = loc("bwd/layer3/layer3/checkpoint/mlp/dot_general.3")
#loc287 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.4")
#loc288 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.5")
#loc289 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.6")
#loc290 = loc("bwd/layer3/layer3/checkpoint/mlp/mul.9")
#loc291 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.7")
#loc292 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.8")
#loc293 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.9")
#loc294 = loc("bwd/layer3/layer3/checkpoint/mlp/add_any.4")
#loc295 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.10")
#loc296 = loc("bwd/layer3/layer3/checkpoint/mlp/reduce_sum.11")
#loc297 = loc("bwd/layer3/layer3/checkpoint/mlp/add_any.6")
#loc298 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general")
#loc299 = loc("bwd/layer3/layer3/checkpoint/attention/transpose")
#loc300 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.1")
#loc301 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.1")
#loc302 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.2")
#loc303 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.3")
#loc304 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.2")
#loc305 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum")
#loc306 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.1")
#loc307 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.1")
#loc308 = loc("bwd/layer3/layer3/checkpoint/attention/mul.4")
#loc309 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.4")
#loc310 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.3")
#loc311 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.5")
#loc312 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.4")
#loc313 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.2")
#loc314 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.3")
#loc315 = loc("bwd/layer3/layer3/checkpoint/attention/reshape.4")
#loc316 = loc("bwd/layer3/layer3/checkpoint/attention/concatenate")
#loc317 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.6")
#loc318 = loc("bwd/layer3/layer3/checkpoint/attention/transpose.5")
#loc319 = loc("bwd/layer3/layer3/checkpoint/attention/dot_general.7")
#loc320 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.2")
#loc321 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.3")
#loc322 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.4")
#loc323 = loc("bwd/layer3/layer3/checkpoint/attention/mul.6")
#loc324 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.5")
#loc325 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.6")
#loc326 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.7")
#loc327 = loc("bwd/layer3/layer3/checkpoint/attention/add_any.2")
#loc328 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.8")
#loc329 = loc("bwd/layer3/layer3/checkpoint/attention/reduce_sum.9")
#loc330 = loc("bwd/layer3/layer3/checkpoint/attention/add_any.4")
#loc331 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_sum")
#loc332 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/sub.1")
#loc333 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc334 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/add")
#loc335 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/rsqrt")
#loc336 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/mul.2")
#loc337 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/mul.3")
#loc338 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/mul.4")
#loc339 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/add.2")
#loc340 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/split")
#loc341 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/split.1")
#loc342 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/split.2")
#loc343 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reshape")
#loc344 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reshape.1")
#loc345 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reshape.2")
#loc346 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/_where/select_n")
#loc347 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_max")
#loc348 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/exp")
#loc349 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc350 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc351 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/div.3")
#loc352 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/div.4")
#loc353 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/transpose")
#loc354 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/reshape.3")
#loc355 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/attention/add.3")
#loc356 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/reduce_sum")
#loc357 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/sub.1")
#loc358 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc359 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/add")
#loc360 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/rsqrt")
#loc361 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.2")
#loc362 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.3")
#loc363 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.4")
#loc364 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/add.2")
#loc365 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/reshape")
#loc366 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/add.4")
#loc367 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/integer_pow")
#loc368 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/tanh")
#loc369 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.9")
#loc370 = loc("bwd/layer2/layer2/checkpoint/rematted_computation/mlp/mul.10")
#loc371 = loc("bwd/layer2/layer2/checkpoint/mlp/reshape")
#loc372 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum")
#loc373 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.1")
#loc374 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general")
#loc375 = loc("bwd/layer2/layer2/checkpoint/mlp/transpose")
#loc376 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general.1")
#loc377 = loc("bwd/layer2/layer2/checkpoint/mlp/add_any.2")
#loc378 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.2")
#loc379 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.3")
#loc380 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general.2")
#loc381 = loc("bwd/layer2/layer2/checkpoint/mlp/transpose.1")
#loc382 = loc("bwd/layer2/layer2/checkpoint/mlp/dot_general.3")
#loc383 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.4")
#loc384 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.5")
#loc385 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.6")
#loc386 = loc("bwd/layer2/layer2/checkpoint/mlp/mul.9")
#loc387 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.7")
#loc388 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.8")
#loc389 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.9")
#loc390 = loc("bwd/layer2/layer2/checkpoint/mlp/add_any.4")
#loc391 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.10")
#loc392 = loc("bwd/layer2/layer2/checkpoint/mlp/reduce_sum.11")
#loc393 = loc("bwd/layer2/layer2/checkpoint/mlp/add_any.6")
#loc394 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general")
#loc395 = loc("bwd/layer2/layer2/checkpoint/attention/transpose")
#loc396 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.1")
#loc397 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.1")
#loc398 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.2")
#loc399 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.3")
#loc400 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.2")
#loc401 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum")
#loc402 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.1")
#loc403 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.1")
#loc404 = loc("bwd/layer2/layer2/checkpoint/attention/mul.4")
#loc405 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.4")
#loc406 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.3")
#loc407 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.5")
#loc408 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.4")
#loc409 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.2")
#loc410 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.3")
#loc411 = loc("bwd/layer2/layer2/checkpoint/attention/reshape.4")
#loc412 = loc("bwd/layer2/layer2/checkpoint/attention/concatenate")
#loc413 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.6")
#loc414 = loc("bwd/layer2/layer2/checkpoint/attention/transpose.5")
#loc415 = loc("bwd/layer2/layer2/checkpoint/attention/dot_general.7")
#loc416 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.2")
#loc417 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.3")
#loc418 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.4")
#loc419 = loc("bwd/layer2/layer2/checkpoint/attention/mul.6")
#loc420 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.5")
#loc421 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.6")
#loc422 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.7")
#loc423 = loc("bwd/layer2/layer2/checkpoint/attention/add_any.2")
#loc424 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.8")
#loc425 = loc("bwd/layer2/layer2/checkpoint/attention/reduce_sum.9")
#loc426 = loc("bwd/layer2/layer2/checkpoint/attention/add_any.4")
#loc427 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_sum")
#loc428 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/sub.1")
#loc429 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc430 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/add")
#loc431 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/rsqrt")
#loc432 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/mul.2")
#loc433 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/mul.3")
#loc434 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/mul.4")
#loc435 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/add.2")
#loc436 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/split")
#loc437 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/split.1")
#loc438 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/split.2")
#loc439 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reshape")
#loc440 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reshape.1")
#loc441 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reshape.2")
#loc442 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/_where/select_n")
#loc443 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_max")
#loc444 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/exp")
#loc445 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc446 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc447 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/div.3")
#loc448 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/div.4")
#loc449 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/transpose")
#loc450 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/reshape.3")
#loc451 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/attention/add.3")
#loc452 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/reduce_sum")
#loc453 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/sub.1")
#loc454 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc455 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/add")
#loc456 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/rsqrt")
#loc457 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.2")
#loc458 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.3")
#loc459 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.4")
#loc460 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/add.2")
#loc461 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/reshape")
#loc462 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/add.4")
#loc463 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/integer_pow")
#loc464 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/tanh")
#loc465 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.9")
#loc466 = loc("bwd/layer1/layer1/checkpoint/rematted_computation/mlp/mul.10")
#loc467 = loc("bwd/layer1/layer1/checkpoint/mlp/reshape")
#loc468 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum")
#loc469 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.1")
#loc470 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general")
#loc471 = loc("bwd/layer1/layer1/checkpoint/mlp/transpose")
#loc472 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general.1")
#loc473 = loc("bwd/layer1/layer1/checkpoint/mlp/add_any.2")
#loc474 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.2")
#loc475 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.3")
#loc476 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general.2")
#loc477 = loc("bwd/layer1/layer1/checkpoint/mlp/transpose.1")
#loc478 = loc("bwd/layer1/layer1/checkpoint/mlp/dot_general.3")
#loc479 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.4")
#loc480 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.5")
#loc481 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.6")
#loc482 = loc("bwd/layer1/layer1/checkpoint/mlp/mul.9")
#loc483 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.7")
#loc484 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.8")
#loc485 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.9")
#loc486 = loc("bwd/layer1/layer1/checkpoint/mlp/add_any.4")
#loc487 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.10")
#loc488 = loc("bwd/layer1/layer1/checkpoint/mlp/reduce_sum.11")
#loc489 = loc("bwd/layer1/layer1/checkpoint/mlp/add_any.6")
#loc490 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general")
#loc491 = loc("bwd/layer1/layer1/checkpoint/attention/transpose")
#loc492 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.1")
#loc493 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.1")
#loc494 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.2")
#loc495 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.3")
#loc496 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.2")
#loc497 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum")
#loc498 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.1")
#loc499 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.1")
#loc500 = loc("bwd/layer1/layer1/checkpoint/attention/mul.4")
#loc501 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.4")
#loc502 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.3")
#loc503 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.5")
#loc504 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.4")
#loc505 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.2")
#loc506 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.3")
#loc507 = loc("bwd/layer1/layer1/checkpoint/attention/reshape.4")
#loc508 = loc("bwd/layer1/layer1/checkpoint/attention/concatenate")
#loc509 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.6")
#loc510 = loc("bwd/layer1/layer1/checkpoint/attention/transpose.5")
#loc511 = loc("bwd/layer1/layer1/checkpoint/attention/dot_general.7")
#loc512 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.2")
#loc513 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.3")
#loc514 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.4")
#loc515 = loc("bwd/layer1/layer1/checkpoint/attention/mul.6")
#loc516 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.5")
#loc517 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.6")
#loc518 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.7")
#loc519 = loc("bwd/layer1/layer1/checkpoint/attention/add_any.2")
#loc520 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.8")
#loc521 = loc("bwd/layer1/layer1/checkpoint/attention/reduce_sum.9")
#loc522 = loc("bwd/layer1/layer1/checkpoint/attention/add_any.4")
#loc523 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_sum")
#loc524 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/sub.1")
#loc525 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_sum.1")
#loc526 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/add")
#loc527 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/rsqrt")
#loc528 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/mul.2")
#loc529 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/mul.3")
#loc530 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/mul.4")
#loc531 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/add.2")
#loc532 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/split")
#loc533 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/split.1")
#loc534 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/split.2")
#loc535 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reshape")
#loc536 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reshape.1")
#loc537 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reshape.2")
#loc538 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/_where/select_n")
#loc539 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_max")
#loc540 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/exp")
#loc541 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reduce_sum.2")
#loc542 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/convert_element_type.5")
#loc543 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/div.3")
#loc544 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/div.4")
#loc545 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/transpose")
#loc546 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/reshape.3")
#loc547 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/attention/add.3")
#loc548 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/reduce_sum")
#loc549 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/sub.1")
#loc550 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/reduce_sum.1")
#loc551 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/add")
#loc552 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/rsqrt")
#loc553 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.2")
#loc554 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.3")
#loc555 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.4")
#loc556 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/add.2")
#loc557 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/reshape")
#loc558 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/add.4")
#loc559 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/integer_pow")
#loc560 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/tanh")
#loc561 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.9")
#loc562 = loc("bwd/layer0/layer0/checkpoint/rematted_computation/mlp/mul.10")
#loc563 = loc("bwd/layer0/layer0/checkpoint/mlp/reshape")
#loc564 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum")
#loc565 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.1")
#loc566 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general")
#loc567 = loc("bwd/layer0/layer0/checkpoint/mlp/transpose")
#loc568 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general.1")
#loc569 = loc("bwd/layer0/layer0/checkpoint/mlp/add_any.2")
#loc570 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.2")
#loc571 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.3")
#loc572 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general.2")
#loc573 = loc("bwd/layer0/layer0/checkpoint/mlp/transpose.1")
#loc574 = loc("bwd/layer0/layer0/checkpoint/mlp/dot_general.3")
#loc575 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.4")
#loc576 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.5")
#loc577 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.6")
#loc578 = loc("bwd/layer0/layer0/checkpoint/mlp/mul.9")
#loc579 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.7")
#loc580 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.8")
#loc581 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.9")
#loc582 = loc("bwd/layer0/layer0/checkpoint/mlp/add_any.4")
#loc583 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.10")
#loc584 = loc("bwd/layer0/layer0/checkpoint/mlp/reduce_sum.11")
#loc585 = loc("bwd/layer0/layer0/checkpoint/mlp/add_any.6")
#loc586 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general")
#loc587 = loc("bwd/layer0/layer0/checkpoint/attention/transpose")
#loc588 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.1")
#loc589 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.1")
#loc590 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.2")
#loc591 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.3")
#loc592 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.2")
#loc593 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum")
#loc594 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.1")
#loc595 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.1")
#loc596 = loc("bwd/layer0/layer0/checkpoint/attention/mul.4")
#loc597 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.4")
#loc598 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.3")
#loc599 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.5")
#loc600 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.4")
#loc601 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.2")
#loc602 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.3")
#loc603 = loc("bwd/layer0/layer0/checkpoint/attention/reshape.4")
#loc604 = loc("bwd/layer0/layer0/checkpoint/attention/concatenate")
#loc605 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.6")
#loc606 = loc("bwd/layer0/layer0/checkpoint/attention/transpose.5")
#loc607 = loc("bwd/layer0/layer0/checkpoint/attention/dot_general.7")
#loc608 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.2")
#loc609 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.3")
#loc610 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.4")
#loc611 = loc("bwd/layer0/layer0/checkpoint/attention/mul.6")
#loc612 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.5")
#loc613 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.6")
#loc614 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.7")
#loc615 = loc("bwd/layer0/layer0/checkpoint/attention/add_any.2")
#loc616 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.8")
#loc617 = loc("bwd/layer0/layer0/checkpoint/attention/reduce_sum.9")
#loc618 = loc("bwd/layer0/layer0/checkpoint/attention/add_any.4")
#loc619 = loc("bwd/embedding/reduce_sum")
#loc620 = loc("bwd/embedding/reduce_sum.1")
#loc621 = loc("bwd/embedding/convert_element_type")
#loc622 = loc("bwd/embedding/dot_general")
#loc623 = loc("bwd/embedding/add_any")
