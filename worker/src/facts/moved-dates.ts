import { moveAt } from './moving-statements.ts';
import type { TenderUnit } from './read-tender.ts';
import type { ReadValue } from './values/model.ts';

/** Between such a word and its date: articles, the weekday and the time of day. */
const between = String.raw`(?: the| on| at| bis| der| den| dem| zum| le| la| el| il|:){0,2}(?: (?:[a-z]{3,12}day|noon|midnight|mittag|midi|\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?|on|at|hours|hrs|uhr|ngay|dnia|dia|earlier|original|previous|old)[ ,]{0,2}){0,4} ?$`;
/** Words for a date that no longer counts, wherever it is in the statement. */
const replacedAnywhere = new RegExp(
  String.raw`\b(?:instead of|in place of|in lieu of|rather than|previously|formerly|originally|bisher|statt|anstelle des|au lieu du|en lugar del?|em vez de|zamiast|in plaats van)${between}`,
  'u',
);
/** Of these words, those that say by themselves that the other date counts: "by 21 January instead of 14 January". */
const replacedBeside = new RegExp(
  String.raw`\b(?:instead of|in place of|in lieu of|rather than|statt|anstelle des|au lieu du|en lugar del?|em vez de|zamiast|in plaats van)${between}`,
  'u',
);
/** A question, a wish or a condition replaces nothing. */
const unreal =
  /\?|\b(?:if|whether|can|could|may|might|would|requests?|requested|requesting|ask(?:s|ed)?|suggest(?:s|ed)?|propose[sd]?|please (?:extend|consider)|wenn|falls|kann|konnen|konnten?|bitten?|si|pourrait|peut|demande[a-z]{0,3}|podria|solicita[a-z]{0,3}|se potesse|czy|moze|kan|kunnen)\b/u;
/** Words for the first of two dates. They also occur between a time and its date ("10:00 from 14 January"), so another date must follow. */
const replacedFirst = new RegExp(
  String.raw`\b(?:was|were|had been|war|lautete|etait|era|from|vom|von|du|del?|dal|z|z dnia|van|tu)${between}`,
  'u',
);
/** The most characters that they are long together. */
const reach = 70;

/** Headers of the columns of a table of changes. */
const replacedHeader =
  /^\W{0,3}(?:existing|original|previous|old|earlier|as published|for\b|bisher|ancien|anterior|vigente)/u;
const newHeader = /\b(?:revised|new|amended|extended|modified|corrected|read as|read\b|neu|nouve|nuev|nov)/u;

/**
 * The dates that a statement replaces, or a row of a table of changes. Examples: the first of "extended from 14 to 21 January", the one in "the
 * deadline (14 January) has been extended to 21 January", and the date below "Existing date" where "Revised date" is beside it. Never all of
 * them: a statement that names no new date replaces none.
 * @param dates of one fact in the unit
 * @param rowsAbove the rows before the unit, the nearest first
 */
export function replacedDates(
  unit: TenderUnit,
  dates: readonly ReadValue[],
  rowsAbove: () => readonly TenderUnit[],
): ReadValue[] {
  if (new Set(dates.map(({ value }) => value)).size < 2) return [];
  const replaced = unit.kind === 'row' ? inTable(unit, dates, rowsAbove()) : inStatement(unit.folded, dates);
  return replaced.length < dates.length ? replaced : [];
}

function inStatement(statement: string, dates: readonly ReadValue[]): ReadValue[] {
  const beforeOf = ({ start }: ReadValue) => statement.slice(Math.max(0, start - reach), start).replace(/\($/u, '');
  const at = moveAt(statement);
  if (at < 0) return unreal.test(statement) ? [] : dates.filter((date) => replacedBeside.test(beforeOf(date)));
  const last = Math.max(...dates.map(({ start }) => start));
  return dates.filter((date) => {
    const before = beforeOf(date);
    if (replacedAnywhere.test(before)) return true;
    return date.start < last && (date.end <= at || replacedFirst.test(before));
  });
}

function inTable(unit: TenderUnit, dates: readonly ReadValue[], rowsAbove: readonly TenderUnit[]): ReadValue[] {
  const cellOf = (date: ReadValue) => unit.cells.findIndex(({ start, end }) => date.start >= start && date.start < end);
  for (const row of rowsAbove) {
    if (row.cells.length !== unit.cells.length) continue;
    const headers = row.cells.map(({ start, end }) => row.folded.slice(start, end));
    if (!headers.some((header) => replacedHeader.test(header)) || !headers.some((header) => newHeader.test(header)))
      continue;
    return dates.filter((date) => replacedHeader.test(headers[cellOf(date)] ?? ''));
  }
  return [];
}
