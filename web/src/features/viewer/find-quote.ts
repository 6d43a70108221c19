/** A range of a text, as offsets; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Quotation marks and dashes that programs replace with one another. */
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

/** The characters that count when words are compared, with their offsets: no white space, no soft hyphens, lower case. */
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

/** Every place of a quote in the text of its page. White space, case, and kinds of dashes and quotation marks are ignored. */
function findAll({ letters, offsets }: ReturnType<typeof essence>, quote: string): Span[] {
  const sought = essence(quote).letters;
  const found: Span[] = [];
  if (!sought) return found;
  for (let at = letters.indexOf(sought); at >= 0; at = letters.indexOf(sought, at + 1)) {
    const start = offsets[at];
    const last = offsets[at + sought.length - 1];
    if (start !== undefined && last !== undefined) found.push({ start, end: last + 1 });
  }
  return found;
}

const contains = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;

interface SoughtQuote {
  quote: string;
  /** Where the quote begins, if the text has not changed since. Of several places, the one nearest to it is taken. */
  offset?: number | undefined;
  /** The sentence or row that contains the quote. Where it is missing, the quote is searched on the whole page. */
  around?: string | undefined;
}

/**
 * Finds a quote in the text of its page, and the sentence or row around it. Where only the sentence or row is found, that is
 * the place; where neither is found, null. Without an offset the first place is taken.
 */
export function findQuote(
  text: string,
  { quote, offset, around = '' }: SoughtQuote,
): { words: Span; around: Span | null } | null {
  const content = essence(text);
  const frames = findAll(content, around);
  const places = findAll(content, quote);
  const framed = places.filter((place) => frames.some((frame) => contains(frame, place)));
  const candidates = framed.length > 0 ? framed : places;
  const [first = frames[0]] = candidates;
  if (!first) return null;
  const distance = ({ start }: Span) => (offset === undefined ? 0 : Math.abs(start - offset));
  const words = candidates.reduce((best, place) => (distance(place) < distance(best) ? place : best), first);
  const frame = frames.find((each) => contains(each, words) && each.end - each.start > words.end - words.start);
  return { words, around: frame ?? null };
}
