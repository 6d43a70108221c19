import { withTenant } from '@bidloom/db';
import type { answerQuestion } from '@bidloom/jobs';
import { type JobRun, PermanentError } from '@bidloom/platform';
import type { z } from 'zod';
import type { Analyst, AnswerEvent, Embeddings } from '../../analyst/analyst.ts';
import { loadCitedPages, loadFileNames } from '../../analyst/cited-pages.ts';
import { presentClaims } from '../../analyst/present-claims.ts';
import type { Platform } from '../../platform.ts';
import type { Turn } from '../../search/follow-up.ts';
import { searchPassages } from '../../search/search-passages.ts';
import { loadHistory, loadPending, type PendingEntry, saveAnswer, saveFailure, saveUsage } from './chat.repository.ts';
import { createTokenStream } from './token-stream.ts';

/** Milliseconds that a question waits for its vector: words alone find nearly as much. */
const embedFor = 5000;

/** Answers a question over a tender's documents: searches, lets the analyst speak, checks what it cites, and keeps the result. */
export function answerQuestionHandler(platform: Platform, analyst: Analyst) {
  const { database, events, logger } = platform;
  return async (run: JobRun<z.output<typeof answerQuestion.payload>>): Promise<void> => {
    const { organizationId, chatEntryId } = run.payload;
    const started = performance.now();
    const pending = await withTenant(database, organizationId, async (trx) => {
      const entry = await loadPending(trx, chatEntryId);
      return entry && { entry, history: await loadHistory(trx, entry) };
    });
    if (!pending) return;
    const { entry, history } = pending;
    const tokens = createTokenStream(events, { organizationId, userId: entry.userId, chatEntryId });
    try {
      const embedded = await embed(entry);
      const searched = await search(entry, history, embedded);
      const answer = await speak(
        analyst.answer({ question: entry.question, history, ...searched, signal: run.signal }),
        tokens.write,
      );
      await tokens.settle();
      await keep(entry, answer, embedded, performance.now() - started);
    } catch (error) {
      // Cancelled, or handed on: whoever aborted has said what becomes of the question.
      if (run.signal.aborted) throw error;
      logger.error({ err: error, chatEntryId }, 'a question was not answered');
      if (!run.lastAttempt && !(error instanceof PermanentError)) throw error;
      await fail(entry, error);
    }

    async function embed(entry: PendingEntry): Promise<Embeddings | null> {
      const signal = AbortSignal.any([run.signal, AbortSignal.timeout(embedFor)]);
      try {
        return await analyst.embed([entry.question], signal);
      } catch (error) {
        run.signal.throwIfAborted();
        logger.warn({ err: error, chatEntryId }, 'a question has no vector; search goes by words');
        return null;
      }
    }

    async function search(entry: PendingEntry, history: Turn[], embedded: Embeddings | null) {
      const vector = embedded?.vectors[0];
      return withTenant(database, organizationId, async (trx) => {
        const found = await searchPassages(trx, {
          workspaceId: entry.workspaceId,
          documentIds: entry.documentIds,
          question: entry.question,
          history,
          ...(embedded && vector && { embedding: { model: embedded.model, vector } }),
        });
        const documentIds = found.passages.map(({ candidate }) => candidate.documentId);
        return { found, fileNames: await loadFileNames(trx, documentIds) };
      });
    }

    async function keep(
      entry: PendingEntry,
      answer: SpokenAnswer,
      embedded: Embeddings | null,
      milliseconds: number,
    ): Promise<void> {
      await withTenant(database, organizationId, async (trx) => {
        const { pages, fileNames } = await loadCitedPages(
          trx,
          answer.claims.flatMap(({ citations }) => citations),
        );
        const shown = presentClaims(answer.claims, pages, fileNames);
        const { text, answered, usage } = answer;
        if (await saveAnswer(trx, entry.id, { ...shown, answer: text, answered, engine: analyst.engine })) {
          await saveUsage(trx, organizationId, entry, { ...usage, kind: 'answer', milliseconds });
          if (embedded)
            await saveUsage(trx, organizationId, entry, { ...embedded.usage, kind: 'embed', milliseconds: 0 });
          await tokens.done(trx);
        }
      });
    }

    async function fail(entry: PendingEntry, error: unknown): Promise<void> {
      const reason =
        error instanceof PermanentError ? error.message : 'The question could not be answered. Please ask again.';
      await withTenant(database, organizationId, async (trx) => {
        if (await saveFailure(trx, entry.id, reason)) await tokens.done(trx);
      });
    }
  };
}

type SpokenAnswer = Omit<Extract<AnswerEvent, { type: 'claims' }>, 'type'> & { text: string };

/** Passes the words on as they come; answers them whole, with the claims at the end. */
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
