/** The letters of a text that are compared to find words in another form of the same document. */
export interface Letters {
  letters: string;
  /** The offset of each letter's source in the text. */
  offsets: number[];
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
  '−': '-',
};

/** Ignored characters: white space, invisible ones, bullets of symbol fonts, and the bar between the cells of a row. */
const unseen = /[\s\u00ad\u200b-\u200f\u2060\ufeff|\p{Co}•●▪◦‣∙■□➢✓]/u;

const known = new Map<string, string>();

/** The form of a character for comparison: empty if it is ignored, otherwise in lower case and without typographic form (`²` is `2`). */
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

/** The letters of a text. The two halves of a surrogate pair count separately, which is the same on both sides of a comparison. */
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
