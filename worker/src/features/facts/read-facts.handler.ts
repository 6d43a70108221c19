import { licenceRefusal, type TenantTransaction, withTenant } from '@bidloom/db';
import type { readFacts } from '@bidloom/jobs';
import { endsWith, type JobRun, PermanentError } from '@bidloom/platform';
import type { z } from 'zod';
import type { Analyst } from '../../analyst/analyst.ts';
import { loadCitedPages } from '../../analyst/cited-pages.repository.ts';
import { costOf, type ModelPrices } from '../../analyst/cost-of.ts';
import type { ShownCitation } from '../../analyst/present-claims.ts';
import type { AnalystTasks, TaskCall } from '../../analyst/tasks.ts';
import type { FoundFact } from '../../facts/model.ts';
import type { Platform } from '../../platform.ts';
import { askedOf, type DocumentScope } from '../../scope/document-scope.ts';
import { loadScope } from '../../scope/load-scope.ts';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import type { ComputeOrder } from '../../threads/compute.ts';
import {
  type DecidedPlace,
  type FactAuthor,
  failReading,
  findReading,
  listDecidedPlaces,
  moveDecidedPlace,
  type ReadingKey,
  saveFacts,
  saveFactsUsage,
} from './facts.repository.ts';
import { claimsOf, type PlacedFact, placeFacts } from './place-facts.ts';
import { announceFacts, type FactsSubject } from './report-facts.ts';

const failedUnknown = 'The key facts could not be read. Try again; if it fails once more, tell your administrator.';

const byRules: FactAuthor = { engine: 'extractive', model: null, failure: null };

/**
 * Finds the facts of a tender in all its ready documents: the rules look for them, and with a language model that one decides. Where the
 * model fails, what the rules found is kept, and why. Safe to be killed anywhere: everything is written in one transaction at the end, and
 * only where no later state of the documents was read meanwhile. What people decided is not touched.
 */
export function readFactsHandler(
  platform: Platform,
  analyst: Pick<Analyst, 'engine'> & Pick<AnalystTasks, 'decideFacts'>,
  compute: ComputeAnalysis,
  prices: ModelPrices | null,
) {
  const { database, events, logger } = platform;
  return async (run: JobRun<z.output<typeof readFacts.payload>>): Promise<void> => {
    const { organizationId, workspaceId } = run.payload;
    const { signal } = run;
    const turn: ComputeOrder = { organizationId, lane: 'runs', signal };
    const tenant = <T>(work: (trx: TenantTransaction) => Promise<T>) => withTenant(database, organizationId, work);
    const reading = await tenant((trx) => findReading(trx, workspaceId));
    if (!reading) return;
    const key: ReadingKey = { organizationId, workspaceId, revision: reading.revision };
    const subject: FactsSubject = { organizationId, workspaceId, customerId: reading.customerId };
    try {
      const scope = await loadScope({ organizationId, tenant }, workspaceId, null);
      const found = await compute('findScopeFacts', askedOf(scope), turn, scope.rows);
      const isModelAsked = analyst.engine !== byRules.engine;
      // A model may take minutes: who has seen nothing yet sees what the rules found meanwhile.
      if (isModelAsked && reading.readRevision === 0) {
        const first = await place(found);
        await tenant((trx) => saveFacts(trx, key, first, byRules, false));
      }
      const decided = isModelAsked ? await decide(scope, found) : { facts: found, author: byRules };
      const facts = await place(decided.facts);
      const moved = await lookAtDecisions();
      await tenant(async (trx) => {
        const isSaved = await saveFacts(trx, key, facts, decided.author);
        for (const [from, to] of isSaved ? moved : []) await moveDecidedPlace(trx, workspaceId, from, to);
        if (isSaved) await announceFacts(trx, events, subject, null);
      });
    } catch (error) {
      // Handed on to another worker, which begins again.
      if (signal.aborted || !endsWith(run, error)) throw error;
      logger.error({ err: error, workspaceId }, 'the facts of a tender were not read');
      const failure = error instanceof PermanentError ? error.message : failedUnknown;
      await tenant(async (trx) => {
        const isOurs = await failReading(trx, { workspaceId, jobId: run.id }, failure);
        if (isOurs) await announceFacts(trx, events, subject, failure);
      });
    }

    /** Has the model decide on what the rules found; they decide themselves where it fails. */
    async function decide(
      scope: DocumentScope,
      found: FoundFact[],
    ): Promise<{ facts: FoundFact[]; author: FactAuthor }> {
      let model: string | null = null;
      let noting: Promise<void> = Promise.resolve();
      const spend: TaskCall['spend'] = (usage) => {
        model = usage.model;
        const spent = { ...usage, cost: costOf(usage, prices) };
        noting = noting
          .then(() => tenant((trx) => saveFactsUsage(trx, key, spent)))
          .catch((error: unknown) => logger.error({ err: error, workspaceId }, 'the cost of a call was not noted'));
      };
      try {
        const refusal = await tenant((trx) => licenceRefusal(trx, organizationId, 'tokens'));
        if (refusal) throw new PermanentError(refusal);
        const facts = await analyst.decideFacts({ scope, found, signal, spend });
        return { facts, author: model === null ? byRules : { engine: analyst.engine, model, failure: null } };
      } catch (error) {
        if (signal.aborted || !(error instanceof PermanentError)) throw error;
        logger.warn({ err: error, workspaceId }, 'the model did not decide on facts; the rules did');
        return { facts: found, author: { ...byRules, failure: error.message } };
      } finally {
        await noting;
      }
    }

    /** Places of decisions whose words are elsewhere on their page by now, or no longer exist: a document may have been read again. */
    async function lookAtDecisions(): Promise<[from: DecidedPlace, to: ShownCitation | null][]> {
      const places = await tenant((trx) => listDecidedPlaces(trx, workspaceId));
      const claims = places.map(({ quote, offset, ...place }) => ({
        ...{ text: quote, supported: true },
        citations: [{ ...place, quote, start: offset, end: offset + quote.length }],
      }));
      const cited = await tenant((trx) => loadCitedPages(trx, claims));
      const shown = await compute('presentClaims', cited, turn);
      return places.map((from, index) => [from, shown.citations[shown.claims[index]?.citations[0] ?? -1] ?? null]);
    }

    async function place(found: readonly FoundFact[]): Promise<PlacedFact[]> {
      const cited = await tenant((trx) => loadCitedPages(trx, claimsOf(found)));
      return placeFacts(found, await compute('presentClaims', cited, turn));
    }
  };
}
