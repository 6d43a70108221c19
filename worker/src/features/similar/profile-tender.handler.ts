import { type TenantTransaction, withTenant } from '@bidloom/db';
import type { profileTender } from '@bidloom/jobs';
import { endsWith, type JobRun, PermanentError } from '@bidloom/platform';
import type { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { askedOf } from '../../scope/document-scope.ts';
import { loadScope } from '../../scope/load-scope.ts';
import type { Profile, TermCounts } from '../../similar/model.ts';
import type { ComputeAnalysis } from '../../threads/computations.ts';
import type { ComputeOrder } from '../../threads/compute.ts';
import {
  countProfiles,
  countTerms,
  endProfile,
  failProfile,
  findCandidates,
  findProfile,
  type KeptProfile,
  listNeighbours,
  loadProfiles,
  type ProfileKey,
  savePairs,
  saveProfile,
} from './similar.repository.ts';

/** Up to this many tenders, all pairs are computed again: each new tender still changes what is typical. */
const fewTenders = 60;
/** With how many tenders one is compared in larger organisations: those that share most of its terms. */
const candidates = 60;
/** How many similar tenders are kept of each. */
const kept = 20;

const failedUnknown = 'Similar tenders could not be looked for. Tell your administrator if it stays so.';

/**
 * Finds what a tender's documents are about, and which tenders are about the same. It can be killed at any point: the profile is kept
 * before it is compared, and until the pairs are written the row says that it waits.
 */
export function profileTenderHandler({ database, logger }: Platform, compute: ComputeAnalysis) {
  return async (run: JobRun<z.output<typeof profileTender.payload>>): Promise<void> => {
    const { organizationId, workspaceId } = run.payload;
    const turn: ComputeOrder = { organizationId, lane: 'runs', signal: run.signal };
    const tenant = <T>(work: (trx: TenantTransaction) => Promise<T>) => withTenant(database, organizationId, work);
    const waiting = await tenant((trx) => findProfile(trx, workspaceId));
    if (!waiting) return;
    const key: ProfileKey = { organizationId, workspaceId, revision: waiting.revision };
    try {
      const scope = await loadScope({ organizationId, tenant }, workspaceId, null);
      const profile = await compute('profileScope', askedOf(scope), turn, scope.rows);
      if (!(await tenant((trx) => saveProfile(trx, key, profile)))) return;
      const { tenders, counts, subject } = await tenant((trx) => loadCompared(trx, workspaceId, profile));
      const asked = tenders.map(({ id, profile: { languages, terms } }) => ({ id, profile: { languages, terms } }));
      const pairs = await compute('findSimilar', { tenders: asked, counts, subject }, turn);
      await tenant(async (trx) => {
        await savePairs(trx, organizationId, tenders, pairs, { subject, kept });
        await endProfile(trx, key);
      });
    } catch (error) {
      // Passed to another worker, which begins again.
      if (run.signal.aborted || !endsWith(run, error)) throw error;
      logger.error({ err: error, workspaceId }, 'similar tenders were not looked for');
      const failure = error instanceof PermanentError ? error.message : failedUnknown;
      await tenant((trx) => failProfile(trx, { workspaceId, jobId: run.id }, failure));
    }
  };
}

/** The tenders with which one is compared: in a small organisation all tenders, each with each; in a larger one those that are similar. */
async function loadCompared(
  trx: TenantTransaction,
  workspaceId: string,
  { terms }: Profile,
): Promise<{ tenders: KeptProfile[]; counts: TermCounts; subject: string | null }> {
  const count = await countProfiles(trx);
  const isSmall = count.tenders <= fewTenders;
  const tenders = await loadProfiles(trx, workspaceId, isSmall ? null : await nearest());
  const keys = new Set(tenders.flatMap(({ profile }) => profile.terms.map(({ key }) => key)));
  const counts = { ...count, withTerm: await countTerms(trx, [...keys]) };
  return { tenders, counts, subject: isSmall ? null : workspaceId };

  async function nearest(): Promise<string[]> {
    const withTerm = await countTerms(
      trx,
      terms.map(({ key }) => key),
    );
    // A rarer term leads to more relevant tenders; a term that every tenth tender has leads to too many.
    const leading = terms.flatMap(({ key, weight }) => {
      const share = (withTerm.get(key) ?? 1) / count.tenders;
      return share > 0.1 ? [] : [{ key, weight: weight * Math.log(1 / share) ** 2 }];
    });
    const near = await findCandidates(trx, workspaceId, leading, candidates);
    return [...new Set([workspaceId, ...near, ...(await listNeighbours(trx, workspaceId))])];
  }
}
