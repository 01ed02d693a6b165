// Scalars on the host and on the device, and an executable: the same bits.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %S/Inputs/sizes-and-scalars.mlir --entry=train --strategy=none --scalars=device --emit=exe -o %t.exe
// RUN: %compare_outputs 'ao-run %S/Inputs/sizes-and-scalars.mlir --entry=train --strategy=none --dynamic-size=3' \
// RUN:   'ao-run %S/Inputs/sizes-and-scalars.mlir --entry=train --strategy=none --dynamic-size=3 --scalars=device' \
// RUN:   '%t.exe --dynamic-size=3'
