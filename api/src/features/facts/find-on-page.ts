/** Kinds of quotation marks and dashes, which people and programs swap for one another. */
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

/** What matters for finding words: no white space, no soft hyphens, no case; `offsets` are those of the text, in UTF-16 code units. */
function essence(text: string): { letters: string; offsets: number[] } {
  let letters = '';
  const offsets: number[] = [];
  for (const { segment, index } of units(text)) {
    const folded = (alike[segment] ?? segment).toLowerCase();
    letters += folded;
    for (let piece = 0; piece < folded.length; piece++) offsets.push(index);
  }
  return { letters, offsets };
}

function* units(text: string): Generator<{ segment: string; index: number }> {
  for (let index = 0; index < text.length; index++) {
    const segment = text.charAt(index);
    if (!/[\s\u00ad\u200b]/.test(segment)) yield { segment, index };
  }
}

/** Where these words begin on a page, in UTF-16 code units of its text; null where it does not have them. */
export function findOnPage(page: string, words: string): number | null {
  const sought = essence(words).letters;
  const { letters, offsets } = essence(page);
  const at = sought ? letters.indexOf(sought) : -1;
  return at < 0 ? null : (offsets[at] ?? null);
}
