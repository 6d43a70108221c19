import type { ModelConfig } from '../../config.ts';
import { computeHere } from '../../testing/compute-here.ts';
import type { ModelBehaviour, ModelServer } from '../../testing/model-server.ts';
import type { Usage } from '../analyst.ts';
import type { TaskCall } from '../tasks.ts';
import { createLangchainTasks } from './create-langchain-tasks.ts';
import type { Patience } from './patience.ts';

export const quickPatience: Patience = {
  ...{ silenceMs: 10_000, backoffMs: 1, longestWaitMs: 20_000, tries: 3, longestCallMs: 60_000 },
};

export function configFor({ baseUrl }: ModelServer, contextTokens = 16_000): ModelConfig {
  return { apiKey: 'sk-test', baseUrl, chatModel: 'test-chat', embeddingModel: null, contextTokens, prices: null };
}

/** What a task is given besides its matter, with notes of what it spent and how far it came. */
export function watchedCall(signal = new AbortController().signal) {
  const spent: (Usage & { milliseconds: number })[] = [];
  const progress: [number, number][] = [];
  const call: TaskCall = {
    signal,
    spend: (usage) => spent.push(usage),
    onProgress: (done, total) => progress.push([done, total]),
  };
  return { call, spent, progress };
}

/** A task that consists of one call: every failure between a task and a model shows in it. */
export async function askSynonyms(
  server: ModelServer,
  behaviours: readonly ModelBehaviour[],
  { signal, ...waiting }: Partial<Patience> & { signal?: AbortSignal } = {},
) {
  const before = server.requests.length;
  server.next(...behaviours);
  const { call, spent } = watchedCall(signal);
  const tasks = createLangchainTasks(configFor(server), computeHere, { ...quickPatience, ...waiting });
  let failure: unknown;
  let synonyms: string[] | undefined;
  try {
    synonyms = (await tasks.suggestSynonyms({ keywords: ['bid bond'], ...call })).get('bid bond');
  } catch (error) {
    failure = error;
  }
  return { synonyms, failure, spent, requests: server.requests.slice(before) };
}
