import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { TextRole } from '../analyst.ts';
import { LocalModelError, modelFiles } from './model-folder.ts';

/** How a model is used, according to its folder. */
export interface ModelSettings {
  /** The model's path in its folder. */
  file: string;
  /** Which vector represents the whole text: that of its first token, or the mean of all. */
  pooling: 'first' | 'mean';
  /** The words that are put before a text. */
  prefixes: Record<TextRole, string>;
}

const poolingFile = z.object({ pooling_mode_cls_token: z.boolean().default(false) });
const promptsFile = z.object({ prompts: z.record(z.string(), z.string()).default({}) });
/** E5 models are trained with these words, and their files do not say so. */
const prefixesOfE5 = { passage: 'passage: ', question: 'query: ' };

/** Reads a model's folder in the layout of sentence-transformers. Throws a `LocalModelError` where one of its files can't be read. */
export async function readModelSettings(folder: string, name: string): Promise<ModelSettings> {
  const file = modelFiles.find((each) => existsSync(join(folder, each)));
  if (!file) throw new LocalModelError(`The folder ${folder} of the embedding model lacks ${modelFiles[0]}.`);
  const pooling = await readJson(folder, '1_Pooling/config.json', poolingFile);
  const prompts = (await readJson(folder, 'config_sentence_transformers.json', promptsFile))?.prompts ?? {};
  const usual = /(?:^|[-_/])e5(?:$|[-_])/iu.test(name) ? prefixesOfE5 : { passage: '', question: '' };
  return {
    file,
    pooling: pooling?.pooling_mode_cls_token ? 'first' : 'mean',
    prefixes: {
      passage: prompts.passage ?? prompts.document ?? usual.passage,
      question: prompts.query ?? usual.question,
    },
  };
}

async function readJson<T extends z.ZodType>(folder: string, file: string, shape: T): Promise<z.output<T> | null> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new LocalModelError(`${join(folder, file)} of the embedding model is not as it should be.`);
  }
}
