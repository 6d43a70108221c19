import type { AnalystTasks } from '../../tasks.ts';
import type { ModelAccess } from '../ask-model.ts';
import { callStructured } from '../call-structured.ts';
import { suggestSynonymsPrompt } from '../prompts/suggest-synonyms.ts';

type Request = Parameters<AnalystTasks['suggestSynonyms']>[0];

const keywordsAtOnce = 30;
const mostSynonyms = 6;
const plausible = { characters: 60, words: 6 };

/** Asks for other words for keywords, some keywords at a time. Words that can't be any are left out. */
export async function suggestSynonyms(
  access: ModelAccess,
  { keywords, signal, spend, onProgress }: Request,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const distinct = [...new Set(keywords)].filter((keyword) => keyword.trim() !== '');
  for (let start = 0; start < distinct.length; start += keywordsAtOnce) {
    signal.throwIfAborted();
    const batch = distinct.slice(start, start + keywordsAtOnce);
    const answer = await callStructured(access, suggestSynonymsPrompt(batch, mostSynonyms), { signal, spend });
    for (const { n, synonyms } of answer.keywords) {
      const keyword = batch[n - 1];
      if (keyword === undefined) continue;
      const words = plausibleWords(keyword, [...(found.get(keyword) ?? []), ...synonyms]);
      if (words.length > 0) found.set(keyword, words);
    }
    onProgress?.(Math.min(start + keywordsAtOnce, distinct.length), distinct.length);
  }
  return found;
}

function plausibleWords(keyword: string, words: readonly string[]): string[] {
  const own = bare(keyword);
  const byForm = new Map(words.map(normalize).map((word) => [bare(word), word]));
  byForm.delete(own);
  return [...byForm.values()].filter(isPlausible).slice(0, mostSynonyms);
}

function normalize(word: string): string {
  return word.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Without spaces, hyphens and points: "bid-bond" and "bid bond" are one word. */
function bare(word: string): string {
  return normalize(word).replace(/[\s.\-‐‑–]+/gu, '');
}

/** A word or a few, of letters, figures and the marks inside words. */
function isPlausible(word: string): boolean {
  if (word.length < 2 || word.length > plausible.characters) return false;
  if (word.split(' ').length > plausible.words) return false;
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&/'’()\-‐‑+]*$/u.test(word) && /\p{L}/u.test(word);
}
