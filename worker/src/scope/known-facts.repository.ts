import { isCurrent, type TenantTransaction } from '@bidloom/db';
import { documentTitles } from '@bidloom/texts/document-titles';
import { sql } from 'kysely';
import { type KnownFact, replacedBeside } from '../facts/known-fact.ts';
import { type FactName, type FactPlace, type FactValue, factNames } from '../facts/model.ts';

export interface KnownFacts {
  facts: KnownFact[];
  /** Whether they are those of all the documents that are asked, and of no others. */
  isComplete: boolean;
}

/** What nobody has confirmed is never as sure as what somebody has. */
const surest = 0.99;

/** A place as it is kept. */
interface KeptPlace {
  documentId: string;
  page: number;
  quote: string;
  offset?: number;
}

/** Another value as it is kept: one that contradicts the stated one, or that it replaces. */
interface KeptValue extends KeptPlace {
  value: string;
  text: string;
}

/**
 * The facts of a tender as its documents state them and people decided on them, in the order of `factNames`; of some documents of it, what
 * these state. Facts that were never read are left out; where a document of it is not asked, or waits to be read, nothing is called not stated.
 */
export async function loadKnownFacts(
  trx: TenantTransaction,
  workspaceId: string,
  documentIds: readonly string[],
): Promise<KnownFacts> {
  const reading = await trx
    .selectFrom('factReadings')
    .select('status')
    .where('id', '=', workspaceId)
    .executeTakeFirst();
  const others = await trx
    .selectFrom('documents')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('status', '=', 'ready')
    .where(isCurrent())
    .$if(documentIds.length > 0, (query) => query.where('id', 'not in', [...documentIds]))
    .limit(1)
    .execute();
  const named = await trx
    .selectFrom('documents')
    .select(['id', 'fileName'])
    .where('workspaceId', '=', workspaceId)
    .$if(documentIds.length > 0, (query) => query.where('id', 'in', [...documentIds]))
    .execute();
  const titles = documentTitles(new Map(named.map(({ id, fileName }) => [id, fileName])));
  const rows = await trx
    .selectFrom('workspaceFacts')
    .leftJoin('users', 'users.id', 'workspaceFacts.decidedBy')
    .select(['probability', 'decision', 'isFoundOtherwise', 'users.firstName', 'users.lastName'])
    .select(['foundValue', 'foundText', 'foundDocumentId', 'foundPage', 'foundQuote', 'foundOffset'])
    .select(['decidedValue', 'decidedText', 'decidedDocumentId', 'decidedPage', 'decidedQuote', 'decidedOffset'])
    .select((eb) => [
      eb.ref('fact').$castTo<FactName>().as('fact'),
      sql<(KeptValue & { apart?: true })[]>`conflicts`.as('conflicts'),
      sql<KeptValue[] | null>`seen_conflicts`.as('seenConflicts'),
    ])
    .select([sql<KeptPlace[]>`further`.as('further'), sql<KeptValue[]>`replaced`.as('replaced')])
    .where('workspaceId', '=', workspaceId)
    .execute();
  const isAsked = (id: string) => documentIds.includes(id);
  const isWhole = others.length === 0;
  const isComplete = isWhole && reading?.status === 'ready';
  const valuesOf = (kept: readonly KeptValue[]) =>
    kept.filter(({ documentId }) => isAsked(documentId)).flatMap(placedValue);
  const known = rows.flatMap((row): KnownFact[] => {
    const { fact } = row;
    const replaced = valuesOf(row.replaced);
    const further = row.further.flatMap(
      (kept) =>
        (isAsked(kept.documentId) && placeOf(kept.documentId, kept.page, kept.quote, kept.offset ?? null)) || [],
    );
    if (row.decision !== null) {
      const { decidedValue: value, decidedText: text } = row;
      const place = placeOf(row.decidedDocumentId, row.decidedPage, row.decidedQuote, row.decidedOffset);
      const stated = value === null ? null : { value, text: text ?? value, place };
      const isOfThese = isWhole || (place !== null && isAsked(place.documentId));
      const foundAt = placeOf(row.foundDocumentId, row.foundPage, row.foundQuote, row.foundOffset);
      const found =
        row.foundValue === null
          ? null
          : { value: row.foundValue, text: row.foundText ?? row.foundValue, place: foundAt };
      const beside = replacedBeside(fact, replaced, value, found, true);
      const others = valuesSince(row).filter(({ documentId }) => isAsked(documentId));
      const person = row.firstName === null ? 'Somebody' : `${row.firstName} ${row.lastName}`;
      const since = {
        decidedBy: `${person} ${stated ? (row.decision === 'confirmed' ? 'confirmed' : 'set') : 'marked it as not stated'}`,
        others: others.flatMap((other) =>
          placedValue(other).map((each) => ({ ...each, document: titles.get(other.documentId) ?? 'A document' })),
        ),
      };
      // What else says of the found value is true of the confirmed one.
      const same = value !== null && value === row.foundValue ? { further } : {};
      const decided = { fact, stated, probability: 1, conflicts: [], replaced: beside, ...same };
      return isOfThese ? [{ ...decided, ...(since.others.length > 0 && { since }) }] : [];
    }
    const { foundValue: value, foundText: text } = row;
    if (row.probability === null) return [];
    const probability = Math.min(row.probability, surest);
    const place = placeOf(row.foundDocumentId, row.foundPage, row.foundQuote, row.foundOffset);
    if (value === null || !place)
      return isComplete
        ? [{ fact, stated: null, probability, conflicts: [], ...(further.length > 0 && { further }) }]
        : [];
    if (!isAsked(place.documentId)) return [];
    const [conflicts, apart] = [false, true].map((isApart) =>
      valuesOf(row.conflicts.filter((kept) => Boolean(kept.apart) === isApart)),
    ) as [FactValue[], FactValue[]];
    const stated = { value, text: text ?? value, place };
    return [
      {
        fact,
        stated,
        probability,
        conflicts,
        apart,
        further,
        replaced: replacedBeside(fact, replaced, value, stated, false),
      },
    ];
  });
  return { facts: known.sort((a, b) => factNames.indexOf(a.fact) - factNames.indexOf(b.fact)), isComplete };
}

