//===- Proxy.cpp - Between an editor and upstream's server ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Proxy.h"
#include "Checks.h"
#include "Messages.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <mutex>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace ao::lsp;
using llvm::StringRef;
using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

namespace {
class Proxy {
public:
  Proxy(std::FILE *toServer, std::FILE *fromServer,
        const mlir::DialectRegistry &registry)
      : toServer(toServer), fromServer(fromServer), registry(registry) {}

  /// Until the editor has nothing more to say.
  void forwardToServer();
  /// Until the server is gone.
  void forwardToEditor();

private:
  struct Document {
    std::string text;
    std::optional<int64_t> version;
  };

  void remember(const Object &message);
  bool refuse(const Object &message);
  bool tellEditor(const std::string &text);
  void addChecks(Object &parameters);

  std::FILE *toServer, *fromServer;
  const mlir::DialectRegistry &registry;
  std::mutex mutex;
  llvm::StringMap<Document> documents;
  /// Both directions may send messages to the editor.
  std::mutex editor;
};
} // namespace

static std::string toText(const Value &message) {
  std::string text;
  llvm::raw_string_ostream(text) << message;
  return text;
}

/// Keeps what the editor shows. It sends whole documents, see `askForTexts`.
void Proxy::remember(const Object &message) {
  const Object *parameters = message.getObject("params");
  const Object *document =
      parameters ? parameters->getObject("textDocument") : nullptr;
  std::optional<StringRef> uri, text;
  if (!document || !(uri = document->getString("uri")))
    return;
  text = document->getString("text");
  if (const Array *changes = parameters->getArray("contentChanges"))
    if (!changes->empty() && changes->back().getAsObject())
      text = changes->back().getAsObject()->getString("text");
  if (!text)
    return;
  std::lock_guard<std::mutex> lock(mutex);
  documents[*uri] = {text->str(), document->getInteger("version")};
}

/// Takes out of a document what would end the server. Returns true if there was
/// any.
static bool withholdText(Object &parameters) {
  bool isWithheld = false;
  auto withhold = [&](Object *holder) {
    if (!holder)
      return;
    std::optional<StringRef> text = holder->getString("text");
    if (!text)
      return;
    std::string readable = withoutUnreadable(*text);
    if (readable == *text)
      return;
    (*holder)["text"] = std::move(readable);
    isWithheld = true;
  };
  withhold(parameters.getObject("textDocument"));
  if (Array *changes = parameters.getArray("contentChanges"))
    for (Value &change : *changes)
      withhold(change.getAsObject());
  return isWithheld;
}

bool Proxy::tellEditor(const std::string &text) {
  std::lock_guard<std::mutex> lock(editor);
  return writeMessage(stdout, text);
}

/// Answers a request for the text of bytecode that would end the server.
/// Returns true if it was one.
bool Proxy::refuse(const Object &message) {
  const Object *parameters = message.getObject("params");
  const Value *id = message.get("id");
  std::optional<StringRef> uri;
  if (message.getString("method") != "mlir/convertFromBytecode" ||
      !parameters || !id || !(uri = parameters->getString("uri")))
    return false;
  std::string error = findUnreadableBytecode(*uri, registry);
  if (error.empty())
    return false;
  constexpr int64_t kRequestFailed = -32803;
  (void)tellEditor(toText(
      Object{{"jsonrpc", "2.0"},
             {"id", *id},
             {"error", Object{{"code", kRequestFailed}, {"message", error}}}}));
  return true;
}

void Proxy::forwardToServer() {
  while (std::optional<std::string> text = readMessage(stdin)) {
    if (auto message = llvm::json::parse(*text)) {
      if (Object *object = message->getAsObject()) {
        if (refuse(*object))
          continue;
        remember(*object);
        Object *parameters = object->getObject("params");
        if (parameters && withholdText(*parameters))
          *text = toText(*message);
      }
    } else {
      llvm::consumeError(message.takeError());
    }
    if (!writeMessage(toServer, *text))
      return;
  }
}

/// The server would take edits, which could not be put together here.
static void askForTexts(Object &result) {
  constexpr int64_t kWholeDocuments = 1;
  if (Object *capabilities = result.getObject("capabilities"))
    if (Object *sync = capabilities->getObject("textDocumentSync"))
      (*sync)["change"] = kWholeDocuments;
}

/// A document that has changed since is not analyzed: the server will speak
/// about that, too.
void Proxy::addChecks(Object &parameters) {
  std::optional<StringRef> uri = parameters.getString("uri");
  Array *diagnostics = parameters.getArray("diagnostics");
  if (!uri || !diagnostics)
    return;
  Document document;
  {
    std::lock_guard<std::mutex> lock(mutex);
    document = documents.lookup(*uri);
  }
  if (document.version != parameters.getInteger("version"))
    return;
  for (Value &found : check(document.text, *uri, registry))
    diagnostics->push_back(std::move(found));
}

void Proxy::forwardToEditor() {
  while (std::optional<std::string> text = readMessage(fromServer)) {
    auto message = llvm::json::parse(*text);
    if (!message) {
      llvm::consumeError(message.takeError());
    } else if (Object *object = message->getAsObject()) {
      if (Object *result = object->getObject("result"))
        askForTexts(*result);
      else if (object->getString("method") == "textDocument/publishDiagnostics")
        if (Object *parameters = object->getObject("params"))
          addChecks(*parameters);
      *text = toText(*message);
    }
    if (!tellEditor(*text))
      return;
  }
}

int ao::lsp::runProxy(llvm::function_ref<int()> serve,
                      const mlir::DialectRegistry &registry) {
  int toServer[2], fromServer[2];
  if (pipe(toServer) != 0 || pipe(fromServer) != 0)
    return serve();
  pid_t server = fork();
  if (server < 0)
    return serve();
  if (server == 0) {
    dup2(toServer[0], STDIN_FILENO);
    dup2(fromServer[1], STDOUT_FILENO);
    for (int end : {toServer[0], toServer[1], fromServer[0], fromServer[1]})
      close(end);
    return serve();
  }
  close(toServer[0]);
  close(fromServer[1]);
  // Writing to a server that is gone is no reason to die without a word.
  std::signal(SIGPIPE, SIG_IGN);
  std::FILE *input = fdopen(toServer[1], "w");
  Proxy proxy(input, fdopen(fromServer[0], "r"), registry);
  std::thread([&] {
    proxy.forwardToServer();
    std::fclose(input);
  }).detach();
  proxy.forwardToEditor();
  int status = 0;
  waitpid(server, &status, 0);
  std::fflush(stdout);
  // The editor may keep its end open, and a thread waiting there.
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}
