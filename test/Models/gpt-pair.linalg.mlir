// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form pair --dialect linalg --layers 3 --width 64 --heads 4 --sequence 32 --batch 2 --vocab 128 --dtype f32
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
#loc41 = loc("layer0/attention/sub.1")
#loc44 = loc("layer0/attention/rsqrt")
#loc45 = loc("layer0/attention/mul.1")
#loc46 = loc("layer0/attention/mul.3")
#loc47 = loc("layer0/attention/broadcast_in_dim.2")
#loc48 = loc("layer0/attention/add.2")
#loc53 = loc("layer0/attention/reshape")
#loc54 = loc("layer0/attention/reshape.1")
#loc55 = loc("layer0/attention/reshape.2")
#loc57 = loc("layer0/attention/ge")
#loc60 = loc("layer0/attention/exp")
#loc62 = loc("layer0/attention/broadcast_in_dim.5")
#loc63 = loc("layer0/attention/div.4")
#loc64 = loc("layer0/attention/div.5")
#loc67 = loc("layer0/attention/reshape.3")
#loc71 = loc("layer0/mlp/sub.1")
#loc74 = loc("layer0/mlp/rsqrt")
#loc75 = loc("layer0/mlp/mul.1")
#loc76 = loc("layer0/mlp/mul.3")
#loc77 = loc("layer0/mlp/broadcast_in_dim.2")
#loc79 = loc("layer0/mlp/reshape")
#loc81 = loc("layer0/mlp/add.4")
#loc83 = loc("layer0/mlp/mul.6")
#loc84 = loc("layer0/mlp/tanh")
#loc85 = loc("layer0/mlp/sub.2")
#loc86 = loc("layer0/mlp/mul.9")
#loc87 = loc("layer0/mlp/mul.10")
#loc91 = loc("layer1/attention/sub.1")
#loc94 = loc("layer1/attention/rsqrt")
#loc95 = loc("layer1/attention/mul.1")
#loc96 = loc("layer1/attention/mul.3")
#loc97 = loc("layer1/attention/broadcast_in_dim.2")
#loc98 = loc("layer1/attention/add.2")
#loc103 = loc("layer1/attention/reshape")
#loc104 = loc("layer1/attention/reshape.1")
#loc105 = loc("layer1/attention/reshape.2")
#loc109 = loc("layer1/attention/exp")
#loc111 = loc("layer1/attention/broadcast_in_dim.5")
#loc112 = loc("layer1/attention/div.4")
#loc113 = loc("layer1/attention/div.5")
#loc116 = loc("layer1/attention/reshape.3")
#loc120 = loc("layer1/mlp/sub.1")
#loc123 = loc("layer1/mlp/rsqrt")
#loc124 = loc("layer1/mlp/mul.1")
#loc125 = loc("layer1/mlp/mul.3")
#loc126 = loc("layer1/mlp/broadcast_in_dim.2")
#loc128 = loc("layer1/mlp/reshape")
#loc130 = loc("layer1/mlp/add.4")
#loc132 = loc("layer1/mlp/mul.6")
#loc133 = loc("layer1/mlp/tanh")
#loc134 = loc("layer1/mlp/sub.2")
#loc135 = loc("layer1/mlp/mul.9")
#loc136 = loc("layer1/mlp/mul.10")
#loc140 = loc("layer2/attention/sub.1")
#loc143 = loc("layer2/attention/rsqrt")
#loc144 = loc("layer2/attention/mul.1")
#loc145 = loc("layer2/attention/mul.3")
#loc146 = loc("layer2/attention/broadcast_in_dim.2")
#loc147 = loc("layer2/attention/add.2")
#loc152 = loc("layer2/attention/reshape")
#loc153 = loc("layer2/attention/reshape.1")
#loc154 = loc("layer2/attention/reshape.2")
#loc158 = loc("layer2/attention/exp")
#loc160 = loc("layer2/attention/broadcast_in_dim.5")
#loc161 = loc("layer2/attention/div.4")
#loc162 = loc("layer2/attention/div.5")
#loc165 = loc("layer2/attention/reshape.3")
#loc169 = loc("layer2/mlp/sub.1")
#loc172 = loc("layer2/mlp/rsqrt")
#loc173 = loc("layer2/mlp/mul.1")
#loc174 = loc("layer2/mlp/mul.3")
#loc175 = loc("layer2/mlp/broadcast_in_dim.2")
#loc177 = loc("layer2/mlp/reshape")
#loc179 = loc("layer2/mlp/add.4")
#loc181 = loc("layer2/mlp/mul.6")
#loc182 = loc("layer2/mlp/tanh")
#loc183 = loc("layer2/mlp/sub.2")
#loc184 = loc("layer2/mlp/mul.9")
#loc185 = loc("layer2/mlp/mul.10")
#loc189 = loc("head/sub.1")
#loc192 = loc("head/rsqrt")
#loc193 = loc("head/mul.1")
#loc194 = loc("head/mul.3")
#loc195 = loc("head/broadcast_in_dim.2")
#loc196 = loc("head/add.2")
#loc200 = loc("head/log_softmax/exp")
#loc202 = loc("head/log_softmax/broadcast_in_dim.1")
#loc203 = loc("head/eq.1")
#loc207 = loc("cotangent0")
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
  func.func @fwd(%arg0: tensor<128x64xf32> loc("embedding"), %arg1: tensor<256x64xf32> loc("layer0/down"), %arg2: tensor<64xf32> loc("layer0/down_bias"), %arg3: tensor<64xf32> loc("layer0/norm1_bias"), %arg4: tensor<64xf32> loc("layer0/norm1_gain"), %arg5: tensor<64xf32> loc("layer0/norm2_bias"), %arg6: tensor<64xf32> loc("layer0/norm2_gain"), %arg7: tensor<64x64xf32> loc("layer0/out"), %arg8: tensor<64x192xf32> loc("layer0/qkv"), %arg9: tensor<64x256xf32> loc("layer0/up"), %arg10: tensor<256xf32> loc("layer0/up_bias"), %arg11: tensor<256x64xf32> loc("layer1/down"), %arg12: tensor<64xf32> loc("layer1/down_bias"), %arg13: tensor<64xf32> loc("layer1/norm1_bias"), %arg14: tensor<64xf32> loc("layer1/norm1_gain"), %arg15: tensor<64xf32> loc("layer1/norm2_bias"), %arg16: tensor<64xf32> loc("layer1/norm2_gain"), %arg17: tensor<64x64xf32> loc("layer1/out"), %arg18: tensor<64x192xf32> loc("layer1/qkv"), %arg19: tensor<64x256xf32> loc("layer1/up"), %arg20: tensor<256xf32> loc("layer1/up_bias"), %arg21: tensor<256x64xf32> loc("layer2/down"), %arg22: tensor<64xf32> loc("layer2/down_bias"), %arg23: tensor<64xf32> loc("layer2/norm1_bias"), %arg24: tensor<64xf32> loc("layer2/norm1_gain"), %arg25: tensor<64xf32> loc("layer2/norm2_bias"), %arg26: tensor<64xf32> loc("layer2/norm2_gain"), %arg27: tensor<64x64xf32> loc("layer2/out"), %arg28: tensor<64x192xf32> loc("layer2/qkv"), %arg29: tensor<64x256xf32> loc("layer2/up"), %arg30: tensor<256xf32> loc("layer2/up_bias"), %arg31: tensor<64xf32> loc("norm_bias"), %arg32: tensor<64xf32> loc("norm_gain"), %arg33: tensor<32x64xf32> loc("position"), %arg34: tensor<2x32xi32> loc("labels"), %arg35: tensor<2x32xi32> loc("tokens")) -> (tensor<f32>, tensor<128x64xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<2x32xi32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>, tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<64x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<64x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<64x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x128xf32>, tensor<2x32x1xf32>, tensor<2x32x128xi1>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.797884583 : f32
    %cst_1 = arith.constant 4.471500e-02 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant -1.000000e+09 : f32
    %cst_6 = arith.constant 2.500000e-01 : f32
    %cst_7 = arith.constant -5.000000e-01 : f32
    %cst_8 = arith.constant 9.99999974E-6 : f32
    %cst_9 = arith.constant 6.400000e+01 : f32
    %cst_10 = arith.constant 0.000000e+00 : f32
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
      %330 = linalg.index 0 : index
      %331 = linalg.index 1 : index
      %332 = linalg.index 2 : index
      %extracted = tensor.extract %1[%330, %331, %c0] : tensor<2x32x1xi32>
      %333 = arith.index_cast %extracted : i32 to index
      %334 = arith.maxsi %333, %c0 : index
      %335 = arith.minsi %334, %c127 : index
      %extracted_38 = tensor.extract %arg0[%335, %332] : tensor<128x64xf32>
      %336 = arith.addf %extracted_38, %in : f32
      linalg.yield %336 : f32
    } -> tensor<2x32x64xf32> loc(#loc39)
    %4 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc40)
    %5 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%4 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc40)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x32x64xf32>) outs(%5 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32xf32> loc(#loc40)
    %7 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc41)
    %8 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%7 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in_38, %cst_9 : f32
      %331 = arith.subf %in, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc41)
    %9 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc42)
    %10 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%9 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc42)
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<2x32x64xf32>) outs(%10 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32xf32> loc(#loc42)
    %12 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x1xf32> loc(#loc43)
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x32xf32>) outs(%12 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_9 : f32
      %331 = arith.addf %330, %cst_8 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc43)
    %14 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x1xf32> loc(#loc44)
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x32x1xf32>) outs(%14 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = math.rsqrt %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x1xf32> loc(#loc44)
    %16 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x1xf32> loc(#loc45)
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %13 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%16 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in, %in_38 : f32
      %331 = arith.mulf %330, %cst_7 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc45)
    %18 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc46)
    %19 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %15 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%18 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x64xf32> loc(#loc46)
    %20 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x64xf32> loc(#loc47)
    %21 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<64xf32>) outs(%20 : tensor<1x1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32> loc(#loc47)
    %22 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc48)
    %23 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %21, %arg3 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<64xf32>) outs(%22 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %in_39: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %330, %in_39 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc48)
    %24 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x192xf32> loc(#loc49)
    %25 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%24 : tensor<2x32x192xf32>) -> tensor<2x32x192xf32> loc(#loc49)
    %26 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23, %arg8 : tensor<2x32x64xf32>, tensor<64x192xf32>) outs(%25 : tensor<2x32x192xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x192xf32> loc(#loc49)
    %extracted_slice = tensor.extract_slice %26[0, 0, 0] [2, 32, 64] [1, 1, 1] {ao.layer = 0 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc50)
    %extracted_slice_11 = tensor.extract_slice %26[0, 0, 64] [2, 32, 64] [1, 1, 1] {ao.layer = 0 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc51)
    %extracted_slice_12 = tensor.extract_slice %26[0, 0, 128] [2, 32, 64] [1, 1, 1] {ao.layer = 0 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc52)
    %expanded = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc53)
    %expanded_13 = tensor.expand_shape %extracted_slice_11 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc54)
    %expanded_14 = tensor.expand_shape %extracted_slice_12 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc55)
    %27 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc56)
    %28 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%27 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc56)
    %29 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %expanded_13 : tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>) outs(%28 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc56)
    %30 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xi1> loc(#loc57)
    %31 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%30 : tensor<2x4x32x32xi1>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: i1):
      %330 = linalg.index 3 : index
      %331 = arith.index_cast %330 : index to i32
      %332 = linalg.index 2 : index
      %333 = arith.index_cast %332 : index to i32
      %334 = arith.cmpi sge, %333, %331 : i32
      linalg.yield %334 : i1
    } -> tensor<2x4x32x32xi1> loc(#loc57)
    %32 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc58)
    %33 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %29 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>) outs(%32 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_38: f32, %out: f32):
      %330 = arith.mulf %in_38, %cst_6 : f32
      %331 = arith.select %in, %330, %cst_5 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc58)
    %34 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32xf32> loc(#loc59)
    %35 = linalg.fill {ao.layer = 0 : i64} ins(%cst_4 : f32) outs(%34 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc59)
    %36 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x4x32x32xf32>) outs(%35 : tensor<2x4x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.maximumf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x4x32xf32> loc(#loc59)
    %37 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc60)
    %38 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<2x4x32x32xf32>, tensor<2x4x32xf32>) outs(%37 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.subf %in, %in_38 : f32
      %331 = math.exp %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc60)
    %39 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32xf32> loc(#loc61)
    %40 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%39 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc61)
    %41 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x4x32x32xf32>) outs(%40 : tensor<2x4x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x4x32xf32> loc(#loc61)
    %42 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x1xf32> loc(#loc62)
    %43 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x4x32xf32>) outs(%42 : tensor<2x4x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x1xf32> loc(#loc62)
    %44 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc63)
    %45 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %43 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>) outs(%44 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc63)
    %46 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x1xf32> loc(#loc64)
    %47 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x4x32x1xf32>) outs(%46 : tensor<2x4x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      %331 = arith.divf %cst_3, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x1xf32> loc(#loc64)
    %48 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x16x32xf32> loc(#loc65)
    %49 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%48 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc65)
    %50 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_14, %45 : tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>) outs(%49 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc65)
    %51 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> loc(#loc66)
    %52 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<2x4x16x32xf32>) outs(%51 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc66)
    %collapsed = tensor.collapse_shape %52 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc67)
    %53 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc68)
    %54 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%53 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc68)
    %55 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg7 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%54 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc68)
    %56 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc69)
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %55 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%56 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.addf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x64xf32> loc(#loc69)
    %58 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc70)
    %59 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%58 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc70)
    %60 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%57 : tensor<2x32x64xf32>) outs(%59 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32xf32> loc(#loc70)
    %61 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc71)
    %62 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %60 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%61 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in_38, %cst_9 : f32
      %331 = arith.subf %in, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc71)
    %63 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc72)
    %64 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%63 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc72)
    %65 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<2x32x64xf32>) outs(%64 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32xf32> loc(#loc72)
    %66 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x1xf32> loc(#loc73)
    %67 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<2x32xf32>) outs(%66 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_9 : f32
      %331 = arith.addf %330, %cst_8 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc73)
    %68 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x1xf32> loc(#loc74)
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<2x32x1xf32>) outs(%68 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = math.rsqrt %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x1xf32> loc(#loc74)
    %70 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x1xf32> loc(#loc75)
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %67 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%70 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in, %in_38 : f32
      %331 = arith.mulf %330, %cst_7 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc75)
    %72 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc76)
    %73 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %69 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%72 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x64xf32> loc(#loc76)
    %74 = tensor.empty() {ao.layer = 0 : i64} : tensor<1x1x64xf32> loc(#loc77)
    %75 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<64xf32>) outs(%74 : tensor<1x1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32> loc(#loc77)
    %76 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc78)
    %77 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %75, %arg5 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<64xf32>) outs(%76 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %in_39: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %330, %in_39 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc78)
    %collapsed_15 = tensor.collapse_shape %77 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc79)
    %78 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc80)
    %79 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%78 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc80)
    %80 = linalg.matmul {ao.layer = 0 : i64} ins(%collapsed_15, %arg9 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%79 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc80)
    %81 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc81)
    %82 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%80, %arg10 : tensor<64x256xf32>, tensor<256xf32>) outs(%81 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.addf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc81)
    %83 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc82)
    %84 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<64x256xf32>) outs(%83 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc82)
    %85 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc83)
    %86 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<64x256xf32>) outs(%85 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %cst_2 : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc83)
    %87 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc84)
    %88 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82, %84 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%87 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in_38, %in : f32
      %331 = arith.mulf %330, %cst_1 : f32
      %332 = arith.addf %in, %331 : f32
      %333 = arith.mulf %332, %cst_0 : f32
      %334 = math.tanh %333 : f32
      linalg.yield %334 : f32
    } -> tensor<64x256xf32> loc(#loc84)
    %89 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc85)
    %90 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<64x256xf32>) outs(%89 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.subf %cst_3, %in : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc85)
    %91 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc86)
    %92 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<64x256xf32>) outs(%91 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %cst_3 : f32
      %331 = arith.mulf %330, %cst : f32
      linalg.yield %331 : f32
    } -> tensor<64x256xf32> loc(#loc86)
    %93 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc87)
    %94 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%82, %92 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%93 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc87)
    %95 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc88)
    %expanded_16 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc88)
    %96 = linalg.fill {ao.layer = 0 : i64} ins(%cst_10 : f32) outs(%expanded_16 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc88)
    %expanded_17 = tensor.expand_shape %94 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 0 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc88)
    %97 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17, %arg1 : tensor<2x32x256xf32>, tensor<256x64xf32>) outs(%96 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc88)
    %98 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc89)
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %97, %arg2 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%98 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_38: f32, %in_39: f32, %out: f32):
      %330 = arith.addf %in_38, %in_39 : f32
      %331 = arith.addf %in, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc89)
    %100 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc90)
    %101 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%100 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc90)
    %102 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<2x32x64xf32>) outs(%101 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32xf32> loc(#loc90)
    %103 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc91)
    %104 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %102 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%103 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in_38, %cst_9 : f32
      %331 = arith.subf %in, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc91)
    %105 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc92)
    %106 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%105 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc92)
    %107 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<2x32x64xf32>) outs(%106 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32xf32> loc(#loc92)
    %108 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x1xf32> loc(#loc93)
    %109 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<2x32xf32>) outs(%108 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_9 : f32
      %331 = arith.addf %330, %cst_8 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc93)
    %110 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x1xf32> loc(#loc94)
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<2x32x1xf32>) outs(%110 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = math.rsqrt %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x1xf32> loc(#loc94)
    %112 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x1xf32> loc(#loc95)
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %109 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%112 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in, %in_38 : f32
      %331 = arith.mulf %330, %cst_7 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc95)
    %114 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc96)
    %115 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %111 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%114 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x64xf32> loc(#loc96)
    %116 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x64xf32> loc(#loc97)
    %117 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<64xf32>) outs(%116 : tensor<1x1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32> loc(#loc97)
    %118 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc98)
    %119 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %117, %arg13 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<64xf32>) outs(%118 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %in_39: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %330, %in_39 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc98)
    %120 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x192xf32> loc(#loc99)
    %121 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%120 : tensor<2x32x192xf32>) -> tensor<2x32x192xf32> loc(#loc99)
    %122 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119, %arg18 : tensor<2x32x64xf32>, tensor<64x192xf32>) outs(%121 : tensor<2x32x192xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x192xf32> loc(#loc99)
    %extracted_slice_18 = tensor.extract_slice %122[0, 0, 0] [2, 32, 64] [1, 1, 1] {ao.layer = 1 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc100)
    %extracted_slice_19 = tensor.extract_slice %122[0, 0, 64] [2, 32, 64] [1, 1, 1] {ao.layer = 1 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc101)
    %extracted_slice_20 = tensor.extract_slice %122[0, 0, 128] [2, 32, 64] [1, 1, 1] {ao.layer = 1 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc102)
    %expanded_21 = tensor.expand_shape %extracted_slice_18 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc103)
    %expanded_22 = tensor.expand_shape %extracted_slice_19 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc104)
    %expanded_23 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc105)
    %123 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc106)
    %124 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%123 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc106)
    %125 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_21, %expanded_22 : tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>) outs(%124 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc106)
    %126 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc107)
    %127 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %125 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>) outs(%126 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_38: f32, %out: f32):
      %330 = arith.mulf %in_38, %cst_6 : f32
      %331 = arith.select %in, %330, %cst_5 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc107)
    %128 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32xf32> loc(#loc108)
    %129 = linalg.fill {ao.layer = 1 : i64} ins(%cst_4 : f32) outs(%128 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc108)
    %130 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127 : tensor<2x4x32x32xf32>) outs(%129 : tensor<2x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.maximumf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x4x32xf32> loc(#loc108)
    %131 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc109)
    %132 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %130 : tensor<2x4x32x32xf32>, tensor<2x4x32xf32>) outs(%131 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.subf %in, %in_38 : f32
      %331 = math.exp %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc109)
    %133 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32xf32> loc(#loc110)
    %134 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%133 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc110)
    %135 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%132 : tensor<2x4x32x32xf32>) outs(%134 : tensor<2x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x4x32xf32> loc(#loc110)
    %136 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x1xf32> loc(#loc111)
    %137 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<2x4x32xf32>) outs(%136 : tensor<2x4x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x1xf32> loc(#loc111)
    %138 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc112)
    %139 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %137 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>) outs(%138 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc112)
    %140 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x1xf32> loc(#loc113)
    %141 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<2x4x32x1xf32>) outs(%140 : tensor<2x4x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      %331 = arith.divf %cst_3, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x1xf32> loc(#loc113)
    %142 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x16x32xf32> loc(#loc114)
    %143 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%142 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc114)
    %144 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_23, %139 : tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>) outs(%143 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc114)
    %145 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> loc(#loc115)
    %146 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144 : tensor<2x4x16x32xf32>) outs(%145 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc115)
    %collapsed_24 = tensor.collapse_shape %146 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc116)
    %147 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc117)
    %148 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%147 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc117)
    %149 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_24, %arg17 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%148 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc117)
    %150 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc118)
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %149 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%150 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.addf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x64xf32> loc(#loc118)
    %152 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc119)
    %153 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%152 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc119)
    %154 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<2x32x64xf32>) outs(%153 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32xf32> loc(#loc119)
    %155 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc120)
    %156 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %154 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%155 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in_38, %cst_9 : f32
      %331 = arith.subf %in, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc120)
    %157 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc121)
    %158 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%157 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc121)
    %159 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%156 : tensor<2x32x64xf32>) outs(%158 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32xf32> loc(#loc121)
    %160 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x1xf32> loc(#loc122)
    %161 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<2x32xf32>) outs(%160 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_9 : f32
      %331 = arith.addf %330, %cst_8 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc122)
    %162 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x1xf32> loc(#loc123)
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<2x32x1xf32>) outs(%162 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = math.rsqrt %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x1xf32> loc(#loc123)
    %164 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x1xf32> loc(#loc124)
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %161 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%164 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in, %in_38 : f32
      %331 = arith.mulf %330, %cst_7 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc124)
    %166 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc125)
    %167 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %163 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%166 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x64xf32> loc(#loc125)
    %168 = tensor.empty() {ao.layer = 1 : i64} : tensor<1x1x64xf32> loc(#loc126)
    %169 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16 : tensor<64xf32>) outs(%168 : tensor<1x1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32> loc(#loc126)
    %170 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc127)
    %171 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %169, %arg15 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<64xf32>) outs(%170 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %in_39: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %330, %in_39 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc127)
    %collapsed_25 = tensor.collapse_shape %171 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc128)
    %172 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc129)
    %173 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%172 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc129)
    %174 = linalg.matmul {ao.layer = 1 : i64} ins(%collapsed_25, %arg19 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%173 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc129)
    %175 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc130)
    %176 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%174, %arg20 : tensor<64x256xf32>, tensor<256xf32>) outs(%175 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.addf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc130)
    %177 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc131)
    %178 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<64x256xf32>) outs(%177 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc131)
    %179 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc132)
    %180 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<64x256xf32>) outs(%179 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %cst_2 : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc132)
    %181 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc133)
    %182 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%176, %178 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%181 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in_38, %in : f32
      %331 = arith.mulf %330, %cst_1 : f32
      %332 = arith.addf %in, %331 : f32
      %333 = arith.mulf %332, %cst_0 : f32
      %334 = math.tanh %333 : f32
      linalg.yield %334 : f32
    } -> tensor<64x256xf32> loc(#loc133)
    %183 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc134)
    %184 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<64x256xf32>) outs(%183 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.subf %cst_3, %in : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc134)
    %185 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc135)
    %186 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<64x256xf32>) outs(%185 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %cst_3 : f32
      %331 = arith.mulf %330, %cst : f32
      linalg.yield %331 : f32
    } -> tensor<64x256xf32> loc(#loc135)
    %187 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc136)
    %188 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%176, %186 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%187 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc136)
    %189 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc137)
    %expanded_26 = tensor.expand_shape %189 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc137)
    %190 = linalg.fill {ao.layer = 1 : i64} ins(%cst_10 : f32) outs(%expanded_26 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc137)
    %expanded_27 = tensor.expand_shape %188 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 1 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc137)
    %191 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_27, %arg11 : tensor<2x32x256xf32>, tensor<256x64xf32>) outs(%190 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc137)
    %192 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc138)
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %191, %arg12 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%192 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_38: f32, %in_39: f32, %out: f32):
      %330 = arith.addf %in_38, %in_39 : f32
      %331 = arith.addf %in, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc138)
    %194 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc139)
    %195 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%194 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc139)
    %196 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<2x32x64xf32>) outs(%195 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32xf32> loc(#loc139)
    %197 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc140)
    %198 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %196 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%197 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in_38, %cst_9 : f32
      %331 = arith.subf %in, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc140)
    %199 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc141)
    %200 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%199 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc141)
    %201 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%198 : tensor<2x32x64xf32>) outs(%200 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32xf32> loc(#loc141)
    %202 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x1xf32> loc(#loc142)
    %203 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<2x32xf32>) outs(%202 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_9 : f32
      %331 = arith.addf %330, %cst_8 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc142)
    %204 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x1xf32> loc(#loc143)
    %205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<2x32x1xf32>) outs(%204 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = math.rsqrt %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x1xf32> loc(#loc143)
    %206 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x1xf32> loc(#loc144)
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %203 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%206 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in, %in_38 : f32
      %331 = arith.mulf %330, %cst_7 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc144)
    %208 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc145)
    %209 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %205 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%208 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x64xf32> loc(#loc145)
    %210 = tensor.empty() {ao.layer = 2 : i64} : tensor<1x1x64xf32> loc(#loc146)
    %211 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24 : tensor<64xf32>) outs(%210 : tensor<1x1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32> loc(#loc146)
    %212 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc147)
    %213 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %211, %arg23 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<64xf32>) outs(%212 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %in_39: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %330, %in_39 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc147)
    %214 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x192xf32> loc(#loc148)
    %215 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%214 : tensor<2x32x192xf32>) -> tensor<2x32x192xf32> loc(#loc148)
    %216 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213, %arg28 : tensor<2x32x64xf32>, tensor<64x192xf32>) outs(%215 : tensor<2x32x192xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x192xf32> loc(#loc148)
    %extracted_slice_28 = tensor.extract_slice %216[0, 0, 0] [2, 32, 64] [1, 1, 1] {ao.layer = 2 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc149)
    %extracted_slice_29 = tensor.extract_slice %216[0, 0, 64] [2, 32, 64] [1, 1, 1] {ao.layer = 2 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc150)
    %extracted_slice_30 = tensor.extract_slice %216[0, 0, 128] [2, 32, 64] [1, 1, 1] {ao.layer = 2 : i64} : tensor<2x32x192xf32> to tensor<2x32x64xf32> loc(#loc151)
    %expanded_31 = tensor.expand_shape %extracted_slice_28 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc152)
    %expanded_32 = tensor.expand_shape %extracted_slice_29 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc153)
    %expanded_33 = tensor.expand_shape %extracted_slice_30 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc154)
    %217 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc155)
    %218 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%217 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc155)
    %219 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_31, %expanded_32 : tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>) outs(%218 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc155)
    %220 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc156)
    %221 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %219 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>) outs(%220 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_38: f32, %out: f32):
      %330 = arith.mulf %in_38, %cst_6 : f32
      %331 = arith.select %in, %330, %cst_5 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc156)
    %222 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32xf32> loc(#loc157)
    %223 = linalg.fill {ao.layer = 2 : i64} ins(%cst_4 : f32) outs(%222 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc157)
    %224 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%221 : tensor<2x4x32x32xf32>) outs(%223 : tensor<2x4x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.maximumf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x4x32xf32> loc(#loc157)
    %225 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc158)
    %226 = linalg.generic {indexing_maps = [#map12, #map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %224 : tensor<2x4x32x32xf32>, tensor<2x4x32xf32>) outs(%225 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.subf %in, %in_38 : f32
      %331 = math.exp %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc158)
    %227 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32xf32> loc(#loc159)
    %228 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%227 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc159)
    %229 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%226 : tensor<2x4x32x32xf32>) outs(%228 : tensor<2x4x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x4x32xf32> loc(#loc159)
    %230 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x1xf32> loc(#loc160)
    %231 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<2x4x32xf32>) outs(%230 : tensor<2x4x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x32x1xf32> loc(#loc160)
    %232 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc161)
    %233 = linalg.generic {indexing_maps = [#map12, #map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %231 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>) outs(%232 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc161)
    %234 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x1xf32> loc(#loc162)
    %235 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<2x4x32x1xf32>) outs(%234 : tensor<2x4x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      %331 = arith.divf %cst_3, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x32x1xf32> loc(#loc162)
    %236 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x16x32xf32> loc(#loc163)
    %237 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%236 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc163)
    %238 = linalg.generic {indexing_maps = [#map14, #map15, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33, %233 : tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>) outs(%237 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc163)
    %239 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> loc(#loc164)
    %240 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238 : tensor<2x4x16x32xf32>) outs(%239 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc164)
    %collapsed_34 = tensor.collapse_shape %240 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc165)
    %241 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc166)
    %242 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%241 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc166)
    %243 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_34, %arg27 : tensor<2x32x64xf32>, tensor<64x64xf32>) outs(%242 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc166)
    %244 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc167)
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %243 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%244 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.addf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x64xf32> loc(#loc167)
    %246 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc168)
    %247 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%246 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc168)
    %248 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%245 : tensor<2x32x64xf32>) outs(%247 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32xf32> loc(#loc168)
    %249 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc169)
    %250 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %248 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%249 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in_38, %cst_9 : f32
      %331 = arith.subf %in, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc169)
    %251 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc170)
    %252 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%251 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc170)
    %253 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%250 : tensor<2x32x64xf32>) outs(%252 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32xf32> loc(#loc170)
    %254 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x1xf32> loc(#loc171)
    %255 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<2x32xf32>) outs(%254 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_9 : f32
      %331 = arith.addf %330, %cst_8 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc171)
    %256 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x1xf32> loc(#loc172)
    %257 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255 : tensor<2x32x1xf32>) outs(%256 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = math.rsqrt %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x1xf32> loc(#loc172)
    %258 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x1xf32> loc(#loc173)
    %259 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %255 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%258 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in, %in_38 : f32
      %331 = arith.mulf %330, %cst_7 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc173)
    %260 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc174)
    %261 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %257 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%260 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x64xf32> loc(#loc174)
    %262 = tensor.empty() {ao.layer = 2 : i64} : tensor<1x1x64xf32> loc(#loc175)
    %263 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg26 : tensor<64xf32>) outs(%262 : tensor<1x1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32> loc(#loc175)
    %264 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc176)
    %265 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %263, %arg25 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<64xf32>) outs(%264 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %in_39: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %330, %in_39 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc176)
    %collapsed_35 = tensor.collapse_shape %265 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc177)
    %266 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc178)
    %267 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%266 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc178)
    %268 = linalg.matmul {ao.layer = 2 : i64} ins(%collapsed_35, %arg29 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%267 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc178)
    %269 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc179)
    %270 = linalg.generic {indexing_maps = [#map17, #map18, #map17], iterator_types = ["parallel", "parallel"]} ins(%268, %arg30 : tensor<64x256xf32>, tensor<256xf32>) outs(%269 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.addf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc179)
    %271 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc180)
    %272 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%270 : tensor<64x256xf32>) outs(%271 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc180)
    %273 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc181)
    %274 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<64x256xf32>) outs(%273 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %cst_2 : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc181)
    %275 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc182)
    %276 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%270, %272 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%275 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in_38, %in : f32
      %331 = arith.mulf %330, %cst_1 : f32
      %332 = arith.addf %in, %331 : f32
      %333 = arith.mulf %332, %cst_0 : f32
      %334 = math.tanh %333 : f32
      linalg.yield %334 : f32
    } -> tensor<64x256xf32> loc(#loc182)
    %277 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc183)
    %278 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%276 : tensor<64x256xf32>) outs(%277 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.subf %cst_3, %in : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc183)
    %279 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc184)
    %280 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%276 : tensor<64x256xf32>) outs(%279 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %in, %cst_3 : f32
      %331 = arith.mulf %330, %cst : f32
      linalg.yield %331 : f32
    } -> tensor<64x256xf32> loc(#loc184)
    %281 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc185)
    %282 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%270, %280 : tensor<64x256xf32>, tensor<64x256xf32>) outs(%281 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<64x256xf32> loc(#loc185)
    %283 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x64xf32> loc(#loc186)
    %expanded_36 = tensor.expand_shape %283 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 2 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc186)
    %284 = linalg.fill {ao.layer = 2 : i64} ins(%cst_10 : f32) outs(%expanded_36 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc186)
    %expanded_37 = tensor.expand_shape %282 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 2 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc186)
    %285 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_37, %arg21 : tensor<2x32x256xf32>, tensor<256x64xf32>) outs(%284 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc186)
    %286 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc187)
    %287 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %285, %arg22 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<64xf32>) outs(%286 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_38: f32, %in_39: f32, %out: f32):
      %330 = arith.addf %in_38, %in_39 : f32
      %331 = arith.addf %in, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc187)
    %288 = tensor.empty() : tensor<2x32xf32> loc(#loc188)
    %289 = linalg.fill ins(%cst_10 : f32) outs(%288 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc188)
    %290 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%287 : tensor<2x32x64xf32>) outs(%289 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32xf32> loc(#loc188)
    %291 = tensor.empty() : tensor<2x32x64xf32> loc(#loc189)
    %292 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %290 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%291 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in_38, %cst_9 : f32
      %331 = arith.subf %in, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc189)
    %293 = tensor.empty() : tensor<2x32xf32> loc(#loc190)
    %294 = linalg.fill ins(%cst_10 : f32) outs(%293 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc190)
    %295 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%292 : tensor<2x32x64xf32>) outs(%294 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.mulf %in, %in : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32xf32> loc(#loc190)
    %296 = tensor.empty() : tensor<2x32x1xf32> loc(#loc191)
    %297 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<2x32xf32>) outs(%296 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.divf %in, %cst_9 : f32
      %331 = arith.addf %330, %cst_8 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc191)
    %298 = tensor.empty() : tensor<2x32x1xf32> loc(#loc192)
    %299 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297 : tensor<2x32x1xf32>) outs(%298 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = math.rsqrt %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x1xf32> loc(#loc192)
    %300 = tensor.empty() : tensor<2x32x1xf32> loc(#loc193)
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %297 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%300 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.divf %in, %in_38 : f32
      %331 = arith.mulf %330, %cst_7 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x1xf32> loc(#loc193)
    %302 = tensor.empty() : tensor<2x32x64xf32> loc(#loc194)
    %303 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %299 : tensor<2x32x64xf32>, tensor<2x32x1xf32>) outs(%302 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x64xf32> loc(#loc194)
    %304 = tensor.empty() : tensor<1x1x64xf32> loc(#loc195)
    %305 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg32 : tensor<64xf32>) outs(%304 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x64xf32> loc(#loc195)
    %306 = tensor.empty() : tensor<2x32x64xf32> loc(#loc196)
    %307 = linalg.generic {indexing_maps = [#map1, #map5, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%303, %305, %arg31 : tensor<2x32x64xf32>, tensor<1x1x64xf32>, tensor<64xf32>) outs(%306 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_38: f32, %in_39: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %330, %in_39 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x64xf32> loc(#loc196)
    %308 = tensor.empty() : tensor<2x32x128xf32> loc(#loc197)
    %309 = linalg.fill ins(%cst_10 : f32) outs(%308 : tensor<2x32x128xf32>) -> tensor<2x32x128xf32> loc(#loc197)
    %310 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%307, %arg0 : tensor<2x32x64xf32>, tensor<128x64xf32>) outs(%309 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.mulf %in, %in_38 : f32
      %331 = arith.addf %out, %330 : f32
      linalg.yield %331 : f32
    } -> tensor<2x32x128xf32> loc(#loc197)
    %311 = tensor.empty() : tensor<2x32xf32> loc(#loc198)
    %312 = linalg.fill ins(%cst_4 : f32) outs(%311 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc198)
    %313 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%310 : tensor<2x32x128xf32>) outs(%312 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.maximumf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32xf32> loc(#loc198)
    %314 = tensor.empty() : tensor<2x32x128xf32> loc(#loc199)
    %315 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %313 : tensor<2x32x128xf32>, tensor<2x32xf32>) outs(%314 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %330 = arith.subf %in, %in_38 : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x128xf32> loc(#loc199)
    %316 = tensor.empty() : tensor<2x32x128xf32> loc(#loc200)
    %317 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315 : tensor<2x32x128xf32>) outs(%316 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = math.exp %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32x128xf32> loc(#loc200)
    %318 = tensor.empty() : tensor<2x32xf32> loc(#loc201)
    %319 = linalg.fill ins(%cst_10 : f32) outs(%318 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc201)
    %320 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%317 : tensor<2x32x128xf32>) outs(%319 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.addf %out, %in : f32
      linalg.yield %330 : f32
    } -> tensor<2x32xf32> loc(#loc201)
    %321 = tensor.empty() : tensor<2x32x1xf32> loc(#loc202)
    %322 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<2x32xf32>) outs(%321 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32> loc(#loc202)
    %323 = tensor.empty() : tensor<2x32x128xi1> loc(#loc203)
    %324 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg34 : tensor<2x32xi32>) outs(%323 : tensor<2x32x128xi1>) {
    ^bb0(%in: i32, %out: i1):
      %330 = linalg.index 2 : index
      %331 = arith.index_cast %330 : index to i32
      %332 = arith.cmpi eq, %in, %331 : i32
      linalg.yield %332 : i1
    } -> tensor<2x32x128xi1> loc(#loc203)
    %325 = tensor.empty() : tensor<f32> loc(#loc204)
    %326 = linalg.fill ins(%cst_10 : f32) outs(%325 : tensor<f32>) -> tensor<f32> loc(#loc204)
    %327 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map20], iterator_types = ["reduction", "reduction", "reduction"]} ins(%324, %315, %322 : tensor<2x32x128xi1>, tensor<2x32x128xf32>, tensor<2x32x1xf32>) outs(%326 : tensor<f32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %330 = math.log %in_39 : f32
      %331 = arith.subf %in_38, %330 : f32
      %332 = arith.select %in, %331, %cst_10 : f32
      %333 = arith.addf %out, %332 : f32
      linalg.yield %333 : f32
    } -> tensor<f32> loc(#loc204)
    %328 = tensor.empty() : tensor<f32> loc(#loc205)
    %329 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%327 : tensor<f32>) outs(%328 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %330 = arith.negf %in : f32
      %331 = arith.divf %330, %cst_9 : f32
      linalg.yield %331 : f32
    } -> tensor<f32> loc(#loc205)
    return %329, %arg0, %arg1, %arg7, %arg8, %arg9, %arg11, %arg17, %arg18, %arg19, %arg21, %arg27, %arg28, %arg29, %arg35, %8, %17, %15, %21, %19, %23, %expanded_13, %expanded, %31, %38, %43, %47, %45, %expanded_14, %collapsed, %62, %71, %69, %75, %73, %collapsed_15, %86, %88, %90, %92, %82, %94, %104, %113, %111, %117, %115, %119, %expanded_22, %expanded_21, %132, %137, %141, %139, %expanded_23, %collapsed_24, %156, %165, %163, %169, %167, %collapsed_25, %180, %182, %184, %186, %176, %188, %198, %207, %205, %211, %209, %213, %expanded_32, %expanded_31, %226, %231, %235, %233, %expanded_33, %collapsed_34, %250, %259, %257, %263, %261, %collapsed_35, %274, %276, %278, %280, %270, %282, %292, %301, %299, %305, %303, %307, %317, %322, %324 : tensor<f32>, tensor<128x64xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<2x32xi32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>, tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<64x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<64x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x4x16xf32>, tensor<2x32x4x16xf32>, tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<64x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x1xf32>, tensor<1x1x64xf32>, tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32x128xf32>, tensor<2x32x1xf32>, tensor<2x32x128xi1>
  } loc(#loc1)
  func.func @bwd(%arg0: tensor<128x64xf32> loc("embedding"), %arg1: tensor<256x64xf32> loc("layer0/down"), %arg2: tensor<64x64xf32> loc("layer0/out"), %arg3: tensor<64x192xf32> loc("layer0/qkv"), %arg4: tensor<64x256xf32> loc("layer0/up"), %arg5: tensor<256x64xf32> loc("layer1/down"), %arg6: tensor<64x64xf32> loc("layer1/out"), %arg7: tensor<64x192xf32> loc("layer1/qkv"), %arg8: tensor<64x256xf32> loc("layer1/up"), %arg9: tensor<256x64xf32> loc("layer2/down"), %arg10: tensor<64x64xf32> loc("layer2/out"), %arg11: tensor<64x192xf32> loc("layer2/qkv"), %arg12: tensor<64x256xf32> loc("layer2/up"), %arg13: tensor<2x32xi32> loc("tokens"), %arg14: tensor<2x32x64xf32> loc("layer0/attention/sub.1"), %arg15: tensor<2x32x1xf32> loc("layer0/attention/mul.1"), %arg16: tensor<2x32x1xf32> loc("layer0/attention/rsqrt"), %arg17: tensor<1x1x64xf32> loc("layer0/attention/broadcast_in_dim.2"), %arg18: tensor<2x32x64xf32> loc("layer0/attention/mul.3"), %arg19: tensor<2x32x64xf32> loc("layer0/attention/add.2"), %arg20: tensor<2x32x4x16xf32> loc("layer0/attention/reshape.1"), %arg21: tensor<2x32x4x16xf32> loc("layer0/attention/reshape"), %arg22: tensor<2x4x32x32xi1> loc("layer0/attention/ge"), %arg23: tensor<2x4x32x32xf32> loc("layer0/attention/exp"), %arg24: tensor<2x4x32x1xf32> loc("layer0/attention/broadcast_in_dim.5"), %arg25: tensor<2x4x32x1xf32> loc("layer0/attention/div.5"), %arg26: tensor<2x4x32x32xf32> loc("layer0/attention/div.4"), %arg27: tensor<2x32x4x16xf32> loc("layer0/attention/reshape.2"), %arg28: tensor<2x32x64xf32> loc("layer0/attention/reshape.3"), %arg29: tensor<2x32x64xf32> loc("layer0/mlp/sub.1"), %arg30: tensor<2x32x1xf32> loc("layer0/mlp/mul.1"), %arg31: tensor<2x32x1xf32> loc("layer0/mlp/rsqrt"), %arg32: tensor<1x1x64xf32> loc("layer0/mlp/broadcast_in_dim.2"), %arg33: tensor<2x32x64xf32> loc("layer0/mlp/mul.3"), %arg34: tensor<64x64xf32> loc("layer0/mlp/reshape"), %arg35: tensor<64x256xf32> loc("layer0/mlp/mul.6"), %arg36: tensor<64x256xf32> loc("layer0/mlp/tanh"), %arg37: tensor<64x256xf32> loc("layer0/mlp/sub.2"), %arg38: tensor<64x256xf32> loc("layer0/mlp/mul.9"), %arg39: tensor<64x256xf32> loc("layer0/mlp/add.4"), %arg40: tensor<64x256xf32> loc("layer0/mlp/mul.10"), %arg41: tensor<2x32x64xf32> loc("layer1/attention/sub.1"), %arg42: tensor<2x32x1xf32> loc("layer1/attention/mul.1"), %arg43: tensor<2x32x1xf32> loc("layer1/attention/rsqrt"), %arg44: tensor<1x1x64xf32> loc("layer1/attention/broadcast_in_dim.2"), %arg45: tensor<2x32x64xf32> loc("layer1/attention/mul.3"), %arg46: tensor<2x32x64xf32> loc("layer1/attention/add.2"), %arg47: tensor<2x32x4x16xf32> loc("layer1/attention/reshape.1"), %arg48: tensor<2x32x4x16xf32> loc("layer1/attention/reshape"), %arg49: tensor<2x4x32x32xf32> loc("layer1/attention/exp"), %arg50: tensor<2x4x32x1xf32> loc("layer1/attention/broadcast_in_dim.5"), %arg51: tensor<2x4x32x1xf32> loc("layer1/attention/div.5"), %arg52: tensor<2x4x32x32xf32> loc("layer1/attention/div.4"), %arg53: tensor<2x32x4x16xf32> loc("layer1/attention/reshape.2"), %arg54: tensor<2x32x64xf32> loc("layer1/attention/reshape.3"), %arg55: tensor<2x32x64xf32> loc("layer1/mlp/sub.1"), %arg56: tensor<2x32x1xf32> loc("layer1/mlp/mul.1"), %arg57: tensor<2x32x1xf32> loc("layer1/mlp/rsqrt"), %arg58: tensor<1x1x64xf32> loc("layer1/mlp/broadcast_in_dim.2"), %arg59: tensor<2x32x64xf32> loc("layer1/mlp/mul.3"), %arg60: tensor<64x64xf32> loc("layer1/mlp/reshape"), %arg61: tensor<64x256xf32> loc("layer1/mlp/mul.6"), %arg62: tensor<64x256xf32> loc("layer1/mlp/tanh"), %arg63: tensor<64x256xf32> loc("layer1/mlp/sub.2"), %arg64: tensor<64x256xf32> loc("layer1/mlp/mul.9"), %arg65: tensor<64x256xf32> loc("layer1/mlp/add.4"), %arg66: tensor<64x256xf32> loc("layer1/mlp/mul.10"), %arg67: tensor<2x32x64xf32> loc("layer2/attention/sub.1"), %arg68: tensor<2x32x1xf32> loc("layer2/attention/mul.1"), %arg69: tensor<2x32x1xf32> loc("layer2/attention/rsqrt"), %arg70: tensor<1x1x64xf32> loc("layer2/attention/broadcast_in_dim.2"), %arg71: tensor<2x32x64xf32> loc("layer2/attention/mul.3"), %arg72: tensor<2x32x64xf32> loc("layer2/attention/add.2"), %arg73: tensor<2x32x4x16xf32> loc("layer2/attention/reshape.1"), %arg74: tensor<2x32x4x16xf32> loc("layer2/attention/reshape"), %arg75: tensor<2x4x32x32xf32> loc("layer2/attention/exp"), %arg76: tensor<2x4x32x1xf32> loc("layer2/attention/broadcast_in_dim.5"), %arg77: tensor<2x4x32x1xf32> loc("layer2/attention/div.5"), %arg78: tensor<2x4x32x32xf32> loc("layer2/attention/div.4"), %arg79: tensor<2x32x4x16xf32> loc("layer2/attention/reshape.2"), %arg80: tensor<2x32x64xf32> loc("layer2/attention/reshape.3"), %arg81: tensor<2x32x64xf32> loc("layer2/mlp/sub.1"), %arg82: tensor<2x32x1xf32> loc("layer2/mlp/mul.1"), %arg83: tensor<2x32x1xf32> loc("layer2/mlp/rsqrt"), %arg84: tensor<1x1x64xf32> loc("layer2/mlp/broadcast_in_dim.2"), %arg85: tensor<2x32x64xf32> loc("layer2/mlp/mul.3"), %arg86: tensor<64x64xf32> loc("layer2/mlp/reshape"), %arg87: tensor<64x256xf32> loc("layer2/mlp/mul.6"), %arg88: tensor<64x256xf32> loc("layer2/mlp/tanh"), %arg89: tensor<64x256xf32> loc("layer2/mlp/sub.2"), %arg90: tensor<64x256xf32> loc("layer2/mlp/mul.9"), %arg91: tensor<64x256xf32> loc("layer2/mlp/add.4"), %arg92: tensor<64x256xf32> loc("layer2/mlp/mul.10"), %arg93: tensor<2x32x64xf32> loc("head/sub.1"), %arg94: tensor<2x32x1xf32> loc("head/mul.1"), %arg95: tensor<2x32x1xf32> loc("head/rsqrt"), %arg96: tensor<1x1x64xf32> loc("head/broadcast_in_dim.2"), %arg97: tensor<2x32x64xf32> loc("head/mul.3"), %arg98: tensor<2x32x64xf32> loc("head/add.2"), %arg99: tensor<2x32x128xf32> loc("head/log_softmax/exp"), %arg100: tensor<2x32x1xf32> loc("head/log_softmax/broadcast_in_dim.1"), %arg101: tensor<2x32x128xi1> loc("head/eq.1"), %arg102: tensor<f32> loc("cotangent0")) -> (tensor<128x64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>) {
    %c128 = arith.constant 128 : index
    %c64 = arith.constant 64 : index
    %cst = arith.constant 2.500000e-01 : f32
    %cst_0 = arith.constant 4.471500e-02 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 6.400000e+01 : f32
    %0 = tensor.empty() : tensor<2x32x128xf32> loc(#loc208)
    %1 = linalg.generic {indexing_maps = [#map1, #map20, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg101, %arg102 : tensor<2x32x128xi1>, tensor<f32>) outs(%0 : tensor<2x32x128xf32>) {
    ^bb0(%in: i1, %in_116: f32, %out: f32):
      %465 = arith.divf %in_116, %cst_4 : f32
      %466 = arith.negf %465 : f32
      %467 = arith.select %in, %466, %cst_3 : f32
      linalg.yield %467 : f32
    } -> tensor<2x32x128xf32> loc(#loc208)
    %2 = tensor.empty() : tensor<2x32xf32> loc(#loc209)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc209)
    %3 = linalg.fill ins(%cst_3 : f32) outs(%expanded : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc209)
    %expanded_5 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [2, 32, 1, 128] : tensor<2x32x128xf32> into tensor<2x32x1x128xf32> loc(#loc209)
    %4 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_5 : tensor<2x32x1x128xf32>) outs(%3 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.negf %in : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc209)
    %5 = tensor.empty() : tensor<2x32xf32> loc(#loc210)
    %6 = linalg.fill ins(%cst_3 : f32) outs(%5 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc210)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg100 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%6 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.divf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32xf32> loc(#loc210)
    %8 = tensor.empty() : tensor<2x32x128xf32> loc(#loc211)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg99 : tensor<2x32x128xf32>, tensor<2x32xf32>, tensor<2x32x128xf32>) outs(%8 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
      %465 = arith.mulf %in_116, %in_117 : f32
      %466 = arith.addf %in, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x128xf32> loc(#loc211)
    %10 = tensor.empty() : tensor<128x64xf32> loc(#loc212)
    %11 = linalg.fill ins(%cst_3 : f32) outs(%10 : tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc212)
    %12 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg98 : tensor<2x32x128xf32>, tensor<2x32x64xf32>) outs(%11 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<128x64xf32> loc(#loc212)
    %13 = tensor.empty() : tensor<2x32x64xf32> loc(#loc213)
    %14 = linalg.fill ins(%cst_3 : f32) outs(%13 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc213)
    %15 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<2x32x128xf32>, tensor<128x64xf32>) outs(%14 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc213)
    %16 = tensor.empty() : tensor<64xf32> loc(#loc214)
    %expanded_6 = tensor.expand_shape %16 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc214)
    %17 = linalg.fill ins(%cst_3 : f32) outs(%expanded_6 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc214)
    %expanded_7 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc214)
    %18 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_7 : tensor<2x32x1x1x64xf32>) outs(%17 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x1x64xf32> loc(#loc214)
    %19 = tensor.empty() : tensor<64xf32> loc(#loc215)
    %20 = linalg.fill ins(%cst_3 : f32) outs(%19 : tensor<64xf32>) -> tensor<64xf32> loc(#loc215)
    %21 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%18 : tensor<1x1x64xf32>) outs(%20 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc215)
    %22 = tensor.empty() : tensor<64xf32> loc(#loc216)
    %expanded_8 = tensor.expand_shape %22 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc216)
    %23 = linalg.fill ins(%cst_3 : f32) outs(%expanded_8 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc216)
    %expanded_9 = tensor.expand_shape %arg97 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc216)
    %expanded_10 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc216)
    %24 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_9, %expanded_10 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%23 : tensor<1x1x64xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<1x1x64xf32> loc(#loc216)
    %25 = tensor.empty() : tensor<2x32x64xf32> loc(#loc217)
    %26 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %arg96 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%25 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      linalg.yield %465 : f32
    } -> tensor<2x32x64xf32> loc(#loc217)
    %27 = tensor.empty() : tensor<64xf32> loc(#loc218)
    %28 = linalg.fill ins(%cst_3 : f32) outs(%27 : tensor<64xf32>) -> tensor<64xf32> loc(#loc218)
    %29 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%24 : tensor<1x1x64xf32>) outs(%28 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc218)
    %30 = tensor.empty() : tensor<2x32xf32> loc(#loc219)
    %expanded_11 = tensor.expand_shape %30 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc219)
    %31 = linalg.fill ins(%cst_3 : f32) outs(%expanded_11 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc219)
    %expanded_12 = tensor.expand_shape %arg93 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc219)
    %expanded_13 = tensor.expand_shape %26 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc219)
    %32 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_12, %expanded_13 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%31 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc219)
    %33 = tensor.empty() : tensor<2x32xf32> loc(#loc220)
    %34 = linalg.fill ins(%cst_3 : f32) outs(%33 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc220)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32, %arg94 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%34 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.divf %465, %cst_4 : f32
      %467 = arith.addf %out, %466 : f32
      linalg.yield %467 : f32
    } -> tensor<2x32xf32> loc(#loc220)
    %36 = tensor.empty() : tensor<2x32x64xf32> loc(#loc221)
    %37 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg95, %arg93, %35 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%36 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %in_118: f32, %out: f32):
      %465 = arith.mulf %in_118, %in_117 : f32
      %466 = arith.mulf %in_117, %in_118 : f32
      %467 = arith.mulf %in, %in_116 : f32
      %468 = arith.addf %467, %466 : f32
      %469 = arith.addf %468, %465 : f32
      linalg.yield %469 : f32
    } -> tensor<2x32x64xf32> loc(#loc221)
    %38 = tensor.empty() : tensor<2x32xf32> loc(#loc222)
    %expanded_14 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc222)
    %39 = linalg.fill ins(%cst_3 : f32) outs(%expanded_14 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc222)
    %expanded_15 = tensor.expand_shape %37 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc222)
    %40 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15 : tensor<2x32x1x64xf32>) outs(%39 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.negf %in : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc222)
    %41 = tensor.empty() : tensor<2x32xf32> loc(#loc223)
    %42 = linalg.fill ins(%cst_3 : f32) outs(%41 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc223)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<2x32x1xf32>) outs(%42 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.divf %in, %cst_4 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32xf32> loc(#loc223)
    %44 = tensor.empty() : tensor<2x32x64xf32> loc(#loc224)
    %45 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %43 : tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%44 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.addf %in, %in_116 : f32
      linalg.yield %465 : f32
    } -> tensor<2x32x64xf32> loc(#loc224)
    %collapsed = tensor.collapse_shape %45 [[0, 1], [2]] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc225)
    %46 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc226)
    %expanded_16 = tensor.expand_shape %46 [[0, 1]] output_shape [1, 64] {ao.layer = 2 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc226)
    %47 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_16 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc226)
    %expanded_17 = tensor.expand_shape %45 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc226)
    %48 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_17 : tensor<2x32x1x64xf32>) outs(%47 : tensor<1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x64xf32> loc(#loc226)
    %49 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc227)
    %50 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%49 : tensor<64xf32>) -> tensor<64xf32> loc(#loc227)
    %51 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%48 : tensor<1x64xf32>) outs(%50 : tensor<64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc227)
    %52 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc228)
    %53 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%52 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc228)
    %54 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg92 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%53 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<64x256xf32> loc(#loc228)
    %55 = tensor.empty() {ao.layer = 2 : i64} : tensor<256x64xf32> loc(#loc229)
    %56 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<64x256xf32>) outs(%55 : tensor<256x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x64xf32> loc(#loc229)
    %57 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc230)
    %58 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%57 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc230)
    %59 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed, %arg9 : tensor<64x64xf32>, tensor<256x64xf32>) outs(%58 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<64x256xf32> loc(#loc230)
    %60 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc231)
    %61 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%59, %arg90, %arg91, %arg89, %arg88, %arg87 : tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>) outs(%60 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %in_118: f32, %in_119: f32, %in_120: f32, %out: f32):
      %465 = arith.mulf %in_117, %in : f32
      %466 = arith.mulf %465, %cst_2 : f32
      %467 = arith.mulf %466, %in_118 : f32
      %468 = arith.mulf %467, %in_119 : f32
      %469 = arith.addf %467, %468 : f32
      %470 = arith.mulf %469, %cst_1 : f32
      %471 = arith.mulf %470, %cst_0 : f32
      %472 = arith.mulf %471, %in_120 : f32
      %473 = arith.mulf %in, %in_116 : f32
      %474 = arith.addf %473, %470 : f32
      %475 = arith.addf %474, %472 : f32
      linalg.yield %475 : f32
    } -> tensor<64x256xf32> loc(#loc231)
    %62 = tensor.empty() {ao.layer = 2 : i64} : tensor<256xf32> loc(#loc232)
    %expanded_18 = tensor.expand_shape %62 [[0, 1]] output_shape [1, 256] {ao.layer = 2 : i64} : tensor<256xf32> into tensor<1x256xf32> loc(#loc232)
    %63 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_18 : tensor<1x256xf32>) -> tensor<1x256xf32> loc(#loc232)
    %expanded_19 = tensor.expand_shape %61 [[0], [1, 2]] output_shape [64, 1, 256] {ao.layer = 2 : i64} : tensor<64x256xf32> into tensor<64x1x256xf32> loc(#loc232)
    %64 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_19 : tensor<64x1x256xf32>) outs(%63 : tensor<1x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x256xf32> loc(#loc232)
    %65 = tensor.empty() {ao.layer = 2 : i64} : tensor<256xf32> loc(#loc233)
    %66 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%65 : tensor<256xf32>) -> tensor<256xf32> loc(#loc233)
    %67 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%64 : tensor<1x256xf32>) outs(%66 : tensor<256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<256xf32> loc(#loc233)
    %68 = tensor.empty() {ao.layer = 2 : i64} : tensor<256x64xf32> loc(#loc234)
    %69 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%68 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc234)
    %70 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61, %arg86 : tensor<64x256xf32>, tensor<64x64xf32>) outs(%69 : tensor<256x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<256x64xf32> loc(#loc234)
    %71 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x256xf32> loc(#loc235)
    %72 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<256x64xf32>) outs(%71 : tensor<64x256xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256xf32> loc(#loc235)
    %73 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x64xf32> loc(#loc236)
    %expanded_20 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 2 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc236)
    %74 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_20 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc236)
    %expanded_21 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 2 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc236)
    %75 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_21, %arg12 : tensor<2x32x256xf32>, tensor<64x256xf32>) outs(%74 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc236)
    %76 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc237)
    %expanded_22 = tensor.expand_shape %76 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 2 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc237)
    %77 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_22 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc237)
    %expanded_23 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc237)
    %78 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_23 : tensor<2x32x1x1x64xf32>) outs(%77 : tensor<1x1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x1x64xf32> loc(#loc237)
    %79 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc238)
    %80 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%79 : tensor<64xf32>) -> tensor<64xf32> loc(#loc238)
    %81 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%78 : tensor<1x1x64xf32>) outs(%80 : tensor<64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc238)
    %82 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc239)
    %expanded_24 = tensor.expand_shape %82 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 2 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc239)
    %83 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_24 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc239)
    %expanded_25 = tensor.expand_shape %arg85 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc239)
    %expanded_26 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc239)
    %84 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_25, %expanded_26 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%83 : tensor<1x1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<1x1x64xf32> loc(#loc239)
    %85 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc240)
    %86 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %arg84 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%85 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      linalg.yield %465 : f32
    } -> tensor<2x32x64xf32> loc(#loc240)
    %87 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc241)
    %88 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%87 : tensor<64xf32>) -> tensor<64xf32> loc(#loc241)
    %89 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%84 : tensor<1x1x64xf32>) outs(%88 : tensor<64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc241)
    %90 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc242)
    %expanded_27 = tensor.expand_shape %90 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 2 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc242)
    %91 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_27 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc242)
    %expanded_28 = tensor.expand_shape %arg81 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc242)
    %expanded_29 = tensor.expand_shape %86 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc242)
    %92 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_28, %expanded_29 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%91 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc242)
    %93 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc243)
    %94 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%93 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc243)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%92, %arg82 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%94 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.divf %465, %cst_4 : f32
      %467 = arith.addf %out, %466 : f32
      linalg.yield %467 : f32
    } -> tensor<2x32xf32> loc(#loc243)
    %96 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc244)
    %97 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %arg83, %arg81, %95 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%96 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %in_118: f32, %out: f32):
      %465 = arith.mulf %in_118, %in_117 : f32
      %466 = arith.mulf %in_117, %in_118 : f32
      %467 = arith.mulf %in, %in_116 : f32
      %468 = arith.addf %467, %466 : f32
      %469 = arith.addf %468, %465 : f32
      linalg.yield %469 : f32
    } -> tensor<2x32x64xf32> loc(#loc244)
    %98 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc245)
    %expanded_30 = tensor.expand_shape %98 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 2 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc245)
    %99 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_30 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc245)
    %expanded_31 = tensor.expand_shape %97 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc245)
    %100 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_31 : tensor<2x32x1x64xf32>) outs(%99 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.negf %in : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc245)
    %101 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc246)
    %102 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%101 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc246)
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<2x32x1xf32>) outs(%102 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.divf %in, %cst_4 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32xf32> loc(#loc246)
    %104 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc247)
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %97, %103 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%104 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
      %465 = arith.addf %in, %in_116 : f32
      %466 = arith.addf %465, %in_117 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc247)
    %106 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x64xf32> loc(#loc248)
    %107 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%106 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc248)
    %108 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%105, %arg80 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%107 : tensor<64x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<64x64xf32> loc(#loc248)
    %109 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x64xf32> loc(#loc249)
    %110 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<64x64xf32>) outs(%109 : tensor<64x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32> loc(#loc249)
    %111 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc250)
    %expanded_32 = tensor.expand_shape %111 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc250)
    %112 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_32 : tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xf32> loc(#loc250)
    %expanded_33 = tensor.expand_shape %arg10 [[0, 1], [2]] output_shape [4, 16, 64] {ao.layer = 2 : i64} : tensor<64x64xf32> into tensor<4x16x64xf32> loc(#loc250)
    %113 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%105, %expanded_33 : tensor<2x32x64xf32>, tensor<4x16x64xf32>) outs(%112 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x4x16xf32> loc(#loc250)
    %114 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x16x32xf32> loc(#loc251)
    %115 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<2x32x4x16xf32>) outs(%114 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x32xf32> loc(#loc251)
    %116 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc252)
    %117 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%116 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc252)
    %118 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %arg79 : tensor<2x4x16x32xf32>, tensor<2x32x4x16xf32>) outs(%117 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc252)
    %119 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x16x32xf32> loc(#loc253)
    %120 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%119 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc253)
    %121 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %arg78 : tensor<2x4x16x32xf32>, tensor<2x4x32x32xf32>) outs(%120 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc253)
    %122 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> loc(#loc254)
    %123 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x4x16x32xf32>) outs(%122 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc254)
    %124 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32xf32> loc(#loc255)
    %125 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%124 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc255)
    %126 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%118, %arg77, %arg75 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>) outs(%125 : tensor<2x4x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.mulf %465, %in_117 : f32
      %467 = arith.addf %out, %466 : f32
      linalg.yield %467 : f32
    } -> tensor<2x4x32xf32> loc(#loc255)
    %expanded_34 = tensor.expand_shape %126 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] {ao.layer = 2 : i64} : tensor<2x4x32xf32> into tensor<2x4x32x1xf32> loc(#loc256)
    %127 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32xf32> loc(#loc257)
    %128 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%127 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc257)
    %129 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_34 : tensor<2x4x32x1xf32>) outs(%128 : tensor<2x4x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.negf %in : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32xf32> loc(#loc257)
    %130 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x32xf32> loc(#loc258)
    %131 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg22, %118, %arg76, %129, %arg75 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32xf32>, tensor<2x4x32x32xf32>) outs(%130 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: i1, %in_116: f32, %in_117: f32, %in_118: f32, %in_119: f32, %out: f32):
      %465 = arith.divf %in_116, %in_117 : f32
      %466 = arith.addf %465, %in_118 : f32
      %467 = arith.mulf %466, %in_119 : f32
      %468 = arith.select %in, %467, %cst_3 : f32
      %469 = arith.mulf %468, %cst : f32
      linalg.yield %469 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc258)
    %132 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x16xf32> loc(#loc259)
    %133 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%132 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc259)
    %134 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %arg74 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%133 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc259)
    %135 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> loc(#loc260)
    %136 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x4x32x16xf32>) outs(%135 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc260)
    %137 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x4x32x16xf32> loc(#loc261)
    %138 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%137 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc261)
    %139 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%131, %arg73 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%138 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc261)
    %140 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> loc(#loc262)
    %141 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<2x4x32x16xf32>) outs(%140 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc262)
    %collapsed_35 = tensor.collapse_shape %123 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc263)
    %collapsed_36 = tensor.collapse_shape %136 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc264)
    %collapsed_37 = tensor.collapse_shape %141 [[0], [1], [2, 3]] {ao.layer = 2 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc265)
    %142 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x192xf32> loc(#loc266)
    %143 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%142 : tensor<2x32x192xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%out: f32):
      %465 = linalg.index 0 : index
      %466 = linalg.index 1 : index
      %467 = linalg.index 2 : index
      %468 = arith.cmpi ult, %467, %c64 : index
      %469 = scf.if %468 -> (f32) {
        %extracted = tensor.extract %collapsed_37[%465, %466, %467] : tensor<2x32x64xf32>
        scf.yield %extracted : f32
      } else {
        %470 = arith.cmpi ult, %467, %c128 : index
        %471 = scf.if %470 -> (f32) {
          %472 = arith.subi %467, %c64 : index
          %extracted = tensor.extract %collapsed_36[%465, %466, %472] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        } else {
          %472 = arith.subi %467, %c128 : index
          %extracted = tensor.extract %collapsed_35[%465, %466, %472] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        }
        scf.yield %471 : f32
      }
      linalg.yield %469 : f32
    } -> tensor<2x32x192xf32> loc(#loc266)
    %144 = tensor.empty() {ao.layer = 2 : i64} : tensor<192x64xf32> loc(#loc267)
    %145 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%144 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc267)
    %146 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%143, %arg72 : tensor<2x32x192xf32>, tensor<2x32x64xf32>) outs(%145 : tensor<192x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<192x64xf32> loc(#loc267)
    %147 = tensor.empty() {ao.layer = 2 : i64} : tensor<64x192xf32> loc(#loc268)
    %148 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<192x64xf32>) outs(%147 : tensor<64x192xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x192xf32> loc(#loc268)
    %149 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc269)
    %150 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%149 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc269)
    %151 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%143, %arg11 : tensor<2x32x192xf32>, tensor<64x192xf32>) outs(%150 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc269)
    %152 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc270)
    %expanded_38 = tensor.expand_shape %152 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 2 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc270)
    %153 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_38 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc270)
    %expanded_39 = tensor.expand_shape %151 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc270)
    %154 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_39 : tensor<2x32x1x1x64xf32>) outs(%153 : tensor<1x1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x1x64xf32> loc(#loc270)
    %155 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc271)
    %156 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%155 : tensor<64xf32>) -> tensor<64xf32> loc(#loc271)
    %157 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%154 : tensor<1x1x64xf32>) outs(%156 : tensor<64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc271)
    %158 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc272)
    %expanded_40 = tensor.expand_shape %158 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 2 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc272)
    %159 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_40 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc272)
    %expanded_41 = tensor.expand_shape %arg71 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc272)
    %expanded_42 = tensor.expand_shape %151 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc272)
    %160 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_41, %expanded_42 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%159 : tensor<1x1x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<1x1x64xf32> loc(#loc272)
    %161 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc273)
    %162 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %arg70 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%161 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      linalg.yield %465 : f32
    } -> tensor<2x32x64xf32> loc(#loc273)
    %163 = tensor.empty() {ao.layer = 2 : i64} : tensor<64xf32> loc(#loc274)
    %164 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%163 : tensor<64xf32>) -> tensor<64xf32> loc(#loc274)
    %165 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%160 : tensor<1x1x64xf32>) outs(%164 : tensor<64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc274)
    %166 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc275)
    %expanded_43 = tensor.expand_shape %166 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 2 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc275)
    %167 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_43 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc275)
    %expanded_44 = tensor.expand_shape %arg67 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc275)
    %expanded_45 = tensor.expand_shape %162 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc275)
    %168 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_44, %expanded_45 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%167 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc275)
    %169 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc276)
    %170 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%169 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc276)
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168, %arg68 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%170 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.divf %465, %cst_4 : f32
      %467 = arith.addf %out, %466 : f32
      linalg.yield %467 : f32
    } -> tensor<2x32xf32> loc(#loc276)
    %172 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc277)
    %173 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %arg69, %arg67, %171 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%172 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %in_118: f32, %out: f32):
      %465 = arith.mulf %in_118, %in_117 : f32
      %466 = arith.mulf %in_117, %in_118 : f32
      %467 = arith.mulf %in, %in_116 : f32
      %468 = arith.addf %467, %466 : f32
      %469 = arith.addf %468, %465 : f32
      linalg.yield %469 : f32
    } -> tensor<2x32x64xf32> loc(#loc277)
    %174 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc278)
    %expanded_46 = tensor.expand_shape %174 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 2 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc278)
    %175 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%expanded_46 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc278)
    %expanded_47 = tensor.expand_shape %173 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 2 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc278)
    %176 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_47 : tensor<2x32x1x64xf32>) outs(%175 : tensor<2x32x1xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.negf %in : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc278)
    %177 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32xf32> loc(#loc279)
    %178 = linalg.fill {ao.layer = 2 : i64} ins(%cst_3 : f32) outs(%177 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc279)
    %179 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%176 : tensor<2x32x1xf32>) outs(%178 : tensor<2x32xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.divf %in, %cst_4 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32xf32> loc(#loc279)
    %180 = tensor.empty() {ao.layer = 2 : i64} : tensor<2x32x64xf32> loc(#loc280)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %173, %179 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%180 : tensor<2x32x64xf32>) attrs =  {ao.layer = 2 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
      %465 = arith.addf %in, %in_116 : f32
      %466 = arith.addf %465, %in_117 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc280)
    %collapsed_48 = tensor.collapse_shape %181 [[0, 1], [2]] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc281)
    %182 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc282)
    %expanded_49 = tensor.expand_shape %182 [[0, 1]] output_shape [1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc282)
    %183 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_49 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc282)
    %expanded_50 = tensor.expand_shape %181 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc282)
    %184 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_50 : tensor<2x32x1x64xf32>) outs(%183 : tensor<1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x64xf32> loc(#loc282)
    %185 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc283)
    %186 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%185 : tensor<64xf32>) -> tensor<64xf32> loc(#loc283)
    %187 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%184 : tensor<1x64xf32>) outs(%186 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc283)
    %188 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc284)
    %189 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%188 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc284)
    %190 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_48, %arg66 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%189 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<64x256xf32> loc(#loc284)
    %191 = tensor.empty() {ao.layer = 1 : i64} : tensor<256x64xf32> loc(#loc285)
    %192 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<64x256xf32>) outs(%191 : tensor<256x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x64xf32> loc(#loc285)
    %193 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc286)
    %194 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%193 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc286)
    %195 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_48, %arg5 : tensor<64x64xf32>, tensor<256x64xf32>) outs(%194 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<64x256xf32> loc(#loc286)
    %196 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc287)
    %197 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%195, %arg64, %arg65, %arg63, %arg62, %arg61 : tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>) outs(%196 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %in_118: f32, %in_119: f32, %in_120: f32, %out: f32):
      %465 = arith.mulf %in_117, %in : f32
      %466 = arith.mulf %465, %cst_2 : f32
      %467 = arith.mulf %466, %in_118 : f32
      %468 = arith.mulf %467, %in_119 : f32
      %469 = arith.addf %467, %468 : f32
      %470 = arith.mulf %469, %cst_1 : f32
      %471 = arith.mulf %470, %cst_0 : f32
      %472 = arith.mulf %471, %in_120 : f32
      %473 = arith.mulf %in, %in_116 : f32
      %474 = arith.addf %473, %470 : f32
      %475 = arith.addf %474, %472 : f32
      linalg.yield %475 : f32
    } -> tensor<64x256xf32> loc(#loc287)
    %198 = tensor.empty() {ao.layer = 1 : i64} : tensor<256xf32> loc(#loc288)
    %expanded_51 = tensor.expand_shape %198 [[0, 1]] output_shape [1, 256] {ao.layer = 1 : i64} : tensor<256xf32> into tensor<1x256xf32> loc(#loc288)
    %199 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_51 : tensor<1x256xf32>) -> tensor<1x256xf32> loc(#loc288)
    %expanded_52 = tensor.expand_shape %197 [[0], [1, 2]] output_shape [64, 1, 256] {ao.layer = 1 : i64} : tensor<64x256xf32> into tensor<64x1x256xf32> loc(#loc288)
    %200 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_52 : tensor<64x1x256xf32>) outs(%199 : tensor<1x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x256xf32> loc(#loc288)
    %201 = tensor.empty() {ao.layer = 1 : i64} : tensor<256xf32> loc(#loc289)
    %202 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%201 : tensor<256xf32>) -> tensor<256xf32> loc(#loc289)
    %203 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%200 : tensor<1x256xf32>) outs(%202 : tensor<256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<256xf32> loc(#loc289)
    %204 = tensor.empty() {ao.layer = 1 : i64} : tensor<256x64xf32> loc(#loc290)
    %205 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%204 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc290)
    %206 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197, %arg60 : tensor<64x256xf32>, tensor<64x64xf32>) outs(%205 : tensor<256x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<256x64xf32> loc(#loc290)
    %207 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x256xf32> loc(#loc291)
    %208 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<256x64xf32>) outs(%207 : tensor<64x256xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256xf32> loc(#loc291)
    %209 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc292)
    %expanded_53 = tensor.expand_shape %209 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc292)
    %210 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_53 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc292)
    %expanded_54 = tensor.expand_shape %197 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 1 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc292)
    %211 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_54, %arg8 : tensor<2x32x256xf32>, tensor<64x256xf32>) outs(%210 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc292)
    %212 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc293)
    %expanded_55 = tensor.expand_shape %212 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc293)
    %213 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_55 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc293)
    %expanded_56 = tensor.expand_shape %211 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc293)
    %214 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_56 : tensor<2x32x1x1x64xf32>) outs(%213 : tensor<1x1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x1x64xf32> loc(#loc293)
    %215 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc294)
    %216 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%215 : tensor<64xf32>) -> tensor<64xf32> loc(#loc294)
    %217 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%214 : tensor<1x1x64xf32>) outs(%216 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc294)
    %218 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc295)
    %expanded_57 = tensor.expand_shape %218 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc295)
    %219 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_57 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc295)
    %expanded_58 = tensor.expand_shape %arg59 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc295)
    %expanded_59 = tensor.expand_shape %211 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc295)
    %220 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_58, %expanded_59 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%219 : tensor<1x1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<1x1x64xf32> loc(#loc295)
    %221 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc296)
    %222 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %arg58 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%221 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      linalg.yield %465 : f32
    } -> tensor<2x32x64xf32> loc(#loc296)
    %223 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc297)
    %224 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%223 : tensor<64xf32>) -> tensor<64xf32> loc(#loc297)
    %225 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%220 : tensor<1x1x64xf32>) outs(%224 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc297)
    %226 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc298)
    %expanded_60 = tensor.expand_shape %226 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 1 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc298)
    %227 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_60 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc298)
    %expanded_61 = tensor.expand_shape %arg55 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc298)
    %expanded_62 = tensor.expand_shape %222 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc298)
    %228 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_61, %expanded_62 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%227 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc298)
    %229 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc299)
    %230 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%229 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc299)
    %231 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%228, %arg56 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%230 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.divf %465, %cst_4 : f32
      %467 = arith.addf %out, %466 : f32
      linalg.yield %467 : f32
    } -> tensor<2x32xf32> loc(#loc299)
    %232 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc300)
    %233 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %arg57, %arg55, %231 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%232 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %in_118: f32, %out: f32):
      %465 = arith.mulf %in_118, %in_117 : f32
      %466 = arith.mulf %in_117, %in_118 : f32
      %467 = arith.mulf %in, %in_116 : f32
      %468 = arith.addf %467, %466 : f32
      %469 = arith.addf %468, %465 : f32
      linalg.yield %469 : f32
    } -> tensor<2x32x64xf32> loc(#loc300)
    %234 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc301)
    %expanded_63 = tensor.expand_shape %234 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 1 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc301)
    %235 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_63 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc301)
    %expanded_64 = tensor.expand_shape %233 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc301)
    %236 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_64 : tensor<2x32x1x64xf32>) outs(%235 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.negf %in : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc301)
    %237 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc302)
    %238 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%237 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc302)
    %239 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%236 : tensor<2x32x1xf32>) outs(%238 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.divf %in, %cst_4 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32xf32> loc(#loc302)
    %240 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc303)
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %233, %239 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%240 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
      %465 = arith.addf %in, %in_116 : f32
      %466 = arith.addf %465, %in_117 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc303)
    %242 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc304)
    %243 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%242 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc304)
    %244 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%241, %arg54 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%243 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<64x64xf32> loc(#loc304)
    %245 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x64xf32> loc(#loc305)
    %246 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<64x64xf32>) outs(%245 : tensor<64x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32> loc(#loc305)
    %247 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc306)
    %expanded_65 = tensor.expand_shape %247 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc306)
    %248 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_65 : tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xf32> loc(#loc306)
    %expanded_66 = tensor.expand_shape %arg6 [[0, 1], [2]] output_shape [4, 16, 64] {ao.layer = 1 : i64} : tensor<64x64xf32> into tensor<4x16x64xf32> loc(#loc306)
    %249 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%241, %expanded_66 : tensor<2x32x64xf32>, tensor<4x16x64xf32>) outs(%248 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x4x16xf32> loc(#loc306)
    %250 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x16x32xf32> loc(#loc307)
    %251 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<2x32x4x16xf32>) outs(%250 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x32xf32> loc(#loc307)
    %252 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc308)
    %253 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%252 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc308)
    %254 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%251, %arg53 : tensor<2x4x16x32xf32>, tensor<2x32x4x16xf32>) outs(%253 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc308)
    %255 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x16x32xf32> loc(#loc309)
    %256 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%255 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc309)
    %257 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%251, %arg52 : tensor<2x4x16x32xf32>, tensor<2x4x32x32xf32>) outs(%256 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc309)
    %258 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> loc(#loc310)
    %259 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257 : tensor<2x4x16x32xf32>) outs(%258 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc310)
    %260 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32xf32> loc(#loc311)
    %261 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%260 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc311)
    %262 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%254, %arg51, %arg49 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>) outs(%261 : tensor<2x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.mulf %465, %in_117 : f32
      %467 = arith.addf %out, %466 : f32
      linalg.yield %467 : f32
    } -> tensor<2x4x32xf32> loc(#loc311)
    %expanded_67 = tensor.expand_shape %262 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] {ao.layer = 1 : i64} : tensor<2x4x32xf32> into tensor<2x4x32x1xf32> loc(#loc312)
    %263 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32xf32> loc(#loc313)
    %264 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%263 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc313)
    %265 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_67 : tensor<2x4x32x1xf32>) outs(%264 : tensor<2x4x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.negf %in : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32xf32> loc(#loc313)
    %266 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x32xf32> loc(#loc314)
    %267 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg22, %254, %arg50, %265, %arg49 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32xf32>, tensor<2x4x32x32xf32>) outs(%266 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: i1, %in_116: f32, %in_117: f32, %in_118: f32, %in_119: f32, %out: f32):
      %465 = arith.divf %in_116, %in_117 : f32
      %466 = arith.addf %465, %in_118 : f32
      %467 = arith.mulf %466, %in_119 : f32
      %468 = arith.select %in, %467, %cst_3 : f32
      %469 = arith.mulf %468, %cst : f32
      linalg.yield %469 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc314)
    %268 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x16xf32> loc(#loc315)
    %269 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%268 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc315)
    %270 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%267, %arg48 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%269 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc315)
    %271 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> loc(#loc316)
    %272 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<2x4x32x16xf32>) outs(%271 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc316)
    %273 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x4x32x16xf32> loc(#loc317)
    %274 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%273 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc317)
    %275 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%267, %arg47 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%274 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc317)
    %276 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> loc(#loc318)
    %277 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275 : tensor<2x4x32x16xf32>) outs(%276 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc318)
    %collapsed_68 = tensor.collapse_shape %259 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc319)
    %collapsed_69 = tensor.collapse_shape %272 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc320)
    %collapsed_70 = tensor.collapse_shape %277 [[0], [1], [2, 3]] {ao.layer = 1 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc321)
    %278 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x192xf32> loc(#loc322)
    %279 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%278 : tensor<2x32x192xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%out: f32):
      %465 = linalg.index 0 : index
      %466 = linalg.index 1 : index
      %467 = linalg.index 2 : index
      %468 = arith.cmpi ult, %467, %c64 : index
      %469 = scf.if %468 -> (f32) {
        %extracted = tensor.extract %collapsed_70[%465, %466, %467] : tensor<2x32x64xf32>
        scf.yield %extracted : f32
      } else {
        %470 = arith.cmpi ult, %467, %c128 : index
        %471 = scf.if %470 -> (f32) {
          %472 = arith.subi %467, %c64 : index
          %extracted = tensor.extract %collapsed_69[%465, %466, %472] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        } else {
          %472 = arith.subi %467, %c128 : index
          %extracted = tensor.extract %collapsed_68[%465, %466, %472] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        }
        scf.yield %471 : f32
      }
      linalg.yield %469 : f32
    } -> tensor<2x32x192xf32> loc(#loc322)
    %280 = tensor.empty() {ao.layer = 1 : i64} : tensor<192x64xf32> loc(#loc323)
    %281 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%280 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc323)
    %282 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%279, %arg46 : tensor<2x32x192xf32>, tensor<2x32x64xf32>) outs(%281 : tensor<192x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<192x64xf32> loc(#loc323)
    %283 = tensor.empty() {ao.layer = 1 : i64} : tensor<64x192xf32> loc(#loc324)
    %284 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%282 : tensor<192x64xf32>) outs(%283 : tensor<64x192xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x192xf32> loc(#loc324)
    %285 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc325)
    %286 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%285 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc325)
    %287 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%279, %arg7 : tensor<2x32x192xf32>, tensor<64x192xf32>) outs(%286 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc325)
    %288 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc326)
    %expanded_71 = tensor.expand_shape %288 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc326)
    %289 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_71 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc326)
    %expanded_72 = tensor.expand_shape %287 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc326)
    %290 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_72 : tensor<2x32x1x1x64xf32>) outs(%289 : tensor<1x1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x1x64xf32> loc(#loc326)
    %291 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc327)
    %292 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%291 : tensor<64xf32>) -> tensor<64xf32> loc(#loc327)
    %293 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%290 : tensor<1x1x64xf32>) outs(%292 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc327)
    %294 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc328)
    %expanded_73 = tensor.expand_shape %294 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 1 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc328)
    %295 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_73 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc328)
    %expanded_74 = tensor.expand_shape %arg45 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc328)
    %expanded_75 = tensor.expand_shape %287 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc328)
    %296 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_74, %expanded_75 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%295 : tensor<1x1x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<1x1x64xf32> loc(#loc328)
    %297 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc329)
    %298 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %arg44 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%297 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      linalg.yield %465 : f32
    } -> tensor<2x32x64xf32> loc(#loc329)
    %299 = tensor.empty() {ao.layer = 1 : i64} : tensor<64xf32> loc(#loc330)
    %300 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%299 : tensor<64xf32>) -> tensor<64xf32> loc(#loc330)
    %301 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%296 : tensor<1x1x64xf32>) outs(%300 : tensor<64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc330)
    %302 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc331)
    %expanded_76 = tensor.expand_shape %302 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 1 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc331)
    %303 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_76 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc331)
    %expanded_77 = tensor.expand_shape %arg41 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc331)
    %expanded_78 = tensor.expand_shape %298 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc331)
    %304 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_77, %expanded_78 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%303 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc331)
    %305 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc332)
    %306 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%305 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc332)
    %307 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%304, %arg42 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%306 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.divf %465, %cst_4 : f32
      %467 = arith.addf %out, %466 : f32
      linalg.yield %467 : f32
    } -> tensor<2x32xf32> loc(#loc332)
    %308 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc333)
    %309 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %arg43, %arg41, %307 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%308 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %in_118: f32, %out: f32):
      %465 = arith.mulf %in_118, %in_117 : f32
      %466 = arith.mulf %in_117, %in_118 : f32
      %467 = arith.mulf %in, %in_116 : f32
      %468 = arith.addf %467, %466 : f32
      %469 = arith.addf %468, %465 : f32
      linalg.yield %469 : f32
    } -> tensor<2x32x64xf32> loc(#loc333)
    %310 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc334)
    %expanded_79 = tensor.expand_shape %310 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 1 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc334)
    %311 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%expanded_79 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc334)
    %expanded_80 = tensor.expand_shape %309 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 1 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc334)
    %312 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_80 : tensor<2x32x1x64xf32>) outs(%311 : tensor<2x32x1xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.negf %in : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc334)
    %313 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32xf32> loc(#loc335)
    %314 = linalg.fill {ao.layer = 1 : i64} ins(%cst_3 : f32) outs(%313 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc335)
    %315 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%312 : tensor<2x32x1xf32>) outs(%314 : tensor<2x32xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.divf %in, %cst_4 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32xf32> loc(#loc335)
    %316 = tensor.empty() {ao.layer = 1 : i64} : tensor<2x32x64xf32> loc(#loc336)
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %309, %315 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%316 : tensor<2x32x64xf32>) attrs =  {ao.layer = 1 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
      %465 = arith.addf %in, %in_116 : f32
      %466 = arith.addf %465, %in_117 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc336)
    %collapsed_81 = tensor.collapse_shape %317 [[0, 1], [2]] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<64x64xf32> loc(#loc337)
    %318 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc338)
    %expanded_82 = tensor.expand_shape %318 [[0, 1]] output_shape [1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x64xf32> loc(#loc338)
    %319 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_82 : tensor<1x64xf32>) -> tensor<1x64xf32> loc(#loc338)
    %expanded_83 = tensor.expand_shape %317 [[0], [1], [2, 3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc338)
    %320 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded_83 : tensor<2x32x1x64xf32>) outs(%319 : tensor<1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x64xf32> loc(#loc338)
    %321 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc339)
    %322 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%321 : tensor<64xf32>) -> tensor<64xf32> loc(#loc339)
    %323 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%320 : tensor<1x64xf32>) outs(%322 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc339)
    %324 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc340)
    %325 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%324 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc340)
    %326 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_81, %arg40 : tensor<64x64xf32>, tensor<64x256xf32>) outs(%325 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<64x256xf32> loc(#loc340)
    %327 = tensor.empty() {ao.layer = 0 : i64} : tensor<256x64xf32> loc(#loc341)
    %328 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%326 : tensor<64x256xf32>) outs(%327 : tensor<256x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x64xf32> loc(#loc341)
    %329 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc342)
    %330 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%329 : tensor<64x256xf32>) -> tensor<64x256xf32> loc(#loc342)
    %331 = linalg.generic {indexing_maps = [#map34, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_81, %arg1 : tensor<64x64xf32>, tensor<256x64xf32>) outs(%330 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<64x256xf32> loc(#loc342)
    %332 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc343)
    %333 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17, #map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%331, %arg38, %arg39, %arg37, %arg36, %arg35 : tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>) outs(%332 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %in_118: f32, %in_119: f32, %in_120: f32, %out: f32):
      %465 = arith.mulf %in_117, %in : f32
      %466 = arith.mulf %465, %cst_2 : f32
      %467 = arith.mulf %466, %in_118 : f32
      %468 = arith.mulf %467, %in_119 : f32
      %469 = arith.addf %467, %468 : f32
      %470 = arith.mulf %469, %cst_1 : f32
      %471 = arith.mulf %470, %cst_0 : f32
      %472 = arith.mulf %471, %in_120 : f32
      %473 = arith.mulf %in, %in_116 : f32
      %474 = arith.addf %473, %470 : f32
      %475 = arith.addf %474, %472 : f32
      linalg.yield %475 : f32
    } -> tensor<64x256xf32> loc(#loc343)
    %334 = tensor.empty() {ao.layer = 0 : i64} : tensor<256xf32> loc(#loc344)
    %expanded_84 = tensor.expand_shape %334 [[0, 1]] output_shape [1, 256] {ao.layer = 0 : i64} : tensor<256xf32> into tensor<1x256xf32> loc(#loc344)
    %335 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_84 : tensor<1x256xf32>) -> tensor<1x256xf32> loc(#loc344)
    %expanded_85 = tensor.expand_shape %333 [[0], [1, 2]] output_shape [64, 1, 256] {ao.layer = 0 : i64} : tensor<64x256xf32> into tensor<64x1x256xf32> loc(#loc344)
    %336 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_85 : tensor<64x1x256xf32>) outs(%335 : tensor<1x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x256xf32> loc(#loc344)
    %337 = tensor.empty() {ao.layer = 0 : i64} : tensor<256xf32> loc(#loc345)
    %338 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%337 : tensor<256xf32>) -> tensor<256xf32> loc(#loc345)
    %339 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel", "reduction"]} ins(%336 : tensor<1x256xf32>) outs(%338 : tensor<256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<256xf32> loc(#loc345)
    %340 = tensor.empty() {ao.layer = 0 : i64} : tensor<256x64xf32> loc(#loc346)
    %341 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%340 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc346)
    %342 = linalg.generic {indexing_maps = [#map32, #map33, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%333, %arg34 : tensor<64x256xf32>, tensor<64x64xf32>) outs(%341 : tensor<256x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<256x64xf32> loc(#loc346)
    %343 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x256xf32> loc(#loc347)
    %344 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%342 : tensor<256x64xf32>) outs(%343 : tensor<64x256xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256xf32> loc(#loc347)
    %345 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc348)
    %expanded_86 = tensor.expand_shape %345 [[0, 1], [2]] output_shape [2, 32, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<2x32x64xf32> loc(#loc348)
    %346 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_86 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc348)
    %expanded_87 = tensor.expand_shape %333 [[0, 1], [2]] output_shape [2, 32, 256] {ao.layer = 0 : i64} : tensor<64x256xf32> into tensor<2x32x256xf32> loc(#loc348)
    %347 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_87, %arg4 : tensor<2x32x256xf32>, tensor<64x256xf32>) outs(%346 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc348)
    %348 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc349)
    %expanded_88 = tensor.expand_shape %348 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc349)
    %349 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_88 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc349)
    %expanded_89 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc349)
    %350 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_89 : tensor<2x32x1x1x64xf32>) outs(%349 : tensor<1x1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x1x64xf32> loc(#loc349)
    %351 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc350)
    %352 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%351 : tensor<64xf32>) -> tensor<64xf32> loc(#loc350)
    %353 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%350 : tensor<1x1x64xf32>) outs(%352 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc350)
    %354 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc351)
    %expanded_90 = tensor.expand_shape %354 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc351)
    %355 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_90 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc351)
    %expanded_91 = tensor.expand_shape %arg33 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc351)
    %expanded_92 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc351)
    %356 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_91, %expanded_92 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%355 : tensor<1x1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<1x1x64xf32> loc(#loc351)
    %357 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc352)
    %358 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %arg32 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%357 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      linalg.yield %465 : f32
    } -> tensor<2x32x64xf32> loc(#loc352)
    %359 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc353)
    %360 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%359 : tensor<64xf32>) -> tensor<64xf32> loc(#loc353)
    %361 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%356 : tensor<1x1x64xf32>) outs(%360 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc353)
    %362 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc354)
    %expanded_93 = tensor.expand_shape %362 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 0 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc354)
    %363 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_93 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc354)
    %expanded_94 = tensor.expand_shape %arg29 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc354)
    %expanded_95 = tensor.expand_shape %358 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc354)
    %364 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_94, %expanded_95 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%363 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc354)
    %365 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc355)
    %366 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%365 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc355)
    %367 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%364, %arg30 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%366 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.divf %465, %cst_4 : f32
      %467 = arith.addf %out, %466 : f32
      linalg.yield %467 : f32
    } -> tensor<2x32xf32> loc(#loc355)
    %368 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc356)
    %369 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %arg31, %arg29, %367 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%368 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %in_118: f32, %out: f32):
      %465 = arith.mulf %in_118, %in_117 : f32
      %466 = arith.mulf %in_117, %in_118 : f32
      %467 = arith.mulf %in, %in_116 : f32
      %468 = arith.addf %467, %466 : f32
      %469 = arith.addf %468, %465 : f32
      linalg.yield %469 : f32
    } -> tensor<2x32x64xf32> loc(#loc356)
    %370 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc357)
    %expanded_96 = tensor.expand_shape %370 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 0 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc357)
    %371 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_96 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc357)
    %expanded_97 = tensor.expand_shape %369 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc357)
    %372 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_97 : tensor<2x32x1x64xf32>) outs(%371 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.negf %in : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc357)
    %373 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc358)
    %374 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%373 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc358)
    %375 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%372 : tensor<2x32x1xf32>) outs(%374 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.divf %in, %cst_4 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32xf32> loc(#loc358)
    %376 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc359)
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %369, %375 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%376 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
      %465 = arith.addf %in, %in_116 : f32
      %466 = arith.addf %465, %in_117 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc359)
    %378 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc360)
    %379 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%378 : tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc360)
    %380 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%377, %arg28 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%379 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<64x64xf32> loc(#loc360)
    %381 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x64xf32> loc(#loc361)
    %382 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%380 : tensor<64x64xf32>) outs(%381 : tensor<64x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64xf32> loc(#loc361)
    %383 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc362)
    %expanded_98 = tensor.expand_shape %383 [[0], [1], [2, 3]] output_shape [2, 32, 4, 16] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x4x16xf32> loc(#loc362)
    %384 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_98 : tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xf32> loc(#loc362)
    %expanded_99 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [4, 16, 64] {ao.layer = 0 : i64} : tensor<64x64xf32> into tensor<4x16x64xf32> loc(#loc362)
    %385 = linalg.generic {indexing_maps = [#map36, #map37, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%377, %expanded_99 : tensor<2x32x64xf32>, tensor<4x16x64xf32>) outs(%384 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x4x16xf32> loc(#loc362)
    %386 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x16x32xf32> loc(#loc363)
    %387 = linalg.generic {indexing_maps = [#map38, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385 : tensor<2x32x4x16xf32>) outs(%386 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x32xf32> loc(#loc363)
    %388 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc364)
    %389 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%388 : tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> loc(#loc364)
    %390 = linalg.generic {indexing_maps = [#map39, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%387, %arg27 : tensor<2x4x16x32xf32>, tensor<2x32x4x16xf32>) outs(%389 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc364)
    %391 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x16x32xf32> loc(#loc365)
    %392 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%391 : tensor<2x4x16x32xf32>) -> tensor<2x4x16x32xf32> loc(#loc365)
    %393 = linalg.generic {indexing_maps = [#map40, #map41, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%387, %arg26 : tensor<2x4x16x32xf32>, tensor<2x4x32x32xf32>) outs(%392 : tensor<2x4x16x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x16x32xf32> loc(#loc365)
    %394 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> loc(#loc366)
    %395 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393 : tensor<2x4x16x32xf32>) outs(%394 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc366)
    %396 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32xf32> loc(#loc367)
    %397 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%396 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc367)
    %398 = linalg.generic {indexing_maps = [#map12, #map13, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%390, %arg25, %arg23 : tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32x32xf32>) outs(%397 : tensor<2x4x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.mulf %465, %in_117 : f32
      %467 = arith.addf %out, %466 : f32
      linalg.yield %467 : f32
    } -> tensor<2x4x32xf32> loc(#loc367)
    %expanded_100 = tensor.expand_shape %398 [[0], [1], [2, 3]] output_shape [2, 4, 32, 1] {ao.layer = 0 : i64} : tensor<2x4x32xf32> into tensor<2x4x32x1xf32> loc(#loc368)
    %399 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32xf32> loc(#loc369)
    %400 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%399 : tensor<2x4x32xf32>) -> tensor<2x4x32xf32> loc(#loc369)
    %401 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_100 : tensor<2x4x32x1xf32>) outs(%400 : tensor<2x4x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.negf %in : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32xf32> loc(#loc369)
    %402 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x32xf32> loc(#loc370)
    %403 = linalg.generic {indexing_maps = [#map12, #map12, #map13, #map8, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg22, %390, %arg24, %401, %arg23 : tensor<2x4x32x32xi1>, tensor<2x4x32x32xf32>, tensor<2x4x32x1xf32>, tensor<2x4x32xf32>, tensor<2x4x32x32xf32>) outs(%402 : tensor<2x4x32x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: i1, %in_116: f32, %in_117: f32, %in_118: f32, %in_119: f32, %out: f32):
      %465 = arith.divf %in_116, %in_117 : f32
      %466 = arith.addf %465, %in_118 : f32
      %467 = arith.mulf %466, %in_119 : f32
      %468 = arith.select %in, %467, %cst_3 : f32
      %469 = arith.mulf %468, %cst : f32
      linalg.yield %469 : f32
    } -> tensor<2x4x32x32xf32> loc(#loc370)
    %404 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x16xf32> loc(#loc371)
    %405 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%404 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc371)
    %406 = linalg.generic {indexing_maps = [#map39, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%403, %arg21 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%405 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc371)
    %407 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> loc(#loc372)
    %408 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406 : tensor<2x4x32x16xf32>) outs(%407 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc372)
    %409 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x4x32x16xf32> loc(#loc373)
    %410 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%409 : tensor<2x4x32x16xf32>) -> tensor<2x4x32x16xf32> loc(#loc373)
    %411 = linalg.generic {indexing_maps = [#map40, #map42, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%403, %arg20 : tensor<2x4x32x32xf32>, tensor<2x32x4x16xf32>) outs(%410 : tensor<2x4x32x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x4x32x16xf32> loc(#loc373)
    %412 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> loc(#loc374)
    %413 = linalg.generic {indexing_maps = [#map43, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411 : tensor<2x4x32x16xf32>) outs(%412 : tensor<2x32x4x16xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x4x16xf32> loc(#loc374)
    %collapsed_101 = tensor.collapse_shape %395 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc375)
    %collapsed_102 = tensor.collapse_shape %408 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc376)
    %collapsed_103 = tensor.collapse_shape %413 [[0], [1], [2, 3]] {ao.layer = 0 : i64} : tensor<2x32x4x16xf32> into tensor<2x32x64xf32> loc(#loc377)
    %414 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x192xf32> loc(#loc378)
    %415 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%414 : tensor<2x32x192xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%out: f32):
      %465 = linalg.index 0 : index
      %466 = linalg.index 1 : index
      %467 = linalg.index 2 : index
      %468 = arith.cmpi ult, %467, %c64 : index
      %469 = scf.if %468 -> (f32) {
        %extracted = tensor.extract %collapsed_103[%465, %466, %467] : tensor<2x32x64xf32>
        scf.yield %extracted : f32
      } else {
        %470 = arith.cmpi ult, %467, %c128 : index
        %471 = scf.if %470 -> (f32) {
          %472 = arith.subi %467, %c64 : index
          %extracted = tensor.extract %collapsed_102[%465, %466, %472] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        } else {
          %472 = arith.subi %467, %c128 : index
          %extracted = tensor.extract %collapsed_101[%465, %466, %472] : tensor<2x32x64xf32>
          scf.yield %extracted : f32
        }
        scf.yield %471 : f32
      }
      linalg.yield %469 : f32
    } -> tensor<2x32x192xf32> loc(#loc378)
    %416 = tensor.empty() {ao.layer = 0 : i64} : tensor<192x64xf32> loc(#loc379)
    %417 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%416 : tensor<192x64xf32>) -> tensor<192x64xf32> loc(#loc379)
    %418 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%415, %arg19 : tensor<2x32x192xf32>, tensor<2x32x64xf32>) outs(%417 : tensor<192x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<192x64xf32> loc(#loc379)
    %419 = tensor.empty() {ao.layer = 0 : i64} : tensor<64x192xf32> loc(#loc380)
    %420 = linalg.generic {indexing_maps = [#map30, #map17], iterator_types = ["parallel", "parallel"]} ins(%418 : tensor<192x64xf32>) outs(%419 : tensor<64x192xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x192xf32> loc(#loc380)
    %421 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc381)
    %422 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%421 : tensor<2x32x64xf32>) -> tensor<2x32x64xf32> loc(#loc381)
    %423 = linalg.generic {indexing_maps = [#map6, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%415, %arg3 : tensor<2x32x192xf32>, tensor<64x192xf32>) outs(%422 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc381)
    %424 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc382)
    %expanded_104 = tensor.expand_shape %424 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc382)
    %425 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_104 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc382)
    %expanded_105 = tensor.expand_shape %423 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc382)
    %426 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_105 : tensor<2x32x1x1x64xf32>) outs(%425 : tensor<1x1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x1x64xf32> loc(#loc382)
    %427 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc383)
    %428 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%427 : tensor<64xf32>) -> tensor<64xf32> loc(#loc383)
    %429 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%426 : tensor<1x1x64xf32>) outs(%428 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc383)
    %430 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc384)
    %expanded_106 = tensor.expand_shape %430 [[0, 1, 2]] output_shape [1, 1, 64] {ao.layer = 0 : i64} : tensor<64xf32> into tensor<1x1x64xf32> loc(#loc384)
    %431 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_106 : tensor<1x1x64xf32>) -> tensor<1x1x64xf32> loc(#loc384)
    %expanded_107 = tensor.expand_shape %arg18 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc384)
    %expanded_108 = tensor.expand_shape %423 [[0], [1], [2, 3, 4]] output_shape [2, 32, 1, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x1x64xf32> loc(#loc384)
    %432 = linalg.generic {indexing_maps = [#map25, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_107, %expanded_108 : tensor<2x32x1x1x64xf32>, tensor<2x32x1x1x64xf32>) outs(%431 : tensor<1x1x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<1x1x64xf32> loc(#loc384)
    %433 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc385)
    %434 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423, %arg17 : tensor<2x32x64xf32>, tensor<1x1x64xf32>) outs(%433 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      linalg.yield %465 : f32
    } -> tensor<2x32x64xf32> loc(#loc385)
    %435 = tensor.empty() {ao.layer = 0 : i64} : tensor<64xf32> loc(#loc386)
    %436 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%435 : tensor<64xf32>) -> tensor<64xf32> loc(#loc386)
    %437 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%432 : tensor<1x1x64xf32>) outs(%436 : tensor<64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<64xf32> loc(#loc386)
    %438 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc387)
    %expanded_109 = tensor.expand_shape %438 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 0 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc387)
    %439 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_109 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc387)
    %expanded_110 = tensor.expand_shape %arg14 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc387)
    %expanded_111 = tensor.expand_shape %434 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc387)
    %440 = linalg.generic {indexing_maps = [#map12, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_110, %expanded_111 : tensor<2x32x1x64xf32>, tensor<2x32x1x64xf32>) outs(%439 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc387)
    %441 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc388)
    %442 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%441 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc388)
    %443 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%440, %arg15 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%442 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.mulf %in, %in_116 : f32
      %466 = arith.divf %465, %cst_4 : f32
      %467 = arith.addf %out, %466 : f32
      linalg.yield %467 : f32
    } -> tensor<2x32xf32> loc(#loc388)
    %444 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc389)
    %445 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%434, %arg16, %arg14, %443 : tensor<2x32x64xf32>, tensor<2x32x1xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%444 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %in_118: f32, %out: f32):
      %465 = arith.mulf %in_118, %in_117 : f32
      %466 = arith.mulf %in_117, %in_118 : f32
      %467 = arith.mulf %in, %in_116 : f32
      %468 = arith.addf %467, %466 : f32
      %469 = arith.addf %468, %465 : f32
      linalg.yield %469 : f32
    } -> tensor<2x32x64xf32> loc(#loc389)
    %446 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc390)
    %expanded_112 = tensor.expand_shape %446 [[0], [1, 2]] output_shape [2, 32, 1] {ao.layer = 0 : i64} : tensor<2x32xf32> into tensor<2x32x1xf32> loc(#loc390)
    %447 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%expanded_112 : tensor<2x32x1xf32>) -> tensor<2x32x1xf32> loc(#loc390)
    %expanded_113 = tensor.expand_shape %445 [[0], [1, 2], [3]] output_shape [2, 32, 1, 64] {ao.layer = 0 : i64} : tensor<2x32x64xf32> into tensor<2x32x1x64xf32> loc(#loc390)
    %448 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_113 : tensor<2x32x1x64xf32>) outs(%447 : tensor<2x32x1xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.negf %in : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x1xf32> loc(#loc390)
    %449 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32xf32> loc(#loc391)
    %450 = linalg.fill {ao.layer = 0 : i64} ins(%cst_3 : f32) outs(%449 : tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc391)
    %451 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%448 : tensor<2x32x1xf32>) outs(%450 : tensor<2x32xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.divf %in, %cst_4 : f32
      %466 = arith.addf %out, %465 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32xf32> loc(#loc391)
    %452 = tensor.empty() {ao.layer = 0 : i64} : tensor<2x32x64xf32> loc(#loc392)
    %453 = linalg.generic {indexing_maps = [#map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %445, %451 : tensor<2x32x64xf32>, tensor<2x32x64xf32>, tensor<2x32xf32>) outs(%452 : tensor<2x32x64xf32>) attrs =  {ao.layer = 0 : i64} {
    ^bb0(%in: f32, %in_116: f32, %in_117: f32, %out: f32):
      %465 = arith.addf %in, %in_116 : f32
      %466 = arith.addf %465, %in_117 : f32
      linalg.yield %466 : f32
    } -> tensor<2x32x64xf32> loc(#loc392)
    %454 = tensor.empty() : tensor<32x64xf32> loc(#loc393)
    %expanded_114 = tensor.expand_shape %454 [[0, 1], [2]] output_shape [1, 32, 64] : tensor<32x64xf32> into tensor<1x32x64xf32> loc(#loc393)
    %455 = linalg.fill ins(%cst_3 : f32) outs(%expanded_114 : tensor<1x32x64xf32>) -> tensor<1x32x64xf32> loc(#loc393)
    %expanded_115 = tensor.expand_shape %453 [[0], [1, 2], [3]] output_shape [2, 1, 32, 64] : tensor<2x32x64xf32> into tensor<2x1x32x64xf32> loc(#loc393)
    %456 = linalg.generic {indexing_maps = [#map44, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_115 : tensor<2x1x32x64xf32>) outs(%455 : tensor<1x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<1x32x64xf32> loc(#loc393)
    %457 = tensor.empty() : tensor<32x64xf32> loc(#loc394)
    %458 = linalg.fill ins(%cst_3 : f32) outs(%457 : tensor<32x64xf32>) -> tensor<32x64xf32> loc(#loc394)
    %459 = linalg.generic {indexing_maps = [#map35, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%456 : tensor<1x32x64xf32>) outs(%458 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %465 = arith.addf %out, %in : f32
      linalg.yield %465 : f32
    } -> tensor<32x64xf32> loc(#loc394)
    %460 = tensor.empty() : tensor<128x64xf32> loc(#loc395)
    %461 = linalg.fill ins(%cst_3 : f32) outs(%460 : tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc395)
    %462 = linalg.generic {indexing_maps = [#map19, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg13, %453 : tensor<2x32xi32>, tensor<2x32x64xf32>) outs(%461 : tensor<128x64xf32>) {
    ^bb0(%in: i32, %in_116: f32, %out: f32):
      %465 = linalg.index 0 : index
      %466 = arith.index_cast %465 : index to i32
      %467 = arith.cmpi eq, %in, %466 : i32
      %468 = arith.uitofp %467 : i1 to f32
      %469 = arith.mulf %468, %in_116 : f32
      %470 = arith.addf %out, %469 : f32
      linalg.yield %470 : f32
    } -> tensor<128x64xf32> loc(#loc395)
    %463 = tensor.empty() : tensor<128x64xf32> loc(#loc396)
    %464 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel"]} ins(%12, %462 : tensor<128x64xf32>, tensor<128x64xf32>) outs(%463 : tensor<128x64xf32>) {
    ^bb0(%in: f32, %in_116: f32, %out: f32):
      %465 = arith.addf %in, %in_116 : f32
      linalg.yield %465 : f32
    } -> tensor<128x64xf32> loc(#loc396)
    return %464, %328, %323, %429, %437, %353, %361, %382, %420, %344, %339, %192, %187, %293, %301, %217, %225, %246, %284, %208, %203, %56, %51, %157, %165, %81, %89, %110, %148, %72, %67, %21, %29, %459 : tensor<128x64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64x192xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>
  } loc(#loc206)
}
#loc1 = loc("fwd")
#loc38 = loc("embedding/broadcast_in_dim")
#loc39 = loc("embedding/add.1")
#loc40 = loc("layer0/attention/reduce_sum")
#loc42 = loc("layer0/attention/reduce_sum.1")
#loc43 = loc("layer0/attention/add")
#loc49 = loc("layer0/attention/dot_general")
#loc50 = loc("layer0/attention/split")
#loc51 = loc("layer0/attention/split.1")
#loc52 = loc("layer0/attention/split.2")
#loc56 = loc("layer0/attention/dot_general.1")
#loc58 = loc("layer0/attention/_where/select_n")
#loc59 = loc("layer0/attention/reduce_max")
#loc61 = loc("layer0/attention/reduce_sum.2")
#loc65 = loc("layer0/attention/dot_general.2")
#loc66 = loc("layer0/attention/transpose")
#loc68 = loc("layer0/attention/dot_general.3")
#loc69 = loc("layer0/attention/add.3")
#loc70 = loc("layer0/mlp/reduce_sum")
#loc72 = loc("layer0/mlp/reduce_sum.1")
#loc73 = loc("layer0/mlp/add")
#loc78 = loc("layer0/mlp/add.2")
#loc80 = loc("layer0/mlp/dot_general")
#loc82 = loc("layer0/mlp/integer_pow")
#loc88 = loc("layer0/mlp/dot_general.1")
#loc89 = loc("layer0/mlp/add.9")
#loc90 = loc("layer1/attention/reduce_sum")
#loc92 = loc("layer1/attention/reduce_sum.1")
#loc93 = loc("layer1/attention/add")
#loc99 = loc("layer1/attention/dot_general")
#loc100 = loc("layer1/attention/split")
#loc101 = loc("layer1/attention/split.1")
#loc102 = loc("layer1/attention/split.2")
#loc106 = loc("layer1/attention/dot_general.1")
#loc107 = loc("layer1/attention/_where/select_n")
#loc108 = loc("layer1/attention/reduce_max")
#loc110 = loc("layer1/attention/reduce_sum.2")
#loc114 = loc("layer1/attention/dot_general.2")
#loc115 = loc("layer1/attention/transpose")
#loc117 = loc("layer1/attention/dot_general.3")
#loc118 = loc("layer1/attention/add.3")
#loc119 = loc("layer1/mlp/reduce_sum")
#loc121 = loc("layer1/mlp/reduce_sum.1")
#loc122 = loc("layer1/mlp/add")
#loc127 = loc("layer1/mlp/add.2")
#loc129 = loc("layer1/mlp/dot_general")
#loc131 = loc("layer1/mlp/integer_pow")
#loc137 = loc("layer1/mlp/dot_general.1")
#loc138 = loc("layer1/mlp/add.9")
#loc139 = loc("layer2/attention/reduce_sum")
#loc141 = loc("layer2/attention/reduce_sum.1")
#loc142 = loc("layer2/attention/add")
#loc148 = loc("layer2/attention/dot_general")
#loc149 = loc("layer2/attention/split")
#loc150 = loc("layer2/attention/split.1")
#loc151 = loc("layer2/attention/split.2")
#loc155 = loc("layer2/attention/dot_general.1")
#loc156 = loc("layer2/attention/_where/select_n")
#loc157 = loc("layer2/attention/reduce_max")
#loc159 = loc("layer2/attention/reduce_sum.2")
#loc163 = loc("layer2/attention/dot_general.2")
#loc164 = loc("layer2/attention/transpose")
#loc166 = loc("layer2/attention/dot_general.3")
#loc167 = loc("layer2/attention/add.3")
#loc168 = loc("layer2/mlp/reduce_sum")
#loc170 = loc("layer2/mlp/reduce_sum.1")
#loc171 = loc("layer2/mlp/add")
#loc176 = loc("layer2/mlp/add.2")
#loc178 = loc("layer2/mlp/dot_general")
#loc180 = loc("layer2/mlp/integer_pow")
#loc186 = loc("layer2/mlp/dot_general.1")
#loc187 = loc("layer2/mlp/add.9")
#loc188 = loc("head/reduce_sum")
#loc190 = loc("head/reduce_sum.1")
#loc191 = loc("head/add")
#loc197 = loc("head/dot_general")
#loc198 = loc("head/log_softmax/reduce_max")
#loc199 = loc("head/log_softmax/sub.1")
#loc201 = loc("head/log_softmax/reduce_sum")
#loc204 = loc("head/reduce_sum.2")
#loc205 = loc("head/div.3")
#loc206 = loc("bwd")
#loc208 = loc("bwd/head/_where/select_n")
#loc209 = loc("bwd/head/log_softmax/reduce_sum")
#loc210 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc211 = loc("bwd/head/log_softmax/add_any")
#loc212 = loc("bwd/head/dot_general")
#loc213 = loc("bwd/head/dot_general.1")
#loc214 = loc("bwd/head/reduce_sum")
#loc215 = loc("bwd/head/reduce_sum.1")
#loc216 = loc("bwd/head/reduce_sum.2")
#loc217 = loc("bwd/head/mul.2")
#loc218 = loc("bwd/head/reduce_sum.3")
#loc219 = loc("bwd/head/reduce_sum.4")
#loc220 = loc("bwd/head/reduce_sum.5")
#loc221 = loc("bwd/head/add_any.1")
#loc222 = loc("bwd/head/reduce_sum.6")
#loc223 = loc("bwd/head/reduce_sum.7")
#loc224 = loc("bwd/head/add_any.2")
#loc225 = loc("bwd/layer2/mlp/reshape")
#loc226 = loc("bwd/layer2/mlp/reduce_sum")
#loc227 = loc("bwd/layer2/mlp/reduce_sum.1")
#loc228 = loc("bwd/layer2/mlp/dot_general")
#loc229 = loc("bwd/layer2/mlp/transpose")
#loc230 = loc("bwd/layer2/mlp/dot_general.1")
#loc231 = loc("bwd/layer2/mlp/add_any.2")
#loc232 = loc("bwd/layer2/mlp/reduce_sum.2")
#loc233 = loc("bwd/layer2/mlp/reduce_sum.3")
#loc234 = loc("bwd/layer2/mlp/dot_general.2")
#loc235 = loc("bwd/layer2/mlp/transpose.1")
#loc236 = loc("bwd/layer2/mlp/dot_general.3")
#loc237 = loc("bwd/layer2/mlp/reduce_sum.4")
#loc238 = loc("bwd/layer2/mlp/reduce_sum.5")
#loc239 = loc("bwd/layer2/mlp/reduce_sum.6")
#loc240 = loc("bwd/layer2/mlp/mul.10")
#loc241 = loc("bwd/layer2/mlp/reduce_sum.7")
#loc242 = loc("bwd/layer2/mlp/reduce_sum.8")
#loc243 = loc("bwd/layer2/mlp/reduce_sum.9")
#loc244 = loc("bwd/layer2/mlp/add_any.4")
#loc245 = loc("bwd/layer2/mlp/reduce_sum.10")
#loc246 = loc("bwd/layer2/mlp/reduce_sum.11")
#loc247 = loc("bwd/layer2/mlp/add_any.6")
#loc248 = loc("bwd/layer2/attention/dot_general")
#loc249 = loc("bwd/layer2/attention/transpose")
#loc250 = loc("bwd/layer2/attention/dot_general.1")
#loc251 = loc("bwd/layer2/attention/transpose.1")
#loc252 = loc("bwd/layer2/attention/dot_general.2")
#loc253 = loc("bwd/layer2/attention/dot_general.3")
#loc254 = loc("bwd/layer2/attention/transpose.2")
#loc255 = loc("bwd/layer2/attention/reduce_sum")
#loc256 = loc("bwd/layer2/attention/reshape.1")
#loc257 = loc("bwd/layer2/attention/reduce_sum.1")
#loc258 = loc("bwd/layer2/attention/mul.4")
#loc259 = loc("bwd/layer2/attention/dot_general.4")
#loc260 = loc("bwd/layer2/attention/transpose.3")
#loc261 = loc("bwd/layer2/attention/dot_general.5")
#loc262 = loc("bwd/layer2/attention/transpose.4")
#loc263 = loc("bwd/layer2/attention/reshape.2")
#loc264 = loc("bwd/layer2/attention/reshape.3")
#loc265 = loc("bwd/layer2/attention/reshape.4")
#loc266 = loc("bwd/layer2/attention/concatenate")
#loc267 = loc("bwd/layer2/attention/dot_general.6")
#loc268 = loc("bwd/layer2/attention/transpose.5")
#loc269 = loc("bwd/layer2/attention/dot_general.7")
#loc270 = loc("bwd/layer2/attention/reduce_sum.2")
#loc271 = loc("bwd/layer2/attention/reduce_sum.3")
#loc272 = loc("bwd/layer2/attention/reduce_sum.4")
#loc273 = loc("bwd/layer2/attention/mul.7")
#loc274 = loc("bwd/layer2/attention/reduce_sum.5")
#loc275 = loc("bwd/layer2/attention/reduce_sum.6")
#loc276 = loc("bwd/layer2/attention/reduce_sum.7")
#loc277 = loc("bwd/layer2/attention/add_any.2")
#loc278 = loc("bwd/layer2/attention/reduce_sum.8")
#loc279 = loc("bwd/layer2/attention/reduce_sum.9")
#loc280 = loc("bwd/layer2/attention/add_any.4")
#loc281 = loc("bwd/layer1/mlp/reshape")
#loc282 = loc("bwd/layer1/mlp/reduce_sum")
#loc283 = loc("bwd/layer1/mlp/reduce_sum.1")
#loc284 = loc("bwd/layer1/mlp/dot_general")
#loc285 = loc("bwd/layer1/mlp/transpose")
#loc286 = loc("bwd/layer1/mlp/dot_general.1")
#loc287 = loc("bwd/layer1/mlp/add_any.2")
#loc288 = loc("bwd/layer1/mlp/reduce_sum.2")
#loc289 = loc("bwd/layer1/mlp/reduce_sum.3")
#loc290 = loc("bwd/layer1/mlp/dot_general.2")
#loc291 = loc("bwd/layer1/mlp/transpose.1")
#loc292 = loc("bwd/layer1/mlp/dot_general.3")
#loc293 = loc("bwd/layer1/mlp/reduce_sum.4")
#loc294 = loc("bwd/layer1/mlp/reduce_sum.5")
#loc295 = loc("bwd/layer1/mlp/reduce_sum.6")
#loc296 = loc("bwd/layer1/mlp/mul.10")
#loc297 = loc("bwd/layer1/mlp/reduce_sum.7")
#loc298 = loc("bwd/layer1/mlp/reduce_sum.8")
#loc299 = loc("bwd/layer1/mlp/reduce_sum.9")
#loc300 = loc("bwd/layer1/mlp/add_any.4")
#loc301 = loc("bwd/layer1/mlp/reduce_sum.10")
#loc302 = loc("bwd/layer1/mlp/reduce_sum.11")
#loc303 = loc("bwd/layer1/mlp/add_any.6")
#loc304 = loc("bwd/layer1/attention/dot_general")
#loc305 = loc("bwd/layer1/attention/transpose")
#loc306 = loc("bwd/layer1/attention/dot_general.1")
#loc307 = loc("bwd/layer1/attention/transpose.1")
#loc308 = loc("bwd/layer1/attention/dot_general.2")
#loc309 = loc("bwd/layer1/attention/dot_general.3")
#loc310 = loc("bwd/layer1/attention/transpose.2")
#loc311 = loc("bwd/layer1/attention/reduce_sum")
#loc312 = loc("bwd/layer1/attention/reshape.1")
#loc313 = loc("bwd/layer1/attention/reduce_sum.1")
#loc314 = loc("bwd/layer1/attention/mul.4")
#loc315 = loc("bwd/layer1/attention/dot_general.4")
#loc316 = loc("bwd/layer1/attention/transpose.3")
#loc317 = loc("bwd/layer1/attention/dot_general.5")
#loc318 = loc("bwd/layer1/attention/transpose.4")
#loc319 = loc("bwd/layer1/attention/reshape.2")
#loc320 = loc("bwd/layer1/attention/reshape.3")
#loc321 = loc("bwd/layer1/attention/reshape.4")
#loc322 = loc("bwd/layer1/attention/concatenate")
#loc323 = loc("bwd/layer1/attention/dot_general.6")
#loc324 = loc("bwd/layer1/attention/transpose.5")
#loc325 = loc("bwd/layer1/attention/dot_general.7")
#loc326 = loc("bwd/layer1/attention/reduce_sum.2")
#loc327 = loc("bwd/layer1/attention/reduce_sum.3")
#loc328 = loc("bwd/layer1/attention/reduce_sum.4")
#loc329 = loc("bwd/layer1/attention/mul.7")
#loc330 = loc("bwd/layer1/attention/reduce_sum.5")
#loc331 = loc("bwd/layer1/attention/reduce_sum.6")
#loc332 = loc("bwd/layer1/attention/reduce_sum.7")
#loc333 = loc("bwd/layer1/attention/add_any.2")
#loc334 = loc("bwd/layer1/attention/reduce_sum.8")
#loc335 = loc("bwd/layer1/attention/reduce_sum.9")
#loc336 = loc("bwd/layer1/attention/add_any.4")
#loc337 = loc("bwd/layer0/mlp/reshape")
#loc338 = loc("bwd/layer0/mlp/reduce_sum")
#loc339 = loc("bwd/layer0/mlp/reduce_sum.1")
#loc340 = loc("bwd/layer0/mlp/dot_general")
#loc341 = loc("bwd/layer0/mlp/transpose")
#loc342 = loc("bwd/layer0/mlp/dot_general.1")
#loc343 = loc("bwd/layer0/mlp/add_any.2")
#loc344 = loc("bwd/layer0/mlp/reduce_sum.2")
#loc345 = loc("bwd/layer0/mlp/reduce_sum.3")
#loc346 = loc("bwd/layer0/mlp/dot_general.2")
#loc347 = loc("bwd/layer0/mlp/transpose.1")
#loc348 = loc("bwd/layer0/mlp/dot_general.3")
#loc349 = loc("bwd/layer0/mlp/reduce_sum.4")
#loc350 = loc("bwd/layer0/mlp/reduce_sum.5")
#loc351 = loc("bwd/layer0/mlp/reduce_sum.6")
#loc352 = loc("bwd/layer0/mlp/mul.10")
#loc353 = loc("bwd/layer0/mlp/reduce_sum.7")
#loc354 = loc("bwd/layer0/mlp/reduce_sum.8")
#loc355 = loc("bwd/layer0/mlp/reduce_sum.9")
#loc356 = loc("bwd/layer0/mlp/add_any.4")
#loc357 = loc("bwd/layer0/mlp/reduce_sum.10")
#loc358 = loc("bwd/layer0/mlp/reduce_sum.11")
#loc359 = loc("bwd/layer0/mlp/add_any.6")
#loc360 = loc("bwd/layer0/attention/dot_general")
#loc361 = loc("bwd/layer0/attention/transpose")
#loc362 = loc("bwd/layer0/attention/dot_general.1")
#loc363 = loc("bwd/layer0/attention/transpose.1")
#loc364 = loc("bwd/layer0/attention/dot_general.2")
#loc365 = loc("bwd/layer0/attention/dot_general.3")
#loc366 = loc("bwd/layer0/attention/transpose.2")
#loc367 = loc("bwd/layer0/attention/reduce_sum")
#loc368 = loc("bwd/layer0/attention/reshape.1")
#loc369 = loc("bwd/layer0/attention/reduce_sum.1")
#loc370 = loc("bwd/layer0/attention/mul.4")
#loc371 = loc("bwd/layer0/attention/dot_general.4")
#loc372 = loc("bwd/layer0/attention/transpose.3")
#loc373 = loc("bwd/layer0/attention/dot_general.5")
#loc374 = loc("bwd/layer0/attention/transpose.4")
#loc375 = loc("bwd/layer0/attention/reshape.2")
#loc376 = loc("bwd/layer0/attention/reshape.3")
#loc377 = loc("bwd/layer0/attention/reshape.4")
#loc378 = loc("bwd/layer0/attention/concatenate")
#loc379 = loc("bwd/layer0/attention/dot_general.6")
#loc380 = loc("bwd/layer0/attention/transpose.5")
#loc381 = loc("bwd/layer0/attention/dot_general.7")
#loc382 = loc("bwd/layer0/attention/reduce_sum.2")
#loc383 = loc("bwd/layer0/attention/reduce_sum.3")
#loc384 = loc("bwd/layer0/attention/reduce_sum.4")
#loc385 = loc("bwd/layer0/attention/mul.7")
#loc386 = loc("bwd/layer0/attention/reduce_sum.5")
#loc387 = loc("bwd/layer0/attention/reduce_sum.6")
#loc388 = loc("bwd/layer0/attention/reduce_sum.7")
#loc389 = loc("bwd/layer0/attention/add_any.2")
#loc390 = loc("bwd/layer0/attention/reduce_sum.8")
#loc391 = loc("bwd/layer0/attention/reduce_sum.9")
#loc392 = loc("bwd/layer0/attention/add_any.4")
#loc393 = loc("bwd/embedding/reduce_sum")
#loc394 = loc("bwd/embedding/reduce_sum.1")
#loc395 = loc("bwd/embedding/dot_general")
#loc396 = loc("bwd/embedding/add_any")
