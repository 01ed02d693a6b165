!T = tensor<64x64xf32>

func.func @forward(%x: !T, %w: !T) -> (!T, !T, !T, !T) attributes {ao.backward = @backward, ao.num_outputs = 1 : i64} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : !T
  %z = linalg.fill ins(%zero : f32) outs(%e : !T) -> !T
  ao.start_offload layer 0
  %a = linalg.matmul {ao.layer = 0 : i64} ins(%x, %w : !T, !T) outs(%z : !T) -> !T
  %b = linalg.exp {ao.layer = 0 : i64} ins(%a : !T) outs(%e : !T) -> !T
  ao.start_offload layer 1
  %c = linalg.matmul {ao.layer = 1 : i64} ins(%b, %w : !T, !T) outs(%z : !T) -> !T
  ao.release layer 0
  %d = linalg.tanh {ao.layer = 1 : i64} ins(%c : !T) outs(%e : !T) -> !T
  ao.release layer 1
  %f = linalg.add ins(%d, %x : !T, !T) outs(%e : !T) -> !T
  return %f, %a, %b, %c : !T, !T, !T, !T
}

func.func @backward(%a: !T, %b: !T, %c: !T, %g: !T) -> !T {
  %e = tensor.empty() : !T
  ao.start_reload layer 1
  %0 = linalg.exp ins(%g : !T) outs(%e : !T) -> !T
  %1 = linalg.mul {ao.layer = 1 : i64} ins(%c, %0 : !T, !T) outs(%e : !T) -> !T
  ao.start_reload layer 0
  %2 = linalg.mul {ao.layer = 1 : i64} ins(%1, %1 : !T, !T) outs(%e : !T) -> !T
  %3 = linalg.mul {ao.layer = 0 : i64} ins(%b, %2 : !T, !T) outs(%e : !T) -> !T
  %4 = linalg.add {ao.layer = 0 : i64} ins(%a, %3 : !T, !T) outs(%e : !T) -> !T
  return %4 : !T
}

func.func @joint(%x: !T, %w: !T) -> !T attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : !T
  %z = linalg.fill ins(%zero : f32) outs(%e : !T) -> !T
  %a = linalg.matmul {ao.layer = 0 : i64} ins(%x, %w : !T, !T) outs(%z : !T) -> !T
  ao.start_offload layer 0
  %b = linalg.matmul {ao.layer = 1 : i64} ins(%a, %w : !T, !T) outs(%z : !T) -> !T
  ao.release layer 0
  %c = linalg.matmul {ao.layer = 1 : i64} ins(%b, %w : !T, !T) outs(%z : !T) -> !T
  %d = linalg.mul {ao.layer = 1 : i64, ao.phase = "backward"} ins(%c, %b : !T, !T) outs(%e : !T) -> !T
  ao.start_reload layer 0
  %f = linalg.matmul {ao.layer = 1 : i64, ao.phase = "backward"} ins(%d, %w : !T, !T) outs(%z : !T) -> !T
  %g = linalg.mul {ao.layer = 0 : i64, ao.phase = "backward"} ins(%a, %f : !T, !T) outs(%e : !T) -> !T
  return %g : !T
}
