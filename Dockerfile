# One image, two commands: `node api/src/main.ts` (the default) and `node worker/src/main.ts`.
# Node runs the TypeScript sources as they are; only the web app is built. The data for English OCR is an npm package
# (@tesseract.js-data/eng), so the image needs no network to read a scan.
FROM node:24.21.0-bookworm-slim AS base
RUN npm install --global --no-audit --no-fund pnpm@12.21.0
WORKDIR /app

# The manifests alone: as long as they stay the same, the layers with the packages are taken from the cache.
FROM base AS manifests
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY migrations/package.json migrations/
COPY packages/contract/package.json packages/contract/
COPY packages/jobs/package.json packages/jobs/
COPY packages/platform/package.json packages/platform/
COPY packages/demo/package.json packages/demo/
COPY packages/texts/package.json packages/texts/
COPY api/package.json api/
COPY worker/package.json worker/
COPY web/package.json web/
COPY bench/package.json bench/

FROM manifests AS web
RUN pnpm install --frozen-lockfile --filter @bidloom/web...
COPY tsconfig.json ./
COPY packages/contract packages/contract
COPY packages/texts packages/texts
COPY web web
RUN pnpm --filter @bidloom/web build

FROM manifests AS packages
RUN pnpm install --frozen-lockfile --prod --filter @bidloom/api... --filter @bidloom/worker... \
  # The runtime of local models comes with the libraries of other systems and processors, 245 MB.
  && find node_modules/.pnpm/onnxruntime-node@*/node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d \
  -not -path "*/linux/$(node -p process.arch)" -exec rm -r {} +

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data
# LibreOffice without windows converts .doc, .xls, .ppt, .odt and their like so that they can be read; the fonts have the widths of Arial,
# Times and Courier, so that pages break where they did.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui fonts-liberation \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app ./
COPY migrations migrations
COPY packages packages
COPY api api
COPY worker worker
COPY --from=web /app/web/dist web/dist
RUN mkdir data && chown node:node data
USER node
EXPOSE 3000
CMD ["node", "api/src/main.ts"]
