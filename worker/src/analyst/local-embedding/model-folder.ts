import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '@bidloom/platform';
import type { LocalEmbeddingConfig } from '../../config.ts';

/** Why a local model can't serve, for the operator. */
export class LocalModelError extends Error {
  override name = 'LocalModelError';
}

/** Where models are published, each file at `<name>/resolve/<revision>/<file>`. */
const hub = 'https://huggingface.co';
const needed = ['config.json', 'tokenizer.json', 'tokenizer_config.json'];
/** Files that say how to use a model; a model without them is used in the most common way. */
const optional = ['1_Pooling/config.json', 'config_sentence_transformers.json'];
/** The model itself: preferably eight bits a weight, otherwise as it was published. */
export const modelFiles = ['onnx/model_quantized.onnx', 'onnx/model.onnx', 'model_quantized.onnx', 'model.onnx'];
/** In bytes: no sentence model that runs beside everything else is larger. */
const largestFile = 1024 ** 3;
/** Milliseconds for all files of a model. */
const fetchTime = 30 * 60_000;

/** A name that includes a revision, which is a commit, tag or branch: `owner/model@revision`. */
const named = /^(?<model>[^@]+)@(?<revision>[\w.-]+)$/u;

/**
 * The folder of a model. It is fetched once where it does not exist, and the SHA-256 of each file is logged. Throws a `LocalModelError`
 * where the folder is incomplete, and where the model can't be fetched.
 */
export async function ensureModelFolder(
  { name, directory }: LocalEmbeddingConfig,
  signal: AbortSignal,
  logger: Logger,
  source = hub,
): Promise<string> {
  const folder = join(directory, name);
  await removePartial(folder);
  if (await exists(folder)) {
    const missing = await missingFiles(folder);
    if (missing.length === 0) return folder;
    throw new LocalModelError(`The folder ${folder} of the embedding model lacks ${missing.join(', ')}.`);
  }
  const advice = `Put ${needed.join(', ')} and ${modelFiles[0]} into ${folder}, then start again.`;
  if (!name.includes('/'))
    throw new LocalModelError(
      `There is no folder ${folder} of the embedding model, and no owner to fetch it of. ${advice}`,
    );
  const partial = `${folder}.${process.pid}.partial`;
  try {
    const { model = name, revision = 'main' } = named.exec(name)?.groups ?? {};
    const hashes = await fetchModel(`${source}/${model}/resolve/${revision}`, partial, signal);
    logger.info({ model: name, hashes }, 'fetched the embedding model');
    // Another process may have been faster: then its folder is just as good.
    await rename(partial, folder).catch(async (error: unknown) => {
      if ((await missingFiles(folder)).length > 0) throw error;
    });
    return folder;
  } catch (error) {
    signal.throwIfAborted();
    const reason = reasonOf(error);
    throw new LocalModelError(`The embedding model ${name} could not be fetched from ${source}: ${reason}. ${advice}`);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** Returns the SHA-256 of each file by its path. */
async function fetchModel(address: string, folder: string, signal: AbortSignal): Promise<Record<string, string>> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(fetchTime)]);
  const hashes: Record<string, string> = {};
  const get = async (file: string): Promise<boolean> => {
    const response = await fetch(`${address}/${file}`, { signal: ending });
    if (response.status === 404) return false;
    if (!response.ok || !response.body) throw new Error(`${file}: status ${response.status}`);
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    const hash = createHash('sha256');
    await pipeline(
      Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
      bounded(file, (chunk) => hash.update(chunk)),
      createWriteStream(path),
    );
    hashes[file] = hash.digest('hex');
    return true;
  };
  for (const file of needed) if (!(await get(file))) throw new Error(`there is no ${file}`);
  for (const file of optional) await get(file);
  for (const file of modelFiles) if (await get(file)) return hashes;
  throw new Error(`there is no ${modelFiles.join(' and no ')}`);
}

function bounded(file: string, onChunk: (chunk: Uint8Array) => void) {
  let size = 0;
  return async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > largestFile) throw new Error(`${file} is larger than ${largestFile / 1024 ** 2} MB`);
      onChunk(chunk);
      yield chunk;
    }
  };
}

/**
 * Removes what a fetch left behind when its process ended. Another process may still be fetching, so only what is older than the time limit
 * of a fetch goes.
 */
async function removePartial(folder: string): Promise<void> {
  const parent = dirname(folder);
  const isPartial = (file: string) => file.startsWith(`${basename(folder)}.`) && file.endsWith('.partial');
  for (const file of (await readdir(parent).catch(() => [])).filter(isPartial)) {
    const { mtimeMs } = await stat(join(parent, file)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > fetchTime) await rm(join(parent, file), { recursive: true, force: true });
  }
}

async function missingFiles(folder: string): Promise<string[]> {
  const there = new Set(await readdir(folder, { recursive: true }).catch(() => []));
  const missing = needed.filter((file) => !there.has(file));
  return modelFiles.some((file) => there.has(file)) ? missing : [...missing, modelFiles[0] as string];
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The cause of a "fetch failed". */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const { code, message: inner } = (cause ?? {}) as NodeJS.ErrnoException;
  return code ?? inner ?? message;
}
