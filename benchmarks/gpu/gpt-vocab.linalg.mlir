// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form pair --dialect linalg --layers 4 --width 4096 --heads 8 --sequence 512 --batch 16 --vocab 50304 --dtype f32 --plain-products
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
#loc51 = loc("layer0/attention/sub.1")
#loc54 = loc("layer0/attention/rsqrt")
#loc55 = loc("layer0/attention/mul.1")
#loc56 = loc("layer0/attention/mul.3")
#loc57 = loc("layer0/attention/broadcast_in_dim.2")
#loc58 = loc("layer0/attention/add.2")
#loc63 = loc("layer0/attention/reshape")
#loc64 = loc("layer0/attention/reshape.1")
#loc65 = loc("layer0/attention/reshape.2")
#loc67 = loc("layer0/attention/ge")
#loc70 = loc("layer0/attention/exp")
#loc72 = loc("layer0/attention/broadcast_in_dim.5")
#loc73 = loc("layer0/attention/div.4")
#loc74 = loc("layer0/attention/div.5")
#loc77 = loc("layer0/attention/reshape.3")
#loc81 = loc("layer0/mlp/sub.1")
#loc84 = loc("layer0/mlp/rsqrt")
#loc85 = loc("layer0/mlp/mul.1")
#loc86 = loc("layer0/mlp/mul.3")
#loc87 = loc("layer0/mlp/broadcast_in_dim.2")
#loc89 = loc("layer0/mlp/reshape")
#loc91 = loc("layer0/mlp/add.4")
#loc93 = loc("layer0/mlp/mul.6")
#loc94 = loc("layer0/mlp/tanh")
#loc95 = loc("layer0/mlp/sub.2")
#loc96 = loc("layer0/mlp/mul.9")
#loc97 = loc("layer0/mlp/mul.10")
#loc101 = loc("layer1/attention/sub.1")
#loc104 = loc("layer1/attention/rsqrt")
#loc105 = loc("layer1/attention/mul.1")
#loc106 = loc("layer1/attention/mul.3")
#loc107 = loc("layer1/attention/broadcast_in_dim.2")
#loc108 = loc("layer1/attention/add.2")
#loc113 = loc("layer1/attention/reshape")
#loc114 = loc("layer1/attention/reshape.1")
#loc115 = loc("layer1/attention/reshape.2")
#loc119 = loc("layer1/attention/exp")
#loc121 = loc("layer1/attention/broadcast_in_dim.5")
#loc122 = loc("layer1/attention/div.4")
#loc123 = loc("layer1/attention/div.5")
#loc126 = loc("layer1/attention/reshape.3")
#loc130 = loc("layer1/mlp/sub.1")
#loc133 = loc("layer1/mlp/rsqrt")
#loc134 = loc("layer1/mlp/mul.1")
#loc135 = loc("layer1/mlp/mul.3")
#loc136 = loc("layer1/mlp/broadcast_in_dim.2")
#loc138 = loc("layer1/mlp/reshape")
#loc140 = loc("layer1/mlp/add.4")
#loc142 = loc("layer1/mlp/mul.6")
#loc143 = loc("layer1/mlp/tanh")
#loc144 = loc("layer1/mlp/sub.2")
#loc145 = loc("layer1/mlp/mul.9")
#loc146 = loc("layer1/mlp/mul.10")
#loc150 = loc("layer2/attention/sub.1")
#loc153 = loc("layer2/attention/rsqrt")
#loc154 = loc("layer2/attention/mul.1")
#loc155 = loc("layer2/attention/mul.3")
#loc156 = loc("layer2/attention/broadcast_in_dim.2")
#loc157 = loc("layer2/attention/add.2")
#loc162 = loc("layer2/attention/reshape")
#loc163 = loc("layer2/attention/reshape.1")
#loc164 = loc("layer2/attention/reshape.2")
#loc168 = loc("layer2/attention/exp")
#loc170 = loc("layer2/attention/broadcast_in_dim.5")
#loc171 = loc("layer2/attention/div.4")
#loc172 = loc("layer2/attention/div.5")
#loc175 = loc("layer2/attention/reshape.3")
#loc179 = loc("layer2/mlp/sub.1")
#loc182 = loc("layer2/mlp/rsqrt")
#loc183 = loc("layer2/mlp/mul.1")
#loc184 = loc("layer2/mlp/mul.3")
#loc185 = loc("layer2/mlp/broadcast_in_dim.2")
#loc187 = loc("layer2/mlp/reshape")
#loc189 = loc("layer2/mlp/add.4")
#loc191 = loc("layer2/mlp/mul.6")
#loc192 = loc("layer2/mlp/tanh")
#loc193 = loc("layer2/mlp/sub.2")
#loc194 = loc("layer2/mlp/mul.9")
#loc195 = loc("layer2/mlp/mul.10")
#loc199 = loc("layer3/attention/sub.1")
#loc202 = loc("layer3/attention/rsqrt")
#loc203 = loc("layer3/attention/mul.1")
#loc204 = loc("layer3/attention/mul.3")
#loc205 = loc("layer3/attention/broadcast_in_dim.2")
#loc206 = loc("layer3/attention/add.2")
#loc211 = loc("layer3/attention/reshape")
#loc212 = loc("layer3/attention/reshape.1")
#loc213 = loc("layer3/attention/reshape.2")
#loc217 = loc("layer3/attention/exp")
#loc219 = loc("layer3/attention/broadcast_in_dim.5")
#loc220 = loc("layer3/attention/div.4")
#loc221 = loc("layer3/attention/div.5")
#loc224 = loc("layer3/attention/reshape.3")
#loc228 = loc("layer3/mlp/sub.1")
#loc231 = loc("layer3/mlp/rsqrt")
#loc232 = loc("layer3/mlp/mul.1")
#loc233 = loc("layer3/mlp/mul.3")
#loc234 = loc("layer3/mlp/broadcast_in_dim.2")
#loc236 = loc("layer3/mlp/reshape")
#loc238 = loc("layer3/mlp/add.4")
#loc240 = loc("layer3/mlp/mul.6")
#loc241 = loc("layer3/mlp/tanh")
#loc242 = loc("layer3/mlp/sub.2")
#loc243 = loc("layer3/mlp/mul.9")
#loc244 = loc("layer3/mlp/mul.10")
#loc248 = loc("head/sub.1")
#loc251 = loc("head/rsqrt")
#loc252 = loc("head/mul.1")
#loc253 = loc("head/mul.3")
#loc254 = loc("head/broadcast_in_dim.2")
#loc255 = loc("head/add.2")
#loc259 = loc("head/log_softmax/exp")
#loc261 = loc("head/log_softmax/broadcast_in_dim.1")
#loc262 = loc("head/eq.1")
#loc266 = loc("cotangent0")
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
  func.func @fwd(%arg0: tensor<50304x4096xf32> loc("embedding"), %arg1: tensor<16384x4096xf32> loc("layer0/down"), %arg2: tensor<4096xf32> loc("layer0/down_bias"), %arg3: tensor<4096xf32> loc("layer0/norm1_bias"), %arg4: tensor<4096xf32> loc("layer0/norm1_gain"), %arg5: tensor<4096xf32> loc("layer0/norm2_bias"), %arg6: tensor<4096xf32> loc("layer0/norm2_gain"), %arg7: tensor<4096x4096xf32> loc("layer0/out"), %arg8: tensor<4096x12288xf32> loc("layer0/qkv"), %arg9: tensor<4096x16384xf32> loc("layer0/up"), %arg10: tensor<16384xf32> loc("layer0/up_bias"), %arg11: tensor<16384x4096xf32> loc("layer1/down"), %arg12: tensor<4096xf32> loc("layer1/down_bias"), %arg13: tensor<4096xf32> loc("layer1/norm1_bias"), %arg14: tensor<4096xf32> loc("layer1/norm1_gain"), %arg15: tensor<4096xf32> loc("layer1/norm2_bias"), %arg16: tensor<4096xf32> loc("layer1/norm2_gain"), %arg17: tensor<4096x4096xf32> loc("layer1/out"), %arg18: tensor<4096x12288xf32> loc("layer1/qkv"), %arg19: tensor<4096x16384xf32> loc("layer1/up"), %arg20: tensor<16384xf32> loc("layer1/up_bias"), %arg21: tensor<16384x4096xf32> loc("layer2/down"), %arg22: tensor<4096xf32> loc("layer2/down_bias"), %arg23: tensor<4096xf32> loc("layer2/norm1_bias"), %arg24: tensor<4096xf32> loc("layer2/norm1_gain"), %arg25: tensor<4096xf32> loc("layer2/norm2_bias"), %arg26: tensor<4096xf32> loc("layer2/norm2_gain"), %arg27: tensor<4096x4096xf32> loc("layer2/out"), %arg28: tensor<4096x12288xf32> loc("layer2/qkv"), %arg29: tensor<4096x16384xf32> loc("layer2/up"), %arg30: tensor<16384xf32> loc("layer2/up_bias"), %arg31: tensor<16384x4096xf32> loc("layer3/down"), %arg32: tensor<4096xf32> loc("layer3/down_bias"), %arg33: tensor<4096xf32> loc("layer3/norm1_bias"), %arg34: tensor<4096xf32> loc("layer3/norm1_gain"), %arg35: tensor<4096xf32> loc("layer3/norm2_bias"), %arg36: tensor<4096xf32> loc("layer3/norm2_gain"), %arg37: tensor<4096x4096xf32> loc("layer3/out"), %arg38: tensor<4096x12288xf32> loc("layer3/qkv"), %arg39: tensor<4096x16384xf32> loc("layer3/up"), %arg40: tensor<16384xf32> loc("layer3/up_bias"), %arg41: tensor<4096xf32> loc("norm_bias"), %arg42: tensor<4096xf32> loc("norm_gain"), %arg43: tensor<512x4096xf32> loc("position"), %arg44: tensor<16x512xi32> loc("labels"), %arg45: tensor<16x512xi32> loc("tokens")) -> (tensor<f32>, tensor<50304x4096xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16x512xi32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x50304xf32>, tensor<16x512x1xf32>, tensor<16x512x50304xi1>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
    %cst = arith.constant 8.192000e+03 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %cst_3 = arith.constant 3.000000e+00 : f32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 0xFF800000 : f32
    %cst_6 = arith.constant -1.000000e+09 : f32
    %cst_7 = arith.constant 0.0441941731 : f32
    %cst_8 = arith.constant -5.000000e-01 : f32
    %cst_9 = arith.constant 9.99999974E-6 : f32
    %cst_10 = arith.constant 4.096000e+03 : f32
    %cst_11 = arith.constant 0.000000e+00 : f32
    %c50303 = arith.constant 50303 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<16x512x1xi32> loc(#loc48)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg45 : tensor<16x512xi32>) outs(%0 : tensor<16x512x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x512x1xi32> loc(#loc48)
    %2 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc49)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg43 : tensor<512x4096xf32>) outs(%2 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %424 = linalg.index 0 : index
      %425 = linalg.index 1 : index
      %426 = linalg.index 2 : index
      %extracted = tensor.extract %1[%424, %425, %c0] : tensor<16x512x1xi32>
      %427 = arith.index_cast %extracted : i32 to index
      %428 = arith.maxsi %427, %c0 : index
      %429 = arith.minsi %428, %c50303 : index
      %extracted_49 = tensor.extract %arg0[%429, %426] : tensor<50304x4096xf32>
      %430 = arith.addf %extracted_49, %in : f32
      linalg.yield %430 : f32
    } -> tensor<16x512x4096xf32> loc(#loc49)
    %4 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc50)
    %5 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%4 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc50)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<16x512x4096xf32>) outs(%5 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512xf32> loc(#loc50)
    %7 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc51)
    %8 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%7 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in_49, %cst_10 : f32
      %425 = arith.subf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc51)
    %9 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc52)
    %10 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%9 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc52)
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<16x512x4096xf32>) outs(%10 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512xf32> loc(#loc52)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc53)
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<16x512xf32>) outs(%12 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.divf %in, %cst_10 : f32
      %425 = arith.addf %424, %cst_9 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc53)
    %14 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc54)
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<16x512x1xf32>) outs(%14 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = math.rsqrt %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x1xf32> loc(#loc54)
    %16 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc55)
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %13 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%16 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      %425 = arith.mulf %424, %cst_8 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc55)
    %18 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc56)
    %19 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %15 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%18 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc56)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x4096xf32> loc(#loc57)
    %21 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<4096xf32>) outs(%20 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc57)
    %22 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc58)
    %23 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %21, %arg3 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%22 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %424, %in_50 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc58)
    %24 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x12288xf32> loc(#loc59)
    %25 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%24 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc59)
    %26 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23, %arg8 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%25 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x12288xf32> loc(#loc59)
    %extracted_slice = tensor.extract_slice %26[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc60)
    %extracted_slice_12 = tensor.extract_slice %26[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc61)
    %extracted_slice_13 = tensor.extract_slice %26[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc62)
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc63)
    %expanded_14 = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc64)
    %expanded_15 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc65)
    %27 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc66)
    %28 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%27 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc66)
    %29 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_14 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%28 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc66)
    %30 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xi1> loc(#loc67)
    %31 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%30 : tensor<16x8x512x512xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i1):
      %424 = linalg.index 3 : index
      %425 = arith.index_cast %424 : index to i32
      %426 = linalg.index 2 : index
      %427 = arith.index_cast %426 : index to i32
      %428 = arith.cmpi sge, %427, %425 : i32
      linalg.yield %428 : i1
    } -> tensor<16x8x512x512xi1> loc(#loc67)
    %32 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc68)
    %33 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %29 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%32 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_49: f32, %out: f32):
      %424 = arith.mulf %in_49, %cst_7 : f32
      %425 = arith.select %in, %424, %cst_6 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc68)
    %34 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc69)
    %35 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : f32) outs(%34 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc69)
    %36 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<16x8x512x512xf32>) outs(%35 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.maximumf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512xf32> loc(#loc69)
    %37 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc70)
    %38 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%37 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.subf %in, %in_49 : f32
      %425 = math.exp %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc70)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc71)
    %40 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%39 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc71)
    %41 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<16x8x512x512xf32>) outs(%40 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512xf32> loc(#loc71)
    %42 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x1xf32> loc(#loc72)
    %43 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<16x8x512xf32>) outs(%42 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc72)
    %44 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc73)
    %45 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %43 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%44 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc73)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x1xf32> loc(#loc74)
    %47 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<16x8x512x1xf32>) outs(%46 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.divf %cst_4, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc74)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc75)
    %49 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%48 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc75)
    %50 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15, %45 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%49 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc75)
    %51 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> loc(#loc76)
    %52 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<16x8x512x512xf32>) outs(%51 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc76)
    %collapsed = tensor.collapse_shape %52 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc77)
    %53 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc78)
    %54 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%53 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc78)
    %55 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg7 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%54 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc78)
    %56 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc79)
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %55 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%56 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.addf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc79)
    %58 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc80)
    %59 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%58 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc80)
    %60 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%57 : tensor<16x512x4096xf32>) outs(%59 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512xf32> loc(#loc80)
    %61 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc81)
    %62 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%61 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in_49, %cst_10 : f32
      %425 = arith.subf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc81)
    %63 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc82)
    %64 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%63 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc82)
    %65 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<16x512x4096xf32>) outs(%64 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512xf32> loc(#loc82)
    %66 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc83)
    %67 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<16x512xf32>) outs(%66 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.divf %in, %cst_10 : f32
      %425 = arith.addf %424, %cst_9 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc83)
    %68 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc84)
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<16x512x1xf32>) outs(%68 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = math.rsqrt %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x1xf32> loc(#loc84)
    %70 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc85)
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %67 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%70 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      %425 = arith.mulf %424, %cst_8 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc85)
    %72 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc86)
    %73 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %69 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%72 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc86)
    %74 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x4096xf32> loc(#loc87)
    %75 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<4096xf32>) outs(%74 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc87)
    %76 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc88)
    %77 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75, %arg5 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%76 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %424, %in_50 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc88)
    %collapsed_16 = tensor.collapse_shape %77 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc89)
    %78 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc90)
    %79 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%78 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc90)
    %80 = linalg.matmul {ao.layer = 0 : i64} ins(%collapsed_16, %arg9 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%79 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc90)
    %81 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc91)
    %82 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%80, %arg10 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%81 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.addf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc91)
    %83 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc92)
    %84 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<8192x16384xf32>) outs(%83 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc92)
    %85 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc93)
    %86 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<8192x16384xf32>) outs(%85 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %cst_3 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc93)
    %87 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc94)
    %88 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82, %84 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%87 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in_49, %in : f32
      %425 = arith.mulf %424, %cst_2 : f32
      %426 = arith.addf %in, %425 : f32
      %427 = arith.mulf %426, %cst_1 : f32
      %428 = math.tanh %427 : f32
      linalg.yield %428 : f32
    } -> tensor<8192x16384xf32> loc(#loc94)
    %89 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc95)
    %90 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<8192x16384xf32>) outs(%89 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.subf %cst_4, %in : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc95)
    %91 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc96)
    %92 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<8192x16384xf32>) outs(%91 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %in, %cst_4 : f32
      %425 = arith.mulf %424, %cst_0 : f32
      linalg.yield %425 : f32
    } -> tensor<8192x16384xf32> loc(#loc96)
    %93 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc97)
    %94 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82, %92 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%93 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc97)
    %95 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x4096xf32> loc(#loc98)
    %expanded_17 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 0 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc98)
    %96 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%expanded_17 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc98)
    %expanded_18 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc98)
    %97 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_18, %arg1 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%96 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc98)
    %98 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc99)
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %97, %arg2 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%98 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.addf %in_49, %in_50 : f32
      %425 = arith.addf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc99)
    %100 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc100)
    %101 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%100 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc100)
    %102 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<16x512x4096xf32>) outs(%101 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512xf32> loc(#loc100)
    %103 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc101)
    %104 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %102 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%103 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in_49, %cst_10 : f32
      %425 = arith.subf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc101)
    %105 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc102)
    %106 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%105 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc102)
    %107 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<16x512x4096xf32>) outs(%106 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512xf32> loc(#loc102)
    %108 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc103)
    %109 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<16x512xf32>) outs(%108 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.divf %in, %cst_10 : f32
      %425 = arith.addf %424, %cst_9 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc103)
    %110 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc104)
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<16x512x1xf32>) outs(%110 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = math.rsqrt %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x1xf32> loc(#loc104)
    %112 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc105)
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %109 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%112 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      %425 = arith.mulf %424, %cst_8 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc105)
    %114 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc106)
    %115 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %111 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%114 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc106)
    %116 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x4096xf32> loc(#loc107)
    %117 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<4096xf32>) outs(%116 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc107)
    %118 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc108)
    %119 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %117, %arg13 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%118 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %424, %in_50 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc108)
    %120 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x12288xf32> loc(#loc109)
    %121 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%120 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc109)
    %122 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119, %arg18 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%121 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x12288xf32> loc(#loc109)
    %extracted_slice_19 = tensor.extract_slice %122[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc110)
    %extracted_slice_20 = tensor.extract_slice %122[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc111)
    %extracted_slice_21 = tensor.extract_slice %122[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc112)
    %expanded_22 = tensor.expand_shape %extracted_slice_19 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc113)
    %expanded_23 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc114)
    %expanded_24 = tensor.expand_shape %extracted_slice_21 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc115)
    %123 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc116)
    %124 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%123 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc116)
    %125 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22, %expanded_23 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%124 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc116)
    %126 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc117)
    %127 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %125 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%126 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_49: f32, %out: f32):
      %424 = arith.mulf %in_49, %cst_7 : f32
      %425 = arith.select %in, %424, %cst_6 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc117)
    %128 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc118)
    %129 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : f32) outs(%128 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc118)
    %130 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127 : tensor<16x8x512x512xf32>) outs(%129 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.maximumf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512xf32> loc(#loc118)
    %131 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc119)
    %132 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %130 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%131 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.subf %in, %in_49 : f32
      %425 = math.exp %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc119)
    %133 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc120)
    %134 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%133 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc120)
    %135 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%132 : tensor<16x8x512x512xf32>) outs(%134 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512xf32> loc(#loc120)
    %136 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x1xf32> loc(#loc121)
    %137 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<16x8x512xf32>) outs(%136 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc121)
    %138 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc122)
    %139 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %137 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%138 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc122)
    %140 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x1xf32> loc(#loc123)
    %141 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<16x8x512x1xf32>) outs(%140 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.divf %cst_4, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc123)
    %142 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc124)
    %143 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%142 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc124)
    %144 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24, %139 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%143 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc124)
    %145 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> loc(#loc125)
    %146 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144 : tensor<16x8x512x512xf32>) outs(%145 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc125)
    %collapsed_25 = tensor.collapse_shape %146 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc126)
    %147 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc127)
    %148 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%147 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc127)
    %149 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_25, %arg17 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%148 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc127)
    %150 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc128)
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %149 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%150 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.addf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc128)
    %152 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc129)
    %153 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%152 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc129)
    %154 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<16x512x4096xf32>) outs(%153 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512xf32> loc(#loc129)
    %155 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc130)
    %156 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %154 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%155 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in_49, %cst_10 : f32
      %425 = arith.subf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc130)
    %157 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc131)
    %158 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%157 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc131)
    %159 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%156 : tensor<16x512x4096xf32>) outs(%158 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512xf32> loc(#loc131)
    %160 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc132)
    %161 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<16x512xf32>) outs(%160 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.divf %in, %cst_10 : f32
      %425 = arith.addf %424, %cst_9 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc132)
    %162 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc133)
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<16x512x1xf32>) outs(%162 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = math.rsqrt %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x1xf32> loc(#loc133)
    %164 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc134)
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %161 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%164 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      %425 = arith.mulf %424, %cst_8 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc134)
    %166 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc135)
    %167 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %163 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%166 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc135)
    %168 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x4096xf32> loc(#loc136)
    %169 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16 : tensor<4096xf32>) outs(%168 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc136)
    %170 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc137)
    %171 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %169, %arg15 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%170 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %424, %in_50 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc137)
    %collapsed_26 = tensor.collapse_shape %171 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc138)
    %172 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc139)
    %173 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%172 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc139)
    %174 = linalg.matmul {ao.layer = 1 : i64} ins(%collapsed_26, %arg19 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%173 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc139)
    %175 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc140)
    %176 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%174, %arg20 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%175 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.addf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc140)
    %177 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc141)
    %178 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<8192x16384xf32>) outs(%177 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc141)
    %179 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc142)
    %180 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<8192x16384xf32>) outs(%179 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %cst_3 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc142)
    %181 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc143)
    %182 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%176, %178 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%181 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in_49, %in : f32
      %425 = arith.mulf %424, %cst_2 : f32
      %426 = arith.addf %in, %425 : f32
      %427 = arith.mulf %426, %cst_1 : f32
      %428 = math.tanh %427 : f32
      linalg.yield %428 : f32
    } -> tensor<8192x16384xf32> loc(#loc143)
    %183 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc144)
    %184 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<8192x16384xf32>) outs(%183 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.subf %cst_4, %in : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc144)
    %185 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc145)
    %186 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<8192x16384xf32>) outs(%185 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %in, %cst_4 : f32
      %425 = arith.mulf %424, %cst_0 : f32
      linalg.yield %425 : f32
    } -> tensor<8192x16384xf32> loc(#loc145)
    %187 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc146)
    %188 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%176, %186 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%187 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc146)
    %189 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x4096xf32> loc(#loc147)
    %expanded_27 = tensor.expand_shape %189 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 1 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc147)
    %190 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%expanded_27 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc147)
    %expanded_28 = tensor.expand_shape %188 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc147)
    %191 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_28, %arg11 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%190 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc147)
    %192 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc148)
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %191, %arg12 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%192 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.addf %in_49, %in_50 : f32
      %425 = arith.addf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc148)
    %194 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc149)
    %195 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%194 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc149)
    %196 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<16x512x4096xf32>) outs(%195 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512xf32> loc(#loc149)
    %197 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc150)
    %198 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %196 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%197 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in_49, %cst_10 : f32
      %425 = arith.subf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc150)
    %199 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc151)
    %200 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%199 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc151)
    %201 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%198 : tensor<16x512x4096xf32>) outs(%200 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512xf32> loc(#loc151)
    %202 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc152)
    %203 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<16x512xf32>) outs(%202 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.divf %in, %cst_10 : f32
      %425 = arith.addf %424, %cst_9 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc152)
    %204 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc153)
    %205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<16x512x1xf32>) outs(%204 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = math.rsqrt %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x1xf32> loc(#loc153)
    %206 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc154)
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %203 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%206 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      %425 = arith.mulf %424, %cst_8 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc154)
    %208 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc155)
    %209 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %205 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%208 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc155)
    %210 = tensor.empty() {ao.layer = 2 : i64} : tensor<1x1x4096xf32> loc(#loc156)
    %211 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24 : tensor<4096xf32>) outs(%210 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc156)
    %212 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc157)
    %213 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %211, %arg23 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%212 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %424, %in_50 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc157)
    %214 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x12288xf32> loc(#loc158)
    %215 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%214 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc158)
    %216 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213, %arg28 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%215 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x12288xf32> loc(#loc158)
    %extracted_slice_29 = tensor.extract_slice %216[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc159)
    %extracted_slice_30 = tensor.extract_slice %216[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc160)
    %extracted_slice_31 = tensor.extract_slice %216[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc161)
    %expanded_32 = tensor.expand_shape %extracted_slice_29 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc162)
    %expanded_33 = tensor.expand_shape %extracted_slice_30 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc163)
    %expanded_34 = tensor.expand_shape %extracted_slice_31 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc164)
    %217 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc165)
    %218 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%217 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc165)
    %219 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32, %expanded_33 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%218 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc165)
    %220 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc166)
    %221 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %219 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%220 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_49: f32, %out: f32):
      %424 = arith.mulf %in_49, %cst_7 : f32
      %425 = arith.select %in, %424, %cst_6 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc166)
    %222 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc167)
    %223 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : f32) outs(%222 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc167)
    %224 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%221 : tensor<16x8x512x512xf32>) outs(%223 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.maximumf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512xf32> loc(#loc167)
    %225 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc168)
    %226 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %224 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%225 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.subf %in, %in_49 : f32
      %425 = math.exp %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc168)
    %227 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc169)
    %228 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%227 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc169)
    %229 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%226 : tensor<16x8x512x512xf32>) outs(%228 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512xf32> loc(#loc169)
    %230 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x1xf32> loc(#loc170)
    %231 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<16x8x512xf32>) outs(%230 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc170)
    %232 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc171)
    %233 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %231 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%232 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc171)
    %234 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x1xf32> loc(#loc172)
    %235 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<16x8x512x1xf32>) outs(%234 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.divf %cst_4, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc172)
    %236 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc173)
    %237 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%236 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc173)
    %238 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_34, %233 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%237 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc173)
    %239 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> loc(#loc174)
    %240 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238 : tensor<16x8x512x512xf32>) outs(%239 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc174)
    %collapsed_35 = tensor.collapse_shape %240 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc175)
    %241 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc176)
    %242 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%241 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc176)
    %243 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_35, %arg27 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%242 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc176)
    %244 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc177)
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %243 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%244 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.addf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc177)
    %246 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc178)
    %247 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%246 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc178)
    %248 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%245 : tensor<16x512x4096xf32>) outs(%247 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512xf32> loc(#loc178)
    %249 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc179)
    %250 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %248 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%249 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in_49, %cst_10 : f32
      %425 = arith.subf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc179)
    %251 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc180)
    %252 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%251 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc180)
    %253 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%250 : tensor<16x512x4096xf32>) outs(%252 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512xf32> loc(#loc180)
    %254 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc181)
    %255 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<16x512xf32>) outs(%254 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.divf %in, %cst_10 : f32
      %425 = arith.addf %424, %cst_9 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc181)
    %256 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc182)
    %257 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<16x512x1xf32>) outs(%256 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = math.rsqrt %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x1xf32> loc(#loc182)
    %258 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc183)
    %259 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %255 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%258 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      %425 = arith.mulf %424, %cst_8 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc183)
    %260 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc184)
    %261 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %257 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%260 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc184)
    %262 = tensor.empty() {ao.layer = 2 : i64} : tensor<1x1x4096xf32> loc(#loc185)
    %263 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg26 : tensor<4096xf32>) outs(%262 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc185)
    %264 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc186)
    %265 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %263, %arg25 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%264 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %424, %in_50 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc186)
    %collapsed_36 = tensor.collapse_shape %265 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc187)
    %266 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc188)
    %267 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%266 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc188)
    %268 = linalg.matmul {ao.layer = 2 : i64} ins(%collapsed_36, %arg29 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%267 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc188)
    %269 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc189)
    %270 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%268, %arg30 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%269 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.addf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc189)
    %271 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc190)
    %272 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%270 : tensor<8192x16384xf32>) outs(%271 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc190)
    %273 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc191)
    %274 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<8192x16384xf32>) outs(%273 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %cst_3 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc191)
    %275 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc192)
    %276 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%270, %272 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%275 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in_49, %in : f32
      %425 = arith.mulf %424, %cst_2 : f32
      %426 = arith.addf %in, %425 : f32
      %427 = arith.mulf %426, %cst_1 : f32
      %428 = math.tanh %427 : f32
      linalg.yield %428 : f32
    } -> tensor<8192x16384xf32> loc(#loc192)
    %277 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc193)
    %278 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%276 : tensor<8192x16384xf32>) outs(%277 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.subf %cst_4, %in : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc193)
    %279 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc194)
    %280 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%276 : tensor<8192x16384xf32>) outs(%279 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %in, %cst_4 : f32
      %425 = arith.mulf %424, %cst_0 : f32
      linalg.yield %425 : f32
    } -> tensor<8192x16384xf32> loc(#loc194)
    %281 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc195)
    %282 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%270, %280 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%281 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc195)
    %283 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x4096xf32> loc(#loc196)
    %expanded_37 = tensor.expand_shape %283 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 2 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc196)
    %284 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%expanded_37 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc196)
    %expanded_38 = tensor.expand_shape %282 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc196)
    %285 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_38, %arg21 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%284 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc196)
    %286 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc197)
    %287 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %285, %arg22 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%286 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.addf %in_49, %in_50 : f32
      %425 = arith.addf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc197)
    %288 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc198)
    %289 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%288 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc198)
    %290 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%287 : tensor<16x512x4096xf32>) outs(%289 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512xf32> loc(#loc198)
    %291 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc199)
    %292 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %290 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%291 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in_49, %cst_10 : f32
      %425 = arith.subf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc199)
    %293 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc200)
    %294 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%293 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc200)
    %295 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%292 : tensor<16x512x4096xf32>) outs(%294 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512xf32> loc(#loc200)
    %296 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc201)
    %297 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<16x512xf32>) outs(%296 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.divf %in, %cst_10 : f32
      %425 = arith.addf %424, %cst_9 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc201)
    %298 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc202)
    %299 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<16x512x1xf32>) outs(%298 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = math.rsqrt %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x1xf32> loc(#loc202)
    %300 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc203)
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %297 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%300 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      %425 = arith.mulf %424, %cst_8 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc203)
    %302 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc204)
    %303 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %299 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%302 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc204)
    %304 = tensor.empty() {ao.layer = 3 : i64} : tensor<1x1x4096xf32> loc(#loc205)
    %305 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg34 : tensor<4096xf32>) outs(%304 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc205)
    %306 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc206)
    %307 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303, %305, %arg33 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%306 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %424, %in_50 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc206)
    %308 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x12288xf32> loc(#loc207)
    %309 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%308 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc207)
    %310 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%307, %arg38 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%309 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x12288xf32> loc(#loc207)
    %extracted_slice_39 = tensor.extract_slice %310[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc208)
    %extracted_slice_40 = tensor.extract_slice %310[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc209)
    %extracted_slice_41 = tensor.extract_slice %310[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc210)
    %expanded_42 = tensor.expand_shape %extracted_slice_39 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc211)
    %expanded_43 = tensor.expand_shape %extracted_slice_40 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc212)
    %expanded_44 = tensor.expand_shape %extracted_slice_41 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc213)
    %311 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc214)
    %312 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%311 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc214)
    %313 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_42, %expanded_43 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%312 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc214)
    %314 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc215)
    %315 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %313 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%314 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_49: f32, %out: f32):
      %424 = arith.mulf %in_49, %cst_7 : f32
      %425 = arith.select %in, %424, %cst_6 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc215)
    %316 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc216)
    %317 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : f32) outs(%316 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc216)
    %318 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%315 : tensor<16x8x512x512xf32>) outs(%317 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.maximumf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512xf32> loc(#loc216)
    %319 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc217)
    %320 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%315, %318 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%319 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.subf %in, %in_49 : f32
      %425 = math.exp %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc217)
    %321 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc218)
    %322 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%321 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc218)
    %323 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%320 : tensor<16x8x512x512xf32>) outs(%322 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512xf32> loc(#loc218)
    %324 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x1xf32> loc(#loc219)
    %325 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%323 : tensor<16x8x512xf32>) outs(%324 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc219)
    %326 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc220)
    %327 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%320, %325 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%326 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc220)
    %328 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x1xf32> loc(#loc221)
    %329 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325 : tensor<16x8x512x1xf32>) outs(%328 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.divf %cst_4, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc221)
    %330 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc222)
    %331 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%330 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc222)
    %332 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_44, %327 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%331 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc222)
    %333 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> loc(#loc223)
    %334 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%332 : tensor<16x8x512x512xf32>) outs(%333 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc223)
    %collapsed_45 = tensor.collapse_shape %334 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc224)
    %335 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc225)
    %336 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%335 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc225)
    %337 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_45, %arg37 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%336 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc225)
    %338 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc226)
    %339 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %337 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%338 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.addf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc226)
    %340 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc227)
    %341 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%340 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc227)
    %342 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%339 : tensor<16x512x4096xf32>) outs(%341 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512xf32> loc(#loc227)
    %343 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc228)
    %344 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %342 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%343 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in_49, %cst_10 : f32
      %425 = arith.subf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc228)
    %345 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc229)
    %346 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%345 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc229)
    %347 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%344 : tensor<16x512x4096xf32>) outs(%346 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512xf32> loc(#loc229)
    %348 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc230)
    %349 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347 : tensor<16x512xf32>) outs(%348 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.divf %in, %cst_10 : f32
      %425 = arith.addf %424, %cst_9 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc230)
    %350 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc231)
    %351 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349 : tensor<16x512x1xf32>) outs(%350 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = math.rsqrt %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x1xf32> loc(#loc231)
    %352 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc232)
    %353 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %349 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%352 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      %425 = arith.mulf %424, %cst_8 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc232)
    %354 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc233)
    %355 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %351 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%354 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc233)
    %356 = tensor.empty() {ao.layer = 3 : i64} : tensor<1x1x4096xf32> loc(#loc234)
    %357 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg36 : tensor<4096xf32>) outs(%356 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc234)
    %358 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc235)
    %359 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %357, %arg35 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%358 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %424, %in_50 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc235)
    %collapsed_46 = tensor.collapse_shape %359 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc236)
    %360 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc237)
    %361 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%360 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc237)
    %362 = linalg.matmul {ao.layer = 3 : i64} ins(%collapsed_46, %arg39 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%361 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc237)
    %363 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc238)
    %364 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%362, %arg40 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%363 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.addf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc238)
    %365 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc239)
    %366 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%364 : tensor<8192x16384xf32>) outs(%365 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc239)
    %367 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc240)
    %368 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%366 : tensor<8192x16384xf32>) outs(%367 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %cst_3 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc240)
    %369 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc241)
    %370 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%364, %366 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%369 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in_49, %in : f32
      %425 = arith.mulf %424, %cst_2 : f32
      %426 = arith.addf %in, %425 : f32
      %427 = arith.mulf %426, %cst_1 : f32
      %428 = math.tanh %427 : f32
      linalg.yield %428 : f32
    } -> tensor<8192x16384xf32> loc(#loc241)
    %371 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc242)
    %372 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%370 : tensor<8192x16384xf32>) outs(%371 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.subf %cst_4, %in : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc242)
    %373 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc243)
    %374 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%370 : tensor<8192x16384xf32>) outs(%373 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %in, %cst_4 : f32
      %425 = arith.mulf %424, %cst_0 : f32
      linalg.yield %425 : f32
    } -> tensor<8192x16384xf32> loc(#loc243)
    %375 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc244)
    %376 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%364, %374 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%375 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<8192x16384xf32> loc(#loc244)
    %377 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x4096xf32> loc(#loc245)
    %expanded_47 = tensor.expand_shape %377 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 3 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc245)
    %378 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%expanded_47 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc245)
    %expanded_48 = tensor.expand_shape %376 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc245)
    %379 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_48, %arg31 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%378 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc245)
    %380 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc246)
    %381 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %379, %arg32 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%380 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.addf %in_49, %in_50 : f32
      %425 = arith.addf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc246)
    %382 = tensor.empty() : tensor<16x512xf32> loc(#loc247)
    %383 = linalg.fill ins(%cst_11 : f32) outs(%382 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc247)
    %384 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%381 : tensor<16x512x4096xf32>) outs(%383 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512xf32> loc(#loc247)
    %385 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc248)
    %386 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381, %384 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%385 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in_49, %cst_10 : f32
      %425 = arith.subf %in, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc248)
    %387 = tensor.empty() : tensor<16x512xf32> loc(#loc249)
    %388 = linalg.fill ins(%cst_11 : f32) outs(%387 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc249)
    %389 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%386 : tensor<16x512x4096xf32>) outs(%388 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.mulf %in, %in : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512xf32> loc(#loc249)
    %390 = tensor.empty() : tensor<16x512x1xf32> loc(#loc250)
    %391 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389 : tensor<16x512xf32>) outs(%390 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.divf %in, %cst_10 : f32
      %425 = arith.addf %424, %cst_9 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc250)
    %392 = tensor.empty() : tensor<16x512x1xf32> loc(#loc251)
    %393 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<16x512x1xf32>) outs(%392 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %424 = math.rsqrt %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x1xf32> loc(#loc251)
    %394 = tensor.empty() : tensor<16x512x1xf32> loc(#loc252)
    %395 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %391 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%394 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.divf %in, %in_49 : f32
      %425 = arith.mulf %424, %cst_8 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x1xf32> loc(#loc252)
    %396 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc253)
    %397 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %393 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%396 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x4096xf32> loc(#loc253)
    %398 = tensor.empty() : tensor<1x1x4096xf32> loc(#loc254)
    %399 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg42 : tensor<4096xf32>) outs(%398 : tensor<1x1x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc254)
    %400 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc255)
    %401 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %399, %arg41 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%400 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_49: f32, %in_50: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %424, %in_50 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x4096xf32> loc(#loc255)
    %402 = tensor.empty() : tensor<16x512x50304xf32> loc(#loc256)
    %403 = linalg.fill ins(%cst_11 : f32) outs(%402 : tensor<16x512x50304xf32>) -> tensor<16x512x50304xf32> loc(#loc256)
    %404 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%401, %arg0 : tensor<16x512x4096xf32>, tensor<50304x4096xf32>) outs(%403 : tensor<16x512x50304xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.mulf %in, %in_49 : f32
      %425 = arith.addf %out, %424 : f32
      linalg.yield %425 : f32
    } -> tensor<16x512x50304xf32> loc(#loc256)
    %405 = tensor.empty() : tensor<16x512xf32> loc(#loc257)
    %406 = linalg.fill ins(%cst_5 : f32) outs(%405 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc257)
    %407 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%404 : tensor<16x512x50304xf32>) outs(%406 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.maximumf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512xf32> loc(#loc257)
    %408 = tensor.empty() : tensor<16x512x50304xf32> loc(#loc258)
    %409 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %407 : tensor<16x512x50304xf32>, tensor<16x512xf32>) outs(%408 : tensor<16x512x50304xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %424 = arith.subf %in, %in_49 : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x50304xf32> loc(#loc258)
    %410 = tensor.empty() : tensor<16x512x50304xf32> loc(#loc259)
    %411 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%409 : tensor<16x512x50304xf32>) outs(%410 : tensor<16x512x50304xf32>) {
    ^bb0(%in: f32, %out: f32):
      %424 = math.exp %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512x50304xf32> loc(#loc259)
    %412 = tensor.empty() : tensor<16x512xf32> loc(#loc260)
    %413 = linalg.fill ins(%cst_11 : f32) outs(%412 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc260)
    %414 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%411 : tensor<16x512x50304xf32>) outs(%413 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.addf %out, %in : f32
      linalg.yield %424 : f32
    } -> tensor<16x512xf32> loc(#loc260)
    %415 = tensor.empty() : tensor<16x512x1xf32> loc(#loc261)
    %416 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414 : tensor<16x512xf32>) outs(%415 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x1xf32> loc(#loc261)
    %417 = tensor.empty() : tensor<16x512x50304xi1> loc(#loc262)
    %418 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44 : tensor<16x512xi32>) outs(%417 : tensor<16x512x50304xi1>) {
    ^bb0(%in: i32, %out: i1):
      %424 = linalg.index 2 : index
      %425 = arith.index_cast %424 : index to i32
      %426 = arith.cmpi eq, %in, %425 : i32
      linalg.yield %426 : i1
    } -> tensor<16x512x50304xi1> loc(#loc262)
    %419 = tensor.empty() : tensor<f32> loc(#loc263)
    %420 = linalg.fill ins(%cst_11 : f32) outs(%419 : tensor<f32>) -> tensor<f32> loc(#loc263)
    %421 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map20], iterator_types = ["reduction", "reduction", "reduction"]} ins(%418, %409, %416 : tensor<16x512x50304xi1>, tensor<16x512x50304xf32>, tensor<16x512x1xf32>) outs(%420 : tensor<f32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %424 = math.log %in_50 : f32
      %425 = arith.subf %in_49, %424 : f32
      %426 = arith.select %in, %425, %cst_11 : f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<f32> loc(#loc263)
    %422 = tensor.empty() : tensor<f32> loc(#loc264)
    %423 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%421 : tensor<f32>) outs(%422 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %424 = arith.negf %in : f32
      %425 = arith.divf %424, %cst : f32
      linalg.yield %425 : f32
    } -> tensor<f32> loc(#loc264)
    return %423, %arg0, %arg1, %arg7, %arg8, %arg9, %arg11, %arg17, %arg18, %arg19, %arg21, %arg27, %arg28, %arg29, %arg31, %arg37, %arg38, %arg39, %arg45, %8, %17, %15, %21, %19, %23, %expanded_14, %expanded, %31, %38, %43, %47, %45, %expanded_15, %collapsed, %62, %71, %69, %75, %73, %collapsed_16, %86, %88, %90, %92, %82, %94, %104, %113, %111, %117, %115, %119, %expanded_23, %expanded_22, %132, %137, %141, %139, %expanded_24, %collapsed_25, %156, %165, %163, %169, %167, %collapsed_26, %180, %182, %184, %186, %176, %188, %198, %207, %205, %211, %209, %213, %expanded_33, %expanded_32, %226, %231, %235, %233, %expanded_34, %collapsed_35, %250, %259, %257, %263, %261, %collapsed_36, %274, %276, %278, %280, %270, %282, %292, %301, %299, %305, %303, %307, %expanded_43, %expanded_42, %320, %325, %329, %327, %expanded_44, %collapsed_45, %344, %353, %351, %357, %355, %collapsed_46, %368, %370, %372, %374, %364, %376, %386, %395, %393, %399, %397, %401, %411, %416, %418 : tensor<f32>, tensor<50304x4096xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16x512xi32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x50304xf32>, tensor<16x512x1xf32>, tensor<16x512x50304xi1>
  } loc(#loc1)
  func.func @bwd(%arg0: tensor<50304x4096xf32> loc("embedding"), %arg1: tensor<16384x4096xf32> loc("layer0/down"), %arg2: tensor<4096x4096xf32> loc("layer0/out"), %arg3: tensor<4096x12288xf32> loc("layer0/qkv"), %arg4: tensor<4096x16384xf32> loc("layer0/up"), %arg5: tensor<16384x4096xf32> loc("layer1/down"), %arg6: tensor<4096x4096xf32> loc("layer1/out"), %arg7: tensor<4096x12288xf32> loc("layer1/qkv"), %arg8: tensor<4096x16384xf32> loc("layer1/up"), %arg9: tensor<16384x4096xf32> loc("layer2/down"), %arg10: tensor<4096x4096xf32> loc("layer2/out"), %arg11: tensor<4096x12288xf32> loc("layer2/qkv"), %arg12: tensor<4096x16384xf32> loc("layer2/up"), %arg13: tensor<16384x4096xf32> loc("layer3/down"), %arg14: tensor<4096x4096xf32> loc("layer3/out"), %arg15: tensor<4096x12288xf32> loc("layer3/qkv"), %arg16: tensor<4096x16384xf32> loc("layer3/up"), %arg17: tensor<16x512xi32> loc("tokens"), %arg18: tensor<16x512x4096xf32> loc("layer0/attention/sub.1"), %arg19: tensor<16x512x1xf32> loc("layer0/attention/mul.1"), %arg20: tensor<16x512x1xf32> loc("layer0/attention/rsqrt"), %arg21: tensor<1x1x4096xf32> loc("layer0/attention/broadcast_in_dim.2"), %arg22: tensor<16x512x4096xf32> loc("layer0/attention/mul.3"), %arg23: tensor<16x512x4096xf32> loc("layer0/attention/add.2"), %arg24: tensor<16x512x8x512xf32> loc("layer0/attention/reshape.1"), %arg25: tensor<16x512x8x512xf32> loc("layer0/attention/reshape"), %arg26: tensor<16x8x512x512xi1> loc("layer0/attention/ge"), %arg27: tensor<16x8x512x512xf32> loc("layer0/attention/exp"), %arg28: tensor<16x8x512x1xf32> loc("layer0/attention/broadcast_in_dim.5"), %arg29: tensor<16x8x512x1xf32> loc("layer0/attention/div.5"), %arg30: tensor<16x8x512x512xf32> loc("layer0/attention/div.4"), %arg31: tensor<16x512x8x512xf32> loc("layer0/attention/reshape.2"), %arg32: tensor<16x512x4096xf32> loc("layer0/attention/reshape.3"), %arg33: tensor<16x512x4096xf32> loc("layer0/mlp/sub.1"), %arg34: tensor<16x512x1xf32> loc("layer0/mlp/mul.1"), %arg35: tensor<16x512x1xf32> loc("layer0/mlp/rsqrt"), %arg36: tensor<1x1x4096xf32> loc("layer0/mlp/broadcast_in_dim.2"), %arg37: tensor<16x512x4096xf32> loc("layer0/mlp/mul.3"), %arg38: tensor<8192x4096xf32> loc("layer0/mlp/reshape"), %arg39: tensor<8192x16384xf32> loc("layer0/mlp/mul.6"), %arg40: tensor<8192x16384xf32> loc("layer0/mlp/tanh"), %arg41: tensor<8192x16384xf32> loc("layer0/mlp/sub.2"), %arg42: tensor<8192x16384xf32> loc("layer0/mlp/mul.9"), %arg43: tensor<8192x16384xf32> loc("layer0/mlp/add.4"), %arg44: tensor<8192x16384xf32> loc("layer0/mlp/mul.10"), %arg45: tensor<16x512x4096xf32> loc("layer1/attention/sub.1"), %arg46: tensor<16x512x1xf32> loc("layer1/attention/mul.1"), %arg47: tensor<16x512x1xf32> loc("layer1/attention/rsqrt"), %arg48: tensor<1x1x4096xf32> loc("layer1/attention/broadcast_in_dim.2"), %arg49: tensor<16x512x4096xf32> loc("layer1/attention/mul.3"), %arg50: tensor<16x512x4096xf32> loc("layer1/attention/add.2"), %arg51: tensor<16x512x8x512xf32> loc("layer1/attention/reshape.1"), %arg52: tensor<16x512x8x512xf32> loc("layer1/attention/reshape"), %arg53: tensor<16x8x512x512xf32> loc("layer1/attention/exp"), %arg54: tensor<16x8x512x1xf32> loc("layer1/attention/broadcast_in_dim.5"), %arg55: tensor<16x8x512x1xf32> loc("layer1/attention/div.5"), %arg56: tensor<16x8x512x512xf32> loc("layer1/attention/div.4"), %arg57: tensor<16x512x8x512xf32> loc("layer1/attention/reshape.2"), %arg58: tensor<16x512x4096xf32> loc("layer1/attention/reshape.3"), %arg59: tensor<16x512x4096xf32> loc("layer1/mlp/sub.1"), %arg60: tensor<16x512x1xf32> loc("layer1/mlp/mul.1"), %arg61: tensor<16x512x1xf32> loc("layer1/mlp/rsqrt"), %arg62: tensor<1x1x4096xf32> loc("layer1/mlp/broadcast_in_dim.2"), %arg63: tensor<16x512x4096xf32> loc("layer1/mlp/mul.3"), %arg64: tensor<8192x4096xf32> loc("layer1/mlp/reshape"), %arg65: tensor<8192x16384xf32> loc("layer1/mlp/mul.6"), %arg66: tensor<8192x16384xf32> loc("layer1/mlp/tanh"), %arg67: tensor<8192x16384xf32> loc("layer1/mlp/sub.2"), %arg68: tensor<8192x16384xf32> loc("layer1/mlp/mul.9"), %arg69: tensor<8192x16384xf32> loc("layer1/mlp/add.4"), %arg70: tensor<8192x16384xf32> loc("layer1/mlp/mul.10"), %arg71: tensor<16x512x4096xf32> loc("layer2/attention/sub.1"), %arg72: tensor<16x512x1xf32> loc("layer2/attention/mul.1"), %arg73: tensor<16x512x1xf32> loc("layer2/attention/rsqrt"), %arg74: tensor<1x1x4096xf32> loc("layer2/attention/broadcast_in_dim.2"), %arg75: tensor<16x512x4096xf32> loc("layer2/attention/mul.3"), %arg76: tensor<16x512x4096xf32> loc("layer2/attention/add.2"), %arg77: tensor<16x512x8x512xf32> loc("layer2/attention/reshape.1"), %arg78: tensor<16x512x8x512xf32> loc("layer2/attention/reshape"), %arg79: tensor<16x8x512x512xf32> loc("layer2/attention/exp"), %arg80: tensor<16x8x512x1xf32> loc("layer2/attention/broadcast_in_dim.5"), %arg81: tensor<16x8x512x1xf32> loc("layer2/attention/div.5"), %arg82: tensor<16x8x512x512xf32> loc("layer2/attention/div.4"), %arg83: tensor<16x512x8x512xf32> loc("layer2/attention/reshape.2"), %arg84: tensor<16x512x4096xf32> loc("layer2/attention/reshape.3"), %arg85: tensor<16x512x4096xf32> loc("layer2/mlp/sub.1"), %arg86: tensor<16x512x1xf32> loc("layer2/mlp/mul.1"), %arg87: tensor<16x512x1xf32> loc("layer2/mlp/rsqrt"), %arg88: tensor<1x1x4096xf32> loc("layer2/mlp/broadcast_in_dim.2"), %arg89: tensor<16x512x4096xf32> loc("layer2/mlp/mul.3"), %arg90: tensor<8192x4096xf32> loc("layer2/mlp/reshape"), %arg91: tensor<8192x16384xf32> loc("layer2/mlp/mul.6"), %arg92: tensor<8192x16384xf32> loc("layer2/mlp/tanh"), %arg93: tensor<8192x16384xf32> loc("layer2/mlp/sub.2"), %arg94: tensor<8192x16384xf32> loc("layer2/mlp/mul.9"), %arg95: tensor<8192x16384xf32> loc("layer2/mlp/add.4"), %arg96: tensor<8192x16384xf32> loc("layer2/mlp/mul.10"), %arg97: tensor<16x512x4096xf32> loc("layer3/attention/sub.1"), %arg98: tensor<16x512x1xf32> loc("layer3/attention/mul.1"), %arg99: tensor<16x512x1xf32> loc("layer3/attention/rsqrt"), %arg100: tensor<1x1x4096xf32> loc("layer3/attention/broadcast_in_dim.2"), %arg101: tensor<16x512x4096xf32> loc("layer3/attention/mul.3"), %arg102: tensor<16x512x4096xf32> loc("layer3/attention/add.2"), %arg103: tensor<16x512x8x512xf32> loc("layer3/attention/reshape.1"), %arg104: tensor<16x512x8x512xf32> loc("layer3/attention/reshape"), %arg105: tensor<16x8x512x512xf32> loc("layer3/attention/exp"), %arg106: tensor<16x8x512x1xf32> loc("layer3/attention/broadcast_in_dim.5"), %arg107: tensor<16x8x512x1xf32> loc("layer3/attention/div.5"), %arg108: tensor<16x8x512x512xf32> loc("layer3/attention/div.4"), %arg109: tensor<16x512x8x512xf32> loc("layer3/attention/reshape.2"), %arg110: tensor<16x512x4096xf32> loc("layer3/attention/reshape.3"), %arg111: tensor<16x512x4096xf32> loc("layer3/mlp/sub.1"), %arg112: tensor<16x512x1xf32> loc("layer3/mlp/mul.1"), %arg113: tensor<16x512x1xf32> loc("layer3/mlp/rsqrt"), %arg114: tensor<1x1x4096xf32> loc("layer3/mlp/broadcast_in_dim.2"), %arg115: tensor<16x512x4096xf32> loc("layer3/mlp/mul.3"), %arg116: tensor<8192x4096xf32> loc("layer3/mlp/reshape"), %arg117: tensor<8192x16384xf32> loc("layer3/mlp/mul.6"), %arg118: tensor<8192x16384xf32> loc("layer3/mlp/tanh"), %arg119: tensor<8192x16384xf32> loc("layer3/mlp/sub.2"), %arg120: tensor<8192x16384xf32> loc("layer3/mlp/mul.9"), %arg121: tensor<8192x16384xf32> loc("layer3/mlp/add.4"), %arg122: tensor<8192x16384xf32> loc("layer3/mlp/mul.10"), %arg123: tensor<16x512x4096xf32> loc("head/sub.1"), %arg124: tensor<16x512x1xf32> loc("head/mul.1"), %arg125: tensor<16x512x1xf32> loc("head/rsqrt"), %arg126: tensor<1x1x4096xf32> loc("head/broadcast_in_dim.2"), %arg127: tensor<16x512x4096xf32> loc("head/mul.3"), %arg128: tensor<16x512x4096xf32> loc("head/add.2"), %arg129: tensor<16x512x50304xf32> loc("head/log_softmax/exp"), %arg130: tensor<16x512x1xf32> loc("head/log_softmax/broadcast_in_dim.1"), %arg131: tensor<16x512x50304xi1> loc("head/eq.1"), %arg132: tensor<f32> loc("cotangent0")) -> (tensor<50304x4096xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<512x4096xf32>) {
    %c8192 = arith.constant 8192 : index
    %c4096 = arith.constant 4096 : index
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c8192_i32 = arith.constant 8192 : i32
    %c50304_i32 = arith.constant 50304 : i32
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.0441941731 : f32
    %cst_0 = arith.constant 4.471500e-02 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 4.096000e+03 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 8.192000e+03 : f32
    %cst_6 = arith.constant dense<[50303, 0]> : tensor<2xi32>
    %0 = tensor.empty() : tensor<16x512x50304xf32> loc(#loc267)
    %1 = linalg.generic {indexing_maps = [#map1, #map20, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg131, %arg132 : tensor<16x512x50304xi1>, tensor<f32>) outs(%0 : tensor<16x512x50304xf32>) {
    ^bb0(%in: i1, %in_157: f32, %out: f32):
      %619 = arith.divf %in_157, %cst_5 : f32
      %620 = arith.negf %619 : f32
      %621 = arith.select %in, %620, %cst_4 : f32
      linalg.yield %621 : f32
    } -> tensor<16x512x50304xf32> loc(#loc267)
    %2 = tensor.empty() : tensor<16x512xf32> loc(#loc268)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc268)
    %3 = linalg.fill ins(%cst_4 : f32) outs(%expanded : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc268)
    %expanded_7 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [16, 512, 1, 50304] : tensor<16x512x50304xf32> into tensor<16x512x1x50304xf32> loc(#loc268)
    %4 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_7 : tensor<16x512x1x50304xf32>) outs(%3 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc268)
    %5 = tensor.empty() : tensor<16x512xf32> loc(#loc269)
    %6 = linalg.fill ins(%cst_4 : f32) outs(%5 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc269)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg130 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%6 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.divf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512xf32> loc(#loc269)
    %8 = tensor.empty() : tensor<16x512x50304xf32> loc(#loc270)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg129 : tensor<16x512x50304xf32>, tensor<16x512xf32>, tensor<16x512x50304xf32>) outs(%8 : tensor<16x512x50304xf32>) {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.mulf %in_157, %in_158 : f32
      %620 = arith.addf %in, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x50304xf32> loc(#loc270)
    %10 = tensor.empty() : tensor<50304x4096xf32> loc(#loc271)
    %11 = linalg.fill ins(%cst_4 : f32) outs(%10 : tensor<50304x4096xf32>) -> tensor<50304x4096xf32> loc(#loc271)
    %12 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg128 : tensor<16x512x50304xf32>, tensor<16x512x4096xf32>) outs(%11 : tensor<50304x4096xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<50304x4096xf32> loc(#loc271)
    %13 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc272)
    %14 = linalg.fill ins(%cst_4 : f32) outs(%13 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc272)
    %15 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<16x512x50304xf32>, tensor<50304x4096xf32>) outs(%14 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc272)
    %16 = tensor.empty() : tensor<4096xf32> loc(#loc273)
    %expanded_8 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc273)
    %17 = linalg.fill ins(%cst_4 : f32) outs(%expanded_8 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc273)
    %expanded_9 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc273)
    %18 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_9 : tensor<16x512x1x1x4096xf32>) outs(%17 : tensor<1x1x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x1x4096xf32> loc(#loc273)
    %19 = tensor.empty() : tensor<4096xf32> loc(#loc274)
    %20 = linalg.fill ins(%cst_4 : f32) outs(%19 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc274)
    %21 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%18 : tensor<1x1x4096xf32>) outs(%20 : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc274)
    %22 = tensor.empty() : tensor<4096xf32> loc(#loc275)
    %expanded_10 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc275)
    %23 = linalg.fill ins(%cst_4 : f32) outs(%expanded_10 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc275)
    %expanded_11 = tensor.expand_shape %arg127 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc275)
    %expanded_12 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc275)
    %24 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_11, %expanded_12 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%23 : tensor<1x1x4096xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<1x1x4096xf32> loc(#loc275)
    %25 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc276)
    %26 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %arg126 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%25 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      linalg.yield %619 : f32
    } -> tensor<16x512x4096xf32> loc(#loc276)
    %27 = tensor.empty() : tensor<4096xf32> loc(#loc277)
    %28 = linalg.fill ins(%cst_4 : f32) outs(%27 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc277)
    %29 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%24 : tensor<1x1x4096xf32>) outs(%28 : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc277)
    %30 = tensor.empty() : tensor<16x512xf32> loc(#loc278)
    %expanded_13 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc278)
    %31 = linalg.fill ins(%cst_4 : f32) outs(%expanded_13 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc278)
    %expanded_14 = tensor.expand_shape %arg123 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc278)
    %expanded_15 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc278)
    %32 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_14, %expanded_15 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%31 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc278)
    %33 = tensor.empty() : tensor<16x512xf32> loc(#loc279)
    %34 = linalg.fill ins(%cst_4 : f32) outs(%33 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc279)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg124 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%34 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.divf %619, %cst_3 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x512xf32> loc(#loc279)
    %36 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc280)
    %37 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg125, %arg123, %35 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%36 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %out: f32):
      %619 = arith.mulf %in_159, %in_158 : f32
      %620 = arith.mulf %in_158, %in_159 : f32
      %621 = arith.mulf %in, %in_157 : f32
      %622 = arith.addf %621, %620 : f32
      %623 = arith.addf %622, %619 : f32
      linalg.yield %623 : f32
    } -> tensor<16x512x4096xf32> loc(#loc280)
    %38 = tensor.empty() : tensor<16x512xf32> loc(#loc281)
    %expanded_16 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc281)
    %39 = linalg.fill ins(%cst_4 : f32) outs(%expanded_16 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc281)
    %expanded_17 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc281)
    %40 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17 : tensor<16x512x1x4096xf32>) outs(%39 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc281)
    %41 = tensor.empty() : tensor<16x512xf32> loc(#loc282)
    %42 = linalg.fill ins(%cst_4 : f32) outs(%41 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc282)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<16x512x1xf32>) outs(%42 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.divf %in, %cst_3 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512xf32> loc(#loc282)
    %44 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc283)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%44 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.addf %in, %in_157 : f32
      linalg.yield %619 : f32
    } -> tensor<16x512x4096xf32> loc(#loc283)
    %collapsed = tensor.collapse_shape %45 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc284)
    %46 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc285)
    %expanded_18 = tensor.expand_shape %46 [[0, 1]] output_shape [1, 4096] {ao.layer = 3 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc285)
    %47 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_18 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc285)
    %expanded_19 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc285)
    %48 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_19 : tensor<16x512x1x4096xf32>) outs(%47 : tensor<1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x4096xf32> loc(#loc285)
    %49 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc286)
    %50 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%49 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc286)
    %51 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%48 : tensor<1x4096xf32>) outs(%50 : tensor<4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc286)
    %52 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x16384xf32> loc(#loc287)
    %53 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%52 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc287)
    %54 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg122 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%53 : tensor<4096x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<4096x16384xf32> loc(#loc287)
    %55 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384x4096xf32> loc(#loc288)
    %56 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<4096x16384xf32>) outs(%55 : tensor<16384x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc288)
    %57 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc289)
    %58 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%57 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc289)
    %59 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg13 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%58 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<8192x16384xf32> loc(#loc289)
    %60 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc290)
    %61 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%59, %arg120, %arg121, %arg119, %arg118, %arg117 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%60 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %in_160: f32, %in_161: f32, %out: f32):
      %619 = arith.mulf %in_158, %in : f32
      %620 = arith.mulf %619, %cst_2 : f32
      %621 = arith.mulf %620, %in_159 : f32
      %622 = arith.mulf %621, %in_160 : f32
      %623 = arith.addf %621, %622 : f32
      %624 = arith.mulf %623, %cst_1 : f32
      %625 = arith.mulf %624, %cst_0 : f32
      %626 = arith.mulf %625, %in_161 : f32
      %627 = arith.mulf %in, %in_157 : f32
      %628 = arith.addf %627, %624 : f32
      %629 = arith.addf %628, %626 : f32
      linalg.yield %629 : f32
    } -> tensor<8192x16384xf32> loc(#loc290)
    %62 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384xf32> loc(#loc291)
    %expanded_20 = tensor.expand_shape %62 [[0, 1]] output_shape [1, 16384] {ao.layer = 3 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc291)
    %63 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_20 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc291)
    %expanded_21 = tensor.expand_shape %61 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc291)
    %64 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_21 : tensor<8192x1x16384xf32>) outs(%63 : tensor<1x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x16384xf32> loc(#loc291)
    %65 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384xf32> loc(#loc292)
    %66 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%65 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc292)
    %67 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%64 : tensor<1x16384xf32>) outs(%66 : tensor<16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<16384xf32> loc(#loc292)
    %68 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384x4096xf32> loc(#loc293)
    %69 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%68 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc293)
    %70 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61, %arg116 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%69 : tensor<16384x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16384x4096xf32> loc(#loc293)
    %71 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x16384xf32> loc(#loc294)
    %72 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<16384x4096xf32>) outs(%71 : tensor<4096x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc294)
    %73 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x4096xf32> loc(#loc295)
    %expanded_22 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 3 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc295)
    %74 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_22 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc295)
    %expanded_23 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc295)
    %75 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_23, %arg16 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%74 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc295)
    %76 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc296)
    %expanded_24 = tensor.expand_shape %76 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc296)
    %77 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_24 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc296)
    %expanded_25 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc296)
    %78 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_25 : tensor<16x512x1x1x4096xf32>) outs(%77 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x1x4096xf32> loc(#loc296)
    %79 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc297)
    %80 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%79 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc297)
    %81 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%78 : tensor<1x1x4096xf32>) outs(%80 : tensor<4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc297)
    %82 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc298)
    %expanded_26 = tensor.expand_shape %82 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc298)
    %83 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_26 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc298)
    %expanded_27 = tensor.expand_shape %arg115 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc298)
    %expanded_28 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc298)
    %84 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_27, %expanded_28 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%83 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<1x1x4096xf32> loc(#loc298)
    %85 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc299)
    %86 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %arg114 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%85 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      linalg.yield %619 : f32
    } -> tensor<16x512x4096xf32> loc(#loc299)
    %87 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc300)
    %88 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%87 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc300)
    %89 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%84 : tensor<1x1x4096xf32>) outs(%88 : tensor<4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc300)
    %90 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc301)
    %expanded_29 = tensor.expand_shape %90 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc301)
    %91 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_29 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc301)
    %expanded_30 = tensor.expand_shape %arg111 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc301)
    %expanded_31 = tensor.expand_shape %86 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc301)
    %92 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_30, %expanded_31 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%91 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc301)
    %93 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc302)
    %94 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%93 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc302)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92, %arg112 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%94 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.divf %619, %cst_3 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x512xf32> loc(#loc302)
    %96 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc303)
    %97 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %arg113, %arg111, %95 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%96 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %out: f32):
      %619 = arith.mulf %in_159, %in_158 : f32
      %620 = arith.mulf %in_158, %in_159 : f32
      %621 = arith.mulf %in, %in_157 : f32
      %622 = arith.addf %621, %620 : f32
      %623 = arith.addf %622, %619 : f32
      linalg.yield %623 : f32
    } -> tensor<16x512x4096xf32> loc(#loc303)
    %98 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc304)
    %expanded_32 = tensor.expand_shape %98 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc304)
    %99 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_32 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc304)
    %expanded_33 = tensor.expand_shape %97 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc304)
    %100 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33 : tensor<16x512x1x4096xf32>) outs(%99 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc304)
    %101 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc305)
    %102 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%101 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc305)
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<16x512x1xf32>) outs(%102 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.divf %in, %cst_3 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512xf32> loc(#loc305)
    %104 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc306)
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %97, %103 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%104 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.addf %in, %in_157 : f32
      %620 = arith.addf %619, %in_158 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc306)
    %106 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x4096xf32> loc(#loc307)
    %107 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%106 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc307)
    %108 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%105, %arg110 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%107 : tensor<4096x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<4096x4096xf32> loc(#loc307)
    %109 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x4096xf32> loc(#loc308)
    %110 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<4096x4096xf32>) outs(%109 : tensor<4096x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc308)
    %111 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc309)
    %expanded_34 = tensor.expand_shape %111 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc309)
    %112 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_34 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc309)
    %expanded_35 = tensor.expand_shape %arg14 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 3 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc309)
    %113 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%105, %expanded_35 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%112 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc309)
    %114 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc310)
    %115 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<16x512x8x512xf32>) outs(%114 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc310)
    %116 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc311)
    %117 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%116 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc311)
    %118 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %arg109 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%117 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc311)
    %119 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc312)
    %120 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%119 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc312)
    %121 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %arg108 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%120 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc312)
    %122 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> loc(#loc313)
    %123 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<16x8x512x512xf32>) outs(%122 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc313)
    %124 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc314)
    %125 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%124 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc314)
    %126 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118, %arg107, %arg105 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%125 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.mulf %619, %in_158 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x8x512xf32> loc(#loc314)
    %expanded_36 = tensor.expand_shape %126 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 3 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc315)
    %127 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc316)
    %128 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%127 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc316)
    %129 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_36 : tensor<16x8x512x1xf32>) outs(%128 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512xf32> loc(#loc316)
    %130 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc317)
    %131 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg26, %118, %arg106, %129, %arg105 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%130 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %in_159: f32, %in_160: f32, %out: f32):
      %619 = arith.divf %in_157, %in_158 : f32
      %620 = arith.addf %619, %in_159 : f32
      %621 = arith.mulf %620, %in_160 : f32
      %622 = arith.select %in, %621, %cst_4 : f32
      %623 = arith.mulf %622, %cst : f32
      linalg.yield %623 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc317)
    %132 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc318)
    %133 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%132 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc318)
    %134 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %arg104 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%133 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc318)
    %135 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> loc(#loc319)
    %136 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<16x8x512x512xf32>) outs(%135 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc319)
    %137 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc320)
    %138 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%137 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc320)
    %139 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %arg103 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%138 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc320)
    %140 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> loc(#loc321)
    %141 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<16x8x512x512xf32>) outs(%140 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc321)
    %collapsed_37 = tensor.collapse_shape %123 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc322)
    %collapsed_38 = tensor.collapse_shape %136 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc323)
    %collapsed_39 = tensor.collapse_shape %141 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc324)
    %142 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x12288xf32> loc(#loc325)
    %143 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%142 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: f32):
      %619 = linalg.index 0 : index
      %620 = linalg.index 1 : index
      %621 = linalg.index 2 : index
      %622 = arith.cmpi ult, %621, %c4096 : index
      %623 = scf.if %622 -> (f32) {
        %extracted = tensor.extract %collapsed_39[%619, %620, %621] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %624 = arith.cmpi ult, %621, %c8192 : index
        %625 = scf.if %624 -> (f32) {
          %626 = arith.subi %621, %c4096 : index
          %extracted = tensor.extract %collapsed_38[%619, %620, %626] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %626 = arith.subi %621, %c8192 : index
          %extracted = tensor.extract %collapsed_37[%619, %620, %626] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %625 : f32
      }
      linalg.yield %623 : f32
    } -> tensor<16x512x12288xf32> loc(#loc325)
    %144 = tensor.empty() {ao.layer = 3 : i64} : tensor<12288x4096xf32> loc(#loc326)
    %145 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%144 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc326)
    %146 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%143, %arg102 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%145 : tensor<12288x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<12288x4096xf32> loc(#loc326)
    %147 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x12288xf32> loc(#loc327)
    %148 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<12288x4096xf32>) outs(%147 : tensor<4096x12288xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc327)
    %149 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc328)
    %150 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%149 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc328)
    %151 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%143, %arg15 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%150 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc328)
    %152 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc329)
    %expanded_40 = tensor.expand_shape %152 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc329)
    %153 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_40 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc329)
    %expanded_41 = tensor.expand_shape %151 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc329)
    %154 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_41 : tensor<16x512x1x1x4096xf32>) outs(%153 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x1x4096xf32> loc(#loc329)
    %155 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc330)
    %156 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%155 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc330)
    %157 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%154 : tensor<1x1x4096xf32>) outs(%156 : tensor<4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc330)
    %158 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc331)
    %expanded_42 = tensor.expand_shape %158 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc331)
    %159 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_42 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc331)
    %expanded_43 = tensor.expand_shape %arg101 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc331)
    %expanded_44 = tensor.expand_shape %151 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc331)
    %160 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_43, %expanded_44 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%159 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<1x1x4096xf32> loc(#loc331)
    %161 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc332)
    %162 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg100 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%161 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      linalg.yield %619 : f32
    } -> tensor<16x512x4096xf32> loc(#loc332)
    %163 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc333)
    %164 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%163 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc333)
    %165 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%160 : tensor<1x1x4096xf32>) outs(%164 : tensor<4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc333)
    %166 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc334)
    %expanded_45 = tensor.expand_shape %166 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc334)
    %167 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_45 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc334)
    %expanded_46 = tensor.expand_shape %arg97 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc334)
    %expanded_47 = tensor.expand_shape %162 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc334)
    %168 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_46, %expanded_47 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%167 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc334)
    %169 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc335)
    %170 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%169 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc335)
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168, %arg98 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%170 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.divf %619, %cst_3 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x512xf32> loc(#loc335)
    %172 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc336)
    %173 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %arg99, %arg97, %171 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%172 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %out: f32):
      %619 = arith.mulf %in_159, %in_158 : f32
      %620 = arith.mulf %in_158, %in_159 : f32
      %621 = arith.mulf %in, %in_157 : f32
      %622 = arith.addf %621, %620 : f32
      %623 = arith.addf %622, %619 : f32
      linalg.yield %623 : f32
    } -> tensor<16x512x4096xf32> loc(#loc336)
    %174 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc337)
    %expanded_48 = tensor.expand_shape %174 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc337)
    %175 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_48 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc337)
    %expanded_49 = tensor.expand_shape %173 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc337)
    %176 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_49 : tensor<16x512x1x4096xf32>) outs(%175 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc337)
    %177 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc338)
    %178 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%177 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc338)
    %179 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%176 : tensor<16x512x1xf32>) outs(%178 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.divf %in, %cst_3 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512xf32> loc(#loc338)
    %180 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc339)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %173, %179 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%180 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.addf %in, %in_157 : f32
      %620 = arith.addf %619, %in_158 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc339)
    %collapsed_50 = tensor.collapse_shape %181 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc340)
    %182 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc341)
    %expanded_51 = tensor.expand_shape %182 [[0, 1]] output_shape [1, 4096] {ao.layer = 2 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc341)
    %183 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_51 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc341)
    %expanded_52 = tensor.expand_shape %181 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc341)
    %184 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_52 : tensor<16x512x1x4096xf32>) outs(%183 : tensor<1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x4096xf32> loc(#loc341)
    %185 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc342)
    %186 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%185 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc342)
    %187 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%184 : tensor<1x4096xf32>) outs(%186 : tensor<4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc342)
    %188 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x16384xf32> loc(#loc343)
    %189 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%188 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc343)
    %190 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_50, %arg96 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%189 : tensor<4096x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<4096x16384xf32> loc(#loc343)
    %191 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384x4096xf32> loc(#loc344)
    %192 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<4096x16384xf32>) outs(%191 : tensor<16384x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc344)
    %193 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc345)
    %194 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%193 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc345)
    %195 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_50, %arg9 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%194 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<8192x16384xf32> loc(#loc345)
    %196 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc346)
    %197 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%195, %arg94, %arg95, %arg93, %arg92, %arg91 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%196 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %in_160: f32, %in_161: f32, %out: f32):
      %619 = arith.mulf %in_158, %in : f32
      %620 = arith.mulf %619, %cst_2 : f32
      %621 = arith.mulf %620, %in_159 : f32
      %622 = arith.mulf %621, %in_160 : f32
      %623 = arith.addf %621, %622 : f32
      %624 = arith.mulf %623, %cst_1 : f32
      %625 = arith.mulf %624, %cst_0 : f32
      %626 = arith.mulf %625, %in_161 : f32
      %627 = arith.mulf %in, %in_157 : f32
      %628 = arith.addf %627, %624 : f32
      %629 = arith.addf %628, %626 : f32
      linalg.yield %629 : f32
    } -> tensor<8192x16384xf32> loc(#loc346)
    %198 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384xf32> loc(#loc347)
    %expanded_53 = tensor.expand_shape %198 [[0, 1]] output_shape [1, 16384] {ao.layer = 2 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc347)
    %199 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_53 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc347)
    %expanded_54 = tensor.expand_shape %197 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc347)
    %200 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_54 : tensor<8192x1x16384xf32>) outs(%199 : tensor<1x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x16384xf32> loc(#loc347)
    %201 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384xf32> loc(#loc348)
    %202 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%201 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc348)
    %203 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%200 : tensor<1x16384xf32>) outs(%202 : tensor<16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<16384xf32> loc(#loc348)
    %204 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384x4096xf32> loc(#loc349)
    %205 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%204 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc349)
    %206 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197, %arg90 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%205 : tensor<16384x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16384x4096xf32> loc(#loc349)
    %207 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x16384xf32> loc(#loc350)
    %208 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<16384x4096xf32>) outs(%207 : tensor<4096x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc350)
    %209 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x4096xf32> loc(#loc351)
    %expanded_55 = tensor.expand_shape %209 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 2 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc351)
    %210 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_55 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc351)
    %expanded_56 = tensor.expand_shape %197 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc351)
    %211 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_56, %arg12 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%210 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc351)
    %212 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc352)
    %expanded_57 = tensor.expand_shape %212 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc352)
    %213 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_57 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc352)
    %expanded_58 = tensor.expand_shape %211 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc352)
    %214 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_58 : tensor<16x512x1x1x4096xf32>) outs(%213 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x1x4096xf32> loc(#loc352)
    %215 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc353)
    %216 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%215 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc353)
    %217 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%214 : tensor<1x1x4096xf32>) outs(%216 : tensor<4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc353)
    %218 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc354)
    %expanded_59 = tensor.expand_shape %218 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc354)
    %219 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_59 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc354)
    %expanded_60 = tensor.expand_shape %arg89 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc354)
    %expanded_61 = tensor.expand_shape %211 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc354)
    %220 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_60, %expanded_61 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%219 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<1x1x4096xf32> loc(#loc354)
    %221 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc355)
    %222 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %arg88 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%221 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      linalg.yield %619 : f32
    } -> tensor<16x512x4096xf32> loc(#loc355)
    %223 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc356)
    %224 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%223 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc356)
    %225 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%220 : tensor<1x1x4096xf32>) outs(%224 : tensor<4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc356)
    %226 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc357)
    %expanded_62 = tensor.expand_shape %226 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc357)
    %227 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_62 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc357)
    %expanded_63 = tensor.expand_shape %arg85 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc357)
    %expanded_64 = tensor.expand_shape %222 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc357)
    %228 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_63, %expanded_64 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%227 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc357)
    %229 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc358)
    %230 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%229 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc358)
    %231 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%228, %arg86 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%230 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.divf %619, %cst_3 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x512xf32> loc(#loc358)
    %232 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc359)
    %233 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %arg87, %arg85, %231 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%232 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %out: f32):
      %619 = arith.mulf %in_159, %in_158 : f32
      %620 = arith.mulf %in_158, %in_159 : f32
      %621 = arith.mulf %in, %in_157 : f32
      %622 = arith.addf %621, %620 : f32
      %623 = arith.addf %622, %619 : f32
      linalg.yield %623 : f32
    } -> tensor<16x512x4096xf32> loc(#loc359)
    %234 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc360)
    %expanded_65 = tensor.expand_shape %234 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc360)
    %235 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_65 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc360)
    %expanded_66 = tensor.expand_shape %233 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc360)
    %236 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_66 : tensor<16x512x1x4096xf32>) outs(%235 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc360)
    %237 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc361)
    %238 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%237 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc361)
    %239 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%236 : tensor<16x512x1xf32>) outs(%238 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.divf %in, %cst_3 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512xf32> loc(#loc361)
    %240 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc362)
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %233, %239 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%240 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.addf %in, %in_157 : f32
      %620 = arith.addf %619, %in_158 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc362)
    %242 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x4096xf32> loc(#loc363)
    %243 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%242 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc363)
    %244 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%241, %arg84 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%243 : tensor<4096x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<4096x4096xf32> loc(#loc363)
    %245 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x4096xf32> loc(#loc364)
    %246 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<4096x4096xf32>) outs(%245 : tensor<4096x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc364)
    %247 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc365)
    %expanded_67 = tensor.expand_shape %247 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc365)
    %248 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_67 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc365)
    %expanded_68 = tensor.expand_shape %arg10 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 2 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc365)
    %249 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%241, %expanded_68 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%248 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc365)
    %250 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc366)
    %251 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<16x512x8x512xf32>) outs(%250 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc366)
    %252 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc367)
    %253 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%252 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc367)
    %254 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%251, %arg83 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%253 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc367)
    %255 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc368)
    %256 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%255 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc368)
    %257 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%251, %arg82 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%256 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc368)
    %258 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> loc(#loc369)
    %259 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257 : tensor<16x8x512x512xf32>) outs(%258 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc369)
    %260 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc370)
    %261 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%260 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc370)
    %262 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%254, %arg81, %arg79 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%261 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.mulf %619, %in_158 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x8x512xf32> loc(#loc370)
    %expanded_69 = tensor.expand_shape %262 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 2 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc371)
    %263 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc372)
    %264 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%263 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc372)
    %265 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_69 : tensor<16x8x512x1xf32>) outs(%264 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512xf32> loc(#loc372)
    %266 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc373)
    %267 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg26, %254, %arg80, %265, %arg79 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%266 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %in_159: f32, %in_160: f32, %out: f32):
      %619 = arith.divf %in_157, %in_158 : f32
      %620 = arith.addf %619, %in_159 : f32
      %621 = arith.mulf %620, %in_160 : f32
      %622 = arith.select %in, %621, %cst_4 : f32
      %623 = arith.mulf %622, %cst : f32
      linalg.yield %623 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc373)
    %268 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc374)
    %269 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%268 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc374)
    %270 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%267, %arg78 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%269 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc374)
    %271 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> loc(#loc375)
    %272 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<16x8x512x512xf32>) outs(%271 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc375)
    %273 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc376)
    %274 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%273 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc376)
    %275 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%267, %arg77 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%274 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc376)
    %276 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> loc(#loc377)
    %277 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275 : tensor<16x8x512x512xf32>) outs(%276 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc377)
    %collapsed_70 = tensor.collapse_shape %259 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc378)
    %collapsed_71 = tensor.collapse_shape %272 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc379)
    %collapsed_72 = tensor.collapse_shape %277 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc380)
    %278 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x12288xf32> loc(#loc381)
    %279 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%278 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%out: f32):
      %619 = linalg.index 0 : index
      %620 = linalg.index 1 : index
      %621 = linalg.index 2 : index
      %622 = arith.cmpi ult, %621, %c4096 : index
      %623 = scf.if %622 -> (f32) {
        %extracted = tensor.extract %collapsed_72[%619, %620, %621] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %624 = arith.cmpi ult, %621, %c8192 : index
        %625 = scf.if %624 -> (f32) {
          %626 = arith.subi %621, %c4096 : index
          %extracted = tensor.extract %collapsed_71[%619, %620, %626] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %626 = arith.subi %621, %c8192 : index
          %extracted = tensor.extract %collapsed_70[%619, %620, %626] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %625 : f32
      }
      linalg.yield %623 : f32
    } -> tensor<16x512x12288xf32> loc(#loc381)
    %280 = tensor.empty() {ao.layer = 2 : i64} : tensor<12288x4096xf32> loc(#loc382)
    %281 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%280 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc382)
    %282 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%279, %arg76 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%281 : tensor<12288x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<12288x4096xf32> loc(#loc382)
    %283 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x12288xf32> loc(#loc383)
    %284 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%282 : tensor<12288x4096xf32>) outs(%283 : tensor<4096x12288xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc383)
    %285 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc384)
    %286 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%285 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc384)
    %287 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%279, %arg11 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%286 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc384)
    %288 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc385)
    %expanded_73 = tensor.expand_shape %288 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc385)
    %289 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_73 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc385)
    %expanded_74 = tensor.expand_shape %287 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc385)
    %290 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_74 : tensor<16x512x1x1x4096xf32>) outs(%289 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x1x4096xf32> loc(#loc385)
    %291 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc386)
    %292 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%291 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc386)
    %293 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%290 : tensor<1x1x4096xf32>) outs(%292 : tensor<4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc386)
    %294 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc387)
    %expanded_75 = tensor.expand_shape %294 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc387)
    %295 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_75 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc387)
    %expanded_76 = tensor.expand_shape %arg75 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc387)
    %expanded_77 = tensor.expand_shape %287 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc387)
    %296 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_76, %expanded_77 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%295 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<1x1x4096xf32> loc(#loc387)
    %297 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc388)
    %298 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %arg74 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%297 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      linalg.yield %619 : f32
    } -> tensor<16x512x4096xf32> loc(#loc388)
    %299 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc389)
    %300 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%299 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc389)
    %301 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%296 : tensor<1x1x4096xf32>) outs(%300 : tensor<4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc389)
    %302 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc390)
    %expanded_78 = tensor.expand_shape %302 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc390)
    %303 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_78 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc390)
    %expanded_79 = tensor.expand_shape %arg71 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc390)
    %expanded_80 = tensor.expand_shape %298 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc390)
    %304 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_79, %expanded_80 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%303 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc390)
    %305 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc391)
    %306 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%305 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc391)
    %307 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%304, %arg72 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%306 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.divf %619, %cst_3 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x512xf32> loc(#loc391)
    %308 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc392)
    %309 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %arg73, %arg71, %307 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%308 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %out: f32):
      %619 = arith.mulf %in_159, %in_158 : f32
      %620 = arith.mulf %in_158, %in_159 : f32
      %621 = arith.mulf %in, %in_157 : f32
      %622 = arith.addf %621, %620 : f32
      %623 = arith.addf %622, %619 : f32
      linalg.yield %623 : f32
    } -> tensor<16x512x4096xf32> loc(#loc392)
    %310 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc393)
    %expanded_81 = tensor.expand_shape %310 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc393)
    %311 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_81 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc393)
    %expanded_82 = tensor.expand_shape %309 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc393)
    %312 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_82 : tensor<16x512x1x4096xf32>) outs(%311 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc393)
    %313 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc394)
    %314 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%313 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc394)
    %315 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%312 : tensor<16x512x1xf32>) outs(%314 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.divf %in, %cst_3 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512xf32> loc(#loc394)
    %316 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc395)
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %309, %315 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%316 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.addf %in, %in_157 : f32
      %620 = arith.addf %619, %in_158 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc395)
    %collapsed_83 = tensor.collapse_shape %317 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc396)
    %318 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc397)
    %expanded_84 = tensor.expand_shape %318 [[0, 1]] output_shape [1, 4096] {ao.layer = 1 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc397)
    %319 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_84 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc397)
    %expanded_85 = tensor.expand_shape %317 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc397)
    %320 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_85 : tensor<16x512x1x4096xf32>) outs(%319 : tensor<1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x4096xf32> loc(#loc397)
    %321 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc398)
    %322 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%321 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc398)
    %323 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%320 : tensor<1x4096xf32>) outs(%322 : tensor<4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc398)
    %324 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x16384xf32> loc(#loc399)
    %325 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%324 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc399)
    %326 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_83, %arg70 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%325 : tensor<4096x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<4096x16384xf32> loc(#loc399)
    %327 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384x4096xf32> loc(#loc400)
    %328 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%326 : tensor<4096x16384xf32>) outs(%327 : tensor<16384x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc400)
    %329 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc401)
    %330 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%329 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc401)
    %331 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_83, %arg5 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%330 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<8192x16384xf32> loc(#loc401)
    %332 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc402)
    %333 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%331, %arg68, %arg69, %arg67, %arg66, %arg65 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%332 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %in_160: f32, %in_161: f32, %out: f32):
      %619 = arith.mulf %in_158, %in : f32
      %620 = arith.mulf %619, %cst_2 : f32
      %621 = arith.mulf %620, %in_159 : f32
      %622 = arith.mulf %621, %in_160 : f32
      %623 = arith.addf %621, %622 : f32
      %624 = arith.mulf %623, %cst_1 : f32
      %625 = arith.mulf %624, %cst_0 : f32
      %626 = arith.mulf %625, %in_161 : f32
      %627 = arith.mulf %in, %in_157 : f32
      %628 = arith.addf %627, %624 : f32
      %629 = arith.addf %628, %626 : f32
      linalg.yield %629 : f32
    } -> tensor<8192x16384xf32> loc(#loc402)
    %334 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384xf32> loc(#loc403)
    %expanded_86 = tensor.expand_shape %334 [[0, 1]] output_shape [1, 16384] {ao.layer = 1 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc403)
    %335 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_86 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc403)
    %expanded_87 = tensor.expand_shape %333 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc403)
    %336 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_87 : tensor<8192x1x16384xf32>) outs(%335 : tensor<1x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x16384xf32> loc(#loc403)
    %337 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384xf32> loc(#loc404)
    %338 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%337 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc404)
    %339 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%336 : tensor<1x16384xf32>) outs(%338 : tensor<16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<16384xf32> loc(#loc404)
    %340 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384x4096xf32> loc(#loc405)
    %341 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%340 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc405)
    %342 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%333, %arg64 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%341 : tensor<16384x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16384x4096xf32> loc(#loc405)
    %343 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x16384xf32> loc(#loc406)
    %344 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%342 : tensor<16384x4096xf32>) outs(%343 : tensor<4096x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc406)
    %345 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x4096xf32> loc(#loc407)
    %expanded_88 = tensor.expand_shape %345 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 1 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc407)
    %346 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_88 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc407)
    %expanded_89 = tensor.expand_shape %333 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc407)
    %347 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_89, %arg8 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%346 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc407)
    %348 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc408)
    %expanded_90 = tensor.expand_shape %348 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc408)
    %349 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_90 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc408)
    %expanded_91 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc408)
    %350 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_91 : tensor<16x512x1x1x4096xf32>) outs(%349 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x1x4096xf32> loc(#loc408)
    %351 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc409)
    %352 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%351 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc409)
    %353 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%350 : tensor<1x1x4096xf32>) outs(%352 : tensor<4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc409)
    %354 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc410)
    %expanded_92 = tensor.expand_shape %354 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc410)
    %355 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_92 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc410)
    %expanded_93 = tensor.expand_shape %arg63 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc410)
    %expanded_94 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc410)
    %356 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_93, %expanded_94 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%355 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<1x1x4096xf32> loc(#loc410)
    %357 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc411)
    %358 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %arg62 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%357 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      linalg.yield %619 : f32
    } -> tensor<16x512x4096xf32> loc(#loc411)
    %359 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc412)
    %360 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%359 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc412)
    %361 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%356 : tensor<1x1x4096xf32>) outs(%360 : tensor<4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc412)
    %362 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc413)
    %expanded_95 = tensor.expand_shape %362 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc413)
    %363 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_95 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc413)
    %expanded_96 = tensor.expand_shape %arg59 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc413)
    %expanded_97 = tensor.expand_shape %358 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc413)
    %364 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_96, %expanded_97 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%363 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc413)
    %365 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc414)
    %366 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%365 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc414)
    %367 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%364, %arg60 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%366 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.divf %619, %cst_3 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x512xf32> loc(#loc414)
    %368 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc415)
    %369 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %arg61, %arg59, %367 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%368 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %out: f32):
      %619 = arith.mulf %in_159, %in_158 : f32
      %620 = arith.mulf %in_158, %in_159 : f32
      %621 = arith.mulf %in, %in_157 : f32
      %622 = arith.addf %621, %620 : f32
      %623 = arith.addf %622, %619 : f32
      linalg.yield %623 : f32
    } -> tensor<16x512x4096xf32> loc(#loc415)
    %370 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc416)
    %expanded_98 = tensor.expand_shape %370 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc416)
    %371 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_98 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc416)
    %expanded_99 = tensor.expand_shape %369 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc416)
    %372 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_99 : tensor<16x512x1x4096xf32>) outs(%371 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc416)
    %373 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc417)
    %374 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%373 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc417)
    %375 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%372 : tensor<16x512x1xf32>) outs(%374 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.divf %in, %cst_3 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512xf32> loc(#loc417)
    %376 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc418)
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %369, %375 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%376 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.addf %in, %in_157 : f32
      %620 = arith.addf %619, %in_158 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc418)
    %378 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x4096xf32> loc(#loc419)
    %379 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%378 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc419)
    %380 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%377, %arg58 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%379 : tensor<4096x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<4096x4096xf32> loc(#loc419)
    %381 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x4096xf32> loc(#loc420)
    %382 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%380 : tensor<4096x4096xf32>) outs(%381 : tensor<4096x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc420)
    %383 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc421)
    %expanded_100 = tensor.expand_shape %383 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc421)
    %384 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_100 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc421)
    %expanded_101 = tensor.expand_shape %arg6 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 1 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc421)
    %385 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%377, %expanded_101 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%384 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc421)
    %386 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc422)
    %387 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385 : tensor<16x512x8x512xf32>) outs(%386 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc422)
    %388 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc423)
    %389 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%388 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc423)
    %390 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%387, %arg57 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%389 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc423)
    %391 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc424)
    %392 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%391 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc424)
    %393 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%387, %arg56 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%392 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc424)
    %394 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> loc(#loc425)
    %395 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393 : tensor<16x8x512x512xf32>) outs(%394 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc425)
    %396 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc426)
    %397 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%396 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc426)
    %398 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%390, %arg55, %arg53 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%397 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.mulf %619, %in_158 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x8x512xf32> loc(#loc426)
    %expanded_102 = tensor.expand_shape %398 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 1 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc427)
    %399 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc428)
    %400 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%399 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc428)
    %401 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_102 : tensor<16x8x512x1xf32>) outs(%400 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512xf32> loc(#loc428)
    %402 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc429)
    %403 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg26, %390, %arg54, %401, %arg53 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%402 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %in_159: f32, %in_160: f32, %out: f32):
      %619 = arith.divf %in_157, %in_158 : f32
      %620 = arith.addf %619, %in_159 : f32
      %621 = arith.mulf %620, %in_160 : f32
      %622 = arith.select %in, %621, %cst_4 : f32
      %623 = arith.mulf %622, %cst : f32
      linalg.yield %623 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc429)
    %404 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc430)
    %405 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%404 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc430)
    %406 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%403, %arg52 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%405 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc430)
    %407 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> loc(#loc431)
    %408 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406 : tensor<16x8x512x512xf32>) outs(%407 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc431)
    %409 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc432)
    %410 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%409 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc432)
    %411 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%403, %arg51 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%410 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc432)
    %412 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> loc(#loc433)
    %413 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411 : tensor<16x8x512x512xf32>) outs(%412 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc433)
    %collapsed_103 = tensor.collapse_shape %395 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc434)
    %collapsed_104 = tensor.collapse_shape %408 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc435)
    %collapsed_105 = tensor.collapse_shape %413 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc436)
    %414 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x12288xf32> loc(#loc437)
    %415 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%414 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%out: f32):
      %619 = linalg.index 0 : index
      %620 = linalg.index 1 : index
      %621 = linalg.index 2 : index
      %622 = arith.cmpi ult, %621, %c4096 : index
      %623 = scf.if %622 -> (f32) {
        %extracted = tensor.extract %collapsed_105[%619, %620, %621] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %624 = arith.cmpi ult, %621, %c8192 : index
        %625 = scf.if %624 -> (f32) {
          %626 = arith.subi %621, %c4096 : index
          %extracted = tensor.extract %collapsed_104[%619, %620, %626] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %626 = arith.subi %621, %c8192 : index
          %extracted = tensor.extract %collapsed_103[%619, %620, %626] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %625 : f32
      }
      linalg.yield %623 : f32
    } -> tensor<16x512x12288xf32> loc(#loc437)
    %416 = tensor.empty() {ao.layer = 1 : i64} : tensor<12288x4096xf32> loc(#loc438)
    %417 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%416 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc438)
    %418 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%415, %arg50 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%417 : tensor<12288x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<12288x4096xf32> loc(#loc438)
    %419 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x12288xf32> loc(#loc439)
    %420 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%418 : tensor<12288x4096xf32>) outs(%419 : tensor<4096x12288xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc439)
    %421 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc440)
    %422 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%421 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc440)
    %423 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%415, %arg7 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%422 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc440)
    %424 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc441)
    %expanded_106 = tensor.expand_shape %424 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc441)
    %425 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_106 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc441)
    %expanded_107 = tensor.expand_shape %423 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc441)
    %426 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_107 : tensor<16x512x1x1x4096xf32>) outs(%425 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x1x4096xf32> loc(#loc441)
    %427 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc442)
    %428 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%427 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc442)
    %429 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%426 : tensor<1x1x4096xf32>) outs(%428 : tensor<4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc442)
    %430 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc443)
    %expanded_108 = tensor.expand_shape %430 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc443)
    %431 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_108 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc443)
    %expanded_109 = tensor.expand_shape %arg49 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc443)
    %expanded_110 = tensor.expand_shape %423 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc443)
    %432 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_109, %expanded_110 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%431 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<1x1x4096xf32> loc(#loc443)
    %433 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc444)
    %434 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %arg48 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%433 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      linalg.yield %619 : f32
    } -> tensor<16x512x4096xf32> loc(#loc444)
    %435 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc445)
    %436 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%435 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc445)
    %437 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%432 : tensor<1x1x4096xf32>) outs(%436 : tensor<4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc445)
    %438 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc446)
    %expanded_111 = tensor.expand_shape %438 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc446)
    %439 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_111 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc446)
    %expanded_112 = tensor.expand_shape %arg45 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc446)
    %expanded_113 = tensor.expand_shape %434 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc446)
    %440 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_112, %expanded_113 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%439 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc446)
    %441 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc447)
    %442 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%441 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc447)
    %443 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%440, %arg46 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%442 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.divf %619, %cst_3 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x512xf32> loc(#loc447)
    %444 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc448)
    %445 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %arg47, %arg45, %443 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%444 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %out: f32):
      %619 = arith.mulf %in_159, %in_158 : f32
      %620 = arith.mulf %in_158, %in_159 : f32
      %621 = arith.mulf %in, %in_157 : f32
      %622 = arith.addf %621, %620 : f32
      %623 = arith.addf %622, %619 : f32
      linalg.yield %623 : f32
    } -> tensor<16x512x4096xf32> loc(#loc448)
    %446 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc449)
    %expanded_114 = tensor.expand_shape %446 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc449)
    %447 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_114 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc449)
    %expanded_115 = tensor.expand_shape %445 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc449)
    %448 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_115 : tensor<16x512x1x4096xf32>) outs(%447 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc449)
    %449 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc450)
    %450 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%449 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc450)
    %451 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%448 : tensor<16x512x1xf32>) outs(%450 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.divf %in, %cst_3 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512xf32> loc(#loc450)
    %452 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc451)
    %453 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %445, %451 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%452 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.addf %in, %in_157 : f32
      %620 = arith.addf %619, %in_158 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc451)
    %collapsed_116 = tensor.collapse_shape %453 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc452)
    %454 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc453)
    %expanded_117 = tensor.expand_shape %454 [[0, 1]] output_shape [1, 4096] {ao.layer = 0 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc453)
    %455 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_117 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc453)
    %expanded_118 = tensor.expand_shape %453 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc453)
    %456 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_118 : tensor<16x512x1x4096xf32>) outs(%455 : tensor<1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x4096xf32> loc(#loc453)
    %457 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc454)
    %458 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%457 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc454)
    %459 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%456 : tensor<1x4096xf32>) outs(%458 : tensor<4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc454)
    %460 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x16384xf32> loc(#loc455)
    %461 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%460 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc455)
    %462 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_116, %arg44 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%461 : tensor<4096x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<4096x16384xf32> loc(#loc455)
    %463 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384x4096xf32> loc(#loc456)
    %464 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%462 : tensor<4096x16384xf32>) outs(%463 : tensor<16384x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc456)
    %465 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc457)
    %466 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%465 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc457)
    %467 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_116, %arg1 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%466 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<8192x16384xf32> loc(#loc457)
    %468 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc458)
    %469 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%467, %arg42, %arg43, %arg41, %arg40, %arg39 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%468 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %in_160: f32, %in_161: f32, %out: f32):
      %619 = arith.mulf %in_158, %in : f32
      %620 = arith.mulf %619, %cst_2 : f32
      %621 = arith.mulf %620, %in_159 : f32
      %622 = arith.mulf %621, %in_160 : f32
      %623 = arith.addf %621, %622 : f32
      %624 = arith.mulf %623, %cst_1 : f32
      %625 = arith.mulf %624, %cst_0 : f32
      %626 = arith.mulf %625, %in_161 : f32
      %627 = arith.mulf %in, %in_157 : f32
      %628 = arith.addf %627, %624 : f32
      %629 = arith.addf %628, %626 : f32
      linalg.yield %629 : f32
    } -> tensor<8192x16384xf32> loc(#loc458)
    %470 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384xf32> loc(#loc459)
    %expanded_119 = tensor.expand_shape %470 [[0, 1]] output_shape [1, 16384] {ao.layer = 0 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc459)
    %471 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_119 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc459)
    %expanded_120 = tensor.expand_shape %469 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc459)
    %472 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_120 : tensor<8192x1x16384xf32>) outs(%471 : tensor<1x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x16384xf32> loc(#loc459)
    %473 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384xf32> loc(#loc460)
    %474 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%473 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc460)
    %475 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%472 : tensor<1x16384xf32>) outs(%474 : tensor<16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<16384xf32> loc(#loc460)
    %476 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384x4096xf32> loc(#loc461)
    %477 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%476 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc461)
    %478 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%469, %arg38 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%477 : tensor<16384x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16384x4096xf32> loc(#loc461)
    %479 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x16384xf32> loc(#loc462)
    %480 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%478 : tensor<16384x4096xf32>) outs(%479 : tensor<4096x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc462)
    %481 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x4096xf32> loc(#loc463)
    %expanded_121 = tensor.expand_shape %481 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 0 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc463)
    %482 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_121 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc463)
    %expanded_122 = tensor.expand_shape %469 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc463)
    %483 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_122, %arg4 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%482 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc463)
    %484 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc464)
    %expanded_123 = tensor.expand_shape %484 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc464)
    %485 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_123 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc464)
    %expanded_124 = tensor.expand_shape %483 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc464)
    %486 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_124 : tensor<16x512x1x1x4096xf32>) outs(%485 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x1x4096xf32> loc(#loc464)
    %487 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc465)
    %488 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%487 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc465)
    %489 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%486 : tensor<1x1x4096xf32>) outs(%488 : tensor<4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc465)
    %490 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc466)
    %expanded_125 = tensor.expand_shape %490 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc466)
    %491 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_125 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc466)
    %expanded_126 = tensor.expand_shape %arg37 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc466)
    %expanded_127 = tensor.expand_shape %483 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc466)
    %492 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_126, %expanded_127 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%491 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<1x1x4096xf32> loc(#loc466)
    %493 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc467)
    %494 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %arg36 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%493 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      linalg.yield %619 : f32
    } -> tensor<16x512x4096xf32> loc(#loc467)
    %495 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc468)
    %496 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%495 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc468)
    %497 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%492 : tensor<1x1x4096xf32>) outs(%496 : tensor<4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc468)
    %498 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc469)
    %expanded_128 = tensor.expand_shape %498 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc469)
    %499 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_128 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc469)
    %expanded_129 = tensor.expand_shape %arg33 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc469)
    %expanded_130 = tensor.expand_shape %494 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc469)
    %500 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_129, %expanded_130 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%499 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc469)
    %501 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc470)
    %502 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%501 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc470)
    %503 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%500, %arg34 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%502 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.divf %619, %cst_3 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x512xf32> loc(#loc470)
    %504 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc471)
    %505 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %arg35, %arg33, %503 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%504 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %out: f32):
      %619 = arith.mulf %in_159, %in_158 : f32
      %620 = arith.mulf %in_158, %in_159 : f32
      %621 = arith.mulf %in, %in_157 : f32
      %622 = arith.addf %621, %620 : f32
      %623 = arith.addf %622, %619 : f32
      linalg.yield %623 : f32
    } -> tensor<16x512x4096xf32> loc(#loc471)
    %506 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc472)
    %expanded_131 = tensor.expand_shape %506 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc472)
    %507 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_131 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc472)
    %expanded_132 = tensor.expand_shape %505 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc472)
    %508 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_132 : tensor<16x512x1x4096xf32>) outs(%507 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc472)
    %509 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc473)
    %510 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%509 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc473)
    %511 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%508 : tensor<16x512x1xf32>) outs(%510 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.divf %in, %cst_3 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512xf32> loc(#loc473)
    %512 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc474)
    %513 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %505, %511 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%512 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.addf %in, %in_157 : f32
      %620 = arith.addf %619, %in_158 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc474)
    %514 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x4096xf32> loc(#loc475)
    %515 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%514 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc475)
    %516 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%513, %arg32 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%515 : tensor<4096x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<4096x4096xf32> loc(#loc475)
    %517 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x4096xf32> loc(#loc476)
    %518 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%516 : tensor<4096x4096xf32>) outs(%517 : tensor<4096x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc476)
    %519 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc477)
    %expanded_133 = tensor.expand_shape %519 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc477)
    %520 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_133 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc477)
    %expanded_134 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 0 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc477)
    %521 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%513, %expanded_134 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%520 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc477)
    %522 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc478)
    %523 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%521 : tensor<16x512x8x512xf32>) outs(%522 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc478)
    %524 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc479)
    %525 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%524 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc479)
    %526 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%523, %arg31 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%525 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc479)
    %527 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc480)
    %528 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%527 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc480)
    %529 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%523, %arg30 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%528 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc480)
    %530 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> loc(#loc481)
    %531 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%529 : tensor<16x8x512x512xf32>) outs(%530 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc481)
    %532 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc482)
    %533 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%532 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc482)
    %534 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%526, %arg29, %arg27 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%533 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.mulf %619, %in_158 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x8x512xf32> loc(#loc482)
    %expanded_135 = tensor.expand_shape %534 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 0 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc483)
    %535 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc484)
    %536 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%535 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc484)
    %537 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_135 : tensor<16x8x512x1xf32>) outs(%536 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512xf32> loc(#loc484)
    %538 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc485)
    %539 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg26, %526, %arg28, %537, %arg27 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%538 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %in_159: f32, %in_160: f32, %out: f32):
      %619 = arith.divf %in_157, %in_158 : f32
      %620 = arith.addf %619, %in_159 : f32
      %621 = arith.mulf %620, %in_160 : f32
      %622 = arith.select %in, %621, %cst_4 : f32
      %623 = arith.mulf %622, %cst : f32
      linalg.yield %623 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc485)
    %540 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc486)
    %541 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%540 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc486)
    %542 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%539, %arg25 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%541 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc486)
    %543 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> loc(#loc487)
    %544 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%542 : tensor<16x8x512x512xf32>) outs(%543 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc487)
    %545 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc488)
    %546 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%545 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc488)
    %547 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%539, %arg24 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%546 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc488)
    %548 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> loc(#loc489)
    %549 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%547 : tensor<16x8x512x512xf32>) outs(%548 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc489)
    %collapsed_136 = tensor.collapse_shape %531 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc490)
    %collapsed_137 = tensor.collapse_shape %544 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc491)
    %collapsed_138 = tensor.collapse_shape %549 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc492)
    %550 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x12288xf32> loc(#loc493)
    %551 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%550 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      %619 = linalg.index 0 : index
      %620 = linalg.index 1 : index
      %621 = linalg.index 2 : index
      %622 = arith.cmpi ult, %621, %c4096 : index
      %623 = scf.if %622 -> (f32) {
        %extracted = tensor.extract %collapsed_138[%619, %620, %621] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %624 = arith.cmpi ult, %621, %c8192 : index
        %625 = scf.if %624 -> (f32) {
          %626 = arith.subi %621, %c4096 : index
          %extracted = tensor.extract %collapsed_137[%619, %620, %626] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %626 = arith.subi %621, %c8192 : index
          %extracted = tensor.extract %collapsed_136[%619, %620, %626] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %625 : f32
      }
      linalg.yield %623 : f32
    } -> tensor<16x512x12288xf32> loc(#loc493)
    %552 = tensor.empty() {ao.layer = 0 : i64} : tensor<12288x4096xf32> loc(#loc494)
    %553 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%552 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc494)
    %554 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%551, %arg23 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%553 : tensor<12288x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<12288x4096xf32> loc(#loc494)
    %555 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x12288xf32> loc(#loc495)
    %556 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%554 : tensor<12288x4096xf32>) outs(%555 : tensor<4096x12288xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc495)
    %557 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc496)
    %558 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%557 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc496)
    %559 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%551, %arg3 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%558 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc496)
    %560 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc497)
    %expanded_139 = tensor.expand_shape %560 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc497)
    %561 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_139 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc497)
    %expanded_140 = tensor.expand_shape %559 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc497)
    %562 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_140 : tensor<16x512x1x1x4096xf32>) outs(%561 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x1x4096xf32> loc(#loc497)
    %563 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc498)
    %564 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%563 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc498)
    %565 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%562 : tensor<1x1x4096xf32>) outs(%564 : tensor<4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc498)
    %566 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc499)
    %expanded_141 = tensor.expand_shape %566 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc499)
    %567 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_141 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc499)
    %expanded_142 = tensor.expand_shape %arg22 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc499)
    %expanded_143 = tensor.expand_shape %559 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc499)
    %568 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_142, %expanded_143 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%567 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<1x1x4096xf32> loc(#loc499)
    %569 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc500)
    %570 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %arg21 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%569 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      linalg.yield %619 : f32
    } -> tensor<16x512x4096xf32> loc(#loc500)
    %571 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc501)
    %572 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%571 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc501)
    %573 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%568 : tensor<1x1x4096xf32>) outs(%572 : tensor<4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<4096xf32> loc(#loc501)
    %574 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc502)
    %expanded_144 = tensor.expand_shape %574 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc502)
    %575 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_144 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc502)
    %expanded_145 = tensor.expand_shape %arg18 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc502)
    %expanded_146 = tensor.expand_shape %570 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc502)
    %576 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_145, %expanded_146 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%575 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc502)
    %577 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc503)
    %578 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%577 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc503)
    %579 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%576, %arg19 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%578 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %619 = arith.mulf %in, %in_157 : f32
      %620 = arith.divf %619, %cst_3 : f32
      %621 = arith.addf %out, %620 : f32
      linalg.yield %621 : f32
    } -> tensor<16x512xf32> loc(#loc503)
    %580 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc504)
    %581 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %arg20, %arg18, %579 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%580 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %in_159: f32, %out: f32):
      %619 = arith.mulf %in_159, %in_158 : f32
      %620 = arith.mulf %in_158, %in_159 : f32
      %621 = arith.mulf %in, %in_157 : f32
      %622 = arith.addf %621, %620 : f32
      %623 = arith.addf %622, %619 : f32
      linalg.yield %623 : f32
    } -> tensor<16x512x4096xf32> loc(#loc504)
    %582 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc505)
    %expanded_147 = tensor.expand_shape %582 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc505)
    %583 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_147 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc505)
    %expanded_148 = tensor.expand_shape %581 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc505)
    %584 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_148 : tensor<16x512x1x4096xf32>) outs(%583 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.negf %in : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x1xf32> loc(#loc505)
    %585 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc506)
    %586 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%585 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc506)
    %587 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%584 : tensor<16x512x1xf32>) outs(%586 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.divf %in, %cst_3 : f32
      %620 = arith.addf %out, %619 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512xf32> loc(#loc506)
    %588 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc507)
    %589 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513, %581, %587 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%588 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_157: f32, %in_158: f32, %out: f32):
      %619 = arith.addf %in, %in_157 : f32
      %620 = arith.addf %619, %in_158 : f32
      linalg.yield %620 : f32
    } -> tensor<16x512x4096xf32> loc(#loc507)
    %590 = tensor.empty() : tensor<512x4096xf32> loc(#loc508)
    %expanded_149 = tensor.expand_shape %590 [[0, 1], [2]] output_shape [1, 512, 4096] : tensor<512x4096xf32> into tensor<1x512x4096xf32> loc(#loc508)
    %591 = linalg.fill ins(%cst_4 : f32) outs(%expanded_149 : tensor<1x512x4096xf32>) -> tensor<1x512x4096xf32> loc(#loc508)
    %expanded_150 = tensor.expand_shape %589 [[0], [1, 2], [3]] output_shape [16, 1, 512, 4096] : tensor<16x512x4096xf32> into tensor<16x1x512x4096xf32> loc(#loc508)
    %592 = linalg.generic {indexing_maps = [#map44, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_150 : tensor<16x1x512x4096xf32>) outs(%591 : tensor<1x512x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<1x512x4096xf32> loc(#loc508)
    %593 = tensor.empty() : tensor<512x4096xf32> loc(#loc509)
    %594 = linalg.fill ins(%cst_4 : f32) outs(%593 : tensor<512x4096xf32>) -> tensor<512x4096xf32> loc(#loc509)
    %595 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%592 : tensor<1x512x4096xf32>) outs(%594 : tensor<512x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %619 = arith.addf %out, %in : f32
      linalg.yield %619 : f32
    } -> tensor<512x4096xf32> loc(#loc509)
    %596 = tensor.empty() : tensor<16x512x1x1xi32> loc(#loc510)
    %597 = linalg.generic {indexing_maps = [#map24, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg17 : tensor<16x512xi32>) outs(%596 : tensor<16x512x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x512x1x1xi32> loc(#loc510)
    %collapsed_151 = tensor.collapse_shape %597 [[0], [1, 2], [3]] : tensor<16x512x1x1xi32> into tensor<16x512x1xi32> loc(#loc510)
    %598 = tensor.empty() : tensor<16x512x2xi32> loc(#loc511)
    %599 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%598 : tensor<16x512x2xi32>) {
    ^bb0(%out: i32):
      %619 = linalg.index 0 : index
      %620 = linalg.index 1 : index
      %621 = linalg.index 2 : index
      %622 = arith.cmpi ult, %621, %c1 : index
      %623 = scf.if %622 -> (i32) {
        %extracted = tensor.extract %collapsed_151[%619, %620, %621] : tensor<16x512x1xi32>
        scf.yield %extracted : i32
      } else {
        scf.yield %c0_i32 : i32
      }
      linalg.yield %623 : i32
    } -> tensor<16x512x2xi32> loc(#loc511)
    %collapsed_152 = tensor.collapse_shape %599 [[0, 1], [2]] : tensor<16x512x2xi32> into tensor<8192x2xi32> loc(#loc512)
    %600 = tensor.empty() : tensor<8192xi1> loc(#loc513)
    %expanded_153 = tensor.expand_shape %600 [[0, 1]] output_shape [8192, 1] : tensor<8192xi1> into tensor<8192x1xi1> loc(#loc513)
    %601 = linalg.fill ins(%true : i1) outs(%expanded_153 : tensor<8192x1xi1>) -> tensor<8192x1xi1> loc(#loc513)
    %expanded_154 = tensor.expand_shape %collapsed_152 [[0, 1], [2]] output_shape [8192, 1, 2] : tensor<8192x2xi32> into tensor<8192x1x2xi32> loc(#loc513)
    %602 = linalg.generic {indexing_maps = [#map1, #map4, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_154, %cst_6 : tensor<8192x1x2xi32>, tensor<2xi32>) outs(%601 : tensor<8192x1xi1>) {
    ^bb0(%in: i32, %in_157: i32, %out: i1):
      %619 = arith.cmpi sle, %in, %in_157 : i32
      %620 = arith.cmpi sge, %in, %c0_i32 : i32
      %621 = arith.andi %620, %619 : i1
      %622 = arith.andi %out, %621 : i1
      linalg.yield %622 : i1
    } -> tensor<8192x1xi1> loc(#loc513)
    %603 = tensor.empty() : tensor<1x1xi32> loc(#loc514)
    %604 = linalg.generic {indexing_maps = [#map17], iterator_types = ["parallel", "parallel"]} outs(%603 : tensor<1x1xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<1x1xi32> loc(#loc514)
    %605 = tensor.empty() : tensor<8192x1xi32> loc(#loc515)
    %606 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%602 : tensor<8192x1xi1>) outs(%605 : tensor<8192x1xi32>) {
    ^bb0(%in: i1, %out: i32):
      %619 = linalg.index 0 : index
      %extracted = tensor.extract %604[%c0, %c0] : tensor<1x1xi32>
      %620 = arith.index_cast %extracted : i32 to index
      %621 = arith.maxsi %620, %c0 : index
      %622 = arith.minsi %621, %c1 : index
      %extracted_157 = tensor.extract %collapsed_152[%619, %622] : tensor<8192x2xi32>
      %623 = arith.select %in, %extracted_157, %c50304_i32 : i32
      linalg.yield %623 : i32
    } -> tensor<8192x1xi32> loc(#loc515)
    %collapsed_155 = tensor.collapse_shape %606 [[0, 1]] : tensor<8192x1xi32> into tensor<8192xi32> loc(#loc516)
    %collapsed_156 = tensor.collapse_shape %589 [[0, 1], [2]] : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc517)
    %607 = tensor.empty() : tensor<8192xi32> loc(#loc518)
    %608 = linalg.generic {indexing_maps = [#map45], iterator_types = ["parallel"]} outs(%607 : tensor<8192xi32>) {
    ^bb0(%out: i32):
      %619 = linalg.index 0 : index
      %620 = arith.index_cast %619 : index to i32
      linalg.yield %620 : i32
    } -> tensor<8192xi32> loc(#loc518)
    %609 = tensor.empty() : tensor<1x8192xi32> loc(#loc519)
    %610 = linalg.generic {indexing_maps = [#map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%collapsed_155 : tensor<8192xi32>) outs(%609 : tensor<1x8192xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x8192xi32> loc(#loc519)
    %611 = tensor.empty() : tensor<50304xi32> loc(#loc520)
    %612 = linalg.fill ins(%c2147483647_i32 : i32) outs(%611 : tensor<50304xi32>) -> tensor<50304xi32> loc(#loc520)
    %613 = linalg.generic {indexing_maps = [#map46, #map18, #map31], iterator_types = ["parallel", "reduction"]} ins(%610, %608 : tensor<1x8192xi32>, tensor<8192xi32>) outs(%612 : tensor<50304xi32>) {
    ^bb0(%in: i32, %in_157: i32, %out: i32):
      %619 = linalg.index 0 : index
      %620 = arith.index_cast %619 : index to i32
      %621 = arith.cmpi eq, %in, %620 : i32
      %622 = arith.select %621, %in_157, %c8192_i32 : i32
      %623 = arith.minsi %out, %622 : i32
      linalg.yield %623 : i32
    } -> tensor<50304xi32> loc(#loc520)
    %614 = tensor.empty() : tensor<8192xi32> loc(#loc521)
    %615 = linalg.fill ins(%c2147483647_i32 : i32) outs(%614 : tensor<8192xi32>) -> tensor<8192xi32> loc(#loc521)
    %616 = linalg.generic {indexing_maps = [#map46, #map31, #map18, #map31, #map31], iterator_types = ["parallel", "reduction"]} ins(%610, %collapsed_155, %608, %608 : tensor<1x8192xi32>, tensor<8192xi32>, tensor<8192xi32>, tensor<8192xi32>) outs(%615 : tensor<8192xi32>) {
    ^bb0(%in: i32, %in_157: i32, %in_158: i32, %in_159: i32, %out: i32):
      %619 = arith.cmpi sgt, %in_158, %in_159 : i32
      %620 = arith.cmpi eq, %in, %in_157 : i32
      %621 = arith.andi %620, %619 : i1
      %622 = arith.select %621, %in_158, %c8192_i32 : i32
      %623 = arith.minsi %out, %622 : i32
      linalg.yield %623 : i32
    } -> tensor<8192xi32> loc(#loc521)
    %617 = tensor.empty() : tensor<50304x4096xf32> loc(#loc522)
    %618 = linalg.generic {indexing_maps = [#map17, #map31, #map17], iterator_types = ["parallel", "parallel"]} ins(%12, %613 : tensor<50304x4096xf32>, tensor<50304xi32>) outs(%617 : tensor<50304x4096xf32>) {
    ^bb0(%in: f32, %in_157: i32, %out: f32):
      %619 = linalg.index 1 : index
      %620:2 = scf.while (%arg133 = %in_157, %arg134 = %cst_4) : (i32, f32) -> (i32, f32) {
        %622 = arith.cmpi ult, %arg133, %c8192_i32 : i32
        scf.condition(%622) %arg133, %arg134 : i32, f32
      } do {
      ^bb0(%arg133: i32, %arg134: f32):
        %622 = arith.index_cast %arg133 : i32 to index
        %extracted = tensor.extract %collapsed_156[%622, %619] : tensor<8192x4096xf32>
        %623 = arith.addf %arg134, %extracted : f32
        %extracted_158 = tensor.extract %616[%622] : tensor<8192xi32>
        scf.yield %extracted_158, %623 : i32, f32
      }
      %621 = arith.addf %in, %620#1 : f32
      linalg.yield %621 : f32
    } -> tensor<50304x4096xf32> loc(#loc522)
    return %618, %464, %459, %565, %573, %489, %497, %518, %556, %480, %475, %328, %323, %429, %437, %353, %361, %382, %420, %344, %339, %192, %187, %293, %301, %217, %225, %246, %284, %208, %203, %56, %51, %157, %165, %81, %89, %110, %148, %72, %67, %21, %29, %595 : tensor<50304x4096xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<512x4096xf32>
  } loc(#loc265)
}
#loc1 = loc("fwd")
#loc48 = loc("embedding/broadcast_in_dim")
#loc49 = loc("embedding/add.1")
#loc50 = loc("layer0/attention/reduce_sum")
#loc52 = loc("layer0/attention/reduce_sum.1")
#loc53 = loc("layer0/attention/add")
#loc59 = loc("layer0/attention/dot_general")
#loc60 = loc("layer0/attention/split")
#loc61 = loc("layer0/attention/split.1")
#loc62 = loc("layer0/attention/split.2")
#loc66 = loc("layer0/attention/dot_general.1")
#loc68 = loc("layer0/attention/_where/select_n")
#loc69 = loc("layer0/attention/reduce_max")
#loc71 = loc("layer0/attention/reduce_sum.2")
#loc75 = loc("layer0/attention/dot_general.2")
#loc76 = loc("layer0/attention/transpose")
#loc78 = loc("layer0/attention/dot_general.3")
#loc79 = loc("layer0/attention/add.3")
#loc80 = loc("layer0/mlp/reduce_sum")
#loc82 = loc("layer0/mlp/reduce_sum.1")
#loc83 = loc("layer0/mlp/add")
#loc88 = loc("layer0/mlp/add.2")
#loc90 = loc("layer0/mlp/dot_general")
#loc92 = loc("layer0/mlp/integer_pow")
#loc98 = loc("layer0/mlp/dot_general.1")
#loc99 = loc("layer0/mlp/add.9")
#loc100 = loc("layer1/attention/reduce_sum")
#loc102 = loc("layer1/attention/reduce_sum.1")
#loc103 = loc("layer1/attention/add")
#loc109 = loc("layer1/attention/dot_general")
#loc110 = loc("layer1/attention/split")
#loc111 = loc("layer1/attention/split.1")
#loc112 = loc("layer1/attention/split.2")
#loc116 = loc("layer1/attention/dot_general.1")
#loc117 = loc("layer1/attention/_where/select_n")
#loc118 = loc("layer1/attention/reduce_max")
#loc120 = loc("layer1/attention/reduce_sum.2")
#loc124 = loc("layer1/attention/dot_general.2")
#loc125 = loc("layer1/attention/transpose")
#loc127 = loc("layer1/attention/dot_general.3")
#loc128 = loc("layer1/attention/add.3")
#loc129 = loc("layer1/mlp/reduce_sum")
#loc131 = loc("layer1/mlp/reduce_sum.1")
#loc132 = loc("layer1/mlp/add")
#loc137 = loc("layer1/mlp/add.2")
#loc139 = loc("layer1/mlp/dot_general")
#loc141 = loc("layer1/mlp/integer_pow")
#loc147 = loc("layer1/mlp/dot_general.1")
#loc148 = loc("layer1/mlp/add.9")
#loc149 = loc("layer2/attention/reduce_sum")
#loc151 = loc("layer2/attention/reduce_sum.1")
#loc152 = loc("layer2/attention/add")
#loc158 = loc("layer2/attention/dot_general")
#loc159 = loc("layer2/attention/split")
#loc160 = loc("layer2/attention/split.1")
#loc161 = loc("layer2/attention/split.2")
#loc165 = loc("layer2/attention/dot_general.1")
#loc166 = loc("layer2/attention/_where/select_n")
#loc167 = loc("layer2/attention/reduce_max")
#loc169 = loc("layer2/attention/reduce_sum.2")
#loc173 = loc("layer2/attention/dot_general.2")
#loc174 = loc("layer2/attention/transpose")
#loc176 = loc("layer2/attention/dot_general.3")
#loc177 = loc("layer2/attention/add.3")
#loc178 = loc("layer2/mlp/reduce_sum")
#loc180 = loc("layer2/mlp/reduce_sum.1")
#loc181 = loc("layer2/mlp/add")
#loc186 = loc("layer2/mlp/add.2")
#loc188 = loc("layer2/mlp/dot_general")
#loc190 = loc("layer2/mlp/integer_pow")
#loc196 = loc("layer2/mlp/dot_general.1")
#loc197 = loc("layer2/mlp/add.9")
#loc198 = loc("layer3/attention/reduce_sum")
#loc200 = loc("layer3/attention/reduce_sum.1")
#loc201 = loc("layer3/attention/add")
#loc207 = loc("layer3/attention/dot_general")
#loc208 = loc("layer3/attention/split")
#loc209 = loc("layer3/attention/split.1")
#loc210 = loc("layer3/attention/split.2")
#loc214 = loc("layer3/attention/dot_general.1")
#loc215 = loc("layer3/attention/_where/select_n")
#loc216 = loc("layer3/attention/reduce_max")
#loc218 = loc("layer3/attention/reduce_sum.2")
#loc222 = loc("layer3/attention/dot_general.2")
#loc223 = loc("layer3/attention/transpose")
#loc225 = loc("layer3/attention/dot_general.3")
#loc226 = loc("layer3/attention/add.3")
#loc227 = loc("layer3/mlp/reduce_sum")
#loc229 = loc("layer3/mlp/reduce_sum.1")
#loc230 = loc("layer3/mlp/add")
#loc235 = loc("layer3/mlp/add.2")
#loc237 = loc("layer3/mlp/dot_general")
#loc239 = loc("layer3/mlp/integer_pow")
#loc245 = loc("layer3/mlp/dot_general.1")
#loc246 = loc("layer3/mlp/add.9")
#loc247 = loc("head/reduce_sum")
#loc249 = loc("head/reduce_sum.1")
#loc250 = loc("head/add")
#loc256 = loc("head/dot_general")
#loc257 = loc("head/log_softmax/reduce_max")
#loc258 = loc("head/log_softmax/sub.1")
#loc260 = loc("head/log_softmax/reduce_sum")
#loc263 = loc("head/reduce_sum.2")
#loc264 = loc("head/div.3")
#loc265 = loc("bwd")
#loc267 = loc("bwd/head/_where/select_n")
#loc268 = loc("bwd/head/log_softmax/reduce_sum")
#loc269 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc270 = loc("bwd/head/log_softmax/add_any")
#loc271 = loc("bwd/head/dot_general")
#loc272 = loc("bwd/head/dot_general.1")
#loc273 = loc("bwd/head/reduce_sum")
#loc274 = loc("bwd/head/reduce_sum.1")
#loc275 = loc("bwd/head/reduce_sum.2")
#loc276 = loc("bwd/head/mul.2")
#loc277 = loc("bwd/head/reduce_sum.3")
#loc278 = loc("bwd/head/reduce_sum.4")
#loc279 = loc("bwd/head/reduce_sum.5")
#loc280 = loc("bwd/head/add_any.1")
#loc281 = loc("bwd/head/reduce_sum.6")
#loc282 = loc("bwd/head/reduce_sum.7")
#loc283 = loc("bwd/head/add_any.2")
#loc284 = loc("bwd/layer3/mlp/reshape")
#loc285 = loc("bwd/layer3/mlp/reduce_sum")
#loc286 = loc("bwd/layer3/mlp/reduce_sum.1")
#loc287 = loc("bwd/layer3/mlp/dot_general")
#loc288 = loc("bwd/layer3/mlp/transpose")
#loc289 = loc("bwd/layer3/mlp/dot_general.1")
#loc290 = loc("bwd/layer3/mlp/add_any.2")
#loc291 = loc("bwd/layer3/mlp/reduce_sum.2")
#loc292 = loc("bwd/layer3/mlp/reduce_sum.3")
#loc293 = loc("bwd/layer3/mlp/dot_general.2")
#loc294 = loc("bwd/layer3/mlp/transpose.1")
#loc295 = loc("bwd/layer3/mlp/dot_general.3")
#loc296 = loc("bwd/layer3/mlp/reduce_sum.4")
#loc297 = loc("bwd/layer3/mlp/reduce_sum.5")
#loc298 = loc("bwd/layer3/mlp/reduce_sum.6")
#loc299 = loc("bwd/layer3/mlp/mul.10")
#loc300 = loc("bwd/layer3/mlp/reduce_sum.7")
#loc301 = loc("bwd/layer3/mlp/reduce_sum.8")
#loc302 = loc("bwd/layer3/mlp/reduce_sum.9")
#loc303 = loc("bwd/layer3/mlp/add_any.4")
#loc304 = loc("bwd/layer3/mlp/reduce_sum.10")
#loc305 = loc("bwd/layer3/mlp/reduce_sum.11")
#loc306 = loc("bwd/layer3/mlp/add_any.6")
#loc307 = loc("bwd/layer3/attention/dot_general")
#loc308 = loc("bwd/layer3/attention/transpose")
#loc309 = loc("bwd/layer3/attention/dot_general.1")
#loc310 = loc("bwd/layer3/attention/transpose.1")
#loc311 = loc("bwd/layer3/attention/dot_general.2")
#loc312 = loc("bwd/layer3/attention/dot_general.3")
#loc313 = loc("bwd/layer3/attention/transpose.2")
#loc314 = loc("bwd/layer3/attention/reduce_sum")
#loc315 = loc("bwd/layer3/attention/reshape.1")
#loc316 = loc("bwd/layer3/attention/reduce_sum.1")
#loc317 = loc("bwd/layer3/attention/mul.4")
#loc318 = loc("bwd/layer3/attention/dot_general.4")
#loc319 = loc("bwd/layer3/attention/transpose.3")
#loc320 = loc("bwd/layer3/attention/dot_general.5")
#loc321 = loc("bwd/layer3/attention/transpose.4")
#loc322 = loc("bwd/layer3/attention/reshape.2")
#loc323 = loc("bwd/layer3/attention/reshape.3")
#loc324 = loc("bwd/layer3/attention/reshape.4")
#loc325 = loc("bwd/layer3/attention/concatenate")
#loc326 = loc("bwd/layer3/attention/dot_general.6")
#loc327 = loc("bwd/layer3/attention/transpose.5")
#loc328 = loc("bwd/layer3/attention/dot_general.7")
#loc329 = loc("bwd/layer3/attention/reduce_sum.2")
#loc330 = loc("bwd/layer3/attention/reduce_sum.3")
#loc331 = loc("bwd/layer3/attention/reduce_sum.4")
#loc332 = loc("bwd/layer3/attention/mul.7")
#loc333 = loc("bwd/layer3/attention/reduce_sum.5")
#loc334 = loc("bwd/layer3/attention/reduce_sum.6")
#loc335 = loc("bwd/layer3/attention/reduce_sum.7")
#loc336 = loc("bwd/layer3/attention/add_any.2")
#loc337 = loc("bwd/layer3/attention/reduce_sum.8")
#loc338 = loc("bwd/layer3/attention/reduce_sum.9")
#loc339 = loc("bwd/layer3/attention/add_any.4")
#loc340 = loc("bwd/layer2/mlp/reshape")
#loc341 = loc("bwd/layer2/mlp/reduce_sum")
#loc342 = loc("bwd/layer2/mlp/reduce_sum.1")
#loc343 = loc("bwd/layer2/mlp/dot_general")
#loc344 = loc("bwd/layer2/mlp/transpose")
#loc345 = loc("bwd/layer2/mlp/dot_general.1")
#loc346 = loc("bwd/layer2/mlp/add_any.2")
#loc347 = loc("bwd/layer2/mlp/reduce_sum.2")
#loc348 = loc("bwd/layer2/mlp/reduce_sum.3")
#loc349 = loc("bwd/layer2/mlp/dot_general.2")
#loc350 = loc("bwd/layer2/mlp/transpose.1")
#loc351 = loc("bwd/layer2/mlp/dot_general.3")
#loc352 = loc("bwd/layer2/mlp/reduce_sum.4")
#loc353 = loc("bwd/layer2/mlp/reduce_sum.5")
#loc354 = loc("bwd/layer2/mlp/reduce_sum.6")
#loc355 = loc("bwd/layer2/mlp/mul.10")
#loc356 = loc("bwd/layer2/mlp/reduce_sum.7")
#loc357 = loc("bwd/layer2/mlp/reduce_sum.8")
#loc358 = loc("bwd/layer2/mlp/reduce_sum.9")
#loc359 = loc("bwd/layer2/mlp/add_any.4")
#loc360 = loc("bwd/layer2/mlp/reduce_sum.10")
#loc361 = loc("bwd/layer2/mlp/reduce_sum.11")
#loc362 = loc("bwd/layer2/mlp/add_any.6")
#loc363 = loc("bwd/layer2/attention/dot_general")
#loc364 = loc("bwd/layer2/attention/transpose")
#loc365 = loc("bwd/layer2/attention/dot_general.1")
#loc366 = loc("bwd/layer2/attention/transpose.1")
#loc367 = loc("bwd/layer2/attention/dot_general.2")
#loc368 = loc("bwd/layer2/attention/dot_general.3")
#loc369 = loc("bwd/layer2/attention/transpose.2")
#loc370 = loc("bwd/layer2/attention/reduce_sum")
#loc371 = loc("bwd/layer2/attention/reshape.1")
#loc372 = loc("bwd/layer2/attention/reduce_sum.1")
#loc373 = loc("bwd/layer2/attention/mul.4")
#loc374 = loc("bwd/layer2/attention/dot_general.4")
#loc375 = loc("bwd/layer2/attention/transpose.3")
#loc376 = loc("bwd/layer2/attention/dot_general.5")
#loc377 = loc("bwd/layer2/attention/transpose.4")
#loc378 = loc("bwd/layer2/attention/reshape.2")
#loc379 = loc("bwd/layer2/attention/reshape.3")
#loc380 = loc("bwd/layer2/attention/reshape.4")
#loc381 = loc("bwd/layer2/attention/concatenate")
#loc382 = loc("bwd/layer2/attention/dot_general.6")
#loc383 = loc("bwd/layer2/attention/transpose.5")
#loc384 = loc("bwd/layer2/attention/dot_general.7")
#loc385 = loc("bwd/layer2/attention/reduce_sum.2")
#loc386 = loc("bwd/layer2/attention/reduce_sum.3")
#loc387 = loc("bwd/layer2/attention/reduce_sum.4")
#loc388 = loc("bwd/layer2/attention/mul.7")
#loc389 = loc("bwd/layer2/attention/reduce_sum.5")
#loc390 = loc("bwd/layer2/attention/reduce_sum.6")
#loc391 = loc("bwd/layer2/attention/reduce_sum.7")
#loc392 = loc("bwd/layer2/attention/add_any.2")
#loc393 = loc("bwd/layer2/attention/reduce_sum.8")
#loc394 = loc("bwd/layer2/attention/reduce_sum.9")
#loc395 = loc("bwd/layer2/attention/add_any.4")
#loc396 = loc("bwd/layer1/mlp/reshape")
#loc397 = loc("bwd/layer1/mlp/reduce_sum")
#loc398 = loc("bwd/layer1/mlp/reduce_sum.1")
#loc399 = loc("bwd/layer1/mlp/dot_general")
#loc400 = loc("bwd/layer1/mlp/transpose")
#loc401 = loc("bwd/layer1/mlp/dot_general.1")
#loc402 = loc("bwd/layer1/mlp/add_any.2")
#loc403 = loc("bwd/layer1/mlp/reduce_sum.2")
#loc404 = loc("bwd/layer1/mlp/reduce_sum.3")
#loc405 = loc("bwd/layer1/mlp/dot_general.2")
#loc406 = loc("bwd/layer1/mlp/transpose.1")
#loc407 = loc("bwd/layer1/mlp/dot_general.3")
#loc408 = loc("bwd/layer1/mlp/reduce_sum.4")
#loc409 = loc("bwd/layer1/mlp/reduce_sum.5")
#loc410 = loc("bwd/layer1/mlp/reduce_sum.6")
#loc411 = loc("bwd/layer1/mlp/mul.10")
#loc412 = loc("bwd/layer1/mlp/reduce_sum.7")
#loc413 = loc("bwd/layer1/mlp/reduce_sum.8")
#loc414 = loc("bwd/layer1/mlp/reduce_sum.9")
#loc415 = loc("bwd/layer1/mlp/add_any.4")
#loc416 = loc("bwd/layer1/mlp/reduce_sum.10")
#loc417 = loc("bwd/layer1/mlp/reduce_sum.11")
#loc418 = loc("bwd/layer1/mlp/add_any.6")
#loc419 = loc("bwd/layer1/attention/dot_general")
#loc420 = loc("bwd/layer1/attention/transpose")
#loc421 = loc("bwd/layer1/attention/dot_general.1")
#loc422 = loc("bwd/layer1/attention/transpose.1")
#loc423 = loc("bwd/layer1/attention/dot_general.2")
#loc424 = loc("bwd/layer1/attention/dot_general.3")
#loc425 = loc("bwd/layer1/attention/transpose.2")
#loc426 = loc("bwd/layer1/attention/reduce_sum")
#loc427 = loc("bwd/layer1/attention/reshape.1")
#loc428 = loc("bwd/layer1/attention/reduce_sum.1")
#loc429 = loc("bwd/layer1/attention/mul.4")
#loc430 = loc("bwd/layer1/attention/dot_general.4")
#loc431 = loc("bwd/layer1/attention/transpose.3")
#loc432 = loc("bwd/layer1/attention/dot_general.5")
#loc433 = loc("bwd/layer1/attention/transpose.4")
#loc434 = loc("bwd/layer1/attention/reshape.2")
#loc435 = loc("bwd/layer1/attention/reshape.3")
#loc436 = loc("bwd/layer1/attention/reshape.4")
#loc437 = loc("bwd/layer1/attention/concatenate")
#loc438 = loc("bwd/layer1/attention/dot_general.6")
#loc439 = loc("bwd/layer1/attention/transpose.5")
#loc440 = loc("bwd/layer1/attention/dot_general.7")
#loc441 = loc("bwd/layer1/attention/reduce_sum.2")
#loc442 = loc("bwd/layer1/attention/reduce_sum.3")
#loc443 = loc("bwd/layer1/attention/reduce_sum.4")
#loc444 = loc("bwd/layer1/attention/mul.7")
#loc445 = loc("bwd/layer1/attention/reduce_sum.5")
#loc446 = loc("bwd/layer1/attention/reduce_sum.6")
#loc447 = loc("bwd/layer1/attention/reduce_sum.7")
#loc448 = loc("bwd/layer1/attention/add_any.2")
#loc449 = loc("bwd/layer1/attention/reduce_sum.8")
#loc450 = loc("bwd/layer1/attention/reduce_sum.9")
#loc451 = loc("bwd/layer1/attention/add_any.4")
#loc452 = loc("bwd/layer0/mlp/reshape")
#loc453 = loc("bwd/layer0/mlp/reduce_sum")
#loc454 = loc("bwd/layer0/mlp/reduce_sum.1")
#loc455 = loc("bwd/layer0/mlp/dot_general")
#loc456 = loc("bwd/layer0/mlp/transpose")
#loc457 = loc("bwd/layer0/mlp/dot_general.1")
#loc458 = loc("bwd/layer0/mlp/add_any.2")
#loc459 = loc("bwd/layer0/mlp/reduce_sum.2")
#loc460 = loc("bwd/layer0/mlp/reduce_sum.3")
#loc461 = loc("bwd/layer0/mlp/dot_general.2")
#loc462 = loc("bwd/layer0/mlp/transpose.1")
#loc463 = loc("bwd/layer0/mlp/dot_general.3")
#loc464 = loc("bwd/layer0/mlp/reduce_sum.4")
#loc465 = loc("bwd/layer0/mlp/reduce_sum.5")
#loc466 = loc("bwd/layer0/mlp/reduce_sum.6")
#loc467 = loc("bwd/layer0/mlp/mul.10")
#loc468 = loc("bwd/layer0/mlp/reduce_sum.7")
#loc469 = loc("bwd/layer0/mlp/reduce_sum.8")
#loc470 = loc("bwd/layer0/mlp/reduce_sum.9")
#loc471 = loc("bwd/layer0/mlp/add_any.4")
#loc472 = loc("bwd/layer0/mlp/reduce_sum.10")
#loc473 = loc("bwd/layer0/mlp/reduce_sum.11")
#loc474 = loc("bwd/layer0/mlp/add_any.6")
#loc475 = loc("bwd/layer0/attention/dot_general")
#loc476 = loc("bwd/layer0/attention/transpose")
#loc477 = loc("bwd/layer0/attention/dot_general.1")
#loc478 = loc("bwd/layer0/attention/transpose.1")
#loc479 = loc("bwd/layer0/attention/dot_general.2")
#loc480 = loc("bwd/layer0/attention/dot_general.3")
#loc481 = loc("bwd/layer0/attention/transpose.2")
#loc482 = loc("bwd/layer0/attention/reduce_sum")
#loc483 = loc("bwd/layer0/attention/reshape.1")
#loc484 = loc("bwd/layer0/attention/reduce_sum.1")
#loc485 = loc("bwd/layer0/attention/mul.4")
#loc486 = loc("bwd/layer0/attention/dot_general.4")
#loc487 = loc("bwd/layer0/attention/transpose.3")
#loc488 = loc("bwd/layer0/attention/dot_general.5")
#loc489 = loc("bwd/layer0/attention/transpose.4")
#loc490 = loc("bwd/layer0/attention/reshape.2")
#loc491 = loc("bwd/layer0/attention/reshape.3")
#loc492 = loc("bwd/layer0/attention/reshape.4")
#loc493 = loc("bwd/layer0/attention/concatenate")
#loc494 = loc("bwd/layer0/attention/dot_general.6")
#loc495 = loc("bwd/layer0/attention/transpose.5")
#loc496 = loc("bwd/layer0/attention/dot_general.7")
#loc497 = loc("bwd/layer0/attention/reduce_sum.2")
#loc498 = loc("bwd/layer0/attention/reduce_sum.3")
#loc499 = loc("bwd/layer0/attention/reduce_sum.4")
#loc500 = loc("bwd/layer0/attention/mul.7")
#loc501 = loc("bwd/layer0/attention/reduce_sum.5")
#loc502 = loc("bwd/layer0/attention/reduce_sum.6")
#loc503 = loc("bwd/layer0/attention/reduce_sum.7")
#loc504 = loc("bwd/layer0/attention/add_any.2")
#loc505 = loc("bwd/layer0/attention/reduce_sum.8")
#loc506 = loc("bwd/layer0/attention/reduce_sum.9")
#loc507 = loc("bwd/layer0/attention/add_any.4")
#loc508 = loc("bwd/embedding/reduce_sum")
#loc509 = loc("bwd/embedding/reduce_sum.1")
#loc510 = loc("bwd/embedding/stack")
#loc511 = loc("bwd/embedding/stack.1")
#loc512 = loc("bwd/embedding/reshape.2")
#loc513 = loc("bwd/embedding/reduce_and")
#loc514 = loc("bwd/embedding/broadcast_in_dim.2")
#loc515 = loc("bwd/embedding/_where/select_n")
#loc516 = loc("bwd/embedding/reshape.5")
#loc517 = loc("bwd/embedding/reshape.6")
#loc518 = loc("bwd/embedding/iota.1")
#loc519 = loc("bwd/embedding/broadcast_in_dim.4")
#loc520 = loc("bwd/embedding/reduce_min")
#loc521 = loc("bwd/embedding/reduce_min.1")
#loc522 = loc("bwd/embedding/add_any")
