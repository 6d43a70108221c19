import type { FactDecision, FactName, WorkspaceFact } from '@bidloom/contract/facts';
import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { requireWorkspace } from '../../lib/access/require-workspace.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { findFact, loadDocumentNames } from '../../lib/facts/fact-rows.repository.ts';
import { presentFact } from '../../lib/facts/present-facts.ts';
import { type FactsView, viewFacts } from '../../lib/facts/view-facts.ts';
import { queueFactReading } from '../../lib/jobs/queue-fact-reading.ts';
import type { Platform } from '../../platform.ts';
import {
  clearDecision,
  confirmFound,
  type DecidedValue,
  type DecisionKey,
  holdDocument,
  keepDecision,
  loadPageText,
  type SeenAt,
  saveDecision,
} from './facts.repository.ts';
import { findOnPage } from './find-on-page.ts';

/** Starts reading the facts again. Throws `conflict` where there is no document to read them from. */
export async function renewFacts(
  trx: TenantTransaction,
  { queue }: Platform,
  organizationId: string,
  workspaceId: string,
): Promise<FactsView> {
  await requireWorkspace(trx, workspaceId);
  const { hasReady } = await loadDocumentNames(trx, workspaceId);
  if (!hasReady) throw new AppError(failures.facts.noDocuments);
  await queueFactReading(trx, queue, { organizationId, workspaceId });
  return viewFacts(trx, workspaceId);
}

/**
 * Keeps what a person decides about a fact. Throws `conflict` where the value to confirm is no longer what the documents state, and, with
 * the fact as it is now, where somebody else has decided since the person read it; `not_found` for a document of another tender,
 * `invalid_input` for a page that it does not have, and for words that are not on it.
 */
export async function decideFact(
  trx: TenantTransaction,
  key: DecisionKey,
  decision: FactDecision,
): Promise<WorkspaceFact> {
  await requireWorkspace(trx, key.workspaceId);
  const seenAt = seenTime(decision.decidedAt);
  const others = { conflicts: decision.seenConflicts ?? undefined, at: seenAt };
  if (decision.decision === 'confirmed') {
    if (!(await confirmFound(trx, key, { value: decision.value, ...others }))) {
      await requireSeen(trx, key, seenAt);
      throw new AppError(failures.facts.goneFromDocuments);
    }
  } else if (decision.decision === 'kept') {
    if (!(await keepDecision(trx, key, { value: decision.seen, ...others })))
      throw decidedMeanwhile(await showFact(trx, key));
  } else {
    const decided = decision.decision === 'corrected' ? await correctedValue(trx, key, decision) : null;
    const isSaved = await saveDecision(trx, key, decided, { value: decision.seen, ...others });
    if (!isSaved) throw decidedMeanwhile(await showFact(trx, key));
  }
  return showFact(trx, key);
}

/**
 * Takes back what a person decided; nothing happens where nobody did. Throws `conflict`, with the fact as it is now, where somebody else
 * has decided since the person read it.
 */
export async function undoDecision(
  trx: TenantTransaction,
  key: Pick<DecisionKey, 'workspaceId' | 'fact'>,
  decidedAt: string | undefined,
): Promise<WorkspaceFact> {
  await requireWorkspace(trx, key.workspaceId);
  const seenAt = seenTime(decidedAt);
  if (!(await clearDecision(trx, key, seenAt))) await requireSeen(trx, key, seenAt);
  return showFact(trx, key);
}

const seenTime = (decidedAt: string | null | undefined): SeenAt =>
  typeof decidedAt === 'string' ? new Date(decidedAt) : decidedAt;

const decidedMeanwhile = (data: WorkspaceFact) => new AppError(failures.facts.decidedMeanwhile, undefined, { data });

/** Throws `conflict`, with the fact as it is now, unless its decision is the one that the person saw. */
async function requireSeen(
  trx: TenantTransaction,
  key: Pick<DecisionKey, 'workspaceId' | 'fact'>,
  seenAt: SeenAt,
): Promise<void> {
  if (seenAt === undefined) return;
  const now = await showFact(trx, key);
  if (now.decidedAt !== (seenAt?.toISOString() ?? null)) throw decidedMeanwhile(now);
}

async function showFact(
  trx: TenantTransaction,
  { workspaceId, fact }: { workspaceId: string; fact: FactName },
): Promise<WorkspaceFact> {
  const { names } = await loadDocumentNames(trx, workspaceId);
  return presentFact(fact, await findFact(trx, workspaceId, fact), names);
}

/** A value as it was typed, dates in words too; a value that the documents give, in its normal form. A known place comes with its boxes. */
async function correctedValue(
  trx: TenantTransaction,
  { workspaceId, fact }: DecisionKey,
  { value, documentId, page, quote }: Extract<FactDecision, { decision: 'corrected' }>,
): Promise<DecidedValue> {
  if (!documentId || !page) return { value, text: readable(value), place: null };
  const document = await holdDocument(trx, workspaceId, documentId);
  if (!document) throw notFound('The document');
  if (document.pages !== null && page > document.pages) {
    throw new AppError(failures.facts.noPage(document.pages), [`page must be at most ${document.pages}`]);
  }
  const known = (await knownValues(trx, workspaceId, fact)).filter(
    (other) => other.documentId === documentId && other.page === page && other.quote === quote,
  );
  const same = known.find((other) => other.text === value || other.value === value);
  if (same) return { value: same.value, text: same.text, place: same };
  const [place = await typedPlace(trx, documentId, page, quote || null)] = known;
  return { value, text: readable(value), place };
}

const dateForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A date in its normal form as people read it, in the zone that it was typed in; any other value as it is. */
function readable(value: string): string {
  const form = dateForm.exec(value);
  const time = form ? new Date(form[1] ? `${value}Z` : value) : null;
  // 31 February would become a day of March.
  if (!time || Number.isNaN(time.getTime()) || !time.toISOString().startsWith(value)) return value;
  return (form?.[1] ? dayAndTime : day).format(time);
}

/** A place that a person names; the words that they quote must be on that page, so that a quotation is always true. */
async function typedPlace(trx: TenantTransaction, documentId: string, page: number, quote: string | null) {
  if (quote === null) return { documentId, page, quote, offset: null, boxes: [] };
  const offset = findOnPage((await loadPageText(trx, documentId, page)) ?? '', quote);
  if (offset === null) {
    throw new AppError(failures.facts.notOnPage(page), ['quote must be on the page']);
  }
  return { documentId, page, quote, offset, boxes: [] };
}

/** Values that the documents give for a fact, each with its place. */
async function knownValues(trx: TenantTransaction, workspaceId: string, fact: FactName) {
  const row = await findFact(trx, workspaceId, fact);
  if (!row) return [];
  const { foundValue, foundText, foundDocumentId, foundPage } = row;
  if (foundValue === null || foundText === null || foundDocumentId === null || foundPage === null) return row.conflicts;
  const place = { documentId: foundDocumentId, page: foundPage, quote: row.foundQuote, offset: row.foundOffset };
  return [{ value: foundValue, text: foundText, ...place, boxes: row.foundBoxes ?? [] }, ...row.conflicts];
}
