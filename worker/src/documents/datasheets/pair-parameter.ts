import type { DecimalMark } from '../../numbers/parse-number.ts';
import type { Box } from '../model.ts';
import { conditionOfName, tidyName } from './header-words.ts';
import type { Parameter } from './model.ts';
import { readQuantity } from './read-quantity.ts';

/** A name and the value beside it, as a line or a cell has them. */
export interface ReadPair {
  name: string;
  /** On one line. */
  value: string;
  /** The boxes of the value; empty where the format has no page geometry. */
  boxes: Box[];
  page: number;
}

interface PairSetting {
  section: string | null;
  decimal: DecimalMark | null;
  /** The table and the cell of the pair. */
  at?: CellPlace;
}

/** Reads a pair's value, with its unit and its quantity where it has one. */
export function toParameter(
  { name, value: printed, boxes, page }: ReadPair,
  { section, decimal, at }: PairSetting,
): Parameter {
  const label = tidyName(name.replace(/\s+/gu, ' ')).replace(article, '').replace(leadingOf, '');
  const value = balanced(printed);
  const quantity = readQuantity(value, { parameter: label, decimal });
  const isRead = quantity.normalized !== null;
  // "shall not be more than 5 mm", "tra 60 e 120 mm" are kept as they are printed.
  const limit = isRead ? '' : (verbOfLimit.exec(value)?.[0] ?? wordsOfLimit.exec(value)?.[0] ?? '');
  const spoken =
    limit === '' ? null : readQuantity(value.slice(limit.length), { parameter: label, decimal }).normalized;
  return {
    tag: null,
    parameter: label,
    value: isRead ? quantity.value : value,
    unit: isRead ? quantity.unit : null,
    condition: (isRead ? quantity.condition : null) ?? conditionOfName(label),
    section,
    normalized: quantity.normalized ?? spoken,
    page,
    source: { quote: printed, boxes, ...placeIn(at ?? null) },
  };
}

const article = /^(?:the|la|le|el|il|der|die|das)\s/iu;
/** "Di lunghezza variabile": "of" before the name of a property. */
const leadingOf = /^[Dd][ie]\s(?=\p{Ll})/u;

const verbOfLimit = /^(?:shall|should|must|will|to)\s(?:not\s)?(?:be|exceed)\s/iu;

/** "From", "between", "at least" in other languages, up to three of them: "variabile tra", "no menor a". */
const wordsOfLimit =
  /^(?:(?:between|from|mind\.|mindestens|höchstens|maximal|bis|zu|ab|von|etwa|zwischen|au (?:moins|plus)|jusqu['’]à|environ|entre|de|al menos|como (?:mínimo|máximo)|hasta|desde|no (?:menor|mayor) (?:a|de|que)|almeno|fino a|tra|fra|da|di|variabil[ei]|variables?|compres[oaie]|comprendid[oa]s?|comprise?s?|minim[oa]|massim[oa]|pelo menos|no (?:mínimo|máximo)|até|mínim[oa]|máxim[oa]|co najmniej|około|maks\.|od|do|między|не (?:менее|более)|до|от|около|tối (?:thiểu|đa)|khoảng)\s){1,3}(?=[+±-]?\d)/iu;

interface CellPlace {
  table: number | null;
  row: number;
  column: number;
}

/** Only a table has rows and columns: those of a form would mean nothing to a reader. */
export function placeIn(at: CellPlace | null): Pick<Parameter['source'], 'table' | 'row' | 'column'> {
  return at === null || at.table === null ? { table: null, row: null, column: null } : at;
}

/** "up to 100 MB)" out of "files (up to 100 MB)": a bracket that opens before the value is not part of it. */
function balanced(value: string): string {
  const isOpen = value.split('(').length > value.split(')').length - 1;
  return isOpen || !/\)[.;]?$/u.test(value) ? value : value.replace(/\)[.;]?$/u, '').trim();
}
