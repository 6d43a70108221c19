import type { Stretch } from './block-parts.ts';

/** What a name and its colon look like after a mark, or after a word whose space was lost. */
const nameAhead = String.raw`(?=\p{Lu}[\p{L}\s()/]{1,30}[:：])`;
const wordAhead = String.raw`(?=\p{Lu}\p{Ll}{2}[\p{L}\s()]{0,25}[:：])`;
/** The same in words none of which has lost its space. */
const plainAhead = String.raw`(?=\p{Lu}\p{Ll}{2,20}(?:\s\p{Lu}?\p{Ll}{1,20}){0,3}[:：])`;
/**
 * Between parts of a catalogue's text: "Top: oak- Feet: steel", "Body: PLASTIC Number of keys: 61", and where a space was lost,
 * "80 mmWidth: 20 mm".
 */
const mark = new RegExp(
  String.raw`(?:\s[-–]\s?|[-–]\s)${nameAhead}|(?<=\p{Ll}{3}|\d\s?(?:mm|cm|kg)|\p{Ll}\d{1,4}|-\d{2,4}|\d\)|\p{Ll}\))${wordAhead}|\.${nameAhead}|(?<=\p{Lu}{3}|\d\s?(?:mm|cm|kg|W|V|Hz|kHz|GB|A)?)\s${plainAhead}`,
  'gu',
);
/** Words whose space was lost within a value: where it ends can't be told. */
const joinedWords = /\p{Ll}{3}\p{Lu}\p{Ll}{3}/u;
const joinedDash = /(?<=[\p{L}\d)])[-–]\s/u;
const colon = /[:：]/u;

/** The parts of a catalogue's text, where this is one: several names with a colon each. Linear in its length. */
export function cataloguePieces(text: string, part: Stretch): Stretch[] {
  const own = text.slice(part.start, part.end);
  if ((own.match(/[:：]/gu)?.length ?? 0) < 2) return [part];
  const pieces: Stretch[] = [];
  let { start } = part;
  let isJoined = false;
  let hasDashes = false;
  for (const found of own.matchAll(mark)) {
    const at = part.start + found.index;
    const isLost = found[0] === '';
    if (!colon.test(text.slice(start, at))) {
      // "Pickup: 2JazzBassControls: 2": the name begins at the last of the joined words.
      const last = pieces.at(-1);
      if (isLost && last?.end === start) [last.end, start] = [at, at];
      continue;
    }
    pieces.push({ start, end: at });
    start = at + found[0].length;
    isJoined ||= isLost;
    hasDashes ||= /^[-–]\s$/u.test(found[0]);
  }
  const all = [...pieces, { start, end: part.end }];
  return all.flatMap((piece) => {
    const body = text.slice(piece.start, piece.end);
    const from = colon.exec(body)?.index ?? body.length;
    // "Body: plastic- 61 keys- 300 sounds": where dashes part the text, they end a value too.
    const dash = hasDashes ? joinedDash.exec(body.slice(from)) : null;
    const end = dash ? from + dash.index : body.length;
    const value = body.slice(from + 1, end);
    if ((isJoined || colon.test(value)) && joinedWords.test(value)) return [];
    return [{ start: piece.start, end: piece.start + end }];
  });
}
