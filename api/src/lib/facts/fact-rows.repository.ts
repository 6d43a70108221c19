import type { FactName, FactReading } from '@bidloom/contract/facts';
import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

export type FactRow = Awaited<ReturnType<typeof listFacts>>[number];

/** `[x, y, width, height]` as fractions of the page. */
type Box = [number, number, number, number];

/** Where a document states something. */
export interface Place {
  documentId: string;
  page: number;
  quote: string | null;
  offset: number | null;
  boxes: Box[];
}

/** A conflict as the worker keeps it. */
export interface KeptConflict extends Place {
  value: string;
  text: string;
  quote: string;
  /** Of a date that is far from the found one. */
  apart?: true;
}

/** A place that says more, as the worker keeps it. */
export type KeptFurther = Omit<KeptReplaced, 'value' | 'text' | 'apart'>;

/** A replaced date as the worker keeps it; rows of earlier versions have no boxes. */
export type KeptReplaced = Omit<KeptConflict, 'boxes'> & { boxes?: Box[] };

function selectFacts(trx: TenantTransaction, workspaceId: string) {
  return trx
    .selectFrom('workspaceFacts')
    .leftJoin('users', 'users.id', 'workspaceFacts.decidedBy')
    .select([
      'foundValue',
      'foundText',
      'foundDocumentId',
      'foundPage',
      'foundQuote',
      'foundOffset',
      'probability',
      'decidedValue',
      'decidedText',
      'decidedDocumentId',
      'decidedPage',
      'decidedQuote',
      'decidedOffset',
      'decidedBy',
      'decidedAt',
      'isFoundOtherwise',
      'users.firstName',
      'users.lastName',
    ])
    .select((eb) => [
      eb.ref('fact').$castTo<FactName>().as('fact'),
      eb.ref('decision').$castTo<'confirmed' | 'corrected' | 'not_stated' | null>().as('decision'),
      sql<Box[] | null>`found_boxes`.as('foundBoxes'),
      sql<Box[] | null>`decided_boxes`.as('decidedBoxes'),
      sql<KeptConflict[]>`conflicts`.as('conflicts'),
      sql<KeptConflict[] | null>`seen_conflicts`.as('seenConflicts'),
      sql<KeptReplaced[]>`replaced`.as('replaced'),
      sql<KeptFurther[]>`further`.as('further'),
    ])
    .where('workspaceId', '=', workspaceId);
}

export function listFacts(trx: TenantTransaction, workspaceId: string) {
  return selectFacts(trx, workspaceId).execute();
}

/** Undefined where it was neither read nor decided. */
export function findFact(trx: TenantTransaction, workspaceId: string, fact: FactName): Promise<FactRow | undefined> {
  return selectFacts(trx, workspaceId).where('fact', '=', fact).executeTakeFirst();
}

/** Names of the tender's documents by id, and whether one of them is ready. */
export async function loadDocumentNames(trx: TenantTransaction, workspaceId: string) {
  const rows = await trx
    .selectFrom('documents')
    .select(['id', 'fileName', 'status'])
    .where('workspaceId', '=', workspaceId)
    .execute();
  return {
    names: new Map(rows.map(({ id, fileName }) => [id, fileName])),
    hasReady: rows.some(({ status }) => status === 'ready'),
  };
}

/** Undefined where nobody has asked for the facts of the tender yet. */
export function findReading(trx: TenantTransaction, workspaceId: string) {
  return trx
    .selectFrom('factReadings')
    .select(['failure', 'readAt', 'model'])
    .select((eb) => [
      eb.ref('status').$castTo<'queued' | 'ready' | 'failed'>().as('status'),
      eb.ref('engine').$castTo<FactReading['engine']>().as('engine'),
    ])
    .where('id', '=', workspaceId)
    .executeTakeFirst();
}
