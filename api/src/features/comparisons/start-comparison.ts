import type { comparisonOrder } from '@bidloom/contract/comparisons';
import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import type { RunParameters } from '@bidloom/jobs/run-types';
import type { z } from 'zod';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import type { RunRow } from '../runs/runs.repository.ts';
import { type Requester, startRun } from '../runs/start-run.ts';
import {
  countKnown,
  findTender,
  loadDocumentsOf,
  loadProposals,
  loadQuestions,
} from './start-comparison.repository.ts';

type Compared = RunParameters<'comparison'>;

/** Starts a comparison. Throws `conflict` where a proposal is sealed, has nothing to compare, or is still being read. */
export async function startComparison(
  trx: TenantTransaction,
  platform: Platform,
  requester: Requester,
  workspaceId: string,
  { proposalIds, documentIds, categoryIds, questionIds }: z.output<typeof comparisonOrder>,
): Promise<RunRow> {
  const tender = await findTender(trx, workspaceId);
  if (!tender) throw notFound('The tender');
  const proposals = await chooseProposals(trx, tender, [...new Set(proposalIds)]);
  const questions = await chooseQuestions(trx, tender.customerId, { categoryIds, questionIds });
  return startRun(trx, platform, requester, { workspaceId, documentIds }, 'comparison', { proposals, questions });
}

/** The proposals in the asked order, each with its documents. */
async function chooseProposals(
  trx: TenantTransaction,
  { id, proposalsOpenAt }: { id: string; proposalsOpenAt: Date | null },
  ids: readonly string[],
): Promise<Compared['proposals']> {
  const found = await loadProposals(trx, id, ids);
  if (found.length < ids.length) throw notFound('A proposal');
  if (proposalsOpenAt && proposalsOpenAt > new Date()) {
    throw new AppError(failures.proposals.sealed(minuteOf(proposalsOpenAt)));
  }
  const rooms = found.map(({ roomId }) => roomId);
  const documents = await loadDocumentsOf(trx, rooms);
  const unread = documents
    .filter(({ status }) => status !== 'ready' && status !== 'failed')
    .map((each) => each.fileName);
  if (unread.length > 0) {
    throw new AppError(failures.comparisons.unread(unread.join(', ')), unread);
  }
  const byId = new Map(found.map((proposal) => [proposal.id, proposal]));
  const chosen = ids
    .flatMap((each) => byId.get(each) ?? [])
    .map((proposal) => ({
      ...proposal,
      documentIds: documents
        .filter(({ workspaceId, status }) => workspaceId === proposal.roomId && status === 'ready')
        .map((document) => document.id),
    }));
  const empty = chosen.filter(({ documentIds }) => documentIds.length === 0).map(({ vendorName }) => vendorName);
  if (empty.length > 0) {
    throw new AppError(failures.comparisons.empty(empty.join(', ')), empty);
  }
  return chosen;
}

/** "2026-11-30 12:00 UTC". */
const minuteOf = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Active questions for the tender's customer, in the order in which they are shown. */
async function chooseQuestions(
  trx: TenantTransaction,
  customerId: string,
  { categoryIds, questionIds }: { categoryIds: readonly string[]; questionIds: readonly string[] },
): Promise<Compared['questions']> {
  if (categoryIds.length + questionIds.length === 0) return [];
  const known = await countKnown(trx, 'categories', categoryIds);
  if (known < new Set(categoryIds).size) throw notFound('A category');
  const asked = await countKnown(trx, 'questions', questionIds);
  if (asked < new Set(questionIds).size) throw notFound('A question');
  const found = await loadQuestions(trx, customerId, { categoryIds, questionIds });
  if (found.length > mostQuestions) {
    throw new AppError(failures.comparisons.tooManyQuestions(mostQuestions), [
      `categoryIds contain ${found.length} questions`,
    ]);
  }
  return found;
}

/** Each of them is asked of each proposal. */
const mostQuestions = 500;
