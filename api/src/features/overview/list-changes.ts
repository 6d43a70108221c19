import type { WorkspaceFact } from '@bidloom/contract/facts';
import { type ChangedFact, namedOverviewEntries, type OverviewChanges } from '@bidloom/contract/overview';
import type { TenantTransaction } from '@bidloom/db';
import { someOf } from '../../lib/overview/find-issues.ts';
import type { DocumentRow, RunScope } from '../../lib/overview/tender-state.repository.ts';
import { findDueChanger, listEndedRuns, listMoves, listRemoved } from './overview.repository.ts';
import { presentRun } from './present-run.ts';
import type { LastVisit, SeenTender, SeenValue, Visitor } from './visits.repository.ts';

interface Now {
  dueAt: string | null;
  documents: readonly DocumentRow[];
  facts: readonly WorkspaceFact[];
}

/** The most characters of a value that are stored with a visit. */
const longestText = 300;

/** What is recorded about a visit. */
export function seenOf({ dueAt, documents, facts }: Now): SeenTender {
  const read = facts.filter(({ status }) => status !== 'pending');
  return {
    dueAt,
    documents: documents.map(({ id }) => id),
    facts: Object.fromEntries(read.map((fact) => [fact.fact, seenValue(fact)])),
  };
}

function seenValue({ value, text }: WorkspaceFact): SeenValue | null {
  if (value === null) return null;
  const cut = (words: string) => words.slice(0, longestText).toWellFormed();
  return { value: cut(value), text: cut(text ?? value) };
}

/** What others, or the product, have changed since this person was there last; what they did themselves they know. */
export async function listChanges(
  trx: TenantTransaction,
  { organizationId, workspaceId, userId }: Visitor,
  scope: RunScope,
  { at, seen }: LastVisit,
  now: Now,
): Promise<OverviewChanges> {
  const known = new Set(seen.documents);
  const added = now.documents.filter(({ id, createdBy }) => !known.has(id) && createdBy !== userId);
  const there = new Set(now.documents.map(({ id }) => id));
  const gone = seen.documents.filter((id) => !there.has(id));
  const removed = await listRemoved(trx, { organizationId, userId, ids: gone });
  const runs = await listEndedRuns(trx, scope, { since: at, userId });
  const moves = await listMoves(trx, { workspaceId, userId, since: at });
  const isDueChanged =
    seen.dueAt !== now.dueAt &&
    (await findDueChanger(trx, { organizationId, workspaceId, since: at, dueAt: now.dueAt })) !== userId;
  return {
    since: at.toISOString(),
    documentsAdded: someOf(added),
    documentsRemoved: { count: removed.length, some: removed.slice(0, namedOverviewEntries) },
    runs: { count: runs.count, some: runs.some.map(presentRun) },
    facts: now.facts.flatMap((fact) => changedFact(fact, { at, seen }, userId) ?? []),
    moves: moves.map(({ movedAt, ...move }) => ({ ...move, movedAt: movedAt.toISOString() })),
    due: isDueChanged ? { before: seen.dueAt, now: now.dueAt } : null,
  };
}

/** Null where it is unchanged, where it was not read at one of the two times, or where this person decided it. */
function changedFact(fact: WorkspaceFact, { at, seen }: LastVisit, userId: string): ChangedFact | null {
  const before = seen.facts[fact.fact];
  if (before === undefined || fact.status === 'pending') return null;
  const isDecidedSince = fact.decidedAt !== null && Date.parse(fact.decidedAt) > at.getTime();
  if (isDecidedSince && fact.decidedBy?.id === userId) return null;
  const now = seenValue(fact);
  if (before?.value === now?.value && !isDecidedSince) return null;
  return { fact: fact.fact, before, now, status: fact.status, by: fact.decidedBy?.name ?? null };
}
