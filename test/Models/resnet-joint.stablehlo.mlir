// Made by utils/export_jax.py; see test/Models/README.md.
// --model resnet --form joint --dialect stablehlo --layers 2 --width 16 --batch 2 --image 16 --dtype f32
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
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<16xf32>, tensor<10xf32>, tensor<3x3x3x16xf32>, tensor<2x16x16x3xf32>, tensor<2xi32>) -> (tensor<f32>, tensor<2x10xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<16xf32>, tensor<10xf32>, tensor<3x3x3x16xf32>), sym_name = "train_step"}> ({
  ^bb0(%arg0: tensor<16xf32> loc("bias"), %arg1: tensor<16xf32> loc("layer0/bias1"), %arg2: tensor<16xf32> loc("layer0/bias2"), %arg3: tensor<3x3x16x16xf32> loc("layer0/conv1"), %arg4: tensor<3x3x16x16xf32> loc("layer0/conv2"), %arg5: tensor<16xf32> loc("layer0/gain1"), %arg6: tensor<16xf32> loc("layer0/gain2"), %arg7: tensor<32xf32> loc("layer1/bias1"), %arg8: tensor<32xf32> loc("layer1/bias2"), %arg9: tensor<3x3x16x32xf32> loc("layer1/conv1"), %arg10: tensor<3x3x32x32xf32> loc("layer1/conv2"), %arg11: tensor<32xf32> loc("layer1/gain1"), %arg12: tensor<32xf32> loc("layer1/gain2"), %arg13: tensor<1x1x16x32xf32> loc("layer1/project"), %arg14: tensor<32x10xf32> loc("classifier"), %arg15: tensor<16xf32> loc("gain"), %arg16: tensor<10xf32> loc("offset"), %arg17: tensor<3x3x3x16xf32> loc("stem"), %arg18: tensor<2x16x16x3xf32> loc("image"), %arg19: tensor<2xi32> loc("labels")):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<3x3x3x16xf32>}> : () -> tensor<3x3x3x16xf32>
    %1 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<10xf32>}> : () -> tensor<10xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<32x10xf32>}> : () -> tensor<32x10xf32>
    %3 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<1x1x16x32xf32>}> : () -> tensor<1x1x16x32xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<3x3x32x32xf32>}> : () -> tensor<3x3x32x32xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<3x3x16x32xf32>}> : () -> tensor<3x3x16x32xf32>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<32xf32>}> : () -> tensor<32xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<3x3x16x16xf32>}> : () -> tensor<3x3x16x16xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<16xf32>}> : () -> tensor<16xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x10xf32>}> : () -> tensor<2x10xf32>
    %10 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<2xf32>}> : () -> tensor<2xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<2x32xf32>}> : () -> tensor<2x32xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x4x4x32xf32>}> : () -> tensor<2x4x4x32xf32>
    %13 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<32xf32>}> : () -> tensor<32xf32>
    %14 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<32xf32>}> : () -> tensor<32xf32>
    %15 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<32xf32>}> : () -> tensor<32xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x8x8x16xf32>}> : () -> tensor<2x8x8x16xf32>
    %17 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<16xf32>}> : () -> tensor<16xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<2x16x16x16xf32>}> : () -> tensor<2x16x16x16xf32>
    %19 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<16xf32>}> : () -> tensor<16xf32>
    %20 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<16xf32>}> : () -> tensor<16xf32>
    %21 = "stablehlo.constant"() <{value = dense<5.120000e+02> : tensor<16xf32>}> : () -> tensor<16xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.convolution"(%arg18, %arg17) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x16x16x3xf32>, tensor<3x3x3x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc22)
    %28 = "stablehlo.reduce"(%27, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg138: tensor<f32>, %arg139: tensor<f32>):
      %461 = "stablehlo.add"(%arg138, %arg139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%461) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc23)
    %29 = "stablehlo.divide"(%28, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc24)
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc25)
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc26)
    %32 = "stablehlo.subtract"(%27, %31) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc27)
    %33 = "stablehlo.multiply"(%32, %32) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc28)
    %34 = "stablehlo.reduce"(%33, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg136: tensor<f32>, %arg137: tensor<f32>):
      %460 = "stablehlo.add"(%arg136, %arg137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%460) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc29)
    %35 = "stablehlo.divide"(%34, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc30)
    %36 = "stablehlo.add"(%35, %20) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc31)
    %37 = "stablehlo.rsqrt"(%36) : (tensor<16xf32>) -> tensor<16xf32> loc(#loc32)
    %38 = "stablehlo.divide"(%37, %36) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc33)
    %39 = "stablehlo.multiply"(%19, %38) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc34)
    %40 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc35)
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc36)
    %42 = "stablehlo.multiply"(%32, %41) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc37)
    %43 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc38)
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc39)
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc40)
    %46 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc41)
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc42)
    %48 = "stablehlo.add"(%45, %47) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc43)
    %49 = "stablehlo.maximum"(%48, %18) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc44)
    %50 = "stablehlo.compare"(%48, %18) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xi1> loc(#loc45)
    %51 = "stablehlo.reshape"(%49) : (tensor<2x16x16x16xf32>) -> tensor<2x8x2x8x2x16xf32> loc(#loc46)
    %52 = "stablehlo.reduce"(%51, %25) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%arg134: tensor<f32>, %arg135: tensor<f32>):
      %459 = "stablehlo.maximum"(%arg134, %arg135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%459) : (tensor<f32>) -> ()
    }) : (tensor<2x8x2x8x2x16xf32>, tensor<f32>) -> tensor<2x8x8x16xf32> loc(#loc47)
    %53 = "stablehlo.reshape"(%52) : (tensor<2x8x8x16xf32>) -> tensor<2x8x1x8x1x16xf32> loc(#loc48)
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<2x8x1x8x1x16xf32>) -> tensor<2x8x2x8x2x16xf32> loc(#loc49)
    %55 = "stablehlo.compare"(%51, %54) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x8x2x8x2x16xf32>, tensor<2x8x2x8x2x16xf32>) -> tensor<2x8x2x8x2x16xi1> loc(#loc50)
    %56 = "stablehlo.convert"(%55) : (tensor<2x8x2x8x2x16xi1>) -> tensor<2x8x2x8x2x16xf32> loc(#loc51)
    %57 = "stablehlo.reduce"(%56, %26) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%arg132: tensor<f32>, %arg133: tensor<f32>):
      %458 = "stablehlo.add"(%arg132, %arg133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%458) : (tensor<f32>) -> ()
    }) : (tensor<2x8x2x8x2x16xf32>, tensor<f32>) -> tensor<2x8x8x16xf32> loc(#loc52)
    %58 = "stablehlo.convolution"(%52, %arg3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc53)
    %59 = "stablehlo.reduce"(%58, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg130: tensor<f32>, %arg131: tensor<f32>):
      %457 = "stablehlo.add"(%arg130, %arg131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%457) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc54)
    %60 = "stablehlo.divide"(%59, %17) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc55)
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc56)
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc57)
    %63 = "stablehlo.subtract"(%58, %62) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc58)
    %64 = "stablehlo.multiply"(%63, %63) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc59)
    %65 = "stablehlo.reduce"(%64, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg128: tensor<f32>, %arg129: tensor<f32>):
      %456 = "stablehlo.add"(%arg128, %arg129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%456) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc60)
    %66 = "stablehlo.divide"(%65, %17) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc61)
    %67 = "stablehlo.add"(%66, %20) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc62)
    %68 = "stablehlo.rsqrt"(%67) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<16xf32> loc(#loc63)
    %69 = "stablehlo.divide"(%68, %67) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc64)
    %70 = "stablehlo.multiply"(%19, %69) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc65)
    %71 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc66)
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc67)
    %73 = "stablehlo.multiply"(%63, %72) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc68)
    %74 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc69)
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc70)
    %76 = "stablehlo.multiply"(%73, %75) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc71)
    %77 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc72)
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc73)
    %79 = "stablehlo.add"(%76, %78) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc74)
    %80 = "stablehlo.maximum"(%79, %16) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc75)
    %81 = "stablehlo.compare"(%79, %16) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1> loc(#loc76)
    %82 = "stablehlo.convolution"(%80, %arg4) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc77)
    %83 = "stablehlo.reduce"(%82, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg126: tensor<f32>, %arg127: tensor<f32>):
      %455 = "stablehlo.add"(%arg126, %arg127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%455) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc78)
    %84 = "stablehlo.divide"(%83, %17) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc79)
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc80)
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc81)
    %87 = "stablehlo.subtract"(%82, %86) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc82)
    %88 = "stablehlo.multiply"(%87, %87) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc83)
    %89 = "stablehlo.reduce"(%88, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg124: tensor<f32>, %arg125: tensor<f32>):
      %454 = "stablehlo.add"(%arg124, %arg125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%454) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc84)
    %90 = "stablehlo.divide"(%89, %17) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc85)
    %91 = "stablehlo.add"(%90, %20) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc86)
    %92 = "stablehlo.rsqrt"(%91) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<16xf32> loc(#loc87)
    %93 = "stablehlo.divide"(%92, %91) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc88)
    %94 = "stablehlo.multiply"(%19, %93) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc89)
    %95 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc90)
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc91)
    %97 = "stablehlo.multiply"(%87, %96) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc92)
    %98 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc93)
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc94)
    %100 = "stablehlo.multiply"(%97, %99) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc95)
    %101 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc96)
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc97)
    %103 = "stablehlo.add"(%100, %102) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc98)
    %104 = "stablehlo.add"(%103, %52) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc99)
    %105 = "stablehlo.maximum"(%104, %16) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc100)
    %106 = "stablehlo.compare"(%104, %16) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1> loc(#loc101)
    %107 = "stablehlo.convolution"(%105, %arg9) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> {ao.layer = 1 : i64} : (tensor<2x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc102)
    %108 = "stablehlo.reduce"(%107, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg122: tensor<f32>, %arg123: tensor<f32>):
      %453 = "stablehlo.add"(%arg122, %arg123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%453) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc103)
    %109 = "stablehlo.divide"(%108, %15) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc104)
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc105)
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc106)
    %112 = "stablehlo.subtract"(%107, %111) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc107)
    %113 = "stablehlo.multiply"(%112, %112) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc108)
    %114 = "stablehlo.reduce"(%113, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg120: tensor<f32>, %arg121: tensor<f32>):
      %452 = "stablehlo.add"(%arg120, %arg121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%452) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc109)
    %115 = "stablehlo.divide"(%114, %15) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc110)
    %116 = "stablehlo.add"(%115, %14) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc111)
    %117 = "stablehlo.rsqrt"(%116) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<32xf32> loc(#loc112)
    %118 = "stablehlo.divide"(%117, %116) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc113)
    %119 = "stablehlo.multiply"(%13, %118) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc114)
    %120 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc115)
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc116)
    %122 = "stablehlo.multiply"(%112, %121) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc117)
    %123 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc118)
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc119)
    %125 = "stablehlo.multiply"(%122, %124) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc120)
    %126 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc121)
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc122)
    %128 = "stablehlo.add"(%125, %127) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc123)
    %129 = "stablehlo.maximum"(%128, %12) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc124)
    %130 = "stablehlo.compare"(%128, %12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1> loc(#loc125)
    %131 = "stablehlo.convolution"(%129, %arg10) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc126)
    %132 = "stablehlo.reduce"(%131, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
      %451 = "stablehlo.add"(%arg118, %arg119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%451) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc127)
    %133 = "stablehlo.divide"(%132, %15) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc128)
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc129)
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc130)
    %136 = "stablehlo.subtract"(%131, %135) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc131)
    %137 = "stablehlo.multiply"(%136, %136) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc132)
    %138 = "stablehlo.reduce"(%137, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg116: tensor<f32>, %arg117: tensor<f32>):
      %450 = "stablehlo.add"(%arg116, %arg117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%450) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc133)
    %139 = "stablehlo.divide"(%138, %15) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc134)
    %140 = "stablehlo.add"(%139, %14) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc135)
    %141 = "stablehlo.rsqrt"(%140) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<32xf32> loc(#loc136)
    %142 = "stablehlo.divide"(%141, %140) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc137)
    %143 = "stablehlo.multiply"(%13, %142) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc138)
    %144 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc139)
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc140)
    %146 = "stablehlo.multiply"(%136, %145) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc141)
    %147 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc142)
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc143)
    %149 = "stablehlo.multiply"(%146, %148) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc144)
    %150 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc145)
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc146)
    %152 = "stablehlo.add"(%149, %151) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc147)
    %153 = "stablehlo.convolution"(%105, %arg13) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> {ao.layer = 1 : i64} : (tensor<2x8x8x16xf32>, tensor<1x1x16x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc148)
    %154 = "stablehlo.add"(%152, %153) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc149)
    %155 = "stablehlo.maximum"(%154, %12) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc150)
    %156 = "stablehlo.compare"(%154, %12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1> loc(#loc151)
    %157 = "stablehlo.reduce"(%155, %26) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg114: tensor<f32>, %arg115: tensor<f32>):
      %449 = "stablehlo.add"(%arg114, %arg115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%449) : (tensor<f32>) -> ()
    }) : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<2x32xf32> loc(#loc152)
    %158 = "stablehlo.divide"(%157, %11) : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc153)
    %159 = "stablehlo.dot_general"(%158, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x32xf32>, tensor<32x10xf32>) -> tensor<2x10xf32> loc(#loc154)
    %160 = "stablehlo.broadcast_in_dim"(%arg16) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32> loc(#loc155)
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<2x10xf32> loc(#loc156)
    %162 = "stablehlo.add"(%159, %161) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc157)
    %163 = "stablehlo.reduce"(%162, %25) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg112: tensor<f32>, %arg113: tensor<f32>):
      %448 = "stablehlo.maximum"(%arg112, %arg113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%448) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32> loc(#loc158)
    %164 = "stablehlo.maximum"(%10, %163) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> loc(#loc159)
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32> loc(#loc160)
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x10xf32> loc(#loc161)
    %167 = "stablehlo.subtract"(%162, %166) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc162)
    %168 = "stablehlo.exponential"(%167) : (tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc163)
    %169 = "stablehlo.reduce"(%168, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg110: tensor<f32>, %arg111: tensor<f32>):
      %447 = "stablehlo.add"(%arg110, %arg111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%447) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32> loc(#loc164)
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32> loc(#loc165)
    %171 = "stablehlo.log"(%170) : (tensor<2x1xf32>) -> tensor<2x1xf32> loc(#loc166)
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf32>) -> tensor<2x10xf32> loc(#loc167)
    %173 = "stablehlo.subtract"(%167, %172) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc168)
    %174 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x10xi32> loc(#loc169)
    %175 = "stablehlo.broadcast_in_dim"(%arg19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32> loc(#loc170)
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi32>) -> tensor<2x10xi32> loc(#loc171)
    %177 = "stablehlo.compare"(%176, %174) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x10xi32>, tensor<2x10xi32>) -> tensor<2x10xi1> loc(#loc172)
    %178 = "stablehlo.convert"(%24) : (tensor<i32>) -> tensor<f32> loc(#loc173)
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x10xf32> loc(#loc174)
    %180 = "stablehlo.select"(%177, %173, %179) : (tensor<2x10xi1>, tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc175)
    %181 = "stablehlo.reduce"(%180, %26) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg108: tensor<f32>, %arg109: tensor<f32>):
      %446 = "stablehlo.add"(%arg108, %arg109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%446) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<f32> loc(#loc176)
    %182 = "stablehlo.negate"(%181) : (tensor<f32>) -> tensor<f32> loc(#loc177)
    %183 = "stablehlo.divide"(%182, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc178)
    %184 = "stablehlo.divide"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc179)
    %185 = "stablehlo.negate"(%184) : (tensor<f32>) -> tensor<f32> loc(#loc180)
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x10xf32> loc(#loc181)
    %187 = "stablehlo.select"(%177, %186, %9) : (tensor<2x10xi1>, tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc182)
    %188 = "stablehlo.negate"(%187) : (tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc183)
    %189 = "stablehlo.reduce"(%188, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<f32>):
      %445 = "stablehlo.add"(%arg106, %arg107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%445) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32> loc(#loc184)
    %190 = "stablehlo.reshape"(%189) : (tensor<2xf32>) -> tensor<2x1xf32> loc(#loc185)
    %191 = "stablehlo.divide"(%190, %170) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32> loc(#loc186)
    %192 = "stablehlo.reduce"(%191, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %444 = "stablehlo.add"(%arg104, %arg105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%444) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32> loc(#loc187)
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x10xf32> loc(#loc188)
    %194 = "stablehlo.multiply"(%193, %168) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc189)
    %195 = "stablehlo.add"(%187, %194) : (tensor<2x10xf32>, tensor<2x10xf32>) -> tensor<2x10xf32> loc(#loc190)
    %196 = "stablehlo.reduce"(%195, %26) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %443 = "stablehlo.add"(%arg102, %arg103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%443) : (tensor<f32>) -> ()
    }) : (tensor<2x10xf32>, tensor<f32>) -> tensor<10xf32> loc(#loc191)
    %197 = "stablehlo.reshape"(%196) : (tensor<10xf32>) -> tensor<1x10xf32> loc(#loc192)
    %198 = "stablehlo.reduce"(%197, %26) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %442 = "stablehlo.add"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%442) : (tensor<f32>) -> ()
    }) : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32> loc(#loc193)
    %199 = "stablehlo.dot_general"(%195, %158) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x10xf32>, tensor<2x32xf32>) -> tensor<10x32xf32> loc(#loc194)
    %200 = "stablehlo.transpose"(%199) <{permutation = array<i64: 1, 0>}> : (tensor<10x32xf32>) -> tensor<32x10xf32> loc(#loc195)
    %201 = "stablehlo.dot_general"(%195, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x10xf32>, tensor<32x10xf32>) -> tensor<2x32xf32> loc(#loc196)
    %202 = "stablehlo.divide"(%201, %11) : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32> loc(#loc197)
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<2x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc198)
    %204 = "stablehlo.select"(%156, %203, %12) {ao.layer = 1 : i64} : (tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc199)
    %205 = "stablehlo.convolution"(%105, %204) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>) -> tensor<1x1x16x32xf32> loc(#loc200)
    %206 = "stablehlo.reverse"(%arg13) <{dimensions = array<i64: 0, 1>}> {ao.layer = 1 : i64} : (tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32> loc(#loc201)
    %207 = "stablehlo.convolution"(%204, %206) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<1x1x16x32xf32>) -> tensor<2x8x8x16xf32> loc(#loc202)
    %208 = "stablehlo.reduce"(%204, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg98: tensor<f32>, %arg99: tensor<f32>):
      %441 = "stablehlo.add"(%arg98, %arg99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%441) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc203)
    %209 = "stablehlo.reshape"(%208) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc204)
    %210 = "stablehlo.reduce"(%209, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg96: tensor<f32>, %arg97: tensor<f32>):
      %440 = "stablehlo.add"(%arg96, %arg97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%440) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc205)
    %211 = "stablehlo.multiply"(%146, %204) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc206)
    %212 = "stablehlo.reduce"(%211, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg94: tensor<f32>, %arg95: tensor<f32>):
      %439 = "stablehlo.add"(%arg94, %arg95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%439) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc207)
    %213 = "stablehlo.reshape"(%212) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc208)
    %214 = "stablehlo.multiply"(%204, %148) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc209)
    %215 = "stablehlo.reduce"(%213, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg92: tensor<f32>, %arg93: tensor<f32>):
      %438 = "stablehlo.add"(%arg92, %arg93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%438) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc210)
    %216 = "stablehlo.multiply"(%136, %214) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc211)
    %217 = "stablehlo.reduce"(%216, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg90: tensor<f32>, %arg91: tensor<f32>):
      %437 = "stablehlo.add"(%arg90, %arg91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%437) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc212)
    %218 = "stablehlo.reshape"(%217) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc213)
    %219 = "stablehlo.multiply"(%214, %145) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc214)
    %220 = "stablehlo.reduce"(%218, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %436 = "stablehlo.add"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%436) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc215)
    %221 = "stablehlo.multiply"(%220, %143) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc216)
    %222 = "stablehlo.divide"(%221, %15) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc217)
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<2x4x4x32xf32> loc(#loc218)
    %224 = "stablehlo.multiply"(%136, %223) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc219)
    %225 = "stablehlo.add"(%219, %224) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc220)
    %226 = "stablehlo.multiply"(%223, %136) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc221)
    %227 = "stablehlo.add"(%225, %226) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc222)
    %228 = "stablehlo.negate"(%227) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc223)
    %229 = "stablehlo.reduce"(%228, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg86: tensor<f32>, %arg87: tensor<f32>):
      %435 = "stablehlo.add"(%arg86, %arg87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%435) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc224)
    %230 = "stablehlo.reshape"(%229) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc225)
    %231 = "stablehlo.reduce"(%230, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg84: tensor<f32>, %arg85: tensor<f32>):
      %434 = "stablehlo.add"(%arg84, %arg85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%434) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc226)
    %232 = "stablehlo.divide"(%231, %15) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc227)
    %233 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<2x4x4x32xf32> loc(#loc228)
    %234 = "stablehlo.add"(%227, %233) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc229)
    %235 = "stablehlo.convolution"(%129, %234) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x32x32xf32> loc(#loc230)
    %236 = "stablehlo.reverse"(%arg10) <{dimensions = array<i64: 0, 1>}> {ao.layer = 1 : i64} : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32> loc(#loc231)
    %237 = "stablehlo.convolution"(%234, %236) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc232)
    %238 = "stablehlo.select"(%130, %237, %12) {ao.layer = 1 : i64} : (tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc233)
    %239 = "stablehlo.reduce"(%238, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %433 = "stablehlo.add"(%arg82, %arg83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%433) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc234)
    %240 = "stablehlo.reshape"(%239) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc235)
    %241 = "stablehlo.reduce"(%240, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg80: tensor<f32>, %arg81: tensor<f32>):
      %432 = "stablehlo.add"(%arg80, %arg81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%432) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc236)
    %242 = "stablehlo.multiply"(%122, %238) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc237)
    %243 = "stablehlo.reduce"(%242, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg78: tensor<f32>, %arg79: tensor<f32>):
      %431 = "stablehlo.add"(%arg78, %arg79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%431) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc238)
    %244 = "stablehlo.reshape"(%243) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc239)
    %245 = "stablehlo.multiply"(%238, %124) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc240)
    %246 = "stablehlo.reduce"(%244, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg76: tensor<f32>, %arg77: tensor<f32>):
      %430 = "stablehlo.add"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%430) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc241)
    %247 = "stablehlo.multiply"(%112, %245) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc242)
    %248 = "stablehlo.reduce"(%247, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %429 = "stablehlo.add"(%arg74, %arg75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%429) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc243)
    %249 = "stablehlo.reshape"(%248) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc244)
    %250 = "stablehlo.multiply"(%245, %121) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc245)
    %251 = "stablehlo.reduce"(%249, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %428 = "stablehlo.add"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%428) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc246)
    %252 = "stablehlo.multiply"(%251, %119) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc247)
    %253 = "stablehlo.divide"(%252, %15) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc248)
    %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<2x4x4x32xf32> loc(#loc249)
    %255 = "stablehlo.multiply"(%112, %254) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc250)
    %256 = "stablehlo.add"(%250, %255) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc251)
    %257 = "stablehlo.multiply"(%254, %112) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc252)
    %258 = "stablehlo.add"(%256, %257) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc253)
    %259 = "stablehlo.negate"(%258) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc254)
    %260 = "stablehlo.reduce"(%259, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg70: tensor<f32>, %arg71: tensor<f32>):
      %427 = "stablehlo.add"(%arg70, %arg71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%427) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc255)
    %261 = "stablehlo.reshape"(%260) {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<1x1x1x32xf32> loc(#loc256)
    %262 = "stablehlo.reduce"(%261, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %426 = "stablehlo.add"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%426) : (tensor<f32>) -> ()
    }) {ao.layer = 1 : i64} : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#loc257)
    %263 = "stablehlo.divide"(%262, %15) {ao.layer = 1 : i64} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc258)
    %264 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 1 : i64} : (tensor<32xf32>) -> tensor<2x4x4x32xf32> loc(#loc259)
    %265 = "stablehlo.add"(%258, %264) {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> loc(#loc260)
    %266 = "stablehlo.convolution"(%105, %265) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x16x32xf32> loc(#loc261)
    %267 = "stablehlo.reverse"(%arg9) <{dimensions = array<i64: 0, 1>}> {ao.layer = 1 : i64} : (tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32> loc(#loc262)
    %268 = "stablehlo.convolution"(%265, %267) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 1 : i64} : (tensor<2x4x4x32xf32>, tensor<3x3x16x32xf32>) -> tensor<2x8x8x16xf32> loc(#loc263)
    %269 = "stablehlo.add"(%207, %268) {ao.layer = 1 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc264)
    %270 = "stablehlo.select"(%106, %269, %16) {ao.layer = 0 : i64} : (tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc265)
    %271 = "stablehlo.reduce"(%270, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %425 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%425) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc266)
    %272 = "stablehlo.reshape"(%271) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc267)
    %273 = "stablehlo.reduce"(%272, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg64: tensor<f32>, %arg65: tensor<f32>):
      %424 = "stablehlo.add"(%arg64, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%424) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc268)
    %274 = "stablehlo.multiply"(%97, %270) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc269)
    %275 = "stablehlo.reduce"(%274, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %423 = "stablehlo.add"(%arg62, %arg63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%423) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc270)
    %276 = "stablehlo.reshape"(%275) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc271)
    %277 = "stablehlo.multiply"(%270, %99) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc272)
    %278 = "stablehlo.reduce"(%276, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %422 = "stablehlo.add"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%422) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc273)
    %279 = "stablehlo.multiply"(%87, %277) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc274)
    %280 = "stablehlo.reduce"(%279, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      %421 = "stablehlo.add"(%arg58, %arg59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%421) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc275)
    %281 = "stablehlo.reshape"(%280) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc276)
    %282 = "stablehlo.multiply"(%277, %96) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc277)
    %283 = "stablehlo.reduce"(%281, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg56: tensor<f32>, %arg57: tensor<f32>):
      %420 = "stablehlo.add"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%420) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc278)
    %284 = "stablehlo.multiply"(%283, %94) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc279)
    %285 = "stablehlo.divide"(%284, %17) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc280)
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<2x8x8x16xf32> loc(#loc281)
    %287 = "stablehlo.multiply"(%87, %286) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc282)
    %288 = "stablehlo.add"(%282, %287) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc283)
    %289 = "stablehlo.multiply"(%286, %87) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc284)
    %290 = "stablehlo.add"(%288, %289) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc285)
    %291 = "stablehlo.negate"(%290) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc286)
    %292 = "stablehlo.reduce"(%291, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %419 = "stablehlo.add"(%arg54, %arg55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%419) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc287)
    %293 = "stablehlo.reshape"(%292) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc288)
    %294 = "stablehlo.reduce"(%293, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg52: tensor<f32>, %arg53: tensor<f32>):
      %418 = "stablehlo.add"(%arg52, %arg53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%418) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc289)
    %295 = "stablehlo.divide"(%294, %17) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc290)
    %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<2x8x8x16xf32> loc(#loc291)
    %297 = "stablehlo.add"(%290, %296) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc292)
    %298 = "stablehlo.convolution"(%80, %297) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc293)
    %299 = "stablehlo.reverse"(%arg4) <{dimensions = array<i64: 0, 1>}> {ao.layer = 0 : i64} : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc294)
    %300 = "stablehlo.convolution"(%297, %299) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc295)
    %301 = "stablehlo.select"(%81, %300, %16) {ao.layer = 0 : i64} : (tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc296)
    %302 = "stablehlo.reduce"(%301, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg50: tensor<f32>, %arg51: tensor<f32>):
      %417 = "stablehlo.add"(%arg50, %arg51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%417) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc297)
    %303 = "stablehlo.reshape"(%302) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc298)
    %304 = "stablehlo.reduce"(%303, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
      %416 = "stablehlo.add"(%arg48, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%416) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc299)
    %305 = "stablehlo.multiply"(%73, %301) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc300)
    %306 = "stablehlo.reduce"(%305, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %415 = "stablehlo.add"(%arg46, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%415) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc301)
    %307 = "stablehlo.reshape"(%306) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc302)
    %308 = "stablehlo.multiply"(%301, %75) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc303)
    %309 = "stablehlo.reduce"(%307, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg44: tensor<f32>, %arg45: tensor<f32>):
      %414 = "stablehlo.add"(%arg44, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%414) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc304)
    %310 = "stablehlo.multiply"(%63, %308) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc305)
    %311 = "stablehlo.reduce"(%310, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %413 = "stablehlo.add"(%arg42, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%413) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc306)
    %312 = "stablehlo.reshape"(%311) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc307)
    %313 = "stablehlo.multiply"(%308, %72) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc308)
    %314 = "stablehlo.reduce"(%312, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      %412 = "stablehlo.add"(%arg40, %arg41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%412) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc309)
    %315 = "stablehlo.multiply"(%314, %70) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc310)
    %316 = "stablehlo.divide"(%315, %17) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc311)
    %317 = "stablehlo.broadcast_in_dim"(%316) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<2x8x8x16xf32> loc(#loc312)
    %318 = "stablehlo.multiply"(%63, %317) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc313)
    %319 = "stablehlo.add"(%313, %318) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc314)
    %320 = "stablehlo.multiply"(%317, %63) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc315)
    %321 = "stablehlo.add"(%319, %320) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc316)
    %322 = "stablehlo.negate"(%321) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc317)
    %323 = "stablehlo.reduce"(%322, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
      %411 = "stablehlo.add"(%arg38, %arg39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%411) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc318)
    %324 = "stablehlo.reshape"(%323) {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc319)
    %325 = "stablehlo.reduce"(%324, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
      %410 = "stablehlo.add"(%arg36, %arg37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%410) : (tensor<f32>) -> ()
    }) {ao.layer = 0 : i64} : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc320)
    %326 = "stablehlo.divide"(%325, %17) {ao.layer = 0 : i64} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc321)
    %327 = "stablehlo.broadcast_in_dim"(%326) <{broadcast_dimensions = array<i64: 3>}> {ao.layer = 0 : i64} : (tensor<16xf32>) -> tensor<2x8x8x16xf32> loc(#loc322)
    %328 = "stablehlo.add"(%321, %327) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc323)
    %329 = "stablehlo.convolution"(%52, %328) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc324)
    %330 = "stablehlo.reverse"(%arg3) <{dimensions = array<i64: 0, 1>}> {ao.layer = 0 : i64} : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc325)
    %331 = "stablehlo.convolution"(%328, %330) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc326)
    %332 = "stablehlo.add"(%270, %331) {ao.layer = 0 : i64} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc327)
    %333 = "stablehlo.divide"(%332, %57) : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> loc(#loc328)
    %334 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<2x8x8x16xf32>) -> tensor<2x8x2x8x2x16xf32> loc(#loc329)
    %335 = "stablehlo.multiply"(%334, %56) : (tensor<2x8x2x8x2x16xf32>, tensor<2x8x2x8x2x16xf32>) -> tensor<2x8x2x8x2x16xf32> loc(#loc330)
    %336 = "stablehlo.reshape"(%335) : (tensor<2x8x2x8x2x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc331)
    %337 = "stablehlo.select"(%50, %336, %18) : (tensor<2x16x16x16xi1>, tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc332)
    %338 = "stablehlo.reduce"(%337, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
      %409 = "stablehlo.add"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%409) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc333)
    %339 = "stablehlo.reshape"(%338) : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc334)
    %340 = "stablehlo.reduce"(%339, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg32: tensor<f32>, %arg33: tensor<f32>):
      %408 = "stablehlo.add"(%arg32, %arg33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%408) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc335)
    %341 = "stablehlo.multiply"(%42, %337) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc336)
    %342 = "stablehlo.reduce"(%341, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
      %407 = "stablehlo.add"(%arg30, %arg31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%407) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc337)
    %343 = "stablehlo.reshape"(%342) : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc338)
    %344 = "stablehlo.multiply"(%337, %44) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc339)
    %345 = "stablehlo.reduce"(%343, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %406 = "stablehlo.add"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%406) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc340)
    %346 = "stablehlo.multiply"(%32, %344) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc341)
    %347 = "stablehlo.reduce"(%346, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %405 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%405) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc342)
    %348 = "stablehlo.reshape"(%347) : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc343)
    %349 = "stablehlo.multiply"(%344, %41) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc344)
    %350 = "stablehlo.reduce"(%348, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %404 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%404) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc345)
    %351 = "stablehlo.multiply"(%350, %39) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc346)
    %352 = "stablehlo.divide"(%351, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc347)
    %353 = "stablehlo.broadcast_in_dim"(%352) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<2x16x16x16xf32> loc(#loc348)
    %354 = "stablehlo.multiply"(%32, %353) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc349)
    %355 = "stablehlo.add"(%349, %354) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc350)
    %356 = "stablehlo.multiply"(%353, %32) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc351)
    %357 = "stablehlo.add"(%355, %356) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc352)
    %358 = "stablehlo.negate"(%357) : (tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc353)
    %359 = "stablehlo.reduce"(%358, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %403 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%403) : (tensor<f32>) -> ()
    }) : (tensor<2x16x16x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc354)
    %360 = "stablehlo.reshape"(%359) : (tensor<16xf32>) -> tensor<1x1x1x16xf32> loc(#loc355)
    %361 = "stablehlo.reduce"(%360, %26) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %402 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%402) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#loc356)
    %362 = "stablehlo.divide"(%361, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc357)
    %363 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<2x16x16x16xf32> loc(#loc358)
    %364 = "stablehlo.add"(%357, %363) : (tensor<2x16x16x16xf32>, tensor<2x16x16x16xf32>) -> tensor<2x16x16x16xf32> loc(#loc359)
    %365 = "stablehlo.convolution"(%arg18, %364) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x16x16x3xf32>, tensor<2x16x16x16xf32>) -> tensor<3x3x3x16xf32> loc(#loc360)
    %366 = "stablehlo.multiply"(%8, %340) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc361)
    %367 = "stablehlo.subtract"(%arg0, %366) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc362)
    %368 = "stablehlo.multiply"(%8, %304) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc363)
    %369 = "stablehlo.subtract"(%arg1, %368) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc364)
    %370 = "stablehlo.multiply"(%8, %273) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc365)
    %371 = "stablehlo.subtract"(%arg2, %370) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc366)
    %372 = "stablehlo.multiply"(%7, %329) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc367)
    %373 = "stablehlo.subtract"(%arg3, %372) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc368)
    %374 = "stablehlo.multiply"(%7, %298) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc369)
    %375 = "stablehlo.subtract"(%arg4, %374) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32> loc(#loc370)
    %376 = "stablehlo.multiply"(%8, %309) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc371)
    %377 = "stablehlo.subtract"(%arg5, %376) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc372)
    %378 = "stablehlo.multiply"(%8, %278) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc373)
    %379 = "stablehlo.subtract"(%arg6, %378) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc374)
    %380 = "stablehlo.multiply"(%6, %241) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc375)
    %381 = "stablehlo.subtract"(%arg7, %380) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc376)
    %382 = "stablehlo.multiply"(%6, %210) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc377)
    %383 = "stablehlo.subtract"(%arg8, %382) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc378)
    %384 = "stablehlo.multiply"(%5, %266) : (tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32> loc(#loc379)
    %385 = "stablehlo.subtract"(%arg9, %384) : (tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32> loc(#loc380)
    %386 = "stablehlo.multiply"(%4, %235) : (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32> loc(#loc381)
    %387 = "stablehlo.subtract"(%arg10, %386) : (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32> loc(#loc382)
    %388 = "stablehlo.multiply"(%6, %246) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc383)
    %389 = "stablehlo.subtract"(%arg11, %388) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc384)
    %390 = "stablehlo.multiply"(%6, %215) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc385)
    %391 = "stablehlo.subtract"(%arg12, %390) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32> loc(#loc386)
    %392 = "stablehlo.multiply"(%3, %205) : (tensor<1x1x16x32xf32>, tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32> loc(#loc387)
    %393 = "stablehlo.subtract"(%arg13, %392) : (tensor<1x1x16x32xf32>, tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32> loc(#loc388)
    %394 = "stablehlo.multiply"(%2, %200) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32> loc(#loc389)
    %395 = "stablehlo.subtract"(%arg14, %394) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32> loc(#loc390)
    %396 = "stablehlo.multiply"(%8, %345) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc391)
    %397 = "stablehlo.subtract"(%arg15, %396) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32> loc(#loc392)
    %398 = "stablehlo.multiply"(%1, %198) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32> loc(#loc393)
    %399 = "stablehlo.subtract"(%arg16, %398) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32> loc(#loc394)
    %400 = "stablehlo.multiply"(%0, %365) : (tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>) -> tensor<3x3x3x16xf32> loc(#loc395)
    %401 = "stablehlo.subtract"(%arg17, %400) : (tensor<3x3x3x16xf32>, tensor<3x3x3x16xf32>) -> tensor<3x3x3x16xf32> loc(#loc396)
    "func.return"(%183, %162, %367, %369, %371, %373, %375, %377, %379, %381, %383, %385, %387, %389, %391, %393, %395, %397, %399, %401) : (tensor<f32>, tensor<2x10xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32x10xf32>, tensor<16xf32>, tensor<10xf32>, tensor<3x3x3x16xf32>) -> ()
  }) {ao.step} : () -> () loc(#loc1)
}) : () -> ()
#loc1 = loc("train_step")
#loc22 = loc("stem/conv_general_dilated")
#loc23 = loc("stem/reduce_sum")
#loc24 = loc("stem/div")
#loc25 = loc("stem/broadcast_in_dim")
#loc26 = loc("stem/sub")
#loc27 = loc("stem/sub.1")
#loc28 = loc("stem/mul")
#loc29 = loc("stem/reduce_sum.1")
#loc30 = loc("stem/div.1")
#loc31 = loc("stem/add")
#loc32 = loc("stem/rsqrt")
#loc33 = loc("stem/div.2")
#loc34 = loc("stem/mul.1")
#loc35 = loc("stem/broadcast_in_dim.1")
#loc36 = loc("stem/mul.2")
#loc37 = loc("stem/mul.3")
#loc38 = loc("stem/broadcast_in_dim.2")
#loc39 = loc("stem/mul.4")
#loc40 = loc("stem/mul.5")
#loc41 = loc("stem/broadcast_in_dim.3")
#loc42 = loc("stem/add.1")
#loc43 = loc("stem/add.2")
#loc44 = loc("stem/relu/max")
#loc45 = loc("stem/gt")
#loc46 = loc("stem/reshape")
#loc47 = loc("stem/reduce_max")
#loc48 = loc("stem/reshape.1")
#loc49 = loc("stem/eq")
#loc50 = loc("stem/eq.1")
#loc51 = loc("stem/convert_element_type")
#loc52 = loc("stem/reduce_sum.2")
#loc53 = loc("layer0/conv_general_dilated")
#loc54 = loc("layer0/reduce_sum")
#loc55 = loc("layer0/div")
#loc56 = loc("layer0/broadcast_in_dim")
#loc57 = loc("layer0/sub")
#loc58 = loc("layer0/sub.1")
#loc59 = loc("layer0/mul")
#loc60 = loc("layer0/reduce_sum.1")
#loc61 = loc("layer0/div.1")
#loc62 = loc("layer0/add")
#loc63 = loc("layer0/rsqrt")
#loc64 = loc("layer0/div.2")
#loc65 = loc("layer0/mul.1")
#loc66 = loc("layer0/broadcast_in_dim.1")
#loc67 = loc("layer0/mul.2")
#loc68 = loc("layer0/mul.3")
#loc69 = loc("layer0/broadcast_in_dim.2")
#loc70 = loc("layer0/mul.4")
#loc71 = loc("layer0/mul.5")
#loc72 = loc("layer0/broadcast_in_dim.3")
#loc73 = loc("layer0/add.1")
#loc74 = loc("layer0/add.2")
#loc75 = loc("layer0/relu/max")
#loc76 = loc("layer0/gt")
#loc77 = loc("layer0/conv_general_dilated.1")
#loc78 = loc("layer0/reduce_sum.2")
#loc79 = loc("layer0/div.3")
#loc80 = loc("layer0/broadcast_in_dim.4")
#loc81 = loc("layer0/sub.2")
#loc82 = loc("layer0/sub.3")
#loc83 = loc("layer0/mul.6")
#loc84 = loc("layer0/reduce_sum.3")
#loc85 = loc("layer0/div.4")
#loc86 = loc("layer0/add.3")
#loc87 = loc("layer0/rsqrt.1")
#loc88 = loc("layer0/div.5")
#loc89 = loc("layer0/mul.7")
#loc90 = loc("layer0/broadcast_in_dim.5")
#loc91 = loc("layer0/mul.8")
#loc92 = loc("layer0/mul.9")
#loc93 = loc("layer0/broadcast_in_dim.6")
#loc94 = loc("layer0/mul.10")
#loc95 = loc("layer0/mul.11")
#loc96 = loc("layer0/broadcast_in_dim.7")
#loc97 = loc("layer0/add.4")
#loc98 = loc("layer0/add.5")
#loc99 = loc("layer0/add.6")
#loc100 = loc("layer0/relu/max.1")
#loc101 = loc("layer0/gt.1")
#loc102 = loc("layer1/conv_general_dilated")
#loc103 = loc("layer1/reduce_sum")
#loc104 = loc("layer1/div")
#loc105 = loc("layer1/broadcast_in_dim")
#loc106 = loc("layer1/sub")
#loc107 = loc("layer1/sub.1")
#loc108 = loc("layer1/mul")
#loc109 = loc("layer1/reduce_sum.1")
#loc110 = loc("layer1/div.1")
#loc111 = loc("layer1/add")
#loc112 = loc("layer1/rsqrt")
#loc113 = loc("layer1/div.2")
#loc114 = loc("layer1/mul.1")
#loc115 = loc("layer1/broadcast_in_dim.1")
#loc116 = loc("layer1/mul.2")
#loc117 = loc("layer1/mul.3")
#loc118 = loc("layer1/broadcast_in_dim.2")
#loc119 = loc("layer1/mul.4")
#loc120 = loc("layer1/mul.5")
#loc121 = loc("layer1/broadcast_in_dim.3")
#loc122 = loc("layer1/add.1")
#loc123 = loc("layer1/add.2")
#loc124 = loc("layer1/relu/max")
#loc125 = loc("layer1/gt")
#loc126 = loc("layer1/conv_general_dilated.1")
#loc127 = loc("layer1/reduce_sum.2")
#loc128 = loc("layer1/div.3")
#loc129 = loc("layer1/broadcast_in_dim.4")
#loc130 = loc("layer1/sub.2")
#loc131 = loc("layer1/sub.3")
#loc132 = loc("layer1/mul.6")
#loc133 = loc("layer1/reduce_sum.3")
#loc134 = loc("layer1/div.4")
#loc135 = loc("layer1/add.3")
#loc136 = loc("layer1/rsqrt.1")
#loc137 = loc("layer1/div.5")
#loc138 = loc("layer1/mul.7")
#loc139 = loc("layer1/broadcast_in_dim.5")
#loc140 = loc("layer1/mul.8")
#loc141 = loc("layer1/mul.9")
#loc142 = loc("layer1/broadcast_in_dim.6")
#loc143 = loc("layer1/mul.10")
#loc144 = loc("layer1/mul.11")
#loc145 = loc("layer1/broadcast_in_dim.7")
#loc146 = loc("layer1/add.4")
#loc147 = loc("layer1/add.5")
#loc148 = loc("layer1/conv_general_dilated.2")
#loc149 = loc("layer1/add.6")
#loc150 = loc("layer1/relu/max.1")
#loc151 = loc("layer1/gt.1")
#loc152 = loc("head/reduce_sum")
#loc153 = loc("head/div")
#loc154 = loc("head/dot_general")
#loc155 = loc("head/broadcast_in_dim")
#loc156 = loc("head/add")
#loc157 = loc("head/add.1")
#loc158 = loc("head/log_softmax/reduce_max")
#loc159 = loc("head/log_softmax/max")
#loc160 = loc("head/log_softmax/broadcast_in_dim")
#loc161 = loc("head/log_softmax/sub")
#loc162 = loc("head/log_softmax/sub.1")
#loc163 = loc("head/log_softmax/exp")
#loc164 = loc("head/log_softmax/reduce_sum")
#loc165 = loc("head/log_softmax/broadcast_in_dim.1")
#loc166 = loc("head/log_softmax/log")
#loc167 = loc("head/log_softmax/sub.2")
#loc168 = loc("head/log_softmax/sub.3")
#loc169 = loc("head/iota")
#loc170 = loc("head/broadcast_in_dim.1")
#loc171 = loc("head/eq")
#loc172 = loc("head/eq.1")
#loc173 = loc("head/_where/convert_element_type")
#loc174 = loc("head/_where/broadcast_in_dim")
#loc175 = loc("head/_where/select_n")
#loc176 = loc("head/reduce_sum.1")
#loc177 = loc("head/neg")
#loc178 = loc("head/div.1")
#loc179 = loc("bwd/head/div")
#loc180 = loc("bwd/head/neg")
#loc181 = loc("bwd/head/broadcast_in_dim")
#loc182 = loc("bwd/head/_where/select_n")
#loc183 = loc("bwd/head/log_softmax/neg")
#loc184 = loc("bwd/head/log_softmax/reduce_sum")
#loc185 = loc("bwd/head/log_softmax/reshape")
#loc186 = loc("bwd/head/log_softmax/div")
#loc187 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc188 = loc("bwd/head/log_softmax/broadcast_in_dim")
#loc189 = loc("bwd/head/log_softmax/mul")
#loc190 = loc("bwd/head/log_softmax/add_any")
#loc191 = loc("bwd/head/reduce_sum")
#loc192 = loc("bwd/head/reshape")
#loc193 = loc("bwd/head/reduce_sum.1")
#loc194 = loc("bwd/head/dot_general")
#loc195 = loc("bwd/head/transpose")
#loc196 = loc("bwd/head/dot_general.1")
#loc197 = loc("bwd/head/div.1")
#loc198 = loc("bwd/head/broadcast_in_dim.1")
#loc199 = loc("bwd/layer1/select_n")
#loc200 = loc("bwd/layer1/conv_general_dilated")
#loc201 = loc("bwd/layer1/rev")
#loc202 = loc("bwd/layer1/conv_general_dilated.1")
#loc203 = loc("bwd/layer1/reduce_sum")
#loc204 = loc("bwd/layer1/reshape")
#loc205 = loc("bwd/layer1/reduce_sum.1")
#loc206 = loc("bwd/layer1/mul")
#loc207 = loc("bwd/layer1/reduce_sum.2")
#loc208 = loc("bwd/layer1/reshape.1")
#loc209 = loc("bwd/layer1/mul.1")
#loc210 = loc("bwd/layer1/reduce_sum.3")
#loc211 = loc("bwd/layer1/mul.2")
#loc212 = loc("bwd/layer1/reduce_sum.4")
#loc213 = loc("bwd/layer1/reshape.2")
#loc214 = loc("bwd/layer1/mul.3")
#loc215 = loc("bwd/layer1/reduce_sum.5")
#loc216 = loc("bwd/layer1/mul.4")
#loc217 = loc("bwd/layer1/div")
#loc218 = loc("bwd/layer1/broadcast_in_dim")
#loc219 = loc("bwd/layer1/mul.5")
#loc220 = loc("bwd/layer1/add_any")
#loc221 = loc("bwd/layer1/mul.6")
#loc222 = loc("bwd/layer1/add_any.1")
#loc223 = loc("bwd/layer1/neg")
#loc224 = loc("bwd/layer1/reduce_sum.6")
#loc225 = loc("bwd/layer1/reshape.3")
#loc226 = loc("bwd/layer1/reduce_sum.7")
#loc227 = loc("bwd/layer1/div.1")
#loc228 = loc("bwd/layer1/broadcast_in_dim.1")
#loc229 = loc("bwd/layer1/add_any.2")
#loc230 = loc("bwd/layer1/conv_general_dilated.2")
#loc231 = loc("bwd/layer1/rev.1")
#loc232 = loc("bwd/layer1/conv_general_dilated.3")
#loc233 = loc("bwd/layer1/select_n.1")
#loc234 = loc("bwd/layer1/reduce_sum.8")
#loc235 = loc("bwd/layer1/reshape.4")
#loc236 = loc("bwd/layer1/reduce_sum.9")
#loc237 = loc("bwd/layer1/mul.7")
#loc238 = loc("bwd/layer1/reduce_sum.10")
#loc239 = loc("bwd/layer1/reshape.5")
#loc240 = loc("bwd/layer1/mul.8")
#loc241 = loc("bwd/layer1/reduce_sum.11")
#loc242 = loc("bwd/layer1/mul.9")
#loc243 = loc("bwd/layer1/reduce_sum.12")
#loc244 = loc("bwd/layer1/reshape.6")
#loc245 = loc("bwd/layer1/mul.10")
#loc246 = loc("bwd/layer1/reduce_sum.13")
#loc247 = loc("bwd/layer1/mul.11")
#loc248 = loc("bwd/layer1/div.2")
#loc249 = loc("bwd/layer1/broadcast_in_dim.2")
#loc250 = loc("bwd/layer1/mul.12")
#loc251 = loc("bwd/layer1/add_any.3")
#loc252 = loc("bwd/layer1/mul.13")
#loc253 = loc("bwd/layer1/add_any.4")
#loc254 = loc("bwd/layer1/neg.1")
#loc255 = loc("bwd/layer1/reduce_sum.14")
#loc256 = loc("bwd/layer1/reshape.7")
#loc257 = loc("bwd/layer1/reduce_sum.15")
#loc258 = loc("bwd/layer1/div.3")
#loc259 = loc("bwd/layer1/broadcast_in_dim.3")
#loc260 = loc("bwd/layer1/add_any.5")
#loc261 = loc("bwd/layer1/conv_general_dilated.4")
#loc262 = loc("bwd/layer1/rev.2")
#loc263 = loc("bwd/layer1/conv_general_dilated.5")
#loc264 = loc("bwd/layer1/add_any.6")
#loc265 = loc("bwd/layer0/select_n")
#loc266 = loc("bwd/layer0/reduce_sum")
#loc267 = loc("bwd/layer0/reshape")
#loc268 = loc("bwd/layer0/reduce_sum.1")
#loc269 = loc("bwd/layer0/mul")
#loc270 = loc("bwd/layer0/reduce_sum.2")
#loc271 = loc("bwd/layer0/reshape.1")
#loc272 = loc("bwd/layer0/mul.1")
#loc273 = loc("bwd/layer0/reduce_sum.3")
#loc274 = loc("bwd/layer0/mul.2")
#loc275 = loc("bwd/layer0/reduce_sum.4")
#loc276 = loc("bwd/layer0/reshape.2")
#loc277 = loc("bwd/layer0/mul.3")
#loc278 = loc("bwd/layer0/reduce_sum.5")
#loc279 = loc("bwd/layer0/mul.4")
#loc280 = loc("bwd/layer0/div")
#loc281 = loc("bwd/layer0/broadcast_in_dim")
#loc282 = loc("bwd/layer0/mul.5")
#loc283 = loc("bwd/layer0/add_any")
#loc284 = loc("bwd/layer0/mul.6")
#loc285 = loc("bwd/layer0/add_any.1")
#loc286 = loc("bwd/layer0/neg")
#loc287 = loc("bwd/layer0/reduce_sum.6")
#loc288 = loc("bwd/layer0/reshape.3")
#loc289 = loc("bwd/layer0/reduce_sum.7")
#loc290 = loc("bwd/layer0/div.1")
#loc291 = loc("bwd/layer0/broadcast_in_dim.1")
#loc292 = loc("bwd/layer0/add_any.2")
#loc293 = loc("bwd/layer0/conv_general_dilated")
#loc294 = loc("bwd/layer0/rev")
#loc295 = loc("bwd/layer0/conv_general_dilated.1")
#loc296 = loc("bwd/layer0/select_n.1")
#loc297 = loc("bwd/layer0/reduce_sum.8")
#loc298 = loc("bwd/layer0/reshape.4")
#loc299 = loc("bwd/layer0/reduce_sum.9")
#loc300 = loc("bwd/layer0/mul.7")
#loc301 = loc("bwd/layer0/reduce_sum.10")
#loc302 = loc("bwd/layer0/reshape.5")
#loc303 = loc("bwd/layer0/mul.8")
#loc304 = loc("bwd/layer0/reduce_sum.11")
#loc305 = loc("bwd/layer0/mul.9")
#loc306 = loc("bwd/layer0/reduce_sum.12")
#loc307 = loc("bwd/layer0/reshape.6")
#loc308 = loc("bwd/layer0/mul.10")
#loc309 = loc("bwd/layer0/reduce_sum.13")
#loc310 = loc("bwd/layer0/mul.11")
#loc311 = loc("bwd/layer0/div.2")
#loc312 = loc("bwd/layer0/broadcast_in_dim.2")
#loc313 = loc("bwd/layer0/mul.12")
#loc314 = loc("bwd/layer0/add_any.3")
#loc315 = loc("bwd/layer0/mul.13")
#loc316 = loc("bwd/layer0/add_any.4")
#loc317 = loc("bwd/layer0/neg.1")
#loc318 = loc("bwd/layer0/reduce_sum.14")
#loc319 = loc("bwd/layer0/reshape.7")
#loc320 = loc("bwd/layer0/reduce_sum.15")
#loc321 = loc("bwd/layer0/div.3")
#loc322 = loc("bwd/layer0/broadcast_in_dim.3")
#loc323 = loc("bwd/layer0/add_any.5")
#loc324 = loc("bwd/layer0/conv_general_dilated.2")
#loc325 = loc("bwd/layer0/rev.1")
#loc326 = loc("bwd/layer0/conv_general_dilated.3")
#loc327 = loc("bwd/layer0/add_any.6")
#loc328 = loc("bwd/stem/div")
#loc329 = loc("bwd/stem/broadcast_in_dim")
#loc330 = loc("bwd/stem/mul")
#loc331 = loc("bwd/stem/reshape")
#loc332 = loc("bwd/stem/select_n")
#loc333 = loc("bwd/stem/reduce_sum")
#loc334 = loc("bwd/stem/reshape.1")
#loc335 = loc("bwd/stem/reduce_sum.1")
#loc336 = loc("bwd/stem/mul.1")
#loc337 = loc("bwd/stem/reduce_sum.2")
#loc338 = loc("bwd/stem/reshape.2")
#loc339 = loc("bwd/stem/mul.2")
#loc340 = loc("bwd/stem/reduce_sum.3")
#loc341 = loc("bwd/stem/mul.3")
#loc342 = loc("bwd/stem/reduce_sum.4")
#loc343 = loc("bwd/stem/reshape.3")
#loc344 = loc("bwd/stem/mul.4")
#loc345 = loc("bwd/stem/reduce_sum.5")
#loc346 = loc("bwd/stem/mul.5")
#loc347 = loc("bwd/stem/div.1")
#loc348 = loc("bwd/stem/broadcast_in_dim.1")
#loc349 = loc("bwd/stem/mul.6")
#loc350 = loc("bwd/stem/add_any")
#loc351 = loc("bwd/stem/mul.7")
#loc352 = loc("bwd/stem/add_any.1")
#loc353 = loc("bwd/stem/neg")
#loc354 = loc("bwd/stem/reduce_sum.6")
#loc355 = loc("bwd/stem/reshape.4")
#loc356 = loc("bwd/stem/reduce_sum.7")
#loc357 = loc("bwd/stem/div.2")
#loc358 = loc("bwd/stem/broadcast_in_dim.2")
#loc359 = loc("bwd/stem/add_any.2")
#loc360 = loc("bwd/stem/conv_general_dilated")
#loc361 = loc("update/mul")
#loc362 = loc("update/sub")
#loc363 = loc("update/mul.1")
#loc364 = loc("update/sub.1")
#loc365 = loc("update/mul.2")
#loc366 = loc("update/sub.2")
#loc367 = loc("update/mul.3")
#loc368 = loc("update/sub.3")
#loc369 = loc("update/mul.4")
#loc370 = loc("update/sub.4")
#loc371 = loc("update/mul.5")
#loc372 = loc("update/sub.5")
#loc373 = loc("update/mul.6")
#loc374 = loc("update/sub.6")
#loc375 = loc("update/mul.7")
#loc376 = loc("update/sub.7")
#loc377 = loc("update/mul.8")
#loc378 = loc("update/sub.8")
#loc379 = loc("update/mul.9")
#loc380 = loc("update/sub.9")
#loc381 = loc("update/mul.10")
#loc382 = loc("update/sub.10")
#loc383 = loc("update/mul.11")
#loc384 = loc("update/sub.11")
#loc385 = loc("update/mul.12")
#loc386 = loc("update/sub.12")
#loc387 = loc("update/mul.13")
#loc388 = loc("update/sub.13")
#loc389 = loc("update/mul.14")
#loc390 = loc("update/sub.14")
#loc391 = loc("update/mul.15")
#loc392 = loc("update/sub.15")
#loc393 = loc("update/mul.16")
#loc394 = loc("update/sub.16")
#loc395 = loc("update/mul.17")
#loc396 = loc("update/sub.17")
