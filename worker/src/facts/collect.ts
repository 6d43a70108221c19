import { beginsItemOrClause } from '@bidloom/texts/item-mark';
import { joinHyphens } from '@bidloom/texts/join-hyphens';
import { roleInVocabulary } from '../documents/tables/header/header-vocabulary.ts';
import { allKinds } from './all-kinds.ts';
import { amountsByLot, type LotAmounts } from './amounts-by-lot.ts';
import { isBelowCondition } from './below-condition.ts';
import { type CompiledKind, compileKind, type Pairing, pairingsOf } from './candidates.ts';
import { type Features, featuresFor } from './features.ts';
import { markReplaced, replacedPairings } from './mark-replaced.ts';
import { type FactDocument, type FactName, type FactValue, factNames } from './model.ts';
import { movesDate } from './moving-statements.ts';
import { namesOfOthers } from './names-of-others.ts';
import { ofEachRow } from './of-each-row.ts';
import { openedAtOnce } from './opened-at-once.ts';
import { isOtherDeadline } from './other-deadlines.ts';
import { othersValues } from './others-values.ts';
import type { Part } from './parts.ts';
import { readTender, type Tender, type TenderUnit } from './read-tender.ts';
import { startOfAddress } from './start-of-address.ts';
import type { ReadValue } from './values/model.ts';
import { isVoided, type VoidedDate, voidedDates } from './voided-dates.ts';

/** A value that may be a fact's, with what tells how likely it is. */
export interface Candidate extends FactValue {
  fact: FactName;
  /** Candidates with the same key say the same. */
  key: string;
  /** Its sentence or row: their number among all of the tender. */
  unit: number;
  features: Features;
  /** What the fact is called beside the value, folded: "site visit". */
  name: string;
  /** The part of the tender that it is in; of a date that its statement moves, `moved`; of the date before, `replaced`. */
  part: Part | null;
  /** How late its document is among those of the tender: `editionsOf`. */
  edition: number;
  /** A duration that is in a column of which each row has its own: `ofEachRow`. */
  isOfRow?: true;
  /** The amounts of all lots, apart and as one value, where this one is that of a lot alone. */
  lots?: { amounts: readonly string[]; together: FactValue };
}

const compiled = new Map<string, CompiledKind>();

/** Names are looked for in the languages of the documents and in English, which many use beside their own. */
function kindsFor(documents: readonly FactDocument[]): CompiledKind[] {
  const languages = new Set(['en', ...documents.map(({ language }) => language)]);
  const key = [...languages].sort().join(' ');
  return factNames.map((fact) => {
    const known = compiled.get(`${fact} ${key}`);
    if (known) return known;
    const kind = compileKind(allKinds[fact], languages);
    compiled.set(`${fact} ${key}`, kind);
    return kind;
  });
}

/** All values that documents may state for each fact. */
export function collectCandidates(documents: readonly FactDocument[]): Map<FactName, Candidate[]> {
  const tender = readTender(documents);
  const paired = kindsFor(documents).map((kind) => ({
    kind,
    pairings: pairingsOf(kind, tender).filter((pairing) => !isOtherDeadline(pairing)),
  }));
  const all = paired.flatMap(({ pairings }) => pairings);
  const isOthers = othersValues(all, tender);
  const isPartOfOther = namesOfOthers(all);
  const deadlines = paired.find(({ kind }) => kind.kind.fact === 'submission_deadline')?.pairings ?? [];
  const dueDates = deadlines.filter((pairing) => !isOthers(pairing));
  const voided = voidedDates(tender);
  return new Map(
    paired.map(({ kind, pairings }) => {
      const featuresOf = featuresFor(kind);
      const atOnce =
        kind.kind.fact === 'bid_opening' ? openedAtOnce(kind, { deadlines: dueDates, dated: pairings }, tender) : [];
      const own = [...pairings.filter((pairing) => !isOthers(pairing)), ...atOnce].filter(
        (pairing) =>
          !isPartOfOther(pairing) &&
          !isStray(kind, pairing) &&
          !isTimeBound(kind, pairing) &&
          !isAsked(pairing) &&
          !isInHeader(kind, pairing, tender) &&
          !isColumnNames(kind, pairing, tender) &&
          !isLeadIn(kind, pairing, tender) &&
          !isHalfSaid(kind, pairing, tender) &&
          !isRefused(kind, pairing),
      );
      const replaced = kind.kind.class === 'date' ? replacedPairings(own, tender) : [];
      const isOfRow = ofEachRow(own);
      const read = own
        .filter((pairing) => !replaced.includes(pairing))
        .map((pairing) => ({ pairing, features: featuresOf(pairing) }));
      const byLot = amountsByLot(kind.kind.fact, read);
      const candidates = read.map(({ pairing, features }) => {
        const amounts = byLot.get(pairing.unit);
        return {
          ...candidateOf(kind, pairing, features, tender),
          ...(isOfRow(pairing) && { isOfRow: true as const }),
          ...(amounts && { lots: { amounts: amounts.amounts, together: valueOfLots(amounts, pairing.unit) } }),
        };
      });
      const marked = markReplaced(candidates, replaced);
      if (kind.kind.class !== 'date' || voided.length === 0) return [kind.kind.fact, marked];
      return [kind.kind.fact, marked.map((each) => withVoided(each, voided))];
    }),
  );
}

