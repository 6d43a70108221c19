import type { Stretch } from './block-parts.ts';
import { enumeratorLength } from './enumerators.ts';
import { endsWithNumberLead } from './number-leads.ts';
import { negations, verbs } from './split-statements.ts';
import { parseUnit } from './units.ts';

/** A number, up to two further ones of a range or a size, and the word after them, which may be a unit. */
const number = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,3}(?!\d)|\d{1,9}(?:[.,]\d{1,9}){0,3})`;
const figure = new RegExp(
  String.raw`(?<![\p{L}\d.,/−–-])(?:(?:[±<>≤≥]=?|\+\/[-–−])\s?)?${number}(?:\s?[-–—~x×*/]\s?${number}){0,3}(?:\s?\([\p{L}\s-]{2,40}\))?(?:\s?(?<unit>[°º℃℉%‰µμΩ"″”²³′\p{L}][^\s,;:()（），；。]{0,14}))?`,
  'gu',
);
const designation = /(?<!\p{L})(?!PH\s|RH\s)\p{Lu}{2,6}[\s-]?$/u;

const words = (text: string) => new Set(text.split(' '));
/** Words of a limit, which belong to its value. */
const limits = words(
  'minimum min min. maximum max max. at least most not less more than up to over under above below between from approx approx. about exceeding no exceed ' +
    'within mind. mindestens höchstens maximal minimal bis zu ab zwischen ca. etwa au moins plus maximum jusqu’à entre environ minimum inférieur supérieur ' +
    'mínimo mínima máximo máxima por lo al menos como hasta no mayor menor a que desde aproximadamente almeno minimo massimo fino tra fra ' +
    'pelo até entre menos co najmniej około od do не менее более от до tối thiểu đa ít nhất không nhỏ lớn hơn quá minimaal maximaal ten minste',
);
/** Words that only join a name and its figure, besides verbs and the words of a limit. */
const joins = words(
  'a an the of to with for in at is as be by period value rate total and or der die das ein eine einen einem von mit für le la les un une de du des d’ avec pour ' +
    'comprendido comprendida compris comprise compreso compresa compreendido równy equal ' +
    'el los las del con por período plazo valor il lo di da con per o e do dos com em para em z w i van een met period periode durée für',
);
/** Those that no value begins with. */
const joinsOnly = words('of to a an the de del du des di da do von van que');
/** "or more", "o superior": what follows a figure and belongs to its limit. */
const tail =
  /^\s?(?:\s(?:or|and|o|y|ou|et|oder|und|lub|en)\s(?:more|above|better|less|higher|greater|lower|fewer|over|superior|más|mayor|menor|plus|mehr|höher|wyżej|hoger)(?!\p{L})|(?:以上|以下|及以上|及以下|이상|이하)|\s\((?:min|max|minimum|maximum)\.?\)|\s?(?:±|\+\/-)\s?\d{1,6}(?:[.,]\d{1,6})?\s?%?|\s(?:per|pro|par|por)\s\p{L}{1,12}(?!\p{L}))/iu;
/** Limits in scripts and languages that have no space between words. */
const joinedLimit =
  /(?:不(?:得)?(?:小于|大于|少于|超过|低于|高于)|小于|大于|低于|高于|至少|最大|最小|≥|≤|不小于等于|최대|최소)\s?$/u;
/** What Chinese and Korean count things by. */
const classifier = /^\s?[台个套只件条组块次路支根대개식조본회]/u;
/** Between two figures of one range. */
const betweenEnds = /^\s?(?:to|and|a|y|e|et|à|bis|und|do|i|до|và|đến|至|到|~|-|–)\s?$/iu;
const opensRange = /(?<!\p{L})(?:between|from|entre|zwischen|von|tra|fra|da|de|od|między|от|từ)\s$/iu;
const longestTail = 40;
/** What follows a figure that is a part of the value: "450 mm x 450 mm", "38 + 2 kg/m³", "16 or 20 SWG", "60 Deg. Cent.". */
const goesOn = /^\.?\s?(?:[x×*+/…]\s?\d|\.{2,3}\s?\d|\d{3}(?!\d)|(?:or|ou|o|oder)\s\d|(?:cent|celsius)(?!\p{L}{4}))/iu;

/** "8,5 Fr": a short word after a plain number may be a unit that is not known. */
const unknownUnit = /^\s?(?!X\P{L})\p{Lu}\p{L}{0,2}(?:[\s.,;)]|$)/u;

interface Figure extends Stretch {
  isMeasure: boolean;
}

/**
 * What a statement gives for a name that it says, such as "at least 12 l/min" of "the delivery rate shall be at least 12 l/min". Null
 * where it has figures that may be of something else. Linear in the text for each figure.
 */
export function figureOfName(text: string, name: Stretch, isCount = false): Stretch | null {
  // "8 port output (power …": the words of the name are of several parts.
  if (/[(（;；]/u.test(text.slice(name.start, name.end).replace(/\([^()]*\)/gu, ''))) return null;
  const found = figureFor(text, name, isCount);
  if (!found) return null;
  const rest = text.slice(found.end, found.end + longestTail);
  if (goesOn.test(rest) || (!found.isMeasure && unknownUnit.test(rest))) return null;
  const said = limitedFigure(text, found);
  // "Shall not be cast from more than 1.5 m": without its "not" the figure would say the opposite.
  const isDenied = wordsOf(text.slice(0, said.start)).some((word) => negations.has(word));
  return isDenied ? null : said;
}

function figureFor(text: string, name: Stretch, isCount: boolean): Figure | null {
  const figures = figuresIn(text).filter(({ isMeasure }) => !isCount || !isMeasure);
  const inside = figures.filter(({ start, end }) => start >= name.start && end <= name.end);
  const outside = figures.filter(({ start, end }) => end <= name.start || start >= name.end);
  // "Compacted to 95 % of its density": the only figure is between the words of the name.
  if (figures.length === 1 && inside.length === 1) return inside[0]?.isMeasure ? (inside[0] ?? null) : null;
  if (inside.length > 0 || outside.length !== figures.length) return null;
  const after = outside.find(({ start }) => start >= name.end);
  if (after && (joinsName(text, name, after) || (figures.length === 1 && isSubjectOf(text, name, after))))
    return isOnly(text, name, after, outside) ? after : null;
  const before = outside.findLast(({ end }) => end <= name.start);
  return before && isCountOf(text, before, name) ? before : null;
}

/** Whether no other figure may be of the name, too: "12 l/s, in summer 15 l/s", "−10 to 50 °C". */
function isOnly(text: string, name: Stretch, figure: Figure, all: readonly Figure[]): boolean {
  if (/[−–-]\s?\d/u.test(text.slice(name.end, figure.start))) return false;
  const others = all.filter(({ start, isMeasure }) => start > figure.start && isMeasure && text[start] !== '±');
  return !figure.isMeasure || others.length === 0;
}

function figuresIn(text: string): Figure[] {
  const from = enumeratorLength(text);
  const found: Figure[] = [];
  for (const match of text.matchAll(figure)) {
    const { unit = '' } = match.groups ?? {};
    const start = match.index;
    const before = text.slice(Math.max(0, start - 20), start);
    if (start < from || endsWithNumberLead(before) || designation.test(before)) continue;
    const own = unitOf(unit);
    const end = start + match[0].length - (unit.length - own.length);
    const trimmed = text.slice(start, end).trimEnd().length;
    const last = found.at(-1);
    const isEnd =
      last !== undefined &&
      betweenEnds.test(text.slice(last.end, start)) &&
      (!/\s(?:and|y|e|et|und|i|và)\s/iu.test(text.slice(last.end, start)) ||
        opensRange.test(text.slice(Math.max(0, last.start - 12), last.start)));
    if (last && isEnd) {
      last.end = start + trimmed;
      last.isMeasure ||= own !== '';
    } else found.push({ start, end: start + trimmed, isMeasure: own !== '' });
  }
  return found;
}

/** The part of the word after a number that is a unit or a share; empty where it is another word. */
function unitOf(word: string): string {
  if (/^[%‰°º"″”′]$/u.test(word)) return word;
  // "70 IP cameras", "2 in number".
  if (['in', 'a', 'A.', 'IP'].includes(word) || /^(?:nos?\.?|numbers?|units?|pcs\.?|pieces)$/iu.test(word)) return '';
  // "12X": a magnification, while "2 x" counts.
  if (word === 'X') return word;
  const bare = word.replace(/(?<![.'’"”])[.'’"”]+$/u, '');
  return parseUnit(bare) ? bare : parseUnit(word) ? word : /^[%‰]/u.test(word) ? word.slice(0, 1) : '';
}

/** Whether only words that join them, or a colon, are between a name and the figure after it. */
function joinsName(text: string, name: Stretch, { start, end, isMeasure }: Figure): boolean {
  const between = text.slice(name.end, start);
  if (
    between.length > longestTail + 20 ||
    /^\s?,|[;；。!?]|\.\s/u.test(between.replace(/(?:min|max|approx)\.\s/giu, ' '))
  )
    return false;
  const rest = text.slice(end, end + 20);
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(text.slice(name.start, name.end)))
    return between.replace(/\s/gu, '').length <= 10 && (isMeasure || classifier.test(rest));
  // "The router shall have 4 fans": the number is of the next word.
  if (!isMeasure && /^\s\p{L}{3}/u.test(rest.replace(tail, ''))) return false;
  const others = wordsOf(between).filter((word) => !verbs.has(word) && !limits.has(word) && !joins.has(word));
  if (others.length > 0) return false;
  // "RAL 7016", "Series 3": a plain number right after a word is often part of its name.
  return isMeasure || wordsOf(between).length > 0 || /[:=≥≤<>]/u.test(text.slice(name.end, start + 1));
}

/** "The cable length between the racks is about 40 m": the statement is about the name, and a verb leads to its only figure. */
function isSubjectOf(text: string, name: Stretch, { start, isMeasure }: Figure): boolean {
  const between = text.slice(name.end, start);
  const isPlain = isMeasure && between.length <= 2 * longestTail && !/[,;:；。!?]/u.test(between);
  if (!isPlain || !wordsOf(text.slice(enumeratorLength(text), name.start)).every((word) => joins.has(word)))
    return false;
  const words = wordsOf(between);
  const upToVerb = words.slice(0, words.findLastIndex((word) => !limits.has(word) && !joinsOnly.has(word)) + 1);
  const subject = upToVerb.slice(0, upToVerb.findLastIndex((word) => !verbs.has(word)) + 1);
  // "The doors are painted and the hall is 40 m long" has two subjects; "shall not be" is one verb.
  return subject.length < upToVerb.length && !subject.some((word) => verbs.has(word));
}

/** "10 or more camera presets", "150 km/h of wind speed", "5 years of comprehensive warranty". */
function isCountOf(text: string, { start, end, isMeasure }: Figure, name: Stretch): boolean {
  const rest = text.slice(end, name.start);
  const between = rest.slice(tail.exec(rest)?.[0].length ?? 0);
  // "0.5 % of the content" is a part of it.
  const isShare = /[%‰]$/u.test(text.slice(start, end));
  if (isShare && /\p{L}/u.test(between)) return false;
  if (counting.test(between)) return true;
  // A quantity may have an adjective; "at 30 °C" is what another one is stated for.
  const isCondition = /(?:@|(?<!\p{L})(?:at|bei|à|a|przy))\s?$/iu.test(text.slice(Math.max(0, start - 12), start));
  return isMeasure && !isCondition && /^\)?\s(?:(?:of|de|di|von|van)\s)?(?:[\p{L}\d]{3,20}\s)?$/iu.test(between);
}

/** Between a number and what is counted: "2 x sockets", "3 nos. of arms". */
const counting =
  /^(?:\s?[x×]|\s(?:numbers?|nos?\.?|units?|pcs\.?|pieces|unidades|stück|st\.|pezzi|pièces|szt\.))?\s?(?:(?:of|de|di|von|van)\s|[-–]\s?)?$/iu;

/** A figure with the words that limit it. */
function limitedFigure(text: string, { start, end }: Figure): Stretch {
  const to = end + (tail.exec(text.slice(end, end + longestTail))?.[0].length ?? 0);
  const before = text.slice(Math.max(0, start - longestTail), start);
  const joined = joinedLimit.exec(before);
  if (joined) return { start: start - joined[0].length, end: to };
  // From the first of the words of a limit that lead to it, over others that only join them: "at least for a period of".
  let from = start;
  for (const { word, at } of [...before.matchAll(/(?<=^|[\s(])[^\s(]+/gu)].reverse().map(wordAt)) {
    if (!limits.has(word) && !joins.has(word)) break;
    if (limits.has(word) && !joinsOnly.has(word)) from = start - before.length + at;
  }
  // "shall not exceed": without its verb the limit reads badly.
  const verb = /^(?:not|no|exceed)\s/iu.test(text.slice(from, start)) ? modal.exec(text.slice(0, from)) : null;
  return { start: verb ? verb.index : from, end: to };
}

const modal = /(?<!\p{L})(?:shall|should|must|will|may)\s$/iu;

const wordAt = (match: RegExpExecArray) => ({ word: match[0].toLowerCase().replace(/[,:]$/u, ''), at: match.index });

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}’]+\.?/gu)
    ?.map((word) => (limits.has(word) ? word : word.replace(/\.$/u, ''))) ?? [];
