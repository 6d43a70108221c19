import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this size, in bytes, compression gains nothing. */
const smallest = 1024;

const compressible = /\.(m?js|css|svg)$/;

/**
 * Writes `.br` and `.gz` beside each built file, so that the server sends these instead of compressing the same bytes for
 * every user. Both are needed, since browsers accept Brotli only over HTTPS.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle).filter((name) => compressible.test(name))) {
        const content = await readFile(join(dir, fileName));
        if (content.length < smallest) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        await writeFile(join(dir, `${fileName}.br`), brotliCompressSync(content, { params }));
        await writeFile(join(dir, `${fileName}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
