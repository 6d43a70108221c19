import { isMissing, isToCheck } from '@bidloom/contract/fact-to-check';
import type { FactName, FactReading, WorkspaceFact } from '@bidloom/contract/facts';
import { type NamedDocument, namedOverviewEntries, type OverviewIssue } from '@bidloom/contract/overview';
import { isSettledStatus, type WorkspaceStatus } from '@bidloom/contract/workspace-statuses';
import { isAfter } from './date-range.ts';
import type { RangedDate } from './key-dates.ts';

export interface TenderState {
  status: WorkspaceStatus;
  dueAt: string | null;
  now: number;
  dates: readonly RangedDate[];
  facts: readonly WorkspaceFact[];
  reading: FactReading;
  documents: readonly (NamedDocument & { status: string })[];
  /** How many kinds of analysis ended with a failure when they last ran. */
  failedRuns: number;
}

type Found = Pick<OverviewIssue, 'kind' | 'severity'> & Partial<OverviewIssue>;

const order = { error: 0, warning: 1, info: 2 };

/**
 * What is missing, is contradictory or waits for a person, the worst first. For a tender on which nobody works any more, only its documents
 * and runs.
 */
export function findIssues(state: TenderState): OverviewIssue[] {
  const isOpen = !isSettledStatus(state.status);
  const found = [...(isOpen ? [...dueIssues(state), ...factIssues(state)] : []), ...workIssues(state)];
  return found
    .map((issue) => ({ facts: [], documents: null, runs: 0, ...issue }))
    .sort((one, other) => order[one.severity] - order[other.severity]);
}

function dueIssues({ dueAt, now, dates, facts }: TenderState): Found[] {
  const found: Found[] = [];
  const due = dates.find(({ kind }) => kind === 'due');
  const deadline = dates.find(({ kind }) => kind === 'submission_deadline');
  const isStated = facts.some(({ fact, value }) => fact === 'submission_deadline' && value !== null);
  if (dueAt && Date.parse(dueAt) < now) found.push({ kind: 'due_passed', severity: 'error' });
  if (!dueAt) {
    found.push({ kind: 'no_due_date', severity: 'warning', facts: isStated ? ['submission_deadline'] : [] });
  }
  // It is listed beside the due date only where it is another one.
  if (due && deadline) found.push({ kind: 'due_differs', severity: 'error', facts: ['submission_deadline'] });
  const end = due ?? deadline;
  if (!end) return found;
  const late = dates.filter(
    (date) => (date.kind === 'clarification_deadline' || date.kind === 'pre_bid_meeting') && isAfter(date, end),
  );
  if (late.length > 0) found.push({ kind: 'date_after_due', severity: 'warning', facts: late.flatMap(factOf) });
  const early = dates.filter((date) => date.kind === 'bid_opening' && isAfter(end, date));
  if (early.length > 0) found.push({ kind: 'opening_before_due', severity: 'warning', facts: early.flatMap(factOf) });
  return found;
}

const factOf = ({ kind }: RangedDate): FactName[] => (kind === 'due' ? [] : [kind]);

function factIssues({ facts, reading, documents }: TenderState): Found[] {
  const found: Found[] = [];
  const tell = (kind: Found['kind'], severity: Found['severity'], matching: readonly WorkspaceFact[]) => {
    if (matching.length > 0) found.push({ kind, severity, facts: matching.map(({ fact }) => fact) });
  };
  // Documents that are still being read are reported separately; the facts follow them.
  if (reading.status === 'in_progress' && !documents.some(isBeingRead)) {
    found.push({ kind: 'facts_reading', severity: 'info' });
  }
  if (reading.status === 'failed') found.push({ kind: 'facts_failed', severity: 'warning' });
  const otherwise = facts.filter(({ documentsSayOtherwise }) => documentsSayOtherwise);
  // Somebody relies on what was decided.
  tell('documents_say_otherwise', 'error', otherwise);
  tell(
    'place_gone',
    'info',
    facts.filter(({ placeIsGone, documentsSayOtherwise }) => placeIsGone && !documentsSayOtherwise),
  );
  const open = facts.filter((fact) => fact.decidedAt === null && isToCheck(fact));
  const contradictory = open.filter(({ conflicts, value }) => conflicts.some((other) => other.value !== value));
  tell('conflict', 'warning', contradictory);
  // One that may be stated somewhere is to be checked there.
  const missing = facts.filter((fact) => isMissing(fact) && !fact.maybeAt);
  // What is still being read may state it.
  if (reading.status !== 'in_progress' && !documents.some(isBeingRead)) {
    tell('not_stated', missing.some(({ fact }) => fact === 'submission_deadline') ? 'warning' : 'info', missing);
  }
  tell(
    'to_check',
    'info',
    open.filter((fact) => !contradictory.includes(fact) && !missing.includes(fact)),
  );
  return found;
}

function workIssues({ documents, failedRuns }: TenderState): Found[] {
  const found: Found[] = [];
  if (documents.length === 0) found.push({ kind: 'no_documents', severity: 'info' });
  const failed = documents.filter(({ status }) => status === 'failed');
  if (failed.length > 0) found.push({ kind: 'documents_failed', severity: 'error', documents: someOf(failed) });
  const unread = documents.filter(isBeingRead);
  if (unread.length > 0) found.push({ kind: 'documents_reading', severity: 'info', documents: someOf(unread) });
  if (failedRuns > 0) found.push({ kind: 'runs_failed', severity: 'warning', runs: failedRuns });
  return found;
}

const isBeingRead = ({ status }: { status: string }) => status === 'uploaded' || status === 'processing';

/** How many there are, and the first of them. */
export const someOf = (documents: readonly NamedDocument[]) => ({
  count: documents.length,
  some: documents.slice(0, namedOverviewEntries).map(({ id, fileName }) => ({ id, fileName })),
});
