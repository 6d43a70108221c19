import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { mediaTypeByName } from '@bidloom/worker/src/documents/media-types.ts';
import { prepareDocument, type WholeDocument } from '@bidloom/worker/src/features/documents/prepare-document.ts';
import { indexChunks } from '@bidloom/worker/src/search/index-terms.ts';

/** What is kept of a document that could be read. */
export type PreparedFile = WholeDocument;

const worker = join(import.meta.dirname, '../../worker/src');
const texts = join(import.meta.dirname, '../../packages/texts/src');
const folder = join(tmpdir(), 'bidloom-bench-read');
let codeDigest: string | undefined;

/**
 * Reads a file by the product's own code, once for each version of that code: measurements of what is made of documents do not wait for
 * their reading. Throws where the file can't be read.
 */
export async function readCached(path: string): Promise<PreparedFile> {
  const fileName = basename(path);
  const mediaType = mediaTypeByName(fileName);
  if (!mediaType) throw new Error(`${fileName}: not a document that can be read`);
  codeDigest ??= await digestOfCode();
  const key = createHash('sha256')
    .update(codeDigest)
    .update(fileName)
    .update(await readFile(path))
    .digest('hex');
  const kept = join(folder, key);
  const known = await readFile(kept).catch(() => null);
  if (known) {
    const prepared = deserialize(known) as PreparedFile;
    return { ...prepared, terms: indexChunks(prepared.chunks, prepared.language) };
  }
  const prepared = await prepareDocument({ path, mediaType, fileName }, { ocrLanguages: ['eng'], ocrDataFolders: [] });
  if ('unreadable' in prepared) throw new Error(`${fileName}: ${prepared.unreadable.message}`);
  if ('hasPagesLeft' in prepared) throw new Error(`${fileName}: not all pages were recognised`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${kept}.${process.pid}`, serialize(prepared));
  await rename(`${kept}.${process.pid}`, kept);
  return prepared;
}

/** The product's own files that reading is made of: what `prepare-document.ts` imports, and what those import, shared texts too. */
async function digestOfCode(): Promise<string> {
  const files = new Set([join(worker, 'features/documents/prepare-document.ts')]);
  const hash = createHash('sha256');
  for (const file of files) {
    const code = await readFile(file, 'utf8');
    hash.update(code);
    for (const [, path = ''] of code.matchAll(/(?:from |import\(|new URL\()'(\.[^']*\.ts)'/gu)) {
      // The index is rebuilt each time: search changes more often than reading.
      if (!path.endsWith('/index-terms.ts')) files.add(join(dirname(file), path));
    }
    for (const [, name = ''] of code.matchAll(/from '@bidloom\/texts\/([^']*)'/gu))
      files.add(join(texts, `${name}.ts`));
  }
  return hash.digest('hex');
}
