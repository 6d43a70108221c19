import type { ReadValue, ValueReader } from './model.ts';
import { numberOf, numberWords } from './number.ts';

const percent =
  'per ?cent(?:s|age|um)?|pct|prozent|v\\.h\\.|por ?ciento|pour ?cents?|per cento|por cento|procent\\p{L}{0,2}|phan tram|процент\\p{L}{0,3}|퍼센트';
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])(\\d{1,3}(?:[.,]\\d{1,3})?|${numberWords}) {0,2}(?:\\([^()]{1,50}\\) {0,2})?(?:(?:-|to|bis|a|~) {0,2}\\d{1,3}(?:[.,]\\d{1,3})? {0,2})?(?:%|(?:${percent})(?!\\p{L}))`,
  'gu',
);
const half = /(?<![\p{L}\d])(?:half(?: of one| a)? per ?cent|½ ?%|1\/2 ?%)/gu;
/** "1.5‰", "1.5/1000", "1000분의 1.5", "千分之五" in figures. */
const ofThousand =
  /(?<![\d.,/])(\d{1,2}(?:[.,]\d{1,3})?) ?(?:‰|\/ ?1[,.]?000(?![\d.,]))|1[,.]?000 ?분의 ?(\d{1,2}(?:\.\d{1,3})?)|千分之(\d{1,2}(?:\.\d{1,2})?)/gu;
const ofHundred = /百分之(\d{1,3}(?:\.\d+)?)/gu;

/** Shares in folded text: `2%`, `0.5%`. */
export function readShares(text: string): ReadValue[] {
  const found: ReadValue[] = [];
  const add = (match: RegExpMatchArray) => {
    const share = numberOf(match[1] as string);
    if (share === null || share > 100) return;
    const start = match.index as number;
    const range = /[-~]|(?<=\d ?)(?:to|bis|a)(?= ?\d)/u.exec(match[0]);
    const last = range && /(\d{1,3}(?:[.,]\d{1,3})?) {0,2}%/u.exec(match[0].slice(range.index))?.[1];
    if (last && numberOf(last) !== share) {
      found.push({ start, end: start + match[0].length, value: `varies: ${share}-${numberOf(last)}%`, form: 1 });
      return;
    }
    // "zero point three percent (0.3%)": the figure says it.
    const figure = /^ {0,2}\( {0,2}(\d{1,3}(?:[.,]\d{1,3})?) {0,2}%/u.exec(text.slice(start + match[0].length));
    if (figure && !/\d/u.test(match[0])) return;
    // "0.5% (zero point five percent)": the figure has said it.
    if (!/\d/u.test(match[0]) && /\d ?% {0,2}\([^()]{0,30}$/u.test(text.slice(Math.max(0, start - 40), start))) return;
    found.push({ start, end: start + match[0].length, value: `${share}%`, form: 1 });
  };
  for (const match of text.matchAll(pattern)) add(match);
  for (const match of text.matchAll(half)) add(Object.assign(match, { 1: '0.5' }));
  for (const match of text.matchAll(ofThousand)) {
    const part = numberOf(match[1] ?? match[2] ?? match[3] ?? '');
    if (part !== null) add(Object.assign(match, { 1: String(Math.round(part * 1000) / 10_000) }));
  }
  for (const match of text.matchAll(ofHundred)) add(match);
  return found;
}

const barePercentage = /%|percentage/u;
const bareNumber = /(?<![\d.,/:-])\d{1,2}(?:[.,]\d{1,2})?(?![\d.,/:%-])/gu;

/** A number without a sign where the statement says that it is a percentage: "Percentage (%) | 5.00". */
export function bareShares(text: string): ReadValue[] {
  if (text.length > 200 || !barePercentage.test(text)) return [];
  return [...text.matchAll(bareNumber)].flatMap(({ index, 0: printed }) => {
    const share = numberOf(printed);
    return share ? [{ start: index, end: index + printed.length, value: `${share}%`, form: 0.4 }] : [];
  });
}

/** Shares that are not larger than a kind of value ever is. */
export const sharesUpTo =
  (most: number): ValueReader =>
  (text) =>
    readShares(text).filter(({ value }) => Number.parseFloat(value.replace('varies: ', '')) <= most);
