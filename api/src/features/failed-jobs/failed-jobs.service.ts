import type { ListQuery } from '@bidloom/contract';
import type { FailedJob, RetryOutcome } from '@bidloom/contract/failed-jobs';
import {
  type AuditSource,
  asPlatform,
  type PageOf,
  type PlatformTransaction,
  recordAudit,
  requeueAfter,
} from '@bidloom/db';
import type { DeadJobPage } from '@bidloom/platform';
import { notFound } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { findOrganizationIds, loadOrganizationNames } from './failed-jobs.repository.ts';

// Failed jobs are the platform's bookkeeping, of every organisation: all of this runs as the platform.

/** Jobs that one call retries at most: each takes a transaction. */
const atOnce = 200;

const sortColumns = { failedAt: 'failedAt', kind: 'name', attempts: 'attempts' } as const;

/** A page of failed jobs with the names of their organisations. */
export async function searchJobs(
  { database, queue }: Platform,
  { searchTerm, sortBy, sortDescending, pageNumber, pageSize, skip, kind }: ListQuery & { kind?: string | undefined },
): Promise<PageOf<FailedJob>> {
  const found = searchTerm && {
    organizationIds: await asPlatform(database, (trx) => findOrganizationIds(trx, searchTerm)),
    id: searchTerm.toLowerCase(),
  };
  const filter = { name: kind, ...found };
  const offset = skip ?? (pageNumber - 1) * pageSize;
  const part: DeadJobPage = {
    ...{ sortBy: sortColumns[sortBy as keyof typeof sortColumns], sortDescending, limit: pageSize, offset },
  };
  const [jobs, counts] = await Promise.all([queue.deadJobs({ ...filter, ...part }), queue.countDeadJobs(filter)]);
  const organizationIds = [...new Set(jobs.flatMap(({ organizationId }) => organizationId ?? []))];
  const names = await asPlatform(database, (trx) => loadOrganizationNames(trx, organizationIds));
  const totalCount = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    items: jobs.map(({ id, name, organizationId, failure, attempts, jobId, failedAt }) => ({
      ...{ id, kind: name, organizationId, reason: failure, attempts, jobId, failedAt: failedAt.toISOString() },
      organizationName: organizationId === null ? null : (names.get(organizationId) ?? null),
    })),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    pageNumber: Math.floor(offset / pageSize) + 1,
    pageSize,
    hasNextPage: offset + jobs.length < totalCount,
    hasPreviousPage: offset > 0,
  };
}

/** How many there are of each kind, most first. */
export async function countJobs({ queue }: Platform): Promise<{ kind: string; count: number }[]> {
  const counts = [...(await queue.countDeadJobs())].map(([kind, count]) => ({ kind, count }));
  return counts.sort((a, b) => b.count - a.count || a.kind.localeCompare(b.kind));
}

/** Runs a failed job again. Throws `not_found` where it is not among them any more. */
export async function retryJob(platform: Platform, id: string, source: AuditSource): Promise<RetryOutcome> {
  const outcome = await retry(platform, id, (trx, outcome) => noteJob(trx, source, { verb: 'retried', id, outcome }));
  if (outcome === 'gone') throw notFound('The failed job');
  return { retried: outcome === 'queued' ? 1 : 0, outdated: outcome === 'outdated' ? 1 : 0, left: 0 };
}

/** Runs the failed jobs of a kind again, oldest first. */
export async function retryJobs(platform: Platform, kind: string, source: AuditSource): Promise<RetryOutcome> {
  const { database, queue } = platform;
  const result: RetryOutcome = { retried: 0, outdated: 0, left: 0 };
  for (const { id } of await queue.deadJobs({ name: kind, sortDescending: false, limit: atOnce })) {
    const outcome = await retry(platform, id);
    if (outcome === 'queued') result.retried += 1;
    else if (outcome === 'outdated') result.outdated += 1;
  }
  // A separate transaction for each job, and one entry for all of them.
  await asPlatform(database, (trx) =>
    recordAudit(trx, source, {
      ...{ organizationId: null, action: 'job.retried_many', target: { type: 'job', id: kind, name: kind } },
      details: { retried: result.retried, outdated: result.outdated },
    }),
  );
  result.left = (await queue.countDeadJobs({ name: kind })).get(kind) ?? 0;
  return result;
}

/** Throws `not_found` where it is not among them any more. */
export async function discardJob({ database, queue }: Platform, id: string, source: AuditSource): Promise<void> {
  if (!(await queue.discardDeadJob(id))) throw notFound('The failed job');
  // The queue has its own connection.
  await asPlatform(database, (trx) => noteJob(trx, source, { verb: 'discarded', id }));
}

/** The job and the row that waits for it change in one transaction: neither is ever without the other. */
function retry(
  { database, queue }: Platform,
  id: string,
  note?: (trx: PlatformTransaction, outcome: RetriedAs) => Promise<void>,
): Promise<RetriedAs> {
  return asPlatform(database, async (trx) => {
    const outcome = await queue.retryDeadJob(trx, id, (job) => requeueAfter(trx, job));
    if (outcome !== 'gone') await note?.(trx, outcome);
    return outcome;
  });
}

type RetriedAs = 'queued' | 'outdated' | 'gone';

function noteJob(
  trx: PlatformTransaction,
  source: AuditSource,
  { verb, id, ...details }: { verb: string; id: string; outcome?: RetriedAs },
): Promise<void> {
  const target = { type: 'job', id, name: id };
  return recordAudit(trx, source, { organizationId: null, action: `job.${verb}`, target, details });
}
