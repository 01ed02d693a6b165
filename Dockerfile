# What builds and tests ao: Debian 12 with the packages of script/bootstrap.
# Also the image of .devcontainer.
FROM debian:12
COPY script/bootstrap /ao/script/
COPY docs/Development/Dependencies.md /ao/docs/Development/
RUN /ao/script/bootstrap && rm -rf /ao /var/lib/apt/lists/*
WORKDIR /ao
