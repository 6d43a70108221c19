import type { proposals as contract, OutputOf } from '@bidloom/contract';
import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { removeObjects } from '@bidloom/jobs';
import { hasRow } from '../../lib/access/lookups.repository.ts';
import { resolveCustomer } from '../../lib/access/scope.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { onSealingRules } from '../../lib/errors/database-error.ts';
import type { Platform } from '../../platform.ts';
import { forgetInComparisons } from './forget-in-comparisons.ts';
import { presentProposal } from './proposals.presenter.ts';
import {
  type Contents,
  findProposal,
  holdVendor,
  insertContents,
  insertProposal,
  listRoomDocuments,
  lockProposal,
  type ProposalRow,
  removeProposalRow,
  renameRoom,
  roomName,
  updateProposalRow,
} from './proposals.repository.ts';
import { findSummary, holdTender, type SummaryRow, setOpening } from './summaries.repository.ts';

/** Whose proposals they are, and who works on them. */
export interface Caller {
  organizationId: string;
  userId: string;
}

export async function getProposal(trx: TenantTransaction, id: string): Promise<ProposalRow> {
  const found = await findProposal(trx, id);
  if (!found) throw notFound('The proposal');
  return found;
}

/**
 * Throws `not_found` where a filter names something that the organisation does not have, so that such a list never looks like an empty one.
 */
export async function requireFiltered(
  trx: TenantTransaction,
  {
    workspaceId,
    vendorId,
    customerId,
  }: { workspaceId?: string | undefined; vendorId?: string | undefined; customerId?: string | undefined },
): Promise<void> {
  if (workspaceId) await getSummary(trx, workspaceId);
  if (customerId) await resolveCustomer(trx, customerId);
  if (!vendorId) return;
  if (!(await hasRow(trx, 'vendors', vendorId))) throw notFound('The vendor');
}

/** With their documents, where they are open. */
export async function presentAll(trx: TenantTransaction, rows: readonly ProposalRow[]) {
  const documents = await listRoomDocuments(
    trx,
    rows.map(({ roomId }) => roomId),
  );
  return rows.map((row) => presentProposal(row, documents));
}

export async function addProposal(
  trx: TenantTransaction,
  { organizationId, userId }: Caller,
  workspaceId: string,
  body: OutputOf<typeof contract.createProposal.body>,
): Promise<ProposalRow> {
  const tender = await holdTender(trx, workspaceId, 'share');
  if (!tender) throw notFound('The tender');
  const vendor = await requireVendor(trx, body.vendorId);
  const { title, amount = null, currency = null, notes } = body;
  return getProposal(
    trx,
    await insertProposal(trx, { organizationId, userId, tender, vendor, title, amount, currency, notes }),
  );
}

/** A vendor that can be chosen, locked so that nobody deletes it meanwhile. */
async function requireVendor(trx: TenantTransaction, id: string): Promise<{ id: string; name: string }> {
  const vendor = await holdVendor(trx, id);
  if (!vendor) throw notFound('The vendor');
  if (!vendor.isActive) throw new AppError(failures.proposals.vendorInactive(vendor.name));
  return vendor;
}

export async function changeProposal(
  trx: TenantTransaction,
  { organizationId, userId }: Caller,
  id: string,
  { vendorId, title, status, ...named }: OutputOf<typeof contract.updateProposal.body>,
): Promise<ProposalRow> {
  // One after the other: each amends what the one before it wrote.
  if (!(await lockProposal(trx, id))) throw notFound('The proposal');
  const before = await getProposal(trx, id);
  const vendor = vendorId && vendorId !== before.vendorId ? await requireVendor(trx, vendorId) : null;
  const contents = amend(before, named);
  await updateProposalRow(trx, id, {
    ...(vendor && { vendorId: vendor.id }),
    ...(title !== undefined && { title }),
    ...(status !== before.status && { status }),
  });
  if (contents) await insertContents(trx, { organizationId, proposalId: id, userId }, contents);
  const after = await getProposal(trx, id);
  const name = roomName(after.vendorName, after.title);
  if (name !== roomName(before.vendorName, before.title)) await renameRoom(trx, after.roomId, name);
  return after;
}

/**
 * The contents that are valid from now on; null where none are given. Sealed contents can't be combined with new ones, because nobody can
 * read them.
 */
function amend(
  { contents, sealedUntil }: ProposalRow,
  { amount, currency, notes }: { [Name in keyof Contents]?: Contents[Name] | undefined },
): Contents | null {
  const named = [amount, currency, notes].filter((value) => value !== undefined).length;
  if (named === 0) return null;
  if (sealedUntil && named < 3) {
    throw new AppError(failures.proposals.sealedFields);
  }
  return {
    amount: amount === undefined ? (contents?.amount ?? null) : amount,
    currency: currency === undefined ? (contents?.currency ?? null) : currency,
    notes: notes === undefined ? (contents?.notes ?? null) : notes?.trim() || null,
  };
}

/** Removes a proposal with everything that belongs to it; a job of the same transaction removes its files. */
export async function removeProposal(
  trx: TenantTransaction,
  queue: Platform['queue'],
  { organizationId }: Pick<Caller, 'organizationId'>,
  id: string,
): Promise<ProposalRow> {
  const before = await getProposal(trx, id);
  const files = await forgetInComparisons(trx, id);
  const own = await removeProposalRow(trx, id);
  if (!own) throw notFound('The proposal');
  const keys = [...own, ...files];
  if (keys.length > 0) await queue.send(trx, removeObjects, { organizationId, keys });
  return before;
}

export async function getSummary(trx: TenantTransaction, workspaceId: string): Promise<SummaryRow> {
  const found = await findSummary(trx, workspaceId);
  if (!found) throw notFound('The tender');
  return found;
}

/** Seals a tender's proposals until its due date, or undoes that while there are none. */
export async function setSealing(trx: TenantTransaction, workspaceId: string, sealed: boolean): Promise<SummaryRow> {
  const tender = await holdTender(trx, workspaceId, 'update');
  if (!tender) throw notFound('The tender');
  if (sealed && !(tender.dueAt && tender.dueAt > new Date())) {
    throw new AppError(failures.proposals.noDueDate);
  }
  // Once they have opened, the sealing cannot be undone.
  const changes = sealed || tender.isSealed;
  if (changes) await onSealingRules(() => setOpening(trx, workspaceId, sealed ? tender.dueAt : null));
  return getSummary(trx, workspaceId);
}
