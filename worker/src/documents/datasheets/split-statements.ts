import type { Stretch } from './block-parts.ts';
import { enumeratorLength } from './enumerators.ts';
import { saysExperience, saysOffer } from './label-vocabulary.ts';
import { isProperty } from './property-words.ts';
import { type PlacedQuantity, quantitiesIn } from './split-items.ts';
import type { PairSetting, TextPair } from './split-pairs.ts';
import { isPairName, shiftPair } from './split-pairs.ts';
import { articles, cases, danglers, modals, negations, openers, starters, verbs } from './statement-words.ts';

/** Characters: a longer sentence says more than one thing, and names what it says by the words for properties alone. */
const longest = { plain: 220, any: 900 } as const;
/** Words of a name that stands before "shall be", and of one behind "with a" or "shall have". */
const mostWords = { subject: 14, property: 6, thing: 6, about: 6 } as const;
/** Characters of a value behind its quantity; a longer rest of the sentence is cut where it says something else. */
const longestRest = 60;

/**
 * Sentences such as "The width of the lift door shall be at least 900 mm": names and quantities; places are into `text`. In running text
 * a name has to be one of a property, such as a width.
 */
export function splitStatements(text: string, setting: PairSetting = 'list'): TextPair[] {
  return sentencesOf(text).flatMap(({ start, end }) =>
    statementsOf(text.slice(start, end), setting).map((pair) => shiftPair(pair, start)),
  );
}

