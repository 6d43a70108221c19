import type { Wording } from './analyze-question.ts';
import type { Candidate } from './candidates.ts';
import { withoutReplyLabel } from './reply-labels.ts';
import { type Stretch, splitSentences } from './sentences.ts';
import { analyzerFor, type Term } from './terms.ts';

/** A wording of the question found in a row of terms. */
export interface Match {
  /** Index into the question's wordings. */
  wording: number;
  /** Index of its first term. */
  position: number;
}

/** A sentence of a candidate and which wordings it contains. */
export interface MatchedSentence extends Stretch {
  page: number;
  text: string;
  matches: Match[];
}

export interface MatchedPassage {
  candidate: Candidate;
  sentences: MatchedSentence[];
  /** One list for each title of the section path. */
  titles: Match[][];
  /** Terms in all sentences. */
  length: number;
}

/** Finds the wordings of one question in many texts. */
export function createMatcher(wordings: readonly Wording[]): (candidate: Candidate) => MatchedPassage {
  const byFirstKey = new Map<string, number[]>();
  wordings.forEach(({ keys }, index) => {
    const first = keys[0] as string;
    byFirstKey.set(first, [...(byFirstKey.get(first) ?? []), index]);
  });

  const find = (terms: readonly Term[]): Match[] => {
    const matches: Match[] = [];
    terms.forEach((term, position) => {
      for (const key of term.keys) {
        for (const index of byFirstKey.get(key) ?? []) {
          const parts = (wordings[index] as Wording).keys;
          if (parts.every((part, offset) => terms[position + offset]?.keys.includes(part))) {
            matches.push({ wording: index, position });
          }
        }
      }
    });
    return matches;
  };

  return (candidate) => {
    const analyze = analyzerFor(candidate.language);
    const sentences: MatchedSentence[] = [];
    let length = 0;
    for (const { page, pageText, start: from, end: to } of candidate.spans) {
      for (const { start, end } of splitSentences(pageText, from, to)) {
        const text = pageText.slice(start, end);
        const terms = analyze(withoutReplyLabel(text));
        length += terms.length;
        sentences.push({ page, start, end, text, matches: find(terms) });
      }
    }
    const titles = candidate.sectionPath.map((title) => find(analyze(title)));
    return { candidate, sentences, titles, length };
  };
}
