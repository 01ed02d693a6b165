// Made by utils/export_jax.py; see test/Models/README.md.
// --model llama --form pair --dialect linalg --layers 4 --width 32 --heads 4 --kv-heads 2 --sequence 16 --batch 2 --vocab 64 --dtype bf16 --scan
#loc2 = loc("embedding")
#loc3 = loc("head")
#loc4 = loc("layers/down")
#loc5 = loc("layers/gate")
#loc6 = loc("layers/key")
#loc7 = loc("layers/norm1_gain")
#loc8 = loc("layers/norm2_gain")
#loc9 = loc("layers/out")
#loc10 = loc("layers/query")
#loc11 = loc("layers/up")
#loc12 = loc("layers/value")
#loc13 = loc("norm_gain")
#loc14 = loc("labels")
#loc15 = loc("tokens")
#loc19 = loc("attention/broadcast_in_dim.2")
#loc20 = loc("attention/broadcast_in_dim.3")
#loc21 = loc("attention/ge")
#loc32 = loc("while")
#loc146 = loc("head/convert_element_type")
#loc149 = loc("head/rsqrt")
#loc150 = loc("head/mul.1")
#loc151 = loc("head/convert_element_type.1")
#loc152 = loc("head/broadcast_in_dim.1")
#loc153 = loc("head/mul.5")
#loc157 = loc("head/log_softmax/exp")
#loc159 = loc("head/log_softmax/broadcast_in_dim.1")
#loc160 = loc("head/eq.1")
#loc164 = loc("cotangent0")
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map9 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d5)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map14 = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d4, d5)>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d1, d2)>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4, d5)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d3, d4, d5)>
#map29 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map30 = affine_map<() -> ()>
#map31 = affine_map<(d0, d1, d2) -> (d2)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map35 = affine_map<(d0, d1, d2) -> ()>
#map36 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map39 = affine_map<(d0, d1) -> (d1, d0)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map41 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map42 = affine_map<(d0, d1, d2) -> (d0)>
#map43 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d0)>
#map44 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map45 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map47 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5, d0, d1, d2)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map50 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3, d2)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d6, d3, d4)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d5, d2, d6)>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4, d5)>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d5, d6)>
#map55 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d5, d6, d4)>
#map56 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map57 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, 0)>
#map58 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map59 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d6, d2, d5)>
#map60 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d5, d2, d6, d4)>
#map61 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>
#map62 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d2, d4)>
#map63 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d2, d4, d5)>
#map64 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map65 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @fwd(%arg0: tensor<64x32xbf16> loc("embedding"), %arg1: tensor<32x64xbf16> loc("head"), %arg2: tensor<4x64x32xbf16> loc("layers/down"), %arg3: tensor<4x32x64xbf16> loc("layers/gate"), %arg4: tensor<4x32x16xbf16> loc("layers/key"), %arg5: tensor<4x32xbf16> loc("layers/norm1_gain"), %arg6: tensor<4x32xbf16> loc("layers/norm2_gain"), %arg7: tensor<4x32x32xbf16> loc("layers/out"), %arg8: tensor<4x32x32xbf16> loc("layers/query"), %arg9: tensor<4x32x64xbf16> loc("layers/up"), %arg10: tensor<4x32x16xbf16> loc("layers/value"), %arg11: tensor<32xbf16> loc("norm_gain"), %arg12: tensor<2x16xi32> loc("labels"), %arg13: tensor<2x16xi32> loc("tokens")) -> (tensor<f32>, tensor<32x64xbf16>, tensor<4x64x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<2x16xi32>, tensor<1x16x1x4xf32>, tensor<1x16x1x4xf32>, tensor<2x2x2x16x16xi1>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x2x2x8xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x2x2x16x16xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x16xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xbf16>, tensor<2x16x32xbf16>, tensor<2x16x32xbf16>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant -1.000000e+09 : f32
    %cst_1 = arith.constant -2.30258512 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_2 = arith.constant 1.000000e+00 : bf16
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant 0.353553385 : f32
    %cst_6 = arith.constant -5.000000e-01 : f32
    %cst_7 = arith.constant 9.99999974E-6 : f32
    %cst_8 = arith.constant 3.200000e+01 : f32
    %cst_9 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c63 = arith.constant 63 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_10 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x16x1xi32> loc(#loc16)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<2x16xi32>) outs(%0 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32> loc(#loc16)
    %2 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc17)
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<2x16x32xbf16>) {
    ^bb0(%out: bf16):
      %72 = linalg.index 0 : index
      %73 = linalg.index 1 : index
      %74 = linalg.index 2 : index
      %extracted = tensor.extract %1[%72, %73, %c0] : tensor<2x16x1xi32>
      %75 = arith.index_cast %extracted : i32 to index
      %76 = arith.maxsi %75, %c0 : index
      %77 = arith.minsi %76, %c63 : index
      %extracted_11 = tensor.extract %arg0[%77, %74] : tensor<64x32xbf16>
      linalg.yield %extracted_11 : bf16
    } -> tensor<2x16x32xbf16> loc(#loc17)
    %4 = tensor.empty() : tensor<16x4xf32> loc(#loc18)
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<16x4xf32>) {
    ^bb0(%out: f32):
      %72 = linalg.index 1 : index
      %73 = arith.index_cast %72 : index to i32
      %74 = arith.sitofp %73 : i32 to f32
      %75 = arith.mulf %74, %cst_1 : f32
      %76 = math.exp %75 : f32
      %77 = linalg.index 0 : index
      %78 = arith.index_cast %77 : index to i32
      %79 = arith.sitofp %78 : i32 to f32
      %80 = arith.mulf %79, %76 : f32
      linalg.yield %80 : f32
    } -> tensor<16x4xf32> loc(#loc18)
    %6 = tensor.empty() : tensor<1x16x1x4xf32> loc(#loc19)
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<16x4xf32>) outs(%6 : tensor<1x16x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.cos %in : f32
      linalg.yield %72 : f32
    } -> tensor<1x16x1x4xf32> loc(#loc19)
    %8 = tensor.empty() : tensor<1x16x1x4xf32> loc(#loc20)
    %9 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<16x4xf32>) outs(%8 : tensor<1x16x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.sin %in : f32
      linalg.yield %72 : f32
    } -> tensor<1x16x1x4xf32> loc(#loc20)
    %10 = tensor.empty() : tensor<2x2x2x16x16xi1> loc(#loc21)
    %11 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%10 : tensor<2x2x2x16x16xi1>) {
    ^bb0(%out: i1):
      %72 = linalg.index 4 : index
      %73 = arith.index_cast %72 : index to i32
      %74 = linalg.index 3 : index
      %75 = arith.index_cast %74 : index to i32
      %76 = arith.cmpi sge, %75, %73 : i32
      linalg.yield %76 : i1
    } -> tensor<2x2x2x16x16xi1> loc(#loc21)
    %12 = tensor.empty() : tensor<4x2x16x32xf32> loc(#loc22)
    %13 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%12 : tensor<4x2x16x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_9 : f32
    } -> tensor<4x2x16x32xf32> loc(#loc22)
    %14 = tensor.empty() : tensor<4x2x16x1xf32> loc(#loc23)
    %15 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%14 : tensor<4x2x16x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_9 : f32
    } -> tensor<4x2x16x1xf32> loc(#loc23)
    %16 = tensor.empty() : tensor<4x1x1x32xbf16> loc(#loc24)
    %17 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%16 : tensor<4x1x1x32xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<4x1x1x32xbf16> loc(#loc24)
    %18 = tensor.empty() : tensor<4x2x16x32xbf16> loc(#loc25)
    %19 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%18 : tensor<4x2x16x32xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<4x2x16x32xbf16> loc(#loc25)
    %20 = tensor.empty() : tensor<4x2x16x2x2x8xbf16> loc(#loc26)
    %21 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%20 : tensor<4x2x16x2x2x8xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<4x2x16x2x2x8xbf16> loc(#loc26)
    %22 = tensor.empty() : tensor<4x2x16x2x8xbf16> loc(#loc27)
    %23 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%22 : tensor<4x2x16x2x8xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<4x2x16x2x8xbf16> loc(#loc27)
    %24 = tensor.empty() : tensor<4x2x2x2x16x16xf32> loc(#loc28)
    %25 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%24 : tensor<4x2x2x2x16x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_9 : f32
    } -> tensor<4x2x2x2x16x16xf32> loc(#loc28)
    %26 = tensor.empty() : tensor<4x2x2x2x16x1xf32> loc(#loc29)
    %27 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%26 : tensor<4x2x2x2x16x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_9 : f32
    } -> tensor<4x2x2x2x16x1xf32> loc(#loc29)
    %28 = tensor.empty() : tensor<4x2x2x2x16x16xbf16> loc(#loc30)
    %29 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%28 : tensor<4x2x2x2x16x16xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<4x2x2x2x16x16xbf16> loc(#loc30)
    %30 = tensor.empty() : tensor<4x2x16x64xbf16> loc(#loc31)
    %31 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%30 : tensor<4x2x16x64xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<4x2x16x64xbf16> loc(#loc31)
    %32:28 = scf.for %arg14 = %c0 to %c4 step %c1 iter_args(%arg15 = %cst_10, %arg16 = %3, %arg17 = %13, %arg18 = %15, %arg19 = %15, %arg20 = %17, %arg21 = %19, %arg22 = %19, %arg23 = %21, %arg24 = %23, %arg25 = %25, %arg26 = %27, %arg27 = %27, %arg28 = %29, %arg29 = %23, %arg30 = %19, %arg31 = %13, %arg32 = %15, %arg33 = %15, %arg34 = %17, %arg35 = %19, %arg36 = %19, %arg37 = %31, %arg38 = %31, %arg39 = %31, %arg40 = %31, %arg41 = %31, %arg42 = %31) -> (tensor<i32>, tensor<2x16x32xbf16>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x2x2x8xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x2x2x16x16xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x16xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>) {
      %extracted = tensor.extract %arg15[] : tensor<i32> loc(#loc33)
      %72 = arith.index_cast %extracted : i32 to index loc(#loc33)
      %73 = arith.maxsi %72, %c0 : index loc(#loc33)
      %74 = arith.minsi %73, %c3 : index loc(#loc33)
      %extracted_slice = tensor.extract_slice %arg2[%74, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<4x64x32xbf16> to tensor<1x64x32xbf16> loc(#loc33)
      %extracted_11 = tensor.extract %arg15[] : tensor<i32> loc(#loc34)
      %75 = arith.index_cast %extracted_11 : i32 to index loc(#loc34)
      %76 = arith.maxsi %75, %c0 : index loc(#loc34)
      %77 = arith.minsi %76, %c3 : index loc(#loc34)
      %extracted_slice_12 = tensor.extract_slice %arg3[%77, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xbf16> to tensor<1x32x64xbf16> loc(#loc34)
      %extracted_13 = tensor.extract %arg15[] : tensor<i32> loc(#loc35)
      %78 = arith.index_cast %extracted_13 : i32 to index loc(#loc35)
      %79 = arith.maxsi %78, %c0 : index loc(#loc35)
      %80 = arith.minsi %79, %c3 : index loc(#loc35)
      %extracted_slice_14 = tensor.extract_slice %arg4[%80, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<4x32x16xbf16> to tensor<1x32x16xbf16> loc(#loc35)
      %extracted_15 = tensor.extract %arg15[] : tensor<i32> loc(#loc36)
      %81 = arith.index_cast %extracted_15 : i32 to index loc(#loc36)
      %82 = arith.maxsi %81, %c0 : index loc(#loc36)
      %83 = arith.minsi %82, %c3 : index loc(#loc36)
      %extracted_slice_16 = tensor.extract_slice %arg5[%83, 0] [1, 32] [1, 1] : tensor<4x32xbf16> to tensor<1x32xbf16> loc(#loc36)
      %extracted_17 = tensor.extract %arg15[] : tensor<i32> loc(#loc37)
      %84 = arith.index_cast %extracted_17 : i32 to index loc(#loc37)
      %85 = arith.maxsi %84, %c0 : index loc(#loc37)
      %86 = arith.minsi %85, %c3 : index loc(#loc37)
      %extracted_slice_18 = tensor.extract_slice %arg6[%86, 0] [1, 32] [1, 1] : tensor<4x32xbf16> to tensor<1x32xbf16> loc(#loc37)
      %extracted_19 = tensor.extract %arg15[] : tensor<i32> loc(#loc38)
      %87 = arith.index_cast %extracted_19 : i32 to index loc(#loc38)
      %88 = arith.maxsi %87, %c0 : index loc(#loc38)
      %89 = arith.minsi %88, %c3 : index loc(#loc38)
      %extracted_slice_20 = tensor.extract_slice %arg7[%89, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xbf16> to tensor<1x32x32xbf16> loc(#loc38)
      %extracted_21 = tensor.extract %arg15[] : tensor<i32> loc(#loc39)
      %90 = arith.index_cast %extracted_21 : i32 to index loc(#loc39)
      %91 = arith.maxsi %90, %c0 : index loc(#loc39)
      %92 = arith.minsi %91, %c3 : index loc(#loc39)
      %extracted_slice_22 = tensor.extract_slice %arg8[%92, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xbf16> to tensor<1x32x32xbf16> loc(#loc39)
      %extracted_23 = tensor.extract %arg15[] : tensor<i32> loc(#loc40)
      %93 = arith.index_cast %extracted_23 : i32 to index loc(#loc40)
      %94 = arith.maxsi %93, %c0 : index loc(#loc40)
      %95 = arith.minsi %94, %c3 : index loc(#loc40)
      %extracted_slice_24 = tensor.extract_slice %arg9[%95, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xbf16> to tensor<1x32x64xbf16> loc(#loc40)
      %extracted_25 = tensor.extract %arg15[] : tensor<i32> loc(#loc41)
      %96 = arith.index_cast %extracted_25 : i32 to index loc(#loc41)
      %97 = arith.maxsi %96, %c0 : index loc(#loc41)
      %98 = arith.minsi %97, %c3 : index loc(#loc41)
      %extracted_slice_26 = tensor.extract_slice %arg10[%98, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<4x32x16xbf16> to tensor<1x32x16xbf16> loc(#loc41)
      %99 = tensor.empty() : tensor<2x16x32xf32> loc(#loc42)
      %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16 : tensor<2x16x32xbf16>) outs(%99 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %336 = arith.extf %in : bf16 to f32
        linalg.yield %336 : f32
      } -> tensor<2x16x32xf32> loc(#loc42)
      %101 = tensor.empty() : tensor<2x16xf32> loc(#loc43)
      %102 = linalg.fill ins(%cst_9 : f32) outs(%101 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc43)
      %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100 : tensor<2x16x32xf32>) outs(%102 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %336 = arith.mulf %in, %in : f32
        %337 = arith.addf %out, %336 : f32
        linalg.yield %337 : f32
      } -> tensor<2x16xf32> loc(#loc43)
      %104 = tensor.empty() : tensor<2x16x1xf32> loc(#loc44)
      %105 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<2x16xf32>) outs(%104 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %336 = arith.divf %in, %cst_8 : f32
        %337 = arith.addf %336, %cst_7 : f32
        linalg.yield %337 : f32
      } -> tensor<2x16x1xf32> loc(#loc44)
      %106 = tensor.empty() : tensor<2x16x1xf32> loc(#loc45)
      %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x16x1xf32>) outs(%106 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %336 = math.rsqrt %in : f32
        linalg.yield %336 : f32
      } -> tensor<2x16x1xf32> loc(#loc45)
      %108 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc46)
      %109 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %107 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%108 : tensor<2x16x32xbf16>) {
      ^bb0(%in: f32, %in_96: f32, %out: bf16):
        %336 = arith.mulf %in, %in_96 : f32
        %337 = arith.truncf %336 : f32 to bf16
        linalg.yield %337 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc46)
      %110 = tensor.empty() : tensor<1x1x1x32xbf16> loc(#loc47)
      %111 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16 : tensor<1x32xbf16>) outs(%110 : tensor<1x1x1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x32xbf16> loc(#loc47)
      %collapsed = tensor.collapse_shape %111 [[0], [1], [2, 3]] : tensor<1x1x1x32xbf16> into tensor<1x1x32xbf16> loc(#loc47)
      %112 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc48)
      %113 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %collapsed : tensor<2x16x32xbf16>, tensor<1x1x32xbf16>) outs(%112 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: bf16):
        %336 = arith.mulf %in, %in_96 : bf16
        linalg.yield %336 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc48)
      %114 = tensor.empty() : tensor<2x16x32xf32> loc(#loc49)
      %expanded = tensor.expand_shape %114 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc49)
      %115 = linalg.fill ins(%cst_9 : f32) outs(%expanded : tensor<2x16x4x8xf32>) -> tensor<2x16x4x8xf32> loc(#loc49)
      %expanded_27 = tensor.expand_shape %113 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc49)
      %expanded_28 = tensor.expand_shape %extracted_slice_22 [[0], [1], [2, 3]] output_shape [1, 32, 4, 8] : tensor<1x32x32xbf16> into tensor<1x32x4x8xbf16> loc(#loc49)
      %116 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_27, %expanded_28 : tensor<2x16x1x32xbf16>, tensor<1x32x4x8xbf16>) outs(%115 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: f32):
        %336 = arith.extf %in : bf16 to f32
        %337 = arith.extf %in_96 : bf16 to f32
        %338 = arith.mulf %336, %337 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<2x16x4x8xf32> loc(#loc49)
      %117 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc50)
      %118 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<2x16x4x8xf32>) outs(%117 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %336 = arith.truncf %in : f32 to bf16
        %337 = arith.extf %336 : bf16 to f32
        linalg.yield %337 : f32
      } -> tensor<2x16x4x8xf32> loc(#loc50)
      %extracted_slice_29 = tensor.extract_slice %118[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32> loc(#loc51)
      %extracted_slice_30 = tensor.extract_slice %118[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32> loc(#loc52)
      %119 = tensor.empty() : tensor<2x16x4x4xf32> loc(#loc53)
      %120 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_29, %7, %extracted_slice_30, %9 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%119 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_96: f32, %in_97: f32, %in_98: f32, %out: f32):
        %336 = arith.mulf %in_97, %in_98 : f32
        %337 = arith.mulf %in, %in_96 : f32
        %338 = arith.subf %337, %336 : f32
        linalg.yield %338 : f32
      } -> tensor<2x16x4x4xf32> loc(#loc53)
      %121 = tensor.empty() : tensor<2x16x4x4xf32> loc(#loc54)
      %122 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_30, %7, %extracted_slice_29, %9 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%121 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_96: f32, %in_97: f32, %in_98: f32, %out: f32):
        %336 = arith.mulf %in_97, %in_98 : f32
        %337 = arith.mulf %in, %in_96 : f32
        %338 = arith.addf %337, %336 : f32
        linalg.yield %338 : f32
      } -> tensor<2x16x4x4xf32> loc(#loc54)
      %123 = tensor.empty() : tensor<2x16x2x2x8xbf16> loc(#loc55)
      %124 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%123 : tensor<2x16x2x2x8xbf16>) {
      ^bb0(%out: bf16):
        %336 = linalg.index 0 : index
        %337 = linalg.index 1 : index
        %338 = linalg.index 3 : index
        %339 = linalg.index 2 : index
        %340 = affine.apply #map14()[%338, %339]
        %341 = linalg.index 4 : index
        %342 = arith.cmpi ult, %341, %c4 : index
        %343 = scf.if %342 -> (f32) {
          %extracted_96 = tensor.extract %120[%336, %337, %340, %341] : tensor<2x16x4x4xf32>
          scf.yield %extracted_96 : f32
        } else {
          %345 = arith.subi %341, %c4 : index
          %extracted_96 = tensor.extract %122[%336, %337, %340, %345] : tensor<2x16x4x4xf32>
          scf.yield %extracted_96 : f32
        }
        %344 = arith.truncf %343 : f32 to bf16
        linalg.yield %344 : bf16
      } -> tensor<2x16x2x2x8xbf16> loc(#loc55)
      %125 = tensor.empty() : tensor<2x16x16xf32> loc(#loc56)
      %expanded_31 = tensor.expand_shape %125 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32> loc(#loc56)
      %126 = linalg.fill ins(%cst_9 : f32) outs(%expanded_31 : tensor<2x16x2x8xf32>) -> tensor<2x16x2x8xf32> loc(#loc56)
      %expanded_32 = tensor.expand_shape %113 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc56)
      %expanded_33 = tensor.expand_shape %extracted_slice_14 [[0], [1], [2, 3]] output_shape [1, 32, 2, 8] : tensor<1x32x16xbf16> into tensor<1x32x2x8xbf16> loc(#loc56)
      %127 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_32, %expanded_33 : tensor<2x16x1x32xbf16>, tensor<1x32x2x8xbf16>) outs(%126 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: f32):
        %336 = arith.extf %in : bf16 to f32
        %337 = arith.extf %in_96 : bf16 to f32
        %338 = arith.mulf %336, %337 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<2x16x2x8xf32> loc(#loc56)
      %128 = tensor.empty() : tensor<2x16x2x8xf32> loc(#loc57)
      %129 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<2x16x2x8xf32>) outs(%128 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %336 = arith.truncf %in : f32 to bf16
        %337 = arith.extf %336 : bf16 to f32
        linalg.yield %337 : f32
      } -> tensor<2x16x2x8xf32> loc(#loc57)
      %extracted_slice_34 = tensor.extract_slice %129[0, 0, 0, 0] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32> loc(#loc58)
      %extracted_slice_35 = tensor.extract_slice %129[0, 0, 0, 4] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32> loc(#loc59)
      %130 = tensor.empty() : tensor<2x16x2x4xf32> loc(#loc60)
      %131 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_34, %7, %extracted_slice_35, %9 : tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>) outs(%130 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_96: f32, %in_97: f32, %in_98: f32, %out: f32):
        %336 = arith.mulf %in_97, %in_98 : f32
        %337 = arith.mulf %in, %in_96 : f32
        %338 = arith.subf %337, %336 : f32
        linalg.yield %338 : f32
      } -> tensor<2x16x2x4xf32> loc(#loc60)
      %132 = tensor.empty() : tensor<2x16x2x4xf32> loc(#loc61)
      %133 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_35, %7, %extracted_slice_34, %9 : tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>) outs(%132 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_96: f32, %in_97: f32, %in_98: f32, %out: f32):
        %336 = arith.mulf %in_97, %in_98 : f32
        %337 = arith.mulf %in, %in_96 : f32
        %338 = arith.addf %337, %336 : f32
        linalg.yield %338 : f32
      } -> tensor<2x16x2x4xf32> loc(#loc61)
      %134 = tensor.empty() : tensor<2x16x2x8xbf16> loc(#loc62)
      %135 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%134 : tensor<2x16x2x8xbf16>) {
      ^bb0(%out: bf16):
        %336 = linalg.index 0 : index
        %337 = linalg.index 1 : index
        %338 = linalg.index 2 : index
        %339 = linalg.index 3 : index
        %340 = arith.cmpi ult, %339, %c4 : index
        %341 = scf.if %340 -> (f32) {
          %extracted_96 = tensor.extract %131[%336, %337, %338, %339] : tensor<2x16x2x4xf32>
          scf.yield %extracted_96 : f32
        } else {
          %343 = arith.subi %339, %c4 : index
          %extracted_96 = tensor.extract %133[%336, %337, %338, %343] : tensor<2x16x2x4xf32>
          scf.yield %extracted_96 : f32
        }
        %342 = arith.truncf %341 : f32 to bf16
        linalg.yield %342 : bf16
      } -> tensor<2x16x2x8xbf16> loc(#loc62)
      %136 = tensor.empty() : tensor<2x16x16xf32> loc(#loc63)
      %expanded_36 = tensor.expand_shape %136 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32> loc(#loc63)
      %137 = linalg.fill ins(%cst_9 : f32) outs(%expanded_36 : tensor<2x16x2x8xf32>) -> tensor<2x16x2x8xf32> loc(#loc63)
      %expanded_37 = tensor.expand_shape %113 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc63)
      %expanded_38 = tensor.expand_shape %extracted_slice_26 [[0], [1], [2, 3]] output_shape [1, 32, 2, 8] : tensor<1x32x16xbf16> into tensor<1x32x2x8xbf16> loc(#loc63)
      %138 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_37, %expanded_38 : tensor<2x16x1x32xbf16>, tensor<1x32x2x8xbf16>) outs(%137 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: f32):
        %336 = arith.extf %in : bf16 to f32
        %337 = arith.extf %in_96 : bf16 to f32
        %338 = arith.mulf %336, %337 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<2x16x2x8xf32> loc(#loc63)
      %139 = tensor.empty() : tensor<2x16x2x8xbf16> loc(#loc64)
      %140 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<2x16x2x8xf32>) outs(%139 : tensor<2x16x2x8xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %336 = arith.truncf %in : f32 to bf16
        linalg.yield %336 : bf16
      } -> tensor<2x16x2x8xbf16> loc(#loc64)
      %141 = tensor.empty() : tensor<2x2x16x16x2xf32> loc(#loc65)
      %142 = linalg.fill ins(%cst_9 : f32) outs(%141 : tensor<2x2x16x16x2xf32>) -> tensor<2x2x16x16x2xf32> loc(#loc65)
      %143 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%135, %124 : tensor<2x16x2x8xbf16>, tensor<2x16x2x2x8xbf16>) outs(%142 : tensor<2x2x16x16x2xf32>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: f32):
        %336 = arith.extf %in : bf16 to f32
        %337 = arith.extf %in_96 : bf16 to f32
        %338 = arith.mulf %336, %337 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<2x2x16x16x2xf32> loc(#loc65)
      %144 = tensor.empty() : tensor<2x2x2x16x16xf32> loc(#loc66)
      %145 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%11, %143 : tensor<2x2x2x16x16xi1>, tensor<2x2x16x16x2xf32>) outs(%144 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: i1, %in_96: f32, %out: f32):
        %336 = arith.mulf %in_96, %cst_5 : f32
        %337 = arith.select %in, %336, %cst_0 : f32
        linalg.yield %337 : f32
      } -> tensor<2x2x2x16x16xf32> loc(#loc66)
      %146 = tensor.empty() : tensor<2x2x2x16xf32> loc(#loc67)
      %147 = linalg.fill ins(%cst_4 : f32) outs(%146 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32> loc(#loc67)
      %148 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%145 : tensor<2x2x2x16x16xf32>) outs(%147 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %336 = arith.maximumf %out, %in : f32
        linalg.yield %336 : f32
      } -> tensor<2x2x2x16xf32> loc(#loc67)
      %149 = tensor.empty() : tensor<2x2x2x16x16xf32> loc(#loc68)
      %150 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%145, %148 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16xf32>) outs(%149 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %in_96: f32, %out: f32):
        %336 = arith.subf %in, %in_96 : f32
        %337 = math.exp %336 : f32
        linalg.yield %337 : f32
      } -> tensor<2x2x2x16x16xf32> loc(#loc68)
      %151 = tensor.empty() : tensor<2x2x2x16xf32> loc(#loc69)
      %152 = linalg.fill ins(%cst_9 : f32) outs(%151 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32> loc(#loc69)
      %153 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%150 : tensor<2x2x2x16x16xf32>) outs(%152 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %336 = arith.addf %out, %in : f32
        linalg.yield %336 : f32
      } -> tensor<2x2x2x16xf32> loc(#loc69)
      %154 = tensor.empty() : tensor<2x2x2x16x1xf32> loc(#loc70)
      %155 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x2x2x16xf32>) outs(%154 : tensor<2x2x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2x2x16x1xf32> loc(#loc70)
      %156 = tensor.empty() : tensor<2x2x2x16x16xbf16> loc(#loc71)
      %157 = linalg.generic {indexing_maps = [#map5, #map20, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%150, %155 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>) outs(%156 : tensor<2x2x2x16x16xbf16>) {
      ^bb0(%in: f32, %in_96: f32, %out: bf16):
        %336 = arith.divf %in, %in_96 : f32
        %337 = arith.truncf %336 : f32 to bf16
        linalg.yield %337 : bf16
      } -> tensor<2x2x2x16x16xbf16> loc(#loc71)
      %158 = tensor.empty() : tensor<2x2x8x2x16xf32> loc(#loc72)
      %159 = linalg.fill ins(%cst_9 : f32) outs(%158 : tensor<2x2x8x2x16xf32>) -> tensor<2x2x8x2x16xf32> loc(#loc72)
      %160 = linalg.generic {indexing_maps = [#map21, #map22, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%140, %157 : tensor<2x16x2x8xbf16>, tensor<2x2x2x16x16xbf16>) outs(%159 : tensor<2x2x8x2x16xf32>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: f32):
        %336 = arith.extf %in : bf16 to f32
        %337 = arith.extf %in_96 : bf16 to f32
        %338 = arith.mulf %336, %337 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<2x2x8x2x16xf32> loc(#loc72)
      %161 = tensor.empty() : tensor<2x16x2x2x8xbf16> loc(#loc73)
      %162 = linalg.generic {indexing_maps = [#map23, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<2x2x8x2x16xf32>) outs(%161 : tensor<2x16x2x2x8xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %336 = arith.truncf %in : f32 to bf16
        linalg.yield %336 : bf16
      } -> tensor<2x16x2x2x8xbf16> loc(#loc73)
      %collapsed_39 = tensor.collapse_shape %162 [[0], [1], [2, 3, 4]] : tensor<2x16x2x2x8xbf16> into tensor<2x16x32xbf16> loc(#loc74)
      %163 = tensor.empty() : tensor<2x16x32xf32> loc(#loc75)
      %164 = linalg.fill ins(%cst_9 : f32) outs(%163 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc75)
      %expanded_40 = tensor.expand_shape %collapsed_39 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc75)
      %165 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_40, %extracted_slice_20 : tensor<2x16x1x32xbf16>, tensor<1x32x32xbf16>) outs(%164 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: f32):
        %336 = arith.extf %in : bf16 to f32
        %337 = arith.extf %in_96 : bf16 to f32
        %338 = arith.mulf %336, %337 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<2x16x32xf32> loc(#loc75)
      %166 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc76)
      %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %165 : tensor<2x16x32xbf16>, tensor<2x16x32xf32>) outs(%166 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_96: f32, %out: bf16):
        %336 = arith.truncf %in_96 : f32 to bf16
        %337 = arith.addf %in, %336 : bf16
        linalg.yield %337 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc76)
      %168 = tensor.empty() : tensor<2x16x32xf32> loc(#loc77)
      %169 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<2x16x32xbf16>) outs(%168 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %336 = arith.extf %in : bf16 to f32
        linalg.yield %336 : f32
      } -> tensor<2x16x32xf32> loc(#loc77)
      %170 = tensor.empty() : tensor<2x16xf32> loc(#loc78)
      %171 = linalg.fill ins(%cst_9 : f32) outs(%170 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc78)
      %172 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%169 : tensor<2x16x32xf32>) outs(%171 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %336 = arith.mulf %in, %in : f32
        %337 = arith.addf %out, %336 : f32
        linalg.yield %337 : f32
      } -> tensor<2x16xf32> loc(#loc78)
      %173 = tensor.empty() : tensor<2x16x1xf32> loc(#loc79)
      %174 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<2x16xf32>) outs(%173 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %336 = arith.divf %in, %cst_8 : f32
        %337 = arith.addf %336, %cst_7 : f32
        linalg.yield %337 : f32
      } -> tensor<2x16x1xf32> loc(#loc79)
      %175 = tensor.empty() : tensor<2x16x1xf32> loc(#loc80)
      %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<2x16x1xf32>) outs(%175 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %336 = math.rsqrt %in : f32
        linalg.yield %336 : f32
      } -> tensor<2x16x1xf32> loc(#loc80)
      %177 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc81)
      %178 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %176 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%177 : tensor<2x16x32xbf16>) {
      ^bb0(%in: f32, %in_96: f32, %out: bf16):
        %336 = arith.mulf %in, %in_96 : f32
        %337 = arith.truncf %336 : f32 to bf16
        linalg.yield %337 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc81)
      %179 = tensor.empty() : tensor<1x1x1x32xbf16> loc(#loc82)
      %180 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<1x32xbf16>) outs(%179 : tensor<1x1x1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x32xbf16> loc(#loc82)
      %collapsed_41 = tensor.collapse_shape %180 [[0], [1], [2, 3]] : tensor<1x1x1x32xbf16> into tensor<1x1x32xbf16> loc(#loc82)
      %181 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc83)
      %182 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %collapsed_41 : tensor<2x16x32xbf16>, tensor<1x1x32xbf16>) outs(%181 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: bf16):
        %336 = arith.mulf %in, %in_96 : bf16
        linalg.yield %336 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc83)
      %183 = tensor.empty() : tensor<2x16x64xf32> loc(#loc84)
      %184 = linalg.fill ins(%cst_9 : f32) outs(%183 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc84)
      %expanded_42 = tensor.expand_shape %182 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc84)
      %185 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_42, %extracted_slice_12 : tensor<2x16x1x32xbf16>, tensor<1x32x64xbf16>) outs(%184 : tensor<2x16x64xf32>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: f32):
        %336 = arith.extf %in : bf16 to f32
        %337 = arith.extf %in_96 : bf16 to f32
        %338 = arith.mulf %336, %337 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<2x16x64xf32> loc(#loc84)
      %186 = tensor.empty() : tensor<2x16x64xbf16> loc(#loc85)
      %187 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<2x16x64xf32>) outs(%186 : tensor<2x16x64xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %336 = arith.truncf %in : f32 to bf16
        linalg.yield %336 : bf16
      } -> tensor<2x16x64xbf16> loc(#loc85)
      %188 = tensor.empty() : tensor<2x16x64xbf16> loc(#loc86)
      %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<2x16x64xbf16>) outs(%188 : tensor<2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %336 = arith.negf %in : bf16
        %337 = math.exp %336 : bf16
        %338 = arith.addf %337, %cst_2 : bf16
        %339 = arith.divf %cst_2, %338 : bf16
        linalg.yield %339 : bf16
      } -> tensor<2x16x64xbf16> loc(#loc86)
      %190 = tensor.empty() : tensor<2x16x64xbf16> loc(#loc87)
      %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %189 : tensor<2x16x64xbf16>, tensor<2x16x64xbf16>) outs(%190 : tensor<2x16x64xbf16>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: bf16):
        %336 = arith.mulf %in, %in_96 : bf16
        linalg.yield %336 : bf16
      } -> tensor<2x16x64xbf16> loc(#loc87)
      %192 = tensor.empty() : tensor<2x16x64xf32> loc(#loc88)
      %193 = linalg.fill ins(%cst_9 : f32) outs(%192 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc88)
      %expanded_43 = tensor.expand_shape %182 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc88)
      %194 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_43, %extracted_slice_24 : tensor<2x16x1x32xbf16>, tensor<1x32x64xbf16>) outs(%193 : tensor<2x16x64xf32>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: f32):
        %336 = arith.extf %in : bf16 to f32
        %337 = arith.extf %in_96 : bf16 to f32
        %338 = arith.mulf %336, %337 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<2x16x64xf32> loc(#loc88)
      %195 = tensor.empty() : tensor<2x16x64xbf16> loc(#loc89)
      %196 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<2x16x64xf32>) outs(%195 : tensor<2x16x64xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %336 = arith.truncf %in : f32 to bf16
        linalg.yield %336 : bf16
      } -> tensor<2x16x64xbf16> loc(#loc89)
      %197 = tensor.empty() : tensor<2x16x64xbf16> loc(#loc90)
      %198 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %196 : tensor<2x16x64xbf16>, tensor<2x16x64xbf16>) outs(%197 : tensor<2x16x64xbf16>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: bf16):
        %336 = arith.mulf %in, %in_96 : bf16
        linalg.yield %336 : bf16
      } -> tensor<2x16x64xbf16> loc(#loc90)
      %199 = tensor.empty() : tensor<2x16x32xf32> loc(#loc91)
      %200 = linalg.fill ins(%cst_9 : f32) outs(%199 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc91)
      %expanded_44 = tensor.expand_shape %198 [[0], [1], [2, 3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xbf16> into tensor<2x16x1x64xbf16> loc(#loc91)
      %201 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_44, %extracted_slice : tensor<2x16x1x64xbf16>, tensor<1x64x32xbf16>) outs(%200 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %in_96: bf16, %out: f32):
        %336 = arith.extf %in : bf16 to f32
        %337 = arith.extf %in_96 : bf16 to f32
        %338 = arith.mulf %336, %337 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<2x16x32xf32> loc(#loc91)
      %202 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc92)
      %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %201 : tensor<2x16x32xbf16>, tensor<2x16x32xf32>) outs(%202 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_96: f32, %out: bf16):
        %336 = arith.truncf %in_96 : f32 to bf16
        %337 = arith.addf %in, %336 : bf16
        linalg.yield %337 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc92)
      %204 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc93)
      %205 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<2x16x32xf32>) outs(%204 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc93)
      %extracted_45 = tensor.extract %arg15[] : tensor<i32> loc(#loc94)
      %206 = arith.index_cast %extracted_45 : i32 to index loc(#loc94)
      %207 = arith.maxsi %206, %c0 : index loc(#loc94)
      %208 = arith.minsi %207, %c3 : index loc(#loc94)
      %inserted_slice = tensor.insert_slice %205 into %arg17[%208, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc94)
      %209 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc95)
      %210 = linalg.generic {indexing_maps = [#map27, #map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %105 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%209 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_96: f32, %out: f32):
        %336 = arith.divf %in, %in_96 : f32
        %337 = arith.mulf %336, %cst_6 : f32
        linalg.yield %337 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc95)
      %extracted_46 = tensor.extract %arg15[] : tensor<i32> loc(#loc96)
      %211 = arith.index_cast %extracted_46 : i32 to index loc(#loc96)
      %212 = arith.maxsi %211, %c0 : index loc(#loc96)
      %213 = arith.minsi %212, %c3 : index loc(#loc96)
      %inserted_slice_47 = tensor.insert_slice %210 into %arg18[%213, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc96)
      %214 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc97)
      %215 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107 : tensor<2x16x1xf32>) outs(%214 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x1xf32> loc(#loc97)
      %extracted_48 = tensor.extract %arg15[] : tensor<i32> loc(#loc98)
      %216 = arith.index_cast %extracted_48 : i32 to index loc(#loc98)
      %217 = arith.maxsi %216, %c0 : index loc(#loc98)
      %218 = arith.minsi %217, %c3 : index loc(#loc98)
      %inserted_slice_49 = tensor.insert_slice %215 into %arg19[%218, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc98)
      %219 = tensor.empty() : tensor<1x1x1x32xbf16> loc(#loc99)
      %220 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x1x32xbf16>) outs(%219 : tensor<1x1x1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x32xbf16> loc(#loc99)
      %extracted_50 = tensor.extract %arg15[] : tensor<i32> loc(#loc100)
      %221 = arith.index_cast %extracted_50 : i32 to index loc(#loc100)
      %222 = arith.maxsi %221, %c0 : index loc(#loc100)
      %223 = arith.minsi %222, %c3 : index loc(#loc100)
      %inserted_slice_51 = tensor.insert_slice %220 into %arg20[%223, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<1x1x1x32xbf16> into tensor<4x1x1x32xbf16> loc(#loc100)
      %224 = tensor.empty() : tensor<1x2x16x32xbf16> loc(#loc101)
      %225 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<2x16x32xbf16>) outs(%224 : tensor<1x2x16x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x32xbf16> loc(#loc101)
      %extracted_52 = tensor.extract %arg15[] : tensor<i32> loc(#loc102)
      %226 = arith.index_cast %extracted_52 : i32 to index loc(#loc102)
      %227 = arith.maxsi %226, %c0 : index loc(#loc102)
      %228 = arith.minsi %227, %c3 : index loc(#loc102)
      %inserted_slice_53 = tensor.insert_slice %225 into %arg21[%228, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xbf16> into tensor<4x2x16x32xbf16> loc(#loc102)
      %229 = tensor.empty() : tensor<1x2x16x32xbf16> loc(#loc103)
      %230 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<2x16x32xbf16>) outs(%229 : tensor<1x2x16x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x32xbf16> loc(#loc103)
      %extracted_54 = tensor.extract %arg15[] : tensor<i32> loc(#loc104)
      %231 = arith.index_cast %extracted_54 : i32 to index loc(#loc104)
      %232 = arith.maxsi %231, %c0 : index loc(#loc104)
      %233 = arith.minsi %232, %c3 : index loc(#loc104)
      %inserted_slice_55 = tensor.insert_slice %230 into %arg22[%233, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xbf16> into tensor<4x2x16x32xbf16> loc(#loc104)
      %234 = tensor.empty() : tensor<1x2x16x2x2x8xbf16> loc(#loc105)
      %235 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<2x16x2x2x8xbf16>) outs(%234 : tensor<1x2x16x2x2x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x2x2x8xbf16> loc(#loc105)
      %extracted_56 = tensor.extract %arg15[] : tensor<i32> loc(#loc106)
      %236 = arith.index_cast %extracted_56 : i32 to index loc(#loc106)
      %237 = arith.maxsi %236, %c0 : index loc(#loc106)
      %238 = arith.minsi %237, %c3 : index loc(#loc106)
      %inserted_slice_57 = tensor.insert_slice %235 into %arg23[%238, 0, 0, 0, 0, 0] [1, 2, 16, 2, 2, 8] [1, 1, 1, 1, 1, 1] : tensor<1x2x16x2x2x8xbf16> into tensor<4x2x16x2x2x8xbf16> loc(#loc106)
      %239 = tensor.empty() : tensor<1x2x16x2x8xbf16> loc(#loc107)
      %240 = linalg.generic {indexing_maps = [#map29, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<2x16x2x8xbf16>) outs(%239 : tensor<1x2x16x2x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x2x8xbf16> loc(#loc107)
      %extracted_58 = tensor.extract %arg15[] : tensor<i32> loc(#loc108)
      %241 = arith.index_cast %extracted_58 : i32 to index loc(#loc108)
      %242 = arith.maxsi %241, %c0 : index loc(#loc108)
      %243 = arith.minsi %242, %c3 : index loc(#loc108)
      %inserted_slice_59 = tensor.insert_slice %240 into %arg24[%243, 0, 0, 0, 0] [1, 2, 16, 2, 8] [1, 1, 1, 1, 1] : tensor<1x2x16x2x8xbf16> into tensor<4x2x16x2x8xbf16> loc(#loc108)
      %244 = tensor.empty() : tensor<1x2x2x2x16x16xf32> loc(#loc109)
      %245 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%150 : tensor<2x2x2x16x16xf32>) outs(%244 : tensor<1x2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x2x2x16x16xf32> loc(#loc109)
      %extracted_60 = tensor.extract %arg15[] : tensor<i32> loc(#loc110)
      %246 = arith.index_cast %extracted_60 : i32 to index loc(#loc110)
      %247 = arith.maxsi %246, %c0 : index loc(#loc110)
      %248 = arith.minsi %247, %c3 : index loc(#loc110)
      %inserted_slice_61 = tensor.insert_slice %245 into %arg25[%248, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 16] [1, 1, 1, 1, 1, 1] : tensor<1x2x2x2x16x16xf32> into tensor<4x2x2x2x16x16xf32> loc(#loc110)
      %249 = tensor.empty() : tensor<1x2x2x2x16x1xf32> loc(#loc111)
      %250 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%155 : tensor<2x2x2x16x1xf32>) outs(%249 : tensor<1x2x2x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x2x2x16x1xf32> loc(#loc111)
      %extracted_62 = tensor.extract %arg15[] : tensor<i32> loc(#loc112)
      %251 = arith.index_cast %extracted_62 : i32 to index loc(#loc112)
      %252 = arith.maxsi %251, %c0 : index loc(#loc112)
      %253 = arith.minsi %252, %c3 : index loc(#loc112)
      %inserted_slice_63 = tensor.insert_slice %250 into %arg26[%253, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 1] [1, 1, 1, 1, 1, 1] : tensor<1x2x2x2x16x1xf32> into tensor<4x2x2x2x16x1xf32> loc(#loc112)
      %254 = tensor.empty() : tensor<1x2x2x2x16x1xf32> loc(#loc113)
      %255 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%155 : tensor<2x2x2x16x1xf32>) outs(%254 : tensor<1x2x2x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %336 = arith.mulf %in, %in : f32
        %337 = arith.divf %cst_3, %336 : f32
        linalg.yield %337 : f32
      } -> tensor<1x2x2x2x16x1xf32> loc(#loc113)
      %extracted_64 = tensor.extract %arg15[] : tensor<i32> loc(#loc114)
      %256 = arith.index_cast %extracted_64 : i32 to index loc(#loc114)
      %257 = arith.maxsi %256, %c0 : index loc(#loc114)
      %258 = arith.minsi %257, %c3 : index loc(#loc114)
      %inserted_slice_65 = tensor.insert_slice %255 into %arg27[%258, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 1] [1, 1, 1, 1, 1, 1] : tensor<1x2x2x2x16x1xf32> into tensor<4x2x2x2x16x1xf32> loc(#loc114)
      %259 = tensor.empty() : tensor<1x2x2x2x16x16xbf16> loc(#loc115)
      %260 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%157 : tensor<2x2x2x16x16xbf16>) outs(%259 : tensor<1x2x2x2x16x16xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x2x2x16x16xbf16> loc(#loc115)
      %extracted_66 = tensor.extract %arg15[] : tensor<i32> loc(#loc116)
      %261 = arith.index_cast %extracted_66 : i32 to index loc(#loc116)
      %262 = arith.maxsi %261, %c0 : index loc(#loc116)
      %263 = arith.minsi %262, %c3 : index loc(#loc116)
      %inserted_slice_67 = tensor.insert_slice %260 into %arg28[%263, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 16] [1, 1, 1, 1, 1, 1] : tensor<1x2x2x2x16x16xbf16> into tensor<4x2x2x2x16x16xbf16> loc(#loc116)
      %264 = tensor.empty() : tensor<1x2x16x2x8xbf16> loc(#loc117)
      %265 = linalg.generic {indexing_maps = [#map29, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<2x16x2x8xbf16>) outs(%264 : tensor<1x2x16x2x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x2x8xbf16> loc(#loc117)
      %extracted_68 = tensor.extract %arg15[] : tensor<i32> loc(#loc118)
      %266 = arith.index_cast %extracted_68 : i32 to index loc(#loc118)
      %267 = arith.maxsi %266, %c0 : index loc(#loc118)
      %268 = arith.minsi %267, %c3 : index loc(#loc118)
      %inserted_slice_69 = tensor.insert_slice %265 into %arg29[%268, 0, 0, 0, 0] [1, 2, 16, 2, 8] [1, 1, 1, 1, 1] : tensor<1x2x16x2x8xbf16> into tensor<4x2x16x2x8xbf16> loc(#loc118)
      %269 = tensor.empty() : tensor<1x2x16x32xbf16> loc(#loc119)
      %270 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_39 : tensor<2x16x32xbf16>) outs(%269 : tensor<1x2x16x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x32xbf16> loc(#loc119)
      %extracted_70 = tensor.extract %arg15[] : tensor<i32> loc(#loc120)
      %271 = arith.index_cast %extracted_70 : i32 to index loc(#loc120)
      %272 = arith.maxsi %271, %c0 : index loc(#loc120)
      %273 = arith.minsi %272, %c3 : index loc(#loc120)
      %inserted_slice_71 = tensor.insert_slice %270 into %arg30[%273, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xbf16> into tensor<4x2x16x32xbf16> loc(#loc120)
      %274 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc121)
      %275 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169 : tensor<2x16x32xf32>) outs(%274 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc121)
      %extracted_72 = tensor.extract %arg15[] : tensor<i32> loc(#loc122)
      %276 = arith.index_cast %extracted_72 : i32 to index loc(#loc122)
      %277 = arith.maxsi %276, %c0 : index loc(#loc122)
      %278 = arith.minsi %277, %c3 : index loc(#loc122)
      %inserted_slice_73 = tensor.insert_slice %275 into %arg31[%278, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc122)
      %279 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc123)
      %280 = linalg.generic {indexing_maps = [#map27, #map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176, %174 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%279 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_96: f32, %out: f32):
        %336 = arith.divf %in, %in_96 : f32
        %337 = arith.mulf %336, %cst_6 : f32
        linalg.yield %337 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc123)
      %extracted_74 = tensor.extract %arg15[] : tensor<i32> loc(#loc124)
      %281 = arith.index_cast %extracted_74 : i32 to index loc(#loc124)
      %282 = arith.maxsi %281, %c0 : index loc(#loc124)
      %283 = arith.minsi %282, %c3 : index loc(#loc124)
      %inserted_slice_75 = tensor.insert_slice %280 into %arg32[%283, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc124)
      %284 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc125)
      %285 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176 : tensor<2x16x1xf32>) outs(%284 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x1xf32> loc(#loc125)
      %extracted_76 = tensor.extract %arg15[] : tensor<i32> loc(#loc126)
      %286 = arith.index_cast %extracted_76 : i32 to index loc(#loc126)
      %287 = arith.maxsi %286, %c0 : index loc(#loc126)
      %288 = arith.minsi %287, %c3 : index loc(#loc126)
      %inserted_slice_77 = tensor.insert_slice %285 into %arg33[%288, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc126)
      %289 = tensor.empty() : tensor<1x1x1x32xbf16> loc(#loc127)
      %290 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_41 : tensor<1x1x32xbf16>) outs(%289 : tensor<1x1x1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x32xbf16> loc(#loc127)
      %extracted_78 = tensor.extract %arg15[] : tensor<i32> loc(#loc128)
      %291 = arith.index_cast %extracted_78 : i32 to index loc(#loc128)
      %292 = arith.maxsi %291, %c0 : index loc(#loc128)
      %293 = arith.minsi %292, %c3 : index loc(#loc128)
      %inserted_slice_79 = tensor.insert_slice %290 into %arg34[%293, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<1x1x1x32xbf16> into tensor<4x1x1x32xbf16> loc(#loc128)
      %294 = tensor.empty() : tensor<1x2x16x32xbf16> loc(#loc129)
      %295 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178 : tensor<2x16x32xbf16>) outs(%294 : tensor<1x2x16x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x32xbf16> loc(#loc129)
      %extracted_80 = tensor.extract %arg15[] : tensor<i32> loc(#loc130)
      %296 = arith.index_cast %extracted_80 : i32 to index loc(#loc130)
      %297 = arith.maxsi %296, %c0 : index loc(#loc130)
      %298 = arith.minsi %297, %c3 : index loc(#loc130)
      %inserted_slice_81 = tensor.insert_slice %295 into %arg35[%298, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xbf16> into tensor<4x2x16x32xbf16> loc(#loc130)
      %299 = tensor.empty() : tensor<1x2x16x32xbf16> loc(#loc131)
      %300 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182 : tensor<2x16x32xbf16>) outs(%299 : tensor<1x2x16x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x32xbf16> loc(#loc131)
      %extracted_82 = tensor.extract %arg15[] : tensor<i32> loc(#loc132)
      %301 = arith.index_cast %extracted_82 : i32 to index loc(#loc132)
      %302 = arith.maxsi %301, %c0 : index loc(#loc132)
      %303 = arith.minsi %302, %c3 : index loc(#loc132)
      %inserted_slice_83 = tensor.insert_slice %300 into %arg36[%303, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xbf16> into tensor<4x2x16x32xbf16> loc(#loc132)
      %304 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc133)
      %305 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189 : tensor<2x16x64xbf16>) outs(%304 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %336 = arith.subf %cst_2, %in : bf16
        %337 = arith.mulf %in, %336 : bf16
        linalg.yield %337 : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc133)
      %extracted_84 = tensor.extract %arg15[] : tensor<i32> loc(#loc134)
      %306 = arith.index_cast %extracted_84 : i32 to index loc(#loc134)
      %307 = arith.maxsi %306, %c0 : index loc(#loc134)
      %308 = arith.minsi %307, %c3 : index loc(#loc134)
      %inserted_slice_85 = tensor.insert_slice %305 into %arg37[%308, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc134)
      %309 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc135)
      %310 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189 : tensor<2x16x64xbf16>) outs(%309 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc135)
      %extracted_86 = tensor.extract %arg15[] : tensor<i32> loc(#loc136)
      %311 = arith.index_cast %extracted_86 : i32 to index loc(#loc136)
      %312 = arith.maxsi %311, %c0 : index loc(#loc136)
      %313 = arith.minsi %312, %c3 : index loc(#loc136)
      %inserted_slice_87 = tensor.insert_slice %310 into %arg38[%313, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc136)
      %314 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc137)
      %315 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187 : tensor<2x16x64xbf16>) outs(%314 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc137)
      %extracted_88 = tensor.extract %arg15[] : tensor<i32> loc(#loc138)
      %316 = arith.index_cast %extracted_88 : i32 to index loc(#loc138)
      %317 = arith.maxsi %316, %c0 : index loc(#loc138)
      %318 = arith.minsi %317, %c3 : index loc(#loc138)
      %inserted_slice_89 = tensor.insert_slice %315 into %arg39[%318, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc138)
      %319 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc139)
      %320 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196 : tensor<2x16x64xbf16>) outs(%319 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc139)
      %extracted_90 = tensor.extract %arg15[] : tensor<i32> loc(#loc140)
      %321 = arith.index_cast %extracted_90 : i32 to index loc(#loc140)
      %322 = arith.maxsi %321, %c0 : index loc(#loc140)
      %323 = arith.minsi %322, %c3 : index loc(#loc140)
      %inserted_slice_91 = tensor.insert_slice %320 into %arg40[%323, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc140)
      %324 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc141)
      %325 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191 : tensor<2x16x64xbf16>) outs(%324 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc141)
      %extracted_92 = tensor.extract %arg15[] : tensor<i32> loc(#loc142)
      %326 = arith.index_cast %extracted_92 : i32 to index loc(#loc142)
      %327 = arith.maxsi %326, %c0 : index loc(#loc142)
      %328 = arith.minsi %327, %c3 : index loc(#loc142)
      %inserted_slice_93 = tensor.insert_slice %325 into %arg41[%328, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc142)
      %329 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc143)
      %330 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<2x16x64xbf16>) outs(%329 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc143)
      %extracted_94 = tensor.extract %arg15[] : tensor<i32> loc(#loc144)
      %331 = arith.index_cast %extracted_94 : i32 to index loc(#loc144)
      %332 = arith.maxsi %331, %c0 : index loc(#loc144)
      %333 = arith.minsi %332, %c3 : index loc(#loc144)
      %inserted_slice_95 = tensor.insert_slice %330 into %arg42[%333, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc144)
      %334 = tensor.empty() : tensor<i32> loc(#loc145)
      %335 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = []} ins(%arg15 : tensor<i32>) outs(%334 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %336 = arith.addi %in, %c1_i32 : i32
        linalg.yield %336 : i32
      } -> tensor<i32> loc(#loc145)
      scf.yield %335, %203, %inserted_slice, %inserted_slice_47, %inserted_slice_49, %inserted_slice_51, %inserted_slice_53, %inserted_slice_55, %inserted_slice_57, %inserted_slice_59, %inserted_slice_61, %inserted_slice_63, %inserted_slice_65, %inserted_slice_67, %inserted_slice_69, %inserted_slice_71, %inserted_slice_73, %inserted_slice_75, %inserted_slice_77, %inserted_slice_79, %inserted_slice_81, %inserted_slice_83, %inserted_slice_85, %inserted_slice_87, %inserted_slice_89, %inserted_slice_91, %inserted_slice_93, %inserted_slice_95 : tensor<i32>, tensor<2x16x32xbf16>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x2x2x8xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x2x2x16x16xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x16xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>
    } loc(#loc32)
    %33 = tensor.empty() : tensor<2x16x32xf32> loc(#loc146)
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32#1 : tensor<2x16x32xbf16>) outs(%33 : tensor<2x16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %72 = arith.extf %in : bf16 to f32
      linalg.yield %72 : f32
    } -> tensor<2x16x32xf32> loc(#loc146)
    %35 = tensor.empty() : tensor<2x16xf32> loc(#loc147)
    %36 = linalg.fill ins(%cst_9 : f32) outs(%35 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc147)
    %37 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<2x16x32xf32>) outs(%36 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %in : f32
      %73 = arith.addf %out, %72 : f32
      linalg.yield %73 : f32
    } -> tensor<2x16xf32> loc(#loc147)
    %38 = tensor.empty() : tensor<2x16x1xf32> loc(#loc148)
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x16xf32>) outs(%38 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.divf %in, %cst_8 : f32
      %73 = arith.addf %72, %cst_7 : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x1xf32> loc(#loc148)
    %40 = tensor.empty() : tensor<2x16x1xf32> loc(#loc149)
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.rsqrt %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x16x1xf32> loc(#loc149)
    %42 = tensor.empty() : tensor<2x16x1xf32> loc(#loc150)
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %39 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%42 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %72 = arith.divf %in, %in_11 : f32
      %73 = arith.mulf %72, %cst_6 : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x1xf32> loc(#loc150)
    %44 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc151)
    %45 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %41 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%44 : tensor<2x16x32xbf16>) {
    ^bb0(%in: f32, %in_11: f32, %out: bf16):
      %72 = arith.mulf %in, %in_11 : f32
      %73 = arith.truncf %72 : f32 to bf16
      linalg.yield %73 : bf16
    } -> tensor<2x16x32xbf16> loc(#loc151)
    %46 = tensor.empty() : tensor<1x1x32xbf16> loc(#loc152)
    %47 = linalg.generic {indexing_maps = [#map31, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<32xbf16>) outs(%46 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x32xbf16> loc(#loc152)
    %48 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc153)
    %49 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %47 : tensor<2x16x32xbf16>, tensor<1x1x32xbf16>) outs(%48 : tensor<2x16x32xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %72 = arith.mulf %in, %in_11 : bf16
      linalg.yield %72 : bf16
    } -> tensor<2x16x32xbf16> loc(#loc153)
    %50 = tensor.empty() : tensor<2x16x64xf32> loc(#loc154)
    %51 = linalg.fill ins(%cst_9 : f32) outs(%50 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc154)
    %52 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49, %arg1 : tensor<2x16x32xbf16>, tensor<32x64xbf16>) outs(%51 : tensor<2x16x64xf32>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: f32):
      %72 = arith.extf %in : bf16 to f32
      %73 = arith.extf %in_11 : bf16 to f32
      %74 = arith.mulf %72, %73 : f32
      %75 = arith.addf %out, %74 : f32
      linalg.yield %75 : f32
    } -> tensor<2x16x64xf32> loc(#loc154)
    %53 = tensor.empty() : tensor<2x16xf32> loc(#loc155)
    %54 = linalg.fill ins(%cst_4 : f32) outs(%53 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc155)
    %55 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<2x16x64xf32>) outs(%54 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.maximumf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x16xf32> loc(#loc155)
    %56 = tensor.empty() : tensor<2x16x64xf32> loc(#loc156)
    %57 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %55 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%56 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %72 = arith.subf %in, %in_11 : f32
      linalg.yield %72 : f32
    } -> tensor<2x16x64xf32> loc(#loc156)
    %58 = tensor.empty() : tensor<2x16x64xf32> loc(#loc157)
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x16x64xf32>) outs(%58 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.exp %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x16x64xf32> loc(#loc157)
    %60 = tensor.empty() : tensor<2x16xf32> loc(#loc158)
    %61 = linalg.fill ins(%cst_9 : f32) outs(%60 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc158)
    %62 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x16xf32> loc(#loc158)
    %63 = tensor.empty() : tensor<2x16x1xf32> loc(#loc159)
    %64 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32> loc(#loc159)
    %65 = tensor.empty() : tensor<2x16x64xi1> loc(#loc160)
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<2x16xi32>) outs(%65 : tensor<2x16x64xi1>) {
    ^bb0(%in: i32, %out: i1):
      %72 = linalg.index 2 : index
      %73 = arith.index_cast %72 : index to i32
      %74 = arith.cmpi eq, %in, %73 : i32
      linalg.yield %74 : i1
    } -> tensor<2x16x64xi1> loc(#loc160)
    %67 = tensor.empty() : tensor<f32> loc(#loc161)
    %68 = linalg.fill ins(%cst_9 : f32) outs(%67 : tensor<f32>) -> tensor<f32> loc(#loc161)
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map35], iterator_types = ["reduction", "reduction", "reduction"]} ins(%66, %57, %64 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %72 = math.log %in_12 : f32
      %73 = arith.subf %in_11, %72 : f32
      %74 = arith.select %in, %73, %cst_9 : f32
      %75 = arith.addf %out, %74 : f32
      linalg.yield %75 : f32
    } -> tensor<f32> loc(#loc161)
    %70 = tensor.empty() : tensor<f32> loc(#loc162)
    %71 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = []} ins(%69 : tensor<f32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.negf %in : f32
      %73 = arith.divf %72, %cst_8 : f32
      linalg.yield %73 : f32
    } -> tensor<f32> loc(#loc162)
    return %71, %arg1, %arg2, %arg3, %arg4, %arg7, %arg8, %arg9, %arg10, %arg13, %7, %9, %11, %32#2, %32#3, %32#4, %32#5, %32#6, %32#7, %32#8, %32#9, %32#10, %32#11, %32#12, %32#13, %32#14, %32#15, %32#16, %32#17, %32#18, %32#19, %32#20, %32#21, %32#22, %32#23, %32#24, %32#25, %32#26, %32#27, %34, %43, %41, %47, %45, %49, %59, %64, %66 : tensor<f32>, tensor<32x64xbf16>, tensor<4x64x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<2x16xi32>, tensor<1x16x1x4xf32>, tensor<1x16x1x4xf32>, tensor<2x2x2x16x16xi1>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x2x2x8xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x2x2x16x16xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x16xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<1x1x32xbf16>, tensor<2x16x32xbf16>, tensor<2x16x32xbf16>, tensor<2x16x64xf32>, tensor<2x16x1xf32>, tensor<2x16x64xi1>
  } loc(#loc1)
  func.func @bwd(%arg0: tensor<32x64xbf16> loc("head"), %arg1: tensor<4x64x32xbf16> loc("layers/down"), %arg2: tensor<4x32x64xbf16> loc("layers/gate"), %arg3: tensor<4x32x16xbf16> loc("layers/key"), %arg4: tensor<4x32x32xbf16> loc("layers/out"), %arg5: tensor<4x32x32xbf16> loc("layers/query"), %arg6: tensor<4x32x64xbf16> loc("layers/up"), %arg7: tensor<4x32x16xbf16> loc("layers/value"), %arg8: tensor<2x16xi32> loc("tokens"), %arg9: tensor<1x16x1x4xf32> loc("attention/broadcast_in_dim.2"), %arg10: tensor<1x16x1x4xf32> loc("attention/broadcast_in_dim.3"), %arg11: tensor<2x2x2x16x16xi1> loc("attention/ge"), %arg12: tensor<4x2x16x32xf32> loc("while"), %arg13: tensor<4x2x16x1xf32> loc("while"), %arg14: tensor<4x2x16x1xf32> loc("while"), %arg15: tensor<4x1x1x32xbf16> loc("while"), %arg16: tensor<4x2x16x32xbf16> loc("while"), %arg17: tensor<4x2x16x32xbf16> loc("while"), %arg18: tensor<4x2x16x2x2x8xbf16> loc("while"), %arg19: tensor<4x2x16x2x8xbf16> loc("while"), %arg20: tensor<4x2x2x2x16x16xf32> loc("while"), %arg21: tensor<4x2x2x2x16x1xf32> loc("while"), %arg22: tensor<4x2x2x2x16x1xf32> loc("while"), %arg23: tensor<4x2x2x2x16x16xbf16> loc("while"), %arg24: tensor<4x2x16x2x8xbf16> loc("while"), %arg25: tensor<4x2x16x32xbf16> loc("while"), %arg26: tensor<4x2x16x32xf32> loc("while"), %arg27: tensor<4x2x16x1xf32> loc("while"), %arg28: tensor<4x2x16x1xf32> loc("while"), %arg29: tensor<4x1x1x32xbf16> loc("while"), %arg30: tensor<4x2x16x32xbf16> loc("while"), %arg31: tensor<4x2x16x32xbf16> loc("while"), %arg32: tensor<4x2x16x64xbf16> loc("while"), %arg33: tensor<4x2x16x64xbf16> loc("while"), %arg34: tensor<4x2x16x64xbf16> loc("while"), %arg35: tensor<4x2x16x64xbf16> loc("while"), %arg36: tensor<4x2x16x64xbf16> loc("while"), %arg37: tensor<4x2x16x64xbf16> loc("while"), %arg38: tensor<2x16x32xf32> loc("head/convert_element_type"), %arg39: tensor<2x16x1xf32> loc("head/mul.1"), %arg40: tensor<2x16x1xf32> loc("head/rsqrt"), %arg41: tensor<1x1x32xbf16> loc("head/broadcast_in_dim.1"), %arg42: tensor<2x16x32xbf16> loc("head/convert_element_type.1"), %arg43: tensor<2x16x32xbf16> loc("head/mul.5"), %arg44: tensor<2x16x64xf32> loc("head/log_softmax/exp"), %arg45: tensor<2x16x1xf32> loc("head/log_softmax/broadcast_in_dim.1"), %arg46: tensor<2x16x64xi1> loc("head/eq.1"), %arg47: tensor<f32> loc("cotangent0")) -> (tensor<64x32xbf16>, tensor<32x64xbf16>, tensor<4x64x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<4x32xbf16>, tensor<4x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<32xbf16>) {
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant 0.353553385 : f32
    %c3 = arith.constant 3 : index
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 3.200000e+01 : f32
    %cst_3 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x16x64xf32> loc(#loc165)
    %1 = linalg.generic {indexing_maps = [#map1, #map35, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg46, %arg47 : tensor<2x16x64xi1>, tensor<f32>) outs(%0 : tensor<2x16x64xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %50 = arith.divf %in_11, %cst_2 : f32
      %51 = arith.negf %50 : f32
      %52 = arith.select %in, %51, %cst_1 : f32
      linalg.yield %52 : f32
    } -> tensor<2x16x64xf32> loc(#loc165)
    %2 = tensor.empty() : tensor<2x16xf32> loc(#loc166)
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc166)
    %3 = linalg.fill ins(%cst_1 : f32) outs(%expanded : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc166)
    %expanded_4 = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc166)
    %4 = linalg.generic {indexing_maps = [#map4, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_4 : tensor<2x16x1x64xf32>) outs(%3 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.negf %in : f32
      %51 = arith.addf %out, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x16x1xf32> loc(#loc166)
    %5 = tensor.empty() : tensor<2x16xf32> loc(#loc167)
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc167)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg45 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%6 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %50 = arith.divf %in, %in_11 : f32
      %51 = arith.addf %out, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x16xf32> loc(#loc167)
    %8 = tensor.empty() : tensor<2x16x64xf32> loc(#loc168)
    %9 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %7, %arg44 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%8 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_11: f32, %in_12: f32, %out: f32):
      %50 = arith.mulf %in_11, %in_12 : f32
      %51 = arith.addf %in, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x16x64xf32> loc(#loc168)
    %10 = tensor.empty() : tensor<64x32xf32> loc(#loc169)
    %11 = linalg.fill ins(%cst_1 : f32) outs(%10 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc169)
    %12 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%9, %arg43 : tensor<2x16x64xf32>, tensor<2x16x32xbf16>) outs(%11 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_11: bf16, %out: f32):
      %50 = arith.extf %in_11 : bf16 to f32
      %51 = arith.mulf %in, %50 : f32
      %52 = arith.addf %out, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<64x32xf32> loc(#loc169)
    %13 = tensor.empty() : tensor<32x64xbf16> loc(#loc170)
    %14 = linalg.generic {indexing_maps = [#map39, #map2], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<64x32xf32>) outs(%13 : tensor<32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %50 = arith.truncf %in : f32 to bf16
      linalg.yield %50 : bf16
    } -> tensor<32x64xbf16> loc(#loc170)
    %15 = tensor.empty() : tensor<2x16x32xf32> loc(#loc171)
    %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc171)
    %17 = linalg.generic {indexing_maps = [#map32, #map8, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%9, %arg0 : tensor<2x16x64xf32>, tensor<32x64xbf16>) outs(%16 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_11: bf16, %out: f32):
      %50 = arith.extf %in_11 : bf16 to f32
      %51 = arith.mulf %in, %50 : f32
      %52 = arith.addf %out, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<2x16x32xf32> loc(#loc171)
    %18 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc172)
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x16x32xf32>) outs(%18 : tensor<2x16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %50 = arith.truncf %in : f32 to bf16
      linalg.yield %50 : bf16
    } -> tensor<2x16x32xbf16> loc(#loc172)
    %20 = tensor.empty() : tensor<32xbf16> loc(#loc173)
    %expanded_5 = tensor.expand_shape %20 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16> loc(#loc173)
    %21 = linalg.fill ins(%cst_0 : bf16) outs(%expanded_5 : tensor<1x1x32xbf16>) -> tensor<1x1x32xbf16> loc(#loc173)
    %expanded_6 = tensor.expand_shape %arg42 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x1x32xbf16> loc(#loc173)
    %expanded_7 = tensor.expand_shape %19 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x1x32xbf16> loc(#loc173)
    %22 = linalg.generic {indexing_maps = [#map40, #map40, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_6, %expanded_7 : tensor<2x16x1x1x32xbf16>, tensor<2x16x1x1x32xbf16>) outs(%21 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: bf16):
      %50 = arith.mulf %in, %in_11 : bf16
      %51 = arith.addf %out, %50 : bf16
      linalg.yield %51 : bf16
    } -> tensor<1x1x32xbf16> loc(#loc173)
    %23 = tensor.empty() : tensor<32xbf16> loc(#loc174)
    %24 = linalg.fill ins(%cst_0 : bf16) outs(%23 : tensor<32xbf16>) -> tensor<32xbf16> loc(#loc174)
    %25 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%22 : tensor<1x1x32xbf16>) outs(%24 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %50 = arith.addf %out, %in : bf16
      linalg.yield %50 : bf16
    } -> tensor<32xbf16> loc(#loc174)
    %26 = tensor.empty() : tensor<2x16x32xf32> loc(#loc175)
    %27 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg41 : tensor<2x16x32xbf16>, tensor<1x1x32xbf16>) outs(%26 : tensor<2x16x32xf32>) {
    ^bb0(%in: bf16, %in_11: bf16, %out: f32):
      %50 = arith.mulf %in, %in_11 : bf16
      %51 = arith.extf %50 : bf16 to f32
      linalg.yield %51 : f32
    } -> tensor<2x16x32xf32> loc(#loc175)
    %28 = tensor.empty() : tensor<2x16xf32> loc(#loc176)
    %expanded_8 = tensor.expand_shape %28 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc176)
    %29 = linalg.fill ins(%cst_1 : f32) outs(%expanded_8 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc176)
    %expanded_9 = tensor.expand_shape %arg38 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc176)
    %expanded_10 = tensor.expand_shape %27 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc176)
    %30 = linalg.generic {indexing_maps = [#map4, #map4, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_9, %expanded_10 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%29 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %50 = arith.mulf %in, %in_11 : f32
      %51 = arith.addf %out, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<2x16x1xf32> loc(#loc176)
    %31 = tensor.empty() : tensor<2x16xf32> loc(#loc177)
    %32 = linalg.fill ins(%cst_1 : f32) outs(%31 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc177)
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30, %arg39 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%32 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %50 = arith.mulf %in, %in_11 : f32
      %51 = arith.divf %50, %cst_2 : f32
      %52 = arith.addf %out, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<2x16xf32> loc(#loc177)
    %34 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc178)
    %35 = linalg.generic {indexing_maps = [#map1, #map7, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg40, %arg38, %33 : tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%34 : tensor<2x16x32xbf16>) {
    ^bb0(%in: f32, %in_11: f32, %in_12: f32, %in_13: f32, %out: bf16):
      %50 = arith.mulf %in_13, %in_12 : f32
      %51 = arith.mulf %in_12, %in_13 : f32
      %52 = arith.mulf %in, %in_11 : f32
      %53 = arith.addf %52, %51 : f32
      %54 = arith.addf %53, %50 : f32
      %55 = arith.truncf %54 : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<2x16x32xbf16> loc(#loc178)
    %36 = tensor.empty() : tensor<4x64x32xbf16> loc(#loc179)
    %37 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%36 : tensor<4x64x32xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_0 : bf16
    } -> tensor<4x64x32xbf16> loc(#loc179)
    %38 = tensor.empty() : tensor<4x32x64xbf16> loc(#loc180)
    %39 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%38 : tensor<4x32x64xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_0 : bf16
    } -> tensor<4x32x64xbf16> loc(#loc180)
    %40 = tensor.empty() : tensor<4x32x16xbf16> loc(#loc181)
    %41 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%40 : tensor<4x32x16xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_0 : bf16
    } -> tensor<4x32x16xbf16> loc(#loc181)
    %42 = tensor.empty() : tensor<4x32xbf16> loc(#loc182)
    %43 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%42 : tensor<4x32xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_0 : bf16
    } -> tensor<4x32xbf16> loc(#loc182)
    %44 = tensor.empty() : tensor<4x32x32xbf16> loc(#loc183)
    %45 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%44 : tensor<4x32x32xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_0 : bf16
    } -> tensor<4x32x32xbf16> loc(#loc183)
    %46:11 = scf.for %arg48 = %c0 to %c4 step %c1 iter_args(%arg49 = %cst_3, %arg50 = %35, %arg51 = %37, %arg52 = %39, %arg53 = %41, %arg54 = %43, %arg55 = %43, %arg56 = %45, %arg57 = %45, %arg58 = %39, %arg59 = %41) -> (tensor<i32>, tensor<2x16x32xbf16>, tensor<4x64x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<4x32xbf16>, tensor<4x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>) {
      %50 = tensor.empty() : tensor<i32> loc(#loc185)
      %51 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = []} ins(%arg49 : tensor<i32>) outs(%50 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.subi %c3_i32, %in : i32
        linalg.yield %338 : i32
      } -> tensor<i32> loc(#loc185)
      %extracted = tensor.extract %51[] : tensor<i32> loc(#loc186)
      %52 = arith.index_cast %extracted : i32 to index loc(#loc186)
      %53 = arith.maxsi %52, %c0 : index loc(#loc186)
      %54 = arith.minsi %53, %c3 : index loc(#loc186)
      %extracted_slice = tensor.extract_slice %arg12[%54, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc186)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc187)
      %extracted_11 = tensor.extract %51[] : tensor<i32> loc(#loc188)
      %55 = arith.index_cast %extracted_11 : i32 to index loc(#loc188)
      %56 = arith.maxsi %55, %c0 : index loc(#loc188)
      %57 = arith.minsi %56, %c3 : index loc(#loc188)
      %extracted_slice_12 = tensor.extract_slice %arg13[%57, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc188)
      %extracted_13 = tensor.extract %51[] : tensor<i32> loc(#loc189)
      %58 = arith.index_cast %extracted_13 : i32 to index loc(#loc189)
      %59 = arith.maxsi %58, %c0 : index loc(#loc189)
      %60 = arith.minsi %59, %c3 : index loc(#loc189)
      %extracted_slice_14 = tensor.extract_slice %arg14[%60, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc189)
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2], [3]] : tensor<1x2x16x1xf32> into tensor<2x16x1xf32> loc(#loc190)
      %extracted_16 = tensor.extract %51[] : tensor<i32> loc(#loc191)
      %61 = arith.index_cast %extracted_16 : i32 to index loc(#loc191)
      %62 = arith.maxsi %61, %c0 : index loc(#loc191)
      %63 = arith.minsi %62, %c3 : index loc(#loc191)
      %extracted_slice_17 = tensor.extract_slice %arg15[%63, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<4x1x1x32xbf16> to tensor<1x1x1x32xbf16> loc(#loc191)
      %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0], [1], [2, 3]] : tensor<1x1x1x32xbf16> into tensor<1x1x32xbf16> loc(#loc192)
      %extracted_19 = tensor.extract %51[] : tensor<i32> loc(#loc193)
      %64 = arith.index_cast %extracted_19 : i32 to index loc(#loc193)
      %65 = arith.maxsi %64, %c0 : index loc(#loc193)
      %66 = arith.minsi %65, %c3 : index loc(#loc193)
      %extracted_slice_20 = tensor.extract_slice %arg16[%66, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16> loc(#loc193)
      %extracted_21 = tensor.extract %51[] : tensor<i32> loc(#loc194)
      %67 = arith.index_cast %extracted_21 : i32 to index loc(#loc194)
      %68 = arith.maxsi %67, %c0 : index loc(#loc194)
      %69 = arith.minsi %68, %c3 : index loc(#loc194)
      %extracted_slice_22 = tensor.extract_slice %arg5[%69, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xbf16> to tensor<1x32x32xbf16> loc(#loc194)
      %extracted_23 = tensor.extract %51[] : tensor<i32> loc(#loc195)
      %70 = arith.index_cast %extracted_23 : i32 to index loc(#loc195)
      %71 = arith.maxsi %70, %c0 : index loc(#loc195)
      %72 = arith.minsi %71, %c3 : index loc(#loc195)
      %extracted_slice_24 = tensor.extract_slice %arg17[%72, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16> loc(#loc195)
      %extracted_25 = tensor.extract %51[] : tensor<i32> loc(#loc196)
      %73 = arith.index_cast %extracted_25 : i32 to index loc(#loc196)
      %74 = arith.maxsi %73, %c0 : index loc(#loc196)
      %75 = arith.minsi %74, %c3 : index loc(#loc196)
      %extracted_slice_26 = tensor.extract_slice %arg3[%75, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<4x32x16xbf16> to tensor<1x32x16xbf16> loc(#loc196)
      %extracted_27 = tensor.extract %51[] : tensor<i32> loc(#loc197)
      %76 = arith.index_cast %extracted_27 : i32 to index loc(#loc197)
      %77 = arith.maxsi %76, %c0 : index loc(#loc197)
      %78 = arith.minsi %77, %c3 : index loc(#loc197)
      %extracted_slice_28 = tensor.extract_slice %arg7[%78, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<4x32x16xbf16> to tensor<1x32x16xbf16> loc(#loc197)
      %extracted_29 = tensor.extract %51[] : tensor<i32> loc(#loc198)
      %79 = arith.index_cast %extracted_29 : i32 to index loc(#loc198)
      %80 = arith.maxsi %79, %c0 : index loc(#loc198)
      %81 = arith.minsi %80, %c3 : index loc(#loc198)
      %extracted_slice_30 = tensor.extract_slice %arg18[%81, 0, 0, 0, 0, 0] [1, 2, 16, 2, 2, 8] [1, 1, 1, 1, 1, 1] : tensor<4x2x16x2x2x8xbf16> to tensor<1x2x16x2x2x8xbf16> loc(#loc198)
      %extracted_31 = tensor.extract %51[] : tensor<i32> loc(#loc199)
      %82 = arith.index_cast %extracted_31 : i32 to index loc(#loc199)
      %83 = arith.maxsi %82, %c0 : index loc(#loc199)
      %84 = arith.minsi %83, %c3 : index loc(#loc199)
      %extracted_slice_32 = tensor.extract_slice %arg19[%84, 0, 0, 0, 0] [1, 2, 16, 2, 8] [1, 1, 1, 1, 1] : tensor<4x2x16x2x8xbf16> to tensor<1x2x16x2x8xbf16> loc(#loc199)
      %extracted_33 = tensor.extract %51[] : tensor<i32> loc(#loc200)
      %85 = arith.index_cast %extracted_33 : i32 to index loc(#loc200)
      %86 = arith.maxsi %85, %c0 : index loc(#loc200)
      %87 = arith.minsi %86, %c3 : index loc(#loc200)
      %extracted_slice_34 = tensor.extract_slice %arg20[%87, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 16] [1, 1, 1, 1, 1, 1] : tensor<4x2x2x2x16x16xf32> to tensor<1x2x2x2x16x16xf32> loc(#loc200)
      %collapsed_35 = tensor.collapse_shape %extracted_slice_34 [[0, 1], [2], [3], [4], [5]] : tensor<1x2x2x2x16x16xf32> into tensor<2x2x2x16x16xf32> loc(#loc201)
      %extracted_36 = tensor.extract %51[] : tensor<i32> loc(#loc202)
      %88 = arith.index_cast %extracted_36 : i32 to index loc(#loc202)
      %89 = arith.maxsi %88, %c0 : index loc(#loc202)
      %90 = arith.minsi %89, %c3 : index loc(#loc202)
      %extracted_slice_37 = tensor.extract_slice %arg21[%90, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 1] [1, 1, 1, 1, 1, 1] : tensor<4x2x2x2x16x1xf32> to tensor<1x2x2x2x16x1xf32> loc(#loc202)
      %collapsed_38 = tensor.collapse_shape %extracted_slice_37 [[0, 1], [2], [3], [4], [5]] : tensor<1x2x2x2x16x1xf32> into tensor<2x2x2x16x1xf32> loc(#loc203)
      %extracted_39 = tensor.extract %51[] : tensor<i32> loc(#loc204)
      %91 = arith.index_cast %extracted_39 : i32 to index loc(#loc204)
      %92 = arith.maxsi %91, %c0 : index loc(#loc204)
      %93 = arith.minsi %92, %c3 : index loc(#loc204)
      %extracted_slice_40 = tensor.extract_slice %arg22[%93, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 1] [1, 1, 1, 1, 1, 1] : tensor<4x2x2x2x16x1xf32> to tensor<1x2x2x2x16x1xf32> loc(#loc204)
      %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0, 1], [2], [3], [4], [5]] : tensor<1x2x2x2x16x1xf32> into tensor<2x2x2x16x1xf32> loc(#loc205)
      %extracted_42 = tensor.extract %51[] : tensor<i32> loc(#loc206)
      %94 = arith.index_cast %extracted_42 : i32 to index loc(#loc206)
      %95 = arith.maxsi %94, %c0 : index loc(#loc206)
      %96 = arith.minsi %95, %c3 : index loc(#loc206)
      %extracted_slice_43 = tensor.extract_slice %arg23[%96, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 16] [1, 1, 1, 1, 1, 1] : tensor<4x2x2x2x16x16xbf16> to tensor<1x2x2x2x16x16xbf16> loc(#loc206)
      %extracted_44 = tensor.extract %51[] : tensor<i32> loc(#loc207)
      %97 = arith.index_cast %extracted_44 : i32 to index loc(#loc207)
      %98 = arith.maxsi %97, %c0 : index loc(#loc207)
      %99 = arith.minsi %98, %c3 : index loc(#loc207)
      %extracted_slice_45 = tensor.extract_slice %arg24[%99, 0, 0, 0, 0] [1, 2, 16, 2, 8] [1, 1, 1, 1, 1] : tensor<4x2x16x2x8xbf16> to tensor<1x2x16x2x8xbf16> loc(#loc207)
      %extracted_46 = tensor.extract %51[] : tensor<i32> loc(#loc208)
      %100 = arith.index_cast %extracted_46 : i32 to index loc(#loc208)
      %101 = arith.maxsi %100, %c0 : index loc(#loc208)
      %102 = arith.minsi %101, %c3 : index loc(#loc208)
      %extracted_slice_47 = tensor.extract_slice %arg4[%102, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xbf16> to tensor<1x32x32xbf16> loc(#loc208)
      %extracted_48 = tensor.extract %51[] : tensor<i32> loc(#loc209)
      %103 = arith.index_cast %extracted_48 : i32 to index loc(#loc209)
      %104 = arith.maxsi %103, %c0 : index loc(#loc209)
      %105 = arith.minsi %104, %c3 : index loc(#loc209)
      %extracted_slice_49 = tensor.extract_slice %arg25[%105, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16> loc(#loc209)
      %extracted_50 = tensor.extract %51[] : tensor<i32> loc(#loc210)
      %106 = arith.index_cast %extracted_50 : i32 to index loc(#loc210)
      %107 = arith.maxsi %106, %c0 : index loc(#loc210)
      %108 = arith.minsi %107, %c3 : index loc(#loc210)
      %extracted_slice_51 = tensor.extract_slice %arg26[%108, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc210)
      %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc211)
      %extracted_53 = tensor.extract %51[] : tensor<i32> loc(#loc212)
      %109 = arith.index_cast %extracted_53 : i32 to index loc(#loc212)
      %110 = arith.maxsi %109, %c0 : index loc(#loc212)
      %111 = arith.minsi %110, %c3 : index loc(#loc212)
      %extracted_slice_54 = tensor.extract_slice %arg27[%111, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc212)
      %extracted_55 = tensor.extract %51[] : tensor<i32> loc(#loc213)
      %112 = arith.index_cast %extracted_55 : i32 to index loc(#loc213)
      %113 = arith.maxsi %112, %c0 : index loc(#loc213)
      %114 = arith.minsi %113, %c3 : index loc(#loc213)
      %extracted_slice_56 = tensor.extract_slice %arg28[%114, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc213)
      %collapsed_57 = tensor.collapse_shape %extracted_slice_56 [[0, 1], [2], [3]] : tensor<1x2x16x1xf32> into tensor<2x16x1xf32> loc(#loc214)
      %extracted_58 = tensor.extract %51[] : tensor<i32> loc(#loc215)
      %115 = arith.index_cast %extracted_58 : i32 to index loc(#loc215)
      %116 = arith.maxsi %115, %c0 : index loc(#loc215)
      %117 = arith.minsi %116, %c3 : index loc(#loc215)
      %extracted_slice_59 = tensor.extract_slice %arg29[%117, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<4x1x1x32xbf16> to tensor<1x1x1x32xbf16> loc(#loc215)
      %collapsed_60 = tensor.collapse_shape %extracted_slice_59 [[0], [1], [2, 3]] : tensor<1x1x1x32xbf16> into tensor<1x1x32xbf16> loc(#loc216)
      %extracted_61 = tensor.extract %51[] : tensor<i32> loc(#loc217)
      %118 = arith.index_cast %extracted_61 : i32 to index loc(#loc217)
      %119 = arith.maxsi %118, %c0 : index loc(#loc217)
      %120 = arith.minsi %119, %c3 : index loc(#loc217)
      %extracted_slice_62 = tensor.extract_slice %arg30[%120, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16> loc(#loc217)
      %extracted_63 = tensor.extract %51[] : tensor<i32> loc(#loc218)
      %121 = arith.index_cast %extracted_63 : i32 to index loc(#loc218)
      %122 = arith.maxsi %121, %c0 : index loc(#loc218)
      %123 = arith.minsi %122, %c3 : index loc(#loc218)
      %extracted_slice_64 = tensor.extract_slice %arg2[%123, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xbf16> to tensor<1x32x64xbf16> loc(#loc218)
      %extracted_65 = tensor.extract %51[] : tensor<i32> loc(#loc219)
      %124 = arith.index_cast %extracted_65 : i32 to index loc(#loc219)
      %125 = arith.maxsi %124, %c0 : index loc(#loc219)
      %126 = arith.minsi %125, %c3 : index loc(#loc219)
      %extracted_slice_66 = tensor.extract_slice %arg31[%126, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16> loc(#loc219)
      %extracted_67 = tensor.extract %51[] : tensor<i32> loc(#loc220)
      %127 = arith.index_cast %extracted_67 : i32 to index loc(#loc220)
      %128 = arith.maxsi %127, %c0 : index loc(#loc220)
      %129 = arith.minsi %128, %c3 : index loc(#loc220)
      %extracted_slice_68 = tensor.extract_slice %arg32[%129, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc220)
      %extracted_69 = tensor.extract %51[] : tensor<i32> loc(#loc221)
      %130 = arith.index_cast %extracted_69 : i32 to index loc(#loc221)
      %131 = arith.maxsi %130, %c0 : index loc(#loc221)
      %132 = arith.minsi %131, %c3 : index loc(#loc221)
      %extracted_slice_70 = tensor.extract_slice %arg33[%132, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc221)
      %extracted_71 = tensor.extract %51[] : tensor<i32> loc(#loc222)
      %133 = arith.index_cast %extracted_71 : i32 to index loc(#loc222)
      %134 = arith.maxsi %133, %c0 : index loc(#loc222)
      %135 = arith.minsi %134, %c3 : index loc(#loc222)
      %extracted_slice_72 = tensor.extract_slice %arg34[%135, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc222)
      %extracted_73 = tensor.extract %51[] : tensor<i32> loc(#loc223)
      %136 = arith.index_cast %extracted_73 : i32 to index loc(#loc223)
      %137 = arith.maxsi %136, %c0 : index loc(#loc223)
      %138 = arith.minsi %137, %c3 : index loc(#loc223)
      %extracted_slice_74 = tensor.extract_slice %arg6[%138, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xbf16> to tensor<1x32x64xbf16> loc(#loc223)
      %extracted_75 = tensor.extract %51[] : tensor<i32> loc(#loc224)
      %139 = arith.index_cast %extracted_75 : i32 to index loc(#loc224)
      %140 = arith.maxsi %139, %c0 : index loc(#loc224)
      %141 = arith.minsi %140, %c3 : index loc(#loc224)
      %extracted_slice_76 = tensor.extract_slice %arg35[%141, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc224)
      %extracted_77 = tensor.extract %51[] : tensor<i32> loc(#loc225)
      %142 = arith.index_cast %extracted_77 : i32 to index loc(#loc225)
      %143 = arith.maxsi %142, %c0 : index loc(#loc225)
      %144 = arith.minsi %143, %c3 : index loc(#loc225)
      %extracted_slice_78 = tensor.extract_slice %arg36[%144, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc225)
      %extracted_79 = tensor.extract %51[] : tensor<i32> loc(#loc226)
      %145 = arith.index_cast %extracted_79 : i32 to index loc(#loc226)
      %146 = arith.maxsi %145, %c0 : index loc(#loc226)
      %147 = arith.minsi %146, %c3 : index loc(#loc226)
      %extracted_slice_80 = tensor.extract_slice %arg1[%147, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<4x64x32xbf16> to tensor<1x64x32xbf16> loc(#loc226)
      %extracted_81 = tensor.extract %51[] : tensor<i32> loc(#loc227)
      %148 = arith.index_cast %extracted_81 : i32 to index loc(#loc227)
      %149 = arith.maxsi %148, %c0 : index loc(#loc227)
      %150 = arith.minsi %149, %c3 : index loc(#loc227)
      %extracted_slice_82 = tensor.extract_slice %arg37[%150, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc227)
      %151 = tensor.empty() : tensor<2x16x32xf32> loc(#loc228)
      %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg50 : tensor<2x16x32xbf16>) outs(%151 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %338 = arith.extf %in : bf16 to f32
        linalg.yield %338 : f32
      } -> tensor<2x16x32xf32> loc(#loc228)
      %153 = tensor.empty() : tensor<32x64xf32> loc(#loc229)
      %154 = linalg.fill ins(%cst_1 : f32) outs(%153 : tensor<32x64xf32>) -> tensor<32x64xf32> loc(#loc229)
      %expanded_83 = tensor.expand_shape %152 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc229)
      %155 = linalg.generic {indexing_maps = [#map43, #map44, #map45], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_83, %extracted_slice_82 : tensor<1x2x16x32xf32>, tensor<1x2x16x64xbf16>) outs(%154 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<32x64xf32> loc(#loc229)
      %156 = tensor.empty() : tensor<2x16x64xf32> loc(#loc230)
      %expanded_84 = tensor.expand_shape %156 [[0], [1], [2, 3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc230)
      %157 = linalg.fill ins(%cst_1 : f32) outs(%expanded_84 : tensor<2x16x1x64xf32>) -> tensor<2x16x1x64xf32> loc(#loc230)
      %158 = linalg.generic {indexing_maps = [#map46, #map47, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%152, %extracted_slice_80 : tensor<2x16x32xf32>, tensor<1x64x32xbf16>) outs(%157 : tensor<2x16x1x64xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<2x16x1x64xf32> loc(#loc230)
      %159 = tensor.empty() : tensor<2x16x1x64xbf16> loc(#loc231)
      %160 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<2x16x1x64xf32>) outs(%159 : tensor<2x16x1x64xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %338 = arith.truncf %in : f32 to bf16
        linalg.yield %338 : bf16
      } -> tensor<2x16x1x64xbf16> loc(#loc231)
      %expanded_85 = tensor.expand_shape %160 [[0, 1], [2], [3], [4]] output_shape [1, 2, 16, 1, 64] : tensor<2x16x1x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc232)
      %expanded_86 = tensor.expand_shape %extracted_slice_78 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 64] : tensor<1x2x16x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc232)
      %expanded_87 = tensor.expand_shape %extracted_slice_76 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 64] : tensor<1x2x16x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc233)
      %expanded_88 = tensor.expand_shape %160 [[0, 1], [2], [3], [4]] output_shape [1, 2, 16, 1, 64] : tensor<2x16x1x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc233)
      %161 = tensor.empty() : tensor<1x2x16x1x64xf32> loc(#loc234)
      %162 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_86, %expanded_85 : tensor<1x2x16x1x64xbf16>, tensor<1x2x16x1x64xbf16>) outs(%161 : tensor<1x2x16x1x64xf32>) {
      ^bb0(%in: bf16, %in_159: bf16, %out: f32):
        %338 = arith.mulf %in, %in_159 : bf16
        %339 = arith.extf %338 : bf16 to f32
        linalg.yield %339 : f32
      } -> tensor<1x2x16x1x64xf32> loc(#loc234)
      %collapsed_89 = tensor.collapse_shape %162 [[0, 1], [2], [3, 4]] : tensor<1x2x16x1x64xf32> into tensor<2x16x64xf32> loc(#loc234)
      %163 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc235)
      %164 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_66 : tensor<1x2x16x32xbf16>) outs(%163 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %338 = arith.extf %in : bf16 to f32
        linalg.yield %338 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc235)
      %collapsed_90 = tensor.collapse_shape %164 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc235)
      %165 = tensor.empty() : tensor<64x32xf32> loc(#loc236)
      %166 = linalg.fill ins(%cst_1 : f32) outs(%165 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc236)
      %167 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_89, %collapsed_90 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%166 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %338 = arith.mulf %in, %in_159 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<64x32xf32> loc(#loc236)
      %168 = tensor.empty() : tensor<2x16x32xf32> loc(#loc237)
      %expanded_91 = tensor.expand_shape %168 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc237)
      %169 = linalg.fill ins(%cst_1 : f32) outs(%expanded_91 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc237)
      %170 = linalg.generic {indexing_maps = [#map46, #map47, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_89, %extracted_slice_74 : tensor<2x16x64xf32>, tensor<1x32x64xbf16>) outs(%169 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc237)
      %expanded_92 = tensor.expand_shape %extracted_slice_72 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 64] : tensor<1x2x16x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc238)
      %expanded_93 = tensor.expand_shape %extracted_slice_70 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 64] : tensor<1x2x16x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc239)
      %expanded_94 = tensor.expand_shape %extracted_slice_68 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 64] : tensor<1x2x16x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc240)
      %171 = tensor.empty() : tensor<1x2x16x1x64xf32> loc(#loc241)
      %172 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_88, %expanded_87, %expanded_93, %expanded_92, %expanded_94 : tensor<1x2x16x1x64xbf16>, tensor<1x2x16x1x64xbf16>, tensor<1x2x16x1x64xbf16>, tensor<1x2x16x1x64xbf16>, tensor<1x2x16x1x64xbf16>) outs(%171 : tensor<1x2x16x1x64xf32>) {
      ^bb0(%in: bf16, %in_159: bf16, %in_160: bf16, %in_161: bf16, %in_162: bf16, %out: f32):
        %338 = arith.mulf %in, %in_159 : bf16
        %339 = arith.mulf %in_161, %338 : bf16
        %340 = arith.mulf %339, %in_162 : bf16
        %341 = arith.mulf %338, %in_160 : bf16
        %342 = arith.addf %341, %340 : bf16
        %343 = arith.extf %342 : bf16 to f32
        linalg.yield %343 : f32
      } -> tensor<1x2x16x1x64xf32> loc(#loc241)
      %collapsed_95 = tensor.collapse_shape %172 [[0, 1], [2], [3, 4]] : tensor<1x2x16x1x64xf32> into tensor<2x16x64xf32> loc(#loc241)
      %173 = tensor.empty() : tensor<64x32xf32> loc(#loc242)
      %174 = linalg.fill ins(%cst_1 : f32) outs(%173 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc242)
      %175 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_95, %collapsed_90 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%174 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %338 = arith.mulf %in, %in_159 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<64x32xf32> loc(#loc242)
      %176 = tensor.empty() : tensor<2x16x32xf32> loc(#loc243)
      %expanded_96 = tensor.expand_shape %176 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc243)
      %177 = linalg.fill ins(%cst_1 : f32) outs(%expanded_96 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc243)
      %178 = linalg.generic {indexing_maps = [#map46, #map47, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_95, %extracted_slice_64 : tensor<2x16x64xf32>, tensor<1x32x64xbf16>) outs(%177 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc243)
      %179 = tensor.empty() : tensor<2x16x1x32xbf16> loc(#loc244)
      %180 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170, %178 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%179 : tensor<2x16x1x32xbf16>) {
      ^bb0(%in: f32, %in_159: f32, %out: bf16):
        %338 = arith.truncf %in_159 : f32 to bf16
        %339 = arith.truncf %in : f32 to bf16
        %340 = arith.addf %339, %338 : bf16
        linalg.yield %340 : bf16
      } -> tensor<2x16x1x32xbf16> loc(#loc244)
      %collapsed_97 = tensor.collapse_shape %180 [[0], [1], [2, 3]] : tensor<2x16x1x32xbf16> into tensor<2x16x32xbf16> loc(#loc244)
      %181 = tensor.empty() : tensor<32xbf16> loc(#loc245)
      %expanded_98 = tensor.expand_shape %181 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16> loc(#loc245)
      %182 = linalg.fill ins(%cst_0 : bf16) outs(%expanded_98 : tensor<1x1x32xbf16>) -> tensor<1x1x32xbf16> loc(#loc245)
      %expanded_99 = tensor.expand_shape %extracted_slice_62 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<1x2x16x32xbf16> into tensor<1x2x16x1x1x32xbf16> loc(#loc245)
      %expanded_100 = tensor.expand_shape %180 [[0, 1], [2], [3], [4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<2x16x1x32xbf16> into tensor<1x2x16x1x1x32xbf16> loc(#loc245)
      %183 = linalg.generic {indexing_maps = [#map48, #map48, #map49], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_99, %expanded_100 : tensor<1x2x16x1x1x32xbf16>, tensor<1x2x16x1x1x32xbf16>) outs(%182 : tensor<1x1x32xbf16>) {
      ^bb0(%in: bf16, %in_159: bf16, %out: bf16):
        %338 = arith.mulf %in, %in_159 : bf16
        %339 = arith.addf %out, %338 : bf16
        linalg.yield %339 : bf16
      } -> tensor<1x1x32xbf16> loc(#loc245)
      %184 = tensor.empty() : tensor<32xbf16> loc(#loc246)
      %185 = linalg.fill ins(%cst_0 : bf16) outs(%184 : tensor<32xbf16>) -> tensor<32xbf16> loc(#loc246)
      %186 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%183 : tensor<1x1x32xbf16>) outs(%185 : tensor<32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %338 = arith.addf %out, %in : bf16
        linalg.yield %338 : bf16
      } -> tensor<32xbf16> loc(#loc246)
      %187 = tensor.empty() : tensor<2x16x32xf32> loc(#loc247)
      %188 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_97, %collapsed_60 : tensor<2x16x32xbf16>, tensor<1x1x32xbf16>) outs(%187 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %in_159: bf16, %out: f32):
        %338 = arith.mulf %in, %in_159 : bf16
        %339 = arith.extf %338 : bf16 to f32
        linalg.yield %339 : f32
      } -> tensor<2x16x32xf32> loc(#loc247)
      %189 = tensor.empty() : tensor<2x16xf32> loc(#loc248)
      %expanded_101 = tensor.expand_shape %189 [[0, 1], [2, 3]] output_shape [1, 2, 16, 1] : tensor<2x16xf32> into tensor<1x2x16x1xf32> loc(#loc248)
      %190 = linalg.fill ins(%cst_1 : f32) outs(%expanded_101 : tensor<1x2x16x1xf32>) -> tensor<1x2x16x1xf32> loc(#loc248)
      %expanded_102 = tensor.expand_shape %extracted_slice_51 [[0], [1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc248)
      %expanded_103 = tensor.expand_shape %188 [[0, 1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc248)
      %191 = linalg.generic {indexing_maps = [#map5, #map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_102, %expanded_103 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%190 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %338 = arith.mulf %in, %in_159 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc248)
      %192 = tensor.empty() : tensor<2x16xf32> loc(#loc249)
      %expanded_104 = tensor.expand_shape %192 [[0, 1], [2]] output_shape [1, 2, 16] : tensor<2x16xf32> into tensor<1x2x16xf32> loc(#loc249)
      %193 = linalg.fill ins(%cst_1 : f32) outs(%expanded_104 : tensor<1x2x16xf32>) -> tensor<1x2x16xf32> loc(#loc249)
      %194 = linalg.generic {indexing_maps = [#map4, #map4, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%191, %extracted_slice_54 : tensor<1x2x16x1xf32>, tensor<1x2x16x1xf32>) outs(%193 : tensor<1x2x16xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %338 = arith.mulf %in, %in_159 : f32
        %339 = arith.divf %338, %cst_2 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<1x2x16xf32> loc(#loc249)
      %195 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc250)
      %196 = linalg.generic {indexing_maps = [#map34, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%194 : tensor<1x2x16xf32>) outs(%195 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc250)
      %collapsed_105 = tensor.collapse_shape %196 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc250)
      %197 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc251)
      %198 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg50, %188, %collapsed_57, %collapsed_52, %collapsed_105 : tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%197 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_159: f32, %in_160: f32, %in_161: f32, %in_162: f32, %out: bf16):
        %338 = arith.mulf %in_162, %in_161 : f32
        %339 = arith.mulf %in_161, %in_162 : f32
        %340 = arith.mulf %in_159, %in_160 : f32
        %341 = arith.addf %340, %339 : f32
        %342 = arith.addf %341, %338 : f32
        %343 = arith.truncf %342 : f32 to bf16
        %344 = arith.addf %in, %343 : bf16
        linalg.yield %344 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc251)
      %199 = tensor.empty() : tensor<2x16x32xf32> loc(#loc252)
      %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<2x16x32xbf16>) outs(%199 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %338 = arith.extf %in : bf16 to f32
        linalg.yield %338 : f32
      } -> tensor<2x16x32xf32> loc(#loc252)
      %201 = tensor.empty() : tensor<32x32xf32> loc(#loc253)
      %202 = linalg.fill ins(%cst_1 : f32) outs(%201 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc253)
      %expanded_106 = tensor.expand_shape %200 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc253)
      %203 = linalg.generic {indexing_maps = [#map43, #map44, #map45], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_106, %extracted_slice_49 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xbf16>) outs(%202 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<32x32xf32> loc(#loc253)
      %204 = tensor.empty() : tensor<2x16x32xf32> loc(#loc254)
      %expanded_107 = tensor.expand_shape %204 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc254)
      %205 = linalg.fill ins(%cst_1 : f32) outs(%expanded_107 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc254)
      %206 = linalg.generic {indexing_maps = [#map46, #map47, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%200, %extracted_slice_47 : tensor<2x16x32xf32>, tensor<1x32x32xbf16>) outs(%205 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc254)
      %207 = tensor.empty() : tensor<2x16x1x32xbf16> loc(#loc255)
      %208 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206 : tensor<2x16x1x32xf32>) outs(%207 : tensor<2x16x1x32xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %338 = arith.truncf %in : f32 to bf16
        linalg.yield %338 : bf16
      } -> tensor<2x16x1x32xbf16> loc(#loc255)
      %collapsed_108 = tensor.collapse_shape %208 [[0], [1], [2, 3]] : tensor<2x16x1x32xbf16> into tensor<2x16x32xbf16> loc(#loc255)
      %expanded_109 = tensor.expand_shape %collapsed_108 [[0], [1], [2, 3, 4]] output_shape [2, 16, 2, 2, 8] : tensor<2x16x32xbf16> into tensor<2x16x2x2x8xbf16> loc(#loc256)
      %209 = tensor.empty() : tensor<2x2x8x2x16xf32> loc(#loc257)
      %210 = linalg.generic {indexing_maps = [#map50, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_109 : tensor<2x16x2x2x8xbf16>) outs(%209 : tensor<2x2x8x2x16xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %338 = arith.extf %in : bf16 to f32
        linalg.yield %338 : f32
      } -> tensor<2x2x8x2x16xf32> loc(#loc257)
      %211 = tensor.empty() : tensor<2x2x2x16x16xf32> loc(#loc258)
      %expanded_110 = tensor.expand_shape %211 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 2, 16, 16] : tensor<2x2x2x16x16xf32> into tensor<1x2x2x2x16x16xf32> loc(#loc258)
      %212 = linalg.fill ins(%cst_1 : f32) outs(%expanded_110 : tensor<1x2x2x2x16x16xf32>) -> tensor<1x2x2x2x16x16xf32> loc(#loc258)
      %expanded_111 = tensor.expand_shape %210 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 8, 2, 16] : tensor<2x2x8x2x16xf32> into tensor<1x2x2x8x2x16xf32> loc(#loc258)
      %213 = linalg.generic {indexing_maps = [#map51, #map52, #map53], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_111, %extracted_slice_45 : tensor<1x2x2x8x2x16xf32>, tensor<1x2x16x2x8xbf16>) outs(%212 : tensor<1x2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<1x2x2x2x16x16xf32> loc(#loc258)
      %214 = tensor.empty() : tensor<2x2x8x16xf32> loc(#loc259)
      %expanded_112 = tensor.expand_shape %214 [[0, 1], [2], [3], [4]] output_shape [1, 2, 2, 8, 16] : tensor<2x2x8x16xf32> into tensor<1x2x2x8x16xf32> loc(#loc259)
      %215 = linalg.fill ins(%cst_1 : f32) outs(%expanded_112 : tensor<1x2x2x8x16xf32>) -> tensor<1x2x2x8x16xf32> loc(#loc259)
      %expanded_113 = tensor.expand_shape %210 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 8, 2, 16] : tensor<2x2x8x2x16xf32> into tensor<1x2x2x8x2x16xf32> loc(#loc259)
      %216 = linalg.generic {indexing_maps = [#map54, #map55, #map56], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_113, %extracted_slice_43 : tensor<1x2x2x8x2x16xf32>, tensor<1x2x2x2x16x16xbf16>) outs(%215 : tensor<1x2x2x8x16xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<1x2x2x8x16xf32> loc(#loc259)
      %217 = tensor.empty() : tensor<1x2x2x2x16x16xf32> loc(#loc260)
      %218 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%213 : tensor<1x2x2x2x16x16xf32>) outs(%217 : tensor<1x2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %338 = arith.truncf %in : f32 to bf16
        %339 = arith.extf %338 : bf16 to f32
        linalg.yield %339 : f32
      } -> tensor<1x2x2x2x16x16xf32> loc(#loc260)
      %collapsed_114 = tensor.collapse_shape %218 [[0, 1], [2], [3], [4], [5]] : tensor<1x2x2x2x16x16xf32> into tensor<2x2x2x16x16xf32> loc(#loc260)
      %219 = tensor.empty() : tensor<2x2x2x16xf32> loc(#loc261)
      %220 = linalg.fill ins(%cst_1 : f32) outs(%219 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32> loc(#loc261)
      %221 = linalg.generic {indexing_maps = [#map5, #map20, #map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_114, %collapsed_41, %collapsed_35 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x16xf32>) outs(%220 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %in_159: f32, %in_160: f32, %out: f32):
        %338 = arith.mulf %in, %in_159 : f32
        %339 = arith.mulf %338, %in_160 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<2x2x2x16xf32> loc(#loc261)
      %expanded_115 = tensor.expand_shape %221 [[0], [1], [2], [3, 4]] output_shape [2, 2, 2, 16, 1] : tensor<2x2x2x16xf32> into tensor<2x2x2x16x1xf32> loc(#loc262)
      %222 = tensor.empty() : tensor<2x2x2x16xf32> loc(#loc263)
      %223 = linalg.fill ins(%cst_1 : f32) outs(%222 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32> loc(#loc263)
      %224 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_115 : tensor<2x2x2x16x1xf32>) outs(%223 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %338 = arith.negf %in : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<2x2x2x16xf32> loc(#loc263)
      %225 = tensor.empty() : tensor<2x2x16x16x2xf32> loc(#loc264)
      %226 = linalg.generic {indexing_maps = [#map18, #map18, #map57, #map58, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg11, %collapsed_114, %collapsed_38, %224, %collapsed_35 : tensor<2x2x2x16x16xi1>, tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16xf32>, tensor<2x2x2x16x16xf32>) outs(%225 : tensor<2x2x16x16x2xf32>) {
      ^bb0(%in: i1, %in_159: f32, %in_160: f32, %in_161: f32, %in_162: f32, %out: f32):
        %338 = arith.divf %in_159, %in_160 : f32
        %339 = arith.addf %338, %in_161 : f32
        %340 = arith.mulf %339, %in_162 : f32
        %341 = arith.select %in, %340, %cst_1 : f32
        %342 = arith.mulf %341, %cst : f32
        linalg.yield %342 : f32
      } -> tensor<2x2x16x16x2xf32> loc(#loc264)
      %227 = tensor.empty() : tensor<2x2x16x2x8xf32> loc(#loc265)
      %expanded_116 = tensor.expand_shape %227 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 16, 2, 8] : tensor<2x2x16x2x8xf32> into tensor<1x2x2x16x2x8xf32> loc(#loc265)
      %228 = linalg.fill ins(%cst_1 : f32) outs(%expanded_116 : tensor<1x2x2x16x2x8xf32>) -> tensor<1x2x2x16x2x8xf32> loc(#loc265)
      %expanded_117 = tensor.expand_shape %226 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 16, 16, 2] : tensor<2x2x16x16x2xf32> into tensor<1x2x2x16x16x2xf32> loc(#loc265)
      %229 = linalg.generic {indexing_maps = [#map51, #map59, #map53], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_117, %extracted_slice_32 : tensor<1x2x2x16x16x2xf32>, tensor<1x2x16x2x8xbf16>) outs(%228 : tensor<1x2x2x16x2x8xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<1x2x2x16x2x8xf32> loc(#loc265)
      %230 = tensor.empty() : tensor<2x2x16x8xf32> loc(#loc266)
      %expanded_118 = tensor.expand_shape %230 [[0, 1], [2], [3], [4]] output_shape [1, 2, 2, 16, 8] : tensor<2x2x16x8xf32> into tensor<1x2x2x16x8xf32> loc(#loc266)
      %231 = linalg.fill ins(%cst_1 : f32) outs(%expanded_118 : tensor<1x2x2x16x8xf32>) -> tensor<1x2x2x16x8xf32> loc(#loc266)
      %expanded_119 = tensor.expand_shape %226 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 16, 16, 2] : tensor<2x2x16x16x2xf32> into tensor<1x2x2x16x16x2xf32> loc(#loc266)
      %232 = linalg.generic {indexing_maps = [#map54, #map60, #map56], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_119, %extracted_slice_30 : tensor<1x2x2x16x16x2xf32>, tensor<1x2x16x2x2x8xbf16>) outs(%231 : tensor<1x2x2x16x8xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<1x2x2x16x8xf32> loc(#loc266)
      %233 = tensor.empty() : tensor<1x2x16x2x8xf32> loc(#loc267)
      %234 = linalg.generic {indexing_maps = [#map61, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%216 : tensor<1x2x2x8x16xf32>) outs(%233 : tensor<1x2x16x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %338 = arith.truncf %in : f32 to bf16
        %339 = arith.extf %338 : bf16 to f32
        linalg.yield %339 : f32
      } -> tensor<1x2x16x2x8xf32> loc(#loc267)
      %collapsed_120 = tensor.collapse_shape %234 [[0, 1], [2], [3, 4]] : tensor<1x2x16x2x8xf32> into tensor<2x16x16xf32> loc(#loc267)
      %235 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc268)
      %236 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<1x2x16x32xbf16>) outs(%235 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %338 = arith.extf %in : bf16 to f32
        linalg.yield %338 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc268)
      %collapsed_121 = tensor.collapse_shape %236 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc268)
      %237 = tensor.empty() : tensor<16x32xf32> loc(#loc269)
      %238 = linalg.fill ins(%cst_1 : f32) outs(%237 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc269)
      %239 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_120, %collapsed_121 : tensor<2x16x16xf32>, tensor<2x16x32xf32>) outs(%238 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %338 = arith.mulf %in, %in_159 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<16x32xf32> loc(#loc269)
      %240 = tensor.empty() : tensor<2x16x32xf32> loc(#loc270)
      %expanded_122 = tensor.expand_shape %240 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc270)
      %241 = linalg.fill ins(%cst_1 : f32) outs(%expanded_122 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc270)
      %242 = linalg.generic {indexing_maps = [#map46, #map47, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_120, %extracted_slice_28 : tensor<2x16x16xf32>, tensor<1x32x16xbf16>) outs(%241 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc270)
      %243 = tensor.empty() : tensor<1x2x16x2x8xf32> loc(#loc271)
      %244 = linalg.generic {indexing_maps = [#map62, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%232 : tensor<1x2x2x16x8xf32>) outs(%243 : tensor<1x2x16x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %338 = arith.truncf %in : f32 to bf16
        %339 = arith.extf %338 : bf16 to f32
        linalg.yield %339 : f32
      } -> tensor<1x2x16x2x8xf32> loc(#loc271)
      %collapsed_123 = tensor.collapse_shape %244 [[0, 1], [2], [3], [4]] : tensor<1x2x16x2x8xf32> into tensor<2x16x2x8xf32> loc(#loc271)
      %extracted_slice_124 = tensor.extract_slice %collapsed_123[0, 0, 0, 0] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32> loc(#loc272)
      %extracted_slice_125 = tensor.extract_slice %collapsed_123[0, 0, 0, 4] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32> loc(#loc273)
      %245 = tensor.empty() : tensor<2x16x2x4xf32> loc(#loc274)
      %246 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_125, %arg9, %extracted_slice_124, %arg10 : tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>) outs(%245 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_159: f32, %in_160: f32, %in_161: f32, %out: f32):
        %338 = arith.negf %in_160 : f32
        %339 = arith.mulf %338, %in_161 : f32
        %340 = arith.mulf %in, %in_159 : f32
        %341 = arith.addf %340, %339 : f32
        linalg.yield %341 : f32
      } -> tensor<2x16x2x4xf32> loc(#loc274)
      %247 = tensor.empty() : tensor<2x16x2x4xf32> loc(#loc275)
      %248 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_125, %arg10, %extracted_slice_124, %arg9 : tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>) outs(%247 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_159: f32, %in_160: f32, %in_161: f32, %out: f32):
        %338 = arith.mulf %in_160, %in_161 : f32
        %339 = arith.mulf %in, %in_159 : f32
        %340 = arith.addf %339, %338 : f32
        linalg.yield %340 : f32
      } -> tensor<2x16x2x4xf32> loc(#loc275)
      %249 = tensor.empty() : tensor<2x16x2x8xf32> loc(#loc276)
      %250 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%249 : tensor<2x16x2x8xf32>) {
      ^bb0(%out: f32):
        %338 = linalg.index 0 : index
        %339 = linalg.index 1 : index
        %340 = linalg.index 2 : index
        %341 = linalg.index 3 : index
        %342 = arith.cmpi ult, %341, %c4 : index
        %343 = scf.if %342 -> (f32) {
          %extracted_159 = tensor.extract %248[%338, %339, %340, %341] : tensor<2x16x2x4xf32>
          scf.yield %extracted_159 : f32
        } else {
          %346 = arith.subi %341, %c4 : index
          %extracted_159 = tensor.extract %246[%338, %339, %340, %346] : tensor<2x16x2x4xf32>
          scf.yield %extracted_159 : f32
        }
        %344 = arith.truncf %343 : f32 to bf16
        %345 = arith.extf %344 : bf16 to f32
        linalg.yield %345 : f32
      } -> tensor<2x16x2x8xf32> loc(#loc276)
      %collapsed_126 = tensor.collapse_shape %250 [[0], [1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<2x16x16xf32> loc(#loc276)
      %251 = tensor.empty() : tensor<16x32xf32> loc(#loc277)
      %252 = linalg.fill ins(%cst_1 : f32) outs(%251 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc277)
      %253 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_126, %collapsed_121 : tensor<2x16x16xf32>, tensor<2x16x32xf32>) outs(%252 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %338 = arith.mulf %in, %in_159 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<16x32xf32> loc(#loc277)
      %254 = tensor.empty() : tensor<2x16x32xf32> loc(#loc278)
      %expanded_127 = tensor.expand_shape %254 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc278)
      %255 = linalg.fill ins(%cst_1 : f32) outs(%expanded_127 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc278)
      %256 = linalg.generic {indexing_maps = [#map46, #map47, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_126, %extracted_slice_26 : tensor<2x16x16xf32>, tensor<1x32x16xbf16>) outs(%255 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc278)
      %257 = tensor.empty() : tensor<1x2x16x2x2x8xf32> loc(#loc279)
      %258 = linalg.generic {indexing_maps = [#map63, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<1x2x2x16x2x8xf32>) outs(%257 : tensor<1x2x16x2x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %338 = arith.truncf %in : f32 to bf16
        %339 = arith.extf %338 : bf16 to f32
        linalg.yield %339 : f32
      } -> tensor<1x2x16x2x2x8xf32> loc(#loc279)
      %collapsed_128 = tensor.collapse_shape %258 [[0, 1], [2], [3, 4], [5]] : tensor<1x2x16x2x2x8xf32> into tensor<2x16x4x8xf32> loc(#loc279)
      %extracted_slice_129 = tensor.extract_slice %collapsed_128[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32> loc(#loc280)
      %extracted_slice_130 = tensor.extract_slice %collapsed_128[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32> loc(#loc281)
      %259 = tensor.empty() : tensor<2x16x4x4xf32> loc(#loc282)
      %260 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_130, %arg9, %extracted_slice_129, %arg10 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%259 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_159: f32, %in_160: f32, %in_161: f32, %out: f32):
        %338 = arith.negf %in_160 : f32
        %339 = arith.mulf %338, %in_161 : f32
        %340 = arith.mulf %in, %in_159 : f32
        %341 = arith.addf %340, %339 : f32
        linalg.yield %341 : f32
      } -> tensor<2x16x4x4xf32> loc(#loc282)
      %261 = tensor.empty() : tensor<2x16x4x4xf32> loc(#loc283)
      %262 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_130, %arg10, %extracted_slice_129, %arg9 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%261 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_159: f32, %in_160: f32, %in_161: f32, %out: f32):
        %338 = arith.mulf %in_160, %in_161 : f32
        %339 = arith.mulf %in, %in_159 : f32
        %340 = arith.addf %339, %338 : f32
        linalg.yield %340 : f32
      } -> tensor<2x16x4x4xf32> loc(#loc283)
      %263 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc284)
      %264 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%263 : tensor<2x16x4x8xf32>) {
      ^bb0(%out: f32):
        %338 = linalg.index 0 : index
        %339 = linalg.index 1 : index
        %340 = linalg.index 2 : index
        %341 = linalg.index 3 : index
        %342 = arith.cmpi ult, %341, %c4 : index
        %343 = scf.if %342 -> (f32) {
          %extracted_159 = tensor.extract %262[%338, %339, %340, %341] : tensor<2x16x4x4xf32>
          scf.yield %extracted_159 : f32
        } else {
          %346 = arith.subi %341, %c4 : index
          %extracted_159 = tensor.extract %260[%338, %339, %340, %346] : tensor<2x16x4x4xf32>
          scf.yield %extracted_159 : f32
        }
        %344 = arith.truncf %343 : f32 to bf16
        %345 = arith.extf %344 : bf16 to f32
        linalg.yield %345 : f32
      } -> tensor<2x16x4x8xf32> loc(#loc284)
      %collapsed_131 = tensor.collapse_shape %264 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc284)
      %265 = tensor.empty() : tensor<32x32xf32> loc(#loc285)
      %266 = linalg.fill ins(%cst_1 : f32) outs(%265 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc285)
      %267 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_131, %collapsed_121 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%266 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %338 = arith.mulf %in, %in_159 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<32x32xf32> loc(#loc285)
      %268 = tensor.empty() : tensor<2x16x32xf32> loc(#loc286)
      %expanded_132 = tensor.expand_shape %268 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc286)
      %269 = linalg.fill ins(%cst_1 : f32) outs(%expanded_132 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc286)
      %270 = linalg.generic {indexing_maps = [#map46, #map47, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_131, %extracted_slice_22 : tensor<2x16x32xf32>, tensor<1x32x32xbf16>) outs(%269 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_159: bf16, %out: f32):
        %338 = arith.extf %in_159 : bf16 to f32
        %339 = arith.mulf %in, %338 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc286)
      %271 = tensor.empty() : tensor<2x16x1x32xbf16> loc(#loc287)
      %272 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242, %256, %270 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%271 : tensor<2x16x1x32xbf16>) {
      ^bb0(%in: f32, %in_159: f32, %in_160: f32, %out: bf16):
        %338 = arith.truncf %in_160 : f32 to bf16
        %339 = arith.truncf %in_159 : f32 to bf16
        %340 = arith.truncf %in : f32 to bf16
        %341 = arith.addf %340, %339 : bf16
        %342 = arith.addf %341, %338 : bf16
        linalg.yield %342 : bf16
      } -> tensor<2x16x1x32xbf16> loc(#loc287)
      %collapsed_133 = tensor.collapse_shape %272 [[0], [1], [2, 3]] : tensor<2x16x1x32xbf16> into tensor<2x16x32xbf16> loc(#loc287)
      %273 = tensor.empty() : tensor<32xbf16> loc(#loc288)
      %expanded_134 = tensor.expand_shape %273 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16> loc(#loc288)
      %274 = linalg.fill ins(%cst_0 : bf16) outs(%expanded_134 : tensor<1x1x32xbf16>) -> tensor<1x1x32xbf16> loc(#loc288)
      %expanded_135 = tensor.expand_shape %extracted_slice_20 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<1x2x16x32xbf16> into tensor<1x2x16x1x1x32xbf16> loc(#loc288)
      %expanded_136 = tensor.expand_shape %272 [[0, 1], [2], [3], [4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<2x16x1x32xbf16> into tensor<1x2x16x1x1x32xbf16> loc(#loc288)
      %275 = linalg.generic {indexing_maps = [#map48, #map48, #map49], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_135, %expanded_136 : tensor<1x2x16x1x1x32xbf16>, tensor<1x2x16x1x1x32xbf16>) outs(%274 : tensor<1x1x32xbf16>) {
      ^bb0(%in: bf16, %in_159: bf16, %out: bf16):
        %338 = arith.mulf %in, %in_159 : bf16
        %339 = arith.addf %out, %338 : bf16
        linalg.yield %339 : bf16
      } -> tensor<1x1x32xbf16> loc(#loc288)
      %276 = tensor.empty() : tensor<32xbf16> loc(#loc289)
      %277 = linalg.fill ins(%cst_0 : bf16) outs(%276 : tensor<32xbf16>) -> tensor<32xbf16> loc(#loc289)
      %278 = linalg.generic {indexing_maps = [#map41, #map42], iterator_types = ["parallel", "reduction", "reduction"]} ins(%275 : tensor<1x1x32xbf16>) outs(%277 : tensor<32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %338 = arith.addf %out, %in : bf16
        linalg.yield %338 : bf16
      } -> tensor<32xbf16> loc(#loc289)
      %279 = tensor.empty() : tensor<2x16x32xf32> loc(#loc290)
      %280 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_133, %collapsed_18 : tensor<2x16x32xbf16>, tensor<1x1x32xbf16>) outs(%279 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %in_159: bf16, %out: f32):
        %338 = arith.mulf %in, %in_159 : bf16
        %339 = arith.extf %338 : bf16 to f32
        linalg.yield %339 : f32
      } -> tensor<2x16x32xf32> loc(#loc290)
      %281 = tensor.empty() : tensor<2x16xf32> loc(#loc291)
      %expanded_137 = tensor.expand_shape %281 [[0, 1], [2, 3]] output_shape [1, 2, 16, 1] : tensor<2x16xf32> into tensor<1x2x16x1xf32> loc(#loc291)
      %282 = linalg.fill ins(%cst_1 : f32) outs(%expanded_137 : tensor<1x2x16x1xf32>) -> tensor<1x2x16x1xf32> loc(#loc291)
      %expanded_138 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc291)
      %expanded_139 = tensor.expand_shape %280 [[0, 1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc291)
      %283 = linalg.generic {indexing_maps = [#map5, #map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_138, %expanded_139 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%282 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %338 = arith.mulf %in, %in_159 : f32
        %339 = arith.addf %out, %338 : f32
        linalg.yield %339 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc291)
      %284 = tensor.empty() : tensor<2x16xf32> loc(#loc292)
      %expanded_140 = tensor.expand_shape %284 [[0, 1], [2]] output_shape [1, 2, 16] : tensor<2x16xf32> into tensor<1x2x16xf32> loc(#loc292)
      %285 = linalg.fill ins(%cst_1 : f32) outs(%expanded_140 : tensor<1x2x16xf32>) -> tensor<1x2x16xf32> loc(#loc292)
      %286 = linalg.generic {indexing_maps = [#map4, #map4, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%283, %extracted_slice_12 : tensor<1x2x16x1xf32>, tensor<1x2x16x1xf32>) outs(%285 : tensor<1x2x16xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %338 = arith.mulf %in, %in_159 : f32
        %339 = arith.divf %338, %cst_2 : f32
        %340 = arith.addf %out, %339 : f32
        linalg.yield %340 : f32
      } -> tensor<1x2x16xf32> loc(#loc292)
      %287 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc293)
      %288 = linalg.generic {indexing_maps = [#map34, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286 : tensor<1x2x16xf32>) outs(%287 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc293)
      %collapsed_141 = tensor.collapse_shape %288 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc293)
      %289 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc294)
      %290 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %280, %collapsed_15, %collapsed, %collapsed_141 : tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%289 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_159: f32, %in_160: f32, %in_161: f32, %in_162: f32, %out: bf16):
        %338 = arith.mulf %in_162, %in_161 : f32
        %339 = arith.mulf %in_161, %in_162 : f32
        %340 = arith.mulf %in_159, %in_160 : f32
        %341 = arith.addf %340, %339 : f32
        %342 = arith.addf %341, %338 : f32
        %343 = arith.truncf %342 : f32 to bf16
        %344 = arith.addf %in, %343 : bf16
        linalg.yield %344 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc294)
      %291 = tensor.empty() : tensor<1x64x32xbf16> loc(#loc295)
      %292 = linalg.generic {indexing_maps = [#map64, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<32x64xf32>) outs(%291 : tensor<1x64x32xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %338 = arith.truncf %in : f32 to bf16
        linalg.yield %338 : bf16
      } -> tensor<1x64x32xbf16> loc(#loc295)
      %extracted_142 = tensor.extract %51[] : tensor<i32> loc(#loc296)
      %293 = arith.index_cast %extracted_142 : i32 to index loc(#loc296)
      %294 = arith.maxsi %293, %c0 : index loc(#loc296)
      %295 = arith.minsi %294, %c3 : index loc(#loc296)
      %inserted_slice = tensor.insert_slice %292 into %arg51[%295, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<1x64x32xbf16> into tensor<4x64x32xbf16> loc(#loc296)
      %296 = tensor.empty() : tensor<1x32x64xbf16> loc(#loc297)
      %297 = linalg.generic {indexing_maps = [#map64, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<64x32xf32>) outs(%296 : tensor<1x32x64xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %338 = arith.truncf %in : f32 to bf16
        linalg.yield %338 : bf16
      } -> tensor<1x32x64xbf16> loc(#loc297)
      %extracted_143 = tensor.extract %51[] : tensor<i32> loc(#loc298)
      %298 = arith.index_cast %extracted_143 : i32 to index loc(#loc298)
      %299 = arith.maxsi %298, %c0 : index loc(#loc298)
      %300 = arith.minsi %299, %c3 : index loc(#loc298)
      %inserted_slice_144 = tensor.insert_slice %297 into %arg52[%300, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<1x32x64xbf16> into tensor<4x32x64xbf16> loc(#loc298)
      %301 = tensor.empty() : tensor<1x32x16xbf16> loc(#loc299)
      %302 = linalg.generic {indexing_maps = [#map64, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253 : tensor<16x32xf32>) outs(%301 : tensor<1x32x16xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %338 = arith.truncf %in : f32 to bf16
        linalg.yield %338 : bf16
      } -> tensor<1x32x16xbf16> loc(#loc299)
      %extracted_145 = tensor.extract %51[] : tensor<i32> loc(#loc300)
      %303 = arith.index_cast %extracted_145 : i32 to index loc(#loc300)
      %304 = arith.maxsi %303, %c0 : index loc(#loc300)
      %305 = arith.minsi %304, %c3 : index loc(#loc300)
      %inserted_slice_146 = tensor.insert_slice %302 into %arg53[%305, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<1x32x16xbf16> into tensor<4x32x16xbf16> loc(#loc300)
      %306 = tensor.empty() : tensor<1x32xbf16> loc(#loc301)
      %307 = linalg.generic {indexing_maps = [#map65, #map2], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<32xbf16>) outs(%306 : tensor<1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x32xbf16> loc(#loc301)
      %extracted_147 = tensor.extract %51[] : tensor<i32> loc(#loc302)
      %308 = arith.index_cast %extracted_147 : i32 to index loc(#loc302)
      %309 = arith.maxsi %308, %c0 : index loc(#loc302)
      %310 = arith.minsi %309, %c3 : index loc(#loc302)
      %inserted_slice_148 = tensor.insert_slice %307 into %arg54[%310, 0] [1, 32] [1, 1] : tensor<1x32xbf16> into tensor<4x32xbf16> loc(#loc302)
      %311 = tensor.empty() : tensor<1x32xbf16> loc(#loc303)
      %312 = linalg.generic {indexing_maps = [#map65, #map2], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<32xbf16>) outs(%311 : tensor<1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x32xbf16> loc(#loc303)
      %extracted_149 = tensor.extract %51[] : tensor<i32> loc(#loc304)
      %313 = arith.index_cast %extracted_149 : i32 to index loc(#loc304)
      %314 = arith.maxsi %313, %c0 : index loc(#loc304)
      %315 = arith.minsi %314, %c3 : index loc(#loc304)
      %inserted_slice_150 = tensor.insert_slice %312 into %arg55[%315, 0] [1, 32] [1, 1] : tensor<1x32xbf16> into tensor<4x32xbf16> loc(#loc304)
      %316 = tensor.empty() : tensor<1x32x32xbf16> loc(#loc305)
      %317 = linalg.generic {indexing_maps = [#map64, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<32x32xf32>) outs(%316 : tensor<1x32x32xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %338 = arith.truncf %in : f32 to bf16
        linalg.yield %338 : bf16
      } -> tensor<1x32x32xbf16> loc(#loc305)
      %extracted_151 = tensor.extract %51[] : tensor<i32> loc(#loc306)
      %318 = arith.index_cast %extracted_151 : i32 to index loc(#loc306)
      %319 = arith.maxsi %318, %c0 : index loc(#loc306)
      %320 = arith.minsi %319, %c3 : index loc(#loc306)
      %inserted_slice_152 = tensor.insert_slice %317 into %arg56[%320, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xbf16> into tensor<4x32x32xbf16> loc(#loc306)
      %321 = tensor.empty() : tensor<1x32x32xbf16> loc(#loc307)
      %322 = linalg.generic {indexing_maps = [#map64, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267 : tensor<32x32xf32>) outs(%321 : tensor<1x32x32xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %338 = arith.truncf %in : f32 to bf16
        linalg.yield %338 : bf16
      } -> tensor<1x32x32xbf16> loc(#loc307)
      %extracted_153 = tensor.extract %51[] : tensor<i32> loc(#loc308)
      %323 = arith.index_cast %extracted_153 : i32 to index loc(#loc308)
      %324 = arith.maxsi %323, %c0 : index loc(#loc308)
      %325 = arith.minsi %324, %c3 : index loc(#loc308)
      %inserted_slice_154 = tensor.insert_slice %322 into %arg57[%325, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xbf16> into tensor<4x32x32xbf16> loc(#loc308)
      %326 = tensor.empty() : tensor<1x32x64xbf16> loc(#loc309)
      %327 = linalg.generic {indexing_maps = [#map64, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<64x32xf32>) outs(%326 : tensor<1x32x64xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %338 = arith.truncf %in : f32 to bf16
        linalg.yield %338 : bf16
      } -> tensor<1x32x64xbf16> loc(#loc309)
      %extracted_155 = tensor.extract %51[] : tensor<i32> loc(#loc310)
      %328 = arith.index_cast %extracted_155 : i32 to index loc(#loc310)
      %329 = arith.maxsi %328, %c0 : index loc(#loc310)
      %330 = arith.minsi %329, %c3 : index loc(#loc310)
      %inserted_slice_156 = tensor.insert_slice %327 into %arg58[%330, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<1x32x64xbf16> into tensor<4x32x64xbf16> loc(#loc310)
      %331 = tensor.empty() : tensor<1x32x16xbf16> loc(#loc311)
      %332 = linalg.generic {indexing_maps = [#map64, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239 : tensor<16x32xf32>) outs(%331 : tensor<1x32x16xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %338 = arith.truncf %in : f32 to bf16
        linalg.yield %338 : bf16
      } -> tensor<1x32x16xbf16> loc(#loc311)
      %extracted_157 = tensor.extract %51[] : tensor<i32> loc(#loc312)
      %333 = arith.index_cast %extracted_157 : i32 to index loc(#loc312)
      %334 = arith.maxsi %333, %c0 : index loc(#loc312)
      %335 = arith.minsi %334, %c3 : index loc(#loc312)
      %inserted_slice_158 = tensor.insert_slice %332 into %arg59[%335, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<1x32x16xbf16> into tensor<4x32x16xbf16> loc(#loc312)
      %336 = tensor.empty() : tensor<i32> loc(#loc313)
      %337 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = []} ins(%arg49 : tensor<i32>) outs(%336 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.addi %in, %c1_i32 : i32
        linalg.yield %338 : i32
      } -> tensor<i32> loc(#loc313)
      scf.yield %337, %290, %inserted_slice, %inserted_slice_144, %inserted_slice_146, %inserted_slice_148, %inserted_slice_150, %inserted_slice_152, %inserted_slice_154, %inserted_slice_156, %inserted_slice_158 : tensor<i32>, tensor<2x16x32xbf16>, tensor<4x64x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<4x32xbf16>, tensor<4x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>
    } loc(#loc184)
    %47 = tensor.empty() : tensor<64x32xbf16> loc(#loc314)
    %48 = linalg.fill ins(%cst_0 : bf16) outs(%47 : tensor<64x32xbf16>) -> tensor<64x32xbf16> loc(#loc314)
    %49 = linalg.generic {indexing_maps = [#map8, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg8, %46#1 : tensor<2x16xi32>, tensor<2x16x32xbf16>) outs(%48 : tensor<64x32xbf16>) {
    ^bb0(%in: i32, %in_11: bf16, %out: bf16):
      %50 = linalg.index 0 : index
      %51 = arith.index_cast %50 : index to i32
      %52 = arith.cmpi eq, %in, %51 : i32
      %53 = arith.uitofp %52 : i1 to bf16
      %54 = arith.mulf %53, %in_11 : bf16
      %55 = arith.addf %out, %54 : bf16
      linalg.yield %55 : bf16
    } -> tensor<64x32xbf16> loc(#loc314)
    return %49, %14, %46#2, %46#3, %46#4, %46#5, %46#6, %46#7, %46#8, %46#9, %46#10, %25 : tensor<64x32xbf16>, tensor<32x64xbf16>, tensor<4x64x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<4x32xbf16>, tensor<4x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<32xbf16>
  } loc(#loc163)
}
#loc1 = loc("fwd")
#loc16 = loc("embedding/broadcast_in_dim")
#loc17 = loc("embedding/gather")
#loc18 = loc("mul.2")
#loc22 = loc("broadcast_in_dim")
#loc23 = loc("broadcast_in_dim.1")
#loc24 = loc("broadcast_in_dim.2")
#loc25 = loc("broadcast_in_dim.3")
#loc26 = loc("broadcast_in_dim.4")
#loc27 = loc("broadcast_in_dim.5")
#loc28 = loc("broadcast_in_dim.6")
#loc29 = loc("broadcast_in_dim.7")
#loc30 = loc("broadcast_in_dim.8")
#loc31 = loc("broadcast_in_dim.9")
#loc33 = loc("while/dynamic_index_in_dim/dynamic_slice")
#loc34 = loc("while/dynamic_index_in_dim/dynamic_slice.1")
#loc35 = loc("while/dynamic_index_in_dim/dynamic_slice.2")
#loc36 = loc("while/dynamic_index_in_dim/dynamic_slice.3")
#loc37 = loc("while/dynamic_index_in_dim/dynamic_slice.4")
#loc38 = loc("while/dynamic_index_in_dim/dynamic_slice.5")
#loc39 = loc("while/dynamic_index_in_dim/dynamic_slice.6")
#loc40 = loc("while/dynamic_index_in_dim/dynamic_slice.7")
#loc41 = loc("while/dynamic_index_in_dim/dynamic_slice.8")
#loc42 = loc("while/attention/convert_element_type")
#loc43 = loc("while/attention/reduce_sum")
#loc44 = loc("while/attention/add")
#loc45 = loc("while/attention/rsqrt")
#loc46 = loc("while/attention/convert_element_type.1")
#loc47 = loc("while/attention/broadcast_in_dim.1")
#loc48 = loc("while/attention/mul.5")
#loc49 = loc("while/attention/dot_general")
#loc50 = loc("while/attention/convert_element_type.3")
#loc51 = loc("while/attention/split")
#loc52 = loc("while/attention/split.1")
#loc53 = loc("while/attention/sub")
#loc54 = loc("while/attention/add.1")
#loc55 = loc("while/attention/convert_element_type.4")
#loc56 = loc("while/attention/dot_general.1")
#loc57 = loc("while/attention/convert_element_type.6")
#loc58 = loc("while/attention/split.2")
#loc59 = loc("while/attention/split.3")
#loc60 = loc("while/attention/sub.1")
#loc61 = loc("while/attention/add.2")
#loc62 = loc("while/attention/convert_element_type.7")
#loc63 = loc("while/attention/dot_general.2")
#loc64 = loc("while/attention/convert_element_type.8")
#loc65 = loc("while/attention/dot_general.3")
#loc66 = loc("while/attention/_where/select_n")
#loc67 = loc("while/attention/reduce_max")
#loc68 = loc("while/attention/exp")
#loc69 = loc("while/attention/reduce_sum.1")
#loc70 = loc("while/attention/broadcast_in_dim.3")
#loc71 = loc("while/attention/convert_element_type.9")
#loc72 = loc("while/attention/dot_general.4")
#loc73 = loc("while/attention/convert_element_type.10")
#loc74 = loc("while/attention/reshape.4")
#loc75 = loc("while/attention/dot_general.5")
#loc76 = loc("while/attention/add.3")
#loc77 = loc("while/mlp/convert_element_type")
#loc78 = loc("while/mlp/reduce_sum")
#loc79 = loc("while/mlp/add")
#loc80 = loc("while/mlp/rsqrt")
#loc81 = loc("while/mlp/convert_element_type.1")
#loc82 = loc("while/mlp/broadcast_in_dim.1")
#loc83 = loc("while/mlp/mul.5")
#loc84 = loc("while/mlp/dot_general")
#loc85 = loc("while/mlp/convert_element_type.2")
#loc86 = loc("while/mlp/silu/div")
#loc87 = loc("while/mlp/silu/mul.1")
#loc88 = loc("while/mlp/dot_general.1")
#loc89 = loc("while/mlp/convert_element_type.3")
#loc90 = loc("while/mlp/mul.6")
#loc91 = loc("while/mlp/dot_general.2")
#loc92 = loc("while/mlp/add.1")
#loc93 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc94 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc95 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc96 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc97 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc98 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc99 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc100 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc101 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc102 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc103 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc104 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc105 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc106 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc107 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc108 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc109 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc110 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc111 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.9")
#loc112 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.9")
#loc113 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.10")
#loc114 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.10")
#loc115 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.11")
#loc116 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.11")
#loc117 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.12")
#loc118 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.12")
#loc119 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.13")
#loc120 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.13")
#loc121 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.14")
#loc122 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.14")
#loc123 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.15")
#loc124 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.15")
#loc125 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.16")
#loc126 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.16")
#loc127 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.17")
#loc128 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.17")
#loc129 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.18")
#loc130 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.18")
#loc131 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.19")
#loc132 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.19")
#loc133 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.20")
#loc134 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.20")
#loc135 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.21")
#loc136 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.21")
#loc137 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.22")
#loc138 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.22")
#loc139 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.23")
#loc140 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.23")
#loc141 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.24")
#loc142 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.24")
#loc143 = loc("while/dynamic_update_index_in_dim/broadcast_in_dim.25")
#loc144 = loc("while/dynamic_update_index_in_dim/dynamic_update_slice.25")
#loc145 = loc("while/add")
#loc147 = loc("head/reduce_sum")
#loc148 = loc("head/add")
#loc154 = loc("head/dot_general")
#loc155 = loc("head/log_softmax/reduce_max")
#loc156 = loc("head/log_softmax/sub.1")
#loc158 = loc("head/log_softmax/reduce_sum")
#loc161 = loc("head/reduce_sum.1")
#loc162 = loc("head/div.2")
#loc163 = loc("bwd")
#loc165 = loc("bwd/head/_where/select_n")
#loc166 = loc("bwd/head/log_softmax/reduce_sum")
#loc167 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc168 = loc("bwd/head/log_softmax/add_any")
#loc169 = loc("bwd/head/dot_general.1")
#loc170 = loc("bwd/head/convert_element_type")
#loc171 = loc("bwd/head/dot_general.3")
#loc172 = loc("bwd/head/convert_element_type.1")
#loc173 = loc("bwd/head/reduce_sum")
#loc174 = loc("bwd/head/reduce_sum.1")
#loc175 = loc("bwd/head/convert_element_type.2")
#loc176 = loc("bwd/head/reduce_sum.2")
#loc177 = loc("bwd/head/reduce_sum.3")
#loc178 = loc("bwd/head/convert_element_type.3")
#loc179 = loc("bwd/broadcast_in_dim")
#loc180 = loc("bwd/broadcast_in_dim.1")
#loc181 = loc("bwd/broadcast_in_dim.2")
#loc182 = loc("bwd/broadcast_in_dim.3")
#loc183 = loc("bwd/broadcast_in_dim.4")
#loc184 = loc("bwd/while")
#loc185 = loc("bwd/while/sub.1")
#loc186 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice")
#loc187 = loc("bwd/while/dynamic_index_in_dim/squeeze")
#loc188 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.1")
#loc189 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.2")
#loc190 = loc("bwd/while/dynamic_index_in_dim/squeeze.2")
#loc191 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.3")
#loc192 = loc("bwd/while/dynamic_index_in_dim/squeeze.3")
#loc193 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.4")
#loc194 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.5")
#loc195 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.6")
#loc196 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.7")
#loc197 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.8")
#loc198 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.9")
#loc199 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.10")
#loc200 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.11")
#loc201 = loc("bwd/while/dynamic_index_in_dim/squeeze.11")
#loc202 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.12")
#loc203 = loc("bwd/while/dynamic_index_in_dim/squeeze.12")
#loc204 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.13")
#loc205 = loc("bwd/while/dynamic_index_in_dim/squeeze.13")
#loc206 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.14")
#loc207 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.15")
#loc208 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.16")
#loc209 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.17")
#loc210 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.18")
#loc211 = loc("bwd/while/dynamic_index_in_dim/squeeze.18")
#loc212 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.19")
#loc213 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.20")
#loc214 = loc("bwd/while/dynamic_index_in_dim/squeeze.20")
#loc215 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.21")
#loc216 = loc("bwd/while/dynamic_index_in_dim/squeeze.21")
#loc217 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.22")
#loc218 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.23")
#loc219 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.24")
#loc220 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.25")
#loc221 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.26")
#loc222 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.27")
#loc223 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.28")
#loc224 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.29")
#loc225 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.30")
#loc226 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.31")
#loc227 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.32")
#loc228 = loc("bwd/while/mlp/convert_element_type")
#loc229 = loc("bwd/while/mlp/dot_general.1")
#loc230 = loc("bwd/while/mlp/dot_general.3")
#loc231 = loc("bwd/while/mlp/convert_element_type.2")
#loc232 = loc("bwd/while/mlp/mul")
#loc233 = loc("bwd/while/mlp/mul.1")
#loc234 = loc("bwd/while/mlp/convert_element_type.3")
#loc235 = loc("bwd/while/mlp/dot_general.4")
#loc236 = loc("bwd/while/mlp/dot_general.5")
#loc237 = loc("bwd/while/mlp/dot_general.7")
#loc238 = loc("bwd/while/mlp/silu/mul")
#loc239 = loc("bwd/while/mlp/silu/mul.1")
#loc240 = loc("bwd/while/mlp/silu/mul.2")
#loc241 = loc("bwd/while/mlp/convert_element_type.6")
#loc242 = loc("bwd/while/mlp/dot_general.8")
#loc243 = loc("bwd/while/mlp/dot_general.10")
#loc244 = loc("bwd/while/mlp/add_any")
#loc245 = loc("bwd/while/mlp/reduce_sum")
#loc246 = loc("bwd/while/mlp/reduce_sum.1")
#loc247 = loc("bwd/while/mlp/convert_element_type.9")
#loc248 = loc("bwd/while/mlp/reduce_sum.2")
#loc249 = loc("bwd/while/mlp/reduce_sum.3")
#loc250 = loc("bwd/while/mlp/broadcast_in_dim")
#loc251 = loc("bwd/while/mlp/add_any.3")
#loc252 = loc("bwd/while/attention/convert_element_type")
#loc253 = loc("bwd/while/attention/dot_general.1")
#loc254 = loc("bwd/while/attention/dot_general.3")
#loc255 = loc("bwd/while/attention/convert_element_type.2")
#loc256 = loc("bwd/while/attention/reshape")
#loc257 = loc("bwd/while/attention/transpose.1")
#loc258 = loc("bwd/while/attention/dot_general.5")
#loc259 = loc("bwd/while/attention/dot_general.7")
#loc260 = loc("bwd/while/attention/convert_element_type.6")
#loc261 = loc("bwd/while/attention/reduce_sum")
#loc262 = loc("bwd/while/attention/reshape.1")
#loc263 = loc("bwd/while/attention/reduce_sum.1")
#loc264 = loc("bwd/while/attention/transpose.3")
#loc265 = loc("bwd/while/attention/dot_general.9")
#loc266 = loc("bwd/while/attention/dot_general.11")
#loc267 = loc("bwd/while/attention/convert_element_type.9")
#loc268 = loc("bwd/while/attention/dot_general.12")
#loc269 = loc("bwd/while/attention/dot_general.13")
#loc270 = loc("bwd/while/attention/dot_general.15")
#loc271 = loc("bwd/while/attention/convert_element_type.12")
#loc272 = loc("bwd/while/attention/split")
#loc273 = loc("bwd/while/attention/split.1")
#loc274 = loc("bwd/while/attention/add_any.1")
#loc275 = loc("bwd/while/attention/add_any.2")
#loc276 = loc("bwd/while/attention/convert_element_type.14")
#loc277 = loc("bwd/while/attention/dot_general.16")
#loc278 = loc("bwd/while/attention/dot_general.18")
#loc279 = loc("bwd/while/attention/convert_element_type.17")
#loc280 = loc("bwd/while/attention/split.2")
#loc281 = loc("bwd/while/attention/split.3")
#loc282 = loc("bwd/while/attention/add_any.4")
#loc283 = loc("bwd/while/attention/add_any.5")
#loc284 = loc("bwd/while/attention/convert_element_type.19")
#loc285 = loc("bwd/while/attention/dot_general.19")
#loc286 = loc("bwd/while/attention/dot_general.21")
#loc287 = loc("bwd/while/attention/add_any.6")
#loc288 = loc("bwd/while/attention/reduce_sum.2")
#loc289 = loc("bwd/while/attention/reduce_sum.3")
#loc290 = loc("bwd/while/attention/convert_element_type.22")
#loc291 = loc("bwd/while/attention/reduce_sum.4")
#loc292 = loc("bwd/while/attention/reduce_sum.5")
#loc293 = loc("bwd/while/attention/broadcast_in_dim.1")
#loc294 = loc("bwd/while/attention/add_any.9")
#loc295 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc296 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc297 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc298 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc299 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc300 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc301 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc302 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc303 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc304 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc305 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc306 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc307 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc308 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc309 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc310 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc311 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc312 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc313 = loc("bwd/while/add")
#loc314 = loc("bwd/embedding/dot_general")
