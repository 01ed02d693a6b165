# Tests of the repository as a whole: its own rules and its CMake package.

find_package(Python3 REQUIRED COMPONENTS Interpreter)

add_test(NAME lint
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/utils/lint.py
    ${PROJECT_SOURCE_DIR})
add_test(NAME lint-selftest
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/utils/test_lint.py)
add_test(NAME tree-figures
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/utils/test_tree_figures.py)
add_test(NAME sample-page
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/test/Package/check_page.py
    ${PROJECT_SOURCE_DIR}/docs/HowTo/TeachADialect.md
    ${PROJECT_SOURCE_DIR}/examples/dialect)
# Another version of MLIR is one error at configure time.
add_test(NAME mlir-version
  COMMAND ${CMAKE_COMMAND} -DMLIR_DIR=${PROJECT_SOURCE_DIR}/test/Package/other-mlir
    -P ${PROJECT_SOURCE_DIR}/cmake/AOMLIR.cmake)
set_tests_properties(mlir-version PROPERTIES
  PASS_REGULAR_EXPRESSION "expected MLIR 22.1 or 23.1, got 19.1.7 in")
add_test(NAME ci-files
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/test/Package/ci_test.py
    ${PROJECT_BINARY_DIR}/ci-environment)
set_tests_properties(lint lint-selftest tree-figures sample-page ci-files
  PROPERTIES LABELS no-sanitizer)
set_tests_properties(ci-files PROPERTIES SKIP_RETURN_CODE 77)

# A sanitized archive would force its flags on the stranger's project.
if(NOT AO_SANITIZE)
  string(JOIN "," components ${ao_components})
  add_test(NAME package
    COMMAND ${CMAKE_COMMAND}
      -DBUILD=${PROJECT_BINARY_DIR}
      -DWORK=${PROJECT_BINARY_DIR}/package-test
      -DCOMPONENTS=${components}
      -DGENERATOR=${CMAKE_GENERATOR}
      -DC_COMPILER=${CMAKE_C_COMPILER}
      -DCXX_COMPILER=${CMAKE_CXX_COMPILER}
      -DLINKER_FLAGS=${CMAKE_EXE_LINKER_FLAGS}
      -DPYTHON=${Python3_EXECUTABLE}
      -P ${PROJECT_SOURCE_DIR}/test/Package/RunPackageTest.cmake)
  set_tests_properties(package PROPERTIES COST 50)
endif()

# Not a test: clang-tidy is optional, and takes longer than all tests together.
find_program(AO_RUN_CLANG_TIDY NAMES run-clang-tidy-22 run-clang-tidy)
mark_as_advanced(AO_RUN_CLANG_TIDY)
if(AO_RUN_CLANG_TIDY)
  add_custom_target(ao-tidy
    COMMAND "${AO_RUN_CLANG_TIDY}" -quiet -p "${PROJECT_BINARY_DIR}"
      "${PROJECT_SOURCE_DIR}/(lib|runtime|tools|unittests)/"
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
    USES_TERMINAL VERBATIM)
endif()
