import type { FactPlace, FactValue } from '../../../facts/model.ts';
import { oneLine, textOf } from './text-of-place.ts';

/** Who helps with the portal or with forms answers no question about the tender. */
const ofHelp =
  /\bhelp ?desk\b|\bhelp (?:forum|centre|center)\b|\btechnical (?:questions|support|issues|assistance|difficult)|\b(?:portal|website|platform)(?:'s)? support\b|\bsupport@|\bhelpdesk@|\bassistance (?:in|with) using\b/iu;
const address = /[\w.+-]{1,40}@[\w.-]{3,60}|(?:\+|\(?0)\d[\d ()/–-]{6,20}\d/gu;

/** The likeliest place that is no help line; what another line says already is said by its addresses alone. */
export function contactLine(
  stated: FactValue,
  candidates: readonly FactPlace[],
  besideAt: (fact: 'contact', place: FactPlace) => readonly { text: string }[],
  isSaid: (place: FactPlace) => boolean,
): { text: string; place: FactPlace; isOwn?: boolean } | null {
  const isHelp = ofHelp.test(oneLine(stated.place.quote));
  const place = isHelp
    ? candidates.find(({ quote }) => quote.search(address) >= 0 && !ofHelp.test(oneLine(quote)))
    : stated.place;
  if (!place) return null;
  const addresses = [...new Set(oneLine(place.quote).match(address) ?? [])];
  if (!isSaid(place)) {
    const beside = besideAt('contact', place).map(({ text }) => oneLine(text));
    return { text: [textOf({ text: place.quote, place }, 'contact'), ...beside].join('; '), place };
  }
  return addresses.length > 0 ? { text: addresses.join(', '), place, isOwn: true } : null;
}
