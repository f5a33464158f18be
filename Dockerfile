# The site and the reference API in one image of some 200 MB, without a shell, for a user without rights.
# docs/deployment.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /foyer
COPY . .
RUN npx --yes pnpm@10.34.8 install --frozen-lockfile \
  && npx --yes pnpm@10.34.8 run build site server docs \
  && mkdir -p image/examples/api/dist image/examples/web image/data \
  && cp -r examples/api/dist/foyer-api*.js examples/api/dist/files image/examples/api/dist \
  && cp -r examples/api/data image/examples/api/data \
  && cp -r examples/web/dist image/examples/web/dist \
  && cp -r docs/dist image/examples/web/dist/docs \
  && cp LICENSE image

FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /foyer
COPY --from=build /foyer/image/examples examples
COPY --from=build /foyer/image/LICENSE .
COPY --from=build --chown=nonroot:nonroot /foyer/image/data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 FOYER_DATA_DIR=/data
EXPOSE 4173
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s CMD ["/nodejs/bin/node", "-e", \
  "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The base image runs it with Node.
CMD ["examples/api/dist/foyer-api.js"]
