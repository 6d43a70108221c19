import type { Stretch } from '../search/sentences.ts';
import { readDateTimes } from './values/date-time.ts';
import type { ValueHabits } from './values/model.ts';

/** Past participles of the verbs of moving a date. */
const moved = '(?:moved|extended|postponed|deferred|rescheduled|brought forward|changed|revised|amended)';

/** The end of a sentence that says of a date only that it was moved. */
const wasMoved = `(?:is|are|has been|have been) (?:now |hereby )?${moved}(?: by [a-z0-9 ]{1,30})?[.:] ?`;

/** "The new deadline for the submission of bids is": not the one for questions, which says nothing of the date before. */
const newDateIs =
  'the (?:new|revised|amended|extended) (?:(?:final|closing|due|submission|proposal|tender|bid|offer|quotation) ){0,3}(?:date|deadline|time)(?: and time)?(?: for (?:the )?(?:submission|receipt|delivery) of (?:proposals|tenders|bids|offers|quotations))? (?:is|are|will be)';

/**
 * Statements that replace an earlier date, by language: theirs prevails over every other. A statement that the date may be moved does not
 * count yet. No tender of the benchmark has such a statement, so these words neither gain nor cost anything there.
 */
const movingWords = [
  String.raw`(?:is|are|was|were|has been|have been|has now been|have now been|stands|now|hereby) (?:now |hereby |further )?${moved}\b.{0,80}?\b(?:to|until|till|up to)`,
  String.raw`(?:we|has|have|hereby|decided to|agreed to) (?:hereby |now )?(?:move|extend|postpone|defer|reschedule|change|revise)(?:d|ed|red|s)?\b.{0,120}?\b(?:to|until|till|up to)`,
  '(?:date|deadline|time) (?:now |hereby )?(?:moves|shifts) (?:back |forward |on )?(?:from .{0,80}? )?to',
  'new (?:[a-z]{2,12} ){0,3}(?:date|deadline|date and time) (?:for [a-z ]{0,40}? )?(?:is|will be) (?:[a-z]{2,9},? ){0,2}(?=\\d|[a-z]{3,9} \\d)',
  String.raw`(?:wird|wurde|ist|werden) .{0,120}?\b(?:verlangert|verschoben|verlegt|geandert)`,
  String.raw`(?:est|a ete|sont|ont ete) (?:reporte|prorog|prolonge|repousse|modifie)[a-z]{0,4}\b.{0,80}?\b(?:au|jusqu'au)`,
  String.raw`(?:se|queda|ha sido|es) (?:prorroga|amplia|pospone|aplaza|modifica)[a-z]{0,3}\b.{0,80}?\b(?:al?|hasta)`,
  String.raw`(?:e|e stato|viene|sono stati) (?:prorogat|posticipat|differit|modificat)[a-z]{1,2}\b.{0,80}?\b(?:al?|alle|fino al)`,
  String.raw`(?:fica|foi|e|esta) (?:prorrogad|adiad|alterad|postergad)[a-z]{1,2}\b.{0,80}?\b(?:para|ate)`,
  String.raw`(?:zostal|zostaje|ulega) (?:przedluzon|przesunie|przesuniet|zmienion|zmianie)[a-z]{0,3}\b.{0,80}?\b(?:na|do)`,
  String.raw`(?:is|wordt|werd) .{0,120}?\b(?:verlengd|verschoven|uitgesteld)`,
  String.raw`(?:duoc|da) (?:duoc )?(?:gia han|doi|dieu chinh)\b.{0,80}?\b(?:den|thanh|sang)`,
  // Over two sentences, which `joinMoves` makes one statement: "The deadline was 14 January. It is now 21 January."
  '(?:was|were|had been) .{0,120}?[.:] ?(?:it|this|they|these|the [a-z ]{0,40}?) (?:is|are|will be|has been) (?:now|set|moved|extended|changed)',
  `(?:was|were|had been) .{0,120}?[.:] ?${newDateIs}`,
  `${wasMoved}${newDateIs}`,
  `${wasMoved}(?:tenders|bids|proposals|offers|quotations|submissions|responses) (?:must|shall|should|are|are to|can|may|will) (?:now )?(?:be )?(?:returned|submitted|received|delivered|lodged|due)`,
  '(?:war|lautete|endete) .{0,120}?[.:] ?(?:er|sie|es|diese|dieser|die [a-z ]{0,40}?|der [a-z ]{0,40}?) (?:ist|lautet|endet) (?:nun|jetzt|nunmehr)',
  'etait .{0,120}?[.:] ?(?:elle|il|celle-ci|celui-ci|la [a-z ]{0,40}?|le [a-z ]{0,40}?) est (?:desormais|maintenant|dorenavant)',
  'era .{0,120}?[.:] ?(?:ahora es|la nueva fecha|el nuevo plazo|ora e|la nuova scadenza|il nuovo termine)',
];
const moving = new RegExp(String.raw`\b(?:${movingWords.join('|')})\b`, 'gu');
/** "Bids are now due on 21 January", "you now have until 21 January": another date was before. */
const nowOtherwise =
  /\b(?:(?:are|is) now due|now have until|have now until|(?:will|can|may|must|shall|should) now be (?:accepted|received|submitted|returned|handed in|sent|delivered|uploaded|lodged) (?:until|till|up to|no later than|not later than))\b/u;
