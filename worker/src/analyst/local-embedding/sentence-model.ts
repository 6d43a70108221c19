import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tensor } from 'onnxruntime-node';
import { z } from 'zod';
import type { ModelSettings } from './model-settings.ts';

/** Tokens of a text that are read; the rest goes unseen. A passage of a document has fewer. */
const mostTokens = 512;
/** What models call the vectors of a text's tokens. */
const outputs = ['last_hidden_state', 'token_embeddings'];
/** Nothing below an error: what the runtime prints may be words of a document. */
const errorsAlone = 3;

/** A model that is loaded. */
export interface SentenceModel {
  /** A vector of length 1, and how many tokens were read. */
  embed(text: string): Promise<{ vector: number[]; tokens: number }>;
}

const tokenizerSettings = z.looseObject({ model_max_length: z.number().optional() });

/** Loads a model from its folder. */
export async function loadSentenceModel(folder: string, { file, pooling }: ModelSettings): Promise<SentenceModel> {
  // An optional dependency: where the runtime has no library for this machine, this fails, and search goes by words.
  const [{ InferenceSession, Tensor }, { Tokenizer }] = await Promise.all([
    import('onnxruntime-node'),
    import('@huggingface/tokenizers'),
  ]);
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const settings = tokenizerSettings.parse(await read('tokenizer_config.json'));
  const tokenizer = new Tokenizer(z.looseObject({}).parse(await read('tokenizer.json')), settings);
  const longest = Math.min(mostTokens, settings.model_max_length ?? mostTokens);
  const session = await InferenceSession.create(join(folder, file), {
    // The machine is everybody's: one processor makes vectors, the others read and answer.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: errorsAlone,
  });
  const output = session.outputNames.find((name) => outputs.includes(name));
  if (!output) throw new Error(`The model gives ${session.outputNames.join(', ')}, none of ${outputs.join(', ')}.`);

  const tensorOf = (values: readonly number[]) =>
    new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
  const inputsOf = (ids: readonly number[]): Record<string, Tensor> => {
    const known: Record<string, readonly number[]> = {
      input_ids: ids,
      attention_mask: ids.map(() => 1),
      token_type_ids: ids.map(() => 0),
      position_ids: ids.map((_, place) => place),
    };
    const entries = session.inputNames.map((name): [string, Tensor] => {
      const values = known[name];
      if (!values) throw new Error(`The model asks for ${name}, which no model of sentences does.`);
      return [name, tensorOf(values)];
    });
    return Object.fromEntries(entries);
  };

  return {
    async embed(text) {
      const { ids: all } = tokenizer.encode(text);
      // The last token ends the text, also where it is cut.
      const ids = all.length > longest ? [...all.slice(0, longest - 1), ...all.slice(-1)] : all;
      const states = (await session.run(inputsOf(ids)))[output];
      if (!states) throw new Error('The model gives no vectors of tokens.');
      return { vector: poolVectors(states, pooling), tokens: ids.length };
    },
  };
}

/** The vector of a text out of those of its tokens: 1 × tokens × dimensions. */
function poolVectors({ data, dims }: Tensor, pooling: ModelSettings['pooling']): number[] {
  const [texts, tokens, dimensions] = dims;
  if (texts !== 1 || !tokens || !dimensions || !(data instanceof Float32Array))
    throw new Error('The model gives no vectors of tokens.');
  const sum = new Float64Array(dimensions);
  for (let token = 0; token < (pooling === 'first' ? 1 : tokens); token++) {
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] as number) + (data[token * dimensions + at] as number);
  }
  const length = Math.hypot(...sum) || 1;
  return Array.from(sum, (value) => value / length);
}
