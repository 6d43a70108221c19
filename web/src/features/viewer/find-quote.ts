/** A stretch of a text by its offsets, the end not included. */
export interface Span {
  start: number;
  end: number;
}

/** Marks and dashes that readers and writers of files swap for one another. */
const alike: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
};

/** The characters that matter for finding words, each with its offset: no white space, no soft hyphens, no case. */
function essence(text: string): { letters: string; offsets: number[] } {
  let letters = '';
  const offsets: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (/[\s\u00ad\u200b]/.test(character)) continue;
    const folded = (alike[character] ?? character).toLowerCase();
    letters += folded;
    // Folding can lengthen a character (İ): each piece keeps the offset of its source.
    for (let piece = 0; piece < folded.length; piece++) offsets.push(index);
  }
  return { letters, offsets };
}

/**
 * Finds a quote in the text of its page, without regard to white space, case and kinds of dashes and quotation marks.
 * Nothing where it is not there.
 */
export function findQuote(text: string, quote: string): Span | null {
  const sought = essence(quote).letters;
  if (!sought) return null;
  const { letters, offsets } = essence(text);
  const at = letters.indexOf(sought);
  if (at < 0) return null;
  const start = offsets[at];
  const last = offsets[at + sought.length - 1];
  return start === undefined || last === undefined ? null : { start, end: last + 1 };
}
