// An unknown pass, and a file that does not exist.
//
// RUN: not ao-opt --ao-no-such-pass %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not ao-opt %t.does-not-exist 2>&1 | FileCheck %s --check-prefix=NOFILE

// UNKNOWN: Unknown command line argument '--ao-no-such-pass'
// NOFILE: cannot open input file
