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
/** Sentences that are read after a heading. */
const saidByHeading = 3;
/** Passages that are read for more after the best one. */
const passagesRead = 3;
/** A further sentence must speak of the question nearly as much as the best. */
const enough = 0.72;

/**
 * The sentences that answer best, verbatim, the best first: that of the best passage, with what it leads over to where it ends in a
 * colon, or what follows where it is a heading; and others that say about as much.
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
  if (isLabel(top, top.best) && top.sentences.length > top.best + 1) {
    // A heading is where the answer stands, not what it says.
    for (let index = top.best + 1; index <= top.best + saidByHeading; index++) pick(top, index);
  } else {
    pick(top, top.best);
    for (let index = top.best + 1; continues(top, top.best, index); index++) pick(top, index);
  }
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

const listItem = /^(?:[•●▪◦‣∙○■➢✓–—*-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s/iu;

/** What a sentence that ends in a colon leads over to: the next one, and the rest of the list that it belongs to. */
function continues(passage: Passage, from: number, index: number): boolean {
  const text = (at: number) => passage.sentences[at]?.text.trim() ?? '';
  if (!/[:：]$/u.test(text(from)) || index >= passage.sentences.length || index >= from + most) return false;
  return index === from + 1 || listItem.test(text(index));
}

/** A heading, or a stub such as "3.2" that says nothing by itself. */
function isLabel(passage: Passage, index: number): boolean {
  const text = normalise(passage.sentences[index]?.text ?? '');
  if (text.split(' ').length <= 2) return true;
  return passage.candidate.sectionPath.some((title) => normalise(title) === text);
}
