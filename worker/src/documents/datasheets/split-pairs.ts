import type { Stretch } from './block-parts.ts';
import { cataloguePieces } from './catalogue-pieces.ts';
import { enumeratorLength } from './enumerators.ts';
import { technicalSign } from './technical-signs.ts';

/** A name with what is written beside it, as stretches of a text: UTF-16 code units, ends exclusive. */
export interface TextPair {
  name: { start: number; end: number };
  value: { start: number; end: number };
}

/** How far a text may be read: in running text only a colon makes a pair, in the lines of a list or a cell also "shall be" and a dash. */
export type PairSetting = 'list' | 'prose';

/** Words, by setting; a name beyond them is a sentence. */
const mostNameWords = 11;
const mostNameCharacters = 90;
/** Between parts of a run-in specification. */
const partMark =
  /[;；。•●▪■◦❖➢]|(?<=[\p{Ll}\d)\]%"”]{2}|\d\s?\p{L}{1,4})(?<!\d\s?[Dd][Ee][Gg])\.\s+(?=\p{Lu}(?:\p{Ll}|\p{Lu}{2}))|(?<=[\p{Ll}\d)\]%"”]{2})(?<!\d\s?[Dd][Ee][Gg])\.\s+(?=\p{Lu})|(?<=\d\s?(?:mm|cm|kg|m|g|l|MM|CM|KG))\.(?=\p{L}{3})|(?<=\d\p{Lu}?\)|\d\p{Lu}?)(?=\p{Lu}\p{Ll}{2,20}[:：])|[.,]\s+(?=\p{Lu}[\p{L}\d\s()/-]{1,30}[:：]\s)/gu;
/** A title that leads to a catalogue's text: "Projector X5 Specifications: …". */
const leadsToParts =
  /(?<!\p{L})(?:specifications?|features|details|description|spezifikation(?:en)?|merkmale|beschreibung|caractéristiques|spécifications?|especificaç(?:ões|ão)|especificaci(?:ones|ón)|características|descrição|descripción|specifiche|caratteristiche|descrizione|dane)(?:\s(?:techniques?|técnicas?|tecniche|techniczne|(?:do|del)\sprodut?c?to))?$/iu;
/** Not in times, ratios and addresses: "10:30", "16:9", "https:". */
const colon = /(?<!\bhttps?)(?<!\d\s?)[:：](?!\/\/)|(?<=\d)[:：](?=\s)/u;
const dash = /\s[–—-]\s|(?<=\p{L}{2})[–—]\s?(?=\d)|\s=\s/u;
const copula =
  /\s(?:(?:shall|should|must|will|has\sto|have\sto)(?:\snot)?\s(?:be|exceed)|to\sbe|(?:soll(?:te)?|muss|beträgt)|doit\s(?:être|avoir)|debe(?:rá)?\s(?:ser|tener)|deve\s(?:essere|avere|ser|ter)|ma\s(?:być|wynosić)|moet|должн[аыо]?\s?(?:быть)?|составляет|phải)\s/iu;
const sentenceWord =
  /(?<![\p{L}])(?:shall|should|must|will|would|may|which|whose|that|they|we|you|our|has been|have been|the following|as follows|such as|including|muss|müssen|wird|werden|sind|doit|doivent|debe|deberá|deve|devono|należy|moet|должен|должны|следующ\p{L}{0,4}|phải)(?![\p{L}])/iu;

/** Whether words say what shall be done, which no name does. */
export const saysRequirement = (text: string): boolean => modal.test(text);
const modal =
  /(?<!\p{L})(?:shall|should|must|will|muss|müssen|doit|doivent|debe|deberá|deve|devono|deverá|należy|moet|должен|должны|phải)(?!\p{L})/iu;

/** The pairs of a text, such as "Floors: 12; Door width: 900 mm; mirror". Linear in its length. */
export function splitPairs(text: string, setting: PairSetting): TextPair[] {
  const pairs: TextPair[] = [];
  for (const part of partsOf(text)) {
    for (const piece of cataloguePieces(text, part)) {
      const pair = pairOf(text, piece, setting);
      if (pair) pairs.push(pair);
    }
  }
  return pairs;
}

function partsOf(text: string): Stretch[] {
  const parts: Stretch[] = [];
  let start = 0;
  // Text is searched for a colon once, however many marks are skipped.
  let searched = 0;
  let hasColon = false;
  for (const mark of text.matchAll(partMark)) {
    hasColon ||= /[:：]/u.test(text.slice(searched, mark.index));
    searched = mark.index;
    // "Heated, folding table: …" is one name.
    if (/^[.,]/u.test(mark[0]) && !hasColon) continue;
    hasColon = false;
    parts.push({ start, end: mark.index });
    start = mark.index + mark[0].length;
    searched = start;
  }
  return [...parts, { start, end: text.length }];
}

