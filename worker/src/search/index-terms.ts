import type { Chunk } from '../documents/model.ts';
import { analyzerFor } from './terms.ts';

/** The keys under which a text is found, in order, without stop words. */
export function indexKeys(text: string, language: string): string[] {
  return analyzerFor(language)(text).flatMap((term) => (term.isStop ? [] : term.keys));
}

/** PostgreSQL keeps at most this position and this many positions of a lexeme in a tsvector. */
const lastPosition = 16_383;
const positionsPerLexeme = 250;
const longestLexeme = 2_000;

/**
 * What `document_chunks.search` holds for a chunk: text to be cast to `tsvector`, made of the same keys that a question is
 * read into. Section titles have the weight A, words of a table B, others D.
 */
export function searchVector(chunk: Pick<Chunk, 'text' | 'sectionPath' | 'kind'>, language: string): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  const add = (text: string, weight: 'A' | 'B' | 'D') => {
    for (const term of analyzerFor(language)(text)) {
      position = Math.min(position + 1, lastPosition);
      if (term.isStop) continue;
      for (const key of term.keys) {
        const lexeme = key.slice(0, longestLexeme);
        const places = positions.get(lexeme) ?? [];
        positions.set(lexeme, places);
        if (places.length < positionsPerLexeme) places.push(weight === 'D' ? String(position) : position + weight);
      }
    }
  };
  for (const title of chunk.sectionPath) add(title, 'A');
  add(chunk.text, chunk.kind === 'table' ? 'B' : 'D');
  return [...positions].map(([lexeme, places]) => `${quoteLexeme(lexeme)}:${places.join(',')}`).join(' ');
}

/** A lexeme as `tsvector` and `tsquery` read it from text. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/gu, (mark) => mark + mark)}'`;
}
