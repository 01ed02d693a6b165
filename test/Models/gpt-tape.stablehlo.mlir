// Made by utils/export_jax.py; see test/Models/README.md.
// --model gpt --form tape --dialect stablehlo --layers 3 --width 32 --heads 4 --sequence 16 --batch 2 --vocab 64 --dtype f32 --microbatches 2 --optimizer momentum
#loc2 = loc("embedding")
#loc3 = loc("position")
#loc4 = loc("tokens")
#loc11 = loc("cotangent0")
#loc21 = loc("layer/down")
#loc22 = loc("layer/down_bias")
#loc23 = loc("layer/norm1_bias")
#loc24 = loc("layer/norm1_gain")
#loc25 = loc("layer/norm2_bias")
#loc26 = loc("layer/norm2_gain")
#loc27 = loc("layer/out")
#loc28 = loc("layer/qkv")
#loc29 = loc("layer/up")
#loc30 = loc("layer/up_bias")
#loc31 = loc("x")
#loc36 = loc("attention/sub.1")
#loc42 = loc("attention/rsqrt")
#loc44 = loc("attention/mul.1")
#loc46 = loc("attention/mul.3")
#loc47 = loc("attention/broadcast_in_dim.2")
#loc52 = loc("attention/add.2")
#loc57 = loc("attention/reshape")
#loc58 = loc("attention/reshape.1")
#loc59 = loc("attention/reshape.2")
#loc64 = loc("attention/ge")
#loc71 = loc("attention/exp")
#loc73 = loc("attention/broadcast_in_dim.5")
#loc75 = loc("attention/div.4")
#loc77 = loc("attention/div.5")
#loc80 = loc("attention/reshape.3")
#loc87 = loc("mlp/sub.1")
#loc93 = loc("mlp/rsqrt")
#loc95 = loc("mlp/mul.1")
#loc97 = loc("mlp/mul.3")
#loc98 = loc("mlp/broadcast_in_dim.2")
#loc104 = loc("mlp/reshape")
#loc108 = loc("mlp/add.4")
#loc111 = loc("mlp/mul.6")
#loc115 = loc("mlp/tanh")
#loc116 = loc("mlp/sub.2")
#loc118 = loc("mlp/mul.9")
#loc119 = loc("mlp/mul.10")
#loc244 = loc("norm_bias")
#loc245 = loc("norm_gain")
#loc246 = loc("labels")
#loc251 = loc("head/sub.1")
#loc257 = loc("head/rsqrt")
#loc259 = loc("head/mul.1")
#loc261 = loc("head/mul.3")
#loc262 = loc("head/broadcast_in_dim.2")
#loc267 = loc("head/add.2")
#loc274 = loc("head/log_softmax/exp")
#loc276 = loc("head/log_softmax/broadcast_in_dim.1")
#loc283 = loc("head/eq.1")
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x16xi32>) -> (tensor<2x16x32xf32>, tensor<2x16xi32>), sym_name = "fwd0", sym_visibility = "private"}> ({
  ^bb0(%arg151: tensor<64x32xf32> loc("embedding"), %arg152: tensor<16x32xf32> loc("position"), %arg153: tensor<2x16xi32> loc("tokens")):
    %386 = "stablehlo.broadcast_in_dim"(%arg153) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xi32>) -> tensor<2x16x1xi32> loc(#loc5)
    %387 = "stablehlo.gather"(%arg151, %386) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<64x32xf32>, tensor<2x16x1xi32>) -> tensor<2x16x32xf32> loc(#loc6)
    %388 = "stablehlo.broadcast_in_dim"(%arg152) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<16x32xf32>) -> tensor<1x16x32xf32> loc(#loc7)
    %389 = "stablehlo.broadcast_in_dim"(%388) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc8)
    %390 = "stablehlo.add"(%387, %389) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc9)
    "func.return"(%390, %arg153) : (tensor<2x16x32xf32>, tensor<2x16xi32>) -> ()
  }) {ao.aot_id = 0 : i64, ao.backward = @bwd0, ao.num_outputs = 1 : i64} : () -> () loc(#loc1)
  "func.func"() <{function_type = (tensor<2x16xi32>, tensor<2x16x32xf32>) -> (tensor<64x32xf32>, tensor<16x32xf32>), sym_name = "bwd0", sym_visibility = "private"}> ({
  ^bb0(%arg145: tensor<2x16xi32> loc("tokens"), %arg146: tensor<2x16x32xf32> loc("cotangent0")):
    %374 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %375 = "stablehlo.reduce"(%arg146, %374) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg149: tensor<f32>, %arg150: tensor<f32>):
      %385 = "stablehlo.add"(%arg149, %arg150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%385) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<16x32xf32> loc(#loc12)
    %376 = "stablehlo.reshape"(%375) : (tensor<16x32xf32>) -> tensor<1x16x32xf32> loc(#loc13)
    %377 = "stablehlo.reduce"(%376, %374) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg147: tensor<f32>, %arg148: tensor<f32>):
      %384 = "stablehlo.add"(%arg147, %arg148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%384) : (tensor<f32>) -> ()
    }) : (tensor<1x16x32xf32>, tensor<f32>) -> tensor<16x32xf32> loc(#loc14)
    %378 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x16x64xi32> loc(#loc15)
    %379 = "stablehlo.broadcast_in_dim"(%arg145) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xi32>) -> tensor<2x16x1xi32> loc(#loc16)
    %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xi32>) -> tensor<2x16x64xi32> loc(#loc17)
    %381 = "stablehlo.compare"(%380, %378) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x16x64xi32>, tensor<2x16x64xi32>) -> tensor<2x16x64xi1> loc(#loc18)
    %382 = "stablehlo.convert"(%381) : (tensor<2x16x64xi1>) -> tensor<2x16x64xf32> loc(#loc19)
    %383 = "stablehlo.dot_general"(%382, %arg146) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x64xf32>, tensor<2x16x32xf32>) -> tensor<64x32xf32> loc(#loc20)
    "func.return"(%383, %377) : (tensor<64x32xf32>, tensor<16x32xf32>) -> ()
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>), sym_name = "fwd1", sym_visibility = "private"}> ({
  ^bb0(%arg122: tensor<128x32xf32> loc("layer/down"), %arg123: tensor<32xf32> loc("layer/down_bias"), %arg124: tensor<32xf32> loc("layer/norm1_bias"), %arg125: tensor<32xf32> loc("layer/norm1_gain"), %arg126: tensor<32xf32> loc("layer/norm2_bias"), %arg127: tensor<32xf32> loc("layer/norm2_gain"), %arg128: tensor<32x32xf32> loc("layer/out"), %arg129: tensor<32x96xf32> loc("layer/qkv"), %arg130: tensor<32x128xf32> loc("layer/up"), %arg131: tensor<128xf32> loc("layer/up_bias"), %arg132: tensor<2x16x32xf32> loc("x")):
    %260 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<32x128xf32>}> : () -> tensor<32x128xf32>
    %261 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<32x128xf32>}> : () -> tensor<32x128xf32>
    %262 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<32x128xf32>}> : () -> tensor<32x128xf32>
    %263 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<32x128xf32>}> : () -> tensor<32x128xf32>
    %264 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<32x128xf32>}> : () -> tensor<32x128xf32>
    %265 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<2x4x16x1xf32>}> : () -> tensor<2x4x16x1xf32>
    %266 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x4x16xf32>}> : () -> tensor<2x4x16xf32>
    %267 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<2x4x16x16xf32>}> : () -> tensor<2x4x16x16xf32>
    %268 = "stablehlo.constant"() <{value = dense<0.353553385> : tensor<2x4x16x16xf32>}> : () -> tensor<2x4x16x16xf32>
    %269 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<2x16x1xf32>}> : () -> tensor<2x16x1xf32>
    %270 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<2x16x1xf32>}> : () -> tensor<2x16x1xf32>
    %271 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<2x16x1xf32>}> : () -> tensor<2x16x1xf32>
    %272 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %273 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %274 = "stablehlo.reduce"(%arg132, %273) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg143: tensor<f32>, %arg144: tensor<f32>):
      %373 = "stablehlo.add"(%arg143, %arg144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%373) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc32)
    %275 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc33)
    %276 = "stablehlo.divide"(%275, %271) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc34)
    %277 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#loc35)
    %278 = "stablehlo.subtract"(%arg132, %277) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc36)
    %279 = "stablehlo.multiply"(%278, %278) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc37)
    %280 = "stablehlo.reduce"(%279, %273) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %372 = "stablehlo.add"(%arg141, %arg142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%372) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc38)
    %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc39)
    %282 = "stablehlo.divide"(%281, %271) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc40)
    %283 = "stablehlo.add"(%282, %270) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc41)
    %284 = "stablehlo.rsqrt"(%283) : (tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc42)
    %285 = "stablehlo.divide"(%284, %283) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc43)
    %286 = "stablehlo.multiply"(%269, %285) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc44)
    %287 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#loc45)
    %288 = "stablehlo.multiply"(%278, %287) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc46)
    %289 = "stablehlo.broadcast_in_dim"(%arg125) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc47)
    %290 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32> loc(#loc48)
    %291 = "stablehlo.multiply"(%288, %290) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc49)
    %292 = "stablehlo.broadcast_in_dim"(%arg124) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc50)
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32> loc(#loc51)
    %294 = "stablehlo.add"(%291, %293) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc52)
    %295 = "stablehlo.dot_general"(%294, %arg129) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x32xf32>, tensor<32x96xf32>) -> tensor<2x16x96xf32> loc(#loc53)
    %296 = "stablehlo.slice"(%295) <{limit_indices = array<i64: 2, 16, 32>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x16x96xf32>) -> tensor<2x16x32xf32> loc(#loc54)
    %297 = "stablehlo.slice"(%295) <{limit_indices = array<i64: 2, 16, 64>, start_indices = array<i64: 0, 0, 32>, strides = array<i64: 1, 1, 1>}> : (tensor<2x16x96xf32>) -> tensor<2x16x32xf32> loc(#loc55)
    %298 = "stablehlo.slice"(%295) <{limit_indices = array<i64: 2, 16, 96>, start_indices = array<i64: 0, 0, 64>, strides = array<i64: 1, 1, 1>}> : (tensor<2x16x96xf32>) -> tensor<2x16x32xf32> loc(#loc56)
    %299 = "stablehlo.reshape"(%296) : (tensor<2x16x32xf32>) -> tensor<2x16x4x8xf32> loc(#loc57)
    %300 = "stablehlo.reshape"(%297) : (tensor<2x16x32xf32>) -> tensor<2x16x4x8xf32> loc(#loc58)
    %301 = "stablehlo.reshape"(%298) : (tensor<2x16x32xf32>) -> tensor<2x16x4x8xf32> loc(#loc59)
    %302 = "stablehlo.dot_general"(%299, %300) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) -> tensor<2x4x16x16xf32> loc(#loc60)
    %303 = "stablehlo.multiply"(%302, %268) : (tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc61)
    %304 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x16x16xi32> loc(#loc62)
    %305 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x4x16x16xi32> loc(#loc63)
    %306 = "stablehlo.compare"(%304, %305) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x16x16xi32>, tensor<2x4x16x16xi32>) -> tensor<2x4x16x16xi1> loc(#loc64)
    %307 = "stablehlo.select"(%306, %303, %267) : (tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc65)
    %308 = "stablehlo.reduce"(%307, %272) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg139: tensor<f32>, %arg140: tensor<f32>):
      %371 = "stablehlo.maximum"(%arg139, %arg140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%371) : (tensor<f32>) -> ()
    }) : (tensor<2x4x16x16xf32>, tensor<f32>) -> tensor<2x4x16xf32> loc(#loc66)
    %309 = "stablehlo.maximum"(%266, %308) : (tensor<2x4x16xf32>, tensor<2x4x16xf32>) -> tensor<2x4x16xf32> loc(#loc67)
    %310 = "stablehlo.broadcast_in_dim"(%309) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32> loc(#loc68)
    %311 = "stablehlo.broadcast_in_dim"(%310) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x16xf32> loc(#loc69)
    %312 = "stablehlo.subtract"(%307, %311) : (tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc70)
    %313 = "stablehlo.exponential"(%312) : (tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc71)
    %314 = "stablehlo.reduce"(%313, %273) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg137: tensor<f32>, %arg138: tensor<f32>):
      %370 = "stablehlo.add"(%arg137, %arg138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%370) : (tensor<f32>) -> ()
    }) : (tensor<2x4x16x16xf32>, tensor<f32>) -> tensor<2x4x16xf32> loc(#loc72)
    %315 = "stablehlo.broadcast_in_dim"(%314) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32> loc(#loc73)
    %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x16xf32> loc(#loc74)
    %317 = "stablehlo.divide"(%313, %316) : (tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc75)
    %318 = "stablehlo.multiply"(%315, %315) : (tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32> loc(#loc76)
    %319 = "stablehlo.divide"(%265, %318) : (tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32> loc(#loc77)
    %320 = "stablehlo.dot_general"(%301, %317) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x4x8xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x8x16xf32> loc(#loc78)
    %321 = "stablehlo.transpose"(%320) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x4x8x16xf32>) -> tensor<2x16x4x8xf32> loc(#loc79)
    %322 = "stablehlo.reshape"(%321) : (tensor<2x16x4x8xf32>) -> tensor<2x16x32xf32> loc(#loc80)
    %323 = "stablehlo.dot_general"(%322, %arg128) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x32xf32>, tensor<32x32xf32>) -> tensor<2x16x32xf32> loc(#loc81)
    %324 = "stablehlo.add"(%arg132, %323) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc82)
    %325 = "stablehlo.reduce"(%324, %273) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg135: tensor<f32>, %arg136: tensor<f32>):
      %369 = "stablehlo.add"(%arg135, %arg136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%369) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc83)
    %326 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc84)
    %327 = "stablehlo.divide"(%326, %271) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc85)
    %328 = "stablehlo.broadcast_in_dim"(%327) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#loc86)
    %329 = "stablehlo.subtract"(%324, %328) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc87)
    %330 = "stablehlo.multiply"(%329, %329) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc88)
    %331 = "stablehlo.reduce"(%330, %273) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg133: tensor<f32>, %arg134: tensor<f32>):
      %368 = "stablehlo.add"(%arg133, %arg134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%368) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc89)
    %332 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc90)
    %333 = "stablehlo.divide"(%332, %271) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc91)
    %334 = "stablehlo.add"(%333, %270) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc92)
    %335 = "stablehlo.rsqrt"(%334) : (tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc93)
    %336 = "stablehlo.divide"(%335, %334) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc94)
    %337 = "stablehlo.multiply"(%269, %336) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc95)
    %338 = "stablehlo.broadcast_in_dim"(%335) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#loc96)
    %339 = "stablehlo.multiply"(%329, %338) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc97)
    %340 = "stablehlo.broadcast_in_dim"(%arg127) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc98)
    %341 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32> loc(#loc99)
    %342 = "stablehlo.multiply"(%339, %341) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc100)
    %343 = "stablehlo.broadcast_in_dim"(%arg126) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc101)
    %344 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32> loc(#loc102)
    %345 = "stablehlo.add"(%342, %344) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc103)
    %346 = "stablehlo.reshape"(%345) : (tensor<2x16x32xf32>) -> tensor<32x32xf32> loc(#loc104)
    %347 = "stablehlo.dot_general"(%346, %arg130) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x32xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc105)
    %348 = "stablehlo.broadcast_in_dim"(%arg131) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<1x128xf32> loc(#loc106)
    %349 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x128xf32>) -> tensor<32x128xf32> loc(#loc107)
    %350 = "stablehlo.add"(%347, %349) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc108)
    %351 = "stablehlo.multiply"(%350, %350) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc109)
    %352 = "stablehlo.multiply"(%351, %350) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc110)
    %353 = "stablehlo.multiply"(%264, %351) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc111)
    %354 = "stablehlo.multiply"(%263, %352) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc112)
    %355 = "stablehlo.add"(%350, %354) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc113)
    %356 = "stablehlo.multiply"(%262, %355) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc114)
    %357 = "stablehlo.tanh"(%356) : (tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc115)
    %358 = "stablehlo.subtract"(%261, %357) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc116)
    %359 = "stablehlo.add"(%261, %357) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc117)
    %360 = "stablehlo.multiply"(%260, %359) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc118)
    %361 = "stablehlo.multiply"(%350, %360) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc119)
    %362 = "stablehlo.dot_general"(%361, %arg122) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<128x32xf32>) -> tensor<32x32xf32> loc(#loc120)
    %363 = "stablehlo.broadcast_in_dim"(%arg123) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32> loc(#loc121)
    %364 = "stablehlo.broadcast_in_dim"(%363) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<32x32xf32> loc(#loc122)
    %365 = "stablehlo.add"(%362, %364) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc123)
    %366 = "stablehlo.reshape"(%365) : (tensor<32x32xf32>) -> tensor<2x16x32xf32> loc(#loc124)
    %367 = "stablehlo.add"(%324, %366) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc125)
    "func.return"(%367, %arg122, %arg128, %arg129, %arg130, %278, %286, %284, %289, %288, %294, %300, %299, %306, %313, %315, %319, %317, %301, %322, %329, %337, %335, %340, %339, %346, %353, %357, %358, %360, %350, %361) : (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>) -> ()
  }) {ao.aot_id = 1 : i64, ao.backward = @bwd1, ao.num_outputs = 1 : i64} : () -> () loc(#loc1)
  "func.func"() <{function_type = (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>), sym_name = "bwd1", sym_visibility = "private"}> ({
  ^bb0(%arg46: tensor<128x32xf32> loc("layer/down"), %arg47: tensor<32x32xf32> loc("layer/out"), %arg48: tensor<32x96xf32> loc("layer/qkv"), %arg49: tensor<32x128xf32> loc("layer/up"), %arg50: tensor<2x16x32xf32> loc("attention/sub.1"), %arg51: tensor<2x16x1xf32> loc("attention/mul.1"), %arg52: tensor<2x16x1xf32> loc("attention/rsqrt"), %arg53: tensor<1x1x32xf32> loc("attention/broadcast_in_dim.2"), %arg54: tensor<2x16x32xf32> loc("attention/mul.3"), %arg55: tensor<2x16x32xf32> loc("attention/add.2"), %arg56: tensor<2x16x4x8xf32> loc("attention/reshape.1"), %arg57: tensor<2x16x4x8xf32> loc("attention/reshape"), %arg58: tensor<2x4x16x16xi1> loc("attention/ge"), %arg59: tensor<2x4x16x16xf32> loc("attention/exp"), %arg60: tensor<2x4x16x1xf32> loc("attention/broadcast_in_dim.5"), %arg61: tensor<2x4x16x1xf32> loc("attention/div.5"), %arg62: tensor<2x4x16x16xf32> loc("attention/div.4"), %arg63: tensor<2x16x4x8xf32> loc("attention/reshape.2"), %arg64: tensor<2x16x32xf32> loc("attention/reshape.3"), %arg65: tensor<2x16x32xf32> loc("mlp/sub.1"), %arg66: tensor<2x16x1xf32> loc("mlp/mul.1"), %arg67: tensor<2x16x1xf32> loc("mlp/rsqrt"), %arg68: tensor<1x1x32xf32> loc("mlp/broadcast_in_dim.2"), %arg69: tensor<2x16x32xf32> loc("mlp/mul.3"), %arg70: tensor<32x32xf32> loc("mlp/reshape"), %arg71: tensor<32x128xf32> loc("mlp/mul.6"), %arg72: tensor<32x128xf32> loc("mlp/tanh"), %arg73: tensor<32x128xf32> loc("mlp/sub.2"), %arg74: tensor<32x128xf32> loc("mlp/mul.9"), %arg75: tensor<32x128xf32> loc("mlp/add.4"), %arg76: tensor<32x128xf32> loc("mlp/mul.10"), %arg77: tensor<2x16x32xf32> loc("cotangent0")):
    %113 = "stablehlo.constant"() <{value = dense<0.353553385> : tensor<2x4x16x16xf32>}> : () -> tensor<2x4x16x16xf32>
    %114 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<32x128xf32>}> : () -> tensor<32x128xf32>
    %115 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<32x128xf32>}> : () -> tensor<32x128xf32>
    %116 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<2x16x1xf32>}> : () -> tensor<2x16x1xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<32x128xf32>}> : () -> tensor<32x128xf32>
    %118 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x4x16x16xf32>}> : () -> tensor<2x4x16x16xf32>
    %119 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %120 = "stablehlo.reshape"(%arg77) : (tensor<2x16x32xf32>) -> tensor<32x32xf32> loc(#loc126)
    %121 = "stablehlo.reduce"(%120, %119) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg120: tensor<f32>, %arg121: tensor<f32>):
      %259 = "stablehlo.add"(%arg120, %arg121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%259) : (tensor<f32>) -> ()
    }) : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc127)
    %122 = "stablehlo.reshape"(%121) : (tensor<32xf32>) -> tensor<1x32xf32> loc(#loc128)
    %123 = "stablehlo.reduce"(%122, %119) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
      %258 = "stablehlo.add"(%arg118, %arg119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%258) : (tensor<f32>) -> ()
    }) : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc129)
    %124 = "stablehlo.dot_general"(%120, %arg76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x32xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc130)
    %125 = "stablehlo.transpose"(%124) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32> loc(#loc131)
    %126 = "stablehlo.dot_general"(%120, %arg46) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x32xf32>, tensor<128x32xf32>) -> tensor<32x128xf32> loc(#loc132)
    %127 = "stablehlo.multiply"(%arg75, %126) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc133)
    %128 = "stablehlo.multiply"(%126, %arg74) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc134)
    %129 = "stablehlo.multiply"(%115, %127) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc135)
    %130 = "stablehlo.multiply"(%129, %arg73) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc136)
    %131 = "stablehlo.multiply"(%130, %arg72) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc137)
    %132 = "stablehlo.add"(%130, %131) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc138)
    %133 = "stablehlo.multiply"(%117, %132) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc139)
    %134 = "stablehlo.add"(%128, %133) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc140)
    %135 = "stablehlo.multiply"(%114, %133) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc141)
    %136 = "stablehlo.multiply"(%135, %arg71) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc142)
    %137 = "stablehlo.add"(%134, %136) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32> loc(#loc143)
    %138 = "stablehlo.reduce"(%137, %119) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg116: tensor<f32>, %arg117: tensor<f32>):
      %257 = "stablehlo.add"(%arg116, %arg117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%257) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32> loc(#loc144)
    %139 = "stablehlo.reshape"(%138) : (tensor<128xf32>) -> tensor<1x128xf32> loc(#loc145)
    %140 = "stablehlo.reduce"(%139, %119) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg114: tensor<f32>, %arg115: tensor<f32>):
      %256 = "stablehlo.add"(%arg114, %arg115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%256) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32> loc(#loc146)
    %141 = "stablehlo.dot_general"(%137, %arg70) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x32xf32>) -> tensor<128x32xf32> loc(#loc147)
    %142 = "stablehlo.transpose"(%141) <{permutation = array<i64: 1, 0>}> : (tensor<128x32xf32>) -> tensor<32x128xf32> loc(#loc148)
    %143 = "stablehlo.dot_general"(%137, %arg49) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x32xf32> loc(#loc149)
    %144 = "stablehlo.reshape"(%143) : (tensor<32x32xf32>) -> tensor<2x16x32xf32> loc(#loc150)
    %145 = "stablehlo.reduce"(%144, %119) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg112: tensor<f32>, %arg113: tensor<f32>):
      %255 = "stablehlo.add"(%arg112, %arg113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%255) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc151)
    %146 = "stablehlo.reshape"(%145) : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc152)
    %147 = "stablehlo.reduce"(%146, %119) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg110: tensor<f32>, %arg111: tensor<f32>):
      %254 = "stablehlo.add"(%arg110, %arg111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%254) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc153)
    %148 = "stablehlo.multiply"(%arg69, %144) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc154)
    %149 = "stablehlo.reduce"(%148, %119) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg108: tensor<f32>, %arg109: tensor<f32>):
      %253 = "stablehlo.add"(%arg108, %arg109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%253) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc155)
    %150 = "stablehlo.reshape"(%149) : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc156)
    %151 = "stablehlo.broadcast_in_dim"(%arg68) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32> loc(#loc157)
    %152 = "stablehlo.multiply"(%144, %151) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc158)
    %153 = "stablehlo.reduce"(%150, %119) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<f32>):
      %252 = "stablehlo.add"(%arg106, %arg107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%252) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc159)
    %154 = "stablehlo.multiply"(%arg65, %152) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc160)
    %155 = "stablehlo.reduce"(%154, %119) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %251 = "stablehlo.add"(%arg104, %arg105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%251) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc161)
    %156 = "stablehlo.reshape"(%155) : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc162)
    %157 = "stablehlo.broadcast_in_dim"(%arg67) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#loc163)
    %158 = "stablehlo.multiply"(%152, %157) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc164)
    %159 = "stablehlo.multiply"(%156, %arg66) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc165)
    %160 = "stablehlo.divide"(%159, %116) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc166)
    %161 = "stablehlo.reduce"(%160, %119) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %250 = "stablehlo.add"(%arg102, %arg103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%250) : (tensor<f32>) -> ()
    }) : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc167)
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x32xf32> loc(#loc168)
    %163 = "stablehlo.multiply"(%arg65, %162) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc169)
    %164 = "stablehlo.add"(%158, %163) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc170)
    %165 = "stablehlo.multiply"(%162, %arg65) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc171)
    %166 = "stablehlo.add"(%164, %165) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc172)
    %167 = "stablehlo.negate"(%166) : (tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc173)
    %168 = "stablehlo.reduce"(%167, %119) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %249 = "stablehlo.add"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%249) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc174)
    %169 = "stablehlo.reshape"(%168) : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc175)
    %170 = "stablehlo.add"(%arg77, %166) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc176)
    %171 = "stablehlo.divide"(%169, %116) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc177)
    %172 = "stablehlo.reduce"(%171, %119) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg98: tensor<f32>, %arg99: tensor<f32>):
      %248 = "stablehlo.add"(%arg98, %arg99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%248) : (tensor<f32>) -> ()
    }) : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc178)
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x32xf32> loc(#loc179)
    %174 = "stablehlo.add"(%170, %173) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc180)
    %175 = "stablehlo.dot_general"(%174, %arg64) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<32x32xf32> loc(#loc181)
    %176 = "stablehlo.transpose"(%175) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc182)
    %177 = "stablehlo.dot_general"(%174, %arg47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x32xf32>, tensor<32x32xf32>) -> tensor<2x16x32xf32> loc(#loc183)
    %178 = "stablehlo.reshape"(%177) : (tensor<2x16x32xf32>) -> tensor<2x16x4x8xf32> loc(#loc184)
    %179 = "stablehlo.transpose"(%178) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x16x4x8xf32>) -> tensor<2x4x8x16xf32> loc(#loc185)
    %180 = "stablehlo.dot_general"(%179, %arg63) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x8x16xf32>, tensor<2x16x4x8xf32>) -> tensor<2x4x16x16xf32> loc(#loc186)
    %181 = "stablehlo.dot_general"(%179, %arg62) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x8x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x8x16xf32> loc(#loc187)
    %182 = "stablehlo.transpose"(%181) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x4x8x16xf32>) -> tensor<2x16x4x8xf32> loc(#loc188)
    %183 = "stablehlo.broadcast_in_dim"(%arg61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x16xf32> loc(#loc189)
    %184 = "stablehlo.multiply"(%180, %183) : (tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc190)
    %185 = "stablehlo.multiply"(%184, %arg59) : (tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc191)
    %186 = "stablehlo.reduce"(%185, %119) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg96: tensor<f32>, %arg97: tensor<f32>):
      %247 = "stablehlo.add"(%arg96, %arg97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%247) : (tensor<f32>) -> ()
    }) : (tensor<2x4x16x16xf32>, tensor<f32>) -> tensor<2x4x16xf32> loc(#loc192)
    %187 = "stablehlo.reshape"(%186) : (tensor<2x4x16xf32>) -> tensor<2x4x16x1xf32> loc(#loc193)
    %188 = "stablehlo.negate"(%187) : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x1xf32> loc(#loc194)
    %189 = "stablehlo.broadcast_in_dim"(%arg60) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x4x16x1xf32>) -> tensor<2x4x16x16xf32> loc(#loc195)
    %190 = "stablehlo.divide"(%180, %189) : (tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc196)
    %191 = "stablehlo.reduce"(%188, %119) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg94: tensor<f32>, %arg95: tensor<f32>):
      %246 = "stablehlo.add"(%arg94, %arg95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%246) : (tensor<f32>) -> ()
    }) : (tensor<2x4x16x1xf32>, tensor<f32>) -> tensor<2x4x16xf32> loc(#loc197)
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x4x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc198)
    %193 = "stablehlo.add"(%190, %192) : (tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc199)
    %194 = "stablehlo.multiply"(%193, %arg59) : (tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc200)
    %195 = "stablehlo.select"(%arg58, %194, %118) : (tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc201)
    %196 = "stablehlo.multiply"(%195, %113) : (tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> loc(#loc202)
    %197 = "stablehlo.dot_general"(%196, %arg57) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>) -> tensor<2x4x16x8xf32> loc(#loc203)
    %198 = "stablehlo.transpose"(%197) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x4x16x8xf32>) -> tensor<2x16x4x8xf32> loc(#loc204)
    %199 = "stablehlo.dot_general"(%196, %arg56) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>) -> tensor<2x4x16x8xf32> loc(#loc205)
    %200 = "stablehlo.transpose"(%199) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x4x16x8xf32>) -> tensor<2x16x4x8xf32> loc(#loc206)
    %201 = "stablehlo.reshape"(%182) : (tensor<2x16x4x8xf32>) -> tensor<2x16x32xf32> loc(#loc207)
    %202 = "stablehlo.reshape"(%198) : (tensor<2x16x4x8xf32>) -> tensor<2x16x32xf32> loc(#loc208)
    %203 = "stablehlo.reshape"(%200) : (tensor<2x16x4x8xf32>) -> tensor<2x16x32xf32> loc(#loc209)
    %204 = "stablehlo.concatenate"(%203, %202, %201) <{dimension = 2 : i64}> : (tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x96xf32> loc(#loc210)
    %205 = "stablehlo.dot_general"(%204, %arg55) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x96xf32>, tensor<2x16x32xf32>) -> tensor<96x32xf32> loc(#loc211)
    %206 = "stablehlo.transpose"(%205) <{permutation = array<i64: 1, 0>}> : (tensor<96x32xf32>) -> tensor<32x96xf32> loc(#loc212)
    %207 = "stablehlo.dot_general"(%204, %arg48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x96xf32>, tensor<32x96xf32>) -> tensor<2x16x32xf32> loc(#loc213)
    %208 = "stablehlo.reduce"(%207, %119) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg92: tensor<f32>, %arg93: tensor<f32>):
      %245 = "stablehlo.add"(%arg92, %arg93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%245) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc214)
    %209 = "stablehlo.reshape"(%208) : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc215)
    %210 = "stablehlo.reduce"(%209, %119) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg90: tensor<f32>, %arg91: tensor<f32>):
      %244 = "stablehlo.add"(%arg90, %arg91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%244) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc216)
    %211 = "stablehlo.multiply"(%arg54, %207) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc217)
    %212 = "stablehlo.reduce"(%211, %119) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %243 = "stablehlo.add"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%243) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc218)
    %213 = "stablehlo.reshape"(%212) : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc219)
    %214 = "stablehlo.broadcast_in_dim"(%arg53) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32> loc(#loc220)
    %215 = "stablehlo.multiply"(%207, %214) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc221)
    %216 = "stablehlo.reduce"(%213, %119) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg86: tensor<f32>, %arg87: tensor<f32>):
      %242 = "stablehlo.add"(%arg86, %arg87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%242) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc222)
    %217 = "stablehlo.multiply"(%arg50, %215) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc223)
    %218 = "stablehlo.reduce"(%217, %119) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg84: tensor<f32>, %arg85: tensor<f32>):
      %241 = "stablehlo.add"(%arg84, %arg85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%241) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc224)
    %219 = "stablehlo.reshape"(%218) : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc225)
    %220 = "stablehlo.broadcast_in_dim"(%arg52) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#loc226)
    %221 = "stablehlo.multiply"(%215, %220) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc227)
    %222 = "stablehlo.multiply"(%219, %arg51) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc228)
    %223 = "stablehlo.divide"(%222, %116) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc229)
    %224 = "stablehlo.reduce"(%223, %119) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %240 = "stablehlo.add"(%arg82, %arg83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%240) : (tensor<f32>) -> ()
    }) : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc230)
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x32xf32> loc(#loc231)
    %226 = "stablehlo.multiply"(%arg50, %225) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc232)
    %227 = "stablehlo.add"(%221, %226) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc233)
    %228 = "stablehlo.multiply"(%225, %arg50) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc234)
    %229 = "stablehlo.add"(%227, %228) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc235)
    %230 = "stablehlo.negate"(%229) : (tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc236)
    %231 = "stablehlo.reduce"(%230, %119) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg80: tensor<f32>, %arg81: tensor<f32>):
      %239 = "stablehlo.add"(%arg80, %arg81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%239) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc237)
    %232 = "stablehlo.reshape"(%231) : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc238)
    %233 = "stablehlo.add"(%174, %229) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc239)
    %234 = "stablehlo.divide"(%232, %116) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc240)
    %235 = "stablehlo.reduce"(%234, %119) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg78: tensor<f32>, %arg79: tensor<f32>):
      %238 = "stablehlo.add"(%arg78, %arg79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%238) : (tensor<f32>) -> ()
    }) : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc241)
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x32xf32> loc(#loc242)
    %237 = "stablehlo.add"(%233, %236) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc243)
    "func.return"(%125, %123, %210, %216, %147, %153, %176, %206, %142, %140, %237) : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> ()
  }) : () -> () loc(#loc10)
  "func.func"() <{function_type = (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xi32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>), sym_name = "fwd2", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<64x32xf32> loc("embedding"), %arg32: tensor<32xf32> loc("norm_bias"), %arg33: tensor<32xf32> loc("norm_gain"), %arg34: tensor<2x16x32xf32> loc("x"), %arg35: tensor<2x16xi32> loc("labels")):
    %57 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2x16xf32>}> : () -> tensor<2x16xf32>
    %58 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<2x16x1xf32>}> : () -> tensor<2x16x1xf32>
    %59 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<2x16x1xf32>}> : () -> tensor<2x16x1xf32>
    %60 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<2x16x1xf32>}> : () -> tensor<2x16x1xf32>
    %61 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %63 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.reduce"(%arg34, %64) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg44: tensor<f32>, %arg45: tensor<f32>):
      %112 = "stablehlo.add"(%arg44, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%112) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc247)
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc248)
    %67 = "stablehlo.divide"(%66, %60) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc249)
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#loc250)
    %69 = "stablehlo.subtract"(%arg34, %68) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc251)
    %70 = "stablehlo.multiply"(%69, %69) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc252)
    %71 = "stablehlo.reduce"(%70, %64) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %111 = "stablehlo.add"(%arg42, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%111) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc253)
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc254)
    %73 = "stablehlo.divide"(%72, %60) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc255)
    %74 = "stablehlo.add"(%73, %59) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc256)
    %75 = "stablehlo.rsqrt"(%74) : (tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc257)
    %76 = "stablehlo.divide"(%75, %74) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc258)
    %77 = "stablehlo.multiply"(%58, %76) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc259)
    %78 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#loc260)
    %79 = "stablehlo.multiply"(%69, %78) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc261)
    %80 = "stablehlo.broadcast_in_dim"(%arg33) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc262)
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32> loc(#loc263)
    %82 = "stablehlo.multiply"(%79, %81) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc264)
    %83 = "stablehlo.broadcast_in_dim"(%arg32) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc265)
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32> loc(#loc266)
    %85 = "stablehlo.add"(%82, %84) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc267)
    %86 = "stablehlo.dot_general"(%85, %arg31) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x32xf32>, tensor<64x32xf32>) -> tensor<2x16x64xf32> loc(#loc268)
    %87 = "stablehlo.reduce"(%86, %61) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      %110 = "stablehlo.maximum"(%arg40, %arg41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%110) : (tensor<f32>) -> ()
    }) : (tensor<2x16x64xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc269)
    %88 = "stablehlo.maximum"(%57, %87) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc270)
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc271)
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xf32>) -> tensor<2x16x64xf32> loc(#loc272)
    %91 = "stablehlo.subtract"(%86, %90) : (tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc273)
    %92 = "stablehlo.exponential"(%91) : (tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc274)
    %93 = "stablehlo.reduce"(%92, %64) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
      %109 = "stablehlo.add"(%arg38, %arg39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%109) : (tensor<f32>) -> ()
    }) : (tensor<2x16x64xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc275)
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc276)
    %95 = "stablehlo.log"(%94) : (tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc277)
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xf32>) -> tensor<2x16x64xf32> loc(#loc278)
    %97 = "stablehlo.subtract"(%91, %96) : (tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc279)
    %98 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x16x64xi32> loc(#loc280)
    %99 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xi32>) -> tensor<2x16x1xi32> loc(#loc281)
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xi32>) -> tensor<2x16x64xi32> loc(#loc282)
    %101 = "stablehlo.compare"(%100, %98) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x16x64xi32>, tensor<2x16x64xi32>) -> tensor<2x16x64xi1> loc(#loc283)
    %102 = "stablehlo.convert"(%62) : (tensor<i32>) -> tensor<f32> loc(#loc284)
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x64xf32> loc(#loc285)
    %104 = "stablehlo.select"(%101, %97, %103) : (tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc286)
    %105 = "stablehlo.reduce"(%104, %64) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
      %108 = "stablehlo.add"(%arg36, %arg37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%108) : (tensor<f32>) -> ()
    }) : (tensor<2x16x64xf32>, tensor<f32>) -> tensor<f32> loc(#loc287)
    %106 = "stablehlo.negate"(%105) : (tensor<f32>) -> tensor<f32> loc(#loc288)
    %107 = "stablehlo.divide"(%106, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc289)
    "func.return"(%107, %arg31, %69, %77, %75, %80, %79, %85, %92, %94, %101) : (tensor<f32>, tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>) -> ()
  }) {ao.aot_id = 2 : i64, ao.backward = @bwd2, ao.num_outputs = 1 : i64} : () -> () loc(#loc1)
  "func.func"() <{function_type = (tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>, tensor<f32>) -> (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>), sym_name = "bwd2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<64x32xf32> loc("embedding"), %arg1: tensor<2x16x32xf32> loc("head/sub.1"), %arg2: tensor<2x16x1xf32> loc("head/mul.1"), %arg3: tensor<2x16x1xf32> loc("head/rsqrt"), %arg4: tensor<1x1x32xf32> loc("head/broadcast_in_dim.2"), %arg5: tensor<2x16x32xf32> loc("head/mul.3"), %arg6: tensor<2x16x32xf32> loc("head/add.2"), %arg7: tensor<2x16x64xf32> loc("head/log_softmax/exp"), %arg8: tensor<2x16x1xf32> loc("head/log_softmax/broadcast_in_dim.1"), %arg9: tensor<2x16x64xi1> loc("head/eq.1"), %arg10: tensor<f32> loc("cotangent0")):
    %0 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<2x16x1xf32>}> : () -> tensor<2x16x1xf32>
    %1 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x16x64xf32>}> : () -> tensor<2x16x64xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.divide"(%arg10, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc290)
    %5 = "stablehlo.negate"(%4) : (tensor<f32>) -> tensor<f32> loc(#loc291)
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x16x64xf32> loc(#loc292)
    %7 = "stablehlo.select"(%arg9, %6, %2) : (tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc293)
    %8 = "stablehlo.negate"(%7) : (tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc294)
    %9 = "stablehlo.reduce"(%8, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %56 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) : (tensor<2x16x64xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc295)
    %10 = "stablehlo.reshape"(%9) : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc296)
    %11 = "stablehlo.divide"(%10, %arg8) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc297)
    %12 = "stablehlo.reduce"(%11, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %55 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc298)
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x64xf32> loc(#loc299)
    %14 = "stablehlo.multiply"(%13, %arg7) : (tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc300)
    %15 = "stablehlo.add"(%7, %14) : (tensor<2x16x64xf32>, tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc301)
    %16 = "stablehlo.dot_general"(%15, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x64xf32>, tensor<2x16x32xf32>) -> tensor<64x32xf32> loc(#loc302)
    %17 = "stablehlo.dot_general"(%15, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x16x64xf32>, tensor<64x32xf32>) -> tensor<2x16x32xf32> loc(#loc303)
    %18 = "stablehlo.reduce"(%17, %3) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %54 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc304)
    %19 = "stablehlo.reshape"(%18) : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc305)
    %20 = "stablehlo.reduce"(%19, %3) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %53 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc306)
    %21 = "stablehlo.multiply"(%arg5, %17) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc307)
    %22 = "stablehlo.reduce"(%21, %3) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %52 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc308)
    %23 = "stablehlo.reshape"(%22) : (tensor<32xf32>) -> tensor<1x1x32xf32> loc(#loc309)
    %24 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<2x16x32xf32> loc(#loc310)
    %25 = "stablehlo.multiply"(%17, %24) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc311)
    %26 = "stablehlo.reduce"(%23, %3) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %51 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc312)
    %27 = "stablehlo.multiply"(%arg1, %25) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc313)
    %28 = "stablehlo.reduce"(%27, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %50 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc314)
    %29 = "stablehlo.reshape"(%28) : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc315)
    %30 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x16x1xf32>) -> tensor<2x16x32xf32> loc(#loc316)
    %31 = "stablehlo.multiply"(%25, %30) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc317)
    %32 = "stablehlo.multiply"(%29, %arg2) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc318)
    %33 = "stablehlo.divide"(%32, %0) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc319)
    %34 = "stablehlo.reduce"(%33, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %49 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc320)
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x32xf32> loc(#loc321)
    %36 = "stablehlo.multiply"(%arg1, %35) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc322)
    %37 = "stablehlo.add"(%31, %36) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc323)
    %38 = "stablehlo.multiply"(%35, %arg1) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc324)
    %39 = "stablehlo.add"(%37, %38) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc325)
    %40 = "stablehlo.negate"(%39) : (tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc326)
    %41 = "stablehlo.reduce"(%40, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %48 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc327)
    %42 = "stablehlo.reshape"(%41) : (tensor<2x16xf32>) -> tensor<2x16x1xf32> loc(#loc328)
    %43 = "stablehlo.divide"(%42, %0) : (tensor<2x16x1xf32>, tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc329)
    %44 = "stablehlo.reduce"(%43, %3) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %47 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) : (tensor<2x16x1xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#loc330)
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x16xf32>) -> tensor<2x16x32xf32> loc(#loc331)
    %46 = "stablehlo.add"(%39, %45) : (tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc332)
    "func.return"(%16, %20, %26, %46) : (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>) -> ()
  }) : () -> () loc(#loc10)
func.func @train_step(%p0: tensor<64x32xf32> {ao.donated} loc("embedding"), %p1: tensor<16x32xf32> {ao.donated} loc("position"), %p2: tensor<128x32xf32> {ao.donated} loc("layer0/down"), %p3: tensor<32xf32> {ao.donated} loc("layer0/down_bias"), %p4: tensor<32xf32> {ao.donated} loc("layer0/norm1_bias"), %p5: tensor<32xf32> {ao.donated} loc("layer0/norm1_gain"), %p6: tensor<32xf32> {ao.donated} loc("layer0/norm2_bias"), %p7: tensor<32xf32> {ao.donated} loc("layer0/norm2_gain"), %p8: tensor<32x32xf32> {ao.donated} loc("layer0/out"), %p9: tensor<32x96xf32> {ao.donated} loc("layer0/qkv"), %p10: tensor<32x128xf32> {ao.donated} loc("layer0/up"), %p11: tensor<128xf32> {ao.donated} loc("layer0/up_bias"), %p12: tensor<128x32xf32> {ao.donated} loc("layer1/down"), %p13: tensor<32xf32> {ao.donated} loc("layer1/down_bias"), %p14: tensor<32xf32> {ao.donated} loc("layer1/norm1_bias"), %p15: tensor<32xf32> {ao.donated} loc("layer1/norm1_gain"), %p16: tensor<32xf32> {ao.donated} loc("layer1/norm2_bias"), %p17: tensor<32xf32> {ao.donated} loc("layer1/norm2_gain"), %p18: tensor<32x32xf32> {ao.donated} loc("layer1/out"), %p19: tensor<32x96xf32> {ao.donated} loc("layer1/qkv"), %p20: tensor<32x128xf32> {ao.donated} loc("layer1/up"), %p21: tensor<128xf32> {ao.donated} loc("layer1/up_bias"), %p22: tensor<128x32xf32> {ao.donated} loc("layer2/down"), %p23: tensor<32xf32> {ao.donated} loc("layer2/down_bias"), %p24: tensor<32xf32> {ao.donated} loc("layer2/norm1_bias"), %p25: tensor<32xf32> {ao.donated} loc("layer2/norm1_gain"), %p26: tensor<32xf32> {ao.donated} loc("layer2/norm2_bias"), %p27: tensor<32xf32> {ao.donated} loc("layer2/norm2_gain"), %p28: tensor<32x32xf32> {ao.donated} loc("layer2/out"), %p29: tensor<32x96xf32> {ao.donated} loc("layer2/qkv"), %p30: tensor<32x128xf32> {ao.donated} loc("layer2/up"), %p31: tensor<128xf32> {ao.donated} loc("layer2/up_bias"), %p32: tensor<32xf32> {ao.donated} loc("norm_bias"), %p33: tensor<32xf32> {ao.donated} loc("norm_gain"), %momentum0: tensor<64x32xf32> {ao.donated} loc("momentum/embedding"), %momentum1: tensor<16x32xf32> {ao.donated} loc("momentum/position"), %momentum2: tensor<128x32xf32> {ao.donated} loc("momentum/layer0/down"), %momentum3: tensor<32xf32> {ao.donated} loc("momentum/layer0/down_bias"), %momentum4: tensor<32xf32> {ao.donated} loc("momentum/layer0/norm1_bias"), %momentum5: tensor<32xf32> {ao.donated} loc("momentum/layer0/norm1_gain"), %momentum6: tensor<32xf32> {ao.donated} loc("momentum/layer0/norm2_bias"), %momentum7: tensor<32xf32> {ao.donated} loc("momentum/layer0/norm2_gain"), %momentum8: tensor<32x32xf32> {ao.donated} loc("momentum/layer0/out"), %momentum9: tensor<32x96xf32> {ao.donated} loc("momentum/layer0/qkv"), %momentum10: tensor<32x128xf32> {ao.donated} loc("momentum/layer0/up"), %momentum11: tensor<128xf32> {ao.donated} loc("momentum/layer0/up_bias"), %momentum12: tensor<128x32xf32> {ao.donated} loc("momentum/layer1/down"), %momentum13: tensor<32xf32> {ao.donated} loc("momentum/layer1/down_bias"), %momentum14: tensor<32xf32> {ao.donated} loc("momentum/layer1/norm1_bias"), %momentum15: tensor<32xf32> {ao.donated} loc("momentum/layer1/norm1_gain"), %momentum16: tensor<32xf32> {ao.donated} loc("momentum/layer1/norm2_bias"), %momentum17: tensor<32xf32> {ao.donated} loc("momentum/layer1/norm2_gain"), %momentum18: tensor<32x32xf32> {ao.donated} loc("momentum/layer1/out"), %momentum19: tensor<32x96xf32> {ao.donated} loc("momentum/layer1/qkv"), %momentum20: tensor<32x128xf32> {ao.donated} loc("momentum/layer1/up"), %momentum21: tensor<128xf32> {ao.donated} loc("momentum/layer1/up_bias"), %momentum22: tensor<128x32xf32> {ao.donated} loc("momentum/layer2/down"), %momentum23: tensor<32xf32> {ao.donated} loc("momentum/layer2/down_bias"), %momentum24: tensor<32xf32> {ao.donated} loc("momentum/layer2/norm1_bias"), %momentum25: tensor<32xf32> {ao.donated} loc("momentum/layer2/norm1_gain"), %momentum26: tensor<32xf32> {ao.donated} loc("momentum/layer2/norm2_bias"), %momentum27: tensor<32xf32> {ao.donated} loc("momentum/layer2/norm2_gain"), %momentum28: tensor<32x32xf32> {ao.donated} loc("momentum/layer2/out"), %momentum29: tensor<32x96xf32> {ao.donated} loc("momentum/layer2/qkv"), %momentum30: tensor<32x128xf32> {ao.donated} loc("momentum/layer2/up"), %momentum31: tensor<128xf32> {ao.donated} loc("momentum/layer2/up_bias"), %momentum32: tensor<32xf32> {ao.donated} loc("momentum/norm_bias"), %momentum33: tensor<32xf32> {ao.donated} loc("momentum/norm_gain"), %tokens0: tensor<2x16xi32> loc("tokens0"), %labels0: tensor<2x16xi32> loc("labels0"), %tokens1: tensor<2x16xi32> loc("tokens1"), %labels1: tensor<2x16xi32> loc("labels1"), %rate: f32 loc("rate")) -> (tensor<f32>, tensor<f32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    attributes {autograd.tape, autograd.gradients = ["embedding", "position", "layer0/down", "layer0/down_bias", "layer0/norm1_bias", "layer0/norm1_gain", "layer0/norm2_bias", "layer0/norm2_gain", "layer0/out", "layer0/qkv", "layer0/up", "layer0/up_bias", "layer1/down", "layer1/down_bias", "layer1/norm1_bias", "layer1/norm1_gain", "layer1/norm2_bias", "layer1/norm2_gain", "layer1/out", "layer1/qkv", "layer1/up", "layer1/up_bias", "layer2/down", "layer2/down_bias", "layer2/norm1_bias", "layer2/norm1_gain", "layer2/norm2_bias", "layer2/norm2_gain", "layer2/out", "layer2/qkv", "layer2/up", "layer2/up_bias", "norm_bias", "norm_gain"]} {
  %share = arith.constant dense<0.5> : tensor<f32>
  %y0_0:2 = func.call @fwd0(%p0, %p1, %tokens0) {ao.microbatch = 0 : i64} : (tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x16xi32>) -> (tensor<2x16x32xf32>, tensor<2x16xi32>)
  %y0_1:32 = func.call @fwd1(%p2, %p3, %p4, %p5, %p6, %p7, %p8, %p9, %p10, %p11, %y0_0#0) {ao.layer = 0 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y0_2:32 = func.call @fwd1(%p12, %p13, %p14, %p15, %p16, %p17, %p18, %p19, %p20, %p21, %y0_1#0) {ao.layer = 1 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y0_3:32 = func.call @fwd1(%p22, %p23, %p24, %p25, %p26, %p27, %p28, %p29, %p30, %p31, %y0_2#0) {ao.layer = 2 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y0_4:11 = func.call @fwd2(%p0, %p32, %p33, %y0_3#0, %labels0) {ao.microbatch = 0 : i64} : (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xi32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>)
  %d0_4:4 = autograd.node 0 "CompiledFunctionBackward" -> tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32> {
    %r:4 = func.call @bwd2(%y0_4#1, %y0_4#2, %y0_4#3, %y0_4#4, %y0_4#5, %y0_4#6, %y0_4#7, %y0_4#8, %y0_4#9, %y0_4#10, %share) {ao.microbatch = 0 : i64} : (tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>, tensor<f32>) -> (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3 : tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>
  }
  %a0_32 = autograd.node 1 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_4#1 slot 32 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_33 = autograd.node 2 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_4#2 slot 33 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %d0_3:11 = autograd.node 3 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y0_3#1, %y0_3#2, %y0_3#3, %y0_3#4, %y0_3#5, %y0_3#6, %y0_3#7, %y0_3#8, %y0_3#9, %y0_3#10, %y0_3#11, %y0_3#12, %y0_3#13, %y0_3#14, %y0_3#15, %y0_3#16, %y0_3#17, %y0_3#18, %y0_3#19, %y0_3#20, %y0_3#21, %y0_3#22, %y0_3#23, %y0_3#24, %y0_3#25, %y0_3#26, %y0_3#27, %y0_3#28, %y0_3#29, %y0_3#30, %y0_3#31, %d0_4#3) {ao.layer = 2 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a0_22 = autograd.node 4 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d0_3#0 slot 22 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a0_23 = autograd.node 5 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_3#1 slot 23 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_24 = autograd.node 6 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_3#2 slot 24 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_25 = autograd.node 7 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_3#3 slot 25 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_26 = autograd.node 8 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_3#4 slot 26 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_27 = autograd.node 9 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_3#5 slot 27 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_28 = autograd.node 10 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d0_3#6 slot 28 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a0_29 = autograd.node 11 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d0_3#7 slot 29 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a0_30 = autograd.node 12 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d0_3#8 slot 30 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a0_31 = autograd.node 13 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d0_3#9 slot 31 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d0_2:11 = autograd.node 14 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y0_2#1, %y0_2#2, %y0_2#3, %y0_2#4, %y0_2#5, %y0_2#6, %y0_2#7, %y0_2#8, %y0_2#9, %y0_2#10, %y0_2#11, %y0_2#12, %y0_2#13, %y0_2#14, %y0_2#15, %y0_2#16, %y0_2#17, %y0_2#18, %y0_2#19, %y0_2#20, %y0_2#21, %y0_2#22, %y0_2#23, %y0_2#24, %y0_2#25, %y0_2#26, %y0_2#27, %y0_2#28, %y0_2#29, %y0_2#30, %y0_2#31, %d0_3#10) {ao.layer = 1 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a0_12 = autograd.node 15 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d0_2#0 slot 12 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a0_13 = autograd.node 16 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_2#1 slot 13 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_14 = autograd.node 17 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_2#2 slot 14 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_15 = autograd.node 18 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_2#3 slot 15 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_16 = autograd.node 19 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_2#4 slot 16 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_17 = autograd.node 20 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_2#5 slot 17 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_18 = autograd.node 21 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d0_2#6 slot 18 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a0_19 = autograd.node 22 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d0_2#7 slot 19 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a0_20 = autograd.node 23 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d0_2#8 slot 20 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a0_21 = autograd.node 24 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d0_2#9 slot 21 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d0_1:11 = autograd.node 25 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y0_1#1, %y0_1#2, %y0_1#3, %y0_1#4, %y0_1#5, %y0_1#6, %y0_1#7, %y0_1#8, %y0_1#9, %y0_1#10, %y0_1#11, %y0_1#12, %y0_1#13, %y0_1#14, %y0_1#15, %y0_1#16, %y0_1#17, %y0_1#18, %y0_1#19, %y0_1#20, %y0_1#21, %y0_1#22, %y0_1#23, %y0_1#24, %y0_1#25, %y0_1#26, %y0_1#27, %y0_1#28, %y0_1#29, %y0_1#30, %y0_1#31, %d0_2#10) {ao.layer = 0 : i64, ao.microbatch = 0 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a0_2 = autograd.node 26 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d0_1#0 slot 2 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a0_3 = autograd.node 27 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_1#1 slot 3 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_4 = autograd.node 28 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_1#2 slot 4 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_5 = autograd.node 29 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_1#3 slot 5 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_6 = autograd.node 30 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_1#4 slot 6 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_7 = autograd.node 31 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d0_1#5 slot 7 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a0_8 = autograd.node 32 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d0_1#6 slot 8 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a0_9 = autograd.node 33 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d0_1#7 slot 9 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a0_10 = autograd.node 34 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d0_1#8 slot 10 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a0_11 = autograd.node 35 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d0_1#9 slot 11 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d0_0:2 = autograd.node 36 "CompiledFunctionBackward" -> tensor<64x32xf32>, tensor<16x32xf32> {
    %r:2 = func.call @bwd0(%y0_0#1, %d0_1#10) {ao.microbatch = 0 : i64} : (tensor<2x16xi32>, tensor<2x16x32xf32>) -> (tensor<64x32xf32>, tensor<16x32xf32>)
    autograd.yield %r#0, %r#1 : tensor<64x32xf32>, tensor<16x32xf32>
  }
  %tied0 = autograd.add_grad %d0_4#0, %d0_0#0 : tensor<64x32xf32>
  %a0_1 = autograd.node 37 "AccumulateGrad" -> tensor<16x32xf32> {
    %0 = autograd.accumulate_grad %d0_0#1 slot 1 : tensor<16x32xf32>
    autograd.yield %0 : tensor<16x32xf32>
  }
  %a0_0 = autograd.node 38 "AccumulateGrad" -> tensor<64x32xf32> {
    %0 = autograd.accumulate_grad %tied0 slot 0 : tensor<64x32xf32>
    autograd.yield %0 : tensor<64x32xf32>
  }
  %y1_0:2 = func.call @fwd0(%p0, %p1, %tokens1) {ao.microbatch = 1 : i64} : (tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x16xi32>) -> (tensor<2x16x32xf32>, tensor<2x16xi32>)
  %y1_1:32 = func.call @fwd1(%p2, %p3, %p4, %p5, %p6, %p7, %p8, %p9, %p10, %p11, %y1_0#0) {ao.layer = 0 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y1_2:32 = func.call @fwd1(%p12, %p13, %p14, %p15, %p16, %p17, %p18, %p19, %p20, %p21, %y1_1#0) {ao.layer = 1 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y1_3:32 = func.call @fwd1(%p22, %p23, %p24, %p25, %p26, %p27, %p28, %p29, %p30, %p31, %y1_2#0) {ao.layer = 2 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>) -> (tensor<2x16x32xf32>, tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>)
  %y1_4:11 = func.call @fwd2(%p0, %p32, %p33, %y1_3#0, %labels1) {ao.microbatch = 1 : i64} : (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>, tensor<2x16xi32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>)
  %d1_4:4 = autograd.node 39 "CompiledFunctionBackward" -> tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32> {
    %r:4 = func.call @bwd2(%y1_4#1, %y1_4#2, %y1_4#3, %y1_4#4, %y1_4#5, %y1_4#6, %y1_4#7, %y1_4#8, %y1_4#9, %y1_4#10, %share) {ao.microbatch = 1 : i64} : (tensor<64x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>, tensor<f32>) -> (tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3 : tensor<64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<2x16x32xf32>
  }
  %a1_32 = autograd.node 40 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_4#1 into %a0_32 slot 32 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_33 = autograd.node 41 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_4#2 into %a0_33 slot 33 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %d1_3:11 = autograd.node 42 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y1_3#1, %y1_3#2, %y1_3#3, %y1_3#4, %y1_3#5, %y1_3#6, %y1_3#7, %y1_3#8, %y1_3#9, %y1_3#10, %y1_3#11, %y1_3#12, %y1_3#13, %y1_3#14, %y1_3#15, %y1_3#16, %y1_3#17, %y1_3#18, %y1_3#19, %y1_3#20, %y1_3#21, %y1_3#22, %y1_3#23, %y1_3#24, %y1_3#25, %y1_3#26, %y1_3#27, %y1_3#28, %y1_3#29, %y1_3#30, %y1_3#31, %d1_4#3) {ao.layer = 2 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a1_22 = autograd.node 43 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d1_3#0 into %a0_22 slot 22 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a1_23 = autograd.node 44 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_3#1 into %a0_23 slot 23 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_24 = autograd.node 45 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_3#2 into %a0_24 slot 24 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_25 = autograd.node 46 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_3#3 into %a0_25 slot 25 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_26 = autograd.node 47 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_3#4 into %a0_26 slot 26 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_27 = autograd.node 48 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_3#5 into %a0_27 slot 27 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_28 = autograd.node 49 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d1_3#6 into %a0_28 slot 28 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a1_29 = autograd.node 50 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d1_3#7 into %a0_29 slot 29 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a1_30 = autograd.node 51 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d1_3#8 into %a0_30 slot 30 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a1_31 = autograd.node 52 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d1_3#9 into %a0_31 slot 31 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d1_2:11 = autograd.node 53 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y1_2#1, %y1_2#2, %y1_2#3, %y1_2#4, %y1_2#5, %y1_2#6, %y1_2#7, %y1_2#8, %y1_2#9, %y1_2#10, %y1_2#11, %y1_2#12, %y1_2#13, %y1_2#14, %y1_2#15, %y1_2#16, %y1_2#17, %y1_2#18, %y1_2#19, %y1_2#20, %y1_2#21, %y1_2#22, %y1_2#23, %y1_2#24, %y1_2#25, %y1_2#26, %y1_2#27, %y1_2#28, %y1_2#29, %y1_2#30, %y1_2#31, %d1_3#10) {ao.layer = 1 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a1_12 = autograd.node 54 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d1_2#0 into %a0_12 slot 12 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a1_13 = autograd.node 55 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_2#1 into %a0_13 slot 13 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_14 = autograd.node 56 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_2#2 into %a0_14 slot 14 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_15 = autograd.node 57 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_2#3 into %a0_15 slot 15 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_16 = autograd.node 58 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_2#4 into %a0_16 slot 16 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_17 = autograd.node 59 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_2#5 into %a0_17 slot 17 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_18 = autograd.node 60 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d1_2#6 into %a0_18 slot 18 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a1_19 = autograd.node 61 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d1_2#7 into %a0_19 slot 19 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a1_20 = autograd.node 62 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d1_2#8 into %a0_20 slot 20 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a1_21 = autograd.node 63 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d1_2#9 into %a0_21 slot 21 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d1_1:11 = autograd.node 64 "CompiledFunctionBackward" -> tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32> {
    %r:11 = func.call @bwd1(%y1_1#1, %y1_1#2, %y1_1#3, %y1_1#4, %y1_1#5, %y1_1#6, %y1_1#7, %y1_1#8, %y1_1#9, %y1_1#10, %y1_1#11, %y1_1#12, %y1_1#13, %y1_1#14, %y1_1#15, %y1_1#16, %y1_1#17, %y1_1#18, %y1_1#19, %y1_1#20, %y1_1#21, %y1_1#22, %y1_1#23, %y1_1#24, %y1_1#25, %y1_1#26, %y1_1#27, %y1_1#28, %y1_1#29, %y1_1#30, %y1_1#31, %d1_2#10) {ao.layer = 0 : i64, ao.microbatch = 1 : i64} : (tensor<128x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>, tensor<2x4x16x16xi1>, tensor<2x4x16x16xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x1xf32>, tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xf32>, tensor<2x16x32xf32>, tensor<32x32xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<2x16x32xf32>) -> (tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>)
    autograd.yield %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10 : tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<2x16x32xf32>
  }
  %a1_2 = autograd.node 65 "AccumulateGrad" -> tensor<128x32xf32> {
    %0 = autograd.accumulate_grad %d1_1#0 into %a0_2 slot 2 : tensor<128x32xf32>
    autograd.yield %0 : tensor<128x32xf32>
  }
  %a1_3 = autograd.node 66 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_1#1 into %a0_3 slot 3 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_4 = autograd.node 67 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_1#2 into %a0_4 slot 4 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_5 = autograd.node 68 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_1#3 into %a0_5 slot 5 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_6 = autograd.node 69 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_1#4 into %a0_6 slot 6 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_7 = autograd.node 70 "AccumulateGrad" -> tensor<32xf32> {
    %0 = autograd.accumulate_grad %d1_1#5 into %a0_7 slot 7 : tensor<32xf32>
    autograd.yield %0 : tensor<32xf32>
  }
  %a1_8 = autograd.node 71 "AccumulateGrad" -> tensor<32x32xf32> {
    %0 = autograd.accumulate_grad %d1_1#6 into %a0_8 slot 8 : tensor<32x32xf32>
    autograd.yield %0 : tensor<32x32xf32>
  }
  %a1_9 = autograd.node 72 "AccumulateGrad" -> tensor<32x96xf32> {
    %0 = autograd.accumulate_grad %d1_1#7 into %a0_9 slot 9 : tensor<32x96xf32>
    autograd.yield %0 : tensor<32x96xf32>
  }
  %a1_10 = autograd.node 73 "AccumulateGrad" -> tensor<32x128xf32> {
    %0 = autograd.accumulate_grad %d1_1#8 into %a0_10 slot 10 : tensor<32x128xf32>
    autograd.yield %0 : tensor<32x128xf32>
  }
  %a1_11 = autograd.node 74 "AccumulateGrad" -> tensor<128xf32> {
    %0 = autograd.accumulate_grad %d1_1#9 into %a0_11 slot 11 : tensor<128xf32>
    autograd.yield %0 : tensor<128xf32>
  }
  %d1_0:2 = autograd.node 75 "CompiledFunctionBackward" -> tensor<64x32xf32>, tensor<16x32xf32> {
    %r:2 = func.call @bwd0(%y1_0#1, %d1_1#10) {ao.microbatch = 1 : i64} : (tensor<2x16xi32>, tensor<2x16x32xf32>) -> (tensor<64x32xf32>, tensor<16x32xf32>)
    autograd.yield %r#0, %r#1 : tensor<64x32xf32>, tensor<16x32xf32>
  }
  %tied1 = autograd.add_grad %d1_4#0, %d1_0#0 : tensor<64x32xf32>
  %a1_1 = autograd.node 76 "AccumulateGrad" -> tensor<16x32xf32> {
    %0 = autograd.accumulate_grad %d1_0#1 into %a0_1 slot 1 : tensor<16x32xf32>
    autograd.yield %0 : tensor<16x32xf32>
  }
  %a1_0 = autograd.node 77 "AccumulateGrad" -> tensor<64x32xf32> {
    %0 = autograd.accumulate_grad %tied1 into %a0_0 slot 0 : tensor<64x32xf32>
    autograd.yield %0 : tensor<64x32xf32>
  }
  autograd.final_callbacks
  %k0s = arith.constant dense<0.9> : tensor<64x32xf32>
  %k0 = arith.mulf %momentum0, %k0s : tensor<64x32xf32> loc("update/embedding/mul")
  %v0 = arith.addf %k0, %a1_0 : tensor<64x32xf32> loc("update/embedding/add")
  %u0s = tensor.splat %rate : tensor<64x32xf32>
  %u0 = arith.mulf %v0, %u0s : tensor<64x32xf32> loc("update/embedding/mul_1")
  %w0 = arith.subf %p0, %u0 : tensor<64x32xf32> loc("update/embedding/sub")
  %k1s = arith.constant dense<0.9> : tensor<16x32xf32>
  %k1 = arith.mulf %momentum1, %k1s : tensor<16x32xf32> loc("update/position/mul")
  %v1 = arith.addf %k1, %a1_1 : tensor<16x32xf32> loc("update/position/add")
  %u1s = tensor.splat %rate : tensor<16x32xf32>
  %u1 = arith.mulf %v1, %u1s : tensor<16x32xf32> loc("update/position/mul_1")
  %w1 = arith.subf %p1, %u1 : tensor<16x32xf32> loc("update/position/sub")
  %k2s = arith.constant dense<0.9> : tensor<128x32xf32>
  %k2 = arith.mulf %momentum2, %k2s : tensor<128x32xf32> loc("update/layer0/down/mul")
  %v2 = arith.addf %k2, %a1_2 : tensor<128x32xf32> loc("update/layer0/down/add")
  %u2s = tensor.splat %rate : tensor<128x32xf32>
  %u2 = arith.mulf %v2, %u2s : tensor<128x32xf32> loc("update/layer0/down/mul_1")
  %w2 = arith.subf %p2, %u2 : tensor<128x32xf32> loc("update/layer0/down/sub")
  %k3s = arith.constant dense<0.9> : tensor<32xf32>
  %k3 = arith.mulf %momentum3, %k3s : tensor<32xf32> loc("update/layer0/down_bias/mul")
  %v3 = arith.addf %k3, %a1_3 : tensor<32xf32> loc("update/layer0/down_bias/add")
  %u3s = tensor.splat %rate : tensor<32xf32>
  %u3 = arith.mulf %v3, %u3s : tensor<32xf32> loc("update/layer0/down_bias/mul_1")
  %w3 = arith.subf %p3, %u3 : tensor<32xf32> loc("update/layer0/down_bias/sub")
  %k4s = arith.constant dense<0.9> : tensor<32xf32>
  %k4 = arith.mulf %momentum4, %k4s : tensor<32xf32> loc("update/layer0/norm1_bias/mul")
  %v4 = arith.addf %k4, %a1_4 : tensor<32xf32> loc("update/layer0/norm1_bias/add")
  %u4s = tensor.splat %rate : tensor<32xf32>
  %u4 = arith.mulf %v4, %u4s : tensor<32xf32> loc("update/layer0/norm1_bias/mul_1")
  %w4 = arith.subf %p4, %u4 : tensor<32xf32> loc("update/layer0/norm1_bias/sub")
  %k5s = arith.constant dense<0.9> : tensor<32xf32>
  %k5 = arith.mulf %momentum5, %k5s : tensor<32xf32> loc("update/layer0/norm1_gain/mul")
  %v5 = arith.addf %k5, %a1_5 : tensor<32xf32> loc("update/layer0/norm1_gain/add")
  %u5s = tensor.splat %rate : tensor<32xf32>
  %u5 = arith.mulf %v5, %u5s : tensor<32xf32> loc("update/layer0/norm1_gain/mul_1")
  %w5 = arith.subf %p5, %u5 : tensor<32xf32> loc("update/layer0/norm1_gain/sub")
  %k6s = arith.constant dense<0.9> : tensor<32xf32>
  %k6 = arith.mulf %momentum6, %k6s : tensor<32xf32> loc("update/layer0/norm2_bias/mul")
  %v6 = arith.addf %k6, %a1_6 : tensor<32xf32> loc("update/layer0/norm2_bias/add")
  %u6s = tensor.splat %rate : tensor<32xf32>
  %u6 = arith.mulf %v6, %u6s : tensor<32xf32> loc("update/layer0/norm2_bias/mul_1")
  %w6 = arith.subf %p6, %u6 : tensor<32xf32> loc("update/layer0/norm2_bias/sub")
  %k7s = arith.constant dense<0.9> : tensor<32xf32>
  %k7 = arith.mulf %momentum7, %k7s : tensor<32xf32> loc("update/layer0/norm2_gain/mul")
  %v7 = arith.addf %k7, %a1_7 : tensor<32xf32> loc("update/layer0/norm2_gain/add")
  %u7s = tensor.splat %rate : tensor<32xf32>
  %u7 = arith.mulf %v7, %u7s : tensor<32xf32> loc("update/layer0/norm2_gain/mul_1")
  %w7 = arith.subf %p7, %u7 : tensor<32xf32> loc("update/layer0/norm2_gain/sub")
  %k8s = arith.constant dense<0.9> : tensor<32x32xf32>
  %k8 = arith.mulf %momentum8, %k8s : tensor<32x32xf32> loc("update/layer0/out/mul")
  %v8 = arith.addf %k8, %a1_8 : tensor<32x32xf32> loc("update/layer0/out/add")
  %u8s = tensor.splat %rate : tensor<32x32xf32>
  %u8 = arith.mulf %v8, %u8s : tensor<32x32xf32> loc("update/layer0/out/mul_1")
  %w8 = arith.subf %p8, %u8 : tensor<32x32xf32> loc("update/layer0/out/sub")
  %k9s = arith.constant dense<0.9> : tensor<32x96xf32>
  %k9 = arith.mulf %momentum9, %k9s : tensor<32x96xf32> loc("update/layer0/qkv/mul")
  %v9 = arith.addf %k9, %a1_9 : tensor<32x96xf32> loc("update/layer0/qkv/add")
  %u9s = tensor.splat %rate : tensor<32x96xf32>
  %u9 = arith.mulf %v9, %u9s : tensor<32x96xf32> loc("update/layer0/qkv/mul_1")
  %w9 = arith.subf %p9, %u9 : tensor<32x96xf32> loc("update/layer0/qkv/sub")
  %k10s = arith.constant dense<0.9> : tensor<32x128xf32>
  %k10 = arith.mulf %momentum10, %k10s : tensor<32x128xf32> loc("update/layer0/up/mul")
  %v10 = arith.addf %k10, %a1_10 : tensor<32x128xf32> loc("update/layer0/up/add")
  %u10s = tensor.splat %rate : tensor<32x128xf32>
  %u10 = arith.mulf %v10, %u10s : tensor<32x128xf32> loc("update/layer0/up/mul_1")
  %w10 = arith.subf %p10, %u10 : tensor<32x128xf32> loc("update/layer0/up/sub")
  %k11s = arith.constant dense<0.9> : tensor<128xf32>
  %k11 = arith.mulf %momentum11, %k11s : tensor<128xf32> loc("update/layer0/up_bias/mul")
  %v11 = arith.addf %k11, %a1_11 : tensor<128xf32> loc("update/layer0/up_bias/add")
  %u11s = tensor.splat %rate : tensor<128xf32>
  %u11 = arith.mulf %v11, %u11s : tensor<128xf32> loc("update/layer0/up_bias/mul_1")
  %w11 = arith.subf %p11, %u11 : tensor<128xf32> loc("update/layer0/up_bias/sub")
  %k12s = arith.constant dense<0.9> : tensor<128x32xf32>
  %k12 = arith.mulf %momentum12, %k12s : tensor<128x32xf32> loc("update/layer1/down/mul")
  %v12 = arith.addf %k12, %a1_12 : tensor<128x32xf32> loc("update/layer1/down/add")
  %u12s = tensor.splat %rate : tensor<128x32xf32>
  %u12 = arith.mulf %v12, %u12s : tensor<128x32xf32> loc("update/layer1/down/mul_1")
  %w12 = arith.subf %p12, %u12 : tensor<128x32xf32> loc("update/layer1/down/sub")
  %k13s = arith.constant dense<0.9> : tensor<32xf32>
  %k13 = arith.mulf %momentum13, %k13s : tensor<32xf32> loc("update/layer1/down_bias/mul")
  %v13 = arith.addf %k13, %a1_13 : tensor<32xf32> loc("update/layer1/down_bias/add")
  %u13s = tensor.splat %rate : tensor<32xf32>
  %u13 = arith.mulf %v13, %u13s : tensor<32xf32> loc("update/layer1/down_bias/mul_1")
  %w13 = arith.subf %p13, %u13 : tensor<32xf32> loc("update/layer1/down_bias/sub")
  %k14s = arith.constant dense<0.9> : tensor<32xf32>
  %k14 = arith.mulf %momentum14, %k14s : tensor<32xf32> loc("update/layer1/norm1_bias/mul")
  %v14 = arith.addf %k14, %a1_14 : tensor<32xf32> loc("update/layer1/norm1_bias/add")
  %u14s = tensor.splat %rate : tensor<32xf32>
  %u14 = arith.mulf %v14, %u14s : tensor<32xf32> loc("update/layer1/norm1_bias/mul_1")
  %w14 = arith.subf %p14, %u14 : tensor<32xf32> loc("update/layer1/norm1_bias/sub")
  %k15s = arith.constant dense<0.9> : tensor<32xf32>
  %k15 = arith.mulf %momentum15, %k15s : tensor<32xf32> loc("update/layer1/norm1_gain/mul")
  %v15 = arith.addf %k15, %a1_15 : tensor<32xf32> loc("update/layer1/norm1_gain/add")
  %u15s = tensor.splat %rate : tensor<32xf32>
  %u15 = arith.mulf %v15, %u15s : tensor<32xf32> loc("update/layer1/norm1_gain/mul_1")
  %w15 = arith.subf %p15, %u15 : tensor<32xf32> loc("update/layer1/norm1_gain/sub")
  %k16s = arith.constant dense<0.9> : tensor<32xf32>
  %k16 = arith.mulf %momentum16, %k16s : tensor<32xf32> loc("update/layer1/norm2_bias/mul")
  %v16 = arith.addf %k16, %a1_16 : tensor<32xf32> loc("update/layer1/norm2_bias/add")
  %u16s = tensor.splat %rate : tensor<32xf32>
  %u16 = arith.mulf %v16, %u16s : tensor<32xf32> loc("update/layer1/norm2_bias/mul_1")
  %w16 = arith.subf %p16, %u16 : tensor<32xf32> loc("update/layer1/norm2_bias/sub")
  %k17s = arith.constant dense<0.9> : tensor<32xf32>
  %k17 = arith.mulf %momentum17, %k17s : tensor<32xf32> loc("update/layer1/norm2_gain/mul")
  %v17 = arith.addf %k17, %a1_17 : tensor<32xf32> loc("update/layer1/norm2_gain/add")
  %u17s = tensor.splat %rate : tensor<32xf32>
  %u17 = arith.mulf %v17, %u17s : tensor<32xf32> loc("update/layer1/norm2_gain/mul_1")
  %w17 = arith.subf %p17, %u17 : tensor<32xf32> loc("update/layer1/norm2_gain/sub")
  %k18s = arith.constant dense<0.9> : tensor<32x32xf32>
  %k18 = arith.mulf %momentum18, %k18s : tensor<32x32xf32> loc("update/layer1/out/mul")
  %v18 = arith.addf %k18, %a1_18 : tensor<32x32xf32> loc("update/layer1/out/add")
  %u18s = tensor.splat %rate : tensor<32x32xf32>
  %u18 = arith.mulf %v18, %u18s : tensor<32x32xf32> loc("update/layer1/out/mul_1")
  %w18 = arith.subf %p18, %u18 : tensor<32x32xf32> loc("update/layer1/out/sub")
  %k19s = arith.constant dense<0.9> : tensor<32x96xf32>
  %k19 = arith.mulf %momentum19, %k19s : tensor<32x96xf32> loc("update/layer1/qkv/mul")
  %v19 = arith.addf %k19, %a1_19 : tensor<32x96xf32> loc("update/layer1/qkv/add")
  %u19s = tensor.splat %rate : tensor<32x96xf32>
  %u19 = arith.mulf %v19, %u19s : tensor<32x96xf32> loc("update/layer1/qkv/mul_1")
  %w19 = arith.subf %p19, %u19 : tensor<32x96xf32> loc("update/layer1/qkv/sub")
  %k20s = arith.constant dense<0.9> : tensor<32x128xf32>
  %k20 = arith.mulf %momentum20, %k20s : tensor<32x128xf32> loc("update/layer1/up/mul")
  %v20 = arith.addf %k20, %a1_20 : tensor<32x128xf32> loc("update/layer1/up/add")
  %u20s = tensor.splat %rate : tensor<32x128xf32>
  %u20 = arith.mulf %v20, %u20s : tensor<32x128xf32> loc("update/layer1/up/mul_1")
  %w20 = arith.subf %p20, %u20 : tensor<32x128xf32> loc("update/layer1/up/sub")
  %k21s = arith.constant dense<0.9> : tensor<128xf32>
  %k21 = arith.mulf %momentum21, %k21s : tensor<128xf32> loc("update/layer1/up_bias/mul")
  %v21 = arith.addf %k21, %a1_21 : tensor<128xf32> loc("update/layer1/up_bias/add")
  %u21s = tensor.splat %rate : tensor<128xf32>
  %u21 = arith.mulf %v21, %u21s : tensor<128xf32> loc("update/layer1/up_bias/mul_1")
  %w21 = arith.subf %p21, %u21 : tensor<128xf32> loc("update/layer1/up_bias/sub")
  %k22s = arith.constant dense<0.9> : tensor<128x32xf32>
  %k22 = arith.mulf %momentum22, %k22s : tensor<128x32xf32> loc("update/layer2/down/mul")
  %v22 = arith.addf %k22, %a1_22 : tensor<128x32xf32> loc("update/layer2/down/add")
  %u22s = tensor.splat %rate : tensor<128x32xf32>
  %u22 = arith.mulf %v22, %u22s : tensor<128x32xf32> loc("update/layer2/down/mul_1")
  %w22 = arith.subf %p22, %u22 : tensor<128x32xf32> loc("update/layer2/down/sub")
  %k23s = arith.constant dense<0.9> : tensor<32xf32>
  %k23 = arith.mulf %momentum23, %k23s : tensor<32xf32> loc("update/layer2/down_bias/mul")
  %v23 = arith.addf %k23, %a1_23 : tensor<32xf32> loc("update/layer2/down_bias/add")
  %u23s = tensor.splat %rate : tensor<32xf32>
  %u23 = arith.mulf %v23, %u23s : tensor<32xf32> loc("update/layer2/down_bias/mul_1")
  %w23 = arith.subf %p23, %u23 : tensor<32xf32> loc("update/layer2/down_bias/sub")
  %k24s = arith.constant dense<0.9> : tensor<32xf32>
  %k24 = arith.mulf %momentum24, %k24s : tensor<32xf32> loc("update/layer2/norm1_bias/mul")
  %v24 = arith.addf %k24, %a1_24 : tensor<32xf32> loc("update/layer2/norm1_bias/add")
  %u24s = tensor.splat %rate : tensor<32xf32>
  %u24 = arith.mulf %v24, %u24s : tensor<32xf32> loc("update/layer2/norm1_bias/mul_1")
  %w24 = arith.subf %p24, %u24 : tensor<32xf32> loc("update/layer2/norm1_bias/sub")
  %k25s = arith.constant dense<0.9> : tensor<32xf32>
  %k25 = arith.mulf %momentum25, %k25s : tensor<32xf32> loc("update/layer2/norm1_gain/mul")
  %v25 = arith.addf %k25, %a1_25 : tensor<32xf32> loc("update/layer2/norm1_gain/add")
  %u25s = tensor.splat %rate : tensor<32xf32>
  %u25 = arith.mulf %v25, %u25s : tensor<32xf32> loc("update/layer2/norm1_gain/mul_1")
  %w25 = arith.subf %p25, %u25 : tensor<32xf32> loc("update/layer2/norm1_gain/sub")
  %k26s = arith.constant dense<0.9> : tensor<32xf32>
  %k26 = arith.mulf %momentum26, %k26s : tensor<32xf32> loc("update/layer2/norm2_bias/mul")
  %v26 = arith.addf %k26, %a1_26 : tensor<32xf32> loc("update/layer2/norm2_bias/add")
  %u26s = tensor.splat %rate : tensor<32xf32>
  %u26 = arith.mulf %v26, %u26s : tensor<32xf32> loc("update/layer2/norm2_bias/mul_1")
  %w26 = arith.subf %p26, %u26 : tensor<32xf32> loc("update/layer2/norm2_bias/sub")
  %k27s = arith.constant dense<0.9> : tensor<32xf32>
  %k27 = arith.mulf %momentum27, %k27s : tensor<32xf32> loc("update/layer2/norm2_gain/mul")
  %v27 = arith.addf %k27, %a1_27 : tensor<32xf32> loc("update/layer2/norm2_gain/add")
  %u27s = tensor.splat %rate : tensor<32xf32>
  %u27 = arith.mulf %v27, %u27s : tensor<32xf32> loc("update/layer2/norm2_gain/mul_1")
  %w27 = arith.subf %p27, %u27 : tensor<32xf32> loc("update/layer2/norm2_gain/sub")
  %k28s = arith.constant dense<0.9> : tensor<32x32xf32>
  %k28 = arith.mulf %momentum28, %k28s : tensor<32x32xf32> loc("update/layer2/out/mul")
  %v28 = arith.addf %k28, %a1_28 : tensor<32x32xf32> loc("update/layer2/out/add")
  %u28s = tensor.splat %rate : tensor<32x32xf32>
  %u28 = arith.mulf %v28, %u28s : tensor<32x32xf32> loc("update/layer2/out/mul_1")
  %w28 = arith.subf %p28, %u28 : tensor<32x32xf32> loc("update/layer2/out/sub")
  %k29s = arith.constant dense<0.9> : tensor<32x96xf32>
  %k29 = arith.mulf %momentum29, %k29s : tensor<32x96xf32> loc("update/layer2/qkv/mul")
  %v29 = arith.addf %k29, %a1_29 : tensor<32x96xf32> loc("update/layer2/qkv/add")
  %u29s = tensor.splat %rate : tensor<32x96xf32>
  %u29 = arith.mulf %v29, %u29s : tensor<32x96xf32> loc("update/layer2/qkv/mul_1")
  %w29 = arith.subf %p29, %u29 : tensor<32x96xf32> loc("update/layer2/qkv/sub")
  %k30s = arith.constant dense<0.9> : tensor<32x128xf32>
  %k30 = arith.mulf %momentum30, %k30s : tensor<32x128xf32> loc("update/layer2/up/mul")
  %v30 = arith.addf %k30, %a1_30 : tensor<32x128xf32> loc("update/layer2/up/add")
  %u30s = tensor.splat %rate : tensor<32x128xf32>
  %u30 = arith.mulf %v30, %u30s : tensor<32x128xf32> loc("update/layer2/up/mul_1")
  %w30 = arith.subf %p30, %u30 : tensor<32x128xf32> loc("update/layer2/up/sub")
  %k31s = arith.constant dense<0.9> : tensor<128xf32>
  %k31 = arith.mulf %momentum31, %k31s : tensor<128xf32> loc("update/layer2/up_bias/mul")
  %v31 = arith.addf %k31, %a1_31 : tensor<128xf32> loc("update/layer2/up_bias/add")
  %u31s = tensor.splat %rate : tensor<128xf32>
  %u31 = arith.mulf %v31, %u31s : tensor<128xf32> loc("update/layer2/up_bias/mul_1")
  %w31 = arith.subf %p31, %u31 : tensor<128xf32> loc("update/layer2/up_bias/sub")
  %k32s = arith.constant dense<0.9> : tensor<32xf32>
  %k32 = arith.mulf %momentum32, %k32s : tensor<32xf32> loc("update/norm_bias/mul")
  %v32 = arith.addf %k32, %a1_32 : tensor<32xf32> loc("update/norm_bias/add")
  %u32s = tensor.splat %rate : tensor<32xf32>
  %u32 = arith.mulf %v32, %u32s : tensor<32xf32> loc("update/norm_bias/mul_1")
  %w32 = arith.subf %p32, %u32 : tensor<32xf32> loc("update/norm_bias/sub")
  %k33s = arith.constant dense<0.9> : tensor<32xf32>
  %k33 = arith.mulf %momentum33, %k33s : tensor<32xf32> loc("update/norm_gain/mul")
  %v33 = arith.addf %k33, %a1_33 : tensor<32xf32> loc("update/norm_gain/add")
  %u33s = tensor.splat %rate : tensor<32xf32>
  %u33 = arith.mulf %v33, %u33s : tensor<32xf32> loc("update/norm_gain/mul_1")
  %w33 = arith.subf %p33, %u33 : tensor<32xf32> loc("update/norm_gain/sub")
  return %y0_4#0, %y1_4#0, %w0, %v0, %w1, %v1, %w2, %v2, %w3, %v3, %w4, %v4, %w5, %v5, %w6, %v6, %w7, %v7, %w8, %v8, %w9, %v9, %w10, %v10, %w11, %v11, %w12, %v12, %w13, %v13, %w14, %v14, %w15, %v15, %w16, %v16, %w17, %v17, %w18, %v18, %w19, %v19, %w20, %v20, %w21, %v21, %w22, %v22, %w23, %v23, %w24, %v24, %w25, %v25, %w26, %v26, %w27, %v27, %w28, %v28, %w29, %v29, %w30, %v30, %w31, %v31, %w32, %v32, %w33, %v33 : tensor<f32>, tensor<f32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x96xf32>, tensor<32x96xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
}
}) : () -> ()
#loc1 = loc("fwd")
#loc5 = loc("embedding/broadcast_in_dim")
#loc6 = loc("embedding/gather")
#loc7 = loc("embedding/broadcast_in_dim.1")
#loc8 = loc("embedding/add")
#loc9 = loc("embedding/add.1")
#loc10 = loc("bwd")
#loc12 = loc("bwd/embedding/reduce_sum")
#loc13 = loc("bwd/embedding/reshape")
#loc14 = loc("bwd/embedding/reduce_sum.1")
#loc15 = loc("bwd/embedding/iota")
#loc16 = loc("bwd/embedding/broadcast_in_dim")
#loc17 = loc("bwd/embedding/eq")
#loc18 = loc("bwd/embedding/eq.1")
#loc19 = loc("bwd/embedding/convert_element_type")
#loc20 = loc("bwd/embedding/dot_general")
#loc32 = loc("attention/reduce_sum")
#loc33 = loc("attention/broadcast_in_dim")
#loc34 = loc("attention/div")
#loc35 = loc("attention/sub")
#loc37 = loc("attention/mul")
#loc38 = loc("attention/reduce_sum.1")
#loc39 = loc("attention/broadcast_in_dim.1")
#loc40 = loc("attention/div.1")
#loc41 = loc("attention/add")
#loc43 = loc("attention/div.2")
#loc45 = loc("attention/mul.2")
#loc48 = loc("attention/mul.4")
#loc49 = loc("attention/mul.5")
#loc50 = loc("attention/broadcast_in_dim.3")
#loc51 = loc("attention/add.1")
#loc53 = loc("attention/dot_general")
#loc54 = loc("attention/split")
#loc55 = loc("attention/split.1")
#loc56 = loc("attention/split.2")
#loc60 = loc("attention/dot_general.1")
#loc61 = loc("attention/mul.6")
#loc62 = loc("attention/iota")
#loc63 = loc("attention/iota.1")
#loc65 = loc("attention/_where/select_n")
#loc66 = loc("attention/reduce_max")
#loc67 = loc("attention/max")
#loc68 = loc("attention/broadcast_in_dim.4")
#loc69 = loc("attention/sub.2")
#loc70 = loc("attention/sub.3")
#loc72 = loc("attention/reduce_sum.2")
#loc74 = loc("attention/div.3")
#loc76 = loc("attention/mul.7")
#loc78 = loc("attention/dot_general.2")
#loc79 = loc("attention/transpose")
#loc81 = loc("attention/dot_general.3")
#loc82 = loc("attention/add.3")
#loc83 = loc("mlp/reduce_sum")
#loc84 = loc("mlp/broadcast_in_dim")
#loc85 = loc("mlp/div")
#loc86 = loc("mlp/sub")
#loc88 = loc("mlp/mul")
#loc89 = loc("mlp/reduce_sum.1")
#loc90 = loc("mlp/broadcast_in_dim.1")
#loc91 = loc("mlp/div.1")
#loc92 = loc("mlp/add")
#loc94 = loc("mlp/div.2")
#loc96 = loc("mlp/mul.2")
#loc99 = loc("mlp/mul.4")
#loc100 = loc("mlp/mul.5")
#loc101 = loc("mlp/broadcast_in_dim.3")
#loc102 = loc("mlp/add.1")
#loc103 = loc("mlp/add.2")
#loc105 = loc("mlp/dot_general")
#loc106 = loc("mlp/broadcast_in_dim.4")
#loc107 = loc("mlp/add.3")
#loc109 = loc("mlp/integer_pow")
#loc110 = loc("mlp/integer_pow.1")
#loc112 = loc("mlp/mul.7")
#loc113 = loc("mlp/add.5")
#loc114 = loc("mlp/mul.8")
#loc117 = loc("mlp/add.6")
#loc120 = loc("mlp/dot_general.1")
#loc121 = loc("mlp/broadcast_in_dim.5")
#loc122 = loc("mlp/add.7")
#loc123 = loc("mlp/add.8")
#loc124 = loc("mlp/reshape.1")
#loc125 = loc("mlp/add.9")
#loc126 = loc("bwd/mlp/reshape")
#loc127 = loc("bwd/mlp/reduce_sum")
#loc128 = loc("bwd/mlp/reshape.1")
#loc129 = loc("bwd/mlp/reduce_sum.1")
#loc130 = loc("bwd/mlp/dot_general")
#loc131 = loc("bwd/mlp/transpose")
#loc132 = loc("bwd/mlp/dot_general.1")
#loc133 = loc("bwd/mlp/mul")
#loc134 = loc("bwd/mlp/mul.1")
#loc135 = loc("bwd/mlp/mul.2")
#loc136 = loc("bwd/mlp/mul.3")
#loc137 = loc("bwd/mlp/mul.4")
#loc138 = loc("bwd/mlp/add_any")
#loc139 = loc("bwd/mlp/mul.5")
#loc140 = loc("bwd/mlp/add_any.1")
#loc141 = loc("bwd/mlp/mul.6")
#loc142 = loc("bwd/mlp/mul.7")
#loc143 = loc("bwd/mlp/add_any.2")
#loc144 = loc("bwd/mlp/reduce_sum.2")
#loc145 = loc("bwd/mlp/reshape.2")
#loc146 = loc("bwd/mlp/reduce_sum.3")
#loc147 = loc("bwd/mlp/dot_general.2")
#loc148 = loc("bwd/mlp/transpose.1")
#loc149 = loc("bwd/mlp/dot_general.3")
#loc150 = loc("bwd/mlp/reshape.3")
#loc151 = loc("bwd/mlp/reduce_sum.4")
#loc152 = loc("bwd/mlp/reshape.4")
#loc153 = loc("bwd/mlp/reduce_sum.5")
#loc154 = loc("bwd/mlp/mul.8")
#loc155 = loc("bwd/mlp/reduce_sum.6")
#loc156 = loc("bwd/mlp/reshape.5")
#loc157 = loc("bwd/mlp/mul.9")
#loc158 = loc("bwd/mlp/mul.10")
#loc159 = loc("bwd/mlp/reduce_sum.7")
#loc160 = loc("bwd/mlp/mul.11")
#loc161 = loc("bwd/mlp/reduce_sum.8")
#loc162 = loc("bwd/mlp/reshape.6")
#loc163 = loc("bwd/mlp/mul.12")
#loc164 = loc("bwd/mlp/mul.13")
#loc165 = loc("bwd/mlp/mul.14")
#loc166 = loc("bwd/mlp/div")
#loc167 = loc("bwd/mlp/reduce_sum.9")
#loc168 = loc("bwd/mlp/broadcast_in_dim")
#loc169 = loc("bwd/mlp/mul.15")
#loc170 = loc("bwd/mlp/add_any.3")
#loc171 = loc("bwd/mlp/mul.16")
#loc172 = loc("bwd/mlp/add_any.4")
#loc173 = loc("bwd/mlp/neg")
#loc174 = loc("bwd/mlp/reduce_sum.10")
#loc175 = loc("bwd/mlp/reshape.7")
#loc176 = loc("bwd/mlp/add_any.5")
#loc177 = loc("bwd/mlp/div.1")
#loc178 = loc("bwd/mlp/reduce_sum.11")
#loc179 = loc("bwd/mlp/broadcast_in_dim.1")
#loc180 = loc("bwd/mlp/add_any.6")
#loc181 = loc("bwd/attention/dot_general")
#loc182 = loc("bwd/attention/transpose")
#loc183 = loc("bwd/attention/dot_general.1")
#loc184 = loc("bwd/attention/reshape")
#loc185 = loc("bwd/attention/transpose.1")
#loc186 = loc("bwd/attention/dot_general.2")
#loc187 = loc("bwd/attention/dot_general.3")
#loc188 = loc("bwd/attention/transpose.2")
#loc189 = loc("bwd/attention/mul")
#loc190 = loc("bwd/attention/mul.1")
#loc191 = loc("bwd/attention/mul.2")
#loc192 = loc("bwd/attention/reduce_sum")
#loc193 = loc("bwd/attention/reshape.1")
#loc194 = loc("bwd/attention/neg")
#loc195 = loc("bwd/attention/div")
#loc196 = loc("bwd/attention/div.1")
#loc197 = loc("bwd/attention/reduce_sum.1")
#loc198 = loc("bwd/attention/broadcast_in_dim")
#loc199 = loc("bwd/attention/add_any")
#loc200 = loc("bwd/attention/mul.3")
#loc201 = loc("bwd/attention/_where/select_n")
#loc202 = loc("bwd/attention/mul.4")
#loc203 = loc("bwd/attention/dot_general.4")
#loc204 = loc("bwd/attention/transpose.3")
#loc205 = loc("bwd/attention/dot_general.5")
#loc206 = loc("bwd/attention/transpose.4")
#loc207 = loc("bwd/attention/reshape.2")
#loc208 = loc("bwd/attention/reshape.3")
#loc209 = loc("bwd/attention/reshape.4")
#loc210 = loc("bwd/attention/concatenate")
#loc211 = loc("bwd/attention/dot_general.6")
#loc212 = loc("bwd/attention/transpose.5")
#loc213 = loc("bwd/attention/dot_general.7")
#loc214 = loc("bwd/attention/reduce_sum.2")
#loc215 = loc("bwd/attention/reshape.5")
#loc216 = loc("bwd/attention/reduce_sum.3")
#loc217 = loc("bwd/attention/mul.5")
#loc218 = loc("bwd/attention/reduce_sum.4")
#loc219 = loc("bwd/attention/reshape.6")
#loc220 = loc("bwd/attention/mul.6")
#loc221 = loc("bwd/attention/mul.7")
#loc222 = loc("bwd/attention/reduce_sum.5")
#loc223 = loc("bwd/attention/mul.8")
#loc224 = loc("bwd/attention/reduce_sum.6")
#loc225 = loc("bwd/attention/reshape.7")
#loc226 = loc("bwd/attention/mul.9")
#loc227 = loc("bwd/attention/mul.10")
#loc228 = loc("bwd/attention/mul.11")
#loc229 = loc("bwd/attention/div.2")
#loc230 = loc("bwd/attention/reduce_sum.7")
#loc231 = loc("bwd/attention/broadcast_in_dim.1")
#loc232 = loc("bwd/attention/mul.12")
#loc233 = loc("bwd/attention/add_any.1")
#loc234 = loc("bwd/attention/mul.13")
#loc235 = loc("bwd/attention/add_any.2")
#loc236 = loc("bwd/attention/neg.1")
#loc237 = loc("bwd/attention/reduce_sum.8")
#loc238 = loc("bwd/attention/reshape.8")
#loc239 = loc("bwd/attention/add_any.3")
#loc240 = loc("bwd/attention/div.3")
#loc241 = loc("bwd/attention/reduce_sum.9")
#loc242 = loc("bwd/attention/broadcast_in_dim.2")
#loc243 = loc("bwd/attention/add_any.4")
#loc247 = loc("head/reduce_sum")
#loc248 = loc("head/broadcast_in_dim")
#loc249 = loc("head/div")
#loc250 = loc("head/sub")
#loc252 = loc("head/mul")
#loc253 = loc("head/reduce_sum.1")
#loc254 = loc("head/broadcast_in_dim.1")
#loc255 = loc("head/div.1")
#loc256 = loc("head/add")
#loc258 = loc("head/div.2")
#loc260 = loc("head/mul.2")
#loc263 = loc("head/mul.4")
#loc264 = loc("head/mul.5")
#loc265 = loc("head/broadcast_in_dim.3")
#loc266 = loc("head/add.1")
#loc268 = loc("head/dot_general")
#loc269 = loc("head/log_softmax/reduce_max")
#loc270 = loc("head/log_softmax/max")
#loc271 = loc("head/log_softmax/broadcast_in_dim")
#loc272 = loc("head/log_softmax/sub")
#loc273 = loc("head/log_softmax/sub.1")
#loc275 = loc("head/log_softmax/reduce_sum")
#loc277 = loc("head/log_softmax/log")
#loc278 = loc("head/log_softmax/sub.2")
#loc279 = loc("head/log_softmax/sub.3")
#loc280 = loc("head/iota")
#loc281 = loc("head/broadcast_in_dim.4")
#loc282 = loc("head/eq")
#loc284 = loc("head/_where/convert_element_type")
#loc285 = loc("head/_where/broadcast_in_dim")
#loc286 = loc("head/_where/select_n")
#loc287 = loc("head/reduce_sum.2")
#loc288 = loc("head/neg")
#loc289 = loc("head/div.3")
#loc290 = loc("bwd/head/div")
#loc291 = loc("bwd/head/neg")
#loc292 = loc("bwd/head/broadcast_in_dim")
#loc293 = loc("bwd/head/_where/select_n")
#loc294 = loc("bwd/head/log_softmax/neg")
#loc295 = loc("bwd/head/log_softmax/reduce_sum")
#loc296 = loc("bwd/head/log_softmax/reshape")
#loc297 = loc("bwd/head/log_softmax/div")
#loc298 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc299 = loc("bwd/head/log_softmax/broadcast_in_dim")
#loc300 = loc("bwd/head/log_softmax/mul")
#loc301 = loc("bwd/head/log_softmax/add_any")
#loc302 = loc("bwd/head/dot_general")
#loc303 = loc("bwd/head/dot_general.1")
#loc304 = loc("bwd/head/reduce_sum")
#loc305 = loc("bwd/head/reshape")
#loc306 = loc("bwd/head/reduce_sum.1")
#loc307 = loc("bwd/head/mul")
#loc308 = loc("bwd/head/reduce_sum.2")
#loc309 = loc("bwd/head/reshape.1")
#loc310 = loc("bwd/head/mul.1")
#loc311 = loc("bwd/head/mul.2")
#loc312 = loc("bwd/head/reduce_sum.3")
#loc313 = loc("bwd/head/mul.3")
#loc314 = loc("bwd/head/reduce_sum.4")
#loc315 = loc("bwd/head/reshape.2")
#loc316 = loc("bwd/head/mul.4")
#loc317 = loc("bwd/head/mul.5")
#loc318 = loc("bwd/head/mul.6")
#loc319 = loc("bwd/head/div.1")
#loc320 = loc("bwd/head/reduce_sum.5")
#loc321 = loc("bwd/head/broadcast_in_dim.1")
#loc322 = loc("bwd/head/mul.7")
#loc323 = loc("bwd/head/add_any")
#loc324 = loc("bwd/head/mul.8")
#loc325 = loc("bwd/head/add_any.1")
#loc326 = loc("bwd/head/neg.1")
#loc327 = loc("bwd/head/reduce_sum.6")
#loc328 = loc("bwd/head/reshape.3")
#loc329 = loc("bwd/head/div.2")
#loc330 = loc("bwd/head/reduce_sum.7")
#loc331 = loc("bwd/head/broadcast_in_dim.2")
#loc332 = loc("bwd/head/add_any.2")
