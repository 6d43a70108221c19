/** What of a text matters for finding words again in another form of the same document. */
export interface Letters {
  letters: string;
  /** For each letter the offset of its source in the text. */
  offsets: number[];
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
  '−': '-',
};

/** White space, what is not seen, bullets of symbol fonts, and the bar that the reader writes between the cells of a row. */
const unseen = /[\s\u00ad\u200b-\u200f\u2060\ufeff|\p{Co}•●▪◦‣∙■□➢✓]/u;

const known = new Map<string, string>();

/** How a character is compared: nothing where it does not count, otherwise without case and typographic form (`²` is `2`). */
function fold(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  const folded = unseen.test(character)
    ? ''
    : [...character.normalize('NFKC').toLowerCase()]
        .map((each) => (unseen.test(each) ? '' : (alike[each] ?? each)))
        .join('');
  known.set(character, folded);
  return folded;
}

/** The letters of a text. Of pairs of surrogates both halves count for themselves, which is the same on both sides of a comparison. */
export function lettersOf(text: string): Letters {
  let letters = '';
  const offsets: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const folded = fold(text.charAt(index));
    letters += folded;
    for (let piece = 0; piece < folded.length; piece++) offsets.push(index);
  }
  return { letters, offsets };
}
