import type { DecimalMark } from '../../numbers/parse-number.ts';
import { analyzerFor } from '../../search/terms.ts';
import { boxesForSpan } from '../locate-quote.ts';
import { isOfOtherSide } from './asked-bounds.ts';
import { figureOfName } from './asked-figure.ts';
import { isOfAskedKind } from './asked-kind.ts';
import {
  type AskedProperty,
  figureTerms,
  givesProperty,
  mainProperty,
  mayGiveProperty,
  mostToFigure,
  propertiesIn,
  spreadOf,
  toFigure,
} from './asked-nearness.ts';
import { asksForCount, limitsIn, wordsWithoutLimits } from './asked-words.ts';
import type { Stretch } from './block-parts.ts';
import { decimalMarkOfDocument } from './decimal-mark.ts';
import { enumeratorLength } from './enumerators.ts';
import { isInRange, type PageRange, type SheetSource } from './extract-datasheets.ts';
import { matchParameters } from './match-parameters.ts';
import type { Datasheet } from './model.ts';
import { areTogether, placeOfAll, saysAll, saysMore, saysWord } from './name-places.ts';
import { toParameter } from './pair-parameter.ts';
import { otherWords, type WordKeys } from './parameter-words.ts';
import { isPairName } from './split-pairs.ts';
import { verbs } from './split-statements.ts';
import { longestStatement, type Statement, statementsOf } from './statements.ts';
import { technicalSign } from './technical-signs.ts';

/** A requirement that says an asked name, as a sheet of its own. */
export interface AskedStatement {
  keyword: string;
  sheet: Datasheet;
}

/** Characters: what is longer is no single requirement. */
const longest = { figure: longestStatement, measure: 300, words: 200, context: 300 } as const;
/** So many requirements are shown for a name. */
const mostStatements = 5;
/** So many are compared. */
const mostCandidates = 200;
/** Terms; a statement whose figure is that much further from the name is not shown beside a nearer one. */
const mostFurther = 2;

/**
 * Rows of requirements, items of lists and sentences that say all words of a name, or other words for it, with a figure or a rating. For
 * a name that is nowhere beside one: short items that say its words close together, with more than them.
 */
export function askedStatements(
  { pages, language = 'und', tables }: SheetSource,
  keywords: readonly string[],
  range: PageRange,
): AskedStatement[] {
  if (keywords.length === 0) return [];
  const document = { tables, language, pages: pages.filter(({ number }) => isInRange(number, range)) };
  const asked = keywords.flatMap((keyword) => {
    const words = wordsWithoutLimits(keyword, language);
    if (words.length === 0) return [];
    return { keyword, words, others: otherWords(words, language).map((other) => other.words) };
  });
  const own = asked.map(({ keyword, words }) => ({ keyword, ways: [words] }));
  // Other words are asked for only where its own are not there.
  const others = asked.flatMap(({ keyword, others }) => (others.length > 0 ? { keyword, ways: others } : []));
  const found: AskedStatement[] = [];
  const isFound = new Set<string>();
  // What says a name far from any figure, or beside one of another kind, is shown where nothing better is found.
  const far: AskedStatement[] = [];
  for (const { wanted, sign } of [
    { wanted: own, sign: 'figure' },
    { wanted: others, sign: 'figure' },
    { wanted: own, sign: 'measure' },
    { wanted: own, sign: 'words' },
    { wanted: own, sign: 'context' },
  ] as const) {
    const left = wanted.filter(({ keyword }) => !isFound.has(keyword));
    for (const { isFar, ...statement } of statementsWith(document, left, sign)) {
      (isFar ? far : found).push(statement);
      if (!isFar || sign === 'measure') isFound.add(statement.keyword);
    }
  }
  const isNear = new Set(found.map(({ keyword }) => keyword));
  return [...found, ...far.filter(({ keyword }) => !isNear.has(keyword))];
}

/** A name and the ways to say it that are looked for. */
interface Wanted {
  keyword: string;
  ways: WordKeys[][];
}

/**
 * What a statement must have beside the name: a figure, or words in a short item; `measure`: a figure whose unit says the property that
 * the name asks for; `context`: a figure, and half of the name,
 * where what it is about says the rest; one word will do where its own row or list says it.
 */
