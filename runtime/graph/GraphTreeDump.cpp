//===- GraphTreeDump.cpp - Statistics and pictures of a tree --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTree.h"
#include "ao/Support/JsonWriter.h"

using namespace ao;
using namespace ao::runtime;

const char *aortReasonName(AortReason reason) {
  switch (reason) {
  case AORT_REASON_UNCAPTURABLE:
    return "uncapturable";
  case AORT_REASON_MUTATES_COPY:
    return "mutates a copied argument";
  case AORT_REASON_SIZE_LIMIT:
    return "size limit";
  case AORT_REASON_RERECORD_LIMIT:
    return "limit of captures";
  case AORT_REASON_POOL_EXHAUSTED:
    return "pool exhausted";
  case AORT_REASON_STATIC_MOVED:
    return "static argument moved";
  case AORT_REASON_MANAGED_CHANGED:
    return "managed argument changed";
  case AORT_REASON_STILL_ALIVE:
    return "result still alive";
  case AORT_REASON_NOT_CONSUMED:
    return "argument not consumed";
  case AORT_REASON_COUNT:
    break;
  }
  return "unknown reason";
}

static int64_t
countNodes(const std::vector<std::unique_ptr<GraphTreeNode>> &nodes) {
  int64_t count = 0;
  for (const auto &node : nodes)
    count += 1 + countNodes(node->children);
  return count;
}

