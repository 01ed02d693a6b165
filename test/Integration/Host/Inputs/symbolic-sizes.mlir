!t = tensor<?x4xf32>
!v = tensor<?x2xf32>

func.func private @backward(%a: !t, %b: !t, %g: !t) -> (!t, !t) attributes {ao.aot_id = 0 : i64} {
  %0 = arith.mulf %g, %a : !t
  %1 = arith.mulf %0, %b : !t
  return %0, %1 : !t, !t
}
func.func @unpacked(%g: !t, %n: index {ao.size_of = [array<i64: 0, 0>]} loc("n"), %p0: !ao.packed<!t>, %p1: !ao.packed<!t>,
    %q: !ao.packed<tensor<2x?xf32>>, %u: !ao.hook<unpack>, %k: !ao.hook<post_acc>)
    -> (!t {ao.gradient = 0 : i64}, !t, tensor<2x?xf32>) attributes {ao.tape, ao.gradients = ["w"]} {
  %d:2 = ao.node 1 "CompiledFunctionBackward" -> !t, !t {
    %0 = ao.hook unpack %u packed(%p0 : !ao.packed<!t>) sizes(%n) -> !t
    %1 = ao.hook unpack %u packed(%p1 : !ao.packed<!t>) sizes(%n) -> !t
    %2:2 = func.call @backward(%0, %1, %g) : (!t, !t, !t) -> (!t, !t)
    ao.yield %2#0, %2#1 : !t, !t
  }
  %a = ao.node 2 "AccumulateGrad" -> !t {
    %0 = ao.accumulate_grad %d#0 slot 0 : !t
    %1 = ao.hook post_acc %k ins(%g : !t) outs(%0 : !t) -> !t
    ao.yield %1 : !t
  }
  %e = ao.node 3 "NegBackward0" -> tensor<2x?xf32> {
    %0 = ao.hook unpack %u packed(%q : !ao.packed<tensor<2x?xf32>>) sizes(%n) -> tensor<2x?xf32>
    %1 = arith.negf %0 : tensor<2x?xf32>
    ao.yield %1 : tensor<2x?xf32>
  }
  ao.final_callbacks
  return %a, %d#1, %e : !t, !t, tensor<2x?xf32>
}

func.func @views(%g: !t, %n: index {ao.size_of = [array<i64: 0, 0>]}, %h: tensor<6x6xf32>) -> (!t, tensor<6x6xf32>, tensor<6x6xf32>)
    attributes {ao.tape} {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %next = arith.addi %n, %one : index
  %half = arith.divui %n, %two : index
  %r0 = ao.node 3 "CopySlices" -> !t {
    %0 = ao.copy_slices %g base [%n, 4] [4, 1] 0 view [%n, 2] [4, 1] 1 needs [true] : !t -> !t {
    ^bb0(%s: !v):
      %1 = math.exp %s : !v
      ao.yield %1 : !v
    }
    ao.yield %0 : !t
  }
  %r1 = ao.node 4 "CopySlices" -> tensor<6x6xf32> {
    %0 = ao.copy_slices %h base [6, 6] [%n, 1] 0 view [%n] [%next] 0 needs [true] : tensor<6x6xf32> -> tensor<6x6xf32> {
    ^bb0(%s: tensor<?xf32>):
      %1 = arith.addf %s, %s : tensor<?xf32>
      ao.yield %1 : tensor<?xf32>
    }
    ao.yield %0 : tensor<6x6xf32>
  }
  %r2 = ao.node 5 "CopySlices" -> tensor<6x6xf32> {
    %0 = ao.copy_slices %h base [6, 6] [1, %n] 5 view [%half, 2] [%two, 18] %n needs [true] : tensor<6x6xf32> -> tensor<6x6xf32> {
    ^bb0(%s: !v):
      %1 = arith.negf %s : !v
      ao.yield %1 : !v
    }
    ao.yield %0 : tensor<6x6xf32>
  }
  return %r0, %r1, %r2 : !t, tensor<6x6xf32>, tensor<6x6xf32>
}
func.func @known(%g: tensor<6x4xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}, %h: tensor<6x6xf32>)
    -> (tensor<6x4xf32>, tensor<6x6xf32>, tensor<6x6xf32>) attributes {ao.tape} {
  %r0 = ao.copy_slices %g base [6, 4] [4, 1] 0 view [6, 2] [4, 1] 1 needs [true] : tensor<6x4xf32> -> tensor<6x4xf32> {
  ^bb0(%s: tensor<6x2xf32>):
    %1 = math.exp %s : tensor<6x2xf32>
    ao.yield %1 : tensor<6x2xf32>
  }
  %r1 = ao.copy_slices %h base [6, 6] [6, 1] 0 view [6] [7] 0 needs [true] : tensor<6x6xf32> -> tensor<6x6xf32> {
  ^bb0(%s: tensor<6xf32>):
    %1 = arith.addf %s, %s : tensor<6xf32>
    ao.yield %1 : tensor<6xf32>
  }
  %r2 = ao.copy_slices %h base [6, 6] [1, 6] 5 view [3, 2] [2, 18] 6 needs [true] : tensor<6x6xf32> -> tensor<6x6xf32> {
  ^bb0(%s: tensor<3x2xf32>):
    %1 = arith.negf %s : tensor<3x2xf32>
    ao.yield %1 : tensor<3x2xf32>
  }
  return %r0, %r1, %r2 : tensor<6x4xf32>, tensor<6x6xf32>, tensor<6x6xf32>
}

