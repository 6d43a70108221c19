import { analyzerFor } from '@bidloom/worker/src/search/terms.ts';

const k1 = 1.2;
const b = 0.75;

/**
 * The floor that anyone has: plain BM25 over whole pages, stemmed and without stop words, and nothing else.
 * Answers page numbers, best first.
 */
export function createPageFloor(
  pages: readonly { number: number; text: string }[],
  language: string,
): (question: string) => number[] {
  const words = (text: string) =>
    analyzerFor(language)(text).flatMap((term) => (term.isStop ? [] : [term.keys[0] as string]));
  const counted = pages.map(({ number, text }) => {
    const counts = new Map<string, number>();
    const list = words(text);
    for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { number, counts, length: list.length };
  });
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  return (question) => {
    const weighted = [...new Set(words(question))].map((word) => {
      const frequency = counted.filter(({ counts }) => counts.has(word)).length;
      return { word, weight: Math.log(1 + (counted.length - frequency + 0.5) / (frequency + 0.5)) };
    });
    const scored = counted.map(({ number, counts, length }) => {
      let score = 0;
      for (const { word, weight } of weighted) {
        const count = counts.get(word) ?? 0;
        score += (weight * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / average));
      }
      return { number, score };
    });
    return scored.sort((a, z) => z.score - a.score || a.number - z.number).map(({ number }) => number);
  };
}
