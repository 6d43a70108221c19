import type { ExtractedTable } from '../tables/model.ts';
import { askedCells } from './asked-cells.ts';
import { askedCounts } from './asked-counts.ts';
import { askedStatements } from './asked-statements.ts';
import { areTwoValues } from './asked-values.ts';
import { decimalMarkOfDocument, decimalMarkOfTable } from './decimal-mark.ts';
import { isInRange, type PageRange, readFormTables, type SheetSource, wholeDocument } from './extract-datasheets.ts';
import { findSpecTable } from './find-spec-table.ts';
import { matchParameters, type ParameterMatchKind } from './match-parameters.ts';
import type { Datasheet, Parameter } from './model.ts';
import { createPagesWords } from './page-words.ts';
import { parameterWords } from './parameter-words.ts';
import { readSpecLists } from './read-spec-lists.ts';
import { createContexts, placeOfTable } from './sheet-context.ts';
import { createTakenPlaces } from './taken-places.ts';
import { technicalSign } from './technical-signs.ts';

/** What was found for names of parameters. */
export interface Asked {
  /** Only what the names mean; all sheets where no name was given. */
  sheets: Datasheet[];
  unmatched: string[];
}

/** Keeps of a document's sheets what was asked for by name, and looks in every other table and list for the names that they do not have. */
export function readAsked(
  document: SheetSource,
  sheets: readonly Datasheet[],
  keywords: readonly string[],
  range: PageRange = wholeDocument,
): Asked {
  if (keywords.length === 0) return { sheets: [...sheets], unmatched: [] };
  const { language = 'und' } = document;
  const { matches, unmatched } = matchParameters(sheets, keywords, language);
  const found = keep(sheets, new Set(matches.map(({ parameter }) => parameter)));
  if (unmatched.length === 0) return { sheets: found, unmatched };
  const rows = findAskedRows(document, unmatched, range);
  const cells = askedCells(document, rows.unmatched, range);
  const isCell = new Set(cells.map(({ keyword }) => keyword));
  const said = askedStatements(
    document,
    rows.unmatched.filter((keyword) => !isCell.has(keyword)),
    range,
  );
  const isSaid = new Set(said.map(({ keyword }) => keyword));
  const left = rows.unmatched.filter((keyword) => !isCell.has(keyword) && !isSaid.has(keyword));
  const counts = askedCounts(document, left, range);
  const isCounted = new Set(counts.map(({ keyword }) => keyword));
  return {
    sheets: [...found, ...rows.sheets, ...[...cells, ...said, ...counts].map(({ sheet }) => sheet)],
    unmatched: left.filter((keyword) => !isCounted.has(keyword)),
  };
}

/** Finds names that no datasheet has among the rows and lines of any table or list, whatever it is about. */
export function findAskedRows(
  document: SheetSource,
  keywords: readonly string[],
  range: PageRange = wholeDocument,
): Asked {
  if (keywords.length === 0) return { sheets: [], unmatched: [] };
  const { language = 'und' } = document;
  const rows = everyPair(document).flatMap(({ parameters, ...sheet }): Datasheet[] => {
    const own = parameters.filter(({ page }) => isInRange(page, range));
    return own.length > 0 ? [{ ...sheet, parameters: own }] : [];
  });
  const good = matchParameters(rows, keywords, language).matches.flatMap(({ parameter, ...match }) => {
    if (isLabelOfOther(parameter, document.tables) || areTwoValues(parameter.parameter, parameter.value)) return [];
    const named = match.keywords
      .filter(({ kind, keyword }) => isGood(kind, parameter) && !isOtherText(keyword, parameter, language))
      .map(({ keyword }) => keyword);
    return named.length > 0 ? [{ parameter, named }] : [];
  });
  // A row that one name means may be in a section that another name says: the row finds only the first.
  const found = new Set(good.flatMap(({ named }) => named));
  return {
    sheets: keep(rows, new Set(good.map(({ parameter }) => parameter))),
    unmatched: keywords.filter((keyword) => !found.has(keyword)),
  };
}

/** The name of the group is not enough, and what only resembles the name must be technical. */
const isGood = (kind: ParameterMatchKind, { value }: Parameter): boolean =>
  kind === 'name' || kind === 'words' || (kind === 'synonym' && technicalSign(value) !== null);

/** A text without any figure beside a name of which the asked words are less than half. */
const isOtherText = (keyword: string, { parameter, value }: Parameter, language: string): boolean =>
  value.length > longestWords &&
  !/\d/u.test(value) &&
  parameterWords(parameter, language).length > 2 * parameterWords(keyword, language).length;

/** Characters: "stainless steel with a brushed finish" is a value. */
const longestWords = 80;

/** "Handover | Handover of phase 2 | 5 % of C": what is beside the name names another cell's figure. */
function isLabelOfOther({ value, unit, source }: Parameter, tables: readonly ExtractedTable[]): boolean {
  if (source.table === null || unit !== null || /\d/u.test(value.replace(phaseNumber, ''))) return false;
  const cells = tables[source.table]?.cells ?? [];
  return cells.some(
    ({ row, column, text }) =>
      row === source.row && column > (source.column ?? 0) && text.length <= 40 && technicalSign(text) !== null,
  );
}

/** Numbers of parts and sizes in a name: "phase 2", "(up to 300 mm size)". */
const phaseNumber =
  /(?<!\p{L})(?:phase|stage|lot|unit|item|block|step|level)s?\s\d{1,3}(?:(?:,\s|\s(?:and|&)\s)\d{1,3}){0,3}|\([^()]{0,60}\)/giu;

/** The sheets with only some of their parameters. */
function keep(sheets: readonly Datasheet[], wanted: ReadonlySet<Datasheet['parameters'][number]>): Datasheet[] {
  return sheets.flatMap((sheet) => {
    const parameters = sheet.parameters.filter((parameter) => wanted.has(parameter));
    return parameters.length > 0 ? [{ ...sheet, parameters }] : [];
  });
}

/** Every name with what is written beside it, in tables and lists. */
function everyPair(document: SheetSource): Datasheet[] {
  const { pages, tables } = document;
  const ofDocument = decimalMarkOfDocument(document);
  const contextAt = createContexts(pages);
  const taken = createTakenPlaces();
  const pageOf = new Map(pages.map((page) => [page.number, page]));
  const wordsOf = createPagesWords(pageOf);
  const onPage = new Map<number, number>();
  const ofTables = tables.flatMap((table, index): Datasheet[] => {
    const indexOnPage = onPage.get(table.page) ?? 0;
    onPage.set(table.page, indexOnPage + 1);
    const page = pageOf.get(table.page);
    const context = contextAt(placeOfTable(table, page, indexOnPage), table.caption);
    const decimal = decimalMarkOfTable(table, ofDocument);
    const words = wordsOf(table.page);
    const found = findSpecTable(table, { index, context, decimal, page, words, before: null, any: true });
    if (found && table.box) taken.addTable(table.page, table.box);
    return found ? [{ title: context.title, tags: [], pages: [table.page], parameters: found.parameters }] : [];
  });
  const forms = readFormTables(document, { contextAt, decimal: ofDocument, taken }, true);
  const lists = readSpecLists({
    pages,
    taken,
    contextAt: (place) => contextAt(place, null),
    decimal: ofDocument,
    any: true,
  });
  return [...ofTables, ...forms, ...lists];
}
