import { detectAll } from 'tinyld';
import type { Page } from './model.ts';

const SAMPLE = 400;
const SAMPLES = 12;

/** ISO 639-1 code of the language that most of the document is in, judged on samples from its whole length; `und` where it can't be told. */
export function detectLanguage(pages: Page[]): string {
  const scores = new Map<string, number>();
  const step = Math.max(1, Math.floor(pages.length / SAMPLES));
  for (let index = 0; index < pages.length; index += step) {
    const text = pages[index]?.text ?? '';
    const from = Math.max(0, Math.floor((text.length - SAMPLE) / 2));
    const sample = text.slice(from, from + SAMPLE);
    if (sample.replace(/[^\p{L}]/gu, '').length < 20) continue;
    const best = detectAll(sample)[0];
    if (best) scores.set(best.lang, (scores.get(best.lang) ?? 0) + best.accuracy);
  }
  let [language, most] = ['und', 0];
  for (const [lang, score] of scores) if (score > most) [language, most] = [lang, score];
  return language;
}