interface DecidedRow {
  isFoundOtherwise: boolean;
  foundValue: string | null;
  foundText: string | null;
  foundDocumentId: string | null;
  foundPage: number | null;
  foundQuote: string | null;
  foundOffset: number | null;
  decidedValue: string | null;
  conflicts: readonly KeptValue[];
  seenConflicts: readonly KeptValue[] | null;
}

/** The values that documents have come to state since a person decided, as the overview lists them. */
function valuesSince(row: DecidedRow): KeptValue[] {
  const { foundValue: value, foundDocumentId: documentId, foundPage: page, foundQuote: quote } = row;
  const isFound = row.isFoundOtherwise && value !== null && documentId !== null && page !== null && quote !== null;
  const found = isFound
    ? [{ ...{ value, text: row.foundText ?? value, documentId, page, quote }, offset: row.foundOffset ?? 0 }]
    : [];
  const known = new Set([row.decidedValue, ...(row.seenConflicts ?? []).map((seen) => seen.value)]);
  return [...found, ...row.conflicts.filter((conflict) => !known.has(conflict.value))];
}

function placedValue({ value, text, documentId, page, quote, offset }: KeptValue): FactValue[] {
  const place = placeOf(documentId, page, quote, offset ?? null);
  return place ? [{ value, text, place }] : [];
}

/** Null where no words of a page are known. A quote without its offset is looked for when it is cited. */
function placeOf(
  documentId: string | null,
  page: number | null,
  quote: string | null,
  offset: number | null,
): FactPlace | null {
  if (documentId === null || page === null || !quote) return null;
  const start = offset ?? 0;
  return { documentId, page, start, end: start + quote.length, quote };
}
