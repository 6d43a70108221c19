import type { Candidate } from '../../search/candidates.ts';
import { type Stretch, splitSentences } from '../../search/sentences.ts';
import type { ClaimCitation } from '../analyst.ts';

/** The sentences, items and rows of a passage in reading order, each as it is on its page and with white space made plain. */
export function linesOf({ documentId, spans }: Candidate): (ClaimCitation & { text: string })[] {
  return spans.flatMap(({ page, pageText, start: from, end: to }) =>
    joinCut(pageText, splitSentences(pageText, from, to)).map(({ start, end }) => {
      const quote = pageText.slice(start, end);
      return { documentId, page, start, end, quote, text: quote.replace(/\s+/gu, ' ') };
    }),
  );
}

const cutAtEnd =
  /(?:(?<![\p{L}\p{N}])\d{1,2}|(?<!\p{L})(?:Mio|Mrd|Nr|No|Rev|Fig|Vol|Art|Abs|bzw|ca|inkl|exkl|zzgl|evtl|max|min))\.$/u;
/** Characters at the end of a sentence that tell whether it was cut: the longest of these words, its point and what comes before. */
const longestCut = 8;
const goesOn = /^(?:\p{Ll}|\d|Euro|EUR|€)/u;

/** A line that begins with a number looks like an item or a heading. */
const numberAtStart =
  /^\d{1,3}\.\d+\s+\p{Ll}|^\d{1,2}\.\s(?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*\s+\d{4}/u;

/** "2 Mio. Euro", "at least / 1.0 m", "by / 12. März 2027": no sentence ends there. */
function joinCut(text: string, sentences: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const { start, end } of sentences) {
    const last = joined.at(-1);
    const before = last ? text.slice(Math.max(last.start, last.end - longestCut), last.end) : '';
    const after = text.slice(start, end);
    const isCut = cutAtEnd.test(before) && goesOn.test(after);
    const isOpen = /[\p{L},]$/u.test(before) && numberAtStart.test(after);
    if (last && (isCut || isOpen) && !text.slice(last.end, start).includes('\n\n')) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}