AortGraphTreeStatistics GraphTree::statistics() const {
  AortGraphTreeStatistics result = counts;
  result.functions = static_cast<int64_t>(functions.size());
  result.nodes = countNodes(roots);
  result.roots = static_cast<int64_t>(roots.size());
  result.heldResults = pool->heldResults();
  pool->forEachHeld([&](const AortBuffer &buffer) {
    result.staleResults += buffer.isStale();
  });
  result.poolBytes = footprint.bytes[AORT_SIDE_DEVICE];
  result.poolBoundBytes = footprint.bound[AORT_SIDE_DEVICE];
  result.poolBackedBytes = pool->backed(AORT_SIDE_DEVICE);
  result.hostPoolBytes = footprint.bytes[AORT_SIDE_HOST];
  result.hostPoolBoundBytes = footprint.bound[AORT_SIDE_HOST];
  result.hostPoolBackedBytes = pool->backed(AORT_SIDE_HOST);
  return result;
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

namespace {

const char *kindName(ArgumentUse::Kind kind) {
  switch (kind) {
  case ArgumentUse::Static:
    return "static";
  case ArgumentUse::Managed:
    return "managed";
  case ArgumentUse::Copied:
    return "copied";
  case ArgumentUse::None:
    return "none";
  }
  return "";
}

void writeNode(JsonWriter &json, const GraphTreeNode &node,
               const GraphTreePool &pool) {
  json.beginObject();
  json.field("id", node.id);
  json.field("function", node.variant->function->name);
  json.key("key").beginArray();
  for (int64_t entry : node.variant->key)
    json.value(entry);
  json.endArray();
  json.field("state", node.graph ? "recorded" : "planned");
  json.field("runs", node.runs);
  json.field("pool_bytes", node.need.bytes[AORT_SIDE_DEVICE]);
  json.field("host_pool_bytes", node.need.bytes[AORT_SIDE_HOST]);
  json.key("arguments").beginArray();
  for (const ArgumentUse &use : node.arguments)
    json.value(kindName(use.kind));
  json.endArray();
  json.key("results").beginArray();
  for (const ResultUse &use : node.results) {
    json.beginObject().field("name", use.info->name);
    json.field("bytes", use.info->bytes);
    if (use.storage >= 0 &&
        node.storages[static_cast<size_t>(use.storage)].ownership ==
            Ownership::Pool)
      json.field("offset",
                 static_cast<int64_t>(use.address - pool.base(use.info->side)));
    json.endObject();
  }
  json.endArray();
  json.key("children").beginArray();
  for (const auto &child : node.children)
    writeNode(json, *child, pool);
  json.endArray().endObject();
}

void writeCounts(JsonWriter &json, const AortGraphTreeStatistics &s) {
  json.key("statistics").beginObject();
  json.field("runs", s.runs).field("replays", s.replays);
  json.field("captures", s.captures).field("warmups", s.warmups);
  json.field("eager_runs", s.eagerRuns).field("recaptures", s.recaptures);
  json.field("copied_inputs", s.copiedInputs);
  json.field("copied_bytes", s.copiedBytes);
  json.field("layouts", s.layouts).field("generations", s.generations);
  json.field("held_results", s.heldResults);
  json.field("stale_results", s.staleResults);
  json.field("pool_bytes", s.poolBytes);
  json.field("pool_bound_bytes", s.poolBoundBytes);
  json.field("pool_backed_bytes", s.poolBackedBytes);
  json.field("host_pool_bytes", s.hostPoolBytes);
  json.field("host_pool_bound_bytes", s.hostPoolBoundBytes);
  json.key("reasons").beginObject();
  for (int reason = 0; reason < AORT_REASON_COUNT; ++reason)
    if (s.reasons[reason] > 0)
      json.field(aortReasonName(static_cast<AortReason>(reason)),
                 s.reasons[reason]);
  json.endObject().endObject();
}

std::string hex(const void *address) {
  char text[32];
  std::snprintf(text, sizeof(text), "%p", address);
  return text;
}

/// Text inside a quoted label.
std::string escaped(const std::string &text) {
  std::string result;
  for (char c : text) {
    if (c == '"' || c == '\\')
      result += '\\';
    result += c;
  }
  return result;
}

void writeDotNode(std::string &out, const GraphTreeNode &node,
                  const GraphTreeNode *current) {
  const AortFunction &function = *node.variant->function;
  std::string label = std::to_string(node.id) + ": " + escaped(function.name);
  for (size_t i = 0; i < node.variant->key.size(); ++i)
    label += (i ? ", " : " [") + std::to_string(node.variant->key[i]);
  if (!node.variant->key.empty())
    label += "]";
  label += "\\n" + std::to_string(node.need.bytes[AORT_SIDE_DEVICE]) + " B, " +
           std::to_string(node.runs) + " runs";
  out += "  n" + std::to_string(node.id) + " [label=\"" + label + "\"";
  if (!node.graph)
    out += ", style=dashed";
  if (&node == current)
    out += ", penwidth=2";
  out += "];\n";
  if (node.parent)
    out += "  n" + std::to_string(node.parent->id) + " -> n" +
           std::to_string(node.id) + ";\n";
  for (const auto &child : node.children)
    writeDotNode(out, *child, current);
}

} // namespace

std::string GraphTree::json() const {
  JsonWriter json;
  json.beginDocument(ao::schemas::graphTree);
  json.field("step", generation);
  json.key("functions").beginArray();
  for (const auto &function : functions) {
    json.beginObject().field("name", function->name);
    json.field("sizes", static_cast<int64_t>(function->variants.size()));
    if (!function->reason.empty())
      json.field("uncapturable", function->reason);
    json.endObject();
  }
  json.endArray();
  json.key("roots").beginArray();
  for (const auto &root : roots)
    writeNode(json, *root, *pool);
  json.endArray();
  if (lastRecapture.reason != AORT_REASON_COUNT) {
    json.key("last_recapture").beginObject();
    json.field("reason", aortReasonName(lastRecapture.reason));
    if (!lastRecapture.argument.empty()) {
      json.field("argument", lastRecapture.argument);
      json.field("before", hex(lastRecapture.before));
      json.field("now", hex(lastRecapture.now));
    }
    json.endObject();
  }
  writeCounts(json, statistics());
  return json.endObject().newLine().take();
}

std::string GraphTree::dot() const {
  std::string out = "digraph tree {\n  node [shape=box];\n";
  for (const auto &root : roots)
    writeDotNode(out, *root, current);
  return out + "}\n";
}
