# An MLIR of another version, as far as cmake/AOMLIR.cmake gets with it.
set(LLVM_PACKAGE_VERSION 19.1.7)
