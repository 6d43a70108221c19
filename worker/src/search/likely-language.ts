import { detectAll } from 'tinyld';
import { stopWordsFor } from './stop-words.ts';

/** Scripts that one language of those that are known is written in; the first that fits decides. */
const scripts: [script: RegExp, language: string][] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Devanagari}/u, 'hi'],
];

/** Letters that tell languages with Latin letters apart. */
const letters: [letters: RegExp, language: string][] = [
  [/[ơưđạảấầẩẫậắằẳẵặẹẻẽềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u, 'vi'],
  [/[ąęłńśźż]/u, 'pl'],
  [/[ß]|[bcdfghjklmnprstvwz][äöü]/u, 'de'],
  [/[¿¡ñ]|ción\b/u, 'es'],
  [/[ãõ]|ções|ção/u, 'pt'],
  [/[œêëûî]|\b[dlqnsj]['’](?=\p{L})/u, 'fr'],
  [/(?:zione|zioni)(?!\p{L})|\b(?:d?ell|nell|all|un|quant)['’](?=\p{L})/u, 'it'],
  [/(?:ij|aan|oe)[a-z]{0,4}\b|\b\p{L}+(?:heid|ingen)\b/u, 'nl'],
];

const latin = ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'nl', 'vi'];

/**
 * The language of a short text such as a question: by its script, else by the stop words and letters of the languages that have a list.
 * Where several have as many, a statistical judgement decides; `und` where there is nothing to go by.
 */
export function likelyLanguage(text: string): string {
  const plain = text.normalize('NFC').toLowerCase();
  const script = scripts.find(([pattern]) => pattern.test(plain));
  if (script) return script[1];
  const words = plain.match(/[\p{L}\p{M}']+/gu) ?? [];
  const scores = latin.map((language) => {
    const stopWords = stopWordsFor(language);
    const told = letters.some(([pattern, of]) => of === language && pattern.test(plain)) ? 1 : 0;
    return { language, score: words.filter((word) => stopWords.has(word)).length + told };
  });
  const most = Math.max(...scores.map(({ score }) => score));
  if (most === 0) return 'und';
  const best = scores.filter(({ score }) => score === most).map(({ language }) => language);
  return best.length === 1 ? (best[0] as string) : (detectAll(text, { only: best })[0]?.lang ?? (best[0] as string));
}
