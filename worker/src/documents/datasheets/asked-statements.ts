import { analyzerFor } from '../../search/terms.ts';
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
const longest = 420;
/** So many requirements are shown for a name. */
const mostStatements = 5;

interface Statement {
  page: Page;
  start: number;
  end: number;
}

/** Rows of requirements, items of lists and sentences that say all words of a name, or other words for it, with a figure or a rating. */
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
  const direct = statementsWith(
    document,
    asked.map(({ keyword, words }) => ({ keyword, ways: [words] })),
  );
  const isFound = new Set(direct.map(({ keyword }) => keyword));
  // Other words are asked for only where its own are not there.
  const left = asked.filter(({ keyword, others }) => !isFound.has(keyword) && others.length > 0);
  const other = statementsWith(
    document,
    left.map(({ keyword, others }) => ({ keyword, ways: others })),
  );
  return [...direct, ...other];
}

/** A name and the ways to say it that are looked for. */
interface Wanted {
  keyword: string;
  ways: WordKeys[][];
}

function statementsWith(document: SheetSource, wanted: readonly Wanted[]): AskedStatement[] {
  if (wanted.length === 0) return [];
  const { language = 'und', pages } = document;
  const decimal = decimalMarkOfDocument(document);
  const asked = wanted.map((each) => ({ ...each, found: 0 }));
  const sheets: AskedStatement[] = [];
  for (const statement of statementsOf(pages)) {
    const text = statement.page.text.slice(statement.start, statement.end);
    if (text.length > longest || technicalSign(text) === null) continue;
    const terms = analyzerFor(language)(text);
    for (const each of asked) {
      if (each.found >= mostStatements) continue;
      const place = each.ways.map((way) => placeOfAll(way, terms)).find((found) => found !== null);
      if (!place) continue;
      each.found += 1;
      const name = text.slice(place.start, place.end);
      const value = text.replace(/\s+/gu, ' ').trim();
      const boxes = boxesForSpan(statement.page, statement.start, statement.end);
      const pair = {
        name: name.length <= 60 ? name : each.keyword,
        value,
        boxes,
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

/** Where the words of a name are in a text, from the first to the last; null where one of them is missing. */
function placeOfAll(
  words: readonly WordKeys[],
  terms: readonly { keys: readonly string[]; start: number; end: number }[],
): { start: number; end: number } | null {
  const places = words.map((keys) => terms.find((term) => meets(keys, term.keys)));
  if (places.some((place) => place === undefined)) return null;
  return {
    start: Math.min(...places.map((place) => place?.start ?? 0)),
    end: Math.max(...places.map((place) => place?.end ?? 0)),
  };
}

function* statementsOf(pages: readonly Page[]): Generator<Statement> {
  for (const page of pages) {
    if (page.isContents) continue;
    for (const { kind, start, end, table } of page.blocks) {
      if (kind === 'heading') continue;
      const parts = table ? table.cells.filter((cell) => cell.end > cell.start) : [{ start, end }];
      for (const part of parts) yield* sentencesOf(page, part);
    }
  }
}

/** Sentences end at a point before a capital, and at marks between the parts of a list. */
function* sentencesOf(page: Page, { start, end }: { start: number; end: number }): Generator<Statement> {
  const text = page.text.slice(start, end);
  let from = 0;
  for (const mark of text.matchAll(/[;；。]|(?<=[\p{Ll}\d)%]{2})\.\s+(?=\p{Lu})/gu)) {
    yield { page, start: start + from, end: start + mark.index };
    from = mark.index + mark[0].length;
  }
  yield { page, start: start + from, end };
}
