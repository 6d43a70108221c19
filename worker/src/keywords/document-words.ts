import type { Dictionary } from './dictionary.ts';
import type { DocumentText } from './document-text.ts';
import { unifySpelling } from './english-forms.ts';
import { inflectionsOf } from './inflections.ts';
import { createMisspellings } from './misspellings.ts';

/** Finds the variants of single words in a document's vocabulary. */
export interface DocumentWords {
  /** The language of the document, ISO 639-1. */
  language: string;
  /** Words of the vocabulary that are other forms of a composed, lower-case word. */
  inflections(word: string): number[];
  /** Misspellings of it, and its spelling on the other side of the Atlantic. */
  spellings(word: string): number[];
  /** Words that differ only in their accents, and other forms of these. */
  accented(word: string): number[];
  inflects(one: string, other: string): boolean;
  /** Whether letters typed small are taken for a short form: "ld", but not "it" nor "dos". */
  isName(letters: string): boolean;
}

interface VocabularyWord {
  id: number;
  /** Composed. */
  word: string;
  /** With one of its spellings for both sides of the Atlantic, once it was asked for. */
  unified?: string;
}

/** Words are compared only with those that begin alike: in English so do even irregular forms. */
const sharedLetters = (language: string) => (language === 'en' ? 1 : 2);

export function createDocumentWords(
  document: DocumentText,
  language: string,
  dictionary: Dictionary | null,
): DocumentWords {
  const inflects = inflectionsOf(language);
  const letters = sharedLetters(language);
  const misspellings = createMisspellings(document, dictionary);
  let byBeginning: Map<string, VocabularyWord[]> | undefined;
  const alike = (word: string) => {
    byBeginning ??= groupWords(document.words, letters);
    return byBeginning.get(word.normalize('NFD').slice(0, letters)) ?? [];
  };
  const inflections = remember((word) =>
    alike(word).flatMap(({ id, word: other }) => (other !== word && inflects(word, other) ? [id] : [])),
  );
  const spellings = remember((word) => {
    const same = document.wordIds.get(word.normalize('NFD'));
    const slips = misspellings(word, [...(same === undefined ? [] : [same]), ...inflections(word)]);
    return language === 'en' ? [...slips, ...otherSpellings(word, alike(word))] : slips;
  });
  const otherSpellings = (word: string, others: VocabularyWord[]) => {
    const unified = unifySpelling(word);
    return others.flatMap((entry) => {
      const { id, word: other } = entry;
      entry.unified ??= unifySpelling(other);
      const otherUnified = entry.unified;
      // Where both change, both are of the same side.
      if ((unified === word) === (otherUnified === other)) return [];
      const isSame = otherUnified === unified || inflects(unified, otherUnified);
      return isSame && !inflects(word, other) ? [id] : [];
    });
  };
  const isName = (letters: string) => {
    const small = letters.toLowerCase();
    return dictionary ? !dictionary.has(small) && !dictionary.has(small.replace(/s$/u, '')) : letters.length > 2;
  };
  let byPlain: Map<string, number[]> | undefined;
  const accented = remember((word) => {
    byPlain ??= groupByPlain(document.words);
    const same = document.wordIds.get(word.normalize('NFD'));
    const others = (byPlain.get(withoutAccents(word)) ?? []).filter((id) => {
      // What is typed with accents means no others.
      const isPlain = !accents.test(document.words[id] ?? '');
      return id !== same && (isPlain || !accents.test(word.normalize('NFD')));
    });
    return [...new Set(others.flatMap((id) => [id, ...inflections((document.words[id] ?? '').normalize('NFC'))]))];
  });
  return { language, inflections, spellings, accented, inflects, isName };
}

function groupWords(words: string[], letters: number): Map<string, VocabularyWord[]> {
  const groups = new Map<string, VocabularyWord[]>();
  for (const [id, form] of words.entries()) {
    if (!/^\p{L}/u.test(form)) continue;
    const beginning = form.slice(0, letters);
    const group = groups.get(beginning) ?? [];
    group.push({ id, word: form.normalize('NFC') });
    groups.set(beginning, group);
  }
  return groups;
}

const accents = /\p{M}|[đłøıæœ]/u;
/** Letters with a stroke and ligatures do not decompose. */
const strokes: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', æ: 'ae', œ: 'oe' };

/** A lower-case word without the accents of its Latin and Greek letters; those of other scripts make other letters. */
function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}]\p{M}{0,3})\p{M}/gu, '')
    .replace(/[đłøıæœ]/gu, (letter) => strokes[letter] ?? letter);
}

/** Words with accents, and those without that are otherwise the same, by their letters. */
function groupByPlain(words: string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [id, form] of words.entries()) {
    const plain = withoutAccents(form);
    const group = groups.get(plain) ?? [];
    group.push(id);
    groups.set(plain, group);
  }
  return groups;
}

function remember(find: (word: string) => number[]): (word: string) => number[] {
  const known = new Map<string, number[]>();
  return (word) => {
    let ids = known.get(word);
    if (!ids) {
      ids = find(word);
      known.set(word, ids);
    }
    return ids;
  };
}
