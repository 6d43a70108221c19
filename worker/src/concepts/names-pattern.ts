import { fold } from '../facts/fold.ts';
import { conceptTables } from './concepts.ts';

const compiled = new Map<string, RegExp | null>();

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/**
 * The names of some terms of tenders (`bidder`, `bid`) in a language, at the beginning of words, for texts that were folded; null for a
 * language that has no list.
 */
export function namesPattern(language: string, concepts: readonly string[]): RegExp | null {
  const id = `${language} ${concepts.join(' ')}`;
  let pattern = compiled.get(id);
  if (pattern === undefined) {
    const terms = conceptTables(language)[1];
    const names = concepts.flatMap((concept) => (terms?.get(concept) ?? []).map((name) => escaped(fold(name))));
    pattern = names.length > 0 ? new RegExp(`(?<!\\p{L})(?:${names.join('|')})`, 'u') : null;
    compiled.set(id, pattern);
  }
  return pattern;
}