type Sign = 'figure' | 'measure' | 'words' | 'context';

/** A statement that says a name, and how far it is from a figure. */
interface Candidate {
  statement: Statement;
  text: string;
  name: Stretch;
  figure: Stretch | null;
  /** Terms between the name and the nearest figure. */
  away: number;
  /** The same and half of those between the words of the name. */
  distance: number;
  /** It says the name with its words next to each other. */
  isLiteral: boolean;
  /** None of its figures has a unit of the property that the name asks for. */
  isOther: boolean;
  /** Words of the name that only its surroundings say. */
  missing: number;
}

function statementsWith(
  document: SheetSource,
  wanted: readonly Wanted[],
  sign: Sign,
): (AskedStatement & { isFar: boolean })[] {
  if (wanted.length === 0) return [];
  const { language = 'und', pages } = document;
  const analyze = analyzerFor(language);
  const limitWords = limitsIn(language);
  const asked = wanted.map((each) => ({
    ...each,
    found: [] as Candidate[],
    main: mainProperty(each.keyword, language),
    properties: sign === 'measure' || sign === 'context' ? each.ways.flatMap((way) => propertiesIn(way, language)) : [],
  }));
  for (const statement of statementsOf(pages, analyze)) {
    const text = statement.page.text.slice(statement.start, statement.end);
    if (text.length > longest[sign]) continue;
    if (sign === 'words' && !statement.isItem) continue;
    if (sign !== 'words' && !/\d/u.test(text)) continue;
    const isTechnical = sign === 'words' || technicalSign(text) !== null;
    if (sign === 'context' && !isTechnical) continue;
    const from = enumeratorLength(text);
    const terms = analyze(text).filter(({ start }) => start >= from);
    // Most statements say none of the names, which a set tells soonest.
    const keys = new Set(terms.flatMap((term) => term.keys));
    for (const each of asked) {
      if (each.found.length >= mostCandidates) continue;
      const said = waysIn(each, { sign, text, keys, statement })
        .flatMap(({ words, ...way }) => {
          const place = saysAll(words, keys) ? placeOfAll(words, terms) : null;
          return place ? [{ place, ...way }] : [];
        })
        .find(({ place }) => sign !== 'words' || saysMore(place, terms));
      if (!said || isOfOtherSide(each.keyword, text) || !isOfAskedKind(each.keyword, text)) continue;
      const { place, most, missing } = said;
      const away = sign === 'words' ? 0 : toFigure(place, figureTerms(terms, text));
      const isLiteral = place.words > 1 && areTogether(place, terms, limitWords);
      const furthest = isLiteral && sign === 'measure' ? mostToFigure.literal : most;
      if (away > (isTechnical ? furthest : mostToFigure.plain)) continue;
      const name = { start: terms[place.first]?.start ?? 0, end: terms[place.last]?.end ?? 0 };
      // What the heading or the unit says of the name may be about any figure.
      const isWhole = sign === 'figure' || sign === 'words';
      const figure = isWhole ? figureOfName(text, name, asksForCount(each.keyword)) : null;
      const isOther = figure === null && each.main !== null && !mayGiveProperty(text, each.main);
      const distance = away + spreadOf(place) / 2;
      each.found.push({ statement, text, name, figure, away, distance, isLiteral, isOther, missing });
    }
  }
  const decimal = decimalMarkOfDocument(document);
  return asked.flatMap(({ keyword, found }) => {
    const own = found.filter(({ isOther }) => !isOther);
    const shown = nearest(own.length > 0 ? own : found);
    const isFar = shown.every(
      ({ figure, away, isOther }) => isOther || (figure === null && away > mostToFigure.measure),
    );
    return shown.map((candidate) => ({
      keyword,
      sheet: sheetOf(candidate, keyword, sign, { decimal, language }),
      isFar,
    }));
  });
}

interface Said {
  sign: Sign;
  text: string;
  keys: ReadonlySet<string>;
  statement: Statement;
}

/** Words that a statement has to say, and how many terms a figure may be from them. */
interface Way {
  words: WordKeys[];
  most: number;
  /** Words of the name that it leaves out. */
  missing: number;
}

