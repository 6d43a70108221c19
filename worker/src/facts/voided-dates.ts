import { isSameDate } from './is-same-date.ts';
import type { Tender, TenderUnit } from './read-tender.ts';
import { readDateTimes } from './values/date-time.ts';

/** What a date is called, in a sentence that says that it no longer counts. */
const named =
  /\b(?:dates?|deadlines?|closing|time|termin|frist|delais?|fecha|plazo|data|prazo|termine|scadenza|termin[ua]?|datum|termijn)\b/u;

/** Words after a date that no longer counts: "the date of 14 January no longer applies". */
const wordsAfter =
  /\b(?:no longer (?:counts?|appl(?:y|ies)|valid|in force|stands?|holds?)|(?:is|are|has been|have been) (?:now |hereby |therefore )?(?:no longer (?:valid|in force|applicable)|void|cancelled|canceled|withdrawn|superseded|revoked|replaced|deleted)|gilt nicht mehr|ist (?:hinfallig|aufgehoben)|entfallt|n'est plus (?:valable|applicable|en vigueur)|est (?:annulee?|caduque)|queda sin efecto|ya no (?:es valid[ao]|rige)|non e piu valid[ao]|e annullat[ao]|fica sem efeito|nao e mais valid[ao]|traci waznosc|jest nieaktualn[ya]|vervalt|is vervallen)\b/u;
/** Words before it: "please disregard the closing date of 14 January". */
const wordsBefore =
  /\b(?:disregard|ignore|supersedes|replaces|replacing|superseding|in (?:place|lieu) of|ersetzt|remplace|sustituye|sostituisce|substitui|zastepuje|vervangt)\b/u;
/** Nothing is said for sure. */
const unreal =
  /\?|\b(?:if|unless|whether|may|might|can|could|would|request(?:s|ed)?|not (?:be )?(?:disregard|ignore|replace)|wenn|falls|kann|si|puede|peut|se|moze)\b/u;

/** The date is a limit of something else: "bids received after the closing date of 14 January are void". */
const limit =
  /\b(?:after|before|by|until|till|past|received|nach|vor|bis|durch|apres|avant|par|po|przed|terminem|na|voor|door|dopo|entro|prima|da|apos|ate|antes|despues|por|not)\b[^.;:]{0,60}$/u;
/** What may have a date of its own that is void. */
const ofEvent =
  /\b(?:visits?|conference|meetings?|opening|questions?|queries|clarifications?|fee|gebuhr|contract|agreement)\b/u;
/** Between the words and the date, something else is said: "replaces the closing date: bids are due on 21 January". */
const saysOther = /[:;]|\b(?:is|are|must|shall|due|with|be|section|und|et|and|ist)\b/u;
/** Where the date is, before such words: "the date of 14 January printed on the cover and in section 3 no longer counts". */
const whereItIs =
  /^[\s,]*(?:as |that is |which is |which was )?(?:printed|stated|given|mentioned|named|shown|set out|published|specified|indicated|contained|quoted) (?:on|in|under|at|for)\b(?:(?! (?:is|are|must|remains?|stands?|shall|has|have|will) )[^:;]){0,90}$/u;
/** The sentence itself says the date: "the deadline is 14 January as stated in section 3, and form B is no longer valid". */
const isSaid = /\b(?:is|are|was|remains)\b[^.;:]{0,30}$/u;

/** The most characters between such words and the date. */
const reach = 120;

/** A date that a sentence of the documents says no longer counts. */
export interface VoidedDate {
  value: string;
  unit: TenderUnit;
}

/**
 * The dates that sentences of letters and addenda declare void without giving the new one beside it, in their normal forms. Of two dates of a
 * sentence it is the one next to the words: "disregard the closing date of 14 January: bids are due on 21 January".
 */
export function voidedDates({ units }: Tender): VoidedDate[] {
  return units.flatMap((unit) => {
    const { folded, kind } = unit;
    if (kind !== 'sentence' || folded.length > longestSentence || !named.test(folded) || unreal.test(folded)) return [];
    const [behind, ahead] = [wordsAfter.exec(folded), wordsBefore.exec(folded)];
    if (!behind && !ahead) return [];
    const dates = readDateTimes(folded, unit.habits);
    const date = behind
      ? dates.findLast(({ end }) => end <= behind.index && behind.index - end <= reach)
      : dates.find(({ start }) => ahead && start >= ahead.index && start - ahead.index <= reach);
    if (!date || ofEvent.test(folded) || limit.test(folded.slice(0, date.start))) return [];
    const between = behind
      ? folded.slice(date.end, behind.index)
      : folded.slice((ahead?.index ?? 0) + (ahead?.[0].length ?? 0), date.start);
    return saysOther.test(between) && !(behind && whereItIs.test(between) && !isSaid.test(folded.slice(0, date.start)))
      ? []
      : [{ value: date.value, unit }];
  });
}

/** A longer sentence is a clause of terms, not of a letter. */
const longestSentence = 400;

/** Whether one of them is this date, in an addendum that is not earlier. */
export const isVoided = (voided: readonly VoidedDate[], value: string, edition: number): boolean =>
  voided.some(
    (each) => isSameDate(each.value, value) && !(edition > each.unit.page.edition && each.unit.page.edition > 0),
  );
