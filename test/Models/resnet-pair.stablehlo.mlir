// Made by utils/export_jax.py; see test/Models/README.md.
// --model resnet --form pair --dialect stablehlo --layers 2 --width 16 --batch 2 --image 16 --dtype f32
#loc2 = loc("bias")
#loc3 = loc("layer0/bias1")
#loc4 = loc("layer0/bias2")
#loc5 = loc("layer0/conv1")
#loc6 = loc("layer0/conv2")
#loc7 = loc("layer0/gain1")
#loc8 = loc("layer0/gain2")
#loc9 = loc("layer1/bias1")
#loc10 = loc("layer1/bias2")
#loc11 = loc("layer1/conv1")
#loc12 = loc("layer1/conv2")
#loc13 = loc("layer1/gain1")
#loc14 = loc("layer1/gain2")
#loc15 = loc("layer1/project")
#loc16 = loc("classifier")
#loc17 = loc("gain")
#loc18 = loc("offset")
#loc19 = loc("stem")
#loc20 = loc("image")
#loc21 = loc("labels")
#loc27 = loc("stem/sub.1")
#loc34 = loc("stem/mul.1")
#loc35 = loc("stem/broadcast_in_dim.1")
#loc37 = loc("stem/mul.3")
#loc38 = loc("stem/broadcast_in_dim.2")
#loc45 = loc("stem/gt")
#loc47 = loc("stem/reduce_max")
#loc51 = loc("stem/convert_element_type")
#loc52 = loc("stem/reduce_sum.2")
#loc58 = loc("layer0/sub.1")
#loc65 = loc("layer0/mul.1")
#loc66 = loc("layer0/broadcast_in_dim.1")
#loc68 = loc("layer0/mul.3")
#loc69 = loc("layer0/broadcast_in_dim.2")
#loc75 = loc("layer0/relu/max")
#loc76 = loc("layer0/gt")
#loc82 = loc("layer0/sub.3")
#loc89 = loc("layer0/mul.7")
#loc90 = loc("layer0/broadcast_in_dim.5")
#loc92 = loc("layer0/mul.9")
#loc93 = loc("layer0/broadcast_in_dim.6")
#loc100 = loc("layer0/relu/max.1")
#loc101 = loc("layer0/gt.1")
#loc107 = loc("layer1/sub.1")
#loc114 = loc("layer1/mul.1")
#loc115 = loc("layer1/broadcast_in_dim.1")
#loc117 = loc("layer1/mul.3")
#loc118 = loc("layer1/broadcast_in_dim.2")
#loc124 = loc("layer1/relu/max")
#loc125 = loc("layer1/gt")
#loc131 = loc("layer1/sub.3")
#loc138 = loc("layer1/mul.7")
#loc139 = loc("layer1/broadcast_in_dim.5")
#loc141 = loc("layer1/mul.9")
#loc142 = loc("layer1/broadcast_in_dim.6")
#loc151 = loc("layer1/gt.1")
#loc153 = loc("head/div")
#loc163 = loc("head/log_softmax/exp")
#loc165 = loc("head/log_softmax/broadcast_in_dim.1")
#loc172 = loc("head/eq.1")
#loc180 = loc("cotangent0")
#loc181 = loc("cotangent1")
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<16xf32>, tensor<10xf32>, tensor<3x3x3x16xf32>, tensor<2x16x16x3xf32>, tensor<2xi32>) -> (tensor<f32>, tensor<2x10xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<2x16x16x3xf32>, tensor<2x16x16x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x16x16x16xf32>, tensor<2x16x16x16xi1>, tensor<2x8x2x8x2x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xi1>, tensor<2x32xf32>, tensor<2x10xf32>, tensor<2x1xf32>, tensor<2x10xi1>), sym_name = "fwd"}> ({
  ^bb0(%arg137: tensor<16xf32> loc("bias"), %arg138: tensor<16xf32> loc("layer0/bias1"), %arg139: tensor<16xf32> loc("layer0/bias2"), %arg140: tensor<3x3x16x16xf32> loc("layer0/conv1"), %arg141: tensor<3x3x16x16xf32> loc("layer0/conv2"), %arg142: tensor<16xf32> loc("layer0/gain1"), %arg143: tensor<16xf32> loc("layer0/gain2"), %arg144: tensor<32xf32> loc("layer1/bias1"), %arg145: tensor<32xf32> loc("layer1/bias2"), %arg146: tensor<3x3x16x32xf32> loc("layer1/conv1"), %arg147: tensor<3x3x32x32xf32> loc("layer1/conv2"), %arg148: tensor<32xf32> loc("layer1/gain1"), %arg149: tensor<32xf32> loc("layer1/gain2"), %arg150: tensor<1x1x16x32xf32> loc("layer1/project"), %arg151: tensor<32x10xf32> loc("classifier"), %arg152: tensor<16xf32> loc("gain"), %arg153: tensor<10xf32> loc("offset"), %arg154: tensor<3x3x3x16xf32> loc("stem"), %arg155: tensor<2x16x16x3xf32> loc("image"), %arg156: tensor<2xi32> loc("labels")):
    %247 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %248 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<2x32xf32>}> : () -> tensor<2x32xf32>
    %249 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x4x4x32xf32>}> : () -> tensor<2x4x4x32xf32>
    %250 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<32xf32>}> : () -> tensor<32xf32>
    %251 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<32xf32>}> : () -> tensor<32xf32>
    %252 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<32xf32>}> : () -> tensor<32xf32>
    %253 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x8x8x16xf32>}> : () -> tensor<2x8x8x16xf32>
    %254 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<16xf32>}> : () -> tensor<16xf32>
    %255 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x16x16x16xf32>}> : () -> tensor<2x16x16x16xf32>
    %256 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<16xf32>}> : () -> tensor<16xf32>
    %257 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<16xf32>}> : () -> tensor<16xf32>
    %258 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<16xf32>}> : () -> tensor<16xf32>
    %259 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %260 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %261 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %262 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %263 = "stablehlo.convolution"(%arg155, %arg154) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x16x16x3xf32>, tensor<3x3x3x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc22)
    %264 = "stablehlo.reduce"(%263, %262) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg187: tensor<f32>, %arg188: tensor<f32>):
      %435 = "stablehlo.add"(%arg187, %arg188) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%435) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc23)
    %265 = "stablehlo.divide"(%264, %258) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc24)
    %266 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc25)
    %267 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc26)
    %268 = "stablehlo.subtract"(%263, %267) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc27)
    %269 = "stablehlo.multiply"(%268, %268) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc28)
    %270 = "stablehlo.reduce"(%269, %262) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg185: tensor<f32>, %arg186: tensor<f32>):
      %434 = "stablehlo.add"(%arg185, %arg186) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%434) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc29)
    %271 = "stablehlo.divide"(%270, %258) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc30)
    %272 = "stablehlo.add"(%271, %257) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc31)
    %273 = "stablehlo.rsqrt"(%272) : (tensor<16xf32>) -> tensor<16xf32> loc(#loc32)
    %274 = "stablehlo.divide"(%273, %272) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc33)
    %275 = "stablehlo.multiply"(%256, %274) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc34)
    %276 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc35)
    %277 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc36)
    %278 = "stablehlo.multiply"(%268, %277) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc37)
    %279 = "stablehlo.broadcast_in_dim"(%arg152) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc38)
    %280 = "stablehlo.broadcast_in_dim"(%279) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc39)
    %281 = "stablehlo.multiply"(%278, %280) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc40)
    %282 = "stablehlo.broadcast_in_dim"(%arg137) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc41)
    %283 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc42)
    %284 = "stablehlo.add"(%281, %283) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc43)
    %285 = "stablehlo.maximum"(%284, %255) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc44)
    %286 = "stablehlo.compare"(%284, %255) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xi1> loc(#loc45)
    %287 = "stablehlo.reshape"(%285) : (tensor<2x16x16x16xf32>) -> tensor<2x8x2x8x2x16xf32> loc(#loc46)
    %288 = "stablehlo.reduce"(%287, %261) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%arg183: tensor<f32>, %arg184: tensor<f32>):
      %433 = "stablehlo.maximum"(%arg183, %arg184) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%433) : (tensor<f32>) -> ()
    }) : (tensor<2x8x2x8x2x16xf32>, tensor<f32>) -> tensor<2x8x8x16xf32> loc(#loc47)
    %289 = "stablehlo.reshape"(%288) : (tensor<2x8x8x16xf32>) -> tensor<2x8x1x8x1x16xf32> loc(#loc48)
    %290 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x8x1x8x1x16xf32>) -> tensor<2x8x2x8x2x16xf32> loc(#loc49)
    %291 = "stablehlo.compare"(%287, %290) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x8x2x8x2x16xf32>, tensor<2x8x2x8x2x16xf32>) -> tensor<2x8x2x8x2x16xi1> loc(#loc50)
    %292 = "stablehlo.convert"(%291) : (tensor<2x8x2x8x2x16xi1>) -> tensor<2x8x2x8x2x16xf32> loc(#loc51)
    %293 = "stablehlo.reduce"(%292, %262) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%arg181: tensor<f32>, %arg182: tensor<f32>):
      %432 = "stablehlo.add"(%arg181, %arg182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%432) : (tensor<f32>) -> ()
    }) : (tensor<2x8x2x8x2x16xf32>, tensor<f32>) -> tensor<2x8x8x16xf32> loc(#loc52)
    %294 = "stablehlo.convolution"(%288, %arg140) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc53)
    %295 = "stablehlo.reduce"(%294, %262) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg179: tensor<f32>, %arg180: tensor<f32>):
      %431 = "stablehlo.add"(%arg179, %arg180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%431) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc54)
    %296 = "stablehlo.divide"(%295, %254) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc55)
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc56)
    %298 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc57)
    %299 = "stablehlo.subtract"(%294, %298) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc58)
    %300 = "stablehlo.multiply"(%299, %299) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc59)
    %301 = "stablehlo.reduce"(%300, %262) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg177: tensor<f32>, %arg178: tensor<f32>):
      %430 = "stablehlo.add"(%arg177, %arg178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%430) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc60)
    %302 = "stablehlo.divide"(%301, %254) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc61)
    %303 = "stablehlo.add"(%302, %257) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc62)
    %304 = "stablehlo.rsqrt"(%303) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<16xf32> loc(#loc63)
    %305 = "stablehlo.divide"(%304, %303) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc64)
    %306 = "stablehlo.multiply"(%256, %305) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc65)
    %307 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc66)
    %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc67)
    %309 = "stablehlo.multiply"(%299, %308) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc68)
    %310 = "stablehlo.broadcast_in_dim"(%arg142) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc69)
    %311 = "stablehlo.broadcast_in_dim"(%310) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc70)
    %312 = "stablehlo.multiply"(%309, %311) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc71)
    %313 = "stablehlo.broadcast_in_dim"(%arg138) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc72)
    %314 = "stablehlo.broadcast_in_dim"(%313) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc73)
    %315 = "stablehlo.add"(%312, %314) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc74)
    %316 = "stablehlo.maximum"(%315, %253) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc75)
    %317 = "stablehlo.compare"(%315, %253) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1> loc(#loc76)
    %318 = "stablehlo.convolution"(%316, %arg141) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc77)
    %319 = "stablehlo.reduce"(%318, %262) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg175: tensor<f32>, %arg176: tensor<f32>):
      %429 = "stablehlo.add"(%arg175, %arg176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%429) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc78)
    %320 = "stablehlo.divide"(%319, %254) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc79)
    %321 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc80)
    %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc81)
    %323 = "stablehlo.subtract"(%318, %322) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc82)
    %324 = "stablehlo.multiply"(%323, %323) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc83)
    %325 = "stablehlo.reduce"(%324, %262) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg173: tensor<f32>, %arg174: tensor<f32>):
      %428 = "stablehlo.add"(%arg173, %arg174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%428) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc84)
    %326 = "stablehlo.divide"(%325, %254) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc85)
    %327 = "stablehlo.add"(%326, %257) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc86)
    %328 = "stablehlo.rsqrt"(%327) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<16xf32> loc(#loc87)
    %329 = "stablehlo.divide"(%328, %327) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc88)
    %330 = "stablehlo.multiply"(%256, %329) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc89)
    %331 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc90)
    %332 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc91)
    %333 = "stablehlo.multiply"(%323, %332) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc92)
    %334 = "stablehlo.broadcast_in_dim"(%arg143) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc93)
    %335 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc94)
    %336 = "stablehlo.multiply"(%333, %335) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc95)
    %337 = "stablehlo.broadcast_in_dim"(%arg139) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc96)
    %338 = "stablehlo.broadcast_in_dim"(%337) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc97)
    %339 = "stablehlo.add"(%336, %338) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc98)
    %340 = "stablehlo.add"(%339, %288) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc99)
    %341 = "stablehlo.maximum"(%340, %253) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc100)
    %342 = "stablehlo.compare"(%340, %253) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1> loc(#loc101)
    %343 = "stablehlo.convolution"(%341, %arg146) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> {ao.layer = 1 : i64} : (tensor<2x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc102)
    %344 = "stablehlo.reduce"(%343, %262) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg171: tensor<f32>, %arg172: tensor<f32>):
      %427 = "stablehlo.add"(%arg171, %arg172) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%427) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc103)
    %345 = "stablehlo.divide"(%344, %252) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc104)
    %346 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc105)
    %347 = "stablehlo.broadcast_in_dim"(%346) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc106)
    %348 = "stablehlo.subtract"(%343, %347) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc107)
    %349 = "stablehlo.multiply"(%348, %348) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc108)
    %350 = "stablehlo.reduce"(%349, %262) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg169: tensor<f32>, %arg170: tensor<f32>):
      %426 = "stablehlo.add"(%arg169, %arg170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%426) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc109)
    %351 = "stablehlo.divide"(%350, %252) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc110)
    %352 = "stablehlo.add"(%351, %251) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc111)
    %353 = "stablehlo.rsqrt"(%352) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<32xf32> loc(#loc112)
    %354 = "stablehlo.divide"(%353, %352) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc113)
    %355 = "stablehlo.multiply"(%250, %354) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc114)
    %356 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc115)
    %357 = "stablehlo.broadcast_in_dim"(%356) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc116)
    %358 = "stablehlo.multiply"(%348, %357) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc117)
    %359 = "stablehlo.broadcast_in_dim"(%arg148) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc118)
    %360 = "stablehlo.broadcast_in_dim"(%359) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc119)
    %361 = "stablehlo.multiply"(%358, %360) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc120)
    %362 = "stablehlo.broadcast_in_dim"(%arg144) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc121)
    %363 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc122)
    %364 = "stablehlo.add"(%361, %363) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc123)
    %365 = "stablehlo.maximum"(%364, %249) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc124)
    %366 = "stablehlo.compare"(%364, %249) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1> loc(#loc125)
    %367 = "stablehlo.convolution"(%365, %arg147) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc126)
    %368 = "stablehlo.reduce"(%367, %262) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg167: tensor<f32>, %arg168: tensor<f32>):
      %425 = "stablehlo.add"(%arg167, %arg168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%425) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc127)
    %369 = "stablehlo.divide"(%368, %252) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc128)
    %370 = "stablehlo.broadcast_in_dim"(%369) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc129)
    %371 = "stablehlo.broadcast_in_dim"(%370) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc130)
    %372 = "stablehlo.subtract"(%367, %371) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc131)
    %373 = "stablehlo.multiply"(%372, %372) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc132)
    %374 = "stablehlo.reduce"(%373, %262) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg165: tensor<f32>, %arg166: tensor<f32>):
      %424 = "stablehlo.add"(%arg165, %arg166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%424) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc133)
    %375 = "stablehlo.divide"(%374, %252) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc134)
    %376 = "stablehlo.add"(%375, %251) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc135)
    %377 = "stablehlo.rsqrt"(%376) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<32xf32> loc(#loc136)
    %378 = "stablehlo.divide"(%377, %376) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc137)
    %379 = "stablehlo.multiply"(%250, %378) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc138)
    %380 = "stablehlo.broadcast_in_dim"(%377) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc139)
    %381 = "stablehlo.broadcast_in_dim"(%380) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc140)
    %382 = "stablehlo.multiply"(%372, %381) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc141)
    %383 = "stablehlo.broadcast_in_dim"(%arg149) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc142)
    %384 = "stablehlo.broadcast_in_dim"(%383) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc143)
    %385 = "stablehlo.multiply"(%382, %384) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc144)
    %386 = "stablehlo.broadcast_in_dim"(%arg145) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc145)
    %387 = "stablehlo.broadcast_in_dim"(%386) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc146)
    %388 = "stablehlo.add"(%385, %387) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc147)
    %389 = "stablehlo.convolution"(%341, %arg150) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> {ao.layer = 1 : i64} : (tensor<2x8x8x16xf32>, tensor<1x1x16x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc148)
    %390 = "stablehlo.add"(%388, %389) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc149)
    %391 = "stablehlo.maximum"(%390, %249) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc150)
    %392 = "stablehlo.compare"(%390, %249) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1> loc(#loc151)
    %393 = "stablehlo.reduce"(%391, %262) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg163: tensor<f32>, %arg164: tensor<f32>):
      %423 = "stablehlo.add"(%arg163, %arg164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%423) : (tensor<f32>) -> ()
    }) : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<2x32xf32> loc(#loc152)
    %394 = "stablehlo.divide"(%393, %248) : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc153)
    %395 = "stablehlo.dot_general"(%394, %arg151) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32xf32>, tensor<32x10xf32>) -> tensor<2x10xf32> loc(#loc154)
    %396 = "stablehlo.broadcast_in_dim"(%arg153) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32> loc(#loc155)
    %397 = "stablehlo.broadcast_in_dim"(%396) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<2x10xf32> loc(#loc156)
    %398 = "stablehlo.add"(%395, %397) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc157)
    %399 = "stablehlo.reduce"(%398, %261) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg161: tensor<f32>, %arg162: tensor<f32>):
      %422 = "stablehlo.maximum"(%arg161, %arg162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%422) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32> loc(#loc158)
    %400 = "stablehlo.maximum"(%247, %399) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> loc(#loc159)
    %401 = "stablehlo.broadcast_in_dim"(%400) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32> loc(#loc160)
    %402 = "stablehlo.broadcast_in_dim"(%401) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x10xf32> loc(#loc161)
    %403 = "stablehlo.subtract"(%398, %402) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc162)
    %404 = "stablehlo.exponential"(%403) : (tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc163)
    %405 = "stablehlo.reduce"(%404, %262) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg159: tensor<f32>, %arg160: tensor<f32>):
      %421 = "stablehlo.add"(%arg159, %arg160) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%421) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32> loc(#loc164)
    %406 = "stablehlo.broadcast_in_dim"(%405) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32> loc(#loc165)
    %407 = "stablehlo.log"(%406) : (tensor<2x1xf32>) -> tensor<2x1xf32> loc(#loc166)
    %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x10xf32> loc(#loc167)
    %409 = "stablehlo.subtract"(%403, %408) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc168)
    %410 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x10xi32> loc(#loc169)
    %411 = "stablehlo.broadcast_in_dim"(%arg156) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32> loc(#loc170)
    %412 = "stablehlo.broadcast_in_dim"(%411) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi32>) -> tensor<2x10xi32> loc(#loc171)
    %413 = "stablehlo.compare"(%412, %410) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x10xi32>, tensor<2x10xi32>) -> tensor<2x10xi1> loc(#loc172)
    %414 = "stablehlo.convert"(%260) : (tensor<i32>) -> tensor<f32> loc(#loc173)
    %415 = "stablehlo.broadcast_in_dim"(%414) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x10xf32> loc(#loc174)
    %416 = "stablehlo.select"(%413, %409, %415) : (tensor<2x10xi1>, tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc175)
    %417 = "stablehlo.reduce"(%416, %262) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg157: tensor<f32>, %arg158: tensor<f32>):
      %420 = "stablehlo.add"(%arg157, %arg158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%420) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<f32> loc(#loc176)
    %418 = "stablehlo.negate"(%417) : (tensor<f32>) -> tensor<f32> loc(#loc177)
    %419 = "stablehlo.divide"(%418, %259) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc178)
    "func.return"(%419, %398, %arg140, %arg141, %arg146, %arg147, %arg150, %arg151, %arg155, %268, %275, %276, %279, %278, %286, %292, %293, %288, %299, %306, %307, %310, %309, %317, %316, %323, %330, %331, %334, %333, %342, %341, %348, %355, %356, %359, %358, %366, %365, %372, %379, %380, %383, %382, %392, %394, %404, %406, %413) : (tensor<f32>, tensor<2x10xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<2x16x16x3xf32>, tensor<2x16x16x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x16x16x16xf32>, tensor<2x16x16x16xi1>, tensor<2x8x2x8x2x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xi1>, tensor<2x32xf32>, tensor<2x10xf32>, tensor<2x1xf32>, tensor<2x10xi1>) -> ()
  }) {ao.backward = @bwd, ao.num_outputs = 2 : i64} : () -> () loc(#loc1)
  "func.func"() <{function_type = (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<2x16x16x3xf32>, tensor<2x16x16x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x16x16x16xf32>, tensor<2x16x16x16xi1>, tensor<2x8x2x8x2x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>, tensor<16xf32>, tensor<1x1x1x16xf32>, tensor<1x1x1x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>, tensor<32xf32>, tensor<1x1x1x32xf32>, tensor<1x1x1x32xf32>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xi1>, tensor<2x32xf32>, tensor<2x10xf32>, tensor<2x1xf32>, tensor<2x10xi1>, tensor<f32>, tensor<2x10xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<16xf32>, tensor<10xf32>, tensor<3x3x3x16xf32>), sym_name = "bwd"}> ({
  ^bb0(%arg0: tensor<3x3x16x16xf32> loc("layer0/conv1"), %arg1: tensor<3x3x16x16xf32> loc("layer0/conv2"), %arg2: tensor<3x3x16x32xf32> loc("layer1/conv1"), %arg3: tensor<3x3x32x32xf32> loc("layer1/conv2"), %arg4: tensor<1x1x16x32xf32> loc("layer1/project"), %arg5: tensor<32x10xf32> loc("classifier"), %arg6: tensor<2x16x16x3xf32> loc("image"), %arg7: tensor<2x16x16x16xf32> loc("stem/sub.1"), %arg8: tensor<16xf32> loc("stem/mul.1"), %arg9: tensor<1x1x1x16xf32> loc("stem/broadcast_in_dim.1"), %arg10: tensor<1x1x1x16xf32> loc("stem/broadcast_in_dim.2"), %arg11: tensor<2x16x16x16xf32> loc("stem/mul.3"), %arg12: tensor<2x16x16x16xi1> loc("stem/gt"), %arg13: tensor<2x8x2x8x2x16xf32> loc("stem/convert_element_type"), %arg14: tensor<2x8x8x16xf32> loc("stem/reduce_sum.2"), %arg15: tensor<2x8x8x16xf32> loc("stem/reduce_max"), %arg16: tensor<2x8x8x16xf32> loc("layer0/sub.1"), %arg17: tensor<16xf32> loc("layer0/mul.1"), %arg18: tensor<1x1x1x16xf32> loc("layer0/broadcast_in_dim.1"), %arg19: tensor<1x1x1x16xf32> loc("layer0/broadcast_in_dim.2"), %arg20: tensor<2x8x8x16xf32> loc("layer0/mul.3"), %arg21: tensor<2x8x8x16xi1> loc("layer0/gt"), %arg22: tensor<2x8x8x16xf32> loc("layer0/relu/max"), %arg23: tensor<2x8x8x16xf32> loc("layer0/sub.3"), %arg24: tensor<16xf32> loc("layer0/mul.7"), %arg25: tensor<1x1x1x16xf32> loc("layer0/broadcast_in_dim.5"), %arg26: tensor<1x1x1x16xf32> loc("layer0/broadcast_in_dim.6"), %arg27: tensor<2x8x8x16xf32> loc("layer0/mul.9"), %arg28: tensor<2x8x8x16xi1> loc("layer0/gt.1"), %arg29: tensor<2x8x8x16xf32> loc("layer0/relu/max.1"), %arg30: tensor<2x4x4x32xf32> loc("layer1/sub.1"), %arg31: tensor<32xf32> loc("layer1/mul.1"), %arg32: tensor<1x1x1x32xf32> loc("layer1/broadcast_in_dim.1"), %arg33: tensor<1x1x1x32xf32> loc("layer1/broadcast_in_dim.2"), %arg34: tensor<2x4x4x32xf32> loc("layer1/mul.3"), %arg35: tensor<2x4x4x32xi1> loc("layer1/gt"), %arg36: tensor<2x4x4x32xf32> loc("layer1/relu/max"), %arg37: tensor<2x4x4x32xf32> loc("layer1/sub.3"), %arg38: tensor<32xf32> loc("layer1/mul.7"), %arg39: tensor<1x1x1x32xf32> loc("layer1/broadcast_in_dim.5"), %arg40: tensor<1x1x1x32xf32> loc("layer1/broadcast_in_dim.6"), %arg41: tensor<2x4x4x32xf32> loc("layer1/mul.9"), %arg42: tensor<2x4x4x32xi1> loc("layer1/gt.1"), %arg43: tensor<2x32xf32> loc("head/div"), %arg44: tensor<2x10xf32> loc("head/log_softmax/exp"), %arg45: tensor<2x1xf32> loc("head/log_softmax/broadcast_in_dim.1"), %arg46: tensor<2x10xi1> loc("head/eq.1"), %arg47: tensor<f32> loc("cotangent0"), %arg48: tensor<2x10xf32> loc("cotangent1")):
    %0 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<16xf32>}> : () -> tensor<16xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<16xf32>}> : () -> tensor<16xf32>
    %2 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<32xf32>}> : () -> tensor<32xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<2x32xf32>}> : () -> tensor<2x32xf32>
    %4 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x10xf32>}> : () -> tensor<2x10xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x4x4x32xf32>}> : () -> tensor<2x4x4x32xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x8x8x16xf32>}> : () -> tensor<2x8x8x16xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x16x16x16xf32>}> : () -> tensor<2x16x16x16xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.divide"(%arg47, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc182)
    %11 = "stablehlo.negate"(%10) : (tensor<f32>) -> tensor<f32> loc(#loc183)
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x10xf32> loc(#loc184)
    %13 = "stablehlo.select"(%arg46, %12, %5) : (tensor<2x10xi1>, tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc185)
    %14 = "stablehlo.negate"(%13) : (tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc186)
    %15 = "stablehlo.reduce"(%14, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg135: tensor<f32>, %arg136: tensor<f32>):
      %246 = "stablehlo.add"(%arg135, %arg136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%246) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32> loc(#loc187)
    %16 = "stablehlo.reshape"(%15) : (tensor<2xf32>) -> tensor<2x1xf32> loc(#loc188)
    %17 = "stablehlo.divide"(%16, %arg45) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32> loc(#loc189)
    %18 = "stablehlo.reduce"(%17, %9) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg133: tensor<f32>, %arg134: tensor<f32>):
      %245 = "stablehlo.add"(%arg133, %arg134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%245) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32> loc(#loc190)
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x10xf32> loc(#loc191)
    %20 = "stablehlo.multiply"(%19, %arg44) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc192)
    %21 = "stablehlo.add"(%13, %20) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc193)
    %22 = "stablehlo.add"(%arg48, %21) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc194)
    %23 = "stablehlo.reduce"(%22, %9) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg131: tensor<f32>, %arg132: tensor<f32>):
      %244 = "stablehlo.add"(%arg131, %arg132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%244) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<10xf32> loc(#loc195)
    %24 = "stablehlo.reshape"(%23) : (tensor<10xf32>) -> tensor<1x10xf32> loc(#loc196)
    %25 = "stablehlo.reduce"(%24, %9) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg129: tensor<f32>, %arg130: tensor<f32>):
      %243 = "stablehlo.add"(%arg129, %arg130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%243) : (tensor<f32>) -> ()
    }) : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32> loc(#loc197)
    %26 = "stablehlo.dot_general"(%22, %arg43) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x10xf32>, tensor<2x32xf32>) -> tensor<10x32xf32> loc(#loc198)
    %27 = "stablehlo.transpose"(%26) <{permutation = array<i64: 1, 0>}> : (tensor<10x32xf32>) -> tensor<32x10xf32> loc(#loc199)
    %28 = "stablehlo.dot_general"(%22, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x10xf32>, tensor<32x10xf32>) -> tensor<2x32xf32> loc(#loc200)
    %29 = "stablehlo.divide"(%28, %3) : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc201)
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<2x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc202)
    %31 = "stablehlo.select"(%arg42, %30, %6) {ao.layer = 1 : i64} : (tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc203)
    %32 = "stablehlo.convolution"(%arg29, %31) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>) -> tensor<1x1x16x32xf32> loc(#loc204)
    %33 = "stablehlo.reverse"(%arg4) <{dimensions = array<i64: 0, 1>}> {ao.layer = 1 : i64} : (tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32> loc(#loc205)
    %34 = "stablehlo.convolution"(%31, %33) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<1x1x16x32xf32>) -> tensor<2x8x8x16xf32> loc(#loc206)
    %35 = "stablehlo.reduce"(%31, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg127: tensor<f32>, %arg128: tensor<f32>):
      %242 = "stablehlo.add"(%arg127, %arg128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%242) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc207)
    %36 = "stablehlo.reshape"(%35) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc208)
    %37 = "stablehlo.reduce"(%36, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg125: tensor<f32>, %arg126: tensor<f32>):
      %241 = "stablehlo.add"(%arg125, %arg126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%241) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc209)
    %38 = "stablehlo.multiply"(%arg41, %31) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc210)
    %39 = "stablehlo.reduce"(%38, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg123: tensor<f32>, %arg124: tensor<f32>):
      %240 = "stablehlo.add"(%arg123, %arg124) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%240) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc211)
    %40 = "stablehlo.reshape"(%39) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc212)
    %41 = "stablehlo.broadcast_in_dim"(%arg40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc213)
    %42 = "stablehlo.multiply"(%31, %41) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc214)
    %43 = "stablehlo.reduce"(%40, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg121: tensor<f32>, %arg122: tensor<f32>):
      %239 = "stablehlo.add"(%arg121, %arg122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%239) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc215)
    %44 = "stablehlo.multiply"(%arg37, %42) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc216)
    %45 = "stablehlo.reduce"(%44, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg119: tensor<f32>, %arg120: tensor<f32>):
      %238 = "stablehlo.add"(%arg119, %arg120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%238) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc217)
    %46 = "stablehlo.reshape"(%45) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc218)
    %47 = "stablehlo.broadcast_in_dim"(%arg39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc219)
    %48 = "stablehlo.multiply"(%42, %47) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc220)
    %49 = "stablehlo.reduce"(%46, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg117: tensor<f32>, %arg118: tensor<f32>):
      %237 = "stablehlo.add"(%arg117, %arg118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%237) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc221)
    %50 = "stablehlo.multiply"(%49, %arg38) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc222)
    %51 = "stablehlo.divide"(%50, %2) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc223)
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<2x4x4x32xf32> loc(#loc224)
    %53 = "stablehlo.multiply"(%arg37, %52) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc225)
    %54 = "stablehlo.add"(%48, %53) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc226)
    %55 = "stablehlo.multiply"(%52, %arg37) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc227)
    %56 = "stablehlo.add"(%54, %55) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc228)
    %57 = "stablehlo.negate"(%56) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc229)
    %58 = "stablehlo.reduce"(%57, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg115: tensor<f32>, %arg116: tensor<f32>):
      %236 = "stablehlo.add"(%arg115, %arg116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%236) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc230)
    %59 = "stablehlo.reshape"(%58) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc231)
    %60 = "stablehlo.reduce"(%59, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg113: tensor<f32>, %arg114: tensor<f32>):
      %235 = "stablehlo.add"(%arg113, %arg114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%235) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc232)
    %61 = "stablehlo.divide"(%60, %2) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc233)
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<2x4x4x32xf32> loc(#loc234)
    %63 = "stablehlo.add"(%56, %62) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc235)
    %64 = "stablehlo.convolution"(%arg36, %63) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x32x32xf32> loc(#loc236)
    %65 = "stablehlo.reverse"(%arg3) <{dimensions = array<i64: 0, 1>}> {ao.layer = 1 : i64} : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32> loc(#loc237)
    %66 = "stablehlo.convolution"(%63, %65) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc238)
    %67 = "stablehlo.select"(%arg35, %66, %6) {ao.layer = 1 : i64} : (tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc239)
    %68 = "stablehlo.reduce"(%67, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg111: tensor<f32>, %arg112: tensor<f32>):
      %234 = "stablehlo.add"(%arg111, %arg112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%234) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc240)
    %69 = "stablehlo.reshape"(%68) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc241)
    %70 = "stablehlo.reduce"(%69, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg109: tensor<f32>, %arg110: tensor<f32>):
      %233 = "stablehlo.add"(%arg109, %arg110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%233) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc242)
    %71 = "stablehlo.multiply"(%arg34, %67) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc243)
    %72 = "stablehlo.reduce"(%71, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg107: tensor<f32>, %arg108: tensor<f32>):
      %232 = "stablehlo.add"(%arg107, %arg108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%232) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc244)
    %73 = "stablehlo.reshape"(%72) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc245)
    %74 = "stablehlo.broadcast_in_dim"(%arg33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc246)
    %75 = "stablehlo.multiply"(%67, %74) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc247)
    %76 = "stablehlo.reduce"(%73, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg105: tensor<f32>, %arg106: tensor<f32>):
      %231 = "stablehlo.add"(%arg105, %arg106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%231) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc248)
    %77 = "stablehlo.multiply"(%arg30, %75) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc249)
    %78 = "stablehlo.reduce"(%77, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg103: tensor<f32>, %arg104: tensor<f32>):
      %230 = "stablehlo.add"(%arg103, %arg104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%230) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc250)
    %79 = "stablehlo.reshape"(%78) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc251)
    %80 = "stablehlo.broadcast_in_dim"(%arg32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc252)
    %81 = "stablehlo.multiply"(%75, %80) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc253)
    %82 = "stablehlo.reduce"(%79, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg101: tensor<f32>, %arg102: tensor<f32>):
      %229 = "stablehlo.add"(%arg101, %arg102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%229) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc254)
    %83 = "stablehlo.multiply"(%82, %arg31) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc255)
    %84 = "stablehlo.divide"(%83, %2) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc256)
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<2x4x4x32xf32> loc(#loc257)
    %86 = "stablehlo.multiply"(%arg30, %85) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc258)
    %87 = "stablehlo.add"(%81, %86) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc259)
    %88 = "stablehlo.multiply"(%85, %arg30) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc260)
    %89 = "stablehlo.add"(%87, %88) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc261)
    %90 = "stablehlo.negate"(%89) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc262)
    %91 = "stablehlo.reduce"(%90, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg99: tensor<f32>, %arg100: tensor<f32>):
      %228 = "stablehlo.add"(%arg99, %arg100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%228) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc263)
    %92 = "stablehlo.reshape"(%91) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc264)
    %93 = "stablehlo.reduce"(%92, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg97: tensor<f32>, %arg98: tensor<f32>):
      %227 = "stablehlo.add"(%arg97, %arg98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%227) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc265)
    %94 = "stablehlo.divide"(%93, %2) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc266)
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<2x4x4x32xf32> loc(#loc267)
    %96 = "stablehlo.add"(%89, %95) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc268)
    %97 = "stablehlo.convolution"(%arg29, %96) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x16x32xf32> loc(#loc269)
    %98 = "stablehlo.reverse"(%arg2) <{dimensions = array<i64: 0, 1>}> {ao.layer = 1 : i64} : (tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32> loc(#loc270)
    %99 = "stablehlo.convolution"(%96, %98) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<3x3x16x32xf32>) -> tensor<2x8x8x16xf32> loc(#loc271)
    %100 = "stablehlo.add"(%34, %99) {ao.layer = 1 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc272)
    %101 = "stablehlo.select"(%arg28, %100, %7) {ao.layer = 0 : i64} : (tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc273)
    %102 = "stablehlo.reduce"(%101, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg95: tensor<f32>, %arg96: tensor<f32>):
      %226 = "stablehlo.add"(%arg95, %arg96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%226) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc274)
    %103 = "stablehlo.reshape"(%102) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc275)
    %104 = "stablehlo.reduce"(%103, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg93: tensor<f32>, %arg94: tensor<f32>):
      %225 = "stablehlo.add"(%arg93, %arg94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%225) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc276)
    %105 = "stablehlo.multiply"(%arg27, %101) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc277)
    %106 = "stablehlo.reduce"(%105, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg91: tensor<f32>, %arg92: tensor<f32>):
      %224 = "stablehlo.add"(%arg91, %arg92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%224) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc278)
    %107 = "stablehlo.reshape"(%106) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc279)
    %108 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc280)
    %109 = "stablehlo.multiply"(%101, %108) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc281)
    %110 = "stablehlo.reduce"(%107, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>):
      %223 = "stablehlo.add"(%arg89, %arg90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%223) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc282)
    %111 = "stablehlo.multiply"(%arg23, %109) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc283)
    %112 = "stablehlo.reduce"(%111, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %222 = "stablehlo.add"(%arg87, %arg88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%222) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc284)
    %113 = "stablehlo.reshape"(%112) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc285)
    %114 = "stablehlo.broadcast_in_dim"(%arg25) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc286)
    %115 = "stablehlo.multiply"(%109, %114) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc287)
    %116 = "stablehlo.reduce"(%113, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg85: tensor<f32>, %arg86: tensor<f32>):
      %221 = "stablehlo.add"(%arg85, %arg86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%221) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc288)
    %117 = "stablehlo.multiply"(%116, %arg24) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc289)
    %118 = "stablehlo.divide"(%117, %1) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc290)
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<2x8x8x16xf32> loc(#loc291)
    %120 = "stablehlo.multiply"(%arg23, %119) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc292)
    %121 = "stablehlo.add"(%115, %120) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc293)
    %122 = "stablehlo.multiply"(%119, %arg23) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc294)
    %123 = "stablehlo.add"(%121, %122) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc295)
    %124 = "stablehlo.negate"(%123) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc296)
    %125 = "stablehlo.reduce"(%124, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg83: tensor<f32>, %arg84: tensor<f32>):
      %220 = "stablehlo.add"(%arg83, %arg84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%220) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc297)
    %126 = "stablehlo.reshape"(%125) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc298)
    %127 = "stablehlo.reduce"(%126, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %219 = "stablehlo.add"(%arg81, %arg82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%219) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc299)
    %128 = "stablehlo.divide"(%127, %1) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc300)
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<2x8x8x16xf32> loc(#loc301)
    %130 = "stablehlo.add"(%123, %129) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc302)
    %131 = "stablehlo.convolution"(%arg22, %130) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc303)
    %132 = "stablehlo.reverse"(%arg1) <{dimensions = array<i64: 0, 1>}> {ao.layer = 0 : i64} : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc304)
    %133 = "stablehlo.convolution"(%130, %132) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc305)
    %134 = "stablehlo.select"(%arg21, %133, %7) {ao.layer = 0 : i64} : (tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc306)
    %135 = "stablehlo.reduce"(%134, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg79: tensor<f32>, %arg80: tensor<f32>):
      %218 = "stablehlo.add"(%arg79, %arg80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%218) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc307)
    %136 = "stablehlo.reshape"(%135) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc308)
    %137 = "stablehlo.reduce"(%136, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg77: tensor<f32>, %arg78: tensor<f32>):
      %217 = "stablehlo.add"(%arg77, %arg78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%217) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc309)
    %138 = "stablehlo.multiply"(%arg20, %134) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc310)
    %139 = "stablehlo.reduce"(%138, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg75: tensor<f32>, %arg76: tensor<f32>):
      %216 = "stablehlo.add"(%arg75, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%216) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc311)
    %140 = "stablehlo.reshape"(%139) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc312)
    %141 = "stablehlo.broadcast_in_dim"(%arg19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc313)
    %142 = "stablehlo.multiply"(%134, %141) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc314)
    %143 = "stablehlo.reduce"(%140, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %215 = "stablehlo.add"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%215) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc315)
    %144 = "stablehlo.multiply"(%arg16, %142) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc316)
    %145 = "stablehlo.reduce"(%144, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg71: tensor<f32>, %arg72: tensor<f32>):
      %214 = "stablehlo.add"(%arg71, %arg72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%214) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc317)
    %146 = "stablehlo.reshape"(%145) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc318)
    %147 = "stablehlo.broadcast_in_dim"(%arg18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc319)
    %148 = "stablehlo.multiply"(%142, %147) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc320)
    %149 = "stablehlo.reduce"(%146, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg69: tensor<f32>, %arg70: tensor<f32>):
      %213 = "stablehlo.add"(%arg69, %arg70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%213) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc321)
    %150 = "stablehlo.multiply"(%149, %arg17) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc322)
    %151 = "stablehlo.divide"(%150, %1) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc323)
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<2x8x8x16xf32> loc(#loc324)
    %153 = "stablehlo.multiply"(%arg16, %152) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc325)
    %154 = "stablehlo.add"(%148, %153) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc326)
    %155 = "stablehlo.multiply"(%152, %arg16) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc327)
    %156 = "stablehlo.add"(%154, %155) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc328)
    %157 = "stablehlo.negate"(%156) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc329)
    %158 = "stablehlo.reduce"(%157, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %212 = "stablehlo.add"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%212) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc330)
    %159 = "stablehlo.reshape"(%158) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc331)
    %160 = "stablehlo.reduce"(%159, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %211 = "stablehlo.add"(%arg65, %arg66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%211) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc332)
    %161 = "stablehlo.divide"(%160, %1) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc333)
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<2x8x8x16xf32> loc(#loc334)
    %163 = "stablehlo.add"(%156, %162) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc335)
    %164 = "stablehlo.convolution"(%arg15, %163) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc336)
    %165 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0, 1>}> {ao.layer = 0 : i64} : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc337)
    %166 = "stablehlo.convolution"(%163, %165) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc338)
    %167 = "stablehlo.add"(%101, %166) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc339)
    %168 = "stablehlo.divide"(%167, %arg14) : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc340)
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<2x8x8x16xf32>) -> tensor<2x8x2x8x2x16xf32> loc(#loc341)
    %170 = "stablehlo.multiply"(%169, %arg13) : (tensor<2x8x2x8x2x16xf32>, tensor<2x8x2x8x2x16xf32>) -> tensor<2x8x2x8x2x16xf32> loc(#loc342)
    %171 = "stablehlo.reshape"(%170) : (tensor<2x8x2x8x2x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc343)
    %172 = "stablehlo.select"(%arg12, %171, %8) : (tensor<2x16x16x16xi1>, tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc344)
    %173 = "stablehlo.reduce"(%172, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg63: tensor<f32>, %arg64: tensor<f32>):
      %210 = "stablehlo.add"(%arg63, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%210) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc345)
    %174 = "stablehlo.reshape"(%173) : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc346)
    %175 = "stablehlo.reduce"(%174, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %209 = "stablehlo.add"(%arg61, %arg62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%209) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc347)
    %176 = "stablehlo.multiply"(%arg11, %172) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc348)
    %177 = "stablehlo.reduce"(%176, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      %208 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%208) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc349)
    %178 = "stablehlo.reshape"(%177) : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc350)
    %179 = "stablehlo.broadcast_in_dim"(%arg10) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc351)
    %180 = "stablehlo.multiply"(%172, %179) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc352)
    %181 = "stablehlo.reduce"(%178, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %207 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%207) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc353)
    %182 = "stablehlo.multiply"(%arg7, %180) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc354)
    %183 = "stablehlo.reduce"(%182, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
      %206 = "stablehlo.add"(%arg55, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%206) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc355)
    %184 = "stablehlo.reshape"(%183) : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc356)
    %185 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc357)
    %186 = "stablehlo.multiply"(%180, %185) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc358)
    %187 = "stablehlo.reduce"(%184, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg53: tensor<f32>, %arg54: tensor<f32>):
      %205 = "stablehlo.add"(%arg53, %arg54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%205) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc359)
    %188 = "stablehlo.multiply"(%187, %arg8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc360)
    %189 = "stablehlo.divide"(%188, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc361)
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<2x16x16x16xf32> loc(#loc362)
    %191 = "stablehlo.multiply"(%arg7, %190) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc363)
    %192 = "stablehlo.add"(%186, %191) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc364)
    %193 = "stablehlo.multiply"(%190, %arg7) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc365)
    %194 = "stablehlo.add"(%192, %193) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc366)
    %195 = "stablehlo.negate"(%194) : (tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc367)
    %196 = "stablehlo.reduce"(%195, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %204 = "stablehlo.add"(%arg51, %arg52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%204) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc368)
    %197 = "stablehlo.reshape"(%196) : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc369)
    %198 = "stablehlo.reduce"(%197, %9) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %203 = "stablehlo.add"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%203) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc370)
    %199 = "stablehlo.divide"(%198, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc371)
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<2x16x16x16xf32> loc(#loc372)
    %201 = "stablehlo.add"(%194, %200) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc373)
    %202 = "stablehlo.convolution"(%arg6, %201) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x16x16x3xf32>, tensor<2x16x16x16xf32>) -> tensor<3x3x3x16xf32> loc(#loc374)
    "func.return"(%175, %137, %104, %164, %131, %143, %110, %70, %37, %97, %64, %76, %43, %32, %27, %181, %25, %202) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<16xf32>, tensor<10xf32>, tensor<3x3x3x16xf32>) -> ()
  }) : () -> () loc(#loc179)
}) : () -> ()
#loc1 = loc("fwd")
#loc22 = loc("stem/conv_general_dilated")
#loc23 = loc("stem/reduce_sum")
#loc24 = loc("stem/div")
#loc25 = loc("stem/broadcast_in_dim")
#loc26 = loc("stem/sub")
#loc28 = loc("stem/mul")
#loc29 = loc("stem/reduce_sum.1")
#loc30 = loc("stem/div.1")
#loc31 = loc("stem/add")
#loc32 = loc("stem/rsqrt")
#loc33 = loc("stem/div.2")
#loc36 = loc("stem/mul.2")
#loc39 = loc("stem/mul.4")
#loc40 = loc("stem/mul.5")
#loc41 = loc("stem/broadcast_in_dim.3")
#loc42 = loc("stem/add.1")
#loc43 = loc("stem/add.2")
#loc44 = loc("stem/relu/max")
#loc46 = loc("stem/reshape")
#loc48 = loc("stem/reshape.1")
#loc49 = loc("stem/eq")
#loc50 = loc("stem/eq.1")
#loc53 = loc("layer0/conv_general_dilated")
#loc54 = loc("layer0/reduce_sum")
#loc55 = loc("layer0/div")
#loc56 = loc("layer0/broadcast_in_dim")
#loc57 = loc("layer0/sub")
#loc59 = loc("layer0/mul")
#loc60 = loc("layer0/reduce_sum.1")
#loc61 = loc("layer0/div.1")
#loc62 = loc("layer0/add")
#loc63 = loc("layer0/rsqrt")
#loc64 = loc("layer0/div.2")
#loc67 = loc("layer0/mul.2")
#loc70 = loc("layer0/mul.4")
#loc71 = loc("layer0/mul.5")
#loc72 = loc("layer0/broadcast_in_dim.3")
#loc73 = loc("layer0/add.1")
#loc74 = loc("layer0/add.2")
#loc77 = loc("layer0/conv_general_dilated.1")
#loc78 = loc("layer0/reduce_sum.2")
#loc79 = loc("layer0/div.3")
#loc80 = loc("layer0/broadcast_in_dim.4")
#loc81 = loc("layer0/sub.2")
#loc83 = loc("layer0/mul.6")
#loc84 = loc("layer0/reduce_sum.3")
#loc85 = loc("layer0/div.4")
#loc86 = loc("layer0/add.3")
#loc87 = loc("layer0/rsqrt.1")
#loc88 = loc("layer0/div.5")
#loc91 = loc("layer0/mul.8")
#loc94 = loc("layer0/mul.10")
#loc95 = loc("layer0/mul.11")
#loc96 = loc("layer0/broadcast_in_dim.7")
#loc97 = loc("layer0/add.4")
#loc98 = loc("layer0/add.5")
#loc99 = loc("layer0/add.6")
#loc102 = loc("layer1/conv_general_dilated")
#loc103 = loc("layer1/reduce_sum")
#loc104 = loc("layer1/div")
#loc105 = loc("layer1/broadcast_in_dim")
#loc106 = loc("layer1/sub")
#loc108 = loc("layer1/mul")
#loc109 = loc("layer1/reduce_sum.1")
#loc110 = loc("layer1/div.1")
#loc111 = loc("layer1/add")
#loc112 = loc("layer1/rsqrt")
#loc113 = loc("layer1/div.2")
#loc116 = loc("layer1/mul.2")
#loc119 = loc("layer1/mul.4")
#loc120 = loc("layer1/mul.5")
#loc121 = loc("layer1/broadcast_in_dim.3")
#loc122 = loc("layer1/add.1")
#loc123 = loc("layer1/add.2")
#loc126 = loc("layer1/conv_general_dilated.1")
#loc127 = loc("layer1/reduce_sum.2")
#loc128 = loc("layer1/div.3")
#loc129 = loc("layer1/broadcast_in_dim.4")
#loc130 = loc("layer1/sub.2")
#loc132 = loc("layer1/mul.6")
#loc133 = loc("layer1/reduce_sum.3")
#loc134 = loc("layer1/div.4")
#loc135 = loc("layer1/add.3")
#loc136 = loc("layer1/rsqrt.1")
#loc137 = loc("layer1/div.5")
#loc140 = loc("layer1/mul.8")
#loc143 = loc("layer1/mul.10")
#loc144 = loc("layer1/mul.11")
#loc145 = loc("layer1/broadcast_in_dim.7")
#loc146 = loc("layer1/add.4")
#loc147 = loc("layer1/add.5")
#loc148 = loc("layer1/conv_general_dilated.2")
#loc149 = loc("layer1/add.6")
#loc150 = loc("layer1/relu/max.1")
#loc152 = loc("head/reduce_sum")
#loc154 = loc("head/dot_general")
#loc155 = loc("head/broadcast_in_dim")
#loc156 = loc("head/add")
#loc157 = loc("head/add.1")
#loc158 = loc("head/log_softmax/reduce_max")
#loc159 = loc("head/log_softmax/max")
#loc160 = loc("head/log_softmax/broadcast_in_dim")
#loc161 = loc("head/log_softmax/sub")
#loc162 = loc("head/log_softmax/sub.1")
#loc164 = loc("head/log_softmax/reduce_sum")
#loc166 = loc("head/log_softmax/log")
#loc167 = loc("head/log_softmax/sub.2")
#loc168 = loc("head/log_softmax/sub.3")
#loc169 = loc("head/iota")
#loc170 = loc("head/broadcast_in_dim.1")
#loc171 = loc("head/eq")
#loc173 = loc("head/_where/convert_element_type")
#loc174 = loc("head/_where/broadcast_in_dim")
#loc175 = loc("head/_where/select_n")
#loc176 = loc("head/reduce_sum.1")
#loc177 = loc("head/neg")
#loc178 = loc("head/div.1")
#loc179 = loc("bwd")
#loc182 = loc("bwd/head/div")
#loc183 = loc("bwd/head/neg")
#loc184 = loc("bwd/head/broadcast_in_dim")
#loc185 = loc("bwd/head/_where/select_n")
#loc186 = loc("bwd/head/log_softmax/neg")
#loc187 = loc("bwd/head/log_softmax/reduce_sum")
#loc188 = loc("bwd/head/log_softmax/reshape")
#loc189 = loc("bwd/head/log_softmax/div")
#loc190 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc191 = loc("bwd/head/log_softmax/broadcast_in_dim")
#loc192 = loc("bwd/head/log_softmax/mul")
#loc193 = loc("bwd/head/log_softmax/add_any")
#loc194 = loc("bwd/head/add_any")
#loc195 = loc("bwd/head/reduce_sum")
#loc196 = loc("bwd/head/reshape")
#loc197 = loc("bwd/head/reduce_sum.1")
#loc198 = loc("bwd/head/dot_general")
#loc199 = loc("bwd/head/transpose")
#loc200 = loc("bwd/head/dot_general.1")
#loc201 = loc("bwd/head/div.1")
#loc202 = loc("bwd/head/broadcast_in_dim.1")
#loc203 = loc("bwd/layer1/select_n")
#loc204 = loc("bwd/layer1/conv_general_dilated")
#loc205 = loc("bwd/layer1/rev")
#loc206 = loc("bwd/layer1/conv_general_dilated.1")
#loc207 = loc("bwd/layer1/reduce_sum")
#loc208 = loc("bwd/layer1/reshape")
#loc209 = loc("bwd/layer1/reduce_sum.1")
#loc210 = loc("bwd/layer1/mul")
#loc211 = loc("bwd/layer1/reduce_sum.2")
#loc212 = loc("bwd/layer1/reshape.1")
#loc213 = loc("bwd/layer1/mul.1")
#loc214 = loc("bwd/layer1/mul.2")
#loc215 = loc("bwd/layer1/reduce_sum.3")
#loc216 = loc("bwd/layer1/mul.3")
#loc217 = loc("bwd/layer1/reduce_sum.4")
#loc218 = loc("bwd/layer1/reshape.2")
#loc219 = loc("bwd/layer1/mul.4")
#loc220 = loc("bwd/layer1/mul.5")
#loc221 = loc("bwd/layer1/reduce_sum.5")
#loc222 = loc("bwd/layer1/mul.6")
#loc223 = loc("bwd/layer1/div")
#loc224 = loc("bwd/layer1/broadcast_in_dim")
#loc225 = loc("bwd/layer1/mul.7")
#loc226 = loc("bwd/layer1/add_any")
#loc227 = loc("bwd/layer1/mul.8")
#loc228 = loc("bwd/layer1/add_any.1")
#loc229 = loc("bwd/layer1/neg")
#loc230 = loc("bwd/layer1/reduce_sum.6")
#loc231 = loc("bwd/layer1/reshape.3")
#loc232 = loc("bwd/layer1/reduce_sum.7")
#loc233 = loc("bwd/layer1/div.1")
#loc234 = loc("bwd/layer1/broadcast_in_dim.1")
#loc235 = loc("bwd/layer1/add_any.2")
#loc236 = loc("bwd/layer1/conv_general_dilated.2")
#loc237 = loc("bwd/layer1/rev.1")
#loc238 = loc("bwd/layer1/conv_general_dilated.3")
#loc239 = loc("bwd/layer1/select_n.1")
#loc240 = loc("bwd/layer1/reduce_sum.8")
#loc241 = loc("bwd/layer1/reshape.4")
#loc242 = loc("bwd/layer1/reduce_sum.9")
#loc243 = loc("bwd/layer1/mul.9")
#loc244 = loc("bwd/layer1/reduce_sum.10")
#loc245 = loc("bwd/layer1/reshape.5")
#loc246 = loc("bwd/layer1/mul.10")
#loc247 = loc("bwd/layer1/mul.11")
#loc248 = loc("bwd/layer1/reduce_sum.11")
#loc249 = loc("bwd/layer1/mul.12")
#loc250 = loc("bwd/layer1/reduce_sum.12")
#loc251 = loc("bwd/layer1/reshape.6")
#loc252 = loc("bwd/layer1/mul.13")
#loc253 = loc("bwd/layer1/mul.14")
#loc254 = loc("bwd/layer1/reduce_sum.13")
#loc255 = loc("bwd/layer1/mul.15")
#loc256 = loc("bwd/layer1/div.2")
#loc257 = loc("bwd/layer1/broadcast_in_dim.2")
#loc258 = loc("bwd/layer1/mul.16")
#loc259 = loc("bwd/layer1/add_any.3")
#loc260 = loc("bwd/layer1/mul.17")
#loc261 = loc("bwd/layer1/add_any.4")
#loc262 = loc("bwd/layer1/neg.1")
#loc263 = loc("bwd/layer1/reduce_sum.14")
#loc264 = loc("bwd/layer1/reshape.7")
#loc265 = loc("bwd/layer1/reduce_sum.15")
#loc266 = loc("bwd/layer1/div.3")
#loc267 = loc("bwd/layer1/broadcast_in_dim.3")
#loc268 = loc("bwd/layer1/add_any.5")
#loc269 = loc("bwd/layer1/conv_general_dilated.4")
#loc270 = loc("bwd/layer1/rev.2")
#loc271 = loc("bwd/layer1/conv_general_dilated.5")
#loc272 = loc("bwd/layer1/add_any.6")
#loc273 = loc("bwd/layer0/select_n")
#loc274 = loc("bwd/layer0/reduce_sum")
#loc275 = loc("bwd/layer0/reshape")
#loc276 = loc("bwd/layer0/reduce_sum.1")
#loc277 = loc("bwd/layer0/mul")
#loc278 = loc("bwd/layer0/reduce_sum.2")
#loc279 = loc("bwd/layer0/reshape.1")
#loc280 = loc("bwd/layer0/mul.1")
#loc281 = loc("bwd/layer0/mul.2")
#loc282 = loc("bwd/layer0/reduce_sum.3")
#loc283 = loc("bwd/layer0/mul.3")
#loc284 = loc("bwd/layer0/reduce_sum.4")
#loc285 = loc("bwd/layer0/reshape.2")
#loc286 = loc("bwd/layer0/mul.4")
#loc287 = loc("bwd/layer0/mul.5")
#loc288 = loc("bwd/layer0/reduce_sum.5")
#loc289 = loc("bwd/layer0/mul.6")
#loc290 = loc("bwd/layer0/div")
#loc291 = loc("bwd/layer0/broadcast_in_dim")
#loc292 = loc("bwd/layer0/mul.7")
#loc293 = loc("bwd/layer0/add_any")
#loc294 = loc("bwd/layer0/mul.8")
#loc295 = loc("bwd/layer0/add_any.1")
#loc296 = loc("bwd/layer0/neg")
#loc297 = loc("bwd/layer0/reduce_sum.6")
#loc298 = loc("bwd/layer0/reshape.3")
#loc299 = loc("bwd/layer0/reduce_sum.7")
#loc300 = loc("bwd/layer0/div.1")
#loc301 = loc("bwd/layer0/broadcast_in_dim.1")
#loc302 = loc("bwd/layer0/add_any.2")
#loc303 = loc("bwd/layer0/conv_general_dilated")
#loc304 = loc("bwd/layer0/rev")
#loc305 = loc("bwd/layer0/conv_general_dilated.1")
#loc306 = loc("bwd/layer0/select_n.1")
#loc307 = loc("bwd/layer0/reduce_sum.8")
#loc308 = loc("bwd/layer0/reshape.4")
#loc309 = loc("bwd/layer0/reduce_sum.9")
#loc310 = loc("bwd/layer0/mul.9")
#loc311 = loc("bwd/layer0/reduce_sum.10")
#loc312 = loc("bwd/layer0/reshape.5")
#loc313 = loc("bwd/layer0/mul.10")
#loc314 = loc("bwd/layer0/mul.11")
#loc315 = loc("bwd/layer0/reduce_sum.11")
#loc316 = loc("bwd/layer0/mul.12")
#loc317 = loc("bwd/layer0/reduce_sum.12")
#loc318 = loc("bwd/layer0/reshape.6")
#loc319 = loc("bwd/layer0/mul.13")
#loc320 = loc("bwd/layer0/mul.14")
#loc321 = loc("bwd/layer0/reduce_sum.13")
#loc322 = loc("bwd/layer0/mul.15")
#loc323 = loc("bwd/layer0/div.2")
#loc324 = loc("bwd/layer0/broadcast_in_dim.2")
#loc325 = loc("bwd/layer0/mul.16")
#loc326 = loc("bwd/layer0/add_any.3")
#loc327 = loc("bwd/layer0/mul.17")
#loc328 = loc("bwd/layer0/add_any.4")
#loc329 = loc("bwd/layer0/neg.1")
#loc330 = loc("bwd/layer0/reduce_sum.14")
#loc331 = loc("bwd/layer0/reshape.7")
#loc332 = loc("bwd/layer0/reduce_sum.15")
#loc333 = loc("bwd/layer0/div.3")
#loc334 = loc("bwd/layer0/broadcast_in_dim.3")
#loc335 = loc("bwd/layer0/add_any.5")
#loc336 = loc("bwd/layer0/conv_general_dilated.2")
#loc337 = loc("bwd/layer0/rev.1")
#loc338 = loc("bwd/layer0/conv_general_dilated.3")
#loc339 = loc("bwd/layer0/add_any.6")
#loc340 = loc("bwd/stem/div")
#loc341 = loc("bwd/stem/broadcast_in_dim")
#loc342 = loc("bwd/stem/mul")
#loc343 = loc("bwd/stem/reshape")
#loc344 = loc("bwd/stem/select_n")
#loc345 = loc("bwd/stem/reduce_sum")
#loc346 = loc("bwd/stem/reshape.1")
#loc347 = loc("bwd/stem/reduce_sum.1")
#loc348 = loc("bwd/stem/mul.1")
#loc349 = loc("bwd/stem/reduce_sum.2")
#loc350 = loc("bwd/stem/reshape.2")
#loc351 = loc("bwd/stem/mul.2")
#loc352 = loc("bwd/stem/mul.3")
#loc353 = loc("bwd/stem/reduce_sum.3")
#loc354 = loc("bwd/stem/mul.4")
#loc355 = loc("bwd/stem/reduce_sum.4")
#loc356 = loc("bwd/stem/reshape.3")
#loc357 = loc("bwd/stem/mul.5")
#loc358 = loc("bwd/stem/mul.6")
#loc359 = loc("bwd/stem/reduce_sum.5")
#loc360 = loc("bwd/stem/mul.7")
#loc361 = loc("bwd/stem/div.1")
#loc362 = loc("bwd/stem/broadcast_in_dim.1")
#loc363 = loc("bwd/stem/mul.8")
#loc364 = loc("bwd/stem/add_any")
#loc365 = loc("bwd/stem/mul.9")
#loc366 = loc("bwd/stem/add_any.1")
#loc367 = loc("bwd/stem/neg")
#loc368 = loc("bwd/stem/reduce_sum.6")
#loc369 = loc("bwd/stem/reshape.4")
#loc370 = loc("bwd/stem/reduce_sum.7")
#loc371 = loc("bwd/stem/div.2")
#loc372 = loc("bwd/stem/broadcast_in_dim.2")
#loc373 = loc("bwd/stem/add_any.2")
#loc374 = loc("bwd/stem/conv_general_dilated")