func.func @columns(%g: !t, %n: index {ao.size_of = [array<i64: 0, 0>]}) -> !t attributes {ao.tape} {
  %0 = ao.copy_slices %g base [%n, 4] [4, 1] 0 view [%n, 2] [4, 1] 1 needs [true] : !t -> !t {
  ^bb0(%s: !v):
    %1 = math.exp %s : !v
    ao.yield %1 : !v
  }
  return %0 : !t
}

func.func @end(%g: tensor<?xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}) -> tensor<?xf32> attributes {ao.tape} {
  %r = ao.node 3 "CopySlices" -> tensor<?xf32> {
    %0 = ao.copy_slices %g base [%n] [1] 0 view [5] [2] 0 needs [true] : tensor<?xf32> -> tensor<?xf32> {
    ^bb0(%s: tensor<5xf32>):
      %1 = arith.negf %s : tensor<5xf32>
      ao.yield %1 : tensor<5xf32>
    }
    ao.yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @negative(%g: tensor<?xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}) -> tensor<?xf32> attributes {ao.tape} {
  %four = arith.constant 4 : index
  %offset = arith.subi %four, %n : index
  %r = ao.node 3 "CopySlices" -> tensor<?xf32> {
    %0 = ao.copy_slices %g base [%n] [1] 0 view [2] [1] %offset needs [true] : tensor<?xf32> -> tensor<?xf32> {
    ^bb0(%s: tensor<2xf32>):
      %1 = arith.negf %s : tensor<2xf32>
      ao.yield %1 : tensor<2xf32>
    }
    ao.yield %0 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @overlap(%g: !t, %n: index {ao.size_of = [array<i64: 0, 0>]}) -> !t attributes {ao.tape} {
  %r = ao.node 3 "CopySlices" -> !t {
    %0 = ao.copy_slices %g base [%n, 4] [4, 1] 0 view [2, 4] [%n, 1] 0 needs [true] : !t -> !t {
    ^bb0(%s: tensor<2x4xf32>):
      %1 = arith.negf %s : tensor<2x4xf32>
      ao.yield %1 : tensor<2x4xf32>
    }
    ao.yield %0 : !t
  }
  return %r : !t
}
func.func @base(%x: tensor<?xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}, %g: tensor<2x4xf32>) -> tensor<2x4xf32> attributes {ao.tape} {
  %r = ao.node 3 "CopySlices" -> tensor<2x4xf32> {
    %0 = ao.copy_slices %g base [2, 4] [%n, 1] 0 view [2] [1] 0 needs [true] : tensor<2x4xf32> -> tensor<2x4xf32> {
    ^bb0(%s: tensor<2xf32>):
      %1 = arith.negf %s : tensor<2xf32>
      ao.yield %1 : tensor<2xf32>
    }
    ao.yield %0 : tensor<2x4xf32>
  }
  return %r : tensor<2x4xf32>
}
func.func @other_size(%g: !t, %n: index {ao.size_of = [array<i64: 0, 0>]}) -> !t attributes {ao.tape} {
  %one = arith.constant 1 : index
  %more = arith.addi %n, %one : index
  %r = ao.node 3 "CopySlices" -> !t {
    %0 = ao.copy_slices %g base [%more, 4] [4, 1] 0 view [2] [1] 0 needs [true] : !t -> !t {
    ^bb0(%s: tensor<2xf32>):
      %1 = arith.negf %s : tensor<2xf32>
      ao.yield %1 : tensor<2xf32>
    }
    ao.yield %0 : !t
  }
  return %r : !t
}
