import type { Passage, PassageSentence } from '../../search/rank-passages.ts';
import type { Stretch } from '../../search/sentences.ts';
import { isCaption, isHeaderRow, isLabel, isTitle, normalise, pageTextOf, rowsFrom } from './passage-shapes.ts';

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
 * colon; what follows where it is a heading, the first rows where it names a table; and others that say about as much.
 */
export function pickSentences(passages: readonly Passage[]): QuotedSentence[] {
  const [top] = passages;
  const best = top?.sentences[top.best];
  if (!top || !best) return [];
  const picked: QuotedSentence[] = [];
  const quote = ({ candidate }: Passage, sentence: PassageSentence, start: number, end: number) => {
    const text = pageTextOf(candidate, sentence).slice(start, end);
    const entry = { documentId: candidate.documentId, page: sentence.page, start, end, quote: text };
    if (picked.length < most && !picked.some((other) => same(other, entry))) picked.push(entry);
  };
  const pick = (passage: Passage, index: number) => {
    const sentence = passage.sentences[index];
    if (!sentence || isTitle(sentence.text, passage.candidate.sectionPath)) return;
    // The names of columns mean something with a row only.
    const rows = isHeaderRow(passage.candidate, sentence)
      ? rowsFrom(passage.candidate, sentence, sentence.start, 2)
      : [];
    quote(passage, sentence, sentence.start, rows.at(-1)?.end ?? sentence.end);
  };
  const rows = firstRows(top, best);
  if (rows.length > 0) {
    for (const { start, end } of rows) quote(top, best, start, end);
  } else if (isLabel(best.text, top.candidate.sectionPath)) {
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
    // A label without anything below it leaves the answer to the best of the others.
    const isEnough = score >= enough * best.score || picked.length === 0;
    if (isEnough && !isLabel(passage.sentences[index]?.text ?? '', passage.candidate.sectionPath)) pick(passage, index);
  }
  return picked;
}

/** The first rows of the table whose caption or header a sentence is, the header together with the row below it; none otherwise. */
function firstRows({ candidate }: Passage, sentence: PassageSentence): Stretch[] {
  const isHeader = isHeaderRow(candidate, sentence);
  if (!isHeader && !isCaption(sentence.text)) return [];
  const [first, second, ...others] = rowsFrom(candidate, sentence, isHeader ? sentence.start : sentence.end, most + 1);
  if (!first) return [];
  if (!second) return [first];
  const opening = { ...sentence, ...first, text: pageTextOf(candidate, sentence).slice(first.start, first.end) };
  if (!isHeaderRow(candidate, opening)) return [first, second, ...others];
  return [{ start: first.start, end: second.end }, ...others];
}

/** Overlapping chunks and repeated clauses hold the same sentence more than once. */
function same(one: QuotedSentence, other: QuotedSentence): boolean {
  if (normalise(one.quote) === normalise(other.quote)) return true;
  return (
    one.documentId === other.documentId && one.page === other.page && one.start < other.end && other.start < one.end
  );
}

const listItem = /^(?:[•●▪◦‣∙○■➢✓–—*-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s/iu;

/** What a sentence that ends in a colon leads over to: the next one, and the rest of the list that it belongs to. */
function continues(passage: Passage, from: number, index: number): boolean {
  const text = (at: number) => passage.sentences[at]?.text.trim() ?? '';
  if (!/[:：]$/u.test(text(from)) || index >= passage.sentences.length || index >= from + most) return false;
  return index === from + 1 || listItem.test(text(index));
}
