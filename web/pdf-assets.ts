import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The folders, and the files in them, that pdf.js loads while it draws. Without WebAssembly, which the CSP does not allow. */
const folders: Record<string, RegExp> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(pfb|ttf)$/,
  wasm: /_nowasm_fallback\.js$/,
};

const root = fileURLToPath(new URL('.', import.meta.resolve('pdfjs-dist/package.json')));

/** Serves pdf.js's character maps, fonts and image decoders under `/pdfjs/`, from the package as it is installed. */
export function pdfAssets(): Plugin {
  const files = Object.entries(folders).flatMap(([folder, wanted]) =>
    readdirSync(join(root, folder))
      .filter((name) => wanted.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return {
    name: 'pdf-assets',
    // The modern build needs browsers of this year; the legacy build includes polyfills for older ones.
    config: () => ({ resolve: { alias: [{ find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' }] } }),
    generateBundle() {
      for (const file of files) {
        this.emitFile({ type: 'asset', fileName: `pdfjs/${file}`, source: readFileSync(join(root, file)) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/pdfjs', (request, response, next) => {
        const file = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        if (!files.includes(file)) return next();
        response.setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
        response.end(readFileSync(join(root, file)));
      });
    },
  };
}
