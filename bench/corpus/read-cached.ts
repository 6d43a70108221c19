import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { mediaTypeByName } from '@bidloom/worker/src/documents/media-types.ts';
import { type Digest, digestDocument } from '@bidloom/worker/src/features/documents/digest-document.ts';

/** What is kept of a document that could be read. */
export type ReadDigest = Exclude<Digest, { unreadable: unknown }>;

const worker = join(import.meta.dirname, '../../worker/src');
const folder = join(tmpdir(), 'bidloom-bench-read');
let codeDigest: string | undefined;

/**
 * Reads a file by the product's own code, once for each version of that code: measurements of what is made of documents do not wait for
 * their reading. Throws where the file can't be read.
 */
export async function readCached(path: string): Promise<ReadDigest> {
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
  if (known) return deserialize(known) as ReadDigest;
  const digest = await digestDocument({ path, mediaType, fileName }, { ocrLanguages: ['eng'], ocrDataFolders: [] });
  if ('unreadable' in digest) throw new Error(`${fileName}: ${digest.unreadable.message}`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${kept}.${process.pid}`, serialize(digest));
  await rename(`${kept}.${process.pid}`, kept);
  return digest;
}

/** All that reading, cutting into passages and indexing are made of. */
async function digestOfCode(): Promise<string> {
  const hash = createHash('sha256');
  const files = ['documents/**/*.ts', 'search/**/*.ts', 'features/documents/digest-document.ts'].flatMap((pattern) =>
    globSync(pattern, { cwd: worker }),
  );
  for (const file of files.sort()) {
    if (!/\.(?:test|fixtures|labelled)\.ts$/u.test(file)) hash.update(await readFile(join(worker, file)));
  }
  return hash.digest('hex');
}
