/** Parts of a text where not only spaces separate words, or where words have particles attached. */
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const isDense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const isKorean = /^\p{Script=Hangul}/u;
const isEastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A piece of a text: offsets in UTF-16 code units, end exclusive. */
export interface Piece {
  text: string;
  offset: number;
}

export function hasDenseScript(text: string): boolean {
  return isDense.test(text);
}

/** Cuts a token where the script changes: `投标有效期为90天` → `投标有效期为`, `90`, `天`. */
export function cutByScript(token: string): (Piece & { isDense: boolean })[] {
  const pieces: (Piece & { isDense: boolean })[] = [];
  let end = 0;
  for (const { 0: text, index } of token.matchAll(dense)) {
    if (index > end) pieces.push({ text: token.slice(end, index), offset: end, isDense: false });
    pieces.push({ text, offset: index, isDense: true });
    end = index + text.length;
  }
  if (end < token.length) pieces.push({ text: token.slice(end), offset: end, isDense: false });
  return pieces;
}

/**
 * The keys of a part without spaces: each two neighbouring characters, so that a word is found wherever it is within a compound; a single
 * character; words of a dictionary for Thai and its neighbours. Korean words are indexed without their endings.
 */
export function indexPieces(text: string): Piece[] {
  if (isKorean.test(text)) return pairs(withoutEnding(text));
  return isEastAsian.test(text) ? pairs(text) : words(text, 'th');
}

/**
 * The words of a dense stretch as people read them, of which questions are made. Those of one character are left out: in Chinese they
 * are mostly grammar.
 */
export function wordPieces(text: string, language: string): Piece[] {
  if (isKorean.test(text)) return [{ text: withoutEnding(text), offset: 0 }].filter((piece) => piece.text.length > 1);
  return words(text, language).filter((piece) => piece.text.length > 1);
}

function pairs(text: string): Piece[] {
  const characters = [...text];
  if (characters.length === 1) return [{ text, offset: 0 }];
  let offset = 0;
  return characters.slice(1).map((character, index) => {
    const before = characters[index] as string;
    const piece = { text: before + character, offset };
    offset += before.length;
    return piece;
  });
}

const segmenters = new Map<string, Intl.Segmenter>();

function words(text: string, language: string): Piece[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? [{ text: segment, offset: index }] : [],
  );
}

/** Particles and endings of verbs, the longer ones first; a word keeps two syllables at least. */
const koreanEndings = new RegExp(
  `(?<=^\\p{L}{2,40})(?:${[
    '하여야만|하여야|하였습니다|하십시오|하겠습니다|되어야|되었습니다|이어야|에서부터|으로부터|이라면|합니다|됩니다|입니다|습니다|하거나|되거나|이거나',
    '하도록|되도록|하려면|하려고|하면서|하지만|에게서|에서는|에서의|에서도|으로서|으로써|으로는|으로만|에게는|까지는|까지의|부터는|이라고|이라는|한다면|된다면|인가요|하나요|되나요|할까요|인지요',
    '하는|하여|하고|하며|하면|하지|하기|하게|한다|해야|했다|했던|했을|해서|하나|할지|되는|되어|되고|되며|되면|되지|된다|되기|되게|돼야|에서|에게|으로|까지|부터|보다|처럼|만큼|마다|이나|이며|이고|이란|라는|라고|인가|인지|이면|한지|일까|에는|에도|에만|들이|들을|들의|들은|들에|로서|로써|로는|과의|와의|별로|나요|은요|는요|시에|관한|대한|하도|하신|하실|토록',
    '은|는|이|가|을|를|의|에|로|와|과|도|만|한|할|함|된|될|됨|인|일|임|들|께|나|요|고',
  ].join('|')})$`,
  'u',
);

function withoutEnding(word: string): string {
  return word.replace(koreanEndings, '');
}
