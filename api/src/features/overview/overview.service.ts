import { documentStatus } from '@bidloom/contract/documents';
import type { Overview } from '@bidloom/contract/overview';
import { runStatus } from '@bidloom/contract/runs';
import { withoutArchives } from '@bidloom/contract/without-archives';
import type { TenantTransaction } from '@bidloom/db';
import { notFound } from '../../lib/errors/app-error.ts';
import { viewFacts } from '../../lib/facts/view-facts.ts';
import { keyDatesOf, type RangedDate } from '../../lib/overview/key-dates.ts';
import { findTender } from '../../lib/overview/tender-state.repository.ts';
import { viewTenderState } from '../../lib/overview/view-tender-state.ts';
import { listChanges, seenOf } from './list-changes.ts';
import { countRuns, listRunsInProgress } from './overview.repository.ts';
import { presentRun } from './present-run.ts';
import { noteVisit, type Visitor } from './visits.repository.ts';

/**
 * What the overview of a tender shows beside its key facts, and notes that this person has seen it. Throws `not_found` for a tender of somebody
 * else, and for the room of a proposal, which is due at no time.
 */
export async function viewOverview(
  trx: TenantTransaction,
  visitor: Visitor,
  isAdministrator: boolean,
): Promise<Overview> {
  const { workspaceId } = visitor;
  const scope = { workspaceId, isAdministrator };
  const state = await viewTenderState(trx, scope, await viewFacts(trx, workspaceId));
  if (!state) throw notFound('The tender');
  const { status, dueAt, dates, issues, facts, documents, latest } = state;
  // As in the list of documents, where earlier versions are below the newest one.
  const shown = withoutArchives(documents.filter(({ replacedById }) => replacedById === null));
  const counts = await countRuns(trx, scope);
  const inProgress = await listRunsInProgress(trx, scope);
  const now = { dueAt, documents, facts };
  const last = await noteVisit(trx, visitor, seenOf(now));
  return {
    ...{ status, dueAt, dates: dates.map(presentDate), issues },
    documents: {
      total: shown.length,
      pages: shown.reduce((sum, { pages }) => sum + (pages ?? 0), 0),
      byStatus: countsOf(documentStatus.options, (name) => shown.filter((document) => document.status === name).length),
    },
    runs: {
      byStatus: countsOf(runStatus.options, (name) => counts.get(name) ?? 0),
      latest: latest.map(presentRun),
      inProgress: inProgress.map(presentRun),
    },
    changes: last && (await listChanges(trx, visitor, scope, last, now)),
  };
}

/** A tender with its key dates, for a calendar. Throws as `viewOverview` does. */
export async function viewKeyDates(trx: TenantTransaction, workspaceId: string) {
  const tender = await findTender(trx, workspaceId);
  if (!tender) throw notFound('The tender');
  const { facts } = await viewFacts(trx, workspaceId);
  return { tender, facts, dates: keyDatesOf(facts, tender.dueAt?.toISOString() ?? null) };
}

const presentDate = ({ range: _, ...date }: RangedDate) => date;

const countsOf = <Name extends string>(names: readonly Name[], count: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>;
