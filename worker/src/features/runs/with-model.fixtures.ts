import { newId } from '@bidloom/db';
import { carryOutRun } from '@bidloom/jobs';
import type { RunParameters } from '@bidloom/jobs/run-types';
import { runPatience } from '../../analyst/langchain/patience.ts';
import type { ModelConfig } from '../../config.ts';
import type { ModelRequest } from '../../testing/model-request.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { repeatPassages } from '../../testing/repeat-passages.ts';
import { startTestWorker, type TestWorker } from '../../testing/test-worker.ts';

export const apiKey = 'sk-not-to-be-logged';
export const prices = { input: 2, output: 10 };

/** A worker with a model, and functions that read the results of its runs. */
export interface ModelScene {
  server: ModelServer;
  worker: TestWorker;
  config: ModelConfig;
  /** Sets the answer where nothing is scripted; null: the passages themselves. */
  reply(next: ((request: ModelRequest) => string | object | Promise<string | object>) | null): void;
  /** Requests to the chat model since the last call of this function. */
  asked(): ModelRequest[];
  run<Type extends ModelType>(type: Type, documentIds?: string[]): Promise<string>;
  start<Type extends ModelType>(type: Type, documentIds?: string[]): Promise<string>;
  /** Adds a category with questions, and returns it in the form that the parameters of a run use. */
  addCategory(name: string, texts: readonly string[]): Promise<{ id: string; name: string }>;
  /** Tries a run again, as the api does. */
  again(id: string): Promise<void>;
  request(id: string): Promise<{ status: string; failure: string | null; engine: string | null; jobId: string | null }>;
  headlines(id: string): Promise<Headline[]>;
  close(): Promise<void>;
}

/** What the tests read of items of any kind. */
export interface Headline {
  title?: string;
  keyword?: string;
  question?: string;
  failure?: string | null;
  answered?: boolean;
  confidence?: number;
  digest?: Headline | null;
  claims?: { text: string; supported: boolean; citations: number[] }[];
  citations?: { documentId: string; page: number; quote: string; boxes: number[][] }[];
}

type ModelType = 'keyword_extraction' | 'summary' | 'question_generation' | 'batch_query';

/** The parameters for each type of run that uses a model. */
export const wishes: { [Type in ModelType]: RunParameters<Type> } = {
  keyword_extraction: {
    selectedKeywords: ['bid security', 'liquidated damages'],
    customKeywords: [],
    isGenerateSummary: true,
    includePartsOfWords: false,
  },
  summary: {
    ...{ templateId: null, templateName: 'Mine', isPreview: false, regenerate: null },
    sections: ['Bid security', 'Delay'].map((title) => ({ title, prompt: `What is said of ${title}.` })),
  },
  question_generation: { count: 3, onlyNew: false },
  batch_query: { categories: [] },
};

export const questions = ['How much is the bid security?', 'What are the liquidated damages?'];

export async function openModelScene(): Promise<ModelScene> {
  let reply: Parameters<ModelScene['reply']>[0] = null;
  const server = await startModelServer({ reply: (request) => (reply ?? repeatPassages)(request) });
  const config = {
    ...{ apiKey, baseUrl: server.baseUrl, chatModel: 'test-chat', embeddingModel: null, contextTokens: 16_000, prices },
  };
  const worker = await startTestWorker(config);
  // The real patience, but without pauses.
  await worker.start(config, { ...runPatience(), backoffMs: 1 });
  const { organizationId } = worker;
  const addCategory: ModelScene['addCategory'] = async (name, texts) => {
    const id = newId();
    await worker.read(async (trx) => {
      await trx.insertInto('categories').values({ id, organizationId, name }).execute();
      const rows = texts.map((text) => ({ id: newId(), organizationId, categoryId: id, text }));
      await trx.insertInto('questions').values(rows).execute();
    });
    return { id, name };
  };
  wishes.batch_query.categories.push(await addCategory('Commercial', questions));
  let seen = 0;
  return {
    server,
    worker,
    config,
    addCategory,
    reply: (next) => {
      reply = next;
    },
    asked() {
      const since = server.requests.slice(seen).filter(({ path }) => path.endsWith('/chat/completions'));
      seen = server.requests.length;
      return since;
    },
    run: (type, documentIds) => worker.run(type, wishes[type], documentIds && { documentIds }),
    start: (type, documentIds) => worker.startRun(type, wishes[type], documentIds && { documentIds }),
    async again(requestId) {
      await worker.read(async (trx) => {
        const jobId = await worker.queue().send(trx, carryOutRun, { organizationId, requestId });
        await trx
          .updateTable('documentRequests')
          .set({ status: 'queued', failure: null, jobId })
          .where('id', '=', requestId)
          .execute();
      });
      await worker.ended(requestId);
    },
    request: (id) =>
      worker.read((trx) =>
        trx
          .selectFrom('documentRequests')
          .select(['status', 'failure', 'engine', 'jobId'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      ),
    async headlines(id) {
      const rows = await worker.read((trx) =>
        trx
          .selectFrom('documentRequestItems')
          .select('headline')
          .where('requestId', '=', id)
          .orderBy('ordinal')
          .execute(),
      );
      return rows.map(({ headline }) => headline as unknown as Headline);
    },
    async close() {
      await worker.close();
      await server.close();
    },
  };
}

/** The claims of every item, those of summaries as well. */
export function claimsOf(items: readonly Headline[]) {
  return items.flatMap((item) => [...(item.claims ?? []), ...(item.digest?.claims ?? [])]);
}

/** The citations of every item, those of summaries as well. */
export function citationsOf(items: readonly Headline[]) {
  return items.flatMap((item) => [...(item.citations ?? []), ...(item.digest?.citations ?? [])]);
}
