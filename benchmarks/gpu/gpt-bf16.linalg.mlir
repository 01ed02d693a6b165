// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form pair --dialect linalg --layers 4 --width 8192 --heads 16 --sequence 512 --batch 16 --vocab 1024 --dtype bf16 --plain-products
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
#loc71 = loc("layer0/attention/exp")
#loc73 = loc("layer0/attention/convert_element_type.5")
#loc74 = loc("layer0/attention/div.4")
#loc75 = loc("layer0/attention/div.5")
#loc78 = loc("layer0/attention/reshape.3")
#loc82 = loc("layer0/mlp/sub.1")
#loc85 = loc("layer0/mlp/rsqrt")
#loc86 = loc("layer0/mlp/mul.1")
#loc87 = loc("layer0/mlp/mul.3")
#loc88 = loc("layer0/mlp/broadcast_in_dim.2")
#loc90 = loc("layer0/mlp/reshape")
#loc92 = loc("layer0/mlp/add.4")
#loc94 = loc("layer0/mlp/mul.6")
#loc95 = loc("layer0/mlp/tanh")
#loc96 = loc("layer0/mlp/sub.2")
#loc97 = loc("layer0/mlp/mul.9")
#loc98 = loc("layer0/mlp/mul.10")
#loc102 = loc("layer1/attention/sub.1")
#loc105 = loc("layer1/attention/rsqrt")
#loc106 = loc("layer1/attention/mul.1")
#loc107 = loc("layer1/attention/mul.3")
#loc108 = loc("layer1/attention/broadcast_in_dim.2")
#loc109 = loc("layer1/attention/add.2")
#loc114 = loc("layer1/attention/reshape")
#loc115 = loc("layer1/attention/reshape.1")
#loc116 = loc("layer1/attention/reshape.2")
#loc120 = loc("layer1/attention/exp")
#loc122 = loc("layer1/attention/convert_element_type.5")
#loc123 = loc("layer1/attention/div.4")
#loc124 = loc("layer1/attention/div.5")
#loc127 = loc("layer1/attention/reshape.3")
#loc131 = loc("layer1/mlp/sub.1")
#loc134 = loc("layer1/mlp/rsqrt")
#loc135 = loc("layer1/mlp/mul.1")
#loc136 = loc("layer1/mlp/mul.3")
#loc137 = loc("layer1/mlp/broadcast_in_dim.2")
#loc139 = loc("layer1/mlp/reshape")
#loc141 = loc("layer1/mlp/add.4")
#loc143 = loc("layer1/mlp/mul.6")
#loc144 = loc("layer1/mlp/tanh")
#loc145 = loc("layer1/mlp/sub.2")
#loc146 = loc("layer1/mlp/mul.9")
#loc147 = loc("layer1/mlp/mul.10")
#loc151 = loc("layer2/attention/sub.1")
#loc154 = loc("layer2/attention/rsqrt")
#loc155 = loc("layer2/attention/mul.1")
#loc156 = loc("layer2/attention/mul.3")
#loc157 = loc("layer2/attention/broadcast_in_dim.2")
#loc158 = loc("layer2/attention/add.2")
#loc163 = loc("layer2/attention/reshape")
#loc164 = loc("layer2/attention/reshape.1")
#loc165 = loc("layer2/attention/reshape.2")
#loc169 = loc("layer2/attention/exp")
#loc171 = loc("layer2/attention/convert_element_type.5")
#loc172 = loc("layer2/attention/div.4")
#loc173 = loc("layer2/attention/div.5")
#loc176 = loc("layer2/attention/reshape.3")
#loc180 = loc("layer2/mlp/sub.1")
#loc183 = loc("layer2/mlp/rsqrt")
#loc184 = loc("layer2/mlp/mul.1")
#loc185 = loc("layer2/mlp/mul.3")
#loc186 = loc("layer2/mlp/broadcast_in_dim.2")
#loc188 = loc("layer2/mlp/reshape")
#loc190 = loc("layer2/mlp/add.4")
#loc192 = loc("layer2/mlp/mul.6")
#loc193 = loc("layer2/mlp/tanh")
#loc194 = loc("layer2/mlp/sub.2")
#loc195 = loc("layer2/mlp/mul.9")
#loc196 = loc("layer2/mlp/mul.10")
#loc200 = loc("layer3/attention/sub.1")
#loc203 = loc("layer3/attention/rsqrt")
#loc204 = loc("layer3/attention/mul.1")
#loc205 = loc("layer3/attention/mul.3")
#loc206 = loc("layer3/attention/broadcast_in_dim.2")
#loc207 = loc("layer3/attention/add.2")
#loc212 = loc("layer3/attention/reshape")
#loc213 = loc("layer3/attention/reshape.1")
#loc214 = loc("layer3/attention/reshape.2")
#loc218 = loc("layer3/attention/exp")
#loc220 = loc("layer3/attention/convert_element_type.5")
#loc221 = loc("layer3/attention/div.4")
#loc222 = loc("layer3/attention/div.5")
#loc225 = loc("layer3/attention/reshape.3")
#loc229 = loc("layer3/mlp/sub.1")
#loc232 = loc("layer3/mlp/rsqrt")
#loc233 = loc("layer3/mlp/mul.1")
#loc234 = loc("layer3/mlp/mul.3")
#loc235 = loc("layer3/mlp/broadcast_in_dim.2")
#loc237 = loc("layer3/mlp/reshape")
#loc239 = loc("layer3/mlp/add.4")
#loc241 = loc("layer3/mlp/mul.6")
#loc242 = loc("layer3/mlp/tanh")
#loc243 = loc("layer3/mlp/sub.2")
#loc244 = loc("layer3/mlp/mul.9")
#loc245 = loc("layer3/mlp/mul.10")
#loc249 = loc("head/sub.1")
#loc252 = loc("head/rsqrt")
#loc253 = loc("head/mul.1")
#loc254 = loc("head/mul.3")
#loc255 = loc("head/broadcast_in_dim.2")
#loc256 = loc("head/add.2")
#loc260 = loc("head/log_softmax/exp")
#loc262 = loc("head/log_softmax/convert_element_type.1")
#loc263 = loc("head/eq.1")
#loc267 = loc("cotangent0")
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
module {
  func.func @fwd(%arg0: tensor<1024x8192xbf16> loc("embedding"), %arg1: tensor<32768x8192xbf16> loc("layer0/down"), %arg2: tensor<8192xbf16> loc("layer0/down_bias"), %arg3: tensor<8192xbf16> loc("layer0/norm1_bias"), %arg4: tensor<8192xbf16> loc("layer0/norm1_gain"), %arg5: tensor<8192xbf16> loc("layer0/norm2_bias"), %arg6: tensor<8192xbf16> loc("layer0/norm2_gain"), %arg7: tensor<8192x8192xbf16> loc("layer0/out"), %arg8: tensor<8192x24576xbf16> loc("layer0/qkv"), %arg9: tensor<8192x32768xbf16> loc("layer0/up"), %arg10: tensor<32768xbf16> loc("layer0/up_bias"), %arg11: tensor<32768x8192xbf16> loc("layer1/down"), %arg12: tensor<8192xbf16> loc("layer1/down_bias"), %arg13: tensor<8192xbf16> loc("layer1/norm1_bias"), %arg14: tensor<8192xbf16> loc("layer1/norm1_gain"), %arg15: tensor<8192xbf16> loc("layer1/norm2_bias"), %arg16: tensor<8192xbf16> loc("layer1/norm2_gain"), %arg17: tensor<8192x8192xbf16> loc("layer1/out"), %arg18: tensor<8192x24576xbf16> loc("layer1/qkv"), %arg19: tensor<8192x32768xbf16> loc("layer1/up"), %arg20: tensor<32768xbf16> loc("layer1/up_bias"), %arg21: tensor<32768x8192xbf16> loc("layer2/down"), %arg22: tensor<8192xbf16> loc("layer2/down_bias"), %arg23: tensor<8192xbf16> loc("layer2/norm1_bias"), %arg24: tensor<8192xbf16> loc("layer2/norm1_gain"), %arg25: tensor<8192xbf16> loc("layer2/norm2_bias"), %arg26: tensor<8192xbf16> loc("layer2/norm2_gain"), %arg27: tensor<8192x8192xbf16> loc("layer2/out"), %arg28: tensor<8192x24576xbf16> loc("layer2/qkv"), %arg29: tensor<8192x32768xbf16> loc("layer2/up"), %arg30: tensor<32768xbf16> loc("layer2/up_bias"), %arg31: tensor<32768x8192xbf16> loc("layer3/down"), %arg32: tensor<8192xbf16> loc("layer3/down_bias"), %arg33: tensor<8192xbf16> loc("layer3/norm1_bias"), %arg34: tensor<8192xbf16> loc("layer3/norm1_gain"), %arg35: tensor<8192xbf16> loc("layer3/norm2_bias"), %arg36: tensor<8192xbf16> loc("layer3/norm2_gain"), %arg37: tensor<8192x8192xbf16> loc("layer3/out"), %arg38: tensor<8192x24576xbf16> loc("layer3/qkv"), %arg39: tensor<8192x32768xbf16> loc("layer3/up"), %arg40: tensor<32768xbf16> loc("layer3/up_bias"), %arg41: tensor<8192xbf16> loc("norm_bias"), %arg42: tensor<8192xbf16> loc("norm_gain"), %arg43: tensor<512x8192xbf16> loc("position"), %arg44: tensor<16x512xi32> loc("labels"), %arg45: tensor<16x512xi32> loc("tokens")) -> (tensor<bf16>, tensor<1024x8192xbf16>, tensor<32768x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<16x512xi32>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x16x512x512xi1>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1024xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1024xi1>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
    %cst = arith.constant 8.192000e+03 : bf16
    %cst_0 = arith.constant 5.000000e-01 : bf16
    %cst_1 = arith.constant 7.968750e-01 : bf16
    %cst_2 = arith.constant 4.467770e-02 : bf16
    %cst_3 = arith.constant 3.000000e+00 : bf16
    %cst_4 = arith.constant 1.000000e+00 : bf16
    %cst_5 = arith.constant 0xFF80 : bf16
    %cst_6 = arith.constant {ao.layer = 0 : i64} -1.000000e+09 : f32
    %cst_7 = arith.constant 4.418950e-02 : bf16
    %cst_8 = arith.constant 0.000000e+00 : bf16
    %cst_9 = arith.constant -5.000000e-01 : bf16
    %cst_10 = arith.constant 1.001360e-05 : bf16
    %cst_11 = arith.constant 8.192000e+03 : f32
    %cst_12 = arith.constant 0.000000e+00 : f32
    %c1023 = arith.constant 1023 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<16x512x1xi32> loc(#loc48)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg45 : tensor<16x512xi32>) outs(%0 : tensor<16x512x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x512x1xi32> loc(#loc48)
    %2 = tensor.empty() : tensor<16x512x8192xbf16> loc(#loc49)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg43 : tensor<512x8192xbf16>) outs(%2 : tensor<16x512x8192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %426 = linalg.index 0 : index
      %427 = linalg.index 1 : index
      %428 = linalg.index 2 : index
      %extracted = tensor.extract %1[%426, %427, %c0] : tensor<16x512x1xi32>
      %429 = arith.index_cast %extracted : i32 to index
      %430 = arith.maxsi %429, %c0 : index
      %431 = arith.minsi %430, %c1023 : index
      %extracted_50 = tensor.extract %arg0[%431, %428] : tensor<1024x8192xbf16>
      %432 = arith.addf %extracted_50, %in : bf16
      linalg.yield %432 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc49)
    %4 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc50)
    %5 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%4 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc50)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<16x512x8192xbf16>) outs(%5 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x512xf32> loc(#loc50)
    %7 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc51)
    %8 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%7 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: f32, %out: bf16):
      %426 = arith.divf %in_50, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.subf %in, %427 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc51)
    %9 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc52)
    %10 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%9 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc52)
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<16x512x8192xbf16>) outs(%10 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.extf %426 : bf16 to f32
      %428 = arith.addf %out, %427 : f32
      linalg.yield %428 : f32
    } -> tensor<16x512xf32> loc(#loc52)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc53)
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<16x512xf32>) outs(%12 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.divf %in, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.addf %427, %cst_10 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc53)
    %14 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc54)
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<16x512x1xbf16>) outs(%14 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = math.rsqrt %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc54)
    %16 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc55)
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %13 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%16 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      %427 = arith.mulf %426, %cst_9 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc55)
    %18 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc56)
    %19 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %15 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>) outs(%18 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc56)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x8192xbf16> loc(#loc57)
    %21 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<8192xbf16>) outs(%20 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc57)
    %22 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc58)
    %23 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %21, %arg3 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>, tensor<8192xbf16>) outs(%22 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc58)
    %24 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x24576xbf16> loc(#loc59)
    %25 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%24 : tensor<16x512x24576xbf16>) -> tensor<16x512x24576xbf16> loc(#loc59)
    %26 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23, %arg8 : tensor<16x512x8192xbf16>, tensor<8192x24576xbf16>) outs(%25 : tensor<16x512x24576xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x24576xbf16> loc(#loc59)
    %extracted_slice = tensor.extract_slice %26[0, 0, 0] [16, 512, 8192] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc60)
    %extracted_slice_13 = tensor.extract_slice %26[0, 0, 8192] [16, 512, 8192] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc61)
    %extracted_slice_14 = tensor.extract_slice %26[0, 0, 16384] [16, 512, 8192] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc62)
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc63)
    %expanded_15 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc64)
    %expanded_16 = tensor.expand_shape %extracted_slice_14 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc65)
    %27 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc66)
    %28 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%27 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc66)
    %29 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_15 : tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>) outs(%28 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc66)
    %30 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xi1> loc(#loc67)
    %31 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%30 : tensor<16x16x512x512xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i1):
      %426 = linalg.index 3 : index
      %427 = arith.index_cast %426 : index to i32
      %428 = linalg.index 2 : index
      %429 = arith.index_cast %428 : index to i32
      %430 = arith.cmpi sge, %429, %427 : i32
      linalg.yield %430 : i1
    } -> tensor<16x16x512x512xi1> loc(#loc67)
    %32 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc68)
    %33 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%32 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: bf16):
      %426 = arith.truncf %cst_6 : f32 to bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc68)
    %34 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc69)
    %35 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %29, %33 : tensor<16x16x512x512xi1>, tensor<16x16x512x512xbf16>, tensor<16x16x512x512xbf16>) outs(%34 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in_50, %cst_7 : bf16
      %427 = arith.select %in, %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc69)
    %36 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512xbf16> loc(#loc70)
    %37 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%36 : tensor<16x16x512xbf16>) -> tensor<16x16x512xbf16> loc(#loc70)
    %38 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<16x16x512x512xbf16>) outs(%37 : tensor<16x16x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.maximumf %out, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512xbf16> loc(#loc70)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc71)
    %40 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<16x16x512x512xbf16>, tensor<16x16x512xbf16>) outs(%39 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.subf %in, %in_50 : bf16
      %427 = math.exp %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc71)
    %41 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512xf32> loc(#loc72)
    %42 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%41 : tensor<16x16x512xf32>) -> tensor<16x16x512xf32> loc(#loc72)
    %43 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%40 : tensor<16x16x512x512xbf16>) outs(%42 : tensor<16x16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x16x512xf32> loc(#loc72)
    %44 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x1xbf16> loc(#loc73)
    %45 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<16x16x512xf32>) outs(%44 : tensor<16x16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.truncf %in : f32 to bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512x1xbf16> loc(#loc73)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc74)
    %47 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %45 : tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>) outs(%46 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc74)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x1xbf16> loc(#loc75)
    %49 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<16x16x512x1xbf16>) outs(%48 : tensor<16x16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.divf %cst_4, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x1xbf16> loc(#loc75)
    %50 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc76)
    %51 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%50 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc76)
    %52 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_16, %47 : tensor<16x512x16x512xbf16>, tensor<16x16x512x512xbf16>) outs(%51 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc76)
    %53 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x16x512xbf16> loc(#loc77)
    %54 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<16x16x512x512xbf16>) outs(%53 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc77)
    %collapsed = tensor.collapse_shape %54 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc78)
    %55 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc79)
    %56 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%55 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc79)
    %57 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg7 : tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>) outs(%56 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc79)
    %58 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc80)
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %57 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%58 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.addf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc80)
    %60 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc81)
    %61 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%60 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc81)
    %62 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<16x512x8192xbf16>) outs(%61 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x512xf32> loc(#loc81)
    %63 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc82)
    %64 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%63 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: f32, %out: bf16):
      %426 = arith.divf %in_50, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.subf %in, %427 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc82)
    %65 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc83)
    %66 = linalg.fill {ao.layer = 0 : i64} ins(%cst_12 : f32) outs(%65 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc83)
    %67 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64 : tensor<16x512x8192xbf16>) outs(%66 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.extf %426 : bf16 to f32
      %428 = arith.addf %out, %427 : f32
      linalg.yield %428 : f32
    } -> tensor<16x512xf32> loc(#loc83)
    %68 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc84)
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<16x512xf32>) outs(%68 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.divf %in, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.addf %427, %cst_10 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc84)
    %70 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc85)
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<16x512x1xbf16>) outs(%70 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = math.rsqrt %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc85)
    %72 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xbf16> loc(#loc86)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %69 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%72 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      %427 = arith.mulf %426, %cst_9 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc86)
    %74 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc87)
    %75 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %71 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>) outs(%74 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc87)
    %76 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x8192xbf16> loc(#loc88)
    %77 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<8192xbf16>) outs(%76 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc88)
    %78 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc89)
    %79 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %77, %arg5 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>, tensor<8192xbf16>) outs(%78 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc89)
    %collapsed_17 = tensor.collapse_shape %79 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<8192x8192xbf16> loc(#loc90)
    %80 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc91)
    %81 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%80 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc91)
    %82 = linalg.matmul {ao.layer = 0 : i64} ins(%collapsed_17, %arg9 : tensor<8192x8192xbf16>, tensor<8192x32768xbf16>) outs(%81 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc91)
    %83 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc92)
    %84 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%82, %arg10 : tensor<8192x32768xbf16>, tensor<32768xbf16>) outs(%83 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.addf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc92)
    %85 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc93)
    %86 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<8192x32768xbf16>) outs(%85 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc93)
    %87 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc94)
    %88 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<8192x32768xbf16>) outs(%87 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %cst_3 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc94)
    %89 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc95)
    %90 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%84, %86 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%89 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in_50, %in : bf16
      %427 = arith.mulf %426, %cst_2 : bf16
      %428 = arith.addf %in, %427 : bf16
      %429 = arith.mulf %428, %cst_1 : bf16
      %430 = math.tanh %429 : bf16
      linalg.yield %430 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc95)
    %91 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc96)
    %92 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<8192x32768xbf16>) outs(%91 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.subf %cst_4, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc96)
    %93 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc97)
    %94 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<8192x32768xbf16>) outs(%93 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.addf %in, %cst_4 : bf16
      %427 = arith.mulf %426, %cst_0 : bf16
      linalg.yield %427 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc97)
    %95 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc98)
    %96 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%84, %94 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%95 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc98)
    %97 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x8192xbf16> loc(#loc99)
    %expanded_18 = tensor.expand_shape %97 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 0 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc99)
    %98 = linalg.fill {ao.layer = 0 : i64} ins(%cst_8 : bf16) outs(%expanded_18 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc99)
    %expanded_19 = tensor.expand_shape %96 [[0, 1], [2]] output_shape [16, 512, 32768] {ao.layer = 0 : i64} : tensor<8192x32768xbf16> into tensor<16x512x32768xbf16> loc(#loc99)
    %99 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_19, %arg1 : tensor<16x512x32768xbf16>, tensor<32768x8192xbf16>) outs(%98 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc99)
    %100 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc100)
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %99, %arg2 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192xbf16>) outs(%100 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.addf %in_50, %in_51 : bf16
      %427 = arith.addf %in, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc100)
    %102 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc101)
    %103 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%102 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc101)
    %104 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<16x512x8192xbf16>) outs(%103 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x512xf32> loc(#loc101)
    %105 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc102)
    %106 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %104 : tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%105 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: f32, %out: bf16):
      %426 = arith.divf %in_50, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.subf %in, %427 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc102)
    %107 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc103)
    %108 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%107 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc103)
    %109 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<16x512x8192xbf16>) outs(%108 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.extf %426 : bf16 to f32
      %428 = arith.addf %out, %427 : f32
      linalg.yield %428 : f32
    } -> tensor<16x512xf32> loc(#loc103)
    %110 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc104)
    %111 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<16x512xf32>) outs(%110 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.divf %in, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.addf %427, %cst_10 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc104)
    %112 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc105)
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<16x512x1xbf16>) outs(%112 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = math.rsqrt %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc105)
    %114 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc106)
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %111 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%114 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      %427 = arith.mulf %426, %cst_9 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc106)
    %116 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc107)
    %117 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %113 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>) outs(%116 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc107)
    %118 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x8192xbf16> loc(#loc108)
    %119 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<8192xbf16>) outs(%118 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc108)
    %120 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc109)
    %121 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %119, %arg13 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>, tensor<8192xbf16>) outs(%120 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc109)
    %122 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x24576xbf16> loc(#loc110)
    %123 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%122 : tensor<16x512x24576xbf16>) -> tensor<16x512x24576xbf16> loc(#loc110)
    %124 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%121, %arg18 : tensor<16x512x8192xbf16>, tensor<8192x24576xbf16>) outs(%123 : tensor<16x512x24576xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x24576xbf16> loc(#loc110)
    %extracted_slice_20 = tensor.extract_slice %124[0, 0, 0] [16, 512, 8192] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc111)
    %extracted_slice_21 = tensor.extract_slice %124[0, 0, 8192] [16, 512, 8192] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc112)
    %extracted_slice_22 = tensor.extract_slice %124[0, 0, 16384] [16, 512, 8192] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc113)
    %expanded_23 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc114)
    %expanded_24 = tensor.expand_shape %extracted_slice_21 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc115)
    %expanded_25 = tensor.expand_shape %extracted_slice_22 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc116)
    %125 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x512xbf16> loc(#loc117)
    %126 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%125 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc117)
    %127 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_23, %expanded_24 : tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>) outs(%126 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc117)
    %128 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x512xbf16> loc(#loc118)
    %129 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %127, %33 : tensor<16x16x512x512xi1>, tensor<16x16x512x512xbf16>, tensor<16x16x512x512xbf16>) outs(%128 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in_50, %cst_7 : bf16
      %427 = arith.select %in, %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc118)
    %130 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512xbf16> loc(#loc119)
    %131 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%130 : tensor<16x16x512xbf16>) -> tensor<16x16x512xbf16> loc(#loc119)
    %132 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%129 : tensor<16x16x512x512xbf16>) outs(%131 : tensor<16x16x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.maximumf %out, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512xbf16> loc(#loc119)
    %133 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x512xbf16> loc(#loc120)
    %134 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %132 : tensor<16x16x512x512xbf16>, tensor<16x16x512xbf16>) outs(%133 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.subf %in, %in_50 : bf16
      %427 = math.exp %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc120)
    %135 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512xf32> loc(#loc121)
    %136 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%135 : tensor<16x16x512xf32>) -> tensor<16x16x512xf32> loc(#loc121)
    %137 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%134 : tensor<16x16x512x512xbf16>) outs(%136 : tensor<16x16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x16x512xf32> loc(#loc121)
    %138 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x1xbf16> loc(#loc122)
    %139 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<16x16x512xf32>) outs(%138 : tensor<16x16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.truncf %in : f32 to bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512x1xbf16> loc(#loc122)
    %140 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x512xbf16> loc(#loc123)
    %141 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %139 : tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>) outs(%140 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc123)
    %142 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x1xbf16> loc(#loc124)
    %143 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<16x16x512x1xbf16>) outs(%142 : tensor<16x16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.divf %cst_4, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x1xbf16> loc(#loc124)
    %144 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x512xbf16> loc(#loc125)
    %145 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%144 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc125)
    %146 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_25, %141 : tensor<16x512x16x512xbf16>, tensor<16x16x512x512xbf16>) outs(%145 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc125)
    %147 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x16x512xbf16> loc(#loc126)
    %148 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146 : tensor<16x16x512x512xbf16>) outs(%147 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc126)
    %collapsed_26 = tensor.collapse_shape %148 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc127)
    %149 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc128)
    %150 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%149 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc128)
    %151 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_26, %arg17 : tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>) outs(%150 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc128)
    %152 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc129)
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %151 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%152 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.addf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc129)
    %154 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc130)
    %155 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%154 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc130)
    %156 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%153 : tensor<16x512x8192xbf16>) outs(%155 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x512xf32> loc(#loc130)
    %157 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc131)
    %158 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %156 : tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%157 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: f32, %out: bf16):
      %426 = arith.divf %in_50, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.subf %in, %427 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc131)
    %159 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc132)
    %160 = linalg.fill {ao.layer = 1 : i64} ins(%cst_12 : f32) outs(%159 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc132)
    %161 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%158 : tensor<16x512x8192xbf16>) outs(%160 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.extf %426 : bf16 to f32
      %428 = arith.addf %out, %427 : f32
      linalg.yield %428 : f32
    } -> tensor<16x512xf32> loc(#loc132)
    %162 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc133)
    %163 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<16x512xf32>) outs(%162 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.divf %in, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.addf %427, %cst_10 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc133)
    %164 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc134)
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<16x512x1xbf16>) outs(%164 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = math.rsqrt %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc134)
    %166 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xbf16> loc(#loc135)
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %163 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%166 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      %427 = arith.mulf %426, %cst_9 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc135)
    %168 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc136)
    %169 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %165 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>) outs(%168 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc136)
    %170 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x8192xbf16> loc(#loc137)
    %171 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16 : tensor<8192xbf16>) outs(%170 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc137)
    %172 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc138)
    %173 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %171, %arg15 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>, tensor<8192xbf16>) outs(%172 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc138)
    %collapsed_27 = tensor.collapse_shape %173 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<8192x8192xbf16> loc(#loc139)
    %174 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc140)
    %175 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%174 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc140)
    %176 = linalg.matmul {ao.layer = 1 : i64} ins(%collapsed_27, %arg19 : tensor<8192x8192xbf16>, tensor<8192x32768xbf16>) outs(%175 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc140)
    %177 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc141)
    %178 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%176, %arg20 : tensor<8192x32768xbf16>, tensor<32768xbf16>) outs(%177 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.addf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc141)
    %179 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc142)
    %180 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<8192x32768xbf16>) outs(%179 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc142)
    %181 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc143)
    %182 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%180 : tensor<8192x32768xbf16>) outs(%181 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %cst_3 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc143)
    %183 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc144)
    %184 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%178, %180 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%183 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in_50, %in : bf16
      %427 = arith.mulf %426, %cst_2 : bf16
      %428 = arith.addf %in, %427 : bf16
      %429 = arith.mulf %428, %cst_1 : bf16
      %430 = math.tanh %429 : bf16
      linalg.yield %430 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc144)
    %185 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc145)
    %186 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<8192x32768xbf16>) outs(%185 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.subf %cst_4, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc145)
    %187 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc146)
    %188 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<8192x32768xbf16>) outs(%187 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.addf %in, %cst_4 : bf16
      %427 = arith.mulf %426, %cst_0 : bf16
      linalg.yield %427 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc146)
    %189 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc147)
    %190 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%178, %188 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%189 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc147)
    %191 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x8192xbf16> loc(#loc148)
    %expanded_28 = tensor.expand_shape %191 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 1 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc148)
    %192 = linalg.fill {ao.layer = 1 : i64} ins(%cst_8 : bf16) outs(%expanded_28 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc148)
    %expanded_29 = tensor.expand_shape %190 [[0, 1], [2]] output_shape [16, 512, 32768] {ao.layer = 1 : i64} : tensor<8192x32768xbf16> into tensor<16x512x32768xbf16> loc(#loc148)
    %193 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_29, %arg11 : tensor<16x512x32768xbf16>, tensor<32768x8192xbf16>) outs(%192 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc148)
    %194 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc149)
    %195 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %193, %arg12 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192xbf16>) outs(%194 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.addf %in_50, %in_51 : bf16
      %427 = arith.addf %in, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc149)
    %196 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc150)
    %197 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%196 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc150)
    %198 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<16x512x8192xbf16>) outs(%197 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x512xf32> loc(#loc150)
    %199 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc151)
    %200 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %198 : tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%199 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: f32, %out: bf16):
      %426 = arith.divf %in_50, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.subf %in, %427 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc151)
    %201 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc152)
    %202 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%201 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc152)
    %203 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%200 : tensor<16x512x8192xbf16>) outs(%202 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.extf %426 : bf16 to f32
      %428 = arith.addf %out, %427 : f32
      linalg.yield %428 : f32
    } -> tensor<16x512xf32> loc(#loc152)
    %204 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc153)
    %205 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<16x512xf32>) outs(%204 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.divf %in, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.addf %427, %cst_10 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc153)
    %206 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc154)
    %207 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<16x512x1xbf16>) outs(%206 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = math.rsqrt %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc154)
    %208 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc155)
    %209 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %205 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%208 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      %427 = arith.mulf %426, %cst_9 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc155)
    %210 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc156)
    %211 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %207 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>) outs(%210 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc156)
    %212 = tensor.empty() {ao.layer = 2 : i64} : tensor<1x1x8192xbf16> loc(#loc157)
    %213 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24 : tensor<8192xbf16>) outs(%212 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc157)
    %214 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc158)
    %215 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %213, %arg23 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>, tensor<8192xbf16>) outs(%214 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc158)
    %216 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x24576xbf16> loc(#loc159)
    %217 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%216 : tensor<16x512x24576xbf16>) -> tensor<16x512x24576xbf16> loc(#loc159)
    %218 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%215, %arg28 : tensor<16x512x8192xbf16>, tensor<8192x24576xbf16>) outs(%217 : tensor<16x512x24576xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x24576xbf16> loc(#loc159)
    %extracted_slice_30 = tensor.extract_slice %218[0, 0, 0] [16, 512, 8192] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc160)
    %extracted_slice_31 = tensor.extract_slice %218[0, 0, 8192] [16, 512, 8192] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc161)
    %extracted_slice_32 = tensor.extract_slice %218[0, 0, 16384] [16, 512, 8192] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc162)
    %expanded_33 = tensor.expand_shape %extracted_slice_30 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc163)
    %expanded_34 = tensor.expand_shape %extracted_slice_31 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc164)
    %expanded_35 = tensor.expand_shape %extracted_slice_32 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc165)
    %219 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x512xbf16> loc(#loc166)
    %220 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%219 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc166)
    %221 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33, %expanded_34 : tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>) outs(%220 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc166)
    %222 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x512xbf16> loc(#loc167)
    %223 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %221, %33 : tensor<16x16x512x512xi1>, tensor<16x16x512x512xbf16>, tensor<16x16x512x512xbf16>) outs(%222 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in_50, %cst_7 : bf16
      %427 = arith.select %in, %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc167)
    %224 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512xbf16> loc(#loc168)
    %225 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%224 : tensor<16x16x512xbf16>) -> tensor<16x16x512xbf16> loc(#loc168)
    %226 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%223 : tensor<16x16x512x512xbf16>) outs(%225 : tensor<16x16x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.maximumf %out, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512xbf16> loc(#loc168)
    %227 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x512xbf16> loc(#loc169)
    %228 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223, %226 : tensor<16x16x512x512xbf16>, tensor<16x16x512xbf16>) outs(%227 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.subf %in, %in_50 : bf16
      %427 = math.exp %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc169)
    %229 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512xf32> loc(#loc170)
    %230 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%229 : tensor<16x16x512xf32>) -> tensor<16x16x512xf32> loc(#loc170)
    %231 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%228 : tensor<16x16x512x512xbf16>) outs(%230 : tensor<16x16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x16x512xf32> loc(#loc170)
    %232 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x1xbf16> loc(#loc171)
    %233 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<16x16x512xf32>) outs(%232 : tensor<16x16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.truncf %in : f32 to bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512x1xbf16> loc(#loc171)
    %234 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x512xbf16> loc(#loc172)
    %235 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %233 : tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>) outs(%234 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc172)
    %236 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x1xbf16> loc(#loc173)
    %237 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233 : tensor<16x16x512x1xbf16>) outs(%236 : tensor<16x16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.divf %cst_4, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x1xbf16> loc(#loc173)
    %238 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x512xbf16> loc(#loc174)
    %239 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%238 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc174)
    %240 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_35, %235 : tensor<16x512x16x512xbf16>, tensor<16x16x512x512xbf16>) outs(%239 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc174)
    %241 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x16x512xbf16> loc(#loc175)
    %242 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%240 : tensor<16x16x512x512xbf16>) outs(%241 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc175)
    %collapsed_36 = tensor.collapse_shape %242 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc176)
    %243 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc177)
    %244 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%243 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc177)
    %245 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_36, %arg27 : tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>) outs(%244 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc177)
    %246 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc178)
    %247 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195, %245 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%246 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.addf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc178)
    %248 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc179)
    %249 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%248 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc179)
    %250 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%247 : tensor<16x512x8192xbf16>) outs(%249 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x512xf32> loc(#loc179)
    %251 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc180)
    %252 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %250 : tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%251 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: f32, %out: bf16):
      %426 = arith.divf %in_50, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.subf %in, %427 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc180)
    %253 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc181)
    %254 = linalg.fill {ao.layer = 2 : i64} ins(%cst_12 : f32) outs(%253 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc181)
    %255 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%252 : tensor<16x512x8192xbf16>) outs(%254 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.extf %426 : bf16 to f32
      %428 = arith.addf %out, %427 : f32
      linalg.yield %428 : f32
    } -> tensor<16x512xf32> loc(#loc181)
    %256 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc182)
    %257 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<16x512xf32>) outs(%256 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.divf %in, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.addf %427, %cst_10 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc182)
    %258 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc183)
    %259 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<16x512x1xbf16>) outs(%258 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = math.rsqrt %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc183)
    %260 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xbf16> loc(#loc184)
    %261 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %257 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%260 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      %427 = arith.mulf %426, %cst_9 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc184)
    %262 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc185)
    %263 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %259 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>) outs(%262 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc185)
    %264 = tensor.empty() {ao.layer = 2 : i64} : tensor<1x1x8192xbf16> loc(#loc186)
    %265 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg26 : tensor<8192xbf16>) outs(%264 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc186)
    %266 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc187)
    %267 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %265, %arg25 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>, tensor<8192xbf16>) outs(%266 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc187)
    %collapsed_37 = tensor.collapse_shape %267 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<8192x8192xbf16> loc(#loc188)
    %268 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc189)
    %269 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%268 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc189)
    %270 = linalg.matmul {ao.layer = 2 : i64} ins(%collapsed_37, %arg29 : tensor<8192x8192xbf16>, tensor<8192x32768xbf16>) outs(%269 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc189)
    %271 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc190)
    %272 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%270, %arg30 : tensor<8192x32768xbf16>, tensor<32768xbf16>) outs(%271 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.addf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc190)
    %273 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc191)
    %274 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<8192x32768xbf16>) outs(%273 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc191)
    %275 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc192)
    %276 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%274 : tensor<8192x32768xbf16>) outs(%275 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %cst_3 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc192)
    %277 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc193)
    %278 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%272, %274 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%277 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in_50, %in : bf16
      %427 = arith.mulf %426, %cst_2 : bf16
      %428 = arith.addf %in, %427 : bf16
      %429 = arith.mulf %428, %cst_1 : bf16
      %430 = math.tanh %429 : bf16
      linalg.yield %430 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc193)
    %279 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc194)
    %280 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<8192x32768xbf16>) outs(%279 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.subf %cst_4, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc194)
    %281 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc195)
    %282 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<8192x32768xbf16>) outs(%281 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.addf %in, %cst_4 : bf16
      %427 = arith.mulf %426, %cst_0 : bf16
      linalg.yield %427 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc195)
    %283 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc196)
    %284 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%272, %282 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%283 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc196)
    %285 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x8192xbf16> loc(#loc197)
    %expanded_38 = tensor.expand_shape %285 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 2 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc197)
    %286 = linalg.fill {ao.layer = 2 : i64} ins(%cst_8 : bf16) outs(%expanded_38 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc197)
    %expanded_39 = tensor.expand_shape %284 [[0, 1], [2]] output_shape [16, 512, 32768] {ao.layer = 2 : i64} : tensor<8192x32768xbf16> into tensor<16x512x32768xbf16> loc(#loc197)
    %287 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_39, %arg21 : tensor<16x512x32768xbf16>, tensor<32768x8192xbf16>) outs(%286 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc197)
    %288 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc198)
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %287, %arg22 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192xbf16>) outs(%288 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.addf %in_50, %in_51 : bf16
      %427 = arith.addf %in, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc198)
    %290 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc199)
    %291 = linalg.fill {ao.layer = 3 : i64} ins(%cst_12 : f32) outs(%290 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc199)
    %292 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%289 : tensor<16x512x8192xbf16>) outs(%291 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x512xf32> loc(#loc199)
    %293 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc200)
    %294 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %292 : tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%293 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: f32, %out: bf16):
      %426 = arith.divf %in_50, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.subf %in, %427 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc200)
    %295 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc201)
    %296 = linalg.fill {ao.layer = 3 : i64} ins(%cst_12 : f32) outs(%295 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc201)
    %297 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%294 : tensor<16x512x8192xbf16>) outs(%296 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.extf %426 : bf16 to f32
      %428 = arith.addf %out, %427 : f32
      linalg.yield %428 : f32
    } -> tensor<16x512xf32> loc(#loc201)
    %298 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc202)
    %299 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<16x512xf32>) outs(%298 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.divf %in, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.addf %427, %cst_10 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc202)
    %300 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc203)
    %301 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<16x512x1xbf16>) outs(%300 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = math.rsqrt %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc203)
    %302 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc204)
    %303 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %299 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%302 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      %427 = arith.mulf %426, %cst_9 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc204)
    %304 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc205)
    %305 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %301 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>) outs(%304 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc205)
    %306 = tensor.empty() {ao.layer = 3 : i64} : tensor<1x1x8192xbf16> loc(#loc206)
    %307 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg34 : tensor<8192xbf16>) outs(%306 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc206)
    %308 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc207)
    %309 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%305, %307, %arg33 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>, tensor<8192xbf16>) outs(%308 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc207)
    %310 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x24576xbf16> loc(#loc208)
    %311 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%310 : tensor<16x512x24576xbf16>) -> tensor<16x512x24576xbf16> loc(#loc208)
    %312 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%309, %arg38 : tensor<16x512x8192xbf16>, tensor<8192x24576xbf16>) outs(%311 : tensor<16x512x24576xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x24576xbf16> loc(#loc208)
    %extracted_slice_40 = tensor.extract_slice %312[0, 0, 0] [16, 512, 8192] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc209)
    %extracted_slice_41 = tensor.extract_slice %312[0, 0, 8192] [16, 512, 8192] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc210)
    %extracted_slice_42 = tensor.extract_slice %312[0, 0, 16384] [16, 512, 8192] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x24576xbf16> to tensor<16x512x8192xbf16> loc(#loc211)
    %expanded_43 = tensor.expand_shape %extracted_slice_40 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc212)
    %expanded_44 = tensor.expand_shape %extracted_slice_41 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc213)
    %expanded_45 = tensor.expand_shape %extracted_slice_42 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc214)
    %313 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x512xbf16> loc(#loc215)
    %314 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%313 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc215)
    %315 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_43, %expanded_44 : tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>) outs(%314 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc215)
    %316 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x512xbf16> loc(#loc216)
    %317 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %315, %33 : tensor<16x16x512x512xi1>, tensor<16x16x512x512xbf16>, tensor<16x16x512x512xbf16>) outs(%316 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in_50, %cst_7 : bf16
      %427 = arith.select %in, %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc216)
    %318 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512xbf16> loc(#loc217)
    %319 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%318 : tensor<16x16x512xbf16>) -> tensor<16x16x512xbf16> loc(#loc217)
    %320 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%317 : tensor<16x16x512x512xbf16>) outs(%319 : tensor<16x16x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.maximumf %out, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512xbf16> loc(#loc217)
    %321 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x512xbf16> loc(#loc218)
    %322 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%317, %320 : tensor<16x16x512x512xbf16>, tensor<16x16x512xbf16>) outs(%321 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.subf %in, %in_50 : bf16
      %427 = math.exp %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc218)
    %323 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512xf32> loc(#loc219)
    %324 = linalg.fill {ao.layer = 3 : i64} ins(%cst_12 : f32) outs(%323 : tensor<16x16x512xf32>) -> tensor<16x16x512xf32> loc(#loc219)
    %325 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%322 : tensor<16x16x512x512xbf16>) outs(%324 : tensor<16x16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x16x512xf32> loc(#loc219)
    %326 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x1xbf16> loc(#loc220)
    %327 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325 : tensor<16x16x512xf32>) outs(%326 : tensor<16x16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.truncf %in : f32 to bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512x1xbf16> loc(#loc220)
    %328 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x512xbf16> loc(#loc221)
    %329 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%322, %327 : tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>) outs(%328 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc221)
    %330 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x1xbf16> loc(#loc222)
    %331 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%327 : tensor<16x16x512x1xbf16>) outs(%330 : tensor<16x16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.divf %cst_4, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x1xbf16> loc(#loc222)
    %332 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x512xbf16> loc(#loc223)
    %333 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%332 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc223)
    %334 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45, %329 : tensor<16x512x16x512xbf16>, tensor<16x16x512x512xbf16>) outs(%333 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc223)
    %335 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x16x512xbf16> loc(#loc224)
    %336 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%334 : tensor<16x16x512x512xbf16>) outs(%335 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc224)
    %collapsed_46 = tensor.collapse_shape %336 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc225)
    %337 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc226)
    %338 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%337 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc226)
    %339 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_46, %arg37 : tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>) outs(%338 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc226)
    %340 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc227)
    %341 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %339 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%340 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.addf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc227)
    %342 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc228)
    %343 = linalg.fill {ao.layer = 3 : i64} ins(%cst_12 : f32) outs(%342 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc228)
    %344 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%341 : tensor<16x512x8192xbf16>) outs(%343 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x512xf32> loc(#loc228)
    %345 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc229)
    %346 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %344 : tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%345 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: f32, %out: bf16):
      %426 = arith.divf %in_50, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.subf %in, %427 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc229)
    %347 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc230)
    %348 = linalg.fill {ao.layer = 3 : i64} ins(%cst_12 : f32) outs(%347 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc230)
    %349 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%346 : tensor<16x512x8192xbf16>) outs(%348 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.extf %426 : bf16 to f32
      %428 = arith.addf %out, %427 : f32
      linalg.yield %428 : f32
    } -> tensor<16x512xf32> loc(#loc230)
    %350 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc231)
    %351 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349 : tensor<16x512xf32>) outs(%350 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.divf %in, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.addf %427, %cst_10 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc231)
    %352 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc232)
    %353 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351 : tensor<16x512x1xbf16>) outs(%352 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = math.rsqrt %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc232)
    %354 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xbf16> loc(#loc233)
    %355 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %351 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%354 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      %427 = arith.mulf %426, %cst_9 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc233)
    %356 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc234)
    %357 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %353 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>) outs(%356 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc234)
    %358 = tensor.empty() {ao.layer = 3 : i64} : tensor<1x1x8192xbf16> loc(#loc235)
    %359 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg36 : tensor<8192xbf16>) outs(%358 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc235)
    %360 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc236)
    %361 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %359, %arg35 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>, tensor<8192xbf16>) outs(%360 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc236)
    %collapsed_47 = tensor.collapse_shape %361 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<8192x8192xbf16> loc(#loc237)
    %362 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc238)
    %363 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%362 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc238)
    %364 = linalg.matmul {ao.layer = 3 : i64} ins(%collapsed_47, %arg39 : tensor<8192x8192xbf16>, tensor<8192x32768xbf16>) outs(%363 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc238)
    %365 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc239)
    %366 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%364, %arg40 : tensor<8192x32768xbf16>, tensor<32768xbf16>) outs(%365 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.addf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc239)
    %367 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc240)
    %368 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%366 : tensor<8192x32768xbf16>) outs(%367 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc240)
    %369 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc241)
    %370 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%368 : tensor<8192x32768xbf16>) outs(%369 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.mulf %in, %cst_3 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc241)
    %371 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc242)
    %372 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%366, %368 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%371 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in_50, %in : bf16
      %427 = arith.mulf %426, %cst_2 : bf16
      %428 = arith.addf %in, %427 : bf16
      %429 = arith.mulf %428, %cst_1 : bf16
      %430 = math.tanh %429 : bf16
      linalg.yield %430 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc242)
    %373 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc243)
    %374 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%372 : tensor<8192x32768xbf16>) outs(%373 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.subf %cst_4, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc243)
    %375 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc244)
    %376 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%372 : tensor<8192x32768xbf16>) outs(%375 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.addf %in, %cst_4 : bf16
      %427 = arith.mulf %426, %cst_0 : bf16
      linalg.yield %427 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc244)
    %377 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc245)
    %378 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%366, %376 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%377 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc245)
    %379 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x8192xbf16> loc(#loc246)
    %expanded_48 = tensor.expand_shape %379 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 3 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc246)
    %380 = linalg.fill {ao.layer = 3 : i64} ins(%cst_8 : bf16) outs(%expanded_48 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc246)
    %expanded_49 = tensor.expand_shape %378 [[0, 1], [2]] output_shape [16, 512, 32768] {ao.layer = 3 : i64} : tensor<8192x32768xbf16> into tensor<16x512x32768xbf16> loc(#loc246)
    %381 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_49, %arg31 : tensor<16x512x32768xbf16>, tensor<32768x8192xbf16>) outs(%380 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc246)
    %382 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc247)
    %383 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %381, %arg32 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192xbf16>) outs(%382 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.addf %in_50, %in_51 : bf16
      %427 = arith.addf %in, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc247)
    %384 = tensor.empty() : tensor<16x512xf32> loc(#loc248)
    %385 = linalg.fill ins(%cst_12 : f32) outs(%384 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc248)
    %386 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%383 : tensor<16x512x8192xbf16>) outs(%385 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x512xf32> loc(#loc248)
    %387 = tensor.empty() : tensor<16x512x8192xbf16> loc(#loc249)
    %388 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %386 : tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%387 : tensor<16x512x8192xbf16>) {
    ^bb0(%in: bf16, %in_50: f32, %out: bf16):
      %426 = arith.divf %in_50, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.subf %in, %427 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc249)
    %389 = tensor.empty() : tensor<16x512xf32> loc(#loc250)
    %390 = linalg.fill ins(%cst_12 : f32) outs(%389 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc250)
    %391 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%388 : tensor<16x512x8192xbf16>) outs(%390 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.mulf %in, %in : bf16
      %427 = arith.extf %426 : bf16 to f32
      %428 = arith.addf %out, %427 : f32
      linalg.yield %428 : f32
    } -> tensor<16x512xf32> loc(#loc250)
    %392 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc251)
    %393 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<16x512xf32>) outs(%392 : tensor<16x512x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.divf %in, %cst_11 : f32
      %427 = arith.truncf %426 : f32 to bf16
      %428 = arith.addf %427, %cst_10 : bf16
      linalg.yield %428 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc251)
    %394 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc252)
    %395 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393 : tensor<16x512x1xbf16>) outs(%394 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %426 = math.rsqrt %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc252)
    %396 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc253)
    %397 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %393 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%396 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.divf %in, %in_50 : bf16
      %427 = arith.mulf %426, %cst_9 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc253)
    %398 = tensor.empty() : tensor<16x512x8192xbf16> loc(#loc254)
    %399 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %395 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>) outs(%398 : tensor<16x512x8192xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc254)
    %400 = tensor.empty() : tensor<1x1x8192xbf16> loc(#loc255)
    %401 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg42 : tensor<8192xbf16>) outs(%400 : tensor<1x1x8192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc255)
    %402 = tensor.empty() : tensor<16x512x8192xbf16> loc(#loc256)
    %403 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %401, %arg41 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>, tensor<8192xbf16>) outs(%402 : tensor<16x512x8192xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %in_51: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %426, %in_51 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc256)
    %404 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc257)
    %405 = linalg.fill ins(%cst_8 : bf16) outs(%404 : tensor<16x512x1024xbf16>) -> tensor<16x512x1024xbf16> loc(#loc257)
    %406 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%403, %arg0 : tensor<16x512x8192xbf16>, tensor<1024x8192xbf16>) outs(%405 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.mulf %in, %in_50 : bf16
      %427 = arith.addf %out, %426 : bf16
      linalg.yield %427 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc257)
    %407 = tensor.empty() : tensor<16x512xbf16> loc(#loc258)
    %408 = linalg.fill ins(%cst_5 : bf16) outs(%407 : tensor<16x512xbf16>) -> tensor<16x512xbf16> loc(#loc258)
    %409 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%406 : tensor<16x512x1024xbf16>) outs(%408 : tensor<16x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %426 = arith.maximumf %out, %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512xbf16> loc(#loc258)
    %410 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc259)
    %411 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %409 : tensor<16x512x1024xbf16>, tensor<16x512xbf16>) outs(%410 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_50: bf16, %out: bf16):
      %426 = arith.subf %in, %in_50 : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc259)
    %412 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc260)
    %413 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%411 : tensor<16x512x1024xbf16>) outs(%412 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %426 = math.exp %in : bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc260)
    %414 = tensor.empty() : tensor<16x512xf32> loc(#loc261)
    %415 = linalg.fill ins(%cst_12 : f32) outs(%414 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc261)
    %416 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%413 : tensor<16x512x1024xbf16>) outs(%415 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %426 = arith.extf %in : bf16 to f32
      %427 = arith.addf %out, %426 : f32
      linalg.yield %427 : f32
    } -> tensor<16x512xf32> loc(#loc261)
    %417 = tensor.empty() : tensor<16x512x1xbf16> loc(#loc262)
    %418 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<16x512xf32>) outs(%417 : tensor<16x512x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.truncf %in : f32 to bf16
      linalg.yield %426 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc262)
    %419 = tensor.empty() : tensor<16x512x1024xi1> loc(#loc263)
    %420 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44 : tensor<16x512xi32>) outs(%419 : tensor<16x512x1024xi1>) {
    ^bb0(%in: i32, %out: i1):
      %426 = linalg.index 2 : index
      %427 = arith.index_cast %426 : index to i32
      %428 = arith.cmpi eq, %in, %427 : i32
      linalg.yield %428 : i1
    } -> tensor<16x512x1024xi1> loc(#loc263)
    %421 = tensor.empty() : tensor<f32> loc(#loc264)
    %422 = linalg.fill ins(%cst_12 : f32) outs(%421 : tensor<f32>) -> tensor<f32> loc(#loc264)
    %423 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map20], iterator_types = ["reduction", "reduction", "reduction"]} ins(%420, %411, %418 : tensor<16x512x1024xi1>, tensor<16x512x1024xbf16>, tensor<16x512x1xbf16>) outs(%422 : tensor<f32>) {
    ^bb0(%in: i1, %in_50: bf16, %in_51: bf16, %out: f32):
      %426 = math.log %in_51 : bf16
      %427 = arith.subf %in_50, %426 : bf16
      %428 = arith.select %in, %427, %cst_8 : bf16
      %429 = arith.extf %428 : bf16 to f32
      %430 = arith.addf %out, %429 : f32
      linalg.yield %430 : f32
    } -> tensor<f32> loc(#loc264)
    %424 = tensor.empty() : tensor<bf16> loc(#loc265)
    %425 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%423 : tensor<f32>) outs(%424 : tensor<bf16>) {
    ^bb0(%in: f32, %out: bf16):
      %426 = arith.truncf %in : f32 to bf16
      %427 = arith.negf %426 : bf16
      %428 = arith.divf %427, %cst : bf16
      linalg.yield %428 : bf16
    } -> tensor<bf16> loc(#loc265)
    return %425, %arg0, %arg1, %arg7, %arg8, %arg9, %arg11, %arg17, %arg18, %arg19, %arg21, %arg27, %arg28, %arg29, %arg31, %arg37, %arg38, %arg39, %arg45, %8, %17, %15, %21, %19, %23, %expanded_15, %expanded, %31, %40, %45, %49, %47, %expanded_16, %collapsed, %64, %73, %71, %77, %75, %collapsed_17, %88, %90, %92, %94, %84, %96, %106, %115, %113, %119, %117, %121, %expanded_24, %expanded_23, %134, %139, %143, %141, %expanded_25, %collapsed_26, %158, %167, %165, %171, %169, %collapsed_27, %182, %184, %186, %188, %178, %190, %200, %209, %207, %213, %211, %215, %expanded_34, %expanded_33, %228, %233, %237, %235, %expanded_35, %collapsed_36, %252, %261, %259, %265, %263, %collapsed_37, %276, %278, %280, %282, %272, %284, %294, %303, %301, %307, %305, %309, %expanded_44, %expanded_43, %322, %327, %331, %329, %expanded_45, %collapsed_46, %346, %355, %353, %359, %357, %collapsed_47, %370, %372, %374, %376, %366, %378, %388, %397, %395, %401, %399, %403, %413, %418, %420 : tensor<bf16>, tensor<1024x8192xbf16>, tensor<32768x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<16x512xi32>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x16x512x512xi1>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1xbf16>, tensor<1x1x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512x1024xbf16>, tensor<16x512x1xbf16>, tensor<16x512x1024xi1>
  } loc(#loc1)
  func.func @bwd(%arg0: tensor<1024x8192xbf16> loc("embedding"), %arg1: tensor<32768x8192xbf16> loc("layer0/down"), %arg2: tensor<8192x8192xbf16> loc("layer0/out"), %arg3: tensor<8192x24576xbf16> loc("layer0/qkv"), %arg4: tensor<8192x32768xbf16> loc("layer0/up"), %arg5: tensor<32768x8192xbf16> loc("layer1/down"), %arg6: tensor<8192x8192xbf16> loc("layer1/out"), %arg7: tensor<8192x24576xbf16> loc("layer1/qkv"), %arg8: tensor<8192x32768xbf16> loc("layer1/up"), %arg9: tensor<32768x8192xbf16> loc("layer2/down"), %arg10: tensor<8192x8192xbf16> loc("layer2/out"), %arg11: tensor<8192x24576xbf16> loc("layer2/qkv"), %arg12: tensor<8192x32768xbf16> loc("layer2/up"), %arg13: tensor<32768x8192xbf16> loc("layer3/down"), %arg14: tensor<8192x8192xbf16> loc("layer3/out"), %arg15: tensor<8192x24576xbf16> loc("layer3/qkv"), %arg16: tensor<8192x32768xbf16> loc("layer3/up"), %arg17: tensor<16x512xi32> loc("tokens"), %arg18: tensor<16x512x8192xbf16> loc("layer0/attention/sub.1"), %arg19: tensor<16x512x1xbf16> loc("layer0/attention/mul.1"), %arg20: tensor<16x512x1xbf16> loc("layer0/attention/rsqrt"), %arg21: tensor<1x1x8192xbf16> loc("layer0/attention/broadcast_in_dim.2"), %arg22: tensor<16x512x8192xbf16> loc("layer0/attention/mul.3"), %arg23: tensor<16x512x8192xbf16> loc("layer0/attention/add.2"), %arg24: tensor<16x512x16x512xbf16> loc("layer0/attention/reshape.1"), %arg25: tensor<16x512x16x512xbf16> loc("layer0/attention/reshape"), %arg26: tensor<16x16x512x512xi1> loc("layer0/attention/ge"), %arg27: tensor<16x16x512x512xbf16> loc("layer0/attention/exp"), %arg28: tensor<16x16x512x1xbf16> loc("layer0/attention/convert_element_type.5"), %arg29: tensor<16x16x512x1xbf16> loc("layer0/attention/div.5"), %arg30: tensor<16x16x512x512xbf16> loc("layer0/attention/div.4"), %arg31: tensor<16x512x16x512xbf16> loc("layer0/attention/reshape.2"), %arg32: tensor<16x512x8192xbf16> loc("layer0/attention/reshape.3"), %arg33: tensor<16x512x8192xbf16> loc("layer0/mlp/sub.1"), %arg34: tensor<16x512x1xbf16> loc("layer0/mlp/mul.1"), %arg35: tensor<16x512x1xbf16> loc("layer0/mlp/rsqrt"), %arg36: tensor<1x1x8192xbf16> loc("layer0/mlp/broadcast_in_dim.2"), %arg37: tensor<16x512x8192xbf16> loc("layer0/mlp/mul.3"), %arg38: tensor<8192x8192xbf16> loc("layer0/mlp/reshape"), %arg39: tensor<8192x32768xbf16> loc("layer0/mlp/mul.6"), %arg40: tensor<8192x32768xbf16> loc("layer0/mlp/tanh"), %arg41: tensor<8192x32768xbf16> loc("layer0/mlp/sub.2"), %arg42: tensor<8192x32768xbf16> loc("layer0/mlp/mul.9"), %arg43: tensor<8192x32768xbf16> loc("layer0/mlp/add.4"), %arg44: tensor<8192x32768xbf16> loc("layer0/mlp/mul.10"), %arg45: tensor<16x512x8192xbf16> loc("layer1/attention/sub.1"), %arg46: tensor<16x512x1xbf16> loc("layer1/attention/mul.1"), %arg47: tensor<16x512x1xbf16> loc("layer1/attention/rsqrt"), %arg48: tensor<1x1x8192xbf16> loc("layer1/attention/broadcast_in_dim.2"), %arg49: tensor<16x512x8192xbf16> loc("layer1/attention/mul.3"), %arg50: tensor<16x512x8192xbf16> loc("layer1/attention/add.2"), %arg51: tensor<16x512x16x512xbf16> loc("layer1/attention/reshape.1"), %arg52: tensor<16x512x16x512xbf16> loc("layer1/attention/reshape"), %arg53: tensor<16x16x512x512xbf16> loc("layer1/attention/exp"), %arg54: tensor<16x16x512x1xbf16> loc("layer1/attention/convert_element_type.5"), %arg55: tensor<16x16x512x1xbf16> loc("layer1/attention/div.5"), %arg56: tensor<16x16x512x512xbf16> loc("layer1/attention/div.4"), %arg57: tensor<16x512x16x512xbf16> loc("layer1/attention/reshape.2"), %arg58: tensor<16x512x8192xbf16> loc("layer1/attention/reshape.3"), %arg59: tensor<16x512x8192xbf16> loc("layer1/mlp/sub.1"), %arg60: tensor<16x512x1xbf16> loc("layer1/mlp/mul.1"), %arg61: tensor<16x512x1xbf16> loc("layer1/mlp/rsqrt"), %arg62: tensor<1x1x8192xbf16> loc("layer1/mlp/broadcast_in_dim.2"), %arg63: tensor<16x512x8192xbf16> loc("layer1/mlp/mul.3"), %arg64: tensor<8192x8192xbf16> loc("layer1/mlp/reshape"), %arg65: tensor<8192x32768xbf16> loc("layer1/mlp/mul.6"), %arg66: tensor<8192x32768xbf16> loc("layer1/mlp/tanh"), %arg67: tensor<8192x32768xbf16> loc("layer1/mlp/sub.2"), %arg68: tensor<8192x32768xbf16> loc("layer1/mlp/mul.9"), %arg69: tensor<8192x32768xbf16> loc("layer1/mlp/add.4"), %arg70: tensor<8192x32768xbf16> loc("layer1/mlp/mul.10"), %arg71: tensor<16x512x8192xbf16> loc("layer2/attention/sub.1"), %arg72: tensor<16x512x1xbf16> loc("layer2/attention/mul.1"), %arg73: tensor<16x512x1xbf16> loc("layer2/attention/rsqrt"), %arg74: tensor<1x1x8192xbf16> loc("layer2/attention/broadcast_in_dim.2"), %arg75: tensor<16x512x8192xbf16> loc("layer2/attention/mul.3"), %arg76: tensor<16x512x8192xbf16> loc("layer2/attention/add.2"), %arg77: tensor<16x512x16x512xbf16> loc("layer2/attention/reshape.1"), %arg78: tensor<16x512x16x512xbf16> loc("layer2/attention/reshape"), %arg79: tensor<16x16x512x512xbf16> loc("layer2/attention/exp"), %arg80: tensor<16x16x512x1xbf16> loc("layer2/attention/convert_element_type.5"), %arg81: tensor<16x16x512x1xbf16> loc("layer2/attention/div.5"), %arg82: tensor<16x16x512x512xbf16> loc("layer2/attention/div.4"), %arg83: tensor<16x512x16x512xbf16> loc("layer2/attention/reshape.2"), %arg84: tensor<16x512x8192xbf16> loc("layer2/attention/reshape.3"), %arg85: tensor<16x512x8192xbf16> loc("layer2/mlp/sub.1"), %arg86: tensor<16x512x1xbf16> loc("layer2/mlp/mul.1"), %arg87: tensor<16x512x1xbf16> loc("layer2/mlp/rsqrt"), %arg88: tensor<1x1x8192xbf16> loc("layer2/mlp/broadcast_in_dim.2"), %arg89: tensor<16x512x8192xbf16> loc("layer2/mlp/mul.3"), %arg90: tensor<8192x8192xbf16> loc("layer2/mlp/reshape"), %arg91: tensor<8192x32768xbf16> loc("layer2/mlp/mul.6"), %arg92: tensor<8192x32768xbf16> loc("layer2/mlp/tanh"), %arg93: tensor<8192x32768xbf16> loc("layer2/mlp/sub.2"), %arg94: tensor<8192x32768xbf16> loc("layer2/mlp/mul.9"), %arg95: tensor<8192x32768xbf16> loc("layer2/mlp/add.4"), %arg96: tensor<8192x32768xbf16> loc("layer2/mlp/mul.10"), %arg97: tensor<16x512x8192xbf16> loc("layer3/attention/sub.1"), %arg98: tensor<16x512x1xbf16> loc("layer3/attention/mul.1"), %arg99: tensor<16x512x1xbf16> loc("layer3/attention/rsqrt"), %arg100: tensor<1x1x8192xbf16> loc("layer3/attention/broadcast_in_dim.2"), %arg101: tensor<16x512x8192xbf16> loc("layer3/attention/mul.3"), %arg102: tensor<16x512x8192xbf16> loc("layer3/attention/add.2"), %arg103: tensor<16x512x16x512xbf16> loc("layer3/attention/reshape.1"), %arg104: tensor<16x512x16x512xbf16> loc("layer3/attention/reshape"), %arg105: tensor<16x16x512x512xbf16> loc("layer3/attention/exp"), %arg106: tensor<16x16x512x1xbf16> loc("layer3/attention/convert_element_type.5"), %arg107: tensor<16x16x512x1xbf16> loc("layer3/attention/div.5"), %arg108: tensor<16x16x512x512xbf16> loc("layer3/attention/div.4"), %arg109: tensor<16x512x16x512xbf16> loc("layer3/attention/reshape.2"), %arg110: tensor<16x512x8192xbf16> loc("layer3/attention/reshape.3"), %arg111: tensor<16x512x8192xbf16> loc("layer3/mlp/sub.1"), %arg112: tensor<16x512x1xbf16> loc("layer3/mlp/mul.1"), %arg113: tensor<16x512x1xbf16> loc("layer3/mlp/rsqrt"), %arg114: tensor<1x1x8192xbf16> loc("layer3/mlp/broadcast_in_dim.2"), %arg115: tensor<16x512x8192xbf16> loc("layer3/mlp/mul.3"), %arg116: tensor<8192x8192xbf16> loc("layer3/mlp/reshape"), %arg117: tensor<8192x32768xbf16> loc("layer3/mlp/mul.6"), %arg118: tensor<8192x32768xbf16> loc("layer3/mlp/tanh"), %arg119: tensor<8192x32768xbf16> loc("layer3/mlp/sub.2"), %arg120: tensor<8192x32768xbf16> loc("layer3/mlp/mul.9"), %arg121: tensor<8192x32768xbf16> loc("layer3/mlp/add.4"), %arg122: tensor<8192x32768xbf16> loc("layer3/mlp/mul.10"), %arg123: tensor<16x512x8192xbf16> loc("head/sub.1"), %arg124: tensor<16x512x1xbf16> loc("head/mul.1"), %arg125: tensor<16x512x1xbf16> loc("head/rsqrt"), %arg126: tensor<1x1x8192xbf16> loc("head/broadcast_in_dim.2"), %arg127: tensor<16x512x8192xbf16> loc("head/mul.3"), %arg128: tensor<16x512x8192xbf16> loc("head/add.2"), %arg129: tensor<16x512x1024xbf16> loc("head/log_softmax/exp"), %arg130: tensor<16x512x1xbf16> loc("head/log_softmax/convert_element_type.1"), %arg131: tensor<16x512x1024xi1> loc("head/eq.1"), %arg132: tensor<bf16> loc("cotangent0")) -> (tensor<1024x8192xbf16>, tensor<32768x8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768xbf16>, tensor<32768x8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768xbf16>, tensor<32768x8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768xbf16>, tensor<32768x8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<512x8192xbf16>) {
    %c16384 = arith.constant 16384 : index
    %c8192 = arith.constant 8192 : index
    %cst = arith.constant 4.418950e-02 : bf16
    %cst_0 = arith.constant 4.467770e-02 : bf16
    %cst_1 = arith.constant 7.968750e-01 : bf16
    %cst_2 = arith.constant 5.000000e-01 : bf16
    %cst_3 = arith.constant 8.192000e+03 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 0.000000e+00 : bf16
    %cst_6 = arith.constant 8.192000e+03 : bf16
    %0 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc268)
    %1 = linalg.generic {indexing_maps = [#map1, #map20, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg131, %arg132 : tensor<16x512x1024xi1>, tensor<bf16>) outs(%0 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: i1, %in_151: bf16, %out: bf16):
      %603 = arith.divf %in_151, %cst_6 : bf16
      %604 = arith.negf %603 : bf16
      %605 = arith.select %in, %604, %cst_5 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc268)
    %2 = tensor.empty() : tensor<16x512xbf16> loc(#loc269)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc269)
    %3 = linalg.fill ins(%cst_5 : bf16) outs(%expanded : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc269)
    %expanded_7 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [16, 512, 1, 1024] : tensor<16x512x1024xbf16> into tensor<16x512x1x1024xbf16> loc(#loc269)
    %4 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_7 : tensor<16x512x1x1024xbf16>) outs(%3 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.negf %in : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc269)
    %5 = tensor.empty() : tensor<16x512xf32> loc(#loc270)
    %6 = linalg.fill ins(%cst_4 : f32) outs(%5 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc270)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg130 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%6 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %in_151: bf16, %out: f32):
      %603 = arith.divf %in, %in_151 : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x512xf32> loc(#loc270)
    %8 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc271)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg129 : tensor<16x512x1024xbf16>, tensor<16x512xf32>, tensor<16x512x1024xbf16>) outs(%8 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: bf16, %in_151: f32, %in_152: bf16, %out: bf16):
      %603 = arith.truncf %in_151 : f32 to bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.addf %in, %604 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc271)
    %10 = tensor.empty() : tensor<1024x8192xbf16> loc(#loc272)
    %11 = linalg.fill ins(%cst_5 : bf16) outs(%10 : tensor<1024x8192xbf16>) -> tensor<1024x8192xbf16> loc(#loc272)
    %12 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg128 : tensor<16x512x1024xbf16>, tensor<16x512x8192xbf16>) outs(%11 : tensor<1024x8192xbf16>) {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<1024x8192xbf16> loc(#loc272)
    %13 = tensor.empty() : tensor<16x512x8192xbf16> loc(#loc273)
    %14 = linalg.fill ins(%cst_5 : bf16) outs(%13 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc273)
    %15 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<16x512x1024xbf16>, tensor<1024x8192xbf16>) outs(%14 : tensor<16x512x8192xbf16>) {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc273)
    %16 = tensor.empty() : tensor<8192xbf16> loc(#loc274)
    %expanded_8 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [1, 1, 8192] : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc274)
    %17 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_8 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc274)
    %expanded_9 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc274)
    %18 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_9 : tensor<16x512x1x1x8192xbf16>) outs(%17 : tensor<1x1x8192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc274)
    %19 = tensor.empty() : tensor<8192xbf16> loc(#loc275)
    %20 = linalg.fill ins(%cst_5 : bf16) outs(%19 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc275)
    %21 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%18 : tensor<1x1x8192xbf16>) outs(%20 : tensor<8192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc275)
    %22 = tensor.empty() : tensor<8192xbf16> loc(#loc276)
    %expanded_10 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [1, 1, 8192] : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc276)
    %23 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_10 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc276)
    %expanded_11 = tensor.expand_shape %arg127 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc276)
    %expanded_12 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc276)
    %24 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_11, %expanded_12 : tensor<16x512x1x1x8192xbf16>, tensor<16x512x1x1x8192xbf16>) outs(%23 : tensor<1x1x8192xbf16>) {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc276)
    %25 = tensor.empty() : tensor<16x512x8192xbf16> loc(#loc277)
    %26 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %arg126 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>) outs(%25 : tensor<16x512x8192xbf16>) {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      linalg.yield %603 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc277)
    %27 = tensor.empty() : tensor<8192xbf16> loc(#loc278)
    %28 = linalg.fill ins(%cst_5 : bf16) outs(%27 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc278)
    %29 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%24 : tensor<1x1x8192xbf16>) outs(%28 : tensor<8192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc278)
    %30 = tensor.empty() : tensor<16x512xbf16> loc(#loc279)
    %expanded_13 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc279)
    %31 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_13 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc279)
    %expanded_14 = tensor.expand_shape %arg123 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc279)
    %expanded_15 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc279)
    %32 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_14, %expanded_15 : tensor<16x512x1x8192xbf16>, tensor<16x512x1x8192xbf16>) outs(%31 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc279)
    %33 = tensor.empty() : tensor<16x512xf32> loc(#loc280)
    %34 = linalg.fill ins(%cst_4 : f32) outs(%33 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc280)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg124 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%34 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %in_151: bf16, %out: f32):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.divf %604, %cst_3 : f32
      %606 = arith.addf %out, %605 : f32
      linalg.yield %606 : f32
    } -> tensor<16x512xf32> loc(#loc280)
    %36 = tensor.empty() : tensor<16x512x8192xbf16> loc(#loc281)
    %37 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg125, %arg123, %35 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%36 : tensor<16x512x8192xbf16>) {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: f32, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.mulf %in_152, %603 : bf16
      %606 = arith.mulf %in, %in_151 : bf16
      %607 = arith.addf %606, %605 : bf16
      %608 = arith.addf %607, %604 : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc281)
    %38 = tensor.empty() : tensor<16x512xbf16> loc(#loc282)
    %expanded_16 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc282)
    %39 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_16 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc282)
    %expanded_17 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc282)
    %40 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17 : tensor<16x512x1x8192xbf16>) outs(%39 : tensor<16x512x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.negf %in : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc282)
    %41 = tensor.empty() : tensor<16x512xf32> loc(#loc283)
    %42 = linalg.fill ins(%cst_4 : f32) outs(%41 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc283)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<16x512x1xbf16>) outs(%42 : tensor<16x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.extf %in : bf16 to f32
      %604 = arith.divf %603, %cst_3 : f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x512xf32> loc(#loc283)
    %44 = tensor.empty() : tensor<16x512x8192xbf16> loc(#loc284)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43 : tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%44 : tensor<16x512x8192xbf16>) {
    ^bb0(%in: bf16, %in_151: f32, %out: bf16):
      %603 = arith.truncf %in_151 : f32 to bf16
      %604 = arith.addf %in, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc284)
    %collapsed = tensor.collapse_shape %45 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<8192x8192xbf16> loc(#loc285)
    %46 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192xbf16> loc(#loc286)
    %expanded_18 = tensor.expand_shape %46 [[0, 1]] output_shape [1, 8192] {ao.layer = 3 : i64} : tensor<8192xbf16> into tensor<1x8192xbf16> loc(#loc286)
    %47 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_18 : tensor<1x8192xbf16>) -> tensor<1x8192xbf16> loc(#loc286)
    %expanded_19 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [16, 512, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc286)
    %48 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_19 : tensor<16x512x1x8192xbf16>) outs(%47 : tensor<1x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x8192xbf16> loc(#loc286)
    %49 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192xbf16> loc(#loc287)
    %50 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%49 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc287)
    %51 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%48 : tensor<1x8192xbf16>) outs(%50 : tensor<8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc287)
    %52 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc288)
    %53 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%52 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc288)
    %54 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg122 : tensor<8192x8192xbf16>, tensor<8192x32768xbf16>) outs(%53 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc288)
    %55 = tensor.empty() {ao.layer = 3 : i64} : tensor<32768x8192xbf16> loc(#loc289)
    %56 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<8192x32768xbf16>) outs(%55 : tensor<32768x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32768x8192xbf16> loc(#loc289)
    %57 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc290)
    %58 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%57 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc290)
    %59 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg13 : tensor<8192x8192xbf16>, tensor<32768x8192xbf16>) outs(%58 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc290)
    %60 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc291)
    %61 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%59, %arg120, %arg121, %arg119, %arg118, %arg117 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%60 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: bf16, %in_154: bf16, %in_155: bf16, %out: bf16):
      %603 = arith.mulf %in_152, %in : bf16
      %604 = arith.mulf %603, %cst_2 : bf16
      %605 = arith.mulf %604, %in_153 : bf16
      %606 = arith.mulf %605, %in_154 : bf16
      %607 = arith.addf %605, %606 : bf16
      %608 = arith.mulf %607, %cst_1 : bf16
      %609 = arith.mulf %608, %cst_0 : bf16
      %610 = arith.mulf %609, %in_155 : bf16
      %611 = arith.mulf %in, %in_151 : bf16
      %612 = arith.addf %611, %608 : bf16
      %613 = arith.addf %612, %610 : bf16
      linalg.yield %613 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc291)
    %62 = tensor.empty() {ao.layer = 3 : i64} : tensor<32768xbf16> loc(#loc292)
    %expanded_20 = tensor.expand_shape %62 [[0, 1]] output_shape [1, 32768] {ao.layer = 3 : i64} : tensor<32768xbf16> into tensor<1x32768xbf16> loc(#loc292)
    %63 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_20 : tensor<1x32768xbf16>) -> tensor<1x32768xbf16> loc(#loc292)
    %expanded_21 = tensor.expand_shape %61 [[0], [1, 2]] output_shape [8192, 1, 32768] {ao.layer = 3 : i64} : tensor<8192x32768xbf16> into tensor<8192x1x32768xbf16> loc(#loc292)
    %64 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_21 : tensor<8192x1x32768xbf16>) outs(%63 : tensor<1x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x32768xbf16> loc(#loc292)
    %65 = tensor.empty() {ao.layer = 3 : i64} : tensor<32768xbf16> loc(#loc293)
    %66 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%65 : tensor<32768xbf16>) -> tensor<32768xbf16> loc(#loc293)
    %67 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%64 : tensor<1x32768xbf16>) outs(%66 : tensor<32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<32768xbf16> loc(#loc293)
    %68 = tensor.empty() {ao.layer = 3 : i64} : tensor<32768x8192xbf16> loc(#loc294)
    %69 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%68 : tensor<32768x8192xbf16>) -> tensor<32768x8192xbf16> loc(#loc294)
    %70 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61, %arg116 : tensor<8192x32768xbf16>, tensor<8192x8192xbf16>) outs(%69 : tensor<32768x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<32768x8192xbf16> loc(#loc294)
    %71 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x32768xbf16> loc(#loc295)
    %72 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<32768x8192xbf16>) outs(%71 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x32768xbf16> loc(#loc295)
    %73 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x8192xbf16> loc(#loc296)
    %expanded_22 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 3 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc296)
    %74 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_22 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc296)
    %expanded_23 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [16, 512, 32768] {ao.layer = 3 : i64} : tensor<8192x32768xbf16> into tensor<16x512x32768xbf16> loc(#loc296)
    %75 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_23, %arg16 : tensor<16x512x32768xbf16>, tensor<8192x32768xbf16>) outs(%74 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc296)
    %76 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192xbf16> loc(#loc297)
    %expanded_24 = tensor.expand_shape %76 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 3 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc297)
    %77 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_24 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc297)
    %expanded_25 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc297)
    %78 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_25 : tensor<16x512x1x1x8192xbf16>) outs(%77 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc297)
    %79 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192xbf16> loc(#loc298)
    %80 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%79 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc298)
    %81 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%78 : tensor<1x1x8192xbf16>) outs(%80 : tensor<8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc298)
    %82 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192xbf16> loc(#loc299)
    %expanded_26 = tensor.expand_shape %82 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 3 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc299)
    %83 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_26 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc299)
    %expanded_27 = tensor.expand_shape %arg115 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc299)
    %expanded_28 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc299)
    %84 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_27, %expanded_28 : tensor<16x512x1x1x8192xbf16>, tensor<16x512x1x1x8192xbf16>) outs(%83 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc299)
    %85 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc300)
    %86 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %arg114 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>) outs(%85 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      linalg.yield %603 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc300)
    %87 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192xbf16> loc(#loc301)
    %88 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%87 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc301)
    %89 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%84 : tensor<1x1x8192xbf16>) outs(%88 : tensor<8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc301)
    %90 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc302)
    %expanded_29 = tensor.expand_shape %90 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc302)
    %91 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_29 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc302)
    %expanded_30 = tensor.expand_shape %arg111 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc302)
    %expanded_31 = tensor.expand_shape %86 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc302)
    %92 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_30, %expanded_31 : tensor<16x512x1x8192xbf16>, tensor<16x512x1x8192xbf16>) outs(%91 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc302)
    %93 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc303)
    %94 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%93 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc303)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92, %arg112 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%94 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: f32):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.divf %604, %cst_3 : f32
      %606 = arith.addf %out, %605 : f32
      linalg.yield %606 : f32
    } -> tensor<16x512xf32> loc(#loc303)
    %96 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc304)
    %97 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %arg113, %arg111, %95 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%96 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: f32, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.mulf %in_152, %603 : bf16
      %606 = arith.mulf %in, %in_151 : bf16
      %607 = arith.addf %606, %605 : bf16
      %608 = arith.addf %607, %604 : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc304)
    %98 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc305)
    %expanded_32 = tensor.expand_shape %98 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc305)
    %99 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_32 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc305)
    %expanded_33 = tensor.expand_shape %97 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc305)
    %100 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33 : tensor<16x512x1x8192xbf16>) outs(%99 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.negf %in : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc305)
    %101 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc306)
    %102 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%101 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc306)
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<16x512x1xbf16>) outs(%102 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.extf %in : bf16 to f32
      %604 = arith.divf %603, %cst_3 : f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x512xf32> loc(#loc306)
    %104 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc307)
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %97, %103 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%104 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: f32, %out: bf16):
      %603 = arith.truncf %in_152 : f32 to bf16
      %604 = arith.addf %in, %in_151 : bf16
      %605 = arith.addf %604, %603 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc307)
    %106 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x8192xbf16> loc(#loc308)
    %107 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%106 : tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16> loc(#loc308)
    %108 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%105, %arg110 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%107 : tensor<8192x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x8192xbf16> loc(#loc308)
    %109 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x8192xbf16> loc(#loc309)
    %110 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<8192x8192xbf16>) outs(%109 : tensor<8192x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x8192xbf16> loc(#loc309)
    %111 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc310)
    %expanded_34 = tensor.expand_shape %111 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc310)
    %112 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_34 : tensor<16x512x16x512xbf16>) -> tensor<16x512x16x512xbf16> loc(#loc310)
    %expanded_35 = tensor.expand_shape %arg14 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 3 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc310)
    %113 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%105, %expanded_35 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%112 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc310)
    %114 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x512xbf16> loc(#loc311)
    %115 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<16x512x16x512xbf16>) outs(%114 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc311)
    %116 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x512xbf16> loc(#loc312)
    %117 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%116 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc312)
    %118 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %arg109 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%117 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc312)
    %119 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x512xbf16> loc(#loc313)
    %120 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%119 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc313)
    %121 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %arg108 : tensor<16x16x512x512xbf16>, tensor<16x16x512x512xbf16>) outs(%120 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc313)
    %122 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x16x512xbf16> loc(#loc314)
    %123 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<16x16x512x512xbf16>) outs(%122 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc314)
    %124 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512xbf16> loc(#loc315)
    %125 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%124 : tensor<16x16x512xbf16>) -> tensor<16x16x512xbf16> loc(#loc315)
    %126 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118, %arg107, %arg105 : tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>) outs(%125 : tensor<16x16x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.addf %out, %604 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x16x512xbf16> loc(#loc315)
    %expanded_36 = tensor.expand_shape %126 [[0], [1], [2, 3]] output_shape [16, 16, 512, 1] {ao.layer = 3 : i64} : tensor<16x16x512xbf16> into tensor<16x16x512x1xbf16> loc(#loc316)
    %127 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512xf32> loc(#loc317)
    %128 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%127 : tensor<16x16x512xf32>) -> tensor<16x16x512xf32> loc(#loc317)
    %129 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_36 : tensor<16x16x512x1xbf16>) outs(%128 : tensor<16x16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.negf %in : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x16x512xf32> loc(#loc317)
    %130 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x512xbf16> loc(#loc318)
    %131 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg26, %118, %arg106, %129, %arg105 : tensor<16x16x512x512xi1>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512xf32>, tensor<16x16x512x512xbf16>) outs(%130 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_151: bf16, %in_152: bf16, %in_153: f32, %in_154: bf16, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.divf %in_151, %in_152 : bf16
      %605 = arith.addf %604, %603 : bf16
      %606 = arith.mulf %605, %in_154 : bf16
      %607 = arith.select %in, %606, %cst_5 : bf16
      %608 = arith.mulf %607, %cst : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc318)
    %132 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x512xbf16> loc(#loc319)
    %133 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%132 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc319)
    %134 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %arg104 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%133 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc319)
    %135 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x16x512xbf16> loc(#loc320)
    %136 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<16x16x512x512xbf16>) outs(%135 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc320)
    %137 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x16x512x512xbf16> loc(#loc321)
    %138 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%137 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc321)
    %139 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %arg103 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%138 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc321)
    %140 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x16x512xbf16> loc(#loc322)
    %141 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<16x16x512x512xbf16>) outs(%140 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc322)
    %collapsed_37 = tensor.collapse_shape %123 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc323)
    %collapsed_38 = tensor.collapse_shape %136 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc324)
    %collapsed_39 = tensor.collapse_shape %141 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc325)
    %142 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x24576xbf16> loc(#loc326)
    %143 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%142 : tensor<16x512x24576xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: bf16):
      %603 = linalg.index 0 : index
      %604 = linalg.index 1 : index
      %605 = linalg.index 2 : index
      %606 = arith.cmpi ult, %605, %c8192 : index
      %607 = scf.if %606 -> (bf16) {
        %extracted = tensor.extract %collapsed_39[%603, %604, %605] : tensor<16x512x8192xbf16>
        scf.yield %extracted : bf16
      } else {
        %608 = arith.cmpi ult, %605, %c16384 : index
        %609 = scf.if %608 -> (bf16) {
          %610 = arith.subi %605, %c8192 : index
          %extracted = tensor.extract %collapsed_38[%603, %604, %610] : tensor<16x512x8192xbf16>
          scf.yield %extracted : bf16
        } else {
          %610 = arith.subi %605, %c16384 : index
          %extracted = tensor.extract %collapsed_37[%603, %604, %610] : tensor<16x512x8192xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %609 : bf16
      }
      linalg.yield %607 : bf16
    } -> tensor<16x512x24576xbf16> loc(#loc326)
    %144 = tensor.empty() {ao.layer = 3 : i64} : tensor<24576x8192xbf16> loc(#loc327)
    %145 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%144 : tensor<24576x8192xbf16>) -> tensor<24576x8192xbf16> loc(#loc327)
    %146 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%143, %arg102 : tensor<16x512x24576xbf16>, tensor<16x512x8192xbf16>) outs(%145 : tensor<24576x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<24576x8192xbf16> loc(#loc327)
    %147 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x24576xbf16> loc(#loc328)
    %148 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<24576x8192xbf16>) outs(%147 : tensor<8192x24576xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x24576xbf16> loc(#loc328)
    %149 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc329)
    %150 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%149 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc329)
    %151 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%143, %arg15 : tensor<16x512x24576xbf16>, tensor<8192x24576xbf16>) outs(%150 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc329)
    %152 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192xbf16> loc(#loc330)
    %expanded_40 = tensor.expand_shape %152 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 3 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc330)
    %153 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_40 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc330)
    %expanded_41 = tensor.expand_shape %151 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc330)
    %154 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_41 : tensor<16x512x1x1x8192xbf16>) outs(%153 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc330)
    %155 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192xbf16> loc(#loc331)
    %156 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%155 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc331)
    %157 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%154 : tensor<1x1x8192xbf16>) outs(%156 : tensor<8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc331)
    %158 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192xbf16> loc(#loc332)
    %expanded_42 = tensor.expand_shape %158 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 3 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc332)
    %159 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_42 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc332)
    %expanded_43 = tensor.expand_shape %arg101 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc332)
    %expanded_44 = tensor.expand_shape %151 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc332)
    %160 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_43, %expanded_44 : tensor<16x512x1x1x8192xbf16>, tensor<16x512x1x1x8192xbf16>) outs(%159 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc332)
    %161 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc333)
    %162 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg100 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>) outs(%161 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      linalg.yield %603 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc333)
    %163 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192xbf16> loc(#loc334)
    %164 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%163 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc334)
    %165 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%160 : tensor<1x1x8192xbf16>) outs(%164 : tensor<8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc334)
    %166 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc335)
    %expanded_45 = tensor.expand_shape %166 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc335)
    %167 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_45 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc335)
    %expanded_46 = tensor.expand_shape %arg97 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc335)
    %expanded_47 = tensor.expand_shape %162 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc335)
    %168 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_46, %expanded_47 : tensor<16x512x1x8192xbf16>, tensor<16x512x1x8192xbf16>) outs(%167 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc335)
    %169 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc336)
    %170 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%169 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc336)
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168, %arg98 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%170 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: f32):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.divf %604, %cst_3 : f32
      %606 = arith.addf %out, %605 : f32
      linalg.yield %606 : f32
    } -> tensor<16x512xf32> loc(#loc336)
    %172 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc337)
    %173 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %arg99, %arg97, %171 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%172 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: f32, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.mulf %in_152, %603 : bf16
      %606 = arith.mulf %in, %in_151 : bf16
      %607 = arith.addf %606, %605 : bf16
      %608 = arith.addf %607, %604 : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc337)
    %174 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xbf16> loc(#loc338)
    %expanded_48 = tensor.expand_shape %174 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc338)
    %175 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : bf16) outs(%expanded_48 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc338)
    %expanded_49 = tensor.expand_shape %173 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc338)
    %176 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_49 : tensor<16x512x1x8192xbf16>) outs(%175 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.negf %in : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc338)
    %177 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc339)
    %178 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%177 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc339)
    %179 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%176 : tensor<16x512x1xbf16>) outs(%178 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.extf %in : bf16 to f32
      %604 = arith.divf %603, %cst_3 : f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x512xf32> loc(#loc339)
    %180 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8192xbf16> loc(#loc340)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %173, %179 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%180 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: f32, %out: bf16):
      %603 = arith.truncf %in_152 : f32 to bf16
      %604 = arith.addf %in, %in_151 : bf16
      %605 = arith.addf %604, %603 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc340)
    %collapsed_50 = tensor.collapse_shape %181 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<8192x8192xbf16> loc(#loc341)
    %182 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192xbf16> loc(#loc342)
    %expanded_51 = tensor.expand_shape %182 [[0, 1]] output_shape [1, 8192] {ao.layer = 2 : i64} : tensor<8192xbf16> into tensor<1x8192xbf16> loc(#loc342)
    %183 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_51 : tensor<1x8192xbf16>) -> tensor<1x8192xbf16> loc(#loc342)
    %expanded_52 = tensor.expand_shape %181 [[0], [1], [2, 3]] output_shape [16, 512, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc342)
    %184 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_52 : tensor<16x512x1x8192xbf16>) outs(%183 : tensor<1x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x8192xbf16> loc(#loc342)
    %185 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192xbf16> loc(#loc343)
    %186 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%185 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc343)
    %187 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%184 : tensor<1x8192xbf16>) outs(%186 : tensor<8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc343)
    %188 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc344)
    %189 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%188 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc344)
    %190 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_50, %arg96 : tensor<8192x8192xbf16>, tensor<8192x32768xbf16>) outs(%189 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc344)
    %191 = tensor.empty() {ao.layer = 2 : i64} : tensor<32768x8192xbf16> loc(#loc345)
    %192 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<8192x32768xbf16>) outs(%191 : tensor<32768x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32768x8192xbf16> loc(#loc345)
    %193 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc346)
    %194 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%193 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc346)
    %195 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_50, %arg9 : tensor<8192x8192xbf16>, tensor<32768x8192xbf16>) outs(%194 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc346)
    %196 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc347)
    %197 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%195, %arg94, %arg95, %arg93, %arg92, %arg91 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%196 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: bf16, %in_154: bf16, %in_155: bf16, %out: bf16):
      %603 = arith.mulf %in_152, %in : bf16
      %604 = arith.mulf %603, %cst_2 : bf16
      %605 = arith.mulf %604, %in_153 : bf16
      %606 = arith.mulf %605, %in_154 : bf16
      %607 = arith.addf %605, %606 : bf16
      %608 = arith.mulf %607, %cst_1 : bf16
      %609 = arith.mulf %608, %cst_0 : bf16
      %610 = arith.mulf %609, %in_155 : bf16
      %611 = arith.mulf %in, %in_151 : bf16
      %612 = arith.addf %611, %608 : bf16
      %613 = arith.addf %612, %610 : bf16
      linalg.yield %613 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc347)
    %198 = tensor.empty() {ao.layer = 2 : i64} : tensor<32768xbf16> loc(#loc348)
    %expanded_53 = tensor.expand_shape %198 [[0, 1]] output_shape [1, 32768] {ao.layer = 2 : i64} : tensor<32768xbf16> into tensor<1x32768xbf16> loc(#loc348)
    %199 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_53 : tensor<1x32768xbf16>) -> tensor<1x32768xbf16> loc(#loc348)
    %expanded_54 = tensor.expand_shape %197 [[0], [1, 2]] output_shape [8192, 1, 32768] {ao.layer = 2 : i64} : tensor<8192x32768xbf16> into tensor<8192x1x32768xbf16> loc(#loc348)
    %200 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_54 : tensor<8192x1x32768xbf16>) outs(%199 : tensor<1x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x32768xbf16> loc(#loc348)
    %201 = tensor.empty() {ao.layer = 2 : i64} : tensor<32768xbf16> loc(#loc349)
    %202 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%201 : tensor<32768xbf16>) -> tensor<32768xbf16> loc(#loc349)
    %203 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%200 : tensor<1x32768xbf16>) outs(%202 : tensor<32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<32768xbf16> loc(#loc349)
    %204 = tensor.empty() {ao.layer = 2 : i64} : tensor<32768x8192xbf16> loc(#loc350)
    %205 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%204 : tensor<32768x8192xbf16>) -> tensor<32768x8192xbf16> loc(#loc350)
    %206 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197, %arg90 : tensor<8192x32768xbf16>, tensor<8192x8192xbf16>) outs(%205 : tensor<32768x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<32768x8192xbf16> loc(#loc350)
    %207 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x32768xbf16> loc(#loc351)
    %208 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<32768x8192xbf16>) outs(%207 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x32768xbf16> loc(#loc351)
    %209 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x8192xbf16> loc(#loc352)
    %expanded_55 = tensor.expand_shape %209 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 2 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc352)
    %210 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_55 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc352)
    %expanded_56 = tensor.expand_shape %197 [[0, 1], [2]] output_shape [16, 512, 32768] {ao.layer = 2 : i64} : tensor<8192x32768xbf16> into tensor<16x512x32768xbf16> loc(#loc352)
    %211 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_56, %arg12 : tensor<16x512x32768xbf16>, tensor<8192x32768xbf16>) outs(%210 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc352)
    %212 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192xbf16> loc(#loc353)
    %expanded_57 = tensor.expand_shape %212 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 2 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc353)
    %213 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_57 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc353)
    %expanded_58 = tensor.expand_shape %211 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc353)
    %214 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_58 : tensor<16x512x1x1x8192xbf16>) outs(%213 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc353)
    %215 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192xbf16> loc(#loc354)
    %216 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%215 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc354)
    %217 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%214 : tensor<1x1x8192xbf16>) outs(%216 : tensor<8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc354)
    %218 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192xbf16> loc(#loc355)
    %expanded_59 = tensor.expand_shape %218 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 2 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc355)
    %219 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_59 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc355)
    %expanded_60 = tensor.expand_shape %arg89 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc355)
    %expanded_61 = tensor.expand_shape %211 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc355)
    %220 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_60, %expanded_61 : tensor<16x512x1x1x8192xbf16>, tensor<16x512x1x1x8192xbf16>) outs(%219 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc355)
    %221 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc356)
    %222 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %arg88 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>) outs(%221 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      linalg.yield %603 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc356)
    %223 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192xbf16> loc(#loc357)
    %224 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%223 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc357)
    %225 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%220 : tensor<1x1x8192xbf16>) outs(%224 : tensor<8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc357)
    %226 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc358)
    %expanded_62 = tensor.expand_shape %226 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc358)
    %227 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_62 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc358)
    %expanded_63 = tensor.expand_shape %arg85 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc358)
    %expanded_64 = tensor.expand_shape %222 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc358)
    %228 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_63, %expanded_64 : tensor<16x512x1x8192xbf16>, tensor<16x512x1x8192xbf16>) outs(%227 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc358)
    %229 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc359)
    %230 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%229 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc359)
    %231 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%228, %arg86 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%230 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: f32):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.divf %604, %cst_3 : f32
      %606 = arith.addf %out, %605 : f32
      linalg.yield %606 : f32
    } -> tensor<16x512xf32> loc(#loc359)
    %232 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc360)
    %233 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %arg87, %arg85, %231 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%232 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: f32, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.mulf %in_152, %603 : bf16
      %606 = arith.mulf %in, %in_151 : bf16
      %607 = arith.addf %606, %605 : bf16
      %608 = arith.addf %607, %604 : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc360)
    %234 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc361)
    %expanded_65 = tensor.expand_shape %234 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc361)
    %235 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_65 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc361)
    %expanded_66 = tensor.expand_shape %233 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc361)
    %236 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_66 : tensor<16x512x1x8192xbf16>) outs(%235 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.negf %in : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc361)
    %237 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc362)
    %238 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%237 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc362)
    %239 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%236 : tensor<16x512x1xbf16>) outs(%238 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.extf %in : bf16 to f32
      %604 = arith.divf %603, %cst_3 : f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x512xf32> loc(#loc362)
    %240 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc363)
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %233, %239 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%240 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: f32, %out: bf16):
      %603 = arith.truncf %in_152 : f32 to bf16
      %604 = arith.addf %in, %in_151 : bf16
      %605 = arith.addf %604, %603 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc363)
    %242 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x8192xbf16> loc(#loc364)
    %243 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%242 : tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16> loc(#loc364)
    %244 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%241, %arg84 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%243 : tensor<8192x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x8192xbf16> loc(#loc364)
    %245 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x8192xbf16> loc(#loc365)
    %246 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<8192x8192xbf16>) outs(%245 : tensor<8192x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x8192xbf16> loc(#loc365)
    %247 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc366)
    %expanded_67 = tensor.expand_shape %247 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc366)
    %248 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_67 : tensor<16x512x16x512xbf16>) -> tensor<16x512x16x512xbf16> loc(#loc366)
    %expanded_68 = tensor.expand_shape %arg10 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 2 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc366)
    %249 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%241, %expanded_68 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%248 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc366)
    %250 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x512xbf16> loc(#loc367)
    %251 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<16x512x16x512xbf16>) outs(%250 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc367)
    %252 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x512xbf16> loc(#loc368)
    %253 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%252 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc368)
    %254 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%251, %arg83 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%253 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc368)
    %255 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x512xbf16> loc(#loc369)
    %256 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%255 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc369)
    %257 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%251, %arg82 : tensor<16x16x512x512xbf16>, tensor<16x16x512x512xbf16>) outs(%256 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc369)
    %258 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x16x512xbf16> loc(#loc370)
    %259 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257 : tensor<16x16x512x512xbf16>) outs(%258 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc370)
    %260 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512xbf16> loc(#loc371)
    %261 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%260 : tensor<16x16x512xbf16>) -> tensor<16x16x512xbf16> loc(#loc371)
    %262 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%254, %arg81, %arg79 : tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>) outs(%261 : tensor<16x16x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.addf %out, %604 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x16x512xbf16> loc(#loc371)
    %expanded_69 = tensor.expand_shape %262 [[0], [1], [2, 3]] output_shape [16, 16, 512, 1] {ao.layer = 2 : i64} : tensor<16x16x512xbf16> into tensor<16x16x512x1xbf16> loc(#loc372)
    %263 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512xf32> loc(#loc373)
    %264 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%263 : tensor<16x16x512xf32>) -> tensor<16x16x512xf32> loc(#loc373)
    %265 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_69 : tensor<16x16x512x1xbf16>) outs(%264 : tensor<16x16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.negf %in : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x16x512xf32> loc(#loc373)
    %266 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x512xbf16> loc(#loc374)
    %267 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg26, %254, %arg80, %265, %arg79 : tensor<16x16x512x512xi1>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512xf32>, tensor<16x16x512x512xbf16>) outs(%266 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_151: bf16, %in_152: bf16, %in_153: f32, %in_154: bf16, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.divf %in_151, %in_152 : bf16
      %605 = arith.addf %604, %603 : bf16
      %606 = arith.mulf %605, %in_154 : bf16
      %607 = arith.select %in, %606, %cst_5 : bf16
      %608 = arith.mulf %607, %cst : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc374)
    %268 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x512xbf16> loc(#loc375)
    %269 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%268 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc375)
    %270 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%267, %arg78 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%269 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc375)
    %271 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x16x512xbf16> loc(#loc376)
    %272 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<16x16x512x512xbf16>) outs(%271 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc376)
    %273 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x16x512x512xbf16> loc(#loc377)
    %274 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%273 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc377)
    %275 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%267, %arg77 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%274 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc377)
    %276 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x16x512xbf16> loc(#loc378)
    %277 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275 : tensor<16x16x512x512xbf16>) outs(%276 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc378)
    %collapsed_70 = tensor.collapse_shape %259 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc379)
    %collapsed_71 = tensor.collapse_shape %272 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc380)
    %collapsed_72 = tensor.collapse_shape %277 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc381)
    %278 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x24576xbf16> loc(#loc382)
    %279 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%278 : tensor<16x512x24576xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%out: bf16):
      %603 = linalg.index 0 : index
      %604 = linalg.index 1 : index
      %605 = linalg.index 2 : index
      %606 = arith.cmpi ult, %605, %c8192 : index
      %607 = scf.if %606 -> (bf16) {
        %extracted = tensor.extract %collapsed_72[%603, %604, %605] : tensor<16x512x8192xbf16>
        scf.yield %extracted : bf16
      } else {
        %608 = arith.cmpi ult, %605, %c16384 : index
        %609 = scf.if %608 -> (bf16) {
          %610 = arith.subi %605, %c8192 : index
          %extracted = tensor.extract %collapsed_71[%603, %604, %610] : tensor<16x512x8192xbf16>
          scf.yield %extracted : bf16
        } else {
          %610 = arith.subi %605, %c16384 : index
          %extracted = tensor.extract %collapsed_70[%603, %604, %610] : tensor<16x512x8192xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %609 : bf16
      }
      linalg.yield %607 : bf16
    } -> tensor<16x512x24576xbf16> loc(#loc382)
    %280 = tensor.empty() {ao.layer = 2 : i64} : tensor<24576x8192xbf16> loc(#loc383)
    %281 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%280 : tensor<24576x8192xbf16>) -> tensor<24576x8192xbf16> loc(#loc383)
    %282 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%279, %arg76 : tensor<16x512x24576xbf16>, tensor<16x512x8192xbf16>) outs(%281 : tensor<24576x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<24576x8192xbf16> loc(#loc383)
    %283 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x24576xbf16> loc(#loc384)
    %284 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%282 : tensor<24576x8192xbf16>) outs(%283 : tensor<8192x24576xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x24576xbf16> loc(#loc384)
    %285 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc385)
    %286 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%285 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc385)
    %287 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%279, %arg11 : tensor<16x512x24576xbf16>, tensor<8192x24576xbf16>) outs(%286 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc385)
    %288 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192xbf16> loc(#loc386)
    %expanded_73 = tensor.expand_shape %288 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 2 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc386)
    %289 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_73 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc386)
    %expanded_74 = tensor.expand_shape %287 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc386)
    %290 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_74 : tensor<16x512x1x1x8192xbf16>) outs(%289 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc386)
    %291 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192xbf16> loc(#loc387)
    %292 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%291 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc387)
    %293 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%290 : tensor<1x1x8192xbf16>) outs(%292 : tensor<8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc387)
    %294 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192xbf16> loc(#loc388)
    %expanded_75 = tensor.expand_shape %294 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 2 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc388)
    %295 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_75 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc388)
    %expanded_76 = tensor.expand_shape %arg75 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc388)
    %expanded_77 = tensor.expand_shape %287 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc388)
    %296 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_76, %expanded_77 : tensor<16x512x1x1x8192xbf16>, tensor<16x512x1x1x8192xbf16>) outs(%295 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc388)
    %297 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc389)
    %298 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %arg74 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>) outs(%297 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      linalg.yield %603 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc389)
    %299 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192xbf16> loc(#loc390)
    %300 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%299 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc390)
    %301 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%296 : tensor<1x1x8192xbf16>) outs(%300 : tensor<8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc390)
    %302 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc391)
    %expanded_78 = tensor.expand_shape %302 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc391)
    %303 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_78 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc391)
    %expanded_79 = tensor.expand_shape %arg71 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc391)
    %expanded_80 = tensor.expand_shape %298 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc391)
    %304 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_79, %expanded_80 : tensor<16x512x1x8192xbf16>, tensor<16x512x1x8192xbf16>) outs(%303 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc391)
    %305 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc392)
    %306 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%305 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc392)
    %307 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%304, %arg72 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%306 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: f32):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.divf %604, %cst_3 : f32
      %606 = arith.addf %out, %605 : f32
      linalg.yield %606 : f32
    } -> tensor<16x512xf32> loc(#loc392)
    %308 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc393)
    %309 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %arg73, %arg71, %307 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%308 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: f32, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.mulf %in_152, %603 : bf16
      %606 = arith.mulf %in, %in_151 : bf16
      %607 = arith.addf %606, %605 : bf16
      %608 = arith.addf %607, %604 : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc393)
    %310 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xbf16> loc(#loc394)
    %expanded_81 = tensor.expand_shape %310 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc394)
    %311 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : bf16) outs(%expanded_81 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc394)
    %expanded_82 = tensor.expand_shape %309 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc394)
    %312 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_82 : tensor<16x512x1x8192xbf16>) outs(%311 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.negf %in : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc394)
    %313 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc395)
    %314 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%313 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc395)
    %315 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%312 : tensor<16x512x1xbf16>) outs(%314 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.extf %in : bf16 to f32
      %604 = arith.divf %603, %cst_3 : f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x512xf32> loc(#loc395)
    %316 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8192xbf16> loc(#loc396)
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %309, %315 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%316 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: f32, %out: bf16):
      %603 = arith.truncf %in_152 : f32 to bf16
      %604 = arith.addf %in, %in_151 : bf16
      %605 = arith.addf %604, %603 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc396)
    %collapsed_83 = tensor.collapse_shape %317 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<8192x8192xbf16> loc(#loc397)
    %318 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192xbf16> loc(#loc398)
    %expanded_84 = tensor.expand_shape %318 [[0, 1]] output_shape [1, 8192] {ao.layer = 1 : i64} : tensor<8192xbf16> into tensor<1x8192xbf16> loc(#loc398)
    %319 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_84 : tensor<1x8192xbf16>) -> tensor<1x8192xbf16> loc(#loc398)
    %expanded_85 = tensor.expand_shape %317 [[0], [1], [2, 3]] output_shape [16, 512, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc398)
    %320 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_85 : tensor<16x512x1x8192xbf16>) outs(%319 : tensor<1x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x8192xbf16> loc(#loc398)
    %321 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192xbf16> loc(#loc399)
    %322 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%321 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc399)
    %323 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%320 : tensor<1x8192xbf16>) outs(%322 : tensor<8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc399)
    %324 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc400)
    %325 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%324 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc400)
    %326 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_83, %arg70 : tensor<8192x8192xbf16>, tensor<8192x32768xbf16>) outs(%325 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc400)
    %327 = tensor.empty() {ao.layer = 1 : i64} : tensor<32768x8192xbf16> loc(#loc401)
    %328 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%326 : tensor<8192x32768xbf16>) outs(%327 : tensor<32768x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32768x8192xbf16> loc(#loc401)
    %329 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc402)
    %330 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%329 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc402)
    %331 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_83, %arg5 : tensor<8192x8192xbf16>, tensor<32768x8192xbf16>) outs(%330 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc402)
    %332 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc403)
    %333 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%331, %arg68, %arg69, %arg67, %arg66, %arg65 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%332 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: bf16, %in_154: bf16, %in_155: bf16, %out: bf16):
      %603 = arith.mulf %in_152, %in : bf16
      %604 = arith.mulf %603, %cst_2 : bf16
      %605 = arith.mulf %604, %in_153 : bf16
      %606 = arith.mulf %605, %in_154 : bf16
      %607 = arith.addf %605, %606 : bf16
      %608 = arith.mulf %607, %cst_1 : bf16
      %609 = arith.mulf %608, %cst_0 : bf16
      %610 = arith.mulf %609, %in_155 : bf16
      %611 = arith.mulf %in, %in_151 : bf16
      %612 = arith.addf %611, %608 : bf16
      %613 = arith.addf %612, %610 : bf16
      linalg.yield %613 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc403)
    %334 = tensor.empty() {ao.layer = 1 : i64} : tensor<32768xbf16> loc(#loc404)
    %expanded_86 = tensor.expand_shape %334 [[0, 1]] output_shape [1, 32768] {ao.layer = 1 : i64} : tensor<32768xbf16> into tensor<1x32768xbf16> loc(#loc404)
    %335 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_86 : tensor<1x32768xbf16>) -> tensor<1x32768xbf16> loc(#loc404)
    %expanded_87 = tensor.expand_shape %333 [[0], [1, 2]] output_shape [8192, 1, 32768] {ao.layer = 1 : i64} : tensor<8192x32768xbf16> into tensor<8192x1x32768xbf16> loc(#loc404)
    %336 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_87 : tensor<8192x1x32768xbf16>) outs(%335 : tensor<1x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x32768xbf16> loc(#loc404)
    %337 = tensor.empty() {ao.layer = 1 : i64} : tensor<32768xbf16> loc(#loc405)
    %338 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%337 : tensor<32768xbf16>) -> tensor<32768xbf16> loc(#loc405)
    %339 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%336 : tensor<1x32768xbf16>) outs(%338 : tensor<32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<32768xbf16> loc(#loc405)
    %340 = tensor.empty() {ao.layer = 1 : i64} : tensor<32768x8192xbf16> loc(#loc406)
    %341 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%340 : tensor<32768x8192xbf16>) -> tensor<32768x8192xbf16> loc(#loc406)
    %342 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%333, %arg64 : tensor<8192x32768xbf16>, tensor<8192x8192xbf16>) outs(%341 : tensor<32768x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<32768x8192xbf16> loc(#loc406)
    %343 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x32768xbf16> loc(#loc407)
    %344 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%342 : tensor<32768x8192xbf16>) outs(%343 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x32768xbf16> loc(#loc407)
    %345 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x8192xbf16> loc(#loc408)
    %expanded_88 = tensor.expand_shape %345 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 1 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc408)
    %346 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_88 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc408)
    %expanded_89 = tensor.expand_shape %333 [[0, 1], [2]] output_shape [16, 512, 32768] {ao.layer = 1 : i64} : tensor<8192x32768xbf16> into tensor<16x512x32768xbf16> loc(#loc408)
    %347 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_89, %arg8 : tensor<16x512x32768xbf16>, tensor<8192x32768xbf16>) outs(%346 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc408)
    %348 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192xbf16> loc(#loc409)
    %expanded_90 = tensor.expand_shape %348 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 1 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc409)
    %349 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_90 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc409)
    %expanded_91 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc409)
    %350 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_91 : tensor<16x512x1x1x8192xbf16>) outs(%349 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc409)
    %351 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192xbf16> loc(#loc410)
    %352 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%351 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc410)
    %353 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%350 : tensor<1x1x8192xbf16>) outs(%352 : tensor<8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc410)
    %354 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192xbf16> loc(#loc411)
    %expanded_92 = tensor.expand_shape %354 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 1 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc411)
    %355 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_92 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc411)
    %expanded_93 = tensor.expand_shape %arg63 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc411)
    %expanded_94 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc411)
    %356 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_93, %expanded_94 : tensor<16x512x1x1x8192xbf16>, tensor<16x512x1x1x8192xbf16>) outs(%355 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc411)
    %357 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc412)
    %358 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %arg62 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>) outs(%357 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      linalg.yield %603 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc412)
    %359 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192xbf16> loc(#loc413)
    %360 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%359 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc413)
    %361 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%356 : tensor<1x1x8192xbf16>) outs(%360 : tensor<8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc413)
    %362 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc414)
    %expanded_95 = tensor.expand_shape %362 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc414)
    %363 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_95 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc414)
    %expanded_96 = tensor.expand_shape %arg59 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc414)
    %expanded_97 = tensor.expand_shape %358 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc414)
    %364 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_96, %expanded_97 : tensor<16x512x1x8192xbf16>, tensor<16x512x1x8192xbf16>) outs(%363 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc414)
    %365 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc415)
    %366 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%365 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc415)
    %367 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%364, %arg60 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%366 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: f32):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.divf %604, %cst_3 : f32
      %606 = arith.addf %out, %605 : f32
      linalg.yield %606 : f32
    } -> tensor<16x512xf32> loc(#loc415)
    %368 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc416)
    %369 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %arg61, %arg59, %367 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%368 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: f32, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.mulf %in_152, %603 : bf16
      %606 = arith.mulf %in, %in_151 : bf16
      %607 = arith.addf %606, %605 : bf16
      %608 = arith.addf %607, %604 : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc416)
    %370 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc417)
    %expanded_98 = tensor.expand_shape %370 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc417)
    %371 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_98 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc417)
    %expanded_99 = tensor.expand_shape %369 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc417)
    %372 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_99 : tensor<16x512x1x8192xbf16>) outs(%371 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.negf %in : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc417)
    %373 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc418)
    %374 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%373 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc418)
    %375 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%372 : tensor<16x512x1xbf16>) outs(%374 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.extf %in : bf16 to f32
      %604 = arith.divf %603, %cst_3 : f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x512xf32> loc(#loc418)
    %376 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc419)
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %369, %375 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%376 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: f32, %out: bf16):
      %603 = arith.truncf %in_152 : f32 to bf16
      %604 = arith.addf %in, %in_151 : bf16
      %605 = arith.addf %604, %603 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc419)
    %378 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x8192xbf16> loc(#loc420)
    %379 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%378 : tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16> loc(#loc420)
    %380 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%377, %arg58 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%379 : tensor<8192x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x8192xbf16> loc(#loc420)
    %381 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x8192xbf16> loc(#loc421)
    %382 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%380 : tensor<8192x8192xbf16>) outs(%381 : tensor<8192x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x8192xbf16> loc(#loc421)
    %383 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc422)
    %expanded_100 = tensor.expand_shape %383 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc422)
    %384 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_100 : tensor<16x512x16x512xbf16>) -> tensor<16x512x16x512xbf16> loc(#loc422)
    %expanded_101 = tensor.expand_shape %arg6 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 1 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc422)
    %385 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%377, %expanded_101 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%384 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc422)
    %386 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x512xbf16> loc(#loc423)
    %387 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385 : tensor<16x512x16x512xbf16>) outs(%386 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc423)
    %388 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x512xbf16> loc(#loc424)
    %389 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%388 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc424)
    %390 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%387, %arg57 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%389 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc424)
    %391 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x512xbf16> loc(#loc425)
    %392 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%391 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc425)
    %393 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%387, %arg56 : tensor<16x16x512x512xbf16>, tensor<16x16x512x512xbf16>) outs(%392 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc425)
    %394 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x16x512xbf16> loc(#loc426)
    %395 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393 : tensor<16x16x512x512xbf16>) outs(%394 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc426)
    %396 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512xbf16> loc(#loc427)
    %397 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%396 : tensor<16x16x512xbf16>) -> tensor<16x16x512xbf16> loc(#loc427)
    %398 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%390, %arg55, %arg53 : tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>) outs(%397 : tensor<16x16x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.addf %out, %604 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x16x512xbf16> loc(#loc427)
    %expanded_102 = tensor.expand_shape %398 [[0], [1], [2, 3]] output_shape [16, 16, 512, 1] {ao.layer = 1 : i64} : tensor<16x16x512xbf16> into tensor<16x16x512x1xbf16> loc(#loc428)
    %399 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512xf32> loc(#loc429)
    %400 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%399 : tensor<16x16x512xf32>) -> tensor<16x16x512xf32> loc(#loc429)
    %401 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_102 : tensor<16x16x512x1xbf16>) outs(%400 : tensor<16x16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.negf %in : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x16x512xf32> loc(#loc429)
    %402 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x512xbf16> loc(#loc430)
    %403 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg26, %390, %arg54, %401, %arg53 : tensor<16x16x512x512xi1>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512xf32>, tensor<16x16x512x512xbf16>) outs(%402 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_151: bf16, %in_152: bf16, %in_153: f32, %in_154: bf16, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.divf %in_151, %in_152 : bf16
      %605 = arith.addf %604, %603 : bf16
      %606 = arith.mulf %605, %in_154 : bf16
      %607 = arith.select %in, %606, %cst_5 : bf16
      %608 = arith.mulf %607, %cst : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc430)
    %404 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x512xbf16> loc(#loc431)
    %405 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%404 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc431)
    %406 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%403, %arg52 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%405 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc431)
    %407 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x16x512xbf16> loc(#loc432)
    %408 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406 : tensor<16x16x512x512xbf16>) outs(%407 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc432)
    %409 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x16x512x512xbf16> loc(#loc433)
    %410 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%409 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc433)
    %411 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%403, %arg51 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%410 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc433)
    %412 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x16x512xbf16> loc(#loc434)
    %413 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411 : tensor<16x16x512x512xbf16>) outs(%412 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc434)
    %collapsed_103 = tensor.collapse_shape %395 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc435)
    %collapsed_104 = tensor.collapse_shape %408 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc436)
    %collapsed_105 = tensor.collapse_shape %413 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc437)
    %414 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x24576xbf16> loc(#loc438)
    %415 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%414 : tensor<16x512x24576xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%out: bf16):
      %603 = linalg.index 0 : index
      %604 = linalg.index 1 : index
      %605 = linalg.index 2 : index
      %606 = arith.cmpi ult, %605, %c8192 : index
      %607 = scf.if %606 -> (bf16) {
        %extracted = tensor.extract %collapsed_105[%603, %604, %605] : tensor<16x512x8192xbf16>
        scf.yield %extracted : bf16
      } else {
        %608 = arith.cmpi ult, %605, %c16384 : index
        %609 = scf.if %608 -> (bf16) {
          %610 = arith.subi %605, %c8192 : index
          %extracted = tensor.extract %collapsed_104[%603, %604, %610] : tensor<16x512x8192xbf16>
          scf.yield %extracted : bf16
        } else {
          %610 = arith.subi %605, %c16384 : index
          %extracted = tensor.extract %collapsed_103[%603, %604, %610] : tensor<16x512x8192xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %609 : bf16
      }
      linalg.yield %607 : bf16
    } -> tensor<16x512x24576xbf16> loc(#loc438)
    %416 = tensor.empty() {ao.layer = 1 : i64} : tensor<24576x8192xbf16> loc(#loc439)
    %417 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%416 : tensor<24576x8192xbf16>) -> tensor<24576x8192xbf16> loc(#loc439)
    %418 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%415, %arg50 : tensor<16x512x24576xbf16>, tensor<16x512x8192xbf16>) outs(%417 : tensor<24576x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<24576x8192xbf16> loc(#loc439)
    %419 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x24576xbf16> loc(#loc440)
    %420 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%418 : tensor<24576x8192xbf16>) outs(%419 : tensor<8192x24576xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x24576xbf16> loc(#loc440)
    %421 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc441)
    %422 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%421 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc441)
    %423 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%415, %arg7 : tensor<16x512x24576xbf16>, tensor<8192x24576xbf16>) outs(%422 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc441)
    %424 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192xbf16> loc(#loc442)
    %expanded_106 = tensor.expand_shape %424 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 1 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc442)
    %425 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_106 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc442)
    %expanded_107 = tensor.expand_shape %423 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc442)
    %426 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_107 : tensor<16x512x1x1x8192xbf16>) outs(%425 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc442)
    %427 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192xbf16> loc(#loc443)
    %428 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%427 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc443)
    %429 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%426 : tensor<1x1x8192xbf16>) outs(%428 : tensor<8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc443)
    %430 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192xbf16> loc(#loc444)
    %expanded_108 = tensor.expand_shape %430 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 1 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc444)
    %431 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_108 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc444)
    %expanded_109 = tensor.expand_shape %arg49 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc444)
    %expanded_110 = tensor.expand_shape %423 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc444)
    %432 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_109, %expanded_110 : tensor<16x512x1x1x8192xbf16>, tensor<16x512x1x1x8192xbf16>) outs(%431 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc444)
    %433 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc445)
    %434 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %arg48 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>) outs(%433 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      linalg.yield %603 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc445)
    %435 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192xbf16> loc(#loc446)
    %436 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%435 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc446)
    %437 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%432 : tensor<1x1x8192xbf16>) outs(%436 : tensor<8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc446)
    %438 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc447)
    %expanded_111 = tensor.expand_shape %438 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc447)
    %439 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_111 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc447)
    %expanded_112 = tensor.expand_shape %arg45 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc447)
    %expanded_113 = tensor.expand_shape %434 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc447)
    %440 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_112, %expanded_113 : tensor<16x512x1x8192xbf16>, tensor<16x512x1x8192xbf16>) outs(%439 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc447)
    %441 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc448)
    %442 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%441 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc448)
    %443 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%440, %arg46 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%442 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: f32):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.divf %604, %cst_3 : f32
      %606 = arith.addf %out, %605 : f32
      linalg.yield %606 : f32
    } -> tensor<16x512xf32> loc(#loc448)
    %444 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc449)
    %445 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %arg47, %arg45, %443 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%444 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: f32, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.mulf %in_152, %603 : bf16
      %606 = arith.mulf %in, %in_151 : bf16
      %607 = arith.addf %606, %605 : bf16
      %608 = arith.addf %607, %604 : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc449)
    %446 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xbf16> loc(#loc450)
    %expanded_114 = tensor.expand_shape %446 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc450)
    %447 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : bf16) outs(%expanded_114 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc450)
    %expanded_115 = tensor.expand_shape %445 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc450)
    %448 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_115 : tensor<16x512x1x8192xbf16>) outs(%447 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.negf %in : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc450)
    %449 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc451)
    %450 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%449 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc451)
    %451 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%448 : tensor<16x512x1xbf16>) outs(%450 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.extf %in : bf16 to f32
      %604 = arith.divf %603, %cst_3 : f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x512xf32> loc(#loc451)
    %452 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8192xbf16> loc(#loc452)
    %453 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %445, %451 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%452 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: f32, %out: bf16):
      %603 = arith.truncf %in_152 : f32 to bf16
      %604 = arith.addf %in, %in_151 : bf16
      %605 = arith.addf %604, %603 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc452)
    %collapsed_116 = tensor.collapse_shape %453 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<8192x8192xbf16> loc(#loc453)
    %454 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192xbf16> loc(#loc454)
    %expanded_117 = tensor.expand_shape %454 [[0, 1]] output_shape [1, 8192] {ao.layer = 0 : i64} : tensor<8192xbf16> into tensor<1x8192xbf16> loc(#loc454)
    %455 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_117 : tensor<1x8192xbf16>) -> tensor<1x8192xbf16> loc(#loc454)
    %expanded_118 = tensor.expand_shape %453 [[0], [1], [2, 3]] output_shape [16, 512, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc454)
    %456 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_118 : tensor<16x512x1x8192xbf16>) outs(%455 : tensor<1x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x8192xbf16> loc(#loc454)
    %457 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192xbf16> loc(#loc455)
    %458 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%457 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc455)
    %459 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%456 : tensor<1x8192xbf16>) outs(%458 : tensor<8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc455)
    %460 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc456)
    %461 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%460 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc456)
    %462 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_116, %arg44 : tensor<8192x8192xbf16>, tensor<8192x32768xbf16>) outs(%461 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc456)
    %463 = tensor.empty() {ao.layer = 0 : i64} : tensor<32768x8192xbf16> loc(#loc457)
    %464 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%462 : tensor<8192x32768xbf16>) outs(%463 : tensor<32768x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32768x8192xbf16> loc(#loc457)
    %465 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc458)
    %466 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%465 : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16> loc(#loc458)
    %467 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_116, %arg1 : tensor<8192x8192xbf16>, tensor<32768x8192xbf16>) outs(%466 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc458)
    %468 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc459)
    %469 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%467, %arg42, %arg43, %arg41, %arg40, %arg39 : tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>, tensor<8192x32768xbf16>) outs(%468 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: bf16, %in_154: bf16, %in_155: bf16, %out: bf16):
      %603 = arith.mulf %in_152, %in : bf16
      %604 = arith.mulf %603, %cst_2 : bf16
      %605 = arith.mulf %604, %in_153 : bf16
      %606 = arith.mulf %605, %in_154 : bf16
      %607 = arith.addf %605, %606 : bf16
      %608 = arith.mulf %607, %cst_1 : bf16
      %609 = arith.mulf %608, %cst_0 : bf16
      %610 = arith.mulf %609, %in_155 : bf16
      %611 = arith.mulf %in, %in_151 : bf16
      %612 = arith.addf %611, %608 : bf16
      %613 = arith.addf %612, %610 : bf16
      linalg.yield %613 : bf16
    } -> tensor<8192x32768xbf16> loc(#loc459)
    %470 = tensor.empty() {ao.layer = 0 : i64} : tensor<32768xbf16> loc(#loc460)
    %expanded_119 = tensor.expand_shape %470 [[0, 1]] output_shape [1, 32768] {ao.layer = 0 : i64} : tensor<32768xbf16> into tensor<1x32768xbf16> loc(#loc460)
    %471 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_119 : tensor<1x32768xbf16>) -> tensor<1x32768xbf16> loc(#loc460)
    %expanded_120 = tensor.expand_shape %469 [[0], [1, 2]] output_shape [8192, 1, 32768] {ao.layer = 0 : i64} : tensor<8192x32768xbf16> into tensor<8192x1x32768xbf16> loc(#loc460)
    %472 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_120 : tensor<8192x1x32768xbf16>) outs(%471 : tensor<1x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x32768xbf16> loc(#loc460)
    %473 = tensor.empty() {ao.layer = 0 : i64} : tensor<32768xbf16> loc(#loc461)
    %474 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%473 : tensor<32768xbf16>) -> tensor<32768xbf16> loc(#loc461)
    %475 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%472 : tensor<1x32768xbf16>) outs(%474 : tensor<32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<32768xbf16> loc(#loc461)
    %476 = tensor.empty() {ao.layer = 0 : i64} : tensor<32768x8192xbf16> loc(#loc462)
    %477 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%476 : tensor<32768x8192xbf16>) -> tensor<32768x8192xbf16> loc(#loc462)
    %478 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%469, %arg38 : tensor<8192x32768xbf16>, tensor<8192x8192xbf16>) outs(%477 : tensor<32768x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<32768x8192xbf16> loc(#loc462)
    %479 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x32768xbf16> loc(#loc463)
    %480 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%478 : tensor<32768x8192xbf16>) outs(%479 : tensor<8192x32768xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x32768xbf16> loc(#loc463)
    %481 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x8192xbf16> loc(#loc464)
    %expanded_121 = tensor.expand_shape %481 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 0 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc464)
    %482 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_121 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc464)
    %expanded_122 = tensor.expand_shape %469 [[0, 1], [2]] output_shape [16, 512, 32768] {ao.layer = 0 : i64} : tensor<8192x32768xbf16> into tensor<16x512x32768xbf16> loc(#loc464)
    %483 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_122, %arg4 : tensor<16x512x32768xbf16>, tensor<8192x32768xbf16>) outs(%482 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc464)
    %484 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192xbf16> loc(#loc465)
    %expanded_123 = tensor.expand_shape %484 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 0 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc465)
    %485 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_123 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc465)
    %expanded_124 = tensor.expand_shape %483 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc465)
    %486 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_124 : tensor<16x512x1x1x8192xbf16>) outs(%485 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc465)
    %487 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192xbf16> loc(#loc466)
    %488 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%487 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc466)
    %489 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%486 : tensor<1x1x8192xbf16>) outs(%488 : tensor<8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc466)
    %490 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192xbf16> loc(#loc467)
    %expanded_125 = tensor.expand_shape %490 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 0 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc467)
    %491 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_125 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc467)
    %expanded_126 = tensor.expand_shape %arg37 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc467)
    %expanded_127 = tensor.expand_shape %483 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc467)
    %492 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_126, %expanded_127 : tensor<16x512x1x1x8192xbf16>, tensor<16x512x1x1x8192xbf16>) outs(%491 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc467)
    %493 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc468)
    %494 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %arg36 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>) outs(%493 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      linalg.yield %603 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc468)
    %495 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192xbf16> loc(#loc469)
    %496 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%495 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc469)
    %497 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%492 : tensor<1x1x8192xbf16>) outs(%496 : tensor<8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc469)
    %498 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc470)
    %expanded_128 = tensor.expand_shape %498 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc470)
    %499 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_128 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc470)
    %expanded_129 = tensor.expand_shape %arg33 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc470)
    %expanded_130 = tensor.expand_shape %494 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc470)
    %500 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_129, %expanded_130 : tensor<16x512x1x8192xbf16>, tensor<16x512x1x8192xbf16>) outs(%499 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc470)
    %501 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc471)
    %502 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%501 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc471)
    %503 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%500, %arg34 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%502 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: f32):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.divf %604, %cst_3 : f32
      %606 = arith.addf %out, %605 : f32
      linalg.yield %606 : f32
    } -> tensor<16x512xf32> loc(#loc471)
    %504 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc472)
    %505 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %arg35, %arg33, %503 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%504 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: f32, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.mulf %in_152, %603 : bf16
      %606 = arith.mulf %in, %in_151 : bf16
      %607 = arith.addf %606, %605 : bf16
      %608 = arith.addf %607, %604 : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc472)
    %506 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc473)
    %expanded_131 = tensor.expand_shape %506 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc473)
    %507 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_131 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc473)
    %expanded_132 = tensor.expand_shape %505 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc473)
    %508 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_132 : tensor<16x512x1x8192xbf16>) outs(%507 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.negf %in : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc473)
    %509 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc474)
    %510 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%509 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc474)
    %511 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%508 : tensor<16x512x1xbf16>) outs(%510 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.extf %in : bf16 to f32
      %604 = arith.divf %603, %cst_3 : f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x512xf32> loc(#loc474)
    %512 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc475)
    %513 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %505, %511 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%512 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: f32, %out: bf16):
      %603 = arith.truncf %in_152 : f32 to bf16
      %604 = arith.addf %in, %in_151 : bf16
      %605 = arith.addf %604, %603 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc475)
    %514 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x8192xbf16> loc(#loc476)
    %515 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%514 : tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16> loc(#loc476)
    %516 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%513, %arg32 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%515 : tensor<8192x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<8192x8192xbf16> loc(#loc476)
    %517 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x8192xbf16> loc(#loc477)
    %518 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%516 : tensor<8192x8192xbf16>) outs(%517 : tensor<8192x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x8192xbf16> loc(#loc477)
    %519 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc478)
    %expanded_133 = tensor.expand_shape %519 [[0], [1], [2, 3]] output_shape [16, 512, 16, 512] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x16x512xbf16> loc(#loc478)
    %520 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_133 : tensor<16x512x16x512xbf16>) -> tensor<16x512x16x512xbf16> loc(#loc478)
    %expanded_134 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [16, 512, 8192] {ao.layer = 0 : i64} : tensor<8192x8192xbf16> into tensor<16x512x8192xbf16> loc(#loc478)
    %521 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%513, %expanded_134 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>) outs(%520 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc478)
    %522 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc479)
    %523 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%521 : tensor<16x512x16x512xbf16>) outs(%522 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc479)
    %524 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc480)
    %525 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%524 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc480)
    %526 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%523, %arg31 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%525 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc480)
    %527 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc481)
    %528 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%527 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc481)
    %529 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%523, %arg30 : tensor<16x16x512x512xbf16>, tensor<16x16x512x512xbf16>) outs(%528 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc481)
    %530 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x16x512xbf16> loc(#loc482)
    %531 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%529 : tensor<16x16x512x512xbf16>) outs(%530 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc482)
    %532 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512xbf16> loc(#loc483)
    %533 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%532 : tensor<16x16x512xbf16>) -> tensor<16x16x512xbf16> loc(#loc483)
    %534 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%526, %arg29, %arg27 : tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512x512xbf16>) outs(%533 : tensor<16x16x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.addf %out, %604 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x16x512xbf16> loc(#loc483)
    %expanded_135 = tensor.expand_shape %534 [[0], [1], [2, 3]] output_shape [16, 16, 512, 1] {ao.layer = 0 : i64} : tensor<16x16x512xbf16> into tensor<16x16x512x1xbf16> loc(#loc484)
    %535 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512xf32> loc(#loc485)
    %536 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%535 : tensor<16x16x512xf32>) -> tensor<16x16x512xf32> loc(#loc485)
    %537 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_135 : tensor<16x16x512x1xbf16>) outs(%536 : tensor<16x16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.negf %in : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x16x512xf32> loc(#loc485)
    %538 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc486)
    %539 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg26, %526, %arg28, %537, %arg27 : tensor<16x16x512x512xi1>, tensor<16x16x512x512xbf16>, tensor<16x16x512x1xbf16>, tensor<16x16x512xf32>, tensor<16x16x512x512xbf16>) outs(%538 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_151: bf16, %in_152: bf16, %in_153: f32, %in_154: bf16, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.divf %in_151, %in_152 : bf16
      %605 = arith.addf %604, %603 : bf16
      %606 = arith.mulf %605, %in_154 : bf16
      %607 = arith.select %in, %606, %cst_5 : bf16
      %608 = arith.mulf %607, %cst : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc486)
    %540 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc487)
    %541 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%540 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc487)
    %542 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%539, %arg25 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%541 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc487)
    %543 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x16x512xbf16> loc(#loc488)
    %544 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%542 : tensor<16x16x512x512xbf16>) outs(%543 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc488)
    %545 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x16x512x512xbf16> loc(#loc489)
    %546 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%545 : tensor<16x16x512x512xbf16>) -> tensor<16x16x512x512xbf16> loc(#loc489)
    %547 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%539, %arg24 : tensor<16x16x512x512xbf16>, tensor<16x512x16x512xbf16>) outs(%546 : tensor<16x16x512x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x16x512x512xbf16> loc(#loc489)
    %548 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x16x512xbf16> loc(#loc490)
    %549 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%547 : tensor<16x16x512x512xbf16>) outs(%548 : tensor<16x512x16x512xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<16x512x16x512xbf16> loc(#loc490)
    %collapsed_136 = tensor.collapse_shape %531 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc491)
    %collapsed_137 = tensor.collapse_shape %544 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc492)
    %collapsed_138 = tensor.collapse_shape %549 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x16x512xbf16> into tensor<16x512x8192xbf16> loc(#loc493)
    %550 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x24576xbf16> loc(#loc494)
    %551 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%550 : tensor<16x512x24576xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: bf16):
      %603 = linalg.index 0 : index
      %604 = linalg.index 1 : index
      %605 = linalg.index 2 : index
      %606 = arith.cmpi ult, %605, %c8192 : index
      %607 = scf.if %606 -> (bf16) {
        %extracted = tensor.extract %collapsed_138[%603, %604, %605] : tensor<16x512x8192xbf16>
        scf.yield %extracted : bf16
      } else {
        %608 = arith.cmpi ult, %605, %c16384 : index
        %609 = scf.if %608 -> (bf16) {
          %610 = arith.subi %605, %c8192 : index
          %extracted = tensor.extract %collapsed_137[%603, %604, %610] : tensor<16x512x8192xbf16>
          scf.yield %extracted : bf16
        } else {
          %610 = arith.subi %605, %c16384 : index
          %extracted = tensor.extract %collapsed_136[%603, %604, %610] : tensor<16x512x8192xbf16>
          scf.yield %extracted : bf16
        }
        scf.yield %609 : bf16
      }
      linalg.yield %607 : bf16
    } -> tensor<16x512x24576xbf16> loc(#loc494)
    %552 = tensor.empty() {ao.layer = 0 : i64} : tensor<24576x8192xbf16> loc(#loc495)
    %553 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%552 : tensor<24576x8192xbf16>) -> tensor<24576x8192xbf16> loc(#loc495)
    %554 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%551, %arg23 : tensor<16x512x24576xbf16>, tensor<16x512x8192xbf16>) outs(%553 : tensor<24576x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<24576x8192xbf16> loc(#loc495)
    %555 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x24576xbf16> loc(#loc496)
    %556 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%554 : tensor<24576x8192xbf16>) outs(%555 : tensor<8192x24576xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<8192x24576xbf16> loc(#loc496)
    %557 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc497)
    %558 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%557 : tensor<16x512x8192xbf16>) -> tensor<16x512x8192xbf16> loc(#loc497)
    %559 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%551, %arg3 : tensor<16x512x24576xbf16>, tensor<8192x24576xbf16>) outs(%558 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc497)
    %560 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192xbf16> loc(#loc498)
    %expanded_139 = tensor.expand_shape %560 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 0 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc498)
    %561 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_139 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc498)
    %expanded_140 = tensor.expand_shape %559 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc498)
    %562 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_140 : tensor<16x512x1x1x8192xbf16>) outs(%561 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc498)
    %563 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192xbf16> loc(#loc499)
    %564 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%563 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc499)
    %565 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%562 : tensor<1x1x8192xbf16>) outs(%564 : tensor<8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc499)
    %566 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192xbf16> loc(#loc500)
    %expanded_141 = tensor.expand_shape %566 [[0, 1, 2]] output_shape [1, 1, 8192] {ao.layer = 0 : i64} : tensor<8192xbf16> into tensor<1x1x8192xbf16> loc(#loc500)
    %567 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_141 : tensor<1x1x8192xbf16>) -> tensor<1x1x8192xbf16> loc(#loc500)
    %expanded_142 = tensor.expand_shape %arg22 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc500)
    %expanded_143 = tensor.expand_shape %559 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x1x8192xbf16> loc(#loc500)
    %568 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_142, %expanded_143 : tensor<16x512x1x1x8192xbf16>, tensor<16x512x1x1x8192xbf16>) outs(%567 : tensor<1x1x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<1x1x8192xbf16> loc(#loc500)
    %569 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc501)
    %570 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %arg21 : tensor<16x512x8192xbf16>, tensor<1x1x8192xbf16>) outs(%569 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      linalg.yield %603 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc501)
    %571 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192xbf16> loc(#loc502)
    %572 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%571 : tensor<8192xbf16>) -> tensor<8192xbf16> loc(#loc502)
    %573 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%568 : tensor<1x1x8192xbf16>) outs(%572 : tensor<8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<8192xbf16> loc(#loc502)
    %574 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc503)
    %expanded_144 = tensor.expand_shape %574 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc503)
    %575 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_144 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc503)
    %expanded_145 = tensor.expand_shape %arg18 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc503)
    %expanded_146 = tensor.expand_shape %570 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc503)
    %576 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_145, %expanded_146 : tensor<16x512x1x8192xbf16>, tensor<16x512x1x8192xbf16>) outs(%575 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc503)
    %577 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc504)
    %578 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%577 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc504)
    %579 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%576, %arg19 : tensor<16x512x1xbf16>, tensor<16x512x1xbf16>) outs(%578 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %out: f32):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.extf %603 : bf16 to f32
      %605 = arith.divf %604, %cst_3 : f32
      %606 = arith.addf %out, %605 : f32
      linalg.yield %606 : f32
    } -> tensor<16x512xf32> loc(#loc504)
    %580 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc505)
    %581 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %arg20, %arg18, %579 : tensor<16x512x8192xbf16>, tensor<16x512x1xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%580 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: bf16, %in_153: f32, %out: bf16):
      %603 = arith.truncf %in_153 : f32 to bf16
      %604 = arith.mulf %603, %in_152 : bf16
      %605 = arith.mulf %in_152, %603 : bf16
      %606 = arith.mulf %in, %in_151 : bf16
      %607 = arith.addf %606, %605 : bf16
      %608 = arith.addf %607, %604 : bf16
      linalg.yield %608 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc505)
    %582 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xbf16> loc(#loc506)
    %expanded_147 = tensor.expand_shape %582 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xbf16> into tensor<16x512x1xbf16> loc(#loc506)
    %583 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : bf16) outs(%expanded_147 : tensor<16x512x1xbf16>) -> tensor<16x512x1xbf16> loc(#loc506)
    %expanded_148 = tensor.expand_shape %581 [[0], [1, 2], [3]] output_shape [16, 512, 1, 8192] {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> into tensor<16x512x1x8192xbf16> loc(#loc506)
    %584 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_148 : tensor<16x512x1x8192xbf16>) outs(%583 : tensor<16x512x1xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.negf %in : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<16x512x1xbf16> loc(#loc506)
    %585 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc507)
    %586 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%585 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc507)
    %587 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%584 : tensor<16x512x1xbf16>) outs(%586 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %out: f32):
      %603 = arith.extf %in : bf16 to f32
      %604 = arith.divf %603, %cst_3 : f32
      %605 = arith.addf %out, %604 : f32
      linalg.yield %605 : f32
    } -> tensor<16x512xf32> loc(#loc507)
    %588 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8192xbf16> loc(#loc508)
    %589 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513, %581, %587 : tensor<16x512x8192xbf16>, tensor<16x512x8192xbf16>, tensor<16x512xf32>) outs(%588 : tensor<16x512x8192xbf16>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: bf16, %in_151: bf16, %in_152: f32, %out: bf16):
      %603 = arith.truncf %in_152 : f32 to bf16
      %604 = arith.addf %in, %in_151 : bf16
      %605 = arith.addf %604, %603 : bf16
      linalg.yield %605 : bf16
    } -> tensor<16x512x8192xbf16> loc(#loc508)
    %590 = tensor.empty() : tensor<512x8192xbf16> loc(#loc509)
    %expanded_149 = tensor.expand_shape %590 [[0, 1], [2]] output_shape [1, 512, 8192] : tensor<512x8192xbf16> into tensor<1x512x8192xbf16> loc(#loc509)
    %591 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_149 : tensor<1x512x8192xbf16>) -> tensor<1x512x8192xbf16> loc(#loc509)
    %expanded_150 = tensor.expand_shape %589 [[0], [1, 2], [3]] output_shape [16, 1, 512, 8192] : tensor<16x512x8192xbf16> into tensor<16x1x512x8192xbf16> loc(#loc509)
    %592 = linalg.generic {indexing_maps = [#map44, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_150 : tensor<16x1x512x8192xbf16>) outs(%591 : tensor<1x512x8192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<1x512x8192xbf16> loc(#loc509)
    %593 = tensor.empty() : tensor<512x8192xbf16> loc(#loc510)
    %594 = linalg.fill ins(%cst_5 : bf16) outs(%593 : tensor<512x8192xbf16>) -> tensor<512x8192xbf16> loc(#loc510)
    %595 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%592 : tensor<1x512x8192xbf16>) outs(%594 : tensor<512x8192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %603 = arith.addf %out, %in : bf16
      linalg.yield %603 : bf16
    } -> tensor<512x8192xbf16> loc(#loc510)
    %596 = tensor.empty() : tensor<16x512x1024xbf16> loc(#loc511)
    %597 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg17 : tensor<16x512xi32>) outs(%596 : tensor<16x512x1024xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %603 = linalg.index 2 : index
      %604 = arith.index_cast %603 : index to i32
      %605 = arith.cmpi eq, %in, %604 : i32
      %606 = arith.uitofp %605 : i1 to bf16
      linalg.yield %606 : bf16
    } -> tensor<16x512x1024xbf16> loc(#loc511)
    %598 = tensor.empty() : tensor<1024x8192xbf16> loc(#loc512)
    %599 = linalg.fill ins(%cst_5 : bf16) outs(%598 : tensor<1024x8192xbf16>) -> tensor<1024x8192xbf16> loc(#loc512)
    %600 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%597, %589 : tensor<16x512x1024xbf16>, tensor<16x512x8192xbf16>) outs(%599 : tensor<1024x8192xbf16>) {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.mulf %in, %in_151 : bf16
      %604 = arith.addf %out, %603 : bf16
      linalg.yield %604 : bf16
    } -> tensor<1024x8192xbf16> loc(#loc512)
    %601 = tensor.empty() : tensor<1024x8192xbf16> loc(#loc513)
    %602 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%12, %600 : tensor<1024x8192xbf16>, tensor<1024x8192xbf16>) outs(%601 : tensor<1024x8192xbf16>) {
    ^bb0(%in: bf16, %in_151: bf16, %out: bf16):
      %603 = arith.addf %in, %in_151 : bf16
      linalg.yield %603 : bf16
    } -> tensor<1024x8192xbf16> loc(#loc513)
    return %602, %464, %459, %565, %573, %489, %497, %518, %556, %480, %475, %328, %323, %429, %437, %353, %361, %382, %420, %344, %339, %192, %187, %293, %301, %217, %225, %246, %284, %208, %203, %56, %51, %157, %165, %81, %89, %110, %148, %72, %67, %21, %29, %595 : tensor<1024x8192xbf16>, tensor<32768x8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768xbf16>, tensor<32768x8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768xbf16>, tensor<32768x8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768xbf16>, tensor<32768x8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<8192x8192xbf16>, tensor<8192x24576xbf16>, tensor<8192x32768xbf16>, tensor<32768xbf16>, tensor<8192xbf16>, tensor<8192xbf16>, tensor<512x8192xbf16>
  } loc(#loc266)
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
#loc68 = loc("layer0/attention/_where/broadcast_in_dim")
#loc69 = loc("layer0/attention/_where/select_n")
#loc70 = loc("layer0/attention/reduce_max")
#loc72 = loc("layer0/attention/reduce_sum.2")
#loc76 = loc("layer0/attention/dot_general.2")
#loc77 = loc("layer0/attention/transpose")
#loc79 = loc("layer0/attention/dot_general.3")
#loc80 = loc("layer0/attention/add.3")
#loc81 = loc("layer0/mlp/reduce_sum")
#loc83 = loc("layer0/mlp/reduce_sum.1")
#loc84 = loc("layer0/mlp/add")
#loc89 = loc("layer0/mlp/add.2")
#loc91 = loc("layer0/mlp/dot_general")
#loc93 = loc("layer0/mlp/integer_pow")
#loc99 = loc("layer0/mlp/dot_general.1")
#loc100 = loc("layer0/mlp/add.9")
#loc101 = loc("layer1/attention/reduce_sum")
#loc103 = loc("layer1/attention/reduce_sum.1")
#loc104 = loc("layer1/attention/add")
#loc110 = loc("layer1/attention/dot_general")
#loc111 = loc("layer1/attention/split")
#loc112 = loc("layer1/attention/split.1")
#loc113 = loc("layer1/attention/split.2")
#loc117 = loc("layer1/attention/dot_general.1")
#loc118 = loc("layer1/attention/_where/select_n")
#loc119 = loc("layer1/attention/reduce_max")
#loc121 = loc("layer1/attention/reduce_sum.2")
#loc125 = loc("layer1/attention/dot_general.2")
#loc126 = loc("layer1/attention/transpose")
#loc128 = loc("layer1/attention/dot_general.3")
#loc129 = loc("layer1/attention/add.3")
#loc130 = loc("layer1/mlp/reduce_sum")
#loc132 = loc("layer1/mlp/reduce_sum.1")
#loc133 = loc("layer1/mlp/add")
#loc138 = loc("layer1/mlp/add.2")
#loc140 = loc("layer1/mlp/dot_general")
#loc142 = loc("layer1/mlp/integer_pow")
#loc148 = loc("layer1/mlp/dot_general.1")
#loc149 = loc("layer1/mlp/add.9")
#loc150 = loc("layer2/attention/reduce_sum")
#loc152 = loc("layer2/attention/reduce_sum.1")
#loc153 = loc("layer2/attention/add")
#loc159 = loc("layer2/attention/dot_general")
#loc160 = loc("layer2/attention/split")
#loc161 = loc("layer2/attention/split.1")
#loc162 = loc("layer2/attention/split.2")
#loc166 = loc("layer2/attention/dot_general.1")
#loc167 = loc("layer2/attention/_where/select_n")
#loc168 = loc("layer2/attention/reduce_max")
#loc170 = loc("layer2/attention/reduce_sum.2")
#loc174 = loc("layer2/attention/dot_general.2")
#loc175 = loc("layer2/attention/transpose")
#loc177 = loc("layer2/attention/dot_general.3")
#loc178 = loc("layer2/attention/add.3")
#loc179 = loc("layer2/mlp/reduce_sum")
#loc181 = loc("layer2/mlp/reduce_sum.1")
#loc182 = loc("layer2/mlp/add")
#loc187 = loc("layer2/mlp/add.2")
#loc189 = loc("layer2/mlp/dot_general")
#loc191 = loc("layer2/mlp/integer_pow")
#loc197 = loc("layer2/mlp/dot_general.1")
#loc198 = loc("layer2/mlp/add.9")
#loc199 = loc("layer3/attention/reduce_sum")
#loc201 = loc("layer3/attention/reduce_sum.1")
#loc202 = loc("layer3/attention/add")
#loc208 = loc("layer3/attention/dot_general")
#loc209 = loc("layer3/attention/split")
#loc210 = loc("layer3/attention/split.1")
#loc211 = loc("layer3/attention/split.2")
#loc215 = loc("layer3/attention/dot_general.1")
#loc216 = loc("layer3/attention/_where/select_n")
#loc217 = loc("layer3/attention/reduce_max")
#loc219 = loc("layer3/attention/reduce_sum.2")
#loc223 = loc("layer3/attention/dot_general.2")
#loc224 = loc("layer3/attention/transpose")
#loc226 = loc("layer3/attention/dot_general.3")
#loc227 = loc("layer3/attention/add.3")
#loc228 = loc("layer3/mlp/reduce_sum")
#loc230 = loc("layer3/mlp/reduce_sum.1")
#loc231 = loc("layer3/mlp/add")
#loc236 = loc("layer3/mlp/add.2")
#loc238 = loc("layer3/mlp/dot_general")
#loc240 = loc("layer3/mlp/integer_pow")
#loc246 = loc("layer3/mlp/dot_general.1")
#loc247 = loc("layer3/mlp/add.9")
#loc248 = loc("head/reduce_sum")
#loc250 = loc("head/reduce_sum.1")
#loc251 = loc("head/add")
#loc257 = loc("head/dot_general")
#loc258 = loc("head/log_softmax/reduce_max")
#loc259 = loc("head/log_softmax/sub.1")
#loc261 = loc("head/log_softmax/reduce_sum")
#loc264 = loc("head/reduce_sum.2")
#loc265 = loc("head/div.3")
#loc266 = loc("bwd")
#loc268 = loc("bwd/head/_where/select_n")
#loc269 = loc("bwd/head/log_softmax/reduce_sum")
#loc270 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc271 = loc("bwd/head/log_softmax/add_any")
#loc272 = loc("bwd/head/dot_general")
#loc273 = loc("bwd/head/dot_general.1")
#loc274 = loc("bwd/head/reduce_sum")
#loc275 = loc("bwd/head/reduce_sum.1")
#loc276 = loc("bwd/head/reduce_sum.2")
#loc277 = loc("bwd/head/mul.2")
#loc278 = loc("bwd/head/reduce_sum.3")
#loc279 = loc("bwd/head/reduce_sum.4")
#loc280 = loc("bwd/head/reduce_sum.5")
#loc281 = loc("bwd/head/add_any.1")
#loc282 = loc("bwd/head/reduce_sum.6")
#loc283 = loc("bwd/head/reduce_sum.7")
#loc284 = loc("bwd/head/add_any.2")
#loc285 = loc("bwd/layer3/mlp/reshape")
#loc286 = loc("bwd/layer3/mlp/reduce_sum")
#loc287 = loc("bwd/layer3/mlp/reduce_sum.1")
#loc288 = loc("bwd/layer3/mlp/dot_general")
#loc289 = loc("bwd/layer3/mlp/transpose")
#loc290 = loc("bwd/layer3/mlp/dot_general.1")
#loc291 = loc("bwd/layer3/mlp/add_any.2")
#loc292 = loc("bwd/layer3/mlp/reduce_sum.2")
#loc293 = loc("bwd/layer3/mlp/reduce_sum.3")
#loc294 = loc("bwd/layer3/mlp/dot_general.2")
#loc295 = loc("bwd/layer3/mlp/transpose.1")
#loc296 = loc("bwd/layer3/mlp/dot_general.3")
#loc297 = loc("bwd/layer3/mlp/reduce_sum.4")
#loc298 = loc("bwd/layer3/mlp/reduce_sum.5")
#loc299 = loc("bwd/layer3/mlp/reduce_sum.6")
#loc300 = loc("bwd/layer3/mlp/mul.10")
#loc301 = loc("bwd/layer3/mlp/reduce_sum.7")
#loc302 = loc("bwd/layer3/mlp/reduce_sum.8")
#loc303 = loc("bwd/layer3/mlp/reduce_sum.9")
#loc304 = loc("bwd/layer3/mlp/add_any.4")
#loc305 = loc("bwd/layer3/mlp/reduce_sum.10")
#loc306 = loc("bwd/layer3/mlp/reduce_sum.11")
#loc307 = loc("bwd/layer3/mlp/add_any.6")
#loc308 = loc("bwd/layer3/attention/dot_general")
#loc309 = loc("bwd/layer3/attention/transpose")
#loc310 = loc("bwd/layer3/attention/dot_general.1")
#loc311 = loc("bwd/layer3/attention/transpose.1")
#loc312 = loc("bwd/layer3/attention/dot_general.2")
#loc313 = loc("bwd/layer3/attention/dot_general.3")
#loc314 = loc("bwd/layer3/attention/transpose.2")
#loc315 = loc("bwd/layer3/attention/reduce_sum")
#loc316 = loc("bwd/layer3/attention/reshape.1")
#loc317 = loc("bwd/layer3/attention/reduce_sum.1")
#loc318 = loc("bwd/layer3/attention/mul.4")
#loc319 = loc("bwd/layer3/attention/dot_general.4")
#loc320 = loc("bwd/layer3/attention/transpose.3")
#loc321 = loc("bwd/layer3/attention/dot_general.5")
#loc322 = loc("bwd/layer3/attention/transpose.4")
#loc323 = loc("bwd/layer3/attention/reshape.2")
#loc324 = loc("bwd/layer3/attention/reshape.3")
#loc325 = loc("bwd/layer3/attention/reshape.4")
#loc326 = loc("bwd/layer3/attention/concatenate")
#loc327 = loc("bwd/layer3/attention/dot_general.6")
#loc328 = loc("bwd/layer3/attention/transpose.5")
#loc329 = loc("bwd/layer3/attention/dot_general.7")
#loc330 = loc("bwd/layer3/attention/reduce_sum.2")
#loc331 = loc("bwd/layer3/attention/reduce_sum.3")
#loc332 = loc("bwd/layer3/attention/reduce_sum.4")
#loc333 = loc("bwd/layer3/attention/mul.7")
#loc334 = loc("bwd/layer3/attention/reduce_sum.5")
#loc335 = loc("bwd/layer3/attention/reduce_sum.6")
#loc336 = loc("bwd/layer3/attention/reduce_sum.7")
#loc337 = loc("bwd/layer3/attention/add_any.2")
#loc338 = loc("bwd/layer3/attention/reduce_sum.8")
#loc339 = loc("bwd/layer3/attention/reduce_sum.9")
#loc340 = loc("bwd/layer3/attention/add_any.4")
#loc341 = loc("bwd/layer2/mlp/reshape")
#loc342 = loc("bwd/layer2/mlp/reduce_sum")
#loc343 = loc("bwd/layer2/mlp/reduce_sum.1")
#loc344 = loc("bwd/layer2/mlp/dot_general")
#loc345 = loc("bwd/layer2/mlp/transpose")
#loc346 = loc("bwd/layer2/mlp/dot_general.1")
#loc347 = loc("bwd/layer2/mlp/add_any.2")
#loc348 = loc("bwd/layer2/mlp/reduce_sum.2")
#loc349 = loc("bwd/layer2/mlp/reduce_sum.3")
#loc350 = loc("bwd/layer2/mlp/dot_general.2")
#loc351 = loc("bwd/layer2/mlp/transpose.1")
#loc352 = loc("bwd/layer2/mlp/dot_general.3")
#loc353 = loc("bwd/layer2/mlp/reduce_sum.4")
#loc354 = loc("bwd/layer2/mlp/reduce_sum.5")
#loc355 = loc("bwd/layer2/mlp/reduce_sum.6")
#loc356 = loc("bwd/layer2/mlp/mul.10")
#loc357 = loc("bwd/layer2/mlp/reduce_sum.7")
#loc358 = loc("bwd/layer2/mlp/reduce_sum.8")
#loc359 = loc("bwd/layer2/mlp/reduce_sum.9")
#loc360 = loc("bwd/layer2/mlp/add_any.4")
#loc361 = loc("bwd/layer2/mlp/reduce_sum.10")
#loc362 = loc("bwd/layer2/mlp/reduce_sum.11")
#loc363 = loc("bwd/layer2/mlp/add_any.6")
#loc364 = loc("bwd/layer2/attention/dot_general")
#loc365 = loc("bwd/layer2/attention/transpose")
#loc366 = loc("bwd/layer2/attention/dot_general.1")
#loc367 = loc("bwd/layer2/attention/transpose.1")
#loc368 = loc("bwd/layer2/attention/dot_general.2")
#loc369 = loc("bwd/layer2/attention/dot_general.3")
#loc370 = loc("bwd/layer2/attention/transpose.2")
#loc371 = loc("bwd/layer2/attention/reduce_sum")
#loc372 = loc("bwd/layer2/attention/reshape.1")
#loc373 = loc("bwd/layer2/attention/reduce_sum.1")
#loc374 = loc("bwd/layer2/attention/mul.4")
#loc375 = loc("bwd/layer2/attention/dot_general.4")
#loc376 = loc("bwd/layer2/attention/transpose.3")
#loc377 = loc("bwd/layer2/attention/dot_general.5")
#loc378 = loc("bwd/layer2/attention/transpose.4")
#loc379 = loc("bwd/layer2/attention/reshape.2")
#loc380 = loc("bwd/layer2/attention/reshape.3")
#loc381 = loc("bwd/layer2/attention/reshape.4")
#loc382 = loc("bwd/layer2/attention/concatenate")
#loc383 = loc("bwd/layer2/attention/dot_general.6")
#loc384 = loc("bwd/layer2/attention/transpose.5")
#loc385 = loc("bwd/layer2/attention/dot_general.7")
#loc386 = loc("bwd/layer2/attention/reduce_sum.2")
#loc387 = loc("bwd/layer2/attention/reduce_sum.3")
#loc388 = loc("bwd/layer2/attention/reduce_sum.4")
#loc389 = loc("bwd/layer2/attention/mul.7")
#loc390 = loc("bwd/layer2/attention/reduce_sum.5")
#loc391 = loc("bwd/layer2/attention/reduce_sum.6")
#loc392 = loc("bwd/layer2/attention/reduce_sum.7")
#loc393 = loc("bwd/layer2/attention/add_any.2")
#loc394 = loc("bwd/layer2/attention/reduce_sum.8")
#loc395 = loc("bwd/layer2/attention/reduce_sum.9")
#loc396 = loc("bwd/layer2/attention/add_any.4")
#loc397 = loc("bwd/layer1/mlp/reshape")
#loc398 = loc("bwd/layer1/mlp/reduce_sum")
#loc399 = loc("bwd/layer1/mlp/reduce_sum.1")
#loc400 = loc("bwd/layer1/mlp/dot_general")
#loc401 = loc("bwd/layer1/mlp/transpose")
#loc402 = loc("bwd/layer1/mlp/dot_general.1")
#loc403 = loc("bwd/layer1/mlp/add_any.2")
#loc404 = loc("bwd/layer1/mlp/reduce_sum.2")
#loc405 = loc("bwd/layer1/mlp/reduce_sum.3")
#loc406 = loc("bwd/layer1/mlp/dot_general.2")
#loc407 = loc("bwd/layer1/mlp/transpose.1")
#loc408 = loc("bwd/layer1/mlp/dot_general.3")
#loc409 = loc("bwd/layer1/mlp/reduce_sum.4")
#loc410 = loc("bwd/layer1/mlp/reduce_sum.5")
#loc411 = loc("bwd/layer1/mlp/reduce_sum.6")
#loc412 = loc("bwd/layer1/mlp/mul.10")
#loc413 = loc("bwd/layer1/mlp/reduce_sum.7")
#loc414 = loc("bwd/layer1/mlp/reduce_sum.8")
#loc415 = loc("bwd/layer1/mlp/reduce_sum.9")
#loc416 = loc("bwd/layer1/mlp/add_any.4")
#loc417 = loc("bwd/layer1/mlp/reduce_sum.10")
#loc418 = loc("bwd/layer1/mlp/reduce_sum.11")
#loc419 = loc("bwd/layer1/mlp/add_any.6")
#loc420 = loc("bwd/layer1/attention/dot_general")
#loc421 = loc("bwd/layer1/attention/transpose")
#loc422 = loc("bwd/layer1/attention/dot_general.1")
#loc423 = loc("bwd/layer1/attention/transpose.1")
#loc424 = loc("bwd/layer1/attention/dot_general.2")
#loc425 = loc("bwd/layer1/attention/dot_general.3")
#loc426 = loc("bwd/layer1/attention/transpose.2")
#loc427 = loc("bwd/layer1/attention/reduce_sum")
#loc428 = loc("bwd/layer1/attention/reshape.1")
#loc429 = loc("bwd/layer1/attention/reduce_sum.1")
#loc430 = loc("bwd/layer1/attention/mul.4")
#loc431 = loc("bwd/layer1/attention/dot_general.4")
#loc432 = loc("bwd/layer1/attention/transpose.3")
#loc433 = loc("bwd/layer1/attention/dot_general.5")
#loc434 = loc("bwd/layer1/attention/transpose.4")
#loc435 = loc("bwd/layer1/attention/reshape.2")
#loc436 = loc("bwd/layer1/attention/reshape.3")
#loc437 = loc("bwd/layer1/attention/reshape.4")
#loc438 = loc("bwd/layer1/attention/concatenate")
#loc439 = loc("bwd/layer1/attention/dot_general.6")
#loc440 = loc("bwd/layer1/attention/transpose.5")
#loc441 = loc("bwd/layer1/attention/dot_general.7")
#loc442 = loc("bwd/layer1/attention/reduce_sum.2")
#loc443 = loc("bwd/layer1/attention/reduce_sum.3")
#loc444 = loc("bwd/layer1/attention/reduce_sum.4")
#loc445 = loc("bwd/layer1/attention/mul.7")
#loc446 = loc("bwd/layer1/attention/reduce_sum.5")
#loc447 = loc("bwd/layer1/attention/reduce_sum.6")
#loc448 = loc("bwd/layer1/attention/reduce_sum.7")
#loc449 = loc("bwd/layer1/attention/add_any.2")
#loc450 = loc("bwd/layer1/attention/reduce_sum.8")
#loc451 = loc("bwd/layer1/attention/reduce_sum.9")
#loc452 = loc("bwd/layer1/attention/add_any.4")
#loc453 = loc("bwd/layer0/mlp/reshape")
#loc454 = loc("bwd/layer0/mlp/reduce_sum")
#loc455 = loc("bwd/layer0/mlp/reduce_sum.1")
#loc456 = loc("bwd/layer0/mlp/dot_general")
#loc457 = loc("bwd/layer0/mlp/transpose")
#loc458 = loc("bwd/layer0/mlp/dot_general.1")
#loc459 = loc("bwd/layer0/mlp/add_any.2")
#loc460 = loc("bwd/layer0/mlp/reduce_sum.2")
#loc461 = loc("bwd/layer0/mlp/reduce_sum.3")
#loc462 = loc("bwd/layer0/mlp/dot_general.2")
#loc463 = loc("bwd/layer0/mlp/transpose.1")
#loc464 = loc("bwd/layer0/mlp/dot_general.3")
#loc465 = loc("bwd/layer0/mlp/reduce_sum.4")
#loc466 = loc("bwd/layer0/mlp/reduce_sum.5")
#loc467 = loc("bwd/layer0/mlp/reduce_sum.6")
#loc468 = loc("bwd/layer0/mlp/mul.10")
#loc469 = loc("bwd/layer0/mlp/reduce_sum.7")
#loc470 = loc("bwd/layer0/mlp/reduce_sum.8")
#loc471 = loc("bwd/layer0/mlp/reduce_sum.9")
#loc472 = loc("bwd/layer0/mlp/add_any.4")
#loc473 = loc("bwd/layer0/mlp/reduce_sum.10")
#loc474 = loc("bwd/layer0/mlp/reduce_sum.11")
#loc475 = loc("bwd/layer0/mlp/add_any.6")
#loc476 = loc("bwd/layer0/attention/dot_general")
#loc477 = loc("bwd/layer0/attention/transpose")
#loc478 = loc("bwd/layer0/attention/dot_general.1")
#loc479 = loc("bwd/layer0/attention/transpose.1")
#loc480 = loc("bwd/layer0/attention/dot_general.2")
#loc481 = loc("bwd/layer0/attention/dot_general.3")
#loc482 = loc("bwd/layer0/attention/transpose.2")
#loc483 = loc("bwd/layer0/attention/reduce_sum")
#loc484 = loc("bwd/layer0/attention/reshape.1")
#loc485 = loc("bwd/layer0/attention/reduce_sum.1")
#loc486 = loc("bwd/layer0/attention/mul.4")
#loc487 = loc("bwd/layer0/attention/dot_general.4")
#loc488 = loc("bwd/layer0/attention/transpose.3")
#loc489 = loc("bwd/layer0/attention/dot_general.5")
#loc490 = loc("bwd/layer0/attention/transpose.4")
#loc491 = loc("bwd/layer0/attention/reshape.2")
#loc492 = loc("bwd/layer0/attention/reshape.3")
#loc493 = loc("bwd/layer0/attention/reshape.4")
#loc494 = loc("bwd/layer0/attention/concatenate")
#loc495 = loc("bwd/layer0/attention/dot_general.6")
#loc496 = loc("bwd/layer0/attention/transpose.5")
#loc497 = loc("bwd/layer0/attention/dot_general.7")
#loc498 = loc("bwd/layer0/attention/reduce_sum.2")
#loc499 = loc("bwd/layer0/attention/reduce_sum.3")
#loc500 = loc("bwd/layer0/attention/reduce_sum.4")
#loc501 = loc("bwd/layer0/attention/mul.7")
#loc502 = loc("bwd/layer0/attention/reduce_sum.5")
#loc503 = loc("bwd/layer0/attention/reduce_sum.6")
#loc504 = loc("bwd/layer0/attention/reduce_sum.7")
#loc505 = loc("bwd/layer0/attention/add_any.2")
#loc506 = loc("bwd/layer0/attention/reduce_sum.8")
#loc507 = loc("bwd/layer0/attention/reduce_sum.9")
#loc508 = loc("bwd/layer0/attention/add_any.4")
#loc509 = loc("bwd/embedding/reduce_sum")
#loc510 = loc("bwd/embedding/reduce_sum.1")
#loc511 = loc("bwd/embedding/convert_element_type")
#loc512 = loc("bwd/embedding/dot_general")
#loc513 = loc("bwd/embedding/add_any")
