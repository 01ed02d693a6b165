//===- Operations.cpp - Semantics of instructions -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Operations.h"
#include "Numbers.h"

#include <unordered_map>

using namespace ao::fake::ptx;

namespace {

using Slots = uint64_t *;
using Table = std::unordered_map<std::string, Operation>;

/// Operations of one kind of operand: `F()(a, b, c)`.
template <typename To, typename From, typename F>
void unary(Slots s, const Instruction &i) {
  s[i.to] = write<To>(F()(read<From>(s[i.from[0]])));
}
template <typename To, typename From, typename F>
void binary(Slots s, const Instruction &i) {
  s[i.to] = write<To>(F()(read<From>(s[i.from[0]]), read<From>(s[i.from[1]])));
}
template <typename To, typename From, typename F>
void ternary(Slots s, const Instruction &i) {
  s[i.to] = write<To>(F()(read<From>(s[i.from[0]]), read<From>(s[i.from[1]]),
                          read<To>(s[i.from[2]])));
}
/// The second operand of a shift is a u32 whatever the first one is.
template <typename T, typename F>
void shift(Slots s, const Instruction &i) {
  s[i.to] = write<T>(F()(read<T>(s[i.from[0]]), read<uint32_t>(s[i.from[1]])));
}
template <typename T>
void select(Slots s, const Instruction &i) {
  bool first = read<uint8_t>(s[i.from[2]]) != 0;
  s[i.to] = write<T>(read<T>(s[i.from[first ? 0 : 1]]));
}
/// from: value, position, length
template <typename T>
void extractField(Slots s, const Instruction &i) {
  constexpr uint32_t width = sizeof(T) * 8;
  uint32_t position = read<uint32_t>(s[i.from[1]]) & 0xff;
  uint32_t length = read<uint32_t>(s[i.from[2]]) & 0xff;
  T value = position >= width ? 0 : read<T>(s[i.from[0]]) >> position;
  T mask = length >= width ? ~T(0) : (T(1) << length) - 1;
  s[i.to] = write<T>(value & mask);
}

/// Overflow wraps, which C++ defines for unsigned types only.
template <typename T>
using Bits = std::make_unsigned_t<T>;
/// A type wide enough to avoid the promotion of 16 bits to int.
template <typename T>
using Sum = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;

#define AO_OPERATION(name, expression)                                         \
  struct name {                                                                \
    template <typename T>                                                      \
    T operator()(T a, T b = {}, [[maybe_unused]] T c = {}) const {             \
      return static_cast<T>(expression);                                       \
    }                                                                          \
  }

// Integers.
AO_OPERATION(Add, Sum<T>(a) + Sum<T>(b));
AO_OPERATION(Subtract, Sum<T>(a) - Sum<T>(b));
AO_OPERATION(MultiplyLow, Sum<T>(a) * Sum<T>(b));
AO_OPERATION(MultiplyAddLow, Sum<T>(a) * Sum<T>(b) + Sum<T>(c));
AO_OPERATION(Least, b < a ? b : a);
AO_OPERATION(Greatest, a < b ? b : a);
AO_OPERATION(And, a &b);
AO_OPERATION(Or, a | b);
AO_OPERATION(ExclusiveOr, a ^ b);
#undef AO_OPERATION

/// Divides as a GPU does: by zero the result has all bits set, and the least
/// number divided by -1 is itself.
struct Divide {
  template <typename T>
  T operator()(T a, T b) const {
    if (b == 0)
      return static_cast<T>(~T(0));
    if (std::is_signed_v<T> && b == static_cast<T>(-1))
      return static_cast<T>(0 - Sum<T>(a));
    return static_cast<T>(a / b);
  }
};
struct Remainder {
  template <typename T>
  T operator()(T a, T b) const {
    if (b == 0)
      return a;
    if (std::is_signed_v<T> && b == static_cast<T>(-1))
      return 0;
    return static_cast<T>(a % b);
  }
};
struct MultiplyHigh {
  template <typename T>
  T operator()(T a, T b) const {
    using Wide =
        std::conditional_t<std::is_signed_v<T>, __int128, unsigned __int128>;
    return static_cast<T>((Wide(a) * Wide(b)) >> (sizeof(T) * 8));
  }
};
template <typename To>
struct MultiplyWide {
  template <typename T>
  To operator()(T a, T b) const {
    return static_cast<To>(To(a) * To(b));
  }
};
template <typename To>
struct MultiplyAddWide {
  template <typename T>
  To operator()(T a, T b, To c) const {
    return static_cast<To>(Bits<To>(To(a) * To(b)) + Bits<To>(c));
  }
};
struct Not {
  template <typename T>
  T operator()(T a) const {
    return static_cast<T>(~a);
  }
};
struct LogicalNot {
  uint8_t operator()(uint8_t a) const { return a == 0; }
};
struct Move {
  template <typename T>
  T operator()(T a) const {
    return a;
  }
};
struct Negate {
  template <typename T>
  T operator()(T a) const {
    if constexpr (std::is_integral_v<T>)
      return static_cast<T>(-Sum<T>(a));
    else
      return -a;
  }
};
struct Absolute {
  template <typename T>
  T operator()(T a) const {
    if constexpr (std::is_integral_v<T>)
      return a < 0 ? Negate()(a) : a;
    else
      return std::fabs(a);
  }
};
struct ShiftLeft {
  template <typename T>
  T operator()(T a, uint32_t by) const {
    return by >= sizeof(T) * 8 ? T(0) : static_cast<T>(Sum<T>(a) << by);
  }
};
/// Arithmetic for signed numbers.
struct ShiftRight {
  template <typename T>
  T operator()(T a, uint32_t by) const {
    constexpr uint32_t width = sizeof(T) * 8;
    if (by >= width)
      return std::is_signed_v<T> && a < 0 ? T(-1) : T(0);
    return static_cast<T>(a >> by);
  }
};

// Floats.
struct AddFloat {
  template <typename T>
  T operator()(T a, T b) const {
    return a + b;
  }
};
struct SubtractFloat {
  template <typename T>
  T operator()(T a, T b) const {
    return a - b;
  }
};
struct MultiplyFloat {
  template <typename T>
  T operator()(T a, T b) const {
    return a * b;
  }
};
struct DivideFloat {
  template <typename T>
  T operator()(T a, T b) const {
    return a / b;
  }
};
template <bool propagates>
struct LeastFloat {
  template <typename T>
  T operator()(T a, T b) const {
    return least<T>(a, b, propagates);
  }
};
template <bool propagates>
struct GreatestFloat {
  template <typename T>
  T operator()(T a, T b) const {
    return greatest<T>(a, b, propagates);
  }
};
struct FusedMultiplyAdd {
  template <typename T>
  T operator()(T a, T b, T c) const {
    return std::fma(a, b, c);
  }
};
template <bool down>
struct FusedMultiplyAddDirected {
  float operator()(float a, float b, float c) const {
    return fmaDirected(a, b, c, down);
  }
};
struct AddTowardsZero {
  float operator()(float a, float b) const {
    return fmaDirected(a, 1, b, /*down=*/false);
  }
};
/// The sign of the first operand on the second.
struct CopySign {
  template <typename T>
  T operator()(T a, T b) const {
    return std::copysign(b, a);
  }
};

/// An operation on f32 as one on bf16: computed wide and rounded.
template <typename F>
struct Narrow {
  BFloat16 operator()(BFloat16 a) const {
    return BFloat16::round(F()(a.widen()));
  }
  BFloat16 operator()(BFloat16 a, BFloat16 b) const {
    return BFloat16::round(F()(a.widen(), b.widen()));
  }
  BFloat16 operator()(BFloat16 a, BFloat16 b, BFloat16 c) const {
    return BFloat16::round(F()(a.widen(), b.widen(), c.widen()));
  }
};

// Functions the hardware approximates. Here they are exact, which is within
// what is documented for them.
#define AO_FUNCTION(name, expression)                                          \
  struct name {                                                                \
    template <typename T>                                                      \
    T operator()(T x) const {                                                  \
      return expression;                                                       \
    }                                                                          \
  }
AO_FUNCTION(Reciprocal, T(1) / x);
AO_FUNCTION(SquareRoot, std::sqrt(x));
AO_FUNCTION(ReciprocalSquareRoot, T(1) / std::sqrt(x));
AO_FUNCTION(PowerOfTwo, std::exp2(x));
AO_FUNCTION(PowerOfTwoFlushed, flush(std::exp2(flush(x))));
AO_FUNCTION(LogarithmOfTwo, std::log2(x));
AO_FUNCTION(LogarithmOfTwoFlushed, std::log2(flush(x)));
AO_FUNCTION(ReciprocalFlushed, flush(T(1) / flush(x)));
AO_FUNCTION(Sine, std::sin(x));
AO_FUNCTION(Cosine, std::cos(x));
AO_FUNCTION(HyperbolicTangent, std::tanh(x));
AO_FUNCTION(RoundEven, std::nearbyint(x));
AO_FUNCTION(RoundDown, std::floor(x));
AO_FUNCTION(RoundUp, std::ceil(x));
AO_FUNCTION(RoundToZero, std::trunc(x));
AO_FUNCTION(Saturate, std::isnan(x) ? T(0) : x < 0 ? T(0) : x > 1 ? T(1) : x);
#undef AO_FUNCTION

/// In double precision of the upper word alone, with zeros below.
struct ReciprocalOfUpperWord {
  static double upperWord(double x) {
    return read<double>(write(x) >> 32 << 32);
  }
  double operator()(double x) const {
    return upperWord(flush(1 / flush(upperWord(x))));
  }
};

// Comparisons. The unordered ones are true if an operand is NaN.
#define AO_COMPARISON(name, expression)                                        \
  struct name {                                                                \
    template <typename T>                                                      \
    uint8_t operator()(T a, T b) const {                                       \
      return (expression) ? 1 : 0;                                             \
    }                                                                          \
  }
AO_COMPARISON(Equal, a == b);
AO_COMPARISON(Different, a != b);
AO_COMPARISON(Less, a < b);
AO_COMPARISON(LessOrEqual, a <= b);
AO_COMPARISON(Greater, a > b);
AO_COMPARISON(GreaterOrEqual, a >= b);
AO_COMPARISON(OrderedAndDifferent, a<b || a> b);
AO_COMPARISON(Unordered, std::isnan(a) || std::isnan(b));
AO_COMPARISON(Ordered, !std::isnan(a) && !std::isnan(b));
AO_COMPARISON(EqualOrUnordered, !(a < b || a > b));
AO_COMPARISON(LessOrUnordered, !(a >= b));
AO_COMPARISON(LessEqualOrUnordered, !(a > b));
AO_COMPARISON(GreaterOrUnordered, !(a <= b));
AO_COMPARISON(GreaterEqualOrUnordered, !(a < b));
#undef AO_COMPARISON

//===----------------------------------------------------------------------===//
// Numbers of several words
//===----------------------------------------------------------------------===//

constexpr auto carrySlot = static_cast<size_t>(Special::Carry);

/// Computes a * b + c, or a + b where `Product` is void: with the carry of the
/// lower word if `takes`, for the higher word if `gives`.
template <typename Product, bool takes, bool gives>
void carry(Slots s, const Instruction &i) {
  auto a = read<uint32_t>(s[i.from[0]]), b = read<uint32_t>(s[i.from[1]]);
  uint64_t sum = b;
  if constexpr (std::is_void_v<Product>)
    sum += a;
  else
    sum = uint64_t(Product()(a, b)) + read<uint32_t>(s[i.from[2]]);
  if (takes)
    sum += s[carrySlot];
  s[i.to] = write(static_cast<uint32_t>(sum));
  if (gives)
    s[carrySlot] = sum >> 32;
}

/// from: the lower word, the upper one, by how much
template <bool left, bool wraps>
void funnelShift(Slots s, const Instruction &i) {
  auto by = read<uint32_t>(s[i.from[2]]);
  by = wraps ? by & 31 : by < 32 ? by : 32;
  uint64_t both = uint64_t(read<uint32_t>(s[i.from[1]])) << 32 |
                  read<uint32_t>(s[i.from[0]]);
  s[i.to] = write(static_cast<uint32_t>(left ? both << by >> 32 : both >> by));
}

template <typename Product, bool takes>
void addCarry(Table &table, const std::string &name) {
  for (const char *type : {".u32", ".s32", ".b32"}) {
    if (takes)
      table[name + type] = carry<Product, takes, false>;
    table[name + ".cc" + type] = carry<Product, takes, true>;
  }
}

void addWords(Table &table) {
  addCarry<void, false>(table, "add");
  addCarry<void, true>(table, "addc");
  table["shf.l.wrap.b32"] = funnelShift<true, true>;
  table["shf.l.clamp.b32"] = funnelShift<true, false>;
  table["shf.r.wrap.b32"] = funnelShift<false, true>;
  table["shf.r.clamp.b32"] = funnelShift<false, false>;
  addCarry<MultiplyLow, false>(table, "mad.lo");
  addCarry<MultiplyLow, true>(table, "madc.lo");
  addCarry<MultiplyHigh, false>(table, "mad.hi");
  addCarry<MultiplyHigh, true>(table, "madc.hi");
}

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

/// Both halves of a register, each by itself.
template <typename F, int operands>
void pair(Slots s, const Instruction &i) {
  uint32_t result = 0;
  for (unsigned shift : {0u, 16u}) {
    auto half = [&](int operand) {
      auto both = read<uint32_t>(s[i.from[static_cast<size_t>(operand)]]);
      return BFloat16{static_cast<uint16_t>(both >> shift)};
    };
    BFloat16 value{};
    if constexpr (operands == 1)
      value = F()(half(0));
    else if constexpr (operands == 2)
      value = F()(half(0), half(1));
    else
      value = F()(half(0), half(1), half(2));
    result |= uint32_t(value.bits) << shift;
  }
  s[i.to] = write(result);
}

void addPairs(Table &table) {
  for (std::string rounding : {"rn.", ""}) {
    table["add." + rounding + "bf16x2"] = pair<Narrow<AddFloat>, 2>;
    table["sub." + rounding + "bf16x2"] = pair<Narrow<SubtractFloat>, 2>;
    table["mul." + rounding + "bf16x2"] = pair<Narrow<MultiplyFloat>, 2>;
  }
  table["fma.rn.bf16x2"] = pair<Narrow<FusedMultiplyAdd>, 3>;
  table["min.bf16x2"] = pair<Narrow<LeastFloat<false>>, 2>;
  table["max.bf16x2"] = pair<Narrow<GreatestFloat<false>>, 2>;
  table["min.NaN.bf16x2"] = pair<Narrow<LeastFloat<true>>, 2>;
  table["max.NaN.bf16x2"] = pair<Narrow<GreatestFloat<true>>, 2>;
  table["neg.bf16x2"] = pair<Narrow<Negate>, 1>;
  table["abs.bf16x2"] = pair<Narrow<Absolute>, 1>;
  // The first operand is the upper half.
  table["cvt.rn.bf16x2.f32"] = [](Slots s, const Instruction &i) {
    uint32_t upper = BFloat16::round(read<float>(s[i.from[0]])).bits;
    uint32_t lower = BFloat16::round(read<float>(s[i.from[1]])).bits;
    s[i.to] = write(upper << 16 | lower);
  };
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

template <typename T>
void addComparisons(Table &table, const std::string &type) {
  auto add = [&](const char *name, Operation operation) {
    table["setp." + std::string(name) + "." + type] = operation;
  };
  add("eq", binary<uint8_t, T, Equal>);
  add("lt", binary<uint8_t, T, Less>);
  add("le", binary<uint8_t, T, LessOrEqual>);
  add("gt", binary<uint8_t, T, Greater>);
  add("ge", binary<uint8_t, T, GreaterOrEqual>);
  if constexpr (std::is_integral_v<T>) {
    add("ne", binary<uint8_t, T, Different>);
  } else {
    add("ne", binary<uint8_t, T, OrderedAndDifferent>);
    add("nan", binary<uint8_t, T, Unordered>);
    add("num", binary<uint8_t, T, Ordered>);
    add("equ", binary<uint8_t, T, EqualOrUnordered>);
    add("neu", binary<uint8_t, T, Different>);
    add("ltu", binary<uint8_t, T, LessOrUnordered>);
    add("leu", binary<uint8_t, T, LessEqualOrUnordered>);
    add("gtu", binary<uint8_t, T, GreaterOrUnordered>);
    add("geu", binary<uint8_t, T, GreaterEqualOrUnordered>);
  }
}

template <typename T>
void addIntegers(Table &table, const std::string &type) {
  table["add." + type] = binary<T, T, Add>;
  table["sub." + type] = binary<T, T, Subtract>;
  table["mul.lo." + type] = binary<T, T, MultiplyLow>;
  table["mul.hi." + type] = binary<T, T, MultiplyHigh>;
  table["mad.lo." + type] = ternary<T, T, MultiplyAddLow>;
  table["div." + type] = binary<T, T, Divide>;
  table["rem." + type] = binary<T, T, Remainder>;
  table["min." + type] = binary<T, T, Least>;
  table["max." + type] = binary<T, T, Greatest>;
  table["shr." + type] = shift<T, ShiftRight>;
  table["mov." + type] = unary<T, T, Move>;
  table["selp." + type] = select<T>;
  table["cvta.to.global." + type] = unary<T, T, Move>;
  if constexpr (std::is_signed_v<T>) {
    table["neg." + type] = unary<T, T, Negate>;
    table["abs." + type] = unary<T, T, Absolute>;
  } else {
    table["bfe." + type] = extractField<T>;
  }
  addComparisons<T>(table, type);
}

template <typename T, typename Wide>
void addWide(Table &table, const std::string &type) {
  table["mul.wide." + type] = binary<Wide, T, MultiplyWide<Wide>>;
  table["mad.wide." + type] = ternary<Wide, T, MultiplyAddWide<Wide>>;
}

template <typename T>
void addBits(Table &table, const std::string &type) {
  table["and." + type] = binary<T, T, And>;
  table["or." + type] = binary<T, T, Or>;
  table["xor." + type] = binary<T, T, ExclusiveOr>;
  table["not." + type] = unary<T, T, Not>;
  table["shl." + type] = shift<T, ShiftLeft>;
  table["shr." + type] = shift<T, ShiftRight>;
  table["mov." + type] = unary<T, T, Move>;
  table["selp." + type] = select<T>;
  table["setp.eq." + type] = binary<uint8_t, T, Equal>;
  table["setp.ne." + type] = binary<uint8_t, T, Different>;
}

template <typename T>
void addFloats(Table &table, const std::string &type) {
  // Without a rounding the assembler may contract; ours does not.
  for (std::string rounding : {"rn.", ""}) {
    table["add." + rounding + type] = binary<T, T, AddFloat>;
    table["sub." + rounding + type] = binary<T, T, SubtractFloat>;
    table["mul." + rounding + type] = binary<T, T, MultiplyFloat>;
  }
  for (std::string rounding : {"rn.", "full.", "approx."}) {
    table["div." + rounding + type] = binary<T, T, DivideFloat>;
    table["sqrt." + rounding + type] = unary<T, T, SquareRoot>;
    table["rcp." + rounding + type] = unary<T, T, Reciprocal>;
  }
  table["rsqrt.approx." + type] = unary<T, T, ReciprocalSquareRoot>;
  table["fma.rn." + type] = ternary<T, T, FusedMultiplyAdd>;
  table["min." + type] = binary<T, T, LeastFloat<false>>;
  table["max." + type] = binary<T, T, GreatestFloat<false>>;
  table["min.NaN." + type] = binary<T, T, LeastFloat<true>>;
  table["max.NaN." + type] = binary<T, T, GreatestFloat<true>>;
  table["neg." + type] = unary<T, T, Negate>;
  table["abs." + type] = unary<T, T, Absolute>;
  table["copysign." + type] = binary<T, T, CopySign>;
  table["mov." + type] = unary<T, T, Move>;
  table["selp." + type] = select<T>;
  std::string self = type + "." + type;
  table["cvt.rni." + self] = unary<T, T, RoundEven>;
  table["cvt.rmi." + self] = unary<T, T, RoundDown>;
  table["cvt.rpi." + self] = unary<T, T, RoundUp>;
  table["cvt.rzi." + self] = unary<T, T, RoundToZero>;
  table["cvt.sat." + self] = unary<T, T, Saturate>;
  addComparisons<T>(table, type);
}

void addFunctions(Table &table) {
  table["fma.rm.f32"] = ternary<float, float, FusedMultiplyAddDirected<true>>;
  table["add.rz.f32"] = binary<float, float, AddTowardsZero>;
  table["fma.rz.f32"] = ternary<float, float, FusedMultiplyAddDirected<false>>;
  table["cvt.rni.s32.f32"] = [](Slots s, const Instruction &i) {
    float value = std::nearbyint(read<float>(s[i.from[0]]));
    s[i.to] = write(toInteger<int32_t>(value));
  };
  table["ex2.approx.f32"] = unary<float, float, PowerOfTwo>;
  table["ex2.approx.ftz.f32"] = unary<float, float, PowerOfTwoFlushed>;
  table["lg2.approx.f32"] = unary<float, float, LogarithmOfTwo>;
  table["lg2.approx.ftz.f32"] = unary<float, float, LogarithmOfTwoFlushed>;
  table["rcp.approx.ftz.f32"] = unary<float, float, ReciprocalFlushed>;
  table["rcp.approx.ftz.f64"] = unary<double, double, ReciprocalOfUpperWord>;
  table["sin.approx.f32"] = unary<float, float, Sine>;
  table["cos.approx.f32"] = unary<float, float, Cosine>;
  table["tanh.approx.f32"] = unary<float, float, HyperbolicTangent>;
}

/// A comparison of f32 as one of bf16, which are f32 with fewer bits.
template <typename F>
void addNarrowComparison(Table &table, const std::string &name) {
  table["setp." + name + ".bf16"] = [](Slots s, const Instruction &i) {
    s[i.to] = write<uint8_t>(F()(read<BFloat16>(s[i.from[0]]).widen(),
                                 read<BFloat16>(s[i.from[1]]).widen()));
  };
}

template <typename T>
void addNarrowConversions(Table &table, const std::string &type) {
  table["cvt.rn.bf16." + type] = [](Slots s, const Instruction &i) {
    auto value = static_cast<float>(read<T>(s[i.from[0]]));
    s[i.to] = write(BFloat16::round(value));
  };
  table["cvt.rzi." + type + ".bf16"] = [](Slots s, const Instruction &i) {
    float value = read<BFloat16>(s[i.from[0]]).widen();
    s[i.to] = write(toInteger<T>(std::trunc(value)));
  };
}

void addNarrowFloats(Table &table) {
  addNarrowComparison<Equal>(table, "eq");
  addNarrowComparison<OrderedAndDifferent>(table, "ne");
  addNarrowComparison<Different>(table, "neu");
  addNarrowComparison<Less>(table, "lt");
  addNarrowComparison<LessOrEqual>(table, "le");
  addNarrowComparison<Greater>(table, "gt");
  addNarrowComparison<GreaterOrEqual>(table, "ge");
  addNarrowComparison<Unordered>(table, "nan");
  addNarrowConversions<int16_t>(table, "s16");
  addNarrowConversions<int32_t>(table, "s32");
  addNarrowConversions<uint32_t>(table, "u32");
  using B = BFloat16;
  table["add.rn.bf16"] = table["add.bf16"] = binary<B, B, Narrow<AddFloat>>;
  table["sub.rn.bf16"] = table["sub.bf16"] =
      binary<B, B, Narrow<SubtractFloat>>;
  table["mul.rn.bf16"] = table["mul.bf16"] =
      binary<B, B, Narrow<MultiplyFloat>>;
  table["fma.rn.bf16"] = ternary<B, B, Narrow<FusedMultiplyAdd>>;
  table["min.bf16"] = binary<B, B, Narrow<LeastFloat<false>>>;
  table["max.bf16"] = binary<B, B, Narrow<GreatestFloat<false>>>;
  table["min.NaN.bf16"] = binary<B, B, Narrow<LeastFloat<true>>>;
  table["max.NaN.bf16"] = binary<B, B, Narrow<GreatestFloat<true>>>;
  table["neg.bf16"] = unary<B, B, Narrow<Negate>>;
  table["abs.bf16"] = unary<B, B, Narrow<Absolute>>;
  table["cvt.f32.bf16"] = [](Slots s, const Instruction &i) {
    s[i.to] = write(read<B>(s[i.from[0]]).widen());
  };
  table["cvt.rn.bf16.f32"] = [](Slots s, const Instruction &i) {
    s[i.to] = write(B::round(read<float>(s[i.from[0]])));
  };
}

struct Convert {
  template <typename To, typename From>
  static void run(Slots s, const Instruction &i) {
    From value = read<From>(s[i.from[0]]);
    if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>)
      s[i.to] = write(toInteger<To>(std::trunc(value)));
    else
      s[i.to] = write(static_cast<To>(value));
  }
};

template <typename To, typename From>
void addConversion(Table &table, const std::string &to,
                   const std::string &from) {
  // Towards zero into integers, to nearest into narrower floats, exactly else.
  std::string rounding;
  if constexpr (std::is_integral_v<To> && std::is_floating_point_v<From>)
    rounding = "rzi.";
  else if constexpr (std::is_floating_point_v<To> &&
                     (std::is_integral_v<From> || sizeof(To) < sizeof(From)))
    rounding = "rn.";
  table["cvt." + rounding + to + "." + from] = Convert::run<To, From>;
}

template <typename To>
void addConversions(Table &table, const std::string &to) {
  addConversion<To, uint8_t>(table, to, "u8");
  addConversion<To, uint16_t>(table, to, "u16");
  addConversion<To, uint32_t>(table, to, "u32");
  addConversion<To, uint64_t>(table, to, "u64");
  addConversion<To, int8_t>(table, to, "s8");
  addConversion<To, int16_t>(table, to, "s16");
  addConversion<To, int32_t>(table, to, "s32");
  addConversion<To, int64_t>(table, to, "s64");
  addConversion<To, float>(table, to, "f32");
  addConversion<To, double>(table, to, "f64");
}

Table makeTable() {
  Table table;
  addIntegers<uint16_t>(table, "u16");
  addIntegers<uint32_t>(table, "u32");
  addIntegers<uint64_t>(table, "u64");
  addIntegers<int16_t>(table, "s16");
  addIntegers<int32_t>(table, "s32");
  addIntegers<int64_t>(table, "s64");
  addWide<uint16_t, uint32_t>(table, "u16");
  addWide<uint32_t, uint64_t>(table, "u32");
  addWide<int16_t, int32_t>(table, "s16");
  addWide<int32_t, int64_t>(table, "s32");
  addBits<uint8_t>(table, "pred");
  table["not.pred"] = unary<uint8_t, uint8_t, LogicalNot>;
  addBits<uint16_t>(table, "b16");
  addBits<uint32_t>(table, "b32");
  addBits<uint64_t>(table, "b64");
  addFloats<float>(table, "f32");
  addFloats<double>(table, "f64");
  addFunctions(table);
  addNarrowFloats(table);
  addWords(table);
  addPairs(table);
  addConversions<uint8_t>(table, "u8");
  addConversions<uint16_t>(table, "u16");
  addConversions<uint32_t>(table, "u32");
  addConversions<uint64_t>(table, "u64");
  addConversions<int8_t>(table, "s8");
  addConversions<int16_t>(table, "s16");
  addConversions<int32_t>(table, "s32");
  addConversions<int64_t>(table, "s64");
  addConversions<float>(table, "f32");
  addConversions<double>(table, "f64");
  return table;
}

} // namespace

Operation ao::fake::ptx::findOperation(const std::string &name) {
  static const Table table = makeTable();
  auto found = table.find(name);
  return found == table.end() ? nullptr : found->second;
}

/// from: the wide register; `offset` is the place.
template <typename T>
static void extract(uint64_t *s, const Instruction &i) {
  s[i.to] = write(static_cast<T>(s[i.from[0]] >> i.offset));
}
/// from: the part, and the register as it is so far.
template <typename T>
static void insert(uint64_t *s, const Instruction &i) {
  s[i.to] =
      s[i.from[1]] | (static_cast<uint64_t>(read<T>(s[i.from[0]])) << i.offset);
}

Operation ao::fake::ptx::findExtract(unsigned bits) {
  return bits == 8    ? extract<uint8_t>
         : bits == 16 ? extract<uint16_t>
         : bits == 32 ? extract<uint32_t>
                      : nullptr;
}
Operation ao::fake::ptx::findInsert(unsigned bits) {
  return bits == 8    ? insert<uint8_t>
         : bits == 16 ? insert<uint16_t>
         : bits == 32 ? insert<uint32_t>
                      : nullptr;
}
