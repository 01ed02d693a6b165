# Installation and the CMake package (find_package(ao)).