/** Nothing is moved for sure, or not for all bids. */
const notForAll =
  /\?|\b(?:if|unless|whether|would|asked|copy|copies|paper|foreign|final offers?|corrected|schedules?)\b/u;
/** Negations and modal verbs within a match: nothing moves, or not yet. */
const unmoved = /;|\b(?:nicht|kann|konnen|niet|kan|kunnen)\b/u;

/** Where a folded statement begins to say that a date moves; -1: it does not. */
export function moveAt(statement: string): number {
  moving.lastIndex = 0;
  for (let match = moving.exec(statement); match; match = moving.exec(statement)) {
    if (!unmoved.test(match[0])) return match.index;
    // Another one may begin within it.
    moving.lastIndex = match.index + 1;
  }
  return notForAll.test(statement) ? -1 : statement.search(nowOtherwise);
}

/** A sentence about another event: what the next one says of the closing date does not move it. */
const ofEvent =
  /\b(?:meetings?|conference|visits?|venue|inspection|opening|questions?|queries|enquiries|clarifications?)\b/u;

const isMoved = new RegExp(String.raw`\b${wasMoved}$`, 'u');

/**
 * Whether the second of two folded sentences gives the new date for what the first says was the date, or says was moved. The first moves none
 * alone; the second may, but does not say which.
 */
function crosses(first: string, second: string, habits: ValueHabits): boolean {
  const both = `${first} ${second}`.replace(/\s+/gu, ' ');
  const saysMoved = isMoved.test(first);
  if (!movesDate(both) || movesDate(first) || (movesDate(second) && !saysMoved) || ofEvent.test(first)) return false;
  const hasDate = (sentence: string) => readDateTimes(sentence, habits).length > 0;
  return hasDate(second) && (hasDate(first) || saysMoved);
}

/**
 * Sentences of a paragraph, of which two are one where the second gives the new date for what the first says was the date. Offsets into the
 * page's folded text.
 */
export function joinMoves(folded: string, sentences: readonly Stretch[], habits: ValueHabits): Stretch[] {
  const joined: Stretch[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const isMove =
      before !== undefined &&
      sentence.end - before.start <= longestMove &&
      crosses(folded.slice(before.start, before.end), folded.slice(sentence.start, sentence.end), habits);
    if (isMove) joined[joined.length - 1] = { start: before.start, end: sentence.end };
    else joined.push(sentence);
  }
  return joined;
}

/** Characters of two sentences that together move a date. */
const longestMove = 400;

/** Whether a folded statement moves a date. */
export const movesDate = (statement: string): boolean => moveAt(statement) >= 0;
