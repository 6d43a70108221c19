import { normalise } from '../../search/passage-shapes.ts';
import type { Claim, ClaimCitation } from '../analyst.ts';
import { findFigures } from './figures.ts';
import { leadsOver, leansOnBefore } from './leaning.ts';
import { inverseFrequencies, similarity } from './term-weights.ts';

const most = 3;
/** Sentences without an amount say less, so fewer are taken. */
const mostWithoutFigures = 2;
/** Sentences that share more of their words say the same. */
const same = 0.75;

/**
 * A summary of what is said about a keyword, made of the sentences that were found for it, the best first. It takes the sentences with
 * amounts that are shortest, none twice; where none has an amount, the best two. It leaves out those that mean nothing without the text
 * beside them. Word for word, in the order of their worth.
 */
export function summariseSentences(sentences: readonly ClaimCitation[]): Claim[] {
  const alone = sentences.filter(({ quote }) => !leansOnBefore(quote) && !leadsOver(quote));
  const read = alone.map((citation) => {
    const text = citation.quote.replace(/\s+/gu, ' ').trim();
    return { citation, text, words: normalise(text).split(' '), figures: findFigures(text) };
  });
  const withFigures = read.filter(({ figures }) => figures.length > 0);
  const candidates = (withFigures.length > 0 ? withFigures : read).map((entry, rank) => ({
    ...entry,
    // A sentence with many amounts in few words, and one that the rules found best, come first.
    score: (1 + Math.min(3, entry.figures.length)) / Math.sqrt(20 + entry.words.length) / (1 + rank / 10),
  }));
  candidates.sort((a, b) => b.score - a.score);
  const weightOf = inverseFrequencies(read.map(({ words }) => words));
  const chosen: typeof candidates = [];
  for (const candidate of candidates) {
    if (chosen.length >= (withFigures.length > 0 ? most : mostWithoutFigures)) break;
    const words = new Set(candidate.words);
    if (candidate.text !== '' && !chosen.some((other) => similarity(new Set(other.words), words, weightOf) > same))
      chosen.push(candidate);
  }
  return chosen.map(({ text, citation }) => ({ text, citations: [citation], supported: true }));
}
