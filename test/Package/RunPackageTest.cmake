# Installs the build into a prefix, moves the prefix (a package must not know
# where it was made), then configures, builds and runs the project next to this
# file against it.
#
# With the IR, the sample of docs/HowTo/TeachADialect.md is built and run
# against a prefix that holds the install components of C++ alone.
#
# Arguments: BUILD (build folder), WORK (scratch folder), COMPONENTS (comma-
# separated), GENERATOR, C_COMPILER, CXX_COMPILER, LINKER_FLAGS, PYTHON

get_filename_component(project "${CMAKE_CURRENT_LIST_DIR}" ABSOLUTE)

file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# Configures, builds and runs the project in `source` against `prefix`.
function(test_project source folder prefix)
  run("${CMAKE_COMMAND}" -S "${source}" -B "${folder}" -G "${GENERATOR}"
    "-DCMAKE_PREFIX_PATH=${prefix}"
    "-DCMAKE_C_COMPILER=${C_COMPILER}" "-DCMAKE_CXX_COMPILER=${CXX_COMPILER}"
    "-DCMAKE_EXE_LINKER_FLAGS=${LINKER_FLAGS}" -DCMAKE_BUILD_TYPE=Release
    ${ARGN})
  run("${CMAKE_COMMAND}" --build "${folder}")
  run("${CMAKE_CTEST_COMMAND}" --test-dir "${folder}" --output-on-failure
    --no-tests=error)
endfunction()

if("${COMPONENTS}" MATCHES "(^|,)ir(,|$)")
  foreach(component planner ir)
    run("${CMAKE_COMMAND}" --install "${BUILD}" --component ${component}
      --prefix "${WORK}/cxx")
  endforeach()
  test_project("${project}/../../examples/dialect" "${WORK}/dialect"
    "${WORK}/cxx")
endif()

run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/first")
file(RENAME "${WORK}/first" "${WORK}/moved")
test_project("${project}" "${WORK}/build" "${WORK}/moved"
  "-DAO_COMPONENTS=${COMPONENTS}" "-DPYTHON=${PYTHON}"
  "-DPAGE=${project}/../../docs/HowTo/UseInACompiler.md")
