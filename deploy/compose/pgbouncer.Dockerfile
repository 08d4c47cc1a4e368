# Debian's own, 1.24: the version that `npm run proof:operations` runs through. docs/operations.md says what newer ones mend.
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
USER postgres
CMD ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]
