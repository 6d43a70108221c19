import { mostOfUnlikely } from './decide.ts';
import type { FactDocument, FactPlace, FactValue, FoundFact } from './model.ts';
import { compilePhrases } from './phrases.ts';
import { readTender, type TenderUnit } from './read-tender.ts';

/** Words for the moment at which bids are opened, as the end of a period. */
const untilOpened = compilePhrases({
  en: [
    '(until|till|up to|before|by|prior to|no later than|not later than) (the )?(date|day|time|hour|moment)( and (the )?(date|time|hour))? (fixed|set|appointed|scheduled|established) for (the )?(public )?((bid|tender|proposal) )?opening',
  ],
  es: [
    'hasta (la|el) (fecha|dia|hora|momento)( y (la )?hora)? (fijad*|senalad*|establecid*|previst*|indicad*|estipulad*) para (la |el )?(acto de )?apertura',
  ],
  pt: [
    'ate (a|o) (data|dia|hora|horario|momento)( e (a |o )?(hora|horario))? (fixad*|marcad*|estabelecid*|previst*|designad*|indicad*) para (a |o )?abertura',
  ],
});
/** What bidders do with a bid until then. */
const handedIn =
  /(?<!\p{L})(?:(?:re)?submi(?:t|ss)|receiv|receipt|deliver|lodg|accept|present|recib|recep|entreg|apresent|receb|encaminh|envi)/u;
/** What is handed in. */
const ofBids =
  /(?<!\p{L})(?:bids?|tenders?|proposals?|offers?|quotations?|envelopes?|ofertas?|propuestas?|proposicion|propostas?|sobres?)/u;
/** What they do until then with anything else, or with a bid that they have handed in. */
const otherwise =
  /(?<!\p{L})(?:kept|(?:be|remain|stay) sealed|stored|securit|bond|guarantee|garant|fianza|caucion|power|authori|poder|objection|withdr|modif|amend|chang|replac|substitu|clarif|quer|question|sampl|obtain|collect|retir|alter|consult|aclar|esclarec|muestr|amostr|impugn|adquir|pliegos? )/u;

/** In characters: a longer statement says by itself what is handed in, a shorter one may leave that to its title. */
const longestLabelled = 200;
/** In characters: a statement and the opening's date are quoted together up to here. */
const longestQuote = 600;

/**
 * The deadline of tenders that state none but take bids until the moment fixed for their opening, to be checked by a person: the value is
 * that of the opening. Null where no statement says so.
 */
export function dueAtOpening(documents: readonly FactDocument[], opening: FoundFact): FoundFact | null {
  const { stated } = opening;
  if (!stated || !/^\d{4}-/u.test(stated.value)) return null;
  const statements = readTender(documents).units.filter(saysDueAtOpening);
  const values = statements.map((unit) => toValue(unit, stated));
  const value = values.find(({ text }) => text === stated.text) ?? values[0];
  if (!value) return null;
  return {
    fact: 'submission_deadline',
    stated: value,
    probability: mostOfUnlikely,
    ...{ conflicts: [], apart: [], candidates: values.map(({ place }) => place), further: [], replaced: [] },
  };
}

function saysDueAtOpening({ folded, title }: TenderUnit): boolean {
  const at = untilOpened ? folded.search(untilOpened) : -1;
  if (at < 0) return false;
  const before = folded.slice(0, at);
  if (otherwise.test(before)) return false;
  if (handedIn.test(before) && ofBids.test(before)) return true;
  return folded.length <= longestLabelled && handedIn.test(title) && !otherwise.test(title);
}

/** The date with the statement that ties the deadline to it, or that statement alone where the date is somewhere else. */
function toValue({ page, start, end }: TenderUnit, { value, text, place: dated }: FactValue): FactValue {
  const { documentId } = page.document;
  const placeTo = (last: number): FactPlace => ({
    ...{ documentId, page: page.page.number, start, end: last },
    quote: page.page.text.slice(start, last),
  });
  const isBelow = dated.documentId === documentId && dated.page === page.page.number && dated.start >= start;
  if (isBelow && dated.end - start <= longestQuote) return { value, text, place: placeTo(Math.max(end, dated.end)) };
  const place = placeTo(Math.min(end, start + longestQuote));
  return { value, text: place.quote.replace(/\s+/gu, ' ').slice(0, longestText).trim(), place };
}

const longestText = 300;
