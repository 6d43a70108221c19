import type { Passage, PassageSentence } from '../../search/rank-passages.ts';

/** A sentence of an answer, as it stands on its page. */
export interface QuotedSentence {
  documentId: string;
  page: number;
  start: number;
  end: number;
  quote: string;
}

const most = 4;
/** Passages that are read for more after the best one. */
const passagesRead = 3;
/** A further sentence must speak of the question nearly as much as the best. */
const enough = 0.72;

/**
 * The sentences that answer best, verbatim, the best first: that of the best passage, what it leads over to where it is a heading
 * or ends in a colon, and others that say about as much.
 */
export function pickSentences(passages: readonly Passage[]): QuotedSentence[] {
  const [top] = passages;
  const best = top?.sentences[top.best];
  if (!top || !best) return [];
  const picked: { passage: Passage; index: number }[] = [];
  const pick = (passage: Passage, index: number) => {
    const sentence = passage.sentences[index];
    if (!sentence || picked.length >= most || picked.some((entry) => same(entry, passage, sentence))) return;
    picked.push({ passage, index });
  };
  pick(top, top.best);
  for (let index = top.best; leadsOver(top, index) && index < top.best + most - 1; index++) pick(top, index + 1);
  const others = passages.slice(0, passagesRead).flatMap((passage, rank) =>
    passage.sentences.map((sentence, index) => ({
      passage,
      index,
      // A lower passage must say more to be heard.
      score: sentence.score * (1 - 0.1 * rank),
    })),
  );
  others.sort((a, b) => b.score - a.score);
  for (const { passage, index, score } of others) {
    if (score >= enough * best.score && !isLabel(passage, index)) pick(passage, index);
  }
  return picked.map(({ passage, index }) => {
    const { page, start, end, text } = passage.sentences[index] as PassageSentence;
    return { documentId: passage.candidate.documentId, page, start, end, quote: text };
  });
}

/** Overlapping chunks and repeated clauses hold the same sentence more than once. */
function same(entry: { passage: Passage; index: number }, passage: Passage, sentence: PassageSentence): boolean {
  const other = entry.passage.sentences[entry.index] as PassageSentence;
  if (normalise(other.text) === normalise(sentence.text)) return true;
  return (
    entry.passage.candidate.documentId === passage.candidate.documentId &&
    other.page === sentence.page &&
    other.start < sentence.end &&
    sentence.start < other.end
  );
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function leadsOver(passage: Passage, index: number): boolean {
  const text = passage.sentences[index]?.text.trimEnd() ?? '';
  return /[:：]$/u.test(text) || isLabel(passage, index);
}

/** A heading, or a stub such as "3.2" that says nothing by itself. */
function isLabel(passage: Passage, index: number): boolean {
  const text = normalise(passage.sentences[index]?.text ?? '');
  if (text.split(' ').length <= 2) return true;
  return passage.candidate.sectionPath.some((title) => normalise(title) === text);
}
