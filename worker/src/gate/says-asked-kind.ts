import { allKinds } from '../facts/all-kinds.ts';
import type { KnownFact } from '../facts/known-fact.ts';
import type { AnalyzedQuestion } from '../search/analyze-question.ts';
import { unsureKinds } from './evidence.ts';

/**
 * Whether a stated fact can be the answer to a question for a kind of value: "payment is made on submission of an invoice" does not answer "how
 * many days after the invoice are we paid?", although it states the terms of payment. What a person decided is not doubted.
 */
export function saysAskedKind(
  { fact, stated, probability, further = [] }: KnownFact,
  { cues }: AnalyzedQuestion,
): boolean {
  if (!stated?.place) return true;
  const asked = cues.filter(({ name }) => !isUnsure(name));
  const texts = [stated.text, stated.place.quote, ...further.map(({ quote }) => quote)];
  // A date may have no time, and a time no zone.
  const zone = asked.find(({ name }) => name === 'zone');
  if (zone) return texts.some((text) => zone.matches(text) > 0);
  if (probability === 1 || asked.length === 0) return true;
  const { class: valueClass } = allKinds[fact];
  const asksClock = asked.every(({ name }) => name === 'clock');
  // A value that was read as a date, a sum or a duration is of that kind, in whatever words it is given.
  if (valueClass !== 'words' && valueClass !== 'yesNo' && !(valueClass === 'date' && asksClock)) return true;
  if (asksClock && /T\d/u.test(stated.value)) return true;
  return texts.some((text) => leadsOver(text) || asked.some((cue) => cue.matches(text) > 0));
}

/** Bids are handed in on portals, too, so a place that is asked for need not be one. */
const isUnsure = (name: string) => unsureKinds.has(name) || name === 'place';

/** The rows or items below it, which are quoted with it, may contain the value: after a colon, and below the names of columns. */
function leadsOver(text: string): boolean {
  return /[:：]\s*$/u.test(text) || (/\s\|\s/u.test(text) && !/\d/u.test(text));
}