/** `left`: how many titles before the pair may be skipped. */
function pairOf(text: string, { start, end }: Stretch, setting: PairSetting, left = 2): TextPair | null {
  const part = text.slice(start, end);
  const from = enumeratorLength(part);
  const body = part.slice(from);
  const cut = cutAt(body, setting);
  if (!cut) return null;
  // "40 mm- Distance: 5 mm": what is before the dash belongs to the value before.
  const joined = body.slice(0, cut.nameEnd).search(afterJoinedDash);
  const name = trim(text, start + from + Math.max(0, joined), start + from + cut.nameEnd);
  const value = trim(text, start + from + cut.valueStart, cut.end === undefined ? end : start + from + cut.end);
  const [label, words] = [text.slice(name.start, name.end), text.slice(value.start, value.end)];
  // "a) Wall temperature: b) Surface temperature: 60 °C": the first one's value is elsewhere.
  const isNext = /^\(?(?:[a-z]|\d{1,2})[.)]\s\p{Lu}[^:：]{2,60}[:：]/u.test(words);
  if (isNext) return left > 0 ? pairOf(text, value, setting, left - 1) : null;
  // "Size: Width: 13 cm", "Desk D2 Specifications: Top: oak": the inner name is the value's.
  const isNested = leadsToParts.test(label) || /^\p{Lu}[\p{L}\s]{1,25}[:：]\s?\S/u.test(words);
  // A dash after such a title begins a list, not a value.
  if (leadsToParts.test(label) && /^\s*[-–•]/u.test(body.slice(cut.valueStart)) && !/[:：]/u.test(words)) return null;
  if (isNested && left > 0 && /[:：]\s?\S/u.test(words)) return pairOf(text, value, setting, left - 1);
  // "Efficiency (minimum): above)": the end of a remark is no value.
  const isRest = /^[^\d(（]{0,30}[)）]$/u.test(words);
  return isPairName(label) && words !== '' && !isRest ? { name, value } : null;
}

interface Cut {
  nameEnd: number;
  valueStart: number;
  /** The end of the value, where that is not the end of the part. */
  end?: number;
}

/** The last dash without a space before it, with a name after it. */
const afterJoinedDash = /(?<=[\p{L}\d)][-–]\s)(?=\p{Lu}[^-–]*$)/u;

/** Where the first sentence ends. */
const sentenceEnd = /(?<=[\p{L}\d)%²³°]{2})\.\s+(?=\p{Lu})/u;

function cutAt(body: string, setting: PairSetting): Cut | null {
  const header = body.slice(0, mostNameCharacters + 20);
  const mark = colon.exec(header);
  if (mark) return { nameEnd: mark.index, valueStart: mark.index + 1 };
  if (setting === 'prose') return null;
  const end = sentenceEnd.exec(body)?.index ?? body.length;
  return end > longestStatement ? null : cutSentence(body.slice(0, end));
}

/** A name and what it shall be, in one sentence. */
function cutSentence(body: string): Cut | null {
  const header = body.slice(0, mostNameCharacters + 20);
  const end = body.length;
  const stroke = dash.exec(header);
  // "With wire of 2 mm - density 80 kg/m³": what has a quantity of its own is no name.
  if (stroke && technicalSign(body.slice(stroke.index)) && technicalSign(body.slice(0, stroke.index)) !== 'quantity') {
    return { nameEnd: stroke.index, valueStart: stroke.index + stroke[0].length, end };
  }
  const verb = copula.exec(header);
  if (!verb) return null;
  const rest = body.slice(verb.index + verb[0].length);
  if (!startsWithFigure.test(rest) || technicalSign(rest) !== 'quantity') return null;
  // "shall not exceed 5 mm" is told with its limit.
  const isPlain = /\s(?:be|être|ser|essere|być)\s$/iu.test(verb[0]) && !/\snot\s/iu.test(verb[0]);
  return { nameEnd: verb.index, valueStart: isPlain ? verb.index + verb[0].length : verb.index + 1, end };
}

/** A figure, after at most four short words such as "not less than"; "supplied with 4 ports" is what is done to a thing. */
const startsWithFigure = /^\s*(?!\p{L}{3,12}ed\swith\s)(?:[\p{L}.'’]{1,12}\s){0,4}[(≥≤<>±~]?\s?\d/u;

/** Characters: a longer item of a list is prose. */
const longestStatement = 160;

function trim(text: string, start: number, end: number): Stretch {
  let [from, to] = [start, end];
  // A dash before a figure is a sign.
  while (from < to && /^(?:[\s,:：|]|[–—-](?!\d))/u.test(text.slice(from, from + 2))) from += 1;
  while (to > from && /[\s,;:：|]/u.test(text[to - 1] ?? '')) to -= 1;
  return { start: from, end: to };
}

/** Whether words may name a parameter: a few of them, and no sentence. */
export function isPairName(label: string): boolean {
  if (label.length < 2 || label.length > mostNameCharacters || !/^[\p{L}\d("“'’#]/u.test(label)) return false;
  if (
    !/\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(label) ||
    /[;!?]|\p{Ll}{5}\.\s|\p{Ll}{3}\.\s\p{Lu}\p{Ll}*\s/u.test(label)
  )
    return false;
  if (endsInStandard.test(label) || isExample.test(label) || isCutInBrackets(label)) return false;
  // What is added in brackets makes no sentence of a name.
  const words = label.replace(/\([^()]*\)/gu, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return words <= mostNameWords && !sentenceWord.test(label);
}

/** "Uplink port (Duplex" of "Uplink port (Duplex: full, half)", "Efficiency: above)": a part of a remark is taken for a name. */
const isCutInBrackets = (label: string) => {
  const own = label.slice(enumeratorLength(label));
  return own.split(/[(（]/u).length !== own.split(/[)）]/u).length;
};

/** "as per EN: 438": what follows is the number of a standard or a clause. */
const endsInStandard =
  /(?<![\p{L}])(?:IS|ISO|IEC|EN|DIN|BS|ASTM|ASME|ANSI|API|IEEE|UL|NFPA|GB|ГОСТ|UNE|UNI|NF|NBR|PN|NTP|NTC|as\sper|according\sto|no|nos|ref)\.?$/iu;
/** "For ex.", "e.g.", "Note 2": what leads to an explanation. */
const isExample =
  /^(?:for\s(?:ex|example)|e\.?g|i\.?e|viz|note|notes|nota|remarque|hinweis|uwaga|примечание|注|备注|비고|scenario|formula|example|or|oder|ou|alternatively|or\s\(?alternatively\)?)\.?(?:\s?\d{1,2})?$/iu;
