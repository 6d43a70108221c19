import type { IdentityPart } from '../../../concepts/identity-labels.ts';
import { isLabel, type Label, labelledPart } from './labels.ts';

/** Characters of a value; what is longer is a clause. */
const longest: Readonly<Record<IdentityPart, number>> = { subject: 400, reference: 80, buyer: 200 };
/** Lines over which a title is wrapped. */
const mostLines = 4;
/** Words of a reference. */
const mostWords = 5;

interface Line {
  text: string;
  start: number;
}

/**
 * The value of a label, in the rest of its line or below it, over as many lines as a title is wrapped. Null where there is none, where it is
 * not clear where it ends, and where it is no name: a blank, a definition, a duty, a reference to another place.
 * @returns its text with plain white space, and where it ends in the page's text
 */
export function readValue(
  { part, from }: Label,
  lines: readonly Line[],
  at: number,
): { text: string; end: number } | null {
  const line = lines[at] as Line;
  const isBelow = line.text.slice(from).replace(/[\s:|*]/gu, '') === '';
  let last = at;
  if (isBelow) {
    last++;
    if (lines[last]?.text.trim() === '') last++;
  }
  let taken = (isBelow ? lines[last]?.text : line.text.slice(from)) ?? '';
  if (isBelow && (labelledPart(taken) || /[:|]/u.test(taken) || signature.test(taken))) return null;
  const first = last;
  if (part !== 'reference')
    while (
      last + 1 < first + mostLines &&
      goesOn(last === first ? taken : (lines[last] as Line).text, lines[last + 1])
    ) {
      last++;
      taken += ` ${lines[last]?.text ?? ''}`;
    }
  const own = withoutFurther(part, taken);
  const text = own
    ?.replace(/[*`]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s:|.–-]{1,20}|(?<![\s|;,])[\s|;,]{1,20}$/gu, '')
    .trim()
    // The end of a bracket that begins before the label.
    .replace(/^([^()]*)\)$/u, '$1');
  const end = lines[last];
  return end && text && isName(part, text) ? { text, end: end.start + end.text.trimEnd().length } : null;
}

const unfinished =
  /(?:[,&-]|(?<!\p{L})(?:of|for|and|the|in|to|at|near|over|with|on|by|de|du|des|la|le|les|del|della|der|die|das|dem|den|und|für|im|am|mit|et|pour|con|para|per|w|dla|van|voor|en|y|e))\s*$/iu;
const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** A line that ends within a phrase, or is continued by a small letter or by further capitals. */
function goesOn(text: string, next: Line | undefined): boolean {
  if (!next || next.text.trim() === '' || /[.;|)]\s*$/u.test(text) || /[:|]/u.test(next.text)) return false;
  return /^\s*[\p{Ll}&]/u.test(next.text) || unfinished.test(text) || (isCapitals(text) && isCapitals(next.text));
}

const dated = /[\s,;(]{1,3}(?:dated?|dtd?|datum|vom|du|fecha|data|page|seite|with)(?!\p{L}).*$/iu;
/** Words before a colon that may be another label. */
const longestLabel = 5;

/** A value without what follows it in its row or line: further cells, and labels with values of their own. Null where that is not clear. */
function withoutFurther(part: IdentityPart, taken: string): string | null {
  const cell =
    taken
      .split('|')
      .map((each) => each.trim())
      .find((each) => each.replace(/[:：\s]/gu, '') !== '') ?? '';
  const whole = cell.replace(/^[\s:：]{1,9}/u, '');
  const own = part === 'reference' ? whole.replace(dated, '') : whole;
  const colon = /[:：](?!\/\/)/u.exec(own)?.index ?? -1;
  if (colon < 0) return own;
  const words = own
    .slice(0, colon)
    .trimEnd()
    .split(/[\s　]+/u);
  for (let length = Math.min(longestLabel, words.length - 1); length > 0; length--)
    if (isLabel(words.slice(-length).join(' '))) return words.slice(0, -length).join(' ');
  return null;
}

const blank =
  /_{3}|\.{4}|…{2}|x{3}|\[[^\][]{0,80}\]|<[^<>]{0,80}>|(?<!\p{L})(?:insert|to be|indicate|tbd|n\/a)(?!\p{L})/iu;
const signature = /^\s*(?:signature|date and place|place and date|name and title|unterschrift|firma|podpis)/iu;
/** The name of the procedure alone. */
const procedure =
  /^(?:request for (?:quotations?|proposals?|bids?|tenders?|offers?)|(?:invitation|call) (?:to|for) (?:bids?|tenders?|proposals?)|(?:bidding|tender) documents?|tender|rf[pqb]|itt|itb)(?:\s*\([^()]{1,12}\))?$/iu;
const elsewhere =
  /^(?:as|see|refer|please|enter|none|yes|no|any|siehe|gemäß|laut|voir|selon|ver|véase|según|vedi|conforme|zob|same|full name)(?!\p{L})|^\(|^(?:re|fw|aw|wg|tr)\s*:/iu;
/** A definition or a duty, not a name. */
const says =
  /^(?:means|shall|is|are|refers|will|bedeutet|ist|wird|désigne|est|significa|es|oznacza|betekent|指)|(?<!\p{L})(?:shall|means|must|who|that|which|qui|que|muss|soll)(?!\p{L})/iu;

function isName(part: IdentityPart, text: string): boolean {
  if (text.length > longest[part] || blank.test(text) || elsewhere.test(text) || says.test(text)) return false;
  if (part === 'reference')
    return (
      /^[\p{L}\p{N}]/u.test(text) &&
      /\d/u.test(text) &&
      text.split(' ').length <= mostWords &&
      !/\p{Ll}{3} \p{Ll}{3}/u.test(text)
    );
  if (procedure.test(text)) return false;
  if (/[\p{Script=Han}\p{Script=Hangul}]{3}/u.test(text)) return true;
  if (!/^["'“«„]?[\p{Lu}\p{Lo}]/u.test(text)) return false;
  // A subject has several words. A buyer has a name: capitals in several words, or a word in capitals.
  if (part === 'subject') return /\p{L}{2}[^\p{L}]{1,9}\p{L}{2}/u.test(text);
  const words = text.split(/[^\p{L}\p{M}]+/u);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word) || /^\p{Lo}/u.test(word));
  return capitals.length > 1 || words.some((word) => /^\p{Lu}{2,}$/u.test(word));
}