/** The words that a statement must say for a name, in each way to say it. */
function waysIn(
  { ways, properties }: Wanted & { properties: readonly AskedProperty[] },
  { sign, text, keys, statement }: Said,
): Way[] {
  const anywhere = Number.POSITIVE_INFINITY;
  const measured = properties.filter(({ property }) => givesProperty(text, property)).map(({ others }) => others);
  if (sign === 'context') {
    return [
      ...ways.flatMap((way) => partOf(way, { keys, statement })),
      // "Fire damper" is the heading, and the unit says the length.
      ...measured
        .flatMap((way) => partOf(way, { keys, statement }))
        .map((way) => ({ ...way, most: mostToFigure.measure, missing: way.missing + 1 })),
    ];
  }
  if (sign !== 'measure') return ways.map((words) => ({ words, most: anywhere, missing: 0 }));
  return measured.flatMap((words) => (saysAll(words, keys) ? [{ words, most: mostToFigure.measure, missing: 0 }] : []));
}

/** The words of a name that a statement says, where what it is about says the others. */
function partOf(way: readonly WordKeys[], { keys, statement }: Pick<Said, 'keys' | 'statement'>): Way[] {
  const said = way.filter((word) => saysWord(word, keys));
  if (said.length === way.length || said.length === 0) return [];
  const isHalf = said.length * 2 >= way.length;
  // Fewer words will do where its own row or list says the others, and its figure is beside them.
  const about = isHalf ? statement.loadAbout() : statement.loadOwner();
  if (!way.every((word) => said.includes(word) || saysWord(word, about))) return [];
  const most = isHalf ? Number.POSITIVE_INFINITY : mostToFigure.owned;
  return [{ words: said, most, missing: way.length - said.length }];
}

/** Those whose figure is read, else those whose name is nearest to a figure, in the order of the document. */
function nearest(found: readonly Candidate[]): Candidate[] {
  const read = found.filter(({ figure }) => figure !== null);
  if (read.length > 0) return read.slice(0, mostStatements);
  const fewest = Math.min(...found.map(({ missing }) => missing));
  const saying = found.filter(({ missing }) => missing === fewest);
  const least = Math.min(...saying.map(({ distance }) => distance));
  const near = saying.filter(({ distance }) => distance <= least + mostFurther || distance === least);
  const shown = near.slice(0, least > mostToFigure.measure ? 1 : mostStatements);
  // The same name at two places may have two values: the nearer one is not always the one that is asked for.
  const literal = saying.filter((one) => one.isLiteral && one.distance <= mostToFigure.literal && !shown.includes(one));
  return saying.filter((one) => shown.includes(one) || literal.slice(0, mostStatements - shown.length).includes(one));
}

function sheetOf(
  { statement, text, name: place, figure }: Candidate,
  keyword: string,
  sign: Sign,
  { decimal, language }: { decimal: DecimalMark | null; language: string },
): Datasheet {
  const isWhole = sign === 'figure' || sign === 'words';
  const name = isWhole ? text.slice(place.start, place.end) : keyword;
  const said = figure ? text.slice(figure.start, figure.end) : text;
  const pair = {
    name: isPlainName(name) && !isWithin(figure, place) ? name : keyword,
    value: oneLine(said),
    boxes: boxesForSpan(statement.page, statement.start, statement.end),
    page: statement.page.number,
  };
  const read = toParameter(pair, { section: null, decimal });
  // The whole statement is shown as the place of its figure.
  const parameter = { ...read, source: { ...read.source, quote: oneLine(text) } };
  const sheet = { title: null, tags: [], pages: [statement.page.number], parameters: [parameter] };
  // "Maximum" may be missing in the words of the text: what is shown must be known as what was asked for.
  const isKnown = matchParameters([sheet], [keyword], language).unmatched.length === 0;
  return isKnown ? sheet : { ...sheet, parameters: [{ ...parameter, parameter: keyword }] };
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Whether the words of a statement read as a name: no verb, and no bracket that is left open. */
const isPlainName = (name: string): boolean =>
  name.length <= 60 &&
  isPairName(name) &&
  !name
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => verbs.has(word));

const isWithin = (inner: Stretch | null, outer: Stretch): boolean =>
  inner !== null && inner.start >= outer.start && inner.end <= outer.end;
