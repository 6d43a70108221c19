import { detectAll } from 'tinyld';
import { stopWordsFor } from '../search/stop-words.ts';
import type { Page } from './model.ts';

const SAMPLE = 400;
const SAMPLES = 12;

/** Languages written in Latin letters. Without naming them, tables of abbreviations are taken for the remotest of languages. */
const LATIN = 'en fr de es it pt nl pl cs sk hu ro sv da no fi et lv lt tr vi id'.split(' ');

/** The likeliest languages among which their commonest words decide. */
const LIKELIEST = 4;
/** The least share of a text's words that are such words; a list of names and figures may have none. */
const LEAST_SHARE = 0.05;

/** ISO 639-1 code of the language that most of the document is in, judged on samples from its whole length; `und` where it can't be told. */
export function detectLanguage(pages: Page[]): string {
  const samples = samplesOf(withoutRepeatedLines(pages));
  const sample = samples.join('\n');
  const letters = lettersIn(sample);
  if (letters < 20) return 'und';
  const latin = (sample.match(/\p{Script=Latin}/gu)?.length ?? 0) > 0.6 * letters;
  const likeliest = vote(samples, latin ? { only: LATIN } : {});
  return (latin && byCommonWords(sample, likeliest.slice(0, LIKELIEST))) || (likeliest[0] ?? 'und');
}

function samplesOf(pages: readonly string[]): string[] {
  const texts = pages.filter((text) => text.length > 40);
  const step = Math.max(1, texts.length / SAMPLES);
  const longest = texts.length < SAMPLES ? (SAMPLE * SAMPLES) / Math.max(1, texts.length) : SAMPLE;
  const samples: string[] = [];
  for (let index = 0; index < texts.length; index += step) {
    const text = texts[Math.floor(index)] ?? '';
    const from = Math.max(0, Math.floor((text.length - longest) / 2));
    samples.push(text.slice(from, from + longest));
  }
  return samples;
}

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** The languages of the samples, the likeliest first: each sample counts by its letters, so that a strange one does not decide alone. */
function vote(samples: readonly string[], options: { only?: string[] }): string[] {
  const votes = new Map<string, number>();
  for (const sample of samples)
    for (const { lang, accuracy } of detectAll(sample, options))
      votes.set(lang, (votes.get(lang) ?? 0) + accuracy * lettersIn(sample));
  return [...votes].sort((a, b) => b[1] - a[1]).map(([lang]) => lang);
}

/**
 * Which of the languages has most of its commonest words in the text: letters alone take an English table of parts for Dutch. Null if
 * the likeliest is one of which these words are not known, or if hardly any occur.
 */
function byCommonWords(text: string, [first = '', ...others]: string[]): string | null {
  if (stopWordsFor(first).size === 0) return null;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: { language: string; count: number } = { language: '', count: LEAST_SHARE * words.length };
  for (const language of [first, ...others]) {
    const known = stopWordsFor(language);
    const count = words.filter((word) => known.has(word)).length;
    if (count > best.count) best = { language, count };
  }
  return best.language || null;
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
