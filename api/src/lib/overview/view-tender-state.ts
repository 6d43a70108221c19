import type { TenantTransaction } from '@bidloom/db';
import type { FactsView } from '../facts/view-facts.ts';
import { findIssues } from './find-issues.ts';
import { keyDatesOf } from './key-dates.ts';
import { findTender, listDocuments, listLatestRuns, type RunScope } from './tender-state.repository.ts';

/**
 * The key dates of a tender and what needs a look, with what they come from: the overview shows them and its Word file lists them. `known`: its key facts. Null for
 * what is no tender, as the room of a proposal.
 */
export async function viewTenderState(trx: TenantTransaction, scope: RunScope, known: FactsView) {
  const { workspaceId } = scope;
  const { facts, reading } = known;
  const tender = await findTender(trx, workspaceId);
  if (!tender) return null;
  const documents = await listDocuments(trx, workspaceId);
  const latest = await listLatestRuns(trx, scope);
  const { status } = tender;
  const dueAt = tender.dueAt?.toISOString() ?? null;
  const dates = keyDatesOf(facts, dueAt);
  const failedRuns = latest.filter((run) => run.status === 'failed').length;
  const issues = findIssues({ status, dueAt, now: Date.now(), dates, facts, reading, documents, failedRuns });
  return { status, dueAt, dates, issues, facts, documents, latest };
}
