# Makes a page out of what mlir-tblgen printed: BODY → PAGE, headed by TITLE and
# introduced by the comment of SOURCE, a file or folder under ROOT, if it has
# one. Fails when tblgen found nothing to describe.

file(READ "${BODY}" text)
if(NOT text MATCHES "\n#+ ")
  message(FATAL_ERROR "${SOURCE}: nothing to document")
endif()
# A marker for one particular site generator.
string(REPLACE "[TOC]\n\n" "" text "${text}")
string(REGEX REPLACE "\n\n\n+" "\n\n" text "${text}")
string(STRIP "${text}" text)
string(REGEX REPLACE "^<!--[^\n]*-->\n+" "" text "${text}")
# Pages of passes start two levels down.
if(NOT text MATCHES "(^|\n)##? ")
  string(REGEX REPLACE "(^|\n)##(#+ )" "\\1#\\2" text "${text}")
endif()
# A page of several passes begins with a table of them.
string(REGEX MATCHALL "## `-[^\n]*`\n+_[^\n]*_" passes "${text}")
list(LENGTH passes count)
if(count GREATER 1)
  set(table "| pass | summary |\n|---|---|\n")
  foreach(pass IN LISTS passes)
    string(REGEX REPLACE "## `-([^\n]*)`\n+_([^\n]*)_"
      "| [`\\1`](#-\\1) | \\2 |\n" row "${pass}")
    string(APPEND table "${row}")
  endforeach()
  string(PREPEND text "${table}\n")
endif()
if(TITLE)
  string(REGEX REPLACE "^# OpInterface definitions\n+" "" text "${text}")
  if(SOURCE MATCHES "[.]td$")
    file(READ "${ROOT}/${SOURCE}" source)
    # The comment after the licence, between two rules.
    string(REPEAT "-" 70 rule)
    set(rule "//===${rule}===//\n")
    if(source MATCHES "\n${rule}//\n((//[^\n]*\n)+)//\n${rule}")
      string(REGEX REPLACE "(^|\n)// ?" "\\1" comment "${CMAKE_MATCH_1}")
      string(PREPEND text "${comment}\n")
    endif()
  endif()
  string(PREPEND text "# ${TITLE}\n\n")
endif()
file(WRITE "${PAGE}"
  "<!-- Generated from ${SOURCE}; refresh with the target ao-docs. -->\n\n"
  "${text}\n")
