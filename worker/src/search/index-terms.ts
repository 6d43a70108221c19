import type { Chunk } from '../documents/model.ts';
import { analyzerFor } from './terms.ts';

/** Keys longer than this (an encoded blob, an endless URL) are no words, and a row of the index has at most 2,700 bytes. */
const longestKey = 200;

/** The keys under which a text is found, in order, without stop words. */
export function indexKeys(text: string, language: string): string[] {
  return analyzerFor(language)(text).flatMap((term) =>
    term.isStop ? [] : term.keys.filter((key) => key.length <= longestKey),
  );
}

/**
 * The inverted index of a document: each key with the ordinals of the chunks that contain it, in their text or in the titles above them.
 * Tables of contents are left out: they mention everything and answer nothing.
 */
export function indexChunks(
  chunks: readonly Pick<Chunk, 'ordinal' | 'text' | 'sectionPath' | 'isContents'>[],
  language: string,
): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const { ordinal, text, sectionPath, isContents } of chunks) {
    if (isContents) continue;
    for (const key of new Set([...sectionPath, text].flatMap((part) => indexKeys(part, language)))) {
      const ordinals = index.get(key);
      if (ordinals) ordinals.push(ordinal);
      else index.set(key, [ordinal]);
    }
  }
  return index;
}
