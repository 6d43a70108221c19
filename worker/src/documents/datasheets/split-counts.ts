import { enumeratorLength } from './enumerators.ts';
import { isCommercialLabel, saysExperience } from './label-vocabulary.ts';
import { isPairName, type TextPair } from './split-pairs.ts';
import { articles, danglers, openers, starters, verbs } from './statement-words.ts';
import { parseUnit } from './units.ts';

/** "at least 20 million", "Minimum 2": a limit and a number. */
const limited =
  /(?<![\p{L}\d])(?:minimum|min\.?|maximum|max\.?|at ?least|up ?to|(?:not|no) less than|more than|como mínimo|mínimo|al menos|hasta|mindestens|bis zu|au moins|au minimum|jusqu['’]à|almeno|fino a|pelo menos|até|co najmniej)\s(?:(?:of|de|di)\s)?\d[\d,.]{0,12}(?:\s?(?:million|billion|lakhs?|crores?|K|M)(?!\p{L}))?(?:\s?\(\p{L}{2,10}\))?(?=\s)/giu;
/** "4000 MAC addresses or more". */
const orMore =
  /(?<![\p{L}\d.,])\d[\d,.]{0,12}(?:\s?(?:million|billion|lakhs?|K|M)(?!\p{L}))?(?=\s(?:\p{L}[\p{L}\d-]{0,20}\s){1,4}(?:or\s(?:more|higher|better|above)|o\s(?:más|superior|mayor)|oder\smehr|ou\s(?:plus|mais|superior)|o\spiù|lub\swięcej)(?!\p{L}))/giu;
/** Of the name of what is counted: words, and the characters that they are looked for in. */
const most = { words: 4, characters: 60 } as const;
/** Characters: a longer requirement says more than what is counted. */
const longest = 260;

/** "Should support at least 20 million concurrent sessions": what is counted and how many, in the cell of a requirement. */
export function splitCounts(text: string): TextPair[] {
  if (text.length > longest || saysExperience(text) || isCommercialLabel(text.slice(enumeratorLength(text)))) return [];
  return [...text.matchAll(limited), ...text.matchAll(orMore)].flatMap((match): TextPair[] => {
    // "0.5 µT or better": what is counted is whole.
    if (/\.\d{1,2}(?!\d)/u.test(match[0])) return [];
    const end = match.index + match[0].length;
    const name = counted(text, end);
    return name === null ? [] : [{ name, value: { start: match.index, end } }];
  });
}

const whole = new RegExp(
  `^(?:${limited.source}|\\d[\\d,.]{0,12}(?:\\s?(?:million|billion|lakhs?|K|M))?)$`.replace(String.raw`(?=\s)`, ''),
  'iu',
);

/** Whether a value is a number with a limit and nothing else, as those of `splitCounts`. */
export const isCount = (value: string): boolean => whole.test(value);

function counted(text: string, from: number): TextPair['name'] | null {
  const tokens = [...text.slice(from, from + most.characters).matchAll(/\S+/gu)].slice(0, most.words + 1);
  const own: { start: number; end: number; word: string }[] = [];
  for (const token of tokens) {
    const word = token[0].toLowerCase().replace(/[.,;:)]{1,3}$/u, '');
    // "2 nos. of ports": the ports are counted.
    if (own.length === 0 && /^(?:no|nos|number|numbers|pcs?|of|de|di)$/u.test(word)) continue;
    const isEnd = isStop(word) || !/^[\p{L}\d/+&-]+$/u.test(word) || own.length === most.words;
    if (isEnd) break;
    const start = from + token.index;
    own.push({ start, end: start + word.length, word });
    if (/[.,;:)]$/u.test(token[0])) break;
  }
  const [first, last] = [own[0], own.at(-1)];
  // "at least 30 days": a quantity counts nothing.
  if (!first || !last || parseUnit(first.word) !== null || /^%|^\d/u.test(first.word)) return null;
  const name = text.slice(first.start, last.end);
  return isPairName(name) && /\p{L}{3}/u.test(name) ? { start: first.start, end: last.end } : null;
}

const isStop = (word: string) =>
  verbs.has(word) || openers.has(word) || articles.has(word) || danglers.has(word) || starters.has(word);
