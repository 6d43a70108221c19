import type { FactCertainty, FactName, FactPlace, FactStatus, FactValue, WorkspaceFact } from '@bidloom/contract/facts';
import { certaintyOf } from '@bidloom/texts/certainty';
import type { FactRow, KeptConflict, KeptFurther } from './fact-rows.repository.ts';
import { zonePlaceFor } from './zone-place.ts';

/** Names of the tender's documents by id. */
type Names = ReadonlyMap<string, string>;

const nothing = {
  ...{ value: null, text: null, documentId: null, fileName: null, page: null, quote: null, offset: null },
  boxes: [],
};

const unread: FactRow = {
  fact: 'contact',
  ...{ foundValue: null, foundText: null, foundDocumentId: null, foundPage: null, foundQuote: null },
  ...{
    foundOffset: null,
    foundBoxes: null,
    probability: null,
    conflicts: [],
    seenConflicts: null,
    replaced: [],
    further: [],
    decision: null,
    decidedValue: null,
  },
  ...{ decidedText: null, decidedDocumentId: null, decidedPage: null, decidedQuote: null, decidedOffset: null },
  ...{ decidedBoxes: null, decidedBy: null, decidedAt: null, isFoundOtherwise: false, firstName: null, lastName: null },
};

/** A fact as the contract shows it; without a row it was neither read nor decided. */
export function presentFact(fact: FactName, row: FactRow = unread, names: Names): WorkspaceFact {
  const places = row.further.filter(({ documentId }) => names.has(documentId));
  const withZone = <Value extends FactValue | null>(value: Value): Value => {
    const place = value && zonePlaceFor(value, { ...row, further: places });
    return value && place ? { ...value, zonePlace: placeOf(place, names) } : value;
  };
  const found = withZone(foundOf(row, names));
  const { decision } = row;
  // The value was removed with its document, and the other documents are not read yet.
  const isUnread = row.foundValue !== null && row.foundDocumentId === null;
  const probability = isUnread ? null : row.probability;
  const valid = decision ? withZone(decidedOf(row, names)) : found;
  const isFoundOtherwise = row.isFoundOtherwise && !isUnread;
  const statedSince = [...(isFoundOtherwise && found ? [found] : []), ...conflictsSince(row, names).map(withZone)];
  return {
    fact,
    ...(valid ?? nothing),
    status: statusOf(decision, found !== null, probability),
    probability,
    certainty: decision || probability === null ? null : certaintyWith(found !== null, probability),
    // A removed document takes its conflicts along.
    conflicts: conflictsOf(row, false, names).map(withZone),
    apart: conflictsOf(row, true, names).map(withZone),
    replaced: valid && valid.value === row.foundValue ? replacedOf(row, names).map(withZone) : [],
    ...(row.foundValue === null &&
      decision === null &&
      places.length > 0 && { maybeAt: places.map((place) => placeOf(place, names)) }),
    found,
    documentsSayOtherwise: isFoundOtherwise || statedSince.length > 0,
    statedSince,
    placeIsGone: decision !== null && row.decidedPage !== null && row.decidedDocumentId === null,
    decidedBy: row.decidedBy ? { id: row.decidedBy, name: `${row.firstName} ${row.lastName}` } : null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** It is never certain that nothing was found: the documents may state it in unknown words. */
function certaintyWith(isFound: boolean, probability: number): FactCertainty {
  const certainty = certaintyOf(probability);
  return !isFound && certainty === 'certain' ? 'likely' : certainty;
}

function statusOf(decision: FactRow['decision'], isFound: boolean, probability: number | null): FactStatus {
  if (decision) return decision === 'not_stated' ? 'marked_not_stated' : decision;
  if (isFound) return 'found';
  return probability === null ? 'pending' : 'not_stated';
}

/** Null where the documents state nothing, or where the document that did no longer exists. */
function foundOf(row: FactRow, names: Names): FactValue | null {
  const { foundValue: value, foundText: text, foundDocumentId: documentId } = row;
  if (value === null || text === null || documentId === null) return null;
  return {
    ...{ value, text, documentId, fileName: names.get(documentId) ?? null },
    ...{ page: row.foundPage, quote: row.foundQuote, offset: row.foundOffset, boxes: row.foundBoxes ?? [] },
  };
}

function decidedOf(row: FactRow, names: Names): FactValue | null {
  const { decidedValue: value, decidedText: text, decidedDocumentId: documentId } = row;
  if (value === null || text === null) return null;
  if (documentId === null) return { ...nothing, value, text };
  return {
    ...{ value, text, documentId, fileName: names.get(documentId) ?? null },
    ...{ page: row.decidedPage, quote: row.decidedQuote, offset: row.decidedOffset, boxes: row.decidedBoxes ?? [] },
  };
}

/** Other values of the same fact; dates that are far from the found one alone, or without them. */
const conflictsOf = ({ conflicts }: Pick<FactRow, 'conflicts'>, areApart: boolean, names: Names): FactValue[] =>
  conflicts.flatMap((conflict) => (Boolean(conflict.apart) === areApart ? (conflictOf(conflict, names) ?? []) : []));

const placeOf = ({ documentId, page, quote, offset, boxes = [] }: KeptFurther, names: Names): FactPlace => ({
  ...{ documentId, fileName: names.get(documentId) ?? '', page, quote, offset, boxes },
});

function conflictOf({ apart: _, ...conflict }: KeptConflict, names: Names): FactValue | null {
  const fileName = names.get(conflict.documentId);
  return fileName === undefined ? null : { ...conflict, fileName };
}

/** Other values that documents have come to state since a person decided; none where nobody did. */
function conflictsSince({ decision, decidedValue, conflicts, seenConflicts }: FactRow, names: Names): FactValue[] {
  if (!decision) return [];
  const known = new Set([decidedValue, ...(seenConflicts ?? []).map(({ value }) => value)]);
  return conflicts.flatMap((conflict) => (known.has(conflict.value) ? [] : (conflictOf(conflict, names) ?? [])));
}

/** What the found value replaces, one place a day and document: a tender names its closing date on many pages. */
function replacedOf({ replaced }: FactRow, names: Names): FactValue[] {
  const day = (date: string) => date.slice(0, '2031-08-14'.length);
  const groups = Map.groupBy(replaced, (date) => `${day(date.value)} ${date.documentId}`);
  return [...groups.values()].flatMap(([date]) =>
    date ? (conflictOf({ ...date, boxes: date.boxes ?? [] }, names) ?? []) : [],
  );
}
