import { splitSentences } from '../../search/sentences.ts';
import { analyzerFor, type Term } from '../../search/terms.ts';
import { boxesForSpan } from '../locate-quote.ts';
import type { Page } from '../model.ts';
import { decimalMarkOfDocument } from './decimal-mark.ts';
import { isInRange, type PageRange, type SheetSource } from './extract-datasheets.ts';
import type { Datasheet } from './model.ts';
import { toParameter } from './pair-parameter.ts';
import { meets, otherWords, parameterWords, type WordKeys } from './parameter-words.ts';
import { technicalSign } from './technical-signs.ts';

/** A requirement that says an asked name, as a sheet of its own. */
export interface AskedStatement {
  keyword: string;
  sheet: Datasheet;
}

/** Characters: what is longer is no single requirement. */
const longest = { figure: 420, words: 200 } as const;
/** So many requirements are shown for a name. */
const mostStatements = 5;
/** Words that may be between those of a name where nothing technical tells that the text is about it. */
const mostBetween = 3;

interface Statement {
  page: Page;
  start: number;
  end: number;
  /** A cell of a table or an item of a list, which says one thing. */
  isItem: boolean;
}

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
    const words = parameterWords(keyword, language);
    if (words.length === 0) return [];
    return { keyword, words, others: otherWords(words, language).map((other) => other.words) };
  });
  const own = asked.map(({ keyword, words }) => ({ keyword, ways: [words] }));
  // Other words are asked for only where its own are not there.
  const others = asked.flatMap(({ keyword, others }) => (others.length > 0 ? { keyword, ways: others } : []));
  const found: AskedStatement[] = [];
  const isFound = new Set<string>();
  for (const { wanted, sign } of [
    { wanted: own, sign: 'figure' },
    { wanted: others, sign: 'figure' },
    { wanted: own, sign: 'words' },
  ] as const) {
    const left = wanted.filter(({ keyword }) => !isFound.has(keyword));
    const statements = statementsWith(document, left, sign);
    for (const { keyword } of statements) isFound.add(keyword);
    found.push(...statements);
  }
  return found;
}

/** A name and the ways to say it that are looked for. */
interface Wanted {
  keyword: string;
  ways: WordKeys[][];
}

/** What a statement must have beside the name: a technical figure, or words in a short item. */
type Sign = 'figure' | 'words';

function statementsWith(document: SheetSource, wanted: readonly Wanted[], sign: Sign): AskedStatement[] {
  if (wanted.length === 0) return [];
  const { language = 'und', pages } = document;
  const decimal = decimalMarkOfDocument(document);
  const analyze = analyzerFor(language);
  const asked = wanted.map((each) => ({ ...each, found: 0 }));
  const sheets: AskedStatement[] = [];
  for (const statement of statementsOf(pages)) {
    const text = statement.page.text.slice(statement.start, statement.end);
    if (text.length > longest[sign]) continue;
    if (sign === 'figure' ? technicalSign(text) === null : !statement.isItem) continue;
    const terms = analyze(text);
    for (const each of asked) {
      if (each.found >= mostStatements) continue;
      const places = each.ways.flatMap((way) => placeOfAll(way, terms) ?? []);
      const place = places.find((found) => sign === 'figure' || saysMore(found, terms));
      if (!place) continue;
      each.found += 1;
      const name = text.slice(terms[place.first]?.start, terms[place.last]?.end);
      const pair = {
        name: name.length <= 60 ? name : each.keyword,
        value: text.replace(/\s+/gu, ' ').trim(),
        boxes: boxesForSpan(statement.page, statement.start, statement.end),
        page: statement.page.number,
      };
      const parameter = toParameter(pair, { section: null, decimal });
      sheets.push({
        keyword: each.keyword,
        sheet: { title: null, tags: [], pages: [statement.page.number], parameters: [parameter] },
      });
    }
  }
  return sheets;
}

/** The terms of a text, from the first word of a name to the last. */
interface NamePlace {
  first: number;
  last: number;
  /** Words of the name. */
  words: number;
}

/** Where the words of a name are closest together in a text; null where one of them is missing. Linear in the text for each word. */
function placeOfAll(words: readonly WordKeys[], terms: readonly Term[]): NamePlace | null {
  const lastAt = words.map(() => -1);
  let best: NamePlace | null = null;
  for (const [index, term] of terms.entries()) {
    let isWord = false;
    for (const [word, keys] of words.entries()) {
      if (!meets(keys, term.keys)) continue;
      lastAt[word] = index;
      isWord = true;
    }
    const first = Math.min(...lastAt);
    if (!isWord || first < 0) continue;
    if (!best || index - first < best.last - best.first) best = { first, last: index, words: words.length };
  }
  return best;
}

/**
 * Whether an item without a technical figure says something of a name. One word alone is said of too many things: it needs a number beside
 * it, as "12 microphones" has.
 */
function saysMore({ first, last, words }: NamePlace, terms: readonly Term[]): boolean {
  const content = terms.slice(first, last + 1).filter(({ isStop }) => !isStop).length;
  if (content - words > mostBetween) return false;
  const others = terms.filter(({ isStop }, index) => !isStop && (index < first || index > last));
  if (words > 1) return others.length > 0;
  return [terms[first - 1], terms[last + 1]].some((term) => term !== undefined && /^\d{1,6}$/u.test(term.word));
}

function* statementsOf(pages: readonly Page[]): Generator<Statement> {
  for (const page of pages) {
    if (page.isContents) continue;
    for (const { kind, start, end, table } of page.blocks) {
      if (kind === 'heading') continue;
      const parts = table ? table.cells.filter((cell) => cell.end > cell.start) : [{ start, end }];
      const isItem = table !== undefined || kind === 'list_item';
      for (const part of parts) yield* statementsIn(page, part, isItem);
    }
  }
}

/** "(a) … (b) …" in one line, and semicolons between requirements. */
const betweenItems = /[;；]|(?<=[\s,:])(?=\((?:[a-z]|[ivx]{1,4})\)\s)/gu;

/** Sentences, cut at the marks between the items of a list. */
function* statementsIn(page: Page, part: { start: number; end: number }, isItem: boolean): Generator<Statement> {
  for (const { start, end } of splitSentences(page.text, part.start, part.end)) {
    const text = page.text.slice(start, end);
    let from = 0;
    for (const mark of text.matchAll(betweenItems)) {
      if (mark.index > from) yield { page, start: start + from, end: start + mark.index, isItem: true };
      from = mark.index + mark[0].length;
    }
    if (from < text.length) yield { page, start: start + from, end, isItem: isItem || from > 0 };
  }
}
