# The extension module ao._ao: what the Python package needs libao-c.so for.

# The interpreter is the one that runs the tests, too.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(Python_EXECUTABLE "${Python3_EXECUTABLE}")
find_package(Python 3.9 COMPONENTS Interpreter Development.Module)
if(NOT Python_Development.Module_FOUND)
  message(FATAL_ERROR "${Python3_EXECUTABLE} has no headers: install python3-dev "
    "(script/bootstrap does), choose another interpreter with "
    "-DPython3_EXECUTABLE=…, or build without it: -DAO_ENABLE_PYTHON=OFF")
endif()

include(AONanobind)
nanobind_add_module(_ao NB_STATIC NB_SUPPRESS_WARNINGS
  src/Bindings.cpp
  src/Module.cpp)
target_include_directories(_ao PRIVATE ${PROJECT_SOURCE_DIR}/include)
target_include_directories(_ao SYSTEM PRIVATE ${MLIR_INCLUDE_DIRS})
target_link_libraries(_ao PRIVATE ao-c)
if(TARGET ao_runtime)
  # All of the runtime is inside: the package needs no library beside it.
  target_sources(_ao PRIVATE src/GraphTree.cpp src/GraphTreeBindings.cpp)
  target_link_libraries(_ao PRIVATE ao_runtime)
  # Its symbols neither replace those of other libraries nor are replaced.
  target_link_options(_ao PRIVATE LINKER:--exclude-libs,ALL)
  target_compile_definitions(_ao PRIVATE AO_PYTHON_GRAPH_TREES)
endif()
ao_add_warnings(_ao)
# LLVM's warnings are on here, nanobind is written for others.
target_compile_options(nanobind-static PRIVATE -w)
set_target_properties(_ao PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${package})
# Read by _libraries.py.
file(GENERATE OUTPUT ${package}/_mlir_library.py
  CONTENT "NAME = \"$<TARGET_FILE_NAME:MLIR>\"\n")
