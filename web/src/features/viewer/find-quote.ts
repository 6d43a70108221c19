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

/** Every place of a quote in the text of its page, without regard to white space, case and kinds of dashes and quotation marks. */
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
  /** Where it begins, if the text is still the same: the nearest place is meant. */
  offset?: number | undefined;
  /** What it stands in; found without it where that is not there. */
  around?: string | undefined;
}

/**
 * Finds a quote in the text of its page, and what it stands in. Where only the latter is there, that is the place. Nothing where
 * neither is; without an offset the first place is taken.
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
