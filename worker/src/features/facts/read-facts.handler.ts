import { type TenantTransaction, withTenant } from '@bidloom/db';
import type { readFacts } from '@bidloom/jobs';
import { endsWith, type JobRun, PermanentError } from '@bidloom/platform';
import type { z } from 'zod';
import { loadCitedPages } from '../../analyst/cited-pages.ts';
import type { FoundFact } from '../../facts/model.ts';
import type { Platform } from '../../platform.ts';
import { askedOf } from '../../scope/document-scope.ts';
import { loadScope } from '../../scope/load-scope.ts';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import type { ComputeOrder } from '../../threads/compute.ts';
import { failReading, findReading, type ReadingKey, saveFacts } from './facts.repository.ts';
import { claimsOf, type PlacedFact, placeFacts } from './place-facts.ts';
import { announceFacts, type FactsSubject } from './report-facts.ts';

const failedUnknown = 'The key facts could not be read. Try again; if it fails once more, tell your administrator.';

/**
 * Finds the facts of a tender in all its ready documents. Safe to be killed anywhere: everything is written in one transaction at the end, and
 * only where no later state of the documents was read meanwhile. What people decided is not touched.
 */
export function readFactsHandler(platform: Platform, compute: ComputeAnalysis) {
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
      const facts = await place(found);
      await tenant(async (trx) => {
        const isSaved = await saveFacts(trx, key, facts, { engine: 'extractive', model: null });
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

    async function place(found: readonly FoundFact[]): Promise<PlacedFact[]> {
      const cited = await tenant((trx) => loadCitedPages(trx, claimsOf(found)));
      return placeFacts(found, await compute('presentClaims', cited, turn));
    }
  };
}
