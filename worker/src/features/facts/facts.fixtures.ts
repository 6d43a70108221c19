import { type FactName, type FoundFact, factNames } from '../../facts/model.ts';
import type { PlacedFact, PlacedValue } from './place-facts.ts';

/** Every fact as not stated, with these in their place. */
export function placedFacts(stated: Partial<Record<FactName, Partial<PlacedFact>>>): PlacedFact[] {
  return factNames.map((fact) => ({
    fact,
    stated: null,
    probability: 0.8,
    conflicts: [],
    apart: [],
    further: [],
    replaced: [],
    ...stated[fact],
  }));
}

export function placedValue(documentId: string, value: string, more: Partial<PlacedValue> = {}): PlacedValue {
  return { documentId, page: 1, value, text: value, quote: value, offset: 0, boxes: [[0.1, 0.1, 0.2, 0.01]], ...more };
}

/** A fact that a page states in these words of it. */
export function foundFact(fact: FactName, pageText: string, documentId: string, ...quotes: string[]): FoundFact {
  const values = quotes.map((quote) => {
    const start = pageText.indexOf(quote);
    return { value: quote, text: quote, place: { documentId, page: 1, start, end: start + quote.length, quote } };
  });
  return {
    fact,
    stated: values[0] ?? null,
    probability: 0.9,
    conflicts: values.slice(1),
    apart: [],
    candidates: [],
    further: [],
    replaced: [],
  };
}
