// A move that does not exist.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %s --ao-schedule-eager-order=moves=hoist-all
// error: 'moves': expected one of delay-unpacks, {{.*}}hoist-updates, got 'hoist-all'
