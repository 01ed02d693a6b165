// Views of symbolic sizes are checked when the step runs, by the rules of the
// verifier.
//
// REQUIRES: ao-run, autograd
// RUN: %check_errors %s %t
//
// $ ao-run %S/Inputs/symbolic-sizes.mlir --entry=end --strategy=none --dynamic-size=6
// $ ao-run %S/Inputs/symbolic-sizes.mlir --entry=end --strategy=none --order=tape --dynamic-size=6
// error: the end of the view in 'CopySlices (NodeCall 3)' is 9, its base has 6
//
// $ ao-run %S/Inputs/symbolic-sizes.mlir --entry=negative --strategy=none --dynamic-size=6
// error: the least size, stride or offset of the view in 'CopySlices (NodeCall 3)' is -2, a valid layout has 0
//
// $ ao-run %S/Inputs/symbolic-sizes.mlir --entry=overlap --strategy=none --dynamic-size=3
// error: the number of overlaps of the view in 'CopySlices (NodeCall 3)' is 1, a valid layout has 0
//
// $ ao-run %S/Inputs/symbolic-sizes.mlir --entry=base --strategy=none --dynamic-size=5
// error: the extent of the base in 'CopySlices (NodeCall 3)' is 9, a base without holes has 8
//
// $ ao-run %S/Inputs/symbolic-sizes.mlir --entry=base --strategy=none --dynamic-size=3
// error: the extent of the base in 'CopySlices (NodeCall 3)' is 7, a base without holes has 8
//
// $ ao-run %S/Inputs/symbolic-sizes.mlir --entry=other_size --strategy=none --dynamic-size=4
// error: size 0 of the base in 'CopySlices (NodeCall 3)' is 5, the gradient has 4
