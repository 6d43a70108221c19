import { detectAll } from 'tinyld';
import type { Page } from './model.ts';

const SAMPLE = 600;
const SAMPLES = 16;

/** Languages written in Latin letters. Without naming them, tables of abbreviations are taken for the remotest of languages. */
const LATIN = 'en fr de es it pt nl pl cs sk hu ro sv da no fi et lv lt tr vi id'.split(' ');

/** ISO 639-1 code of the language that most of the document is in, judged on samples from its whole length; `und` where it can't be told. */
export function detectLanguage(pages: Page[]): string {
  const scores = new Map<string, number>();
  const step = Math.max(1, Math.floor(pages.length / SAMPLES));
  for (let index = 0; index < pages.length; index += step) {
    const text = pages[index]?.text ?? '';
    const from = Math.max(0, Math.floor((text.length - SAMPLE) / 2));
    const sample = text.slice(from, from + SAMPLE);
    const letters = sample.replace(/[^\p{L}]/gu, '').length;
    if (letters < 20) continue;
    const latin = (sample.match(/\p{Script=Latin}/gu)?.length ?? 0) > 0.6 * letters;
    const best = detectAll(sample, latin ? { only: LATIN } : {})[0];
    if (best) scores.set(best.lang, (scores.get(best.lang) ?? 0) + best.accuracy * letters);
  }
  let [language, most] = ['und', 0];
  for (const [lang, score] of scores) if (score > most) [language, most] = [lang, score];
  return language;
}
