//===- OffloaderValue.cpp - Saved values of an offloader ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderValue.h"

#include <algorithm>
#include <numeric>

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

Status SavedView::create(const AortSaved &saved, SavedView &view) {
  std::string what = quoted(saved.name);
  size_t rank = static_cast<size_t>(saved.rank);
  view.pointer = static_cast<char *>(saved.pointer);
  view.elementBytes = saved.elementBytes;
  view.rank = saved.rank;
  view.type = saved.type;
  int64_t dense = 1;
  for (size_t i = rank; i-- > 0;) {
    if (saved.sizes[i] < 0)
      return invalidArgument(what + ": negative size " +
                             std::to_string(saved.sizes[i]));
    view.dims[i] = saved.sizes[i];
    view.dims[rank + i] = saved.strides ? saved.strides[i] : dense;
    dense *= saved.sizes[i];
  }
  if (saved.storage && dense > 0 &&
      (view.begin() < saved.storage ||
       view.end() > static_cast<char *>(saved.storage) + saved.storageBytes))
    return invalidArgument(what + " reaches out of its storage of " +
                           std::to_string(saved.storageBytes) + " bytes");
  return {};
}

int64_t SavedView::elements() const {
  return std::accumulate(sizes(), sizes() + rank, int64_t{1},
                         std::multiplies<int64_t>());
}

char *SavedView::begin() const {
  char *first = pointer;
  for (int32_t i = 0; i < rank; ++i)
    if (strides()[i] < 0)
      first += (sizes()[i] - 1) * strides()[i] * elementBytes;
  return first;
}

char *SavedView::end() const {
  char *last = pointer;
  for (int32_t i = 0; i < rank; ++i)
    if (strides()[i] > 0)
      last += (sizes()[i] - 1) * strides()[i] * elementBytes;
  return last + elementBytes;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void OffloadValue::add(const SavedView &view) {
  if (keys == 0) {
    layout = view;
    begin = view.begin();
    end = view.end();
  } else {
    isUniform = isUniform && layout == view && layout.type == view.type;
    if (place == Place::Device) {
      begin = std::min(begin, view.begin());
      end = std::max(end, view.end());
    }
  }
  ++keys;
}

/// The strides of a dense copy that keeps the order of the dimensions in
/// memory. False if the view has none: it overlaps itself or runs backwards.
static bool packStrides(const SavedView &view,
                        std::array<int64_t, AORT_MAX_RANK> &packed) {
  std::vector<size_t> order;
  packed.fill(1);
  for (int32_t i = 0; i < view.rank; ++i) {
    if (view.sizes()[i] == 1)
      continue;
    if (view.strides()[i] <= 0)
      return false;
    order.push_back(static_cast<size_t>(i));
  }
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return view.strides()[a] < view.strides()[b];
  });
  int64_t dense = 1, reach = 1;
  for (size_t dim : order) {
    if (view.strides()[dim] < reach)
      return false;
    packed[dim] = dense;
    dense *= view.sizes()[dim];
    reach = view.strides()[dim] * view.sizes()[dim];
  }
  return true;
}

void OffloadValue::fixLayout() {
  if (offloadBase && storage) {
    begin = storage;
    end = storage + storageBytes;
  }
  hostBytes = hullBytes();
  isPacked = !offloadBase && isUniform && layout.bytes() < hullBytes() &&
             packStrides(layout, packedStrides);
  if (isPacked)
    hostBytes = layout.bytes();
}

int64_t OffloadValue::offsetOf(const SavedView &view) const {
  return isPacked ? 0 : view.pointer - begin;
}