/** A date that a sentence declares void is as one that is replaced, unless a statement moves to it. */
const withVoided = (candidate: Candidate, voided: readonly VoidedDate[]): Candidate =>
  candidate.part !== 'moved' && isVoided(voided, candidate.value, candidate.edition)
    ? { ...candidate, part: 'replaced' }
    : candidate;

/** A line before a label is its value only where its form tells so: others belong to what is above. */
const leastBeforeLabel = 0.5;
/** In characters, besides the name. */
const longestLabel = 40;

/**
 * A fact in words is stated where it is named, or under its label: a sentence after one that names it is about something else, unless it
 * names it, too. What only may name it says nothing about other statements at all.
 */
function isStray({ kind, names }: CompiledKind, { relation, unit, nameUnit, name, value, isStrong }: Pairing): boolean {
  if (kind.class !== 'words') return false;
  if (!isStrong && unit !== nameUnit) return true;
  if (relation === 'previous' && value.form < leastBeforeLabel) return true;
  if (relation !== 'next' || !names) return false;
  // An item of a list is no label of the item below it.
  if (kind.isCell && /[,;] *$/u.test(nameUnit.folded)) return true;
  const isLabel =
    nameUnit.folded.length <= name.end - name.start + longestLabel ||
    (kind.isCell === true && /^[ :.]*$/u.test(nameUnit.folded.slice(name.end)));
  return !isLabel && unit.folded.search(names) < 0;
}

