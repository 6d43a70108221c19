import type { AnalyzedQuestion, Wording } from '../search/analyze-question.ts';
import { createMatcher, type Match } from '../search/match-passage.ts';
import { isHeaderRow, isLabel } from '../search/passage-shapes.ts';
import type { Passage } from '../search/rank-passages.ts';

/** How much of a question one sentence contains, without the rest of its passage. */
export interface Evidence {
  /** The indexes of the concepts that it contains, in any wording. The names of its columns, its label and the heading directly above it count, too. */
  concepts: ReadonlySet<number>;
  /** How far it contains the kind of value that is asked for, 0 to 1; 1 where none is. */
  kind: number;
}

/** Characters of a label on a line of its own above its value. */
const longestLabel = 60;

/** Reads what the best sentences of passages, or the given ones, say of one question. */
export function createEvidenceReader(question: AnalyzedQuestion): (passage: Passage, index?: number) => Evidence {
  const match = createMatcher(question.wordings);
  const matchedOf = new Map<Passage, ReturnType<typeof match>>();
  return (passage, index = passage.best) => {
    const { candidate, sentences } = passage;
    const matched = matchedOf.get(passage) ?? match(candidate);
    matchedOf.set(passage, matched);
    const at = (place: number | null): readonly Match[] =>
      place === null ? [] : (matched.sentences[place]?.matches ?? []);
    const isOpening = sentences.slice(0, index).every(({ text }) => isLabel(text, candidate.sectionPath));
    const matches = [
      ...at(index),
      ...at(headerOf(passage, index)),
      ...at(labelOf(passage, index)),
      ...(isOpening ? (matched.titles.at(-1) ?? []) : []),
    ];
    const text = sentences[index]?.text ?? '';
    return {
      concepts: new Set(matches.flatMap(({ wording }) => (question.wordings[wording] as Wording).concepts)),
      kind: kindOf(question, text),
    };
  };
}

/** Cells of a row are separated by ` | `. */
function isRow(text: string): boolean {
  return /(?:^|\s)\|\s/u.test(text);
}

/** The first of the rows that a row is among, where it names their columns. */
function headerOf({ candidate, sentences }: Passage, index: number): number | null {
  let first = index;
  while (first > 0 && isRow(sentences[first]?.text ?? '') && isRow(sentences[first - 1]?.text ?? '')) first--;
  const header = sentences[first];
  return header && first < index && isHeaderRow(candidate, header) ? first : null;
}

/** The line above a value that names it. */
function labelOf({ sentences }: Passage, index: number): number | null {
  const above = sentences[index - 1]?.text;
  const isLabelLine = above !== undefined && above.length <= longestLabel && !/[.;!?]$/u.test(above) && !isRow(above);
  return isLabelLine ? index - 1 : null;
}

/** Names of people and things are not surely told from other words: where none is found, there may be one. */
export const unsureKinds: ReadonlySet<string> = new Set(['who', 'name']);

function kindOf({ cues }: AnalyzedQuestion, text: string): number {
  if (cues.length === 0) return 1;
  return Math.max(...cues.map((cue) => Math.max(cue.matches(text), unsureKinds.has(cue.name) ? 0.5 : 0)));
}
