import { cutByScript, wordPieces } from '../search/scripts-without-spaces.ts';
import { stopWordsFor } from '../search/stop-words.ts';
import { analyzerFor } from '../search/terms.ts';

/** A word as profiles count it: offsets into its text, UTF-16 code units, end exclusive. */
export interface ProfileWord {
  start: number;
  end: number;
  key: string;
  /** Whether it may be what a text is about: no stop word, number or single letter. */
  isContent: boolean;
}

const hasTwoLetters = /\p{L}.*\p{L}/u;
const hasDigit = /\d/u;
/** Languages in Latin letters: a word of theirs in others is of a form in two languages, of which it is not known how general it is. */
const latin = new Set('en de fr es it pt pl nl vi cs da et fi hr hu id lt lv no ro sk sl sv tr'.split(' '));
const notLatin = /[^\p{Script=Latin}\P{L}]/u;
/** Characters: longer ones are no words. */
const longest = 40;

/** The words of a text in order; those of scripts without spaces by a dictionary. */
export function profileWords(text: string, language: string): ProfileWord[] {
  const analyze = analyzerFor(language);
  const stopWords = stopWordsFor(language);
  const isForeign = (word: string) => latin.has(language) && notLatin.test(word);
  return cutByScript(text).flatMap(({ text: piece, offset, isDense }) =>
    isDense
      ? wordPieces(piece, language).map((word) => ({
          start: offset + word.offset,
          end: offset + word.offset + word.text.length,
          key: word.text,
          isContent: !stopWords.has(word.text) && !isForeign(word.text),
        }))
      : analyze(piece).map(({ start, end, word, keys, isStop }) => {
          const key = keys[0] ?? word;
          const isWord = hasTwoLetters.test(word) && !hasDigit.test(word) && word.length > 2 && word.length <= longest;
          return {
            start: start + offset,
            end: end + offset,
            key,
            isContent: !isStop && isWord && !word.includes('@') && !isForeign(word),
          };
        }),
  );
}
