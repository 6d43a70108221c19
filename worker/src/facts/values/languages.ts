import { compilePhrases } from '../phrases.ts';
import type { ReadValue, ValueReader } from './model.ts';

const names: [code: string, pattern: RegExp][] = Object.entries({
  en: ['english', 'englisch*', 'anglais*', 'ingles*', 'inglese', 'angielsk*', 'engels*', 'tieng anh', 'английск*'],
  de: ['german', 'deutsch*', 'allemand*', 'aleman*', 'tedesc*', 'niemieck*', 'duits*', 'немецк*'],
  fr: ['french', 'franzosisch*', 'francais*', 'frances*', 'francuski*', 'frans', 'французск*'],
  es: ['spanish', 'spanisch*', 'espagnol*', 'espanol*', 'castellan*', 'spagnol*', 'испанск*'],
  it: ['italian*', 'italienisch*', 'italien', 'итальянск*'],
  pt: ['portugues*', 'portuguese', 'vernacul*'],
  pl: ['polish', 'polnisch*', 'polonais', 'polsk*'],
  nl: ['dutch', 'nederlands*', 'niederlandisch*', 'neerlandais'],
  vi: ['vietnamese', 'tieng viet'],
  ru: ['russian', 'russisch*', 'русск*'],
  ar: ['arabic'],
  hi: ['hindi'],
}).map(([code, phrases]) => [code, compilePhrases({ en: phrases }) as RegExp]);
const eastern: [code: string, pattern: RegExp][] = [
  ['zh', /中文|汉语|chinese/gu],
  ['ko', /한국어|한글|국문|korean/gu],
];

/** Names of languages as their codes: "in deutscher Sprache" is `de`. */
export const readLanguages: ValueReader = (text) => {
  const found: ReadValue[] = [];
  for (const [code, pattern] of [...names, ...eastern])
    for (const { index, 0: name } of text.matchAll(pattern))
      found.push({ start: index, end: index + name.length, value: code, form: 1 });
  return found.sort((a, b) => a.start - b.start);
};
