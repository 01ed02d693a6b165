// Made by utils/export_jax.py; see test/Models/README.md.
// --model llama --form joint --dialect linalg --layers 4 --width 32 --heads 4 --kv-heads 2 --sequence 16 --batch 2 --vocab 64 --dtype bf16 --scan
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
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map40 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map41 = affine_map<(d0, d1, d2) -> (d0)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d0)>
#map43 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map44 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map45 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map47 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5, d0, d1, d2)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map49 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3, d2)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d6, d3, d4)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d5, d2, d6)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4, d5)>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d5, d6)>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d5, d6, d4)>
#map55 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map56 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, 0)>
#map57 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map58 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d6, d2, d5)>
#map59 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d5, d2, d6, d4)>
#map60 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>
#map61 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d2, d4)>
#map62 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d2, d4, d5)>
#map63 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map64 = affine_map<(d0, d1) -> (d1)>
#map65 = affine_map<(d0, d1, d2, d3) -> (d2, d3, 0)>
#map66 = affine_map<(d0, d1) -> (d1, d0)>
#map67 = affine_map<(d0) -> (d0)>
module {
  func.func @train_step(%arg0: tensor<64x32xbf16> loc("embedding"), %arg1: tensor<32x64xbf16> loc("head"), %arg2: tensor<4x64x32xbf16> loc("layers/down"), %arg3: tensor<4x32x64xbf16> loc("layers/gate"), %arg4: tensor<4x32x16xbf16> loc("layers/key"), %arg5: tensor<4x32xbf16> loc("layers/norm1_gain"), %arg6: tensor<4x32xbf16> loc("layers/norm2_gain"), %arg7: tensor<4x32x32xbf16> loc("layers/out"), %arg8: tensor<4x32x32xbf16> loc("layers/query"), %arg9: tensor<4x32x64xbf16> loc("layers/up"), %arg10: tensor<4x32x16xbf16> loc("layers/value"), %arg11: tensor<32xbf16> loc("norm_gain"), %arg12: tensor<2x16xi32> loc("labels"), %arg13: tensor<2x16xi32> loc("tokens")) -> (tensor<f32>, tensor<64x32xbf16>, tensor<32x64xbf16>, tensor<4x64x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<4x32xbf16>, tensor<4x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<32xbf16>) attributes {ao.step} {
    %c3_i32 = arith.constant 3 : i32
    %cst = arith.constant -3.125000e-02 : f32
    %cst_0 = arith.constant -1.000000e+09 : f32
    %cst_1 = arith.constant -2.30258512 : f32
    %cst_2 = arith.constant 1.000980e-01 : bf16
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant 1.000000e+00 : bf16
    %cst_5 = arith.constant 1.000000e+00 : f32
    %cst_6 = arith.constant 0xFF800000 : f32
    %cst_7 = arith.constant 0.353553385 : f32
    %cst_8 = arith.constant -5.000000e-01 : f32
    %cst_9 = arith.constant 9.99999974E-6 : f32
    %cst_10 = arith.constant 3.200000e+01 : f32
    %cst_11 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c63 = arith.constant 63 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_12 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2x16x1xi32> loc(#loc16)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<2x16xi32>) outs(%0 : tensor<2x16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x16x1xi32> loc(#loc16)
    %2 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc17)
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<2x16x32xbf16>) {
    ^bb0(%out: bf16):
      %146 = linalg.index 0 : index
      %147 = linalg.index 1 : index
      %148 = linalg.index 2 : index
      %extracted = tensor.extract %1[%146, %147, %c0] : tensor<2x16x1xi32>
      %149 = arith.index_cast %extracted : i32 to index
      %150 = arith.maxsi %149, %c0 : index
      %151 = arith.minsi %150, %c63 : index
      %extracted_20 = tensor.extract %arg0[%151, %148] : tensor<64x32xbf16>
      linalg.yield %extracted_20 : bf16
    } -> tensor<2x16x32xbf16> loc(#loc17)
    %4 = tensor.empty() : tensor<16x4xf32> loc(#loc18)
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<16x4xf32>) {
    ^bb0(%out: f32):
      %146 = linalg.index 1 : index
      %147 = arith.index_cast %146 : index to i32
      %148 = arith.sitofp %147 : i32 to f32
      %149 = arith.mulf %148, %cst_1 : f32
      %150 = math.exp %149 : f32
      %151 = linalg.index 0 : index
      %152 = arith.index_cast %151 : index to i32
      %153 = arith.sitofp %152 : i32 to f32
      %154 = arith.mulf %153, %150 : f32
      linalg.yield %154 : f32
    } -> tensor<16x4xf32> loc(#loc18)
    %6 = tensor.empty() : tensor<1x16x1x4xf32> loc(#loc19)
    %7 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<16x4xf32>) outs(%6 : tensor<1x16x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %146 = math.cos %in : f32
      linalg.yield %146 : f32
    } -> tensor<1x16x1x4xf32> loc(#loc19)
    %8 = tensor.empty() : tensor<1x16x1x4xf32> loc(#loc20)
    %9 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<16x4xf32>) outs(%8 : tensor<1x16x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %146 = math.sin %in : f32
      linalg.yield %146 : f32
    } -> tensor<1x16x1x4xf32> loc(#loc20)
    %10 = tensor.empty() : tensor<2x2x2x16x16xi1> loc(#loc21)
    %11 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%10 : tensor<2x2x2x16x16xi1>) {
    ^bb0(%out: i1):
      %146 = linalg.index 4 : index
      %147 = arith.index_cast %146 : index to i32
      %148 = linalg.index 3 : index
      %149 = arith.index_cast %148 : index to i32
      %150 = arith.cmpi sge, %149, %147 : i32
      linalg.yield %150 : i1
    } -> tensor<2x2x2x16x16xi1> loc(#loc21)
    %12 = tensor.empty() : tensor<4x2x16x32xf32> loc(#loc22)
    %13 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%12 : tensor<4x2x16x32xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_11 : f32
    } -> tensor<4x2x16x32xf32> loc(#loc22)
    %14 = tensor.empty() : tensor<4x2x16x1xf32> loc(#loc23)
    %15 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%14 : tensor<4x2x16x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_11 : f32
    } -> tensor<4x2x16x1xf32> loc(#loc23)
    %16 = tensor.empty() : tensor<4x1x1x32xbf16> loc(#loc24)
    %17 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%16 : tensor<4x1x1x32xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_3 : bf16
    } -> tensor<4x1x1x32xbf16> loc(#loc24)
    %18 = tensor.empty() : tensor<4x2x16x32xbf16> loc(#loc25)
    %19 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%18 : tensor<4x2x16x32xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_3 : bf16
    } -> tensor<4x2x16x32xbf16> loc(#loc25)
    %20 = tensor.empty() : tensor<4x2x16x2x2x8xbf16> loc(#loc26)
    %21 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%20 : tensor<4x2x16x2x2x8xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_3 : bf16
    } -> tensor<4x2x16x2x2x8xbf16> loc(#loc26)
    %22 = tensor.empty() : tensor<4x2x16x2x8xbf16> loc(#loc27)
    %23 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%22 : tensor<4x2x16x2x8xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_3 : bf16
    } -> tensor<4x2x16x2x8xbf16> loc(#loc27)
    %24 = tensor.empty() : tensor<4x2x2x2x16x16xf32> loc(#loc28)
    %25 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%24 : tensor<4x2x2x2x16x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_11 : f32
    } -> tensor<4x2x2x2x16x16xf32> loc(#loc28)
    %26 = tensor.empty() : tensor<4x2x2x2x16x1xf32> loc(#loc29)
    %27 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%26 : tensor<4x2x2x2x16x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_11 : f32
    } -> tensor<4x2x2x2x16x1xf32> loc(#loc29)
    %28 = tensor.empty() : tensor<4x2x2x2x16x16xbf16> loc(#loc30)
    %29 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%28 : tensor<4x2x2x2x16x16xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_3 : bf16
    } -> tensor<4x2x2x2x16x16xbf16> loc(#loc30)
    %30 = tensor.empty() : tensor<4x2x16x64xbf16> loc(#loc31)
    %31 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%30 : tensor<4x2x16x64xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_3 : bf16
    } -> tensor<4x2x16x64xbf16> loc(#loc31)
    %32:28 = scf.for %arg14 = %c0 to %c4 step %c1 iter_args(%arg15 = %cst_12, %arg16 = %3, %arg17 = %13, %arg18 = %15, %arg19 = %15, %arg20 = %17, %arg21 = %19, %arg22 = %19, %arg23 = %21, %arg24 = %23, %arg25 = %25, %arg26 = %27, %arg27 = %27, %arg28 = %29, %arg29 = %23, %arg30 = %19, %arg31 = %13, %arg32 = %15, %arg33 = %15, %arg34 = %17, %arg35 = %19, %arg36 = %19, %arg37 = %31, %arg38 = %31, %arg39 = %31, %arg40 = %31, %arg41 = %31, %arg42 = %31) -> (tensor<i32>, tensor<2x16x32xbf16>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x2x2x8xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x2x2x16x16xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x16xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>) {
      %extracted = tensor.extract %arg15[] : tensor<i32> loc(#loc33)
      %146 = arith.index_cast %extracted : i32 to index loc(#loc33)
      %147 = arith.maxsi %146, %c0 : index loc(#loc33)
      %148 = arith.minsi %147, %c3 : index loc(#loc33)
      %extracted_slice = tensor.extract_slice %arg2[%148, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<4x64x32xbf16> to tensor<1x64x32xbf16> loc(#loc33)
      %extracted_20 = tensor.extract %arg15[] : tensor<i32> loc(#loc34)
      %149 = arith.index_cast %extracted_20 : i32 to index loc(#loc34)
      %150 = arith.maxsi %149, %c0 : index loc(#loc34)
      %151 = arith.minsi %150, %c3 : index loc(#loc34)
      %extracted_slice_21 = tensor.extract_slice %arg3[%151, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xbf16> to tensor<1x32x64xbf16> loc(#loc34)
      %extracted_22 = tensor.extract %arg15[] : tensor<i32> loc(#loc35)
      %152 = arith.index_cast %extracted_22 : i32 to index loc(#loc35)
      %153 = arith.maxsi %152, %c0 : index loc(#loc35)
      %154 = arith.minsi %153, %c3 : index loc(#loc35)
      %extracted_slice_23 = tensor.extract_slice %arg4[%154, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<4x32x16xbf16> to tensor<1x32x16xbf16> loc(#loc35)
      %extracted_24 = tensor.extract %arg15[] : tensor<i32> loc(#loc36)
      %155 = arith.index_cast %extracted_24 : i32 to index loc(#loc36)
      %156 = arith.maxsi %155, %c0 : index loc(#loc36)
      %157 = arith.minsi %156, %c3 : index loc(#loc36)
      %extracted_slice_25 = tensor.extract_slice %arg5[%157, 0] [1, 32] [1, 1] : tensor<4x32xbf16> to tensor<1x32xbf16> loc(#loc36)
      %extracted_26 = tensor.extract %arg15[] : tensor<i32> loc(#loc37)
      %158 = arith.index_cast %extracted_26 : i32 to index loc(#loc37)
      %159 = arith.maxsi %158, %c0 : index loc(#loc37)
      %160 = arith.minsi %159, %c3 : index loc(#loc37)
      %extracted_slice_27 = tensor.extract_slice %arg6[%160, 0] [1, 32] [1, 1] : tensor<4x32xbf16> to tensor<1x32xbf16> loc(#loc37)
      %extracted_28 = tensor.extract %arg15[] : tensor<i32> loc(#loc38)
      %161 = arith.index_cast %extracted_28 : i32 to index loc(#loc38)
      %162 = arith.maxsi %161, %c0 : index loc(#loc38)
      %163 = arith.minsi %162, %c3 : index loc(#loc38)
      %extracted_slice_29 = tensor.extract_slice %arg7[%163, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xbf16> to tensor<1x32x32xbf16> loc(#loc38)
      %extracted_30 = tensor.extract %arg15[] : tensor<i32> loc(#loc39)
      %164 = arith.index_cast %extracted_30 : i32 to index loc(#loc39)
      %165 = arith.maxsi %164, %c0 : index loc(#loc39)
      %166 = arith.minsi %165, %c3 : index loc(#loc39)
      %extracted_slice_31 = tensor.extract_slice %arg8[%166, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xbf16> to tensor<1x32x32xbf16> loc(#loc39)
      %extracted_32 = tensor.extract %arg15[] : tensor<i32> loc(#loc40)
      %167 = arith.index_cast %extracted_32 : i32 to index loc(#loc40)
      %168 = arith.maxsi %167, %c0 : index loc(#loc40)
      %169 = arith.minsi %168, %c3 : index loc(#loc40)
      %extracted_slice_33 = tensor.extract_slice %arg9[%169, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xbf16> to tensor<1x32x64xbf16> loc(#loc40)
      %extracted_34 = tensor.extract %arg15[] : tensor<i32> loc(#loc41)
      %170 = arith.index_cast %extracted_34 : i32 to index loc(#loc41)
      %171 = arith.maxsi %170, %c0 : index loc(#loc41)
      %172 = arith.minsi %171, %c3 : index loc(#loc41)
      %extracted_slice_35 = tensor.extract_slice %arg10[%172, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<4x32x16xbf16> to tensor<1x32x16xbf16> loc(#loc41)
      %173 = tensor.empty() : tensor<2x16x32xf32> loc(#loc42)
      %174 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16 : tensor<2x16x32xbf16>) outs(%173 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %410 = arith.extf %in : bf16 to f32
        linalg.yield %410 : f32
      } -> tensor<2x16x32xf32> loc(#loc42)
      %175 = tensor.empty() : tensor<2x16xf32> loc(#loc43)
      %176 = linalg.fill ins(%cst_11 : f32) outs(%175 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc43)
      %177 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<2x16x32xf32>) outs(%176 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %410 = arith.mulf %in, %in : f32
        %411 = arith.addf %out, %410 : f32
        linalg.yield %411 : f32
      } -> tensor<2x16xf32> loc(#loc43)
      %178 = tensor.empty() : tensor<2x16x1xf32> loc(#loc44)
      %179 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<2x16xf32>) outs(%178 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %410 = arith.divf %in, %cst_10 : f32
        %411 = arith.addf %410, %cst_9 : f32
        linalg.yield %411 : f32
      } -> tensor<2x16x1xf32> loc(#loc44)
      %180 = tensor.empty() : tensor<2x16x1xf32> loc(#loc45)
      %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<2x16x1xf32>) outs(%180 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %410 = math.rsqrt %in : f32
        linalg.yield %410 : f32
      } -> tensor<2x16x1xf32> loc(#loc45)
      %182 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc46)
      %183 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %181 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%182 : tensor<2x16x32xbf16>) {
      ^bb0(%in: f32, %in_106: f32, %out: bf16):
        %410 = arith.mulf %in, %in_106 : f32
        %411 = arith.truncf %410 : f32 to bf16
        linalg.yield %411 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc46)
      %184 = tensor.empty() : tensor<1x1x1x32xbf16> loc(#loc47)
      %185 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<1x32xbf16>) outs(%184 : tensor<1x1x1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x32xbf16> loc(#loc47)
      %collapsed = tensor.collapse_shape %185 [[0], [1], [2, 3]] : tensor<1x1x1x32xbf16> into tensor<1x1x32xbf16> loc(#loc47)
      %186 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc48)
      %187 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %collapsed : tensor<2x16x32xbf16>, tensor<1x1x32xbf16>) outs(%186 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: bf16):
        %410 = arith.mulf %in, %in_106 : bf16
        linalg.yield %410 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc48)
      %188 = tensor.empty() : tensor<2x16x32xf32> loc(#loc49)
      %expanded_36 = tensor.expand_shape %188 [[0], [1], [2, 3]] output_shape [2, 16, 4, 8] : tensor<2x16x32xf32> into tensor<2x16x4x8xf32> loc(#loc49)
      %189 = linalg.fill ins(%cst_11 : f32) outs(%expanded_36 : tensor<2x16x4x8xf32>) -> tensor<2x16x4x8xf32> loc(#loc49)
      %expanded_37 = tensor.expand_shape %187 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc49)
      %expanded_38 = tensor.expand_shape %extracted_slice_31 [[0], [1], [2, 3]] output_shape [1, 32, 4, 8] : tensor<1x32x32xbf16> into tensor<1x32x4x8xbf16> loc(#loc49)
      %190 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_37, %expanded_38 : tensor<2x16x1x32xbf16>, tensor<1x32x4x8xbf16>) outs(%189 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: f32):
        %410 = arith.extf %in : bf16 to f32
        %411 = arith.extf %in_106 : bf16 to f32
        %412 = arith.mulf %410, %411 : f32
        %413 = arith.addf %out, %412 : f32
        linalg.yield %413 : f32
      } -> tensor<2x16x4x8xf32> loc(#loc49)
      %191 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc50)
      %192 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190 : tensor<2x16x4x8xf32>) outs(%191 : tensor<2x16x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %410 = arith.truncf %in : f32 to bf16
        %411 = arith.extf %410 : bf16 to f32
        linalg.yield %411 : f32
      } -> tensor<2x16x4x8xf32> loc(#loc50)
      %extracted_slice_39 = tensor.extract_slice %192[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32> loc(#loc51)
      %extracted_slice_40 = tensor.extract_slice %192[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32> loc(#loc52)
      %193 = tensor.empty() : tensor<2x16x4x4xf32> loc(#loc53)
      %194 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_39, %7, %extracted_slice_40, %9 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%193 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_106: f32, %in_107: f32, %in_108: f32, %out: f32):
        %410 = arith.mulf %in_107, %in_108 : f32
        %411 = arith.mulf %in, %in_106 : f32
        %412 = arith.subf %411, %410 : f32
        linalg.yield %412 : f32
      } -> tensor<2x16x4x4xf32> loc(#loc53)
      %195 = tensor.empty() : tensor<2x16x4x4xf32> loc(#loc54)
      %196 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_40, %7, %extracted_slice_39, %9 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%195 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_106: f32, %in_107: f32, %in_108: f32, %out: f32):
        %410 = arith.mulf %in_107, %in_108 : f32
        %411 = arith.mulf %in, %in_106 : f32
        %412 = arith.addf %411, %410 : f32
        linalg.yield %412 : f32
      } -> tensor<2x16x4x4xf32> loc(#loc54)
      %197 = tensor.empty() : tensor<2x16x2x2x8xbf16> loc(#loc55)
      %198 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%197 : tensor<2x16x2x2x8xbf16>) {
      ^bb0(%out: bf16):
        %410 = linalg.index 0 : index
        %411 = linalg.index 1 : index
        %412 = linalg.index 3 : index
        %413 = linalg.index 2 : index
        %414 = affine.apply #map14()[%412, %413]
        %415 = linalg.index 4 : index
        %416 = arith.cmpi ult, %415, %c4 : index
        %417 = scf.if %416 -> (f32) {
          %extracted_106 = tensor.extract %194[%410, %411, %414, %415] : tensor<2x16x4x4xf32>
          scf.yield %extracted_106 : f32
        } else {
          %419 = arith.subi %415, %c4 : index
          %extracted_106 = tensor.extract %196[%410, %411, %414, %419] : tensor<2x16x4x4xf32>
          scf.yield %extracted_106 : f32
        }
        %418 = arith.truncf %417 : f32 to bf16
        linalg.yield %418 : bf16
      } -> tensor<2x16x2x2x8xbf16> loc(#loc55)
      %199 = tensor.empty() : tensor<2x16x16xf32> loc(#loc56)
      %expanded_41 = tensor.expand_shape %199 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32> loc(#loc56)
      %200 = linalg.fill ins(%cst_11 : f32) outs(%expanded_41 : tensor<2x16x2x8xf32>) -> tensor<2x16x2x8xf32> loc(#loc56)
      %expanded_42 = tensor.expand_shape %187 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc56)
      %expanded_43 = tensor.expand_shape %extracted_slice_23 [[0], [1], [2, 3]] output_shape [1, 32, 2, 8] : tensor<1x32x16xbf16> into tensor<1x32x2x8xbf16> loc(#loc56)
      %201 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_42, %expanded_43 : tensor<2x16x1x32xbf16>, tensor<1x32x2x8xbf16>) outs(%200 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: f32):
        %410 = arith.extf %in : bf16 to f32
        %411 = arith.extf %in_106 : bf16 to f32
        %412 = arith.mulf %410, %411 : f32
        %413 = arith.addf %out, %412 : f32
        linalg.yield %413 : f32
      } -> tensor<2x16x2x8xf32> loc(#loc56)
      %202 = tensor.empty() : tensor<2x16x2x8xf32> loc(#loc57)
      %203 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201 : tensor<2x16x2x8xf32>) outs(%202 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %410 = arith.truncf %in : f32 to bf16
        %411 = arith.extf %410 : bf16 to f32
        linalg.yield %411 : f32
      } -> tensor<2x16x2x8xf32> loc(#loc57)
      %extracted_slice_44 = tensor.extract_slice %203[0, 0, 0, 0] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32> loc(#loc58)
      %extracted_slice_45 = tensor.extract_slice %203[0, 0, 0, 4] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32> loc(#loc59)
      %204 = tensor.empty() : tensor<2x16x2x4xf32> loc(#loc60)
      %205 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_44, %7, %extracted_slice_45, %9 : tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>) outs(%204 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_106: f32, %in_107: f32, %in_108: f32, %out: f32):
        %410 = arith.mulf %in_107, %in_108 : f32
        %411 = arith.mulf %in, %in_106 : f32
        %412 = arith.subf %411, %410 : f32
        linalg.yield %412 : f32
      } -> tensor<2x16x2x4xf32> loc(#loc60)
      %206 = tensor.empty() : tensor<2x16x2x4xf32> loc(#loc61)
      %207 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_45, %7, %extracted_slice_44, %9 : tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>) outs(%206 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_106: f32, %in_107: f32, %in_108: f32, %out: f32):
        %410 = arith.mulf %in_107, %in_108 : f32
        %411 = arith.mulf %in, %in_106 : f32
        %412 = arith.addf %411, %410 : f32
        linalg.yield %412 : f32
      } -> tensor<2x16x2x4xf32> loc(#loc61)
      %208 = tensor.empty() : tensor<2x16x2x8xbf16> loc(#loc62)
      %209 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%208 : tensor<2x16x2x8xbf16>) {
      ^bb0(%out: bf16):
        %410 = linalg.index 0 : index
        %411 = linalg.index 1 : index
        %412 = linalg.index 2 : index
        %413 = linalg.index 3 : index
        %414 = arith.cmpi ult, %413, %c4 : index
        %415 = scf.if %414 -> (f32) {
          %extracted_106 = tensor.extract %205[%410, %411, %412, %413] : tensor<2x16x2x4xf32>
          scf.yield %extracted_106 : f32
        } else {
          %417 = arith.subi %413, %c4 : index
          %extracted_106 = tensor.extract %207[%410, %411, %412, %417] : tensor<2x16x2x4xf32>
          scf.yield %extracted_106 : f32
        }
        %416 = arith.truncf %415 : f32 to bf16
        linalg.yield %416 : bf16
      } -> tensor<2x16x2x8xbf16> loc(#loc62)
      %210 = tensor.empty() : tensor<2x16x16xf32> loc(#loc63)
      %expanded_46 = tensor.expand_shape %210 [[0], [1], [2, 3]] output_shape [2, 16, 2, 8] : tensor<2x16x16xf32> into tensor<2x16x2x8xf32> loc(#loc63)
      %211 = linalg.fill ins(%cst_11 : f32) outs(%expanded_46 : tensor<2x16x2x8xf32>) -> tensor<2x16x2x8xf32> loc(#loc63)
      %expanded_47 = tensor.expand_shape %187 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc63)
      %expanded_48 = tensor.expand_shape %extracted_slice_35 [[0], [1], [2, 3]] output_shape [1, 32, 2, 8] : tensor<1x32x16xbf16> into tensor<1x32x2x8xbf16> loc(#loc63)
      %212 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_47, %expanded_48 : tensor<2x16x1x32xbf16>, tensor<1x32x2x8xbf16>) outs(%211 : tensor<2x16x2x8xf32>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: f32):
        %410 = arith.extf %in : bf16 to f32
        %411 = arith.extf %in_106 : bf16 to f32
        %412 = arith.mulf %410, %411 : f32
        %413 = arith.addf %out, %412 : f32
        linalg.yield %413 : f32
      } -> tensor<2x16x2x8xf32> loc(#loc63)
      %213 = tensor.empty() : tensor<2x16x2x8xbf16> loc(#loc64)
      %214 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212 : tensor<2x16x2x8xf32>) outs(%213 : tensor<2x16x2x8xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %410 = arith.truncf %in : f32 to bf16
        linalg.yield %410 : bf16
      } -> tensor<2x16x2x8xbf16> loc(#loc64)
      %215 = tensor.empty() : tensor<2x2x16x16x2xf32> loc(#loc65)
      %216 = linalg.fill ins(%cst_11 : f32) outs(%215 : tensor<2x2x16x16x2xf32>) -> tensor<2x2x16x16x2xf32> loc(#loc65)
      %217 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%209, %198 : tensor<2x16x2x8xbf16>, tensor<2x16x2x2x8xbf16>) outs(%216 : tensor<2x2x16x16x2xf32>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: f32):
        %410 = arith.extf %in : bf16 to f32
        %411 = arith.extf %in_106 : bf16 to f32
        %412 = arith.mulf %410, %411 : f32
        %413 = arith.addf %out, %412 : f32
        linalg.yield %413 : f32
      } -> tensor<2x2x16x16x2xf32> loc(#loc65)
      %218 = tensor.empty() : tensor<2x2x2x16x16xf32> loc(#loc66)
      %219 = linalg.generic {indexing_maps = [#map5, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%11, %217 : tensor<2x2x2x16x16xi1>, tensor<2x2x16x16x2xf32>) outs(%218 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: i1, %in_106: f32, %out: f32):
        %410 = arith.mulf %in_106, %cst_7 : f32
        %411 = arith.select %in, %410, %cst_0 : f32
        linalg.yield %411 : f32
      } -> tensor<2x2x2x16x16xf32> loc(#loc66)
      %220 = tensor.empty() : tensor<2x2x2x16xf32> loc(#loc67)
      %221 = linalg.fill ins(%cst_6 : f32) outs(%220 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32> loc(#loc67)
      %222 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%219 : tensor<2x2x2x16x16xf32>) outs(%221 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %410 = arith.maximumf %out, %in : f32
        linalg.yield %410 : f32
      } -> tensor<2x2x2x16xf32> loc(#loc67)
      %223 = tensor.empty() : tensor<2x2x2x16x16xf32> loc(#loc68)
      %224 = linalg.generic {indexing_maps = [#map5, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%219, %222 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16xf32>) outs(%223 : tensor<2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %in_106: f32, %out: f32):
        %410 = arith.subf %in, %in_106 : f32
        %411 = math.exp %410 : f32
        linalg.yield %411 : f32
      } -> tensor<2x2x2x16x16xf32> loc(#loc68)
      %225 = tensor.empty() : tensor<2x2x2x16xf32> loc(#loc69)
      %226 = linalg.fill ins(%cst_11 : f32) outs(%225 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32> loc(#loc69)
      %227 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%224 : tensor<2x2x2x16x16xf32>) outs(%226 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %410 = arith.addf %out, %in : f32
        linalg.yield %410 : f32
      } -> tensor<2x2x2x16xf32> loc(#loc69)
      %228 = tensor.empty() : tensor<2x2x2x16x1xf32> loc(#loc70)
      %229 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%227 : tensor<2x2x2x16xf32>) outs(%228 : tensor<2x2x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2x2x16x1xf32> loc(#loc70)
      %230 = tensor.empty() : tensor<2x2x2x16x16xbf16> loc(#loc71)
      %231 = linalg.generic {indexing_maps = [#map5, #map20, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%224, %229 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>) outs(%230 : tensor<2x2x2x16x16xbf16>) {
      ^bb0(%in: f32, %in_106: f32, %out: bf16):
        %410 = arith.divf %in, %in_106 : f32
        %411 = arith.truncf %410 : f32 to bf16
        linalg.yield %411 : bf16
      } -> tensor<2x2x2x16x16xbf16> loc(#loc71)
      %232 = tensor.empty() : tensor<2x2x8x2x16xf32> loc(#loc72)
      %233 = linalg.fill ins(%cst_11 : f32) outs(%232 : tensor<2x2x8x2x16xf32>) -> tensor<2x2x8x2x16xf32> loc(#loc72)
      %234 = linalg.generic {indexing_maps = [#map21, #map22, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%214, %231 : tensor<2x16x2x8xbf16>, tensor<2x2x2x16x16xbf16>) outs(%233 : tensor<2x2x8x2x16xf32>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: f32):
        %410 = arith.extf %in : bf16 to f32
        %411 = arith.extf %in_106 : bf16 to f32
        %412 = arith.mulf %410, %411 : f32
        %413 = arith.addf %out, %412 : f32
        linalg.yield %413 : f32
      } -> tensor<2x2x8x2x16xf32> loc(#loc72)
      %235 = tensor.empty() : tensor<2x16x2x2x8xbf16> loc(#loc73)
      %236 = linalg.generic {indexing_maps = [#map23, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%234 : tensor<2x2x8x2x16xf32>) outs(%235 : tensor<2x16x2x2x8xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %410 = arith.truncf %in : f32 to bf16
        linalg.yield %410 : bf16
      } -> tensor<2x16x2x2x8xbf16> loc(#loc73)
      %collapsed_49 = tensor.collapse_shape %236 [[0], [1], [2, 3, 4]] : tensor<2x16x2x2x8xbf16> into tensor<2x16x32xbf16> loc(#loc74)
      %237 = tensor.empty() : tensor<2x16x32xf32> loc(#loc75)
      %238 = linalg.fill ins(%cst_11 : f32) outs(%237 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc75)
      %expanded_50 = tensor.expand_shape %collapsed_49 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc75)
      %239 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_50, %extracted_slice_29 : tensor<2x16x1x32xbf16>, tensor<1x32x32xbf16>) outs(%238 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: f32):
        %410 = arith.extf %in : bf16 to f32
        %411 = arith.extf %in_106 : bf16 to f32
        %412 = arith.mulf %410, %411 : f32
        %413 = arith.addf %out, %412 : f32
        linalg.yield %413 : f32
      } -> tensor<2x16x32xf32> loc(#loc75)
      %240 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc76)
      %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %239 : tensor<2x16x32xbf16>, tensor<2x16x32xf32>) outs(%240 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_106: f32, %out: bf16):
        %410 = arith.truncf %in_106 : f32 to bf16
        %411 = arith.addf %in, %410 : bf16
        linalg.yield %411 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc76)
      %242 = tensor.empty() : tensor<2x16x32xf32> loc(#loc77)
      %243 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<2x16x32xbf16>) outs(%242 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %410 = arith.extf %in : bf16 to f32
        linalg.yield %410 : f32
      } -> tensor<2x16x32xf32> loc(#loc77)
      %244 = tensor.empty() : tensor<2x16xf32> loc(#loc78)
      %245 = linalg.fill ins(%cst_11 : f32) outs(%244 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc78)
      %246 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%243 : tensor<2x16x32xf32>) outs(%245 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %410 = arith.mulf %in, %in : f32
        %411 = arith.addf %out, %410 : f32
        linalg.yield %411 : f32
      } -> tensor<2x16xf32> loc(#loc78)
      %247 = tensor.empty() : tensor<2x16x1xf32> loc(#loc79)
      %248 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<2x16xf32>) outs(%247 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %410 = arith.divf %in, %cst_10 : f32
        %411 = arith.addf %410, %cst_9 : f32
        linalg.yield %411 : f32
      } -> tensor<2x16x1xf32> loc(#loc79)
      %249 = tensor.empty() : tensor<2x16x1xf32> loc(#loc80)
      %250 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<2x16x1xf32>) outs(%249 : tensor<2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %410 = math.rsqrt %in : f32
        linalg.yield %410 : f32
      } -> tensor<2x16x1xf32> loc(#loc80)
      %251 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc81)
      %252 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %250 : tensor<2x16x32xf32>, tensor<2x16x1xf32>) outs(%251 : tensor<2x16x32xbf16>) {
      ^bb0(%in: f32, %in_106: f32, %out: bf16):
        %410 = arith.mulf %in, %in_106 : f32
        %411 = arith.truncf %410 : f32 to bf16
        linalg.yield %411 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc81)
      %253 = tensor.empty() : tensor<1x1x1x32xbf16> loc(#loc82)
      %254 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_27 : tensor<1x32xbf16>) outs(%253 : tensor<1x1x1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x32xbf16> loc(#loc82)
      %collapsed_51 = tensor.collapse_shape %254 [[0], [1], [2, 3]] : tensor<1x1x1x32xbf16> into tensor<1x1x32xbf16> loc(#loc82)
      %255 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc83)
      %256 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %collapsed_51 : tensor<2x16x32xbf16>, tensor<1x1x32xbf16>) outs(%255 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: bf16):
        %410 = arith.mulf %in, %in_106 : bf16
        linalg.yield %410 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc83)
      %257 = tensor.empty() : tensor<2x16x64xf32> loc(#loc84)
      %258 = linalg.fill ins(%cst_11 : f32) outs(%257 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc84)
      %expanded_52 = tensor.expand_shape %256 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc84)
      %259 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_52, %extracted_slice_21 : tensor<2x16x1x32xbf16>, tensor<1x32x64xbf16>) outs(%258 : tensor<2x16x64xf32>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: f32):
        %410 = arith.extf %in : bf16 to f32
        %411 = arith.extf %in_106 : bf16 to f32
        %412 = arith.mulf %410, %411 : f32
        %413 = arith.addf %out, %412 : f32
        linalg.yield %413 : f32
      } -> tensor<2x16x64xf32> loc(#loc84)
      %260 = tensor.empty() : tensor<2x16x64xbf16> loc(#loc85)
      %261 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<2x16x64xf32>) outs(%260 : tensor<2x16x64xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %410 = arith.truncf %in : f32 to bf16
        linalg.yield %410 : bf16
      } -> tensor<2x16x64xbf16> loc(#loc85)
      %262 = tensor.empty() : tensor<2x16x64xbf16> loc(#loc86)
      %263 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261 : tensor<2x16x64xbf16>) outs(%262 : tensor<2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %410 = arith.negf %in : bf16
        %411 = math.exp %410 : bf16
        %412 = arith.addf %411, %cst_4 : bf16
        %413 = arith.divf %cst_4, %412 : bf16
        linalg.yield %413 : bf16
      } -> tensor<2x16x64xbf16> loc(#loc86)
      %264 = tensor.empty() : tensor<2x16x64xbf16> loc(#loc87)
      %265 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %263 : tensor<2x16x64xbf16>, tensor<2x16x64xbf16>) outs(%264 : tensor<2x16x64xbf16>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: bf16):
        %410 = arith.mulf %in, %in_106 : bf16
        linalg.yield %410 : bf16
      } -> tensor<2x16x64xbf16> loc(#loc87)
      %266 = tensor.empty() : tensor<2x16x64xf32> loc(#loc88)
      %267 = linalg.fill ins(%cst_11 : f32) outs(%266 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc88)
      %expanded_53 = tensor.expand_shape %256 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x32xbf16> loc(#loc88)
      %268 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_53, %extracted_slice_33 : tensor<2x16x1x32xbf16>, tensor<1x32x64xbf16>) outs(%267 : tensor<2x16x64xf32>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: f32):
        %410 = arith.extf %in : bf16 to f32
        %411 = arith.extf %in_106 : bf16 to f32
        %412 = arith.mulf %410, %411 : f32
        %413 = arith.addf %out, %412 : f32
        linalg.yield %413 : f32
      } -> tensor<2x16x64xf32> loc(#loc88)
      %269 = tensor.empty() : tensor<2x16x64xbf16> loc(#loc89)
      %270 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<2x16x64xf32>) outs(%269 : tensor<2x16x64xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %410 = arith.truncf %in : f32 to bf16
        linalg.yield %410 : bf16
      } -> tensor<2x16x64xbf16> loc(#loc89)
      %271 = tensor.empty() : tensor<2x16x64xbf16> loc(#loc90)
      %272 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %270 : tensor<2x16x64xbf16>, tensor<2x16x64xbf16>) outs(%271 : tensor<2x16x64xbf16>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: bf16):
        %410 = arith.mulf %in, %in_106 : bf16
        linalg.yield %410 : bf16
      } -> tensor<2x16x64xbf16> loc(#loc90)
      %273 = tensor.empty() : tensor<2x16x32xf32> loc(#loc91)
      %274 = linalg.fill ins(%cst_11 : f32) outs(%273 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc91)
      %expanded_54 = tensor.expand_shape %272 [[0], [1], [2, 3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xbf16> into tensor<2x16x1x64xbf16> loc(#loc91)
      %275 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_54, %extracted_slice : tensor<2x16x1x64xbf16>, tensor<1x64x32xbf16>) outs(%274 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %in_106: bf16, %out: f32):
        %410 = arith.extf %in : bf16 to f32
        %411 = arith.extf %in_106 : bf16 to f32
        %412 = arith.mulf %410, %411 : f32
        %413 = arith.addf %out, %412 : f32
        linalg.yield %413 : f32
      } -> tensor<2x16x32xf32> loc(#loc91)
      %276 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc92)
      %277 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %275 : tensor<2x16x32xbf16>, tensor<2x16x32xf32>) outs(%276 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_106: f32, %out: bf16):
        %410 = arith.truncf %in_106 : f32 to bf16
        %411 = arith.addf %in, %410 : bf16
        linalg.yield %411 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc92)
      %278 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc93)
      %279 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<2x16x32xf32>) outs(%278 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc93)
      %extracted_55 = tensor.extract %arg15[] : tensor<i32> loc(#loc94)
      %280 = arith.index_cast %extracted_55 : i32 to index loc(#loc94)
      %281 = arith.maxsi %280, %c0 : index loc(#loc94)
      %282 = arith.minsi %281, %c3 : index loc(#loc94)
      %inserted_slice = tensor.insert_slice %279 into %arg17[%282, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc94)
      %283 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc95)
      %284 = linalg.generic {indexing_maps = [#map27, #map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181, %179 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%283 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_106: f32, %out: f32):
        %410 = arith.divf %in, %in_106 : f32
        %411 = arith.mulf %410, %cst_8 : f32
        linalg.yield %411 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc95)
      %extracted_56 = tensor.extract %arg15[] : tensor<i32> loc(#loc96)
      %285 = arith.index_cast %extracted_56 : i32 to index loc(#loc96)
      %286 = arith.maxsi %285, %c0 : index loc(#loc96)
      %287 = arith.minsi %286, %c3 : index loc(#loc96)
      %inserted_slice_57 = tensor.insert_slice %284 into %arg18[%287, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc96)
      %288 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc97)
      %289 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181 : tensor<2x16x1xf32>) outs(%288 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x1xf32> loc(#loc97)
      %extracted_58 = tensor.extract %arg15[] : tensor<i32> loc(#loc98)
      %290 = arith.index_cast %extracted_58 : i32 to index loc(#loc98)
      %291 = arith.maxsi %290, %c0 : index loc(#loc98)
      %292 = arith.minsi %291, %c3 : index loc(#loc98)
      %inserted_slice_59 = tensor.insert_slice %289 into %arg19[%292, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc98)
      %293 = tensor.empty() : tensor<1x1x1x32xbf16> loc(#loc99)
      %294 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1x1x32xbf16>) outs(%293 : tensor<1x1x1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x32xbf16> loc(#loc99)
      %extracted_60 = tensor.extract %arg15[] : tensor<i32> loc(#loc100)
      %295 = arith.index_cast %extracted_60 : i32 to index loc(#loc100)
      %296 = arith.maxsi %295, %c0 : index loc(#loc100)
      %297 = arith.minsi %296, %c3 : index loc(#loc100)
      %inserted_slice_61 = tensor.insert_slice %294 into %arg20[%297, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<1x1x1x32xbf16> into tensor<4x1x1x32xbf16> loc(#loc100)
      %298 = tensor.empty() : tensor<1x2x16x32xbf16> loc(#loc101)
      %299 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183 : tensor<2x16x32xbf16>) outs(%298 : tensor<1x2x16x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x32xbf16> loc(#loc101)
      %extracted_62 = tensor.extract %arg15[] : tensor<i32> loc(#loc102)
      %300 = arith.index_cast %extracted_62 : i32 to index loc(#loc102)
      %301 = arith.maxsi %300, %c0 : index loc(#loc102)
      %302 = arith.minsi %301, %c3 : index loc(#loc102)
      %inserted_slice_63 = tensor.insert_slice %299 into %arg21[%302, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xbf16> into tensor<4x2x16x32xbf16> loc(#loc102)
      %303 = tensor.empty() : tensor<1x2x16x32xbf16> loc(#loc103)
      %304 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187 : tensor<2x16x32xbf16>) outs(%303 : tensor<1x2x16x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x32xbf16> loc(#loc103)
      %extracted_64 = tensor.extract %arg15[] : tensor<i32> loc(#loc104)
      %305 = arith.index_cast %extracted_64 : i32 to index loc(#loc104)
      %306 = arith.maxsi %305, %c0 : index loc(#loc104)
      %307 = arith.minsi %306, %c3 : index loc(#loc104)
      %inserted_slice_65 = tensor.insert_slice %304 into %arg22[%307, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xbf16> into tensor<4x2x16x32xbf16> loc(#loc104)
      %308 = tensor.empty() : tensor<1x2x16x2x2x8xbf16> loc(#loc105)
      %309 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<2x16x2x2x8xbf16>) outs(%308 : tensor<1x2x16x2x2x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x2x2x8xbf16> loc(#loc105)
      %extracted_66 = tensor.extract %arg15[] : tensor<i32> loc(#loc106)
      %310 = arith.index_cast %extracted_66 : i32 to index loc(#loc106)
      %311 = arith.maxsi %310, %c0 : index loc(#loc106)
      %312 = arith.minsi %311, %c3 : index loc(#loc106)
      %inserted_slice_67 = tensor.insert_slice %309 into %arg23[%312, 0, 0, 0, 0, 0] [1, 2, 16, 2, 2, 8] [1, 1, 1, 1, 1, 1] : tensor<1x2x16x2x2x8xbf16> into tensor<4x2x16x2x2x8xbf16> loc(#loc106)
      %313 = tensor.empty() : tensor<1x2x16x2x8xbf16> loc(#loc107)
      %314 = linalg.generic {indexing_maps = [#map29, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<2x16x2x8xbf16>) outs(%313 : tensor<1x2x16x2x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x2x8xbf16> loc(#loc107)
      %extracted_68 = tensor.extract %arg15[] : tensor<i32> loc(#loc108)
      %315 = arith.index_cast %extracted_68 : i32 to index loc(#loc108)
      %316 = arith.maxsi %315, %c0 : index loc(#loc108)
      %317 = arith.minsi %316, %c3 : index loc(#loc108)
      %inserted_slice_69 = tensor.insert_slice %314 into %arg24[%317, 0, 0, 0, 0] [1, 2, 16, 2, 8] [1, 1, 1, 1, 1] : tensor<1x2x16x2x8xbf16> into tensor<4x2x16x2x8xbf16> loc(#loc108)
      %318 = tensor.empty() : tensor<1x2x2x2x16x16xf32> loc(#loc109)
      %319 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%224 : tensor<2x2x2x16x16xf32>) outs(%318 : tensor<1x2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x2x2x16x16xf32> loc(#loc109)
      %extracted_70 = tensor.extract %arg15[] : tensor<i32> loc(#loc110)
      %320 = arith.index_cast %extracted_70 : i32 to index loc(#loc110)
      %321 = arith.maxsi %320, %c0 : index loc(#loc110)
      %322 = arith.minsi %321, %c3 : index loc(#loc110)
      %inserted_slice_71 = tensor.insert_slice %319 into %arg25[%322, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 16] [1, 1, 1, 1, 1, 1] : tensor<1x2x2x2x16x16xf32> into tensor<4x2x2x2x16x16xf32> loc(#loc110)
      %323 = tensor.empty() : tensor<1x2x2x2x16x1xf32> loc(#loc111)
      %324 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<2x2x2x16x1xf32>) outs(%323 : tensor<1x2x2x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x2x2x16x1xf32> loc(#loc111)
      %extracted_72 = tensor.extract %arg15[] : tensor<i32> loc(#loc112)
      %325 = arith.index_cast %extracted_72 : i32 to index loc(#loc112)
      %326 = arith.maxsi %325, %c0 : index loc(#loc112)
      %327 = arith.minsi %326, %c3 : index loc(#loc112)
      %inserted_slice_73 = tensor.insert_slice %324 into %arg26[%327, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 1] [1, 1, 1, 1, 1, 1] : tensor<1x2x2x2x16x1xf32> into tensor<4x2x2x2x16x1xf32> loc(#loc112)
      %328 = tensor.empty() : tensor<1x2x2x2x16x1xf32> loc(#loc113)
      %329 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<2x2x2x16x1xf32>) outs(%328 : tensor<1x2x2x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %410 = arith.mulf %in, %in : f32
        %411 = arith.divf %cst_5, %410 : f32
        linalg.yield %411 : f32
      } -> tensor<1x2x2x2x16x1xf32> loc(#loc113)
      %extracted_74 = tensor.extract %arg15[] : tensor<i32> loc(#loc114)
      %330 = arith.index_cast %extracted_74 : i32 to index loc(#loc114)
      %331 = arith.maxsi %330, %c0 : index loc(#loc114)
      %332 = arith.minsi %331, %c3 : index loc(#loc114)
      %inserted_slice_75 = tensor.insert_slice %329 into %arg27[%332, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 1] [1, 1, 1, 1, 1, 1] : tensor<1x2x2x2x16x1xf32> into tensor<4x2x2x2x16x1xf32> loc(#loc114)
      %333 = tensor.empty() : tensor<1x2x2x2x16x16xbf16> loc(#loc115)
      %334 = linalg.generic {indexing_maps = [#map28, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<2x2x2x16x16xbf16>) outs(%333 : tensor<1x2x2x2x16x16xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x2x2x16x16xbf16> loc(#loc115)
      %extracted_76 = tensor.extract %arg15[] : tensor<i32> loc(#loc116)
      %335 = arith.index_cast %extracted_76 : i32 to index loc(#loc116)
      %336 = arith.maxsi %335, %c0 : index loc(#loc116)
      %337 = arith.minsi %336, %c3 : index loc(#loc116)
      %inserted_slice_77 = tensor.insert_slice %334 into %arg28[%337, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 16] [1, 1, 1, 1, 1, 1] : tensor<1x2x2x2x16x16xbf16> into tensor<4x2x2x2x16x16xbf16> loc(#loc116)
      %338 = tensor.empty() : tensor<1x2x16x2x8xbf16> loc(#loc117)
      %339 = linalg.generic {indexing_maps = [#map29, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<2x16x2x8xbf16>) outs(%338 : tensor<1x2x16x2x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x2x8xbf16> loc(#loc117)
      %extracted_78 = tensor.extract %arg15[] : tensor<i32> loc(#loc118)
      %340 = arith.index_cast %extracted_78 : i32 to index loc(#loc118)
      %341 = arith.maxsi %340, %c0 : index loc(#loc118)
      %342 = arith.minsi %341, %c3 : index loc(#loc118)
      %inserted_slice_79 = tensor.insert_slice %339 into %arg29[%342, 0, 0, 0, 0] [1, 2, 16, 2, 8] [1, 1, 1, 1, 1] : tensor<1x2x16x2x8xbf16> into tensor<4x2x16x2x8xbf16> loc(#loc118)
      %343 = tensor.empty() : tensor<1x2x16x32xbf16> loc(#loc119)
      %344 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_49 : tensor<2x16x32xbf16>) outs(%343 : tensor<1x2x16x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x32xbf16> loc(#loc119)
      %extracted_80 = tensor.extract %arg15[] : tensor<i32> loc(#loc120)
      %345 = arith.index_cast %extracted_80 : i32 to index loc(#loc120)
      %346 = arith.maxsi %345, %c0 : index loc(#loc120)
      %347 = arith.minsi %346, %c3 : index loc(#loc120)
      %inserted_slice_81 = tensor.insert_slice %344 into %arg30[%347, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xbf16> into tensor<4x2x16x32xbf16> loc(#loc120)
      %348 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc121)
      %349 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<2x16x32xf32>) outs(%348 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc121)
      %extracted_82 = tensor.extract %arg15[] : tensor<i32> loc(#loc122)
      %350 = arith.index_cast %extracted_82 : i32 to index loc(#loc122)
      %351 = arith.maxsi %350, %c0 : index loc(#loc122)
      %352 = arith.minsi %351, %c3 : index loc(#loc122)
      %inserted_slice_83 = tensor.insert_slice %349 into %arg31[%352, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32> loc(#loc122)
      %353 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc123)
      %354 = linalg.generic {indexing_maps = [#map27, #map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %248 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%353 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_106: f32, %out: f32):
        %410 = arith.divf %in, %in_106 : f32
        %411 = arith.mulf %410, %cst_8 : f32
        linalg.yield %411 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc123)
      %extracted_84 = tensor.extract %arg15[] : tensor<i32> loc(#loc124)
      %355 = arith.index_cast %extracted_84 : i32 to index loc(#loc124)
      %356 = arith.maxsi %355, %c0 : index loc(#loc124)
      %357 = arith.minsi %356, %c3 : index loc(#loc124)
      %inserted_slice_85 = tensor.insert_slice %354 into %arg32[%357, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc124)
      %358 = tensor.empty() : tensor<1x2x16x1xf32> loc(#loc125)
      %359 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250 : tensor<2x16x1xf32>) outs(%358 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x1xf32> loc(#loc125)
      %extracted_86 = tensor.extract %arg15[] : tensor<i32> loc(#loc126)
      %360 = arith.index_cast %extracted_86 : i32 to index loc(#loc126)
      %361 = arith.maxsi %360, %c0 : index loc(#loc126)
      %362 = arith.minsi %361, %c3 : index loc(#loc126)
      %inserted_slice_87 = tensor.insert_slice %359 into %arg33[%362, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<1x2x16x1xf32> into tensor<4x2x16x1xf32> loc(#loc126)
      %363 = tensor.empty() : tensor<1x1x1x32xbf16> loc(#loc127)
      %364 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_51 : tensor<1x1x32xbf16>) outs(%363 : tensor<1x1x1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x1x1x32xbf16> loc(#loc127)
      %extracted_88 = tensor.extract %arg15[] : tensor<i32> loc(#loc128)
      %365 = arith.index_cast %extracted_88 : i32 to index loc(#loc128)
      %366 = arith.maxsi %365, %c0 : index loc(#loc128)
      %367 = arith.minsi %366, %c3 : index loc(#loc128)
      %inserted_slice_89 = tensor.insert_slice %364 into %arg34[%367, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<1x1x1x32xbf16> into tensor<4x1x1x32xbf16> loc(#loc128)
      %368 = tensor.empty() : tensor<1x2x16x32xbf16> loc(#loc129)
      %369 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252 : tensor<2x16x32xbf16>) outs(%368 : tensor<1x2x16x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x32xbf16> loc(#loc129)
      %extracted_90 = tensor.extract %arg15[] : tensor<i32> loc(#loc130)
      %370 = arith.index_cast %extracted_90 : i32 to index loc(#loc130)
      %371 = arith.maxsi %370, %c0 : index loc(#loc130)
      %372 = arith.minsi %371, %c3 : index loc(#loc130)
      %inserted_slice_91 = tensor.insert_slice %369 into %arg35[%372, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xbf16> into tensor<4x2x16x32xbf16> loc(#loc130)
      %373 = tensor.empty() : tensor<1x2x16x32xbf16> loc(#loc131)
      %374 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256 : tensor<2x16x32xbf16>) outs(%373 : tensor<1x2x16x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x32xbf16> loc(#loc131)
      %extracted_92 = tensor.extract %arg15[] : tensor<i32> loc(#loc132)
      %375 = arith.index_cast %extracted_92 : i32 to index loc(#loc132)
      %376 = arith.maxsi %375, %c0 : index loc(#loc132)
      %377 = arith.minsi %376, %c3 : index loc(#loc132)
      %inserted_slice_93 = tensor.insert_slice %374 into %arg36[%377, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xbf16> into tensor<4x2x16x32xbf16> loc(#loc132)
      %378 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc133)
      %379 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263 : tensor<2x16x64xbf16>) outs(%378 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %410 = arith.subf %cst_4, %in : bf16
        %411 = arith.mulf %in, %410 : bf16
        linalg.yield %411 : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc133)
      %extracted_94 = tensor.extract %arg15[] : tensor<i32> loc(#loc134)
      %380 = arith.index_cast %extracted_94 : i32 to index loc(#loc134)
      %381 = arith.maxsi %380, %c0 : index loc(#loc134)
      %382 = arith.minsi %381, %c3 : index loc(#loc134)
      %inserted_slice_95 = tensor.insert_slice %379 into %arg37[%382, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc134)
      %383 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc135)
      %384 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263 : tensor<2x16x64xbf16>) outs(%383 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc135)
      %extracted_96 = tensor.extract %arg15[] : tensor<i32> loc(#loc136)
      %385 = arith.index_cast %extracted_96 : i32 to index loc(#loc136)
      %386 = arith.maxsi %385, %c0 : index loc(#loc136)
      %387 = arith.minsi %386, %c3 : index loc(#loc136)
      %inserted_slice_97 = tensor.insert_slice %384 into %arg38[%387, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc136)
      %388 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc137)
      %389 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261 : tensor<2x16x64xbf16>) outs(%388 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc137)
      %extracted_98 = tensor.extract %arg15[] : tensor<i32> loc(#loc138)
      %390 = arith.index_cast %extracted_98 : i32 to index loc(#loc138)
      %391 = arith.maxsi %390, %c0 : index loc(#loc138)
      %392 = arith.minsi %391, %c3 : index loc(#loc138)
      %inserted_slice_99 = tensor.insert_slice %389 into %arg39[%392, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc138)
      %393 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc139)
      %394 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<2x16x64xbf16>) outs(%393 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc139)
      %extracted_100 = tensor.extract %arg15[] : tensor<i32> loc(#loc140)
      %395 = arith.index_cast %extracted_100 : i32 to index loc(#loc140)
      %396 = arith.maxsi %395, %c0 : index loc(#loc140)
      %397 = arith.minsi %396, %c3 : index loc(#loc140)
      %inserted_slice_101 = tensor.insert_slice %394 into %arg40[%397, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc140)
      %398 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc141)
      %399 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%265 : tensor<2x16x64xbf16>) outs(%398 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc141)
      %extracted_102 = tensor.extract %arg15[] : tensor<i32> loc(#loc142)
      %400 = arith.index_cast %extracted_102 : i32 to index loc(#loc142)
      %401 = arith.maxsi %400, %c0 : index loc(#loc142)
      %402 = arith.minsi %401, %c3 : index loc(#loc142)
      %inserted_slice_103 = tensor.insert_slice %399 into %arg41[%402, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc142)
      %403 = tensor.empty() : tensor<1x2x16x64xbf16> loc(#loc143)
      %404 = linalg.generic {indexing_maps = [#map27, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272 : tensor<2x16x64xbf16>) outs(%403 : tensor<1x2x16x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x2x16x64xbf16> loc(#loc143)
      %extracted_104 = tensor.extract %arg15[] : tensor<i32> loc(#loc144)
      %405 = arith.index_cast %extracted_104 : i32 to index loc(#loc144)
      %406 = arith.maxsi %405, %c0 : index loc(#loc144)
      %407 = arith.minsi %406, %c3 : index loc(#loc144)
      %inserted_slice_105 = tensor.insert_slice %404 into %arg42[%407, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<1x2x16x64xbf16> into tensor<4x2x16x64xbf16> loc(#loc144)
      %408 = tensor.empty() : tensor<i32> loc(#loc145)
      %409 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = []} ins(%arg15 : tensor<i32>) outs(%408 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %410 = arith.addi %in, %c1_i32 : i32
        linalg.yield %410 : i32
      } -> tensor<i32> loc(#loc145)
      scf.yield %409, %277, %inserted_slice, %inserted_slice_57, %inserted_slice_59, %inserted_slice_61, %inserted_slice_63, %inserted_slice_65, %inserted_slice_67, %inserted_slice_69, %inserted_slice_71, %inserted_slice_73, %inserted_slice_75, %inserted_slice_77, %inserted_slice_79, %inserted_slice_81, %inserted_slice_83, %inserted_slice_85, %inserted_slice_87, %inserted_slice_89, %inserted_slice_91, %inserted_slice_93, %inserted_slice_95, %inserted_slice_97, %inserted_slice_99, %inserted_slice_101, %inserted_slice_103, %inserted_slice_105 : tensor<i32>, tensor<2x16x32xbf16>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x2x2x8xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x2x2x16x16xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x1xf32>, tensor<4x2x2x2x16x16xbf16>, tensor<4x2x16x2x8xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xf32>, tensor<4x2x16x1xf32>, tensor<4x2x16x1xf32>, tensor<4x1x1x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x32xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>, tensor<4x2x16x64xbf16>
    } loc(#loc32)
    %33 = tensor.empty() : tensor<2x16x32xf32> loc(#loc146)
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32#1 : tensor<2x16x32xbf16>) outs(%33 : tensor<2x16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %146 = arith.extf %in : bf16 to f32
      linalg.yield %146 : f32
    } -> tensor<2x16x32xf32> loc(#loc146)
    %35 = tensor.empty() : tensor<2x16xf32> loc(#loc147)
    %36 = linalg.fill ins(%cst_11 : f32) outs(%35 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc147)
    %37 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<2x16x32xf32>) outs(%36 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %146 = arith.mulf %in, %in : f32
      %147 = arith.addf %out, %146 : f32
      linalg.yield %147 : f32
    } -> tensor<2x16xf32> loc(#loc147)
    %38 = tensor.empty() : tensor<2x16x1xf32> loc(#loc148)
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x16xf32>) outs(%38 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %146 = arith.divf %in, %cst_10 : f32
      %147 = arith.addf %146, %cst_9 : f32
      linalg.yield %147 : f32
    } -> tensor<2x16x1xf32> loc(#loc148)
    %40 = tensor.empty() : tensor<2x16x1xf32> loc(#loc149)
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<2x16x1xf32>) outs(%40 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %146 = math.rsqrt %in : f32
      linalg.yield %146 : f32
    } -> tensor<2x16x1xf32> loc(#loc149)
    %42 = tensor.empty() : tensor<2x16x32xf32> loc(#loc150)
    %43 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x16x1xf32>) outs(%42 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32> loc(#loc150)
    %44 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc151)
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %43 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%44 : tensor<2x16x32xbf16>) {
    ^bb0(%in: f32, %in_20: f32, %out: bf16):
      %146 = arith.mulf %in, %in_20 : f32
      %147 = arith.truncf %146 : f32 to bf16
      linalg.yield %147 : bf16
    } -> tensor<2x16x32xbf16> loc(#loc151)
    %46 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc152)
    %47 = linalg.generic {indexing_maps = [#map31, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<32xbf16>) outs(%46 : tensor<2x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x16x32xbf16> loc(#loc152)
    %48 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc153)
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %47 : tensor<2x16x32xbf16>, tensor<2x16x32xbf16>) outs(%48 : tensor<2x16x32xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in, %in_20 : bf16
      linalg.yield %146 : bf16
    } -> tensor<2x16x32xbf16> loc(#loc153)
    %50 = tensor.empty() : tensor<2x16x64xf32> loc(#loc154)
    %51 = linalg.fill ins(%cst_11 : f32) outs(%50 : tensor<2x16x64xf32>) -> tensor<2x16x64xf32> loc(#loc154)
    %52 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49, %arg1 : tensor<2x16x32xbf16>, tensor<32x64xbf16>) outs(%51 : tensor<2x16x64xf32>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: f32):
      %146 = arith.extf %in : bf16 to f32
      %147 = arith.extf %in_20 : bf16 to f32
      %148 = arith.mulf %146, %147 : f32
      %149 = arith.addf %out, %148 : f32
      linalg.yield %149 : f32
    } -> tensor<2x16x64xf32> loc(#loc154)
    %53 = tensor.empty() : tensor<2x16xf32> loc(#loc155)
    %54 = linalg.fill ins(%cst_6 : f32) outs(%53 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc155)
    %55 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<2x16x64xf32>) outs(%54 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %146 = arith.maximumf %out, %in : f32
      linalg.yield %146 : f32
    } -> tensor<2x16xf32> loc(#loc155)
    %56 = tensor.empty() : tensor<2x16x64xf32> loc(#loc156)
    %57 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %55 : tensor<2x16x64xf32>, tensor<2x16xf32>) outs(%56 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %146 = arith.subf %in, %in_20 : f32
      linalg.yield %146 : f32
    } -> tensor<2x16x64xf32> loc(#loc156)
    %58 = tensor.empty() : tensor<2x16x64xf32> loc(#loc157)
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x16x64xf32>) outs(%58 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %146 = math.exp %in : f32
      linalg.yield %146 : f32
    } -> tensor<2x16x64xf32> loc(#loc157)
    %60 = tensor.empty() : tensor<2x16xf32> loc(#loc158)
    %61 = linalg.fill ins(%cst_11 : f32) outs(%60 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc158)
    %62 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<2x16x64xf32>) outs(%61 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %146 = arith.addf %out, %in : f32
      linalg.yield %146 : f32
    } -> tensor<2x16xf32> loc(#loc158)
    %63 = tensor.empty() : tensor<2x16x1xf32> loc(#loc159)
    %64 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x16xf32>) outs(%63 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x1xf32> loc(#loc159)
    %65 = tensor.empty() : tensor<2x16x64xi32> loc(#loc160)
    %66 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%65 : tensor<2x16x64xi32>) {
    ^bb0(%out: i32):
      %146 = linalg.index 2 : index
      %147 = arith.index_cast %146 : index to i32
      linalg.yield %147 : i32
    } -> tensor<2x16x64xi32> loc(#loc160)
    %67 = tensor.empty() : tensor<2x16x64xi1> loc(#loc161)
    %68 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %66 : tensor<2x16xi32>, tensor<2x16x64xi32>) outs(%67 : tensor<2x16x64xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %146 = arith.cmpi eq, %in, %in_20 : i32
      linalg.yield %146 : i1
    } -> tensor<2x16x64xi1> loc(#loc161)
    %69 = tensor.empty() : tensor<f32> loc(#loc162)
    %70 = linalg.fill ins(%cst_11 : f32) outs(%69 : tensor<f32>) -> tensor<f32> loc(#loc162)
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map35], iterator_types = ["reduction", "reduction", "reduction"]} ins(%68, %57, %64 : tensor<2x16x64xi1>, tensor<2x16x64xf32>, tensor<2x16x1xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %146 = math.log %in_21 : f32
      %147 = arith.subf %in_20, %146 : f32
      %148 = arith.select %in, %147, %cst_11 : f32
      %149 = arith.addf %out, %148 : f32
      linalg.yield %149 : f32
    } -> tensor<f32> loc(#loc162)
    %72 = tensor.empty() : tensor<f32> loc(#loc163)
    %73 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = []} ins(%71 : tensor<f32>) outs(%72 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %146 = arith.negf %in : f32
      %147 = arith.divf %146, %cst_10 : f32
      linalg.yield %147 : f32
    } -> tensor<f32> loc(#loc163)
    %74 = tensor.empty() : tensor<2x16x64xf32> loc(#loc164)
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x16x64xi1>) outs(%74 : tensor<2x16x64xf32>) {
    ^bb0(%in: i1, %out: f32):
      %146 = arith.select %in, %cst, %cst_11 : f32
      linalg.yield %146 : f32
    } -> tensor<2x16x64xf32> loc(#loc164)
    %76 = tensor.empty() : tensor<2x16xf32> loc(#loc165)
    %expanded = tensor.expand_shape %76 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc165)
    %77 = linalg.fill ins(%cst_11 : f32) outs(%expanded : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc165)
    %expanded_13 = tensor.expand_shape %75 [[0], [1, 2], [3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc165)
    %78 = linalg.generic {indexing_maps = [#map4, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_13 : tensor<2x16x1x64xf32>) outs(%77 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %146 = arith.negf %in : f32
      %147 = arith.addf %out, %146 : f32
      linalg.yield %147 : f32
    } -> tensor<2x16x1xf32> loc(#loc165)
    %79 = tensor.empty() : tensor<2x16xf32> loc(#loc166)
    %80 = linalg.fill ins(%cst_11 : f32) outs(%79 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc166)
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78, %64 : tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%80 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %146 = arith.divf %in, %in_20 : f32
      %147 = arith.addf %out, %146 : f32
      linalg.yield %147 : f32
    } -> tensor<2x16xf32> loc(#loc166)
    %82 = tensor.empty() : tensor<2x16x64xf32> loc(#loc167)
    %83 = linalg.generic {indexing_maps = [#map1, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %81, %59 : tensor<2x16x64xf32>, tensor<2x16xf32>, tensor<2x16x64xf32>) outs(%82 : tensor<2x16x64xf32>) {
    ^bb0(%in: f32, %in_20: f32, %in_21: f32, %out: f32):
      %146 = arith.mulf %in_20, %in_21 : f32
      %147 = arith.addf %in, %146 : f32
      linalg.yield %147 : f32
    } -> tensor<2x16x64xf32> loc(#loc167)
    %84 = tensor.empty() : tensor<64x32xf32> loc(#loc168)
    %85 = linalg.fill ins(%cst_11 : f32) outs(%84 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc168)
    %86 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%83, %49 : tensor<2x16x64xf32>, tensor<2x16x32xbf16>) outs(%85 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_20: bf16, %out: f32):
      %146 = arith.extf %in_20 : bf16 to f32
      %147 = arith.mulf %in, %146 : f32
      %148 = arith.addf %out, %147 : f32
      linalg.yield %148 : f32
    } -> tensor<64x32xf32> loc(#loc168)
    %87 = tensor.empty() : tensor<2x16x32xf32> loc(#loc169)
    %88 = linalg.fill ins(%cst_11 : f32) outs(%87 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32> loc(#loc169)
    %89 = linalg.generic {indexing_maps = [#map32, #map8, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%83, %arg1 : tensor<2x16x64xf32>, tensor<32x64xbf16>) outs(%88 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_20: bf16, %out: f32):
      %146 = arith.extf %in_20 : bf16 to f32
      %147 = arith.mulf %in, %146 : f32
      %148 = arith.addf %out, %147 : f32
      linalg.yield %148 : f32
    } -> tensor<2x16x32xf32> loc(#loc169)
    %90 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc170)
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<2x16x32xf32>) outs(%90 : tensor<2x16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %146 = arith.truncf %in : f32 to bf16
      linalg.yield %146 : bf16
    } -> tensor<2x16x32xbf16> loc(#loc170)
    %92 = tensor.empty() : tensor<32xbf16> loc(#loc171)
    %expanded_14 = tensor.expand_shape %92 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16> loc(#loc171)
    %93 = linalg.fill ins(%cst_3 : bf16) outs(%expanded_14 : tensor<1x1x32xbf16>) -> tensor<1x1x32xbf16> loc(#loc171)
    %expanded_15 = tensor.expand_shape %45 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x1x32xbf16> loc(#loc171)
    %expanded_16 = tensor.expand_shape %91 [[0], [1], [2, 3, 4]] output_shape [2, 16, 1, 1, 32] : tensor<2x16x32xbf16> into tensor<2x16x1x1x32xbf16> loc(#loc171)
    %94 = linalg.generic {indexing_maps = [#map39, #map39, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_15, %expanded_16 : tensor<2x16x1x1x32xbf16>, tensor<2x16x1x1x32xbf16>) outs(%93 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in, %in_20 : bf16
      %147 = arith.addf %out, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<1x1x32xbf16> loc(#loc171)
    %95 = tensor.empty() : tensor<32xbf16> loc(#loc172)
    %96 = linalg.fill ins(%cst_3 : bf16) outs(%95 : tensor<32xbf16>) -> tensor<32xbf16> loc(#loc172)
    %97 = linalg.generic {indexing_maps = [#map40, #map41], iterator_types = ["parallel", "reduction", "reduction"]} ins(%94 : tensor<1x1x32xbf16>) outs(%96 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %146 = arith.addf %out, %in : bf16
      linalg.yield %146 : bf16
    } -> tensor<32xbf16> loc(#loc172)
    %98 = tensor.empty() : tensor<2x16x32xf32> loc(#loc173)
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %47 : tensor<2x16x32xbf16>, tensor<2x16x32xbf16>) outs(%98 : tensor<2x16x32xf32>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: f32):
      %146 = arith.mulf %in, %in_20 : bf16
      %147 = arith.extf %146 : bf16 to f32
      linalg.yield %147 : f32
    } -> tensor<2x16x32xf32> loc(#loc173)
    %100 = tensor.empty() : tensor<2x16xf32> loc(#loc174)
    %expanded_17 = tensor.expand_shape %100 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xf32> into tensor<2x16x1xf32> loc(#loc174)
    %101 = linalg.fill ins(%cst_11 : f32) outs(%expanded_17 : tensor<2x16x1xf32>) -> tensor<2x16x1xf32> loc(#loc174)
    %expanded_18 = tensor.expand_shape %34 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc174)
    %expanded_19 = tensor.expand_shape %99 [[0], [1, 2], [3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc174)
    %102 = linalg.generic {indexing_maps = [#map4, #map4, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_18, %expanded_19 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%101 : tensor<2x16x1xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %146 = arith.mulf %in, %in_20 : f32
      %147 = arith.addf %out, %146 : f32
      linalg.yield %147 : f32
    } -> tensor<2x16x1xf32> loc(#loc174)
    %103 = tensor.empty() : tensor<2x16xf32> loc(#loc175)
    %104 = linalg.fill ins(%cst_11 : f32) outs(%103 : tensor<2x16xf32>) -> tensor<2x16xf32> loc(#loc175)
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102, %41, %39 : tensor<2x16x1xf32>, tensor<2x16x1xf32>, tensor<2x16x1xf32>) outs(%104 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %in_21: f32, %out: f32):
      %146 = arith.divf %in_20, %in_21 : f32
      %147 = arith.mulf %146, %cst_8 : f32
      %148 = arith.mulf %in, %147 : f32
      %149 = arith.divf %148, %cst_10 : f32
      %150 = arith.addf %out, %149 : f32
      linalg.yield %150 : f32
    } -> tensor<2x16xf32> loc(#loc175)
    %106 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc176)
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %43, %34, %105 : tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>, tensor<2x16xf32>) outs(%106 : tensor<2x16x32xbf16>) {
    ^bb0(%in: f32, %in_20: f32, %in_21: f32, %in_22: f32, %out: bf16):
      %146 = arith.mulf %in_22, %in_21 : f32
      %147 = arith.mulf %in_21, %in_22 : f32
      %148 = arith.mulf %in, %in_20 : f32
      %149 = arith.addf %148, %147 : f32
      %150 = arith.addf %149, %146 : f32
      %151 = arith.truncf %150 : f32 to bf16
      linalg.yield %151 : bf16
    } -> tensor<2x16x32xbf16> loc(#loc176)
    %108 = tensor.empty() : tensor<4x64x32xbf16> loc(#loc177)
    %109 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%108 : tensor<4x64x32xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_3 : bf16
    } -> tensor<4x64x32xbf16> loc(#loc177)
    %110 = tensor.empty() : tensor<4x32x64xbf16> loc(#loc178)
    %111 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%110 : tensor<4x32x64xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_3 : bf16
    } -> tensor<4x32x64xbf16> loc(#loc178)
    %112 = tensor.empty() : tensor<4x32x16xbf16> loc(#loc179)
    %113 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%112 : tensor<4x32x16xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_3 : bf16
    } -> tensor<4x32x16xbf16> loc(#loc179)
    %114 = tensor.empty() : tensor<4x32xbf16> loc(#loc180)
    %115 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%114 : tensor<4x32xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_3 : bf16
    } -> tensor<4x32xbf16> loc(#loc180)
    %116 = tensor.empty() : tensor<4x32x32xbf16> loc(#loc181)
    %117 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%116 : tensor<4x32x32xbf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst_3 : bf16
    } -> tensor<4x32x32xbf16> loc(#loc181)
    %118:11 = scf.for %arg14 = %c0 to %c4 step %c1 iter_args(%arg15 = %cst_12, %arg16 = %107, %arg17 = %109, %arg18 = %111, %arg19 = %113, %arg20 = %115, %arg21 = %115, %arg22 = %117, %arg23 = %117, %arg24 = %111, %arg25 = %113) -> (tensor<i32>, tensor<2x16x32xbf16>, tensor<4x64x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<4x32xbf16>, tensor<4x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>) {
      %146 = tensor.empty() : tensor<i32> loc(#loc183)
      %147 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = []} ins(%arg15 : tensor<i32>) outs(%146 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %434 = arith.subi %c3_i32, %in : i32
        linalg.yield %434 : i32
      } -> tensor<i32> loc(#loc183)
      %extracted = tensor.extract %147[] : tensor<i32> loc(#loc184)
      %148 = arith.index_cast %extracted : i32 to index loc(#loc184)
      %149 = arith.maxsi %148, %c0 : index loc(#loc184)
      %150 = arith.minsi %149, %c3 : index loc(#loc184)
      %extracted_slice = tensor.extract_slice %32#2[%150, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc184)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc185)
      %extracted_20 = tensor.extract %147[] : tensor<i32> loc(#loc186)
      %151 = arith.index_cast %extracted_20 : i32 to index loc(#loc186)
      %152 = arith.maxsi %151, %c0 : index loc(#loc186)
      %153 = arith.minsi %152, %c3 : index loc(#loc186)
      %extracted_slice_21 = tensor.extract_slice %32#3[%153, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc186)
      %extracted_22 = tensor.extract %147[] : tensor<i32> loc(#loc187)
      %154 = arith.index_cast %extracted_22 : i32 to index loc(#loc187)
      %155 = arith.maxsi %154, %c0 : index loc(#loc187)
      %156 = arith.minsi %155, %c3 : index loc(#loc187)
      %extracted_slice_23 = tensor.extract_slice %32#4[%156, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc187)
      %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [[0, 1], [2], [3]] : tensor<1x2x16x1xf32> into tensor<2x16x1xf32> loc(#loc188)
      %extracted_25 = tensor.extract %147[] : tensor<i32> loc(#loc189)
      %157 = arith.index_cast %extracted_25 : i32 to index loc(#loc189)
      %158 = arith.maxsi %157, %c0 : index loc(#loc189)
      %159 = arith.minsi %158, %c3 : index loc(#loc189)
      %extracted_slice_26 = tensor.extract_slice %32#5[%159, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<4x1x1x32xbf16> to tensor<1x1x1x32xbf16> loc(#loc189)
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0], [1], [2, 3]] : tensor<1x1x1x32xbf16> into tensor<1x1x32xbf16> loc(#loc190)
      %extracted_28 = tensor.extract %147[] : tensor<i32> loc(#loc191)
      %160 = arith.index_cast %extracted_28 : i32 to index loc(#loc191)
      %161 = arith.maxsi %160, %c0 : index loc(#loc191)
      %162 = arith.minsi %161, %c3 : index loc(#loc191)
      %extracted_slice_29 = tensor.extract_slice %32#6[%162, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16> loc(#loc191)
      %extracted_30 = tensor.extract %147[] : tensor<i32> loc(#loc192)
      %163 = arith.index_cast %extracted_30 : i32 to index loc(#loc192)
      %164 = arith.maxsi %163, %c0 : index loc(#loc192)
      %165 = arith.minsi %164, %c3 : index loc(#loc192)
      %extracted_slice_31 = tensor.extract_slice %arg8[%165, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xbf16> to tensor<1x32x32xbf16> loc(#loc192)
      %extracted_32 = tensor.extract %147[] : tensor<i32> loc(#loc193)
      %166 = arith.index_cast %extracted_32 : i32 to index loc(#loc193)
      %167 = arith.maxsi %166, %c0 : index loc(#loc193)
      %168 = arith.minsi %167, %c3 : index loc(#loc193)
      %extracted_slice_33 = tensor.extract_slice %32#7[%168, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16> loc(#loc193)
      %extracted_34 = tensor.extract %147[] : tensor<i32> loc(#loc194)
      %169 = arith.index_cast %extracted_34 : i32 to index loc(#loc194)
      %170 = arith.maxsi %169, %c0 : index loc(#loc194)
      %171 = arith.minsi %170, %c3 : index loc(#loc194)
      %extracted_slice_35 = tensor.extract_slice %arg4[%171, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<4x32x16xbf16> to tensor<1x32x16xbf16> loc(#loc194)
      %extracted_36 = tensor.extract %147[] : tensor<i32> loc(#loc195)
      %172 = arith.index_cast %extracted_36 : i32 to index loc(#loc195)
      %173 = arith.maxsi %172, %c0 : index loc(#loc195)
      %174 = arith.minsi %173, %c3 : index loc(#loc195)
      %extracted_slice_37 = tensor.extract_slice %arg10[%174, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<4x32x16xbf16> to tensor<1x32x16xbf16> loc(#loc195)
      %extracted_38 = tensor.extract %147[] : tensor<i32> loc(#loc196)
      %175 = arith.index_cast %extracted_38 : i32 to index loc(#loc196)
      %176 = arith.maxsi %175, %c0 : index loc(#loc196)
      %177 = arith.minsi %176, %c3 : index loc(#loc196)
      %extracted_slice_39 = tensor.extract_slice %32#8[%177, 0, 0, 0, 0, 0] [1, 2, 16, 2, 2, 8] [1, 1, 1, 1, 1, 1] : tensor<4x2x16x2x2x8xbf16> to tensor<1x2x16x2x2x8xbf16> loc(#loc196)
      %extracted_40 = tensor.extract %147[] : tensor<i32> loc(#loc197)
      %178 = arith.index_cast %extracted_40 : i32 to index loc(#loc197)
      %179 = arith.maxsi %178, %c0 : index loc(#loc197)
      %180 = arith.minsi %179, %c3 : index loc(#loc197)
      %extracted_slice_41 = tensor.extract_slice %32#9[%180, 0, 0, 0, 0] [1, 2, 16, 2, 8] [1, 1, 1, 1, 1] : tensor<4x2x16x2x8xbf16> to tensor<1x2x16x2x8xbf16> loc(#loc197)
      %extracted_42 = tensor.extract %147[] : tensor<i32> loc(#loc198)
      %181 = arith.index_cast %extracted_42 : i32 to index loc(#loc198)
      %182 = arith.maxsi %181, %c0 : index loc(#loc198)
      %183 = arith.minsi %182, %c3 : index loc(#loc198)
      %extracted_slice_43 = tensor.extract_slice %32#10[%183, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 16] [1, 1, 1, 1, 1, 1] : tensor<4x2x2x2x16x16xf32> to tensor<1x2x2x2x16x16xf32> loc(#loc198)
      %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0, 1], [2], [3], [4], [5]] : tensor<1x2x2x2x16x16xf32> into tensor<2x2x2x16x16xf32> loc(#loc199)
      %extracted_45 = tensor.extract %147[] : tensor<i32> loc(#loc200)
      %184 = arith.index_cast %extracted_45 : i32 to index loc(#loc200)
      %185 = arith.maxsi %184, %c0 : index loc(#loc200)
      %186 = arith.minsi %185, %c3 : index loc(#loc200)
      %extracted_slice_46 = tensor.extract_slice %32#11[%186, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 1] [1, 1, 1, 1, 1, 1] : tensor<4x2x2x2x16x1xf32> to tensor<1x2x2x2x16x1xf32> loc(#loc200)
      %collapsed_47 = tensor.collapse_shape %extracted_slice_46 [[0, 1], [2], [3], [4], [5]] : tensor<1x2x2x2x16x1xf32> into tensor<2x2x2x16x1xf32> loc(#loc201)
      %extracted_48 = tensor.extract %147[] : tensor<i32> loc(#loc202)
      %187 = arith.index_cast %extracted_48 : i32 to index loc(#loc202)
      %188 = arith.maxsi %187, %c0 : index loc(#loc202)
      %189 = arith.minsi %188, %c3 : index loc(#loc202)
      %extracted_slice_49 = tensor.extract_slice %32#12[%189, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 1] [1, 1, 1, 1, 1, 1] : tensor<4x2x2x2x16x1xf32> to tensor<1x2x2x2x16x1xf32> loc(#loc202)
      %collapsed_50 = tensor.collapse_shape %extracted_slice_49 [[0, 1], [2], [3], [4], [5]] : tensor<1x2x2x2x16x1xf32> into tensor<2x2x2x16x1xf32> loc(#loc203)
      %extracted_51 = tensor.extract %147[] : tensor<i32> loc(#loc204)
      %190 = arith.index_cast %extracted_51 : i32 to index loc(#loc204)
      %191 = arith.maxsi %190, %c0 : index loc(#loc204)
      %192 = arith.minsi %191, %c3 : index loc(#loc204)
      %extracted_slice_52 = tensor.extract_slice %32#13[%192, 0, 0, 0, 0, 0] [1, 2, 2, 2, 16, 16] [1, 1, 1, 1, 1, 1] : tensor<4x2x2x2x16x16xbf16> to tensor<1x2x2x2x16x16xbf16> loc(#loc204)
      %extracted_53 = tensor.extract %147[] : tensor<i32> loc(#loc205)
      %193 = arith.index_cast %extracted_53 : i32 to index loc(#loc205)
      %194 = arith.maxsi %193, %c0 : index loc(#loc205)
      %195 = arith.minsi %194, %c3 : index loc(#loc205)
      %extracted_slice_54 = tensor.extract_slice %32#14[%195, 0, 0, 0, 0] [1, 2, 16, 2, 8] [1, 1, 1, 1, 1] : tensor<4x2x16x2x8xbf16> to tensor<1x2x16x2x8xbf16> loc(#loc205)
      %extracted_55 = tensor.extract %147[] : tensor<i32> loc(#loc206)
      %196 = arith.index_cast %extracted_55 : i32 to index loc(#loc206)
      %197 = arith.maxsi %196, %c0 : index loc(#loc206)
      %198 = arith.minsi %197, %c3 : index loc(#loc206)
      %extracted_slice_56 = tensor.extract_slice %arg7[%198, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<4x32x32xbf16> to tensor<1x32x32xbf16> loc(#loc206)
      %extracted_57 = tensor.extract %147[] : tensor<i32> loc(#loc207)
      %199 = arith.index_cast %extracted_57 : i32 to index loc(#loc207)
      %200 = arith.maxsi %199, %c0 : index loc(#loc207)
      %201 = arith.minsi %200, %c3 : index loc(#loc207)
      %extracted_slice_58 = tensor.extract_slice %32#15[%201, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16> loc(#loc207)
      %extracted_59 = tensor.extract %147[] : tensor<i32> loc(#loc208)
      %202 = arith.index_cast %extracted_59 : i32 to index loc(#loc208)
      %203 = arith.maxsi %202, %c0 : index loc(#loc208)
      %204 = arith.minsi %203, %c3 : index loc(#loc208)
      %extracted_slice_60 = tensor.extract_slice %32#16[%204, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xf32> to tensor<1x2x16x32xf32> loc(#loc208)
      %collapsed_61 = tensor.collapse_shape %extracted_slice_60 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc209)
      %extracted_62 = tensor.extract %147[] : tensor<i32> loc(#loc210)
      %205 = arith.index_cast %extracted_62 : i32 to index loc(#loc210)
      %206 = arith.maxsi %205, %c0 : index loc(#loc210)
      %207 = arith.minsi %206, %c3 : index loc(#loc210)
      %extracted_slice_63 = tensor.extract_slice %32#17[%207, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc210)
      %extracted_64 = tensor.extract %147[] : tensor<i32> loc(#loc211)
      %208 = arith.index_cast %extracted_64 : i32 to index loc(#loc211)
      %209 = arith.maxsi %208, %c0 : index loc(#loc211)
      %210 = arith.minsi %209, %c3 : index loc(#loc211)
      %extracted_slice_65 = tensor.extract_slice %32#18[%210, 0, 0, 0] [1, 2, 16, 1] [1, 1, 1, 1] : tensor<4x2x16x1xf32> to tensor<1x2x16x1xf32> loc(#loc211)
      %collapsed_66 = tensor.collapse_shape %extracted_slice_65 [[0, 1], [2], [3]] : tensor<1x2x16x1xf32> into tensor<2x16x1xf32> loc(#loc212)
      %extracted_67 = tensor.extract %147[] : tensor<i32> loc(#loc213)
      %211 = arith.index_cast %extracted_67 : i32 to index loc(#loc213)
      %212 = arith.maxsi %211, %c0 : index loc(#loc213)
      %213 = arith.minsi %212, %c3 : index loc(#loc213)
      %extracted_slice_68 = tensor.extract_slice %32#19[%213, 0, 0, 0] [1, 1, 1, 32] [1, 1, 1, 1] : tensor<4x1x1x32xbf16> to tensor<1x1x1x32xbf16> loc(#loc213)
      %collapsed_69 = tensor.collapse_shape %extracted_slice_68 [[0], [1], [2, 3]] : tensor<1x1x1x32xbf16> into tensor<1x1x32xbf16> loc(#loc214)
      %extracted_70 = tensor.extract %147[] : tensor<i32> loc(#loc215)
      %214 = arith.index_cast %extracted_70 : i32 to index loc(#loc215)
      %215 = arith.maxsi %214, %c0 : index loc(#loc215)
      %216 = arith.minsi %215, %c3 : index loc(#loc215)
      %extracted_slice_71 = tensor.extract_slice %32#20[%216, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16> loc(#loc215)
      %extracted_72 = tensor.extract %147[] : tensor<i32> loc(#loc216)
      %217 = arith.index_cast %extracted_72 : i32 to index loc(#loc216)
      %218 = arith.maxsi %217, %c0 : index loc(#loc216)
      %219 = arith.minsi %218, %c3 : index loc(#loc216)
      %extracted_slice_73 = tensor.extract_slice %arg3[%219, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xbf16> to tensor<1x32x64xbf16> loc(#loc216)
      %extracted_74 = tensor.extract %147[] : tensor<i32> loc(#loc217)
      %220 = arith.index_cast %extracted_74 : i32 to index loc(#loc217)
      %221 = arith.maxsi %220, %c0 : index loc(#loc217)
      %222 = arith.minsi %221, %c3 : index loc(#loc217)
      %extracted_slice_75 = tensor.extract_slice %32#21[%222, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<4x2x16x32xbf16> to tensor<1x2x16x32xbf16> loc(#loc217)
      %extracted_76 = tensor.extract %147[] : tensor<i32> loc(#loc218)
      %223 = arith.index_cast %extracted_76 : i32 to index loc(#loc218)
      %224 = arith.maxsi %223, %c0 : index loc(#loc218)
      %225 = arith.minsi %224, %c3 : index loc(#loc218)
      %extracted_slice_77 = tensor.extract_slice %32#22[%225, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc218)
      %extracted_78 = tensor.extract %147[] : tensor<i32> loc(#loc219)
      %226 = arith.index_cast %extracted_78 : i32 to index loc(#loc219)
      %227 = arith.maxsi %226, %c0 : index loc(#loc219)
      %228 = arith.minsi %227, %c3 : index loc(#loc219)
      %extracted_slice_79 = tensor.extract_slice %32#23[%228, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc219)
      %extracted_80 = tensor.extract %147[] : tensor<i32> loc(#loc220)
      %229 = arith.index_cast %extracted_80 : i32 to index loc(#loc220)
      %230 = arith.maxsi %229, %c0 : index loc(#loc220)
      %231 = arith.minsi %230, %c3 : index loc(#loc220)
      %extracted_slice_81 = tensor.extract_slice %32#24[%231, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc220)
      %extracted_82 = tensor.extract %147[] : tensor<i32> loc(#loc221)
      %232 = arith.index_cast %extracted_82 : i32 to index loc(#loc221)
      %233 = arith.maxsi %232, %c0 : index loc(#loc221)
      %234 = arith.minsi %233, %c3 : index loc(#loc221)
      %extracted_slice_83 = tensor.extract_slice %arg9[%234, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<4x32x64xbf16> to tensor<1x32x64xbf16> loc(#loc221)
      %extracted_84 = tensor.extract %147[] : tensor<i32> loc(#loc222)
      %235 = arith.index_cast %extracted_84 : i32 to index loc(#loc222)
      %236 = arith.maxsi %235, %c0 : index loc(#loc222)
      %237 = arith.minsi %236, %c3 : index loc(#loc222)
      %extracted_slice_85 = tensor.extract_slice %32#25[%237, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc222)
      %extracted_86 = tensor.extract %147[] : tensor<i32> loc(#loc223)
      %238 = arith.index_cast %extracted_86 : i32 to index loc(#loc223)
      %239 = arith.maxsi %238, %c0 : index loc(#loc223)
      %240 = arith.minsi %239, %c3 : index loc(#loc223)
      %extracted_slice_87 = tensor.extract_slice %32#26[%240, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc223)
      %extracted_88 = tensor.extract %147[] : tensor<i32> loc(#loc224)
      %241 = arith.index_cast %extracted_88 : i32 to index loc(#loc224)
      %242 = arith.maxsi %241, %c0 : index loc(#loc224)
      %243 = arith.minsi %242, %c3 : index loc(#loc224)
      %extracted_slice_89 = tensor.extract_slice %arg2[%243, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<4x64x32xbf16> to tensor<1x64x32xbf16> loc(#loc224)
      %extracted_90 = tensor.extract %147[] : tensor<i32> loc(#loc225)
      %244 = arith.index_cast %extracted_90 : i32 to index loc(#loc225)
      %245 = arith.maxsi %244, %c0 : index loc(#loc225)
      %246 = arith.minsi %245, %c3 : index loc(#loc225)
      %extracted_slice_91 = tensor.extract_slice %32#27[%246, 0, 0, 0] [1, 2, 16, 64] [1, 1, 1, 1] : tensor<4x2x16x64xbf16> to tensor<1x2x16x64xbf16> loc(#loc225)
      %247 = tensor.empty() : tensor<2x16x32xf32> loc(#loc226)
      %248 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16 : tensor<2x16x32xbf16>) outs(%247 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %434 = arith.extf %in : bf16 to f32
        linalg.yield %434 : f32
      } -> tensor<2x16x32xf32> loc(#loc226)
      %249 = tensor.empty() : tensor<32x64xf32> loc(#loc227)
      %250 = linalg.fill ins(%cst_11 : f32) outs(%249 : tensor<32x64xf32>) -> tensor<32x64xf32> loc(#loc227)
      %expanded_92 = tensor.expand_shape %248 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc227)
      %251 = linalg.generic {indexing_maps = [#map42, #map43, #map44], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_92, %extracted_slice_91 : tensor<1x2x16x32xf32>, tensor<1x2x16x64xbf16>) outs(%250 : tensor<32x64xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<32x64xf32> loc(#loc227)
      %252 = tensor.empty() : tensor<2x16x64xf32> loc(#loc228)
      %expanded_93 = tensor.expand_shape %252 [[0], [1], [2, 3]] output_shape [2, 16, 1, 64] : tensor<2x16x64xf32> into tensor<2x16x1x64xf32> loc(#loc228)
      %253 = linalg.fill ins(%cst_11 : f32) outs(%expanded_93 : tensor<2x16x1x64xf32>) -> tensor<2x16x1x64xf32> loc(#loc228)
      %254 = linalg.generic {indexing_maps = [#map45, #map46, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%248, %extracted_slice_89 : tensor<2x16x32xf32>, tensor<1x64x32xbf16>) outs(%253 : tensor<2x16x1x64xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x1x64xf32> loc(#loc228)
      %255 = tensor.empty() : tensor<2x16x1x64xbf16> loc(#loc229)
      %256 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%254 : tensor<2x16x1x64xf32>) outs(%255 : tensor<2x16x1x64xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %434 = arith.truncf %in : f32 to bf16
        linalg.yield %434 : bf16
      } -> tensor<2x16x1x64xbf16> loc(#loc229)
      %expanded_94 = tensor.expand_shape %256 [[0, 1], [2], [3], [4]] output_shape [1, 2, 16, 1, 64] : tensor<2x16x1x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc230)
      %expanded_95 = tensor.expand_shape %extracted_slice_87 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 64] : tensor<1x2x16x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc230)
      %expanded_96 = tensor.expand_shape %extracted_slice_85 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 64] : tensor<1x2x16x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc231)
      %expanded_97 = tensor.expand_shape %256 [[0, 1], [2], [3], [4]] output_shape [1, 2, 16, 1, 64] : tensor<2x16x1x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc231)
      %257 = tensor.empty() : tensor<1x2x16x1x64xf32> loc(#loc232)
      %258 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_95, %expanded_94 : tensor<1x2x16x1x64xbf16>, tensor<1x2x16x1x64xbf16>) outs(%257 : tensor<1x2x16x1x64xf32>) {
      ^bb0(%in: bf16, %in_168: bf16, %out: f32):
        %434 = arith.mulf %in, %in_168 : bf16
        %435 = arith.extf %434 : bf16 to f32
        linalg.yield %435 : f32
      } -> tensor<1x2x16x1x64xf32> loc(#loc232)
      %collapsed_98 = tensor.collapse_shape %258 [[0, 1], [2], [3, 4]] : tensor<1x2x16x1x64xf32> into tensor<2x16x64xf32> loc(#loc232)
      %259 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc233)
      %260 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_75 : tensor<1x2x16x32xbf16>) outs(%259 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %434 = arith.extf %in : bf16 to f32
        linalg.yield %434 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc233)
      %collapsed_99 = tensor.collapse_shape %260 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc233)
      %261 = tensor.empty() : tensor<64x32xf32> loc(#loc234)
      %262 = linalg.fill ins(%cst_11 : f32) outs(%261 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc234)
      %263 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_98, %collapsed_99 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%262 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_168: f32, %out: f32):
        %434 = arith.mulf %in, %in_168 : f32
        %435 = arith.addf %out, %434 : f32
        linalg.yield %435 : f32
      } -> tensor<64x32xf32> loc(#loc234)
      %264 = tensor.empty() : tensor<2x16x32xf32> loc(#loc235)
      %expanded_100 = tensor.expand_shape %264 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc235)
      %265 = linalg.fill ins(%cst_11 : f32) outs(%expanded_100 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc235)
      %266 = linalg.generic {indexing_maps = [#map45, #map46, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_98, %extracted_slice_83 : tensor<2x16x64xf32>, tensor<1x32x64xbf16>) outs(%265 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc235)
      %expanded_101 = tensor.expand_shape %extracted_slice_81 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 64] : tensor<1x2x16x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc236)
      %expanded_102 = tensor.expand_shape %extracted_slice_79 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 64] : tensor<1x2x16x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc237)
      %expanded_103 = tensor.expand_shape %extracted_slice_77 [[0], [1], [2], [3, 4]] output_shape [1, 2, 16, 1, 64] : tensor<1x2x16x64xbf16> into tensor<1x2x16x1x64xbf16> loc(#loc238)
      %267 = tensor.empty() : tensor<1x2x16x1x64xf32> loc(#loc239)
      %268 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_97, %expanded_96, %expanded_102, %expanded_101, %expanded_103 : tensor<1x2x16x1x64xbf16>, tensor<1x2x16x1x64xbf16>, tensor<1x2x16x1x64xbf16>, tensor<1x2x16x1x64xbf16>, tensor<1x2x16x1x64xbf16>) outs(%267 : tensor<1x2x16x1x64xf32>) {
      ^bb0(%in: bf16, %in_168: bf16, %in_169: bf16, %in_170: bf16, %in_171: bf16, %out: f32):
        %434 = arith.mulf %in, %in_168 : bf16
        %435 = arith.mulf %in_170, %434 : bf16
        %436 = arith.mulf %435, %in_171 : bf16
        %437 = arith.mulf %434, %in_169 : bf16
        %438 = arith.addf %437, %436 : bf16
        %439 = arith.extf %438 : bf16 to f32
        linalg.yield %439 : f32
      } -> tensor<1x2x16x1x64xf32> loc(#loc239)
      %collapsed_104 = tensor.collapse_shape %268 [[0, 1], [2], [3, 4]] : tensor<1x2x16x1x64xf32> into tensor<2x16x64xf32> loc(#loc239)
      %269 = tensor.empty() : tensor<64x32xf32> loc(#loc240)
      %270 = linalg.fill ins(%cst_11 : f32) outs(%269 : tensor<64x32xf32>) -> tensor<64x32xf32> loc(#loc240)
      %271 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_104, %collapsed_99 : tensor<2x16x64xf32>, tensor<2x16x32xf32>) outs(%270 : tensor<64x32xf32>) {
      ^bb0(%in: f32, %in_168: f32, %out: f32):
        %434 = arith.mulf %in, %in_168 : f32
        %435 = arith.addf %out, %434 : f32
        linalg.yield %435 : f32
      } -> tensor<64x32xf32> loc(#loc240)
      %272 = tensor.empty() : tensor<2x16x32xf32> loc(#loc241)
      %expanded_105 = tensor.expand_shape %272 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc241)
      %273 = linalg.fill ins(%cst_11 : f32) outs(%expanded_105 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc241)
      %274 = linalg.generic {indexing_maps = [#map45, #map46, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_104, %extracted_slice_73 : tensor<2x16x64xf32>, tensor<1x32x64xbf16>) outs(%273 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc241)
      %275 = tensor.empty() : tensor<2x16x1x32xbf16> loc(#loc242)
      %276 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266, %274 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%275 : tensor<2x16x1x32xbf16>) {
      ^bb0(%in: f32, %in_168: f32, %out: bf16):
        %434 = arith.truncf %in_168 : f32 to bf16
        %435 = arith.truncf %in : f32 to bf16
        %436 = arith.addf %435, %434 : bf16
        linalg.yield %436 : bf16
      } -> tensor<2x16x1x32xbf16> loc(#loc242)
      %collapsed_106 = tensor.collapse_shape %276 [[0], [1], [2, 3]] : tensor<2x16x1x32xbf16> into tensor<2x16x32xbf16> loc(#loc242)
      %277 = tensor.empty() : tensor<32xbf16> loc(#loc243)
      %expanded_107 = tensor.expand_shape %277 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16> loc(#loc243)
      %278 = linalg.fill ins(%cst_3 : bf16) outs(%expanded_107 : tensor<1x1x32xbf16>) -> tensor<1x1x32xbf16> loc(#loc243)
      %expanded_108 = tensor.expand_shape %extracted_slice_71 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<1x2x16x32xbf16> into tensor<1x2x16x1x1x32xbf16> loc(#loc243)
      %expanded_109 = tensor.expand_shape %276 [[0, 1], [2], [3], [4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<2x16x1x32xbf16> into tensor<1x2x16x1x1x32xbf16> loc(#loc243)
      %279 = linalg.generic {indexing_maps = [#map47, #map47, #map48], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_108, %expanded_109 : tensor<1x2x16x1x1x32xbf16>, tensor<1x2x16x1x1x32xbf16>) outs(%278 : tensor<1x1x32xbf16>) {
      ^bb0(%in: bf16, %in_168: bf16, %out: bf16):
        %434 = arith.mulf %in, %in_168 : bf16
        %435 = arith.addf %out, %434 : bf16
        linalg.yield %435 : bf16
      } -> tensor<1x1x32xbf16> loc(#loc243)
      %280 = tensor.empty() : tensor<32xbf16> loc(#loc244)
      %281 = linalg.fill ins(%cst_3 : bf16) outs(%280 : tensor<32xbf16>) -> tensor<32xbf16> loc(#loc244)
      %282 = linalg.generic {indexing_maps = [#map40, #map41], iterator_types = ["parallel", "reduction", "reduction"]} ins(%279 : tensor<1x1x32xbf16>) outs(%281 : tensor<32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %434 = arith.addf %out, %in : bf16
        linalg.yield %434 : bf16
      } -> tensor<32xbf16> loc(#loc244)
      %283 = tensor.empty() : tensor<2x16x32xf32> loc(#loc245)
      %284 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_106, %collapsed_69 : tensor<2x16x32xbf16>, tensor<1x1x32xbf16>) outs(%283 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %in_168: bf16, %out: f32):
        %434 = arith.mulf %in, %in_168 : bf16
        %435 = arith.extf %434 : bf16 to f32
        linalg.yield %435 : f32
      } -> tensor<2x16x32xf32> loc(#loc245)
      %285 = tensor.empty() : tensor<2x16xf32> loc(#loc246)
      %expanded_110 = tensor.expand_shape %285 [[0, 1], [2, 3]] output_shape [1, 2, 16, 1] : tensor<2x16xf32> into tensor<1x2x16x1xf32> loc(#loc246)
      %286 = linalg.fill ins(%cst_11 : f32) outs(%expanded_110 : tensor<1x2x16x1xf32>) -> tensor<1x2x16x1xf32> loc(#loc246)
      %expanded_111 = tensor.expand_shape %extracted_slice_60 [[0], [1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc246)
      %expanded_112 = tensor.expand_shape %284 [[0, 1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc246)
      %287 = linalg.generic {indexing_maps = [#map5, #map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_111, %expanded_112 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%286 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_168: f32, %out: f32):
        %434 = arith.mulf %in, %in_168 : f32
        %435 = arith.addf %out, %434 : f32
        linalg.yield %435 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc246)
      %288 = tensor.empty() : tensor<2x16xf32> loc(#loc247)
      %expanded_113 = tensor.expand_shape %288 [[0, 1], [2]] output_shape [1, 2, 16] : tensor<2x16xf32> into tensor<1x2x16xf32> loc(#loc247)
      %289 = linalg.fill ins(%cst_11 : f32) outs(%expanded_113 : tensor<1x2x16xf32>) -> tensor<1x2x16xf32> loc(#loc247)
      %290 = linalg.generic {indexing_maps = [#map4, #map4, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%287, %extracted_slice_63 : tensor<1x2x16x1xf32>, tensor<1x2x16x1xf32>) outs(%289 : tensor<1x2x16xf32>) {
      ^bb0(%in: f32, %in_168: f32, %out: f32):
        %434 = arith.mulf %in, %in_168 : f32
        %435 = arith.divf %434, %cst_10 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x16xf32> loc(#loc247)
      %291 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc248)
      %292 = linalg.generic {indexing_maps = [#map34, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290 : tensor<1x2x16xf32>) outs(%291 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc248)
      %collapsed_114 = tensor.collapse_shape %292 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc248)
      %293 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc249)
      %294 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %284, %collapsed_66, %collapsed_61, %collapsed_114 : tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%293 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_168: f32, %in_169: f32, %in_170: f32, %in_171: f32, %out: bf16):
        %434 = arith.mulf %in_171, %in_170 : f32
        %435 = arith.mulf %in_170, %in_171 : f32
        %436 = arith.mulf %in_168, %in_169 : f32
        %437 = arith.addf %436, %435 : f32
        %438 = arith.addf %437, %434 : f32
        %439 = arith.truncf %438 : f32 to bf16
        %440 = arith.addf %in, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc249)
      %295 = tensor.empty() : tensor<2x16x32xf32> loc(#loc250)
      %296 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294 : tensor<2x16x32xbf16>) outs(%295 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %434 = arith.extf %in : bf16 to f32
        linalg.yield %434 : f32
      } -> tensor<2x16x32xf32> loc(#loc250)
      %297 = tensor.empty() : tensor<32x32xf32> loc(#loc251)
      %298 = linalg.fill ins(%cst_11 : f32) outs(%297 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc251)
      %expanded_115 = tensor.expand_shape %296 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf32> into tensor<1x2x16x32xf32> loc(#loc251)
      %299 = linalg.generic {indexing_maps = [#map42, #map43, #map44], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_115, %extracted_slice_58 : tensor<1x2x16x32xf32>, tensor<1x2x16x32xbf16>) outs(%298 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<32x32xf32> loc(#loc251)
      %300 = tensor.empty() : tensor<2x16x32xf32> loc(#loc252)
      %expanded_116 = tensor.expand_shape %300 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc252)
      %301 = linalg.fill ins(%cst_11 : f32) outs(%expanded_116 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc252)
      %302 = linalg.generic {indexing_maps = [#map45, #map46, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%296, %extracted_slice_56 : tensor<2x16x32xf32>, tensor<1x32x32xbf16>) outs(%301 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc252)
      %303 = tensor.empty() : tensor<2x16x1x32xbf16> loc(#loc253)
      %304 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302 : tensor<2x16x1x32xf32>) outs(%303 : tensor<2x16x1x32xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %434 = arith.truncf %in : f32 to bf16
        linalg.yield %434 : bf16
      } -> tensor<2x16x1x32xbf16> loc(#loc253)
      %collapsed_117 = tensor.collapse_shape %304 [[0], [1], [2, 3]] : tensor<2x16x1x32xbf16> into tensor<2x16x32xbf16> loc(#loc253)
      %expanded_118 = tensor.expand_shape %collapsed_117 [[0], [1], [2, 3, 4]] output_shape [2, 16, 2, 2, 8] : tensor<2x16x32xbf16> into tensor<2x16x2x2x8xbf16> loc(#loc254)
      %305 = tensor.empty() : tensor<2x2x8x2x16xf32> loc(#loc255)
      %306 = linalg.generic {indexing_maps = [#map49, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_118 : tensor<2x16x2x2x8xbf16>) outs(%305 : tensor<2x2x8x2x16xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %434 = arith.extf %in : bf16 to f32
        linalg.yield %434 : f32
      } -> tensor<2x2x8x2x16xf32> loc(#loc255)
      %307 = tensor.empty() : tensor<2x2x2x16x16xf32> loc(#loc256)
      %expanded_119 = tensor.expand_shape %307 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 2, 16, 16] : tensor<2x2x2x16x16xf32> into tensor<1x2x2x2x16x16xf32> loc(#loc256)
      %308 = linalg.fill ins(%cst_11 : f32) outs(%expanded_119 : tensor<1x2x2x2x16x16xf32>) -> tensor<1x2x2x2x16x16xf32> loc(#loc256)
      %expanded_120 = tensor.expand_shape %306 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 8, 2, 16] : tensor<2x2x8x2x16xf32> into tensor<1x2x2x8x2x16xf32> loc(#loc256)
      %309 = linalg.generic {indexing_maps = [#map50, #map51, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_120, %extracted_slice_54 : tensor<1x2x2x8x2x16xf32>, tensor<1x2x16x2x8xbf16>) outs(%308 : tensor<1x2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x2x2x16x16xf32> loc(#loc256)
      %310 = tensor.empty() : tensor<2x2x8x16xf32> loc(#loc257)
      %expanded_121 = tensor.expand_shape %310 [[0, 1], [2], [3], [4]] output_shape [1, 2, 2, 8, 16] : tensor<2x2x8x16xf32> into tensor<1x2x2x8x16xf32> loc(#loc257)
      %311 = linalg.fill ins(%cst_11 : f32) outs(%expanded_121 : tensor<1x2x2x8x16xf32>) -> tensor<1x2x2x8x16xf32> loc(#loc257)
      %expanded_122 = tensor.expand_shape %306 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 8, 2, 16] : tensor<2x2x8x2x16xf32> into tensor<1x2x2x8x2x16xf32> loc(#loc257)
      %312 = linalg.generic {indexing_maps = [#map53, #map54, #map55], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_122, %extracted_slice_52 : tensor<1x2x2x8x2x16xf32>, tensor<1x2x2x2x16x16xbf16>) outs(%311 : tensor<1x2x2x8x16xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x2x8x16xf32> loc(#loc257)
      %313 = tensor.empty() : tensor<1x2x2x2x16x16xf32> loc(#loc258)
      %314 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%309 : tensor<1x2x2x2x16x16xf32>) outs(%313 : tensor<1x2x2x2x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %434 = arith.truncf %in : f32 to bf16
        %435 = arith.extf %434 : bf16 to f32
        linalg.yield %435 : f32
      } -> tensor<1x2x2x2x16x16xf32> loc(#loc258)
      %collapsed_123 = tensor.collapse_shape %314 [[0, 1], [2], [3], [4], [5]] : tensor<1x2x2x2x16x16xf32> into tensor<2x2x2x16x16xf32> loc(#loc258)
      %315 = tensor.empty() : tensor<2x2x2x16xf32> loc(#loc259)
      %316 = linalg.fill ins(%cst_11 : f32) outs(%315 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32> loc(#loc259)
      %317 = linalg.generic {indexing_maps = [#map5, #map20, #map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_123, %collapsed_50, %collapsed_44 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16x16xf32>) outs(%316 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %in_168: f32, %in_169: f32, %out: f32):
        %434 = arith.mulf %in, %in_168 : f32
        %435 = arith.mulf %434, %in_169 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x2x2x16xf32> loc(#loc259)
      %expanded_124 = tensor.expand_shape %317 [[0], [1], [2], [3, 4]] output_shape [2, 2, 2, 16, 1] : tensor<2x2x2x16xf32> into tensor<2x2x2x16x1xf32> loc(#loc260)
      %318 = tensor.empty() : tensor<2x2x2x16xf32> loc(#loc261)
      %319 = linalg.fill ins(%cst_11 : f32) outs(%318 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32> loc(#loc261)
      %320 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_124 : tensor<2x2x2x16x1xf32>) outs(%319 : tensor<2x2x2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %434 = arith.negf %in : f32
        %435 = arith.addf %out, %434 : f32
        linalg.yield %435 : f32
      } -> tensor<2x2x2x16xf32> loc(#loc261)
      %321 = tensor.empty() : tensor<2x2x16x16x2xf32> loc(#loc262)
      %322 = linalg.generic {indexing_maps = [#map18, #map18, #map56, #map57, #map18, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%11, %collapsed_123, %collapsed_47, %320, %collapsed_44 : tensor<2x2x2x16x16xi1>, tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x1xf32>, tensor<2x2x2x16xf32>, tensor<2x2x2x16x16xf32>) outs(%321 : tensor<2x2x16x16x2xf32>) {
      ^bb0(%in: i1, %in_168: f32, %in_169: f32, %in_170: f32, %in_171: f32, %out: f32):
        %434 = arith.divf %in_168, %in_169 : f32
        %435 = arith.addf %434, %in_170 : f32
        %436 = arith.mulf %435, %in_171 : f32
        %437 = arith.select %in, %436, %cst_11 : f32
        %438 = arith.mulf %437, %cst_7 : f32
        linalg.yield %438 : f32
      } -> tensor<2x2x16x16x2xf32> loc(#loc262)
      %323 = tensor.empty() : tensor<2x2x16x2x8xf32> loc(#loc263)
      %expanded_125 = tensor.expand_shape %323 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 16, 2, 8] : tensor<2x2x16x2x8xf32> into tensor<1x2x2x16x2x8xf32> loc(#loc263)
      %324 = linalg.fill ins(%cst_11 : f32) outs(%expanded_125 : tensor<1x2x2x16x2x8xf32>) -> tensor<1x2x2x16x2x8xf32> loc(#loc263)
      %expanded_126 = tensor.expand_shape %322 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 16, 16, 2] : tensor<2x2x16x16x2xf32> into tensor<1x2x2x16x16x2xf32> loc(#loc263)
      %325 = linalg.generic {indexing_maps = [#map50, #map58, #map52], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_126, %extracted_slice_41 : tensor<1x2x2x16x16x2xf32>, tensor<1x2x16x2x8xbf16>) outs(%324 : tensor<1x2x2x16x2x8xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x2x16x2x8xf32> loc(#loc263)
      %326 = tensor.empty() : tensor<2x2x16x8xf32> loc(#loc264)
      %expanded_127 = tensor.expand_shape %326 [[0, 1], [2], [3], [4]] output_shape [1, 2, 2, 16, 8] : tensor<2x2x16x8xf32> into tensor<1x2x2x16x8xf32> loc(#loc264)
      %327 = linalg.fill ins(%cst_11 : f32) outs(%expanded_127 : tensor<1x2x2x16x8xf32>) -> tensor<1x2x2x16x8xf32> loc(#loc264)
      %expanded_128 = tensor.expand_shape %322 [[0, 1], [2], [3], [4], [5]] output_shape [1, 2, 2, 16, 16, 2] : tensor<2x2x16x16x2xf32> into tensor<1x2x2x16x16x2xf32> loc(#loc264)
      %328 = linalg.generic {indexing_maps = [#map53, #map59, #map55], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_128, %extracted_slice_39 : tensor<1x2x2x16x16x2xf32>, tensor<1x2x16x2x2x8xbf16>) outs(%327 : tensor<1x2x2x16x8xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x2x16x8xf32> loc(#loc264)
      %329 = tensor.empty() : tensor<1x2x16x2x8xf32> loc(#loc265)
      %330 = linalg.generic {indexing_maps = [#map60, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%312 : tensor<1x2x2x8x16xf32>) outs(%329 : tensor<1x2x16x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %434 = arith.truncf %in : f32 to bf16
        %435 = arith.extf %434 : bf16 to f32
        linalg.yield %435 : f32
      } -> tensor<1x2x16x2x8xf32> loc(#loc265)
      %collapsed_129 = tensor.collapse_shape %330 [[0, 1], [2], [3, 4]] : tensor<1x2x16x2x8xf32> into tensor<2x16x16xf32> loc(#loc265)
      %331 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc266)
      %332 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_33 : tensor<1x2x16x32xbf16>) outs(%331 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %434 = arith.extf %in : bf16 to f32
        linalg.yield %434 : f32
      } -> tensor<1x2x16x32xf32> loc(#loc266)
      %collapsed_130 = tensor.collapse_shape %332 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc266)
      %333 = tensor.empty() : tensor<16x32xf32> loc(#loc267)
      %334 = linalg.fill ins(%cst_11 : f32) outs(%333 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc267)
      %335 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_129, %collapsed_130 : tensor<2x16x16xf32>, tensor<2x16x32xf32>) outs(%334 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_168: f32, %out: f32):
        %434 = arith.mulf %in, %in_168 : f32
        %435 = arith.addf %out, %434 : f32
        linalg.yield %435 : f32
      } -> tensor<16x32xf32> loc(#loc267)
      %336 = tensor.empty() : tensor<2x16x32xf32> loc(#loc268)
      %expanded_131 = tensor.expand_shape %336 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc268)
      %337 = linalg.fill ins(%cst_11 : f32) outs(%expanded_131 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc268)
      %338 = linalg.generic {indexing_maps = [#map45, #map46, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_129, %extracted_slice_37 : tensor<2x16x16xf32>, tensor<1x32x16xbf16>) outs(%337 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc268)
      %339 = tensor.empty() : tensor<1x2x16x2x8xf32> loc(#loc269)
      %340 = linalg.generic {indexing_maps = [#map61, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%328 : tensor<1x2x2x16x8xf32>) outs(%339 : tensor<1x2x16x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %434 = arith.truncf %in : f32 to bf16
        %435 = arith.extf %434 : bf16 to f32
        linalg.yield %435 : f32
      } -> tensor<1x2x16x2x8xf32> loc(#loc269)
      %collapsed_132 = tensor.collapse_shape %340 [[0, 1], [2], [3], [4]] : tensor<1x2x16x2x8xf32> into tensor<2x16x2x8xf32> loc(#loc269)
      %extracted_slice_133 = tensor.extract_slice %collapsed_132[0, 0, 0, 0] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32> loc(#loc270)
      %extracted_slice_134 = tensor.extract_slice %collapsed_132[0, 0, 0, 4] [2, 16, 2, 4] [1, 1, 1, 1] : tensor<2x16x2x8xf32> to tensor<2x16x2x4xf32> loc(#loc271)
      %341 = tensor.empty() : tensor<2x16x2x4xf32> loc(#loc272)
      %342 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_134, %7, %extracted_slice_133, %9 : tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>) outs(%341 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_168: f32, %in_169: f32, %in_170: f32, %out: f32):
        %434 = arith.negf %in_169 : f32
        %435 = arith.mulf %434, %in_170 : f32
        %436 = arith.mulf %in, %in_168 : f32
        %437 = arith.addf %436, %435 : f32
        linalg.yield %437 : f32
      } -> tensor<2x16x2x4xf32> loc(#loc272)
      %343 = tensor.empty() : tensor<2x16x2x4xf32> loc(#loc273)
      %344 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_134, %9, %extracted_slice_133, %7 : tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x2x4xf32>, tensor<1x16x1x4xf32>) outs(%343 : tensor<2x16x2x4xf32>) {
      ^bb0(%in: f32, %in_168: f32, %in_169: f32, %in_170: f32, %out: f32):
        %434 = arith.mulf %in_169, %in_170 : f32
        %435 = arith.mulf %in, %in_168 : f32
        %436 = arith.addf %435, %434 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x2x4xf32> loc(#loc273)
      %345 = tensor.empty() : tensor<2x16x2x8xf32> loc(#loc274)
      %346 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%345 : tensor<2x16x2x8xf32>) {
      ^bb0(%out: f32):
        %434 = linalg.index 0 : index
        %435 = linalg.index 1 : index
        %436 = linalg.index 2 : index
        %437 = linalg.index 3 : index
        %438 = arith.cmpi ult, %437, %c4 : index
        %439 = scf.if %438 -> (f32) {
          %extracted_168 = tensor.extract %344[%434, %435, %436, %437] : tensor<2x16x2x4xf32>
          scf.yield %extracted_168 : f32
        } else {
          %442 = arith.subi %437, %c4 : index
          %extracted_168 = tensor.extract %342[%434, %435, %436, %442] : tensor<2x16x2x4xf32>
          scf.yield %extracted_168 : f32
        }
        %440 = arith.truncf %439 : f32 to bf16
        %441 = arith.extf %440 : bf16 to f32
        linalg.yield %441 : f32
      } -> tensor<2x16x2x8xf32> loc(#loc274)
      %collapsed_135 = tensor.collapse_shape %346 [[0], [1], [2, 3]] : tensor<2x16x2x8xf32> into tensor<2x16x16xf32> loc(#loc274)
      %347 = tensor.empty() : tensor<16x32xf32> loc(#loc275)
      %348 = linalg.fill ins(%cst_11 : f32) outs(%347 : tensor<16x32xf32>) -> tensor<16x32xf32> loc(#loc275)
      %349 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_135, %collapsed_130 : tensor<2x16x16xf32>, tensor<2x16x32xf32>) outs(%348 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %in_168: f32, %out: f32):
        %434 = arith.mulf %in, %in_168 : f32
        %435 = arith.addf %out, %434 : f32
        linalg.yield %435 : f32
      } -> tensor<16x32xf32> loc(#loc275)
      %350 = tensor.empty() : tensor<2x16x32xf32> loc(#loc276)
      %expanded_136 = tensor.expand_shape %350 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc276)
      %351 = linalg.fill ins(%cst_11 : f32) outs(%expanded_136 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc276)
      %352 = linalg.generic {indexing_maps = [#map45, #map46, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_135, %extracted_slice_35 : tensor<2x16x16xf32>, tensor<1x32x16xbf16>) outs(%351 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc276)
      %353 = tensor.empty() : tensor<1x2x16x2x2x8xf32> loc(#loc277)
      %354 = linalg.generic {indexing_maps = [#map62, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%325 : tensor<1x2x2x16x2x8xf32>) outs(%353 : tensor<1x2x16x2x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %434 = arith.truncf %in : f32 to bf16
        %435 = arith.extf %434 : bf16 to f32
        linalg.yield %435 : f32
      } -> tensor<1x2x16x2x2x8xf32> loc(#loc277)
      %collapsed_137 = tensor.collapse_shape %354 [[0, 1], [2], [3, 4], [5]] : tensor<1x2x16x2x2x8xf32> into tensor<2x16x4x8xf32> loc(#loc277)
      %extracted_slice_138 = tensor.extract_slice %collapsed_137[0, 0, 0, 0] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32> loc(#loc278)
      %extracted_slice_139 = tensor.extract_slice %collapsed_137[0, 0, 0, 4] [2, 16, 4, 4] [1, 1, 1, 1] : tensor<2x16x4x8xf32> to tensor<2x16x4x4xf32> loc(#loc279)
      %355 = tensor.empty() : tensor<2x16x4x4xf32> loc(#loc280)
      %356 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_139, %7, %extracted_slice_138, %9 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%355 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_168: f32, %in_169: f32, %in_170: f32, %out: f32):
        %434 = arith.negf %in_169 : f32
        %435 = arith.mulf %434, %in_170 : f32
        %436 = arith.mulf %in, %in_168 : f32
        %437 = arith.addf %436, %435 : f32
        linalg.yield %437 : f32
      } -> tensor<2x16x4x4xf32> loc(#loc280)
      %357 = tensor.empty() : tensor<2x16x4x4xf32> loc(#loc281)
      %358 = linalg.generic {indexing_maps = [#map4, #map13, #map4, #map13, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_139, %9, %extracted_slice_138, %7 : tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>, tensor<2x16x4x4xf32>, tensor<1x16x1x4xf32>) outs(%357 : tensor<2x16x4x4xf32>) {
      ^bb0(%in: f32, %in_168: f32, %in_169: f32, %in_170: f32, %out: f32):
        %434 = arith.mulf %in_169, %in_170 : f32
        %435 = arith.mulf %in, %in_168 : f32
        %436 = arith.addf %435, %434 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x4x4xf32> loc(#loc281)
      %359 = tensor.empty() : tensor<2x16x4x8xf32> loc(#loc282)
      %360 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%359 : tensor<2x16x4x8xf32>) {
      ^bb0(%out: f32):
        %434 = linalg.index 0 : index
        %435 = linalg.index 1 : index
        %436 = linalg.index 2 : index
        %437 = linalg.index 3 : index
        %438 = arith.cmpi ult, %437, %c4 : index
        %439 = scf.if %438 -> (f32) {
          %extracted_168 = tensor.extract %358[%434, %435, %436, %437] : tensor<2x16x4x4xf32>
          scf.yield %extracted_168 : f32
        } else {
          %442 = arith.subi %437, %c4 : index
          %extracted_168 = tensor.extract %356[%434, %435, %436, %442] : tensor<2x16x4x4xf32>
          scf.yield %extracted_168 : f32
        }
        %440 = arith.truncf %439 : f32 to bf16
        %441 = arith.extf %440 : bf16 to f32
        linalg.yield %441 : f32
      } -> tensor<2x16x4x8xf32> loc(#loc282)
      %collapsed_140 = tensor.collapse_shape %360 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32> loc(#loc282)
      %361 = tensor.empty() : tensor<32x32xf32> loc(#loc283)
      %362 = linalg.fill ins(%cst_11 : f32) outs(%361 : tensor<32x32xf32>) -> tensor<32x32xf32> loc(#loc283)
      %363 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_140, %collapsed_130 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%362 : tensor<32x32xf32>) {
      ^bb0(%in: f32, %in_168: f32, %out: f32):
        %434 = arith.mulf %in, %in_168 : f32
        %435 = arith.addf %out, %434 : f32
        linalg.yield %435 : f32
      } -> tensor<32x32xf32> loc(#loc283)
      %364 = tensor.empty() : tensor<2x16x32xf32> loc(#loc284)
      %expanded_141 = tensor.expand_shape %364 [[0], [1], [2, 3]] output_shape [2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<2x16x1x32xf32> loc(#loc284)
      %365 = linalg.fill ins(%cst_11 : f32) outs(%expanded_141 : tensor<2x16x1x32xf32>) -> tensor<2x16x1x32xf32> loc(#loc284)
      %366 = linalg.generic {indexing_maps = [#map45, #map46, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_140, %extracted_slice_31 : tensor<2x16x32xf32>, tensor<1x32x32xbf16>) outs(%365 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: f32, %in_168: bf16, %out: f32):
        %434 = arith.extf %in_168 : bf16 to f32
        %435 = arith.mulf %in, %434 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<2x16x1x32xf32> loc(#loc284)
      %367 = tensor.empty() : tensor<2x16x1x32xbf16> loc(#loc285)
      %368 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%338, %352, %366 : tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>, tensor<2x16x1x32xf32>) outs(%367 : tensor<2x16x1x32xbf16>) {
      ^bb0(%in: f32, %in_168: f32, %in_169: f32, %out: bf16):
        %434 = arith.truncf %in_169 : f32 to bf16
        %435 = arith.truncf %in_168 : f32 to bf16
        %436 = arith.truncf %in : f32 to bf16
        %437 = arith.addf %436, %435 : bf16
        %438 = arith.addf %437, %434 : bf16
        linalg.yield %438 : bf16
      } -> tensor<2x16x1x32xbf16> loc(#loc285)
      %collapsed_142 = tensor.collapse_shape %368 [[0], [1], [2, 3]] : tensor<2x16x1x32xbf16> into tensor<2x16x32xbf16> loc(#loc285)
      %369 = tensor.empty() : tensor<32xbf16> loc(#loc286)
      %expanded_143 = tensor.expand_shape %369 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16> loc(#loc286)
      %370 = linalg.fill ins(%cst_3 : bf16) outs(%expanded_143 : tensor<1x1x32xbf16>) -> tensor<1x1x32xbf16> loc(#loc286)
      %expanded_144 = tensor.expand_shape %extracted_slice_29 [[0], [1], [2], [3, 4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<1x2x16x32xbf16> into tensor<1x2x16x1x1x32xbf16> loc(#loc286)
      %expanded_145 = tensor.expand_shape %368 [[0, 1], [2], [3], [4, 5]] output_shape [1, 2, 16, 1, 1, 32] : tensor<2x16x1x32xbf16> into tensor<1x2x16x1x1x32xbf16> loc(#loc286)
      %371 = linalg.generic {indexing_maps = [#map47, #map47, #map48], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_144, %expanded_145 : tensor<1x2x16x1x1x32xbf16>, tensor<1x2x16x1x1x32xbf16>) outs(%370 : tensor<1x1x32xbf16>) {
      ^bb0(%in: bf16, %in_168: bf16, %out: bf16):
        %434 = arith.mulf %in, %in_168 : bf16
        %435 = arith.addf %out, %434 : bf16
        linalg.yield %435 : bf16
      } -> tensor<1x1x32xbf16> loc(#loc286)
      %372 = tensor.empty() : tensor<32xbf16> loc(#loc287)
      %373 = linalg.fill ins(%cst_3 : bf16) outs(%372 : tensor<32xbf16>) -> tensor<32xbf16> loc(#loc287)
      %374 = linalg.generic {indexing_maps = [#map40, #map41], iterator_types = ["parallel", "reduction", "reduction"]} ins(%371 : tensor<1x1x32xbf16>) outs(%373 : tensor<32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %434 = arith.addf %out, %in : bf16
        linalg.yield %434 : bf16
      } -> tensor<32xbf16> loc(#loc287)
      %375 = tensor.empty() : tensor<2x16x32xf32> loc(#loc288)
      %376 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_142, %collapsed_27 : tensor<2x16x32xbf16>, tensor<1x1x32xbf16>) outs(%375 : tensor<2x16x32xf32>) {
      ^bb0(%in: bf16, %in_168: bf16, %out: f32):
        %434 = arith.mulf %in, %in_168 : bf16
        %435 = arith.extf %434 : bf16 to f32
        linalg.yield %435 : f32
      } -> tensor<2x16x32xf32> loc(#loc288)
      %377 = tensor.empty() : tensor<2x16xf32> loc(#loc289)
      %expanded_146 = tensor.expand_shape %377 [[0, 1], [2, 3]] output_shape [1, 2, 16, 1] : tensor<2x16xf32> into tensor<1x2x16x1xf32> loc(#loc289)
      %378 = linalg.fill ins(%cst_11 : f32) outs(%expanded_146 : tensor<1x2x16x1xf32>) -> tensor<1x2x16x1xf32> loc(#loc289)
      %expanded_147 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<1x2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc289)
      %expanded_148 = tensor.expand_shape %376 [[0, 1], [2, 3], [4]] output_shape [1, 2, 16, 1, 32] : tensor<2x16x32xf32> into tensor<1x2x16x1x32xf32> loc(#loc289)
      %379 = linalg.generic {indexing_maps = [#map5, #map5, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_147, %expanded_148 : tensor<1x2x16x1x32xf32>, tensor<1x2x16x1x32xf32>) outs(%378 : tensor<1x2x16x1xf32>) {
      ^bb0(%in: f32, %in_168: f32, %out: f32):
        %434 = arith.mulf %in, %in_168 : f32
        %435 = arith.addf %out, %434 : f32
        linalg.yield %435 : f32
      } -> tensor<1x2x16x1xf32> loc(#loc289)
      %380 = tensor.empty() : tensor<2x16xf32> loc(#loc290)
      %expanded_149 = tensor.expand_shape %380 [[0, 1], [2]] output_shape [1, 2, 16] : tensor<2x16xf32> into tensor<1x2x16xf32> loc(#loc290)
      %381 = linalg.fill ins(%cst_11 : f32) outs(%expanded_149 : tensor<1x2x16xf32>) -> tensor<1x2x16xf32> loc(#loc290)
      %382 = linalg.generic {indexing_maps = [#map4, #map4, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%379, %extracted_slice_21 : tensor<1x2x16x1xf32>, tensor<1x2x16x1xf32>) outs(%381 : tensor<1x2x16xf32>) {
      ^bb0(%in: f32, %in_168: f32, %out: f32):
        %434 = arith.mulf %in, %in_168 : f32
        %435 = arith.divf %434, %cst_10 : f32
        %436 = arith.addf %out, %435 : f32
        linalg.yield %436 : f32
      } -> tensor<1x2x16xf32> loc(#loc290)
      %383 = tensor.empty() : tensor<1x2x16x32xf32> loc(#loc291)
      %384 = linalg.generic {indexing_maps = [#map34, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%382 : tensor<1x2x16xf32>) outs(%383 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32> loc(#loc291)
      %collapsed_150 = tensor.collapse_shape %384 [[0, 1], [2], [3]] : tensor<1x2x16x32xf32> into tensor<2x16x32xf32> loc(#loc291)
      %385 = tensor.empty() : tensor<2x16x32xbf16> loc(#loc292)
      %386 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %376, %collapsed_24, %collapsed, %collapsed_150 : tensor<2x16x32xbf16>, tensor<2x16x32xf32>, tensor<2x16x1xf32>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%385 : tensor<2x16x32xbf16>) {
      ^bb0(%in: bf16, %in_168: f32, %in_169: f32, %in_170: f32, %in_171: f32, %out: bf16):
        %434 = arith.mulf %in_171, %in_170 : f32
        %435 = arith.mulf %in_170, %in_171 : f32
        %436 = arith.mulf %in_168, %in_169 : f32
        %437 = arith.addf %436, %435 : f32
        %438 = arith.addf %437, %434 : f32
        %439 = arith.truncf %438 : f32 to bf16
        %440 = arith.addf %in, %439 : bf16
        linalg.yield %440 : bf16
      } -> tensor<2x16x32xbf16> loc(#loc292)
      %387 = tensor.empty() : tensor<1x64x32xbf16> loc(#loc293)
      %388 = linalg.generic {indexing_maps = [#map63, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<32x64xf32>) outs(%387 : tensor<1x64x32xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %434 = arith.truncf %in : f32 to bf16
        linalg.yield %434 : bf16
      } -> tensor<1x64x32xbf16> loc(#loc293)
      %extracted_151 = tensor.extract %147[] : tensor<i32> loc(#loc294)
      %389 = arith.index_cast %extracted_151 : i32 to index loc(#loc294)
      %390 = arith.maxsi %389, %c0 : index loc(#loc294)
      %391 = arith.minsi %390, %c3 : index loc(#loc294)
      %inserted_slice = tensor.insert_slice %388 into %arg17[%391, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<1x64x32xbf16> into tensor<4x64x32xbf16> loc(#loc294)
      %392 = tensor.empty() : tensor<1x32x64xbf16> loc(#loc295)
      %393 = linalg.generic {indexing_maps = [#map63, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<64x32xf32>) outs(%392 : tensor<1x32x64xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %434 = arith.truncf %in : f32 to bf16
        linalg.yield %434 : bf16
      } -> tensor<1x32x64xbf16> loc(#loc295)
      %extracted_152 = tensor.extract %147[] : tensor<i32> loc(#loc296)
      %394 = arith.index_cast %extracted_152 : i32 to index loc(#loc296)
      %395 = arith.maxsi %394, %c0 : index loc(#loc296)
      %396 = arith.minsi %395, %c3 : index loc(#loc296)
      %inserted_slice_153 = tensor.insert_slice %393 into %arg18[%396, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<1x32x64xbf16> into tensor<4x32x64xbf16> loc(#loc296)
      %397 = tensor.empty() : tensor<1x32x16xbf16> loc(#loc297)
      %398 = linalg.generic {indexing_maps = [#map63, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349 : tensor<16x32xf32>) outs(%397 : tensor<1x32x16xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %434 = arith.truncf %in : f32 to bf16
        linalg.yield %434 : bf16
      } -> tensor<1x32x16xbf16> loc(#loc297)
      %extracted_154 = tensor.extract %147[] : tensor<i32> loc(#loc298)
      %399 = arith.index_cast %extracted_154 : i32 to index loc(#loc298)
      %400 = arith.maxsi %399, %c0 : index loc(#loc298)
      %401 = arith.minsi %400, %c3 : index loc(#loc298)
      %inserted_slice_155 = tensor.insert_slice %398 into %arg19[%401, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<1x32x16xbf16> into tensor<4x32x16xbf16> loc(#loc298)
      %402 = tensor.empty() : tensor<1x32xbf16> loc(#loc299)
      %403 = linalg.generic {indexing_maps = [#map64, #map2], iterator_types = ["parallel", "parallel"]} ins(%374 : tensor<32xbf16>) outs(%402 : tensor<1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x32xbf16> loc(#loc299)
      %extracted_156 = tensor.extract %147[] : tensor<i32> loc(#loc300)
      %404 = arith.index_cast %extracted_156 : i32 to index loc(#loc300)
      %405 = arith.maxsi %404, %c0 : index loc(#loc300)
      %406 = arith.minsi %405, %c3 : index loc(#loc300)
      %inserted_slice_157 = tensor.insert_slice %403 into %arg20[%406, 0] [1, 32] [1, 1] : tensor<1x32xbf16> into tensor<4x32xbf16> loc(#loc300)
      %407 = tensor.empty() : tensor<1x32xbf16> loc(#loc301)
      %408 = linalg.generic {indexing_maps = [#map64, #map2], iterator_types = ["parallel", "parallel"]} ins(%282 : tensor<32xbf16>) outs(%407 : tensor<1x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x32xbf16> loc(#loc301)
      %extracted_158 = tensor.extract %147[] : tensor<i32> loc(#loc302)
      %409 = arith.index_cast %extracted_158 : i32 to index loc(#loc302)
      %410 = arith.maxsi %409, %c0 : index loc(#loc302)
      %411 = arith.minsi %410, %c3 : index loc(#loc302)
      %inserted_slice_159 = tensor.insert_slice %408 into %arg21[%411, 0] [1, 32] [1, 1] : tensor<1x32xbf16> into tensor<4x32xbf16> loc(#loc302)
      %412 = tensor.empty() : tensor<1x32x32xbf16> loc(#loc303)
      %413 = linalg.generic {indexing_maps = [#map63, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<32x32xf32>) outs(%412 : tensor<1x32x32xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %434 = arith.truncf %in : f32 to bf16
        linalg.yield %434 : bf16
      } -> tensor<1x32x32xbf16> loc(#loc303)
      %extracted_160 = tensor.extract %147[] : tensor<i32> loc(#loc304)
      %414 = arith.index_cast %extracted_160 : i32 to index loc(#loc304)
      %415 = arith.maxsi %414, %c0 : index loc(#loc304)
      %416 = arith.minsi %415, %c3 : index loc(#loc304)
      %inserted_slice_161 = tensor.insert_slice %413 into %arg22[%416, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xbf16> into tensor<4x32x32xbf16> loc(#loc304)
      %417 = tensor.empty() : tensor<1x32x32xbf16> loc(#loc305)
      %418 = linalg.generic {indexing_maps = [#map63, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363 : tensor<32x32xf32>) outs(%417 : tensor<1x32x32xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %434 = arith.truncf %in : f32 to bf16
        linalg.yield %434 : bf16
      } -> tensor<1x32x32xbf16> loc(#loc305)
      %extracted_162 = tensor.extract %147[] : tensor<i32> loc(#loc306)
      %419 = arith.index_cast %extracted_162 : i32 to index loc(#loc306)
      %420 = arith.maxsi %419, %c0 : index loc(#loc306)
      %421 = arith.minsi %420, %c3 : index loc(#loc306)
      %inserted_slice_163 = tensor.insert_slice %418 into %arg23[%421, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x32xbf16> into tensor<4x32x32xbf16> loc(#loc306)
      %422 = tensor.empty() : tensor<1x32x64xbf16> loc(#loc307)
      %423 = linalg.generic {indexing_maps = [#map63, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<64x32xf32>) outs(%422 : tensor<1x32x64xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %434 = arith.truncf %in : f32 to bf16
        linalg.yield %434 : bf16
      } -> tensor<1x32x64xbf16> loc(#loc307)
      %extracted_164 = tensor.extract %147[] : tensor<i32> loc(#loc308)
      %424 = arith.index_cast %extracted_164 : i32 to index loc(#loc308)
      %425 = arith.maxsi %424, %c0 : index loc(#loc308)
      %426 = arith.minsi %425, %c3 : index loc(#loc308)
      %inserted_slice_165 = tensor.insert_slice %423 into %arg24[%426, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<1x32x64xbf16> into tensor<4x32x64xbf16> loc(#loc308)
      %427 = tensor.empty() : tensor<1x32x16xbf16> loc(#loc309)
      %428 = linalg.generic {indexing_maps = [#map63, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335 : tensor<16x32xf32>) outs(%427 : tensor<1x32x16xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %434 = arith.truncf %in : f32 to bf16
        linalg.yield %434 : bf16
      } -> tensor<1x32x16xbf16> loc(#loc309)
      %extracted_166 = tensor.extract %147[] : tensor<i32> loc(#loc310)
      %429 = arith.index_cast %extracted_166 : i32 to index loc(#loc310)
      %430 = arith.maxsi %429, %c0 : index loc(#loc310)
      %431 = arith.minsi %430, %c3 : index loc(#loc310)
      %inserted_slice_167 = tensor.insert_slice %428 into %arg25[%431, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<1x32x16xbf16> into tensor<4x32x16xbf16> loc(#loc310)
      %432 = tensor.empty() : tensor<i32> loc(#loc311)
      %433 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = []} ins(%arg15 : tensor<i32>) outs(%432 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %434 = arith.addi %in, %c1_i32 : i32
        linalg.yield %434 : i32
      } -> tensor<i32> loc(#loc311)
      scf.yield %433, %386, %inserted_slice, %inserted_slice_153, %inserted_slice_155, %inserted_slice_157, %inserted_slice_159, %inserted_slice_161, %inserted_slice_163, %inserted_slice_165, %inserted_slice_167 : tensor<i32>, tensor<2x16x32xbf16>, tensor<4x64x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<4x32xbf16>, tensor<4x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>
    } loc(#loc182)
    %119 = tensor.empty() : tensor<64x32xbf16> loc(#loc312)
    %120 = linalg.fill ins(%cst_3 : bf16) outs(%119 : tensor<64x32xbf16>) -> tensor<64x32xbf16> loc(#loc312)
    %121 = linalg.generic {indexing_maps = [#map65, #map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1, %66, %118#1 : tensor<2x16x1xi32>, tensor<2x16x64xi32>, tensor<2x16x32xbf16>) outs(%120 : tensor<64x32xbf16>) {
    ^bb0(%in: i32, %in_20: i32, %in_21: bf16, %out: bf16):
      %146 = arith.cmpi eq, %in, %in_20 : i32
      %147 = arith.uitofp %146 : i1 to bf16
      %148 = arith.mulf %147, %in_21 : bf16
      %149 = arith.addf %out, %148 : bf16
      linalg.yield %149 : bf16
    } -> tensor<64x32xbf16> loc(#loc312)
    %122 = tensor.empty() : tensor<64x32xbf16> loc(#loc313)
    %123 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %121 : tensor<64x32xbf16>, tensor<64x32xbf16>) outs(%122 : tensor<64x32xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in_20, %cst_2 : bf16
      %147 = arith.subf %in, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<64x32xbf16> loc(#loc313)
    %124 = tensor.empty() : tensor<32x64xbf16> loc(#loc314)
    %125 = linalg.generic {indexing_maps = [#map2, #map66, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %86 : tensor<32x64xbf16>, tensor<64x32xf32>) outs(%124 : tensor<32x64xbf16>) {
    ^bb0(%in: bf16, %in_20: f32, %out: bf16):
      %146 = arith.truncf %in_20 : f32 to bf16
      %147 = arith.mulf %146, %cst_2 : bf16
      %148 = arith.subf %in, %147 : bf16
      linalg.yield %148 : bf16
    } -> tensor<32x64xbf16> loc(#loc314)
    %126 = tensor.empty() : tensor<4x64x32xbf16> loc(#loc315)
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %118#2 : tensor<4x64x32xbf16>, tensor<4x64x32xbf16>) outs(%126 : tensor<4x64x32xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in_20, %cst_2 : bf16
      %147 = arith.subf %in, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<4x64x32xbf16> loc(#loc315)
    %128 = tensor.empty() : tensor<4x32x64xbf16> loc(#loc316)
    %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %118#3 : tensor<4x32x64xbf16>, tensor<4x32x64xbf16>) outs(%128 : tensor<4x32x64xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in_20, %cst_2 : bf16
      %147 = arith.subf %in, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<4x32x64xbf16> loc(#loc316)
    %130 = tensor.empty() : tensor<4x32x16xbf16> loc(#loc317)
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %118#4 : tensor<4x32x16xbf16>, tensor<4x32x16xbf16>) outs(%130 : tensor<4x32x16xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in_20, %cst_2 : bf16
      %147 = arith.subf %in, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<4x32x16xbf16> loc(#loc317)
    %132 = tensor.empty() : tensor<4x32xbf16> loc(#loc318)
    %133 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg5, %118#5 : tensor<4x32xbf16>, tensor<4x32xbf16>) outs(%132 : tensor<4x32xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in_20, %cst_2 : bf16
      %147 = arith.subf %in, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<4x32xbf16> loc(#loc318)
    %134 = tensor.empty() : tensor<4x32xbf16> loc(#loc319)
    %135 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg6, %118#6 : tensor<4x32xbf16>, tensor<4x32xbf16>) outs(%134 : tensor<4x32xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in_20, %cst_2 : bf16
      %147 = arith.subf %in, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<4x32xbf16> loc(#loc319)
    %136 = tensor.empty() : tensor<4x32x32xbf16> loc(#loc320)
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %118#7 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%136 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in_20, %cst_2 : bf16
      %147 = arith.subf %in, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<4x32x32xbf16> loc(#loc320)
    %138 = tensor.empty() : tensor<4x32x32xbf16> loc(#loc321)
    %139 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg8, %118#8 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%138 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in_20, %cst_2 : bf16
      %147 = arith.subf %in, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<4x32x32xbf16> loc(#loc321)
    %140 = tensor.empty() : tensor<4x32x64xbf16> loc(#loc322)
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %118#9 : tensor<4x32x64xbf16>, tensor<4x32x64xbf16>) outs(%140 : tensor<4x32x64xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in_20, %cst_2 : bf16
      %147 = arith.subf %in, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<4x32x64xbf16> loc(#loc322)
    %142 = tensor.empty() : tensor<4x32x16xbf16> loc(#loc323)
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %118#10 : tensor<4x32x16xbf16>, tensor<4x32x16xbf16>) outs(%142 : tensor<4x32x16xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in_20, %cst_2 : bf16
      %147 = arith.subf %in, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<4x32x16xbf16> loc(#loc323)
    %144 = tensor.empty() : tensor<32xbf16> loc(#loc324)
    %145 = linalg.generic {indexing_maps = [#map67, #map67, #map67], iterator_types = ["parallel"]} ins(%arg11, %97 : tensor<32xbf16>, tensor<32xbf16>) outs(%144 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %in_20: bf16, %out: bf16):
      %146 = arith.mulf %in_20, %cst_2 : bf16
      %147 = arith.subf %in, %146 : bf16
      linalg.yield %147 : bf16
    } -> tensor<32xbf16> loc(#loc324)
    return %73, %123, %125, %127, %129, %131, %133, %135, %137, %139, %141, %143, %145 : tensor<f32>, tensor<64x32xbf16>, tensor<32x64xbf16>, tensor<4x64x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<4x32xbf16>, tensor<4x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x64xbf16>, tensor<4x32x16xbf16>, tensor<32xbf16>
  } loc(#loc1)
}
#loc1 = loc("train_step")
#loc16 = loc("embedding/broadcast_in_dim")
#loc17 = loc("embedding/gather")
#loc18 = loc("mul.2")
#loc19 = loc("attention/broadcast_in_dim.2")
#loc20 = loc("attention/broadcast_in_dim.3")
#loc21 = loc("attention/ge")
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
#loc32 = loc("while")
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
#loc146 = loc("head/convert_element_type")
#loc147 = loc("head/reduce_sum")
#loc148 = loc("head/add")
#loc149 = loc("head/rsqrt")
#loc150 = loc("head/mul.2")
#loc151 = loc("head/convert_element_type.1")
#loc152 = loc("head/mul.4")
#loc153 = loc("head/mul.5")
#loc154 = loc("head/dot_general")
#loc155 = loc("head/log_softmax/reduce_max")
#loc156 = loc("head/log_softmax/sub.1")
#loc157 = loc("head/log_softmax/exp")
#loc158 = loc("head/log_softmax/reduce_sum")
#loc159 = loc("head/log_softmax/broadcast_in_dim.1")
#loc160 = loc("head/iota")
#loc161 = loc("head/eq.1")
#loc162 = loc("head/reduce_sum.1")
#loc163 = loc("head/div.2")
#loc164 = loc("bwd/head/_where/select_n")
#loc165 = loc("bwd/head/log_softmax/reduce_sum")
#loc166 = loc("bwd/head/log_softmax/reduce_sum.1")
#loc167 = loc("bwd/head/log_softmax/add_any")
#loc168 = loc("bwd/head/dot_general.1")
#loc169 = loc("bwd/head/dot_general.3")
#loc170 = loc("bwd/head/convert_element_type.1")
#loc171 = loc("bwd/head/reduce_sum")
#loc172 = loc("bwd/head/reduce_sum.1")
#loc173 = loc("bwd/head/convert_element_type.2")
#loc174 = loc("bwd/head/reduce_sum.2")
#loc175 = loc("bwd/head/reduce_sum.3")
#loc176 = loc("bwd/head/convert_element_type.3")
#loc177 = loc("bwd/broadcast_in_dim")
#loc178 = loc("bwd/broadcast_in_dim.1")
#loc179 = loc("bwd/broadcast_in_dim.2")
#loc180 = loc("bwd/broadcast_in_dim.3")
#loc181 = loc("bwd/broadcast_in_dim.4")
#loc182 = loc("bwd/while")
#loc183 = loc("bwd/while/sub.1")
#loc184 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice")
#loc185 = loc("bwd/while/dynamic_index_in_dim/squeeze")
#loc186 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.1")
#loc187 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.2")
#loc188 = loc("bwd/while/dynamic_index_in_dim/squeeze.2")
#loc189 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.3")
#loc190 = loc("bwd/while/dynamic_index_in_dim/squeeze.3")
#loc191 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.4")
#loc192 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.5")
#loc193 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.6")
#loc194 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.7")
#loc195 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.8")
#loc196 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.9")
#loc197 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.10")
#loc198 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.11")
#loc199 = loc("bwd/while/dynamic_index_in_dim/squeeze.11")
#loc200 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.12")
#loc201 = loc("bwd/while/dynamic_index_in_dim/squeeze.12")
#loc202 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.13")
#loc203 = loc("bwd/while/dynamic_index_in_dim/squeeze.13")
#loc204 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.14")
#loc205 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.15")
#loc206 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.16")
#loc207 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.17")
#loc208 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.18")
#loc209 = loc("bwd/while/dynamic_index_in_dim/squeeze.18")
#loc210 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.19")
#loc211 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.20")
#loc212 = loc("bwd/while/dynamic_index_in_dim/squeeze.20")
#loc213 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.21")
#loc214 = loc("bwd/while/dynamic_index_in_dim/squeeze.21")
#loc215 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.22")
#loc216 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.23")
#loc217 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.24")
#loc218 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.25")
#loc219 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.26")
#loc220 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.27")
#loc221 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.28")
#loc222 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.29")
#loc223 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.30")
#loc224 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.31")
#loc225 = loc("bwd/while/dynamic_index_in_dim/dynamic_slice.32")
#loc226 = loc("bwd/while/mlp/convert_element_type")
#loc227 = loc("bwd/while/mlp/dot_general.1")
#loc228 = loc("bwd/while/mlp/dot_general.3")
#loc229 = loc("bwd/while/mlp/convert_element_type.2")
#loc230 = loc("bwd/while/mlp/mul")
#loc231 = loc("bwd/while/mlp/mul.1")
#loc232 = loc("bwd/while/mlp/convert_element_type.3")
#loc233 = loc("bwd/while/mlp/dot_general.4")
#loc234 = loc("bwd/while/mlp/dot_general.5")
#loc235 = loc("bwd/while/mlp/dot_general.7")
#loc236 = loc("bwd/while/mlp/silu/mul")
#loc237 = loc("bwd/while/mlp/silu/mul.1")
#loc238 = loc("bwd/while/mlp/silu/mul.2")
#loc239 = loc("bwd/while/mlp/convert_element_type.6")
#loc240 = loc("bwd/while/mlp/dot_general.8")
#loc241 = loc("bwd/while/mlp/dot_general.10")
#loc242 = loc("bwd/while/mlp/add_any")
#loc243 = loc("bwd/while/mlp/reduce_sum")
#loc244 = loc("bwd/while/mlp/reduce_sum.1")
#loc245 = loc("bwd/while/mlp/convert_element_type.9")
#loc246 = loc("bwd/while/mlp/reduce_sum.2")
#loc247 = loc("bwd/while/mlp/reduce_sum.3")
#loc248 = loc("bwd/while/mlp/broadcast_in_dim")
#loc249 = loc("bwd/while/mlp/add_any.3")
#loc250 = loc("bwd/while/attention/convert_element_type")
#loc251 = loc("bwd/while/attention/dot_general.1")
#loc252 = loc("bwd/while/attention/dot_general.3")
#loc253 = loc("bwd/while/attention/convert_element_type.2")
#loc254 = loc("bwd/while/attention/reshape")
#loc255 = loc("bwd/while/attention/transpose.1")
#loc256 = loc("bwd/while/attention/dot_general.5")
#loc257 = loc("bwd/while/attention/dot_general.7")
#loc258 = loc("bwd/while/attention/convert_element_type.6")
#loc259 = loc("bwd/while/attention/reduce_sum")
#loc260 = loc("bwd/while/attention/reshape.1")
#loc261 = loc("bwd/while/attention/reduce_sum.1")
#loc262 = loc("bwd/while/attention/transpose.3")
#loc263 = loc("bwd/while/attention/dot_general.9")
#loc264 = loc("bwd/while/attention/dot_general.11")
#loc265 = loc("bwd/while/attention/convert_element_type.9")
#loc266 = loc("bwd/while/attention/dot_general.12")
#loc267 = loc("bwd/while/attention/dot_general.13")
#loc268 = loc("bwd/while/attention/dot_general.15")
#loc269 = loc("bwd/while/attention/convert_element_type.12")
#loc270 = loc("bwd/while/attention/split")
#loc271 = loc("bwd/while/attention/split.1")
#loc272 = loc("bwd/while/attention/add_any.1")
#loc273 = loc("bwd/while/attention/add_any.2")
#loc274 = loc("bwd/while/attention/convert_element_type.14")
#loc275 = loc("bwd/while/attention/dot_general.16")
#loc276 = loc("bwd/while/attention/dot_general.18")
#loc277 = loc("bwd/while/attention/convert_element_type.17")
#loc278 = loc("bwd/while/attention/split.2")
#loc279 = loc("bwd/while/attention/split.3")
#loc280 = loc("bwd/while/attention/add_any.4")
#loc281 = loc("bwd/while/attention/add_any.5")
#loc282 = loc("bwd/while/attention/convert_element_type.19")
#loc283 = loc("bwd/while/attention/dot_general.19")
#loc284 = loc("bwd/while/attention/dot_general.21")
#loc285 = loc("bwd/while/attention/add_any.6")
#loc286 = loc("bwd/while/attention/reduce_sum.2")
#loc287 = loc("bwd/while/attention/reduce_sum.3")
#loc288 = loc("bwd/while/attention/convert_element_type.22")
#loc289 = loc("bwd/while/attention/reduce_sum.4")
#loc290 = loc("bwd/while/attention/reduce_sum.5")
#loc291 = loc("bwd/while/attention/broadcast_in_dim.1")
#loc292 = loc("bwd/while/attention/add_any.9")
#loc293 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim")
#loc294 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice")
#loc295 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.1")
#loc296 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.1")
#loc297 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.2")
#loc298 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.2")
#loc299 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.3")
#loc300 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.3")
#loc301 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.4")
#loc302 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.4")
#loc303 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.5")
#loc304 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.5")
#loc305 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.6")
#loc306 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.6")
#loc307 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.7")
#loc308 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.7")
#loc309 = loc("bwd/while/dynamic_update_index_in_dim/broadcast_in_dim.8")
#loc310 = loc("bwd/while/dynamic_update_index_in_dim/dynamic_update_slice.8")
#loc311 = loc("bwd/while/add")
#loc312 = loc("bwd/embedding/dot_general")
#loc313 = loc("update/sub")
#loc314 = loc("update/sub.1")
#loc315 = loc("update/sub.2")
#loc316 = loc("update/sub.3")
#loc317 = loc("update/sub.4")
#loc318 = loc("update/sub.5")
#loc319 = loc("update/sub.6")
#loc320 = loc("update/sub.7")
#loc321 = loc("update/sub.8")
#loc322 = loc("update/sub.9")
#loc323 = loc("update/sub.10")
#loc324 = loc("update/sub.11")
