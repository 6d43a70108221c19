import { detectAll } from 'tinyld';
import type { Page } from './model.ts';

const SAMPLE = 400;
const SAMPLES = 12;

/** Languages written in Latin letters. Without naming them, tables of abbreviations are taken for the remotest of languages. */
const LATIN = 'en fr de es it pt nl pl cs sk hu ro sv da no fi et lv lt tr vi id'.split(' ');

/** ISO 639-1 code of the language that most of the document is in, judged on samples from its whole length; `und` where it can't be told. */
export function detectLanguage(pages: Page[]): string {
  const texts = withoutRepeatedLines(pages).filter((text) => text.length > 40);
  const step = Math.max(1, texts.length / SAMPLES);
  const longest = texts.length < SAMPLES ? (SAMPLE * SAMPLES) / Math.max(1, texts.length) : SAMPLE;
  let sample = '';
  for (let index = 0; index < texts.length; index += step) {
    const text = texts[Math.floor(index)] ?? '';
    const from = Math.max(0, Math.floor((text.length - longest) / 2));
    sample += `${text.slice(from, from + longest)}\n`;
  }
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 20) return 'und';
  const latin = (sample.match(/\p{Script=Latin}/gu)?.length ?? 0) > 0.6 * letters;
  return detectAll(sample, latin ? { only: LATIN } : {})[0]?.lang ?? 'und';
}

/** The texts of pages in which each line occurs once: a form repeats a few words on every page, which say little of its language. */
function withoutRepeatedLines(pages: Page[]): string[] {
  const seen = new Set<string>();
  return pages.map(({ text }) =>
    text
      .split('\n')
      .filter((line) => !seen.has(line) && seen.add(line))
      .join('\n'),
  );
}