/** Whether a value is in a question, such as one of a bidder: that states nothing. */
const isAsked = ({ unit }: Pairing) => unit.kind === 'sentence' && /[?？]["'”»)]?\s*$/u.test(unit.folded);

/** Before a name that only tells from or until when something else counts: "kept for seven years after final payment". */
const timeBound =
  /\b(?:after|until|till|before|following|since|prior to|from|preceding|nach|vor|bis|seit|apres|avant|jusqu'au?|depuis|despues del?|antes del?|hasta|dopo|prima del?l?[ao]?|fino al?|apos|ate|antes d[aeo]|po|przed|na|voor|tot|sau|truoc|после|до)(?: (?:the|said|such|any|all|der|die|das|dem|den|le|la|les|el|los|las|il|o|a|as|os|de|het|his|its|their|receipt of|date of|final|last|full)){0,3} $/u;

/** Whether the name of a fact in words only tells from or until when something else counts: that states no terms of payment. */
function isTimeBound({ kind }: CompiledKind, { nameUnit, name }: Pairing): boolean {
  return kind.class === 'words' && timeBound.test(nameUnit.folded.slice(Math.max(0, name.start - 30), name.start));
}

/** Whether the words of a statement say that it is about something else. */
function isRefused({ kind, refused }: CompiledKind, { nameUnit, unit, value }: Pairing): boolean {
  if (kind.isOther?.(unit.folded, value)) return true;
  return refused !== null && nameUnit.kind !== 'row' && nameUnit.folded.search(refused) >= 0;
}

/** Whether a value is only a header of the column beside that of the name: "Consignee | Address". */
function isInHeader({ kind }: CompiledKind, { unit, nameUnit }: Pairing, { units }: Tender): boolean {
  if (!kind.isCell || unit !== nameUnit || unit.kind !== 'row') return false;
  const [first] = unit.cells;
  const isNumbered = first !== undefined && roleInVocabulary(unit.folded.slice(first.start, first.end)) === 'number';
  return isNumbered || units[unit.index + 1]?.header === unit.cells;
}

/** Whether a fact in words is told as a code: "EUR". */
const isCode = (fact: FactName) => fact === 'currency' || fact === 'bid_language';

/** In columns: a row of two may also be a name beside its value. */
const fewestColumns = 3;

/**
 * Whether a row of words only names columns, of which the row below has figures: "Evaluation | Area weighting | Overall weighting", also
 * where a further part of the table names them again. A currency may be stated in such a row: "Price in EUR".
 */
function isColumnNames({ kind }: CompiledKind, { unit, nameUnit, name }: Pairing, { units }: Tender): boolean {
  if (kind.class !== 'words' || isCode(kind.fact) || unit.cells.length < fewestColumns) return false;
  const below = units[unit.index + 1];
  if (!below || below.header !== (unit.header ?? unit.cells)) return false;
  // The names of the columns beside a label are its values: "Payment terms | net | monthly" above a row of days.
  const [first] = unit.cells;
  if (first && nameUnit === unit && name.start >= first.start && name.end <= first.end && unit.header === null)
    return false;
  const names = besideFirst(unit);
  if (!names.every((name) => /\p{L}/u.test(name) && !/\d/u.test(name))) return false;
  if (unit.header !== null) {
    const header = unit.page.units.find(({ cells }) => cells === unit.header);
    return header !== undefined && besideFirst(header).join('|') === names.join('|');
  }
  return besideFirst(below).some((cell) => /\d/u.test(cell));
}

/** The cells of a row beside its first. */
const besideFirst = ({ cells, folded }: TenderUnit): string[] =>
  cells.slice(1).map(({ start, end }) => folded.slice(start, end));

/** Whether a sentence only leads to places that are not with it: "at the following addresses:", above a table. */
function isLeadIn({ kind }: CompiledKind, { unit, nameUnit }: Pairing, tender: Tender): boolean {
  return (
    kind.isCell === true && unit === nameUnit && /[:：]\s*$/u.test(unit.folded) && endOfList(unit, tender) === unit.end
  );
}

/** Whether a statement in words is an item whose introduction turns it around. */
function isHalfSaid({ kind }: CompiledKind, { unit }: Pairing, tender: Tender): boolean {
  return kind.class === 'words' && isBelowCondition(unit, tender);
}

const longestText = 300;
/** In characters; what is longer has spaces for other reasons than between words. */
const longestWord = 40;
/** A row may be a page long: a person checks a value in what is around it. */
const longestQuote = 600;

function candidateOf(compiled: CompiledKind, pairing: Pairing, features: Features, tender: Tender): Candidate {
  const { unit, value } = pairing;
  const { page, document } = unit.page;
  const isOwn = pairing.nameUnit === unit || pairing.isAtOnce === true;
  const isCoded = isCode(compiled.kind.fact);
  const isWhole = compiled.kind.class === 'words' || compiled.kind.class === 'yesNo';
  const cell = compiled.kind.isCell ? cellOf(pairing) : null;
  const rows = isCoded || cell ? null : rowsTogether(compiled, unit, tender);
  const near = cell ?? rows ?? placeOf(page.text, unit, value);
  if (compiled.kind.fact === 'contact' && !cell && !rows) near.start = startOfAddress(unit, tender, longestText);
  if (pairing.isAtOnce && isJustBefore(unit, pairing.nameUnit)) near.end = pairing.nameUnit.end;
  if (compiled.kind.class === 'words' && !isCoded && !cell) near.end = Math.max(near.end, endOfList(unit, tender));
  const whole = page.text.slice(near.start, near.end);
  const text = isWhole ? whole : page.text.slice(unit.start + value.start, unit.start + value.end);
  const isAbsent = compiled.absent !== null && unit.folded.search(compiled.absent) >= 0;
  const normal = isAbsent ? 'none' : compiled.kind.class === 'words' && !isCoded ? oneLine(text) : value.value;
  return {
    fact: compiled.kind.fact,
    unit: unit.index,
    value: normal,
    text: shown(isWhole ? joinHyphens(text) : text),
    place: { documentId: document.documentId, page: page.number, ...near, quote: whole },
    key: compiled.kind.class === 'words' && !isCoded ? `${document.documentId} ${page.number}` : value.value,
    features,
    name: pairing.nameUnit.folded.slice(pairing.name.start, pairing.name.end),
    // A statement moves a date that it names itself, not one that only its title names.
    part: compiled.kind.class === 'date' && isOwn && movesDate(unit.folded) ? 'moved' : unit.part,
    edition: unit.page.edition,
  };
}

/** The amounts of lots with their rows, as many of them as can be quoted together. */
function valueOfLots({ value, start, end }: LotAmounts, { page: { page, document }, ...unit }: TenderUnit): FactValue {
  const near = end - start <= longestQuote ? { start, end } : { start: unit.start, end: unit.end };
  const quote = page.text.slice(near.start, near.end);
  return { value, text: shown(quote), place: { documentId: document.documentId, page: page.number, ...near, quote } };
}

/** Whether a statement is just before another on its page, and the two are short enough to be quoted together. */
const isJustBefore = (one: TenderUnit, other: TenderUnit) =>
  one.page === other.page && other.start >= one.end && other.end - one.start <= longestQuote;

/** The cell that a value beside or under its name is in; null for any other value. Offsets into the page's text. */
function cellOf({ unit, value, name, nameUnit }: Pairing): { start: number; end: number } | null {
  const cell = unit.cells.find(({ start, end }) => value.start >= start && value.end <= end);
  const isNamed = cell && nameUnit === unit && name.start >= cell.start && name.end <= cell.end;
  return cell && !isNamed ? { start: unit.start + cell.start, end: unit.start + cell.end } : null;
}

/**
 * The rows of a table that together state a fact in words, each beginning with a name of it: "General liability | …", "Professional liability
 * | …". Null where it is one row, or where they are too long to be shown. Offsets into the page's text.
 */
function rowsTogether({ kind, names }: CompiledKind, unit: TenderUnit, { units }: Tender) {
  if (kind.class !== 'words' || !names || unit.kind !== 'row' || unit.header === null) return null;
  const isOfFact = (row: TenderUnit | undefined): row is TenderUnit => {
    const [first] = row?.cells ?? [];
    if (!row || !first || row.header !== unit.header || row.page !== unit.page) return false;
    return row.folded.slice(first.start, first.end).search(names) >= 0;
  };
  let [from, to] = [unit, unit];
  for (let row = units[from.index - 1]; isOfFact(row); row = units[from.index - 1]) from = row;
  for (let row = units[to.index + 1]; isOfFact(row); row = units[to.index + 1]) to = row;
  return from !== to && isOfFact(unit) && to.end - from.start <= longestText
    ? { start: from.start, end: to.end }
    : null;
}

/** What is quoted of a unit: all of it, or of a long one what is around the value, cut at spaces. Offsets into the page's text. */
function placeOf(text: string, unit: TenderUnit, value: ReadValue): { start: number; end: number } {
  if (unit.end - unit.start <= longestQuote) return { start: unit.start, end: unit.end };
  const at = unit.start + value.start;
  const from = Math.max(unit.start, Math.min(at - longestQuote / 2, unit.end - longestQuote));
  const to = Math.min(unit.end, from + longestQuote);
  const before = from === unit.start ? -1 : text.slice(from, at).indexOf(' ');
  const after = to === unit.end ? -1 : text.slice(at, to).lastIndexOf(' ');
  return { start: before < 0 ? from : from + before + 1, end: after <= value.end - value.start ? to : at + after };
}

/**
 * Where a statement ends that introduces what follows it on its page: with the next sentence ("to this address:"), or with the last item
 * of a list that a shown text has room for. The end of the unit itself for any other statement. An offset into the page's text.
 */
function endOfList({ index, page, start, end, folded }: TenderUnit, { units }: Tender): number {
  if (!/[:：]\s*$/u.test(folded)) return end;
  let last = end;
  for (const next of units.slice(index + 1, index + 1 + mostInList)) {
    const isHere = next.kind === 'sentence' && next.page === page && next.start >= last;
    const isItem = beginsItemOrClause(next.folded);
    if (!isHere || next.end - start > longestText || (last > end && !isItem)) break;
    last = next.end;
    if (!isItem) break;
  }
  return last;
}

/** Items after an introduction. */
const mostInList = 6;

/** What documents say as one line. Values are compared with those of earlier readings, so they are always cut at the same length. */
const oneLine = (text: string): string =>
  text
    .slice(0, longestText)
    .replace(/\s{1,50}/gu, ' ')
    .trim();

/** A text that is shown: if it is cut, it ends after a whole word and says so. */
function shown(text: string): string {
  const line = oneLine(text);
  if (text.length <= longestText) return line;
  const space = line.lastIndexOf(' ');
  // Chinese and Korean have few spaces, or none.
  return `${space > line.length - longestWord ? line.slice(0, space) : line} …`;
}