function sentencesOf(text: string): Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  for (const mark of text.matchAll(/[;；。]|(?<=[\p{L}\d)%"²³°]{2}|\/\p{L})\.\s+(?=\p{Lu})/gu)) {
    found.push({ start, end: mark.index });
    start = mark.index + mark[0].length;
  }
  return [...found, { start, end: text.length }].filter(({ start, end }) => end - start <= longest.any);
}

function statementsOf(text: string, setting: PairSetting): TextPair[] {
  const from = enumeratorLength(text);
  const end = text.length - (/[\s.;,]{1,4}$/u.exec(text)?.[0].length ?? 0);
  if (saysExperience(text) || (setting === 'prose' && saysOffer(text))) return [];
  const isPlain = setting === 'list' && text.length <= longest.plain;
  const found: TextPair[] = [];
  for (const quantity of quantitiesIn(text, from)) {
    const start = found.at(-1)?.value.end ?? from;
    if (quantity.leadStart < start) continue;
    // Kilometres in running text are those of sites and routes.
    if (setting === 'prose' && /^kms?$/iu.test(quantity.unit)) continue;
    // "for motors of 90 kW and more": a class of things.
    if (
      /^\s(?:and|und|et|y)\s(?:more|above|over|larger|mehr|darüber|plus|más)(?!\p{L})/iu.test(text.slice(quantity.end))
    )
      continue;
    // What is in brackets is said aside.
    const before = text.slice(from, quantity.valueStart);
    if (before.split('(').length > before.split(')').length) continue;
    const pair = pairAt(text, quantity, { from: start, end, isPlain: isPlain && found.length === 0 });
    if (pair) found.push(pair);
  }
  const about = thingOf(text, from);
  return found.map((pair) => (about && pair.name.start >= about.end ? { about, ...pair } : pair));
}

/** What a sentence is about: the words before its first verb. */
function thingOf(text: string, from: number): Stretch | null {
  const tokens = tokensOf(text, from, Math.min(text.length, from + 90));
  const verb = tokens.findIndex(({ word }) => verbs.has(word));
  const own = tokens.slice(0, Math.max(0, verb));
  const name = own.some(({ isFollowed }) => isFollowed) ? null : nameOf(own, mostWords.about);
  return name && isStatementName(text.slice(name.start, name.end)) ? name : null;
}

interface Around {
  from: number;
  end: number;
  /** Names need not be of properties. */
  isPlain: boolean;
}

function pairAt(text: string, quantity: PlacedQuantity, { from, end, isPlain }: Around): TextPair | null {
  const tokens = tokensOf(text, from, quantity.leadStart);
  const rest = text.slice(quantity.end, end);
  const isThick = sized.test(rest);
  const named = nameBefore(tokens, { ...quantity, isPlain, isThick });
  if (named && isStatementName(text.slice(named.name.start, named.name.end))) {
    const value = { start: named.valueStart ?? quantity.valueStart, end: endOfValue(text, quantity, end) };
    return { name: named.name, value };
  }
  const behind = nameBehind(rest);
  const last = tokens.at(-1)?.word ?? '';
  // "shall not be less than" belongs to the subject.
  if (!behind || cases.has(last) || (verbs.has(last) && tokens.slice(-3).some(({ word }) => negations.has(word))))
    return null;
  const name = { start: quantity.end + behind.start, end: quantity.end + behind.end };
  const value = { start: quantity.valueStart, end: quantity.end + behind.valueEnd };
  if (!isStatementName(text.slice(name.start, name.end))) return null;
  if (behind.valueEnd > 0) return { name, value };
  // "a layer of 10 cm in thickness": the layer is what it is about.
  const own = tokens.slice(tokens.findLastIndex(({ word }) => verbs.has(word)) + 1);
  const about = quantity.isOf ? nameOf(propertyOf(own) ?? [], mostWords.property) : null;
  return about && isStatementName(text.slice(about.start, about.end)) ? { name, value, about } : null;
}

/** "1.6 mm thick": what is so is named behind it, or is the subject of the sentence. */
const sized = /^\s?(?:thick|wide|deep|high|long|tall)\s/iu;
/** "10 mm de diámetro", "2 m in length". */
const ofQuantity = /^\s(?:de|di|in|d['’])\s?(?<name>\p{L}{3,20})(?!\p{L})/iu;

/** The name that follows a quantity; places are into `rest`, that of the value's end too. */
function nameBehind(rest: string): (Stretch & { valueEnd: number }) | null {
  const property = ofQuantity.exec(rest)?.groups?.name;
  if (property !== undefined) {
    const start = rest.indexOf(property);
    return isProperty(property) ? { start, end: start + property.length, valueEnd: 0 } : null;
  }
  const adjective = sized.exec(rest)?.[0];
  if (adjective === undefined) return null;
  const thing = tokensOf(rest, adjective.length, Math.min(rest.length, adjective.length + 60));
  const stop = thing.findIndex(({ word, isApart }, index) => isStop(word) || (isApart && index > 0));
  const own = thing.slice(0, stop === -1 ? mostWords.thing : stop);
  if (own.length > mostWords.thing || own.some(({ start, end }) => /[\d(]/u.test(rest.slice(start, end)))) return null;
  const [first, last] = [own[0], own.at(-1)];
  return first && last
    ? {
        start: first.start,
        end: first.start + bareLength(rest.slice(first.start, last.end)),
        valueEnd: adjective.trimEnd().length,
      }
    : null;
}

const bareLength = (words: string) => words.replace(/[.,;:]$/u, '').length;

const isStop = (word: string) => verbs.has(word) || openers.has(word) || danglers.has(word) || starters.has(word);

/** Where something else begins behind a quantity. */
const otherThing =
  /[,;:]\s(?!\d)|\s(?:and|und|et|y|e|oraz|which|that|so|such|thereby|shall|should|must|will|with|having|mit|avec|con|com|sowie)\s(?!\d)/iu;

/** A short rest of the sentence belongs to the value: what it is measured in, and what for. */
function endOfValue(text: string, quantity: PlacedQuantity, end: number): number {
  const [rest = ''] = text.slice(quantity.end, end).split(/\s\.\s|\.\s+(?=\p{Lu})/u, 1);
  const next = quantitiesIn(text, quantity.end).find(({ isOf }) => isOf);
  if (rest.length <= longestRest && !next) return quantity.end + rest.length;
  const cut = otherThing.exec(rest)?.index ?? rest.length;
  return quantity.end + (cut <= longestRest ? cut : 0);
}

interface Named {
  name: Stretch;
  /** Where the value begins with its verb; null where it begins at its quantity. */
  valueStart: number | null;
}

interface Token extends Stretch {
  word: string;
  /** A comma or another mark is before it. */
  isApart: boolean;
  /** A comma is behind it. */
  isFollowed: boolean;
}

const tokensOf = (text: string, from: number, to: number): Token[] =>
  [...text.slice(from, to).matchAll(/\S+/gu)].map((token, index, all) => ({
    word: token[0].toLowerCase().replace(/[,:()]/gu, ''),
    start: from + token.index,
    end: from + token.index + token[0].length,
    isApart: /[,:–]$/u.test(all[index - 1]?.[0] ?? ''),
    isFollowed: token[0].endsWith(','),
  }));

interface Lead extends Pick<PlacedQuantity, 'isOf' | 'isLed'> {
  isPlain: boolean;
  /** The quantity is that of something behind it. */
  isThick: boolean;
}

/** The subject, where a verb leads to the quantity; else what "of" or a word for a property joins to it. */
function nameBefore(tokens: readonly Token[], { isOf, isLed, isPlain, isThick }: Lead): Named | null {
  if (tokens.at(-1)?.isFollowed) return null;
  const lastVerb = tokens.findLastIndex(({ word }) => verbs.has(word));
  const own = tokens.slice(lastVerb + 1);
  if (own.length === 0) return subjectOf(tokens, { isPlain, isThick });
  if (isThick) return null;
  const isModal = modals.has(tokens[lastVerb]?.word ?? '');
  const isAsked = lastVerb !== -1 || tokens.slice(0, -1).some(({ word }) => openers.has(word));
  const property = propertyOf(own);
  if (!property || (!isLed && !isAsked)) return null;
  if (isPlain && isOf && isAsked && !isModal) {
    const name = nameOf(property, mostWords.property);
    if (name) return { name, valueStart: null };
  }
  // "shall resist a wind speed of": the verb of doing is no part of the name.
  const words = isModal && property[0] === own[0] ? property.slice(1) : property;
  const of = words.findIndex(({ word }) => word === 'of');
  const head = of > 0 ? words[of - 1] : words.at(-1);
  if (!head || !isProperty(head.word)) return null;
  const name = nameOf(words, mostWords.property);
  return name && { name, valueStart: null };
}

const behindComma = (own: readonly Token[]) =>
  own.slice(Math.max(0, own.map(({ isApart }) => isApart).lastIndexOf(true)));

const between = new Set(['between', 'zwischen', 'entre', 'tra', 'fra', 'między', 'tussen', 'между']);
const joining = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'y', 'o', 'e', 'that', 'oraz', 'en', 'и']);

/** What stands before the verb that leads to a quantity. */
function subjectOf(tokens: readonly Token[], { isPlain, isThick }: Pick<Lead, 'isPlain' | 'isThick'>): Named | null {
  const verb = tokens.findLastIndex(({ word }) => !verbs.has(word)) + 1;
  let own = tokens.slice(0, verb);
  own = own.slice(own.findLastIndex(({ word }) => verbs.has(word)) + 1);
  const apart = behindComma(own);
  // "Filters, fans etc. shall be 1.25 mm thick steel": the steel is named.
  if (isThick && apart.length < own.length) return null;
  if (!isPlain || apart.some(({ word }) => isProperty(word))) own = apart;
  if (!isPlain && !isThick) {
    const joint = own.findLastIndex(({ word }) => joining.has(word));
    // "The margin between … and …" is one name.
    const isLong = (joint > 3 && !own.some(({ word }) => between.has(word))) || own[joint]?.word === 'that';
    if (isLong && own.slice(joint).some(({ word }) => isProperty(word))) own = own.slice(joint + 1);
    while (own[0] && openers.has(own[0].word)) own = own.slice(1);
    if (!own.some(({ word }) => isProperty(word)) || cases.has(own[0]?.word ?? '')) return null;
  }
  const name = nameOf(own, mostWords.subject);
  // "shall not be less than 2 mm" keeps its "not".
  const isNegative = tokens.slice(verb).some(({ word }) => negations.has(word));
  return name && { name, valueStart: isNegative ? (tokens[verb]?.start ?? null) : null };
}

/** The words behind "with a", "made for" or a comma; null where they tell the case of something else. */
function propertyOf(own: readonly Token[]): readonly Token[] | null {
  const near = behindComma(own);
  const opener = near.slice(0, -1).findLastIndex(({ word }) => openers.has(word) && word !== 'of');
  const before = near.slice(Math.max(0, opener - 1), opener + 1);
  const words = near.slice(opener + 1);
  return cases.has(words[0]?.word ?? '') || before.some(({ word }) => cases.has(word)) ? null : words;
}

function nameOf(tokens: readonly Token[], most: number): Stretch | null {
  let own = tokens;
  while (own[0] && articles.has(own[0].word)) own = own.slice(1);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || own.length > most || danglers.has(last.word) || starters.has(first.word)) return null;
  return { start: first.start, end: last.end };
}

function isStatementName(name: string): boolean {
  // "made of", "limited to": what is done to something is no name of it.
  if (/^\p{L}*(?:ed|made|built|kept|set)$/u.test(name)) return false;
  return (
    /^[\p{L}(]/u.test(name) &&
    /\p{L}{3}/u.test(name) &&
    !/\d/u.test(name) &&
    isPairName(name.split(/\s+/u).slice(0, 10).join(' '))
  );
}
