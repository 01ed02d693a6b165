// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form pair --dialect linalg --layers 8 --width 4096 --heads 8 --sequence 512 --batch 16 --vocab 1024 --dtype f32 --plain-products
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
#loc43 = loc("layer4/down")
#loc44 = loc("layer4/down_bias")
#loc45 = loc("layer4/norm1_bias")
#loc46 = loc("layer4/norm1_gain")
#loc47 = loc("layer4/norm2_bias")
#loc48 = loc("layer4/norm2_gain")
#loc49 = loc("layer4/out")
#loc50 = loc("layer4/qkv")
#loc51 = loc("layer4/up")
#loc52 = loc("layer4/up_bias")
#loc53 = loc("layer5/down")
#loc54 = loc("layer5/down_bias")
#loc55 = loc("layer5/norm1_bias")
#loc56 = loc("layer5/norm1_gain")
#loc57 = loc("layer5/norm2_bias")
#loc58 = loc("layer5/norm2_gain")
#loc59 = loc("layer5/out")
#loc60 = loc("layer5/qkv")
#loc61 = loc("layer5/up")
#loc62 = loc("layer5/up_bias")
#loc63 = loc("layer6/down")
#loc64 = loc("layer6/down_bias")
#loc65 = loc("layer6/norm1_bias")
#loc66 = loc("layer6/norm1_gain")
#loc67 = loc("layer6/norm2_bias")
#loc68 = loc("layer6/norm2_gain")
#loc69 = loc("layer6/out")
#loc70 = loc("layer6/qkv")
#loc71 = loc("layer6/up")
#loc72 = loc("layer6/up_bias")
#loc73 = loc("layer7/down")
#loc74 = loc("layer7/down_bias")
#loc75 = loc("layer7/norm1_bias")
#loc76 = loc("layer7/norm1_gain")
#loc77 = loc("layer7/norm2_bias")
#loc78 = loc("layer7/norm2_gain")
#loc79 = loc("layer7/out")
#loc80 = loc("layer7/qkv")
#loc81 = loc("layer7/up")
#loc82 = loc("layer7/up_bias")
#loc83 = loc("norm_bias")
#loc84 = loc("norm_gain")
#loc85 = loc("position")
#loc86 = loc("labels")
#loc87 = loc("tokens")
#loc91 = loc("layer0/attention/sub.1")
#loc94 = loc("layer0/attention/rsqrt")
#loc95 = loc("layer0/attention/mul.1")
#loc96 = loc("layer0/attention/mul.3")
#loc97 = loc("layer0/attention/broadcast_in_dim.2")
#loc98 = loc("layer0/attention/add.2")
#loc103 = loc("layer0/attention/reshape")
#loc104 = loc("layer0/attention/reshape.1")
#loc105 = loc("layer0/attention/reshape.2")
#loc107 = loc("layer0/attention/ge")
#loc110 = loc("layer0/attention/exp")
#loc112 = loc("layer0/attention/broadcast_in_dim.5")
#loc113 = loc("layer0/attention/div.4")
#loc114 = loc("layer0/attention/div.5")
#loc117 = loc("layer0/attention/reshape.3")
#loc121 = loc("layer0/mlp/sub.1")
#loc124 = loc("layer0/mlp/rsqrt")
#loc125 = loc("layer0/mlp/mul.1")
#loc126 = loc("layer0/mlp/mul.3")
#loc127 = loc("layer0/mlp/broadcast_in_dim.2")
#loc129 = loc("layer0/mlp/reshape")
#loc131 = loc("layer0/mlp/add.4")
#loc133 = loc("layer0/mlp/mul.6")
#loc134 = loc("layer0/mlp/tanh")
#loc135 = loc("layer0/mlp/sub.2")
#loc136 = loc("layer0/mlp/mul.9")
#loc137 = loc("layer0/mlp/mul.10")
#loc141 = loc("layer1/attention/sub.1")
#loc144 = loc("layer1/attention/rsqrt")
#loc145 = loc("layer1/attention/mul.1")
#loc146 = loc("layer1/attention/mul.3")
#loc147 = loc("layer1/attention/broadcast_in_dim.2")
#loc148 = loc("layer1/attention/add.2")
#loc153 = loc("layer1/attention/reshape")
#loc154 = loc("layer1/attention/reshape.1")
#loc155 = loc("layer1/attention/reshape.2")
#loc159 = loc("layer1/attention/exp")
#loc161 = loc("layer1/attention/broadcast_in_dim.5")
#loc162 = loc("layer1/attention/div.4")
#loc163 = loc("layer1/attention/div.5")
#loc166 = loc("layer1/attention/reshape.3")
#loc170 = loc("layer1/mlp/sub.1")
#loc173 = loc("layer1/mlp/rsqrt")
#loc174 = loc("layer1/mlp/mul.1")
#loc175 = loc("layer1/mlp/mul.3")
#loc176 = loc("layer1/mlp/broadcast_in_dim.2")
#loc178 = loc("layer1/mlp/reshape")
#loc180 = loc("layer1/mlp/add.4")
#loc182 = loc("layer1/mlp/mul.6")
#loc183 = loc("layer1/mlp/tanh")
#loc184 = loc("layer1/mlp/sub.2")
#loc185 = loc("layer1/mlp/mul.9")
#loc186 = loc("layer1/mlp/mul.10")
#loc190 = loc("layer2/attention/sub.1")
#loc193 = loc("layer2/attention/rsqrt")
#loc194 = loc("layer2/attention/mul.1")
#loc195 = loc("layer2/attention/mul.3")
#loc196 = loc("layer2/attention/broadcast_in_dim.2")
#loc197 = loc("layer2/attention/add.2")
#loc202 = loc("layer2/attention/reshape")
#loc203 = loc("layer2/attention/reshape.1")
#loc204 = loc("layer2/attention/reshape.2")
#loc208 = loc("layer2/attention/exp")
#loc210 = loc("layer2/attention/broadcast_in_dim.5")
#loc211 = loc("layer2/attention/div.4")
#loc212 = loc("layer2/attention/div.5")
#loc215 = loc("layer2/attention/reshape.3")
#loc219 = loc("layer2/mlp/sub.1")
#loc222 = loc("layer2/mlp/rsqrt")
#loc223 = loc("layer2/mlp/mul.1")
#loc224 = loc("layer2/mlp/mul.3")
#loc225 = loc("layer2/mlp/broadcast_in_dim.2")
#loc227 = loc("layer2/mlp/reshape")
#loc229 = loc("layer2/mlp/add.4")
#loc231 = loc("layer2/mlp/mul.6")
#loc232 = loc("layer2/mlp/tanh")
#loc233 = loc("layer2/mlp/sub.2")
#loc234 = loc("layer2/mlp/mul.9")
#loc235 = loc("layer2/mlp/mul.10")
#loc239 = loc("layer3/attention/sub.1")
#loc242 = loc("layer3/attention/rsqrt")
#loc243 = loc("layer3/attention/mul.1")
#loc244 = loc("layer3/attention/mul.3")
#loc245 = loc("layer3/attention/broadcast_in_dim.2")
#loc246 = loc("layer3/attention/add.2")
#loc251 = loc("layer3/attention/reshape")
#loc252 = loc("layer3/attention/reshape.1")
#loc253 = loc("layer3/attention/reshape.2")
#loc257 = loc("layer3/attention/exp")
#loc259 = loc("layer3/attention/broadcast_in_dim.5")
#loc260 = loc("layer3/attention/div.4")
#loc261 = loc("layer3/attention/div.5")
#loc264 = loc("layer3/attention/reshape.3")
#loc268 = loc("layer3/mlp/sub.1")
#loc271 = loc("layer3/mlp/rsqrt")
#loc272 = loc("layer3/mlp/mul.1")
#loc273 = loc("layer3/mlp/mul.3")
#loc274 = loc("layer3/mlp/broadcast_in_dim.2")
#loc276 = loc("layer3/mlp/reshape")
#loc278 = loc("layer3/mlp/add.4")
#loc280 = loc("layer3/mlp/mul.6")
#loc281 = loc("layer3/mlp/tanh")
#loc282 = loc("layer3/mlp/sub.2")
#loc283 = loc("layer3/mlp/mul.9")
#loc284 = loc("layer3/mlp/mul.10")
#loc288 = loc("layer4/attention/sub.1")
#loc291 = loc("layer4/attention/rsqrt")
#loc292 = loc("layer4/attention/mul.1")
#loc293 = loc("layer4/attention/mul.3")
#loc294 = loc("layer4/attention/broadcast_in_dim.2")
#loc295 = loc("layer4/attention/add.2")
#loc300 = loc("layer4/attention/reshape")
#loc301 = loc("layer4/attention/reshape.1")
#loc302 = loc("layer4/attention/reshape.2")
#loc306 = loc("layer4/attention/exp")
#loc308 = loc("layer4/attention/broadcast_in_dim.5")
#loc309 = loc("layer4/attention/div.4")
#loc310 = loc("layer4/attention/div.5")
#loc313 = loc("layer4/attention/reshape.3")
#loc317 = loc("layer4/mlp/sub.1")
#loc320 = loc("layer4/mlp/rsqrt")
#loc321 = loc("layer4/mlp/mul.1")
#loc322 = loc("layer4/mlp/mul.3")
#loc323 = loc("layer4/mlp/broadcast_in_dim.2")
#loc325 = loc("layer4/mlp/reshape")
#loc327 = loc("layer4/mlp/add.4")
#loc329 = loc("layer4/mlp/mul.6")
#loc330 = loc("layer4/mlp/tanh")
#loc331 = loc("layer4/mlp/sub.2")
#loc332 = loc("layer4/mlp/mul.9")
#loc333 = loc("layer4/mlp/mul.10")
#loc337 = loc("layer5/attention/sub.1")
#loc340 = loc("layer5/attention/rsqrt")
#loc341 = loc("layer5/attention/mul.1")
#loc342 = loc("layer5/attention/mul.3")
#loc343 = loc("layer5/attention/broadcast_in_dim.2")
#loc344 = loc("layer5/attention/add.2")
#loc349 = loc("layer5/attention/reshape")
#loc350 = loc("layer5/attention/reshape.1")
#loc351 = loc("layer5/attention/reshape.2")
#loc355 = loc("layer5/attention/exp")
#loc357 = loc("layer5/attention/broadcast_in_dim.5")
#loc358 = loc("layer5/attention/div.4")
#loc359 = loc("layer5/attention/div.5")
#loc362 = loc("layer5/attention/reshape.3")
#loc366 = loc("layer5/mlp/sub.1")
#loc369 = loc("layer5/mlp/rsqrt")
#loc370 = loc("layer5/mlp/mul.1")
#loc371 = loc("layer5/mlp/mul.3")
#loc372 = loc("layer5/mlp/broadcast_in_dim.2")
#loc374 = loc("layer5/mlp/reshape")
#loc376 = loc("layer5/mlp/add.4")
#loc378 = loc("layer5/mlp/mul.6")
#loc379 = loc("layer5/mlp/tanh")
#loc380 = loc("layer5/mlp/sub.2")
#loc381 = loc("layer5/mlp/mul.9")
#loc382 = loc("layer5/mlp/mul.10")
#loc386 = loc("layer6/attention/sub.1")
#loc389 = loc("layer6/attention/rsqrt")
#loc390 = loc("layer6/attention/mul.1")
#loc391 = loc("layer6/attention/mul.3")
#loc392 = loc("layer6/attention/broadcast_in_dim.2")
#loc393 = loc("layer6/attention/add.2")
#loc398 = loc("layer6/attention/reshape")
#loc399 = loc("layer6/attention/reshape.1")
#loc400 = loc("layer6/attention/reshape.2")
#loc404 = loc("layer6/attention/exp")
#loc406 = loc("layer6/attention/broadcast_in_dim.5")
#loc407 = loc("layer6/attention/div.4")
#loc408 = loc("layer6/attention/div.5")
#loc411 = loc("layer6/attention/reshape.3")
#loc415 = loc("layer6/mlp/sub.1")
#loc418 = loc("layer6/mlp/rsqrt")
#loc419 = loc("layer6/mlp/mul.1")
#loc420 = loc("layer6/mlp/mul.3")
#loc421 = loc("layer6/mlp/broadcast_in_dim.2")
#loc423 = loc("layer6/mlp/reshape")
#loc425 = loc("layer6/mlp/add.4")
#loc427 = loc("layer6/mlp/mul.6")
#loc428 = loc("layer6/mlp/tanh")
#loc429 = loc("layer6/mlp/sub.2")
#loc430 = loc("layer6/mlp/mul.9")
#loc431 = loc("layer6/mlp/mul.10")
#loc435 = loc("layer7/attention/sub.1")
#loc438 = loc("layer7/attention/rsqrt")
#loc439 = loc("layer7/attention/mul.1")
#loc440 = loc("layer7/attention/mul.3")
#loc441 = loc("layer7/attention/broadcast_in_dim.2")
#loc442 = loc("layer7/attention/add.2")
#loc447 = loc("layer7/attention/reshape")
#loc448 = loc("layer7/attention/reshape.1")
#loc449 = loc("layer7/attention/reshape.2")
#loc453 = loc("layer7/attention/exp")
#loc455 = loc("layer7/attention/broadcast_in_dim.5")
#loc456 = loc("layer7/attention/div.4")
#loc457 = loc("layer7/attention/div.5")
#loc460 = loc("layer7/attention/reshape.3")
#loc464 = loc("layer7/mlp/sub.1")
#loc467 = loc("layer7/mlp/rsqrt")
#loc468 = loc("layer7/mlp/mul.1")
#loc469 = loc("layer7/mlp/mul.3")
#loc470 = loc("layer7/mlp/broadcast_in_dim.2")
#loc472 = loc("layer7/mlp/reshape")
#loc474 = loc("layer7/mlp/add.4")
#loc476 = loc("layer7/mlp/mul.6")
#loc477 = loc("layer7/mlp/tanh")
#loc478 = loc("layer7/mlp/sub.2")
#loc479 = loc("layer7/mlp/mul.9")
#loc480 = loc("layer7/mlp/mul.10")
#loc484 = loc("head/sub.1")
#loc487 = loc("head/rsqrt")
#loc488 = loc("head/mul.1")
#loc489 = loc("head/mul.3")
#loc490 = loc("head/broadcast_in_dim.2")
#loc491 = loc("head/add.2")
#loc495 = loc("head/log_softmax/exp")
#loc497 = loc("head/log_softmax/broadcast_in_dim.1")
#loc498 = loc("head/eq.1")
#loc502 = loc("cotangent0")
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
  func.func @fwd(%arg0: tensor<1024x4096xf32> loc("embedding"), %arg1: tensor<16384x4096xf32> loc("layer0/down"), %arg2: tensor<4096xf32> loc("layer0/down_bias"), %arg3: tensor<4096xf32> loc("layer0/norm1_bias"), %arg4: tensor<4096xf32> loc("layer0/norm1_gain"), %arg5: tensor<4096xf32> loc("layer0/norm2_bias"), %arg6: tensor<4096xf32> loc("layer0/norm2_gain"), %arg7: tensor<4096x4096xf32> loc("layer0/out"), %arg8: tensor<4096x12288xf32> loc("layer0/qkv"), %arg9: tensor<4096x16384xf32> loc("layer0/up"), %arg10: tensor<16384xf32> loc("layer0/up_bias"), %arg11: tensor<16384x4096xf32> loc("layer1/down"), %arg12: tensor<4096xf32> loc("layer1/down_bias"), %arg13: tensor<4096xf32> loc("layer1/norm1_bias"), %arg14: tensor<4096xf32> loc("layer1/norm1_gain"), %arg15: tensor<4096xf32> loc("layer1/norm2_bias"), %arg16: tensor<4096xf32> loc("layer1/norm2_gain"), %arg17: tensor<4096x4096xf32> loc("layer1/out"), %arg18: tensor<4096x12288xf32> loc("layer1/qkv"), %arg19: tensor<4096x16384xf32> loc("layer1/up"), %arg20: tensor<16384xf32> loc("layer1/up_bias"), %arg21: tensor<16384x4096xf32> loc("layer2/down"), %arg22: tensor<4096xf32> loc("layer2/down_bias"), %arg23: tensor<4096xf32> loc("layer2/norm1_bias"), %arg24: tensor<4096xf32> loc("layer2/norm1_gain"), %arg25: tensor<4096xf32> loc("layer2/norm2_bias"), %arg26: tensor<4096xf32> loc("layer2/norm2_gain"), %arg27: tensor<4096x4096xf32> loc("layer2/out"), %arg28: tensor<4096x12288xf32> loc("layer2/qkv"), %arg29: tensor<4096x16384xf32> loc("layer2/up"), %arg30: tensor<16384xf32> loc("layer2/up_bias"), %arg31: tensor<16384x4096xf32> loc("layer3/down"), %arg32: tensor<4096xf32> loc("layer3/down_bias"), %arg33: tensor<4096xf32> loc("layer3/norm1_bias"), %arg34: tensor<4096xf32> loc("layer3/norm1_gain"), %arg35: tensor<4096xf32> loc("layer3/norm2_bias"), %arg36: tensor<4096xf32> loc("layer3/norm2_gain"), %arg37: tensor<4096x4096xf32> loc("layer3/out"), %arg38: tensor<4096x12288xf32> loc("layer3/qkv"), %arg39: tensor<4096x16384xf32> loc("layer3/up"), %arg40: tensor<16384xf32> loc("layer3/up_bias"), %arg41: tensor<16384x4096xf32> loc("layer4/down"), %arg42: tensor<4096xf32> loc("layer4/down_bias"), %arg43: tensor<4096xf32> loc("layer4/norm1_bias"), %arg44: tensor<4096xf32> loc("layer4/norm1_gain"), %arg45: tensor<4096xf32> loc("layer4/norm2_bias"), %arg46: tensor<4096xf32> loc("layer4/norm2_gain"), %arg47: tensor<4096x4096xf32> loc("layer4/out"), %arg48: tensor<4096x12288xf32> loc("layer4/qkv"), %arg49: tensor<4096x16384xf32> loc("layer4/up"), %arg50: tensor<16384xf32> loc("layer4/up_bias"), %arg51: tensor<16384x4096xf32> loc("layer5/down"), %arg52: tensor<4096xf32> loc("layer5/down_bias"), %arg53: tensor<4096xf32> loc("layer5/norm1_bias"), %arg54: tensor<4096xf32> loc("layer5/norm1_gain"), %arg55: tensor<4096xf32> loc("layer5/norm2_bias"), %arg56: tensor<4096xf32> loc("layer5/norm2_gain"), %arg57: tensor<4096x4096xf32> loc("layer5/out"), %arg58: tensor<4096x12288xf32> loc("layer5/qkv"), %arg59: tensor<4096x16384xf32> loc("layer5/up"), %arg60: tensor<16384xf32> loc("layer5/up_bias"), %arg61: tensor<16384x4096xf32> loc("layer6/down"), %arg62: tensor<4096xf32> loc("layer6/down_bias"), %arg63: tensor<4096xf32> loc("layer6/norm1_bias"), %arg64: tensor<4096xf32> loc("layer6/norm1_gain"), %arg65: tensor<4096xf32> loc("layer6/norm2_bias"), %arg66: tensor<4096xf32> loc("layer6/norm2_gain"), %arg67: tensor<4096x4096xf32> loc("layer6/out"), %arg68: tensor<4096x12288xf32> loc("layer6/qkv"), %arg69: tensor<4096x16384xf32> loc("layer6/up"), %arg70: tensor<16384xf32> loc("layer6/up_bias"), %arg71: tensor<16384x4096xf32> loc("layer7/down"), %arg72: tensor<4096xf32> loc("layer7/down_bias"), %arg73: tensor<4096xf32> loc("layer7/norm1_bias"), %arg74: tensor<4096xf32> loc("layer7/norm1_gain"), %arg75: tensor<4096xf32> loc("layer7/norm2_bias"), %arg76: tensor<4096xf32> loc("layer7/norm2_gain"), %arg77: tensor<4096x4096xf32> loc("layer7/out"), %arg78: tensor<4096x12288xf32> loc("layer7/qkv"), %arg79: tensor<4096x16384xf32> loc("layer7/up"), %arg80: tensor<16384xf32> loc("layer7/up_bias"), %arg81: tensor<4096xf32> loc("norm_bias"), %arg82: tensor<4096xf32> loc("norm_gain"), %arg83: tensor<512x4096xf32> loc("position"), %arg84: tensor<16x512xi32> loc("labels"), %arg85: tensor<16x512xi32> loc("tokens")) -> (tensor<f32>, tensor<1024x4096xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16x512xi32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1024xf32>, tensor<16x512x1xf32>, tensor<16x512x1024xi1>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
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
    %c1023 = arith.constant 1023 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<16x512x1xi32> loc(#loc88)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg85 : tensor<16x512xi32>) outs(%0 : tensor<16x512x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x512x1xi32> loc(#loc88)
    %2 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc89)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg83 : tensor<512x4096xf32>) outs(%2 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %800 = linalg.index 0 : index
      %801 = linalg.index 1 : index
      %802 = linalg.index 2 : index
      %extracted = tensor.extract %1[%800, %801, %c0] : tensor<16x512x1xi32>
      %803 = arith.index_cast %extracted : i32 to index
      %804 = arith.maxsi %803, %c0 : index
      %805 = arith.minsi %804, %c1023 : index
      %extracted_89 = tensor.extract %arg0[%805, %802] : tensor<1024x4096xf32>
      %806 = arith.addf %extracted_89, %in : f32
      linalg.yield %806 : f32
    } -> tensor<16x512x4096xf32> loc(#loc89)
    %4 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc90)
    %5 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%4 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc90)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<16x512x4096xf32>) outs(%5 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc90)
    %7 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc91)
    %8 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%7 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc91)
    %9 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc92)
    %10 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%9 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc92)
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<16x512x4096xf32>) outs(%10 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc92)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc93)
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<16x512xf32>) outs(%12 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc93)
    %14 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc94)
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<16x512x1xf32>) outs(%14 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc94)
    %16 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc95)
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %13 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%16 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc95)
    %18 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc96)
    %19 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %15 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%18 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc96)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x4096xf32> loc(#loc97)
    %21 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<4096xf32>) outs(%20 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc97)
    %22 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc98)
    %23 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %21, %arg3 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%22 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc98)
    %24 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x12288xf32> loc(#loc99)
    %25 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%24 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc99)
    %26 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23, %arg8 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%25 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x12288xf32> loc(#loc99)
    %extracted_slice = tensor.extract_slice %26[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc100)
    %extracted_slice_12 = tensor.extract_slice %26[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc101)
    %extracted_slice_13 = tensor.extract_slice %26[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 0 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc102)
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc103)
    %expanded_14 = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc104)
    %expanded_15 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc105)
    %27 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc106)
    %28 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%27 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc106)
    %29 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_14 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%28 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc106)
    %30 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xi1> loc(#loc107)
    %31 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%30 : tensor<16x8x512x512xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i1):
      %800 = linalg.index 3 : index
      %801 = arith.index_cast %800 : index to i32
      %802 = linalg.index 2 : index
      %803 = arith.index_cast %802 : index to i32
      %804 = arith.cmpi sge, %803, %801 : i32
      linalg.yield %804 : i1
    } -> tensor<16x8x512x512xi1> loc(#loc107)
    %32 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc108)
    %33 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %29 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%32 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %cst_7 : f32
      %801 = arith.select %in, %800, %cst_6 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc108)
    %34 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc109)
    %35 = linalg.fill {ao.layer = 0 : i64} ins(%cst_5 : f32) outs(%34 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc109)
    %36 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<16x8x512x512xf32>) outs(%35 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.maximumf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc109)
    %37 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc110)
    %38 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%37 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.subf %in, %in_89 : f32
      %801 = math.exp %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc110)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc111)
    %40 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%39 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc111)
    %41 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<16x8x512x512xf32>) outs(%40 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc111)
    %42 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x1xf32> loc(#loc112)
    %43 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<16x8x512xf32>) outs(%42 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc112)
    %44 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc113)
    %45 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %43 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%44 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc113)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x1xf32> loc(#loc114)
    %47 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<16x8x512x1xf32>) outs(%46 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.divf %cst_4, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc114)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc115)
    %49 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%48 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc115)
    %50 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15, %45 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%49 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc115)
    %51 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> loc(#loc116)
    %52 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<16x8x512x512xf32>) outs(%51 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc116)
    %collapsed = tensor.collapse_shape %52 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc117)
    %53 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc118)
    %54 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%53 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc118)
    %55 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg7 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%54 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc118)
    %56 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc119)
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %55 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%56 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc119)
    %58 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc120)
    %59 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%58 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc120)
    %60 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%57 : tensor<16x512x4096xf32>) outs(%59 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc120)
    %61 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc121)
    %62 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%61 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc121)
    %63 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc122)
    %64 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%63 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc122)
    %65 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<16x512x4096xf32>) outs(%64 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc122)
    %66 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc123)
    %67 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<16x512xf32>) outs(%66 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc123)
    %68 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc124)
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<16x512x1xf32>) outs(%68 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc124)
    %70 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x1xf32> loc(#loc125)
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %67 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%70 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc125)
    %72 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc126)
    %73 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %69 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%72 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc126)
    %74 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x4096xf32> loc(#loc127)
    %75 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<4096xf32>) outs(%74 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc127)
    %76 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc128)
    %77 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75, %arg5 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%76 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc128)
    %collapsed_16 = tensor.collapse_shape %77 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc129)
    %78 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc130)
    %79 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%78 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc130)
    %80 = linalg.matmul {ao.layer = 0 : i64} ins(%collapsed_16, %arg9 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%79 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc130)
    %81 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc131)
    %82 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%80, %arg10 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%81 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc131)
    %83 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc132)
    %84 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<8192x16384xf32>) outs(%83 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc132)
    %85 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc133)
    %86 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<8192x16384xf32>) outs(%85 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %cst_3 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc133)
    %87 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc134)
    %88 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82, %84 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%87 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %in : f32
      %801 = arith.mulf %800, %cst_2 : f32
      %802 = arith.addf %in, %801 : f32
      %803 = arith.mulf %802, %cst_1 : f32
      %804 = math.tanh %803 : f32
      linalg.yield %804 : f32
    } -> tensor<8192x16384xf32> loc(#loc134)
    %89 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc135)
    %90 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<8192x16384xf32>) outs(%89 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.subf %cst_4, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc135)
    %91 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc136)
    %92 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<8192x16384xf32>) outs(%91 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %in, %cst_4 : f32
      %801 = arith.mulf %800, %cst_0 : f32
      linalg.yield %801 : f32
    } -> tensor<8192x16384xf32> loc(#loc136)
    %93 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc137)
    %94 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82, %92 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%93 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc137)
    %95 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x4096xf32> loc(#loc138)
    %expanded_17 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 0 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc138)
    %96 = linalg.fill {ao.layer = 0 : i64} ins(%cst_11 : f32) outs(%expanded_17 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc138)
    %expanded_18 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc138)
    %97 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_18, %arg1 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%96 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc138)
    %98 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc139)
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %97, %arg2 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%98 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.addf %in_89, %in_90 : f32
      %801 = arith.addf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc139)
    %100 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc140)
    %101 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%100 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc140)
    %102 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<16x512x4096xf32>) outs(%101 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc140)
    %103 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc141)
    %104 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %102 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%103 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc141)
    %105 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc142)
    %106 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%105 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc142)
    %107 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<16x512x4096xf32>) outs(%106 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc142)
    %108 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc143)
    %109 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<16x512xf32>) outs(%108 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc143)
    %110 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc144)
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<16x512x1xf32>) outs(%110 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc144)
    %112 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc145)
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %109 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%112 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc145)
    %114 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc146)
    %115 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %111 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%114 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc146)
    %116 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x4096xf32> loc(#loc147)
    %117 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<4096xf32>) outs(%116 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc147)
    %118 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc148)
    %119 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %117, %arg13 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%118 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc148)
    %120 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x12288xf32> loc(#loc149)
    %121 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%120 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc149)
    %122 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119, %arg18 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%121 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x12288xf32> loc(#loc149)
    %extracted_slice_19 = tensor.extract_slice %122[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc150)
    %extracted_slice_20 = tensor.extract_slice %122[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc151)
    %extracted_slice_21 = tensor.extract_slice %122[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 1 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc152)
    %expanded_22 = tensor.expand_shape %extracted_slice_19 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc153)
    %expanded_23 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc154)
    %expanded_24 = tensor.expand_shape %extracted_slice_21 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc155)
    %123 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc156)
    %124 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%123 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc156)
    %125 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22, %expanded_23 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%124 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc156)
    %126 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc157)
    %127 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %125 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%126 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %cst_7 : f32
      %801 = arith.select %in, %800, %cst_6 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc157)
    %128 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc158)
    %129 = linalg.fill {ao.layer = 1 : i64} ins(%cst_5 : f32) outs(%128 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc158)
    %130 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127 : tensor<16x8x512x512xf32>) outs(%129 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.maximumf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc158)
    %131 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc159)
    %132 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %130 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%131 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.subf %in, %in_89 : f32
      %801 = math.exp %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc159)
    %133 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc160)
    %134 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%133 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc160)
    %135 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%132 : tensor<16x8x512x512xf32>) outs(%134 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc160)
    %136 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x1xf32> loc(#loc161)
    %137 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<16x8x512xf32>) outs(%136 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc161)
    %138 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc162)
    %139 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %137 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%138 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc162)
    %140 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x1xf32> loc(#loc163)
    %141 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<16x8x512x1xf32>) outs(%140 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.divf %cst_4, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc163)
    %142 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc164)
    %143 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%142 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc164)
    %144 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24, %139 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%143 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc164)
    %145 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> loc(#loc165)
    %146 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144 : tensor<16x8x512x512xf32>) outs(%145 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc165)
    %collapsed_25 = tensor.collapse_shape %146 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc166)
    %147 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc167)
    %148 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%147 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc167)
    %149 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_25, %arg17 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%148 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc167)
    %150 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc168)
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %149 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%150 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc168)
    %152 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc169)
    %153 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%152 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc169)
    %154 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<16x512x4096xf32>) outs(%153 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc169)
    %155 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc170)
    %156 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %154 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%155 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc170)
    %157 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc171)
    %158 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%157 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc171)
    %159 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%156 : tensor<16x512x4096xf32>) outs(%158 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc171)
    %160 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc172)
    %161 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<16x512xf32>) outs(%160 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc172)
    %162 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc173)
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<16x512x1xf32>) outs(%162 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc173)
    %164 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x1xf32> loc(#loc174)
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %161 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%164 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc174)
    %166 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc175)
    %167 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %163 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%166 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc175)
    %168 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x4096xf32> loc(#loc176)
    %169 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16 : tensor<4096xf32>) outs(%168 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc176)
    %170 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc177)
    %171 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %169, %arg15 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%170 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc177)
    %collapsed_26 = tensor.collapse_shape %171 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc178)
    %172 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc179)
    %173 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%172 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc179)
    %174 = linalg.matmul {ao.layer = 1 : i64} ins(%collapsed_26, %arg19 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%173 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc179)
    %175 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc180)
    %176 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%174, %arg20 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%175 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc180)
    %177 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc181)
    %178 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<8192x16384xf32>) outs(%177 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc181)
    %179 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc182)
    %180 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<8192x16384xf32>) outs(%179 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %cst_3 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc182)
    %181 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc183)
    %182 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%176, %178 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%181 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %in : f32
      %801 = arith.mulf %800, %cst_2 : f32
      %802 = arith.addf %in, %801 : f32
      %803 = arith.mulf %802, %cst_1 : f32
      %804 = math.tanh %803 : f32
      linalg.yield %804 : f32
    } -> tensor<8192x16384xf32> loc(#loc183)
    %183 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc184)
    %184 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<8192x16384xf32>) outs(%183 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.subf %cst_4, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc184)
    %185 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc185)
    %186 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<8192x16384xf32>) outs(%185 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %in, %cst_4 : f32
      %801 = arith.mulf %800, %cst_0 : f32
      linalg.yield %801 : f32
    } -> tensor<8192x16384xf32> loc(#loc185)
    %187 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc186)
    %188 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%176, %186 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%187 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc186)
    %189 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x4096xf32> loc(#loc187)
    %expanded_27 = tensor.expand_shape %189 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 1 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc187)
    %190 = linalg.fill {ao.layer = 1 : i64} ins(%cst_11 : f32) outs(%expanded_27 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc187)
    %expanded_28 = tensor.expand_shape %188 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc187)
    %191 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_28, %arg11 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%190 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc187)
    %192 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc188)
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %191, %arg12 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%192 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.addf %in_89, %in_90 : f32
      %801 = arith.addf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc188)
    %194 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc189)
    %195 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%194 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc189)
    %196 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<16x512x4096xf32>) outs(%195 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc189)
    %197 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc190)
    %198 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %196 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%197 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc190)
    %199 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc191)
    %200 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%199 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc191)
    %201 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%198 : tensor<16x512x4096xf32>) outs(%200 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc191)
    %202 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc192)
    %203 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<16x512xf32>) outs(%202 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc192)
    %204 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc193)
    %205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<16x512x1xf32>) outs(%204 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc193)
    %206 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc194)
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %203 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%206 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc194)
    %208 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc195)
    %209 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %205 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%208 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc195)
    %210 = tensor.empty() {ao.layer = 2 : i64} : tensor<1x1x4096xf32> loc(#loc196)
    %211 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24 : tensor<4096xf32>) outs(%210 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc196)
    %212 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc197)
    %213 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %211, %arg23 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%212 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc197)
    %214 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x12288xf32> loc(#loc198)
    %215 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%214 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc198)
    %216 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213, %arg28 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%215 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x12288xf32> loc(#loc198)
    %extracted_slice_29 = tensor.extract_slice %216[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc199)
    %extracted_slice_30 = tensor.extract_slice %216[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc200)
    %extracted_slice_31 = tensor.extract_slice %216[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 2 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc201)
    %expanded_32 = tensor.expand_shape %extracted_slice_29 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc202)
    %expanded_33 = tensor.expand_shape %extracted_slice_30 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc203)
    %expanded_34 = tensor.expand_shape %extracted_slice_31 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc204)
    %217 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc205)
    %218 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%217 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc205)
    %219 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32, %expanded_33 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%218 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc205)
    %220 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc206)
    %221 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %219 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%220 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %cst_7 : f32
      %801 = arith.select %in, %800, %cst_6 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc206)
    %222 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc207)
    %223 = linalg.fill {ao.layer = 2 : i64} ins(%cst_5 : f32) outs(%222 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc207)
    %224 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%221 : tensor<16x8x512x512xf32>) outs(%223 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.maximumf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc207)
    %225 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc208)
    %226 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %224 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%225 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.subf %in, %in_89 : f32
      %801 = math.exp %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc208)
    %227 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc209)
    %228 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%227 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc209)
    %229 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%226 : tensor<16x8x512x512xf32>) outs(%228 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc209)
    %230 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x1xf32> loc(#loc210)
    %231 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<16x8x512xf32>) outs(%230 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc210)
    %232 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc211)
    %233 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %231 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%232 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc211)
    %234 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x1xf32> loc(#loc212)
    %235 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<16x8x512x1xf32>) outs(%234 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.divf %cst_4, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc212)
    %236 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc213)
    %237 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%236 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc213)
    %238 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_34, %233 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%237 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc213)
    %239 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> loc(#loc214)
    %240 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238 : tensor<16x8x512x512xf32>) outs(%239 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc214)
    %collapsed_35 = tensor.collapse_shape %240 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc215)
    %241 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc216)
    %242 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%241 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc216)
    %243 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_35, %arg27 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%242 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc216)
    %244 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc217)
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %243 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%244 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc217)
    %246 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc218)
    %247 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%246 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc218)
    %248 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%245 : tensor<16x512x4096xf32>) outs(%247 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc218)
    %249 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc219)
    %250 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %248 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%249 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc219)
    %251 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc220)
    %252 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%251 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc220)
    %253 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%250 : tensor<16x512x4096xf32>) outs(%252 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc220)
    %254 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc221)
    %255 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<16x512xf32>) outs(%254 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc221)
    %256 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc222)
    %257 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<16x512x1xf32>) outs(%256 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc222)
    %258 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x1xf32> loc(#loc223)
    %259 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %255 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%258 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc223)
    %260 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc224)
    %261 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %257 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%260 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc224)
    %262 = tensor.empty() {ao.layer = 2 : i64} : tensor<1x1x4096xf32> loc(#loc225)
    %263 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg26 : tensor<4096xf32>) outs(%262 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc225)
    %264 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc226)
    %265 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %263, %arg25 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%264 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc226)
    %collapsed_36 = tensor.collapse_shape %265 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc227)
    %266 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc228)
    %267 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%266 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc228)
    %268 = linalg.matmul {ao.layer = 2 : i64} ins(%collapsed_36, %arg29 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%267 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc228)
    %269 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc229)
    %270 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%268, %arg30 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%269 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc229)
    %271 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc230)
    %272 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%270 : tensor<8192x16384xf32>) outs(%271 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc230)
    %273 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc231)
    %274 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<8192x16384xf32>) outs(%273 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %cst_3 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc231)
    %275 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc232)
    %276 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%270, %272 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%275 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %in : f32
      %801 = arith.mulf %800, %cst_2 : f32
      %802 = arith.addf %in, %801 : f32
      %803 = arith.mulf %802, %cst_1 : f32
      %804 = math.tanh %803 : f32
      linalg.yield %804 : f32
    } -> tensor<8192x16384xf32> loc(#loc232)
    %277 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc233)
    %278 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%276 : tensor<8192x16384xf32>) outs(%277 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.subf %cst_4, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc233)
    %279 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc234)
    %280 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%276 : tensor<8192x16384xf32>) outs(%279 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %in, %cst_4 : f32
      %801 = arith.mulf %800, %cst_0 : f32
      linalg.yield %801 : f32
    } -> tensor<8192x16384xf32> loc(#loc234)
    %281 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc235)
    %282 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%270, %280 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%281 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc235)
    %283 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x4096xf32> loc(#loc236)
    %expanded_37 = tensor.expand_shape %283 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 2 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc236)
    %284 = linalg.fill {ao.layer = 2 : i64} ins(%cst_11 : f32) outs(%expanded_37 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc236)
    %expanded_38 = tensor.expand_shape %282 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc236)
    %285 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_38, %arg21 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%284 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc236)
    %286 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc237)
    %287 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %285, %arg22 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%286 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.addf %in_89, %in_90 : f32
      %801 = arith.addf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc237)
    %288 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc238)
    %289 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%288 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc238)
    %290 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%287 : tensor<16x512x4096xf32>) outs(%289 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc238)
    %291 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc239)
    %292 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %290 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%291 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc239)
    %293 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc240)
    %294 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%293 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc240)
    %295 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%292 : tensor<16x512x4096xf32>) outs(%294 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc240)
    %296 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc241)
    %297 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<16x512xf32>) outs(%296 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc241)
    %298 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc242)
    %299 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<16x512x1xf32>) outs(%298 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc242)
    %300 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc243)
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %297 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%300 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc243)
    %302 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc244)
    %303 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %299 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%302 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc244)
    %304 = tensor.empty() {ao.layer = 3 : i64} : tensor<1x1x4096xf32> loc(#loc245)
    %305 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg34 : tensor<4096xf32>) outs(%304 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc245)
    %306 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc246)
    %307 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303, %305, %arg33 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%306 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc246)
    %308 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x12288xf32> loc(#loc247)
    %309 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%308 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc247)
    %310 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%307, %arg38 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%309 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x12288xf32> loc(#loc247)
    %extracted_slice_39 = tensor.extract_slice %310[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc248)
    %extracted_slice_40 = tensor.extract_slice %310[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc249)
    %extracted_slice_41 = tensor.extract_slice %310[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 3 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc250)
    %expanded_42 = tensor.expand_shape %extracted_slice_39 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc251)
    %expanded_43 = tensor.expand_shape %extracted_slice_40 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc252)
    %expanded_44 = tensor.expand_shape %extracted_slice_41 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc253)
    %311 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc254)
    %312 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%311 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc254)
    %313 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_42, %expanded_43 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%312 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc254)
    %314 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc255)
    %315 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %313 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%314 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %cst_7 : f32
      %801 = arith.select %in, %800, %cst_6 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc255)
    %316 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc256)
    %317 = linalg.fill {ao.layer = 3 : i64} ins(%cst_5 : f32) outs(%316 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc256)
    %318 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%315 : tensor<16x8x512x512xf32>) outs(%317 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.maximumf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc256)
    %319 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc257)
    %320 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%315, %318 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%319 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.subf %in, %in_89 : f32
      %801 = math.exp %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc257)
    %321 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc258)
    %322 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%321 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc258)
    %323 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%320 : tensor<16x8x512x512xf32>) outs(%322 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc258)
    %324 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x1xf32> loc(#loc259)
    %325 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%323 : tensor<16x8x512xf32>) outs(%324 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc259)
    %326 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc260)
    %327 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%320, %325 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%326 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc260)
    %328 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x1xf32> loc(#loc261)
    %329 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325 : tensor<16x8x512x1xf32>) outs(%328 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.divf %cst_4, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc261)
    %330 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc262)
    %331 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%330 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc262)
    %332 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_44, %327 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%331 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc262)
    %333 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> loc(#loc263)
    %334 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%332 : tensor<16x8x512x512xf32>) outs(%333 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc263)
    %collapsed_45 = tensor.collapse_shape %334 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc264)
    %335 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc265)
    %336 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%335 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc265)
    %337 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_45, %arg37 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%336 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc265)
    %338 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc266)
    %339 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %337 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%338 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc266)
    %340 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc267)
    %341 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%340 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc267)
    %342 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%339 : tensor<16x512x4096xf32>) outs(%341 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc267)
    %343 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc268)
    %344 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %342 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%343 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc268)
    %345 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc269)
    %346 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%345 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc269)
    %347 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%344 : tensor<16x512x4096xf32>) outs(%346 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc269)
    %348 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc270)
    %349 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347 : tensor<16x512xf32>) outs(%348 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc270)
    %350 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc271)
    %351 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349 : tensor<16x512x1xf32>) outs(%350 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc271)
    %352 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x1xf32> loc(#loc272)
    %353 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %349 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%352 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc272)
    %354 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc273)
    %355 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %351 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%354 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc273)
    %356 = tensor.empty() {ao.layer = 3 : i64} : tensor<1x1x4096xf32> loc(#loc274)
    %357 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg36 : tensor<4096xf32>) outs(%356 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc274)
    %358 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc275)
    %359 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %357, %arg35 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%358 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc275)
    %collapsed_46 = tensor.collapse_shape %359 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc276)
    %360 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc277)
    %361 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%360 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc277)
    %362 = linalg.matmul {ao.layer = 3 : i64} ins(%collapsed_46, %arg39 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%361 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc277)
    %363 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc278)
    %364 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%362, %arg40 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%363 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc278)
    %365 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc279)
    %366 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%364 : tensor<8192x16384xf32>) outs(%365 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc279)
    %367 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc280)
    %368 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%366 : tensor<8192x16384xf32>) outs(%367 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %cst_3 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc280)
    %369 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc281)
    %370 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%364, %366 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%369 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %in : f32
      %801 = arith.mulf %800, %cst_2 : f32
      %802 = arith.addf %in, %801 : f32
      %803 = arith.mulf %802, %cst_1 : f32
      %804 = math.tanh %803 : f32
      linalg.yield %804 : f32
    } -> tensor<8192x16384xf32> loc(#loc281)
    %371 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc282)
    %372 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%370 : tensor<8192x16384xf32>) outs(%371 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.subf %cst_4, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc282)
    %373 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc283)
    %374 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%370 : tensor<8192x16384xf32>) outs(%373 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %in, %cst_4 : f32
      %801 = arith.mulf %800, %cst_0 : f32
      linalg.yield %801 : f32
    } -> tensor<8192x16384xf32> loc(#loc283)
    %375 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc284)
    %376 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%364, %374 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%375 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc284)
    %377 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x4096xf32> loc(#loc285)
    %expanded_47 = tensor.expand_shape %377 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 3 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc285)
    %378 = linalg.fill {ao.layer = 3 : i64} ins(%cst_11 : f32) outs(%expanded_47 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc285)
    %expanded_48 = tensor.expand_shape %376 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc285)
    %379 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_48, %arg31 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%378 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc285)
    %380 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc286)
    %381 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %379, %arg32 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%380 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.addf %in_89, %in_90 : f32
      %801 = arith.addf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc286)
    %382 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc287)
    %383 = linalg.fill {ao.layer = 4 : i64} ins(%cst_11 : f32) outs(%382 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc287)
    %384 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%381 : tensor<16x512x4096xf32>) outs(%383 : tensor<16x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc287)
    %385 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc288)
    %386 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381, %384 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%385 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc288)
    %387 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc289)
    %388 = linalg.fill {ao.layer = 4 : i64} ins(%cst_11 : f32) outs(%387 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc289)
    %389 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%386 : tensor<16x512x4096xf32>) outs(%388 : tensor<16x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc289)
    %390 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x1xf32> loc(#loc290)
    %391 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389 : tensor<16x512xf32>) outs(%390 : tensor<16x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc290)
    %392 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x1xf32> loc(#loc291)
    %393 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<16x512x1xf32>) outs(%392 : tensor<16x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc291)
    %394 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x1xf32> loc(#loc292)
    %395 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %391 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%394 : tensor<16x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc292)
    %396 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc293)
    %397 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %393 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%396 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc293)
    %398 = tensor.empty() {ao.layer = 4 : i64} : tensor<1x1x4096xf32> loc(#loc294)
    %399 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44 : tensor<4096xf32>) outs(%398 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc294)
    %400 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc295)
    %401 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %399, %arg43 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%400 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc295)
    %402 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x12288xf32> loc(#loc296)
    %403 = linalg.fill {ao.layer = 4 : i64} ins(%cst_11 : f32) outs(%402 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc296)
    %404 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%401, %arg48 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%403 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x12288xf32> loc(#loc296)
    %extracted_slice_49 = tensor.extract_slice %404[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 4 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc297)
    %extracted_slice_50 = tensor.extract_slice %404[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 4 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc298)
    %extracted_slice_51 = tensor.extract_slice %404[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 4 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc299)
    %expanded_52 = tensor.expand_shape %extracted_slice_49 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc300)
    %expanded_53 = tensor.expand_shape %extracted_slice_50 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc301)
    %expanded_54 = tensor.expand_shape %extracted_slice_51 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc302)
    %405 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x512xf32> loc(#loc303)
    %406 = linalg.fill {ao.layer = 4 : i64} ins(%cst_11 : f32) outs(%405 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc303)
    %407 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_52, %expanded_53 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%406 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc303)
    %408 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x512xf32> loc(#loc304)
    %409 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %407 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%408 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: i1, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %cst_7 : f32
      %801 = arith.select %in, %800, %cst_6 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc304)
    %410 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512xf32> loc(#loc305)
    %411 = linalg.fill {ao.layer = 4 : i64} ins(%cst_5 : f32) outs(%410 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc305)
    %412 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%409 : tensor<16x8x512x512xf32>) outs(%411 : tensor<16x8x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.maximumf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc305)
    %413 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x512xf32> loc(#loc306)
    %414 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%409, %412 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%413 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.subf %in, %in_89 : f32
      %801 = math.exp %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc306)
    %415 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512xf32> loc(#loc307)
    %416 = linalg.fill {ao.layer = 4 : i64} ins(%cst_11 : f32) outs(%415 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc307)
    %417 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%414 : tensor<16x8x512x512xf32>) outs(%416 : tensor<16x8x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc307)
    %418 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x1xf32> loc(#loc308)
    %419 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%417 : tensor<16x8x512xf32>) outs(%418 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc308)
    %420 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x512xf32> loc(#loc309)
    %421 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%414, %419 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%420 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc309)
    %422 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x1xf32> loc(#loc310)
    %423 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%419 : tensor<16x8x512x1xf32>) outs(%422 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.divf %cst_4, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc310)
    %424 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x512xf32> loc(#loc311)
    %425 = linalg.fill {ao.layer = 4 : i64} ins(%cst_11 : f32) outs(%424 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc311)
    %426 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_54, %421 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%425 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc311)
    %427 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x8x512xf32> loc(#loc312)
    %428 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%426 : tensor<16x8x512x512xf32>) outs(%427 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc312)
    %collapsed_55 = tensor.collapse_shape %428 [[0], [1], [2, 3]] {ao.layer = 4 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc313)
    %429 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc314)
    %430 = linalg.fill {ao.layer = 4 : i64} ins(%cst_11 : f32) outs(%429 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc314)
    %431 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_55, %arg47 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%430 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc314)
    %432 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc315)
    %433 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381, %431 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%432 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc315)
    %434 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc316)
    %435 = linalg.fill {ao.layer = 4 : i64} ins(%cst_11 : f32) outs(%434 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc316)
    %436 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%433 : tensor<16x512x4096xf32>) outs(%435 : tensor<16x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc316)
    %437 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc317)
    %438 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %436 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%437 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc317)
    %439 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc318)
    %440 = linalg.fill {ao.layer = 4 : i64} ins(%cst_11 : f32) outs(%439 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc318)
    %441 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%438 : tensor<16x512x4096xf32>) outs(%440 : tensor<16x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc318)
    %442 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x1xf32> loc(#loc319)
    %443 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441 : tensor<16x512xf32>) outs(%442 : tensor<16x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc319)
    %444 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x1xf32> loc(#loc320)
    %445 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443 : tensor<16x512x1xf32>) outs(%444 : tensor<16x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc320)
    %446 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x1xf32> loc(#loc321)
    %447 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445, %443 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%446 : tensor<16x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc321)
    %448 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc322)
    %449 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %445 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%448 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc322)
    %450 = tensor.empty() {ao.layer = 4 : i64} : tensor<1x1x4096xf32> loc(#loc323)
    %451 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg46 : tensor<4096xf32>) outs(%450 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc323)
    %452 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc324)
    %453 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %451, %arg45 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%452 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc324)
    %collapsed_56 = tensor.collapse_shape %453 [[0, 1], [2]] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc325)
    %454 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x16384xf32> loc(#loc326)
    %455 = linalg.fill {ao.layer = 4 : i64} ins(%cst_11 : f32) outs(%454 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc326)
    %456 = linalg.matmul {ao.layer = 4 : i64} ins(%collapsed_56, %arg49 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%455 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc326)
    %457 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x16384xf32> loc(#loc327)
    %458 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%456, %arg50 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%457 : tensor<8192x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc327)
    %459 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x16384xf32> loc(#loc328)
    %460 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%458 : tensor<8192x16384xf32>) outs(%459 : tensor<8192x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc328)
    %461 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x16384xf32> loc(#loc329)
    %462 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%460 : tensor<8192x16384xf32>) outs(%461 : tensor<8192x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %cst_3 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc329)
    %463 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x16384xf32> loc(#loc330)
    %464 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%458, %460 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%463 : tensor<8192x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %in : f32
      %801 = arith.mulf %800, %cst_2 : f32
      %802 = arith.addf %in, %801 : f32
      %803 = arith.mulf %802, %cst_1 : f32
      %804 = math.tanh %803 : f32
      linalg.yield %804 : f32
    } -> tensor<8192x16384xf32> loc(#loc330)
    %465 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x16384xf32> loc(#loc331)
    %466 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%464 : tensor<8192x16384xf32>) outs(%465 : tensor<8192x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.subf %cst_4, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc331)
    %467 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x16384xf32> loc(#loc332)
    %468 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%464 : tensor<8192x16384xf32>) outs(%467 : tensor<8192x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %in, %cst_4 : f32
      %801 = arith.mulf %800, %cst_0 : f32
      linalg.yield %801 : f32
    } -> tensor<8192x16384xf32> loc(#loc332)
    %469 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x16384xf32> loc(#loc333)
    %470 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%458, %468 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%469 : tensor<8192x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc333)
    %471 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x4096xf32> loc(#loc334)
    %expanded_57 = tensor.expand_shape %471 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 4 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc334)
    %472 = linalg.fill {ao.layer = 4 : i64} ins(%cst_11 : f32) outs(%expanded_57 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc334)
    %expanded_58 = tensor.expand_shape %470 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 4 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc334)
    %473 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_58, %arg41 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%472 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc334)
    %474 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc335)
    %475 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %473, %arg42 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%474 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.addf %in_89, %in_90 : f32
      %801 = arith.addf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc335)
    %476 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc336)
    %477 = linalg.fill {ao.layer = 5 : i64} ins(%cst_11 : f32) outs(%476 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc336)
    %478 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%475 : tensor<16x512x4096xf32>) outs(%477 : tensor<16x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc336)
    %479 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc337)
    %480 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475, %478 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%479 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc337)
    %481 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc338)
    %482 = linalg.fill {ao.layer = 5 : i64} ins(%cst_11 : f32) outs(%481 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc338)
    %483 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%480 : tensor<16x512x4096xf32>) outs(%482 : tensor<16x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc338)
    %484 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x1xf32> loc(#loc339)
    %485 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483 : tensor<16x512xf32>) outs(%484 : tensor<16x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc339)
    %486 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x1xf32> loc(#loc340)
    %487 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485 : tensor<16x512x1xf32>) outs(%486 : tensor<16x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc340)
    %488 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x1xf32> loc(#loc341)
    %489 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %485 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%488 : tensor<16x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc341)
    %490 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc342)
    %491 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480, %487 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%490 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc342)
    %492 = tensor.empty() {ao.layer = 5 : i64} : tensor<1x1x4096xf32> loc(#loc343)
    %493 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg54 : tensor<4096xf32>) outs(%492 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc343)
    %494 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc344)
    %495 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %493, %arg53 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%494 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc344)
    %496 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x12288xf32> loc(#loc345)
    %497 = linalg.fill {ao.layer = 5 : i64} ins(%cst_11 : f32) outs(%496 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc345)
    %498 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%495, %arg58 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%497 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x12288xf32> loc(#loc345)
    %extracted_slice_59 = tensor.extract_slice %498[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 5 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc346)
    %extracted_slice_60 = tensor.extract_slice %498[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 5 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc347)
    %extracted_slice_61 = tensor.extract_slice %498[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 5 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc348)
    %expanded_62 = tensor.expand_shape %extracted_slice_59 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc349)
    %expanded_63 = tensor.expand_shape %extracted_slice_60 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc350)
    %expanded_64 = tensor.expand_shape %extracted_slice_61 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc351)
    %499 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x512xf32> loc(#loc352)
    %500 = linalg.fill {ao.layer = 5 : i64} ins(%cst_11 : f32) outs(%499 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc352)
    %501 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_62, %expanded_63 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%500 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc352)
    %502 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x512xf32> loc(#loc353)
    %503 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %501 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%502 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: i1, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %cst_7 : f32
      %801 = arith.select %in, %800, %cst_6 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc353)
    %504 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512xf32> loc(#loc354)
    %505 = linalg.fill {ao.layer = 5 : i64} ins(%cst_5 : f32) outs(%504 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc354)
    %506 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%503 : tensor<16x8x512x512xf32>) outs(%505 : tensor<16x8x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.maximumf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc354)
    %507 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x512xf32> loc(#loc355)
    %508 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%503, %506 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%507 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.subf %in, %in_89 : f32
      %801 = math.exp %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc355)
    %509 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512xf32> loc(#loc356)
    %510 = linalg.fill {ao.layer = 5 : i64} ins(%cst_11 : f32) outs(%509 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc356)
    %511 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%508 : tensor<16x8x512x512xf32>) outs(%510 : tensor<16x8x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc356)
    %512 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x1xf32> loc(#loc357)
    %513 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%511 : tensor<16x8x512xf32>) outs(%512 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc357)
    %514 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x512xf32> loc(#loc358)
    %515 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%508, %513 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%514 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc358)
    %516 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x1xf32> loc(#loc359)
    %517 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%513 : tensor<16x8x512x1xf32>) outs(%516 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.divf %cst_4, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc359)
    %518 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x512xf32> loc(#loc360)
    %519 = linalg.fill {ao.layer = 5 : i64} ins(%cst_11 : f32) outs(%518 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc360)
    %520 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_64, %515 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%519 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc360)
    %521 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x8x512xf32> loc(#loc361)
    %522 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%520 : tensor<16x8x512x512xf32>) outs(%521 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc361)
    %collapsed_65 = tensor.collapse_shape %522 [[0], [1], [2, 3]] {ao.layer = 5 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc362)
    %523 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc363)
    %524 = linalg.fill {ao.layer = 5 : i64} ins(%cst_11 : f32) outs(%523 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc363)
    %525 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_65, %arg57 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%524 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc363)
    %526 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc364)
    %527 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475, %525 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%526 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc364)
    %528 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc365)
    %529 = linalg.fill {ao.layer = 5 : i64} ins(%cst_11 : f32) outs(%528 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc365)
    %530 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%527 : tensor<16x512x4096xf32>) outs(%529 : tensor<16x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc365)
    %531 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc366)
    %532 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527, %530 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%531 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc366)
    %533 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc367)
    %534 = linalg.fill {ao.layer = 5 : i64} ins(%cst_11 : f32) outs(%533 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc367)
    %535 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%532 : tensor<16x512x4096xf32>) outs(%534 : tensor<16x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc367)
    %536 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x1xf32> loc(#loc368)
    %537 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%535 : tensor<16x512xf32>) outs(%536 : tensor<16x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc368)
    %538 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x1xf32> loc(#loc369)
    %539 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537 : tensor<16x512x1xf32>) outs(%538 : tensor<16x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc369)
    %540 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x1xf32> loc(#loc370)
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%539, %537 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%540 : tensor<16x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc370)
    %542 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc371)
    %543 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532, %539 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%542 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc371)
    %544 = tensor.empty() {ao.layer = 5 : i64} : tensor<1x1x4096xf32> loc(#loc372)
    %545 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg56 : tensor<4096xf32>) outs(%544 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc372)
    %546 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc373)
    %547 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543, %545, %arg55 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%546 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc373)
    %collapsed_66 = tensor.collapse_shape %547 [[0, 1], [2]] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc374)
    %548 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x16384xf32> loc(#loc375)
    %549 = linalg.fill {ao.layer = 5 : i64} ins(%cst_11 : f32) outs(%548 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc375)
    %550 = linalg.matmul {ao.layer = 5 : i64} ins(%collapsed_66, %arg59 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%549 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc375)
    %551 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x16384xf32> loc(#loc376)
    %552 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%550, %arg60 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%551 : tensor<8192x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc376)
    %553 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x16384xf32> loc(#loc377)
    %554 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%552 : tensor<8192x16384xf32>) outs(%553 : tensor<8192x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc377)
    %555 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x16384xf32> loc(#loc378)
    %556 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%554 : tensor<8192x16384xf32>) outs(%555 : tensor<8192x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %cst_3 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc378)
    %557 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x16384xf32> loc(#loc379)
    %558 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%552, %554 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%557 : tensor<8192x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %in : f32
      %801 = arith.mulf %800, %cst_2 : f32
      %802 = arith.addf %in, %801 : f32
      %803 = arith.mulf %802, %cst_1 : f32
      %804 = math.tanh %803 : f32
      linalg.yield %804 : f32
    } -> tensor<8192x16384xf32> loc(#loc379)
    %559 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x16384xf32> loc(#loc380)
    %560 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%558 : tensor<8192x16384xf32>) outs(%559 : tensor<8192x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.subf %cst_4, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc380)
    %561 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x16384xf32> loc(#loc381)
    %562 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%558 : tensor<8192x16384xf32>) outs(%561 : tensor<8192x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %in, %cst_4 : f32
      %801 = arith.mulf %800, %cst_0 : f32
      linalg.yield %801 : f32
    } -> tensor<8192x16384xf32> loc(#loc381)
    %563 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x16384xf32> loc(#loc382)
    %564 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%552, %562 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%563 : tensor<8192x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc382)
    %565 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x4096xf32> loc(#loc383)
    %expanded_67 = tensor.expand_shape %565 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 5 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc383)
    %566 = linalg.fill {ao.layer = 5 : i64} ins(%cst_11 : f32) outs(%expanded_67 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc383)
    %expanded_68 = tensor.expand_shape %564 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 5 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc383)
    %567 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_68, %arg51 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%566 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc383)
    %568 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc384)
    %569 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527, %567, %arg52 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%568 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.addf %in_89, %in_90 : f32
      %801 = arith.addf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc384)
    %570 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc385)
    %571 = linalg.fill {ao.layer = 6 : i64} ins(%cst_11 : f32) outs(%570 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc385)
    %572 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%569 : tensor<16x512x4096xf32>) outs(%571 : tensor<16x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc385)
    %573 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc386)
    %574 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %572 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%573 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc386)
    %575 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc387)
    %576 = linalg.fill {ao.layer = 6 : i64} ins(%cst_11 : f32) outs(%575 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc387)
    %577 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%574 : tensor<16x512x4096xf32>) outs(%576 : tensor<16x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc387)
    %578 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x1xf32> loc(#loc388)
    %579 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%577 : tensor<16x512xf32>) outs(%578 : tensor<16x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc388)
    %580 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x1xf32> loc(#loc389)
    %581 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579 : tensor<16x512x1xf32>) outs(%580 : tensor<16x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc389)
    %582 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x1xf32> loc(#loc390)
    %583 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%581, %579 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%582 : tensor<16x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc390)
    %584 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc391)
    %585 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%574, %581 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%584 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc391)
    %586 = tensor.empty() {ao.layer = 6 : i64} : tensor<1x1x4096xf32> loc(#loc392)
    %587 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg64 : tensor<4096xf32>) outs(%586 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc392)
    %588 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc393)
    %589 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585, %587, %arg63 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%588 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc393)
    %590 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x12288xf32> loc(#loc394)
    %591 = linalg.fill {ao.layer = 6 : i64} ins(%cst_11 : f32) outs(%590 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc394)
    %592 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%589, %arg68 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%591 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x12288xf32> loc(#loc394)
    %extracted_slice_69 = tensor.extract_slice %592[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 6 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc395)
    %extracted_slice_70 = tensor.extract_slice %592[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 6 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc396)
    %extracted_slice_71 = tensor.extract_slice %592[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 6 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc397)
    %expanded_72 = tensor.expand_shape %extracted_slice_69 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc398)
    %expanded_73 = tensor.expand_shape %extracted_slice_70 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc399)
    %expanded_74 = tensor.expand_shape %extracted_slice_71 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc400)
    %593 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x512xf32> loc(#loc401)
    %594 = linalg.fill {ao.layer = 6 : i64} ins(%cst_11 : f32) outs(%593 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc401)
    %595 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_72, %expanded_73 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%594 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc401)
    %596 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x512xf32> loc(#loc402)
    %597 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %595 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%596 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: i1, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %cst_7 : f32
      %801 = arith.select %in, %800, %cst_6 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc402)
    %598 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512xf32> loc(#loc403)
    %599 = linalg.fill {ao.layer = 6 : i64} ins(%cst_5 : f32) outs(%598 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc403)
    %600 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%597 : tensor<16x8x512x512xf32>) outs(%599 : tensor<16x8x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.maximumf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc403)
    %601 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x512xf32> loc(#loc404)
    %602 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%597, %600 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%601 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.subf %in, %in_89 : f32
      %801 = math.exp %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc404)
    %603 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512xf32> loc(#loc405)
    %604 = linalg.fill {ao.layer = 6 : i64} ins(%cst_11 : f32) outs(%603 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc405)
    %605 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%602 : tensor<16x8x512x512xf32>) outs(%604 : tensor<16x8x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc405)
    %606 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x1xf32> loc(#loc406)
    %607 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%605 : tensor<16x8x512xf32>) outs(%606 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc406)
    %608 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x512xf32> loc(#loc407)
    %609 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%602, %607 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%608 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc407)
    %610 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x1xf32> loc(#loc408)
    %611 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%607 : tensor<16x8x512x1xf32>) outs(%610 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.divf %cst_4, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc408)
    %612 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x512xf32> loc(#loc409)
    %613 = linalg.fill {ao.layer = 6 : i64} ins(%cst_11 : f32) outs(%612 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc409)
    %614 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_74, %609 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%613 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc409)
    %615 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x8x512xf32> loc(#loc410)
    %616 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%614 : tensor<16x8x512x512xf32>) outs(%615 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc410)
    %collapsed_75 = tensor.collapse_shape %616 [[0], [1], [2, 3]] {ao.layer = 6 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc411)
    %617 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc412)
    %618 = linalg.fill {ao.layer = 6 : i64} ins(%cst_11 : f32) outs(%617 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc412)
    %619 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_75, %arg67 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%618 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc412)
    %620 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc413)
    %621 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %619 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%620 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc413)
    %622 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc414)
    %623 = linalg.fill {ao.layer = 6 : i64} ins(%cst_11 : f32) outs(%622 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc414)
    %624 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%621 : tensor<16x512x4096xf32>) outs(%623 : tensor<16x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc414)
    %625 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc415)
    %626 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%621, %624 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%625 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc415)
    %627 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc416)
    %628 = linalg.fill {ao.layer = 6 : i64} ins(%cst_11 : f32) outs(%627 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc416)
    %629 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%626 : tensor<16x512x4096xf32>) outs(%628 : tensor<16x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc416)
    %630 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x1xf32> loc(#loc417)
    %631 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%629 : tensor<16x512xf32>) outs(%630 : tensor<16x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc417)
    %632 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x1xf32> loc(#loc418)
    %633 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631 : tensor<16x512x1xf32>) outs(%632 : tensor<16x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc418)
    %634 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x1xf32> loc(#loc419)
    %635 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%633, %631 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%634 : tensor<16x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc419)
    %636 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc420)
    %637 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%626, %633 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%636 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc420)
    %638 = tensor.empty() {ao.layer = 6 : i64} : tensor<1x1x4096xf32> loc(#loc421)
    %639 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg66 : tensor<4096xf32>) outs(%638 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc421)
    %640 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc422)
    %641 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%637, %639, %arg65 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%640 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc422)
    %collapsed_76 = tensor.collapse_shape %641 [[0, 1], [2]] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc423)
    %642 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x16384xf32> loc(#loc424)
    %643 = linalg.fill {ao.layer = 6 : i64} ins(%cst_11 : f32) outs(%642 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc424)
    %644 = linalg.matmul {ao.layer = 6 : i64} ins(%collapsed_76, %arg69 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%643 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc424)
    %645 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x16384xf32> loc(#loc425)
    %646 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%644, %arg70 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%645 : tensor<8192x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc425)
    %647 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x16384xf32> loc(#loc426)
    %648 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%646 : tensor<8192x16384xf32>) outs(%647 : tensor<8192x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc426)
    %649 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x16384xf32> loc(#loc427)
    %650 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%648 : tensor<8192x16384xf32>) outs(%649 : tensor<8192x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %cst_3 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc427)
    %651 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x16384xf32> loc(#loc428)
    %652 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%646, %648 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%651 : tensor<8192x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %in : f32
      %801 = arith.mulf %800, %cst_2 : f32
      %802 = arith.addf %in, %801 : f32
      %803 = arith.mulf %802, %cst_1 : f32
      %804 = math.tanh %803 : f32
      linalg.yield %804 : f32
    } -> tensor<8192x16384xf32> loc(#loc428)
    %653 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x16384xf32> loc(#loc429)
    %654 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%652 : tensor<8192x16384xf32>) outs(%653 : tensor<8192x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.subf %cst_4, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc429)
    %655 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x16384xf32> loc(#loc430)
    %656 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%652 : tensor<8192x16384xf32>) outs(%655 : tensor<8192x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %in, %cst_4 : f32
      %801 = arith.mulf %800, %cst_0 : f32
      linalg.yield %801 : f32
    } -> tensor<8192x16384xf32> loc(#loc430)
    %657 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x16384xf32> loc(#loc431)
    %658 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%646, %656 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%657 : tensor<8192x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc431)
    %659 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x4096xf32> loc(#loc432)
    %expanded_77 = tensor.expand_shape %659 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 6 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc432)
    %660 = linalg.fill {ao.layer = 6 : i64} ins(%cst_11 : f32) outs(%expanded_77 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc432)
    %expanded_78 = tensor.expand_shape %658 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 6 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc432)
    %661 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_78, %arg61 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%660 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc432)
    %662 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc433)
    %663 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%621, %661, %arg62 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%662 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.addf %in_89, %in_90 : f32
      %801 = arith.addf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc433)
    %664 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc434)
    %665 = linalg.fill {ao.layer = 7 : i64} ins(%cst_11 : f32) outs(%664 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc434)
    %666 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%663 : tensor<16x512x4096xf32>) outs(%665 : tensor<16x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc434)
    %667 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc435)
    %668 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%663, %666 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%667 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc435)
    %669 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc436)
    %670 = linalg.fill {ao.layer = 7 : i64} ins(%cst_11 : f32) outs(%669 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc436)
    %671 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%668 : tensor<16x512x4096xf32>) outs(%670 : tensor<16x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc436)
    %672 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x1xf32> loc(#loc437)
    %673 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%671 : tensor<16x512xf32>) outs(%672 : tensor<16x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc437)
    %674 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x1xf32> loc(#loc438)
    %675 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%673 : tensor<16x512x1xf32>) outs(%674 : tensor<16x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc438)
    %676 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x1xf32> loc(#loc439)
    %677 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%675, %673 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%676 : tensor<16x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc439)
    %678 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc440)
    %679 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%668, %675 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%678 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc440)
    %680 = tensor.empty() {ao.layer = 7 : i64} : tensor<1x1x4096xf32> loc(#loc441)
    %681 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg74 : tensor<4096xf32>) outs(%680 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc441)
    %682 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc442)
    %683 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%679, %681, %arg73 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%682 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc442)
    %684 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x12288xf32> loc(#loc443)
    %685 = linalg.fill {ao.layer = 7 : i64} ins(%cst_11 : f32) outs(%684 : tensor<16x512x12288xf32>) -> tensor<16x512x12288xf32> loc(#loc443)
    %686 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%683, %arg78 : tensor<16x512x4096xf32>, tensor<4096x12288xf32>) outs(%685 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x12288xf32> loc(#loc443)
    %extracted_slice_79 = tensor.extract_slice %686[0, 0, 0] [16, 512, 4096] [1, 1, 1] {ao.layer = 7 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc444)
    %extracted_slice_80 = tensor.extract_slice %686[0, 0, 4096] [16, 512, 4096] [1, 1, 1] {ao.layer = 7 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc445)
    %extracted_slice_81 = tensor.extract_slice %686[0, 0, 8192] [16, 512, 4096] [1, 1, 1] {ao.layer = 7 : i64} : tensor<16x512x12288xf32> to tensor<16x512x4096xf32> loc(#loc446)
    %expanded_82 = tensor.expand_shape %extracted_slice_79 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc447)
    %expanded_83 = tensor.expand_shape %extracted_slice_80 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc448)
    %expanded_84 = tensor.expand_shape %extracted_slice_81 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc449)
    %687 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x512xf32> loc(#loc450)
    %688 = linalg.fill {ao.layer = 7 : i64} ins(%cst_11 : f32) outs(%687 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc450)
    %689 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_82, %expanded_83 : tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>) outs(%688 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc450)
    %690 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x512xf32> loc(#loc451)
    %691 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %689 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>) outs(%690 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: i1, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %cst_7 : f32
      %801 = arith.select %in, %800, %cst_6 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc451)
    %692 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512xf32> loc(#loc452)
    %693 = linalg.fill {ao.layer = 7 : i64} ins(%cst_5 : f32) outs(%692 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc452)
    %694 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%691 : tensor<16x8x512x512xf32>) outs(%693 : tensor<16x8x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.maximumf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc452)
    %695 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x512xf32> loc(#loc453)
    %696 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%691, %694 : tensor<16x8x512x512xf32>, tensor<16x8x512xf32>) outs(%695 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.subf %in, %in_89 : f32
      %801 = math.exp %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc453)
    %697 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512xf32> loc(#loc454)
    %698 = linalg.fill {ao.layer = 7 : i64} ins(%cst_11 : f32) outs(%697 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc454)
    %699 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%696 : tensor<16x8x512x512xf32>) outs(%698 : tensor<16x8x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512xf32> loc(#loc454)
    %700 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x1xf32> loc(#loc455)
    %701 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%699 : tensor<16x8x512xf32>) outs(%700 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x1xf32> loc(#loc455)
    %702 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x512xf32> loc(#loc456)
    %703 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%696, %701 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>) outs(%702 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc456)
    %704 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x1xf32> loc(#loc457)
    %705 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%701 : tensor<16x8x512x1xf32>) outs(%704 : tensor<16x8x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.divf %cst_4, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x1xf32> loc(#loc457)
    %706 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x512xf32> loc(#loc458)
    %707 = linalg.fill {ao.layer = 7 : i64} ins(%cst_11 : f32) outs(%706 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc458)
    %708 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_84, %703 : tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>) outs(%707 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc458)
    %709 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x8x512xf32> loc(#loc459)
    %710 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%708 : tensor<16x8x512x512xf32>) outs(%709 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc459)
    %collapsed_85 = tensor.collapse_shape %710 [[0], [1], [2, 3]] {ao.layer = 7 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc460)
    %711 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc461)
    %712 = linalg.fill {ao.layer = 7 : i64} ins(%cst_11 : f32) outs(%711 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc461)
    %713 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_85, %arg77 : tensor<16x512x4096xf32>, tensor<4096x4096xf32>) outs(%712 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc461)
    %714 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc462)
    %715 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%663, %713 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%714 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc462)
    %716 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc463)
    %717 = linalg.fill {ao.layer = 7 : i64} ins(%cst_11 : f32) outs(%716 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc463)
    %718 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%715 : tensor<16x512x4096xf32>) outs(%717 : tensor<16x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc463)
    %719 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc464)
    %720 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715, %718 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%719 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc464)
    %721 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc465)
    %722 = linalg.fill {ao.layer = 7 : i64} ins(%cst_11 : f32) outs(%721 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc465)
    %723 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%720 : tensor<16x512x4096xf32>) outs(%722 : tensor<16x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc465)
    %724 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x1xf32> loc(#loc466)
    %725 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%723 : tensor<16x512xf32>) outs(%724 : tensor<16x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc466)
    %726 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x1xf32> loc(#loc467)
    %727 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725 : tensor<16x512x1xf32>) outs(%726 : tensor<16x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc467)
    %728 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x1xf32> loc(#loc468)
    %729 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727, %725 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%728 : tensor<16x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc468)
    %730 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc469)
    %731 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%720, %727 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%730 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc469)
    %732 = tensor.empty() {ao.layer = 7 : i64} : tensor<1x1x4096xf32> loc(#loc470)
    %733 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg76 : tensor<4096xf32>) outs(%732 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc470)
    %734 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc471)
    %735 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%731, %733, %arg75 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%734 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc471)
    %collapsed_86 = tensor.collapse_shape %735 [[0, 1], [2]] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc472)
    %736 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x16384xf32> loc(#loc473)
    %737 = linalg.fill {ao.layer = 7 : i64} ins(%cst_11 : f32) outs(%736 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc473)
    %738 = linalg.matmul {ao.layer = 7 : i64} ins(%collapsed_86, %arg79 : tensor<8192x4096xf32>, tensor<4096x16384xf32>) outs(%737 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc473)
    %739 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x16384xf32> loc(#loc474)
    %740 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%738, %arg80 : tensor<8192x16384xf32>, tensor<16384xf32>) outs(%739 : tensor<8192x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.addf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc474)
    %741 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x16384xf32> loc(#loc475)
    %742 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%740 : tensor<8192x16384xf32>) outs(%741 : tensor<8192x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc475)
    %743 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x16384xf32> loc(#loc476)
    %744 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%742 : tensor<8192x16384xf32>) outs(%743 : tensor<8192x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %cst_3 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc476)
    %745 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x16384xf32> loc(#loc477)
    %746 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%740, %742 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%745 : tensor<8192x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in_89, %in : f32
      %801 = arith.mulf %800, %cst_2 : f32
      %802 = arith.addf %in, %801 : f32
      %803 = arith.mulf %802, %cst_1 : f32
      %804 = math.tanh %803 : f32
      linalg.yield %804 : f32
    } -> tensor<8192x16384xf32> loc(#loc477)
    %747 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x16384xf32> loc(#loc478)
    %748 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%746 : tensor<8192x16384xf32>) outs(%747 : tensor<8192x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.subf %cst_4, %in : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc478)
    %749 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x16384xf32> loc(#loc479)
    %750 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%746 : tensor<8192x16384xf32>) outs(%749 : tensor<8192x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %in, %cst_4 : f32
      %801 = arith.mulf %800, %cst_0 : f32
      linalg.yield %801 : f32
    } -> tensor<8192x16384xf32> loc(#loc479)
    %751 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x16384xf32> loc(#loc480)
    %752 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%740, %750 : tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%751 : tensor<8192x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<8192x16384xf32> loc(#loc480)
    %753 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x4096xf32> loc(#loc481)
    %expanded_87 = tensor.expand_shape %753 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 7 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc481)
    %754 = linalg.fill {ao.layer = 7 : i64} ins(%cst_11 : f32) outs(%expanded_87 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc481)
    %expanded_88 = tensor.expand_shape %752 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 7 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc481)
    %755 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_88, %arg71 : tensor<16x512x16384xf32>, tensor<16384x4096xf32>) outs(%754 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc481)
    %756 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc482)
    %757 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715, %755, %arg72 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<4096xf32>) outs(%756 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.addf %in_89, %in_90 : f32
      %801 = arith.addf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc482)
    %758 = tensor.empty() : tensor<16x512xf32> loc(#loc483)
    %759 = linalg.fill ins(%cst_11 : f32) outs(%758 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc483)
    %760 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%757 : tensor<16x512x4096xf32>) outs(%759 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc483)
    %761 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc484)
    %762 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%757, %760 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%761 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in_89, %cst_10 : f32
      %801 = arith.subf %in, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc484)
    %763 = tensor.empty() : tensor<16x512xf32> loc(#loc485)
    %764 = linalg.fill ins(%cst_11 : f32) outs(%763 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc485)
    %765 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%762 : tensor<16x512x4096xf32>) outs(%764 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.mulf %in, %in : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512xf32> loc(#loc485)
    %766 = tensor.empty() : tensor<16x512x1xf32> loc(#loc486)
    %767 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%765 : tensor<16x512xf32>) outs(%766 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.divf %in, %cst_10 : f32
      %801 = arith.addf %800, %cst_9 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc486)
    %768 = tensor.empty() : tensor<16x512x1xf32> loc(#loc487)
    %769 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%767 : tensor<16x512x1xf32>) outs(%768 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %800 = math.rsqrt %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1xf32> loc(#loc487)
    %770 = tensor.empty() : tensor<16x512x1xf32> loc(#loc488)
    %771 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%769, %767 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%770 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.divf %in, %in_89 : f32
      %801 = arith.mulf %800, %cst_8 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1xf32> loc(#loc488)
    %772 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc489)
    %773 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%762, %769 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>) outs(%772 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x4096xf32> loc(#loc489)
    %774 = tensor.empty() : tensor<1x1x4096xf32> loc(#loc490)
    %775 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg82 : tensor<4096xf32>) outs(%774 : tensor<1x1x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4096xf32> loc(#loc490)
    %776 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc491)
    %777 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%773, %775, %arg81 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>, tensor<4096xf32>) outs(%776 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_89: f32, %in_90: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %800, %in_90 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x4096xf32> loc(#loc491)
    %778 = tensor.empty() : tensor<16x512x1024xf32> loc(#loc492)
    %779 = linalg.fill ins(%cst_11 : f32) outs(%778 : tensor<16x512x1024xf32>) -> tensor<16x512x1024xf32> loc(#loc492)
    %780 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%777, %arg0 : tensor<16x512x4096xf32>, tensor<1024x4096xf32>) outs(%779 : tensor<16x512x1024xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.mulf %in, %in_89 : f32
      %801 = arith.addf %out, %800 : f32
      linalg.yield %801 : f32
    } -> tensor<16x512x1024xf32> loc(#loc492)
    %781 = tensor.empty() : tensor<16x512xf32> loc(#loc493)
    %782 = linalg.fill ins(%cst_5 : f32) outs(%781 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc493)
    %783 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%780 : tensor<16x512x1024xf32>) outs(%782 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.maximumf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc493)
    %784 = tensor.empty() : tensor<16x512x1024xf32> loc(#loc494)
    %785 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%780, %783 : tensor<16x512x1024xf32>, tensor<16x512xf32>) outs(%784 : tensor<16x512x1024xf32>) {
    ^bb0(%in: f32, %in_89: f32, %out: f32):
      %800 = arith.subf %in, %in_89 : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1024xf32> loc(#loc494)
    %786 = tensor.empty() : tensor<16x512x1024xf32> loc(#loc495)
    %787 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%785 : tensor<16x512x1024xf32>) outs(%786 : tensor<16x512x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %800 = math.exp %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512x1024xf32> loc(#loc495)
    %788 = tensor.empty() : tensor<16x512xf32> loc(#loc496)
    %789 = linalg.fill ins(%cst_11 : f32) outs(%788 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc496)
    %790 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%787 : tensor<16x512x1024xf32>) outs(%789 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.addf %out, %in : f32
      linalg.yield %800 : f32
    } -> tensor<16x512xf32> loc(#loc496)
    %791 = tensor.empty() : tensor<16x512x1xf32> loc(#loc497)
    %792 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%790 : tensor<16x512xf32>) outs(%791 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x1xf32> loc(#loc497)
    %793 = tensor.empty() : tensor<16x512x1024xi1> loc(#loc498)
    %794 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg84 : tensor<16x512xi32>) outs(%793 : tensor<16x512x1024xi1>) {
    ^bb0(%in: i32, %out: i1):
      %800 = linalg.index 2 : index
      %801 = arith.index_cast %800 : index to i32
      %802 = arith.cmpi eq, %in, %801 : i32
      linalg.yield %802 : i1
    } -> tensor<16x512x1024xi1> loc(#loc498)
    %795 = tensor.empty() : tensor<f32> loc(#loc499)
    %796 = linalg.fill ins(%cst_11 : f32) outs(%795 : tensor<f32>) -> tensor<f32> loc(#loc499)
    %797 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map20], iterator_types = ["reduction", "reduction", "reduction"]} ins(%794, %785, %792 : tensor<16x512x1024xi1>, tensor<16x512x1024xf32>, tensor<16x512x1xf32>) outs(%796 : tensor<f32>) {
    ^bb0(%in: i1, %in_89: f32, %in_90: f32, %out: f32):
      %800 = math.log %in_90 : f32
      %801 = arith.subf %in_89, %800 : f32
      %802 = arith.select %in, %801, %cst_11 : f32
      %803 = arith.addf %out, %802 : f32
      linalg.yield %803 : f32
    } -> tensor<f32> loc(#loc499)
    %798 = tensor.empty() : tensor<f32> loc(#loc500)
    %799 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%797 : tensor<f32>) outs(%798 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %800 = arith.negf %in : f32
      %801 = arith.divf %800, %cst : f32
      linalg.yield %801 : f32
    } -> tensor<f32> loc(#loc500)
    return %799, %arg0, %arg1, %arg7, %arg8, %arg9, %arg11, %arg17, %arg18, %arg19, %arg21, %arg27, %arg28, %arg29, %arg31, %arg37, %arg38, %arg39, %arg41, %arg47, %arg48, %arg49, %arg51, %arg57, %arg58, %arg59, %arg61, %arg67, %arg68, %arg69, %arg71, %arg77, %arg78, %arg79, %arg85, %8, %17, %15, %21, %19, %23, %expanded_14, %expanded, %31, %38, %43, %47, %45, %expanded_15, %collapsed, %62, %71, %69, %75, %73, %collapsed_16, %86, %88, %90, %92, %82, %94, %104, %113, %111, %117, %115, %119, %expanded_23, %expanded_22, %132, %137, %141, %139, %expanded_24, %collapsed_25, %156, %165, %163, %169, %167, %collapsed_26, %180, %182, %184, %186, %176, %188, %198, %207, %205, %211, %209, %213, %expanded_33, %expanded_32, %226, %231, %235, %233, %expanded_34, %collapsed_35, %250, %259, %257, %263, %261, %collapsed_36, %274, %276, %278, %280, %270, %282, %292, %301, %299, %305, %303, %307, %expanded_43, %expanded_42, %320, %325, %329, %327, %expanded_44, %collapsed_45, %344, %353, %351, %357, %355, %collapsed_46, %368, %370, %372, %374, %364, %376, %386, %395, %393, %399, %397, %401, %expanded_53, %expanded_52, %414, %419, %423, %421, %expanded_54, %collapsed_55, %438, %447, %445, %451, %449, %collapsed_56, %462, %464, %466, %468, %458, %470, %480, %489, %487, %493, %491, %495, %expanded_63, %expanded_62, %508, %513, %517, %515, %expanded_64, %collapsed_65, %532, %541, %539, %545, %543, %collapsed_66, %556, %558, %560, %562, %552, %564, %574, %583, %581, %587, %585, %589, %expanded_73, %expanded_72, %602, %607, %611, %609, %expanded_74, %collapsed_75, %626, %635, %633, %639, %637, %collapsed_76, %650, %652, %654, %656, %646, %658, %668, %677, %675, %681, %679, %683, %expanded_83, %expanded_82, %696, %701, %705, %703, %expanded_84, %collapsed_85, %720, %729, %727, %733, %731, %collapsed_86, %744, %746, %748, %750, %740, %752, %762, %771, %769, %775, %773, %777, %787, %792, %794 : tensor<f32>, tensor<1024x4096xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384x4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16x512xi32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x8x512xf32>, tensor<16x512x8x512xf32>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<8192x4096xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x1xf32>, tensor<1x1x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512x1024xf32>, tensor<16x512x1xf32>, tensor<16x512x1024xi1>
  } loc(#loc1)
  func.func @bwd(%arg0: tensor<1024x4096xf32> loc("embedding"), %arg1: tensor<16384x4096xf32> loc("layer0/down"), %arg2: tensor<4096x4096xf32> loc("layer0/out"), %arg3: tensor<4096x12288xf32> loc("layer0/qkv"), %arg4: tensor<4096x16384xf32> loc("layer0/up"), %arg5: tensor<16384x4096xf32> loc("layer1/down"), %arg6: tensor<4096x4096xf32> loc("layer1/out"), %arg7: tensor<4096x12288xf32> loc("layer1/qkv"), %arg8: tensor<4096x16384xf32> loc("layer1/up"), %arg9: tensor<16384x4096xf32> loc("layer2/down"), %arg10: tensor<4096x4096xf32> loc("layer2/out"), %arg11: tensor<4096x12288xf32> loc("layer2/qkv"), %arg12: tensor<4096x16384xf32> loc("layer2/up"), %arg13: tensor<16384x4096xf32> loc("layer3/down"), %arg14: tensor<4096x4096xf32> loc("layer3/out"), %arg15: tensor<4096x12288xf32> loc("layer3/qkv"), %arg16: tensor<4096x16384xf32> loc("layer3/up"), %arg17: tensor<16384x4096xf32> loc("layer4/down"), %arg18: tensor<4096x4096xf32> loc("layer4/out"), %arg19: tensor<4096x12288xf32> loc("layer4/qkv"), %arg20: tensor<4096x16384xf32> loc("layer4/up"), %arg21: tensor<16384x4096xf32> loc("layer5/down"), %arg22: tensor<4096x4096xf32> loc("layer5/out"), %arg23: tensor<4096x12288xf32> loc("layer5/qkv"), %arg24: tensor<4096x16384xf32> loc("layer5/up"), %arg25: tensor<16384x4096xf32> loc("layer6/down"), %arg26: tensor<4096x4096xf32> loc("layer6/out"), %arg27: tensor<4096x12288xf32> loc("layer6/qkv"), %arg28: tensor<4096x16384xf32> loc("layer6/up"), %arg29: tensor<16384x4096xf32> loc("layer7/down"), %arg30: tensor<4096x4096xf32> loc("layer7/out"), %arg31: tensor<4096x12288xf32> loc("layer7/qkv"), %arg32: tensor<4096x16384xf32> loc("layer7/up"), %arg33: tensor<16x512xi32> loc("tokens"), %arg34: tensor<16x512x4096xf32> loc("layer0/attention/sub.1"), %arg35: tensor<16x512x1xf32> loc("layer0/attention/mul.1"), %arg36: tensor<16x512x1xf32> loc("layer0/attention/rsqrt"), %arg37: tensor<1x1x4096xf32> loc("layer0/attention/broadcast_in_dim.2"), %arg38: tensor<16x512x4096xf32> loc("layer0/attention/mul.3"), %arg39: tensor<16x512x4096xf32> loc("layer0/attention/add.2"), %arg40: tensor<16x512x8x512xf32> loc("layer0/attention/reshape.1"), %arg41: tensor<16x512x8x512xf32> loc("layer0/attention/reshape"), %arg42: tensor<16x8x512x512xi1> loc("layer0/attention/ge"), %arg43: tensor<16x8x512x512xf32> loc("layer0/attention/exp"), %arg44: tensor<16x8x512x1xf32> loc("layer0/attention/broadcast_in_dim.5"), %arg45: tensor<16x8x512x1xf32> loc("layer0/attention/div.5"), %arg46: tensor<16x8x512x512xf32> loc("layer0/attention/div.4"), %arg47: tensor<16x512x8x512xf32> loc("layer0/attention/reshape.2"), %arg48: tensor<16x512x4096xf32> loc("layer0/attention/reshape.3"), %arg49: tensor<16x512x4096xf32> loc("layer0/mlp/sub.1"), %arg50: tensor<16x512x1xf32> loc("layer0/mlp/mul.1"), %arg51: tensor<16x512x1xf32> loc("layer0/mlp/rsqrt"), %arg52: tensor<1x1x4096xf32> loc("layer0/mlp/broadcast_in_dim.2"), %arg53: tensor<16x512x4096xf32> loc("layer0/mlp/mul.3"), %arg54: tensor<8192x4096xf32> loc("layer0/mlp/reshape"), %arg55: tensor<8192x16384xf32> loc("layer0/mlp/mul.6"), %arg56: tensor<8192x16384xf32> loc("layer0/mlp/tanh"), %arg57: tensor<8192x16384xf32> loc("layer0/mlp/sub.2"), %arg58: tensor<8192x16384xf32> loc("layer0/mlp/mul.9"), %arg59: tensor<8192x16384xf32> loc("layer0/mlp/add.4"), %arg60: tensor<8192x16384xf32> loc("layer0/mlp/mul.10"), %arg61: tensor<16x512x4096xf32> loc("layer1/attention/sub.1"), %arg62: tensor<16x512x1xf32> loc("layer1/attention/mul.1"), %arg63: tensor<16x512x1xf32> loc("layer1/attention/rsqrt"), %arg64: tensor<1x1x4096xf32> loc("layer1/attention/broadcast_in_dim.2"), %arg65: tensor<16x512x4096xf32> loc("layer1/attention/mul.3"), %arg66: tensor<16x512x4096xf32> loc("layer1/attention/add.2"), %arg67: tensor<16x512x8x512xf32> loc("layer1/attention/reshape.1"), %arg68: tensor<16x512x8x512xf32> loc("layer1/attention/reshape"), %arg69: tensor<16x8x512x512xf32> loc("layer1/attention/exp"), %arg70: tensor<16x8x512x1xf32> loc("layer1/attention/broadcast_in_dim.5"), %arg71: tensor<16x8x512x1xf32> loc("layer1/attention/div.5"), %arg72: tensor<16x8x512x512xf32> loc("layer1/attention/div.4"), %arg73: tensor<16x512x8x512xf32> loc("layer1/attention/reshape.2"), %arg74: tensor<16x512x4096xf32> loc("layer1/attention/reshape.3"), %arg75: tensor<16x512x4096xf32> loc("layer1/mlp/sub.1"), %arg76: tensor<16x512x1xf32> loc("layer1/mlp/mul.1"), %arg77: tensor<16x512x1xf32> loc("layer1/mlp/rsqrt"), %arg78: tensor<1x1x4096xf32> loc("layer1/mlp/broadcast_in_dim.2"), %arg79: tensor<16x512x4096xf32> loc("layer1/mlp/mul.3"), %arg80: tensor<8192x4096xf32> loc("layer1/mlp/reshape"), %arg81: tensor<8192x16384xf32> loc("layer1/mlp/mul.6"), %arg82: tensor<8192x16384xf32> loc("layer1/mlp/tanh"), %arg83: tensor<8192x16384xf32> loc("layer1/mlp/sub.2"), %arg84: tensor<8192x16384xf32> loc("layer1/mlp/mul.9"), %arg85: tensor<8192x16384xf32> loc("layer1/mlp/add.4"), %arg86: tensor<8192x16384xf32> loc("layer1/mlp/mul.10"), %arg87: tensor<16x512x4096xf32> loc("layer2/attention/sub.1"), %arg88: tensor<16x512x1xf32> loc("layer2/attention/mul.1"), %arg89: tensor<16x512x1xf32> loc("layer2/attention/rsqrt"), %arg90: tensor<1x1x4096xf32> loc("layer2/attention/broadcast_in_dim.2"), %arg91: tensor<16x512x4096xf32> loc("layer2/attention/mul.3"), %arg92: tensor<16x512x4096xf32> loc("layer2/attention/add.2"), %arg93: tensor<16x512x8x512xf32> loc("layer2/attention/reshape.1"), %arg94: tensor<16x512x8x512xf32> loc("layer2/attention/reshape"), %arg95: tensor<16x8x512x512xf32> loc("layer2/attention/exp"), %arg96: tensor<16x8x512x1xf32> loc("layer2/attention/broadcast_in_dim.5"), %arg97: tensor<16x8x512x1xf32> loc("layer2/attention/div.5"), %arg98: tensor<16x8x512x512xf32> loc("layer2/attention/div.4"), %arg99: tensor<16x512x8x512xf32> loc("layer2/attention/reshape.2"), %arg100: tensor<16x512x4096xf32> loc("layer2/attention/reshape.3"), %arg101: tensor<16x512x4096xf32> loc("layer2/mlp/sub.1"), %arg102: tensor<16x512x1xf32> loc("layer2/mlp/mul.1"), %arg103: tensor<16x512x1xf32> loc("layer2/mlp/rsqrt"), %arg104: tensor<1x1x4096xf32> loc("layer2/mlp/broadcast_in_dim.2"), %arg105: tensor<16x512x4096xf32> loc("layer2/mlp/mul.3"), %arg106: tensor<8192x4096xf32> loc("layer2/mlp/reshape"), %arg107: tensor<8192x16384xf32> loc("layer2/mlp/mul.6"), %arg108: tensor<8192x16384xf32> loc("layer2/mlp/tanh"), %arg109: tensor<8192x16384xf32> loc("layer2/mlp/sub.2"), %arg110: tensor<8192x16384xf32> loc("layer2/mlp/mul.9"), %arg111: tensor<8192x16384xf32> loc("layer2/mlp/add.4"), %arg112: tensor<8192x16384xf32> loc("layer2/mlp/mul.10"), %arg113: tensor<16x512x4096xf32> loc("layer3/attention/sub.1"), %arg114: tensor<16x512x1xf32> loc("layer3/attention/mul.1"), %arg115: tensor<16x512x1xf32> loc("layer3/attention/rsqrt"), %arg116: tensor<1x1x4096xf32> loc("layer3/attention/broadcast_in_dim.2"), %arg117: tensor<16x512x4096xf32> loc("layer3/attention/mul.3"), %arg118: tensor<16x512x4096xf32> loc("layer3/attention/add.2"), %arg119: tensor<16x512x8x512xf32> loc("layer3/attention/reshape.1"), %arg120: tensor<16x512x8x512xf32> loc("layer3/attention/reshape"), %arg121: tensor<16x8x512x512xf32> loc("layer3/attention/exp"), %arg122: tensor<16x8x512x1xf32> loc("layer3/attention/broadcast_in_dim.5"), %arg123: tensor<16x8x512x1xf32> loc("layer3/attention/div.5"), %arg124: tensor<16x8x512x512xf32> loc("layer3/attention/div.4"), %arg125: tensor<16x512x8x512xf32> loc("layer3/attention/reshape.2"), %arg126: tensor<16x512x4096xf32> loc("layer3/attention/reshape.3"), %arg127: tensor<16x512x4096xf32> loc("layer3/mlp/sub.1"), %arg128: tensor<16x512x1xf32> loc("layer3/mlp/mul.1"), %arg129: tensor<16x512x1xf32> loc("layer3/mlp/rsqrt"), %arg130: tensor<1x1x4096xf32> loc("layer3/mlp/broadcast_in_dim.2"), %arg131: tensor<16x512x4096xf32> loc("layer3/mlp/mul.3"), %arg132: tensor<8192x4096xf32> loc("layer3/mlp/reshape"), %arg133: tensor<8192x16384xf32> loc("layer3/mlp/mul.6"), %arg134: tensor<8192x16384xf32> loc("layer3/mlp/tanh"), %arg135: tensor<8192x16384xf32> loc("layer3/mlp/sub.2"), %arg136: tensor<8192x16384xf32> loc("layer3/mlp/mul.9"), %arg137: tensor<8192x16384xf32> loc("layer3/mlp/add.4"), %arg138: tensor<8192x16384xf32> loc("layer3/mlp/mul.10"), %arg139: tensor<16x512x4096xf32> loc("layer4/attention/sub.1"), %arg140: tensor<16x512x1xf32> loc("layer4/attention/mul.1"), %arg141: tensor<16x512x1xf32> loc("layer4/attention/rsqrt"), %arg142: tensor<1x1x4096xf32> loc("layer4/attention/broadcast_in_dim.2"), %arg143: tensor<16x512x4096xf32> loc("layer4/attention/mul.3"), %arg144: tensor<16x512x4096xf32> loc("layer4/attention/add.2"), %arg145: tensor<16x512x8x512xf32> loc("layer4/attention/reshape.1"), %arg146: tensor<16x512x8x512xf32> loc("layer4/attention/reshape"), %arg147: tensor<16x8x512x512xf32> loc("layer4/attention/exp"), %arg148: tensor<16x8x512x1xf32> loc("layer4/attention/broadcast_in_dim.5"), %arg149: tensor<16x8x512x1xf32> loc("layer4/attention/div.5"), %arg150: tensor<16x8x512x512xf32> loc("layer4/attention/div.4"), %arg151: tensor<16x512x8x512xf32> loc("layer4/attention/reshape.2"), %arg152: tensor<16x512x4096xf32> loc("layer4/attention/reshape.3"), %arg153: tensor<16x512x4096xf32> loc("layer4/mlp/sub.1"), %arg154: tensor<16x512x1xf32> loc("layer4/mlp/mul.1"), %arg155: tensor<16x512x1xf32> loc("layer4/mlp/rsqrt"), %arg156: tensor<1x1x4096xf32> loc("layer4/mlp/broadcast_in_dim.2"), %arg157: tensor<16x512x4096xf32> loc("layer4/mlp/mul.3"), %arg158: tensor<8192x4096xf32> loc("layer4/mlp/reshape"), %arg159: tensor<8192x16384xf32> loc("layer4/mlp/mul.6"), %arg160: tensor<8192x16384xf32> loc("layer4/mlp/tanh"), %arg161: tensor<8192x16384xf32> loc("layer4/mlp/sub.2"), %arg162: tensor<8192x16384xf32> loc("layer4/mlp/mul.9"), %arg163: tensor<8192x16384xf32> loc("layer4/mlp/add.4"), %arg164: tensor<8192x16384xf32> loc("layer4/mlp/mul.10"), %arg165: tensor<16x512x4096xf32> loc("layer5/attention/sub.1"), %arg166: tensor<16x512x1xf32> loc("layer5/attention/mul.1"), %arg167: tensor<16x512x1xf32> loc("layer5/attention/rsqrt"), %arg168: tensor<1x1x4096xf32> loc("layer5/attention/broadcast_in_dim.2"), %arg169: tensor<16x512x4096xf32> loc("layer5/attention/mul.3"), %arg170: tensor<16x512x4096xf32> loc("layer5/attention/add.2"), %arg171: tensor<16x512x8x512xf32> loc("layer5/attention/reshape.1"), %arg172: tensor<16x512x8x512xf32> loc("layer5/attention/reshape"), %arg173: tensor<16x8x512x512xf32> loc("layer5/attention/exp"), %arg174: tensor<16x8x512x1xf32> loc("layer5/attention/broadcast_in_dim.5"), %arg175: tensor<16x8x512x1xf32> loc("layer5/attention/div.5"), %arg176: tensor<16x8x512x512xf32> loc("layer5/attention/div.4"), %arg177: tensor<16x512x8x512xf32> loc("layer5/attention/reshape.2"), %arg178: tensor<16x512x4096xf32> loc("layer5/attention/reshape.3"), %arg179: tensor<16x512x4096xf32> loc("layer5/mlp/sub.1"), %arg180: tensor<16x512x1xf32> loc("layer5/mlp/mul.1"), %arg181: tensor<16x512x1xf32> loc("layer5/mlp/rsqrt"), %arg182: tensor<1x1x4096xf32> loc("layer5/mlp/broadcast_in_dim.2"), %arg183: tensor<16x512x4096xf32> loc("layer5/mlp/mul.3"), %arg184: tensor<8192x4096xf32> loc("layer5/mlp/reshape"), %arg185: tensor<8192x16384xf32> loc("layer5/mlp/mul.6"), %arg186: tensor<8192x16384xf32> loc("layer5/mlp/tanh"), %arg187: tensor<8192x16384xf32> loc("layer5/mlp/sub.2"), %arg188: tensor<8192x16384xf32> loc("layer5/mlp/mul.9"), %arg189: tensor<8192x16384xf32> loc("layer5/mlp/add.4"), %arg190: tensor<8192x16384xf32> loc("layer5/mlp/mul.10"), %arg191: tensor<16x512x4096xf32> loc("layer6/attention/sub.1"), %arg192: tensor<16x512x1xf32> loc("layer6/attention/mul.1"), %arg193: tensor<16x512x1xf32> loc("layer6/attention/rsqrt"), %arg194: tensor<1x1x4096xf32> loc("layer6/attention/broadcast_in_dim.2"), %arg195: tensor<16x512x4096xf32> loc("layer6/attention/mul.3"), %arg196: tensor<16x512x4096xf32> loc("layer6/attention/add.2"), %arg197: tensor<16x512x8x512xf32> loc("layer6/attention/reshape.1"), %arg198: tensor<16x512x8x512xf32> loc("layer6/attention/reshape"), %arg199: tensor<16x8x512x512xf32> loc("layer6/attention/exp"), %arg200: tensor<16x8x512x1xf32> loc("layer6/attention/broadcast_in_dim.5"), %arg201: tensor<16x8x512x1xf32> loc("layer6/attention/div.5"), %arg202: tensor<16x8x512x512xf32> loc("layer6/attention/div.4"), %arg203: tensor<16x512x8x512xf32> loc("layer6/attention/reshape.2"), %arg204: tensor<16x512x4096xf32> loc("layer6/attention/reshape.3"), %arg205: tensor<16x512x4096xf32> loc("layer6/mlp/sub.1"), %arg206: tensor<16x512x1xf32> loc("layer6/mlp/mul.1"), %arg207: tensor<16x512x1xf32> loc("layer6/mlp/rsqrt"), %arg208: tensor<1x1x4096xf32> loc("layer6/mlp/broadcast_in_dim.2"), %arg209: tensor<16x512x4096xf32> loc("layer6/mlp/mul.3"), %arg210: tensor<8192x4096xf32> loc("layer6/mlp/reshape"), %arg211: tensor<8192x16384xf32> loc("layer6/mlp/mul.6"), %arg212: tensor<8192x16384xf32> loc("layer6/mlp/tanh"), %arg213: tensor<8192x16384xf32> loc("layer6/mlp/sub.2"), %arg214: tensor<8192x16384xf32> loc("layer6/mlp/mul.9"), %arg215: tensor<8192x16384xf32> loc("layer6/mlp/add.4"), %arg216: tensor<8192x16384xf32> loc("layer6/mlp/mul.10"), %arg217: tensor<16x512x4096xf32> loc("layer7/attention/sub.1"), %arg218: tensor<16x512x1xf32> loc("layer7/attention/mul.1"), %arg219: tensor<16x512x1xf32> loc("layer7/attention/rsqrt"), %arg220: tensor<1x1x4096xf32> loc("layer7/attention/broadcast_in_dim.2"), %arg221: tensor<16x512x4096xf32> loc("layer7/attention/mul.3"), %arg222: tensor<16x512x4096xf32> loc("layer7/attention/add.2"), %arg223: tensor<16x512x8x512xf32> loc("layer7/attention/reshape.1"), %arg224: tensor<16x512x8x512xf32> loc("layer7/attention/reshape"), %arg225: tensor<16x8x512x512xf32> loc("layer7/attention/exp"), %arg226: tensor<16x8x512x1xf32> loc("layer7/attention/broadcast_in_dim.5"), %arg227: tensor<16x8x512x1xf32> loc("layer7/attention/div.5"), %arg228: tensor<16x8x512x512xf32> loc("layer7/attention/div.4"), %arg229: tensor<16x512x8x512xf32> loc("layer7/attention/reshape.2"), %arg230: tensor<16x512x4096xf32> loc("layer7/attention/reshape.3"), %arg231: tensor<16x512x4096xf32> loc("layer7/mlp/sub.1"), %arg232: tensor<16x512x1xf32> loc("layer7/mlp/mul.1"), %arg233: tensor<16x512x1xf32> loc("layer7/mlp/rsqrt"), %arg234: tensor<1x1x4096xf32> loc("layer7/mlp/broadcast_in_dim.2"), %arg235: tensor<16x512x4096xf32> loc("layer7/mlp/mul.3"), %arg236: tensor<8192x4096xf32> loc("layer7/mlp/reshape"), %arg237: tensor<8192x16384xf32> loc("layer7/mlp/mul.6"), %arg238: tensor<8192x16384xf32> loc("layer7/mlp/tanh"), %arg239: tensor<8192x16384xf32> loc("layer7/mlp/sub.2"), %arg240: tensor<8192x16384xf32> loc("layer7/mlp/mul.9"), %arg241: tensor<8192x16384xf32> loc("layer7/mlp/add.4"), %arg242: tensor<8192x16384xf32> loc("layer7/mlp/mul.10"), %arg243: tensor<16x512x4096xf32> loc("head/sub.1"), %arg244: tensor<16x512x1xf32> loc("head/mul.1"), %arg245: tensor<16x512x1xf32> loc("head/rsqrt"), %arg246: tensor<1x1x4096xf32> loc("head/broadcast_in_dim.2"), %arg247: tensor<16x512x4096xf32> loc("head/mul.3"), %arg248: tensor<16x512x4096xf32> loc("head/add.2"), %arg249: tensor<16x512x1024xf32> loc("head/log_softmax/exp"), %arg250: tensor<16x512x1xf32> loc("head/log_softmax/broadcast_in_dim.1"), %arg251: tensor<16x512x1024xi1> loc("head/eq.1"), %arg252: tensor<f32> loc("cotangent0")) -> (tensor<1024x4096xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<512x4096xf32>) {
    %c8192 = arith.constant 8192 : index
    %c4096 = arith.constant 4096 : index
    %cst = arith.constant 0.0441941731 : f32
    %cst_0 = arith.constant 4.471500e-02 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 4.096000e+03 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 8.192000e+03 : f32
    %0 = tensor.empty() : tensor<16x512x1024xf32> loc(#loc503)
    %1 = linalg.generic {indexing_maps = [#map1, #map20, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg251, %arg252 : tensor<16x512x1024xi1>, tensor<f32>) outs(%0 : tensor<16x512x1024xf32>) {
    ^bb0(%in: i1, %in_282: f32, %out: f32):
      %1147 = arith.divf %in_282, %cst_5 : f32
      %1148 = arith.negf %1147 : f32
      %1149 = arith.select %in, %1148, %cst_4 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512x1024xf32> loc(#loc503)
    %2 = tensor.empty() : tensor<16x512xf32> loc(#loc504)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc504)
    %3 = linalg.fill ins(%cst_4 : f32) outs(%expanded : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc504)
    %expanded_6 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [16, 512, 1, 1024] : tensor<16x512x1024xf32> into tensor<16x512x1x1024xf32> loc(#loc504)
    %4 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_6 : tensor<16x512x1x1024xf32>) outs(%3 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc504)
    %5 = tensor.empty() : tensor<16x512xf32> loc(#loc505)
    %6 = linalg.fill ins(%cst_4 : f32) outs(%5 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc505)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg250 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%6 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.divf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc505)
    %8 = tensor.empty() : tensor<16x512x1024xf32> loc(#loc506)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg249 : tensor<16x512x1024xf32>, tensor<16x512xf32>, tensor<16x512x1024xf32>) outs(%8 : tensor<16x512x1024xf32>) {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.mulf %in_282, %in_283 : f32
      %1148 = arith.addf %in, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1024xf32> loc(#loc506)
    %10 = tensor.empty() : tensor<1024x4096xf32> loc(#loc507)
    %11 = linalg.fill ins(%cst_4 : f32) outs(%10 : tensor<1024x4096xf32>) -> tensor<1024x4096xf32> loc(#loc507)
    %12 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg248 : tensor<16x512x1024xf32>, tensor<16x512x4096xf32>) outs(%11 : tensor<1024x4096xf32>) {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1024x4096xf32> loc(#loc507)
    %13 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc508)
    %14 = linalg.fill ins(%cst_4 : f32) outs(%13 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc508)
    %15 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<16x512x1024xf32>, tensor<1024x4096xf32>) outs(%14 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc508)
    %16 = tensor.empty() : tensor<4096xf32> loc(#loc509)
    %expanded_7 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc509)
    %17 = linalg.fill ins(%cst_4 : f32) outs(%expanded_7 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc509)
    %expanded_8 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc509)
    %18 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_8 : tensor<16x512x1x1x4096xf32>) outs(%17 : tensor<1x1x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc509)
    %19 = tensor.empty() : tensor<4096xf32> loc(#loc510)
    %20 = linalg.fill ins(%cst_4 : f32) outs(%19 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc510)
    %21 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%18 : tensor<1x1x4096xf32>) outs(%20 : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc510)
    %22 = tensor.empty() : tensor<4096xf32> loc(#loc511)
    %expanded_9 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc511)
    %23 = linalg.fill ins(%cst_4 : f32) outs(%expanded_9 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc511)
    %expanded_10 = tensor.expand_shape %arg247 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc511)
    %expanded_11 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc511)
    %24 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_10, %expanded_11 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%23 : tensor<1x1x4096xf32>) {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc511)
    %25 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc512)
    %26 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %arg246 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%25 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc512)
    %27 = tensor.empty() : tensor<4096xf32> loc(#loc513)
    %28 = linalg.fill ins(%cst_4 : f32) outs(%27 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc513)
    %29 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%24 : tensor<1x1x4096xf32>) outs(%28 : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc513)
    %30 = tensor.empty() : tensor<16x512xf32> loc(#loc514)
    %expanded_12 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc514)
    %31 = linalg.fill ins(%cst_4 : f32) outs(%expanded_12 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc514)
    %expanded_13 = tensor.expand_shape %arg243 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc514)
    %expanded_14 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc514)
    %32 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_13, %expanded_14 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%31 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc514)
    %33 = tensor.empty() : tensor<16x512xf32> loc(#loc515)
    %34 = linalg.fill ins(%cst_4 : f32) outs(%33 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc515)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg244 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%34 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc515)
    %36 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc516)
    %37 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg245, %arg243, %35 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%36 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc516)
    %38 = tensor.empty() : tensor<16x512xf32> loc(#loc517)
    %expanded_15 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [16, 512, 1] : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc517)
    %39 = linalg.fill ins(%cst_4 : f32) outs(%expanded_15 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc517)
    %expanded_16 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc517)
    %40 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_16 : tensor<16x512x1x4096xf32>) outs(%39 : tensor<16x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc517)
    %41 = tensor.empty() : tensor<16x512xf32> loc(#loc518)
    %42 = linalg.fill ins(%cst_4 : f32) outs(%41 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc518)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<16x512x1xf32>) outs(%42 : tensor<16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc518)
    %44 = tensor.empty() : tensor<16x512x4096xf32> loc(#loc519)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43 : tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%44 : tensor<16x512x4096xf32>) {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc519)
    %collapsed = tensor.collapse_shape %45 [[0, 1], [2]] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc520)
    %46 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096xf32> loc(#loc521)
    %expanded_17 = tensor.expand_shape %46 [[0, 1]] output_shape [1, 4096] {ao.layer = 7 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc521)
    %47 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_17 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc521)
    %expanded_18 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc521)
    %48 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_18 : tensor<16x512x1x4096xf32>) outs(%47 : tensor<1x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x4096xf32> loc(#loc521)
    %49 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096xf32> loc(#loc522)
    %50 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%49 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc522)
    %51 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%48 : tensor<1x4096xf32>) outs(%50 : tensor<4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc522)
    %52 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096x16384xf32> loc(#loc523)
    %53 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%52 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc523)
    %54 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg242 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%53 : tensor<4096x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x16384xf32> loc(#loc523)
    %55 = tensor.empty() {ao.layer = 7 : i64} : tensor<16384x4096xf32> loc(#loc524)
    %56 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<4096x16384xf32>) outs(%55 : tensor<16384x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc524)
    %57 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x16384xf32> loc(#loc525)
    %58 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%57 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc525)
    %59 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg29 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%58 : tensor<8192x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<8192x16384xf32> loc(#loc525)
    %60 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x16384xf32> loc(#loc526)
    %61 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%59, %arg240, %arg241, %arg239, %arg238, %arg237 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%60 : tensor<8192x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %in_286: f32, %out: f32):
      %1147 = arith.mulf %in_283, %in : f32
      %1148 = arith.mulf %1147, %cst_2 : f32
      %1149 = arith.mulf %1148, %in_284 : f32
      %1150 = arith.mulf %1149, %in_285 : f32
      %1151 = arith.addf %1149, %1150 : f32
      %1152 = arith.mulf %1151, %cst_1 : f32
      %1153 = arith.mulf %1152, %cst_0 : f32
      %1154 = arith.mulf %1153, %in_286 : f32
      %1155 = arith.mulf %in, %in_282 : f32
      %1156 = arith.addf %1155, %1152 : f32
      %1157 = arith.addf %1156, %1154 : f32
      linalg.yield %1157 : f32
    } -> tensor<8192x16384xf32> loc(#loc526)
    %62 = tensor.empty() {ao.layer = 7 : i64} : tensor<16384xf32> loc(#loc527)
    %expanded_19 = tensor.expand_shape %62 [[0, 1]] output_shape [1, 16384] {ao.layer = 7 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc527)
    %63 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_19 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc527)
    %expanded_20 = tensor.expand_shape %61 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 7 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc527)
    %64 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_20 : tensor<8192x1x16384xf32>) outs(%63 : tensor<1x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x16384xf32> loc(#loc527)
    %65 = tensor.empty() {ao.layer = 7 : i64} : tensor<16384xf32> loc(#loc528)
    %66 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%65 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc528)
    %67 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%64 : tensor<1x16384xf32>) outs(%66 : tensor<16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<16384xf32> loc(#loc528)
    %68 = tensor.empty() {ao.layer = 7 : i64} : tensor<16384x4096xf32> loc(#loc529)
    %69 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%68 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc529)
    %70 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61, %arg236 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%69 : tensor<16384x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16384x4096xf32> loc(#loc529)
    %71 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096x16384xf32> loc(#loc530)
    %72 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<16384x4096xf32>) outs(%71 : tensor<4096x16384xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc530)
    %73 = tensor.empty() {ao.layer = 7 : i64} : tensor<8192x4096xf32> loc(#loc531)
    %expanded_21 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 7 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc531)
    %74 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_21 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc531)
    %expanded_22 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 7 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc531)
    %75 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22, %arg32 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%74 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc531)
    %76 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096xf32> loc(#loc532)
    %expanded_23 = tensor.expand_shape %76 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 7 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc532)
    %77 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_23 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc532)
    %expanded_24 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc532)
    %78 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_24 : tensor<16x512x1x1x4096xf32>) outs(%77 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc532)
    %79 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096xf32> loc(#loc533)
    %80 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%79 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc533)
    %81 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%78 : tensor<1x1x4096xf32>) outs(%80 : tensor<4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc533)
    %82 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096xf32> loc(#loc534)
    %expanded_25 = tensor.expand_shape %82 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 7 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc534)
    %83 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_25 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc534)
    %expanded_26 = tensor.expand_shape %arg235 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc534)
    %expanded_27 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc534)
    %84 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_26, %expanded_27 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%83 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc534)
    %85 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc535)
    %86 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %arg234 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%85 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc535)
    %87 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096xf32> loc(#loc536)
    %88 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%87 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc536)
    %89 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%84 : tensor<1x1x4096xf32>) outs(%88 : tensor<4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc536)
    %90 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc537)
    %expanded_28 = tensor.expand_shape %90 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 7 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc537)
    %91 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_28 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc537)
    %expanded_29 = tensor.expand_shape %arg231 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc537)
    %expanded_30 = tensor.expand_shape %86 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc537)
    %92 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_29, %expanded_30 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%91 : tensor<16x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc537)
    %93 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc538)
    %94 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%93 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc538)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92, %arg232 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%94 : tensor<16x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc538)
    %96 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc539)
    %97 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %arg233, %arg231, %95 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%96 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc539)
    %98 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc540)
    %expanded_31 = tensor.expand_shape %98 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 7 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc540)
    %99 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_31 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc540)
    %expanded_32 = tensor.expand_shape %97 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc540)
    %100 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32 : tensor<16x512x1x4096xf32>) outs(%99 : tensor<16x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc540)
    %101 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc541)
    %102 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%101 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc541)
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<16x512x1xf32>) outs(%102 : tensor<16x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc541)
    %104 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc542)
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %97, %103 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%104 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc542)
    %106 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096x4096xf32> loc(#loc543)
    %107 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%106 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc543)
    %108 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%105, %arg230 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%107 : tensor<4096x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x4096xf32> loc(#loc543)
    %109 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096x4096xf32> loc(#loc544)
    %110 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<4096x4096xf32>) outs(%109 : tensor<4096x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc544)
    %111 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc545)
    %expanded_33 = tensor.expand_shape %111 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc545)
    %112 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_33 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc545)
    %expanded_34 = tensor.expand_shape %arg30 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 7 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc545)
    %113 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%105, %expanded_34 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%112 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc545)
    %114 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x512xf32> loc(#loc546)
    %115 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<16x512x8x512xf32>) outs(%114 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc546)
    %116 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x512xf32> loc(#loc547)
    %117 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%116 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc547)
    %118 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %arg229 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%117 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc547)
    %119 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x512xf32> loc(#loc548)
    %120 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%119 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc548)
    %121 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %arg228 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%120 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc548)
    %122 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x8x512xf32> loc(#loc549)
    %123 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<16x8x512x512xf32>) outs(%122 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc549)
    %124 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512xf32> loc(#loc550)
    %125 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%124 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc550)
    %126 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118, %arg227, %arg225 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%125 : tensor<16x8x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.mulf %1147, %in_283 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x8x512xf32> loc(#loc550)
    %expanded_35 = tensor.expand_shape %126 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 7 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc551)
    %127 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512xf32> loc(#loc552)
    %128 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%127 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc552)
    %129 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_35 : tensor<16x8x512x1xf32>) outs(%128 : tensor<16x8x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512xf32> loc(#loc552)
    %130 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x512xf32> loc(#loc553)
    %131 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %118, %arg226, %129, %arg225 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%130 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: i1, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %out: f32):
      %1147 = arith.divf %in_282, %in_283 : f32
      %1148 = arith.addf %1147, %in_284 : f32
      %1149 = arith.mulf %1148, %in_285 : f32
      %1150 = arith.select %in, %1149, %cst_4 : f32
      %1151 = arith.mulf %1150, %cst : f32
      linalg.yield %1151 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc553)
    %132 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x512xf32> loc(#loc554)
    %133 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%132 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc554)
    %134 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %arg224 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%133 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc554)
    %135 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x8x512xf32> loc(#loc555)
    %136 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<16x8x512x512xf32>) outs(%135 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc555)
    %137 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x8x512x512xf32> loc(#loc556)
    %138 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%137 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc556)
    %139 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %arg223 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%138 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc556)
    %140 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x8x512xf32> loc(#loc557)
    %141 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<16x8x512x512xf32>) outs(%140 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc557)
    %collapsed_36 = tensor.collapse_shape %123 [[0], [1], [2, 3]] {ao.layer = 7 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc558)
    %collapsed_37 = tensor.collapse_shape %136 [[0], [1], [2, 3]] {ao.layer = 7 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc559)
    %collapsed_38 = tensor.collapse_shape %141 [[0], [1], [2, 3]] {ao.layer = 7 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc560)
    %142 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x12288xf32> loc(#loc561)
    %143 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%142 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%out: f32):
      %1147 = linalg.index 0 : index
      %1148 = linalg.index 1 : index
      %1149 = linalg.index 2 : index
      %1150 = arith.cmpi ult, %1149, %c4096 : index
      %1151 = scf.if %1150 -> (f32) {
        %extracted = tensor.extract %collapsed_38[%1147, %1148, %1149] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %1152 = arith.cmpi ult, %1149, %c8192 : index
        %1153 = scf.if %1152 -> (f32) {
          %1154 = arith.subi %1149, %c4096 : index
          %extracted = tensor.extract %collapsed_37[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %1154 = arith.subi %1149, %c8192 : index
          %extracted = tensor.extract %collapsed_36[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1153 : f32
      }
      linalg.yield %1151 : f32
    } -> tensor<16x512x12288xf32> loc(#loc561)
    %144 = tensor.empty() {ao.layer = 7 : i64} : tensor<12288x4096xf32> loc(#loc562)
    %145 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%144 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc562)
    %146 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%143, %arg222 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%145 : tensor<12288x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<12288x4096xf32> loc(#loc562)
    %147 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096x12288xf32> loc(#loc563)
    %148 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<12288x4096xf32>) outs(%147 : tensor<4096x12288xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc563)
    %149 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc564)
    %150 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%149 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc564)
    %151 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%143, %arg31 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%150 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc564)
    %152 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096xf32> loc(#loc565)
    %expanded_39 = tensor.expand_shape %152 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 7 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc565)
    %153 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_39 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc565)
    %expanded_40 = tensor.expand_shape %151 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc565)
    %154 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_40 : tensor<16x512x1x1x4096xf32>) outs(%153 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc565)
    %155 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096xf32> loc(#loc566)
    %156 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%155 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc566)
    %157 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%154 : tensor<1x1x4096xf32>) outs(%156 : tensor<4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc566)
    %158 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096xf32> loc(#loc567)
    %expanded_41 = tensor.expand_shape %158 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 7 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc567)
    %159 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_41 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc567)
    %expanded_42 = tensor.expand_shape %arg221 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc567)
    %expanded_43 = tensor.expand_shape %151 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc567)
    %160 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_42, %expanded_43 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%159 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc567)
    %161 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc568)
    %162 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg220 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%161 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc568)
    %163 = tensor.empty() {ao.layer = 7 : i64} : tensor<4096xf32> loc(#loc569)
    %164 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%163 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc569)
    %165 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%160 : tensor<1x1x4096xf32>) outs(%164 : tensor<4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc569)
    %166 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc570)
    %expanded_44 = tensor.expand_shape %166 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 7 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc570)
    %167 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_44 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc570)
    %expanded_45 = tensor.expand_shape %arg217 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc570)
    %expanded_46 = tensor.expand_shape %162 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc570)
    %168 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45, %expanded_46 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%167 : tensor<16x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc570)
    %169 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc571)
    %170 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%169 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc571)
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168, %arg218 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%170 : tensor<16x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc571)
    %172 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc572)
    %173 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %arg219, %arg217, %171 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%172 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc572)
    %174 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc573)
    %expanded_47 = tensor.expand_shape %174 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 7 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc573)
    %175 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%expanded_47 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc573)
    %expanded_48 = tensor.expand_shape %173 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 7 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc573)
    %176 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_48 : tensor<16x512x1x4096xf32>) outs(%175 : tensor<16x512x1xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc573)
    %177 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512xf32> loc(#loc574)
    %178 = linalg.fill {ao.layer = 7 : i64} ins(%cst_4 : f32) outs(%177 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc574)
    %179 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%176 : tensor<16x512x1xf32>) outs(%178 : tensor<16x512xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc574)
    %180 = tensor.empty() {ao.layer = 7 : i64} : tensor<16x512x4096xf32> loc(#loc575)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %173, %179 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%180 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 7 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc575)
    %collapsed_49 = tensor.collapse_shape %181 [[0, 1], [2]] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc576)
    %182 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096xf32> loc(#loc577)
    %expanded_50 = tensor.expand_shape %182 [[0, 1]] output_shape [1, 4096] {ao.layer = 6 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc577)
    %183 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_50 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc577)
    %expanded_51 = tensor.expand_shape %181 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc577)
    %184 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_51 : tensor<16x512x1x4096xf32>) outs(%183 : tensor<1x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x4096xf32> loc(#loc577)
    %185 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096xf32> loc(#loc578)
    %186 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%185 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc578)
    %187 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%184 : tensor<1x4096xf32>) outs(%186 : tensor<4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc578)
    %188 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096x16384xf32> loc(#loc579)
    %189 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%188 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc579)
    %190 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_49, %arg216 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%189 : tensor<4096x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x16384xf32> loc(#loc579)
    %191 = tensor.empty() {ao.layer = 6 : i64} : tensor<16384x4096xf32> loc(#loc580)
    %192 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<4096x16384xf32>) outs(%191 : tensor<16384x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc580)
    %193 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x16384xf32> loc(#loc581)
    %194 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%193 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc581)
    %195 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_49, %arg25 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%194 : tensor<8192x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<8192x16384xf32> loc(#loc581)
    %196 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x16384xf32> loc(#loc582)
    %197 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%195, %arg214, %arg215, %arg213, %arg212, %arg211 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%196 : tensor<8192x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %in_286: f32, %out: f32):
      %1147 = arith.mulf %in_283, %in : f32
      %1148 = arith.mulf %1147, %cst_2 : f32
      %1149 = arith.mulf %1148, %in_284 : f32
      %1150 = arith.mulf %1149, %in_285 : f32
      %1151 = arith.addf %1149, %1150 : f32
      %1152 = arith.mulf %1151, %cst_1 : f32
      %1153 = arith.mulf %1152, %cst_0 : f32
      %1154 = arith.mulf %1153, %in_286 : f32
      %1155 = arith.mulf %in, %in_282 : f32
      %1156 = arith.addf %1155, %1152 : f32
      %1157 = arith.addf %1156, %1154 : f32
      linalg.yield %1157 : f32
    } -> tensor<8192x16384xf32> loc(#loc582)
    %198 = tensor.empty() {ao.layer = 6 : i64} : tensor<16384xf32> loc(#loc583)
    %expanded_52 = tensor.expand_shape %198 [[0, 1]] output_shape [1, 16384] {ao.layer = 6 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc583)
    %199 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_52 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc583)
    %expanded_53 = tensor.expand_shape %197 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 6 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc583)
    %200 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_53 : tensor<8192x1x16384xf32>) outs(%199 : tensor<1x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x16384xf32> loc(#loc583)
    %201 = tensor.empty() {ao.layer = 6 : i64} : tensor<16384xf32> loc(#loc584)
    %202 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%201 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc584)
    %203 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%200 : tensor<1x16384xf32>) outs(%202 : tensor<16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<16384xf32> loc(#loc584)
    %204 = tensor.empty() {ao.layer = 6 : i64} : tensor<16384x4096xf32> loc(#loc585)
    %205 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%204 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc585)
    %206 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197, %arg210 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%205 : tensor<16384x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16384x4096xf32> loc(#loc585)
    %207 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096x16384xf32> loc(#loc586)
    %208 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<16384x4096xf32>) outs(%207 : tensor<4096x16384xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc586)
    %209 = tensor.empty() {ao.layer = 6 : i64} : tensor<8192x4096xf32> loc(#loc587)
    %expanded_54 = tensor.expand_shape %209 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 6 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc587)
    %210 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_54 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc587)
    %expanded_55 = tensor.expand_shape %197 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 6 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc587)
    %211 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_55, %arg28 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%210 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc587)
    %212 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096xf32> loc(#loc588)
    %expanded_56 = tensor.expand_shape %212 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 6 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc588)
    %213 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_56 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc588)
    %expanded_57 = tensor.expand_shape %211 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc588)
    %214 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_57 : tensor<16x512x1x1x4096xf32>) outs(%213 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc588)
    %215 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096xf32> loc(#loc589)
    %216 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%215 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc589)
    %217 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%214 : tensor<1x1x4096xf32>) outs(%216 : tensor<4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc589)
    %218 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096xf32> loc(#loc590)
    %expanded_58 = tensor.expand_shape %218 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 6 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc590)
    %219 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_58 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc590)
    %expanded_59 = tensor.expand_shape %arg209 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc590)
    %expanded_60 = tensor.expand_shape %211 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc590)
    %220 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_59, %expanded_60 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%219 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc590)
    %221 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc591)
    %222 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %arg208 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%221 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc591)
    %223 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096xf32> loc(#loc592)
    %224 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%223 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc592)
    %225 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%220 : tensor<1x1x4096xf32>) outs(%224 : tensor<4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc592)
    %226 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc593)
    %expanded_61 = tensor.expand_shape %226 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 6 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc593)
    %227 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_61 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc593)
    %expanded_62 = tensor.expand_shape %arg205 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc593)
    %expanded_63 = tensor.expand_shape %222 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc593)
    %228 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_62, %expanded_63 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%227 : tensor<16x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc593)
    %229 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc594)
    %230 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%229 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc594)
    %231 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%228, %arg206 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%230 : tensor<16x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc594)
    %232 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc595)
    %233 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %arg207, %arg205, %231 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%232 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc595)
    %234 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc596)
    %expanded_64 = tensor.expand_shape %234 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 6 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc596)
    %235 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_64 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc596)
    %expanded_65 = tensor.expand_shape %233 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc596)
    %236 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_65 : tensor<16x512x1x4096xf32>) outs(%235 : tensor<16x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc596)
    %237 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc597)
    %238 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%237 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc597)
    %239 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%236 : tensor<16x512x1xf32>) outs(%238 : tensor<16x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc597)
    %240 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc598)
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %233, %239 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%240 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc598)
    %242 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096x4096xf32> loc(#loc599)
    %243 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%242 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc599)
    %244 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%241, %arg204 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%243 : tensor<4096x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x4096xf32> loc(#loc599)
    %245 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096x4096xf32> loc(#loc600)
    %246 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<4096x4096xf32>) outs(%245 : tensor<4096x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc600)
    %247 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc601)
    %expanded_66 = tensor.expand_shape %247 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc601)
    %248 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_66 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc601)
    %expanded_67 = tensor.expand_shape %arg26 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 6 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc601)
    %249 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%241, %expanded_67 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%248 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc601)
    %250 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x512xf32> loc(#loc602)
    %251 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<16x512x8x512xf32>) outs(%250 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc602)
    %252 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x512xf32> loc(#loc603)
    %253 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%252 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc603)
    %254 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%251, %arg203 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%253 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc603)
    %255 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x512xf32> loc(#loc604)
    %256 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%255 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc604)
    %257 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%251, %arg202 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%256 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc604)
    %258 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x8x512xf32> loc(#loc605)
    %259 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257 : tensor<16x8x512x512xf32>) outs(%258 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc605)
    %260 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512xf32> loc(#loc606)
    %261 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%260 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc606)
    %262 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%254, %arg201, %arg199 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%261 : tensor<16x8x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.mulf %1147, %in_283 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x8x512xf32> loc(#loc606)
    %expanded_68 = tensor.expand_shape %262 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 6 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc607)
    %263 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512xf32> loc(#loc608)
    %264 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%263 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc608)
    %265 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_68 : tensor<16x8x512x1xf32>) outs(%264 : tensor<16x8x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512xf32> loc(#loc608)
    %266 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x512xf32> loc(#loc609)
    %267 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %254, %arg200, %265, %arg199 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%266 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: i1, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %out: f32):
      %1147 = arith.divf %in_282, %in_283 : f32
      %1148 = arith.addf %1147, %in_284 : f32
      %1149 = arith.mulf %1148, %in_285 : f32
      %1150 = arith.select %in, %1149, %cst_4 : f32
      %1151 = arith.mulf %1150, %cst : f32
      linalg.yield %1151 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc609)
    %268 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x512xf32> loc(#loc610)
    %269 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%268 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc610)
    %270 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%267, %arg198 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%269 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc610)
    %271 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x8x512xf32> loc(#loc611)
    %272 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<16x8x512x512xf32>) outs(%271 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc611)
    %273 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x8x512x512xf32> loc(#loc612)
    %274 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%273 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc612)
    %275 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%267, %arg197 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%274 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc612)
    %276 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x8x512xf32> loc(#loc613)
    %277 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275 : tensor<16x8x512x512xf32>) outs(%276 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc613)
    %collapsed_69 = tensor.collapse_shape %259 [[0], [1], [2, 3]] {ao.layer = 6 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc614)
    %collapsed_70 = tensor.collapse_shape %272 [[0], [1], [2, 3]] {ao.layer = 6 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc615)
    %collapsed_71 = tensor.collapse_shape %277 [[0], [1], [2, 3]] {ao.layer = 6 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc616)
    %278 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x12288xf32> loc(#loc617)
    %279 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%278 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%out: f32):
      %1147 = linalg.index 0 : index
      %1148 = linalg.index 1 : index
      %1149 = linalg.index 2 : index
      %1150 = arith.cmpi ult, %1149, %c4096 : index
      %1151 = scf.if %1150 -> (f32) {
        %extracted = tensor.extract %collapsed_71[%1147, %1148, %1149] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %1152 = arith.cmpi ult, %1149, %c8192 : index
        %1153 = scf.if %1152 -> (f32) {
          %1154 = arith.subi %1149, %c4096 : index
          %extracted = tensor.extract %collapsed_70[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %1154 = arith.subi %1149, %c8192 : index
          %extracted = tensor.extract %collapsed_69[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1153 : f32
      }
      linalg.yield %1151 : f32
    } -> tensor<16x512x12288xf32> loc(#loc617)
    %280 = tensor.empty() {ao.layer = 6 : i64} : tensor<12288x4096xf32> loc(#loc618)
    %281 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%280 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc618)
    %282 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%279, %arg196 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%281 : tensor<12288x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<12288x4096xf32> loc(#loc618)
    %283 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096x12288xf32> loc(#loc619)
    %284 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%282 : tensor<12288x4096xf32>) outs(%283 : tensor<4096x12288xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc619)
    %285 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc620)
    %286 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%285 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc620)
    %287 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%279, %arg27 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%286 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc620)
    %288 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096xf32> loc(#loc621)
    %expanded_72 = tensor.expand_shape %288 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 6 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc621)
    %289 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_72 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc621)
    %expanded_73 = tensor.expand_shape %287 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc621)
    %290 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_73 : tensor<16x512x1x1x4096xf32>) outs(%289 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc621)
    %291 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096xf32> loc(#loc622)
    %292 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%291 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc622)
    %293 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%290 : tensor<1x1x4096xf32>) outs(%292 : tensor<4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc622)
    %294 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096xf32> loc(#loc623)
    %expanded_74 = tensor.expand_shape %294 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 6 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc623)
    %295 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_74 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc623)
    %expanded_75 = tensor.expand_shape %arg195 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc623)
    %expanded_76 = tensor.expand_shape %287 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc623)
    %296 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_75, %expanded_76 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%295 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc623)
    %297 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc624)
    %298 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %arg194 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%297 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc624)
    %299 = tensor.empty() {ao.layer = 6 : i64} : tensor<4096xf32> loc(#loc625)
    %300 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%299 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc625)
    %301 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%296 : tensor<1x1x4096xf32>) outs(%300 : tensor<4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc625)
    %302 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc626)
    %expanded_77 = tensor.expand_shape %302 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 6 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc626)
    %303 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_77 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc626)
    %expanded_78 = tensor.expand_shape %arg191 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc626)
    %expanded_79 = tensor.expand_shape %298 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc626)
    %304 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_78, %expanded_79 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%303 : tensor<16x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc626)
    %305 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc627)
    %306 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%305 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc627)
    %307 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%304, %arg192 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%306 : tensor<16x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc627)
    %308 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc628)
    %309 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %arg193, %arg191, %307 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%308 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc628)
    %310 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc629)
    %expanded_80 = tensor.expand_shape %310 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 6 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc629)
    %311 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%expanded_80 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc629)
    %expanded_81 = tensor.expand_shape %309 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 6 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc629)
    %312 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_81 : tensor<16x512x1x4096xf32>) outs(%311 : tensor<16x512x1xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc629)
    %313 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512xf32> loc(#loc630)
    %314 = linalg.fill {ao.layer = 6 : i64} ins(%cst_4 : f32) outs(%313 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc630)
    %315 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%312 : tensor<16x512x1xf32>) outs(%314 : tensor<16x512xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc630)
    %316 = tensor.empty() {ao.layer = 6 : i64} : tensor<16x512x4096xf32> loc(#loc631)
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %309, %315 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%316 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 6 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc631)
    %collapsed_82 = tensor.collapse_shape %317 [[0, 1], [2]] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc632)
    %318 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096xf32> loc(#loc633)
    %expanded_83 = tensor.expand_shape %318 [[0, 1]] output_shape [1, 4096] {ao.layer = 5 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc633)
    %319 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_83 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc633)
    %expanded_84 = tensor.expand_shape %317 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc633)
    %320 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_84 : tensor<16x512x1x4096xf32>) outs(%319 : tensor<1x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x4096xf32> loc(#loc633)
    %321 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096xf32> loc(#loc634)
    %322 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%321 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc634)
    %323 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%320 : tensor<1x4096xf32>) outs(%322 : tensor<4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc634)
    %324 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096x16384xf32> loc(#loc635)
    %325 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%324 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc635)
    %326 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_82, %arg190 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%325 : tensor<4096x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x16384xf32> loc(#loc635)
    %327 = tensor.empty() {ao.layer = 5 : i64} : tensor<16384x4096xf32> loc(#loc636)
    %328 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%326 : tensor<4096x16384xf32>) outs(%327 : tensor<16384x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc636)
    %329 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x16384xf32> loc(#loc637)
    %330 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%329 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc637)
    %331 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_82, %arg21 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%330 : tensor<8192x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<8192x16384xf32> loc(#loc637)
    %332 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x16384xf32> loc(#loc638)
    %333 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%331, %arg188, %arg189, %arg187, %arg186, %arg185 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%332 : tensor<8192x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %in_286: f32, %out: f32):
      %1147 = arith.mulf %in_283, %in : f32
      %1148 = arith.mulf %1147, %cst_2 : f32
      %1149 = arith.mulf %1148, %in_284 : f32
      %1150 = arith.mulf %1149, %in_285 : f32
      %1151 = arith.addf %1149, %1150 : f32
      %1152 = arith.mulf %1151, %cst_1 : f32
      %1153 = arith.mulf %1152, %cst_0 : f32
      %1154 = arith.mulf %1153, %in_286 : f32
      %1155 = arith.mulf %in, %in_282 : f32
      %1156 = arith.addf %1155, %1152 : f32
      %1157 = arith.addf %1156, %1154 : f32
      linalg.yield %1157 : f32
    } -> tensor<8192x16384xf32> loc(#loc638)
    %334 = tensor.empty() {ao.layer = 5 : i64} : tensor<16384xf32> loc(#loc639)
    %expanded_85 = tensor.expand_shape %334 [[0, 1]] output_shape [1, 16384] {ao.layer = 5 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc639)
    %335 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_85 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc639)
    %expanded_86 = tensor.expand_shape %333 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 5 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc639)
    %336 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_86 : tensor<8192x1x16384xf32>) outs(%335 : tensor<1x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x16384xf32> loc(#loc639)
    %337 = tensor.empty() {ao.layer = 5 : i64} : tensor<16384xf32> loc(#loc640)
    %338 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%337 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc640)
    %339 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%336 : tensor<1x16384xf32>) outs(%338 : tensor<16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<16384xf32> loc(#loc640)
    %340 = tensor.empty() {ao.layer = 5 : i64} : tensor<16384x4096xf32> loc(#loc641)
    %341 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%340 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc641)
    %342 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%333, %arg184 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%341 : tensor<16384x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16384x4096xf32> loc(#loc641)
    %343 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096x16384xf32> loc(#loc642)
    %344 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%342 : tensor<16384x4096xf32>) outs(%343 : tensor<4096x16384xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc642)
    %345 = tensor.empty() {ao.layer = 5 : i64} : tensor<8192x4096xf32> loc(#loc643)
    %expanded_87 = tensor.expand_shape %345 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 5 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc643)
    %346 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_87 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc643)
    %expanded_88 = tensor.expand_shape %333 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 5 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc643)
    %347 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_88, %arg24 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%346 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc643)
    %348 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096xf32> loc(#loc644)
    %expanded_89 = tensor.expand_shape %348 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 5 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc644)
    %349 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_89 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc644)
    %expanded_90 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc644)
    %350 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_90 : tensor<16x512x1x1x4096xf32>) outs(%349 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc644)
    %351 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096xf32> loc(#loc645)
    %352 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%351 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc645)
    %353 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%350 : tensor<1x1x4096xf32>) outs(%352 : tensor<4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc645)
    %354 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096xf32> loc(#loc646)
    %expanded_91 = tensor.expand_shape %354 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 5 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc646)
    %355 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_91 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc646)
    %expanded_92 = tensor.expand_shape %arg183 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc646)
    %expanded_93 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc646)
    %356 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_92, %expanded_93 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%355 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc646)
    %357 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc647)
    %358 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %arg182 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%357 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc647)
    %359 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096xf32> loc(#loc648)
    %360 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%359 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc648)
    %361 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%356 : tensor<1x1x4096xf32>) outs(%360 : tensor<4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc648)
    %362 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc649)
    %expanded_94 = tensor.expand_shape %362 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 5 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc649)
    %363 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_94 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc649)
    %expanded_95 = tensor.expand_shape %arg179 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc649)
    %expanded_96 = tensor.expand_shape %358 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc649)
    %364 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_95, %expanded_96 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%363 : tensor<16x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc649)
    %365 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc650)
    %366 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%365 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc650)
    %367 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%364, %arg180 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%366 : tensor<16x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc650)
    %368 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc651)
    %369 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %arg181, %arg179, %367 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%368 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc651)
    %370 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc652)
    %expanded_97 = tensor.expand_shape %370 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 5 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc652)
    %371 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_97 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc652)
    %expanded_98 = tensor.expand_shape %369 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc652)
    %372 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_98 : tensor<16x512x1x4096xf32>) outs(%371 : tensor<16x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc652)
    %373 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc653)
    %374 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%373 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc653)
    %375 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%372 : tensor<16x512x1xf32>) outs(%374 : tensor<16x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc653)
    %376 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc654)
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %369, %375 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%376 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc654)
    %378 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096x4096xf32> loc(#loc655)
    %379 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%378 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc655)
    %380 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%377, %arg178 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%379 : tensor<4096x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x4096xf32> loc(#loc655)
    %381 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096x4096xf32> loc(#loc656)
    %382 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%380 : tensor<4096x4096xf32>) outs(%381 : tensor<4096x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc656)
    %383 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc657)
    %expanded_99 = tensor.expand_shape %383 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc657)
    %384 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_99 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc657)
    %expanded_100 = tensor.expand_shape %arg22 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 5 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc657)
    %385 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%377, %expanded_100 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%384 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc657)
    %386 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x512xf32> loc(#loc658)
    %387 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385 : tensor<16x512x8x512xf32>) outs(%386 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc658)
    %388 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x512xf32> loc(#loc659)
    %389 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%388 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc659)
    %390 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%387, %arg177 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%389 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc659)
    %391 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x512xf32> loc(#loc660)
    %392 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%391 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc660)
    %393 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%387, %arg176 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%392 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc660)
    %394 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x8x512xf32> loc(#loc661)
    %395 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393 : tensor<16x8x512x512xf32>) outs(%394 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc661)
    %396 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512xf32> loc(#loc662)
    %397 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%396 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc662)
    %398 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%390, %arg175, %arg173 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%397 : tensor<16x8x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.mulf %1147, %in_283 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x8x512xf32> loc(#loc662)
    %expanded_101 = tensor.expand_shape %398 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 5 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc663)
    %399 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512xf32> loc(#loc664)
    %400 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%399 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc664)
    %401 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_101 : tensor<16x8x512x1xf32>) outs(%400 : tensor<16x8x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512xf32> loc(#loc664)
    %402 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x512xf32> loc(#loc665)
    %403 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %390, %arg174, %401, %arg173 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%402 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: i1, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %out: f32):
      %1147 = arith.divf %in_282, %in_283 : f32
      %1148 = arith.addf %1147, %in_284 : f32
      %1149 = arith.mulf %1148, %in_285 : f32
      %1150 = arith.select %in, %1149, %cst_4 : f32
      %1151 = arith.mulf %1150, %cst : f32
      linalg.yield %1151 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc665)
    %404 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x512xf32> loc(#loc666)
    %405 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%404 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc666)
    %406 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%403, %arg172 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%405 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc666)
    %407 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x8x512xf32> loc(#loc667)
    %408 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406 : tensor<16x8x512x512xf32>) outs(%407 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc667)
    %409 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x8x512x512xf32> loc(#loc668)
    %410 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%409 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc668)
    %411 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%403, %arg171 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%410 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc668)
    %412 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x8x512xf32> loc(#loc669)
    %413 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411 : tensor<16x8x512x512xf32>) outs(%412 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc669)
    %collapsed_102 = tensor.collapse_shape %395 [[0], [1], [2, 3]] {ao.layer = 5 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc670)
    %collapsed_103 = tensor.collapse_shape %408 [[0], [1], [2, 3]] {ao.layer = 5 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc671)
    %collapsed_104 = tensor.collapse_shape %413 [[0], [1], [2, 3]] {ao.layer = 5 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc672)
    %414 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x12288xf32> loc(#loc673)
    %415 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%414 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%out: f32):
      %1147 = linalg.index 0 : index
      %1148 = linalg.index 1 : index
      %1149 = linalg.index 2 : index
      %1150 = arith.cmpi ult, %1149, %c4096 : index
      %1151 = scf.if %1150 -> (f32) {
        %extracted = tensor.extract %collapsed_104[%1147, %1148, %1149] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %1152 = arith.cmpi ult, %1149, %c8192 : index
        %1153 = scf.if %1152 -> (f32) {
          %1154 = arith.subi %1149, %c4096 : index
          %extracted = tensor.extract %collapsed_103[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %1154 = arith.subi %1149, %c8192 : index
          %extracted = tensor.extract %collapsed_102[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1153 : f32
      }
      linalg.yield %1151 : f32
    } -> tensor<16x512x12288xf32> loc(#loc673)
    %416 = tensor.empty() {ao.layer = 5 : i64} : tensor<12288x4096xf32> loc(#loc674)
    %417 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%416 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc674)
    %418 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%415, %arg170 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%417 : tensor<12288x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<12288x4096xf32> loc(#loc674)
    %419 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096x12288xf32> loc(#loc675)
    %420 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%418 : tensor<12288x4096xf32>) outs(%419 : tensor<4096x12288xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc675)
    %421 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc676)
    %422 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%421 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc676)
    %423 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%415, %arg23 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%422 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc676)
    %424 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096xf32> loc(#loc677)
    %expanded_105 = tensor.expand_shape %424 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 5 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc677)
    %425 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_105 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc677)
    %expanded_106 = tensor.expand_shape %423 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc677)
    %426 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_106 : tensor<16x512x1x1x4096xf32>) outs(%425 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc677)
    %427 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096xf32> loc(#loc678)
    %428 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%427 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc678)
    %429 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%426 : tensor<1x1x4096xf32>) outs(%428 : tensor<4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc678)
    %430 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096xf32> loc(#loc679)
    %expanded_107 = tensor.expand_shape %430 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 5 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc679)
    %431 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_107 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc679)
    %expanded_108 = tensor.expand_shape %arg169 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc679)
    %expanded_109 = tensor.expand_shape %423 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc679)
    %432 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_108, %expanded_109 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%431 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc679)
    %433 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc680)
    %434 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %arg168 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%433 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc680)
    %435 = tensor.empty() {ao.layer = 5 : i64} : tensor<4096xf32> loc(#loc681)
    %436 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%435 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc681)
    %437 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%432 : tensor<1x1x4096xf32>) outs(%436 : tensor<4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc681)
    %438 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc682)
    %expanded_110 = tensor.expand_shape %438 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 5 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc682)
    %439 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_110 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc682)
    %expanded_111 = tensor.expand_shape %arg165 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc682)
    %expanded_112 = tensor.expand_shape %434 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc682)
    %440 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_111, %expanded_112 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%439 : tensor<16x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc682)
    %441 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc683)
    %442 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%441 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc683)
    %443 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%440, %arg166 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%442 : tensor<16x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc683)
    %444 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc684)
    %445 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %arg167, %arg165, %443 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%444 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc684)
    %446 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc685)
    %expanded_113 = tensor.expand_shape %446 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 5 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc685)
    %447 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%expanded_113 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc685)
    %expanded_114 = tensor.expand_shape %445 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 5 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc685)
    %448 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_114 : tensor<16x512x1x4096xf32>) outs(%447 : tensor<16x512x1xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc685)
    %449 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512xf32> loc(#loc686)
    %450 = linalg.fill {ao.layer = 5 : i64} ins(%cst_4 : f32) outs(%449 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc686)
    %451 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%448 : tensor<16x512x1xf32>) outs(%450 : tensor<16x512xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc686)
    %452 = tensor.empty() {ao.layer = 5 : i64} : tensor<16x512x4096xf32> loc(#loc687)
    %453 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %445, %451 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%452 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 5 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc687)
    %collapsed_115 = tensor.collapse_shape %453 [[0, 1], [2]] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc688)
    %454 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096xf32> loc(#loc689)
    %expanded_116 = tensor.expand_shape %454 [[0, 1]] output_shape [1, 4096] {ao.layer = 4 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc689)
    %455 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_116 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc689)
    %expanded_117 = tensor.expand_shape %453 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc689)
    %456 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_117 : tensor<16x512x1x4096xf32>) outs(%455 : tensor<1x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x4096xf32> loc(#loc689)
    %457 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096xf32> loc(#loc690)
    %458 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%457 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc690)
    %459 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%456 : tensor<1x4096xf32>) outs(%458 : tensor<4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc690)
    %460 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096x16384xf32> loc(#loc691)
    %461 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%460 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc691)
    %462 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_115, %arg164 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%461 : tensor<4096x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x16384xf32> loc(#loc691)
    %463 = tensor.empty() {ao.layer = 4 : i64} : tensor<16384x4096xf32> loc(#loc692)
    %464 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%462 : tensor<4096x16384xf32>) outs(%463 : tensor<16384x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc692)
    %465 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x16384xf32> loc(#loc693)
    %466 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%465 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc693)
    %467 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_115, %arg17 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%466 : tensor<8192x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<8192x16384xf32> loc(#loc693)
    %468 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x16384xf32> loc(#loc694)
    %469 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%467, %arg162, %arg163, %arg161, %arg160, %arg159 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%468 : tensor<8192x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %in_286: f32, %out: f32):
      %1147 = arith.mulf %in_283, %in : f32
      %1148 = arith.mulf %1147, %cst_2 : f32
      %1149 = arith.mulf %1148, %in_284 : f32
      %1150 = arith.mulf %1149, %in_285 : f32
      %1151 = arith.addf %1149, %1150 : f32
      %1152 = arith.mulf %1151, %cst_1 : f32
      %1153 = arith.mulf %1152, %cst_0 : f32
      %1154 = arith.mulf %1153, %in_286 : f32
      %1155 = arith.mulf %in, %in_282 : f32
      %1156 = arith.addf %1155, %1152 : f32
      %1157 = arith.addf %1156, %1154 : f32
      linalg.yield %1157 : f32
    } -> tensor<8192x16384xf32> loc(#loc694)
    %470 = tensor.empty() {ao.layer = 4 : i64} : tensor<16384xf32> loc(#loc695)
    %expanded_118 = tensor.expand_shape %470 [[0, 1]] output_shape [1, 16384] {ao.layer = 4 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc695)
    %471 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_118 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc695)
    %expanded_119 = tensor.expand_shape %469 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 4 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc695)
    %472 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_119 : tensor<8192x1x16384xf32>) outs(%471 : tensor<1x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x16384xf32> loc(#loc695)
    %473 = tensor.empty() {ao.layer = 4 : i64} : tensor<16384xf32> loc(#loc696)
    %474 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%473 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc696)
    %475 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%472 : tensor<1x16384xf32>) outs(%474 : tensor<16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<16384xf32> loc(#loc696)
    %476 = tensor.empty() {ao.layer = 4 : i64} : tensor<16384x4096xf32> loc(#loc697)
    %477 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%476 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc697)
    %478 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%469, %arg158 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%477 : tensor<16384x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16384x4096xf32> loc(#loc697)
    %479 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096x16384xf32> loc(#loc698)
    %480 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%478 : tensor<16384x4096xf32>) outs(%479 : tensor<4096x16384xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc698)
    %481 = tensor.empty() {ao.layer = 4 : i64} : tensor<8192x4096xf32> loc(#loc699)
    %expanded_120 = tensor.expand_shape %481 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 4 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc699)
    %482 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_120 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc699)
    %expanded_121 = tensor.expand_shape %469 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 4 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc699)
    %483 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_121, %arg20 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%482 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc699)
    %484 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096xf32> loc(#loc700)
    %expanded_122 = tensor.expand_shape %484 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 4 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc700)
    %485 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_122 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc700)
    %expanded_123 = tensor.expand_shape %483 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc700)
    %486 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_123 : tensor<16x512x1x1x4096xf32>) outs(%485 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc700)
    %487 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096xf32> loc(#loc701)
    %488 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%487 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc701)
    %489 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%486 : tensor<1x1x4096xf32>) outs(%488 : tensor<4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc701)
    %490 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096xf32> loc(#loc702)
    %expanded_124 = tensor.expand_shape %490 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 4 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc702)
    %491 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_124 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc702)
    %expanded_125 = tensor.expand_shape %arg157 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc702)
    %expanded_126 = tensor.expand_shape %483 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc702)
    %492 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_125, %expanded_126 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%491 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc702)
    %493 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc703)
    %494 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %arg156 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%493 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc703)
    %495 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096xf32> loc(#loc704)
    %496 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%495 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc704)
    %497 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%492 : tensor<1x1x4096xf32>) outs(%496 : tensor<4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc704)
    %498 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc705)
    %expanded_127 = tensor.expand_shape %498 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 4 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc705)
    %499 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_127 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc705)
    %expanded_128 = tensor.expand_shape %arg153 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc705)
    %expanded_129 = tensor.expand_shape %494 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc705)
    %500 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_128, %expanded_129 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%499 : tensor<16x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc705)
    %501 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc706)
    %502 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%501 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc706)
    %503 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%500, %arg154 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%502 : tensor<16x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc706)
    %504 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc707)
    %505 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494, %arg155, %arg153, %503 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%504 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc707)
    %506 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc708)
    %expanded_130 = tensor.expand_shape %506 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 4 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc708)
    %507 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_130 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc708)
    %expanded_131 = tensor.expand_shape %505 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc708)
    %508 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_131 : tensor<16x512x1x4096xf32>) outs(%507 : tensor<16x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc708)
    %509 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc709)
    %510 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%509 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc709)
    %511 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%508 : tensor<16x512x1xf32>) outs(%510 : tensor<16x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc709)
    %512 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc710)
    %513 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453, %505, %511 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%512 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc710)
    %514 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096x4096xf32> loc(#loc711)
    %515 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%514 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc711)
    %516 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%513, %arg152 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%515 : tensor<4096x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x4096xf32> loc(#loc711)
    %517 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096x4096xf32> loc(#loc712)
    %518 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%516 : tensor<4096x4096xf32>) outs(%517 : tensor<4096x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc712)
    %519 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc713)
    %expanded_132 = tensor.expand_shape %519 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc713)
    %520 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_132 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc713)
    %expanded_133 = tensor.expand_shape %arg18 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 4 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc713)
    %521 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%513, %expanded_133 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%520 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc713)
    %522 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x512xf32> loc(#loc714)
    %523 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%521 : tensor<16x512x8x512xf32>) outs(%522 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc714)
    %524 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x512xf32> loc(#loc715)
    %525 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%524 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc715)
    %526 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%523, %arg151 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%525 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc715)
    %527 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x512xf32> loc(#loc716)
    %528 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%527 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc716)
    %529 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%523, %arg150 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%528 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc716)
    %530 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x8x512xf32> loc(#loc717)
    %531 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%529 : tensor<16x8x512x512xf32>) outs(%530 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc717)
    %532 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512xf32> loc(#loc718)
    %533 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%532 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc718)
    %534 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%526, %arg149, %arg147 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%533 : tensor<16x8x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.mulf %1147, %in_283 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x8x512xf32> loc(#loc718)
    %expanded_134 = tensor.expand_shape %534 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 4 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc719)
    %535 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512xf32> loc(#loc720)
    %536 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%535 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc720)
    %537 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_134 : tensor<16x8x512x1xf32>) outs(%536 : tensor<16x8x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512xf32> loc(#loc720)
    %538 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x512xf32> loc(#loc721)
    %539 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %526, %arg148, %537, %arg147 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%538 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: i1, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %out: f32):
      %1147 = arith.divf %in_282, %in_283 : f32
      %1148 = arith.addf %1147, %in_284 : f32
      %1149 = arith.mulf %1148, %in_285 : f32
      %1150 = arith.select %in, %1149, %cst_4 : f32
      %1151 = arith.mulf %1150, %cst : f32
      linalg.yield %1151 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc721)
    %540 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x512xf32> loc(#loc722)
    %541 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%540 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc722)
    %542 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%539, %arg146 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%541 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc722)
    %543 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x8x512xf32> loc(#loc723)
    %544 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%542 : tensor<16x8x512x512xf32>) outs(%543 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc723)
    %545 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x8x512x512xf32> loc(#loc724)
    %546 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%545 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc724)
    %547 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%539, %arg145 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%546 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc724)
    %548 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x8x512xf32> loc(#loc725)
    %549 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%547 : tensor<16x8x512x512xf32>) outs(%548 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc725)
    %collapsed_135 = tensor.collapse_shape %531 [[0], [1], [2, 3]] {ao.layer = 4 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc726)
    %collapsed_136 = tensor.collapse_shape %544 [[0], [1], [2, 3]] {ao.layer = 4 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc727)
    %collapsed_137 = tensor.collapse_shape %549 [[0], [1], [2, 3]] {ao.layer = 4 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc728)
    %550 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x12288xf32> loc(#loc729)
    %551 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%550 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%out: f32):
      %1147 = linalg.index 0 : index
      %1148 = linalg.index 1 : index
      %1149 = linalg.index 2 : index
      %1150 = arith.cmpi ult, %1149, %c4096 : index
      %1151 = scf.if %1150 -> (f32) {
        %extracted = tensor.extract %collapsed_137[%1147, %1148, %1149] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %1152 = arith.cmpi ult, %1149, %c8192 : index
        %1153 = scf.if %1152 -> (f32) {
          %1154 = arith.subi %1149, %c4096 : index
          %extracted = tensor.extract %collapsed_136[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %1154 = arith.subi %1149, %c8192 : index
          %extracted = tensor.extract %collapsed_135[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1153 : f32
      }
      linalg.yield %1151 : f32
    } -> tensor<16x512x12288xf32> loc(#loc729)
    %552 = tensor.empty() {ao.layer = 4 : i64} : tensor<12288x4096xf32> loc(#loc730)
    %553 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%552 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc730)
    %554 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%551, %arg144 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%553 : tensor<12288x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<12288x4096xf32> loc(#loc730)
    %555 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096x12288xf32> loc(#loc731)
    %556 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%554 : tensor<12288x4096xf32>) outs(%555 : tensor<4096x12288xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc731)
    %557 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc732)
    %558 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%557 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc732)
    %559 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%551, %arg19 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%558 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc732)
    %560 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096xf32> loc(#loc733)
    %expanded_138 = tensor.expand_shape %560 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 4 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc733)
    %561 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_138 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc733)
    %expanded_139 = tensor.expand_shape %559 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc733)
    %562 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_139 : tensor<16x512x1x1x4096xf32>) outs(%561 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc733)
    %563 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096xf32> loc(#loc734)
    %564 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%563 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc734)
    %565 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%562 : tensor<1x1x4096xf32>) outs(%564 : tensor<4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc734)
    %566 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096xf32> loc(#loc735)
    %expanded_140 = tensor.expand_shape %566 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 4 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc735)
    %567 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_140 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc735)
    %expanded_141 = tensor.expand_shape %arg143 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc735)
    %expanded_142 = tensor.expand_shape %559 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc735)
    %568 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_141, %expanded_142 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%567 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc735)
    %569 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc736)
    %570 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %arg142 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%569 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc736)
    %571 = tensor.empty() {ao.layer = 4 : i64} : tensor<4096xf32> loc(#loc737)
    %572 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%571 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc737)
    %573 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%568 : tensor<1x1x4096xf32>) outs(%572 : tensor<4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc737)
    %574 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc738)
    %expanded_143 = tensor.expand_shape %574 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 4 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc738)
    %575 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_143 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc738)
    %expanded_144 = tensor.expand_shape %arg139 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc738)
    %expanded_145 = tensor.expand_shape %570 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc738)
    %576 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_144, %expanded_145 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%575 : tensor<16x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc738)
    %577 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc739)
    %578 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%577 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc739)
    %579 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%576, %arg140 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%578 : tensor<16x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc739)
    %580 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc740)
    %581 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%570, %arg141, %arg139, %579 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%580 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc740)
    %582 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc741)
    %expanded_146 = tensor.expand_shape %582 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 4 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc741)
    %583 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%expanded_146 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc741)
    %expanded_147 = tensor.expand_shape %581 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 4 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc741)
    %584 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_147 : tensor<16x512x1x4096xf32>) outs(%583 : tensor<16x512x1xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc741)
    %585 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512xf32> loc(#loc742)
    %586 = linalg.fill {ao.layer = 4 : i64} ins(%cst_4 : f32) outs(%585 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc742)
    %587 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%584 : tensor<16x512x1xf32>) outs(%586 : tensor<16x512xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc742)
    %588 = tensor.empty() {ao.layer = 4 : i64} : tensor<16x512x4096xf32> loc(#loc743)
    %589 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%513, %581, %587 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%588 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 4 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc743)
    %collapsed_148 = tensor.collapse_shape %589 [[0, 1], [2]] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc744)
    %590 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc745)
    %expanded_149 = tensor.expand_shape %590 [[0, 1]] output_shape [1, 4096] {ao.layer = 3 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc745)
    %591 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_149 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc745)
    %expanded_150 = tensor.expand_shape %589 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc745)
    %592 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_150 : tensor<16x512x1x4096xf32>) outs(%591 : tensor<1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x4096xf32> loc(#loc745)
    %593 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc746)
    %594 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%593 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc746)
    %595 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%592 : tensor<1x4096xf32>) outs(%594 : tensor<4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc746)
    %596 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x16384xf32> loc(#loc747)
    %597 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%596 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc747)
    %598 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_148, %arg138 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%597 : tensor<4096x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x16384xf32> loc(#loc747)
    %599 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384x4096xf32> loc(#loc748)
    %600 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%598 : tensor<4096x16384xf32>) outs(%599 : tensor<16384x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc748)
    %601 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc749)
    %602 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%601 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc749)
    %603 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_148, %arg13 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%602 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<8192x16384xf32> loc(#loc749)
    %604 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x16384xf32> loc(#loc750)
    %605 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%603, %arg136, %arg137, %arg135, %arg134, %arg133 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%604 : tensor<8192x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %in_286: f32, %out: f32):
      %1147 = arith.mulf %in_283, %in : f32
      %1148 = arith.mulf %1147, %cst_2 : f32
      %1149 = arith.mulf %1148, %in_284 : f32
      %1150 = arith.mulf %1149, %in_285 : f32
      %1151 = arith.addf %1149, %1150 : f32
      %1152 = arith.mulf %1151, %cst_1 : f32
      %1153 = arith.mulf %1152, %cst_0 : f32
      %1154 = arith.mulf %1153, %in_286 : f32
      %1155 = arith.mulf %in, %in_282 : f32
      %1156 = arith.addf %1155, %1152 : f32
      %1157 = arith.addf %1156, %1154 : f32
      linalg.yield %1157 : f32
    } -> tensor<8192x16384xf32> loc(#loc750)
    %606 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384xf32> loc(#loc751)
    %expanded_151 = tensor.expand_shape %606 [[0, 1]] output_shape [1, 16384] {ao.layer = 3 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc751)
    %607 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_151 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc751)
    %expanded_152 = tensor.expand_shape %605 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc751)
    %608 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_152 : tensor<8192x1x16384xf32>) outs(%607 : tensor<1x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x16384xf32> loc(#loc751)
    %609 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384xf32> loc(#loc752)
    %610 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%609 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc752)
    %611 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%608 : tensor<1x16384xf32>) outs(%610 : tensor<16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<16384xf32> loc(#loc752)
    %612 = tensor.empty() {ao.layer = 3 : i64} : tensor<16384x4096xf32> loc(#loc753)
    %613 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%612 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc753)
    %614 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%605, %arg132 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%613 : tensor<16384x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16384x4096xf32> loc(#loc753)
    %615 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x16384xf32> loc(#loc754)
    %616 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%614 : tensor<16384x4096xf32>) outs(%615 : tensor<4096x16384xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc754)
    %617 = tensor.empty() {ao.layer = 3 : i64} : tensor<8192x4096xf32> loc(#loc755)
    %expanded_153 = tensor.expand_shape %617 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 3 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc755)
    %618 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_153 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc755)
    %expanded_154 = tensor.expand_shape %605 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 3 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc755)
    %619 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_154, %arg16 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%618 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc755)
    %620 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc756)
    %expanded_155 = tensor.expand_shape %620 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc756)
    %621 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_155 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc756)
    %expanded_156 = tensor.expand_shape %619 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc756)
    %622 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_156 : tensor<16x512x1x1x4096xf32>) outs(%621 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc756)
    %623 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc757)
    %624 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%623 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc757)
    %625 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%622 : tensor<1x1x4096xf32>) outs(%624 : tensor<4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc757)
    %626 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc758)
    %expanded_157 = tensor.expand_shape %626 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc758)
    %627 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_157 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc758)
    %expanded_158 = tensor.expand_shape %arg131 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc758)
    %expanded_159 = tensor.expand_shape %619 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc758)
    %628 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_158, %expanded_159 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%627 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc758)
    %629 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc759)
    %630 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%619, %arg130 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%629 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc759)
    %631 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc760)
    %632 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%631 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc760)
    %633 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%628 : tensor<1x1x4096xf32>) outs(%632 : tensor<4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc760)
    %634 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc761)
    %expanded_160 = tensor.expand_shape %634 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc761)
    %635 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_160 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc761)
    %expanded_161 = tensor.expand_shape %arg127 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc761)
    %expanded_162 = tensor.expand_shape %630 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc761)
    %636 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_161, %expanded_162 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%635 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc761)
    %637 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc762)
    %638 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%637 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc762)
    %639 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%636, %arg128 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%638 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc762)
    %640 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc763)
    %641 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%630, %arg129, %arg127, %639 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%640 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc763)
    %642 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc764)
    %expanded_163 = tensor.expand_shape %642 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc764)
    %643 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_163 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc764)
    %expanded_164 = tensor.expand_shape %641 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc764)
    %644 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_164 : tensor<16x512x1x4096xf32>) outs(%643 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc764)
    %645 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc765)
    %646 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%645 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc765)
    %647 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%644 : tensor<16x512x1xf32>) outs(%646 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc765)
    %648 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc766)
    %649 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589, %641, %647 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%648 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc766)
    %650 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x4096xf32> loc(#loc767)
    %651 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%650 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc767)
    %652 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%649, %arg126 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%651 : tensor<4096x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x4096xf32> loc(#loc767)
    %653 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x4096xf32> loc(#loc768)
    %654 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%652 : tensor<4096x4096xf32>) outs(%653 : tensor<4096x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc768)
    %655 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc769)
    %expanded_165 = tensor.expand_shape %655 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc769)
    %656 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_165 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc769)
    %expanded_166 = tensor.expand_shape %arg14 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 3 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc769)
    %657 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%649, %expanded_166 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%656 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc769)
    %658 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc770)
    %659 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%657 : tensor<16x512x8x512xf32>) outs(%658 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc770)
    %660 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc771)
    %661 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%660 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc771)
    %662 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%659, %arg125 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%661 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc771)
    %663 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc772)
    %664 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%663 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc772)
    %665 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%659, %arg124 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%664 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc772)
    %666 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> loc(#loc773)
    %667 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%665 : tensor<16x8x512x512xf32>) outs(%666 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc773)
    %668 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc774)
    %669 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%668 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc774)
    %670 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%662, %arg123, %arg121 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%669 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.mulf %1147, %in_283 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x8x512xf32> loc(#loc774)
    %expanded_167 = tensor.expand_shape %670 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 3 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc775)
    %671 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512xf32> loc(#loc776)
    %672 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%671 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc776)
    %673 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_167 : tensor<16x8x512x1xf32>) outs(%672 : tensor<16x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512xf32> loc(#loc776)
    %674 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc777)
    %675 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %662, %arg122, %673, %arg121 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%674 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: i1, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %out: f32):
      %1147 = arith.divf %in_282, %in_283 : f32
      %1148 = arith.addf %1147, %in_284 : f32
      %1149 = arith.mulf %1148, %in_285 : f32
      %1150 = arith.select %in, %1149, %cst_4 : f32
      %1151 = arith.mulf %1150, %cst : f32
      linalg.yield %1151 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc777)
    %676 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc778)
    %677 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%676 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc778)
    %678 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%675, %arg120 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%677 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc778)
    %679 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> loc(#loc779)
    %680 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%678 : tensor<16x8x512x512xf32>) outs(%679 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc779)
    %681 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x8x512x512xf32> loc(#loc780)
    %682 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%681 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc780)
    %683 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%675, %arg119 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%682 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc780)
    %684 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> loc(#loc781)
    %685 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%683 : tensor<16x8x512x512xf32>) outs(%684 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc781)
    %collapsed_168 = tensor.collapse_shape %667 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc782)
    %collapsed_169 = tensor.collapse_shape %680 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc783)
    %collapsed_170 = tensor.collapse_shape %685 [[0], [1], [2, 3]] {ao.layer = 3 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc784)
    %686 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x12288xf32> loc(#loc785)
    %687 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%686 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%out: f32):
      %1147 = linalg.index 0 : index
      %1148 = linalg.index 1 : index
      %1149 = linalg.index 2 : index
      %1150 = arith.cmpi ult, %1149, %c4096 : index
      %1151 = scf.if %1150 -> (f32) {
        %extracted = tensor.extract %collapsed_170[%1147, %1148, %1149] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %1152 = arith.cmpi ult, %1149, %c8192 : index
        %1153 = scf.if %1152 -> (f32) {
          %1154 = arith.subi %1149, %c4096 : index
          %extracted = tensor.extract %collapsed_169[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %1154 = arith.subi %1149, %c8192 : index
          %extracted = tensor.extract %collapsed_168[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1153 : f32
      }
      linalg.yield %1151 : f32
    } -> tensor<16x512x12288xf32> loc(#loc785)
    %688 = tensor.empty() {ao.layer = 3 : i64} : tensor<12288x4096xf32> loc(#loc786)
    %689 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%688 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc786)
    %690 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%687, %arg118 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%689 : tensor<12288x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<12288x4096xf32> loc(#loc786)
    %691 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096x12288xf32> loc(#loc787)
    %692 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%690 : tensor<12288x4096xf32>) outs(%691 : tensor<4096x12288xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc787)
    %693 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc788)
    %694 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%693 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc788)
    %695 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%687, %arg15 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%694 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc788)
    %696 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc789)
    %expanded_171 = tensor.expand_shape %696 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc789)
    %697 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_171 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc789)
    %expanded_172 = tensor.expand_shape %695 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc789)
    %698 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_172 : tensor<16x512x1x1x4096xf32>) outs(%697 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc789)
    %699 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc790)
    %700 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%699 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc790)
    %701 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%698 : tensor<1x1x4096xf32>) outs(%700 : tensor<4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc790)
    %702 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc791)
    %expanded_173 = tensor.expand_shape %702 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 3 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc791)
    %703 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_173 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc791)
    %expanded_174 = tensor.expand_shape %arg117 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc791)
    %expanded_175 = tensor.expand_shape %695 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc791)
    %704 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_174, %expanded_175 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%703 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc791)
    %705 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc792)
    %706 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%695, %arg116 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%705 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc792)
    %707 = tensor.empty() {ao.layer = 3 : i64} : tensor<4096xf32> loc(#loc793)
    %708 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%707 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc793)
    %709 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%704 : tensor<1x1x4096xf32>) outs(%708 : tensor<4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc793)
    %710 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc794)
    %expanded_176 = tensor.expand_shape %710 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc794)
    %711 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_176 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc794)
    %expanded_177 = tensor.expand_shape %arg113 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc794)
    %expanded_178 = tensor.expand_shape %706 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc794)
    %712 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_177, %expanded_178 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%711 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc794)
    %713 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc795)
    %714 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%713 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc795)
    %715 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%712, %arg114 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%714 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc795)
    %716 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc796)
    %717 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706, %arg115, %arg113, %715 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%716 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc796)
    %718 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc797)
    %expanded_179 = tensor.expand_shape %718 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 3 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc797)
    %719 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%expanded_179 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc797)
    %expanded_180 = tensor.expand_shape %717 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 3 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc797)
    %720 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_180 : tensor<16x512x1x4096xf32>) outs(%719 : tensor<16x512x1xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc797)
    %721 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512xf32> loc(#loc798)
    %722 = linalg.fill {ao.layer = 3 : i64} ins(%cst_4 : f32) outs(%721 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc798)
    %723 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%720 : tensor<16x512x1xf32>) outs(%722 : tensor<16x512xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc798)
    %724 = tensor.empty() {ao.layer = 3 : i64} : tensor<16x512x4096xf32> loc(#loc799)
    %725 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%649, %717, %723 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%724 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 3 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc799)
    %collapsed_181 = tensor.collapse_shape %725 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc800)
    %726 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc801)
    %expanded_182 = tensor.expand_shape %726 [[0, 1]] output_shape [1, 4096] {ao.layer = 2 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc801)
    %727 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_182 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc801)
    %expanded_183 = tensor.expand_shape %725 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc801)
    %728 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_183 : tensor<16x512x1x4096xf32>) outs(%727 : tensor<1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x4096xf32> loc(#loc801)
    %729 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc802)
    %730 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%729 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc802)
    %731 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%728 : tensor<1x4096xf32>) outs(%730 : tensor<4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc802)
    %732 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x16384xf32> loc(#loc803)
    %733 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%732 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc803)
    %734 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_181, %arg112 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%733 : tensor<4096x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x16384xf32> loc(#loc803)
    %735 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384x4096xf32> loc(#loc804)
    %736 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%734 : tensor<4096x16384xf32>) outs(%735 : tensor<16384x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc804)
    %737 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc805)
    %738 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%737 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc805)
    %739 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_181, %arg9 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%738 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<8192x16384xf32> loc(#loc805)
    %740 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x16384xf32> loc(#loc806)
    %741 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%739, %arg110, %arg111, %arg109, %arg108, %arg107 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%740 : tensor<8192x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %in_286: f32, %out: f32):
      %1147 = arith.mulf %in_283, %in : f32
      %1148 = arith.mulf %1147, %cst_2 : f32
      %1149 = arith.mulf %1148, %in_284 : f32
      %1150 = arith.mulf %1149, %in_285 : f32
      %1151 = arith.addf %1149, %1150 : f32
      %1152 = arith.mulf %1151, %cst_1 : f32
      %1153 = arith.mulf %1152, %cst_0 : f32
      %1154 = arith.mulf %1153, %in_286 : f32
      %1155 = arith.mulf %in, %in_282 : f32
      %1156 = arith.addf %1155, %1152 : f32
      %1157 = arith.addf %1156, %1154 : f32
      linalg.yield %1157 : f32
    } -> tensor<8192x16384xf32> loc(#loc806)
    %742 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384xf32> loc(#loc807)
    %expanded_184 = tensor.expand_shape %742 [[0, 1]] output_shape [1, 16384] {ao.layer = 2 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc807)
    %743 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_184 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc807)
    %expanded_185 = tensor.expand_shape %741 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc807)
    %744 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_185 : tensor<8192x1x16384xf32>) outs(%743 : tensor<1x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x16384xf32> loc(#loc807)
    %745 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384xf32> loc(#loc808)
    %746 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%745 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc808)
    %747 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%744 : tensor<1x16384xf32>) outs(%746 : tensor<16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<16384xf32> loc(#loc808)
    %748 = tensor.empty() {ao.layer = 2 : i64} : tensor<16384x4096xf32> loc(#loc809)
    %749 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%748 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc809)
    %750 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%741, %arg106 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%749 : tensor<16384x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16384x4096xf32> loc(#loc809)
    %751 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x16384xf32> loc(#loc810)
    %752 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%750 : tensor<16384x4096xf32>) outs(%751 : tensor<4096x16384xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc810)
    %753 = tensor.empty() {ao.layer = 2 : i64} : tensor<8192x4096xf32> loc(#loc811)
    %expanded_186 = tensor.expand_shape %753 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 2 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc811)
    %754 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_186 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc811)
    %expanded_187 = tensor.expand_shape %741 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 2 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc811)
    %755 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_187, %arg12 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%754 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc811)
    %756 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc812)
    %expanded_188 = tensor.expand_shape %756 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc812)
    %757 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_188 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc812)
    %expanded_189 = tensor.expand_shape %755 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc812)
    %758 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_189 : tensor<16x512x1x1x4096xf32>) outs(%757 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc812)
    %759 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc813)
    %760 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%759 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc813)
    %761 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%758 : tensor<1x1x4096xf32>) outs(%760 : tensor<4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc813)
    %762 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc814)
    %expanded_190 = tensor.expand_shape %762 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc814)
    %763 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_190 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc814)
    %expanded_191 = tensor.expand_shape %arg105 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc814)
    %expanded_192 = tensor.expand_shape %755 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc814)
    %764 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_191, %expanded_192 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%763 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc814)
    %765 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc815)
    %766 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%755, %arg104 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%765 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc815)
    %767 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc816)
    %768 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%767 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc816)
    %769 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%764 : tensor<1x1x4096xf32>) outs(%768 : tensor<4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc816)
    %770 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc817)
    %expanded_193 = tensor.expand_shape %770 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc817)
    %771 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_193 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc817)
    %expanded_194 = tensor.expand_shape %arg101 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc817)
    %expanded_195 = tensor.expand_shape %766 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc817)
    %772 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_194, %expanded_195 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%771 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc817)
    %773 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc818)
    %774 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%773 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc818)
    %775 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%772, %arg102 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%774 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc818)
    %776 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc819)
    %777 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%766, %arg103, %arg101, %775 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%776 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc819)
    %778 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc820)
    %expanded_196 = tensor.expand_shape %778 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc820)
    %779 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_196 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc820)
    %expanded_197 = tensor.expand_shape %777 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc820)
    %780 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_197 : tensor<16x512x1x4096xf32>) outs(%779 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc820)
    %781 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc821)
    %782 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%781 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc821)
    %783 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%780 : tensor<16x512x1xf32>) outs(%782 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc821)
    %784 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc822)
    %785 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725, %777, %783 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%784 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc822)
    %786 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x4096xf32> loc(#loc823)
    %787 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%786 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc823)
    %788 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%785, %arg100 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%787 : tensor<4096x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x4096xf32> loc(#loc823)
    %789 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x4096xf32> loc(#loc824)
    %790 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%788 : tensor<4096x4096xf32>) outs(%789 : tensor<4096x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc824)
    %791 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc825)
    %expanded_198 = tensor.expand_shape %791 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc825)
    %792 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_198 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc825)
    %expanded_199 = tensor.expand_shape %arg10 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 2 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc825)
    %793 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%785, %expanded_199 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%792 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc825)
    %794 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc826)
    %795 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%793 : tensor<16x512x8x512xf32>) outs(%794 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc826)
    %796 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc827)
    %797 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%796 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc827)
    %798 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%795, %arg99 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%797 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc827)
    %799 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc828)
    %800 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%799 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc828)
    %801 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%795, %arg98 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%800 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc828)
    %802 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> loc(#loc829)
    %803 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%801 : tensor<16x8x512x512xf32>) outs(%802 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc829)
    %804 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc830)
    %805 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%804 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc830)
    %806 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%798, %arg97, %arg95 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%805 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.mulf %1147, %in_283 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x8x512xf32> loc(#loc830)
    %expanded_200 = tensor.expand_shape %806 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 2 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc831)
    %807 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512xf32> loc(#loc832)
    %808 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%807 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc832)
    %809 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_200 : tensor<16x8x512x1xf32>) outs(%808 : tensor<16x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512xf32> loc(#loc832)
    %810 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc833)
    %811 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %798, %arg96, %809, %arg95 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%810 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %out: f32):
      %1147 = arith.divf %in_282, %in_283 : f32
      %1148 = arith.addf %1147, %in_284 : f32
      %1149 = arith.mulf %1148, %in_285 : f32
      %1150 = arith.select %in, %1149, %cst_4 : f32
      %1151 = arith.mulf %1150, %cst : f32
      linalg.yield %1151 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc833)
    %812 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc834)
    %813 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%812 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc834)
    %814 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%811, %arg94 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%813 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc834)
    %815 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> loc(#loc835)
    %816 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%814 : tensor<16x8x512x512xf32>) outs(%815 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc835)
    %817 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x8x512x512xf32> loc(#loc836)
    %818 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%817 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc836)
    %819 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%811, %arg93 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%818 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc836)
    %820 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> loc(#loc837)
    %821 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%819 : tensor<16x8x512x512xf32>) outs(%820 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc837)
    %collapsed_201 = tensor.collapse_shape %803 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc838)
    %collapsed_202 = tensor.collapse_shape %816 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc839)
    %collapsed_203 = tensor.collapse_shape %821 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc840)
    %822 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x12288xf32> loc(#loc841)
    %823 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%822 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%out: f32):
      %1147 = linalg.index 0 : index
      %1148 = linalg.index 1 : index
      %1149 = linalg.index 2 : index
      %1150 = arith.cmpi ult, %1149, %c4096 : index
      %1151 = scf.if %1150 -> (f32) {
        %extracted = tensor.extract %collapsed_203[%1147, %1148, %1149] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %1152 = arith.cmpi ult, %1149, %c8192 : index
        %1153 = scf.if %1152 -> (f32) {
          %1154 = arith.subi %1149, %c4096 : index
          %extracted = tensor.extract %collapsed_202[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %1154 = arith.subi %1149, %c8192 : index
          %extracted = tensor.extract %collapsed_201[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1153 : f32
      }
      linalg.yield %1151 : f32
    } -> tensor<16x512x12288xf32> loc(#loc841)
    %824 = tensor.empty() {ao.layer = 2 : i64} : tensor<12288x4096xf32> loc(#loc842)
    %825 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%824 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc842)
    %826 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%823, %arg92 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%825 : tensor<12288x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<12288x4096xf32> loc(#loc842)
    %827 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096x12288xf32> loc(#loc843)
    %828 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%826 : tensor<12288x4096xf32>) outs(%827 : tensor<4096x12288xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc843)
    %829 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc844)
    %830 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%829 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc844)
    %831 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%823, %arg11 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%830 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc844)
    %832 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc845)
    %expanded_204 = tensor.expand_shape %832 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc845)
    %833 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_204 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc845)
    %expanded_205 = tensor.expand_shape %831 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc845)
    %834 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_205 : tensor<16x512x1x1x4096xf32>) outs(%833 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc845)
    %835 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc846)
    %836 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%835 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc846)
    %837 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%834 : tensor<1x1x4096xf32>) outs(%836 : tensor<4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc846)
    %838 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc847)
    %expanded_206 = tensor.expand_shape %838 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 2 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc847)
    %839 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_206 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc847)
    %expanded_207 = tensor.expand_shape %arg91 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc847)
    %expanded_208 = tensor.expand_shape %831 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc847)
    %840 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_207, %expanded_208 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%839 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc847)
    %841 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc848)
    %842 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%831, %arg90 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%841 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc848)
    %843 = tensor.empty() {ao.layer = 2 : i64} : tensor<4096xf32> loc(#loc849)
    %844 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%843 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc849)
    %845 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%840 : tensor<1x1x4096xf32>) outs(%844 : tensor<4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc849)
    %846 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc850)
    %expanded_209 = tensor.expand_shape %846 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc850)
    %847 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_209 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc850)
    %expanded_210 = tensor.expand_shape %arg87 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc850)
    %expanded_211 = tensor.expand_shape %842 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc850)
    %848 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_210, %expanded_211 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%847 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc850)
    %849 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc851)
    %850 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%849 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc851)
    %851 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%848, %arg88 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%850 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc851)
    %852 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc852)
    %853 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%842, %arg89, %arg87, %851 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%852 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc852)
    %854 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc853)
    %expanded_212 = tensor.expand_shape %854 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 2 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc853)
    %855 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%expanded_212 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc853)
    %expanded_213 = tensor.expand_shape %853 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 2 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc853)
    %856 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_213 : tensor<16x512x1x4096xf32>) outs(%855 : tensor<16x512x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc853)
    %857 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512xf32> loc(#loc854)
    %858 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%857 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc854)
    %859 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%856 : tensor<16x512x1xf32>) outs(%858 : tensor<16x512xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc854)
    %860 = tensor.empty() {ao.layer = 2 : i64} : tensor<16x512x4096xf32> loc(#loc855)
    %861 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%785, %853, %859 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%860 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc855)
    %collapsed_214 = tensor.collapse_shape %861 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc856)
    %862 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc857)
    %expanded_215 = tensor.expand_shape %862 [[0, 1]] output_shape [1, 4096] {ao.layer = 1 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc857)
    %863 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_215 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc857)
    %expanded_216 = tensor.expand_shape %861 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc857)
    %864 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_216 : tensor<16x512x1x4096xf32>) outs(%863 : tensor<1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x4096xf32> loc(#loc857)
    %865 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc858)
    %866 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%865 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc858)
    %867 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%864 : tensor<1x4096xf32>) outs(%866 : tensor<4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc858)
    %868 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x16384xf32> loc(#loc859)
    %869 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%868 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc859)
    %870 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_214, %arg86 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%869 : tensor<4096x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x16384xf32> loc(#loc859)
    %871 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384x4096xf32> loc(#loc860)
    %872 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%870 : tensor<4096x16384xf32>) outs(%871 : tensor<16384x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc860)
    %873 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc861)
    %874 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%873 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc861)
    %875 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_214, %arg5 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%874 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<8192x16384xf32> loc(#loc861)
    %876 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x16384xf32> loc(#loc862)
    %877 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%875, %arg84, %arg85, %arg83, %arg82, %arg81 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%876 : tensor<8192x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %in_286: f32, %out: f32):
      %1147 = arith.mulf %in_283, %in : f32
      %1148 = arith.mulf %1147, %cst_2 : f32
      %1149 = arith.mulf %1148, %in_284 : f32
      %1150 = arith.mulf %1149, %in_285 : f32
      %1151 = arith.addf %1149, %1150 : f32
      %1152 = arith.mulf %1151, %cst_1 : f32
      %1153 = arith.mulf %1152, %cst_0 : f32
      %1154 = arith.mulf %1153, %in_286 : f32
      %1155 = arith.mulf %in, %in_282 : f32
      %1156 = arith.addf %1155, %1152 : f32
      %1157 = arith.addf %1156, %1154 : f32
      linalg.yield %1157 : f32
    } -> tensor<8192x16384xf32> loc(#loc862)
    %878 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384xf32> loc(#loc863)
    %expanded_217 = tensor.expand_shape %878 [[0, 1]] output_shape [1, 16384] {ao.layer = 1 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc863)
    %879 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_217 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc863)
    %expanded_218 = tensor.expand_shape %877 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc863)
    %880 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_218 : tensor<8192x1x16384xf32>) outs(%879 : tensor<1x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x16384xf32> loc(#loc863)
    %881 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384xf32> loc(#loc864)
    %882 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%881 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc864)
    %883 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%880 : tensor<1x16384xf32>) outs(%882 : tensor<16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<16384xf32> loc(#loc864)
    %884 = tensor.empty() {ao.layer = 1 : i64} : tensor<16384x4096xf32> loc(#loc865)
    %885 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%884 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc865)
    %886 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%877, %arg80 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%885 : tensor<16384x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16384x4096xf32> loc(#loc865)
    %887 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x16384xf32> loc(#loc866)
    %888 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%886 : tensor<16384x4096xf32>) outs(%887 : tensor<4096x16384xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc866)
    %889 = tensor.empty() {ao.layer = 1 : i64} : tensor<8192x4096xf32> loc(#loc867)
    %expanded_219 = tensor.expand_shape %889 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 1 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc867)
    %890 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_219 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc867)
    %expanded_220 = tensor.expand_shape %877 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 1 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc867)
    %891 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_220, %arg8 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%890 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc867)
    %892 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc868)
    %expanded_221 = tensor.expand_shape %892 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc868)
    %893 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_221 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc868)
    %expanded_222 = tensor.expand_shape %891 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc868)
    %894 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_222 : tensor<16x512x1x1x4096xf32>) outs(%893 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc868)
    %895 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc869)
    %896 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%895 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc869)
    %897 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%894 : tensor<1x1x4096xf32>) outs(%896 : tensor<4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc869)
    %898 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc870)
    %expanded_223 = tensor.expand_shape %898 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc870)
    %899 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_223 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc870)
    %expanded_224 = tensor.expand_shape %arg79 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc870)
    %expanded_225 = tensor.expand_shape %891 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc870)
    %900 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_224, %expanded_225 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%899 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc870)
    %901 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc871)
    %902 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%891, %arg78 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%901 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc871)
    %903 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc872)
    %904 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%903 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc872)
    %905 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%900 : tensor<1x1x4096xf32>) outs(%904 : tensor<4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc872)
    %906 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc873)
    %expanded_226 = tensor.expand_shape %906 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc873)
    %907 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_226 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc873)
    %expanded_227 = tensor.expand_shape %arg75 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc873)
    %expanded_228 = tensor.expand_shape %902 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc873)
    %908 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_227, %expanded_228 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%907 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc873)
    %909 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc874)
    %910 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%909 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc874)
    %911 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%908, %arg76 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%910 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc874)
    %912 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc875)
    %913 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%902, %arg77, %arg75, %911 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%912 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc875)
    %914 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc876)
    %expanded_229 = tensor.expand_shape %914 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc876)
    %915 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_229 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc876)
    %expanded_230 = tensor.expand_shape %913 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc876)
    %916 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_230 : tensor<16x512x1x4096xf32>) outs(%915 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc876)
    %917 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc877)
    %918 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%917 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc877)
    %919 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%916 : tensor<16x512x1xf32>) outs(%918 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc877)
    %920 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc878)
    %921 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%861, %913, %919 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%920 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc878)
    %922 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x4096xf32> loc(#loc879)
    %923 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%922 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc879)
    %924 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%921, %arg74 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%923 : tensor<4096x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x4096xf32> loc(#loc879)
    %925 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x4096xf32> loc(#loc880)
    %926 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%924 : tensor<4096x4096xf32>) outs(%925 : tensor<4096x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc880)
    %927 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc881)
    %expanded_231 = tensor.expand_shape %927 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc881)
    %928 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_231 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc881)
    %expanded_232 = tensor.expand_shape %arg6 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 1 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc881)
    %929 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%921, %expanded_232 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%928 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc881)
    %930 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc882)
    %931 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%929 : tensor<16x512x8x512xf32>) outs(%930 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc882)
    %932 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc883)
    %933 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%932 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc883)
    %934 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%931, %arg73 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%933 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc883)
    %935 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc884)
    %936 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%935 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc884)
    %937 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%931, %arg72 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%936 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc884)
    %938 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> loc(#loc885)
    %939 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%937 : tensor<16x8x512x512xf32>) outs(%938 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc885)
    %940 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc886)
    %941 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%940 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc886)
    %942 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%934, %arg71, %arg69 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%941 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.mulf %1147, %in_283 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x8x512xf32> loc(#loc886)
    %expanded_233 = tensor.expand_shape %942 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 1 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc887)
    %943 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512xf32> loc(#loc888)
    %944 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%943 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc888)
    %945 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_233 : tensor<16x8x512x1xf32>) outs(%944 : tensor<16x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512xf32> loc(#loc888)
    %946 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc889)
    %947 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %934, %arg70, %945, %arg69 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%946 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %out: f32):
      %1147 = arith.divf %in_282, %in_283 : f32
      %1148 = arith.addf %1147, %in_284 : f32
      %1149 = arith.mulf %1148, %in_285 : f32
      %1150 = arith.select %in, %1149, %cst_4 : f32
      %1151 = arith.mulf %1150, %cst : f32
      linalg.yield %1151 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc889)
    %948 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc890)
    %949 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%948 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc890)
    %950 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%947, %arg68 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%949 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc890)
    %951 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> loc(#loc891)
    %952 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%950 : tensor<16x8x512x512xf32>) outs(%951 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc891)
    %953 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x8x512x512xf32> loc(#loc892)
    %954 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%953 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc892)
    %955 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%947, %arg67 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%954 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc892)
    %956 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> loc(#loc893)
    %957 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%955 : tensor<16x8x512x512xf32>) outs(%956 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc893)
    %collapsed_234 = tensor.collapse_shape %939 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc894)
    %collapsed_235 = tensor.collapse_shape %952 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc895)
    %collapsed_236 = tensor.collapse_shape %957 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc896)
    %958 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x12288xf32> loc(#loc897)
    %959 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%958 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%out: f32):
      %1147 = linalg.index 0 : index
      %1148 = linalg.index 1 : index
      %1149 = linalg.index 2 : index
      %1150 = arith.cmpi ult, %1149, %c4096 : index
      %1151 = scf.if %1150 -> (f32) {
        %extracted = tensor.extract %collapsed_236[%1147, %1148, %1149] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %1152 = arith.cmpi ult, %1149, %c8192 : index
        %1153 = scf.if %1152 -> (f32) {
          %1154 = arith.subi %1149, %c4096 : index
          %extracted = tensor.extract %collapsed_235[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %1154 = arith.subi %1149, %c8192 : index
          %extracted = tensor.extract %collapsed_234[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1153 : f32
      }
      linalg.yield %1151 : f32
    } -> tensor<16x512x12288xf32> loc(#loc897)
    %960 = tensor.empty() {ao.layer = 1 : i64} : tensor<12288x4096xf32> loc(#loc898)
    %961 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%960 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc898)
    %962 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%959, %arg66 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%961 : tensor<12288x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<12288x4096xf32> loc(#loc898)
    %963 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096x12288xf32> loc(#loc899)
    %964 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%962 : tensor<12288x4096xf32>) outs(%963 : tensor<4096x12288xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc899)
    %965 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc900)
    %966 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%965 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc900)
    %967 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%959, %arg7 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%966 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc900)
    %968 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc901)
    %expanded_237 = tensor.expand_shape %968 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc901)
    %969 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_237 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc901)
    %expanded_238 = tensor.expand_shape %967 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc901)
    %970 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_238 : tensor<16x512x1x1x4096xf32>) outs(%969 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc901)
    %971 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc902)
    %972 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%971 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc902)
    %973 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%970 : tensor<1x1x4096xf32>) outs(%972 : tensor<4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc902)
    %974 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc903)
    %expanded_239 = tensor.expand_shape %974 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 1 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc903)
    %975 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_239 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc903)
    %expanded_240 = tensor.expand_shape %arg65 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc903)
    %expanded_241 = tensor.expand_shape %967 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc903)
    %976 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_240, %expanded_241 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%975 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc903)
    %977 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc904)
    %978 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%967, %arg64 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%977 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc904)
    %979 = tensor.empty() {ao.layer = 1 : i64} : tensor<4096xf32> loc(#loc905)
    %980 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%979 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc905)
    %981 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%976 : tensor<1x1x4096xf32>) outs(%980 : tensor<4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc905)
    %982 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc906)
    %expanded_242 = tensor.expand_shape %982 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc906)
    %983 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_242 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc906)
    %expanded_243 = tensor.expand_shape %arg61 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc906)
    %expanded_244 = tensor.expand_shape %978 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc906)
    %984 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_243, %expanded_244 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%983 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc906)
    %985 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc907)
    %986 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%985 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc907)
    %987 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%984, %arg62 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%986 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc907)
    %988 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc908)
    %989 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%978, %arg63, %arg61, %987 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%988 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc908)
    %990 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc909)
    %expanded_245 = tensor.expand_shape %990 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 1 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc909)
    %991 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%expanded_245 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc909)
    %expanded_246 = tensor.expand_shape %989 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 1 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc909)
    %992 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_246 : tensor<16x512x1x4096xf32>) outs(%991 : tensor<16x512x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc909)
    %993 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512xf32> loc(#loc910)
    %994 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%993 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc910)
    %995 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%992 : tensor<16x512x1xf32>) outs(%994 : tensor<16x512xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc910)
    %996 = tensor.empty() {ao.layer = 1 : i64} : tensor<16x512x4096xf32> loc(#loc911)
    %997 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%921, %989, %995 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%996 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc911)
    %collapsed_247 = tensor.collapse_shape %997 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<8192x4096xf32> loc(#loc912)
    %998 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc913)
    %expanded_248 = tensor.expand_shape %998 [[0, 1]] output_shape [1, 4096] {ao.layer = 0 : i64} : tensor<4096xf32> into tensor<1x4096xf32> loc(#loc913)
    %999 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_248 : tensor<1x4096xf32>) -> tensor<1x4096xf32> loc(#loc913)
    %expanded_249 = tensor.expand_shape %997 [[0], [1], [2, 3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc913)
    %1000 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_249 : tensor<16x512x1x4096xf32>) outs(%999 : tensor<1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x4096xf32> loc(#loc913)
    %1001 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc914)
    %1002 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1001 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc914)
    %1003 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%1000 : tensor<1x4096xf32>) outs(%1002 : tensor<4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc914)
    %1004 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x16384xf32> loc(#loc915)
    %1005 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1004 : tensor<4096x16384xf32>) -> tensor<4096x16384xf32> loc(#loc915)
    %1006 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_247, %arg60 : tensor<8192x4096xf32>, tensor<8192x16384xf32>) outs(%1005 : tensor<4096x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x16384xf32> loc(#loc915)
    %1007 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384x4096xf32> loc(#loc916)
    %1008 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%1006 : tensor<4096x16384xf32>) outs(%1007 : tensor<16384x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16384x4096xf32> loc(#loc916)
    %1009 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc917)
    %1010 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1009 : tensor<8192x16384xf32>) -> tensor<8192x16384xf32> loc(#loc917)
    %1011 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_247, %arg1 : tensor<8192x4096xf32>, tensor<16384x4096xf32>) outs(%1010 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<8192x16384xf32> loc(#loc917)
    %1012 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x16384xf32> loc(#loc918)
    %1013 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%1011, %arg58, %arg59, %arg57, %arg56, %arg55 : tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>, tensor<8192x16384xf32>) outs(%1012 : tensor<8192x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %in_286: f32, %out: f32):
      %1147 = arith.mulf %in_283, %in : f32
      %1148 = arith.mulf %1147, %cst_2 : f32
      %1149 = arith.mulf %1148, %in_284 : f32
      %1150 = arith.mulf %1149, %in_285 : f32
      %1151 = arith.addf %1149, %1150 : f32
      %1152 = arith.mulf %1151, %cst_1 : f32
      %1153 = arith.mulf %1152, %cst_0 : f32
      %1154 = arith.mulf %1153, %in_286 : f32
      %1155 = arith.mulf %in, %in_282 : f32
      %1156 = arith.addf %1155, %1152 : f32
      %1157 = arith.addf %1156, %1154 : f32
      linalg.yield %1157 : f32
    } -> tensor<8192x16384xf32> loc(#loc918)
    %1014 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384xf32> loc(#loc919)
    %expanded_250 = tensor.expand_shape %1014 [[0, 1]] output_shape [1, 16384] {ao.layer = 0 : i64} : tensor<16384xf32> into tensor<1x16384xf32> loc(#loc919)
    %1015 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_250 : tensor<1x16384xf32>) -> tensor<1x16384xf32> loc(#loc919)
    %expanded_251 = tensor.expand_shape %1013 [[0], [1, 2]] output_shape [8192, 1, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xf32> into tensor<8192x1x16384xf32> loc(#loc919)
    %1016 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_251 : tensor<8192x1x16384xf32>) outs(%1015 : tensor<1x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x16384xf32> loc(#loc919)
    %1017 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384xf32> loc(#loc920)
    %1018 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1017 : tensor<16384xf32>) -> tensor<16384xf32> loc(#loc920)
    %1019 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%1016 : tensor<1x16384xf32>) outs(%1018 : tensor<16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<16384xf32> loc(#loc920)
    %1020 = tensor.empty() {ao.layer = 0 : i64} : tensor<16384x4096xf32> loc(#loc921)
    %1021 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1020 : tensor<16384x4096xf32>) -> tensor<16384x4096xf32> loc(#loc921)
    %1022 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1013, %arg54 : tensor<8192x16384xf32>, tensor<8192x4096xf32>) outs(%1021 : tensor<16384x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16384x4096xf32> loc(#loc921)
    %1023 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x16384xf32> loc(#loc922)
    %1024 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%1022 : tensor<16384x4096xf32>) outs(%1023 : tensor<4096x16384xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x16384xf32> loc(#loc922)
    %1025 = tensor.empty() {ao.layer = 0 : i64} : tensor<8192x4096xf32> loc(#loc923)
    %expanded_252 = tensor.expand_shape %1025 [[0, 1], [2]] output_shape [16, 512, 4096] {ao.layer = 0 : i64} : tensor<8192x4096xf32> into tensor<16x512x4096xf32> loc(#loc923)
    %1026 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_252 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc923)
    %expanded_253 = tensor.expand_shape %1013 [[0, 1], [2]] output_shape [16, 512, 16384] {ao.layer = 0 : i64} : tensor<8192x16384xf32> into tensor<16x512x16384xf32> loc(#loc923)
    %1027 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_253, %arg4 : tensor<16x512x16384xf32>, tensor<4096x16384xf32>) outs(%1026 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc923)
    %1028 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc924)
    %expanded_254 = tensor.expand_shape %1028 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc924)
    %1029 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_254 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc924)
    %expanded_255 = tensor.expand_shape %1027 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc924)
    %1030 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_255 : tensor<16x512x1x1x4096xf32>) outs(%1029 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc924)
    %1031 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc925)
    %1032 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1031 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc925)
    %1033 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1030 : tensor<1x1x4096xf32>) outs(%1032 : tensor<4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc925)
    %1034 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc926)
    %expanded_256 = tensor.expand_shape %1034 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc926)
    %1035 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_256 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc926)
    %expanded_257 = tensor.expand_shape %arg53 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc926)
    %expanded_258 = tensor.expand_shape %1027 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc926)
    %1036 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_257, %expanded_258 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%1035 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc926)
    %1037 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc927)
    %1038 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1027, %arg52 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%1037 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc927)
    %1039 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc928)
    %1040 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1039 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc928)
    %1041 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1036 : tensor<1x1x4096xf32>) outs(%1040 : tensor<4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc928)
    %1042 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc929)
    %expanded_259 = tensor.expand_shape %1042 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc929)
    %1043 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_259 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc929)
    %expanded_260 = tensor.expand_shape %arg49 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc929)
    %expanded_261 = tensor.expand_shape %1038 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc929)
    %1044 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_260, %expanded_261 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%1043 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc929)
    %1045 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc930)
    %1046 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1045 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc930)
    %1047 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1044, %arg50 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%1046 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc930)
    %1048 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc931)
    %1049 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1038, %arg51, %arg49, %1047 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%1048 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc931)
    %1050 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc932)
    %expanded_262 = tensor.expand_shape %1050 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc932)
    %1051 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_262 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc932)
    %expanded_263 = tensor.expand_shape %1049 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc932)
    %1052 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_263 : tensor<16x512x1x4096xf32>) outs(%1051 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc932)
    %1053 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc933)
    %1054 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1053 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc933)
    %1055 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1052 : tensor<16x512x1xf32>) outs(%1054 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc933)
    %1056 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc934)
    %1057 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%997, %1049, %1055 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%1056 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc934)
    %1058 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x4096xf32> loc(#loc935)
    %1059 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1058 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc(#loc935)
    %1060 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1057, %arg48 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>) outs(%1059 : tensor<4096x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<4096x4096xf32> loc(#loc935)
    %1061 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x4096xf32> loc(#loc936)
    %1062 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%1060 : tensor<4096x4096xf32>) outs(%1061 : tensor<4096x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32> loc(#loc936)
    %1063 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc937)
    %expanded_264 = tensor.expand_shape %1063 [[0], [1], [2, 3]] output_shape [16, 512, 8, 512] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x8x512xf32> loc(#loc937)
    %1064 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_264 : tensor<16x512x8x512xf32>) -> tensor<16x512x8x512xf32> loc(#loc937)
    %expanded_265 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [8, 512, 4096] {ao.layer = 0 : i64} : tensor<4096x4096xf32> into tensor<8x512x4096xf32> loc(#loc937)
    %1065 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1057, %expanded_265 : tensor<16x512x4096xf32>, tensor<8x512x4096xf32>) outs(%1064 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x8x512xf32> loc(#loc937)
    %1066 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc938)
    %1067 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1065 : tensor<16x512x8x512xf32>) outs(%1066 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x512x512xf32> loc(#loc938)
    %1068 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc939)
    %1069 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1068 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc939)
    %1070 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1067, %arg47 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%1069 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc939)
    %1071 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc940)
    %1072 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1071 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc940)
    %1073 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1067, %arg46 : tensor<16x8x512x512xf32>, tensor<16x8x512x512xf32>) outs(%1072 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc940)
    %1074 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> loc(#loc941)
    %1075 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1073 : tensor<16x8x512x512xf32>) outs(%1074 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc941)
    %1076 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc942)
    %1077 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1076 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc942)
    %1078 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1070, %arg45, %arg43 : tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512x512xf32>) outs(%1077 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.mulf %1147, %in_283 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x8x512xf32> loc(#loc942)
    %expanded_266 = tensor.expand_shape %1078 [[0], [1], [2, 3]] output_shape [16, 8, 512, 1] {ao.layer = 0 : i64} : tensor<16x8x512xf32> into tensor<16x8x512x1xf32> loc(#loc943)
    %1079 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512xf32> loc(#loc944)
    %1080 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1079 : tensor<16x8x512xf32>) -> tensor<16x8x512xf32> loc(#loc944)
    %1081 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_266 : tensor<16x8x512x1xf32>) outs(%1080 : tensor<16x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512xf32> loc(#loc944)
    %1082 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc945)
    %1083 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %1070, %arg44, %1081, %arg43 : tensor<16x8x512x512xi1>, tensor<16x8x512x512xf32>, tensor<16x8x512x1xf32>, tensor<16x8x512xf32>, tensor<16x8x512x512xf32>) outs(%1082 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_282: f32, %in_283: f32, %in_284: f32, %in_285: f32, %out: f32):
      %1147 = arith.divf %in_282, %in_283 : f32
      %1148 = arith.addf %1147, %in_284 : f32
      %1149 = arith.mulf %1148, %in_285 : f32
      %1150 = arith.select %in, %1149, %cst_4 : f32
      %1151 = arith.mulf %1150, %cst : f32
      linalg.yield %1151 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc945)
    %1084 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc946)
    %1085 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1084 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc946)
    %1086 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1083, %arg41 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%1085 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc946)
    %1087 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> loc(#loc947)
    %1088 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1086 : tensor<16x8x512x512xf32>) outs(%1087 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc947)
    %1089 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x8x512x512xf32> loc(#loc948)
    %1090 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1089 : tensor<16x8x512x512xf32>) -> tensor<16x8x512x512xf32> loc(#loc948)
    %1091 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1083, %arg40 : tensor<16x8x512x512xf32>, tensor<16x512x8x512xf32>) outs(%1090 : tensor<16x8x512x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x8x512x512xf32> loc(#loc948)
    %1092 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> loc(#loc949)
    %1093 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1091 : tensor<16x8x512x512xf32>) outs(%1092 : tensor<16x512x8x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x512x8x512xf32> loc(#loc949)
    %collapsed_267 = tensor.collapse_shape %1075 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc950)
    %collapsed_268 = tensor.collapse_shape %1088 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc951)
    %collapsed_269 = tensor.collapse_shape %1093 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<16x512x8x512xf32> into tensor<16x512x4096xf32> loc(#loc952)
    %1094 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x12288xf32> loc(#loc953)
    %1095 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%1094 : tensor<16x512x12288xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      %1147 = linalg.index 0 : index
      %1148 = linalg.index 1 : index
      %1149 = linalg.index 2 : index
      %1150 = arith.cmpi ult, %1149, %c4096 : index
      %1151 = scf.if %1150 -> (f32) {
        %extracted = tensor.extract %collapsed_269[%1147, %1148, %1149] : tensor<16x512x4096xf32>
        scf.yield %extracted : f32
      } else {
        %1152 = arith.cmpi ult, %1149, %c8192 : index
        %1153 = scf.if %1152 -> (f32) {
          %1154 = arith.subi %1149, %c4096 : index
          %extracted = tensor.extract %collapsed_268[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        } else {
          %1154 = arith.subi %1149, %c8192 : index
          %extracted = tensor.extract %collapsed_267[%1147, %1148, %1154] : tensor<16x512x4096xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1153 : f32
      }
      linalg.yield %1151 : f32
    } -> tensor<16x512x12288xf32> loc(#loc953)
    %1096 = tensor.empty() {ao.layer = 0 : i64} : tensor<12288x4096xf32> loc(#loc954)
    %1097 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1096 : tensor<12288x4096xf32>) -> tensor<12288x4096xf32> loc(#loc954)
    %1098 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1095, %arg39 : tensor<16x512x12288xf32>, tensor<16x512x4096xf32>) outs(%1097 : tensor<12288x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<12288x4096xf32> loc(#loc954)
    %1099 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096x12288xf32> loc(#loc955)
    %1100 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%1098 : tensor<12288x4096xf32>) outs(%1099 : tensor<4096x12288xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x12288xf32> loc(#loc955)
    %1101 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc956)
    %1102 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1101 : tensor<16x512x4096xf32>) -> tensor<16x512x4096xf32> loc(#loc956)
    %1103 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1095, %arg3 : tensor<16x512x12288xf32>, tensor<4096x12288xf32>) outs(%1102 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc956)
    %1104 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc957)
    %expanded_270 = tensor.expand_shape %1104 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc957)
    %1105 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_270 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc957)
    %expanded_271 = tensor.expand_shape %1103 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc957)
    %1106 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_271 : tensor<16x512x1x1x4096xf32>) outs(%1105 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x1x4096xf32> loc(#loc957)
    %1107 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc958)
    %1108 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1107 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc958)
    %1109 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1106 : tensor<1x1x4096xf32>) outs(%1108 : tensor<4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc958)
    %1110 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc959)
    %expanded_272 = tensor.expand_shape %1110 [[0, 1, 2]] output_shape [1, 1, 4096] {ao.layer = 0 : i64} : tensor<4096xf32> into tensor<1x1x4096xf32> loc(#loc959)
    %1111 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_272 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32> loc(#loc959)
    %expanded_273 = tensor.expand_shape %arg38 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc959)
    %expanded_274 = tensor.expand_shape %1103 [[0], [1], [2, 3, 4]] output_shape [16, 512, 1, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x1x4096xf32> loc(#loc959)
    %1112 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_273, %expanded_274 : tensor<16x512x1x1x4096xf32>, tensor<16x512x1x1x4096xf32>) outs(%1111 : tensor<1x1x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1x1x4096xf32> loc(#loc959)
    %1113 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc960)
    %1114 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1103, %arg37 : tensor<16x512x4096xf32>, tensor<1x1x4096xf32>) outs(%1113 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<16x512x4096xf32> loc(#loc960)
    %1115 = tensor.empty() {ao.layer = 0 : i64} : tensor<4096xf32> loc(#loc961)
    %1116 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1115 : tensor<4096xf32>) -> tensor<4096xf32> loc(#loc961)
    %1117 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1112 : tensor<1x1x4096xf32>) outs(%1116 : tensor<4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<4096xf32> loc(#loc961)
    %1118 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc962)
    %expanded_275 = tensor.expand_shape %1118 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc962)
    %1119 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_275 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc962)
    %expanded_276 = tensor.expand_shape %arg34 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc962)
    %expanded_277 = tensor.expand_shape %1114 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc962)
    %1120 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_276, %expanded_277 : tensor<16x512x1x4096xf32>, tensor<16x512x1x4096xf32>) outs(%1119 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc962)
    %1121 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc963)
    %1122 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1121 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc963)
    %1123 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1120, %arg35 : tensor<16x512x1xf32>, tensor<16x512x1xf32>) outs(%1122 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.divf %1147, %cst_3 : f32
      %1149 = arith.addf %out, %1148 : f32
      linalg.yield %1149 : f32
    } -> tensor<16x512xf32> loc(#loc963)
    %1124 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc964)
    %1125 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1114, %arg36, %arg34, %1123 : tensor<16x512x4096xf32>, tensor<16x512x1xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%1124 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %in_284: f32, %out: f32):
      %1147 = arith.mulf %in_284, %in_283 : f32
      %1148 = arith.mulf %in_283, %in_284 : f32
      %1149 = arith.mulf %in, %in_282 : f32
      %1150 = arith.addf %1149, %1148 : f32
      %1151 = arith.addf %1150, %1147 : f32
      linalg.yield %1151 : f32
    } -> tensor<16x512x4096xf32> loc(#loc964)
    %1126 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc965)
    %expanded_278 = tensor.expand_shape %1126 [[0], [1, 2]] output_shape [16, 512, 1] {ao.layer = 0 : i64} : tensor<16x512xf32> into tensor<16x512x1xf32> loc(#loc965)
    %1127 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%expanded_278 : tensor<16x512x1xf32>) -> tensor<16x512x1xf32> loc(#loc965)
    %expanded_279 = tensor.expand_shape %1125 [[0], [1, 2], [3]] output_shape [16, 512, 1, 4096] {ao.layer = 0 : i64} : tensor<16x512x4096xf32> into tensor<16x512x1x4096xf32> loc(#loc965)
    %1128 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_279 : tensor<16x512x1x4096xf32>) outs(%1127 : tensor<16x512x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.negf %in : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x1xf32> loc(#loc965)
    %1129 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512xf32> loc(#loc966)
    %1130 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%1129 : tensor<16x512xf32>) -> tensor<16x512xf32> loc(#loc966)
    %1131 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1128 : tensor<16x512x1xf32>) outs(%1130 : tensor<16x512xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.divf %in, %cst_3 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512xf32> loc(#loc966)
    %1132 = tensor.empty() {ao.layer = 0 : i64} : tensor<16x512x4096xf32> loc(#loc967)
    %1133 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1057, %1125, %1131 : tensor<16x512x4096xf32>, tensor<16x512x4096xf32>, tensor<16x512xf32>) outs(%1132 : tensor<16x512x4096xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_282: f32, %in_283: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      %1148 = arith.addf %1147, %in_283 : f32
      linalg.yield %1148 : f32
    } -> tensor<16x512x4096xf32> loc(#loc967)
    %1134 = tensor.empty() : tensor<512x4096xf32> loc(#loc968)
    %expanded_280 = tensor.expand_shape %1134 [[0, 1], [2]] output_shape [1, 512, 4096] : tensor<512x4096xf32> into tensor<1x512x4096xf32> loc(#loc968)
    %1135 = linalg.fill ins(%cst_4 : f32) outs(%expanded_280 : tensor<1x512x4096xf32>) -> tensor<1x512x4096xf32> loc(#loc968)
    %expanded_281 = tensor.expand_shape %1133 [[0], [1, 2], [3]] output_shape [16, 1, 512, 4096] : tensor<16x512x4096xf32> into tensor<16x1x512x4096xf32> loc(#loc968)
    %1136 = linalg.generic {indexing_maps = [#map44, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_281 : tensor<16x1x512x4096xf32>) outs(%1135 : tensor<1x512x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<1x512x4096xf32> loc(#loc968)
    %1137 = tensor.empty() : tensor<512x4096xf32> loc(#loc969)
    %1138 = linalg.fill ins(%cst_4 : f32) outs(%1137 : tensor<512x4096xf32>) -> tensor<512x4096xf32> loc(#loc969)
    %1139 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1136 : tensor<1x512x4096xf32>) outs(%1138 : tensor<512x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1147 = arith.addf %out, %in : f32
      linalg.yield %1147 : f32
    } -> tensor<512x4096xf32> loc(#loc969)
    %1140 = tensor.empty() : tensor<16x512x1024xf32> loc(#loc970)
    %1141 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg33 : tensor<16x512xi32>) outs(%1140 : tensor<16x512x1024xf32>) {
    ^bb0(%in: i32, %out: f32):
      %1147 = linalg.index 2 : index
      %1148 = arith.index_cast %1147 : index to i32
      %1149 = arith.cmpi eq, %in, %1148 : i32
      %1150 = arith.uitofp %1149 : i1 to f32
      linalg.yield %1150 : f32
    } -> tensor<16x512x1024xf32> loc(#loc970)
    %1142 = tensor.empty() : tensor<1024x4096xf32> loc(#loc971)
    %1143 = linalg.fill ins(%cst_4 : f32) outs(%1142 : tensor<1024x4096xf32>) -> tensor<1024x4096xf32> loc(#loc971)
    %1144 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1141, %1133 : tensor<16x512x1024xf32>, tensor<16x512x4096xf32>) outs(%1143 : tensor<1024x4096xf32>) {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.mulf %in, %in_282 : f32
      %1148 = arith.addf %out, %1147 : f32
      linalg.yield %1148 : f32
    } -> tensor<1024x4096xf32> loc(#loc971)
    %1145 = tensor.empty() : tensor<1024x4096xf32> loc(#loc972)
    %1146 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%12, %1144 : tensor<1024x4096xf32>, tensor<1024x4096xf32>) outs(%1145 : tensor<1024x4096xf32>) {
    ^bb0(%in: f32, %in_282: f32, %out: f32):
      %1147 = arith.addf %in, %in_282 : f32
      linalg.yield %1147 : f32
    } -> tensor<1024x4096xf32> loc(#loc972)
    return %1146, %1008, %1003, %1109, %1117, %1033, %1041, %1062, %1100, %1024, %1019, %872, %867, %973, %981, %897, %905, %926, %964, %888, %883, %736, %731, %837, %845, %761, %769, %790, %828, %752, %747, %600, %595, %701, %709, %625, %633, %654, %692, %616, %611, %464, %459, %565, %573, %489, %497, %518, %556, %480, %475, %328, %323, %429, %437, %353, %361, %382, %420, %344, %339, %192, %187, %293, %301, %217, %225, %246, %284, %208, %203, %56, %51, %157, %165, %81, %89, %110, %148, %72, %67, %21, %29, %1139 : tensor<1024x4096xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<16384x4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096x4096xf32>, tensor<4096x12288xf32>, tensor<4096x16384xf32>, tensor<16384xf32>, tensor<4096xf32>, tensor<4096xf32>, tensor<512x4096xf32>
  } loc(#loc501)
}
#loc1 = loc("fwd")
#loc88 = loc("embedding/broadcast_in_dim")
#loc89 = loc("embedding/add.1")
#loc90 = loc("layer0/attention/reduce_sum")
#loc92 = loc("layer0/attention/reduce_sum.1")
#loc93 = loc("layer0/attention/add")
#loc99 = loc("layer0/attention/dot_general")
#loc100 = loc("layer0/attention/split")
#loc101 = loc("layer0/attention/split.1")
#loc102 = loc("layer0/attention/split.2")
#loc106 = loc("layer0/attention/dot_general.1")
#loc108 = loc("layer0/attention/_where/select_n")
#loc109 = loc("layer0/attention/reduce_max")
#loc111 = loc("layer0/attention/reduce_sum.2")
#loc115 = loc("layer0/attention/dot_general.2")
#loc116 = loc("layer0/attention/transpose")
#loc118 = loc("layer0/attention/dot_general.3")
#loc119 = loc("layer0/attention/add.3")
#loc120 = loc("layer0/mlp/reduce_sum")
#loc122 = loc("layer0/mlp/reduce_sum.1")
#loc123 = loc("layer0/mlp/add")
#loc128 = loc("layer0/mlp/add.2")
#loc130 = loc("layer0/mlp/dot_general")
#loc132 = loc("layer0/mlp/integer_pow")
#loc138 = loc("layer0/mlp/dot_general.1")
#loc139 = loc("layer0/mlp/add.9")
#loc140 = loc("layer1/attention/reduce_sum")
#loc142 = loc("layer1/attention/reduce_sum.1")
#loc143 = loc("layer1/attention/add")
#loc149 = loc("layer1/attention/dot_general")
#loc150 = loc("layer1/attention/split")
#loc151 = loc("layer1/attention/split.1")
#loc152 = loc("layer1/attention/split.2")
#loc156 = loc("layer1/attention/dot_general.1")
#loc157 = loc("layer1/attention/_where/select_n")
#loc158 = loc("layer1/attention/reduce_max")
#loc160 = loc("layer1/attention/reduce_sum.2")
#loc164 = loc("layer1/attention/dot_general.2")
#loc165 = loc("layer1/attention/transpose")
#loc167 = loc("layer1/attention/dot_general.3")
#loc168 = loc("layer1/attention/add.3")
#loc169 = loc("layer1/mlp/reduce_sum")
#loc171 = loc("layer1/mlp/reduce_sum.1")
#loc172 = loc("layer1/mlp/add")
#loc177 = loc("layer1/mlp/add.2")
#loc179 = loc("layer1/mlp/dot_general")
#loc181 = loc("layer1/mlp/integer_pow")
#loc187 = loc("layer1/mlp/dot_general.1")
#loc188 = loc("layer1/mlp/add.9")
#loc189 = loc("layer2/attention/reduce_sum")
#loc191 = loc("layer2/attention/reduce_sum.1")
#loc192 = loc("layer2/attention/add")
#loc198 = loc("layer2/attention/dot_general")
#loc199 = loc("layer2/attention/split")
#loc200 = loc("layer2/attention/split.1")
#loc201 = loc("layer2/attention/split.2")
#loc205 = loc("layer2/attention/dot_general.1")
#loc206 = loc("layer2/attention/_where/select_n")
#loc207 = loc("layer2/attention/reduce_max")
#loc209 = loc("layer2/attention/reduce_sum.2")
#loc213 = loc("layer2/attention/dot_general.2")
#loc214 = loc("layer2/attention/transpose")
#loc216 = loc("layer2/attention/dot_general.3")
#loc217 = loc("layer2/attention/add.3")
#loc218 = loc("layer2/mlp/reduce_sum")
#loc220 = loc("layer2/mlp/reduce_sum.1")
#loc221 = loc("layer2/mlp/add")
#loc226 = loc("layer2/mlp/add.2")
#loc228 = loc("layer2/mlp/dot_general")
#loc230 = loc("layer2/mlp/integer_pow")
#loc236 = loc("layer2/mlp/dot_general.1")
#loc237 = loc("layer2/mlp/add.9")
#loc238 = loc("layer3/attention/reduce_sum")
#loc240 = loc("layer3/attention/reduce_sum.1")
#loc241 = loc("layer3/attention/add")
#loc247 = loc("layer3/attention/dot_general")
#loc248 = loc("layer3/attention/split")
#loc249 = loc("layer3/attention/split.1")
#loc250 = loc("layer3/attention/split.2")
#loc254 = loc("layer3/attention/dot_general.1")
#loc255 = loc("layer3/attention/_where/select_n")
#loc256 = loc("layer3/attention/reduce_max")
#loc258 = loc("layer3/attention/reduce_sum.2")
#loc262 = loc("layer3/attention/dot_general.2")
#loc263 = loc("layer3/attention/transpose")
#loc265 = loc("layer3/attention/dot_general.3")
#loc266 = loc("layer3/attention/add.3")
#loc267 = loc("layer3/mlp/reduce_sum")
#loc269 = loc("layer3/mlp/reduce_sum.1")
#loc270 = loc("layer3/mlp/add")
#loc275 = loc("layer3/mlp/add.2")
#loc277 = loc("layer3/mlp/dot_general")
#loc279 = loc("layer3/mlp/integer_pow")
#loc285 = loc("layer3/mlp/dot_general.1")
#loc286 = loc("layer3/mlp/add.9")
#loc287 = loc("layer4/attention/reduce_sum")
#loc289 = loc("layer4/attention/reduce_sum.1")
#loc290 = loc("layer4/attention/add")
#loc296 = loc("layer4/attention/dot_general")
#loc297 = loc("layer4/attention/split")
#loc298 = loc("layer4/attention/split.1")
#loc299 = loc("layer4/attention/split.2")
#loc303 = loc("layer4/attention/dot_general.1")
#loc304 = loc("layer4/attention/_where/select_n")
#loc305 = loc("layer4/attention/reduce_max")
#loc307 = loc("layer4/attention/reduce_sum.2")
#loc311 = loc("layer4/attention/dot_general.2")
#loc312 = loc("layer4/attention/transpose")
#loc314 = loc("layer4/attention/dot_general.3")
#loc315 = loc("layer4/attention/add.3")
#loc316 = loc("layer4/mlp/reduce_sum")
#loc318 = loc("layer4/mlp/reduce_sum.1")
#loc319 = loc("layer4/mlp/add")
#loc324 = loc("layer4/mlp/add.2")
#loc326 = loc("layer4/mlp/dot_general")
#loc328 = loc("layer4/mlp/integer_pow")
#loc334 = loc("layer4/mlp/dot_general.1")
#loc335 = loc("layer4/mlp/add.9")
#loc336 = loc("layer5/attention/reduce_sum")
#loc338 = loc("layer5/attention/reduce_sum.1")
#loc339 = loc("layer5/attention/add")
#loc345 = loc("layer5/attention/dot_general")
#loc346 = loc("layer5/attention/split")
#loc347 = loc("layer5/attention/split.1")
#loc348 = loc("layer5/attention/split.2")
#loc352 = loc("layer5/attention/dot_general.1")
#loc353 = loc("layer5/attention/_where/select_n")
#loc354 = loc("layer5/attention/reduce_max")
#loc356 = loc("layer5/attention/reduce_sum.2")
#loc360 = loc("layer5/attention/dot_general.2")
#loc361 = loc("layer5/attention/transpose")
#loc363 = loc("layer5/attention/dot_general.3")
#loc364 = loc("layer5/attention/add.3")
#loc365 = loc("layer5/mlp/reduce_sum")
#loc367 = loc("layer5/mlp/reduce_sum.1")
#loc368 = loc("layer5/mlp/add")
#loc373 = loc("layer5/mlp/add.2")
#loc375 = loc("layer5/mlp/dot_general")
#loc377 = loc("layer5/mlp/integer_pow")
#loc383 = loc("layer5/mlp/dot_general.1")
#loc384 = loc("layer5/mlp/add.9")
#loc385 = loc("layer6/attention/reduce_sum")
#loc387 = loc("layer6/attention/reduce_sum.1")
#loc388 = loc("layer6/attention/add")
#loc394 = loc("layer6/attention/dot_general")
#loc395 = loc("layer6/attention/split")
#loc396 = loc("layer6/attention/split.1")
#loc397 = loc("layer6/attention/split.2")
#loc401 = loc("layer6/attention/dot_general.1")
#loc402 = loc("layer6/attention/_where/select_n")
#loc403 = loc("layer6/attention/reduce_max")
#loc405 = loc("layer6/attention/reduce_sum.2")
#loc409 = loc("layer6/attention/dot_general.2")
#loc410 = loc("layer6/attention/transpose")
#loc412 = loc("layer6/attention/dot_general.3")
#loc413 = loc("layer6/attention/add.3")
#loc414 = loc("layer6/mlp/reduce_sum")
#loc416 = loc("layer6/mlp/reduce_sum.1")
#loc417 = loc("layer6/mlp/add")
#loc422 = loc("layer6/mlp/add.2")
#loc424 = loc("layer6/mlp/dot_general")
#loc426 = loc("layer6/mlp/integer_pow")
#loc432 = loc("layer6/mlp/dot_general.1")
#loc433 = loc("layer6/mlp/add.9")
#loc434 = loc("layer7/attention/reduce_sum")
#loc436 = loc("layer7/attention/reduce_sum.1")
#loc437 = loc("layer7/attention/add")
#loc443 = loc("layer7/attention/dot_general")
#loc444 = loc("layer7/attention/split")
#loc445 = loc("layer7/attention/split.1")
#loc446 = loc("layer7/attention/split.2")
#loc450 = loc("layer7/attention/dot_general.1")
#loc451 = loc("layer7/attention/_where/select_n")
#loc452 = loc("layer7/attention/reduce_max")
#loc454 = loc("layer7/attention/reduce_sum.2")
#loc458 = loc("layer7/attention/dot_general.2")
#loc459 = loc("layer7/attention/transpose")
#loc461 = loc("layer7/attention/dot_general.3")
#loc462 = loc("layer7/attention/add.3")
#loc463 = loc("layer7/mlp/reduce_sum")
#loc465 = loc("layer7/mlp/reduce_sum.1")
#loc466 = loc("layer7/mlp/add")
#loc471 = loc("layer7/mlp/add.2")
#loc473 = loc("layer7/mlp/dot_general")
#loc475 = loc("layer7/mlp/integer_pow")
#loc481 = loc("layer7/mlp/dot_general.1")
#loc482 = loc("layer7/mlp/add.9")
#loc483 = loc("head/reduce_sum")
#loc485 = loc("head/reduce_sum.1")
#loc486 = loc("head/add")
#loc492 = loc("head/dot_general")
#loc493 = loc("head/log_softmax/reduce_max")
#loc494 = loc("head/log_softmax/sub.1")
#loc496 = loc("head/log_softmax/reduce_sum")
#loc499 = loc("head/reduce_sum.2")
#loc500 = loc("head/div.3")
#loc501 = loc("bwd")
#loc503 = loc("bwd/head/_where/select_n")
#loc504 = loc("bwd/head/log_softmax/reduce_sum")
#loc505 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc506 = loc("bwd/head/log_softmax/add_any")
#loc507 = loc("bwd/head/dot_general")
#loc508 = loc("bwd/head/dot_general.1")
#loc509 = loc("bwd/head/reduce_sum")
#loc510 = loc("bwd/head/reduce_sum.1")
#loc511 = loc("bwd/head/reduce_sum.2")
#loc512 = loc("bwd/head/mul.2")
#loc513 = loc("bwd/head/reduce_sum.3")
#loc514 = loc("bwd/head/reduce_sum.4")
#loc515 = loc("bwd/head/reduce_sum.5")
#loc516 = loc("bwd/head/add_any.1")
#loc517 = loc("bwd/head/reduce_sum.6")
#loc518 = loc("bwd/head/reduce_sum.7")
#loc519 = loc("bwd/head/add_any.2")
#loc520 = loc("bwd/layer7/mlp/reshape")
#loc521 = loc("bwd/layer7/mlp/reduce_sum")
#loc522 = loc("bwd/layer7/mlp/reduce_sum.1")
#loc523 = loc("bwd/layer7/mlp/dot_general")
#loc524 = loc("bwd/layer7/mlp/transpose")
#loc525 = loc("bwd/layer7/mlp/dot_general.1")
#loc526 = loc("bwd/layer7/mlp/add_any.2")
#loc527 = loc("bwd/layer7/mlp/reduce_sum.2")
#loc528 = loc("bwd/layer7/mlp/reduce_sum.3")
#loc529 = loc("bwd/layer7/mlp/dot_general.2")
#loc530 = loc("bwd/layer7/mlp/transpose.1")
#loc531 = loc("bwd/layer7/mlp/dot_general.3")
#loc532 = loc("bwd/layer7/mlp/reduce_sum.4")
#loc533 = loc("bwd/layer7/mlp/reduce_sum.5")
#loc534 = loc("bwd/layer7/mlp/reduce_sum.6")
#loc535 = loc("bwd/layer7/mlp/mul.10")
#loc536 = loc("bwd/layer7/mlp/reduce_sum.7")
#loc537 = loc("bwd/layer7/mlp/reduce_sum.8")
#loc538 = loc("bwd/layer7/mlp/reduce_sum.9")
#loc539 = loc("bwd/layer7/mlp/add_any.4")
#loc540 = loc("bwd/layer7/mlp/reduce_sum.10")
#loc541 = loc("bwd/layer7/mlp/reduce_sum.11")
#loc542 = loc("bwd/layer7/mlp/add_any.6")
#loc543 = loc("bwd/layer7/attention/dot_general")
#loc544 = loc("bwd/layer7/attention/transpose")
#loc545 = loc("bwd/layer7/attention/dot_general.1")
#loc546 = loc("bwd/layer7/attention/transpose.1")
#loc547 = loc("bwd/layer7/attention/dot_general.2")
#loc548 = loc("bwd/layer7/attention/dot_general.3")
#loc549 = loc("bwd/layer7/attention/transpose.2")
#loc550 = loc("bwd/layer7/attention/reduce_sum")
#loc551 = loc("bwd/layer7/attention/reshape.1")
#loc552 = loc("bwd/layer7/attention/reduce_sum.1")
#loc553 = loc("bwd/layer7/attention/mul.4")
#loc554 = loc("bwd/layer7/attention/dot_general.4")
#loc555 = loc("bwd/layer7/attention/transpose.3")
#loc556 = loc("bwd/layer7/attention/dot_general.5")
#loc557 = loc("bwd/layer7/attention/transpose.4")
#loc558 = loc("bwd/layer7/attention/reshape.2")
#loc559 = loc("bwd/layer7/attention/reshape.3")
#loc560 = loc("bwd/layer7/attention/reshape.4")
#loc561 = loc("bwd/layer7/attention/concatenate")
#loc562 = loc("bwd/layer7/attention/dot_general.6")
#loc563 = loc("bwd/layer7/attention/transpose.5")
#loc564 = loc("bwd/layer7/attention/dot_general.7")
#loc565 = loc("bwd/layer7/attention/reduce_sum.2")
#loc566 = loc("bwd/layer7/attention/reduce_sum.3")
#loc567 = loc("bwd/layer7/attention/reduce_sum.4")
#loc568 = loc("bwd/layer7/attention/mul.7")
#loc569 = loc("bwd/layer7/attention/reduce_sum.5")
#loc570 = loc("bwd/layer7/attention/reduce_sum.6")
#loc571 = loc("bwd/layer7/attention/reduce_sum.7")
#loc572 = loc("bwd/layer7/attention/add_any.2")
#loc573 = loc("bwd/layer7/attention/reduce_sum.8")
#loc574 = loc("bwd/layer7/attention/reduce_sum.9")
#loc575 = loc("bwd/layer7/attention/add_any.4")
#loc576 = loc("bwd/layer6/mlp/reshape")
#loc577 = loc("bwd/layer6/mlp/reduce_sum")
#loc578 = loc("bwd/layer6/mlp/reduce_sum.1")
#loc579 = loc("bwd/layer6/mlp/dot_general")
#loc580 = loc("bwd/layer6/mlp/transpose")
#loc581 = loc("bwd/layer6/mlp/dot_general.1")
#loc582 = loc("bwd/layer6/mlp/add_any.2")
#loc583 = loc("bwd/layer6/mlp/reduce_sum.2")
#loc584 = loc("bwd/layer6/mlp/reduce_sum.3")
#loc585 = loc("bwd/layer6/mlp/dot_general.2")
#loc586 = loc("bwd/layer6/mlp/transpose.1")
#loc587 = loc("bwd/layer6/mlp/dot_general.3")
#loc588 = loc("bwd/layer6/mlp/reduce_sum.4")
#loc589 = loc("bwd/layer6/mlp/reduce_sum.5")
#loc590 = loc("bwd/layer6/mlp/reduce_sum.6")
#loc591 = loc("bwd/layer6/mlp/mul.10")
#loc592 = loc("bwd/layer6/mlp/reduce_sum.7")
#loc593 = loc("bwd/layer6/mlp/reduce_sum.8")
#loc594 = loc("bwd/layer6/mlp/reduce_sum.9")
#loc595 = loc("bwd/layer6/mlp/add_any.4")
#loc596 = loc("bwd/layer6/mlp/reduce_sum.10")
#loc597 = loc("bwd/layer6/mlp/reduce_sum.11")
#loc598 = loc("bwd/layer6/mlp/add_any.6")
#loc599 = loc("bwd/layer6/attention/dot_general")
#loc600 = loc("bwd/layer6/attention/transpose")
#loc601 = loc("bwd/layer6/attention/dot_general.1")
#loc602 = loc("bwd/layer6/attention/transpose.1")
#loc603 = loc("bwd/layer6/attention/dot_general.2")
#loc604 = loc("bwd/layer6/attention/dot_general.3")
#loc605 = loc("bwd/layer6/attention/transpose.2")
#loc606 = loc("bwd/layer6/attention/reduce_sum")
#loc607 = loc("bwd/layer6/attention/reshape.1")
#loc608 = loc("bwd/layer6/attention/reduce_sum.1")
#loc609 = loc("bwd/layer6/attention/mul.4")
#loc610 = loc("bwd/layer6/attention/dot_general.4")
#loc611 = loc("bwd/layer6/attention/transpose.3")
#loc612 = loc("bwd/layer6/attention/dot_general.5")
#loc613 = loc("bwd/layer6/attention/transpose.4")
#loc614 = loc("bwd/layer6/attention/reshape.2")
#loc615 = loc("bwd/layer6/attention/reshape.3")
#loc616 = loc("bwd/layer6/attention/reshape.4")
#loc617 = loc("bwd/layer6/attention/concatenate")
#loc618 = loc("bwd/layer6/attention/dot_general.6")
#loc619 = loc("bwd/layer6/attention/transpose.5")
#loc620 = loc("bwd/layer6/attention/dot_general.7")
#loc621 = loc("bwd/layer6/attention/reduce_sum.2")
#loc622 = loc("bwd/layer6/attention/reduce_sum.3")
#loc623 = loc("bwd/layer6/attention/reduce_sum.4")
#loc624 = loc("bwd/layer6/attention/mul.7")
#loc625 = loc("bwd/layer6/attention/reduce_sum.5")
#loc626 = loc("bwd/layer6/attention/reduce_sum.6")
#loc627 = loc("bwd/layer6/attention/reduce_sum.7")
#loc628 = loc("bwd/layer6/attention/add_any.2")
#loc629 = loc("bwd/layer6/attention/reduce_sum.8")
#loc630 = loc("bwd/layer6/attention/reduce_sum.9")
#loc631 = loc("bwd/layer6/attention/add_any.4")
#loc632 = loc("bwd/layer5/mlp/reshape")
#loc633 = loc("bwd/layer5/mlp/reduce_sum")
#loc634 = loc("bwd/layer5/mlp/reduce_sum.1")
#loc635 = loc("bwd/layer5/mlp/dot_general")
#loc636 = loc("bwd/layer5/mlp/transpose")
#loc637 = loc("bwd/layer5/mlp/dot_general.1")
#loc638 = loc("bwd/layer5/mlp/add_any.2")
#loc639 = loc("bwd/layer5/mlp/reduce_sum.2")
#loc640 = loc("bwd/layer5/mlp/reduce_sum.3")
#loc641 = loc("bwd/layer5/mlp/dot_general.2")
#loc642 = loc("bwd/layer5/mlp/transpose.1")
#loc643 = loc("bwd/layer5/mlp/dot_general.3")
#loc644 = loc("bwd/layer5/mlp/reduce_sum.4")
#loc645 = loc("bwd/layer5/mlp/reduce_sum.5")
#loc646 = loc("bwd/layer5/mlp/reduce_sum.6")
#loc647 = loc("bwd/layer5/mlp/mul.10")
#loc648 = loc("bwd/layer5/mlp/reduce_sum.7")
#loc649 = loc("bwd/layer5/mlp/reduce_sum.8")
#loc650 = loc("bwd/layer5/mlp/reduce_sum.9")
#loc651 = loc("bwd/layer5/mlp/add_any.4")
#loc652 = loc("bwd/layer5/mlp/reduce_sum.10")
#loc653 = loc("bwd/layer5/mlp/reduce_sum.11")
#loc654 = loc("bwd/layer5/mlp/add_any.6")
#loc655 = loc("bwd/layer5/attention/dot_general")
#loc656 = loc("bwd/layer5/attention/transpose")
#loc657 = loc("bwd/layer5/attention/dot_general.1")
#loc658 = loc("bwd/layer5/attention/transpose.1")
#loc659 = loc("bwd/layer5/attention/dot_general.2")
#loc660 = loc("bwd/layer5/attention/dot_general.3")
#loc661 = loc("bwd/layer5/attention/transpose.2")
#loc662 = loc("bwd/layer5/attention/reduce_sum")
#loc663 = loc("bwd/layer5/attention/reshape.1")
#loc664 = loc("bwd/layer5/attention/reduce_sum.1")
#loc665 = loc("bwd/layer5/attention/mul.4")
#loc666 = loc("bwd/layer5/attention/dot_general.4")
#loc667 = loc("bwd/layer5/attention/transpose.3")
#loc668 = loc("bwd/layer5/attention/dot_general.5")
#loc669 = loc("bwd/layer5/attention/transpose.4")
#loc670 = loc("bwd/layer5/attention/reshape.2")
#loc671 = loc("bwd/layer5/attention/reshape.3")
#loc672 = loc("bwd/layer5/attention/reshape.4")
#loc673 = loc("bwd/layer5/attention/concatenate")
#loc674 = loc("bwd/layer5/attention/dot_general.6")
#loc675 = loc("bwd/layer5/attention/transpose.5")
#loc676 = loc("bwd/layer5/attention/dot_general.7")
#loc677 = loc("bwd/layer5/attention/reduce_sum.2")
#loc678 = loc("bwd/layer5/attention/reduce_sum.3")
#loc679 = loc("bwd/layer5/attention/reduce_sum.4")
#loc680 = loc("bwd/layer5/attention/mul.7")
#loc681 = loc("bwd/layer5/attention/reduce_sum.5")
#loc682 = loc("bwd/layer5/attention/reduce_sum.6")
#loc683 = loc("bwd/layer5/attention/reduce_sum.7")
#loc684 = loc("bwd/layer5/attention/add_any.2")
#loc685 = loc("bwd/layer5/attention/reduce_sum.8")
#loc686 = loc("bwd/layer5/attention/reduce_sum.9")
#loc687 = loc("bwd/layer5/attention/add_any.4")
#loc688 = loc("bwd/layer4/mlp/reshape")
#loc689 = loc("bwd/layer4/mlp/reduce_sum")
#loc690 = loc("bwd/layer4/mlp/reduce_sum.1")
#loc691 = loc("bwd/layer4/mlp/dot_general")
#loc692 = loc("bwd/layer4/mlp/transpose")
#loc693 = loc("bwd/layer4/mlp/dot_general.1")
#loc694 = loc("bwd/layer4/mlp/add_any.2")
#loc695 = loc("bwd/layer4/mlp/reduce_sum.2")
#loc696 = loc("bwd/layer4/mlp/reduce_sum.3")
#loc697 = loc("bwd/layer4/mlp/dot_general.2")
#loc698 = loc("bwd/layer4/mlp/transpose.1")
#loc699 = loc("bwd/layer4/mlp/dot_general.3")
#loc700 = loc("bwd/layer4/mlp/reduce_sum.4")
#loc701 = loc("bwd/layer4/mlp/reduce_sum.5")
#loc702 = loc("bwd/layer4/mlp/reduce_sum.6")
#loc703 = loc("bwd/layer4/mlp/mul.10")
#loc704 = loc("bwd/layer4/mlp/reduce_sum.7")
#loc705 = loc("bwd/layer4/mlp/reduce_sum.8")
#loc706 = loc("bwd/layer4/mlp/reduce_sum.9")
#loc707 = loc("bwd/layer4/mlp/add_any.4")
#loc708 = loc("bwd/layer4/mlp/reduce_sum.10")
#loc709 = loc("bwd/layer4/mlp/reduce_sum.11")
#loc710 = loc("bwd/layer4/mlp/add_any.6")
#loc711 = loc("bwd/layer4/attention/dot_general")
#loc712 = loc("bwd/layer4/attention/transpose")
#loc713 = loc("bwd/layer4/attention/dot_general.1")
#loc714 = loc("bwd/layer4/attention/transpose.1")
#loc715 = loc("bwd/layer4/attention/dot_general.2")
#loc716 = loc("bwd/layer4/attention/dot_general.3")
#loc717 = loc("bwd/layer4/attention/transpose.2")
#loc718 = loc("bwd/layer4/attention/reduce_sum")
#loc719 = loc("bwd/layer4/attention/reshape.1")
#loc720 = loc("bwd/layer4/attention/reduce_sum.1")
#loc721 = loc("bwd/layer4/attention/mul.4")
#loc722 = loc("bwd/layer4/attention/dot_general.4")
#loc723 = loc("bwd/layer4/attention/transpose.3")
#loc724 = loc("bwd/layer4/attention/dot_general.5")
#loc725 = loc("bwd/layer4/attention/transpose.4")
#loc726 = loc("bwd/layer4/attention/reshape.2")
#loc727 = loc("bwd/layer4/attention/reshape.3")
#loc728 = loc("bwd/layer4/attention/reshape.4")
#loc729 = loc("bwd/layer4/attention/concatenate")
#loc730 = loc("bwd/layer4/attention/dot_general.6")
#loc731 = loc("bwd/layer4/attention/transpose.5")
#loc732 = loc("bwd/layer4/attention/dot_general.7")
#loc733 = loc("bwd/layer4/attention/reduce_sum.2")
#loc734 = loc("bwd/layer4/attention/reduce_sum.3")
#loc735 = loc("bwd/layer4/attention/reduce_sum.4")
#loc736 = loc("bwd/layer4/attention/mul.7")
#loc737 = loc("bwd/layer4/attention/reduce_sum.5")
#loc738 = loc("bwd/layer4/attention/reduce_sum.6")
#loc739 = loc("bwd/layer4/attention/reduce_sum.7")
#loc740 = loc("bwd/layer4/attention/add_any.2")
#loc741 = loc("bwd/layer4/attention/reduce_sum.8")
#loc742 = loc("bwd/layer4/attention/reduce_sum.9")
#loc743 = loc("bwd/layer4/attention/add_any.4")
#loc744 = loc("bwd/layer3/mlp/reshape")
#loc745 = loc("bwd/layer3/mlp/reduce_sum")
#loc746 = loc("bwd/layer3/mlp/reduce_sum.1")
#loc747 = loc("bwd/layer3/mlp/dot_general")
#loc748 = loc("bwd/layer3/mlp/transpose")
#loc749 = loc("bwd/layer3/mlp/dot_general.1")
#loc750 = loc("bwd/layer3/mlp/add_any.2")
#loc751 = loc("bwd/layer3/mlp/reduce_sum.2")
#loc752 = loc("bwd/layer3/mlp/reduce_sum.3")
#loc753 = loc("bwd/layer3/mlp/dot_general.2")
#loc754 = loc("bwd/layer3/mlp/transpose.1")
#loc755 = loc("bwd/layer3/mlp/dot_general.3")
#loc756 = loc("bwd/layer3/mlp/reduce_sum.4")
#loc757 = loc("bwd/layer3/mlp/reduce_sum.5")
#loc758 = loc("bwd/layer3/mlp/reduce_sum.6")
#loc759 = loc("bwd/layer3/mlp/mul.10")
#loc760 = loc("bwd/layer3/mlp/reduce_sum.7")
#loc761 = loc("bwd/layer3/mlp/reduce_sum.8")
#loc762 = loc("bwd/layer3/mlp/reduce_sum.9")
#loc763 = loc("bwd/layer3/mlp/add_any.4")
#loc764 = loc("bwd/layer3/mlp/reduce_sum.10")
#loc765 = loc("bwd/layer3/mlp/reduce_sum.11")
#loc766 = loc("bwd/layer3/mlp/add_any.6")
#loc767 = loc("bwd/layer3/attention/dot_general")
#loc768 = loc("bwd/layer3/attention/transpose")
#loc769 = loc("bwd/layer3/attention/dot_general.1")
#loc770 = loc("bwd/layer3/attention/transpose.1")
#loc771 = loc("bwd/layer3/attention/dot_general.2")
#loc772 = loc("bwd/layer3/attention/dot_general.3")
#loc773 = loc("bwd/layer3/attention/transpose.2")
#loc774 = loc("bwd/layer3/attention/reduce_sum")
#loc775 = loc("bwd/layer3/attention/reshape.1")
#loc776 = loc("bwd/layer3/attention/reduce_sum.1")
#loc777 = loc("bwd/layer3/attention/mul.4")
#loc778 = loc("bwd/layer3/attention/dot_general.4")
#loc779 = loc("bwd/layer3/attention/transpose.3")
#loc780 = loc("bwd/layer3/attention/dot_general.5")
#loc781 = loc("bwd/layer3/attention/transpose.4")
#loc782 = loc("bwd/layer3/attention/reshape.2")
#loc783 = loc("bwd/layer3/attention/reshape.3")
#loc784 = loc("bwd/layer3/attention/reshape.4")
#loc785 = loc("bwd/layer3/attention/concatenate")
#loc786 = loc("bwd/layer3/attention/dot_general.6")
#loc787 = loc("bwd/layer3/attention/transpose.5")
#loc788 = loc("bwd/layer3/attention/dot_general.7")
#loc789 = loc("bwd/layer3/attention/reduce_sum.2")
#loc790 = loc("bwd/layer3/attention/reduce_sum.3")
#loc791 = loc("bwd/layer3/attention/reduce_sum.4")
#loc792 = loc("bwd/layer3/attention/mul.7")
#loc793 = loc("bwd/layer3/attention/reduce_sum.5")
#loc794 = loc("bwd/layer3/attention/reduce_sum.6")
#loc795 = loc("bwd/layer3/attention/reduce_sum.7")
#loc796 = loc("bwd/layer3/attention/add_any.2")
#loc797 = loc("bwd/layer3/attention/reduce_sum.8")
#loc798 = loc("bwd/layer3/attention/reduce_sum.9")
#loc799 = loc("bwd/layer3/attention/add_any.4")
#loc800 = loc("bwd/layer2/mlp/reshape")
#loc801 = loc("bwd/layer2/mlp/reduce_sum")
#loc802 = loc("bwd/layer2/mlp/reduce_sum.1")
#loc803 = loc("bwd/layer2/mlp/dot_general")
#loc804 = loc("bwd/layer2/mlp/transpose")
#loc805 = loc("bwd/layer2/mlp/dot_general.1")
#loc806 = loc("bwd/layer2/mlp/add_any.2")
#loc807 = loc("bwd/layer2/mlp/reduce_sum.2")
#loc808 = loc("bwd/layer2/mlp/reduce_sum.3")
#loc809 = loc("bwd/layer2/mlp/dot_general.2")
#loc810 = loc("bwd/layer2/mlp/transpose.1")
#loc811 = loc("bwd/layer2/mlp/dot_general.3")
#loc812 = loc("bwd/layer2/mlp/reduce_sum.4")
#loc813 = loc("bwd/layer2/mlp/reduce_sum.5")
#loc814 = loc("bwd/layer2/mlp/reduce_sum.6")
#loc815 = loc("bwd/layer2/mlp/mul.10")
#loc816 = loc("bwd/layer2/mlp/reduce_sum.7")
#loc817 = loc("bwd/layer2/mlp/reduce_sum.8")
#loc818 = loc("bwd/layer2/mlp/reduce_sum.9")
#loc819 = loc("bwd/layer2/mlp/add_any.4")
#loc820 = loc("bwd/layer2/mlp/reduce_sum.10")
#loc821 = loc("bwd/layer2/mlp/reduce_sum.11")
#loc822 = loc("bwd/layer2/mlp/add_any.6")
#loc823 = loc("bwd/layer2/attention/dot_general")
#loc824 = loc("bwd/layer2/attention/transpose")
#loc825 = loc("bwd/layer2/attention/dot_general.1")
#loc826 = loc("bwd/layer2/attention/transpose.1")
#loc827 = loc("bwd/layer2/attention/dot_general.2")
#loc828 = loc("bwd/layer2/attention/dot_general.3")
#loc829 = loc("bwd/layer2/attention/transpose.2")
#loc830 = loc("bwd/layer2/attention/reduce_sum")
#loc831 = loc("bwd/layer2/attention/reshape.1")
#loc832 = loc("bwd/layer2/attention/reduce_sum.1")
#loc833 = loc("bwd/layer2/attention/mul.4")
#loc834 = loc("bwd/layer2/attention/dot_general.4")
#loc835 = loc("bwd/layer2/attention/transpose.3")
#loc836 = loc("bwd/layer2/attention/dot_general.5")
#loc837 = loc("bwd/layer2/attention/transpose.4")
#loc838 = loc("bwd/layer2/attention/reshape.2")
#loc839 = loc("bwd/layer2/attention/reshape.3")
#loc840 = loc("bwd/layer2/attention/reshape.4")
#loc841 = loc("bwd/layer2/attention/concatenate")
#loc842 = loc("bwd/layer2/attention/dot_general.6")
#loc843 = loc("bwd/layer2/attention/transpose.5")
#loc844 = loc("bwd/layer2/attention/dot_general.7")
#loc845 = loc("bwd/layer2/attention/reduce_sum.2")
#loc846 = loc("bwd/layer2/attention/reduce_sum.3")
#loc847 = loc("bwd/layer2/attention/reduce_sum.4")
#loc848 = loc("bwd/layer2/attention/mul.7")
#loc849 = loc("bwd/layer2/attention/reduce_sum.5")
#loc850 = loc("bwd/layer2/attention/reduce_sum.6")
#loc851 = loc("bwd/layer2/attention/reduce_sum.7")
#loc852 = loc("bwd/layer2/attention/add_any.2")
#loc853 = loc("bwd/layer2/attention/reduce_sum.8")
#loc854 = loc("bwd/layer2/attention/reduce_sum.9")
#loc855 = loc("bwd/layer2/attention/add_any.4")
#loc856 = loc("bwd/layer1/mlp/reshape")
#loc857 = loc("bwd/layer1/mlp/reduce_sum")
#loc858 = loc("bwd/layer1/mlp/reduce_sum.1")
#loc859 = loc("bwd/layer1/mlp/dot_general")
#loc860 = loc("bwd/layer1/mlp/transpose")
#loc861 = loc("bwd/layer1/mlp/dot_general.1")
#loc862 = loc("bwd/layer1/mlp/add_any.2")
#loc863 = loc("bwd/layer1/mlp/reduce_sum.2")
#loc864 = loc("bwd/layer1/mlp/reduce_sum.3")
#loc865 = loc("bwd/layer1/mlp/dot_general.2")
#loc866 = loc("bwd/layer1/mlp/transpose.1")
#loc867 = loc("bwd/layer1/mlp/dot_general.3")
#loc868 = loc("bwd/layer1/mlp/reduce_sum.4")
#loc869 = loc("bwd/layer1/mlp/reduce_sum.5")
#loc870 = loc("bwd/layer1/mlp/reduce_sum.6")
#loc871 = loc("bwd/layer1/mlp/mul.10")
#loc872 = loc("bwd/layer1/mlp/reduce_sum.7")
#loc873 = loc("bwd/layer1/mlp/reduce_sum.8")
#loc874 = loc("bwd/layer1/mlp/reduce_sum.9")
#loc875 = loc("bwd/layer1/mlp/add_any.4")
#loc876 = loc("bwd/layer1/mlp/reduce_sum.10")
#loc877 = loc("bwd/layer1/mlp/reduce_sum.11")
#loc878 = loc("bwd/layer1/mlp/add_any.6")
#loc879 = loc("bwd/layer1/attention/dot_general")
#loc880 = loc("bwd/layer1/attention/transpose")
#loc881 = loc("bwd/layer1/attention/dot_general.1")
#loc882 = loc("bwd/layer1/attention/transpose.1")
#loc883 = loc("bwd/layer1/attention/dot_general.2")
#loc884 = loc("bwd/layer1/attention/dot_general.3")
#loc885 = loc("bwd/layer1/attention/transpose.2")
#loc886 = loc("bwd/layer1/attention/reduce_sum")
#loc887 = loc("bwd/layer1/attention/reshape.1")
#loc888 = loc("bwd/layer1/attention/reduce_sum.1")
#loc889 = loc("bwd/layer1/attention/mul.4")
#loc890 = loc("bwd/layer1/attention/dot_general.4")
#loc891 = loc("bwd/layer1/attention/transpose.3")
#loc892 = loc("bwd/layer1/attention/dot_general.5")
#loc893 = loc("bwd/layer1/attention/transpose.4")
#loc894 = loc("bwd/layer1/attention/reshape.2")
#loc895 = loc("bwd/layer1/attention/reshape.3")
#loc896 = loc("bwd/layer1/attention/reshape.4")
#loc897 = loc("bwd/layer1/attention/concatenate")
#loc898 = loc("bwd/layer1/attention/dot_general.6")
#loc899 = loc("bwd/layer1/attention/transpose.5")
#loc900 = loc("bwd/layer1/attention/dot_general.7")
#loc901 = loc("bwd/layer1/attention/reduce_sum.2")
#loc902 = loc("bwd/layer1/attention/reduce_sum.3")
#loc903 = loc("bwd/layer1/attention/reduce_sum.4")
#loc904 = loc("bwd/layer1/attention/mul.7")
#loc905 = loc("bwd/layer1/attention/reduce_sum.5")
#loc906 = loc("bwd/layer1/attention/reduce_sum.6")
#loc907 = loc("bwd/layer1/attention/reduce_sum.7")
#loc908 = loc("bwd/layer1/attention/add_any.2")
#loc909 = loc("bwd/layer1/attention/reduce_sum.8")
#loc910 = loc("bwd/layer1/attention/reduce_sum.9")
#loc911 = loc("bwd/layer1/attention/add_any.4")
#loc912 = loc("bwd/layer0/mlp/reshape")
#loc913 = loc("bwd/layer0/mlp/reduce_sum")
#loc914 = loc("bwd/layer0/mlp/reduce_sum.1")
#loc915 = loc("bwd/layer0/mlp/dot_general")
#loc916 = loc("bwd/layer0/mlp/transpose")
#loc917 = loc("bwd/layer0/mlp/dot_general.1")
#loc918 = loc("bwd/layer0/mlp/add_any.2")
#loc919 = loc("bwd/layer0/mlp/reduce_sum.2")
#loc920 = loc("bwd/layer0/mlp/reduce_sum.3")
#loc921 = loc("bwd/layer0/mlp/dot_general.2")
#loc922 = loc("bwd/layer0/mlp/transpose.1")
#loc923 = loc("bwd/layer0/mlp/dot_general.3")
#loc924 = loc("bwd/layer0/mlp/reduce_sum.4")
#loc925 = loc("bwd/layer0/mlp/reduce_sum.5")
#loc926 = loc("bwd/layer0/mlp/reduce_sum.6")
#loc927 = loc("bwd/layer0/mlp/mul.10")
#loc928 = loc("bwd/layer0/mlp/reduce_sum.7")
#loc929 = loc("bwd/layer0/mlp/reduce_sum.8")
#loc930 = loc("bwd/layer0/mlp/reduce_sum.9")
#loc931 = loc("bwd/layer0/mlp/add_any.4")
#loc932 = loc("bwd/layer0/mlp/reduce_sum.10")
#loc933 = loc("bwd/layer0/mlp/reduce_sum.11")
#loc934 = loc("bwd/layer0/mlp/add_any.6")
#loc935 = loc("bwd/layer0/attention/dot_general")
#loc936 = loc("bwd/layer0/attention/transpose")
#loc937 = loc("bwd/layer0/attention/dot_general.1")
#loc938 = loc("bwd/layer0/attention/transpose.1")
#loc939 = loc("bwd/layer0/attention/dot_general.2")
#loc940 = loc("bwd/layer0/attention/dot_general.3")
#loc941 = loc("bwd/layer0/attention/transpose.2")
#loc942 = loc("bwd/layer0/attention/reduce_sum")
#loc943 = loc("bwd/layer0/attention/reshape.1")
#loc944 = loc("bwd/layer0/attention/reduce_sum.1")
#loc945 = loc("bwd/layer0/attention/mul.4")
#loc946 = loc("bwd/layer0/attention/dot_general.4")
#loc947 = loc("bwd/layer0/attention/transpose.3")
#loc948 = loc("bwd/layer0/attention/dot_general.5")
#loc949 = loc("bwd/layer0/attention/transpose.4")
#loc950 = loc("bwd/layer0/attention/reshape.2")
#loc951 = loc("bwd/layer0/attention/reshape.3")
#loc952 = loc("bwd/layer0/attention/reshape.4")
#loc953 = loc("bwd/layer0/attention/concatenate")
#loc954 = loc("bwd/layer0/attention/dot_general.6")
#loc955 = loc("bwd/layer0/attention/transpose.5")
#loc956 = loc("bwd/layer0/attention/dot_general.7")
#loc957 = loc("bwd/layer0/attention/reduce_sum.2")
#loc958 = loc("bwd/layer0/attention/reduce_sum.3")
#loc959 = loc("bwd/layer0/attention/reduce_sum.4")
#loc960 = loc("bwd/layer0/attention/mul.7")
#loc961 = loc("bwd/layer0/attention/reduce_sum.5")
#loc962 = loc("bwd/layer0/attention/reduce_sum.6")
#loc963 = loc("bwd/layer0/attention/reduce_sum.7")
#loc964 = loc("bwd/layer0/attention/add_any.2")
#loc965 = loc("bwd/layer0/attention/reduce_sum.8")
#loc966 = loc("bwd/layer0/attention/reduce_sum.9")
#loc967 = loc("bwd/layer0/attention/add_any.4")
#loc968 = loc("bwd/embedding/reduce_sum")
#loc969 = loc("bwd/embedding/reduce_sum.1")
#loc970 = loc("bwd/embedding/convert_element_type")
#loc971 = loc("bwd/embedding/dot_general")
#loc972 = loc("bwd/embedding/add_any")
