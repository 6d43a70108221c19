import type { TenderUnit } from './read-tender.ts';
import type { ReadValue } from './values/model.ts';

/**
 * Statements that replace an earlier date, by language: theirs prevails over every other. A statement that the date may be moved does not
 * count yet. No tender of the benchmark has such a statement, so these words neither gain nor cost anything there.
 */
const movingWords = [
  String.raw`(?:is|are|was|were|has been|have been|stands|now|hereby) (?:now |hereby |further )?(?:moved|extended|postponed|deferred|rescheduled|brought forward|changed|revised)\b.{0,80}?\b(?:to|until|till|up to)`,
  String.raw`(?:we|has|have|hereby|decided to|agreed to) (?:hereby |now )?(?:move|extend|postpone|defer|reschedule|change|revise)(?:d|ed|red|s)?\b.{0,120}?\b(?:to|until|till|up to)`,
  String.raw`(?:wird|wurde|ist|werden) .{0,120}?\b(?:verlangert|verschoben|verlegt|geandert)`,
  String.raw`(?:est|a ete|sont|ont ete) (?:reporte|prorog|prolonge|repousse|modifie)[a-z]{0,4}\b.{0,80}?\b(?:au|jusqu'au)`,
  String.raw`(?:se|queda|ha sido|es) (?:prorroga|amplia|pospone|aplaza|modifica)[a-z]{0,3}\b.{0,80}?\b(?:al?|hasta)`,
  String.raw`(?:e|e stato|viene|sono stati) (?:prorogat|posticipat|differit|modificat)[a-z]{1,2}\b.{0,80}?\b(?:al?|alle|fino al)`,
  String.raw`(?:fica|foi|e|esta) (?:prorrogad|adiad|alterad|postergad)[a-z]{1,2}\b.{0,80}?\b(?:para|ate)`,
  String.raw`(?:zostal|zostaje|ulega) (?:przedluzon|przesunie|przesuniet|zmienion|zmianie)[a-z]{0,3}\b.{0,80}?\b(?:na|do)`,
  String.raw`(?:is|wordt|werd) .{0,120}?\b(?:verlengd|verschoven|uitgesteld)`,
  String.raw`(?:duoc|da) (?:duoc )?(?:gia han|doi|dieu chinh)\b.{0,80}?\b(?:den|thanh|sang)`,
];
const moving = new RegExp(String.raw`\b(?:${movingWords.join('|')})\b`, 'u');

/** Whether a folded statement moves a date. */
export const movesDate = (statement: string) => moving.test(statement);

/** What goes directly before a date that no longer counts; the weekday and the time of day may be between. */
const replacedBefore =
  /\b(?:from|instead of|in place of|in lieu of|rather than|previously|formerly|originally|vom|von|statt|anstelle des|du|au lieu du|del?|dal|em vez de|z|z dnia|zamiast|van|in plaats van|tu)(?: the)?(?: (?:[a-z]{3,12}day|\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?|on|at|hours|hrs|uhr|ngay|dnia|dia|earlier|original|previous|old)[ ,]{0,2}){0,4} ?$/u;
/** The most characters that it may be long. */
const reach = 70;

/** Headers of the columns of a table of changes. */
const replacedHeader =
  /^\W{0,3}(?:existing|original|previous|old|earlier|as published|for\b|bisher|ancien|anterior|vigente)/u;
const newHeader = /\b(?:revised|new|amended|extended|modified|corrected|read as|read\b|neu|nouve|nuev|nov)/u;

/**
 * Whether a date is the one that its own statement, or the table of changes that it is in, replaces: the first of "extended from 14 to 21
 * January", and what is below "Existing date" beside "Revised date". `rowsAbove`: the rows before the unit, the nearest first.
 */
export function isReplaced(unit: TenderUnit, value: ReadValue, rowsAbove: () => readonly TenderUnit[]): boolean {
  const before = unit.folded.slice(Math.max(0, value.start - reach), value.start);
  if (replacedBefore.test(before) && movesDate(unit.folded)) return true;
  if (unit.kind !== 'row') return false;
  const at = unit.cells.findIndex(({ start, end }) => value.start >= start && value.start < end);
  if (at < 0) return false;
  return rowsAbove().some((row) => {
    if (row.cells.length !== unit.cells.length) return false;
    const words = row.cells.map(({ start, end }) => row.folded.slice(start, end));
    return replacedHeader.test(words[at] ?? '') && words.some((each, other) => other !== at && newHeader.test(each));
  });
}
