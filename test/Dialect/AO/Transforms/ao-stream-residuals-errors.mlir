// Distances and delays of more than an iteration, and a delay without prefetches.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %s --ao-stream-residuals=prefetch-distance=2
// error: 'prefetch-distance' must be 0 or 1, got 2
//
// $ ao-opt %s --ao-stream-residuals=offload-delay=1
// error: 'offload-delay' must be 0, or 1 with 'prefetch-distance', got 1

module {}
