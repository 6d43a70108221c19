import { licenceRefusal, type TenantTransaction, withTenant } from '@bidloom/db';
import type { answerQuestion } from '@bidloom/jobs';
import { endsWith, type JobRun, PermanentError } from '@bidloom/platform';
import type { z } from 'zod';
import {
  type Analyst,
  type AnswerEvent,
  afterStop,
  type Embeddings,
  usesModel,
  vectorOf,
} from '../../analyst/analyst.ts';
import { loadCitedPages } from '../../analyst/cited-pages.repository.ts';
import { backedConfidence } from '../../gate/band.ts';
import type { Platform } from '../../platform.ts';
import { loadKnownFacts } from '../../scope/known-facts.repository.ts';
import { loadScope } from '../../scope/load-scope.ts';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import {
  loadHistory,
  loadPending,
  type PendingEntry,
  saveAnswer,
  saveFailure,
  saveStopped,
  saveUsage,
} from './chat.repository.ts';
import { createTokenStream } from './token-stream.ts';

/** How many milliseconds a question waits for its vector: words alone find nearly as much. */
const embedFor = 5000;

/** Answers a question about a tender's documents: searches, asks the analyst, checks what it cites, and keeps the result. */
export function answerQuestionHandler(platform: Platform, analyst: Analyst, compute: ComputeAnalysis) {
  const { database, events, logger } = platform;
  return async (run: JobRun<z.output<typeof answerQuestion.payload>>): Promise<void> => {
    const { organizationId, chatEntryId } = run.payload;
    const { signal } = run;
    const started = performance.now();
    const tenant = <T>(work: (trx: TenantTransaction) => Promise<T>) => withTenant(database, organizationId, work);
    const pending = await tenant(async (trx) => {
      const entry = await loadPending(trx, chatEntryId);
      const refusal = await licenceRefusal(trx, organizationId, usesModel(analyst) ? 'tokens' : 'force');
      return entry && { entry, refusal, history: await loadHistory(trx, entry) };
    });
    if (!pending) return;
    const { entry, history, refusal } = pending;
    const tokens = createTokenStream(events, { organizationId, userId: entry.userId, chatEntryId });
    let spoken: SpokenAnswer | undefined;
    try {
      // Other questions may have used up the month's budget since this one was asked.
      if (refusal) throw new PermanentError(refusal);
      const embedded = await embed(entry);
      const scope = await loadScope({ organizationId, tenant }, entry.workspaceId, entry.documentIds);
      const ids = scope.documents.map(({ id }) => id);
      const { facts } = await tenant((trx) => loadKnownFacts(trx, entry.workspaceId, ids));
      const { question } = entry;
      const embedding = vectorOf(embedded);
      spoken = await speak(
        analyst.answer({ scope: { ...scope, facts }, question, history, embedding, signal }),
        tokens.write,
      );
      await tokens.settle();
      signal.throwIfAborted();
      await keep(entry, spoken, embedded, performance.now() - started);
    } catch (error) {
      // Cancelled, or passed to another worker: the code that aborted has already decided what happens to the question.
      if (signal.aborted) {
        if (spoken) await keepStopped(entry, spoken);
        throw error;
      }
      if (!endsWith(run, error)) throw error;
      logger.error({ err: error, chatEntryId }, 'a question was not answered');
      await fail(entry, error);
    }

    async function embed(entry: PendingEntry): Promise<Embeddings | null> {
      try {
        return await analyst.embed(
          [entry.question],
          AbortSignal.any([signal, AbortSignal.timeout(embedFor)]),
          'question',
        );
      } catch (error) {
        signal.throwIfAborted();
        logger.warn({ err: error, chatEntryId }, 'a question has no vector; search goes by words');
        return null;
      }
    }

    async function keep(
      entry: PendingEntry,
      answer: SpokenAnswer,
      embedded: Embeddings | null,
      milliseconds: number,
    ): Promise<void> {
      const shown = await present(answer, signal);
      await tenant(async (trx) => {
        const { text, band, usage } = answer;
        const confidence = backedConfidence(answer.confidence, shown.claims);
        const said = { answer: text, answered: band === 'answer', band, confidence, engine: analyst.engine };
        // Stopped at the last moment.
        const isKept =
          (await saveAnswer(trx, entry.id, { ...shown, ...said })) ||
          (await saveStopped(trx, entry.id, { ...shown, ...said }));
        if (!isKept) return;
        await saveUsage(trx, organizationId, entry, { ...usage, kind: 'answer', milliseconds });
        if (embedded)
          await saveUsage(trx, organizationId, entry, { ...embedded.usage, kind: 'embed', milliseconds: 0 });
        await tokens.done(trx);
      });
    }

    async function present({ claims }: SpokenAnswer, until: AbortSignal) {
      const cited = await tenant((trx) => loadCitedPages(trx, claims));
      return compute('presentClaims', cited, { organizationId, lane: 'chat', signal: until });
    }

    /** Words that arrived before a person stopped the answer are kept with their places, and their cost is recorded. */
    async function keepStopped(entry: PendingEntry, answer: SpokenAnswer): Promise<void> {
      const shown = await present(answer, afterStop());
      await tenant(async (trx) => {
        const { text, usage } = answer;
        if (!(await saveStopped(trx, entry.id, { ...shown, answer: text, engine: analyst.engine }))) return;
        const milliseconds = performance.now() - started;
        await saveUsage(trx, organizationId, entry, { ...usage, kind: 'answer', milliseconds });
        await tokens.done(trx);
      });
    }

    async function fail(entry: PendingEntry, error: unknown): Promise<void> {
      const reason =
        error instanceof PermanentError ? error.message : 'The question could not be answered. Please ask again.';
      await tenant(async (trx) => {
        if (await saveFailure(trx, entry.id, reason)) await tokens.done(trx);
      });
    }
  };
}

type SpokenAnswer = Omit<Extract<AnswerEvent, { type: 'claims' }>, 'type'> & { text: string };

/** Passes the words on as they arrive; returns all of them, with the claims at the end. */
async function speak(stream: AsyncIterable<AnswerEvent>, write: (text: string) => void): Promise<SpokenAnswer> {
  let text = '';
  let end: Extract<AnswerEvent, { type: 'claims' }> | undefined;
  for await (const event of stream) {
    if (event.type === 'claims') {
      end = event;
      continue;
    }
    text += event.text;
    write(event.text);
  }
  if (!end) throw new Error('The analyst ended without its claims');
  return { ...end, text };
}
