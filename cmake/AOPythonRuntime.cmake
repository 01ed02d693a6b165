# The extension module ao._runtime: the runtime for ao.torch.
# One binary serves every version of Python from 3.11 on.

# The interpreter is the one that runs the tests, too.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(Python_EXECUTABLE "${Python3_EXECUTABLE}")
find_package(Python 3.11 COMPONENTS Interpreter Development.Module)
if(NOT Python_Development.Module_FOUND)
  message(STATUS "Python: ${Python3_EXECUTABLE} has no headers of Python 3.11, "
    "ao.torch.session is left out")
  return()
endif()

add_library(_runtime MODULE
  src/Callbacks.cpp
  src/OffloaderModule.cpp
  src/Runs.cpp
  src/SavedTensors.cpp
  src/Torch.cpp
  src/Transfers.cpp)
target_compile_definitions(_runtime PRIVATE Py_LIMITED_API=0x030B0000)
target_include_directories(_runtime SYSTEM PRIVATE ${Python_INCLUDE_DIRS})
# All of the runtime is inside: the package needs no library beside it.
target_link_libraries(_runtime PRIVATE ao_runtime)
# Its runtime is its own, whatever else the process loads.
target_link_options(_runtime PRIVATE LINKER:--exclude-libs,ALL)
ao_add_warnings(_runtime)
set_target_properties(_runtime PROPERTIES
  PREFIX "" SUFFIX ".abi3.so"
  CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
  POSITION_INDEPENDENT_CODE ON
  LIBRARY_OUTPUT_DIRECTORY ${package})
